//! Who is taken for whom: by name, by cookie, and when the store does not answer.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, raw_sql};

use super::common::{TestServer, folder, header};
use super::{PASSWORD, SCREEN, body, register, sent, session, status};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_taken_for_another_by_his_name() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let kadri = session(&register(&site, "Kadri+Tamm", None).await);
    for name in [
        "Kadri%E2%80%8B+Tamm",
        "Guest%E2%80%8B+0421",
        "Peatee%C2%AD+9",
        "%E2%A0%80",
        "%E2%80%AEKadri",
        "---",
    ] {
        let refused = register(&site, name, None).await;
        assert_eq!(status(&refused), 400, "{name}");
        assert!(refused.contains("id=\"name-fault\""), "{name}");
    }
    let same = register(&site, "kadri++%C2%A0+TAMM", None).await;
    assert_eq!(status(&same), 409);
    // A guest who calls himself so is told.
    let form = format!("{SCREEN}&name=kadri+tamm");
    let refused = site.post("/games", "", &form).await;
    assert_eq!(status(&refused), 400, "{refused}");
    assert!(refused.contains("This name is already taken"), "{refused}");
    let (_, guest) = site.game(&format!("{SCREEN}&name=Mari")).await;
    let me = site.get("/me", &sent(&guest)).await;
    assert!(me.contains("<h1>Mari</h1>"), "{me}");
    let me = site.get("/me", &sent(&kadri)).await;
    assert!(me.contains("<h1>Kadri Tamm</h1>"), "{me}");
    site.close().await;
}

/// Others who try a name do not shut its owner out of what he has.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_signed_in_has_tries_of_his_own() {
    let folder = folder();
    let site = TestServer::open_behind(&folder, &["127.0.0.1"], false).await;
    let own = session(&register(&site, "Kadri", None).await);
    let from = |address: String| format!("X-Forwarded-For: {address}\r\n");
    let mut statuses = Vec::new();
    for i in 0..60 {
        let address = from(format!("192.0.2.{i}"));
        let form = "name=Kadri&password=short+road+1";
        statuses.push(status(&site.post("/sign-in", &address, form).await));
        if statuses.ends_with(&[429]) {
            break;
        }
    }
    assert!(statuses.ends_with(&[429]), "{statuses:?}");
    let headers = sent(&own) + &from("203.0.113.1".to_owned());
    let form = format!("current={PASSWORD}&password=another+1&again=another+1");
    let changed = site.post("/me/password", &headers, &form).await;
    assert_eq!(status(&changed), 303, "{changed}");
    site.close().await;
}

