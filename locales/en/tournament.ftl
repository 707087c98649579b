# Competitions on paper: pairings, results, tables, norms and the protocol.

tournament-pairings = Pairings of round { $number }
tournament-results = Results of round { $number }
tournament-cross-table = Cross-table
tournament-progress = Progress table
tournament-standings = Standings
tournament-why = Comparison of two players
tournament-norm-report = Norm report
tournament-protocol = Competition report

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
tournament-event = Entry
tournament-when = Time ({ $zone })
tournament-author = By
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

tournament-free = Byes in this round
tournament-free-short = bye
tournament-free-no-opponent = has no opponent in this round
tournament-free-goes-on = advances to the next round without a game
tournament-free-full = bye with the points for a win
tournament-free-half = requested bye with the points for a draw
tournament-free-zero = requested bye without points
tournament-free-left-over = pairing-allocated bye
tournament-free-absent = absent

# How a game stands.

tournament-state-postponed = postponed
tournament-state-adjourned = adjourned
tournament-state-assumed = adjourned, result assumed
tournament-state-adjudicated = adjudicated
tournament-state-annulled = annulled
tournament-state-unrated = not rated
tournament-note-adjudicated = Board { $number }: adjudicated by the judge together with “{ $commission }”.
tournament-note-annulled = Board { $number }: the game is annulled; its result was { $was }.
tournament-legend-forfeit = + and − mark a game that was not played: + won by forfeit, − lost by forfeit.
tournament-legend-assumed = In brackets: the assumed result of an unfinished game.
tournament-legend-unfinished = Three dots: the game is adjourned or postponed.
tournament-legend-knockout = In a knockout, players are ranked by the round they reached; those who lost in the same round share their places.
tournament-legend-progress = For each round: the opponent’s number, colour (w White, b Black) and result; then the total so far.
tournament-legend-place = A game is identified by its round and board: 3.2 is round 3, board 2.

# Who left.

tournament-not-in-table = Not in the table
tournament-gone = { $name }: { $leaving }. Reason: “{ $why }”.
tournament-leaving-not-numbered = withdrew before the numbers were given
tournament-leaving-draw-anew = withdrew before the start; lots are drawn again
tournament-leaving-number-free = withdrew before the start; the number stays free
tournament-leaving-rest-is-lost = withdrew after playing at least half of the games; the opponents win the rest
tournament-leaving-all-is-annulled = withdrew before playing half of the games; all games are annulled
tournament-leaving-not-paired = withdrew; no longer paired
tournament-leaving-match-lost = withdrew; the match is lost

# What decides between equals.

tournament-count-direct = direct encounter, points from games between the tied players
tournament-count-wins = wins, over the board or by forfeit
tournament-count-games-won = games won over the board
tournament-count-berger = Sonneborn-Berger, points scored against each opponent times that opponent’s points
tournament-count-buchholz = Buchholz, sum of the opponents’ points
tournament-count-fore-buchholz = Fore Buchholz, sum of the opponents’ points as if the games of the last round were drawn
tournament-count-average-buchholz = average Buchholz of the opponents met over the board
tournament-count-solkoff = Solkoff, sum of the points of the opponents met over the board
tournament-count-koya = Koya, points against opponents with at least half of the points
tournament-count-progressive = progressive score, sum of the totals after each round
tournament-count-average = average rating of the opponents
tournament-count-performance = performance rating
tournament-count-perfect-performance = perfect performance, the lowest rating at which the score would be expected
tournament-count-game-points = points from individual games
tournament-count-black = games played with Black
tournament-count-lots = drawing of lots
tournament-cut-low = { $what } (lowest values left out: { $count })
tournament-cut-high = { $what } (highest values left out: { $count })
tournament-cut-first = { $what } (first rounds left out: { $count })
tournament-count-unrated-as = { $what } (unrated opponents count as { $rating })

# Why one stands before another.

