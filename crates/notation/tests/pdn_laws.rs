//! Laws of PDN: what is written is read back, no bytes make the reader stumble, and it does not
//! matter in which pieces they come.

use notation::pdn::{Fault, Place, Reader, Source};
use notation::{Builder, Layout, Line, Mark, Record, Score, Step, Tag, write_record};
use peatee_notation as notation;
use proptest::prelude::*;
use rules::Color;

/// A game with the faults in it.
type Game = (Record, Vec<(Fault, Place)>);

/// Gives a few bytes at a time, one count after the other.
struct Drips<'a> {
    bytes: &'a [u8],
    sizes: &'a [usize],
    turn: usize,
}

impl Source for Drips<'_> {
    type Error = core::convert::Infallible;

    fn read(&mut self, into: &mut [u8]) -> Result<usize, Self::Error> {
        let size = self.sizes[self.turn % self.sizes.len()];
        self.turn += 1;
        let length = size.min(into.len()).min(self.bytes.len());
        let (now, later) = self.bytes.split_at(length);
        into[..length].copy_from_slice(now);
        self.bytes = later;
        Ok(length)
    }
}

/// All games of a source, and why it ended if not with its end.
fn read_all<S: Source>(source: S) -> (Vec<Game>, Option<String>)
where
    S::Error: std::fmt::Display,
{
    let mut reader = Reader::new(source);
    let mut builder = Builder::new();
    let mut games = Vec::new();
    loop {
        match reader.read(&mut builder) {
            Ok(true) => games.push(builder.take()),
            Ok(false) => return (games, None),
            Err(error) => return (games, Some(error.to_string())),
        }
    }
}

/// Fails unless a record, written either way, is read back the same and without faults.
fn rereads(record: &Record) -> Result<(), TestCaseError> {
    for layout in [Layout::Pdn, Layout::Columns] {
        let text = write_record(record, layout);
        let (games, end) = read_all(text.as_bytes());
        prop_assert_eq!(&end, &None, "{:?}\n{}", layout, text);
        prop_assert_eq!(games.len(), 1, "{:?}\n{}", layout, text);
        prop_assert_eq!(&games[0].0, record, "{:?}\n{}", layout, text);
        prop_assert_eq!(&games[0].1, &Vec::new(), "{:?}\n{}", layout, text);
    }
    Ok(())
}

fn any_move() -> impl Strategy<Value = String> {
    prop_oneof![
        (1..=50, 1..=50)
            .prop_filter("no result", |(from, to)| from != to)
            .prop_map(|(from, to)| format!("{from}-{to}")),
        (3..=50, 1..=50, 1..=50).prop_map(|(from, by, to)| format!("{from}x{by}x{to}")),
        (3..=50, 1..=50).prop_map(|(from, to)| format!("{from} {to}")),
        "[a-h][1-8][-:x][a-h][1-8]",
        "[a-h][a-h][1-8]",
        "[a-h][1-8][a-h][1-8]([a-h][1-8])?",
        "[A-H][1-8]–[A-H][1-8]",
        Just(String::from("--")),
    ]
}

fn any_mark() -> impl Strategy<Value = Mark> {
    let nag = any::<u16>().prop_map(Mark::of_nag);
    prop_oneof![
        nag,
        (1..=99_u8).prop_map(Mark::Gained),
        (1..=99_u8).prop_map(Mark::Lost),
        proptest::sample::select(vec![
            Mark::Strong,
            Mark::VeryStrong,
            Mark::Weak,
            Mark::VeryWeak,
            Mark::LooksWeak,
            Mark::LooksStrong,
            Mark::Forced,
            Mark::Won,
            Mark::Drawn,
            Mark::AdLibitum,
        ]),
    ]
}

/// Words with single blanks between them, among them such as look like parts of a file.
fn any_comment() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        3 => "[!-|~¡-ÿа-яぁ-ん]{1,12}",
        1 => proptest::sample::select(vec!["[Event", "[%clk", "1-0", "*", "\"x\"]", "(", ";", "%", "{"])
            .prop_map(String::from),
    ];
    proptest::collection::vec(word, 1..30)
        .prop_map(|words| words.join(" "))
        .prop_filter("a mark", |text| {
            !text.contains("[%sign")
                && !text.contains(|c: char| c.is_control() || c.is_whitespace() && c != ' ')
        })
}

fn any_fen() -> impl Strategy<Value = Option<String>> {
    proptest::option::weighted(
        0.1,
        "[WB]:W[1-9]{1,2}(,K[1-9]{1,2}){0,60}:B[1-9]{1,2}|[a-h1-8/]{9} w - - 0 1",
    )
}

fn any_step(variations: impl Strategy<Value = Vec<Line>>) -> impl Strategy<Value = Step> {
    (
        any_fen(),
        any_move(),
        proptest::collection::vec(any_mark(), 0..3),
        proptest::collection::vec(any_comment(), 0..2),
        variations,
    )
        .prop_map(|(setup, text, marks, comments, variations)| Step {
            setup,
            marks,
            comments,
            variations,
            ..Step::new(text)
        })
}

fn line_of(step: impl Strategy<Value = Step>, least: usize) -> impl Strategy<Value = Line> {
    (
        proptest::collection::vec(any_comment(), 0..2),
        proptest::collection::vec(step, least..6),
        any_fen(),
    )
        .prop_map(|(comments, steps, setup)| Line {
            comments,
            steps,
            setup,
        })
}

