# The start page, the lobby, the position editor and the simultaneous display.

# The start page.

start-board = Jaunās partijas galdiņš
start-first-move = Galdiņš ir gatavs: izdariet gājienu, un partija sāksies.
start-opponent-anyone = Jebkurš no uzgaidāmās telpas
start-go-computer = Spēlēt ar datoru
start-go-friend = Uzaicināt draugu
start-go-anyone = Publicēt izaicinājumu
start-go-screen = Sākt partiju
start-strength-1 = ļoti viegli
start-strength-2 = viegli
start-strength-3 = vidēji
start-strength-4 = grūti
start-strength-5 = ļoti grūti
start-to-lobby = Uzgaidāmā telpa: atvērtie izaicinājumi
start-time-custom = Savs…
start-custom = Sava laika kontrole
start-custom-stages = Pa posmiem
start-custom-days = Korespondences spēle
start-stage = { $number }. posms
start-moves = Gājieni
start-minutes = Minūtes
start-stages-help = Posms bez gājienu skaita ilgst līdz partijas beigām. Ja pēdējam posmam gājienu skaits ir, tas sākas no jauna.
start-bonus = Papildus par katru gājienu
start-bonus-none = Nekas
start-bonus-increment = Fišera sekundes
start-bonus-delay = Aizture
start-seconds = Sekundes
start-days = Dienas katram gājienam
start-form = Spēles veids
start-form-ordinary = Parastais
start-form-odds = Ar priekšdoto kauliņu
start-form-blindfold = Akli
start-form-blind = Ar neredzīgu spēlētāju
# Several people play one side together (002:§3.1).
terms-consultation = konsultāciju partija
start-consult = Kas spēlē kopā ar jums
start-consult-other = Kas spēlē kopā otrā pusē
start-consult-help = Vārdus atdaliet ar komatu. Ja vienā pusē ir vairāki cilvēki, tā ir konsultāciju partija.
start-form-side = Kurš dod priekšā vai neredz galdiņu
start-odds-without = Lauciņi, kas paliek tukši
start-odds-help = Spēlē ar priekšdoto kauliņu stiprākais spēlētājs sāk ar mazāku kauliņu skaitu. Ierakstiet lauciņus vai izvēlieties kauliņus uz galdiņa.
start-finer = Papildu iespējas

# The position editor.

start-editor = Uzstādīt pozīciju
start-editor-help = Izvēlieties kauliņu un klikšķiniet uz lauciņiem; velciet kauliņus pa galdiņu vai nost no tā. Ar taustiņiem: bultiņas ved no lauciņa uz lauciņu, Enter uzliek izvēlēto kauliņu, Delete noņem; { $letters } uzliek baltu, ar Shift – melnu kauliņu.
start-editor-help-chess = Izvēlieties figūru un klikšķiniet uz lauciņiem; velciet figūras pa galdiņu vai nost no tā. Ar taustiņiem: bultiņas ved no lauciņa uz lauciņu, Enter uzliek izvēlēto figūru, Delete noņem; { $letters } uzliek baltu, ar Shift – melnu figūru.
start-editor-turn = Gājiens
start-editor-clear = Notīrīt galdiņu
start-editor-first = Sākuma pozīcija
start-editor-flip = Pagriezt galdiņu
start-position = Pozīcija (FEN)
start-position-help = Tukšs: sākuma pozīcija. Var ielīmēt FEN vai PDN faila birku.

# What is agreed, in words.

terms-title = Nosacījumi
terms-position = No uzstādītas pozīcijas
terms-absence = Ja tas, kuram jāiet, ir prom { $time }, pretinieks var pieprasīt uzvaru
terms-odds =
    { $side ->
        [white] Baltie dod priekšā
       *[black] Melnie dod priekšā
    }
terms-blindfold =
    { $side ->
        [white] Baltie spēlē akli
       *[black] Melnie spēlē akli
    }
terms-simultaneous =
    { $side ->
        [white] Baltie sniedz vienlaicīgās spēles seansu
       *[black] Melnie sniedz vienlaicīgās spēles seansu
    }
