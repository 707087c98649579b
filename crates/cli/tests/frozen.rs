//! What earlier versions of the program have written opens and goes on: event files, SQLite, PostgreSQL, the key of the
//! envelopes (`found_7_0`). `frozen/v1/README.md` says what is there.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod live_server;
mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use live_server::player::{SIDES, Socket, connect};
use live_server::{Server, get, header, post};
use serde_json::{Value, json};
use support::run_in as peatee;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

fn frozen(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen/v1");
    folder.join(name)
}

/// A copy of the event files, to be written to.
fn copied_events() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for entry in fs::read_dir(frozen("events")).expect("the fixtures") {
        let file = entry.expect("a file").path();
        let name = file.file_name().expect("a name");
        fs::copy(&file, folder.path().join(name)).expect("copied");
    }
    folder
}

/// How each event goes on: commands without `tournament`, the name of the file being the second word.
const NEXT: [(&str, &[&str]); 12] = [
    (
        "committed",
        &[
            "lots committed.peatee --secret committed.secret --words snow",
            "call-roll committed.peatee",
            "check-in committed.peatee Kask Ozola Petraitis Смирнова",
            "pair committed.peatee",
            "verify committed.peatee",
        ],
    ),
    ("imported", &["note imported.peatee continued"]),
    (
        "knockout",
        &[
            "more knockout.peatee 1.2",
            "result knockout.peatee 1.2.2 1-0",
            "pair knockout.peatee",
        ],
    ),
    ("match", &["result match.peatee 2.1 =", "pair match.peatee"]),
    (
        "mini-matches",
        &[
            "result mini-matches.peatee 1.2 1-0",
            "result mini-matches.peatee 1.2.2 0-1",
            "verify mini-matches.peatee",
            "pair mini-matches.peatee",
        ],
    ),
    (
        "openings-not-drawn",
        &[
            "openings openings-not-drawn.peatee --secret openings-not-drawn.secret --words ice",
            "verify openings-not-drawn.peatee",
            "result openings-not-drawn.peatee 1.1 1-0",
        ],
    ),
    (
        "round-robin-adjourned",
        &[
            "resume round-robin-adjourned.peatee 2.1 --day 2026-12-06 --time 10:00",
            "result round-robin-adjourned.peatee 2.1 =",
            "pair round-robin-adjourned.peatee",
            "verify round-robin-adjourned.peatee",
        ],
    ),
    (
        "round-robin-finished",
        &[
            "print round-robin-finished.peatee protocol --out protocol.html",
            "export round-robin-finished.peatee trf --out cup.trf",
            "verify round-robin-finished.peatee",
        ],
    ),
    (
        "sections",
        &[
            "add sections.peatee Kask --section Open",
            "print sections.peatee schedule --out days.html",
        ],
    ),
    (
        "swiss-under-way",
        &[
            "result swiss-under-way.peatee 2.4 1-0",
            "result swiss-under-way.peatee 3.1 1-0",
            "result swiss-under-way.peatee 3.2 =",
            "result swiss-under-way.peatee 3.4 0-1",
            "standings swiss-under-way.peatee",
            "print swiss-under-way.peatee protocol --out swiss.html",
        ],
    ),
    (
        "teams-finished",
        &["print teams-finished.peatee protocol --out league.html"],
    ),
    (
        "teams-under-way",
        &[
            "pair teams-under-way.peatee",
            "score teams-under-way.peatee 3.1 = 0-1",
            "finish teams-under-way.peatee",
        ],
    ),
];

#[test]
fn found_7_0_event_files_of_version_1_open_and_go_on() {
    let folder = copied_events();
    let files = fs::read_dir(folder.path()).expect("a folder");
    let events = files.filter(|file| {
        let path = file.as_ref().expect("a file").path();
        path.extension()
            .is_some_and(|extension| extension == "peatee")
    });
    assert_eq!(events.count(), NEXT.len(), "every file is continued");
    for (name, commands) in NEXT {
        let file = folder.path().join(format!("{name}.peatee"));
        let before = fs::read(&file).expect("the event");
        for line in commands {
            let words = ["tournament"].into_iter().chain(line.split(' '));
            let done = peatee(folder.path(), &words.collect::<Vec<_>>());
            let error = String::from_utf8_lossy(&done.stderr);
            assert!(done.status.success(), "{line}: {error}");
        }
        let after = fs::read(&file).expect("the event");
        assert!(after.starts_with(&before), "{name}: a line was changed");
    }
}

