//! The desk of an event: what its operator can do, over any event log.
//!
//! A [`Desk`] holds an event as it stands and the [`EventLog`] that keeps it. A request is a list of [`SectionCommand`]s:
//! all of them are decided on a copy, appended together, and applied once they are kept. If one is refused or the log fails,
//! nothing has happened.
//!
//! What people write becomes commands here too: names and numbers ([`Competition::find`]), lists of entries
//! ([`read_entries`]) and of results ([`Competition::read_results`]), boards that are paired otherwise
//! ([`Competition::repair`]), instructions that a section inherits ([`WantedInstructions`]). Nothing here has a clock, a
//! file or a language: moments and texts are arguments, and every refusal is a [`Refused`] or an error with its place.

mod details;
mod entries;
mod find;
mod instructions;
mod log;
mod memory;
mod moments;
mod norms;
mod organise;
mod pairing;
mod ratings;
mod refused;
mod registration;
mod results;
mod secret;
mod sections;
mod seen;
mod team;
mod zone;

pub use details::Details;
pub use entries::{EntryFault, EntryFaults, EntryList, EntryProblem, ListedEntry, read_entries};
pub use instructions::{WantedInstructions, WantedTeams};
pub use log::EventLog;
pub use memory::{MemoryLog, WrongVersion};
pub use moments::{DoubtfulMoment, MomentDoubt};
pub use norms::NormChanges;
pub use pairing::Repair;
pub use ratings::{
    FoundRating, RatingBase, RatingBasis, RatingChoice, RatingChoiceRefused, TakenRatings,
    take_ratings,
};
pub use refused::DeskRefused;
pub use registration::Registration;
pub use results::{enter, enter_all};
pub use secret::commit;
pub use seen::SeenGame;
pub use zone::set_zone;

use crate::competition::Competition;
use crate::event::{Command, Moment};
use crate::festival::{Festival, LogEntry};
use crate::file::Head;
use crate::person::Role;
use crate::refused::{Refused, WrongPairing};

/// A command, and the section of the event in which it is done; none is the event as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SectionCommand {
    /// The section.
    pub section: Option<String>,
    /// What is asked for there.
    pub command: Command,
}

impl SectionCommand {
    /// A command in a section, or in the event as a whole.
    pub fn new(section: Option<&str>, command: Command) -> SectionCommand {
        SectionCommand {
            section: section.map(str::to_owned),
            command,
        }
    }

    /// Commands in one section, or in the event as a whole.
    pub fn all(
        section: Option<&str>,
        commands: impl IntoIterator<Item = Command>,
    ) -> Vec<SectionCommand> {
        let commands = commands.into_iter();
        commands
            .map(|command| SectionCommand::new(section, command))
            .collect()
    }
}

/// A request that would be granted: what would happen, and the event behind it.
#[derive(Clone, Debug)]
pub struct Decided {
    /// What would happen.
    pub entries: Vec<LogEntry>,
    /// The event as it would stand then.
    pub festival: Festival,
}

/// A request that was granted, and is kept.
#[derive(Clone, Debug)]
pub struct Acted {
    /// Number of the first event of it, from 1 on.
    pub first: u32,
    /// What has happened.
    pub entries: Vec<LogEntry>,
    /// The event as it stood before.
    pub before: Festival,
}

/// A request that is refused. Nothing of it has happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{refused}")]
pub struct RequestRefused {
    /// Index of the command that is refused.
    pub index: usize,
    /// Why; players are named by their numbers on the sheets, where they have any.
    pub refused: Refused,
}

/// Why a request has not happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError<E> {
    /// One of its commands is refused.
    #[error(transparent)]
    Refused(#[from] RequestRefused),
    /// The log has not kept it.
    #[error("{0}")]
    Log(E),
}

/// An event and its log.
///
/// # Examples
/// ```
/// use peatee_tournament::desk::{ActError, Desk, MemoryLog, SectionCommand};
/// use peatee_tournament::{Command, Instructions, Moment, Refused, System};
///
/// # fn wait<T>(future: impl Future<Output = T>) -> T {
/// #     let mut future = core::pin::pin!(future);
/// #     let mut context = core::task::Context::from_waker(core::task::Waker::noop());
/// #     loop {
/// #         if let core::task::Poll::Ready(done) = future.as_mut().poll(&mut context) {
/// #             return done;
/// #         }
/// #     }
/// # }
/// let mut desk = Desk::new(MemoryLog::new());
/// let now = Moment(1_800_000_000_000);
/// let cup = Instructions::new("Cup of the lake", System::RoundRobin { cycles: 1 });
/// let request = [Command::Instruct(Box::new(cup)), Command::Approve];
/// let request = SectionCommand::all(None, request);
/// // `wait` stands for `.await`.
/// let acted = wait(desk.act(&request, now, "Mari Tamm"))?;
/// assert_eq!((acted.first, acted.entries.len(), desk.version()), (1, 2, 2));
/// assert_eq!(desk.log().text().lines().count(), 3);
///
/// // Nothing of a request happens where one command is refused.
/// let request = SectionCommand::all(None, [Command::Note("late".to_owned()), Command::Close]);
/// let refused = wait(desk.act(&request, now, "Mari Tamm")).expect_err("nobody takes part");
/// assert!(matches!(refused, ActError::Refused(refused) if refused.index == 1));
/// assert_eq!(desk.version(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Desk<L> {
    festival: Festival,
    log: L,
}

