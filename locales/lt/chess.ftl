# Kodėl šachmatų ėjimas nepriimtas.
#
# $square yra pirmasis langelis, kurį mini priežastis, $other – kiti, $squares – visi.

# Figūros pavadinimas; kitos formos – atributuose.
chess-piece =
    { $piece ->
        [pawn] pėstininkas
        [knight] žirgas
        [bishop] rikis
        [rook] bokštas
        [queen] karalienė
       *[king] karalius
    }
    .genitive =
        { $piece ->
            [pawn] pėstininko
            [knight] žirgo
            [bishop] rikio
            [rook] bokšto
            [queen] karalienės
           *[king] karaliaus
        }
    .instrumental =
        { $piece ->
            [pawn] pėstininku
            [knight] žirgu
            [bishop] rikiu
            [rook] bokštu
            [queen] karaliene
           *[king] karaliumi
        }
    .own =
        { $piece ->
            [pawn] savas pėstininkas
            [knight] savas žirgas
            [bishop] savas rikis
            [rook] savas bokštas
            [queen] sava karalienė
           *[king] savas karalius
        }

chess-unreadable = Užrašo „{ $text }“ negalima perskaityti kaip ėjimo; skaitymas nutrūko ties ženklu Nr. { $position }.
chess-no-such-square = Šioje lentoje nėra langelio { $square }.
chess-game-over = Partija baigta.

chess-empty-square = Langelyje { $square } figūros nėra.
chess-opponents-piece = Langelyje { $square } stovi priešininko { chess-piece }.
chess-other-piece =
    Langelyje { $square } stovi { chess-piece }, o ne { $said ->
        [pawn] pėstininkas
        [knight] žirgas
        [bishop] rikis
        [rook] bokštas
        [queen] karalienė
       *[king] karalius
    }.
chess-no-such-piece-move = Ėjimas { chess-piece.instrumental } į langelį { $square } negalimas.
chess-ambiguous = Ėjimas { chess-piece.instrumental } ten galimas iš skirtingų langelių: { $squares }. Nurodykite pradinį langelį.

chess-stays-put = Figūra liktų langelyje { $square }; praleisti ėjimo negalima.
chess-own-piece-there = Langelyje { $square } stovi { chess-piece.own }.
chess-king-cannot-be-captured = Langelyje { $square } stovi karalius; jo kirsti negalima.
chess-nothing-to-capture = Langelyje { $square } nėra ko kirsti.

chess-wrong-movement = Taip { chess-piece } neina: iš langelio { $square } į langelį { $other }.
chess-blocked = Figūra langelyje { $square } užstoja { chess-piece.genitive } kelią.
chess-pawn-forward-blocked = Pėstininkas negali eiti pirmyn: langelis { $square } užimtas.
chess-pawn-double-blocked = Pėstininkas eina per du langelius tik tada, kai abu laisvi; langelis { $square } užimtas.
chess-pawn-double-not-first = Pėstininkas eina per du langelius tik pirmuoju savo ėjimu; pėstininkas langelyje { $square } jau ėjo.
chess-pawn-diagonal-needs-capture = Pėstininkas eina įstrižai tik kirsdamas; langelis { $square } tuščias.
chess-pawn-backwards = Pėstininkas neina atgal; ėjimas iš langelio { $square } į langelį { $other } veda atgal.
chess-no-en-passant-in-leaflet = Lapelyje nėra kirtimo praeinant; langelyje { $square } esančio pėstininko taip kirsti negalima.
chess-en-passant-not-now = Praeinant kirsti galima tik iškart po pėstininko ėjimo per du langelius; langelyje { $square } esančio pėstininko taip kirsti negalima.

chess-king-to-attacked = Karalius negali eiti į langelį { $square }: šis langelis atakuojamas iš { $other }.
chess-pinned = Langelyje { $square } { chess-piece } dengia karalių nuo langelyje { $other } esančios figūros ir negali palikti šios linijos.
chess-exposes-king = Šis ėjimas atidengtų karalių langelyje { $square } atakai iš { $other }.
chess-in-check-must-be-met = Karaliui langelyje { $square } paskelbtas šachas; po šio ėjimo šachas iš { $other } liktų.

chess-promotion-missing = Pėstininkas, pasiekęs langelį { $square }, paaukštinamas iki karalienės, bokšto, rikio arba žirgo; nurodykite naują figūrą.
chess-promotion-not-allowed = Langelyje { $square } paaukštinimo nėra: paaukštinamas tik paskutinę eilę pasiekęs pėstininkas.
chess-promotion-piece = Pėstininkas nepaaukštinamas iki { chess-piece.genitive }; jis paaukštinamas iki karalienės, bokšto, rikio arba žirgo.

chess-castling-king-moved = Rokiruotė negalima: karalius jau ėjo.
chess-castling-rook-moved = Rokiruotė negalima: bokštas langelyje { $square } jau ėjo.
chess-castling-right-lost = Rokiruotė negalima: karalius arba bokštas jau ėjo.
chess-castling-no-rook = Rokiruotė negalima: langelyje { $square } nėra savo bokšto.
chess-castling-not-empty = Rokiruotė negalima: langeliai tarp karaliaus ir bokšto turi būti tušti; užimta: { $squares }.
chess-castling-in-check = Rokiruotė negalima: karaliui paskelbtas šachas iš { $other }.
chess-castling-through-check = Rokiruotė negalima: karalius eitų per langelį { $square }, atakuojamą iš { $other }.
chess-castling-into-check = Rokiruotė negalima: karalius atsidurtų langelyje { $square }, atakuojamame iš { $other }.
