//! The score sheet, by the articles that say what stands on it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use conduct::{Chance, Command, EnvelopeKey, Event, Game, Heading, Millis, Moment, Terms, seal};
use games::{ByColor, Color, RuleSet};
use peatee_paper::{Diagram, Head, Kings, Look, ScoreSheet, move_name};
use texts::Language;

const START: Moment = Moment(1_000_000_000_000);

/// A game that is played, with all that happens in it.
struct Play {
    game: Game,
    events: Vec<Event>,
    now: Moment,
}

impl Play {
    fn new(rules: &str, control: &str) -> Play {
        let rules: RuleSet = rules.parse().expect("a rule set");
        let control = control.parse().expect("a control");
        let mut play = Play {
            game: Game::new(Terms::timed(rules, control)).expect("playable"),
            events: Vec::new(),
            now: START,
        };
        play.act(&Command::Begin);
        play
    }

    fn act(&mut self, command: &Command) {
        let events = self.game.decide(command, self.now).expect("allowed");
        for event in &events {
            self.game.apply(event).expect("it fits");
        }
        self.events.extend(events);
    }

    /// Each move takes five seconds.
    fn moves(&mut self, text: &str) {
        for text in text.split_whitespace() {
            self.now = self.now.plus(Millis::seconds(5));
            let (by, text) = (self.game.moves().turn(), text.to_owned());
            self.act(&Command::Play { by, text });
        }
    }

    fn sheet(&self) -> ScoreSheet {
        let names = ByColor {
            white: "Tamm <b>".to_owned(),
            black: "Kask".to_owned(),
        };
        let heading = Heading {
            event: "Cup".to_owned(),
            date: "2026.11.25".to_owned(),
            round: "3".to_owned(),
            names,
            ..Heading::default()
        };
        let head = Head {
            heading,
            board: "7".to_owned(),
            control: String::new(),
        };
        ScoreSheet::new(self.game.terms().clone(), &self.events, head).expect("a sheet")
    }
}

/// `1. …` by lines, without what stands around the moves.
fn numbered(sheet: &ScoreSheet) -> Vec<String> {
    let text = sheet.text(Language::English);
    let lines = text.lines().map(str::trim_start);
    let moves = lines.filter(|line| {
        let number = line.split('.').next().unwrap_or_default();
        line.contains('.') && !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
    });
    let squeezed = moves.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    squeezed.collect()
}

/// 002:§29.7: the sample opening in two columns.
#[test]
fn r53_29_7_white_on_the_left_black_on_the_right() {
    let mut play = Play::new("hundred-1953", "-");
    play.moves("31-27 19-24 37-31 18-22 27:18 13:22 34-30 14-19");
    let sheet = play.sheet();
    assert_eq!(
        numbered(&sheet),
        [
            "1. 31-27 19-24",
            "2. 37-31 18-22",
            "3. 27:18 13:22",
            "4. 34-30 14-19"
        ]
    );
    let html = sheet.html(Language::English);
    let row = "<th scope=\"row\" class=\"number\">3</th><td>27:18</td><td>13:22</td>";
    assert!(html.contains(row), "{html}");
}

/// 002:§14.8: the sample game in two columns.
#[test]
fn r53_14_8_the_sample_game_of_64_squares() {
    let mut play = Play::new("russian-1953", "-");
    play.moves("e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 h4:f2 e1:g3 c7:h4");
    play.act(&Command::Resign(Color::White));
    let sheet = play.sheet();
    assert_eq!(numbered(&sheet)[4], "5. e1:g3 c7:h4");
    let text = sheet.text(Language::English);
    assert!(text.contains("Result: 0-1 "), "{text}");
}

/// 002:§4.2: one number for both.
#[test]
fn r53_4_2_blacks_reply_has_the_number_of_whites_move() {
    let mut play = Play::new("russian", "-");
    play.moves("c3-d4 b6-a5 g3-h4");
    let entries = play.game.entries();
    let names: Vec<_> = (0..=3).map(|plies| move_name(entries, plies)).collect();
    let expected = [None, Some("1. c3-d4"), Some("1… b6-a5"), Some("2. g3-h4")];
    assert_eq!(names, expected.map(|name| name.map(str::to_owned)));
}

#[test]
fn a_game_that_black_begins_leaves_whites_place_free() {
    let rules: RuleSet = "russian".parse().expect("a rule set");
    let mut play = Play {
        game: Game::new(Terms {
            fen: Some("B:Wc3,e3:Bd6,f6".to_owned()),
            ..Terms::new(rules)
        })
        .expect("playable"),
        events: Vec::new(),
        now: START,
    };
    play.act(&Command::Begin);
    play.moves("f6-g5 c3-d4");
    let sheet = play.sheet();
    assert_eq!(numbered(&sheet), ["1. … f6-g5", "2. c3-d4"]);
    assert!(sheet.text(Language::English).contains("B:Wc3,e3:Bd6,f6"));
}

/// 002:§33.1, 002:§33.2: what stands above the moves, and who signs.
#[test]
fn r53_33_1_competition_round_board_names_and_lines_to_sign() {
    let play = Play::new("russian", "-");
    let sheet = play.sheet();
    let text = sheet.text(Language::English);
    for line in [
        "Competition   Cup",
        "Round         3",
        "Board         7",
        "Black         Kask",
    ] {
        assert!(text.contains(line), "{text}");
    }
    // 002:§33.2: signed by both opponents and handed to the judge.
    for signer in ["White", "Black", "Judge"] {
        assert!(text.contains(&format!("____________________  {signer}")));
    }
    // What people write is no markup.
    assert!(sheet.html(Language::English).contains("Tamm &#60;b&#62;"));
}

