//! Results that were entered wrongly, and games that are played once more.
//!
//! A clerical error is not a breach of the rules. A wrong entry is corrected until the end, and the later it is found the less
//! it changes: [`Effect`]. A breach that is found once the next round has begun changes nothing (`002:§12.2`).

use std::collections::BTreeMap;

use super::decide::{entered, visible};
use super::{Competition, Stage};
use crate::event::{Effect, Event, Happened, Moment, Pairing, Place};
use crate::instructions::{LateCorrections, System};
use crate::openings::NoOpenings;
use crate::person::Role;
use crate::refused::{Given, Refused};
use crate::round::{Game, Outcome};

/// A result that was corrected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Correction {
    /// Which event it is, from 1 on.
    pub event: u32,
    /// Moment of the correction, in milliseconds since 1970 (UTC).
    pub at: Moment,
    /// By whom.
    pub by: String,
    /// Of which game.
    pub place: Place,
    /// What stood before, where it is known.
    pub was: Option<Outcome>,
    /// What is right.
    pub outcome: Outcome,
    /// What it does.
    pub effect: Effect,
    /// Reason given for the correction.
    pub why: String,
    /// The last round that was paired then.
    pub paired: u32,
    /// Whether what stood before was assumed for an adjourned game; then there is no reason beside that.
    pub was_assumed: bool,
}

impl Correction {
    /// Whether a later round was paired when it was made: then it is marked wherever the result stands.
    pub const fn is_late(&self) -> bool {
        self.paired > self.place.round
    }
}

