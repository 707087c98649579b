//! Openings that a competition lays down: whether they can be played.

use rules::DrawOptions;

use crate::game::{Ended, Game};
use crate::refusal::{Refusal, SetupRefused};
use crate::rule_set::RuleSet;

/// Why an opening cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpeningRefused {
    /// Its position gives no game.
    #[error(transparent)]
    Setup(#[from] SetupRefused),
    /// One of its moves is not legal.
    #[error("{played}: {refusal}")]
    Move {
        /// The move as it is written in the opening.
        played: String,
        /// Why it is refused.
        refusal: Box<Refusal>,
    },
    /// The game is over where the opening ends.
    #[error("the game is over where the opening ends")]
    Over(Ended),
}

/// The game that stands where an opening ends: behind its moves, from a FEN or from the first position of the rule set.
///
/// # Examples
/// ```
/// use peatee_games::{OpeningRefused, RuleSet, opening_game};
///
/// let russian: RuleSet = "russian".parse()?;
/// let moves = ["c3-d4", "d6-c5"].map(str::to_owned);
/// assert_eq!(opening_game(russian, None, &moves)?.texts(), moves);
///
/// let wrong = opening_game(russian, None, &["c3-c4".to_owned()]).expect_err("no move");
/// assert!(matches!(wrong, OpeningRefused::Move { played, .. } if played == "c3-c4"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When the position or a move is not legal, or nobody can move on.
pub fn opening_game(
    rules: RuleSet,
    fen: Option<&str>,
    moves: &[String],
) -> Result<Game, OpeningRefused> {
    let mut game = Game::start(rules, fen, DrawOptions::default())?;
    for text in moves {
        game.play(text).map_err(|refusal| OpeningRefused::Move {
            played: text.clone(),
            refusal: Box::new(refusal),
        })?;
    }
    match game.ended() {
        None => Ok(game),
        Some(ended) => Err(OpeningRefused::Over(ended)),
    }
}
