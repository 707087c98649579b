# Partija pagal varžybų taisykles: kas vyksta, kaip ji baigiasi ir kodėl prašymas atmestas. $why – žmogaus parašytas tekstas.

# Sakoma prie lentos.

conduct-say-offer = siūlau lygiąsias
conduct-say-agree = sutinku
conduct-say-decline = nesutinku
conduct-say-adjust = taisau

# Partijos būsena.

conduct-phase-waiting = Dar neprasidėjo
conduct-phase-playing = Žaidžiama
conduct-phase-adjourning = Atidedama
conduct-phase-adjourned = Atidėta
conduct-phase-closed = Tęsiama, vokas dar neatplėštas
conduct-phase-in-doubt = Užrašyto ėjimo prasmė neaiški
conduct-phase-envelope-lost = Vokas dingo
conduct-phase-over = Baigta

# Žaidimas.

conduct-event-begun = Partija prasidėjo.
conduct-event-arrived =
    { $side ->
        [white] Baltieji atvyko.
       *[black] Juodieji atvyko.
    }
conduct-event-left =
    { $side ->
        [white] Baltieji išėjo.
       *[black] Juodieji išėjo.
    }
conduct-event-played =
    { $side ->
        [white] Baltųjų ėjimas: { $move }.
       *[black] Juodųjų ėjimas: { $move }.
    }
conduct-event-touched =
    { $side ->
        [white] Baltieji palietė { $square }; eiti reikia iš šio langelio.
       *[black] Juodieji palietė { $square }; eiti reikia iš šio langelio.
    }
conduct-event-adjusting =
    { $side ->
        [white] Baltieji: „{ conduct-say-adjust }“.
       *[black] Juodieji: „{ conduct-say-adjust }“.
    }
conduct-event-adjusted =
    { $side ->
        [white] Baltieji baigė taisyti.
       *[black] Juodieji baigė taisyti.
    }
conduct-event-draw-offered =
    { $side ->
        [white] Baltieji: „{ conduct-say-offer }“.
       *[black] Juodieji: „{ conduct-say-offer }“.
    }
conduct-event-draw-declined =
    { $side ->
        [white] Baltieji: „{ conduct-say-decline }“.
       *[black] Juodieji: „{ conduct-say-decline }“.
    }
conduct-event-takeback-asked =
    { $side ->
        [white] Baltieji prašo leisti atšaukti ėjimą.
       *[black] Juodieji prašo leisti atšaukti ėjimą.
    }
conduct-event-saved =
    { $side ->
        [white] Baltieji išsaugojo partiją.
       *[black] Juodieji išsaugojo partiją.
    }
conduct-event-takeback-declined =
    { $side ->
        [white] Baltieji nesutinka, kad ėjimas būtų atšauktas.
       *[black] Juodieji nesutinka, kad ėjimas būtų atšauktas.
    }
conduct-event-taken-back-to-start = Ėjimai atšaukti susitarus; partija tęsiama nuo pradžios.
conduct-event-taken-back = Ėjimai atšaukti susitarus; partija tęsiama nuo padėties po įrašo Nr. { $number } partijos užraše.
conduct-event-claim-made =
    { $side ->
        [white] Baltieji reikalauja lygiųjų; teisėjas tikrina reikalavimą.
       *[black] Juodieji reikalauja lygiųjų; teisėjas tikrina reikalavimą.
    }
conduct-event-claim-made-with =
    { $side ->
        [white] Baltieji reikalauja lygiųjų ėjimu { $move }; teisėjas tikrina reikalavimą.
       *[black] Juodieji reikalauja lygiųjų ėjimu { $move }; teisėjas tikrina reikalavimą.
    }
conduct-event-end-confirmed = Teisėjas patvirtino partijos pabaigą.
conduct-event-claim-failed =
    { $side ->
        [white] Baltųjų lygiųjų reikalavimas nepasitvirtino.
       *[black] Juodųjų lygiųjų reikalavimas nepasitvirtino.
    }

# Laikrodis. Laikas rašomas taip: 1:05:09.

conduct-event-clock-forward =
    { $side ->
        [white] Baltųjų laikrodis pasuktas pirmyn ({ $time }): „{ $why }“.
       *[black] Juodųjų laikrodis pasuktas pirmyn ({ $time }): „{ $why }“.
    }
