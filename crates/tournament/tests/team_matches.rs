//! Teams: their matches and points, and who meets whom. See also `teams.rs`.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;
mod league;

use std::collections::BTreeMap;

use hall::Hall;
use league::{ROBIN, SWISS, enlist, held, line_up, places, play, play_pair, team, value};
use peatee_tournament::desk::DeskRefused;
use peatee_tournament::team::{First, TeamRefused};
use peatee_tournament::{
    Command, Leaving, Mark, Outcome, Place, PlayerId, Points, Refused, Scoring, System, TieBreak,
};

/// Team round robin by the tables of single players: each two teams meet once, and nobody's matches with White on the
/// first board are two more than the others.
#[test]
fn every_two_teams_meet_once_with_balanced_colours() {
    for teams in 3..=14 {
        let mut hall = held(ROBIN, teams, "4", 4, |_| {});
        for _ in 0..hall.competition.all_rounds().expect("a table") {
            hall.pair_and_play();
        }
        let mut met = BTreeMap::new();
        let mut whites: BTreeMap<PlayerId, i32> = BTreeMap::new();
        for board in hall.competition.rounds().iter().flat_map(|r| &r.boards) {
            let pair = (board.white.min(board.black), board.white.max(board.black));
            *met.entry(pair).or_insert(0) += 1;
            *whites.entry(board.white).or_default() += 1;
            *whites.entry(board.black).or_default() -= 1;
            assert_eq!(board.games.len(), 4);
        }
        assert_eq!(met.len() as u32, teams * (teams - 1) / 2);
        assert!(met.values().all(|count| *count == 1), "{teams}");
        assert!(whites.values().all(|balance| balance.abs() <= 1), "{teams}");
    }
}

/// By hand: three teams, two boards. 1 beats 2 by 1½:½, 1 and 3 draw 1:1, 3 beats 2 by 2:0. Match points 3, 0, 3; board
/// points 2½, ½, 3: team 3 stands first by match points and then board points, and by board points too.
#[test]
fn match_points_and_board_points() {
    let played = |first: First| {
        let mut hall = held(ROBIN, 3, "2", 2, |known| {
            known.teams.as_mut().expect("teams").first = first;
            known.tie_breaks = TieBreak::usual_for_teams(known.system, first);
        });
        for _ in 0..3 {
            hall.pair();
            let meeting = hall.competition.rounds().last().expect("a round").boards[0].clone();
            let pair = (
                meeting.white.min(meeting.black),
                meeting.white.max(meeting.black),
            );
            match (pair.0.0, pair.1.0) {
                (1, 2) => play_pair(&mut hall, 1, 2, "+="),
                (1, 3) => play_pair(&mut hall, 1, 3, "+-"),
                _ => play_pair(&mut hall, 3, 2, "++"),
            }
        }
        hall
    };
    let hall = played(First::MatchPoints);
    let both = |of: u32| {
        let (one, other) = (
            hall.competition.match_points(team(of)),
            hall.competition.board_points(team(of)),
        );
        format!("{one} {other}")
    };
    assert_eq!([1, 2, 3].map(both), ["3 2½", "0 ½", "3 3"]);
    assert_eq!(places(&hall), [(1, 3), (2, 1), (3, 2)]);
    assert_eq!(hall.points(team(1)), Points(30));
    // Sonneborn-Berger by match points: 1 has 2·0 + 1·3, 3 has 1·3 + 2·0; with own board points 1½·0 + 1·3 and 1·3 + 2·0.
    assert_eq!(
        ["SB", "EMGSB"].map(|code| value(&hall, code, 1)),
        ["3", "3"]
    );
    assert_eq!(value(&hall, "SB", 3), "3");
    // Berlin with two boards: the first board counts twice. 1: +,= is 2½, and +,- is 2.
    assert_eq!(value(&hall, "BER", 1), "4.5");
    let steps = hall.competition.why(team(3), team(1));
    let decided = steps.last().expect("a step");
    assert_eq!(
        decided.by.tie_break().map(|by| by.to_string()).as_deref(),
        Some("GP")
    );
    let hall = played(First::BoardPoints);
    assert_eq!(hall.points(team(1)), Points(25));
    assert_eq!(places(&hall), [(1, 3), (2, 1), (3, 2)]);
    assert_eq!(value(&hall, "MP", 1), "3");
}

