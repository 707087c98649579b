# `peatee play` in the terminal. Command words are English in every language.

play-welcome = { $rules }. Enter a move or the command help.
play-you-are =
    { $side ->
        [white] You play White.
       *[black] You play Black.
    }
play-opponent-computer = The opponent is the computer, level { $level }.
# A chess or draughts program that was named on the command line.
play-opponent-engine = The opponent is { $name }.
play-engine-failed = { $name } has stopped playing: { $error }. The computer takes over at level { $level }.
play-opponent-person = Two players share this board.
play-prompt =
    { $side ->
        [white] White
       *[black] Black
    }>{ " " }
play-computer-thinks = The computer is thinking.
play-computer-plays = The computer’s move: { $move }.
# Said of a move in draughts.
play-captured =
    { PLURAL($count) ->
        [one] captures { $count } piece
       *[other] captures { $count } pieces
    }
play-moves =
    { PLURAL($count) ->
        [one] { $count } legal move:
       *[other] { $count } legal moves:
    }
play-hint = Hint: { $move }.
play-no-hint = There is no hint for this position.
play-undone = The move has been taken back.
play-nothing-to-undo = There is no move to take back.
play-saved = The game has been saved to “{ $path }”.
play-save-failed = The game could not be saved to “{ $path }”: { $error }.
play-save-needs-name = Name the file: save FILE.
play-resign-sure = To resign, type resign again.
play-offer-sent = You offer a draw; the computer is considering it.
play-offer-accepted = The draw offer is accepted.
play-offer-declined = The draw offer is declined.
play-offer-made-by =
    { $side ->
        [white] White offers a draw.
       *[black] Black offers a draw.
    } The opponent may answer accept or decline.
play-offer-none = There is no draw offer to answer.
play-offer-not-again = A draw may be offered again only after the opponent has offered one.
play-computer-offers = The computer offers a draw. Answer accept or decline.
play-computer-resigns = The computer resigns.
play-claim-made = A draw is claimed.
play-claim-refused = A draw cannot be claimed now.
play-unknown = “{ $text }” is neither a move nor a command; type help.
play-help =
    32-28, c3:e5  make a move
    moves         list the legal moves
    board         show the board
    flip          flip the board
    names         show or hide the names of empty squares
    hint          ask for a hint
    undo          take back a move
    draw          offer a draw
    accept        accept a draw offer
    decline       decline a draw offer
    claim         claim a draw, or claim it with a move not yet made: claim c3-d4
    resign        resign
    save FILE     save the game to a file
    help          show this list
    quit          leave
play-over = The game is over. Available commands: save FILE, undo, board, quit.
play-goodbye = Goodbye.
