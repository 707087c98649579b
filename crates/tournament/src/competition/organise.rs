//! What is arranged beside the games: the schedule, the roll, the duties.

mod office;
mod schedule;

use std::collections::BTreeSet;

use super::{Competition, Stage, decide::visible};
use crate::event::{Event, Happened, Numbered, Place};
use crate::instructions::{Instructions, System};
use crate::organisation::{
    Arrangement, BoardSize, Duty, Equipment, Matter, NotArranged, Phase, Sitting, Warning,
};
use crate::person::{PlayerId, Role};
use crate::refused::{Given, Refused};
use crate::round::Game;

/// What is arranged.
#[derive(Clone, Debug)]
pub(super) struct Organisation {
    sittings: Vec<Sitting>,
    order: Vec<Place>,
    /// Who is not checked in; none before the roll was called.
    absent: Option<BTreeSet<PlayerId>>,
    confirmed: BTreeSet<PlayerId>,
    ticked: BTreeSet<(Duty, Option<u32>)>,
    allowed: BTreeSet<String>,
}

impl Organisation {
    pub(super) const fn new() -> Organisation {
        Organisation {
            sittings: Vec::new(),
            order: Vec::new(),
            absent: None,
            confirmed: BTreeSet::new(),
            ticked: BTreeSet::new(),
            allowed: BTreeSet::new(),
        }
    }

    /// Other instructions have to be confirmed anew (`002:§39.6`).
    pub(super) fn forget_confirmations(&mut self) {
        self.confirmed.clear();
    }
}

/// A duty, and what shows that it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item<'a> {
    /// The duty.
    pub duty: Duty,
    /// For which round, where it comes with each.
    pub round: Option<u32>,
    /// The event by which it was done.
    pub done: Option<&'a Event>,
}

impl Competition {
    /// Whether something can be arranged so.
    pub(super) fn may_arrange(&self, wanted: &Arrangement) -> Result<(), Refused> {
        match wanted {
            Arrangement::Scheduled(sitting) => self.may_schedule(sitting),
            Arrangement::Ordered(places) => self.may_order(places),
            Arrangement::RollCalled => self.known().map(|_| ()),
            Arrangement::CheckedIn(player) => {
                self.here(*player)?;
                match &self.organisation.absent {
                    None => Err(NotArranged::NoRoll.into()),
                    Some(absent) if !absent.contains(player) => {
                        Err(NotArranged::IsHere(*player).into())
                    }
                    Some(_) => Ok(()),
                }
            }
            Arrangement::Confirmed(player) => {
                self.here(*player)?;
                // A draft may still change.
                if !self.is_approved {
                    return Err(Refused::NotApproved);
                }
                match self.has_confirmed(*player) {
                    true => Err(NotArranged::HasConfirmed(*player).into()),
                    false => Ok(()),
                }
            }
            Arrangement::Ticked {
                duty,
                round,
                remark,
            } => self.may_tick(*duty, *round, remark),
            Arrangement::Allowed { name, why } => {
                visible(Given::Name, name, true)?;
                visible(Given::Reason, why, true)
            }
        }
    }

    fn may_order(&self, places: &[Place]) -> Result<(), Refused> {
        let mut seen = BTreeSet::new();
        for place in places {
            let game = self.game(*place).ok_or(Refused::NoGame(*place))?;
            if !is_waiting(game) {
                return Err(NotArranged::NotWaiting(*place).into());
            }
            if !seen.insert(place) {
                return Err(NotArranged::Twice(*place).into());
            }
        }
        Ok(())
    }

    fn may_tick(&self, duty: Duty, round: Option<u32>, remark: &str) -> Result<(), Refused> {
        visible(Given::Note, remark, false)?;
        match (duty.phase().is_of_round(), round) {
            (true, None) => return Err(NotArranged::WhichRound.into()),
            (false, Some(_)) => return Err(NotArranged::NoRound.into()),
            (true, Some(round)) => {
                let all = self.all_rounds().unwrap_or(u32::MAX);
                if round == 0 || round > all {
                    return Err(Refused::NoRound(round));
                }
            }
            (false, None) => {}
        }
        match self.organisation.ticked.contains(&(duty, round)) {
            true => Err(NotArranged::IsTicked.into()),
            false => Ok(()),
        }
    }

