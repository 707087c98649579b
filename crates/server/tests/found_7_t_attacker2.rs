//! What an attacker's second trial found (part 7).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use common::{SCREEN, TestServer, folder, header};
use conduct::{ByColor, Command, Game, Millis, Moment, PersonId, Terms};
use serde_json::json;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection, raw_sql};
use store::{GameId, NewGame, NewPerson, Store};
use tokio::time::{Instant, sleep};

const FRIENDS: &str = "opponent=friend&rules=russian&control=300&side=white&name=Kask";

fn now() -> Moment {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.expect("after 1970").as_millis();
    Moment(u64::try_from(now).expect("a moment"))
}

/// The moment some days before now.
fn ago(days: u64) -> Moment {
    Moment(now().0 - Millis::days(days).0)
}

async fn opened(folder: &tempfile::TempDir) -> Arc<dyn Store> {
    let file = folder.path().join("games.sqlite");
    let store = store::open(&format!("sqlite:{}", file.display())).await;
    store.expect("a file")
}

async fn run(folder: &tempfile::TempDir, statement: String) {
    let file = folder.path().join("games.sqlite");
    let connection = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await;
    let mut connection = connection.expect("the file is there");
    let done = raw_sql(AssertSqlSafe(statement))
        .execute(&mut connection)
        .await;
    done.expect("done");
    connection.close().await.expect("closed");
}

const GUEST: PersonId = PersonId(1 << 21);
const OTHER: PersonId = PersonId((1 << 21) + 1);

async fn guest(store: &dyn Store, id: PersonId) {
    let person = NewPerson {
        id,
        name: format!("Kask {}", id.0).parse().expect("a name"),
        password: None,
        language: "en".to_owned(),
        created_at: ago(300),
    };
    store.create_person(person).await.expect("kept");
}

/// A game of guests that began so many days ago.
async fn game(store: &dyn Store, id: u64, control: &str, days: u64) {
    let rules = "russian".parse().expect("a rule set");
    let control = control.parse().expect("a control");
    let mut terms = Terms::timed(rules, control);
    terms.form = conduct::Form::usual_at(&terms.control);
    terms.sides = ByColor {
        white: vec![GUEST],
        black: vec![OTHER],
    };
    let created_at = ago(days);
    let played = Game::new(terms.clone()).expect("playable");
    let events = played.decide(&Command::Begin, created_at).expect("begun");
    let game = NewGame {
        id: GameId(id),
        created_at,
        terms,
    };
    store.create_game(game, &events).await.expect("kept");
}

/// 0032: a start with a clock that is ahead ends nothing before the operator says that the clock is right.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker2_02_a_start_with_a_doubtful_clock_ends_nothing() {
    let folder = folder();
    // A guest's session as it is made today.
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    site.close().await;
    // 200 days later, as far as the machine knows.
    let back = Millis::days(200).0;
    run(
        &folder,
        format!(
            "UPDATE sessions SET created_at = created_at - {back}, seen_at = seen_at - {back}, expires_at = expires_at - {back};
             UPDATE clock SET known = known - {back}"
        ),
    )
    .await;
    let kept = opened(&folder).await;
    guest(&*kept, GUEST).await;
    guest(&*kept, OTHER).await;
    game(&*kept, 36, "*86400", 200).await;
    game(&*kept, 37, "-", 201).await;
    kept.close().await.expect("closed");
    let site = TestServer::open(&folder).await;
    let said = site.get("/healthz", "").await;
    assert!(said.body().contains("doubtful-clock 1\n"), "{said}");
    assert!(said.body().ends_with("degraded\n"), "{said}");
    assert_eq!(said.status(), 200, "{said}");
    sleep(Duration::from_millis(500)).await;
    // By letter there was a day left of the first move; nobody is away for 90 days by this clock.
    for game in ["10", "11"] {
        let pdn = site.get(&format!("/games/{game}/pdn"), "").await;
        assert!(!pdn.contains("Termination"), "{pdn}");
    }
    let mut letters = site.join("/games/10", None).await;
    let state = letters.hear("welcome").await["game"]["state"].clone();
    assert_eq!(state["phase"], "playing", "{state}");
    // The guest has his seat.
    let mut page = site.join(&path, Some(&cookie)).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["seats"]["white"], true, "{welcome}");
    site.close().await;
    // Nor does the next start forget the doubt.
    let site = TestServer::open(&folder).await;
    let said = site.get("/healthz", "").await;
    assert!(said.body().contains("doubtful-clock 1\n"), "{said}");
    site.close().await;
    // The operator says that it is right.
    let kept = opened(&folder).await;
    let confirmed = peatee_server::admin::confirm_clock(&*kept).await;
    confirmed.expect("confirmed");
    kept.close().await.expect("closed");
    let site = TestServer::open(&folder).await;
    let said = site.get("/healthz", "").await;
    assert!(said.body().ends_with("ok\n"), "{said}");
    // Who came meanwhile is known still.
    let mut page = site.join(&path, Some(&cookie)).await;
    assert_eq!(page.hear("welcome").await["seats"]["white"], true);
    let mut is_over = false;
    for _ in 0..100 {
        let mut letters = site.join("/games/10", None).await;
        is_over = letters.hear("welcome").await["game"]["state"]["phase"] == "over";
        if is_over {
            break;
        }
        sleep(Duration::from_millis(100)).await;
    }
    assert!(is_over, "the flag has fallen");
    site.close().await;
}

