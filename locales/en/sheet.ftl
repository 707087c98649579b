# Score sheets and printed diagrams.

sheet-title = Score sheet
sheet-competition = Competition
sheet-place = Place
sheet-date = Date
sheet-round = Round
sheet-board = Board
sheet-time = Time control
sheet-kind = Kind of game
sheet-number = No
sheet-used = Time
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

# Simultaneous displays.

simul-new = A simultaneous display
simul-what = One player plays several opponents at once, going from board to board.
simul-side = You play
simul-side-white = The host plays White
simul-side-black = The host plays Black
simul-side-turns = The host plays White and Black by turns
simul-choose-white = White on every board
simul-choose-black = Black on every board
simul-choose-turns = White and Black by turns
simul-choose-blindfold = I play blindfold: without a board and without notes
simul-blindfold = blindfold
simul-places = Places
simul-open = Open the display
simul-wrong-side = There is no such choice of sides.
simul-wrong-places = A display has 1 to 50 places.
simul-by = Simultaneous display by { $name }
simul-share = Send this address to those who shall take part. Begin when everybody is there.
simul-link = Address to share
simul-participants = Participants
simul-nobody = Nobody has joined yet.
simul-join = Take part
simul-leave = Leave
simul-joined = You take part. The game begins as soon as the host starts the display.
simul-full = All places are taken. You can watch.
simul-late = The display has begun. You can watch.
simul-start = Begin
simul-look = Look again
simul-boards = Boards
simul-own = Go to your board
simul-next = Next board
simul-all = All boards
simul-next-key = Key N: the next board that waits for you
simul-score = Score of the host
simul-wins = Wins
simul-draws = Draws
simul-losses = Losses
simul-open-games = Under way
web-simul-your-move = Your move
web-simul-waits = Waits for the host
web-simul-longest = Waits longest
web-simul-thinks = Opponent to move
web-say-simul-lost = The server does not answer. Trying again.
