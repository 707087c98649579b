# The event file: how it is read, written, sealed and repaired.

tournament-head = Head of the event file (SHA-256): { $head }
tournament-file-torn = Line { $line } of { $file } is incomplete: the disk was full, or the computer stopped. The incomplete part is ignored. A file that was copied or truncated may lack more than that: check it with verify --head and the head on the last printed page.
tournament-file-cut = The incomplete part was removed from the event file and saved in { $file }.
tournament-file-line-ends = The line endings changed by an editor were restored; the previous file is kept as { $file }.
tournament-file-end-added = The missing line ending was added to the last line.
tournament-file-nothing = There is nothing to repair.

tournament-seal-none = The file is version 1, and its lines have no hashes. The next change will seal everything before it.
tournament-seal-whole = All hashes from line { $line } on match.
tournament-seal-changed = Line { $line } was changed, or lines after it were added or removed: the hash in line { $at } does not match.
tournament-seal-own-hash = The hash in line { $line } was changed.
tournament-seal-no-hash = Line { $line } has no hash: it was added or rewritten by hand.
tournament-seal-editor = Only the line endings were changed, as editors do; repair-file restores them.
tournament-clock-back = The last line of the event file was written at { $last }, but the clock of this computer shows { $now }: check the clock.
tournament-moment-back = The time of entry { $number } is earlier than that of an entry before it: { $at }.
tournament-moment-ahead = The time of entry { $number } is more than a day in the future: { $at }.
tournament-head-found = The file had this head after line { $line } (of { $count }): everything up to that line is unchanged.
tournament-head-unknown = The file never had this head: it was changed after the head was printed, or the head is that of another file.

tournament-refused-file-open = the file cannot be opened ({ $why })
tournament-refused-file-locked = the file cannot be locked ({ $why })
tournament-refused-file-read = the file cannot be read ({ $why })
tournament-refused-file-begin = the file cannot be created ({ $why })
tournament-refused-out-kept = this file cannot be overwritten: it is an event file, a secret or a career file, or this command reads it
tournament-refused-file-write = nothing was written ({ $why }); the event file is unchanged
tournament-refused-file-half = the change could not be written ({ $why }); the next command will remove the incomplete line
tournament-refused-file-meanwhile = another program has changed the file in the meantime; nothing was written
tournament-refused-file-long = the file is too long for an event file
tournament-refused-file-doubtful = line { $line } has no line ending, and it may have been longer: { $text } — run repair-file with --keep-last if the line is right, or with --drop-last if it is not
tournament-refused-file-kept = { $file } already exists; move it away first
tournament-refused-file-newer = the file is version { $version }, written by a newer program
tournament-refused-file-heading = this is not an event file (expected “{ $expected }” in line 1)
tournament-refused-file-line = line { $line } cannot be read: { $why }

tournament-head-broken = Line { $line } of the event file is no longer as it was written.
tournament-redrawn-line = Entry { $event }, { $what }: { $said }
tournament-redrawn-numbers = drawing of the numbers
tournament-redrawn-round = drawing of the table round played as round { $round }
tournament-redrawn-openings = drawing of the openings of round { $round }
tournament-redrawn-same = the same result
tournament-redrawn-differ = a different result
tournament-redrawn-none = Nothing was drawn by lot.

tournament-place-and-date = Place and date: { $place }
tournament-list-skipped = These columns are unknown and were skipped: { $what }
tournament-dry-run = Dry run: nothing was written.
tournament-zone-set = Times are printed in the time zone { $zone }.
tournament-refused-nothing-to-undo = there is nothing to undo
tournament-refused-nothing-to-amend = nothing to correct: everything given is already recorded
tournament-refused-no-name-column = the list has no column “name” in its first line
tournament-refused-column-twice = the column “{ $name }” appears twice in the list
tournament-refused-list-class = the class must be master, candidate, I, II, III, IV or V, not “{ $text }”
tournament-refused-list-rating = a rating must be a whole number, not “{ $text }”
tournament-refused-list-sex = “{ $text }” is not a sex; expected one of { $words }
tournament-refused-list-quote = line { $line }: a quotation mark is opened but not closed
tournament-refused-hall-gap = { $text } does not exist in { $zone }: the clocks go forward then.
tournament-refused-list-beyond = “{ $text }” is in a column without a heading
tournament-refused-list-encoding = the list cannot be read as { $encoding }; give its encoding with --encoding
tournament-refused-no-results = no result was given; nothing was written
tournament-refused-result-line = line { $line }: expected a game and its result, such as “3 1-0”, found “{ $text }”
tournament-refused-result-twice = line { $line }: game { $game } already has a result in this list
tournament-publish = Publish this now: { $commitment }
