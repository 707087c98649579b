//! The files in `locales/`: complete, alike, and fit to be said.
#![expect(
    clippy::unwrap_used,
    reason = "a file that cannot be read fails the test"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use peatee_texts::{Language, Value, keys, say};

const FILES: [&str; 22] = [
    "reasons.ftl",
    "results.ftl",
    "chess.ftl",
    "play.ftl",
    "check.ftl",
    "convert.ftl",
    "scenario.ftl",
    "pages.ftl",
    "conduct.ftl",
    "web.ftl",
    "start.ftl",
    "people.ftl",
    "events.ftl",
    "sheet.ftl",
    "articles.ftl",
    "tournament.ftl",
    "tournament-refusals.ftl",
    "tournament-files.ftl",
    "tournament-ratings.ftl",
    "tables.ftl",
    "analyse.ftl",
    "files.ftl",
];
const SIDES: [&str; 2] = ["white", "black"];
const PIECES: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const PRESENT: [&str; 4] = ["both", "white", "black", "neither"];
const SLIPS: [&str; 5] = ["turned", "one-character", "capture", "short", "touched"];
/// How the keys of conduct.ftl begin that are no sentences.
const CONDUCT_LABELS: [&str; 7] = [
    "conduct-say-",
    "conduct-phase-",
    "conduct-breach-",
    "conduct-misconduct-",
    "conduct-penalty-",
    "conduct-decision-",
    "conduct-slip-",
];

/// The words that sentences choose by where this argument stands; none if they do not choose by it. Some are the ends of
/// the keys that name them.
fn words(argument: &str) -> Option<Vec<&'static str>> {
    match argument {
        "side" | "winner" => Some(SIDES.to_vec()),
        "piece" | "said" => Some(PIECES.to_vec()),
        "present" => Some(PRESENT.to_vec()),
        "slip" => Some(SLIPS.to_vec()),
        "breach" | "misconduct" | "penalty" | "decision" => {
            let prefix = format!("conduct-{argument}-");
            Some(
                keys()
                    .filter_map(|key| key.strip_prefix(&*prefix))
                    .collect(),
            )
        }
        _ => None,
    }
}

/// One message of a file: its key and everything up to the next.
struct Message {
    key: String,
    text: String,
}

/// A choice `{ subject -> … }` and the names of its variants.
#[derive(Debug)]
struct Choice {
    subject: String,
    variants: BTreeSet<String>,
}

fn folder(language: Language) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("../../locales").join(language.tag())
}

fn messages_of_file(language: Language, file: &str) -> Vec<Message> {
    let text = fs::read_to_string(folder(language).join(file)).unwrap();
    let mut messages: Vec<Message> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let (key, rest) = line.split_once(" =").unwrap();
            messages.push(Message {
                key: key.to_owned(),
                text: rest.to_owned(),
            });
        } else if let Some(message) = messages.last_mut() {
            message.text.push('\n');
            message.text.push_str(line);
        }
    }
    messages
}

fn messages(language: Language) -> Vec<Message> {
    let files = FILES.into_iter();
    files
        .flat_map(|file| messages_of_file(language, file))
        .collect()
}

fn keys_of(messages: &[Message]) -> Vec<&str> {
    messages.iter().map(|message| &*message.key).collect()
}

/// The names after `$`, those of messages referred to included.
fn arguments(message: &Message, all: &[Message]) -> BTreeSet<String> {
    let own = message
        .text
        .split('$')
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| is_name(*c)).collect());
    let referred = references(message, all).flat_map(|other| arguments(other, all));
    own.chain(referred).collect()
}

/// The messages that a message refers to, with or without an attribute.
fn references<'a>(message: &'a Message, all: &'a [Message]) -> impl Iterator<Item = &'a Message> {
    let names = message.text.split("{ ").skip(1).map(|rest| {
        let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        &rest[..end]
    });
    names.flat_map(|name| all.iter().filter(move |other| other.key == name))
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// Every choice of a message, the nested ones too.
fn choices(text: &str) -> Vec<Choice> {
    let mut open: Vec<Option<Choice>> = Vec::new();
    let mut closed = Vec::new();
    for (at, c) in text.char_indices() {
        let rest = &text[at + c.len_utf8()..];
        match c {
            '{' => open.push(subject(rest).map(|subject| Choice {
                subject,
                variants: BTreeSet::new(),
            })),
            '}' => closed.extend(open.pop().flatten()),
            // Outside a choice it is a bracket of the text.
            '[' if !open.is_empty() => {
                let (variant, _) = rest.split_once(']').unwrap();
                let choice = open.last_mut().and_then(Option::as_mut).unwrap();
                let is_new = choice.variants.insert(variant.to_owned());
                assert!(is_new, "[{variant}] twice in {text}");
            }
            _ => {}
        }
    }
    assert!(open.is_empty(), "a brace is left open in {text}");
    closed
}

/// What a placeable chooses by, if it is a choice.
fn subject(placeable: &str) -> Option<String> {
    let (line, _) = placeable.split_once('\n').unwrap_or((placeable, ""));
    let before = line.split(['{', '}']).next()?;
    let (subject, _) = before.split_once("->")?;
    Some(subject.trim().to_owned())
}

fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Estonian => &["one", "other"],
        Language::Russian => &["one", "few", "many", "other"],
        Language::Latvian => &["zero", "one", "other"],
        Language::Lithuanian => &["one", "few", "other"],
    }
}

fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn each_language_has_the_same_files() {
    for language in Language::ALL {
        let entries = fs::read_dir(folder(language)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        assert_eq!(names.collect::<BTreeSet<_>>(), set(&FILES), "{language:?}");
    }
}

#[test]
fn each_language_has_the_keys_of_english_in_the_same_order() {
    let english: Vec<&str> = keys().collect();
    for language in Language::ALL {
        assert_eq!(keys_of(&messages(language)), english, "{language:?}");
        for file in FILES {
            let here = messages_of_file(language, file);
            let there = messages_of_file(Language::English, file);
            assert_eq!(keys_of(&here), keys_of(&there), "{language:?} {file}");
        }
    }
}

#[test]
fn keys_are_written_in_kebab_case() {
    for key in keys() {
        let is_kebab = key
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(is_kebab, "{key}");
    }
}

#[test]
fn each_language_has_the_same_arguments() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let here = messages(language);
        for (message, original) in here.iter().zip(&english) {
            assert_eq!(
                arguments(message, &here),
                arguments(original, &english),
                "{language:?} {}",
                message.key
            );
        }
    }
}

#[test]
fn numbers_are_chosen_by_plural_and_words_by_all_their_values() {
    for language in Language::ALL {
        for message in messages(language) {
            for choice in choices(&message.text) {
                let subject = &*choice.subject;
                let expected = match subject.strip_prefix('$').and_then(words) {
                    Some(words) => set(&words),
                    None if subject.starts_with("PLURAL($") => set(categories(language)),
                    None => panic!("{language:?} {}: {subject}", message.key),
                };
                assert_eq!(choice.variants, expected, "{language:?} {}", message.key);
            }
        }
    }
}

#[test]
fn a_number_that_rules_a_form_does_so_in_every_language() {
    let plurals = |message: &Message| -> BTreeSet<String> {
        let choices = choices(&message.text).into_iter();
        choices
            .map(|choice| choice.subject)
            .filter(|subject| subject.starts_with("PLURAL"))
            .collect()
    };
    let english = messages(Language::English);
    for language in Language::ALL {
        for (message, original) in messages(language).iter().zip(&english) {
            let key = &message.key;
            assert_eq!(plurals(message), plurals(original), "{language:?} {key}");
        }
    }
}

/// The values that an argument is tried with.
fn samples(name: &str) -> Vec<Value<'static>> {
    if let Some(words) = words(name) {
        return words.into_iter().map(Value::Text).collect();
    }
    match name {
        "takes" | "must" | "count" | "done" | "limit" | "position" | "plies" | "games"
        | "number" | "version" | "now" => [0, 1, 2, 5, 10, 11, 21, 22, 111]
            .map(Value::Number)
            .to_vec(),
        _ => vec![Value::Text("X9")],
    }
}

/// Every way to fill the arguments.
fn fillings(names: &BTreeSet<String>) -> Vec<BTreeMap<&str, Value<'static>>> {
    let mut fillings = vec![BTreeMap::new()];
    for name in names {
        fillings = fillings
            .into_iter()
            .flat_map(|filling| {
                samples(name).into_iter().map(move |value| {
                    let mut longer = filling.clone();
                    longer.insert(&**name, value);
                    longer
                })
            })
            .collect();
    }
    fillings
}

