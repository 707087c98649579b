# `peatee check`: kas rasta partijų failuose.

# Po eilutę kiekvienai partijai; $players yra „Baltieji – Juodieji“ (vietoj nežinomo vardo „?“).
check-game =
    { PLURAL($plies) ->
        [one] partija Nr. { $number }, { $players }: { $rules }, { $plies } ėjimas
        [few] partija Nr. { $number }, { $players }: { $rules }, { $plies } ėjimai
       *[other] partija Nr. { $number }, { $players }: { $rules }, { $plies } ėjimų
    }
check-game-foreign = partija Nr. { $number }, { $players }: nepatikrinta
check-right = klaidų nėra
check-faults =
    { PLURAL($count) ->
        [one] { $count } klaida
        [few] { $count } klaidos
       *[other] { $count } klaidų
    }
check-stated = rezultatas { $score }
check-no-result = rezultatas nenurodytas

# Iš kur žinomos taisyklės, jei faile jos nenurodytos.
check-because-given = kaip pasirinkta
check-because-squares = pagal langelius

# Kas rasta. $how ir $why yra ištisi sakiniai.
check-illegal = { $move } yra neteisingas ėjimas. { $why }
check-illegal-aside = Varianto ėjimas { $move } neteisingas. { $why }
check-unclear = { $move } – nevienareikšmis įrašas. { $why }
check-unknown-move = Šis ėjimas neužrašytas, todėl tolesni ėjimai nepatikrinti.
check-after-end = Partija baigėsi dar prieš šį ėjimą. { $how }
check-result-differs = Faile nurodytas rezultatas { $stated }, bet pagal ėjimus jis kitoks. { $how }
check-two-results = Žymėje Result nurodytas rezultatas { $tag }, o po ėjimų – { $end }.
check-setup = Padėties naudoti negalima. { $why }
check-kind = Šios partijos taisyklės nežinomos: { $why }.

# Kaip užrašytas failas.
check-written-unknown = Tai ne partijos užrašo dalis: „{ $text }“.
check-written-tag = Žymė užrašyta neteisingai; turi būti, pavyzdžiui, [Event "pavadinimas"].
check-written-quote = Kabutės šioje eilutėje neuždarytos.
check-written-comment = Komentaras neuždarytas.
check-written-variation = Variantas neuždarytas.
check-written-bracket = Skliaustas „{ $text }“ neturi poros.
check-written-variation-first = Prieš šį variantą nėra nė vieno ėjimo.
check-written-mark-first = Prieš šį ženklą nėra nė vieno ėjimo.
check-written-setup = Padėtis užrašyta neteisingai; turi būti, pavyzdžiui, /FEN "W:W31:B20"/.
check-written-deep = Per daug vienas į kitą įdėtų variantų; giliausieji praleisti.
check-written-long = Tekstas per ilgas; pabaiga praleista.
check-written-many = Per daug klaidų; likusi partijos dalis praleista.
check-written-other = Tai užrašyta neteisingai.

# Apie ištisus failus.
check-encoding = { $file }: koduotė { $encoding }.
check-no-games = { $file }: faile nėra nė vienos partijos.
check-summary-games =
    { PLURAL($games) ->
        [one] { $games } partija
        [few] { $games } partijos
       *[other] { $games } partijų
    }
check-summary-right =
    { PLURAL($count) ->
        [one] { $count } be klaidų
        [few] { $count } be klaidų
       *[other] { $count } be klaidų
    }
check-summary-wrong =
    { PLURAL($count) ->
        [one] { $count } su klaidomis
        [few] { $count } su klaidomis
       *[other] { $count } su klaidomis
    }
check-summary-unread =
    { PLURAL($count) ->
        [one] nepavyko perskaityti { $count } failo
        [few] nepavyko perskaityti { $count } failų
       *[other] nepavyko perskaityti { $count } failų
    }
check-summary-moves =
    { PLURAL($plies) ->
        [one] patikrintas { $plies } ėjimas
        [few] patikrinti { $plies } ėjimai
       *[other] patikrinta { $plies } ėjimų
    }
