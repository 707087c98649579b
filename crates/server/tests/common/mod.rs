//! A server under way, and pages with their sockets.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::fmt;
use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use peatee_server::{AddressLimits, ConnectionLimits, Options, PasswordCost, serve};
use players::{Cancel, Decision, Failure, Player, PlayerFactory};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async};

/// Plays the first legal move, and takes no draw.
#[derive(Debug)]
pub(crate) struct First;

impl Player for First {
    fn decide(&mut self, game: &games::Game, _: &Cancel) -> Result<Decision, Failure> {
        let first = game.legal_moves().into_iter().next();
        Ok(Decision::Play {
            text: first.ok_or(Failure::GaveUp)?.text,
            offers_draw: false,
        })
    }

    fn accepts_draw(
        &mut self,
        _: &games::Game,
        _: games::Color,
        _: &Cancel,
    ) -> Result<bool, Failure> {
        Ok(false)
    }
}

/// The same at every board.
fn firsts() -> PlayerFactory {
    PlayerFactory::new(|_, _| Box::new(First))
}

/// A server under way.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    /// Its database, where nobody else needs it.
    own: Option<tempfile::TempDir>,
}

/// What a server answers, as it came.
pub(crate) struct Answer(String);

impl Answer {
    fn parts(&self) -> (&str, &str) {
        self.0.split_once("\r\n\r\n").expect("a head")
    }

    pub(crate) fn status(&self) -> u16 {
        let code = self.0.split(' ').nth(1).expect("a status");
        code.parse().expect("a number")
    }

    pub(crate) fn head(&self) -> &str {
        self.parts().0
    }

    pub(crate) fn body(&self) -> &str {
        self.parts().1
    }

    pub(crate) fn header(&self, name: &str) -> Option<String> {
        header(&self.0, name)
    }

    /// Where it leads.
    pub(crate) fn location(&self) -> String {
        self.header("location").expect("a page to go to")
    }

    /// The cookie that it sets, as a header.
    pub(crate) fn cookie(&self) -> String {
        let cookie = self.header("set-cookie").expect("a guest");
        let pair = cookie.split(';').next().expect("a cookie");
        format!("Cookie: {pair}\r\n")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(self.body()).expect("JSON")
    }
}

impl Deref for Answer {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TestServer {
    /// A house that nobody opens again.
    pub(crate) async fn fresh() -> TestServer {
        let folder = folder();
        let site = TestServer::open(&folder).await;
        TestServer {
            own: Some(folder),
            ..site
        }
    }

    pub(crate) async fn open(folder: &tempfile::TempDir) -> TestServer {
        TestServer::open_behind(folder, &[], false).await
    }

    /// A house with somebody else at its boards.
    pub(crate) async fn open_with(
        folder: &tempfile::TempDir,
        players: PlayerFactory,
    ) -> TestServer {
        TestServer::open_as(folder, &[], false, players, ConnectionLimits::default()).await
    }

    /// A house behind proxies that it trusts.
    pub(crate) async fn open_behind(
        folder: &tempfile::TempDir,
        proxies: &[&str],
        has_secure_cookies: bool,
    ) -> TestServer {
        let limits = ConnectionLimits::default();
        TestServer::open_as(folder, proxies, has_secure_cookies, firsts(), limits).await
    }

    /// A house with other limits of connections.
    pub(crate) async fn open_within(
        folder: &tempfile::TempDir,
        proxies: &[&str],
        limits: ConnectionLimits,
    ) -> TestServer {
        TestServer::open_as(folder, proxies, false, firsts(), limits).await
    }

    async fn open_as(
        folder: &tempfile::TempDir,
        proxies: &[&str],
        has_secure_cookies: bool,
        players: PlayerFactory,
        connections: ConnectionLimits,
    ) -> TestServer {
        TestServer::open_at(
            folder,
            proxies,
            has_secure_cookies,
            players,
            connections,
            CHEAP,
        )
        .await
    }

    /// A house that hashes passwords as every other house does.
    pub(crate) async fn open_at_full_cost(folder: &tempfile::TempDir) -> TestServer {
        let (players, cost) = (firsts(), PasswordCost::default());
        let connections = ConnectionLimits::default();
        TestServer::open_at(folder, &[], false, players, connections, cost).await
    }

    async fn open_at(
        folder: &tempfile::TempDir,
        proxies: &[&str],
        has_secure_cookies: bool,
        players: PlayerFactory,
        connections: ConnectionLimits,
        password_cost: PasswordCost,
    ) -> TestServer {
        let proxies = proxies
            .iter()
            .map(|proxy| proxy.parse().expect("a network"));
        let options = Options {
            has_secure_cookies,
            connections,
            trusted_proxies: proxies.collect(),
            password_cost,
            players,
            ..options(folder)
        };
        TestServer::serve(options).await
    }

