//! Positions as two lists of squares with their numbers, as the codes print them (`001:8.4`,
//! `002:§14.4`, `002:§29.2`): `White a1, a3, Kb2 (3); Black a7 (1)`.

use alloc::format;
use alloc::string::String;

use rules::{Board, Color, Naming, Setup};

use crate::fen::{listed, place_range};
use crate::name::{is_dash, parse_square};

/// The two lists of a set-up. The side to move is not part of them.
pub fn write_list<B: Board>(setup: &Setup<B>, naming: Naming) -> String {
    let [white, black] = Color::ALL.map(|color| {
        let list = write_side_list(setup, color, naming);
        format!("{color} {list}")
    });
    format!("{white}; {black}")
}

/// The list of one side, without its name: `a1, a3, Kb2 (3)`.
pub fn write_side_list<B: Board>(setup: &Setup<B>, color: Color, naming: Naming) -> String {
    let (men, kings) = (setup.men[color], setup.kings[color]);
    let count = (men | kings).len();
    let squares = listed(men, kings, naming, ", ");
    let gap = if squares.is_empty() { "" } else { " " };
    format!("{squares}{gap}({count})")
}

/// The names of the sides in the languages of the books and of the program, in small letters.
const WHITE: [&str; 6] = ["white", "valged", "valge", "белые", "baltieji", "baltie"];
const BLACK: [&str; 8] = [
    "black",
    "mustad",
    "must",
    "чёрные",
    "черные",
    "juodieji",
    "melnie",
    "melnais",
];

/// What stands behind the name of a side at the front of a text.
fn behind_color(text: &str, color: Color) -> Option<&str> {
    let names: &[&str] = match color {
        Color::White => &WHITE,
        Color::Black => &BLACK,
    };
    let length: usize = text
        .chars()
        .take_while(|c| c.is_alphabetic())
        .map(char::len_utf8)
        .sum();
    let (word, rest) = text.split_at_checked(length)?;
    names
        .contains(&word.to_lowercase().as_str())
        .then_some(rest)
}

/// Whether a text begins as the list of White's pieces does, in any language.
pub fn is_list(text: &str) -> bool {
    behind_color(text.trim_start(), Color::White).is_some()
}

fn is_blank_or_dash(c: char) -> bool {
    c.is_whitespace() || is_dash(c)
}

/// Why two lists cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{fault} at byte {at}")]
pub struct ParseListError {
    /// The byte offset of the fault.
    pub at: usize,
    /// What is wrong there.
    pub fault: ListFault,
}

/// What is wrong with a list of pieces.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListFault {
    /// A list begins with its colour.
    #[error("expected \"{0}\"")]
    ExpectedColor(Color),
    /// A square is wanted, or a range from a lower number to a higher one.
    #[error("expected a playing square, found {0:?}")]
    ExpectedSquare(String),
    /// A square is named twice.
    #[error("square named twice: {0:?}")]
    SquareTwice(String),
    /// The number in brackets must be that of the squares.
    #[error("expected ({expected}) after {expected} squares, found {found:?}")]
    WrongCount {
        /// How many squares were named.
        expected: u32,
        /// What stands in the brackets.
        found: String,
    },
}

/// The set-up that two lists describe, as the codes print them: a dash may stand behind the name of a side, which may be
/// in any language of the program, and a comma or a dash behind a list. Numbers may be given as ranges (`46-50`); the
/// counts in brackets are checked.
///
/// # Errors
/// The first fault, with its byte offset.
pub fn parse_list<B: Board>(text: &str, turn: Color) -> Result<Setup<B>, ParseListError> {
    let mut setup = Setup::empty(turn);
    // The first list ends with its count.
    let bracket = text.find(')').map(|at| at + 1);
    let split = text.find(';').or(bracket).unwrap_or(text.len());
    let (white, black) = text.split_at(split);
    side(&mut setup, Color::White, white, 0)?;
    let between = |c: char| is_blank_or_dash(c) || matches!(c, ';' | ',');
    let black = black.trim_start_matches(between);
    side(&mut setup, Color::Black, black, text.len() - black.len())?;
    Ok(setup)
}

fn side<B: Board>(
    setup: &mut Setup<B>,
    color: Color,
    text: &str,
    offset: usize,
) -> Result<(), ParseListError> {
    let fail = |within: &str, fault| ParseListError {
        at: offset + (within.as_ptr() as usize - text.as_ptr() as usize),
        fault,
    };
    let Some(rest) = behind_color(text.trim_start(), color) else {
        return Err(fail(text.trim_start(), ListFault::ExpectedColor(color)));
    };
    let (squares, count) = rest.split_at(rest.find('(').unwrap_or(rest.len()));
    let squares = squares.trim_start_matches(is_blank_or_dash).trim_end();
    let squares = squares.strip_suffix(',').unwrap_or(squares);
    for item in squares
        .split(',')
        .map(str::trim)
        .filter(|_| !squares.trim().is_empty())
    {
        let (is_king, name) = item
            .strip_prefix('K')
            .map_or((false, item), |name| (true, name));
        let (first, last) = name.split_once('-').unwrap_or((name, name));
        let (first, last) = match (parse_square::<B>(first), parse_square::<B>(last)) {
            (Ok(first), Ok(last)) if first.number() <= last.number() => (first, last),
            _ => return Err(fail(item, ListFault::ExpectedSquare(item.into()))),
        };
        if !place_range(setup, first, last, color, is_king) {
            return Err(fail(item, ListFault::SquareTwice(item.into())));
        }
    }
    let expected = (setup.men[color] | setup.kings[color]).len();
    let is_end = |c: char| c.is_whitespace() || matches!(c, '.' | ',');
    if count.trim_end_matches(is_end) == format!("({expected})") {
        return Ok(());
    }
    let found = count.trim().into();
    Err(fail(count, ListFault::WrongCount { expected, found }))
}
