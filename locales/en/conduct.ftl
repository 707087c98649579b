# A game under the regulations: what happens in it, how it ends, and why a wish is refused. $why is what a person wrote.

# Said at the board.

conduct-say-offer = I offer a draw
conduct-say-agree = I agree
conduct-say-decline = I do not agree
conduct-say-adjust = I adjust

# Where a game stands.

conduct-phase-waiting = Not begun yet
conduct-phase-playing = In play
conduct-phase-adjourning = Being adjourned
conduct-phase-adjourned = Adjourned
conduct-phase-closed = Resumed, envelope not opened yet
conduct-phase-in-doubt = Sealed move in doubt
conduct-phase-envelope-lost = Envelope lost
conduct-phase-over = Over

# Play.

conduct-event-begun = The game has begun.
conduct-event-arrived =
    { $side ->
        [white] White is present.
       *[black] Black is present.
    }
conduct-event-left =
    { $side ->
        [white] White has left.
       *[black] Black has left.
    }
conduct-event-played =
    { $side ->
        [white] White’s move: { $move }.
       *[black] Black’s move: { $move }.
    }
conduct-event-touched =
    { $side ->
        [white] White touched the piece on { $square } and must move it.
       *[black] Black touched the piece on { $square } and must move it.
    }
conduct-event-adjusting =
    { $side ->
        [white] White: “{ conduct-say-adjust }”.
       *[black] Black: “{ conduct-say-adjust }”.
    }
conduct-event-adjusted =
    { $side ->
        [white] White has finished adjusting.
       *[black] Black has finished adjusting.
    }
conduct-event-draw-offered =
    { $side ->
        [white] White: “{ conduct-say-offer }”.
       *[black] Black: “{ conduct-say-offer }”.
    }
conduct-event-draw-declined =
    { $side ->
        [white] White: “{ conduct-say-decline }”.
       *[black] Black: “{ conduct-say-decline }”.
    }
conduct-event-takeback-asked =
    { $side ->
        [white] White asks for a takeback.
       *[black] Black asks for a takeback.
    }
conduct-event-saved =
    { $side ->
        [white] White has saved the game.
       *[black] Black has saved the game.
    }
conduct-event-takeback-declined =
    { $side ->
        [white] White declines the takeback.
       *[black] Black declines the takeback.
    }
conduct-event-taken-back-to-start = Moves were taken back by agreement; the game continues from the beginning.
conduct-event-taken-back = Moves were taken back by agreement; the game continues from the position after entry { $number } of the score.
conduct-event-claim-made =
    { $side ->
        [white] White claims a draw; the judge is checking the claim.
       *[black] Black claims a draw; the judge is checking the claim.
    }
conduct-event-claim-made-with =
    { $side ->
        [white] White claims a draw with the move { $move }; the judge is checking the claim.
       *[black] Black claims a draw with the move { $move }; the judge is checking the claim.
    }
conduct-event-end-confirmed = The judge confirms the end of the game.
conduct-event-claim-failed =
    { $side ->
        [white] White’s draw claim was not confirmed.
       *[black] Black’s draw claim was not confirmed.
    }

# The clock. Times look like 1:05:09.

conduct-event-clock-forward =
    { $side ->
        [white] White’s clock was moved forward by { $time }: “{ $why }”.
       *[black] Black’s clock was moved forward by { $time }: “{ $why }”.
    }
conduct-event-clock-back =
    { $side ->
        [white] White’s clock was moved back by { $time }: “{ $why }”.
       *[black] Black’s clock was moved back by { $time }: “{ $why }”.
    }
conduct-event-clock-fault = A clock fault was noted; the times are unchanged: “{ $why }”.
conduct-event-clock-complaint =
    { $side ->
        [white] White’s complaint about the clock: “{ $why }”.
       *[black] Black’s complaint about the clock: “{ $why }”.
    }
conduct-event-clocks-stopped = Both clocks were stopped: “{ $why }”.
conduct-event-clocks-started = The clock was started again.
conduct-event-clocks-set = The clocks were set: White { $white }, Black { $black } (“{ $why }”).
conduct-event-flag-fell =
    { $side ->
        [white] White’s flag has fallen.
       *[black] Black’s flag has fallen.
    }

# Errors and misconduct. $made is what was done, as somebody wrote it.

