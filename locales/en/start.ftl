# The start page, the lobby, the position editor and the simultaneous display.

# The start page.

start-board = Board of the new game
start-first-move = The board is ready: make a move, and the game begins.
start-opponent-anyone = Anyone, through the lobby
start-go-computer = Play the computer
start-go-friend = Make a link for a friend
start-go-anyone = Put the challenge up
start-go-screen = Play at this screen
start-strength-1 = very easy
start-strength-2 = easy
start-strength-3 = medium
start-strength-4 = hard
start-strength-5 = very hard
start-to-lobby = Lobby: who is waiting for an opponent
start-time-custom = My own…
start-custom = My own time control
start-custom-stages = By stages
start-custom-days = By letter
start-stage = Stage { $number }
start-moves = Moves
start-minutes = Minutes
start-stages-help = A stage without a number of moves is for the rest of the game. If the last stage has one, it begins anew.
start-bonus = For each move besides
start-bonus-none = Nothing
start-bonus-increment = Fischer seconds, added
start-bonus-delay = Delay, not counted
start-seconds = Seconds
start-days = Days for each move
start-form = Form of play
start-form-ordinary = Ordinary
start-form-odds = At odds
start-form-blindfold = Blindfold
start-form-blind = With a blind player
# Several people play one side together (002:§3.1).
terms-consultation = consultation game
start-consult = Who consults with you
start-consult-other = Who consults on the other side
start-consult-help = Names with commas between them. A side of several people plays a consultation game.
start-form-side = Who gives odds, or does not see the board
start-odds-without = Squares left empty
start-odds-help = At odds the stronger player begins with fewer pieces. Write the squares, or choose the pieces on the board.
start-finer = Finer choices

# The position editor.

start-editor = Set up a position
start-editor-help = Choose a piece and click on squares; drag pieces over the board, or off it. By keys: arrows go from square to square, Enter puts the chosen piece, Delete takes one off; { $letters } put a white piece, with Shift a black one.
start-editor-help-chess = Choose a chess piece and click on squares; drag pieces over the board, or off it. By keys: arrows go from square to square, Enter puts the chosen piece, Delete takes one off; { $letters } put a white piece, with Shift a black one.
start-editor-turn = To move
start-editor-clear = Clear the board
start-editor-first = Start position
start-editor-flip = Turn the board round
start-position = Position (FEN)
start-position-help = Empty: the start position. A FEN or the tag of a PDN file can be pasted.

# What is agreed, in words.

terms-title = What is agreed
terms-position = From a set-up position
terms-absence = Whoever is away for { $time } when it is their move may lose: the opponent may claim the game
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
        [one] { $moves } move an hour
       *[other] { $moves } moves an hour
    }
control-stage =
    { PLURAL($moves) ->
        [one] { $moves } move in { $time }
       *[other] { $moves } moves in { $time }
    }
control-again =
    { PLURAL($moves) ->
        [one] { $moves } move in { $time }, over and over
       *[other] { $moves } moves in { $time }, over and over
    }
control-then = { $first }, then { $next }
control-increment = { $control } + { $time } a move
control-delay = { $control }, delay of { $time } a move
control-each-move = By letter: { $time } a move
control-carried = Time saved is carried over.
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

challenge-open-title = A challenge to anyone
challenge-waiting-anyone = Waiting for an opponent. The challenge stands in the lobby as long as this page is open.
challenge-waiting-days = Waiting for an opponent. The challenge stands in the lobby for two weeks; this page may be closed.
challenge-copy = Copy the address
challenge-accepted = This challenge has been accepted.
challenge-to-game = Go to the game
challenge-withdraw = Withdraw the challenge
challenge-taken-title = Somebody was faster
challenge-taken = Another player has already accepted this challenge.
challenge-gone = This challenge is not open any more.
lobby-title = Lobby
lobby-lead = Players who are waiting for an opponent.
lobby-others = Open challenges
lobby-own = Your challenges
lobby-none = Nobody is waiting right now.
lobby-newest = Newest challenges
lobby-older = Older challenges
lobby-put-up = Put up a challenge
lobby-accept = Accept
lobby-accept-of = Accept the challenge of { $name }
lobby-withdraw = Withdraw

# What is wrong with a form.

