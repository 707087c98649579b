//! Teams that compete in the hall.

#![allow(dead_code, reason = "each test uses what it needs")]

use peatee_tournament::team::{TeamAct, TeamRules};
use peatee_tournament::{
    Command, Instructions, Mark, Outcome, Place, Player, PlayerId, Scoring, System, TieBreak,
};

use crate::hall::Hall;

pub(crate) const ROBIN: System = System::RoundRobin { cycles: 1 };
pub(crate) const SWISS: System = System::Swiss {
    rounds: 3,
    is_accelerated: false,
};

pub(crate) fn team(number: u32) -> PlayerId {
    PlayerId(number)
}

pub(crate) fn laid_down(known: &mut Instructions, boards: &str, tie_breaks: &str) {
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

pub(crate) fn enlist(of: PlayerId, name: &str) -> Command {
    Command::Team(TeamAct::Enlist {
        team: of,
        member: Box::new(Player {
            name: name.to_owned(),
            ..Player::default()
        }),
    })
}

pub(crate) fn line_up(team: PlayerId, round: u32, members: &[u32]) -> Command {
    let members = members.to_vec();
    Command::Team(TeamAct::LineUp {
        team,
        round,
        members,
    })
}

pub(crate) fn forfeit(round: u32, board: u32, text: &str) -> Command {
    let outcome = Outcome::read(text, &Scoring::ONE_HALF_ZERO).expect("an outcome");
    Command::Team(TeamAct::Forfeit {
        round,
        board,
        outcome,
    })
}

/// Teams of equal size, numbered in the order of registration.
pub(crate) fn held(
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

pub(crate) fn open(
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
pub(crate) fn play(hall: &mut Hall, round: u32, board: u32, results: &str) {
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
pub(crate) fn play_pair(hall: &mut Hall, one: u32, other: u32, results: &str) {
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

pub(crate) fn places(hall: &Hall) -> Vec<(u32, u32)> {
    let rows = hall.competition.standings();
    rows.iter().map(|row| (row.place, row.player.0)).collect()
}

pub(crate) fn value(hall: &Hall, code: &str, of: u32) -> String {
    let code: TieBreak = code.parse().expect(code);
    let value = hall.competition.value(code, team(of));
    value.map_or("-".to_owned(), |value| value.to_string())
}
