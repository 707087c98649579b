# How a game ends, and how far it is from that.

win-no-pieces =
    { $winner ->
        [white] White wins: Black has no pieces left.
       *[black] Black wins: White has no pieces left.
    }
win-no-move =
    { $winner ->
        [white] White wins: Black has no legal move.
       *[black] Black wins: White has no legal move.
    }
win-checkmate =
    { $winner ->
        [white] White wins: Black is checkmated.
       *[black] Black wins: White is checkmated.
    }
win-resignation =
    { $winner ->
        [white] White wins: Black resigned.
       *[black] Black wins: White resigned.
    }

draw-agreement = Draw by agreement.
draw-repetition = Draw: the same position, with the same side to move, has occurred for the third time.
draw-king-moves-only = Draw: the set number of moves was made with kings only and without a capture.
draw-three-against-king = Draw: three pieces did not win against a lone king within 16 moves.
draw-two-against-king = Draw: one or two pieces did not win against a lone king within 5 moves.
draw-two-against-king-compulsory = Compulsory draw: one or two pieces did not reach a winning position against a lone king within 5 moves.
draw-kings-against-king = Draw: the kings did not capture the lone king within the set number of moves.
draw-main-road-held = Compulsory draw: the lone king held the main road for 5 moves against three pieces.
draw-not-played-out = Compulsory draw: without an increment this ending is not played out.
draw-unchanged-force = Draw: the balance of forces has not changed for the set number of moves.
draw-no-capture = Draw: there was no capture for 15 moves.
draw-stalemate = Draw by stalemate: the side to move has no legal move, and its king is not in check.
draw-fivefold-repetition = Draw: the same position, with the same side to move, has occurred for the fifth time.
draw-fifty-moves = Draw: each side has made 50 moves without a pawn move and without a capture.
draw-seventy-five-moves = Draw: each side has made 75 moves without a pawn move and without a capture.
draw-dead-position = Draw: no series of legal moves leads to checkmate.

# Running counts.

counter-repetition = Threefold repetition: { $done } of { $limit }.
counter-king-moves-only = Moves with kings only: { $done } of { $limit }.
counter-three-against-king = Three pieces against a king: { $done } of { $limit }.
counter-two-against-king = One or two pieces against a king: { $done } of { $limit }.
counter-kings-against-king = Kings against a lone king: { $done } of { $limit }.
counter-main-road-held = Lone king on the main road: { $done } of { $limit }.
counter-not-played-out = Ending not played out: { $done } of { $limit }.
counter-unchanged-force = Unchanged balance of forces: { $done } of { $limit }.
counter-no-capture = Moves without a capture: { $done } of { $limit }.
counter-fivefold-repetition = Fivefold repetition: { $done } of { $limit }.
counter-fifty-moves = 50-move rule: { $done } of { $limit }.
counter-seventy-five-moves = 75-move rule: { $done } of { $limit }.

# Draws that wait for a claim.

claim-nothing-counts = No count towards a draw has begun.
claim-not-enough = No count has reached its limit yet.
claim-repetition = A draw may be claimed: the same position, with the same side to move, occurs for the third time.
claim-unchanged-force = A draw may be claimed: the balance of forces has not changed for 30 moves.
claim-fifty-moves = A draw may be claimed: each side has made 50 moves without a pawn move and without a capture.

# Sides and rule sets.

side-white = White
side-black = Black
to-move =
    { $side ->
        [white] White to move.
       *[black] Black to move.
    }

rules-international = International draughts
rules-russian = Russian draughts
rules-brazilian = Brazilian draughts
rules-russian-1953 = Russian draughts (1953)
rules-hundred-1953 = Hundred-square draughts (1953)
rules-home = Home game
rules-home-next = Home game (king lands on the nearest square)
rules-home-continue = Home game (new king goes on capturing)
rules-home-next-continue = Home game (king lands on the nearest square, new king goes on capturing)
rules-chess = Chess
rules-chess-leaflet = Chess (leaflet)
