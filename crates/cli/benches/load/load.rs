//! Many games at once over real sockets, and how long a move takes from its player to the opponent.

use core::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::live_server::Table;
use crate::live_server::player::connect;
use crate::scripts::Scripts;

/// The rule sets, in turn.
pub(crate) const RULES: [&str; 4] = ["international", "russian", "chess", "brazilian"];
const CONTROL: &str = "7200+10";
/// Games set up and joined at once.
const AT_ONCE: usize = 64;
/// A move that takes longer is lost.
const PATIENCE: Duration = Duration::from_secs(30);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long moves took.
#[derive(Default)]
pub(crate) struct Took {
    all: Vec<Duration>,
    over: Duration,
}

impl Took {
    pub(crate) const fn count(&self) -> usize {
        self.all.len()
    }

    /// Puts others to these.
    pub(crate) fn add(&mut self, others: Took) {
        self.all.extend(others.all);
        self.all.sort_unstable();
        self.over += others.over;
    }

    /// The one behind so many thousandths.
    pub(crate) fn at(&self, thousandths: usize) -> Duration {
        let last = self.all.len() - 1;
        self.all[(self.all.len() * thousandths / 1000).min(last)]
    }
}

impl fmt::Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} moves, {:.0} a second, p50 {:.1?}, p99 {:.1?}, p99.9 {:.1?}, longest {:.1?}",
            self.count(),
            self.count() as f64 / self.over.as_secs_f64(),
            self.at(500),
            self.at(990),
            self.at(999),
            self.at(1000),
        )
    }
}

/// Games that wait to be played on.
pub(crate) struct Load(Vec<Arc<Mutex<Pair>>>);

impl Load {
    /// Games in the house.
    pub(crate) async fn live(address: SocketAddr, games: usize, scripts: &Arc<Scripts>) -> Load {
        let all: Vec<usize> = (0..games).collect();
        let mut pairs = Vec::new();
        for some in all.chunks(AT_ONCE) {
            let set = some.iter().map(|i| async move {
                let rules = RULES[i % RULES.len()];
                let table = Table::set(address, rules, CONTROL).await;
                Pair::new(address, table, rules, *i, scripts).await
            });
            pairs.extend(join_all(set).await);
        }
        Load(pairs)
    }

    /// The same frames without a game.
    pub(crate) async fn echo(address: SocketAddr, games: usize, scripts: &Arc<Scripts>) -> Load {
        let all: Vec<usize> = (0..games).collect();
        let mut pairs = Vec::new();
        for some in all.chunks(AT_ONCE) {
            let set = some.iter().map(|i| async move {
                let table = Table {
                    path: format!("/{i}"),
                    cookies: ["-".to_owned(), "-".to_owned()],
                };
                let rules = RULES[i % RULES.len()];
                Pair::new(address, table, rules, *i, scripts).await
            });
            pairs.extend(join_all(set).await);
        }
        Load(pairs)
    }

    /// How many moves stand in a game, on the average.
    pub(crate) async fn plies(&self) -> f64 {
        let mut plies = 0;
        for pair in &self.0 {
            plies += pair.lock().await.ply;
        }
        plies as f64 / self.0.len() as f64
    }

    /// Games do not all end at once: what is left of some is shorter.
    pub(crate) async fn spread(&self) {
        for pair in &self.0 {
            let pair = &mut *pair.lock().await;
            let left = pair.ends_at - pair.ply;
            pair.ends_at = pair.ply + (left * (pair.which * 61 % 97 + 1)).div_ceil(97);
        }
    }

    /// Every game moves once in so long, for so long; with no pause at all each move follows the one before.
    pub(crate) async fn play(&self, every: Duration, seconds: u64) -> Took {
        let begun = Instant::now();
        let end = begun + Duration::from_secs(seconds);
        let games = u32::try_from(self.0.len()).expect("few");
        let tasks = self.0.iter().zip(0..).map(|(pair, i)| {
            let (pair, first) = (Arc::clone(pair), begun + every * i / games);
            tokio::spawn(async move { pair.lock().await.play(first, every, end).await })
        });
        let tasks: Vec<_> = tasks.collect();
        let mut all = Vec::new();
        for task in tasks {
            all.extend(task.await.expect("a game goes on"));
        }
        let over = begun.elapsed();
        all.sort_unstable();
        Took { all, over }
    }
}

