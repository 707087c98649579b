//! Positions and games of several rule sets through the one analyser.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use core::time::Duration;
use std::thread;
use std::time::Instant;

use games::{Format, Game, GameFile, Layout, RuleSet, write_record};
use notation::Builder;
use peatee_analysis::{
    Analyser, Budget, Cancel, Evaluation, Judgement, Limits, NotReviewable, Note, Obstacle,
    ReadOptions, ReadReviewError, Review, ReviewError, ReviewedMove, WrittenGame,
};

fn game(rules: &str) -> Game {
    Game::new(rules.parse().expect("a rule set"))
}

fn analyser(limits: Limits) -> Analyser {
    Analyser::new(Budget {
        threads: 1,
        megabytes: 1,
        limits,
    })
}

/// The games of a text, read for review, with the notes on each.
fn read(text: &str, options: ReadOptions) -> (Result<WrittenGame, NotReviewable>, Vec<Note>) {
    let mut file = GameFile::new(text.as_bytes(), Some(Format::Pdn), None).expect("a file");
    let mut builder = Builder::new();
    assert!(file.read(&mut builder).expect("read"));
    let begins = builder.begins();
    let (record, _) = builder.take();
    let mut notes = Vec::new();
    let read = WrittenGame::read(record, begins, &options, &mut |_, note| notes.push(note));
    (read, notes)
}

/// Article §14.8 of the regulations of 1953.
const PETROV: &str = "[White \"Petrov\"]\n[Black \"Ivanov\"]\n[Result \"0-1\"]\n[GameType \"25\"]\n\n\
    1. e3-d4 d6-c5 2. f2-e3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 h4:f2 5. e1:g3 c7:h4 0-1\n";

#[test]
fn one_analyser_serves_every_rule_set() {
    let mut analyser = analyser(Limits::nodes(2_000));
    for rules in RuleSet::all() {
        let game = Game::new(rules);
        let mut told = 0;
        let found = analyser
            .position(&game, 3, &Cancel::default(), &mut |lines| {
                told += 1;
                assert!(!lines.is_empty());
            })
            .expect("no tables");
        let expected = match rules {
            RuleSet::Draughts(_) => 3,
            RuleSet::Chess(_) => 1,
        };
        assert_eq!(found.lines.len(), expected, "{rules}");
        assert!(told > 0, "{rules}");
        let first = &found.lines[0].moves[0];
        assert!(game.explain(first).is_ok(), "{rules}: {first}");
        assert_eq!(found.to_json()["rules"], rules.id());
    }
}

#[test]
fn a_search_without_limits_ends_when_it_is_cancelled() {
    for rules in ["international", "chess"] {
        let cancel = Cancel::default();
        let elsewhere = cancel.clone();
        let begin = Instant::now();
        let timer = thread::spawn(move || {
            thread::sleep(Duration::from_millis(200));
            elsewhere.cancel();
        });
        let found = analyser(Limits::NONE)
            .position(&game(rules), 1, &cancel, &mut |_| ())
            .expect("no tables");
        timer.join().expect("cancelled");
        assert!(!found.lines.is_empty(), "{rules}");
        assert!(begin.elapsed() < Duration::from_secs(60), "{rules}");
    }
}

#[test]
fn a_cancelled_review_is_none() {
    let (written, _) = read(PETROV, ReadOptions::default());
    let written = written.expect("legal");
    let cancel = Cancel::default();
    let elsewhere = cancel.clone();
    let mut told = Vec::new();
    let review = analyser(Limits::nodes(1_000)).moves(written.game(), &cancel, &mut |ply, _| {
        told.push(ply);
        elsewhere.cancel();
    });
    assert!(matches!(review, Err(ReviewError::Cancelled)));
    assert_eq!(told, [9], "the last move comes first, and no other");
}

