# Sacensības uz papīra: pāri, rezultāti, tabulas, normas un protokols.

tournament-pairings = { $number }. kārtas pāri
tournament-results = { $number }. kārtas rezultāti
tournament-cross-table = Turnīra tabula
tournament-progress = Tabula pa kārtām
tournament-standings = Kopvērtējums
tournament-why = Divu spēlētāju salīdzinājums
tournament-norm-report = Normu pārskats
tournament-protocol = Sacensību protokols

# Kas stāv virs ailēm.

tournament-board = Galdiņš
tournament-number = Nr
tournament-name = Vārds
tournament-points = Punkti
tournament-result = Rezultāts
tournament-rank = Vieta
tournament-reason = Iemesls
tournament-class = Klase
tournament-federation = Federācija
tournament-club = Klubs
tournament-born = Dzimis
tournament-rating = Reitings
tournament-percent = Procenti
tournament-article = Pants
tournament-what = Kas
tournament-total = Kopā
tournament-event = Ieraksts
tournament-when = Laiks ({ $zone })
tournament-author = Kurš
tournament-round-number = { $number }. kārta
tournament-points-before = Punkti pirms kārtas
tournament-points-behind = Punkti pēc kārtas
tournament-standing-assumed = * ar pieņemtu rezultātu
tournament-standing-unfinished = nepabeigtas partijas: { $count }
tournament-round-under-way = Notiek { $number }. kārta
tournament-behind-rounds =
    { PLURAL($count) ->
        [zero] Pēc { $count } kārtām
        [one] Pēc { $count } kārtas
       *[other] Pēc { $count } kārtām
    }
tournament-white-short = b
tournament-black-short = m

# Kurš ir brīvs un kāpēc.

tournament-free = Brīvi šajā kārtā
tournament-free-short = brīvs
tournament-free-no-opponent = šajā kārtā nav pretinieka
tournament-free-goes-on = bez spēles iekļūst nākamajā kārtā
tournament-free-full = brīvs, ar uzvaras punktiem
tournament-free-half = brīvs pēc paša lūguma, ar neizšķirta punktiem
tournament-free-zero = brīvs pēc paša lūguma, bez punktiem
tournament-free-left-over = palika bez pāra, sastādot pārus
tournament-free-absent = nav ieradies

# Partijas stāvoklis.

tournament-state-postponed = pārcelta
tournament-state-adjourned = atlikta
tournament-state-assumed = atlikta, rezultāts pieņemts
tournament-state-adjudicated = izšķirta pēc pozīcijas
tournament-state-annulled = anulēta
tournament-state-unrated = reitingam neskaita
tournament-note-adjudicated = { $number }. galdiņš: partiju izšķīra tiesnesis kopā ar komisiju „{ $commission }”.
tournament-note-annulled = { $number }. galdiņš: partija ir anulēta; tās rezultāts bija { $was }.
tournament-legend-forfeit = + un − apzīmē partiju, kas netika spēlēta: + uzvara, − zaudējums.
tournament-legend-assumed = Iekavās: nepabeigtas partijas pieņemtais rezultāts.
tournament-legend-unfinished = Trīs punkti: partija ir atlikta vai pārcelta.
tournament-legend-knockout = Izslēgšanas sistēmā secību nosaka sasniegtā kārta: tie, kuri zaudēja vienā kārtā, dala vietas.
tournament-legend-progress = Katrā kārtā: pretinieka numurs, krāsa (b baltie, m melnie) un rezultāts; pēc tam līdzšinējie punkti.
tournament-legend-place = Partiju sauc pēc kārtas un galdiņa: 3.2 ir 3. kārta, 2. galdiņš.

# Kurš izstājās.

tournament-not-in-table = Ārpus tabulas
tournament-gone = { $name }: { $leaving }. Iemesls: „{ $why }”.
tournament-leaving-not-numbered = izstājās pirms numuru piešķiršanas
tournament-leaving-draw-anew = izstājās pirms sākuma, izloze notiek no jauna
tournament-leaving-number-free = izstājās pirms sākuma, numurs paliek brīvs
tournament-leaving-rest-is-lost = izstājās, izspēlējis pusi partiju vai vairāk, pārējās ir uzvarētas pretiniekiem
tournament-leaving-all-is-annulled = izstājās, izspēlējis mazāk par pusi partiju, visas partijas ir anulētas
tournament-leaving-not-paired = izstājās, pāros vairs netiek iekļauts
tournament-leaving-match-lost = izstājās, mačs ir zaudēts

