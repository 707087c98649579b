//! Files of games a second, one thread: draughts beside chess in the same run.
//!
//! `cargo bench -p peatee-games --bench replay` prints for each round how fast international PDN is
//! tokenised, how fast its moves are replayed with every one checked for legality, and how fast
//! pgn-reader and shakmaty do the same for chess; the medians and their ratio come last. Both files
//! are random legal games without comments. `-- --count NAME` runs one of them once on a smaller
//! file, for a program that counts instructions.

#![allow(clippy::expect_used, reason = "the games are ours")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::ops::ControlFlow;
use std::time::Instant;

use notation::pdn::{Place, Reader, Visitor};
use peatee_games::{RuleSet, Spot, SyntheticOptions, synthetic_file};
use pgn_reader::{RawTag, SanPlus};
use rules::VariantId;
use shakmaty::{Chess, Position};

/// Bytes of each file.
const SIZE: u64 = 24_000_000;
const SMALL: u64 = 400_000;
const ROUNDS: usize = 9;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [count, name] = &arguments[..]
        && count == "--count"
    {
        let (draughts, chess) = (file(DRAUGHTS, SMALL), file(CHESS, SMALL));
        let moves = match name.as_str() {
            "tokens" => tokens(&draughts),
            "draughts" => replay_draughts(&draughts),
            _ => replay_chess(&chess),
        };
        println!("{name} {moves} moves, {} bytes", draughts.len());
        return;
    }
    let (draughts, chess) = (file(DRAUGHTS, SIZE), file(CHESS, SIZE));
    let mut rates: [Vec<f64>; 3] = Default::default();
    for _ in 0..ROUNDS {
        let (_, seconds) = timed(|| tokens(&draughts));
        rates[0].push(draughts.len() as f64 / seconds / 1e6);
        for (i, (run, file)) in [
            (replay_draughts as fn(&[u8]) -> u64, &draughts),
            (replay_chess, &chess),
        ]
        .into_iter()
        .enumerate()
        {
            let (moves, seconds) = timed(|| run(file));
            rates[i + 1].push(moves as f64 / seconds / 1e6);
        }
    }
    let [tokens, draughts, chess] = rates.map(median);
    println!("tokens      {tokens:8.0} MB/s");
    println!("draughts    {draughts:8.2} M moves/s");
    println!("chess       {chess:8.2} M moves/s (pgn-reader and shakmaty)");
    println!("ratio       {:8.2}", draughts / chess);
}

const DRAUGHTS: RuleSet = RuleSet::Draughts(VariantId::International);
const CHESS: RuleSet = RuleSet::Chess(chess::ChessRules::Fide);

fn file(rules: RuleSet, bytes: u64) -> Vec<u8> {
    let mut file = Vec::new();
    synthetic_file(rules, 1, bytes, &SyntheticOptions::plain(), &mut file).expect("memory");
    file
}

fn timed<T>(run: impl FnOnce() -> T) -> (T, f64) {
    let begun = Instant::now();
    let result = run();
    (result, begun.elapsed().as_secs_f64())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Counts moves and does nothing with them.
struct Tokens(u64);

impl Visitor for Tokens {
    fn played(&mut self, text: &str, _: Place) {
        self.0 += u64::from(!text.is_empty());
    }
}

fn tokens(file: &[u8]) -> u64 {
    let mut reader = Reader::new(file);
    let mut visitor = Tokens(0);
    while reader.read(&mut visitor).expect("a file of games") {}
    visitor.0
}

/// Replays every game from the first position.
struct Replay {
    spot: Spot,
    moves: u64,
}

impl Visitor for Replay {
    fn begin(&mut self, _: Place) {
        self.spot = Spot::new(DRAUGHTS, None).expect("the first position");
    }

    fn played(&mut self, text: &str, at: Place) {
        self.spot
            .step(text)
            .unwrap_or_else(|refusal| panic!("{text} at {at}: {refusal}"));
        self.moves += 1;
    }
}

fn replay_draughts(file: &[u8]) -> u64 {
    let mut reader = Reader::new(file);
    let spot = Spot::new(DRAUGHTS, None).expect("the first position");
    let mut visitor = Replay { spot, moves: 0 };
    while reader.read(&mut visitor).expect("a file of games") {}
    visitor.moves
}

/// The peer: pgn-reader tells of the moves, shakmaty finds the legal ones and makes them.
struct ChessReplay(u64);

impl pgn_reader::Visitor for ChessReplay {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), _: &[u8], _: RawTag<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let m = san.san.to_move(position).expect("a legal move");
        position.play_unchecked(m);
        self.0 += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Chess) {}
}

fn replay_chess(file: &[u8]) -> u64 {
    let mut reader = pgn_reader::Reader::new(file);
    let mut visitor = ChessReplay(0);
    while reader
        .read_game(&mut visitor)
        .expect("a file of games")
        .is_some()
    {}
    visitor.0
}
