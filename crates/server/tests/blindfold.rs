//! Playing without a board: no frame, page or file tells the player the position (`000:11.1.4`, `000:11.1.5`).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{Page, TestServer, Visitor, folder};
use serde_json::{Value, json};

const DISPLAY: &str = "rules=russian&control=-&side=turns&places=6&name=Kask&blindfold=yes";
const FRIENDS: &str =
    "opponent=friend&rules=russian&control=-&side=white&name=Kask&form=blindfold&form_side=black";

/// A state that says nothing of the position.
fn assert_hidden(state: &Value) {
    assert_eq!(state["fen"], "", "{state}");
    for list in ["pieces", "legal", "last"] {
        assert_eq!(state[list], json!([]), "{list} in {state}");
    }
}

fn texts(moves: &Value) -> Vec<&str> {
    let moves = moves.as_array().expect("moves").iter();
    moves
        .map(|made| made["text"].as_str().expect("a text"))
        .collect()
}

async fn refusal(page: &mut Page, act: Value) -> Value {
    page.say(&json!({"type": "act", "id": "wrong", "version": 99, "act": act}))
        .await;
    page.hear("refused").await
}

async fn begun(site: &TestServer, host: &mut Visitor, others: &mut [Visitor]) -> (String, Value) {
    let simul = host.post(site, "/simuls", DISPLAY).await.location();
    for (i, other) in others.iter_mut().enumerate() {
        other.post(site, &simul, &format!("name=P{i}")).await;
    }
    host.post(site, &format!("{simul}/start"), "").await;
    let state = host.get(site, &format!("{simul}/state")).await.json();
    (simul, state)
}

fn game_of(display: &Value, board: usize) -> String {
    let game = display["boards"][board]["game"].as_str().expect("a game");
    format!("/games/{game}")
}

/// 000:11.1.5: the giver has no board on any board of the display; those who play him have one.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_intl_11_1_5_the_giver_of_a_blindfold_display_is_told_no_position() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (mut host, mut others) = (Visitor::default(), [Visitor::default(), Visitor::default()]);
    let (simul, display) = begun(&site, &mut host, &mut others).await;
    assert_eq!(display["boards"][0]["is_hidden"], true);
    // White on the first board, Black on the second.
    for (board, side) in [(0, "white"), (1, "black")] {
        let game = game_of(&display, board);
        let mut giver = host.join(&site, &game).await;
        let welcome = giver.hear("welcome").await;
        assert_eq!(
            welcome["game"]["form"],
            format!("blindfold-simultaneous:{side}")
        );
        assert_hidden(&welcome["game"]["state"]);
        let mut other = others[board].join(&site, &game).await;
        let seen = other.hear("welcome").await["game"]["state"].clone();
        assert_eq!(seen["pieces"].as_array().map(Vec::len), Some(24));
    }

    let game = game_of(&display, 0);
    let mut giver = host.join(&site, &game).await;
    giver.hear("welcome").await;
    let mut other = others[0].join(&site, &game).await;
    other.hear("welcome").await;
    // A refusal says nothing of what stands where.
    for text in ["c3-e5", "d4-e5", "a3-b2"] {
        let refused = refusal(&mut giver, json!({"do": "play", "text": text})).await;
        assert_eq!(refused["said"], "This move is not legal.", "{text}");
        assert_eq!(refused["squares"], json!([]));
        assert_eq!(refused["instead"], json!([]));
        assert_eq!(refused["article"], Value::Null);
    }
    giver
        .say(&json!({"type": "act", "id": "feel", "version": 99, "act": {"do": "lift", "square": "d4"}}))
        .await;
    assert_eq!(giver.hear("done").await["id"], "feel");
    // His own move and the answer are told, one at a time.
    let update = giver.make("c3-d4").await;
    assert_hidden(&update["state"]);
    while other.hear("update").await["plies"] != 1 {}
    other.make("f6-g5").await;
    let update = giver.hear("update").await;
    assert_eq!(texts(&update["moves"]), ["f6-g5"]);
    assert_hidden(&update["state"]);
    let mut again = host.join(&site, &game).await;
    let welcome = again.hear("welcome").await;
    assert_eq!(texts(&welcome["game"]["moves"]), ["", "f6-g5"]);
    assert_hidden(&welcome["game"]["state"]);
    // No page and no file tells him either; a watcher may look.
    for paper in [
        "pdn",
        "sheet",
        "sheet.txt",
        "diagram",
        "diagram.svg",
        "positions",
    ] {
        let path = format!("{game}/{paper}");
        assert_eq!(host.get(&site, &path).await.status(), 403, "{paper}");
        assert_eq!(others[0].get(&site, &path).await.status(), 200, "{paper}");
        assert_eq!(site.get(&path, "").await.status(), 200, "{paper}");
    }
    let page = host.get(&site, &simul).await;
    assert!(!page.contains("diagram.svg"), "{page}");
    assert!(others[1].get(&site, &simul).await.contains("diagram.svg"));
    let export = host.get(&site, "/me/export").await;
    assert!(!export.contains("f6-g5"), "{export}");

    // Over: nothing is hidden any more.
    other.act(json!({"do": "resign"})).await;
    let welcome = again.hear("welcome").await;
    assert_eq!(texts(&welcome["game"]["moves"]), ["c3-d4", "f6-g5"]);
    let pieces = welcome["game"]["state"]["pieces"].as_array();
    assert_eq!(pieces.map(Vec::len), Some(24));
    assert_eq!(host.get(&site, &format!("{game}/pdn")).await.status(), 200);
    site.close().await;
}

/// 000:11.1.4: the same holds for one game.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_intl_11_1_4_a_blindfolded_player_is_told_no_position() {
    let site = TestServer::fresh().await;
    let (mut white, mut black) = (Visitor::default(), Visitor::default());
    let path = white.post(&site, "/games", FRIENDS).await.location();
    let game = black.post(&site, &path, "name=Tamm").await.location();
    let mut blind = black.join(&site, &game).await;
    assert_hidden(&blind.hear("welcome").await["game"]["state"]);
    let mut seeing = white.join(&site, &game).await;
    seeing.hear("welcome").await;
    let update = seeing.make("c3-d4").await;
    assert_ne!(update["state"]["fen"], "");
    let update = loop {
        let update = blind.hear("update").await;
        if update["plies"] == 1 {
            break update;
        }
    };
    assert_hidden(&update["state"]);
    assert_eq!(texts(&update["moves"]), ["c3-d4"]);
    site.close().await;
}
