//! What the tests by article share: games from a FEN, moves from a text, and what is asked of them.

#![allow(
    clippy::expect_used,
    dead_code,
    reason = "several test files include this module, and each uses a part of it"
)]

use endgame::Shipped;
use notation::{MoveForm, parse_move, read_fen, square_name, write_fen, write_move};
use peatee_rules::{
    Attempt, Color, DrawOptions, Game, Illegal, Kind, Move, Outcome, Position, Reason, Variant,
};

/// A game of rule set `V` from a FEN.
pub(crate) fn game<V: Variant>(fen: &str) -> Game<V> {
    game_with(fen, DrawOptions::default())
}

pub(crate) fn game_with<V: Variant>(fen: &str, options: DrawOptions) -> Game<V> {
    Game::new(read_fen(fen).expect(fen), options, &Shipped)
}

/// The game after the moves of a line of text.
pub(crate) fn after<V: Variant>(mut game: Game<V>, line: &str) -> Game<V> {
    for text in line.split_whitespace() {
        let m = find(&game, text);
        game.play(m).expect(text);
    }
    game
}

pub(crate) fn find<V: Variant>(game: &Game<V>, text: &str) -> Move<V::Board> {
    game.explain(&attempt::<V>(text)).expect(text)
}

fn attempt<V: Variant>(text: &str) -> Attempt<V::Board> {
    parse_move(text).expect(text).attempt
}

pub(crate) fn fen<V: Variant>(game: &Game<V>) -> String {
    write_fen(&game.position().to_setup(), V::RULES.writing.naming)
}

/// The texts of the legal moves, by origin and last square.
pub(crate) fn legal<V: Variant>(game: &Game<V>) -> String {
    let mut moves = game.position().legal_moves();
    moves.sort_by_key(|m| (m.from(), m.to(), m.captured()));
    let text = |m: &Move<V::Board>| write_move(game.position(), *m, MoveForm::Short);
    moves.iter().map(text).collect::<Vec<_>>().join(" ")
}

/// The texts of the legal moves with every landing square.
pub(crate) fn routes<V: Variant>(game: &Game<V>) -> String {
    let mut texts: Vec<String> = game
        .position()
        .legal_moves()
        .iter()
        .map(|m| write_move(game.position(), *m, MoveForm::Full))
        .collect();
    texts.sort();
    texts.join(" ")
}

/// Checks that a text is refused for this reason, with this article and these squares.
pub(crate) fn refused<V: Variant>(
    game: &Game<V>,
    text: &str,
    reason: Reason,
    article: &str,
    squares: &str,
) -> Illegal<V::Board> {
    let illegal = match game.explain(&attempt::<V>(text)) {
        Ok(m) => panic!("{text} is legal: {m:?}"),
        Err(illegal) => illegal,
    };
    let name = |square: &_| square_name(*square, V::RULES.writing.naming);
    let told = (
        illegal.reason,
        illegal.article.map(|article| article.to_string()),
        illegal
            .squares
            .iter()
            .map(name)
            .collect::<Vec<_>>()
            .join(" "),
    );
    let cited = (!article.is_empty()).then(|| article.to_owned());
    assert_eq!(told, (reason, cited, squares.to_owned()), "{text}");
    assert!(illegal.instead.iter().all(|m| game.position().is_legal(*m)));
    illegal
}

/// How the game ended, and the article.
pub(crate) fn ended<V: Variant>(game: &Game<V>) -> Option<(Outcome, String)> {
    let outcome = game.outcome()?;
    let article = V::ID.article_of(outcome).expect("every end is cited");
    Some((outcome, article.to_string()))
}

/// The running counts as players see them: `000:6.3 9/16`.
pub(crate) fn counts<V: Variant>(game: &Game<V>) -> String {
    let counters = game.counters().into_iter();
    let texts = counters.map(|c| format!("{} {}/{}", c.article, c.done, c.limit));
    texts.collect::<Vec<_>>().join(", ")
}

/// The game after so many plies without a capture, a promotion or a repeated position, in
/// which a piece of the kind that `mover` names moves and every position pleases `keep`. The
/// game goes on until the last ply.
pub(crate) fn wander<V: Variant>(
    game: &Game<V>,
    plies: usize,
    mover: &impl Fn(usize) -> Kind,
    keep: &impl Fn(&Position<V>) -> bool,
) -> Game<V> {
    let end = game.moves().len() + plies;
    let mut budget = 100_000;
    search(game, end, mover, keep, &mut budget).expect("there is a way")
}

fn search<V: Variant>(
    game: &Game<V>,
    end: usize,
    mover: &impl Fn(usize) -> Kind,
    keep: &impl Fn(&Position<V>) -> bool,
    budget: &mut u32,
) -> Option<Game<V>> {
    let ply = game.moves().len();
    if ply == end {
        return Some(game.clone());
    }
    *budget = budget.checked_sub(1)?;
    let position = game.position();
    position.legal_moves().into_iter().find_map(|m| {
        let kind = position.piece_at(m.from()).map(|piece| piece.kind);
        if m.is_capture() || position.promotes(m) || kind != Some(mover(ply + 1)) {
            return None;
        }
        let mut next = game.clone();
        next.play(m).ok()?;
        let after = *next.position();
        let is_new = game.positions().all(|before| before != after);
        let goes_on = next.outcome().is_none() || ply + 1 == end;
        let pleases = is_new && goes_on && !after.must_capture() && keep(&after);
        pleases
            .then(|| search(&next, end, mover, keep, budget))
            .flatten()
    })
}

/// Wandering with kings only, anywhere.
pub(crate) fn wander_kings<V: Variant>(game: &Game<V>, plies: usize) -> Game<V> {
    wander(game, plies, &|_| Kind::King, &|_| true)
}

pub(crate) const WHITE: Color = Color::White;
pub(crate) const BLACK: Color = Color::Black;
