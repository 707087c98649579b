# Kāpēc sacensībās kaut kas tiek noraidīts.

tournament-refused-no-instructions = Sacensību nolikuma vēl nav.
tournament-refused-instructions-stand = Nolikumu nevar mainīt, kad reģistrācija ir slēgta vai dalībniekiem ir numuri.
tournament-refused-not-approved = Nolikums vēl nav apstiprināts.
tournament-refused-instructions-games = Vienā tikšanās reizē ir no 1 līdz { $games } partijām.
tournament-refused-instructions-points = Uzvarai jādod vairāk nekā neizšķirtam, un neizšķirtam ne mazāk kā zaudējumam.
tournament-refused-same-field = { $what } neko neizšķir, ja visi spēlē ar visiem: vienādajiem ir bijuši tie paši pretinieki.
tournament-refused-not-everybody-met = { $what } salīdzina rezultātus pret tiem pašiem pretiniekiem, bet šeit ar tiem spēlē ne visi.
tournament-refused-no-points = { $what } prasa punktu tabulu, bet izslēgšanas sacensībās tādas nav.
tournament-refused-no-judge = Tiesnesis nav iecelts.
tournament-refused-missing = Trūkst: { $what }.
tournament-refused-unreadable = To nevar pieņemt: { $what }. Teksts ir garāks par { $number } baitiem, satur neredzamas zīmes, vertikālu svītru vai atstarpes galos.
tournament-refused-committed = Rīkotājs jau ir saistījies ar noslēpumu.
tournament-refused-not-committed = Rīkotājam saistība jāpublicē pirms reģistrācijas slēgšanas.
tournament-refused-too-late-to-commit = Reģistrācija ir slēgta: ar tagad izvēlētu noslēpumu varētu ietekmēt izlozi.
tournament-refused-same-name = „{ $name }” jau ir reģistrēts. Lai tos atšķirtu, pievienojiet klubu vai dzimšanas gadu.
tournament-refused-closed = Reģistrācija ir slēgta.
tournament-refused-not-closed = Reģistrācija vēl ir atvērta.
tournament-refused-too-few = Dalībnieku skaits: { $number }; vajag vismaz { $least }.
tournament-refused-too-many = Dalībnieku skaits: { $number }; var piedalīties ne vairāk kā { $most }.
tournament-refused-no-player = Spēlētāja ar numuru { $number } nav.
tournament-refused-has-left = Spēlētājs ar numuru { $number } ir izstājies no sacensībām.
tournament-refused-have-numbers = Dalībniekiem jau ir numuri.
tournament-refused-no-numbers = Dalībniekiem vēl nav numuru: izlozējiet tos vai sakārtojiet pēc reitinga.
tournament-refused-secret-length = Noslēpumā ir no { $least } līdz { $most } nejaušiem baitiem, bet šajā – { $number }.
tournament-refused-secret-digits = Noslēpums jāraksta sešpadsmitnieku cipariem, divi katram baitam; kļūda ir baitā { $number }.
tournament-refused-wrong-secret = Noslēpums neatbilst publicētajai saistībai.
tournament-refused-draw-no-words = Izlozei vajag publiski nosauktus vārdus.
tournament-refused-draw-no-entries = Nav, no kā lozēt.
tournament-refused-draw-blank = Loze { $number } ir tukša vai tai ir atstarpes galos.
tournament-refused-draw-control = „{ $text }” satur neredzamas zīmes.
tournament-refused-draw-twice = Divas lozes ir vienādas: „{ $text }”.
tournament-refused-not-by-lot = Numuri nav izlozēti, tāpēc nevar izlozēt arī kārtu.
tournament-refused-no-round = Kārtas { $number } nav.
tournament-refused-paired = Kārtas { $number } pāri jau ir sastādīti.
tournament-refused-all-paired = Visu kārtu pāri ir sastādīti; kārtu skaits: { $number }.
tournament-refused-unfinished = Partija { $place } nav pabeigta. { $why }
tournament-refused-unfinished-more = Partija { $place } nav pabeigta; pavisam nepabeigtu partiju: { $number }. { $why }
tournament-awaited-next-round = Nākamās kārtas pārus sastāda pēc rezultātiem; atliktas partijas rezultātu var pieņemt.
tournament-awaited-last-round = Iepriekšējo kārtu partijas jāpabeidz pirms pēdējās kārtas.
tournament-awaited-next-game = Mačā vispirms pabeidz iepriekšējo partiju.
tournament-awaited-knockout = Zaudētājs izstājas, tāpēc vispirms jāizšķir katra tikšanās.
tournament-awaited-report = Pārskatā jābūt visiem rezultātiem.
tournament-refused-no-game = Partijas { $place } nav.
tournament-refused-has-result = Partijai { $place } jau ir rezultāts; izlabojiet to un norādiet iemeslu.
tournament-refused-no-result = Partijai { $place } nav rezultāta.
tournament-refused-not-adjourned = Partija { $place } nav atlikta.
tournament-refused-annulled = Partija { $place } ir anulēta.
tournament-refused-paired-by = Pēc tā sastādīti kārtas { $number } pāri; izspēlēto nevar sastādīt no jauna.
tournament-refused-not-free = Brīvu kārtu dod ar neizšķirta (H) vai uzvaras (F) punktiem vai bez punktiem (Z).
tournament-refused-pairing-keeps-apart = Tikai Šveices sistēmā var divus spēlētājus nelikt kopā.
tournament-refused-pairing-lets-off = Tikai Šveices sistēmā spēlētāju var atbrīvot no kārtas: pārceliet partiju.
tournament-refused-pairing-participants = Tabula ir 2 līdz { $most } dalībniekiem, nevis { $number }.
tournament-refused-pairing-cycles = Visi ar visiem var spēlēt no 1 līdz { $most } reizēm, nevis { $number }.
tournament-refused-pairing-order = Tabulas kārtas nesakrīt: { $number }.
tournament-refused-pairing-drawn = Tikšanās pie galdiņa { $number } beidzās neizšķirti; pievienojiet partiju.
tournament-refused-pairing-other-round = Mainītajiem pāriem jābūt no tās pašas tabulas kārtas.
tournament-refused-pairing-twice = Kāds pāros ir divreiz.
tournament-refused-pairing-other-players = Mainītajos pāros jābūt tiem pašiem spēlētājiem, kas kārtā.
tournament-refused-pairing-misfit = Tas nesader ar jau esošo ({ $why }).
tournament-refused-unpairable-few = Kārtā piedalās: { $number }; vajag divus.
tournament-refused-unpairable-over = Visu kārtu pāri ir sastādīti; kārtu skaits: { $number }.
tournament-refused-unpairable-criteria = Neviens pāru salikums neatbilst absolūtajiem kritērijiem C1–C3: lai kā sastādītu pārējos, nav atļauta pretinieka numuriem { $numbers }.
tournament-refused-unpairable-criteria-odd = Neviens pāru salikums neatbilst absolūtajiem kritērijiem C1–C3, kaut gan viens spēlētājs, kurš vēl nav bijis brīvs, var palikt bez pāra: lai kā sastādītu pārējos, nav atļauta pretinieka numuriem { $numbers }.
tournament-refused-unpairable-scores = Sacensībās ir pārāk daudz dažādu punktu summu, lai tās izsvērtu.
tournament-refused-not-pairable-rounds = Kārtu skaits nav zināms.
tournament-refused-not-pairable-color = Nav zināms, kurš sāk ar baltajiem.
tournament-refused-not-pairable-result = Kārta { $round }: spēlētāja { $number } partijai nav rezultāta.
tournament-refused-not-pairable-system = Pāru sistēma ir { $what }, nevis FIDE holandiešu sistēma.
tournament-refused-not-pairable-baku = Baku paātrinājumam neizšķirtam jādod puse no uzvaras, bet zaudējumam nekas.
tournament-refused-not-equal = Tikšanās pie galdiņa { $number } ir izšķirta vai nav pabeigta: partiju nepievieno.
tournament-refused-in-urn = Izloze vēl priekšā: vārdi, klubi un dzimšanas gadi urnā paliek, kādi ir.
tournament-refused-no-outcome = Tā partija nebeidzas.
tournament-refused-rounds-left = Vēl jāizspēlē kārtas: { $number }.
tournament-refused-no-event = Ieraksta { $number } žurnālā nav.
tournament-refused-undone = Ieraksts { $number } jau ir atsaukts.
tournament-refused-rests-on-it = Ierakstu { $event } nevar atsaukt, jo uz to balstās ieraksts { $rests }. { $why }
tournament-rests-done-anew = Atsaukto dara no jauna ar jaunu ierakstu.
tournament-rests-known-by-number = Spēlētājus pazīst pēc numura; atzīmējiet, ka šis izstājies.
tournament-rests-have-numbers = Dalībniekiem ir numuri.
tournament-rests-numbers-drawn = Tad tika izlozēti numuri.
tournament-rests-approved = Nolikums tika apstiprināts.
tournament-rests-numbers-given = Numuri piešķirti pēc šā nolikuma.
tournament-rests-numbers-without = Numuri piešķirti bez šā spēlētāja.
tournament-rests-paired-by = Pēc tā sastādīti kārtas pāri.
tournament-rests-paired-without = Kārtas pāri sastādīti bez šā spēlētāja.
tournament-rests-later-round = Sastādīti vēlākas kārtas pāri.
tournament-rests-has-results = Kārtas partijām ir rezultāti.
tournament-rests-misfit = Tas vairs nesaderētu ({ $why }).
tournament-refused-over = Sacensības ir beigušās.

