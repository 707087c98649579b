//! Two at one board: what neither may learn, take or do to the other.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{House, Page, folder, header};
use serde_json::{Value, json};

/// A game between two, with the cookies of White and of Black.
async fn game_of_two(house: &House, control: &str, more: &str) -> (String, [String; 2]) {
    let form = format!("opponent=friend&rules=russian&control={control}&side=white{more}");
    let (challenge, white) = house.game(&form).await;
    let accepted = house.post(&challenge, "", "name=Tamm").await;
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
    let house = House::open(&folder).await;
    let (path, [white, black]) = game_of_two(&house, "-", "&touch_move=yes").await;
    let mut black = house.join(&path, Some(&black)).await;
    black.hear("welcome").await;
    let mut white = house.join(&path, Some(&white)).await;
    let version = white.hear("welcome").await["game"]["state"]["version"].clone();
    act(&mut white, "ask", &version, json!({"do": "ask-to-adjourn"})).await;
    white.hear("done").await;
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
    house.close().await;
}