conduct-event-clock-back =
    { $side ->
        [white] Baltųjų laikrodis pasuktas atgal ({ $time }): „{ $why }“.
       *[black] Juodųjų laikrodis pasuktas atgal ({ $time }): „{ $why }“.
    }
conduct-event-clock-fault = Užfiksuotas laikrodžio gedimas, laikas nekeičiamas: „{ $why }“.
conduct-event-clock-complaint =
    { $side ->
        [white] Baltųjų pareiškimas dėl laikrodžio: „{ $why }“.
       *[black] Juodųjų pareiškimas dėl laikrodžio: „{ $why }“.
    }
conduct-event-clocks-stopped = Abu laikrodžiai sustabdyti: „{ $why }“.
conduct-event-clocks-started = Laikrodis vėl paleistas.
conduct-event-clocks-set = Laikrodžiai nustatyti iš naujo: baltieji { $white }, juodieji { $black } („{ $why }“).
conduct-event-flag-fell =
    { $side ->
        [white] Baltųjų vėliavėlė nukrito.
       *[black] Juodųjų vėliavėlė nukrito.
    }

# Pažeidimai. $made – tai, kas padaryta, kaip tai kas nors užrašė.

conduct-event-reported =
    { $side ->
        [white] Baltųjų
       *[black] Juodųjų
    } pažeidimas: { $breach ->
        [two-moves] { conduct-breach-two-moves }
        [illegal-move] { conduct-breach-illegal-move }
        [touched-other] { conduct-breach-touched-other }
        [took-back] { conduct-breach-took-back }
        [moved-opponent-piece] { conduct-breach-moved-opponent-piece }
        [missed-capture] { conduct-breach-missed-capture }
        [removed-without-reason] { conduct-breach-removed-without-reason }
        [wrong-capture-count] { conduct-breach-wrong-capture-count }
        [stopped-capture] { conduct-breach-stopped-capture }
        [early-removal] { conduct-breach-early-removal }
        [removed-too-few] { conduct-breach-removed-too-few }
        [removed-uncaptured] { conduct-breach-removed-uncaptured }
        [paused-removal] { conduct-breach-paused-removal }
        [removed-own] { conduct-breach-removed-own }
        [not-crowned] { conduct-breach-not-crowned }
        [moved-uncrowned] { conduct-breach-moved-uncrowned }
        [two-hands] { conduct-breach-two-hands }
        [unclear-capture] { conduct-breach-unclear-capture }
        [wrong-start] { conduct-breach-wrong-start }
       *[on-light-square] { conduct-breach-on-light-square }
    } („{ $made }“).
conduct-event-decided =
    Incidentas Nr. { $number }: { $decision ->
        [pending] { conduct-decision-pending }
        [corrected] { conduct-decision-corrected }
        [let-stand] { conduct-decision-let-stand }
        [replayed] { conduct-decision-replayed }
       *[noted] { conduct-decision-noted }
    }.
conduct-event-misconduct =
    { $side ->
        [white] Baltųjų
       *[black] Juodųjų
    } tvarkos pažeidimas: { $misconduct ->
        [touched-out-of-turn] { conduct-misconduct-touched-out-of-turn }
        [advice] { conduct-misconduct-advice }
        [left-board] { conduct-misconduct-left-board }
        [analysis] { conduct-misconduct-analysis }
        [pointing] { conduct-misconduct-pointing }
        [disturbance] { conduct-misconduct-disturbance }
        [help] { conduct-misconduct-help }
       *[other] { conduct-misconduct-other }
    } („{ $why }“).
conduct-event-accident = Padėtis lentoje sujaukta ne dėl žaidėjų kaltės ir atkurta: „{ $why }“.
conduct-event-displaced =
    { $side ->
        [white] Baltieji sujaukė padėtį lentoje ir atkuria ją savo mąstymo laiko sąskaita: „{ $why }“.
       *[black] Juodieji sujaukė padėtį lentoje ir atkuria ją savo mąstymo laiko sąskaita: „{ $why }“.
    }