/// 0019: a session that has expired is not honoured, and its row stays for long.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker2_02_an_expired_session_is_not_honoured_and_stays() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(SCREEN).await;
    site.close().await;
    run(
        &folder,
        format!("UPDATE sessions SET expires_at = {}", ago(3).0),
    )
    .await;
    let site = TestServer::open(&folder).await;
    sleep(Duration::from_millis(300)).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    assert_eq!(page.hear("welcome").await["seats"]["white"], false);
    site.close().await;
    let (token, kept) = (cookie_hash(&cookie), opened(&folder).await);
    let session = kept.session(token, ago(4)).await.expect("an answer");
    assert!(session.is_some(), "the row stays");
    kept.close().await.expect("closed");
}

fn cookie_hash(cookie: &str) -> store::TokenHash {
    use sha2::{Digest as _, Sha256};
    let (_, token) = cookie.split_once('=').expect("a cookie");
    store::TokenHash(Sha256::digest(token.as_bytes()).into())
}

/// docs/limits.md: watchers who come and go throw no player off.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker2_03_who_comes_and_goes_is_told_once_a_second() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, white) = site.game(FRIENDS).await;
    let accepted = site.post(&path, "", "name=Tamm").await;
    let game = header(&accepted, "location").expect("the game");
    let mut player = site.join(&game, Some(&white)).await;
    player.hear("welcome").await;
    let began = Instant::now();
    for round in 0..4 {
        let mut watching = Vec::new();
        for address in 0..40 {
            let from = [127, 0, 3, address];
            let mut page = site.join_from(from, &game, None).await;
            page.hear("welcome").await;
            watching.push(page);
        }
        drop(watching);
        assert!(began.elapsed() < Duration::from_secs(40), "round {round}");
    }
    let seconds = began.elapsed().as_secs();
    player
        .say(&json!({"type": "ping", "sent": 1, "lag": null}))
        .await;
    let mut told = 0;
    let frame = loop {
        let frame = player.any().await;
        match frame["type"].as_str().expect("a type") {
            "presence" => told += 1,
            "pong" => break frame,
            other => assert!(other == "update", "{frame}"),
        }
    };
    assert_eq!(frame["type"], "pong");
    assert!(told <= seconds + 2, "{told} in {seconds} s");
    // The last word comes in the end.
    loop {
        let presence = player.hear("presence").await;
        if presence["watchers"] == 0 {
            break;
        }
    }
    site.close().await;
}

/// `002:§35.5`: an envelope that does not open counts as lost, and the receipt proves the move.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker2_04_a_damaged_envelope_counts_as_lost() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
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
    kask.act(json!({"do": "seal", "text": "g3-h4"})).await;
    let receipt = site
        .get(&format!("{game}/receipt"), &format!("Cookie: {white}\r\n"))
        .await;
    let line = receipt.body().trim_end().to_owned();
    drop((kask, tamm));
    site.close().await;
    // One hex digit of what was written.
    run(
        &folder,
        r#"UPDATE events SET payload = replace(payload, substr(payload, length(payload) - 40, 1) || substr(payload, length(payload) - 39, 20),
           CASE substr(payload, length(payload) - 40, 1) WHEN '0' THEN '1' ELSE '0' END || substr(payload, length(payload) - 39, 20))
           WHERE payload LIKE '%"kind":"move-sealed"%'"#
            .to_owned(),
    )
    .await;
    let site = TestServer::open(&folder).await;
    let said = site.get("/healthz", "").await;
    assert!(said.body().contains("damaged-envelopes 1\n"), "{said}");
    assert!(said.body().ends_with("degraded\n"), "{said}");
    let mut kask = site.join(&game, Some(&white)).await;
    kask.hear("welcome").await;
    let mut tamm = site.join(&game, Some(&black)).await;
    let state = tamm.hear("welcome").await["game"]["state"].clone();
    assert_eq!(state["phase"], "envelope-lost", "{state}");
    let act = json!({"do": "show-receipt", "receipt": line});
    kask.say(&json!({"type": "act", "id": "proof", "version": 99, "act": act}))
        .await;
    let update = loop {
        let update = tamm.hear("update").await;
        if update["plies"] == 1 {
            break update;
        }
    };
    assert_eq!(update["moves"][0]["text"], "g3-h4");
    assert_eq!(update["state"]["phase"], "playing");
    site.close().await;
}