tournament-why-place = { $name }: place { $place }.
tournament-why-next = Next: { $name }.
tournament-why-caption = By round; the opponent’s number in brackets
tournament-why-equal = Equal; on to the next tie-break.
tournament-why-decides = This decides: { $name } is ranked higher.
tournament-why-open = This does not decide.
tournament-why-nothing = There is nothing to compare here.
tournament-round-reached = Round reached; one more for the winner of the last round
tournament-why-shared = Nothing separates the two; they share their places.
tournament-why-among = Among those still tied, the games between them decide: { $name } is ranked higher.
tournament-why-cut = Values in square brackets are not counted.

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
tournament-class-second-at-three = for class II at coefficient 3.00 the table applies
tournament-norm-arithmetic = Coefficient and norms
tournament-norm-reached = Classes attained and confirmed
tournament-norm-compared = Each participant’s points and the norms
tournament-norm-points = For norms, a win counts 1 and a draw ½, whatever the scoring of the competition.
tournament-norm-free = Rounds without an opponent earn no points towards a norm; a plus counts as a win (002:§37.2).
tournament-norm-so-far = The competition is not finished; these are the points so far.
tournament-norm-attained = Attained
tournament-norm-kept = Confirmed
tournament-norm-met = met
tournament-norm-missed = not met
tournament-norm-column = { $class }: points required { $points }
tournament-norm-product = { $class }: participants { $count } × class number { $number } = { $product }.
tournament-norm-quotient = Sum { $sum } divided by the number of participants { $count } = { $quotient }.
tournament-norm-coefficient = Rounded to two decimals, the coefficient is { $coefficient }.
tournament-norm-beginners = Beginners’ tournament, without a coefficient; participants: { $count }.
tournament-norm-outside = The coefficient { $coefficient } is not covered by the table: no class from I to V can be attained.
tournament-norm-row = The coefficient is in part { $part } of the table, in the row { $from } to { $to }.
tournament-norm-percent = { $class }: { $percent } per cent of the points are required.
tournament-norm-percent-named = { $class }: { $percent } per cent of the points are required; the regulations name this class here: { $other }.
tournament-norm-needed = { $class }: games { $games } × { $percent } % = { $exact }; points required: { $points }.
tournament-norm-scored = { $class }: scored { $points } ≥ required { $needed }.
tournament-norm-short = { $class }: scored { $points } < required { $needed }.
tournament-norm-own-class = { $class }, tournament of the player’s own class: scored { $points }, games { $games }, half is required.
tournament-norm-not-given = { $class }: there are enough points, but the class is given only to players of this class or higher: { $other }. The player: { $held }.
tournament-norm-below = { $class }: its norm is met. It takes effect when the player’s own class expires: { $held }.
tournament-norm-participations = Took part in the championship on { $first } and { $second }; the second counts until { $until }.
tournament-norm-masters = { $date }: masters { $masters } of { $count } participants, two thirds are required.
tournament-norm-against = { $date }: games against players of the class “{ $class }”: { $games }, points { $points }, required { $percent } %.
tournament-norm-match = { $date }: match against a player of the class “{ $class }”: games { $games }, points { $points }.
tournament-norm-first-class = { $date }: coefficient { $coefficient }, games { $games }, points { $points }, required { $percent } %.
tournament-norm-counted = Tournaments counted: { $count }, required: { $needed }.
tournament-norm-holds = { $class }: since { $date }, valid until { $until }.
tournament-norm-holds-always = { $class }: since { $date }, no expiry.
tournament-norm-no-participants = There are no norms for a tournament with { $count } participants.
tournament-norm-no-games = There are no norms for a tournament with { $games } games per participant.
tournament-norm-no-number = { $class }: participants { $count }; the requirements give no class number for them, so the organiser has to set one.

# The protocol.

tournament-competition = Competition
tournament-site = Venue
tournament-dates = Dates
tournament-rules = Rules
tournament-control = Time control
tournament-system = System
tournament-meeting = Encounter
tournament-scoring = Scoring
tournament-tie-breaks = Tie-breaks
tournament-late = Default time
tournament-instructions = Competition instructions
tournament-state = Status
tournament-approved = approved
tournament-draft = not approved yet
tournament-over = finished
tournament-over-early = ended before the last round; rounds played: { $number } of { $all } ({ $why })
tournament-open = in progress
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
tournament-meeting-sum = games: { $count }, points added up
tournament-scoring-line = win { $win }, draw { $draw }, loss { $loss }
tournament-officials = Officials
tournament-role-organiser = Organising committee
tournament-role-chief-judge = Chief judge
tournament-role-judge = Judge
tournament-role-staff = Technical staff
tournament-participants = Participants
tournament-participants-caption = By number
tournament-lots = Drawing of lots
tournament-lots-how = The numbers were drawn by lot. Anyone can recompute them from the data given here, as docs/lots.md describes.
tournament-lots-rating = The numbers follow the ratings, highest first.
tournament-lots-given = The numbers were imported from another program.
tournament-lots-none = No numbers have been given yet.
tournament-lots-commitment = Commitment
tournament-lots-secret = Secret
tournament-lots-name = Name of the event
tournament-lots-words = Words spoken in public
tournament-lots-purpose = Purpose
tournament-lots-serial = Drawing number
tournament-lots-entry = Lot
tournament-lots-entries = Lots in the urn, in the order drawn
tournament-lots-count = Drawings of lots: { $count }. The table shows what had changed in the urn each time.
tournament-lots-drawings = All drawings of lots, including those undone
tournament-lots-changed = Change in the urn
tournament-lots-unchanged = none
tournament-lots-gone = taken out: { $entries }
tournament-lots-come = put in: { $entries }
tournament-lots-new-secret = new secret
tournament-lots-stands = valid
tournament-lots-replaced = drawn again
tournament-lots-taken-back = undone

