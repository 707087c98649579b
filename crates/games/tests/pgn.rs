//! PGN files: what is read from them, where faults lie, and that what is written is read back.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use std::io::{self, Read};
use std::ops::ControlFlow;

use notation::pdn::{Fault, Place, ReadPdnError, Visitor, Wish};
use notation::{Builder, Layout, Mark, Record, Score, Step, write_record};
use peatee_games::{
    Game, PgnReader, RuleSet, SyntheticOptions, looks_like_pgn, synthetic, synthetic_file,
};
use rules::Color;

type Faults = Vec<(Fault, Place)>;

fn games(bytes: &[u8]) -> Vec<(Record, Faults)> {
    let mut reader = PgnReader::new(bytes);
    let mut builder = Builder::new();
    let mut games = Vec::new();
    while reader.read(&mut builder).expect("a file of games") {
        games.push(builder.take());
    }
    games
}

/// The only game, which must have no faults.
fn game(text: &str) -> Record {
    let mut games = games(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    let (record, faults) = games.remove(0);
    assert_eq!(faults, [], "{text}");
    record
}

/// The faults of the only game, with line and column.
fn faults(text: &str) -> Vec<(Fault, String)> {
    let games = games(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    let (_, faults) = games.into_iter().next().unwrap();
    faults
        .into_iter()
        .map(|(fault, at)| (fault, at.to_string()))
        .collect()
}

fn unknown(text: &str, at: &str) -> (Fault, String) {
    (Fault::Unknown(text.to_owned()), at.to_owned())
}

fn texts(record: &Record) -> Vec<&str> {
    let steps = record.line.steps.iter();
    steps.map(|step| step.text.as_str()).collect()
}

/// The shape of export files: PGN standard 8.1, 8.2.
const ROSTER: &str = r#"[Event "Invented Open"]
[Site "Somewhere"]
[Date "2024.05.17"]
[Round "3"]
[White "Ångström, Åsa"]
[Black "O\"Neill \\ Co"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {the Spanish,
over two lines} 4. Ba4 Nf6 5. O-O $14 Be7 6. Re1 b5 7. Bb3 d6
8. c3 O-O 1-0
"#;

#[test]
fn the_seven_tag_roster() {
    let record = game(ROSTER);
    assert_eq!(record.tags.len(), 7);
    assert_eq!(record.tag("White"), Some("Ångström, Åsa"));
    assert_eq!(record.tag("Black"), Some(r#"O"Neill \ Co"#));
    assert_eq!(record.score, Score::Win(Color::White));
    assert_eq!(texts(&record).len(), 16);
    let castled = &record.line.steps[8];
    assert_eq!(
        (castled.text.as_str(), &castled.marks[..]),
        ("O-O", &[Mark::Nag(14)][..])
    );
    assert_eq!(
        record.line.steps[5].comments,
        ["the Spanish, over two lines"]
    );
}

#[test]
fn moves_have_their_places() {
    let record = game(ROSTER);
    let places: Vec<String> = record.line.steps.iter().map(|s| s.at.to_string()).collect();
    assert_eq!(places[..4], ["9:4", "9:7", "9:13", "9:17"]);
    assert_eq!(places[6], "10:20", "behind a comment of two lines");
    assert_eq!(places[14], "11:4");
    let step = &record.line.steps[14];
    let at = usize::try_from(step.at.byte).unwrap();
    assert_eq!(&ROSTER[at..at + 2], step.text);
    // Columns count characters, not bytes.
    let record = game("\u{feff}{Ää} 1. e4 {żółw} e5 *");
    let columns: Vec<u32> = record.line.steps.iter().map(|s| s.at.column).collect();
    assert_eq!(columns, [9, 19]);
}

#[test]
fn nested_variations_comments_and_glyphs() {
    let record = game(
        "{first} 1. e4! {[%clk 0:12:34] best} (1. d4?! d5 (1... Nf6!? 2. c4 $1) 2. c4) \
         (1. c4 {English}) 1... e5?? $10 *",
    );
    assert_eq!(record.line.comments, ["first"]);
    let [first, second] = &record.line.steps[..] else {
        panic!("two moves")
    };
    assert_eq!(first.marks, [Mark::Strong]);
    assert_eq!(first.comments, ["[%clk 0:12:34] best"]);
    assert_eq!(second.marks, [Mark::VeryWeak, Mark::Nag(10)]);
    let [queen, english] = &first.variations[..] else {
        panic!("two variations")
    };
    assert_eq!(queen.steps[0].marks, [Mark::Nag(6)]);
    assert_eq!(queen.steps[1].variations[0].steps[0].marks, [Mark::Nag(5)]);
    assert_eq!(queen.steps[1].variations[0].steps[1].marks, [Mark::Strong]);
    assert_eq!(queen.steps[2].text, "c4");
    assert_eq!(english.steps[0].comments, ["English"]);
    assert_eq!(record.score, Score::Unknown);
}

#[test]
fn castling_promotion_en_passant_and_check() {
    let record = game(
        "1. 0-0 0-0-0+ 2. o-o e8=Q# 3. exd6 e.p. e8Q 4. Nbxd2+ R1a3 5. Qh4e1 -- 6. Z0 1/2-1/2",
    );
    let expected = [
        "O-O", "O-O-O+", "O-O", "e8=Q#", "exd6", "e8Q", "Nbxd2+", "R1a3", "Qh4e1", "--", "--",
    ];
    assert_eq!(texts(&record), expected);
    assert_eq!(record.score, Score::Draw);
    let record = game("1. e2-e4 e7e5 2. Ng1-f3+! Nb8:c6 3. exd5++ 0–1");
    assert_eq!(
        texts(&record),
        ["e2-e4", "e7e5", "Ng1-f3+", "Nb8xc6", "exd5++"]
    );
    assert_eq!(record.score, Score::Win(Color::Black));
}

#[test]
fn results() {
    for (text, score) in [
        ("1-0", Score::Win(Color::White)),
        ("0-1", Score::Win(Color::Black)),
        ("1/2-1/2", Score::Draw),
        ("½-½", Score::Draw),
        ("1/2", Score::Draw),
        ("*", Score::Unknown),
        ("+/-", Score::Forfeit(Color::White)),
        ("", Score::Unknown),
    ] {
        assert_eq!(game(&format!("1. e4 {text}")).score, score, "{text}");
        let only_tags = format!("[Event \"x\"]\n\n{text}\n");
        assert_eq!(game(&only_tags).score, score, "{text}");
    }
    assert_eq!(
        game("[Result \"1-0\"]\n\n1. e4").result(),
        Score::Win(Color::White)
    );
    let judged = faults("1. e4 +/- e5 *");
    assert_eq!(judged, [unknown("+/-", "1:7")]);
}

#[test]
fn where_one_game_ends_and_the_next_begins() {
    let count = |text: &str| games(text.as_bytes()).len();
    assert_eq!(count(""), 0);
    assert_eq!(count(" \r\n\n"), 0);
    assert_eq!(count("1. e4 1-0 1. d4 0-1"), 2);
    assert_eq!(count("1. e4 e5\n\n1. d4 d5\n"), 2);
    assert_eq!(count("[A \"1\"]\n\n[A \"2\"]\n\n*\n\n[A \"3\"]"), 3);
    assert_eq!(count("[A \"1\"]\n1. e4\n[A \"2\"]\n1. d4"), 2);
    assert_eq!(count("[A \"1\"][B \"2\"] 1. e4 *"), 1);
    // An empty line within a game, as annotators leave it.
    let record = game(
        "[A \"1\"]\n\n1. e4 e5\n\n{so far} 2. Nf3\r\n\r\n2... Nc6\n% for programs\n1-0 {good}\n",
    );
    assert_eq!(texts(&record), ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(record.line.steps[1].comments, ["so far"]);
    assert_eq!(record.line.steps[3].comments, ["good"]);
}

#[test]
fn comments_of_all_kinds() {
    let record = game(
        "; before\n[A \"1\"]\n{header}\n[B \"2\"]\n\n1. e4 ; to the } end\n1... e5 (better was another move) {} 2. d4 {a {b} *",
    );
    assert_eq!(record.tags.len(), 2);
    assert_eq!(record.line.comments, ["before", "header"]);
    assert_eq!(record.line.steps[0].comments, ["to the ) end"]);
    assert_eq!(record.line.steps[1].comments, ["better was another move"]);
    assert_eq!(record.line.steps[2].comments, ["a {b"]);
}

#[test]
fn what_is_not_known_is_a_fault_with_its_place() {
    let found = faults("1. e4 Sf6 e5,\n 2. Nf3 £x $300 $x Nf3junk 17/3 Nc6 *");
    let expected = [
        unknown("Sf6", "1:7"),
        unknown("£x", "2:9"),
        unknown("$300", "2:12"),
        unknown("$x", "2:17"),
        unknown("Nf3junk", "2:20"),
        unknown("17/3", "2:28"),
    ];
    assert_eq!(found, expected);
    let (record, _) = games(b"1. e4 Sf6 e5, 2. Nf3junk Nc6[] *").remove(0);
    assert_eq!(texts(&record), ["e4", "e5", "Nc6"]);
}

#[test]
fn what_is_not_closed() {
    let at = |fault: Fault, at: &str| (fault, at.to_owned());
    assert_eq!(
        faults("1. e4 {never\n1... e5 *"),
        [at(Fault::UnclosedComment, "1:7")]
    );
    assert_eq!(
        faults("1. e4 (1. d4 d5"),
        [at(Fault::UnclosedVariation, "2:1")]
    );
    assert_eq!(
        faults("1. e4 ) } e5 *"),
        [
            at(Fault::StrayBracket(')'), "1:7"),
            at(Fault::StrayBracket('}'), "1:9"),
        ]
    );
    let two = games(b"[Event \"1\"]\n1. e4 {never\n\n[Event \"2\"]\n1. d4 {said} *");
    assert_eq!(two.len(), 2);
    assert_eq!(two[0].1[0].0, Fault::UnclosedComment);
    assert_eq!(two[0].0.line.steps[0].comments, ["never"]);
    assert_eq!(two[1].1, []);
    let deep = format!("1. e4 {} d5 {} e5 *", "( d4".repeat(200), ")".repeat(200));
    assert_eq!(faults(&deep).len(), 1);
    let (record, _) = games(deep.as_bytes()).remove(0);
    assert_eq!(texts(&record), ["e4", "e5"]);
}

#[test]
fn tags_out_of_order() {
    let tags = "[Event \"The \"Big\" Open\"]\n[Site \"C:\\\"]\n[Round 17]\n[White \"A]\n[Black \"B\"\n[Empty]\n[]\n[ Annotator\t\"x\" ]\n";
    let (record, faults) = games(format!("{tags}1. e4 *").as_bytes()).remove(0);
    let said: Vec<_> = record
        .tags
        .iter()
        .map(|t| (t.name.as_str(), t.value.as_str()))
        .collect();
    assert_eq!(
        said,
        [
            ("Event", "The \"Big\" Open"),
            ("Site", "C:\\"),
            ("Round", "17"),
            ("White", "A"),
            ("Black", "B"),
            ("Empty", ""),
            ("Annotator", "x"),
        ]
    );
    let lines: Vec<u64> = faults.iter().map(|(_, at)| at.line).collect();
    assert_eq!(lines, [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(faults[3].0, Fault::UnclosedQuote);
    assert_eq!(texts(&record), ["e4"]);
}

#[test]
fn other_encodings() {
    let text = "[White \"Иванов Пётр\"]\n[Black \"Соколова Мария\"]\n\n1. e4 {сильный ход} e5 *\n";
    let mut bytes = Vec::new();
    for c in text.chars() {
        let code = u32::from(c);
        bytes.push(match c {
            'ё' => 0xb8,
            'А'..='я' => u8::try_from(code - 0x410 + 0xc0).unwrap(),
            c => u8::try_from(u32::from(c)).unwrap(),
        });
    }
    let (record, faults) = games(&bytes).remove(0);
    assert_eq!(faults, []);
    assert_eq!(record.tag("White"), Some("Иванов Пётр"));
    assert_eq!(record.line.steps[0].comments, ["сильный ход"]);
    assert_eq!(record.line.steps[1].at.column, 21);
}

#[test]
fn what_is_no_file_of_games() {
    let read = |bytes: &[u8]| PgnReader::new(bytes).read(&mut Builder::new());
    assert!(matches!(
        read(b"1. e4 \0"),
        Err(ReadPdnError::Binary { at: 6 })
    ));
    assert!(matches!(
        read(b"\xff\xfe1\0.\0"),
        Err(ReadPdnError::Wide(_))
    ));
    let prose = "It was the best of times, it was the worst of times. ".repeat(50);
    assert!(matches!(read(prose.as_bytes()), Err(ReadPdnError::NoGames)));
    assert!(matches!(read(b"hello"), Err(ReadPdnError::NoGames)));
    assert!(matches!(
        read(b"1. Introduction and thanks"),
        Err(ReadPdnError::NoGames)
    ));
    assert!(matches!(read(b""), Ok(false)));
    assert!(matches!(read(b"{nothing}"), Ok(false)));

    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("unplugged"))
        }
    }
    let failed = PgnReader::new(Broken).read(&mut Builder::new());
    assert!(matches!(failed, Err(ReadPdnError::Source(_))));
}

#[test]
fn a_game_too_long_is_refused_and_the_next_one_read() {
    let long = "1. e4 {word} ".repeat(1_400_000);
    let text = format!("[Event \"1\"]\n\n{long}*\n\n[Event \"2\"]\n\n1. d4 *\n");
    let games = games(text.as_bytes());
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].1[0].0, Fault::TooLong);
    assert_eq!(texts(&games[1].0), ["d4"]);
    assert_eq!(games[1].0.line.steps[0].at.line, 7);
    // An open comment in an endless file.
    let endless = io::repeat(b'a').take(40 << 20);
    let mut reader = PgnReader::new(b"1. e4 {".chain(endless));
    let mut builder = Builder::new();
    assert!(reader.read(&mut builder).unwrap());
    assert_eq!(builder.take().1[0].0, Fault::TooLong);
    assert!(!reader.read(&mut builder).unwrap());
    // Blanks are no game.
    let blanks = io::repeat(b'\n').take(40 << 20);
    let mut reader = PgnReader::new(blanks.chain(&b"1. e4 *"[..]));
    assert!(reader.read(&mut builder).unwrap());
    assert_eq!(builder.take().1, []);
}

#[test]
fn moves_that_nobody_wants() {
    #[derive(Default)]
    struct Tags(u32, u32, u32);
    impl Visitor for Tags {
        fn tag(&mut self, _: notation::pdn::Text<'_>, _: notation::pdn::Text<'_>, _: Place) {
            self.0 += 1;
        }
        fn moves(&mut self) -> Wish {
            Wish::Skip
        }
        fn played(&mut self, _: &str, _: Place) {
            self.1 += 1;
        }
        fn end(&mut self, score: Option<Score>, _: Place) {
            self.2 += u32::from(score == Some(Score::Win(Color::White)));
        }
    }
    let mut tags = Tags::default();
    let twice = format!("{ROSTER}\n{ROSTER}");
    let mut reader = PgnReader::new(twice.as_bytes());
    while reader.read(&mut tags).unwrap() {}
    assert_eq!((tags.0, tags.1, tags.2), (14, 0, 2));
}

/// A source that gives one byte at a time reads the same.
#[test]
fn small_bites() {
    struct Drops<'a>(&'a [u8]);
    impl Read for Drops<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let count = into.len().min(1);
            self.0.read(&mut into[..count])
        }
    }
    let mut builder = Builder::new();
    assert!(
        PgnReader::new(Drops(ROSTER.as_bytes()))
            .read(&mut builder)
            .unwrap()
    );
    assert_eq!(builder.take().0, game(ROSTER));
}

