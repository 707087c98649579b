# Why something is refused in a competition.

tournament-refused-no-instructions = There are no competition instructions yet.
tournament-refused-instructions-stand = The instructions cannot be changed once registration is closed or the participants have numbers.
tournament-refused-not-approved = The instructions are not approved yet.
tournament-refused-instructions-games = A meeting has from 1 to { $games } games.
tournament-refused-instructions-points = A win must be worth more than a draw, and a draw no less than a loss.
tournament-refused-same-field = { $what } decides nothing where everybody meets everybody: equals have met the same opponents.
tournament-refused-not-everybody-met = { $what } compares results against the same opponents, and here not everybody meets them.
tournament-refused-no-points = { $what } needs a table of points, and a knockout has none.
tournament-refused-no-judge = No judge is appointed.
tournament-refused-missing = Missing: { $what }.
tournament-refused-unreadable = This cannot be taken: { $what }. It is longer than { $number } bytes, has invisible characters, or has a bar or spaces at its ends.
tournament-refused-committed = The organiser is bound to a secret already.
tournament-refused-not-committed = The organiser must publish the commitment to a secret before registration closes.
tournament-refused-too-late-to-commit = Registration is closed: a secret chosen now could steer the lots.
tournament-refused-same-name = “{ $name }” is registered already. Add the club or the year of birth to tell them apart.
tournament-refused-closed = Registration is closed.
tournament-refused-not-closed = Registration is still open.
tournament-refused-too-few = Participants: { $number }; at least { $least } are needed.
tournament-refused-too-many = Participants: { $number }; at most { $most } can take part.
tournament-refused-no-player = There is no player { $number }.
tournament-refused-has-left = Player { $number } has left the competition.
tournament-refused-have-numbers = The participants have their numbers already.
tournament-refused-no-numbers = The participants have no numbers yet: draw lots, or rank them by rating.
tournament-refused-secret-length = A secret has { $least } to { $most } random bytes; this one has { $number }.
tournament-refused-secret-digits = The secret must be hexadecimal digits, two for each byte; the fault is at byte { $number }.
tournament-refused-wrong-secret = The secret does not fit the published commitment.
tournament-refused-draw-no-words = The drawing needs words given in public.
tournament-refused-draw-no-entries = There is nothing to draw from.
tournament-refused-draw-blank = Lot { $number } is blank or has spaces at its ends.
tournament-refused-draw-control = “{ $text }” has invisible characters.
tournament-refused-draw-twice = Two lots are the same: “{ $text }”.
tournament-refused-not-by-lot = The numbers were not drawn by lot, so no round can be.
tournament-refused-no-table-to-draw-from = Only a round robin has a table whose rounds can be drawn by lot.
tournament-refused-no-round = There is no round { $number }.
tournament-refused-paired = Round { $number } is paired already.
tournament-refused-all-paired = All rounds are paired; their number is { $number }.
tournament-refused-unfinished = Game { $place } is not finished. { $why }
tournament-refused-unfinished-more = Game { $place } is not finished; with it, games unfinished: { $number }. { $why }
tournament-awaited-next-round = The next round is paired by results; if a game is adjourned, its result can be assumed.
tournament-awaited-last-round = Games of earlier rounds must be finished before the last round.
tournament-awaited-next-game = In a match the previous game is finished first.
tournament-awaited-knockout = Whoever loses is out, so every meeting must be decided first.
tournament-awaited-report = The report must have every result.
tournament-refused-no-game = There is no game { $place }.
tournament-refused-has-result = Game { $place } has its result already; correct it and say why.
tournament-refused-no-result = Game { $place } has no result.
tournament-refused-not-adjourned = Game { $place } is not adjourned.
tournament-refused-annulled = Game { $place } is annulled.
tournament-refused-paired-by = Round { $number } was paired by it; what has been played cannot be paired anew.
tournament-refused-not-free = A free round is given with the points of a draw (H), of a win (F) or with none (Z).
tournament-refused-pairing-keeps-apart = Only the Swiss system can keep two players apart.
tournament-refused-pairing-lets-off = Only in the Swiss system can a player be free of a round: postpone the game.
tournament-refused-pairing-participants = A table is for 2 to { $most } participants, not for { $number }.
tournament-refused-pairing-cycles = Everybody can meet everybody 1 to { $most } times, not { $number } times.
tournament-refused-pairing-order = The rounds of the table do not fit: { $number }.
tournament-refused-pairing-drawn = The meeting on board { $number } is drawn; add a game.
tournament-refused-pairing-other-round = The changed pairing must be of the same round of the table.
tournament-refused-pairing-twice = Somebody stands twice in the pairing.
tournament-refused-pairing-other-players = The changed pairing must have the same players as the round.
tournament-refused-pairing-misfit = This does not fit what stands already ({ $why }).
tournament-refused-unpairable-few = Taking part in the round: { $number }; two are needed.
tournament-refused-unpairable-over = All rounds are paired; their number is { $number }.
tournament-refused-unpairable-criteria = No pairing keeps the absolute criteria C1 to C3: however the others are paired, these numbers find no opponent whom they may meet: { $numbers }.
tournament-refused-unpairable-criteria-odd = No pairing keeps the absolute criteria C1 to C3, though one player may be left over who had no bye before: however the others are paired, these numbers find no opponent whom they may meet: { $numbers }.
tournament-refused-unpairable-scores = The competition has too many different scores to be weighed.
tournament-refused-not-pairable-rounds = The number of rounds is not known.
tournament-refused-not-pairable-color = It is not known who begins with White.
tournament-refused-not-pairable-result = Round { $round }: the game of player { $number } has no result.
tournament-refused-not-pairable-system = The pairing system is { $what }, not FIDE Dutch.
tournament-refused-not-pairable-baku = The acceleration of Baku needs a draw worth half a win and a loss worth nothing.
tournament-refused-not-equal = The meeting on board { $number } is decided or not over: no game is added.
tournament-refused-in-urn = Lots are to be drawn: names, clubs and years of birth stay in the urn as they are.
tournament-refused-no-outcome = No game ends so.
tournament-refused-rounds-left = Rounds still to be played: { $number }.
tournament-refused-no-event = There is no entry { $number } in the log.
tournament-refused-undone = Entry { $number } has been taken back already.
tournament-refused-rests-on-it = Entry { $event } cannot be taken back, since entry { $rests } rests on it. { $why }
tournament-rests-done-anew = What was taken back is done again as a new entry.
tournament-rests-known-by-number = Players are known by their number; let this one leave instead.
tournament-rests-have-numbers = The participants have their numbers.
tournament-rests-numbers-drawn = The numbers were drawn then.
tournament-rests-approved = The instructions were approved.
tournament-rests-numbers-given = The numbers were given by these instructions.
tournament-rests-numbers-without = The numbers were given without this player.
tournament-rests-paired-by = A round was paired by it.
tournament-rests-paired-without = A round was paired without this player.
tournament-rests-later-round = A later round is paired.
tournament-rests-has-results = Games of the round have results.
tournament-rests-misfit = It would not fit any more ({ $why }).
tournament-refused-over = The competition is over.

