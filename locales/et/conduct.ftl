# Partii võistlusmääruste järgi: mis toimub, kuidas partii lõpeb ja miks soovi ei täideta. $why on inimese kirjutatud tekst.

# Öeldakse laua taga.

conduct-say-offer = pakun viiki
conduct-say-agree = nõustun
conduct-say-decline = ei nõustu
conduct-say-adjust = kohendan

# Partii olek.

conduct-phase-waiting = Ei ole veel alanud
conduct-phase-playing = Mängitakse
conduct-phase-adjourning = Katkestamisel
conduct-phase-adjourned = Katkestatud
conduct-phase-closed = Jätkub, ümbrik on avamata
conduct-phase-in-doubt = Salakäigu tähendus on ebaselge
conduct-phase-envelope-lost = Ümbrik on kadunud
conduct-phase-over = Lõppenud

# Mäng.

conduct-event-begun = Partii on alanud.
conduct-event-arrived =
    { $side ->
        [white] Valge on kohal.
       *[black] Must on kohal.
    }
conduct-event-left =
    { $side ->
        [white] Valge lahkus.
       *[black] Must lahkus.
    }
conduct-event-played =
    { $side ->
        [white] Valge käik: { $move }.
       *[black] Musta käik: { $move }.
    }
conduct-event-touched =
    { $side ->
        [white] Valge puudutas: { $square }; käia tuleb sellelt väljalt.
       *[black] Must puudutas: { $square }; käia tuleb sellelt väljalt.
    }
conduct-event-adjusting =
    { $side ->
        [white] Valge: „{ conduct-say-adjust }“.
       *[black] Must: „{ conduct-say-adjust }“.
    }
conduct-event-adjusted =
    { $side ->
        [white] Valge lõpetas kohendamise.
       *[black] Must lõpetas kohendamise.
    }
conduct-event-draw-offered =
    { $side ->
        [white] Valge: „{ conduct-say-offer }“.
       *[black] Must: „{ conduct-say-offer }“.
    }
conduct-event-draw-declined =
    { $side ->
        [white] Valge: „{ conduct-say-decline }“.
       *[black] Must: „{ conduct-say-decline }“.
    }
conduct-event-takeback-asked =
    { $side ->
        [white] Valge palub luba käik tagasi võtta.
       *[black] Must palub luba käik tagasi võtta.
    }
conduct-event-saved =
    { $side ->
        [white] Valge salvestas partii.
       *[black] Must salvestas partii.
    }
conduct-event-takeback-declined =
    { $side ->
        [white] Valge ei nõustu käigu tagasivõtmisega.
       *[black] Must ei nõustu käigu tagasivõtmisega.
    }
conduct-event-taken-back-to-start = Käigud võeti kokkuleppel tagasi; partii jätkub algusest.
conduct-event-taken-back = Käigud võeti kokkuleppel tagasi; partii jätkub seisust pärast partiiprotokolli { $number }. kannet.
conduct-event-claim-made =
    { $side ->
        [white] Valge taotleb viiki; kohtunik kontrollib taotlust.
       *[black] Must taotleb viiki; kohtunik kontrollib taotlust.
    }
conduct-event-claim-made-with =
    { $side ->
        [white] Valge taotleb viiki käiguga { $move }; kohtunik kontrollib taotlust.
       *[black] Must taotleb viiki käiguga { $move }; kohtunik kontrollib taotlust.
    }
conduct-event-end-confirmed = Kohtunik kinnitas partii lõpu.
conduct-event-claim-failed =
    { $side ->
        [white] Valge viigitaotlus ei leidnud kinnitust.
       *[black] Musta viigitaotlus ei leidnud kinnitust.
    }

# Kell. Ajad on kujul 1:05:09.

conduct-event-clock-forward =
    { $side ->
        [white] Valge kella nihutati { $time } võrra edasi: „{ $why }“.
       *[black] Musta kella nihutati { $time } võrra edasi: „{ $why }“.
    }
conduct-event-clock-back =
    { $side ->
        [white] Valge kella nihutati { $time } võrra tagasi: „{ $why }“.
       *[black] Musta kella nihutati { $time } võrra tagasi: „{ $why }“.
    }
