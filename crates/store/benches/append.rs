//! Events appended, acknowledged and on disk.
//!
//! `cargo bench -p peatee-store --bench append` lets 1, 64 and 1000 games append to an SQLite file under the build
//! folder, one event at a time, each game waiting for its acknowledgement. It prints acknowledged appends a second and
//! how long one takes; beside it how often the disk can be asked to keep one page.

#![allow(clippy::expect_used, reason = "the games are ours")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::fs::File;
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use conduct::{Color, Command, Event, Game, Millis, Moment, Terms};
use peatee_store::{Appended, CommandId, GameId, NewGame, SqliteStore, Store};

const GAMES: [u64; 3] = [1, 64, 1000];
const TIME: Duration = Duration::from_secs(5);
const START: Moment = Moment(1_800_000_000_000);

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    println!(
        "the disk: {:.0} fdatasync of 4 KiB a second",
        syncs(folder.path())
    );
    for games in GAMES {
        let path = folder.path().join(format!("{games}.db"));
        let mut took = runtime.block_on(run(&path, games));
        took.sort_unstable();
        let at = |share: usize| took[(took.len() * share / 100).min(took.len() - 1)];
        println!(
            "{games} games: {:.0} appends a second, {:.2?} in the middle, {:.2?} the slowest of a hundred",
            took.len() as f64 / TIME.as_secs_f64(),
            at(50),
            at(99),
        );
    }
}

/// How often a second a page can be written and kept.
fn syncs(folder: &Path) -> f64 {
    let mut file = File::create(folder.join("sync")).expect("a file");
    let (start, mut count) = (Instant::now(), 0_u32);
    while start.elapsed() < Duration::from_secs(1) {
        file.seek(SeekFrom::Start(0)).expect("its beginning");
        file.write_all(&[7; 4096]).expect("room");
        file.sync_data().expect("a disk");
        count += 1;
    }
    f64::from(count) / start.elapsed().as_secs_f64()
}

/// Every acknowledged append of all games, and how long each took.
async fn run(path: &Path, games: u64) -> Vec<Duration> {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(path).await.expect("a file"));
    let events = Arc::new(events());
    for id in 0..games {
        let terms = Terms::new("international".parse().expect("a rule set"));
        // Ids of a server are spread out.
        let id = GameId(id.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let game = NewGame {
            id,
            created_at: START,
            terms,
        };
        store.create_game(game, &[]).await.expect("kept");
    }
    let until = Instant::now() + TIME;
    let tasks: Vec<_> = (0..games)
        .map(|id| {
            let id = GameId(id.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            tokio::spawn(play(Arc::clone(&store), id, Arc::clone(&events), until))
        })
        .collect();
    let mut took = Vec::new();
    for task in tasks {
        took.extend(task.await.expect("no panic"));
    }
    store.close().await.expect("closed");
    took
}

/// One game, which begins anew with the same events as often as there is time.
async fn play(
    store: Arc<dyn Store>,
    game: GameId,
    events: Arc<Vec<Event>>,
    until: Instant,
) -> Vec<Duration> {
    let mut took = Vec::new();
    for (version, event) in (0..).zip(events.iter().cycle()) {
        let asked = Instant::now();
        if asked > until {
            break;
        }
        let command: CommandId = format!("{version}").parse().expect("an id");
        let one = std::slice::from_ref(event);
        let kept = store.append(game, version, one, Some(&command)).await;
        let version = version + 1;
        assert_eq!(kept, Ok(Appended::Kept { version }));
        took.push(asked.elapsed());
    }
    took
}

/// Sixty moves of a game.
fn events() -> Vec<Event> {
    let mut terms = Terms::new("international".parse().expect("a rule set"));
    terms.control = "5400+30".parse().expect("a control");
    let mut game = Game::new(terms).expect("playable");
    let mut events = decided(&mut game, &Command::Begin, START);
    for ply in 1..=60 {
        let moves = game.moves().legal_moves();
        let Some(text) = moves.first().map(|m| m.text.clone()) else {
            break;
        };
        let by: Color = game.moves().turn();
        let now = START.plus(Millis::seconds(ply));
        events.extend(decided(&mut game, &Command::Play { by, text }, now));
    }
    events
}

fn decided(game: &mut Game, command: &Command, now: Moment) -> Vec<Event> {
    let events = game.decide(command, now).expect("allowed");
    for event in &events {
        game.apply(event).expect("it fits");
    }
    events
}
