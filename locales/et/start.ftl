# The start page, the lobby, the position editor and the simultaneous display.

# The start page.

start-board = Uue partii laud
start-first-move = Laud on valmis: tehke käik ja partii algab.
start-opponent-anyone = Kes tahes, ootesaali kaudu
start-go-computer = Mängi arvutiga
start-go-friend = Kutsu sõber
start-go-anyone = Pane kutse välja
start-go-screen = Alusta partiid
start-strength-1 = väga kerge
start-strength-2 = kerge
start-strength-3 = keskmine
start-strength-4 = raske
start-strength-5 = väga raske
start-to-lobby = Ootesaal: avatud kutsed
start-time-custom = Oma valik…
start-custom = Oma ajakontroll
start-custom-stages = Etappide kaupa
start-custom-days = Kirja teel
start-stage = { $number }. etapp
start-moves = Käike
start-minutes = Minuteid
start-stages-help = Käikude arvuta etapp kestab partii lõpuni. Kui viimasel etapil on käikude arv, algab see otsast peale.
start-bonus = Lisaks iga käigu eest
start-bonus-none = Ei midagi
start-bonus-increment = Fisheri sekundid
start-bonus-delay = Viivitus
start-seconds = Sekundeid
start-days = Päevi iga käigu jaoks
start-form = Mänguviis
start-form-ordinary = Tavaline
start-form-odds = Vähemkiviga
start-form-blindfold = Pimesi
start-form-blind = Pimeda mängijaga
# Several people play one side together (002:§3.1).
terms-consultation = konsulteeritud partii
start-consult = Kes teiega konsulteerivad
start-consult-other = Kes vastaspoolel konsulteerivad
start-consult-help = Nimed eraldage komaga. Kui ühel poolel on mitu inimest, on see konsulteeritud partii.
start-form-side = Kes annab ette või ei näe lauda
start-odds-without = Väljad, mis jäävad tühjaks
start-odds-help = Vähemkiviga partiis alustab tugevam mängija väiksema arvu kabenditega. Kirjutage väljad või valige kabendid laual.
start-finer = Rohkem valikuid

# The position editor.

start-editor = Sea seis üles
start-editor-help = Valige kabend ja klõpsake väljadel; lohistage kabendeid laual või laualt ära. Klahvidega: nooled viivad väljalt väljale, Enter paneb valitud kabendi, Delete võtab ära; { $letters } panevad valge, koos tõstuklahviga musta kabendi.
start-editor-help-chess = Valige malend ja klõpsake väljadel; lohistage malendeid laual või laualt ära. Klahvidega: nooled viivad väljalt väljale, Enter paneb valitud malendi, Delete võtab ära; { $letters } panevad valge, koos tõstuklahviga musta malendi.
start-editor-turn = Käigul
start-editor-clear = Tühjenda laud
start-editor-first = Algseis
start-editor-flip = Pööra laud ümber
start-position = Seis (FEN)
start-position-help = Tühi: algseis. Kleepida võib FENi või PDN-faili märgendi.

# What is agreed, in words.

terms-title = Kokkulepe
terms-position = Ülesseatud seisust
terms-absence = Kui käigul olija on { $time } ära, võib vastane partii võidu endale nõuda
terms-odds =
    { $side ->
        [white] Valge annab ette
       *[black] Must annab ette
    }
terms-blindfold =
    { $side ->
        [white] Valge mängib pimesi
       *[black] Must mängib pimesi
    }
terms-simultaneous =
    { $side ->
        [white] Valge annab simultaani
       *[black] Must annab simultaani
    }
terms-blindfold-simultaneous =
    { $side ->
        [white] Valge annab pimesimultaani
       *[black] Must annab pimesimultaani
    }
terms-blind =
    { $side ->
        [white] Valge on pime
       *[black] Must on pime
    }
terms-blind-both = Mõlemad mängijad on pimedad

# Time controls in words. Units are short; $control and $time are such words themselves.

control-untimed = Ilma kellata
control-game = { $time } partiile
control-rest = { $time } partii lõpuni
control-moves-hour =
    { PLURAL($moves) ->
        [one] { $moves } käik tunnis
       *[other] { $moves } käiku tunnis
    }
control-stage =
    { PLURAL($moves) ->
        [one] { $moves } käik – { $time }
       *[other] { $moves } käiku – { $time }
    }
control-again =
    { PLURAL($moves) ->
        [one] { $moves } käik – { $time }, ja nii partii lõpuni
       *[other] { $moves } käiku – { $time }, ja nii partii lõpuni
    }
