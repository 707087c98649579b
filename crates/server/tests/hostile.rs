//! Frames that no page of ours sends: refused, counted, and without effect (the policy is in `crates/wire/README.md`).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Page, SCREEN, TestServer, folder, header};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

fn act(id: &str, act: &Value) -> Value {
    json!({"type": "act", "id": id, "version": 99, "act": act})
}

/// How often something odd was counted.
async fn counted(site: &TestServer, kind: &str) -> u64 {
    let health = site.get("/healthz", "").await;
    let line = health
        .lines()
        .find_map(|line| line.strip_prefix(&format!("{kind} ")));
    line.map_or(0, |count| count.parse().expect("a number"))
}

async fn moves(site: &TestServer, path: &str) -> usize {
    let mut watcher = site.join(path, None).await;
    let welcome = watcher.hear("welcome").await;
    welcome["game"]["moves"].as_array().expect("moves").len()
}

async fn seated(site: &TestServer) -> (String, String, Page) {
    let (path, cookie) = site.game(SCREEN).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    (path, cookie, page)
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_frames_change_nothing() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, _, mut page) = seated(&site).await;
    for text in [
        "",
        "{",
        "null",
        "[]",
        "\"act\"",
        r#"{"type":"act"}"#,
        r#"{"type":"act","id":1,"version":0,"act":{"do":"resign"}}"#,
        r#"{"type":"act","id":"a","version":-1,"act":{"do":"resign"}}"#,
        r#"{"type":"act","id":"a","version":0,"act":{"do":"resign","for":"black"}}"#,
        r#"{"type":"act","id":"a","version":0,"act":{"do":"play"}}"#,
        r#"{"type":"welcome"}"#,
    ] {
        let frame = Message::Text(text.to_owned().into());
        page.0.send(frame).await.expect("sent");
    }
    // The connection bears some of it.
    page.say(&json!({"type": "ping", "sent": 5, "lag": null}))
        .await;
    assert_eq!(page.hear("pong").await["sent"], 5);
    assert_eq!(counted(&site, "malformed").await, 11);
    assert_eq!(moves(&site, &path).await, 0);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_frames_and_texts_are_refused() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie, mut page) = seated(&site).await;
    let long = "x".repeat(300);
    page.say(&act("a", &json!({"do": "play", "text": long})))
        .await;
    page.say(&act(&long, &json!({"do": "resign"}))).await;
    page.say(&act("b", &json!({"do": "play", "text": "x".repeat(5000)})))
        .await;
    page.say(&json!({"type": "ping", "sent": 6, "lag": null}))
        .await;
    assert_eq!(page.hear("pong").await["sent"], 6);
    assert_eq!(counted(&site, "too-long").await, 3);
    // What is very long is not even read.
    page.say(&act(
        "c",
        &json!({"do": "play", "text": "x".repeat(100_000)}),
    ))
    .await;
    assert!(page.is_closed().await);
    // An id that could not be kept is refused.
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    page.say(&act("two words", &json!({"do": "resign"}))).await;
    assert_eq!(page.hear("refused").await["id"], "two words");
    assert_eq!(moves(&site, &path).await, 0);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn binary_frames_close_the_connection() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (_, _, mut page) = seated(&site).await;
    let frame = act("a", &json!({"do": "resign"})).to_string();
    let frame = Message::Binary(frame.into_bytes().into());
    page.0.send(frame).await.expect("sent");
    assert_eq!(page.hear("bye").await["why"], "web-say-bye-malformed");
    assert!(page.is_closed().await);
    assert_eq!(counted(&site, "binary").await, 1);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_closes_the_connection() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (_, _, mut page) = seated(&site).await;
    for sent in 0..40 {
        let ping = json!({"type": "ping", "sent": sent, "lag": null}).to_string();
        if page.0.send(Message::Text(ping.into())).await.is_err() {
            break;
        }
    }
    assert!(page.is_closed().await);
    assert_eq!(counted(&site, "too-fast").await, 1);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_played_again_happens_once() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, _, mut page) = seated(&site).await;
    for _ in 0..3 {
        page.play("a", 9, "c3-d4").await;
    }
    page.hear("update").await;
    for _ in 0..2 {
        assert_eq!(page.hear("done").await["id"], "a");
    }
    // The name counts, not what it is given to.
    page.say(&act("a", &json!({"do": "resign"}))).await;
    assert_eq!(page.hear("done").await["id"], "a");
    assert_eq!(counted(&site, "again").await, 3);
    assert_eq!(moves(&site, &path).await, 1);
    site.close().await;
}

