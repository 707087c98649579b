//! The clock by article, and its laws.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use games::Color::{Black, White};
use games::{ByColor, Color};
use peatee_conduct::{
    Bonus, Clock, ClockFault, Correction, LEAST_AFTER_CORRECTION, Millis, Moment, Stage,
    TimeControl,
};
use proptest::prelude::*;
use serde_json::Value;

/// The first moment; the clock must not mind where time begins.
const START: Moment = Moment(1_000_000_000_000);

/// A clock that has been started for White.
fn started(control: &str) -> Clock {
    let mut clock = Clock::new(control.parse().expect("a control"));
    clock.start(White, START).expect("it starts");
    clock
}

fn at(length: Millis) -> Moment {
    START.plus(length)
}

/// Both make so many moves, each in the time given for its side.
fn play(clock: &mut Clock, moves: u32, white: Millis, black: Millis, from: Moment) -> Moment {
    let mut now = from;
    for _ in 0..moves {
        for time in [white, black] {
            now = now.plus(time);
            clock.press(now).expect("in time");
        }
    }
    now
}

/// 002:§34.1: a delay puts off what the dials will show, not what they show already.
#[test]
fn r53_34_1_when_both_dials_show_a_session() {
    let clock = started("60d3");
    assert_eq!(
        clock.when_used(Millis::seconds(5)),
        Some(at(Millis::seconds(8)))
    );
    assert_eq!(clock.when_used(Millis::ZERO), Some(START));
}

/// 002:§32a, 002:§32b, 002:§32c, 002:§32.3: 15, 18, 20 and 25 moves an hour.
#[test]
fn r53_32a_the_usual_norms() {
    for norm in [15, 18, 20, 25] {
        let control = TimeControl::moves_an_hour(norm).expect("a norm");
        assert_eq!(control.to_string(), format!("{norm}/3600"));
        let clock = Clock::new(control);
        assert_eq!(clock.to_control(White), Some(norm.into()));
        assert_eq!(clock.left(Black, START), Some(Millis::hours(1)));
    }
}

/// 002:§32.1, 000:10.2.1, 001:10.2.1: two dials, of which the one of the side to move runs.
#[test]
fn r53_32_1_a_dial_for_each_player() {
    let mut clock = started("15/3600");
    assert_eq!(clock.running(), Some(White));
    clock.press(at(Millis::minutes(2))).expect("in time");
    assert_eq!(clock.running(), Some(Black));
    let later = at(Millis::minutes(5));
    assert_eq!(clock.used(White, later), Millis::minutes(2));
    assert_eq!(clock.used(Black, later), Millis::minutes(3));
    assert_eq!(clock.start(White, later), Err(ClockFault::Running));
}

/// 000:10.1, 001:10.1, 002:§32.4, 002:§32.17: n moves by one hour, 2n by two; saved time is kept.
#[test]
fn r53_32_4_controls_are_cumulative() {
    let mut clock = started("15/3600");
    // Fifteen moves in half an hour each leave an hour and a half for the next fifteen.
    let now = play(
        &mut clock,
        15,
        Millis::minutes(2),
        Millis::minutes(2),
        START,
    );
    assert_eq!(clock.to_control(White), Some(15));
    assert_eq!(clock.left(White, now), Some(Millis::minutes(90)));
    let now = play(&mut clock, 15, Millis::minutes(5), Millis::minutes(5), now);
    assert_eq!(clock.used(Black, now), Millis::minutes(105));
    assert_eq!(clock.left(Black, now), Some(Millis::minutes(75)));
    assert_eq!(clock.moves(Black), 30);
}

/// 002:§32.10, 002:§32.13: the flag falls when the dial reaches the control time.
#[test]
fn r53_32_13_the_flag_falls_at_the_control() {
    let mut clock = started("15/3600");
    assert_eq!(clock.deadline(), Some((White, at(Millis::hours(1)))));
    assert_eq!(clock.look(at(Millis(3_599_999))), Ok(None));
    assert_eq!(clock.look(at(Millis::hours(1))), Ok(Some(White)));
    assert_eq!(clock.deadline(), None);
    let after = clock.press(at(Millis::hours(2)));
    assert_eq!(after, Err(ClockFault::Flag(White)));
}

/// 002:§32.15, 002:§32.16: the press decides, and a tie is a loss.
#[test]
fn r53_32_16_a_tie_is_a_loss() {
    let last_move = |time: Millis| {
        let mut clock = started("1/60");
        clock.press(at(time)).map(|pressed| pressed.is_control)
    };
    assert_eq!(last_move(Millis(59_999)), Ok(true));
    assert_eq!(last_move(Millis(60_000)), Err(ClockFault::Flag(White)));
}

