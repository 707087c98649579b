//! Who comes late to a Swiss whose numbers go by rating (FIDE C.04.2, article 2).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use pairing::{swiss, trf};
use peatee_tournament::{
    Command, Competition, Happened, Instructions, Player, PlayerId, Refused, System, file,
};

const SWISS: System = System::Swiss {
    rounds: 7,
    is_accelerated: false,
};

fn register(name: &str, rating: Option<u32>) -> Command {
    Command::Register(Box::new(Player {
        name: name.to_owned(),
        rating,
        ..Player::default()
    }))
}

/// Who has the numbers from 1 on, by registration.
fn order(hall: &Hall) -> Vec<u32> {
    hall.competition.order().iter().map(|one| one.0).collect()
}

fn last_line(hall: &Hall) -> String {
    let last = hall.competition.log().last().expect("an event");
    file::write_event(last)
}

/// Every round is paired again alike, also by the report once it is written and read.
fn agrees(competition: &Competition) {
    let report = competition.report();
    let written = trf::read(trf::write(&report).as_bytes()).expect("it is read");
    for report in [report, written] {
        let checked = swiss::check(&report).expect("it says enough");
        assert_eq!(checked.len(), competition.rounds().len());
        for round in checked {
            assert_eq!(round.difference, None, "round {}", round.round);
        }
        for player in &report.players {
            for (round, entry) in player.rounds.iter().enumerate() {
                let Some(opponent) = entry.and_then(|entry| entry.opponent) else {
                    continue;
                };
                let other = &report.players[usize::from(opponent) - 1];
                let back = other.rounds[round].and_then(|entry| entry.opponent);
                assert_eq!(back, Some(player.number), "round {}", round + 1);
            }
        }
    }
}

/// Issue 21, D.3: the late one stands behind those with a higher rating; ids and rounds stay as they are (C.04.2, 2.5).
#[test]
fn found_7_d3_late_entry_is_placed_by_rating() {
    let mut hall = Hall::ranked(SWISS, 8);
    hall.pair_and_play();
    let first = hall.competition.rounds()[0].clone();
    // Player 3 has 2370, player 4 has 2360.
    hall.act(&register("Late", Some(2365)));
    assert_eq!(order(&hall), [1, 2, 3, 9, 4, 5, 6, 7, 8]);
    assert!(
        last_line(&hall).ends_with("| register name=Late rating=2365 number=4"),
        "{}",
        last_line(&hall)
    );
    assert_eq!(hall.competition.number_of(PlayerId(9)), Some(4));
    assert_eq!(hall.competition.number_of(PlayerId(8)), Some(9));
    assert_eq!(hall.competition.rounds()[0], first);
    agrees(&hall.competition);
    let report = hall.competition.report();
    assert_eq!(report.players[3].name, "Late");
    hall.pair_and_play();
    assert!(hall.competition.rounds()[1].board_of(PlayerId(9)).is_some());
    agrees(&hall.competition);
}

/// Issue 21, D.3: whoever comes at the head, in the midst and at the end, round after round: every round is paired again alike.
#[test]
fn found_7_d3_late_entry_changes_no_round_before_it() {
    for players in [8, 9, 14] {
        let mut hall = Hall::ranked(SWISS, players);
        let ratings = [Some(2500), Some(2365), Some(1500), None];
        let late = ratings.iter().cycle().zip(["a", "b", "c", "d", "e", "f"]);
        for (i, (rating, name)) in late.enumerate() {
            if i % 2 == 0 {
                hall.pair_and_play();
            }
            hall.act(&register(name, *rating));
            agrees(&hall.competition);
        }
        // By rating, and who has the same one by name.
        let names: Vec<&str> = hall
            .competition
            .order()
            .iter()
            .map(|one| hall.competition.name(*one))
            .filter(|name| name.len() == 1)
            .collect();
        assert_eq!(names, ["a", "e", "b", "f", "c", "d"]);
        while hall.competition.rounds().len() < 7 {
            hall.pair_and_play();
            agrees(&hall.competition);
        }
    }
}

