//! Competitions: a task for each open event, as a room for each game.
//!
//! The lines of an event lie in the store ([`log`]); [`task`] owns an open event and is the single writer of its lines;
//! pages read its last [`snapshot`]. Who may do what is in [`role`].

mod log;
mod rendered;
mod replay;
mod role;
mod snapshot;
mod task;
mod upload;

use core::fmt;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::{EventId, OwnerBounds, StoreError};
use tokio::sync::Semaphore;
use tokio::time::{Duration, Instant};
use tournament::Festival;

use crate::api_error::ApiError;
use crate::service::Service;
pub(crate) use log::listing;
pub(crate) use rendered::{OpenGame, Rendered, Shown, ShownRound};
pub(crate) use replay::{NotReplayed, Replayed, Replays};
pub(crate) use role::{Action, Role, may};
pub(crate) use snapshot::Snapshot;
pub(crate) use task::{ActRequest, Answer, Author, ContinueRequest, Continued};
use task::{Closed, EventDesk};

/// Maximum bytes of an event file.
pub(crate) const MOST_BYTES: usize = 4 << 20;
/// Maximum events of a file.
const MOST_EVENTS: usize = 20_000;
/// Maximum weight of an event ([`tournament::Festival::weight`]): memory and time of a replay.
const MOST_WEIGHT: usize = 100_000;
/// Maximum participants of a section, or of an event without any.
const MOST_PARTICIPANTS: usize = 2000;
/// Maximum participants times boards of all rounds: standings look for everybody at every board.
const MOST_SEARCHED: usize = 50_000_000;
/// Time that a replay of an uploaded file may take.
const REPLAY_TIME: Duration = Duration::from_secs(5);
/// Maximum replays at the same time; others wait.
const REPLAYS: usize = 2;
/// Maximum pages rendered at the same time; others wait.
const RENDERINGS: usize = 4;
/// What one account may keep.
pub(crate) const BOUNDS: OwnerBounds = OwnerBounds {
    files: 50,
    bytes: 32 << 20,
};
/// Maximum open events; beyond it whichever was not asked for longest is closed.
const MOST_OPEN: usize = 32;
/// Idle timeout of an open event.
const IDLE: Duration = Duration::from_secs(120);
/// Pause after a failure of the store before the next attempt.
const REST: Duration = Duration::from_millis(500);

/// Whether an event takes too much memory and time, as far as it has come.
fn is_too_long(festival: &Festival) -> bool {
    festival.entries().len() > MOST_EVENTS || festival.weight() > MOST_WEIGHT
}

/// Whether its pages would take too much time.
fn is_too_large(festival: &Festival) -> bool {
    let parts = festival.parts(None);
    parts.iter().any(|(_, competition)| {
        let participants = competition.participants().count();
        let rounds = competition.rounds().iter();
        let boards: usize = rounds.map(|round| round.boards.len()).sum();
        participants > MOST_PARTICIPANTS || participants.saturating_mul(boards) > MOST_SEARCHED
    })
}

/// Why an event cannot be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EventFault {
    /// There is none.
    NotFound,
    /// The store does not answer.
    Unavailable,
    /// What is kept makes no event: not now, and not later either.
    Unreadable,
}

impl From<EventFault> for ApiError {
    fn from(fault: EventFault) -> ApiError {
        match fault {
            EventFault::NotFound => ApiError::NotFound,
            EventFault::Unavailable => ApiError::Unavailable,
            EventFault::Unreadable => ApiError::Unreadable,
        }
    }
}

impl From<StoreError> for EventFault {
    fn from(error: StoreError) -> EventFault {
        match error {
            StoreError::NoEventFile(_) => EventFault::NotFound,
            StoreError::Payload(_) | StoreError::Damaged(_) | StoreError::Misfit(_) => {
                EventFault::Unreadable
            }
            StoreError::Conflict { .. }
            | StoreError::NoGame(_)
            | StoreError::NoPerson
            | StoreError::NoChallenge(_)
            | StoreError::NoLink
            | StoreError::NoSimul(_)
            | StoreError::CheckedOut(_)
            | StoreError::EventsFull
            | StoreError::NameTaken
            | StoreError::IdTaken
            | StoreError::Unavailable(_) => EventFault::Unavailable,
        }
    }
}

/// The open events, and who replays and renders for all of them.
pub(crate) struct Desks {
    open: Mutex<HashMap<EventId, OpenDesk>>,
    replays: Replays,
    renderings: Semaphore,
}

struct OpenDesk {
    desk: EventDesk,
    used: Instant,
}

