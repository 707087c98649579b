//! One game, conducted: by article. Its laws are in `laws.rs`.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use games::Color::{Black, White};
use games::{Book, ByColor, Color, DrawReason, RuleSet, Score};
use peatee_conduct::{
    Breach, Chance, ClockFault, Command, Competition, Correction, End, EnvelopeKey, Event, Form,
    Game, Happened, Millis, Mode, Moment, Phase, Receipt, Refused, Report, Sealed, Sheet, Terms,
    Verdict, open, seal,
};

const START: Moment = Moment(1_000_000_000_000);

fn at(length: Millis) -> Moment {
    START.plus(length)
}

fn terms(rules: &str, control: &str) -> Terms {
    let rules: RuleSet = rules.parse().expect("a rule set");
    Terms {
        control: control.parse().expect("a control"),
        ..Terms::new(rules)
    }
}

/// A game on a wooden board.
fn recorded(rules: &str, control: &str) -> Terms {
    Terms {
        mode: Mode::Record,
        ..terms(rules, control)
    }
}

/// A move in an envelope, with its receipt.
fn sealed_for(game: &Game, text: &str) -> (Box<Sealed>, Receipt) {
    let key = EnvelopeKey::new([7; 32]);
    let chance = Chance::new([9; Chance::LENGTH]);
    let subject = game.seal_subject(b"a game");
    let (sealed, receipt) = seal(text, chance, &key, &subject).expect("it can be sealed");
    (Box::new(sealed), receipt)
}

/// A game that has begun.
fn begun(terms: Terms) -> Game {
    let mut game = Game::new(terms).expect("playable");
    act(&mut game, &Command::Begin, START).expect("it begins");
    game
}

/// Decides and applies.
fn act(game: &mut Game, command: &Command, now: Moment) -> Result<Vec<Event>, Refused> {
    let events = game.decide(command, now)?;
    for event in &events {
        game.apply(event).expect("what was decided can happen");
    }
    Ok(events)
}

fn play(game: &mut Game, by: Color, text: &str, now: Moment) -> Result<Vec<Event>, Refused> {
    let text = text.to_owned();
    act(game, &Command::Play { by, text }, now)
}

/// Moves in turn, a second each.
fn play_all(game: &mut Game, texts: &str, from: Moment) -> Moment {
    let mut now = from;
    for text in texts.split_whitespace() {
        now = now.plus(Millis::seconds(1));
        let side = game.moves().turn();
        play(game, side, text, now).expect("legal");
    }
    now
}

/// 000:3.3, 002:§32.8: the side to move moves, and the press of the clock comes with the move.
#[test]
fn r53_32_8_moves_alternate_and_press_the_clock() {
    let mut game = begun(terms("international", "15/3600"));
    let early = play(&mut game, Black, "19-23", at(Millis(5)));
    assert_eq!(early, Err(Refused::NotOnMove(White)));
    play(&mut game, White, "32-28", at(Millis::minutes(1))).expect("legal");
    assert_eq!(game.clock().running(), Some(Black));
    let illegal = play(&mut game, Black, "19-24x", at(Millis::minutes(2)));
    assert!(matches!(illegal, Err(Refused::Move(_))));
    assert_eq!(game.clock().running(), Some(Black));
}

/// 002:§32.10: time decides, whatever is asked for afterwards, at the moment when the flag fell.
#[test]
fn r53_32_10_exceeding_the_time_loses() {
    let mut game = begun(terms("international", "15/3600"));
    assert_eq!(game.next_deadline(), Some(at(Millis::hours(1))));
    let events = play(&mut game, White, "32-28", at(Millis::hours(3))).expect("the flag fell");
    let fell = at(Millis::hours(1));
    let expected = [
        Happened::FlagFell(White),
        Happened::Ended(End::Time { loser: White }),
    ];
    let expected = expected.map(|what| Event { at: fell, what });
    assert_eq!(events, expected);
    assert_eq!(game.score(), Score::Win(Black));
    assert_eq!(game.moves().plies(), 0);
    let over = act(&mut game, &Command::Resign(Black), at(Millis::hours(4)));
    assert_eq!(over, Err(Refused::Over));
}

