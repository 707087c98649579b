//! Who leaves, and what becomes of his games (`002:§38`).

use pairing::Mark;

use super::Competition;
use crate::event::{Happened, Leaving, Place};
use crate::instructions::System;
use crate::person::PlayerId;
use crate::refused::Refused;
use crate::round::{Board, Game, Outcome};

impl Competition {
    /// What becomes of the games of somebody who leaves now.
    pub(super) fn leaving(&self, player: PlayerId) -> Leaving {
        let system = self.instructions.as_ref().map(|known| known.system);
        let has_begun = !self.rounds.is_empty();
        match system {
            Some(System::Match { .. }) if has_begun => Leaving::MatchLost,
            Some(System::RoundRobin { cycles }) if has_begun => {
                match self.has_finished_half(player, cycles) {
                    true => Leaving::RestIsLost,
                    false => Leaving::AllIsAnnulled,
                }
            }
            Some(System::RoundRobin { .. }) if self.is_shortened_without_one(rounds_of_table) => {
                Leaving::DrawAnew
            }
            Some(System::Swiss { .. } | System::Knockout) if has_begun => Leaving::NotPaired,
            Some(_) | None if self.order.is_empty() => Leaving::NotNumbered,
            Some(System::Knockout) if self.is_shortened_without_one(rounds_of_knockout) => {
                Leaving::DrawAnew
            }
            // The length of a Swiss and of a match is laid down.
            Some(_) | None => Leaving::NumberFree,
        }
    }

    /// Whether an odd number of participants has fewer rounds without one of them than there are now (`002:§38.1`).
    /// Numbers that are free already count in the rounds that there are now only.
    fn is_shortened_without_one(&self, rounds: impl Fn(usize) -> u32) -> bool {
        let is_here = |player: &&PlayerId| self.how_left(**player).is_none();
        let here = self.order.iter().filter(is_here).count();
        let Some(without) = here.checked_sub(1) else {
            return false;
        };
        !here.is_multiple_of(2) && rounds(without) < rounds(self.order.len())
    }

    /// Whether somebody has finished half of his games or more, those that are adjourned among them (`002:§38.2`,
    /// `002:§38.4`).
    fn has_finished_half(&self, player: PlayerId, cycles: u32) -> bool {
        let left_before = |other| self.how_left(other).is_some_and(|left| !left.counts());
        let others = self.order.iter().filter(|other| **other != player);
        let others = others.filter(|other| !left_before(**other)).count();
        // Of a team, its matches are counted: the document speaks of single players.
        let games = match self.is_for_teams() {
            true => 1,
            false => self.encounter().games,
        };
        let all = others as u64 * u64::from(cycles) * u64::from(games);
        let boards = self
            .rounds
            .iter()
            .filter_map(|round| round.board_of(player));
        let boards = boards.filter(|board| {
            let other = board.opponent(player);
            other.is_some_and(|other| !left_before(other))
        });
        // A game to which the opponent did not come is finished; one to which he did not come himself he has not played.
        let played = boards.map(|board| {
            if self.is_for_teams() {
                let has_begun = board.games.iter().any(Game::has_begun);
                let is_won = board.mark(player, &self.scoring()) == Some(Mark::ForfeitWin);
                return usize::from(has_begun || is_won);
            }
            let begun = board.games.iter().filter(|game| game.has_begun()).count();
            let won = board.marks(player).filter(|mark| *mark == Mark::ForfeitWin);
            begun + won.count()
        });
        played.sum::<usize>() as u64 * 2 >= all
    }

    /// Whether it is known how much of a round robin somebody has played who leaves: whether it has begun at all
    /// (`002:§38.1`), and where half of the games turns on one without a result, whether that was played (`002:§38.2`).
    pub(super) fn may_tell_half(&self, player: PlayerId) -> Result<(), Refused> {
        let known = self.instructions.as_ref();
        let Some(System::RoundRobin { cycles }) = known.map(|known| known.system) else {
            return Ok(());
        };
        let last = self.last_round();
        if last > 0 && !(1..=last).any(|round| self.has_started(round)) {
            let mut paired = self.standing();
            let event = paired.find(|(_, event)| matches!(event.what, Happened::Paired(_)));
            let event = event.map_or(0, |(number, _)| number);
            return Err(Refused::BeforeTheStart { event });
        }
        let open = self.open_games_of(player);
        let Some(place) = open.first().copied() else {
            return Ok(());
        };
        let played = Outcome::of(Mark::Draw, Mark::Draw);
        let mut then = self.clone();
        for place in open {
            // They are there.
            drop(then.set_done(place, played));
        }
        let has_half = self.has_finished_half(player, cycles);
        match has_half == then.has_finished_half(player, cycles) {
            true => Ok(()),
            false => Err(Refused::DecidesHalf { player, place }),
        }
    }

    /// The games of somebody in the rounds that are paired of which nothing is known.
    fn open_games_of(&self, player: PlayerId) -> Vec<Place> {
        let is_his = |place: &Place| {
            let board = self.board(place.round, place.board);
            board.is_some_and(|board| board.has(player))
        };
        let open = self.places();
        let open = open.filter(|(_, game)| matches!(game, Game::Open));
        open.map(|(place, _)| place).filter(is_his).collect()
    }

    pub(super) fn let_go(&mut self, player: PlayerId, leaving: Leaving) -> Result<(), Refused> {
        let participant = self.participant_mut(player)?;
        if participant.left.is_some() {
            return Err(Refused::HasLeft(player));
        }
        participant.left = Some(leaving);
        match leaving {
            Leaving::DrawAnew => {
                self.order.clear();
                self.how = None;
            }
            Leaving::AllIsAnnulled => self.annul_games_of(player),
            Leaving::RestIsLost | Leaving::NotPaired | Leaving::MatchLost => {
                self.lose_games_of_those_gone();
            }
            Leaving::NumberFree | Leaving::NotNumbered => {}
        }
        Ok(())
    }

    fn annul_games_of(&mut self, player: PlayerId) {
        let boards = self.rounds.iter_mut().flat_map(|round| &mut round.boards);
        for board in boards.filter(|board| board.has(player)) {
            for game in &mut board.games {
                if !matches!(game, Game::Annulled { .. }) {
                    let was = Box::new(game.clone());
                    *game = Game::Annulled { was };
                }
            }
        }
    }

    /// What those who have left did not play is lost for them (`002:§38.2`); what they adjourned is decided by the judge
    /// (`002:§38.4`).
    pub(super) fn lose_games_of_those_gone(&mut self) {
        let gone: Vec<PlayerId> = self
            .participants()
            .filter(|(_, one)| one.left.is_some_and(Leaving::counts))
            .map(|(player, _)| player)
            .collect();
        let boards = self.rounds.iter_mut().flat_map(|round| &mut round.boards);
        for board in boards {
            let is_gone = [board.white, board.black].map(|player| gone.contains(&player));
            if is_gone.contains(&true) {
                lose(board, is_gone);
            }
        }
    }
}

/// Rounds of a cycle of a round robin.
fn rounds_of_table(participants: usize) -> u32 {
    let rounds = participants.next_multiple_of(2).saturating_sub(1);
    u32::try_from(rounds).unwrap_or(u32::MAX)
}

/// Rounds of a knockout.
const fn rounds_of_knockout(participants: usize) -> u32 {
    participants.next_power_of_two().trailing_zeros()
}

fn lose(board: &mut Board, is_gone: [bool; 2]) {
    for i in 0..board.games.len() {
        if matches!(board.games[i], Game::Open | Game::Postponed) {
            board.games[i] = Game::Done(board.lost_by(i, is_gone));
        }
    }
}
