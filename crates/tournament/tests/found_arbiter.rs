//! Faults that an arbiter's trial found (`found_7_t_arbiter`).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use pairing::trf;
use peatee_tournament::{
    Board, Command, Compared, Effect, Game, Leaving, Outcome, Place, PlayerId, Points, Scoring,
    System, file,
};

const ROBIN: System = System::RoundRobin { cycles: 1 };
const TWICE: System = System::RoundRobin { cycles: 2 };
const SWISS: System = System::Swiss {
    rounds: 4,
    is_accelerated: false,
};

fn place(text: &str) -> Place {
    text.parse().expect("a game")
}

fn outcome(text: &str) -> Outcome {
    Outcome::read(text, &Scoring::ONE_HALF_ZERO).expect("an outcome")
}

fn enter(game: &str, text: &str) -> Command {
    Command::Enter {
        place: place(game),
        outcome: outcome(text),
    }
}

fn leave(player: PlayerId) -> Command {
    let why = "ill".to_owned();
    Command::Leave { player, why }
}

/// The places of somebody's games in a round.
fn game_of(hall: &Hall, round: u32, player: PlayerId) -> String {
    format!("{round}.{}", hall.place_of(round, player).0)
}

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

/// 002:§35.12, an arbiter's trial, 3: the last round of the first cycle is not the last round.
#[test]
fn found_7_t_arbiter_03_only_the_very_last_round_waits_for_all_games() {
    let mut hall = Hall::drawn(TWICE, 4);
    hall.pair();
    hall.act(&Command::Adjourn(place("1.1")));
    hall.enter("1.2", "1-0");
    for _ in 2..=5 {
        hall.pair();
        let open: Vec<Place> = hall.competition.unfinished().map(|(one, _)| one).collect();
        for one in open.into_iter().filter(|one| *one != place("1.1")) {
            hall.enter(&one.to_string(), "½-½");
        }
    }
    let refused = hall.refused(&Command::Pair { of_table: None });
    assert!(refused.to_string().contains("002:§35.12"), "{refused}");
    hall.enter("1.1", "1-0");
    hall.pair();
    assert_eq!(hall.competition.rounds().len(), 6);
}

/// FIDE C.05, annex 1, an arbiter's trial, 4: nobody has the same colour three times running at the turn of the cycles.
#[test]
fn found_7_t_arbiter_04_no_colour_three_times_running() {
    for players in 3..=12 {
        let mut hall = Hall::drawn(TWICE, players);
        for _ in 0..hall.competition.all_rounds().expect("a table") {
            hall.pair_and_play();
        }
        for player in (1..=players).map(PlayerId) {
            let rounds = hall.competition.rounds().iter();
            let boards = rounds.filter_map(|round| round.board_of(player));
            let colors: Vec<bool> = boards.map(|board: &Board| board.white == player).collect();
            let mut three = colors.windows(3);
            let is_same = |three: &[bool]| three.iter().all(|one| *one == three[0]);
            assert!(!three.any(is_same), "{players}: {player}: {colors:?}");
        }
    }
}

/// An arbiter's trial, 4: an event that does not say so keeps the order of its rounds.
#[test]
fn found_7_t_arbiter_04_older_events_keep_their_order() {
    let line = "2026-12-05T10:00:00.000Z | Mari Tamm | instruct name=Cup rules=russian system=\"round-robin 2\" scoring=1,½,0,0,1,0 games=1 meeting=sum default-minutes=30 public=yes";
    let event = file::read_event(line).expect("an event");
    assert_eq!(file::write_event(&event), line);
    let mut hall = Hall::with(TWICE, 4, |known| known.swaps_last_rounds = false);
    let mut of_table = Vec::new();
    for _ in 0..6 {
        hall.pair_and_play();
        let round = hall.competition.rounds().last().expect("a round").clone();
        let table = pairing::round_robin::RoundRobin::new(4, 2).expect("a table");
        let expected = table
            .round(round.of_table.expect("of a table"))
            .expect("it");
        let first = &round.boards[0];
        let number = |player| hall.competition.number_of(player).expect("a number");
        let pair = (number(first.white), number(first.black));
        assert_eq!(pair, (expected.pairs[0].white, expected.pairs[0].black));
        of_table.extend(round.of_table);
    }
    assert_eq!(of_table, [1, 2, 3, 4, 5, 6]);
}

