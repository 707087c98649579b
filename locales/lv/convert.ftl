# `peatee convert`: kas tiek teikts līdzās rakstāmajām partijām.

convert-summary = Nolasītas partijas: { $read }, uzrakstītas: { $written }, ar nepareiziem gājieniem: { $illegal }.
# Seko iemesls.
convert-illegal = Partija { $game }: gājiens { $move } ir nepareizs.
convert-setup = Partija { $game }: tās pozīciju nevar uzstādīt: { $error }.
convert-unknown-rules = Partija { $game }: tās noteikumi šeit nav zināmi: { $error }.
convert-two-results = Partija { $game }: birkā Result ir { $tag }, bet aiz gājieniem ir { $end }; paliek pēdējais.
convert-no-chess = Partija { $game } ir izlaista: šahu nevar pierakstīt kā { $to }.
convert-no-letters = Partija { $game } ir izlaista: tās galdiņa lauciņiem ir tikai numuri, nevis apzīmējumi, kas vajadzīgi { $to }.
convert-other-kind = Partija { $game } ir izlaista: šahs pieder .pgn failā, dambrete – .pdn failā.
convert-exists = „{ $path }” jau pastāv; lai rakstītu tam pāri, pievienojiet --force.
convert-is-input = „{ $path }” ir viens no ievades failiem, un tam pāri rakstīt nevar.
convert-is-folder = „{ $path }” ir mape; lai rakstītu tajā failus, pievienojiet --split.
convert-not-folder = „{ $path }” nav mape, kas vajadzīga --split.
convert-standard-twice = Standarta ievadi var nolasīt tikai vienu reizi.
