# `peatee tables`: kas laimi, kai šaškių mažai.

tables-wins =
    { $winner ->
        [white] Baltieji laimi
       *[black] Juodieji laimi
    } { PLURAL($count) ->
        [one] per { $count } ėjimą.
        [few] per { $count } ėjimus.
       *[other] per { $count } ėjimų.
    }
tables-won =
    { $winner ->
        [white] Baltieji laimėjo.
       *[black] Juodieji laimėjo.
    }
tables-draw = Geriausiai žaidžiant – lygiosios.
# Sakoma po įvertinimu.
tables-not-counted = Lygiosios dėl ėjimų skaičiaus ir padėties pasikartojimo neįskaičiuotos.
tables-none = Šios padėties lentelėse nėra; didžiausias šaškių skaičius lentelėse: { $pieces }.
# Šalia ėjimo, kurio baigties nėra jokioje lentelėje.
tables-unknown = Nežinoma.
# $classes – failų vardai, $command – komandinė eilutė.
tables-missing = Trūksta lentelių: { $classes }. Jas sudaro komanda „{ $command }“.
# $class – failo vardas: damos ir paprastosios šaškės.
tables-mended = { $class } buvo sugadintas ir sudarytas iš naujo.
tables-built = { $rules }: lentelės, didžiausias šaškių skaičius: { $pieces }. Padėčių: { $positions }. Kas laimi: { $verdicts } ({ $bits } bito padėčiai); per kiek ėjimų: { $distances }.
tables-right = Patikrinta padėčių: { $count }. Klaidų nerasta.
# $told ir $found yra sakiniai be taško.
tables-wrong = Klaida: { $fen }. Pagal lenteles: { $told }; iš tikrųjų: { $found }.
