# Kāpēc šaha gājiens nav pieņemts.
#
# $square ir pirmais lauciņš, ko iemesls nosauc, $other pārējie, $squares visi.

# Figūras nosaukums; citas formas ir atribūtos.
chess-piece =
    { $piece ->
        [pawn] bandinieks
        [knight] zirdziņš
        [bishop] laidnis
        [rook] tornis
        [queen] dāma
       *[king] karalis
    }
    .genitive =
        { $piece ->
            [pawn] bandinieka
            [knight] zirdziņa
            [bishop] laidņa
            [rook] torņa
            [queen] dāmas
           *[king] karaļa
        }
    .accusative =
        { $piece ->
            [pawn] bandinieku
            [knight] zirdziņu
            [bishop] laidni
            [rook] torni
            [queen] dāmu
           *[king] karali
        }
    .own =
        { $piece ->
            [pawn] savs bandinieks
            [knight] savs zirdziņš
            [bishop] savs laidnis
            [rook] savs tornis
            [queen] sava dāma
           *[king] savs karalis
        }

chess-unreadable = Pierakstu „{ $text }” nevar izlasīt kā gājienu; lasīšana apstājās pie { $position }. zīmes.
chess-no-such-square = Uz šī galdiņa nav lauciņa { $square }.
chess-game-over = Partija ir beigusies.

chess-empty-square = Uz lauciņa { $square } nav figūras.
chess-opponents-piece = Uz lauciņa { $square } atrodas pretinieka { chess-piece }.
chess-other-piece =
    Uz lauciņa { $square } atrodas { chess-piece }, nevis { $said ->
        [pawn] bandinieks
        [knight] zirdziņš
        [bishop] laidnis
        [rook] tornis
        [queen] dāma
       *[king] karalis
    }.
chess-no-such-piece-move = Gājiens ar { chess-piece.accusative } uz lauciņu { $square } nav iespējams.
chess-ambiguous = Gājiens ar { chess-piece.accusative } turp iespējams no dažādiem lauciņiem: { $squares }. Norādiet sākuma lauciņu.

chess-stays-put = Figūra paliktu uz lauciņa { $square }; gājienu izlaist nedrīkst.
chess-own-piece-there = Uz lauciņa { $square } atrodas { chess-piece.own }.
chess-king-cannot-be-captured = Karali uz lauciņa { $square } nevar nokaut.
chess-nothing-to-capture = Uz lauciņa { $square } nav ko sist.

chess-wrong-movement = Tā { chess-piece } neiet: no lauciņa { $square } uz lauciņu { $other }.
chess-blocked = Figūra uz lauciņa { $square } aizšķērso { chess-piece.genitive } ceļu.
chess-pawn-forward-blocked = Bandinieks nevar iet uz priekšu: lauciņš { $square } ir aizņemts.
chess-pawn-double-blocked = Bandinieks iet par diviem lauciņiem tikai tad, ja abi ir brīvi; lauciņš { $square } ir aizņemts.
chess-pawn-double-not-first = Bandinieks iet par diviem lauciņiem tikai savā pirmajā gājienā; bandinieks uz lauciņa { $square } jau ir gājis.
chess-pawn-diagonal-needs-capture = Bandinieks iet pa diagonāli tikai sitot; lauciņš { $square } ir brīvs.
chess-pawn-backwards = Bandinieks neiet atpakaļ; gājiens no lauciņa { $square } uz lauciņu { $other } ved atpakaļ.
chess-no-en-passant-in-leaflet = Pamācībā nav sišanas garāmejot; bandinieku uz lauciņa { $square } tā nokaut nevar.
chess-en-passant-not-now = Sist garāmejot var tikai tūlīt pēc bandinieka gājiena par diviem lauciņiem; bandinieku uz lauciņa { $square } tā nokaut nevar.

chess-king-to-attacked = Karalis nedrīkst iet uz lauciņu { $square }: šis lauciņš ir apdraudēts no { $other }.
chess-pinned = Uz lauciņa { $square } { chess-piece } aizsedz karali no figūras uz lauciņa { $other } un nedrīkst atstāt šo līniju.
chess-exposes-king = Šis gājiens atklātu karali uz lauciņa { $square } uzbrukumam no { $other }.
chess-in-check-must-be-met = Karalim uz lauciņa { $square } pieteikts šahs; pēc šī gājiena šahs no { $other } paliktu.

chess-promotion-missing = Bandinieku, kas sasniedz lauciņu { $square }, pārvērš par dāmu, torni, laidni vai zirdziņu; norādiet jauno figūru.
chess-promotion-not-allowed = Uz lauciņa { $square } pārvēršanas nav: pārvērš tikai bandinieku, kas sasniedz pēdējo rindu.
chess-promotion-piece = Bandinieku nepārvērš par { chess-piece.accusative }; to pārvērš par dāmu, torni, laidni vai zirdziņu.

chess-castling-king-moved = Rokāde nav iespējama: karalis jau ir gājis.
chess-castling-rook-moved = Rokāde nav iespējama: tornis uz lauciņa { $square } jau ir gājis.
chess-castling-right-lost = Rokāde nav iespējama: karalis vai tornis jau ir gājis.
chess-castling-no-rook = Rokāde nav iespējama: uz lauciņa { $square } nav sava torņa.
chess-castling-not-empty = Rokāde nav iespējama: lauciņiem starp karali un torni jābūt brīviem; aizņemts: { $squares }.
chess-castling-in-check = Rokāde nav iespējama: karalim pieteikts šahs no { $other }.
chess-castling-through-check = Rokāde nav iespējama: karalis šķērsotu lauciņu { $square }, kas ir apdraudēts no { $other }.
chess-castling-into-check = Rokāde nav iespējama: karalis nonāktu uz lauciņa { $square }, kas ir apdraudēts no { $other }.
