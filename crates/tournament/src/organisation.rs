//! How a competition is organised: what is held when, who is there, and whose duty is what (`002:§39`–`002:§41`).

mod duty;
mod equipment;
mod schedule;

pub use duty::{Duty, Phase};
pub use equipment::{BoardSize, Equipment};
pub use schedule::{
    HallTime, Matter, ParseHallTimeError, ParseMatterError, REST, Sitting, planned,
};

use rules::{Article, Book};

use crate::event::Place;
use crate::person::{PlayerId, Role};

/// Something that is arranged beside the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// Something has its time; what had one before is moved (`002:§41b`).
    Scheduled(Sitting),
    /// The judge fixes the order in which unfinished games are continued (`002:§35.11`).
    Ordered(Vec<Place>),
    /// The roll is called: who is not checked in from now on is taken for absent.
    RollCalled,
    /// Somebody is there.
    CheckedIn(PlayerId),
    /// A participant confirms that he has read the instructions (`002:§39.6`).
    Confirmed(PlayerId),
    /// A duty is done (`002:§40`, `002:§41`).
    Ticked {
        /// The duty that is done.
        duty: Duty,
        /// For which round, where it comes with each.
        round: Option<u32>,
        /// What is to be said of it.
        remark: String,
    },
    /// Somebody may play in several sections.
    Allowed {
        /// Who, by name.
        name: String,
        /// Reason given for the permission.
        why: String,
    },
}

/// What should be looked at; nothing is refused for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// A round has another length than 4 to 6 hours (`002:§32.5`).
    Length {
        /// The round.
        round: u32,
        /// How long it is.
        minutes: u32,
    },
    /// Two rounds follow each other with less than a quarter of an hour between (`002:§35.7`).
    ShortRest {
        /// The second of them.
        round: u32,
        /// What is between.
        minutes: u32,
    },
    /// Some rounds have a time, and this one has none (`002:§41b`).
    NoTime {
        /// The round.
        round: u32,
    },
    /// An unfinished game has no time before the last round (`002:§35.12`).
    NotContinued {
        /// The game.
        place: Place,
    },
    /// A game is continued before six in the morning, or until after midnight.
    AtNight {
        /// The game.
        place: Place,
        /// When it begins.
        start: HallTime,
        /// When it ends.
        end: HallTime,
    },
    /// Somebody has not confirmed the instructions (`002:§39.6`).
    NotConfirmed {
        /// The participant who has not confirmed them.
        player: PlayerId,
    },
    /// Somebody is not checked in.
    Absent {
        /// The participant who is absent.
        player: PlayerId,
    },
}

impl Warning {
    /// The article that asks for it; none where it is the custom of the house.
    pub const fn article(&self) -> Option<&'static str> {
        match self {
            Warning::Length { .. } => Some("002:§32.5"),
            Warning::ShortRest { .. } => Some("002:§35.7"),
            Warning::NoTime { .. } => Some("002:§41b"),
            Warning::NotContinued { .. } => Some("002:§35.12"),
            Warning::NotConfirmed { .. } => Some("002:§39.6"),
            Warning::Absent { .. } | Warning::AtNight { .. } => None,
        }
    }
}

