//! What lists say of a game, drawn from its events.

use conduct::{Event, Game, Happened, Moment, PersonId, ReplayError, Score, Terms};

/// What lists say of a game besides its terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    /// When it ended and with what result; none as long as it is not over.
    pub(crate) ended: Option<(Moment, Score)>,
    /// Whether the players have each other's colour.
    pub(crate) is_swapped: bool,
}

impl Summary {
    /// Plays the game over.
    pub(crate) fn of(terms: Terms, events: &[Event]) -> Result<Summary, ReplayError> {
        let game = Game::replay(terms, events)?;
        let end = events.iter().rfind(|event| is_end(&event.what));
        let swaps = events.iter().filter(|event| is_swap(&event.what)).count();
        Ok(Summary {
            ended: game.end().and(end).map(|event| (event.at, game.score())),
            is_swapped: swaps % 2 == 1,
        })
    }
}

/// What lists say of a game, with what finds its rows. It is drawn before the events wait to be written: meanwhile nobody
/// waits for the game to be played over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listed {
    pub(crate) summary: Summary,
    pub(crate) created_at: Moment,
    pub(crate) people: Vec<PersonId>,
}

impl Listed {
    pub(crate) fn of(
        created_at: Moment,
        terms: Terms,
        events: &[Event],
    ) -> Result<Listed, ReplayError> {
        let sides = &terms.sides;
        Ok(Listed {
            created_at,
            people: sides.white.iter().chain(&sides.black).copied().collect(),
            summary: Summary::of(terms, events)?,
        })
    }
}

/// Whether some events change what lists say of a game.
pub(crate) fn are_listed(events: &[Event]) -> bool {
    events.iter().any(|event| event.what.class().is_listed)
}

fn is_end(what: &Happened) -> bool {
    matches!(what, Happened::Ended(_))
}

fn is_swap(what: &Happened) -> bool {
    matches!(what, Happened::ColoursSwapped)
}
