//! Numbers of the search found by games: simultaneous perturbation.
//!
//! All numbers are moved at once, each by its step and by chance up or down; the engine that has moved plays the one that
//! has moved the other way, and every number goes a little towards the winner.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use engine::{Engine, Searchable};
use rules::Color;

use super::Plan;
use super::contest::{is_fair, on_threads, play, played};
use super::games::{Dice, begin};

/// How far a won pair moves a number at the beginning, in steps.
const PULL: f64 = 0.02;
/// The part of it that is gone at the end.
const CALM: f64 = 0.8;
/// How often it is told how far they have come.
const BETWEEN: Duration = Duration::from_secs(60);

/// Plays until the time is over and prints where the numbers have come to.
pub(crate) fn climb<V: Searchable>(plan: &Plan) -> Result<()> {
    if plan.vary.is_empty() {
        bail!("--vary NAME=STEP,… says which numbers are to be found");
    }
    let weights = plan.weights.weights::<V>()?;
    let numbers = plan.vary.iter();
    let way =
        Way::new(numbers.map(|(name, step)| (plan.tune.get(name).unwrap_or_default(), *step)));
    let start = Instant::now();
    let shared = Mutex::new((way, start));
    on_threads(plan, |dice| {
        let mut engines =
            [0, 1].map(|_| Engine::<V>::with_weights(plan.megabytes, weights.clone()));
        while start.elapsed() < plan.time {
            pair(plan, &mut engines, dice, start, &shared)?;
        }
        Ok(())
    })?;
    let (way, _) = played(shared)?;
    println!(
        "{}, judged by {}, {} pairs, at the end: {}",
        V::RULES.id,
        plan.weights,
        way.pairs,
        named(plan, &way.now)
    );
    println!("the mean of the second half: {}", named(plan, &way.mean()));
    Ok(())
}

/// A pair of games, and what it says.
fn pair<V: Searchable>(
    plan: &Plan,
    engines: &mut [Engine<V>; 2],
    dice: &mut Dice,
    start: Instant,
    shared: &Mutex<(Way, Instant)>,
) -> Result<()> {
    let (signs, sides) = {
        let shared = shared.lock().map_err(|_| anyhow!("a player failed"))?;
        shared.0.moved(dice)
    };
    for (engine, numbers) in engines.iter_mut().zip(sides) {
        let mut tuning = plan.tune;
        for ((name, _), number) in plan.vary.iter().zip(numbers) {
            tuning.set(name, number);
        }
        engine.set_tuning(tuning);
    }
    let game = loop {
        let game = begin::<V>(plan.random, dice);
        if let Some(game) = game.filter(|game| is_fair(&mut engines[0], game, plan)) {
            break game;
        }
    };
    let halves = Color::ALL.map(|color| {
        engines.iter_mut().for_each(Engine::forget);
        play(&game, color, |turn, game| {
            Some(engines[turn].search(game, plan.limits())?.best)
        })
    });
    let won = (halves[0] + halves[1]) as f64 / 2.0 - 1.0;
    let spent = start.elapsed().as_secs_f64() / plan.time.as_secs_f64();
    let mut shared = shared.lock().map_err(|_| anyhow!("a player failed"))?;
    let (way, told) = &mut *shared;
    way.learn(&signs, won, spent.min(1.0));
    if told.elapsed() > BETWEEN {
        *told = Instant::now();
        eprintln!("{} pairs: {}", way.pairs, named(plan, &way.now));
    }
    Ok(())
}

/// As `--tune` takes them.
fn named(plan: &Plan, numbers: &[f64]) -> String {
    let named = plan.vary.iter().zip(numbers);
    let named: Vec<String> = named
        .map(|((name, _), now)| format!("{name}={now:.0}"))
        .collect();
    named.join(",")
}

