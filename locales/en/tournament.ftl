# Competitions on paper: pairings, results, tables, norms and the protocol.

tournament-pairings = Pairings of round { $number }
tournament-results = Results of round { $number }
tournament-cross-table = Cross-table
tournament-progress = Progress table
tournament-standings = Standings
tournament-why = Comparison of two players
tournament-norm-report = Norm report
tournament-protocol = Protocol of the competition

# What stands above columns.

tournament-board = Board
tournament-number = No
tournament-name = Name
tournament-points = Points
tournament-result = Result
tournament-rank = Place
tournament-reason = Reason
tournament-class = Class
tournament-federation = Federation
tournament-club = Club
tournament-born = Born
tournament-rating = Rating
tournament-percent = Per cent
tournament-article = Article
tournament-what = What
tournament-total = Total
tournament-event = Event
tournament-when = Time ({ $zone })
tournament-author = By whom
tournament-round-number = Round { $number }
tournament-points-before = Points before the round
tournament-points-behind = Points after the round
tournament-standing-assumed = * with an assumed result
tournament-standing-unfinished = unfinished games: { $count }
tournament-round-under-way = Round { $number } under way
tournament-behind-rounds =
    { PLURAL($count) ->
        [one] After { $count } round
       *[other] After { $count } rounds
    }
tournament-white-short = w
tournament-black-short = b

# Who is free, and why.

tournament-free = Free in this round
tournament-free-short = free
tournament-free-no-opponent = has no opponent in this round
tournament-free-goes-on = goes on to the next round without a game
tournament-free-full = free, with the points of a win
tournament-free-half = free at own request, with the points of a draw
tournament-free-zero = free at own request, without points
tournament-free-left-over = was left over when the round was paired
tournament-free-absent = absent

# How a game stands.

tournament-state-postponed = postponed
tournament-state-adjourned = adjourned
tournament-state-assumed = adjourned, result assumed
tournament-state-adjudicated = adjudicated
tournament-state-annulled = annulled
tournament-state-unrated = not rated
tournament-note-adjudicated = Board { $number }: adjudicated by the judge with “{ $commission }”.
tournament-note-annulled = Board { $number }: the game is annulled; its result was { $was }.
tournament-legend-forfeit = + and − stand for a game that was not played: + won, − lost.
tournament-legend-assumed = In brackets: the assumed result of an unfinished game.
tournament-legend-unfinished = Three dots: the game is adjourned or postponed.
tournament-legend-knockout = In a knockout the order goes by the round reached: those who lost in the same round share their places.
tournament-legend-progress = In each round: number of the opponent, colour (w White, b Black) and result; then the points so far.
tournament-legend-place = A game is named by its round and its board: 3.2 is round 3, board 2.

# Who left.

tournament-not-in-table = Not in the table
tournament-gone = { $name }: { $leaving }. Reason: “{ $why }”.
tournament-leaving-not-numbered = left before the numbers were given
tournament-leaving-draw-anew = left before the start, lots are drawn anew
tournament-leaving-number-free = left before the start, the number is free
tournament-leaving-rest-is-lost = left having played half or more, the remaining games are won for the opponents
tournament-leaving-all-is-annulled = left having played less than half, all games are annulled
tournament-leaving-not-paired = left, is not paired any more
tournament-leaving-match-lost = left, the match is lost

# What decides between equals.

tournament-count-direct = direct encounter, the points from games of the equals with each other
tournament-count-wins = wins, at the board or without playing
tournament-count-games-won = games won at the board
tournament-count-berger = Sonneborn-Berger, own points times the points of each opponent
tournament-count-buchholz = Buchholz, the points of the opponents
tournament-count-fore-buchholz = Fore Buchholz, the points of the opponents as if the games of the last round were drawn
tournament-count-average-buchholz = average Buchholz of the opponents met at the board
tournament-count-solkoff = Solkoff, the points of the opponents met at the board
tournament-count-koya = Koya, the points from opponents with half of all points or more
tournament-count-progressive = progressive score, the points after each round added up
tournament-count-average = average rating of the opponents
tournament-count-performance = performance rating
tournament-count-perfect-performance = perfect performance, the lowest rating from which the score would be expected
tournament-count-game-points = points of the single games
tournament-count-black = games played with Black
tournament-count-lots = place by lot
tournament-cut-low = { $what } (lowest values left out: { $count })
tournament-cut-high = { $what } (highest values left out: { $count })
tournament-cut-first = { $what } (first rounds left out: { $count })
tournament-count-unrated-as = { $what } (unrated opponents count as { $rating })

