//! An event file in memory.

use super::{Decided, EventLog};
use crate::file::{Chain, Head, Opened};

/// An event log in memory: the event file as text, gone with the value. For tests, previews and downloads.
#[derive(Clone, Debug)]
pub struct MemoryLog {
    text: String,
    chain: Chain,
    version: u32,
}

/// What was appended belongs behind another entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the log has {version} entries, not {expected}")]
pub struct WrongVersion {
    /// How many entries the log has.
    pub version: u32,
    /// How many it should have.
    pub expected: u32,
}

impl MemoryLog {
    /// A log without entries: the heading of an event file.
    pub fn new() -> MemoryLog {
        let (chain, text) = Chain::begin();
        MemoryLog {
            text,
            chain,
            version: 0,
        }
    }

    /// The log of an event file that was read, without what is torn behind its last whole line.
    pub fn of(text: &str, opened: &Opened) -> MemoryLog {
        let mut text = text.get(..opened.whole).unwrap_or_default().to_owned();
        if !text.ends_with('\n') {
            text.push('\n');
        }
        let entries = opened.festival.entries().len();
        MemoryLog {
            text,
            chain: opened.chain.clone(),
            version: u32::try_from(entries).unwrap_or(u32::MAX),
        }
    }

    /// The event file.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Default for MemoryLog {
    fn default() -> MemoryLog {
        MemoryLog::new()
    }
}

impl EventLog for MemoryLog {
    type Error = WrongVersion;

    async fn append(&mut self, version: u32, decided: &Decided) -> Result<(), WrongVersion> {
        if version != self.version {
            return Err(WrongVersion {
                version: self.version,
                expected: version,
            });
        }
        let entries = &decided.entries;
        self.text.push_str(&self.chain.add(entries));
        let count = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        self.version = self.version.saturating_add(count);
        Ok(())
    }

    fn head(&self) -> Head {
        self.chain.head()
    }
}
