# `peatee check`: what is found in files of games.

# One line for each game; $players is “White – Black” (“?” for a missing name).
check-game =
    { PLURAL($plies) ->
        [one] game { $number }, { $players }: { $rules }, { $plies } move
       *[other] game { $number }, { $players }: { $rules }, { $plies } moves
    }
check-game-foreign = game { $number }, { $players }: not checked
check-right = no errors
check-faults =
    { PLURAL($count) ->
        [one] { $count } error
       *[other] { $count } errors
    }
check-stated = result { $score }
check-no-result = no result

# How the rule set is known, where the file does not say.
check-because-given = as given
check-because-squares = by its squares

# Findings. $how and $why are whole sentences.
check-illegal = { $move } is not legal. { $why }
check-illegal-aside = In a variation: { $move } is not legal. { $why }
check-unclear = { $move } is ambiguous. { $why }
check-unknown-move = This move is not recorded, so the moves after it were not checked.
check-after-end = The game was over before this move. { $how }
check-result-differs = The file says { $stated }, but the moves say otherwise. { $how }
check-two-results = The Result tag says { $tag }, but the moves end with { $end }.
check-setup = The position cannot be used. { $why }
check-kind = The rules of this game are not known: { $why }.

# How the file is written.
check-written-unknown = This is not part of a game: “{ $text }”.
check-written-tag = This is not a proper tag; it should look like [Event "name"].
check-written-quote = The quotation mark is not closed on its line.
check-written-comment = The comment is not closed.
check-written-variation = The variation is not closed.
check-written-bracket = “{ $text }” has no matching bracket.
check-written-variation-first = There is no move before this variation.
check-written-mark-first = There is no move before this mark.
check-written-setup = This is not a proper position; it should look like /FEN "W:W31:B20"/.
check-written-deep = Variations are nested too deeply; the innermost were skipped.
check-written-long = This is too long and was cut off.
check-written-many = Too many errors; the rest of this game was skipped.
check-written-other = This is not written correctly.

# About whole files.
check-encoding = { $file }: the encoding is { $encoding }.
check-no-games = { $file }: no games found.
check-summary-games =
    { PLURAL($games) ->
        [one] { $games } game
       *[other] { $games } games
    }
check-summary-right =
    { PLURAL($count) ->
        [one] { $count } correct
       *[other] { $count } correct
    }
check-summary-wrong =
    { PLURAL($count) ->
        [one] { $count } with errors
       *[other] { $count } with errors
    }
check-summary-unread =
    { PLURAL($count) ->
        [one] { $count } file could not be read
       *[other] { $count } files could not be read
    }
check-summary-moves =
    { PLURAL($plies) ->
        [one] { $plies } move checked
       *[other] { $plies } moves checked
    }
