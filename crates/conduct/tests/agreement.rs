//! Adjourning without a judge (part 7, C.1): what the players agree on themselves.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use games::{ByColor, Color};
use peatee_conduct::{
    Chance, Command, End, EnvelopeKey, Event, Game, Happened, LONGEST_ADJOURNMENT, Millis, Moment,
    Phase, Receipt, Refused, TIME_TO_CHOOSE, Terms, seal,
};

use Color::{Black, White};

const START: Moment = Moment(1_000_000);

fn act(game: &mut Game, command: &Command, now: Moment) -> Result<Vec<Event>, Refused> {
    let events = game.decide(command, now)?;
    for event in &events {
        game.apply(event).expect("what was decided can happen");
    }
    Ok(events)
}

fn game(fen: &str) -> Game {
    let rules = "russian-1953".parse().expect("a rule set");
    let mut terms = Terms::timed(rules, "600".parse().expect("a control"));
    terms.fen = Some(fen.to_owned());
    terms.leave_time = Some(Millis::minutes(1));
    let mut game = Game::new(terms).expect("terms");
    for side in [White, Black] {
        act(&mut game, &Command::Arrive(side), START).expect("he comes");
    }
    act(&mut game, &Command::Begin, START).expect("it begins");
    game
}

/// A game that the players have adjourned, with a move of White's sealed.
fn adjourned(fen: &str, text: &str) -> (Game, Receipt) {
    let mut game = game(fen);
    act(&mut game, &Command::ProposeAdjournment(White), START).expect("proposed");
    let agrees = true;
    act(
        &mut game,
        &Command::AnswerAdjournment { by: Black, agrees },
        START,
    )
    .expect("agreed");
    let key = EnvelopeKey::new([7; 32]);
    let about = game.seal_subject(b"a game");
    let (sealed, receipt) =
        seal(text, Chance::new([3; Chance::LENGTH]), &key, &about).expect("sealed");
    let sealed = Box::new(sealed);
    act(&mut game, &Command::Seal { by: White, sealed }, START).expect("sealed");
    assert_eq!(game.phase(), Phase::Adjourned);
    (game, receipt)
}

/// Resumed with both there, and the envelope opened.
fn opened(fen: &str, text: &str) -> Game {
    let (mut game, receipt) = adjourned(fen, text);
    let now = Command::ProposeResumption {
        by: White,
        at: None,
    };
    act(&mut game, &now, START).expect("proposed");
    let yes = Command::AnswerResumption {
        by: Black,
        agrees: true,
    };
    act(&mut game, &yes, START).expect("agreed");
    act(&mut game, &Command::OpenEnvelope(receipt), START).expect("opened");
    game
}

const QUIET: &str = "W:Wc3,e3:Bh8,f8";

#[test]
fn found_7_c1_a_request_to_adjourn_can_be_declined() {
    let mut game = game(QUIET);
    act(&mut game, &Command::ProposeAdjournment(Black), START).expect("either may ask");
    let by = Color::White;
    let no = Command::AnswerAdjournment {
        by: Black,
        agrees: true,
    };
    assert_eq!(act(&mut game, &no, START), Err(Refused::NotAsked));
    let no = Command::AnswerAdjournment { by, agrees: false };
    act(&mut game, &no, START).expect("declined");
    assert_eq!(
        (game.phase(), game.adjournment_proposed()),
        (Phase::Playing, None)
    );
    // Not again before a move is made.
    let again = act(&mut game, &Command::ProposeAdjournment(Black), START);
    assert_eq!(again, Err(Refused::AskedBefore));
    let text = "c3-d4".to_owned();
    act(&mut game, &Command::Play { by, text }, START).expect("a move");
    act(&mut game, &Command::ProposeAdjournment(Black), START).expect("another position");
}

