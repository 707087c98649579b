//! Injected faults: I/O errors, short writes, a lost database, a damaged log, a lost key. Nothing that was acknowledged is
//! lost unsaid, and nobody is charged. The long ones are run by `cargo xtask prove server`.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "the counts of a proof")]

mod live_server;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use conduct::{Chance as Random, EnvelopeKey, Game, Moment, Terms};
use futures_util::{SinkExt as _, StreamExt as _};
use live_server::disk::{UNHARMED, limit};
use live_server::games::Games;
use live_server::player::{Socket, connect};
use live_server::postgres::start_durable;
use live_server::{Chance, Server, Table};
use serde_json::{Value, json};
use store::{GameId, NewGame};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// Every so often the kernel says that the disk failed, from when the server is under way.
const BAD_DISK: [&str; 8] = [
    "strace",
    "-f",
    "-qq",
    "-o",
    "/dev/null",
    "-e",
    "trace=fdatasync",
    "--inject=fdatasync:error=EIO:when=150+40",
];
/// An outage lasts so long.
const OUTAGE: Duration = Duration::from_secs(6);
/// What a player may be charged besides: his own time and the machine's.
const OWN_TIME: u64 = 3500;

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).map_or(otherwise, |text| text.parse().expect("a number"))
}

fn beside(file: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", file.display()))
}

/// A folder with a file for games, and its address.
fn place() -> (tempfile::TempDir, PathBuf, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.sqlite");
    let address = format!("sqlite:{}", file.display());
    (folder, file, address)
}

/// Waits until the server says so of its health.
async fn health(server: SocketAddr, says: &str) -> String {
    let deadline = Instant::now() + Duration::from_secs(30);
    loop {
        let answer = live_server::get(server, "/healthz")
            .await
            .expect("an answer");
        if answer.contains(says) {
            return answer;
        }
        assert!(Instant::now() < deadline, "{answer}");
        sleep(Duration::from_millis(200)).await;
    }
}

/// The next frame of one of these kinds.
async fn hear(socket: &mut Socket, kinds: &[&str]) -> Value {
    let heard = async {
        while let Some(Ok(frame)) = socket.next().await {
            let Message::Text(text) = frame else { continue };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            if kinds.iter().any(|kind| frame["type"] == *kind) {
                return frame;
            }
        }
        panic!("the server has gone");
    };
    timeout(Duration::from_secs(30), heard)
        .await
        .expect("an answer")
}

/// Somebody comes to a board, and sees how the game stands.
async fn join(server: SocketAddr, table: &Table, side: usize) -> (Socket, Value) {
    let socket = connect(server, &table.path, &table.cookies[side]).await;
    let mut socket = socket.expect("a socket");
    let state = hear(&mut socket, &["welcome"]).await["game"]["state"].clone();
    (socket, state)
}

