//! What a board needs of the engine: start it, follow its lines, stop it.
//!
//! `cargo run --release -p peatee-engine --example lines`

#![allow(clippy::print_stdout, reason = "an example for the terminal")]

use std::time::Duration;

use peatee_engine::{Engine, Limits};
use rules::{Game, International};

fn main() {
    let game = Game::<International>::default();
    let search = Engine::new(16).start(game, Limits::NONE, 3);
    search.stop_after(Duration::from_secs(1));
    // A board that draws sixty times a second would ask for the latest instead.
    for found in search.lines() {
        let best = &found[0];
        println!("depth {:2}  {}  {:?}", best.depth, best.score, best.line);
    }
    // The engine comes back with what it remembers, for the next move.
    if let Some((_engine, found)) = search.finish() {
        for found in found {
            println!("{:?}  {}", found.best, found.score);
        }
    }
}
