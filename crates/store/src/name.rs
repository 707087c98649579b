//! What people are called.

use core::fmt;
use core::str::FromStr;

use unicode_normalization::UnicodeNormalization;

/// What somebody is called: one line of 1 to 60 characters. Two names are the same if they differ only in the size of
/// letters or in how an accent is encoded.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameFault {
    /// Nothing is written.
    #[error("a name has at least one character")]
    Blank,
    /// It is longer than [`Name::LONGEST`].
    #[error("a name of {0} characters; at most {most} are kept", most = Name::LONGEST)]
    TooLong(usize),
    /// It has a control character, such as a line end.
    #[error("control character at byte {at}")]
    Control {
        /// Its place.
        at: usize,
    },
}

impl Name {
    /// A name has no more characters than these.
    pub const LONGEST: usize = 60;

    /// The name as it was written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name as it is compared.
    pub fn folded(&self) -> String {
        let capitals = self.0.nfkc().flat_map(char::to_uppercase);
        capitals.flat_map(char::to_lowercase).nfkc().collect()
    }
}

/// Blanks around a name are left out.
impl FromStr for Name {
    type Err = NameFault;

    fn from_str(text: &str) -> Result<Name, NameFault> {
        let control = text.char_indices().find(|(_, c)| c.is_control());
        if let Some((at, _)) = control {
            return Err(NameFault::Control { at });
        }
        let name = text.trim();
        match name.chars().count() {
            0 => Err(NameFault::Blank),
            1..=Name::LONGEST => Ok(Name(name.to_owned())),
            length => Err(NameFault::TooLong(length)),
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        text.parse::<Name>().unwrap().folded()
    }

    #[test]
    fn names_are_compared_without_regard_to_size_and_encoding() {
        assert_eq!(folded(" Õnne "), folded("õNNE"));
        assert_eq!(folded("Šarūnas"), folded("S\u{30c}ARU\u{304}NAS"));
        assert_eq!(folded("ΟΔΟΣ"), folded("οδος"));
        assert_eq!(folded("Weiß"), folded("WEISS"));
        assert_ne!(folded("Мария"), folded("Мариа"));
    }

    #[test]
    fn what_is_no_name() {
        assert_eq!("  ".parse::<Name>(), Err(NameFault::Blank));
        assert_eq!("a\0b".parse::<Name>(), Err(NameFault::Control { at: 1 }));
        assert_eq!("x".repeat(61).parse::<Name>(), Err(NameFault::TooLong(61)));
    }
}