conduct-event-clock-fault = Kella viga on üles märgitud, ajad jäävad endiseks: „{ $why }“.
conduct-event-clock-complaint =
    { $side ->
        [white] Valge avaldus kella kohta: „{ $why }“.
       *[black] Musta avaldus kella kohta: „{ $why }“.
    }
conduct-event-clocks-stopped = Mõlemad kellad peatati: „{ $why }“.
conduct-event-clocks-started = Kell käivitati uuesti.
conduct-event-clocks-set = Kellaajad seati uuesti: valge { $white }, must { $black } („{ $why }“).
conduct-event-flag-fell =
    { $side ->
        [white] Valge kontrollnool langes.
       *[black] Musta kontrollnool langes.
    }

# Eksimused ja korrarikkumised. $made on tehtu, nagu keegi selle kirja pani.

conduct-event-reported =
    { $side ->
        [white] Valge
       *[black] Musta
    } eksimus: { $breach ->
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
    { $number }. juhtum: { $decision ->
        [pending] { conduct-decision-pending }
        [corrected] { conduct-decision-corrected }
        [let-stand] { conduct-decision-let-stand }
        [replayed] { conduct-decision-replayed }
       *[noted] { conduct-decision-noted }
    }.
conduct-event-misconduct =
    { $side ->
        [white] Valge
       *[black] Musta
    } korrarikkumine: { $misconduct ->
        [touched-out-of-turn] { conduct-misconduct-touched-out-of-turn }
        [advice] { conduct-misconduct-advice }
        [left-board] { conduct-misconduct-left-board }
        [analysis] { conduct-misconduct-analysis }
        [pointing] { conduct-misconduct-pointing }
        [disturbance] { conduct-misconduct-disturbance }
        [help] { conduct-misconduct-help }
       *[other] { conduct-misconduct-other }
    } („{ $why }“).
conduct-event-accident = Seis laual läks mängijatest sõltumata segi ja taastati: „{ $why }“.
conduct-event-displaced =
    { $side ->
        [white] Valge ajas seisu laual segi ja taastab selle oma mõtlemisaja arvel: „{ $why }“.
       *[black] Must ajas seisu laual segi ja taastab selle oma mõtlemisaja arvel: „{ $why }“.
    }
conduct-event-restored = Seis laual on taastatud.
conduct-event-compliance-demanded =
    { $side ->
        [white] Valge nõuab reeglite täitmist: „{ $why }“.
       *[black] Must nõuab reeglite täitmist: „{ $why }“.
    }
conduct-event-replayed-from-start = Partii mängitakse algusest peale uuesti: „{ $why }“.
# Kummagi poole iga käik on üks kanne.
conduct-event-replayed = Partii mängitakse uuesti alates seisust pärast partiiprotokolli { $number }. kannet: „{ $why }“.
conduct-event-penalised =
    Karistus { $side ->
        [white] valgele
       *[black] mustale
    }: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } („{ $why }“).
conduct-event-penalised-for-incident =
    Karistus { $side ->
        [white] valgele
       *[black] mustale
    } { $number }. juhtumi eest: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } („{ $why }“).

# Partii katkestamine ja jätkamine.

conduct-event-session-ended = Mänguks määratud aeg on möödunud; partii tuleb katkestada.
conduct-event-adjournment-asked =
    { $side ->
        [white] Valge soovib partii katkestada.
       *[black] Must soovib partii katkestada.
    }
conduct-event-adjournment-allowed = Kohtunik on partii katkestamisega nõus; mänguks määratud aja ülejäänud osa läheb käigul oleva mängija arvele.
conduct-event-adjournment-ordered = Kohtunik katkestab partii: „{ $why }“.
conduct-event-move-sealed =
    { $side ->
        [white] Valge kirjutas üles salakäigu.
       *[black] Must kirjutas üles salakäigu.
    }
conduct-event-adjournment-declined =
    { $side ->
        [white] Valge ei nõustu partiid katkestama.
       *[black] Must ei nõustu partiid katkestama.
    }
conduct-event-adjournment-agreed = Mängijad lepivad kokku partii katkestada.
conduct-event-resumption-proposed =
    { $side ->
        [white] Valge teeb ettepaneku, millal partiid jätkata.
       *[black] Must teeb ettepaneku, millal partiid jätkata.
    }
