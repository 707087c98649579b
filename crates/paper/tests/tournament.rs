//! What is printed of competitions, by the articles that say what stands on it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::{Hall, people, person, robin, swiss};
use peatee_paper::tournament::{
    Leaf, cross_table, norm_line, norm_report, pairings, protocol, rating_report, results,
    standings, why,
};
use texts::Language;
use tournament::norms::{Line, NormPolicy, TitleEvent, candidate_title, master_title};
use tournament::rating::{Careers, RatingSystem};
use tournament::{Command, Happened, Instructions, Mark, Penalty, Player, PlayerId, lots};
use unicode_width::UnicodeWidthStr;

const EN: Language = Language::English;

/// The line of a text that has a name in it, its spaces squeezed.
fn line_of(leaf: &Leaf, name: &str) -> String {
    let text = leaf.text();
    let line = text.lines().find(|line| line.contains(name));
    let words = line.unwrap_or_default().split_whitespace();
    words.collect::<Vec<_>>().join(" ")
}

/// Three players; 1 beats 2, draws with 3, and 3 has not come to 2.
fn three() -> Hall {
    let mut hall = Hall::robin(3);
    for _ in 0..3 {
        hall.pair();
        let round = hall.competition.rounds().len();
        let board = hall.competition.board(round as u32, 1).expect("a board");
        let (white, black) = (board.white.0, board.black.0);
        let outcome = match (white, black) {
            (1, 2) => "1-0",
            (2, 1) => "0-1",
            (2, 3) => "+:-",
            (3, 2) => "-:+",
            _ => "½-½",
        };
        hall.enter(&format!("{round}.1"), outcome);
    }
    hall
}

/// 002:§37.1: the winner has 1, the loser 0, drawers ½ each; nobody meets himself.
#[test]
fn r53_37_1_marks_of_the_cross_table() {
    let leaf = cross_table(&three().competition, EN);
    let tamm = line_of(&leaf, "Tamm");
    assert!(
        tamm.starts_with("1 Tamm Toomas (EST, Kalev) \\ 1 ½ 1½ "),
        "{tamm}"
    );
    let other = line_of(&leaf, "Ąžuolas");
    assert!(
        other.starts_with("2 Žukauskas Ąžuolas (LTU) 0 \\ + 1 "),
        "{other}"
    );
    assert!(
        tamm.ends_with(" 1") && other.ends_with(" 2"),
        "{tamm} / {other}"
    );
    let html = leaf.html();
    let row = "<td class=\"number\">1</td><th scope=\"row\" class=\"name\"><bdi>Tamm Toomas</bdi> \
               <small><bdi>EST, Kalev</bdi></small></th><td class=\"mark road\"></td>\
               <td class=\"mark\">1</td><td class=\"mark\">½</td>";
    assert!(html.contains(row), "{html}");
}

/// 002:§37.2: plus and minus where a game was not played, and they count.
#[test]
fn r53_37_2_plus_and_minus() {
    let hall = three();
    let leaf = cross_table(&hall.competition, EN);
    assert!(line_of(&leaf, "Иванов").starts_with("3 Иванов Пётр (RUS) ½ − \\ ½ "));
    assert!(leaf.text().contains("+ won by forfeit, − lost by forfeit."));
    let shown = (1..=3).map(|round| {
        let leaf = results(&hall.competition, round, EN).expect("a round");
        leaf.text()
    });
    let with_plus = shown.filter(|text| text.contains("+:−") || text.contains("−:+"));
    assert_eq!(with_plus.count(), 1);
}

/// 002:§37.1 under another scoring: marks are what they are worth.
#[test]
fn marks_follow_the_scoring() {
    let mut instructions = robin(1);
    instructions.scoring = tournament::Scoring::TWO_ONE_ZERO;
    let mut hall = Hall::ranked(instructions, people(4));
    hall.pair();
    hall.enter("1.1", "1-0");
    hall.enter("1.2", "½-½");
    let text = results(&hall.competition, 1, EN).expect("a round").text();
    assert!(text.contains("2:0") && text.contains("1:1"), "{text}");
}