conduct-event-restored = Padėtis lentoje atkurta.
conduct-event-compliance-demanded =
    { $side ->
        [white] Baltieji reikalauja laikytis taisyklių: „{ $why }“.
       *[black] Juodieji reikalauja laikytis taisyklių: „{ $why }“.
    }
conduct-event-replayed-from-start = Partija peržaidžiama nuo pradžios: „{ $why }“.
# Kiekvienas bet kurios pusės ėjimas yra vienas įrašas.
conduct-event-replayed = Partija peržaidžiama nuo padėties po įrašo Nr. { $number } partijos užraše: „{ $why }“.
conduct-event-penalised =
    Nuobauda { $side ->
        [white] baltiesiems
       *[black] juodiesiems
    }: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } („{ $why }“).
conduct-event-penalised-for-incident =
    Nuobauda { $side ->
        [white] baltiesiems
       *[black] juodiesiems
    } už incidentą Nr. { $number }: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } („{ $why }“).

# Partijos atidėjimas ir tęsimas.

conduct-event-session-ended = Žaidimui skirtas laikas baigėsi; partiją reikia atidėti.
conduct-event-adjournment-asked =
    { $side ->
        [white] Baltieji nori atidėti partiją.
       *[black] Juodieji nori atidėti partiją.
    }
conduct-event-adjournment-allowed = Teisėjas sutinka atidėti partiją; likęs žaidimui skirtas laikas priskaičiuojamas žaidėjui, kurio dabar ėjimas.
conduct-event-adjournment-ordered = Teisėjas atideda partiją: „{ $why }“.
conduct-event-move-sealed =
    { $side ->
        [white] Baltieji užrašė ėjimą ir atidavė jį voke.
       *[black] Juodieji užrašė ėjimą ir atidavė jį voke.
    }
conduct-event-adjournment-declined =
    { $side ->
        [white] Baltieji nesutinka atidėti partijos.
       *[black] Juodieji nesutinka atidėti partijos.
    }
conduct-event-adjournment-agreed = Žaidėjai susitaria atidėti partiją.
conduct-event-resumption-proposed =
    { $side ->
        [white] Baltieji siūlo partijos tęsimo laiką.
       *[black] Juodieji siūlo partijos tęsimo laiką.
    }
conduct-event-resumption-proposed-now =
    { $side ->
        [white] Baltieji siūlo tęsti partiją dabar.
       *[black] Juodieji siūlo tęsti partiją dabar.
    }
conduct-event-resumption-declined =
    { $side ->
        [white] Baltieji nesutinka su šiuo laiku.
       *[black] Juodieji nesutinka su šiuo laiku.
    }
conduct-event-resumption-appointed = Partijos tęsimo laikas nustatytas.
conduct-event-sealed-chosen =
    { $side ->
        [white] Baltieji pasirenka, ką reiškia užrašytas ėjimas: { $move }.
       *[black] Juodieji pasirenka, ką reiškia užrašytas ėjimas: { $move }.
    }
conduct-event-sealed-stands = Niekas laiku nepasirinko; užrašytu ėjimu laikomas { $move }.
conduct-event-adjourned-openly = Partija atidėta; paskutinis ėjimas padarytas atvirai.
conduct-event-resumed =
    Partija tęsiama; { $present ->
        [both] atvyko abu žaidėjai
        [white] atvyko tik baltieji
        [black] atvyko tik juodieji
       *[neither] neatvyko nė vienas žaidėjas
    }.
conduct-event-resumed-for =
    Partija tęsiama, žaidimui skirtas laikas – { $time }; { $present ->
        [both] atvyko abu žaidėjai
        [white] atvyko tik baltieji
        [black] atvyko tik juodieji
       *[neither] neatvyko nė vienas žaidėjas
    }.
conduct-event-envelope-opened = Vokas atplėštas; jame parašyta „{ $text }“.
conduct-event-sealed-played =
    { $side ->
        [white] Užrašytas baltųjų ėjimas: { $move }.
       *[black] Užrašytas juodųjų ėjimas: { $move }.
    }
conduct-event-sealed-played-slip =
    Užrašytas { $side ->
        [white] baltųjų
       *[black] juodųjų
    } ėjimas: { $move } (apsirikta rašant: { $slip ->
        [turned] { conduct-slip-turned }
        [one-character] { conduct-slip-one-character }
        [short] { conduct-slip-short }
        [touched] { conduct-slip-touched }
       *[capture] { conduct-slip-capture }
    }).
