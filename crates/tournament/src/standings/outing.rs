//! What somebody did in each round.

use crate::competition::Competition;
use crate::instructions::{Encounter, System};
use crate::person::PlayerId;
use crate::points::{Mark, Points, Scoring};
use crate::round::Round;

/// What somebody did in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outing {
    /// The round, from 1 on.
    pub round: u32,
    /// Whom he met, or should have met.
    pub opponent: Option<PlayerId>,
    /// Whether he had White in the first game.
    pub is_white: bool,
    /// What the meeting is for him, or as long as it is not over its first game; or what he has for a free round.
    pub mark: Option<Mark>,
    /// What the round is worth to him.
    pub points: Points,
    /// Whether something was played at the board.
    pub was_played: bool,
}

impl Outing {
    /// Whether he did not play because he did not want to, or did not come.
    pub fn is_voluntary(&self) -> bool {
        let chosen = [Mark::HalfBye, Mark::ZeroBye, Mark::ForfeitLoss];
        !self.was_played && self.mark.is_some_and(|mark| chosen.contains(&mark))
    }
}

impl Competition {
    /// What somebody did in each round in which he has something. Annulled games are none (`002:§38.3`).
    pub fn outings(&self, player: PlayerId) -> Vec<Outing> {
        let rounds = (1..).zip(self.rounds());
        rounds
            .filter_map(|(number, round)| self.outing(number, round, player))
            .collect()
    }

    fn outing(&self, number: u32, round: &Round, player: PlayerId) -> Option<Outing> {
        let points = self.points_in(round, player);
        if let Some(board) = round.board_of(player) {
            let whole = board.mark(player, &self.scoring());
            let mark = whole.or_else(|| board.marks(player).next());
            return (!board.is_annulled() && mark.is_some()).then(|| Outing {
                round: number,
                opponent: board.opponent(player),
                is_white: board.has_white(player, 0),
                mark,
                points,
                was_played: board.was_played(),
            });
        }
        let free = round.free.iter().find(|(free, _)| *free == player);
        let mark = match free {
            Some((_, mark)) => *mark,
            None => self.is_swiss().then_some(Mark::ZeroBye),
        };
        mark.map(|mark| Outing {
            round: number,
            opponent: None,
            is_white: false,
            mark: Some(mark),
            points,
            was_played: false,
        })
    }

    /// In a Swiss whoever came late, or has left, has left out the rounds without him.
    fn is_swiss(&self) -> bool {
        let known = self.instructions();
        known.is_some_and(|known| matches!(known.system, System::Swiss { .. }))
    }

    /// What results are worth.
    pub fn scoring(&self) -> Scoring {
        let known = self.instructions();
        known.map_or(Scoring::ONE_HALF_ZERO, |known| known.scoring)
    }

    pub(crate) fn encounter(&self) -> Encounter {
        let known = self.instructions();
        known.map_or(Encounter::SINGLE, |known| known.encounter)
    }

    /// What a meeting is worth that is won, or drawn.
    pub(crate) fn worth(&self, mark: Mark) -> Points {
        self.meeting_scoring().points(mark)
    }
}
