//! What somebody saw before asking for something, where others may have acted meanwhile.

use crate::competition::Competition;
use crate::event::{Happened, Place};
use crate::festival::{Festival, LogEntry};
use crate::person::PlayerId;
use crate::round::Outcome;

/// A game as somebody saw it: who sits there, and its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenGame {
    /// The game.
    pub place: Place,
    /// Who meets there, as the board names them.
    pub seats: [PlayerId; 2],
    /// Its result, assumed ones too.
    pub outcome: Option<Outcome>,
}

impl Competition {
    /// A game as it is seen now; none where there is no such game.
    pub fn seen_game(&self, place: Place) -> Option<SeenGame> {
        let board = self.board(place.round, place.board)?;
        let game = self.game(place)?;
        Some(SeenGame {
            place,
            seats: [board.white, board.black],
            outcome: game.outcome(),
        })
    }
}

impl Festival {
    /// Number of the last event that changed a game which looks otherwise now, from 1 on; none where it looks the same.
    /// `version` is how many events had happened when it was seen.
    pub fn changed_since(
        &self,
        section: Option<&str>,
        seen: &SeenGame,
        version: u32,
    ) -> Option<u32> {
        if self.part(section).seen_game(seen.place) == Some(*seen) {
            return None;
        }
        let entries = (1..).zip(self.entries()).skip(version as usize);
        let is_of_section = |entry: &LogEntry| entry.section.as_deref() == section;
        let own: Vec<(u32, &Happened)> = entries
            .filter(|(_, entry)| is_of_section(entry))
            .map(|(number, entry)| (number, &entry.event.what))
            .collect();
        let last = |is_it: &dyn Fn(&Happened) -> bool| {
            let mut found = own.iter().rev().filter(|(_, what)| is_it(what));
            found.next().map(|(number, _)| *number)
        };
        let of_game = last(&|what| game_of(what) == Some(seen.place));
        // Whoever saw something else than what stood there is told of the last event.
        let of_any = u32::try_from(self.entries().len()).unwrap_or(u32::MAX);
        Some(of_game.or_else(|| last(&changes_games)).unwrap_or(of_any))
    }
}

/// The game that an event is about.
const fn game_of(what: &Happened) -> Option<Place> {
    match what {
        Happened::Entered { place, .. }
        | Happened::Corrected { place, .. }
        | Happened::Adjourned(place)
        | Happened::Postponed(place)
        | Happened::Assumed { place, .. }
        | Happened::Adjudicated { place, .. }
        | Happened::Replayed { place, .. } => Some(*place),
        _ => None,
    }
}

/// Whether an event may change games that it does not name.
const fn changes_games(what: &Happened) -> bool {
    matches!(
        what,
        Happened::Paired(_)
            | Happened::Repaired { .. }
            | Happened::GameAdded { .. }
            | Happened::Left { .. }
            | Happened::Penalised { .. }
            | Happened::Team(_)
            | Happened::Undone { .. }
    )
}
