# Miks malekäiku vastu ei võeta.
#
# $square on esimene väli, mida põhjus nimetab, $other ülejäänud, $squares kõik.

# Malendi nimi; teised vormid on atribuutides.
chess-piece =
    { $piece ->
        [pawn] ettur
        [knight] ratsu
        [bishop] oda
        [rook] vanker
        [queen] lipp
       *[king] kuningas
    }
    .genitive =
        { $piece ->
            [pawn] etturi
            [knight] ratsu
            [bishop] oda
            [rook] vankri
            [queen] lipu
           *[king] kuninga
        }
    .partitive =
        { $piece ->
            [pawn] etturit
            [knight] ratsut
            [bishop] oda
            [rook] vankrit
            [queen] lippu
           *[king] kuningat
        }
    .comitative =
        { $piece ->
            [pawn] etturiga
            [knight] ratsuga
            [bishop] odaga
            [rook] vankriga
            [queen] lipuga
           *[king] kuningaga
        }

chess-unreadable = Kirjet „{ $text }“ ei saa käiguna lugeda; lugemine katkes { $position }. märgi juures.
chess-no-such-square = Sellel laual ei ole välja { $square }.
chess-game-over = Partii on lõppenud.

chess-empty-square = Väljal { $square } ei ole malendit.
chess-opponents-piece = Väljal { $square } on vastase { chess-piece }.
chess-other-piece =
    Väljal { $square } on { chess-piece }, mitte { $said ->
        [pawn] ettur
        [knight] ratsu
        [bishop] oda
        [rook] vanker
        [queen] lipp
       *[king] kuningas
    }.
chess-no-such-piece-move = Ükski { chess-piece } ei saa käia väljale { $square }.
chess-ambiguous = Sinna saab käia mitu { chess-piece.partitive }, väljadelt: { $squares }. Märkige, milliselt väljalt.

chess-stays-put = Malend jääks väljale { $square }; käiku vahele jätta ei saa.
chess-own-piece-there = Väljal { $square } on oma { chess-piece }.
chess-king-cannot-be-captured = Kuningat väljal { $square } ei saa lüüa.
chess-nothing-to-capture = Väljal { $square } ei ole midagi lüüa.

chess-wrong-movement = Nii { chess-piece } ei käi: väljalt { $square } väljale { $other }.
chess-blocked = Malend väljal { $square } on { chess-piece.genitive } teel ees.
chess-pawn-forward-blocked = Ettur ei saa edasi käia: väli { $square } on hõivatud.
chess-pawn-double-blocked = Ettur käib kaks välja edasi ainult siis, kui mõlemad on vabad; väli { $square } on hõivatud.
chess-pawn-double-not-first = Ettur käib kaks välja edasi ainult oma esimesel käigul; ettur väljal { $square } on juba käinud.
chess-pawn-diagonal-needs-capture = Ettur käib diagonaalis ainult lüües; väli { $square } on tühi.
chess-pawn-backwards = Ettur ei käi tahapoole; käik väljalt { $square } väljale { $other } viib tahapoole.
chess-no-en-passant-in-leaflet = Voldikus möödaminnes löömist ei ole; etturit väljal { $square } nii lüüa ei saa.
chess-en-passant-not-now = Möödaminnes saab lüüa ainult kohe pärast etturi käiku kahe välja võrra; etturit väljal { $square } nii lüüa ei saa.

chess-king-to-attacked = Kuningas ei tohi käia väljale { $square }: see on tule all (rünnak: { $other }).
chess-pinned = Väljal { $square } olev { chess-piece } varjab kuningat väljal { $other } oleva malendi eest ega tohi sellelt joonelt lahkuda.
chess-exposes-king = See käik paneks kuninga väljal { $square } tule alla (rünnak: { $other }).
chess-in-check-must-be-met = Kuningas väljal { $square } on tule all ja jääks pärast seda käiku tule alla (rünnak: { $other }).

chess-promotion-missing = Väljale { $square } jõudnud ettur asendatakse lipu, vankri, oda või ratsuga; märkige, millisega.
chess-promotion-not-allowed = Väljal { $square } malendit ei asendata: asendatakse ainult viimasele reale jõudnud ettur.
chess-promotion-piece = Etturit ei asendata { chess-piece.comitative }, vaid lipu, vankri, oda või ratsuga.

chess-castling-king-moved = Vangerdada ei saa: kuningas on juba käinud.
chess-castling-rook-moved = Vangerdada ei saa: vanker väljal { $square } on juba käinud.
chess-castling-right-lost = Vangerdada ei saa: kuningas või vanker on juba käinud.
chess-castling-no-rook = Vangerdada ei saa: väljal { $square } ei ole oma vankrit.
chess-castling-not-empty = Vangerdada ei saa: väljad kuninga ja vankri vahel peavad olema tühjad; hõivatud: { $squares }.
chess-castling-in-check = Vangerdada ei saa: kuningas on tule all (rünnak: { $other }).
chess-castling-through-check = Vangerdada ei saa: kuningas läheks üle välja { $square }, mis on tule all (rünnak: { $other }).
chess-castling-into-check = Vangerdada ei saa: kuningas jõuaks väljale { $square }, mis on tule all (rünnak: { $other }).
