# `peatee analyse`: ištisų partijų klaidos.

# Virš ėjimų stulpelių; įvertinimai baltųjų požiūriu.
analyse-column-move = Ėjimas
analyse-column-score = Baltiesiems
analyse-column-depth = Gylis
analyse-column-better = Geriau
# Vietoj gylio: padėtis yra baigmių lentelėje.
analyse-by-table = lentelė
analyse-looked-at = Peržiūrėta padėčių: { $count }.
# $weighed skaičiuoja ėjimus, kai buvo iš ko rinktis; $loss – taško dalis procentais.
analyse-side =
    { $side ->
        [white] Baltieji
       *[black] Juodieji
    } ({ $player }): įvertinta ėjimų: { $weighed }.
analyse-kinds = Netikslumų: { $doubtful }, klaidų (?): { $weak }, šiurkščių klaidų (??): { $worse }.
analyse-loss = Vidutinis nuostolis per ėjimą: { $loss } % taško.
analyse-no-moves = Partijoje Nr. { $game } nėra ėjimų.
analyse-setup = Partija Nr. { $game } čia tęsiama iš kitos padėties; tokios partijos neanalizuojamos.
# $said ir $asked – taisyklių vardai komandinėje eilutėje.
analyse-other-rules = Partija Nr. { $game } analizuojama pagal taisykles { $said }, kaip nurodyta faile, o ne pagal { $asked }.
analyse-no-such-game =
    { PLURAL($games) ->
        [one] { $file }: partijos Nr. { $wanted } nėra; faile yra { $games } partija.
        [few] { $file }: partijos Nr. { $wanted } nėra; faile yra { $games } partijos.
       *[other] { $file }: partijos Nr. { $wanted } nėra; faile yra { $games } partijų.
    }
analyse-refused =
    { PLURAL($count) ->
        [one] Nepavyko išanalizuoti { $count } partijos.
        [few] Nepavyko išanalizuoti { $count } partijų.
       *[other] Nepavyko išanalizuoti { $count } partijų.
    }

# Partijos analizės puslapis.

review-title = Analizė
review-what = Kompiuteris peržiūri partiją: kaip gerai žaidė kiekviena pusė, kurie ėjimai buvo klaidos ir kas būtų buvę geriau. Tai trunka apie pusę minutės.
review-ask = Analizuoti partiją
review-queued = Laukia. Pirma bus analizuojama partijų: { $count }.
review-running = Kompiuteris peržiūri partiją.
review-progress = Peržiūrėti ėjimai
review-failed = Analizė nepavyko. Bandykite dar kartą.
review-under-way = Partiją galima analizuoti, kai ji baigta.
review-no-moves = Šioje partijoje nepadaryta nė vieno ėjimo: nėra ką analizuoti.
review-too-long = Šioje partijoje per daug ėjimų, kad ją būtų galima analizuoti.
review-not-followed = Šios partijos analizuoti negalima: viena jos padėtis susidarė ne iš ėjimų.
review-busy = Analizės laukia per daug partijų. Bandykite po kelių minučių.
review-too-many = Laukia per daug analizių, kurių paprašėte jūs arba kas nors iš jūsų tinklo. Bandykite dar kartą, kai kuri nors bus baigta.
review-old = Šią analizę atliko ankstesnė programos versija.
review-again = Analizuoti dar kartą
review-accuracy = Tikslumas
review-doubtful = Abejotini ėjimai
review-weak = Silpni ėjimai (?)
review-very-weak = Labai silpni ėjimai (??)
review-graph = Partijos eiga
review-graph-sides = Viršuje baltieji, apačioje juodieji
review-turning = Lūžio taškai
review-no-turning = Nė viena pusė daug neatidavė.
review-loss = Atiduota { $loss } % taško.
review-better = Geriau: { $line }
review-moves = Visi ėjimai
review-scores = Įvertinimas: + geriau baltiesiems, - juodiesiems.
