# `peatee convert`: kas tiek teikts līdzās rakstāmajām partijām.

convert-summary = Nolasītās partijas: { $read }, ierakstītās: { $written }, ar nepareiziem gājieniem: { $illegal }.
convert-left-out = { $game }. partija ir izlaista.
# Seko iemesls.
convert-illegal = { $game }. partija: gājiens { $move } ir nepareizs.
convert-setup = { $game }. partijas pozīciju nevar izmantot: { $error }.
convert-unknown-rules = { $game }. partijas noteikumi nav zināmi: { $error }.
convert-two-results = { $game }. partija: birkā Result norādīts rezultāts { $tag }, bet aiz gājieniem – { $end }; paliek { $end }.
convert-no-chess = { $game }. partija ir izlaista: šahu nevar pierakstīt ar opciju --to { $to }.
convert-no-letters = { $game }. partija ir izlaista: tās galdiņa lauciņiem ir tikai numuri, bet opcijai --to { $to } vajadzīgi burti.
convert-other-kind = { $game }. partija ir izlaista: šaham vieta ir .pgn failā, dambretei – .pdn failā.
convert-exists = „{ $path }” jau pastāv; lai to pārrakstītu, pievienojiet --force.
convert-is-input = „{ $path }” ir viens no ievades failiem, un to nevar pārrakstīt.
convert-is-folder = „{ $path }” ir mape; lai rakstītu tajā failus, pievienojiet --split.
convert-not-folder = „{ $path }” nav mape, bet opcijai --split vajadzīga mape.
convert-standard-twice = Standarta ievadi var nolasīt tikai vienu reizi.
position-lists =
    Baltie – { $white }; melnie – { $black }; gājiens { $side ->
        [white] baltajiem
       *[black] melnajiem
    }.