/// Both players of a game.
struct Pair {
    address: SocketAddr,
    table: Table,
    rules: &'static str,
    scripts: Arc<Scripts>,
    which: usize,
    sockets: [Socket; 2],
    ply: usize,
    /// Behind so many moves it is given up.
    ends_at: usize,
    /// Whether a judge of moves is there.
    is_game: bool,
}

impl Pair {
    async fn new(
        address: SocketAddr,
        table: Table,
        rules: &'static str,
        which: usize,
        scripts: &Arc<Scripts>,
    ) -> Arc<Mutex<Pair>> {
        let is_game = table.path.starts_with("/games/");
        let sockets = seats(address, &table, is_game).await;
        let ends_at = scripts.of(rules, which).len();
        Arc::new(Mutex::new(Pair {
            address,
            table,
            rules,
            scripts: Arc::clone(scripts),
            which,
            sockets,
            ply: 0,
            ends_at,
            is_game,
        }))
    }

    async fn play(&mut self, first: Instant, every: Duration, end: Instant) -> Vec<Duration> {
        let mut took = Vec::new();
        let mut next = first;
        while next < end && Instant::now() < end {
            sleep_until(next.into()).await;
            took.push(self.move_once().await);
            next = (next + every).max(Instant::now());
        }
        took
    }

    async fn move_once(&mut self) -> Duration {
        if self.ply >= self.ends_at {
            self.end().await;
            self.again().await;
        }
        let text = &self.scripts.of(self.rules, self.which)[self.ply];
        let id = format!("m{}", self.ply);
        let (us, them) = (self.ply % 2, 1 - self.ply % 2);
        // Nothing but moves happens here, and nobody moves but us.
        let act = format!(
            r#"{{"type":"act","id":"{id}","version":1000000,"act":{{"do":"play","text":"{text}"}}}}"#
        );
        let begun = Instant::now();
        let sent = self.sockets[us].send(Message::Text(act.into())).await;
        sent.expect("sent");
        hear(&mut self.sockets[them], &id).await;
        let took = begun.elapsed();
        hear(&mut self.sockets[us], &id).await;
        self.ply += 1;
        took
    }

    /// Whoever is to move gives the game up: so many games are live as were asked for.
    async fn end(&mut self) {
        if !self.is_game {
            return;
        }
        let us = self.ply % 2;
        let act = r#"{"type":"act","id":"end","version":1000000,"act":{"do":"resign"}}"#;
        let sent = self.sockets[us].send(Message::Text(act.into())).await;
        sent.expect("sent");
        hear(&mut self.sockets[us], "end").await;
    }

    /// Another game between the same two.
    async fn again(&mut self) {
        self.ply = 0;
        self.which += 1;
        self.ends_at = self.scripts.of(self.rules, self.which).len();
        if !self.is_game {
            return;
        }
        self.table = Table::set(self.address, self.rules, CONTROL).await;
        self.sockets = seats(self.address, &self.table, true).await;
    }
}

async fn seats(address: SocketAddr, table: &Table, is_game: bool) -> [Socket; 2] {
    let mut sockets = Vec::new();
    for cookie in &table.cookies {
        let socket = connect(address, &table.path, cookie).await;
        let mut socket = socket.expect("a socket");
        if is_game {
            until(&mut socket, |text| text.starts_with(r#"{"type":"welcome""#)).await;
        }
        sockets.push(socket);
    }
    sockets.try_into().expect("two")
}

async fn hear(socket: &mut Socket, id: &str) {
    let update = format!(r#"{{"type":"update","id":"{id}""#);
    let echoed = format!(r#"{{"type":"act","id":"{id}""#);
    until(socket, |text| {
        assert!(!text.starts_with(r#"{"type":"refused""#), "{text}");
        text.starts_with(&update) || text.starts_with(&echoed)
    })
    .await;
}

async fn until(socket: &mut Socket, is: impl Fn(&str) -> bool) {
    let heard = async {
        loop {
            let frame = socket.next().await.expect("a frame").expect("readable");
            if let Message::Text(text) = frame
                && is(&text)
            {
                return;
            }
        }
    };
    timeout(PATIENCE, heard).await.expect("it comes in time");
}
