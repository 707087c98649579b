//! Games and their results.

use super::Competition;
use crate::event::Place;
use crate::refused::Refused;
use crate::round::{Board, Game, Outcome, Round};

/// Behind which round the standings are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandingAt {
    /// The last round that is over or under way; 0 before the first.
    pub round: u32,
    /// Whether every game of it is over.
    pub is_over: bool,
    /// How many games of it and of the rounds before are not over.
    pub unfinished: u32,
}

impl Competition {
    /// A board. Both count from 1.
    pub fn board(&self, round: u32, board: u32) -> Option<&Board> {
        let round = self.rounds.get((round as usize).checked_sub(1)?)?;
        round.boards.get((board as usize).checked_sub(1)?)
    }

    /// A game.
    pub fn game(&self, place: Place) -> Option<&Game> {
        let board = self.board(place.round, place.board)?;
        board.games.get((place.game as usize).checked_sub(1)?)
    }

    /// Every game that is not over, with its place.
    pub fn unfinished(&self) -> impl Iterator<Item = (Place, &Game)> {
        self.places().filter(|(_, game)| !game.is_over())
    }

    /// The games of rounds before the last one of which nothing is known: neither a result nor that they wait.
    pub fn left_open(&self) -> impl Iterator<Item = Place> {
        let last = self.last_round();
        let open = self.places();
        let open = open.filter(move |(place, game)| place.round < last && **game == Game::Open);
        open.map(|(place, _)| place)
    }

    /// The competition as if no round behind one had been paired; none if that one is not. What was corrected since is as
    /// it is now, and so is who has left.
    #[must_use]
    pub fn behind(&self, round: u32) -> Option<Competition> {
        if round == 0 || round > self.last_round() {
            return None;
        }
        let mut then = self.clone();
        then.rounds.truncate(round as usize);
        then.draft = then.draft.filter(|draft| *draft <= round);
        if round < self.last_round() {
            then.ended_early = None;
        }
        Some(then)
    }

    /// Behind which round everybody stands where he does. A round that is only paired does not count.
    pub fn standing_at(&self) -> StandingAt {
        let is_over = |round: u32| {
            let index = (round as usize).checked_sub(1);
            let paired = index.and_then(|index| self.rounds.get(index));
            paired.is_none_or(Round::is_over)
        };
        let mut rounds = (1..=self.last_round()).rev();
        let round = rounds.find(|round| is_over(*round) || self.has_started(*round));
        let round = round.unwrap_or(0);
        let unfinished = self.unfinished().filter(|(place, _)| place.round <= round);
        StandingAt {
            round,
            is_over: is_over(round),
            unfinished: u32::try_from(unfinished.count()).unwrap_or(u32::MAX),
        }
    }

    /// Every game with its place.
    pub fn places(&self) -> impl Iterator<Item = (Place, &Game)> {
        (1..).zip(&self.rounds).flat_map(|(round, paired)| {
            (1..).zip(&paired.boards).flat_map(move |(board, meeting)| {
                (1..).zip(&meeting.games).map(move |(game, one)| {
                    let place = Place { round, board, game };
                    (place, one)
                })
            })
        })
    }

    pub(crate) fn board_mut(&mut self, round: u32, board: u32) -> Result<&mut Board, Refused> {
        let index = (round as usize).checked_sub(1);
        let paired = index.and_then(|index| self.rounds.get_mut(index));
        let paired = paired.ok_or(Refused::NoRound(round))?;
        let index = (board as usize).checked_sub(1);
        let found = index.and_then(|index| paired.boards.get_mut(index));
        found.ok_or(Refused::NoGame(Place::first(round, board)))
    }

    fn game_mut(&mut self, place: Place) -> Result<&mut Game, Refused> {
        let board = self.board_mut(place.round, place.board)?;
        let index = (place.game as usize).checked_sub(1);
        let game = index.and_then(|index| board.games.get_mut(index));
        game.ok_or(Refused::NoGame(place))
    }

    pub(super) fn set_done(&mut self, place: Place, outcome: Outcome) -> Result<(), Refused> {
        *self.game_mut(place)? = Game::Done(outcome);
        Ok(())
    }

    pub(super) fn set_adjourned(&mut self, place: Place) -> Result<(), Refused> {
        *self.game_mut(place)? = Game::Adjourned { assumed: None };
        Ok(())
    }

    pub(super) fn set_postponed(&mut self, place: Place) -> Result<(), Refused> {
        *self.game_mut(place)? = Game::Postponed;
        Ok(())
    }

    pub(super) fn set_assumed(&mut self, place: Place, outcome: Outcome) -> Result<(), Refused> {
        let assumed = Some(outcome);
        *self.game_mut(place)? = Game::Adjourned { assumed };
        Ok(())
    }

    pub(super) fn set_adjudicated(
        &mut self,
        place: Place,
        outcome: Outcome,
        commission: &str,
    ) -> Result<(), Refused> {
        let commission = commission.to_owned();
        *self.game_mut(place)? = Game::Adjudicated {
            outcome,
            commission,
        };
        Ok(())
    }

    pub(super) fn set_open(&mut self, place: Place) -> Result<(), Refused> {
        *self.game_mut(place)? = Game::Open;
        Ok(())
    }

    pub(super) fn add_game(&mut self, round: u32, board: u32) -> Result<(), Refused> {
        self.board_mut(round, board)?.games.push(Game::Open);
        Ok(())
    }
}
