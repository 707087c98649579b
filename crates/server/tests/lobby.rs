//! The lobby under a flood of challenges (part 7, E.6): counted by address, in parts, and taken down.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{TestServer, folder};
use conduct::{Form, Millis, Moment, PersonId, Terms};
use store::{ChallengeId, NewChallenge, NewPerson, SeatWish};

const ANYONE: &str = "opponent=anyone&rules=russian&control=300%2B3&side=white";

fn offers(page: &str) -> usize {
    page.matches("data-offer=").count()
}

/// Where the link to the next part leads.
fn older(page: &str) -> Option<&str> {
    let mut links = page.split("href=\"");
    let link = links.find(|rest| rest.contains("rel=\"next\""))?;
    link.split('"').next()
}

/// Whoever sends no cookie is somebody new each time, but not somewhere else.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e6_challenges_are_counted_by_address_and_come_in_parts() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let flooding = [127, 0, 0, 2];
    for _ in 0..40 {
        let made = site.post_from(flooding, "/games", "", ANYONE).await;
        assert_eq!(made.status(), 303);
    }
    let refused = site.post_from(flooding, "/games", "", ANYONE).await;
    assert_eq!(refused.status(), 400);
    assert!(
        refused.contains("Your network already has the maximum"),
        "{refused}"
    );
    let one = site.post("/games", "", ANYONE).await;
    assert_eq!(one.status(), 303);
    let first = site.get("/lobby", "").await;
    assert_eq!(offers(&first), 40);
    let link = older(&first).expect("a link");
    let rest = site.get(link, "").await;
    assert_eq!(offers(&rest), 1);
    assert!(older(&rest).is_none() && rest.contains("href=\"/lobby\""));
    let list = site.get(&link.replace("/lobby?", "/lobby/list?"), "").await;
    assert_eq!(offers(&list), 1);
    for wrong in ["/lobby?before=x", "/lobby/list?before=A-b"] {
        assert_eq!(site.get(wrong, "").await.status(), 404, "{wrong}");
    }
    // One's own stands on every part.
    let own = site.get(link, &one.cookie()).await;
    assert_eq!(own.matches("data-own=").count(), 1);
    // Five of one person, wherever he is.
    let person = one.cookie();
    for _ in 0..4 {
        let made = site.post("/games", &person, ANYONE).await;
        assert_eq!(made.status(), 303);
    }
    let sixth = site.post_from([127, 0, 0, 3], "/games", &person, ANYONE);
    assert_eq!(sixth.await.status(), 400);
    site.close().await;
}

/// Challenges beyond the first part of the list were never taken down.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e6_all_expired_challenges_are_taken_down() {
    let folder = folder();
    let file = folder.path().join("games.sqlite");
    let database = format!("sqlite:{}", file.display());
    let store = store::open(&database).await.expect("a database");
    let by = PersonId(1 << 30);
    let person = NewPerson {
        id: by,
        name: "Kask".parse().expect("a name"),
        password: None,
        language: "en".to_owned(),
        created_at: Moment(0),
    };
    store.create_person(person).await.expect("new");
    let control = "*259200".parse().expect("a control");
    let mut terms = Terms::timed("russian".parse().expect("rules"), control);
    terms.form = Form::Correspondence;
    for id in 1..=250 {
        let offer = NewChallenge {
            id: ChallengeId(id),
            terms: terms.clone(),
            by,
            wish: SeatWish::Lot,
            is_open: true,
            created_at: Moment(0).plus(Millis(id)),
        };
        store.put_up_challenge(offer).await.expect("new");
    }
    store.close().await.expect("closed");
    let mut tries = 0;
    loop {
        let site = TestServer::open(&folder).await;
        assert_eq!(offers(&site.get("/lobby", "").await), 0);
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        site.close().await;
        let store = store::open(&database).await.expect("a database");
        let open = store.open_challenges(None, 1).await.expect("a list");
        store.close().await.expect("closed");
        if open.is_empty() {
            return;
        }
        tries += 1;
        assert!(tries < 10, "they stand for ever");
    }
}