# Kas izšķir starp vienādiem.

tournament-count-direct = savstarpējā tikšanās, punkti no vienādo savstarpējām partijām
tournament-count-wins = uzvaras, pie galdiņa vai bez spēles
tournament-count-games-won = pie galdiņa uzvarētās partijas
tournament-count-berger = Zonneborna–Bergera koeficients, savi punkti reiz katra pretinieka punkti
tournament-count-buchholz = Buhholca koeficients, pretinieku punkti
tournament-count-fore-buchholz = Fore-Buhholca koeficients, pretinieku punkti, it kā pēdējās kārtas partijas būtu beigušās neizšķirti
tournament-count-average-buchholz = pie galdiņa sastapto pretinieku vidējais Buhholca koeficients
tournament-count-solkoff = Solkofa koeficients, pie galdiņa sastapto pretinieku punkti
tournament-count-koya = Kojas koeficients, punkti pret pretiniekiem, kuriem ir puse visu punktu vai vairāk
tournament-count-progressive = progresīvais vērtējums, saskaitīti punkti pēc katras kārtas
tournament-count-average = pretinieku vidējais reitings
tournament-count-performance = snieguma reitings
tournament-count-perfect-performance = precīzais snieguma reitings, zemākais reitings, ar kuru šāds rezultāts būtu sagaidāms
tournament-count-game-points = atsevišķo partiju punkti
tournament-count-black = ar melnajiem spēlētās partijas
tournament-count-lots = vieta pēc izlozes
tournament-cut-low = { $what } (atmestas zemākās vērtības: { $count })
tournament-cut-high = { $what } (atmestas augstākās vērtības: { $count })
tournament-cut-first = { $what } (atmestas pirmās kārtas: { $count })
tournament-count-unrated-as = { $what } (pretiniekam bez reitinga pieņem reitingu { $rating })

# Kāpēc viens ir augstāk par otru.

tournament-why-place = { $name }: vieta { $place }.
tournament-why-next = Tālāk: { $name }.
tournament-why-caption = Pa kārtām; iekavās pretinieka numurs
tournament-why-equal = Vienādi; seko nākamais salīdzinājums.
tournament-why-decides = Tas izšķir: augstāk ir { $name }.
tournament-why-open = Tas neizšķir.
tournament-why-nothing = Šeit nav ko salīdzināt.
tournament-round-reached = Sasniegtā kārta; pēdējās kārtas uzvarētājam par vienu vairāk
tournament-why-shared = Nekas abus neatšķir; viņi dala vietas.
tournament-why-among = Starp tiem, kuri palika vienādi, izšķir savstarpējās partijas: augstāk ir { $name }.
tournament-why-cut = Vērtības kvadrātiekavās ir atmestas.

# Klases un normas.

