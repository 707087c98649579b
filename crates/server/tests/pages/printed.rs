//! Score sheets, diagrams and looking back.

use serde_json::{Value, json};

use crate::common::{TestServer, Visitor, folder};

const SCREEN: &str = "opponent=screen&rules=russian&control=-&side=white&name=K%3Cb%3Eask";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_printed_in_the_language_of_the_reader() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let mut kask = Visitor::default();
    let game = kask.post(&site, "/games", SCREEN).await;
    let game = game.location();
    let mut page = kask.join(&site, &game).await;
    page.hear("welcome").await;
    for text in ["c3-d4", "f6-g5", "g3-f4"] {
        page.make(text).await;
    }

    let sheet = kask.get(&site, &format!("{game}/sheet")).await;
    assert_eq!(sheet.status(), 200);
    // Two columns (002:§14.8), what people call themselves is no markup, and no style stands in the page.
    assert!(sheet.body().contains("<td>c3-d4</td><td>f6-g5</td>"));
    assert!(!sheet.body().contains("K<b>ask") && sheet.body().contains("K&#60;b&#62;ask"));
    assert!(!sheet.body().contains("<style") && !sheet.body().contains("style="));
    kask.cookie = Some(format!("{}; language=lv", kask.cookie.unwrap_or_default()));
    let text = kask.get(&site, &format!("{game}/sheet.txt")).await;
    assert!(
        text.body().starts_with("Partijas pieraksts"),
        "{}",
        text.body()
    );
    assert!(
        text.header("content-disposition")
            .is_some_and(|name| name.contains(".txt"))
    );

    let diagram = kask.get(&site, &format!("{game}/diagram?ply=1")).await;
    assert!(diagram.body().contains("Pozīcija pēc gājiena 1. c3-d4."));
    let fen = "B:Wa1,a3,b2,c1,d2,d4,e1,e3,f2,g1,g3,h2:B";
    assert!(diagram.body().contains(fen), "{}", diagram.body());
    let svg = kask
        .get(&site, &format!("{game}/diagram.svg?ply=3&flip=yes"))
        .await;
    assert_eq!(svg.header("content-type").as_deref(), Some("image/svg+xml"));
    assert_eq!(svg.body().matches("<g transform").count(), 24);
    let other = kask.get(&site, &format!("{game}/diagram.svg?ply=3")).await;
    assert_ne!(svg.body(), other.body());

    // What is not there is refused in words, and nothing panics.
    let beyond = kask.get(&site, &format!("{game}/diagram.svg?ply=4")).await;
    assert_eq!(
        (beyond.status(), beyond.body().contains(" 3.")),
        (404, true)
    );
    for path in [
        "/games/zzz/sheet",
        "/games/-/sheet.txt",
        "/games/zzz/diagram",
        "/games/zzz/positions",
    ] {
        assert_eq!(kask.get(&site, path).await.status(), 404, "{path}");
    }
    let wrong = kask.get(&site, &format!("{game}/diagram?ply=-1")).await;
    assert_eq!(wrong.status(), 400);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_back_sees_every_position_as_it_was() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let mut kask = Visitor::default();
    let game = kask.post(&site, "/games", SCREEN).await;
    let game = game.location();
    let mut page = kask.join(&site, &game).await;
    page.hear("welcome").await;
    let mut seen = Vec::new();
    // A man is captured on the way.
    for text in [
        "c3-d4", "d6-c5", "b2-c3", "f6-g5", "g3-h4", "g5-f4", "e3:g5",
    ] {
        let update = page.make(text).await;
        seen.push(standing(
            update["state"]["pieces"].as_array().expect("pieces"),
        ));
    }
    let positions = kask.get(&site, &format!("{game}/positions")).await;
    let steps: Vec<Value> = serde_json::from_str(positions.body()).expect("JSON");
    assert_eq!(steps.len(), 8);
    let mut board: Vec<Value> = Vec::new();
    for (ply, step) in steps.iter().enumerate() {
        let gone = step["gone"].as_array().expect("squares");
        let here = step["here"].as_array().expect("pieces");
        board.retain(|piece| !gone.contains(&piece["at"]));
        board.retain(|piece| !here.iter().any(|new| new["at"] == piece["at"]));
        board.extend(here.iter().cloned());
        if let Some(seen) = ply.checked_sub(1).map(|at| &seen[at]) {
            assert_eq!(&standing(&board), seen, "ply {ply}");
        }
    }
    assert_eq!(steps[1]["last"], json!(["c3", "d4"]));
    site.close().await;
}

fn standing(pieces: &[Value]) -> Vec<String> {
    let mut all: Vec<String> = pieces.iter().map(Value::to_string).collect();
    all.sort();
    all
}

/// 002:§34.2: the sealed move stays unknown to the opponent.
#[tokio::test(flavor = "multi_thread")]
async fn r53_34_2_no_paper_tells_a_sealed_move_before_it_is_opened() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let mut kask = Visitor::default();
    let game = kask.post(&site, "/games", SCREEN).await;
    let game = game.location();
    let mut page = kask.join(&site, &game).await;
    page.hear("welcome").await;
    page.make("c3-d4").await;
    page.make("f6-g5").await;
    page.act(json!({"do": "ask-to-adjourn"})).await;
    page.act(json!({"do": "allow-adjournment"})).await;
    page.act(json!({"do": "seal", "text": "g3-h4"})).await;
    let papers = [
        "",
        "/pdn",
        "/sheet",
        "/sheet.txt",
        "/diagram",
        "/diagram.svg",
        "/positions",
    ];
    let mut watcher = Visitor::default();
    for paper in papers {
        let path = format!("{game}{paper}");
        for visitor in [&mut kask, &mut watcher] {
            let answer = visitor.get(&site, &path).await;
            assert_eq!(answer.status(), 200, "{path}");
            assert!(
                !answer.body().contains("g3-h4"),
                "{path}: {}",
                answer.body()
            );
        }
    }
    let sheet = watcher.get(&site, &format!("{game}/sheet.txt")).await;
    assert!(sheet.body().contains("2. sealed move"), "{}", sheet.body());
    let positions = watcher.get(&site, &format!("{game}/positions")).await;
    let steps: Vec<Value> = serde_json::from_str(positions.body()).expect("JSON");
    assert_eq!(steps.len(), 3);

    page.act(json!({"do": "resume"})).await;
    for paper in ["/pdn", "/sheet.txt"] {
        let opened = loop {
            let answer = watcher.get(&site, &format!("{game}{paper}")).await;
            if answer.body().contains("g3-h4") {
                break true;
            }
            page.hear("update").await;
        };
        assert!(opened);
    }
    site.close().await;
}
