//! Ctrl-C during a match.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{SignalKind, signal};

/// The wish that no more be played.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

/// How often it is looked for while somebody waits.
pub(crate) const TICK: Duration = Duration::from_millis(20);
/// After a failure it is waited for so long.
const HEARSAY: Duration = Duration::from_millis(100);

impl Stop {
    /// Whether somebody has said it.
    pub(crate) fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Whether it may be why an engine has gone just now: Ctrl-C reaches the engines as well as us, and they may end before we have heard
    /// of it.
    pub(crate) fn is_behind_failure(&self) -> bool {
        let until = Instant::now() + HEARSAY;
        while !self.is_asked() && Instant::now() < until {
            thread::sleep(TICK);
        }
        self.is_asked()
    }

    /// Listens for Ctrl-C from now on, for as long as the listener is kept.
    ///
    /// # Errors
    /// When signals cannot be had.
    pub(crate) fn listen(&self) -> io::Result<Runtime> {
        let listener = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()?;
        let stop = self.clone();
        let mut interrupted = {
            let _inside = listener.enter();
            signal(SignalKind::interrupt())?
        };
        listener.spawn(async move {
            interrupted.recv().await;
            stop.0.store(true, Ordering::Relaxed);
        });
        Ok(listener)
    }
}
