//! Two evaluations against each other, at equal nodes: what was learnt must win before it is kept.

use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use anyhow::{Result, anyhow};
use engine::{Engine, Limits};
use rules::{Color, Game, Outcome, Variant};

use super::Plan;
use super::games::{Dice, LONGEST, MEGABYTES, begin, weights};

/// Plays each beginning with both colours until the time is over, and prints the score of `--weights`.
pub(crate) fn contest<V: Variant>(plan: &Plan) -> Result<()> {
    let ours = weights::<V>(plan.weights.as_deref())?;
    let theirs = weights::<V>(plan.against.as_deref())?;
    // Pairs by their half points, 0 to 4; and single games lost, drawn, won.
    let tally = Mutex::new(([0_u32; 5], [0_u32; 3]));
    let start = Instant::now();
    thread::scope(|scope| -> Result<()> {
        let threads: Vec<_> = (0..plan.threads)
            .map(|n| {
                let (ours, theirs, tally) = (ours.clone(), theirs.clone(), &tally);
                let mut dice = Dice(plan.seed.wrapping_mul(0xA076_1D64) + n as u64 * 0x1_0003 + 7);
                scope.spawn(move || -> Result<()> {
                    let mut engines = [
                        Engine::<V>::with_weights(MEGABYTES, ours),
                        Engine::<V>::with_weights(MEGABYTES, theirs),
                    ];
                    engines[0].set_tuning(plan.tune);
                    engines[1].set_tuning(plan.tune_against);
                    while start.elapsed() < plan.time {
                        let Some(game) = begin::<V>(plan.random, &mut dice) else {
                            continue;
                        };
                        let is_fair = engines.iter_mut().all(|engine| {
                            let found = engine.search(&game, Limits::nodes(plan.nodes));
                            found.is_some_and(|found| {
                                found.score.hundredths().abs() <= plan.unfair / 2
                            })
                        });
                        if !is_fair {
                            continue;
                        }
                        let halves =
                            Color::ALL.map(|color| play(&mut engines, &game, color, plan.nodes));
                        let mut tally = tally.lock().map_err(|_| anyhow!("a player failed"))?;
                        for half in halves {
                            tally.1[half] += 1;
                        }
                        tally.0[halves[0] + halves[1]] += 1;
                    }
                    Ok(())
                })
            })
            .collect();
        for thread in threads {
            thread.join().map_err(|_| anyhow!("a player failed"))??;
        }
        Ok(())
    })?;
    let (pairs, [lost, drawn, won]) = tally.into_inner().map_err(|_| anyhow!("a player failed"))?;
    let (elo, error) = elo(&pairs);
    println!(
        "{}: {} pairs, +{won} ={drawn} -{lost}, Elo {elo:+.0} ± {error:.0} (95 %), pairs by half points {pairs:?}",
        V::RULES.id,
        pairs.iter().sum::<u32>()
    );
    Ok(())
}

/// One game; the half points of the first engine, who has this colour.
fn play<V: Variant>(
    engines: &mut [Engine<V>; 2],
    from: &Game<V>,
    color: Color,
    nodes: u64,
) -> usize {
    let mut game = from.clone();
    for engine in engines.iter_mut() {
        engine.forget();
    }
    while game.outcome().is_none() && game.moves().len() < LONGEST {
        let turn = usize::from(game.position().turn() != color);
        let Some(found) = engines[turn].search(&game, Limits::nodes(nodes)) else {
            break;
        };
        if game.play(found.best).is_err() {
            break;
        }
    }
    match game.outcome() {
        Some(Outcome::Win { winner, .. }) if winner == color => 2,
        Some(Outcome::Win { .. }) => 0,
        Some(Outcome::Draw { .. }) | None => 1,
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
