//! What the organiser has decided about norms, in the line of the instructions.

use super::fields::{Line, add};
use crate::norms::{ClassNumbers, Hundredths, NormPolicy, SecondClassAtThree};

/// Classes that the book gives no number, as a line names them.
const OPEN: [&str; 3] = ["master", "candidate", "none"];

/// Lines of before have neither: then nothing was decided.
pub(super) fn read(line: &mut Line<'_>) -> Result<NormPolicy, String> {
    let verb = line.verb;
    let mut numbers = ClassNumbers::default();
    let given = line.may("class-numbers").unwrap_or_default();
    for one in given.split(',').filter(|one| !one.is_empty()) {
        let (class, number) = one.split_once(':').unwrap_or((one, ""));
        let number: Result<Hundredths, _> = number.parse();
        let number = number.map_err(|error| format!("{verb}: class-numbers: {error}"))?;
        let place = match class {
            "master" => &mut numbers.master,
            "candidate" => &mut numbers.candidate,
            "none" => &mut numbers.unclassified,
            other => {
                return Err(format!(
                    "{verb}: class-numbers are of master, candidate and none, not of {other:?}"
                ));
            }
        };
        if place.replace(number).is_some() {
            return Err(format!("{verb}: class-numbers has {class} twice"));
        }
    }
    let second_class_at_3 = match line.may("second-at-three").as_deref() {
        None | Some("text") => SecondClassAtThree::Text,
        Some("table") => SecondClassAtThree::Table,
        Some(other) => {
            return Err(format!(
                "{verb}: second-at-three is text or table, not {other:?}"
            ));
        }
    };
    Ok(NormPolicy {
        numbers,
        second_class_at_3,
    })
}

pub(super) fn write(line: &mut String, policy: NormPolicy) {
    let ClassNumbers {
        master,
        candidate,
        unclassified,
    } = policy.numbers;
    let numbers = OPEN.iter().zip([master, candidate, unclassified]);
    let numbers = numbers.filter_map(|(class, number)| Some(format!("{class}:{}", number?)));
    let numbers: Vec<String> = numbers.collect();
    if !numbers.is_empty() {
        add(line, "class-numbers", &numbers.join(","));
    }
    match policy.second_class_at_3 {
        SecondClassAtThree::Text => {}
        SecondClassAtThree::Table => add(line, "second-at-three", "table"),
    }
}