/// What is known.
impl Competition {
    /// The last round that is paired, from 1 on; 0 before the first.
    pub fn last_round(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)
    }

    /// Whether a round that is paired is a draft still.
    pub fn is_draft(&self, round: u32) -> bool {
        self.draft == Some(round) && !self.has_started(round)
    }

    /// Whether a round has begun: a judge has said so, or a game of it has begun or was not come to.
    pub fn has_started(&self, round: u32) -> bool {
        let index = (round as usize).checked_sub(1);
        let boards = index.and_then(|index| self.rounds.get(index));
        let boards = boards.into_iter().flat_map(|round| &round.boards);
        let mut boards = (1..).zip(boards);
        self.begun.contains(&round)
            || boards.any(|(board, meeting)| {
                let mut games = (1..).zip(&meeting.games);
                games.any(|(game, state)| self.is_begun(Place { round, board, game }, state))
            })
    }

    /// Whether a game shows that its round has begun. What somebody lost by leaving, or has nobody for, does not.
    fn is_begun(&self, place: Place, state: &Game) -> bool {
        let is_gone = || {
            let meeting = self.board(place.round, place.board);
            let both = meeting.map(|meeting| [meeting.white, meeting.black]);
            let mut both = both.into_iter().flatten();
            both.any(|player| self.how_left(player).is_some())
        };
        match state {
            Game::Open | Game::Postponed => false,
            Game::Adjourned { .. } => true,
            Game::Done(outcome) | Game::Adjudicated { outcome, .. } => {
                outcome.was_played() || !self.is_vacant(place) && !is_gone()
            }
            Game::Annulled { was } => was.has_begun(),
        }
    }

    /// Every correction that stands, in order.
    pub fn corrections(&self) -> Vec<Correction> {
        let mut paired = 0;
        let mut found = Vec::new();
        let mut assumed = BTreeMap::new();
        for (number, event) in self.standing() {
            match &event.what {
                Happened::Paired(_) => paired += 1,
                Happened::Assumed { place, outcome } => {
                    assumed.insert(*place, *outcome);
                }
                Happened::Replayed { place, .. } => {
                    assumed.remove(place);
                }
                // The next round was paired as if the game had ended otherwise.
                Happened::Entered { place, outcome }
                | Happened::Adjudicated { place, outcome, .. } => {
                    let was = assumed.remove(place).filter(|was| was != outcome);
                    let is_late = self.follows_results() && paired > place.round;
                    found.extend(was.filter(|_| is_late).map(|was| Correction {
                        event: number,
                        at: event.at,
                        by: event.by.clone(),
                        place: *place,
                        was: Some(was),
                        outcome: *outcome,
                        effect: Effect::PairingStands,
                        why: String::new(),
                        paired,
                        was_assumed: true,
                    }));
                }
                Happened::Corrected {
                    place,
                    outcome,
                    was,
                    effect,
                    why,
                } => found.push(Correction {
                    event: number,
                    at: event.at,
                    by: event.by.clone(),
                    place: *place,
                    was: *was,
                    outcome: *outcome,
                    effect: *effect,
                    why: why.clone(),
                    paired,
                    was_assumed: false,
                }),
                _ => {}
            }
        }
        found
    }

    /// Every event that stands, with its number.
    pub(super) fn standing(&self) -> impl Iterator<Item = (u32, &Event)> {
        let log = (1..).zip(&self.log);
        log.filter(|(number, _)| !self.is_undone(*number))
    }

    /// When a round was paired, and when it was paired anew.
    pub fn paired_at(&self, round: u32) -> Vec<Moment> {
        let mut rounds: BTreeMap<u32, Vec<Moment>> = BTreeMap::new();
        let mut last = 0;
        for (_, event) in self.standing() {
            match event.what {
                Happened::Paired(_) => {
                    last += 1;
                    rounds.insert(last, vec![event.at]);
                }
                Happened::Repaired { .. } => rounds.entry(last).or_default().push(event.at),
                _ => {}
            }
        }
        rounds.remove(&round).unwrap_or_default()
    }

    /// The competition as it was when a round was paired; none if it is not paired.
    #[must_use]
    pub fn as_paired(&self, round: u32) -> Option<Competition> {
        let mut then = Competition::new();
        let mut found = None;
        for (_, event) in self.standing() {
            if matches!(event.what, Happened::Undone { .. }) {
                continue;
            }
            // It has happened before, so it fits.
            drop(then.apply(event.clone()));
            let pairs = matches!(event.what, Happened::Paired(_) | Happened::Repaired { .. });
            if pairs && then.last_round() == round {
                found = Some(then.clone());
            }
            if then.last_round() > round {
                break;
            }
        }
        found
    }

    /// Every correction that was made behind a paired round, as a comment of a report file.
    pub(super) fn late_corrections(&self) -> impl Iterator<Item = String> {
        let late = self.corrections().into_iter().filter(Correction::is_late);
        late.map(|one| {
            let was = one.was.map(|was| format!("{was} -> ")).unwrap_or_default();
            let at = jiff::Timestamp::from_millisecond(one.at.0).unwrap_or_default();
            let effect = match one.effect {
                Effect::Counts => String::new(),
                Effect::PairingStands => format!("; pairing of round {} stands", one.paired),
                Effect::RePaired => format!("; round {} paired anew", one.paired),
                Effect::RatingOnly => "; for ratings only".to_owned(),
            };
            let Correction {
                place,
                outcome,
                why,
                by,
                was_assumed,
                ..
            } = one;
            let why = match was_assumed {
                true => "assumed for an adjourned game".to_owned(),
                false => why,
            };
            format!("correction {place}: {was}{outcome}, {why}{effect}; {by}, {at:.0}")
        })
    }

    /// What a game counts for ratings, where a correction came too late for the standings.
    pub fn rating_correction(&self, place: Place) -> Option<Outcome> {
        self.rating_only.get(&place).copied()
    }
}

/// What is asked for.
impl Competition {
    pub(super) fn correct(
        &self,
        place: Place,
        outcome: Outcome,
        why: &str,
        re_pair: bool,
    ) -> Result<Vec<Happened>, Refused> {
        visible(Given::Reason, why, true)?;
        entered(outcome)?;
        let was = match self.some_game(place)? {
            Game::Done(was) | Game::Adjudicated { outcome: was, .. } => *was,
            Game::Open | Game::Postponed | Game::Adjourned { .. } => {
                return Err(Refused::NoResult(place));
            }
            Game::Annulled { .. } => return Err(Refused::Annulled(place)),
        };
        self.can_have_been(place, outcome)?;
        self.is_no_forfeit(place, outcome)?;
        let was = self.rating_correction(place).unwrap_or(was);
        // What was corrected before and left the pairing as it was may still be followed by a new pairing.
        if was == outcome && !re_pair {
            return Err(Refused::SameResult(place));
        }
        self.keeps_penalties(place, outcome)?;
        let effect = self.effect(place, outcome, re_pair)?;
        let corrected = Happened::Corrected {
            place,
            outcome,
            was: Some(was),
            effect,
            why: why.to_owned(),
        };
        if effect != Effect::RePaired {
            return Ok(vec![corrected]);
        }
        let repaired = Happened::Repaired {
            pairing: self.paired_anew(place, outcome)?,
            why: why.to_owned(),
        };
        Ok(vec![corrected, repaired])
    }