#[test]
fn chess_or_draughts() {
    for chess in [
        ROSTER,
        "1. e4 e5",
        "1.Nf3 d5",
        "1. e2-e4 e7-e5",
        "[GameType \"0\"]\n1. 32-28",
        "[FEN \"8/8/4k3/8/8/3K4/8/R7 w - - 0 1\"]\n*",
        "{1. 32-28} 1. c4",
        "[Event \"x\"]\n[Result \"1-0\"]\n\n1. d4 d5 1-0",
    ] {
        assert!(looks_like_pgn(chess.as_bytes()), "{chess}");
    }
    for draughts in [
        "",
        "1. 32-28 19-23",
        "1. c3-d4 b6-a5",
        "1. cd4 ba5",
        "1. c3:e5",
        "[GameType \"25\"]\n1. e4",
        "[FEN \"W:W31:B20\"]\n*",
        "[Event \"x\"]\n[Result \"2-0\"]\n\n1. 33-28 18-23 2-0",
        "hello world",
    ] {
        assert!(!looks_like_pgn(draughts.as_bytes()), "{draughts}");
    }
}

fn reread(record: &Record) -> Record {
    game(&write_record(record, Layout::Pdn))
}

#[test]
fn what_is_written_is_read_back() {
    let mut record = game("{c} 1. e4 $5 $7 {x} (1. d4 $14) e5 (1... c5 {y} 2. Nf3) 2. Nf3 1-0");
    record.line.steps[1].marks = vec![Mark::Won, Mark::Gained(2), Mark::Strong];
    record.line.steps[1].variations.clear();
    assert_eq!(reread(&record), record);
    // Black to move, at move 20.
    let mut record = Record::default();
    record.set_tag("FEN", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 20");
    record.line.steps = ["Kd7", "e4", "Kd6"].map(Step::new).into();
    record.score = Score::Draw;
    let text = write_record(&record, Layout::Pdn);
    assert!(text.contains("20... Kd7 21. e4 Kd6 1/2-1/2"), "{text}");
    assert_eq!(reread(&record), record);
}

/// Law: chess games of all kinds are read back equal, and every move stands where it is said to.
#[test]
fn law_synthetic_games_are_read_back() {
    let options = SyntheticOptions::default();
    for rules in ["chess", "chess-leaflet"] {
        let rules: RuleSet = rules.parse().unwrap();
        for seed in 0..300 {
            let record = synthetic(rules, seed, &options);
            let text = write_record(&record, Layout::Pdn);
            let again = game(&text);
            assert_eq!(again, record, "{text}");
            check_places(&again.line, &text);
        }
    }
}

fn check_places(line: &notation::Line, text: &str) {
    for step in &line.steps {
        let at = usize::try_from(step.at.byte).unwrap();
        assert!(text[at..].starts_with(&step.text));
        for variation in &step.variations {
            check_places(variation, text);
        }
    }
}

/// Law: of a file of games, damaged anywhere, nothing panics, and what is left is read.
#[test]
fn law_damaged_files() {
    let mut file = Vec::new();
    let rules: RuleSet = "chess".parse().unwrap();
    synthetic_file(rules, 7, 30_000, &SyntheticOptions::default(), &mut file).unwrap();
    let signs = b"{}()[]\"\\;%$!?*.- \n\r1/20Oe4N\xc3\xff";
    let mut state = 1_u64;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(state >> 33).unwrap() % below
    };
    for _ in 0..400 {
        let from = next(file.len());
        let to = (from + next(4000)).min(file.len());
        let mut part = file[from..to].to_vec();
        for _ in 0..next(30) {
            let at = next(part.len().max(1));
            let sign = signs[next(signs.len())];
            match (next(3), part.get_mut(at)) {
                (0, Some(byte)) => *byte = sign,
                (1, Some(_)) => part.insert(at, sign),
                (_, Some(_)) => drop(part.remove(at)),
                (_, None) => {}
            }
        }
        let mut reader = PgnReader::new(&part[..]);
        let mut shape = Shape {
            builder: Builder::new(),
            depth: 0,
        };
        while let Ok(true) = reader.read(&mut shape) {
            assert_eq!(shape.depth, 0);
            let (record, _) = shape.builder.take();
            check_damaged(&record.line, &part);
        }
    }
}