/// 002:§37.2, 002:§38.4, an arbiter's trial, 5: an adjourned game has begun, so nobody gets a plus for it.
#[test]
fn found_7_t_arbiter_05_an_adjourned_game_has_no_plus() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    hall.act(&Command::Adjourn(place("1.1")));
    let assume = Command::Assume {
        place: place("1.1"),
        outcome: outcome("+:-"),
    };
    let adjudicate = Command::Adjudicate {
        place: place("1.1"),
        outcome: outcome("-:-"),
        commission: String::new(),
    };
    for command in [enter("1.1", "+:-"), enter("1.1", "-:-"), assume, adjudicate] {
        let refused = hall.refused(&command);
        assert!(refused.to_string().contains("002:§37.2"), "{refused}");
    }
    hall.enter("1.1", "0-1");
    let correct = Command::Correct {
        place: place("1.1"),
        outcome: outcome("-:+"),
        why: "it had begun".to_owned(),
        re_pair: false,
    };
    let refused = hall.refused(&correct);
    assert!(refused.to_string().contains("002:§37.2"), "{refused}");
    // A game that nobody came to is one.
    hall.enter("1.2", "+:-");
}

/// 002:§38.2 and §38.3, an arbiter's trial, 6: whether a game whose sheet is not entered was played decides what becomes
/// of all others, so it is entered first.
#[test]
fn found_7_t_arbiter_06_an_open_game_that_decides_is_entered_first() {
    let mut hall = Hall::drawn(ROBIN, 6);
    hall.pair_and_play();
    hall.pair_and_play();
    hall.pair();
    let player = hall.board(3, 1).white;
    hall.enter("3.2", "1-0");
    let refused = hall.refused(&leave(player));
    assert!(refused.to_string().contains("3.1"), "{refused}");
    assert!(refused.to_string().contains("002:§38.2"), "{refused}");
    let mut played = hall.clone();
    played.enter("3.1", "½-½");
    assert_eq!(played.leave(player.0), Leaving::RestIsLost);
    let mut absent = hall.clone();
    absent.enter("3.1", "-:+");
    assert_eq!(absent.leave(player.0), Leaving::AllIsAnnulled);
    // It has not been played yet, and he has said so.
    hall.act(&Command::Postpone(place("3.1")));
    assert_eq!(hall.leave(player.0), Leaving::AllIsAnnulled);
}

/// An arbiter's trial, 6: where the open game decides nothing, nobody is asked.
#[test]
fn found_7_t_arbiter_06_an_open_game_that_decides_nothing_is_lost() {
    let mut hall = Hall::drawn(ROBIN, 6);
    for _ in 0..3 {
        hall.pair_and_play();
    }
    hall.pair();
    hall.enter("4.2", "1-0");
    let player = hall.board(4, 1).white;
    assert_eq!(hall.leave(player.0), Leaving::RestIsLost);
}

/// 002:§38.1, an arbiter's trial, 17: who leaves before the start has not left with less than half: the pairing is taken
/// back first.
#[test]
fn found_7_t_arbiter_17_who_leaves_before_the_start_is_not_annulled() {
    let mut hall = Hall::drawn(ROBIN, 5);
    hall.pair();
    let pairing = hall.event(|what| matches!(what, peatee_tournament::Happened::Paired(_)));
    let refused = hall.refused(&leave(PlayerId(3)));
    assert!(refused.to_string().contains("002:§38.1"), "{refused}");
    assert!(
        refused.to_string().contains(&pairing.to_string()),
        "{refused}"
    );
    let mut begun = hall.clone();
    begun.act(&Command::BeginRound { round: 1 });
    begun.act(&Command::Postpone(place(&game_of(
        &begun,
        1,
        begun.board(1, 1).white,
    ))));
    assert_eq!(
        begun.leave(begun.board(1, 1).white.0),
        Leaving::AllIsAnnulled
    );
    let why = "somebody left".to_owned();
    hall.act(&Command::Undo {
        event: pairing,
        why,
    });
    assert_eq!(hall.leave(3), Leaving::DrawAnew);
}

/// Eight players in a Swiss: game 1.1 adjourned and taken for a draw, round 2 paired by it.
fn assumed() -> Hall {
    let mut hall = Hall::ranked(SWISS, 8);
    hall.pair();
    hall.act(&Command::Adjourn(place("1.1")));
    for game in ["1.2", "1.3", "1.4"] {
        hall.enter(game, "1-0");
    }
    hall.act(&Command::Assume {
        place: place("1.1"),
        outcome: outcome("½-½"),
    });
    hall.pair();
    hall
}

