# `peatee convert`: mida öeldakse kirjutatavate partiide kõrval.

convert-summary = Partiisid loetud: { $read }, kirjutatud: { $written }, määrustevastaste käikudega: { $illegal }.
# Järgneb põhjus.
convert-illegal = Partii { $game }: käik { $move } on määrustevastane.
convert-setup = Partii { $game }: selle seisu ei saa üles seada: { $error }.
convert-unknown-rules = Partii { $game }: selle reegleid siin ei tunta: { $error }.
convert-two-results = Partii { $game }: märgend Result ütleb { $tag }, kuid käikude lõpus seisab { $end }; kehtima jääb viimane.
convert-no-chess = Partii { $game } jäi välja: malet ei saa kirjutada kujul { $to }.
convert-no-letters = Partii { $game } jäi välja: selle laua väljadel on ainult numbrid, mitte nimetused, mida { $to } vajab.
convert-other-kind = Partii { $game } jäi välja: male käib .pgn-faili, kabe .pdn-faili.
convert-exists = „{ $path }” on juba olemas; selle ülekirjutamiseks lisage --force.
convert-is-input = „{ $path }” on üks sisendfailidest ja seda üle ei kirjutata.
convert-is-folder = „{ $path }” on kaust; sinna failide kirjutamiseks lisage --split.
convert-not-folder = „{ $path }” ei ole kaust, mida --split vajab.
convert-standard-twice = Standardsisendit saab lugeda ainult üks kord.