/// FIDE 6.9: whose flag falls does not lose to a side that cannot checkmate; where it still may, the flag decides. The
/// leaflet has no such draw.
#[test]
fn found_7_t_player2_01_a_bare_king_does_not_win_on_time() {
    let cases = [
        (
            "chess",
            "7k/8/8/8/8/8/8/KQ6 w - - 0 1",
            End::TimeDraw { fallen: White },
        ),
        (
            "chess",
            "7k/8/8/8/8/8/p7/KQ6 w - - 0 1",
            End::Time { loser: White },
        ),
        (
            "chess-leaflet",
            "7k/8/8/8/8/8/8/KQ6 w - - 0 1",
            End::Time { loser: White },
        ),
        (
            "international",
            "W:WK1,K2,K3:BK45",
            End::Time { loser: White },
        ),
    ];
    for (rules, fen, end) in cases {
        let terms = Terms {
            fen: Some(fen.to_owned()),
            ..terms(rules, "60")
        };
        let mut game = begun(terms);
        let fallen = at(Millis::minutes(1));
        assert_eq!(game.next_deadline(), Some(fallen), "{rules} {fen}");
        act(&mut game, &Command::Look, fallen).expect("the flag fell");
        assert_eq!(game.end(), Some(&end), "{rules} {fen}");
        let article = end.article(game.moves()).map(|article| article.to_string());
        let written = match rules {
            "chess" => Some("FIDE:6.9"),
            "chess-leaflet" => None,
            _ => Some("002:§32.10"),
        };
        assert_eq!(article.as_deref(), written, "{rules} {fen}");
    }
}

/// 002:§32.9, 002:§32.11: the clock runs whoever is there; half an hour late is lost without play.
#[test]
fn r53_32_11_half_an_hour_late() {
    let late = Terms {
        default_time: Some(Terms::HALF_AN_HOUR),
        ..terms("russian-1953", "15/3600")
    };
    let mut game = begun(late.clone());
    act(&mut game, &Command::Arrive(White), START).expect("he comes");
    let text = "c3-d4";
    play(&mut game, White, text, at(Millis::minutes(1))).expect("legal");
    assert_eq!(game.next_deadline(), Some(at(Millis::minutes(30))));
    assert_eq!(game.clock().running(), Some(Black));
    // One who comes in time has lost only the time.
    let mut in_time = game.clone();
    act(&mut in_time, &Command::Arrive(Black), at(Millis(1_799_999))).expect("he comes");
    assert_eq!(in_time.end(), None);
    act(&mut game, &Command::Look, at(Millis::minutes(30))).expect("too late");
    assert_eq!(game.end(), Some(&End::Absence { loser: Black }));
    // 002:§37.2: he did not appear, although White has moved.
    assert_eq!(game.score(), Score::Forfeit(White));

    let mut unplayed = begun(late);
    act(&mut unplayed, &Command::Arrive(Black), START).expect("he comes");
    act(&mut unplayed, &Command::Look, at(Millis::minutes(31))).expect("too late");
    assert_eq!(unplayed.score(), Score::Forfeit(Black));
}

/// 002:§32.12: where nobody comes, both lose when White's control time has passed.
#[test]
fn r53_32_12_both_absent() {
    let mut game = begun(Terms {
        default_time: Some(Terms::HALF_AN_HOUR),
        ..terms("russian-1953", "15/3600")
    });
    let nothing = act(&mut game, &Command::Look, at(Millis::minutes(31)));
    assert_eq!(nothing, Err(Refused::Nothing));
    act(&mut game, &Command::Look, at(Millis::hours(1))).expect("nobody came");
    assert_eq!(
        (game.end(), game.score()),
        (Some(&End::BothAbsent), Score::BothForfeit)
    );
}

/// 000:7.2.1, 001:6.1.1, 002:§15b: one may resign at any time, also on the other's move.
#[test]
fn intl_7_2_1_resignation_at_any_time() {
    let mut game = begun(terms("international", "-"));
    act(&mut game, &Command::Resign(Black), at(Millis(1))).expect("he may");
    assert_eq!(game.end(), Some(&End::Resignation { loser: Black }));
    assert_eq!(game.score(), Score::Win(White));
}

/// 000:7.3.1, 001:7.2.1, 002:§16a, 002:§16.7: the player to move offers, the other agrees.
#[test]
fn r53_16_7_a_draw_is_offered_and_agreed() {
    let mut game = begun(terms("russian-1953", "-"));
    let wrong = act(&mut game, &Command::OfferDraw(Black), START);
    assert_eq!(wrong, Err(Refused::OfferOutOfTurn(White)));
    act(&mut game, &Command::OfferDraw(White), START).expect("his move");
    let agree = |by| Command::AnswerDraw { by, agrees: true };
    assert_eq!(game.decide(&agree(White), START), Err(Refused::NoOffer));
    play_all(&mut game, "c3-d4", START);
    act(&mut game, &agree(Black), at(Millis::minutes(1))).expect("the offer stands");
    assert_eq!(
        (game.end(), game.score()),
        (Some(&End::Agreement), Score::Draw)
    );
}