tournament-openings = Openings
tournament-opening-table = Table of openings (SHA-256)
tournament-openings-for-round = drawn by lot, one for the whole round; openings in the table: { $count }
tournament-openings-for-board = drawn by lot, one for each board; openings in the table: { $count }
tournament-openings-played = games of an encounter with the same opening, colours reversed: { $count }
tournament-openings-own = each game of an encounter has its own
tournament-openings-not-drawn = The openings of this round have not been drawn yet.
tournament-openings-all-boards = All boards
tournament-openings-board = Board { $number }
tournament-openings-games = games { $games }
tournament-opening-number = Opening { $number }
tournament-openings-how = The openings were drawn by lot, each round with its own key, which nobody could know in advance. Anyone can recompute them from the data given here, as docs/lots.md describes.
tournament-openings-commitment = Commitment for the openings
tournament-openings-round = Round
tournament-openings-key = Key
tournament-happened = Decisions, penalties and corrections
tournament-nothing-happened = None.
tournament-penalties = Penalties
tournament-penalty-warning = warning
tournament-penalty-reprimand = reprimand
tournament-penalty-loss = loss of the game
tournament-penalty-exclusion = exclusion
tournament-leavers = Withdrawals
tournament-decisions = Decisions and notes
tournament-corrections = Corrections and undone entries
tournament-signatures = Signatures

# What happened.

tournament-event-instructed = Instructions were given for “{ $name }”.
tournament-event-approved = The instructions were approved.
tournament-event-appointed = { $name } was appointed: { $role }.
tournament-event-committed = The organiser committed to a secret: { $commitment }.
tournament-event-registered = Registered: { $name }.
tournament-event-admitted = Registered: { $name }. By rating the number is { $number }; everybody who had this number or a higher one moved up by one.
tournament-event-amended = A participant’s details were corrected: { $name }.
tournament-event-closed = Registration was closed.
tournament-event-numbered = The participants received their numbers.
tournament-event-openings-committed = The organiser committed to the keys of the openings: { $commitment }.
tournament-event-openings-drawn = The openings of round { $round } were drawn: { $numbers }.
tournament-event-freed = { $name }, round { $round }: { $how }.
tournament-event-freed-instead = { $name }, round { $round }: { $how }; so far: { $before }.
tournament-event-forbidden = { $name } and { $other } must not be paired.
tournament-event-paired = A round was paired: { $pairs }.
tournament-event-repaired = The judge changed the pairing of the round, { $pairs }: “{ $why }”.
tournament-event-entered = Game { $place }: result { $result }.
tournament-event-was-assumed = It had been assumed to be { $result }.
tournament-event-corrected = Game { $place }: result corrected to { $result }: “{ $why }”.
tournament-event-adjourned = Game { $place } was adjourned.
tournament-event-postponed = Game { $place } was postponed.
tournament-event-assumed = Game { $place }: result { $result } assumed for the pairing.
tournament-event-adjudicated = Game { $place }: adjudicated { $result }.
tournament-event-replayed = Game { $place } was annulled and will be replayed: “{ $why }”.
tournament-event-game-added = Game added: { $place }.
tournament-event-left = { $name }: { $leaving }: “{ $why }”.
tournament-event-left-lost = Lost by forfeit: { $games }.
tournament-event-penalised = { $name }: { $penalty-name }: “{ $why }”.
tournament-event-noted = Note: “{ $text }”.
tournament-event-undone = Entry { $event } was undone: “{ $why }”. It was: { $was }
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
tournament-line-up-usual = No line-up was handed in; the first players of the board order are entered: { $teams }.
tournament-teams = Teams and their players
tournament-team-order = Board order
tournament-boards = Results by board
tournament-board-number = Board { $number }
tournament-games = Games
tournament-unplayed = Won by forfeit
tournament-legend-boards = Only games that were played count; games won by forfeit are in a column of their own. Ranked by points, then by fewer games.
tournament-legend-cross-teams = In the table: the board points of each match; three dots: the match is not over yet.
tournament-legend-progress-teams = For each round: the opponent’s number, colour on the first board (w White, b Black) and board points, with three dots while the match is not over; then the total so far.
tournament-legend-place-teams = A game is identified by its round, match and board: 3.2.4 is round 3, match 2, board 4; 3.2 is its first board.
tournament-team-match = Team match
tournament-team-match-line = boards: { $count }; colours of the first-named team, by board: { $colors }
tournament-match-scoring = Scoring of matches
tournament-standing-first = Ranked first by
tournament-team-bye = Board points for a bye
tournament-note-match-adjudicated = Match { $number }, board { $board }: adjudicated by the judge together with “{ $commission }”.
tournament-note-match-annulled = Match { $number }, board { $board }: the game is annulled; its result was { $was }.
tournament-count-match-points = match points
tournament-count-board-berger = Sonneborn-Berger for teams, own board points times each opponent’s match points
tournament-count-berlin = Berlin system, weighted board points: the first board weighs most, the last one least
tournament-event-enlisted = { $name } plays for { $team }.
tournament-event-member-amended = { $team }: a player’s details were corrected: { $name }.
tournament-event-board-order = { $team }: the board order was changed to { $order }.
tournament-event-line-up = { $team }, line-up for round { $round }: { $names }.
tournament-event-forfeited = Match { $place } was forfeited: { $result }.
tournament-norm-teams = Norms are for individual tournaments; this is a team competition.

