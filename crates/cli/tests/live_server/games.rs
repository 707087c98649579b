//! A server with games in it, and two players at each.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::check::{self, Count};
use super::player::{Ledger, Play, Player};
use super::{Chance, Server, Table};

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
/// Nobody waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(60);
/// What one sealer writes, which is no move and stands nowhere else.
const SCRIBBLE: &str = "32 to 28 or was it 33 perhaps";

/// A server with games in it.
pub(crate) struct Games {
    pub(crate) folder: PathBuf,
    pub(crate) database: String,
    pub(crate) server: Server,
    pub(crate) play: watch::Sender<Play>,
    pub(crate) tables: Vec<(Table, Arc<Mutex<Ledger>>)>,
    players: JoinSet<()>,
}

impl Games {
    /// Sets the tables, and has everybody play.
    pub(crate) async fn begin(
        server: Server,
        folder: &Path,
        database: &str,
        games: usize,
        chance: &Arc<Chance>,
    ) -> Games {
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

    /// Moves are made.
    pub(crate) fn play_on(&self) {
        self.play.send_replace(Play::On(self.server.address));
    }

    /// Waits until as many commands as there are games were acknowledged from now on.
    pub(crate) async fn has_played(&self) {
        let enough = self.acknowledged() + self.tables.len();
        let deadline = Instant::now() + PATIENCE;
        while self.acknowledged() < enough {
            assert!(Instant::now() < deadline, "nobody plays");
            sleep(Duration::from_millis(20)).await;
        }
    }

    fn acknowledged(&self) -> usize {
        let each = self.tables.iter().map(|(_, ledger)| {
            let ledger = ledger.lock().expect("a ledger");
            ledger.acknowledged.len()
        });
        each.sum()
    }

    /// Nothing new is begun; waits until all that was sent is answered.
    pub(crate) async fn see_through(&self) {
        self.play.send_replace(Play::Ending(self.server.address));
        let deadline = Instant::now() + PATIENCE;
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

    /// Checks every game, and the files of the database.
    pub(crate) async fn check(&self, data: &Path) -> Count {
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

    /// Everybody goes, and the server too.
    pub(crate) async fn end(mut self) {
        self.play.send_replace(Play::Over);
        while let Some(ended) = self.players.join_next().await {
            ended.expect("no player panics");
        }
        self.server.kill().await;
    }
}
