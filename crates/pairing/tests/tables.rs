//! The tables by article, and their laws.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;

use peatee_pairing::round_robin::{
    MOST_PARTICIPANTS, NoTable, Pair, RoundRobin, Table, TableRound, WrongOrder,
};
use proptest::prelude::*;
use serde_json::Value;

fn table(participants: u32) -> Table {
    Table::new(participants).expect("a table")
}

fn rounds(participants: u32) -> Vec<TableRound> {
    let table = table(participants);
    let rounds = (1..=table.rounds()).map(|round| table.round(round).expect("a round"));
    rounds.collect()
}

fn number(value: &Value) -> u32 {
    let number = value.as_u64().expect("a number");
    u32::try_from(number).expect("a small number")
}

/// The tables of the specification, by their number of participants.
fn specified() -> BTreeMap<u32, Vec<TableRound>> {
    let text = include_str!("data/tables.json");
    let data: Value = serde_json::from_str(text).expect("JSON");
    let tables = data["tables"].as_object().expect("tables").values();
    tables
        .map(|table| {
            let rounds = table["rounds"].as_array().expect("rounds");
            let rounds = rounds.iter().map(round_of).collect();
            (number(&table["participants"]), rounds)
        })
        .collect()
}

fn round_of(round: &Value) -> TableRound {
    let pairs = round["pairs"].as_array().expect("pairs").iter();
    let pair = |pair: &Value| Pair {
        white: number(&pair[0]),
        black: number(&pair[1]),
    };
    TableRound {
        pairs: pairs.map(pair).collect(),
        free: round["bye"].as_u64().map(|free| free as u32),
    }
}

/// The rows of a printed table.
fn printed(size: u32) -> Vec<Vec<String>> {
    let heading = format!("table {size}");
    let lines = include_str!("data/printed_tables.txt").lines();
    let rows = lines.skip_while(|line| **line != *heading).skip(1);
    let rows = rows.take_while(|line| !line.starts_with("table"));
    rows.map(|row| row.split(' ').map(str::to_owned).collect())
        .collect()
}

/// The rows of our table as they would be printed.
fn print(size: u32) -> Vec<Vec<String>> {
    let bracket = |number: u32| match number == size {
        true => format!("({number})"),
        false => number.to_string(),
    };
    let show = |pair: &Pair| format!("{}-{}", bracket(pair.white), bracket(pair.black));
    let rounds = rounds(size).into_iter();
    rounds
        .map(|round| round.pairs.iter().map(show).collect())
        .collect()
}

/// What holds for a printed table and for the one with a participant less.
fn reproduces(size: u32) {
    let specified = specified();
    assert_eq!(rounds(size), specified[&size]);
    assert_eq!(rounds(size - 1), specified[&(size - 1)]);
}

/// 002:J.1: the tables fix the order of play and the colours, for every number they are printed
/// for.
#[test]
fn r53_j_1_all_tables_of_the_specification() {
    let specified = specified();
    assert_eq!(
        specified.keys().copied().collect::<Vec<u32>>(),
        (3..=20).collect::<Vec<u32>>()
    );
    for (participants, expected) in specified {
        assert_eq!(
            rounds(participants),
            expected,
            "{participants} participants"
        );
    }
}

/// 002:J.2: from the numbers the table tells by itself who meets whom in each round.
#[test]
fn r53_j_2_the_numbers_are_the_participants() {
    let numbers = |round: &TableRound| {
        let pairs = round.pairs.iter().flat_map(|pair| [pair.white, pair.black]);
        let mut numbers: Vec<u32> = pairs.chain(round.free).collect();
        numbers.sort_unstable();
        numbers
    };
    for round in rounds(7) {
        assert_eq!(numbers(&round), [1, 2, 3, 4, 5, 6, 7]);
    }
}

/// 002:J.3: the number given first plays White.
#[test]
fn r53_j_3_the_first_named_plays_white() {
    let round = table(4).round(2).expect("a round");
    assert_eq!(round.pair_of(3), Some(Pair { white: 4, black: 3 }));
    assert_eq!(print(4)[1], ["(4)-3", "1-2"]);
}

/// 002:J.4: with an odd number whoever would meet the number in brackets is free.
#[test]
fn r53_j_4_one_is_free() {
    for size in (4..=40).step_by(2) {
        for (whole, short) in rounds(size).into_iter().zip(rounds(size - 1)) {
            let bracketed = whole.pair_of(size).expect("everybody plays");
            let head = bracketed.white.min(bracketed.black);
            assert_eq!(short.free, Some(head));
            assert_eq!(short.pairs, whole.pairs[1..]);
            assert_eq!(whole.free, None);
            assert_eq!(short.pair_of(head), None);
        }
    }
}