# Why something is refused about a team.

tournament-refused-instructions-matches = A match won must be worth more than one drawn, and that no less than one lost.
tournament-refused-of-teams = { $what } counts matches and boards of teams, and single players take part here.
tournament-refused-not-of-teams = { $what } counts games of single players, and teams take part here.
tournament-rests-board-order = The players of a team are known by their places in the board order.
tournament-rests-played-by = Games were played by it.
tournament-refused-team-none = The instructions name no teams: single players take part.
tournament-refused-team-games = A match has at most { $most } games: boards times games on each.
tournament-refused-team-bye = The board points of a bye lie between nothing and a win on every board.
tournament-refused-team-has-members = Players are named for team { $number }: the instructions must say how many boards a match has.
tournament-refused-team-nobody = Team { $number } has no players yet: name them in their board order.
tournament-refused-team-full = Team { $number } has all its players already; at most { $most } can be.
tournament-refused-team-no-member = Team { $number } has no player { $member }: its board order goes to { $last }.
tournament-refused-team-order-stands = The board order of team { $number } stands since round { $round } was paired.
tournament-refused-team-lined-up = The board order of team { $number } stands since its line-up for round { $round } was handed in.
tournament-refused-team-not-everybody = The order must name each player of the team once; players: { $number }.
tournament-refused-team-empty = The line-up is empty: a team that does not come forfeits its match.
tournament-refused-team-too-many = Players in the line-up: { $number }; boards in a match: { $boards }.
tournament-refused-team-out-of-order = The line-up breaks the board order: { $name }, number { $member } of the team, cannot sit at board { $board } below number { $above }.
tournament-refused-team-twice = The line-up names { $name }, number { $member } of the team, twice.
tournament-refused-team-no-match = Team { $number } has no match in round { $round }.
tournament-refused-team-round-over = Round { $round } has been played: its line-ups stand.
tournament-refused-team-begun = The match has begun: game { $place } has its result, or is adjourned.
tournament-refused-team-vacant = Nobody sits at board { $place } for one of the teams: the game was not played.
tournament-refused-team-no-forfeit = A match is forfeited as +:-, -:+ or -:-.

# Order and sections of an event.