/// 002:§34.2: the move must stay unknown.
#[test]
fn r53_34_2_a_sealed_move_is_on_no_sheet_before_it_is_opened() {
    let mut play = Play::new("russian-1953", "15/3600");
    play.moves("e3-d4 d6-c5");
    let why = "the hall closes".to_owned();
    play.act(&Command::Adjourn { why });
    let about = play.game.seal_subject(b"1");
    let key = EnvelopeKey::new([7; 32]);
    let (sealed, _) =
        seal("g3-f4", Chance::new([1; Chance::LENGTH]), &key, &about).expect("sealed");
    let by = Color::White;
    play.act(&Command::Seal {
        by,
        sealed: Box::new(sealed.clone()),
    });
    let sheet = play.sheet();
    for language in Language::ALL {
        assert!(!sheet.text(language).contains("g3-f4"));
        assert!(!sheet.html(language).contains("g3-f4"));
    }
    assert_eq!(numbered(&sheet)[1], "2. sealed move 0:00:05");

    play.act(&Command::Resume {
        session: None,
        present: ByColor::new_with(|_| true),
    });
    assert!(!play.sheet().text(Language::English).contains("g3-f4"));
    let receipt = conduct::open(&sealed, &key, &about).expect("it opens");
    play.act(&Command::OpenEnvelope(receipt));
    let sheet = play.sheet();
    assert!(
        numbered(&sheet)[1].starts_with("2. g3-f4 (s) "),
        "{sheet:?}"
    );
}

/// 002:§32.17: saved time goes on to the next control.
#[test]
fn r53_32_17_the_dial_and_the_control_move_stand_beside_the_moves() {
    let mut play = Play::new("international", "2/3600");
    play.moves("32-28 19-23 28x19 14x23 37-32");
    let sheet = play.sheet();
    assert_eq!(numbered(&sheet)[0], "1. 32-28 0:00:05 19-23 0:00:05");
    assert_eq!(
        numbered(&sheet)[1],
        "2. 28x19 (c) 0:00:10 14x23 (c) 0:00:10"
    );
    assert_eq!(numbered(&sheet)[2], "3. 37-32 0:00:15");
    assert!(
        sheet
            .html(Language::English)
            .contains("<tr class=\"control\">")
    );
}

/// 002:§16.7: offers.
#[test]
fn r53_16_7_an_offer_is_marked_at_the_move_it_goes_with() {
    let mut play = Play::new("russian-1953", "-");
    play.moves("e3-d4 d6-c5");
    play.act(&Command::OfferDraw(Color::White));
    let told = play.sheet().text(Language::English);
    assert!(told.contains("After 1… d6-c5: White"), "{told}");
    play.moves("f2-e3 f6-g5");
    assert_eq!(numbered(&play.sheet())[1], "2. f2-e3 (=) f6-g5");
}

#[test]
fn what_was_taken_back_is_told_and_does_not_stand() {
    let mut play = Play::new("russian", "-");
    play.moves("c3-d4 b6-a5");
    play.act(&Command::AskTakeback(Color::Black));
    let (by, agrees) = (Color::White, true);
    play.act(&Command::AnswerTakeback { by, agrees });
    play.moves("f6-g5");
    assert_eq!(numbered(&play.sheet()), ["1. c3-d4 f6-g5"]);
    let told = play.sheet().text(Language::English);
    assert!(
        told.contains("After 1. c3-d4: Moves were taken back"),
        "{told}"
    );
    let (_, stops) = conduct::course(play.game.terms().clone(), &play.events).expect("a course");
    assert_eq!(stops.len(), 3);
    assert_eq!(stops[2].fen, play.game.moves().fen());
    assert_eq!(stops[2].last, Some(["f6".to_owned(), "g5".to_owned()]));
}

#[test]
fn every_language_has_every_word() {
    let mut play = Play::new("international", "2/3600");
    play.moves("32-28 19-23");
    play.act(&Command::OfferDraw(Color::White));
    play.moves("28x19 14x23");
    let sheet = play.sheet();
    for language in Language::ALL {
        for printed in [sheet.text(language), sheet.html(language)] {
            assert!(!printed.contains("sheet-"), "{printed}");
        }
    }
}

#[test]
fn a_diagram_has_every_piece_and_the_names_of_the_edges() {
    for (rules, pieces, names) in [
        ("international", 40, vec!["5", "50", "46", "6", "45"]),
        ("russian", 24, vec!["a", "h", "1", "8"]),
        ("chess", 32, vec!["a", "h", "1", "8"]),
    ] {
        let grid = Play::new(rules, "-").game.moves().grid();
        let mut diagram = Diagram {
            grid: &grid,
            is_flipped: false,
            look: Look::Paper,
            kings: Kings::Stacked,
        };
        let svg = diagram.svg("a < b");
        assert_eq!(svg.matches("<g transform").count(), pieces, "{rules}");
        for name in names {
            let label = format!(">{name}</text>");
            assert_eq!(svg.matches(&label).count(), 1, "{rules} {name}");
        }
        assert!(svg.contains("a &lt; b") && !svg.contains("style"));
        diagram.is_flipped = true;
        assert_ne!(diagram.svg(""), svg);
        diagram.look = Look::Screen;
        assert!(!diagram.svg("").contains("<text"));
    }
}
