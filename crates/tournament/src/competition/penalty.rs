//! A game that is lost as a penalty (`002:§39.4`, `002:§41i`).

use pairing::Mark;

use super::Competition;
use super::decide::visible;
use crate::event::{Effect, Happened, Place};
use crate::person::{Penalty, PlayerId};
use crate::refused::{Given, Refused};
use crate::round::{Game, Outcome};

impl Competition {
    /// The result of a game that somebody lost as a penalty; none where nobody did.
    pub fn lost_by_penalty(&self, place: Place) -> impl Iterator<Item = PlayerId> {
        let all = self.lost.iter().filter(move |(lost, _)| *lost == place);
        all.map(|(_, player)| *player)
    }

    /// Every game lost as a penalty when a later round was paired already, as a comment of a report file.
    pub(super) fn late_penalties(&self) -> impl Iterator<Item = String> {
        let mut paired = 0;
        let late = self.standing().filter_map(move |(_, event)| {
            let (place, outcome, why) = match &event.what {
                Happened::Paired(_) => {
                    paired += 1;
                    return None;
                }
                Happened::Penalised {
                    game: Some((place, outcome)),
                    why,
                    ..
                } if paired > place.round => (place, outcome, why),
                _ => return None,
            };
            let effect = match self.follows_results() {
                true => format!("; pairing of round {paired} stands"),
                false => String::new(),
            };
            let at = jiff::Timestamp::from_millisecond(event.at.0).unwrap_or_default();
            let by = &event.by;
            Some(format!(
                "penalty {place}: {outcome}, {why}{effect}; {by}, {at:.0}"
            ))
        });
        late.collect::<Vec<_>>().into_iter()
    }

    pub(super) fn penalise(
        &self,
        player: PlayerId,
        penalty: Penalty,
        game: Option<Place>,
        why: &str,
    ) -> Result<Happened, Refused> {
        self.here(player)?;
        visible(Given::Reason, why, true)?;
        let leaving = match penalty {
            Penalty::Exclusion => Some(self.leave(player, why)?),
            Penalty::Warning | Penalty::Reprimand | Penalty::LossOfGame => None,
        };
        let game = match (penalty, game) {
            (Penalty::LossOfGame, None) => return Err(Refused::WhichGame(player)),
            (Penalty::LossOfGame, Some(place)) => Some((place, self.loss(player, place)?)),
            (Penalty::Warning | Penalty::Reprimand | Penalty::Exclusion, None) => None,
            (Penalty::Warning | Penalty::Reprimand | Penalty::Exclusion, Some(place)) => {
                return Err(Refused::NotLost(place));
            }
        };
        Ok(Happened::Penalised {
            player,
            penalty,
            leaving,
            game,
            why: why.to_owned(),
        })
    }

    /// The result of a game that somebody loses. The other has won it, unless that is lost for him in the same way.
    fn loss(&self, player: PlayerId, place: Place) -> Result<Outcome, Refused> {
        let meeting = self.board(place.round, place.board);
        let meeting = meeting.ok_or(Refused::NoGame(place))?;
        let other = meeting.opponent(player);
        let other = other.ok_or(Refused::NotInGame { player, place })?;
        let game = self.some_game(place)?;
        self.is_published(place.round)?;
        match game {
            Game::Annulled { .. } => return Err(Refused::Annulled(place)),
            Game::Done(outcome) if !outcome.was_played() => return Err(Refused::NotPlayed(place)),
            Game::Open
            | Game::Postponed
            | Game::Adjourned { .. }
            | Game::Done(_)
            | Game::Adjudicated { .. } => {}
        }
        if self.lost_by_penalty(place).any(|lost| lost == player) {
            return Err(Refused::LostByPenalty { player, place });
        }
        let of_other = match self.lost_by_penalty(place).any(|lost| lost == other) {
            true => Mark::Loss,
            false => Mark::Win,
        };
        let game = place.game as usize - 1;
        let outcome = match meeting.has_white(player, game) {
            true => Outcome::of(Mark::Loss, of_other),
            false => Outcome::of(of_other, Mark::Loss),
        };
        self.can_have_been(place, outcome)?;
        match self.effect(place, outcome, false)? {
            Effect::Counts | Effect::PairingStands => Ok(outcome),
            Effect::RePaired | Effect::RatingOnly => Err(Refused::PairedBy(place.round + 1)),
        }
    }

    /// Whether a result leaves a game lost that was lost as a penalty.
    pub(super) fn keeps_penalties(&self, place: Place, outcome: Outcome) -> Result<(), Refused> {
        let Some(meeting) = self.board(place.round, place.board) else {
            return Ok(());
        };
        let game = place.game as usize - 1;
        let is_won = |player: &PlayerId| {
            let mark = match meeting.has_white(*player, game) {
                true => outcome.white,
                false => outcome.black,
            };
            mark != Mark::Loss
        };
        let mut lost = self.lost_by_penalty(place);
        match lost.find(is_won) {
            Some(player) => Err(Refused::LostByPenalty { player, place }),
            None => Ok(()),
        }
    }

    pub(super) fn set_penalised(
        &mut self,
        player: PlayerId,
        game: Option<(Place, Outcome)>,
    ) -> Result<(), Refused> {
        self.participant_mut(player)?;
        if let Some((place, outcome)) = game {
            let meeting = self.board(place.round, place.board);
            if !meeting.is_some_and(|meeting| meeting.has(player)) {
                return Err(Refused::NotInGame { player, place });
            }
            self.set_done(place, outcome)?;
            self.lost.insert((place, player));
        }
        Ok(())
    }
}