tournament-class-master = Sporta meistars
tournament-class-candidate = Meistarkandidāts
tournament-class-first = I klase
tournament-class-second = II klase
tournament-class-third = III klase
tournament-class-fourth = IV klase
tournament-class-fifth = V klase
tournament-class-none = Bez klases
tournament-class-numbers = Rīkotāja noteiktie klašu numuri
tournament-class-second-at-three = II klasei pie koeficienta 3,00 noteicošā ir tabula
tournament-norm-arithmetic = Koeficients un normas
tournament-norm-reached = Iegūtās un apstiprinātās klases
tournament-norm-compared = Katra dalībnieka punkti pret normām
tournament-norm-points = Normās uzvaru skaita par 1 un neizšķirtu par ½ punkta, lai kā skaita pašas sacensības.
tournament-norm-free = Kārtas bez pretinieka normai punktus nedod; plusu skaita par uzvaru (002:§37.2).
tournament-norm-so-far = Sacensības nav pabeigtas; šie ir līdzšinējie punkti.
tournament-norm-attained = Iegūta
tournament-norm-kept = Apstiprināta
tournament-norm-met = izpildīts
tournament-norm-missed = nav izpildīts
tournament-norm-column = { $class }: vajadzīgie punkti { $points }
tournament-norm-product = { $class }: dalībnieki { $count } × klases numurs { $number } = { $product }.
tournament-norm-quotient = Summa { $sum }, dalīta ar dalībnieku skaitu { $count } = { $quotient }.
tournament-norm-coefficient = Noapaļojot līdz divām zīmēm, koeficients ir { $coefficient }.
tournament-norm-beginners = Iesācēju turnīrs bez koeficienta; dalībnieki: { $count }.
tournament-norm-outside = Koeficients { $coefficient } neietilpst nevienā tabulas daļā: klases no I līdz V iegūt nevar.
tournament-norm-row = Koeficients ir tabulas daļā { $part }, rindā no { $from } līdz { $to }.
tournament-norm-percent = { $class }: vajag { $percent } % punktu.
tournament-norm-percent-named = { $class }: vajag { $percent } % punktu; teksts šeit min klasi: { $other }.
tournament-norm-needed = { $class }: partijas { $games } × { $percent } % = { $exact }; vajadzīgie punkti: { $points }.
tournament-norm-scored = { $class }: iegūts { $points } ≥ vajag { $needed }.
tournament-norm-short = { $class }: iegūts { $points } < vajag { $needed }.
tournament-norm-own-class = { $class }, savas klases turnīrs: iegūts { $points }, partijas { $games }, vajag pusi.
tournament-norm-not-given = { $class }: punktu pietiek, bet to piešķir tikai šīs vai augstākas klases spēlētājam: { $other }. Spēlētājs: { $held }.
tournament-norm-below = { $class }: norma ir izpildīta. Tā stāsies spēkā, kad beigsies paša spēlētāja klase: { $held }.
tournament-norm-participations = Piedalīšanās čempionātā { $first } un { $second }; otrā skaitās līdz { $until }.
tournament-norm-masters = { $date }: meistari { $masters }, dalībnieki { $count }, vajag divas trešdaļas.
tournament-norm-against = { $date }: partijas pret klasi „{ $class }”: { $games }, punkti { $points }, vajag { $percent } %.
tournament-norm-match = { $date }: mačs pret klasi „{ $class }”: partijas { $games }, punkti { $points }.
tournament-norm-first-class = { $date }: koeficients { $coefficient }, partijas { $games }, punkti { $points }, vajag { $percent } %.
tournament-norm-counted = Turnīri, kas skaitās: { $count }, vajag: { $needed }.
tournament-norm-holds = { $class }: kopš { $date }, spēkā līdz { $until }.
tournament-norm-holds-always = { $class }: kopš { $date }, bez termiņa.
tournament-norm-no-participants = Turnīram nav normu; dalībnieku skaits { $count } ir ārpus pieļaujamā.
tournament-norm-no-games = Turnīram nav normu; katra dalībnieka partiju skaits { $games } ir ārpus pieļaujamā.
tournament-norm-no-number = { $class }: dalībnieki { $count }, bet prasības tiem numuru nedod; tas jānosaka rīkotājam.

# Protokols.

tournament-competition = Sacensības
tournament-site = Norises vieta
tournament-dates = Norises laiks
tournament-rules = Spēles noteikumi
tournament-control = Laika kontrole
tournament-system = Sistēma
tournament-meeting = Tikšanās
tournament-scoring = Punktu skaitīšana
tournament-tie-breaks = Papildu rādītāji
tournament-late = Zaudējums par nokavēšanos pēc
tournament-instructions = Sacensību nolikums
tournament-state = Stāvoklis
tournament-approved = apstiprināts
tournament-draft = vēl nav apstiprināts
tournament-over = pabeigtas
tournament-over-early = beigtas pirms pēdējās kārtas; izspēlētas kārtas: { $number } no { $all } ({ $why })
tournament-open = turpinās
tournament-late-minutes =
    { PLURAL($count) ->
        [zero] { $count } minūtēm
        [one] { $count } minūtes
       *[other] { $count } minūtēm
    }