conduct-event-reported =
    Error by { $side ->
        [white] White
       *[black] Black
    }: { $breach ->
        [two-moves] { conduct-breach-two-moves }
        [illegal-move] { conduct-breach-illegal-move }
        [touched-other] { conduct-breach-touched-other }
        [took-back] { conduct-breach-took-back }
        [moved-opponent-piece] { conduct-breach-moved-opponent-piece }
        [missed-capture] { conduct-breach-missed-capture }
        [removed-without-reason] { conduct-breach-removed-without-reason }
        [wrong-capture-count] { conduct-breach-wrong-capture-count }
        [stopped-capture] { conduct-breach-stopped-capture }
        [early-removal] { conduct-breach-early-removal }
        [removed-too-few] { conduct-breach-removed-too-few }
        [removed-uncaptured] { conduct-breach-removed-uncaptured }
        [paused-removal] { conduct-breach-paused-removal }
        [removed-own] { conduct-breach-removed-own }
        [not-crowned] { conduct-breach-not-crowned }
        [moved-uncrowned] { conduct-breach-moved-uncrowned }
        [two-hands] { conduct-breach-two-hands }
        [unclear-capture] { conduct-breach-unclear-capture }
        [wrong-start] { conduct-breach-wrong-start }
       *[on-light-square] { conduct-breach-on-light-square }
    } (“{ $made }”).
conduct-event-decided =
    Incident { $number }: { $decision ->
        [pending] { conduct-decision-pending }
        [corrected] { conduct-decision-corrected }
        [let-stand] { conduct-decision-let-stand }
        [replayed] { conduct-decision-replayed }
       *[noted] { conduct-decision-noted }
    }.
conduct-event-misconduct =
    Misconduct by { $side ->
        [white] White
       *[black] Black
    }: { $misconduct ->
        [touched-out-of-turn] { conduct-misconduct-touched-out-of-turn }
        [advice] { conduct-misconduct-advice }
        [left-board] { conduct-misconduct-left-board }
        [analysis] { conduct-misconduct-analysis }
        [pointing] { conduct-misconduct-pointing }
        [disturbance] { conduct-misconduct-disturbance }
        [help] { conduct-misconduct-help }
       *[other] { conduct-misconduct-other }
    } (“{ $why }”).
conduct-event-accident = The position on the board was upset through no fault of the players, and restored: “{ $why }”.
conduct-event-displaced =
    { $side ->
        [white] White displaced pieces and is restoring them on White’s own time: “{ $why }”.
       *[black] Black displaced pieces and is restoring them on Black’s own time: “{ $why }”.
    }
conduct-event-restored = The position on the board has been restored.
conduct-event-compliance-demanded =
    { $side ->
        [white] White demands that the rules be followed: “{ $why }”.
       *[black] Black demands that the rules be followed: “{ $why }”.
    }
conduct-event-replayed-from-start = The game is replayed from the beginning: “{ $why }”.
# Every move of either side is an entry.
conduct-event-replayed = The game is replayed from the position after entry { $number } of the score: “{ $why }”.
conduct-event-penalised =
    Penalty for { $side ->
        [white] White
       *[black] Black
    }: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } (“{ $why }”).
conduct-event-penalised-for-incident =
    Penalty for { $side ->
        [white] White
       *[black] Black
    } for incident { $number }: { $penalty ->
        [warning] { conduct-penalty-warning }
        [reprimand] { conduct-penalty-reprimand }
        [loss] { conduct-penalty-loss }
       *[exclusion] { conduct-penalty-exclusion }
    } (“{ $why }”).

# Adjournment and resumption.

conduct-event-session-ended = The playing session is over; the game must be adjourned.
conduct-event-adjournment-asked =
    { $side ->
        [white] White asks to adjourn the game.
       *[black] Black asks to adjourn the game.
    }
conduct-event-adjournment-allowed = The judge agrees to the adjournment; the rest of the playing session is charged to the player to move.
conduct-event-adjournment-ordered = The judge adjourns the game: “{ $why }”.
conduct-event-move-sealed =
    { $side ->
        [white] White has sealed a move.
       *[black] Black has sealed a move.
    }
conduct-event-adjournment-declined =
    { $side ->
        [white] White does not agree to adjourn the game.
       *[black] Black does not agree to adjourn the game.
    }
