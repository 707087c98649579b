//! The signs that stand behind a move: praise and blame, forced, won, drawn (`000:9.1`).

use alloc::string::String;
use core::fmt;

/// A sign behind a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// `!`, a strong move (`000:9.1.3`).
    Strong,
    /// `!!`, a very strong move (`000:9.1.4`).
    VeryStrong,
    /// `?`, a weak move (`000:9.1.5`).
    Weak,
    /// `??`, a very weak move (`000:9.1.6`).
    VeryWeak,
    /// `?!`, which looks weak and is strong (`000:9.1.7`); in chess the sign means the opposite.
    LooksWeak,
    /// `!?`, which looks strong and is weak (`000:9.1.8`); in chess the sign means the opposite.
    LooksStrong,
    /// `*`, the only move: all others lose (`000:9.1.9`).
    Forced,
    /// `+`, the game is won (`000:9.1.10`); also read as `X` (`001:9.1.10`).
    Won,
    /// `=`, the game is drawn (`000:9.1.11`).
    Drawn,
    /// `+2`, so many pieces won (`000:9.1.12`).
    Gained(u8),
    /// `-2`, so many pieces lost (`000:9.1.13`).
    Lost(u8),
    /// `a.l.`, a capture in any direction with the same result (`000:9.1.14`).
    AdLibitum,
    /// A number that stands for a remark in the numbering of PGN, such as `$14`; programs have their own above 255,
    /// such as `$902`.
    Nag(u16),
}

impl Mark {
    /// Reads one mark that is the whole text.
    pub fn parse(text: &str) -> Option<Mark> {
        let (mark, length) = Mark::at_front(text.as_bytes())?;
        (length == text.len()).then_some(mark)
    }

    /// The mark at the front, and its length. A run of `!` and `?` of any length is one mark.
    pub(crate) fn at_front(bytes: &[u8]) -> Option<(Mark, usize)> {
        let first = *bytes.first()?;
        match first {
            b'!' | b'?' => {
                let run = bytes
                    .iter()
                    .take_while(|b| matches!(b, b'!' | b'?'))
                    .count();
                let strong = first == b'!';
                let same = bytes[..run].iter().all(|byte| *byte == first);
                let mark = match (run, same, strong) {
                    (1, _, true) => Mark::Strong,
                    (1, _, false) => Mark::Weak,
                    (_, true, true) => Mark::VeryStrong,
                    (_, true, false) => Mark::VeryWeak,
                    (_, false, true) => Mark::LooksStrong,
                    (_, false, false) => Mark::LooksWeak,
                };
                Some((mark, run))
            }
            b'(' => {
                let run = bytes[1..]
                    .iter()
                    .take_while(|b| matches!(b, b'!' | b'?'))
                    .count();
                if run == 0 || bytes.get(1 + run) != Some(&b')') {
                    return None;
                }
                let (mark, _) = Mark::at_front(&bytes[1..])?;
                Some((mark, run + 2))
            }
            b'*' => Some((Mark::Forced, 1)),
            b'=' => Some((Mark::Drawn, 1)),
            b'X' => is_apart(&bytes[1..]).then_some((Mark::Won, 1)),
            b'+' | b'-' => match (number(&bytes[1..], 2), first) {
                (Some((0, _)), _) => None,
                (Some((pieces, length)), b'+') => {
                    Some((Mark::Gained(u8::try_from(pieces).ok()?), 1 + length))
                }
                (Some((pieces, length)), _) => {
                    Some((Mark::Lost(u8::try_from(pieces).ok()?), 1 + length))
                }
                (None, b'+') => Some((Mark::Won, 1)),
                (None, _) => None,
            },
            b'$' => {
                let (nag, length) = number(&bytes[1..], 5)?;
                Some((Mark::of_nag(nag), 1 + length))
            }
            b'a' => bytes.starts_with(b"a.l.").then_some((Mark::AdLibitum, 4)),
            _ => None,
        }
    }

    /// The mark that a number of PGN means. Those for `!?` and `?!` stay numbers: chess gives them
    /// another sense than the draughts books do.
    pub const fn of_nag(nag: u16) -> Mark {
        match nag {
            1 => Mark::Strong,
            2 => Mark::Weak,
            3 => Mark::VeryStrong,
            4 => Mark::VeryWeak,
            7 => Mark::Forced,
            other => Mark::Nag(other),
        }
    }

    /// How a standard file says it, if it has a way of its own.
    pub(crate) fn in_file(self) -> Option<String> {
        let text = match self {
            Mark::Forced => "$7",
            Mark::Strong
            | Mark::VeryStrong
            | Mark::Weak
            | Mark::VeryWeak
            | Mark::LooksWeak
            | Mark::LooksStrong
            | Mark::Nag(_) => return Some(alloc::format!("{self}")),
            Mark::Won | Mark::Drawn | Mark::Gained(_) | Mark::Lost(_) | Mark::AdLibitum => {
                return None;
            }
        };
        Some(text.into())
    }
}