tournament-system-round-robin = Apļa sistēma
tournament-system-cycles = Apļa sistēma, apļu skaits: { $count }
tournament-system-swiss = Šveices sistēma, kārtu skaits: { $count }
tournament-system-accelerated = Paātrinātā Šveices sistēma, kārtu skaits: { $count }
tournament-system-match = Mačs, partiju skaits: { $count }
tournament-system-knockout = Izslēgšanas sistēma
tournament-meeting-match = partiju skaits: { $count }, skaita par vienu
tournament-meeting-sum = partiju skaits: { $count }, punktus saskaita
tournament-scoring-line = uzvara { $win }, neizšķirts { $draw }, zaudējums { $loss }
tournament-officials = Amatpersonas
tournament-role-organiser = Organizācijas komiteja
tournament-role-chief-judge = Galvenais tiesnesis
tournament-role-judge = Tiesnesis
tournament-role-staff = Tehniskais personāls
tournament-participants = Dalībnieki
tournament-participants-caption = Pēc numuriem
tournament-lots = Izloze
tournament-lots-how = Numuri ir izlozēti. Ikviens tos var pārrēķināt no šeit dotā, kā aprakstīts docs/lots.md.
tournament-lots-rating = Numuri ir pēc reitinga, augstākais pirmais.
tournament-lots-given = Numuri pārņemti no citas programmas.
tournament-lots-none = Numuri vēl nav piešķirti.
tournament-lots-commitment = Saistība
tournament-lots-secret = Noslēpums
tournament-lots-name = Sacensību nosaukums
tournament-lots-words = Publiski nosauktie vārdi
tournament-lots-purpose = Nolūks
tournament-lots-serial = Kura izloze
tournament-lots-entry = Loze
tournament-lots-entries = Lozes urnā, izlozētajā secībā
tournament-lots-count = Izložu skaits: { $count }. Tabulā norādīts, kas katru reizi urnā bija mainījies.
tournament-lots-drawings = Visas izlozes, arī atsauktās
tournament-lots-changed = Izmaiņas urnā
tournament-lots-unchanged = nav
tournament-lots-gone = izņemts: { $entries }
tournament-lots-come = pielikts: { $entries }
tournament-lots-new-secret = jauns noslēpums
tournament-lots-stands = spēkā
tournament-lots-replaced = izlozēts no jauna
tournament-lots-taken-back = atsaukts

tournament-openings = Atklātnes
tournament-opening-table = Atklātņu tabula (SHA-256)
tournament-openings-for-round = izlozē, viena visai kārtai; atklātņu skaits tabulā: { $count }
tournament-openings-for-board = izlozē, katram galdiņam sava; atklātņu skaits tabulā: { $count }
tournament-openings-played = tikšanās partiju skaits ar vienu atklātni, mainot krāsas: { $count }
tournament-openings-own = katrai tikšanās partijai sava
tournament-openings-not-drawn = Šīs kārtas atklātnes vēl nav izlozētas.
tournament-openings-all-boards = Visi galdiņi
tournament-openings-board = { $number }. galdiņš
tournament-openings-games = partijas { $games }
tournament-opening-number = Atklātne { $number }
tournament-openings-how = Atklātnes ir izlozētas, katrā kārtā ar savu atslēgu, ko neviens iepriekš nevarēja zināt. Ikviens tās var pārrēķināt no šeit dotā, kā aprakstīts docs/lots.md.
tournament-openings-commitment = Saistība par atklātnēm
tournament-openings-round = Kārta
tournament-openings-key = Atslēga
tournament-happened = Lēmumi, sodi un labojumi
tournament-nothing-happened = To nebija.
tournament-penalties = Sodi
tournament-penalty-warning = brīdinājums
tournament-penalty-reprimand = rājiens
tournament-penalty-loss = zaudējums partijā
tournament-penalty-exclusion = izslēgšana
tournament-leavers = Dalībnieki, kuri izstājās
tournament-decisions = Lēmumi un piezīmes
tournament-corrections = Labojumi un atsauktais
tournament-signatures = Paraksti

# Kas notika.

