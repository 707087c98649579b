# Partija pēc sacensību noteikumiem: kas notiek, kā tā beidzas un kāpēc lūgums noraidīts. $why ir cilvēka rakstīts teksts.

# Saka pie galdiņa.

conduct-say-offer = piedāvāju neizšķirtu
conduct-say-agree = piekrītu
conduct-say-decline = nepiekrītu
conduct-say-adjust = izlaboju

# Partijas stāvoklis.

conduct-phase-waiting = Vēl nav sākusies
conduct-phase-playing = Tiek spēlēta
conduct-phase-adjourning = Tiek atlikta
conduct-phase-adjourned = Atlikta
conduct-phase-closed = Tiek turpināta, aploksne vēl nav atvērta
conduct-phase-in-doubt = Pierakstītā gājiena nozīme nav skaidra
conduct-phase-envelope-lost = Aploksne ir pazudusi
conduct-phase-over = Beigusies

# Spēle.

conduct-event-begun = Partija ir sākusies.
conduct-event-arrived =
    { $side ->
        [white] Baltie ir klāt.
       *[black] Melnie ir klāt.
    }
conduct-event-left =
    { $side ->
        [white] Baltie aizgāja.
       *[black] Melnie aizgāja.
    }
conduct-event-played =
    { $side ->
        [white] Balto gājiens: { $move }.
       *[black] Melno gājiens: { $move }.
    }
conduct-event-touched =
    { $side ->
        [white] Baltie aiztika { $square }; gājiens jāizdara no šī lauciņa.
       *[black] Melnie aiztika { $square }; gājiens jāizdara no šī lauciņa.
    }
conduct-event-adjusting =
    { $side ->
        [white] Baltie: „{ conduct-say-adjust }”.
       *[black] Melnie: „{ conduct-say-adjust }”.
    }
conduct-event-adjusted =
    { $side ->
        [white] Baltie pabeidza izlabošanu.
       *[black] Melnie pabeidza izlabošanu.
    }
conduct-event-draw-offered =
    { $side ->
        [white] Baltie: „{ conduct-say-offer }”.
       *[black] Melnie: „{ conduct-say-offer }”.
    }
conduct-event-draw-declined =
    { $side ->
        [white] Baltie: „{ conduct-say-decline }”.
       *[black] Melnie: „{ conduct-say-decline }”.
    }
conduct-event-takeback-asked =
    { $side ->
        [white] Baltie lūdz atļauju atsaukt gājienu.
       *[black] Melnie lūdz atļauju atsaukt gājienu.
    }
conduct-event-saved =
    { $side ->
        [white] Baltie saglabāja partiju.
       *[black] Melnie saglabāja partiju.
    }
conduct-event-takeback-declined =
    { $side ->
        [white] Baltie nepiekrīt gājiena atsaukšanai.
       *[black] Melnie nepiekrīt gājiena atsaukšanai.
    }
conduct-event-taken-back-to-start = Gājieni atsaukti pēc vienošanās; partiju turpina no sākuma.
conduct-event-taken-back = Gājieni atsaukti pēc vienošanās; partiju turpina no pozīcijas pēc { $number }. ieraksta partijas pierakstā.
conduct-event-claim-made =
    { $side ->
        [white] Baltie pieprasa neizšķirtu; tiesnesis pārbauda pieprasījumu.
       *[black] Melnie pieprasa neizšķirtu; tiesnesis pārbauda pieprasījumu.
    }
conduct-event-claim-made-with =
    { $side ->
        [white] Baltie pieprasa neizšķirtu ar gājienu { $move }; tiesnesis pārbauda pieprasījumu.
       *[black] Melnie pieprasa neizšķirtu ar gājienu { $move }; tiesnesis pārbauda pieprasījumu.
    }
conduct-event-end-confirmed = Tiesnesis apstiprināja partijas beigas.
conduct-event-claim-failed =
    { $side ->
        [white] Balto neizšķirta pieprasījums neapstiprinājās.
       *[black] Melno neizšķirta pieprasījums neapstiprinājās.
    }

# Pulkstenis. Laiku raksta šādi: 1:05:09.