conduct-event-sealed-in-doubt = Užrašyto ėjimo prasmė neaiški; tai gali būti: { $moves }.
conduct-event-sealed-unreadable = Užrašyto ėjimo prasmė neaiški; užrašo neatitinka nė vienas galimas ėjimas.
conduct-event-sealed-read = Teisėjas nustatė užrašytą ėjimą: { $move }.
conduct-event-envelope-lost = Vokas dingo: „{ $why }“.
conduct-event-reconstructed = Partija atkurta: užrašytas ėjimas { $move }; sunaudotas laikas: baltieji { $white }, juodieji { $black }.
conduct-event-reconstructed-position = Partija atkurta: padėtis { $fen }; užrašytas ėjimas { $move }; sunaudotas laikas: baltieji { $white }, juodieji { $black }.

# Protestai, skundai ir partijos užrašai.

conduct-event-protested =
    { $side ->
        [white] Baltieji pateikė protestą: „{ $why }“.
       *[black] Juodieji pateikė protestą: „{ $why }“.
    }
conduct-event-protest-upheld = Protestas Nr. { $number } patenkintas: „{ $why }“.
conduct-event-protest-rejected = Protestas Nr. { $number } atmestas: „{ $why }“.
conduct-event-appealed =
    { $side ->
        [white] Baltieji apskundė teisėjo sprendimą Nr. { $number }: „{ $why }“.
       *[black] Juodieji apskundė teisėjo sprendimą Nr. { $number }: „{ $why }“.
    }
conduct-event-appeal-upheld = Skundas Nr. { $number } patenkintas: „{ $why }“.
conduct-event-appeal-rejected = Skundas Nr. { $number } atmestas: „{ $why }“.
conduct-event-handed-in =
    { $side ->
        [white] Baltieji atidavė partijos užrašą.
       *[black] Juodieji atidavė partijos užrašą.
    }
conduct-event-signed-own =
    { $side ->
        [white] Baltieji pasirašė savo partijos užrašą.
       *[black] Juodieji pasirašė savo partijos užrašą.
    }
conduct-event-signed-other =
    { $side ->
        [white] Baltieji pasirašė juodųjų partijos užrašą.
       *[black] Juodieji pasirašė baltųjų partijos užrašą.
    }
conduct-event-sheets-accepted = Teisėjas priėmė partijos užrašus be trūkstamų parašų: „{ $why }“.
conduct-event-colours-swapped = Žaidėjai apsikeitė spalvomis.
conduct-event-next-round-begun = Prasidėjo kitas ratas; šios partijos rezultatas lieka galioti.

# Kaip dar baigiasi partija.

conduct-end-time =
    { $winner ->
        [white] Baltieji laimėjo: juodieji viršijo laiką.
       *[black] Juodieji laimėjo: baltieji viršijo laiką.
    }
conduct-end-time-draw =
    { $side ->
        [white] Lygiosios: baltieji viršijo laiką, bet juodieji negali paskelbti mato.
       *[black] Lygiosios: juodieji viršijo laiką, bet baltieji negali paskelbti mato.
    }
conduct-end-absence =
    { $winner ->
        [white] Baltieji laimėjo: juodieji neatvyko laiku.
       *[black] Juodieji laimėjo: baltieji neatvyko laiku.
    }
conduct-end-both-absent = Pralaimėjimas įskaitytas abiem: neatvyko nė vienas žaidėjas.
conduct-end-abandoned = 90 dienų niekas nežaidė: partija baigta be rezultato.
conduct-end-left =
    { $winner ->
        [white] Baltieji laimėjo: juodieji per savo ėjimą per ilgai buvo pasitraukę.
       *[black] Juodieji laimėjo: baltieji per savo ėjimą per ilgai buvo pasitraukę.
    }
conduct-end-aborted =
    { $side ->
        [white] Baltieji nutraukė partiją, kol dar ne abi pusės buvo padariusios ėjimą; ji liko be rezultato.
       *[black] Juodieji nutraukė partiją, kol dar ne abi pusės buvo padariusios ėjimą; ji liko be rezultato.
    }
