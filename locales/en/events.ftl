# Competitions of the house: lists, uploads, the public page.

events-title = Competitions
events-mine = My competitions
events-mine-none = You have no competitions here yet. Upload the file of one below.
events-running = Under way
events-running-none = No competition is under way.
events-past = Finished
events-sign-in = Sign in and upload one
events-upload = Upload a competition
events-upload-what = The event file (.peatee) of peatee tournament. Every line is replayed; if one does not fit, nothing is kept.
events-upload-file = Event file
events-upload-button = Upload
events-upload-new = Upload it as a new competition
events-more = More
events-all = All competitions
events-out = checked out
events-no-file = Choose a file first.
events-not-taken = The file is not taken: { $why }
events-torn = Line { $line } was not written to its end. Repair the file with peatee tournament repair-file, then upload it again.
events-too-much = The competition is too large for this server; its file was read up to line { $line }.
events-nothing-kept = Nothing was kept.
events-full = There is no room for more: an account keeps 50 competitions, 32 MB together, each at most 4 MB.
events-long-title = The file is too long
events-long = A competition has at most 4 MB.
events-forbidden-title = Not allowed
events-forbidden = Only the organiser of this competition can do that.

# The public page.

events-in-play = under way
events-over = finished
events-ahead = not begun
events-open =
    { PLURAL($count) ->
        [one] { $count } game open
       *[other] { $count } games open
    }
events-sections = Sections
events-whole = All sections
events-rounds = Rounds
events-on-page = On this page
events-papers = Documents
events-why = Open a row to see why a player stands before the next.
events-no-rounds = No round is paired yet.

# What its owner does.

events-desk = You run this competition
events-game = Game { $game }
events-other-result = Other result
events-enter = Enter
events-entered = Result of game { $game } entered: { $result }.
events-changed = { $by } was faster ({ $at }): { $what }
events-changed-unknown = This has changed in the meantime; look again.
events-not-kept = Nothing was kept: the database does not answer. Try again in a moment.
events-draft = Round { $count } is a draft: only you know of it.
events-is-out = The competition is checked out. Upload its file or take it back first.
events-out-since = Checked out since { $at } (UTC). Nothing can be entered here until the file is uploaded or the competition is taken back.
events-take-back = Take it back
events-check-out = Check out
events-check-out-what = For playing on without network: nothing is entered here until the file comes back.
events-download = Download the event file
events-continue = Continue from a file
events-continue-what = The file that you downloaded here, with what was added since.
events-same = The file has nothing new.
events-added =
    { PLURAL($count) ->
        [one] { $count } line was added.
       *[other] { $count } lines were added.
    }
events-older =
    { PLURAL($count) ->
        [one] The competition has gone on here: the file lacks its last { $count } line. Download it first.
       *[other] The competition has gone on here: the file lacks its last { $count } lines. Download it first.
    }
events-parts = Line { $line } of the file is not the one that is kept here: the two have gone different ways.
