//! kill -9 loses nothing that was acknowledged, doubles nothing, and tells nothing (the issue: *live and lossless*).
//!
//! `PEATEE_KILLS` and `PEATEE_GAMES` say how often and over how many games; `cargo xtask prove server` runs many.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "the counts of a proof")]

mod live_server;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use live_server::check::Count;
use live_server::games::Games;
use live_server::player::Play;
use live_server::postgres::{Cluster, start_durable};
use live_server::{Chance, Server};
use tokio::time::sleep;

/// After so many kills new games are begun.
const KILLS_A_HOUSE: usize = 5;
/// Runs, enough that whatever may happen in one has happened in some.
const MANY: usize = 10;

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

/// Plays for a while, kills, starts anew, and waits until all that was sent is answered.
async fn survive(games: &mut Games, victim: &mut Victim, chance: &Chance) {
    games.play_on();
    games.has_played().await;
    sleep(Duration::from_millis(chance.below(1500))).await;
    match victim {
        Victim::ServerOnSqlite | Victim::ServerOnPostgres(_) => {
            games.server.kill().await;
            games.play.send_replace(Play::Away);
            games.server = Server::start(&games.folder, &games.database).await;
            games.play_on();
        }
        Victim::Postgres(cluster) => {
            cluster.kill();
            sleep(Duration::from_millis(300 + chance.below(900))).await;
            cluster.run();
        }
    }
    games.has_played().await;
    games.see_through().await;
}

/// Kills so often, over games that are begun anew now and then.
async fn kill(kills: usize, mut victim: Victim) {
    let games = number("PEATEE_GAMES", 20);
    let chance = Arc::new(Chance::new(kills as u64 ^ 0x70ea_7ee5));
    let (mut left, mut total) = (kills, Count::default());
    while left > 0 {
        let folder = tempfile::tempdir().expect("a folder");
        let (address, data) = victim.database(folder.path(), left).await;
        let server = Server::start(folder.path(), &address).await;
        let mut live = Games::begin(server, folder.path(), &address, games, &chance).await;
        let mut count = Count::default();
        for _ in 0..left.min(KILLS_A_HOUSE) {
            survive(&mut live, &mut victim, &chance).await;
            count = live.check(&data).await;
        }
        live.end().await;
        left -= left.min(KILLS_A_HOUSE);
        total = total.and(count);
    }
    println!("counted: {total}");
    assert!(
        total.acknowledged >= games,
        "hardly anything was played: {total:?}"
    );
    // Whether a clock runs while nobody is at home is a matter of chance in a few kills, not in many.
    assert!(
        total.given_back > 0 || kills < MANY,
        "no clock stood still: {total:?}"
    );
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
