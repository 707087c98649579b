//! What an attacker's trial found (part 7): strangers at a player's address.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::{SCREEN, TestServer, Visitor, folder};
use peatee_server::ConnectionLimits;
use serde_json::json;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, raw_sql};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::timeout;
use tokio_tungstenite::MaybeTlsStream;

const SHARED: [u8; 4] = [127, 0, 0, 2];

/// Many requests for a socket in one connection; how many were answered before it was closed.
async fn sockets_asked(site: &TestServer, path: &str, cookie: &str, count: usize) -> usize {
    let mut stream = site.connect_from(SHARED).await;
    let one = format!(
        "GET {path}/socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n",
        site.address
    );
    // It may be closed before all is sent.
    drop(stream.write_all(one.repeat(count).as_bytes()).await);
    let mut answers = vec![0; 1 << 16];
    let read = timeout(Duration::from_secs(2), stream.read(&mut answers)).await;
    let read = read.map_or(0, |read| read.unwrap_or_default());
    String::from_utf8_lossy(&answers[..read])
        .matches("HTTP/1.1 ")
        .count()
}

/// 0031: whoever lost his connection gets back in, whatever strangers behind his router do.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker_01_strangers_at_the_address_shut_no_player_out() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let stranger = format!("Cookie: peatee={}\r\n", "0".repeat(64));
    let mut answered = 0;
    for number in 0..2400 {
        let cookie = if number % 2 == 0 { "" } else { &stranger };
        answered = sockets_asked(&site, &path, cookie, 20).await;
    }
    assert_eq!(answered, 1, "a connection that is refused is closed");
    let refused = site.try_join_from(SHARED, &path, None).await;
    assert!(refused.is_err(), "the address has used up what it may ask");
    let mut player = site.join_from(SHARED, &path, Some(&cookie)).await;
    player.hear("welcome").await;
    player.make("c3-d4").await;
    // A cookie alone opens no other door.
    let (other, _) = site.game(SCREEN).await;
    for _ in 0..30 {
        sockets_asked(&site, &path, "", 1).await;
    }
    let refused = site.try_join_from(SHARED, &other, Some(&cookie)).await;
    assert!(refused.is_err(), "there he has no seat");
    site.close().await;
}

/// 0031: half-open connections and watchers take no place of a player.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker_01_connections_of_strangers_take_no_players_place() {
    let folder = folder();
    let limits = ConnectionLimits {
        total: 100,
        per_address: 20,
        ..ConnectionLimits::default()
    };
    let site = TestServer::open_within(&folder, &[], limits).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut open = Vec::new();
    for _ in 0..60 {
        let mut stream = site.connect_from(SHARED).await;
        // Those that gave way may be gone already.
        drop(stream.write_all(b"GET /").await);
        open.push(stream);
    }
    assert!(
        site.try_join_from(SHARED, &path, None).await.is_err(),
        "the places of strangers are taken"
    );
    let mut player = site.join_from(SHARED, &path, Some(&cookie)).await;
    player.hear("welcome").await;
    for _ in 0..30 {
        let mut stream = site.connect_from(SHARED).await;
        drop(stream.write_all(b"GET /").await);
        open.push(stream);
    }
    player.make("c3-d4").await;
    site.close().await;
}

/// Leaves two seconds of every minute that was agreed.
async fn shorten(folder: &tempfile::TempDir) {
    let file = folder.path().join("games.sqlite");
    let connection = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await;
    let mut connection = connection.expect("the file is there");
    let shorter = r#"UPDATE games SET terms = replace(terms, '"control":"60"', '"control":"2"')"#;
    let done = raw_sql(shorter).execute(&mut connection).await;
    assert!(done.expect("done").rows_affected() > 0);
    connection.close().await.expect("closed");
}

/// 0017: nobody is charged while the server stands still. All of the server runs on the thread that sleeps here.
#[tokio::test]
async fn found_7_t_attacker_07_a_frozen_server_is_charged_to_nobody() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let form = "opponent=screen&rules=russian&control=60";
    let (path, cookie) = site.game(form).await;
    let mut player = site.join(&path, Some(&cookie)).await;
    player.hear("welcome").await;
    player.make("c3-d4").await;
    std::thread::sleep(Duration::from_secs(3));
    player.play("late", 99, "b6-a5").await;
    let update = loop {
        let update = player.hear("update").await;
        if update["id"] == "late" {
            break update;
        }
    };
    let used = &update["state"]["clocks"]["dials"]["black"]["used"];
    let used = used.as_u64().expect("a clock");
    assert!(used < 1500, "{used} ms charged of a pause of 3 s");
    // Longer than all that is left on the clock.
    let (path, cookie) = site.game(form).await;
    site.close().await;
    // No form has so little.
    shorten(&folder).await;
    let site = TestServer::open(&folder).await;
    let mut player = site.join(&path, Some(&cookie)).await;
    player.hear("welcome").await;
    player.make("c3-d4").await;
    std::thread::sleep(Duration::from_secs(4));
    let update = player.make("b6-a5").await;
    assert_eq!(update["state"]["phase"], "playing", "{update}");
    site.close().await;
}