# Organisation

tournament-schedule = Schedule
tournament-programme = Programme and instructions
tournament-check-in = Attendance list
tournament-duties = Duties of the judge and the committee
tournament-equipment = Equipment
tournament-desk = Judge’s desk
tournament-decision-log = Decisions and the committee’s log
tournament-section = Section
tournament-every-section = all
tournament-day = Day
tournament-time = Time
tournament-held = Activity
tournament-room = Room
tournament-times-of-place = All times are local times at the venue.
tournament-schedule-none = No times have been set yet.
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
tournament-waiting-caption = In order of resumption
tournament-resumption-order = Order
tournament-game = Game
tournament-continued = Resumption
tournament-no-time = no time yet
tournament-warnings = Needs attention
tournament-warning-length =
    { PLURAL($minutes) ->
        [one] Round { $round } lasts { $minutes } minute; a game should be given 4 to 6 hours.
       *[other] Round { $round } lasts { $minutes } minutes; a game should be given 4 to 6 hours.
    }
tournament-warning-rest =
    { PLURAL($minutes) ->
        [one] Before round { $round } the players rest { $minutes } minute; 15 minutes are required.
       *[other] Before round { $round } the players rest { $minutes } minutes; 15 minutes are required.
    }
tournament-warning-no-time = Round { $round } has no time yet.
tournament-warning-not-continued = Game { $place } has no time yet; earlier games must be finished before the last round.
tournament-warning-at-night = Game { $place } is scheduled for the night: { $when }.
tournament-warning-not-confirmed = { $name } has not confirmed the instructions.
tournament-warning-absent = { $name } is not checked in.
tournament-additions = Additions to the regulations
tournament-spectators = Spectators
tournament-spectators-yes = The games are open to the public
tournament-spectators-no = The games are not open to the public
tournament-discipline = Duties of every participant
tournament-discipline-finish = Every participant must play the competition to the end and observe its discipline.
tournament-discipline-programme = Every participant must know the programme and procedures of the competition.
tournament-discipline-ignorance = Ignorance of the rules or conditions is no excuse; at registration each participant confirms having read these instructions.
tournament-here = Present
tournament-confirmed = Instructions confirmed
tournament-signature = Signature
tournament-check-in-caption = ✓ present, ☐ not checked in
tournament-check-in-not-called = The roll has not been called yet.
tournament-check-in-count = Present: { $here }; not checked in: { $absent }.
tournament-phase-before = Before the competition
tournament-phase-round = Round { $number }
tournament-phase-after = At the end
tournament-duty = Duty
tournament-whose = Responsible
tournament-done = Done
tournament-duty-instructions = The instructions are drawn up and approved
tournament-duty-preparation = Preparations are complete
tournament-duty-committee = The judge takes part in the work of the committee
tournament-duty-timetable = Days of play and time control are set
tournament-duty-room = The playing room and its equipment have been checked
tournament-duty-boards = The boards have the prescribed size
tournament-duty-staff = The technical staff have been instructed
tournament-duty-meeting = The participants have met and heard the instructions
tournament-duty-lots = Lots have been drawn
tournament-duty-ready = Boards, clocks and forms are ready
tournament-duty-course = Play is supervised
tournament-duty-results = The results are entered in the table
tournament-duty-resumption = The order of resumption is set
tournament-duty-disputes = Disputes, withdrawals and penalties have been decided and entered in the log
tournament-duty-questions = Organisational questions have been settled
tournament-duty-closing = The closing meeting has been held and the results announced
tournament-duty-report = The report has been passed to the organising body
tournament-count = Number
tournament-remark = Remark
tournament-equipment-caption = For the current number of participants
tournament-equipment-boards = Boards
tournament-equipment-sets = Sets of pieces
tournament-equipment-clocks = Clocks
tournament-equipment-forms-round = Score sheets for one round
tournament-equipment-forms = Score sheets for all rounds
tournament-equipment-envelopes = Envelopes for sealed moves
tournament-equipment-size = squares: { $squares }; side { $from }–{ $to } cm
tournament-equipment-men = men per side: { $men }
tournament-log-judges = Decisions of the judges
tournament-log-committee = Log of the organising committee
tournament-event-scheduled = Schedule: { $what }, { $start }.
tournament-event-ordered = Order of resumption: { $games }.
tournament-event-roll-called = The roll was called.
tournament-event-checked-in = Present: { $name }.
tournament-event-confirmed = { $name } confirmed having read the instructions.
tournament-event-ticked = Done: { $duty }.
tournament-event-ticked-round = Done in round { $round }: { $duty }.
tournament-event-allowed = { $name } may play in several sections: “{ $why }”.
tournament-event-elsewhere = In the section “{ $section }”.