conduct-end-sealed-move =
    { $winner ->
        [white] Baltieji laimėjo: užrašyto juodųjų ėjimo prasmės nustatyti nepavyko.
       *[black] Juodieji laimėjo: užrašyto baltųjų ėjimo prasmės nustatyti nepavyko.
    }
conduct-end-refusal =
    { $winner ->
        [white] Baltieji laimėjo teisėjo sprendimu: juodieji atsisako laikytis taisyklių („{ $why }“).
       *[black] Juodieji laimėjo teisėjo sprendimu: baltieji atsisako laikytis taisyklių („{ $why }“).
    }
conduct-end-discipline =
    { $winner ->
        [white] Baltieji laimėjo teisėjo sprendimu: juodieji pažeidė varžybų drausmę („{ $why }“).
       *[black] Juodieji laimėjo teisėjo sprendimu: baltieji pažeidė varžybų drausmę („{ $why }“).
    }
conduct-end-neither-can-win = Lygiosios teisėjo sprendimu: nė vienas žaidėjas negali laimėti („{ $why }“).
conduct-end-claim-upheld = Lygiosios teisėjo sprendimu: lygiųjų reikalavimas pasitvirtino.
conduct-end-ruled-win =
    { $winner ->
        [white] Baltieji laimėjo teisėjo sprendimu: „{ $why }“.
       *[black] Juodieji laimėjo teisėjo sprendimu: „{ $why }“.
    }
conduct-end-ruled-draw = Lygiosios teisėjo sprendimu: „{ $why }“.
conduct-end-ruled-forfeit =
    { $winner ->
        [white] Baltieji laimėjo teisėjo sprendimu be žaidimo: „{ $why }“.
       *[black] Juodieji laimėjo teisėjo sprendimu be žaidimo: „{ $why }“.
    }
conduct-end-ruled-both-lost = Teisėjo sprendimu pralaimėjimas įskaitytas abiem: „{ $why }“.
conduct-end-ruled-both-forfeit = Teisėjo sprendimu pralaimėjimas be žaidimo įskaitytas abiem: „{ $why }“.
conduct-end-ruled-no-result = Teisėjo sprendimu partija baigta be rezultato: „{ $why }“.
conduct-end-annulled-board = Partija anuliuota ir bus peržaista: lenta buvo padėta neteisingai („{ $why }“).
conduct-end-annulled-envelope = Partija anuliuota ir bus peržaista: vokas dingo, o partijos atkurti negalima („{ $why }“).
conduct-end-annulled = Partija anuliuota ir bus peržaista: „{ $why }“.

# Kodėl prašymas atmestas.

conduct-refused-not-begun = Partija dar neprasidėjo.
conduct-refused-begun = Partija jau prasidėjo.
conduct-refused-over = { reason-game-over }
conduct-refused-not-over = Partija dar nebaigta.
conduct-refused-not-on-move =
    { $side ->
        [white] Dabar baltųjų ėjimas.
       *[black] Dabar juodųjų ėjimas.
    }
conduct-refused-clocks-stopped = Laikrodžiai sustabdyti.
conduct-refused-not-stopped = Teisėjas laikrodžių nesustabdė.
conduct-refused-not-again = { play-offer-not-again }
conduct-refused-no-offer = { play-offer-none }
conduct-refused-no-claim = Nėra lygiųjų reikalavimo, kurį reikėtų patikrinti.
conduct-refused-claim-not-shown = Niekas partijos užraše nepatvirtina šio lygiųjų reikalavimo.
conduct-refused-claim-pending = Pirmiausia reikia patikrinti lygiųjų reikalavimą.
conduct-refused-no-end = Padėtis lentoje partijos nebaigia.
conduct-refused-no-result = Sprendime turi būti nurodytas partijos rezultatas.
conduct-refused-is-there =
    { $side ->
        [white] Baltieji jau atvyko.
       *[black] Juodieji jau atvyko.
    }
conduct-refused-clock-untimed = Ši partija žaidžiama be laikrodžio.
conduct-refused-clock-stopped = Laikrodis neina.
conduct-refused-clock-running = Laikrodis eina.
conduct-refused-clock-flag =
    { $side ->
        [white] Baltųjų vėliavėlė jau nukrito.
       *[black] Juodųjų vėliavėlė jau nukrito.
    }
