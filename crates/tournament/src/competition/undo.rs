//! What happened is taken back by another event, never struck out.

use std::collections::BTreeSet;

use super::Competition;
use crate::event::{Effect, Event, Happened};
use crate::organisation::Arrangement;
use crate::person::{Player, PlayerId};
use crate::refused::{Refused, Rests};
use crate::team::TeamAct;

impl Competition {
    /// What takes back an event. A result that was corrected and the round that was paired anew by it were decided together,
    /// and are taken back together.
    pub(super) fn undo(&self, event: u32, why: &str) -> Result<Vec<Happened>, Refused> {
        let undone = |event| Happened::Undone {
            event,
            why: why.to_owned(),
        };
        let Some((correction, repair)) = self.paired_anew_by(event) else {
            self.may_undo(event)?;
            self.without(event)?;
            return Ok(vec![undone(event)]);
        };
        self.without(repair)?.without(correction)?;
        Ok(vec![undone(repair), undone(correction)])
    }

    /// A correction and the new pairing that was decided with it, where an event is either and both stand.
    fn paired_anew_by(&self, event: u32) -> Option<(u32, u32)> {
        let what = |number: u32| {
            let index = (number as usize).checked_sub(1)?;
            let event = self.log.get(index).filter(|_| !self.is_undone(number));
            event.map(|event| &event.what)
        };
        let re_pairs = |number: u32| {
            let effect = Effect::RePaired;
            matches!(what(number), Some(Happened::Corrected { effect: found, .. }) if *found == effect)
                && matches!(what(number + 1), Some(Happened::Repaired { .. }))
        };
        let before = event.checked_sub(1)?;
        [event, before]
            .into_iter()
            .find(|number| re_pairs(*number))
            .map(|correction| (correction, correction + 1))
    }

    /// The competition as if an event had not happened; its log is whole.
    pub(super) fn without(&self, which: u32) -> Result<Competition, Refused> {
        let index = (which as usize).checked_sub(1);
        let event = index.and_then(|index| self.log.get(index));
        let event = event.ok_or(Refused::NoEvent(which))?;
        if self.undone.contains(&which) {
            return Err(Refused::Undone(which));
        }
        if matches!(event.what, Happened::Undone { .. }) {
            return Err(Refused::RestsOnIt {
                event: which,
                rests: which,
                why: Rests::DoneAnew,
            });
        }
        self.rests_on(which, event)?;
        let mut undone = self.undone.clone();
        undone.insert(which);
        let mut made = Competition::new();
        for (number, event) in (1..).zip(&self.log) {
            let is_left_out =
                undone.contains(&number) || matches!(event.what, Happened::Undone { .. });
            if !is_left_out && let Err(why) = made.happen(&event.what) {
                return Err(Refused::RestsOnIt {
                    event: which,
                    rests: number,
                    why: Rests::Misfit(Box::new(why)),
                });
            }
        }
        made.log.clone_from(&self.log);
        made.undone = undone;
        Ok(made)
    }

    /// What was known of somebody before an event, from 1 on.
    pub fn known_before(&self, event: u32, player: PlayerId) -> Option<Player> {
        let before = self.log.get(..(event as usize).checked_sub(1)?)?;
        let undone = before.iter().filter_map(|event| match event.what {
            Happened::Undone { event, .. } => Some(event),
            _ => None,
        });
        let undone: BTreeSet<u32> = undone.collect();
        let mut known: Vec<&Player> = Vec::new();
        for (number, event) in (1..).zip(before) {
            match &event.what {
                _ if undone.contains(&number) => {}
                Happened::Registered(player) | Happened::Admitted { player, .. } => {
                    known.push(player);
                }
                Happened::Amended { player, right } => {
                    let index = (player.0 as usize).checked_sub(1);
                    if let Some(one) = index.and_then(|index| known.get_mut(index)) {
                        *one = right;
                    }
                }
                _ => {}
            }
        }
        let index = (player.0 as usize).checked_sub(1)?;
        known.get(index).map(|player| (*player).clone())
    }

