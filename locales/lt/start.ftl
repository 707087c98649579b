# The start page, the lobby, the position editor and the simultaneous display.

# The start page.

start-board = Naujos partijos lenta
start-first-move = Lenta paruošta: padarykite ėjimą, ir partija prasidės.
start-opponent-anyone = Bet kas, per laukiamąjį
start-go-computer = Žaisti su kompiuteriu
start-go-friend = Pakviesti draugą
start-go-anyone = Paskelbti iššūkį
start-go-screen = Pradėti partiją
start-strength-1 = labai lengva
start-strength-2 = lengva
start-strength-3 = vidutiniška
start-strength-4 = sunku
start-strength-5 = labai sunku
start-to-lobby = Laukiamasis: atviri iššūkiai
start-time-custom = Savas…
start-custom = Sava laiko kontrolė
start-custom-stages = Etapais
start-custom-days = Korespondencinė partija
start-stage = { $number } etapas
start-moves = Ėjimai
start-minutes = Minutės
start-stages-help = Etapas be ėjimų skaičiaus trunka iki partijos pabaigos. Jei paskutiniam etapui ėjimų skaičius nurodytas, etapas prasideda iš naujo.
start-bonus = Papildomai už kiekvieną ėjimą
start-bonus-none = Nieko
start-bonus-increment = Fišerio sekundės
start-bonus-delay = Delsa
start-seconds = Sekundės
start-days = Dienos kiekvienam ėjimui
start-form = Žaidimo būdas
start-form-ordinary = Įprastas
start-form-odds = Su pranašumu
start-form-blindfold = Aklai
start-form-blind = Su neregiu žaidėju
# Several people play one side together (002:§3.1).
terms-consultation = konsultacinė partija
start-consult = Kas žaidžia kartu su jumis
start-consult-other = Kas žaidžia kartu kitoje pusėje
start-consult-help = Vardus atskirkite kableliais. Jei vienoje pusėje žaidžia keli žmonės, tai konsultacinė partija.
start-form-side = Kas duoda pranašumą arba nemato lentos
start-odds-without = Langeliai, kurie lieka tušti
start-odds-help = Partijoje su pranašumu stipresnis žaidėjas pradeda turėdamas mažiau šaškių. Įrašykite langelius arba pasirinkite šaškes lentoje.
start-finer = Daugiau parinkčių

# The position editor.

start-editor = Sustatyti padėtį
start-editor-help = Pasirinkite šaškę ir spustelėkite langelius; tempkite šaškes po lentą arba už jos. Klavišais: rodyklės veda iš langelio į langelį, Enter padeda pasirinktą šaškę, Delete nuima; { $letters } padeda baltą, su Shift – juodą.
start-editor-help-chess = Pasirinkite figūrą ir spustelėkite langelius; tempkite figūras po lentą arba už jos. Klavišais: rodyklės veda iš langelio į langelį, Enter padeda pasirinktą figūrą, Delete nuima; { $letters } padeda baltą, su Shift – juodą.
start-editor-turn = Ėjimas
start-editor-clear = Nuvalyti lentą
start-editor-first = Pradinė padėtis
start-editor-flip = Apsukti lentą
start-position = Padėtis (FEN)
start-position-help = Tuščia: pradinė padėtis. Galima įklijuoti FEN arba PDN failo žymę.

# What is agreed, in words.

terms-title = Sąlygos
terms-position = Iš sustatytos padėties
terms-absence = Jei tas, kurio ėjimas, pasitraukia { $time }, priešininkas gali pareikalauti pergalės
terms-odds =
    { $side ->
        [white] Baltieji duoda pranašumą
       *[black] Juodieji duoda pranašumą
    }
terms-blindfold =
    { $side ->
        [white] Baltieji žaidžia aklai
       *[black] Juodieji žaidžia aklai
    }
terms-simultaneous =
    { $side ->
        [white] Baltieji rengia simultaną
       *[black] Juodieji rengia simultaną
    }