fn any_line() -> impl Strategy<Value = Line> {
    let plain = line_of(any_step(Just(Vec::new())), 1);
    let variation = plain.prop_recursive(4, 16, 2, |inner| {
        line_of(any_step(proptest::collection::vec(inner, 0..2)), 1)
    });
    line_of(any_step(proptest::collection::vec(variation, 0..2)), 0)
}

fn any_tag() -> impl Strategy<Value = Tag> {
    let name = prop_oneof![
        3 => proptest::sample::select(vec!["Event", "White", "Black", "Date", "GameType"])
            .prop_map(String::from),
        1 => "[A-Za-zÀ-ÿ][A-Za-z0-9_é/.%-]{0,12}( [a-z]{1,4})?",
    ];
    let value = prop_oneof![
        "[ -~]{0,20}",
        "[\"\\\\\\]\\[{};%a-cé高 ]{0,20}",
        "\\PC{0,12}",
    ];
    let names = name.prop_filter("a forum's bracket", |name| {
        !["pdn", "/pdn", "pgn", "/pgn"].contains(&name.as_str())
    });
    (names, value).prop_map(|(name, value)| Tag {
        name,
        value: value.replace('\u{feff}', "").trim().to_owned(),
    })
}

fn any_score() -> impl Strategy<Value = Score> {
    proptest::sample::select(vec![
        Score::Win(Color::White),
        Score::Win(Color::Black),
        Score::Draw,
        Score::Forfeit(Color::White),
        Score::Forfeit(Color::Black),
        Score::BothLost,
        Score::BothForfeit,
        Score::Unknown,
    ])
}

fn any_record() -> impl Strategy<Value = Record> {
    let result = proptest::option::of(proptest::sample::select(vec![
        "1-0", "2-0", "1-1", "0-2", "1/2-1/2", "*", "4-6", "-", "", "1:0",
    ]));
    let tags = proptest::collection::vec(any_tag(), 0..6);
    (tags, result, any_line(), any_score()).prop_map(|(mut tags, result, line, score)| {
        tags.extend(result.map(|value| Tag {
            name: String::from("Result"),
            value: value.to_owned(),
        }));
        Record { tags, line, score }
    })
}

/// Bytes that are likely to be taken for parts of a game.
fn any_file() -> impl Strategy<Value = Vec<u8>> {
    let piece = proptest::sample::select(
        [
            "[Event \"a\"]\n",
            "[",
            "]",
            "\"",
            "\\",
            "{",
            "}",
            "(",
            ")",
            ";",
            "%",
            "\n",
            "\n\n",
            " ",
            "1.",
            "1...",
            "32-28",
            "19-23",
            "27x18",
            "a3b4",
            "ed4",
            "c:e5",
            "3228",
            "32 28",
            "1- 6",
            "!",
            "?!",
            "*",
            "$7",
            "+2",
            "-1",
            "a.l.",
            "=",
            "1-0",
            "2-0",
            "1 - 1",
            "1/2-1/2",
            "½",
            "/FEN \"W:W31:B20\"/",
            "/",
            "-",
            "--",
            "(a word)",
            "\\r",
            "é",
            "\u{feff}",
            "\u{a0}",
            "…",
            "[Result \"4-6\"]",
            "4-6",
            "\n[Event ",
            "[%sign +2]",
            "[%clk 0:01]",
            "\u{1}",
            "word",
            "12345",
        ]
        .to_vec(),
    );
    let bytes = prop_oneof![
        8 => piece.prop_map(|text| text.as_bytes().to_vec()),
        1 => any::<u8>().prop_map(|byte| vec![byte]),
    ];
    proptest::collection::vec(bytes, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    /// Law: a record of any kind is read back as it was written.
    #[test]
    fn law_written_records_are_read_back(record in any_record()) {
        rereads(&record)?;
    }

    /// Law: of any bytes, every game that is read can be written and read back.
    #[test]
    fn law_what_was_read_is_read_back(bytes in any_file()) {
        for (record, _) in read_all(&bytes[..]).0 {
            rereads(&record)?;
        }
    }

    /// Law: no bytes make the reader panic or go on for ever.
    #[test]
    fn law_any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
        read_all(&bytes[..]);
    }

    /// Law: the pieces in which a source gives its bytes do not matter.
    #[test]
    fn law_drips(bytes in any_file(), sizes in proptest::collection::vec(1..=7_usize, 1..10)) {
        let drips = Drips { bytes: &bytes, sizes: &sizes, turn: 0 };
        let (games, end) = read_all(drips);
        let (whole, whole_end) = read_all(&bytes[..]);
        prop_assert_eq!(end, whole_end);
        prop_assert_eq!(&games, &whole);
        let places = |games: &[Game]| -> Vec<Place> {
            let steps = games.iter().flat_map(|(record, _)| &record.line.steps);
            steps.map(|step| step.at).collect()
        };
        prop_assert_eq!(places(&games), places(&whole));
    }
}

/// Found by `law_what_was_read_is_read_back`: a dash behind a capture that is read as pieces lost (000:9.1.13) without a
/// blank is no part of the move with one.
#[test]
fn a_dash_behind_a_capture_is_read_alike_with_a_blank() {
    for bytes in [&b"27x181- 6"[..], b"27x18 - 6", b"27x18\x966", b"27x18-6"] {
        for (record, _) in read_all(bytes).0 {
            rereads(&record).expect("it is read back");
        }
    }
}
