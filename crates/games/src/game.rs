//! A game of any rule set.

use chess::PieceKind;
use notation::Slip;
use rules::{
    AnyGame, Article, Book, Color, Counter, DrawOptions, DrawReason, Outcome, SmallEndings,
    VariantId, with_game,
};
use texts::Phrase;

use crate::board::{Cell, Figure, Grid};
use crate::draughts;
use crate::phrase::GamePhrase;
use crate::refusal::{Refusal, RefusalReason, SetupRefused};
use crate::rule_set::RuleSet;
use crate::spot::Spot;

/// A game under any rule set: the same verbs for draughts and chess.
#[derive(Clone, Debug)]
pub struct Game {
    inner: Inner,
}

#[derive(Clone, Debug)]
enum Inner {
    Draughts(AnyGame),
    Chess(Box<chess::Game>),
}

/// The game of one family, for those that search or print it.
#[derive(Clone, Copy, Debug)]
pub enum Start<'a> {
    /// A draughts game.
    Draughts(&'a AnyGame),
    /// A chess game.
    Chess(&'a chess::Game),
}

/// A legal move with its text and squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    /// The text, as short as is clear.
    pub text: String,
    /// The text with every landing square.
    pub full: String,
    /// The square the piece leaves.
    pub from: String,
    /// The square it ends on.
    pub to: String,
    /// The squares of captured pieces.
    pub captured: Vec<String>,
    /// Every order of landing squares, from the origin on; of more than [`MOST_PATHS`](LegalMove::MOST_PATHS) the first.
    pub paths: Vec<Vec<String>>,
    /// Whether a man becomes a king, or a pawn another piece.
    pub promotes: bool,
    /// What a pawn becomes.
    pub becomes: Option<PieceKind>,
}

impl LegalMove {
    /// No more orders of landing squares are listed. In play there are a few; a king among pieces that somebody has set
    /// up may have thousands.
    pub const MOST_PATHS: usize = 64;
}

/// A move made from its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The move as this rule set writes it.
    pub text: String,
    /// How many pieces it captured.
    pub captured: u8,
    /// A slip of the pen in the text that left no doubt.
    pub slip: Option<Slip>,
}

/// What a move would bring about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried {
    /// The move.
    pub played: Played,
    /// How the game would then have ended by its rules.
    pub ended: Option<Ended>,
}

/// How a game ended, and where that is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The result and its reason.
    pub outcome: Outcome,
    /// The article, where the book has one.
    pub article: Option<Article>,
}

impl Ended {
    /// The sentence that says it. The Russian code calls the draws of its articles 7.2.7 to 7.2.9
    /// compulsory (`001:7.2.10`); one of them has a namesake in another book, which does not.
    pub fn phrase(self) -> Phrase {
        let is_compulsory = self.outcome == TWO_AGAINST_KING
            && self
                .article
                .is_some_and(|article| article.book == Book::Russian);
        if is_compulsory {
            return Phrase::new("draw-two-against-king-compulsory");
        }
        Phrase::of_outcome(self.outcome)
    }
}

/// The place in a FEN of chess where half-moves without a capture or a pawn move are counted.
const HALF_MOVES: usize = 4;

const TWO_AGAINST_KING: Outcome = Outcome::Draw {
    by: DrawReason::TwoAgainstKing,
};

impl Game {
    /// A game from the first position of a rule set.
    pub fn new(rules: RuleSet) -> Game {
        Game::start(rules, None, DrawOptions::default())
            .unwrap_or_else(|_| unreachable!("the first position is playable"))
    }

    /// A game from a FEN.
    ///
    /// # Errors
    /// When the FEN cannot be read, with the byte, or not played, with every reason.
    pub fn from_fen(rules: RuleSet, fen: &str) -> Result<Game, SetupRefused> {
        Game::start(rules, Some(fen), DrawOptions::default())
    }

