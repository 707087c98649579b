//! The computer shared by many games (part 7, E.5).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use common::{COMPUTER, First, Page, TestServer, folder};
use players::{Cancel, Decision, Failure, Level, Player, PlayerFactory};

/// How many searches run at once, and the most that did.
#[derive(Debug, Default)]
struct Running {
    now: AtomicUsize,
    most: AtomicUsize,
}

/// Level 10 takes its time; counts how many searches run at once.
#[derive(Debug)]
struct Slow {
    running: Arc<Running>,
    level: Level,
}

impl Player for Slow {
    fn decide(&mut self, game: &games::Game, cancel: &Cancel) -> Result<Decision, Failure> {
        let now = self.running.now.fetch_add(1, Ordering::SeqCst) + 1;
        self.running.most.fetch_max(now, Ordering::SeqCst);
        if self.level == Level::HIGHEST {
            std::thread::sleep(Duration::from_millis(300));
        }
        self.running.now.fetch_sub(1, Ordering::SeqCst);
        First.decide(game, cancel)
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

/// A game in which the computer moves first, seen from some address.
async fn game(site: &TestServer, from: [u8; 4], level: u8) -> Page {
    let form = format!("opponent=computer&rules=international&control=-&side=black&level={level}");
    let (path, cookie) = site.game(&form).await;
    let mut page = site.join_from(from, &path, Some(&cookie)).await;
    let welcome = page.hear("welcome").await;
    assert_eq!(welcome["seats"]["black"], true);
    page
}

async fn time_to_move(mut page: Page) -> Duration {
    let begun = Instant::now();
    while page.hear("update").await["plies"] != 1 {}
    begun.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn found_7_e5_many_strong_games_do_not_delay_a_weak_one() {
    let folder = folder();
    let slow = Arc::new(Running::default());
    let running = Arc::clone(&slow);
    let players = PlayerFactory::new(move |level, _| {
        let running = Arc::clone(&running);
        Box::new(Slow { running, level })
    });
    let site = TestServer::open_with(&folder, players).await;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let slots = cores.saturating_sub(1).max(1);
    // Enough work for six seconds of every thread.
    let mut strong = Vec::new();
    for _ in 0..20 * slots.min(2) {
        strong.push(game(&site, [127, 0, 0, 2], 10).await);
    }
    // The same address, and another one: a weak game, and a strong one.
    let same = time_to_move(game(&site, [127, 0, 0, 2], 1).await).await;
    assert!(same < Duration::from_millis(1500), "{same:?}");
    let weak = time_to_move(game(&site, [127, 0, 0, 1], 1).await).await;
    assert!(weak < Duration::from_millis(1500), "{weak:?}");
    let fair = time_to_move(game(&site, [127, 0, 0, 1], 10).await).await;
    assert!(fair < Duration::from_millis(2000), "{fair:?}");
    assert!(slow.most.load(Ordering::SeqCst) <= slots);
    drop(strong);
    site.close().await;
}

/// Thinks until it is cancelled, and counts how often it was.
#[derive(Debug)]
struct Endless(Arc<AtomicUsize>);

impl Player for Endless {
    fn decide(&mut self, _: &games::Game, cancel: &Cancel) -> Result<Decision, Failure> {
        while !cancel.is_cancelled() {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.0.fetch_add(1, Ordering::SeqCst);
        Err(Failure::Cancelled)
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

/// Nobody waits for the move of a game that is over: the next search has the core.
#[tokio::test(flavor = "multi_thread")]
async fn a_search_ends_with_its_position() {
    let folder = folder();
    let cancelled = Arc::<AtomicUsize>::default();
    let counted = Arc::clone(&cancelled);
    let players = PlayerFactory::new(move |level, _| match level == Level::HIGHEST {
        true => Box::new(Endless(Arc::clone(&counted))),
        false => Box::new(First),
    });
    let site = TestServer::open_with(&folder, players).await;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut endless = Vec::new();
    for _ in 1..cores.max(2) {
        endless.push(game(&site, [127, 0, 0, 2], 10).await);
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(cancelled.load(Ordering::SeqCst), 0);
    for page in &mut endless {
        page.act(serde_json::json!({"do": "resign"})).await;
    }
    let weak = time_to_move(game(&site, [127, 0, 0, 1], 1).await).await;
    assert!(weak < Duration::from_millis(2000), "{weak:?}");
    assert_eq!(cancelled.load(Ordering::SeqCst), endless.len());
    site.close().await;
}

/// The engine of a game is made once: it keeps what it remembers, and its seed.
#[tokio::test(flavor = "multi_thread")]
async fn an_engine_lives_as_long_as_its_game() {
    let folder = folder();
    let made = Arc::<AtomicUsize>::default();
    let counted = Arc::clone(&made);
    let players = PlayerFactory::new(move |_, _| {
        counted.fetch_add(1, Ordering::SeqCst);
        Box::new(First)
    });
    let site = TestServer::open_with(&folder, players).await;
    let (path, cookie) = site.game(COMPUTER).await;
    let mut page = site.join(&path, Some(&cookie)).await;
    let mut legal = page.hear("welcome").await["game"]["state"]["legal"].clone();
    for moves in 1..=3 {
        let text = legal[0]["text"].as_str().expect("a legal move").to_owned();
        page.make(&text).await;
        let mut update = page.hear("update").await;
        while update["plies"] != 2 * moves {
            update = page.hear("update").await;
        }
        legal = update["state"]["legal"].clone();
    }
    assert_eq!(made.load(Ordering::SeqCst), 1);
    site.close().await;
}
