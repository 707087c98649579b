//! A sentence still without a language.

use std::io::{self, ErrorKind};

use crate::{Language, Value, say};

/// A sentence still without a language: its key and what stands in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The key in `locales/`.
    pub key: String,
    /// Names and values of what is inserted.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// Something inserted into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, which may ask for a plural.
    Number(u64),
    /// A square, a move, or a word the sentence chooses by.
    Text(String),
}

impl Phrase {
    /// The phrase with this key, still without arguments.
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase {
            key: key.into(),
            arguments: Vec::new(),
        }
    }

    /// The phrase with a number inserted.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<u64>) -> Phrase {
        self.arguments.push((name, Argument::Number(value.into())));
        self
    }

    /// The phrase with a text inserted.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Phrase {
        self.arguments.push((name, Argument::Text(value.into())));
        self
    }

    /// Why the system refuses a file.
    pub fn of_io(error: &io::Error) -> Phrase {
        let key = match error.kind() {
            ErrorKind::NotFound => "not-found",
            ErrorKind::PermissionDenied => "denied",
            ErrorKind::IsADirectory => "folder",
            ErrorKind::NotADirectory => "not-a-folder",
            ErrorKind::InvalidData => "not-text",
            ErrorKind::AlreadyExists => "exists",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
            ErrorKind::FileTooLarge => "too-large",
            ErrorKind::ReadOnlyFilesystem => "read-only",
            _ => {
                let code = error.raw_os_error();
                return match code.and_then(|code| u64::try_from(code).ok()) {
                    Some(code) => Phrase::new("io-other").number("number", code),
                    None => Phrase::new("io-unknown"),
                };
            }
        };
        Phrase::new(format!("io-{key}"))
    }

    /// The sentence in a language. A missing one is shown by its key; the tests see that none is.
    pub fn say(&self, language: Language) -> String {
        let arguments: Vec<(&str, Value<'_>)> = self
            .arguments
            .iter()
            .map(|(name, argument)| (*name, argument.value()))
            .collect();
        say(language, &self.key, &arguments).unwrap_or_else(|| self.key.clone())
    }
}

impl Argument {
    const fn value(&self) -> Value<'_> {
        match self {
            Argument::Number(number) => Value::Number(*number),
            Argument::Text(text) => Value::Text(text.as_str()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_said_with_its_arguments() {
        let phrase = Phrase::new("reason-occupied").text("square", "c3");
        assert_eq!(phrase.say(Language::English), "Square c3 is occupied.");
        assert_eq!(
            Phrase::new("no-such-key").say(Language::Latvian),
            "no-such-key"
        );
    }
}
