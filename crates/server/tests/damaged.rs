//! One game that cannot be read does not stop the others, and the server says so; nor does it pretend that a lost database
//! is in order.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::{Duration, Instant};

use common::{Answer, TestServer, folder};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection, raw_sql};
use tokio::time::sleep;

const TIMED: &str = "opponent=screen&rules=russian&control=300&side=white";

async fn run(folder: &tempfile::TempDir, statement: String) {
    let file = folder.path().join("games.sqlite");
    let address = format!("sqlite:{}", file.display());
    let connection = SqliteConnection::connect(&address).await;
    let mut connection = connection.expect("the file is there");
    let done = raw_sql(AssertSqlSafe(statement))
        .execute(&mut connection)
        .await;
    done.expect("done");
    connection.close().await.expect("closed");
}

/// Waits until the server says something of its health.
async fn health(site: &TestServer, says: &str) -> Answer {
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        let answer = site.get("/healthz", "").await;
        if answer.body().contains(says) {
            return answer;
        }
        assert!(Instant::now() < deadline, "{answer}");
        sleep(Duration::from_millis(200)).await;
    }
}

/// A game with a clock that runs: its player is there.
async fn begun(site: &TestServer) -> (String, String) {
    let (path, cookie) = site.game(TIMED).await;
    site.join(&path, Some(&cookie)).await.hear("welcome").await;
    (path, cookie)
}

fn number(path: &str) -> u64 {
    let id = path.rsplit('/').next().expect("an id");
    u64::from_str_radix(id, 36).expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e4_one_unreadable_game_does_not_stop_the_others() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (events, _) = begun(&site).await;
    let (terms, _) = begun(&site).await;
    let (gap, _) = begun(&site).await;
    let (whole, cookie) = begun(&site).await;
    site.close().await;
    let game = number(&events);
    let statement = format!("UPDATE events SET payload = '{{' WHERE game = {game}");
    run(&folder, statement).await;
    let game = number(&terms);
    run(
        &folder,
        format!("UPDATE games SET terms = '{{' WHERE id = {game}"),
    )
    .await;
    let game = number(&gap);
    let statement = format!("UPDATE events SET version = version + 100 WHERE game = {game}");
    run(&folder, statement).await;

    let site = TestServer::open(&folder).await;
    let said = health(&site, "unreadable-games 3\n").await;
    assert_eq!(said.status(), 200, "{said}");
    assert!(said.body().ends_with("degraded\n"), "{said}");
    for path in [&events, &terms, &gap] {
        let page = site.get(path, "").await;
        assert_eq!(page.status(), 500, "{page}");
        assert!(page.contains("cannot be read"), "{page}");
    }
    assert_eq!(site.get("/games", "").await.status(), 200);
    let mut page = site.join(&whole, Some(&cookie)).await;
    let welcome = page.hear("welcome").await;
    let text = welcome["game"]["state"]["legal"][0]["text"].as_str();
    page.make(text.expect("a legal move")).await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e4_a_deleted_database_is_not_called_healthy() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(TIMED).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let state = page.hear("welcome").await["game"]["state"].clone();
    assert!(health(&site, "ok\n").await.body().ends_with("ok\n"));
    let file = folder.path().join("games.sqlite");
    let away = folder.path().join("away");
    std::fs::rename(&file, &away).expect("moved");
    let text = state["legal"][0]["text"].as_str().expect("a legal move");
    let version = state["version"].as_u64().expect("a version");
    page.play("lost", version, text).await;
    page.hear("refused").await;
    let said = health(&site, "no database\n").await;
    assert_eq!(said.status(), 503, "{said}");
    assert!(!file.exists(), "a new database was made");
    std::fs::rename(&away, &file).expect("moved back");
    let said = health(&site, "ok\n").await;
    assert_eq!(said.status(), 200, "{said}");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e7_a_second_server_does_not_open_the_file() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let second = peatee_server::serve(common::options(&folder)).await;
    let refused = second.err().map(|error| error.to_string());
    let refused = refused.expect("the file is in use");
    assert!(refused.contains("in use by another server"), "{refused}");
    site.close().await;
}
