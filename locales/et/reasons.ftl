# Miks kabekäiku vastu ei võeta. Punkti numbri lisab programm.

reason-game-over = Partii on lõppenud.
reason-empty-square = Väljal { $square } ei ole kabendit.
reason-opponents-piece = Väljal { $square } on vastase kabend.
reason-no-piece-on-file = Käigul oleval mängijal ei ole vertikaalil { $file } ühtegi kabendit.
reason-same-square = Kabend jääks väljale { $square }; käik peab viima teisele väljale.
reason-off-diagonal = Väljad { $from } ja { $to } ei ole samal diagonaalil.
reason-occupied = Väli { $square } on hõivatud.
reason-backwards = Kivi käib ainult ettepoole; käik väljalt { $from } väljale { $to } viib tahapoole.
reason-captures-forwards-only = Kivi lööb ainult ettepoole; väljalt { $from } tuleks kabendit väljal { $over } lüüa tahapoole.
reason-too-far = Kivi käib ühe välja võrra, kahe välja võrra ainult lüües; väli { $to } on väljast { $from } liiga kaugel.
reason-blocked = Kabend väljal { $square } on kabe teel ees.
reason-own-piece-jumped = Üle oma kabendi hüpata ei tohi; väljal { $square } on oma kabend.
reason-no-free-square-behind = Kabendit väljal { $square } ei saa lüüa: selle taga olev väli { $behind } on hõivatud.
reason-nothing-captured = Löömine jätkub ainult üle vastase kabendi; väljade { $from } ja { $to } vahel seda ei ole.
reason-captured-again = Kabend väljal { $square } on selle käiguga juba löödud ja teist korda sellest üle hüpata ei tohi; laualt eemaldatakse see alles pärast käiku.
reason-crowned-stops = Löömisel kabestunud kivi peatub: löömine lõpeb väljal { $square }.
reason-capture-compulsory = Löömine on võimalik ja seega kohustuslik. Lüüa saab väljalt: { $squares }.
reason-more-pieces =
    Selle käiguga lüüakse { PLURAL($takes) ->
        [one] { $takes } kabend
       *[other] { $takes } kabendit
    }; lüüa tuleb { PLURAL($must) ->
        [one] { $must } kabend
       *[other] { $must } kabendit
    }.
reason-king-first = Lüüa saab kabega, seega kiviga lüüa ei tohi. Lüüa tuleb väljalt: { $squares }.
reason-capture-continues = Löömine ei ole lõpetatud: väljalt { $square } tuleb edasi lüüa.
reason-wrong-landing = Kabe ei tohi siin peatuda väljal { $square }; peatuda tohib ainult väljal: { $better }.
reason-stuck = Väljal { $square } olev nupp ei saa käia: ükski väli, kuhu ta võiks minna, ei ole vaba.
reason-ambiguous = Kirjapandule vastab mitu käiku: { $routes }. Kirjutage käik täielikult.
# To a player without a board: nothing about what stands where.
reason-hidden = See käik ei ole reeglite järgi lubatud.
reason-hidden-ambiguous = Kirjapandule vastab mitu käiku. Kirjutage käik täielikult.

# Miks tekst ei ole käik.

reason-no-such-square = Sellel laual ei ole välja { $square }.
reason-light-square = Väli { $square } on valge; mängitakse ainult mustadel väljadel.
reason-unreadable = Kirjet „{ $text }“ ei saa käiguna lugeda; lugemine katkes { $position }. märgi juures.
# Märkus, mitte keeldumine.
slip-separator = Käigust saadi aru, kuigi kirjas on „{ $written }“; õige on „{ $right }“.

# Vastus käigu kohta. `article` on silt lause kõrval.

legal-move = Käik { $move } on lubatud.
not-legal = Käik { $move } ei ole lubatud.
instead = Siin on lubatud: { $moves }.
article = Punkt { $article }

# Miks seisu ei saa mängida.

setup-overlap = Samal väljal on kaks kabendit: { $squares }.
setup-man-on-crown-row =
    { $side ->
        [white] Valge kivi ei saa olla viimasel real, kus ta oleks kabe: { $squares }.
       *[black] Must kivi ei saa olla viimasel real, kus ta oleks kabe: { $squares }.
    }
setup-too-many =
    { $side ->
        [white] Valgel
       *[black] Mustal
    } on { PLURAL($count) ->
        [one] { $count } kabend
       *[other] { $count } kabendit
    }; lubatud on kuni { $limit }.
setup-no-pieces = Laual ei ole ühtegi kabendit.
