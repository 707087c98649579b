//! New games, challenges and the lobby over real HTTP: what the issue says of the start page, and what it must refuse.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::TestServer;
use serde_json::Value;

/// How many games the house has.
async fn games(site: &TestServer) -> usize {
    let page = site.get("/games", "").await;
    page.matches("href=\"/games/").count()
}

const SCREEN: &str = "opponent=screen&rules=russian&control=-&side=white";

#[tokio::test(flavor = "multi_thread")]
async fn every_rule_set_and_every_way_begins() {
    let site = TestServer::fresh().await;
    for rules in games::RuleSet::all() {
        let page = site.get(&format!("/?rules={rules}"), "").await;
        let men = page.matches("class=\"piece ").count();
        let grid = games::Game::new(rules).grid();
        let standing = grid.cells.iter().filter(|cell| cell.piece.is_some());
        assert_eq!(men, standing.count(), "{rules}");
        let form = format!("opponent=screen&rules={rules}&control=-&side=lot");
        let made = site.post("/games", "", &form).await;
        assert_eq!(made.status(), 303, "{rules}: {}", made.body());
    }
    for opponent in ["computer", "screen", "friend", "anyone"] {
        let form = format!("opponent={opponent}&rules=russian&control=300%2B3&side=black&level=9");
        let made = site.post("/games", "", &form).await;
        assert_eq!(made.status(), 303, "{opponent}: {}", made.body());
    }
    site.close().await;
}

/// Every kind of time control of `conduct`, as a text and by the fields of the form.
#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_time_control_begins() {
    let site = TestServer::fresh().await;
    let custom = "control=custom&time_kind=stages&";
    for (form, said) in [
        ("control=-".to_owned(), "No clock"),
        ("control=300".to_owned(), "5 minutes for the game"),
        (
            "control=300d5".to_owned(),
            "5 minutes, delay of 5 seconds per move",
        ),
        (
            "control=*259200".to_owned(),
            "Correspondence: 3 days per move",
        ),
        (
            format!("{custom}minutes_1=90&bonus=increment&seconds=30"),
            "1 hour 30 minutes + 30 seconds per move",
        ),
        (
            format!("{custom}minutes_1=5&bonus=delay&seconds=2"),
            "5 minutes, delay of 2 seconds per move",
        ),
        (
            format!("{custom}moves_1=20&minutes_1=60"),
            "20 moves per hour. Unused time is carried over.",
        ),
        (
            format!("{custom}moves_1=40&minutes_1=120&moves_2=20&minutes_2=60&minutes_3=15"),
            "40 moves in 2 hours, then 20 moves in 1 hour, then 15 minutes for the rest of the game. Unused time is \
             carried over.",
        ),
        (
            "control=custom&time_kind=days&days=5".to_owned(),
            "Correspondence: 5 days per move",
        ),
        (
            format!("{custom}moves_1=10&minutes_1=72000"),
            "10 moves in 50 days, repeating. Unused time is carried over.",
        ),
    ] {
        let form = format!("opponent=screen&rules=international&side=white&{form}");
        let terms = site.post("/terms", "", &form).await.json();
        assert_eq!(terms["control"], said, "{form}");
        assert_eq!(terms["faults"], Value::Array(Vec::new()), "{form}");
        let made = site.post("/games", "", &form).await;
        assert_eq!(made.status(), 303, "{form}: {}", made.body());
        let page = site.get(&made.location(), "").await;
        let short = said.replace(". Unused time is carried over.", "");
        assert!(page.contains(&short), "{form}");
    }
    site.close().await;
}

/// `000:11.1.7`, and the other forms that a form of this page can ask for.
#[tokio::test(flavor = "multi_thread")]
async fn odds_and_other_forms_begin() {
    let site = TestServer::fresh().await;
    for (form, rest, said) in [
        ("odds", "form_side=white&without=c1+e3", "White gives odds"),
        ("blindfold", "form_side=black", "Black plays blindfold"),
        ("blind", "form_side=white", "White is blind"),
    ] {
        let form = format!(
            "opponent=friend&rules=russian&control=300%2B3&side=white&touch_move=yes&form={form}&{rest}"
        );
        let made = site.post("/games", "", &form).await;
        assert_eq!(made.status(), 303, "{form}: {}", made.body());
        let page = site.get(&made.location(), "").await;
        assert!(page.contains(said) && page.contains("Touch-move"), "{page}");
    }
    let terms = site
        .post(
            "/terms",
            "",
            "rules=chess&form=odds&form_side=black&without=D8",
        )
        .await
        .json();
    let fen = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(terms["position"]["fen"], fen);
    site.close().await;
}

