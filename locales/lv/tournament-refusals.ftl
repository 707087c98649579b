# Kāpēc sacensībās kaut kas tiek noraidīts.

tournament-refused-no-instructions = Sacensību nolikuma vēl nav.
tournament-refused-instructions-stand = Nolikumu vairs nevar mainīt: reģistrācija ir slēgta vai dalībniekiem jau ir numuri.
tournament-refused-not-approved = Nolikums vēl nav apstiprināts.
tournament-refused-instructions-games = Vienā tikšanās reizē var spēlēt no 1 līdz { $games } partijām.
tournament-refused-instructions-points = Par uzvaru jādod vairāk punktu nekā par neizšķirtu, bet par neizšķirtu – ne mazāk kā par zaudējumu.
tournament-refused-same-field = Rādītājs { $what } neko neizšķir, ja visi spēlē ar visiem: dalībniekiem ar vienādiem punktiem ir bijuši tie paši pretinieki.
tournament-refused-not-everybody-met = Rādītājs { $what } salīdzina rezultātus pret tiem pašiem pretiniekiem, bet šeit ar tiem spēlē ne visi.
tournament-refused-no-points = Rādītājam { $what } vajadzīga punktu tabula, bet izslēgšanas sistēmā tādas nav.
tournament-refused-no-judge = Tiesnesis nav iecelts.
tournament-refused-missing = Trūkst: { $what }.
tournament-refused-unreadable = Šādu tekstu nevar pieņemt: { $what }. Tas ir garāks par { $number } baitiem, tajā ir neredzamas rakstzīmes vai vertikāla svītra, vai arī tā sākumā vai beigās ir atstarpes.
tournament-refused-committed = Rīkotājs saistību jau ir publicējis.
tournament-refused-not-committed = Rīkotājam saistība jāpublicē pirms reģistrācijas slēgšanas.
tournament-refused-too-late-to-commit = Reģistrācija ir slēgta: ar tagad izvēlētu noslēpumu varētu ietekmēt izlozi.
tournament-refused-same-name = Dalībnieks „{ $name }” jau ir reģistrēts. Lai abus atšķirtu, pievienojiet klubu vai dzimšanas gadu.
tournament-refused-closed = Reģistrācija ir slēgta.
tournament-refused-not-closed = Reģistrācija vēl ir atvērta.
tournament-refused-too-few = Dalībnieku skaits: { $number }; vajag vismaz { $least }.
tournament-refused-too-many = Dalībnieku skaits: { $number }; var piedalīties ne vairāk kā { $most }.
tournament-refused-no-player = Spēlētāja ar numuru { $number } nav.
tournament-refused-has-left = Spēlētājs ar numuru { $number } ir izstājies no sacensībām.
tournament-refused-have-numbers = Dalībniekiem jau ir numuri.
tournament-refused-no-numbers = Dalībniekiem vēl nav numuru: izlozējiet tos vai piešķiriet pēc reitinga.
tournament-refused-secret-length = Noslēpumā jābūt no { $least } līdz { $most } nejaušiem baitiem; šajā to skaits ir { $number }.
tournament-refused-secret-digits = Noslēpums jāraksta ar heksadecimāliem cipariem, pa diviem katram baitam; kļūda ir pozīcijā { $number }.
tournament-refused-wrong-secret = Noslēpums neatbilst publicētajai saistībai.
tournament-refused-draw-no-words = Izlozei vajadzīgi publiski nosaukti vārdi.
tournament-refused-draw-no-entries = Nav no kā lozēt.
tournament-refused-draw-blank = { $number }. loze ir tukša, vai arī tās sākumā vai beigās ir atstarpes.
tournament-refused-draw-control = Tekstā „{ $text }” ir neredzamas rakstzīmes.
tournament-refused-draw-twice = Divas lozes ir vienādas: „{ $text }”.
tournament-refused-not-by-lot = Numuri nav izlozēti, tāpēc arī kārtu izlozēt nevar.
tournament-refused-no-table-to-draw-from = Kārtu var izlozēt tikai no apļa sistēmas tabulas.
tournament-refused-no-round = { $number }. kārtas nav.
tournament-refused-paired = { $number }. kārtas pāri jau ir sastādīti.
tournament-refused-all-paired = Visu kārtu pāri ir sastādīti; kārtu skaits: { $number }.
tournament-refused-unfinished = Partija { $place } nav pabeigta. { $why }
tournament-refused-unfinished-more = Partija { $place } nav pabeigta; pavisam nepabeigtu partiju: { $number }. { $why }
tournament-awaited-next-round = Nākamās kārtas pārus sastāda pēc rezultātiem; atliktas partijas rezultātu var nosacīti pieņemt.
tournament-awaited-last-round = Iepriekšējo kārtu partijas jāpabeidz pirms pēdējās kārtas.
tournament-awaited-next-game = Mačā vispirms jāpabeidz iepriekšējā partija.
tournament-awaited-knockout = Zaudētājs izstājas, tāpēc vispirms jāizšķir katra tikšanās.
tournament-awaited-report = Pārskatā jābūt visiem rezultātiem.
tournament-refused-no-game = Partijas { $place } nav.
tournament-refused-has-result = Partijai { $place } jau ir rezultāts; izlabojiet to un norādiet iemeslu.
tournament-refused-no-result = Partijai { $place } nav rezultāta.
tournament-refused-not-adjourned = Partija { $place } nav atlikta.
tournament-refused-annulled = Partija { $place } ir anulēta.
tournament-refused-paired-by = Pēc tā sastādīti { $number }. kārtas pāri; izspēlētai kārtai pārus no jauna nesastāda.
tournament-refused-not-free = Brīvu kārtu piešķir ar neizšķirta punktiem (H), ar uzvaras punktiem (F) vai bez punktiem (Z).
tournament-refused-pairing-keeps-apart = Tikai Šveices sistēmā var noteikt, ka divus spēlētājus neliek pārī.
tournament-refused-pairing-lets-off = Atbrīvot spēlētāju no kārtas var tikai Šveices sistēmā; šeit pārceliet partiju.
tournament-refused-pairing-participants = Tabulā var būt no 2 līdz { $most } dalībniekiem; šeit to skaits ir { $number }.
tournament-refused-pairing-cycles = Visi ar visiem var spēlēt no 1 līdz { $most } reizēm; norādītais skaits: { $number }.
tournament-refused-pairing-order = Tabulas kārtu secība neder: kļūda ir pie { $number }. kārtas.
tournament-refused-pairing-drawn = Tikšanās pie { $number }. galdiņa beidzās neizšķirti; pievienojiet papildu partiju.
tournament-refused-pairing-other-round = Izmainītajiem pāriem jābūt no tās pašas tabulas kārtas.
tournament-refused-pairing-twice = Kāds spēlētājs pāros ierakstīts divreiz.
tournament-refused-pairing-other-players = Izmainītajos pāros jābūt tiem pašiem kārtas spēlētājiem.
tournament-refused-pairing-misfit = Tas neatbilst jau ierakstītajam ({ $why }).
tournament-refused-unpairable-few = Dalībnieku skaits kārtā: { $number }; vajag vismaz divus.
tournament-refused-unpairable-over = Visu kārtu pāri ir sastādīti; kārtu skaits: { $number }.
tournament-refused-unpairable-criteria = Pārus nevar sastādīt, ievērojot absolūtos kritērijus C1–C3: lai kā saliktu pārējos, atļauta pretinieka nav šiem numuriem: { $numbers }.
tournament-refused-unpairable-criteria-odd = Pārus nevar sastādīt, ievērojot absolūtos kritērijus C1–C3, kaut arī viens spēlētājs, kurš vēl nav bijis brīvs, var palikt bez pāra: lai kā saliktu pārējos, atļauta pretinieka nav šiem numuriem: { $numbers }.
tournament-refused-unpairable-scores = Sacensībās ir pārāk daudz dažādu punktu summu, lai pāru sastādīšanā tās visas varētu ņemt vērā.
tournament-refused-not-pairable-rounds = Kārtu skaits nav zināms.
tournament-refused-not-pairable-color = Nav zināms, kurš sāk ar baltajiem.
tournament-refused-not-pairable-result = { $round }. kārta: spēlētāja ar numuru { $number } partijai nav rezultāta.
tournament-refused-not-pairable-system = Pāru sastādīšanas sistēma ir { $what }, nevis FIDE holandiešu sistēma.
tournament-refused-not-pairable-baku = Lai lietotu Baku paātrinājumu, par neizšķirtu jādod puse uzvaras punktu, bet par zaudējumu – 0 punktu.
tournament-refused-not-equal = Tikšanās pie { $number }. galdiņa ir izšķirta vai vēl nav pabeigta: papildu partiju nepievieno.
tournament-refused-in-urn = Izloze vēl nav notikusi: vārdus, klubus un dzimšanas gadus urnā mainīt nedrīkst.
tournament-refused-no-outcome = Partija nevar beigties ar šādu rezultātu.
tournament-refused-rounds-left = Vēl neizspēlēto kārtu skaits: { $number }.
tournament-refused-no-event = Ieraksta { $number } žurnālā nav.
tournament-refused-undone = Ieraksts { $number } jau ir atsaukts.
tournament-refused-rests-on-it = Ierakstu { $event } nevar atsaukt, jo uz to balstās ieraksts { $rests }. { $why }
tournament-rests-done-anew = Atsaukto atkārto ar jaunu ierakstu.
tournament-rests-known-by-number = Spēlētājus atpazīst pēc numura; atzīmējiet, ka šis spēlētājs ir izstājies.
tournament-rests-have-numbers = Dalībniekiem ir numuri.
tournament-rests-numbers-drawn = Tad tika izlozēti numuri.
tournament-rests-approved = Nolikums tika apstiprināts.
tournament-rests-numbers-given = Numuri piešķirti pēc šā nolikuma.
tournament-rests-numbers-without = Numuri piešķirti bez šā spēlētāja.
tournament-rests-paired-by = Pēc tā sastādīti kārtas pāri.
tournament-rests-paired-without = Kārtas pāri sastādīti bez šā spēlētāja.
tournament-rests-later-round = Sastādīti vēlākas kārtas pāri.
tournament-rests-has-results = Kārtas partijām ir rezultāti.
tournament-rests-misfit = Tas vairs neatbilstu pārējiem ierakstiem ({ $why }).
tournament-refused-over = Sacensības ir beigušās.

