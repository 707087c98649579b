//! The cases of the suite.

mod simuls;

use std::sync::Arc;

use conduct::Color::{Black, White};
use conduct::{Command, Event, Game, Happened, Millis, Moment, PersonId, Score, Terms};
use peatee_store::{
    Appended, ChallengeId, CommandId, GameId, Name, NewChallenge, NewGame, Page, PasswordHash,
    SeatWish, Session, Standing, Store, StoreError, TokenHash, open,
};

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

/// A game at a wooden board: a judge may have it replayed.
fn at_a_board() -> Terms {
    Terms {
        mode: conduct::Mode::Record,
        ..terms("russian-1953")
    }
}

/// A game that White resigns, and the judge has replayed.
fn resigned(at: Moment) -> (Vec<Event>, Vec<Event>) {
    let mut game = Game::new(at_a_board()).expect("playable");
    let mut events = act(&mut game, &Command::Begin, at);
    let text = "c3-d4".to_owned();
    events.extend(act(&mut game, &Command::Play { by: White, text }, at));
    events.extend(act(&mut game, &Command::Resign(White), at));
    let (behind, why) = (1, "viga".to_owned());
    let replayed = act(&mut game, &Command::ReplayFrom { behind, why }, at);
    (events, replayed)
}

pub(crate) async fn games_that_are_over_are_listed(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let at = START.plus(Millis::hours(1));
    let (events, replayed) = resigned(at);
    store
        .create_game(new_game(1, at_a_board()), &[])
        .await
        .expect("kept");
    store
        .create_game(new_game(2, at_a_board()), &events)
        .await
        .expect("kept");
    assert_eq!(store.unfinished().await, Ok(vec![GameId(1)]));
    store
        .append(GameId(1), 0, &events, None)
        .await
        .expect("kept");
    assert_eq!(store.unfinished().await, Ok(Vec::new()));
    let recent = store.list_recent(Page::first(10)).await.expect("a list");
    let results: Vec<_> = recent.iter().map(|meta| (meta.id.0, meta.ended)).collect();
    let lost = Some((at, Score::Win(Black)));
    assert_eq!(results, [(2, lost), (1, lost)]);
    // What the judge has replayed is not over.
    store
        .append(GameId(1), events.len() as u64, &replayed, None)
        .await
        .expect("kept");
    assert_eq!(store.unfinished().await, Ok(vec![GameId(1)]));
    let live = store.list_live(Page::first(10)).await.expect("a list");
    assert_eq!(
        live.iter()
            .map(|meta| (meta.id.0, meta.ended))
            .collect::<Vec<_>>(),
        [(1, None)]
    );
}

pub(crate) async fn lists_have_pages(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let (events, _) = resigned(START);
    for id in 0..7 {
        let game = NewGame {
            created_at: START,
            ..new_game(id, at_a_board())
        };
        store
            .create_game(game, if id < 3 { &[] } else { &events })
            .await
            .expect("kept");
    }
    let mut page = Page::first(2);
    let mut found = Vec::new();
    loop {
        let games = store.games_of(PersonId(2), page).await.expect("a list");
        let Some(last) = games.last() else { break };
        page.before = Some(last.place());
        found.extend(games.iter().map(|meta| meta.id.0));
    }
    assert_eq!(found, [6, 5, 4, 3, 2, 1, 0]);
    let first = store.list_recent(Page::first(3)).await.expect("a list");
    let before = first.last().and_then(|meta| meta.ended_place());
    let rest = store
        .list_recent(Page { limit: 3, before })
        .await
        .expect("a list");
    let ids: Vec<_> = first.iter().chain(&rest).map(|meta| meta.id.0).collect();
    assert_eq!(ids, [6, 5, 4, 3]);
    let nobody = store.games_of(PersonId(3), Page::first(9)).await;
    assert!(nobody.expect("a list").is_empty());
}

pub(crate) async fn colours_are_exchanged(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let mut game = Game::new(terms("russian")).expect("playable");
    let mut events = act(&mut game, &Command::Begin, START);
    events.extend(act(&mut game, &Command::SwapColours, START));
    store
        .create_game(new_game(1, terms("russian")), &[])
        .await
        .expect("kept");
    store
        .append(GameId(1), 0, &events, None)
        .await
        .expect("kept");
    let meta = store.load(GameId(1)).await.expect("there").meta;
    assert_eq!(meta.sides.white, [PersonId(2)]);
    assert_eq!(meta.terms.sides.white, [PersonId(1)]);
}

