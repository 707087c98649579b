//! What the tests of this crate say often.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part")]

use peatee_chess::{ChessRules, Game};

/// A game under the FIDE Laws.
pub fn fide(fen: &str) -> Game {
    Game::from_fen(ChessRules::Fide, fen).expect(fen)
}

/// A game by the leaflet alone.
pub fn leaflet(fen: &str) -> Game {
    Game::from_fen(ChessRules::Leaflet, fen).expect(fen)
}

/// The game after the moves of a line of text.
pub fn after(mut game: Game, line: &str) -> Game {
    for text in line.split_whitespace() {
        let m = game
            .find(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        game.play(m).expect(text);
    }
    game
}

/// The squares that the piece on `from` may go to, joined by spaces.
pub fn targets(game: &Game, from: &str) -> String {
    let mut squares: Vec<String> = game
        .legal_moves()
        .iter()
        .filter(|m| m.from().to_string() == from)
        .map(|m| m.to().to_string())
        .collect();
    squares.sort();
    squares.dedup();
    squares.join(" ")
}

/// Checks that a text is refused with this key, article and these squares.
pub fn refused(game: &Game, text: &str, key: &str, article: &str, squares: &str) {
    let refusal = match game.find(text) {
        Ok(m) => panic!("{text} is legal: {m}"),
        Err(refusal) => refusal,
    };
    let found = refusal
        .article
        .map(|article| article.to_string())
        .unwrap_or_default();
    let told = (
        refusal.reason.key(),
        found.as_str(),
        refusal.squares.join(" "),
    );
    assert_eq!(told, (key, article, squares.to_owned()), "{text}");
}
