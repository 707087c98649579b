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
tables-none = No table has this position; there are tables for up to { $pieces } pieces.
# Beside a move whose outcome no table has.
tables-unknown = Not known.
# $classes are names of files, $command is a command line.
tables-missing = Tables are missing: { $classes }. They are made by “{ $command }”.
# $class is the name of a file: its kings and men.
tables-mended = { $class } was damaged and has been built anew.
tables-built = { $rules }: tables for up to { $pieces } pieces. Positions: { $positions }. Who wins: { $verdicts } ({ $bits } bits a position); in how many moves: { $distances }.
tables-right = Positions examined: { $count }. No mistake was found.
# $told and $found are sentences without their full stop.
tables-wrong = Mistake: { $fen }. By the tables: { $told }; in truth: { $found }.
