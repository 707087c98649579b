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
sheet-start = Start position: { $fen }
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
sheet-as-text = Save as text
sheet-back = Back to game
sheet-papers = Save and print
diagram-title = Diagram
diagram-start = Start position.
diagram-after = Position after { $move }.
diagram-as-svg = Save as SVG
diagram-turn = Flip the board
diagram-no-ply = There is no such position in this game: it has { $plies } plies.

# Looking back over a game.

web-steps = Earlier positions
web-step-first = First position
web-step-back = One move back
web-step-on = One move forward
web-step-last = Current position
web-say-viewing = Position after { $move }.
web-say-viewing-start = Start position.
web-action-live = Back to game

# Simultaneous displays.

simul-new = Simultaneous display
simul-what = One player plays several opponents at once, going from board to board.
simul-side = You play
simul-side-white = The host plays White
simul-side-black = The host plays Black
simul-side-turns = The host plays White and Black alternately
simul-choose-white = White on every board
simul-choose-black = Black on every board
simul-choose-turns = White and Black alternately
simul-choose-blindfold = I play blindfold: without a board and without notes
simul-blindfold = blindfold
simul-places = Places
simul-open = Open the display
simul-wrong-side = There is no such choice of colours.
simul-wrong-places = A display must have 1 to 50 places.
simul-by = Simultaneous display by { $name }
simul-share = Send this link to the participants. Start when everybody has joined.
simul-link = Link to share
simul-participants = Participants
simul-nobody = Nobody has joined yet.
simul-join = Join
simul-leave = Leave
simul-joined = You have joined. The game begins as soon as the host starts the display.
simul-full = All places are taken. You can watch.
simul-late = The display has begun. You can watch.
simul-start = Start
simul-look = Refresh
simul-boards = Boards
simul-own = Your board
simul-next = Next board
simul-all = All boards
simul-next-key = Key N: next board waiting for you
simul-score = Host’s score
simul-wins = Wins
simul-draws = Draws
simul-losses = Losses
simul-open-games = In progress
web-simul-your-move = Your move
web-simul-waits = Waiting for the host
web-simul-longest = Waiting longest
web-simul-thinks = Opponent to move
web-say-simul-lost = The server is not responding. Trying again.
