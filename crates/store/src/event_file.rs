//! Event files as they are kept: a heading and lines, to which lines are added.

use conduct::{Moment, PersonId};

use crate::game::Appended;
use crate::ids::{CommandId, EventId};
use crate::store::Answer;

/// What lists say of an event. It follows from its lines.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EventListing {
    /// What it is called.
    pub title: String,
    /// Where it is held.
    pub place: String,
    /// When it is held, as its instructions say.
    pub dates: String,
    /// When it was over, if it is.
    pub ended_at: Option<Moment>,
}

/// How much one account may keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnerBounds {
    /// Maximum event files.
    pub files: u32,
    /// Maximum bytes of all of them together.
    pub bytes: u64,
}

/// An event file to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEventFile {
    /// What the program calls it.
    pub id: EventId,
    /// Whose it is: somebody with an account.
    pub owner: PersonId,
    /// When it came.
    pub created_at: Moment,
    /// Its first line, with its end.
    pub heading: String,
    /// The lines behind it, each with its end.
    pub lines: Vec<String>,
    /// What lists say of it.
    pub listing: EventListing,
    /// How much its owner may keep.
    pub bounds: OwnerBounds,
}

/// What is known of an event file besides its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventFile {
    /// What the program calls it.
    pub id: EventId,
    /// Whose it is.
    pub owner: PersonId,
    /// When it came.
    pub created_at: Moment,
    /// Its first line, with its end.
    pub heading: String,
    /// What lists say of it.
    pub listing: EventListing,
    /// Length of the whole file.
    pub bytes: u64,
    /// Since when it is checked out, if it is: nothing is added meanwhile.
    pub checked_out_at: Option<Moment>,
}

/// An event file with all its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptEventFile {
    /// What is known besides.
    pub file: EventFile,
    /// The lines behind the heading, each with its end.
    pub lines: Vec<String>,
}

impl KeptEventFile {
    /// The whole file, byte for byte.
    pub fn text(&self) -> String {
        let heading = core::iter::once(self.file.heading.as_str());
        heading
            .chain(self.lines.iter().map(String::as_str))
            .collect()
    }
}

/// Lines to add to an event file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLines {
    /// The event file.
    pub event: EventId,
    /// How many lines behind the heading there are, as far as the caller knows.
    pub expected: u64,
    /// The lines, each with its end.
    pub lines: Vec<String>,
    /// What the request is called that brings them about.
    pub command: Option<CommandId>,
    /// Whose account adds them.
    pub author: PersonId,
    /// When.
    pub at: Moment,
    /// What lists say of the event then.
    pub listing: EventListing,
    /// Whether they bring back a file that was checked out; others are refused meanwhile.
    pub checks_in: bool,
    /// How much its owner may keep.
    pub bounds: OwnerBounds,
}

/// Which event files a list has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventList {
    /// Those that are not over, the newest first.
    Running,
    /// Those that are over, the last ended first.
    Ended,
    /// Those of somebody, the newest first.
    Of(PersonId),
}

/// A place in a list of event files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventPlace {
    /// When it came, or ended in a list of those that are over.
    pub at: Moment,
    /// Which, among those of the same moment.
    pub event: EventId,
}

impl EventFile {
    /// Its place in a list.
    pub fn place_in(&self, list: EventList) -> EventPlace {
        let at = match list {
            EventList::Running | EventList::Of(_) => self.created_at,
            EventList::Ended => self.listing.ended_at.unwrap_or(self.created_at),
        };
        EventPlace { at, event: self.id }
    }
}

/// Where event files are kept.
pub trait EventFiles {
    /// Keeps a new event file with its lines, all of it or nothing.
    ///
    /// Fails with [`StoreError::IdTaken`](crate::StoreError::IdTaken), with
    /// [`StoreError::NoPerson`](crate::StoreError::NoPerson) for anybody without an account, or with
    /// [`StoreError::EventsFull`](crate::StoreError::EventsFull).
    fn create_event_file(&self, file: NewEventFile) -> Answer<'_, ()>;

    /// Adds lines, all of them or none, if there are as many as the caller says. A command of an id that was kept in this file
    /// before changes nothing, whatever is expected.
    ///
    /// Fails with [`StoreError::Conflict`](crate::StoreError::Conflict),
    /// [`StoreError::NoEventFile`](crate::StoreError::NoEventFile), [`StoreError::CheckedOut`](crate::StoreError::CheckedOut)
    /// or [`StoreError::EventsFull`](crate::StoreError::EventsFull).
    fn append_lines(&self, lines: NewLines) -> Answer<'_, Appended>;

    /// What is known of an event file. Fails with [`StoreError::NoEventFile`](crate::StoreError::NoEventFile).
    fn event_file(&self, event: EventId) -> Answer<'_, EventFile>;

    /// An event file with all its lines. Fails with [`StoreError::NoEventFile`](crate::StoreError::NoEventFile).
    fn load_event_file(&self, event: EventId) -> Answer<'_, KeptEventFile>;

    /// The lines behind so many. Fails with [`StoreError::NoEventFile`](crate::StoreError::NoEventFile).
    fn event_lines_since(&self, event: EventId, version: u64) -> Answer<'_, Vec<String>>;

    /// Whether a command of an id was kept in an event file, and how many lines there were behind it.
    fn event_done(&self, event: EventId, command: &CommandId) -> Answer<'_, Option<u64>>;

    /// Part of a list, behind one of its places.
    fn list_event_files(
        &self,
        list: EventList,
        behind: Option<EventPlace>,
        limit: u32,
    ) -> Answer<'_, Vec<EventFile>>;

    /// Checks an event file out since a moment, or takes it back; a file that is checked out stays so since the first moment.
    /// Fails with [`StoreError::NoEventFile`](crate::StoreError::NoEventFile).
    fn check_out(&self, event: EventId, since: Option<Moment>) -> Answer<'_, ()>;
}
