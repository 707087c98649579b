# Ratings: the report of a competition, and lists that ratings are taken from.
tournament-rating-report = Reitingu pārskats
tournament-rating-arithmetic = Reitingu aprēķins
tournament-rating-changes = Reitingu izmaiņas
tournament-rating-system = Reitingu sistēma
tournament-rating-source = Vērtību avots
tournament-rating-fide-version = B.02, lasīts 2026. gadā
tournament-rating-fide-source = B.02 8.1 tabulas; koeficienti un robežas no citiem avotiem
tournament-rating-changed-source = B.02 8.1 tabulas; mainīts pēc rīkotāja datiem
tournament-rating-fmjd-name = pēc FMJD parauga
tournament-rating-fmjd-source = uz pusi samazināts koeficients: 9. pielikums, 1.2.2.2; pārējais pēc rīkotāja datiem
tournament-rating-curve = Gaidāmie punkti
tournament-rating-curve-fide = pēc FIDE tabulas
tournament-rating-curve-logistic = pēc loģistiskās līknes
tournament-rating-curve-normal = pēc normālā sadalījuma
tournament-rating-cap = Reitingu starpības
tournament-rating-cap-none = ieskaita pilnībā
tournament-rating-cap-most = ieskaita līdz { $count }
tournament-rating-cap-lifted = pilnībā tiem, kuru reitings ir { $rating } vai augstāks
tournament-rating-factors = Attīstības koeficients K
tournament-rating-k-games = iepriekšējo partiju skaits < { $count }
tournament-rating-k-age = vecums ≤ { $age }
tournament-rating-k-below = reitings < { $rating }
tournament-rating-k-peak = augstākais reitings ≥ { $rating }
tournament-rating-k-most = K × partiju skaits ≤ { $count }
tournament-rating-k-percent = no tā ieskaita { $percent } %
tournament-rating-k-win = uzvara dod { $count }
tournament-rating-first = Pirmais reitings
tournament-rating-first-none = netiek piešķirts
tournament-rating-first-games = partiju skaits pret pretiniekiem ar reitingu ≥ { $count }
tournament-rating-first-fictitious = pieskaitītie neizšķirti: { $count }, pretinieka reitings { $rating }
tournament-rating-first-floor = zem { $rating } netiek piešķirts
tournament-rating-first-most = ne augstāks par { $rating }
tournament-rating-before = Pirms
tournament-rating-after = Pēc
tournament-rating-change = Izmaiņa
tournament-rating-scored = iegūtie punkti
tournament-rating-expected = gaidāmie punkti
tournament-rating-factor = attīstības koeficients
tournament-rating-is-first = pirmais reitings
tournament-rating-round = Kārta
tournament-rating-opponent = Pretinieks
tournament-rating-difference = reitingu starpība
tournament-rating-uncounted = bez reitinga, neieskaita
tournament-rating-legend = W: iegūtie punkti; We: gaidāmie punkti; K: attīstības koeficients; Ra: pretinieku vidējais reitings; Rp: snieguma reitings; D: reitingu starpība.
tournament-rating-counts = Ieskaita pabeigtas partijas, kas izspēlētas pie galdiņa pret pretinieku ar reitingu. Uzvara dod 1, neizšķirts ½ arī tad, ja sacensībās punktus skaita citādi; brīvas kārtas, partijas, uz kurām kāds nav ieradies, anulētas partijas un partijas ar tikai pieņemtu rezultātu neieskaita.
tournament-rating-no-careers = Iepriekšējo reitinga partiju skaita un augstākā reitinga šeit nav nevienā sarakstā: nevienu neuzskata par iesācēju, un par augstāko uzskata pašreizējo reitingu.
tournament-rating-so-far = Sacensības nav pabeigtas; šīs ir līdzšinējās partijas.
tournament-rating-nothing = Nav ieskaitāma neviena partija.
tournament-rating-sum = Izmaiņa: { $factor } × ({ $scored } − { $expected }) = { $change }; { $before } { $difference } = { $after }.
tournament-rating-reduced = K ir mazāks lielā partiju skaita dēļ: partijas { $games } × K ≤ { $most }.
tournament-rating-capped = { "" }* Lielāku starpību uzskata par vienādu ar norādīto.
tournament-rating-unlisted = Ar reitingu zem { $rating } sarakstā neiekļauj.
tournament-rating-performance = Sniegums: { $percent } % punktu, { $average } { $difference } = { $rating }.
tournament-rating-new = Pirmais reitings: partijas { $games }, no tām pieskaitītas { $fictitious }; pretinieku vidējais reitings { $average }; punkti { $points } = { $percent } %; { $average } { $difference } = { $sum }; piešķir: { $rating }.
tournament-rating-no-factor = Sistēmā šim spēlētājam nav attīstības koeficienta.
tournament-rating-no-first = Sistēma pirmos reitingus nepiešķir.
tournament-rating-few-games = Pirmo reitingu nepiešķir: partiju skaits pret pretiniekiem ar reitingu ir { $found }, vajag { $least }.
tournament-rating-nothing-scored = Pirmo reitingu nepiešķir: pret pretiniekiem ar reitingu punkti nav iegūti.
tournament-rating-below-floor = Pirmo reitingu nepiešķir: { $rating } ir zem { $floor }.

# A list is taken.
tournament-ratings-taken = Reitingi mainīti: { $changed }, nemainīti: { $same }, sarakstā reitings nav atrasts: { $missing }.
tournament-ratings-no-id = nav federācijas numura
tournament-ratings-not-listed = nav sarakstā
tournament-ratings-several = sarakstā ir vairāki ar šādu vārdu
tournament-ratings-not-rated = sarakstā bez reitinga
tournament-ratings-left = ir izstājies
