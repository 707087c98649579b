//! Every level against the one below: how far they lie apart.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;
use engine::{Engine, Level, Opponent, Searchable};
use rules::Color;

use super::Plan;
use super::contest::{Tally, is_fair, keep, on_threads, play, played};
use super::games::begin;

/// Plays so many pairs a rung and prints the score of the upper level.
pub(crate) fn climb<V: Searchable>(plan: &Plan) -> Result<()> {
    let levels: Vec<Level> = Level::all().collect();
    for rung in levels.windows(2) {
        let (lower, upper) = (rung[0], rung[1]);
        if plan.levels.contains(&upper.number()) {
            let tally = compare::<V>(plan, upper, lower)?;
            println!(
                "{}: level {} against {}: {tally}",
                V::RULES.id,
                upper.number(),
                lower.number()
            );
        }
    }
    Ok(())
}

fn compare<V: Searchable>(plan: &Plan, upper: Level, lower: Level) -> Result<Tally> {
    let begun = AtomicU64::new(0);
    let tally = Mutex::new(Tally::default());
    on_threads(plan, |dice| {
        let mut judge = Engine::<V>::new(plan.megabytes);
        while begun.fetch_add(1, Ordering::Relaxed) < plan.pairs {
            let game = loop {
                let game = begin::<V>(plan.random, dice);
                if let Some(game) = game.filter(|game| is_fair(&mut judge, game, plan)) {
                    break game;
                }
            };
            let halves = Color::ALL.map(|color| {
                let mut players =
                    [upper, lower].map(|level| Opponent::<V>::new(level, dice.roll(u64::MAX)));
                play(&game, color, |turn, game| {
                    Some(players[turn].choose(game)?.m)
                })
            });
            keep(&tally, halves)?;
        }
        Ok(())
    })?;
    played(tally)
}
