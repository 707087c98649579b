//! What is printed of competitions of teams.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::{Hall, person, robin, swiss};
use peatee_paper::tournament::{
    Leaf, boards, cross_table, norm_report, pairings, protocol, rating_report, results, standings,
    teams, why,
};
use texts::Language;
use tournament::norms::NormPolicy;
use tournament::rating::{Careers, RatingSystem};
use tournament::team::{TeamAct, TeamRules};
use tournament::{Command, Instructions, Outcome, Player, PlayerId, TieBreak};

const EN: Language = Language::English;

fn of_teams(mut known: Instructions) -> Instructions {
    let colors = "3".parse().expect("boards");
    let rules = TeamRules::new(colors, &known.scoring);
    known.tie_breaks = TieBreak::usual_for_teams(known.system, rules.first);
    known.teams = Some(rules);
    known
}

/// Three teams of four, by hand: Tartu beats Rīga 2½:½, Rīga forfeits to Vilnius, Vilnius comes with two against Tartu.
fn league(known: Instructions) -> Hall {
    let names = ["Tartu", "Rīga", "Vilnius & co"];
    let entered = (0..).zip(names).map(|(i, name)| Player {
        name: name.to_owned(),
        rating: Some(2000 - i),
        ..Player::default()
    });
    let mut hall = Hall::registered(of_teams(known), entered.collect());
    for team in 1..=3 {
        for place in 1..=4 {
            let name = format!("{} {place}", ["Kask", "Bērziņš", "Иванов"][team - 1]);
            let member = Box::new(Player {
                name,
                ..person("", 0)
            });
            let team = PlayerId(u32::try_from(team).expect("few"));
            hall.act(&Command::Team(TeamAct::Enlist { team, member }));
        }
    }
    hall.open();
    hall.act(&Command::Rank);
    hall
}

fn line_up(hall: &mut Hall, team: u32, round: u32, members: &[u32]) {
    hall.act(&Command::Team(TeamAct::LineUp {
        team: PlayerId(team),
        round,
        members: members.to_vec(),
    }));
}

fn played() -> Hall {
    let mut hall = league(robin(1));
    for round in 1..=3 {
        hall.pair();
        let meeting = hall.competition.board(round, 1).expect("a match").clone();
        let is_first = |team| meeting.white == PlayerId(team);
        match (
            meeting.white.0.min(meeting.black.0),
            meeting.white.0.max(meeting.black.0),
        ) {
            (1, 2) => {
                line_up(&mut hall, 1, round, &[1, 2, 4]);
                let of_first = if is_first(1) {
                    ["1-0", "½-½", "1-0"]
                } else {
                    ["0-1", "½-½", "0-1"]
                };
                for (game, text) in (1..).zip(of_first) {
                    hall.enter(&format!("{round}.1.{game}"), text);
                }
            }
            (2, 3) => {
                let text = if is_first(2) { "-:+" } else { "+:-" };
                let scoring = hall.competition.scoring();
                let outcome = Outcome::read(text, &scoring).expect("an outcome");
                let board = 1;
                hall.act(&Command::Team(TeamAct::Forfeit {
                    round,
                    board,
                    outcome,
                }));
            }
            _ => {
                line_up(&mut hall, 3, round, &[1, 3]);
                hall.enter(&format!("{round}.1"), "½-½");
                hall.enter(&format!("{round}.1.2"), "½-½");
            }
        }
    }
    hall
}

fn squeezed(leaf: &Leaf) -> String {
    let text = leaf.text();
    let lines = text
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join("\n")
}

/// The pairings name who sits at which board with which colour, and which team has said nothing.
#[test]
fn pairings_name_who_sits_at_which_board() {
    let mut hall = league(robin(1));
    hall.pair();
    let meeting = hall.competition.board(1, 1).expect("a match").clone();
    line_up(&mut hall, meeting.white.0, 1, &[1, 3]);
    let text = squeezed(&pairings(&hall.competition, 1, EN).expect("paired"));
    let name = |team: PlayerId, place: u32| {
        let member = hall.competition.member(team, place).expect("a player");
        member.name.clone()
    };
    let (white, black) = (meeting.white, meeting.black);
    let second = format!("2 3 {} b : w 2 {}", name(white, 3), name(black, 2));
    assert!(text.contains(&second), "{text}");
    assert!(
        text.contains(&format!("3 nobody w : b 3 {}", name(black, 3))),
        "{text}"
    );
    let silent = hall.competition.name(black);
    assert!(
        text.contains("No line-up was handed in") && text.contains(silent),
        "{text}"
    );
}

