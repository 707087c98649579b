//! Commands inside comments, `[%clk 1:23:45]`, and the clock times among them.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use rules::{ByColor, Color};

use crate::found::Found;

/// A command in a comment: `[%name value]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Command<'a> {
    /// The word after the per cent sign.
    pub name: &'a str,
    /// The rest up to the bracket, without blanks at its ends; may be empty.
    pub value: &'a str,
    /// The bytes of the comment that it takes, brackets included.
    pub span: Range<usize>,
}

/// The commands of a comment, in order, known or not. What opens with `[%` and has no name or no
/// closing bracket is prose.
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        loop {
            let start = at + comment.get(at..)?.find("[%")?;
            let inside = comment.get(start + 2..)?;
            let length = inside.find(']')?;
            at = start + 2 + length + 1;
            let inside = inside.get(..length)?;
            let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
            let (name, value) =
                inside.split_at(inside.find(|c| !is_name(c)).unwrap_or(inside.len()));
            if !name.is_empty() {
                return Some(Command {
                    name,
                    value: value.trim(),
                    span: start..at,
                });
            }
        }
    })
}

/// The prose of a comment: what is left without its commands and the blanks around them.
pub fn without_commands(comment: &str) -> Cow<'_, str> {
    let mut prose = Cow::Borrowed("");
    let mut at = 0;
    for Command { span, .. } in commands(comment) {
        append(&mut prose, comment.get(at..span.start).unwrap_or_default());
        at = span.end;
    }
    append(&mut prose, comment.get(at..).unwrap_or_default());
    match prose {
        Cow::Borrowed(prose) => Cow::Borrowed(prose.trim()),
        Cow::Owned(mut prose) => {
            prose.truncate(prose.trim_end().len());
            Cow::Owned(prose)
        }
    }
}

/// Puts the next piece of prose after what there is, with one blank where there were some.
fn append<'a>(prose: &mut Cow<'a, str>, piece: &'a str) {
    if prose.is_empty() {
        *prose = Cow::Borrowed(piece.trim_start());
        return;
    }
    if piece.is_empty() {
        return;
    }
    let prose = prose.to_mut();
    let blank = prose.ends_with(char::is_whitespace) || piece.starts_with(char::is_whitespace);
    prose.truncate(prose.trim_end().len());
    if blank {
        prose.push(' ');
    }
    prose.push_str(piece.trim_start());
}

/// A stretch of time on a clock, to the millisecond: `1:23:45`, `0:00:09.56`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ClockTime(u64);

impl ClockTime {
    /// A number of seconds.
    pub const fn from_seconds(seconds: u32) -> ClockTime {
        ClockTime(seconds as u64 * 1000)
    }

    /// A number of milliseconds.
    pub const fn from_millis(millis: u64) -> ClockTime {
        ClockTime(millis)
    }

    /// Whole seconds; a fraction is dropped.
    pub const fn seconds(self) -> u64 {
        self.0 / 1000
    }

    /// All of it in milliseconds.
    pub const fn millis(self) -> u64 {
        self.0
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.seconds(), self.0 % 1000);
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        match millis {
            0 => Ok(()),
            _ if millis % 100 == 0 => write!(f, ".{}", millis / 100),
            _ if millis % 10 == 0 => write!(f, ".{:02}", millis / 10),
            _ => write!(f, ".{millis:03}"),
        }
    }
}

/// Where a time cannot be read, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{fault} at byte {at}{}", Found(.found))]
pub struct ParseTimeError {
    /// The byte offset of the fault.
    pub at: usize,
    /// What is wrong there.
    pub fault: TimeFault,
    /// What stands there; empty at the end.
    pub found: String,
}

/// What is wrong with a time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub enum TimeFault {
    /// A number is wanted.
    #[error("expected a number")]
    ExpectedNumber,
    /// Minutes after hours, and seconds after minutes, are fewer than sixty.
    #[error("expected a number below 60")]
    SixtyOrMore,
    /// No clock goes so far.
    #[error("time too long")]
    TooLong,
    /// Hours, minutes and seconds are all there is.
    #[error("expected the end")]
    ExpectedEnd,
}

impl FromStr for ClockTime {
    type Err = ParseTimeError;

