//! Who meets whom in the next round.

use std::collections::BTreeSet;

use pairing::round_robin::{RoundRobin, TableRound};

use super::{Competition, Stage};
use crate::event::{Leaving, Pairing, Place};
use crate::instructions::{Instructions, System};
use crate::lots::Purpose;
use crate::openings::NoOpenings;
use crate::person::PlayerId;
use crate::refused::{Awaited, Refused, WrongPairing};
use crate::round::Game;

impl Competition {
    pub(super) fn pair_next(&self, of_table: Option<u32>) -> Result<Pairing, Refused> {
        let instructions = self.may_pair()?;
        match instructions.system {
            System::RoundRobin { cycles } => self.pair_by_table(cycles, of_table),
            System::Match { games } => self.pair_match(games),
            System::Knockout => self.pair_knockout(),
            System::Swiss { rounds, .. } => {
                self.all_are_known()?;
                if self.rounds.len() >= rounds as usize {
                    return Err(Refused::AllPaired(rounds));
                }
                self.pair_swiss()
            }
        }
    }

    fn may_pair(&self) -> Result<&Instructions, Refused> {
        let instructions = self.instructions.as_ref().ok_or(Refused::NoInstructions)?;
        if self.stage == Stage::Open {
            return Err(Refused::NotClosed);
        }
        // Norms may still have been changed; nothing is played by a draft.
        if self.rounds.is_empty() && !self.is_approved {
            return Err(Refused::NotApproved);
        }
        if !self.has_judge() {
            return Err(Refused::NoJudge);
        }
        self.all_have_members()?;
        match self.order.is_empty() {
            true => Err(Refused::NoNumbers),
            false => Ok(instructions),
        }
    }

    /// Every game has a result, or one is assumed.
    fn all_are_known(&self) -> Result<(), Refused> {
        let open = || {
            self.unfinished()
                .filter(|(_, game)| game.outcome().is_none())
        };
        match open().next() {
            None => Ok(()),
            Some((place, _)) => Err(Refused::Unfinished {
                place,
                count: open().count(),
                before: Awaited::NextRound,
            }),
        }
    }

    /// Every game is over.
    pub(super) fn all_are_over(&self, before: Awaited) -> Result<(), Refused> {
        match self.unfinished().next() {
            None => Ok(()),
            Some((place, _)) => Err(Refused::Unfinished {
                place,
                count: self.unfinished().count(),
                before,
            }),
        }
    }

    fn pair_by_table(&self, cycles: u32, of_table: Option<u32>) -> Result<Pairing, Refused> {
        let table = self.table(cycles)?;
        let left = self.rounds_left(table)?;
        let round = match of_table {
            None => left
                .first()
                .copied()
                .ok_or(Refused::AllPaired(table.rounds()))?,
            Some(round) if left.contains(&round) => round,
            Some(round) if round == 0 || round > table.rounds() => {
                return Err(Refused::NoRound(round));
            }
            Some(round) => return Err(Refused::Paired(round)),
        };
        // What is left is of one cycle; only the last round of all waits.
        if self.last_round() + 1 >= table.rounds() {
            self.all_are_over(Awaited::LastRound)?;
        }
        let paired = table.round(round).ok_or(Refused::NoRound(round))?;
        Ok(self.by_numbers(round, &paired))
    }

    fn table(&self, cycles: u32) -> Result<RoundRobin, Refused> {
        let numbers = u32::try_from(self.order.len()).unwrap_or(u32::MAX);
        let table = RoundRobin::new(numbers, cycles);
        let table = table.map_err(WrongPairing::Table)?;
        let known = self.instructions.as_ref();
        match known.is_some_and(|known| known.swaps_last_rounds) {
            true => Ok(table.with_last_rounds_swapped()),
            false => Ok(table),
        }
    }

    /// The rounds of the table that are not played yet.
    fn rounds_left(&self, table: RoundRobin) -> Result<Vec<u32>, Refused> {
        let played: Vec<u32> = self
            .rounds
            .iter()
            .filter_map(|round| round.of_table)
            .collect();
        let left = table.to_draw_from(&played);
        Ok(left.map_err(WrongPairing::Order)?)
    }

    /// Whose games do not count at all is not paired: his opponent is free (`002:§38.1`, `002:§38.3`).
    fn by_numbers(&self, of_table: u32, paired: &TableRound) -> Pairing {
        let player = |number: u32| self.order.get(number as usize - 1).copied();
        let is_there = |player| self.how_left(player).is_none_or(Leaving::counts);
        let mut pairing = Pairing {
            of_table: Some(of_table),
            ..Pairing::default()
        };
        for pair in &paired.pairs {
            let (Some(white), Some(black)) = (player(pair.white), player(pair.black)) else {
                continue;
            };
            match (is_there(white), is_there(black)) {
                (true, true) => pairing.boards.push((white, black)),
                (true, false) => pairing.free.push((white, None)),
                (false, true) => pairing.free.push((black, None)),
                (false, false) => {}
            }
        }
        let free = paired
            .free
            .and_then(player)
            .filter(|player| is_there(*player));
        pairing.free.extend(free.map(|player| (player, None)));
        pairing
    }

