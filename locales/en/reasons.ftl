# Why a draughts move is refused. Articles are added by the program.

reason-game-over = The game is over.
reason-empty-square = There is no piece on square { $square }.
reason-opponents-piece = The piece on square { $square } is the opponent’s.
reason-no-piece-on-file = The side to move has no piece on file { $file }.
reason-same-square = The piece would stay on square { $square }; a move must lead to another square.
reason-off-diagonal = Squares { $from } and { $to } are not on the same diagonal.
reason-occupied = Square { $square } is occupied.
reason-backwards = A man moves forwards only; from { $from } to { $to } is backwards.
reason-captures-forwards-only = A man captures forwards only; from { $from } the piece on { $over } would be captured backwards.
reason-too-far = A man moves one square, two only when capturing; { $to } is too far from { $from }.
reason-blocked = The piece on square { $square } is in the king’s way.
reason-own-piece-jumped = A player’s own pieces may not be jumped over; there is one on square { $square }.
reason-no-free-square-behind = The piece on square { $square } cannot be captured: square { $behind } behind it is occupied.
reason-nothing-captured = A capture can continue only over an opposing piece; there is none between { $from } and { $to }.
reason-captured-again = The piece on square { $square } has already been captured in this move and may not be jumped over again; it leaves the board only after the move.
reason-crowned-stops = A man crowned while capturing stops: the capture ends on square { $square }.
reason-capture-compulsory = A capture is possible and therefore compulsory. Captures start from: { $squares }.
reason-more-pieces =
    This move captures { PLURAL($takes) ->
        [one] { $takes } piece
       *[other] { $takes } pieces
    }; { PLURAL($must) ->
        [one] { $must } piece
       *[other] { $must } pieces
    } must be captured.
reason-king-first = A king can capture, so a man may not. Captures start from: { $squares }.
reason-capture-continues = The capture is not finished: it must go on from square { $square }.
reason-wrong-landing = The king may not stop on square { $square } here; it may stop only on: { $better }.
reason-stuck = The piece on square { $square } cannot move: every square it could go to is occupied.
reason-ambiguous = Several moves fit what was written: { $routes }. Write the move in full.
# To a player without a board: nothing about what stands where.
reason-hidden = This move is not legal.
reason-hidden-ambiguous = Several moves fit what was written. Write the move in full.

# Why a text is no move.

reason-no-such-square = There is no square { $square } on this board.
reason-light-square = Square { $square } is light; only the dark squares are played on.
reason-unreadable = “{ $text }” cannot be read as a move; reading stopped at character { $position }.
# A note, not a refusal: "-" was written for a capture, or the other way round. $written and $right are signs or moves.
slip-separator = The move was understood although “{ $written }” was written; it should be “{ $right }”.

# The answer about a move. `article` is a label beside a sentence.

legal-move = The move { $move } is legal.
not-legal = The move { $move } is not legal.
instead = Legal here: { $moves }.
article = Article { $article }

# Why a set-up cannot be played.

setup-overlap = Two pieces are on the same square: { $squares }.
setup-man-on-crown-row =
    { $side ->
        [white] A white man cannot stand on the last row, where it would be a king: { $squares }.
       *[black] A black man cannot stand on the last row, where it would be a king: { $squares }.
    }
setup-too-many =
    { $side ->
        [white] White
       *[black] Black
    } has { PLURAL($count) ->
        [one] { $count } piece
       *[other] { $count } pieces
    }; at most { $limit } are allowed.
setup-no-pieces = There are no pieces on the board.
