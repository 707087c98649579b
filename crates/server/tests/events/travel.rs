//! Files that travel between laptops and the server (console specification, 1 *File* and journey 10).

use tournament::Mark;
use tournament::file::{self, Seal};

use crate::common::{TestServer, Visitor, folder};
use crate::made::{Laptop, Owner, frozen};

#[tokio::test(flavor = "multi_thread")]
async fn event_files_come_down_byte_for_byte() {
    let site = TestServer::fresh().await;
    let mut visitor = Visitor::with_account(&site, "Kadri").await;
    let fixtures = frozen();
    assert!(fixtures.len() >= 12, "the fixtures are there");
    for (name, bytes) in fixtures {
        let answer = visitor.upload(&site, "/events", &name, &bytes).await;
        assert_eq!(answer.status(), 303, "{name}: {answer}");
        let event = answer.location();
        let file = visitor.get(&site, &format!("{event}/file")).await;
        assert_eq!(file.body().as_bytes(), bytes, "{name}");
        let page = visitor.get(&site, &event).await;
        assert_eq!(page.status(), 200, "{name}");
        for document in ["programme", "schedule"] {
            let path = format!("{event}/documents/{document}");
            assert_eq!(visitor.get(&site, &path).await.status(), 200, "{name}");
        }
    }
    let list = visitor.get(&site, "/events").await;
    assert!(list.contains("Open of the hills"), "{list}");
}