conduct-event-resumption-proposed-now =
    { $side ->
        [white] Valge teeb ettepaneku partiid kohe jätkata.
       *[black] Must teeb ettepaneku partiid kohe jätkata.
    }
conduct-event-resumption-declined =
    { $side ->
        [white] Valge ei nõustu selle ajaga.
       *[black] Must ei nõustu selle ajaga.
    }
conduct-event-resumption-appointed = Partii jätkamise aeg on kokku lepitud.
conduct-event-sealed-chosen =
    { $side ->
        [white] Valge valib, mida salakäik tähendab: { $move }.
       *[black] Must valib, mida salakäik tähendab: { $move }.
    }
conduct-event-sealed-stands = Keegi ei valinud õigeks ajaks; salakäiguks loetakse { $move }.
conduct-event-adjourned-openly = Partii on katkestatud; viimane käik tehti lahtiselt.
conduct-event-resumed =
    Partii jätkub; { $present ->
        [both] kohal on mõlemad mängijad
        [white] kohal on ainult valge
        [black] kohal on ainult must
       *[neither] kohal ei ole kumbagi mängijat
    }.
conduct-event-resumed-for =
    Partii jätkub, mänguks on aega { $time }; { $present ->
        [both] kohal on mõlemad mängijad
        [white] kohal on ainult valge
        [black] kohal on ainult must
       *[neither] kohal ei ole kumbagi mängijat
    }.
conduct-event-envelope-opened = Ümbrik avati; kirjas on „{ $text }“.
conduct-event-sealed-played =
    { $side ->
        [white] Valge salakäik: { $move }.
       *[black] Musta salakäik: { $move }.
    }
conduct-event-sealed-played-slip =
    { $side ->
        [white] Valge
       *[black] Musta
    } salakäik: { $move } (kirjaviga: { $slip ->
        [turned] { conduct-slip-turned }
        [one-character] { conduct-slip-one-character }
        [short] { conduct-slip-short }
        [touched] { conduct-slip-touched }
       *[capture] { conduct-slip-capture }
    }).
conduct-event-sealed-in-doubt = Salakäigu tähendus on ebaselge; see võib olla: { $moves }.
conduct-event-sealed-unreadable = Salakäigu tähendus on ebaselge; kirjapandule ei vasta ükski lubatud käik.
conduct-event-sealed-read = Kohtunik luges salakäigu tähenduseks { $move }.
conduct-event-envelope-lost = Ümbrik on kadunud: „{ $why }“.
conduct-event-reconstructed = Partii on taastatud: salakäik { $move }; kulutatud aeg: valge { $white }, must { $black }.
conduct-event-reconstructed-position = Partii on taastatud: seis { $fen }; salakäik { $move }; kulutatud aeg: valge { $white }, must { $black }.

# Protestid, kaebused ja partiiprotokollid.

conduct-event-protested =
    { $side ->
        [white] Valge esitas protesti: „{ $why }“.
       *[black] Must esitas protesti: „{ $why }“.
    }
conduct-event-protest-upheld = { $number }. protest rahuldati: „{ $why }“.
conduct-event-protest-rejected = { $number }. protest lükati tagasi: „{ $why }“.
conduct-event-appealed =
    { $side ->
        [white] Valge kaebas kohtuniku { $number }. otsuse peale: „{ $why }“.
       *[black] Must kaebas kohtuniku { $number }. otsuse peale: „{ $why }“.
    }
conduct-event-appeal-upheld = { $number }. kaebus rahuldati: „{ $why }“.
conduct-event-appeal-rejected = { $number }. kaebus lükati tagasi: „{ $why }“.
conduct-event-handed-in =
    { $side ->
        [white] Valge andis partiiprotokolli üle.
       *[black] Must andis partiiprotokolli üle.
    }
conduct-event-signed-own =
    { $side ->
        [white] Valge kirjutas alla oma partiiprotokollile.
       *[black] Must kirjutas alla oma partiiprotokollile.
    }
conduct-event-signed-other =
    { $side ->
        [white] Valge kirjutas alla musta partiiprotokollile.
       *[black] Must kirjutas alla valge partiiprotokollile.
    }
conduct-event-sheets-accepted = Kohtunik võttis partiiprotokollid vastu ilma puuduvate allkirjadeta: „{ $why }“.
conduct-event-colours-swapped = Mängijad vahetasid värvid.
conduct-event-next-round-begun = Järgmine voor on alanud; selle partii tulemus jääb jõusse.

