//! Looks for combinations in quick games of the engine against itself.

use std::collections::HashSet;
use std::sync::Mutex;
use std::thread;

use anyhow::{Result, anyhow};
use endgame::Shipped;
use engine::{Engine, Limits, Score, Searchable};
use rules::{Color, Game, Position, Variant};

use super::Plan;
use super::case::{Case, balance, combination, is_sacrifice};

/// Random moves before the engine plays.
const RANDOM: u64 = 6;
/// Nodes of a move in the games: few, so that mistakes are made.
const QUICK: u64 = 300;
/// Nodes by which a combination is suspected.
const LOOK: u64 = 15_000;
/// Plies of the searches that must not find it.
const SHALLOW: u8 = 4;
/// By how much the move must be better than the next, in hundredths.
const AHEAD: i32 = 100;
/// By how much a suspected move must be better than it looked.
const SUSPECTED: i32 = 70;
/// Fewer pieces are an ending.
const FEWEST_PIECES: u32 = 9;
const LONGEST: usize = 120;
/// The least that is given on the way, in men: a single man given and taken is an exchange.
const GIVEN: i32 = 2;
/// Plies after which a gain is not the combination's.
const SOON: usize = 16;

/// Plays until so many positions are found and prints each as a line of the data file.
pub(super) fn find<V: Searchable>(plan: &Plan) -> Result<()> {
    let found = Mutex::new(HashSet::new());
    let count = || found.lock().map(|found| found.len());
    thread::scope(|scope| -> Result<()> {
        let threads: Vec<_> = (0..plan.threads.max(1))
            .map(|n| {
                let (found, count) = (&found, &count);
                let mut dice = Dice(plan.seed.wrapping_mul(0x9E37_79B9) + n as u64 * 0x1_0001);
                scope.spawn(move || -> Result<()> {
                    let mut finder = Finder::<V>::new(plan.nodes);
                    while count().map_err(|_| anyhow!("a finder failed"))? < plan.count {
                        if let Some(case) = finder.game(&mut dice) {
                            let mut found = found.lock().map_err(|_| anyhow!("a finder failed"))?;
                            if found.len() < plan.count && found.insert(case.position) {
                                println!("{}", case.text());
                            }
                        }
                    }
                    Ok(())
                })
            })
            .collect();
        for thread in threads {
            thread.join().map_err(|_| anyhow!("a finder failed"))??;
        }
        Ok(())
    })
}

struct Finder<V: Variant> {
    player: Engine<V>,
    shallow: Engine<V>,
    deep: Engine<V>,
    nodes: u64,
}

impl<V: Searchable> Finder<V> {
    fn new(nodes: u64) -> Finder<V> {
        Finder {
            player: Engine::new(1),
            shallow: Engine::new(1),
            deep: Engine::new(64),
            nodes,
        }
    }

    /// One game until a combination is found in it, or to its end.
    fn game(&mut self, dice: &mut Dice) -> Option<Case<V>> {
        let mut game = Game::<V>::initial(&Shipped);
        self.player.forget();
        while game.outcome().is_none() && game.moves().len() < LONGEST {
            let moves = game.position().legal_moves();
            let m = if (game.moves().len() as u64) < RANDOM {
                moves[dice.roll(moves.len() as u64) as usize]
            } else {
                if let Some(case) = self.case(&game) {
                    return Some(case);
                }
                let limits = Limits::nodes(QUICK / 2 + dice.roll(QUICK));
                self.player.search(&game, limits)?.best
            };
            game.play(m).ok()?;
        }
        None
    }

    /// The position as a case, if it is one.
    fn case(&mut self, game: &Game<V>) -> Option<Case<V>> {
        let position = game.position();
        let is_level = balance(position, position.turn()).abs() <= 1;
        if !is_level || position.must_capture() || pieces(position) < FEWEST_PIECES {
            return None;
        }
        let gives = position.legal_moves().into_iter();
        let sacrifices: Vec<_> = gives.filter(|m| is_sacrifice(position, *m)).collect();
        if sacrifices.is_empty() {
            return None;
        }
        // The position alone, without what was before: so it will be asked.
        let game = Game::new(*position, rules::DrawOptions::default(), &Shipped);
        self.shallow.forget();
        let looked = self.shallow.search(&game, Limits::depth(SHALLOW))?;
        let suspected = self.shallow.search(&game, Limits::nodes(LOOK))?;
        let is_better = worth(suspected.score) >= worth(looked.score) + SUSPECTED;
        if !is_better || !sacrifices.contains(&suspected.best) || self.is_seen_at_once(&game)? {
            return None;
        }
        self.verified(&game)
    }

    /// Whether one of the shallow searches finds the move that a longer look finds.
    fn is_seen_at_once(&mut self, game: &Game<V>) -> Option<bool> {
        let best = self.shallow.search(game, Limits::nodes(LOOK))?.best;
        for depth in 1..=SHALLOW {
            self.shallow.forget();
            if self.shallow.search(game, Limits::depth(depth))?.best == best {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The case, if a deep search says that a sacrifice wins and nothing else does nearly as well.
    fn verified(&mut self, game: &Game<V>) -> Option<Case<V>> {
        let position = *game.position();
        self.deep.forget();
        let found = self
            .deep
            .analyse(game, Limits::nodes(self.nodes), 2, |_| ());
        let [first, second] = found.as_slice() else {
            return None;
        };
        let ahead = worth(first.score) - worth(second.score);
        let combination = combination(&position, &first.line)?;
        let holds = is_sacrifice(&position, first.best)
            && ahead >= AHEAD
            && worth(first.score) >= AHEAD
            && combination.gives >= GIVEN
            && combination.plies <= SOON;
        holds.then(|| Case {
            position,
            best: first.best,
            gives: combination.gives,
            gains: combination.gains,
            ahead,
            depth: first.depth.min(second.depth),
            nodes: first.nodes,
            line: first.line[..combination.plies].to_vec(),
        })
    }
}

fn pieces<V: Variant>(position: &Position<V>) -> u32 {
    Color::ALL
        .map(|side| position.pieces(side).len())
        .iter()
        .sum()
}

/// Hundredths, with every decided score far out and alike.
fn worth(score: Score) -> i32 {
    const DECIDED: i32 = 2_000;
    score.hundredths().clamp(-DECIDED, DECIDED)
}

/// A fixed sequence of numbers (splitmix).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ z >> 31) % sides.max(1)
    }
}