/// What a laptop wrote into its file, and with what a text editor may end it.
#[tokio::test(flavor = "multi_thread")]
async fn line_ends_are_restored_as_the_command_line_does() {
    let site = TestServer::fresh().await;
    let laptop = Laptop::robin();
    let edited = format!("\u{feff}{}", laptop.text().replace('\n', "\r\n"));
    let mut owner = Owner::with(&site, "Kadri", edited.as_bytes()).await;
    assert_eq!(owner.file(&site).await, laptop.text());
    // The end of the last line alone.
    let cut = laptop.text().trim_end();
    let again = owner
        .visitor
        .upload(&site, "/events", "cut", cut.as_bytes());
    let event = again.await.location();
    let file = owner.visitor.get(&site, &format!("{event}/file")).await;
    assert_eq!(file.body(), laptop.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_whose_line_does_not_fit_is_refused_and_nothing_is_kept() {
    let site = TestServer::fresh().await;
    let mut visitor = Visitor::with_account(&site, "Kadri").await;
    let mut laptop = Laptop::robin();
    laptop.pair();
    let whole = laptop.text().to_owned();
    let lines = whole.lines().count();
    let wrong = format!("{whole}2026-11-20T10:00:00.000Z | Mari | enter game=9.1 outcome=1-0\n");
    let torn = format!("{whole}2026-11-20T10:00:00.000Z | Mari | en");
    let zero = format!("{whole}# \0\n");
    let number = (lines + 1).to_string();
    for (language, said) in [
        ("en", "line"),
        ("et", "rida"),
        ("ru", "строк"),
        ("lv", "rind"),
        ("lt", "eilut"),
    ] {
        let headers = format!("{}Accept-Language: {language}\r\n", headers(&visitor));
        let answer = site
            .upload("/events", &headers, "x", wrong.as_bytes())
            .await;
        assert_eq!(answer.status(), 400, "{answer}");
        let alert = alert(&answer).to_lowercase();
        assert!(alert.contains(said) && alert.contains(&number), "{alert}");
    }
    for file in [torn.as_bytes(), zero.as_bytes()] {
        let answer = visitor.upload(&site, "/events", "x", file).await;
        assert_eq!(answer.status(), 400, "{answer}");
        assert!(alert(&answer).contains(&number), "{answer}");
    }
    for (file, said) in [
        (&b""[..], "Choose a file first."),
        (b"hello", "this is not an event file"),
        (b"peatee tournament 9\n", "written by a newer program"),
        (b"peatee tournament 2\n", "instructions"),
    ] {
        let answer = visitor.upload(&site, "/events", "x", file).await;
        let alert = alert(&answer);
        assert!(alert.contains(said), "{alert}");
    }
    let list = visitor.get(&site, "/events").await;
    assert!(!list.contains("Cup of the"), "nothing is kept: {list}");
}

fn headers(visitor: &Visitor) -> String {
    let cookie = visitor.cookie.as_deref().expect("a session");
    format!("Cookie: {cookie}\r\n")
}

/// What a page warns of.
pub(crate) fn alert(page: &str) -> String {
    let (_, rest) = page.split_once("role=\"alert\">").expect("an alert");
    let end = rest.find("</main>").unwrap_or(rest.len());
    let text = &rest[..end];
    let end = text.find("</p>").unwrap_or(text.len());
    text[..end].to_owned()
}

/// Journey 10: three rounds on a laptop, upload, two online, download; a diverged file is refused at its line.
#[tokio::test(flavor = "multi_thread")]
async fn journey_10_a_file_travels() {
    let folder = folder();
    let site = TestServer::open(&folder).await;
    let mut laptop = Laptop::robin();
    for _ in 0..3 {
        laptop.play_round();
    }
    laptop.pair();
    let mut owner = Owner::with(&site, "Kadri", laptop.text().as_bytes()).await;
    let path = format!("{}/upload", owner.event);
    // Two results online.
    for board in [1, 2] {
        let form = format!("id=r{board}&version=99&game=4.{board}&result=1%2F2");
        let answer = owner.enter(&site, &form).await;
        assert_eq!(answer.status(), 303, "{answer}");
    }
    site.close().await;
    let site = TestServer::open(&folder).await;
    let file = owner.file(&site).await;
    let (begun, added) = file.split_at(laptop.text().len());
    assert_eq!(begun, laptop.text(), "the first lines are the laptop's");
    assert_eq!(added.lines().count(), 2);
    assert!(added.contains("| Kadri | enter game=4.1 outcome=½-½ after="));
    let opened = file::open(file.as_bytes()).expect("it is whole");
    assert!(matches!(opened.seal, Seal::Whole { from: 2 }));
    assert_eq!(opened.festival.whole().unfinished().count(), 1);

    // The laptop goes on with the downloaded file.
    let before = laptop.text().to_owned();
    let mut laptop = Laptop::open(&file);
    laptop.enter("4.3", Mark::Loss, Mark::Win);
    laptop.pair();
    let text = laptop.text().to_owned();
    assert!(text.starts_with(&file));
    let answer = owner
        .visitor
        .upload(&site, &path, "up", text.as_bytes())
        .await;
    assert_eq!(answer.location(), format!("{}?added=2", owner.event));
    assert_eq!(owner.file(&site).await, text);
    let again = owner
        .visitor
        .upload(&site, &path, "up2", text.as_bytes())
        .await;
    assert_eq!(again.location(), format!("{}?added=0", owner.event));

    // One that was gone on with elsewhere parts at its line, and an old one lacks lines.
    let mut other = Laptop::open(&before);
    other.enter("4.1", Mark::Win, Mark::Loss);
    let answer = owner
        .visitor
        .upload(&site, &path, "up3", other.text().as_bytes())
        .await;
    assert_eq!(answer.status(), 409, "{answer}");
    let line = before.lines().count() + 1;
    assert!(
        alert(&answer).contains(&format!("Line {line} ")),
        "{answer}"
    );
    assert!(
        answer.contains("href=\"/events#upload\""),
        "a new event is offered"
    );
    let answer = owner
        .visitor
        .upload(&site, &path, "up4", before.as_bytes())
        .await;
    assert_eq!(answer.status(), 409, "{answer}");
    assert!(alert(&answer).contains("its last 4 lines"), "{answer}");
    assert_eq!(owner.file(&site).await, text, "nothing has changed");
    // It can be a new event.
    let answer = owner
        .visitor
        .upload(&site, "/events", "new", other.text().as_bytes())
        .await;
    assert_eq!(answer.status(), 303);
    assert_ne!(answer.location(), owner.event);
    site.close().await;
}

/// *Check out* makes the event read-only until upload or take-back.
#[tokio::test(flavor = "multi_thread")]
async fn a_checked_out_event_waits_for_its_file() {
    let site = TestServer::fresh().await;
    let mut laptop = Laptop::robin();
    laptop.pair();
    let mut owner = Owner::with(&site, "Kadri", laptop.text().as_bytes()).await;
    let check_out = format!("{}/check-out", owner.event);
    let answer = owner.visitor.post(&site, &check_out, "out=yes").await;
    assert_eq!(answer.status(), 303, "{answer}");
    let page = owner.page(&site).await;
    assert!(page.contains("Checked out since"), "{page}");
    assert!(!page.contains("name=\"result\""), "no result is asked for");
    let refused = owner
        .enter(&site, "id=a&version=99&game=1.1&result=1-0")
        .await;
    assert_eq!(refused.status(), 409, "{refused}");
    assert!(alert(&refused).contains("checked out"), "{refused}");
    let list = owner.visitor.get(&site, "/events").await;
    assert!(list.contains("checked out"), "{list}");
    // The file comes back.
    laptop.enter("1.1", Mark::Win, Mark::Loss);
    let path = format!("{}/upload", owner.event);
    let text = laptop.text().to_owned();
    let answer = owner
        .visitor
        .upload(&site, &path, "up", text.as_bytes())
        .await;
    assert_eq!(answer.status(), 303, "{answer}");
    let kept = owner
        .enter(&site, "id=b&version=99&game=1.2&result=1-0")
        .await;
    assert_eq!(kept.status(), 303, "{kept}");
    // Or it is taken back.
    owner.visitor.post(&site, &check_out, "out=yes").await;
    owner.visitor.post(&site, &check_out, "out=no").await;
    let kept = owner
        .enter(&site, "id=c&version=99&game=1.3&result=1-0")
        .await;
    assert_eq!(kept.status(), 303, "{kept}");
}

/// A form that is sent twice makes one event.
#[tokio::test(flavor = "multi_thread")]
async fn mistake_26_a_double_click_makes_one_event() {
    let site = TestServer::fresh().await;
    let laptop = Laptop::robin();
    let mut owner = Owner::with(&site, "Kadri", laptop.text().as_bytes()).await;
    let file = laptop.text().as_bytes();
    let again = owner.visitor.upload(&site, "/events", "first", file).await;
    assert_eq!(again.location(), owner.event);
    let list = owner.visitor.get(&site, "/events").await;
    // Among mine and among the running ones.
    assert_eq!(list.matches("Cup of the").count(), 2, "{list}");
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_have_bounds() {
    let site = TestServer::fresh().await;
    let laptop = Laptop::robin();
    let nobody = site
        .upload("/events", "", "a", laptop.text().as_bytes())
        .await;
    assert_eq!(nobody.location(), "/sign-in");
    let mut visitor = Visitor::with_account(&site, "Kadri").await;
    let long = vec![b'#'; (4 << 20) + 1];
    let answer = visitor.upload(&site, "/events", "a", &long).await;
    assert!(alert(&answer).contains("too long"), "{answer}");
    let longer = vec![b'#'; 5 << 20];
    let answer = visitor.upload(&site, "/events", "b", &longer).await;
    assert_eq!(answer.status(), 413, "{answer}");
    // So many events with so many sections that a replay would take the memory of the server.
    let name = "2026-11-20T10:00:00.000Z | Mari |";
    let many = format!("{name} note text=a\n").repeat(60_000);
    let two = frozen().into_iter().find(|(name, _)| name == "sections");
    let two = String::from_utf8(two.expect("a fixture").1).expect("a text");
    let answer = visitor
        .upload(&site, "/events", "d", (two + &many).as_bytes())
        .await;
    assert_eq!(answer.status(), 400, "{answer}");
    assert!(alert(&answer).contains("too large"), "{answer}");
    for id in 0..30 {
        let answer = visitor
            .upload(&site, "/events", &format!("e{id}"), b"x")
            .await;
        if answer.status() == 429 {
            return;
        }
    }
    panic!("uploads of one address have no limit");
}