conduct-event-clock-forward =
    { $side ->
        [white] Balto pulkstenis pagriezts uz priekšu par { $time }: „{ $why }”.
       *[black] Melno pulkstenis pagriezts uz priekšu par { $time }: „{ $why }”.
    }
conduct-event-clock-back =
    { $side ->
        [white] Balto pulkstenis pagriezts atpakaļ par { $time }: „{ $why }”.
       *[black] Melno pulkstenis pagriezts atpakaļ par { $time }: „{ $why }”.
    }
conduct-event-clock-fault = Atzīmēta pulksteņa kļūme, laiki paliek nemainīti: „{ $why }”.
conduct-event-clock-complaint =
    { $side ->
        [white] Balto iesniegums par pulksteni: „{ $why }”.
       *[black] Melno iesniegums par pulksteni: „{ $why }”.
    }
conduct-event-clocks-stopped = Abi pulksteņi apturēti: „{ $why }”.
conduct-event-clocks-started = Pulkstenis atkal iedarbināts.
conduct-event-clocks-set = Pulksteņi iestatīti no jauna: baltie { $white }, melnie { $black } („{ $why }”).
conduct-event-flag-fell =
    { $side ->
        [white] Balto karodziņš nokrita.
       *[black] Melno karodziņš nokrita.
    }

# Kļūdas un kārtības pārkāpumi. $made ir izdarītais, kā to kāds pierakstījis.

conduct-event-reported =
    { $side ->
        [white] Balto
       *[black] Melno
    } kļūda: { $breach ->
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
    } („{ $made }”).
conduct-event-decided =
    { $number }. incidents: { $decision ->
        [pending] { conduct-decision-pending }
        [corrected] { conduct-decision-corrected }
        [let-stand] { conduct-decision-let-stand }
        [replayed] { conduct-decision-replayed }
       *[noted] { conduct-decision-noted }
    }.
conduct-event-misconduct =
    { $side ->
        [white] Balto
       *[black] Melno
    } kārtības pārkāpums: { $misconduct ->
        [touched-out-of-turn] { conduct-misconduct-touched-out-of-turn }
        [advice] { conduct-misconduct-advice }
        [left-board] { conduct-misconduct-left-board }
        [analysis] { conduct-misconduct-analysis }
        [pointing] { conduct-misconduct-pointing }
        [disturbance] { conduct-misconduct-disturbance }
        [help] { conduct-misconduct-help }
       *[other] { conduct-misconduct-other }
    } („{ $why }”).
conduct-event-accident = Pozīcija uz galdiņa izjaukta ne spēlētāju vainas dēļ un ir atjaunota: „{ $why }”.
conduct-event-displaced =
    { $side ->
        [white] Baltie izjauca pozīciju uz galdiņa un atjauno to uz sava apdomāšanas laika rēķina: „{ $why }”.
       *[black] Melnie izjauca pozīciju uz galdiņa un atjauno to uz sava apdomāšanas laika rēķina: „{ $why }”.
    }
conduct-event-restored = Pozīcija uz galdiņa ir atjaunota.
conduct-event-compliance-demanded =
    { $side ->
        [white] Baltie pieprasa ievērot noteikumus: „{ $why }”.
       *[black] Melnie pieprasa ievērot noteikumus: „{ $why }”.
    }
conduct-event-replayed-from-start = Partiju pārspēlē no sākuma: „{ $why }”.
# Katras puses katrs gājiens ir viens ieraksts.
conduct-event-replayed = Partiju pārspēlē no pozīcijas pēc { $number }. ieraksta partijas pierakstā: „{ $why }”.
conduct-event-penalised =
    Sods { $side ->
        [white] baltajiem
       *[black] melnajiem
    }: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } („{ $why }”).
conduct-event-penalised-for-incident =
    Sods { $side ->
        [white] baltajiem
       *[black] melnajiem
    } par { $number }. incidentu: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } („{ $why }”).

# Partijas atlikšana un turpināšana.

conduct-event-session-ended = Spēlei paredzētais laiks ir beidzies; partija jāatliek.
conduct-event-adjournment-asked =
    { $side ->
        [white] Baltie vēlas partiju atlikt.
       *[black] Melnie vēlas partiju atlikt.
    }
