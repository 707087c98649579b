//! Tie-breaks that were counted otherwise than FIDE C.07 says, and those that were missing. The article is that of the
//! regulations in force since 1 March 2026.
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use std::path::Path;

use hall::Hall;
use pairing::trf;
use peatee_tournament::{Competition, Moment, PlayerId, System, TieBreak, import};

/// The competition of a report: for each player the rating and the rounds, as TRF has them: `4w1`, `-U`.
fn competition(rounds: u32, players: &[(Option<u16>, &str)], records: &[&str]) -> Competition {
    let mut text = format!("012 Case\n142 {rounds}\n152 W\n192 FIDE_DUTCH_2025\n");
    for record in records {
        text += &format!("{record}\n");
    }
    for (number, (rating, games)) in (1..).zip(players) {
        let rating = rating.map_or(String::new(), |rating| rating.to_string());
        let cells = games.split(' ').map(|game| match game.strip_prefix('-') {
            Some(mark) => format!("  0000 - {mark}"),
            None => {
                let split = game.find(['w', 'b']).expect("a colour");
                let (opponent, rest) = game.split_at(split);
                let (color, mark) = rest.split_at(1);
                format!("  {opponent:>4} {color} {mark}")
            }
        });
        let marks = games.split(' ').filter_map(|game| game.chars().next_back());
        let points: u32 = marks.map(halves).sum();
        text += &format!(
            "001 {number:>4}      {:<33} {rating:>4}{:28}{:>2}.{} {number:>4}{}\n",
            format!("Player {number}"),
            "",
            points / 2,
            points % 2 * 5,
            cells.collect::<String>()
        );
    }
    imported(text.as_bytes())
}

/// Half points of a result.
const fn halves(mark: char) -> u32 {
    match mark {
        '1' | '+' | 'U' | 'F' => 2,
        '=' | 'H' => 1,
        _ => 0,
    }
}

fn imported(bytes: &[u8]) -> Competition {
    let report = trf::read(bytes).expect("a sound report");
    let made = import(&report, Moment(0), "Judge").expect("a competition");
    made.competition
}

fn value(competition: &Competition, code: &str, number: u32) -> String {
    let code: TieBreak = code.parse().expect(code);
    let value = competition.value(code, PlayerId(number));
    value.map_or("-".to_owned(), |value| value.to_string())
}

fn forfeit() -> Competition {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pairing/tests/found/swiss");
    imported(&std::fs::read(folder.join("ff.trf")).expect("the file that was found"))
}

/// C.07 16.3: of the opponents' rounds only requested byes at the end count as drawn (16.2.5); a forfeit loss counts as
/// it stands.
#[test]
fn found_7_a2_c07_16_3_a_forfeit_loss_at_the_end_is_no_draw() {
    let competition = forfeit();
    assert_eq!(value(&competition, "BH", 1), "3");
    assert_eq!(value(&competition, "SB", 1), "3");
    assert_eq!(value(&competition, "SB", 2), "1.25");
}

/// C.07 14.1.1: Sonneborn-Berger loses the contribution of the opponent with the lowest score, not the lowest product.
#[test]
fn found_7_a2_c07_14_1_the_lowest_scoring_opponent_is_cut() {
    assert_eq!(value(&forfeit(), "SB/C1", 2), "1");
}

/// C.07 16.4.1: who wins without playing met a dummy with his own points, but no more than the opponent counts for. Draws
/// throughout are a bound only where nobody was paired with him (16.4.2).
#[test]
fn found_7_a2_c07_16_4_1_a_forfeit_is_bounded_by_the_opponent_alone() {
    let competition = competition(
        3,
        &[
            (Some(2000), "2w+ 3b1 4w1"),
            (Some(1900), "1b- 4w1 3b1"),
            (Some(1800), "4b0 1w0 2w0"),
            (Some(1700), "3w1 2b0 1b0"),
        ],
        &[],
    );
    // The opponents have 2, 0 and 1; draws throughout would be 1½.
    assert_eq!(value(&competition, "BH", 1), "3");
    // A forfeit loss: own points, 2, of an opponent with 3; the others have 1 and 0.
    assert_eq!(value(&competition, "BH", 2), "3");
}

