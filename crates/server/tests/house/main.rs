//! What is printed, and simultaneous displays: over real HTTP and real sockets, on a real database.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod printed;
mod simul;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use peatee_server::{Opponent, Options, Thought, serve};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nobody plays for the computer here.
#[derive(Debug)]
struct Nobody;

impl Opponent for Nobody {
    fn highest(&self) -> u8 {
        1
    }

    fn think(&self, _: &games::Game, _: u8, _: u64) -> Option<Thought> {
        None
    }

    fn accepts_draw(&self, _: &games::Game, _: u8) -> bool {
        false
    }
}

/// A server under way.
struct House {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl House {
    async fn open(folder: &tempfile::TempDir) -> House {
        let file = folder.path().join("games.sqlite");
        let server = serve(Options {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: format!("sqlite:{}", file.display()),
            key: conduct::EnvelopeKey::new([7; 32]),
            has_secure_cookies: false,
            limits: peatee_server::AddressLimits::On,
            trusted_proxies: Vec::new(),
            opponent: Arc::new(Nobody),
        })
        .await
        .expect("it serves");
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            server.run(stopped).await.expect("it runs");
        });
        House {
            address,
            stop,
            running,
        }
    }

    async fn close(self) {
        drop(self.stop);
        let closed = timeout(Duration::from_secs(10), self.running).await;
        closed.expect("it stops").expect("in peace");
    }
}

/// What came back.
struct Answer {
    head: String,
    body: String,
}

impl Answer {
    fn status(&self) -> &str {
        self.head.split(' ').nth(1).unwrap_or_default()
    }

    fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut named = lines.filter(|(found, _)| found.eq_ignore_ascii_case(name));
        named.next().map(|(_, value)| value)
    }

    fn location(&self) -> &str {
        self.header("location").expect("it leads somewhere")
    }
}

/// Somebody with a browser that keeps cookies.
#[derive(Default)]
struct Visitor {
    cookie: Option<String>,
}

impl Visitor {
    async fn ask(&mut self, house: &House, method: &str, path: &str, form: &str) -> Answer {
        let (host, length) = (house.address, form.len());
        let cookie = self.cookie.as_ref();
        let cookie = cookie.map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{cookie}Content-Type: \
             application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
        );
        let mut stream = TcpStream::connect(host).await.expect("it listens");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        let answer = Answer {
            head: head.to_owned(),
            body: body.to_owned(),
        };
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    async fn get(&mut self, house: &House, path: &str) -> Answer {
        self.ask(house, "GET", path, "").await
    }

    async fn post(&mut self, house: &House, path: &str, form: &str) -> Answer {
        self.ask(house, "POST", path, form).await
    }

    async fn join(&self, house: &House, game: &str) -> Page {
        let url = format!("ws://{}{game}/socket", house.address);
        let mut request = url.into_client_request().expect("an address");
        if let Some(cookie) = &self.cookie {
            let cookie = cookie.parse().expect("a header");
            request.headers_mut().insert("cookie", cookie);
        }
        let (socket, _) = connect_async(request).await.expect("a socket");
        let mut page = Page(socket);
        page.say(&json!({"type": "hello", "protocol": 1, "since": null}))
            .await;
        page
    }
}

/// A page with its socket.
struct Page(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// No two acts of a game have one name, whoever sends them.
static ACTS: AtomicU32 = AtomicU32::new(0);

impl Page {
    async fn say(&mut self, said: &Value) {
        let text = Message::Text(said.to_string().into());
        self.0.send(text).await.expect("sent");
    }

    /// The next frame of a type; others are passed over.
    async fn hear(&mut self, kind: &str) -> Value {
        let heard = async {
            loop {
                let frame = self.0.next().await.expect("a frame").expect("readable");
                let Message::Text(text) = frame else { continue };
                let value: Value = serde_json::from_str(&text).expect("JSON");
                assert_ne!(
                    (&value["type"], kind),
                    (&json!("refused"), "update"),
                    "{value}"
                );
                if value["type"] == kind {
                    return value;
                }
            }
        };
        timeout(Duration::from_secs(20), heard).await.expect(kind)
    }

    /// Does something and waits until it is told. What is no command of the game is told without a name.
    async fn act(&mut self, act: Value) -> Value {
        let id = format!("act-{}", ACTS.fetch_add(1, Ordering::Relaxed));
        self.say(&json!({"type": "act", "id": id, "version": 9999, "act": act}))
            .await;
        loop {
            let update = self.hear("update").await;
            let is_asked = update["state"]["adjournment"].is_string();
            if update["id"] == id.as_str() || is_asked {
                return update;
            }
        }
    }

    async fn play(&mut self, text: &str) -> Value {
        self.act(json!({"do": "play", "text": text})).await
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}
