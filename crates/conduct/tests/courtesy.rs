//! Courtesies of casual games, and what they leave alone. Their stories are in `scenarios/house/`.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use games::Color::{Black, White};
use games::{ByColor, Color, RuleSet, Score};
use peatee_conduct::{
    Chance, Command, Competition, End, EnvelopeKey, Event, Game, Happened, Heading,
    LONGEST_UNTOUCHED, Millis, Mode, Moment, Phase, Receipt, Refused, Terms, seal,
};

const START: Moment = Moment(1_000_000_000_000);
const MINUTE: Millis = Millis::minutes(1);

fn at(length: Millis) -> Moment {
    START.plus(length)
}

fn terms(control: &str) -> Terms {
    let rules: RuleSet = "russian-1953".parse().expect("a rule set");
    Terms {
        control: control.parse().expect("a control"),
        leave_time: Some(MINUTE),
        ..Terms::new(rules)
    }
}

fn act(game: &mut Game, command: &Command, now: Moment) -> Result<Vec<Event>, Refused> {
    let events = game.decide(command, now)?;
    for event in &events {
        game.apply(event).expect("what was decided can happen");
    }
    Ok(events)
}

fn begun(terms: Terms) -> Game {
    let mut game = Game::new(terms).expect("playable");
    act(&mut game, &Command::Begin, START).expect("it begins");
    game
}

fn play(game: &mut Game, text: &str, now: Moment) -> Vec<Event> {
    let (by, text) = (game.moves().turn(), text.to_owned());
    act(game, &Command::Play { by, text }, now).expect("legal")
}

fn answer(by: Color, agrees: bool) -> Command {
    Command::AnswerTakeback { by, agrees }
}

fn all() -> [Command; 5] {
    [
        Command::AskTakeback(White),
        answer(White, true),
        Command::Abort(White),
        Command::Leave(White),
        Command::ClaimLeft(White),
    ]
}

#[test]
fn courtesies_are_for_casual_games() {
    let competition = begun(Terms {
        competition: Some(Competition::default()),
        ..terms("-")
    });
    let wooden = begun(Terms {
        mode: Mode::Record,
        ..terms("-")
    });
    for command in &all() {
        let refused = competition.decide(command, START);
        assert_eq!(refused, Err(Refused::NotInCompetition), "{command:?}");
        let refused = wooden.decide(command, START);
        assert_eq!(refused, Err(Refused::Recorded), "{command:?}");
    }
}

#[test]
fn nobody_looks_who_leaves_where_no_time_was_agreed_on() {
    let mut game = begun(Terms {
        leave_time: None,
        ..terms("-")
    });
    act(&mut game, &Command::Arrive(White), START).expect("he comes");
    for command in [Command::Leave(White), Command::ClaimLeft(White)] {
        assert_eq!(game.decide(&command, START), Err(Refused::NoLeaveTime));
    }
}

/// Every control counts the moves that stand; no turn is given back.
#[test]
fn a_turn_taken_back_stays_on_the_dial() {
    for control in ["300", "300+5", "300d5", "5/300", "*60"] {
        let mut game = begun(terms(control));
        play(&mut game, "c3-d4", at(Millis::seconds(10)));
        let asks = Command::AskTakeback(White);
        act(&mut game, &asks, at(Millis::seconds(12))).expect("he may");
        let now = at(Millis::seconds(20));
        let used = game.clock().used(Black, now);
        act(&mut game, &answer(Black, true), now).expect("he agrees");
        let clock = game.clock();
        assert_eq!((clock.running(), clock.moves(White)), (Some(White), 0));
        assert_eq!(clock.used(Black, now), used, "{control}");
        assert_eq!(clock.ran(now), Millis::seconds(20), "{control}");
        assert_eq!((game.takeback(), game.cuts().len()), (None, 1));
    }
}

/// Without the second that the move brought, White has used more than he was given.
#[test]
fn nobody_goes_back_to_a_fallen_flag() {
    let mut game = begun(terms("10+5"));
    play(&mut game, "c3-d4", at(Millis(9_500)));
    play(&mut game, "d6-c5", at(Millis(10_000)));
    let asks = Command::AskTakeback(White);
    let mut early = game.clone();
    act(&mut early, &asks, at(Millis(10_400))).expect("a little is left");
    let late = at(Millis(10_500));
    let refused = Err(Refused::NoTimeToGoBack(White));
    assert_eq!(game.decide(&asks, late), refused);
    assert_eq!(early.decide(&answer(Black, true), late), refused);
    act(&mut early, &answer(Black, false), late).expect("he may still decline");
}

