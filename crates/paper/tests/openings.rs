//! Openings on paper: what is drawn for a round, how it was drawn, and what is wrong with a table.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use games::{OpeningRefused, RuleSet, opening_game};
use hall::{Hall, people, robin};
use peatee_paper::tournament::{opening_faults, pairings, programme, protocol, results};
use texts::Language;
use tournament::lots::{Chain, Secret};
use tournament::openings::{OpeningFaults, OpeningRules, OpeningTable, Scope, Start};
use tournament::{Command, Competition};

const TABLE: &str = "\
    1) 22-18 9-13 18-14  # 1-I cd4 ba5 dc5\n\
    2) 1. e3-f4 d6-c5 2. f2-e3\n\
    3) B:Wc3,e3:Bb6,d6 # <few>\n";

fn playable(rules: RuleSet, start: &Start) -> Result<(), OpeningRefused> {
    opening_game(rules, start.fen(), start.moves()).map(drop)
}

/// The rules of a hall whose meetings have so many games.
fn hall(scope: Scope, games: u32) -> Hall {
    let rules = "russian".parse().expect("a rule set");
    let check = |start: &Start| playable(rules, start);
    let mut known = robin(1);
    known.rules = "russian".to_owned();
    known.encounter.games = games;
    known.openings = Some(OpeningRules {
        table: OpeningTable::read(TABLE, check).expect("a table"),
        scope,
        games: 2,
    });
    let mut hall = Hall::ranked(known, people(6));
    let chain = Chain::new(Secret::new(&[9; 32]).expect("a secret"));
    hall.act(&Command::CommitOpenings(chain.commitment()));
    hall.pair();
    hall
}

fn drawn(scope: Scope, games: u32) -> Competition {
    let mut hall = hall(scope, games);
    let chain = Chain::new(Secret::new(&[9; 32]).expect("a secret"));
    hall.act(&Command::DrawOpenings {
        round: 1,
        secret: chain.key(1).expect("a key").reveal(),
        words: "snow on the lake".to_owned(),
    });
    hall.competition
}

/// The issue of tournaments: drawn openings stand on the pairings, in every language, with the position.
#[test]
fn openings_stand_on_the_pairings() {
    let competition = drawn(Scope::Board, 2);
    for language in Language::ALL {
        let leaf = pairings(&competition, 1, language).expect("a round");
        let (html, text) = (leaf.html(), leaf.text());
        assert_eq!(html.matches("<svg").count(), 3, "{language:?}");
        for shown in ["1. c3-d4 b6-a5 2. d4-c5", "1. e3-f4 d6-c5 2. f2-e3"] {
            assert!(text.contains(shown), "{text}");
        }
        assert!(html.contains("<span>2. d4-c5</span>"), "{html}");
        assert!(html.contains("&#60;few&#62;") || html.contains("&lt;few&gt;"));
        assert!(text.contains("B:Wc3,e3:Bb6,d6"));
        assert!(!text.contains("tournament-"), "{text}");
    }
    let text = pairings(&competition, 1, Language::English).expect("a round");
    let text = text.text();
    let line = text.lines().find(|line| line.contains("(1-I cd4 ba5 dc5)"));
    let line = line.expect("the first opening");
    assert!(line.starts_with("Board "), "{line}");
    assert!(line.ends_with("Black to move."), "{line}");
    // In words behind it, and no drawing.
    let behind = results(&competition, 1, Language::English).expect("a round");
    assert!(behind.text().contains(line));
    assert!(!behind.html().contains("<svg"));
}

/// One opening for all boards; two for each where a meeting has four games.
#[test]
fn the_place_of_an_opening_is_said() {
    let text = |competition: &Competition| {
        let leaf = pairings(competition, 1, Language::English);
        leaf.expect("a round").text()
    };
    assert!(text(&drawn(Scope::Round, 2)).contains("\nAll boards: Opening "));
    let four = text(&drawn(Scope::Board, 4));
    for place in ["Board 1, games 1–2: ", "Board 3, games 3–4: "] {
        assert!(four.contains(place), "{four}");
    }
    let open = text(&hall(Scope::Round, 2).competition);
    assert!(open.contains("have not been drawn yet"), "{open}");
}

/// 002:§40a: what is laid down stands on the programme; all that is needed to recompute the lots on the protocol.
#[test]
fn openings_stand_on_programme_and_protocol() {
    let competition = drawn(Scope::Board, 2);
    let known = competition.instructions().expect("instructions");
    let hash = known.openings.as_ref().expect("openings").table.hash();
    let draw = competition.openings_of(1).expect("a drawing").clone();
    for language in Language::ALL {
        let before = programme(&competition, language).text();
        assert!(before.contains(&hash), "{before}");
        let after = protocol(&competition, None, language).text();
        for shown in [&hash, &draw.secret, &draw.words] {
            assert!(after.contains(shown.as_str()), "{shown}: {after}");
        }
        let commitment = competition.openings_commitment().expect("a commitment");
        assert!(after.contains(&commitment.to_string()));
        assert!(!after.contains("tournament-"), "{after}");
    }
}

fn faults(text: &str, rules: &str) -> OpeningFaults<OpeningRefused> {
    let rules = rules.parse().expect("a rule set");
    OpeningTable::read(text, |start| playable(rules, start)).expect_err("faults")
}

/// The issue of tournaments: a broken table is refused with line and reason, in every language.
#[test]
fn faults_are_said_in_every_language() {
    let texts = [
        "# nothing\n",
        "1)\n",
        "x) c3-d4\n",
        "7) c3-d4\n7) c3-b4\n",
        "c3-d4\n c3-d4\n",
        "2. c3-d4\n",
        "W:Wc3:Bd6 c3-d4\n",
        "c3-d4 W:Wc3:Bd6\n",
        "c3-d4 \u{7}\n",
        "c3-d4 # \u{202e}name\n",
        "c3-c4\n",
        "c3-d4 b6-c5 e3-f4\n",
        "W:Wc3:B\n",
        "Wd4\n",
    ];
    for language in Language::ALL {
        for text in texts {
            let faults = faults(text, "russian");
            let said = opening_faults(&faults, language);
            let line = faults.0.first().expect("a fault").line;
            assert!(said.contains(&line.to_string()), "{said}");
            assert!(!said.contains("tournament-opening"), "{said}");
        }
    }
    let en = |text: &str, rules: &str| {
        let language = Language::English;
        opening_faults(&faults(text, rules), language)
    };
    let capture = en("c3-d4 b6-c5 e3-f4\n", "russian");
    assert!(capture.starts_with("line 1: e3-f4: "), "{capture}");
    // A table for the small board does not fit the big one; of many faults the first are named.
    let many = "22-18\n22-17\n21-17\n23-18\n23-19\n24-19\n24-20\n";
    let said = en(many, "international");
    assert_eq!(said.lines().count(), 6, "{said}");
    assert!(said.ends_with("Further errors: 2."), "{said}");
}
