# The game page and its scripts. Scripts put the arguments in, so no form of a word may depend on one. What begins with web-say- is a sentence.

# The board and what is spoken of a square: “b4, white man, can be reached”.

web-board = Board
web-square-empty = empty
web-square-target = can be reached
web-piece-white-man = white man
web-piece-white-crowned = white king
web-piece-white-pawn = white pawn
web-piece-white-knight = white knight
web-piece-white-bishop = white bishop
web-piece-white-rook = white rook
web-piece-white-queen = white queen
web-piece-white-king = white king
web-piece-black-man = black man
web-piece-black-crowned = black king
web-piece-black-pawn = black pawn
web-piece-black-knight = black knight
web-piece-black-bishop = black bishop
web-piece-black-rook = black rook
web-piece-black-queen = black queen
web-piece-black-king = black king
web-promotion = What the pawn becomes
web-say-unclear = Several captures end there: click the next square of the way.

# Clocks, moves and players.

web-clock-white = White’s clock
web-clock-black = Black’s clock
web-clock-control = Moves to the control: { $count }
web-clock-days = { $count } d { $time }
web-moves = Moves
web-counters = Running counts
web-computer = Computer, level { $level }
web-away = not connected
web-watchers = Watching: { $count }
web-article = Article { $article }
web-next-game = Go to the next game

# How the game stands.

web-say-your-move = Your move.
web-say-move-white = White to move.
web-say-move-black = Black to move.
web-say-offer-white = White offers a draw.
web-say-offer-black = Black offers a draw.
web-say-offer-yours = You have offered a draw.
web-say-offer-declined = Your opponent has declined the draw by making a move (002:§16.8).
web-say-takeback-passed = Your opponent moved on: nothing is taken back.
web-say-takeback-white = White asks to take a move back.
web-say-takeback-black = Black asks to take a move back.
web-say-takeback-yours = You have asked to take a move back.
web-say-adjournment-white = White wishes to adjourn the game.
web-say-adjournment-black = Black wishes to adjourn the game.
web-say-adjournment-yours = You have asked to adjourn the game.
web-say-seal = Seal your move: make it on the board or write it down, then confirm it. The opponent does not see it.
web-say-seal-confirm = { $move } is not sealed yet: confirm it below.
web-say-claim = With which move do you claim the draw? Show it on the board; that does not play it. Or claim the position as it stands.
web-say-phase-waiting = The game has not begun yet.
web-say-phase-adjourning = The game is being adjourned; a move is being sealed.
web-say-saved = The game is saved. The clock stands; you will find the game under “My games”.
web-say-phase-adjourned = The game is adjourned.
web-say-phase-closed = The game is resumed; the envelope has not been opened yet.
web-say-phase-in-doubt = The sealed move is in doubt.
web-say-choose = The sealed move is in doubt. Choose which move it stands for; after 24 hours the first one stands.
web-say-choosing = Your sealed move is in doubt: your opponent chooses between { $moves }.
web-say-resume-at = The game will be resumed on { $time }.
web-say-resume-asked = Your opponent proposes to resume on { $time }.
web-say-resume-asked-now = Your opponent proposes to resume now.
web-say-resume-yours = You have proposed to resume on { $time }.
web-say-resume-yours-now = You have proposed to resume now.
web-say-phase-envelope-lost = The envelope is lost. Whoever sealed the move can show its receipt; without it the game is annulled by the operator of the server.
web-say-envelope-white = White has sealed move { $number }.
web-say-envelope-black = Black has sealed move { $number }.
web-say-instead = Possible: { $moves }.
web-say-why-asked = This has been asked already.
web-say-why-offer = A draw offer waits for its answer.
web-say-why-takeback = A request to take back waits for its answer.
web-say-why-offered-before = A draw may be offered again only after the opponent has offered one.
web-say-why-not-playing = This is possible only while the game is being played.
web-say-why-turn = This is possible only when it is your move.
web-say-why-no-moves = There is no move to take back yet.
web-say-why-away = Your opponent may still come back: wait until the time is up.

# Actions.

web-actions = Actions
web-answers = Answers
web-action-draw = Offer a draw
web-action-draw-accept = I agree
web-action-draw-decline = I do not agree
web-action-claim = Claim a draw
web-action-claim-with = Claim a draw with { $move }
web-action-claim-now = Claim this position
web-action-claim-no = No claim
web-action-seal-move = Seal { $move }
web-action-seal-slip = Seal “{ $move }” all the same
web-action-seal-no = Another move
web-action-takeback = Take back
web-action-takeback-accept = Let it be taken back
web-action-takeback-decline = Let it stand
web-action-save = Save and leave
web-action-adjourn = Adjourn
web-action-adjourn-allow = Agree to adjourn
web-action-adjourn-decline = Play on
web-action-resume-accept = Agree
web-action-resume-decline = Do not agree
web-action-reading = Stands for { $move }
web-resume-at = Resume on
web-resume-propose = Propose this time
web-action-resume = Resume
web-action-adjust = I adjust
web-action-adjusted = Adjusted
web-action-claim-left = Opponent away: claim the game
web-action-claim-left-in = Opponent away: claim in { $time }
web-action-abort = Break off
web-action-abort-yes = Yes, break off
web-action-resign = Resign
web-action-resign-yes = Yes, resign
web-action-resign-no = No, play on
web-action-rematch = Another game
web-action-rematch-accept = Accept another game
web-entry = Move
web-entry-chess = K king, Q queen, R rook, B bishop, N knight
web-entry-button = Play
web-entry-seal = Sealed move
web-entry-seal-button = Seal
web-entry-receipt = Receipt of the sealed move
web-entry-receipt-button = Show
web-receipt = Receipt of your sealed move

# The line to the server.

web-say-connecting = Setting up the board.
web-say-lost = The connection is lost. Trying again in { $count } s. The game is kept.
web-say-trying = The connection is lost. Trying again.
web-say-clock-runs = Your clock keeps running.
web-say-not-sent = Your move has not arrived yet.
web-say-bye-restart = The server starts anew and will be back at once.
web-say-bye-slow = This page could not keep up and connects anew.
web-say-bye-outdated = There is a newer version of this page: load it anew.
web-say-bye-malformed = The server did not understand this page: load it anew.
web-say-bye-flood = Too much was asked for at once: wait a little and load the page anew.
web-say-bye-elsewhere = This game is open in too many other windows. Close one and load the page anew.
web-say-bye-signed-out = You have signed out: load the page anew.
web-say-noscript = The board needs scripts to be switched on in the browser.

# Page and settings.

web-skip = To the board
web-settings = Settings
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-coordinates = Names of squares
web-coordinates-outside = Beside the board
web-coordinates-inside = On the squares
web-coordinates-none = None
web-kings = Kings
web-kings-stacked = Two men stacked
web-kings-turned = A man turned over
web-sound = Sounds
web-flip = Turn the board round
web-blindfold = Play blindfold
web-say-no-board = You play without a board until the game is over. Write your moves below.
web-last-move = Last move: { $move }