tournament-event-instructed = Dots sacensību nolikums: „{ $name }”.
tournament-event-approved = Nolikums apstiprināts.
tournament-event-appointed = Iecelšana: { $name }, { $role }.
tournament-event-committed = Rīkotājs saistījās ar noslēpumu: { $commitment }.
tournament-event-registered = Reģistrēts dalībnieks: { $name }.
tournament-event-admitted = Reģistrēts dalībnieks: { $name }. Numurs pēc reitinga ir { $number }; kam bija šis vai lielāks numurs, tam tas tagad ir par vienu lielāks.
tournament-event-amended = Laboti dalībnieka dati: { $name }.
tournament-event-closed = Reģistrācija slēgta.
tournament-event-numbered = Dalībnieki saņēma numurus.
tournament-event-openings-committed = Rīkotājs saistījās ar atklātņu atslēgām: { $commitment }.
tournament-event-openings-drawn = Izlozētas { $round }. kārtas atklātnes: { $numbers }.
tournament-event-freed = { $name }, { $round }. kārta: { $how }.
tournament-event-freed-instead = { $name }, { $round }. kārta: { $how }; līdz šim: { $before }.
tournament-event-forbidden = Pārī nedrīkst likt: { $name } un { $other }.
tournament-event-paired = Sastādīti kārtas pāri: { $pairs }.
tournament-event-repaired = Tiesnesis sastādīja pārus citādi, { $pairs }: „{ $why }”.
tournament-event-entered = Partija { $place }: rezultāts { $result }.
tournament-event-was-assumed = Iepriekš tika pieņemts rezultāts { $result }.
tournament-event-corrected = Partija { $place }: rezultāts labots uz { $result }: „{ $why }”.
tournament-event-adjourned = Partija { $place } atlikta.
tournament-event-postponed = Partija { $place } pārcelta.
tournament-event-assumed = Partija { $place }: pāru sastādīšanai pieņemts rezultāts { $result }.
tournament-event-adjudicated = Partija { $place }: izšķirts { $result }.
tournament-event-replayed = Partija { $place } anulēta un tiek spēlēta no jauna: „{ $why }”.
tournament-event-game-added = Papildu partija: { $place }.
tournament-event-left = { $name }: { $leaving }: „{ $why }”.
tournament-event-left-lost = Zaudēts bez spēles: { $games }.
tournament-event-penalised = { $name }: { $penalty-name }: „{ $why }”.
tournament-event-noted = Piezīme: „{ $text }”.
tournament-event-undone = Ieraksts { $event } atsaukts: „{ $why }”. Tas bija: { $was }
tournament-event-finished = Sacensības pabeigtas.
tournament-event-finished-early = Sacensības beigtas pirms pēdējās kārtas: { $why }.

# Teams

tournament-team = Komanda
tournament-match = Mačs
tournament-match-number = { $number }. mačs
tournament-match-points = Komandu punkti
tournament-board-points = Galdiņu punkti
tournament-match-points-short = KP
tournament-board-points-short = GP
tournament-why-teams = Divu komandu salīdzinājums
tournament-vacant = nav spēlētāja
tournament-line-up-usual = Sastāvs nav iesniegts, ierakstīti pirmie spēlētāji pēc galdiņu secības: { $teams }.
tournament-teams = Komandas un to spēlētāji
tournament-team-order = Vieta galdiņu secībā
tournament-boards = Rezultāti pa galdiņiem
tournament-board-number = { $number }. galdiņš
tournament-games = Partijas
tournament-unplayed = Uzvarēts bez spēles
tournament-legend-boards = Skaita tikai izspēlētās partijas; pretinieka neierašanās dēļ uzvarētās ir atsevišķā ailē. Augstāk ir tas, kam vairāk punktu, pēc tam tas, kam mazāk partiju.
tournament-legend-cross-teams = Tabulā: katra mača galdiņu punkti; daudzpunkte: mačs vēl nav beidzies.
tournament-legend-progress-teams = Katrā kārtā: pretinieka numurs, krāsa pie pirmā galdiņa (b baltie, m melnie) un galdiņu punkti, ar daudzpunkti, kamēr mačs nav beidzies; pēc tam līdzšinējie punkti.
tournament-legend-place-teams = Partiju sauc pēc kārtas, mača un galdiņa: 3.2.4 ir 3. kārta, 2. mačs, 4. galdiņš; 3.2 ir tā pirmais galdiņš.
tournament-team-match = Komandu mačs
tournament-team-match-line = galdiņu skaits: { $count }; pirmās nosauktās komandas krāsas pa galdiņiem: { $colors }
tournament-match-scoring = Punkti par maču
tournament-standing-first = Vispirms izšķir
tournament-team-bye = Bez pāra palikušas komandas galdiņu punkti
tournament-note-match-adjudicated = { $number }. mačs, { $board }. galdiņš: partiju izšķīra tiesnesis kopā ar komisiju „{ $commission }”.
tournament-note-match-annulled = { $number }. mačs, { $board }. galdiņš: partija ir anulēta; tās rezultāts bija { $was }.
tournament-count-match-points = komandu punkti
tournament-count-board-berger = komandu Zonneborna–Bergera koeficients, savi galdiņu punkti reiz katra pretinieka komandu punkti
tournament-count-berlin = Berlīnes sistēma, galdiņu punkti ar svaru: pirmajam galdiņam svars ir vislielākais, pēdējam – vismazākais
tournament-event-enlisted = { $name } spēlē komandā { $team }.
tournament-event-member-amended = { $team }: laboti spēlētāja dati: { $name }.
tournament-event-board-order = { $team }: jaunā galdiņu secība ir { $order }.
tournament-event-line-up = { $team }, sastāvs { $round }. kārtai: { $names }.
tournament-event-forfeited = Mačs { $place } nenotika neierašanās dēļ: { $result }.
tournament-norm-teams = Normas paredzētas individuālajiem turnīriem; šeit spēlē komandas.

