//! What a player's trial in the browser found (part 7).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::{Page, TestServer, Visitor};
use serde_json::{Value, json};

/// The next update of which something holds; others are passed over.
async fn until(page: &mut Page, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let update = page.hear("update").await;
        if holds(&update) {
            return update;
        }
    }
}

/// Two who play by a link, and the address of their game.
async fn two(site: &TestServer, form: &str) -> (Visitor, Visitor, String) {
    let (mut white, mut black) = (Visitor::default(), Visitor::default());
    let form = format!("opponent=friend&rules=russian&side=white&name=Kask&{form}");
    let challenge = white.post(site, "/games", &form).await.location();
    let accepted = black.post(site, &challenge, "name=Tamm").await;
    (white, black, accepted.location())
}

/// Somebody at the board, who has heard how the game stands.
async fn sit(site: &TestServer, visitor: &Visitor, game: &str) -> (Page, Value) {
    let mut page = visitor.join(site, game).await;
    let welcome = page.hear("welcome").await;
    (page, welcome)
}

const ABSENCE: &str = "If a player is away for 15 minutes on their own move";

/// Decision 0035: where a clock runs it alone decides; without one the claim is told, and waits for a move.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_player_01_absence_is_claimed_only_without_a_clock() {
    let site = TestServer::fresh().await;
    let start = site.get("/", "").await;
    assert!(start.contains(ABSENCE), "{start}");
    for (control, is_claimed) in [("-", true), ("40%2F7200", false)] {
        let (one, other, game) = two(&site, &format!("control={control}")).await;
        let page = site.get(&game, "").await;
        assert_eq!(page.contains(ABSENCE), is_claimed, "{control}");
        let (mut white, _) = sit(&site, &one, &game).await;
        let (mut black, _) = sit(&site, &other, &game).await;
        white.make("c3-d4").await;
        until(&mut black, |update| update["plies"] == 1).await;
        black.make("b6-a5").await;
        until(&mut white, |update| update["plies"] == 2).await;
        let made = white.make("b2-c3").await;
        assert_eq!(made["state"]["away"], Value::Null);
        drop(black);
        white.hear("presence").await;
        let (_, welcome) = sit(&site, &one, &game).await;
        let away = &welcome["game"]["state"]["away"];
        let wait = away["claim_at"].as_u64().zip(welcome["now"].as_u64());
        let minutes = wait.map(|(at, now)| at.saturating_sub(now).div_ceil(60_000));
        assert_eq!(minutes, Some(15).filter(|_| is_claimed), "{control}");
        let claim = json!({"type": "act", "id": "c", "version": 99, "act": {"do": "claim-left"}});
        white.say(&claim).await;
        white.hear("refused").await;
    }
    site.close().await;
}

/// What is written is sealed as it is written only when the player says so once more (decision 0013).
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_player_03_a_slip_is_not_sealed_unasked() {
    let site = TestServer::fresh().await;
    let (one, other, game) = two(&site, "control=-").await;
    let (mut white, _) = sit(&site, &one, &game).await;
    let (mut black, _) = sit(&site, &other, &game).await;
    white.act(json!({"do": "ask-to-adjourn"})).await;
    until(&mut black, |update| {
        update["state"]["adjournment"] == "white"
    })
    .await;
    black.act(json!({"do": "allow-adjournment"})).await;
    until(&mut white, |update| {
        update["state"]["phase"] == "adjourning"
    })
    .await;
    for (id, text) in [("a", "c1-d2 nonsense"), ("b", "g3-g4"), ("c", "c3-e5")] {
        let seal = json!({"do": "seal", "text": text, "check": true});
        white
            .say(&json!({"type": "act", "id": id, "version": 99, "act": seal}))
            .await;
        let refused = white.hear("refused").await;
        assert_eq!(refused["article"], "002:§36.1", "{text}");
        let instead = refused["instead"].as_array().expect("a list");
        assert!(!instead.is_empty(), "{text}: {refused}");
    }
    let sealed = white.act(json!({"do": "seal", "text": "g3-g4"})).await;
    assert_eq!(sealed["state"]["phase"], "adjourned");
    site.close().await;
}

/// 002:§34.2: whether anything is to be sealed comes before what is written; and what is not seen is not sealed.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker2_12_nothing_to_seal_is_said_first() {
    let site = TestServer::fresh().await;
    let (one, other, game) = two(&site, "control=-").await;
    let (mut white, _) = sit(&site, &one, &game).await;
    let (mut black, _) = sit(&site, &other, &game).await;
    let seal = json!({"do": "seal", "text": "g3-g4", "check": true});
    let refused = async |page: &mut Page, id: &str, seal: &Value| {
        let act = json!({"type": "act", "id": id, "version": 99, "act": seal});
        page.say(&act).await;
        page.hear("refused").await
    };
    for page in [&mut white, &mut black] {
        let answer = refused(page, "a", &seal).await;
        assert_ne!(answer["article"], "002:§36.1", "{answer}");
    }
    white.act(json!({"do": "ask-to-adjourn"})).await;
    until(&mut black, |update| {
        update["state"]["adjournment"] == "white"
    })
    .await;
    black.act(json!({"do": "allow-adjournment"})).await;
    until(&mut white, |update| {
        update["state"]["phase"] == "adjourning"
    })
    .await;
    let answer = refused(&mut black, "b", &seal).await;
    assert_ne!(answer["article"], "002:§36.1", "{answer}");
    let answer = refused(&mut white, "b", &seal).await;
    assert_eq!(answer["article"], "002:§36.1", "{answer}");
    // 002:§34.2: the full notation.
    let short = json!({"do": "seal", "text": "cd4", "check": true});
    let answer = refused(&mut white, "c", &short).await;
    assert_eq!(answer["article"], "002:§36.1", "{answer}");
    let said = answer["said"].as_str().unwrap_or_default();
    assert!(said.contains("in full"), "{answer}");
    let turned = json!({"do": "seal", "text": "c3-d4\u{202e}"});
    refused(&mut white, "d", &turned).await;
    let sealed = white.act(json!({"do": "seal", "text": "c3-d4"})).await;
    assert_eq!(sealed["state"]["phase"], "adjourned");
    for page in [&mut white, &mut black] {
        let answer = refused(page, "e", &seal).await;
        assert_ne!(answer["article"], "002:§36.1", "{answer}");
    }
    site.close().await;
}