# Kuidas partii veel lõpeb.

conduct-end-time =
    { $winner ->
        [white] Valge võitis: must ületas aja.
       *[black] Must võitis: valge ületas aja.
    }
conduct-end-time-draw =
    { $side ->
        [white] Viik: valge ületas aja, kuid must ei saa matti panna.
       *[black] Viik: must ületas aja, kuid valge ei saa matti panna.
    }
conduct-end-absence =
    { $winner ->
        [white] Valge võitis: must ei ilmunud õigel ajal kohale.
       *[black] Must võitis: valge ei ilmunud õigel ajal kohale.
    }
conduct-end-both-absent = Partii on mõlemale kaotatud: kumbki mängija ei ilmunud kohale.
conduct-end-abandoned = 90 päeva jooksul ei mänginud keegi: partii lõppes tulemuseta.
conduct-end-left =
    { $winner ->
        [white] Valge võitis: must oli oma käigu ajal liiga kaua ära.
       *[black] Must võitis: valge oli oma käigu ajal liiga kaua ära.
    }
conduct-end-aborted =
    { $side ->
        [white] Valge loobus partiist enne, kui mõlemad olid käinud; partii jäi tulemuseta.
       *[black] Must loobus partiist enne, kui mõlemad olid käinud; partii jäi tulemuseta.
    }
conduct-end-sealed-move =
    { $winner ->
        [white] Valge võitis: musta salakäigu tähendust ei õnnestunud kindlaks teha.
       *[black] Must võitis: valge salakäigu tähendust ei õnnestunud kindlaks teha.
    }
conduct-end-refusal =
    { $winner ->
        [white] Valge võitis kohtuniku otsusega: must keeldub reegleid täitmast („{ $why }“).
       *[black] Must võitis kohtuniku otsusega: valge keeldub reegleid täitmast („{ $why }“).
    }
conduct-end-discipline =
    { $winner ->
        [white] Valge võitis kohtuniku otsusega: must rikkus võistlusdistsipliini („{ $why }“).
       *[black] Must võitis kohtuniku otsusega: valge rikkus võistlusdistsipliini („{ $why }“).
    }
conduct-end-neither-can-win = Viik kohtuniku otsusega: kumbki mängija ei suuda võita („{ $why }“).
conduct-end-claim-upheld = Viik kohtuniku otsusega: viigitaotlus leidis kinnitust.
conduct-end-ruled-win =
    { $winner ->
        [white] Valge võitis kohtuniku otsusega: „{ $why }“.
       *[black] Must võitis kohtuniku otsusega: „{ $why }“.
    }
conduct-end-ruled-draw = Viik kohtuniku otsusega: „{ $why }“.
conduct-end-ruled-forfeit =
    { $winner ->
        [white] Valge võitis kohtuniku otsusega ilma mänguta: „{ $why }“.
       *[black] Must võitis kohtuniku otsusega ilma mänguta: „{ $why }“.
    }
conduct-end-ruled-both-lost = Partii on kohtuniku otsusega mõlemale kaotatud: „{ $why }“.
conduct-end-ruled-both-forfeit = Partii on kohtuniku otsusega ilma mänguta mõlemale kaotatud: „{ $why }“.
conduct-end-ruled-no-result = Partii lõppes kohtuniku otsusega ilma tulemuseta: „{ $why }“.
conduct-end-annulled-board = Partii on tühistatud ja mängitakse uuesti: laud oli valesti asetatud („{ $why }“).
conduct-end-annulled-envelope = Partii on tühistatud ja mängitakse uuesti: ümbrik on kadunud ja partiid ei ole võimalik taastada („{ $why }“).
conduct-end-annulled = Partii on tühistatud ja mängitakse uuesti: „{ $why }“.

# Miks soovi ei täideta.

conduct-refused-not-begun = Partii ei ole veel alanud.
conduct-refused-begun = Partii on juba alanud.
conduct-refused-over = { reason-game-over }
conduct-refused-not-over = Partii ei ole veel lõppenud.
conduct-refused-not-on-move =
    { $side ->
        [white] Käigul on valge.
       *[black] Käigul on must.
    }
