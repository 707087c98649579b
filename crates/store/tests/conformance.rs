//! What every store does: one suite over both databases.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod cases;
mod common;

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use cases::Bed;
use peatee_store::{GameId, NewGame, SqliteStore, Store, StoreError};

/// Runs a case on a new SQLite file.
async fn on_sqlite(case: impl AsyncFnOnce(&Bed)) {
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("sqlite:{}", folder.path().join("peatee.db").display());
    case(&Bed { address }).await;
}

macro_rules! suite {
    ($($case:ident,)*) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $case() {
                    super::on_sqlite(super::cases::$case).await;
                }
            )*
        }

        /// Every case on a database of its own, on one server.
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn postgres() {
            let Some(mut cluster) = common::postgres::start() else {
                return;
            };
            $(
                let began = std::time::Instant::now();
                let address = cluster.database(stringify!($case)).await;
                cases::$case(&Bed { address }).await;
                println!("{} in {:.1?}", stringify!($case), began.elapsed());
            )*
            sealed_moves_are_unreadable_in_postgres(&mut cluster).await;
            a_server_that_stops_loses_nothing(&mut cluster).await;
            a_missing_event_is_not_passed_over_in_postgres(&cluster).await;
        }
    };
}

suite! {
    games_are_kept_as_they_were,
    a_game_is_begun_once,
    one_game_follows_another,
    versions_that_are_not_expected_are_refused,
    a_command_is_done_once,
    commands_are_remembered,
    many_games_at_once,
    a_refusal_harms_nobody_else,
    one_game_from_many_sides,
    what_was_kept_is_there_again,
    tables_are_made_once,
    newer_tables_are_refused,
    games_that_are_over_are_listed,
    lists_have_pages,
    colours_are_exchanged,
    what_makes_no_game_is_not_ended,
    people_come_and_go,
    names_are_unique,
    sessions_end,
    accounts_are_listed_and_looked_after,
    links_are_used_once,
    what_belongs_to_somebody_is_listed,
    challenges_are_taken_once,
    displays_begin_once_with_all_their_games,
    a_display_has_so_many_places,
    a_game_has_one_review,
    event_files_are_kept_line_by_line,
    a_request_to_an_event_file_is_done_once,
    lines_are_added_at_the_end_only,
    event_files_are_listed,
    an_account_keeps_so_many_event_files,
    a_file_that_is_checked_out_takes_no_lines,
    a_closed_store_refuses,
}

/// Whether a text stands anywhere in the files of a folder.
fn holds(folder: &Path, text: &str) -> bool {
    let mut search = Command::new("grep");
    let found = search.args(["-raqF", "--", text]).arg(folder).status();
    found.expect("grep").success()
}

fn assert_unreadable(folder: &Path) {
    let is_found = holds(folder, cases::OPEN_TEXT);
    assert!(is_found, "what is not sealed can be found");
    assert!(!holds(folder, cases::SEALED_TEXT), "what is sealed cannot");
}

#[tokio::test]
async fn sealed_moves_are_unreadable_in_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("sqlite:{}", folder.path().join("peatee.db").display());
    let store = Bed { address }.open().await;
    cases::keep_sealed_move(&*store).await;
    // In the log as well as in the file.
    assert_unreadable(folder.path());
    store.close().await.expect("closed");
    assert_unreadable(folder.path());
}

async fn sealed_moves_are_unreadable_in_postgres(cluster: &mut common::postgres::Cluster) {
    let address = cluster.database("sealed").await;
    let store = Bed { address }.open().await;
    cases::keep_sealed_move(&*store).await;
    store.close().await.expect("closed");
    cluster.stop();
    assert_unreadable(&cluster.data());
    cluster.run();
}

async fn a_server_that_stops_loses_nothing(cluster: &mut common::postgres::Cluster) {
    let address = cluster.database("stopped").await;
    let bed = Bed { address };
    let store = bed.open().await;
    let (game, events) = cases::kept_game(&*store, GameId(1)).await;
    let (first, rest) = events.split_at(3);
    store.append(game, 0, first, None).await.expect("kept");
    cluster.stop();
    let refused = store.append(game, 3, rest, None).await;
    assert!(
        matches!(refused, Err(StoreError::Unavailable(_))),
        "{refused:?}"
    );
    assert!(store.check().await.is_err(), "nothing can be kept");
    cluster.run();
    store.check().await.expect("in order again");
    store.append(game, 3, rest, None).await.expect("kept");
    assert_eq!(store.load(game).await.expect("there").events, events);
}

async fn a_missing_event_is_not_passed_over_in_postgres(cluster: &common::postgres::Cluster) {
    use sqlx::Connection as _;
    let address = cluster.database("gaps").await;
    let connection = sqlx::PgConnection::connect(&address).await;
    let mut connection = connection.expect("a server");
    let store = Bed { address }.open().await;
    let (game, events) = cases::kept_game(&*store, GameId(1)).await;
    store.append(game, 0, &events, None).await.expect("kept");
    let gap = "DELETE FROM events WHERE version = 2";
    let deleted = sqlx::raw_sql(gap).execute(&mut connection).await;
    deleted.expect("done");
    let refused = store.load(game).await;
    assert!(
        matches!(refused, Err(StoreError::Damaged(_))),
        "{refused:?}"
    );
}

/// A disk that is full refuses clearly, loses nothing, and takes more when there is room again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("peatee.db");
    let store = Arc::new(SqliteStore::open(&path).await.expect("a file"));
    let games = 40_u64;
    let events = cases::moves();
    for id in 0..games {
        let terms = cases::lonely_terms();
        let (id, created_at) = (GameId(id), common::START);
        let game = NewGame {
            id,
            created_at,
            terms,
        };
        store.create_game(game, &[]).await.expect("kept");
    }
    store
        .limit_pages(1)
        .await
        .expect("SQLite keeps what it has");
    let mut tasks = Vec::new();
    for id in 0..games {
        let (store, events) = (Arc::clone(&store), events.clone());
        tasks.push(tokio::spawn(async move {
            cases::append_each(&*store, GameId(id), 0, &events).await
        }));
    }
    let mut kept = Vec::new();
    let mut refusals = 0;
    for task in tasks {
        let (version, refused) = task.await.expect("no panic");
        refusals += usize::from(matches!(refused, Some(StoreError::Unavailable(_))));
        kept.push(version);
    }
    assert!(refusals > 0, "the disk was never full");
    println!("{refusals} of {games} games found no room");
    for (id, version) in (0..games).zip(&kept) {
        let found = store.load(GameId(id)).await.expect("there").events;
        assert_eq!(
            found.len() as u64,
            *version,
            "what was acknowledged, and nothing else"
        );
    }
    store.limit_pages(1_000_000).await.expect("room");
    for (id, version) in (0..games).zip(kept) {
        let (all, refused) = cases::append_each(&*store, GameId(id), version, &events).await;
        assert_eq!((all, refused), (events.len() as u64, None));
        assert_eq!(store.load(GameId(id)).await.expect("there").events, events);
    }
}
