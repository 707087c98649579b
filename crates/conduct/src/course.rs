//! The positions on the way of a game, for whoever looks back.

use games::{Color, Grid};

use crate::event::Event;
use crate::game::{Game, ReplayError};
use crate::line::ScoreEntry;
use crate::terms::Terms;

/// A position on the way of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// As FEN.
    pub fen: String,
    /// Whose move it is.
    pub turn: Color,
    /// What stands where.
    pub grid: Grid,
    /// Origin and end of the move that led here.
    pub last: Option<[String; 2]>,
}

impl Stop {
    fn of(moves: &games::Game) -> Stop {
        Stop {
            fen: moves.fen(),
            turn: moves.turn(),
            grid: moves.grid(),
            last: moves.last_squares(),
        }
    }

    /// The position behind an entry of a game that has come further by the same event.
    fn behind(entry: &ScoreEntry, game: &Game) -> Stop {
        let terms = game.terms();
        let stood = entry
            .after()
            .and_then(|fen| games::Game::from_irregular(terms.rules, fen, terms.draws).ok());
        Stop::of(stood.as_ref().unwrap_or(game.moves()))
    }
}

/// The game that events have made, its first position, and the position behind each move that stands. A position that
/// stands without a move takes the place of the one before it. What is sealed is not known here before it is opened.
///
/// # Errors
/// When the events make no game.
pub fn course(terms: Terms, events: &[Event]) -> Result<(Game, Vec<Stop>), ReplayError> {
    let mut game = Game::new(terms)?;
    let mut stops = vec![Stop::of(game.moves())];
    for event in events {
        let cuts = game.cuts().len();
        game.apply(event)?;
        for cut in game.cuts().iter().skip(cuts) {
            stops.truncate(cut.behind + 1);
        }
        while let Some(entry) = game.entries().get(stops.len() - 1) {
            stops.push(Stop::behind(entry, &game));
        }
    }
    let stops = by_moves(&game, stops);
    Ok((game, stops))
}

/// One position behind each move, and none behind what is no move.
fn by_moves(game: &Game, stops: Vec<Stop>) -> Vec<Stop> {
    let is_move = game.entries().iter().map(|entry| entry.text().is_some());
    let mut found: Vec<Stop> = Vec::with_capacity(stops.len());
    for (stop, is_move) in stops.into_iter().zip(core::iter::once(true).chain(is_move)) {
        if !is_move {
            found.pop();
        }
        found.push(stop);
    }
    found
}