    /// A game from the first position or a FEN, with chosen readings of the draw rules.
    ///
    /// # Errors
    /// When the FEN cannot be read or played.
    pub fn start(
        rules: RuleSet,
        fen: Option<&str>,
        options: DrawOptions,
    ) -> Result<Game, SetupRefused> {
        let inner = match (rules, fen) {
            (RuleSet::Draughts(variant), Some(fen)) => {
                Inner::Draughts(draughts::from_fen(variant, fen, &[], options)?)
            }
            (RuleSet::Draughts(variant), None) => {
                Inner::Draughts(draughts::initial(variant, options))
            }
            (RuleSet::Chess(rules), Some(fen)) => {
                Inner::Chess(Box::new(chess::Game::from_fen(rules, fen)?))
            }
            (RuleSet::Chess(rules), None) => Inner::Chess(Box::new(chess::Game::new(rules))),
        };
        Ok(Game { inner })
    }

    /// A game that goes on from a position which did not arise by legal moves: it may have more pieces than a game
    /// begins with, and men that were not crowned (`000:5.4.15`).
    ///
    /// # Errors
    /// When the FEN cannot be read, or not even so be played.
    pub fn from_irregular(
        rules: RuleSet,
        fen: &str,
        options: DrawOptions,
    ) -> Result<Game, SetupRefused> {
        let RuleSet::Draughts(variant) = rules else {
            return Game::start(rules, Some(fen), options);
        };
        let game = draughts::from_fen(variant, fen, &draughts::IRREGULAR, options)?;
        Ok(Game {
            inner: Inner::Draughts(game),
        })
    }

    /// A game that goes on from a position which need not have arisen by legal moves, though its pieces alone may draw
    /// it: an ending that is not to be played out is then played out after all (`001:7.2.9`), and chess counts its
    /// moves anew.
    ///
    /// # Errors
    /// As [`from_irregular`](Game::from_irregular).
    pub fn going_on(rules: RuleSet, fen: &str, options: DrawOptions) -> Result<Game, SetupRefused> {
        let game = Game::from_irregular(rules, fen, options)?;
        let outcome = game.ended().map(|ended| ended.outcome);
        let played_out = DrawOptions {
            small_endings: SmallEndings::PlayedOut,
            ..options
        };
        match (outcome, rules) {
            (Some(Outcome::Draw { .. }), RuleSet::Draughts(_)) => {
                Game::from_irregular(rules, fen, played_out)
            }
            (Some(Outcome::Draw { .. }), RuleSet::Chess(_)) => {
                let fields = fen.split_whitespace().enumerate();
                let fields: Vec<&str> = fields
                    .map(|(i, field)| if i == HALF_MOVES { "0" } else { field })
                    .collect();
                Game::from_irregular(rules, &fields.join(" "), options)
            }
            (Some(Outcome::Win { .. }) | None, _) => Ok(game),
        }
    }

    /// The FEN of a position that need not have arisen by legal moves, with the men of a side that stand where they
    /// are crowned as kings (`000:3.7`).
    ///
    /// # Errors
    /// As [`from_irregular`](Game::from_irregular).
    pub fn crowned(rules: RuleSet, fen: &str, side: Color) -> Result<String, SetupRefused> {
        match rules {
            RuleSet::Draughts(variant) => draughts::crowned(variant, fen, side),
            RuleSet::Chess(_) => Ok(fen.to_owned()),
        }
    }

    /// Its rule set.
    pub fn rules(&self) -> RuleSet {
        match &self.inner {
            Inner::Draughts(game) => RuleSet::Draughts(draughts::variant(game)),
            Inner::Chess(game) => RuleSet::Chess(game.rules()),
        }
    }

