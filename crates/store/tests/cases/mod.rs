//! The cases of the suite.

mod event_files;
mod lists;
mod people;
mod reviews;
mod simuls;

use std::sync::Arc;

use conduct::Color::White;
use conduct::{Command, Event, Game, Millis, Terms};
use peatee_store::{Appended, CommandId, GameId, NewGame, Store, StoreError, open};

pub(crate) use event_files::{
    a_file_that_is_checked_out_takes_no_lines, a_request_to_an_event_file_is_done_once,
    an_account_keeps_so_many_event_files, event_files_are_kept_line_by_line,
    event_files_are_listed, lines_are_added_at_the_end_only,
};
pub(crate) use lists::{
    colours_are_exchanged, games_that_are_over_are_listed, lists_have_pages,
    what_makes_no_game_is_not_ended,
};
pub(crate) use people::{
    accounts_are_listed_and_looked_after, challenges_are_taken_once, links_are_used_once,
    names_are_unique, people_come_and_go, sessions_end, what_belongs_to_somebody_is_listed,
};
pub(crate) use reviews::a_game_has_one_review;
pub(crate) use simuls::{a_display_has_so_many_places, displays_begin_once_with_all_their_games};

use crate::common::{START, act, conducted, sealed, somebody, terms};

/// An empty database.
pub(crate) struct Bed {
    pub(crate) address: String,
}

impl Bed {
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        open(&self.address).await.expect("a database")
    }
}

/// Two who play, of no account.
async fn with_people(store: &dyn Store) {
    for (id, name) in [(1, "Ann"), (2, "Bo"), (u64::MAX, "Ce")] {
        store
            .create_person(somebody(id, name, None))
            .await
            .expect("new");
    }
}

fn new_game(id: u64, terms: Terms) -> NewGame {
    NewGame {
        id: GameId(id),
        created_at: START.plus(Millis(id % 1000)),
        terms,
    }
}

/// A game that nobody in particular plays.
pub(crate) fn lonely_terms() -> Terms {
    let mut terms = terms("international");
    terms.sides = conduct::ByColor::default();
    terms
}

/// The beginning of a game: 20 moves and more.
pub(crate) fn moves() -> Vec<Event> {
    let mut game = Game::new(lonely_terms()).expect("playable");
    let mut events = act(&mut game, &Command::Begin, START);
    for ply in 1..=30 {
        let by = game.moves().turn();
        let text = game.moves().legal_moves()[0].text.clone();
        let now = START.plus(Millis::seconds(ply));
        events.extend(act(&mut game, &Command::Play { by, text }, now));
    }
    events
}

/// A game without events, and what happens in it later.
pub(crate) async fn kept_game(store: &dyn Store, id: GameId) -> (GameId, Vec<Event>) {
    let game = new_game(id.0, lonely_terms());
    store.create_game(game, &[]).await.expect("kept");
    (id, moves())
}

/// Appends one event after the other, as long as there is room; how far it came, and why not further.
pub(crate) async fn append_each(
    store: &dyn Store,
    game: GameId,
    from: u64,
    events: &[Event],
) -> (u64, Option<StoreError>) {
    let mut version = from;
    for event in events.iter().skip(usize::try_from(from).expect("few")) {
        let one = std::slice::from_ref(event);
        match store.append(game, version, one, None).await {
            Ok(Appended::Kept { version: next }) => version = next,
            Ok(done) => panic!("{done:?} without a command"),
            Err(error) => return (version, Some(error)),
        }
    }
    (version, None)
}

fn command(id: &str) -> CommandId {
    id.parse().expect("an id")
}

pub(crate) async fn games_are_kept_as_they_were(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    for seed in 0..20 {
        let (terms, events) = conducted::game(seed);
        let (first, rest) = events.split_at(events.len().min(2));
        let id = GameId(u64::MAX - seed);
        let game = NewGame {
            id,
            created_at: START,
            terms: terms.clone(),
        };
        store.create_game(game, first).await.expect("kept");
        let kept = store.append(id, first.len() as u64, rest, None).await;
        let version = events.len() as u64;
        assert_eq!(kept, Ok(Appended::Kept { version }));
        let loaded = store.load(id).await.expect("there");
        assert_eq!(loaded.events, events);
        assert_eq!(format!("{:?}", loaded.meta.terms), format!("{terms:?}"));
        let game = Game::replay(terms, &events).expect("a game");
        assert_eq!(
            loaded.meta.ended.map(|(_, score)| score),
            game.end().map(|_| game.score())
        );
        assert_eq!(&loaded.meta.sides, &game.terms().sides);
        let since = store.events_since(id, 1).await.expect("there");
        assert_eq!(since, events[1..]);
    }
    let none = store.load(GameId(77)).await.map(|_| ());
    assert_eq!(none, Err(StoreError::NoGame(GameId(77))));
}