conduct-refused-clock-beyond-control =
    { $side ->
        [white] Baltiesiems iki laiko kontrolės nebeliktų laiko.
       *[black] Juodiesiems iki laiko kontrolės nebeliktų laiko.
    }
conduct-refused-clock-too-little-left = Po tokio pataisymo iki laiko kontrolės liktų { $time }; turi likti bent { $least }.
conduct-refused-clock-too-late = Teikti pareiškimus dėl laikrodžio ir taisyti laiką jau per vėlu.
conduct-refused-not-resumed = Laikrodžius iš naujo nustatyti galima tik pradėjus tęsti partiją.
conduct-refused-backwards = Laikas negali eiti atgal: šis momentas ankstesnis už paskutinį įvykį (skirtumas { $time }).
# $version ir $now – partijos įvykių skaičius.
conduct-refused-stale = Partija per tą laiką pasistūmėjo (komanda buvo skirta versijai { $version }, dabar yra versija { $now }).
conduct-refused-nothing = Niekas nepasikeitė.
conduct-refused-too-long = Tekstas per ilgas: ilgis baitais – { $count }, leidžiama ne daugiau kaip { $limit }.
conduct-refused-no-reason = Reikia nurodyti priežastį.
conduct-refused-no-touch-move = Šioje partijoje palietimas neįpareigoja.
# $square – tai, kas parašyta; tai gali būti ir ne langelis.
conduct-refused-no-duty = „{ $square }“: iš ten žaidėjas neturi nė vieno ėjimo.
conduct-refused-touched-other = Paliesta { $square }: eiti reikia iš šio langelio.
conduct-refused-touched-out-of-turn =
    { $side ->
        [white] Dabar baltųjų ėjimas: juodieji lentoje nieko neliečia.
       *[black] Dabar juodųjų ėjimas: baltieji lentoje nieko neliečia.
    }
conduct-refused-adjusts =
    { $side ->
        [white] Baltieji pasakė „{ conduct-say-adjust }“: kol jie nebaigė, palietimas neįpareigoja.
       *[black] Juodieji pasakė „{ conduct-say-adjust }“: kol jie nebaigė, palietimas neįpareigoja.
    }
conduct-refused-not-adjusting =
    { $side ->
        [white] Baltieji nieko netaiso.
       *[black] Juodieji nieko netaiso.
    }
conduct-refused-not-recorded = Tai galima tik tada, kai užrašoma tikroje lentoje žaidžiama partija.
conduct-refused-may-be-taken-first = Kai paprastoji šaškė kerta vieną paprastąją šaškę, nukirstąją galima pašalinti ir prieš šuolį; tai ne pažeidimas.
# $why – programos pranešimas.
conduct-refused-position = Tokios padėties sustatyti negalima: { $why }.
conduct-refused-no-incident = Incidento Nr. { $number } nėra.
conduct-refused-nobodys-fault = Dėl incidento Nr. { $number } niekas nekaltas.
conduct-refused-not-his-doing =
    { $side ->
        [white] Dėl incidento Nr. { $number } baltieji nekalti.
       *[black] Dėl incidento Nr. { $number } juodieji nekalti.
    }
