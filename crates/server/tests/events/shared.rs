//! Two servers on one PostgreSQL database: each sees what the other has kept, and the version has the last word.

use peatee_server::Options;

use crate::common::{TestServer, folder, options};
use crate::made::{Laptop, Owner};
use crate::postgres;
use crate::travel::alert;

async fn server(folder: &tempfile::TempDir, database: &str) -> TestServer {
    TestServer::serve(Options {
        database: database.to_owned(),
        ..options(folder)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_an_event() {
    let Some(cluster) = postgres::start() else {
        return;
    };
    let database = cluster.database("events").await;
    let folder = folder();
    let (one, other) = (
        server(&folder, &database).await,
        server(&folder, &database).await,
    );
    let mut laptop = Laptop::robin();
    laptop.pair();
    let mut owner = Owner::with(&one, "Kadri", laptop.text().as_bytes()).await;
    // Both know it.
    assert!(owner.page(&other).await.contains("Round 1"));
    let kept = owner
        .enter(&one, "id=a&version=99&game=1.1&result=1-0")
        .await;
    assert_eq!(kept.status(), 303, "{kept}");
    // The other server does not know of it yet, and finds out.
    let kept = owner
        .enter(&other, "id=b&version=99&game=1.2&result=0-1")
        .await;
    assert_eq!(kept.status(), 303, "{kept}");
    let again = owner
        .enter(&other, "id=a&version=99&game=1.1&result=1-0")
        .await;
    assert_eq!(again.status(), 303, "the first answer again: {again}");
    let refused = owner
        .enter(&one, "id=c&version=99&game=1.2&result=1-0")
        .await;
    assert_eq!(refused.status(), 409, "{refused}");
    assert!(alert(&refused).contains("1.2"), "{refused}");
    // At once.
    let cookie = owner.visitor.cookie.clone().expect("a session");
    let headers = format!("Cookie: {cookie}\r\n");
    let path = format!("{}/results", owner.event);
    let (first, second) = tokio::join!(
        one.post(&path, &headers, "id=d&version=99&game=1.3&result=1-0"),
        other.post(&path, &headers, "id=e&version=99&game=1.3&result=0-1"),
    );
    let mut statuses = [first.status(), second.status()];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409]);
    let file = owner.file(&one).await;
    assert_eq!(file.matches("| enter ").count(), 3, "{file}");
    assert_eq!(owner.file(&other).await, file);
    assert!(tournament::file::open(file.as_bytes()).is_ok());
    assert_eq!(
        owner.page(&one).await.matches("0:1").count(),
        owner.page(&other).await.matches("0:1").count()
    );
    one.close().await;
    other.close().await;
}
