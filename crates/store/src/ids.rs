//! Names that the program gives to things. Whoever makes a thing chooses its id.

use core::fmt;
use core::str::FromStr;

/// A game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub u64);

/// A challenge in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ChallengeId(pub u64);

/// A simultaneous display.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SimulId(pub u64);

/// A competition, kept as an event file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EventId(pub u64);

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for SimulId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for ChallengeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The SHA-256 of a session's token; the token itself is kept nowhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Nothing of it.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// What a client calls a command, so that one that is sent twice happens once: 1 to 64 printable bytes of ASCII.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId(String);

/// A text is no id of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the id of a command has 1 to {} printable ASCII characters",
    CommandId::LONGEST
)]
pub struct CommandIdError;

impl CommandId {
    /// It has no more bytes than these.
    pub const LONGEST: usize = 80;

    /// The id as the client wrote it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for CommandId {
    type Err = CommandIdError;

    fn from_str(text: &str) -> Result<CommandId, CommandIdError> {
        let is_bounded = (1..=CommandId::LONGEST).contains(&text.len());
        let is_printable = text.bytes().all(|byte| byte.is_ascii_graphic());
        match is_bounded && is_printable {
            true => Ok(CommandId(text.to_owned())),
            false => Err(CommandIdError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_ids_have_a_bound() {
        assert!("a-1".parse::<CommandId>().is_ok());
        assert!("x".repeat(80).parse::<CommandId>().is_ok());
        for text in ["", " ", "a b", "õ", "\0", "x".repeat(81).as_str()] {
            assert_eq!(text.parse::<CommandId>(), Err(CommandIdError));
        }
    }

    #[test]
    fn hashes_of_tokens_are_not_shown() {
        assert_eq!(format!("{:?}", TokenHash([7; 32])), "TokenHash(…)");
    }
}