#[test]
fn found_7_0_games_of_event_files_of_version_1_are_read_as_before() {
    let folder = copied_events();
    let mut compared = 0;
    for (name, _) in NEXT {
        let Ok(expected) = fs::read_to_string(folder.path().join(format!("{name}.games.csv")))
        else {
            continue;
        };
        let file = format!("{name}.peatee");
        let done = peatee(folder.path(), &["tournament", "export", &file, "games"]);
        let games = String::from_utf8(done.stdout).expect("UTF-8");
        assert_eq!(games, expected, "{name}");
        compared += 1;
    }
    assert_eq!(compared, NEXT.len() - 1, "all but the sections");
}

/// What stands in a database.
#[derive(Debug)]
struct Kept {
    path: String,
    /// White's and Black's, or the host's and the participants'.
    cookies: Vec<String>,
    plies: usize,
    sealed: Option<String>,
    user: Option<String>,
    password: Option<String>,
}

impl Kept {
    fn of(value: &Value) -> Kept {
        let text = |name: &str| value[name].as_str().map(str::to_owned);
        let cookies = value["cookies"].as_array().expect("cookies").iter();
        let cookies = cookies.map(|cookie| cookie.as_str().expect("a text").to_owned());
        let plies = value["plies"].as_u64().unwrap_or_default();
        Kept {
            path: text("path").expect("an address"),
            cookies: cookies.collect(),
            plies: usize::try_from(plies).expect("few"),
            sealed: text("sealed"),
            user: text("user"),
            password: text("password"),
        }
    }
}

/// A page of a game with its socket.
struct Page {
    socket: Socket,
    game: Value,
}

impl Page {
    async fn open(server: &Server, kept: &Kept, seat: usize) -> Page {
        let cookie = &kept.cookies[seat.min(kept.cookies.len() - 1)];
        let socket = connect(server.address, &kept.path, cookie).await;
        let mut page = Page {
            socket: socket.expect("a socket"),
            game: Value::Null,
        };
        page.game = page.hear(|frame| frame["type"] == "welcome").await["game"].clone();
        page
    }

    async fn hear(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        let heard = async {
            loop {
                let frame = self
                    .socket
                    .next()
                    .await
                    .expect("a frame")
                    .expect("readable");
                let Message::Text(text) = frame else { continue };
                let frame: Value = serde_json::from_str(&text).expect("JSON");
                assert_ne!(frame["type"], "refused", "{frame}");
                if is_it(&frame) {
                    return frame;
                }
            }
        };
        timeout(Duration::from_secs(20), heard)
            .await
            .expect("in time")
    }

    async fn act(&mut self, id: &str, act: &Value) -> Value {
        let act = json!({"type": "act", "id": id, "version": 9999, "act": act});
        let text = Message::Text(act.to_string().into());
        self.socket.send(text).await.expect("sent");
        self.hear(|frame| frame["type"] == "update" && frame["id"] == id)
            .await
    }

    fn moves(&self) -> usize {
        self.game["moves"].as_array().expect("moves").len()
    }
}

/// Both players sit down; whoever is on move makes one.
async fn go_on(server: &Server, name: &str, kept: &Kept) {
    let mut pages = [
        Page::open(server, kept, 0).await,
        Page::open(server, kept, 1).await,
    ];
    assert_eq!(pages[0].moves(), kept.plies, "{name}");
    let state = &pages[1].game["state"];
    assert_eq!(state["phase"], "playing", "{name}: {state}");
    let turn = SIDES.iter().position(|side| state["turn"] == *side);
    let text = state["legal"][0]["text"].clone();
    let update = pages[turn.expect("a side")]
        .act("frozen", &json!({"do": "play", "text": text}))
        .await;
    assert!(update["state"]["version"].is_u64(), "{name}: {update}");
}