#[test]
fn found_7_c1_nobody_resumes_alone() {
    let (mut game, _) = adjourned(QUIET, "c3-d4");
    act(&mut game, &Command::Leave(Black), START).expect("he goes");
    let now = Command::ProposeResumption {
        by: White,
        at: None,
    };
    act(&mut game, &now, START).expect("proposed");
    // Hours later still nobody's clock runs.
    let later = START.plus(Millis::hours(5));
    assert_eq!(act(&mut game, &Command::Look, later), Err(Refused::Nothing));
    assert_eq!(game.clock().running(), None);
    let own = Command::AnswerResumption {
        by: White,
        agrees: true,
    };
    assert_eq!(act(&mut game, &own, later), Err(Refused::NothingProposed));
    // At once means while both are there.
    let yes = Command::AnswerResumption {
        by: Black,
        agrees: true,
    };
    assert_eq!(act(&mut game, &yes, later), Err(Refused::IsAway(Black)));
    act(&mut game, &Command::Arrive(Black), later).expect("he comes");
    act(&mut game, &yes, later).expect("both are there");
    assert_eq!(game.phase(), Phase::Closed);
}

fn put_on(game: &mut Game) -> Moment {
    let at = START.plus(Millis::hours(20));
    let offer = Command::ProposeResumption {
        by: White,
        at: Some(at),
    };
    act(game, &offer, START).expect("proposed");
    let yes = Command::AnswerResumption {
        by: Black,
        agrees: true,
    };
    act(game, &yes, START).expect("agreed");
    assert_eq!(
        (game.resumption_at(), game.next_deadline()),
        (Some(at), Some(at))
    );
    at
}

/// 002:§35.2: at the agreed time the clock of an absent player who is to answer runs, and the envelope stays closed.
#[test]
fn r53_35_2_at_the_agreed_time_the_absent_players_clock_runs() {
    let (mut game, receipt) = adjourned(QUIET, "c3-d4");
    let at = put_on(&mut game);
    act(&mut game, &Command::Leave(Black), START).expect("he goes");
    let before = Moment(at.0 - 1);
    assert_eq!(
        act(&mut game, &Command::Look, before),
        Err(Refused::Nothing)
    );
    assert_eq!(game.clock().running(), None);
    let events = act(&mut game, &Command::Look, at).expect("the time has come");
    let present = ByColor {
        white: true,
        black: false,
    };
    let session = None;
    assert_eq!(events[0].what, Happened::Resumed { session, present });
    assert_eq!(game.clock().running(), Some(Black));
    let early = act(&mut game, &Command::OpenEnvelope(receipt), at);
    assert_eq!(early, Err(Refused::AnswererAbsent(Black)));
    // His flag falls: he had agreed to the time.
    let late = at.plus(Millis::minutes(10));
    act(&mut game, &Command::Look, late).expect("his flag falls");
    assert_eq!(game.end(), Some(&End::Time { loser: Black }));
}

/// 002:§35.3: the absence of the player who sealed is no obstacle; the reply is sealed.
#[test]
fn r53_35_3_the_sealers_absence_is_no_obstacle() {
    let (mut game, receipt) = adjourned(QUIET, "c3-d4");
    let at = put_on(&mut game);
    act(&mut game, &Command::Leave(White), START).expect("he goes");
    act(&mut game, &Command::Look, at).expect("the time has come");
    act(&mut game, &Command::OpenEnvelope(receipt), at).expect("Black is there");
    assert_eq!(game.clock().running(), Some(Black));
    assert!(game.is_sealing());
}