/// 002:J.5: the rounds may be played in a drawn order, each of them once.
#[test]
fn r53_j_5_rounds_in_a_drawn_order() {
    let all = RoundRobin::new(4, 1).expect("a table");
    let round = |round: u32| all.round(round).expect("a round");
    let order = all.in_order(&[3, 1, 2]).expect("an order");
    assert_eq!(order, [round(3), round(1), round(2)]);

    assert_eq!(all.in_order(&[3, 1]), Err(WrongOrder::Missing(2)));
    assert_eq!(all.in_order(&[3, 1, 3]), Err(WrongOrder::Twice(3)));
    for wrong in [0, 4, u32::MAX] {
        let refused = WrongOrder::NoSuchRound {
            round: wrong,
            rounds: 3,
        };
        assert_eq!(all.in_order(&[wrong]), Err(refused));
    }
}

/// 002:J.5: the round of the day is drawn among those not yet played.
#[test]
fn r53_j_5_the_round_of_the_day() {
    let once = RoundRobin::new(6, 1).expect("a table");
    assert_eq!(once.to_draw_from(&[]), Ok(vec![1, 2, 3, 4, 5]));
    assert_eq!(once.to_draw_from(&[4, 2]), Ok(vec![1, 3, 5]));
    assert_eq!(once.to_draw_from(&[4, 2, 1, 5, 3]), Ok(vec![]));
    assert_eq!(once.to_draw_from(&[4, 4]), Err(WrongOrder::Twice(4)));

    // All have met before anybody meets again.
    let twice = RoundRobin::new(4, 2).expect("a table");
    assert_eq!(twice.to_draw_from(&[3, 1]), Ok(vec![2]));
    assert_eq!(twice.to_draw_from(&[3, 1, 2, 5]), Ok(vec![4, 6]));
}

/// 002:J.T4: three rounds.
#[test]
fn r53_j_t4_three_or_four() {
    assert_eq!(print(4), printed(4));
    reproduces(4);
}

/// 002:J.T6: five rounds.
#[test]
fn r53_j_t6_five_or_six() {
    assert_eq!(print(6), printed(6));
    reproduces(6);
}

/// 002:J.T8: seven rounds.
#[test]
fn r53_j_t8_seven_or_eight() {
    assert_eq!(print(8), printed(8));
    reproduces(8);
}

/// 002:J.T10: nine rounds.
#[test]
fn r53_j_t10_nine_or_ten() {
    assert_eq!(print(10), printed(10));
    reproduces(10);
}

/// 002:J.T12: eleven rounds.
#[test]
fn r53_j_t12_eleven_or_twelve() {
    assert_eq!(print(12), printed(12));
    reproduces(12);
}

/// 002:J.T14: thirteen rounds.
#[test]
fn r53_j_t14_thirteen_or_fourteen() {
    assert_eq!(print(14), printed(14));
    reproduces(14);
}

/// 002:J.T16: fifteen rounds.
#[test]
fn r53_j_t16_fifteen_or_sixteen() {
    assert_eq!(print(16), printed(16));
    reproduces(16);
}

/// 002:J.T18: seventeen rounds, repaired where the print is corrupt: from the second row on it has
/// ten pairs for nine boards, and in five rows more than the last is wrong.
#[test]
fn r53_j_t18_seventeen_or_eighteen() {
    reproduces(18);
    let (ours, printed) = (print(18), printed(18));
    assert_eq!((printed.len(), &printed[0]), (17, &ours[0]));
    assert!(printed[1..].iter().all(|row| row.len() == 10));
    let wrong = (1..=17).filter(|row| printed[row - 1][..9] != ours[row - 1]);
    assert_eq!(wrong.collect::<Vec<usize>>(), [2, 6, 10, 11, 12]);
}

/// 002:J.T20: nineteen rounds.
#[test]
fn r53_j_t20_nineteen_or_twenty() {
    assert_eq!(print(20), printed(20));
    reproduces(20);
}

#[test]
fn two_play_one_game() {
    assert_eq!(print(2), [["1-(2)"]]);
}

#[test]
fn no_table_for_nobody() {
    for participants in [0, 1, MOST_PARTICIPANTS + 1, u32::MAX] {
        assert_eq!(
            Table::new(participants),
            Err(NoTable::Participants(participants))
        );
    }
    assert_eq!(RoundRobin::new(4, 0), Err(NoTable::Cycles(0)));
    assert_eq!(RoundRobin::new(4, u32::MAX), Err(NoTable::Cycles(u32::MAX)));
    let all = RoundRobin::new(MOST_PARTICIPANTS, 1).expect("a table");
    for round in [0, all.rounds() + 1, u32::MAX] {
        assert_eq!(all.round(round), None);
    }
}