# Kāpēc kaut kas tiek noraidīts komandai.

tournament-refused-instructions-matches = Par uzvarētu maču jādod vairāk punktu nekā par neizšķirtu, bet par neizšķirtu – ne mazāk kā par zaudētu.
tournament-refused-of-teams = Rādītājs { $what } vērtē komandu mačus un galdiņus, bet šeit piedalās atsevišķi spēlētāji.
tournament-refused-not-of-teams = Rādītājs { $what } vērtē atsevišķu spēlētāju partijas, bet šeit piedalās komandas.
tournament-rests-board-order = Komandas spēlētājus atpazīst pēc vietas galdiņu secībā.
tournament-rests-played-by = Pēc tā izspēlētas partijas.
tournament-refused-team-none = Nolikumā komandas nav paredzētas: piedalās atsevišķi spēlētāji.
tournament-refused-team-games = Lielākais partiju skaits mačā: { $most } (galdiņu skaits reiz partiju skaits pie katra galdiņa).
tournament-refused-team-bye = Par brīvu kārtu var dot galdiņu punktus no nulles līdz uzvarai pie visiem galdiņiem.
tournament-refused-team-has-members = Komandai Nr. { $number } jau ir pieteikti spēlētāji: nolikumā jānorāda galdiņu skaits mačā.
tournament-refused-team-nobody = Komandai Nr. { $number } vēl nav spēlētāju: nosauciet tos galdiņu secībā.
tournament-refused-team-full = Komanda Nr. { $number } jau ir nokomplektēta; spēlētāju var būt ne vairāk kā { $most }.
tournament-refused-team-no-member = Komandā Nr. { $number } nav spēlētāja ar numuru { $member }: pēdējais numurs galdiņu secībā ir { $last }.
tournament-refused-team-order-stands = Komandas Nr. { $number } galdiņu secību vairs nevar mainīt: { $round }. kārtas pāri jau ir sastādīti.
tournament-refused-team-lined-up = Komandas Nr. { $number } galdiņu secību vairs nevar mainīt: sastāvs { $round }. kārtai jau ir iesniegts.
tournament-refused-team-not-everybody = Secībā katrs komandas spēlētājs jānosauc tieši vienreiz; spēlētāju skaits: { $number }.
tournament-refused-team-empty = Sastāvs ir tukšs: komanda, kas neierodas, maču zaudē bez spēles.
tournament-refused-team-too-many = Spēlētāju skaits sastāvā: { $number }; galdiņu skaits mačā: { $boards }.
tournament-refused-team-out-of-order = Sastāvs neatbilst galdiņu secībai: { $name } (numurs komandā: { $member }) nevar spēlēt pie { $board }. galdiņa aiz numura { $above }.
tournament-refused-team-twice = Sastāvā divreiz nosaukts viens un tas pats spēlētājs: { $name } (numurs komandā: { $member }).
tournament-refused-team-no-match = Komandai Nr. { $number } mača { $round }. kārtā nav.
tournament-refused-team-round-over = { $round }. kārta ir izspēlēta: sastāvus vairs nevar mainīt.
tournament-refused-team-begun = Mačs jau ir sācies: partijai { $place } ir rezultāts, vai arī tā ir atlikta.
tournament-refused-team-vacant = Pie galdiņa { $place } vienai no komandām nav spēlētāja: partija netika spēlēta.
tournament-refused-team-no-forfeit = Neierašanās dēļ nenotikušu maču ieraksta kā +:-, -:+ vai -:-.