/// Issue 21, D.3: no number changes once the fourth round is paired (C.04.2, 2.3); then the late one is last.
#[test]
fn found_7_d3_late_entry_behind_the_fourth_round_is_last() {
    let mut hall = Hall::ranked(SWISS, 8);
    for _ in 0..3 {
        hall.pair_and_play();
    }
    hall.act(&register("In time", Some(2500)));
    assert_eq!(order(&hall)[0], 9);
    hall.pair();
    hall.act(&register("Later", Some(2600)));
    assert_eq!(order(&hall), [9, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
    assert!(last_line(&hall).ends_with("| register name=Later rating=2600"));
    hall.play_all();
    hall.pair_and_play();
    agrees(&hall.competition);
}

/// Issue 21, D.3: also before the first round is paired; it is known from the line, not counted anew.
#[test]
fn found_7_d3_late_entry_before_the_first_round() {
    let mut hall = Hall::ranked(SWISS, 5);
    hall.act(&register("Late", Some(2500)));
    assert_eq!(order(&hall), [6, 1, 2, 3, 4, 5]);
    hall.pair_and_play();
    agrees(&hall.competition);
    let replayed = Competition::replay(hall.competition.log().iter().cloned());
    assert_eq!(replayed.expect("it fits").order(), hall.competition.order());
}

/// Issue 21, D.3: numbers that were drawn are not disturbed; a line without a number is that of who is last, as it was.
#[test]
fn found_7_d3_late_entry_without_a_number_is_last() {
    let mut drawn = Hall::drawn(SWISS, 6);
    drawn.pair_and_play();
    drawn.act(&register("Late", Some(2800)));
    assert_eq!(order(&drawn)[6], 7);
    assert!(last_line(&drawn).ends_with("| register name=Late rating=2800"));

    let mut ranked = Hall::ranked(SWISS, 6);
    ranked.pair_and_play();
    let line = "2026-12-05T10:00:00.000Z | Mari Tamm | register name=Old rating=2800";
    let event = file::read_event(line).expect("a line of before");
    ranked.competition.apply(event).expect("it fits");
    assert_eq!(order(&ranked), [1, 2, 3, 4, 5, 6, 7]);
    // Among whom a new one has his place is known; the last one was not placed by his rating.
    ranked.act(&register("New", Some(2365)));
    assert_eq!(order(&ranked), [1, 2, 3, 8, 4, 5, 6, 7]);
}

/// Issue 21, D.3: the place is that among the ratings by which the numbers were given, also where some were put right since.
#[test]
fn found_7_d3_late_entry_among_corrected_ratings() {
    let mut hall = Hall::ranked(SWISS, 6);
    for (player, rating) in [(1, 1500), (6, 2800)] {
        let right = Box::new(Player {
            rating: Some(rating),
            ..Hall::player(player)
        });
        let player = PlayerId(player);
        hall.act(&Command::Amend { player, right });
    }
    hall.pair_and_play();
    hall.act(&register("Late", Some(2365)));
    assert_eq!(order(&hall), [1, 2, 3, 7, 4, 5, 6]);
}

/// Issue 21, D.3: a number that nobody can have does not fit.
#[test]
fn found_7_d3_late_entry_with_an_impossible_number() {
    let mut hall = Hall::ranked(SWISS, 6);
    hall.pair_and_play();
    let before = hall.competition.log().len();
    for number in [0, 8, u32::MAX] {
        let line =
            format!("2026-12-05T10:00:00.000Z | Mari Tamm | register name=X number={number}");
        let event = file::read_event(&line).expect("a line");
        let misfit = hall.competition.apply(event).expect_err("no such number");
        assert_eq!(*misfit.why, Refused::OtherNumbers);
    }
    let line = "2026-12-05T10:00:00.000Z | Mari Tamm | register name=X number=3";
    let event = file::read_event(line).expect("a line");
    let mut drawn = Hall::drawn(SWISS, 6);
    let misfit = drawn.competition.apply(event).expect_err("drawn by lot");
    assert_eq!(*misfit.why, Refused::OtherNumbers);
    assert_eq!(hall.competition.log().len(), before);
    assert_eq!(hall.competition.participants().count(), 6);
    let line = "2026-12-05T10:00:00.000Z | Mari Tamm | register name=X number=7";
    let event = file::read_event(line).expect("a line");
    hall.competition.apply(event).expect("the last one");
}

/// Issue 21, D.3: taken back, everybody has the number of before; not once the late one is paired.
#[test]
fn found_7_d3_late_entry_is_taken_back() {
    let mut hall = Hall::ranked(SWISS, 8);
    hall.pair_and_play();
    let report = hall.competition.report();
    hall.act(&register("Late", Some(2500)));
    let event = hall.event(|what| matches!(what, Happened::Admitted { .. }));
    let undo = Command::Undo {
        event,
        why: "another section".to_owned(),
    };
    let mut paired = hall.clone();
    hall.act(&undo);
    assert_eq!(order(&hall), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(hall.competition.report(), report);
    hall.pair_and_play();
    agrees(&hall.competition);

    paired.pair();
    assert!(matches!(paired.refused(&undo), Refused::RestsOnIt { .. }));
    // Those who come behind are known by their numbers.
    let mut more = Hall::ranked(SWISS, 8);
    more.act(&register("Late", Some(2500)));
    let event = more.event(|what| matches!(what, Happened::Admitted { .. }));
    more.act(&register("Later", Some(2600)));
    let why = "the first of them".to_owned();
    assert!(matches!(
        more.refused(&Command::Undo { event, why }),
        Refused::RestsOnIt { .. }
    ));
}

/// Issue 21, D.3: where the numbers are taken back before the first round, the late one gets one with everybody.
#[test]
fn found_7_d3_late_entry_and_numbers_anew() {
    let mut hall = Hall::ranked(SWISS, 4);
    let numbered = hall.event(|what| matches!(what, Happened::Numbered { .. }));
    hall.act(&register("Late", Some(2365)));
    let why = "a rating was wrong".to_owned();
    hall.act(&Command::Undo {
        event: numbered,
        why,
    });
    assert_eq!(order(&hall), []);
    hall.act(&Command::Rank);
    assert_eq!(order(&hall), [1, 2, 3, 5, 4]);
}

/// C.04.5.1, article 3.2, and issue 21, D.3: the last one who is accelerated stays the same player, whatever his number is now.
#[test]
fn found_7_d3_late_entry_to_an_accelerated_swiss() {
    let system = System::Swiss {
        rounds: 7,
        is_accelerated: true,
    };
    let border = |hall: &Hall| {
        let records = hall.competition.report().accelerations;
        let last = records.first().expect("accelerated").last_player;
        assert!(records.iter().all(|one| one.last_player == last));
        (last, order(hall)[usize::from(last) - 1])
    };
    let mut hall = Hall::ranked(system, 16);
    assert_eq!(border(&hall), (8, 8));
    hall.pair_and_play();
    hall.act(&register("Below", Some(2305)));
    assert_eq!(border(&hall), (8, 8));
    hall.act(&register("Above", Some(2395)));
    assert_eq!(border(&hall), (9, 8));
    // Player 8 has 2320: whoever stands behind him belongs to the lower half.
    hall.act(&register("Next", Some(2319)));
    assert_eq!(border(&hall), (9, 8));
    while hall.competition.rounds().len() < 7 {
        hall.pair_and_play();
        agrees(&hall.competition);
    }
}

/// A team that comes late has no players yet, and so no strength: it stays last.
#[test]
fn found_7_d3_late_entry_of_a_team_is_last() {
    use peatee_tournament::team::{TeamAct, TeamRules};
    let mut hall = Hall::registered(SWISS, 4, |known: &mut Instructions| {
        let colors = "WB".parse().expect("colours");
        known.teams = Some(TeamRules::new(colors, &known.scoring));
    });
    for team in (1..=4).map(PlayerId) {
        for board in 1..=2 {
            let name = format!("{team} {board}");
            let member = Box::new(Player {
                name,
                ..Player::default()
            });
            hall.act(&Command::Team(TeamAct::Enlist { team, member }));
        }
    }
    hall.opened();
    hall.act(&Command::Rank);
    hall.act(&register("Late", Some(2900)));
    assert_eq!(order(&hall), [1, 2, 3, 4, 5]);
}