terms-blindfold-simultaneous =
    { $side ->
        [white] Baltie sniedz seansu akli
       *[black] Melnie sniedz seansu akli
    }
terms-blind =
    { $side ->
        [white] Ar baltajiem spēlē neredzīgs spēlētājs
       *[black] Ar melnajiem spēlē neredzīgs spēlētājs
    }
terms-blind-both = Abi spēlētāji ir neredzīgi

# Time controls in words. Units are short; $control and $time are such words themselves.

control-untimed = Bez pulksteņa
control-game = { $time } partijai
control-rest = { $time } līdz partijas beigām
control-moves-hour =
    { PLURAL($moves) ->
        [zero] { $moves } gājienu stundā
        [one] { $moves } gājiens stundā
       *[other] { $moves } gājieni stundā
    }
control-stage =
    { PLURAL($moves) ->
        [zero] { $moves } gājienu – { $time }
        [one] { $moves } gājiens – { $time }
       *[other] { $moves } gājieni – { $time }
    }
control-again =
    { PLURAL($moves) ->
        [zero] { $moves } gājienu – { $time }, un tā līdz partijas beigām
        [one] { $moves } gājiens – { $time }, un tā līdz partijas beigām
       *[other] { $moves } gājieni – { $time }, un tā līdz partijas beigām
    }
control-then = { $first }, pēc tam { $next }
control-increment = { $control } + { $time } par gājienu
control-delay = { $control }, aizture { $time } katrā gājienā
control-each-move = Korespondences spēle: { $time } gājienam
control-carried = Ietaupītais laiks pāriet tālāk.
unit-days =
    { PLURAL($count) ->
        [zero] { $count } dienu
        [one] { $count } diena
       *[other] { $count } dienas
    }
unit-hours =
    { PLURAL($count) ->
        [zero] { $count } stundu
        [one] { $count } stunda
       *[other] { $count } stundas
    }
unit-minutes =
    { PLURAL($count) ->
        [zero] { $count } minūšu
        [one] { $count } minūte
       *[other] { $count } minūtes
    }
unit-seconds =
    { PLURAL($count) ->
        [zero] { $count } sekunžu
        [one] { $count } sekunde
       *[other] { $count } sekundes
    }

# Challenges and the lobby.

challenge-open-title = Atvērts izaicinājums
challenge-waiting-anyone = Gaidām pretinieku. Izaicinājums ir uzgaidāmajā telpā, kamēr šī lapa ir atvērta.
challenge-waiting-days = Gaidām pretinieku. Izaicinājums ir uzgaidāmajā telpā divas nedēļas; šo lapu var aizvērt.
challenge-copy = Kopēt saiti
challenge-accepted = Šis izaicinājums ir pieņemts.
challenge-to-game = Doties uz partiju
challenge-withdraw = Atsaukt izaicinājumu
challenge-taken-title = Kāds bija ātrāks
challenge-taken = Šo izaicinājumu jau ir pieņēmis cits spēlētājs.
challenge-gone = Šis izaicinājums vairs nav atvērts.
lobby-title = Uzgaidāmā telpa
lobby-lead = Spēlētāji, kuri gaida pretinieku.
lobby-others = Atvērtie izaicinājumi
lobby-own = Jūsu izaicinājumi
lobby-none = Šobrīd neviens negaida.
lobby-newest = Jaunākie izaicinājumi
lobby-older = Vecāki izaicinājumi
lobby-put-up = Publicēt izaicinājumu
lobby-accept = Pieņemt
lobby-accept-of = Pieņemt izaicinājumu: { $name }
lobby-withdraw = Atsaukt

# What is wrong with a form.

