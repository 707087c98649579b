//! Score sheets: what each player wrote, and where it differs (`002:§33`).

use core::slice;

use games::{ByColor, Color, Refusal, RuleSet, SetupRefused, Spelling, Spot};

use crate::line::ScoreEntry;
use crate::slips::plain;

/// The score that one player writes: every move of both sides, in his own spelling (`002:§33.1`).
///
/// What stands on a sheet decides nothing about time (`002:§33.4`): for that the [clock](crate::Clock::moves) counts the
/// moves made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    entries: Vec<String>,
    /// Who made the first move.
    first: Color,
    signed: ByColor<bool>,
}

/// Why something cannot be written on a sheet. The sheet is unchanged then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum SheetFault {
    /// It has as many entries as it can take.
    #[error("a score sheet takes {} entries", Sheet::MOST_ENTRIES)]
    Full,
    /// The entry is too long for a move.
    #[error(
        "an entry of {bytes} bytes; a score sheet takes {}",
        Sheet::LONGEST_ENTRY
    )]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// A player has signed it, and what is signed stays.
    #[error("{0} has signed the score sheet")]
    Signed(Color),
    /// There is no such entry.
    #[error("no entry {ply} on a score sheet of {entries}")]
    NoEntry {
        /// The one asked for, from 0.
        ply: usize,
        /// How many there are.
        entries: usize,
    },
}

/// An empty sheet of a game in which White moves first.
impl Default for Sheet {
    fn default() -> Sheet {
        Sheet::new(Color::White)
    }
}

impl Sheet {
    /// A sheet has no more entries than these: two thousand moves of each side, more than were ever made in a game.
    pub const MOST_ENTRIES: usize = 4000;
    /// An entry has no more bytes than these.
    pub const LONGEST_ENTRY: usize = 64;

    /// An empty sheet of a game in which this side moves first.
    pub const fn new(first: Color) -> Sheet {
        Sheet {
            entries: Vec::new(),
            first,
            signed: ByColor {
                white: false,
                black: false,
            },
        }
    }

    /// A sheet of a game in which White moves first, with these entries.
    ///
    /// # Errors
    /// The first entry that cannot be written.
    pub fn with<T: AsRef<str>>(entries: impl IntoIterator<Item = T>) -> Result<Sheet, SheetFault> {
        let mut sheet = Sheet::default();
        for entry in entries {
            sheet.write(entry.as_ref())?;
        }
        Ok(sheet)
    }

    /// Writes the next move, whatever it says.
    ///
    /// # Errors
    /// When the sheet is signed or full, or the entry too long.
    pub fn write(&mut self, entry: &str) -> Result<(), SheetFault> {
        self.may_change()?;
        if self.entries.len() >= Sheet::MOST_ENTRIES {
            return Err(SheetFault::Full);
        }
        self.entries.push(sound(entry)?);
        Ok(())
    }

    /// Writes something else in the place of an entry, as when a difference is cleared (`002:§33.3`).
    ///
    /// # Errors
    /// When the sheet is signed, has no such entry, or the entry is too long.
    pub fn correct(&mut self, ply: usize, entry: &str) -> Result<(), SheetFault> {
        self.may_change()?;
        let entries = self.entries.len();
        let place = self.entries.get_mut(ply);
        *place.ok_or(SheetFault::NoEntry { ply, entries })? = sound(entry)?;
        Ok(())
    }

    /// Strikes out an entry and all that follow, so that they can be written anew (`002:§33.3`).
    ///
    /// # Errors
    /// When the sheet is signed or has no such entry.
    pub fn strike_from(&mut self, ply: usize) -> Result<(), SheetFault> {
        self.may_change()?;
        let entries = self.entries.len();
        if ply >= entries {
            return Err(SheetFault::NoEntry { ply, entries });
        }
        self.entries.truncate(ply);
        Ok(())
    }

    /// A player signs, on his own sheet or the opponent's (`002:§33.2`). Nothing can be written afterwards.
    pub fn sign(&mut self, by: Color) {
        self.signed[by] = true;
    }

    /// Whether a player has signed.
    pub fn is_signed_by(&self, side: Color) -> bool {
        self.signed[side]
    }

