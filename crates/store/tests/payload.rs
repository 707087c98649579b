//! What was written once is read for ever.
//!
//! `PEATEE_WRITE_FIXTURES=1 cargo test -p peatee-store --test payload` writes fixtures that are missing. It changes none
//! that is there: a fixture that does not pass any more needs a new version of payloads, and stays.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use common::chance::Dice;
use common::{conducted, examples};
use conduct::{Event, Game, Happened, Phase, Terms, WinningPosition};
use peatee_store::{payload_words, read_event, read_terms, write_event, write_terms};
use proptest::prelude::*;
use scenario::Scenario;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(name)
}

fn may_write() -> bool {
    std::env::var_os("PEATEE_WRITE_FIXTURES").is_some()
}

/// The text of a fixture, which is written first if it may be.
fn fixture(path: &Path, text: impl FnOnce() -> String) -> String {
    if may_write() && !path.exists() {
        fs::write(path, text()).expect("a folder to write to");
    }
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_kind_of_event_is_read_as_it_was_written() {
    let examples = examples::all();
    for (name, event) in &examples {
        let path = folder("v1").join(format!("{name}.json"));
        let line = || write_event(event).expect("it can be written") + "\n";
        let text = fixture(&path, line);
        let read = read_event(text.trim_end(), examples::rules());
        assert_eq!(read.as_ref(), Ok(event), "{name}");
        assert_eq!(line(), text, "{name}");
    }
    let kinds: BTreeSet<_> = examples
        .iter()
        .map(|(_, event)| examples::kind(&event.what))
        .collect();
    assert_eq!(kinds, BTreeSet::from(examples::KINDS));
}

#[test]
fn no_fixture_is_forgotten() {
    let known: BTreeSet<_> = examples::all()
        .into_iter()
        .map(|(name, _)| name + ".json")
        .collect();
    let others = [
        "terms.json",
        "terms-full.json",
        "terms-exact.json",
        "words.json",
    ]
    .map(str::to_owned);
    let known: BTreeSet<_> = known.into_iter().chain(others).collect();
    let files = fs::read_dir(folder("v1"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry"));
    let files = files.filter(|entry| entry.path().is_file());
    let found: BTreeSet<_> = files
        .map(|entry| entry.file_name().into_string().expect("ASCII"))
        .collect();
    assert_eq!(found, known);
}

/// The terms with the reading of a winning position that was the default before.
fn narrow(mut terms: Terms) -> Terms {
    terms.draws.winning_position = WinningPosition::Narrow;
    terms
}

#[test]
fn terms_are_read_as_they_were_written() {
    let full = Terms {
        fen: Some("W:W31-50:B1-20".to_owned()),
        form: "blind:both".parse().expect("a form"),
        ..conducted::terms(&mut Dice::new(6))
    };
    // Both were written when the narrow reading was the default (001:7.2.7, 7.2.8).
    for (name, terms) in [
        ("terms", narrow(Terms::new(examples::rules()))),
        ("terms-full", narrow(full)),
        ("terms-exact", Terms::new(examples::rules())),
    ] {
        let path = folder("v1").join(format!("{name}.json"));
        let line = || write_terms(&terms).expect("they can be written") + "\n";
        let text = fixture(&path, line);
        let read = read_terms(text.trim_end()).expect("readable");
        assert_eq!(format!("{read:?}"), format!("{terms:?}"), "{name}");
        assert_eq!(line(), text, "{name}");
    }
}

/// A new word is added to the fixture; none is taken out of it, and none exchanged.
#[test]
fn words_stay() {
    let now = || {
        let words = payload_words().into_iter();
        let lines = words.map(|(of, words)| format!("  {of:?}: {words:?}"));
        format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"))
    };
    let kept = fixture(&folder("v1/words.json"), now);
    assert_eq!(now(), kept);
}

/// A game as a fixture keeps it: a line of terms, a line for each event, and where it led.
fn told(terms: &Terms, events: &[Event]) -> String {
    let mut lines = vec![write_terms(terms).expect("they can be written")];
    lines.extend(
        events
            .iter()
            .map(|event| write_event(event).expect("it can be written")),
    );
    lines.push(led_to(
        &Game::replay(terms.clone(), events).expect("it can be played"),
    ));
    lines.join("\n") + "\n"
}

fn led_to(game: &Game) -> String {
    format!("{} {:?} {}", game.score(), game.phase(), game.moves().fen())
}

/// Games of today for fixtures: every scenario, and some at random.
fn games() -> Vec<(String, Terms, Vec<Event>)> {
    let mut paths = Vec::new();
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conduct/scenarios");
    for book in fs::read_dir(&scenarios).expect("scenarios") {
        let book = book.expect("an entry").path();
        paths.extend(
            fs::read_dir(book)
                .expect("a folder")
                .map(|entry| entry.expect("an entry").path()),
        );
    }
    let scenarios = paths.into_iter().map(|path| {
        let text = fs::read_to_string(&path).expect("text");
        let scenario: Scenario = text.parse().expect("a scenario");
        let book = path.parent().and_then(Path::file_name).expect("a book");
        let article = path.file_stem().expect("a name");
        let name = format!("{}-{}", book.display(), article.display());
        (name, scenario.terms.clone(), scenario.run().events)
    });
    let random = [3, 10, 14, 27, 31, 46].map(|seed| {
        let (terms, events) = conducted::game(seed);
        (format!("random-{seed}"), terms, events)
    });
    scenarios.chain(random).collect()
}

#[test]
fn whole_games_are_played_over() {
    if may_write() {
        for (name, terms, events) in games() {
            let path = folder("v1/games").join(name + ".jsonl");
            fixture(&path, || told(&terms, &events));
        }
    }
    for entry in fs::read_dir(folder("v1/games")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("text");
        let mut lines = text.lines();
        let terms = read_terms(lines.next().expect("terms")).expect("readable");
        let end = lines.next_back().expect("where it led");
        let events: Vec<Event> = lines
            .map(|line| read_event(line, terms.rules).expect("readable"))
            .collect();
        assert_eq!(told(&terms, &events), text, "{}", path.display());
        let game = Game::replay(terms, &events).expect("it can be played");
        assert_eq!(led_to(&game), end, "{}", path.display());
    }
}

/// 001:7.2.8: a game that the narrow reading has drawn stays drawn, whether its terms name the reading or not; the same
/// moves under the exact one go on.
#[test]
fn found_7_b1_a_game_kept_as_drawn_is_not_reopened() {
    let path = folder("v1/games/001-7.2.8-narrow.jsonl");
    let text = fs::read_to_string(path).expect("text");
    let mut lines = text.lines();
    let named = lines.next().expect("terms");
    let end = lines.next_back().expect("where it led");
    let setting = ",\"winning-position\":\"narrow\"";
    assert!(named.contains(setting), "{named}");
    for kept in [named.to_owned(), named.replace(setting, "")] {
        let terms = read_terms(&kept).expect("readable");
        let events = lines.clone().map(|line| read_event(line, terms.rules));
        let events: Vec<Event> = events.collect::<Result<_, _>>().expect("readable");
        let game = Game::replay(terms.clone(), &events).expect("it can be played");
        assert_eq!(led_to(&game), end);
        assert_eq!(game.phase(), Phase::Over);
        assert_eq!(write_terms(&terms).expect("it can be written"), named);
    }
}

#[test]
fn random_games_have_most_kinds_of_events() {
    let mut kinds = BTreeSet::new();
    for seed in 0..300 {
        let (_, events) = conducted::game(seed);
        kinds.extend(events.iter().map(|event| examples::kind(&event.what)));
    }
    assert!(
        kinds.len() >= 40,
        "{} of {}: {kinds:?}",
        kinds.len(),
        examples::KINDS.len()
    );
}

/// No sealed move can be read in a payload.
#[test]
fn a_sealed_move_is_unreadable() {
    let (sealed, _) = common::sealed("47-41 and nothing else", b"x");
    let what = Happened::MoveSealed {
        by: conduct::Color::White,
        sealed,
    };
    let payload = write_event(&Event {
        at: common::START,
        what,
    })
    .expect("it can be written");
    assert!(!payload.contains("47-41"), "{payload}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn conducted_games_survive_the_round_trip(seed in any::<u64>()) {
        let (terms, events) = conducted::game(seed);
        let written = write_terms(&terms).expect("they can be written");
        let read = read_terms(&written).expect("readable");
        prop_assert_eq!(format!("{:?}", read), format!("{:?}", terms));
        for event in &events {
            let payload = write_event(event).expect("it can be written");
            prop_assert_eq!(&read_event(&payload, terms.rules), &Ok(event.clone()));
        }
    }

    #[test]
    fn nothing_crashes_the_reader(text in "\\PC*") {
        prop_assert!(read_event(&text, examples::rules()).is_err());
        prop_assert!(read_terms(&text).is_err());
    }
}
