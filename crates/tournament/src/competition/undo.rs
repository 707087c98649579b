//! What happened is taken back by another event, never struck out.

use std::collections::BTreeSet;

use super::Competition;
use crate::event::{Effect, Event, Happened};
use crate::organisation::Arrangement;
use crate::person::{Player, PlayerId};
use crate::refused::{Refused, Rests};

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
        let later = Later { known: self, which };
        match &event.what {
            // Players are known by the order in which they came.
            Happened::Registered(_) | Happened::Admitted { .. } => {
                later.has_no(|what| what.registered().is_some(), Rests::KnownByNumber)?;
                later.has_no(is_number, Rests::HaveNumbers)
            }
            Happened::Closed | Happened::Committed(_) => {
                later.has_no(is_number, Rests::NumbersDrawn)
            }
            // Also by drawings that are undone: their keys are known.
            Happened::OpeningsCommitted(_) => {
                let drawn = later.all().find(|(_, what)| draws_openings(what));
                later.refuse(drawn.map(|(number, _)| number), Rests::OpeningsDrawn)
            }
            Happened::OpeningsDrawn(draw) => {
                later.has_no(draws_openings, Rests::OpeningsDrawn)?;
                match self.has_begun(draw.round) {
                    true => later.has_no(is_result, Rests::HasResults),
                    false => Ok(()),
                }
            }
            Happened::Instructed(_) => {
                let approves = |what: &Happened| matches!(what, Happened::Approved);
                later.has_no(approves, Rests::Approved)?;
                later.has_no(Happened::is_pairing, Rests::LaterRound)
            }
            Happened::Numbered { .. } => later.has_no(Happened::is_pairing, Rests::PairedBy),
            Happened::Paired(_) | Happened::Repaired { .. } => self.last_round_rests(&later),
            Happened::Approved => later.has_no(is_number, Rests::NumbersGiven),
            // Later rounds were paired without him.
            Happened::Left { .. }
            | Happened::Penalised {
                leaving: Some(_), ..
            } => {
                later.has_no(is_number, Rests::NumbersWithout)?;
                later.has_no(Happened::is_pairing, Rests::PairedWithout)
            }
            Happened::Team(act) => match self.rests_on_team(act, later.standing()) {
                None => Ok(()),
                Some((rests, why)) => later.refuse(Some(rests), why),
            },
            Happened::Penalised {
                game: Some((place, _)),
                ..
            } => {
                let is_of_it = |what: &Happened| matches!(what, Happened::Penalised { game: Some((other, _)), .. } if other == place);
                later.has_no(is_of_it, Rests::BothPenalised)?;
                self.results_rest(&later)
            }
            // Nothing is paired by it.
            Happened::Corrected {
                effect: Effect::RatingOnly,
                ..
            } => Ok(()),
            what if is_result(what) => self.results_rest(&later),
            Happened::Arranged(Arrangement::RollCalled | Arrangement::CheckedIn(_)) => {
                self.results_rest(&later)
            }
            Happened::Freed { .. } | Happened::Forbidden(..) => {
                later.has_no(Happened::is_pairing, Rests::PairedBy)
            }
            _ => Ok(()),
        }
    }

    /// What rests on the pairing of the last round.
    fn last_round_rests(&self, later: &Later<'_>) -> Result<(), Refused> {
        later.has_no(Happened::is_pairing, Rests::LaterRound)?;
        let last = self.last_round();
        if self.openings_of(last).is_some() {
            later.has_no(draws_openings, Rests::OpeningsDrawn)?;
        }
        let is_marked = |what: &Happened| matches!(what, Happened::Published { round } | Happened::RoundBegun { round } if *round == last);
        later.has_no(is_marked, Rests::Marked)?;
        let is_of_it =
            |what: &Happened| what.changed_game().is_some_and(|place| place.round >= last);
        later.has_no(is_of_it, Rests::HasResults)
    }

    /// What rests on a result, or on who is there: later pairings, in systems that follow results.
    fn results_rest(&self, later: &Later<'_>) -> Result<(), Refused> {
        match self.follows_results() {
            true => later.has_no(Happened::is_pairing, Rests::PairedBy),
            false => Ok(()),
        }
    }
}

/// What happened behind an event.
struct Later<'a> {
    known: &'a Competition,
    /// Number of the event.
    which: u32,
}

impl<'a> Later<'a> {
    fn all(&self) -> impl Iterator<Item = (u32, &'a Happened)> + use<'a> {
        let later = (1..).zip(&self.known.log).skip(self.which as usize);
        later.map(|(number, event)| (number, &event.what))
    }

    /// What was not taken back.
    fn standing(&self) -> impl Iterator<Item = (u32, &'a Happened)> + use<'a> {
        let undone = &self.known.undone;
        self.all().filter(|(number, _)| !undone.contains(number))
    }

    /// Refuses where something of a kind has happened.
    fn has_no(&self, kind: impl Fn(&Happened) -> bool, why: Rests) -> Result<(), Refused> {
        let found = self.standing().find(|(_, what)| kind(what));
        self.refuse(found.map(|(number, _)| number), why)
    }

    fn refuse(&self, rests: Option<u32>, why: Rests) -> Result<(), Refused> {
        match rests {
            None => Ok(()),
            Some(rests) => Err(Refused::RestsOnIt {
                event: self.which,
                rests,
                why,
            }),
        }
    }
}

const fn is_number(what: &Happened) -> bool {
    matches!(what, Happened::Numbered { .. })
}

fn draws_openings(what: &Happened) -> bool {
    matches!(what, Happened::OpeningsDrawn(_))
}

/// Whether an event gives a game a result, or another state.
const fn is_result(what: &Happened) -> bool {
    what.changed_game().is_some()
}
