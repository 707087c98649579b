# `peatee convert`: mida öeldakse kirjutatavate partiide kõrval.

convert-summary = Loetud partiisid: { $read }, kirjutatud: { $written }, määrustevastaste käikudega: { $illegal }.
convert-left-out = { $game }. partii jäeti vahele.
# Järgneb põhjus.
convert-illegal = { $game }. partii: käik { $move } ei ole lubatud.
convert-setup = { $game }. partii seisu ei saa kasutada: { $error }.
convert-unknown-rules = { $game }. partii reeglistik on tundmatu: { $error }.
convert-two-results = { $game }. partii: märgendis Result on tulemus { $tag }, käikude järel aga { $end }; kehtima jääb { $end }.
convert-no-chess = { $game }. partii jäeti vahele: malet ei saa kirjutada suvandiga --to { $to }.
convert-no-letters = { $game }. partii jäeti vahele: selle laua väljadel on ainult numbrid, kuid --to { $to } vajab tähti.
convert-other-kind = { $game }. partii jäeti vahele: male käib .pgn-faili, kabe .pdn-faili.
convert-exists = „{ $path }“ on juba olemas; selle ülekirjutamiseks lisage --force.
convert-is-input = „{ $path }“ on üks sisendfailidest ja seda ei saa üle kirjutada.
convert-is-folder = „{ $path }“ on kaust; sinna failide kirjutamiseks lisage --split.
convert-not-folder = „{ $path }“ ei ole kaust, kuid --split vajab kausta.
convert-standard-twice = Standardsisendit saab lugeda ainult üks kord.
position-lists =
    Valge – { $white }; must – { $black }; käigul { $side ->
        [white] valge
       *[black] must
    }.
