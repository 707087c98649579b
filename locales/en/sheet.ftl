# Score sheets and printed diagrams.

sheet-title = Score sheet
sheet-competition = Competition
sheet-place = Place
sheet-date = Date
sheet-round = Round
sheet-board = Board
sheet-time = Time control
sheet-number = No.
sheet-used = Time used
sheet-start = Position at the start: { $fen }
sheet-after = After { $move }:
sheet-before = Before the first move:
sheet-sealed = sealed move
sheet-legend-offer = (=) a draw was offered
sheet-legend-sealed = (s) sealed move
sheet-legend-control = (c) last move before the time control
sheet-remarks = Remarks
sheet-result = Result
sheet-under-way = The game is not over.
sheet-times = Time used: White { $white }, Black { $black }.
sheet-signature-white = White
sheet-signature-black = Black
sheet-signature-judge = Judge
sheet-as-text = Save as plain text
sheet-back = Back to the game
sheet-papers = Save and print
diagram-title = Diagram
diagram-start = Position at the start.
diagram-after = Position after { $move }.
diagram-as-svg = Save as SVG
diagram-turn = Turn the board round
diagram-no-ply = There is no such position in this game: it has { $plies } plies.

# Looking back over a game.

web-steps = Earlier positions
web-step-first = First position
web-step-back = One move back
web-step-on = One move on
web-step-last = Current position
web-say-viewing = Position after { $move }.
web-say-viewing-start = Position at the start.
web-action-live = Back to the current position
