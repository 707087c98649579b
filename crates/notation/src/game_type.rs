//! The `GameType` tag of PDN: `20,W,10,10,N2,0`.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use rules::{Color, VariantId};

use crate::found::Found;

/// What a `GameType` tag says. Only the number is sure to be there, and the number alone says
/// which game it is: files disagree about the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameType {
    /// The number of the game.
    pub number: u8,
    /// Who makes the first move.
    pub first: Option<Color>,
    /// Files of the board.
    pub width: Option<u8>,
    /// Ranks of the board.
    pub height: Option<u8>,
    /// How squares are named.
    pub squares: Option<SquareNames>,
    /// Whether the left corner nearest the player is not played on.
    pub inverted: Option<bool>,
}

/// How a file names squares, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SquareNames {
    /// Letters or numbers.
    pub kind: SquareNaming,
    /// Where the first square lies.
    pub corner: Option<Corner>,
}

/// The kind of names that squares have in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SquareNaming {
    /// `A`: letter and digit.
    Algebraic,
    /// `N`: numbers.
    Numeric,
    /// `S`: letter and digit, moves in their short form.
    Short,
}

impl SquareNaming {
    const ALL: [SquareNaming; 3] = [
        SquareNaming::Algebraic,
        SquareNaming::Numeric,
        SquareNaming::Short,
    ];

    const fn letter(self) -> char {
        match self {
            SquareNaming::Algebraic => 'A',
            SquareNaming::Numeric => 'N',
            SquareNaming::Short => 'S',
        }
    }
}

/// The corner of the first square, as the side that moves first sees the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Corner {
    /// `0`.
    BottomLeft,
    /// `1`.
    BottomRight,
    /// `2`.
    TopLeft,
    /// `3`.
    TopRight,
}

impl Corner {
    const ALL: [Corner; 4] = [
        Corner::BottomLeft,
        Corner::BottomRight,
        Corner::TopLeft,
        Corner::TopRight,
    ];

    const fn digit(self) -> char {
        match self {
            Corner::BottomLeft => '0',
            Corner::BottomRight => '1',
            Corner::TopLeft => '2',
            Corner::TopRight => '3',
        }
    }
}

impl GameType {
    /// The tag of the rule set; those of 1953 and the home game have that of their kin, and need
    /// a [`rules_tag`] beside it.
    pub const fn of(variant: VariantId) -> GameType {
        match variant {
            VariantId::International | VariantId::Hundred1953 => INTERNATIONAL,
            VariantId::Brazilian => BRAZILIAN,
            VariantId::Russian
            | VariantId::Russian1953
            | VariantId::Home
            | VariantId::HomeNext
            | VariantId::HomeContinue
            | VariantId::HomeNextContinue => RUSSIAN,
        }
    }

    /// The tag with this number and nothing else.
    pub const fn bare(number: u8) -> GameType {
        GameType {
            number,
            first: None,
            width: None,
            height: None,
            squares: None,
            inverted: None,
        }
    }

    /// Our rule set of this number.
    pub const fn variant(&self) -> Option<VariantId> {
        match self.number {
            20 => Some(VariantId::International),
            25 => Some(VariantId::Russian),
            26 => Some(VariantId::Brazilian),
            _ => None,
        }
    }

    /// The English name of the game, if the standard gives the number to one.
    pub fn name(&self) -> Option<&'static str> {
        known(self.number).map(|(name, _)| name)
    }

    /// The same with its gaps filled as the standard has them for this number.
    pub fn completed(self) -> GameType {
        let Some((_, whole)) = known(self.number) else {
            return self;
        };
        let squares = self.squares.map_or(whole.squares, |said| {
            let corner = whole.squares.and_then(|squares| squares.corner);
            Some(SquareNames {
                kind: said.kind,
                corner: said.corner.or(corner),
            })
        });
        GameType {
            number: self.number,
            first: self.first.or(whole.first),
            width: self.width.or(whole.width),
            height: self.height.or(whole.height),
            squares,
            inverted: self.inverted.or(whole.inverted),
        }
    }
}

/// The value of the `Rules` tag that a file of this rule set needs beside its `GameType`.
pub fn rules_tag(variant: VariantId) -> Option<&'static str> {
    (GameType::of(variant).variant() != Some(variant)).then(|| variant.id())
}

const fn whole(
    number: u8,
    first: Color,
    (width, height): (u8, u8),
    (kind, corner): (SquareNaming, Corner),
    inverted: Option<bool>,
) -> GameType {
    GameType {
        number,
        first: Some(first),
        width: Some(width),
        height: Some(height),
        squares: Some(SquareNames {
            kind,
            corner: Some(corner),
        }),
        inverted,
    }
}

