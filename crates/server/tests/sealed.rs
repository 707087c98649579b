//! Sealed moves and their key: the sealer's receipt, a lost key, and what the opponent is given.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Page, TestServer, folder, header, options};
use conduct::{EnvelopeKey, Receipt};
use peatee_server::{Options, ServeError, ServiceError, serve};
use serde_json::{Value, json};

const FRIENDS: &str = "opponent=friend&rules=russian&control=300&side=white&name=Kask";

/// A game that White has sealed a move in, and both players' cookies.
struct Adjourned {
    game: String,
    white: String,
    black: String,
}

async fn adjourn(site: &TestServer) -> Adjourned {
    adjourn_with(site, "g3-h4").await
}

async fn adjourn_with(site: &TestServer, text: &str) -> Adjourned {
    let (path, white) = site.game(FRIENDS).await;
    let accepted = site.post(&path, "", "name=Tamm").await;
    let game = header(&accepted, "location").expect("the game");
    let black = header(&accepted, "set-cookie").expect("a guest");
    let black = black.split(';').next().expect("a cookie").to_owned();
    let mut kask = site.join(&game, Some(&white)).await;
    kask.hear("welcome").await;
    let mut tamm = site.join(&game, Some(&black)).await;
    tamm.hear("welcome").await;
    kask.act(json!({"do": "ask-to-adjourn"})).await;
    tamm.act(json!({"do": "allow-adjournment"})).await;
    while kask.hear("update").await["state"]["phase"] != "adjourning" {}
    let sealed = kask.act(json!({"do": "seal", "text": text})).await;
    assert_eq!(sealed["state"]["phase"], "adjourned");
    Adjourned { game, white, black }
}

fn sent(cookie: &str) -> String {
    format!("Cookie: {cookie}\r\n")
}

async fn receipt(site: &TestServer, adjourned: &Adjourned) -> String {
    let path = format!("{}/receipt", adjourned.game);
    let answer = site.get(&path, &sent(&adjourned.white)).await;
    assert_eq!(answer.status(), 200, "{answer}");
    answer.body().trim_end().to_owned()
}

/// Decision 0013: the sealer is given salt and text as one line, his receipt.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e3_the_sealer_is_given_his_receipt() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let adjourned = adjourn(&site).await;
    let line: Receipt = receipt(&site, &adjourned).await.parse().expect("a receipt");
    assert_eq!(line.text(), "g3-h4");
    let mut watcher = site.join(&adjourned.game, None).await;
    let envelope = watcher.hear("welcome").await["game"]["state"]["envelope"].clone();
    let commitment = envelope["commitment"].as_str().expect("a commitment");
    assert!(line.proves(&commitment.parse().expect("hex digits")));
    let path = format!("{}/receipt", adjourned.game);
    for cookie in [sent(&adjourned.black), String::new()] {
        let refused = site.get(&path, &cookie).await;
        assert_eq!(refused.status(), 404, "{refused}");
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e3_the_export_of_the_opponent_has_no_ciphertext() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let adjourned = adjourn(&site).await;
    let exported = async |cookie: &str| -> Value {
        let answer = site.get("/me/export", &sent(cookie)).await;
        assert_eq!(answer.status(), 200, "{answer}");
        let (_, body) = answer.split_once('{').expect("JSON");
        let end = body.rfind('}').expect("JSON");
        // The body comes in chunks.
        let text = format!("{{{}", &body[..=end]);
        let lines = text
            .split("\r\n")
            .filter(|line| usize::from_str_radix(line, 16).is_err());
        let whole: Value = serde_json::from_str(&lines.collect::<String>()).expect("JSON");
        let events = whole["games"][0]["events"].as_array().expect("events");
        let mut sealed = events
            .iter()
            .filter(|event| event["what"]["kind"] == "move-sealed");
        sealed.next().expect("a sealed move")["what"].clone()
    };
    let own = exported(&adjourned.white).await;
    assert!(own["sealed"].is_string(), "{own}");
    let other = exported(&adjourned.black).await;
    assert!(other.get("sealed").is_none(), "{other}");
    assert_eq!(other["commitment"].as_str().map(str::len), Some(64));
    site.close().await;
}

fn other_key(folder: &tempfile::TempDir) -> Options {
    Options {
        key: EnvelopeKey::new([8; 32]),
        ..options(folder)
    }
}