#[test]
fn found_7_c1_a_time_lies_ahead_and_within_a_year() {
    let (mut game, _) = adjourned(QUIET, "c3-d4");
    for at in [START, START.plus(LONGEST_ADJOURNMENT).plus(Millis(1))] {
        let offer = Command::ProposeResumption {
            by: White,
            at: Some(at),
        };
        assert_eq!(act(&mut game, &offer, START), Err(Refused::ResumptionTime));
        let appoint = Command::AppointResumption { at };
        assert_eq!(
            act(&mut game, &appoint, START),
            Err(Refused::ResumptionTime)
        );
    }
    // A judge needs nobody's consent.
    let at = START.plus(Millis::hours(1));
    act(&mut game, &Command::AppointResumption { at }, START).expect("a judge");
    act(&mut game, &Command::Look, at).expect("the time has come");
    assert_eq!(game.phase(), Phase::Closed);
    // A time that was declined does not come.
    let (mut game, _) = adjourned(QUIET, "c3-d4");
    let offer = Command::ProposeResumption {
        by: White,
        at: Some(at),
    };
    act(&mut game, &offer, START).expect("proposed");
    let no = Command::AnswerResumption {
        by: Black,
        agrees: false,
    };
    act(&mut game, &no, START).expect("declined");
    assert_eq!(
        (game.next_deadline(), game.resumption_proposed()),
        (None, None)
    );
}

/// 002:§36.2: the book's own slip, a1-f8 for a1-h8, is harmless: the opponent chooses among what it may stand for.
const SLIP: &str = "W:WKa1:Bc7,a7";

#[test]
fn r53_36_2_the_opponent_chooses_what_a_slip_stands_for() {
    let mut game = opened(SLIP, "a1-f8");
    assert_eq!(game.phase(), Phase::InDoubt);
    let readings: Vec<String> = {
        let envelope = game.in_doubt().expect("no judge reads it");
        envelope
            .readings
            .iter()
            .map(|reading| reading.text.clone())
            .collect()
    };
    assert!(readings.contains(&"a1-h8".to_owned()), "{readings:?}");
    assert!(readings.len() > 1, "{readings:?}");
    assert_eq!(game.clock().running(), None);
    let choose = |by, text: &str| Command::ChooseReading {
        by,
        text: text.to_owned(),
    };
    let own = act(&mut game, &choose(White, "a1-h8"), START);
    assert_eq!(own, Err(Refused::NotOnMove(Black)));
    let other = act(&mut game, &choose(Black, "a1-b2"), START);
    assert_eq!(other, Err(Refused::NotAReading));
    act(&mut game, &choose(Black, "a1-h8"), START).expect("chosen");
    assert_eq!((game.phase(), game.end()), (Phase::Playing, None));
    assert_eq!(game.clock().running(), Some(Black));
}

#[test]
fn r53_36_2_after_a_day_the_first_reading_stands() {
    let mut game = opened(SLIP, "a1-f8");
    let first = game.in_doubt().expect("in doubt").readings[0].text.clone();
    let deadline = START.plus(TIME_TO_CHOOSE);
    assert_eq!(game.next_deadline(), Some(deadline));
    act(&mut game, &Command::Look, deadline).expect("a day has passed");
    assert_eq!(game.phase(), Phase::Playing);
    assert_eq!(
        game.entries().last().and_then(|entry| entry.text()),
        Some(first.as_str())
    );
}

/// 002:§36.2: another move instead of the compulsory capture loses nothing.
#[test]
fn found_7_t_examiner_01_another_move_instead_of_a_capture_does_not_lose() {
    let game = opened("W:Wc3,g3:Bd4,h8", "g3:h4");
    assert_eq!(game.end(), None);
    let played = game.entries().last().and_then(|entry| entry.text());
    assert_eq!(played, Some("c3:e5"));
}

/// 002:§36.1: what stands for no legal move loses.
#[test]
fn r53_36_1_what_stands_for_nothing_loses() {
    let game = opened(QUIET, "forward with the left one");
    assert_eq!(game.end(), Some(&End::SealedMove { loser: White }));
}