/// 000:10.3, 001:10.3: a time for the whole game.
#[test]
fn intl_10_3_a_time_for_the_whole_game() {
    let mut clock = started("3600");
    let now = play(
        &mut clock,
        50,
        Millis::minutes(1),
        Millis::seconds(1),
        START,
    );
    assert_eq!(clock.to_control(White), None);
    assert_eq!(clock.left(White, now), Some(Millis::minutes(10)));
}

/// 001:10.3: seconds added for each move, as 001:7.2.9 supposes.
#[test]
fn rus_10_3_time_added_for_each_move() {
    let mut clock = started("60+10");
    clock.press(at(Millis::seconds(4))).expect("in time");
    assert_eq!(
        clock.left(White, at(Millis::seconds(4))),
        Some(Millis::seconds(66))
    );
}

/// A delay is not on the dial, also where the clock was stopped within it.
#[test]
fn a_delay_is_free() {
    let mut clock = started("60d5");
    clock.stop(at(Millis::seconds(3))).expect("running");
    clock
        .start(White, at(Millis::seconds(100)))
        .expect("stopped");
    let pressed = clock.press(at(Millis::seconds(104))).expect("in time");
    assert_eq!(pressed.took, Millis::seconds(7));
    assert_eq!(
        clock.used(White, at(Millis::seconds(104))),
        Millis::seconds(2)
    );
    assert_eq!(
        clock.deadline(),
        Some((Black, at(Millis::seconds(104 + 65))))
    );
}

/// 000:11.1.3: by letter, days for each move, of which nothing is saved.
#[test]
fn intl_11_1_3_days_for_each_move() {
    let control = TimeControl::each_move(Millis::days(3)).expect("a control");
    let mut clock = Clock::new(control);
    clock.start(White, START).expect("it starts");
    let now = play(&mut clock, 5, Millis::hours(1), Millis::days(2), START);
    assert_eq!(clock.left(White, now), Some(Millis::days(3)));
    assert_eq!(clock.look(now.plus(Millis::days(3))), Ok(Some(White)));
}

#[test]
fn stages_follow_each_other() {
    let stage = |moves: u16, minutes| Stage {
        moves: moves.try_into().ok(),
        time: Millis::minutes(minutes),
    };
    let stages = vec![stage(2, 10), stage(1, 5), stage(0, 30)];
    let mut clock = Clock::new(TimeControl::stages(stages, Bonus::None).expect("sound"));
    clock.start(White, START).expect("it starts");
    let now = play(&mut clock, 2, Millis::minutes(1), Millis::minutes(1), START);
    assert_eq!(
        (clock.to_control(White), clock.left(White, now)),
        (Some(1), Some(Millis::minutes(13)))
    );
    let now = play(&mut clock, 1, Millis::minutes(1), Millis::minutes(1), now);
    assert_eq!(
        (clock.to_control(White), clock.left(White, now)),
        (None, Some(Millis::minutes(42)))
    );
}

#[test]
fn without_a_clock_no_flag_falls() {
    let mut clock = started("-");
    let now = play(&mut clock, 3, Millis::days(400), Millis::days(400), START);
    assert_eq!((clock.deadline(), clock.left(White, now)), (None, None));
    let corrected = clock.correct(White, Correction::Back(Millis(1)), now);
    assert_eq!(corrected, Err(ClockFault::Untimed));
}

/// 002:§32.6: the judge puts a dial right; he may take time away only down to a quarter of an hour.
#[test]
fn r53_32_6_the_judge_corrects_a_dial() {
    let mut clock = started("15/3600");
    let now = at(Millis::minutes(30));
    let forward = |minutes| Correction::Forward(Millis::minutes(minutes));
    assert_eq!(clock.correct(White, forward(15), now), Ok(()));
    assert_eq!(clock.left(White, now), Some(LEAST_AFTER_CORRECTION));
    let before = clock.clone();
    let refused = clock.correct(White, Correction::Forward(Millis(1)), now);
    let left = Millis(LEAST_AFTER_CORRECTION.0 - 1);
    assert_eq!(refused, Err(ClockFault::TooLittleLeft { left }));
    assert_eq!(clock, before);
    // Time may be given back at any time, also more than was used.
    assert_eq!(
        clock.correct(White, Correction::Back(Millis::minutes(50)), now),
        Ok(())
    );
    assert_eq!(clock.left(White, now), Some(Millis::minutes(65)));
}

