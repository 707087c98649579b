//! Positions as two lists of squares with their numbers, as the codes print them (`001:8.4`,
//! `002:§14.4`, `002:§29.2`): `White a1, a3, Kb2 (3); Black a7 (1)`.

use alloc::format;
use alloc::string::{String, ToString};

use rules::{Board, Color, Naming, Setup};

use crate::fen::{listed, place_range};
use crate::name::parse_square;

/// The two lists of a set-up. The side to move is not part of them.
pub fn write_list<B: Board>(setup: &Setup<B>, naming: Naming) -> String {
    let [white, black] = Color::ALL.map(|color| {
        let (men, kings) = (setup.men[color], setup.kings[color]);
        let count = (men | kings).len();
        let squares = listed(men, kings, naming, ", ");
        let gap = if squares.is_empty() { "" } else { " " };
        format!("{color}{gap}{squares} ({count})")
    });
    format!("{white}; {black}")
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

/// The set-up that two lists describe. Numbers may be given as ranges (`46-50`); the counts in
/// brackets are checked.
///
/// # Errors
/// The first fault, with its byte offset.
pub fn parse_list<B: Board>(text: &str, turn: Color) -> Result<Setup<B>, ParseListError> {
    let mut setup = Setup::empty(turn);
    let split = text.find(';').unwrap_or(text.len());
    let (white, black) = (&text[..split], text.get(split + 1..).unwrap_or_default());
    side(&mut setup, Color::White, white, 0)?;
    side(&mut setup, Color::Black, black, (split + 1).min(text.len()))?;
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
    let Some(rest) = text.trim_start().strip_prefix(color.to_string().as_str()) else {
        return Err(fail(text.trim_start(), ListFault::ExpectedColor(color)));
    };
    let (squares, count) = rest.split_at(rest.find('(').unwrap_or(rest.len()));
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
    if count.trim_end() == format!("({expected})") {
        return Ok(());
    }
    let found = count.trim().into();
    Err(fail(count, ListFault::WrongCount { expected, found }))
}