/// By hand: the order of match points and board points is data. Team 1 wins two matches by 2:1 and 2:1, loses 0:3; team 2
/// wins one by 3:0, draws one and loses 1:2: 4 match points and 4 board points against 3 and 5½.
#[test]
fn which_points_come_first_is_data() {
    let played = |first: First| {
        let mut hall = held(ROBIN, 4, "3", 3, |known| {
            known.teams.as_mut().expect("teams").first = first;
            known.tie_breaks = TieBreak::usual_for_teams(known.system, first);
        });
        for _ in 0..3 {
            hall.pair();
            for (one, other, results) in [
                (1, 2, "++-"),
                (1, 3, "++-"),
                (1, 4, "---"),
                (2, 3, "+++"),
                (2, 4, "==="),
                (3, 4, "==="),
            ] {
                let paired = hall.competition.rounds().last().expect("a round");
                let meeting = paired.board_of(team(one)).expect("a match");
                if meeting.opponent(team(one)) == Some(team(other)) {
                    play_pair(&mut hall, one, other, results);
                }
            }
        }
        let rows = hall.competition.standings();
        let place = |of| {
            rows.iter()
                .find(|row| row.player == team(of))
                .expect("a row")
                .place
        };
        (place(1), place(2))
    };
    let (one, two) = played(First::MatchPoints);
    assert!(one < two, "4 match points before 3");
    let (one, two) = played(First::BoardPoints);
    assert!(two < one, "5½ board points before 4");
}

/// 002:§38.2 and 002:§38.3 by analogy, by matches instead of games: a team that leaves after half of its matches loses the
/// rest, one that leaves before is taken out of the table.
#[test]
fn r53_38_2_a_team_leaves_by_its_matches() {
    let mut hall = held(ROBIN, 5, "2", 2, |_| {});
    for _ in 0..5 {
        let (round, of) = (hall.competition.rounds().len(), team(2));
        let has_half = hall
            .competition
            .rounds()
            .iter()
            .filter(|round| round.board_of(of).is_some())
            .count()
            >= 2;
        let leaving = hall.clone().leave(2);
        match (round, has_half) {
            (0, _) => assert_eq!(leaving, Leaving::DrawAnew),
            (_, true) => assert_eq!(leaving, Leaving::RestIsLost),
            (_, false) => assert_eq!(leaving, Leaving::AllIsAnnulled),
        }
        hall.pair_and_play();
    }
    let mut hall = held(ROBIN, 5, "2", 2, |_| {});
    hall.pair_and_play();
    let meeting = hall.board(1, 1);
    assert_eq!(hall.leave(meeting.white.0), Leaving::AllIsAnnulled);
    assert!(hall.board(1, 1).is_annulled());
    assert_eq!(hall.competition.board_points(meeting.black), Points::ZERO);
    assert_eq!(hall.competition.standings().len(), 4);
    hall.pair();
    let paired = hall.competition.rounds().last().expect("a round");
    assert!(paired.board_of(meeting.white).is_none());
}

