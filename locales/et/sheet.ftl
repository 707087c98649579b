# Partiiprotokollid ja trükidiagrammid.

sheet-title = Partiiprotokoll
sheet-competition = Võistlus
sheet-place = Koht
sheet-date = Kuupäev
sheet-round = Voor
sheet-board = Laud
sheet-time = Ajakontroll
sheet-kind = Partii liik
sheet-number = Nr
sheet-used = Aeg
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

# Simultaanid.

simul-new = Simultaan
simul-what = Üks mängija mängib korraga mitme vastasega, liikudes laualt lauale.
simul-side = Teie värv
simul-side-white = Simultaani andja mängib valgetega
simul-side-black = Simultaani andja mängib mustadega
simul-side-turns = Simultaani andja mängib vaheldumisi valgete ja mustadega
simul-choose-white = Valge igal laual
simul-choose-black = Must igal laual
simul-choose-turns = Vaheldumisi valge ja must
simul-choose-blindfold = Mängin pimesi: ilma lauata ja partiid üles märkimata
simul-blindfold = pimesi
simul-places = Kohti
simul-open = Ava simultaan
simul-wrong-side = Sellist värvivalikut ei ole.
simul-wrong-places = Simultaanis võib olla 1 kuni 50 kohta.
simul-by = Simultaani annab { $name }
simul-share = Saatke see link osavõtjatele. Alustage, kui kõik on kohal.
simul-link = Jagatav link
simul-participants = Osavõtjad
simul-nobody = Keegi ei ole veel liitunud.
simul-join = Võta osa
simul-leave = Lahku
simul-joined = Te võtate osa. Partii algab, kui simultaani andja alustab.
simul-full = Kõik kohad on täis. Te võite vaadata.
simul-late = Simultaan on alanud. Te võite vaadata.
simul-start = Alusta
simul-look = Värskenda
simul-boards = Lauad
simul-own = Teie laud
simul-next = Järgmine laud
simul-all = Kõik lauad
simul-next-key = Klahv N: järgmine laud, mis teid ootab
simul-score = Simultaani andja tulemus
simul-wins = Võite
simul-draws = Viike
simul-losses = Kaotusi
simul-open-games = Pooleli
web-simul-your-move = Teie käik
web-simul-waits = Ootab simultaani andjat
web-simul-longest = Ootab kõige kauem
web-simul-thinks = Vastase käik
web-say-simul-lost = Server ei vasta. Proovime uuesti.
