//! Faults of files: what a store in a file does when it is opened twice, deleted, replaced or damaged.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(dead_code, reason = "of the common parts this test uses a few")]

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use conduct::{Event, Happened, Moment, PersonId};
use peatee_store::{
    GameId, NewGame, NewPerson, OpenError, Page, PasswordHash, SqliteStore, Store, StoreError,
    open_for_server,
};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, raw_sql};

const SUFFIXES: [&str; 3] = ["", "-wal", "-acks"];

fn beside(file: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", file.display()))
}

async fn server(file: &Path) -> SqliteStore {
    let opened = SqliteStore::open_for_server(file).await;
    opened.expect("a file")
}

/// Games of so many events each, long enough to fill pages.
async fn fill(store: &dyn Store, games: u64, events: u64) {
    for id in 0..games {
        let game = NewGame {
            id: GameId(id),
            created_at: common::START,
            terms: conduct::Terms::new("russian".parse().expect("a rule set")),
        };
        store.create_game(game, &[]).await.expect("kept");
        for version in 0..events {
            let event = long_event(version);
            let kept = store.append(GameId(id), version, &[event], None).await;
            kept.expect("kept");
        }
    }
}

fn long_event(version: u64) -> Event {
    Event {
        at: Moment(common::START.0 + version),
        what: Happened::ClockFaultNoted {
            why: "a long story ".repeat(20),
        },
    }
}

/// The files of a store as a killed server leaves them.
fn leave_as_killed(file: &Path, folder: &Path) -> PathBuf {
    let copy = folder.join("copy.db");
    for suffix in SUFFIXES {
        fs::copy(beside(file, suffix), beside(&copy, suffix)).expect("copied");
    }
    copy
}

async fn run(file: &Path, statement: &'static str) {
    let address = format!("sqlite:{}", file.display());
    let connection = SqliteConnection::connect(&address).await;
    let mut connection = connection.expect("the file is there");
    raw_sql(statement)
        .execute(&mut connection)
        .await
        .expect("done");
    connection.close().await.expect("closed");
}

#[tokio::test]
async fn found_7_e7_files_are_for_their_owner_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    fill(&store, 1, 1).await;
    for suffix in ["", "-wal", "-shm", "-lock", "-acks"] {
        let path = beside(&file, suffix);
        let mode = fs::metadata(&path).expect("it is there").permissions();
        assert_eq!(mode.mode() & 0o777, 0o600, "{}", path.display());
    }
    store.close().await.expect("closed");
}

#[tokio::test]
async fn found_7_e7_a_second_server_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let first = server(&file).await;
    // By whatever name.
    let other_name = folder.path().join("other.db");
    std::os::unix::fs::symlink(&file, &other_name).expect("a link");
    for name in [&file, &other_name] {
        let address = format!("sqlite:{}", name.display());
        let refused = open_for_server(&address).await.err();
        let Some(OpenError::InUse { process, .. }) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(process, std::process::id().to_string());
    }
    // Administration goes on beside the server.
    let beside = SqliteStore::open(&file).await.expect("a file");
    beside.close().await.expect("closed");
    first.close().await.expect("closed");
    server(&file).await.close().await.expect("closed");
}

#[tokio::test]
async fn found_7_e4_a_deleted_or_replaced_file_acknowledges_nothing() {
    for (suffix, replaces) in [("", false), ("", true), ("-wal", false), ("-wal", true)] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("peatee.db");
        let store = server(&file).await;
        fill(&store, 1, 2).await;
        store.check().await.expect("in order");
        let away = folder.path().join("away");
        let gone = beside(&file, suffix);
        fs::rename(&gone, &away).expect("moved");
        if replaces {
            fs::copy(&away, &gone).expect("another file of the same name");
        }
        let case = format!("{suffix:?} {replaces}");
        let refused = store.append(GameId(0), 2, &[long_event(2)], None).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{case}");
        assert!(store.check().await.is_err(), "{case}");
        assert!(store.load(GameId(0)).await.is_err(), "{case}");
        assert!(replaces || !gone.exists(), "{case}: made anew");
        // The very file is back, and with it all that was acknowledged.
        fs::rename(&away, &gone).expect("moved back");
        store.check().await.expect("in order again");
        let events = store.load(GameId(0)).await.expect("there").events;
        assert_eq!(events.len(), 2, "{case}");
        let kept = store.append(GameId(0), 2, &[long_event(2)], None).await;
        kept.expect("kept");
        store.close().await.expect("closed");
    }
}

