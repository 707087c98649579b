# `peatee tables`: kas uzvar, kad kauliņu ir maz.

tables-wins =
    { $winner ->
        [white] Baltie uzvar
       *[black] Melnie uzvar
    } { PLURAL($count) ->
        [zero] { $count } gājienos.
        [one] { $count } gājienā.
       *[other] { $count } gājienos.
    }
tables-won =
    { $winner ->
        [white] Baltie ir uzvarējuši.
       *[black] Melnie ir uzvarējuši.
    }
tables-draw = Abām pusēm spēlējot vislabāk, neizšķirts.
# Sakāms zem vērtējuma.
tables-not-counted = Neizšķirti pēc gājienu skaita un pozīcijas atkārtošanās nav ņemti vērā.
tables-none = Šīs pozīcijas tabulās nav; lielākais kauliņu skaits tabulās: { $pieces }.
# Blakus gājienam, kura iznākuma nav nevienā tabulā.
tables-unknown = Nav zināms.
# $classes ir failu nosaukumi, $command ir komandrinda.
tables-missing = Trūkst tabulu: { $classes }. Tās izveido komanda „{ $command }”.
# $class ir faila nosaukums: dāmas un vienkāršie kauliņi.
tables-mended = { $class } bija bojāts un ir izveidots no jauna.
tables-built = { $rules }: tabulas, lielākais kauliņu skaits: { $pieces }. Pozīcijas: { $positions }. Kas uzvar: { $verdicts } ({ $bits } biti uz pozīciju); cik gājienos: { $distances }.
tables-right = Pārbaudītas pozīcijas: { $count }. Kļūdu nav.
# $told un $found ir teikumi bez punkta.
tables-wrong = Kļūda: { $fen }. Pēc tabulām: { $told }; patiesībā: { $found }.