    /// Whether both players have signed, so that the judge may take it (`002:§33.2`).
    pub const fn is_signed(&self) -> bool {
        self.signed.white && self.signed.black
    }

    /// Who made the first move.
    pub const fn first(&self) -> Color {
        self.first
    }

    /// What was written, move by move of both sides.
    pub fn entries(&self) -> &[String] {
        &self.entries
    }

    /// How many moves of a side are written (`002:§33.1`).
    pub fn moves(&self, side: Color) -> usize {
        let by_first = self.entries.len().div_ceil(2);
        match side == self.first {
            true => by_first,
            false => self.entries.len() - by_first,
        }
    }

    fn may_change(&self) -> Result<(), SheetFault> {
        let signer = Color::ALL.into_iter().find(|side| self.signed[*side]);
        match signer {
            Some(side) => Err(SheetFault::Signed(side)),
            None => Ok(()),
        }
    }

    /// An entry as it reads in a position, and the position after it.
    fn read(&self, ply: usize, spot: &Spot) -> Option<(Written, Spot)> {
        self.entries.get(ply).map(|text| read(text, spot))
    }
}

fn sound(entry: &str) -> Result<String, SheetFault> {
    match entry.len() {
        0..=Sheet::LONGEST_ENTRY => Ok(entry.to_owned()),
        bytes => Err(SheetFault::TooLong { bytes }),
    }
}

/// An entry, and what it means where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The entry as it was written.
    pub text: String,
    /// The move as the rule set writes it, or why it is none.
    pub meaning: Result<String, Refusal>,
}

impl Written {
    /// Whether it is a legal move there.
    pub const fn is_legal(&self) -> bool {
        self.meaning.is_ok()
    }

    /// Whether it can be read as a move, legal or not.
    pub fn is_readable(&self) -> bool {
        match &self.meaning {
            Ok(_) => true,
            Err(refusal) => refusal.reason.is_readable(),
        }
    }

    /// Whether both are legal and one move.
    fn agrees(&self, other: &Written) -> bool {
        match (&self.meaning, &other.meaning) {
            (Ok(this), Ok(that)) => this == that,
            (Ok(_) | Err(_), _) => false,
        }
    }

    /// Whether this is what somebody wrote, but for spaces and signs.
    fn is_text(&self, text: &str) -> bool {
        plain(&self.text) == plain(text)
    }
}

/// The positions on the way of a game, one ply of its score after the other.
struct Course<'a> {
    rules: RuleSet,
    spot: Spot,
    entries: slice::Iter<'a, ScoreEntry>,
}

impl<'a> Course<'a> {
    fn new(
        rules: RuleSet,
        fen: Option<&str>,
        entries: &'a [ScoreEntry],
    ) -> Result<Self, SetupRefused> {
        Ok(Course {
            rules,
            spot: Spot::new(rules, fen)?,
            entries: entries.iter(),
        })
    }

    /// The next ply that was made, as it is on the score. A position that stood without a move is none.
    fn next(&mut self) -> Result<Option<&'a ScoreEntry>, SetupRefused> {
        for entry in self.entries.by_ref() {
            if entry.text().is_some() {
                return Ok(Some(entry));
            }
            if let Some(fen) = entry.after() {
                self.spot = Spot::irregular(self.rules, fen)?;
            }
        }
        Ok(None)
    }

    /// Goes on from a position that did not arise by a legal move.
    fn stand(&mut self, fen: &str) -> Result<(), SetupRefused> {
        self.spot = Spot::irregular(self.rules, fen)?;
        Ok(())
    }
}

/// The position after a text that is no legal move is the same.
fn read(text: &str, spot: &Spot) -> (Written, Spot) {
    let mut after = spot.clone();
    let stepped = after.spell(text, Spelling::default());
    let written = Written {
        text: text.to_owned(),
        meaning: stepped.map(|stepped| stepped.text),
    };
    (written, after)
}

/// Where two sheets first differ, or first hold a mistake (`002:§33.3`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The entry, from 0: so many before it agree.
    pub ply: usize,
    /// What White wrote there; none where his sheet has ended.
    pub white: Option<Written>,
    /// What Black wrote there; none where his sheet has ended.
    pub black: Option<Written>,
}