/// How often each number has White, and how often Black.
fn colours(participants: u32, rounds: &[TableRound]) -> Vec<(u32, u32)> {
    let mut colours = vec![(0, 0); participants as usize];
    for pair in rounds.iter().flat_map(|round| &round.pairs) {
        colours[pair.white as usize - 1].0 += 1;
        colours[pair.black as usize - 1].1 += 1;
    }
    colours
}

/// The second formulation of the rule: when two numbers meet, and who has White.
fn meeting(size: u32, one: u32, other: u32) -> (u32, Pair) {
    let (low, high) = (one.min(other), one.max(other));
    let circle = size - 1;
    let sum = if high == size { 2 * low } else { low + high };
    let round = (sum + circle - 2) % circle + 1;
    let low_is_white = if high == size {
        low <= size / 2
    } else {
        sum % 2 == 1
    };
    let pair = Pair {
        white: low,
        black: high,
    };
    (round, if low_is_white { pair } else { pair.reversed() })
}

/// For every number up to 200: each pair once, everybody once a round, colours within one, and
/// equal where the number is odd; the first half has White once more where it is even.
#[test]
fn tables_keep_their_laws_up_to_200() {
    for participants in 2..=200 {
        let size = participants + participants % 2;
        let rounds = rounds(participants);
        let mut meetings = 0;
        for (number, round) in (1..).zip(&rounds) {
            let players = round.pairs.len() as u32 * 2 + u32::from(round.free.is_some());
            assert_eq!(players, participants);
            for pair in &round.pairs {
                // That no two of these are the same follows from the rule that is no copy of ours.
                assert_eq!(meeting(size, pair.white, pair.black), (number, *pair));
                meetings += 1;
            }
        }
        assert_eq!(meetings, participants * (participants - 1) / 2);
        for (number, (white, black)) in (1..).zip(colours(participants, &rounds)) {
            let more = i64::from(white) - i64::from(black);
            let expected = match (participants % 2, number <= size / 2) {
                (1, _) => 0,
                (_, true) => 1,
                (_, false) => -1,
            };
            assert_eq!(more, expected, "number {number} of {participants}");
        }
    }
}

/// Each pair once and each number once a round, counted plainly.
#[test]
fn everybody_meets_everybody_once() {
    for participants in 2..=200 {
        let mut has_met = vec![false; (participants * participants) as usize];
        for round in rounds(participants) {
            let mut plays = vec![false; participants as usize];
            for pair in round.pairs {
                let (low, high) = (pair.white.min(pair.black), pair.white.max(pair.black));
                let met = &mut has_met[((low - 1) * participants + high - 1) as usize];
                assert!(low < high && !std::mem::replace(met, true));
                for number in [low, high] {
                    assert!(!std::mem::replace(&mut plays[number as usize - 1], true));
                }
            }
            if let Some(free) = round.free {
                assert!(!std::mem::replace(&mut plays[free as usize - 1], true));
            }
            assert!(plays.into_iter().all(|plays| plays));
        }
        let met = has_met.into_iter().filter(|met| *met).count() as u32;
        assert_eq!(met, participants * (participants - 1) / 2);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A second cycle is the first with the colours reversed, so that an even number of cycles
    /// gives everybody each colour equally often.
    #[test]
    fn cycles_reverse_the_colours(participants in 2_u32..60, cycles in 1_u32..5) {
        let all = RoundRobin::new(participants, cycles).expect("a table");
        let once = all.table().rounds();
        let rounds: Vec<TableRound> =
            (1..=all.rounds()).map(|round| all.round(round).expect("a round")).collect();
        prop_assert_eq!(all.round(all.rounds() + 1), None);
        for (index, round) in rounds.iter().enumerate().skip(once as usize) {
            let before = &rounds[index - once as usize];
            let reversed: Vec<Pair> = before.pairs.iter().map(|pair| pair.reversed()).collect();
            prop_assert_eq!(&round.pairs, &reversed);
            prop_assert_eq!(round.free, before.free);
        }
        let within = if cycles % 2 == 0 || participants % 2 == 1 { 0 } else { 1 };
        for (white, black) in colours(participants, &rounds) {
            prop_assert_eq!(u32::abs_diff(white, black), within);
        }
    }
}
