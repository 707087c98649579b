//! Teams: their players, line-ups, matches, points and standings. The document speaks of teams only in 002:§35.10; what
//! is taken from single players by analogy stands in `docs/decisions/0023-teams.md`.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use std::collections::BTreeMap;

use hall::Hall;
use peatee_tournament::team::{First, TeamAct, TeamRefused, TeamRules};
use peatee_tournament::{
    Command, Game, Happened, Instructions, Leaving, Mark, Outcome, Place, Player, PlayerId, Points,
    Refused, Scoring, System, TieBreak, Unsuited, file, trf,
};

const ROBIN: System = System::RoundRobin { cycles: 1 };
const SWISS: System = System::Swiss {
    rounds: 3,
    is_accelerated: false,
};

fn team(number: u32) -> PlayerId {
    PlayerId(number)
}

fn laid_down(known: &mut Instructions, boards: &str, tie_breaks: &str) {
    let colors = boards.parse().expect(boards);
    let rules = TeamRules::new(colors, &known.scoring);
    known.teams = Some(rules);
    known.tie_breaks = match tie_breaks {
        "" => TieBreak::usual_for_teams(known.system, rules.first),
        codes => codes
            .split(',')
            .map(|code| code.parse().expect(code))
            .collect(),
    };
}

fn enlist(of: PlayerId, name: &str) -> Command {
    Command::Team(TeamAct::Enlist {
        team: of,
        member: Box::new(Player {
            name: name.to_owned(),
            ..Player::default()
        }),
    })
}

fn line_up(team: PlayerId, round: u32, members: &[u32]) -> Command {
    let members = members.to_vec();
    Command::Team(TeamAct::LineUp {
        team,
        round,
        members,
    })
}

fn forfeit(round: u32, board: u32, text: &str) -> Command {
    let outcome = Outcome::read(text, &Scoring::ONE_HALF_ZERO).expect("an outcome");
    Command::Team(TeamAct::Forfeit {
        round,
        board,
        outcome,
    })
}

/// So many teams with so many players each, numbered in the order of registration.
fn held(
    system: System,
    teams: u32,
    boards: &str,
    members: u32,
    change: impl Fn(&mut Instructions),
) -> Hall {
    let mut hall = open(system, teams, boards, members, change);
    hall.opened();
    hall.act(&Command::Rank);
    hall
}

fn open(
    system: System,
    teams: u32,
    boards: &str,
    members: u32,
    change: impl Fn(&mut Instructions),
) -> Hall {
    let mut hall = Hall::registered(system, teams, |known| {
        laid_down(known, boards, "");
        change(known);
    });
    for of in 1..=teams {
        for member in 1..=members {
            hall.act(&enlist(team(of), &format!("{of}/{member}")));
        }
    }
    hall
}

/// The results of a match as whoever is named first sees them: `+` won, `=` drawn, `-` lost.
fn play(hall: &mut Hall, round: u32, board: u32, results: &str) {
    let meeting = hall.board(round, board);
    for (game, result) in (1..).zip(results.chars()) {
        let outcome = match result {
            '+' => Outcome::of(Mark::Win, Mark::Loss),
            '=' => Outcome::of(Mark::Draw, Mark::Draw),
            _ => Outcome::of(Mark::Loss, Mark::Win),
        };
        let outcome = meeting.turned(game as usize - 1, outcome);
        let place = Place { round, board, game };
        hall.act(&Command::Enter { place, outcome });
    }
}

/// Plays the match of two teams in the last round, whoever is named first.
fn play_pair(hall: &mut Hall, one: u32, other: u32, results: &str) {
    let round = u32::try_from(hall.competition.rounds().len()).expect("few");
    let (board, meeting) = hall.place_of(round, team(one));
    assert_eq!(
        meeting.opponent(team(one)),
        Some(team(other)),
        "round {round}"
    );
    let turned: String = results
        .chars()
        .map(|result| match (meeting.white == team(one), result) {
            (false, '+') => '-',
            (false, '-') => '+',
            (_, result) => result,
        })
        .collect();
    play(hall, round, board, &turned);
}

fn places(hall: &Hall) -> Vec<(u32, u32)> {
    let rows = hall.competition.standings();
    rows.iter().map(|row| (row.place, row.player.0)).collect()
}