/// The end of a game is kept only if the game can be played over; what others ask at that time is not harmed.
pub(crate) async fn what_makes_no_game_is_not_ended(bed: &Bed) {
    let store = bed.open().await;
    let (game, events) = kept_game(&*store, GameId(1)).await;
    let (other, _) = kept_game(&*store, GameId(2)).await;
    let absurd = [
        Happened::Played {
            by: White,
            text: "1-50".to_owned(),
            way: conduct::Millis::ZERO,
        },
        Happened::Ended(conduct::End::Agreement),
    ];
    let absurd = absurd.map(|what| Event { at: START, what });
    let (refused, kept) = tokio::join!(
        store.append(game, 0, &absurd, None),
        append_each(&*store, other, 0, &events),
    );
    assert!(matches!(refused, Err(StoreError::Misfit(_))), "{refused:?}");
    assert_eq!(kept, (events.len() as u64, None));
    assert!(store.load(game).await.expect("there").events.is_empty());
}

pub(crate) async fn people_come_and_go(bed: &Bed) {
    let store = bed.open().await;
    let (ann, bo) = (PersonId(1), PersonId(2));
    store
        .create_person(somebody(1, "Ann", None))
        .await
        .expect("new");
    store
        .create_person(somebody(2, "Bo", Some("$hash$")))
        .await
        .expect("new");
    let again = store.create_person(somebody(1, "Else", None)).await;
    assert_eq!(again, Err(StoreError::IdTaken));
    assert_eq!(store.person(PersonId(3)).await, Ok(None));
    let hash = |text: &str| PasswordHash(text.to_owned());
    let found = store.person(bo).await.expect("an answer").expect("there");
    assert_eq!(
        found.standing,
        Standing::Account {
            password: hash("$hash$")
        }
    );
    assert_eq!((found.name.as_str(), found.language.as_str()), ("Bo", "et"));
    assert_eq!(found.created_at, START);
    // Only accounts have passwords.
    assert_eq!(
        store.change_password(ann, hash("x")).await,
        Err(StoreError::NoPerson)
    );
    let changed = store.change_password(bo, hash("other")).await;
    changed.expect("kept");
    store.set_language(bo, "lv").await.expect("kept");
    store
        .register(ann, name("Ann Õun"), hash("first"))
        .await
        .expect("free");
    let twice = store.register(ann, name("Anna"), hash("second")).await;
    assert_eq!(twice, Err(StoreError::NoPerson));
    let found = store
        .person_by_name(&name("ann õUN"))
        .await
        .expect("an answer");
    assert_eq!(found.map(|person| person.id), Some(ann));
    // Gone: the name can be taken again, the games stay.
    store
        .create_game(new_game(1, terms("russian")), &[])
        .await
        .expect("kept");
    store.begin_session(session(7, bo, 10)).await.expect("new");
    store.put_up_challenge(challenge(1, bo)).await.expect("new");
    store
        .pseudonymise(bo, name("Lahkunud 1"))
        .await
        .expect("there");
    let gone = store.person(bo).await.expect("an answer").expect("there");
    assert_eq!(
        (gone.name.as_str(), &gone.standing),
        ("Lahkunud 1", &Standing::Gone)
    );
    // Whoever signed in at that moment is too late.
    let late = store.begin_session(session(8, bo, 10)).await;
    assert_eq!(late, Err(StoreError::NoPerson));
    assert_eq!(store.person_by_name(&name("bo")).await, Ok(None));
    assert_eq!(store.session(TokenHash([7; 32]), START).await, Ok(None));
    assert!(store.open_challenges(9).await.expect("a list").is_empty());
    assert_eq!(
        store
            .games_of(bo, Page::first(9))
            .await
            .expect("a list")
            .len(),
        1
    );
    let nobody = store.pseudonymise(PersonId(9), name("x")).await;
    assert_eq!(nobody, Err(StoreError::NoPerson));
}

fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