/// 002:§38.3: who has played less than half is removed from the table; 002:§38.2: after half he stays, with minus.
#[test]
fn r53_38_3_who_left_before_half_stands_below() {
    let mut hall = Hall::robin(6);
    hall.play_rounds(1);
    hall.leave(2);
    let leaf = cross_table(&hall.competition, EN);
    let text = leaf.text();
    let (table, below) = text
        .split_once("Not in the table")
        .expect("somebody is out");
    assert!(!table.contains("Žukauskas"), "{text}");
    assert!(
        below.contains("2 Žukauskas Ąžuolas: withdrew before playing half"),
        "{text}"
    );
    assert!(below.contains("“ill”"), "{text}");
    let round = results(&hall.competition, 1, EN).expect("a round").text();
    assert!(round.contains("annulled; its result was"), "{round}");
}

/// 002:§41f, 002:§38.3: who is excluded before half stands below the table as one who left does, and the protocol tells both.
#[test]
fn r53_41f_who_is_excluded_before_half_stands_below() {
    let mut hall = Hall::robin(6);
    hall.play_rounds(1);
    hall.act(&Command::Penalise {
        player: PlayerId(2),
        penalty: Penalty::Exclusion,
        game: None,
        why: "he shouted".to_owned(),
    });
    let text = cross_table(&hall.competition, EN).text();
    let (table, below) = text
        .split_once("Not in the table")
        .expect("somebody is out");
    assert!(!table.contains("Žukauskas"), "{text}");
    assert!(below.contains("withdrew before playing half"), "{text}");
    let told = protocol(&hall.competition, None, EN).text();
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.matches("withdrew before playing half").count() >= 2,
        "{told}"
    );
}

/// 002:§38.2: after half his name stays, and what is left is minus.
#[test]
fn r53_38_2_who_left_after_half_stays() {
    let mut hall = Hall::robin(4);
    hall.play_rounds(2);
    hall.leave(2);
    hall.pair();
    let leaf = cross_table(&hall.competition, EN);
    assert!(
        line_of(&leaf, "Žukauskas").contains(" − "),
        "{}",
        leaf.text()
    );
    assert!(!leaf.text().contains("Not in the table"));
}

/// 002:J.1 twice over: two marks in a cell.
#[test]
fn double_rounds_have_two_marks_in_a_cell() {
    let mut hall = Hall::ranked(robin(2), people(3));
    hall.play_rounds(6);
    let html = cross_table(&hall.competition, EN).html();
    let marks = html.matches("<td class=\"mark\">");
    assert_eq!(marks.count(), 6);
    let cells = html.split("<td class=\"mark\">").skip(1);
    for cell in cells {
        let (cell, _) = cell.split_once('<').expect("it ends");
        assert_eq!(cell.split(' ').count(), 2, "{cell}");
    }
}

/// 002:§38.5: a match is a table of two, with a mark for each game; who gives up has lost what is left.
#[test]
fn r53_38_5_a_match_is_a_table_of_two() {
    let instructions = Instructions::new("Match", tournament::System::Match { games: 3 });
    let mut hall = Hall::ranked(instructions, people(2));
    for (round, outcome) in [(1, "1-0"), (2, "½-½")] {
        hall.pair();
        hall.enter(&format!("{round}.1"), outcome);
    }
    hall.pair();
    hall.leave(1);
    let leaf = cross_table(&hall.competition, EN);
    assert!(
        line_of(&leaf, "Tamm").contains(" 1 ½ − \\ 1½ "),
        "{}",
        leaf.text()
    );
    assert!(
        line_of(&leaf, "Žukauskas").contains(" \\ 0 ½ + 1½ "),
        "{}",
        leaf.text()
    );
}

/// Meetings of two games: both results, whoever is named first on the left, though colours change.
#[test]
fn a_meeting_of_two_games_has_two_results() {
    let mut instructions = robin(1);
    instructions.encounter.games = 2;
    let mut hall = Hall::ranked(instructions, people(4));
    hall.pair();
    hall.enter("1.1", "1-0");
    hall.enter("1.1.2", "1-0");
    let html = results(&hall.competition, 1, EN).expect("a round").html();
    assert!(html.contains("1:0  0:1"), "{html}");
}

