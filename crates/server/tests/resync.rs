//! A crowd that comes in at once makes no page miss what happens.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Page, SCREEN, TestServer};
use futures_util::FutureExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, client_async};

/// More than wait for a slow page (docs/limits.md).
const CROWD: usize = 40;

/// A socket on which nothing is said yet.
async fn silent(site: &TestServer, game: &str) -> Page {
    let url = format!("ws://{}{game}/socket", site.address);
    let request = url.into_client_request().expect("an address");
    let stream = MaybeTlsStream::Plain(site.connect_from([127, 0, 0, 1]).await);
    let (socket, _) = client_async(request, stream).await.expect("a socket");
    Page(socket)
}

/// Item 7 of the faults noticed, and finding 3 of an attacker's second trial: on one thread a whole crowd comes in before
/// any page is told of it. Who is there waits in no queue, so nobody misses a frame.
#[tokio::test(flavor = "current_thread")]
async fn found_7_t_attacker2_03_a_crowd_makes_nobody_miss_frames() {
    let site = TestServer::fresh().await;
    let (game, cookie) = site.game(SCREEN).await;
    let mut player = site.join(&game, Some(&cookie)).await;
    player.hear("welcome").await;
    player.make("c3-d4").await;
    let mut crowd = Vec::new();
    for _ in 0..CROWD {
        crowd.push(silent(&site, &game).await);
    }
    let hello = json!({"type": "hello", "protocol": 1});
    for page in &mut crowd {
        // All of them speak before the server hears the first.
        page.say(&hello).now_or_never().expect("there is room");
    }
    let first = crowd.first_mut().expect("somebody");
    first.hear("welcome").await;
    player.play("next", 99, "f6-g5").await;
    let update = loop {
        let frame = player.any().await;
        match frame["type"].as_str() {
            Some("presence") => {}
            _ => break frame,
        }
    };
    assert_eq!(update["type"], "update", "{update}");
    assert_eq!(
        (&update["id"], &update["plies"]),
        (&json!("next"), &json!(2))
    );
    let update = first.hear("update").await;
    assert_eq!(update["moves"][0]["text"], "f6-g5");
    site.close().await;
}
