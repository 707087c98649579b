# The start page, the lobby, the position editor and the simultaneous display.

# The start page.

start-board = Board of the new game
start-first-move = The board is ready. Make a move to start the game.
start-opponent-anyone = Anyone, via the lobby
start-go-computer = Play the computer
start-go-friend = Invite a friend
start-go-anyone = Open a challenge
start-go-screen = Start the game
start-strength-1 = very easy
start-strength-2 = easy
start-strength-3 = medium
start-strength-4 = hard
start-strength-5 = very hard
start-to-lobby = Lobby: open challenges
start-time-custom = Custom…
start-custom = Custom time control
start-custom-stages = In stages
start-custom-days = Correspondence
start-stage = Stage { $number }
start-moves = Moves
start-minutes = Minutes
start-stages-help = A stage without a number of moves lasts for the rest of the game. If the last stage has a number of moves, it repeats.
start-bonus = Extra time per move
start-bonus-none = None
start-bonus-increment = Fischer increment
start-bonus-delay = Delay
start-seconds = Seconds
start-days = Days per move
start-form = Kind of game
start-form-ordinary = Standard
start-form-odds = With odds
start-form-blindfold = Blindfold
start-form-blind = With a blind player
# Several people play one side together (002:§3.1).
terms-consultation = consultation game
start-consult = Your consultation partners
start-consult-other = Your opponent’s consultation partners
start-consult-help = Names, separated by commas. When several people play one side together, it is a consultation game.
start-form-side = Who gives odds or does not see the board
start-odds-without = Squares left empty
start-odds-help = With odds, the stronger player begins with fewer pieces. Enter the squares, or choose the pieces on the board.
start-finer = More options

# The position editor.

start-editor = Set up a position
start-editor-help = Choose a piece and click squares; drag pieces across the board or off it. With the keyboard: the arrow keys move between squares, Enter places the chosen piece, Delete removes one; { $letters } place a white piece, with Shift a black one.
start-editor-help-chess = Choose a chess piece and click squares; drag pieces across the board or off it. With the keyboard: the arrow keys move between squares, Enter places the chosen piece, Delete removes one; { $letters } place a white piece, with Shift a black one.
start-editor-turn = To move
start-editor-clear = Clear the board
start-editor-first = Start position
start-editor-flip = Flip the board
start-position = Position (FEN)
start-position-help = Leave empty for the start position. You can paste a FEN, or the FEN tag of a PDN file.

# What is agreed, in words.

terms-title = Terms of the game
terms-position = From a custom position
terms-absence = If a player is away for { $time } on their own move, the opponent may claim the win
terms-odds =
    { $side ->
        [white] White gives odds
       *[black] Black gives odds
    }
terms-blindfold =
    { $side ->
        [white] White plays blindfold
       *[black] Black plays blindfold
    }
terms-simultaneous =
    { $side ->
        [white] White gives a simultaneous display
       *[black] Black gives a simultaneous display
    }
terms-blindfold-simultaneous =
    { $side ->
        [white] White gives a blindfold display
       *[black] Black gives a blindfold display
    }
terms-blind =
    { $side ->
        [white] White is blind
       *[black] Black is blind
    }
terms-blind-both = Both players are blind

# Time controls in words. Units are short; $control and $time are such words themselves.

control-untimed = No clock
control-game = { $time } for the game
control-rest = { $time } for the rest of the game
control-moves-hour =
    { PLURAL($moves) ->
        [one] { $moves } move per hour
       *[other] { $moves } moves per hour
    }
control-stage =
    { PLURAL($moves) ->
        [one] { $moves } move in { $time }
       *[other] { $moves } moves in { $time }
    }
control-again =
    { PLURAL($moves) ->
        [one] { $moves } move in { $time }, repeating
       *[other] { $moves } moves in { $time }, repeating
    }
control-then = { $first }, then { $next }
control-increment = { $control } + { $time } per move
control-delay = { $control }, delay of { $time } per move
control-each-move = Correspondence: { $time } per move
control-carried = Unused time is carried over.
unit-days =
    { PLURAL($count) ->
        [one] { $count } day
       *[other] { $count } days
    }
unit-hours =
    { PLURAL($count) ->
        [one] { $count } hour
       *[other] { $count } hours
    }
