//! Who gives a display and is at one of its boards, or on the way between two: at the others he is there too.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use conduct::{Color, Form, PersonId};
use tokio::time::{Duration, Instant, sleep_until};

use super::Service;

/// From one board to the next, or from the page of the display to a board, it takes no longer than this.
const ON_THE_WAY: Duration = Duration::from_secs(10);

/// The hosts who are there.
#[derive(Debug, Default)]
pub(crate) struct Hosts(Mutex<HashMap<PersonId, Host>>);

#[derive(Debug)]
struct Host {
    /// How many boards he is at.
    boards: u32,
    /// When he was last seen.
    seen: Instant,
}

impl Host {
    fn gone_at(&self) -> Option<Instant> {
        (self.boards == 0).then(|| self.seen + ON_THE_WAY)
    }
}

impl Hosts {
    fn with<T>(&self, what: impl FnOnce(&mut HashMap<PersonId, Host>) -> T) -> T {
        what(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether somebody is at one of his boards or on the way.
    pub(crate) fn has(&self, person: PersonId) -> bool {
        self.with(|hosts| hosts.contains_key(&person))
    }

    /// Somebody is seen, at a board or not; whether he was away before.
    fn see(&self, person: PersonId, boards: u32) -> bool {
        self.with(|hosts| {
            let is_new = !hosts.contains_key(&person);
            let seen = Instant::now();
            let host = hosts.entry(person).or_insert(Host { boards: 0, seen });
            host.boards = host.boards.saturating_add(boards);
            host.seen = seen;
            is_new
        })
    }

    fn leave(&self, person: PersonId) {
        self.with(|hosts| {
            if let Some(host) = hosts.get_mut(&person) {
                host.boards = host.boards.saturating_sub(1);
                host.seen = Instant::now();
            }
        });
    }

    /// When somebody is to be looked for again; none once he is gone, which this forgets.
    fn next_look(&self, person: PersonId) -> Option<Instant> {
        self.with(|hosts| {
            let now = Instant::now();
            let next = hosts.get(&person)?.gone_at().unwrap_or(now + ON_THE_WAY);
            if next > now {
                return Some(next);
            }
            hosts.remove(&person);
            None
        })
    }
}

/// The side that gives a display.
pub(crate) const fn giver(form: Form) -> Option<Color> {
    match form {
        Form::Simultaneous { giver } => Some(giver),
        Form::BlindfoldSimultaneous { side } => Some(side),
        Form::Ordinary
        | Form::Correspondence
        | Form::Blindfold { .. }
        | Form::Blind { .. }
        | Form::Odds { .. } => None,
    }
}

impl Service {
    /// Whether the host of a display is there.
    pub(crate) fn has_host(&self, person: PersonId) -> bool {
        self.hosts.has(person)
    }

    /// The host of a display comes to a board, or looks at the page of the display.
    pub(crate) fn host_seen(self: &Arc<Service>, person: PersonId, is_at_board: bool) {
        if self.hosts.see(person, u32::from(is_at_board)) {
            tokio::spawn(Arc::clone(self).watch_host(person));
        }
    }

    /// He leaves a board.
    pub(crate) fn host_leaves(&self, person: PersonId) {
        self.hosts.leave(person);
    }

    /// Tells his boards that he is there, and when he has gone. The boards are not waited for: they are what calls.
    async fn watch_host(self: Arc<Service>, person: PersonId) {
        self.tell_boards(person).await;
        while let Some(next) = self.hosts.next_look(person) {
            sleep_until(next).await;
        }
        self.tell_boards(person).await;
    }

    async fn tell_boards(&self, person: PersonId) {
        for room in self.rooms_of(person) {
            room.attend().await;
        }
    }
}
