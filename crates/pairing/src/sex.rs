//! Man or woman.

use core::fmt;
use core::str::FromStr;

/// Man or woman, as reports and entry lists have it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sex {
    /// `m`.
    Man,
    /// `w`; other programs also write `f`.
    Woman,
}

impl Sex {
    /// Its letter in files.
    pub const fn letter(self) -> char {
        match self {
            Sex::Man => 'm',
            Sex::Woman => 'w',
        }
    }

    /// The one of a letter, in capitals or not.
    pub const fn from_letter(letter: char) -> Option<Sex> {
        match letter {
            'm' | 'M' => Some(Sex::Man),
            'w' | 'W' | 'f' | 'F' => Some(Sex::Woman),
            _ => None,
        }
    }
}

impl fmt::Display for Sex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

/// What is neither.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected m or w, found {0:?}")]
pub struct ParseSexError(pub String);

impl FromStr for Sex {
    type Err = ParseSexError;

    /// Reads `m`, `w` and `f`.
    fn from_str(text: &str) -> Result<Sex, ParseSexError> {
        let mut letters = text.chars();
        let sex = letters.next().and_then(Sex::from_letter);
        let is_alone = letters.next().is_none();
        sex.filter(|_| is_alone)
            .ok_or_else(|| ParseSexError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_as_they_are_written() {
        for sex in [Sex::Man, Sex::Woman] {
            assert_eq!(sex.to_string().parse(), Ok(sex));
        }
        assert_eq!("F".parse(), Ok(Sex::Woman));
        for text in ["", "x", "mw"] {
            assert_eq!(text.parse::<Sex>(), Err(ParseSexError(text.to_owned())));
        }
    }
}
