//! The words of payloads: one for each value of the small enums.

use conduct::{
    Annulment, Breach, ByColor, Color, Decision, DrawReason, Duty, Misconduct, Mode, PenSlip,
    Penalty, Score, WinReason,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A value that is written as one word.
pub(crate) trait Worded: Copy + Sized + 'static {
    /// Every value with its word.
    const WORDS: &'static [(Self, &'static str)];

    /// The word of a value.
    fn word(self) -> &'static str;

    /// The value of a word.
    fn of(word: &str) -> Option<Self> {
        let found = Self::WORDS.iter().find(|(_, known)| *known == word);
        found.map(|(value, _)| *value)
    }
}

/// A value in a payload, by its word.
#[derive(Clone, Copy)]
pub(crate) struct Word<T>(pub(crate) T);

impl<T: Worded> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<'de, T: Worded> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word<T>, D::Error> {
        let word = String::deserialize(deserializer)?;
        let value = T::of(&word).map(Word);
        value.ok_or_else(|| de::Error::custom(format_args!("unknown word {word:?}")))
    }
}

/// The words of an enum. A value without a word does not compile.
macro_rules! words {
    ($($type:ident { $($enum:ident::$value:ident $(($inner:path))? => $word:literal,)* })*) => {
        $(
            impl Worded for $type {
                const WORDS: &'static [($type, &'static str)] = &[$(($enum::$value $(($inner))?, $word)),*];

                fn word(self) -> &'static str {
                    match self {
                        $($enum::$value $(($inner))? => $word,)*
                    }
                }
            }
        )*

        /// Every word of the payloads of version 1, by what it is a word for. They stay.
        pub fn words() -> Vec<(&'static str, Vec<&'static str>)> {
            vec![$((stringify!($type), <$type as Worded>::WORDS.iter().map(|(_, word)| *word).collect())),*]
        }
    };
}

words! {
    Color {
        Color::White => "white",
        Color::Black => "black",
    }
    Breach {
        Breach::TwoMoves => "two-moves",
        Breach::IllegalMove => "illegal-move",
        Breach::TouchedOther => "touched-other",
        Breach::TookBack => "took-back",
        Breach::MovedOpponentPiece => "moved-opponent-piece",
        Breach::MissedCapture => "missed-capture",
        Breach::RemovedWithoutReason => "removed-without-reason",
        Breach::WrongCaptureCount => "wrong-capture-count",
        Breach::StoppedCapture => "stopped-capture",
        Breach::EarlyRemoval => "early-removal",
        Breach::RemovedTooFew => "removed-too-few",
        Breach::RemovedUncaptured => "removed-uncaptured",
        Breach::PausedRemoval => "paused-removal",
        Breach::RemovedOwn => "removed-own",
        Breach::NotCrowned => "not-crowned",
        Breach::MovedUncrowned => "moved-uncrowned",
        Breach::TwoHands => "two-hands",
        Breach::UnclearCapture => "unclear-capture",
        Breach::WrongStart => "wrong-start",
        Breach::OnLightSquare => "on-light-square",
    }
    Misconduct {
        Misconduct::TouchedOutOfTurn => "touched-out-of-turn",
        Misconduct::Advice => "advice",
        Misconduct::LeftBoard => "left-board",
        Misconduct::Analysis => "analysis",
        Misconduct::Pointing => "pointing",
        Misconduct::Disturbance => "disturbance",
        Misconduct::Help => "help",
        Misconduct::Other => "other",
    }
    Penalty {
        Penalty::Warning => "warning",
        Penalty::Reprimand => "reprimand",
        Penalty::Loss => "loss",
        Penalty::Exclusion => "exclusion",
    }
    Decision {
        Decision::Pending => "pending",
        Decision::Corrected => "corrected",
        Decision::LetStand => "let-stand",
        Decision::Replayed => "replayed",
        Decision::Noted => "noted",
    }
    Annulment {
        Annulment::Board => "board",
        Annulment::Envelope => "envelope",
        Annulment::Other => "other",
    }
    PenSlip {
        PenSlip::None => "none",
        PenSlip::Turned => "turned",
        PenSlip::OneCharacter => "one-character",
        PenSlip::Capture => "capture",
        PenSlip::Short => "short",
        PenSlip::Touched => "touched",
    }
    WinReason {
        WinReason::NoPieces => "no-pieces",
        WinReason::NoMove => "no-move",
        WinReason::Checkmate => "checkmate",
        WinReason::Resignation => "resignation",
    }
    DrawReason {
        DrawReason::Agreement => "agreement",
        DrawReason::Repetition => "repetition",
        DrawReason::KingMovesOnly => "king-moves-only",
        DrawReason::ThreeAgainstKing => "three-against-king",
        DrawReason::TwoAgainstKing => "two-against-king",
        DrawReason::KingsAgainstKing => "kings-against-king",
        DrawReason::MainRoadHeld => "main-road-held",
        DrawReason::NotPlayedOut => "not-played-out",
        DrawReason::UnchangedForce => "unchanged-force",
        DrawReason::NoCapture => "no-capture",
        DrawReason::Stalemate => "stalemate",
        DrawReason::FivefoldRepetition => "fivefold-repetition",
        DrawReason::FiftyMoves => "fifty-moves",
        DrawReason::SeventyFiveMoves => "seventy-five-moves",
        DrawReason::DeadPosition => "dead-position",
    }
    Mode {
        Mode::Play => "play",
        Mode::Record => "record",
    }
    Duty {
        Duty::Must => "must",
        Duty::Need => "need",
    }
    Score {
        Score::Win(Color::White) => "1-0",
        Score::Win(Color::Black) => "0-1",
        Score::Draw => "1/2-1/2",
        Score::Forfeit(Color::White) => "+/-",
        Score::Forfeit(Color::Black) => "-/+",
        Score::BothLost => "-/-",
        Score::BothForfeit => "both-forfeit",
        Score::Unknown => "*",
    }
}

/// Something for each side.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sides<T> {
    white: T,
    black: T,
}

impl<T> Sides<T> {
    pub(crate) fn of<U: Clone>(sides: &ByColor<U>, each: impl Fn(U) -> T) -> Sides<T> {
        Sides {
            white: each(sides.white.clone()),
            black: each(sides.black.clone()),
        }
    }

    pub(crate) fn into_sides<U>(self, each: impl Fn(T) -> U) -> ByColor<U> {
        ByColor {
            white: each(self.white),
            black: each(self.black),
        }
    }
}

/// Bytes as hex digits.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        write!(text, "{byte:02x}").unwrap_or_default();
        text
    })
}

/// Reads pairs of hex digits, small letters only; none for anything else.
pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digit = |c: u8| match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let pair = |[high, low]: &[u8; 2]| Some(digit(*high)? << 4 | digit(*low)?);
    rest.is_empty()
        .then(|| pairs.iter().map(pair).collect())
        .flatten()
}