conduct-refused-clocks-stopped = Kellad on peatatud.
conduct-refused-not-stopped = Kohtunik ei ole kelli peatanud.
conduct-refused-not-again = { play-offer-not-again }
conduct-refused-no-offer = { play-offer-none }
conduct-refused-no-claim = Ei ole viigitaotlust, mida kontrollida.
conduct-refused-claim-not-shown = Miski partiiprotokollis ei kinnita seda viigitaotlust.
conduct-refused-claim-pending = Enne tuleb viigitaotlus kontrollida.
conduct-refused-no-end = Seis laual ei lõpeta partiid.
conduct-refused-no-result = Otsus peab ütlema, kuidas partii lõppes.
conduct-refused-is-there =
    { $side ->
        [white] Valge on juba kohal.
       *[black] Must on juba kohal.
    }
conduct-refused-clock-untimed = Seda partiid mängitakse ilma kellata.
conduct-refused-clock-stopped = Kell ei käi.
conduct-refused-clock-running = Kell käib.
conduct-refused-clock-flag =
    { $side ->
        [white] Valge kontrollnool on juba langenud.
       *[black] Musta kontrollnool on juba langenud.
    }
conduct-refused-clock-beyond-control =
    { $side ->
        [white] Valgele ei jääks ajakontrollini enam aega.
       *[black] Mustale ei jääks ajakontrollini enam aega.
    }
conduct-refused-clock-too-little-left = Pärast seda parandust jääks ajakontrollini { $time }; jääma peab vähemalt { $least }.
conduct-refused-clock-too-late = Kella kohta ei saa enam avaldusi esitada ega kellaaega parandada.
conduct-refused-not-resumed = Kellaaegu saab uuesti seada alles pärast partii jätkamist.
conduct-refused-backwards = Aeg ei saa tagasi käia: see hetk on viimasest sündmusest { $time } võrra varasem.
# $version ja $now on partii sündmuste arvud.
conduct-refused-stale = Partii on vahepeal edasi läinud (korraldus oli versiooni { $version } kohta, nüüd on versioon { $now }).
conduct-refused-nothing = Midagi ei ole muutunud.
conduct-refused-too-long = Tekst on liiga pikk: pikkus baitides on { $count }, lubatud on kuni { $limit }.
conduct-refused-no-reason = Põhjus tuleb märkida.
conduct-refused-no-touch-move = Selles partiis puudutamine ei kohusta.
# $square on kirjapandu ega pruugi olla väli.
conduct-refused-no-duty = „{ $square }“: sealt ei ole mängijal ühtegi käiku.
conduct-refused-touched-other = Puudutatud on { $square }: käia tuleb sellelt väljalt.
conduct-refused-touched-out-of-turn =
    { $side ->
        [white] Käigul on valge: must ei puuduta laual midagi.
       *[black] Käigul on must: valge ei puuduta laual midagi.
    }
conduct-refused-adjusts =
    { $side ->
        [white] Valge ütles „{ conduct-say-adjust }“: kuni valge ei ole lõpetanud, puudutamine ei kohusta.
       *[black] Must ütles „{ conduct-say-adjust }“: kuni must ei ole lõpetanud, puudutamine ei kohusta.
    }
conduct-refused-not-adjusting =
    { $side ->
        [white] Valge ei kohenda midagi.
       *[black] Must ei kohenda midagi.
    }
conduct-refused-not-recorded = See on võimalik ainult päris laual mängitava partii ülesmärkimisel.
conduct-refused-may-be-taken-first = Kui kivi lööb ühe kivi, võib löödud kivi enne hüpet eemaldada; see ei ole eksimus.
# $why on programmi teade.
conduct-refused-position = Sellist seisu ei saa lauale seada: { $why }.
conduct-refused-no-incident = { $number }. juhtumit ei ole.
conduct-refused-nobodys-fault = { $number }. juhtumis ei ole keegi süüdi.
conduct-refused-not-his-doing =
    { $side ->
        [white] { $number }. juhtumis ei ole süüdi valge.
       *[black] { $number }. juhtumis ei ole süüdi must.
    }
