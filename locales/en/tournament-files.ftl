# The event file: how it is read, written, sealed and repaired.

tournament-head = Head of the event file (SHA-256): { $head }
tournament-file-torn = Line { $line } of { $file } was not written to its end: the disk was full, or the computer stopped. The unfinished part is left out. A file that was copied or cut off may lack more than that: verify --head with the head on the last printed page shows it.
tournament-file-cut = The unfinished part was removed from the event file and kept in { $file }.
tournament-file-line-ends = The line ends that an editor had changed were restored; the file as it was is kept in { $file }.
tournament-file-end-added = The end of the last line was added.
tournament-file-nothing = There is nothing to repair.

tournament-seal-none = The file is of version 1, and its lines have no hashes. The next change will seal everything before it.
tournament-seal-whole = Every hash from line { $line } on fits.
tournament-seal-changed = Line { $line } was changed, or a line after it was added or removed: the hash in line { $at } does not fit.
tournament-seal-own-hash = The hash in line { $line } was changed.
tournament-seal-no-hash = Line { $line } has no hash: it was added or rewritten by hand.
tournament-seal-editor = Only the line ends were changed, as an editor does; repair-file restores them.
tournament-clock-back = The last line of the event file has the moment { $last }, and it is { $now } here: check the clock of this computer.
tournament-moment-back = Event { $number } has an earlier moment than one before it: { $at }.
tournament-moment-ahead = Event { $number } has a moment that lies more than a day ahead: { $at }.
tournament-head-found = The file had this head after line { $line } (of { $count }): everything up to there is unchanged.
tournament-head-unknown = The file never had this head: it was changed after the head was printed, or the head is that of another file.

tournament-refused-file-open = the file cannot be opened ({ $why })
tournament-refused-file-locked = the file cannot be locked ({ $why })
tournament-refused-file-read = the file cannot be read ({ $why })
tournament-refused-file-begin = the file cannot be created ({ $why })
tournament-refused-out-kept = nothing is written over this file: it is an event file, a secret, a career file, or is read by this command
tournament-refused-file-write = nothing was written ({ $why }); the event file is as it was
tournament-refused-file-half = the change could not be written ({ $why }); the next command removes the unfinished line
tournament-refused-file-meanwhile = another program has changed the file in the meantime; nothing was written
tournament-refused-file-long = the file is too long for an event file
tournament-refused-file-doubtful = line { $line } has no line end, and it cannot be known whether it was longer: { $text } — run repair-file with --keep-last if the line is right, or with --drop-last if it is not
tournament-refused-file-kept = { $file } already exists; move it away first
tournament-refused-file-newer = the file is of version { $version }; a newer program wrote it
tournament-refused-file-heading = this is not an event file (expected “{ $expected }” in line 1)
tournament-refused-file-line = line { $line } cannot be read: { $why }

tournament-head-broken = Line { $line } of the event file is not as it was written.
tournament-redrawn-line = Event { $event }, { $what }: { $said }
tournament-redrawn-numbers = drawing of the numbers
tournament-redrawn-round = drawing of the table round played as round { $round }
tournament-redrawn-openings = drawing of the openings of round { $round }
tournament-redrawn-same = the same result
tournament-redrawn-differ = another result
tournament-redrawn-none = Nothing was drawn by lot.

tournament-place-and-date = Place and date: { $place }
tournament-list-skipped = These columns are not known and were skipped: { $what }
tournament-dry-run = This is a trial: nothing was written.
tournament-zone-set = Moments are printed in the time zone { $zone }.
tournament-refused-nothing-to-undo = there is nothing to undo
tournament-refused-nothing-to-amend = nothing to put right: everything that was given is known so already
tournament-refused-no-name-column = the list has no column “name” in its first line
tournament-refused-column-twice = the column “{ $name }” stands twice in the list
tournament-refused-list-class = the class is master, candidate, I, II, III, IV or V, not “{ $text }”
tournament-refused-list-rating = a rating is a whole number, not “{ $text }”
tournament-refused-list-sex = “{ $text }” is not a sex; expected one of { $words }
tournament-refused-list-quote = line { $line }: a quotation mark is opened and not closed
tournament-refused-hall-gap = There is no { $text } in { $zone }: the clocks are put forward then.
tournament-refused-list-beyond = “{ $text }” stands in no column that has a heading
tournament-refused-list-encoding = the list cannot be read as { $encoding }; say with --encoding what it is
tournament-refused-no-results = no result was given; nothing was written
tournament-refused-result-line = line { $line }: expected a game and its result, as “3 1-0”, found “{ $text }”
tournament-refused-result-twice = line { $line }: game { $game } already has a result in this list
tournament-publish = Publish this now: { $commitment }
