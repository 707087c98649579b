//! Faults that an arbiter's trial found (`found_7_t_arbiter`).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use peatee_tournament::{Command, Compared, PlayerId, System};

/// Everybody's places, from the best to the last that he shares, with his name's number.
fn places(hall: &Hall) -> Vec<(u32, u32, u32)> {
    let rows = hall.competition.standings().into_iter();
    rows.map(|row| (row.player.0, row.place, row.to)).collect()
}

/// An arbiter's trial, 1: whoever loses the final is second, whatever the points of additional games.
#[test]
fn found_7_t_arbiter_01_the_winner_of_the_final_is_first() {
    let mut hall = Hall::ranked(System::Knockout, 3);
    hall.pair();
    hall.enter("1.1", "½-½");
    hall.act(&Command::AddGame { round: 1, board: 1 });
    hall.enter("1.1.2", "0-1");
    // In the second game colours are changed: number 2 has won it with Black.
    let second = hall.board(1, 1);
    let loser = [second.white, second.black]
        .into_iter()
        .min_by_key(|one| hall.points(*one));
    let loser = loser.expect("two players");
    hall.pair();
    let last = hall.board(2, 1);
    assert!(places(&hall).contains(&(loser.0, 3, 3)));
    assert_eq!(places(&hall)[0].1..=places(&hall)[0].2, 1..=2, "undecided");
    let winner = PlayerId(1);
    let beaten = last.opponent(winner).expect("the final");
    let outcome = match last.white == winner {
        true => "1-0",
        false => "0-1",
    };
    hall.enter("2.1", outcome);
    assert!(hall.points(beaten) > hall.points(winner), "as in the trial");
    let expected = [(winner.0, 1, 1), (beaten.0, 2, 2), (loser.0, 3, 3)];
    assert_eq!(places(&hall), expected);
    let steps = hall.competition.why(winner, beaten);
    assert_eq!(steps.len(), 1);
    assert_eq!(steps[0].by, Compared::Reached);
    assert!(steps[0].decides);
    let ranks = hall.competition.report().players;
    let ranks: Vec<_> = ranks.iter().map(|one| (one.number, one.rank)).collect();
    let number = |player| hall.competition.number_of(player).expect("a number") as u16;
    assert!(ranks.contains(&(number(beaten), Some(2))), "{ranks:?}");
}

/// An arbiter's trial, 1: those who lost in the same round share their places.
#[test]
fn found_7_t_arbiter_01_losers_of_a_round_share_their_places() {
    let mut hall = Hall::ranked(System::Knockout, 8);
    hall.pair();
    hall.enter("1.1", "+:-");
    for game in ["1.2", "1.3", "1.4"] {
        hall.enter(game, "1-0");
    }
    hall.pair_and_play();
    hall.pair_and_play();
    let shared: Vec<_> = places(&hall)
        .into_iter()
        .map(|(_, one, to)| (one, to))
        .collect();
    let expected = [
        (1, 1),
        (2, 2),
        (3, 4),
        (3, 4),
        (5, 8),
        (5, 8),
        (5, 8),
        (5, 8),
    ];
    assert_eq!(shared, expected);
}