unit-minutes =
    { PLURAL($count) ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
unit-seconds =
    { PLURAL($count) ->
        [one] { $count } second
       *[other] { $count } seconds
    }

# Challenges and the lobby.

challenge-open-title = Open challenge
challenge-waiting-anyone = Waiting for an opponent. The challenge stays in the lobby while this page is open.
challenge-waiting-days = Waiting for an opponent. The challenge stays in the lobby for two weeks; you can close this page.
challenge-copy = Copy the link
challenge-accepted = This challenge has been accepted.
challenge-to-game = Go to game
challenge-withdraw = Withdraw the challenge
challenge-taken-title = Someone was faster
challenge-taken = Another player has already accepted this challenge.
challenge-gone = This challenge is no longer open.
lobby-title = Lobby
lobby-lead = Players waiting for an opponent.
lobby-others = Open challenges
lobby-own = Your challenges
lobby-none = Nobody is waiting right now.
lobby-newest = Newest challenges
lobby-older = Older challenges
lobby-put-up = Open a challenge
lobby-accept = Accept
lobby-accept-of = Accept { $name }’s challenge
lobby-withdraw = Withdraw

# What is wrong with a form.

start-wrong = The game has not been created. Please check the marked fields.
start-wrong-form = The form could not be read.
start-wrong-side = There is no such colour.
start-wrong-level = There is no such level.
start-wrong-name = This name is too long or contains characters that are not allowed.
start-wrong-consult-many = At most { $most } people can be named.
start-wrong-consult-taken = “{ $name }” cannot be used here: somebody is registered under this name, or it is reserved.
start-wrong-form-of-play = There is no such kind of game.
start-wrong-short-time = The clock must give at least one minute, a correspondence game at least one day per move.
start-wrong-one-form = A game can be played by correspondence, with odds or blindfold, but only one of these at a time.
start-wrong-odds-position = Odds are given from the start position; leave the position field empty.
start-wrong-over = The game is already over in this position.
start-wrong-over-article = Article { $article }.
start-wrong-over-small = With an increment such endings are played out. You can also choose “played out” for small endings under “Rules in detail”.
start-wrong-long = This is too long to be a position.
start-wrong-number = Enter a whole number from { $least } to { $most }.
start-wrong-many = You already have the maximum number of open challenges. Withdraw one first.
start-wrong-many-here = Your network already has the maximum number of open challenges. Accept one of them, or wait.
terms-wrong-letter = A correspondence game gives at least one day for every move or stage.
terms-wrong-nobody-blind = Neither player is blind.
terms-wrong-session = A session lasts from one minute to one day.
control-wrong-stages = A time control has 1 to { $most } stages.
control-wrong-not-last = Only the last stage can be for the rest of the game.
control-wrong-time = A time must be longer than zero and at most one year.
control-wrong-moves = The number of moves must be at least 1.
control-wrong-unreadable = There is no such time control.
odds-no-square = With odds, at least one square must be left empty.
odds-unknown-square = There is no square { $square } on this board.
odds-empty = There is nothing on square { $square }.
odds-opponents = The piece on square { $square } is the opponent’s.
odds-twice = Square { $square } is named twice.
odds-king = The king on square { $square } cannot be given as odds.
odds-nothing-left = Nothing would be left on the board.

# Why a text is no position. $position counts characters from 1.

fen-expected-turn = At character { $position }: W or B (the side to move) is expected.
fen-expected-colon = At character { $position }: a colon is expected before the pieces of the other side.
fen-expected-color = At character { $position }: a list of pieces begins with W or B, each once.
fen-expected-square = At character { $position }: a square is expected.
fen-no-such-square = At character { $position }: the board has no such square.
fen-light-square = At character { $position }: this square is light; only dark squares are played on.
fen-square-twice = At character { $position }: this square is named twice.
fen-range-backwards = At character { $position }: a range goes from the lower number to the higher.
fen-expected-delimiter = At character { $position }: a comma, a colon or the end is expected.
fen-expected-counter = At character { $position }: only H or F, each once with a number, may follow the pieces.
fen-expected-letter = At character { $position }: one of the letters w, b, W, B, e is expected for each square, and nothing more.
chess-fen-piece-or-empty = At character { $position }: a piece letter, or a number of empty squares that fits the row, is expected.
chess-fen-slash = At character { $position }: a slash is expected after eight squares.
chess-fen-space = At character { $position }: one space is expected.
chess-fen-side = At character { $position }: w or b (the side to move) is expected.
chess-fen-castling = At character { $position }: for castling, a hyphen or letters of KQkq in this order are expected.
chess-fen-en-passant = At character { $position }: a hyphen or a square of the third or sixth row is expected.
chess-fen-half-moves = At character { $position }: the number of half-moves is expected, 0 to 65535.
chess-fen-move-number = At character { $position }: the number of the move is expected, 1 to 65535.
chess-fen-end = At character { $position }: the end is expected.
chess-setup-no-king =
    { $side ->
        [white] White has no king.
       *[black] Black has no king.
    }
chess-setup-many-kings =
    { $side ->
        [white] White has more than one king.
       *[black] Black has more than one king.
    }
chess-setup-pawn-on-end-row = A pawn cannot stand on the first or last row: { $square }.
chess-setup-too-much-material =
    { $side ->
        [white] White has more pieces than are possible in a game.
       *[black] Black has more pieces than are possible in a game.
    }
chess-setup-opponent-in-check =
    { $side ->
        [white] White is in check, but it is Black’s move.
       *[black] Black is in check, but it is White’s move.
    }
chess-setup-impossible-check = No move can have led to these checks.
chess-setup-castling-right = Castling with the rook on { $square } is not possible: the king or the rook is not on its starting square.
chess-setup-en-passant-square = No pawn has just passed square { $square }.

# Said by scripts.

web-palette = Piece to place
web-eraser = Remove
web-say-position-moves = Legal moves: { $count }.
web-say-copied = The link has been copied.
web-say-copy-by-hand = The link is selected: copy it with Ctrl+C.
web-say-lobby = Open challenges: { $count }.

start-readings = Rules in detail
start-wrong-reading = There is no such option.
start-reading-winning-position = Winning position (001:7.2.7, 7.2.8)
start-reading-winning-position-exact = by the endgame tables
start-reading-winning-position-narrow = only if the king can be captured or blocked on the next move
start-reading-kings-only-rule = Moves with kings only (001:7.2.5)
start-reading-kings-only-rule-literal = always counted
start-reading-kings-only-rule-not-in-small-endings = not counted with four to seven pieces (7.2.6)
start-reading-small-endings = Small endings (001:7.2.9)
start-reading-small-endings-usual = by the time control
start-reading-small-endings-played-out = played out
start-reading-small-endings-not-played-out = drawn at once unless won
start-reading-home-counts = Fifteen moves without a capture (003:19)
start-reading-home-counts-per-player = by each player
start-reading-home-counts-plies = by both players together
