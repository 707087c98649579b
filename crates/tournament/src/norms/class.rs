use core::fmt;
use core::str::FromStr;

/// A class of players. Better ones are greater. A player without a class is a `None` of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// V.
    Fifth,
    /// IV.
    Fourth,
    /// III.
    Third,
    /// II.
    Second,
    /// I.
    First,
    /// Candidate master.
    Candidate,
    /// Master of sport.
    Master,
}

impl Class {
    /// Every class with its name in files, from the top.
    pub const NAMES: [(Class, &'static str); 7] = [
        (Class::Master, "master"),
        (Class::Candidate, "candidate"),
        (Class::First, "I"),
        (Class::Second, "II"),
        (Class::Third, "III"),
        (Class::Fourth, "IV"),
        (Class::Fifth, "V"),
    ];

    /// The class of words as people write them: `ii`, `kl. III`, `2. järk`, `КМС`; none if they are no class.
    pub fn from_words(text: &str) -> Option<Class> {
        let words =
            text.split(|letter: char| letter.is_whitespace() || matches!(letter, '.' | '-'));
        let words: Vec<String> = words.map(str::to_lowercase).collect();
        let words = words.iter().map(String::as_str);
        let words: Vec<&str> = words
            .filter(|word| !word.is_empty() && !KINDS.contains(word))
            .collect();
        let words = words.join(" ");
        let found = WORDS.iter().find(|(_, known)| known.contains(&&*words));
        found.map(|(class, _)| *class)
    }

    /// The number that the book gives it (`002:N.13`); masters and candidates have none.
    pub const fn number(self) -> Option<Hundredths> {
        match self {
            Class::First => Some(Hundredths(100)),
            Class::Second => Some(Hundredths(200)),
            Class::Third => Some(Hundredths(300)),
            Class::Fourth => Some(Hundredths(400)),
            Class::Fifth => Some(Hundredths(500)),
            Class::Candidate | Class::Master => None,
        }
    }
}

/// What stands beside the number of a class.
const KINDS: [&str; 10] = [
    "class",
    "järk",
    "klass",
    "разряд",
    "класс",
    "klase",
    "kl",
    "atskyris",
    "р",
    "j",
];

/// How classes are written, in small letters.
const WORDS: [(Class, &[&str]); 7] = [
    (
        Class::Master,
        &[
            "master",
            "master of sport",
            "meister",
            "meistersportlane",
            "мастер",
            "мастер спорта",
            "мс",
            "meistars",
            "sporta meistars",
            "meistras",
            "sporto meistras",
        ],
    ),
    (
        Class::Candidate,
        &[
            "candidate",
            "candidate master",
            "meistrikandidaat",
            "кандидат",
            "кандидат в мастера",
            "кмс",
            "kandidāts",
            "meistarkandidāts",
            "kandidatas",
            "kandidatas į meistrus",
        ],
    ),
    (Class::First, &["i", "1"]),
    (Class::Second, &["ii", "2"]),
    (Class::Third, &["iii", "3"]),
    (Class::Fourth, &["iv", "4"]),
    (Class::Fifth, &["v", "5"]),
];

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Class::NAMES.iter().find(|(class, _)| class == self);
        f.pad(name.map_or("", |(_, name)| name))
    }
}

/// What is no class.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("expected master, candidate, I, II, III, IV or V, found {0:?}")]
pub struct ParseClassError(pub String);

impl FromStr for Class {
    type Err = ParseClassError;

    fn from_str(text: &str) -> Result<Class, ParseClassError> {
        let found = Class::NAMES.iter().find(|(_, name)| *name == text);
        let found = found.ok_or_else(|| ParseClassError(text.to_owned()));
        found.map(|(class, _)| *class)
    }
}

/// A number with two decimals: the number of a class, or the coefficient of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hundredths(pub u32);

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{:02}", self.0 / 100, self.0 % 100))
    }
}

/// What is no number with two decimals at most.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("expected a number as 2, 2.5 or 2.81, found {0:?}")]
pub struct ParseHundredthsError(pub String);

impl FromStr for Hundredths {
    type Err = ParseHundredthsError;

    /// Reads `2`, `2.5`, `2,81`.
    fn from_str(text: &str) -> Result<Hundredths, ParseHundredthsError> {
        let read = || {
            let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, "0"));
            let is_short = (1..=4).contains(&whole.len()) && (1..=2).contains(&decimals.len());
            let digits = whole.bytes().chain(decimals.bytes());
            if !is_short || !digits.clone().all(|byte| byte.is_ascii_digit()) {
                return None;
            }
            let scale = if decimals.len() == 1 { 10 } else { 1 };
            let whole: u32 = whole.parse().ok()?;
            let decimals: u32 = decimals.parse().ok()?;
            Some(Hundredths(whole * 100 + decimals * scale))
        };
        read().ok_or_else(|| ParseHundredthsError(text.to_owned()))
    }
}

/// The numbers that the book leaves open, as the organiser has set them (`002:N.13`). Where he has
/// not, a tournament with such participants has no coefficient.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ClassNumbers {
    /// Of a master.
    pub master: Option<Hundredths>,
    /// Of a candidate master.
    pub candidate: Option<Hundredths>,
    /// Of a player without a class.
    pub unclassified: Option<Hundredths>,
}

impl ClassNumbers {
    /// The number of a class: that of the book, else that of the organiser.
    pub fn of(&self, class: Option<Class>) -> Option<Hundredths> {
        match class {
            Some(Class::Master) => self.master,
            Some(Class::Candidate) => self.candidate,
            None => self.unclassified,
            Some(
                class
                @ (Class::First | Class::Second | Class::Third | Class::Fourth | Class::Fifth),
            ) => class.number(),
        }
    }
}