/// By hand: 2 + ½ board points against Rīga, and 1 + the board nobody came to against Vilnius.
#[test]
fn the_table_has_the_board_points_of_each_match() {
    let hall = played();
    let text = squeezed(&cross_table(&hall.competition, EN));
    assert!(text.contains("1 Tartu \\ 2 2½ 4 4.5"), "{text}");
    assert!(text.contains("2 Rīga ½ 0 \\ 0 0.5"), "{text}");
    let text = squeezed(&standings(&hall.competition, EN));
    assert!(text.contains("GP: board points"), "{text}");
    let text = squeezed(&boards(&hall.competition, EN));
    assert!(text.contains("Board 1\nPlace Name Team"), "{text}");
    assert!(text.contains("1 Kask 1 1 Tartu 1½ 2 75.0"), "{text}");
    assert!(text.contains("Иванов 3 3 Vilnius & co ½ 1 50.0"), "{text}");
    let two = why(&hall.competition, PlayerId(1), PlayerId(2), EN).expect("both are there");
    assert!(squeezed(&two).contains("Comparison of two teams"));
}

/// 002:§41k: the protocol of a competition of teams has its teams, line-ups, forfeits and results by board; nothing is
/// left unsaid in any language.
#[test]
fn r53_41k_the_protocol_of_teams() {
    let hall = played();
    for language in Language::ALL {
        let known = &hall.competition;
        let leaves = [
            protocol(known, Some(NormPolicy::default()), language),
            teams(known, language),
            boards(known, language),
            cross_table(known, language),
            norm_report(known, NormPolicy::default(), language),
            results(known, 2, language).expect("paired"),
        ];
        for leaf in &leaves {
            let text = leaf.text();
            assert!(!text.contains("tournament-"), "{text}");
            assert!(!leaf.document().contains("Vilnius & co"), "escaped");
        }
        let text = leaves[0].text();
        assert!(
            text.contains("Иванов 4") && text.contains("Kask 1"),
            "{text}"
        );
    }
    let text = squeezed(&protocol(&hall.competition, None, EN));
    assert!(
        text.contains("Team match boards: 3; colours of the first-named team, by board: w b w")
    );
    assert!(text.contains("was forfeited: "), "{text}");
    assert!(text.contains("line-up for round"), "{text}");
}

/// Swiss: the progress table has the board points, and what the team that is left over has on its boards.
#[test]
fn the_progress_of_teams() {
    let mut hall = league(swiss(2));
    hall.pair();
    for game in 1..=3 {
        hall.enter(&format!("1.1.{game}"), "½-½");
    }
    let text = squeezed(&cross_table(&hall.competition, EN));
    assert!(text.contains("Progress table"), "{text}");
    assert!(text.contains("2 w 1½ 1 1 1.5"), "{text}");
    assert!(text.contains("bye 1½ 2 2 1.5"), "{text}");
}

/// The issue of tournaments: ratings of team boards. The report has the players of the teams, in five languages; a board to
/// which somebody did not come counts for nobody.
#[test]
fn the_rating_report_has_the_members() {
    let hall = played();
    for language in Language::ALL {
        let system = RatingSystem::usual_fide();
        let leaf = rating_report(&hall.competition, &system, &Careers::default(), language);
        assert!(!leaf.document().contains("tournament-"), "{language:?}");
        let text = leaf.text();
        assert!(
            text.contains("Bērziņš 3") && text.contains("2 Rīga"),
            "{text}"
        );
    }
    let system = RatingSystem::usual_fide();
    let leaf = rating_report(&hall.competition, &system, &Careers::default(), EN);
    let text = squeezed(&leaf);
    // 2400 against 2400, K 10 for who has reached that: 10 × (1 − 0.50) = 5 for the one who came at the third board.
    let told = "Tartu: 4 Kask 4, 2400";
    assert!(text.contains(told), "{text}");
    assert!(
        text.contains("10 × (1 − 0.50) = +5.00; 2400 + 5 = 2405."),
        "{text}"
    );
}
