//! What is asked for becomes what happens, or is refused.

use pairing::round_robin::MOST_PARTICIPANTS;
use pairing::{Federation, Mark, Scoring};

use super::{Competition, LONGEST_TEXT, Stage};
use crate::event::{Command, Event, Happened, Leaving, Moment, Numbered, Pairing};
use crate::instructions::{Encounter, Instructions, System};
use crate::lots::{self, Chain, Commitment, Lots, Purpose, Secret};
use crate::names;
use crate::openings::NoOpenings;
use crate::organisation::Arrangement;
use crate::person::{Player, PlayerId};
use crate::refused::{Awaited, Given, Refused, WrongInstructions, WrongPairing, WrongPlayer};
use crate::round::Outcome;

impl Competition {
    /// What would happen, if this were asked for.
    ///
    /// # Errors
    /// Why it is refused; nothing has happened either way.
    pub fn decide(&self, command: &Command, at: Moment, by: &str) -> Result<Vec<Event>, Refused> {
        visible(Given::Author, by, true)?;
        // It stands between bars in the file.
        if by.contains('|') || by.trim() != by {
            return Err(Refused::Unreadable(Given::Author));
        }
        self.may_act(command, by)?;
        let what = self.what(command)?;
        self.is_chiefs(&what, by)?;
        let event = |what| Event {
            at,
            by: by.to_owned(),
            what,
        };
        Ok(what.into_iter().map(event).collect())
    }

    /// Lets happen what is asked for.
    ///
    /// # Errors
    /// Why it is refused; nothing has happened then.
    pub fn act(&mut self, command: &Command, at: Moment, by: &str) -> Result<Vec<Event>, Refused> {
        let events = self.decide(command, at, by)?;
        // All or nothing; one alone is that by itself.
        let before = (events.len() > 1).then(|| self.clone());
        for event in &events {
            if let Err(misfit) = self.apply(event.clone()) {
                *self = before.unwrap_or_else(|| self.clone());
                return Err(WrongPairing::Misfit(misfit.why).into());
            }
        }
        Ok(events)
    }

