//! The lines of an event in the store, as the log of its desk.

use std::sync::Arc;

use conduct::{Moment, PersonId};
use store::{Appended, CommandId, EventFile, EventId, EventListing, NewLines, Store, StoreError};
use tournament::desk::{Decided, EventLog};
use tournament::file::{Chain, Head};
use tournament::{Competition, Festival};

use super::{BOUNDS, MOST_BYTES, is_too_long};

/// The longest text of a list, in characters.
const LONGEST: usize = 200;

/// The lines of one event in the store.
pub(super) struct StoreLog {
    store: Arc<dyn Store>,
    event: EventId,
    chain: Chain,
    /// Lines behind the heading, remarks too.
    lines: u64,
    /// Events among them.
    entries: u32,
    bytes: u64,
    ended_at: Option<Moment>,
    /// Whose account adds lines.
    author: PersonId,
    /// What the request is called that adds the next ones.
    command: Option<CommandId>,
}

/// Why nothing was appended.
#[derive(Debug)]
pub(super) enum LogError {
    /// The file would be longer than it may be.
    Full,
    /// A request of this id was kept before.
    AlreadyDone,
    /// The store does not do it.
    Store(StoreError),
}

/// How far a file has come.
pub(super) struct Extent {
    pub(super) lines: u64,
    pub(super) entries: u32,
    pub(super) bytes: u64,
}

impl StoreLog {
    pub(super) fn new(
        store: Arc<dyn Store>,
        file: &EventFile,
        chain: Chain,
        extent: &Extent,
    ) -> StoreLog {
        StoreLog {
            store,
            event: file.id,
            chain,
            lines: extent.lines,
            entries: extent.entries,
            bytes: extent.bytes,
            ended_at: file.listing.ended_at,
            author: file.owner,
            command: None,
        }
    }

    /// Says who adds the next lines, and by which request.
    pub(super) fn is_asked_by(&mut self, author: PersonId, command: CommandId) {
        self.author = author;
        self.command = Some(command);
    }

    /// Length of the file.
    pub(super) const fn bytes(&self) -> u64 {
        self.bytes
    }

    async fn add(&mut self, version: u32, decided: &Decided) -> Result<(), LogError> {
        let command = self.command.take();
        if version != self.entries {
            return Err(LogError::Store(StoreError::Conflict {
                expected: version.into(),
                found: self.entries.into(),
            }));
        }
        let mut chain = self.chain.clone();
        let text = chain.add(&decided.entries);
        let bytes = self.bytes.saturating_add(text.len() as u64);
        if bytes > MOST_BYTES as u64 || is_too_long(&decided.festival) {
            return Err(LogError::Full);
        }
        let at = decided.entries.last().map(|entry| entry.event.at);
        let at = at.map_or(Moment(0), moment);
        let listing = listing(&decided.festival, self.ended_at);
        let ended_at = listing.ended_at;
        let appended = self.store.append_lines(NewLines {
            event: self.event,
            expected: self.lines,
            lines: text.split_inclusive('\n').map(str::to_owned).collect(),
            command,
            author: self.author,
            at,
            listing,
            checks_in: false,
            bounds: BOUNDS,
        });
        match appended.await {
            Ok(Appended::Kept { version }) => {
                self.chain = chain;
                self.lines = version;
                let added = u32::try_from(decided.entries.len()).unwrap_or(u32::MAX);
                self.entries = self.entries.saturating_add(added);
                self.bytes = bytes;
                self.ended_at = ended_at;
                Ok(())
            }
            Ok(Appended::AlreadyDone { .. }) => Err(LogError::AlreadyDone),
            Err(StoreError::EventsFull) => Err(LogError::Full),
            Err(error) => Err(LogError::Store(error)),
        }
    }
}

impl EventLog for StoreLog {
    type Error = LogError;

    async fn append(&mut self, version: u32, decided: &Decided) -> Result<(), LogError> {
        self.add(version, decided).await
    }

    fn head(&self) -> Head {
        self.chain.head()
    }
}

/// A moment of an event file as the store counts them; those before 1970 begin with it.
fn moment(at: tournament::Moment) -> Moment {
    Moment(u64::try_from(at.0).unwrap_or_default())
}

/// What lists say of an event. Once it is over, `ended_at` stays as it is known.
pub(crate) fn listing(festival: &Festival, ended_at: Option<Moment>) -> EventListing {
    let known = festival.whole().instructions();
    let [title, place, dates] = match known {
        Some(known) => [&known.name, &known.place, &known.dates].map(|text| clean(text)),
        None => Default::default(),
    };
    // A link needs a text.
    let title = match title.trim() {
        "" => "–".to_owned(),
        _ => title,
    };
    let last = festival
        .entries()
        .last()
        .map(|entry| moment(entry.event.at));
    EventListing {
        title,
        place,
        dates,
        ended_at: match is_over(festival) {
            true => ended_at.or(last),
            false => None,
        },
    }
}

fn is_over(festival: &Festival) -> bool {
    let parts = festival.parts(None);
    parts
        .iter()
        .all(|(_, one): &(_, &Competition)| one.is_over())
}

/// A text without control characters and not for ever.
fn clean(text: &str) -> String {
    let seen = text.chars().filter(|c| !c.is_control());
    seen.take(LONGEST).collect()
}