const A0: (SquareNaming, Corner) = (SquareNaming::Algebraic, Corner::BottomLeft);
const N1: (SquareNaming, Corner) = (SquareNaming::Numeric, Corner::BottomRight);
const N2: (SquareNaming, Corner) = (SquareNaming::Numeric, Corner::TopLeft);
const S0: (SquareNaming, Corner) = (SquareNaming::Short, Corner::BottomLeft);

const INTERNATIONAL: GameType = whole(20, Color::White, (10, 10), N2, Some(false));
const RUSSIAN: GameType = whole(25, Color::White, (8, 8), A0, Some(false));
const BRAZILIAN: GameType = whole(26, Color::White, (8, 8), A0, Some(false));

/// The name and the whole tag of a number, from the table of PDN 3.0.
fn known(number: u8) -> Option<(&'static str, GameType)> {
    use Color::{Black, White};
    let eight = |first, squares, inverted| whole(number, first, (8, 8), squares, Some(inverted));
    Some(match number {
        0 => ("chess", whole(0, White, (8, 8), S0, None)),
        1 => ("Chinese chess", GameType::bare(1)),
        20 => ("international draughts", INTERNATIONAL),
        21 => ("English draughts", eight(Black, N1, false)),
        22 => ("Italian draughts", eight(White, N2, true)),
        23 => ("American pool", eight(Black, N1, false)),
        24 => ("Spanish draughts", eight(White, N1, true)),
        25 => ("Russian draughts", RUSSIAN),
        26 => ("Brazilian draughts", BRAZILIAN),
        27 => (
            "Canadian draughts",
            whole(27, White, (12, 12), N2, Some(false)),
        ),
        28 => ("Portuguese draughts", eight(White, N1, true)),
        29 => ("Czech draughts", eight(White, A0, false)),
        30 => ("Turkish draughts", eight(White, A0, false)),
        31 => ("Thai draughts", eight(Black, N2, false)),
        40 => (
            "Frisian draughts",
            whole(40, White, (10, 10), N2, Some(false)),
        ),
        41 => ("Spantsiretti", whole(41, White, (10, 8), A0, Some(false))),
        50 => ("Othello", GameType::bare(50)),
        _ => return None,
    })
}

impl fmt::Display for GameType {
    /// The whole form if it is known or can be completed, else the number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self.completed();
        write!(f, "{}", whole.number)?;
        let (Some(first), Some(width), Some(height), Some(squares)) =
            (whole.first, whole.width, whole.height, whole.squares)
        else {
            return Ok(());
        };
        let Some(corner) = squares.corner else {
            return Ok(());
        };
        let (first, kind, corner) = (first.letter(), squares.kind.letter(), corner.digit());
        write!(f, ",{first},{width},{height},{kind}{corner}")?;
        match whole.inverted {
            Some(inverted) => write!(f, ",{}", u8::from(inverted)),
            None => Ok(()),
        }
    }
}

/// Where the value of a `GameType` tag cannot be read, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{fault} at byte {at}{}", Found(.found))]
pub struct ParseGameTypeError {
    /// The byte offset of the fault.
    pub at: usize,
    /// What is wrong there.
    pub fault: GameTypeFault,
    /// What stands there; empty at the end.
    pub found: String,
}

/// What is wrong with the value of a `GameType` tag.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub enum GameTypeFault {
    /// It begins with the number of a game, at most 255.
    #[error("expected the number of a game")]
    ExpectedNumber,
    /// The second field is the side that moves first.
    #[error("expected \"W\" or \"B\" for the first move")]
    ExpectedColor,
    /// The third and fourth fields are the files and ranks of the board.
    #[error("expected a size of the board")]
    ExpectedSize,
    /// The fifth field is a letter, and a digit for the corner.
    #[error("expected \"A\", \"N\" or \"S\" and a corner from 0 to 3")]
    ExpectedSquares,
    /// The sixth field is 0 or 1.
    #[error("expected \"0\" or \"1\" for the corner that is played on")]
    ExpectedInverted,
    /// There are six fields.
    #[error("expected the end")]
    ExpectedEnd,
}

impl FromStr for GameType {
    type Err = ParseGameTypeError;

