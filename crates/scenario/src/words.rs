//! The words of a line.

use conduct::Millis;
use games::Color;

use crate::fault::LineFault;

/// What is left of a line, word by word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    pub(crate) fn new(text: &'a str) -> Words<'a> {
        Words(text.trim())
    }

    /// All that is left.
    pub(crate) const fn rest(self) -> &'a str {
        self.0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The next word.
    pub(crate) fn next(&mut self) -> Option<&'a str> {
        let end = self.0.find(char::is_whitespace).unwrap_or(self.0.len());
        let (word, rest) = self.0.split_at(end);
        self.0 = rest.trim_start();
        (!word.is_empty()).then_some(word)
    }

    /// The next word, or what should have stood there.
    pub(crate) fn need(&mut self, what: &'static str) -> Result<&'a str, LineFault> {
        self.next().ok_or(LineFault::Missing(what))
    }

    /// Takes these words if they come next.
    pub(crate) fn take(&mut self, phrase: &str) -> bool {
        let mut words = *self;
        for word in phrase.split(' ') {
            if words.next() != Some(word) {
                return false;
            }
        }
        *self = words;
        true
    }

    /// These words must come next.
    pub(crate) fn expect(&mut self, phrase: &str) -> Result<(), LineFault> {
        match self.take(phrase) {
            true => Ok(()),
            false => Err(LineFault::unexpected(format!("{phrase:?}"), self.0)),
        }
    }

    /// Nothing must be left.
    pub(crate) fn end(self) -> Result<(), LineFault> {
        match self.is_empty() {
            true => Ok(()),
            false => Err(LineFault::TooMuch(short(self.0))),
        }
    }

    /// `White` or `Black`.
    pub(crate) fn side(&mut self) -> Result<Color, LineFault> {
        let word = self.need("White or Black")?;
        side(word).ok_or_else(|| LineFault::unexpected("White or Black", word))
    }

    /// `White's` or `Black's`.
    pub(crate) fn whose(&mut self) -> Result<Color, LineFault> {
        let word = self.need("White's or Black's")?;
        let owner = word.strip_suffix("'s").or(word.strip_suffix("’s"));
        let whose = owner.and_then(side);
        whose.ok_or_else(|| LineFault::unexpected("White's or Black's", word))
    }

    pub(crate) fn number(&mut self) -> Result<usize, LineFault> {
        let word = self.need("a number")?;
        let number = word.parse();
        number.map_err(|_| LineFault::unexpected("a number", word))
    }

    /// `1:30:00`, `1:30`, `90 s`.
    pub(crate) fn time(&mut self) -> Result<Millis, LineFault> {
        let word = self.need("a time")?;
        if word.contains(':') {
            return clock_time(word).ok_or_else(|| LineFault::NoTime(short(word)));
        }
        let unit = self.need("s, min, h or d")?;
        let number: Option<u64> = word.parse().ok();
        let time = number.and_then(|number| in_units(number, unit));
        time.ok_or_else(|| LineFault::NoTime(format!("{} {}", short(word), short(unit))))
    }
}

/// The beginning of a text, as an error shows it.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

pub(crate) fn side(word: &str) -> Option<Color> {
    match word {
        "White" | "white" => Some(Color::White),
        "Black" | "black" => Some(Color::Black),
        _ => None,
    }
}

fn in_units(number: u64, unit: &str) -> Option<Millis> {
    let each = match unit {
        "ms" => 1,
        "s" => 1000,
        "min" => 60_000,
        "h" => 3_600_000,
        "d" => 86_400_000,
        _ => return None,
    };
    number.checked_mul(each).map(Millis)
}

/// `m:ss` or `h:mm:ss`, with milliseconds behind a dot.
pub(crate) fn clock_time(word: &str) -> Option<Millis> {
    let (word, parts) = word.split_once('.').unwrap_or((word, "0"));
    let is_number = |part: &&str| part.bytes().all(|b| b.is_ascii_digit()) && part.len() <= 9;
    let numbers: Option<Vec<u64>> = word
        .split(':')
        .map(|part| Some(part).filter(is_number)?.parse().ok())
        .collect();
    let millis: u64 = match parts.len() {
        1..=3 if is_number(&parts) => format!("{parts:0<3}").parse().ok()?,
        _ => return None,
    };
    let seconds = match numbers?[..] {
        [minutes, seconds] if seconds < 60 => minutes * 60 + seconds,
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            hours * 3600 + minutes * 60 + seconds
        }
        _ => return None,
    };
    Some(Millis::seconds(seconds).plus(Millis(millis)))
}
