//! Endgame table probes during the search.

use endgame::{Tables, Value, Verdict};
use rules::{Color, Counters, MoveList, Position, Variant, WinningPosition};

use crate::score::Score;

/// Further than any table has it, and still a decided score behind the longest line.
const FURTHEST: u32 = 800;

/// The tables that a search may ask; without any, asking costs a comparison.
#[derive(Debug)]
pub(crate) struct TableProbe<'a, V: Variant> {
    tables: Option<&'a Tables<V>>,
    most_pieces: u32,
    /// How the game reads the word in draw rules.
    winning_position: WinningPosition,
}

impl<V: Variant> Clone for TableProbe<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: Variant> Copy for TableProbe<'_, V> {}

impl<'a, V: Variant> TableProbe<'a, V> {
    pub(crate) fn new(tables: Option<&'a Tables<V>>, winning_position: WinningPosition) -> Self {
        let most_pieces = tables.map_or(0, |tables| u32::from(tables.most_pieces()));
        TableProbe {
            tables,
            most_pieces,
            winning_position,
        }
    }

    /// The score of a position so many plies from the root; none where no table has it, or where a count, if there are
    /// counts, could end the game before the win.
    #[inline(always)]
    pub(crate) fn score(
        &self,
        position: &Position<V>,
        counters: Option<&Counters>,
        plies: usize,
    ) -> Option<i32> {
        let tables = self.tables?;
        let pieces = position.pieces(Color::White) | position.pieces(Color::Black);
        if pieces.len() > self.most_pieces {
            return None;
        }
        let counts = counters.map(|counters| (counters, self.winning_position));
        score(tables, position, counts, plies)
    }

    /// In a drawn position leaves only moves that keep the draw, whatever the counts: a loss too far for the counts
    /// would be left to the evaluation otherwise.
    pub(crate) fn keep_draw(&self, position: &Position<V>, moves: &mut MoveList<V::Board>) {
        let Some(tables) = self.tables else {
            return;
        };
        if tables.verdict(position) == Some(Verdict::Draw) {
            moves.retain(|m| tables.verdict(&position.play_unchecked(*m)) != Some(Verdict::Win));
        }
    }
}

#[inline(never)]
fn score<V: Variant>(
    tables: &Tables<V>,
    position: &Position<V>,
    counts: Option<(&Counters, WinningPosition)>,
    plies: usize,
) -> Option<i32> {
    let value = tables.probe(position)?;
    let is_late = |(counters, reading)| !value.is_in_time(position, counters, reading);
    if counts.is_some_and(is_late) {
        return None;
    }
    let lost_in = |distance: u16| {
        let plies = (plies as u32).saturating_add(u32::from(distance));
        Score::lost_in(plies.min(FURTHEST))
    };
    let score = match value {
        Value::Win { plies } => lost_in(plies).reversed(),
        Value::Draw => Score::DRAW,
        Value::Loss { plies } => lost_in(plies),
    };
    Some(score.hundredths())
}