/// Two sit at a board with a clock. Something fails, and White tries to move in vain; Black comes and goes all the time, as
/// far as he is let in. What White is charged in the end.
async fn charged(server: SocketAddr, fails: impl FnOnce(), mends: impl FnOnce()) -> u64 {
    let table = Table::set(server, "russian", "300").await;
    let (mut white, _) = join(server, &table, 0).await;
    let (black, begun) = join(server, &table, 1).await;
    assert_eq!(begun["clocks"]["running"], "white", "{begun}");
    fails();
    let act = json!({"do": "play", "text": begun["legal"][0]["text"]});
    let play = json!({"type": "act", "id": "vain", "version": begun["version"], "act": act});
    let play = Message::Text(play.to_string().into());
    white.send(play).await.expect("sent");
    let mended = Instant::now() + OUTAGE;
    drop(black);
    while Instant::now() < mended {
        drop(connect(server, &table.path, &table.cookies[1]).await);
        sleep(Duration::from_millis(150)).await;
    }
    let answer = hear(&mut white, &["refused"]).await;
    assert_eq!(answer["id"], "vain", "{answer}");
    mends();
    for _ in 0..10 {
        drop(connect(server, &table.path, &table.cookies[1]).await);
        sleep(Duration::from_millis(100)).await;
    }
    let (_, state) = join(server, &table, 1).await;
    let used = &state["clocks"]["dials"]["white"]["used"];
    used.as_u64().expect("a clock")
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by cargo xtask prove server"]
async fn found_7_e2_a_full_disk_is_charged_to_nobody() {
    let (folder, _, database) = place();
    let server = Server::start_by(&UNHARMED, folder.path(), &database).await;
    let process = server.process.id().expect("it runs");
    let charged = charged(
        server.address,
        || limit(process, "1"),
        || limit(process, "unlimited"),
    )
    .await;
    println!("counted: {charged} ms charged, {OUTAGE:?} of full disk");
    assert!(charged < OWN_TIME, "{charged} ms charged");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by cargo xtask prove server"]
async fn found_7_e2_a_lost_postgres_is_charged_to_nobody() {
    let Some(cluster) = start_durable() else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let database = cluster.database("outage").await;
    let server = Server::start(folder.path(), &database).await;
    let cluster = std::cell::RefCell::new(cluster);
    let charged = charged(
        server.address,
        || cluster.borrow_mut().kill(),
        || cluster.borrow_mut().run(),
    )
    .await;
    println!("counted: {charged} ms charged, {OUTAGE:?} without PostgreSQL");
    // A request in flight waits for a connection for up to five seconds before it fails, and the next one again.
    assert!(charged < OWN_TIME, "{charged} ms charged");
}

/// Plays while something fails, and afterwards; what was acknowledged is there.
async fn play_through(
    by: &[&str],
    fails: impl AsyncFnOnce(&Server, &Path),
) -> live_server::check::Count {
    let (folder, file, database) = place();
    let server = Server::start_by(by, folder.path(), &database).await;
    let chance = Arc::new(Chance::new(11));
    let games = number("PEATEE_GAMES", 8);
    let live = Games::begin(server, folder.path(), &database, games, &chance).await;
    live.has_played().await;
    fails(&live.server, &file).await;
    live.has_played().await;
    live.see_through().await;
    let count = live.check(folder.path()).await;
    live.end().await;
    println!("counted: {count}");
    assert!(count.acknowledged > games, "hardly anything was played");
    count
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by cargo xtask prove server"]
async fn io_errors_refuse_and_lose_nothing() {
    let count = play_through(&BAD_DISK, async |_, _| sleep(Duration::from_secs(8)).await).await;
    assert!(count.not_kept > 0, "nothing was refused: {count:?}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by cargo xtask prove server"]
async fn short_writes_refuse_and_lose_nothing() {
    let count = play_through(&UNHARMED, async |server, file| {
        let process = server.process.id().expect("it runs");
        for _ in 0..5 {
            let log = beside(file, "-wal");
            let length = std::fs::metadata(log).expect("a log").len();
            // A page of the log is cut off in the middle.
            limit(process, &(length + 5000).to_string());
            sleep(Duration::from_millis(700)).await;
            limit(process, "unlimited");
            sleep(Duration::from_millis(700)).await;
        }
    })
    .await;
    assert!(count.not_kept > 0, "nothing was refused: {count:?}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by cargo xtask prove server"]
async fn a_lost_database_refuses_and_loses_nothing() {
    let count = play_through(&[], async |server, file| {
        let away = beside(file, ".away");
        std::fs::rename(file, &away).expect("moved");
        health(server.address, "no database").await;
        sleep(Duration::from_secs(2)).await;
        assert!(!file.exists(), "a new database was made");
        std::fs::rename(&away, file).expect("moved back");
        health(server.address, "ok\n").await;
    })
    .await;
    assert!(count.not_kept > 0, "nothing was refused: {count:?}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by cargo xtask prove server"]
async fn found_7_e4_a_damaged_log_is_told() {
    let (folder, file, database) = place();
    let server = Server::start(folder.path(), &database).await;
    let chance = Arc::new(Chance::new(12));
    let games = number("PEATEE_GAMES", 8);
    let mut live = Games::begin(server, folder.path(), &database, games, &chance).await;
    live.has_played().await;
    live.see_through().await;
    live.server.kill().await;
    let log = beside(&file, "-wal");
    let mut bytes = std::fs::read(&log).expect("a log");
    let place = bytes.len() * 3 / 5;
    bytes[place] ^= 0xff;
    std::fs::write(&log, bytes).expect("written");
    live.server = Server::start(folder.path(), &database).await;
    let said = health(live.server.address, "games-with-lost-events").await;
    assert!(said.ends_with("degraded\n"), "{said}");
    let line = said.lines().find(|line| line.starts_with("games-with"));
    println!("counted: {}", line.expect("a count"));
    let list = live_server::get(live.server.address, "/games").await;
    assert!(list.expect("a page").starts_with("HTTP/1.1 200"));
    live.end().await;
}

/// An adjourned game whose move was sealed with a key.
async fn adjourned(database: &str, key: &EnvelopeKey) {
    let id = GameId(1 << 30);
    let terms = Terms::new("russian".parse().expect("a rule set"));
    let mut game = Game::new(terms.clone()).expect("terms");
    let at = Moment(1_800_000_000_000);
    let mut events = Vec::new();
    let why = "the players agreed".to_owned();
    for step in 0..3 {
        let command = match step {
            0 => conduct::Command::Begin,
            1 => conduct::Command::Adjourn { why: why.clone() },
            _ => {
                let about = game.seal_subject(&id.0.to_be_bytes());
                let random = Random::new([3; Random::LENGTH]);
                let sealed = conduct::seal("c3-d4", random, key, &about);
                let (sealed, _) = sealed.expect("a text");
                conduct::Command::Seal {
                    by: games::Color::White,
                    sealed: Box::new(sealed),
                }
            }
        };
        for event in game.decide(&command, at).expect("allowed") {
            game.apply(&event).expect("it fits");
            events.push(event);
        }
    }
    let store = store::open(database).await.expect("a store");
    let new = NewGame {
        id,
        created_at: at,
        terms,
    };
    store.create_game(new, &events).await.expect("kept");
    store.close().await.expect("closed");
}

/// A lost key file is not replaced: the server says which key it needs, and does not start.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e3_a_lost_key_file_is_not_replaced() {
    let (folder, _, database) = place();
    let key = EnvelopeKey::new([5; 32]);
    adjourned(&database, &key).await;
    let file = folder.path().join("envelope.key");
    let serve = Command::new(env!("CARGO_BIN_EXE_peatee"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &database])
        .arg("--key-file")
        .arg(&file)
        .env("PEATEE_LANG", "en")
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&serve.stderr);
    assert!(!serve.status.success(), "{said}");
    for part in [&key.id().to_string(), "--lost-key", "envelope.key"] {
        assert!(said.contains(part), "{part} in {said}");
    }
    assert!(!file.exists(), "a new key was written");
    // The key is back, and all is well.
    std::fs::write(&file, key.to_file_text().as_bytes()).expect("written");
    let mut server = Server::start(folder.path(), &database).await;
    server.kill().await;
    // Where nothing waits for a key, a new one is made, for its owner alone.
    let (folder, file, database) = place();
    let mut server = Server::start(folder.path(), &database).await;
    server.kill().await;
    for path in [folder.path().join("envelope.key"), file] {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(&path).expect("a file").permissions();
        assert_eq!(mode.mode() & 0o777, 0o600, "{}", path.display());
    }
}
