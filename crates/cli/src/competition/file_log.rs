//! An event file as the log of a desk.

use std::io::Write;

use anyhow::Context;
use games::Phrase;
use tournament::LogEntry;
use tournament::desk::{Decided, Desk, EventLog};
use tournament::file::{self, Chain, Head, Seal, Tail};

use super::args::EventFile;
use super::disk::Disk;
use crate::fault::Fault;
use crate::speak::{Speaker, shown};

/// An event file that nobody else writes meanwhile.
pub(super) struct FileLog {
    disk: Disk,
    bytes: Vec<u8>,
    chain: Chain,
    seal: Seal,
    tail: Tail,
    speaker: Speaker,
}

impl FileLog {
    /// A new one; it is not there before something has happened.
    pub(super) fn create(event_file: &EventFile, speaker: &Speaker) -> Desk<FileLog> {
        Desk::new(FileLog {
            disk: Disk::new(event_file.file.clone()),
            bytes: Vec::new(),
            chain: Chain::begin().0,
            seal: Seal::None,
            tail: Tail::Clean,
            speaker: *speaker,
        })
    }

    /// One that is there, with its event.
    pub(super) fn open(event_file: &EventFile, speaker: &Speaker) -> anyhow::Result<Desk<FileLog>> {
        let (disk, bytes) = Disk::open(event_file.file.clone())?;
        let opened = file::open(&bytes).with_context(|| event_file.file.display().to_string())?;
        if let Tail::Doubtful { line } = opened.tail {
            return Err(doubtful(&bytes, opened.whole, line))
                .with_context(|| event_file.file.display().to_string());
        }
        let log = FileLog {
            disk: disk.with_whole(opened.whole),
            bytes,
            chain: opened.chain,
            seal: opened.seal,
            tail: opened.tail,
            speaker: *speaker,
        };
        log.warn();
        Ok(Desk::open(opened.festival, log))
    }

    /// Says on standard error what is wrong with a file that can be used nevertheless.
    fn warn(&self) {
        if let Tail::Torn { line } = self.tail {
            let torn = Phrase::new("tournament-file-torn").number("line", line as u64);
            self.tell_apart(&torn.text("file", self.shown()));
        }
        if matches!(self.seal, Seal::Broken(_)) {
            for phrase in self.told_seal() {
                self.tell_apart(&phrase);
            }
        }
    }

    pub(super) fn tell_apart(&self, phrase: &Phrase) {
        let told = writeln!(std::io::stderr(), "peatee: {}", self.speaker.say(phrase));
        debug_assert!(told.is_ok(), "standard error is gone");
    }

    /// The path of the file, as it is shown.
    pub(super) fn shown(&self) -> String {
        self.disk.path().display().to_string()
    }

    /// The file as it was read.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Whether its hashes fit.
    pub(super) const fn seal(&self) -> Seal {
        self.seal
    }

    /// What is to be said of its hashes.
    pub(super) fn told_seal(&self) -> Vec<Phrase> {
        told_seal(self.seal, &self.bytes)
    }

    /// What was added is on the disk before anybody is told; what cannot be written whole is not there at all.
    fn add(&mut self, entries: &[LogEntry]) -> anyhow::Result<()> {
        self.restore_line_ends()?;
        if let Tail::Torn { .. } = self.tail {
            let kept = self.disk.cut().with_context(|| self.shown())?;
            let kept = kept.display().to_string();
            self.tell_apart(&Phrase::new("tournament-file-cut").text("file", kept));
        }
        let before = match (self.disk.is_new(), self.tail) {
            (true, _) => Chain::begin().1,
            (false, Tail::NoLineEnd) => "\n".to_owned(),
            (false, Tail::Clean | Tail::Torn { .. } | Tail::Doubtful { .. }) => String::new(),
        };
        self.tail = Tail::Clean;
        let mut chain = self.chain.clone();
        let text = before + &chain.add(entries);
        self.disk.add(&text).with_context(|| self.shown())?;
        self.chain = chain;
        Ok(())
    }

    /// Takes back what an editor has done to the line ends: behind a new line nobody could any more.
    fn restore_line_ends(&mut self) -> anyhow::Result<()> {
        if !matches!(self.seal, Seal::Broken(_)) {
            return Ok(());
        }
        let Some(right) = file::unedited(&self.bytes) else {
            return Ok(());
        };
        let opened = file::open(&right).with_context(|| self.shown())?;
        let kept = self.disk.replace(&right).with_context(|| self.shown())?;
        let kept = kept.display().to_string();
        self.tell_apart(&Phrase::new("tournament-file-line-ends").text("file", kept));
        self.disk.keep_whole(opened.whole);
        self.chain = opened.chain;
        self.seal = opened.seal;
        self.tail = opened.tail;
        self.bytes = right;
        Ok(())
    }
}

impl EventLog for FileLog {
    type Error = anyhow::Error;

    /// The lock keeps others from adding anything since the file was read, and [`Disk`] sees what an editor does.
    async fn append(&mut self, _version: u32, decided: &Decided) -> anyhow::Result<()> {
        self.add(&decided.entries)
    }

    fn head(&self) -> Head {
        self.chain.head()
    }
}

/// What is to be said of the hashes of a file.
pub(super) fn told_seal(seal: Seal, bytes: &[u8]) -> Vec<Phrase> {
    paper::tournament::seal(seal, file::unedited(bytes).is_some())
}

/// A last line of which nobody knows whether it is whole.
pub(super) fn doubtful(bytes: &[u8], whole: usize, line: usize) -> Fault {
    let text = String::from_utf8_lossy(bytes.get(whole..).unwrap_or_default());
    let fault = Fault::new("file-doubtful").number("line", line as u64);
    fault.text("text", shown(&text))
}