conduct-refused-decided = { $number }. juhtumi kohta ei ole enam midagi otsustada.
conduct-refused-only-opponent = Ainult vastasel on õigus nõuda eksimuse parandamist või jätta see kehtima.
conduct-refused-judge-replays = Nende määruste järgi vastane ei vali: kohtunik laseb partii uuesti mängida.
conduct-refused-no-such-ply = Kandeid partiiprotokollis: { $count }; { $number }. kannet ei ole.
conduct-refused-result-stands = On liiga hilja: tulemus jääb jõusse.
conduct-refused-restoring = Enne tuleb taastada seis laual.
conduct-refused-nothing-to-restore = Taastada ei ole midagi.
conduct-refused-colours-stay = Must on juba vastanud; värvid jäävad endiseks.
conduct-refused-played-so = Partii on lõppenud; värvid jäävad endiseks.
conduct-refused-control-not-reached = Käikude kontrollarv ({ $count }) ei ole veel täis.
conduct-refused-no-session = Partii kestust ei ole määratud.
conduct-refused-rest-too-long = Mänguks määratud aja ülejäänud osa ei saa mängija arvele panna: tal ei jääks järgmise ajakontrollini aega.
conduct-refused-not-asked = Keegi ei ole soovinud partiid katkestada.
conduct-refused-not-adjourning = Partiid ei katkestata; salakäiku ei ole vaja üles kirjutada.
conduct-refused-adjourned = Partii on katkestatud või seda katkestatakse.
conduct-refused-not-adjourned = Partii ei ole katkestatud.
conduct-refused-too-short = Partiid saab jätkata ainult siis, kui mänguks on aega vähemalt { $least }.
conduct-refused-envelope-closed = Salakäigu ümbrik on veel avamata.
conduct-refused-not-yet-resumed = Ümbrik avatakse alles siis, kui partiid jätkatakse.
conduct-refused-envelope-lost = Ümbrik on kadunud; enne tuleb partii taastada või tühistada.
conduct-refused-envelope-not-lost = Ümbrik ei ole kadunud.
conduct-refused-no-envelope = Suletud ümbrikku ei ole.
conduct-refused-answerer-absent =
    { $side ->
        [white] Valget, kes peab salakäigule vastama, ei ole kohal.
       *[black] Musta, kes peab salakäigule vastama, ei ole kohal.
    }
conduct-refused-not-what-was-sealed = See ei ole üleskirjutatud salakäik.
conduct-refused-must-seal = Vastast ei ole kohal; vastukäik tuleb üles kirjutada salakäiguna.
conduct-refused-touched-to-seal = Teie käik on salakäik; ärge puudutage laual midagi.
conduct-refused-in-doubt = Salakäigu tähendus on ebaselge; see tuleb enne selgitada.
conduct-refused-asked-before = Seda võib samas seisus ettepanekuna esitada ainult üks kord.
conduct-refused-nothing-proposed = Partii jätkamise aega ei ole pakutud.
conduct-refused-resumption-time = Aeg peab olema tulevikus ja aasta piires.
conduct-refused-not-a-reading = Salakäik ei saa seda käiku tähendada.
conduct-refused-not-in-doubt = Ühegi salakäigu tähendus ei ole ebaselge.
conduct-refused-not-in-competition = Võistlusel ei ole see võimalik.
conduct-refused-recorded = Päris laual mängitava partii ülesmärkimisel ei ole see võimalik.
conduct-refused-nothing-to-take-back = Mängijal ei ole oma käiku, mida tagasi võtta.
conduct-refused-not-back-again = Samas seisus võib käigu tagasivõtmist paluda ainult üks kord.
conduct-refused-takeback-pending = Vastane on palunud luba käik tagasi võtta ja ootab vastust.
conduct-refused-no-takeback = Ei ole käigu tagasivõtmise palvet, millele vastata.
conduct-refused-offer-pending = Enne tuleb viigipakkumisele vastata.
conduct-refused-no-time-to-go-back =
    { $side ->
        [white] Käigu tagasivõtmisel ei jääks valgele enam aega.
       *[black] Käigu tagasivõtmisel ei jääks mustale enam aega.
    }