    /// Reads `h:mm:ss`, `m:ss` or `s`, the seconds with a fraction or without, the fields with
    /// their leading zeros or without. Digits past the millisecond are dropped.
    fn from_str(text: &str) -> Result<ClockTime, ParseTimeError> {
        let fail = |at: usize, fault| ParseTimeError {
            at,
            fault,
            found: text.get(at..).unwrap_or_default().chars().take(8).collect(),
        };
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let mut seconds: u64 = 0;
        let mut at = 0;
        for (place, field) in whole.split(':').enumerate() {
            if place == 3 {
                return Err(fail(at - 1, TimeFault::ExpectedEnd));
            }
            if field.is_empty() || !field.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(fail(at, TimeFault::ExpectedNumber));
            }
            let number: u32 = field.parse().map_err(|_| fail(at, TimeFault::TooLong))?;
            if place > 0 && number >= 60 {
                return Err(fail(at, TimeFault::SixtyOrMore));
            }
            seconds = seconds * 60 + u64::from(number);
            at += field.len() + 1;
        }
        let millis = thousandths(fraction).ok_or_else(|| fail(at, TimeFault::ExpectedNumber))?;
        Ok(ClockTime(seconds * 1000 + millis))
    }
}

/// The first three digits after the point.
fn thousandths(digits: &str) -> Option<u64> {
    let well_written = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let values = digits.bytes().map(|byte| u64::from(byte - b'0'));
    let places = [100, 10, 1];
    well_written.then(|| values.zip(places).map(|(digit, place)| digit * place).sum())
}

/// What a command says of the clocks after its move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClockNote {
    /// `clk`: what the player who moved has left.
    Remaining(ClockTime),
    /// `emt`: what the move took.
    MoveTime(ClockTime),
    /// `egt`: what the game took so far.
    GameTime(ClockTime),
    /// `mct`: what a mechanical clock shows.
    Mechanical(ClockTime),
    /// `clock`: what one or both players have left, and whose clock runs.
    Both {
        /// The time of each side, where it is given.
        left: ByColor<Option<ClockTime>>,
        /// The side whose clock runs, written with a capital; none when neither or both do.
        running: Option<Color>,
    },
}

impl Command<'_> {
    /// The clock times of this command; none if it is of another kind or cannot be read.
    ///
    /// The standard's own examples give `clk` two times and `clock` a bare one, so either name
    /// takes either form.
    pub fn clock(&self) -> Option<ClockNote> {
        let time = || self.value.parse().ok();
        let is = |name: &str| self.name.eq_ignore_ascii_case(name);
        if is("clk") || is("clock") {
            let remaining = time().map(ClockNote::Remaining);
            remaining.or_else(|| both(self.value))
        } else if is("emt") {
            time().map(ClockNote::MoveTime)
        } else if is("egt") {
            time().map(ClockNote::GameTime)
        } else if is("mct") {
            time().map(ClockNote::Mechanical)
        } else {
            None
        }
    }
}

/// One or two times, each with the letter of its side.
fn both(value: &str) -> Option<ClockNote> {
    let mut left = ByColor::new_with(|_| None);
    let mut runs = ByColor::new_with(|_| false);
    for word in value.split_whitespace() {
        let letter = word.chars().next()?;
        let color = Color::ALL
            .into_iter()
            .find(|color| color.letter() == letter.to_ascii_uppercase())?;
        let time = word.get(letter.len_utf8()..)?.parse().ok()?;
        if left[color].replace(time).is_some() {
            return None;
        }
        runs[color] = letter.is_ascii_uppercase();
    }
    let running = match (runs.white, runs.black) {
        (true, false) => Some(Color::White),
        (false, true) => Some(Color::Black),
        (true, true) | (false, false) => None,
    };
    let any = left.white.is_some() || left.black.is_some();
    any.then_some(ClockNote::Both { left, running })
}

