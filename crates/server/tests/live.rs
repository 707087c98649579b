//! The server as browsers meet it: over real sockets, on a real database.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{COMPUTER, Page, SCREEN, TestServer, folder, header};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn pages_speak_the_language_of_the_browser() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    for (wish, tag) in [("et", "et"), ("lv-LV,en;q=0.5", "lv"), ("de", "en")] {
        let answer = site.get("/", &format!("Accept-Language: {wish}\r\n")).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(answer.contains(&format!("<html lang=\"{tag}\">")), "{tag}");
        assert!(header(&answer, "content-security-policy").is_some());
    }
    assert!(site.get("/healthz", "").await.ends_with("ok\n"));
    assert!(site.get("/nowhere", "").await.starts_with("HTTP/1.1 404"));
    assert!(site.get("/games", "").await.starts_with("HTTP/1.1 200"));
    assert!(
        site.get("/rules/000:4.13", "")
            .await
            .starts_with("HTTP/1.1 200")
    );
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn articles_are_read_in_the_language_of_the_reader() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let estonian = "Accept-Language: et\r\n";
    let article = site.get("/rules/002:%C2%A716d", estonian).await;
    assert!(article.starts_with("HTTP/1.1 200"), "{article}");
    assert!(article.contains("1953. aasta võistlusmäärused</a>, §16d"));
    assert!(article.contains("<h1>Seisu kolmekordne kordumine</h1>"));
    assert!(article.contains("href=\"/rules/002:%C2%A716c\""));
    let list = site.get("/rules", estonian).await;
    assert!(list.starts_with("HTTP/1.1 200"), "{list}");
    assert!(list.contains("<a href=\"/rules/002:%C2%A716d\">Seisu kolmekordne kordumine</a>"));
    let missing = site.get("/rules/000:99", estonian).await;
    assert!(missing.starts_with("HTTP/1.1 404"), "{missing}");
    assert!(missing.contains("Selle punkti teksti ei ole"));
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(COMPUTER).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["seats"], json!({"white": true, "black": false}));
    let version = welcome["game"]["state"]["version"]
        .as_u64()
        .expect("a version");
    page.play("a", version, "32-28").await;
    let update = page.hear("update").await;
    assert_eq!(update["id"], "a");
    assert_eq!(update["moves"][0]["text"], "32-28");
    assert!(update["said"][0]["et"].as_str().is_some());
    let reply = page.hear("update").await;
    assert_eq!(
        (&reply["plies"], &reply["moves"][0]["by"]),
        (&2.into(), &"black".into())
    );
    // What was sent twice is done once.
    page.play("a", version, "32-28").await;
    assert_eq!(page.hear("done").await["id"], "a");
    // A forbidden try is answered with its article.
    page.play("b", 99, "28-17").await;
    let refused = page.hear("refused").await;
    assert!(refused["article"].as_str().is_some(), "{refused}");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_only_watches() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut player = site.join(&path, Some(&cookie)).await;
    let welcome = player.hear("welcome").await;
    assert_eq!(welcome["seats"], json!({"white": true, "black": true}));
    let mut watcher = site.join(&path, None).await;
    let seen = watcher.hear("welcome").await;
    assert_eq!(seen["seats"], json!({"white": false, "black": false}));
    watcher.play("w", 9, "c3-d4").await;
    let refused = watcher.hear("refused").await;
    assert_eq!(refused["said"], "You are watching this game.");
    player.play("p", 9, "c3-d4").await;
    assert_eq!(watcher.hear("update").await["moves"][0]["text"], "c3-d4");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    page.play("1", 9, "c3-d4").await;
    page.hear("update").await;
    drop(page);
    site.close().await;

    let site = TestServer::open(&folder).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["game"]["moves"][0]["text"], "c3-d4");
    assert_eq!(welcome["seats"], json!({"white": true, "black": true}));
    page.play("2", 99, "f6-g5").await;
    assert_eq!(page.hear("update").await["plies"], 2);
    let pdn = site.get(&format!("{path}/pdn"), "").await;
    assert!(pdn.contains("1. c3-d4") && pdn.contains("f6-g5"), "{pdn}");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_comes_by_the_link() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let form = "opponent=friend&rules=russian&control=300%2B3&side=white&name=Kask";
    let (path, kask) = site.game(form).await;
    let page = site.get(&path, "").await;
    assert!(page.contains("Kask"), "{page}");
    let accepted = site.post(&path, "", "name=Tamm").await;
    let game = header(&accepted, "location").expect("the game");
    let tamm = header(&accepted, "set-cookie").expect("a guest");
    let tamm = tamm.split(';').next().expect("a cookie").to_owned();
    let state = site.get(&format!("{path}/state"), "").await;
    assert!(
        state.contains(game.rsplit('/').next().expect("an id")),
        "{state}"
    );

    // The clock starts when both are there.
    let mut white = site.join(&game, Some(&kask)).await;
    let welcome = white.hear("welcome").await;
    assert_eq!(welcome["game"]["state"]["phase"], "waiting");
    let mut black = site.join(&game, Some(&tamm)).await;
    let welcome = black.hear("welcome").await;
    assert_eq!(welcome["seats"], json!({"white": false, "black": true}));
    assert_eq!(welcome["game"]["state"]["phase"], "playing");
    assert_eq!(welcome["game"]["players"]["white"]["name"], "Kask");
    black.play("x", 99, "f6-g5").await;
    assert!(black.hear("refused").await["said"].as_str().is_some());
    white.play("y", 99, "c3-d4").await;
    assert_eq!(black.hear("update").await["id"], "y");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_move_stays_sealed_until_the_game_is_resumed() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    let act = |id: &str, act: Value| json!({"type": "act", "id": id, "version": 99, "act": act});
    page.say(&act("1", json!({"do": "ask-to-adjourn"}))).await;
    page.hear("update").await;
    page.say(&act("2", json!({"do": "allow-adjournment"})))
        .await;
    assert_eq!(page.hear("update").await["state"]["phase"], "adjourning");
    page.say(&act("3", json!({"do": "seal", "text": "g3-h4"})))
        .await;
    let sealed = page.hear("update").await;
    assert_eq!(sealed["state"]["phase"], "adjourned");
    assert!(!sealed.to_string().contains("g3-h4"), "{sealed}");
    assert!(sealed["state"]["envelope"]["commitment"].as_str().is_some());
    page.say(&act("4", json!({"do": "resume"}))).await;
    loop {
        let update = page.hear("update").await;
        if update["plies"] == 1 {
            assert_eq!(update["moves"][0]["text"], "g3-h4");
            break;
        }
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_understood_is_refused() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    // Another protocol, another first word, too long a frame.
    for first in [
        json!({"type": "hello", "protocol": 99}),
        json!({"type": "ping", "sent": 1, "lag": null}),
        json!({"type": "hello", "protocol": 1, "extra": "x".repeat(5000)}),
    ] {
        let url = format!("ws://{}{path}/socket", site.address);
        let (socket, _) = connect_async(url).await.expect("a socket");
        let mut page = Page(socket);
        page.say(&first).await;
        assert!(page.is_closed().await, "{first}");
    }
    // Nonsense is passed over, then the connection is closed.
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    for i in 0..30 {
        let nonsense =
            json!({"type": "act", "id": i.to_string(), "version": 0, "act": {"do": "fly"}});
        let text = Message::Text(nonsense.to_string().into());
        if page.0.send(text).await.is_err() {
            break;
        }
    }
    assert!(page.is_closed().await);
    // What another site sends in a visitor's name is not taken.
    let forged = site
        .post("/games", "Origin: http://evil.example\r\n", COMPUTER)
        .await;
    assert!(forged.starts_with("HTTP/1.1 403"), "{forged}");
    // A form that makes no game says so.
    let wrong = COMPUTER.replace("international", "halma");
    assert!(
        site.post("/games", "", &wrong)
            .await
            .starts_with("HTTP/1.1 400")
    );
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_must_go_is_told_why_in_words_that_it_has() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    for sent in 0..60 {
        let ping = json!({"type": "ping", "sent": sent, "lag": null}).to_string();
        // The door may be closed before all is said.
        if page.0.send(Message::Text(ping.into())).await.is_err() {
            break;
        }
    }
    let bye = page.hear("bye").await;
    assert_eq!(bye["why"], "web-say-bye-flood");
    assert!(texts::keys().any(|key| key == "web-say-bye-flood"));
    site.close().await;
}