conduct-refused-decided = Dėl incidento Nr. { $number } nebėra ko spręsti.
conduct-refused-only-opponent = Tik priešininkas gali reikalauti ištaisyti pažeidimą arba palikti jį galioti.
conduct-refused-judge-replays = Pagal šias taisykles priešininkas nesirenka: partija peržaidžiama teisėjo sprendimu.
conduct-refused-no-such-ply = Įrašų partijos užraše: { $count }; įrašo Nr. { $number } nėra.
conduct-refused-result-stands = Per vėlu: rezultatas lieka galioti.
conduct-refused-restoring = Pirmiausia reikia atkurti padėtį lentoje.
conduct-refused-nothing-to-restore = Nėra ko atkurti.
conduct-refused-colours-stay = Juodieji jau atsakė; spalvos lieka tos pačios.
conduct-refused-played-so = Partija baigta; spalvos lieka tos pačios.
conduct-refused-control-not-reached = Kontrolinis ėjimų skaičius ({ $count }) dar nepasiektas.
conduct-refused-no-session = Žaidimo trukmė nenustatyta.
conduct-refused-rest-too-long = Likusio žaidimui skirto laiko žaidėjui priskaičiuoti negalima: iki kitos laiko kontrolės laiko nebeliktų.
conduct-refused-not-asked = Niekas neprašė atidėti partijos.
conduct-refused-not-adjourning = Partija neatidedama; atiduoti ėjimo voke nereikia.
conduct-refused-adjourned = Partija atidėta arba atidedama.
conduct-refused-not-adjourned = Partija neatidėta.
conduct-refused-too-short = Partiją tęsti galima tik tada, kai žaidimui skirtas laikas – bent { $least }.
conduct-refused-envelope-closed = Vokas su užrašytu ėjimu dar neatplėštas.
conduct-refused-not-yet-resumed = Vokas atplėšiamas tik pradėjus tęsti partiją.
conduct-refused-envelope-lost = Vokas dingo; pirmiausia partiją reikia atkurti arba anuliuoti.
conduct-refused-envelope-not-lost = Vokas nėra dingęs.
conduct-refused-no-envelope = Užklijuoto voko nėra.
conduct-refused-answerer-absent =
    { $side ->
        [white] Baltieji turi atsakyti į užrašytą ėjimą, bet neatvyko.
       *[black] Juodieji turi atsakyti į užrašytą ėjimą, bet neatvyko.
    }
conduct-refused-not-what-was-sealed = Tai ne tas ėjimas, kuris buvo užrašytas.
conduct-refused-must-seal = Priešininkas neatvyko; atsakomąjį ėjimą reikia užrašyti ir atiduoti voke.
conduct-refused-touched-to-seal = Jūsų ėjimą reikia užrašyti; lentoje nieko nelieskite.
conduct-refused-in-doubt = Užrašyto ėjimo prasmė neaiški; pirmiausia reikia tai išspręsti.
conduct-refused-asked-before = Toje pačioje padėtyje tai siūlyti galima tik vieną kartą.
conduct-refused-nothing-proposed = Partijos tęsimo laikas nepasiūlytas.
conduct-refused-resumption-time = Laikas turi būti ateityje, ne vėliau kaip po metų.
conduct-refused-not-a-reading = Užrašytas ėjimas negali reikšti šio ėjimo.
conduct-refused-not-in-doubt = Nėra užrašyto ėjimo, kurio prasmė būtų neaiški.
conduct-refused-not-in-competition = Varžybose tai negalima.
conduct-refused-recorded = Tai negalima, kai užrašoma tikroje lentoje žaidžiama partija.
conduct-refused-nothing-to-take-back = Žaidėjas neturi savo ėjimo, kurį būtų galima atšaukti.
conduct-refused-not-back-again = Prašyti leisti atšaukti ėjimą toje pačioje padėtyje galima tik vieną kartą.
conduct-refused-takeback-pending = Priešininkas prašo leisti atšaukti ėjimą ir laukia atsakymo.
conduct-refused-no-takeback = Nėra prašymo atšaukti ėjimą, į kurį būtų galima atsakyti.
conduct-refused-offer-pending = Pirmiausia reikia atsakyti į lygiųjų pasiūlymą.
conduct-refused-no-time-to-go-back =
    { $side ->
        [white] Atšaukus ėjimą, baltiesiems nebeliktų laiko.
       *[black] Atšaukus ėjimą, juodiesiems nebeliktų laiko.
    }
conduct-refused-too-late-to-abort = Nutraukti partiją be rezultato galima tik tol, kol dar ne abi pusės padarė ėjimą.
conduct-refused-no-leave-time = Šiai partijai nenustatytas laikas, po kurio išėjęs žaidėjas pralaimi.
conduct-refused-clock-decides = Čia sprendžia laikrodis: nebuvimas kainuoja laikrodžio laiką ir nieko daugiau.
conduct-refused-was-adjourned = Kartą atidėtos partijos dėl nebuvimo niekas nepralaimi.
conduct-refused-break-off-instead = Dar ne abu žaidėjai padarė ėjimą: nutraukite partiją, rezultato nebus.
conduct-refused-is-away =
    { $side ->
        [white] Baltųjų nėra vietoje.
       *[black] Juodųjų nėra vietoje.
    }
