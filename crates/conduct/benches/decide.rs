//! One ordinary move under a running clock: decided and applied.
//!
//! `cargo bench -p peatee-conduct --bench decide` plays random legal games of international draughts and prints how
//! long `Game::decide` and `Game::apply` of one move take together: medians over all moves, over those of long games,
//! and the slowest percent. `-- --count` plays a few games once, for a program that counts instructions.

#![allow(clippy::expect_used, reason = "the games are ours")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::hint::black_box;
use std::time::Instant;

use games::{RuleSet, SyntheticOptions, synthetic};
use peatee_conduct::{Command, Game, Millis, Moment, Terms};

const GAMES: u64 = 300;
const FEW: u64 = 20;
/// From this half-move on a game is long.
const LONG: usize = 100;
const ROUNDS: usize = 5;

fn main() {
    let is_count = std::env::args().any(|argument| argument == "--count");
    let games: Vec<Vec<String>> = (0..if is_count { FEW } else { GAMES }).map(moves).collect();
    if is_count {
        let moves: usize = games.iter().map(|game| conduct(game).len()).sum();
        println!("{moves} moves");
        return;
    }
    let mut medians: [Vec<f64>; 3] = Default::default();
    for _ in 0..ROUNDS {
        let times: Vec<Vec<f64>> = games.iter().map(|game| conduct(game)).collect();
        let late = |game: &Vec<f64>| game.iter().skip(LONG).copied().collect::<Vec<_>>();
        medians[0].push(part(times.concat(), 0.5));
        medians[1].push(part(times.iter().flat_map(late).collect(), 0.5));
        medians[2].push(part(times.concat(), 0.99));
    }
    let [all, late, slowest] = medians.map(|values| part(values, 0.5));
    println!("decide and apply a move      {all:6.2} µs");
    println!("from half-move {LONG} on        {late:6.2} µs");
    println!("slowest of a hundred         {slowest:6.2} µs");
}

fn rules() -> RuleSet {
    "international".parse().expect("a rule set")
}

/// The moves of a random game that goes on for long.
fn moves(seed: u64) -> Vec<String> {
    let options = SyntheticOptions {
        shortest: 150,
        longest: 300,
        ..SyntheticOptions::plain()
    };
    let game = synthetic(rules(), seed, &options);
    game.line.steps.into_iter().map(|step| step.text).collect()
}

/// How many microseconds each move took.
#[inline(never)]
fn conduct(moves: &[String]) -> Vec<f64> {
    let control = "50/7200".parse().expect("a control");
    let mut game = Game::new(Terms::timed(rules(), control)).expect("playable");
    let mut now = Moment(1_000_000_000_000);
    for event in game.decide(&Command::Begin, now).expect("it begins") {
        game.apply(&event).expect("it fits");
    }
    let mut times = Vec::with_capacity(moves.len());
    for text in moves {
        now = now.plus(Millis::seconds(1));
        let by = game.moves().turn();
        let text = text.clone();
        let command = Command::Play { by, text };
        let begun = Instant::now();
        for event in black_box(&game).decide(&command, now).expect("legal") {
            game.apply(&event).expect("it fits");
        }
        times.push(begun.elapsed().as_secs_f64() * 1e6);
    }
    times
}

/// The value below which so much of all lies.
fn part(mut values: Vec<f64>, part: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    values[((values.len() - 1) as f64 * part) as usize]
}