# Kāpēc kaut kas tiek noraidīts komandai.

tournament-refused-instructions-matches = Uzvarētam mačam jādod vairāk nekā neizšķirtam, un tam ne mazāk kā zaudētam.
tournament-refused-of-teams = { $what } skaita komandu mačus un galdiņus, bet šeit piedalās atsevišķi spēlētāji.
tournament-refused-not-of-teams = { $what } skaita atsevišķu spēlētāju partijas, bet šeit piedalās komandas.
tournament-rests-board-order = Komandas spēlētājus pazīst pēc vietas galdiņu secībā.
tournament-rests-played-by = Pēc tā izspēlētas partijas.
tournament-refused-team-none = Nolikumā komandu nav: piedalās atsevišķi spēlētāji.
tournament-refused-team-games = Mačā ir ne vairāk kā { $most } partijas: galdiņu skaits reiz partijas pie katra.
tournament-refused-team-bye = Brīvas kārtas galdiņu punkti ir starp nulli un uzvaru pie visiem galdiņiem.
tournament-refused-team-has-members = Komandai { $number } ir nosaukti spēlētāji: nolikumā jābūt galdiņu skaitam mačā.
tournament-refused-team-nobody = Komandai { $number } vēl nav spēlētāju: nosauciet tos galdiņu secībā.
tournament-refused-team-full = Komanda { $number } jau ir pilna; spēlētāju var būt ne vairāk kā { $most }.
tournament-refused-team-no-member = Komandā { $number } nav spēlētāja { $member }: galdiņu secība sniedzas līdz { $last }.
tournament-refused-team-order-stands = Komandas { $number } galdiņu secība ir spēkā, kopš sastādīti kārtas { $round } pāri.
tournament-refused-team-lined-up = Komandas { $number } galdiņu secība ir spēkā, kopš iesniegts sastāvs kārtai { $round }.
tournament-refused-team-not-everybody = Secībā katrs komandas spēlētājs jānosauc vienreiz; spēlētāju: { $number }.
tournament-refused-team-empty = Sastāvs ir tukšs: komanda, kas neierodas, zaudē maču.
tournament-refused-team-too-many = Spēlētāju sastāvā: { $number }; galdiņu mačā: { $boards }.
tournament-refused-team-out-of-order = Sastāvs pārkāpj galdiņu secību: { $name }, komandas numurs { $member }, nevar sēdēt pie galdiņa { $board } aiz numura { $above }.
tournament-refused-team-twice = Sastāvā divreiz nosaukts komandas numurs { $member }: { $name }.
tournament-refused-team-no-match = Komandai { $number } kārtā { $round } mača nav.
tournament-refused-team-round-over = Kārta { $round } ir izspēlēta: sastāvi ir spēkā.
tournament-refused-team-begun = Mačs ir sācies: partijai { $place } ir rezultāts, vai tā ir atlikta.
tournament-refused-team-vacant = Pie galdiņa { $place } vienai komandai spēlētāja nav: partija netika spēlēta.
tournament-refused-team-no-forfeit = Nespēlētu maču raksta kā +:-, -:+ vai -:-.