# Order and sections of an event.

tournament-refused-order-game = Partija { $place }
tournament-refused-order-length = Ilgumam jābūt no 1 minūtes līdz 24 stundām.
tournament-refused-order-rounds = Kārtām jāseko citai aiz citas, bet šeit secība būtu izjaukta: { $matter }, { $start }.
tournament-refused-order-no-rest = Spēlētājam ar numuru { $number } ir cita partija: { $matter }, { $start }. Starp divām partijām spēlētājam pienākas 15 minūšu atpūta.
tournament-refused-order-at-once = Tajā pašā laikā notiek kas cits: { $matter }, { $start }.
tournament-refused-order-rest-day = { $day } ir brīvdiena.
tournament-refused-order-played = Šajā dienā ir paredzēts spēlēt: { $matter }, { $start }.
tournament-refused-order-hour = Partijas turpināšanai jāparedz vismaz viena spēles stunda.
tournament-refused-order-not-waiting = Partija { $place } nav ne atlikta, ne pārcelta.
tournament-refused-order-before-round = Partiju var turpināt tikai pēc tās kārtas beigām: { $round }. kārta beidzas { $end }.
tournament-refused-order-after-last = Agrākās partijas jāpabeidz pirms tam: { $matter }, { $start }.
tournament-refused-order-twice = Partija { $place } turpināšanas secībā ierakstīta divreiz.
tournament-refused-order-no-roll = Klātbūtne vēl nav pārbaudīta.
tournament-refused-order-is-here = Spēlētāja ar numuru { $number } ierašanās jau ir atzīmēta.
tournament-refused-order-has-confirmed = Spēlētājs ar numuru { $number } jau ir apliecinājis, ka ir iepazinies ar nolikumu.
tournament-refused-order-which-round = Šis pienākums atkārtojas katrā kārtā: norādiet kārtu.
tournament-refused-order-no-round = Šis pienākums nav saistīts ar kārtu.
tournament-refused-order-is-ticked = Šis pienākums jau ir atzīmēts kā izpildīts.
tournament-refused-order-not-his-task = { $name } ({ $roles }) to nedrīkst darīt: tas ir citas amatpersonas uzdevums ({ $article }).
tournament-refused-order-one-chief = Galvenais tiesnesis ir { $name }: tiesnešu kolēģijā var būt tikai viens galvenais tiesnesis.
tournament-refused-order-appointed = { $name } šo amatu jau ieņem.
tournament-refused-section-unknown = Grupas „{ $section }” nav. Ir šādas grupas: { $all }.
tournament-refused-section-which = Sacensības notiek grupās; norādiet vienu no tām: { $all }.
tournament-refused-section-too-late = Dalībnieki jau ir reģistrēti bez grupas; grupas jāizveido pirms reģistrācijas.
tournament-refused-section-no-event = Pašām sacensībām vēl nav nolikuma.
tournament-refused-section-too-many = Lielākais grupu skaits sacensībās: { $most }.
tournament-refused-section-elsewhere = Ieraksts { $event } nav no šīs grupas; tā vieta: { $section }.
tournament-refused-section-whole = visas sacensības
tournament-refused-section-twice = „{ $name }” jau spēlē grupā „{ $section }”; ja tā ir paredzēts, atļaujiet to un norādiet iemeslu.
tournament-refused-section-no-rest = „{ $name }” spēlē grupā „{ $section }”: { $matter }, { $start }. Starp divām partijām spēlētājam pienākas 15 minūšu atpūta.