/// 002:§34-ex: early adjournment, to the minute.
#[test]
fn r53_34_5_the_example_of_early_adjournment() {
    let examples = include_str!("../../games/tests/data/examples.json");
    let examples: Value = serde_json::from_str(examples).expect("JSON");
    let cases = examples["cases"].as_array().expect("cases");
    let case = cases
        .iter()
        .find(|case| case["kind"] == "clock")
        .expect("the example");
    let minutes = |name: &str| Millis::minutes(case[name].as_u64().expect("a number"));
    let norm = case["norm_moves"].as_u64().expect("a number");
    let control = TimeControl::moves_in(norm as u16, minutes("norm_minutes")).expect("a norm");
    let mut clock = Clock::new(control);
    clock.start(White, START).expect("it starts");
    let made = case["moves_made"].as_u64().expect("a number");
    let each = |name: &str| Millis(minutes(name).0 / made);
    let now = play(
        &mut clock,
        made as u32,
        each("white_used"),
        each("black_used"),
        START,
    );
    // White moves, and Black wants to adjourn on his turn: no more time is used.
    clock.stop(now).expect("running");
    let marked = clock.take_rest_of_session(Black, minutes("session_minutes"));
    assert_eq!(marked, Ok(minutes("expect_marked")));
    assert_eq!(
        clock.left(Black, now),
        Some(minutes("expect_left_to_next_control"))
    );
    assert_eq!(clock.used(White, now), minutes("white_used"));
}

#[test]
fn time_does_not_run_backwards() {
    let mut clock = started("15/3600");
    clock.press(at(Millis::seconds(10))).expect("in time");
    let before = clock.clone();
    let earlier = at(Millis::seconds(4));
    assert_eq!(
        clock.press(earlier),
        Err(ClockFault::Backwards(Millis::seconds(6)))
    );
    assert_eq!(
        clock.look(earlier),
        Err(ClockFault::Backwards(Millis::seconds(6)))
    );
    assert_eq!(
        clock.stop(earlier),
        Err(ClockFault::Backwards(Millis::seconds(6)))
    );
    assert_eq!(clock, before);
}

/// Something done to a clock.
#[derive(Clone, Copy, Debug)]
enum Act {
    Press,
    Stop,
    Start(Color),
    Look,
    Forward(Color, u64),
    Back(Color, u64),
}

fn acts() -> impl Strategy<Value = Vec<(Act, u64)>> {
    let side = || prop::bool::ANY.prop_map(|is_white| if is_white { White } else { Black });
    let act = prop_oneof![
        6 => Just(Act::Press),
        1 => Just(Act::Stop),
        2 => side().prop_map(Act::Start),
        1 => Just(Act::Look),
        1 => (side(), 0..4_000_000u64).prop_map(|(side, by)| Act::Forward(side, by)),
        1 => (side(), 0..4_000_000u64).prop_map(|(side, by)| Act::Back(side, by)),
    ];
    let wait = prop_oneof![0..100u64, 0..200_000u64, 0..10_000_000u64];
    prop::collection::vec((act, wait), 1..80)
}

fn controls() -> impl Strategy<Value = TimeControl> {
    let texts = [
        "-",
        "15/3600",
        "2/60:3/90:600",
        "600",
        "60+5",
        "60d7",
        "*86400",
        "1/1",
    ];
    prop::sample::select(texts.to_vec()).prop_map(|text| text.parse().expect("a control"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Time is conserved to the millisecond: what the clock ran is what was waited while it ran, the flag falls
    /// exactly when it was foretold, and what is refused changes nothing.
    #[test]
    fn time_is_conserved(control in controls(), acts in acts()) {
        let mut clock = Clock::new(control);
        let mut now = START;
        let mut ran = Millis::ZERO;
        for (act, wait) in acts {
            let deadline = clock.deadline();
            let was_running = clock.running();
            now = now.plus(Millis(wait));
            if was_running.is_some() {
                ran = ran.plus(Millis(wait));
            }
            let before = clock.clone();
            let refused = match act {
                Act::Press => clock.press(now).err(),
                Act::Stop => clock.stop(now).err(),
                Act::Start(side) => clock.start(side, now).err(),
                Act::Look => clock.look(now).err(),
                Act::Forward(side, by) => clock.correct(side, Correction::Forward(Millis(by)), now).err(),
                Act::Back(side, by) => clock.correct(side, Correction::Back(Millis(by)), now).err(),
            };
            match refused {
                // Only the fall of the flag is news.
                Some(ClockFault::Flag(side)) if before.flag().is_none() => {
                    prop_assert_eq!(clock.flag(), Some(side));
                }
                Some(_) => prop_assert_eq!(&clock, &before),
                None => {}
            }
            if let (Some(side), None) = (clock.flag(), before.flag()) {
                let (foretold, moment) = deadline.expect("a flag is foretold");
                prop_assert_eq!(foretold, side);
                prop_assert!(moment <= now);
            } else if let (Some((_, moment)), Act::Press | Act::Look | Act::Stop) = (deadline, act) {
                prop_assert!(now < moment, "the flag should have fallen");
            }
            prop_assert_eq!(clock.ran(now), ran);
            let sides = ByColor::new_with(|side| clock.left(side, now));
            prop_assert!(sides.white.is_some() == clock.control().is_timed());
            if clock.flag().is_some() {
                break;
            }
        }
    }
}