/// 000:9.1.6, as docs/analyse.md shows it; a second review of the same analyser finds the same.
#[test]
fn a_review_signs_mistakes_and_repeats_itself() {
    let mut analyser = analyser(Limits::nodes(20_000));
    let mut review = || {
        let (written, notes) = read(PETROV, ReadOptions::default());
        assert_eq!(notes, []);
        let review = analyser.review(written.expect("legal"), &Cancel::default(), &mut |_, _| ());
        review.expect("reviewed")
    };
    let first = review();
    assert_eq!(first.moves.len(), 10);
    assert_eq!(first.moves[4].text, "c3-b4");
    assert_eq!(first.moves[4].judgement, Judgement::VeryWeak);
    assert!(first.moves[4].better.is_some());
    assert_eq!(first.ply(4).to_string(), "3.");
    assert_eq!(first.ply(5).to_string(), "3...");
    assert_eq!(first.player(games::Color::White), "Petrov");
    let text = write_record(&first.annotated(), Layout::Pdn);
    assert!(text.contains("c3-b4??"), "{text}");
    assert_eq!(first, review());
}

/// A game of chess ends with mate: the last move is worth a win, and its result stands on the sheet.
#[test]
fn a_finished_game_of_chess_is_reviewed() {
    let mut game = game("chess");
    for text in ["f3", "e5", "g4", "Qh4#"] {
        game.play(text).expect("legal");
    }
    let moves = analyser(Limits::nodes(5_000))
        .moves(&game, &Cancel::default(), &mut |_, _| ())
        .expect("reviewed");
    assert_eq!(moves[3].evaluation, Evaluation::Loss(0));
    assert_eq!(moves[3].score(), "0-1");
    assert_eq!(moves[2].judgement, Judgement::VeryWeak);
}

#[test]
fn what_cannot_be_reviewed_is_refused_with_its_place() {
    let obstacle = |text: &str| {
        let (read, _) = read(text, ReadOptions::default());
        let refused = read.expect_err("refused");
        (refused.at.line, *refused.obstacle)
    };
    let (line, illegal) = obstacle("[GameType \"25\"]\n\n1. e3-d4 d6-c5\n2. a1-b2 *\n");
    assert_eq!(line, 4);
    assert!(illegal.reason().is_some());
    assert_eq!(illegal.phrase(7).key, "convert-illegal");
    let (_, empty) = obstacle("[GameType \"25\"]\n\n*\n");
    assert!(matches!(empty, Obstacle::NoMoves));
    let (_, foreign) = obstacle("[GameType \"21\"]\n\n1. 11-15 *\n");
    assert!(matches!(foreign, Obstacle::UnknownRules(_)));
}

#[test]
fn a_game_of_other_rules_than_asked_for_is_noted() {
    let options = ReadOptions {
        rules: "brazilian".parse().ok(),
        ..ReadOptions::default()
    };
    let (read, notes) = read(PETROV, options);
    assert!(read.is_ok());
    assert!(matches!(notes[..], [Note::OtherRules { .. }]), "{notes:?}");
}

fn petrov(nodes: u64) -> Review {
    let (written, _) = read(PETROV, ReadOptions::default());
    let written = written.expect("legal");
    let review = analyser(Limits::nodes(nodes)).review(written, &Cancel::default(), &mut |_, _| ());
    review.expect("reviewed")
}

/// Part 11: the review of a game is a caller's to interrupt between two positions, and finds the same.
#[test]
fn a_review_step_by_step_is_the_same_review() {
    let (written, _) = read(PETROV, ReadOptions::default());
    let written = written.expect("legal");
    let mut reviewing = analyser(Limits::nodes(2_000))
        .begin(written.game())
        .expect("no tables");
    assert_eq!((reviewing.done(), reviewing.total()), (0, 10));
    let mut steps = 0;
    while !reviewing.is_done() {
        let reviewed = reviewing
            .step(&Cancel::default())
            .expect("nobody cancelled");
        assert_eq!(reviewed.is_some(), steps > 0, "the last position first");
        assert_eq!(reviewing.done(), steps);
        steps += 1;
    }
    assert_eq!(steps, 11);
    let none = reviewing.step(&Cancel::default()).expect("nothing to do");
    assert!(none.is_none());
    assert_eq!(
        written.with_review(reviewing.finish()),
        petrov(2_000),
        "in the order of the game"
    );
}

