# Ratings: the report of a competition, and lists that ratings are taken from.
tournament-rating-report = Reitingų ataskaita
tournament-rating-arithmetic = Reitingų skaičiavimas
tournament-rating-changes = Reitingų pokyčiai
tournament-rating-system = Reitingų sistema
tournament-rating-source = Reikšmių šaltinis
tournament-rating-fide-version = B.02, 2026 metų duomenys
tournament-rating-fide-source = B.02 8.1 lentelės; koeficientai ir ribos iš kitų šaltinių
tournament-rating-changed-source = B.02 8.1 lentelės; pakeista pagal rengėjo duomenis
tournament-rating-fmjd-name = pagal FMJD pavyzdį
tournament-rating-fmjd-source = perpus sumažintas koeficientas: 9 priedas, 1.2.2.2; visa kita pagal rengėjo duomenis
tournament-rating-curve = Laukiami taškai
tournament-rating-curve-fide = pagal FIDE lentelę
tournament-rating-curve-logistic = pagal logistinę kreivę
tournament-rating-curve-normal = pagal normalųjį skirstinį
tournament-rating-cap = Reitingų skirtumai
tournament-rating-cap-none = įskaitomi neribojant
tournament-rating-cap-most = įskaitomi iki { $count }
tournament-rating-cap-lifted = neribojant tiems, kurių reitingas { $rating } ar didesnis
tournament-rating-factors = Raidos koeficientas K
tournament-rating-k-games = ankstesnių partijų < { $count }
tournament-rating-k-age = amžius ≤ { $age }
tournament-rating-k-below = reitingas < { $rating }
tournament-rating-k-peak = aukščiausias reitingas ≥ { $rating }
tournament-rating-k-most = K × partijų skaičius ≤ { $count }
tournament-rating-k-percent = iš jo įskaitoma { $percent } %
tournament-rating-k-win = pergalė duoda { $count }
tournament-rating-first = Pirmasis reitingas
tournament-rating-first-none = nesuteikiamas
tournament-rating-first-games = partijų su reitingą turinčiais priešininkais ≥ { $count }
tournament-rating-first-fictitious = pridedama lygiųjų: { $count }, priešininko reitingas { $rating }
tournament-rating-first-floor = mažesnis nei { $rating } nesuteikiamas
tournament-rating-first-most = ne didesnis nei { $rating }
tournament-rating-before = Prieš
tournament-rating-after = Po
tournament-rating-change = Pokytis
tournament-rating-scored = surinkti taškai
tournament-rating-expected = laukiami taškai
tournament-rating-factor = raidos koeficientas
tournament-rating-is-first = pirmasis reitingas
tournament-rating-round = Ratas
tournament-rating-opponent = Priešininkas
tournament-rating-difference = reitingų skirtumas
tournament-rating-uncounted = be reitingo, neįskaitoma
tournament-rating-legend = W: surinkti taškai; We: laukiami taškai; K: raidos koeficientas; Ra: priešininkų vidutinis reitingas; Rp: pasiekto rezultato reitingas; D: reitingų skirtumas.
tournament-rating-counts = Įskaitomos baigtos partijos, sužaistos prie lentos su reitingą turinčiu priešininku. Pergalė duoda 1, lygiosios ½, kad ir kaip varžybose skaičiuojami taškai; laisvi ratai, partijos, į kurias kas nors neatvyko, anuliuotos partijos ir partijos, kurių rezultatas tik numanomas, neįskaitomos.
tournament-rating-no-careers = Ankstesnių reitinguotų partijų skaičiaus ir aukščiausio reitingo čia nėra jokiame sąraše: niekas nelaikomas naujoku, o aukščiausiu laikomas dabartinis reitingas.
tournament-rating-so-far = Varžybos nebaigtos; tai iki šiol sužaistos partijos.
tournament-rating-nothing = Neįskaitoma nė viena partija.
tournament-rating-sum = Pokytis: { $factor } × ({ $scored } − { $expected }) = { $change }; { $before } { $difference } = { $after }.
tournament-rating-reduced = K mažesnis dėl didelio partijų skaičiaus: partijų { $games } × K ≤ { $most }.
tournament-rating-capped = { "" }* Didesnis skirtumas laikomas lygiu nurodytam.
tournament-rating-unlisted = Žaidėjai, kurių reitingas mažesnis nei { $rating }, į sąrašą neįtraukiami.
tournament-rating-performance = Pasiektas rezultatas: { $percent } % taškų, { $average } { $difference } = { $rating }.
tournament-rating-new = Pirmasis reitingas: partijų { $games }, iš jų pridėta { $fictitious }; priešininkų vidutinis reitingas { $average }; taškų { $points } = { $percent } %; { $average } { $difference } = { $sum }; suteikiama: { $rating }.
tournament-rating-no-factor = Sistemoje šiam žaidėjui nėra raidos koeficiento.
tournament-rating-no-first = Sistema pirmųjų reitingų nesuteikia.
tournament-rating-few-games = Pirmasis reitingas nesuteikiamas: partijų su reitingą turinčiais priešininkais { $found }, reikia { $least }.
tournament-rating-nothing-scored = Pirmasis reitingas nesuteikiamas: su reitingą turinčiais priešininkais taškų nesurinkta.
tournament-rating-below-floor = Pirmasis reitingas nesuteikiamas: { $rating } yra mažiau nei { $floor }.

# A list is taken.
tournament-ratings-taken = Reitingų pakeista: { $changed }, nepakito: { $same }, reitingo sąraše nerasta: { $missing }.
tournament-ratings-no-id = nėra federacijos numerio
tournament-ratings-not-listed = nėra sąraše
tournament-ratings-several = sąraše yra keli žaidėjai tokiu vardu
tournament-ratings-not-rated = sąraše be reitingo
tournament-ratings-left = pasitraukė