/// 002:§41i: a result that takes points away from players at the board needs its reason in a match of teams too.
#[test]
fn found_7_t_arbiter_14_nil_nil_of_a_match_needs_a_reason() {
    let mut hall = held(ROBIN, 3, "2", 2, |_| {});
    hall.pair();
    let place: Place = "1.1".parse().expect("a match");
    let enter = |hall: &Hall, results: [&str; 2]| {
        let results = results.map(str::to_owned);
        hall.competition.enter_match(place, &results)
    };
    for text in ["0-0", "½-0", "0-½"] {
        let said = Outcome::read(text, &Scoring::ONE_HALF_ZERO).expect("an outcome");
        let refused = Refused::from(DeskRefused::NeedsReason(said));
        assert_eq!(enter(&hall, ["1-0", text]), Err(refused), "{text}");
    }
    // One that was entered with its reason may be repeated with the others.
    hall.enter("1.1.2", "0-0");
    let commands = enter(&hall, ["1-0", "0-0"]).expect("one result is new");
    assert_eq!(commands.len(), 1);
}

/// 002:§35.10: in team competitions adjourned games may be put to adjudication.
#[test]
fn r53_35_10_adjourned_games_are_adjudicated() {
    let mut hall = held(ROBIN, 3, "2", 2, |_| {});
    hall.pair();
    hall.enter("1.1", "1-0");
    let place: Place = "1.1.2".parse().expect("a game");
    hall.act(&Command::Adjourn(place));
    let meeting = hall.board(1, 1);
    assert_eq!(
        hall.competition.match_points(meeting.white),
        Points::ZERO,
        "not over"
    );
    hall.act(&Command::Adjudicate {
        place,
        outcome: Outcome::of(Mark::Draw, Mark::Draw),
        commission: "Toomas Kask".to_owned(),
    });
    assert_eq!(hall.competition.match_points(meeting.white), Points(20));
    assert_eq!(hall.competition.board_points(meeting.white), Points(15));
}

/// The issue of tournaments: team Swiss; the Dutch rules over teams by their match points, a bye as the instructions say.
#[test]
fn teams_are_paired_by_match_points() {
    let mut hall = held(SWISS, 5, "4", 4, |known| {
        let rules = known.teams.as_mut().expect("teams");
        rules.match_points.pairing_bye = Points(10);
    });
    hall.pair();
    let first = &hall.competition.rounds()[0];
    let pairs: Vec<(u32, u32)> = first
        .boards
        .iter()
        .map(|b| (b.white.0, b.black.0))
        .collect();
    assert_eq!(pairs, [(1, 3), (4, 2)], "upper half against lower half");
    assert_eq!(first.free, [(team(5), Some(Mark::PairingBye))]);
    assert_eq!(hall.competition.match_points(team(5)), Points(10));
    assert_eq!(hall.competition.board_points(team(5)), Points(20));
    // 1 wins by the odd point, 2 loses by nothing but the first board: board points do not matter for the pairing.
    play(&mut hall, 1, 1, "+===");
    play(&mut hall, 1, 2, "++++");
    let known = hall.competition.swiss().expect("a Swiss");
    let points: Vec<Points> = known
        .entrants
        .iter()
        .map(|one| one.past[0].points)
        .collect();
    assert_eq!(points, [20, 0, 0, 20, 10].map(Points));
    hall.pair();
    let second = hall.competition.rounds()[1].clone();
    assert!(
        second
            .board_of(team(1))
            .is_some_and(|board| board.has(team(4))),
        "the two winners"
    );
    let board = hall.board(1, 1);
    let points = hall.competition.points(board.white);
    hall.act(&Command::Correct {
        place: Place::first(1, 1),
        outcome: Outcome::of(Mark::Loss, Mark::Win),
        why: "x".to_owned(),
        re_pair: false,
    });
    assert!(hall.competition.points(board.white) <= points);
    assert_eq!(&hall.competition.rounds()[1], &second, "the pairing stands");
}

