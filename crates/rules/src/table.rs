//! What a rule set consists of: one table of cited constants.

use crate::{Article, Book, DrawReason, Ending};

/// A rule set as one value. The generator folds it at compile time; everyone else reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The name on the command line and in files: `international`.
    pub id: &'static str,
    /// Rows of men that each side starts with.
    pub rows_of_men: u8,
    /// Whether a man captures backwards as well as forwards.
    pub men_capture_backwards: bool,
    /// Where a king may stop behind the piece it captured.
    pub king_landing: KingLanding,
    /// What happens to a man that reaches the last row while capturing.
    pub crowning: Crowning,
    /// Which captures come before others.
    pub precedence: Precedence,
    /// The draw rules, in the order in which they are asked.
    pub draws: &'static [DrawRule],
    /// How moves are written.
    pub writing: Writing,
    /// Where each rule is written.
    pub articles: Articles,
}

impl Rules {
    /// The draw rule with this reason, if the rule set has it.
    pub fn draw(&self, reason: DrawReason) -> Option<&'static DrawRule> {
        self.draws.iter().find(|rule| rule.reason == reason)
    }
}

/// Where a king may stop behind the last piece it captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KingLanding {
    /// On any free square behind it.
    Any,
    /// Only on the next square behind it (`003:8`, the strict reading).
    Next,
}

/// What happens to a man that reaches the last row in the middle of a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowning {
    /// It goes on as a man if it can, and is crowned only if it stops there.
    WhenItStops,
    /// It is crowned at once and goes on as a king if it can.
    AtOnce,
    /// It stops there and is crowned.
    EndsTheCapture,
}

/// Which captures come before others: the legal ones are those with the greatest key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Precedence {
    /// The player chooses freely.
    Free,
    /// The largest number of pieces.
    MostPieces,
    /// A capture by a king before one by a man.
    KingFirst,
}

impl Precedence {
    /// The rank of a capture by a king or a man of so many pieces.
    #[inline(always)]
    pub const fn key(self, by_king: bool, pieces: u32) -> u32 {
        match self {
            Precedence::Free => 0,
            Precedence::MostPieces => pieces,
            Precedence::KingFirst => by_king as u32,
        }
    }
}

/// How squares and moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Writing {
    /// How squares are named.
    pub naming: Naming,
    /// The sign of a capture: `x` or `:`.
    pub capture_sign: char,
    /// When a chain capture is written with its route.
    pub route: RouteShown,
}

/// When a chain capture is written with every square where it turns; otherwise origin and end say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RouteShown {
    /// Where two captures share origin and end.
    SameEnds,
    /// Where the moving piece has several different captures.
    SeveralCaptures,
}

/// How squares are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// By number, 1 at the upper left.
    Numeric,
    /// By file letter and rank digit.
    Algebraic,
}

/// One draw rule: what is counted, up to which number, and what follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRule {
    /// Its name.
    pub reason: DrawReason,
    /// What is counted.
    pub count: Count,
    /// The count at which the draw stands, in the unit of `count`.
    pub limit: u16,
    /// Automatic or on claim.
    pub ending: Ending,
    /// Where it is written.
    pub article: Article,
}

/// What a draw rule counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Occurrences of the position with the same side to move.
    Occurrences,
    /// Plies in a row by kings, without a capture.
    KingMoves,
    /// Plies without capture or promotion; with a range, only while both sides have a king and
    /// so many pieces stand on the board.
    Unchanged {
        /// Fewest and most pieces of both sides together.
        pieces: Option<(u8, u8)>,
    },
    /// Plies without a capture.
    WithoutCapture,
    /// Plies since three pieces, a king among them, first stood against a lone king.
    SinceThreeAgainstKing,
    /// Plies since two pieces or one, a king among them, first stood against a lone king.
    SinceTwoAgainstKing,
    /// Own moves of the side that has so many kings and no man against a lone king.
    OwnMovesWithKings {
        /// Fewest kings.
        least: u8,
        /// Most kings.
        most: u8,
    },
    /// Own moves of the side with three pieces while the lone king holds the main road.
    OwnMovesAgainstMainRoad,
    /// Own moves of the side with two pieces or one against a lone king.
    OwnMovesWithTwo,
    /// No count: the position itself is drawn when there is no increment (`001:7.2.9`).
    NotPlayedOut,
}

impl Count {
    /// How many units make one move as players count it: two plies, or one own move.
    pub const fn units_per_move(self) -> u16 {
        match self {
            Count::KingMoves
            | Count::Unchanged { .. }
            | Count::WithoutCapture
            | Count::SinceThreeAgainstKing
            | Count::SinceTwoAgainstKing => 2,
            Count::Occurrences
            | Count::OwnMovesWithKings { .. }
            | Count::OwnMovesAgainstMainRoad
            | Count::OwnMovesWithTwo
            | Count::NotPlayedOut => 1,
        }
    }
}

/// Where each rule of a rule set is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Articles {
    /// Moving a piece from one square to another is a move.
    pub a_move: Article,
    /// Players move in turn, each with own pieces.
    pub own_pieces_in_turn: Article,
    /// Only the dark squares are played on.
    pub dark_squares: Article,
    /// How squares are named, where the book says it.
    pub square_names: Option<Article>,
    /// A man's quiet move.
    pub man_move: Article,
    /// A king's quiet move.
    pub king_move: Article,
    /// Capture is compulsory.
    pub compulsory: Article,
    /// A man's capture: the neighbour and the free square behind it.
    pub man_capture: Article,
    /// A king's capture: at a distance, with a free square behind.
    pub king_capture: Article,
    /// A man must go on capturing.
    pub man_goes_on: Article,
    /// A king must go on capturing, and choose its landing square so.
    pub king_goes_on: Article,
    /// Where a king may land.
    pub landing: Article,
    /// Own pieces are not jumped.
    pub own_not_jumped: Article,
    /// No piece is jumped twice, and captured pieces leave only afterwards.
    pub not_twice: Article,
    /// A man that reaches the last row while capturing.
    pub crowned_capturing: Article,
    /// Which capture comes first, where there is such a rule.
    pub precedence: Option<Article>,
    /// How a move is written, where the book says it.
    pub move_text: Option<Article>,
    /// When the whole route must be written, where the book says it.
    pub full_route: Option<Article>,
    /// A game that has ended.
    pub ended: Article,
    /// Loss for want of pieces.
    pub no_pieces: Article,
    /// Loss for want of a move.
    pub no_move: Article,
    /// Loss by resignation, where the book says it.
    pub resignation: Option<Article>,
    /// Draw by agreement.
    pub agreement: Article,
}

/// Article `number` of the international rules.
pub(crate) const fn intl(number: &'static str) -> Article {
    Article::new(Book::International, number)
}

/// Article `number` of the Russian code.
pub(crate) const fn rus(number: &'static str) -> Article {
    Article::new(Book::Russian, number)
}

/// Paragraph `number` of the 1953 regulations.
pub(crate) const fn r53(number: &'static str) -> Article {
    Article::new(Book::Regulations1953, number)
}

/// Rule `number` of the home leaflet.
pub(crate) const fn home(number: &'static str) -> Article {
    Article::new(Book::Home, number)
}
