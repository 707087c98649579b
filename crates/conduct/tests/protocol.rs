//! The protocol of a game: written, read back and checked.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use games::Color::{Black, White};
use games::{
    Builder, ByColor, CheckOptions, Checked, Checker, Color, Format, GameFile, Layout, Record,
    RuleSet, Score, Step, What, write_record,
};
use peatee_conduct::{
    Annulment, Breach, Chance, Command, Correction, EnvelopeKey, Event, Form, Game, Heading,
    Millis, Misconduct, Mode, Moment, Penalty, PersonId, Report, Terms, Verdict, seal,
};

const START: Moment = Moment(1_000_000_000_000);

/// A game with all that happened in it.
struct Table {
    game: Game,
    events: Vec<Event>,
    now: Moment,
}

impl Table {
    fn new(terms: Terms) -> Table {
        let mut table = Table {
            game: Game::new(terms).expect("playable"),
            events: Vec::new(),
            now: START,
        };
        table.act(&Command::Begin);
        table
    }

    fn act(&mut self, command: &Command) {
        let events = self.game.decide(command, self.now);
        for event in events.expect("it can be asked for") {
            self.game.apply(&event).expect("it fits");
            self.events.push(event);
        }
    }

    /// Moves in turn, so long each.
    fn play(&mut self, texts: &str, each: Millis) {
        for text in texts.split_whitespace() {
            self.now = self.now.plus(each);
            let by = self.game.moves().turn();
            let text = text.to_owned();
            self.act(&Command::Play { by, text });
        }
    }

    fn record(&self) -> Record {
        let heading = Heading {
            event: "Cup".to_owned(),
            names: ByColor {
                white: "A. \"B\"".to_owned(),
                black: "Ü".to_owned(),
            },
            ..Heading::default()
        };
        let record = self.game.protocol(&heading, &self.events);
        record.expect("the events are those of the game")
    }

    /// The protocol, which is read back as it was written, and what is found in it.
    fn filed(&self) -> (Record, Checked) {
        let record = self.record();
        let text = write_record(&record, Layout::Pdn);
        assert_eq!(read(self.game.terms().rules, &text), record, "{text}");
        let checked = check(self.game.terms(), &text);
        (record, checked)
    }

    /// The protocol in which nothing is wrong.
    fn right(&self) -> Record {
        let (record, checked) = self.filed();
        let text = write_record(&record, Layout::Pdn);
        assert!(checked.is_right(), "{:?}\n{text}", checked.first_fault());
        record
    }
}

fn format(rules: RuleSet) -> Format {
    match rules {
        RuleSet::Draughts(_) => Format::Pdn,
        RuleSet::Chess(_) => Format::Pgn,
    }
}

fn read(rules: RuleSet, text: &str) -> Record {
    let mut file = GameFile::new(text.as_bytes(), Some(format(rules)), None).expect("memory");
    let mut builder = Builder::new();
    assert!(file.read(&mut builder).expect("a file of games"));
    let (record, faults) = builder.take();
    assert!(faults.is_empty(), "{faults:?}\n{text}");
    record
}

fn check(terms: &Terms, text: &str) -> Checked {
    let format = format(terms.rules);
    let mut file = GameFile::new(text.as_bytes(), Some(format), None).expect("memory");
    let mut checker = Checker::new(CheckOptions {
        draws: terms.draws,
        is_chess: format == Format::Pgn,
        ..CheckOptions::default()
    });
    assert!(file.read(&mut checker).expect("a file of games"));
    let checked = checker.take();
    let rules = checked.kind.map(|kind| kind.rules);
    assert_eq!(rules, Some(terms.rules), "{text}");
    checked
}

fn terms(rules: &str, control: &str) -> Terms {
    let rules: RuleSet = rules.parse().expect("a rule set");
    Terms::timed(rules, control.parse().expect("a control"))
}

/// A game at a wooden board.
fn recorded(rules: &str, control: &str) -> Terms {
    Terms {
        mode: Mode::Record,
        ..terms(rules, control)
    }
}

fn texts(steps: &[Step]) -> Vec<&str> {
    steps.iter().map(|step| step.text.as_str()).collect()
}

