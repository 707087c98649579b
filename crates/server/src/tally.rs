//! What is odd about the frames that come, counted by kind.

use core::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

macro_rules! odd {
    ($($(#[$doc:meta])* $kind:ident = $name:literal,)*) => {
        /// What may be odd about a frame of a client.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) enum Odd {
            $($(#[$doc])* $kind,)*
        }

        impl Odd {
            const NAMES: &[&str] = &[$($name),*];
        }
    };
}

odd! {
    /// The first word is not the greeting of this protocol.
    NoGreeting = "no-greeting",
    /// It is no frame of the protocol.
    Malformed = "malformed",
    /// It, or a text in it, is too long.
    TooLong = "too-long",
    /// It is not text.
    Binary = "binary",
    /// Too many came in too short a time.
    TooFast = "too-fast",
    /// A pong answers no ping.
    ForeignPong = "foreign-pong",
    /// The command had been done before.
    Again = "again",
    /// One without a seat wants to play.
    NoSeat = "no-seat",
    /// The rules forbid it, or it is another's turn.
    Forbidden = "forbidden",
    /// The position has changed since.
    Late = "late",
    /// The store could not keep it.
    NotKept = "not-kept",
}

impl Odd {
    /// Whether a connection that says this is closed at once: no page of ours does.
    pub(crate) const fn is_final(self) -> bool {
        match self {
            Odd::NoGreeting | Odd::Binary | Odd::TooFast => true,
            Odd::Malformed
            | Odd::TooLong
            | Odd::ForeignPong
            | Odd::Again
            | Odd::NoSeat
            | Odd::Forbidden
            | Odd::Late
            | Odd::NotKept => false,
        }
    }
}

/// How often each was seen since the server started.
#[derive(Debug, Default)]
pub(crate) struct Tally([AtomicU64; Odd::NAMES.len()]);

impl Tally {
    pub(crate) fn count(&self, odd: Odd) {
        tracing::debug!(?odd, "an odd frame");
        self.0[odd as usize].fetch_add(1, Ordering::Relaxed);
    }
}

/// A line for each that was seen: its name and how often.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, count) in Odd::NAMES.iter().zip(&self.0) {
            match count.load(Ordering::Relaxed) {
                0 => {}
                count => writeln!(f, "{name} {count}")?,
            }
        }
        Ok(())
    }
}
