# Kas failā ir nepareizi: kāpēc to nevar atvērt un kas nav pareizi tā rindās. Tas ir citu teikumu iekšienē.

io-not-found = tāda faila nav
io-denied = nav atļaujas
io-folder = tā ir mape
io-not-a-folder = daļa ceļa nav mape
io-not-text = tas nav UTF-8 teksts
io-exists = tas jau ir
io-full = disks ir pilns
io-too-large = tas ir lielāks, nekā atļauj sistēma
io-read-only = diskā nevar rakstīt
io-other = sistēmas kļūda { $number }
io-unknown = sistēma nepasaka iemeslu

# Rindas.
line-not-utf8 = tā nav UTF-8 kodējumā
line-no-parts = bija jābūt laikam, vārdam un notikumam, starp tiem „ | ”
line-no-time = bija jābūt laikam kā 2026-11-15T10:00:00Z, bet tur ir „{ $found }”
line-no-date = bija jābūt datumam kā 2026-12-06, bet tur ir „{ $found }”
line-no-name = nav vārda
line-no-kind = vārds „{ $found }” šeit nav zināms
line-no-field = bija jābūt ATSLĒGA=VĒRTĪBA, bet tur ir „{ $found }”
line-unclosed = pēdiņas aiz „{ $key }” nav aizvērtas
line-twice = „{ $key }” ir divreiz
line-no-space = aiz „{ $key }” nav atstarpes
line-missing = ierakstam „{ $verb }” trūkst „{ $key }”
line-surplus = ierakstam „{ $verb }” nevar būt „{ $key }”
line-value = ieraksts „{ $verb }”, lauks „{ $key }”: bija jābūt { $expected }, bet tur ir „{ $found }”
expected-one-of = vienam no: { $words }
expected-like = piemēram, { $example }
expected-number = skaitlim
expected-within = skaitlim no { $least } līdz { $most }
expected-digits = heksadecimāliem cipariem, kopā { $count }
line-opening-hash = atklātņu tabulas SHA-256 ir { $found }, bet rindā ir { $given }
line-opening-table = atklātņu tabula: { $why }
line-masters = meistaru ({ $masters }) ir vairāk nekā dalībnieku ({ $participants })
line-parts = rezultāts pret meistariem un kandidātiem { $parts } nevar būt daļa no kopējā rezultāta { $all }
line-no-masters = partiju pret meistariem: { $games }, bet dalībnieku vidū nav neviena meistara
line-ambiguous = vārds „{ $name }” ir vairākiem cilvēkiem ({ $count }); tos atšķir dzimšanas datums vai licence
line-heading = pirmajā rindā jābūt „{ $expected }”
line-too-long = fails ir garāks par { $most } baitiem

# Kas neatbilst iepriekšējam.
tournament-refused-other-numbers = Numuri neatbilst dalībniekiem.
tournament-refused-stands-twice = Dalībnieks { $number } kārtā ierakstīts divreiz.
tournament-refused-openings-count = { $round }. kārtai vajadzīgo atklātņu skaits ir { $wanted }, nevis { $number }.
tournament-refused-openings-unknown = Tabulā nav atklātnes { $number }.

# Partiju faili.
games-file-binary = tas nav teksts (baits { $at } ir nulle)
games-file-wide = šis fails ir kodējumā { $encoding }; saglabājiet to UTF-8 kodējumā
games-file-none = tas nav partiju fails: pirmajās rindās nav ne birkas, ne gājiena
games-folder-empty = šajā mapē nav .pdn vai .pgn failu
games-kind-rules = noteikumu „{ $name }” nav
games-kind-type = birku GameType nevar nolasīt (baits { $at })
games-kind-other = spēles veids { $number } nav starp šejienes noteikumiem
games-kind-variant = paveids „{ $name }” nav starp šejienes noteikumiem
games-kind-english = partija sākas kā angļu dambretē, kuras nav starp šejienes noteikumiem
games-draws-tag = Birku Draws nevar nolasīt: „{ $text }”.

# Kāpēc kārtas pāri ir tādi.
explain-title = Kā sastādīti kārtas pāri
explain-group = Punkti: { $score }
explain-number = Numurs
explain-points = Punkti
explain-colors = Krāsas
explain-wants = Vajag
explain-bye = Brīvs
explain-floats = Pārvietošana
explain-game = Partija
explain-yes = jā
explain-no = nē
explain-any = jebkura
explain-mild = vāji { $side }
explain-strong = stipri { $side }
explain-absolute = obligāti { $side }
explain-white = B
explain-black = M
explain-up = augšup
explain-down = lejup
explain-left-over = brīvs
explain-bracket = Grupa { $score }
explain-moved = pārcelti lejup: { $numbers }
explain-pairs = pāri: { $pairs }
explain-float-on = pārceļ tālāk: { $numbers }
explain-free = paliek bez pāra: { $number }
line-not-one-of = bija jābūt { $expected }, bet tur ir „{ $found }”
tournament-refused-no-name = sacensībām vajag nosaukumu (--name)
tournament-refused-no-section = nosauciet grupu ar --section
tournament-refused-sections-empty = nevienā grupā vēl nav ko rādīt
tournament-refused-no-random = sistēma nedod gadījumskaitļus
tournament-refused-hall-time = bija jābūt dienai un laikam kā 2026-12-05 10:00, bet tur ir „{ $text }”
tournament-refused-event-twice = šīs sacensības norādītas divreiz
tournament-refused-list-csv = saraksta { $line }. rindu nevar sadalīt: lauku ir vairāk vai mazāk nekā virsrakstā, vai arī tā nav UTF-8 kodējumā
tournament-refused-opening-table = atklātņu tabulu nevar izmantot
tournament-refused-rating-system = { $line }. rinda neapraksta reitingu sistēmu; „ratings --help” parāda, kas tādā failā ir
tournament-refused-rating-system-fmjd = reitingu sistēma fmjd: norādiet --curve un --k, kā tās noteikusi federācija

# Reitingu saraksti.
rating-list-line = { $line }. rinda: { $why }
rating-list-column = { $line }. rinda, aile „{ $name }”: { $why }
rating-list-no-heading = nav virsraksta ar aiļu nosaukumiem
rating-list-no-names = virsrakstā nav ailes „name”
rating-list-unknown-column = šī aile nav zināma; zināmas ir name, id, federation, club, birth, games, peak, rating un rating ar disciplīnu
rating-list-column-twice = šī aile ir divreiz
rating-list-fields = lauku ir { $found }, bet virsrakstā { $expected }
rating-list-no-name = nav vārda
rating-list-control = tajā ir vadības rakstzīmes vai neaizvērtas pēdiņas
rating-list-no-rating = „{ $found }” nav reitings
rating-list-no-games = „{ $found }” nav partiju skaits
rating-list-no-birth = bija jābūt gadam vai datumam kā 1953-05-31, bet tur ir „{ $found }”
rating-list-unreadable = to nevar sadalīt laukos
rating-list-id-twice = tas pats id, kas { $first }. rindā
rating-list-empty = sarakstā nav reitingu
rating-list-which = sarakstā ir reitingi { $all }; izvēlieties ar --discipline
rating-list-not-there = sarakstā nav reitingu „{ $name }”, bet ir { $all }
