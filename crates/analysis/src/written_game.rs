//! A game as it stands in a file, read so that it can be reviewed.

use games::{
    Cited, Ended, Game, KindRefused, Phrase, Record, Refusal, RuleSet, Score, SetupRefused,
    Spelling, Words, respell, shown, tags,
};
use notation::pdn::Place;
use rules::DrawOptions;

use crate::review::{Review, ReviewedMove};

/// How a written game is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReadOptions {
    /// The rule set of games that do not say theirs.
    pub rules: Option<RuleSet>,
    /// Whether a game that says nothing is chess.
    pub is_chess: bool,
    /// The readings of the draw rules.
    pub draws: DrawOptions,
}

/// A written game whose moves were followed from the first to the end.
#[derive(Clone, Debug)]
pub struct WrittenGame {
    pub(crate) game: Game,
    pub(crate) record: Record,
    pub(crate) first_number: u32,
}

/// Something worth saying of a game that can be reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// It is of another rule set than was asked for.
    OtherRules {
        /// What the game says.
        said: RuleSet,
        /// What the caller asked for.
        asked: RuleSet,
    },
    /// Moves are written behind the end of the game.
    AfterEnd(Ended),
}

impl Note {
    /// Its sentence, for the game of a number. How the game ended is said in the words given.
    pub fn phrase(&self, number: u64, words: &Words<'_>) -> Phrase {
        match self {
            Note::OtherRules { said, asked } => Phrase::new("analyse-other-rules")
                .number("game", number)
                .text("said", said.id())
                .text("asked", asked.id()),
            Note::AfterEnd(ended) => {
                Phrase::new("check-after-end").text("how", words(&(*ended).into()))
            }
        }
    }
}

/// Why a game cannot be reviewed, and where that shows.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{obstacle} at {at}")]
pub struct NotReviewable {
    /// The place in the file.
    pub at: Place,
    /// Why.
    pub obstacle: Box<Obstacle>,
}

/// What keeps a game from being reviewed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Obstacle {
    /// Its rule set is not one of ours.
    #[error(transparent)]
    UnknownRules(KindRefused),
    /// Its first position cannot be played.
    #[error(transparent)]
    Setup(SetupRefused),
    /// It has no moves.
    #[error("the game has no moves")]
    NoMoves,
    /// It goes on from another position half-way.
    #[error("the game goes on from another position")]
    SetupBetween,
    /// A move is not legal.
    #[error("the move {text} is not legal")]
    Illegal {
        /// The move, as it can be shown.
        text: String,
        /// Why.
        refusal: Refusal,
    },
}

impl NotReviewable {
    fn new(at: Place, obstacle: Obstacle) -> NotReviewable {
        NotReviewable {
            at,
            obstacle: Box::new(obstacle),
        }
    }
}

impl Obstacle {
    /// All that is to be said of it, for the game of a number, in the words given.
    pub fn sentence(&self, number: u64, words: &Words<'_>) -> String {
        let sentence = words(&self.phrase(number).into());
        match self.reason() {
            Some(why) => format!("{sentence} {}", words(&why)),
            None => sentence,
        }
    }

    /// Its sentence, for the game of a number. [`reason`](Obstacle::reason) may have a second one.
    pub fn phrase(&self, number: u64) -> Phrase {
        let phrase = |key: &str| Phrase::new(key).number("game", number);
        match self {
            Obstacle::UnknownRules(error) => {
                phrase("convert-unknown-rules").text("error", error.to_string())
            }
            Obstacle::Setup(error) => phrase("convert-setup").text("error", error.to_string()),
            Obstacle::NoMoves => phrase("analyse-no-moves"),
            Obstacle::SetupBetween => phrase("analyse-setup"),
            Obstacle::Illegal { text, .. } => phrase("convert-illegal").text("move", text.clone()),
        }
    }

    /// Why the move is not legal.
    pub fn reason(&self) -> Option<Cited> {
        match self {
            Obstacle::Illegal { text, refusal } => Some(refusal.cited(text)),
            Obstacle::UnknownRules(_)
            | Obstacle::Setup(_)
            | Obstacle::NoMoves
            | Obstacle::SetupBetween => None,
        }
    }
}

impl WrittenGame {
    /// Follows the moves of a record that begins at a place of its file. Notes come with their places.
    ///
    /// # Errors
    /// When the game cannot be followed to its end.
    pub fn read(
        mut record: Record,
        begins: Place,
        options: &ReadOptions,
        note: &mut dyn FnMut(Place, Note),
    ) -> Result<WrittenGame, NotReviewable> {
        let refused = |obstacle| NotReviewable::new(begins, obstacle);
        let kind = tags::kind(&record, options.rules, options.is_chess);
        let rules = kind
            .map_err(|unknown| refused(Obstacle::UnknownRules(unknown)))?
            .rules;
        if let Some(asked) = options.rules.filter(|asked| *asked != rules) {
            note(begins, Note::OtherRules { said: rules, asked });
        }
        let game = Game::start(rules, first_fen(&record), options.draws);
        let mut game = game.map_err(|error| refused(Obstacle::Setup(error)))?;
        if record.line.steps.is_empty() {
            return Err(refused(Obstacle::NoMoves));
        }
        follow(&mut game, &record, note)?;
        let first_number = first_number(&record);
        // The position was read just now; what the line holds was played.
        if respell(&mut record, rules, Spelling::default()).is_ok() {
            tags::keep_kind(&mut record, rules, None);
        }
        Ok(WrittenGame {
            game,
            record,
            first_number,
        })
    }

    /// The game with its moves played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Its result, as it is written.
    pub fn result(&self) -> Score {
        self.record.result()
    }

    /// The game with its moves reviewed, as [`Analyser::begin`](crate::Analyser::begin) does it.
    pub fn with_review(self, moves: Vec<ReviewedMove>) -> Review {
        Review {
            rules: self.game.rules(),
            record: self.record,
            moves,
            first_number: self.first_number,
        }
    }
}

/// Plays the moves of a record, up to the end of the game.
fn follow(
    game: &mut Game,
    record: &Record,
    note: &mut dyn FnMut(Place, Note),
) -> Result<(), NotReviewable> {
    for (i, step) in record.line.steps.iter().enumerate() {
        let at = step.at;
        if i > 0 && step.setup.is_some() {
            return Err(NotReviewable::new(at, Obstacle::SetupBetween));
        }
        if let Some(ended) = game.ended() {
            note(at, Note::AfterEnd(ended));
            break;
        }
        if let Err(refusal) = game.play(&step.text) {
            let text = shown(&step.text);
            let illegal = Obstacle::Illegal { text, refusal };
            return Err(NotReviewable::new(at, illegal));
        }
    }
    Ok(())
}

/// The position that a game begins from, where it is not the usual one.
fn first_fen(record: &Record) -> Option<&str> {
    let first = record.line.steps.first();
    let setup = first.and_then(|step| step.setup.as_deref());
    setup.or(record.fen())
}

/// A FEN of chess ends with the number of the move.
fn first_number(record: &Record) -> u32 {
    let fen = first_fen(record).filter(|fen| !fen.contains(':'));
    let number = fen.and_then(|fen| fen.split_whitespace().nth(5));
    number.and_then(|number| number.parse().ok()).unwrap_or(1)
}