control-then = { $first }, seejärel { $next }
control-increment = { $control } + { $time } käigu eest
control-delay = { $control }, viivitus { $time } käigu kohta
control-each-move = Kirja teel: { $time } käigule
control-carried = Säästetud aeg kandub edasi.
unit-days =
    { PLURAL($count) ->
        [one] { $count } päev
       *[other] { $count } päeva
    }
unit-hours =
    { PLURAL($count) ->
        [one] { $count } tund
       *[other] { $count } tundi
    }
unit-minutes =
    { PLURAL($count) ->
        [one] { $count } minut
       *[other] { $count } minutit
    }
unit-seconds =
    { PLURAL($count) ->
        [one] { $count } sekund
       *[other] { $count } sekundit
    }

# Challenges and the lobby.

challenge-open-title = Kutse kõigile
challenge-waiting-anyone = Ootame vastast. Kutse on ootesaalis üleval seni, kuni see leht on avatud.
challenge-waiting-days = Ootame vastast. Kutse on ootesaalis üleval kaks nädalat; selle lehe võib sulgeda.
challenge-copy = Kopeeri link
challenge-accepted = See kutse on vastu võetud.
challenge-to-game = Mine partii juurde
challenge-withdraw = Võta kutse tagasi
challenge-taken-title = Keegi jõudis ette
challenge-taken = Teine mängija on selle kutse juba vastu võtnud.
challenge-gone = See kutse ei ole enam avatud.
lobby-title = Ootesaal
lobby-lead = Mängijad, kes ootavad vastast.
lobby-others = Avatud kutsed
lobby-own = Teie kutsed
lobby-none = Praegu ei oota keegi.
lobby-newest = Uusimad kutsed
lobby-older = Vanemad kutsed
lobby-put-up = Pane kutse välja
lobby-accept = Võta vastu
lobby-accept-of = Võta vastu kutse: { $name }
lobby-withdraw = Võta tagasi

# What is wrong with a form.

start-wrong = Partiid ei loodud. Palun kontrollige märgitud kohti.
start-wrong-form = Vormi ei õnnestunud lugeda.
start-wrong-side = Sellist värvi ei ole.
start-wrong-level = Sellist taset ei ole.
start-wrong-name = See nimi on liiga pikk või sisaldab keelatud märke.
start-wrong-consult-many = Nimetada saab kuni { $most } inimest.
start-wrong-consult-taken = Nime „{ $name }“ siin kasutada ei saa: selle all on keegi registreeritud või on see reserveeritud.
start-wrong-form-of-play = Sellist mänguviisi ei ole.
start-wrong-short-time = Kellal peab olema vähemalt üks minut, kirja teel mängides vähemalt üks päev käigu kohta.
start-wrong-one-form = Partiil on üks mänguviis: kirja teel, vähemkiviga või pimesi, mitte kaks korraga.
start-wrong-odds-position = Ette antakse algseisust; muud seisu ärge sisestage.
start-wrong-over = Selles seisus on partii juba läbi.
start-wrong-over-article = Punkt { $article }.
start-wrong-over-small = Lisaajaga mängitakse sellised lõppmängud lõpuni. Või valige „Reeglid täpsemalt“ all väikeste lõppmängude jaoks „mängitakse lõpuni“.
start-wrong-long = See on seisu jaoks liiga pikk.
start-wrong-number = Siia käib täisarv { $least } kuni { $most }.
start-wrong-many = Teil on juba suurim lubatud arv avatud kutseid. Võtke enne üks tagasi.
start-wrong-many-here = Teie võrgust on juba avatud suurim lubatud arv kutseid. Võtke mõni neist vastu või oodake.
terms-wrong-letter = Kirja teel mängides on igaks käiguks või etapiks vähemalt üks päev.
terms-wrong-nobody-blind = Kumbki mängija ei ole pime.
terms-wrong-session = Mänguaeg kestab ühest minutist ühe päevani.
control-wrong-stages = Ajakontrollis võib olla 1 kuni { $most } etappi.
control-wrong-not-last = Ainult viimane etapp saab kesta partii lõpuni.
control-wrong-time = Aeg peab olema nullist pikem ja kõige rohkem aasta.
control-wrong-moves = Käikude arv peab olema vähemalt 1.
control-wrong-unreadable = Sellist ajakontrolli ei ole.
odds-no-square = Vähemkiviga partiis jääb vähemalt üks väli tühjaks.
odds-unknown-square = Sellel laual ei ole välja { $square }.
odds-empty = Väljal { $square } ei ole midagi.
odds-opponents = Väli { $square } on vastase oma.
odds-twice = Väli { $square } on nimetatud kaks korda.
odds-king = Väljal { $square } olevat kuningat ei saa ette anda.
odds-nothing-left = Lauale ei jääks midagi.

