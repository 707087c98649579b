//! Report files (TRF) for tests, and the program that reads them.

use std::process::Output;

use super::{command, err, out};

/// Languages in which what is refused is told, in the order of the tests.
pub(crate) const LANGUAGES: [&str; 5] = ["en", "et", "ru", "lv", "lt"];

pub(crate) fn peatee(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

/// What `peatee tournament` answers to what must succeed.
pub(crate) fn done(arguments: &[&str]) -> String {
    let output = peatee(&[&["tournament"], arguments].concat());
    let told = err(&output);
    assert_eq!(output.status.code(), Some(0), "{arguments:?} {told}");
    out(&output)
}

/// A tournament of a seed, as `peatee tournament generate` makes it.
pub(crate) fn generated(seed: &str) -> String {
    let players = ["generate", "--players", "21", "--rounds", "6"];
    let chances = ["--forfeits", "40", "--byes", "30", "--seed", seed];
    done(&[&players[..], &chances].concat())
}

/// The same report with the other first colour, which decides every colour of the first round.
pub(crate) fn with_other_colour(text: &str) -> String {
    match text.contains("152 W") {
        true => text.replace("152 W", "152 B"),
        false => text.replace("152 B", "152 W"),
    }
}

/// The head of a player's line, then the rounds.
pub(crate) fn player(
    number: u16,
    federation: &str,
    birth: &str,
    points: &str,
    rounds: &str,
) -> String {
    format!(
        "001 {number:>4} m    {:<33} 2100 {federation}             {birth} {points:>4} {number:>4}  {rounds}\n",
        "Name"
    )
}

/// Two players who met.
pub(crate) fn pair(first: &str, second: &str, points: [&str; 2]) -> String {
    player(1, "EST", "1990/01/31", points[0], first)
        + &player(2, "EST", "1990/01/31", points[1], second)
}
