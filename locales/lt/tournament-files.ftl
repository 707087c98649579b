# Varžybų failas: kaip jis skaitomas, rašomas, užantspauduojamas ir taisomas.

tournament-head = Varžybų failo maišos reikšmė (SHA-256): { $head }
tournament-file-torn = Failo { $file } { $line } eilutė neįrašyta iki galo: diskas buvo pilnas arba kompiuteris sustojo. Nebaigta dalis neįskaitoma. Nukopijuotame ar nukirptame faile gali trūkti ir daugiau: tai parodo verify --head su paskutinio išspausdinto lapo maišos reikšme.
tournament-file-cut = Nebaigta dalis pašalinta iš varžybų failo ir išsaugota faile { $file }.
tournament-file-line-ends = Redaktoriaus pakeistos eilučių pabaigos atkurtos; ankstesnis failas išsaugotas kaip { $file }.
tournament-file-end-added = Paskutinei eilutei pridėta eilutės pabaiga.
tournament-file-nothing = Taisyti nėra ko.

tournament-seal-none = Tai 1 versijos failas, jo eilutėse nėra maišos reikšmių. Kitas pakeitimas užantspauduos viską, kas įrašyta iki jo.
tournament-seal-whole = Nuo { $line } eilutės visos maišos reikšmės tinka.
tournament-seal-changed = { $line } eilutė pakeista arba po jos eilučių pridėta ar pašalinta: { $at } eilutės maišos reikšmė netinka.
tournament-seal-own-hash = { $line } eilutėje pakeista maišos reikšmė.
tournament-seal-no-hash = { $line } eilutėje nėra maišos reikšmės: ji pridėta ar perrašyta ranka.
tournament-seal-editor = Pakeistos tik eilučių pabaigos, kaip daro redaktoriai; repair-file jas atkuria.
tournament-clock-back = Paskutinė varžybų failo eilutė įrašyta { $last }, o kompiuterio laikrodis rodo { $now }: patikrinkite laikrodį.
tournament-moment-back = Įrašo { $number } laikas ankstesnis nei vieno iš prieš jį esančių: { $at }.
tournament-moment-ahead = Įrašo { $number } laikas lenkia dabartinį daugiau kaip para: { $at }.
tournament-head-found = Tokią maišos reikšmę failas turėjo po { $line } eilutės (iš viso { $count }): viskas iki jos nepakeista.
tournament-head-unknown = Tokios maišos reikšmės failas niekada neturėjo: jis pakeistas po to, kai ji išspausdinta, arba tai kito failo reikšmė.

tournament-refused-file-open = failo nepavyksta atverti ({ $why })
tournament-refused-file-locked = failo nepavyksta užrakinti ({ $why })
tournament-refused-file-read = failo nepavyksta perskaityti ({ $why })
tournament-refused-file-begin = failo nepavyksta sukurti ({ $why })
tournament-refused-out-kept = šio failo perrašyti negalima: tai varžybų failas, paslaptis ar karjeros failas arba jį skaito pati komanda
tournament-refused-file-write = nieko neįrašyta ({ $why }); varžybų failas liko toks, koks buvo
tournament-refused-file-half = pakeitimo įrašyti nepavyko ({ $why }); kita komanda pašalins nebaigtą eilutę
tournament-refused-file-meanwhile = kita programa tuo metu pakeitė failą; nieko neįrašyta
tournament-refused-file-long = failas per ilgas varžybų failui
tournament-refused-file-doubtful = { $line } eilutė neturi pabaigos, ir nežinoma, ar ji nebuvo ilgesnė: { $text } — paleiskite repair-file su --keep-last, jei eilutė teisinga, arba su --drop-last, jei ne
tournament-refused-file-kept = failas { $file } jau yra; pirma jį perkelkite
tournament-refused-file-newer = failas yra { $version } versijos, jį įrašė naujesnė programa
tournament-refused-file-heading = tai ne varžybų failas (1 eilutėje turi būti „{ $expected }“)
tournament-refused-file-line = { $line } eilutės nepavyksta perskaityti: { $why }

tournament-head-broken = Varžybų failo { $line } eilutė nėra tokia, kokia buvo įrašyta.
tournament-redrawn-line = Įrašas { $event }, { $what }: { $said }
tournament-redrawn-numbers = numerių burtai
tournament-redrawn-round = lentelės rato, žaidžiamo kaip { $round } ratas, burtai
tournament-redrawn-openings = { $round } rato debiutų burtai
tournament-redrawn-same = rezultatas tas pats
tournament-redrawn-differ = rezultatas kitas
tournament-redrawn-none = Burtais niekas netraukta.

tournament-place-and-date = Vieta ir data: { $place }
tournament-list-skipped = Šie stulpeliai nežinomi ir praleisti: { $what }
tournament-dry-run = Tai bandymas: nieko neįrašyta.
tournament-zone-set = Laikas spausdinamas laiko juosta { $zone }.
tournament-refused-nothing-to-undo = nėra ko atšaukti
tournament-refused-nothing-to-amend = nėra ko taisyti: viskas, kas nurodyta, jau taip ir įrašyta
tournament-refused-no-name-column = pirmoje sąrašo eilutėje nėra stulpelio „name“
tournament-refused-column-twice = stulpelis „{ $name }“ sąraše yra du kartus
tournament-refused-list-class = atskyris yra meistras (master), kandidatas (candidate), I, II, III, IV arba V, o ne „{ $text }“
tournament-refused-list-rating = reitingas yra sveikasis skaičius, o ne „{ $text }“
tournament-refused-list-sex = „{ $text }“ nėra lytis; turi būti: { $words }
tournament-refused-list-quote = { $line } eilutė: kabutės atidarytos ir neuždarytos
tournament-refused-hall-gap = Laiko { $text } juostoje { $zone } nėra: tada laikrodis pasukamas pirmyn.
tournament-refused-list-beyond = „{ $text }“ nėra jokiame stulpelyje su antrašte
tournament-refused-list-encoding = sąrašo nepavyksta perskaityti koduote { $encoding }; tinkamą nurodykite su --encoding
tournament-refused-no-results = neįvesta nė vieno rezultato; nieko neįrašyta
tournament-refused-result-line = { $line } eilutė: turi būti partija ir rezultatas, pavyzdžiui, „3 1-0“, o ten „{ $text }“
tournament-refused-result-twice = { $line } eilutė: partija { $game } šiame sąraše jau turi rezultatą
tournament-publish = Paskelbkite tai dabar: { $commitment }