conduct-refused-opponent-is-there = Priešininkas yra vietoje.
conduct-refused-has-not-come =
    { $side ->
        [white] Baltieji dar neatvyko.
       *[black] Juodieji dar neatvyko.
    }
conduct-refused-not-long-enough = Priešininkas dar gali grįžti; liko laukti { $time }.
conduct-refused-no-such-number = Nr. { $number }: nėra nieko, į ką būtų galima atsakyti ar ką būtų galima apskųsti.
conduct-refused-no-sheet =
    { $side ->
        [white] Baltieji neatidavė partijos užrašo.
       *[black] Juodieji neatidavė partijos užrašo.
    }
conduct-refused-official = Rezultatas jau oficialus.
conduct-refused-signed = Partijos užrašas jau pasirašytas.

# Pažeidimai prie lentos.

conduct-breach-two-moves = du ėjimai iš eilės
conduct-breach-illegal-move = neteisingas ėjimas
conduct-breach-touched-other = paliesta viena šaškė, eita kita
conduct-breach-took-back = ėjimo atšaukimas
conduct-breach-moved-opponent-piece = ėjimas priešininko šaške
conduct-breach-missed-capture = kitas ėjimas, nors buvo galima kirsti
conduct-breach-removed-without-reason = šaškė be pagrindo pašalinta nuo lentos
conduct-breach-wrong-capture-count = nukirsta mažiau arba daugiau šaškių, negu buvo galima
conduct-breach-stopped-capture = sustojimas kertant kelias šaškes
conduct-breach-early-removal = nukirstos šaškės pašalintos nebaigus kirsti
conduct-breach-removed-too-few = pašalinta mažiau šaškių, negu nukirsta
conduct-breach-removed-uncaptured = pašalintos nenukirstos šaškės
conduct-breach-paused-removal = sustojimas šalinant šaškes
conduct-breach-removed-own = po kirtimo pašalintos savos šaškės
conduct-breach-not-crowned = paprastoji šaškė palikta nekarūnuota
conduct-breach-moved-uncrowned = ėjimas nekarūnuota dama
conduct-breach-two-hands = panaudotos abi rankos
conduct-breach-unclear-capture = kirtimas parodytas neaiškiai
conduct-breach-wrong-start = pradinė padėtis sustatyta neteisingai
conduct-breach-on-light-square = šaškė baltame langelyje

# Tvarkos pažeidimai.

conduct-misconduct-touched-out-of-turn = šaškių lietimas ar taisymas per priešininko ėjimą
conduct-misconduct-advice = naudojimasis patarimais ar užrašais
conduct-misconduct-left-board = pasitraukimas nuo lentos per savo ėjimą
conduct-misconduct-analysis = partijos analizavimas lentoje
conduct-misconduct-pointing = rodymas į langelius
conduct-misconduct-disturbance = trukdymas žaisti
conduct-misconduct-help = pašalinė pagalba užrašant, skaičiuojant ėjimus ar paleidžiant laikrodį
conduct-misconduct-other = kitas pažeidimas

# Nuobaudos.

conduct-penalty-warning = įspėjimas
conduct-penalty-reprimand = papeikimas
conduct-penalty-loss = partijos pralaimėjimas
conduct-penalty-exclusion = partijos pralaimėjimas ir pašalinimas iš varžybų

# Kas nuspręsta dėl incidento.

conduct-decision-pending = dar nenuspręsta
conduct-decision-corrected = ištaisyta
conduct-decision-let-stand = palikta galioti
conduct-decision-replayed = partija peržaidžiama nuo tos vietos
conduct-decision-noted = užfiksuota

# Apsirikimai užrašytame ėjime.

conduct-slip-none = apsirikimo nėra
conduct-slip-turned = užrašyta iš kitos lentos pusės
conduct-slip-one-character = neteisingas ženklas
conduct-slip-capture = vietoj privalomo kirtimo užrašytas kitas ėjimas
conduct-slip-short = užrašyta ne pilnąja notacija
conduct-slip-touched = vietoj paliestos šaškės ėjimo užrašytas kitas ėjimas
