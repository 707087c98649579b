//! Why what an operator has written cannot be asked for.

use crate::event::Place;
use crate::organisation::{HallTime, ParseHallTimeError};
use crate::round::Outcome;
use crate::zone::{ParseZoneError, Zone};

/// Why what an operator has written cannot be asked for. Texts are as they were written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeskRefused {
    /// Nobody of that name takes part.
    #[error("there is no player {0:?}")]
    UnknownName(String),
    /// Several are called so.
    #[error("{name:?} fits several: {}", all.join(", "))]
    WhichName {
        /// What was written.
        name: String,
        /// Whom it fits, each by number and name.
        all: Vec<String>,
    },
    /// Nobody of that name plays for the team.
    #[error("{team} has no player {name:?}")]
    UnknownMember {
        /// The name of the team.
        team: String,
        /// What was written.
        name: String,
    },
    /// There is no such match.
    #[error("there is no match {round}.{board}")]
    UnknownMatch {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// Not every board of a match has a result.
    #[error("the match has {boards} boards, and {found} results are given")]
    MatchResults {
        /// Boards of the match.
        boards: usize,
        /// Results that are given.
        found: usize,
    },
    /// Something that is no result.
    #[error("{0:?} is no result")]
    NoOutcomeText(String),
    /// There is no such round yet.
    #[error("round {0} is not paired yet")]
    NotPaired(u32),
    /// A result takes points away from somebody who was at the board, and nobody says why (`002:§41i`).
    #[error("{0} takes points away from players who were at the board, and no reason is given")]
    NeedsReason(Outcome),
    /// One of two who are compared does not stand in the table.
    #[error("one of the two does not stand in the table")]
    NotInTable,
    /// The pairing is not one of the Swiss system, which alone can be explained.
    #[error("only the Swiss system pairs by scores")]
    OnlySwiss,
    /// A report file has one game a round.
    #[error("TRF has one game a round, and a meeting has {0}")]
    TrfGames(u32),
    /// Something that is no time zone.
    #[error(transparent)]
    NoZone(#[from] ParseZoneError),
    /// The zone that is laid down already.
    #[error("the time zone is {0} already")]
    SameZone(Zone),
    /// Something that is no day and time.
    #[error(transparent)]
    NoHallTime(#[from] ParseHallTimeError),
    /// A time that the clocks of the zone do not show.
    #[error("there is no {time} in {zone}: the clocks are put forward then")]
    HallGap {
        /// The time.
        time: HallTime,
        /// The zone.
        zone: Zone,
    },
    /// The roll was called for this round, and so many are checked in since.
    #[error("the roll has been called, and {0} are checked in")]
    RollCalled(u32),
    /// There is such a section already.
    #[error("the section {0:?} is there already")]
    SectionKnown(String),
    /// No event stands that could be undone.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Everything that was given is known so.
    #[error("nothing is put right")]
    NothingToAmend,
    /// No result was given.
    #[error("no result was given")]
    NoResults,
    /// A line of a list that is no game with its result.
    #[error("line {line}: expected a game and its result, found {text:?}")]
    ResultLine {
        /// The line, from 1 on.
        line: u64,
        /// What stands there.
        text: String,
    },
    /// A list has two results of one game.
    #[error("line {line}: game {place} has a result already in this list")]
    ResultTwice {
        /// The line of the second, from 1 on.
        line: u64,
        /// The game.
        place: Place,
    },
    /// No section has anything to show yet.
    #[error("no section has anything to show yet")]
    EmptySections,
}
