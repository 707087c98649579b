//! A full disk: what cannot be stored is refused and has not happened, and play goes on when there is room again.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod live_server;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use live_server::disk::{UNHARMED, limit};
use live_server::games::Games;
use live_server::player::{SIDES, connect};
use live_server::{Chance, Server, Table};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// A page of a game.
struct Page {
    server: SocketAddr,
    path: String,
    cookie: String,
}

impl Page {
    /// Does something, and gives the first answer that is one of these.
    async fn act(&self, id: &str, act: &str, answers: &[&str]) -> Value {
        let socket = connect(self.server, &self.path, &self.cookie).await;
        let mut socket = socket.expect("a socket");
        let mut version = Value::Null;
        let answered = async {
            while let Some(Ok(frame)) = socket.next().await {
                let Message::Text(text) = frame else { continue };
                let frame: Value = serde_json::from_str(&text).expect("JSON");
                if frame["type"] == "welcome" && version.is_null() {
                    version = frame["game"]["state"]["version"].clone();
                    let said =
                        json!({"type": "act", "id": id, "version": version, "act": {"do": act}});
                    let said = Message::Text(said.to_string().into());
                    socket.send(said).await.expect("sent");
                } else if answers.iter().any(|answer| frame["type"] == *answer) {
                    return frame;
                }
            }
            panic!("the server has gone");
        };
        timeout(Duration::from_secs(30), answered)
            .await
            .expect("an answer")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_is_refused_by_a_full_disk_and_begun_when_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let server = Server::start_by(&UNHARMED, folder.path(), &database).await;
    let process = server.process.id().expect("it runs");
    let Table { path, cookies } = Table::set(server.address, "russian", "-").await;
    let [white, black] = cookies.map(|cookie| Page {
        server: server.address,
        path: path.clone(),
        cookie,
    });
    white.act("resigned", "resign", &["update"]).await;
    // What is only asked for needs no room.
    black.act("wanted", "rematch", &["done"]).await;
    limit(process, "1");
    let refused = white.act("agreed", "rematch", &["refused", "next"]).await;
    assert_eq!(refused["type"], "refused", "{refused}");
    let said = refused["said"].as_str().expect("a sentence");
    assert!(said.contains("could not be saved"), "{said}");
    // Asked again, by whichever name, it is refused again: nothing was half kept.
    let refused = white.act("again", "rematch", &["refused", "next"]).await;
    assert_eq!(refused["type"], "refused", "{refused}");
    limit(process, "unlimited");
    let begun = white.act("agreed", "rematch", &["refused", "next"]).await;
    assert_eq!(begun["type"], "next", "{begun}");
    // One game, and the same for both.
    let same = black.act("more", "rematch", &["refused", "next"]).await;
    assert_eq!(same["game"], begun["game"]);
    let list = live_server::get(server.address, "/games")
        .await
        .expect("a page");
    assert_eq!(list.matches("href=\"/games/").count(), 2, "{list}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let server = Server::start_by(&UNHARMED, folder.path(), &database).await;
    let process = server.process.id().expect("it runs");
    let chance = Arc::new(Chance::new(3));
    let live = Games::begin(server, folder.path(), &database, SIDES.len() * 4, &chance).await;
    live.has_played().await;
    limit(process, "1");
    sleep(Duration::from_secs(2)).await;
    let address = live.server.address;
    let health = live_server::get(address, "/healthz")
        .await
        .expect("an answer");
    assert!(health.starts_with("HTTP/1.1 503"), "{health}");
    limit(process, "unlimited");
    live.has_played().await;
    // The answer of before holds for a second.
    sleep(Duration::from_secs(1)).await;
    let health = live_server::get(address, "/healthz")
        .await
        .expect("an answer");
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    live.see_through().await;
    let count = live.check(folder.path()).await;
    assert!(count.not_kept > 0, "nothing was refused: {count:?}");
    assert!(count.acknowledged > 8, "nothing was played: {count:?}");
    assert!(count.given_back > 0, "no time was given back: {count:?}");
    live.end().await;
}
