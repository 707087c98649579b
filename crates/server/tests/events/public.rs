//! What everybody sees: the page and the documents, without what only officials know (console specification, *Public page*).

use tournament::{Command, Penalty, Player, PlayerId, Sex};

use crate::common::{TestServer, Visitor};
use crate::made::{Laptop, Owner, frozen, player};

/// Everything that a stranger can ask for.
async fn everything(site: &TestServer, event: &str) -> Vec<(String, String)> {
    let documents = [
        "pairings",
        "results",
        "table",
        "standings",
        "programme",
        "schedule",
    ];
    let paths = documents.map(|name| format!("{event}/documents/{name}"));
    let rounds = (1..=3).map(|round| format!("{event}?round={round}"));
    let mut told = Vec::new();
    for path in [event.to_owned()].into_iter().chain(paths).chain(rounds) {
        let answer = site.get(&path, "").await;
        if answer.status() == 200 {
            told.push((path, answer.body().to_owned()));
        }
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn no_birthday_licence_or_reason_is_told() {
    let site = TestServer::fresh().await;
    let namesake = |birth: &str, licence: &str| Player {
        birth: birth.to_owned(),
        licence: licence.to_owned(),
        sex: Some(Sex::Woman),
        ..player("Anna Kask")
    };
    let others = ["Bruno Liiv", "Cilla Mets", "Dmitri Petrov"].map(player);
    let twins = [
        namesake("1988-03-14", "77001122"),
        namesake("1991-07-08", "77003344"),
    ];
    let mut laptop = Laptop::with(twins.into_iter().chain(others));
    for _ in 0..2 {
        laptop.play_round();
    }
    laptop.act([
        Command::Penalise {
            player: PlayerId(3),
            penalty: Penalty::Exclusion,
            game: None,
            why: "shouted at the judge".to_owned(),
        },
        Command::Leave {
            player: PlayerId(4),
            why: "broken leg".to_owned(),
        },
        Command::Note("the hall is cold".to_owned()),
    ]);
    laptop.pair();
    let owner = Owner::with(&site, "Kadri", laptop.text().as_bytes()).await;
    let told = everything(&site, &owner.event).await;
    assert!(
        told.len() >= 9,
        "{:?}",
        told.iter().map(|(path, _)| path).collect::<Vec<_>>()
    );
    for (path, text) in &told {
        for secret in [
            "1988",
            "1991",
            "77001122",
            "77003344",
            "shouted",
            "broken leg",
            "cold",
        ] {
            assert!(!text.contains(secret), "{path}: {secret}");
        }
    }
    let (_, page) = &told[0];
    for part in [
        "Cup of the &#60;lake&#62;",
        "Otepää",
        "2026-11-20",
        "Mari Tamm",
        "Anna Kask",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    for part in [
        "id=\"round\"",
        "id=\"standings\"",
        "id=\"table\"",
        "id=\"players\"",
        "id=\"programme\"",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(
        page.contains("This decides: "),
        "a row says why it stands before the next"
    );
    assert!(!page.contains("<lake>"), "it is escaped");
}

/// Round states (console specification, 1): a draft is shown to officials, to others once it is published.
#[tokio::test(flavor = "multi_thread")]
async fn drafts_are_not_shown() {
    let site = TestServer::fresh().await;
    let mut laptop = Laptop::robin();
    laptop.play_round();
    laptop.act([Command::PairDraft { of_table: None }]);
    let mut owner = Owner::with(&site, "Kadri", laptop.text().as_bytes()).await;
    let page = site.get(&owner.event, "").await;
    assert!(
        page.contains("Round 1") && !page.contains("#round=2"),
        "{page}"
    );
    for path in ["?round=2", "/documents/pairings?round=2"] {
        let answer = site.get(&format!("{}{path}", owner.event), "").await;
        assert_eq!(answer.status(), 404, "{path}");
    }
    let own = owner.page(&site).await;
    assert!(own.contains("Round 2 is a draft"), "{own}");
}

/// Sections have pages of their own, and the event leads to them.
#[tokio::test(flavor = "multi_thread")]
async fn sections_have_their_pages() {
    let site = TestServer::fresh().await;
    let sections = frozen().into_iter().find(|(name, _)| name == "sections");
    let owner = Owner::with(&site, "Kadri", &sections.expect("a fixture").1).await;
    let page = site.get(&owner.event, "").await;
    assert_eq!(page.status(), 200);
    let links: Vec<&str> = page
        .split("href=\"")
        .filter_map(|rest| rest.split('"').next())
        .collect();
    let sections: Vec<&&str> = links
        .iter()
        .filter(|link| link.contains("?section="))
        .collect();
    assert!(sections.len() >= 2, "{links:?}");
    for section in sections {
        let section = section.replace("&#38;", "&");
        assert_eq!(site.get(&section, "").await.status(), 200, "{section}");
    }
    let unknown = site.get(&format!("{}?section=none", owner.event), "").await;
    assert_eq!(unknown.status(), 404);
}

/// The documents are those that the command line prints.
#[tokio::test(flavor = "multi_thread")]
async fn documents_are_what_the_command_line_prints() {
    use paper::tournament::{PageRequest, Sheet, page};
    let site = TestServer::fresh().await;
    let mut laptop = Laptop::robin();
    laptop.play_round();
    let owner = Owner::with(&site, "Kadri", laptop.text().as_bytes()).await;
    let opened = tournament::file::open(laptop.text().as_bytes()).expect("whole");
    let whole = opened.festival.whole();
    for (name, sheet) in [
        ("pairings", Sheet::Pairings),
        ("results", Sheet::Results),
        ("table", Sheet::Table),
        ("standings", Sheet::Standings),
        ("programme", Sheet::Programme),
        ("schedule", Sheet::Schedule),
    ] {
        let leaf = page(whole, &PageRequest::of(sheet), texts::Language::English);
        let leaf = leaf
            .expect("a page")
            .with_head(opened.chain.head(), opened.seal);
        let path = format!("{}/documents/{name}", owner.event);
        let answer = site.get(&path, "").await;
        assert_eq!(answer.body(), leaf.document(), "{name}");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(
            policy.starts_with("default-src 'none'; style-src"),
            "{policy}"
        );
    }
    let other = site
        .get(&format!("{}/documents/protocol", owner.event), "")
        .await;
    assert_eq!(other.status(), 404);
}

/// The list of everybody: running and past, with what to do where there is none.
#[tokio::test(flavor = "multi_thread")]
async fn competitions_are_listed() {
    let site = TestServer::fresh().await;
    let empty = site.get("/events", "").await;
    assert!(empty.contains("No competition is under way.") && empty.contains("href=\"/sign-in\""));
    let mut visitor = Visitor::with_account(&site, "Kadri").await;
    let own = visitor.get(&site, "/events").await;
    assert!(own.contains("name=\"file\""), "{own}");
    let finished = frozen()
        .into_iter()
        .find(|(name, _)| name == "round-robin-finished");
    let (_, file) = finished.expect("a fixture");
    visitor.upload(&site, "/events", "a", &file).await;
    let list = site.get("/events", "").await;
    let (running, past) = list.split_once("<h2>Finished</h2>").expect("a past one");
    assert!(
        !running.contains("/events/") && past.contains("/events/"),
        "{list}"
    );
    for id in 0..6 {
        let laptop = Laptop::robin();
        visitor
            .upload(
                &site,
                "/events",
                &format!("b{id}"),
                laptop.text().as_bytes(),
            )
            .await;
    }
    let list = site.get("/events", "").await;
    assert_eq!(list.matches("Cup of the &#60;lake").count(), 6, "{list}");
    let wrong = site.get("/events?running=x", "").await;
    assert_eq!(wrong.status(), 404);
}
