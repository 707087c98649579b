//! A full disk: what cannot be stored is refused and has not happened, and play goes on when there is room again.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod house;

use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use house::games::Games;
use house::player::SIDES;
use house::{Chance, Server};
use tokio::time::sleep;

/// Lets no file of a process grow beyond so many bytes.
fn limit(process: u32, bytes: &str) {
    let mut prlimit = Command::new("prlimit");
    let limited = prlimit
        .args(["--pid", &process.to_string()])
        .arg(format!("--fsize={bytes}:unlimited"))
        .status();
    assert!(limited.expect("prlimit").success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    // A write beyond the limit is an error then, and no signal.
    let by = ["sh", "-c", r#"trap "" XFSZ; exec "$0" "$@""#];
    let server = Server::start_by(&by, folder.path(), &database).await;
    let process = server.process.id().expect("it runs");
    let chance = Arc::new(Chance::new(3));
    let house = Games::begin(server, folder.path(), &database, SIDES.len() * 4, &chance).await;
    house.has_played().await;
    limit(process, "1");
    sleep(Duration::from_secs(2)).await;
    limit(process, "unlimited");
    house.has_played().await;
    house.see_through().await;
    let count = house.check(folder.path()).await;
    assert!(count.not_kept > 0, "nothing was refused: {count:?}");
    assert!(count.acknowledged > 8, "nothing was played: {count:?}");
    assert!(count.given_back > 0, "no time was given back: {count:?}");
    house.end().await;
}
