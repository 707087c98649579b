//! The log in which an event is kept.

use super::Decided;
use crate::file::Head;

/// Append-only log of one event. Each entry is kept as its line of the event file ([`crate::file::Chain::add`]), so that
/// the lines of any log behind the heading are an event file.
///
/// Nothing here is bound to a runtime: a log that never waits implements it with an `async fn` without an `await`.
pub trait EventLog {
    /// Why nothing was appended.
    type Error;

    /// Appends the entries of one request behind the first `version` entries, all of them or none. They are durable when it
    /// resolves; when it fails, the log is as it was. The event as it would stand then is given for logs that keep something
    /// of it beside the lines, as its name.
    ///
    /// # Errors
    /// Why nothing was appended: the log has another number of entries, or cannot keep them.
    fn append(
        &mut self,
        version: u32,
        decided: &Decided,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// Hash of the event file that the log stands for.
    fn head(&self) -> Head;
}