    fn what(&self, command: &Command) -> Result<Vec<Happened>, Refused> {
        if self.stage == Stage::Over && !self.may_follow_the_end(command) {
            return Err(Refused::Over);
        }
        let one = match command {
            Command::Instruct(instructions) => self.instruct(instructions)?,
            Command::Approve => {
                self.known()?;
                Happened::Approved
            }
            Command::Appoint(official) => {
                visible(Given::Name, &official.name, true)?;
                self.may_appoint(official)?;
                Happened::Appointed(official.clone())
            }
            Command::Commit(commitment) => self.commit(*commitment)?,
            Command::CommitOpenings(commitment) => self.commit_openings(*commitment)?,
            Command::DrawOpenings {
                round,
                secret,
                words,
            } => Happened::OpeningsDrawn(self.draw_openings(*round, secret, words)?),
            Command::Register(player) => self.register(player)?,
            Command::Amend { player, right } => self.amend(*player, right)?,
            Command::Close => self.close()?,
            Command::Draw { secret, words } => {
                let drawn = self.draw(secret, words)?;
                let before = self.drawings_of_numbers();
                self.holds_to(&before, &secret.to_ascii_lowercase(), self.draws + 1)?;
                drawn
            }
            Command::Rank => self.rank()?,
            Command::Free {
                player,
                round,
                mark,
            } => self.free(*player, *round, *mark)?,
            Command::Forbid(one, other) => self.forbid(*one, *other)?,
            Command::Pair { of_table } => Happened::Paired(self.pair_next(*of_table)?),
            Command::PairByLot => Happened::Paired(self.pair_by_lot()?),
            Command::PairDraft { of_table } => Happened::Paired(Pairing {
                is_draft: true,
                ..self.pair_next(*of_table)?
            }),
            Command::Publish { round } => {
                self.may_publish(*round)?;
                Happened::Published { round: *round }
            }
            Command::BeginRound { round } => {
                self.may_begin(*round)?;
                Happened::RoundBegun { round: *round }
            }
            Command::Repair { pairing, why } => self.pair_otherwise(pairing, why)?,
            Command::Enter { place, outcome } => self.enter(*place, *outcome)?,
            Command::Correct {
                place,
                outcome,
                why,
                re_pair,
            } => return self.correct(*place, *outcome, why, *re_pair),
            Command::Adjourn(place) => {
                self.open_game(*place)?;
                Happened::Adjourned(*place)
            }
            Command::Postpone(place) => self.postpone(*place)?,
            Command::Assume { place, outcome } => self.assume(*place, *outcome)?,
            Command::Adjudicate {
                place,
                outcome,
                commission,
            } => self.adjudicate(*place, *outcome, commission)?,
            Command::Replay { place, why } => self.replay_game(*place, why)?,
            Command::AddGame { round, board } => self.may_add_game(*round, *board)?,
            Command::Leave { player, why } => Happened::Left {
                player: *player,
                leaving: self.leave(*player, why)?,
                why: why.clone(),
            },
            Command::Penalise {
                player,
                penalty,
                game,
                why,
            } => self.penalise(*player, *penalty, *game, why)?,
            Command::Team(act) => {
                self.may_act_on_team(act)?;
                Happened::Team(act.rated())
            }
            Command::Note(text) => {
                visible(Given::Note, text, true)?;
                Happened::Noted(text.clone())
            }
            Command::Undo { event, why } => {
                visible(Given::Reason, why, true)?;
                return self.undo(*event, why);
            }
            Command::Arrange(arrangement) => {
                self.may_arrange(arrangement)?;
                Happened::Arranged(arrangement.clone())
            }
            Command::Finish => self.finish()?,
            Command::FinishEarly { why } => self.finish_early(why)?,
        };
        Ok(vec![one])
    }

    fn commit(&self, commitment: Commitment) -> Result<Happened, Refused> {
        match (self.stage, self.commitment) {
            (Stage::Open, _) => {
                self.may_commit(&commitment)?;
                Ok(Happened::Committed(commitment))
            }
            (Stage::Closed | Stage::Over, Some(_)) => Err(Refused::Committed),
            (Stage::Closed | Stage::Over, None) => Err(Refused::TooLateToCommit),
        }
    }

    fn forbid(&self, one: PlayerId, other: PlayerId) -> Result<Happened, Refused> {
        self.here(one)?;
        self.here(other)?;
        if one == other {
            return Err(WrongPairing::Himself.into());
        }
        if !matches!(self.known()?.system, System::Swiss { .. }) {
            return Err(WrongPairing::KeepsApart.into());
        }
        match self.is_forbidden(one, other) {
            true => Err(Refused::NothingNew),
            false => Ok(Happened::Forbidden(one, other)),
        }
    }

    fn pair_otherwise(&self, pairing: &Pairing, why: &str) -> Result<Happened, Refused> {
        visible(Given::Reason, why, true)?;
        self.may_repair(pairing)?;
        if self.is_last_round(pairing) {
            return Err(Refused::NothingNew);
        }
        Ok(Happened::Repaired {
            pairing: Pairing {
                is_draft: self.is_draft(self.last_round()),
                ..pairing.clone()
            },
            why: why.to_owned(),
        })
    }

    /// Whether the last round is paired so already.
    fn is_last_round(&self, pairing: &Pairing) -> bool {
        self.rounds.last().is_some_and(|last| {
            let boards = last.boards.iter().map(|board| (board.white, board.black));
            boards.eq(pairing.boards.iter().copied()) && last.free == pairing.free
        })
    }

    pub(super) fn known(&self) -> Result<&Instructions, Refused> {
        self.instructions.as_ref().ok_or(Refused::NoInstructions)
    }

