# Ratings: the report of a competition, and lists that ratings are taken from.
tournament-rating-report = Rating report
tournament-rating-arithmetic = How the ratings were reckoned
tournament-rating-changes = Changes of ratings
tournament-rating-system = Rating system
tournament-rating-source = Source of its values
tournament-rating-fide-version = B.02, as read in 2026
tournament-rating-fide-source = tables of B.02 8.1; factors and bounds at second hand
tournament-rating-changed-source = tables of B.02 8.1; changed as given by the organiser
tournament-rating-fmjd-name = FMJD style
tournament-rating-fmjd-source = halved factor: Annex 9, 1.2.2.2; all else as given by the organiser
tournament-rating-curve = Points expected
tournament-rating-curve-fide = by the table of FIDE
tournament-rating-curve-logistic = by the logistic curve
tournament-rating-curve-normal = by the normal distribution
tournament-rating-cap = Differences of ratings
tournament-rating-cap-none = count in full
tournament-rating-cap-most = count up to { $count }
tournament-rating-cap-lifted = in full for those rated { $rating } or higher
tournament-rating-factors = Development factor K
tournament-rating-k-games = earlier games < { $count }
tournament-rating-k-age = age ≤ { $age }
tournament-rating-k-below = rating < { $rating }
tournament-rating-k-peak = highest rating ≥ { $rating }
tournament-rating-k-most = K × games ≤ { $count }
tournament-rating-k-percent = of it { $percent } % counts
tournament-rating-k-win = a win counts { $count }
tournament-rating-first = First rating
tournament-rating-first-none = none is given
tournament-rating-first-games = games against rated opponents ≥ { $count }
tournament-rating-first-fictitious = drawn games added: { $count }, against { $rating }
tournament-rating-first-floor = none below { $rating }
tournament-rating-first-most = at most { $rating }
tournament-rating-before = Before
tournament-rating-after = After
tournament-rating-change = Change
tournament-rating-scored = points scored
tournament-rating-expected = points expected
tournament-rating-factor = development factor
tournament-rating-is-first = first rating
tournament-rating-round = Round
tournament-rating-opponent = Opponent
tournament-rating-difference = difference of ratings
tournament-rating-uncounted = no rating, does not count
tournament-rating-legend = W: points scored; We: points expected; K: development factor; Ra: average rating of the opponents; Rp: performance rating; D: difference of ratings.
tournament-rating-counts = Games count that are over and were played at the board against an opponent with a rating. A win counts 1 and a draw ½, whatever the competition counts; free rounds, games to which somebody did not come, and games annulled or only assumed do not count.
tournament-rating-no-careers = How many rated games somebody has played before, and the highest rating, stand in no list here: nobody is taken for a newcomer, and the rating for the highest one.
tournament-rating-so-far = The competition is not finished; these are the games so far.
tournament-rating-nothing = No game counts.
tournament-rating-sum = Change: { $factor } × ({ $scored } − { $expected }) = { $change }; { $before } { $difference } = { $after }.
tournament-rating-reduced = K is less because of the many games: games { $games } × K ≤ { $most }.
tournament-rating-capped = { "" }* Greater differences count as this.
tournament-rating-unlisted = Below { $rating } nobody is listed.
tournament-rating-performance = Performance: { $percent } % of the points, { $average } { $difference } = { $rating }.
tournament-rating-new = First rating: games { $games }, of them added { $fictitious }; average of the opponents { $average }; points { $points } = { $percent } %; { $average } { $difference } = { $sum }; given: { $rating }.
tournament-rating-no-factor = The system has no development factor for this player.
tournament-rating-no-first = The system gives no first ratings.
tournament-rating-few-games = No first rating: games against rated opponents { $found }, needed { $least }.
tournament-rating-nothing-scored = No first rating: nothing was scored against rated opponents.
tournament-rating-below-floor = No first rating: { $rating } is below { $floor }.

# A list is taken.
tournament-ratings-taken = Ratings changed: { $changed }, as before: { $same }, without one from the list: { $missing }.
tournament-ratings-no-id = no number with a federation
tournament-ratings-not-listed = not in the list
tournament-ratings-several = several in the list have this name
tournament-ratings-not-rated = in the list without a rating
tournament-ratings-left = has left