# Organisation

tournament-schedule = Laika grafiks
tournament-programme = Programma un nolikums
tournament-check-in = Klātesošo saraksts
tournament-duties = Tiesneša un komitejas pienākumi
tournament-equipment = Inventārs
tournament-desk = Tiesneša galds
tournament-decision-log = Lēmumi un komitejas žurnāls
tournament-section = Grupa
tournament-every-section = visas
tournament-day = Diena
tournament-time = Laiks
tournament-held = Kas notiek
tournament-room = Telpa
tournament-times-of-place = Norādīts sacensību norises vietas laiks.
tournament-schedule-none = Laiki vēl nav noteikti.
tournament-matter-registration = Reģistrācija
tournament-matter-opening = Atklāšana
tournament-matter-meeting = Dalībnieku sapulce un izloze
tournament-matter-adjourned = Atlikto partiju turpināšana
tournament-matter-game = Partija { $place }: { $white } – { $black }
tournament-matter-rest-day = Brīvdiena
tournament-matter-closing = Noslēgums
tournament-weekday-1 = pirmdiena
tournament-weekday-2 = otrdiena
tournament-weekday-3 = trešdiena
tournament-weekday-4 = ceturtdiena
tournament-weekday-5 = piektdiena
tournament-weekday-6 = sestdiena
tournament-weekday-7 = svētdiena
tournament-weekday-short-1 = P
tournament-weekday-short-2 = O
tournament-weekday-short-3 = T
tournament-weekday-short-4 = C
tournament-weekday-short-5 = Pk
tournament-weekday-short-6 = S
tournament-weekday-short-7 = Sv
tournament-left-open = Agrāko kārtu partijas bez rezultāta
tournament-waiting = Atliktās un pārceltās partijas
tournament-waiting-caption = Turpināšanas secībā
tournament-resumption-order = Secība
tournament-game = Partija
tournament-continued = Turpināšana
tournament-no-time = laiks nav noteikts
tournament-warnings = Jāpievērš uzmanība
tournament-warning-length =
    { PLURAL($minutes) ->
        [zero] { $round }. kārta ilgst { $minutes } minūtes; partijai paredzētas 4 līdz 6 stundas.
        [one] { $round }. kārta ilgst { $minutes } minūti; partijai paredzētas 4 līdz 6 stundas.
       *[other] { $round }. kārta ilgst { $minutes } minūtes; partijai paredzētas 4 līdz 6 stundas.
    }
tournament-warning-rest =
    { PLURAL($minutes) ->
        [zero] Pirms { $round }. kārtas atpūta ir { $minutes } minūtes; pienākas 15 minūtes.
        [one] Pirms { $round }. kārtas atpūta ir { $minutes } minūte; pienākas 15 minūtes.
       *[other] Pirms { $round }. kārtas atpūta ir { $minutes } minūtes; pienākas 15 minūtes.
    }