fn value(hall: &Hall, code: &str, of: u32) -> String {
    let code: TieBreak = code.parse().expect(code);
    let value = hall.competition.value(code, team(of));
    value.map_or("-".to_owned(), |value| value.to_string())
}

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

/// The issue of tournaments: on odd boards the team that is named first has White, unless the instructions say otherwise.
#[test]
fn colours_alternate_over_the_boards() {
    let colours = |boards: &str| {
        let mut hall = held(ROBIN, 4, boards, 6, |_| {});
        hall.pair();
        let meeting = hall.board(1, 1);
        let letters = (0..meeting.games.len()).map(|game| {
            let is_white = meeting.has_white(meeting.white, game);
            assert_ne!(is_white, meeting.has_white(meeting.black, game));
            if is_white { 'W' } else { 'B' }
        });
        letters.collect::<String>()
    };
    assert_eq!(colours("5"), "WBWBW");
    assert_eq!(colours("WBBW"), "WBBW");
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
    assert_eq!(decided.by.map(|by| by.to_string()).as_deref(), Some("GP"));
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

/// The issue of tournaments: a line-up is handed in before the round and keeps the board order.
#[test]
fn a_line_up_keeps_the_board_order() {
    let mut hall = held(ROBIN, 3, "3", 5, |_| {});
    hall.act(&line_up(team(1), 2, &[2, 3, 5]));
    hall.pair();
    let (_, meeting) = hall.place_of(1, hall.board(1, 1).white);
    let (first, second) = (meeting.white, meeting.black);
    hall.act(&line_up(first, 1, &[1, 3, 4]));
    assert_eq!(hall.competition.line_up(1, first), [1, 3, 4]);
    assert_eq!(
        hall.competition.line_up(1, second),
        [1, 2, 3],
        "the first ones"
    );
    assert_eq!(hall.competition.seated(1, first, 1), Some(3));
    let why = |members: &[u32]| match hall.refused(&line_up(first, 1, members)) {
        Refused::Team(why) => why,
        other => panic!("{other}"),
    };
    let out_of_order = why(&[1, 4, 3]);
    assert!(matches!(
        out_of_order,
        TeamRefused::OutOfOrder {
            board: 3,
            member: 3,
            above: 4,
            ..
        }
    ));
    assert!(out_of_order.to_string().contains("breaks the board order"));
    assert!(matches!(
        why(&[1, 1, 2]),
        TeamRefused::Twice { member: 1, .. }
    ));
    assert_eq!(why(&[]), TeamRefused::EmptyLineUp);
    assert!(matches!(
        why(&[1, 2, 6]),
        TeamRefused::NoMember {
            member: 6,
            last: 5,
            ..
        }
    ));
    assert!(matches!(
        why(&[1, 2, 0]),
        TeamRefused::NoMember { member: 0, .. }
    ));
    assert!(matches!(
        why(&[1, 2, 3, 4]),
        TeamRefused::TooManyNamed {
            named: 4,
            boards: 3
        }
    ));
    let refused = hall.refused(&line_up(first, 4, &[1, 2, 3]));
    assert_eq!(refused, Refused::NoRound(4));
    let free = hall.competition.rounds()[0].free[0].0;
    let refused = hall.refused(&line_up(free, 1, &[1, 2, 3]));
    assert_eq!(
        refused,
        TeamRefused::NoMatch {
            team: free,
            round: 1
        }
        .into()
    );
    // Once a game has its result, the line-up stands.
    hall.enter("1.1.2", "1-0");
    let begun = hall.refused(&line_up(second, 1, &[1, 2, 4]));
    let place = "1.1.2".parse().expect("a game");
    assert_eq!(begun, TeamRefused::Begun(place).into());
    hall.play_all();
    hall.pair();
    let over = hall.refused(&line_up(first, 1, &[1, 2, 3]));
    assert_eq!(over, TeamRefused::RoundOver(1).into());
}

/// 002:§37.2 by analogy: a board at which somebody is missing is lost, and shown as + and −.
#[test]
fn r53_37_2_an_empty_board_is_lost() {
    let mut hall = held(ROBIN, 3, "3", 3, |_| {});
    hall.pair();
    let meeting = hall.board(1, 1);
    hall.act(&line_up(meeting.white, 1, &[1, 3]));
    hall.act(&line_up(meeting.black, 1, &[2]));
    let texts: Vec<String> = hall
        .board(1, 1)
        .games
        .iter()
        .map(|game| {
            game.outcome()
                .map_or(String::new(), |outcome| outcome.to_string())
        })
        .collect();
    // On the second board the team that is named second has White, and nobody there.
    assert_eq!(texts, ["", "-:+", "-:-"]);
    // Whoever comes after all is named before the match begins.
    hall.act(&line_up(meeting.black, 1, &[1, 2]));
    assert!(matches!(hall.board(1, 1).games[1], Game::Open));
    let place: Place = "1.1.3".parse().expect("a game");
    let played = Outcome::of(Mark::Win, Mark::Loss);
    let refused = hall.refused(&Command::Correct {
        place,
        outcome: played,
        why: "x".to_owned(),
    });
    assert_eq!(refused, TeamRefused::Vacant(place).into());
    let refused = hall.refused(&Command::Replay {
        place,
        why: "x".to_owned(),
    });
    assert_eq!(refused, TeamRefused::Vacant(place).into());
    // The other line-up may be paired anew, for nothing was played.
    let last = &hall.competition.rounds()[0];
    let pairing = peatee_tournament::Pairing {
        of_table: last.of_table,
        boards: vec![(meeting.black, meeting.white)],
        free: last.free.clone(),
    };
    let why = "colours".to_owned();
    hall.act(&Command::Repair { pairing, why });
    assert_eq!(hall.board(1, 1).white, meeting.black);
}

/// A team that does not come has lost every board; where neither comes, nobody has anything.
#[test]
fn a_whole_team_forfeits() {
    let mut hall = held(ROBIN, 4, "3", 3, |_| {});
    hall.pair();
    let [first, second] = [1, 2].map(|board| hall.board(1, board));
    let refused = hall.refused(&forfeit(1, 1, "1-0"));
    assert_eq!(refused, TeamRefused::NoForfeit.into());
    assert_eq!(
        hall.refused(&forfeit(1, 3, "-:+")),
        Refused::NoGame(Place::first(1, 3))
    );
    hall.act(&forfeit(1, 1, "-:+"));
    hall.act(&forfeit(1, 2, "-:-"));
    let points = |team| {
        let (one, other) = (
            hall.competition.match_points(team),
            hall.competition.board_points(team),
        );
        (one, other)
    };
    assert_eq!(points(first.white), (Points::ZERO, Points::ZERO));
    assert_eq!(points(first.black), (Points(20), Points(30)));
    assert_eq!(points(second.white), (Points::ZERO, Points::ZERO));
    assert_eq!(points(second.black), (Points::ZERO, Points::ZERO));
    assert!(matches!(
        hall.refused(&forfeit(1, 1, "+:-")),
        Refused::Team(TeamRefused::Begun(_))
    ));
    assert!(
        hall.competition
            .board_results()
            .iter()
            .all(|one| one.games == 0)
    );
    let event = hall.event(|what| matches!(what, Happened::Team(TeamAct::Forfeit { .. })));
    let why = "they came".to_owned();
    hall.act(&Command::Undo { event, why });
    assert!(
        hall.board(1, 2)
            .games
            .iter()
            .all(|game| *game == Game::Open)
    );
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
    let second = &hall.competition.rounds()[1];
    assert!(
        second
            .board_of(team(1))
            .is_some_and(|board| board.has(team(4))),
        "the two winners"
    );
    let refused = hall.refused(&Command::Correct {
        place: Place::first(1, 1),
        outcome: Outcome::of(Mark::Loss, Mark::Win),
        why: "x".to_owned(),
    });
    assert_eq!(refused, Refused::PairedBy(2));
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

/// The board order may be changed until the team is paired; every act on a team is undone, unless something rests on it.
#[test]
fn the_board_order_stands_once_it_is_paired() {
    let mut hall = open(ROBIN, 3, "2", 3, |_| {});
    let order = |order: &[u32]| {
        let order = order.to_vec();
        Command::Team(TeamAct::Order {
            team: team(1),
            order,
        })
    };
    let whole = Refused::Team(TeamRefused::NotEverybody(3));
    assert_eq!(hall.refused(&order(&[1, 2])), whole);
    assert_eq!(hall.refused(&order(&[1, 2, 2])), whole);
    hall.act(&order(&[3, 1, 2]));
    let name = |hall: &Hall, place| {
        let member = hall.competition.member(team(1), place);
        member.expect("somebody").name.clone()
    };
    assert_eq!(
        [1, 2, 3].map(|place| name(&hall, place)),
        ["1/3", "1/1", "1/2"]
    );
    // The last one may be taken back; those before him rest on it.
    let undo = |event: u32| Command::Undo {
        event,
        why: "x".to_owned(),
    };
    let ordered = hall.event(|what| matches!(what, Happened::Team(TeamAct::Order { .. })));
    let enlisted = hall.event(
        |what| matches!(what, Happened::Team(TeamAct::Enlist { team: of, .. }) if *of == team(1)),
    );
    assert!(matches!(
        hall.refused(&undo(enlisted)),
        Refused::RestsOnIt { .. }
    ));
    hall.act(&undo(ordered));
    assert_eq!(name(&hall, 1), "1/1");
    hall.act(&undo(enlisted));
    assert_eq!(hall.competition.members(team(1)).len(), 2);
    let same = hall.refused(&enlist(team(1), "2/1"));
    assert_eq!(
        same,
        Refused::SameName("2/1".to_owned()),
        "nobody plays for two teams"
    );
    hall.opened();
    hall.act(&Command::Rank);
    hall.act(&line_up(team(1), 2, &[1, 2]));
    assert!(matches!(
        hall.refused(&enlist(team(1), "new")),
        Refused::Team(TeamRefused::LinedUp { round: 2, .. })
    ));
    hall.pair();
    let paired = hall.board(1, 1).white;
    assert!(matches!(
        hall.refused(&enlist(paired, "new")),
        Refused::Team(TeamRefused::OrderStands { round: 1, .. } | TeamRefused::LinedUp { .. })
    ));
    // A line-up by which games were played stands.
    hall.act(&line_up(paired, 1, &[2]));
    let lined_up = hall.event(|what| matches!(what, Happened::Team(TeamAct::LineUp { .. })));
    hall.clone().act(&undo(lined_up));
    hall.enter("1.1", "1-0");
    assert!(matches!(
        hall.refused(&undo(lined_up)),
        Refused::RestsOnIt { .. }
    ));
    let right = Player {
        name: "Jaan Kask".to_owned(),
        ..Player::default()
    };
    let amend = |member| {
        let right = Box::new(right.clone());
        Command::Team(TeamAct::Amend {
            team: team(1),
            member,
            right,
        })
    };
    assert!(matches!(
        hall.refused(&amend(3)),
        Refused::Team(TeamRefused::NoMember { .. })
    ));
    hall.act(&amend(2));
    assert_eq!(name(&hall, 2), "Jaan Kask");
    let amended = hall.event(|what| matches!(what, Happened::Team(TeamAct::Amend { .. })));
    hall.act(&undo(amended));
    assert_eq!(name(&hall, 2), "1/2");
}

/// What cannot be laid down or done is refused with its reason.
#[test]
fn what_is_no_team_is_refused() {
    let single = Hall::registered(ROBIN, 3, |_| {});
    let refused = single.refused(&enlist(team(1), "x"));
    assert_eq!(refused, TeamRefused::NoTeams.into());
    let laid = |boards: &str, codes: &str, change: &dyn Fn(&mut Instructions)| {
        let mut known = Instructions::new("x", ROBIN);
        if !boards.is_empty() {
            laid_down(&mut known, boards, codes);
        } else {
            known.tie_breaks = vec![codes.parse().expect(codes)];
        }
        change(&mut known);
        single.refused(&Command::Instruct(Box::new(known)))
    };
    let unsuited = |refused| match refused {
        Refused::Unsuited(why) => why,
        other => panic!("{other}"),
    };
    assert!(matches!(
        unsuited(laid("", "BER", &|_| {})),
        Unsuited::OfTeams(_)
    ));
    assert!(matches!(
        unsuited(laid("", "MP", &|_| {})),
        Unsuited::OfTeams(_)
    ));
    assert!(matches!(
        unsuited(laid("4", "TPR", &|_| {})),
        Unsuited::NotOfTeams(_)
    ));
    assert!(matches!(
        unsuited(laid("4", "BH", &|_| {})),
        Unsuited::SameField(_)
    ));
    let games = laid("10", "", &|known| known.encounter.games = 4);
    assert_eq!(games, TeamRefused::TooManyGames.into());
    let bye = laid("4", "", &|known| {
        known.teams.as_mut().expect("teams").bye = Points(50);
    });
    assert_eq!(bye, TeamRefused::Bye.into());
    let scoring = laid("4", "", &|known| {
        known.teams.as_mut().expect("teams").match_points =
            Scoring::of(Points::ONE, Points::ONE, Points::ZERO);
    });
    assert!(matches!(scoring, Refused::Instructions(_)));
    // A team without players cannot be paired.
    let mut hall = Hall::registered(ROBIN, 3, |known| laid_down(known, "4", ""));
    for of in [1, 2] {
        hall.act(&enlist(team(of), &format!("{of}")));
    }
    hall.act(&Command::Approve);
    let refused = hall.refused(&Command::Close);
    assert_eq!(refused, TeamRefused::NobodyEnlisted(team(3)).into());
    let nobody = hall.refused(&enlist(team(9), "x"));
    assert_eq!(nobody, Refused::NoPlayer(team(9)));
}

/// The issue of tournaments: the file is the competition; and the report file has the records of teams.
#[test]
fn the_files_have_the_teams() {
    let mut hall = held(SWISS, 5, "WBBW", 5, |_| {});
    hall.act(&line_up(team(1), 1, &[1, 2, 4, 5]));
    for round in 1..=3 {
        hall.pair();
        if round == 2 {
            let paired = &hall.competition.rounds()[1].boards;
            assert_eq!(paired.len(), 2);
            hall.act(&forfeit(2, 2, "-:+"));
        }
        hall.play_all();
    }
    let events = hall.competition.log().iter();
    let lines: Vec<String> = events.map(file::write_event).collect();
    let text = format!("{}\n{}\n", file::HEADING, lines.join("\n"));
    assert!(text.contains("boards=WBBW match-points=2,1,0,0,2,0 first=match-points bye-boards=2"));
    assert!(text.contains("line-up team=1 round=1 members=1,2,4,5"));
    let again = file::read(&text).expect("readable");
    assert_eq!(again.rounds(), hall.competition.rounds());
    assert_eq!(again.standings(), hall.competition.standings());
    assert_eq!(again.members(team(1)), hall.competition.members(team(1)));
    for (line, why) in [
        ("line-up team=9 round=1 members=1", "no team 9"),
        ("line-up team=1 round=1 members=7", "not in the team"),
        ("board-order team=1 order=1,1", "everybody"),
        ("forfeit match=9.1 outcome=-:+", "no such round"),
        ("enlist team=1", "name is missing"),
    ] {
        let line = format!("{text}2027-01-15T08:00:00.000Z | M | {line}\n");
        let fault = file::read(&line).expect_err(why);
        assert!(fault.why.contains(why), "{fault}");
    }
    let report = trf::write(&hall.competition.team_report());
    assert_eq!(report.matches("\n001 ").count(), 25);
    assert_eq!(report.matches("\n310 ").count(), 5);
    assert!(report.contains("\n352 WBBW"), "{report}");
    assert!(report.contains("\n362 TW 2.0   TD 1.0   TL 0.0"));
    assert!(report.contains("\n330 -+   2"));
    assert!(report.contains("\n320  2.0  2.0 "));
    let read = trf::read(report.as_bytes()).expect("our own reader");
    assert_eq!(read.players.len(), 25);
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

/// Players stay in their teams: the instructions cannot forget them.
#[test]
fn the_instructions_cannot_forget_the_teams() {
    let hall = open(ROBIN, 3, "2", 2, |_| {});
    let single = Command::Instruct(Box::new(Instructions::new("x", ROBIN)));
    assert_eq!(
        hall.refused(&single),
        TeamRefused::HasMembers(team(1)).into()
    );
}
