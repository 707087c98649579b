//! Seeing whether tables are right, without the way in which they were made.

use rules::{Position, Variant};

use crate::class::Class;
use crate::tables::Tables;
use crate::value::Value;

/// How many positions are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// A number of positions, every class alike, drawn from a seed.
    Samples {
        /// How many.
        count: u64,
        /// Where the draw begins; the same seed draws the same positions.
        seed: u64,
    },
    /// Every position of every table, by what its moves come to.
    All,
}

/// A position whose value is wrong.
#[derive(Clone, Copy, Debug)]
pub struct Mismatch<V: Variant> {
    /// The position.
    pub position: Position<V>,
    /// What the tables say; none if they do not answer.
    pub told: Option<Value>,
    /// What it is by the moves or by the search; none if a move leads to where the tables do not answer.
    pub found: Option<Value>,
}

/// Plies of the forward search. Positions that end within so many must be told so, and others not.
const DEPTH: u16 = 5;

/// Checks tables: the value of each position against the best of its moves, and for samples also against a forward
/// search that uses no table. `watch` is told how many were looked at. How many there were, or the first mistake.
///
/// If the first check holds for every position, every value is right: a told win leads to a loss that is nearer to
/// the end, and in a told draw nobody can leave the draws but to lose.
///
/// # Errors
/// The first position whose value is wrong.
pub fn verify<V: Variant>(
    tables: &Tables<V>,
    extent: Extent,
    watch: &mut dyn FnMut(u64),
) -> Result<u64, Box<Mismatch<V>>> {
    match extent {
        Extent::Samples { count, seed } => samples(tables, count, seed, watch),
        Extent::All => all(tables, watch),
    }
}

fn samples<V: Variant>(
    tables: &Tables<V>,
    count: u64,
    seed: u64,
    watch: &mut dyn FnMut(u64),
) -> Result<u64, Box<Mismatch<V>>> {
    let classes: Vec<Class> = tables.held().flat_map(|held| held.class.sides()).collect();
    let mut dice = Dice(seed);
    for done in 0..count {
        let class = classes[dice.below(classes.len() as u64) as usize];
        let Some(index) = tables.index(class) else {
            continue;
        };
        let placing = index.placing(dice.below(index.len()));
        let white = placing.position::<V>();
        // Half of them with Black to move.
        let position = if done % 2 == 0 {
            white
        } else {
            white.flipped()
        };
        by_moves(tables, &position)?;
        by_search(tables, &position)?;
        watch(done + 1);
    }
    Ok(count)
}

fn all<V: Variant>(
    tables: &Tables<V>,
    watch: &mut dyn FnMut(u64),
) -> Result<u64, Box<Mismatch<V>>> {
    let mut done = 0_u64;
    for class in tables.held().flat_map(|held| held.class.sides()) {
        let Some(index) = tables.index(class) else {
            continue;
        };
        let mut walk = index.walk();
        for number in 0..index.len() {
            by_moves(tables, &walk.placing(number).position())?;
            done += 1;
            if done.is_multiple_of(1 << 14) {
                watch(done);
            }
        }
    }
    Ok(done)
}

/// A value is the best of what the moves lead to.
fn by_moves<V: Variant>(
    tables: &Tables<V>,
    position: &Position<V>,
) -> Result<(), Box<Mismatch<V>>> {
    let (told, found) = (tables.probe(position), tables.best_move_value(position));
    let is_same_verdict = tables.verdict(position) == told.map(Value::verdict);
    if told.is_some() && told == found && is_same_verdict {
        return Ok(());
    }
    Err(Box::new(Mismatch {
        position: *position,
        told,
        found,
    }))
}

/// A value within the depth of the search is what the search finds, and the search finds no other.
fn by_search<V: Variant>(
    tables: &Tables<V>,
    position: &Position<V>,
) -> Result<(), Box<Mismatch<V>>> {
    let told = tables.probe(position);
    let found = search(position);
    let near = told.filter(|value| match value {
        Value::Win { plies } | Value::Loss { plies } => *plies <= DEPTH,
        Value::Draw => false,
    });
    if near == found {
        return Ok(());
    }
    Err(Box::new(Mismatch {
        position: *position,
        told,
        found,
    }))
}

/// The value of a position that ends by force within the depth.
fn search<V: Variant>(position: &Position<V>) -> Option<Value> {
    (0..=DEPTH).find_map(|plies| match plies % 2 {
        0 => loses_within(position, plies).then_some(Value::Loss { plies }),
        _ => wins_within(position, plies).then_some(Value::Win { plies }),
    })
}

fn wins_within<V: Variant>(position: &Position<V>, plies: u16) -> bool {
    let Some(left) = plies.checked_sub(1) else {
        return false;
    };
    let moves = position.legal_moves();
    let mut after = moves.iter().map(|m| position.play_unchecked(*m));
    after.any(|next| loses_within(&next, left))
}

fn loses_within<V: Variant>(position: &Position<V>, plies: u16) -> bool {
    if !position.has_move() {
        return true;
    }
    let Some(left) = plies.checked_sub(1) else {
        return false;
    };
    let moves = position.legal_moves();
    let mut after = moves.iter().map(|m| position.play_unchecked(*m));
    after.all(|next| wins_within(&next, left))
}

/// Numbers without pattern: a multiply and a shuffle of bits a draw.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ (mixed >> 31)) * u128::from(bound)) >> 64) as u64
    }
}
