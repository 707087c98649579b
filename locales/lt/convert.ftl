# `peatee convert`: kas pasakoma šalia rašomų partijų.

convert-summary = Perskaityta partijų: { $read }, įrašyta: { $written }, su neteisingais ėjimais: { $illegal }.
convert-left-out = Partija Nr. { $game } praleista.
# Toliau nurodoma priežastis.
convert-illegal = Partija Nr. { $game }: ėjimas { $move } neteisingas.
convert-setup = Partijos Nr. { $game } padėties naudoti negalima: { $error }.
convert-unknown-rules = Partijos Nr. { $game } taisyklės nežinomos: { $error }.
convert-two-results = Partija Nr. { $game }: žymėje Result nurodytas rezultatas { $tag }, o po ėjimų – { $end }; paliekamas { $end }.
convert-no-chess = Partija Nr. { $game } praleista: šachmatų negalima užrašyti su parinktimi --to { $to }.
convert-no-letters = Partija Nr. { $game } praleista: jos lentos langeliai žymimi tik numeriais, o parinkčiai --to { $to } reikia raidžių.
convert-other-kind = Partija Nr. { $game } praleista: šachmatams skirtas .pgn failas, šaškėms – .pdn failas.
convert-exists = „{ $path }“ jau yra; norėdami perrašyti, pridėkite --force.
convert-is-input = „{ $path }“ yra vienas iš įvesties failų, jo perrašyti negalima.
convert-is-folder = „{ $path }“ yra aplankas; norėdami rašyti į jį failus, pridėkite --split.
convert-not-folder = „{ $path }“ nėra aplankas, o parinkčiai --split reikia aplanko.
convert-standard-twice = Standartinę įvestį galima perskaityti tik vieną kartą.
position-lists =
    Baltieji – { $white }; juodieji – { $black }; eina { $side ->
        [white] baltieji
       *[black] juodieji
    }.