    /// Pairs the round that is drawn.
    pub(super) fn pair_by_lot(&self) -> Result<Pairing, Refused> {
        self.may_pair()?;
        let drawn = self.round_of_day()?;
        Ok(Pairing {
            by_lot: true,
            ..self.pair_next(Some(drawn))?
        })
    }

    /// Draws the round of the day (`002:J.5`).
    pub(super) fn round_of_day(&self) -> Result<u32, Refused> {
        let instructions = self.instructions.as_ref().ok_or(Refused::NoInstructions)?;
        let System::RoundRobin { cycles } = instructions.system else {
            return Err(Refused::NoTableToDrawFrom);
        };
        let lots = self.urn().ok_or(Refused::NotByLot)?;
        let table = self.table(cycles)?;
        let left = self.rounds_left(table)?;
        let day = u32::try_from(self.rounds.len() + 1).unwrap_or(u32::MAX);
        let entries: Vec<String> = left.iter().map(|round| format!("round {round}")).collect();
        if entries.is_empty() {
            return Err(Refused::AllPaired(table.rounds()));
        }
        let drawn = lots.draw_one_of(&Purpose::RoundOfDay(day), self.draws, &entries)?;
        let drawn = left.get(drawn).copied();
        drawn.ok_or(Refused::AllPaired(table.rounds()))
    }

    /// Colours in turn; the previous game before each new one (`002:§35.12`).
    fn pair_match(&self, games: u32) -> Result<Pairing, Refused> {
        let played = self.rounds.len();
        if played >= games as usize {
            return Err(Refused::AllPaired(games));
        }
        self.all_are_over(Awaited::NextGame)?;
        let [one, other] = self.order[..] else {
            return Err(Refused::TooFew(self.order.len(), 2));
        };
        let left = self.participants().find(|(_, one)| one.left.is_some());
        if let Some((player, _)) = left {
            return Err(Refused::HasLeft(player));
        }
        // Colours alternate; a match that was taken over may have begun with White for the second player.
        let first = self.board(1, 1).map_or(one, |board| board.white);
        let boards = match played.is_multiple_of(2) == (first == one) {
            true => vec![(one, other)],
            false => vec![(other, one)],
        };
        Ok(Pairing {
            boards,
            ..Pairing::default()
        })
    }

    /// Whether the judge may pair the last round so.
    pub(super) fn may_repair(&self, pairing: &Pairing) -> Result<(), Refused> {
        let Some(last) = self.rounds.last() else {
            return Err(Refused::NoRound(1));
        };
        let is_gone = |player| self.how_left(player).is_some();
        let round = self.last_round();
        if self.begun.contains(&round) {
            return Err(Refused::RoundBegun(round));
        }
        for (board, meeting) in (1..).zip(&last.boards) {
            let is_lost = is_gone(meeting.white) || is_gone(meeting.black);
            let mut games = (1..).zip(&meeting.games);
            let has_begun = games.find(|(game, state)| {
                let game = *game;
                !matches!(state, Game::Open) && !self.is_vacant(Place { round, board, game })
            });
            if !is_lost && has_begun.is_some() {
                return Err(Refused::HasResult(Place::first(round, board)));
            }
        }
        if pairing.of_table != last.of_table {
            return Err(WrongPairing::OtherRound.into());
        }
        let boards = last
            .boards
            .iter()
            .flat_map(|board| [board.white, board.black]);
        let free = last.free.iter().map(|(player, _)| *player);
        let before: BTreeSet<PlayerId> = boards.chain(free).collect();
        let boards = pairing
            .boards
            .iter()
            .flat_map(|(white, black)| [*white, *black]);
        let free = pairing.free.iter().map(|(player, _)| *player);
        let now: Vec<PlayerId> = boards.chain(free).collect();
        let all: BTreeSet<PlayerId> = now.iter().copied().collect();
        if all.len() != now.len() {
            return Err(WrongPairing::Twice.into());
        }
        if pairing.boards.len() != last.boards.len() && self.openings_of(round).is_some() {
            return Err(NoOpenings::Drawn(round).into());
        }
        match all == before {
            true => Ok(()),
            false => Err(WrongPairing::OtherPlayers.into()),
        }
    }
}
