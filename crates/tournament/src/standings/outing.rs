//! What somebody did in each round.

use pairing::{Mark, Points, Scoring};

use crate::competition::Competition;
use crate::instructions::{Encounter, System};
use crate::person::PlayerId;
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
    /// Whether he asked to be free, with half the points or without any, or was not there to be paired (C.07 16.1.1).
    pub fn is_requested_bye(&self) -> bool {
        let is_bye = matches!(self.mark, Some(Mark::HalfBye | Mark::ZeroBye));
        !self.was_played && is_bye
    }

    /// Whether he did not play because he did not want to, or did not come (C.07 16.1.2).
    pub fn is_voluntary(&self) -> bool {
        let is_lost = !self.was_played && self.mark == Some(Mark::ForfeitLoss);
        is_lost || self.is_requested_bye()
    }
}

/// What the games of the last round count for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Last {
    /// For what they are.
    AsItIs,
    /// For draws, whoever was paired in it, played or not (C.07 8.3).
    Drawn,
}

impl Competition {
    /// What somebody did in each round in which he has something. Annulled games are none (`002:§38.3`).
    pub fn outings(&self, player: PlayerId) -> Vec<Outing> {
        let rounds = (1..).zip(self.rounds());
        rounds
            .filter_map(|(number, round)| self.outing(number, round, player))
            .collect()
    }

    /// What somebody did in each round, the last one as it is to be taken.
    pub(super) fn outings_with(&self, last: Last, player: PlayerId) -> Vec<Outing> {
        let mut outings = self.outings(player);
        if last == Last::Drawn
            && let Some(drawn) = self.drawn_at_last(player)
        {
            outings.retain(|outing| outing.round != drawn.round);
            outings.push(drawn);
        }
        outings
    }

    /// The points of somebody, the last round as it is to be taken.
    pub(super) fn score_with(&self, last: Last, player: PlayerId) -> Points {
        let own = self.points(player);
        match (last, self.drawn_at_last(player)) {
            (Last::Drawn, Some(drawn)) => {
                let round = self.rounds().get(drawn.round as usize - 1);
                let had = round.map_or(Points::ZERO, |round| self.points_in(round, player));
                own + drawn.points - had
            }
            (Last::Drawn, None) | (Last::AsItIs, _) => own,
        }
    }

    /// The game of the last round as if it were drawn; none where the round is not paired yet, or the player is free.
    fn drawn_at_last(&self, player: PlayerId) -> Option<Outing> {
        let number = self.all_rounds()?;
        let round = self.rounds().get(number.checked_sub(1)? as usize)?;
        let board = round
            .board_of(player)
            .filter(|board| !board.is_annulled())?;
        Some(Outing {
            round: number,
            opponent: board.opponent(player),
            is_white: board.has_white(player, 0),
            mark: Some(Mark::Draw),
            points: self.worth(Mark::Draw),
            was_played: true,
        })
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
    pub(super) fn is_swiss(&self) -> bool {
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
