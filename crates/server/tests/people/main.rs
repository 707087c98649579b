//! People as browsers meet them: accounts, sessions, profiles, what is kept of them and how they leave.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

#[path = "../common/mod.rs"]
mod common;
mod known;

use common::{Answer, TestServer, folder, header};
use serde_json::Value;

const SCREEN: &str = "opponent=screen&rules=russian&control=-&side=white";
const COMPUTER: &str = "opponent=computer&rules=russian&control=-&side=white&level=1";
const PASSWORD: &str = "long+road+46-5";

/// The cookie header of a cookie that was set.
fn sent(cookie: &str) -> String {
    format!("Cookie: {cookie}\r\n")
}

/// The cookie of a session that an answer sets.
fn session(answer: &str) -> String {
    let lines = answer.lines();
    let mut cookies = lines.filter_map(|line| line.strip_prefix("set-cookie: "));
    let own = cookies.find(|cookie| cookie.contains("peatee="));
    let own = own.expect("a session").split(';').next();
    own.expect("a cookie").to_owned()
}

fn status(answer: &str) -> u16 {
    let code = answer.split(' ').nth(1).expect("a status");
    code.parse().expect("a number")
}

fn body(answer: &str) -> String {
    let (head, body) = answer.split_once("\r\n\r\n").expect("a body");
    match head.to_lowercase().contains("transfer-encoding: chunked") {
        true => unchunked(body),
        false => body.to_owned(),
    }
}

fn unchunked(body: &str) -> String {
    let mut rest = body.as_bytes();
    let mut whole = Vec::new();
    loop {
        let end = rest
            .windows(2)
            .position(|two| two == b"\r\n")
            .expect("a length");
        let length = std::str::from_utf8(&rest[..end]).expect("hex");
        let length = usize::from_str_radix(length, 16).expect("hex");
        if length == 0 {
            return String::from_utf8(whole).expect("UTF-8");
        }
        rest = &rest[end + 2..];
        whole.extend_from_slice(&rest[..length]);
        rest = &rest[length + 2..];
    }
}

async fn register(site: &TestServer, name: &str, cookie: Option<&str>) -> Answer {
    let form = format!("name={name}&password={PASSWORD}&again={PASSWORD}");
    let headers = cookie.map(sent).unwrap_or_default();
    site.post("/register", &headers, &form).await
}

async fn sign_in(site: &TestServer, name: &str, password: &str) -> Answer {
    let form = format!("name={name}&password={password}");
    site.post("/sign-in", "", &form).await
}