fn report(by: Color, breach: Breach, made: &str) -> Report {
    Report {
        by,
        breach,
        made: made.to_owned(),
        proper: None,
        touched: None,
        after: None,
    }
}

fn why() -> String {
    "because".to_owned()
}

const MINUTE: Millis = Millis::minutes(1);

/// 002:§33.2, 000:10.2.2: a game with its clocks is filed, read back and found right.
#[test]
fn r53_33_2_a_game_with_its_clocks() {
    let mut table = Table::new(terms("international", "15/3600"));
    table.play("32-28 19-23 28x19 14x23", MINUTE);
    table.act(&Command::Resign(Black));
    let record = table.right();
    assert_eq!(
        texts(&record.line.steps),
        ["32-28", "19-23", "28x19", "14x23"]
    );
    let clocks: Vec<&str> = record
        .line
        .steps
        .iter()
        .map(|step| step.comments[0].as_str())
        .collect();
    assert_eq!(
        clocks,
        [
            "[%clk 0:59:00]",
            "[%clk 0:59:00]",
            "[%clk 0:58:00]",
            "[%clk 0:58:00]"
        ]
    );
    for (tag, value) in [
        ("Event", "Cup"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("White", "A. \"B\""),
        ("Black", "Ü"),
        ("Result", "1-0"),
        ("TimeControl", "15/3600"),
        ("Termination", "resignation, 000:7.2.1"),
    ] {
        assert_eq!(record.tag(tag), Some(value));
    }
    assert_eq!((record.tag("Form"), record.tag("Mode")), (None, None));
}

/// 000:10.2.2, 000:11.1.3: without a clock, or with a time for each move, it says how long each took.
#[test]
fn intl_10_2_2_the_time_of_each_move() {
    let form = Form::Correspondence;
    let letters = Terms {
        form,
        ..terms("russian", "*259200")
    };
    for terms in [letters, terms("russian", "-")] {
        let mut table = Table::new(terms);
        table.play("c3-d4", Millis::hours(30));
        let step = table.right().line.steps.remove(0);
        assert_eq!(step.comments, ["[%emt 30:00:00]"]);
    }
}

/// 000:5.4.6, 000:5.7: an error that is let stand is told where it happened, and the game goes on from the position on
/// the board.
#[test]
fn intl_5_4_6_an_error_let_stand() {
    let mut table = Table::new(recorded("international", "15/3600"));
    table.play("32-28 19-23", MINUTE);
    table.act(&Command::Report(Report {
        after: Some("B:W27,28,31,33-36,38-50:B1-18,20,23".to_owned()),
        ..report(White, Breach::MissedCapture, "37-32")
    }));
    table.play("23x21", MINUTE);
    table.act(&Command::Penalise {
        side: White,
        penalty: Penalty::Warning,
        incident: Some(1),
        why: why(),
    });
    let record = table.right();
    assert_eq!(record.tag("Mode"), Some("OTB"));
    assert_eq!(texts(&record.line.steps), ["32-28", "19-23", "23x21"]);
    let [_, before, after] = &record.line.steps[..] else {
        panic!("three moves")
    };
    assert_eq!(
        before.comments[1],
        "incident 1, 000:5.4.6 missed-capture by White: 37-32; let stand; warning"
    );
    assert_eq!(after.setup.as_deref(), table.game.entries()[2].after());
    assert_eq!(
        after.comments[1],
        "warning to White for incident 1, 002:§39.4: because"
    );
}

/// 000:5.4.15, 000:3.7: a man that was not crowned may be let stand, and is filed as the king that it is.
#[test]
fn intl_5_4_15_an_uncrowned_man() {
    let mut table = Table::new(Terms {
        fen: Some("W:W7,30:B20,40".to_owned()),
        ..recorded("international", "-")
    });
    table.act(&Command::Report(Report {
        after: Some("B:W1,30:B20,40".to_owned()),
        ..report(White, Breach::NotCrowned, "7-1")
    }));
    let record = table.right();
    assert_eq!(record.line.setup.as_deref(), Some("B:WK1,30:B20,40"));
    assert!(record.line.comments[0].ends_with("not-crowned by White: 7-1; not decided"));
    table.play("20-25", MINUTE);
    let record = table.right();
    assert_eq!(
        record.line.steps[0].setup.as_deref(),
        Some("B:WK1,30:B20,40")
    );
}

/// 000:5.4.2, 000:5.8: what a correction undoes is told where it stood.
#[test]
fn intl_5_8_what_a_correction_undoes_is_told() {
    let mut table = Table::new(recorded("international", "15/3600"));
    table.play("32-28", MINUTE);
    // Black's reply is seen to be with both hands, and White demands it anew.
    table.act(&Command::Report(Report {
        proper: Some("19-23".to_owned()),
        ..report(Black, Breach::TwoHands, "19-23")
    }));
    table.act(&Command::DemandCorrection {
        by: White,
        incident: 1,
    });
    let record = table.right();
    let told = "incident 1, 000:5.4.17 two-hands by Black: 19-23; corrected";
    assert_eq!(record.line.steps[0].comments[1], told);
    // The same move again is no variation.
    assert_eq!(record.line.steps[1].variations, []);

    let mut table = Table::new(recorded("international", "15/3600"));
    table.play("32-28", MINUTE);
    table.act(&Command::Report(Report {
        after: Some("W:W28,31,33-50:B1-17,19,20,24".to_owned()),
        ..report(Black, Breach::IllegalMove, "18-24")
    }));
    table.act(&Command::DemandCorrection {
        by: White,
        incident: 1,
    });
    let unfinished = table.right();
    let after = table.game.cuts()[0].entries[0].after();
    let after = after.expect("it was not legal");
    let told = format!("does not stand: Black 18-24, not legal, position {after}");
    assert_eq!(unfinished.line.steps[0].comments[2], told);
    table.play("18-23", MINUTE);
    let record = table.right();
    assert_eq!(texts(&record.line.steps), ["32-28", "18-23"]);
    assert_eq!(record.line.steps[1].comments[1], told);
}

/// 002:§12.1, 002:§12b: the game is replayed from an error; what was played since is a variation with its own notes.
#[test]
fn r53_12_1_a_replay_leaves_a_variation() {
    let mut table = Table::new(recorded("russian-1953", "15/3600"));
    table.play("c3-d4 d6-c5", MINUTE);
    table.play("b2-c3 f6-g5", MINUTE);
    table.act(&Command::OfferDraw(White));
    table.act(&Command::ReplayFrom {
        behind: 2,
        why: "it was {wrong}\n[%clk 9:00:00]".to_owned(),
    });
    let unfinished = table.right();
    let last = unfinished.line.steps.last().expect("a move");
    assert_eq!(
        last.comments[1..],
        [
            "replayed from here, 002:§12.1: it was (wrong) (%clk 9:00:00)",
            "does not stand: White b2-c3; Black f6-g5",
            "White offers a draw",
        ]
    );
    table.play("d4-e5 f6xd4", MINUTE);
    let record = table.right();
    assert_eq!(
        texts(&record.line.steps),
        ["c3-d4", "d6-c5", "d4-e5", "f6:d4"]
    );
    let [variation] = &record.line.steps[2].variations[..] else {
        panic!("one variation")
    };
    assert_eq!(variation.comments, ["does not stand"]);
    assert_eq!(texts(&variation.steps), ["b2-c3", "f6-g5"]);
    assert_eq!(
        variation.steps[1].comments,
        ["[%clk 0:58:00]", "White offers a draw"]
    );
}

/// 002:§12b: a variation goes as far as its moves are legal, and the rest of it is told.
#[test]
fn r53_12b_a_variation_ends_where_a_move_was_not_legal() {
    let mut table = Table::new(recorded("russian-1953", "15/3600"));
    table.play("c3-d4 d6-c5 b2-c3", MINUTE);
    let fen = "W:Wa1,a3,c1,c3,d2,d4,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c5,c7,d8,e7,f8,g5,g7,h6,h8";
    table.act(&Command::Report(Report {
        after: Some(fen.to_owned()),
        ..report(Black, Breach::IllegalMove, "f6-f5")
    }));
    table.act(&Command::ReplayFrom {
        behind: 2,
        why: why(),
    });
    table.play("d4-e5", MINUTE);
    let record = table.right();
    assert_eq!(texts(&record.line.steps), ["c3-d4", "d6-c5", "d4-e5"]);
    let [variation] = &record.line.steps[2].variations[..] else {
        panic!("one variation")
    };
    assert_eq!(texts(&variation.steps), ["b2-c3"]);
    let comments = &variation.steps[0].comments;
    let told = "incident 1, 002:§12b illegal-move by Black: f6-f5; replayed";
    assert_eq!(comments[1], told);
    let rest = "further: Black f6-f5, not legal, position W:W";
    assert!(comments[2].starts_with(rest), "{comments:?}");
}

/// 002:§34.3, 002:§35.1, 002:§36.2: the envelope is told when it is closed, and the move when it is opened.
#[test]
fn r53_34_3_an_adjourned_game() {
    let mut table = Table::new(recorded("russian-1953", "15/3600"));
    table.play("c3-d4 d6-c5", MINUTE);
    table.act(&Command::Adjourn { why: why() });
    table.now = table.now.plus(MINUTE);
    let key = EnvelopeKey::new([7; 32]);
    let subject = table.game.seal_subject(b"game 1");
    let sealing = seal("b2-c3", Chance::new([9; Chance::LENGTH]), &key, &subject);
    let (sealed, receipt) = sealing.expect("it is sealed");
    let sealed = Box::new(sealed);
    table.act(&Command::Seal { by: White, sealed });
    let closed = table.right();
    let text = write_record(&closed, Layout::Pdn);
    assert!(!text.contains("b2-c3"), "{text}");
    let fen = table.game.moves().fen();
    assert_eq!(
        closed.line.steps[1].comments[1..],
        [
            "adjournment ordered, 002:§34.6: because".to_owned(),
            format!(
                "adjourned, 002:§34.3, White sealed move 2, position {fen}, used: White 0:02:00, Black 0:01:00"
            ),
        ]
    );
    table.act(&Command::Resume {
        session: None,
        present: ByColor::new_with(|_| true),
    });
    table.act(&Command::OpenEnvelope(receipt));
    let opened = table.right();
    assert_eq!(
        opened.line.steps[1].comments[3..],
        [
            "resumed, 002:§35.1, both are there",
            "envelope opened, 002:§35.1: b2-c3"
        ]
    );
    assert_eq!(texts(&opened.line.steps), ["c3-d4", "d6-c5", "b2-c3"]);
    assert_eq!(
        opened.line.steps[2].comments,
        ["[%clk 0:58:00]", "sealed move"]
    );
}

/// 002:§36.1: what the judge makes of a sealed move in doubt is told.
#[test]
fn r53_36_1_the_judges_reading() {
    let mut table = Table::new(terms("russian-1953", "15/3600"));
    table.act(&Command::Adjourn { why: why() });
    let key = EnvelopeKey::new([7; 32]);
    let subject = table.game.seal_subject(b"game 1");
    let sealing = seal("what?", Chance::new([9; Chance::LENGTH]), &key, &subject);
    let (sealed, receipt) = sealing.expect("it is sealed");
    let sealed = Box::new(sealed);
    table.act(&Command::Seal { by: White, sealed });
    table.act(&Command::Resume {
        session: None,
        present: ByColor::new_with(|_| true),
    });
    table.act(&Command::OpenEnvelope(receipt));
    let meaning = Some("c3-d4".to_owned());
    table.act(&Command::ReadSealed { meaning });
    let text = write_record(&table.right(), Layout::Pdn);
    let text = text.replace('\n', " ");
    let told = "the judge reads the sealed move as c3-d4, 002:§36.1";
    assert!(text.contains(told), "{text}");
}

/// 002:§34.4: a move made openly adjourns the game, too.
#[test]
fn r53_34_4_adjourned_openly() {
    let mut table = Table::new(terms("russian-1953", "15/3600"));
    table.act(&Command::Adjourn { why: why() });
    table.play("c3-d4", MINUTE);
    let record = table.right();
    let told = &record.line.steps[0].comments[1];
    assert!(told.starts_with("adjourned, 002:§34.4, White made move 1 openly, position B:"));
}

/// 002:§12.3: players who exchanged their colours are told by the colours that they have; what was agreed stays.
#[test]
fn r53_12_3_the_form_of_exchanged_colours() {
    let sides = ByColor {
        white: vec![PersonId(1)],
        black: vec![PersonId(2)],
    };
    let form = Form::Blindfold { side: White };
    let mut table = Table::new(Terms {
        form,
        sides,
        ..terms("international", "-")
    });
    table.act(&Command::SwapColours);
    assert_eq!(table.game.side(White), [PersonId(2)]);
    assert_eq!(table.game.terms().form, form);
    assert_eq!(table.right().tag("Form"), Some("blindfold:black"));
    let again = Game::replay(table.game.terms().clone(), &table.events).expect("whole");
    assert_eq!(format!("{again:?}"), format!("{:?}", table.game));
}

/// How a game may end, and what its protocol then says.
fn end_of(command: &Command) -> Record {
    let mut table = Table::new(terms("russian-1953", "15/3600"));
    table.play("c3-d4", MINUTE);
    table.act(command);
    table.right()
}

/// 002:§15b, 002:§39.2, 002:§39.4, 002:§12a: every way to end says which it was.
#[test]
fn r53_15b_how_games_end() {
    let rule = |verdict| Command::Rule {
        verdict,
        why: why(),
    };
    for (command, result, said) in [
        (Command::Resign(White), "0-1", "resignation, 002:§15b"),
        (
            rule(Verdict::Refusal { loser: White }),
            "0-1",
            "refusal to follow the rules of White, 002:§39.2",
        ),
        (
            rule(Verdict::Discipline { loser: Black }),
            "1-0",
            "breach of discipline of Black, 002:§39.4",
        ),
        (
            rule(Verdict::NeitherCanWin),
            "1/2-1/2",
            "draw, neither can win",
        ),
        (
            rule(Verdict::Score(Score::BothLost)),
            Score::BothLost.text(games::Points::One),
            "decision of the judge",
        ),
        (
            Command::Annul {
                ground: Annulment::Board,
                why: why(),
            },
            "*",
            "annulled, board placed wrongly, 002:§12a",
        ),
    ] {
        let record = end_of(&command);
        let tags = (record.tag("Result"), record.tag("Termination"));
        assert_eq!(tags, (Some(result), Some(said)));
        let last = record
            .line
            .steps
            .last()
            .and_then(|step| step.comments.last());
        assert!(last.is_some_and(|last| last.starts_with(said)), "{last:?}");
    }
}

/// 002:§32.10, 002:§32.11, 002:§32.12, 002:§16a: time, absence and agreement.
#[test]
fn r53_32_10_ends_by_time_and_agreement() {
    let mut table = Table::new(terms("russian-1953", "15/3600"));
    table.now = START.plus(Millis::hours(2));
    table.act(&Command::Look);
    let said = table.right().tag("Termination").map(str::to_owned);
    assert_eq!(said.as_deref(), Some("time forfeit, 002:§32.10"));

    let late = Terms {
        default_time: Some(Terms::HALF_AN_HOUR),
        ..terms("russian-1953", "15/3600")
    };
    let mut table = Table::new(late.clone());
    table.now = START.plus(Millis::hours(2));
    table.act(&Command::Look);
    let record = table.right();
    assert_eq!(
        record.tag("Termination"),
        Some("absence of both players, 002:§32.12")
    );
    let mut table = Table::new(late);
    table.act(&Command::Arrive(White));
    table.now = START.plus(Millis::hours(2));
    table.act(&Command::Look);
    let record = table.right();
    assert_eq!(record.score, Score::Forfeit(White));
    let said = record.tag("Termination");
    assert_eq!(said, Some("absence of Black, 002:§32.11"));

    let mut table = Table::new(terms("russian-1953", "15/3600"));
    table.act(&Command::OfferDraw(White));
    table.play("c3-d4", MINUTE);
    table.act(&Command::AnswerDraw {
        by: Black,
        agrees: true,
    });
    let record = table.right();
    assert_eq!(record.line.comments, ["White offers a draw"]);
    assert_eq!(record.tag("Termination"), Some("draw, agreed, 002:§16a"));
}

/// 002:§32.11, 002:§32.12: results without play are read back under every rule set.
#[test]
fn r53_32_11_results_without_play() {
    for rules in RuleSet::all() {
        for arrives in [Some(White), Some(Black), None] {
            let mut table = Table::new(Terms {
                default_time: Some(Terms::HALF_AN_HOUR),
                ..terms(rules.id(), "15/3600")
            });
            if let Some(side) = arrives {
                table.act(&Command::Arrive(side));
            }
            table.now = START.plus(Millis::hours(1));
            table.act(&Command::Look);
            let expected = arrives.map_or(Score::BothForfeit, Score::Forfeit);
            assert_eq!(table.right().result(), expected);
        }
    }
}

/// 000:6.1: a game drawn on a wooden board that nobody confirmed goes on, and its protocol is still right.
#[test]
fn intl_6_1_a_draw_that_nobody_confirmed() {
    let mut table = Table::new(Terms {
        fen: Some("W:WK1,50:BK5,6".to_owned()),
        ..recorded("international", "-")
    });
    table.play(&"1-7 5-10 7-1 10-5 ".repeat(3), MINUTE);
    table.act(&Command::Resign(Black));
    let record = table.right();
    assert_eq!(record.score, Score::Win(White));
    assert_eq!(record.line.steps.len(), 12);
    let set_up = record.line.steps.iter().filter(|step| step.setup.is_some());
    assert_eq!(set_up.count(), 1);
}

/// 001:7.2.9: nor is it wrong where the pieces alone make the draw, before the first move, on the way or at the end.
#[test]
fn rus_7_2_9_an_ending_that_is_played_out_all_the_same() {
    for (rules, fen, moves) in [
        ("russian", "W:WKa1,Kc1:BKh2", "c1-d2 h2-g1 d2-c1"),
        ("russian", "W:WKa3,Kc1:BKg1,f4", "c1:h6"),
        ("brazilian", "W:WKa1,Kc1:BKh2", ""),
    ] {
        let mut table = Table::new(Terms {
            fen: Some(fen.to_owned()),
            ..recorded(rules, "300")
        });
        table.play(moves, Millis::seconds(1));
        table.act(&Command::Resign(Black));
        assert_eq!(table.right().score, Score::Win(White));
    }
}

/// fide:9.6.2: chess that goes on behind seventy-five moves counts anew.
#[test]
fn fide_9_6_2_moves_behind_a_draw() {
    let mut table = Table::new(Terms {
        fen: Some("4k3/8/8/8/8/8/8/R3K3 w - - 149 100".to_owned()),
        ..recorded("chess", "-")
    });
    table.play("Ra2", MINUTE);
    assert!(table.game.proposed_end().is_some());
    table.play("Ke7 Ra1", MINUTE);
    assert_eq!(table.game.proposed_end(), None);
    table.right();
}

/// 002:§32.6, 002:§32.7, 002:§39.7, 000:5.5, 002:§39c: what the judge noted and did, in order.
#[test]
fn r53_39_7_what_the_judge_did() {
    let mut table = Table::new(recorded("russian-1953", "15/3600"));
    table.play("c3-d4", MINUTE);
    let by = White;
    for command in [
        Command::CorrectClock {
            side: White,
            correction: Correction::Forward(MINUTE),
            why: why(),
        },
        Command::NoteClockFault { why: why() },
        Command::ComplainAboutClock { by, why: why() },
        Command::NoteMisconduct {
            by,
            what: Misconduct::Analysis,
            why: "on a pocket board".to_owned(),
        },
        Command::NoteAccident {
            why: "the table fell".to_owned(),
        },
        Command::Appeal {
            by,
            decision: 1,
            why: why(),
        },
        Command::DecideAppeal {
            appeal: 1,
            is_upheld: false,
            why: why(),
        },
    ] {
        table.act(&command);
    }
    let record = table.right();
    assert_eq!(
        record.line.steps[0].comments[1..],
        [
            "clock of White moved forward by 0:01:00, 002:§32.6: because",
            "fault of the clock, 002:§32.7: because",
            "White complains of the clock, 002:§32.14: because",
            "incident 1, 002:§39c analysis by White: on a pocket board; noted",
            "incident 2, accident: the table fell; noted",
            "White appeals against decision 1, 002:§39.7: because",
            "appeal 1 dismissed: because",
        ]
    );
}

/// A file of chess has no positions on the way: what follows one is told.
#[test]
fn chess_after_an_illegal_move_is_told() {
    let mut table = Table::new(recorded("chess", "300+2"));
    table.play("e4 e5", Millis::seconds(3));
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P1Q1/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2";
    table.act(&Command::Report(Report {
        after: Some(fen.to_owned()),
        ..report(White, Breach::IllegalMove, "Qg4 {over} the [pawn]")
    }));
    table.play("Nf6", Millis::seconds(3));
    let record = table.right();
    assert_eq!(texts(&record.line.steps), ["e4", "e5"]);
    assert_eq!(
        record.line.steps[1].comments,
        [
            "[%clk 0:04:59]".to_owned(),
            "incident 1, illegal-move by White: Qg4 (over) the (pawn); not decided".to_owned(),
            format!("further: White Qg4 (over) the (pawn), not legal, position {fen}; Black Nf6"),
        ]
    );
}

/// Whatever people write, it stays in its comment or tag.
#[test]
fn hostile_words_stay_where_they_are() {
    let hostile =
        "} 1. e4 {\n[Event \"x\"]\n% ; ( ) \\ \" [%sign +2] * 1-0 \u{feff}\u{1} /FEN \"W:W1:B50\"/";
    for rules in RuleSet::all() {
        let mut table = Table::new(terms(rules.id(), "300"));
        table.now = table.now.plus(MINUTE);
        for _ in 0..30 {
            let protest = Command::Protest {
                by: White,
                why: hostile.to_owned(),
            };
            table.act(&protest);
        }
        let heading = Heading {
            event: hostile.to_owned(),
            round: "\n".to_owned(),
            ..Heading::default()
        };
        let record = table.game.protocol(&heading, &table.events);
        let record = record.expect("the events are those of the game");
        let text = write_record(&record, Layout::Pdn);
        let back = read(rules, &text);
        assert_eq!(back.line, record.line, "{text}");
        assert_eq!(back.tag("Round"), Some("?"));
        assert_eq!(back.tags.len(), record.tags.len(), "{text}");
        assert!(check(table.game.terms(), &text).is_right(), "{text}");
    }
}

/// The next number of a fixed sequence (splitmix64).
fn roll(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn random_game(rules: RuleSet, control: &str, seed: u64) -> Table {
    let mut dice = seed;
    let mut table = Table::new(terms(rules.id(), control));
    let longest = 20 + roll(&mut dice) % 200;
    for _ in 0..longest {
        let legal = table.game.moves().legal_moves();
        if table.game.end().is_some() || legal.is_empty() {
            break;
        }
        let chosen = roll(&mut dice) as usize % legal.len();
        table.play(&legal[chosen].text, Millis(roll(&mut dice) % 4000));
    }
    table
}

/// Law: under every rule set and control the protocol of a random game is read back as it was written, and has its
/// moves and its result and nothing wrong.
#[test]
fn law_protocols_are_right() {
    for rules in RuleSet::all() {
        for seed in 0..cases() {
            let control = ["-", "15/3600", "120", "60+2", "60d3", "*600"][seed as usize % 6];
            let table = random_game(rules, control, seed);
            let (record, checked) = table.filed();
            let text = write_record(&record, Layout::Pdn);
            let remarks = |what: &What| matches!(what, What::Drawn(_) | What::Claimable { .. });
            let expected = checked.findings.iter().all(|found| remarks(&found.what));
            assert!(expected, "{rules} {seed} {:?}\n{text}", checked.findings);
            let entries = table.game.entries().iter();
            let played: Vec<&str> = entries.filter_map(|entry| entry.text()).collect();
            assert_eq!(texts(&record.line.steps), played, "{rules} {seed}");
            assert_eq!(checked.plies as usize, played.len(), "{rules} {seed}");
            assert_eq!(record.result(), table.game.score());
        }
    }
}

fn cases() -> u64 {
    let asked = std::env::var("PEATEE_CASES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(24)
}