conduct-refused-too-late-to-abort = Partiist saab tulemuseta loobuda ainult enne, kui mõlemad on käinud.
conduct-refused-no-leave-time = Selles partiis ei ole määratud aega, mille järel lahkunud mängija kaotab.
conduct-refused-clock-decides = Siin otsustab kell: eemalolija kaotab kellaaega ja ei midagi muud.
conduct-refused-was-adjourned = Kord katkestatud partiid ei kaota keegi eemaloleku tõttu.
conduct-refused-break-off-instead = Mõlemad ei ole veel käinud: tühistage partii; tulemust ei kirjutata.
conduct-refused-is-away =
    { $side ->
        [white] Valget ei ole kohal.
       *[black] Musta ei ole kohal.
    }
conduct-refused-opponent-is-there = Vastane on kohal.
conduct-refused-has-not-come =
    { $side ->
        [white] Valge ei ole veel kohale tulnud.
       *[black] Must ei ole veel kohale tulnud.
    }
conduct-refused-not-long-enough = Vastane võib veel tagasi tulla; oodata jääb { $time }.
conduct-refused-no-such-number = Numbri { $number } all ei ole midagi, millele vastata või mille peale kaevata.
conduct-refused-no-sheet =
    { $side ->
        [white] Valge ei ole partiiprotokolli üle andnud.
       *[black] Must ei ole partiiprotokolli üle andnud.
    }
conduct-refused-official = Tulemus on juba ametlik.
conduct-refused-signed = Partiiprotokollile on juba alla kirjutatud.

# Eksimused laual.

conduct-breach-two-moves = kaks käiku järjest
conduct-breach-illegal-move = määrustevastane käik
conduct-breach-touched-other = puudutati üht kabendit, käidi teisega
conduct-breach-took-back = käigu tagasivõtmine
conduct-breach-moved-opponent-piece = käik vastase kabendiga
conduct-breach-missed-capture = muu käik, kuigi löömine oli võimalik
conduct-breach-removed-without-reason = kabendi põhjuseta eemaldamine laualt
conduct-breach-wrong-capture-count = löödi vähem või rohkem kabendeid, kui oli võimalik
conduct-breach-stopped-capture = peatus järjestikusel löömisel
conduct-breach-early-removal = löödud kabendite eemaldamine enne löömise lõppu
conduct-breach-removed-too-few = laualt eemaldati vähem kabendeid, kui löödi
conduct-breach-removed-uncaptured = löömata kabendite eemaldamine laualt
conduct-breach-paused-removal = peatus kabendite eemaldamisel
conduct-breach-removed-own = oma kabendite eemaldamine pärast löömist
conduct-breach-not-crowned = kivi jäeti kabeks kroonimata
conduct-breach-moved-uncrowned = käik kroonimata kabega
conduct-breach-two-hands = kahe käe kasutamine
conduct-breach-unclear-capture = löömist ei näidatud selgelt
conduct-breach-wrong-start = algseis oli valesti seatud
conduct-breach-on-light-square = kabend valgel väljal

# Korrarikkumised.

conduct-misconduct-touched-out-of-turn = kabendite puudutamine või kohendamine vastase käigu ajal
conduct-misconduct-advice = nõuannete või märkmete kasutamine
conduct-misconduct-left-board = laua juurest lahkumine oma käigu ajal
conduct-misconduct-analysis = partii analüüsimine laual
conduct-misconduct-pointing = väljadele osutamine
conduct-misconduct-disturbance = mängu segamine
conduct-misconduct-help = kõrvaline abi üleskirjutamisel, käikude lugemisel või kella käivitamisel
conduct-misconduct-other = muu korrarikkumine

# Karistused.

conduct-penalty-warning = hoiatus
conduct-penalty-reprimand = noomitus
conduct-penalty-loss = partii kaotus
conduct-penalty-exclusion = partii kaotus ja võistlusest väljaheitmine

# Mis juhtumist sai.

conduct-decision-pending = otsustamata
conduct-decision-corrected = parandatud
conduct-decision-let-stand = jäetud kehtima
conduct-decision-replayed = partii mängitakse sellest kohast uuesti
conduct-decision-noted = üles märgitud

# Kirjavead salakäigus.

conduct-slip-none = kirjaviga ei ole
conduct-slip-turned = üles kirjutatud teiselt poolt lauda
conduct-slip-one-character = vale märk
conduct-slip-capture = kohustusliku löömise asemel on üles kirjutatud mõni teine käik
conduct-slip-short = ei ole täisnotatsioonis
conduct-slip-touched = puudutatud kabendi käigu asemel on üles kirjutatud mõni teine käik
