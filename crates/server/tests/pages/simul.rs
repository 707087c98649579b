//! One plays many (`000:11.1.2`).

use serde_json::{Value, json};

use crate::common::{Page, TestServer, Visitor, folder};

const DISPLAY: &str = "rules=russian&control=-&side=turns&places=6&name=Kask";

async fn state(visitor: &mut Visitor, site: &TestServer, simul: &str) -> Value {
    let answer = visitor.get(site, &format!("{simul}/state")).await;
    assert_eq!(answer.status(), 200);
    serde_json::from_str(answer.body()).expect("JSON")
}

/// Where the way round leads after a board.
async fn next(host: &mut Visitor, site: &TestServer, simul: &str, after: &str) -> String {
    let answer = host.get(site, &format!("{simul}/next?after={after}")).await;
    answer.location()
}

fn game_of(display: &Value, board: usize) -> String {
    let game = display["boards"][board]["game"].as_str().expect("a game");
    format!("/games/{game}")
}

fn waiting(display: &Value) -> Vec<bool> {
    let boards = display["boards"].as_array().expect("boards").iter();
    boards.map(|board| board["is_waiting"] == true).collect()
}

/// Plays the first legal move.
async fn any_move(page: &mut Page, legal: &Value) -> Value {
    let text = legal[0]["text"].as_str().expect("a legal move").to_owned();
    page.make(&text).await
}