tournament-warning-no-time = { $round }. kārtai vēl nav noteikts laiks.
tournament-warning-not-continued = Partijai { $place } vēl nav noteikts laiks; agrākās partijas pabeidz pirms pēdējās kārtas.
tournament-warning-at-night = Partija { $place } nolikta naktī: { $when }.
tournament-warning-not-confirmed = Nav apliecinājuma par iepazīšanos ar nolikumu: { $name }.
tournament-warning-absent = Ierašanās nav atzīmēta: { $name }.
tournament-additions = Papildinājumi noteikumiem
tournament-spectators = Skatītāji
tournament-spectators-yes = Skatītāji drīkst vērot partijas
tournament-spectators-no = Partijas notiek bez skatītājiem
tournament-discipline = Kas jāievēro katram dalībniekam
tournament-discipline-finish = Katram dalībniekam jāspēlē līdz sacensību beigām un jāievēro disciplīna.
tournament-discipline-programme = Katram dalībniekam jāzina sacensību programma un kārtība.
tournament-discipline-ignorance = Noteikumu vai nosacījumu nezināšana nevienu neattaisno; reģistrējoties katrs dalībnieks apliecina, ka ir iepazinies ar nolikumu.
tournament-here = Klāt
tournament-confirmed = Ar nolikumu iepazinies
tournament-signature = Paraksts
tournament-check-in-caption = ✓ ir klāt, ☐ ierašanās nav atzīmēta
tournament-check-in-not-called = Klātbūtne vēl nav pārbaudīta.
tournament-check-in-count = Klāt: { $here }; ierašanās nav atzīmēta: { $absent }.
tournament-phase-before = Pirms sacensībām
tournament-phase-round = { $number }. kārta
tournament-phase-after = Beigās
tournament-duty = Pienākums
tournament-whose = Atbildīgais
tournament-done = Izpildīts
tournament-duty-instructions = Nolikums ir izstrādāts un apstiprināts
tournament-duty-preparation = Visi sagatavošanas darbi ir paveikti
tournament-duty-committee = Tiesnesis piedalās komitejas darbā
tournament-duty-timetable = Spēļu dienas un laika kontrole ir noteiktas
tournament-duty-room = Spēļu telpa un tās aprīkojums ir pārbaudīti
tournament-duty-boards = Galdiņiem ir noteiktais izmērs
tournament-duty-staff = Tehniskais personāls ir instruēts
tournament-duty-meeting = Dalībnieku sapulce notikusi un nolikums paziņots
tournament-duty-lots = Izloze ir notikusi
tournament-duty-ready = Galdiņi, pulksteņi un veidlapas ir sagatavoti
tournament-duty-course = Spēles gaita tiek uzraudzīta
tournament-duty-results = Rezultāti ir ierakstīti tabulā
tournament-duty-resumption = Partiju turpināšanas secība ir noteikta
tournament-duty-disputes = Lēmumi par strīdiem, izstāšanos un sodiem ir pieņemti un ierakstīti žurnālā
tournament-duty-questions = Organizatoriskie jautājumi ir atrisināti
tournament-duty-closing = Noslēguma sapulce notikusi un rezultāti paziņoti
tournament-duty-report = Pārskats ir nodots rīkotājam
tournament-count = Skaits
tournament-remark = Piezīme
tournament-equipment-caption = Pašreizējam dalībnieku skaitam
tournament-equipment-boards = Galdiņi
tournament-equipment-sets = Kauliņu komplekti
tournament-equipment-clocks = Kontrolpulksteņi
tournament-equipment-forms-round = Partiju pieraksta veidlapas vienai kārtai
tournament-equipment-forms = Partiju pieraksta veidlapas visām kārtām
tournament-equipment-envelopes = Aploksnes pierakstītajiem gājieniem
tournament-equipment-size = lauciņi: { $squares }; mala { $from }–{ $to } cm
tournament-equipment-men = vienkāršie kauliņi katrai pusei: { $men }
tournament-log-judges = Tiesnešu lēmumi
tournament-log-committee = Organizācijas komitejas žurnāls
tournament-event-scheduled = Laika grafiks: { $what }, { $start }.
tournament-event-ordered = Turpināšanas secība: { $games }.
tournament-event-roll-called = Sākta klātbūtnes pārbaude.
tournament-event-checked-in = Ierašanās atzīmēta: { $name }.
tournament-event-confirmed = Iepazīšanās ar nolikumu apliecināta: { $name }.
tournament-event-ticked = Izpildīts: { $duty }.
tournament-event-ticked-round = Izpildīts { $round }. kārtā: { $duty }.
tournament-event-allowed = Atļauts spēlēt vairākās grupās: { $name }: „{ $why }”.
tournament-event-elsewhere = Grupā „{ $section }”.

