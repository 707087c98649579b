//! Replaying event files within bounds of time and memory, apart from the tasks that answer requests.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tournament::file::{
    FaultKind, FileFault, NotOpened, Opened, Seal, Tail, WrongLine, open_while, unedited,
};
use tournament::{Festival, Refused};

use super::{MOST_BYTES, REPLAY_TIME, REPLAYS, is_too_large, is_too_long};

/// An event file that was replayed: every line fits, and the last one has its end.
#[derive(Debug)]
pub(crate) struct Replayed {
    /// The file.
    pub(crate) text: String,
    /// What it makes.
    pub(crate) opened: Opened,
}

/// Why an event file is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotReplayed {
    /// Something is wrong in it.
    Fault(FileFault),
    /// A line was not written to its end.
    Torn {
        /// Which, from 1 on.
        line: usize,
    },
    /// It has no instructions, and so no name.
    Nothing(Refused),
    /// It is larger than is taken, or takes too long.
    TooMuch {
        /// The line before which it was given up, from 1 on.
        line: usize,
    },
}

impl From<FileFault> for NotReplayed {
    fn from(fault: FileFault) -> NotReplayed {
        NotReplayed::Fault(fault)
    }
}

/// Who replays: few at the same time.
#[derive(Clone, Debug)]
pub(crate) struct Replays(Arc<Semaphore>);

impl Default for Replays {
    fn default() -> Replays {
        Replays(Arc::new(Semaphore::new(REPLAYS)))
    }
}

impl Replays {
    /// Replays a file as it came from somebody: line ends that an editor has changed are restored, as the command line does.
    pub(crate) async fn of_upload(&self, bytes: Vec<u8>) -> Result<Replayed, NotReplayed> {
        self.run(move || restored(bytes)).await
    }

    /// Replays a file that was kept. It was within the time when it was uploaded, on a machine that may be busy now.
    pub(crate) async fn of_kept(&self, text: String) -> Result<Replayed, NotReplayed> {
        self.run(move || read(text.into_bytes(), None)).await
    }

    async fn run(
        &self,
        work: impl FnOnce() -> Result<Replayed, NotReplayed> + Send + 'static,
    ) -> Result<Replayed, NotReplayed> {
        // It is never closed.
        let _turn = self.0.acquire().await;
        let done = tokio::task::spawn_blocking(work).await;
        done.unwrap_or_else(|error| {
            tracing::error!(%error, "a replay has failed");
            Err(NotReplayed::TooMuch { line: 1 })
        })
    }
}

fn restored(bytes: Vec<u8>) -> Result<Replayed, NotReplayed> {
    let found = read(bytes, Some(REPLAY_TIME))?;
    if !matches!(found.opened.seal, Seal::Broken(_)) {
        return Ok(found);
    }
    match unedited(found.text.as_bytes()) {
        Some(right) => read(right, Some(REPLAY_TIME)),
        None => Ok(found),
    }
}

fn read(mut bytes: Vec<u8>, patience: Option<Duration>) -> Result<Replayed, NotReplayed> {
    if bytes.len() > MOST_BYTES {
        return Err(NotReplayed::Fault(FileFault {
            line: 1,
            why: WrongLine::TooLong(MOST_BYTES as u64),
            kind: FaultKind::TooLong,
        }));
    }
    let began = Instant::now();
    let goes_on = |festival: &Festival| {
        let is_late = patience.is_some_and(|patience| began.elapsed() > patience);
        !is_late && !is_too_long(festival)
    };
    let opened = open_while(&bytes, goes_on);
    let opened = opened.map_err(|why| match why {
        NotOpened::Fault(fault) => NotReplayed::Fault(fault),
        NotOpened::Stopped { line } => NotReplayed::TooMuch { line },
    })?;
    match opened.tail {
        Tail::Clean => {}
        Tail::NoLineEnd => bytes.push(b'\n'),
        Tail::Torn { line } | Tail::Doubtful { line } => return Err(NotReplayed::Torn { line }),
    }
    if is_too_large(&opened.festival) {
        let line = bytes.iter().filter(|byte| **byte == b'\n').count();
        return Err(NotReplayed::TooMuch { line });
    }
    if opened.festival.whole().instructions().is_none() {
        return Err(NotReplayed::Nothing(Refused::NoInstructions));
    }
    Ok(Replayed {
        text: text(bytes)?,
        opened,
    })
}

/// The text of a file: UTF-8 without zero bytes, which no database keeps in a text.
fn text(bytes: Vec<u8>) -> Result<String, FileFault> {
    let fault = |at: usize, bytes: &[u8]| {
        let before = bytes.get(..at).unwrap_or_default();
        FileFault {
            line: before.iter().filter(|byte| **byte == b'\n').count() + 1,
            why: WrongLine::NotUtf8,
            kind: FaultKind::Line,
        }
    };
    if let Some(at) = bytes.iter().position(|byte| *byte == 0) {
        return Err(fault(at, &bytes));
    }
    String::from_utf8(bytes)
        .map_err(|error| fault(error.utf8_error().valid_up_to(), error.as_bytes()))
}