conduct-event-adjournment-agreed = The players agree to adjourn the game.
conduct-event-resumption-proposed =
    { $side ->
        [white] White proposes a time for resuming the game.
       *[black] Black proposes a time for resuming the game.
    }
conduct-event-resumption-proposed-now =
    { $side ->
        [white] White proposes to resume the game now.
       *[black] Black proposes to resume the game now.
    }
conduct-event-resumption-declined =
    { $side ->
        [white] White does not agree to that time.
       *[black] Black does not agree to that time.
    }
conduct-event-resumption-appointed = The time for resuming the game has been agreed.
conduct-event-sealed-chosen =
    { $side ->
        [white] White chooses what the sealed move stands for: { $move }.
       *[black] Black chooses what the sealed move stands for: { $move }.
    }
conduct-event-sealed-stands = Nobody chose in time; the sealed move stands for { $move }.
conduct-event-adjourned-openly = The game is adjourned; the last move was made openly.
conduct-event-resumed =
    The game is resumed; { $present ->
        [both] both players are present
        [white] only White is present
        [black] only Black is present
       *[neither] neither player is present
    }.
conduct-event-resumed-for =
    The game is resumed, with { $time } for play; { $present ->
        [both] both players are present
        [white] only White is present
        [black] only Black is present
       *[neither] neither player is present
    }.
conduct-event-envelope-opened = The envelope was opened; it says “{ $text }”.
conduct-event-sealed-played =
    { $side ->
        [white] White’s sealed move: { $move }.
       *[black] Black’s sealed move: { $move }.
    }
conduct-event-sealed-played-slip =
    { $side ->
        [white] White
       *[black] Black
    }’s sealed move: { $move } (slip of the pen: { $slip ->
        [turned] { conduct-slip-turned }
        [one-character] { conduct-slip-one-character }
        [short] { conduct-slip-short }
        [touched] { conduct-slip-touched }
       *[capture] { conduct-slip-capture }
    }).
conduct-event-sealed-in-doubt = The sealed move is in doubt; it may mean: { $moves }.
conduct-event-sealed-unreadable = The sealed move is in doubt; no legal move fits it.
conduct-event-sealed-read = The judge reads the sealed move as { $move }.
conduct-event-envelope-lost = The envelope is lost: “{ $why }”.
conduct-event-reconstructed = The game was reconstructed: sealed move { $move }; time used: White { $white }, Black { $black }.
conduct-event-reconstructed-position = The game was reconstructed: position { $fen }; sealed move { $move }; time used: White { $white }, Black { $black }.

# Protests, appeals and score sheets.

conduct-event-protested =
    { $side ->
        [white] White protests: “{ $why }”.
       *[black] Black protests: “{ $why }”.
    }
conduct-event-protest-upheld = Protest { $number } was upheld: “{ $why }”.
conduct-event-protest-rejected = Protest { $number } was rejected: “{ $why }”.
conduct-event-appealed =
    { $side ->
        [white] White appeals against decision { $number } of the judge: “{ $why }”.
       *[black] Black appeals against decision { $number } of the judge: “{ $why }”.
    }
conduct-event-appeal-upheld = Appeal { $number } was upheld: “{ $why }”.
conduct-event-appeal-rejected = Appeal { $number } was rejected: “{ $why }”.
conduct-event-handed-in =
    { $side ->
        [white] White has handed in a score sheet.
       *[black] Black has handed in a score sheet.
    }
conduct-event-signed-own =
    { $side ->
        [white] White has signed White’s own score sheet.
       *[black] Black has signed Black’s own score sheet.
    }
conduct-event-signed-other =
    { $side ->
        [white] White has signed Black’s score sheet.
       *[black] Black has signed White’s score sheet.
    }
conduct-event-sheets-accepted = The judge accepted the score sheets without the missing signatures: “{ $why }”.
conduct-event-colours-swapped = The players have swapped colours.
conduct-event-next-round-begun = The next round has begun; the result of this game stands.

# How a game ends, besides the ends of its rules.

conduct-end-time =
    { $winner ->
        [white] White wins: Black exceeded the time limit.
       *[black] Black wins: White exceeded the time limit.
    }
conduct-end-time-draw =
    { $side ->
        [white] Draw: White exceeded the time limit, but Black cannot checkmate.
       *[black] Draw: Black exceeded the time limit, but White cannot checkmate.
    }