/// What is done to the file of a house behind its back.
async fn behind(folder: &tempfile::TempDir) -> SqliteConnection {
    let file = folder.path().join("games.sqlite");
    let address = format!("sqlite:{}", file.display());
    SqliteConnection::connect(&address).await.expect("a file")
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) {
    raw_sql(sql).execute(connection).await.expect("done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_cannot_write_still_knows_its_people() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let own = session(&register(&site, "Kadri", None).await);
    let mut file = behind(&folder).await;
    run(&mut file, "UPDATE sessions SET seen_at = 0").await;
    // Nobody else can write while this one does.
    run(&mut file, "BEGIN IMMEDIATE").await;
    let me = site.get("/me", &sent(&own)).await;
    assert!(me.contains("<h1>Kadri</h1>"), "{me}");
    run(&mut file, "ROLLBACK").await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_becomes_somebody_new_because_the_store_is_silent() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (game, guest) = site.game(SCREEN).await;
    let mut file = behind(&folder).await;
    run(&mut file, "ALTER TABLE sessions RENAME TO away").await;
    let refused = register(&site, "Kadri", Some(&guest)).await;
    assert_eq!(status(&refused), 503, "{refused}");
    for path in ["/me/password", "/me/delete"] {
        let form = "current=x&password=long+road&again=long+road&sure=yes";
        let refused = site.post(path, &sent(&guest), form).await;
        assert_eq!(status(&refused), 503, "{path}");
    }
    // Nobody is sent to sign in again who is signed in.
    for path in [
        "/me",
        "/me/password",
        "/me/delete",
        "/me/export",
        "/me/sessions",
    ] {
        let refused = site.get(path, &sent(&guest)).await;
        assert_eq!(status(&refused), 503, "found_7_e7: {path}");
    }
    // What anybody may read can be read.
    assert_eq!(status(&site.get("/rules", &sent(&guest)).await), 200);
    run(&mut file, "ALTER TABLE away RENAME TO sessions").await;
    let own = session(&register(&site, "Kadri", Some(&guest)).await);
    let me = site.get("/me", &sent(&own)).await;
    assert!(me.contains(&game), "the guest's games are his");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_refused_in_the_readers_language() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (game, _) = site.game(SCREEN).await;
    let estonian = "Accept-Language: et\r\n";
    for (path, form) in [
        ("/register", "name=Kadri"),
        ("/sign-in", ""),
        ("/simuls", "rules=russian"),
        ("/language", ""),
    ] {
        let answer = site.post(path, estonian, form).await;
        assert_eq!(status(&answer), 422, "{path}");
        assert!(
            body(&answer).contains("Päringut ei õnnestunud lugeda"),
            "{answer}"
        );
    }
    let host = site.address;
    let untold = format!(
        "POST /sign-in HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{estonian}Content-Length: 0\r\n\r\n"
    );
    let answer = site.ask(&untold).await;
    assert_eq!(status(&answer), 415);
    assert!(answer.contains("Päringut ei õnnestunud lugeda"), "{answer}");
    let ply = site.get(&format!("{game}/diagram?ply=abc"), estonian).await;
    assert_eq!(status(&ply), 400);
    assert!(ply.contains("Päringut ei õnnestunud lugeda"), "{ply}");
    let nowhere = site.get("/games/%ff", estonian).await;
    assert_eq!(status(&nowhere), 404);
    assert!(nowhere.contains("lang=\"et\""), "{nowhere}");
    site.close().await;
}

/// What a browser keeps for ever is kept under its own version only.
#[tokio::test(flavor = "multi_thread")]
async fn files_of_another_version_are_not_there() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let page = site.get("/", "").await;
    let mut own = page.split('"').filter(|part| part.starts_with("/assets/"));
    let own = own.find(|part| part.ends_with(".css")).expect("a sheet");
    assert_eq!(status(&site.get(own, "").await), 200);
    let other = site.get("/assets/deadbeef/js/game.js", "").await;
    assert_eq!(status(&other), 404);
    assert!(header(&other, "cache-control").is_none_or(|kept| !kept.contains("immutable")));
    site.close().await;
}

/// Hashes of an earlier version go on, and are hashed anew at the next sign-in.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e7_a_cheap_hash_is_renewed_at_sign_in() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let elsewhere = session(&register(&site, "Kadri", None).await);
    site.close().await;
    let kept = async || {
        let mut file = behind(&folder).await;
        let hash = sqlx::query_scalar("SELECT password FROM persons WHERE folded = 'kadri'");
        let hash: String = hash.fetch_one(&mut file).await.expect("an account");
        hash
    };
    let old = kept().await;
    assert!(old.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{old}");
    let site = TestServer::open_at_full_cost(&folder).await;
    let enter = async |password: &str| {
        let form = format!("name=Kadri&password={password}");
        status(&site.post("/sign-in", "", &form).await)
    };
    assert_eq!(enter("short+road+1").await, 403);
    assert_eq!(kept().await, old, "a wrong password changes nothing");
    assert_eq!(enter(PASSWORD).await, 303);
    let new = kept().await;
    assert!(new.starts_with("$argon2id$v=19$m=65536,t=3,p=1$"), "{new}");
    assert_eq!(enter(PASSWORD).await, 303);
    assert_eq!(enter("short+road+1").await, 403);
    assert_eq!(kept().await, new);
    // Sessions elsewhere go on.
    assert_eq!(status(&site.get("/me", &sent(&elsewhere)).await), 200);
    site.close().await;
}