pub(crate) async fn a_game_is_begun_once(bed: &Bed) {
    let store = bed.open().await;
    let unknown = store.create_game(new_game(1, terms("russian")), &[]).await;
    assert_eq!(unknown, Err(StoreError::NoPerson));
    with_people(&*store).await;
    store
        .create_game(new_game(1, terms("russian")), &[])
        .await
        .expect("kept");
    let again = store.create_game(new_game(1, terms("russian")), &[]).await;
    assert_eq!(again, Err(StoreError::IdTaken));
    assert_eq!(store.unfinished().await, Ok(vec![GameId(1)]));
}

/// Whoever asks again, be it at the same time or after a restart, gets the game that follows already.
pub(crate) async fn one_game_follows_another(bed: &Bed) {
    let store = bed.open().await;
    let (game, _) = kept_game(&*store, GameId(1)).await;
    assert_eq!(store.next_game(game).await, Ok(None));
    let next = |id| store.create_next(game, new_game(id, lonely_terms()), &[]);
    let (one, other) = tokio::join!(next(2), next(3));
    let first = one.expect("kept");
    assert_eq!(other, Ok(first));
    assert_eq!(next(4).await, Ok(first));
    let nowhere = store
        .create_next(GameId(9), new_game(5, lonely_terms()), &[])
        .await;
    assert_eq!(nowhere, Err(StoreError::NoGame(GameId(9))));
    drop(store);
    let store = bed.open().await;
    assert_eq!(store.next_game(game).await, Ok(Some(first)));
    let others = [2, 3, 4, 5].map(GameId).into_iter();
    for id in others.filter(|id| *id != first) {
        let nothing = store.load(id).await.map(|kept| kept.events);
        assert_eq!(nothing, Err(StoreError::NoGame(id)));
    }
}

pub(crate) async fn versions_that_are_not_expected_are_refused(bed: &Bed) {
    let store = bed.open().await;
    let (game, events) = kept_game(&*store, GameId(1)).await;
    store
        .append(game, 0, &events[..3], None)
        .await
        .expect("kept");
    for expected in [0, 1, 2, 4, 100, u64::MAX] {
        let refused = store.append(game, expected, &events[3..5], None).await;
        assert_eq!(refused, Err(StoreError::Conflict { expected, found: 3 }));
    }
    let nothing = store.append(GameId(2), 0, &events, None).await;
    assert_eq!(nothing, Err(StoreError::NoGame(GameId(2))));
    assert_eq!(store.load(game).await.expect("there").events, events[..3]);
}

pub(crate) async fn a_command_is_done_once(bed: &Bed) {
    let store = bed.open().await;
    let (game, events) = kept_game(&*store, GameId(1)).await;
    let (other, _) = kept_game(&*store, GameId(2)).await;
    let (first, second) = (command("a"), command("b"));
    let kept = store.append(game, 0, &events[..2], Some(&first)).await;
    assert_eq!(kept, Ok(Appended::Kept { version: 2 }));
    store
        .append(game, 2, &events[2..3], Some(&second))
        .await
        .expect("kept");
    // Again, with the version of then and with that of now.
    for expected in [0, 3] {
        let again = store
            .append(game, expected, &events[..2], Some(&first))
            .await;
        assert_eq!(again, Ok(Appended::AlreadyDone { version: 2 }));
    }
    // Another game has commands of its own.
    let kept = store.append(other, 0, &events[..1], Some(&first)).await;
    assert_eq!(kept, Ok(Appended::Kept { version: 1 }));
    assert_eq!(store.load(game).await.expect("there").events, events[..3]);
}