/// Whether no letter or digit follows.
fn is_apart(behind: &[u8]) -> bool {
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || *byte >= 0x80;
    !behind.first().is_some_and(is_letter)
}

/// A number of at most so many digits, and its length.
fn number(bytes: &[u8], digits: usize) -> Option<(u16, usize)> {
    let few = bytes.iter().take(digits + 1);
    let length = few.take_while(|b| b.is_ascii_digit()).count();
    if length == 0 || length > digits {
        return None;
    }
    let text = core::str::from_utf8(&bytes[..length]).ok()?;
    Some((text.parse().ok()?, length))
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mark::Strong => "!",
            Mark::VeryStrong => "!!",
            Mark::Weak => "?",
            Mark::VeryWeak => "??",
            Mark::LooksWeak => "?!",
            Mark::LooksStrong => "!?",
            Mark::Forced => "*",
            Mark::Won => "+",
            Mark::Drawn => "=",
            Mark::AdLibitum => "a.l.",
            Mark::Gained(pieces) => return write!(f, "+{pieces}"),
            Mark::Lost(pieces) => return write!(f, "-{pieces}"),
            Mark::Nag(nag) => return write!(f, "${nag}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn reads_and_writes(text: &str, mark: Mark) {
        assert_eq!(Mark::parse(text), Some(mark), "{text}");
        assert_eq!(mark.to_string(), text);
    }

    /// 000:9.1.3, 000:9.1.4, 001:9.1.3, 001:9.1.4: one for a strong move, two for a very strong one.
    #[test]
    fn intl_9_1_3_strong_moves() {
        reads_and_writes("!", Mark::Strong);
        reads_and_writes("!!", Mark::VeryStrong);
    }

    /// 000:9.1.5, 000:9.1.6, 001:9.1.5, 001:9.1.6.
    #[test]
    fn intl_9_1_5_weak_moves() {
        reads_and_writes("?", Mark::Weak);
        reads_and_writes("??", Mark::VeryWeak);
    }

    /// 000:9.1.7, 000:9.1.8, 001:9.1.7, 001:9.1.8: the first sign is the look, the second the truth.
    #[test]
    fn intl_9_1_7_the_second_sign_is_the_truth() {
        reads_and_writes("?!", Mark::LooksWeak);
        reads_and_writes("!?", Mark::LooksStrong);
    }

    /// 000:9.1.9, 001:9.1.9.
    #[test]
    fn intl_9_1_9_forced() {
        reads_and_writes("*", Mark::Forced);
        assert_eq!(Mark::of_nag(7), Mark::Forced);
    }

    /// 000:9.1.10, 000:9.1.11, 001:9.1.10, 001:9.1.11.
    #[test]
    fn intl_9_1_10_won_and_drawn() {
        reads_and_writes("+", Mark::Won);
        reads_and_writes("=", Mark::Drawn);
    }

    /// 001:9.1.10: the cross of the Russian code says the same as the plus.
    #[test]
    fn found_7_t_examiner_07_a_cross_is_a_won_game() {
        assert_eq!(Mark::parse("X"), Some(Mark::Won));
        for text in ["X5", "Xe5", "XX", "x"] {
            assert_eq!(Mark::parse(text), None, "{text}");
            assert_eq!(Mark::at_front(text.as_bytes()), None, "{text}");
        }
    }

    /// 000:9.1.12, 000:9.1.13, 001:9.1.12, 001:9.1.13.
    #[test]
    fn intl_9_1_12_pieces_won_and_lost() {
        reads_and_writes("+1", Mark::Gained(1));
        reads_and_writes("-12", Mark::Lost(12));
        assert_eq!(Mark::parse("+0"), None);
        assert_eq!(Mark::parse("-"), None);
    }

    /// 000:9.1.14, 001:9.1.14.
    #[test]
    fn intl_9_1_14_ad_libitum() {
        reads_and_writes("a.l.", Mark::AdLibitum);
    }

    /// PDN 3.0 puts praise and blame into brackets, too.
    #[test]
    fn marks_in_brackets_and_long_runs() {
        assert_eq!(Mark::at_front(b"(?) 32"), Some((Mark::Weak, 3)));
        assert_eq!(Mark::at_front(b"(!?!!!)"), Some((Mark::LooksStrong, 7)));
        assert_eq!(Mark::at_front(b"(32-28)"), None);
        assert_eq!(Mark::at_front(b"???"), Some((Mark::VeryWeak, 3)));
        assert_eq!(Mark::parse("$14"), Some(Mark::Nag(14)));
        assert_eq!(Mark::parse("$5"), Some(Mark::Nag(5)));
        // 7.B.4: programs number remarks of their own.
        reads_and_writes("$902", Mark::Nag(902));
        reads_and_writes("$65535", Mark::Nag(65_535));
        assert_eq!(Mark::parse("$65536"), None);
        assert_eq!(Mark::parse("$100000"), None);
    }
}