/// Two guests at a game without a clock.
async fn friends(site: &TestServer) -> (String, String, String) {
    let form = "opponent=friend&rules=russian&control=-&side=white";
    let (path, white) = site.game(form).await;
    let accepted = site.post(&path, "", "name=").await;
    let game = header(&accepted, "location").expect("the game");
    let black = header(&accepted, "set-cookie").expect("a guest");
    let black = black.split(';').next().expect("a cookie").to_owned();
    (game, white, black)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_moves_out_of_turn_or_for_another() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, white, black) = friends(&site).await;
    let mut white = site.join(&path, Some(&white)).await;
    white.hear("welcome").await;
    let mut black = site.join(&path, Some(&black)).await;
    black.hear("welcome").await;
    // Black may make neither a move of his own nor one of White's.
    for (id, text) in [("b1", "f6-g5"), ("b2", "c3-d4")] {
        black.play(id, 99, text).await;
        assert_eq!(black.hear("refused").await["id"], id);
    }
    white.play("w1", 99, "c3-d4").await;
    // The opponent's coming is told too.
    while white.hear("update").await["id"] != "w1" {}
    // A move for a position that is gone.
    white.play("w2", 1, "e3-f4").await;
    assert_eq!(white.hear("refused").await["id"], "w2");
    assert_eq!(counted(&site, "forbidden").await, 2);
    assert_eq!(counted(&site, "late").await, 1);
    assert_eq!(moves(&site, &path).await, 1);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_can_do_nothing_but_watch() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, white, _) = friends(&site).await;
    let mut player = site.join(&path, Some(&white)).await;
    player.hear("welcome").await;
    // Nobody, one with a token that nobody was given, and a guest of another game.
    let (_, other) = site.game(SCREEN).await;
    let forged = format!("peatee={}", "0".repeat(64));
    for cookie in [None, Some(forged.as_str()), Some(other.as_str())] {
        let mut watcher = site.join(&path, cookie).await;
        let welcome = watcher.hear("welcome").await;
        assert_eq!(welcome["seats"], json!({"white": false, "black": false}));
        for what in [
            json!({"do": "play", "text": "c3-d4"}),
            json!({"do": "touch", "square": "c3"}),
            json!({"do": "adjust"}),
            json!({"do": "resign"}),
            json!({"do": "offer-draw"}),
            json!({"do": "answer-draw", "agrees": true}),
            json!({"do": "claim-draw", "with": null}),
            json!({"do": "ask-to-adjourn"}),
            json!({"do": "allow-adjournment"}),
            json!({"do": "seal", "text": "c3-d4"}),
            json!({"do": "resume"}),
            json!({"do": "ask-takeback"}),
            json!({"do": "abort"}),
            json!({"do": "claim-left"}),
            json!({"do": "rematch"}),
        ] {
            watcher.say(&act("w", &what)).await;
            let refused = watcher.hear("refused").await;
            assert_eq!(refused["said"], "You are watching this game.", "{what}");
        }
    }
    assert_eq!(counted(&site, "no-seat").await, 45);
    // And the game is as it was: White moves.
    player.play("p", 99, "c3-d4").await;
    assert_eq!(player.hear("update").await["plies"], 1);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_takes_no_seat_that_is_taken() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let form = "opponent=friend&rules=russian&control=-&side=white";
    let (challenge, _) = site.game(form).await;
    let first = site.post(&challenge, "", "name=").await;
    let game = header(&first, "location").expect("the game");
    // One who comes later gets no seat, whether or not he becomes a guest.
    let second = site.post(&challenge, "", "name=").await;
    let cookie = header(&second, "set-cookie");
    let cookie = cookie
        .as_deref()
        .and_then(|cookie| cookie.split(';').next());
    let mut later = site.join(&game, cookie).await;
    let seats = &later.hear("welcome").await["seats"];
    assert_eq!(*seats, json!({"white": false, "black": false}));
    site.close().await;
}
