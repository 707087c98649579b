# Partiju pieraksti un drukājamas diagrammas.

sheet-title = Partijas pieraksts
sheet-competition = Sacensības
sheet-place = Vieta
sheet-date = Datums
sheet-round = Kārta
sheet-board = Galdiņš
sheet-time = Laika kontrole
sheet-number = Nr.
sheet-used = Patērēts
sheet-start = Sākuma pozīcija: { $fen }
sheet-after = Pēc gājiena { $move }:
sheet-before = Pirms pirmā gājiena:
sheet-sealed = pierakstītais gājiens
sheet-legend-offer = (=) piedāvāts neizšķirts
sheet-legend-sealed = (s) pierakstītais gājiens
sheet-legend-control = (c) pēdējais gājiens pirms laika kontroles
sheet-remarks = Piezīmes
sheet-result = Rezultāts
sheet-under-way = Partija nav beigusies.
sheet-times = Patērētais laiks: baltie { $white }, melnie { $black }.
sheet-signature-white = Baltie
sheet-signature-black = Melnie
sheet-signature-judge = Tiesnesis
sheet-as-text = Saglabāt kā tekstu
sheet-back = Atpakaļ pie partijas
sheet-papers = Saglabāt un drukāt
diagram-title = Diagramma
diagram-start = Sākuma pozīcija.
diagram-after = Pozīcija pēc gājiena { $move }.
diagram-as-svg = Saglabāt kā SVG
diagram-turn = Pagriezt galdiņu
diagram-no-ply = Tādas pozīcijas šajā partijā nav: tajā ir pusgājieni: { $plies }.

# Partijas pārskatīšana.

web-steps = Iepriekšējās pozīcijas
web-step-first = Sākuma pozīcija
web-step-back = Vienu gājienu atpakaļ
web-step-on = Vienu gājienu uz priekšu
web-step-last = Pašreizējā pozīcija
web-say-viewing = Pozīcija pēc gājiena { $move }.
web-say-viewing-start = Sākuma pozīcija.
web-action-live = Atpakaļ pie pašreizējās pozīcijas