terms-blindfold-simultaneous =
    { $side ->
        [white] Baltieji rengia simultaną aklai
       *[black] Juodieji rengia simultaną aklai
    }
terms-blind =
    { $side ->
        [white] Baltaisiais žaidžia neregys
       *[black] Juodaisiais žaidžia neregys
    }
terms-blind-both = Abu žaidėjai neregiai

# Time controls in words. Units are short; $control and $time are such words themselves.

control-untimed = Be laikrodžio
control-game = { $time } partijai
control-rest = { $time } iki partijos pabaigos
control-moves-hour =
    { PLURAL($moves) ->
        [one] { $moves } ėjimas per valandą
        [few] { $moves } ėjimai per valandą
       *[other] { $moves } ėjimų per valandą
    }
control-stage =
    { PLURAL($moves) ->
        [one] { $moves } ėjimas – { $time }
        [few] { $moves } ėjimai – { $time }
       *[other] { $moves } ėjimų – { $time }
    }
control-again =
    { PLURAL($moves) ->
        [one] { $moves } ėjimas – { $time }, ir taip iki partijos pabaigos
        [few] { $moves } ėjimai – { $time }, ir taip iki partijos pabaigos
       *[other] { $moves } ėjimų – { $time }, ir taip iki partijos pabaigos
    }
control-then = { $first }, po to { $next }
control-increment = { $control } + { $time } už ėjimą
control-delay = { $control }, delsa { $time } kiekvienam ėjimui
control-each-move = Korespondencinė partija: { $time } ėjimui
control-carried = Sutaupytas laikas perkeliamas toliau.
unit-days =
    { PLURAL($count) ->
        [one] { $count } diena
        [few] { $count } dienos
       *[other] { $count } dienų
    }
unit-hours =
    { PLURAL($count) ->
        [one] { $count } valanda
        [few] { $count } valandos
       *[other] { $count } valandų
    }
unit-minutes =
    { PLURAL($count) ->
        [one] { $count } minutė
        [few] { $count } minutės
       *[other] { $count } minučių
    }
unit-seconds =
    { PLURAL($count) ->
        [one] { $count } sekundė
        [few] { $count } sekundės
       *[other] { $count } sekundžių
    }

# Challenges and the lobby.

challenge-open-title = Atviras iššūkis
challenge-waiting-anyone = Laukiame priešininko. Iššūkis skelbiamas laukiamajame, kol atvertas šis puslapis.
challenge-waiting-days = Laukiame priešininko. Iššūkis skelbiamas laukiamajame dvi savaites; šį puslapį galima uždaryti.
challenge-copy = Kopijuoti nuorodą
challenge-accepted = Šis iššūkis priimtas.
challenge-to-game = Eiti į partiją
challenge-withdraw = Atšaukti iššūkį
challenge-taken-title = Kažkas buvo greitesnis
challenge-taken = Šį iššūkį jau priėmė kitas žaidėjas.
challenge-gone = Šis iššūkis nebegalioja.
lobby-title = Laukiamasis
lobby-lead = Žaidėjai, kurie laukia priešininko.
lobby-others = Atviri iššūkiai
lobby-own = Jūsų iššūkiai
lobby-none = Šiuo metu niekas nelaukia.
lobby-newest = Naujausi iššūkiai
lobby-older = Senesni iššūkiai
lobby-put-up = Paskelbti iššūkį
lobby-accept = Priimti
lobby-accept-of = Priimti iššūkį: { $name }
lobby-withdraw = Atšaukti

# What is wrong with a form.