start-wrong = Partija nav izveidota. Lūdzu, pārbaudiet atzīmēto.
start-wrong-form = Veidlapu neizdevās nolasīt.
start-wrong-side = Šādas krāsas nav.
start-wrong-level = Šāda līmeņa nav.
start-wrong-name = Vārds ir par garu vai satur neatļautas rakstzīmes.
start-wrong-consult-many = Var nosaukt ne vairāk kā { $most } cilvēkus.
start-wrong-consult-taken = Vārdu „{ $name }” šeit izmantot nevar: ar to kāds ir reģistrējies vai tas ir rezervēts.
start-wrong-form-of-play = Šāda spēles veida nav.
start-wrong-short-time = Pulkstenī jābūt vismaz vienai minūtei, korespondences spēlē – vismaz vienai dienai gājienam.
start-wrong-one-form = Partijai ir viens veids: korespondences spēle, spēle ar priekšdoto kauliņu vai spēle akli, nevis divi reizē.
start-wrong-odds-position = Priekšā dod no sākuma pozīcijas; citu pozīciju atstājiet tukšu.
start-wrong-over = Šajā pozīcijā partija jau ir beigusies.
start-wrong-over-article = Punkts { $article }.
start-wrong-over-small = Ar laika pieskaitījumu šādas galotnes izspēlē līdz galam. Vai arī sadaļā „Noteikumi sīkāk” mazajām galotnēm izvēlieties „izspēlē līdz galam”.
start-wrong-long = Tas ir par garu pozīcijai.
start-wrong-number = Šeit jābūt veselam skaitlim no { $least } līdz { $most }.
start-wrong-many = Jums jau ir lielākais atļautais atvērto izaicinājumu skaits. Vispirms atsauciet vienu.
start-wrong-many-here = No jūsu tīkla jau ir atvērts lielākais atļautais izaicinājumu skaits. Pieņemiet kādu no tiem vai pagaidiet.
terms-wrong-letter = Korespondences spēlē katram gājienam vai posmam ir vismaz viena diena.
terms-wrong-nobody-blind = Neviens no spēlētājiem nav neredzīgs.
terms-wrong-session = Spēlei paredzētais laiks ir no minūtes līdz diennaktij.
control-wrong-stages = Laika kontrolei ir no 1 līdz { $most } posmiem.
control-wrong-not-last = Tikai pēdējais posms var būt līdz partijas beigām.
control-wrong-time = Laikam jābūt ilgākam par nulli un ne ilgākam par gadu.
control-wrong-moves = Gājienu skaitam jābūt vismaz 1.
control-wrong-unreadable = Šādas laika kontroles nav.
odds-no-square = Spēlē ar priekšdoto kauliņu vismaz viens lauciņš paliek tukšs.
odds-unknown-square = Uz šī galdiņa nav lauciņa { $square }.
odds-empty = Uz lauciņa { $square } nekā nav.
odds-opponents = Lauciņu { $square } ir aizņēmis pretinieks.
odds-twice = Lauciņš { $square } nosaukts divreiz.
odds-king = Karali uz lauciņa { $square } nevar dot priekšā.
odds-nothing-left = Uz galdiņa nekas nepaliktu.

# Why a text is no position. $position counts characters from 1.