/// Where the sheets of the two players first differ (`002:§33.3`). Entries are compared by their meaning: `32x21`,
/// `32:21` and `32×21` are one move. An entry that is no legal move is a mistake even where both wrote it, and a sheet
/// that ends before the other differs there. Where an error was let stand, what was written is compared as it is; the
/// game says what stood on the board then.
///
/// # Errors
/// When a position cannot be read or played.
pub fn compare(
    rules: RuleSet,
    fen: Option<&str>,
    entries: &[ScoreEntry],
    sheets: ByColor<&Sheet>,
) -> Result<Option<Difference>, SetupRefused> {
    let mut course = Course::new(rules, fen, entries)?;
    let plies = |side: Color| sheets[side].entries.len();
    for ply in 0..plies(Color::White).max(plies(Color::Black)) {
        let after = course.next()?.and_then(ScoreEntry::after);
        let white = sheets.white.read(ply, &course.spot);
        let black = sheets.black.read(ply, &course.spot);
        match (white, black, after) {
            (Some((white, _)), Some((black, _)), Some(after)) if white.is_text(&black.text) => {
                course.stand(after)?;
            }
            (Some((white, after)), Some((black, _)), None) if white.agrees(&black) => {
                course.spot = after;
            }
            (white, black, _) => {
                return Ok(Some(Difference {
                    ply,
                    white: white.map(|(written, _)| written),
                    black: black.map(|(written, _)| written),
                }));
            }
        }
    }
    Ok(None)
}

/// Where a sheet first differs from the moves made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deviation {
    /// The entry, from 0: so many before it are right.
    pub ply: usize,
    /// What was written there; none where the sheet has ended.
    pub wrote: Option<Written>,
    /// The move made there, as the rule set writes it; none where no more was made.
    pub made: Option<String>,
}

/// Why a sheet cannot be compared with a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AgainstFault {
    /// The first position cannot be read or played.
    #[error(transparent)]
    Setup(#[from] SetupRefused),
    /// A move said to have been made is not legal.
    #[error("the move made at ply {ply} is not legal: {refusal}")]
    Made {
        /// Which, from 0.
        ply: usize,
        /// The reason why the move is not legal.
        refusal: Refusal,
    },
}

/// Where a sheet first differs from the moves made, by their meaning as in [`compare`].
///
/// # Errors
/// When a position cannot be read or played, or a move made before the difference is not legal and yet no position
/// stands for it.
pub fn against(
    rules: RuleSet,
    fen: Option<&str>,
    entries: &[ScoreEntry],
    sheet: &Sheet,
) -> Result<Option<Deviation>, AgainstFault> {
    let mut course = Course::new(rules, fen, entries)?;
    let plies = entries
        .iter()
        .filter(|entry| entry.text().is_some())
        .count();
    for ply in 0..sheet.entries.len().max(plies) {
        let entry = course.next()?;
        let wrote = sheet.read(ply, &course.spot).map(|(written, _)| written);
        let (text, after) = match entry {
            Some(entry) => (entry.text(), entry.after()),
            None => (None, None),
        };
        let (made, is_same) = match (text, after) {
            (Some(text), Some(after)) => {
                course.stand(after)?;
                let is_same = wrote.as_ref().is_some_and(|wrote| wrote.is_text(text));
                (Some(text.to_owned()), is_same)
            }
            (Some(text), None) => {
                let made = step(&mut course.spot, ply, text)?;
                let meant = wrote.as_ref().and_then(|wrote| wrote.meaning.as_ref().ok());
                let is_same = meant == Some(&made);
                (Some(made), is_same)
            }
            (None, _) => (None, false),
        };
        if !is_same {
            return Ok(Some(Deviation { ply, wrote, made }));
        }
    }
    Ok(None)
}

/// Makes a move that was made, and says it as the rule set does.
fn step(spot: &mut Spot, ply: usize, text: &str) -> Result<String, AgainstFault> {
    match spot.spell(text, Spelling::default()) {
        Ok(stepped) => Ok(stepped.text),
        Err(refusal) => Err(AgainstFault::Made { ply, refusal }),
    }
}
