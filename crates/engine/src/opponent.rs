//! A player of a level: it errs as people do, not at random.

use rules::{Game, Move, Outcome, Variant};

use crate::compiled::Searchable;
use crate::levels::{Care, Eyes, Level};
use crate::score::Score;
use crate::search::{Engine, Limits};
use crate::signals::Remote;

/// Somebody to play against, with the memory of one game.
///
/// A weak player looks at every move on its own, less closely at some than at others, misjudges each a little, and
/// plays the one it likes best. A strong one trusts its search.
#[derive(Debug)]
pub struct Opponent<V: Variant> {
    engine: Engine<V>,
    eyes: Eyes,
    /// The length of the game when it last moved.
    plies: usize,
}

/// The move a player chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<V: Variant> {
    /// The move.
    pub m: Move<V::Board>,
    /// How good the player believes it to be.
    pub score: Score,
}

/// Enough for the strongest level from move to move, and for those that look at every move on its own.
const MEGABYTES: usize = 32;
const FEW_MEGABYTES: usize = 1;

impl<V: Variant> Opponent<V> {
    /// A player of this level. The same seed plays the same game.
    pub fn new(level: Level, seed: u64) -> Opponent<V> {
        Opponent::within(level, seed, usize::MAX)
    }

    /// The same with no more than so many megabytes of memory for positions.
    pub fn within(level: Level, seed: u64, most_megabytes: usize) -> Opponent<V> {
        let eyes = Eyes::new(level, seed);
        let megabytes = match eyes.are_clear(usize::MAX) {
            true => MEGABYTES,
            false => FEW_MEGABYTES,
        };
        Opponent {
            engine: Engine::new(megabytes.min(most_megabytes)),
            eyes,
            plies: 0,
        }
    }

    /// The megabytes of positions that it remembers.
    pub fn megabytes(&self) -> usize {
        self.engine.megabytes()
    }

    /// What ends a search of its engine from another thread. It may look at the next move then: see
    /// [`choose_until`](Opponent::choose_until).
    pub fn remote(&self) -> Remote {
        self.engine.remote()
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.eyes.level()
    }
}

impl<V: Searchable> Opponent<V> {
    /// Its move in a game under way; none where it has ended.
    pub fn choose(&mut self, game: &Game<V>) -> Option<Choice<V>> {
        self.choose_until(game, &|| false)
    }

    /// The same, looking at no further move once it is to stop: what it then likes best of those it has seen, or none.
    pub fn choose_until(&mut self, game: &Game<V>, stop: &dyn Fn() -> bool) -> Option<Choice<V>> {
        if game.outcome().is_some() {
            return None;
        }
        let plies = game.moves().len();
        if plies <= self.plies {
            // Another game, or moves were taken back.
            self.engine.forget();
        }
        self.plies = plies;
        if self.eyes.are_clear(plies) {
            let found = self.engine.search(game, self.level().limits())?;
            return Some(Choice {
                m: found.best,
                score: found.score,
            });
        }
        let moves = game.position().legal_moves();
        let limits = self.eyes.limits(moves.len());
        let liked = moves
            .into_iter()
            .take_while(|_| !stop())
            .filter_map(|m| self.like(game, m, limits))
            .max_by_key(|(liking, _)| *liking);
        liked.map(|(_, choice)| choice)
    }

    /// How much it likes a move.
    fn like(
        &mut self,
        game: &Game<V>,
        m: Move<V::Board>,
        limits: Limits,
    ) -> Option<(i32, Choice<V>)> {
        let mut after = game.clone();
        after.play(m).ok()?;
        let key = after.position().hash_key();
        let look = self.eyes.look(game.moves().len(), key, m.is_capture());
        let score = match (after.outcome(), look.care) {
            // An end is seen by everybody.
            (Some(Outcome::Win { .. }), _) => Score::lost_in(1).reversed(),
            (Some(Outcome::Draw { .. }), _) => Score::DRAW,
            (None, Care::Slip) => self.engine.judge(after.position()).reversed(),
            (None, Care::Glance) => self.after(&after, Limits::depth(1))?,
            (None, Care::Study) => self.after(&after, limits)?,
        };
        let haze = match score.win_in() {
            Some(_) => 0,
            None => look.haze,
        };
        Some((score.hundredths() + haze, Choice { m, score }))
    }

    /// The score of the move that led here.
    fn after(&mut self, game: &Game<V>, limits: Limits) -> Option<Score> {
        let found = self.engine.search(game, limits)?;
        Some(found.score.reversed())
    }
}