/// Decision 0028, an arbiter's trial, 7: the real result of an adjourned game is a correction of the assumed one.
#[test]
fn found_7_t_arbiter_07_another_result_than_the_assumed_one_is_a_correction() {
    let mut hall = assumed();
    let then = hall.competition.as_paired(2).expect("round 2");
    assert_eq!(then.points(hall.board(1, 1).white), Points::HALF);
    hall.enter("1.1", "0-1");
    let corrections = hall.competition.corrections();
    assert_eq!(corrections.len(), 1);
    assert_eq!(corrections[0].place, place("1.1"));
    assert_eq!(corrections[0].was, Some(outcome("½-½")));
    assert_eq!(corrections[0].outcome, outcome("0-1"));
    assert_eq!(corrections[0].effect, Effect::PairingStands);
    assert!(corrections[0].is_late());
    assert!(corrections[0].was_assumed);
    let report = trf::write(&hall.competition.report());
    assert!(
        report.contains("### correction 1.1: ½-½ -> 0-1"),
        "{report}"
    );
    assert!(report.contains("pairing of round 2 stands"), "{report}");
}

/// An arbiter's trial, 7: what was assumed and came true is no correction, and what was adjudicated differently is one.
#[test]
fn found_7_t_arbiter_07_what_came_true_is_no_correction() {
    let mut hall = assumed();
    let mut decided = hall.clone();
    hall.enter("1.1", "½-½");
    assert_eq!(hall.competition.corrections(), []);
    decided.act(&Command::Adjudicate {
        place: place("1.1"),
        outcome: outcome("1-0"),
        commission: String::new(),
    });
    assert_eq!(decided.competition.corrections().len(), 1);
    assert!(matches!(
        decided.board(1, 1).games[0],
        Game::Adjudicated { .. }
    ));
}

/// An arbiter's trial, 8: the standings behind an earlier round, and how many rounds are over.
#[test]
fn found_7_t_arbiter_08_the_standings_behind_a_round() {
    let mut hall = Hall::ranked(SWISS, 8);
    assert_eq!(hall.competition.standing_at().round, 0);
    hall.pair_and_play();
    let first = hall.competition.standings();
    hall.pair();
    let at = hall.competition.standing_at();
    assert_eq!(
        (at.round, at.is_over, at.unfinished),
        (1, true, 0),
        "only paired"
    );
    hall.enter("2.1", "1-0");
    let at = hall.competition.standing_at();
    assert_eq!((at.round, at.is_over, at.unfinished), (2, false, 3));
    hall.play_all();
    let then = hall.competition.behind(1).expect("round 1");
    assert_eq!(then.standings(), first);
    assert_eq!(then.standing_at().round, 1);
    assert!(hall.competition.behind(3).is_none());
    assert!(hall.competition.behind(0).is_none());
}

/// An arbiter's trial, 9: the games of earlier rounds that have no result.
#[test]
fn found_7_t_arbiter_09_open_games_of_earlier_rounds() {
    let mut hall = Hall::drawn(ROBIN, 6);
    hall.pair();
    hall.enter("1.1", "1-0");
    assert_eq!(
        hall.competition.left_open().count(),
        0,
        "they are being played"
    );
    hall.act(&Command::Postpone(place("1.3")));
    hall.pair();
    let open: Vec<Place> = hall.competition.left_open().collect();
    assert_eq!(open, [place("1.2")]);
}

/// An arbiter's trial, 19: what stands already is no correction.
#[test]
fn found_7_t_arbiter_19_a_correction_changes_the_result() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    hall.enter("1.1", "1-0");
    let correct = |text: &str| Command::Correct {
        place: place("1.1"),
        outcome: outcome(text),
        why: "entered wrongly".to_owned(),
        re_pair: false,
    };
    let refused = hall.refused(&correct("1-0"));
    assert!(refused.to_string().contains("1.1"), "{refused}");
    hall.act(&correct("½-½"));
    let refused = hall.refused(&correct("½-½"));
    assert!(refused.to_string().contains("1.1"), "{refused}");
    hall.act(&correct("1-0"));
}

/// Decision 0028: a correction that left the next round as it was can be followed by a new pairing.
#[test]
fn found_7_t_arbiter_19_a_round_is_paired_anew_by_a_correction_made_before() {
    let mut hall = Hall::ranked(SWISS, 8);
    hall.pair();
    for game in ["1.1", "1.2", "1.3", "1.4"] {
        hall.enter(game, "1-0");
    }
    hall.pair();
    let correct = |re_pair| Command::Correct {
        place: place("1.1"),
        outcome: outcome("0-1"),
        why: "entered wrongly".to_owned(),
        re_pair,
    };
    hall.act(&correct(false));
    hall.refused(&correct(false));
    hall.act(&correct(true));
    let last = hall.competition.corrections().pop().expect("it");
    assert_eq!(last.effect, Effect::RePaired);
}
