//! Results that the owner enters on the page: once, by whoever may, with a reason where it is refused.

use std::time::Duration;

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;
use tokio::time::sleep;

use crate::common::{TestServer, Visitor, folder};
use crate::made::{Laptop, Owner};
use crate::travel::alert;

async fn paired(site: &TestServer) -> (Laptop, Owner) {
    let mut laptop = Laptop::robin();
    laptop.pair();
    let owner = Owner::with(site, "Kadri", laptop.text().as_bytes()).await;
    (laptop, owner)
}

/// Console specification, 1: a request carries its id; the same id gets the first answer again.
#[tokio::test(flavor = "multi_thread")]
async fn mistake_26_a_result_is_entered_once() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (laptop, mut owner) = paired(&site).await;
    let page = owner.page(&site).await;
    assert!(page.contains("name=\"result\" value=\"1-0\""), "{page}");
    let [white, black] = laptop.seats(1, 1);
    let version = laptop.text().lines().count() - 1;
    let seen = format!("version={version}&white={white}&black={black}");
    let form = format!("id=one&{seen}&game=1.1&result=1-0");
    let answer = owner.enter(&site, &form).await;
    assert_eq!(answer.status(), 303, "{answer}");
    assert!(
        answer.location().ends_with("&entered=1.1#board-1")
            || answer.location().contains("entered=1.1")
    );
    let again = owner.enter(&site, &form).await;
    assert_eq!(again.location(), answer.location());
    // And behind a restart.
    site.close().await;
    let site = TestServer::open(&folder).await;
    let again = owner.enter(&site, &form).await;
    assert_eq!(again.location(), answer.location());
    let file = owner.file(&site).await;
    assert_eq!(file.matches("| enter ").count(), 1, "{file}");
    let done = owner.visitor.get(&site, &answer.location()).await;
    assert!(done.contains("Result of game 1.1 entered: 1:0."), "{done}");
    site.close().await;
}

/// Mistake 24: a second, different entry is refused, and whoever makes it is told who was faster.
#[tokio::test(flavor = "multi_thread")]
async fn mistake_24_a_second_entry_is_told_of_the_first() {
    let site = TestServer::fresh().await;
    let (laptop, mut owner) = paired(&site).await;
    let [white, black] = laptop.seats(1, 2);
    let version = laptop.text().lines().count() - 1;
    let seen = format!("version={version}&white={white}&black={black}");
    let first = format!("id=one&{seen}&game=1.2&result=1-0");
    assert_eq!(owner.enter(&site, &first).await.status(), 303);
    let second = format!("id=two&{seen}&game=1.2&result=0-0&why=late");
    let refused = owner.enter(&site, &second).await;
    assert_eq!(refused.status(), 409, "{refused}");
    let said = alert(&refused);
    assert!(
        said.contains("Kadri was faster") && said.contains("1:0"),
        "{said}"
    );
    // A program that has seen nothing is refused by the rule itself.
    let refused = owner
        .enter(&site, "id=three&version=0&game=1.2&result=0-1")
        .await;
    assert_eq!(refused.status(), 409, "{refused}");
    assert!(alert(&refused).contains("1.2"), "{refused}");
    let file = owner.file(&site).await;
    assert_eq!(file.matches("| enter ").count(), 1, "{file}");
    // What came between elsewhere does not matter.
    let [white, black] = laptop.seats(1, 3);
    let form = format!("id=four&version={version}&white={white}&black={black}&game=1.3&result=0-1");
    assert_eq!(owner.enter(&site, &form).await.status(), 303);
}

