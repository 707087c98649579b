//! Killed at any moment, a store has everything that it acknowledged, and nothing twice.
//!
//! The test runs itself as another process, which appends and prints what was acknowledged, and kills it (SIGKILL).
//! `PEATEE_KILLS` says how often.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "a proof says what it saw")]

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use std::{env, io, thread};

use conduct::{Event, Happened, Moment, Terms};
use peatee_store::{Appended, CommandId, GameId, NewGame, Store, StoreError, open};

const GAMES: u64 = 20;
const START: Moment = Moment(1_800_000_000_000);

/// Not a game, but it counts.
fn event(version: u64) -> Event {
    Event {
        at: Moment(START.0 + version),
        what: Happened::ClockFaultNoted {
            why: version.to_string(),
        },
    }
}

/// Appends to every game until it is killed, and prints what was acknowledged. Runs only when the test asks for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Ok(address) = env::var("PEATEE_KILL_CHILD") else {
        return;
    };
    let store = open(&address).await.expect("a database");
    let mut tasks = Vec::new();
    for id in 0..GAMES {
        tasks.push(tokio::spawn(append(Arc::clone(&store), GameId(id))));
    }
    for task in tasks {
        task.await.expect("no panic");
    }
}

async fn append(store: Arc<dyn Store>, game: GameId) {
    let mut version = store.load(game).await.expect("there").events.len() as u64;
    loop {
        let command: CommandId = version.to_string().parse().expect("an id");
        let kept = store
            .append(game, version, &[event(version)], Some(&command))
            .await;
        version += 1;
        assert_eq!(kept, Ok(Appended::Kept { version }));
        let line = format!("kept {game} {version}\n");
        io::stdout()
            .write_all(line.as_bytes())
            .expect("somebody listens");
    }
}

/// What a child acknowledged until it was killed, by game.
fn acknowledged(address: &str, time: Duration) -> BTreeMap<u64, u64> {
    let ourselves = env::current_exe().expect("a program");
    let mut child = Command::new(ourselves)
        .args(["child", "--exact", "--nocapture"])
        .env("PEATEE_KILL_CHILD", address)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child");
    let output = BufReader::new(child.stdout.take().expect("piped"));
    let (first, begun) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut kept = BTreeMap::new();
        for line in output.lines().map_while(Result::ok) {
            let words: Vec<&str> = line.split(' ').collect();
            if let ["kept", game, version] = words[..] {
                // A line that was cut off is no acknowledgement, and a shorter number at worst.
                let numbers = game.parse().ok().zip(version.parse::<u64>().ok());
                numbers.map(|(game, version)| kept.insert(game, version));
                first.send(()).unwrap_or_default();
            }
        }
        kept
    });
    let patience = Duration::from_secs(60);
    begun.recv_timeout(patience).expect("something is appended");
    drop(begun);
    thread::sleep(time);
    child.kill().expect("it runs");
    child.wait().expect("our child");
    reader.join().expect("no panic")
}

async fn kill_often(address: &str, times: u64) {
    let store = open(address).await.expect("a database");
    for id in (0..GAMES).map(GameId) {
        let terms = Terms::new("russian".parse().expect("a rule set"));
        let created_at = START;
        store
            .create_game(
                NewGame {
                    id,
                    created_at,
                    terms,
                },
                &[],
            )
            .await
            .expect("kept");
    }
    store.close().await.expect("closed");
    let mut total = 0;
    for kill in 0..times {
        let time = Duration::from_millis(kill * 37 % 200);
        let acknowledged = acknowledged(address, time);
        let store = open(address).await.expect("a database");
        total = 0;
        for game in 0..GAMES {
            let events = store.load(GameId(game)).await.expect("there").events;
            let expected: Vec<Event> = (0..events.len() as u64).map(event).collect();
            assert_eq!(events, expected, "in order, none twice, no gap");
            let kept = acknowledged.get(&game).copied().unwrap_or(0);
            assert!(
                events.len() as u64 >= kept,
                "{kept} acknowledged, {} there",
                events.len()
            );
            total += events.len();
            // A command sent again does not happen again.
            if let Some(last) = events.len().checked_sub(1) {
                let command: CommandId = last.to_string().parse().expect("an id");
                let again = store
                    .append(GameId(game), 0, &[event(0)], Some(&command))
                    .await;
                let version = events.len() as u64;
                assert_eq!(
                    again,
                    Ok::<_, StoreError>(Appended::AlreadyDone { version })
                );
            }
        }
        store.close().await.expect("closed");
    }
    println!("{times} times killed, {total} events kept");
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    if env::var_os("PEATEE_KILL_CHILD").is_some() {
        return;
    }
    let times = env::var("PEATEE_KILLS")
        .ok()
        .and_then(|times| times.parse().ok());
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("sqlite:{}", folder.path().join("peatee.db").display());
    kill_often(&address, times.unwrap_or(5)).await;
}
