//! The real server as a process of its own, games in it, and those who play them.

#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod check;
pub(crate) mod disk;
pub(crate) mod games;
pub(crate) mod player;
#[path = "../../../store/tests/common/postgres.rs"]
pub(crate) mod postgres;
pub(crate) mod trace;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// A server as a process.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) process: Child,
}

impl Server {
    /// Starts the server, and waits until it listens.
    pub(crate) async fn start(folder: &Path, database: &str) -> Server {
        Server::start_by(&[], folder, database).await
    }

    /// The same, through another program that runs it.
    pub(crate) async fn start_by(by: &[&str], folder: &Path, database: &str) -> Server {
        Server::start_with(by, &["--no-address-limits"], folder, database).await
    }

    /// The same, with other options.
    pub(crate) async fn start_with(
        by: &[&str],
        options: &[&str],
        folder: &Path,
        database: &str,
    ) -> Server {
        let mut words: Vec<&str> = by.to_vec();
        words.push(env!("CARGO_BIN_EXE_peatee"));
        let (program, before) = words.split_first().expect("a program");
        let mut process = Command::new(program)
            .args(before)
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(options)
            .args(["--database", database, "--key-file"])
            .arg(folder.join("envelope.key"))
            .env("PEATEE_LANG", "en")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("the server starts");
        let out = process.stdout.take().expect("piped");
        let mut lines = BufReader::new(out).lines();
        let line = tokio::time::timeout(Duration::from_secs(30), lines.next_line()).await;
        let line = line.expect("in time").expect("readable").expect("a line");
        let address = line
            .split("http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next())
            .and_then(|address| address.parse().ok())
            .expect("an address");
        Server { address, process }
    }

    /// Says stop (SIGTERM); how long it took, and whether it ended in order.
    pub(crate) async fn stop(&mut self, patience: Duration) -> (Duration, bool) {
        let begun = std::time::Instant::now();
        let process = self.process.id().expect("it runs").to_string();
        let told = Command::new("kill").args(["-TERM", &process]).status();
        assert!(told.await.expect("kill").success());
        let ended = tokio::time::timeout(patience, self.process.wait()).await;
        let ended = ended.expect("it ends in time").expect("our child");
        (begun.elapsed(), ended.success())
    }

    /// kill -9.
    pub(crate) async fn kill(&mut self) {
        self.process.kill().await.expect("our child");
    }
}

/// One request, and the whole answer.
async fn ask(address: SocketAddr, request: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

pub(crate) async fn get(address: SocketAddr, path: &str) -> std::io::Result<String> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    ask(address, &request).await
}

/// The same for somebody who is known by a cookie.
pub(crate) async fn get_as(
    address: SocketAddr,
    path: &str,
    cookie: &str,
) -> std::io::Result<String> {
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
    );
    ask(address, &request).await
}

pub(crate) async fn post(address: SocketAddr, path: &str, form: &str) -> String {
    let length = form.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: \
         application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
    );
    ask(address, &request).await.expect("an answer")
}

/// Makes a game; its path, and the cookie of whoever made it.
pub(crate) async fn make(address: SocketAddr, form: &str) -> (String, String) {
    let made = post(address, "/games", form).await;
    let path = header(&made, "location").expect("a game");
    (path, header(&made, "set-cookie").expect("a guest"))
}

pub(crate) fn header(answer: &str, name: &str) -> Option<String> {
    let head = answer.split("\r\n\r\n").next()?;
    let line = head
        .lines()
        .find(|line| line.to_lowercase().starts_with(&format!("{name}:")))?;
    let value = line.split_once(':')?.1.trim();
    Some(value.split(';').next()?.to_owned())
}

/// A game between two, with their cookies: White's and Black's.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) path: String,
    pub(crate) cookies: [String; 2],
}

impl Table {
    /// Two guests agree on a game.
    pub(crate) async fn set(address: SocketAddr, rules: &str, control: &str) -> Table {
        let control = control.replace('+', "%2B");
        let form = format!("opponent=friend&rules={rules}&control={control}&side=white");
        let offered = post(address, "/games", &form).await;
        let challenge = header(&offered, "location").expect("a challenge");
        let white = header(&offered, "set-cookie").expect("a guest");
        let accepted = post(address, &challenge, "name=").await;
        Table {
            path: header(&accepted, "location").expect("a game"),
            cookies: [white, header(&accepted, "set-cookie").expect("a guest")],
        }
    }

    /// The number of the game.
    pub(crate) fn id(&self) -> store::GameId {
        let name = self.path.rsplit('/').next().expect("a name");
        store::GameId(u64::from_str_radix(name, 36).expect("a number"))
    }
}

/// Chance that can be had again.
#[derive(Debug)]
pub(crate) struct Chance(AtomicU64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Chance {
        Chance(AtomicU64::new(seed))
    }

    /// A number below another.
    pub(crate) fn below(&self, end: u64) -> u64 {
        let step = 0x9e37_79b9_7f4a_7c15;
        let mut x = self.0.fetch_add(step, Ordering::Relaxed).wrapping_add(step);
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (x ^ (x >> 31)) % end.max(1)
    }
}
