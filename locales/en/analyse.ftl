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

# The page of a review.

review-title = Review
review-what = The computer goes through the game: how well each side played, which moves were mistakes, and what was better. It takes about half a minute.
review-ask = Review the game
review-queued = Waiting. Games to be reviewed first: { $count }.
review-running = The computer is going through the game.
review-progress = Moves reviewed
review-failed = The review failed. Try again.
review-under-way = A game can be reviewed once it is over.
review-no-moves = No move was made in this game: there is nothing to review.
review-too-long = This game has too many moves for a review.
review-not-followed = This game cannot be reviewed: one of its positions did not arise from its moves.
review-busy = Too many games are waiting for a review. Try again in a few minutes.
review-too-many = Too many of the reviews that are waiting were asked for by you or from your network. Try again when one of them is done.
review-old = An older version of the program made this review.
review-again = Review again
review-accuracy = Accuracy
review-doubtful = Doubtful moves
review-weak = Weak moves (?)
review-very-weak = Very weak moves (??)
review-graph = How it went
review-graph-sides = White above, Black below
review-turning = Turning points
review-no-turning = Neither side gave much away.
review-loss = Gave away { $loss } % of a point.
review-better = Better: { $line }
review-moves = All moves
review-scores = Scores: + is better for White, - for Black.