    /// The game of its family.
    pub fn family(&self) -> Start<'_> {
        match &self.inner {
            Inner::Draughts(game) => Start::Draughts(game),
            Inner::Chess(game) => Start::Chess(game),
        }
    }

    /// The position now, as FEN.
    pub fn fen(&self) -> String {
        match &self.inner {
            Inner::Draughts(game) => draughts::fen(game),
            Inner::Chess(game) => game.fen(),
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        match &self.inner {
            Inner::Draughts(game) => with_game!(game, game => game.position().turn()),
            Inner::Chess(game) => game.turn(),
        }
    }

    /// How many moves were made so far.
    pub fn plies(&self) -> usize {
        match &self.inner {
            Inner::Draughts(game) => with_game!(game, game => game.moves().len()),
            Inner::Chess(game) => game.moves().len(),
        }
    }

    /// The texts of the moves made so far.
    pub fn texts(&self) -> Vec<String> {
        match &self.inner {
            Inner::Draughts(game) => draughts::texts(game),
            Inner::Chess(game) => chess_texts(game),
        }
    }

    /// The squares that the last move left and reached; none before the first.
    pub fn last_squares(&self) -> Option<[String; 2]> {
        match &self.inner {
            Inner::Draughts(game) => draughts::last_squares(game),
            Inner::Chess(game) => {
                let m = game.moves().last()?;
                Some([m.from().to_string(), m.to().to_string()])
            }
        }
    }

    /// Every legal move, in a fixed order; none once the game has ended.
    pub fn legal_moves(&self) -> Vec<LegalMove> {
        match &self.inner {
            Inner::Draughts(game) => draughts::legal_moves(game),
            Inner::Chess(game) if game.outcome().is_some() => Vec::new(),
            Inner::Chess(game) => game
                .legal_moves()
                .into_iter()
                .map(|m| chess_move(game, m))
                .collect(),
        }
    }

    /// The legal move that a text means, or why there is none.
    ///
    /// # Errors
    /// The reason with its article, the squares concerned and what would be legal instead.
    pub fn explain(&self, text: &str) -> Result<LegalMove, Refusal> {
        match &self.inner {
            Inner::Draughts(game) => draughts::explain(game, text),
            Inner::Chess(game) => Ok(chess_move(game, find_chess(game, text)?)),
        }
    }

    /// Makes the move that a text means.
    ///
    /// # Errors
    /// As [`explain`](Game::explain); the game is unchanged.
    pub fn play(&mut self, text: &str) -> Result<Played, Refusal> {
        match &mut self.inner {
            Inner::Draughts(game) => draughts::play(game, text),
            Inner::Chess(game) => play_chess(game, text),
        }
    }

    /// What the move that a text means would bring about; the game is unchanged.
    ///
    /// # Errors
    /// As [`explain`](Game::explain).
    pub fn tried(&self, text: &str) -> Result<Tried, Refusal> {
        let mut game = self.clone();
        let played = game.play(text)?;
        Ok(Tried {
            played,
            ended: game.ended(),
        })
    }

    /// Makes the move that a text means and does not write it: for those who only watch where a game goes.
    pub(crate) fn advance(&mut self, text: &str) -> Result<Option<Slip>, Refusal> {
        match &mut self.inner {
            Inner::Draughts(game) => draughts::advance(game, text),
            Inner::Chess(game) => {
                let m = find_chess(game, text)?;
                game.play(m).map_err(|_| chess_over())?;
                Ok(None)
            }
        }
    }

    /// The position now, without its past.
    pub(crate) fn spot(&self) -> Spot {
        match &self.inner {
            Inner::Draughts(game) => {
                with_game!(game, game => Spot::from_draughts(*game.position()))
            }
            Inner::Chess(game) => Spot::from_chess(game.fork()),
        }
    }

    /// Takes the last move back; false where there is none.
    pub fn undo(&mut self) -> bool {
        match &mut self.inner {
            Inner::Draughts(game) => with_game!(game, game => game.undo()),
            Inner::Chess(game) => game.undo(),
        }
    }

    /// How the game has ended by its rules, if it has.
    pub fn ended(&self) -> Option<Ended> {
        let outcome = match &self.inner {
            Inner::Draughts(game) => draughts::outcome(game),
            Inner::Chess(game) => game.outcome(),
        }?;
        Some(self.ended_by(outcome))
    }

    /// An outcome, such as a resignation, with its article in this rule set.
    pub fn ended_by(&self, outcome: Outcome) -> Ended {
        let article = match &self.inner {
            Inner::Draughts(game) => draughts::variant(game).article_of(outcome),
            Inner::Chess(game) => Some(game.article_of(outcome)),
        };
        Ended { outcome, article }
    }

    /// Whether this side may still win. In draughts every side that is left may; in chess one that cannot checkmate by any
    /// series of legal moves may not (FIDE 6.9).
    pub fn can_win(&self, side: Color) -> bool {
        match &self.inner {
            Inner::Draughts(_) => true,
            Inner::Chess(game) => game.can_win(side),
        }
    }

    /// Where it is written what a fallen flag means; none where the leaflet of chess has no clock.
    pub fn time_article(&self) -> Option<Article> {
        match &self.inner {
            Inner::Draughts(_) => Some(Article::new(Book::Regulations1953, "§32.10")),
            Inner::Chess(game) => game.time_article(),
        }
    }

    /// The draws that the player to move may claim now.
    pub fn claims(&self) -> Vec<DrawReason> {
        match &self.inner {
            Inner::Draughts(game) => with_game!(game, game => game.claims()),
            Inner::Chess(game) => game.claims(),
        }
    }

    /// The draws that the player to move may claim with a move not yet made (`002:§16.2`).
    ///
    /// # Errors
    /// When the text is no legal move.
    pub fn claims_with(&self, text: &str) -> Result<Vec<DrawReason>, Refusal> {
        match &self.inner {
            Inner::Draughts(game) => draughts::claims_with(game, text),
            Inner::Chess(game) => Ok(game.claims_with(find_chess(game, text)?)),
        }
    }

    /// The counts that may end the game as drawn: "9 of 16".
    pub fn counters(&self) -> Vec<Counter> {
        match &self.inner {
            Inner::Draughts(game) => with_game!(game, game => game.counters()),
            Inner::Chess(game) => game.counters(),
        }
    }

    /// What stands where.
    pub fn grid(&self) -> Grid {
        match &self.inner {
            Inner::Draughts(game) => draughts::grid(game),
            Inner::Chess(game) => chess_grid(game),
        }
    }

    /// How many sequences of `depth` legal moves there are from here.
    pub fn perft(&self, depth: u32) -> u64 {
        match &self.inner {
            Inner::Draughts(game) => with_game!(game, game => game.position().perft(depth)),
            Inner::Chess(game) => chess::perft(game, depth),
        }
    }

    /// The draughts rule set, if it is draughts.
    pub fn variant(&self) -> Option<VariantId> {
        match &self.inner {
            Inner::Draughts(game) => Some(draughts::variant(game)),
            Inner::Chess(_) => None,
        }
    }
}