#[tokio::test]
async fn found_7_e4_a_killed_server_has_lost_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    fill(&store, 5, 10).await;
    let copy = leave_as_killed(&file, folder.path());
    let again = server(&copy).await;
    assert_eq!(again.losses().events, []);
    assert!(!beside(&copy, "-wal.copy").exists());
    again.close().await.expect("closed");
    store.close().await.expect("closed");
}

/// How the log of a killed server is damaged, and how many of its bytes are touched from where.
fn damage(log: &Path, is_cut: bool) {
    let mut bytes = fs::read(log).expect("a log");
    let middle = bytes.len() / 2;
    match is_cut {
        true => bytes.truncate(middle),
        false => bytes[middle] ^= 0xff,
    }
    fs::write(log, bytes).expect("written");
}

#[tokio::test]
async fn found_7_e4_moves_missing_from_a_damaged_log_are_named() {
    for is_cut in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("peatee.db");
        let store = server(&file).await;
        fill(&store, 5, 10).await;
        let copy = leave_as_killed(&file, folder.path());
        store.close().await.expect("closed");
        damage(&beside(&copy, "-wal"), is_cut);
        let again = server(&copy).await;
        let lost = again.losses().events;
        assert!(!lost.is_empty(), "cut: {is_cut}");
        let last = lost.last().expect("some");
        assert_eq!(
            (last.game, last.acknowledged, last.found),
            (GameId(4), 10, 0)
        );
        let names = fs::read_dir(folder.path()).expect("a folder");
        let names = names.map(|entry| entry.expect("an entry").file_name());
        let mut kept = names.filter(|name| name.to_string_lossy().contains("-wal.damaged-"));
        assert!(kept.next().is_some(), "the damaged log is kept");
        again.close().await.expect("closed");
        // Told once: what is there now is what there is.
        let later = server(&copy).await;
        assert_eq!(later.losses().events, []);
        later.close().await.expect("closed");
    }
}

#[tokio::test]
async fn found_7_e4_a_missing_event_is_not_passed_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    fill(&store, 2, 5).await;
    run(&file, "DELETE FROM events WHERE game = 0 AND version = 2").await;
    let refused = store.load(GameId(0)).await;
    assert!(
        matches!(refused, Err(StoreError::Damaged(_))),
        "{refused:?}"
    );
    let events = store.load(GameId(1)).await.expect("there").events;
    assert_eq!(events.len(), 5);
    store.close().await.expect("closed");
}

#[tokio::test]
async fn found_7_e4_an_unreadable_game_does_not_hide_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    fill(&store, 3, 1).await;
    run(&file, "UPDATE games SET terms = '{' WHERE id = 1").await;
    let listed = store.list_live(Page::first(10)).await.expect("a list");
    assert_eq!(listed.len(), 2);
    assert_eq!(store.unfinished().await.expect("a list").len(), 3);
    assert!(matches!(
        store.load(GameId(1)).await,
        Err(StoreError::Payload(_))
    ));
    store.close().await.expect("closed");
}