/// What stands on the board goes with the position: offers, touched pieces, requests.
#[test]
fn a_takeback_clears_the_table() {
    let mut game = begun(Terms {
        has_touch_move: true,
        ..terms("-")
    });
    let now = START;
    play(&mut game, "c3-d4", now);
    let touch = Command::Touch {
        by: Black,
        square: "d6".to_owned(),
    };
    act(&mut game, &touch, now).expect("his piece");
    act(&mut game, &Command::AskTakeback(White), now).expect("he may");
    act(&mut game, &answer(Black, true), now).expect("he agrees");
    assert_eq!((game.touched(), game.moves().turn()), (None, White));
    play(&mut game, "c3-d4", now);
    act(&mut game, &Command::AskTakeback(White), now).expect("another position");
    let both = act(&mut game, &Command::OfferDraw(Black), now).expect("his move");
    assert_eq!(both[0].what, Happened::DrawOffered(Black));
    assert_eq!(game.takeback(), None);
    let again = game.decide(&Command::AskTakeback(White), now);
    assert_eq!(again, Err(Refused::OfferPending));
}

#[test]
fn no_takeback_while_the_game_is_adjourned() {
    let mut game = begun(terms("-"));
    play(&mut game, "c3-d4", START);
    act(&mut game, &Command::AskTakeback(White), START).expect("he may");
    let why = "the hall closes".to_owned();
    act(&mut game, &Command::Adjourn { why }, START).expect("he may");
    assert_eq!(game.takeback(), None);
    let late = game.decide(&answer(Black, true), START);
    assert_eq!(late, Err(Refused::NoTakeback));
    let asks = game.decide(&Command::AskTakeback(White), START);
    assert_eq!(asks, Err(Refused::Adjourned));
}