impl<L> Desk<L> {
    /// The desk of an event of which nothing is known yet.
    pub const fn new(log: L) -> Desk<L> {
        Desk::open(Festival::new(), log)
    }

    /// The desk of an event that a log has kept.
    pub const fn open(festival: Festival, log: L) -> Desk<L> {
        Desk { festival, log }
    }

    /// The event as it stands.
    pub const fn festival(&self) -> &Festival {
        &self.festival
    }

    /// The log that keeps it.
    pub const fn log(&self) -> &L {
        &self.log
    }

    /// The log that keeps it, for what it must be told beside the entries.
    pub const fn log_mut(&mut self) -> &mut L {
        &mut self.log
    }

    /// How many events have happened.
    pub fn version(&self) -> u32 {
        u32::try_from(self.festival.entries().len()).unwrap_or(u32::MAX)
    }

    /// What would happen, if all of this were asked for.
    ///
    /// # Errors
    /// The first command that is refused.
    pub fn decide(
        &self,
        request: &[SectionCommand],
        at: Moment,
        by: &str,
    ) -> Result<Decided, RequestRefused> {
        let mut festival = self.festival.clone();
        let mut entries = Vec::new();
        for (index, SectionCommand { section, command }) in request.iter().enumerate() {
            let section = section.as_deref();
            let known = self.festival.competition(section).ok();
            let number_of = |player| known.and_then(|known| known.number_of(player));
            let happened = festival.act(section, command, at, by);
            let happened = happened.map_err(|refused| RequestRefused {
                index,
                refused: refused.with_numbers(number_of),
            })?;
            entries.extend(happened);
        }
        Ok(Decided { entries, festival })
    }
}

impl<L: EventLog> Desk<L> {
    /// Head of the log.
    pub fn head(&self) -> Head {
        self.log.head()
    }

    /// Does all that is asked for, or nothing. What has happened is kept when this resolves. If it is dropped before, the
    /// log may have kept what the desk does not know: open the desk anew.
    ///
    /// # Errors
    /// The first command that is refused, or why the log has not kept them.
    pub async fn act(
        &mut self,
        request: &[SectionCommand],
        at: Moment,
        by: &str,
    ) -> Result<Acted, ActError<L::Error>> {
        let decided = self.decide(request, at, by)?;
        self.keep(decided).await
    }

    /// Begins an event with all that has happened in a competition, as one that was imported.
    ///
    /// # Errors
    /// When the event has begun, what does not fit, or why the log has not kept it.
    pub async fn take_over(&mut self, made: &Competition) -> Result<Acted, ActError<L::Error>> {
        let mut festival = self.festival.clone();
        let mut entries = Vec::new();
        for (index, event) in made.log().iter().enumerate() {
            let entry = LogEntry {
                section: None,
                event: event.clone(),
            };
            let applied = festival.apply(entry.clone());
            applied.map_err(|misfit| RequestRefused {
                index,
                refused: WrongPairing::Misfit(misfit.why).into(),
            })?;
            entries.push(entry);
        }
        self.keep(Decided { entries, festival }).await
    }

    async fn keep(&mut self, decided: Decided) -> Result<Acted, ActError<L::Error>> {
        let version = self.version();
        let kept = self.log.append(version, &decided).await;
        kept.map_err(ActError::Log)?;
        let Decided { entries, festival } = decided;
        Ok(Acted {
            first: version.saturating_add(1),
            entries,
            before: core::mem::replace(&mut self.festival, festival),
        })
    }
}

impl Competition {
    /// Who acts where nobody says who: the chief judge, else a judge, else an organiser; `organiser` before there is one.
    pub fn usual_author(&self) -> &str {
        let officials = self.officials();
        let of = |role: Role| officials.iter().find(|official| official.role == role);
        let first = of(Role::ChiefJudge)
            .or(of(Role::Judge))
            .or(of(Role::Organiser));
        first.map_or("organiser", |first| first.name.as_str())
    }
}
