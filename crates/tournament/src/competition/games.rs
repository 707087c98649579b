//! Games, their results, and what may be entered of them.

use super::Competition;
use super::decide::{entered, visible};
use crate::event::{Happened, Place};
use crate::instructions::Encounter;
use crate::refused::{Given, Refused};
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

/// What may be entered of a game.
impl Competition {
    pub(super) fn some_game(&self, place: Place) -> Result<&Game, Refused> {
        self.game(place).ok_or(Refused::NoGame(place))
    }

    pub(super) fn open_game(&self, place: Place) -> Result<(), Refused> {
        let game = self.some_game(place)?;
        self.is_published(place.round)?;
        match game {
            Game::Open | Game::Postponed => Ok(()),
            Game::Adjourned { .. } | Game::Done(_) | Game::Adjudicated { .. } => {
                Err(Refused::HasResult(place))
            }
            Game::Annulled { .. } => Err(Refused::Annulled(place)),
        }
    }

    pub(super) fn enter(&self, place: Place, outcome: Outcome) -> Result<Happened, Refused> {
        entered(outcome)?;
        self.is_no_forfeit(place, outcome)?;
        let game = self.some_game(place)?;
        self.is_published(place.round)?;
        match game {
            Game::Open | Game::Postponed | Game::Adjourned { .. } => {
                Ok(Happened::Entered { place, outcome })
            }
            Game::Done(_) | Game::Adjudicated { .. } => Err(Refused::HasResult(place)),
            Game::Annulled { .. } => Err(Refused::Annulled(place)),
        }
    }

    pub(super) fn postpone(&self, place: Place) -> Result<Happened, Refused> {
        self.open_game(place)?;
        match self.some_game(place)? {
            Game::Postponed => Err(Refused::NothingNew),
            _ => Ok(Happened::Postponed(place)),
        }
    }

    pub(super) fn assume(&self, place: Place, outcome: Outcome) -> Result<Happened, Refused> {
        entered(outcome)?;
        self.is_no_forfeit(place, outcome)?;
        self.adjourned_game(place)?;
        Ok(Happened::Assumed { place, outcome })
    }

    pub(super) fn adjudicate(
        &self,
        place: Place,
        outcome: Outcome,
        commission: &str,
    ) -> Result<Happened, Refused> {
        visible(Given::Commission, commission, false)?;
        entered(outcome)?;
        self.is_no_forfeit(place, outcome)?;
        self.adjourned_game(place)?;
        Ok(Happened::Adjudicated {
            place,
            outcome,
            commission: commission.to_owned(),
        })
    }

    fn adjourned_game(&self, place: Place) -> Result<(), Refused> {
        match self.some_game(place)? {
            Game::Adjourned { .. } => Ok(()),
            _ => Err(Refused::NotAdjourned(place)),
        }
    }

    /// Plus and minus are for a game that did not take place (`002:§37.2`); one that was adjourned counts as played
    /// (`002:§38.4`).
    pub(super) fn is_no_forfeit(&self, place: Place, outcome: Outcome) -> Result<(), Refused> {
        match !outcome.was_played() && self.was_adjourned(place) {
            true => Err(Refused::HadBegun(place)),
            false => Ok(()),
        }
    }

    /// Whether a game was adjourned, and not begun anew since.
    fn was_adjourned(&self, place: Place) -> bool {
        let about_it = self
            .standing()
            .map(|(_, event)| &event.what)
            .filter(|what| match what {
                Happened::Adjourned(one) | Happened::Replayed { place: one, .. } => *one == place,
                _ => false,
            });
        matches!(about_it.last(), Some(Happened::Adjourned(_)))
    }

    pub(super) fn may_add_game(&self, round: u32, board: u32) -> Result<Happened, Refused> {
        let place = Place::first(round, board);
        let meeting = self.board(round, board).ok_or(Refused::NoGame(place))?;
        self.may_change(round)?;
        let scoring = self.known()?.scoring;
        let points = [meeting.white, meeting.black];
        let [white, black] = points.map(|player| meeting.game_points(player, &scoring));
        let has_room = meeting.games.len() < 2 * Encounter::MOST_GAMES as usize;
        match meeting.is_over() && white == black && !meeting.is_annulled() && has_room {
            true => Ok(Happened::GameAdded { round, board }),
            false => Err(Refused::NotEqual(board)),
        }
    }
}
