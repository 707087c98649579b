//! Whether something can be held when it is wanted.

use super::is_waiting;
use crate::competition::{Competition, decide::visible};
use crate::event::Place;
use crate::instructions::System;
use crate::organisation::{Matter, NotArranged, REST, Sitting, Warning};
use crate::person::PlayerId;
use crate::refused::{Given, Refused};
use crate::round::Game;

/// An adjourned game is put on with so many minutes of play at least (`002:§35.9`).
const LEAST: u32 = 60;
/// A session of the regulations of 1953 has from so many minutes to so many (`002:§32.5`).
const SESSION: core::ops::RangeInclusive<u32> = 240..=360;
/// What lasts so long where nobody says how long.
const USUAL: u32 = 60;

impl Competition {
    /// How long something lasts where nobody says it: a day of rest the whole day, a round by the regulations of 1953 the
    /// shortest session that they know (`002:§32.5`), anything else an hour.
    pub fn usual_minutes(&self, matter: Matter) -> u32 {
        match matter {
            Matter::RestDay => Sitting::LONGEST,
            Matter::Round(_) if self.is_of_1953() => *SESSION.start(),
            Matter::Round(_)
            | Matter::Game(_)
            | Matter::Registration
            | Matter::Opening
            | Matter::Meeting
            | Matter::Adjourned
            | Matter::Closing => USUAL,
        }
    }

    fn is_of_1953(&self) -> bool {
        let rules = self.instructions.as_ref().map(|known| known.rules.as_str());
        matches!(rules, Some("russian-1953" | "hundred-1953"))
    }

    pub(super) fn may_schedule(&self, wanted: &Sitting) -> Result<(), Refused> {
        visible(Given::Room, &wanted.room, false)?;
        if wanted.minutes == 0 || wanted.minutes > Sitting::LONGEST {
            return Err(NotArranged::Length.into());
        }
        match wanted.matter {
            Matter::Round(round) => {
                if round == 0 || self.all_rounds().is_some_and(|all| round > all) {
                    return Err(Refused::NoRound(round));
                }
            }
            Matter::Game(place) => self.may_continue(place, wanted)?,
            Matter::Registration
            | Matter::Opening
            | Matter::Meeting
            | Matter::Adjourned
            | Matter::RestDay
            | Matter::Closing => {}
        }
        let others: Vec<&Sitting> = self
            .schedule()
            .filter(|other| !wanted.stands_for(other))
            .collect();
        for other in others {
            self.agree(wanted, other)?;
        }
        Ok(())
    }

    /// An adjourned game follows its round, and has an hour at least.
    fn may_continue(&self, place: Place, wanted: &Sitting) -> Result<(), Refused> {
        let game = self.game(place).ok_or(Refused::NoGame(place))?;
        if !is_waiting(game) {
            return Err(NotArranged::NotWaiting(place).into());
        }
        if wanted.minutes < LEAST {
            return Err(NotArranged::LessThanAnHour.into());
        }
        let round = self.sitting(Matter::Round(place.round));
        match round {
            Some(round) if matches!(game, Game::Adjourned { .. }) && wanted.start < round.end() => {
                Err(NotArranged::BeforeItsRound {
                    round: place.round,
                    end: round.end(),
                }
                .into())
            }
            _ => Ok(()),
        }
    }

    /// Whether two things of the schedule go together.
    fn agree(&self, wanted: &Sitting, other: &Sitting) -> Result<(), NotArranged> {
        let (matter, start) = (other.matter, other.start);
        match (wanted.matter, other.matter) {
            (one, Matter::RestDay) if one.is_play() && wanted.is_same_day(other) => {
                Err(NotArranged::RestDay(other.start.day()))
            }
            (Matter::RestDay, two) if two.is_play() && wanted.is_same_day(other) => {
                Err(NotArranged::Played { matter, start })
            }
            (Matter::Round(one), Matter::Round(two)) => {
                let is_in_order = match one < two {
                    true => wanted.end() <= other.start,
                    false => other.end() <= wanted.start,
                };
                match is_in_order {
                    true => Ok(()),
                    false => Err(NotArranged::RoundsOutOfOrder { matter, start }),
                }
            }
            (Matter::Round(_), Matter::Adjourned) | (Matter::Adjourned, Matter::Round(_)) => {
                match wanted.overlaps(other) {
                    true => Err(NotArranged::AtOnce { matter, start }),
                    false => Ok(()),
                }
            }
            (Matter::Game(place), Matter::Round(round)) => {
                self.is_before(wanted, place, other, round)?;
                self.rests_between(wanted, other)
            }
            (Matter::Round(round), Matter::Game(place)) => {
                self.is_before(other, place, wanted, round)?;
                self.rests_between(wanted, other)
            }
            (Matter::Game(_), Matter::Game(_)) => self.rests_between(wanted, other),
            _ => Ok(()),
        }
    }

