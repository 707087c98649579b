//! What the organiser has decided about norms, in the line of the instructions.

use super::fields::{Line, add};
use super::wrong::{Expected, WrongLine};
use crate::norms::{ClassNumbers, Hundredths, NormPolicy, SecondClassAtThree};

/// Classes that the book gives no number, as a line names them.
const OPEN: [&str; 3] = ["master", "candidate", "none"];

/// Lines of before have neither: then nothing was decided.
pub(super) fn read(line: &mut Line<'_>) -> Result<NormPolicy, WrongLine> {
    let verb = line.verb;
    let mut numbers = ClassNumbers::default();
    let given = line.may("class-numbers").unwrap_or_default();
    let like = Expected::Like("master:1,candidate:1.5,none:6");
    let wrong = |one: &str| WrongLine::value(verb, "class-numbers", like.clone(), one);
    for one in given.split(',').filter(|one| !one.is_empty()) {
        let (class, number) = one.split_once(':').unwrap_or((one, ""));
        let number: Result<Hundredths, _> = number.parse();
        let number = number.map_err(|_| wrong(one))?;
        let place = match class {
            "master" => &mut numbers.master,
            "candidate" => &mut numbers.candidate,
            "none" => &mut numbers.unclassified,
            _ => return Err(wrong(one)),
        };
        if place.replace(number).is_some() {
            return Err(WrongLine::Twice(class.to_owned()));
        }
    }
    let expected = Expected::OneOf(vec!["text", "table"]);
    let at_3 = line.may_parse("second-at-three", expected, |text| match text {
        "text" => Some(SecondClassAtThree::Text),
        "table" => Some(SecondClassAtThree::Table),
        _ => None,
    })?;
    Ok(NormPolicy {
        numbers,
        second_class_at_3: at_3.unwrap_or(SecondClassAtThree::Text),
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