conduct-event-adjournment-allowed = Tiesnesis piekrīt partiju atlikt; atlikušo spēlei paredzēto laiku pieskaita spēlētājam, kuram jāizdara gājiens.
conduct-event-adjournment-ordered = Tiesnesis atliek partiju: „{ $why }”.
conduct-event-move-sealed =
    { $side ->
        [white] Baltie pierakstīja gājienu un nodeva to aploksnē.
       *[black] Melnie pierakstīja gājienu un nodeva to aploksnē.
    }
conduct-event-adjournment-declined =
    { $side ->
        [white] Baltie nepiekrīt atlikt partiju.
       *[black] Melnie nepiekrīt atlikt partiju.
    }
conduct-event-adjournment-agreed = Spēlētāji vienojas atlikt partiju.
conduct-event-resumption-proposed =
    { $side ->
        [white] Baltie piedāvā laiku partijas turpināšanai.
       *[black] Melnie piedāvā laiku partijas turpināšanai.
    }
conduct-event-resumption-proposed-now =
    { $side ->
        [white] Baltie piedāvā turpināt partiju tagad.
       *[black] Melnie piedāvā turpināt partiju tagad.
    }
conduct-event-resumption-declined =
    { $side ->
        [white] Baltie nepiekrīt šim laikam.
       *[black] Melnie nepiekrīt šim laikam.
    }
conduct-event-resumption-appointed = Partijas turpināšanas laiks ir noteikts.
conduct-event-sealed-chosen =
    { $side ->
        [white] Baltie izvēlas, ko nozīmē pierakstītais gājiens: { $move }.
       *[black] Melnie izvēlas, ko nozīmē pierakstītais gājiens: { $move }.
    }
conduct-event-sealed-stands = Neviens laikus neizvēlējās; par pierakstīto gājienu uzskata { $move }.
conduct-event-adjourned-openly = Partija ir atlikta; pēdējais gājiens izdarīts atklāti.
conduct-event-resumed =
    Partiju turpina; { $present ->
        [both] klāt ir abi spēlētāji
        [white] klāt ir tikai baltie
        [black] klāt ir tikai melnie
       *[neither] klāt nav neviena spēlētāja
    }.
conduct-event-resumed-for =
    Partiju turpina, spēlei paredzētais laiks ir { $time }; { $present ->
        [both] klāt ir abi spēlētāji
        [white] klāt ir tikai baltie
        [black] klāt ir tikai melnie
       *[neither] klāt nav neviena spēlētāja
    }.
conduct-event-envelope-opened = Aploksne ir atvērta; tajā rakstīts „{ $text }”.
conduct-event-sealed-played =
    { $side ->
        [white] Balto pierakstītais gājiens: { $move }.
       *[black] Melno pierakstītais gājiens: { $move }.
    }
conduct-event-sealed-played-slip =
    { $side ->
        [white] Balto
       *[black] Melno
    } pierakstītais gājiens: { $move } (pārrakstīšanās: { $slip ->
        [turned] { conduct-slip-turned }
        [one-character] { conduct-slip-one-character }
        [short] { conduct-slip-short }
        [touched] { conduct-slip-touched }
       *[capture] { conduct-slip-capture }
    }).
conduct-event-sealed-in-doubt = Pierakstītā gājiena nozīme nav skaidra; tas var būt: { $moves }.
conduct-event-sealed-unreadable = Pierakstītā gājiena nozīme nav skaidra; pierakstam neatbilst neviens iespējams gājiens.
conduct-event-sealed-read = Tiesnesis noteica pierakstīto gājienu: { $move }.
conduct-event-envelope-lost = Aploksne ir pazudusi: „{ $why }”.
conduct-event-reconstructed = Partija ir atjaunota: pierakstītais gājiens { $move }; izlietotais laiks: baltie { $white }, melnie { $black }.
conduct-event-reconstructed-position = Partija ir atjaunota: pozīcija { $fen }; pierakstītais gājiens { $move }; izlietotais laiks: baltie { $white }, melnie { $black }.