/// Games that were adjourned before the players' agreement had an event of its own go on as such games.
#[test]
fn found_7_c1_older_agreements_are_known_as_such() {
    let mut game = game(SLIP);
    let why = "the players agreed".to_owned();
    let events = act(&mut game, &Command::Adjourn { why }, START).expect("as it was");
    assert_eq!(
        events[0].what.phrase().key,
        "conduct-event-adjournment-agreed"
    );
    let key = EnvelopeKey::new([7; 32]);
    let about = game.seal_subject(b"a game");
    let (sealed, receipt) =
        seal("a1-f8", Chance::new([3; Chance::LENGTH]), &key, &about).expect("sealed");
    let sealed = Box::new(sealed);
    act(&mut game, &Command::Seal { by: White, sealed }, START).expect("sealed");
    let session = None;
    let present = ByColor {
        white: true,
        black: true,
    };
    act(&mut game, &Command::Resume { session, present }, START).expect("resumed");
    act(&mut game, &Command::OpenEnvelope(receipt), START).expect("opened");
    assert!(game.in_doubt().is_some());
}

/// A game that the players have adjourned, whose envelope is lost.
fn lost(fen: &str, text: &str) -> (Game, Receipt) {
    let (mut game, receipt) = adjourned(fen, text);
    let why = "its key is lost".to_owned();
    act(&mut game, &Command::LoseEnvelope { why }, START).expect("lost");
    (game, receipt)
}

/// 002:§35.5, 002:§36.2: the receipt of a lost envelope is read as the sealed move is, slips of the pen included.
#[test]
fn found_7_b5_a_receipt_with_a_slip_of_the_pen_is_played() {
    let (mut game, receipt) = lost(QUIET, "c3-d5");
    let used = game.clock().used(White, START);
    let later = Moment(START.0 + 60_000);
    act(&mut game, &Command::OpenEnvelope(receipt), later).expect("the receipt proves it");
    assert_eq!(game.phase(), Phase::Playing);
    assert_eq!(game.moves().turn(), Black);
    assert_eq!(game.clock().used(White, later), used);
    assert_eq!(game.clock().running(), Some(Black));
}

/// 002:§36.1, decision 0034: of several readings the opponent chooses, as if the envelope were there.
#[test]
fn found_7_b5_a_doubtful_receipt_is_read_by_the_opponent() {
    let (mut game, receipt) = lost(QUIET, "c3-e4");
    act(&mut game, &Command::OpenEnvelope(receipt), START).expect("the receipt proves it");
    let readings = game
        .in_doubt()
        .expect("several may be meant")
        .readings
        .clone();
    assert!(readings.len() > 1, "{readings:?}");
    let text = readings[1].text.clone();
    let choose = Command::ChooseReading { by: Black, text };
    act(&mut game, &choose, START).expect("his choice");
    assert_eq!(game.moves().turn(), Black);
    assert_eq!(game.phase(), Phase::Playing);
}

/// A receipt of another text opens nothing, and leaves the envelope lost.
#[test]
fn found_7_b5_a_foreign_receipt_opens_no_lost_envelope() {
    let (mut game, _) = lost(QUIET, "c3-d4");
    let (_, other) = adjourned(QUIET, "c3-b4");
    let opening = Command::OpenEnvelope(other);
    assert_eq!(
        act(&mut game, &opening, START),
        Err(Refused::NotWhatWasSealed)
    );
    assert_eq!(game.phase(), Phase::EnvelopeLost);
}

/// 002:§36.1: what nobody can read decides the game, be it in the envelope or in the receipt of a lost one.
#[test]
fn found_7_t_attacker_08_an_unreadable_receipt_loses_as_an_unreadable_envelope_does() {
    for text in ["c3 or so", "zzz"] {
        let (mut game, receipt) = lost(QUIET, text);
        act(&mut game, &Command::OpenEnvelope(receipt), START).expect("the receipt proves it");
        assert_eq!(game.phase(), Phase::Over, "{text}");
        let end = game.end().expect("it is over");
        assert!(
            matches!(end, End::SealedMove { loser: White, .. }),
            "{end:?}"
        );
    }
}