/// Every byte is looked at a few times at most, whatever is not closed.
#[test]
fn hostile_files_take_no_longer_than_others() {
    for piece in [
        "{\n",
        "{",
        "(",
        "(a",
        "()",
        "[",
        "[A ",
        "[A \"1\"]",
        "[A\"\\",
        "e4[",
        "e4 (",
        "e4 {",
        "e4;",
        "e4 $",
        "e4 * ",
        "1-0 ",
        "1. ",
        "!",
        "e4 (a ",
        "\"",
        ")",
        "}",
        "%\n",
        "\n[Event \"1\"]\n{",
    ] {
        let mut text = piece.repeat(100_000 / piece.len());
        for end in ["", "}", "\n[Event \"1\"]\n1. e4 }"] {
            text.push_str(end);
            let mut reader = PgnReader::new(text.as_bytes());
            let mut shape = Shape {
                builder: Builder::new(),
                depth: 0,
            };
            while let Ok(true) = reader.read(&mut shape) {
                shape.builder.take();
            }
        }
    }
}

/// Sees to it that variations are closed.
struct Shape {
    builder: Builder,
    depth: i32,
}

impl Visitor for Shape {
    fn begin(&mut self, at: Place) {
        self.builder.begin(at);
    }
    fn played(&mut self, text: &str, at: Place) {
        self.builder.played(text, at);
    }
    fn open_variation(&mut self, at: Place) {
        self.depth += 1;
        self.builder.open_variation(at);
    }
    fn close_variation(&mut self) {
        self.depth -= 1;
        assert!(self.depth >= 0);
        self.builder.close_variation();
    }
    fn end(&mut self, score: Option<Score>, at: Place) {
        self.builder.end(score, at);
    }
}