# Protesti, sūdzības un partijas pieraksti.

conduct-event-protested =
    { $side ->
        [white] Baltie iesniedza protestu: „{ $why }”.
       *[black] Melnie iesniedza protestu: „{ $why }”.
    }
conduct-event-protest-upheld = { $number }. protests apmierināts: „{ $why }”.
conduct-event-protest-rejected = { $number }. protests noraidīts: „{ $why }”.
conduct-event-appealed =
    { $side ->
        [white] Baltie pārsūdzēja tiesneša { $number }. lēmumu: „{ $why }”.
       *[black] Melnie pārsūdzēja tiesneša { $number }. lēmumu: „{ $why }”.
    }
conduct-event-appeal-upheld = { $number }. sūdzība apmierināta: „{ $why }”.
conduct-event-appeal-rejected = { $number }. sūdzība noraidīta: „{ $why }”.
conduct-event-handed-in =
    { $side ->
        [white] Baltie nodeva partijas pierakstu.
       *[black] Melnie nodeva partijas pierakstu.
    }
conduct-event-signed-own =
    { $side ->
        [white] Baltie parakstīja savu partijas pierakstu.
       *[black] Melnie parakstīja savu partijas pierakstu.
    }
conduct-event-signed-other =
    { $side ->
        [white] Baltie parakstīja melno partijas pierakstu.
       *[black] Melnie parakstīja balto partijas pierakstu.
    }
conduct-event-sheets-accepted = Tiesnesis pieņēma partijas pierakstus bez trūkstošajiem parakstiem: „{ $why }”.
conduct-event-colours-swapped = Spēlētāji apmainījās ar krāsām.
conduct-event-next-round-begun = Sākusies nākamā kārta; šīs partijas rezultāts paliek spēkā.

# Kā partija vēl beidzas.

conduct-end-time =
    { $winner ->
        [white] Baltie uzvarēja: melnie pārsniedza laiku.
       *[black] Melnie uzvarēja: baltie pārsniedza laiku.
    }
conduct-end-time-draw =
    { $side ->
        [white] Neizšķirts: baltie pārsniedza laiku, bet melnie nevar pieteikt matu.
       *[black] Neizšķirts: melnie pārsniedza laiku, bet baltie nevar pieteikt matu.
    }
conduct-end-absence =
    { $winner ->
        [white] Baltie uzvarēja: melnie laikus neieradās.
       *[black] Melnie uzvarēja: baltie laikus neieradās.
    }
conduct-end-both-absent = Zaudējums ieskaitīts abiem: neieradās neviens spēlētājs.
conduct-end-abandoned = 90 dienas neviens nespēlēja: partija beidzās bez rezultāta.
conduct-end-left =
    { $winner ->
        [white] Baltie uzvarēja: melnie sava gājiena laikā bija pārāk ilgi prom.
       *[black] Melnie uzvarēja: baltie sava gājiena laikā bija pārāk ilgi prom.
    }
conduct-end-aborted =
    { $side ->
        [white] Baltie pārtrauca partiju, pirms abas puses bija izdarījušas gājienu; tā palika bez rezultāta.
       *[black] Melnie pārtrauca partiju, pirms abas puses bija izdarījušas gājienu; tā palika bez rezultāta.
    }
conduct-end-sealed-move =
    { $winner ->
        [white] Baltie uzvarēja: melno pierakstītā gājiena nozīmi neizdevās noskaidrot.
       *[black] Melnie uzvarēja: balto pierakstītā gājiena nozīmi neizdevās noskaidrot.
    }
conduct-end-refusal =
    { $winner ->
        [white] Baltie uzvarēja ar tiesneša lēmumu: melnie atsakās ievērot noteikumus („{ $why }”).
       *[black] Melnie uzvarēja ar tiesneša lēmumu: baltie atsakās ievērot noteikumus („{ $why }”).
    }
conduct-end-discipline =
    { $winner ->
        [white] Baltie uzvarēja ar tiesneša lēmumu: melnie pārkāpa sacensību disciplīnu („{ $why }”).
       *[black] Melnie uzvarēja ar tiesneša lēmumu: baltie pārkāpa sacensību disciplīnu („{ $why }”).
    }