/// Board points first: the Swiss pairs by them too.
#[test]
fn teams_are_paired_by_board_points_where_they_come_first() {
    let mut hall = held(SWISS, 4, "4", 4, |known| {
        known.teams.as_mut().expect("teams").first = First::BoardPoints;
        known.tie_breaks = TieBreak::usual_for_teams(known.system, First::BoardPoints);
    });
    hall.pair();
    play(&mut hall, 1, 1, "++++");
    play(&mut hall, 1, 2, "+===");
    let known = hall.competition.swiss().expect("a Swiss");
    let points: Vec<Points> = known
        .entrants
        .iter()
        .map(|one| one.past[0].points)
        .collect();
    let boards: Vec<Points> = (1..=4)
        .map(|of| hall.competition.board_points(team(of)))
        .collect();
    assert_eq!(points, boards);
    assert_eq!(points.iter().copied().sum::<Points>(), Points(80));
}

/// A round is paired while a game of a match is adjourned, with the result that is assumed.
#[test]
fn a_match_with_an_assumed_result_is_paired_on() {
    let mut hall = held(SWISS, 4, "2", 2, |_| {});
    hall.pair();
    play(&mut hall, 1, 1, "++");
    hall.enter("1.2.1", "1-0");
    let place: Place = "1.2.2".parse().expect("a game");
    hall.act(&Command::Adjourn(place));
    assert!(matches!(
        hall.refused(&Command::Pair { of_table: None }),
        Refused::Unfinished { .. }
    ));
    let outcome = Outcome::of(Mark::Draw, Mark::Draw);
    hall.act(&Command::Assume { place, outcome });
    hall.pair();
    let meeting = hall.board(1, 2);
    assert_eq!(hall.competition.match_points(meeting.white), Points(20));
}

/// A drawn match of a knockout is decided by its first boards where the instructions say so, else by one game more.
#[test]
fn a_drawn_match_of_a_knockout() {
    let mut hall = held(System::Knockout, 4, "2", 2, |_| {});
    hall.pair();
    play(&mut hall, 1, 1, "+-");
    play(&mut hall, 1, 2, "==");
    assert!(matches!(
        hall.refused(&Command::Pair { of_table: None }),
        Refused::Pairing(_)
    ));
    hall.act(&Command::AddGame { round: 1, board: 2 });
    let meeting = hall.board(1, 2);
    assert!(
        !meeting.has_white(meeting.white, 2),
        "the other colour on the first board"
    );
    hall.enter("1.2.3", "1-0");
    hall.pair();
    let last = &hall.competition.rounds()[1].boards[0];
    assert!(last.has(hall.board(1, 1).white), "the first board was won");
    assert!(last.has(meeting.black));
    let mut plain = held(System::Knockout, 4, "2", 2, |known| {
        known.tie_breaks.clear()
    });
    plain.pair();
    play(&mut plain, 1, 1, "+-");
    play(&mut plain, 1, 2, "++");
    let refused = plain.refused(&Command::Pair { of_table: None });
    assert!(refused.to_string().contains("add a game"), "{refused}");
}

