//! The computer as an opponent: it moves, answers offers and knows when it is beaten.

use std::any::Any;
use std::fmt;

use engine::{Care, Engine, Eyes, Level, Limits, Opponent};
use games::{Game, Start};
use protocol::Failure;
use rules::{AnyGame, DrawReason, Outcome, Variant, with_game};

use crate::play::guest::Guest;

/// The computer at a level.
#[derive(Debug)]
pub(crate) struct Computer {
    level: Level,
    seed: u64,
    /// Who plays draughts for it, from its first move on.
    player: Option<Box<dyn Player>>,
    /// An engine that moves in its place.
    guest: Option<Box<Guest>>,
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
/// The memory of one that advises.
const MEGABYTES: usize = 16;

impl Computer {
    pub(crate) fn new(level: Level, seed: u64) -> Computer {
        Computer {
            level,
            seed,
            player: None,
            guest: None,
            hopeless: 0,
        }
    }

    /// Lets an engine move in its place.
    pub(crate) fn with_guest(self, guest: Guest) -> Computer {
        Computer {
            guest: Some(Box::new(guest)),
            ..self
        }
    }

    /// The name of the engine that moves in its place.
    pub(crate) fn guest(&self) -> Option<String> {
        self.guest.as_deref().map(Guest::name)
    }

    /// It moves itself from now on.
    pub(crate) fn dismiss_guest(&mut self) {
        self.guest = None;
    }

    pub(crate) fn level(&self) -> Level {
        self.level
    }

    /// Its own move.
    ///
    /// # Errors
    /// When there is none, or the engine in its place fails.
    pub(crate) fn think(&mut self, game: &Game) -> Result<Thought, Failure> {
        let thought = match (&mut self.guest, game.family()) {
            (Some(guest), _) => guest.think(game)?,
            (None, Start::Draughts(any)) => {
                let (level, seed) = (self.level, self.seed);
                let player = || with_game!(any, inner => player(inner, level, seed));
                let choice = self.player.get_or_insert_with(player).choose(any);
                choice.ok_or(Failure::GaveUp)?
            }
            (None, Start::Chess(inner)) => {
                choose_chess(inner, Eyes::new(self.level, self.seed)).ok_or(Failure::GaveUp)?
            }
        };
        let is_hopeless = thought.is_lost || thought.score < HOPELESS;
        self.hopeless = if is_hopeless {
            self.hopeless.saturating_add(1)
        } else {
            0
        };
        Ok(thought)
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
}

fn pieces(game: &Game) -> usize {
    let cells = game.grid().cells;
    cells.iter().filter(|cell| cell.piece.is_some()).count()
}

/// A player of any draughts rule set.
trait Player: fmt::Debug + Send {
    /// Its move; none where the game has ended.
    fn choose(&mut self, game: &AnyGame) -> Option<Thought>;
}

impl<V: Variant> Player for Opponent<V> {
    fn choose(&mut self, game: &AnyGame) -> Option<Thought> {
        let game: &rules::Game<V> = with_game!(game, game => (game as &dyn Any).downcast_ref())?;
        let choice = Opponent::choose(self, game)?;
        Some(thought(game, choice.m, choice.score))
    }
}

fn player<V: Variant>(_: &rules::Game<V>, level: Level, seed: u64) -> Box<dyn Player> {
    Box::new(Opponent::<V>::new(level, seed))
}

/// The level that gives hints and judges offers where the player's own is weaker.
const ADVISER: Level = match Level::new(8) {
    Some(level) => level,
    None => Level::HIGHEST,
};

fn best(game: &Game, level: Level) -> Option<Thought> {
    match game.family() {
        Start::Draughts(any) => with_game!(any, inner => best_draughts(inner, level.limits())),
        Start::Chess(inner) => best_chess(inner, level.limits()),
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

/// Scores beyond this are forced mates.
const CHESS_MATE: i32 = 20_000;
/// The most positions of chess that a weak player looks at beyond one move: there are more moves than in draughts.
const CHESS_ENOUGH: u64 = 400;

fn chess_limits(limits: Limits) -> chess::Limits {
    chess::Limits {
        depth: limits.depth,
        nodes: limits.nodes,
    }
}

fn best_chess(game: &chess::Game, limits: Limits) -> Option<Thought> {
    let found = chess::search(game, chess_limits(limits))?;
    Some(chess_thought(game, found.best, found.score))
}

fn chess_thought(game: &chess::Game, m: chess::Move, score: i32) -> Thought {
    Thought {
        text: game.text(m),
        score,
        is_lost: score < -CHESS_MATE,
    }
}

/// The move that these eyes like best, as a player of draughts of this level chooses.
fn choose_chess(game: &chess::Game, eyes: Eyes) -> Option<Thought> {
    let plies = game.moves().len();
    if eyes.are_clear(plies) {
        return best_chess(game, eyes.level().limits());
    }
    let moves = game.legal_moves();
    let limits = chess_limits(eyes.limits(moves.len()));
    let study = chess::Limits {
        nodes: limits.nodes.min(CHESS_ENOUGH),
        ..limits
    };
    let glance = chess::Limits { depth: 1, ..study };
    let now = chess::search(game, glance)?.score;
    let liked = moves.into_iter().filter_map(|m| {
        let mut after = game.clone();
        after.play(m).ok()?;
        let text = game.text(m);
        let look = eyes.look(plies, key(&text), m.captured().is_some());
        let beyond = |limits| chess::search(&after, limits).map(|found| -found.score);
        let score = match (after.outcome(), look.care) {
            (Some(Outcome::Win { .. }), _) => CHESS_MATE + 1,
            (Some(Outcome::Draw { .. }), _) => 0,
            // Nothing will have changed, it believes.
            (None, Care::Slip) => now.min(CHESS_MATE),
            (None, Care::Glance) => beyond(glance)?,
            (None, Care::Study) => beyond(study)?,
        };
        let liking = match score > CHESS_MATE {
            true => score,
            false => score + look.haze,
        };
        Some((liking, chess_thought(game, m, score)))
    });
    let best = liked.max_by_key(|(liking, _)| *liking);
    best.map(|(_, thought)| thought)
}

/// A number for a move by its text (FNV-1a).
fn key(text: &str) -> u64 {
    let mix = |key: u64, byte: u8| (key ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    text.bytes().fold(0xCBF2_9CE4_8422_2325, mix)
}
