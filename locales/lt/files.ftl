# Kas faile negerai: kodėl jo nepavyksta atverti ir kas negerai jo eilutėse. Tai stovi kitų sakinių viduje.

io-not-found = tokio failo nėra
io-denied = nėra leidimo
io-folder = tai aplankas
io-not-a-folder = kelio dalis nėra aplankas
io-not-text = tai ne UTF-8 tekstas
io-exists = jis jau yra
io-full = diskas pilnas
io-too-large = jis didesnis, negu leidžia sistema
io-read-only = į diską rašyti negalima
io-other = sistemos klaida { $number }
io-unknown = sistema nenurodo priežasties

# Eilutės.
line-not-utf8 = ji ne UTF-8 koduotės
line-no-parts = turi būti laikas, vardas ir įvykis, tarp jų „ | “
line-no-time = turi būti laikas, pavyzdžiui, 2026-11-15T10:00:00Z, o ten „{ $found }“
line-no-date = turi būti data, pavyzdžiui, 2026-12-06, o ten „{ $found }“
line-no-name = nėra vardo
line-no-kind = žodis „{ $found }“ čia nežinomas
line-no-field = turi būti RAKTAS=REIKŠMĖ, o ten „{ $found }“
line-unclosed = kabutės po „{ $key }“ neuždarytos
line-twice = „{ $key }“ yra du kartus
line-no-space = po „{ $key }“ nėra tarpo
line-missing = įraše „{ $verb }“ trūksta „{ $key }“
line-surplus = įraše „{ $verb }“ negali būti „{ $key }“
line-value = įrašas „{ $verb }“, laukas „{ $key }“: turi būti { $expected }, o ten „{ $found }“
expected-one-of = viena iš { $words }
expected-like = pavyzdžiui, { $example }
expected-number = skaičius
expected-within = skaičius nuo { $least } iki { $most }
expected-digits = šešioliktainiai skaitmenys, iš viso { $count }
line-opening-hash = debiutų lentelės SHA-256 yra { $found }, o eilutėje { $given }
line-opening-table = debiutų lentelė: { $why }
line-masters = meistrų ({ $masters }) daugiau negu dalyvių ({ $participants })
line-parts = rezultatas su meistrais ir kandidatais { $parts } negali būti bendro rezultato { $all } dalis
line-no-masters = partijų su meistrais: { $games }, bet tarp dalyvių nėra nė vieno meistro
line-ambiguous = vardą „{ $name }“ turi keli žmonės ({ $count }); juos skiria gimimo data arba licencija
line-heading = pirmoje eilutėje turi būti „{ $expected }“
line-too-long = failas ilgesnis negu { $most } baitų

# Kas nedera su ankstesniais įrašais.
tournament-refused-other-numbers = Numeriai neatitinka dalyvių.
tournament-refused-stands-twice = Dalyvis { $number } rate įrašytas du kartus.
tournament-refused-openings-count = { $round } ratui reikalingų debiutų skaičius – { $wanted }, o ne { $number }.
tournament-refused-openings-unknown = Lentelėje nėra debiuto { $number }.

# Partijų failai.
games-file-binary = tai ne tekstas (baitas { $at } yra nulis)
games-file-wide = šio failo koduotė { $encoding }; įrašykite jį UTF-8 koduote
games-file-none = tai ne partijų failas: pirmose eilutėse nėra nei žymės, nei ėjimo
games-folder-empty = šiame aplanke nėra .pdn ar .pgn failų
games-kind-rules = taisyklių „{ $name }“ nėra
games-kind-type = žymės GameType nepavyksta perskaityti (baitas { $at })
games-kind-other = žaidimo rūšies { $number } tarp čia esančių taisyklių nėra
games-kind-variant = atmainos „{ $name }“ tarp čia esančių taisyklių nėra
games-kind-english = partija prasideda kaip angliškos šaškės, kurių tarp čia esančių taisyklių nėra
games-draws-tag = Žymės Draws nepavyksta perskaityti: „{ $text }“.

# Kodėl rato poros tokios.
explain-title = Kaip sudarytos rato poros
explain-group = Taškai: { $score }
explain-number = Numeris
explain-points = Taškai
explain-colors = Spalvos
explain-wants = Pageidauja
explain-bye = Laisvas
explain-floats = Perkėlimai
explain-game = Partija
explain-yes = taip
explain-no = ne
explain-any = bet kuri
explain-mild = silpnai { $side }
explain-strong = stipriai { $side }
explain-absolute = būtinai { $side }
explain-white = B
explain-black = J
explain-up = aukštyn
explain-down = žemyn
explain-left-over = laisvas
explain-bracket = Grupė { $score }
explain-moved = perkelti žemyn: { $numbers }
explain-pairs = poros: { $pairs }
explain-float-on = keliami toliau: { $numbers }
explain-free = lieka be poros: { $number }
line-not-one-of = turi būti { $expected }, o ten „{ $found }“
tournament-refused-no-name = varžyboms reikia pavadinimo (--name)
tournament-refused-no-section = nurodykite grupę raktu --section
tournament-refused-sections-empty = nė vienoje grupėje dar nėra ko rodyti
tournament-refused-no-random = sistema neduoda atsitiktinių skaičių
tournament-refused-hall-time = turi būti diena ir laikas, pavyzdžiui, 2026-12-05 10:00, o ten „{ $text }“
tournament-refused-event-twice = šios varžybos nurodytos du kartus
tournament-refused-list-csv = sąrašo { $line } eilutės nepavyksta išskaidyti: laukų daugiau ar mažiau negu antraštėje arba ji ne UTF-8 koduotės
tournament-refused-opening-table = debiutų lentelės naudoti negalima
tournament-refused-rating-system = { $line } eilutė neaprašo reitingų sistemos; „ratings --help“ parodo, kas tokiame faile būna
tournament-refused-rating-system-fmjd = reitingų sistema fmjd: nurodykite --curve ir --k, kaip nustatė federacija

# Reitingų sąrašai.
rating-list-line = { $line } eilutė: { $why }
rating-list-column = { $line } eilutė, stulpelis „{ $name }“: { $why }
rating-list-no-heading = nėra antraštės su stulpelių pavadinimais
rating-list-no-names = antraštėje nėra stulpelio „name“
rating-list-unknown-column = šis stulpelis nežinomas; žinomi yra name, id, federation, club, birth, games, peak, rating ir rating su rungtimi
rating-list-column-twice = šis stulpelis yra du kartus
rating-list-fields = laukų yra { $found }, o antraštėje { $expected }
rating-list-no-name = nėra vardo
rating-list-control = joje yra valdymo ženklų arba neuždarytos kabutės
rating-list-no-rating = „{ $found }“ nėra reitingas
rating-list-no-games = „{ $found }“ nėra partijų skaičius
rating-list-no-birth = turi būti metai arba data, pavyzdžiui, 1953-05-31, o ten „{ $found }“
rating-list-unreadable = jos nepavyksta išskaidyti į laukus
rating-list-id-twice = tas pats id kaip { $first } eilutėje
rating-list-empty = sąraše nėra reitingų
rating-list-which = sąraše yra reitingai { $all }; pasirinkite raktu --discipline
rating-list-not-there = sąraše nėra reitingų „{ $name }“, yra { $all }