/// A page of the file is overwritten while nobody has it open.
#[tokio::test]
async fn found_7_e4_a_damaged_page_harms_the_games_on_it_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let games = 40;
    let store = server(&file).await;
    fill(&store, games, 20).await;
    store.close().await.expect("closed");
    let mut bytes = fs::read(&file).expect("a file");
    // The rows of a game lie in the order in which they came: the last of these pages is a leaf of them.
    let page = 4096;
    let story = b"a long story";
    let is_row = |page: &[u8]| page.windows(story.len()).any(|part| part == story);
    let leaves = bytes.chunks_mut(page).filter(|page| is_row(page));
    leaves.skip(30).take(1).for_each(|page| page.fill(0xee));
    fs::write(&file, bytes).expect("written");
    let store = server(&file).await;
    let mut damaged = 0;
    for id in 0..games {
        match store.load(GameId(id)).await {
            Ok(kept) => assert_eq!(kept.events.len(), 20),
            Err(StoreError::Damaged(_)) => damaged += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert!((1..5).contains(&damaged), "{damaged} of {games} damaged");
    store.close().await.expect("closed");
}

/// Somebody with an account: no game notes that he is there.
async fn register(store: &dyn Store, id: u64) {
    let person = NewPerson {
        id: PersonId(id),
        name: format!("Kalev {id}").parse().expect("a name"),
        password: Some(PasswordHash("$".to_owned())),
        language: "et".to_owned(),
        created_at: common::START,
    };
    store.create_person(person).await.expect("kept");
}

#[tokio::test]
async fn found_7_t_attacker_03_a_lost_account_is_told() {
    for is_cut in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("peatee.db");
        let store = server(&file).await;
        fill(&store, 1, 3).await;
        let log = beside(&file, "-wal");
        let before = fs::read(&log).expect("a log");
        register(&store, 7).await;
        register(&store, 8).await;
        let copy = leave_as_killed(&file, folder.path());
        store.close().await.expect("closed");
        let log = beside(&copy, "-wal");
        let mut bytes = fs::read(&log).expect("a log");
        // SQLite writes over what is in the file already.
        let same = bytes.iter().zip(&before).take_while(|(a, b)| a == b);
        let place = same.count() + 200;
        match is_cut {
            true => bytes.truncate(place),
            false => bytes[place] ^= 0xff,
        }
        fs::write(log, bytes).expect("written");
        let again = server(&copy).await;
        let losses = again.losses();
        assert_eq!(
            (losses.events.len(), losses.commits),
            (0, 2),
            "cut: {is_cut}"
        );
        assert!(losses.are_some() && !losses.is_record_missing);
        let names = fs::read_dir(folder.path()).expect("a folder");
        let names = names.map(|entry| entry.expect("an entry").file_name());
        let mut kept = names.filter(|name| name.to_string_lossy().contains("-wal.damaged-"));
        assert!(kept.next().is_some(), "the damaged log is kept");
        register(&again, 9).await;
        again.close().await.expect("closed");
        // Told once.
        let later = server(&copy).await;
        assert!(!later.losses().are_some());
        later.close().await.expect("closed");
    }
}

#[tokio::test]
async fn found_7_t_attacker_03_administration_beside_the_server_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    register(&store, 7).await;
    let beside = SqliteStore::open(&file).await.expect("a file");
    register(&beside, 8).await;
    beside.close().await.expect("closed");
    register(&store, 9).await;
    let copy = leave_as_killed(&file, folder.path());
    store.close().await.expect("closed");
    let again = server(&copy).await;
    assert_eq!(again.losses(), peatee_store::Losses::default());
    again.close().await.expect("closed");
}

#[tokio::test]
async fn found_7_t_attacker_04_a_database_with_two_names_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let first = server(&file).await;
    fill(&first, 1, 3).await;
    let other_name = folder.path().join("other.db");
    fs::hard_link(&file, &other_name).expect("a link");
    let refused = [
        SqliteStore::open_for_server(&other_name).await.err(),
        SqliteStore::open(&other_name).await.err(),
    ];
    for refused in refused {
        assert!(
            matches!(refused, Some(OpenError::Names { names: 2, .. })),
            "{refused:?}"
        );
    }
    first.close().await.expect("closed");
    fs::remove_file(&other_name).expect("removed");
    let again = server(&file).await;
    assert_eq!(again.load(GameId(0)).await.expect("there").events.len(), 3);
    again.close().await.expect("closed");
}

#[tokio::test]
async fn found_7_t_attacker_05_a_missing_record_is_told() {
    for is_emptied in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("peatee.db");
        let store = server(&file).await;
        assert!(!store.losses().is_record_missing, "a new database has none");
        fill(&store, 2, 5).await;
        let copy = leave_as_killed(&file, folder.path());
        store.close().await.expect("closed");
        // With the log goes what could be missed, and what the database says of its record is in the file.
        fs::remove_file(beside(&copy, "-wal")).expect("removed");
        match is_emptied {
            true => fs::write(beside(&copy, "-acks"), "").expect("emptied"),
            false => fs::remove_file(beside(&copy, "-acks")).expect("removed"),
        }
        let again = server(&copy).await;
        assert!(again.losses().is_record_missing, "emptied: {is_emptied}");
        again.close().await.expect("closed");
        let later = server(&copy).await;
        assert!(!later.losses().is_record_missing, "told once");
        later.close().await.expect("closed");
    }
}

