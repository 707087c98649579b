//! The Swiss system of FIDE, called Dutch (C.04.3, the text applied since 1 February 2026).
//!
//! [`Tournament`] is what is known when a round is paired, [`pair`] the round that follows from it, [`explain`] why.
//! [`check`] pairs every round of a finished tournament again; [`generate`] makes a tournament from a seed;
//! [`review`] says what a round changed by hand offends.
//!
//! ```
//! use peatee_pairing::swiss::{Recipe, Tournament, check, generate, pair};
//!
//! let mut report = generate(&Recipe::new(8, 3, 1))?;
//! assert!(check(&report)?.iter().all(|round| round.difference.is_none()));
//!
//! report.rounds = Some(4);
//! let round = pair(&Tournament::next(&report)?)?;
//! assert_eq!(round.boards.len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod blossom;
mod bracket;
mod card;
mod check;
mod color;
mod criteria;
mod dutch;
mod explain;
mod generate;
mod graph;
mod matching;
mod remainder;
mod report;
mod review;
mod transpose;
mod worth;

use rules::Color;

pub use self::check::{Checked, Difference, check};
pub use self::dutch::pair;
pub use self::explain::{BracketStory, Explanation, FloatMark, Group, Line, Strength, explain};
pub use self::generate::{Recipe, generate, generate_while_pairable};
pub use self::report::{NotPairable, baku_records, suits_baku};
pub use self::review::{Warning, review};
use crate::{Mark, Points, Scoring};

/// What is known when a round is to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// Rounds in all.
    pub rounds: usize,
    /// Rounds that were played.
    pub played: usize,
    /// What a result is worth.
    pub scoring: Scoring,
    /// The colour drawn for the first player (5.1).
    pub first_color: Color,
    /// The players, in the order of their pairing numbers (1.2.2).
    pub entrants: Vec<Entrant>,
    /// Pairs that must not be, as indexes of entrants.
    pub forbidden: Vec<(usize, usize)>,
}

/// A player and what they did so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// Pairing number, as the file has it.
    pub number: u16,
    /// One for each round that was played.
    pub past: Vec<Past>,
    /// Points added for the pairing of each round, the coming one included.
    pub accelerations: Vec<Points>,
    /// Whether the player takes no part in the round to be paired.
    pub is_away: bool,
}

/// What one player did in one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    /// The opponent, as an index of entrants.
    pub opponent: Option<usize>,
    /// The colour.
    pub color: Option<Color>,
    /// The result.
    pub mark: Mark,
    /// What it was worth; a meeting of several games is not worth what its mark is.
    pub points: Points,
}

/// A paired round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// White and black of each board in publishing order, as pairing numbers.
    pub boards: Vec<(u16, u16)>,
    /// Who is left over.
    pub bye: Option<u16>,
}

/// Why a round cannot be paired.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unpairable {
    /// Nobody, or only one, takes part.
    #[error("{0} of the players take part in the round: two are needed")]
    TooFew(usize),
    /// All rounds were paired.
    #[error("all {0} rounds were paired")]
    NoRoundLeft(usize),
    /// No pairing keeps the absolute criteria.
    #[error(
        "no pairing keeps the absolute criteria C1 to C3: however the others are paired, {} find no opponent whom they may \
         meet{}", names(.open), if *.is_odd { " (one player may be left over, if they had no bye before)" } else { "" }
    )]
    NoPairing {
        /// Players for whom no opponent is left in one of the fullest pairings.
        open: Vec<u16>,
        /// Whether the number of players is odd.
        is_odd: bool,
    },
    /// More scores and players than the engine can weigh.
    #[error("the tournament has too many different scores to be weighed")]
    TooManyScores,
}

fn names(numbers: &[u16]) -> String {
    let names: Vec<String> = numbers
        .iter()
        .map(|number| format!("player {number}"))
        .collect();
    names.join(" and ")
}

impl Past {
    /// Whether the player was paired, or left over when the round was paired.
    pub fn was_in_pairing(self) -> bool {
        self.opponent.is_some() || self.mark == Mark::PairingBye
    }
}