/// The address of somebody's profile, by his own page.
async fn profile(site: &TestServer, cookie: &str) -> String {
    let me = site.get("/me", &sent(cookie)).await;
    let link = me
        .split("href=\"")
        .find(|rest| rest.starts_with("/people/"));
    let link = link.expect("a link").split('"').next();
    link.expect("an address").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_keeps_his_games_when_he_gets_an_account() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (game, guest) = site.game(COMPUTER).await;
    let registered = register(&site, "Kadri", Some(&guest)).await;
    assert_eq!(status(&registered), 303, "{registered}");
    assert_eq!(header(&registered, "location").as_deref(), Some("/me"));
    let account = session(&registered);
    // Another token, and the old one opens nothing.
    assert_ne!(account, guest);
    let old = site.get("/me", &sent(&guest)).await;
    assert_eq!(header(&old, "location").as_deref(), Some("/sign-in"));
    let me = site.get("/me", &sent(&account)).await;
    assert!(me.contains("<h1>Kadri</h1>") && me.contains(&game), "{me}");

    let out = site.post("/sign-out", &sent(&account), "").await;
    assert!(
        header(&out, "set-cookie")
            .expect("a cookie")
            .contains("Max-Age=0")
    );
    let gone = site.get("/me", &sent(&account)).await;
    assert_eq!(status(&gone), 303);

    let back = sign_in(&site, "KADRI", PASSWORD).await;
    let again = session(&back);
    assert_ne!(again, account);
    let path = profile(&site, &again).await;
    let seen = site.get(&path, "").await;
    assert!(seen.contains("Kadri") && seen.contains(&game), "{seen}");
    assert!(seen.contains("Computer, level 1"), "{seen}");
    // The name is taken, whatever its letters.
    let taken = register(&site, "kadri", None).await;
    assert_eq!(status(&taken), 409);
    assert!(taken.contains("id=\"name-fault\""), "{taken}");
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_password_says_nothing_of_the_name() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    register(&site, "Kadri", None).await;
    let wrong = sign_in(&site, "Kadri", "short+road+1").await;
    let nobody = sign_in(&site, "Nobody", "short+road+1").await;
    let unreadable = sign_in(&site, "%00", "short+road+1").await;
    for answer in [&wrong, &nobody, &unreadable] {
        assert_eq!(status(answer), 403, "{answer}");
        assert!(answer.contains("The name or the password is wrong."));
        assert!(header(answer, "set-cookie").is_none());
    }
    let without = |answer: &str, name: &str| body(answer).replace(name, "");
    assert_eq!(without(&wrong, "Kadri"), without(&nobody, "Nobody"));
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_say_what_is_wrong_beside_the_field() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let long = "x".repeat(201);
    for (form, field) in [
        ("name=&password=12345678&again=12345678", "name"),
        ("name=Guest+0421&password=12345678&again=12345678", "name"),
        ("name=Peatee+9&password=12345678&again=12345678", "name"),
        ("name=Kadri&password=1234567&again=1234567", "password"),
        (
            &format!("name=Kadri&password={long}&again={long}"),
            "password",
        ),
        ("name=Kadri&password=12345678&again=87654321", "again"),
    ] {
        let answer = site.post("/register", "", form).await;
        assert_eq!(status(&answer), 400, "{form}");
        assert!(answer.contains(&format!("id=\"{field}-fault\"")), "{form}");
        assert!(answer.contains("aria-invalid=\"true\""), "{form}");
        assert!(
            !body(&answer).contains("12345678"),
            "no password is sent back"
        );
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_tried_for_ever() {
    let folder = folder();
    let site = TestServer::open_behind(&folder, &["127.0.0.1"], false).await;
    register(&site, "Kadri", None).await;
    let from = |address: &str| format!("X-Forwarded-For: {address}\r\n");
    let attempt = async |address: &str, name: &str| {
        let form = format!("name={name}&password=short+road+1");
        status(&site.post("/sign-in", &from(address), &form).await)
    };
    // The first are tried; how many more may be, before no more are, depends on the machine.
    let tired = async |address: &dyn Fn(u32) -> String, name: &dyn Fn(u32) -> String| {
        for i in 0..10 {
            assert_eq!(attempt(&address(i), &name(i)).await, 403, "{i}");
        }
        for i in 10..60 {
            if attempt(&address(i), &name(i)).await == 429 {
                return true;
            }
        }
        false
    };
    // From one address, whatever the names; of IPv6 a house is one address.
    assert!(tired(&|_| "192.0.2.1".to_owned(), &|i| format!("n{i}")).await);
    assert!(tired(&|i| format!("2001:db8::{i}"), &|i| format!("m{i}")).await);
    assert_eq!(attempt("2001:db8:0:1::1", "m").await, 403);
    // For one name, whatever the address.
    let written = |i| ["Kadri", "KADRI"][i as usize % 2].to_owned();
    assert!(tired(&|i| format!("198.51.100.{i}"), &written).await);
    assert_eq!(attempt("203.0.113.1", "Tamm").await, 403);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forwarded_addresses_are_ignored_unless_the_proxy_is_trusted() {
    let folder = folder();
    let site = TestServer::open_behind(&folder, &["10.0.0.0/8"], false).await;
    let mut statuses = Vec::new();
    for i in 0..60 {
        let from = format!("X-Forwarded-For: 192.0.2.{i}\r\n");
        let form = format!("name=n{i}&password=x");
        let answer = site.post("/sign-in", &from, &form).await;
        statuses.push(status(&answer));
    }
    assert!(statuses.contains(&429), "all came from one address");
    // Nor does a forged host make another site ours.
    let forged = "Origin: http://evil.example\r\nX-Forwarded-Host: evil.example\r\n";
    assert_eq!(status(&site.post("/games", forged, SCREEN).await), 403);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_trusted_proxy_the_origin_is_its_own() {
    let folder = folder();
    let site = TestServer::open_behind(&folder, &["127.0.0.0/8"], true).await;
    let proxied = "X-Forwarded-Host: draughts.example\r\nX-Forwarded-Proto: https\r\n";
    let from = |origin: &str| format!("{proxied}Origin: {origin}\r\n");
    let ours = site
        .post("/games", &from("https://draughts.example"), SCREEN)
        .await;
    assert_eq!(status(&ours), 303, "{ours}");
    let cookie = header(&ours, "set-cookie").expect("a guest");
    assert!(cookie.starts_with("__Host-peatee="), "{cookie}");
    assert!(
        cookie.contains("; Secure") && cookie.contains("; HttpOnly"),
        "{cookie}"
    );
    let me = site
        .get("/me", &sent(cookie.split(';').next().expect("a cookie")))
        .await;
    assert_eq!(status(&me), 200);
    for origin in ["http://draughts.example", "https://evil.example", "null"] {
        let theirs = site.post("/games", &from(origin), SCREEN).await;
        assert_eq!(status(&theirs), 403, "{origin}");
    }
    site.close().await;
}

/// Every address that changes something, by the table of routes itself.
fn posts() -> Vec<String> {
    let routes = include_str!("../../src/serve.rs").split(".route(").skip(1);
    let changing = routes.filter(|route| route.contains("post("));
    let paths = changing.map(|route| route.split('"').nth(1).expect("a path"));
    let filled = paths.map(|path| path.replace(['{', '}'], ""));
    filled.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_other_site_acts_in_a_visitors_name() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let cookie = session(&register(&site, "Kadri", None).await);
    let posts = posts();
    assert!(posts.len() >= 10, "{posts:?}");
    for path in posts {
        for from in [
            "Origin: http://evil.example\r\n",
            "Origin: null\r\n",
            "Sec-Fetch-Site: cross-site\r\n",
            "Sec-Fetch-Site: same-site\r\n",
        ] {
            let headers = format!("{}{from}", sent(&cookie));
            let form = "sure=yes&password=long+road+46-5&session=others";
            let answer = site.post(&path, &headers, form).await;
            assert_eq!(status(&answer), 403, "{path} {from}");
            assert!(header(&answer, "set-cookie").is_none(), "{path} {from}");
        }
    }
    assert_eq!(status(&site.get("/me", &sent(&cookie)).await), 200);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let here = session(&register(&site, "Kadri", None).await);
    let there = session(&sign_in(&site, "Kadri", PASSWORD).await);
    let listed = site.get("/me/sessions", &sent(&here)).await;
    let token = here.split('=').nth(1).expect("a token");
    assert!(!listed.contains(token), "no token is shown");
    let named = listed.split("name=\"session\" value=\"").nth(1);
    let named = named
        .and_then(|rest| rest.split('"').next())
        .expect("the other");
    // Nobody else can end it.
    let other = session(&register(&site, "Tamm", None).await);
    let form = format!("session={named}");
    site.post("/me/sessions", &sent(&other), &form).await;
    assert_eq!(status(&site.get("/me", &sent(&there)).await), 200);
    site.post("/me/sessions", &sent(&here), &form).await;
    assert_eq!(status(&site.get("/me", &sent(&there)).await), 303);
    assert_eq!(status(&site.get("/me", &sent(&here)).await), 200);
    // All others at once, and another password.
    let third = session(&sign_in(&site, "Kadri", PASSWORD).await);
    site.post("/me/sessions", &sent(&here), "session=others")
        .await;
    assert_eq!(status(&site.get("/me", &sent(&third)).await), 303);
    let fourth = session(&sign_in(&site, "Kadri", PASSWORD).await);
    let form = "current=wrong-one&password=other+road+1&again=other+road+1";
    let refused = site.post("/me/password", &sent(&here), form).await;
    assert_eq!(status(&refused), 403);
    let form = format!("current={PASSWORD}&password=other+road+1&again=other+road+1");
    let changed = site.post("/me/password", &sent(&here), &form).await;
    for old in [&here, &fourth] {
        assert_eq!(status(&site.get("/me", &sent(old)).await), 303);
    }
    assert_eq!(
        status(&site.get("/me", &sent(&session(&changed))).await),
        200
    );
    assert_eq!(status(&sign_in(&site, "Kadri", PASSWORD).await), 403);
    assert_eq!(status(&sign_in(&site, "Kadri", "other+road+1").await), 303);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_export_has_the_games_and_no_secret() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, guest) = site.game(SCREEN).await;
    let mut page = site.join(&path, Some(&guest)).await;
    page.hear("welcome").await;
    page.play("1", 9, "c3-d4").await;
    page.hear("update").await;
    let friend = "opponent=friend&rules=russian&control=300%2B3&side=white";
    site.post("/games", &sent(&guest), friend).await;
    // One display is given, and another taken part in.
    let display = "rules=russian&control=-&side=white&places=3";
    let given = site.post("/simuls", &sent(&guest), display).await;
    let given = header(&given, "location").expect("a display");
    let answer = site.post("/simuls", "", display).await;
    let taken = header(&answer, "location").expect("a display");
    site.post(&taken, &sent(&guest), "").await;
    site.post(&format!("{taken}/start"), &sent(&session(&answer)), "")
        .await;
    let cookie = session(&register(&site, "Kadri", Some(&guest)).await);
    let answer = site.get("/me/export", &sent(&cookie)).await;
    let disposition = header(&answer, "content-disposition").expect("a file");
    assert!(disposition.starts_with("attachment"), "{disposition}");
    let text = body(&answer);
    let whole: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(whole["person"]["name"], "Kadri");
    assert_eq!(whole["person"]["kind"], "account");
    assert_eq!(whole["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(whole["challenges"].as_array().map(Vec::len), Some(1));
    let displays = whole["displays"].as_array().expect("displays");
    assert_eq!(displays.len(), 2, "{displays:?}");
    for (own, (is_host, games)) in [(&given, (true, 0)), (&taken, (false, 1))] {
        let found = displays.iter().find(|one| {
            let id = one["id"].as_str().expect("an id");
            own.ends_with(id)
        });
        let found = found.expect("it is there");
        assert_eq!(found["is_host"], is_host);
        assert_eq!(found["games"].as_array().map(Vec::len), Some(games));
    }
    let game = &whole["games"][1];
    assert!(path.ends_with(game["id"].as_str().expect("an id")));
    assert_eq!(game["own"], serde_json::json!(["white", "black"]));
    assert!(game["pdn"].as_str().expect("a text").contains("1. c3-d4"));
    let events = game["events"].as_array().expect("events");
    assert!(events.iter().any(|event| event["what"]["kind"] == "played"));
    let token = cookie.split('=').nth(1).expect("a token");
    for secret in ["argon2", "password", "token", token] {
        assert!(!text.contains(secret), "{secret}");
    }
    // Nobody gets it who is not known.
    let nobody = site.get("/me/export", "").await;
    assert_eq!(status(&nobody), 303);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_leaves_his_games_under_a_pseudonym() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (path, guest) = site.game(COMPUTER).await;
    let friend = "opponent=friend&rules=russian&control=300%2B3&side=white";
    let challenge = site.post("/games", &sent(&guest), friend).await;
    let challenge = header(&challenge, "location").expect("a challenge");
    let cookie = session(&register(&site, "Kadri", Some(&guest)).await);
    let page = profile(&site, &cookie).await;
    for form in [
        "password=long+road+46-5",
        "sure=yes&password=short+road+1",
        "sure=yes",
    ] {
        let refused = site.post("/me/delete", &sent(&cookie), form).await;
        assert!(matches!(status(&refused), 400 | 403), "{form}");
    }
    let form = format!("sure=yes&password={PASSWORD}");
    let left = site.post("/me/delete", &sent(&cookie), &form).await;
    assert_eq!(status(&left), 200, "{left}");
    assert!(
        header(&left, "set-cookie")
            .expect("a cookie")
            .contains("Max-Age=0")
    );
    assert_eq!(status(&site.get("/me", &sent(&cookie)).await), 303);
    assert_eq!(status(&sign_in(&site, "Kadri", PASSWORD).await), 403);
    let seen = site.get(&page, "").await;
    assert!(seen.contains("<h1>Gone ") && seen.contains(&path), "{seen}");
    assert!(!seen.contains("Kadri"), "{seen}");
    let seen = site.get(&page, "Accept-Language: et\r\n").await;
    assert!(seen.contains("<h1>Lahkunud "), "{seen}");
    let pdn = site.get(&format!("{path}/pdn"), "").await;
    assert!(
        pdn.contains("[White \"Gone ") && !pdn.contains("Kadri"),
        "{pdn}"
    );
    assert_eq!(status(&site.get(&challenge, "").await), 404);
    // The name is free.
    assert_eq!(status(&register(&site, "Kadri", None).await), 303);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_leaves_by_saying_that_he_is_sure() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (_, guest) = site.game(SCREEN).await;
    let form = site.get("/me/delete", &sent(&guest)).await;
    assert!(!form.contains("type=\"password\""), "{form}");
    let left = site.post("/me/delete", &sent(&guest), "sure=yes").await;
    assert_eq!(status(&left), 200);
    assert_eq!(status(&site.get("/me", &sent(&guest)).await), 303);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_link_works_once() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let database = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let store = store::open(&database).await.expect("the same file");
    let name = "Kadri".parse().expect("a name");
    let created = peatee_server::admin::create(&*store, name).await;
    let path = created.expect("a new account");
    // Before it is set, no password is right.
    for password in ["", "!", "%21"] {
        assert_eq!(status(&sign_in(&site, "Kadri", password).await), 403);
    }
    let form = site.get(&path, "").await;
    assert!(form.contains("Kadri"), "{form}");
    assert_eq!(header(&form, "cache-control").as_deref(), Some("no-store"));
    assert_eq!(
        header(&form, "referrer-policy").as_deref(),
        Some("no-referrer")
    );
    let short = site.post(&path, "", "password=1234567&again=1234567").await;
    assert_eq!(status(&short), 400);
    let both = format!("password={PASSWORD}&again={PASSWORD}");
    let set = site.post(&path, "", &both).await;
    assert_eq!(status(&set), 303, "{set}");
    let me = site.get("/me", &sent(&session(&set))).await;
    assert!(me.contains("Administrator"), "{me}");
    assert_eq!(status(&site.get(&path, "").await), 404);
    assert_eq!(status(&site.post(&path, "", &both).await), 404);
    assert_eq!(status(&sign_in(&site, "Kadri", PASSWORD).await), 303);
    store.close().await.expect("closed");
    site.close().await;
}

/// The issue: notice of one's turn in correspondence games.
#[tokio::test(flavor = "multi_thread")]
async fn every_page_says_where_one_is_waited_for() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let letter = "opponent=friend&rules=russian&control=*259200&side=white&name=Kask";
    let (challenge, kask) = site.game(letter).await;
    let accepted = site.post(&challenge, "", "name=Tamm").await;
    let game = header(&accepted, "location").expect("the game");
    let tamm = session(&accepted);
    let says = async |cookie: &str, path: &str| {
        let page = site.get(path, &sent(cookie)).await;
        page.contains("Your move in 1 game<")
    };
    for path in ["/", "/games", "/me", &*game] {
        assert!(says(&kask, path).await, "{path}");
        assert!(!says(&tamm, path).await, "{path}");
    }
    let me = site.get("/me", &sent(&kask)).await;
    assert!(
        me.contains("<title>(1) Your move in 1 game · Peatee</title>"),
        "{me}"
    );
    let mut page = site.join(&game, Some(&kask)).await;
    page.hear("welcome").await;
    page.play("1", 9, "c3-d4").await;
    page.hear("update").await;
    assert!(!says(&kask, "/").await && says(&tamm, "/").await);
    // In the language of the reader.
    let page = site
        .get("/", &format!("{}Accept-Language: ru\r\n", sent(&tamm)))
        .await;
    assert!(page.contains("Ваш ход в 1 партии<"), "{page}");
    // A game against oneself keeps nobody waiting.
    let alone = "opponent=screen&rules=russian&control=*259200&side=white";
    let (_, alone) = site.game(alone).await;
    assert!(!says(&alone, "/").await);
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn profiles_have_pages_and_count_results() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let (first, guest) = site.game(COMPUTER).await;
    let mut page = site.join(&first, Some(&guest)).await;
    page.hear("welcome").await;
    let resign =
        serde_json::json!({"type": "act", "id": "r", "version": 9, "act": {"do": "resign"}});
    page.play("1", 9, "c3-d4").await;
    page.hear("update").await;
    page.say(&resign).await;
    loop {
        if page.hear("update").await["state"]["phase"] == "over" {
            break;
        }
    }
    for _ in 0..22 {
        site.post("/games", &sent(&guest), SCREEN).await;
    }
    let path = profile(&site, &guest).await;
    let newest = site.get(&path, "").await;
    let games = |page: &str| page.matches("<li><a href=\"/games/").count();
    assert_eq!(games(&newest), 20);
    let cells = "<td class=\"number\">1</td><td class=\"number\">0</td><td class=\"number\">0</td>\
                 <td class=\"number\">1</td>";
    assert!(newest.contains(cells), "{newest}");
    let older = newest
        .split("href=\"")
        .find(|rest| rest.contains("rel=\"next\""));
    let older = older
        .and_then(|rest| rest.split('"').next())
        .expect("a link");
    let older = site.get(older, "").await;
    assert_eq!(games(&older), 3);
    assert!(
        older.contains(&first) && !older.contains("rel=\"next\""),
        "{older}"
    );
    for nobody in ["/people/zzzz", "/people/A", &format!("{path}?before=x")] {
        assert_eq!(status(&site.get(nobody, "").await), 404, "{nobody}");
    }
    site.close().await;
}

/// An open room kept the old name until it was opened again.
#[tokio::test(flavor = "multi_thread")]
async fn an_open_room_tells_a_new_name_at_once() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let friend = "opponent=friend&rules=russian&control=-&side=white&name=Kask";
    let (challenge, kask) = site.game(friend).await;
    let accepted = site.post(&challenge, "", "name=Tamm").await;
    let game = header(&accepted, "location").expect("the game");
    let mut watcher = site.join(&game, None).await;
    let welcome = watcher.hear("welcome").await;
    assert_eq!(welcome["game"]["players"]["white"]["name"], "Kask");

    let registered = register(&site, "Kadri", Some(&kask)).await;
    let kadri = session(&registered);
    let names = watcher.hear("names").await["names"].clone();
    assert_eq!(
        (&names["white"], &names["black"]),
        (&"Kadri".into(), &"Tamm".into())
    );
    let page = site.get(&game, "").await;
    assert!(page.contains("Kadri") && !page.contains("Kask"), "{page}");

    let left = site
        .post(
            "/me/delete",
            &sent(&kadri),
            &format!("sure=yes&password={PASSWORD}"),
        )
        .await;
    assert_eq!(status(&left), 200);
    let names = watcher.hear("names").await["names"].clone();
    let gone = names["white"].as_str().expect("a name");
    assert!(gone.starts_with("Gone "), "{gone}");
    let estonian = site.get(&game, "Accept-Language: et\r\n").await;
    assert!(estonian.contains("Lahkunud "), "{estonian}");
    assert!(
        !estonian.contains("Kadri") && !estonian.contains("Gone "),
        "{estonian}"
    );
    let again = site.join(&game, None).await.hear("welcome").await;
    assert_eq!(again["game"]["players"]["white"]["name"], gone);
    site.close().await;
}

/// Guests are kept by an English name, and every page says it in the language of its reader.
#[tokio::test(flavor = "multi_thread")]
async fn guests_are_called_in_the_language_of_the_reader() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let anyone = "opponent=anyone&rules=russian&control=300%2B3&side=white";
    let (challenge, _) = site.game(anyone).await;
    let (game, _) = site.game(SCREEN).await;
    let display = "rules=russian&control=-&side=turns&places=6";
    let opened = site.post("/simuls", "", display).await;
    let simul = header(&opened, "location").expect("a display");
    site.post(&simul, "", "").await;
    for path in [
        "/lobby".to_owned(),
        "/lobby/list".to_owned(),
        challenge,
        game.clone(),
        format!("{game}/sheet"),
        format!("{game}/sheet.txt"),
        format!("{game}/diagram"),
        simul.clone(),
        format!("{simul}/state"),
    ] {
        let page = site.get(&path, "Accept-Language: et\r\n").await;
        assert_eq!(status(&page), 200, "{path}");
        assert!(page.contains("Külaline "), "{path}: {page}");
        assert!(!page.contains("Guest "), "{path}: {page}");
    }
    // A file is read by programs.
    let pdn = site
        .get(&format!("{game}/pdn"), "Accept-Language: et\r\n")
        .await;
    assert!(pdn.contains("[White \"Guest "), "{pdn}");
    site.close().await;
}

/// A page that is reached by a secret address is none of those in the navigation.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_of_a_password_marks_no_page_as_the_current_one() {
    let site = TestServer::fresh().await;
    let gone = site.get("/password/none", "").await;
    assert_eq!(gone.status(), 404);
    assert!(gone.contains("<nav") && !gone.contains("aria-current=\"page\""));
    let play = site.get("/", "").await;
    assert!(play.contains("<a href=\"/\" aria-current=\"page\""));
    site.close().await;
}
