//! What is agreed before a game begins.

use games::{DrawOptions, RuleSet};

use crate::control::TimeControl;
use crate::time::Millis;

/// What is agreed before a game begins.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The rule set.
    pub rules: RuleSet,
    /// Another position than the first one, as FEN: for problems and for odds.
    pub fen: Option<String>,
    /// The readings of the draw rules.
    pub draws: DrawOptions,
    /// How much time there is.
    pub control: TimeControl,
    /// How late a player may come; none where nobody looks who is there.
    pub default_time: Option<Millis>,
}

impl Terms {
    /// How late a player may come by the regulations of 1953 (`002:§32.11`).
    pub const HALF_AN_HOUR: Millis = Millis::minutes(30);

    /// A game without a clock from the first position.
    pub fn new(rules: RuleSet) -> Terms {
        Terms {
            rules,
            fen: None,
            draws: DrawOptions::default(),
            control: TimeControl::untimed(),
            default_time: None,
        }
    }
}