/// The issue: a client that does not know whether its command arrived is told, be it after a restart.
pub(crate) async fn commands_are_remembered(bed: &Bed) {
    let store = bed.open().await;
    let (game, events) = kept_game(&*store, GameId(1)).await;
    let (first, second) = (command("a"), command("b"));
    assert_eq!(store.done(game, &first).await, Ok(None));
    let kept = store.append(game, 0, &events[..2], Some(&first)).await;
    assert_eq!(kept, Ok(Appended::Kept { version: 2 }));
    // What was refused was not done.
    let refused = store.append(game, 9, &events[2..3], Some(&second)).await;
    assert!(refused.is_err(), "{refused:?}");
    store.close().await.expect("closed");

    let store = bed.open().await;
    assert_eq!(store.done(game, &first).await, Ok(Some(2)));
    assert_eq!(store.done(game, &second).await, Ok(None));
    // Another game has commands of its own, and a game that is not there has none.
    let (other, _) = kept_game(&*store, GameId(2)).await;
    assert_eq!(store.done(other, &first).await, Ok(None));
    assert_eq!(store.done(GameId(3), &first).await, Ok(None));
}

pub(crate) async fn many_games_at_once(bed: &Bed) {
    let store = bed.open().await;
    let mut tasks = Vec::new();
    for id in 0..50 {
        let store = Arc::clone(&store);
        tasks.push(tokio::spawn(async move {
            let (game, events) = kept_game(&*store, GameId(id)).await;
            let (version, refused) = append_each(&*store, game, 0, &events).await;
            assert_eq!((version, refused), (events.len() as u64, None));
        }));
    }
    for task in tasks {
        task.await.expect("no panic");
    }
    let events = moves();
    for id in 0..50 {
        assert_eq!(store.load(GameId(id)).await.expect("there").events, events);
    }
}

/// Among many requests at once, some of which are refused, the others are kept.
pub(crate) async fn a_refusal_harms_nobody_else(bed: &Bed) {
    let store = bed.open().await;
    let events = moves();
    for id in (0..30).map(GameId) {
        kept_game(&*store, id).await;
        store
            .append(id, 0, &events[..2], Some(&command("a")))
            .await
            .expect("kept");
    }
    let mut tasks = Vec::new();
    for id in 0..40 {
        let (store, events) = (Arc::clone(&store), events.clone());
        let append = async move {
            match id % 4 {
                0 => store.append(GameId(id), 1, &events[1..3], None).await,
                1 => {
                    store
                        .append(GameId(id), 2, &events[2..4], Some(&command("a")))
                        .await
                }
                _ => {
                    store
                        .append(GameId(id), 2, &events[2..4], Some(&command("b")))
                        .await
                }
            }
        };
        tasks.push((id, tokio::spawn(append)));
    }
    for (id, task) in tasks {
        let answer = task.await.expect("no panic");
        let expected = match id % 4 {
            _ if id >= 30 => Err(StoreError::NoGame(GameId(id))),
            0 => Err(StoreError::Conflict {
                expected: 1,
                found: 2,
            }),
            1 => Ok(Appended::AlreadyDone { version: 2 }),
            _ => Ok(Appended::Kept { version: 4 }),
        };
        assert_eq!(answer, expected, "game {id}");
        if id < 30 {
            let length = if id % 4 < 2 { 2 } else { 4 };
            let found = store.load(GameId(id)).await.expect("there").events;
            assert_eq!(found, events[..length], "game {id}");
        }
    }
}

/// Of many who append at the same version one is kept; the others learn how far the game has come.
pub(crate) async fn one_game_from_many_sides(bed: &Bed) {
    let store = bed.open().await;
    let (game, events) = kept_game(&*store, GameId(1)).await;
    for (version, event) in (0..).zip(&events) {
        let mut tasks = Vec::new();
        for side in 0..8 {
            let (store, event) = (Arc::clone(&store), event.clone());
            // Two of them send the same command twice.
            let id = command(&format!("{version}-{}", side / 2));
            let append = async move { store.append(game, version, &[event], Some(&id)).await };
            tasks.push(tokio::spawn(append));
        }
        let (mut kept, mut done) = (0, 0);
        for task in tasks {
            match task.await.expect("no panic") {
                Ok(Appended::Kept { version: now }) if now == version + 1 => kept += 1,
                Ok(Appended::AlreadyDone { version: now }) if now == version + 1 => done += 1,
                Err(StoreError::Conflict { expected, found }) if expected == version => {
                    assert!(found > version);
                }
                other => panic!("{other:?} at {version}"),
            }
        }
        assert_eq!((kept, done), (1, 1));
    }
    assert_eq!(store.load(game).await.expect("there").events, events);
}