conduct-end-absence =
    { $winner ->
        [white] White wins: Black did not appear in time.
       *[black] Black wins: White did not appear in time.
    }
conduct-end-both-absent = Both players lose: neither appeared.
conduct-end-abandoned = Nobody played for 90 days: the game ended without a result.
conduct-end-left =
    { $winner ->
        [white] White wins: Black was away for too long on Black’s own move.
       *[black] Black wins: White was away for too long on White’s own move.
    }
conduct-end-aborted =
    { $side ->
        [white] White aborted the game before both players had moved; it has no result.
       *[black] Black aborted the game before both players had moved; it has no result.
    }
conduct-end-sealed-move =
    { $winner ->
        [white] White wins: the meaning of Black’s sealed move could not be established.
       *[black] Black wins: the meaning of White’s sealed move could not be established.
    }
conduct-end-refusal =
    { $winner ->
        [white] White wins by decision of the judge: Black refuses to follow the rules (“{ $why }”).
       *[black] Black wins by decision of the judge: White refuses to follow the rules (“{ $why }”).
    }
conduct-end-discipline =
    { $winner ->
        [white] White wins by decision of the judge: Black broke the discipline of the competition (“{ $why }”).
       *[black] Black wins by decision of the judge: White broke the discipline of the competition (“{ $why }”).
    }
conduct-end-neither-can-win = Draw by decision of the judge: neither player can win (“{ $why }”).
conduct-end-claim-upheld = Draw by decision of the judge: the draw claim was confirmed.
conduct-end-ruled-win =
    { $winner ->
        [white] White wins by decision of the judge: “{ $why }”.
       *[black] Black wins by decision of the judge: “{ $why }”.
    }
conduct-end-ruled-draw = Draw by decision of the judge: “{ $why }”.
conduct-end-ruled-forfeit =
    { $winner ->
        [white] White wins by forfeit by decision of the judge: “{ $why }”.
       *[black] Black wins by forfeit by decision of the judge: “{ $why }”.
    }
conduct-end-ruled-both-lost = Both players lose by decision of the judge: “{ $why }”.
conduct-end-ruled-both-forfeit = Both players lose by forfeit by decision of the judge: “{ $why }”.
conduct-end-ruled-no-result = The game ends without a result by decision of the judge: “{ $why }”.
conduct-end-annulled-board = The game is annulled and will be replayed: the board was placed wrongly (“{ $why }”).
conduct-end-annulled-envelope = The game is annulled and will be replayed: the envelope is lost and the game cannot be reconstructed (“{ $why }”).
conduct-end-annulled = The game is annulled and will be replayed: “{ $why }”.

# Why a wish is refused.

conduct-refused-not-begun = The game has not begun yet.
conduct-refused-begun = The game has already begun.
conduct-refused-over = { reason-game-over }
conduct-refused-not-over = The game is not over yet.
conduct-refused-not-on-move =
    { $side ->
        [white] It is White’s move.
       *[black] It is Black’s move.
    }
conduct-refused-clocks-stopped = The clocks are stopped.
conduct-refused-not-stopped = The judge has not stopped the clocks.
conduct-refused-not-again = { play-offer-not-again }
conduct-refused-no-offer = { play-offer-none }
conduct-refused-no-claim = There is no draw claim to check.
conduct-refused-claim-not-shown = The score of the game does not confirm this draw claim.
conduct-refused-claim-pending = The draw claim must be checked first.
conduct-refused-no-end = The position on the board does not end the game.
conduct-refused-no-result = A verdict must say how the game ended.
conduct-refused-is-there =
    { $side ->
        [white] White is already present.
       *[black] Black is already present.
    }
conduct-refused-clock-untimed = This game is played without a clock.
conduct-refused-clock-stopped = The clock is not running.
conduct-refused-clock-running = The clock is running.
conduct-refused-clock-flag =
    { $side ->
        [white] White’s flag has already fallen.
       *[black] Black’s flag has already fallen.
    }
conduct-refused-clock-beyond-control =
    { $side ->
        [white] White would have no time left before the time control.
       *[black] Black would have no time left before the time control.
    }