#[tokio::test(flavor = "multi_thread")]
async fn intl_11_1_2_one_plays_five_and_goes_on_after_a_restart() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let mut host = Visitor::default();
    let opened = host.post(&site, "/simuls", DISPLAY).await;
    let simul = opened.location();
    let mut others: Vec<Visitor> = (0..5).map(|_| Visitor::default()).collect();
    for (i, other) in others.iter_mut().enumerate() {
        let joined = other.post(&site, &simul, &format!("name=P{i}")).await;
        assert_eq!(joined.location(), simul);
    }
    // Nobody but the host begins it.
    others[0].post(&site, &format!("{simul}/start"), "").await;
    let waits = state(&mut others[0], &site, &simul).await;
    assert_eq!(
        (&waits["is_started"], &waits["is_in"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(waits["participants"].as_array().map(Vec::len), Some(5));
    host.post(&site, &format!("{simul}/start"), "").await;
    // A second click, and somebody who comes too late, change nothing.
    host.post(&site, &format!("{simul}/start"), "").await;
    let mut late = Visitor::default();
    late.post(&site, &simul, "name=Late").await;

    let display = state(&mut host, &site, &simul).await;
    assert_eq!(display["boards"].as_array().map(Vec::len), Some(5));
    // The host has White on the first board, Black on the second, and so on: he begins on three.
    assert_eq!(waiting(&display), [true, false, true, false, true]);
    assert_eq!(
        display["score"],
        json!({"wins": 0, "draws": 0, "losses": 0, "open": 5})
    );
    let own = state(&mut others[3], &site, &simul).await;
    assert_eq!(own["mine"], display["boards"][3]["game"]);
    assert_eq!(late.get(&site, &simul).await.status(), 200);

    // Board by board: the way goes past those that do not wait for him.
    let mut at = String::new();
    for board in [0, 2, 4] {
        let game = next(&mut host, &site, &simul, &at).await;
        assert_eq!(game, game_of(&display, board));
        let mut page = host.join(&site, &game).await;
        let welcome = page.hear("welcome").await;
        assert_eq!(welcome["game"]["form"], "simultaneous:white");
        assert_eq!(welcome["seats"], json!({"white": true, "black": false}));
        any_move(&mut page, &welcome["game"]["state"]["legal"]).await;
        at = game.trim_start_matches("/games/").to_owned();
    }
    // No board waits: he is led to all of them.
    assert_eq!(next(&mut host, &site, &simul, &at).await, simul);

    // The third resigns behind his first move; the second begins.
    let mut page = others[2].join(&site, &game_of(&display, 2)).await;
    let welcome = page.hear("welcome").await;
    any_move(&mut page, &welcome["game"]["state"]["legal"]).await;
    page.act(json!({"do": "resign"})).await;
    let mut page = others[1].join(&site, &game_of(&display, 1)).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["seats"], json!({"white": true, "black": false}));
    any_move(&mut page, &welcome["game"]["state"]["legal"]).await;
    let display = state(&mut host, &site, &simul).await;
    assert_eq!(display["boards"][2]["result"], "1-0");
    assert_eq!(
        display["score"],
        json!({"wins": 1, "draws": 0, "losses": 0, "open": 4})
    );
    assert_eq!(waiting(&display), [false, true, false, false, false]);
    assert_eq!(display["boards"][1]["is_longest"], true);
    drop(page);
    site.close().await;

    let site = TestServer::open(&folder).await;
    let again = state(&mut host, &site, &simul).await;
    // But for the host, who has come to them again.
    let as_played = |display: &Value| {
        let mut boards = display["boards"].clone();
        for board in boards.as_array_mut().expect("boards") {
            board["version"].take();
        }
        boards
    };
    assert_eq!(as_played(&again), as_played(&display));
    assert_eq!(again["is_host"], true);
    let game = next(&mut host, &site, &simul, "").await;
    assert_eq!(game, game_of(&display, 1));
    let mut page = host.join(&site, &game).await;
    let welcome = page.hear("welcome").await;
    let update = any_move(&mut page, &welcome["game"]["state"]["legal"]).await;
    assert_eq!(update["plies"], 2);
    // The page of the board leads on, and every board is drawn.
    let board = host.get(&site, &game).await;
    assert!(board.body().contains(&format!("{simul}/next?after=")));
    let all = host.get(&site, &simul).await;
    assert_eq!(all.body().matches("diagram.svg?look=screen").count(), 5);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_display_that_makes_no_sense_is_refused() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let mut host = Visitor::default();
    for (right, wrong) in [
        ("rules=russian", "rules=halma"),
        ("control=-", "control=soon"),
        ("side=turns", "side=both"),
        ("places=6", "places=0"),
        ("places=6", "places=51"),
        ("places=6", "places=many"),
    ] {
        let answer = host
            .post(&site, "/simuls", &DISPLAY.replace(right, wrong))
            .await;
        assert_eq!(answer.status(), 400, "{wrong}");
        assert!(answer.body().contains("role=\"alert\""), "{wrong}");
    }
    for path in ["/simuls/zzz", "/simuls/zzz/state", "/simuls/-/next"] {
        assert_eq!(host.get(&site, path).await.status(), 404, "{path}");
    }
    assert_eq!(host.get(&site, "/simuls/new").await.status(), 200);
    // An empty display does not begin, and the host does not play himself.
    let simul = host.post(&site, "/simuls", DISPLAY).await;
    let simul = simul.location();
    host.post(&site, &simul, "name=Kask").await;
    host.post(&site, &format!("{simul}/start"), "").await;
    let display = state(&mut host, &site, &simul).await;
    assert_eq!(
        (&display["is_started"], &display["participants"]),
        (&json!(false), &json!([]))
    );
    // A clock runs on every board from the beginning: the host need not be at each.
    let timed = DISPLAY.replace("control=-", "control=600%2B5");
    let simul = host.post(&site, "/simuls", &timed).await;
    let simul = simul.location();
    let mut other = Visitor::default();
    other.post(&site, &simul, "name=P").await;
    host.post(&site, &format!("{simul}/start"), "").await;
    let display = state(&mut host, &site, &simul).await;
    assert_eq!(display["boards"][0]["is_waiting"], true);
    assert!(
        display["boards"][0]["left"]
            .as_u64()
            .is_some_and(|left| left <= 600_000)
    );
    site.close().await;
}

/// Who leaves while a display is being started either has gone and has no board, or was too late and has one; the others
/// play all the same.
#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_while_a_display_starts_does_not_stop_it() {
    let site = TestServer::fresh().await;
    let mut host = Visitor::default();
    let mut left = 0;
    // One address may make so many games and take part so often, and not much more.
    for _ in 0..4 {
        let simul = host.post(&site, "/simuls", DISPLAY).await.location();
        let mut others: Vec<Visitor> = (0..5).map(|_| Visitor::default()).collect();
        for other in &mut others {
            other.post(&site, &simul, "name=P").await;
        }
        let (start, leave) = (format!("{simul}/start"), format!("{simul}/leave"));
        let (_, leavers) = others.split_at_mut(1);
        let leaving = leavers
            .iter_mut()
            .map(|leaver| leaver.post(&site, &leave, ""));
        let (started, _) = tokio::join!(
            host.post(&site, &start, ""),
            futures_util::future::join_all(leaving)
        );
        assert_eq!(started.status(), 303, "{started}");

        let mut playing = 0;
        for (place, other) in others.iter_mut().enumerate() {
            let display = state(other, &site, &simul).await;
            assert_eq!(display["is_started"], true);
            assert_eq!(display["is_in"], display["mine"].is_string(), "{display}");
            assert!(place > 0 || display["is_in"] == true, "{display}");
            playing += usize::from(display["is_in"] == true);
        }
        let display = state(&mut host, &site, &simul).await;
        let boards = display["boards"].as_array().map(Vec::len);
        assert_eq!(boards, Some(playing), "{display}");
        assert_eq!(display["participants"].as_array().map(Vec::len), boards);
        left += 5 - playing;
    }
    println!("{left} of 16 left in time");
    site.close().await;
}