# Why one stands before another.

tournament-why-place = { $name }: place { $place }.
tournament-why-next = Next: { $name }.
tournament-why-caption = By rounds; in brackets the number of the opponent
tournament-why-equal = Equal; the next comparison follows.
tournament-why-decides = This decides: { $name } stands before.
tournament-why-open = This does not decide.
tournament-why-nothing = There is nothing to compare here.
tournament-round-reached = Round reached; for the winner of the last round one more
tournament-why-shared = Nothing tells the two apart; they share their places.
tournament-why-among = Among those who were still equal the games with each other decide: { $name } stands before.
tournament-why-cut = Values in square brackets are left out.

# Classes and norms.

tournament-class-master = Master of sport
tournament-class-candidate = Candidate master
tournament-class-first = Class I
tournament-class-second = Class II
tournament-class-third = Class III
tournament-class-fourth = Class IV
tournament-class-fifth = Class V
tournament-class-none = Without a class
tournament-class-numbers = Class numbers set by the organiser
tournament-class-second-at-three = for class II at coefficient 3.00 the table holds
tournament-norm-arithmetic = Coefficient and norms
tournament-norm-reached = Classes attained and kept
tournament-norm-compared = Points of each participant against the norms
tournament-norm-points = Norms count 1 for a win and ½ for a draw, whatever the competition counts.
tournament-norm-free = Rounds without an opponent bring no points towards a norm; a plus counts as a win (002:§37.2).
tournament-norm-so-far = The competition is not finished; these are the points so far.
tournament-norm-attained = Attained
tournament-norm-kept = Kept
tournament-norm-met = fulfilled
tournament-norm-missed = not fulfilled
tournament-norm-column = { $class }: points needed { $points }
tournament-norm-product = { $class }: participants { $count } × class number { $number } = { $product }.
tournament-norm-quotient = Sum { $sum } divided by the number of participants { $count } = { $quotient }.
tournament-norm-coefficient = Rounded to two decimals, the coefficient is { $coefficient }.
tournament-norm-beginners = Beginners’ tournament without a coefficient; participants: { $count }.
tournament-norm-outside = The coefficient { $coefficient } lies in no part of the table: no class from I to V can be attained.
tournament-norm-row = The coefficient lies in part { $part } of the table, in the row { $from } to { $to }.
tournament-norm-percent = { $class }: { $percent } per cent of the points are needed.
tournament-norm-percent-named = { $class }: { $percent } per cent of the points are needed; the text names this class for it: { $other }.
tournament-norm-needed = { $class }: games { $games } × { $percent } % = { $exact }; points needed: { $points }.
tournament-norm-scored = { $class }: scored { $points } ≥ needed { $needed }.
tournament-norm-short = { $class }: scored { $points } < needed { $needed }.
tournament-norm-own-class = { $class }, tournament of one’s own class: scored { $points }, games { $games }, half is needed.
tournament-norm-not-given = { $class }: the points are enough, but it is given to players of this class or better: { $other }. The player: { $held }.
tournament-norm-below = { $class }: its norm is fulfilled. It counts when the player’s own class ends: { $held }.
tournament-norm-participations = Took part in the championship on { $first } and { $second }; the second counts until { $until }.
tournament-norm-masters = { $date }: masters { $masters } of { $count } participants, two thirds are needed.
tournament-norm-against = { $date }: games against the class “{ $class }”: { $games }, points { $points }, needed { $percent } %.
tournament-norm-match = { $date }: match against the class “{ $class }”: games { $games }, points { $points }.
tournament-norm-first-class = { $date }: coefficient { $coefficient }, games { $games }, points { $points }, needed { $percent } %.
tournament-norm-counted = Tournaments that count: { $count }, needed: { $needed }.
tournament-norm-holds = { $class }: since { $date }, holds until { $until }.
tournament-norm-holds-always = { $class }: since { $date }, without an end.
tournament-norm-no-participants = There are no norms for a tournament with { $count } participants.
tournament-norm-no-games = There are no norms for a tournament with { $games } games for each participant.
tournament-norm-no-number = { $class }: participants { $count }, and the requirements give them no number; the organiser has to set one.

