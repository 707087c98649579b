//! What the instructions say of openings, what is drawn by them, and why nothing is.

use super::OpeningTable;
use crate::instructions::Encounter;
use crate::lots::LONGEST_CHAIN;

/// For what an opening is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// One for the whole round.
    Round,
    /// One for each board; those of teams play the same on the same board of every match.
    Board,
}

impl Scope {
    /// Every one with its name in files.
    pub const NAMES: [(Scope, &'static str); 2] =
        [(Scope::Round, "round"), (Scope::Board, "board")];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Round => "round",
            Scope::Board => "board",
        }
    }

    /// The one of a name.
    pub fn from_name(name: &str) -> Option<Scope> {
        let found = Scope::NAMES.iter().find(|(_, known)| *known == name);
        found.map(|(scope, _)| *scope)
    }
}

/// What the instructions say of openings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningRules {
    /// From what is drawn.
    pub table: OpeningTable,
    /// For what.
    pub scope: Scope,
    /// In how many games of a meeting an opening is played one after the other, with colours changed.
    pub games: u32,
}

impl OpeningRules {
    /// Whether every opening of a meeting is played in as many games as any other.
    pub const fn suits(&self, encounter: Encounter) -> bool {
        self.games > 0 && encounter.games.is_multiple_of(self.games)
    }

    /// How many openings a board has in a round.
    pub fn each(&self, encounter: Encounter) -> u32 {
        encounter.games.checked_div(self.games).unwrap_or(1).max(1)
    }
}

/// What was drawn for a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningDraw {
    /// The round.
    pub round: u32,
    /// The key of the round, in hexadecimal digits, as it is published then.
    pub secret: String,
    /// The words given in public.
    pub words: String,
    /// The openings by their numbers in the table: board by board, and on each in the order in which they are played.
    pub numbers: Vec<u32>,
}

/// Why no openings are drawn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoOpenings {
    /// The instructions have no table.
    #[error("the instructions have no table of openings")]
    NoTable,
    /// A round has another number of openings.
    #[error("round {round} has {wanted} openings, not {found}")]
    Count {
        /// Which round.
        round: u32,
        /// How many it has.
        wanted: usize,
        /// How many are given.
        found: usize,
    },
    /// The table has no such opening.
    #[error("the table has no opening {0}")]
    NoOpening(u32),
    /// The organiser has not bound himself.
    #[error(
        "the organiser must publish the commitment for the openings before the first round is paired"
    )]
    NotCommitted,
    /// It is too late for that.
    #[error("a round is paired: a secret chosen now could steer the openings")]
    TooLateToCommit,
    /// Whoever knows the last key knows all of them.
    #[error("the openings need a secret of their own: this one is used for other lots")]
    SameSecret,
    /// There is nobody to play them.
    #[error("round {0} is not paired yet: openings are drawn for a pairing")]
    NotPaired(u32),
    /// They are drawn.
    #[error("the openings of round {0} are drawn")]
    Drawn(u32),
    /// The key of a later round tells all before it.
    #[error("the openings of round {0} were drawn before: their key tells that of earlier rounds")]
    Later(u32),
    /// Games are played already.
    #[error("games of round {0} have begun")]
    Begun(u32),
    /// Nobody tries words until he likes what they give.
    #[error(
        "the openings of round {round} were drawn with the words {words:?}: they are drawn again with the same"
    )]
    OtherWords {
        /// The round.
        round: u32,
        /// The words.
        words: String,
    },
    /// The chain of keys is shorter.
    #[error("openings are drawn for at most {LONGEST_CHAIN} rounds")]
    TooManyRounds,
}