/// 003:4: chance decides who begins a home game, unless somebody chooses.
#[tokio::test(flavor = "multi_thread")]
async fn home_4_colours_are_by_lot() {
    let site = TestServer::fresh().await;
    for rules in games::RuleSet::all() {
        let side = if rules.id().starts_with("home") {
            "lot"
        } else {
            "white"
        };
        let page = site.get(&format!("/?rules={rules}"), "").await;
        let chosen = format!("name=\"side\" value=\"{side}\" checked");
        assert!(page.contains(&chosen), "{rules}");
    }
    let seats = async |wishes: &str| {
        let form = format!("opponent=computer&level=1&control=-&{wishes}");
        let made = site.post("/games", "", &form).await;
        let page = site.get(&made.location(), &made.cookie()).await;
        let (_, seats) = page.split_once("data-seats=\"").expect("seats");
        seats.split('"').next().expect("an end").to_owned()
    };
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..24 {
        seen.insert(seats("rules=home").await);
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["black", "white"]);
    assert_eq!(seats("rules=home&side=black").await, "black");
    assert_eq!(seats("rules=russian").await, "white");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_move_is_made_with_the_game() {
    let site = TestServer::fresh().await;
    let form =
        "opponent=computer&rules=international&control=300%2B3&side=white&level=1&first_move=32-28";
    let path = site.post("/games", "", form).await.location();
    let pdn = site.get(&format!("{path}/pdn"), "").await;
    assert!(pdn.contains("1. 32-28"), "{pdn}");
    // One that is not legal, or not one's own, is not made; the game begins all the same.
    for first in ["32-27-99", "%00", "19-23"] {
        let form = form.replace("32-28", first);
        let path = site.post("/games", "", &form).await.location();
        let pdn = site.get(&format!("{path}/pdn"), "").await;
        assert!(!pdn.contains("1. "), "{pdn}");
    }
    let black = form.replace("side=white", "side=black");
    let path = site.post("/games", "", &black).await.location();
    let pdn = site.get(&format!("{path}/pdn"), "").await;
    assert!(!pdn.contains("1. "), "{pdn}");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_up_position_is_read_and_judged() {
    let site = TestServer::fresh().await;
    let ask = async |rules: &str, position: &str, language: &str| {
        let form = format!("rules={rules}&position={position}");
        let language = format!("Accept-Language: {language}\r\n");
        site.post("/terms", &language, &form).await.json()
    };
    let good = ask("international", "[FEN+%22W:W31,K45:B27,17,40%22]", "en").await;
    assert_eq!(good["position"]["fen"], "W:W31,K45:B17,27,40");
    assert_eq!(good["faults"], Value::Array(Vec::new()));
    assert!(
        good["position"]["legal"]
            .as_array()
            .is_some_and(|legal| !legal.is_empty())
    );
    let man = ask("russian", "W:Wd8:Ba3", "et").await;
    let said = "Valge kivi ei saa olla viimasel real, kus ta oleks kabe: d8.";
    assert_eq!(man["faults"][0]["said"], said);
    assert_eq!(man["faults"][0]["field"], "position");
    assert_eq!(man["faults"][0]["squares"][0], "d8");
    assert_eq!(man["position"]["pieces"][0]["at"], "d8");
    for (rules, position, part) in [
        ("international", "W:W31", "colon"),
        ("international", "W:W31:B99", "no such square"),
        ("international", "W:W:B", "no piece"),
        ("international", "W:W31:B", "already over"),
        ("international", "W:W1-50:B", "pieces"),
        ("russian", "hello", "W or B"),
        ("chess", "8/8/8/8/8/8/8/8+w+-+-+0+1", "no king"),
        ("chess", "9/8", "piece letter"),
        ("chess", "k7/8/8/8/8/8/8/K6P+w+-+-+0+1", "pawn"),
    ] {
        let judged = ask(rules, position, "en").await;
        let said = judged["faults"].to_string();
        assert!(said.contains(part), "{position}: {said}");
        let form = format!("{SCREEN}&position={position}").replace("russian", rules);
        let refused = site.post("/games", "", &form).await;
        assert_eq!(refused.status(), 400, "{position}");
    }
    assert_eq!(games(&site).await, 0);
    let form = format!("{SCREEN}&position=B:Wc3,e3:BKf8").replace("screen", "friend");
    let path = site.post("/games", "", &form).await.location();
    let page = site.get(&path, "").await;
    assert!(page.contains("From a custom position"));
    assert_eq!(page.matches("class=\"piece ").count(), 3);
    site.close().await;
}

/// Huge, unknown and contradictory: 400, the form again with what was chosen, nothing made.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_makes_no_sense_is_given_back() {
    let site = TestServer::fresh().await;
    let huge = "9".repeat(3000);
    for (form, field) in [
        ("opponent=robot".to_owned(), "opponent"),
        (format!("opponent={huge}"), "opponent"),
        ("rules=halma".to_owned(), "rules"),
        (format!("rules={huge}"), "rules"),
        ("side=green".to_owned(), "side"),
        ("opponent=computer&level=0".to_owned(), "level"),
        ("opponent=computer&level=11".to_owned(), "level"),
        (format!("opponent=computer&level={huge}"), "level"),
        ("control=soon".to_owned(), "control"),
        (format!("control={huge}"), "control"),
        ("control=*60".to_owned(), "control"),
        ("control=1800:600".to_owned(), "control"),
        ("control=custom&time_kind=moon".to_owned(), "time_kind"),
        ("control=custom&time_kind=stages".to_owned(), "minutes_1"),
        ("control=custom&minutes_1=0".to_owned(), "minutes_1"),
        (format!("control=custom&minutes_1={huge}"), "minutes_1"),
        (
            "control=custom&moves_1=-4&minutes_1=5".to_owned(),
            "moves_1",
        ),
        (
            "control=custom&minutes_1=5&minutes_2=5".to_owned(),
            "minutes_1",
        ),
        ("control=custom&moves_2=5".to_owned(), "minutes_2"),
        ("control=custom&minutes_1=5&bonus=gift".to_owned(), "bonus"),
        (
            "control=custom&minutes_1=5&bonus=delay&seconds=".to_owned(),
            "seconds",
        ),
        ("control=custom&time_kind=days&days=367".to_owned(), "days"),
        ("form=boxing".to_owned(), "form"),
        ("form=odds&form_side=red&without=c1".to_owned(), "form_side"),
        ("form=odds".to_owned(), "without"),
        ("form=odds&without=c1+c1".to_owned(), "without"),
        ("form=odds&without=a3+b8".to_owned(), "without"),
        (format!("form=odds&without={huge}"), "without"),
        (
            "form=odds&without=c1&position=W:Wc3:Bf6".to_owned(),
            "position",
        ),
        ("form=odds&without=c1&control=*259200".to_owned(), "form"),
        ("form=blindfold&control=*259200".to_owned(), "form"),
        (format!("position=W:W{huge}:B1"), "position"),
        (format!("name={}", "a".repeat(61)), "name"),
        ("name=a%0Ab".to_owned(), "name"),
    ] {
        let form = with(SCREEN, &form);
        let answer = site.post("/games", "Accept-Language: lt\r\n", &form).await;
        assert_eq!(answer.status(), 400, "{form}");
        let mark = format!("aria-invalid=\"true\" aria-describedby=\"wrong-{field}\" autofocus");
        assert!(answer.body().contains(&mark), "{form}: {}", answer.body());
        let place = format!("<p class=\"wrong\" id=\"wrong-{field}\">");
        let (_, said) = answer.body().split_once(&place).expect("a place for it");
        assert!(!said.starts_with("</p>"), "{form}");
        assert!(answer.header("set-cookie").is_none(), "{form}");
    }
    // What was chosen is still chosen.
    let form = with(
        SCREEN,
        "control=custom&minutes_1=12&moves_1=x&name=%3Cb%3E&rules=home",
    );
    let page = site.post("/games", "", &form).await;
    assert!(page.contains("value=\"home\" selected") && page.contains("value=\"12\""));
    assert!(page.contains("value=\"screen\" checked") && !page.contains("<b>"));
    // No form at all.
    for body in ["", "rules=a&rules=b", "%FF%FE=%", "=&=&="] {
        assert_eq!(site.post("/games", "", body).await.status(), 400, "{body}");
    }
    let many = format!("{SCREEN}&name={}", "x".repeat(20_000));
    assert_eq!(site.post("/games", "", &many).await.status(), 400);
    assert_eq!(games(&site).await, 0);
    site.close().await;
}

/// A form with some fields changed or added.
fn with(form: &str, changes: &str) -> String {
    let name = |pair: &str| pair.split('=').next().unwrap_or_default().to_owned();
    let changed: Vec<String> = changes.split('&').map(name).collect();
    let kept = form
        .split('&')
        .filter(|pair| !changed.contains(&name(pair)));
    let all: Vec<&str> = kept.chain(changes.split('&')).collect();
    all.join("&")
}

const ANYONE: &str = "opponent=anyone&rules=russian&control=300%2B3&side=white&name=Kask";

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_in_the_lobby_is_seen_and_accepted() {
    let site = TestServer::fresh().await;
    assert!(
        site.get("/lobby", "")
            .await
            .body()
            .contains("Nobody is waiting")
    );
    let made = site.post("/games", "", ANYONE).await;
    let (path, kask) = (made.location(), made.cookie());
    // A link for a friend is nobody else's business.
    let friend = site
        .post("/games", "", &ANYONE.replace("anyone", "friend"))
        .await;
    let link = friend.location();
    let seen = site.get("/lobby", "").await;
    assert!(
        seen.contains("Kask") && seen.contains(&format!("action=\"{path}\"")),
        "{seen}"
    );
    assert!(seen.contains("5 minutes + 3 seconds per move") && seen.contains("You play: Black"));
    assert!(!seen.contains(&link));
    let own = site.get("/lobby/list", &kask).await;
    assert!(
        own.contains(&format!("{path}/withdraw")) && !own.contains("Accept"),
        "{own}"
    );

    // One's own challenge is not accepted by oneself.
    let again = site.post(&path, &kask, "").await;
    assert_eq!((again.status(), again.location()), (303, path.clone()));
    assert_eq!(games(&site).await, 0);

    let accepted = site.post(&path, "", "name=Tamm").await;
    let (game, tamm) = (accepted.location(), accepted.cookie());
    assert!(game.starts_with("/games/"));
    for player in [&kask, &tamm] {
        let page = site.get(&game, player).await;
        assert!(page.contains("Kask") && page.contains("Tamm"), "{page}");
    }
    let state = site.get(&format!("{path}/state"), &kask).await.json();
    assert_eq!(state["game"], game.trim_start_matches("/games/"));
    assert!(!site.get("/lobby", "").await.body().contains(&path));
    // Whoever comes too late is told so; a player who presses twice goes to his game.
    assert_eq!(site.post(&path, "", "").await.status(), 409);
    assert_eq!(site.post(&path, &tamm, "").await.location(), game);
    assert_eq!(games(&site).await, 1);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_accept_one_plays() {
    let site = TestServer::fresh().await;
    let path = site.post("/games", "", ANYONE).await.location();
    let (one, other) = tokio::join!(site.post(&path, "", ""), site.post(&path, "", ""));
    let mut statuses = [one.status(), other.status()];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409]);
    assert_eq!(games(&site).await, 1);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_withdrawn_by_its_owner_alone() {
    let site = TestServer::fresh().await;
    let made = site.post("/games", "", ANYONE).await;
    let (path, kask) = (made.location(), made.cookie());
    let withdrawn = format!("{path}/withdraw");
    assert_eq!(site.post(&withdrawn, "", "").await.status(), 404);
    assert!(site.get("/lobby", "").await.body().contains(&path));
    assert_eq!(site.post(&withdrawn, &kask, "").await.location(), "/lobby");
    for answer in [
        site.get(&path, "").await,
        site.post(&path, "", "").await,
        site.post(&withdrawn, &kask, "").await,
        site.get("/challenges/none!", "").await,
    ] {
        assert_eq!(answer.status(), 404);
    }
    // Somebody has a few open, and no more.
    for _ in 0..5 {
        assert_eq!(site.post("/games", &kask, ANYONE).await.status(), 303);
    }
    let sixth = site.post("/games", &kask, ANYONE).await;
    assert_eq!(sixth.status(), 400);
    assert!(sixth.body().contains("Withdraw one first."));
    site.close().await;
}

/// A position that somebody has made up to have captures without number.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_of_captures_is_bounded_and_can_be_played() {
    let site = TestServer::fresh().await;
    let crowd = "W%3AWK22%3AB7,8,9,10,17,20,25,27,28,30,37,38,39,40";
    let form = format!("opponent=screen&rules=international&control=-&side=white&position={crowd}");
    let terms = site.post("/terms", "", &form).await.json();
    let legal = terms["position"]["legal"].as_array().expect("moves");
    let ways = legal
        .iter()
        .map(|one| one["paths"].as_array().map(Vec::len));
    assert_eq!(ways.max(), Some(Some(64)), "{legal:?}");
    let text = legal[0]["text"].as_str().expect("a text");
    let made = site
        .post("/games", "", &format!("{form}&first_move={text}"))
        .await;
    let pdn = site.get(&format!("{}/pdn", made.location()), "").await;
    assert!(pdn.body().contains(&format!("1. {text}")), "{}", pdn.body());
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_cannot_be_looked_at_for_ever() {
    let site = TestServer::fresh().await;
    let mut refused = 0;
    for _ in 0..400 {
        let answer = site.post("/terms", "", "").await;
        assert!(matches!(answer.status(), 200 | 429), "{}", answer.head());
        refused += u32::from(answer.status() == 429);
        if refused > 0 {
            break;
        }
    }
    assert_eq!(refused, 1);
    // Whoever is refused there may still play.
    assert_eq!(site.get("/", "").await.status(), 200);
    site.close().await;
}
