//! The review of a finished game (part 11, item 1): asked for, made, kept, refused.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::{Duration, Instant};

use common::{TestServer, Visitor, folder};
use serde_json::{Value, json};
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

/// The game of article §14.8 of the regulations of 1953: `3. c3-b4` loses a man.
const PETROV: &str = "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 h4:f2 e1:g3 c7:h4";

/// A game at one screen: made, played, and resigned where the rules have not ended it. Gives its address.
async fn played(site: &TestServer, who: &mut Visitor, form: &str, moves: &str) -> String {
    let form = format!("opponent=screen&control=-&side=white&name=Kask&{form}");
    let game = who.post(site, "/games", &form).await.location();
    let mut page = who.join(site, &game).await;
    page.hear("welcome").await;
    let mut is_over = false;
    for text in moves.split_whitespace() {
        let update = page.make(text).await;
        is_over = update["state"]["phase"] == "over";
    }
    if !is_over {
        page.act(json!({"do": "resign"})).await;
    }
    game
}

async fn told(site: &TestServer, game: &str) -> Value {
    site.get(&format!("{game}/review.json"), "").await.json()
}

/// Waits until a review is there, or has failed.
async fn awaited(site: &TestServer, game: &str) -> Value {
    let begun = Instant::now();
    loop {
        let told = told(site, game).await;
        if ["done", "failed"].contains(&told["state"].as_str().expect("a state")) {
            return told;
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "{told}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_once_and_the_review_is_kept() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let mut kask = Visitor::default();
    let game = played(&site, &mut kask, "rules=russian", PETROV).await;
    let address = format!("{game}/review");
    let over = kask.get(&site, &game).await;
    assert!(over.body().contains(&format!("href=\"{address}\"")));
    assert_eq!(told(&site, &game).await["state"], "none");
    let offered = site.get(&address, "").await;
    assert_eq!(offered.status(), 200);
    assert!(offered.body().contains("Review the game</button>"));

    // Anybody who may read the game may ask; the second one joins.
    for _ in 0..2 {
        let asked = site.post(&address, "", "").await;
        assert_eq!((asked.status(), asked.location()), (303, address.clone()));
    }
    let waiting = kask.get(&site, &address).await;
    assert!(
        waiting.body().contains("<progress max=\"10\""),
        "{}",
        waiting.body()
    );
    assert!(waiting.body().contains("<meta http-equiv=\"refresh\""));
    let mut done = 0;
    while let running = told(&site, &game).await
        && running["state"] == "running"
    {
        let now = running["done"].as_u64().expect("a number");
        assert!(done <= now && now <= 10, "{running}");
        assert_eq!(
            (&running["total"], &running["review"]),
            (&json!(10), &Value::Null)
        );
        done = now;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let made = awaited(&site, &game).await;
    assert_eq!(
        (&made["state"], &made["is_current"]),
        (&json!("done"), &json!(true))
    );
    let review = &made["review"];
    assert_eq!(review["rules"], "russian");
    assert_eq!(review["white"], "Kask");
    assert_eq!(review["moves"].as_array().map(Vec::len), Some(10));
    // 000:9.1.6.
    assert_eq!(review["moves"][4]["move"], "c3-b4");
    assert_eq!(review["moves"][4]["sign"], "??");
    assert_eq!(review["summary"]["white"]["very_weak"], 1);
    let accuracy = |side: &str| review["summary"][side]["accuracy"].as_f64();
    assert!(accuracy("white") < accuracy("black"));

    let shown = site.get(&address, "").await;
    for part in [
        "Turning points",
        "3. c3-b4",
        "diagram?ply=4",
        "diagram.svg?look=screen&amp;ply=4",
        "<svg",
        "Better: ",
        "href=\"/assets/",
    ] {
        assert!(shown.body().contains(part), "{part}: {}", shown.body());
    }
    assert!(!shown.body().contains("http-equiv") && !shown.body().contains("style="));
    let russian = site.get(&address, "Cookie: language=ru\r\n").await;
    assert!(russian.body().contains("Переломные моменты"));

    // It is there after a restart, without names: those may change.
    site.close().await;
    let file = folder.path().join("games.sqlite");
    let file = format!("sqlite:{}", file.display());
    let mut database = SqliteConnection::connect(&file).await.expect("a file");
    let (engine, budget, kept): (String, String, String) =
        sqlx::query_as("SELECT engine, budget, review FROM reviews")
            .fetch_one(&mut database)
            .await
            .expect("one review");
    assert_eq!(engine, "peatee 0.1.0");
    assert_eq!(budget, "1 thread, 16 MB, 4000000 nodes a position");
    assert!(kept.contains("c3-b4") && !kept.contains("Kask"), "{kept}");
    let site = TestServer::open(&folder).await;
    assert_eq!(told(&site, &game).await, made);
    let again = site.post(&address, "", "").await;
    assert_eq!(again.status(), 303);
    assert_eq!(told(&site, &game).await, made, "it is not made twice");
    site.close().await;

    // One by another version is shown, and can be made again.
    sqlx::query("UPDATE reviews SET engine = 'peatee 0.0.1'")
        .execute(&mut database)
        .await
        .expect("done");
    let site = TestServer::open(&folder).await;
    assert_eq!(told(&site, &game).await["is_current"], false);
    let old = site.get(&address, "").await;
    assert!(old.body().contains("Review again</button>") && old.body().contains("<svg"));
    assert_eq!(site.post(&address, "", "").await.status(), 303);
    assert_eq!(awaited(&site, &game).await, made, "the same again");

    // One that is damaged can be made again.
    sqlx::query("UPDATE reviews SET review = '{'")
        .execute(&mut database)
        .await
        .expect("done");
    assert_eq!(told(&site, &game).await["state"], "none");
    site.close().await;
}

/// The issue: every rule set and chess, from whatever position a game begins.
#[tokio::test(flavor = "multi_thread")]
async fn chess_and_positions_that_were_set_up_are_reviewed() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    for (form, moves, plies, numbers) in [
        ("rules=chess", "f3 e5 g4 Qh4#", 4, [json!(1), json!(2)]),
        ("rules=chess", "", 0, [Value::Null, Value::Null]),
        (
            "rules=chess&position=6k1/5ppp/8/8/8/8/r4PPP/6K1%20b%20-%20-%200%2041",
            "Ra1#",
            1,
            [json!(41), json!(41)],
        ),
        (
            "rules=brazilian&position=B:Wa1,c1,Kh4:Bb8,Kg7",
            "g7-f6 h4:d8",
            2,
            [json!(1), json!(2)],
        ),
        (
            "rules=international",
            "32-28 19-23 28x19 14x23",
            4,
            [json!(1), json!(2)],
        ),
    ] {
        let mut somebody = Visitor::default();
        let game = played(&site, &mut somebody, form, moves).await;
        let asked = somebody.post(&site, &format!("{game}/review"), "").await;
        if plies == 0 {
            // White resigned at once.
            assert_eq!(asked.status(), 409, "{form}");
            assert!(
                asked.body().contains("nothing to review"),
                "{}",
                asked.body()
            );
            continue;
        }
        assert_eq!(asked.status(), 303, "{form}: {asked}");
        let made = awaited(&site, &game).await;
        assert_eq!(made["state"], "done", "{form}");
        let moves = made["review"]["moves"].as_array().expect("moves");
        assert_eq!(moves.len(), plies, "{form}");
        let ends = [&moves[0]["number"], &moves[plies - 1]["number"]];
        assert_eq!(ends, [&numbers[0], &numbers[1]], "{form}");
        let shown = site.get(&format!("{game}/review"), "").await;
        assert_eq!(shown.status(), 200, "{form}");
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_reviewed_is_refused_with_a_sentence() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    for path in ["/games/zzzzz", "/games/-"] {
        assert_eq!(site.get(&format!("{path}/review"), "").await.status(), 404);
        assert_eq!(
            site.get(&format!("{path}/review.json"), "").await.status(),
            404
        );
        assert_eq!(
            site.post(&format!("{path}/review"), "", "").await.status(),
            404
        );
    }
    let mut kask = Visitor::default();
    let form = "opponent=screen&rules=russian&control=-&side=white";
    let game = kask.post(&site, "/games", form).await.location();
    let mut page = kask.join(&site, &game).await;
    page.hear("welcome").await;
    let watched = kask.get(&site, &game).await;
    let hidden = format!("href=\"{game}/review\" hidden");
    assert!(watched.body().contains(&hidden), "it is not over");
    let refused = async |said: &str| {
        let mut page = Visitor::default();
        for answer in [
            page.get(&site, &format!("{game}/review")).await,
            page.get(&site, &format!("{game}/review.json")).await,
            page.post(&site, &format!("{game}/review"), "").await,
        ] {
            assert_eq!(answer.status(), 409);
            assert!(answer.body().contains(said), "{}", answer.body());
        }
    };
    refused("once it is over").await;
    page.make("c3-d4").await;
    refused("once it is over").await;
    page.act(json!({"do": "resign"})).await;
    let answer = kask.get(&site, &format!("{game}/review")).await;
    assert_eq!(answer.status(), 200);
    let foreign = "Origin: http://evil.example\r\n";
    let forged = site.post(&format!("{game}/review"), foreign, "").await;
    assert_eq!(forged.status(), 403, "nobody asks in another's name");
    site.close().await;
}

/// A queue has a bound for each, and nobody waits for it when the server stops: what was not done is asked for again.
#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_two_reviews_at_once_and_a_restart_forgets_them() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let mut kask = Visitor::default();
    let mut games = Vec::new();
    for moves in [PETROV, PETROV, "c3-d4 d6-c5"] {
        games.push(played(&site, &mut kask, "rules=russian", moves).await);
    }
    let ask = |game: &str| format!("{game}/review");
    for game in &games[..2] {
        assert_eq!(kask.post(&site, &ask(game), "").await.status(), 303);
    }
    let third = kask.post(&site, &ask(&games[2]), "").await;
    assert_eq!(third.status(), 429);
    assert_eq!(third.header("retry-after").as_deref(), Some("60"));
    assert!(
        third.body().contains("Too many of the reviews"),
        "{}",
        third.body()
    );
    assert_eq!(
        told(&site, &games[2]).await["state"],
        "none",
        "nothing has changed"
    );
    let joined = kask.post(&site, &ask(&games[1]), "").await;
    assert_eq!(joined.status(), 303, "it is there already");
    let behind = told(&site, &games[1]).await;
    assert_eq!(
        (&behind["state"], &behind["ahead"]),
        (&json!("queued"), &json!(1))
    );
    let waiting = kask.get(&site, &ask(&games[1])).await;
    assert!(
        waiting.body().contains("reviewed first: 1"),
        "{}",
        waiting.body()
    );
    // Somebody else has room.
    let other = Visitor::default().post(&site, &ask(&games[2]), "").await;
    assert_eq!(other.status(), 303);

    let stopping = Instant::now();
    site.close().await;
    assert!(
        stopping.elapsed() < Duration::from_secs(5),
        "{:?}",
        stopping.elapsed()
    );
    let site = TestServer::open(&folder).await;
    for game in &games[1..] {
        assert_eq!(told(&site, game).await["state"], "none");
    }
    assert_eq!(kask.post(&site, &ask(&games[2]), "").await.status(), 303);
    assert_eq!(awaited(&site, &games[2]).await["state"], "done");
    site.close().await;
}
