//! A game as a browser sees it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

/// Something of each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Two<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

/// A sentence in every language, by its tag: so that all who watch get the same bytes.
pub type Said = BTreeMap<String, String>;

/// A whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameView {
    /// Its name in addresses.
    pub id: String,
    /// The rule set.
    pub rules: String,
    /// Rows and columns.
    pub size: u8,
    /// The names of all squares row by row from the top, empty where nobody plays.
    pub squares: Vec<String>,
    /// Who plays.
    pub players: Two<Player>,
    /// The time control.
    pub control: String,
    /// The form of play.
    pub form: String,
    /// Whether a touched piece must move.
    pub touch_move: bool,
    /// Whether a side is several persons (`002:§3.1`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub consultation: bool,
    /// Readings of the draw rules that are not the usual ones, as `NAME=VALUE`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<String>,
    /// The moves so far.
    pub moves: Vec<MoveMade>,
    /// How it stands.
    pub state: State,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// What the player is called.
    pub name: String,
    /// The level, if it is the computer.
    pub level: Option<u8>,
    /// Whether the player is there.
    pub present: bool,
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveMade {
    /// Who made it.
    pub by: Side,
    /// As the rule set writes it.
    pub text: String,
    /// How long it took, in milliseconds.
    pub took: u64,
}

/// How a game stands: all that a move may change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// How many events have happened.
    pub version: u64,
    /// Where it stands.
    pub phase: Phase,
    /// Who is to move.
    pub turn: Side,
    /// The position as FEN.
    pub fen: String,
    /// What stands where.
    pub pieces: Vec<Piece>,
    /// Every legal move.
    pub legal: Vec<LegalMove>,
    /// The squares of the last move.
    pub last: Vec<String>,
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
    /// Whose draw offer stands.
    pub offer: Option<Side>,
    /// Who may offer a draw.
    pub may_offer: Two<bool>,
    /// Draws that the player to move may claim.
    pub claims: Vec<Said>,
    /// Counts that may end the game.
    pub counters: Vec<Counter>,
    /// The square of a piece that must move.
    pub touched: Option<String>,
    /// Who asks to take a move back.
    pub takeback: Option<Side>,
    /// Who asks to adjourn.
    pub adjournment: Option<Side>,
    /// Who wants another game.
    pub rematch: Option<Side>,
    /// Who waits for an opponent who is away, and from when on the game may be claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Away>,
    /// The envelope of an adjourned game.
    pub envelope: Option<Envelope>,
    /// When an adjourned game goes on.
    pub resumption: Option<Resumption>,
    /// What a sealed move in doubt may stand for, for the opponent to choose from.
    pub readings: Vec<String>,
    /// How it ended.
    pub end: Option<End>,
}

/// An opponent is away whose move somebody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Away {
    /// Who waits.
    pub by: Side,
    /// From when on the game may be claimed, by the server's clock in milliseconds.
    pub claim_at: u64,
}

/// When an adjourned game goes on. Times are of the server's clock, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resumption {
    /// Who proposes a time.
    pub by: Option<Side>,
    /// The proposed time; none for at once.
    pub proposed: Option<u64>,
    /// The time that is settled.
    pub at: Option<u64>,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// It has not begun.
    Waiting,
    /// It is played.
    Playing,
    /// It is to be adjourned.
    Adjourning,
    /// It is adjourned.
    Adjourned,
    /// It is resumed, and the sealed move still closed.
    Closed,
    /// The sealed move is in doubt.
    InDoubt,
    /// The envelope is lost.
    EnvelopeLost,
    /// It is over.
    Over,
}

/// A piece on a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// The name of the square it stands on.
    pub at: String,
    /// Whose.
    pub side: Side,
    /// The kind of piece.
    pub kind: PieceKind,
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceKind {
    /// A man of draughts.
    Man,
    /// A king of draughts.
    Crowned,
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// The king of chess.
    King,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LegalMove {
    /// As short as is clear.
    pub text: String,
    /// Every order of squares, from the origin on.
    pub paths: Vec<Vec<String>>,
    /// The squares of captured pieces.
    pub captured: Vec<String>,
    /// What a pawn becomes, if it becomes something.
    pub promotes: Option<PieceKind>,
}

/// Both clocks at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// The dials.
    pub dials: Two<Dial>,
    /// Whose clock runs.
    pub running: Option<Side>,
    /// When they showed this, in milliseconds of the server.
    pub at: u64,
}

/// One side of the clock, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dial {
    /// What is left to the next control.
    pub left: u64,
    /// What is used.
    pub used: u64,
    /// Moves left to the next control.
    pub to_control: Option<u32>,
}

/// A count that may end the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Counter {
    /// What is counted.
    pub said: Said,
    /// So far.
    pub done: u32,
    /// Up to.
    pub limit: u32,
}

/// What the envelope of an adjourned game says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    /// Who sealed.
    pub by: Side,
    /// The number of the move.
    pub number: u32,
    /// The commitment, as hex; none where the move was made openly.
    pub commitment: Option<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    /// `1-0` and the like.
    pub score: String,
    /// How the game ended, as a sentence in every language.
    pub said: Said,
    /// Where that is written.
    pub article: Option<String>,
}