#[test]
fn the_protocol_tells_what_was_taken_back() {
    let mut game = Game::new(terms("-")).expect("playable");
    let mut events = act(&mut game, &Command::Begin, START).expect("it begins");
    events.extend(play(&mut game, "c3-d4", START));
    for command in [Command::AskTakeback(White), answer(Black, true)] {
        events.extend(act(&mut game, &command, START).expect("they may"));
    }
    events.extend(play(&mut game, "e3-f4", START));
    let abort = Command::Abort(Black);
    events.extend(act(&mut game, &abort, START).expect("he may"));
    let protocol = game.protocol(&Heading::default(), &events).expect("whole");
    let said = format!("{protocol:?}");
    for words in ["taken back by agreement", "broken off by Black", "c3-d4"] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn a_game_may_be_broken_off_before_it_begins() {
    let mut game = Game::new(terms("60")).expect("playable");
    act(&mut game, &Command::Abort(Black), START).expect("he may");
    assert_eq!(game.end(), Some(&End::Aborted { by: Black }));
    assert_eq!((game.score(), game.phase()), (Score::Unknown, Phase::Over));
    assert_eq!(game.next_deadline(), None);
}

/// 002:§32.11: late is who has not come; leaving makes nobody late, and arriving before the game does not last.
#[test]
fn r53_32_11_leaving_is_not_lateness() {
    let late = Terms {
        default_time: Some(Terms::HALF_AN_HOUR),
        ..terms("15/3600")
    };
    let mut game = begun(late.clone());
    let leave = game.decide(&Command::Leave(White), START);
    assert_eq!(leave, Err(Refused::IsAway(White)));
    for side in Color::ALL {
        act(&mut game, &Command::Arrive(side), START).expect("he comes");
    }
    act(&mut game, &Command::Leave(Black), at(MINUTE)).expect("he was there");
    assert_eq!(game.next_deadline(), Some(at(Millis::hours(1))));
    let look = game.decide(&Command::Look, at(Millis::minutes(31)));
    assert_eq!(look, Err(Refused::Nothing));

    let mut early = Game::new(late).expect("playable");
    let before = Moment(START.0 - 1000);
    act(&mut early, &Command::Arrive(White), before).expect("he comes");
    act(&mut early, &Command::Leave(White), before).expect("he was there");
    act(&mut early, &Command::Begin, START).expect("it begins");
    act(&mut early, &Command::Arrive(Black), START).expect("he comes");
    let claim = early.decide(&Command::ClaimLeft(Black), at(Millis::minutes(2)));
    assert_eq!(claim, Err(Refused::ClockDecides));
    act(&mut early, &Command::Look, at(Millis::minutes(30))).expect("too late");
    assert_eq!(early.end(), Some(&End::Absence { loser: White }));
}

/// A game that White adjourned with a sealed move.
fn adjourned() -> (Game, Receipt) {
    let mut game = begun(terms("-"));
    let why = "the hall closes".to_owned();
    act(&mut game, &Command::Adjourn { why }, START).expect("he may");
    let key = EnvelopeKey::new([7; 32]);
    let chance = Chance::new([9; Chance::LENGTH]);
    let subject = game.seal_subject(b"a game");
    let (sealed, receipt) = seal("c3-d4", chance, &key, &subject).expect("it can be sealed");
    let sealed = Box::new(sealed);
    act(&mut game, &Command::Seal { by: White, sealed }, START).expect("to be sealed");
    (game, receipt)
}

fn resume(game: &mut Game, white: bool, black: bool) {
    let (session, present) = (None, ByColor { white, black });
    act(game, &Command::Resume { session, present }, START).expect("adjourned");
}

/// 002:§35.1, 002:§35.3: who came to the resumption was there, whatever his connection does; and who leaves an adjourned
/// game has left nothing.
#[test]
fn r53_35_3_leaving_changes_no_resumption() {
    let (mut game, receipt) = adjourned();
    act(&mut game, &Command::Leave(White), START).expect("he was there");
    let claim = game.decide(&Command::ClaimLeft(Black), at(Millis::hours(1)));
    assert_eq!(claim, Err(Refused::BreakOffInstead));
    resume(&mut game, true, true);
    for side in Color::ALL {
        act(&mut game, &Command::Leave(side), START).expect("he was there");
    }
    act(&mut game, &Command::OpenEnvelope(receipt), START).expect("both came");
    // The reply is made openly, and shows that Black is back.
    play(&mut game, "d6-c5", START);
    assert!(game.is_there(Black));
    // Once a game has been adjourned, absence costs the time on the clock and nothing more (decision 0015).
    assert_eq!(game.may_claim_left(Black), None);
    let claim = game.decide(&Command::ClaimLeft(Black), at(Millis::hours(1)));
    assert_eq!(claim, Err(Refused::WasAdjourned));
}

/// 002:§35.3: one who is absent at the resumption has not left; his opponent seals his reply until he comes.
#[test]
fn r53_35_3_absence_at_the_resumption_is_not_leaving() {
    let (mut game, receipt) = adjourned();
    resume(&mut game, false, true);
    act(&mut game, &Command::OpenEnvelope(receipt), START).expect("Black is there");
    let leave = game.decide(&Command::Leave(White), START);
    assert_eq!(leave, Err(Refused::IsAway(White)));
    let claim = game.decide(&Command::ClaimLeft(Black), at(Millis::hours(1)));
    assert_eq!(claim, Err(Refused::WasAdjourned));
    let text = "d6-c5".to_owned();
    let openly = game.decide(&Command::Play { by: Black, text }, START);
    assert_eq!(openly, Err(Refused::MustSeal));
    act(&mut game, &Command::Arrive(White), START).expect("he comes");
    act(&mut game, &Command::Leave(White), START).expect("he was there");
    play(&mut game, "d6-c5", START);
}

/// Decision 0035: a claim is for whoever waits for a move at a board without a clock.
#[test]
fn found_7_t_player_01_a_clock_alone_decides_about_absence() {
    for control in ["40/7200", "300", "300+5", "*60"] {
        let mut game = begun(terms(control));
        for side in Color::ALL {
            act(&mut game, &Command::Arrive(side), START).expect("he comes");
        }
        play(&mut game, "c3-d4", START);
        play(&mut game, "d6-c5", START);
        play(&mut game, "b2-c3", START);
        act(&mut game, &Command::Leave(Black), START).expect("he was there");
        assert_eq!(game.may_claim_left(White), None, "{control}");
        let claim = game.decide(&Command::ClaimLeft(White), at(Millis::seconds(30)));
        assert_eq!(claim, Err(Refused::ClockDecides), "{control}");
    }
}

/// Decision 0035: before both have moved the game is broken off, without a result.
#[test]
fn found_7_t_player_01_a_game_that_has_not_begun_is_not_won() {
    let mut game = begun(terms("-"));
    for side in Color::ALL {
        act(&mut game, &Command::Arrive(side), START).expect("he comes");
    }
    play(&mut game, "c3-d4", START);
    act(&mut game, &Command::Leave(Black), START).expect("he was there");
    let now = at(Millis::hours(1));
    let claim = game.decide(&Command::ClaimLeft(White), now);
    assert_eq!(claim, Err(Refused::BreakOffInstead));
    act(&mut game, &Command::Abort(White), now).expect("he may");
    assert_eq!(game.score(), Score::Unknown);
}

/// Decision 0035: he waits for a move, so that the time begins when it became the other's turn.
#[test]
fn found_7_t_player_01_who_is_to_move_himself_waits_for_nobody() {
    let mut game = begun(terms("-"));
    play(&mut game, "c3-d4", START);
    play(&mut game, "d6-c5", START);
    act(&mut game, &Command::Leave(Black), START).expect("he was there");
    let now = at(Millis::hours(1));
    let claim = game.decide(&Command::ClaimLeft(White), now);
    assert_eq!(claim, Err(Refused::NotOnMove(White)));
    play(&mut game, "b2-c3", now);
    assert_eq!(game.may_claim_left(White), Some(now.plus(MINUTE)));
    let early = game.decide(&Command::ClaimLeft(White), now);
    assert_eq!(early, Err(Refused::NotLongEnough { left: MINUTE }));
    act(&mut game, &Command::ClaimLeft(White), now.plus(MINUTE)).expect("he waited");
    assert_eq!(game.end(), Some(&End::Left { loser: Black }));
}

/// A claim can be made by him who stayed, not by him who left or while the clocks are stopped.
#[test]
fn who_may_claim() {
    let mut game = begun(terms("-"));
    play(&mut game, "c3-d4", START);
    play(&mut game, "d6-c5", START);
    play(&mut game, "b2-c3", START);
    let now = at(Millis::hours(1));
    let there = game.decide(&Command::ClaimLeft(White), now);
    assert_eq!(there, Err(Refused::OpponentIsThere));
    act(&mut game, &Command::Leave(Black), START).expect("he was there");
    let himself = game.decide(&Command::ClaimLeft(Black), now);
    assert_eq!(himself, Err(Refused::IsAway(Black)));
    let why = "the lamp is out".to_owned();
    act(&mut game, &Command::StopClocks { why }, START).expect("running");
    let stopped = game.decide(&Command::ClaimLeft(White), now);
    assert_eq!(stopped, Err(Refused::ClocksStopped));
    assert_eq!(game.may_claim_left(White), None);
    act(&mut game, &Command::StartClocks, now).expect("stopped");
    act(&mut game, &Command::ClaimLeft(White), now).expect("he waited");
    assert_eq!(game.end(), Some(&End::Left { loser: Black }));
}

/// Item B.5 of part 7: a casual game without a clock that nobody plays ends some day, without a result.
#[test]
fn found_7_b5_a_game_without_a_clock_is_abandoned_after_ninety_days() {
    let mut game = begun(terms("-"));
    play(&mut game, "c3-d4", at(MINUTE));
    let last = at(MINUTE);
    let abandon = Command::Abandon;
    let almost = Moment(last.plus(LONGEST_UNTOUCHED).0 - 1);
    assert_eq!(game.decide(&abandon, almost), Err(Refused::Nothing));
    // Whoever has been at the board keeps it.
    let mut kept = game.clone();
    act(&mut kept, &Command::Leave(White), almost).expect("he was there");
    let late = last.plus(LONGEST_UNTOUCHED);
    assert_eq!(kept.decide(&abandon, late), Err(Refused::Nothing));
    act(&mut game, &abandon, late).expect("nobody plays it");
    assert_eq!(game.end(), Some(&End::Abandoned));
    assert_eq!((game.score(), game.phase()), (Score::Unknown, Phase::Over));

    // A flag ends a game with a clock.
    let timed = begun(terms("60"));
    let events = timed
        .decide(&abandon, late)
        .expect("the flag fell long ago");
    let end = events.last().map(|event| &event.what);
    let lost = End::Time { loser: White };
    assert_eq!(end, Some(&Happened::Ended(lost)));
    let event = Terms {
        competition: Some(Competition::default()),
        ..terms("-")
    };
    assert!(begun(event).decide(&abandon, late).is_err());
}