pub(crate) async fn names_are_unique(bed: &Bed) {
    let store = bed.open().await;
    store
        .create_person(somebody(1, "Šarūnas", Some("a")))
        .await
        .expect("new");
    let same = store.create_person(somebody(2, "ŠARŪNAS", Some("b"))).await;
    assert_eq!(same, Err(StoreError::NameTaken));
    // Guests may be called as they like.
    store
        .create_person(somebody(3, "Guest", None))
        .await
        .expect("new");
    store
        .create_person(somebody(4, "Guest", None))
        .await
        .expect("new");
    let password = PasswordHash("c".to_owned());
    let taken = store
        .register(PersonId(3), name("s\u{30c}aru\u{304}nas"), password)
        .await;
    assert_eq!(taken, Err(StoreError::NameTaken));
}

fn session(token: u8, person: PersonId, minutes: u64) -> Session {
    Session {
        token: TokenHash([token; 32]),
        person,
        created_at: START,
        seen_at: START,
        expires_at: START.plus(Millis::minutes(minutes)),
    }
}

pub(crate) async fn sessions_end(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let ann = PersonId(1);
    let nobody = store.begin_session(session(1, PersonId(9), 10)).await;
    assert_eq!(nobody, Err(StoreError::NoPerson));
    for token in 1..=4 {
        store
            .begin_session(session(token, ann, 10 * u64::from(token)))
            .await
            .expect("new");
    }
    let at = |minutes| START.plus(Millis::minutes(minutes));
    let token = |token| TokenHash([token; 32]);
    assert_eq!(
        store.session(token(1), at(9)).await,
        Ok(Some(session(1, ann, 10)))
    );
    assert_eq!(store.session(token(1), at(10)).await, Ok(None));
    store
        .renew_session(token(1), at(9), at(60))
        .await
        .expect("kept");
    let renewed = store
        .session(token(1), at(50))
        .await
        .expect("an answer")
        .expect("there");
    assert_eq!((renewed.seen_at, renewed.expires_at), (at(9), at(60)));
    store.revoke_session(token(2)).await.expect("ended");
    store.revoke_session(token(2)).await.expect("ended already");
    assert_eq!(store.session(token(2), START).await, Ok(None));
    assert_eq!(store.sweep_sessions(at(30)).await, Ok(1));
    assert_eq!(store.revoke_sessions(ann).await, Ok(2));
    assert_eq!(store.session(token(1), START).await, Ok(None));
}

fn challenge(id: u64, by: PersonId) -> NewChallenge {
    NewChallenge {
        id: ChallengeId(id),
        terms: lonely_terms(),
        by,
        wish: SeatWish::Side(Black),
        is_open: true,
        created_at: START.plus(Millis(id)),
    }
}

pub(crate) async fn challenges_are_taken_once(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let ann = PersonId(1);
    for id in 1..=3 {
        store
            .put_up_challenge(challenge(id, ann))
            .await
            .expect("new");
    }
    let again = store.put_up_challenge(challenge(1, ann)).await;
    assert_eq!(again, Err(StoreError::IdTaken));
    let open = store.open_challenges(2).await.expect("a list");
    assert_eq!(
        open.iter().map(|one| one.offer.id.0).collect::<Vec<_>>(),
        [3, 2]
    );
    // What is sent to a friend stands in no list.
    let by_link = NewChallenge {
        is_open: false,
        ..challenge(4, ann)
    };
    store.put_up_challenge(by_link).await.expect("new");
    let found = store.challenge(ChallengeId(4)).await.expect("an answer");
    assert!(found.is_some_and(|found| !found.offer.is_open));
    assert_eq!(store.open_challenges(9).await.expect("a list").len(), 3);
    let taken = ChallengeId(1);
    let accept = |id| store.accept_challenge(taken, new_game(id, terms("russian")), &[]);
    let (one, other) = tokio::join!(accept(1), accept(2));
    let won = if one.is_ok() { 1 } else { 2 };
    let lost = if one.is_ok() { other } else { one };
    assert_eq!(lost, Err(StoreError::NoChallenge(taken)));
    assert_eq!(store.unfinished().await, Ok(vec![GameId(won)]));
    let found = store
        .challenge(taken)
        .await
        .expect("an answer")
        .expect("there");
    assert_eq!(
        (found.game, found.offer.wish),
        (Some(GameId(won)), SeatWish::Side(Black))
    );
    store
        .withdraw_challenge(ChallengeId(2))
        .await
        .expect("open");
    for id in [1, 2, 9].map(ChallengeId) {
        let gone = store.withdraw_challenge(id).await;
        assert_eq!(gone, Err(StoreError::NoChallenge(id)));
    }
    assert_eq!(store.open_challenges(9).await.expect("a list").len(), 1);
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
}