start-wrong = Partija nesukurta. Patikrinkite, kas pažymėta.
start-wrong-form = Formos perskaityti nepavyko.
start-wrong-side = Tokios spalvos nėra.
start-wrong-level = Tokio lygio nėra.
start-wrong-name = Vardas per ilgas arba jame yra neleistinų ženklų.
start-wrong-consult-many = Galima nurodyti ne daugiau kaip { $most } žmones.
start-wrong-consult-taken = Vardo „{ $name }“ čia naudoti negalima: juo kas nors užsiregistravęs arba jis rezervuotas.
start-wrong-form-of-play = Tokio žaidimo būdo nėra.
start-wrong-short-time = Laikrodyje turi būti bent viena minutė, korespondencinėje partijoje – bent viena diena ėjimui.
start-wrong-one-form = Partija žaidžiama vienu būdu: kaip korespondencinė, su pranašumu arba aklai, ne dviem iš karto.
start-wrong-odds-position = Pranašumas duodamas nuo pradinės padėties; kitą padėtį palikite tuščią.
start-wrong-over = Šioje padėtyje partija jau baigta.
start-wrong-over-article = Punktas { $article }.
start-wrong-over-small = Su laiko priedu tokios baigmės žaidžiamos iki galo. Arba skyriuje „Taisyklės išsamiau“ mažoms baigmėms pasirinkite „žaidžiamos iki galo“.
start-wrong-long = Padėčiai tai per ilga.
start-wrong-number = Čia turi būti sveikasis skaičius nuo { $least } iki { $most }.
start-wrong-many = Jūs jau turite didžiausią leistiną atvirų iššūkių skaičių. Pirmiausia vieną atšaukite.
start-wrong-many-here = Iš jūsų tinklo jau yra didžiausias leistinas atvirų iššūkių skaičius. Priimkite vieną iš jų arba palaukite.
terms-wrong-letter = Korespondencinėje partijoje kiekvienam ėjimui ar etapui skiriama bent diena.
terms-wrong-nobody-blind = Nė vienas žaidėjas nėra neregys.
terms-wrong-session = Žaidimui skirtas laikas – nuo minutės iki paros.
control-wrong-stages = Laiko kontrolė turi nuo 1 iki { $most } etapų.
control-wrong-not-last = Tik paskutinis etapas gali trukti iki partijos pabaigos.
control-wrong-time = Laikas turi būti ilgesnis už nulį ir ne ilgesnis už metus.
control-wrong-moves = Ėjimų skaičius turi būti bent 1.
control-wrong-unreadable = Tokios laiko kontrolės nėra.
odds-no-square = Partijoje su pranašumu bent vienas langelis lieka tuščias.
odds-unknown-square = Šioje lentoje nėra langelio { $square }.
odds-empty = Langelyje { $square } nieko nėra.
odds-opponents = Langelį { $square } užima priešininkas.
odds-twice = Langelis { $square } nurodytas du kartus.
odds-king = Karaliaus, stovinčio langelyje { $square }, atiduoti negalima.
odds-nothing-left = Lentoje nieko neliktų.

# Why a text is no position. $position counts characters from 1.

