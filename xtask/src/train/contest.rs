//! Two evaluations against each other, at equal nodes: what was learnt must win before it is kept.

use std::fmt;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use anyhow::{Result, anyhow};
use engine::{Engine, Limits, Searchable};
use matches::{Pentanomial, Results};
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

/// What was played: pairs and single games.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally {
    pairs: Pentanomial,
    games: Results,
}

/// Counts a pair of games, each by its half points.
pub(crate) fn keep(tally: &Mutex<Tally>, halves: [usize; 2]) -> Result<()> {
    let mut tally = tally.lock().map_err(|_| anyhow!("a player failed"))?;
    for half in halves {
        tally.games.add(half);
    }
    tally.pairs.add(halves[0] + halves[1]);
    Ok(())
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Results {
            wins,
            draws,
            losses,
        } = self.games;
        let elo = self.pairs.elo();
        let elo = elo.map_or_else(|| "no Elo".to_owned(), |elo| format!("{elo} (95 %)"));
        write!(
            f,
            "{} pairs, +{wins} ={draws} -{losses}, {elo}, pairs by half points {:?}",
            self.pairs.pairs(),
            self.pairs.0
        )
    }
}
