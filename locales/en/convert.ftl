# `peatee convert`: what is said beside the games that are written.

convert-summary = Games read: { $read }, written: { $written }, with illegal moves: { $illegal }.
convert-left-out = Game { $game } was skipped.
# The reason follows.
convert-illegal = Game { $game }: the move { $move } is not legal.
convert-setup = The position of game { $game } cannot be used: { $error }.
convert-unknown-rules = The rules of game { $game } are not known: { $error }.
convert-two-results = Game { $game }: the Result tag says { $tag }, but the moves end with { $end }; { $end } is kept.
convert-no-chess = Game { $game } was skipped: chess cannot be written with --to { $to }.
convert-no-letters = Game { $game } was skipped: the squares of its board have only numbers, and --to { $to } needs letters.
convert-other-kind = Game { $game } was skipped: chess belongs in a .pgn file, draughts in a .pdn file.
convert-exists = “{ $path }” already exists; add --force to overwrite it.
convert-is-input = “{ $path }” is one of the inputs and cannot be overwritten.
convert-is-folder = “{ $path }” is a folder; add --split to write files into it.
convert-not-folder = “{ $path }” is not a folder, and --split needs one.
convert-standard-twice = Standard input can be read only once.
position-lists =
    White – { $white }; Black – { $black }; { $side ->
        [white] White
       *[black] Black
    } to move.