fen-expected-turn = { $position } ženklas: čia turi būti W arba B – kieno ėjimas.
fen-expected-colon = { $position } ženklas: prieš kitos pusės šaškes turi būti dvitaškis.
fen-expected-color = { $position } ženklas: šaškių sąrašas prasideda W arba B, po vieną kartą.
fen-expected-square = { $position } ženklas: čia turi būti langelis.
fen-no-such-square = { $position } ženklas: lentoje nėra tokio langelio.
fen-light-square = { $position } ženklas: šis langelis baltas; žaidžiama tik juoduose.
fen-square-twice = { $position } ženklas: šis langelis nurodytas du kartus.
fen-range-backwards = { $position } ženklas: intervalas eina nuo mažesnio skaičiaus iki didesnio.
fen-expected-delimiter = { $position } ženklas: čia turi būti kablelis, dvitaškis arba pabaiga.
fen-expected-counter = { $position } ženklas: po šaškių gali būti tik H arba F, po vieną kartą ir su skaičiumi.
fen-expected-letter = { $position } ženklas: kiekvienam langeliui turi būti viena iš raidžių w, b, W, B, e ir nieko daugiau.
chess-fen-piece-or-empty = { $position } ženklas: čia turi būti figūros raidė arba į eilę telpantis tuščių langelių skaičius.
chess-fen-slash = { $position } ženklas: po aštuonių langelių turi būti pasvirasis brūkšnys.
chess-fen-space = { $position } ženklas: čia turi būti vienas tarpas.
chess-fen-side = { $position } ženklas: čia turi būti w arba b – kieno ėjimas.
chess-fen-castling = { $position } ženklas: rokiruotės teisėms turi būti brūkšnelis arba raidės iš KQkq šia tvarka.
chess-fen-en-passant = { $position } ženklas: čia turi būti brūkšnelis arba trečios ar šeštos eilės langelis.
chess-fen-half-moves = { $position } ženklas: čia turi būti pusėjimių skaičius, nuo 0 iki 65535.
chess-fen-move-number = { $position } ženklas: čia turi būti ėjimo numeris, nuo 1 iki 65535.
chess-fen-end = { $position } ženklas: čia turi būti pabaiga.
chess-setup-no-king =
    { $side ->
        [white] Baltieji neturi karaliaus.
       *[black] Juodieji neturi karaliaus.
    }
chess-setup-many-kings =
    { $side ->
        [white] Baltieji turi daugiau kaip vieną karalių.
       *[black] Juodieji turi daugiau kaip vieną karalių.
    }
chess-setup-pawn-on-end-row = Pėstininkas negali stovėti pirmoje ar paskutinėje eilėje: { $square }.
chess-setup-too-much-material =
    { $side ->
        [white] Baltieji turi daugiau figūrų, nei gali būti partijoje.
       *[black] Juodieji turi daugiau figūrų, nei gali būti partijoje.
    }
chess-setup-opponent-in-check =
    { $side ->
        [white] Baltiesiems paskelbtas šachas, bet eina juodieji.
       *[black] Juodiesiems paskelbtas šachas, bet eina baltieji.
    }
chess-setup-impossible-check = Tokių šachų negalėjo paskelbti joks ėjimas.
chess-setup-castling-right = Rokiruotė su bokštu { $square } negalima: karalius arba bokštas ne savo vietose.
chess-setup-en-passant-square = Joks pėstininkas ką tik nepraėjo langelio { $square }.

# Said by scripts.

web-palette = Ką dėti
web-eraser = Nuimti
web-say-position-moves = Galimų ėjimų: { $count }.
web-say-copied = Nuoroda nukopijuota.
web-say-copy-by-hand = Nuoroda pažymėta: nukopijuokite ją klavišais Ctrl+C.
web-say-lobby = Atvirų iššūkių: { $count }.

start-readings = Taisyklės išsamiau
start-wrong-reading = Tokio pasirinkimo nėra.
start-reading-winning-position = Laimėta padėtis (001:7.2.7, 7.2.8)
start-reading-winning-position-exact = pagal baigmių lenteles
start-reading-winning-position-narrow = tik jei dama kitu ėjimu kertama arba užblokuojama
start-reading-kings-only-rule = Ėjimai vien damomis (001:7.2.5)
start-reading-kings-only-rule-literal = skaičiuojami visada
start-reading-kings-only-rule-not-in-small-endings = neskaičiuojami esant keturioms–septynioms šaškėms (7.2.6)
start-reading-small-endings = Mažos baigmės (001:7.2.9)
start-reading-small-endings-usual = pagal laiko kontrolę
start-reading-small-endings-played-out = žaidžiamos iki galo
start-reading-small-endings-not-played-out = iškart lygiosios, jei nelaimėta
start-reading-home-counts = Penkiolika ėjimų be kirtimo (003:19)
start-reading-home-counts-per-player = kiekvieno žaidėjo ėjimai
start-reading-home-counts-plies = abiejų ėjimai kartu
