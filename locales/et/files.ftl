# Mis failis valesti on: miks seda avada ei saa ja mis on selle ridades valesti. Need seisavad teiste lausete sees.

io-not-found = sellist faili ei ole
io-denied = selleks puudub luba
io-folder = see on kaust
io-not-a-folder = osa teest ei ole kaust
io-not-text = see ei ole UTF-8 tekst
io-exists = see on juba olemas
io-full = ketas on täis
io-too-large = see on suurem, kui süsteem lubab
io-read-only = kettale ei saa kirjutada
io-other = süsteemi viga { $number }
io-unknown = süsteem ei ütle, miks

# Read.
line-not-utf8 = see ei ole UTF-8 kodeeringus
line-no-parts = oodati aega, nime ja sündmust, nende vahel „ | “
line-no-time = oodati aega kujul 2026-11-15T10:00:00Z, aga seal on „{ $found }“
line-no-date = oodati kuupäeva kujul 2026-12-06, aga seal on „{ $found }“
line-no-name = nimi puudub
line-no-kind = sõna „{ $found }“ ei tunta
line-no-field = oodati kuju VÕTI=VÄÄRTUS, aga seal on „{ $found }“
line-unclosed = võtme „{ $key }“ jutumärgid on sulgemata
line-twice = „{ $key }“ on kaks korda
line-no-space = „{ $key }“ järel puudub tühik
line-missing = kirjel „{ $verb }“ puudub „{ $key }“
line-surplus = kirjel „{ $verb }“ ei saa olla „{ $key }“
line-value = kirje „{ $verb }“ väli „{ $key }“: oodati { $expected }, aga seal on „{ $found }“
expected-one-of = ühte neist: { $words }
expected-like = näiteks { $example }
expected-number = arvu
expected-within = arvu vahemikus { $least } kuni { $most }
expected-digits = kuueteistkümnendnumbreid, kokku { $count }
line-opening-hash = avangute tabeli SHA-256 on { $found }, real on aga { $given }
line-opening-table = avangute tabel: { $why }
line-masters = meistreid ({ $masters }) on rohkem kui osavõtjaid ({ $participants })
line-parts = tulemus meistrite ja meistrikandidaatidega { $parts } ei saa olla osa kogutulemusest { $all }
line-no-masters = partiisid meistritega on { $games }, kuid osavõtjate seas pole ühtki meistrit
line-ambiguous = nimega „{ $name }“ on mitu inimest ({ $count }); neid eristab sünniaeg või litsents
line-heading = esimesel real peab olema „{ $expected }“
line-too-long = fail on pikem kui { $most } baiti

# Mis ei sobi varasemaga.
tournament-refused-other-numbers = Numbrid ei ole osavõtjate omad.
tournament-refused-stands-twice = Osavõtja { $number } on voorus kaks korda.
tournament-refused-openings-count = { $round }. vooru avangute arv peab olema { $wanted }, mitte { $number }.
tournament-refused-openings-unknown = Tabelis ei ole avangut { $number }.

# Partiifailid.
games-file-binary = see ei ole tekst (bait { $at } on null)
games-file-wide = see fail on kodeeringus { $encoding }; salvestage see UTF-8 kodeeringus
games-file-none = see ei ole partiifail: esimestel ridadel ei ole märgendeid ega käike
games-folder-empty = selles kaustas ei ole .pdn- ega .pgn-faile
games-kind-rules = reeglistikku „{ $name }“ ei ole
games-kind-type = märgendit GameType ei saa lugeda (bait { $at })
games-kind-other = mänguliik { $number } ei ole siinsete reeglistike hulgas
games-kind-variant = liik „{ $name }“ ei ole siinsete reeglistike hulgas
games-kind-english = see algab nagu inglise kabe, mida siinsete reeglistike hulgas ei ole
games-draws-tag = Märgendit Draws ei saa lugeda: „{ $text }“.

# Miks voor on paaritud nii.
explain-title = Kuidas vooru paarid koostati
explain-group = Punkte: { $score }
explain-number = Nr
explain-points = Punkte
explain-colors = Värvid
explain-wants = Eelistus
explain-bye = Vaba voor
explain-floats = Liikumised
explain-game = Partii
explain-yes = jah
explain-no = ei
explain-any = ükskõik
explain-mild = nõrk { $side }
explain-strong = tugev { $side }
explain-absolute = kindel { $side }
explain-white = V
explain-black = M
explain-up = üles
explain-down = alla
explain-left-over = vaba
explain-bracket = Rühm { $score }
explain-moved = alla viidud: { $numbers }
explain-pairs = paarid: { $pairs }
explain-float-on = viiakse edasi: { $numbers }
explain-free = üle jääb: { $number }
line-not-one-of = oodati { $expected }, aga seal on „{ $found }“
tournament-refused-no-name = võistlusel peab olema nimi (--name)
tournament-refused-no-section = nimetage rühm võtmega --section
tournament-refused-sections-empty = ühelgi rühmal ei ole veel midagi näidata
tournament-refused-no-random = süsteem ei anna juhuarve
tournament-refused-hall-time = oodati päeva ja kellaaega kujul 2026-12-05 10:00, aga seal on „{ $text }“
tournament-refused-event-twice = see võistlus on antud kaks korda
tournament-refused-list-csv = nimekirja rida { $line } ei saa väljadeks jagada: välju on rohkem või vähem kui päises või ei ole see UTF-8 kodeeringus
tournament-refused-opening-table = avangute tabelit ei saa kasutada
tournament-refused-rating-system = rida { $line } ei kirjelda reitingusüsteemi; „ratings --help“ näitab, mis sellises failis on
tournament-refused-rating-system-fmjd = reitingusüsteem fmjd: andke --curve ja --k nii, nagu need on liidul

# Reitingunimekirjad.
rating-list-line = rida { $line }: { $why }
rating-list-column = rida { $line }, veerg „{ $name }“: { $why }
rating-list-no-heading = puudub päis veergude nimedega
rating-list-no-names = päises puudub veerg „name“
rating-list-unknown-column = seda veergu ei tunta; tuntakse name, id, federation, club, birth, games, peak, rating ja rating koos mänguliigiga
rating-list-column-twice = see veerg on kaks korda
rating-list-fields = välju on { $found }, päises aga { $expected }
rating-list-no-name = nimi puudub
rating-list-control = seal on juhtmärke või sulgemata jutumärgid
rating-list-no-rating = „{ $found }“ ei ole reiting
rating-list-no-games = „{ $found }“ ei ole partiide arv
rating-list-no-birth = oodati aastat või kuupäeva kujul 1953-05-31, aga seal on „{ $found }“
rating-list-unreadable = seda ei saa väljadeks jagada
rating-list-id-twice = sama id mis real { $first }
rating-list-empty = nimekirjas ei ole reitinguid
rating-list-which = nimekirjas on mitu reitingut ({ $all }); valige üks võtmega --discipline
rating-list-not-there = nimekirjas ei ole reitinguid „{ $name }“, küll aga { $all }