    fn instruct(&self, wanted: &Instructions) -> Result<Happened, Refused> {
        // Its name stands in the urn.
        let is_fixed = !self.order.is_empty() || self.stage != Stage::Open;
        if is_fixed && !self.only_norms_differ(wanted) && !self.only_zone_differs(wanted) {
            return Err(Refused::InstructionsStand);
        }
        visible(Given::Name, &wanted.name, true)?;
        let texts = [
            (Given::Place, &wanted.place),
            (Given::Federation, &wanted.federation),
            (Given::Dates, &wanted.dates),
            (Given::RuleSet, &wanted.rules),
            (Given::Control, &wanted.control),
            (Given::Additions, &wanted.additions),
        ];
        for (what, text) in texts {
            visible(what, text, false)?;
        }
        let is_new =
            self.instructions.as_ref().map(|known| &known.federation) != Some(&wanted.federation);
        if is_new
            && !wanted.federation.is_empty()
            && wanted.federation.parse::<Federation>().is_err()
        {
            return Err(Refused::NoFederation(wanted.federation.clone()));
        }
        let games = wanted.encounter.games;
        if games == 0 || games > Encounter::MOST_GAMES {
            return Err(Refused::Instructions(WrongInstructions::Games));
        }
        let Scoring {
            win, draw, loss, ..
        } = wanted.scoring;
        if !(win > draw && draw >= loss) {
            return Err(Refused::Instructions(WrongInstructions::Points));
        }
        let openings = wanted.openings.as_ref();
        if openings.is_some_and(|openings| !openings.suits(wanted.encounter)) {
            return Err(Refused::Instructions(WrongInstructions::OpeningGames));
        }
        self.team_rules_hold(wanted)?;
        for one in &wanted.tie_breaks {
            one.suits(wanted.system)?;
            one.suits_entrants(wanted.teams.is_some())?;
        }
        Ok(Happened::Instructed(Box::new(wanted.clone())))
    }

    /// What norms ask for touches neither the urn nor the pairing: it is open until the first round.
    fn only_norms_differ(&self, wanted: &Instructions) -> bool {
        let differs = |known: &Instructions| {
            let norms = wanted.norms;
            norms != known.norms
                && Instructions {
                    norms,
                    ..known.clone()
                } == *wanted
        };
        self.rounds.is_empty() && self.instructions.as_ref().is_some_and(differs)
    }

    /// The time zone touches neither the urn nor the pairing nor a result: it is always open.
    pub(super) fn only_zone_differs(&self, wanted: &Instructions) -> bool {
        let differs = |known: &Instructions| {
            known.zone != wanted.zone
                && Instructions {
                    zone: wanted.zone.clone(),
                    ..known.clone()
                } == *wanted
        };
        self.instructions.as_ref().is_some_and(differs)
    }

    fn register(&self, player: &Player) -> Result<Happened, Refused> {
        let system = self.known()?.system;
        let may_be_late = matches!(system, System::Swiss { .. });
        if self.stage != Stage::Open && !may_be_late {
            return Err(Refused::Closed);
        }
        self.readable(player, None)?;
        seen(&player.name)?;
        player.is_plausible(None)?;
        let most = MOST_PARTICIPANTS as usize;
        if self.participants.len() >= most {
            return Err(Refused::TooMany(self.participants.len() + 1, most));
        }
        let player = Box::new(player.rated());
        Ok(match self.number_by_rating(&player) {
            None => Happened::Registered(player),
            Some(number) => Happened::Admitted { player, number },
        })
    }

    fn amend(&self, player: PlayerId, right: &Player) -> Result<Happened, Refused> {
        self.here(player)?;
        self.readable(right, Some(player))?;
        let known = self.participant(player).map(|one| &one.player);
        if known.is_none_or(|known| known.name != right.name) {
            seen(&right.name)?;
        }
        known.map_or(Ok(()), |known| right.is_plausible_beside(known, None))?;
        self.may_amend(player, right)?;
        Ok(Happened::Amended {
            player,
            right: Box::new(right.rated()),
        })
    }