conduct-end-neither-can-win = Neizšķirts ar tiesneša lēmumu: neviens spēlētājs nespēj uzvarēt („{ $why }”).
conduct-end-claim-upheld = Neizšķirts ar tiesneša lēmumu: neizšķirta pieprasījums apstiprinājās.
conduct-end-ruled-win =
    { $winner ->
        [white] Baltie uzvarēja ar tiesneša lēmumu: „{ $why }”.
       *[black] Melnie uzvarēja ar tiesneša lēmumu: „{ $why }”.
    }
conduct-end-ruled-draw = Neizšķirts ar tiesneša lēmumu: „{ $why }”.
conduct-end-ruled-forfeit =
    { $winner ->
        [white] Baltie uzvarēja ar tiesneša lēmumu bez spēles: „{ $why }”.
       *[black] Melnie uzvarēja ar tiesneša lēmumu bez spēles: „{ $why }”.
    }
conduct-end-ruled-both-lost = Ar tiesneša lēmumu zaudējums ieskaitīts abiem: „{ $why }”.
conduct-end-ruled-both-forfeit = Ar tiesneša lēmumu zaudējums bez spēles ieskaitīts abiem: „{ $why }”.
conduct-end-ruled-no-result = Ar tiesneša lēmumu partija beigusies bez rezultāta: „{ $why }”.
conduct-end-annulled-board = Partija ir anulēta un tiks pārspēlēta: galdiņš bija novietots nepareizi („{ $why }”).
conduct-end-annulled-envelope = Partija ir anulēta un tiks pārspēlēta: aploksne ir pazudusi, un partiju nevar atjaunot („{ $why }”).
conduct-end-annulled = Partija ir anulēta un tiks pārspēlēta: „{ $why }”.

# Kāpēc lūgums noraidīts.

conduct-refused-not-begun = Partija vēl nav sākusies.
conduct-refused-begun = Partija jau ir sākusies.
conduct-refused-over = { reason-game-over }
conduct-refused-not-over = Partija vēl nav beigusies.
conduct-refused-not-on-move =
    { $side ->
        [white] Gājiens jāizdara baltajiem.
       *[black] Gājiens jāizdara melnajiem.
    }
conduct-refused-clocks-stopped = Pulksteņi ir apturēti.
conduct-refused-not-stopped = Tiesnesis pulksteņus nav apturējis.
conduct-refused-not-again = { play-offer-not-again }
conduct-refused-no-offer = { play-offer-none }
conduct-refused-no-claim = Nav neizšķirta pieprasījuma, ko pārbaudīt.
conduct-refused-claim-not-shown = Nekas partijas pierakstā neapstiprina šo neizšķirta pieprasījumu.
conduct-refused-claim-pending = Vispirms jāpārbauda neizšķirta pieprasījums.
conduct-refused-no-end = Pozīcija uz galdiņa partiju nebeidz.
conduct-refused-no-result = Lēmumā jānosauc partijas rezultāts.
conduct-refused-is-there =
    { $side ->
        [white] Baltie jau ir klāt.
       *[black] Melnie jau ir klāt.
    }
conduct-refused-clock-untimed = Šo partiju spēlē bez pulksteņa.
conduct-refused-clock-stopped = Pulkstenis neiet.
conduct-refused-clock-running = Pulkstenis iet.
conduct-refused-clock-flag =
    { $side ->
        [white] Balto karodziņš jau ir nokritis.
       *[black] Melno karodziņš jau ir nokritis.
    }
conduct-refused-clock-beyond-control =
    { $side ->
        [white] Baltajiem līdz laika kontrolei vairs nepaliktu laika.
       *[black] Melnajiem līdz laika kontrolei vairs nepaliktu laika.
    }
