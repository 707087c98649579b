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
web-promotion = Promote the pawn to
web-say-unclear = Several captures end there: click the next square of the route.

# Clocks, moves and players.

web-clock-white = White’s clock
web-clock-black = Black’s clock
web-clock-control = Moves to the time control: { $count }
web-clock-days = { $count } d { $time }
web-moves = Moves
web-counters = Draw counters
web-computer = Computer, level { $level }
web-away = not connected
web-watchers = Watching: { $count }
web-article = Article { $article }
web-next-game = Next game

# How the game stands.

web-say-your-move = Your move.
web-say-move-white = White to move.
web-say-move-black = Black to move.
web-say-offer-white = White offers a draw.
web-say-offer-black = Black offers a draw.
web-say-offer-yours = You have offered a draw.
web-say-offer-declined = Your opponent has declined the draw by making a move (002:§16.8).
web-say-takeback-passed = Your opponent has declined the takeback by making a move.
web-say-takeback-white = White asks for a takeback.
web-say-takeback-black = Black asks for a takeback.
web-say-takeback-yours = You have asked for a takeback.
web-say-adjournment-white = White asks to adjourn the game.
web-say-adjournment-black = Black asks to adjourn the game.
web-say-adjournment-yours = You have asked to adjourn the game.
web-say-seal = Seal your move: make it on the board or write it down, then confirm it. Your opponent will not see it.
web-say-seal-confirm = { $move } is not sealed yet: confirm it below.
web-say-claim = Which move gives you the draw? Show it on the board; it will not be played. Or claim a draw in the position as it stands.
web-say-phase-waiting = The game has not begun yet.
web-say-phase-adjourning = The game is being adjourned; a move is being sealed.
web-say-saved = The game is saved and the clock is stopped; you will find the game under “My games”.
web-say-phase-adjourned = The game is adjourned.
web-say-phase-closed = The game is resumed; the envelope has not been opened yet.
web-say-phase-in-doubt = The sealed move is in doubt.
web-say-choose = The sealed move is in doubt. Choose the move it stands for; after 24 hours the first one counts.
web-say-choosing = Your sealed move is in doubt: your opponent is choosing between { $moves }.
web-say-resume-at = The game will be resumed on { $time }.
web-say-resume-asked = Your opponent proposes to resume on { $time }.
web-say-resume-asked-now = Your opponent proposes to resume now.
web-say-resume-yours = You have proposed to resume on { $time }.
web-say-resume-yours-now = You have proposed to resume now.
web-say-phase-envelope-lost = The envelope is lost. The player who sealed the move can show the receipt; without it, the server’s operator annuls the game.
web-say-envelope-white = White has sealed move { $number }.
web-say-envelope-black = Black has sealed move { $number }.
web-say-instead = Possible: { $moves }.
web-say-why-asked = This has already been requested.
web-say-why-offer = A draw offer is waiting for an answer.
web-say-why-takeback = A takeback request is waiting for an answer.
web-say-why-offered-before = A draw may be offered again only after the opponent has offered one.
web-say-why-not-playing = You can do this only while the game is being played.
web-say-why-turn = You can do this only when it is your move.
web-say-why-no-moves = There is no move to take back yet.
web-say-why-away = Your opponent may still come back: wait until the time is up.

# Actions.

web-actions = Actions
web-answers = Answers
web-action-draw = Offer a draw
web-action-draw-accept = Accept draw
web-action-draw-decline = Decline draw
web-action-claim = Claim a draw
web-action-claim-with = Claim a draw with { $move }
web-action-claim-now = Claim draw now
web-action-claim-no = Cancel
web-action-seal-move = Seal { $move }
web-action-seal-slip = Seal “{ $move }” anyway
web-action-seal-no = Another move
web-action-takeback = Take back
web-action-takeback-accept = Allow takeback
web-action-takeback-decline = Decline takeback
web-action-save = Save and leave
web-action-adjourn = Adjourn
web-action-adjourn-allow = Agree to adjourn
web-action-adjourn-decline = Play on
web-action-resume-accept = Accept
web-action-resume-decline = Decline
web-action-reading = Stands for { $move }
web-resume-at = Resume on
web-resume-propose = Propose this time
web-action-resume = Resume
web-action-adjust = I adjust
web-action-adjusted = Done adjusting
web-action-claim-left = Claim the win
web-action-claim-left-in = Claim the win in { $time }
web-action-abort = Abort game
web-action-abort-yes = Yes, abort
web-action-resign = Resign
web-action-resign-yes = Yes, resign
web-action-resign-no = No, play on
web-action-rematch = Rematch
web-action-rematch-accept = Accept rematch
web-entry = Move
web-entry-chess = K king, Q queen, R rook, B bishop, N knight
web-entry-button = Play
web-entry-seal = Sealed move
web-entry-seal-button = Seal
web-entry-receipt = Receipt of the sealed move
web-entry-receipt-button = Show
web-receipt = Receipt of your sealed move

# The line to the server.

web-say-connecting = Loading the board.
web-say-lost = The connection was lost. Trying again in { $count } s. The game is safe.
web-say-trying = The connection was lost. Trying again.
web-say-clock-runs = Your clock keeps running.
web-say-not-sent = Your move has not arrived yet.
web-say-bye-restart = The server is restarting and will be back in a moment.
web-say-bye-slow = This page could not keep up and is reconnecting.
web-say-bye-outdated = There is a newer version of this page: reload it.
web-say-bye-malformed = The server did not understand this page: reload it.
web-say-bye-flood = Too many requests at once: wait a moment and reload the page.
web-say-bye-elsewhere = This game is open in too many other windows. Close one and reload the page.
web-say-bye-signed-out = You have signed out: reload the page.
web-say-noscript = The board needs JavaScript: switch it on in your browser.

# Page and settings.

web-skip = To the board
web-settings = Settings
web-theme = Colours
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-coordinates = Coordinates
web-coordinates-outside = Beside the board
web-coordinates-inside = On the squares
web-coordinates-none = None
web-kings = Kings
web-kings-stacked = Two men stacked
web-kings-turned = A man turned over
web-sound = Sounds
web-flip = Flip the board
web-blindfold = Play blindfold
web-say-no-board = You play without a board until the game is over. Enter your moves below.
web-last-move = Last move: { $move }
