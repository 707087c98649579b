//! Ctrl-C during a match.

use std::io;

use players::Cancel;
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{SignalKind, signal};

/// Cancels at Ctrl-C from now on, for as long as the listener is kept.
///
/// # Errors
/// When signals cannot be had.
pub(crate) fn listen(cancel: Cancel) -> io::Result<Runtime> {
    let listener = Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()?;
    let mut interrupted = {
        let _inside = listener.enter();
        signal(SignalKind::interrupt())?
    };
    listener.spawn(async move {
        interrupted.recv().await;
        cancel.cancel();
    });
    Ok(listener)
}