conduct-refused-clock-too-little-left = Pēc šāda labojuma līdz laika kontrolei paliktu { $time }; jāpaliek vismaz { $least }.
conduct-refused-clock-too-late = Iesniegumi par pulksteni vairs netiek pieņemti, un laiks netiek labots.
conduct-refused-not-resumed = Pulksteņus no jauna var iestatīt tikai tad, kad partijas turpināšana ir sākusies.
conduct-refused-backwards = Laiks nevar iet atpakaļ: šis brīdis ir par { $time } agrāks nekā pēdējais notikums.
# $version un $now ir partijas notikumu skaits.
conduct-refused-stale = Partija pa šo laiku ir turpinājusies (komanda attiecās uz versiju { $version }, tagad ir versija { $now }).
conduct-refused-nothing = Nekas nav mainījies.
conduct-refused-too-long = Teksts ir pārāk garš: garums baitos ir { $count }, atļauts ne vairāk kā { $limit }.
conduct-refused-no-reason = Jānorāda iemesls.
conduct-refused-no-touch-move = Šajā partijā aiztikšana neuzliek nekādu pienākumu.
# $square ir rakstītais; tas var arī nebūt lauciņš.
conduct-refused-no-duty = „{ $square }”: no turienes spēlētājam nav neviena gājiena.
conduct-refused-touched-other = Aiztikts { $square }: gājiens jāizdara no šī lauciņa.
conduct-refused-touched-out-of-turn =
    { $side ->
        [white] Gājiens jāizdara baltajiem: melnie uz galdiņa neko neaiztiek.
       *[black] Gājiens jāizdara melnajiem: baltie uz galdiņa neko neaiztiek.
    }
conduct-refused-adjusts =
    { $side ->
        [white] Baltie pateica „{ conduct-say-adjust }”: kamēr tie nav beiguši, aiztikšana neuzliek nekādu pienākumu.
       *[black] Melnie pateica „{ conduct-say-adjust }”: kamēr tie nav beiguši, aiztikšana neuzliek nekādu pienākumu.
    }
conduct-refused-not-adjusting =
    { $side ->
        [white] Baltie neko neizlabo.
       *[black] Melnie neko neizlabo.
    }
conduct-refused-not-recorded = Tas ir iespējams tikai tad, ja pieraksta partiju, ko spēlē uz īsta galdiņa.
conduct-refused-may-be-taken-first = Ja vienkāršais kauliņš sit vienu vienkāršo kauliņu, nokauto drīkst noņemt arī pirms lēciena; tā nav kļūda.
# $why ir programmas ziņojums.
conduct-refused-position = Šādu pozīciju uzstādīt nevar: { $why }.
conduct-refused-no-incident = { $number }. incidenta nav.
conduct-refused-nobodys-fault = Par { $number }. incidentu neviens nav vainīgs.
conduct-refused-not-his-doing =
    { $side ->
        [white] Par { $number }. incidentu baltie nav vainīgi.
       *[black] Par { $number }. incidentu melnie nav vainīgi.
    }
conduct-refused-decided = Par { $number }. incidentu vairs nav ko izlemt.
conduct-refused-only-opponent = Tikai pretinieks drīkst pieprasīt kļūdas labojumu vai atstāt izdarīto spēkā.
conduct-refused-judge-replays = Pēc šiem noteikumiem pretinieks neizvēlas: partiju liek pārspēlēt tiesnesis.
conduct-refused-no-such-ply = Ierakstu skaits partijas pierakstā: { $count }; { $number }. ieraksta nav.
conduct-refused-result-stands = Ir par vēlu: rezultāts paliek spēkā.
conduct-refused-restoring = Vispirms jāatjauno pozīcija uz galdiņa.
conduct-refused-nothing-to-restore = Nav ko atjaunot.
conduct-refused-colours-stay = Melnie jau ir atbildējuši; krāsas paliek nemainītas.
conduct-refused-played-so = Partija ir beigusies; krāsas paliek nemainītas.
conduct-refused-control-not-reached = Gājienu kontrolskaits ({ $count }) vēl nav sasniegts.
conduct-refused-no-session = Spēles ilgums nav noteikts.
conduct-refused-rest-too-long = Atlikušo spēlei paredzēto laiku spēlētājam nevar pieskaitīt: līdz nākamajai laika kontrolei laika vairs nepaliktu.
conduct-refused-not-asked = Neviens nav lūdzis partiju atlikt.
conduct-refused-not-adjourning = Partiju neatliek; gājiens nav jānodod aploksnē.
conduct-refused-adjourned = Partija ir atlikta vai tiek atlikta.
conduct-refused-not-adjourned = Partija nav atlikta.
conduct-refused-too-short = Partiju drīkst turpināt tikai tad, ja spēlei paredzētais laiks ir vismaz { $least }.
conduct-refused-envelope-closed = Aploksne ar pierakstīto gājienu vēl nav atvērta.
conduct-refused-not-yet-resumed = Aploksni atver tikai tad, kad partijas turpināšana ir sākusies.
conduct-refused-envelope-lost = Aploksne ir pazudusi; vispirms partija jāatjauno vai jāanulē.
conduct-refused-envelope-not-lost = Aploksne nav pazudusi.
conduct-refused-no-envelope = Aizvērtas aploksnes nav.
conduct-refused-answerer-absent =
    { $side ->
        [white] Baltajiem jāatbild uz pierakstīto gājienu, bet viņi nav klāt.
       *[black] Melnajiem jāatbild uz pierakstīto gājienu, bet viņi nav klāt.
    }
