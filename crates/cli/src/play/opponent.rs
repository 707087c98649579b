//! The computer as an opponent: it moves, answers offers and knows when it is beaten.

use engine::{Engine, Level, Limits};
use games::{Game, Start};
use rules::{DrawReason, Variant, with_game};

/// The computer at a level.
#[derive(Debug)]
pub(crate) struct Computer {
    level: Level,
    seed: u64,
    /// How many of its last moves found it hopelessly lost.
    hopeless: u8,
}

/// What the computer thinks of a position in which it, or the one it advises, is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thought {
    /// The move it would make.
    pub(crate) text: String,
    /// Hundredths of a man, or of a pawn, for the side to move.
    pub(crate) score: i32,
    /// A forced loss is seen.
    pub(crate) is_lost: bool,
}

/// A deficit beyond which there is nothing left to play for: half a dozen men.
const HOPELESS: i32 = -600;
/// Worse than this it gladly takes a draw; better, it plays on.
const CONTENT_WITH_DRAW: i32 = 10;
/// Offers before this many plies are declined: the game has hardly begun.
const TOO_EARLY_TO_DRAW: usize = 20;
/// Plies after which it may offer a draw itself.
const LATE: usize = 60;
/// So few pieces that a draw may be near.
const FEW_PIECES: usize = 8;
/// Plies in which it varies its openings.
const OPENING: usize = 6;
const MEGABYTES: usize = 16;

impl Computer {
    pub(crate) fn new(level: Level, seed: u64) -> Computer {
        Computer {
            level,
            seed,
            hopeless: 0,
        }
    }

    pub(crate) fn level(&self) -> Level {
        self.level
    }

    /// Its own move.
    pub(crate) fn think(&mut self, game: &Game) -> Option<Thought> {
        let varies = self.level.number() <= 3 || game.plies() < OPENING;
        let thought = if varies {
            self.choose(game)
        } else {
            best(game, self.level)
        }?;
        let is_hopeless = thought.is_lost || thought.score < HOPELESS;
        self.hopeless = if is_hopeless {
            self.hopeless.saturating_add(1)
        } else {
            0
        };
        Some(thought)
    }

    /// A move for the one who asks for a hint: never careless.
    pub(crate) fn advise(&self, game: &Game) -> Option<Thought> {
        best(game, self.level.max(ADVISER))
    }

    /// It resigns when two moves in a row found it lost.
    pub(crate) fn resigns(&self) -> bool {
        self.hopeless >= 2
    }

    /// Whether it takes a draw that the player to move offers.
    pub(crate) fn accepts_draw(&self, game: &Game) -> bool {
        let thought = best(game, self.level.max(ADVISER));
        let its_score = thought.map_or(0, |thought| -thought.score);
        let is_time = game.plies() >= TOO_EARLY_TO_DRAW || pieces(game) <= FEW_PIECES;
        is_time && its_score <= CONTENT_WITH_DRAW
    }

    /// Whether it offers a draw with its move: late, with little left, and nothing in it.
    pub(crate) fn offers_draw(&self, game: &Game, thought: &Thought) -> bool {
        let is_level = thought.score.abs() <= CONTENT_WITH_DRAW;
        is_level && game.plies() >= LATE && pieces(game) <= FEW_PIECES
    }

    /// A draw it claims, being to move and no better.
    pub(crate) fn claims(&self, game: &Game, thought: &Thought) -> Option<DrawReason> {
        let claim = game.claims().first().copied();
        claim.filter(|_| thought.score <= CONTENT_WITH_DRAW)
    }

    /// One of the moves that are nearly as good as the best.
    fn choose(&mut self, game: &Game) -> Option<Thought> {
        let weighed = weigh(game, self.level.limits());
        let best = weighed.first()?.score;
        let good = weighed
            .iter()
            .take_while(|thought| thought.score >= best - self.level.carelessness())
            .count();
        let chosen = self.roll() % good as u64;
        weighed.into_iter().nth(chosen as usize)
    }

    /// The next number of a fixed sequence (xorshift).
    fn roll(&mut self) -> u64 {
        let mut x = self.seed | 1;
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        self.seed = x;
        x >> 11
    }
}

fn pieces(game: &Game) -> usize {
    let cells = game.grid().cells;
    cells.iter().filter(|cell| cell.piece.is_some()).count()
}

/// The level that gives hints and judges offers where the player's own is weaker.
const ADVISER: Level = match Level::new(5) {
    Some(level) => level,
    None => Level::HIGHEST,
};

fn best(game: &Game, level: Level) -> Option<Thought> {
    match game.family() {
        Start::Draughts(any) => with_game!(any, inner => best_draughts(inner, level.limits())),
        Start::Chess(inner) => {
            let found = chess::search(inner, chess_limits(level.limits()))?;
            Some(Thought {
                text: inner.text(found.best),
                score: found.score,
                is_lost: found.score < -CHESS_MATE,
            })
        }
    }
}

fn best_draughts<V: Variant>(game: &rules::Game<V>, limits: Limits) -> Option<Thought> {
    let found = Engine::new(MEGABYTES).search(game, limits)?;
    Some(thought(game, found.best, found.score))
}

fn thought<V: Variant>(
    game: &rules::Game<V>,
    m: rules::Move<V::Board>,
    score: engine::Score,
) -> Thought {
    Thought {
        text: notation::write_move(game.position(), m, notation::MoveForm::Full),
        score: score.hundredths(),
        is_lost: score.loss_in().is_some(),
    }
}

/// Every move with its score, best first.
fn weigh(game: &Game, limits: Limits) -> Vec<Thought> {
    match game.family() {
        Start::Draughts(any) => with_game!(any, inner => weigh_draughts(inner, limits)),
        Start::Chess(inner) => weigh_chess(inner, limits),
    }
}

fn weigh_draughts<V: Variant>(game: &rules::Game<V>, limits: Limits) -> Vec<Thought> {
    let weighed = Engine::new(MEGABYTES).weigh(game, limits);
    weighed
        .into_iter()
        .map(|(m, score)| thought(game, m, score))
        .collect()
}

/// Scores beyond this are forced mates.
const CHESS_MATE: i32 = 20_000;

fn chess_limits(limits: Limits) -> chess::Limits {
    chess::Limits {
        depth: limits.depth,
        nodes: limits.nodes,
    }
}

fn weigh_chess(game: &chess::Game, limits: Limits) -> Vec<Thought> {
    let moves = game.legal_moves();
    let share = chess::Limits {
        depth: limits.depth,
        nodes: (limits.nodes / (moves.len() as u64).max(1)).max(1),
    };
    let mut weighed: Vec<Thought> = moves
        .into_iter()
        .filter_map(|m| {
            let mut after = game.clone();
            after.play(m).ok()?;
            let score = match after.outcome() {
                Some(rules::Outcome::Win { .. }) => CHESS_MATE + 1,
                Some(rules::Outcome::Draw { .. }) => 0,
                None => chess::search(&after, share).map_or(0, |found| -found.score),
            };
            Some(Thought {
                text: game.text(m),
                score,
                is_lost: score < -CHESS_MATE,
            })
        })
        .collect();
    weighed.sort_by_key(|thought| core::cmp::Reverse(thought.score));
    weighed
}