/// 002:J.4: who is free.
#[test]
fn r53_j_4_who_is_free_is_named() {
    let mut hall = Hall::robin(5);
    hall.pair();
    let free = hall.competition.rounds()[0].free[0].0;
    let name = hall.competition.name(free).to_owned();
    let text = pairings(&hall.competition, 1, EN).expect("a round").text();
    let (_, below) = text
        .split_once("Byes in this round")
        .expect("somebody is free");
    assert!(
        below.contains(&name) && below.contains("has no opponent"),
        "{text}"
    );
    assert_eq!(pairings(&hall.competition, 0, EN), None);
    assert_eq!(pairings(&hall.competition, 2, EN), None);
}

/// Six players and two Swiss rounds.
fn open() -> Hall {
    let mut hall = Hall::ranked(swiss(5), people(7));
    let free = vec![(PlayerId(7), Some(Mark::PairingBye))];
    hall.paired(&[(1, 4), (5, 2), (3, 6)], free);
    for (place, outcome) in [("1.1", "1-0"), ("1.2", "0-1"), ("1.3", "½-½")] {
        hall.enter(place, outcome);
    }
    let free = vec![
        (PlayerId(6), Some(Mark::HalfBye)),
        (PlayerId(5), Some(Mark::ZeroBye)),
        (PlayerId(4), Some(Mark::FullBye)),
    ];
    hall.paired(&[(2, 1), (7, 3)], free);
    hall.enter("2.1", "½-½");
    let place = "2.2".parse().expect("a game");
    hall.act(&Command::Adjourn(place));
    hall.act(&Command::Assume {
        place,
        outcome: Hall::outcome("0-1"),
    });
    hall
}

/// The issue of tournaments: points so far in the pairings; byes in words; the progress table.
#[test]
fn a_swiss_round_with_its_byes() {
    let hall = open();
    let text = pairings(&hall.competition, 2, EN).expect("a round").text();
    assert!(text.contains("requested bye"), "{text}");
    assert!(
        text.contains("absent") && text.contains("points for a win"),
        "{text}"
    );
    assert!(text.contains("Points before the round"), "{text}");
    let text = results(&hall.competition, 2, EN).expect("a round").text();
    assert!(text.contains("0:1 adjourned, result assumed"), "{text}");
    let leaf = cross_table(&hall.competition, EN);
    let tamm = line_of(&leaf, "Tamm");
    assert!(tamm.contains("4 w 1 1 2 b ½ 1½ 1½"), "{tamm}");
    assert!(
        line_of(&leaf, "Иванов").contains("6 w ½ ½ 7 b (1) 1½"),
        "{}",
        leaf.text()
    );
    assert!(
        line_of(&leaf, "Šimkus").contains("bye 1 1 3 w (0) 1 1"),
        "{}",
        leaf.text()
    );
}

/// 002:§38.2: whoever meets somebody who has left sees on the pairings that nothing is to be played.
#[test]
fn r53_38_2_a_game_lost_by_leaving_is_on_the_pairings() {
    let mut hall = Hall::robin(4);
    for round in 1..=2 {
        hall.pair();
        hall.enter(&format!("{round}.1"), "1-0");
        hall.enter(&format!("{round}.2"), "1-0");
    }
    let why = "ill".to_owned();
    let player = PlayerId(1);
    hall.act(&Command::Leave { player, why });
    hall.pair();
    let leaf = pairings(&hall.competition, 3, EN).expect("a round");
    let text = leaf.text();
    assert!(text.contains("+:−") || text.contains("−:+"), "{text}");
    // What was played before he left is not on it.
    let text = pairings(&hall.competition, 2, EN).expect("a round").text();
    assert!(!text.contains("1:0"), "{text}");
}