/// What single players did, board by board; a game that was not played does not count.
#[test]
fn the_best_at_each_board() {
    let mut hall = held(ROBIN, 3, "2", 3, |_| {});
    for round in 1..=3 {
        hall.pair();
        let meeting = hall.board(round, 1);
        if meeting.has(team(1)) {
            hall.act(&line_up(team(1), round, &[1, 3]));
            let other = meeting.opponent(team(1)).expect("a match");
            play_pair(
                &mut hall,
                1,
                other.0,
                if other == team(2) { "+=" } else { "=-" },
            );
        } else {
            hall.act(&line_up(team(3), round, &[1]));
            play_pair(&mut hall, 2, 3, "+");
        }
    }
    let results = hall.competition.board_results();
    let told: Vec<String> = results
        .iter()
        .map(|one| {
            let (team, points) = (one.team, one.points);
            format!(
                "{} {team}/{} {points}/{} {}",
                one.board, one.member, one.games, one.unplayed
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            "1 1/1 1½/2 0",
            "1 2/1 1/2 0",
            "1 3/1 ½/2 0",
            "2 3/2 1/1 0",
            "2 2/2 ½/1 1",
            "2 1/3 ½/2 0",
        ]
    );
    assert_eq!(results[0].share(Points::ONE), 7500);
}

/// C.04.3 C1 over teams: no two teams meet twice; and a law: every match gives two match points and as many board points as
/// it has boards, a bye what the instructions say.
#[test]
fn no_two_teams_meet_twice_in_a_swiss() {
    for teams in 7..=12 {
        let swiss = System::Swiss {
            rounds: 5,
            is_accelerated: false,
        };
        let mut hall = held(swiss, teams, "3", 4, |_| {});
        for round in 1..=5 {
            hall.act(&line_up(team(1), round, &[1, 3, 4]));
            hall.pair_and_play();
        }
        let mut met = std::collections::BTreeSet::new();
        let rounds = hall.competition.rounds();
        for board in rounds.iter().flat_map(|round| &round.boards) {
            let pair = (board.white.min(board.black), board.white.max(board.black));
            assert!(met.insert(pair), "{teams}: {pair:?}");
        }
        let byes = i32::try_from(rounds.iter().flat_map(|round| &round.free).count());
        let (byes, matches) = (byes.expect("few"), i32::try_from(met.len()).expect("few"));
        let all = || (1..=teams).map(team);
        let sum: Points = all().map(|of| hall.competition.match_points(of)).sum();
        assert_eq!(sum, Points((matches + byes) * 20));
        let sum: Points = all().map(|of| hall.competition.board_points(of)).sum();
        assert_eq!(sum, Points(matches * 30 + byes * 15));
        let games: u32 = hall
            .competition
            .board_results()
            .iter()
            .map(|one| one.games)
            .sum();
        assert_eq!(
            games,
            u32::try_from(matches).expect("few") * 6,
            "both players of each game"
        );
    }
}

/// A team that comes late names its players before it is paired; one that asked to be free has drawn a match and its boards;
/// one that leaves is not paired any more.
#[test]
fn late_free_and_leaving_teams_of_a_swiss() {
    let mut hall = held(SWISS, 5, "2", 2, |_| {});
    hall.act(&Command::Free {
        player: team(2),
        round: 1,
        mark: Mark::HalfBye,
    });
    hall.pair_and_play();
    assert_eq!(hall.competition.match_points(team(2)), Points(10));
    assert_eq!(hall.competition.board_points(team(2)), Points(10));
    hall.act(&Command::Register(Box::new(Hall::player(6))));
    let refused = hall.refused(&Command::Pair { of_table: None });
    assert_eq!(refused, TeamRefused::NobodyEnlisted(team(6)).into());
    hall.act(&enlist(team(6), "late"));
    assert_eq!(hall.leave(3), Leaving::NotPaired);
    hall.pair();
    let round = hall.competition.rounds().last().expect("a round");
    assert!(round.board_of(team(3)).is_none() && round.board_of(team(6)).is_some());
    let refused = hall.refused(&line_up(team(3), 3, &[1, 2]));
    assert_eq!(refused, Refused::HasLeft(team(3)));
    // He came alone: the second board is lost.
    let (_, meeting) = hall.place_of(2, team(6));
    assert_eq!(meeting.mark_in(team(6), 1), Some(Mark::ForfeitLoss));
}

/// Two games on each board: colours change with the second one, and all of them count.
#[test]
fn boards_of_two_games() {
    let mut hall = held(ROBIN, 3, "2", 2, |known| known.encounter.games = 2);
    hall.pair();
    let meeting = hall.board(1, 1);
    let whites: Vec<bool> = (0..4)
        .map(|game| meeting.has_white(meeting.white, game))
        .collect();
    assert_eq!(whites, [true, false, false, true]);
    play(&mut hall, 1, 1, "+-+=");
    assert_eq!(hall.competition.board_points(meeting.white), Points(25));
    assert_eq!(hall.competition.match_points(meeting.white), Points(20));
    let best = hall.competition.board_results();
    assert_eq!(
        (best[0].board, best[0].games, best[0].points),
        (1, 2, Points(20))
    );
}
