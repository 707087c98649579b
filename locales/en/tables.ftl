# `peatee tables`: who wins with few pieces.

tables-wins =
    { $winner ->
        [white] White wins
       *[black] Black wins
    } { PLURAL($count) ->
        [one] in { $count } move.
       *[other] in { $count } moves.
    }
tables-won =
    { $winner ->
        [white] White has won.
       *[black] Black has won.
    }
tables-draw = Drawn with best play.
# Said below a value.
tables-not-counted = Draws by counted moves and by repetition are not taken into account.
tables-none = No table contains this position; there are tables for up to { $pieces } pieces.
# Beside a move whose outcome no table has.
tables-unknown = Not known.
# $classes are names of files, $command is a command line.
tables-missing = Tables are missing: { $classes }. “{ $command }” builds them.
# $class is the name of a file: its kings and men.
tables-mended = { $class } was damaged and has been rebuilt.
tables-built = { $rules }: tables for up to { $pieces } pieces. Positions: { $positions }. Who wins: { $verdicts } ({ $bits } bits per position); in how many moves: { $distances }.
tables-right = Positions examined: { $count }. No errors were found.
# $told and $found are sentences without their full stop.
tables-wrong = Error: { $fen }. By the tables: { $told }; actually: { $found }.
