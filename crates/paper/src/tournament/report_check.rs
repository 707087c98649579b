//! The rounds of a report file (TRF) paired again, said in five languages.

use games::Phrase;
use pairing::swiss::{Checked, Difference, Round};
use texts::Language;

use super::refusal::refusal;

/// Whether a round of a report is paired as it should be; where it is not, both pairings without the boards that they share.
pub fn checked_round(checked: &Checked, language: Language) -> Vec<String> {
    let said = |key: &str| {
        let phrase = Phrase::new(format!("tournament-report-{key}"));
        phrase.number("number", checked.round as u64).say(language)
    };
    match &checked.difference {
        None => vec![said("same")],
        Some(difference) => {
            let [in_file, expected] = pairings(difference, language);
            vec![said("differs"), in_file, expected]
        }
    }
}

/// Both pairings behind their names, one below the other.
fn pairings(difference: &Difference, language: Language) -> [String; 2] {
    let Difference { report, expected } = difference;
    let [in_file, expected] = match expected {
        Ok(expected) => [
            boards(report, Some(expected)),
            boards(expected, Some(report)),
        ],
        Err(reason) => [
            boards(report, None),
            refusal(&reason.clone().into(), language),
        ],
    };
    let names = ["in-file", "expected"]
        .map(|key| Phrase::new(format!("tournament-report-{key}")).say(language));
    let width = names.iter().map(|name| name.chars().count()).max();
    let width = width.unwrap_or_default();
    let [first, second] = names;
    [
        format!("  {first:<width$}  {in_file}"),
        format!("  {second:<width$}  {expected}"),
    ]
}

/// The boards of a round that another has not, and who is free.
fn boards(round: &Round, other: Option<&Round>) -> String {
    let is_shared = |board| other.is_some_and(|other| other.boards.contains(board));
    let differing = round.boards.iter().filter(|board| !is_shared(*board));
    let is_same_bye = other.is_some_and(|other| other.bye == round.bye);
    let bye = round.bye.filter(|_| !is_same_bye);
    let words: Vec<String> = differing
        .map(|(white, black)| format!("{white}-{black}"))
        .chain(bye.map(|bye| format!("{bye}-0")))
        .collect();
    match words.is_empty() {
        true => "-".to_owned(),
        false => words.join(" "),
    }
}