/// The states of a game are said in words (002:§34.1, 002:§38.4, 002:§41g).
#[test]
fn what_is_not_over_is_said() {
    let mut hall = Hall::robin(8);
    hall.pair();
    let place = |text: &str| text.parse().expect("a game");
    hall.act(&Command::Adjourn(place("1.1")));
    hall.act(&Command::Adjudicate {
        place: place("1.1"),
        outcome: Hall::outcome("1-0"),
        commission: "Rebane, Hunt".to_owned(),
    });
    hall.act(&Command::Adjourn(place("1.2")));
    hall.act(&Command::Postpone(place("1.3")));
    hall.enter("1.4", "½-½u");
    let text = results(&hall.competition, 1, EN).expect("a round").text();
    let said = [
        "1:0 adjudicated",
        "adjourned",
        "postponed",
        "½:½ not rated",
        "“Rebane, Hunt”",
    ];
    for said in said {
        assert!(text.contains(said), "{said}: {text}");
    }
    let text = cross_table(&hall.competition, EN).text();
    assert!(text.contains('…') && text.contains("Three dots"), "{text}");
}

/// The issue of tournaments: why A stands before B, line by line.
#[test]
fn a_comparison_shows_its_arithmetic() {
    let mut hall = Hall::robin(6);
    hall.play_rounds(5);
    let rows = hall.competition.standings();
    for pair in rows.windows(2) {
        let [first, second] = [&pair[0], &pair[1]];
        let leaf = why(&hall.competition, second.player, first.player, EN).expect("both stand");
        let text = leaf.text();
        let name = hall.competition.name(first.player);
        let is_said = match first.place == second.place {
            true => text.contains("they share their places."),
            false => text.contains(&format!("{name} is ranked higher.")),
        };
        assert!(is_said, "{text}");
    }
    assert_eq!(why(&hall.competition, PlayerId(1), PlayerId(9), EN), None);
}