fn chess_move(game: &chess::Game, m: chess::Move) -> LegalMove {
    let (from, to) = (m.from().to_string(), m.to().to_string());
    let text = game.text(m);
    LegalMove {
        full: text.clone(),
        text,
        captured: m
            .captured()
            .map(|square| square.to_string())
            .into_iter()
            .collect(),
        paths: vec![vec![from.clone(), to.clone()]],
        from,
        to,
        promotes: m.promotion().is_some(),
        becomes: m.promotion(),
    }
}

pub(crate) fn find_chess(game: &chess::Game, text: &str) -> Result<chess::Move, Refusal> {
    // Word processors make long dashes of hyphens.
    let text = text.replace(
        [
            '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}',
        ],
        "-",
    );
    game.find(&text).map_err(|refusal| Refusal {
        reason: RefusalReason::Chess(refusal.reason),
        article: refusal.article,
        squares: refusal.squares,
        instead: refusal.instead,
    })
}

/// The texts of the moves of a game of chess.
fn chess_texts(game: &chess::Game) -> Vec<String> {
    let mut way = game.begun();
    let texts = game.moves().iter().map_while(|m| {
        let text = way.text(*m);
        way.play(*m).ok().map(|()| text)
    });
    texts.collect()
}

fn play_chess(game: &mut chess::Game, text: &str) -> Result<Played, Refusal> {
    let m = find_chess(game, text)?;
    let played = Played {
        text: game.text(m),
        captured: u8::from(m.captured().is_some()),
        slip: None,
    };
    match game.play(m) {
        Ok(()) => Ok(played),
        // `find` asked the same game, so only a finished one can refuse.
        Err(chess::NotLegal(_)) => Err(chess_over()),
    }
}

pub(crate) fn chess_over() -> Refusal {
    Refusal {
        reason: RefusalReason::Chess(chess::Reason::GameOver),
        article: None,
        squares: Vec::new(),
        instead: Vec::new(),
    }
}

fn chess_grid(game: &chess::Game) -> Grid {
    let squares = (0..8)
        .rev()
        .flat_map(|rank| (0..8).map(move |file| (file, rank)));
    let cells = squares.filter_map(|(file, rank)| {
        let square = chess::Square::new(file, rank)?;
        Some(Cell {
            name: square.to_string(),
            is_dark: (file + rank) % 2 == 0,
            piece: game
                .piece_at(square)
                .map(|piece| (piece.color, Figure::Chess(piece.kind))),
        })
    });
    Grid {
        size: 8,
        cells: cells.collect(),
    }
}
