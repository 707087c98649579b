//! Positions as two lists of squares, as the codes print them (`001:8.4`, `002:§14.4`, `002:§29.2`).

use notation::{ParseListError, is_list};
use rules::{ByColor, Color};
use texts::Phrase;

use crate::draughts;
use crate::phrase::GamePhrase;
use crate::rule_set::RuleSet;

/// The FEN of a position that is written as two lists of squares, with White to move; none where the text does not begin
/// like one, or the game is chess.
///
/// # Errors
/// Where the lists cannot be read.
pub fn fen_of_lists(rules: RuleSet, text: &str) -> Result<Option<String>, ParseListError> {
    match rules {
        RuleSet::Draughts(variant) if is_list(text) => {
            draughts::fen_of_lists(variant, text).map(Some)
        }
        RuleSet::Draughts(_) | RuleSet::Chess(_) => Ok(None),
    }
}

/// A position as two lists and the side to move, still without a language; none for chess, and where the FEN cannot be
/// read.
pub fn lists_phrase(rules: RuleSet, fen: &str) -> Option<Phrase> {
    let RuleSet::Draughts(variant) = rules else {
        return None;
    };
    let ByColor { white, black } = draughts::lists_of_fen(variant, fen)?;
    let turn = match fen.trim_start().starts_with(['B', 'b']) {
        true => Color::Black,
        false => Color::White,
    };
    let phrase = Phrase::new("position-lists").side("side", turn);
    Some(phrase.text("white", white).text("black", black))
}