impl Default for Desks {
    fn default() -> Desks {
        Desks {
            open: Mutex::default(),
            replays: Replays::default(),
            renderings: Semaphore::new(RENDERINGS),
        }
    }
}

impl fmt::Debug for Desks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desks").finish_non_exhaustive()
    }
}

impl Desks {
    pub(crate) const fn replays(&self) -> &Replays {
        &self.replays
    }

    pub(crate) const fn renderings(&self) -> &Semaphore {
        &self.renderings
    }

    fn open_desk(&self, id: EventId) -> Option<EventDesk> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let found = open.get_mut(&id).filter(|open| open.desk.is_open())?;
        found.used = Instant::now();
        Some(found.desk.clone())
    }

    /// Keeps a desk that was made, unless somebody else was faster.
    fn keep(&self, id: EventId, make: impl FnOnce() -> EventDesk) -> EventDesk {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = open.get(&id).filter(|open| open.desk.is_open()) {
            return found.desk.clone();
        }
        open.retain(|_, open| open.desk.is_open());
        if open.len() >= MOST_OPEN {
            let oldest = open.iter().min_by_key(|(_, open)| open.used);
            let oldest = oldest.map(|(id, _)| *id);
            // Its task ends behind what it was asked for.
            oldest.map(|oldest| open.remove(&oldest));
        }
        let desk = make();
        let used = Instant::now();
        let kept = desk.clone();
        open.insert(id, OpenDesk { desk, used });
        kept
    }
}

impl Service {
    /// The desk of an event, opened if nobody has asked for it lately.
    async fn event_desk(self: &Arc<Service>, id: EventId) -> Result<EventDesk, EventFault> {
        if let Some(desk) = self.desks().open_desk(id) {
            return Ok(desk);
        }
        // Whoever asks for what is not there closes nobody else's.
        self.store().event_file(id).await?;
        let service = Arc::clone(self);
        Ok(self.desks().keep(id, || task::open(service, id)))
    }

    /// Asks a desk; one that has just closed is opened anew.
    async fn ask_event<T, F>(
        self: &Arc<Service>,
        id: EventId,
        ask: impl Fn(EventDesk) -> F,
    ) -> Result<T, EventFault>
    where
        F: Future<Output = Result<Result<T, EventFault>, Closed>>,
    {
        for _ in 0..2 {
            let desk = self.event_desk(id).await?;
            if let Ok(answer) = ask(desk).await {
                return answer;
            }
        }
        Err(EventFault::Unavailable)
    }

    /// An event as it stands.
    pub(crate) async fn event(
        self: &Arc<Service>,
        id: EventId,
    ) -> Result<Arc<Snapshot>, EventFault> {
        let snapshots = self.ask_event(id, EventDesk::subscribe).await?;
        let snapshot = snapshots.borrow().clone();
        snapshot.ok_or(EventFault::Unavailable)
    }

    /// Does what somebody asks of an event.
    pub(crate) async fn act_on_event(
        self: &Arc<Service>,
        id: EventId,
        request: &ActRequest,
    ) -> Result<Answer, EventFault> {
        self.ask_event(id, |desk| desk.act(request.clone())).await
    }

    /// Goes on with an event by a file that was uploaded.
    pub(crate) async fn continue_event(
        self: &Arc<Service>,
        id: EventId,
        request: &ContinueRequest,
    ) -> Result<Continued, EventFault> {
        self.ask_event(id, |desk| desk.go_on(request.clone())).await
    }

    /// Checks an event out, or takes it back.
    pub(crate) async fn check_event_out(
        self: &Arc<Service>,
        id: EventId,
        author: &Author,
        is_out: bool,
    ) -> Result<Answer, EventFault> {
        let check = |desk: EventDesk| desk.check_out(author.clone(), is_out);
        self.ask_event(id, check).await
    }
}

#[cfg(test)]
mod tests {
    use texts::Language;

    use super::*;
    use crate::speech::plain;

    /// The sentences name the bounds.
    #[test]
    fn sentences_name_the_bounds() {
        let megabytes = |bytes: u64| format!("{} M", bytes >> 20);
        let cyrillic = |text: &str| text.replace('М', "M");
        for language in Language::ALL {
            let full = cyrillic(&plain(language, "events-full"));
            let long = cyrillic(&plain(language, "events-long"));
            assert!(full.contains(&BOUNDS.files.to_string()), "{full}");
            assert!(full.contains(&megabytes(BOUNDS.bytes)), "{full}");
            for said in [full, long] {
                assert!(said.contains(&megabytes(MOST_BYTES as u64)), "{said}");
            }
        }
    }
}