# corrections and penalties
tournament-event-corrected-from = Game { $place }: result corrected, { $change }: “{ $why }”.
tournament-effect-pairing-stands = The pairing of round { $round } stands.
tournament-effect-re-paired = Round { $round } is paired again.
tournament-effect-rating-only = It counts only for ratings.
tournament-event-penalised-game = { $name }: loss of game { $place } as a penalty, result { $result }: “{ $why }”.
tournament-event-published = The pairing of round { $round } was published.
tournament-event-round-begun = Round { $round } began.
tournament-footnote-corrected = † { $place }: { $change }, “{ $why }”; { $by }, { $at }.
tournament-footnote-assumed = † { $place }: { $change }, the result of the adjourned game had been assumed; { $by }, { $at }.
tournament-footnote-penalty = † { $place }: { $result }, lost by { $name } as a penalty, “{ $why }”; { $by }, { $at }.
tournament-footnote-penalty-plain = † { $place }: { $result }, lost by { $name } as a penalty; { $by }, { $at }.
tournament-note-draft = Draft: not published yet.
tournament-note-pairing-number = This is pairing no. { $number } of the round; it replaces the one of { $at }.
tournament-note-as-paired = The points are those used for the pairing; results corrected since then:
tournament-late-corrections = Late corrections
tournament-late-corrections-standings = count in the standings even after the next round is finished

# titles over the years
tournament-titles = Classes and titles over the years
tournament-titles-on = Valid on { $date }
tournament-titles-none = No class or title is valid on { $date }.
tournament-titles-nobody = There is nobody to report on.
tournament-titles-since = Confirmed
tournament-titles-until = Until
tournament-titles-no-end = no expiry
tournament-titles-event = Event
tournament-titles-looked-at = What was compared
tournament-titles-registered = { $class }: known only from the registration on { $date }, and counted from that day.
tournament-titles-no-coefficient = { $date }: the coefficient of the tournament is not known, so it gives no class (002:N.12).
tournament-titles-had-ended = { $class }: stated at registration on { $date }, although it had expired by then.
tournament-titles-not-finished = { $event }: not finished, not counted.
tournament-titles-no-date = { $event }: its last day is not known; not counted.
tournament-titles-of-teams = { $event }: a team competition; not counted.
tournament-norm-ended = { $class }: last confirmed on { $date }, expired after { $until }.
tournament-norm-titles = Titles: what this competition counts towards
tournament-championship = Championship
tournament-championship-yes = taking part counts towards the title of master
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