conduct-refused-not-what-was-sealed = Tas nav tas gājiens, kas tika pierakstīts.
conduct-refused-must-seal = Pretinieka nav klāt; atbildes gājiens jāpieraksta un jānodod aploksnē.
conduct-refused-touched-to-seal = Jūsu gājiens ir jāpieraksta; uz galdiņa neko neaiztieciet.
conduct-refused-in-doubt = Pierakstītā gājiena nozīme nav skaidra; vispirms tas jāizlemj.
conduct-refused-asked-before = Vienā un tajā pašā pozīcijā to drīkst piedāvāt tikai vienreiz.
conduct-refused-nothing-proposed = Partijas turpināšanas laiks nav piedāvāts.
conduct-refused-resumption-time = Laikam jābūt nākotnē un gada robežās.
conduct-refused-not-a-reading = Pierakstītais gājiens nevar nozīmēt šo gājienu.
conduct-refused-not-in-doubt = Nav pierakstīta gājiena, kura nozīme nebūtu skaidra.
conduct-refused-not-in-competition = Sacensībās tas nav iespējams.
conduct-refused-recorded = Tas nav iespējams, ja pieraksta partiju, ko spēlē uz īsta galdiņa.
conduct-refused-nothing-to-take-back = Spēlētājam nav sava gājiena, ko atsaukt.
conduct-refused-not-back-again = Vienā un tajā pašā pozīcijā lūgt atļauju atsaukt gājienu drīkst tikai vienreiz.
conduct-refused-takeback-pending = Pretinieks ir lūdzis atļauju atsaukt gājienu un gaida atbildi.
conduct-refused-no-takeback = Nav lūguma atsaukt gājienu, uz kuru atbildēt.
conduct-refused-offer-pending = Vispirms jāatbild uz neizšķirta piedāvājumu.
conduct-refused-no-time-to-go-back =
    { $side ->
        [white] Ja gājienu atsauktu, baltajiem vairs nepaliktu laika.
       *[black] Ja gājienu atsauktu, melnajiem vairs nepaliktu laika.
    }
conduct-refused-too-late-to-abort = Pārtraukt partiju bez rezultāta drīkst, tikai pirms abas puses ir izdarījušas gājienu.
conduct-refused-no-leave-time = Šai partijai nav noteikts laiks, pēc kura aizgājušais spēlētājs zaudē.
conduct-refused-clock-decides = Šeit izšķir pulkstenis: prombūtne maksā laiku pulkstenī un neko vairāk.
conduct-refused-was-adjourned = Partiju, kas reiz atlikta, neviens nezaudē prombūtnes dēļ.
conduct-refused-break-off-instead = Abi vēl nav izdarījuši gājienu: pārtrauciet partiju, tai nebūs rezultāta.
conduct-refused-is-away =
    { $side ->
        [white] Balto nav klāt.
       *[black] Melno nav klāt.
    }
