//! Several people who play one side together (`002:§3.1`).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{TestServer, Visitor};
use serde_json::json;

const FRIENDS: &str =
    "opponent=friend&rules=russian&control=-&side=lot&name=Kask&consult=Tamm,+Saar";
const PLAIN: &str = "opponent=friend&rules=russian&control=-&side=lot";
const LABEL: &str = "consultation game";

/// 002:§3.1: the names of a side and the label stand wherever the game is shown.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_r53_3_1_a_side_of_several_people_plays_a_consultation_game() {
    let site = TestServer::fresh().await;
    let (mut one, mut other) = (Visitor::default(), Visitor::default());
    let challenge = one.post(&site, "/games", FRIENDS).await.location();
    let page = other.get(&site, &challenge).await;
    assert!(page.contains("Kask, Tamm, Saar"), "{page}");
    assert!(page.contains(LABEL), "{page}");
    let accepted = other
        .post(&site, &challenge, "name=Lepp&consult=M%C3%A4nd")
        .await;
    let game = accepted.location();
    let mut board = one.join(&site, &game).await;
    let welcome = board.hear("welcome").await;
    assert_eq!(welcome["game"]["consultation"], true);
    let players = &welcome["game"]["players"];
    let mut names = ["white", "black"].map(|side| players[side]["name"].clone());
    names.sort_by_key(ToString::to_string);
    assert_eq!(names, [json!("Kask, Tamm, Saar"), json!("Lepp, Mänd")]);
    for path in [
        game.clone(),
        format!("{game}/sheet"),
        format!("{game}/sheet.txt"),
        "/games".to_owned(),
    ] {
        let page = one.get(&site, &path).await;
        assert!(page.contains("Kask, Tamm, Saar"), "{path}: {page}");
        assert!(page.contains(LABEL), "{path}: {page}");
    }
    let pdn = one.get(&site, &format!("{game}/pdn")).await;
    assert!(pdn.contains("\"Kask, Tamm, Saar\""), "{pdn}");
    assert!(pdn.contains("[Consultation \"yes\"]"), "{pdn}");
    site.close().await;
}

/// At one screen both sides may consult, and the game still is one screen's: nobody else is asked.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_a_consultation_game_at_one_screen_asks_nobody_else() {
    let site = TestServer::fresh().await;
    let mut one = Visitor::default();
    let form = "opponent=screen&rules=russian&control=-&side=white&name=Kask&consult=Tamm&consult_other=Saar";
    let game = one.post(&site, "/games", form).await.location();
    let mut board = one.join(&site, &game).await;
    let welcome = board.hear("welcome").await;
    let players = &welcome["game"]["players"];
    assert_eq!(players["white"]["name"], "Kask, Tamm");
    assert_eq!(players["black"]["name"], "Kask, Saar");
    let saved = board.act(json!({"do": "save"})).await;
    assert_eq!(saved["state"]["phase"], "adjourned");
    site.close().await;
}

/// Nobody is seated under the name of an account or one that the house gives, and not too many.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_who_consults_takes_nobodys_name() {
    let site = TestServer::fresh().await;
    let mut account = Visitor::default();
    let form = "name=Saar&password=long+enough+1&again=long+enough+1";
    let made = account.post(&site, "/register", form).await;
    assert_eq!(made.status(), 303, "{made}");
    for (consult, said) in [
        ("Saar", "cannot be used here"),
        ("Peatee", "cannot be used here"),
        ("A,B,C,D,E,F,G,H", "At most 7"),
        ("a%07b", "characters that are not allowed"),
    ] {
        let form = format!("opponent=screen&rules=russian&control=-&side=white&consult={consult}");
        let refused = site.post("/games", "", &form).await;
        assert_eq!(refused.status(), 400, "{consult}: {refused}");
        assert!(refused.contains(said), "{consult}: {refused}");
    }
    let mut other = Visitor::default();
    let mut one = Visitor::default();
    let challenge = one.post(&site, "/games", PLAIN).await.location();
    let refused = other.post(&site, &challenge, "consult=Saar").await;
    assert_eq!(refused.status(), 400, "{refused}");
    assert!(refused.contains("cannot be used here"), "{refused}");
    site.close().await;
}
