//! What a board needs of the engine: start it, follow its lines, stop it.
//!
//! `cargo run --release -p peatee-engine --example lines`

#![allow(clippy::print_stdout, reason = "an example for the terminal")]

use std::thread;
use std::time::Duration;

use endgame::Shipped;
use notation::{MoveForm, write_move};
use peatee_engine::{Engine, Found, Limits};
use rules::{Game, International, Position};

fn main() {
    let game = Game::<International>::initial(&Shipped);
    let position = *game.position();
    let search = Engine::new(16).start(game, Limits::NONE, 3);
    // A button of the board: whoever has the remote ends the search, from any thread.
    let button = search.remote();
    let user = thread::spawn(move || {
        thread::sleep(Duration::from_secs(1));
        button.stop();
    });
    // A board that draws sixty times a second would ask for the latest instead.
    for found in search.lines() {
        let best = &found[0];
        println!(
            "depth {:2}  {}  {}",
            best.depth,
            best.score,
            text(position, best)
        );
    }
    user.join().unwrap_or_default();
    // The engine comes back with what it remembers, for the next move.
    if let Some((_engine, found)) = search.finish() {
        for found in found {
            println!("{}  {}", found.score, text(position, &found));
        }
    }
}

/// A line as people write it.
fn text(mut position: Position<International>, found: &Found<International>) -> String {
    let moves = found.line.iter().map(|m| {
        let text = write_move(&position, *m, MoveForm::Short);
        position = position.play_unchecked(*m);
        text
    });
    moves.collect::<Vec<_>>().join(" ")
}