/// 002:§16.8: a move says no; who has offered may offer again only after the other has.
#[test]
fn r53_16_8_no_second_offer_before_the_others() {
    let mut game = begun(terms("russian-1953", "-"));
    act(&mut game, &Command::OfferDraw(White), START).expect("his move");
    let now = play_all(&mut game, "c3-d4 d6-c5", START);
    assert_eq!(game.offer(), None);
    let again = act(&mut game, &Command::OfferDraw(White), now);
    assert_eq!(again, Err(Refused::NotAgain));
    let now = play_all(&mut game, "b2-c3", now);
    act(&mut game, &Command::OfferDraw(Black), now).expect("his move");
    let no = Command::AnswerDraw {
        by: White,
        agrees: false,
    };
    act(&mut game, &no, now).expect("there is an offer");
    let now = play_all(&mut game, "f6-g5", now);
    assert!(game.may_offer(White));
    act(&mut game, &Command::OfferDraw(White), now).expect("now he may");
}

const SHUFFLE: &str = "c1-b2 d8-c7 b2-c1 c7-d8 ";

/// Two kings and two men go to and fro.
fn to_and_fro(rules: &str) -> Terms {
    Terms {
        fen: Some("W:WKc1,a1:BKd8,h8".to_owned()),
        ..terms(rules, "-")
    }
}

/// 002:§16.1, 002:§16d: after the opponent's move has brought the position a third time, the draw may be claimed.
#[test]
fn r53_16_1_a_claim_after_the_opponents_move() {
    let mut game = begun(to_and_fro("russian-1953"));
    let claim = |by| Command::ClaimDraw { by, with: None };
    let now = play_all(&mut game, SHUFFLE, START);
    // Too early: it costs nothing but is on record.
    let failed = act(&mut game, &claim(White), now).expect("it is checked");
    assert_eq!(failed[0].what, Happened::ClaimFailed(White));
    let now = play_all(&mut game, SHUFFLE, now);
    act(&mut game, &claim(White), now).expect("the third time");
    assert_eq!(game.end(), Some(&End::Claim(DrawReason::Repetition)));
}

/// 002:§16.2, 002:§16.3: the player claims with a move not made; a move that is made ends the right.
#[test]
fn r53_16_2_a_claim_before_the_own_move() {
    let mut game = begun(to_and_fro("russian-1953"));
    let now = play_all(&mut game, &format!("{SHUFFLE}c1-b2 d8-c7 b2-c1"), START);
    let with = Command::ClaimDraw {
        by: Black,
        with: Some("c7-d8".to_owned()),
    };
    let mut claimed = game.clone();
    act(&mut claimed, &with, now).expect("it is checked");
    assert_eq!(claimed.end(), Some(&End::Claim(DrawReason::Repetition)));
    assert_eq!(claimed.moves().plies(), 7);
    // The record tells which move it was.
    let events = game.decide(&with, now).expect("it is checked");
    let made = Happened::ClaimMade {
        by: Black,
        with: Some("c7-d8".to_owned()),
    };
    assert_eq!(events[0].what, made);
    let now = play_all(&mut game, "c7-d8 a1-b2", now);
    let late = Command::ClaimDraw {
        by: Black,
        with: None,
    };
    let events = act(&mut game, &late, now).expect("it is checked");
    assert_eq!(events[0].what, Happened::ClaimFailed(Black));
}

/// 000:7.2.2, 000:7.2.3: the board ends the game with the move that decides it.
#[test]
fn intl_7_2_3_the_board_decides() {
    let mut game = begun(Terms {
        fen: Some("W:W28:B23".to_owned()),
        ..terms("international", "60")
    });
    let events = play(&mut game, White, "28x19", at(Millis::seconds(1))).expect("legal");
    assert!(matches!(events[1].what, Happened::Ended(End::Rules(_))));
    assert_eq!(
        (game.score(), game.clock().running()),
        (Score::Win(White), None)
    );
}