# The protocol.

tournament-competition = Competition
tournament-site = Place
tournament-dates = Dates
tournament-rules = Rules
tournament-control = Time control
tournament-system = System
tournament-meeting = Meeting
tournament-scoring = Scoring
tournament-tie-breaks = Tie-breaks
tournament-late = Loss for lateness after
tournament-instructions = Competition instructions
tournament-state = State
tournament-approved = approved
tournament-draft = not approved yet
tournament-over = finished
tournament-over-early = ended before the last round; rounds played: { $number } of { $all } ({ $why })
tournament-open = under way
tournament-late-minutes =
    { PLURAL($count) ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
tournament-system-round-robin = Round robin
tournament-system-cycles = Round robin, number of cycles: { $count }
tournament-system-swiss = Swiss system, rounds: { $count }
tournament-system-accelerated = Swiss system, accelerated, rounds: { $count }
tournament-system-match = Match, games: { $count }
tournament-system-knockout = Knockout
tournament-meeting-match = games: { $count }, counted as one
tournament-meeting-sum = games: { $count }, their points are added
tournament-scoring-line = win { $win }, draw { $draw }, loss { $loss }
tournament-officials = Officials
tournament-role-organiser = Organising committee
tournament-role-chief-judge = Chief judge
tournament-role-judge = Judge
tournament-role-staff = Technical staff
tournament-participants = Participants
tournament-participants-caption = By number
tournament-lots = Drawing of lots
tournament-lots-how = The numbers were drawn by lot. Anyone can recompute them from what stands here, as docs/lots.md describes.
tournament-lots-rating = The numbers go by rating, the highest first.
tournament-lots-given = The numbers were taken over from another program.
tournament-lots-none = No numbers have been given yet.
tournament-lots-commitment = Commitment
tournament-lots-secret = Secret
tournament-lots-name = Name of the event
tournament-lots-words = Words given in public
tournament-lots-purpose = Purpose
tournament-lots-serial = Drawing
tournament-lots-entry = Entry
tournament-lots-entries = Entries in the urn, in the order drawn
tournament-lots-count = Drawings of lots: { $count }. The table says what had changed in the urn each time.
tournament-lots-drawings = Every drawing of lots, also those taken back
tournament-lots-changed = Change in the urn
tournament-lots-unchanged = none
tournament-lots-gone = taken out: { $entries }
tournament-lots-come = put in: { $entries }
tournament-lots-new-secret = new secret
tournament-lots-stands = stands
tournament-lots-replaced = drawn anew
tournament-lots-taken-back = taken back

tournament-openings = Openings
tournament-opening-table = Table of openings (SHA-256)
tournament-openings-for-round = drawn by lot, one for the whole round; openings in the table: { $count }
tournament-openings-for-board = drawn by lot, one for each board; openings in the table: { $count }
tournament-openings-played = games of a meeting with one opening, colours changed: { $count }
tournament-openings-own = each game of a meeting has its own
tournament-openings-not-drawn = The openings of this round are not drawn yet.
tournament-openings-all-boards = All boards
tournament-openings-board = Board { $number }
tournament-openings-games = games { $games }
tournament-opening-number = Opening { $number }
tournament-openings-how = The openings were drawn by lot, each round with a key of its own that nobody could know before. Anyone can recompute them from what stands here, as docs/lots.md describes.
tournament-openings-commitment = Commitment for the openings
tournament-openings-round = Round
tournament-openings-key = Key
tournament-happened = Decisions, penalties and corrections
tournament-nothing-happened = There were none.
tournament-penalties = Penalties
tournament-penalty-warning = warning
tournament-penalty-reprimand = reprimand
tournament-penalty-loss = loss of the game
tournament-penalty-exclusion = exclusion
tournament-leavers = Participants who left
tournament-decisions = Decisions and notes
tournament-corrections = Corrections, and what was taken back
tournament-signatures = Signatures

# What happened.

tournament-event-instructed = Instructions were given for “{ $name }”.
tournament-event-approved = The instructions were approved.
tournament-event-appointed = { $name } was appointed: { $role }.
tournament-event-committed = The organiser bound himself to a secret: { $commitment }.
tournament-event-registered = Registered: { $name }.
tournament-event-admitted = Registered: { $name }. By rating the number is { $number }; whoever had it or a higher one has one more now.
tournament-event-amended = The entry of a participant was put right: { $name }.
tournament-event-closed = Registration was closed.
tournament-event-numbered = The participants were given their numbers.
tournament-event-openings-committed = The organiser bound himself to the keys of the openings: { $commitment }.
tournament-event-openings-drawn = The openings of round { $round } were drawn: { $numbers }.
tournament-event-freed = { $name }, round { $round }: { $how }.
tournament-event-freed-instead = { $name }, round { $round }: { $how }; so far: { $before }.
tournament-event-forbidden = { $name } and { $other } must not be paired.
tournament-event-paired = A round was paired: { $pairs }.
tournament-event-repaired = The judge paired the round otherwise, { $pairs }: “{ $why }”.
tournament-event-entered = Game { $place }: result { $result }.
tournament-event-was-assumed = It had been assumed to be { $result }.
tournament-event-corrected = Game { $place }: result corrected to { $result }: “{ $why }”.
tournament-event-adjourned = Game { $place } was adjourned.
tournament-event-postponed = Game { $place } was postponed.
tournament-event-assumed = Game { $place }: result { $result } assumed for the pairing.
tournament-event-adjudicated = Game { $place }: adjudicated { $result }.
tournament-event-replayed = Game { $place } was annulled and is played again: “{ $why }”.
tournament-event-game-added = One game more at { $place }.
tournament-event-left = { $name }: { $leaving }: “{ $why }”.
tournament-event-left-lost = Lost without play: { $games }.
tournament-event-penalised = { $name }: { $penalty-name }: “{ $why }”.
tournament-event-noted = Note: “{ $text }”.
tournament-event-undone = Event { $event } was taken back: “{ $why }”. It was: { $was }
tournament-event-finished = The competition was finished.
tournament-event-finished-early = The competition was ended before its last round: { $why }.

# Teams

tournament-team = Team
tournament-match = Match
tournament-match-number = Match { $number }
tournament-match-points = Match points
tournament-board-points = Board points
tournament-match-points-short = MP
tournament-board-points-short = BP
tournament-why-teams = Comparison of two teams
tournament-vacant = nobody
tournament-line-up-usual = No line-up was handed in, the first players of the board order are named: { $teams }.
tournament-teams = Teams and their players
tournament-team-order = Place in the board order
tournament-boards = Results by board
tournament-board-number = Board { $number }
tournament-games = Games
tournament-unplayed = Won unplayed
tournament-legend-boards = Only games that were played count; those won because the opponent did not come stand in a column of their own. More points stand first, then fewer games.
tournament-legend-cross-teams = In the table: the board points of each match; three dots: it is not over yet.
tournament-legend-progress-teams = In each round: number of the opponent, colour on the first board (w White, b Black) and board points, with three dots as long as the match is not over; then the points so far.
tournament-legend-place-teams = A game is named by its round, match and board: 3.2.4 is round 3, match 2, board 4; 3.2 is its first board.
tournament-team-match = Team match
tournament-team-match-line = boards: { $count }; colours of the team named first, by board: { $colors }
tournament-match-scoring = Scoring of matches
tournament-standing-first = First in the standings
tournament-team-bye = Board points of a team left over
tournament-note-match-adjudicated = Match { $number }, board { $board }: adjudicated by the judge with “{ $commission }”.
tournament-note-match-annulled = Match { $number }, board { $board }: the game is annulled; its result was { $was }.
tournament-count-match-points = match points
tournament-count-board-berger = Sonneborn-Berger for teams, own board points times the match points of each opponent
tournament-count-berlin = Berlin system, board points by weight: the first board weighs most, the last one least
tournament-event-enlisted = { $name } plays for { $team }.
tournament-event-member-amended = { $team }: the entry of a player was put right: { $name }.
tournament-event-board-order = { $team }: the board order was changed to { $order }.
tournament-event-line-up = { $team }, line-up for round { $round }: { $names }.
tournament-event-forfeited = Match { $place } was forfeited: { $result }.
tournament-norm-teams = Norms are given for tournaments of single players; teams take part here.

# Organisation

tournament-schedule = Schedule
tournament-programme = Programme and instructions
tournament-check-in = List of those present
tournament-duties = Duties of the judge and the committee
tournament-equipment = Equipment
tournament-desk = The judge’s desk
tournament-decision-log = Decisions and the committee’s log
tournament-section = Section
tournament-every-section = all
tournament-day = Day
tournament-time = Time
tournament-held = What is held
tournament-room = Room
tournament-times-of-place = Times are those of the place of the competition.
tournament-schedule-none = No times have been laid down yet.
tournament-matter-registration = Registration
tournament-matter-opening = Opening
tournament-matter-meeting = Participants’ meeting and drawing of lots
tournament-matter-adjourned = Adjourned games
tournament-matter-game = Game { $place }: { $white } – { $black }
tournament-matter-rest-day = Rest day
tournament-matter-closing = Closing
tournament-weekday-1 = Monday
tournament-weekday-2 = Tuesday
tournament-weekday-3 = Wednesday
tournament-weekday-4 = Thursday
tournament-weekday-5 = Friday
tournament-weekday-6 = Saturday
tournament-weekday-7 = Sunday
tournament-weekday-short-1 = Mon
tournament-weekday-short-2 = Tue
tournament-weekday-short-3 = Wed
tournament-weekday-short-4 = Thu
tournament-weekday-short-5 = Fri
tournament-weekday-short-6 = Sat
tournament-weekday-short-7 = Sun
tournament-left-open = Games of earlier rounds without a result
tournament-waiting = Adjourned and postponed games
tournament-waiting-caption = In the order in which they are continued
tournament-resumption-order = Order
tournament-game = Game
tournament-continued = Continued
tournament-no-time = no time yet
tournament-warnings = To be looked at
tournament-warning-length =
    { PLURAL($minutes) ->
        [one] Round { $round } lasts { $minutes } minute; a game is given 4 to 6 hours.
       *[other] Round { $round } lasts { $minutes } minutes; a game is given 4 to 6 hours.
    }
tournament-warning-rest =
    { PLURAL($minutes) ->
        [one] Before round { $round } the players rest { $minutes } minute; 15 minutes are due.
       *[other] Before round { $round } the players rest { $minutes } minutes; 15 minutes are due.
    }
tournament-warning-no-time = Round { $round } has no time yet.
tournament-warning-not-continued = Game { $place } has no time yet; earlier games are finished before the last round.
tournament-warning-at-night = Game { $place } is put on at night: { $when }.
tournament-warning-not-confirmed = { $name } has not confirmed the instructions.
tournament-warning-absent = { $name } is not checked in.
tournament-additions = Additions to the regulations
tournament-spectators = Spectators
tournament-spectators-yes = The games are open to the public
tournament-spectators-no = The games are not open to the public
tournament-discipline = What every participant keeps to
tournament-discipline-finish = Every participant finishes the competition and keeps its discipline.
tournament-discipline-programme = Every participant knows the programme and the order of the competition.
tournament-discipline-ignorance = Nobody is excused by not knowing the rules or the conditions; at registration each participant confirms having read these instructions.
tournament-here = Present
tournament-confirmed = Instructions confirmed
tournament-signature = Signature
tournament-check-in-caption = ✓ is there, ☐ is not checked in
tournament-check-in-not-called = The roll has not been called yet.
tournament-check-in-count = Present: { $here }; not checked in: { $absent }.
tournament-phase-before = Before the competition
tournament-phase-round = Round { $number }
tournament-phase-after = At the end
tournament-duty = Duty
tournament-whose = Whose
tournament-done = Done
tournament-duty-instructions = The instructions are drawn up and approved
tournament-duty-preparation = Everything is prepared
tournament-duty-committee = The judge takes part in the work of the committee
tournament-duty-timetable = Days of play and time control are laid down
tournament-duty-room = The playing room and its equipment are checked
tournament-duty-boards = The boards have the prescribed size
tournament-duty-staff = The technical staff are instructed
tournament-duty-meeting = The participants have met and heard the instructions
tournament-duty-lots = Lots are drawn
tournament-duty-ready = Boards, clocks and forms stand ready
tournament-duty-course = The course of play is watched
tournament-duty-results = The results are in the table
tournament-duty-resumption = The order of resumption is fixed
tournament-duty-disputes = Disputes, leaving and penalties are decided and stand in the log
tournament-duty-questions = Questions of organisation are solved
tournament-duty-closing = The closing meeting is held and the results are announced
tournament-duty-report = The report is passed to the organising body
tournament-count = Number
tournament-remark = Remark
tournament-equipment-caption = For those who take part now
tournament-equipment-boards = Boards
tournament-equipment-sets = Sets of pieces
tournament-equipment-clocks = Clocks
tournament-equipment-forms-round = Score sheets for a round
tournament-equipment-forms = Score sheets for all rounds
tournament-equipment-envelopes = Envelopes for sealed moves
tournament-equipment-size = squares: { $squares }; side { $from }–{ $to } cm
tournament-equipment-men = men of each side: { $men }
tournament-log-judges = Decisions of the judges
tournament-log-committee = Log of the organising committee
tournament-event-scheduled = Schedule: { $what }, { $start }.
tournament-event-ordered = Order of resumption: { $games }.
tournament-event-roll-called = The roll was called.
tournament-event-checked-in = Present: { $name }.
tournament-event-confirmed = The instructions were confirmed by { $name }.
tournament-event-ticked = Done: { $duty }.
tournament-event-ticked-round = Done in round { $round }: { $duty }.
tournament-event-allowed = { $name } may play in several sections: “{ $why }”.
tournament-event-elsewhere = In the section “{ $section }”.

# corrections and penalties
tournament-event-corrected-from = Game { $place }: result corrected, { $change }: “{ $why }”.
tournament-effect-pairing-stands = The pairing of round { $round } stands.
tournament-effect-re-paired = Round { $round } is paired anew.
tournament-effect-rating-only = It counts for ratings only.
tournament-event-penalised-game = { $name }: loss of game { $place } as a penalty, result { $result }: “{ $why }”.
tournament-event-published = The pairing of round { $round } was published.
tournament-event-round-begun = Round { $round } began.
tournament-footnote-corrected = † { $place }: { $change }, “{ $why }”; { $by }, { $at }.
tournament-footnote-assumed = † { $place }: { $change }, the result of the adjourned game had been assumed; { $by }, { $at }.
tournament-footnote-penalty = † { $place }: { $result }, lost by { $name } as a penalty, “{ $why }”; { $by }, { $at }.
tournament-footnote-penalty-plain = † { $place }: { $result }, lost by { $name } as a penalty; { $by }, { $at }.
tournament-note-draft = Draft: not published yet.
tournament-note-pairing-number = This is pairing no. { $number } of the round; it replaces that of { $at }.
tournament-note-as-paired = The points are those by which the round was paired; results corrected since then:
tournament-late-corrections = Late corrections
tournament-late-corrections-standings = count in the standings even when the next round is finished

# titles over the years
tournament-titles = Classes and titles over the years
tournament-titles-on = Held on { $date }
tournament-titles-none = No class or title is held on { $date }.
tournament-titles-nobody = There is nobody to tell of.
tournament-titles-since = Confirmed
tournament-titles-until = Until
tournament-titles-no-end = no end
tournament-titles-event = Event
tournament-titles-looked-at = What was compared
tournament-titles-registered = { $class }: known from the registration of { $date } only, and counted from that day.
tournament-titles-no-coefficient = { $date }: the coefficient of the tournament is not known, so it gives no class (002:N.12).
tournament-titles-had-ended = { $class }: given at the registration of { $date }, though it had ended by then.
tournament-titles-not-finished = { $event }: not finished, and not counted.
tournament-titles-no-date = { $event }: its last day is not known, and it is not counted.
tournament-titles-of-teams = { $event }: teams compete, and it is not counted.
tournament-norm-ended = { $class }: last confirmed on { $date }, ended after { $until }.
tournament-norm-titles = Titles: what this competition counts for
tournament-championship = Championship
tournament-championship-yes = taking part counts for the title of master
tournament-last-day = Last day
tournament-time-zone = Time zone

# The head of a page.

tournament-summary-players =
    { PLURAL($count) ->
        [one] { $count } player
       *[other] { $count } players
    }
tournament-summary-teams =
    { PLURAL($count) ->
        [one] { $count } team
       *[other] { $count } teams
    }