    /// Whether something that happened later was decided by an event.
    fn rests_on(&self, which: u32, event: &Event) -> Result<(), Refused> {
        let rests = |kind: &dyn Fn(&Happened) -> bool| {
            let later = (1..).zip(&self.log).skip(which as usize);
            let mut later = later.filter(|(number, _)| !self.undone.contains(number));
            later
                .find(|(_, event)| kind(&event.what))
                .map(|(number, _)| number)
        };
        let by = |rests: Option<u32>, why: Rests| match rests {
            None => Ok(()),
            Some(rests) => Err(Refused::RestsOnIt {
                event: which,
                rests,
                why,
            }),
        };
        let is_pairing =
            &|what: &Happened| matches!(what, Happened::Paired(_) | Happened::Repaired { .. });
        let is_number = &|what: &Happened| matches!(what, Happened::Numbered { .. });
        match &event.what {
            // Players are known by the order in which they came.
            Happened::Registered(_) | Happened::Admitted { .. } => {
                let later = |what: &Happened| what.registered().is_some();
                by(rests(&later), Rests::KnownByNumber)?;
                by(rests(is_number), Rests::HaveNumbers)
            }
            Happened::Closed | Happened::Committed(_) => by(rests(is_number), Rests::NumbersDrawn),
            // Also by drawings that are undone: their keys are known.
            Happened::OpeningsCommitted(_) => {
                let mut later = (1..).zip(&self.log).skip(which as usize);
                let drawn = later.find(|(_, event)| draws_openings(&event.what));
                by(drawn.map(|(number, _)| number), Rests::OpeningsDrawn)
            }
            Happened::OpeningsDrawn(draw) => {
                by(rests(&draws_openings), Rests::OpeningsDrawn)?;
                match self.has_begun(draw.round) {
                    true => by(rests(&is_result), Rests::HasResults),
                    false => Ok(()),
                }
            }
            Happened::Instructed(_) => {
                let approves = |what: &Happened| matches!(what, Happened::Approved);
                by(rests(&approves), Rests::Approved)?;
                by(rests(is_pairing), Rests::LaterRound)
            }
            Happened::Numbered { .. } => by(rests(is_pairing), Rests::PairedBy),
            Happened::Paired(_) | Happened::Repaired { .. } => {
                by(rests(is_pairing), Rests::LaterRound)?;
                let last = self.last_round();
                if self.openings_of(last).is_some() {
                    by(rests(&draws_openings), Rests::OpeningsDrawn)?;
                }
                let is_marked = |what: &Happened| matches!(what, Happened::Published { round } | Happened::RoundBegun { round } if *round == last);
                by(rests(&is_marked), Rests::Marked)?;
                let is_of_it = |what: &Happened| round_of(what).is_some_and(|round| round >= last);
                by(rests(&is_of_it), Rests::HasResults)
            }
            Happened::Approved => by(rests(is_number), Rests::NumbersGiven),
            // Later rounds were paired without him.
            Happened::Left { .. }
            | Happened::Penalised {
                leaving: Some(_), ..
            } => {
                by(rests(is_number), Rests::NumbersWithout)?;
                by(rests(is_pairing), Rests::PairedWithout)
            }
            Happened::Team(act) => {
                let later = (1..).zip(&self.log).skip(which as usize);
                let later = later.filter(|(number, _)| !self.undone.contains(number));
                let later = later.map(|(number, event)| (number, &event.what));
                match self.rests_on_team(act, later) {
                    None => Ok(()),
                    Some((rests, why)) => by(Some(rests), why),
                }
            }
            Happened::Penalised {
                game: Some((place, _)),
                ..
            } => {
                let is_of_other = |what: &Happened| match what {
                    Happened::Penalised {
                        game: Some((other, _)),
                        ..
                    } => other == place,
                    _ => false,
                };
                by(rests(&is_of_other), Rests::BothPenalised)?;
                match self.follows_results() {
                    true => by(rests(is_pairing), Rests::PairedBy),
                    false => Ok(()),
                }
            }
            // Nothing is paired by it.
            Happened::Corrected {
                effect: Effect::RatingOnly,
                ..
            } => Ok(()),
            what if is_result(what) => match self.follows_results() {
                true => by(rests(is_pairing), Rests::PairedBy),
                false => Ok(()),
            },
            Happened::Arranged(Arrangement::RollCalled | Arrangement::CheckedIn(_))
                if self.follows_results() =>
            {
                by(rests(is_pairing), Rests::PairedBy)
            }
            Happened::Freed { .. } | Happened::Forbidden(..) => {
                by(rests(is_pairing), Rests::PairedBy)
            }
            _ => Ok(()),
        }
    }
}

fn draws_openings(what: &Happened) -> bool {
    matches!(what, Happened::OpeningsDrawn(_))
}

/// Whether an event gives a game a result, or another state.
const fn is_result(what: &Happened) -> bool {
    round_of(what).is_some()
}

/// The round of the game to which an event gives a result, or another state.
const fn round_of(what: &Happened) -> Option<u32> {
    match what {
        Happened::Entered { place, .. }
        | Happened::Corrected { place, .. }
        | Happened::Adjourned(place)
        | Happened::Postponed(place)
        | Happened::Assumed { place, .. }
        | Happened::Adjudicated { place, .. }
        | Happened::Replayed { place, .. }
        | Happened::Penalised {
            game: Some((place, _)),
            ..
        } => Some(place.round),
        Happened::GameAdded { round, .. } | Happened::Team(TeamAct::Forfeit { round, .. }) => {
            Some(*round)
        }
        _ => None,
    }
}