    /// Whether what is known of somebody can be read.
    pub(crate) fn is_readable(player: &Player) -> Result<(), Refused> {
        visible(Given::Name, &player.name, true)?;
        let texts = [
            (Given::Federation, &player.federation),
            (Given::Club, &player.club),
            (Given::Birth, &player.birth),
            (Given::Title, &player.title),
            (Given::Licence, &player.licence),
        ];
        for (what, text) in texts {
            visible(what, text, false)?;
        }
        if let Some(rating) = player.rating.filter(|rating| *rating > Player::MOST_RATING) {
            return Err(WrongPlayer::Rating(rating).into());
        }
        match player.licence.chars().count() > Player::LONGEST_LICENCE {
            true => Err(WrongPlayer::LongLicence(player.licence.clone()).into()),
            false => Ok(()),
        }
    }

    fn readable(&self, player: &Player, but: Option<PlayerId>) -> Result<(), Refused> {
        Competition::is_readable(player)?;
        // Lots are drawn over names: they must be told apart.
        let others = self.participants().filter(|(id, _)| Some(*id) != but);
        for (_, other) in others {
            let is_same = entry_of(&other.player) == entry_of(player);
            if is_same || other.player.is_namesake(player) {
                return Err(Refused::SameName(player.name.clone()));
            }
            let is_there = other.left.is_none() && !player.licence.is_empty();
            if is_there && other.player.licence == player.licence {
                return Err(WrongPlayer::SameLicence {
                    licence: player.licence.clone(),
                    name: other.player.name.clone(),
                }
                .into());
            }
        }
        Ok(())
    }

    fn close(&self) -> Result<Happened, Refused> {
        let least = match self.known()?.system {
            System::Match { .. } | System::Swiss { .. } | System::Knockout => 2,
            System::RoundRobin { .. } => 3,
        };
        if self.stage != Stage::Open {
            return Err(Refused::Closed);
        }
        let here = self.present().count();
        if here < least {
            return Err(Refused::TooFew(here, least));
        }
        if matches!(self.known()?.system, System::Match { .. }) && here > 2 {
            return Err(Refused::TooMany(here, 2));
        }
        self.all_have_members()?;
        Ok(Happened::Closed)
    }

    fn may_number(&self) -> Result<(), Refused> {
        self.known()?;
        if !self.is_approved {
            return Err(Refused::NotApproved);
        }
        if self.stage == Stage::Open {
            return Err(Refused::NotClosed);
        }
        match self.order.is_empty() {
            true => Ok(()),
            false => Err(Refused::HaveNumbers),
        }
    }

    pub(super) fn draw(&self, secret: &str, words: &str) -> Result<Happened, Refused> {
        self.may_number()?;
        let secret: Secret = secret.parse()?;
        let commitment = self.commitment.ok_or(Refused::NotCommitted)?;
        if !lots::verify(&commitment, &secret) {
            return Err(Refused::WrongSecret);
        }
        // Published as it is now, it would tell every opening to come.
        if self.openings_commitment() == Some(Chain::new(secret.clone()).commitment()) {
            return Err(NoOpenings::SameSecret.into());
        }
        if let Some(before) = self.other_words(&secret, words) {
            return Err(Refused::OtherWords(before));
        }
        let serial = self.draws + 1;
        let here: Vec<PlayerId> = self.present().collect();
        let entries: Vec<String> = here.iter().map(|player| self.entry(*player)).collect();
        let drawn = self.lots(&secret, words)?;
        let drawn = drawn.draw(&Purpose::Numbers, serial, &entries)?;
        let order = drawn.into_iter().filter_map(|i| here.get(i).copied());
        Ok(Happened::Numbered {
            how: Numbered::Lots {
                secret: secret.reveal(),
                words: words.to_owned(),
                serial,
            },
            order: order.collect(),
        })
    }

