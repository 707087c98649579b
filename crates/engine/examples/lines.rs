//! What a board needs of the engine: start it, follow its lines, stop it.
//!
//! `cargo run --release -p peatee-engine --example lines`

#![allow(clippy::print_stdout, reason = "an example for the terminal")]

use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use peatee_engine::{Engine, Limits};
use rules::{Game, International};

fn main() {
    let game = Game::<International>::default();
    let mut engine = Engine::new(16);
    // The search runs in a thread of its own; the remote ends it from here.
    let remote = engine.remote();
    let (send, lines) = channel();
    let search = thread::spawn(move || {
        engine.analyse(&game, Limits::NONE, 3, |found| {
            // Where nobody listens any more, the search is about to be stopped.
            send.send(found.to_vec()).ok();
        })
    });
    remote.stop_after(Duration::from_secs(1));
    for found in lines {
        let best = &found[0];
        println!("depth {:2}  {}  {:?}", best.depth, best.score, best.line);
    }
    for found in search.join().unwrap_or_default() {
        println!("{:?}  {}", found.best, found.score);
    }
}
