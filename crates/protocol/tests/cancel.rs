//! A search is cancelled from another thread, whatever the engine speaks.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::thread;
use std::time::{Duration, Instant};

use engine::Shipped;
use peatee_protocol::{
    Asked, BestMove, Builtin, Cancel, Client, Failure, HubClient, Launch, Pace, UciClient,
};
use rules::{AnyGame, Color, Game, Russian, VariantId};

/// For ever, as far as a test goes.
const PACE: Pace = Pace {
    depth: None,
    nodes: None,
    move_time: Some(Duration::from_secs(100)),
    clock: None,
    patience: Duration::from_secs(100),
};

/// An engine written as a shell script that thinks until it is told to stop.
fn puppet(script: &str) -> Launch {
    let script =
        format!("while read -r word rest; do case $word in {script} quit) exit;; esac; done");
    Launch {
        command: ["sh", "-c", &script].map(str::to_owned).to_vec(),
        ..Launch::default()
    }
}

/// Asks for a move that is cancelled meanwhile, twice: what was cancelled can go on.
fn is_cancelled(client: &mut dyn Client, asked: Asked<'_>) {
    client.begin(asked, Color::White, &PACE).expect("it begins");
    for _ in 0..2 {
        let cancel = Cancel::default();
        let button = cancel.clone();
        let user = thread::spawn(move || {
            thread::sleep(Duration::from_millis(100));
            button.cancel();
        });
        let begun = Instant::now();
        let answer = client.think(asked, &PACE, &cancel);
        assert_eq!(answer, Err::<BestMove, _>(Failure::Cancelled));
        assert!(begun.elapsed() < Duration::from_secs(5));
        user.join().expect("it was said");
    }
}

fn russian() -> AnyGame {
    Game::<Russian>::initial(&Shipped).into()
}

#[test]
fn the_engine_of_this_process_is_cancelled() {
    let mut builtin = Builtin::new(VariantId::Russian, &[]).expect("an engine");
    is_cancelled(&mut builtin, Asked::Draughts(&russian()));
}

#[test]
fn an_engine_that_speaks_hub_is_cancelled() {
    let script = "hub) echo id name=Puppet; echo wait;; init) echo ready;; ping) echo pong;; \
                  stop) echo done move=22-18;;";
    let mut hub = HubClient::start(&puppet(script), VariantId::Russian).expect("it starts");
    is_cancelled(&mut hub, Asked::Draughts(&russian()));
}

#[test]
fn an_engine_that_speaks_uci_is_cancelled() {
    let script = "uci) echo uciok;; isready) echo readyok;; stop) echo bestmove e2e4;;";
    let mut uci = UciClient::start(&puppet(script)).expect("it starts");
    let asked = Asked::Chess {
        first: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        moves: &[],
        turn: Color::White,
    };
    is_cancelled(&mut uci, asked);
}