/// 002:§32.6, 002:§32.7: a dial is put right with a reason, within its limit; a fault that nobody can place is noted.
#[test]
fn r53_32_6_the_judge_and_the_clock() {
    let mut game = begun(terms("russian-1953", "15/3600"));
    let correct = |minutes| Command::CorrectClock {
        side: White,
        correction: Correction::Forward(Millis::minutes(minutes)),
        why: "the clock stood still".to_owned(),
    };
    let now = at(Millis::minutes(10));
    let left = Millis::minutes(14);
    let refused = act(&mut game, &correct(36), now);
    assert_eq!(refused, Err(ClockFault::TooLittleLeft { left }.into()));
    act(&mut game, &correct(5), now).expect("enough is left");
    assert_eq!(game.clock().left(White, now), Some(Millis::minutes(45)));
    let before = game.clock().clone();
    let why = "nobody knows whose".to_owned();
    act(&mut game, &Command::NoteClockFault { why }, now).expect("it is noted");
    assert_eq!(game.clock(), &before);
}

/// 002:§33.3: both clocks are stopped while something is put right; nobody moves meanwhile.
#[test]
fn r53_33_3_the_clocks_are_stopped() {
    let mut game = begun(terms("russian-1953", "15/3600"));
    let why = "the scores differ".to_owned();
    act(
        &mut game,
        &Command::StopClocks { why },
        at(Millis::minutes(5)),
    )
    .expect("running");
    assert_eq!(game.next_deadline(), None);
    let moved = play(&mut game, White, "c3-d4", at(Millis::minutes(90)));
    assert_eq!(moved, Err(Refused::ClocksStopped));
    act(&mut game, &Command::StartClocks, at(Millis::hours(2))).expect("stopped");
    assert_eq!(game.next_deadline(), Some(at(Millis::minutes(120 + 55))));
}

/// 000:7.2.4, 001:6.1.4: only the judge ends a game otherwise.
#[test]
fn intl_7_2_4_the_judge_rules() {
    let mut game = begun(terms("international", "-"));
    let rule = Command::Rule {
        verdict: Verdict::Refusal { loser: White },
        why: "White refuses to follow the rules".to_owned(),
    };
    act(&mut game, &rule, START).expect("he may");
    assert_eq!(game.score(), Score::Win(Black));
}

#[test]
fn what_cannot_be_is_refused() {
    let mut game = Game::new(terms("international", "15/3600")).expect("playable");
    assert_eq!(
        play(&mut game, White, "32-28", START),
        Err(Refused::NotBegun)
    );
    act(&mut game, &Command::Begin, START).expect("it begins");
    assert_eq!(act(&mut game, &Command::Begin, START), Err(Refused::Begun));
    let stale = game.decide_at(&Command::Resign(White), 0, START);
    assert_eq!(stale, Err(Refused::Stale { asked: 0, now: 1 }));
    let before = Moment(START.0 - 7);
    assert_eq!(
        game.decide(&Command::Resign(White), before),
        Err(Refused::Backwards(Millis(7)))
    );
}

/// A game that is over has a result, or was annulled.
#[test]
fn a_verdict_needs_a_result() {
    let mut game = begun(terms("international", "-"));
    let rule = |score| Command::Rule {
        verdict: Verdict::Score(score),
        why: "the judge has left".to_owned(),
    };
    let open = act(&mut game, &rule(Score::Unknown), START);
    assert_eq!((open, game.end()), (Err(Refused::NoResult), None));
    act(&mut game, &rule(Score::BothLost), START).expect("a result");
}

/// 002:§32.11, 002:§32.12, ambiguities D2: one who is too late himself does not win because the other is later still.
#[test]
fn r53_32_12_the_first_to_come_is_late_too() {
    let mut game = begun(Terms {
        default_time: Some(Terms::HALF_AN_HOUR),
        ..terms("russian-1953", "15/3600")
    });
    let came = at(Millis::minutes(45));
    act(&mut game, &Command::Arrive(White), came).expect("he comes");
    let control = at(Millis::hours(1));
    assert_eq!(game.next_deadline(), Some(control));
    let mut both = game.clone();
    let events = act(&mut game, &Command::Look, at(Millis::hours(2))).expect("too late");
    let what = Happened::Ended(End::BothAbsent);
    assert_eq!(events, [Event { at: control, what }]);
    // They play if the second comes before White's control.
    let last = at(Millis::minutes(59));
    act(&mut both, &Command::Arrive(Black), last).expect("he comes");
    play(&mut both, White, "c3-d4", last).expect("in time");
    assert_eq!(both.next_deadline(), Some(at(Millis::minutes(59 + 60))));
}

