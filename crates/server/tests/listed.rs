//! The list of games: who plays whom, and how it stands. It showed addresses and no names.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{COMPUTER, SCREEN, TestServer, folder, header};
use serde_json::json;

/// The line of a game in a page.
fn line(page: &str, game: &str) -> Option<String> {
    let mut lines = page.split("<li>");
    let found = lines.find(|line| line.starts_with(&format!("<a href=\"{game}\"")))?;
    found.split("</li>").next().map(str::to_owned)
}

fn count(page: &str) -> usize {
    page.matches("<li><a href=\"/games/").count()
}

/// Where the link to older games leads.
fn older(page: &str) -> Option<&str> {
    let mut links = page.split("href=\"");
    let link = links.find(|rest| rest.contains("rel=\"next\""))?;
    link.split('"').next()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_says_who_plays_whom_and_how_it_stands() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let friend = "opponent=friend&rules=russian&control=300%2B3&side=black&name=Kask";
    let (challenge, _) = site.game(friend).await;
    let accepted = site.post(&challenge, "", "").await;
    let between = header(&accepted, "location").expect("the game");
    let (alone, cookie) = site.game(SCREEN).await;
    let (over, resigns) = site.game(COMPUTER).await;
    let mut page = site.join(&alone, Some(&cookie)).await;
    page.hear("welcome").await;
    page.play("1", 9, "c3-d4").await;
    page.hear("update").await;
    page.play("2", 9, "f6-g5").await;
    page.hear("update").await;
    let mut page = site.join(&over, Some(&resigns)).await;
    page.hear("welcome").await;
    page.play("1", 9, "32-28").await;
    page.hear("update").await;
    let resign = json!({"type": "act", "id": "r", "version": 99, "act": {"do": "resign"}});
    page.say(&resign).await;
    while page.hear("update").await["state"]["phase"] != "over" {}

    let list = site.get("/games", "Accept-Language: et\r\n").await;
    let says = |game: &str, words: &[&str]| {
        let line = line(&list, game).expect(game);
        for word in words {
            assert!(line.contains(word), "{word}: {line}");
        }
    };
    says(&between, &["Külaline ", " – Kask", "1. käik"]);
    says(&alone, &["Külaline ", "2. käik"]);
    says(&over, &["Külaline ", " – Arvuti, ", "0-1"]);
    assert!(!list.contains("Guest "), "{list}");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_has_parts() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (first, _) = site.game(SCREEN).await;
    for _ in 0..21 {
        site.game(SCREEN).await;
    }
    let newest = site.get("/games", "").await;
    assert_eq!(count(&newest), 20);
    let link = older(&newest).expect("a link");
    assert!(link.starts_with("/games?live="), "{link}");
    let rest = site.get(link, "").await;
    assert_eq!(count(&rest), 2);
    assert!(line(&rest, &first).is_some() && older(&rest).is_none());
    for wrong in ["/games?live=x", "/games?before=A-b"] {
        let answer = site.get(wrong, "").await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{wrong}");
    }
    site.close().await;
}