impl fmt::Display for ClockNote {
    /// The whole command, as it stands in a comment.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClockNote::Remaining(time) => write!(f, "[%clk {time}]"),
            ClockNote::MoveTime(time) => write!(f, "[%emt {time}]"),
            ClockNote::GameTime(time) => write!(f, "[%egt {time}]"),
            ClockNote::Mechanical(time) => write!(f, "[%mct {time}]"),
            ClockNote::Both { left, running } => {
                f.write_str("[%clock")?;
                for color in Color::ALL {
                    let Some(time) = left[color] else { continue };
                    let mut letter = color.letter();
                    if *running != Some(color) {
                        letter = letter.to_ascii_lowercase();
                    }
                    write!(f, " {letter}{time}")?;
                }
                f.write_str("]")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use proptest::prelude::*;

    use super::*;

    fn notes(comment: &str) -> Vec<Option<ClockNote>> {
        commands(comment).map(|command| command.clock()).collect()
    }

    fn seconds(seconds: u32) -> ClockTime {
        ClockTime::from_seconds(seconds)
    }

    fn two(white: u32, black: u32, running: Option<Color>) -> ClockNote {
        let left = ByColor {
            white: Some(seconds(white)),
            black: Some(seconds(black)),
        };
        ClockNote::Both { left, running }
    }

    /// PDN 3.0: the four commands with one time.
    #[test]
    fn standard_times() {
        let comment = "[%clk 1:23:45] [%emt 0:01:30][%egt 0:49:11] [%mct 2:00:00]";
        assert_eq!(
            notes(comment),
            [
                Some(ClockNote::Remaining(seconds(5025))),
                Some(ClockNote::MoveTime(seconds(90))),
                Some(ClockNote::GameTime(seconds(2951))),
                Some(ClockNote::Mechanical(seconds(7200))),
            ]
        );
    }

    /// PDN 3.0: a capital says whose clock runs. lidraughts writes both sides after each move.
    #[test]
    fn standard_two_clocks() {
        let black = two(10, 3, Some(Color::Black));
        assert_eq!(notes("[%clock w0:00:10 B0:00:03]"), [Some(black)]);
        let white = two(597, 598, Some(Color::White));
        assert_eq!(notes("[%clock b0:09:58 W0:09:57]"), [Some(white)]);
        assert_eq!(
            notes("[%clock w0:00:10 b0:00:03]"),
            [Some(two(10, 3, None))]
        );
    }

    /// PDN 3.0: one side is enough; its examples mix the names `clk` and `clock`.
    #[test]
    fn standard_examples_mix_the_names() {
        let left = ByColor {
            white: Some(seconds(10)),
            black: None,
        };
        let running = None;
        let one = Some(ClockNote::Both { left, running });
        assert_eq!(notes("[%clock w0:00:10]"), [one]);
        assert_eq!(
            notes("[%clk w0:00:10 B0:00:03]"),
            [Some(two(10, 3, Some(Color::Black)))]
        );
        assert_eq!(
            notes("[%clock 0:49:11]"),
            [Some(ClockNote::Remaining(seconds(2951)))]
        );
    }

    /// Dragon's comments in windragon.pdn: glued commands, one without a value, short fields.
    #[test]
    fn seen_dragon() {
        let comment = "[%drgnode 9 10][%eval -0.048][%egt 0:0:9.56][%inbook]";
        let all: Vec<_> = commands(comment).map(|c| (c.name, c.value)).collect();
        assert_eq!(
            all,
            [
                ("drgnode", "9 10"),
                ("eval", "-0.048"),
                ("egt", "0:0:9.56"),
                ("inbook", ""),
            ]
        );
        let egt = ClockNote::GameTime(ClockTime::from_millis(9560));
        assert_eq!(notes(comment), [None, None, Some(egt), None]);
        assert_eq!(egt.to_string(), "[%egt 0:00:09.56]");
        assert_eq!(without_commands(comment), "");
    }

    /// Women's title match of 2024: an absurd time is still what was written.
    #[test]
    fn seen_absurd_time() {
        let note = two(45_903, 5_075, Some(Color::Black));
        assert_eq!(notes("[%clock w12:45:03 B1:24:35]"), [Some(note)]);
    }

    /// The author: prose that only looks like a command.
    #[test]
    fn not_commands() {
        for prose in [
            "[%clk 0:10",
            "[% clk]",
            "[clk 0:10]",
            "[#]",
            "%clk",
            "[%",
            "[%]",
        ] {
            assert_eq!(commands(prose).count(), 0, "{prose}");
            assert_eq!(without_commands(prose), prose);
        }
        let after = commands("[%] [%clk 0:10]").next().expect("a command");
        assert_eq!((after.name, after.span), ("clk", 4..15));
    }

    /// The author: two times for one side, a wrong letter, no letter, no time.
    #[test]
    fn unreadable_clocks() {
        for value in [
            "w0:10 w0:20",
            "x0:10",
            "0:10 0:20",
            "w",
            "",
            "é0:10",
            "-0:10",
        ] {
            let command = Command {
                name: "clock",
                value,
                span: 0..0,
            };
            assert_eq!(command.clock(), None, "{value}");
        }
    }

    /// The author: blanks around a command become one, and untouched prose is not copied.
    #[test]
    fn prose_left() {
        let borrowed = |text| matches!(without_commands(text), Cow::Borrowed(_));
        assert_eq!(
            without_commands(" Good [%clk 0:10:00] move, "),
            "Good move,"
        );
        assert_eq!(without_commands("a[%x]b [%y][%z] c[%q] "), "ab c");
        assert_eq!(without_commands(" [%x] only [%y] "), "only");
        assert!(borrowed(" only prose "));
        assert!(borrowed("[%clk 0:10:00] prose"));
    }

    /// The author: each form of a time.
    #[test]
    fn times_read() {
        let millis = |text: &str| text.parse::<ClockTime>().map(ClockTime::millis);
        assert_eq!(millis("0:49:11"), Ok(2_951_000));
        assert_eq!(millis("1:36"), Ok(96_000));
        assert_eq!(millis("90"), Ok(90_000));
        assert_eq!(millis("0:00:02.5"), Ok(2_500));
        assert_eq!(millis("0:00:02.00199"), Ok(2_001));
        assert_eq!(millis("4294967295:59:59.999"), Ok(15_461_882_265_599_999));
    }

    /// The author: each fault with its place.
    #[test]
    fn times_refused() {
        let refusal = |text: &str| text.parse::<ClockTime>().expect_err(text).to_string();
        assert_eq!(refusal(""), "expected a number at byte 0, found the end");
        assert_eq!(refusal("1:x"), "expected a number at byte 2, found \"x\"");
        assert_eq!(
            refusal("1:75:00"),
            "expected a number below 60 at byte 2, found \"75:00\""
        );
        assert_eq!(
            refusal("1:00:00:00"),
            "expected the end at byte 7, found \":00\""
        );
        assert_eq!(
            refusal("0:00.é"),
            "expected a number at byte 5, found \"é\""
        );
        assert_eq!(
            refusal("99999999999"),
            "time too long at byte 0, found \"99999999\""
        );
    }

    fn any_time() -> impl Strategy<Value = ClockTime> {
        (0..=u64::from(u32::MAX) * 1000).prop_map(ClockTime::from_millis)
    }

    fn any_note() -> impl Strategy<Value = ClockNote> {
        let left = (any_time(), proptest::option::of(any_time()), any::<bool>());
        let both = left.prop_map(|(time, other, is_white)| {
            let first = if is_white { Color::White } else { Color::Black };
            let left = ByColor::new_with(|color| if color == first { Some(time) } else { other });
            let running = other.map(|_| first);
            ClockNote::Both { left, running }
        });
        prop_oneof![
            any_time().prop_map(ClockNote::Remaining),
            any_time().prop_map(ClockNote::MoveTime),
            any_time().prop_map(ClockNote::GameTime),
            any_time().prop_map(ClockNote::Mechanical),
            both,
        ]
    }

    proptest! {
        /// Law: a time printed is read back.
        #[test]
        fn law_time_round_trip(time in any_time()) {
            prop_assert_eq!(time.to_string().parse(), Ok(time));
        }

        /// Law: a note printed into prose is found, read back and taken out again.
        #[test]
        fn law_note_round_trip(note in any_note(), before in "[a-z]{0,5}", after in "[a-z]{0,5}") {
            let comment = alloc::format!("{before}{note}{after}");
            prop_assert_eq!(notes(&comment), [Some(note)]);
            prop_assert_eq!(without_commands(&comment), before + &after);
        }

        /// Law: on any text nothing panics, spans are in order and hold commands, and prose left
        /// has no command and no blanks at its ends.
        #[test]
        fn law_any_text(comment in "([\\[%\\] a-z0-9:.wB]|\\PC){0,60}") {
            let mut end = 0;
            for command in commands(&comment) {
                prop_assert!(end <= command.span.start);
                end = command.span.end;
                let text = &comment[command.span.clone()];
                prop_assert!(text.starts_with("[%") && text.ends_with(']'));
                command.clock();
            }
            let prose = without_commands(&comment);
            prop_assert_eq!(prose.trim(), prose.as_ref());
        }
    }
}