/// Item A.5 of part 7, 002:§37.2: a flag that falls on somebody who never came is a non-appearance; one that falls on
/// somebody who came, or where nobody looks who is there, is not.
#[test]
fn found_7_a5_a_flag_falls_on_nobody() {
    let blitz = Terms {
        default_time: Some(Terms::HALF_AN_HOUR),
        ..terms("russian-1953", "300")
    };
    let score = |terms: &Terms, there: &[Color]| {
        let mut game = begun(terms.clone());
        for side in there {
            act(&mut game, &Command::Arrive(*side), START).expect("he comes");
        }
        act(&mut game, &Command::Look, at(Millis::hours(2))).expect("the flag fell");
        game.score()
    };
    assert_eq!(score(&blitz, &[Black]), Score::Forfeit(Black));
    assert_eq!(score(&blitz, &[White, Black]), Score::Win(Black));
    assert_eq!(score(&blitz, &[]), Score::BothForfeit);
    assert_eq!(score(&terms("russian-1953", "300"), &[]), Score::Win(Black));
}

/// Item A.6 of part 7, 002:§32.11: half an hour is the rule of a competition by the regulations of 1953, not of
/// another book, of a casual game or of one by letter; what was agreed stays.
#[test]
fn found_7_a6_half_an_hour_without_naming_it() {
    let late = |rules: &str, form: Form, agreed: Option<Millis>| {
        let terms = Terms {
            form,
            default_time: agreed,
            ..terms(rules, "-")
        };
        terms.in_competition(Competition::default()).default_time
    };
    let half = Some(Terms::HALF_AN_HOUR);
    for rules in RuleSet::all() {
        let expected = half.filter(|_| rules.book() == Book::Regulations1953);
        assert_eq!(
            late(rules.id(), Form::Ordinary, None),
            expected,
            "{rules:?}"
        );
    }
    assert_eq!(late("russian-1953", Form::Correspondence, None), None);
    let hour = Some(Millis::hours(1));
    assert_eq!(late("russian-1953", Form::Ordinary, hour), hour);
    assert_eq!(terms("russian-1953", "15/3600").default_time, None);
}

/// 002:§12.1: a game that was decided before it began has no breach to be replayed from.
#[test]
fn r53_12_1_what_never_began_is_not_replayed() {
    let mut game = Game::new(recorded("russian-1953", "15/3600")).expect("playable");
    let why = || "White is ill".to_owned();
    let verdict = Verdict::Score(Score::Forfeit(Black));
    act(
        &mut game,
        &Command::Rule {
            verdict,
            why: why(),
        },
        START,
    )
    .expect("he may");
    let replay = Command::ReplayFrom {
        behind: 0,
        why: why(),
    };
    assert_eq!(game.decide(&replay, START), Err(Refused::NotBegun));
}

/// What White did with both hands; it should have been a move.
fn two_hands(proper: &str) -> Command {
    Command::Report(Report {
        by: White,
        breach: Breach::TwoHands,
        made: proper.to_owned(),
        proper: Some(proper.to_owned()),
        touched: None,
        after: None,
    })
}

/// 000:5.4: the position for which a move is sealed stays as it is; the error is corrected when the game goes on.
#[test]
fn intl_5_4_no_correction_behind_an_envelope() {
    let mut game = begun(recorded("international", "-"));
    let now = play_all(&mut game, "32-28 19-23", START);
    let after = Some("W:W28,33,50:B1,2,23".to_owned());
    let Command::Report(report) = two_hands("28x19") else {
        unreachable!("it is a report");
    };
    // The board now stands otherwise, with White still to move.
    act(&mut game, &Command::Report(Report { after, ..report }), now).expect("seen");
    let adjourn = Command::Adjourn {
        why: "the hall closes".to_owned(),
    };
    act(&mut game, &adjourn, now).expect("he may");
    let (sealed, receipt) = sealed_for(&game, "28x19");
    act(&mut game, &Command::Seal { by: White, sealed }, now).expect("to be sealed");
    let demand = Command::DemandCorrection {
        by: Black,
        incident: 1,
    };
    assert_eq!(game.decide(&demand, now), Err(Refused::Adjourned));
    let present = ByColor::new_with(|_| true);
    let session = None;
    act(&mut game, &Command::Resume { session, present }, now).expect("adjourned");
    assert_eq!(game.decide(&demand, now), Err(Refused::EnvelopeClosed));
    act(&mut game, &Command::OpenEnvelope(receipt), now).expect("both are there");
    act(&mut game, &demand, now).expect("he has not replied");
}

