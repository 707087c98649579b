//! What is wrong in a report file, and why one is not taken over, is said in every language with what it is about.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use games::{Argument, Phrase};
use pairing::trf::{self, Expected, Fault, Field, Problem};
use peatee_paper::tournament::{import_refusal, import_refusal_phrase, report_fault, told_import};
use texts::{Language, Value};
use tournament::rating::ParseBirthError;
use tournament::{Mark, Moment, NoImport, ParseFederationError, Points, Refused, import};

fn say(phrase: &Phrase, language: Language) -> String {
    let arguments: Vec<(&str, Value<'_>)> = phrase
        .arguments
        .iter()
        .map(|(name, argument)| match argument {
            Argument::Number(number) => (*name, Value::Number(*number)),
            Argument::Text(text) => (*name, Value::Text(text)),
        })
        .collect();
    texts::say(language, &phrase.key, &arguments).expect("a sentence")
}

/// A sentence with all its parts, in the language and no other.
fn is_said(said: impl Fn(Language) -> String, shown: &[&str]) {
    let english = said(Language::English);
    for language in Language::ALL {
        let said = said(language);
        assert!(!said.contains(['{', '}', '$']), "{language:?}: {said}");
        for key in ["trf-", "tournament-", "expected-", "rating-list-"] {
            assert!(!said.contains(key), "{language:?}: {said}");
        }
        for part in shown {
            assert!(said.contains(part), "{language:?}: {part} is not in {said}");
        }
        let is_english = said == english;
        assert_eq!(is_english, language == Language::English, "{said}");
    }
}

/// The place of a variant in the list below. Whoever adds a variant must come here, and give it an example.
fn problem_number(problem: &Problem) -> usize {
    match problem {
        Problem::NotUtf8(_) => 0,
        Problem::Unexpected { .. } => 1,
        Problem::NoFederation(_) => 2,
        Problem::NoBirth(_) => 3,
        Problem::TooManyRounds => 4,
        Problem::TooManyTeams => 5,
        Problem::MeetsSelf(_) => 6,
        Problem::ColorAlone => 7,
        Problem::NoColor => 8,
        Problem::ByeAgainst(_) => 9,
        Problem::ResultAlone(_) => 10,
        Problem::RoundsReversed => 11,
        Problem::PlayersReversed => 12,
        Problem::DaysTwice => 13,
        Problem::PlayerTwice { .. } => 14,
        Problem::TeamTwice(_) => 15,
        Problem::NoPlayer(_) => 16,
        Problem::NoTeam(_) => 17,
        Problem::NoGame { .. } => 18,
        Problem::OtherOpponent { .. } => 19,
        Problem::SameColor(_) => 20,
        Problem::Results { .. } => 21,
        Problem::NoResult { .. } => 22,
        Problem::NoResultThere { .. } => 23,
        Problem::OtherPoints { .. } => 24,
        Problem::InTeam { .. } => 25,
        Problem::NotInTeam { .. } => 26,
        Problem::Gap { .. } => 27,
        Problem::MorePlayed { .. } => 28,
    }
}

const PROBLEMS: usize = 29;

fn problems() -> Vec<(Problem, Vec<&'static str>)> {
    let (own, other) = (Mark::Win, Mark::Draw);
    let (player, team, round) = (31, 47, 7);
    vec![
        (Problem::NotUtf8(0xf5), vec!["UTF-8", "0xf5"]),
        (
            Problem::Unexpected {
                expected: Expected::Points,
                found: "x\u{7}".to_owned(),
            },
            vec!["7.5", "x\u{fffd}"],
        ),
        (
            Problem::NoFederation(ParseFederationError("LVA".to_owned())),
            vec!["LVA", "LAT"],
        ),
        (
            Problem::NoBirth(ParseBirthError("1990/02/30".to_owned())),
            vec!["1990/02/30", "1953-05-31"],
        ),
        (Problem::TooManyRounds, vec!["999"]),
        (Problem::TooManyTeams, vec!["999"]),
        (Problem::MeetsSelf(player), vec!["31"]),
        (Problem::ColorAlone, vec![]),
        (Problem::NoColor, vec![]),
        (Problem::ByeAgainst('U'), vec!["U"]),
        (Problem::ResultAlone('W'), vec!["W"]),
        (Problem::RoundsReversed, vec![]),
        (Problem::PlayersReversed, vec![]),
        (Problem::DaysTwice, vec![]),
        (Problem::PlayerTwice { player, line: 53 }, vec!["31", "53"]),
        (Problem::TeamTwice(team), vec!["47"]),
        (Problem::NoPlayer(player), vec!["31"]),
        (Problem::NoTeam(team), vec!["47"]),
        (Problem::NoGame { player, round }, vec!["31", "7"]),
        (Problem::OtherOpponent { player, round }, vec!["31", "7"]),
        (Problem::SameColor(player), vec!["31"]),
        (
            Problem::Results { own, player, other },
            vec!["31", "1", "="],
        ),
        (Problem::NoResult { player, other }, vec!["31", "="]),
        (Problem::NoResultThere { own, player }, vec!["31", "1"]),
        (
            Problem::OtherPoints {
                points: Points(65),
                sum: Points(80),
            },
            vec!["6½", "8"],
        ),
        (Problem::InTeam { player, team }, vec!["31", "47"]),
        (Problem::NotInTeam { player, team }, vec!["31", "47"]),
        (
            Problem::Gap {
                expected: 30,
                player,
            },
            vec!["30", "31", "XXC rank"],
        ),
        (
            Problem::MorePlayed {
                rounds: 9,
                played: 11,
            },
            vec!["9", "11"],
        ),
    ]
}

/// As above.
fn expected_number(expected: Expected) -> usize {
    match expected {
        Expected::Code => 0,
        Expected::Blank => 1,
        Expected::Number(_) => 2,
        Expected::Within(..) => 3,
        Expected::Points => 4,
        Expected::PointsWithin(..) => 5,
        Expected::OneOf(_) => 6,
        Expected::OneOfOrBlank(_) => 7,
        Expected::Result => 8,
        Expected::Bye => 9,
        Expected::Boards => 10,
        Expected::DatesFrom(_) => 11,
        Expected::Day => 12,
    }
}

const EXPECTED: usize = 13;

fn all_expected() -> Vec<(Expected, Vec<&'static str>)> {
    let plain = [
        (Expected::Code, vec![]),
        (Expected::Blank, vec![]),
        (Expected::Points, vec!["7.5"]),
        (
            Expected::PointsWithin(Points(-999), Points(9999)),
            vec!["-99.9", "999.9"],
        ),
        (Expected::OneOf(&["TW", "TD"]), vec!["TW, TD"]),
        (Expected::OneOfOrBlank(&["w", "b", "-"]), vec!["w, b, -"]),
        (Expected::Result, vec!["1 = 0 W D L + - H F U Z"]),
        (Expected::Bye, vec!["F H Z"]),
        (Expected::Boards, vec!["2", "30", "WBWB"]),
        (Expected::DatesFrom(92), vec!["92"]),
        (Expected::Day, vec!["26/11/15"]),
    ];
    let fields = Field::ALL.into_iter().flat_map(|field| {
        let within = Expected::Within(field, 3, 998);
        [
            (Expected::Number(field), vec![]),
            (within, vec!["3", "998"]),
        ]
    });
    plain.into_iter().chain(fields).collect()
}

/// Item D.2 of what trials found.
#[test]
fn found_7_d2_every_problem_of_a_report_is_said_in_every_language() {
    let problems = problems();
    let seen: BTreeSet<usize> = problems
        .iter()
        .map(|(one, _)| problem_number(one))
        .collect();
    assert_eq!(seen, (0..PROBLEMS).collect(), "a variant has no example");
    for (what, shown) in &problems {
        let fault = Fault {
            line: 88,
            column: 93,
            what: what.clone(),
        };
        let shown: Vec<&str> = shown.iter().copied().chain(["88", "93"]).collect();
        is_said(
            |language| say(&report_fault(&fault, language), language),
            &shown,
        );
    }
}

/// Item D.2 of what trials found.
#[test]
fn found_7_d2_everything_expected_in_a_report_is_said_in_every_language() {
    let all = all_expected();
    let seen: BTreeSet<usize> = all.iter().map(|(one, _)| expected_number(*one)).collect();
    assert_eq!(seen, (0..EXPECTED).collect(), "a variant has no example");
    for (expected, shown) in &all {
        for found in ["", "Q"] {
            let fault = Fault {
                line: 88,
                column: 93,
                what: Problem::Unexpected {
                    expected: *expected,
                    found: found.to_owned(),
                },
            };
            let shown: Vec<&str> = shown.iter().copied().chain([found]).collect();
            is_said(
                |language| say(&report_fault(&fault, language), language),
                &shown,
            );
        }
    }
}

/// As above.
fn import_number(none: &NoImport) -> usize {
    match none {
        NoImport::Nobody => 0,
        NoImport::Game { .. } => 1,
        NoImport::Outcome { .. } => 2,
        NoImport::Match { .. } => 3,
        NoImport::Colors { .. } => 4,
        NoImport::Gap { .. } => 5,
        NoImport::Boards => 6,
        NoImport::Assigned => 7,
        NoImport::NoMatch { .. } => 8,
        NoImport::Refused(_) => 9,
        NoImport::NoRounds => 10,
        NoImport::FewRounds { .. } => 11,
        NoImport::Knockout => 12,
        NoImport::NotMatch => 13,
    }
}

const IMPORTS: usize = 14;

/// Item D.2 of what trials found.
#[test]
fn found_7_d2_every_refused_import_is_said_in_every_language() {
    let (round, player, team) = (7, 31, 47);
    let all = [
        (NoImport::Nobody, vec![]),
        (NoImport::Game { round, player }, vec!["7", "31"]),
        (NoImport::Outcome { round, player }, vec!["7", "31"]),
        (NoImport::Match { round, team }, vec!["7", "47"]),
        (NoImport::Colors { round, team }, vec!["7", "47", "352"]),
        (NoImport::Gap { round, team }, vec!["7", "47"]),
        (NoImport::Boards, vec!["2", "30"]),
        (NoImport::Assigned, vec!["299"]),
        (
            NoImport::NoMatch {
                round: 7,
                teams: [47, 53],
            },
            vec!["7", "47", "53"],
        ),
        (NoImport::Refused(Refused::NotApproved), vec!["(002:§40a)"]),
        (NoImport::NoRounds, vec!["142", "--rounds"]),
        (
            NoImport::FewRounds {
                rounds: 3,
                paired: 5,
            },
            vec!["3", "5"],
        ),
        (NoImport::Knockout, vec![]),
        (NoImport::NotMatch, vec!["192"]),
    ];
    let seen: BTreeSet<usize> = all.iter().map(|(one, _)| import_number(one)).collect();
    assert_eq!(seen, (0..IMPORTS).collect(), "a variant has no example");
    for (none, shown) in &all {
        is_said(|language| import_refusal(none, language), shown);
        let key = import_refusal_phrase(none, Language::English).key;
        let is_own = key.starts_with("tournament-refused-import-");
        assert_eq!(is_own, !matches!(none, NoImport::Refused(_)), "{key}");
    }
}

/// Names of pairing systems are said in the language of the sentence.
#[test]
fn found_7_d2_an_assumed_system_is_said_in_every_language() {
    let text = "142 5\n152 W\n\
001    1      A                                                                  1.0    1     2 w 1\n\
001    2      B                                                                  0.0    2     1 b 0\n";
    let report = trf::read(text.as_bytes()).expect("a report");
    let imported = import(&report, Moment(0), "x").expect("taken over");
    for (language, system) in [
        (Language::English, "“Swiss system, rounds: 5”"),
        (Language::Estonian, "„Šveitsi süsteem, voore: 5“"),
        (Language::Russian, "«Швейцарская система, туров: 5»"),
        (Language::Latvian, "„Šveices sistēma, kārtu skaits: 5”"),
        (Language::Lithuanian, "„Šveicariškoji sistema, ratų: 5“"),
    ] {
        let told = told_import(&imported, &report);
        let told: Vec<String> = told.iter().map(|phrase| phrase.say(language)).collect();
        assert!(told.iter().any(|said| said.contains(system)), "{told:?}");
    }
}
