//! No acknowledgement leaves the server before what it acknowledges is on disk: seen from the kernel, with strace.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "the counts of a proof")]

mod live_server;

use std::collections::HashSet;
use std::process::Command;
use std::sync::Arc;

use live_server::games::Games;
use live_server::trace::{CALLS, Seen, check};
use live_server::{Chance, Server, postgres};

const WRITE: &str = r#"7 10:00:00.000001 pwrite64(9</d/g.sqlite-wal>, "\1\0x\"a.\"y", 9, 0) = 9"#;
const SYNC: &str = "7 10:00:00.000002 fdatasync(9</d/g.sqlite-wal>) = 0";
const SEND: &str = r#"8 10:00:00.000003 sendto(5<socket:[1]>, "\201~\0{\"type\":\"update\",\"id\":\"a.\",\"said\"", 9, 0, NULL, 0) = 9"#;

fn checked(lines: &[&str]) -> Result<Seen, String> {
    check(&lines.join("\n"), &HashSet::from(["a.".to_owned()]))
}

#[test]
fn the_right_order_is_right() {
    let seen = Seen {
        acknowledged: 1,
        synced: 1,
    };
    assert_eq!(checked(&[WRITE, SYNC, SEND]), Ok(seen));
    let slow = [
        WRITE,
        "7 10:00:00.000002 fdatasync(9</d/g.sqlite-wal> <unfinished ...>",
        "8 10:00:00.000003 recvfrom(5<socket:[1]>, \"\", 9, 0, NULL, NULL) = 0",
        "7 10:00:00.000004 <... fdatasync resumed>) = 0",
        SEND,
    ];
    assert_eq!(checked(&slow), Ok(seen));
}

#[test]
fn every_wrong_order_is_wrong() {
    let begun = "7 10:00:00.000002 fdatasync(9</d/g.sqlite-wal> <unfinished ...>";
    let ended = "7 10:00:00.000009 <... fdatasync resumed>) = 0";
    let elsewhere = WRITE.replace("7 10", "6 10");
    let wrong: [&[&str]; 7] = [
        // Never written, never synced, synced before it was written.
        &[SEND],
        &[WRITE, SEND],
        &[SYNC, WRITE, SEND],
        // Sent while the disk is still busy, or written while it was.
        &[WRITE, begun, SEND, ended],
        &[begun, &elsewhere, ended, SEND],
        // The disk failed; or another file was synced.
        &[
            WRITE,
            "7 10:00:00.000002 fsync(9</d/g.sqlite-wal>) = -1 EIO",
            SEND,
        ],
        &[WRITE, "7 10:00:00.000002 fsync(9</d/g.sqlite>) = 0", SEND],
    ];
    for lines in wrong {
        assert!(checked(lines).is_err(), "{lines:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_is_on_disk() {
    if Command::new("strace").arg("-V").output().is_err() {
        assert!(std::env::var_os("CI").is_none(), "strace is not installed");
        eprintln!("\n*** strace is not installed, and the order of calls is NOT tested ***\n");
        return;
    }
    let games = std::env::var("PEATEE_GAMES").map_or(8, |text| text.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("trace");
    let database = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let by = [
        "strace",
        "-f",
        "-y",
        "-tt",
        "-s",
        "1000000",
        "-e",
        CALLS,
        "-o",
        trace.to_str().expect("a path"),
        "--",
    ];
    let server = Server::start_by(&by, folder.path(), &database).await;
    let strace = server.process.id().expect("it runs");
    let chance = Arc::new(Chance::new(1));
    let live = Games::begin(server, folder.path(), &database, games, &chance).await;
    for _ in 0..4 {
        live.has_played().await;
    }
    live.see_through().await;
    let commands: HashSet<String> = live
        .tables
        .iter()
        .flat_map(|(_, ledger)| {
            let ledger = ledger.lock().expect("a ledger");
            let moves = ledger
                .acknowledged
                .iter()
                .filter(|(_, place)| place.is_some());
            moves.map(|(name, _)| name.clone()).collect::<Vec<_>>()
        })
        .collect();
    for traced in postgres::children(strace) {
        let stopped = Command::new("kill").arg(traced.to_string()).status();
        assert!(stopped.expect("kill").success());
    }
    live.end().await;
    let trace = std::fs::read(&trace).expect("a trace");
    let seen = check(&String::from_utf8_lossy(&trace), &commands).expect("the right order");
    println!(
        "counted: {} commands acknowledged, {} times synced",
        seen.acknowledged, seen.synced
    );
    assert_eq!(seen.acknowledged, commands.len());
    assert!(seen.acknowledged > games && seen.synced > 0, "{seen:?}");
}