/// 001:5.3, 002:§16.5: nor is it corrected while pieces are restored or a claim is checked.
#[test]
fn intl_5_4_one_thing_at_a_time() {
    let mut game = begun(recorded("international", "-"));
    act(&mut game, &two_hands("32-28"), START).expect("seen");
    let demand = Command::DemandCorrection {
        by: Black,
        incident: 1,
    };
    let mut claimed = game.clone();
    let claim = Command::ClaimDraw {
        by: Black,
        with: None,
    };
    act(&mut claimed, &claim, START).expect("his move");
    assert_eq!(claimed.decide(&demand, START), Err(Refused::ClaimPending));
    let why = "the sleeve".to_owned();
    act(&mut game, &Command::Displace { by: White, why }, START).expect("seen");
    assert_eq!(game.decide(&demand, START), Err(Refused::Restoring));
    act(&mut game, &Command::Restore, START).expect("displaced");
    act(&mut game, &demand, START).expect("now he may");
}

/// A claim is checked at the end of all counting, though the flag can never fall.
#[test]
fn a_flag_that_never_falls() {
    let mut game = begun(recorded("international", "60"));
    let back = Command::CorrectClock {
        side: White,
        correction: Correction::Back(Millis(u64::MAX)),
        why: "absurd".to_owned(),
    };
    act(&mut game, &back, START).expect("it may be absurd");
    assert_eq!(game.next_deadline(), None);
    let claim = Command::ClaimDraw {
        by: White,
        with: None,
    };
    act(&mut game, &claim, START).expect("his move");
    let look = game.decide(&Command::Look, Moment(u64::MAX));
    assert_eq!(look, Err(Refused::Nothing));
}

/// 000:3.11: a touch binds on the board on which it happened, not on one that stands otherwise.
#[test]
fn intl_3_11_no_duty_on_another_board() {
    let mut game = begun(Terms {
        has_touch_move: true,
        ..recorded("international", "-")
    });
    let square = "32".to_owned();
    act(&mut game, &Command::Touch { by: White, square }, START).expect("his piece");
    let removed = Report {
        by: Black,
        breach: Breach::RemovedWithoutReason,
        made: "the man on 32".to_owned(),
        proper: None,
        touched: None,
        after: Some("W:W31,33,50:B1,2,20".to_owned()),
    };
    act(&mut game, &Command::Report(removed), START).expect("seen");
    assert_eq!(game.touched(), None);
    play_all(&mut game, "33-28", START);
}

/// 002:§11.2, 000:3.13: what is touched for adjusting obliges to nothing, though it could move; that says the reason.
#[test]
fn found_7_t_examiner_11_why_a_touch_does_not_bind() {
    for (rules, square, article) in [
        ("international", "32", "000:3.13"),
        ("russian", "c3", "001:3.12"),
        ("hundred-1953", "32", "002:§11.2"),
    ] {
        let mut game = begun(Terms {
            has_touch_move: true,
            ..terms(rules, "-")
        });
        let square = square.to_owned();
        let touch = Command::Touch { by: White, square };
        act(&mut game, &Command::Adjust(White), START).expect("he says so");
        let refused = game.decide(&touch, START).expect_err("he adjusts");
        assert_eq!(refused, Refused::Adjusts(White));
        let said = refused.article(game.terms().rules).expect("an article");
        assert_eq!(said.to_string(), article);
        act(&mut game, &Command::Adjusted(White), START).expect("he has adjusted");
        act(&mut game, &touch, START).expect("it binds again");
    }
    // Where the terms of the game have no touch-move, no article says so.
    let game = begun(terms("russian-1953", "-"));
    let square = "c3".to_owned();
    let refused = game.decide(&Command::Touch { by: White, square }, START);
    assert_eq!(refused, Err(Refused::NoTouchMove));
    assert_eq!(Refused::NoTouchMove.article(game.terms().rules), None);
}

/// 002:§34.5: nobody takes more on himself than he has, also where the judge has moved a dial since he asked.
#[test]
fn r53_34_5_a_rest_longer_than_the_time_left() {
    let mut game = begun(Terms {
        session: Some(Millis::minutes(65)),
        ..terms("russian-1953", "3600")
    });
    let ask = Command::AskToAdjourn(White);
    assert_eq!(game.decide(&ask, START), Err(Refused::RestTooLong));
    play(&mut game, White, "c3-d4", START).expect("legal");
    let now = at(Millis::minutes(10));
    play(&mut game, Black, "d6-c5", now).expect("legal");
    act(&mut game, &ask, now).expect("55 minutes of an hour");
    let back = Command::CorrectClock {
        side: Black,
        correction: Correction::Back(Millis::minutes(5)),
        why: "it ran on".to_owned(),
    };
    act(&mut game, &back, now).expect("he may");
    let allowed = game.decide(&Command::AllowAdjournment, now);
    assert_eq!(allowed, Err(Refused::RestTooLong));
}

