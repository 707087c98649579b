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
