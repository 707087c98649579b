//! What went wrong in a game, and what became of it.

use games::{Article, Color, RuleSet};

use crate::breach::{Breach, Misconduct, Penalty};
use crate::time::Moment;

/// An error at the board as it is reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Who made it.
    pub by: Color,
    /// What kind of error.
    pub breach: Breach,
    /// What was done, as it was seen: usually a move.
    pub made: String,
    /// The legal move that it should have been, where that is plain: correcting it makes this move.
    pub proper: Option<String>,
    /// The piece that must move if the error is corrected (`000:3.11`, `000:5.4.3`).
    pub touched: Option<String>,
    /// The position that now stands on the board, as FEN; none: that of the proper move, or the one before.
    pub after: Option<String>,
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Matter {
    /// An error at the board.
    Breach(Report),
    /// Behaviour that only a judge can answer.
    Misconduct(Misconduct),
    /// Something that nobody is to blame for (`000:5.5`, `001:5.5`).
    Accident,
    /// Pieces were displaced; whose fault it was restores them on his own time (`001:5.3`).
    Displaced,
    /// The opponent demands that the rules be followed (`000:5.6`, `001:5.6`).
    Refusal,
}

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Nothing yet.
    Pending,
    /// It was put right.
    Corrected,
    /// The opponent let it stand, in words or by his reply (`000:5.7`).
    LetStand,
    /// The game was replayed from there (`002:§12b`).
    Replayed,
    /// It is on record, and nothing is to be put right.
    Noted,
}

/// Something that went wrong in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Incident {
    /// The kind of thing that went wrong.
    pub matter: Matter,
    /// Whose doing it was; none for accidents.
    pub by: Option<Color>,
    /// The moment at which it was put on record.
    pub at: Moment,
    /// In more words.
    pub note: String,
    /// Behind how many entries of the score it happened.
    pub behind: usize,
    /// The position before it.
    pub before: String,
    /// What became of it.
    pub decision: Decision,
    /// What the judge did to him.
    pub penalties: Vec<Penalty>,
}

impl Incident {
    /// Where it is written.
    pub fn article(&self, rules: RuleSet) -> Option<Article> {
        use games::Book::{International, Russian};
        let book = rules.book();
        let modern =
            |number| matches!(book, International | Russian).then(|| Article::new(book, number));
        match &self.matter {
            Matter::Breach(report) => report.breach.article(rules),
            Matter::Misconduct(misconduct) => misconduct.article(rules),
            Matter::Accident => modern("5.5"),
            // Other books leave it open.
            Matter::Displaced => (book == Russian).then(|| Article::new(Russian, "5.3")),
            Matter::Refusal => modern("5.6"),
        }
    }

    /// Whether the opponent may still choose what becomes of it.
    pub fn is_pending(&self) -> bool {
        self.decision == Decision::Pending
    }
}