    /// What a correction does now.
    pub(super) fn effect(
        &self,
        place: Place,
        outcome: Outcome,
        re_pair: bool,
    ) -> Result<Effect, Refused> {
        let (last, next) = (self.last_round(), place.round + 1);
        if !self.follows_results() || last < next {
            return match re_pair {
                true => Err(Refused::NotPairedBy(place)),
                false => Ok(Effect::Counts),
            };
        }
        let is_over = self.rounds.get(place.round as usize);
        let is_over = is_over.is_some_and(crate::Round::is_over);
        let late = self.known()?.late_corrections;
        let is_late = is_over && late == LateCorrections::Ratings;
        match (self.has_started(last), re_pair || self.is_draft(last)) {
            (_, _) if is_late && re_pair => Err(Refused::RoundBegun(next)),
            (_, _) if is_late => Ok(Effect::RatingOnly),
            (true, true) => Err(Refused::RoundBegun(last)),
            (false, true) if last == next => Ok(Effect::RePaired),
            (false, true) => self.same_go_on(place, outcome, Effect::RePaired),
            (_, false) => self.same_go_on(place, outcome, Effect::PairingStands),
        }
    }

    /// Whoever has won a meeting of a knockout has gone on by it.
    fn same_go_on(
        &self,
        place: Place,
        outcome: Outcome,
        effect: Effect,
    ) -> Result<Effect, Refused> {
        if self.known()?.system != System::Knockout {
            return Ok(effect);
        }
        let then = |competition: &Competition| {
            let mut then = competition.clone();
            then.rounds.truncate(place.round as usize);
            then.draft = None;
            then
        };
        let before = then(self);
        let mut after = then(self);
        self.put_right(&mut after, place, outcome)?;
        let is_same = match (before.pair_next(None), after.pair_next(None)) {
            (Ok(before), Ok(after)) => before == after,
            (Err(_), Err(_)) => true,
            (Ok(_), Err(_)) | (Err(_), Ok(_)) => false,
        };
        match is_same {
            true => Ok(effect),
            false => Err(Refused::OtherWinner {
                place,
                round: place.round + 1,
            }),
        }
    }

    fn put_right(
        &self,
        then: &mut Competition,
        place: Place,
        outcome: Outcome,
    ) -> Result<(), Refused> {
        let done = then.set_done(place, outcome);
        done.map_err(|_| Refused::NoGame(place))
    }

    /// The last round as it is paired by the right result.
    fn paired_anew(&self, place: Place, outcome: Outcome) -> Result<Pairing, Refused> {
        let last = self.last_round();
        let mut then = self.clone();
        then.rounds.pop();
        then.draft = None;
        self.put_right(&mut then, place, outcome)?;
        let pairing = then.pair_next(None)?;
        let before = self.rounds.last().map_or(0, |round| round.boards.len());
        if before != pairing.boards.len() && self.openings_of(last).is_some() {
            return Err(NoOpenings::Drawn(last).into());
        }
        Ok(Pairing {
            is_draft: self.is_draft(last),
            ..pairing
        })
    }