/// Every move begins, where it is said to stand, as it is told.
fn check_damaged(line: &notation::Line, bytes: &[u8]) {
    for step in &line.steps {
        let at = usize::try_from(step.at.byte).unwrap();
        let told = step.text.as_bytes()[0];
        let found = bytes[at];
        let is_same = found == told || matches!(found, b'0' | b'o' | b'Z' | b'P');
        assert!(is_same, "{} at {}", step.text, step.at);
        for variation in &step.variations {
            check_damaged(variation, bytes);
        }
    }
}

#[test]
fn games_are_legal() {
    let mut chess = Game::new("chess".parse().unwrap());
    for step in &game(ROSTER).line.steps {
        chess.play(&step.text).expect("legal");
    }
}

/// What is written is PGN to others, too: `pgn-reader` alone finds every move of every line.
#[test]
fn law_others_read_what_is_written() {
    struct Moves(usize);
    impl pgn_reader::Visitor for Moves {
        type Tags = ();
        type Movetext = ();
        type Output = ();
        fn begin_tags(&mut self) -> ControlFlow<()> {
            ControlFlow::Continue(())
        }
        fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
            ControlFlow::Continue(())
        }
        fn san(&mut self, (): &mut (), _: pgn_reader::SanPlus) -> ControlFlow<()> {
            self.0 += 1;
            ControlFlow::Continue(())
        }
        fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<(), pgn_reader::Skip> {
            ControlFlow::Continue(pgn_reader::Skip(false))
        }
        fn end_game(&mut self, (): ()) {}
    }
    fn count(line: &notation::Line) -> usize {
        let steps = line.steps.iter();
        steps
            .map(|step| 1 + step.variations.iter().map(count).sum::<usize>())
            .sum()
    }
    let rules: RuleSet = "chess".parse().unwrap();
    let mut text = String::new();
    let mut expected = 0;
    for seed in 0..100 {
        let record = synthetic(rules, seed, &SyntheticOptions::default());
        expected += count(&record.line);
        text += &write_record(&record, Layout::Pdn);
        text.push('\n');
    }
    let mut moves = Moves(0);
    let mut reader = pgn_reader::Reader::new(text.as_bytes());
    let mut games = 0;
    while reader.read_game(&mut moves).unwrap().is_some() {
        games += 1;
    }
    assert_eq!((games, moves.0), (100, expected));
}