async fn both(site: &TestServer, adjourned: &Adjourned) -> (Page, Page, Value) {
    let mut white = site.join(&adjourned.game, Some(&adjourned.white)).await;
    white.hear("welcome").await;
    let mut black = site.join(&adjourned.game, Some(&adjourned.black)).await;
    let state = black.hear("welcome").await["game"]["state"].clone();
    (white, black, state)
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e3_a_server_without_the_key_of_its_envelopes_does_not_start() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let adjourned = adjourn(&site).await;
    site.close().await;
    let refused = serve(other_key(&folder)).await.expect_err("another key");
    let said = refused.to_string();
    let ServeError::Service(ServiceError::Key(keys)) = refused else {
        panic!("{said}");
    };
    let lost = EnvelopeKey::new([7; 32]).id();
    assert_eq!(keys.needed.keys().collect::<Vec<_>>(), [&lost]);
    let id = adjourned.game.rsplit('/').next().expect("an id");
    for part in [&lost.to_string(), &keys.given.to_string(), id, "--lost-key"] {
        assert!(said.contains(part), "{part} in {said}");
    }
    // With the right key again, nothing has happened.
    let site = TestServer::open(&folder).await;
    let (_, _, state) = both(&site, &adjourned).await;
    assert_eq!(state["phase"], "adjourned");
    site.close().await;
}

/// `002:§35.5`: the envelope is lost, but there is no doubt about the sealed move.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e3_a_lost_envelope_is_reconstructed_by_the_receipt() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let adjourned = adjourn(&site).await;
    let line = receipt(&site, &adjourned).await;
    site.close().await;
    let site = TestServer::serve(Options {
        lost_keys: vec![EnvelopeKey::new([7; 32]).id()],
        ..other_key(&folder)
    })
    .await;
    let (mut white, black, state) = both(&site, &adjourned).await;
    assert_eq!(state["phase"], "envelope-lost", "{state}");
    let show = |id: &str, receipt: &str| {
        let act = json!({"do": "show-receipt", "receipt": receipt});
        json!({"type": "act", "id": id, "version": 99, "act": act})
    };
    // Another text than the one that was sealed proves nothing.
    white
        .say(&show("other", &line.replace("g3-h4", "c3-d4")))
        .await;
    assert_eq!(white.hear("refused").await["id"], "other");
    // The clock of the opponent starts with the move: he must be there.
    drop(black);
    let gone = async { while white.hear("presence").await["present"]["black"] != false {} };
    gone.await;
    white.say(&show("early", &line)).await;
    assert_eq!(white.hear("refused").await["id"], "early");
    let mut black = site.join(&adjourned.game, Some(&adjourned.black)).await;
    black.hear("welcome").await;
    white.say(&show("proof", &line)).await;
    let update = loop {
        let update = black.hear("update").await;
        if update["plies"] == 1 {
            break update;
        }
    };
    assert_eq!(update["moves"][0]["text"], "g3-h4");
    assert_eq!(update["state"]["phase"], "playing");
    assert_eq!(update["state"]["turn"], "black");
    site.close().await;
}

/// `002:§36.2`: a slip of the pen in the receipt has no consequences either.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_a_receipt_with_a_slip_opens_a_lost_envelope() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let adjourned = adjourn_with(&site, "g3-h5").await;
    let line = receipt(&site, &adjourned).await;
    site.close().await;
    let site = TestServer::serve(Options {
        lost_keys: vec![EnvelopeKey::new([7; 32]).id()],
        ..other_key(&folder)
    })
    .await;
    let (mut white, mut black, state) = both(&site, &adjourned).await;
    assert_eq!(state["phase"], "envelope-lost", "{state}");
    let act = json!({"do": "show-receipt", "receipt": line});
    white
        .say(&json!({"type": "act", "id": "slip", "version": 99, "act": act}))
        .await;
    let update = loop {
        let update = black.hear("update").await;
        if update["plies"] == 1 {
            break update;
        }
    };
    assert_eq!(update["moves"][0]["text"], "g3-h4");
    assert_eq!(update["state"]["phase"], "playing");
    site.close().await;
}

/// `002:§35.4`: the envelope is lost for good.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e3_a_game_with_a_lost_envelope_is_annulled() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let adjourned = adjourn(&site).await;
    site.close().await;
    let id = adjourned.game.rsplit('/').next().expect("an id");
    let file = folder.path().join("games.sqlite");
    let store = store::open(&format!("sqlite:{}", file.display())).await;
    let store = store.expect("the same file");
    let annul = peatee_server::admin::annul;
    annul(&*store, "nowhere").await.expect_err("no such game");
    annul(&*store, id).await.expect("annulled");
    annul(&*store, id).await.expect_err("it is over");
    store.close().await.expect("closed");
    // Nothing waits for the old key any more.
    let site = TestServer::serve(other_key(&folder)).await;
    let (_, _, state) = both(&site, &adjourned).await;
    assert_eq!(state["phase"], "over");
    site.close().await;
}