    /// What is behind a paired round is put right by the chief judge, where there is one (`002:§41.2`).
    pub(super) fn is_chiefs(&self, what: &[Happened], by: &str) -> Result<(), Refused> {
        let is_late = |what: &Happened| match what {
            Happened::Corrected { place, .. } => place.round < self.last_round(),
            Happened::FinishedEarly { .. } => true,
            _ => false,
        };
        let mut officials = self.officials.iter();
        let chief = officials.find(|official| official.role == Role::ChiefJudge);
        match chief {
            Some(chief) if chief.name != by && what.iter().any(is_late) => {
                let name = chief.name.clone();
                Err(match what {
                    [Happened::FinishedEarly { .. }] => Refused::OnlyChiefEnds(name),
                    _ => Refused::OnlyChief(name),
                })
            }
            _ => Ok(()),
        }
    }

    /// Whether no later round was paired by the results of this one.
    pub(super) fn may_change(&self, round: u32) -> Result<(), Refused> {
        let later = round as usize + 1;
        match self.follows_results() && self.rounds.len() >= later {
            true => Err(Refused::PairedBy(round + 1)),
            false => Ok(()),
        }
    }

    pub(super) fn replay_game(&self, place: Place, why: &str) -> Result<Happened, Refused> {
        visible(Given::Reason, why, true)?;
        match self.some_game(place)? {
            Game::Done(_) | Game::Adjudicated { .. } => self.is_found_in_time(place)?,
            // The envelope is lost (`002:§35.4`): there is no result that could stand.
            Game::Adjourned { .. } => {}
            Game::Open | Game::Postponed => return Err(Refused::NoResult(place)),
            Game::Annulled { .. } => return Err(Refused::Annulled(place)),
        }
        let played = Outcome::of(crate::Mark::Draw, crate::Mark::Draw);
        self.can_have_been(place, played)?;
        self.keeps_penalties(place, played)?;
        self.may_change(place.round)?;
        Ok(Happened::Replayed {
            place,
            why: why.to_owned(),
        })
    }

    /// `002:§12.2`: once the next round has begun the result stands; games of the last round, and the last of a match, are
    /// not replayed.
    fn is_found_in_time(&self, place: Place) -> Result<(), Refused> {
        let mut later = place.round + 1..=self.last_round();
        if let Some(round) = later.find(|round| self.has_started(*round)) {
            return Err(Refused::ResultStands { place, round });
        }
        match self.all_rounds() {
            Some(all) if place.round >= all => Err(Refused::LastGame(place)),
            _ => Ok(()),
        }
    }

    pub(super) fn may_publish(&self, round: u32) -> Result<(), Refused> {
        if round == 0 || round > self.last_round() {
            return Err(Refused::NoRound(round));
        }
        match self.is_draft(round) {
            true => Ok(()),
            false => Err(Refused::Published(round)),
        }
    }

    /// Games of a draft are not played yet.
    pub(super) fn is_published(&self, round: u32) -> Result<(), Refused> {
        match self.is_draft(round) {
            true => Err(Refused::Draft(round)),
            false => Ok(()),
        }
    }

    pub(super) fn may_begin(&self, round: u32) -> Result<(), Refused> {
        if round == 0 || round > self.last_round() {
            return Err(Refused::NoRound(round));
        }
        self.is_published(round)?;
        match self.begun.contains(&round) {
            true => Err(Refused::RoundBegun(round)),
            false => Ok(()),
        }
    }
}

/// What happens.
impl Competition {
    pub(super) fn set_corrected(
        &mut self,
        place: Place,
        outcome: Outcome,
        effect: Effect,
    ) -> Result<(), Refused> {
        match effect {
            Effect::Counts | Effect::PairingStands | Effect::RePaired => {
                self.set_done(place, outcome)
            }
            Effect::RatingOnly => {
                self.game(place).ok_or(Refused::NoGame(place))?;
                self.rating_only.insert(place, outcome);
                Ok(())
            }
        }
    }

    pub(super) fn set_published(&mut self, round: u32) -> Result<(), Refused> {
        match self.draft == Some(round) {
            true => self.draft = None,
            false => return Err(Refused::Published(round)),
        }
        Ok(())
    }

    pub(super) fn set_begun(&mut self, round: u32) -> Result<(), Refused> {
        if round == 0 || round > self.last_round() || self.stage == Stage::Open {
            return Err(Refused::NoRound(round));
        }
        self.begun.insert(round);
        Ok(())
    }
}