/// The game is resumed, and what lies in its envelope is played, or loses where it can be read as no move.
async fn open_envelope(server: &Server, name: &str, kept: &Kept) {
    let sealed = kept.sealed.as_deref().expect("a sealed move");
    let mut pages = [
        Page::open(server, kept, 0).await,
        Page::open(server, kept, 1).await,
    ];
    assert_eq!(pages[0].game["state"]["phase"], "adjourned", "{name}");
    assert!(!pages[1].game.to_string().contains(sealed), "{name}: told");
    // Nobody resumes alone: one proposes it, the other agrees.
    pages[0].act("frozen", &json!({"do": "resume"})).await;
    pages[1].act("agreed", &json!({"do": "resume"})).await;
    let again = Page::open(server, kept, 1).await;
    if sealed == "zz9" {
        assert_eq!(again.game["state"]["phase"], "over", "{name}");
    } else {
        assert_eq!(again.moves(), kept.plies + 1, "{name}");
        assert_eq!(again.game["state"]["phase"], "playing", "{name}");
    }
}

async fn account_signs_in(server: &Server, kept: &Kept) {
    let user = kept.user.as_deref().expect("a name");
    let password = kept.password.as_deref().expect("a password");
    let form = format!("name={user}&password={}", password.replace(' ', "+"));
    let answer = post(server.address, "/sign-in", &form).await;
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert!(header(&answer, "set-cookie").is_some(), "{answer}");
}

/// Whatever stands in a database goes on.
async fn everything_goes_on(server: &Server, made: &str) {
    let made = fs::read_to_string(frozen(made)).expect("a list");
    let made: BTreeMap<String, Value> = serde_json::from_str(&made).expect("JSON");
    assert!(made.len() > 20, "{}", made.len());
    for (name, kept) in &made {
        let kept = &Kept::of(kept);
        match name.as_str() {
            "account" => account_signs_in(server, kept).await,
            "challenge" | "lobby" => {
                let accepted = post(server.address, &kept.path, "name=").await;
                let game = header(&accepted, "location").expect("a game");
                assert!(game.starts_with("/games/"), "{name}: {accepted}");
            }
            "display-waiting" | "display-begun" => {
                let path = format!("{}/state", kept.path);
                let answer = get(server.address, &path).await.expect("an answer");
                assert!(answer.starts_with("HTTP/1.1 200"), "{name}: {answer}");
                let is_begun = answer.contains("\"is_started\":true");
                assert_eq!(is_begun, name == "display-begun", "{answer}");
            }
            "to-be-sealed-international" => {
                let mut white = Page::open(server, kept, 0).await;
                let text = white.game["state"]["legal"][0]["text"].clone();
                let update = white
                    .act("frozen", &json!({"do": "seal", "text": text}))
                    .await;
                assert_eq!(update["state"]["phase"], "adjourned", "{update}");
            }
            name if name.starts_with("under-way-") => go_on(server, name, kept).await,
            name if name.starts_with("adjourned-") => open_envelope(server, name, kept).await,
            // Ended, or by letter: its days may have run out by now.
            name => {
                let page = Page::open(server, kept, 0).await;
                assert_eq!(page.moves(), kept.plies, "{name}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_0_a_house_on_sqlite_opens_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["envelope.key", "peatee.sqlite"] {
        let from = frozen("house").join(name);
        fs::copy(from, folder.path().join(name)).expect("copied");
    }
    let database = format!("sqlite:{}", folder.path().join("peatee.sqlite").display());
    let mut server = Server::start(folder.path(), &database).await;
    everything_goes_on(&server, "house/sqlite.json").await;
    server.kill().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_0_a_house_on_postgres_opens_and_goes_on() {
    use sqlx::Connection as _;

    let Some(cluster) = live_server::postgres::start() else {
        return;
    };
    let database = cluster.database("frozen").await;
    let dump = fs::read_to_string(frozen("house/peatee.sql")).expect("a dump");
    let mut connection = sqlx::PgConnection::connect(&database)
        .await
        .expect("a server");
    let dump = sqlx::AssertSqlSafe(dump);
    let restored = sqlx::raw_sql(dump).execute(&mut connection).await;
    restored.expect("restored");
    connection.close().await.expect("closed");
    let folder = tempfile::tempdir().expect("a folder");
    let key = folder.path().join("envelope.key");
    fs::copy(frozen("house/envelope.key"), key).expect("copied");
    let mut server = Server::start(folder.path(), &database).await;
    everything_goes_on(&server, "house/postgres.json").await;
    server.kill().await;
}