    /// Reads the number and as many fields as follow. A field may be empty, blanks around it and
    /// its case do not matter, a size of 0 and a letter without its corner are gaps.
    fn from_str(text: &str) -> Result<GameType, ParseGameTypeError> {
        let mut game = GameType::bare(0);
        let mut start = 0;
        for (place, padded) in text.split(',').enumerate() {
            let at = start + padded.len() - padded.trim_start().len();
            game.read(place, padded.trim())
                .map_err(|fault| ParseGameTypeError {
                    at,
                    fault,
                    found: padded.trim().chars().take(8).collect(),
                })?;
            start += padded.len() + 1;
        }
        Ok(game)
    }
}

impl GameType {
    fn read(&mut self, place: usize, field: &str) -> Result<(), GameTypeFault> {
        let is_gap = field.is_empty() && place > 0;
        match place {
            0 => self.number = number(field).ok_or(GameTypeFault::ExpectedNumber)?,
            1..=5 if is_gap => {}
            1 => self.first = Some(color(field).ok_or(GameTypeFault::ExpectedColor)?),
            2 => self.width = size(field)?,
            3 => self.height = size(field)?,
            4 => self.squares = Some(squares(field).ok_or(GameTypeFault::ExpectedSquares)?),
            5 => self.inverted = Some(inverted(field).ok_or(GameTypeFault::ExpectedInverted)?),
            _ => return Err(GameTypeFault::ExpectedEnd),
        }
        Ok(())
    }
}

/// A number in digits alone: no sign.
fn number(field: &str) -> Option<u8> {
    let is_plain = field.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| field.parse().ok()).flatten()
}

fn color(field: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| {
        let mut letters = field.chars();
        letters
            .next()
            .is_some_and(|letter| letter.eq_ignore_ascii_case(&color.letter()))
            && letters.next().is_none()
    })
}

fn size(field: &str) -> Result<Option<u8>, GameTypeFault> {
    match number(field) {
        Some(0) => Ok(None),
        Some(size) => Ok(Some(size)),
        None => Err(GameTypeFault::ExpectedSize),
    }
}

fn squares(field: &str) -> Option<SquareNames> {
    let mut letters = field.chars();
    let letter = letters.next()?;
    let mut kinds = SquareNaming::ALL.into_iter();
    let kind = kinds.find(|kind| letter.eq_ignore_ascii_case(&kind.letter()))?;
    let corner = match letters.next() {
        Some(digit) => Some(Corner::ALL.into_iter().find(|c| c.digit() == digit)?),
        None => None,
    };
    let is_end = letters.next().is_none();
    is_end.then_some(SquareNames { kind, corner })
}