pub(crate) async fn what_was_kept_is_there_again(bed: &Bed) {
    let store = bed.open().await;
    let (game, events) = kept_game(&*store, GameId(1)).await;
    store
        .append(game, 0, &events[..5], None)
        .await
        .expect("kept");
    drop(store);
    let store = bed.open().await;
    assert_eq!(store.load(game).await.expect("there").events, events[..5]);
    store
        .append(game, 5, &events[5..], None)
        .await
        .expect("kept");
    store.close().await.expect("closed");
    let store = bed.open().await;
    assert_eq!(store.load(game).await.expect("there").events, events);
}

pub(crate) async fn tables_are_made_once(bed: &Bed) {
    let (one, another) = tokio::join!(open(&bed.address), open(&bed.address));
    let (one, another) = (one.expect("a database"), another.expect("a database"));
    let (game, events) = kept_game(&*one, GameId(1)).await;
    another.append(game, 0, &events, None).await.expect("kept");
    assert_eq!(
        bed.open().await.load(game).await.expect("there").events,
        events
    );
}

pub(crate) async fn newer_tables_are_refused(bed: &Bed) {
    bed.open().await.close().await.expect("closed");
    let newer = "INSERT INTO _sqlx_migrations
                 (version, description, installed_on, success, checksum, execution_time)
                 VALUES (9000, 'later', CURRENT_TIMESTAMP, TRUE, 'x', 1)";
    match bed.address.strip_prefix("sqlite:") {
        Some(path) => {
            let pool = sqlx::SqlitePool::connect(path).await.expect("a file");
            sqlx::raw_sql(newer).execute(&pool).await.expect("written");
            pool.close().await;
        }
        None => {
            let pool = sqlx::PgPool::connect(&bed.address).await.expect("a server");
            sqlx::raw_sql(newer).execute(&pool).await.expect("written");
            pool.close().await;
        }
    }
    let refused = open(&bed.address)
        .await
        .expect_err("it is newer")
        .to_string();
    assert!(
        refused.contains("schema 9000") && refused.contains("newer"),
        "{refused}"
    );
}

pub(crate) async fn a_closed_store_refuses(bed: &Bed) {
    let store = bed.open().await;
    let (game, events) = kept_game(&*store, GameId(1)).await;
    store.close().await.expect("closed");
    store.close().await.expect("closed already");
    let refused = store.append(game, 0, &events, None).await;
    assert!(
        matches!(refused, Err(StoreError::Unavailable(_))),
        "{refused:?}"
    );
    let refused = store.load(game).await.map(|_| ());
    assert!(
        matches!(refused, Err(StoreError::Unavailable(_))),
        "{refused:?}"
    );
}

pub(crate) const SEALED_TEXT: &str = "33-29 and nobody knows";
pub(crate) const OPEN_TEXT: &str = "the judge adjourns aloud";

/// Keeps a game that is adjourned with a sealed move.
pub(crate) async fn keep_sealed_move(store: &dyn Store) {
    let mut game = Game::new(lonely_terms()).expect("playable");
    let mut events = act(&mut game, &Command::Begin, START);
    let why = OPEN_TEXT.to_owned();
    events.extend(act(&mut game, &Command::Adjourn { why }, START));
    let (sealed, _) = sealed(SEALED_TEXT, &game.seal_subject(b"1"));
    events.extend(act(&mut game, &Command::Seal { by: White, sealed }, START));
    store
        .create_game(new_game(1, lonely_terms()), &[])
        .await
        .expect("kept");
    store
        .append(GameId(1), 0, &events, None)
        .await
        .expect("kept");
    kept_game(store, GameId(2)).await;
    let sealed = store.unfinished_with_sealed_moves().await;
    assert_eq!(sealed, Ok(vec![GameId(1)]));
}
