//! A modest player: it looks ahead as far as it is told and no further.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move as Step, MoveList, Position, Role};

use crate::evaluation::{evaluate, value};
use crate::score::{MATE, Score};
use crate::{ChessRules, Game, Move, dead};

/// No line is looked at beyond this many half-moves.
const LONGEST: usize = 96;
/// Places in the memory of best moves.
const MEMORY: usize = 1 << 15;

/// How far to look: at most `depth` half-moves, and not beyond `nodes` positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Half-moves to look ahead; captures and checks are followed further.
    pub depth: u8,
    /// Positions to look at in all.
    pub nodes: u64,
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The move to play.
    pub best: Move,
    /// How good it is for the side to move.
    pub score: Score,
    /// The half-moves that were looked at in full; 0 if there was no time for one.
    pub depth: u8,
    /// The positions that were looked at.
    pub nodes: u64,
    /// The expected course of the game, from the best move on.
    pub line: Vec<Move>,
}

/// The best move within the limits, or none once the game is over.
///
/// The same game and limits always give the same answer. A repeated position counts as no progress, a third
/// occurrence as the draw that the opponent will claim.
///
/// ```
/// use peatee_chess::{ChessRules, Game, Limits, search};
///
/// let game = Game::from_fen(ChessRules::Fide, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")?;
/// let found = search(&game, Limits { depth: 3, nodes: 100_000 }).expect("the game is not over");
/// assert_eq!(game.text(found.best), "Ra8#");
/// # Ok::<(), peatee_chess::ParseFenError>(())
/// ```
pub fn search(game: &Game, limits: Limits) -> Option<Found> {
    search_until(game, limits, &|| false, &mut |_| ())
}

/// The same, telling what every depth has found, and ended early where it is told to stop; it asks some thousand times a
/// second.
pub fn search_until(
    game: &Game,
    limits: Limits,
    stop: &dyn Fn() -> bool,
    tell: &mut dyn FnMut(&Found),
) -> Option<Found> {
    // The order of the texts makes the answer independent of how moves are generated.
    let first = *game.legal_moves().first()?;
    let mut searcher = Searcher::new(game, limits, stop);
    let mut found = Found {
        best: first,
        score: Score::DRAW,
        depth: 0,
        nodes: 0,
        line: vec![first],
    };
    for depth in 1..=limits.depth {
        let (score, line) = searcher.look(game.position(), depth);
        if let Some(&best) = line.first() {
            found = Found {
                best: Move(best),
                score: Score::new(score),
                line: line.into_iter().map(Move).collect(),
                ..found
            };
        }
        if searcher.stopped {
            break;
        }
        found.depth = depth;
        found.nodes = searcher.nodes;
        tell(&found);
        if MATE - score.abs() <= i32::from(depth) {
            break;
        }
    }
    Some(Found {
        nodes: searcher.nodes,
        ..found
    })
}

/// Positions between two questions whether to stop: a fraction of a millisecond.
const PATIENCE: u64 = 256;

struct Searcher<'a> {
    rules: ChessRules,
    limits: Limits,
    stop: &'a dyn Fn() -> bool,
    /// When to ask next.
    ask_at: u64,
    nodes: u64,
    stopped: bool,
    /// The positions of the game since the last pawn move or capture, without the present one.
    history: Vec<u64>,
    /// The present position and those on the line being looked at.
    path: Vec<u64>,
    /// The best move found earlier in a position, to be looked at first.
    memory: Vec<Option<(u64, Step)>>,
}

/// The scores between which the answer is of interest.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const fn for_opponent(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

impl<'a> Searcher<'a> {
    fn new(game: &Game, limits: Limits, stop: &'a dyn Fn() -> bool) -> Searcher<'a> {
        let mut history: Vec<u64> = game.seen().iter().map(key).collect();
        history.pop();
        Searcher {
            rules: game.rules(),
            limits,
            stop,
            ask_at: PATIENCE,
            nodes: 0,
            stopped: false,
            history,
            path: Vec::with_capacity(LONGEST),
            memory: vec![None; MEMORY],
        }
    }

    /// The score and the best line at one depth; of an interrupted look, as far as it got.
    fn look(&mut self, root: &Chess, depth: u8) -> (i32, Vec<Step>) {
        let mut line = Vec::new();
        self.path.clear();
        let window = Window {
            alpha: -MATE - 1,
            beta: MATE + 1,
        };
        let score = self.node(root, i32::from(depth), window, &mut line);
        (score, line)
    }

    fn node(&mut self, position: &Chess, depth: i32, window: Window, line: &mut Vec<Step>) -> i32 {
        line.clear();
        let key = key(position);
        if !self.path.is_empty() && (self.must_stop() || self.is_repeated(key)) {
            return 0;
        }
        let moves = position.legal_moves();
        if let Some(score) = self.final_score(position, &moves) {
            return score;
        }
        let depth = depth + i32::from(position.is_check());
        if depth <= 0 || self.path.len() >= LONGEST {
            return self.quiet(position, window, LONGEST.saturating_sub(self.path.len()));
        }
        self.nodes += 1;
        let moves = self.ordered(position, moves, key);
        self.path.push(key);
        let score = self.best_of(position, &moves, depth, window, line);
        self.path.pop();
        if let Some(&best) = line.first() {
            self.remember(key, best);
        }
        score
    }

    /// Looks at each move in turn, and no further once the opponent would avoid the position.
    fn best_of(
        &mut self,
        position: &Chess,
        moves: &[Step],
        depth: i32,
        mut window: Window,
        line: &mut Vec<Step>,
    ) -> i32 {
        let mut best = -MATE - 1;
        let mut reply = Vec::new();
        for &m in moves {
            let next = self.rules.after(position, m);
            let score = -self.node(&next, depth - 1, window.for_opponent(), &mut reply);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
            }
            if score > window.alpha {
                window.alpha = score;
                line.clear();
                line.push(m);
                line.append(&mut reply);
            }
            if window.alpha >= window.beta {
                break;
            }
        }
        best
    }

