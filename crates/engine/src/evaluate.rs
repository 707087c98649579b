//! How good a quiet position is: what a network learnt from games says, or force where nothing was learnt.

mod endings;
mod learnt;
mod material;
mod network;
mod patterns;

use std::sync::Arc;

use rules::{Color, Move, Position, Variant};

pub use network::{NotWeights, Weights};
use patterns::Patterns;
pub(crate) use patterns::Views;

/// Judges positions of one rule set.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator<V: Variant> {
    patterns: Arc<Patterns<V::Board>>,
    weights: Option<Arc<Weights>>,
}

/// Greatest static evaluation, below the scores of wins.
const MAX_EVAL: i32 = 10_000;

impl<V: Variant> Evaluator<V> {
    /// Judges by these weights, or by force alone.
    pub(crate) fn new(weights: Option<Arc<Weights>>) -> Evaluator<V> {
        Evaluator {
            patterns: Arc::new(Patterns::new()),
            weights,
        }
    }

    /// What the patterns show in a position, counted afresh.
    pub(crate) fn views(&self, position: &Position<V>) -> Views {
        self.patterns.views(position)
    }

    /// What they show after a legal move, written where the next position keeps it.
    #[inline(always)]
    pub(crate) fn views_after(
        &self,
        next: &mut Views,
        views: &Views,
        before: &Position<V>,
        m: Move<V::Board>,
    ) {
        if self.weights.is_some() {
            *next = self.patterns.after(views, before, m);
        }
    }

    /// The static evaluation in hundredths of a man for the side to move.
    #[inline]
    pub(crate) fn evaluate(&self, position: &Position<V>, views: &Views) -> i32 {
        let score = match &self.weights {
            Some(weights) => {
                let pieces = (position.pieces(Color::White) | position.pieces(Color::Black)).len();
                let us = position.turn();
                let own = position.kings(us).into_iter().map(|square| square.bit());
                let other = position.kings(!us).into_iter().map(|square| square.bit());
                let score = weights.evaluate::<V>(us, views.of(us), pieces, own, other);
                endings::weigh(position, pieces, score)
            }
            None => material::evaluate(position).hundredths(),
        };
        score.clamp(-MAX_EVAL, MAX_EVAL)
    }
}