pub(crate) async fn accounts_are_listed_and_looked_after(bed: &Bed) {
    let store = bed.open().await;
    for (id, called, password) in [
        (1, "Õun", Some("a")),
        (2, "bo", Some("b")),
        (3, "Ann", Some("c")),
        (4, "Guest", None),
    ] {
        let person = somebody(id, called, password);
        store.create_person(person).await.expect("new");
    }
    let names = |people: Vec<peatee_store::Person>| -> Vec<String> {
        people.iter().map(|one| one.name.to_string()).collect()
    };
    let first = store.accounts(None, 2).await.expect("a list");
    assert_eq!(names(first), ["Ann", "bo"]);
    let rest = store.accounts(Some(&name("BO")), 9).await.expect("a list");
    assert_eq!(names(rest), ["Õun"]);
    // The role.
    let is_one = async |id| {
        let found = store.person(PersonId(id)).await.expect("an answer");
        found.expect("there").is_administrator
    };
    assert!(!is_one(3).await);
    store
        .set_administrator(PersonId(3), true)
        .await
        .expect("an account");
    assert!(is_one(3).await);
    let guest = store.set_administrator(PersonId(4), true).await;
    assert_eq!(guest, Err(StoreError::NoPerson));
    // Who has left has no role.
    store
        .pseudonymise(PersonId(3), name("Gone 1"))
        .await
        .expect("there");
    assert!(!is_one(3).await);
    assert_eq!(
        names(store.accounts(None, 9).await.expect("a list")),
        ["bo", "Õun"]
    );
}

pub(crate) async fn links_are_used_once(bed: &Bed) {
    let store = bed.open().await;
    let (ann, guest) = (PersonId(1), PersonId(2));
    let person = somebody(1, "Ann", Some("old"));
    store.create_person(person).await.expect("new");
    store
        .create_person(somebody(2, "Bo", None))
        .await
        .expect("new");
    let at = |minutes| START.plus(Millis::minutes(minutes));
    let link = |token: u8, person| peatee_store::PasswordLink {
        token: TokenHash([token; 32]),
        person,
        expires_at: at(10),
    };
    let hash = || PasswordHash("new".to_owned());
    for nobody in [guest, PersonId(9)] {
        let refused = store.put_up_link(link(1, nobody)).await;
        assert_eq!(refused, Err(StoreError::NoPerson));
    }
    // The newer link takes the place of the older.
    store.put_up_link(link(1, ann)).await.expect("kept");
    store.put_up_link(link(2, ann)).await.expect("kept");
    let (older, token) = (TokenHash([1; 32]), TokenHash([2; 32]));
    assert_eq!(store.link(older, START).await, Ok(None));
    assert_eq!(store.link(token, at(9)).await, Ok(Some(link(2, ann))));
    assert_eq!(store.link(token, at(10)).await, Ok(None));
    let late = store.use_link(token, at(10), hash()).await;
    assert_eq!(late, Err(StoreError::NoLink));
    store.begin_session(session(7, ann, 60)).await.expect("new");
    assert_eq!(store.use_link(token, at(9), hash()).await, Ok(ann));
    let again = store.use_link(token, at(9), hash()).await;
    assert_eq!(again, Err(StoreError::NoLink));
    let found = store.person(ann).await.expect("an answer").expect("there");
    assert_eq!(found.standing, Standing::Account { password: hash() });
    assert_eq!(store.session(TokenHash([7; 32]), START).await, Ok(None));
    // Neither a session nor a link outlives the password that it was made for.
    store.put_up_link(link(4, ann)).await.expect("kept");
    store.begin_session(session(8, ann, 60)).await.expect("new");
    store.change_password(ann, hash()).await.expect("kept");
    assert_eq!(store.link(TokenHash([4; 32]), START).await, Ok(None));
    assert_eq!(store.session(TokenHash([8; 32]), START).await, Ok(None));
    // An administrator comes with his link, or not at all.
    let kadri = |id| somebody(id, "Kadri", Some("locked"));
    let own = link(5, PersonId(5));
    store
        .create_administrator(kadri(5), own)
        .await
        .expect("new");
    let found = store.person(own.person).await.expect("an answer");
    assert!(found.expect("there").is_administrator);
    assert_eq!(store.link(own.token, START).await, Ok(Some(own)));
    let taken = store
        .create_administrator(kadri(6), link(6, PersonId(6)))
        .await;
    assert_eq!(taken, Err(StoreError::NameTaken));
    let olav = somebody(6, "Olav", Some("locked"));
    let same = link(5, PersonId(6));
    let torn = store.create_administrator(olav, same).await;
    assert_eq!(torn, Err(StoreError::IdTaken));
    assert_eq!(store.person(PersonId(6)).await, Ok(None));
    // A link goes with its owner.
    store.put_up_link(link(3, ann)).await.expect("kept");
    store
        .pseudonymise(ann, name("Gone 1"))
        .await
        .expect("there");
    assert_eq!(store.link(TokenHash([3; 32]), START).await, Ok(None));
    // Those that have expired are forgotten, once; the administrator's is among them.
    let person = somebody(3, "Cas", Some("old"));
    store.create_person(person).await.expect("new");
    store.put_up_link(link(4, PersonId(3))).await.expect("kept");
    assert_eq!(store.sweep_links(at(9)).await, Ok(0));
    assert_eq!(store.sweep_links(at(10)).await, Ok(2));
    assert_eq!(store.sweep_links(at(10)).await, Ok(0));
    assert_eq!(store.link(TokenHash([4; 32]), START).await, Ok(None));
}