    /// A house as its operator wants it.
    pub(crate) async fn serve(options: Options) -> TestServer {
        let server = serve(options).await.expect("it serves");
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            server.run(stopped).await.expect("it runs");
        });
        TestServer {
            address,
            stop: Some(stop),
            running,
            own: None,
        }
    }

    pub(crate) async fn close(mut self) {
        drop(self.stop.take());
        let closed = timeout(Duration::from_secs(10), self.running).await;
        closed.expect("it stops").expect("in peace");
    }

    /// One request, and the whole answer.
    pub(crate) async fn ask(&self, request: &str) -> Answer {
        self.ask_from([127, 0, 0, 1], request).await
    }

    /// One request from some address of loopback.
    pub(crate) async fn ask_from(&self, from: [u8; 4], request: &str) -> Answer {
        let mut stream = self.connect_from(from).await;
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        Answer(String::from_utf8_lossy(&answer).into_owned())
    }

    pub(crate) async fn get(&self, path: &str, headers: &str) -> Answer {
        let host = self.address;
        self.ask(&format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n"
        ))
        .await
    }

    pub(crate) async fn post(&self, path: &str, headers: &str, form: &str) -> Answer {
        self.post_from([127, 0, 0, 1], path, headers, form).await
    }

    pub(crate) async fn post_from(
        &self,
        from: [u8; 4],
        path: &str,
        headers: &str,
        form: &str,
    ) -> Answer {
        let (host, length) = (self.address, form.len());
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}Content-Type: \
             application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
        );
        self.ask_from(from, &request).await
    }

    /// A form with a file, as a browser sends it.
    pub(crate) async fn upload(&self, path: &str, headers: &str, id: &str, file: &[u8]) -> Answer {
        const BOUNDARY: &str = "----PeateeTest7";
        let field = format!(
            "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"id\"\r\n\r\n{id}\r\n--{BOUNDARY}\r\n\
             Content-Disposition: form-data; name=\"file\"; filename=\"cup.peatee\"\r\n\
             Content-Type: application/octet-stream\r\n\r\n"
        );
        let end = format!("\r\n--{BOUNDARY}--\r\n");
        let body = [field.as_bytes(), file, end.as_bytes()].concat();
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}Content-Type: \
             multipart/form-data; boundary={BOUNDARY}\r\nContent-Length: {}\r\n\r\n",
            self.address,
            body.len()
        );
        let mut stream = self.connect_from([127, 0, 0, 1]).await;
        stream.write_all(head.as_bytes()).await.expect("sent");
        stream.write_all(&body).await.expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        Answer(String::from_utf8_lossy(&answer).into_owned())
    }

    /// A new game, with the address of its page and the cookie of whoever made it.
    pub(crate) async fn game(&self, form: &str) -> (String, String) {
        let answer = self.post("/games", "", form).await;
        let path = header(&answer, "location").expect("it goes to the game");
        let cookie = header(&answer, "set-cookie").expect("a guest");
        let cookie = cookie.split(';').next().expect("a cookie").to_owned();
        (path, cookie)
    }

    pub(crate) async fn join(&self, path: &str, cookie: Option<&str>) -> Page {
        self.join_from([127, 0, 0, 1], path, cookie).await
    }

    /// A connection from some address of loopback.
    pub(crate) async fn connect_from(&self, from: [u8; 4]) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        let from = SocketAddr::from((from, 0));
        socket.bind(from).expect("an address of loopback");
        socket.connect(self.address).await.expect("it listens")
    }

    /// Opens a socket from some address of loopback.
    ///
    /// # Errors
    /// If it is refused.
    pub(crate) async fn try_join_from(
        &self,
        from: [u8; 4],
        path: &str,
        cookie: Option<&str>,
    ) -> Result<Page, Error> {
        let url = format!("ws://{}{path}/socket", self.address);
        let mut request = url.into_client_request().expect("an address");
        if let Some(cookie) = cookie {
            let cookie = cookie.parse().expect("a header");
            request.headers_mut().insert("cookie", cookie);
        }
        let stream = MaybeTlsStream::Plain(self.connect_from(from).await);
        let (socket, _) = client_async(request, stream).await?;
        let mut page = Page(socket);
        page.say(&json!({"type": "hello", "protocol": 1})).await;
        Ok(page)
    }

    pub(crate) async fn join_from(&self, from: [u8; 4], path: &str, cookie: Option<&str>) -> Page {
        let joined = self.try_join_from(from, path, cookie).await;
        joined.expect("a socket")
    }
}