# Kas tas par tekstu.

tournament-given-author = autors
tournament-given-name = vārds vai nosaukums
tournament-given-place = vieta
tournament-given-dates = datumi
tournament-given-rule-set = noteikumi
tournament-given-control = laika kontrole
tournament-given-federation = federācija
tournament-given-club = klubs
tournament-given-birth = dzimšanas datums
tournament-given-title = tituls
tournament-given-licence = numurs federācijā
tournament-given-commission = komisija
tournament-given-note = piezīme
tournament-given-reason = iemesls
tournament-given-room = spēļu telpa
tournament-given-section = grupa
tournament-given-additions = papildinājumi

# Ko neatrod komandrinda.

tournament-refused-unknown-name = Spēlētāja „{ $name }” nav.
tournament-refused-which-name = „{ $name }” atbilst vairākiem spēlētājiem: { $all }.
tournament-refused-outcome-text = „{ $text }” nav rezultāts; rakstiet 1-0, ½-½ (vai =), 0-1, +:-, -:+ vai -:-.
tournament-refused-not-paired = { $number }. kārtas pāri vēl nav sastādīti.
tournament-refused-not-in-table = Viena no abiem tabulā nav.
tournament-refused-only-swiss = Pēc punktiem pārus sastāda tikai Šveices sistēmā; šeit pretiniekus nosaka tabula.
tournament-refused-trf-games = TRF failā katrā kārtā ir viena partija, bet šeit vienā tikšanās reizē to skaits ir { $games }.

