//! Too much of everything (part 7, E.6): asks, acts, pings, windows, watchers, requests.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Page, SCREEN, TestServer, folder, header};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::{Error, Message};

async fn counted(site: &TestServer, kind: &str) -> u64 {
    let health = site.get("/healthz", "").await;
    let line = health
        .lines()
        .find_map(|line| line.strip_prefix(&format!("{kind} ")));
    line.map_or(0, |count| count.parse().expect("a number"))
}

fn act(id: &str, act: &Value) -> Value {
    json!({"type": "act", "id": id, "version": 99, "act": act})
}

/// Two guests at a game without a clock, both there.
async fn friends(site: &TestServer) -> (String, String, [Page; 2]) {
    let form = "opponent=friend&rules=russian&control=-&side=white";
    let (path, white) = site.game(form).await;
    let accepted = site.post(&path, "", "name=").await;
    let game = header(&accepted, "location").expect("the game");
    let black = header(&accepted, "set-cookie").expect("a guest");
    let black = black.split(';').next().expect("a cookie").to_owned();
    let mut pages = Vec::new();
    for cookie in [&white, &black] {
        let mut page = site.join(&game, Some(cookie)).await;
        page.hear("welcome").await;
        pages.push(page);
    }
    let pages = pages.try_into().ok().expect("two pages");
    (game, white, pages)
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e6_a_request_that_stands_is_told_once() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (_, _, [mut white, mut black]) = friends(&site).await;
    let ask = json!({"do": "ask-to-adjourn"});
    white.say(&act("a1", &ask)).await;
    while white.hear("update").await["id"] != "a1" {}
    for id in ["a2", "a3"] {
        white.say(&act(id, &ask)).await;
        assert_eq!(white.hear("refused").await["id"], id);
    }
    white.play("w", 99, "c3-d4").await;
    let mut asked = 0;
    loop {
        let update = black.hear("update").await;
        if update["id"] == "w" {
            break;
        }
        asked += u32::from(update["state"]["adjournment"] == "white");
    }
    assert_eq!(asked, 1);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e6_an_opponent_is_not_asked_without_end() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (_, _, [mut white, _black]) = friends(&site).await;
    let ask = json!({"do": "ask-to-adjourn"});
    white.say(&act("a0", &ask)).await;
    while white.hear("update").await["id"] != "a0" {}
    for number in 1..6 {
        white.say(&act(&format!("a{number}"), &ask)).await;
        let refused = white.hear("refused").await;
        let said = refused["said"].as_str().expect("a sentence");
        assert!(!said.starts_with("Do not ask so often"), "{said}");
    }
    white.say(&act("late", &ask)).await;
    let refused = white.hear("refused").await;
    assert_eq!(refused["id"], "late");
    let said = refused["said"].as_str().expect("a sentence");
    assert!(said.starts_with("Do not ask so often"), "{said}");
    // He plays on all the same.
    white.play("w", 99, "c3-d4").await;
    while white.hear("update").await["id"] != "w" {}
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e6_a_flood_of_pings_closes_the_connection() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    for _ in 0..200 {
        let ping = Message::Ping(vec![1, 2, 3].into());
        if page.0.send(ping).await.is_err() {
            break;
        }
    }
    assert!(page.is_closed().await);
    assert_eq!(counted(&site, "too-fast").await, 1);
    // A few are borne.
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    for _ in 0..5 {
        let ping = Message::Ping(vec![1].into());
        page.0.send(ping).await.expect("sent");
    }
    page.play("w", 99, "c3-d4").await;
    page.hear("update").await;
    site.close().await;
}

/// What a player does counts through all of his windows together.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e6_windows_of_a_player_share_one_rate() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut pages = Vec::new();
    for _ in 0..6 {
        let mut page = site.join(&path, Some(&cookie)).await;
        page.hear("welcome").await;
        pages.push(page);
    }
    for (window, page) in pages.iter_mut().enumerate() {
        for number in 0..18 {
            let play = json!({"do": "play", "text": "a1-a2"});
            let frame = act(&format!("{window}-{number}"), &play).to_string();
            // A window that is closed takes no more.
            drop(page.0.send(Message::Text(frame.into())).await);
        }
    }
    let mut closed = 0;
    while counted(&site, "too-fast").await == 0 {
        closed += 1;
        assert!(closed < 100, "nobody is stopped");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e6_the_oldest_window_gives_way() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie, [mut first, mut black]) = friends(&site).await;
    let mut later = Vec::new();
    for _ in 0..6 {
        let mut page = site.join(&path, Some(&cookie)).await;
        page.hear("welcome").await;
        later.push(page);
    }
    assert_eq!(first.hear("bye").await["why"], "web-say-bye-elsewhere");
    assert!(first.is_closed().await);
    assert!(texts::keys().any(|key| key == "web-say-bye-elsewhere"));
    // Nobody has left, and the newest window plays.
    let newest = later.last_mut().expect("a window");
    newest.play("w", 99, "c3-d4").await;
    let update = loop {
        let update = black.hear("update").await;
        if update["id"] == "w" {
            break update;
        }
    };
    assert_eq!(update["plies"], 1);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e6_watchers_are_counted_by_address() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut watchers = Vec::new();
    for _ in 0..64 {
        watchers.push(site.join_from([127, 0, 0, 2], &path, None).await);
    }
    let refused = site.try_join_from([127, 0, 0, 2], &path, None).await;
    assert!(
        matches!(&refused, Err(Error::Http(answer)) if answer.status() == 429),
        "one too many"
    );
    // Others, and whoever plays, are not concerned.
    site.join_from([127, 0, 0, 3], &path, None)
        .await
        .hear("welcome")
        .await;
    site.join_from([127, 0, 0, 2], &path, Some(&cookie))
        .await
        .hear("welcome")
        .await;
    drop(watchers);
    site.close().await;
}

/// The statuses of many requests through one connection.
async fn statuses(site: &TestServer, from: [u8; 4], count: usize) -> Vec<u16> {
    let mut stream = site.connect_from(from).await;
    let one = format!(
        "HEAD /assets/none/none HTTP/1.1\r\nHost: {}\r\n",
        site.address
    );
    let mut requests = format!("{one}\r\n").repeat(count - 1);
    requests.push_str(&format!("{one}Connection: close\r\n\r\n"));
    let (mut read, mut write) = stream.split();
    let mut answers = Vec::new();
    let (sent, got) = tokio::join!(
        write.write_all(requests.as_bytes()),
        read.read_to_end(&mut answers)
    );
    sent.expect("sent");
    got.expect("answers");
    let answers = String::from_utf8_lossy(&answers).into_owned();
    let lines = answers
        .lines()
        .filter_map(|line| line.strip_prefix("HTTP/1.1 "));
    lines
        .filter_map(|line| line.get(..3)?.parse().ok())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e6_requests_of_one_address_are_limited() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let answered = statuses(&site, [127, 0, 0, 2], 5000).await;
    assert_eq!(answered.len(), 5000);
    let refused = answered.iter().filter(|status| **status == 429).count();
    // Two thousand at once, and a hundred a second.
    assert!((1000..=3000).contains(&refused), "{refused}");
    assert!(!answered.iter().take(2000).any(|status| *status == 429));
    // A hall with thirty browsers behind another address sees nothing of it.
    let hall = statuses(&site, [127, 0, 0, 3], 1000).await;
    assert!(!hall.contains(&429));
    let page = site.get("/", "").await;
    assert_eq!(page.status(), 200);
    site.close().await;
}