    /// The words with which this secret was drawn before, if they were others: once it is known, new words could be
    /// chosen for what comes out.
    fn other_words(&self, secret: &Secret, words: &str) -> Option<String> {
        self.log.iter().find_map(|event| match &event.what {
            Happened::Numbered {
                how:
                    Numbered::Lots {
                        secret: was,
                        words: before,
                        ..
                    },
                ..
            } if *was == secret.reveal()
                && !before.split_whitespace().eq(words.split_whitespace()) =>
            {
                Some(before.clone())
            }
            _ => None,
        })
    }

    /// The urn of this competition.
    pub(super) fn lots(&self, secret: &Secret, words: &str) -> Result<Lots, Refused> {
        Ok(Lots::new(secret, &self.known()?.name, words)?)
    }

    /// What stands for a player in the urn.
    pub fn entry(&self, player: PlayerId) -> String {
        let found = self.participant(player);
        found.map(|one| entry_of(&one.player)).unwrap_or_default()
    }

    fn rank(&self) -> Result<Happened, Refused> {
        self.may_number()?;
        let mut order: Vec<PlayerId> = self.present().collect();
        order.sort_by_key(|player| self.seed(*player));
        Ok(Happened::Numbered {
            how: Numbered::Rating,
            order,
        })
    }

    fn free(&self, player: PlayerId, round: u32, mark: Mark) -> Result<Happened, Refused> {
        self.here(player)?;
        if !matches!(mark, Mark::HalfBye | Mark::FullBye | Mark::ZeroBye) {
            return Err(Refused::NotFree);
        }
        if !matches!(self.known()?.system, System::Swiss { .. }) {
            return Err(WrongPairing::LetsOff.into());
        }
        if round == 0 || self.all_rounds().is_some_and(|all| round > all) {
            return Err(Refused::NoRound(round));
        }
        if round as usize <= self.rounds.len() {
            return Err(Refused::Paired(round));
        }
        Ok(Happened::Freed {
            player,
            round,
            mark,
        })
    }

    /// Whether somebody is there.
    pub(crate) fn here(&self, player: PlayerId) -> Result<(), Refused> {
        let found = self.participant(player).ok_or(Refused::NoPlayer(player))?;
        match found.left {
            None => Ok(()),
            Some(_) => Err(Refused::HasLeft(player)),
        }
    }

    /// What becomes of the games of somebody who leaves now, if he may.
    pub(super) fn leave(&self, player: PlayerId, why: &str) -> Result<Leaving, Refused> {
        self.here(player)?;
        visible(Given::Reason, why, true)?;
        self.may_tell_half(player)?;
        let leaving = self.leaving(player);
        let leaves_enough = self.present().count() > 2 || leaving == Leaving::MatchLost;
        match leaves_enough || self.stage == Stage::Open {
            true => Ok(leaving),
            false => Err(Refused::TooFew(1, 2)),
        }
    }

    /// While lots are to be drawn, what stands in the urn stays as it is.
    fn may_amend(&self, player: PlayerId, right: &Player) -> Result<(), Refused> {
        let is_pending = self.stage != Stage::Open && self.order.is_empty();
        match is_pending && self.entry(player) != entry_of(right) {
            true => Err(Refused::InUrn),
            false => Ok(()),
        }
    }

    /// What may happen once it is over: a remark, or that it is not over after all.
    fn may_follow_the_end(&self, command: &Command) -> bool {
        match command {
            Command::Note(_) | Command::Arrange(Arrangement::Ticked { .. }) => true,
            // The report may be printed in the right time zone.
            Command::Instruct(wanted) => self.only_zone_differs(wanted),
            Command::Undo { event, .. } => {
                let event = (*event as usize).checked_sub(1);
                let event = event.and_then(|event| self.log.get(event));
                event.is_some_and(|event| {
                    let what = &event.what;
                    matches!(what, Happened::Finished | Happened::FinishedEarly { .. })
                })
            }
            _ => false,
        }
    }