/// What an operator chooses who keeps the games in a folder.
/// What passwords cost is tried elsewhere.
const CHEAP: PasswordCost = PasswordCost {
    memory: 19 * 1024,
    passes: 2,
};

pub(crate) fn options(folder: &tempfile::TempDir) -> Options {
    let file = folder.path().join("games.sqlite");
    Options {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: format!("sqlite:{}", file.display()),
        key: conduct::EnvelopeKey::new([7; 32]),
        lost_keys: Vec::new(),
        has_secure_cookies: false,
        limits: AddressLimits::On,
        connections: ConnectionLimits::default(),
        password_cost: CHEAP,
        trusted_proxies: Vec::new(),
        players: firsts(),
    }
}

pub(crate) fn header(answer: &str, name: &str) -> Option<String> {
    let head = answer.split("\r\n\r\n").next()?;
    let line = head
        .lines()
        .find(|line| line.to_lowercase().starts_with(&format!("{name}:")))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

/// No two acts of a game have one name, whoever sends them.
static ACTS: AtomicU32 = AtomicU32::new(0);

/// Somebody with a browser that keeps cookies.
#[derive(Default)]
pub(crate) struct Visitor {
    pub(crate) cookie: Option<String>,
}

impl Visitor {
    fn headers(&self) -> String {
        let cookie = self.cookie.as_ref();
        cookie.map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"))
    }

    fn keep(&mut self, answer: &Answer) {
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
    }

    pub(crate) async fn get(&mut self, site: &TestServer, path: &str) -> Answer {
        let answer = site.get(path, &self.headers()).await;
        self.keep(&answer);
        answer
    }

    pub(crate) async fn post(&mut self, site: &TestServer, path: &str, form: &str) -> Answer {
        let answer = site.post(path, &self.headers(), form).await;
        self.keep(&answer);
        answer
    }

    /// Somebody with an account.
    pub(crate) async fn with_account(site: &TestServer, name: &str) -> Visitor {
        let mut visitor = Visitor::default();
        let form = format!("name={name}&password=long%2Broad46-5&again=long%2Broad46-5");
        let answer = visitor.post(site, "/register", &form).await;
        assert_eq!(answer.status(), 303, "{answer}");
        visitor
    }

    pub(crate) async fn upload(
        &mut self,
        site: &TestServer,
        path: &str,
        id: &str,
        file: &[u8],
    ) -> Answer {
        site.upload(path, &self.headers(), id, file).await
    }

    pub(crate) async fn join(&self, site: &TestServer, game: &str) -> Page {
        site.join(game, self.cookie.as_deref()).await
    }
}

/// A page with its socket.
pub(crate) struct Page(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Page {
    pub(crate) async fn say(&mut self, said: &Value) {
        let text = Message::Text(said.to_string().into());
        self.0.send(text).await.expect("sent");
    }

    /// The next frame of a type; others are passed over.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        let heard = async {
            loop {
                let frame = self.0.next().await.expect("a frame").expect("readable");
                let Message::Text(text) = frame else { continue };
                let value: Value = serde_json::from_str(&text).expect("JSON");
                if value["type"] == kind {
                    return value;
                }
            }
        };
        timeout(Duration::from_secs(20), heard).await.expect(kind)
    }

    /// The next frame, whatever it says.
    pub(crate) async fn any(&mut self) -> Value {
        let heard = async {
            loop {
                let frame = self.0.next().await.expect("a frame").expect("readable");
                if let Message::Text(text) = frame {
                    return serde_json::from_str(&text).expect("JSON");
                }
            }
        };
        let heard = timeout(Duration::from_secs(20), heard).await;
        heard.expect("something is said")
    }

    pub(crate) async fn play(&mut self, id: &str, version: u64, text: &str) {
        let act = json!({"do": "play", "text": text});
        self.say(&json!({"type": "act", "id": id, "version": version, "act": act}))
            .await;
    }

    /// Does something and waits until it is told. What is no command of the game is told without a name.
    pub(crate) async fn act(&mut self, act: Value) -> Value {
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

    /// Makes a move and waits until it is told.
    pub(crate) async fn make(&mut self, text: &str) -> Value {
        self.act(json!({"do": "play", "text": text})).await
    }

    pub(crate) async fn is_closed(&mut self) -> bool {
        let end = async {
            loop {
                match self.0.next().await {
                    None | Some(Ok(Message::Close(_)) | Err(Error::ConnectionClosed)) => {
                        return true;
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) => return true,
                }
            }
        };
        timeout(Duration::from_secs(10), end).await.unwrap_or(false)
    }
}

pub(crate) const COMPUTER: &str =
    "opponent=computer&rules=international&control=-&side=white&level=1";
pub(crate) const SCREEN: &str = "opponent=screen&rules=russian&control=-&side=white";

pub(crate) fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}