    /// Lets it be arranged.
    pub(super) fn arrange(&mut self, what: &Arrangement) -> Result<(), Refused> {
        match what {
            Arrangement::Scheduled(sitting) => {
                if let Matter::Game(place) = sitting.matter
                    && !self.game(place).is_some_and(is_waiting)
                {
                    return Err(NotArranged::NotWaiting(place).into());
                }
                let sittings = &mut self.organisation.sittings;
                sittings.retain(|other| !sitting.stands_for(other));
                sittings.push(sitting.clone());
                sittings.sort_by_key(|sitting| (sitting.start, sitting.matter));
            }
            Arrangement::Ordered(places) => {
                if let Some(place) = places.iter().find(|place| self.game(**place).is_none()) {
                    return Err(Refused::NoGame(*place));
                }
                self.organisation.order.clone_from(places);
            }
            Arrangement::RollCalled => {
                self.organisation.absent = Some(self.present().collect());
            }
            Arrangement::CheckedIn(player) => {
                self.participant_mut(*player)?;
                let absent = self.organisation.absent.as_mut();
                let absent = absent.ok_or(NotArranged::NoRoll)?;
                absent.remove(player);
            }
            Arrangement::Confirmed(player) => {
                self.participant_mut(*player)?;
                self.organisation.confirmed.insert(*player);
            }
            Arrangement::Ticked { duty, round, .. } => {
                self.organisation.ticked.insert((*duty, *round));
            }
            Arrangement::Allowed { name, .. } => {
                self.organisation.allowed.insert(name.clone());
            }
        }
        Ok(())
    }
}

/// Whether a game waits to be continued.
const fn is_waiting(game: &Game) -> bool {
    match game {
        Game::Postponed | Game::Adjourned { .. } => true,
        Game::Open | Game::Done(_) | Game::Adjudicated { .. } | Game::Annulled { .. } => false,
    }
}

/// What is known of it.
impl Competition {
    /// The schedule, by time. What was put on for a game that is over is not in it any more.
    pub fn schedule(&self) -> impl Iterator<Item = &Sitting> {
        let stands = |sitting: &&Sitting| match sitting.matter {
            Matter::Game(place) => self.game(place).is_some_and(is_waiting),
            // A round of the whole event that this section does not have.
            Matter::Round(round) => self.all_rounds().is_none_or(|all| round <= all),
            _ => true,
        };
        self.organisation.sittings.iter().filter(stands)
    }

    /// When something is held.
    pub fn sitting(&self, matter: Matter) -> Option<&Sitting> {
        self.schedule().find(|sitting| sitting.matter == matter)
    }

    /// The games that wait to be continued, in the order that the judge has fixed (`002:§35.11`); then the others.
    pub fn waiting(&self) -> Vec<(Place, &Game)> {
        let mut waiting: Vec<(Place, &Game)> = self
            .unfinished()
            .filter(|(_, game)| is_waiting(game))
            .collect();
        let order = &self.organisation.order;
        waiting.sort_by_key(|(place, _)| {
            let in_order = order.iter().position(|one| one == place);
            (in_order.unwrap_or(usize::MAX), *place)
        });
        waiting
    }

    /// Which of them come in a fixed order, from 1 on.
    pub fn order_of_resumption(&self, place: Place) -> Option<u32> {
        let found = self.organisation.order.iter().position(|one| *one == place);
        found.and_then(|found| u32::try_from(found + 1).ok())
    }

    /// Who is not checked in; none before the roll was called.
    pub fn absent(&self) -> Option<impl Iterator<Item = PlayerId>> {
        let absent = self.organisation.absent.as_ref()?;
        let is_gone = |player: &PlayerId| self.how_left(*player).is_some();
        Some(
            absent
                .iter()
                .copied()
                .filter(move |player| !is_gone(player)),
        )
    }

    /// Whether somebody is taken for absent.
    pub fn is_absent(&self, player: PlayerId) -> bool {
        let absent = self.organisation.absent.as_ref();
        absent.is_some_and(|absent| absent.contains(&player))
    }

    /// Whether somebody has confirmed the instructions (`002:§39.6`).
    pub fn has_confirmed(&self, player: PlayerId) -> bool {
        self.organisation.confirmed.contains(&player)
    }

    /// Whether somebody of that name may play in several sections.
    pub fn is_allowed_twice(&self, name: &str) -> bool {
        self.organisation.allowed.contains(name)
    }

