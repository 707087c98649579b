//! What is laid down for a competition of teams.

use pairing::{Colors, Points, Scoring};

/// Which points come first in the standings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// Those of the matches.
    MatchPoints,
    /// Those of the single boards.
    BoardPoints,
}

impl First {
    /// Every one with its name in files.
    pub const NAMES: [(First, &'static str); 2] = [
        (First::MatchPoints, "match-points"),
        (First::BoardPoints, "board-points"),
    ];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        let found = First::NAMES.iter().find(|(first, _)| *first == self);
        found.map_or("", |(_, name)| name)
    }

    /// The one of a name.
    pub fn from_name(name: &str) -> Option<First> {
        let found = First::NAMES.iter().find(|(_, known)| *known == name);
        found.map(|(first, _)| *first)
    }
}

/// What is laid down for a competition of teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamRules {
    /// How many boards a match has, and on which of them the team that is named first has White.
    pub colors: Colors,
    /// What a match is worth.
    pub match_points: Scoring,
    /// Which points come first.
    pub first: First,
    /// The board points of a team that is left over when a round is paired.
    pub bye: Points,
}

impl TeamRules {
    /// What is usual: 2, 1 and 0 for a match, match points first; a bye counts as drawn on every board.
    pub fn new(colors: Colors, scoring: &Scoring) -> TeamRules {
        TeamRules {
            colors,
            match_points: Scoring::TWO_ONE_ZERO,
            first: First::MatchPoints,
            bye: times(scoring.draw, colors.boards()),
        }
    }

    /// How many boards a match has.
    pub const fn boards(&self) -> u32 {
        self.colors.boards()
    }
}

/// Points so many times.
pub(crate) fn times(points: Points, count: u32) -> Points {
    let count = i32::try_from(count).unwrap_or(i32::MAX);
    Points(points.0.saturating_mul(count))
}
