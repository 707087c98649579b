//! Who goes on in a knockout, and how far somebody came.

use core::cmp::Ordering;
use std::collections::BTreeMap;

use super::Competition;
use crate::event::{Leaving, Pairing};
use crate::instructions::System;
use crate::person::PlayerId;
use crate::refused::{Awaited, Refused, WrongPairing};
use crate::round::{Board, Round};

impl Competition {
    /// The first against the last, and so on; the bracket is filled up with free places for the first numbers.
    pub(super) fn pair_knockout(&self) -> Result<Pairing, Refused> {
        self.all_are_over(Awaited::Knockout)?;
        let mut here = self.bracket();
        for round in &self.rounds {
            let next: Result<Vec<_>, _> = here
                .chunks(2)
                .map(|pair| self.survivor(round, pair))
                .collect();
            here = next?;
        }
        let left = here.iter().flatten().count();
        if left < 2 {
            let all = self.all_rounds().unwrap_or_default();
            return Err(Refused::AllPaired(all));
        }
        let is_first = self.rounds.len().is_multiple_of(2);
        let mut pairing = Pairing::default();
        for pair in here.chunks(2) {
            match pair {
                // Colours change with the round, so that nobody has White throughout.
                [Some(one), Some(other)] if is_first => pairing.boards.push((*one, *other)),
                [Some(one), Some(other)] => pairing.boards.push((*other, *one)),
                [Some(one), None] | [None, Some(one)] => pairing.free.push((*one, None)),
                _ => {}
            }
        }
        Ok(pairing)
    }

    /// Who of two goes on; nobody where neither came.
    fn survivor(
        &self,
        round: &Round,
        pair: &[Option<PlayerId>],
    ) -> Result<Option<PlayerId>, Refused> {
        let (one, other) = match pair {
            [Some(one), Some(other)] => (*one, *other),
            [Some(one), None] | [None, Some(one)] => return Ok(Some(*one)),
            _ => return Ok(None),
        };
        let scoring = &self
            .instructions
            .as_ref()
            .ok_or(Refused::NoInstructions)?
            .scoring;
        let mut boards = (1..).zip(&round.boards);
        let Some((number, board)) = boards.find(|(_, board): &(u32, _)| board.has(one)) else {
            return Ok(Some(one));
        };
        let is_gone = |player| self.how_left(player).is_some();
        let points = [one, other].map(|player| board.game_points(player, scoring));
        let points = points[0]
            .cmp(&points[1])
            .then_with(|| self.by_first_boards(round, one, other));
        match points {
            Ordering::Greater => Ok(Some(one)),
            Ordering::Less => Ok(Some(other)),
            Ordering::Equal if !board.was_played() => Ok(None),
            Ordering::Equal if is_gone(one) => Ok(Some(other)),
            Ordering::Equal if is_gone(other) => Ok(Some(one)),
            Ordering::Equal => Err(WrongPairing::Drawn(number).into()),
        }
    }

    /// The round that everybody with a number has reached, one more than the last for the winner; empty unless it is a
    /// knockout. Whoever has a free place has reached the round after it.
    pub(crate) fn reached(&self) -> BTreeMap<PlayerId, u32> {
        let mut reached = BTreeMap::new();
        if !self.is_knockout() {
            return reached;
        }
        let mut here = self.bracket();
        let mut next = 1;
        for round in &self.rounds {
            reached.extend(here.iter().flatten().map(|player| (*player, next)));
            let pairs = here.chunks(2);
            here = pairs
                .map(|pair| self.decided_survivor(round, pair))
                .collect();
            next += 1;
        }
        reached.extend(here.iter().flatten().map(|player| (*player, next)));
        reached
    }

    /// Whether whoever loses is out.
    pub(crate) fn is_knockout(&self) -> bool {
        let known = self.instructions.as_ref();
        known.is_some_and(|known| known.system == System::Knockout)
    }

    /// Who of two goes on, once their meeting is over and won.
    fn decided_survivor(&self, round: &Round, pair: &[Option<PlayerId>]) -> Option<PlayerId> {
        let mut players = pair.iter().flatten();
        let board = players.find_map(|player| round.board_of(*player));
        match board.is_none_or(Board::is_over) {
            true => self.survivor(round, pair).ok().flatten(),
            false => None,
        }
    }

    /// The places of a knockout, so that the first two can meet only in the last round. The place of one who has left
    /// before the start is empty.
    fn bracket(&self) -> Vec<Option<PlayerId>> {
        let is_there = |player: &PlayerId| self.how_left(*player).is_none_or(Leaving::counts);
        let size = self.order.len().next_power_of_two();
        let mut places = vec![0];
        while places.len() < size {
            let twice = places.len() * 2;
            places = places
                .iter()
                .flat_map(|place| [*place, twice - 1 - place])
                .collect();
        }
        let players = places
            .into_iter()
            .map(|place: usize| self.order.get(place).copied());
        players.map(|player| player.filter(is_there)).collect()
    }
}