fn inverted(field: &str) -> Option<bool> {
    match field {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use proptest::prelude::*;

    use super::*;

    fn parse(text: &str) -> GameType {
        text.parse().expect(text)
    }

    /// PDN 3.0, the table of game types.
    #[test]
    fn standard_table() {
        for whole in [
            "0,W,8,8,S0",
            "20,W,10,10,N2,0",
            "21,B,8,8,N1,0",
            "22,W,8,8,N2,1",
            "23,B,8,8,N1,0",
            "24,W,8,8,N1,1",
            "25,W,8,8,A0,0",
            "26,W,8,8,A0,0",
            "27,W,12,12,N2,0",
            "28,W,8,8,N1,1",
            "29,W,8,8,A0,0",
            "30,W,8,8,A0,0",
            "31,B,8,8,N2,0",
            "40,W,10,10,N2,0",
            "41,W,10,8,A0,0",
        ] {
            let number = whole.split(',').next().expect("a number");
            assert_eq!(parse(whole).to_string(), whole);
            assert_eq!(parse(number).to_string(), whole);
            assert_eq!(parse(number).completed(), parse(whole));
            assert!(parse(whole).name().is_some());
        }
        assert_eq!(parse("21").name(), Some("English draughts"));
    }

    /// PDN 3.0: pool has several forms under one number, and what is said is kept.
    #[test]
    fn standard_pool_as_said() {
        for said in ["23,W,8,8,A0,0", "23,B,8,8,A1,1"] {
            assert_eq!(parse(said).to_string(), said);
        }
    }

    /// PDN 3.0: numbers left free have no name, and are written as far as they are known.
    #[test]
    fn standard_free_numbers() {
        for free in [2, 19, 32, 39, 42, 49, 51, 99, 255] {
            let game = GameType::bare(free);
            assert_eq!((game.name(), game.variant()), (None, None));
            assert_eq!(game.to_string(), free.to_string());
        }
        assert_eq!(parse("99,W,10,10,N2,0").to_string(), "99,W,10,10,N2,0");
        assert_eq!(parse("99,W,10,10,N2").to_string(), "99,W,10,10,N2");
        assert_eq!(parse("99,W").to_string(), "99");
        for bare in ["1", "50"] {
            assert_eq!(parse(bare).to_string(), bare);
        }
    }

    /// fork_inter_1.pdn: sizes of 0, and a letter without its corner.
    #[test]
    fn seen_gaps() {
        let game = parse("20,W,0,0,N,0");
        assert_eq!((game.width, game.height), (None, None));
        assert_eq!(game.to_string(), "20,W,10,10,N2,0");
    }

    /// kurnik.pdn: another corner for 20, kept as said.
    #[test]
    fn seen_other_corner() {
        let game = parse("20,W,10,10,N1,0");
        assert_eq!(game.variant(), Some(VariantId::International));
        assert_eq!(game.to_string(), "20,W,10,10,N1,0");
    }

    /// The author: blanks, small letters, empty fields.
    #[test]
    fn loosely_written() {
        assert_eq!(
            parse(" 25 , w , 8,8, a0 , 0 "),
            GameType::of(VariantId::Russian)
        );
        assert_eq!(parse("20,,,,,"), GameType::bare(20));
        assert_eq!(parse("020"), GameType::bare(20));
    }

    /// The author: each fault with its place.
    #[test]
    fn refused() {
        let refusal = |text: &str| text.parse::<GameType>().expect_err(text).to_string();
        assert_eq!(
            refusal(""),
            "expected the number of a game at byte 0, found the end"
        );
        for (text, at) in [("?", 0), ("+20", 0), (" 256", 1), ("20 W", 0)] {
            let error = text.parse::<GameType>().expect_err(text);
            assert_eq!((error.at, error.fault), (at, GameTypeFault::ExpectedNumber));
        }
        assert_eq!(
            refusal("20, Red"),
            "expected \"W\" or \"B\" for the first move at byte 4, found \"Red\""
        );
        assert_eq!(
            refusal("20,W,ten"),
            "expected a size of the board at byte 5, found \"ten\""
        );
        assert_eq!(
            refusal("20,W,10,10,N4"),
            "expected \"A\", \"N\" or \"S\" and a corner from 0 to 3 at byte 11, found \"N4\""
        );
        assert_eq!(
            refusal("20,W,10,10,N2,2"),
            "expected \"0\" or \"1\" for the corner that is played on at byte 14, found \"2\""
        );
        assert_eq!(
            refusal("20,W,10,10,N2,0,7"),
            "expected the end at byte 16, found \"7\""
        );
        assert_eq!(
            refusal("20,W,10,10,N2,0,"),
            "expected the end at byte 16, found the end"
        );
    }

    /// `product.md`: each rule set has a tag of its own board, and those that share one say so
    /// in a `Rules` tag.
    #[test]
    fn tags_of_our_rule_sets() {
        for &variant in VariantId::ALL {
            let game = GameType::of(variant);
            let rows = variant.board_rows();
            assert_eq!((game.width, game.height), (Some(rows), Some(rows)));
            let read = rules_tag(variant).and_then(VariantId::from_id);
            assert_eq!(read.or(game.variant()), Some(variant));
        }
        assert_eq!(rules_tag(VariantId::Russian), None);
        assert_eq!(rules_tag(VariantId::Home), Some("home"));
    }

    fn any_game() -> impl Strategy<Value = GameType> {
        let color = proptest::option::of(proptest::sample::select(Color::ALL.to_vec()));
        let corner = proptest::option::of(proptest::sample::select(Corner::ALL.to_vec()));
        let kind = proptest::sample::select(SquareNaming::ALL.to_vec());
        let squares = (kind, corner).prop_map(|(kind, corner)| SquareNames { kind, corner });
        let size = || proptest::option::of(1..=u8::MAX);
        (
            any::<u8>(),
            color,
            size(),
            size(),
            proptest::option::of(squares),
            any::<Option<bool>>(),
        )
            .prop_map(
                |(number, first, width, height, squares, inverted)| GameType {
                    number,
                    first,
                    width,
                    height,
                    squares,
                    inverted,
                },
            )
    }

    proptest! {
        /// Law: what is printed is read back and printed the same; nothing is lost when whole.
        #[test]
        fn law_round_trip(game in any_game()) {
            let printed = game.to_string();
            let read = parse(&printed);
            prop_assert_eq!(read.to_string(), printed.clone());
            if printed.contains(',') {
                prop_assert_eq!(read.completed(), game.completed());
            }
        }

        /// Law: any text is read or refused.
        #[test]
        fn law_any_text(text in "([0-9WBANS, ]|\\PC){0,20}") {
            if let Err(error) = text.parse::<GameType>() {
                prop_assert!(text.is_char_boundary(error.at));
            }
        }
    }
}
