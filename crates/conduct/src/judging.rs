//! Protests, appeals and penalties of a game; and its score sheets.

use games::{ByColor, Color};

use crate::breach::Penalty;
use crate::sheet::Sheet;

/// Protests, appeals, decisions and penalties, each kind in its order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judging {
    /// The judge's decisions, as the numbers of their events.
    pub decisions: Vec<u64>,
    /// What players protested against.
    pub protests: Vec<Plea>,
    /// Which decisions players appealed against (`002:§39.7`).
    pub appeals: Vec<Plea>,
    /// Who was penalised, and how; without those that an upheld appeal has lifted (`002:§39.7`).
    pub penalties: Vec<Sanction>,
    /// Whether a protest or an appeal was upheld since the game ended, so that the judge may decide anew.
    pub is_reopened: bool,
    /// Whether the next round has begun, so that the result stands (`002:§12.2`).
    pub is_closed: bool,
}

/// A penalty that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sanction {
    /// Whose.
    pub side: Color,
    /// The penalty imposed.
    pub penalty: Penalty,
    /// For which incident, from 1.
    pub incident: Option<usize>,
    /// By which decision, from 1.
    pub decision: usize,
}

/// A protest or an appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plea {
    /// Whose.
    pub by: Color,
    /// Against which decision, from 1; none for a protest.
    pub decision: Option<usize>,
    /// The grounds, in the words of the player.
    pub why: String,
    /// Whether it was upheld, and why; none as long as nobody has answered. What it is against stays in force
    /// meanwhile.
    pub answer: Option<(bool, String)>,
}

impl Judging {
    /// A protest that waits for an answer, by its number from 1.
    pub(crate) fn open_protest(&self, number: usize) -> Option<&Plea> {
        open(&self.protests, number)
    }

    /// An appeal that waits for an answer, by its number from 1.
    pub(crate) fn open_appeal(&self, number: usize) -> Option<&Plea> {
        open(&self.appeals, number)
    }
}

fn open(pleas: &[Plea], number: usize) -> Option<&Plea> {
    let plea = pleas.get(number.checked_sub(1)?)?;
    plea.answer.is_none().then_some(plea)
}

/// The score sheets that the players handed in (`002:§33.2`).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheets {
    /// What each has handed in.
    pub by: ByColor<Option<Sheet>>,
    /// Whether the judge takes them although a signature is missing.
    pub are_accepted: bool,
}

impl Sheets {
    /// Whether both have signed the sheet of everybody who keeps the score.
    pub fn are_signed(&self, keepers: ByColor<bool>) -> bool {
        let is_signed = |side: Color| self.by[side].as_ref().is_some_and(Sheet::is_signed);
        Color::ALL
            .into_iter()
            .all(|side| !keepers[side] || is_signed(side))
    }
}
