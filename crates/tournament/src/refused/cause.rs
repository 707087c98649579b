//! What a refusal is about, told apart so that it can be said in every language.

use core::fmt;

use pairing::round_robin::{NoTable, WrongOrder};
use rules::{Article, Book};

use super::Refused;

/// A text that somebody gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Given {
    /// Who does something.
    Author,
    /// What somebody or something is called.
    Name,
    /// The place where the competition is held.
    Place,
    /// The dates on which the competition is held.
    Dates,
    /// The rule set.
    RuleSet,
    /// The time control.
    Control,
    /// The federation.
    Federation,
    /// The club.
    Club,
    /// When somebody was born.
    Birth,
    /// A title.
    Title,
    /// A number with the federation.
    Licence,
    /// With whom the judge decides.
    Commission,
    /// A remark.
    Note,
    /// The reason for a decision.
    Reason,
    /// The room for play.
    Room,
    /// A section of an event.
    Section,
    /// What the instructions add.
    Additions,
}

impl Given {
    /// Every one with its English name.
    pub const NAMES: [(Given, &'static str); 17] = [
        (Given::Author, "the author"),
        (Given::Name, "the name"),
        (Given::Place, "the place"),
        (Given::Dates, "the dates"),
        (Given::RuleSet, "the rule set"),
        (Given::Control, "the time control"),
        (Given::Federation, "the federation"),
        (Given::Club, "the club"),
        (Given::Birth, "the date of birth"),
        (Given::Title, "the title"),
        (Given::Licence, "the licence"),
        (Given::Commission, "the commission"),
        (Given::Note, "the note"),
        (Given::Reason, "the reason"),
        (Given::Room, "the room"),
        (Given::Section, "the section"),
        (Given::Additions, "the additions"),
    ];
}

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Given::NAMES.iter().find(|(given, _)| given == self);
        f.pad(found.map_or("", |(_, name)| name))
    }
}

/// What is wrong with somebody who is to be registered.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum WrongPlayer {
    /// More than anybody has.
    #[error("a rating is at most {most}, not {0}", most = crate::Player::MOST_RATING)]
    Rating(u32),
    /// A report file would cut it.
    #[error("{0:?} is too long: a licence has at most {most} characters", most = crate::Player::LONGEST_LICENCE)]
    LongLicence(String),
    /// Somebody else has it.
    #[error("the licence {licence} is that of {name:?} already")]
    SameLicence {
        /// The number with the federation.
        licence: String,
        /// Who has it.
        name: String,
    },
}

/// What is wrong with instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum WrongInstructions {
    /// No game, or too many.
    #[error("a meeting has from 1 to {most} games", most = crate::Encounter::MOST_GAMES)]
    Games,
    /// Points that do not reward playing better.
    #[error("a win must be worth more than a draw, and a draw no less than a loss")]
    Points,
    /// Points of matches that do not reward playing better.
    #[error("a match won must be worth more than one drawn, and that no less than one lost")]
    MatchPoints,
    /// An opening would be played unequally.
    #[error("the games of a meeting must be a multiple of those in which an opening is played")]
    OpeningGames,
}

/// What waits for games to be finished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Awaited {
    /// The next round, which is paired by results.
    #[error("the next round is paired by results; assume one, if it is adjourned")]
    NextRound,
    /// The last round of a table (`002:§35.12`).
    #[error("games of earlier rounds are finished before the last one")]
    LastRound,
    /// The next game of a match (`002:§35.12`).
    #[error("in a match the previous game is finished first")]
    NextGame,
    /// The next round of a knockout.
    #[error("whoever loses is out: every meeting is decided first")]
    Knockout,
    /// The end (`002:§41k`).
    #[error("the report has every result")]
    Report,
}

impl Awaited {
    /// What asks for it.
    pub const fn article(self) -> Option<Article> {
        match self {
            Awaited::LastRound | Awaited::NextGame => {
                Some(Article::new(Book::Regulations1953, "§35.12"))
            }
            Awaited::Report => Some(Article::new(Book::Regulations1953, "§41k")),
            Awaited::NextRound | Awaited::Knockout => None,
        }
    }
}

/// What is wrong with a pairing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongPairing {
    /// A table lets everybody meet.
    #[error("only the Swiss system can keep two apart")]
    KeepsApart,
    /// A table lets nobody off.
    #[error("only the Swiss system lets somebody be free: postpone the game")]
    LetsOff,
    /// There is no such table.
    #[error(transparent)]
    Table(#[from] NoTable),
    /// The rounds of the table were played in no order.
    #[error(transparent)]
    Order(#[from] WrongOrder),
    /// Nobody has won a meeting that somebody must win.
    #[error("the meeting on board {0} is drawn; add a game")]
    Drawn(u32),
    /// Another round of the table.
    #[error("it must be the same round of the table")]
    OtherRound,
    /// Somebody has two places.
    #[error("somebody stands in it twice")]
    Twice,
    /// Somebody would be kept apart from himself.
    #[error("both are the same player")]
    Himself,
    /// Somebody is missing, or too many.
    #[error("it must have the same players as the round that it stands for")]
    OtherPlayers,
    /// It does not fit what stands.
    #[error("{0}")]
    Misfit(Box<Refused>),
}

/// Why something cannot be undone.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rests {
    /// What was undone is done again.
    #[error("what was undone is done again as a new event")]
    DoneAnew,
    /// Players are known by their number.
    #[error("players are known by their number; let this one leave")]
    KnownByNumber,
    /// There are numbers.
    #[error("the participants have their numbers")]
    HaveNumbers,
    /// Numbers were drawn.
    #[error("the numbers were drawn then")]
    NumbersDrawn,
    /// The instructions were approved.
    #[error("they were approved")]
    Approved,
    /// Numbers were given by them.
    #[error("the numbers were given by them")]
    NumbersGiven,
    /// Numbers were given to the others.
    #[error("the numbers were given without him")]
    NumbersWithout,
    /// A round was paired by it.
    #[error("a round was paired by it")]
    PairedBy,
    /// The others were paired.
    #[error("a round was paired without him")]
    PairedWithout,
    /// Another round is paired.
    #[error("a later round is paired")]
    LaterRound,
    /// Games of the round have results.
    #[error("games of it have results")]
    HasResults,
    /// Players of a team are known by their places.
    #[error("the players of a team are known by their places in the board order")]
    BoardOrder,
    /// Openings were drawn by it.
    #[error("openings were drawn by it")]
    OpeningsDrawn,
    /// The round was published, or has begun.
    #[error("the round was published or has begun; take that back first")]
    Marked,
    /// The other player has lost the same game as a penalty.
    #[error("the other player has lost the same game as a penalty; take that back first")]
    BothPenalised,
    /// Games were played by it.
    #[error("games were played by it")]
    PlayedBy,
    /// Something later does not fit without it.
    #[error("{0}")]
    Misfit(Box<Refused>),
}
