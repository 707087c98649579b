//! One address asks for far too much: everybody else goes on, and the server ends when it is told to (part 7, E.1, E.5).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "the counts of a proof")]

mod live_server;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use live_server::games::Games;
use live_server::player::{SIDES, Socket, connect};
use live_server::postgres::start;
use live_server::{Chance, Server};
use serde_json::Value;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// Descriptors of the server, and more half-open requests than those.
const DESCRIPTORS: &str = "--nofile=512:512";
const HALF_OPEN: usize = 600;

/// The begin of a request, from an address at which nobody plays.
async fn half_open(server: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::from(([127, 0, 0, 2], 0))).ok()?;
    let mut stream = socket.connect(server).await.ok()?;
    let begin = b"GET / HTTP/1.1\r\nHost: a.example\r\nX-Slow: ";
    // Those over the limit may be closed already.
    stream.write_all(begin).await.ok()?;
    Some(stream)
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e1_half_open_requests_stop_nobody_and_not_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let by = ["prlimit", DESCRIPTORS];
    let server = Server::start_with(&by, &[], folder.path(), &database).await;
    let address = server.address;
    let chance = Arc::new(Chance::new(7));
    let mut live = Games::begin(server, folder.path(), &database, SIDES.len() * 4, &chance).await;
    live.has_played().await;
    let begun = Instant::now();
    let mut open = Vec::new();
    for _ in 0..HALF_OPEN {
        open.extend(half_open(address).await);
    }
    assert!(open.len() > 200, "the attack was refused by this machine");
    live.has_played().await;
    let page = timeout(
        Duration::from_secs(2),
        live_server::get(address, "/healthz"),
    )
    .await;
    let page = page.expect("in time").expect("an answer");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(
        begun.elapsed() < Duration::from_secs(14),
        "they are still half open"
    );
    live.see_through().await;
    let open_still = half_open(address).await;
    let (took, in_order) = live.server.stop(Duration::from_secs(20)).await;
    assert!(in_order, "it ends in order");
    let count = live.check(folder.path()).await;
    println!(
        "counted: {} half-open requests, {} commands acknowledged, ended {} ms after SIGTERM",
        open.len(),
        count.acknowledged,
        took.as_millis()
    );
    assert_eq!(count.not_kept, 0);
    drop((open, open_still));
}

/// Level 10 takes half a minute in a debug build.
const STRONG: u8 = if cfg!(debug_assertions) { 9 } else { 10 };

/// A game in which the computer moves first.
async fn against(server: SocketAddr, level: u8) -> Socket {
    let form = format!("opponent=computer&rules=international&control=-&side=black&level={level}");
    let (path, cookie) = live_server::make(server, &form).await;
    let socket = connect(server, &path, &cookie).await;
    socket.expect("a socket")
}

/// Until the computer has moved.
async fn moved(mut socket: Socket) -> Duration {
    let begun = Instant::now();
    let moved = async {
        while let Some(Ok(frame)) = socket.next().await {
            let Message::Text(text) = frame else { continue };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            let welcomed = frame["game"]["moves"].as_array().map_or(0, Vec::len);
            if frame["plies"] == 1 || welcomed == 1 {
                return;
            }
        }
        panic!("the server has gone");
    };
    timeout(Duration::from_secs(60), moved)
        .await
        .expect("an answer");
    begun.elapsed()
}

/// The engine itself, and all from one address.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e5_a_weak_level_answers_beside_many_strong_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let mut server = Server::start(folder.path(), &database).await;
    let alone = moved(against(server.address, 1).await).await;
    let one = moved(against(server.address, STRONG).await).await;
    let mut strong = Vec::new();
    for _ in 0..26 {
        strong.push(against(server.address, STRONG).await);
    }
    let beside = moved(against(server.address, 1).await).await;
    // A search under way does not hold the end up either.
    let (took, in_order) = server.stop(Duration::from_secs(20)).await;
    assert!(in_order, "it ends in order");
    println!(
        "counted: level 1 answers in {} ms alone, level {STRONG} in {} ms; level 1 in {} ms beside 26 games of level \
         {STRONG}; ended {} ms after SIGTERM",
        alone.as_millis(),
        one.as_millis(),
        beside.as_millis(),
        took.as_millis()
    );
    // One search under way is waited for, not those that wait.
    assert!(beside < alone + 3 * one, "{beside:?}");
    drop(strong);
}

/// Whoever is known stays known while the database is away (E.7).
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e7_nobody_is_sent_to_sign_in_while_postgres_is_away() {
    let Some(mut cluster) = start() else {
        println!("no PostgreSQL here");
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let database = cluster.database("away").await;
    let mut server = Server::start(folder.path(), &database).await;
    let form = "opponent=screen&rules=russian&control=-&side=white";
    let (_, cookie) = live_server::make(server.address, form).await;
    let status = async |path: &str| {
        let answer = live_server::get_as(server.address, path, &cookie);
        let answer = timeout(Duration::from_secs(20), answer).await;
        let answer = answer.expect("in time").expect("an answer");
        answer.split(' ').nth(1).map(str::to_owned)
    };
    assert_eq!(status("/me").await.as_deref(), Some("200"));
    cluster.stop();
    // The other pages are tried on SQLite, where it takes no time to find out.
    assert_eq!(status("/me").await.as_deref(), Some("503"));
    cluster.run();
    let mut tries = 0;
    while status("/me").await.as_deref() != Some("200") {
        tries += 1;
        assert!(tries < 50, "it does not come back");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    server.kill().await;
}