/// Decision 0032: what was acknowledged is compared only by a record that is whole and of this database.
#[tokio::test]
async fn found_7_t_attacker2_05_a_damaged_or_foreign_record_is_told() {
    for case in ["zeroes", "noise", "foreign", "hole"] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("peatee.db");
        let store = server(&file).await;
        fill(&store, 2, 5).await;
        let copy = leave_as_killed(&file, folder.path());
        store.close().await.expect("closed");
        fs::remove_file(beside(&copy, "-wal")).expect("removed");
        let record = beside(&copy, "-acks");
        let mut bytes = fs::read(&record).expect("a record");
        let end = bytes.len() - 64;
        match case {
            "zeroes" => bytes[..end].fill(0),
            "noise" => bytes[..end].fill(0x5a),
            "hole" => bytes[3 * 32..4 * 32].fill(0),
            _ => {
                let other = folder.path().join("other.db");
                server(&other).await.close().await.expect("closed");
                bytes = fs::read(beside(&other, "-acks")).expect("a record");
            }
        }
        fs::write(&record, bytes).expect("written");
        let again = server(&copy).await;
        assert!(again.losses().is_record_missing, "{case}");
        fill(&again, 1, 1).await;
        again.close().await.expect("closed");
        let later = server(&copy).await;
        assert!(!later.losses().is_record_missing, "{case}: told once");
        later.close().await.expect("closed");
    }
}

#[tokio::test]
async fn found_7_t_attacker2_05_a_record_that_goes_away_under_way_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    let (record, away) = (beside(&file, "-acks"), folder.path().join("away"));
    fs::rename(&record, &away).expect("moved");
    assert!(store.losses().is_record_missing);
    fs::rename(&away, &record).expect("moved back");
    assert!(!store.losses().is_record_missing);
    store.close().await.expect("closed");
}

/// A record as it was written before files had names.
#[tokio::test]
async fn found_7_t_attacker2_05_a_record_without_a_name_is_taken_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    fill(&store, 2, 5).await;
    store.close().await.expect("closed");
    let record = beside(&file, "-acks");
    let bytes = fs::read(&record).expect("a record");
    fs::write(&record, &bytes[..bytes.len() - 32]).expect("written");
    run(&file, "UPDATE commits SET file_id = 0").await;
    run(&file, "DELETE FROM events WHERE game = 1 AND version = 4").await;
    let again = server(&file).await;
    let losses = again.losses();
    assert!(!losses.is_record_missing);
    assert_eq!(losses.events.len(), 1, "it is compared");
    again.close().await.expect("closed");
}

#[tokio::test]
async fn found_7_t_attacker2_06_a_damaged_page_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    fill(&store, 20, 30).await;
    assert!(!store.losses().is_damaged);
    store.close().await.expect("closed");
    let mut bytes = fs::read(&file).expect("a file");
    let page = bytes.len() / 4096 / 2;
    bytes[page * 4096..(page + 1) * 4096].fill(0xa5);
    fs::write(&file, bytes).expect("written");
    let again = server(&file).await;
    for _ in 0..100 {
        if again.losses().is_damaged {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(again.losses().is_damaged);
    // A page is whole again, and what was seen is not forgotten.
    again.check().await.expect("something can be kept");
    assert!(again.losses().is_damaged);
    again.close().await.expect("closed");
}

/// Decision 0032: one server a file, whatever becomes of the lock.
#[tokio::test]
async fn found_7_t_attacker2_07_a_deleted_lock_lets_no_second_server_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    fill(&store, 1, 2).await;
    let lock = beside(&file, "-lock");
    fs::remove_file(&lock).expect("removed");
    let second = SqliteStore::open_for_server(&file).await.err();
    assert!(
        matches!(second, Some(OpenError::InUse { .. })),
        "{second:?}"
    );
    // Nor with both gone does the first one go on.
    let refused = store.append(GameId(0), 2, &[long_event(2)], None).await;
    assert!(
        matches!(refused, Err(StoreError::Unavailable(_))),
        "{refused:?}"
    );
    assert!(store.check().await.is_err());
    store.close().await.expect("closed");
    server(&file).await.close().await.expect("closed");
}

/// 0032: the last moment at which the clock was known to be right.
#[tokio::test]
async fn found_7_t_attacker2_02_the_known_clock_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("peatee.db");
    let store = server(&file).await;
    assert_eq!(store.known_clock().await, Ok(None));
    for at in [5_000, 3_000] {
        store.confirm_clock(Moment(at)).await.expect("kept");
        assert_eq!(store.known_clock().await, Ok(Some(Moment(at))));
    }
    store.close().await.expect("closed");
}
