# Kodėl šaškių ėjimas nepriimtas. Punkto numerį prideda programa.

reason-game-over = Partija baigta.
reason-empty-square = Langelyje { $square } šaškės nėra.
reason-opponents-piece = Langelyje { $square } stovi priešininko šaškė.
reason-no-piece-on-file = Žaidėjas, kurio dabar ėjimas, vertikalėje { $file } šaškių neturi.
reason-same-square = Šaškė liktų langelyje { $square }; ėjimas turi vesti į kitą langelį.
reason-off-diagonal = Langeliai { $from } ir { $to } nėra toje pačioje įstrižainėje.
reason-occupied = Langelis { $square } užimtas.
reason-backwards = Paprastoji šaškė eina tik pirmyn; ėjimas iš langelio { $from } į langelį { $to } veda atgal.
reason-captures-forwards-only = Paprastoji šaškė kerta tik pirmyn; iš langelio { $from } šaškę langelyje { $over } tektų kirsti atgal.
reason-too-far = Paprastoji šaškė eina per vieną langelį, per du – tik kirsdama; langelis { $to } per toli nuo langelio { $from }.
reason-blocked = Šaškė langelyje { $square } užstoja damos kelią.
reason-own-piece-jumped = Peršokti savų šaškių negalima; langelyje { $square } stovi sava šaškė.
reason-no-free-square-behind = Langelyje { $square } esančios šaškės kirsti negalima: langelis { $behind } už jos užimtas.
reason-nothing-captured = Kirtimas tęsiamas tik per priešininko šaškę; tarp langelių { $from } ir { $to } jos nėra.
reason-captured-again = Šaškė langelyje { $square } šiuo ėjimu jau nukirsta, ir antrą kartą jos peršokti negalima; nuo lentos ji pašalinama tik po ėjimo.
reason-crowned-stops = Paprastoji šaškė, kirsdama tapusi dama, sustoja: kirtimas baigiasi langelyje { $square }.
reason-capture-compulsory = Kirsti galima, todėl privaloma. Kirsti galima iš langelio: { $squares }.
reason-more-pieces =
    Šis ėjimas kerta { PLURAL($takes) ->
        [one] { $takes } šaškę
        [few] { $takes } šaškes
       *[other] { $takes } šaškių
    }; privaloma kirsti { PLURAL($must) ->
        [one] { $must } šaškę
        [few] { $must } šaškes
       *[other] { $must } šaškių
    }.
reason-king-first = Kirsti gali dama, todėl paprastąja šaške kirsti negalima. Privaloma kirsti iš langelio: { $squares }.
reason-capture-continues = Kirtimas nebaigtas: iš langelio { $square } privaloma kirsti toliau.
reason-wrong-landing = Dama čia negali sustoti langelyje { $square }; ji gali sustoti tik langelyje: { $better }.
reason-stuck = Figūra langelyje { $square } negali eiti: nė vienas langelis, į kurį ji galėtų eiti, nėra laisvas.
reason-ambiguous = Užrašą atitinka keli ėjimai: { $routes }. Užrašykite visą ėjimą.
# To a player without a board: nothing about what stands where.
reason-hidden = Šis ėjimas pagal taisykles neleidžiamas.
reason-hidden-ambiguous = Užrašą atitinka keli ėjimai. Užrašykite visą ėjimą.

# Kodėl tekstas nėra ėjimas.

reason-no-such-square = Šioje lentoje nėra langelio { $square }.
reason-light-square = Langelis { $square } baltas; žaidžiama tik juoduose langeliuose.
reason-unreadable = Užrašo „{ $text }“ negalima perskaityti kaip ėjimo; skaitymas nutrūko ties ženklu Nr. { $position }.
# Pastaba, ne atsisakymas.
slip-separator = Ėjimas suprastas, nors parašyta „{ $written }“; teisingai – „{ $right }“.

# Atsakymas apie ėjimą. `article` yra užrašas šalia sakinio.

legal-move = Ėjimas { $move } teisingas.
not-legal = Ėjimas { $move } neteisingas.
instead = Čia galima: { $moves }.
article = Punktas { $article }

# Kodėl padėties negalima žaisti.

setup-overlap = Viename langelyje stovi dvi šaškės: { $squares }.
setup-man-on-crown-row =
    { $side ->
        [white] Baltųjų paprastoji šaškė negali stovėti paskutinėje eilėje, kur ji būtų dama: { $squares }.
       *[black] Juodųjų paprastoji šaškė negali stovėti paskutinėje eilėje, kur ji būtų dama: { $squares }.
    }
setup-too-many =
    { $side ->
        [white] Baltieji
       *[black] Juodieji
    } turi { PLURAL($count) ->
        [one] { $count } šaškę
        [few] { $count } šaškes
       *[other] { $count } šaškių
    }; leidžiama ne daugiau kaip { $limit }.
setup-no-pieces = Lentoje nėra nė vienos šaškės.