    /// Earlier games are finished before the last round; in a match before the next game (`002:§35.12`).
    fn is_before(
        &self,
        game: &Sitting,
        place: Place,
        sitting: &Sitting,
        round: u32,
    ) -> Result<(), NotArranged> {
        let is_match = self
            .instructions
            .as_ref()
            .is_some_and(|known| matches!(known.system, System::Match { .. }));
        let closes = match is_match {
            true => round > place.round,
            false => Some(round) == self.all_rounds() && round > place.round,
        };
        match closes && game.end() > sitting.start {
            true => Err(NotArranged::AfterTheLast {
                matter: sitting.matter,
                start: sitting.start,
            }),
            false => Ok(()),
        }
    }

    /// Whoever plays in both has a rest between (`002:§35.7`).
    fn rests_between(&self, one: &Sitting, other: &Sitting) -> Result<(), NotArranged> {
        if one.leaves_rest(other) {
            return Ok(());
        }
        let others = self.who_plays(other);
        let both = self
            .who_plays(one)
            .into_iter()
            .find(|player| others.contains(player));
        match both {
            None => Ok(()),
            Some(player) => Err(NotArranged::NoRest {
                player,
                matter: other.matter,
                start: other.start,
            }),
        }
    }

    /// Who plays in something of the schedule. Before a round is paired, everybody; a game that waits is not played in it.
    pub fn who_plays(&self, sitting: &Sitting) -> Vec<PlayerId> {
        match sitting.matter {
            Matter::Round(round) => {
                let index = (round as usize).checked_sub(1);
                match index.and_then(|index| self.rounds.get(index)) {
                    None => self.present().collect(),
                    Some(paired) => {
                        let is_put_off = |game: &Game| matches!(game, Game::Postponed);
                        let boards = paired.boards.iter();
                        boards
                            .filter(|board| !board.games.iter().all(is_put_off))
                            .flat_map(|board| [board.white, board.black])
                            .collect()
                    }
                }
            }
            Matter::Game(place) => {
                let board = self.board(place.round, place.board);
                let players = board.map(|board| vec![board.white, board.black]);
                players.unwrap_or_default()
            }
            Matter::Registration
            | Matter::Opening
            | Matter::Meeting
            | Matter::Adjourned
            | Matter::RestDay
            | Matter::Closing => Vec::new(),
        }
    }

    pub(super) fn warnings_of_schedule(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        let rounds: Vec<(u32, &Sitting)> = self
            .schedule()
            .filter_map(|sitting| match sitting.matter {
                Matter::Round(round) => Some((round, sitting)),
                _ => None,
            })
            .collect();
        for (round, sitting) in &rounds {
            if self.is_of_1953() && !SESSION.contains(&sitting.minutes) {
                warnings.push(Warning::Length {
                    round: *round,
                    minutes: sitting.minutes,
                });
            }
        }
        for pair in rounds.windows(2) {
            let [(_, one), (round, other)] = pair else {
                continue;
            };
            let between = one.end().minutes_until(other.start);
            if let Ok(minutes) = u32::try_from(between)
                && minutes < REST
            {
                let round = *round;
                warnings.push(Warning::ShortRest { round, minutes });
            }
        }
        warnings.extend(self.schedule().filter_map(at_night));
        if !rounds.is_empty() {
            let all = self.all_rounds().unwrap_or_default();
            let open = (1..=all).filter(|round| rounds.iter().all(|(known, _)| known != round));
            warnings.extend(open.map(|round| Warning::NoTime { round }));
            let waiting = self.waiting().into_iter().map(|(place, _)| place);
            let open = waiting.filter(|place| self.sitting(Matter::Game(*place)).is_none());
            warnings.extend(open.map(|place| Warning::NotContinued { place }));
        }
        warnings
    }
}

/// A game that is continued when nobody would play.
fn at_night(sitting: &Sitting) -> Option<Warning> {
    let Matter::Game(place) = sitting.matter else {
        return None;
    };
    let (start, end) = (sitting.start, sitting.end());
    let is_past_midnight = start.day() != end.day() && end.time() != "00:00";
    let is_at_night = is_past_midnight || start.time().as_str() < "06:00";
    is_at_night.then_some(Warning::AtNight { place, start, end })
}