pub(crate) async fn what_belongs_to_somebody_is_listed(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let (ann, bo) = (PersonId(1), PersonId(2));
    for (token, minutes) in [(1, 10), (2, 30), (3, 40)] {
        let new = session(token, ann, minutes);
        store.begin_session(new).await.expect("new");
    }
    store.begin_session(session(4, bo, 40)).await.expect("new");
    let at = |minutes| START.plus(Millis::minutes(minutes));
    store
        .renew_session(TokenHash([3; 32]), at(5), at(60))
        .await
        .expect("kept");
    let tokens = async |person, minutes| -> Vec<u8> {
        let listed = store.sessions_of(person, at(minutes)).await;
        let listed = listed.expect("a list").into_iter();
        listed.map(|session| session.token.0[0]).collect()
    };
    assert_eq!(tokens(ann, 9).await, [3, 1, 2]);
    assert_eq!(tokens(ann, 10).await, [3, 2]);
    let kept = TokenHash([2; 32]);
    assert_eq!(store.revoke_other_sessions(ann, kept).await, Ok(2));
    assert_eq!(tokens(ann, 9).await, [2]);
    assert_eq!(tokens(bo, 9).await, [4]);
    // Challenges, those of others not among them.
    for (id, by) in [(1, ann), (2, bo), (3, ann)] {
        let new = challenge(id, by);
        store.put_up_challenge(new).await.expect("new");
    }
    let listed = store.challenges_of(ann, None, 9).await.expect("a list");
    let ids: Vec<u64> = listed.iter().map(|one| one.offer.id.0).collect();
    assert_eq!(ids, [3, 1]);
    let first = &listed[0].offer;
    let behind = Some((first.created_at, first.id));
    let rest = store.challenges_of(ann, behind, 9).await.expect("a list");
    let ids: Vec<u64> = rest.iter().map(|one| one.offer.id.0).collect();
    assert_eq!(ids, [1]);
    // Several at once, and whoever is not known is left out.
    let asked = [bo, PersonId(9), PersonId(u64::MAX), bo];
    let mut persons = store.persons(&asked).await.expect("a list");
    persons.sort_by_key(|person| person.id);
    let persons: Vec<&str> = persons.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(persons, ["Bo", "Ce"]);
    // Games under way with their version; one that is over is none.
    let (events, _) = resigned(at(60));
    let (game, version) = (GameId(1), events.len() as u64 - 1);
    let new = new_game(game.0, at_a_board());
    store.create_game(new, &[]).await.expect("kept");
    let versions = async |person| -> Vec<u64> {
        let live = store.live_games_of(person, 9).await.expect("a list");
        live.iter().map(|one| one.version).collect()
    };
    assert_eq!(versions(ann).await, [0]);
    let (last, first) = events.split_last().expect("some");
    store.append(game, 0, first, None).await.expect("kept");
    assert_eq!(versions(ann).await, [version]);
    assert!(versions(PersonId(9)).await.is_empty());
    let last = std::slice::from_ref(last);
    store.append(game, version, last, None).await.expect("kept");
    assert!(versions(ann).await.is_empty());
}
