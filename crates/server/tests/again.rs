//! What is sent twice is done once, be there a restart between (the issue: *live and lossless*).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{COMPUTER, Page, SCREEN, TestServer, folder};
use serde_json::{Value, json};

/// Plays any legal move under a name; the version behind it.
async fn play_any(page: &mut Page, name: &str, state: &Value) -> Value {
    let text = state["legal"][0]["text"].as_str().expect("a legal move");
    let version = state["version"].as_u64().expect("a version");
    page.play(name, version, text).await;
    page.hear("update").await["state"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_again_after_a_restart_is_done() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let start = page.hear("welcome").await["game"]["state"].clone();
    let first = start["legal"][0]["text"]
        .as_str()
        .expect("a move")
        .to_owned();
    let behind = play_any(&mut page, "a", &start).await;
    let state = play_any(&mut page, "b", &behind).await;
    drop(page);
    site.close().await;

    let site = TestServer::open(&folder).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["game"]["moves"].as_array().expect("moves").len(), 2);
    // As it was sent at first, and as a page that knows better would send it.
    for version in [start["version"].as_u64(), state["version"].as_u64()] {
        page.play("a", version.expect("a version"), &first).await;
        let done = page.hear("done").await;
        assert_eq!(
            done,
            json!({"type": "done", "id": "a", "version": behind["version"]})
        );
    }
    // One that was never done is refused if the position has changed since its page saw it.
    page.play("c", start["version"].as_u64().expect("a version"), &first)
        .await;
    assert_eq!(page.hear("refused").await["id"], "c");
    let now = &welcome["game"]["state"];
    let after = play_any(&mut page, "d", now).await;
    let one_more = now["version"].as_u64().map(|version| version + 1);
    assert_eq!(after["version"].as_u64(), one_more);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_of_long_ago_is_remembered() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let start = page.hear("welcome").await["game"]["state"].clone();
    let first = start["legal"][0]["text"]
        .as_str()
        .expect("a move")
        .to_owned();
    // More than a room keeps in mind.
    let behind = play_any(&mut page, "first", &start).await;
    let mut state = behind.clone();
    for ply in 0..40 {
        if ply % 10 == 9 {
            // A connection may not say more than so much at once.
            page = site.join(&path, Some(&cookie)).await;
            state = page.hear("welcome").await["game"]["state"].clone();
        }
        state = play_any(&mut page, &ply.to_string(), &state).await;
    }
    page.play(
        "first",
        start["version"].as_u64().expect("a version"),
        &first,
    )
    .await;
    assert_eq!(page.hear("done").await["version"], behind["version"]);
    site.close().await;
}

async fn rematch(page: &mut Page, name: &str, version: &Value) -> Value {
    let act = json!({"do": "rematch"});
    page.say(&json!({"type": "act", "id": name, "version": version, "act": act}))
        .await;
    page.hear("next").await["game"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_game_follows_another_whatever_happens_between() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(COMPUTER).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let version = page.hear("welcome").await["game"]["state"]["version"].clone();
    let resign = json!({"do": "resign"});
    page.say(&json!({"type": "act", "id": "r", "version": version, "act": resign}))
        .await;
    let version = page.hear("update").await["state"]["version"].clone();
    let next = rematch(&mut page, "again", &version).await;
    drop(page);
    site.close().await;

    let site = TestServer::open(&folder).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    for name in ["again", "more"] {
        assert_eq!(rematch(&mut page, name, &version).await, next);
    }
    site.close().await;
}

/// Another game counts as one that is made from a page does.
#[tokio::test(flavor = "multi_thread")]
async fn so_many_games_do_not_follow_each_other() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (mut path, cookie) = site.game(COMPUTER).await;
    for _ in 0..110 {
        let mut page = site.join(&path, Some(&cookie)).await;
        let version = page.hear("welcome").await["game"]["state"]["version"].clone();
        for (id, wish) in [("r", "resign"), ("n", "rematch")] {
            let act = json!({"do": wish});
            page.say(&json!({"type": "act", "id": id, "version": version, "act": act}))
                .await;
        }
        let answer = loop {
            let frame = page.any().await;
            if frame["type"] == "next" || frame["type"] == "refused" {
                break frame;
            }
        };
        match answer["game"].as_str() {
            Some(next) => path = format!("/games/{next}"),
            None => {
                assert_eq!(answer["id"], "n", "{answer}");
                return site.close().await;
            }
        }
    }
    panic!("so many games were made");
}
