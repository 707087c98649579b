# Partijų užrašai ir spausdinamos diagramos.

sheet-title = Partijos užrašas
sheet-competition = Varžybos
sheet-place = Vieta
sheet-date = Data
sheet-round = Ratas
sheet-board = Lenta
sheet-time = Laiko kontrolė
sheet-kind = Partijos rūšis
sheet-number = Nr
sheet-used = Laikas
sheet-start = Pradinė padėtis: { $fen }
sheet-after = Po ėjimo { $move }:
sheet-before = Prieš pirmą ėjimą:
sheet-sealed = užrašytas ėjimas
sheet-legend-offer = (=) pasiūlytos lygiosios
sheet-legend-sealed = (s) užrašytas ėjimas
sheet-legend-control = (c) paskutinis ėjimas prieš laiko kontrolę
sheet-remarks = Pastabos
sheet-result = Rezultatas
sheet-under-way = Partija nebaigta.
sheet-times = Sunaudotas laikas: baltieji { $white }, juodieji { $black }.
sheet-signature-white = Baltieji
sheet-signature-black = Juodieji
sheet-signature-judge = Teisėjas
sheet-as-text = Įrašyti kaip tekstą
sheet-back = Atgal į partiją
sheet-papers = Įrašyti ir spausdinti
diagram-title = Diagrama
diagram-start = Pradinė padėtis.
diagram-after = Padėtis po ėjimo { $move }.
diagram-as-svg = Įrašyti kaip SVG
diagram-turn = Apsukti lentą
diagram-no-ply = Tokios padėties šioje partijoje nėra: pusėjimių joje { $plies }.

# Partijos peržiūra.

web-steps = Ankstesnės padėtys
web-step-first = Pradinė padėtis
web-step-back = Vienu ėjimu atgal
web-step-on = Vienu ėjimu pirmyn
web-step-last = Dabartinė padėtis
web-say-viewing = Padėtis po ėjimo { $move }.
web-say-viewing-start = Pradinė padėtis.
web-action-live = Grįžti į dabartinę padėtį

# Simultanai.

simul-new = Simultanas
simul-what = Vienas žaidėjas vienu metu žaidžia su keliais priešininkais, eidamas nuo lentos prie lentos.
simul-side = Jūsų spalva
simul-side-white = Simultano vedėjas žaidžia baltaisiais
simul-side-black = Simultano vedėjas žaidžia juodaisiais
simul-side-turns = Simultano vedėjas pakaitomis žaidžia baltaisiais ir juodaisiais
simul-choose-white = Baltieji prie visų lentų
simul-choose-black = Juodieji prie visų lentų
simul-choose-turns = Pakaitomis baltieji ir juodieji
simul-choose-blindfold = Žaidžiu aklai: be lentos ir neužrašydamas partijų
simul-blindfold = aklai
simul-places = Vietos
simul-open = Atverti simultaną
simul-wrong-side = Tokio spalvų pasirinkimo nėra.
simul-wrong-places = Simultane gali būti nuo 1 iki 50 vietų.
simul-by = Simultanas, kurį veda { $name }
simul-share = Nusiųskite šią nuorodą dalyviams. Pradėkite, kai visi susirinks.
simul-link = Nuoroda, kuria dalijamasi
simul-participants = Dalyviai
simul-nobody = Dar niekas neprisijungė.
simul-join = Dalyvauti
simul-leave = Išeiti
simul-joined = Jūs dalyvaujate. Partija prasidės, kai tik vedėjas pradės simultaną.
simul-full = Visos vietos užimtos. Galite stebėti.
simul-late = Simultanas prasidėjo. Galite stebėti.
simul-start = Pradėti
simul-look = Atnaujinti
simul-boards = Lentos
simul-own = Jūsų lenta
simul-next = Kita lenta
simul-all = Visos lentos
simul-next-key = Klavišas N: kita lenta, kuri laukia jūsų
simul-score = Simultano vedėjo rezultatas
simul-wins = Pergalės
simul-draws = Lygiosios
simul-losses = Pralaimėjimai
simul-open-games = Nebaigtos
web-simul-your-move = Jūsų ėjimas
web-simul-waits = Laukia simultano vedėjo
web-simul-longest = Laukia ilgiausiai
web-simul-thinks = Priešininko ėjimas
web-say-simul-lost = Serveris neatsako. Bandome dar kartą.