/// Parts of a message that are empty and do not end are no message that could be counted: the connection is read slowly.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker_02_empty_parts_of_a_message_are_read_slowly() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut player = site.join(&path, Some(&cookie)).await;
    player.hear("welcome").await;
    let MaybeTlsStream::Plain(stream) = player.0.get_mut() else {
        panic!("no TLS here");
    };
    stream.write_all(b"\x01\x80aaaa").await.expect("sent");
    let parts = b"\x00\x80aaaa".repeat(10_000);
    let mut sent = 0;
    let end = tokio::time::Instant::now() + Duration::from_secs(3);
    while let Ok(Ok(more)) = tokio::time::timeout_at(end, stream.write(&parts)).await {
        sent += more;
    }
    // What the kernel holds for both ends is a few MiB; unhindered it is more than ten a second.
    assert!(sent < 12 << 20, "{} KiB in three seconds", sent >> 10);
    let mut other = site.join(&path, Some(&cookie)).await;
    other.hear("welcome").await;
    other.make("c3-d4").await;
    site.close().await;
}

/// A session that has ended hears nothing more: its socket is closed at once.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker_10_a_session_that_ends_takes_its_socket_along() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let form = "name=Leelo&password=correct+horse+battery&again=correct+horse+battery";
    for how in ["sign-out", "others", "password"] {
        let (path, cookie) = site.game(SCREEN).await;
        let mut player = Visitor {
            cookie: Some(cookie),
        };
        let name = format!("name=Leelo+{how}");
        let registered = player
            .post(&site, "/register", &form.replace("name=Leelo", &name))
            .await;
        assert_eq!(registered.status(), 303, "{registered}");
        let mut other = Visitor::default();
        let entering = format!("{name}&password=correct+horse+battery");
        assert_eq!(other.post(&site, "/sign-in", &entering).await.status(), 303);
        let mut page = player.join(&site, &path).await;
        page.hear("welcome").await;
        let ended = match how {
            "sign-out" => player.post(&site, "/sign-out", "").await,
            "others" => other.post(&site, "/me/sessions", "session=others").await,
            _ => {
                let change = "current=correct+horse+battery&password=another+long+one&again=another+long+one";
                other.post(&site, "/me/password", change).await
            }
        };
        assert_eq!(ended.status(), 303, "{how}: {ended}");
        let bye = timeout(Duration::from_millis(1500), page.hear("bye")).await;
        let bye = bye.expect(how);
        assert_eq!(bye["why"], "web-say-bye-signed-out");
    }
    site.close().await;
}

/// Nobody is called so that he is taken for somebody else, or for the computer.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker_06_nobody_is_taken_for_another() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let register = async |name: &str| {
        let form =
            format!("name={name}&password=correct+horse+battery&again=correct+horse+battery");
        site.post("/register", "", &form).await.status()
    };
    assert_eq!(register("Kadri").await, 303);
    // With an accent that no language here has; with a Cyrillic letter; as the computer is shown.
    assert_eq!(register("%E1%B8%B0adri").await, 409);
    assert_eq!(register("K%D0%B0dri").await, 400);
    assert_eq!(register("Arvuti%2C+tase+10").await, 400);
    for name in ["%E1%B8%B0adri", "K%D0%B0dri", "Computer%2C+level+10"] {
        // Whoever asks is told, and no game is made under another name.
        let form = format!("{SCREEN}&name={name}");
        let refused = site.post("/games", "", &form).await;
        assert_eq!(refused.status(), 400, "{refused}");
    }
    site.close().await;
}

/// What one player calls a command says nothing of the other's.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker_11_each_player_has_his_own_names_of_commands() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let form = "opponent=friend&rules=russian&control=-&side=white";
    let (challenge, white) = site.game(form).await;
    let mut opponent = Visitor::default();
    let game = opponent.post(&site, &challenge, "name=").await.location();
    let mut white = site.join(&game, Some(&white)).await;
    let mut black = opponent.join(&site, &game).await;
    white.hear("welcome").await;
    black.hear("welcome").await;
    white.play("same", 99, "c3-d4").await;
    while white.hear("update").await["id"] != "same" {}
    while black.hear("update").await["id"] != "same" {}
    black.play("same", 99, "b6-a5").await;
    let update = black.hear("update").await;
    assert_eq!(
        (&update["id"], &update["plies"]),
        (&json!("same"), &json!(2))
    );
    // His own is done once.
    black.play("same", 99, "b6-a5").await;
    assert_eq!(black.hear("done").await["id"], "same");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker_12_a_clock_has_at_least_a_minute() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    for (control, status) in [
        ("0.001", 400),
        ("0.999%2B5", 400),
        ("59", 400),
        ("60", 303),
        ("180%2B2", 303),
    ] {
        let form = format!("opponent=screen&rules=russian&control={control}");
        let answer = site.post("/games", "", &form).await;
        assert_eq!(answer.status(), status, "{control}");
    }
    site.close().await;
}