# Order and sections of an event.

tournament-refused-order-game = Partija { $place }
tournament-refused-order-length = Ilgumam jābūt no 1 minūtes līdz 24 stundām.
tournament-refused-order-rounds = Kārtas seko cita citai, bet šeit tā nebūtu: { $matter }, { $start }.
tournament-refused-order-no-rest = Spēlētājam ar numuru { $number } ir cita partija: { $matter }, { $start }. Starp divām partijām spēlētājs atpūšas 15 minūtes.
tournament-refused-order-at-once = Tajā pašā laikā notiek kas cits: { $matter }, { $start }.
tournament-refused-order-rest-day = { $day } ir brīvdiena.
tournament-refused-order-played = Šajā dienā spēlē: { $matter }, { $start }.
tournament-refused-order-hour = Partiju nozīmē turpināšanai vismaz uz vienu spēles stundu.
tournament-refused-order-not-waiting = Partija { $place } nav ne atlikta, ne pārcelta.
tournament-refused-order-before-round = Šīs partijas kārta { $round } beidzas { $end }.
tournament-refused-order-after-last = Iepriekšējās partijas jāpabeidz pirms tam: { $matter }, { $start }.
tournament-refused-order-twice = Partija { $place } secībā ir divreiz.
tournament-refused-order-no-roll = Klātbūtne vēl nav pārbaudīta.
tournament-refused-order-is-here = Spēlētāja ar numuru { $number } ierašanās jau ir atzīmēta.
tournament-refused-order-has-confirmed = Spēlētājs ar numuru { $number } nolikumu jau ir apstiprinājis.
tournament-refused-order-which-round = Šis pienākums atkārtojas katrā kārtā: nosauciet kārtu.
tournament-refused-order-no-round = Šis pienākums neattiecas uz kārtu.
tournament-refused-order-is-ticked = Šis pienākums jau ir atzīmēts kā izpildīts.
tournament-refused-order-not-his-task = { $name } ({ $roles }) to nedrīkst darīt: tas ir citas amatpersonas uzdevums ({ $article }).
tournament-refused-order-one-chief = Galvenais tiesnesis ir { $name }: tiesnešu kolēģijā ir viens galvenais tiesnesis.
tournament-refused-order-appointed = { $name } šajā amatā jau ir iecelts.
tournament-refused-section-unknown = Grupas „{ $section }” nav. Ir šādas grupas: { $all }.
tournament-refused-section-which = Sacensībām ir grupas; nosauciet vienu: { $all }.
tournament-refused-section-too-late = Dalībnieki ir reģistrēti bez grupas; grupas atver pirms tam.
tournament-refused-section-no-event = Pašām sacensībām vēl nav nolikuma.
tournament-refused-section-too-many = Lielākais grupu skaits sacensībās: { $most }.
tournament-refused-section-elsewhere = Ieraksts { $event } pieder citur: { $section }.
tournament-refused-section-twice = „{ $name }” jau spēlē grupā „{ $section }”; ja tā vajag, atļaujiet to un norādiet iemeslu.
tournament-refused-section-no-rest = „{ $name }” spēlē grupā „{ $section }”: { $matter }, { $start }. Starp divām partijām spēlētājs atpūšas 15 minūtes.

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
tournament-given-licence = federācijas numurs
tournament-given-commission = komisija
tournament-given-note = piezīme
tournament-given-reason = iemesls
tournament-given-room = spēles telpa
tournament-given-section = grupa
tournament-given-additions = papildinājumi

