# `peatee convert`: what is said beside the games that are written.

convert-summary = Games read: { $read }, written: { $written }, with illegal moves: { $illegal }.
# The reason follows.
convert-illegal = Game { $game }: the move { $move } is not legal.
convert-setup = Game { $game }: its position cannot be set up: { $error }.
convert-unknown-rules = Game { $game }: its rules are not known here: { $error }.
convert-two-results = Game { $game }: the Result tag says { $tag }, but the moves end with { $end }; the latter stays.
convert-no-chess = Game { $game } is left out: chess cannot be written as { $to }.
convert-no-letters = Game { $game } is left out: the squares of its board have numbers only, not the names that { $to } needs.
convert-other-kind = Game { $game } is left out: chess belongs in a .pgn file, draughts in a .pdn file.
convert-exists = “{ $path }” is there already; add --force to write over it.
convert-is-input = “{ $path }” is one of the inputs and cannot be written over.
convert-is-folder = “{ $path }” is a folder; add --split to write files into it.
convert-not-folder = “{ $path }” is no folder, which --split needs.
convert-standard-twice = Standard input can be read only once.
