# Partiiprotokollid ja trükidiagrammid.

sheet-title = Partiiprotokoll
sheet-competition = Võistlus
sheet-place = Koht
sheet-date = Kuupäev
sheet-round = Voor
sheet-board = Laud
sheet-time = Ajakontroll
sheet-number = Nr
sheet-used = Kulunud aeg
sheet-start = Algseis: { $fen }
sheet-after = Pärast käiku { $move }:
sheet-before = Enne esimest käiku:
sheet-sealed = salakäik
sheet-legend-offer = (=) pakuti viiki
sheet-legend-sealed = (s) salakäik
sheet-legend-control = (c) viimane käik enne ajakontrolli
sheet-remarks = Märkused
sheet-result = Tulemus
sheet-under-way = Partii ei ole lõppenud.
sheet-times = Kulunud aeg: valge { $white }, must { $black }.
sheet-signature-white = Valge
sheet-signature-black = Must
sheet-signature-judge = Kohtunik
sheet-as-text = Salvesta tekstina
sheet-back = Tagasi partii juurde
sheet-papers = Salvesta ja prindi
diagram-title = Diagramm
diagram-start = Algseis.
diagram-after = Seis pärast käiku { $move }.
diagram-as-svg = Salvesta SVG-failina
diagram-turn = Pööra laud ümber
diagram-no-ply = Sellist seisu selles partiis ei ole: poolkäike on { $plies }.

# Partii tagasivaatamine.

web-steps = Varasemad seisud
web-step-first = Algseis
web-step-back = Üks käik tagasi
web-step-on = Üks käik edasi
web-step-last = Praegune seis
web-say-viewing = Seis pärast käiku { $move }.
web-say-viewing-start = Algseis.
web-action-live = Tagasi praeguse seisu juurde