# Ko neatrod komandrinda.

tournament-refused-unknown-name = Spēlētāja „{ $name }” nav.
tournament-refused-which-name = „{ $name }” der vairākiem spēlētājiem: { $all }.
tournament-refused-outcome-text = „{ $text }” nav rezultāts; vajag 1-0, ½-½ (vai =), 0-1, +:-, -:+ vai -:-.
tournament-refused-not-paired = Kārtas { $number } pāri vēl nav sastādīti.
tournament-refused-not-in-table = Viena no abiem tabulā nav.
tournament-refused-only-swiss = Pēc punktiem pārus sastāda tikai Šveices sistēmā; šeit tikšanās nosaka tabula.
tournament-refused-trf-games = TRF kārtā ir viena partija, bet šeit tikšanās reizē ir { $games }.

# Kas pārņemts no citas programmas.

tournament-imported = Pārņemts: spēlētāju { $players }, kārtu { $rounds }.
tournament-imported-without = Ieraksti, kuriem notikumu failā nav vietas, ir izlaisti: { $what }.

# Ko pārkāpj mainīti pāri.

tournament-warning-unknown = Numura { $number } turnīrā nav.
tournament-warning-away = { $name } kārtā nepiedalās.
tournament-warning-twice = { $name } pāros ir vairākkārt.
tournament-warning-missing = { $name } ir bez vietas.
tournament-warning-have-met = { $name } un { $other } jau ir tikušies (C1).
tournament-warning-forbidden = { $name } un { $other } nedrīkst tikties.
tournament-warning-second-bye = { $name } jau ir palicis bez pāra vai saņēmis uzvaras punktus bez spēles (C2).
tournament-warning-same-color = { $name } un { $other } abiem jāsaņem viena un tā pati krāsa (C3).
tournament-warning-third-white = { $name } trešo reizi pēc kārtas spēlē ar baltajiem.
tournament-warning-third-black = { $name } trešo reizi pēc kārtas spēlē ar melnajiem.
tournament-warning-difference = { $name }: krāsu starpība būtu { $difference } (baltie mīnus melnie).
tournament-warning-differs = Šveices sistēma kārtas pārus sastāda citādi.
tournament-warning-other-pair = { $name } un { $other } nav šīs kārtas pāris.
tournament-warning-other-colors = { $name } un { $other } šajā kārtā spēlē ar pretējām krāsām.
tournament-warning-confirm = Izmaiņa netika veikta. Ja tai tomēr jāpaliek, atkārtojiet komandu ar --anyway.
