# `peatee convert`: kas pasakoma šalia rašomų partijų.

convert-summary = Perskaityta partijų: { $read }, įrašyta: { $written }, su neteisingais ėjimais: { $illegal }.
# Toliau nurodoma priežastis.
convert-illegal = Partija { $game }: ėjimas { $move } neteisingas.
convert-setup = Partija { $game }: jos padėties negalima sustatyti: { $error }.
convert-unknown-rules = Partija { $game }: jos taisyklės čia nežinomos: { $error }.
convert-two-results = Partija { $game }: žymėje Result nurodyta { $tag }, o po ėjimų – { $end }; paliekama pastaroji reikšmė.
convert-no-chess = Partija { $game } praleista: šachmatų negalima užrašyti kaip { $to }.
convert-no-letters = Partija { $game } praleista: jos lentos langeliai turi tik numerius, o ne žymenis, kurių reikia { $to }.
convert-other-kind = Partija { $game } praleista: šachmatams skirtas .pgn failas, šaškėms – .pdn failas.
convert-exists = „{ $path }“ jau yra; norėdami rašyti ant viršaus, pridėkite --force.
convert-is-input = „{ $path }“ yra vienas iš įvesties failų, ant jo rašyti negalima.
convert-is-folder = „{ $path }“ yra aplankas; norėdami rašyti į jį failus, pridėkite --split.
convert-not-folder = „{ $path }“ nėra aplankas, kurio reikia --split.
convert-standard-twice = Standartinę įvestį galima perskaityti tik vieną kartą.
