# Why a chess move is refused.
#
# $square is the first square that the reason names, $other the rest of them, $squares all of them.

# The name of a piece; attributes, where a language has them, give other forms of it.
chess-piece =
    { $piece ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    }

chess-unreadable = “{ $text }” cannot be read as a move; reading stopped at character { $position }.
chess-no-such-square = There is no square { $square } on this board.
chess-game-over = The game is over.

chess-empty-square = There is no piece on square { $square }.
chess-opponents-piece = The { chess-piece } on square { $square } is the opponent’s.
chess-other-piece =
    There is a { chess-piece } on square { $square }, not a { $said ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    }.
chess-no-such-piece-move = No { chess-piece } can move to { $square }.
chess-ambiguous = More than one { chess-piece } can move there, from: { $squares }. Name the square that it leaves.

chess-stays-put = The piece would stay on square { $square }; a turn cannot be passed.
chess-own-piece-there = The { chess-piece } on square { $square } is the player’s own.
chess-king-cannot-be-captured = The king on square { $square } cannot be captured.
chess-nothing-to-capture = There is nothing to capture on square { $square }.

chess-wrong-movement = A { chess-piece } does not move like this: from { $square } to { $other }.
chess-blocked = The piece on square { $square } is in the { chess-piece }’s way.
chess-pawn-forward-blocked = The pawn cannot move forwards: square { $square } is occupied.
chess-pawn-double-blocked = A pawn moves two squares only if both are free; square { $square } is occupied.
chess-pawn-double-not-first = A pawn moves two squares only on its first move; the pawn on square { $square } has already moved.
chess-pawn-diagonal-needs-capture = A pawn moves diagonally only to capture; square { $square } is empty.
chess-pawn-backwards = A pawn never moves backwards; from { $square } to { $other } is backwards.
chess-no-en-passant-in-leaflet = The leaflet has no capture en passant; the pawn on square { $square } cannot be captured like this.
chess-en-passant-not-now = A capture en passant is possible only right after the pawn’s move of two squares; the pawn on square { $square } cannot be captured like this.

chess-king-to-attacked = The king may not move to square { $square }, attacked from { $other }.
chess-pinned = The { chess-piece } on square { $square } shields the king from the piece on square { $other } and may not leave this line.
chess-exposes-king = This move would open the king on square { $square } to attack from { $other }.
chess-in-check-must-be-met = The king on square { $square } is in check; after this move it would still be in check from { $other }.

chess-promotion-missing = A pawn that reaches square { $square } becomes a queen, rook, bishop or knight; name the new piece.
chess-promotion-not-allowed = There is no promotion on square { $square }: only a pawn that reaches the last row is promoted.
chess-promotion-piece = A pawn does not become a { chess-piece }; it becomes a queen, rook, bishop or knight.

chess-castling-king-moved = Castling is not possible: the king has already moved.
chess-castling-rook-moved = Castling is not possible: the rook on square { $square } has already moved.
chess-castling-right-lost = Castling is not possible: the king or the rook has already moved.
chess-castling-no-rook = Castling is not possible: the player has no rook on square { $square }.
chess-castling-not-empty = Castling is not possible: the squares between king and rook must be empty; occupied: { $squares }.
chess-castling-in-check = Castling is not possible: the king is in check from { $other }.
chess-castling-through-check = Castling is not possible: the king would cross square { $square }, attacked from { $other }.
chess-castling-into-check = Castling is not possible: the king would end on square { $square }, attacked from { $other }.