conduct-refused-opponent-is-there = Pretinieks ir klāt.
conduct-refused-has-not-come =
    { $side ->
        [white] Baltie vēl nav ieradušies.
       *[black] Melnie vēl nav ieradušies.
    }
conduct-refused-not-long-enough = Pretinieks vēl var atgriezties; atlicis gaidīt { $time }.
conduct-refused-no-such-number = Ar numuru { $number } nav nekā, uz ko varētu atbildēt vai ko varētu pārsūdzēt.
conduct-refused-no-sheet =
    { $side ->
        [white] Baltie nav nodevuši partijas pierakstu.
       *[black] Melnie nav nodevuši partijas pierakstu.
    }
conduct-refused-official = Rezultāts jau ir oficiāls.
conduct-refused-signed = Partijas pieraksts jau ir parakstīts.

# Kļūdas pie galdiņa.

conduct-breach-two-moves = divi gājieni pēc kārtas
conduct-breach-illegal-move = nepareizs gājiens
conduct-breach-touched-other = aiztikts viens kauliņš, gājiens izdarīts ar citu
conduct-breach-took-back = gājiena atsaukšana
conduct-breach-moved-opponent-piece = gājiens ar pretinieka kauliņu
conduct-breach-missed-capture = cits gājiens, lai gan bija iespējama sišana
conduct-breach-removed-without-reason = kauliņš bez pamata noņemts no galdiņa
conduct-breach-wrong-capture-count = nokauts mazāk vai vairāk kauliņu, nekā bija iespējams
conduct-breach-stopped-capture = apstāšanās vairāku kauliņu sišanas laikā
conduct-breach-early-removal = nokautie kauliņi noņemti pirms sišanas beigām
conduct-breach-removed-too-few = noņemts mazāk kauliņu, nekā nokauts
conduct-breach-removed-uncaptured = noņemti nenokauti kauliņi
conduct-breach-paused-removal = apstāšanās, noņemot kauliņus
conduct-breach-removed-own = pēc sišanas noņemti savi kauliņi
conduct-breach-not-crowned = kauliņš atstāts nekronēts
conduct-breach-moved-uncrowned = gājiens ar nekronētu dāmu
conduct-breach-two-hands = izmantotas abas rokas
conduct-breach-unclear-capture = sišana nav parādīta skaidri
conduct-breach-wrong-start = sākuma pozīcija uzstādīta nepareizi
conduct-breach-on-light-square = kauliņš uz baltā lauciņa

# Kārtības pārkāpumi.

conduct-misconduct-touched-out-of-turn = kauliņu aiztikšana vai izlabošana pretinieka gājiena laikā
conduct-misconduct-advice = padomu vai pierakstu izmantošana
conduct-misconduct-left-board = aiziešana no galdiņa sava gājiena laikā
conduct-misconduct-analysis = partijas analīze uz galdiņa
conduct-misconduct-pointing = rādīšana uz lauciņiem
conduct-misconduct-disturbance = spēles traucēšana
conduct-misconduct-help = sveša palīdzība, pierakstot, skaitot gājienus vai iedarbinot pulksteni
conduct-misconduct-other = cits pārkāpums

# Sodi.

conduct-penalty-warning = brīdinājums
conduct-penalty-reprimand = rājiens
conduct-penalty-loss = zaudējums partijā
conduct-penalty-exclusion = zaudējums partijā un izslēgšana no sacensībām

# Kas izlemts par incidentu.

conduct-decision-pending = vēl nav izlemts
conduct-decision-corrected = labots
conduct-decision-let-stand = atstāts spēkā
conduct-decision-replayed = partiju pārspēlē no šīs vietas
conduct-decision-noted = atzīmēts

# Pārrakstīšanās pierakstītajā gājienā.

conduct-slip-none = pārrakstīšanās nav
conduct-slip-turned = pierakstīts no otras galdiņa puses
conduct-slip-one-character = nepareiza zīme
conduct-slip-capture = obligātas sišanas vietā pierakstīts cits gājiens
conduct-slip-short = nav pierakstīts pilnajā notācijā
conduct-slip-touched = aiztiktā kauliņa gājiena vietā pierakstīts cits gājiens