/// The form has whole minutes, and days by letter: so has whatever is sent without it.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker2_13_no_clock_gives_less_than_the_form() {
    let site = TestServer::fresh().await;
    for opponent in ["screen", "friend", "anyone", "computer"] {
        for control in ["1", "1/1", "59", "20/59", "*60"] {
            let form = format!("opponent={opponent}&rules=russian&control={control}&side=white");
            let refused = site.post("/games", "", &form).await;
            assert_eq!(refused.status(), 400, "{opponent} {control}: {refused}");
            assert!(refused.contains("at least one minute"), "{refused}");
        }
    }
    for control in ["60", "60+1", "*86400"] {
        let control = control.replace('+', "%2B");
        let form = format!("opponent=screen&rules=russian&control={control}&side=white");
        assert_eq!(
            site.post("/games", "", &form).await.status(),
            303,
            "{control}"
        );
    }
    let form = "rules=russian&control=1&side=white&places=2";
    let refused = site.post("/simuls", "", form).await;
    assert!(refused.contains("at least one minute"), "{refused}");
    site.close().await;
}

/// RFC 9112, sections 3.2 and 6.1.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker2_14_a_request_names_one_host() {
    let site = TestServer::fresh().await;
    let host = site.address;
    let asked = async |head: &str| site.ask(&format!("{head}\r\n\r\n")).await.status();
    assert_eq!(asked("GET /rules HTTP/1.1").await, 400);
    let twice = format!("GET /rules HTTP/1.1\r\nHost: {host}\r\nHost: other.example");
    assert_eq!(asked(&twice).await, 400);
    let once = format!("GET /rules HTTP/1.1\r\nHost: {host}\r\nConnection: close");
    assert_eq!(asked(&once).await, 200);
    assert_eq!(asked("GET /rules HTTP/1.0").await, 200);
    // A body with two lengths is the last thing on its connection.
    let both = format!(
        "POST /terms HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /rules HTTP/1.1\r\nHost: {host}"
    );
    let answer = site.ask(&format!("{both}\r\n\r\n")).await;
    assert_eq!(answer.matches("HTTP/1.1 ").count(), 1, "{answer}");
    site.close().await;
}

/// 0019: nobody is called as the house calls people, and whoever wants to be is told.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_t_attacker2_15_a_reserved_name_is_told() {
    let site = TestServer::fresh().await;
    for name in [
        "White",
        "The+computer+3",
        "Guest+042l",
        "%D0%90%D0%B4%D0%BC%D0%B8%D0%BD",
    ] {
        let form = format!("opponent=friend&rules=russian&control=300&side=white&name={name}");
        let refused = site.post("/games", "", &form).await;
        assert_eq!(refused.status(), 400, "{name}: {refused}");
        assert!(refused.contains("reserved for the server"), "{refused}");
    }
    // One that is too long, by whichever form it comes.
    let long = "n".repeat(61);
    let (path, _) = site.game(FRIENDS).await;
    for (path, form) in [
        (
            "/games",
            format!("{FRIENDS}&name={long}").replacen("&name=Kask", "", 1),
        ),
        (path.as_str(), format!("name={long}")),
        (
            "/simuls",
            format!("rules=russian&control=300&side=white&places=2&name={long}"),
        ),
    ] {
        let refused = site.post(path, "", &form).await;
        assert_eq!(refused.status(), 400, "{path}: {refused}");
        assert!(refused.contains("This name is too long"), "{refused}");
    }
    site.close().await;
}