/// 002:§34.2, 000:3.11: a draw that the judge has not confirmed keeps nobody from sealing a move, or from moving the
/// piece that he touched.
#[test]
fn r53_34_2_a_drawn_game_goes_on_sealed() {
    let mut game = begun(Terms {
        fen: Some("W:WK47,50:BK4,1".to_owned()),
        has_touch_move: true,
        ..recorded("international", "-")
    });
    let shuffle = "47-41 4-9 41-47 9-4 ".repeat(2);
    let now = play_all(&mut game, &shuffle, START);
    assert!(game.proposed_end().is_some());
    let square = "47".to_owned();
    act(&mut game, &Command::Touch { by: White, square }, now).expect("it can move");
    let why = "the hall closes".to_owned();
    act(&mut game, &Command::Adjourn { why }, now).expect("he may");
    let (sealed, receipt) = sealed_for(&game, "47-41");
    act(&mut game, &Command::Seal { by: White, sealed }, now).expect("to be sealed");
    let (session, present) = (None, ByColor::new_with(|_| true));
    act(&mut game, &Command::Resume { session, present }, now).expect("adjourned");
    let events = act(&mut game, &Command::OpenEnvelope(receipt), now).expect("both are there");
    assert!(matches!(events[1].what, Happened::SealedPlayed { .. }));
}

/// 002:§34.5: only he who wanted to adjourn takes the rest of the session on himself; not one who seals after the
/// game was replayed.
#[test]
fn r53_34_5_who_takes_the_rest() {
    let session = Some(Millis::hours(4));
    let mut game = begun(Terms {
        session,
        ..recorded("russian-1953", "-")
    });
    act(&mut game, &Command::AskToAdjourn(White), START).expect("his move");
    let mut passed = game.clone();
    act(&mut game, &Command::AllowAdjournment, START).expect("he asked");
    let mut replayed = game.clone();
    let why = || "because".to_owned();
    let behind = 0;
    act(
        &mut replayed,
        &Command::ReplayFrom { behind, why: why() },
        START,
    )
    .expect("he may");
    act(&mut replayed, &Command::Adjourn { why: why() }, START).expect("he may");
    let now = play_all(&mut replayed, "c3-d4", START);
    assert_eq!(replayed.phase(), Phase::Adjourned);
    assert!(replayed.clock().used_together(now) < Millis::minutes(1));
    // He made his move, if not as he should have.
    act(&mut game, &two_hands("c3-d4"), START).expect("seen");
    assert_eq!(game.phase(), Phase::Adjourned);
    assert_eq!(game.clock().used(White, START), Millis::hours(4));
    act(&mut passed, &two_hands("c3-d4"), START).expect("seen");
    let allowed = passed.decide(&Command::AllowAdjournment, START);
    assert_eq!(allowed, Err(Refused::NotAsked));
}

/// A game that White adjourned with a sealed move, and that was resumed.
fn resumed(terms: Terms, text: &str, present: ByColor<bool>) -> (Game, Receipt) {
    let mut game = begun(terms);
    let why = "the hall closes".to_owned();
    act(&mut game, &Command::Adjourn { why }, START).expect("he may");
    let (sealed, receipt) = sealed_for(&game, text);
    act(&mut game, &Command::Seal { by: White, sealed }, START).expect("to be sealed");
    let session = None;
    act(&mut game, &Command::Resume { session, present }, START).expect("adjourned");
    (game, receipt)
}

/// 002:§35.3: the reply is sealed for the absent player, and not shown as a faulty one either.
#[test]
fn r53_35_3_a_reply_that_was_not_sealed() {
    let present = ByColor {
        white: false,
        black: true,
    };
    let (mut game, receipt) = resumed(recorded("russian-1953", "-"), "c3-d4", present);
    act(&mut game, &Command::OpenEnvelope(receipt), START).expect("Black is there");
    let open = play(&mut game, Black, "d6-c5", START);
    assert_eq!(open, Err(Refused::MustSeal));
    let shown = Report {
        by: Black,
        breach: Breach::TwoHands,
        made: "d6-c5".to_owned(),
        proper: Some("d6-c5".to_owned()),
        touched: None,
        after: None,
    };
    let open = act(&mut game, &Command::Report(shown), START);
    assert_eq!(open, Err(Refused::MustSeal));
    act(&mut game, &Command::Arrive(White), START).expect("he comes");
    play(&mut game, Black, "d6-c5", START).expect("White is there");
}

