//! Results as files state them: `1-0`, `2-0`, `1/2-1/2`, `+/-`, `-/-`.

use core::fmt;

use rules::{Color, Outcome};

use crate::name::is_dash;

/// A result as a file states it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// One side won at the board.
    Win(Color),
    /// Nobody won.
    Draw,
    /// One side won because the other did not play.
    Forfeit(Color),
    /// Both lost at the board, by a decision of the judge.
    BothLost,
    /// Both lost because neither played (`002:§32.12`, `002:§37.2`).
    BothForfeit,
    /// Not finished, or not known.
    Unknown,
}

/// How points are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Points {
    /// `1-0`, `1/2-1/2`, `0-1`.
    #[default]
    One,
    /// `2-0`, `1-1`, `0-2`.
    Two,
}

/// Every text that is read, the longer before those that begin alike.
const TEXTS: [(&str, Score); 17] = [
    ("1/2-1/2", Score::Draw),
    ("½-½", Score::Draw),
    ("0.5-0.5", Score::Draw),
    ("1/2", Score::Draw),
    ("½", Score::Draw),
    ("1-0", Score::Win(Color::White)),
    ("2-0", Score::Win(Color::White)),
    ("0-1", Score::Win(Color::Black)),
    ("0-2", Score::Win(Color::Black)),
    ("1-1", Score::Draw),
    ("0-0", Score::BothLost),
    ("+/-", Score::Forfeit(Color::White)),
    ("-/+", Score::Forfeit(Color::Black)),
    ("-/-", Score::BothForfeit),
    ("+--", Score::Forfeit(Color::White)),
    ("--+", Score::Forfeit(Color::Black)),
    ("*", Score::Unknown),
];

impl Score {
    /// Reads a result: points to one or to two, `½`, forfeits, `*`; with `-` or `:` between, blanks
    /// around it or not.
    pub fn parse(text: &str) -> Option<Score> {
        let mut plain = [0; 16];
        let mut length = 0;
        for c in text.chars().filter(|c| !c.is_whitespace()) {
            let c = match c {
                c if c == ':' || is_dash(c) => '-',
                c => c,
            };
            let room = plain.get_mut(length..)?;
            if room.len() < c.len_utf8() {
                return None;
            }
            length += c.encode_utf8(room).len();
        }
        let plain = core::str::from_utf8(&plain[..length]).ok()?;
        TEXTS
            .iter()
            .find(|(text, _)| *text == plain)
            .map(|(_, score)| *score)
    }

    /// The result at the front of a move text, and its length: `1-1` but not `1-18`.
    pub(crate) fn at_front(bytes: &[u8]) -> Option<(Score, usize)> {
        let found = TEXTS.iter().find_map(|(text, score)| {
            let head = bytes.get(..text.len())?;
            let alike = head
                .iter()
                .zip(text.bytes())
                .all(|(a, b)| *a == b || (*a == b':' && b == b'-'));
            alike.then_some((*score, text.len()))
        });
        // `1/2 - 1/2`
        let found = found.map(|(score, length)| match &bytes[..length] {
            b"1/2" => (score, length + other_half(&bytes[length..])),
            _ => (score, length),
        });
        found.filter(|(_, length)| {
            let goes_on = |byte: &u8| {
                byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b':' | b'/' | b'.')
            };
            !bytes.get(*length).is_some_and(goes_on)
        })
    }

    /// The result with points to one or to two.
    pub const fn text(self, points: Points) -> &'static str {
        match (self, points) {
            (Score::Win(Color::White), Points::One) => "1-0",
            (Score::Win(Color::White), Points::Two) => "2-0",
            (Score::Win(Color::Black), Points::One) => "0-1",
            (Score::Win(Color::Black), Points::Two) => "0-2",
            (Score::Draw, Points::One) => "1/2-1/2",
            (Score::Draw, Points::Two) => "1-1",
            (Score::Forfeit(Color::White), _) => "+/-",
            (Score::Forfeit(Color::Black), _) => "-/+",
            (Score::BothLost, _) => "0-0",
            (Score::BothForfeit, _) => "-/-",
            (Score::Unknown, _) => "*",
        }
    }
}

/// The length of a blank, a sign, a blank and a second half, if that is what stands there.
fn other_half(bytes: &[u8]) -> usize {
    let blanks = |bytes: &[u8]| bytes.iter().take(4).take_while(|b| **b == b' ').count();
    let sign = blanks(bytes);
    let half = sign + 1 + blanks(bytes.get(sign + 1..).unwrap_or_default());
    let is_sign = matches!(bytes.get(sign), Some(b'-' | b':'));
    let is_half = bytes
        .get(half..)
        .is_some_and(|rest| rest.starts_with(b"1/2"));
    if is_sign && is_half { half + 3 } else { 0 }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text(Points::One))
    }
}

impl From<Outcome> for Score {
    fn from(outcome: Outcome) -> Score {
        match outcome {
            Outcome::Win { winner, .. } => Score::Win(winner),
            Outcome::Draw { .. } => Score::Draw,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Score; 8] = [
        Score::Win(Color::White),
        Score::Win(Color::Black),
        Score::Draw,
        Score::Forfeit(Color::White),
        Score::Forfeit(Color::Black),
        Score::BothLost,
        Score::BothForfeit,
        Score::Unknown,
    ];

    #[test]
    fn every_result_is_read_as_it_was_written() {
        for score in ALL {
            for points in [Points::One, Points::Two] {
                let text = score.text(points);
                assert_eq!(Score::parse(text), Some(score), "{text}");
                assert_eq!(Score::at_front(text.as_bytes()), Some((score, text.len())));
            }
        }
    }

    /// Seen in the wild: `1/2:1/2`, ` 0-1`, `½-½`.
    #[test]
    fn other_spellings_are_read() {
        assert_eq!(Score::parse("1/2:1/2"), Some(Score::Draw));
        assert_eq!(Score::parse(" 0 - 1"), Some(Score::Win(Color::Black)));
        assert_eq!(Score::parse("½–½"), Some(Score::Draw));
        assert_eq!(Score::parse("4-6"), None);
        assert_eq!(Score::parse(&"0".repeat(100)), None);
    }

    #[test]
    fn a_move_is_no_result() {
        assert_eq!(Score::at_front(b"1-18"), None);
        assert_eq!(Score::at_front(b"1-1x"), None);
        assert_eq!(Score::at_front(b"1-1 "), Some((Score::Draw, 3)));
        assert_eq!(Score::at_front(b"1-1["), Some((Score::Draw, 3)));
    }
}
