# `peatee analyse`: the mistakes of whole games.

# Over the columns of the moves; scores are for White.
analyse-column-move = Move
analyse-column-score = For White
analyse-column-depth = Depth
analyse-column-better = Better
# In place of a depth: an endgame table knows it.
analyse-by-table = table
analyse-looked-at = Positions searched: { $count }.
# $weighed counts moves with a choice; $loss is a part of a point in per cent.
analyse-side =
    { $side ->
        [white] White
       *[black] Black
    } ({ $player }): moves assessed: { $weighed }.
analyse-kinds = Inaccuracies: { $doubtful }, mistakes (?): { $weak }, blunders (??): { $worse }.
analyse-loss = Average loss per move: { $loss } % of a point.
analyse-no-moves = Game { $game } has no moves.
analyse-setup = Game { $game } continues here from another position; such games cannot be analysed.
# $said and $asked are names of rule sets on the command line.
analyse-other-rules = Game { $game } is analysed under the rules { $said }, as the file says, not { $asked }.
analyse-no-such-game =
    { PLURAL($games) ->
        [one] { $file }: there is no game { $wanted }; the file has { $games } game.
       *[other] { $file }: there is no game { $wanted }; the file has { $games } games.
    }
analyse-refused =
    { PLURAL($count) ->
        [one] { $count } game could not be analysed.
       *[other] { $count } games could not be analysed.
    }