conduct-refused-clock-too-little-left = After this correction { $time } would be left before the time control; at least { $least } must be left.
conduct-refused-clock-too-late = It is too late to complain about the clock or to correct it.
conduct-refused-not-resumed = The clocks can be reset only after the game has been resumed.
conduct-refused-backwards = Time cannot run backwards: this moment is { $time } before the last event.
# $version and $now count the events of the game.
conduct-refused-stale = The game has moved on in the meantime (the command was for version { $version }, but now it is version { $now }).
conduct-refused-nothing = Nothing has changed.
conduct-refused-too-long = The text is too long: length in bytes { $count }, at most { $limit } allowed.
conduct-refused-no-reason = A reason must be given.
conduct-refused-no-touch-move = Touch-move does not apply in this game.
# $square is what was written and may be no square.
conduct-refused-no-duty = “{ $square }”: the player has no move from there.
conduct-refused-touched-other = The piece on { $square } was touched and must move.
conduct-refused-touched-out-of-turn =
    { $side ->
        [white] It is White’s move: Black must not touch any pieces.
       *[black] It is Black’s move: White must not touch any pieces.
    }
conduct-refused-adjusts =
    { $side ->
        [white] White has said “{ conduct-say-adjust }”: until White has finished, touched pieces need not move.
       *[black] Black has said “{ conduct-say-adjust }”: until Black has finished, touched pieces need not move.
    }
conduct-refused-not-adjusting =
    { $side ->
        [white] White is not adjusting anything.
       *[black] Black is not adjusting anything.
    }
conduct-refused-not-recorded = This is possible only while a game on a real board is being recorded.
conduct-refused-may-be-taken-first = When a man captures just one man, that man may be taken off before the jump; this is not an error.
# $why is a message of the program.
conduct-refused-position = This position cannot be set up: { $why }.
conduct-refused-no-incident = There is no incident { $number }.
conduct-refused-nobodys-fault = Nobody is to blame for incident { $number }.
conduct-refused-not-his-doing =
    { $side ->
        [white] Incident { $number } is not White’s doing.
       *[black] Incident { $number } is not Black’s doing.
    }
conduct-refused-decided = Nothing is left to decide about incident { $number }.
conduct-refused-only-opponent = Only the opponent may demand that the error be corrected or let it stand.
conduct-refused-judge-replays = Under these rules the opponent has no choice: the judge has the game replayed.
conduct-refused-no-such-ply = Entries in the score: { $count }; there is no entry { $number }.
conduct-refused-result-stands = It is too late: the result stands.
conduct-refused-restoring = The position on the board must be restored first.
conduct-refused-nothing-to-restore = There is nothing to restore.
conduct-refused-colours-stay = Black has already replied; the colours stay as they are.
conduct-refused-played-so = The game is over; the colours stay as they are.
conduct-refused-control-not-reached = The control number of moves ({ $count }) has not been made yet.
conduct-refused-no-session = No playing session was set for this game.
conduct-refused-rest-too-long = The rest of the playing session cannot be charged to the player: it would use up the time left before the next time control.
conduct-refused-not-asked = Nobody has asked to adjourn the game.
conduct-refused-not-adjourning = The game is not being adjourned; no move needs to be sealed.
conduct-refused-adjourned = The game is adjourned or is being adjourned.
conduct-refused-not-adjourned = The game is not adjourned.
conduct-refused-too-short = A game may be resumed only if there is at least { $least } for play.
conduct-refused-envelope-closed = The envelope with the sealed move has not been opened yet.
conduct-refused-not-yet-resumed = The envelope is opened only when the game has been resumed.
conduct-refused-envelope-lost = The envelope is lost; the game must be reconstructed or annulled first.
conduct-refused-envelope-not-lost = The envelope is not lost.
conduct-refused-no-envelope = There is no closed envelope.
conduct-refused-answerer-absent =
    { $side ->
        [white] White, who must answer the sealed move, is absent.
       *[black] Black, who must answer the sealed move, is absent.
    }