/// 002:N.13: two I, five II, three III, six IV make 2.81; each step has its article.
#[test]
fn r53_n_13_the_coefficient_is_shown_step_by_step() {
    use tournament::Class::{First, Fourth, Second, Third};
    let classes = [(First, 2), (Second, 5), (Third, 3), (Fourth, 6)];
    let classes = classes
        .into_iter()
        .flat_map(|(class, count)| vec![class; count]);
    let players = people(16).into_iter().zip(classes);
    let players = players.map(|(player, class)| Player {
        class: Some(class),
        ..player
    });
    let mut hall = Hall::ranked(robin(1), players.collect());
    hall.play_rounds(15);
    let text = norm_report(&hall.competition, NormPolicy::default(), EN).text();
    for said in [
        "The competition is not finished",
        "Class IV: participants 6 × class number 4.00 = 24.00.",
        "Sum 45.00 divided by the number of participants 16 = 2.812.",
        "the coefficient is 2.81.",
        "Class II: games 15 × 71 % = 10.65; points required: 10½.",
        "002:N.13",
        "002:N.16",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    let text = norm_report(&hall.competition, NormPolicy::default(), Language::Estonian).text();
    assert!(text.contains("on koefitsient 2,81."), "{text}");
}

/// 002:N.13 leaves masters without a number: the report says so.
#[test]
fn r53_n_13_who_has_no_number_is_named() {
    let players = people(4).into_iter().map(|player| Player {
        class: Some(tournament::Class::Master),
        ..player
    });
    let hall = Hall::ranked(robin(1), players.collect());
    let text = norm_report(&hall.competition, NormPolicy::default(), EN).text();
    assert!(
        text.contains("Master of sport: participants 4; the requirements"),
        "{text}"
    );
}

/// 002:N.2, 002:N.4: every point against three masters is the norm of a master, and the report says so, also where nobody has
/// set a number for masters.
#[test]
fn r53_n_2_found_7_a7_the_norm_of_a_master_is_reported() {
    let players = people(4).into_iter().enumerate().map(|(i, player)| Player {
        class: Some(match i {
            0 => tournament::Class::First,
            _ => tournament::Class::Master,
        }),
        ..player
    });
    let mut hall = Hall::ranked(robin(1), players.collect());
    for _ in 0..3 {
        hall.pair();
        let open = hall.competition.unfinished().map(|(place, _)| place);
        for place in open.collect::<Vec<_>>() {
            let board = hall.competition.board(place.round, place.board);
            let is_white = board.expect("a board").white == PlayerId(1);
            let outcome = if is_white { "1-0" } else { "0-1" };
            hall.enter(&place.to_string(), outcome);
        }
    }
    let number = Some(tournament::norms::Hundredths(50));
    let mut policy = NormPolicy::default();
    for master in [None, number] {
        policy.numbers.master = master;
        let text = norm_report(&hall.competition, policy, EN).text();
        assert!(!text.contains("no class can be attained"), "{text}");
        for said in [
            "masters 3 of 4 participants, two thirds are required.",
            "games against players of the class “Master of sport”: 3, points 3, required 50 %.",
        ] {
            assert!(text.contains(said), "{said}: {text}");
        }
        let met = text
            .lines()
            .filter(|line| line.contains("points 3, required 50 %"));
        assert!(
            met.into_iter()
                .all(|line| line.trim_end().ends_with(" met") && !line.contains(" not met")),
            "{text}"
        );
    }
}

/// 002:N.1 to 002:N.6: what titles ask for is said in every language.
#[test]
fn r53_n_1_titles_are_said_in_every_language() {
    for language in Language::ALL {
        for line in title_lines() {
            let said = norm_line(&line, language);
            assert!(!said.contains("tournament-"), "{language:?} {said}");
            assert!(said.starts_with("002:N."), "{said}");
        }
    }
}

fn title_lines() -> Vec<Line> {
    use tournament::norms::{CandidatePolicy, Encounter, Hundredths, Score, Standing};
    let date = |text: &str| text.parse().expect("a date");
    let score = |games, points: &str| Score {
        games,
        points: points.parse().expect("points"),
    };
    let tournament = |day: &str| TitleEvent {
        date: date(day),
        encounter: Encounter::Tournament {
            participants: 9,
            masters: 6,
            coefficient: Some(Hundredths(100)),
            all: score(10, "7"),
            against_masters: score(6, "3"),
            against_candidates: score(3, "1"),
        },
    };
    let championship = |day: &str| TitleEvent {
        date: date(day),
        encounter: Encounter::Championship,
    };
    let events = [
        championship("1953-05-31"),
        championship("1954-05-31"),
        tournament("1954-06-01"),
        tournament("1954-07-01"),
        tournament("1954-08-01"),
        TitleEvent {
            date: date("1955-01-01"),
            encounter: Encounter::Match {
                opponent: Some(tournament::Class::Master),
                score: score(14, "7½"),
            },
        },
    ];
    let master = master_title(&events);
    let candidate = candidate_title(&events, CandidatePolicy::AnyTime);
    let attained = [master.attained, candidate.attained].concat();
    let standing = Standing::on(date("1955-02-01"), &attained);
    [master.lines, candidate.lines, standing.lines()].concat()
}

/// A competition in which nearly everything happened.
fn eventful() -> Hall {
    let mut hall = Hall::drawn(robin(1), people(7));
    hall.act(&Command::Amend {
        player: PlayerId(1),
        right: Box::new(person("Tamm-Kuusk Toomas", 0)),
    });
    hall.pair();
    hall.enter("1.1", "1-0");
    hall.enter("1.2", "1-0");
    let place = |text: &str| text.parse().expect("a game");
    hall.act(&Command::Correct {
        place: place("1.2"),
        outcome: Hall::outcome("½-½"),
        why: "the sheets say so".to_owned(),
        re_pair: false,
    });
    hall.enter("1.3", "0-1");
    let entered = u32::try_from(hall.competition.log().len()).expect("few");
    hall.act(&Command::Undo {
        event: entered,
        why: "of another board".to_owned(),
    });
    hall.enter("1.3", "1-0");
    hall.penalise(3, Penalty::Warning);
    hall.act(&Command::Note("the clocks were checked".to_owned()));
    hall.leave(4);
    hall.play_rounds(6);
    hall.act(&Command::Finish);
    hall
}

/// 002:§41k: the report has what was laid down, who was there, every result, the tables, and all that was decided.
#[test]
fn r53_41k_the_protocol_is_whole() {
    let hall = eventful();
    let text = protocol(&hall.competition, Some(NormPolicy::default()), EN).text();
    assert!(!text.contains("The competition is not finished"), "{text}");
    for said in [
        "Cup of the lake, Pärnu, 14–22 November 2026",
        "Hundred-square draughts (1953)",
        "18/60",
        "win 1, draw ½, loss 0",
        "30 minutes",
        "Chief judge",
        "Mari Tamm",
        "Organising committee",
        "Drawing of lots",
        "rain before noon",
        "docs/lots.md",
        "Results of round 7",
        "Cross-table",
        "Standings",
        "Norm report",
        "For norms, a win counts 1",
        "warning: “spoke during the game”.",
        "Note: “the clocks were checked”.",
        "Game 1.2: result corrected, 1:0 → ½:½: “the sheets say so”.",
        "was undone: “of another board”. It was: Game 1.3: result 0:1.",
        "withdrew before playing half",
        "A participant’s details were corrected: Tamm-Kuusk Toomas.",
        "____________________  Mari Tamm, Chief judge",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
}

/// 002:§41c and docs/lots.md: from what the protocol says anyone recomputes the numbers, also after a name was put right.
#[test]
fn r53_41k_the_numbers_can_be_recomputed() {
    let hall = eventful();
    let text = protocol(&hall.competition, None, EN).text();
    let fact = |name: &str| {
        let mut lines = text.lines().filter_map(|line| line.strip_prefix(name));
        lines.next().expect("it is there").trim().to_owned()
    };
    let (_, urn) = text.split_once("Lots in the urn").expect("the urn");
    let rows = urn.lines().skip(3).take_while(|line| !line.is_empty());
    let entries = rows.map(|row| {
        let row = row.trim_start();
        row.trim_start_matches(|c: char| c.is_ascii_digit())
            .trim()
            .to_owned()
    });
    let entries: Vec<String> = entries.collect();
    assert_eq!(entries.len(), 7);
    let secret = fact("Secret").parse().expect("a secret");
    assert_eq!(lots::commit(&secret).to_string(), fact("Commitment"));
    let urn = lots::Lots::new(
        &secret,
        &fact("Name of the event"),
        &fact("Words spoken in public"),
    );
    let serial = fact("Drawing number").parse().expect("a number");
    let drawn = urn
        .expect("an urn")
        .draw(&lots::Purpose::Numbers, serial, &entries);
    assert_eq!(drawn.expect("drawn"), (0..7).collect::<Vec<_>>());
}

fn all_leaves(hall: &Hall, language: Language) -> Vec<Leaf> {
    let it = &hall.competition;
    let mut leaves = vec![
        cross_table(it, language),
        standings(it, language),
        norm_report(it, NormPolicy::default(), language),
        rating_report(
            it,
            &RatingSystem::usual_fide(),
            &Careers::default(),
            language,
        ),
        protocol(it, Some(NormPolicy::default()), language),
    ];
    leaves.extend(pairings(it, 1, language));
    leaves.extend(results(it, 1, language));
    let rows = it.standings();
    leaves.extend(why(it, rows[0].player, rows[1].player, language));
    leaves
}

/// Every word exists in every language.
#[test]
fn every_leaf_is_said_in_every_language() {
    for language in Language::ALL {
        for leaf in [eventful(), open(), three()]
            .iter()
            .flat_map(|hall| all_leaves(hall, language))
        {
            let (html, text) = (leaf.html(), leaf.text());
            assert!(!text.contains("tournament-"), "{language:?} {text}");
            assert!(!html.contains("tournament-"), "{language:?} {html}");
            assert!(
                html.contains(&format!("lang=\"{}\"", language.tag())),
                "{html}"
            );
        }
    }
}

/// The house's content policy: nothing inline on a page; a saved document brings its style in its head.
#[test]
fn elements_have_no_style_and_no_script() {
    for leaf in all_leaves(&eventful(), EN) {
        let html = leaf.html();
        for inline in ["style=", "<style", "<script", "onclick"] {
            assert!(!html.contains(inline), "{inline}: {html}");
        }
        let document = leaf.document();
        assert!(document.starts_with("<!doctype html>\n<html lang=\"en\">"));
        assert!(document.contains("@page") && document.contains("--road"));
    }
}

const HOSTILE: [&str; 5] = [
    "<b>Bold</b> & \"Quoted\" 'Name'",
    "עברית ביחד",
    "محمد الفارسي",
    "Wolfeschlegelsteinhausenbergerdorff-Hubert Blaine Adolph Chas",
    "Ku\u{308}hn Jo\u{304}zas",
];

fn hostile() -> Hall {
    let players = HOSTILE.into_iter().zip(0..).map(|(name, i)| Player {
        club: "<i>&\"".to_owned(),
        ..person(name, i)
    });
    let instructions = Instructions {
        name: "</title><script>1</script>".to_owned(),
        control: "<img src=x>".to_owned(),
        ..robin(1)
    };
    let mut hall = Hall::drawn(instructions, players.collect());
    // Nobody can say it; but it may stand in a file.
    hall.happens(Happened::Noted("</table>\u{202e}\u{2067}".to_owned()));
    hall.play_rounds(5);
    hall
}

/// Names are escaped, and turn nobody but themselves.
#[test]
fn hostile_names_stay_names() {
    for leaf in all_leaves(&hostile(), EN) {
        let document = leaf.document();
        for tag in [
            "<b>", "<i>", "<img", "<script", "Quoted\"", "\u{202e}", "\u{2067}",
        ] {
            assert!(!document.contains(tag), "{tag}: {document}");
        }
        assert_eq!(document.matches("</title>").count(), 1);
        assert_eq!(
            document.matches("<table>").count(),
            document.matches("</table>").count()
        );
        assert!(!leaf.text().contains(['\u{202e}', '\u{2067}']));
    }
}

/// Columns stand under each other by what is shown, not by bytes or letters.
#[test]
fn columns_are_aligned_by_display_width() {
    for hall in [hostile(), eventful()] {
        for leaf in [
            cross_table(&hall.competition, EN),
            standings(&hall.competition, EN),
        ] {
            let text = leaf.text();
            let mut lines = text.lines().skip_while(|line| !line.starts_with("--"));
            let rule = lines.next().expect("a rule");
            let rows: Vec<&str> = lines.take_while(|line| !line.is_empty()).collect();
            assert!(rows.len() >= 5, "{text}");
            for row in rows {
                assert!(row.width() <= rule.width(), "{row}\n{rule}");
                assert!(row.width() + 4 >= rule.width(), "{row}\n{rule}");
            }
        }
    }
}

/// A cross-table of twenty wants a page on its side; one of three does not.
#[test]
fn a_wide_table_is_laid_on_its_side() {
    let mut hall = Hall::robin(20);
    hall.play_rounds(2);
    assert!(
        cross_table(&hall.competition, EN)
            .html()
            .starts_with("<article class=\"leaf wide\"")
    );
    let whole = protocol(&hall.competition, None, EN).html();
    assert!(whole.starts_with("<article class=\"leaf\"") && whole.contains("class=\"grid wide\""));
    let small = cross_table(&three().competition, EN);
    assert!(small.html().starts_with("<article class=\"leaf\""));
}

/// Nothing is known yet, and nothing breaks.
#[test]
fn a_competition_of_which_nothing_is_known_prints() {
    let it = tournament::Competition::new();
    for language in Language::ALL {
        assert!(!standings(&it, language).text().is_empty());
        assert!(!cross_table(&it, language).html().is_empty());
        assert!(
            !protocol(&it, Some(NormPolicy::default()), language)
                .text()
                .is_empty()
        );
    }
}