# labojumi un sodi
tournament-event-corrected-from = Partija { $place }: rezultāts labots, { $change }: „{ $why }”.
tournament-effect-pairing-stands = { $round }. kārtas pāri paliek spēkā.
tournament-effect-re-paired = { $round }. kārtas pāri sastādīti no jauna.
tournament-effect-rating-only = Labojums tiek ieskaitīts tikai reitingā.
tournament-event-penalised-game = { $name }: sodam zaudējums partijā { $place }, rezultāts { $result }: „{ $why }”.
tournament-event-published = Publicēti { $round }. kārtas pāri.
tournament-event-round-begun = Sākās { $round }. kārta.
tournament-footnote-corrected = † { $place }: { $change }, „{ $why }”; { $by }, { $at }.
tournament-footnote-assumed = † { $place }: { $change }, atliktās partijas rezultāts bija pieņemts; { $by }, { $at }.
tournament-footnote-penalty = † { $place }: { $result }, sodam zaudēja { $name }, „{ $why }”; { $by }, { $at }.
tournament-footnote-penalty-plain = † { $place }: { $result }, sodam zaudēja { $name }; { $by }, { $at }.
tournament-note-draft = Melnraksts: pāri vēl nav publicēti.
tournament-note-pairing-number = Kārtas pāri, { $number }. sastādījums; tas aizstāj { $at } sastādīto.
tournament-note-as-paired = Norādīti punkti, pēc kuriem sastādīti pāri; kopš tā laika laboti rezultāti:
tournament-late-corrections = Vēlie labojumi
tournament-late-corrections-standings = tiek ieskaitīti kopvērtējumā arī pēc nākamās kārtas beigām

# klases un nosaukumi gadu gaitā
tournament-titles = Klases un nosaukumi gadu gaitā
tournament-titles-on = Spēkā { $date }
tournament-titles-none = { $date } nav spēkā neviena klase un neviens nosaukums.
tournament-titles-nobody = Nav par ko ziņot.
tournament-titles-since = Apstiprināts
tournament-titles-until = Līdz
tournament-titles-no-end = bez termiņa
tournament-titles-event = Sacensības
tournament-titles-looked-at = Kas salīdzināts
tournament-titles-registered = { $class }: zināms tikai pēc reģistrācijas { $date } un skaitīts no šīs dienas.
tournament-titles-no-coefficient = { $date }: turnīra koeficients nav zināms, tāpēc klasi tas nedod (002:N.12).
tournament-titles-had-ended = { $class }: norādīts reģistrācijā { $date }, lai gan termiņš līdz tam bija beidzies.
tournament-titles-not-finished = { $event }: nav pabeigtas un netiek ieskaitītas.
tournament-titles-no-date = { $event }: pēdējā diena nav zināma, netiek ieskaitītas.
tournament-titles-of-teams = { $event }: komandu sacensības, netiek ieskaitītas.
tournament-norm-ended = { $class }: pēdējoreiz apstiprināts { $date }, termiņš beidzās pēc { $until }.
tournament-norm-titles = Nosaukumi: kam šīs sacensības skaitās
tournament-championship = Čempionāts
tournament-championship-yes = piedalīšanās skaitās sporta meistara nosaukumam
tournament-last-day = Pēdējā diena
tournament-time-zone = Laika josla

# The head of a page.

tournament-summary-players =
    { PLURAL($count) ->
        [zero] { $count } spēlētāju
        [one] { $count } spēlētājs
       *[other] { $count } spēlētāji
    }
tournament-summary-teams =
    { PLURAL($count) ->
        [zero] { $count } komandu
        [one] { $count } komanda
       *[other] { $count } komandas
    }