    /// Follows captures and promotions until the position is quiet; out of check, every move.
    fn quiet(&mut self, position: &Chess, mut window: Window, room: usize) -> i32 {
        self.nodes += 1;
        if room == 0 || self.must_stop() {
            return evaluate(position);
        }
        let is_check = position.is_check();
        let mut moves = position.legal_moves();
        if is_check && moves.is_empty() {
            return -MATE + self.plies(room);
        }
        let mut best = if is_check { -MATE } else { evaluate(position) };
        if !is_check {
            moves.retain(|m| m.is_capture() || m.promotion() == Some(Role::Queen));
        }
        window.alpha = window.alpha.max(best);
        for m in sorted(position, moves, None) {
            if window.alpha >= window.beta {
                break;
            }
            let next = self.rules.after(position, m);
            best = best.max(-self.quiet(&next, window.for_opponent(), room - 1));
            window.alpha = window.alpha.max(best);
        }
        best
    }

    /// Half-moves from the root, `room` half-moves before the longest line.
    fn plies(&self, room: usize) -> i32 {
        i32::try_from(LONGEST - room).unwrap_or(MATE)
    }

    /// The score of a position in which the game is over.
    fn final_score(&self, position: &Chess, moves: &MoveList) -> Option<i32> {
        let plies = i32::try_from(self.path.len()).unwrap_or(MATE);
        if moves.is_empty() {
            return Some(if position.is_check() { plies - MATE } else { 0 });
        }
        let is_drawn = self.rules.has_counted_draws()
            && !self.path.is_empty()
            && (position.halfmoves() >= 100 || dead::is_dead(position));
        is_drawn.then_some(0)
    }

    /// Once on this line, or twice in the game before.
    fn is_repeated(&self, key: u64) -> bool {
        self.path.contains(&key) || self.history.iter().filter(|&&seen| seen == key).count() >= 2
    }

    fn must_stop(&mut self) -> bool {
        self.stopped |= self.nodes >= self.limits.nodes;
        if self.nodes >= self.ask_at {
            self.ask_at = self.nodes + PATIENCE;
            self.stopped |= (self.stop)();
        }
        self.stopped
    }

    fn ordered(&self, position: &Chess, moves: MoveList, key: u64) -> Vec<Step> {
        let remembered = self.memory.get(place(key)).copied().flatten();
        let first = remembered.filter(|&(seen, _)| seen == key).map(|(_, m)| m);
        sorted(position, moves, first)
    }

    fn remember(&mut self, key: u64, m: Step) {
        if let Some(entry) = self.memory.get_mut(place(key)) {
            *entry = Some((key, m));
        }
    }
}

/// The moves, the most promising first: the one given, then the most valuable victim by the least valuable attacker.
fn sorted(position: &Chess, moves: MoveList, first: Option<Step>) -> Vec<Step> {
    let mut moves: Vec<Step> = moves.into_iter().collect();
    moves.sort_by_cached_key(|&m| (Some(m) != first, -promise(m), order(position, m)));
    moves
}

fn promise(m: Step) -> i32 {
    let gained = m
        .capture()
        .map_or(0, |victim| 16 * value(victim) - value(m.role()));
    gained + m.promotion().map_or(0, |role| 16 * value(role))
}

/// Quiet moves towards the opponent first; the rest only makes the order complete.
fn order(position: &Chess, m: Step) -> (u32, u32, u32) {
    let row = position.turn().relative_rank(m.to().rank()).to_u32();
    (
        7 - row,
        m.from().map_or(0, shakmaty::Square::to_u32),
        m.to().to_u32(),
    )
}

fn key(position: &Chess) -> u64 {
    position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
}

fn place(key: u64) -> usize {
    usize::try_from(key).unwrap_or_default() % MEMORY
}
