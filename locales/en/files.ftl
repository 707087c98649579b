# What is wrong with a file: why it cannot be opened, and what is wrong in its lines. These stand inside of other sentences.

io-not-found = there is no such file
io-denied = permission is missing
io-folder = it is a folder
io-not-a-folder = a part of the path is not a folder
io-not-text = it is not UTF-8 text
io-exists = it already exists
io-full = the disk is full
io-too-large = it is larger than the system allows
io-read-only = the disk can only be read
io-other = system error { $number }
io-unknown = the system does not say why

# Lines.
line-not-utf8 = it is not UTF-8
line-no-parts = expected TIME | AUTHOR | WHAT
line-no-time = expected a time as 2026-11-15T10:00:00Z, found “{ $found }”
line-no-date = expected a date as 2026-12-06, found “{ $found }”
line-no-name = the name is missing
line-no-kind = nothing is called “{ $found }” here
line-no-field = expected KEY=VALUE, found “{ $found }”
line-unclosed = the quotation mark behind “{ $key }” is not closed
line-twice = “{ $key }” stands twice
line-no-space = a space is missing behind “{ $key }”
line-missing = “{ $verb }” lacks “{ $key }”
line-surplus = “{ $verb }” has no “{ $key }”
line-value = “{ $key }” of “{ $verb }”: expected { $expected }, found “{ $found }”
expected-one-of = one of { $words }
expected-like = something like { $example }
expected-number = a number
expected-within = a number from { $least } to { $most }
expected-digits = hexadecimal digits, { $count } of them
line-opening-hash = the table of openings has the SHA-256 { $found }, the line says { $given }
line-opening-table = the table of openings: { $why }
line-masters = more masters ({ $masters }) than participants ({ $participants })
line-parts = { $parts } against masters and candidates cannot be part of { $all } in all
line-no-masters = games against masters ({ $games }), but no masters among the participants
line-ambiguous = several people are called “{ $name }” ({ $count }); the date of birth or the licence tells them apart
line-heading = expected “{ $expected }” in the first line
line-too-long = the file is longer than { $most } bytes

# What does not fit what happened before.
tournament-refused-other-numbers = The numbers are not those of the participants.
tournament-refused-stands-twice = Player { $number } stands twice in the round.
tournament-refused-openings-count = Round { $round } needs { $wanted } openings, not { $number }.
tournament-refused-openings-unknown = The table has no opening { $number }.

# Files of games.
games-file-binary = this is no text file (byte { $at } is zero)
games-file-wide = this file is in { $encoding }; save it as UTF-8
games-file-none = this is no file of games: no tag and no move in its first lines
games-folder-empty = there is no .pdn or .pgn file in this folder
games-kind-rules = no rule set is called “{ $name }”
games-kind-type = the tag GameType cannot be read at byte { $at }
games-kind-other = game type { $number } is not one of the rule sets here
games-kind-variant = the variant “{ $name }” is not one of the rule sets here
games-kind-english = it begins like English draughts, which is not one of the rule sets here
games-draws-tag = The tag Draws cannot be read: “{ $text }”.

# Why a round is paired so.
explain-title = How the round is paired
explain-group = Points: { $score }
explain-number = Number
explain-points = Points
explain-colors = Colours
explain-wants = Due
explain-bye = Bye
explain-floats = Floats
explain-game = Game
explain-yes = yes
explain-no = no
explain-any = any
explain-mild = mild { $side }
explain-strong = strong { $side }
explain-absolute = absolute { $side }
explain-white = W
explain-black = B
explain-up = up
explain-down = down
explain-left-over = bye
explain-bracket = Bracket { $score }
explain-moved = moved down: { $numbers }
explain-pairs = pairs: { $pairs }
explain-float-on = float on: { $numbers }
explain-free = left over: { $number }
line-not-one-of = expected { $expected }, found “{ $found }”
tournament-refused-no-name = a competition needs a --name
tournament-refused-no-section = name the section with --section
tournament-refused-sections-empty = no section has anything to show yet
tournament-refused-no-random = the system gives no random numbers
tournament-refused-hall-time = expected a day and a time as 2026-12-05 10:00, found “{ $text }”
tournament-refused-event-twice = this event is given twice
tournament-refused-list-csv = line { $line } of the list cannot be taken apart: it has more or fewer fields than the heading, or is not UTF-8
tournament-refused-opening-table = the table of openings cannot be used
tournament-refused-rating-system = line { $line } does not describe a rating system; “ratings --help” shows what such a file has
tournament-refused-rating-system-fmjd = the rating system fmjd: give --curve and --k as the federation has them

# Rating lists.
rating-list-line = line { $line }: { $why }
rating-list-column = line { $line }, column “{ $name }”: { $why }
rating-list-no-heading = the heading with the names of the columns is missing
rating-list-no-names = the heading has no column “name”
rating-list-unknown-column = the column is not known; known are name, id, federation, club, birth, games, peak, rating, or rating with a discipline
rating-list-column-twice = the column stands twice
rating-list-fields = it has { $found } fields, the heading { $expected }
rating-list-no-name = the name is missing
rating-list-control = it has control characters, or a quotation mark is not closed
rating-list-no-rating = “{ $found }” is no rating
rating-list-no-games = “{ $found }” is no number of games
rating-list-no-birth = expected a year or a date as 1953-05-31, found “{ $found }”
rating-list-unreadable = it cannot be taken apart into fields
rating-list-id-twice = the same id as on line { $first }
rating-list-empty = the list has no ratings
rating-list-which = the list has ratings for { $all }; say which with --discipline
rating-list-not-there = the list has no ratings for “{ $name }”, but for { $all }
