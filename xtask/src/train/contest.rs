//! Two evaluations against each other, at equal nodes: what was learnt must win before it is kept.

use std::fmt;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use anyhow::{Result, anyhow};
use engine::{Engine, Limits, Searchable};
use rules::{Color, Game, Move, Outcome, Variant};

use super::Plan;
use super::games::{Dice, LONGEST, begin};

/// Plays each beginning with both colours until the time is over, and prints the score of `--weights`.
pub(crate) fn contest<V: Searchable>(plan: &Plan) -> Result<()> {
    let ours = plan.weights.weights::<V>()?;
    let theirs = plan.against.weights::<V>()?;
    let start = Instant::now();
    let tally = Mutex::new(Tally::default());
    on_threads(plan, |dice| {
        let mut engines = [
            Engine::<V>::with_weights(plan.megabytes, ours.clone()),
            Engine::<V>::with_weights(plan.megabytes, theirs.clone()),
        ];
        engines[0].set_tuning(plan.tune);
        engines[1].set_tuning(plan.tune_against);
        while start.elapsed() < plan.time {
            let Some(game) = begin::<V>(plan.random, dice) else {
                continue;
            };
            if !engines
                .iter_mut()
                .all(|engine| is_fair(engine, &game, plan))
            {
                continue;
            }
            let halves = Color::ALL.map(|color| {
                for engine in &mut engines {
                    engine.forget();
                }
                play(&game, color, |turn, game| {
                    Some(engines[turn].search(game, plan.limits())?.best)
                })
            });
            keep(&tally, halves)?;
        }
        Ok(())
    })?;
    println!(
        "{}, {} against {}: {}",
        V::RULES.id,
        plan.weights,
        plan.against,
        played(tally)?
    );
    Ok(())
}

/// Lets every thread of a plan play with dice of its own.
pub(crate) fn on_threads(plan: &Plan, play: impl Fn(&mut Dice) -> Result<()> + Sync) -> Result<()> {
    thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads)
            .map(|n| {
                let play = &play;
                let mut dice = Dice(plan.seed.wrapping_mul(0xA076_1D64) + n as u64 * 0x1_0003 + 7);
                scope.spawn(move || play(&mut dice))
            })
            .collect();
        for thread in threads {
            thread.join().map_err(|_| anyhow!("a player failed"))??;
        }
        Ok(())
    })
}

/// What all threads together have played.
pub(crate) fn played<T>(tally: Mutex<T>) -> Result<T> {
    tally.into_inner().map_err(|_| anyhow!("a player failed"))
}

/// Whether a beginning gives both sides a chance, as an engine sees it.
pub(crate) fn is_fair<V: Searchable>(engine: &mut Engine<V>, game: &Game<V>, plan: &Plan) -> bool {
    let found = engine.search(game, Limits::nodes(plan.nodes));
    found.is_some_and(|found| found.score.hundredths().abs() <= plan.unfair / 2)
}

/// One game; the half points of the first player, who has this colour. Players are asked by their index.
pub(crate) fn play<V: Variant>(
    from: &Game<V>,
    color: Color,
    mut choose: impl FnMut(usize, &Game<V>) -> Option<Move<V::Board>>,
) -> usize {
    let mut game = from.clone();
    while game.outcome().is_none() && game.moves().len() < LONGEST {
        let turn = usize::from(game.position().turn() != color);
        let Some(m) = choose(turn, &game) else {
            break;
        };
        if game.play(m).is_err() {
            break;
        }
    }
    match game.outcome() {
        Some(Outcome::Win { winner, .. }) if winner == color => 2,
        Some(Outcome::Win { .. }) => 0,
        Some(Outcome::Draw { .. }) | None => 1,
    }
}

/// What was played: pairs by their half points, 0 to 4; and single games lost, drawn, won.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    pairs: [u32; 5],
    games: [u32; 3],
}

/// Counts a pair of games, each by its half points.
pub(crate) fn keep(tally: &Mutex<Tally>, halves: [usize; 2]) -> Result<()> {
    let mut tally = tally.lock().map_err(|_| anyhow!("a player failed"))?;
    for half in halves {
        tally.games[half] += 1;
    }
    tally.pairs[halves[0] + halves[1]] += 1;
    Ok(())
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { pairs, games } = self;
        let [lost, drawn, won] = games;
        let (elo, error) = elo(pairs);
        write!(
            f,
            "{} pairs, +{won} ={drawn} -{lost}, Elo {elo:+.0} ± {error:.0} (95 %), pairs by half points {pairs:?}",
            pairs.iter().sum::<u32>()
        )
    }
}

/// Elo and its error from pairs of games.
fn elo(pairs: &[u32; 5]) -> (f64, f64) {
    let count: f64 = pairs.iter().map(|n| f64::from(*n)).sum::<f64>().max(1.0);
    let share = |i: usize| i as f64 / 4.0;
    let mean: f64 = pairs
        .iter()
        .enumerate()
        .map(|(i, n)| share(i) * f64::from(*n))
        .sum::<f64>()
        / count;
    let variance: f64 = pairs
        .iter()
        .enumerate()
        .map(|(i, n)| (share(i) - mean).powi(2) * f64::from(*n))
        .sum::<f64>()
        / count;
    let to_elo = |share: f64| {
        let share = share.clamp(0.001, 0.999);
        400.0 * (share / (1.0 - share)).log10()
    };
    let half = 1.96 * (variance / count).sqrt();
    (
        to_elo(mean),
        (to_elo(mean + half) - to_elo(mean - half)) / 2.0,
    )
}
