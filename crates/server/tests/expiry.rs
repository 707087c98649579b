//! What nobody answers and nobody plays any more. The times are those on record: each began so many days before the server
//! started.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use common::{TestServer, folder};
use conduct::{ByColor, Color, Command, Event, Game, Millis, Moment, PersonId, Terms};
use store::{ChallengeId, GameId, NewChallenge, NewGame, NewPerson, SeatWish, Store};
use tokio::time::sleep;

const GUEST: PersonId = PersonId(1 << 21);
const OTHER: PersonId = PersonId((1 << 21) + 1);
const ACCOUNT: PersonId = PersonId((1 << 21) + 2);

/// The moment some days before now.
fn ago(days: u64) -> Moment {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.expect("after 1970").as_millis();
    let now = u64::try_from(now).expect("a moment");
    Moment(now - Millis::days(days).0)
}

fn terms(control: &str) -> Terms {
    let rules = "russian".parse().expect("a rule set");
    Terms::timed(rules, control.parse().expect("a control"))
}

async fn person(store: &dyn Store, id: PersonId, name: &str, is_guest: bool) {
    let password = (!is_guest).then(|| store::PasswordHash("hashed".to_owned()));
    let person = NewPerson {
        id,
        name: name.parse().expect("a name"),
        password,
        language: "en".to_owned(),
        created_at: ago(200),
    };
    store.create_person(person).await.expect("kept");
}

/// A game in which White moved so many days ago.
async fn game(store: &dyn Store, id: u64, players: [PersonId; 2], control: &str, days: u64) {
    let mut terms = terms(control);
    terms.sides = ByColor {
        white: vec![players[0]],
        black: vec![players[1]],
    };
    let created_at = ago(days + 1);
    let mut played = Game::new(terms.clone()).expect("playable");
    let mut events: Vec<Event> = Vec::new();
    let text = "c3-d4".to_owned();
    let by = Color::White;
    for (command, at) in [
        (Command::Begin, created_at),
        (Command::Play { by, text }, ago(days)),
    ] {
        for event in played.decide(&command, at).expect("legal") {
            played.apply(&event).expect("it fits");
            events.push(event);
        }
    }
    let game = NewGame {
        id: GameId(id),
        created_at,
        terms,
    };
    store.create_game(game, &events).await.expect("kept");
}

async fn challenge(store: &dyn Store, id: u64, days: u64) {
    let challenge = NewChallenge {
        id: ChallengeId(id),
        terms: terms("300"),
        by: GUEST,
        wish: SeatWish::Lot,
        is_open: false,
        created_at: ago(days),
    };
    store.put_up_challenge(challenge).await.expect("kept");
}

/// Waits until something is so.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..200 {
        if is_so().await {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("{what}");
}

async fn opened(folder: &tempfile::TempDir) -> Arc<dyn Store> {
    let file = folder.path().join("games.sqlite");
    let store = store::open(&format!("sqlite:{}", file.display())).await;
    store.expect("a file")
}

/// Item B.5 of part 7: a link that nobody answers stands for 30 days.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_a_link_to_a_challenge_stands_for_thirty_days() {
    let folder = folder();
    let kept = opened(&folder).await;
    person(&*kept, GUEST, "Kask", true).await;
    challenge(&*kept, 36, 29).await;
    challenge(&*kept, 37, 31).await;
    kept.close().await.expect("closed");
    let site = TestServer::open(&folder).await;
    until("the old one is gone", async || {
        site.get("/challenges/11", "").await.status() == 404
    })
    .await;
    assert_eq!(site.get("/challenges/10", "").await.status(), 200);
    site.close().await;
}

/// Item B.5 of part 7: a game of guests without a clock ends when nothing has happened in it for 90 days.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_a_game_that_guests_have_left_ends_without_a_result() {
    let folder = folder();
    let kept = opened(&folder).await;
    person(&*kept, GUEST, "Kask", true).await;
    person(&*kept, OTHER, "Tamm", true).await;
    person(&*kept, ACCOUNT, "Saar", false).await;
    person(&*kept, PersonId(1), "Peatee 1", true).await;
    game(&*kept, 36, [GUEST, OTHER], "-", 91).await;
    game(&*kept, 37, [GUEST, OTHER], "-", 89).await;
    game(&*kept, 38, [GUEST, ACCOUNT], "-", 91).await;
    game(&*kept, 39, [GUEST, PersonId(1)], "-", 91).await;
    kept.close().await.expect("closed");
    let site = TestServer::open(&folder).await;
    let is_over = async |address: &str| {
        let sheet = site.get(&format!("/games/{address}/sheet"), "").await;
        assert_eq!(sheet.status(), 200, "{sheet}");
        sheet.contains("Nobody played for 90 days")
    };
    for address in ["10", "13"] {
        until("it is over", async || is_over(address).await).await;
    }
    for address in ["11", "12"] {
        assert!(!is_over(address).await, "{address}");
    }
    // Nobody is told that he lost.
    let sheet = site.get("/games/10/pdn", "").await;
    assert!(sheet.contains("[Result \"*\"]"), "{sheet}");
    assert!(sheet.contains("[Termination \"abandoned\"]"), "{sheet}");
    site.close().await;
}