    /// Every duty that comes in this competition, and by which event it was done: by being ticked off, or by what the log
    /// shows.
    pub fn checklist(&self) -> Vec<Item<'_>> {
        let next = u32::try_from(self.rounds.len() + 1).unwrap_or(u32::MAX);
        let last = self.all_rounds().map_or(next, |all| next.min(all));
        let duties = || Duty::NAMES.iter().map(|(duty, _)| *duty);
        let of = |phase: Phase| duties().filter(move |duty| duty.phase() == phase);
        let item = |duty, round| Item {
            duty,
            round,
            done: self.done_by(duty, round),
        };
        let before = of(Phase::Before).map(|duty| item(duty, None));
        let rounds = (1..=last).flat_map(|round| {
            let here = duties().filter(|duty| duty.phase().is_of_round());
            here.map(move |duty| item(duty, Some(round)))
        });
        let after = of(Phase::After).map(|duty| item(duty, None));
        let all = before.chain(rounds).chain(after);
        all.filter(|item| item.done.is_some() || self.comes(item.duty, item.round))
            .collect()
    }

    /// Whether a duty comes here: nobody directs staff that there is not.
    fn comes(&self, duty: Duty, round: Option<u32>) -> bool {
        let has = |role: Role| self.officials.iter().any(|official| official.role == role);
        match duty {
            Duty::Staff => has(Role::Staff),
            Duty::Committee => has(Role::Organiser),
            Duty::Boards => self.board_size().is_some(),
            Duty::Resumption => {
                let mut waiting = self.unfinished().filter(|(_, game)| is_waiting(game));
                waiting.any(|(place, _)| Some(place.round) == round)
            }
            Duty::Instructions
            | Duty::Preparation
            | Duty::Timetable
            | Duty::Room
            | Duty::Meeting
            | Duty::Ready
            | Duty::Course
            | Duty::Results
            | Duty::Disputes
            | Duty::Questions
            | Duty::Closing
            | Duty::Report => true,
            // A table and a match begin with lots (`002:J.2`); what is paired by results need not.
            Duty::Lots => !(self.follows_results() && self.has_numbers_without_lots()),
        }
    }

    /// Whether the numbers were given, and not drawn.
    const fn has_numbers_without_lots(&self) -> bool {
        match self.how {
            Some(Numbered::Rating | Numbered::Given { .. }) => true,
            Some(Numbered::Lots { .. }) | None => false,
        }
    }

    /// The last event by which a duty was done.
    fn done_by(&self, duty: Duty, round: Option<u32>) -> Option<&Event> {
        let is_round_over = || {
            let index = (round? as usize).checked_sub(1)?;
            Some(self.rounds.get(index)?.is_over())
        };
        let log: Vec<(u32, &Event)> = (1..).zip(&self.log).collect();
        let mut log = log
            .into_iter()
            .rev()
            .filter(|(number, _)| !self.undone.contains(number));
        let is_it = |what: &Happened| match (duty, what) {
            (
                _,
                Happened::Arranged(Arrangement::Ticked {
                    duty: ticked,
                    round: of,
                    ..
                }),
            ) => *ticked == duty && *of == round,
            (Duty::Instructions, Happened::Approved) => self.is_approved,
            (
                Duty::Lots,
                Happened::Numbered {
                    how: Numbered::Lots { .. },
                    ..
                },
            ) => matches!(self.how, Some(Numbered::Lots { .. })),
            (Duty::Timetable, Happened::Arranged(Arrangement::Scheduled(sitting))) => {
                matches!(sitting.matter, Matter::Round(_))
            }
            (Duty::Resumption, Happened::Arranged(Arrangement::Ordered(places))) => {
                places.iter().any(|place| Some(place.round) == round)
            }
            (
                Duty::Results,
                Happened::Entered { place, .. }
                | Happened::Corrected { place, .. }
                | Happened::Adjudicated { place, .. },
            ) => Some(place.round) == round && is_round_over() == Some(true),
            _ => false,
        };
        log.find(|(_, event)| is_it(&event.what))
            .map(|(_, event)| event)
    }

    fn board_size(&self) -> Option<BoardSize> {
        BoardSize::of(&self.instructions.as_ref()?.rules)
    }

    /// What must stand in the room for those who take part (`002:§41d`).
    pub fn equipment(&self) -> Equipment {
        let paired = self.rounds.iter().map(|round| round.boards.len()).max();
        let meetings = paired.unwrap_or_default().max(self.present().count() / 2);
        let meetings = u32::try_from(meetings).unwrap_or(u32::MAX);
        let known = self.instructions.as_ref();
        let games = known.map_or(1, Instructions::games_of_meeting);
        // Teams meet on several boards at once.
        let boards = known.and_then(|known| known.teams);
        let boards = boards.map_or(1, |teams| teams.boards());
        let boards = meetings.saturating_mul(boards);
        let forms_a_round = meetings.saturating_mul(2).saturating_mul(games);
        let is_knockout = known.is_some_and(|known| known.system == System::Knockout);
        let forms = match is_knockout {
            // Every meeting throws one out.
            true => u32::try_from(self.present().count().saturating_sub(1))
                .ok()
                .map(|meetings| meetings.saturating_mul(2).saturating_mul(games)),
            false => self
                .all_rounds()
                .map(|rounds| rounds.saturating_mul(forms_a_round)),
        };
        Equipment {
            boards,
            forms_a_round,
            forms,
            envelopes: boards,
            size: self.board_size(),
        }
    }

    /// What should be looked at.
    pub fn warnings(&self) -> Vec<Warning> {
        let mut warnings = self.warnings_of_schedule();
        if !self.organisation.confirmed.is_empty() {
            let open = self.present().filter(|player| !self.has_confirmed(*player));
            warnings.extend(open.map(|player| Warning::NotConfirmed { player }));
        }
        if self.stage != Stage::Over {
            let absent = self.absent().into_iter().flatten();
            warnings.extend(absent.map(|player| Warning::Absent { player }));
        }
        warnings
    }
}
