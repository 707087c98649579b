//! A store that fails while the server runs: nobody is charged for it, and nothing is told that is not kept.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

use common::{First, Page, TestServer, folder};
use games::{Color, Game};
use players::{Cancel, Decision, Failure, Player, PlayerFactory};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, raw_sql};
use tokio::time::sleep;

const TIMED: &str = "opponent=screen&rules=russian&control=300&side=white";
/// The store fails for so long.
const OUTAGE: Duration = Duration::from_secs(3);
/// What a player may be charged for besides: his own thinking and the machine's.
const OWN_TIME: u64 = 2000;

/// A second connection to the database, through which appends are made to fail.
struct Fault(SqliteConnection);

impl Fault {
    async fn inject(folder: &tempfile::TempDir) -> Fault {
        let file = folder.path().join("games.sqlite");
        let address = format!("sqlite:{}", file.display());
        let connection = SqliteConnection::connect(&address).await;
        let mut fault = Fault(connection.expect("the file is there"));
        fault
            .run(
                "CREATE TRIGGER injected BEFORE INSERT ON events
                 BEGIN SELECT RAISE(ABORT, 'injected I/O error'); END",
            )
            .await;
        fault
    }

    async fn remove(mut self) {
        self.run("DROP TRIGGER injected").await;
    }

    async fn run(&mut self, statement: &'static str) {
        raw_sql(statement).execute(&mut self.0).await.expect("done");
    }
}

fn used(state: &Value, side: &str) -> u64 {
    let dial = &state["clocks"]["dials"][side];
    dial["used"].as_u64().expect("a clock")
}

async fn welcome(site: &TestServer, path: &str, cookie: &str) -> (Page, Value) {
    let mut page = site.join(path, Some(cookie)).await;
    let state = page.hear("welcome").await["game"]["state"].clone();
    (page, state)
}

async fn try_to_play(page: &mut Page, state: &Value) {
    let text = state["legal"][0]["text"].as_str().expect("a legal move");
    let version = state["version"].as_u64().expect("a version");
    page.play("tried", version, text).await;
}

/// The first thing to be kept after an outage is that somebody left, not a move (decision 0017).
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e2_an_outage_is_not_charged_when_a_player_leaves() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(TIMED).await;
    let (mut page, state) = welcome(&site, &path, &cookie).await;
    let fault = Fault::inject(&folder).await;
    try_to_play(&mut page, &state).await;
    page.hear("refused").await;
    sleep(OUTAGE).await;
    fault.remove().await;
    drop(page);
    sleep(Duration::from_millis(800)).await;
    let (_page, state) = welcome(&site, &path, &cookie).await;
    let charged = used(&state, "white");
    assert!(charged < OWN_TIME, "{charged} ms charged for an outage");
    site.close().await;
}

/// Who came or went during an outage is on record afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e2_presence_is_recorded_after_an_outage() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(TIMED).await;
    let (mut page, state) = welcome(&site, &path, &cookie).await;
    let before = state["version"].as_u64().expect("a version");
    let fault = Fault::inject(&folder).await;
    try_to_play(&mut page, &state).await;
    page.hear("refused").await;
    drop(page);
    sleep(Duration::from_millis(200)).await;
    fault.remove().await;
    let deadline = Instant::now() + Duration::from_secs(10);
    loop {
        sleep(Duration::from_millis(200)).await;
        let mut watcher = site.join(&path, None).await;
        let state = watcher.hear("welcome").await["game"]["state"].clone();
        // The clocks stopped and started, and both seats left.
        if state["version"].as_u64() >= Some(before + 4) {
            break;
        }
        assert!(Instant::now() < deadline, "nobody has left: {state}");
    }
    site.close().await;
}

/// Answers when it is told to.
#[derive(Debug)]
struct OnRequest(Arc<Mutex<mpsc::Receiver<()>>>);

impl OnRequest {
    fn wait(&self) {
        let told = self.0.lock().expect("no panic");
        told.recv_timeout(Duration::from_secs(20))
            .expect("the test asks for an answer");
    }
}

impl Player for OnRequest {
    fn decide(&mut self, game: &Game, cancel: &Cancel) -> Result<Decision, Failure> {
        self.wait();
        First.decide(game, cancel)
    }

    fn accepts_draw(&mut self, _: &Game, _: Color, _: &Cancel) -> Result<bool, Failure> {
        self.wait();
        Ok(false)
    }
}

/// The first thing to be kept after an outage is what the computer says to a draw offer.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e2_an_outage_is_not_charged_when_the_computer_answers() {
    let folder = folder();
    let (answer, told) = mpsc::channel();
    let told = Arc::new(Mutex::new(told));
    let players = PlayerFactory::new(move |_, _| Box::new(OnRequest(Arc::clone(&told))));
    let site = TestServer::open_with(&folder, players).await;
    let form = "opponent=computer&rules=russian&control=300&side=white&level=1";
    let (path, cookie) = site.game(form).await;
    let (mut page, state) = welcome(&site, &path, &cookie).await;
    page.act(json!({"do": "offer-draw"})).await;
    let fault = Fault::inject(&folder).await;
    try_to_play(&mut page, &state).await;
    page.hear("refused").await;
    sleep(OUTAGE).await;
    fault.remove().await;
    answer.send(()).expect("it waits");
    sleep(Duration::from_millis(700)).await;
    let (_page, state) = welcome(&site, &path, &cookie).await;
    let charged = used(&state, "white");
    assert!(charged < OWN_TIME, "{charged} ms charged for an outage");
    site.close().await;
}

/// The same as a clock that was set back by an hour while the server was away: everything on record is later than now.
async fn set_clock_back(folder: &tempfile::TempDir) {
    let file = folder.path().join("games.sqlite");
    let address = format!("sqlite:{}", file.display());
    let connection = SqliteConnection::connect(&address).await;
    let mut connection = connection.expect("the file is there");
    let shift = "UPDATE events SET payload =
                 json_set(payload, '$.at', json_extract(payload, '$.at') + 3600000)";
    raw_sql(shift).execute(&mut connection).await.expect("done");
    connection.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e7_a_clock_set_back_across_a_restart_gives_nobody_time() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, cookie) = site.game(TIMED).await;
    site.close().await;
    set_clock_back(&folder).await;
    let site = TestServer::open(&folder).await;
    let (mut page, state) = welcome(&site, &path, &cookie).await;
    let before = used(&state, "white");
    assert!(before < OWN_TIME, "{before} ms charged for a restart");
    sleep(Duration::from_secs(1)).await;
    let text = state["legal"][0]["text"].as_str().expect("a legal move");
    let after = page.make(text).await;
    let charged = used(&after["state"], "white") - before;
    assert!(
        (900..OWN_TIME).contains(&charged),
        "{charged} ms charged for a second"
    );
    site.close().await;
}
