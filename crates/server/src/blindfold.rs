//! What a player without a board is told while he plays (`000:11.1.4`, `000:11.1.5`): no position, no legal moves, and of
//! the moves only the last, as an opponent would announce it.

use conduct::{Form, PersonId};
use games::Color;
use store::GameMeta;
use wire::{GameView, State};

/// The side that plays without a board.
pub(crate) fn side(form: Form) -> Option<Color> {
    let mut sides = Color::ALL.into_iter();
    sides.find(|side| !form.sees_board(*side))
}

/// Whether somebody may not see a kept game: he plays it without a board, and it is not over. One who has both seats sees
/// it.
pub(crate) fn hides(meta: &GameMeta, person: Option<PersonId>) -> bool {
    let blind = side(meta.terms.form).filter(|_| meta.ended.is_none());
    let sits = |side: Color| person.is_some_and(|person| meta.sides[side].contains(&person));
    blind.is_some_and(|blind| sits(blind) && !sits(!blind))
}

/// A whole game as somebody without a board has it.
pub(crate) fn game(view: GameView) -> GameView {
    let last = view.moves.len().saturating_sub(1);
    let mut moves = view.moves;
    for made in moves.iter_mut().take(last) {
        made.text.clear();
    }
    GameView {
        moves,
        state: state(view.state),
        ..view
    }
}

/// How a game stands, without the board.
pub(crate) fn state(state: State) -> State {
    State {
        fen: String::new(),
        pieces: Vec::new(),
        legal: Vec::new(),
        last: Vec::new(),
        ..state
    }
}
