//! What people are called.

use core::fmt;
use core::str::FromStr;

use tournament::names::{fold_case, is_invisible};
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// What somebody is called: one line of 1 to 60 characters that can be seen, one blank at a time. Two names are the same
/// if they differ only in the size of letters or in how an accent is encoded.
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
    /// It has a character that nobody sees, by which two names could look the same.
    #[error("invisible character U+{:04X} at byte {at}", u32::from(*found))]
    Unseen {
        /// The invisible character.
        found: char,
        /// Its place.
        at: usize,
    },
    /// There is something to see, and nothing to say.
    #[error("a name has at least one letter or digit")]
    NoLetter,
}

/// The alphabets whose letters look like each other's, and all the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
    Other,
}

impl Script {
    /// The alphabet of a letter; none for what stands with any of them.
    fn of(letter: char) -> Option<Script> {
        match letter {
            '\u{2b0}'..='\u{36f}' => None,
            _ if !letter.is_alphabetic() => None,
            'A'..='\u{2af}' | '\u{1d00}'..='\u{1eff}' | '\u{2c60}'..='\u{2c7f}' => {
                Some(Script::Latin)
            }
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(Script::Greek),
            '\u{400}'..='\u{52f}' | '\u{1c80}'..='\u{1c8f}' | '\u{a640}'..='\u{a69f}' => {
                Some(Script::Cyrillic)
            }
            _ => Some(Script::Other),
        }
    }
}

/// Small Latin letters, and the Cyrillic ones that look the same in one size or the other.
const ALIKE: [(char, char); 15] = [
    ('a', 'а'),
    ('b', 'в'),
    ('c', 'с'),
    ('e', 'е'),
    ('h', 'н'),
    ('i', 'і'),
    ('j', 'ј'),
    ('k', 'к'),
    ('m', 'м'),
    ('o', 'о'),
    ('p', 'р'),
    ('s', 'ѕ'),
    ('t', 'т'),
    ('x', 'х'),
    ('y', 'у'),
];
/// Letters with marks of the languages spoken here; by other marks nobody tells two names apart.
const OWN_LETTERS: &str = "õäöüšžāčēģīķļņūąęėįųйё";

/// A text in lower case with no marks but those of our letters.
fn without_marks(folded: &str) -> String {
    let bare = folded
        .chars()
        .map(|letter| match OWN_LETTERS.contains(letter) {
            true => letter.to_string(),
            false => letter.nfkd().filter(|c| !is_mark(*c)).collect(),
        });
    bare.collect()
}

fn is_mark(c: char) -> bool {
    matches!(
        c.general_category(),
        GeneralCategory::NonspacingMark
            | GeneralCategory::EnclosingMark
            | GeneralCategory::SpacingMark
    )
}

/// A text in the other alphabet, if each of its letters has one there that looks the same.
fn across(text: &str, letter: impl Fn(char) -> Option<char>) -> Option<String> {
    let across = text.chars().map(|c| match Script::of(c) {
        None => Some(c),
        Some(_) => letter(c),
    });
    across.collect()
}

impl Name {
    /// A name has no more characters than these.
    pub const LONGEST: usize = 60;

    /// A name that was kept. Those of before may hold what is refused today.
    pub(crate) const fn kept(text: String) -> Name {
        Name(text)
    }

    /// The name as it was written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a word has letters of several alphabets, by which two names could look the same. Names of before may.
    pub fn mixes_alphabets(&self) -> bool {
        let mut words = self.0.split(|c: char| c.is_whitespace() || c == '-');
        words.any(|word| {
            let mut scripts = word.nfkc().filter_map(Script::of);
            let first = scripts.next();
            scripts.any(|script| Some(script) != first)
        })
    }

    /// The names that this one could be taken for, as they are compared: without unusual marks, and in letters of another
    /// alphabet that look the same.
    pub fn lookalikes(&self) -> Vec<Name> {
        let bare = without_marks(&self.folded());
        let cyrillic = |c| ALIKE.iter().find(|(latin, _)| *latin == c).map(|(_, c)| *c);
        let latin = |c| ALIKE.iter().find(|(_, other)| *other == c).map(|(c, _)| *c);
        let others = [across(&bare, cyrillic), across(&bare, latin)];
        let all = std::iter::once(bare).chain(others.into_iter().flatten());
        all.map(Name).collect()
    }

    /// The name as it is compared.
    pub fn folded(&self) -> String {
        fold_case(&self.0)
    }
}

/// Blanks around a name are left out, and several between its words are one.
impl FromStr for Name {
    type Err = NameFault;

    fn from_str(text: &str) -> Result<Name, NameFault> {
        let control = text.char_indices().find(|(_, c)| c.is_control());
        if let Some((at, _)) = control {
            return Err(NameFault::Control { at });
        }
        if let Some((at, found)) = text.char_indices().find(|(_, c)| is_invisible(*c)) {
            return Err(NameFault::Unseen { found, at });
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let name = words.join(" ");
        match name.chars().count() {
            0 => Err(NameFault::Blank),
            1..=Name::LONGEST if name.chars().any(char::is_alphanumeric) => Ok(Name(name)),
            1..=Name::LONGEST => Err(NameFault::NoLetter),
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
        assert_eq!("-".parse::<Name>(), Err(NameFault::NoLetter));
    }

    /// Two who look the same are one, or one of them is refused.
    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        for found in [
            '\u{200b}',
            '\u{2060}',
            '\u{202e}',
            '\u{ad}',
            '\u{200d}',
            '\u{feff}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{e0041}',
            '\u{e000}',
        ] {
            let text = format!("Ann{found} Oak");
            let refused = Err(NameFault::Unseen { found, at: 3 });
            assert_eq!(text.parse::<Name>(), refused);
        }
        let oak: Name = "Ann \u{a0} \u{2003}Oak".parse().unwrap();
        assert_eq!(oak.as_str(), "Ann Oak");
    }

    #[test]
    fn found_7_t_attacker_06_one_word_has_one_alphabet() {
        for mixed in ["Kаdri", "Иванoв", "Tamm Kаdri", "Αnna"] {
            let name: Name = mixed.parse().expect("a name");
            assert!(name.mixes_alphabets(), "{mixed}");
        }
        for plain in [
            "Kadri",
            "Кадри",
            "Kadri Иванова",
            "Õie-Мария",
            "Jānis 2-й",
            "O’Neill",
            "Иванов 3",
            "山田 太郎",
            "Šarūnas",
        ] {
            let name: Name = plain.parse().expect("a name");
            assert!(!name.mixes_alphabets(), "{plain}");
        }
    }

    #[test]
    fn found_7_t_attacker_06_names_that_look_the_same_are_found() {
        let looks_like = |name: &str, other: &str| {
            let name: Name = name.parse().expect("a name");
            let mut alike = name.lookalikes().into_iter();
            alike.any(|alike| alike.as_str() == other)
        };
        assert!(looks_like("Ḱadri", "kadri"));
        assert!(looks_like("K\u{301}adri", "kadri"));
        assert!(looks_like("АННА", "ahha"));
        assert!(looks_like("COXA", "соха"));
        assert!(!looks_like("Māris", "maris"), "another name");
        assert!(!looks_like("Külli", "kulli"), "another name");
        assert!(!looks_like("Kadri", "кадри"), "it looks otherwise");
    }
}