    /// Rounds that are left, once every game of those that are paired is over.
    fn rounds_left_open(&self) -> Result<u32, Refused> {
        let count = self.unfinished().count();
        if let Some((place, _)) = self.unfinished().next() {
            return Err(Refused::Unfinished {
                place,
                count,
                before: Awaited::Report,
            });
        }
        Ok(self.rounds_planned().saturating_sub(self.last_round()))
    }

    /// How many rounds are to be played; before there are numbers, those that the participants of now would have.
    fn rounds_planned(&self) -> u32 {
        let is_knockout = |known: &Instructions| known.system == System::Knockout;
        let here = self.present().count().max(2);
        match self.all_rounds() {
            Some(all) => all,
            None if self.instructions.as_ref().is_some_and(is_knockout) => {
                here.next_power_of_two().trailing_zeros()
            }
            None => 1,
        }
    }

    fn finish(&self) -> Result<Happened, Refused> {
        let known = self.known()?;
        let left = self.rounds_left_open()?;
        match left == 0 || self.is_decided(known) {
            true => Ok(Happened::Finished),
            false => Err(Refused::RoundsLeft(left)),
        }
    }

    /// A Swiss or a round robin that is not played to its end: no pairing is possible, or it is cut short. What was played
    /// stands.
    fn finish_early(&self, why: &str) -> Result<Happened, Refused> {
        let known = self.known()?;
        visible(Given::Reason, why, true)?;
        let left = self.rounds_left_open()?;
        let may_be_cut = match known.system {
            System::Swiss { .. } | System::RoundRobin { .. } => true,
            System::Match { .. } | System::Knockout => false,
        };
        match (left, self.rounds.is_empty() || !may_be_cut) {
            (0, _) => Err(Refused::AllPaired(self.last_round())),
            (left, true) => Err(Refused::RoundsLeft(left)),
            (_, false) => Ok(Happened::FinishedEarly {
                why: why.to_owned(),
            }),
        }
    }

    /// A match that somebody has lost by leaving (`002:§38.5`), or in which nobody can be caught any more.
    fn is_decided(&self, known: &Instructions) -> bool {
        let System::Match { games } = known.system else {
            return false;
        };
        let is_lost = |one: &super::Participant| one.left == Some(Leaving::MatchLost);
        let most = self
            .worth(Mark::Win)
            .0
            .saturating_mul(i32::try_from(games).unwrap_or(i32::MAX));
        self.participants.iter().any(is_lost)
            || self
                .present()
                .any(|player| self.points(player).0 * 2 > most)
    }
}

/// Whether an outcome is one that a game can have.
pub(super) fn entered(outcome: Outcome) -> Result<(), Refused> {
    match Outcome::TEXTS.iter().any(|(known, _)| *known == outcome) {
        true => Ok(()),
        false => Err(Refused::NoOutcome),
    }
}

/// What stands for a player in the urn: his name, and what tells namesakes apart.
pub(super) fn entry_of(player: &Player) -> String {
    let parts = [&player.name, &player.club, &player.birth];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// Whether everything in a new name is seen. Names of before may have what is not.
pub(crate) fn seen(name: &str) -> Result<(), Refused> {
    match names::is_seen(name) {
        true => Ok(()),
        false => Err(Refused::Unreadable(Given::Name)),
    }
}

/// Whether a text can be read, and is there where it must be.
pub(crate) fn visible(what: Given, text: &str, must_be: bool) -> Result<(), Refused> {
    if must_be && text.trim().is_empty() {
        return Err(Refused::Missing(what));
    }
    match text.len() > LONGEST_TEXT || text.chars().any(is_hidden) {
        true => Err(Refused::Unreadable(what)),
        false => Ok(()),
    }
}

/// Whether a sign is not seen; what turns the direction of writing makes one name look like another.
pub(crate) fn is_hidden(c: char) -> bool {
    let turns =
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || c.is_control()
}