# Kas pārņemts no citas programmas.

tournament-imported = Pārņemts: spēlētāji – { $players }, kārtas – { $rounds }.
tournament-imported-without = Izlaisti ieraksti, kuriem sacensību failā nav vietas: { $what }.

# Ko pārkāpj mainīti pāri.

tournament-warning-unknown = Numura { $number } turnīrā nav.
tournament-warning-away = { $name } kārtā nepiedalās.
tournament-warning-twice = { $name } pāros parādās vairākkārt.
tournament-warning-missing = Pāros trūkst: { $name }.
tournament-warning-have-met = { $name } un { $other } jau ir tikušies (C1).
tournament-warning-forbidden = { $name } un { $other } nedrīkst tikties.
tournament-warning-second-bye = { $name } jau ir palicis bez pāra vai saņēmis uzvaras punktus bez spēles (C2).
tournament-warning-same-color = { $name } un { $other }: abiem pienākas viena un tā pati krāsa (C3).
tournament-warning-third-white = { $name } trešo reizi pēc kārtas spēlē ar baltajiem.
tournament-warning-third-black = { $name } trešo reizi pēc kārtas spēlē ar melnajiem.
tournament-warning-difference = { $name }: krāsu starpība būtu { $difference } (baltie mīnus melnie).
tournament-warning-differs = Pēc Šveices sistēmas šīs kārtas pāri ir citi.
tournament-warning-other-pair = { $name } un { $other } nav šīs kārtas pāris.
tournament-warning-other-colors = { $name } un { $other }: šajā kārtā krāsas ir otrādi.
tournament-warning-confirm = Izmaiņa netika veikta. Ja tai tomēr jāpaliek, atkārtojiet komandu ar --anyway.
