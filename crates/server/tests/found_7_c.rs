//! What trials in the browser found (part 7, section C), as a page meets it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{COMPUTER, TestServer};
use serde_json::{Value, json};

/// The next update of which something holds; others are passed over.
async fn until(page: &mut common::Page, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let update = page.hear("update").await;
        if holds(&update) {
            return update;
        }
    }
}

async fn refused(page: &mut common::Page, act: Value) -> Value {
    page.say(&json!({"type": "act", "id": "no", "version": 9999, "act": act}))
        .await;
    page.hear("refused").await
}

/// Two who play Russian draughts by a link, with the cookies of both and the address of the game.
async fn two(
    site: &TestServer,
    control: &str,
) -> (common::Page, common::Page, (String, String, String)) {
    let form = format!("opponent=friend&rules=russian&control={control}&side=white&name=Kask");
    let (path, kask) = site.game(&form).await;
    let accepted = site.post(&path, "", "name=Tamm").await;
    let cookie = accepted.header("set-cookie").expect("a guest");
    let tamm = cookie.split(';').next().expect("a cookie").to_owned();
    let game = accepted.location();
    let mut white = site.join(&game, Some(&kask)).await;
    white.hear("welcome").await;
    let mut black = site.join(&game, Some(&tamm)).await;
    black.hear("welcome").await;
    (white, black, (game, kask, tamm))
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c2_the_computer_lets_a_move_be_taken_back() {
    let site = TestServer::fresh().await;
    let (path, cookie) = site.game(COMPUTER).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.make("32-28").await;
    until(&mut page, |update| update["plies"] == 2).await;
    page.act(json!({"do": "ask-takeback"})).await;
    let back = until(&mut page, |update| update["plies"] == 0).await;
    assert_eq!(back["state"]["takeback"], Value::Null);
    assert_eq!(back["passing"], false);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c2_its_refusal_of_a_draw_is_told_as_more_than_passing() {
    let site = TestServer::fresh().await;
    let (path, cookie) = site.game(COMPUTER).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.act(json!({"do": "offer-draw"})).await;
    let declined = until(&mut page, |update| update["state"]["offer"].is_null()).await;
    assert_eq!(declined["said"][0]["en"], "Black: “I do not agree”.");
    assert_eq!(declined["passing"], false);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c2_a_game_with_the_computer_is_saved_instead_of_adjourned() {
    let folder = common::folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site
        .game(&COMPUTER.replace("control=-", "control=60%2B1"))
        .await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    let no = refused(&mut page, json!({"do": "ask-to-adjourn"})).await;
    assert!(
        no["said"]
            .as_str()
            .is_some_and(|said| said.contains("Save")),
        "{no}"
    );
    let saved = page.act(json!({"do": "save"})).await;
    assert_eq!(saved["state"]["phase"], "adjourned");
    assert_eq!(saved["state"]["envelope"], Value::Null);
    assert_eq!(saved["state"]["clocks"]["running"], Value::Null);
    drop(page);
    site.close().await;

    // It goes on after a restart, with the time that was left.
    let site = TestServer::open(&folder).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let welcome = page.hear("welcome").await;
    let left = |state: &Value| {
        state["clocks"]["dials"]["white"]["left"]
            .as_u64()
            .expect("a dial")
    };
    assert_eq!(left(&welcome["game"]["state"]), left(&saved["state"]));
    let resumed = page.act(json!({"do": "resume"})).await;
    assert_eq!(resumed["state"]["phase"], "playing");
    page.make("32-28").await;
    until(&mut page, |update| update["plies"] == 2).await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c2_nobody_saves_a_game_that_another_waits_in() {
    let site = TestServer::fresh().await;
    let (mut white, mut black, _) = two(&site, "300%2B3").await;
    let no = refused(&mut white, json!({"do": "save"})).await;
    assert!(no["said"].as_str().is_some(), "{no}");
    white.make("c3-d4").await;
    until(&mut black, |update| update["plies"] == 1).await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c3_a_piece_that_may_not_move_says_why() {
    let site = TestServer::fresh().await;
    let form = common::SCREEN.replace("russian", "international");
    let (path, cookie) = site
        .game(&format!("{form}&position=W:W31,45,46,41:B27,40"))
        .await;
    let mut page = site.join(&path, Some(&cookie)).await;
    page.hear("welcome").await;
    // 31 and 45 can capture: another piece may not move.
    let no = refused(&mut page, json!({"do": "lift", "square": "41"})).await;
    assert_eq!(no["article"], "000:4.2", "{no}");
    // A piece with no way out is another matter.
    let no = refused(&mut page, json!({"do": "lift", "square": "46"})).await;
    assert!(
        no["said"]
            .as_str()
            .is_some_and(|said| said.contains("every square")),
        "{no}"
    );
    // What can move is no fault.
    page.say(
        &json!({"type": "act", "id": "ok", "version": 9999, "act": {"do": "lift", "square": "31"}}),
    )
    .await;
    assert_eq!(page.hear("done").await["id"], "ok");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c3_a_refused_claim_says_why() {
    let site = TestServer::fresh().await;
    let (path, cookie) = site.game(common::SCREEN).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let claimed = page.act(json!({"do": "claim-draw", "with": null})).await;
    assert_eq!(
        claimed["said"][0]["en"],
        "White’s draw claim was not confirmed."
    );
    assert!(claimed["said"][1]["en"].as_str().is_some(), "{claimed}");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c3_the_start_page_hears_why_a_first_move_is_refused() {
    let site = TestServer::fresh().await;
    let ask = async |tried: &str| {
        let form =
            format!("opponent=screen&rules=international&control=-&side=white&first_move={tried}");
        site.post("/terms", "", &form).await.json()["refusal"].clone()
    };
    let backwards = ask("32-38").await;
    assert!(
        backwards["said"]
            .as_str()
            .is_some_and(|said| said.contains("38")),
        "{backwards}"
    );
    let stuck = ask("46").await;
    assert!(
        stuck["said"]
            .as_str()
            .is_some_and(|said| said.contains("46")),
        "{stuck}"
    );
    assert_eq!(ask("32-28").await, Value::Null);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c4_no_clock_runs_before_the_player_has_come() {
    let site = TestServer::fresh().await;
    let form = COMPUTER.replace("control=-", "control=60");
    let (path, cookie) = site.game(&form).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let mut watcher = site.join(&path, None).await;
    let seen = watcher.hear("welcome").await;
    assert_eq!(seen["game"]["state"]["phase"], "waiting");
    let mut page = site.join(&path, Some(&cookie)).await;
    let welcome = page.hear("welcome").await;
    let state = &welcome["game"]["state"];
    assert_eq!(state["phase"], "playing");
    let left = state["clocks"]["dials"]["white"]["left"].as_u64();
    assert!(left.is_some_and(|left| left > 59_900), "{left:?}");

    // The first move of the start page begins the game.
    let (path, _) = site.game(&format!("{form}&first_move=32-28")).await;
    let mut watcher = site.join(&path, None).await;
    let seen = watcher.hear("welcome").await;
    assert_eq!(seen["game"]["moves"][0]["text"], "32-28");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c4_an_accepted_challenge_sends_nobody_forward() {
    let site = TestServer::fresh().await;
    let form = "opponent=friend&rules=russian&control=300%2B3&side=white&name=Kask";
    let (path, kask) = site.game(form).await;
    let game = site.post(&path, "", "name=Tamm").await.location();
    for headers in ["", &format!("Cookie: {kask}\r\n")] {
        let page = site.get(&path, headers).await;
        assert_eq!(page.status(), 200, "{page}");
        assert!(page.contains(&format!("href=\"{game}\"")), "{page}");
    }
    site.close().await;
}

/// A game that both have adjourned, with a text of White's sealed.
async fn adjourned(
    site: &TestServer,
    text: &str,
) -> (common::Page, common::Page, (String, String, String)) {
    let (mut white, mut black, names) = two(site, "300%2B3").await;
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
    let sealed = white.act(json!({"do": "seal", "text": text})).await;
    assert_eq!(sealed["state"]["phase"], "adjourned");
    until(&mut black, |update| update["state"]["phase"] == "adjourned").await;
    (white, black, names)
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c1_one_player_alone_resumes_nothing() {
    let site = TestServer::fresh().await;
    let (mut white, black, (game, _, tamm)) = adjourned(&site, "c3-d4").await;
    drop(black);
    let proposed = white.act(json!({"do": "resume"})).await;
    assert_eq!(proposed["state"]["phase"], "adjourned");
    assert_eq!(proposed["state"]["clocks"]["running"], Value::Null);
    assert_eq!(proposed["state"]["resumption"]["by"], "white");
    let mut black = site.join(&game, Some(&tamm)).await;
    let welcome = black.hear("welcome").await;
    assert_eq!(welcome["game"]["state"]["resumption"]["by"], "white");
    black
        .act(json!({"do": "answer-resumption", "agrees": true}))
        .await;
    let opened = until(&mut white, |update| update["plies"] == 1).await;
    assert_eq!(opened["moves"][0]["text"], "c3-d4");
    assert_eq!(opened["state"]["clocks"]["running"], "black");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c1_the_agreed_time_comes_though_the_server_was_away() {
    let folder = common::folder();
    let site = TestServer::open(&folder).await;
    let (mut white, mut black, (game, kask, _)) = adjourned(&site, "c3-d4").await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let at = u64::try_from(now.expect("a clock").as_millis()).expect("a moment") + 2500;
    let no = refused(&mut white, json!({"do": "propose-resumption", "at": 1})).await;
    assert_eq!(
        no["said"],
        "The time must be in the future, and within a year."
    );
    white
        .act(json!({"do": "propose-resumption", "at": at}))
        .await;
    until(&mut black, |update| {
        update["state"]["resumption"]["by"] == "white"
    })
    .await;
    let agreed = black
        .act(json!({"do": "answer-resumption", "agrees": true}))
        .await;
    assert_eq!(agreed["state"]["resumption"]["at"], at);
    assert_eq!(agreed["state"]["clocks"]["running"], Value::Null);
    drop((white, black));
    site.close().await;

    // Black stays away: his clock runs from the agreed time on, and the envelope stays closed (002:§35.2).
    let site = TestServer::open(&folder).await;
    let mut white = site.join(&game, Some(&kask)).await;
    assert_eq!(
        white.hear("welcome").await["game"]["state"]["phase"],
        "adjourned"
    );
    let resumed = until(&mut white, |update| update["state"]["phase"] == "closed").await;
    assert_eq!(resumed["state"]["clocks"]["running"], "black");
    assert_eq!(resumed["plies"], 0);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c1_a_request_to_adjourn_is_declined_and_asked_once() {
    let site = TestServer::fresh().await;
    let (mut white, mut black, _) = two(&site, "300%2B3").await;
    white.act(json!({"do": "ask-to-adjourn"})).await;
    until(&mut black, |update| {
        update["state"]["adjournment"] == "white"
    })
    .await;
    let declined = black.act(json!({"do": "decline-adjournment"})).await;
    assert_eq!(declined["state"]["adjournment"], Value::Null);
    assert_eq!(
        declined["said"][0]["en"],
        "Black does not agree to adjourn the game."
    );
    until(&mut white, |update| {
        update["state"]["adjournment"].is_null()
    })
    .await;
    let no = refused(&mut white, json!({"do": "ask-to-adjourn"})).await;
    assert!(no["said"].as_str().is_some(), "{no}");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_c1_what_stands_for_no_move_loses_and_no_judge_is_named() {
    let site = TestServer::fresh().await;
    let (mut white, mut black, (game, _, _)) = adjourned(&site, "what?").await;
    white.act(json!({"do": "resume"})).await;
    until(&mut black, |update| {
        update["state"]["resumption"]["by"] == "white"
    })
    .await;
    black.act(json!({"do": "resume"})).await;
    let over = until(&mut black, |update| update["state"]["phase"] == "over").await;
    assert_eq!(over["state"]["end"]["score"], "0-1");
    assert_eq!(over["state"]["end"]["article"], "002:§36.1");
    let sheet = site.get(&format!("{game}/sheet"), "").await;
    assert!(!sheet.contains("judge adjourns"), "{sheet}");
    site.close().await;
}
