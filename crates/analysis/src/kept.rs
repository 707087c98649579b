//! A review read back from the JSON that was kept of it.

use endgame::Value;
use rules::Color;
use serde::Deserialize;

use crate::evaluation::Evaluation;
use crate::judgement::Judgement;
use crate::review::{BetterLine, Review, ReviewedMove};
use crate::written_game::WrittenGame;

/// Why a kept review cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadReviewError {
    /// It is no JSON of a review.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// A word in it is not known.
    #[error("unknown word {word:?} at move {ply}")]
    Word {
        /// The move, counted from 0.
        ply: usize,
        /// The word.
        word: String,
    },
    /// It is of other moves than those of the game.
    #[error("not the moves of this game")]
    OtherMoves,
}

#[derive(Deserialize)]
struct KeptReview {
    moves: Vec<KeptMove>,
}

#[derive(Deserialize)]
struct KeptMove {
    side: String,
    #[serde(rename = "move")]
    text: String,
    fen: String,
    only_legal: bool,
    #[serde(flatten)]
    evaluation: KeptEvaluation,
    depth: Option<u32>,
    table: Option<KeptValue>,
    loss: f64,
    judgement: Option<String>,
    better: Option<KeptLine>,
}

#[derive(Deserialize)]
struct KeptEvaluation {
    white_score: i32,
    white_win_in: Option<u32>,
    black_win_in: Option<u32>,
}

#[derive(Deserialize)]
struct KeptValue {
    verdict: String,
    plies: Option<u16>,
}

#[derive(Deserialize)]
struct KeptLine {
    #[serde(flatten)]
    evaluation: KeptEvaluation,
    depth: Option<u32>,
    moves: Vec<String>,
}

impl KeptEvaluation {
    /// A draw that is known has no depth, a judgement always has one.
    const fn read(&self, depth: Option<u32>) -> Evaluation {
        match (self.white_win_in, self.black_win_in, depth) {
            (Some(plies), _, _) => Evaluation::Win(plies),
            (None, Some(plies), _) => Evaluation::Loss(plies),
            (None, None, Some(_)) => Evaluation::Judged(self.white_score),
            (None, None, None) => Evaluation::Drawn,
        }
    }
}

impl KeptValue {
    fn read(&self) -> Option<Value> {
        match (self.verdict.as_str(), self.plies) {
            ("win", Some(plies)) => Some(Value::Win { plies }),
            ("loss", Some(plies)) => Some(Value::Loss { plies }),
            ("draw", None) => Some(Value::Draw),
            _ => None,
        }
    }
}

impl KeptMove {
    /// The move, or the word in it that is not known.
    fn read(self) -> Result<ReviewedMove, String> {
        let side = match self.side.as_str() {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return Err(self.side),
        };
        let judgement = match self.judgement {
            None => Judgement::None,
            Some(name) => Judgement::of_name(&name).ok_or(name)?,
        };
        let table = match self.table {
            None => None,
            Some(value) => Some(value.read().ok_or(value.verdict)?),
        };
        Ok(ReviewedMove {
            side,
            text: self.text,
            fen: self.fen,
            is_only_legal: self.only_legal,
            evaluation: self.evaluation.read(self.depth),
            depth: self.depth,
            table,
            loss: self.loss,
            judgement,
            better: self.better.map(|line| BetterLine {
                evaluation: line.evaluation.read(line.depth),
                depth: line.depth,
                moves: line.moves,
            }),
        })
    }
}

impl Review {
    /// The review of a game, read from the text of what [`to_json`](Review::to_json) gave. Losses have four digits
    /// there; everything else is as it was.
    ///
    /// # Errors
    /// When it cannot be read, or is of other moves.
    pub fn from_json(json: &str, written: WrittenGame) -> Result<Review, ReadReviewError> {
        let kept: KeptReview = serde_json::from_str(json)?;
        let moves = kept.moves.into_iter().enumerate().map(|(ply, kept)| {
            let unknown = |word| ReadReviewError::Word { ply, word };
            kept.read().map_err(unknown)
        });
        let moves: Vec<ReviewedMove> = moves.collect::<Result<_, _>>()?;
        let texts = written.game().texts();
        let is_same = moves.iter().map(|reviewed| &reviewed.text).eq(&texts);
        match is_same {
            true => Ok(written.with_review(moves)),
            false => Err(ReadReviewError::OtherMoves),
        }
    }
}
