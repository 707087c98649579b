//! Made-up games are games: legal in every line, and the same for the same seed.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use notation::{Builder, Layout, Line, Record, Score, write_record};
use peatee_games::{Game, RuleSet, SyntheticOptions, synthetic, synthetic_file};

/// Much of everything.
fn rich() -> SyntheticOptions {
    SyntheticOptions {
        marks: 300,
        comments: 300,
        variations: 100,
        setups: 50,
        full_routes: 300,
        starts: 400,
        shortest: 5,
        longest: 300,
    }
}

fn start(rules: RuleSet, record: &Record) -> Game {
    match record.fen() {
        Some(fen) => Game::from_fen(rules, fen).expect(fen),
        None => Game::new(rules),
    }
}

/// Plays a line and all its variations; gives how many moves there were.
fn replay(game: &mut Game, line: &Line) -> usize {
    let mut moves = 0;
    for step in &line.steps {
        if let Some(fen) = &step.setup {
            assert_eq!(*fen, game.fen());
        }
        for variation in &step.variations {
            moves += replay(&mut game.clone(), variation);
        }
        game.play(&step.text).expect(&step.text);
        moves += 1;
    }
    moves
}

#[test]
fn every_line_is_legal_and_the_result_fits() {
    for rules in RuleSet::all() {
        let (mut ended, mut variations) = (0, 0);
        for seed in 0..40 {
            let record = synthetic(rules, seed, &rich());
            let mut game = start(rules, &record);
            let moves = replay(&mut game, &record.line);
            assert!(record.line.steps.len() <= 300);
            variations += moves - record.line.steps.len();
            let score = game
                .ended()
                .map_or(Score::Unknown, |end| end.outcome.into());
            assert_eq!(record.score, score, "{rules} {seed}");
            assert_eq!(record.tag("Result"), Some(score.to_string().as_str()));
            ended += usize::from(score != Score::Unknown);
            assert_eq!(
                record.tags[..7]
                    .iter()
                    .map(|t| t.name.as_str())
                    .collect::<Vec<_>>(),
                ["Event", "Site", "Date", "Round", "White", "Black", "Result",]
            );
        }
        assert!(variations > 100, "{rules}");
        assert!(ended > 0, "{rules}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for rules in RuleSet::all() {
        assert_eq!(synthetic(rules, 5, &rich()), synthetic(rules, 5, &rich()));
        assert_ne!(synthetic(rules, 5, &rich()), synthetic(rules, 6, &rich()));
    }
}

#[test]
fn plain_games_hold_moves_alone() {
    for rules in RuleSet::all() {
        let record = synthetic(rules, 1, &SyntheticOptions::plain());
        assert_eq!(record.fen(), None);
        assert!(record.line.steps.len() > 10);
        for step in &record.line.steps {
            assert!(step.marks.is_empty() && step.comments.is_empty());
            assert!(step.variations.is_empty() && step.setup.is_none());
        }
    }
}

#[test]
fn draughts_games_are_read_back() {
    for rules in RuleSet::all() {
        let RuleSet::Draughts(variant) = rules else {
            continue;
        };
        for seed in 0..60 {
            let record = synthetic(rules, seed, &rich());
            assert_eq!(record.tag("Rules"), notation::rules_tag(variant));
            let text = write_record(&record, Layout::Pdn);
            let mut builder = Builder::new();
            let mut reader = notation::pdn::Reader::new(text.as_bytes());
            assert!(reader.read(&mut builder).unwrap());
            let (again, faults) = builder.take();
            assert_eq!(faults, [], "{text}");
            assert_eq!(again, record, "{text}");
        }
    }
}

#[test]
fn a_file_has_as_many_bytes_as_asked_for() {
    for rules in RuleSet::all() {
        let mut file = Vec::new();
        let games = synthetic_file(rules, 3, 20_000, &rich(), &mut file).unwrap();
        assert!(file.len() >= 20_000);
        let text = String::from_utf8(file).unwrap();
        let events = text
            .lines()
            .filter(|line| line.starts_with("[Event "))
            .count();
        assert_eq!(events as u64, games);
    }
}
