# `peatee check`: mis partiifailidest leiti.

# Üks rida iga partii kohta; $players on „Valge – Must“ (puuduva nime asemel „?“).
check-game =
    { PLURAL($plies) ->
        [one] { $number }. partii, { $players }: { $rules }, { $plies } käik
       *[other] { $number }. partii, { $players }: { $rules }, { $plies } käiku
    }
check-game-foreign = { $number }. partii, { $players }: kontrollimata
check-right = vigu ei ole
check-faults =
    { PLURAL($count) ->
        [one] { $count } viga
       *[other] { $count } viga
    }
check-stated = tulemus { $score }
check-no-result = tulemus puudub

# Kust on reeglistik teada, kui fail seda ei ütle.
check-because-given = nagu määratud
check-because-squares = väljade järgi

# Leiud. $how ja $why on terved laused.
check-illegal = { $move } ei ole lubatud käik. { $why }
check-illegal-aside = Variandi käik { $move } ei ole lubatud. { $why }
check-unclear = { $move } on mitmeti mõistetav. { $why }
check-unknown-move = See käik on kirja panemata, seepärast jäid järgmised käigud kontrollimata.
check-after-end = Partii oli juba enne seda käiku lõppenud. { $how }
check-result-differs = Failis on tulemus { $stated }, käikude järgi on see aga teine. { $how }
check-two-results = Märgendis Result on tulemus { $tag }, käikude järel aga { $end }.
check-setup = Seisu ei saa kasutada. { $why }
check-kind = Selle partii reeglistik on tundmatu: { $why }.

# Kuidas fail on kirjutatud.
check-written-unknown = See ei kuulu partii juurde: „{ $text }“.
check-written-tag = Märgend on valesti kirjutatud; õige on näiteks [Event "nimi"].
check-written-quote = Jutumärgid on sellel real sulgemata.
check-written-comment = Kommentaar on sulgemata.
check-written-variation = Variant on sulgemata.
check-written-bracket = Sulul „{ $text }“ ei ole paarilist.
check-written-variation-first = Enne seda varianti ei ole ühtegi käiku.
check-written-mark-first = Enne seda märki ei ole ühtegi käiku.
check-written-setup = Seis on valesti kirjutatud; õige on näiteks /FEN "W:W31:B20"/.
check-written-deep = Liiga palju variante üksteise sees; kõige sisemised on vahele jäetud.
check-written-long = Tekst on liiga pikk; lõpp on ära jäetud.
check-written-many = Liiga palju vigu; partii ülejäänud osa on vahele jäetud.
check-written-other = See on valesti kirja pandud.

# Tervete failide kohta.
check-encoding = { $file }: kodeering { $encoding }.
check-no-games = { $file }: failis ei ole ühtegi partiid.
check-summary-games =
    { PLURAL($games) ->
        [one] { $games } partii
       *[other] { $games } partiid
    }
check-summary-right =
    { PLURAL($count) ->
        [one] { $count } veatu
       *[other] { $count } veatut
    }
check-summary-wrong =
    { PLURAL($count) ->
        [one] { $count } vigane
       *[other] { $count } vigast
    }
check-summary-unread =
    { PLURAL($count) ->
        [one] { $count } faili ei õnnestunud lugeda
       *[other] { $count } faili ei õnnestunud lugeda
    }
check-summary-moves =
    { PLURAL($plies) ->
        [one] { $plies } käik kontrollitud
       *[other] { $plies } käiku kontrollitud
    }