/// Why something cannot be arranged so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotArranged {
    /// It has no length, or is longer than a day.
    #[error("it lasts from 1 minute to 24 hours")]
    Length,
    /// A round comes before the one that it follows.
    #[error("{matter} is at {start} and would not be over, or not begun: rounds follow each other")]
    RoundsOutOfOrder {
        /// The other one.
        matter: Matter,
        /// When it is.
        start: HallTime,
    },
    /// Somebody would play twice at once, or without a rest.
    #[error(
        "player {player} has {matter} at {start}; between two games a player rests 15 minutes (002:§35.7)"
    )]
    NoRest {
        /// The participant who plays in both.
        player: PlayerId,
        /// What else he has.
        matter: Matter,
        /// When that other matter begins, by the clock of the hall.
        start: HallTime,
    },
    /// The session for adjourned games and a round would be at once.
    #[error("{matter} is at {start}, at the same time")]
    AtOnce {
        /// The other one.
        matter: Matter,
        /// When it is.
        start: HallTime,
    },
    /// Nothing is played on a rest day.
    #[error("{0} is a rest day")]
    RestDay(String),
    /// Something is played on that day.
    #[error("{matter} is played on that day, at {start}")]
    Played {
        /// What is played on that day.
        matter: Matter,
        /// When it begins, by the clock of the hall.
        start: HallTime,
    },
    /// An adjourned game needs an hour.
    #[error("a game is put on for continuation with at least one hour of play (002:§35.9)")]
    LessThanAnHour,
    /// The game is neither adjourned nor postponed.
    #[error("game {0} is neither adjourned nor postponed")]
    NotWaiting(Place),
    /// The game would be continued before its session is over.
    #[error("round {round} of that game ends at {end}")]
    BeforeItsRound {
        /// The round.
        round: u32,
        /// When it is over.
        end: HallTime,
    },
    /// Earlier games are finished before the last round.
    #[error("{matter} is at {start}, and earlier games are finished before it (002:§35.12)")]
    AfterTheLast {
        /// The last round, or the next game of a match.
        matter: Matter,
        /// When it is.
        start: HallTime,
    },
    /// A game stands twice in the order.
    #[error("game {0} stands twice in the order")]
    Twice(Place),
    /// The roll was not called.
    #[error("the roll was not called yet")]
    NoRoll,
    /// He is checked in.
    #[error("player {0} is checked in already")]
    IsHere(PlayerId),
    /// He has confirmed.
    #[error("player {0} has confirmed the instructions already (002:§39.6)")]
    HasConfirmed(PlayerId),
    /// The duty comes with each round, and none is named.
    #[error("this duty comes with each round: name one")]
    WhichRound,
    /// The duty does not come with rounds.
    #[error("this duty does not come with a round")]
    NoRound,
    /// It is done.
    #[error("this duty is ticked off already")]
    IsTicked,
    /// A participant would decide what a judge decides.
    #[error("{name} takes part: only a judge may do this ({article})")]
    TakesPart {
        /// Name of the participant who acts.
        name: String,
        /// What says so.
        article: &'static str,
    },
    /// Whoever acts was not appointed for that.
    #[error(
        "{name} is appointed as {}: this is not a task of that office ({article})",
        offices(roles)
    )]
    NotHisTask {
        /// Name of the official who acts.
        name: String,
        /// His offices.
        roles: Vec<Role>,
        /// What says whose task it is.
        article: &'static str,
    },
    /// The judges have one head.
    #[error("{0} is the chief judge: a college of judges has one (002:§41.2)")]
    OneChief(String),
    /// An official is appointed for the same twice.
    #[error("{0} is appointed for that already")]
    Appointed(String),
}

impl NotArranged {
    /// The article that asks for it.
    pub const fn article(&self) -> Option<Article> {
        let section = match self {
            NotArranged::NoRest { .. } => "§35.7",
            NotArranged::LessThanAnHour => "§35.9",
            NotArranged::AfterTheLast { .. } => "§35.12",
            NotArranged::HasConfirmed(_) => "§39.6",
            NotArranged::OneChief(_) => "§41.2",
            // It is said with whose task it is.
            NotArranged::NotHisTask { .. }
            | NotArranged::TakesPart { .. }
            | NotArranged::Length
            | NotArranged::RoundsOutOfOrder { .. }
            | NotArranged::AtOnce { .. }
            | NotArranged::RestDay(_)
            | NotArranged::Played { .. }
            | NotArranged::NotWaiting(_)
            | NotArranged::BeforeItsRound { .. }
            | NotArranged::Twice(_)
            | NotArranged::NoRoll
            | NotArranged::IsHere(_)
            | NotArranged::WhichRound
            | NotArranged::NoRound
            | NotArranged::IsTicked
            | NotArranged::Appointed(_) => return None,
        };
        Some(Article::new(Book::Regulations1953, section))
    }
}

fn offices(roles: &[Role]) -> String {
    let names: Vec<&str> = roles.iter().map(|role| role.name()).collect();
    names.join(", ")
}
