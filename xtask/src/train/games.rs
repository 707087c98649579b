//! Games of the engine against itself, from random beginnings.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use endgame::{Shipped, Tables, Verdict};
use engine::{Engine, Limits, Searchable};
use rules::{Color, DrawOptions, Game, Outcome, Position, Variant};

use super::Plan;
use super::contest::{on_threads, played};
use super::record::{Record, WON};

/// The fewest random moves before the engines play.
const LEAST_RANDOM: u64 = 4;
/// Plies after which a game counts as drawn.
pub(crate) const LONGEST: usize = 300;
/// Of a long chase of kings only the beginning is kept.
const CHASE: u16 = 12;
/// Random moves after the first position of a game that the tables know.
const WALK: usize = 8;

/// Plays until the time is over and writes the positions.
pub(crate) fn play<V: Searchable>(plan: &Plan) -> Result<()> {
    let weights = plan.weights.weights::<V>()?;
    let file = File::create(&plan.out).with_context(|| plan.out.display().to_string())?;
    let out = Mutex::new(Tally {
        file: BufWriter::new(file),
        positions: 0,
        results: [0; 3],
    });
    let tables = plan.tables.as_deref().map(Tables::<V>::open).transpose()?;
    let begin = Instant::now();
    on_threads(plan, |dice| {
        let mut engine = Engine::<V>::with_weights(plan.megabytes, weights.clone());
        let mut judge = plan.met.map(|nodes| {
            let judge = Engine::<V>::with_weights(plan.megabytes, weights.clone());
            engine.take_met();
            Judge {
                engine: judge,
                nodes,
            }
        });
        while begin.elapsed() < plan.time {
            let played = game(&mut engine, tables.as_ref(), plan, dice);
            // Taken from every game, looked at in those that are kept.
            let judged = judge.as_mut().map(|judge| (judge, engine.take_met()));
            if let Some((mut records, winner)) = played {
                if let Some((judge, met)) = judged {
                    records.extend(judge.records(&met));
                }
                let mut out = out.lock().map_err(|_| anyhow!("a writer failed"))?;
                out.keep(&records, winner)?;
            }
        }
        Ok(())
    })?;
    let mut out = played(out)?;
    out.file.flush()?;
    let [white, drawn, black] = out.results;
    println!(
        "{}, judged by {}: {} positions, games won by White {white}, drawn {drawn}, won by Black {black}; {} s",
        V::RULES.id,
        plan.weights,
        out.positions,
        begin.elapsed().as_secs()
    );
    Ok(())
}

/// Who says what the positions are worth that a search has met.
struct Judge<V: Variant> {
    engine: Engine<V>,
    nodes: u64,
}

impl<V: Searchable> Judge<V> {
    fn records(&mut self, met: &[Position<V>]) -> Vec<Record> {
        self.engine.forget();
        let quiet = met.iter().filter(|position| !position.must_capture());
        quiet.filter_map(|position| self.record(position)).collect()
    }

    /// A quiet position with what a search of its own says of it; none where the game is over.
    fn record(&mut self, position: &Position<V>) -> Option<Record> {
        let game = Game::new(*position, DrawOptions::default(), &Shipped);
        let limits = Limits::nodes(self.nodes);
        let found = self.engine.analyse(&game, limits, 1, |_| ());
        let score = found.first()?.score;
        let score = match (score.win_in(), score.loss_in()) {
            (Some(_), _) => WON,
            (_, Some(_)) => -WON,
            (None, None) => score.hundredths(),
        };
        Some(Record::judged(position, score))
    }
}

struct Tally {
    file: BufWriter<File>,
    positions: u64,
    results: [u64; 3],
}

impl Tally {
    fn keep(&mut self, records: &[Record], winner: Option<Color>) -> Result<()> {
        for record in records {
            self.file.write_all(&record.bytes(winner))?;
        }
        self.positions += records.len() as u64;
        let result = match winner {
            Some(Color::White) => 0,
            None => 1,
            Some(Color::Black) => 2,
        };
        self.results[result] += 1;
        Ok(())
    }
}

/// One game; none where the beginning was not worth playing.
fn game<V: Searchable>(
    engine: &mut Engine<V>,
    tables: Option<&Tables<V>>,
    plan: &Plan,
    dice: &mut Dice,
) -> Option<(Vec<Record>, Option<Color>)> {
    let mut game = begin::<V>(plan.random, dice)?;
    let nodes = plan.nodes;
    engine.forget();
    let mut records = Vec::new();
    let mut first = true;
    while game.outcome().is_none() && game.moves().len() < LONGEST {
        if let Some(tables) = tables
            && let Some(verdict) = tables.verdict(game.position())
        {
            let us = game.position().turn();
            records.extend(wander(&mut game, tables, dice));
            let winner = match verdict {
                Verdict::Win => Some(us),
                Verdict::Draw => None,
                Verdict::Loss => Some(!us),
            };
            return Some((records, winner));
        }
        let found = engine.search(&game, Limits::nodes(nodes + dice.roll(nodes / 4 + 1)))?;
        let score = found.score.hundredths();
        if std::mem::take(&mut first) && score.abs() > plan.unfair {
            return None;
        }
        let position = *game.position();
        let us = position.turn();
        if found.score.win_in().is_some() {
            return Some((records, Some(us)));
        }
        if found.score.loss_in().is_some() {
            return Some((records, Some(!us)));
        }
        let is_quiet = !position.must_capture() && !found.best.is_capture();
        if is_quiet && game.counts().king_moves <= CHASE {
            records.push(Record::new(&position, score));
        }
        game.play(found.best).ok()?;
    }
    let winner = match game.outcome() {
        Some(Outcome::Win { winner, .. }) => Some(winner),
        Some(Outcome::Draw { .. }) | None => None,
    };
    Some((records, winner))
}

/// Positions that the tables know, on a random walk from the first of a game.
fn wander<V: Variant>(game: &mut Game<V>, tables: &Tables<V>, dice: &mut Dice) -> Vec<Record> {
    let mut records = Vec::new();
    for _ in 0..WALK {
        if game.outcome().is_some() {
            break;
        }
        let position = *game.position();
        if !position.must_capture()
            && let Some(verdict) = tables.verdict(&position)
        {
            records.push(Record::settled(&position, verdict));
        }
        let moves = position.legal_moves();
        let m = moves.get(dice.roll(moves.len() as u64) as usize);
        if m.is_none_or(|m| game.play(*m).is_err()) {
            break;
        }
    }
    records
}

/// A game after some random moves, at most so many; none where it has ended by then.
pub(crate) fn begin<V: Variant>(most: u64, dice: &mut Dice) -> Option<Game<V>> {
    let mut game = Game::<V>::initial(&Shipped);
    let least = LEAST_RANDOM.min(most);
    for _ in 0..least + dice.roll(most - least + 1) {
        let moves = game.position().legal_moves();
        let m = moves.get(dice.roll(moves.len() as u64) as usize)?;
        game.play(*m).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

/// A fixed sequence of numbers (splitmix).
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ z >> 31) % sides.max(1)
    }
}