start-wrong = No game has been made. Please look at what is marked.
start-wrong-form = The form could not be read.
start-wrong-side = There is no such colour.
start-wrong-level = There is no such level.
start-wrong-name = This cannot be a name: it is too long, or has signs that no name has.
start-wrong-consult-many = At most { $most } people can be named.
start-wrong-consult-taken = “{ $name }” cannot be used here: somebody is registered under this name, or it is reserved.
start-wrong-form-of-play = There is no such form of play.
start-wrong-short-time = A clock gives at least one minute, and by letter at least a day a move.
start-wrong-one-form = A game has one form of play: by letter, at odds or blindfold, not two at once.
start-wrong-odds-position = Odds are given from the start position; leave the other position empty.
start-wrong-over = In this position the game is over already.
start-wrong-over-article = Article { $article }.
start-wrong-over-small = With an increment such endings are played out. Or choose “played out” for small endings under “Rules in detail”.
start-wrong-long = This is too long for a position.
start-wrong-number = A whole number from { $least } to { $most } belongs here.
start-wrong-many = You have as many open challenges as one may have. Withdraw one first.
start-wrong-many-here = There are already as many open challenges from your network as there may be. Accept one of them, or wait.
terms-wrong-letter = By letter every move or stage has a day at least.
terms-wrong-nobody-blind = Neither player is blind.
terms-wrong-session = A session lasts from a minute to a day.
control-wrong-stages = A time control has 1 to { $most } stages.
control-wrong-not-last = Only the last stage can be for the rest of the game.
control-wrong-time = A time is longer than nothing and at most a year.
control-wrong-moves = A number of moves is at least 1.
control-wrong-unreadable = There is no such time control.
odds-no-square = At odds at least one square is left empty.
odds-unknown-square = There is no square { $square } on this board.
odds-empty = There is nothing on square { $square }.
odds-opponents = Square { $square } is the opponent’s.
odds-twice = Square { $square } is named twice.
odds-king = The king on square { $square } cannot be given.
odds-nothing-left = Nothing would be left on the board.

# Why a text is no position. $position counts characters from 1.

fen-expected-turn = At character { $position }: W or B is expected, the side to move.
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
chess-fen-side = At character { $position }: w or b is expected, the side to move.
chess-fen-castling = At character { $position }: for castling, a hyphen or letters of KQkq in this order are expected.
chess-fen-en-passant = At character { $position }: a hyphen or a square of the third or sixth row is expected.
chess-fen-half-moves = At character { $position }: the number of half-moves is expected, 0 to 65535.
chess-fen-move-number = At character { $position }: the number of the move is expected, 1 to 65535.
chess-fen-end = At character { $position }: nothing more is expected.
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
        [white] White has more pieces than a game can give.
       *[black] Black has more pieces than a game can give.
    }
chess-setup-opponent-in-check =
    { $side ->
        [white] White is in check and not to move.
       *[black] Black is in check and not to move.
    }
chess-setup-impossible-check = No move can have given these checks.
chess-setup-castling-right = There is no castling with { $square }: king and rook do not stand for it.
chess-setup-en-passant-square = No pawn has just passed square { $square }.

# Said by scripts.

web-palette = What to put down
web-eraser = Take off
web-say-position-moves = Legal moves: { $count }.
web-say-copied = The address is copied.
web-say-copy-by-hand = The address is marked: copy it with Ctrl+C.
web-say-lobby = Open challenges: { $count }.

start-readings = Rules in detail
start-wrong-reading = There is no such choice.
start-reading-winning-position = Winning position (001:7.2.7, 7.2.8)
start-reading-winning-position-exact = by the endgame tables
start-reading-winning-position-narrow = only if the king is captured or blocked on the next move
start-reading-kings-only-rule = Moves with kings only (001:7.2.5)
start-reading-kings-only-rule-literal = always counted
start-reading-kings-only-rule-not-in-small-endings = not counted with four to seven pieces (7.2.6)
start-reading-small-endings = Small endings (001:7.2.9)
start-reading-small-endings-usual = by the time control
start-reading-small-endings-played-out = played out
start-reading-small-endings-not-played-out = drawn at once unless won
start-reading-home-counts = Fifteen moves without a capture (003:19)
start-reading-home-counts-per-player = by each player
start-reading-home-counts-plies = by both together
