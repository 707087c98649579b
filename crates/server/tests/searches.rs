//! The computer shared by many games (part 7, E.5).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use common::{House, Page, folder};
use peatee_server::{Opponent, Thought};

/// Level 10 takes its time; counts how many searches run at once.
#[derive(Debug, Default)]
struct Slow {
    running: AtomicUsize,
    most: AtomicUsize,
}

impl Opponent for Slow {
    fn highest(&self) -> u8 {
        10
    }

    fn think(&self, game: &games::Game, level: u8, _: u64) -> Option<Thought> {
        let running = self.running.fetch_add(1, Ordering::SeqCst) + 1;
        self.most.fetch_max(running, Ordering::SeqCst);
        if level == 10 {
            std::thread::sleep(Duration::from_millis(300));
        }
        self.running.fetch_sub(1, Ordering::SeqCst);
        let first = game.legal_moves().into_iter().next()?;
        Some(Thought::Play {
            text: first.text,
            offers_draw: false,
        })
    }

    fn accepts_draw(&self, _: &games::Game, _: u8) -> bool {
        false
    }
}

/// A game in which the computer moves first, seen from some address.
async fn game(house: &House, from: [u8; 4], level: u8) -> Page {
    let form = format!("opponent=computer&rules=international&control=-&side=black&level={level}");
    let (path, cookie) = house.game(&form).await;
    let mut page = house.join_from(from, &path, Some(&cookie)).await;
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
    let slow = Arc::new(Slow::default());
    let house = House::open_with(&folder, Arc::clone(&slow) as Arc<dyn Opponent>).await;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let slots = cores.saturating_sub(1).max(1);
    // Enough work for six seconds of every thread.
    let mut strong = Vec::new();
    for _ in 0..20 * slots.min(2) {
        strong.push(game(&house, [127, 0, 0, 2], 10).await);
    }
    // The same address, and another one: a weak game, and a strong one.
    let same = time_to_move(game(&house, [127, 0, 0, 2], 1).await).await;
    assert!(same < Duration::from_millis(1500), "{same:?}");
    let weak = time_to_move(game(&house, [127, 0, 0, 1], 1).await).await;
    assert!(weak < Duration::from_millis(1500), "{weak:?}");
    let fair = time_to_move(game(&house, [127, 0, 0, 1], 10).await).await;
    assert!(fair < Duration::from_millis(2000), "{fair:?}");
    assert!(slow.most.load(Ordering::SeqCst) <= slots);
    drop(strong);
    house.close().await;
}