/// C.07 16.5.1: the round that was left out is cut before the least significant value, unless it is worth less.
#[test]
fn found_7_a2_c07_16_5_1_a_round_left_out_is_cut_first() {
    let competition = competition(
        3,
        &[
            (Some(2000), "3w1 2b1 -H"),
            (Some(1900), "4b1 1w0 3b1"),
            (Some(1800), "1b0 4w1 2w0"),
            (Some(1700), "2w0 3b0 -Z"),
        ],
        &[],
    );
    // 1 and 2 points, and a dummy with 1½ that goes first: 2 × 1 + 1 × 1 + 1½ × ½, without the last.
    assert_eq!(value(&competition, "BH/C1", 1), "3");
    assert_eq!(value(&competition, "SB", 1), "3.75");
    // The product of the bye, ¾, is less than that of the least significant opponent, 1.
    assert_eq!(value(&competition, "SB/C1", 1), "2.75");
    // 16.3.2: the bye of 4 at the end counts as a draw for 2.
    assert_eq!(value(&competition, "BH", 2), "4");
}

/// C.07 16.5.1: of several rounds that were left out the one with the lowest contribution is meant, whatever the score of
/// its dummy.
#[test]
fn found_7_a2_c07_16_5_1_the_lowest_contribution_of_rounds_left_out() {
    let competition = competition(
        4,
        &[
            (Some(2000), "4w1 -H 2b- 3w1"),
            (Some(1900), "3b1 4w1 1w+ -U"),
            (Some(1800), "2w0 -U 4b1 1b0"),
            (Some(1700), "1b0 2b0 3w0 -Z"),
        ],
        &[],
    );
    // Own points 2½. The bye: a dummy with 2, worth 1. The forfeit loss: a dummy with 2½, worth 0. The opponents: ½ and 2.
    assert_eq!(value(&competition, "SB", 1), "3.5");
    // The lowest contribution of a round left out is 0, less than that of the least significant opponent, ½.
    assert_eq!(value(&competition, "SB/C1", 1), "3");
}

/// C.07 8.3: the games of the last round count as drawn, for the opponents and for whoever did not play it.
#[test]
fn found_7_a2_c07_8_3_fore_buchholz() {
    let competition = forfeit();
    // With draws in the last round 4 has 1, 3 has ½ and 2 has 2.
    assert_eq!(value(&competition, "FB", 1), "3.5");
    // 4 forfeited to 3, which counts as drawn between them: 2½, 2 and ½.
    assert_eq!(value(&competition, "FB", 4), "5");
    assert_eq!(value(&competition, "FB/C1", 4), "4.5");
}

/// C.07 8.2: the average of the Buchholz of the opponents met at the board, with two decimals.
#[test]
fn found_7_a2_c07_8_2_average_buchholz_of_the_opponents() {
    let competition = forfeit();
    let of = |number| value(&competition, "BH", number);
    assert_eq!([of(2), of(3), of(4)], ["4.5", "5", "5"]);
    assert_eq!(value(&competition, "AOB", 1), "4.83");
    // 3 and 4 did not play with each other.
    assert_eq!(value(&competition, "AOB", 3), "3.75");
}

/// C.07 10.3: the lowest rating from which the score would be expected; of no score 800 below the lowest opponent.
#[test]
fn found_7_a2_c07_10_3_perfect_performance() {
    let competition = forfeit();
    assert_eq!(value(&competition, "PTP", 1), "2636");
    assert_eq!(value(&competition, "PTP", 3), "1100");
}