/// A result that takes points from players who were at the board needs a reason (002:§41i); the form keeps what was chosen.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_article_and_keeps_the_form() {
    let site = TestServer::fresh().await;
    let (_, mut owner) = paired(&site).await;
    let refused = owner
        .enter(&site, "id=a&version=99&game=1.1&result=0-0")
        .await;
    assert_eq!(refused.status(), 409, "{refused}");
    assert!(alert(&refused).contains("(002:§41i)"), "{refused}");
    assert!(
        refused.contains("<option value=\"0-0\" selected>"),
        "{refused}"
    );
    let kept = owner
        .enter(&site, "id=b&version=99&game=1.1&result=0-0&why=quarrel")
        .await;
    assert_eq!(kept.status(), 303, "{kept}");
    let file = owner.file(&site).await;
    assert!(file.contains("note text=\"1.1 0-0: quarrel\""), "{file}");
    for (form, said) in [
        ("id=c&version=99&game=1.2&result=7-7", "7-7"),
        ("id=d&version=99&game=8.1&result=1-0", "8"),
        ("id=e&version=99&game=1.9&result=1-0", "1.9"),
    ] {
        let refused = owner.enter(&site, form).await;
        assert_eq!(refused.status(), 409, "{refused}");
        assert!(alert(&refused).contains(said), "{refused}");
    }
    for form in [
        "id=&version=99&game=1.2&result=1-0",
        "id=f&version=99&game=x&result=1-0",
    ] {
        assert_eq!(owner.enter(&site, form).await.status(), 400);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_may_not_act() {
    let site = TestServer::fresh().await;
    let (laptop, mut owner) = paired(&site).await;
    let event = owner.event.clone();
    let mut stranger = Visitor::with_account(&site, "Otto").await;
    let page = stranger.get(&site, &event).await;
    assert!(
        !page.contains("name=\"result\"") && !page.contains("/file"),
        "{page}"
    );
    let form = "id=a&version=99&game=1.1&result=1-0";
    let results = format!("{event}/results");
    let refused = [
        stranger.get(&site, &format!("{event}/file")).await,
        stranger.post(&site, &results, form).await,
        stranger
            .post(&site, &format!("{event}/check-out"), "out=yes")
            .await,
        stranger
            .upload(
                &site,
                &format!("{event}/upload"),
                "a",
                laptop.text().as_bytes(),
            )
            .await,
    ];
    for answer in refused {
        assert_eq!(answer.status(), 403, "{answer}");
    }
    let nobody = [
        site.get(&format!("{event}/file"), "").await,
        site.post(&results, "", form).await,
        site.post(&format!("{event}/check-out"), "", "out=yes")
            .await,
        site.upload(
            &format!("{event}/upload"),
            "",
            "a",
            laptop.text().as_bytes(),
        )
        .await,
    ];
    for answer in nobody {
        assert_eq!(answer.location(), "/sign-in");
    }
    // Nor is a page of another site believed.
    let headers = "Sec-Fetch-Site: cross-site\r\n";
    assert_eq!(site.post(&results, headers, form).await.status(), 403);
    assert_eq!(owner.file(&site).await, laptop.text());
    let missing = site.get("/events/zzzz", "").await;
    assert_eq!(missing.status(), 404);
}

/// Many windows of one owner at once: every accepted result is in the file once.
#[tokio::test(flavor = "multi_thread")]
async fn two_windows_write_one_event() {
    let site = TestServer::fresh().await;
    let (_, mut owner) = paired(&site).await;
    let cookie = owner.visitor.cookie.clone().expect("a session");
    let headers = format!("Cookie: {cookie}\r\n");
    let path = format!("{}/results", owner.event);
    let forms = ["1-0", "0-1"].into_iter().flat_map(|result| {
        (1..=3).map(move |board| {
            format!("id={result}-{board}&version=0&game=1.{board}&result={result}")
        })
    });
    let forms: Vec<String> = forms.collect();
    let sent = forms.iter().map(|form| site.post(&path, &headers, form));
    let answers = futures_util::future::join_all(sent).await;
    let kept = answers
        .iter()
        .filter(|answer| answer.status() == 303)
        .count();
    let refused = answers
        .iter()
        .filter(|answer| answer.status() == 409)
        .count();
    assert_eq!((kept, refused), (3, 3));
    let file = owner.file(&site).await;
    for board in 1..=3 {
        assert_eq!(
            file.matches(&format!("enter game=1.{board} ")).count(),
            1,
            "{file}"
        );
    }
    assert!(tournament::file::open(file.as_bytes()).is_ok());
}

/// Nothing is acknowledged before it is kept, and the event goes on once the store answers again.
#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_fails_acknowledges_nothing() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (laptop, mut owner) = paired(&site).await;
    let file = folder.path().join("games.sqlite");
    let address = format!("sqlite:{}", file.display());
    let connection = SqliteConnection::connect(&address).await;
    let mut connection = connection.expect("the file is there");
    let inject = "CREATE TRIGGER injected BEFORE INSERT ON event_lines
                  BEGIN SELECT RAISE(ABORT, 'injected I/O error'); END";
    sqlx::raw_sql(inject)
        .execute(&mut connection)
        .await
        .expect("done");
    let form = "id=a&version=99&game=1.1&result=1-0";
    let refused = owner.enter(&site, form).await;
    assert_eq!(refused.status(), 503, "{refused}");
    assert!(alert(&refused).contains("Nothing was kept"), "{refused}");
    let page = owner.page(&site).await;
    assert!(
        page.contains("Cup of the &#60;lake&#62;"),
        "it can be read: {page}"
    );
    sqlx::raw_sql("DROP TRIGGER injected")
        .execute(&mut connection)
        .await
        .expect("done");
    assert_eq!(owner.file(&site).await, laptop.text());
    sleep(Duration::from_millis(600)).await;
    let kept = owner.enter(&site, form).await;
    assert_eq!(kept.status(), 303, "{kept}");
    let file = owner.file(&site).await;
    assert_eq!(file.matches("| enter ").count(), 1, "{file}");
    site.close().await;
}
