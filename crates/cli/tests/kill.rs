//! kill -9 loses nothing that was acknowledged, doubles nothing, and tells nothing (the issue: *live and lossless*).
//!
//! `PEATEE_KILLS` and `PEATEE_GAMES` say how often and over how many games; `cargo xtask prove house` runs many.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "the counts of a proof")]

mod house;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use house::check::{self, Count};
use house::player::{Ledger, Play, Player};
use house::postgres::{Cluster, start_durable};
use house::{Chance, Server, Table};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// Rule sets and time controls, in turn. The last but one counts days.
const TERMS: [(&str, &str); 8] = [
    ("international", "600+5"),
    ("russian", "300+3"),
    ("chess", "600"),
    ("brazilian", "40/7200:3600"),
    ("russian-1953", "-"),
    ("hundred-1953", "900d5"),
    ("international", "*86400"),
    ("home", "300+2"),
];
/// After so many kills new games are begun.
const KILLS_A_HOUSE: usize = 5;
/// What one sealer writes, which is no move and stands nowhere else.
const SCRIBBLE: &str = "32 to 28 or was it 33 perhaps";

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).map_or(otherwise, |text| text.parse().expect("a number"))
}

/// What dies, and on which database.
enum Victim {
    ServerOnSqlite,
    ServerOnPostgres(Cluster),
    Postgres(Cluster),
}

impl Victim {
    /// The address of a new database, and the folder of its files.
    async fn database(&self, folder: &Path, name: usize) -> (String, PathBuf) {
        match self {
            Victim::ServerOnSqlite => {
                let file = folder.join("games.sqlite");
                (format!("sqlite:{}", file.display()), folder.to_owned())
            }
            Victim::ServerOnPostgres(cluster) | Victim::Postgres(cluster) => {
                let address = cluster.database(&format!("house_{name}")).await;
                (address, cluster.data())
            }
        }
    }
}

/// A server with games in it.
struct Games {
    folder: PathBuf,
    database: String,
    server: Server,
    play: watch::Sender<Play>,
    tables: Vec<(Table, Arc<Mutex<Ledger>>)>,
    players: JoinSet<()>,
}

impl Games {
    async fn begin(folder: &Path, database: &str, games: usize, chance: &Arc<Chance>) -> Games {
        let server = Server::start(folder, database).await;
        let address = server.address;
        let mut tables = Vec::new();
        for group in (0..games).collect::<Vec<_>>().chunks(32) {
            let set = group.iter().map(|i| {
                let (rules, control) = TERMS[i % TERMS.len()];
                Table::set(address, rules, control)
            });
            tables.extend(futures_util::future::join_all(set).await);
        }
        let (play, playing) = watch::channel(Play::On(address));
        let mut players = JoinSet::new();
        let mut begun = Vec::new();
        for (i, table) in tables.into_iter().enumerate() {
            let ledger = Arc::new(Mutex::new(Ledger::default()));
            for side in [0, 1] {
                let player = Player {
                    table: table.clone(),
                    side,
                    adjourns: i % 4 == 1,
                    scribble: (i == 1).then(|| SCRIBBLE.to_owned()),
                    ledger: Arc::clone(&ledger),
                    chance: Arc::clone(chance),
                    play: playing.clone(),
                    sent: 0,
                    open: None,
                    state: serde_json::Value::Null,
                    plies: 0,
                };
                players.spawn(player.run());
            }
            begun.push((table, ledger));
        }
        Games {
            folder: folder.to_owned(),
            database: database.to_owned(),
            server,
            play,
            tables: begun,
            players,
        }
    }

    /// Plays for a while, kills, starts anew, and waits until all that was sent is answered.
    async fn survive(&mut self, victim: &mut Victim, chance: &Chance) {
        self.play.send_replace(Play::On(self.server.address));
        sleep(Duration::from_millis(600 + chance.below(1500))).await;
        match victim {
            Victim::ServerOnSqlite | Victim::ServerOnPostgres(_) => {
                self.server.kill().await;
                self.play.send_replace(Play::Away);
                self.server = Server::start(&self.folder, &self.database).await;
                self.play.send_replace(Play::On(self.server.address));
            }
            Victim::Postgres(cluster) => {
                cluster.kill();
                sleep(Duration::from_millis(300 + chance.below(900))).await;
                cluster.run();
            }
        }
        // Play goes on.
        sleep(Duration::from_millis(500)).await;
        self.play.send_replace(Play::Ending(self.server.address));
        self.see_through().await;
    }

    async fn see_through(&self) {
        let deadline = Instant::now() + Duration::from_secs(60);
        loop {
            let open: Vec<String> = self
                .tables
                .iter()
                .filter_map(|(table, ledger)| {
                    let ledger = ledger.lock().expect("a ledger");
                    let open = ledger.open.iter().flatten().next()?;
                    Some(format!("{} {open}", table.path))
                })
                .collect();
            if open.is_empty() {
                return;
            }
            assert!(Instant::now() < deadline, "never answered: {open:?}");
            sleep(Duration::from_millis(20)).await;
        }
    }

    async fn check(&self, data: &Path) -> Count {
        let mut count = Count::default();
        let store = store::open(&self.database).await.expect("a store");
        for (table, ledger) in &self.tables {
            check::game(&*store, table, ledger, &mut count).await;
        }
        store.close().await.expect("closed");
        check::versions(&self.database).await;
        check::is_nowhere(data, SCRIBBLE);
        count
    }

    async fn end(mut self) {
        self.play.send_replace(Play::Over);
        while let Some(ended) = self.players.join_next().await {
            ended.expect("no player panics");
        }
        self.server.kill().await;
    }
}

/// Kills so often, over games that are begun anew now and then.
async fn kill(kills: usize, mut victim: Victim) {
    let games = number("PEATEE_GAMES", 20);
    let chance = Arc::new(Chance::new(kills as u64 ^ 0x70ea_7ee5));
    let (mut left, mut total) = (kills, Count::default());
    while left > 0 {
        let folder = tempfile::tempdir().expect("a folder");
        let (address, data) = victim.database(folder.path(), left).await;
        let mut house = Games::begin(folder.path(), &address, games, &chance).await;
        let mut count = Count::default();
        for _ in 0..left.min(KILLS_A_HOUSE) {
            house.survive(&mut victim, &chance).await;
            count = house.check(&data).await;
        }
        house.end().await;
        left -= left.min(KILLS_A_HOUSE);
        total = total.and(count);
    }
    println!("{kills} kills over {games} games: {total:?}");
    assert!(
        total.acknowledged >= games,
        "hardly anything was played: {total:?}"
    );
    assert!(total.given_back > 0, "no clock stood still: {total:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_dies_on_sqlite() {
    kill(number("PEATEE_KILLS", 2), Victim::ServerOnSqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_dies_on_postgres() {
    let Some(cluster) = start_durable() else {
        return;
    };
    let kills = number("PEATEE_KILLS", 1);
    kill(kills, Victim::ServerOnPostgres(cluster)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_dies() {
    let Some(cluster) = start_durable() else {
        return;
    };
    let kills = number("PEATEE_KILLS", 1);
    kill(kills, Victim::Postgres(cluster)).await;
}
