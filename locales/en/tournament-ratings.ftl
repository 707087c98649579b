# Ratings: the report of a competition, and lists that ratings are taken from.
tournament-rating-report = Rating report
tournament-rating-arithmetic = How the ratings were calculated
tournament-rating-changes = Rating changes
tournament-rating-system = Rating system
tournament-rating-source = Source of the values
tournament-rating-fide-version = B.02, as read in 2026
tournament-rating-fide-source = tables of B.02 8.1; factors and limits from secondary sources
tournament-rating-changed-source = tables of B.02 8.1; changed as specified by the organiser
tournament-rating-fmjd-name = FMJD style
tournament-rating-fmjd-source = halved factor: Annex 9, 1.2.2.2; everything else as specified by the organiser
tournament-rating-curve = Expected points
tournament-rating-curve-fide = by FIDE’s table
tournament-rating-curve-logistic = by the logistic curve
tournament-rating-curve-normal = by the normal distribution
tournament-rating-cap = Rating differences
tournament-rating-cap-none = count in full
tournament-rating-cap-most = count up to { $count }
tournament-rating-cap-lifted = in full for those rated { $rating } or higher
tournament-rating-factors = Development factor K
tournament-rating-k-games = earlier games < { $count }
tournament-rating-k-age = age ≤ { $age }
tournament-rating-k-below = rating < { $rating }
tournament-rating-k-peak = highest rating ≥ { $rating }
tournament-rating-k-most = K × games ≤ { $count }
tournament-rating-k-percent = { $percent } % of it counts
tournament-rating-k-win = a win counts { $count }
tournament-rating-first = First rating
tournament-rating-first-none = not given
tournament-rating-first-games = games against rated opponents ≥ { $count }
tournament-rating-first-fictitious = drawn games added: { $count }, against { $rating }
tournament-rating-first-floor = not below { $rating }
tournament-rating-first-most = at most { $rating }
tournament-rating-before = Before
tournament-rating-after = After
tournament-rating-change = Change
tournament-rating-scored = points scored
tournament-rating-expected = expected points
tournament-rating-factor = development factor
tournament-rating-is-first = first rating
tournament-rating-round = Round
tournament-rating-opponent = Opponent
tournament-rating-difference = rating difference
tournament-rating-uncounted = no rating, not counted
tournament-rating-legend = W: points scored; We: expected points; K: development factor; Ra: average rating of the opponents; Rp: performance rating; D: rating difference.
tournament-rating-counts = Only finished games that were played over the board against a rated opponent count. A win counts 1 and a draw ½, whatever the scoring of the competition; byes, forfeited games, annulled games and assumed results do not count.
tournament-rating-no-careers = No list here says how many rated games the players had played before, or their highest ratings: nobody is treated as a newcomer, and the current rating is taken as the highest.
tournament-rating-so-far = The competition is not finished; only the games so far are included.
tournament-rating-nothing = No games count.
tournament-rating-sum = Change: { $factor } × ({ $scored } − { $expected }) = { $change }; { $before } { $difference } = { $after }.
tournament-rating-reduced = K is reduced because of the number of games: games { $games } × K ≤ { $most }.
tournament-rating-capped = { "" }* Larger differences count as this value.
tournament-rating-unlisted = Players rated below { $rating } are not listed.
tournament-rating-performance = Performance: { $percent } % of the points, { $average } { $difference } = { $rating }.
tournament-rating-new = First rating: games { $games }, of which added { $fictitious }; average of the opponents { $average }; points { $points } = { $percent } %; { $average } { $difference } = { $sum }; given: { $rating }.
tournament-rating-no-factor = The system has no development factor for this player.
tournament-rating-no-first = The system gives no first ratings.
tournament-rating-few-games = No first rating: games against rated opponents { $found }, required { $least }.
tournament-rating-nothing-scored = No first rating: no points were scored against rated opponents.
tournament-rating-below-floor = No first rating: { $rating } is below { $floor }.

# A list is taken.
tournament-ratings-taken = Ratings changed: { $changed }, unchanged: { $same }, not found in the list: { $missing }.
tournament-ratings-no-id = no federation number
tournament-ratings-not-listed = not in the list
tournament-ratings-several = several people in the list have this name
tournament-ratings-not-rated = in the list without a rating
tournament-ratings-left = withdrawn