/// Decision 0019: the notice counts a player's games that are not over, with a clock or without.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_player_04_the_notice_counts_live_games() {
    let site = TestServer::fresh().await;
    let (mut one, mut other, game) = two(&site, "control=300%2B3").await;
    let (white, _) = sit(&site, &one, &game).await;
    let (black, _) = sit(&site, &other, &game).await;
    let notice = "Your move in 1 game";
    assert!(one.get(&site, "/lobby").await.contains(notice));
    assert!(!other.get(&site, "/lobby").await.contains(notice));
    drop((white, black));
    site.close().await;
}

/// The line of terms names all that was agreed besides the usual.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_player_08_the_line_of_terms_names_touch_move() {
    let site = TestServer::fresh().await;
    for (form, said) in [
        ("control=300&touch_move=yes", "Touch-move"),
        (
            "control=300&position=W:Wc3,e3:Bd6,f6",
            "From a custom position",
        ),
    ] {
        let (_, _, game) = two(&site, form).await;
        let page = site.get(&game, "").await;
        let line = page.split("site-footer").nth(1).expect("a footer");
        assert!(line.contains(said), "{said}: {line}");
    }
    site.close().await;
}

/// Decision 0017: after a restart the clock of a player who is not back yet stands.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_player_14_the_clock_waits_for_who_is_not_back() {
    let folder = common::folder();
    let site = TestServer::open(&folder).await;
    let (one, other, game) = two(&site, "control=300").await;
    let (mut white, _) = sit(&site, &one, &game).await;
    let (mut black, _) = sit(&site, &other, &game).await;
    white.make("c3-d4").await;
    let moved = until(&mut black, |update| update["plies"] == 1).await;
    let left = |state: &Value| state["clocks"]["dials"]["black"]["left"].as_u64();
    let before = left(&moved["state"]).expect("a clock");
    drop((white, black));
    site.close().await;

    let site = TestServer::open(&folder).await;
    let (mut white, welcome) = sit(&site, &one, &game).await;
    assert_eq!(welcome["game"]["state"]["clocks"]["running"], Value::Null);
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let (_black, welcome) = sit(&site, &other, &game).await;
    let state = &welcome["game"]["state"];
    assert_eq!(state["clocks"]["running"], "black");
    let charged = before - left(state).expect("a clock");
    assert!(charged < 2000, "{charged} ms charged");
    until(&mut white, |update| {
        update["state"]["clocks"]["running"] == "black"
    })
    .await;
    site.close().await;
}

/// A position that is over names the article, and what would let it be played.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_player_12_a_position_that_is_over_names_its_article() {
    let site = TestServer::fresh().await;
    for (control, position, article, help) in [
        ("300", "W:WKa1:BKb8", "001:7.2.9", "With an increment"),
        ("300", "W:Wa3:Bb4,c5", "001:6.1.2", ""),
    ] {
        let form = format!(
            "opponent=screen&rules=russian&side=white&control={control}&position={position}"
        );
        let refused = site.post("/games", "", &form).await;
        assert_eq!(refused.status(), 400, "{position}");
        assert!(
            refused.body().contains(article),
            "{position}: {}",
            refused.body()
        );
        assert!(refused.body().contains(help), "{position}");
    }
    site.close().await;
}

/// A host at another board is there; and he need not wait for ever for a participant who has walked away (decision 0035).
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_player_10_a_host_at_another_board_is_there() {
    let site = TestServer::fresh().await;
    let mut host = Visitor::default();
    let form = "rules=russian&control=-&side=white&places=2&name=Kask";
    let simul = host.post(&site, "/simuls", form).await.location();
    let mut others = [Visitor::default(), Visitor::default()];
    for other in &mut others {
        other.post(&site, &simul, "name=P").await;
    }
    host.post(&site, &format!("{simul}/start"), "").await;
    let display = host.get(&site, &format!("{simul}/state")).await.json();
    let games = [0, 1].map(|board| {
        let game = display["boards"][board]["game"].as_str().expect("a game");
        format!("/games/{game}")
    });
    let (mut black, _) = sit(&site, &others[0], &games[0]).await;
    let (mut white, _) = sit(&site, &host, &games[0]).await;
    let (_second, welcome) = sit(&site, &others[1], &games[1]).await;
    assert_eq!(welcome["game"]["players"]["white"]["present"], true);

    white.make("c3-d4").await;
    until(&mut black, |update| update["plies"] == 1).await;
    black.make("b6-a5").await;
    until(&mut white, |update| update["plies"] == 2).await;
    white.make("b2-c3").await;
    drop(black);
    white.hear("presence").await;
    let (_white, welcome) = sit(&site, &host, &games[0]).await;
    let away = &welcome["game"]["state"]["away"];
    assert_eq!(away["by"], "white", "{away}");
    site.close().await;
}