tournament-refused-order-game = Game { $place }
tournament-refused-order-length = It must last from 1 minute to 24 hours.
tournament-refused-order-rounds = Rounds follow each other, and this one would not: { $matter }, { $start }.
tournament-refused-order-no-rest = Player { $number } has another game: { $matter }, { $start }. Between two games a player rests 15 minutes.
tournament-refused-order-at-once = Something else is held at the same time: { $matter }, { $start }.
tournament-refused-order-rest-day = { $day } is a rest day.
tournament-refused-order-played = There is play on that day: { $matter }, { $start }.
tournament-refused-order-hour = A game is put on for continuation with at least one hour of play.
tournament-refused-order-not-waiting = Game { $place } is neither adjourned nor postponed.
tournament-refused-order-before-round = Round { $round } of that game ends at { $end }.
tournament-refused-order-after-last = Earlier games must be finished before this: { $matter }, { $start }.
tournament-refused-order-twice = Game { $place } stands twice in the order.
tournament-refused-order-no-roll = The roll has not been called yet.
tournament-refused-order-is-here = Player { $number } is checked in already.
tournament-refused-order-has-confirmed = Player { $number } has confirmed the instructions already.
tournament-refused-order-which-round = This duty comes with each round: name the round.
tournament-refused-order-no-round = This duty does not belong to a round.
tournament-refused-order-is-ticked = This duty is ticked off already.
tournament-refused-order-not-his-task = { $name } ({ $roles }) may not do this: it is a task of another office ({ $article }).
tournament-refused-order-one-chief = { $name } is the chief judge: a college of judges has one.
tournament-refused-order-appointed = { $name } holds this office already.
tournament-refused-section-unknown = There is no section “{ $section }”. Known sections: { $all }.
tournament-refused-section-which = The event has sections; name one: { $all }.
tournament-refused-section-too-late = Participants are registered without a section; sections are opened before that.
tournament-refused-section-no-event = The event itself has no instructions yet.
tournament-refused-section-too-many = An event has at most { $most } sections.
tournament-refused-section-elsewhere = Event { $event } belongs elsewhere: { $section }.
tournament-refused-section-whole = the whole event
tournament-refused-section-twice = “{ $name }” plays in the section “{ $section }” already; if that is wanted, allow it and say why.
tournament-refused-section-no-rest = “{ $name }” plays in the section “{ $section }”: { $matter }, { $start }. Between two games a player rests 15 minutes.

# What a text is.

tournament-given-author = author
tournament-given-name = name
tournament-given-place = place
tournament-given-dates = dates
tournament-given-rule-set = rule set
tournament-given-control = time control
tournament-given-federation = federation
tournament-given-club = club
tournament-given-birth = date of birth
tournament-given-title = title
tournament-given-licence = number with the federation
tournament-given-commission = commission
tournament-given-note = note
tournament-given-reason = reason
tournament-given-room = room
tournament-given-section = section
tournament-given-additions = additions

# What the command line does not find.

tournament-refused-unknown-name = There is no player “{ $name }”.
tournament-refused-which-name = “{ $name }” fits several players: { $all }.
tournament-refused-outcome-text = “{ $text }” is no result; expected 1-0, ½-½ (or =), 0-1, +:-, -:+ or -:-.
tournament-refused-not-paired = Round { $number } is not paired yet.
tournament-refused-not-in-table = One of the two does not stand in the table.
tournament-refused-only-swiss = Only the Swiss system pairs by scores; here the table says who meets whom.
tournament-refused-trf-games = TRF has one game a round, and here a meeting has { $games }.

# What was taken over from another program.

tournament-imported = Taken over: players { $players }, rounds { $rounds }.
tournament-imported-without = Records that an event file has no place for were left out: { $what }.

# What a changed pairing breaks.

tournament-warning-unknown = Number { $number } is not in the tournament.
tournament-warning-away = { $name } takes no part in the round.
tournament-warning-twice = { $name } has more than one place.
tournament-warning-missing = { $name } has no place.
tournament-warning-have-met = { $name } and { $other } have met already (C1).
tournament-warning-forbidden = { $name } and { $other } must not meet.
tournament-warning-second-bye = { $name } was left over before, or had the points of a win without playing (C2).
tournament-warning-same-color = { $name } and { $other } must both have the same colour (C3).
tournament-warning-third-white = { $name } has White for the third time running.
tournament-warning-third-black = { $name } has Black for the third time running.
tournament-warning-difference = { $name } would have a colour difference of { $difference } (White less Black).
tournament-warning-differs = The Swiss system pairs the round otherwise.
tournament-warning-other-pair = { $name } and { $other } are no pair of this round.
tournament-warning-other-colors = { $name } and { $other } have the colours the other way round in this round.
tournament-warning-confirm = The change was not made. Repeat it with --anyway if it is to stand.
