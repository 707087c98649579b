//! Teams: their players, line-ups, forfeits and files. The document speaks of teams only in 002:§35.10; what is taken from
//! single players by analogy stands in `docs/decisions/0023-teams.md`.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;
mod league;

use hall::Hall;
use league::{ROBIN, SWISS, enlist, forfeit, held, laid_down, line_up, open, team};
use pairing::trf;
use peatee_tournament::team::{TeamAct, TeamRefused};
use peatee_tournament::{
    Command, Game, Happened, Instructions, Mark, Outcome, Place, Player, Points, Refused, Scoring,
    Unsuited, file,
};

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
        re_pair: false,
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
        by_lot: false,
        is_draft: false,
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
        ("line-up team=9 round=1 members=1", "no player 9"),
        ("line-up team=1 round=1 members=7", "has no player 7"),
        ("board-order team=1 order=1,1", "each of the 5 players"),
        ("forfeit match=9.1 outcome=-:+", "no round 9"),
        ("enlist team=1", "name is missing"),
    ] {
        let line = format!("{text}2027-01-15T08:00:00.000Z | M | {line}\n");
        let fault = file::read(&line).expect_err(why);
        assert!(fault.why.to_string().contains(why), "{fault}");
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