conduct-refused-not-what-was-sealed = This is not the move that was sealed.
conduct-refused-must-seal = The opponent is absent; the reply must be sealed.
conduct-refused-touched-to-seal = Your move must be sealed; do not touch any pieces.
conduct-refused-in-doubt = The sealed move is in doubt; it must be settled first.
conduct-refused-asked-before = This can be proposed only once in the same position.
conduct-refused-nothing-proposed = No time for resuming the game has been proposed.
conduct-refused-resumption-time = The time must be in the future, and within a year.
conduct-refused-not-a-reading = The sealed move cannot stand for this move.
conduct-refused-not-in-doubt = There is no sealed move in doubt.
conduct-refused-not-in-competition = This is not possible in a competition.
conduct-refused-recorded = This is not possible while a game on a real board is being recorded.
conduct-refused-nothing-to-take-back = The player has no move of their own to take back.
conduct-refused-not-back-again = A player may ask for a takeback only once in the same position.
conduct-refused-takeback-pending = The opponent has asked for a takeback and is waiting for an answer.
conduct-refused-no-takeback = There is no takeback request to answer.
conduct-refused-offer-pending = The draw offer must be answered first.
conduct-refused-no-time-to-go-back =
    { $side ->
        [white] If the move were taken back, White would have no time left.
       *[black] If the move were taken back, Black would have no time left.
    }
conduct-refused-too-late-to-abort = A game can be aborted only until both players have moved.
conduct-refused-no-leave-time = This game has no time limit after which a player who has left loses.
conduct-refused-clock-decides = The clock decides here: a player who is away loses only clock time.
conduct-refused-was-adjourned = Once a game has been adjourned, it cannot be lost by being away.
conduct-refused-break-off-instead = Not both players have moved yet: abort the game instead; it will have no result.
conduct-refused-is-away =
    { $side ->
        [white] White is not present.
       *[black] Black is not present.
    }
conduct-refused-opponent-is-there = The opponent is present.
conduct-refused-has-not-come =
    { $side ->
        [white] White has not arrived yet.
       *[black] Black has not arrived yet.
    }
conduct-refused-not-long-enough = The opponent may still come back; time left to wait: { $time }.
conduct-refused-no-such-number = There is nothing under number { $number } to answer or to appeal against.
conduct-refused-no-sheet =
    { $side ->
        [white] White has not handed in a score sheet.
       *[black] Black has not handed in a score sheet.
    }
conduct-refused-official = The result is already official.
conduct-refused-signed = The score sheet has already been signed.

# Errors at the board.

conduct-breach-two-moves = two moves in a row
conduct-breach-illegal-move = illegal move
conduct-breach-touched-other = one piece touched, another moved
conduct-breach-took-back = move taken back
conduct-breach-moved-opponent-piece = move made with an opponent’s piece
conduct-breach-missed-capture = another move made although a capture was possible
conduct-breach-removed-without-reason = piece removed from the board without reason
conduct-breach-wrong-capture-count = too few or too many pieces captured
conduct-breach-stopped-capture = stop during a capture of several pieces
conduct-breach-early-removal = captured pieces removed before the capture was finished
conduct-breach-removed-too-few = fewer pieces removed than captured
conduct-breach-removed-uncaptured = pieces removed that were not captured
conduct-breach-paused-removal = stop while removing pieces
conduct-breach-removed-own = own pieces removed after a capture
conduct-breach-not-crowned = man left uncrowned
conduct-breach-moved-uncrowned = move made with an uncrowned king
conduct-breach-two-hands = both hands used
conduct-breach-unclear-capture = capture not shown clearly
conduct-breach-wrong-start = start position set up wrongly
conduct-breach-on-light-square = piece on a light square

# Misconduct.

conduct-misconduct-touched-out-of-turn = pieces touched or adjusted during the opponent’s move
conduct-misconduct-advice = use of advice or notes
conduct-misconduct-left-board = leaving the board during one’s own move
conduct-misconduct-analysis = analysis of the game on a board
conduct-misconduct-pointing = pointing at squares
conduct-misconduct-disturbance = disturbance of play
conduct-misconduct-help = outside help in recording, counting moves or starting the clock
conduct-misconduct-other = other misconduct

# Penalties.

conduct-penalty-warning = warning
conduct-penalty-reprimand = reprimand
conduct-penalty-loss = loss of the game
conduct-penalty-exclusion = loss of the game and exclusion from the competition

# What became of an incident.

conduct-decision-pending = not decided yet
conduct-decision-corrected = corrected
conduct-decision-let-stand = let stand
conduct-decision-replayed = game replayed from there
conduct-decision-noted = noted

# Slips of the pen.

conduct-slip-none = no slip of the pen
conduct-slip-turned = written from the other side of the board
conduct-slip-one-character = wrong character
conduct-slip-capture = another move written instead of a compulsory capture
conduct-slip-short = not written in full notation
conduct-slip-touched = another move written instead of a move with the touched piece