#[test]
fn every_sentence_can_be_said_with_all_its_arguments() {
    for language in Language::ALL {
        let all = messages(language);
        for message in &all {
            let key = &*message.key;
            for filling in fillings(&arguments(message, &all)) {
                let args: Vec<(&str, Value<'_>)> = filling.into_iter().collect();
                let said = say(language, key, &args);
                let said = said.unwrap_or_else(|| panic!("{language:?} {key} {args:?}"));
                check_said(&said, key, &args);
                let is_english = Some(said) == say(Language::English, key, &args);
                assert_eq!(
                    is_english,
                    language == Language::English,
                    "{language:?} {key}"
                );
            }
        }
    }
}

fn check_said(said: &str, key: &str, args: &[(&str, Value<'_>)]) {
    assert!(!said.trim().is_empty(), "{key}");
    assert!(!said.contains(['{', '}', '$']), "{key}: {said}");
    assert!(!key.contains('-') || !said.contains(key), "{key}: {said}");
    assert!(!said.contains("PLURAL"), "{key}: {said}");
    assert!(!said.contains(['\u{2068}', '\u{2069}']), "{key}: {said}");
    let has_double_space = said.contains("  ") && key != "play-help";
    assert!(!has_double_space, "{key}: {said}");
    for (name, value) in args {
        let is_chosen_by = words(name).is_some();
        let shown = match value {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => (*text).to_owned(),
        };
        assert!(is_chosen_by || said.contains(&shown), "{key}: {said}");
    }
}

/// What stands on pages, label or sentence.
const PAGES: [&str; 21] = [
    "explain-",
    "expected-",
    "games-",
    "io-",
    "line-",
    "rating-list-",
    "trf-",
    "page-",
    "events-",
    "sheet-",
    "diagram-",
    "simul-",
    "start-",
    "terms-",
    "control-",
    "unit-",
    "challenge-",
    "lobby-",
    "board-",
    "tournament-",
    "review-",
];

#[test]
fn sentences_end_as_sentences() {
    let is_label = |key: &str| {
        key.starts_with("side-")
            || key.starts_with("rules-")
            || [
                "article",
                "chess-piece",
                "play-captured",
                "play-prompt",
                "play-help",
                "check-game",
                "check-game-foreign",
                "check-right",
                "check-faults",
                "check-stated",
                "check-no-result",
                "scenario-session",
                "scenario-consultation",
                "analyse-by-table",
            ]
            .contains(&key)
            || key.starts_with("analyse-column-")
            || key.starts_with("article-book-")
            || (key.starts_with("article-") && key.ends_with("-title"))
            || key.starts_with("check-because-")
            || key.starts_with("check-summary-")
            || (key.starts_with("web-") && !key.starts_with("web-say-"))
            || CONDUCT_LABELS.iter().any(|start| key.starts_with(start))
    };
    for language in Language::ALL {
        let all = messages(language);
        for message in &all {
            for filling in fillings(&arguments(message, &all)) {
                let args: Vec<(&str, Value<'_>)> = filling.into_iter().collect();
                let said = say(language, &message.key, &args).unwrap();
                let is_sentence = match &*message.key {
                    "play-moves" => said.ends_with(':'),
                    "play-result" => said.contains('.'),
                    // These end with a sentence that is put in.
                    "check-illegal"
                    | "check-illegal-aside"
                    | "check-unclear"
                    | "check-setup"
                    | "check-after-end"
                    | "check-result-differs"
                    | "check-drawn"
                    | "check-claimable"
                    | "scenario-refused" => said.ends_with(". X9"),
                    // Labels and sentences stand side by side on pages; all languages agree which is which.
                    key if PAGES.iter().any(|start| key.starts_with(start)) => {
                        let english = say(Language::English, key, &args).unwrap();
                        said.ends_with('.') == english.ends_with('.')
                    }
                    key if is_label(key) => !said.ends_with('.'),
                    _ => said.ends_with('.'),
                };
                assert!(is_sentence, "{language:?} {}: {said}", message.key);
            }
        }
    }
}

#[test]
fn the_prompt_ends_with_a_space() {
    let side = [("side", Value::Text("white"))];
    for language in Language::ALL {
        assert!(say(language, "play-prompt", &side).unwrap().ends_with("> "));
    }
}

#[test]
fn the_help_lists_the_same_commands_in_every_language() {
    let commands = |language| -> Vec<String> {
        let help = say(language, "play-help", &[]).unwrap();
        let lines = help
            .lines()
            .map(|line| line.split("  ").next().unwrap().to_owned());
        lines.collect()
    };
    let english = commands(Language::English);
    assert_eq!(english.len(), 15);
    for language in Language::ALL {
        assert_eq!(commands(language), english, "{language:?}");
    }
}

#[test]
fn the_forms_follow_the_number() {
    let captured = |language, number| {
        say(
            language,
            "play-captured",
            &[("count", Value::Number(number))],
        )
        .unwrap()
    };
    for (language, number, expected) in [
        (Language::English, 1, "captures 1 piece"),
        (Language::English, 2, "captures 2 pieces"),
        (Language::Estonian, 1, "lööb 1 kabendi"),
        (Language::Estonian, 2, "lööb 2 kabendit"),
        (Language::Russian, 1, "бьёт 1 шашку"),
        (Language::Russian, 3, "бьёт 3 шашки"),
        (Language::Russian, 5, "бьёт 5 шашек"),
        (Language::Russian, 11, "бьёт 11 шашек"),
        (Language::Russian, 21, "бьёт 21 шашку"),
        (Language::Latvian, 1, "sit 1 kauliņu"),
        (Language::Latvian, 2, "sit 2 kauliņus"),
        (Language::Latvian, 11, "sit 11 kauliņu"),
        (Language::Lithuanian, 1, "kerta 1 šaškę"),
        (Language::Lithuanian, 9, "kerta 9 šaškes"),
        (Language::Lithuanian, 10, "kerta 10 šaškių"),
        (Language::Lithuanian, 22, "kerta 22 šaškes"),
    ] {
        assert_eq!(captured(language, number), expected);
    }
}
