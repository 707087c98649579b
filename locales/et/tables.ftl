# `peatee tables`: kes võidab, kui kabendeid on vähe.

tables-wins =
    { $winner ->
        [white] Valge võidab
       *[black] Must võidab
    } { PLURAL($count) ->
        [one] { $count } käiguga.
       *[other] { $count } käiguga.
    }
tables-won =
    { $winner ->
        [white] Valge on võitnud.
       *[black] Must on võitnud.
    }
tables-draw = Parima mängu korral viik.
# Öeldakse väärtuse all.
tables-not-counted = Käikude arvu ja seisu kordumise tõttu tekkivaid viike ei ole arvestatud.
tables-none = Seda seisu tabelites ei ole; tabelid on kuni { $pieces } kabendi kohta.
# Käigu kõrval, mille tulemust üheski tabelis ei ole.
tables-unknown = Teadmata.
# $classes on failide nimed, $command on käsurida.
tables-missing = Puuduvad tabelid: { $classes }. Need koostab käsk „{ $command }“.
# $class on faili nimi: kabed ja kivid.
tables-mended = { $class } oli rikutud ja on uuesti koostatud.
tables-built = { $rules }: tabelid kuni { $pieces } kabendi kohta. Seise: { $positions }. Kes võidab: { $verdicts } ({ $bits } bitti seisu kohta); mitme käiguga: { $distances }.
tables-right = Läbi vaadatud seise: { $count }. Ühtegi viga ei leitud.
# $told ja $found on laused ilma punktita.
tables-wrong = Viga: { $fen }. Tabelite järgi: { $told }; tegelikult: { $found }.
