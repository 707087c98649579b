# Partijų užrašai ir spausdinamos diagramos.

sheet-title = Partijos užrašas
sheet-competition = Varžybos
sheet-place = Vieta
sheet-date = Data
sheet-round = Ratas
sheet-board = Lenta
sheet-time = Laiko kontrolė
sheet-number = Nr.
sheet-used = Sugaišta
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
sheet-times = Sugaištas laikas: baltieji { $white }, juodieji { $black }.
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