/// 002:§36.1: while the judge ponders a sealed move no clock runs, even if it was stopped before.
#[test]
fn r53_36_1_no_clock_runs_in_doubt() {
    let present = ByColor {
        white: true,
        black: false,
    };
    let (mut game, receipt) = resumed(terms("russian-1953", "60"), "what?", present);
    let why = "the lamp is out".to_owned();
    act(&mut game, &Command::StopClocks { why }, START).expect("Black's clock runs");
    act(&mut game, &Command::Arrive(Black), START).expect("he comes");
    act(&mut game, &Command::OpenEnvelope(receipt), START).expect("he is there");
    assert_eq!(game.phase(), Phase::InDoubt);
    let early = act(&mut game, &Command::StartClocks, START);
    assert_eq!(early, Err(Refused::InDoubt));
    let meaning = Some("c3-d4".to_owned());
    act(&mut game, &Command::ReadSealed { meaning }, START).expect("in doubt");
    act(&mut game, &Command::StartClocks, START).expect("now it runs");
    assert_eq!(game.clock().running(), Some(Black));
}

/// 002:§34.2: an envelope opens where it was closed, and nowhere else: White's first move is not Black's.
#[test]
fn r53_34_2_what_a_move_is_sealed_for() {
    let mut game = begun(terms("russian-1953", "-"));
    let mut subjects = vec![game.seal_subject(b"a game")];
    for text in ["c3-d4", "d6-c5", "b2-c3"] {
        play_all(&mut game, text, START);
        let subject = game.seal_subject(b"a game");
        assert!(!subjects.contains(&subject), "{text}");
        subjects.push(subject);
    }
    let (game, receipt) = resumed(terms("russian-1953", "-"), "c3-d4", ByColor::default());
    assert_eq!(game.seal_subject(b"a game"), subjects[0]);
    let (sealed, _) = sealed_for(&game, "c3-d4");
    let key = EnvelopeKey::new([7; 32]);
    assert_eq!(open(&sealed, &key, &subjects[0]), Ok(receipt));
    assert!(open(&sealed, &key, &subjects[1]).is_err());
}

/// 002:§33.2, 002:§12.1: a game that is replayed is signed anew when it ends again.
#[test]
fn r53_33_2_a_replayed_game_is_signed_anew() {
    let mut game = begun(recorded("russian-1953", "15/3600"));
    let hand_in = Command::HandIn {
        by: White,
        sheet: Sheet::default(),
    };
    let sign = Command::Sign {
        by: Black,
        sheet: White,
    };
    act(&mut game, &Command::Resign(White), START).expect("he may");
    act(&mut game, &hand_in, START).expect("over");
    act(&mut game, &sign, START).expect("handed in");
    let why = "the board was turned".to_owned();
    act(&mut game, &Command::ReplayFrom { behind: 0, why }, START).expect("he may");
    assert_eq!(game.sheet(White), None);
    act(&mut game, &Command::Resign(Black), START).expect("he may");
    assert_eq!(act(&mut game, &sign, START), Err(Refused::NoSheet(White)));
    act(&mut game, &hand_in, START).expect("a new sheet");
}

/// 002:§12.3, 002:§35.5, 001:5.3: a refusal says what is in the way, and names no article of another book.
#[test]
fn refusals_say_what_is_in_the_way() {
    let mut game = begun(terms("russian-1953", "15/3600"));
    act(&mut game, &Command::Resign(Black), START).expect("he may");
    assert_eq!(
        game.decide(&Command::SwapColours, START),
        Err(Refused::PlayedSo)
    );

    let present = ByColor::new_with(|_| true);
    let (mut game, _) = resumed(recorded("international", "60"), "32-28", present);
    let why = || "because".to_owned();
    let displaced = Command::Displace {
        by: White,
        why: why(),
    };
    assert_eq!(game.decide(&displaced, START), Err(Refused::EnvelopeClosed));
    act(&mut game, &Command::LoseEnvelope { why: why() }, START).expect("it is closed");
    for command in [displaced, Command::AllowAdjournment, two_hands("32-28")] {
        assert_eq!(game.decide(&command, START), Err(Refused::EnvelopeLost));
    }
    let beyond = Command::Reconstruct {
        fen: None,
        text: "32-28".to_owned(),
        used: ByColor::new_with(|side| Millis::minutes(u64::from(side == Black))),
    };
    let fault = ClockFault::BeyondControl(Black);
    assert_eq!(game.decide(&beyond, START), Err(Refused::Clock(fault)));

    let restoring = |id: &str| Refused::Restoring.article(id.parse().expect("a rule set"));
    assert_eq!(restoring("international"), None);
    assert!(restoring("russian").is_some());
}
