# Partiju pieraksti un drukājamas diagrammas.

sheet-title = Partijas pieraksts
sheet-competition = Sacensības
sheet-place = Vieta
sheet-date = Datums
sheet-round = Kārta
sheet-board = Galdiņš
sheet-time = Laika kontrole
sheet-kind = Partijas veids
sheet-number = Nr
sheet-used = Laiks
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
diagram-no-ply = Tādas pozīcijas šajā partijā nav: pusgājienu skaits tajā ir { $plies }.

# Partijas pārskatīšana.

web-steps = Iepriekšējās pozīcijas
web-step-first = Sākuma pozīcija
web-step-back = Vienu gājienu atpakaļ
web-step-on = Vienu gājienu uz priekšu
web-step-last = Pašreizējā pozīcija
web-say-viewing = Pozīcija pēc gājiena { $move }.
web-say-viewing-start = Sākuma pozīcija.
web-action-live = Atpakaļ pie pašreizējās pozīcijas

# Vienlaicīgās spēles seansi.

simul-new = Vienlaicīgās spēles seanss
simul-what = Viens spēlētājs vienlaikus spēlē ar vairākiem pretiniekiem, pārejot no galdiņa pie galdiņa.
simul-side = Jūsu krāsa
simul-side-white = Seansa vadītājs spēlē ar baltajiem
simul-side-black = Seansa vadītājs spēlē ar melnajiem
simul-side-turns = Seansa vadītājs pārmaiņus spēlē ar baltajiem un melnajiem
simul-choose-white = Baltie pie visiem galdiņiem
simul-choose-black = Melnie pie visiem galdiņiem
simul-choose-turns = Pārmaiņus baltie un melnie
simul-choose-blindfold = Spēlēju akli: bez galdiņa un bez pieraksta
simul-blindfold = akli
simul-places = Vietas
simul-open = Atvērt seansu
simul-wrong-side = Tādas krāsu izvēles nav.
simul-wrong-places = Seansā var būt no 1 līdz 50 vietām.
simul-by = Vienlaicīgās spēles seanss, ko vada { $name }
simul-share = Nosūtiet šo saiti dalībniekiem. Sāciet, kad visi ir klāt.
simul-link = Kopīgojamā saite
simul-participants = Dalībnieki
simul-nobody = Vēl neviens nav pievienojies.
simul-join = Piedalīties
simul-leave = Iziet
simul-joined = Jūs piedalāties. Partija sāksies, tiklīdz vadītājs sāks seansu.
simul-full = Visas vietas ir aizņemtas. Jūs varat skatīties.
simul-late = Seanss ir sācies. Jūs varat skatīties.
simul-start = Sākt
simul-look = Atsvaidzināt
simul-boards = Galdiņi
simul-own = Jūsu galdiņš
simul-next = Nākamais galdiņš
simul-all = Visi galdiņi
simul-next-key = Taustiņš N: nākamais galdiņš, kas jūs gaida
simul-score = Seansa vadītāja rezultāts
simul-wins = Uzvaras
simul-draws = Neizšķirti
simul-losses = Zaudējumi
simul-open-games = Turpinās
web-simul-your-move = Jūsu gājiens
web-simul-waits = Gaida seansa vadītāju
web-simul-longest = Gaida visilgāk
web-simul-thinks = Pretinieka gājiens
web-say-simul-lost = Serveris neatbild. Mēģinām vēlreiz.
