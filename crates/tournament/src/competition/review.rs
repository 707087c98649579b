//! What a judge should know before he changes a round by hand.

use pairing::Mark;
use pairing::swiss::{self, Warning};

use super::Competition;
use crate::event::Pairing;
use crate::instructions::System;
use crate::person::PlayerId;
use crate::refused::Refused;

/// Something to know about a round that is changed by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Concern {
    /// The Swiss system says so; its numbers are those of the participants.
    Swiss(Warning),
    /// Two who do not meet in this round.
    OtherPair(PlayerId, PlayerId),
    /// Two who meet with the other colours.
    OtherColors(PlayerId, PlayerId),
}

impl Concern {
    /// Whether it breaks what may not be broken: a criterion that is absolute, or that everybody meets everybody once.
    pub const fn is_absolute(&self) -> bool {
        match self {
            Concern::OtherPair(..) => true,
            Concern::OtherColors(..) => false,
            Concern::Swiss(warning) => warning.is_absolute(),
        }
    }
}

impl Competition {
    /// What would be broken, if the last round were paired so. Nothing where it is as the system pairs it.
    ///
    /// # Errors
    /// Where the last round cannot be paired so at all.
    pub fn review(&self, pairing: &Pairing) -> Result<Vec<Concern>, Refused> {
        self.may_repair(pairing)?;
        let known = self.instructions.as_ref().ok_or(Refused::NoInstructions)?;
        match known.system {
            System::Swiss { rounds, .. } => self.review_swiss(pairing, rounds as usize),
            System::RoundRobin { .. } | System::Match { .. } | System::Knockout => {
                self.review_table(pairing)
            }
        }
    }

    fn review_swiss(&self, pairing: &Pairing, rounds: usize) -> Result<Vec<Concern>, Refused> {
        let report = self.reported(|_| None);
        let tournament = swiss::Tournament::before(&report, self.rounds.len(), rounds)?;
        let tournament = self.by_meetings(tournament);
        let number = |player: PlayerId| u16::try_from(self.number_of(player).unwrap_or(0)).ok();
        let boards = pairing.boards.iter();
        let boards = boards.filter_map(|(white, black)| Some((number(*white)?, number(*black)?)));
        let mut free = pairing.free.iter();
        let bye = free.find(|(_, mark)| *mark == Some(Mark::PairingBye));
        let round = swiss::Round {
            boards: boards.collect(),
            bye: bye.and_then(|(player, _)| number(*player)),
        };
        let warnings = swiss::review(&tournament, &round).into_iter();
        Ok(warnings.map(Concern::Swiss).collect())
    }

    /// Against what is paired where results do not matter, or only who won.
    fn review_table(&self, pairing: &Pairing) -> Result<Vec<Concern>, Refused> {
        let mut before = self.clone();
        before.rounds.pop();
        let expected = before.pair_next(pairing.of_table)?.boards;
        let concern = |(white, black): &(PlayerId, PlayerId)| {
            if expected.contains(&(*white, *black)) {
                None
            } else if expected.contains(&(*black, *white)) {
                Some(Concern::OtherColors(*white, *black))
            } else {
                Some(Concern::OtherPair(*white, *black))
            }
        };
        Ok(pairing.boards.iter().filter_map(concern).collect())
    }
}