fen-expected-turn = { $position }. zīme: šeit jābūt W vai B – kam jāiet.
fen-expected-colon = { $position }. zīme: pirms otras puses kauliņiem jābūt kolam.
fen-expected-color = { $position }. zīme: kauliņu saraksts sākas ar W vai B, katrs vienreiz.
fen-expected-square = { $position }. zīme: šeit jābūt lauciņam.
fen-no-such-square = { $position }. zīme: uz galdiņa nav šāda lauciņa.
fen-light-square = { $position }. zīme: šis lauciņš ir balts; spēlē tikai uz melnajiem.
fen-square-twice = { $position }. zīme: šis lauciņš nosaukts divreiz.
fen-range-backwards = { $position }. zīme: diapazons iet no mazākā skaitļa uz lielāko.
fen-expected-delimiter = { $position }. zīme: šeit jābūt komatam, kolam vai beigām.
fen-expected-counter = { $position }. zīme: aiz kauliņiem drīkst būt tikai H vai F, katrs vienreiz un ar skaitli.
fen-expected-letter = { $position }. zīme: katram lauciņam jābūt vienam no burtiem w, b, W, B, e un nekam citam.
chess-fen-piece-or-empty = { $position }. zīme: šeit jābūt figūras burtam vai tukšo lauciņu skaitam, kas ietilpst rindā.
chess-fen-slash = { $position }. zīme: pēc astoņiem lauciņiem jābūt slīpsvītrai.
chess-fen-space = { $position }. zīme: šeit jābūt vienai atstarpei.
chess-fen-side = { $position }. zīme: šeit jābūt w vai b – kam jāiet.
chess-fen-castling = { $position }. zīme: rokādes tiesībām jābūt defisei vai burtiem no KQkq šādā secībā.
chess-fen-en-passant = { $position }. zīme: šeit jābūt defisei vai trešās vai sestās rindas lauciņam.
chess-fen-half-moves = { $position }. zīme: šeit jābūt pusgājienu skaitam, no 0 līdz 65535.
chess-fen-move-number = { $position }. zīme: šeit jābūt gājiena numuram, no 1 līdz 65535.
chess-fen-end = { $position }. zīme: šeit jābūt beigām.
chess-setup-no-king =
    { $side ->
        [white] Baltajiem nav karaļa.
       *[black] Melnajiem nav karaļa.
    }
chess-setup-many-kings =
    { $side ->
        [white] Baltajiem ir vairāk nekā viens karalis.
       *[black] Melnajiem ir vairāk nekā viens karalis.
    }
chess-setup-pawn-on-end-row = Bandinieks nevar atrasties pirmajā vai pēdējā rindā: { $square }.
chess-setup-too-much-material =
    { $side ->
        [white] Baltajiem ir vairāk figūru, nekā partijā var būt.
       *[black] Melnajiem ir vairāk figūru, nekā partijā var būt.
    }
chess-setup-opponent-in-check =
    { $side ->
        [white] Baltajiem ir pieteikts šahs, bet gājiens ir melnajiem.
       *[black] Melnajiem ir pieteikts šahs, bet gājiens ir baltajiem.
    }
chess-setup-impossible-check = Šādus šahus nevarēja pieteikt neviens gājiens.
chess-setup-castling-right = Rokāde ar torni { $square } nav iespējama: karalis vai tornis nav savās vietās.
chess-setup-en-passant-square = Neviens bandinieks nupat nav šķērsojis lauciņu { $square }.

# Said by scripts.

web-palette = Ko likt
web-eraser = Noņemt
web-say-position-moves = Iespējamo gājienu skaits: { $count }.
web-say-copied = Saite ir nokopēta.
web-say-copy-by-hand = Saite ir iezīmēta: nokopējiet to ar Ctrl+C.
web-say-lobby = Atvērto izaicinājumu skaits: { $count }.

start-readings = Noteikumi sīkāk
start-wrong-reading = Tādas izvēles nav.
start-reading-winning-position = Uzvaras pozīcija (001:7.2.7, 7.2.8)
start-reading-winning-position-exact = pēc galotņu tabulām
start-reading-winning-position-narrow = tikai ja dāmu ar nākamo gājienu sit vai nobloķē
start-reading-kings-only-rule = Gājieni tikai ar dāmām (001:7.2.5)
start-reading-kings-only-rule-literal = skaita vienmēr
start-reading-kings-only-rule-not-in-small-endings = neskaita ar četriem līdz septiņiem kauliņiem (7.2.6)
start-reading-small-endings = Mazās galotnes (001:7.2.9)
start-reading-small-endings-usual = pēc laika kontroles
start-reading-small-endings-played-out = izspēlē līdz galam
start-reading-small-endings-not-played-out = uzreiz neizšķirts, ja nav uzvaras
start-reading-home-counts = Piecpadsmit gājieni bez sišanas (003:19)
start-reading-home-counts-per-player = katra spēlētāja gājieni
start-reading-home-counts-plies = abu gājieni kopā
