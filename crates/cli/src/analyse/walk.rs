//! A whole game, from its last position to its first.

use rules::{Color, Outcome};

use super::sign::{Sign, sign};
use super::thinker::{Thinker, Thought};
use super::worth::Worth;

/// A move of a game, weighed. Worths are White's.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weighed {
    /// Who made it.
    pub(crate) side: Color,
    /// The move.
    pub(crate) text: String,
    /// The position before it.
    pub(crate) fen: String,
    /// Whether nothing else could be played.
    pub(crate) is_only_legal: bool,
    /// What the position after it is worth.
    pub(crate) worth: Worth,
    /// Plies of the search after it; none where a table or the rules know.
    pub(crate) depth: Option<u32>,
    /// What a table says of the position after it, to the side then to move.
    pub(crate) table: Option<endgame::Value>,
    /// The share of a point that it gives away.
    pub(crate) loss: f64,
    /// What it deserves.
    pub(crate) sign: Sign,
    /// What should have been played, where the difference matters.
    pub(crate) better: Option<Better>,
}

/// A better line than what was played.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Better {
    /// What it is worth to White.
    pub(crate) worth: Worth,
    /// Plies of the search; none where a table knows.
    pub(crate) depth: Option<u32>,
    /// The line.
    pub(crate) moves: Vec<String>,
}

/// Weighs every move of a game.
///
/// It begins at the end: what the search remembers of a later position then helps it to judge the earlier one, and the
/// move played is compared with what came of it, not with a guess.
pub(crate) fn walk<T: Thinker>(
    thinker: &mut T,
    game: &T::Game,
    tell: &mut dyn FnMut(usize),
) -> Vec<Weighed> {
    let mut game = game.clone();
    let mut weighed = Vec::new();
    let mut after = settled(thinker, &game, LONGEST_FORCED);
    let mut table = thinker.table(&game);
    while let Some(&m) = T::moves(&game).last() {
        T::undo(&mut game);
        let compared = Compared::new(thinker, &game, m, &after);
        weighed.push(Weighed {
            side: T::turn(&game),
            text: T::text(&game, m),
            fen: T::fen(&game),
            is_only_legal: compared.is_only_legal,
            worth: after.worth.for_white(!T::turn(&game)),
            depth: after.depth,
            table,
            loss: compared.loss,
            sign: compared.sign,
            better: compared.better,
        });
        after = compared.before;
        table = thinker.table(&game);
        if let Some(value) = table {
            after.worth = value.into();
            after.depth = None;
        }
        tell(weighed.len());
    }
    weighed.reverse();
    weighed
}

/// So many moves that are the only legal ones are played before the search begins.
const LONGEST_FORCED: u32 = 40;

/// What the position is worth that a game stands at, or has ended with.
fn settled<T: Thinker>(thinker: &mut T, game: &T::Game, forced: u32) -> Thought<T::Move> {
    let known = |worth| Thought {
        worth,
        depth: None,
        nodes: 0,
        line: Vec::new(),
    };
    match (T::outcome(game), thinker.table(game)) {
        (Some(Outcome::Win { winner, .. }), _) if winner == T::turn(game) => known(Worth::Win(0)),
        (Some(Outcome::Win { .. }), _) => known(Worth::Loss(0)),
        // A table does not count moves: whoever let a win slip did so before the count was full.
        (_, Some(value)) => known(value.into()),
        (Some(Outcome::Draw { .. }), None) => known(Worth::Drawn),
        (None, None) => {
            let legal = T::legal_moves(game);
            let mut next = game.clone();
            if forced > 0
                && let [only] = legal[..]
                && T::play(&mut next, only)
            {
                return carried(only, &settled(thinker, &next, forced - 1));
            }
            let thoughts = thinker.think(game, 1, &mut |_| ());
            let best = thoughts.into_iter().next();
            best.unwrap_or_else(|| known(Worth::Drawn))
        }
    }
}

/// A position before a move, judged by what it is worth after it.
fn carried<M: Copy>(m: M, after: &Thought<M>) -> Thought<M> {
    let line = [m].into_iter().chain(after.line.iter().copied());
    Thought {
        worth: after.worth.before(),
        depth: after.depth.map(|depth| depth + 1),
        nodes: after.nodes,
        line: line.collect(),
    }
}

/// A move beside the best one.
struct Compared<M> {
    is_only_legal: bool,
    loss: f64,
    sign: Sign,
    better: Option<Better>,
    /// What the position before it is worth.
    before: Thought<M>,
}

impl<M: Copy + PartialEq> Compared<M> {
    fn new<T: Thinker<Move = M>>(
        thinker: &mut T,
        game: &T::Game,
        m: M,
        after: &Thought<M>,
    ) -> Compared<M> {
        let played = carried(m, after);
        let blameless = |before: Thought<M>, sign, is_only_legal| Compared {
            is_only_legal,
            loss: 0.0,
            sign,
            better: None,
            before,
        };
        if T::legal_moves(game).len() == 1 {
            return blameless(played, Sign::None, true);
        }
        let thoughts = thinker.think(game, 2, &mut |_| ());
        let Some(best) = thoughts.first() else {
            return blameless(played, Sign::None, false);
        };
        let is_best = best.line.first() == Some(&m);
        if is_best || !best.worth.exceeds(played.worth) {
            let second = thoughts.get(1).filter(|_| is_best);
            let second = second.filter(|_| !T::is_capture(m));
            let second = second.map(|second| second.worth.expected(T::SCALE));
            let sign = Sign::of_best(played.worth.expected(T::SCALE), second);
            // It was compared with the other moves no further than this.
            let depth = played.depth.and(best.depth).or(played.depth);
            return blameless(Thought { depth, ..played }, sign, false);
        }
        let loss = best.worth.expected(T::SCALE) - played.worth.expected(T::SCALE);
        let sign = sign(loss);
        let side = T::turn(game);
        let better = (sign != Sign::None).then(|| Better {
            worth: best.worth.for_white(side),
            depth: best.depth,
            moves: T::texts(game, &best.line),
        });
        Compared {
            is_only_legal: false,
            loss,
            sign,
            better,
            before: best.clone(),
        }
    }
}