/// Opponents without a rating are not counted, or count for what the instructions name.
#[test]
fn found_7_a2_c07_10_the_unrated_have_a_floor() {
    let competition = competition(
        2,
        &[
            (Some(2000), "2w1 3b1"),
            (None, "1b0 4w1"),
            (Some(1800), "4b1 1w0"),
            (None, "3w0 2b0"),
        ],
        &[],
    );
    assert_eq!(value(&competition, "ARO", 1), "1800");
    assert_eq!(value(&competition, "ARO/U1400", 1), "1600");
    assert_eq!(value(&competition, "ARO/C1/U1400", 1), "1800");
    assert_eq!(value(&competition, "TPR/U1400", 1), "2400");
    assert_eq!(value(&competition, "PTP/U1400", 1), "2536");
    assert_eq!(value(&competition, "PTP", 4), "1000");
    assert_eq!(value(&competition, "PTP/U1400", 4), "600");
}

/// C.07 7.5: the score after every round is added up, that of a free round in a round robin, too.
#[test]
fn found_7_a2_c07_7_5_a_free_round_counts_for_the_progressive_score() {
    let mut hall = Hall::drawn(System::RoundRobin { cycles: 1 }, 3);
    for round in 1..=3 {
        hall.pair();
        hall.enter(&format!("{round}.1"), "½-½");
    }
    let free = |round: usize| {
        let competition = &hall.competition;
        let boards = &competition.rounds()[round - 1].boards;
        let mut players = competition.order().iter().copied();
        players.find(|player| boards.iter().all(|board| board.opponent(*player).is_none()))
    };
    let sums = [1, 2, 3].map(|round| {
        let player = free(round).expect("one is free");
        value(&hall.competition, "PS", player.0)
    });
    assert_eq!(sums, ["1.5", "2", "2.5"]);
}

/// C.07 6.1.1: between equals a game that was not played decides nothing.
#[test]
fn found_7_a2_c07_6_1_1_a_forfeit_is_no_direct_encounter() {
    let competition = competition(
        2,
        &[
            (Some(2000), "2w+ 3b0"),
            (Some(1900), "1b- 4w1"),
            (Some(1800), "4b= 1w1"),
            (Some(1700), "3w= 2b0"),
        ],
        &["202 DE"],
    );
    let places: Vec<(u32, u32)> = competition
        .standings()
        .iter()
        .map(|row| (row.place, row.player.0))
        .collect();
    assert_eq!(places, [(1, 3), (2, 1), (2, 2), (4, 4)]);
}

fn codes(records: &[&str]) -> String {
    let competition = competition(3, &[(None, "2w1"), (None, "1b0")], records);
    let known = competition.instructions().expect("instructions");
    let codes: Vec<String> = known.tie_breaks.iter().map(ToString::to_string).collect();
    codes.join(",")
}

/// TRF 202 names the tie-breaks, 212 the whole order of the standings, which begins with the points; both may have commas
/// or blanks.
#[test]
fn found_7_a2_tie_break_sets_of_reports() {
    assert_eq!(codes(&["202 FB/C1,AOB,PTP/U1000"]), "FB/C1,AOB,PTP/U1000");
    assert_eq!(codes(&["202 BH DE"]), "BH,DE");
    assert_eq!(codes(&["212 PTS,BH/C1,SB"]), "BH/C1,SB");
    assert_eq!(codes(&["202 DE", "212 PTS,BH/C1,SB"]), "BH/C1,SB");
    // An order that does not begin with the points is none that we can follow.
    assert_eq!(codes(&["202 DE", "212 STD,BH/C1"]), "DE");
    let written = competition(3, &[(None, "2w1"), (None, "1b0")], &["202 BH/C1,FB"]);
    let notes = written.report().notes;
    let text = |code: &str| {
        let note = notes.iter().find(|note| note.code == code);
        note.map(|note| note.text.clone())
    };
    assert_eq!(text("202").as_deref(), Some("BH/C1,FB"));
    assert_eq!(text("212").as_deref(), Some("PTS,BH/C1,FB"));
}
