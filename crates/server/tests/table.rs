//! Two at one board: what neither may learn, take or do to the other.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use common::{COMPUTER, First, Page, TestServer, folder, header};
use players::{Cancel, Decision, Failure, Player, PlayerFactory};
use serde_json::{Value, json};

/// A game between two, with the cookies of White and of Black.
async fn game_of_two(site: &TestServer, control: &str, more: &str) -> (String, [String; 2]) {
    let form = format!("opponent=friend&rules=russian&control={control}&side=white{more}");
    let (challenge, white) = site.game(&form).await;
    let accepted = site.post(&challenge, "", "name=Tamm").await;
    let game = header(&accepted, "location").expect("the game");
    let cookie = header(&accepted, "set-cookie").expect("a guest");
    let black = cookie.split(';').next().expect("a cookie").to_owned();
    (game, [white, black])
}

async fn act(page: &mut Page, id: &str, version: &Value, act: Value) {
    page.say(&json!({"type": "act", "id": id, "version": version, "act": act}))
        .await;
}

/// A sealed move is entered secretly (`002:§34.2`): in a game where a touch binds, too.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_which_piece_the_sealed_move_is_of() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, [white, black]) = game_of_two(&site, "-", "&touch_move=yes").await;
    let mut black = site.join(&path, Some(&black)).await;
    black.hear("welcome").await;
    let mut white = site.join(&path, Some(&white)).await;
    let version = white.hear("welcome").await["game"]["state"]["version"].clone();
    act(&mut white, "ask", &version, json!({"do": "ask-to-adjourn"})).await;
    let version = loop {
        let update = white.hear("update").await;
        if update["id"] == "ask" {
            break update["state"]["version"].clone();
        }
    };
    act(
        &mut black,
        "yes",
        &version,
        json!({"do": "allow-adjournment"}),
    )
    .await;
    let update = loop {
        let update = white.hear("update").await;
        if update["state"]["phase"] == "adjourning" {
            break update;
        }
    };
    let version = &update["state"]["version"];
    act(
        &mut white,
        "touch",
        version,
        json!({"do": "touch", "square": "c3"}),
    )
    .await;
    let refused = white.hear("refused").await;
    assert_eq!(
        (&refused["id"], &refused["version"]),
        (&"touch".into(), version)
    );
    act(&mut white, "adjust", version, json!({"do": "adjust"})).await;
    assert_eq!(white.hear("refused").await["id"], "adjust");
    act(
        &mut white,
        "seal",
        version,
        json!({"do": "seal", "text": "c3-d4"}),
    )
    .await;
    // All that Black has heard up to the envelope.
    loop {
        let update = black.hear("update").await;
        assert_eq!(update["state"]["touched"], Value::Null, "{update}");
        assert!(!update["said"].to_string().contains("c3"), "{update}");
        if update["state"]["phase"] == "adjourned" {
            break;
        }
    }
    site.close().await;
}

/// After signing out nobody plays on through a page that was open.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_ends_with_its_session() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, [white, black]) = game_of_two(&site, "-", "").await;
    let mut page = site.join(&path, Some(&white)).await;
    page.hear("welcome").await;
    let mut other = site.join(&path, Some(&black)).await;
    other.hear("welcome").await;
    let answer = site
        .post("/sign-out", &format!("Cookie: {white}\r\n"), "")
        .await;
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert_eq!(page.hear("bye").await["why"], "web-say-bye-signed-out");
    assert!(page.is_closed().await);
    // The other stays.
    other
        .say(&json!({"type": "ping", "sent": 1, "lag": null}))
        .await;
    other.hear("pong").await;
    site.close().await;
}

/// A page that says nothing at all any more is gone, though we go on saying things to it.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "waits for more than a minute"]
async fn a_page_that_falls_silent_is_given_up() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, _) = game_of_two(&site, "-", "").await;
    let mut watcher = site.join(&path, None).await;
    watcher.hear("welcome").await;
    // While it does not read it answers no ping either.
    tokio::time::sleep(Duration::from_secs(70)).await;
    assert!(watcher.is_closed().await);
    site.close().await;
}

/// Counts how often it thinks.
#[derive(Debug)]
struct Counting(Arc<AtomicU32>);

impl Player for Counting {
    fn decide(&mut self, game: &games::Game, cancel: &Cancel) -> Result<Decision, Failure> {
        self.0.fetch_add(1, Ordering::SeqCst);
        First.decide(game, cancel)
    }

    fn accepts_draw(
        &mut self,
        _: &games::Game,
        _: games::Color,
        _: &Cancel,
    ) -> Result<bool, Failure> {
        Ok(false)
    }
}

/// One who comes and goes does not keep the computer from moving, nor have it think again.
#[tokio::test(flavor = "multi_thread")]
async fn the_computer_thinks_once_about_a_position() {
    let folder = folder();
    let thoughts = Arc::<AtomicU32>::default();
    let counted = Arc::clone(&thoughts);
    let players = PlayerFactory::new(move |_, _| Box::new(Counting(Arc::clone(&counted))));
    let site = TestServer::open_with(&folder, players).await;
    let (path, cookie) = site.game(COMPUTER).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let version = page.hear("welcome").await["game"]["state"]["version"].clone();
    page.play("a", version.as_u64().expect("a version"), "32-28")
        .await;
    page.hear("update").await;
    for _ in 0..5 {
        drop(page);
        page = site.join(&path, Some(&cookie)).await;
        page.hear("welcome").await;
    }
    drop(page);
    let mut page = site.join(&path, Some(&cookie)).await;
    let mut moves = page.hear("welcome").await["game"]["moves"].clone();
    while moves.as_array().is_none_or(|moves| moves.len() < 2) {
        let update = page.hear("update").await;
        if update["plies"] == 2 {
            moves = json!([1, 2]);
        }
    }
    assert_eq!(thoughts.load(Ordering::SeqCst), 1);
    site.close().await;
}