/// The numbers on their way.
#[derive(Debug)]
struct Way {
    now: Vec<f64>,
    steps: Vec<f64>,
    pairs: u32,
    /// The sum of all that they were in the second half of the time, and how often.
    sum: Vec<f64>,
    summed: u32,
}

impl Way {
    fn new(numbers: impl Iterator<Item = (i32, i32)>) -> Way {
        let (now, steps): (Vec<f64>, Vec<f64>) = numbers
            .map(|(first, step)| (f64::from(first), f64::from(step)))
            .unzip();
        Way {
            sum: vec![0.0; now.len()],
            now,
            steps,
            pairs: 0,
            summed: 0,
        }
    }

    /// Which way each number is moved, and the numbers of the two sides.
    fn moved(&self, dice: &mut Dice) -> (Vec<f64>, [Vec<i32>; 2]) {
        let signs: Vec<f64> = self
            .now
            .iter()
            .map(|_| if dice.roll(2) == 0 { 1.0 } else { -1.0 })
            .collect();
        let sides = [1.0, -1.0].map(|side| {
            let numbers = self.now.iter().zip(&self.steps).zip(&signs);
            numbers
                .map(|((now, step), sign)| whole(now + side * sign * step, dice))
                .collect()
        });
        (signs, sides)
    }

    /// The first side won so much of a pair, from -1 to 1, when this part of the time was spent.
    fn learn(&mut self, signs: &[f64], won: f64, spent: f64) {
        let pull = PULL * (1.0 - CALM * spent) * won;
        self.pairs += 1;
        for ((now, step), sign) in self.now.iter_mut().zip(&self.steps).zip(signs) {
            *now += pull * sign * step;
        }
        if spent > 0.5 {
            self.summed += 1;
            for (sum, now) in self.sum.iter_mut().zip(&self.now) {
                *sum += now;
            }
        }
    }

    fn mean(&self) -> Vec<f64> {
        let times = f64::from(self.summed.max(1));
        self.sum.iter().map(|sum| sum / times).collect()
    }
}

/// One of the two whole numbers beside this one, by chance and on average the number itself: a small step is felt as well.
fn whole(number: f64, dice: &mut Dice) -> i32 {
    let fine = 1_u32 << 20;
    let low = number.floor();
    let chance = dice.roll(u64::from(fine)) as f64 / f64::from(fine);
    low as i32 + i32::from(chance < number - low)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The law of the method: numbers go where games are won, each for itself, though all are moved at once and most pairs are
    /// decided by chance.
    #[test]
    fn numbers_go_where_games_are_won() {
        let best = [40.0, 10.0, 0.0];
        let mut way = Way::new([(20, 5), (30, 4), (0, 3)].into_iter());
        let mut dice = Dice(3);
        let pairs = 20_000;
        for n in 0..pairs {
            let (signs, sides) = way.moved(&mut dice);
            let worth = sides.map(|side| {
                let far = side.iter().zip(best).zip(&way.steps);
                let far = far.map(|((number, best), step)| (f64::from(*number) - best) / step);
                far.map(|far| far * far).sum::<f64>()
            });
            let chance = 0.5 + (worth[1] - worth[0]).clamp(-10.0, 10.0) / 40.0;
            let is_won = (dice.roll(1000) as f64) < chance * 1000.0;
            let won = if is_won { 1.0 } else { -1.0 };
            way.learn(&signs, won, f64::from(n) / f64::from(pairs));
        }
        for ((mean, best), step) in way.mean().iter().zip(best).zip(&way.steps) {
            assert!((mean - best).abs() < *step, "{:?}", way.mean());
        }
    }

    #[test]
    fn a_number_between_two_is_both_in_turn() {
        let mut dice = Dice(5);
        let sum: i32 = (0..10_000).map(|_| whole(-1.25, &mut dice)).sum();
        assert!((-12_700..-12_300).contains(&sum), "{sum}");
        assert_eq!(whole(7.0, &mut dice), 7);
    }
}