# Why a text is no position. $position counts characters from 1.

fen-expected-turn = { $position }. märk: siin peab olema W või B, käigulolija.
fen-expected-colon = { $position }. märk: teise poole kabendite ees peab olema koolon.
fen-expected-color = { $position }. märk: kabendite loetelu algab tähega W või B, kumbki üks kord.
fen-expected-square = { $position }. märk: siin peab olema väli.
fen-no-such-square = { $position }. märk: laual ei ole sellist välja.
fen-light-square = { $position }. märk: see väli on valge; mängitakse ainult mustadel väljadel.
fen-square-twice = { $position }. märk: see väli on nimetatud kaks korda.
fen-range-backwards = { $position }. märk: vahemik käib väiksemast arvust suuremani.
fen-expected-delimiter = { $position }. märk: siin peab olema koma, koolon või lõpp.
fen-expected-counter = { $position }. märk: kabendite järel võib olla ainult H või F, kumbki üks kord ja arvuga.
fen-expected-letter = { $position }. märk: iga välja kohta peab olema üks tähtedest w, b, W, B, e ja ei midagi muud.
chess-fen-piece-or-empty = { $position }. märk: siin peab olema malendi täht või reale mahtuv tühjade väljade arv.
chess-fen-slash = { $position }. märk: kaheksa välja järel peab olema kaldkriips.
chess-fen-space = { $position }. märk: siin peab olema üks tühik.
chess-fen-side = { $position }. märk: siin peab olema w või b, käigulolija.
chess-fen-castling = { $position }. märk: vangerdusõiguste kohal peab olema sidekriips või mõned tähtedest KQkq selles järjekorras.
chess-fen-en-passant = { $position }. märk: siin peab olema sidekriips või kolmanda või kuuenda rea väli.
chess-fen-half-moves = { $position }. märk: siin peab olema poolkäikude arv, 0 kuni 65535.
chess-fen-move-number = { $position }. märk: siin peab olema käigu number, 1 kuni 65535.
chess-fen-end = { $position }. märk: siin peaks olema lõpp.
chess-setup-no-king =
    { $side ->
        [white] Valgel ei ole kuningat.
       *[black] Mustal ei ole kuningat.
    }
chess-setup-many-kings =
    { $side ->
        [white] Valgel on rohkem kui üks kuningas.
       *[black] Mustal on rohkem kui üks kuningas.
    }
chess-setup-pawn-on-end-row = Ettur ei saa olla esimesel ega viimasel real: { $square }.
chess-setup-too-much-material =
    { $side ->
        [white] Valgel on rohkem malendeid, kui partiis saab olla.
       *[black] Mustal on rohkem malendeid, kui partiis saab olla.
    }
chess-setup-opponent-in-check =
    { $side ->
        [white] Valge on tule all, kuid käik on mustal.
       *[black] Must on tule all, kuid käik on valgel.
    }
chess-setup-impossible-check = Ükski käik ei saanud sellist tuld anda.
chess-setup-castling-right = Vankriga väljal { $square } ei saa vangerdada: kuningas ja vanker ei ole selleks õigel kohal.
chess-setup-en-passant-square = Ükski ettur ei ole just üle välja { $square } käinud.

# Said by scripts.

web-palette = Mida panna
web-eraser = Võta ära
web-say-position-moves = Lubatud käike: { $count }.
web-say-copied = Link on kopeeritud.
web-say-copy-by-hand = Link on valitud: kopeerige see klahvidega Ctrl+C.
web-say-lobby = Avatud kutseid: { $count }.

start-readings = Reeglid täpsemalt
start-wrong-reading = Sellist valikut ei ole.
start-reading-winning-position = Võiduseis (001:7.2.7, 7.2.8)
start-reading-winning-position-exact = lõppmängutabelite järgi
start-reading-winning-position-narrow = ainult siis, kui kabe järgmise käiguga lüüakse või blokeeritakse
start-reading-kings-only-rule = Käigud ainult kabedega (001:7.2.5)
start-reading-kings-only-rule-literal = loetakse alati
start-reading-kings-only-rule-not-in-small-endings = nelja kuni seitsme kabendiga ei loeta (7.2.6)
start-reading-small-endings = Väikesed lõppmängud (001:7.2.9)
start-reading-small-endings-usual = ajakontrolli järgi
start-reading-small-endings-played-out = mängitakse lõpuni
start-reading-small-endings-not-played-out = kohe viik, kui seis pole võidetud
start-reading-home-counts = Viisteist käiku löömata (003:19)
start-reading-home-counts-per-player = kummagi mängija käigud
start-reading-home-counts-plies = mõlema käigud kokku