/// Part 11: a review is kept with its game, and is there again after a restart.
#[test]
fn a_kept_review_is_read_back() {
    let review = petrov(20_000);
    let kept = review.to_json();
    let again = |text: &str, json: &str| {
        let (written, _) = read(text, ReadOptions::default());
        Review::from_json(json, written.expect("legal"))
    };
    let read_back = again(PETROV, &kept.to_string()).expect("readable");
    assert_eq!(read_back.to_json()["moves"], kept["moves"]);
    assert_eq!(read_back.record, review.record);
    assert_eq!(read_back.first_number, 1);
    assert_eq!(read_back.turning_points(3), review.turning_points(3));
    for (one, other) in read_back.moves.iter().zip(&review.moves) {
        assert!((one.loss - other.loss).abs() < 1e-4);
        assert_eq!(one.evaluation, other.evaluation);
    }

    let shorter = PETROV.replace(" 5. e1:g3 c7:h4", "");
    let other = again(&shorter, &kept.to_string());
    assert!(matches!(other, Err(ReadReviewError::OtherMoves)));
    let unread = again(PETROV, "{\"moves\":[{}]}");
    assert!(matches!(unread, Err(ReadReviewError::Json(_))));
    for word in ["\"very_weak\"", "\"black\""] {
        let strange = kept.to_string().replace(word, "\"odd\"");
        let refused = again(PETROV, &strange);
        assert!(
            matches!(refused, Err(ReadReviewError::Word { .. })),
            "{word}"
        );
    }
}

/// Verdicts of tables, wins, and draws that the rules know have no depth; they are told from judgements all the same.
#[test]
fn a_kept_review_tells_what_is_known_from_what_is_judged() {
    let text = "[GameType \"25\"]\n[SetUp \"1\"]\n[FEN \"W:WKa1:BKh8\"]\n[Result \"0-1\"]\n\n1. a1-b2 h8:a1 0-1\n";
    let (written, _) = read(text, ReadOptions::default());
    let mut review = petrov(1_000);
    let with = |evaluation, depth| ReviewedMove {
        evaluation,
        depth,
        loss: 0.25,
        ..review.moves[0].clone()
    };
    let written = written.expect("legal");
    let texts = written.game().texts();
    let mut moves = vec![
        with(Evaluation::Judged(0), Some(9)),
        with(Evaluation::Drawn, None),
    ];
    moves[1].table = Some(endgame::Value::Loss { plies: 4 });
    for (m, text) in moves.iter_mut().zip(texts) {
        m.text = text;
    }
    let again = written.clone();
    review = written.with_review(moves);
    let json = review.to_json().to_string();
    assert_eq!(Review::from_json(&json, again).expect("readable"), review);
}

/// The mock-ups: the course of the game, the mistake marked.
#[test]
fn the_graph_has_a_point_for_each_position_and_a_mark_for_each_mistake() {
    let review = petrov(20_000);
    let turning = review.turning_points(3);
    assert_eq!(turning, [4], "3. c3-b4");
    let svg = review.graph(&turning);
    let points = svg.split("points=\"").nth(1).expect("a course");
    let points = points.split('"').next().expect("an end");
    let points: Vec<&str> = points.split_whitespace().collect();
    assert_eq!(points.len(), 11);
    assert_eq!(points[0], "0.0,75.0", "it begins even");
    let height = |ply: usize| -> f64 {
        let (_, y) = points[ply].split_once(',').expect("a point");
        y.parse().expect("a number")
    };
    assert!(height(5) > 130.0, "Black is winning: {}", height(5));
    assert_eq!(svg.matches("class=\"mark worst\"").count(), 1);
    assert_eq!(review.graph(&[99]).matches("<circle").count(), 0);
}
