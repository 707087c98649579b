//! Why a file cannot be read further.

/// Why a file cannot be read further.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadPdnError<E> {
    /// The source failed.
    #[error("{0}")]
    Source(E),
    /// There is a zero byte near its start: no text.
    #[error("this is no text file (byte {at} is zero)")]
    Binary {
        /// The byte, from 0.
        at: u64,
    },
    /// Every second byte is zero or may be.
    #[error("this file is in {0}; save it as UTF-8")]
    Wide(&'static str),
    /// It is text and has neither tags nor moves.
    #[error("this is no file of games: no tag and no move in its first lines")]
    NoGames,
}
