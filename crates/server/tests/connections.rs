//! Connections that keep the server waiting, and too many of them (part 7, E.1). Over real sockets on loopback; another
//! address of 127.0.0.0/8 stands for another client.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::{Duration, Instant};

use common::{SCREEN, TestServer, folder};
use peatee_server::ConnectionLimits;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

const HALF_HEADER: &str = "GET / HTTP/1.1\r\nHost: a.example\r\nX-Slow: ";
const HALF_BODY: &str = "POST /language HTTP/1.1\r\nHost: a.example\r\nContent-Type: \
     application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nlanguage=";

fn limits() -> ConnectionLimits {
    ConnectionLimits {
        total: 40,
        per_address: 20,
        header: Duration::from_millis(400),
        proxy_header: Duration::from_secs(60),
        body: Duration::from_millis(400),
        write: Duration::from_secs(1),
        shutdown: Duration::from_millis(300),
    }
}

async fn half_open(site: &TestServer, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(site.address).await.expect("it listens");
    stream.write_all(sent.as_bytes()).await.expect("sent");
    stream
}

/// All that comes until the server closes the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut rest = Vec::new();
    // A reset is an end too.
    let read = timeout(Duration::from_secs(5), stream.read_to_end(&mut rest)).await;
    drop(read.expect("it is closed in time"));
    String::from_utf8_lossy(&rest).into_owned()
}

/// Whether a visitor gets a page within two seconds.
async fn is_served(site: &TestServer, from_address: [u8; 4]) -> bool {
    let asked = async {
        let mut stream = site.connect_from(from_address).await;
        let request = "GET /healthz HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n";
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        Some(answer.starts_with("HTTP/1.1 200"))
    };
    timeout(Duration::from_secs(2), asked).await == Ok(Some(true))
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e1_half_open_requests_of_one_address_shut_nobody_out() {
    let folder = folder();
    let patient = ConnectionLimits {
        header: Duration::from_secs(60),
        ..limits()
    };
    let site = TestServer::open_within(&folder, &[], patient).await;
    let mut open = Vec::new();
    for _ in 0..60 {
        let mut stream = site.connect_from([127, 0, 0, 2]).await;
        // Those over the limit may be gone already.
        drop(stream.write_all(HALF_HEADER.as_bytes()).await);
        open.push(stream);
    }
    assert!(
        !is_served(&site, [127, 0, 0, 2]).await,
        "its own places are taken"
    );
    assert!(is_served(&site, [127, 0, 0, 1]).await);
    drop(open);
    let mut tries = 0;
    while !is_served(&site, [127, 0, 0, 2]).await {
        tries += 1;
        assert!(tries < 20, "places come back");
        sleep(Duration::from_millis(50)).await;
    }
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e1_headers_bodies_and_idle_connections_time_out() {
    let folder = folder();
    let site = TestServer::open_within(&folder, &[], limits()).await;
    let begun = Instant::now();
    let mut header = half_open(&site, HALF_HEADER).await;
    let mut body = half_open(&site, HALF_BODY).await;
    let mut silent = half_open(&site, "").await;
    let mut idle = half_open(&site, "GET /healthz HTTP/1.1\r\nHost: a.example\r\n\r\n").await;
    // One that drips does not live longer.
    let mut drips = half_open(&site, HALF_HEADER).await;
    let dripping = async {
        while begun.elapsed() < Duration::from_secs(3) && drips.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    dripping.await;
    assert!(
        begun.elapsed() < Duration::from_secs(3),
        "a drip is cut off"
    );
    assert!(!rest(&mut header).await.contains("200 OK"));
    assert_eq!(rest(&mut silent).await, "");
    let late = rest(&mut body).await;
    assert!(late.starts_with("HTTP/1.1 408"), "{late}");
    assert!(late.contains("content-security-policy"), "{late}");
    let once = rest(&mut idle).await;
    assert!(once.starts_with("HTTP/1.1 200"), "{once}");
    assert!(begun.elapsed() < Duration::from_secs(4));
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e1_a_half_open_request_does_not_hold_the_end_up() {
    for sent in [HALF_HEADER, HALF_BODY, ""] {
        let folder = folder();
        let patient = ConnectionLimits {
            header: Duration::from_secs(60),
            body: Duration::from_secs(60),
            ..limits()
        };
        let site = TestServer::open_within(&folder, &[], patient).await;
        let mut open = half_open(&site, sent).await;
        assert!(is_served(&site, [127, 0, 0, 1]).await);
        let begun = Instant::now();
        site.close().await;
        assert!(begun.elapsed() < Duration::from_secs(3), "{sent:?}");
        rest(&mut open).await;
    }
}

/// A game's socket holds its place as long as it is open, though the request is over.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e1_sockets_count_as_connections() {
    let folder = folder();
    let few = ConnectionLimits {
        per_address: 3,
        ..limits()
    };
    let site = TestServer::open_within(&folder, &[], few).await;
    let (path, cookie) = site.game(SCREEN).await;
    let mut pages = Vec::new();
    for _ in 0..3 {
        let mut page = site.join(&path, Some(&cookie)).await;
        page.hear("welcome").await;
        pages.push(page);
    }
    assert!(!is_served(&site, [127, 0, 0, 1]).await);
    assert!(is_served(&site, [127, 0, 0, 2]).await);
    drop(pages.pop());
    let mut tries = 0;
    while !is_served(&site, [127, 0, 0, 1]).await {
        tries += 1;
        assert!(tries < 20, "its place comes back");
        sleep(Duration::from_millis(50)).await;
    }
    site.close().await;
}

/// A proxy that is trusted serves many: its connections are limited in all only.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_e1_a_trusted_proxy_is_not_one_client() {
    let folder = folder();
    let few = ConnectionLimits {
        per_address: 3,
        ..limits()
    };
    let site = TestServer::open_within(&folder, &["127.0.0.1"], few).await;
    let mut open = Vec::new();
    for _ in 0..10 {
        open.push(half_open(&site, HALF_HEADER).await);
    }
    assert!(is_served(&site, [127, 0, 0, 1]).await);
    // What it keeps open for its next client is not closed as soon as others' is.
    sleep(Duration::from_millis(800)).await;
    let kept = open.first_mut().expect("a connection");
    let whole = b"1\r\nConnection: close\r\n\r\n";
    kept.write_all(whole).await.expect("it is open");
    assert!(rest(kept).await.starts_with("HTTP/1.1 200"));
    drop(open);
    site.close().await;
}
