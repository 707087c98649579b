//! A round that is paired, explained, or paired otherwise by hand.

use ::pairing::{Mark, swiss};

use super::DeskRefused;
use crate::competition::{Competition, Concern};
use crate::event::Pairing;
use crate::instructions::System;
use crate::person::PlayerId;
use crate::refused::Refused;

/// A round that is to be paired otherwise by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// Who is to meet whom.
    pub pairing: Pairing,
    /// What should be known before.
    pub concerns: Vec<Concern>,
}

impl Repair {
    /// Whether it breaks what may not be broken, so that it must be wanted a second time.
    pub fn must_be_confirmed(&self) -> bool {
        self.concerns.iter().any(Concern::is_absolute)
    }
}

/// What an operator does with a round.
impl Competition {
    /// Why the next round is paired as it will be.
    ///
    /// # Errors
    /// Where no Swiss round can be paired.
    pub fn explain_next(&self) -> Result<swiss::Explanation, Refused> {
        let known = self.instructions().ok_or(Refused::NoInstructions)?;
        if !matches!(known.system, System::Swiss { .. }) {
            return Err(DeskRefused::OnlySwiss.into());
        }
        let next = self.swiss()?;
        Ok(swiss::explain(&next)?)
    }

    /// The round that is asked for, or the last one.
    ///
    /// # Errors
    /// When it is not paired yet.
    pub fn paired_round(&self, round: Option<u32>) -> Result<u32, Refused> {
        let round = round.unwrap_or_else(|| self.last_round());
        match (1..=self.last_round()).contains(&round) {
            true => Ok(round),
            false => Err(DeskRefused::NotPaired(round).into()),
        }
    }

    /// The last round with other boards: `3-1` for White and Black, `5` for who is free, each as [`Competition::find`]
    /// reads it. Boards of nobody who is named stay where they are.
    ///
    /// # Errors
    /// The first board that names nobody, or several, and where the round cannot be paired so at all.
    pub fn repair(&self, boards: &[String]) -> Result<Repair, Refused> {
        let pairing = self.repaired(boards)?;
        let concerns = self.review(&pairing)?;
        Ok(Repair { pairing, concerns })
    }

    fn repaired(&self, boards: &[String]) -> Result<Pairing, Refused> {
        let last = self.rounds().last();
        let named = self.named_boards(boards)?;
        let both = named
            .boards
            .iter()
            .flat_map(|(white, black)| [*white, *black]);
        let all = both.chain(named.free.iter().map(|(player, _)| *player));
        let all: Vec<PlayerId> = all.collect();
        let is_named = |player: &PlayerId| all.contains(player);
        let mut pairing = Pairing {
            of_table: named.of_table,
            ..Pairing::default()
        };
        let mut new = named.boards.into_iter();
        for board in last.iter().flat_map(|round| &round.boards) {
            match is_named(&board.white) || is_named(&board.black) {
                true => pairing.boards.extend(new.next()),
                false => pairing.boards.push((board.white, board.black)),
            }
        }
        pairing.boards.extend(new);
        let free = last.iter().flat_map(|round| &round.free);
        let stays = free.filter(|(player, _)| !is_named(player));
        pairing.free = named.free.into_iter().chain(stays.copied()).collect();
        Ok(pairing)
    }

    fn named_boards(&self, boards: &[String]) -> Result<Pairing, Refused> {
        let last = self.rounds().last();
        let mut pairing = Pairing {
            of_table: last.and_then(|round| round.of_table),
            ..Pairing::default()
        };
        for board in boards {
            match board.split_once('-') {
                Some((white, black)) => {
                    let both = (self.find(white)?, self.find(black)?);
                    pairing.boards.push(both);
                }
                None => {
                    let player = self.find(board)?;
                    let free = last.and_then(|round| round.free_mark(player));
                    let is_robin = pairing.of_table.is_some();
                    let mark = free.or((!is_robin).then_some(Mark::PairingBye));
                    pairing.free.push((player, mark));
                }
            }
        }
        Ok(pairing)
    }
}
