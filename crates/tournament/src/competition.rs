//! A competition: what has happened, and what stands.

mod correct;
mod decide;
mod drawings;
mod games;
mod knockout;
mod late;
mod leaving;
mod openings;
mod organise;
mod pairing;
mod penalty;
mod public;
mod recompute;
mod report;
mod report_notes;
mod review;
mod undo;

use std::collections::{BTreeMap, BTreeSet};

use crate::event::{Event, Happened, Leaving, Moment, Numbered, Pairing, Place};
use crate::instructions::{Instructions, System};
use crate::lots::{Commitment, Lots, Secret};
use crate::person::{Official, Penalty, Player, PlayerId, Role};
use crate::refused::Refused;
use crate::round::{Board, Outcome, Round};
use crate::team::Rosters;
use crate::zone::{self, Zone};
use crate::{Mark, Points};
pub use correct::Correction;
pub(crate) use decide::{is_hidden, visible};
pub use drawings::{Bound, DrawingOfNumbers};
pub use games::StandingAt;
use openings::Openings;
pub use organise::Item;
use organise::Organisation;
pub use recompute::{Drawing, Recomputed};
pub use report_notes::noted_corrections;
pub(crate) use report_notes::read_left_note;
pub use review::Concern;

/// No text of an event is longer than so many bytes.
pub const LONGEST_TEXT: usize = 1000;

/// Where registration stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stage {
    Open,
    Closed,
    Over,
}

/// A participant, and where he stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// Who he is.
    pub player: Player,
    /// How he left, if he has.
    pub left: Option<Leaving>,
}

/// A competition as it stands.
#[derive(Clone, Debug)]
pub struct Competition {
    log: Vec<Event>,
    undone: BTreeSet<u32>,
    instructions: Option<Instructions>,
    is_approved: bool,
    officials: Vec<Official>,
    commitment: Option<Commitment>,
    participants: Vec<Participant>,
    stage: Stage,
    /// Why it was ended before all rounds were played, if it was.
    ended_early: Option<String>,
    /// How often lots were drawn.
    draws: u32,
    how: Option<Numbered>,
    /// Who has which number: the first one has 1.
    order: Vec<PlayerId>,
    /// By what each was placed, where the numbers go by rating: ratings may be put right later.
    seeds: BTreeMap<PlayerId, late::Seed>,
    freed: BTreeMap<(u32, PlayerId), Mark>,
    forbidden: BTreeSet<(PlayerId, PlayerId)>,
    /// Who had numbers when the first round was paired: the first one had 1.
    listed: Vec<PlayerId>,
    rounds: Vec<Round>,
    /// The last round, while it is not published.
    draft: Option<u32>,
    /// Rounds that a judge has said to have begun.
    begun: BTreeSet<u32>,
    /// Results that were corrected too late for the standings.
    rating_only: BTreeMap<Place, Outcome>,
    /// Games that somebody lost as a penalty.
    lost: BTreeSet<(Place, PlayerId)>,
    penalties: Vec<(PlayerId, Penalty, String)>,
    openings: Openings,
    organisation: Organisation,
    pub(crate) rosters: Rosters,
}

/// What does not fit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {number}: {why}")]
pub struct Misfit {
    /// Which event, from 1 on.
    pub number: u32,
    /// Reason the event does not fit.
    pub why: Box<Refused>,
}

impl Default for Competition {
    fn default() -> Competition {
        Competition::new()
    }
}

impl Competition {
    /// A competition of which nothing is known yet.
    pub const fn new() -> Competition {
        Competition {
            log: Vec::new(),
            undone: BTreeSet::new(),
            instructions: None,
            is_approved: false,
            officials: Vec::new(),
            commitment: None,
            participants: Vec::new(),
            stage: Stage::Open,
            ended_early: None,
            draws: 0,
            how: None,
            order: Vec::new(),
            seeds: BTreeMap::new(),
            freed: BTreeMap::new(),
            forbidden: BTreeSet::new(),
            listed: Vec::new(),
            rounds: Vec::new(),
            draft: None,
            begun: BTreeSet::new(),
            rating_only: BTreeMap::new(),
            lost: BTreeSet::new(),
            penalties: Vec::new(),
            openings: Openings::NONE,
            organisation: Organisation::new(),
            rosters: Rosters::NONE,
        }
    }

    /// The competition that events have made.
    ///
    /// # Errors
    /// The first event that does not fit, with its number.
    pub fn replay(events: impl IntoIterator<Item = Event>) -> Result<Competition, Misfit> {
        let mut competition = Competition::new();
        for event in events {
            competition.apply(event)?;
        }
        Ok(competition)
    }

    /// Lets something happen that was decided.
    ///
    /// # Errors
    /// When it does not fit; nothing has happened then.
    pub fn apply(&mut self, event: Event) -> Result<(), Misfit> {
        let number = u32::try_from(self.log.len()).unwrap_or(u32::MAX) + 1;
        let misfit = |why: Refused| Misfit {
            number,
            why: Box::new(why),
        };
        if let Happened::Undone { event: which, .. } = event.what {
            let mut rest = self.without(which).map_err(misfit)?;
            rest.log.push(event);
            *self = rest;
            return Ok(());
        }
        self.happen(&event.what).map_err(misfit)?;
        self.log.push(event);
        Ok(())
    }

    /// What happens; where it does not fit, nothing has.
    fn happen(&mut self, what: &Happened) -> Result<(), Refused> {
        match what {
            Happened::Instructed(instructions) => self.lay_down(instructions),
            Happened::Approved => self.is_approved = true,
            Happened::Appointed(official) => self.officials.push(official.clone()),
            Happened::Committed(commitment) => self.commitment = Some(*commitment),
            Happened::OpeningsCommitted(commitment) => self.openings.commitment = Some(*commitment),
            Happened::OpeningsDrawn(draw) => self.add_openings(draw)?,
            Happened::Registered(player) => self.enrol(player),
            Happened::Admitted { player, number } => self.admit(player, *number)?,
            Happened::Amended { player, right } => {
                self.participant_mut(*player)?.player = right.rated();
            }
            Happened::Closed => self.stage = Stage::Closed,
            Happened::Numbered { how, order } => self.number(how, order)?,
            Happened::Freed {
                player,
                round,
                mark,
            } => {
                self.participant_mut(*player)?;
                self.freed.insert((*round, *player), *mark);
            }
            Happened::Forbidden(one, other) => {
                self.participant_mut(*one)?;
                self.participant_mut(*other)?;
                self.forbidden.insert((*one.min(other), *one.max(other)));
            }
            Happened::Paired(pairing) => self.add_round(pairing)?,
            Happened::Repaired { pairing, .. } => self.replace_round(pairing)?,
            Happened::Published { round } => self.set_published(*round)?,
            Happened::RoundBegun { round } => self.set_begun(*round)?,
            Happened::Entered { place, outcome } => self.set_done(*place, *outcome)?,
            Happened::Corrected {
                place,
                outcome,
                effect,
                ..
            } => self.set_corrected(*place, *outcome, *effect)?,
            Happened::Adjourned(place) => self.set_adjourned(*place)?,
            Happened::Postponed(place) => self.set_postponed(*place)?,
            Happened::Assumed { place, outcome } => self.set_assumed(*place, *outcome)?,
            Happened::Adjudicated {
                place,
                outcome,
                commission,
            } => self.set_adjudicated(*place, *outcome, commission)?,
            Happened::Replayed { place, .. } => self.set_open(*place)?,
            Happened::GameAdded { round, board } => self.add_game(*round, *board)?,
            Happened::Left {
                player, leaving, ..
            } => self.let_go(*player, *leaving)?,
            Happened::Penalised {
                player,
                penalty,
                leaving,
                game,
                why,
            } => {
                self.set_penalised(*player, *game)?;
                if let Some(leaving) = leaving {
                    self.let_go(*player, *leaving)?;
                }
                self.penalties.push((*player, *penalty, why.clone()));
            }
            Happened::Noted(_) | Happened::Elsewhere(_) => {}
            Happened::Arranged(what) => self.arrange(what)?,
            Happened::Team(act) => self.happen_to_team(act)?,
            // See `apply`.
            Happened::Undone { event, .. } => return Err(Refused::Undone(*event)),
            Happened::Finished => self.stage = Stage::Over,
            Happened::FinishedEarly { why } => {
                self.stage = Stage::Over;
                self.ended_early = Some(why.clone());
            }
        }
        Ok(())
    }

    fn lay_down(&mut self, instructions: &Instructions) {
        // What was approved and read is the same in another time zone.
        if !self.only_zone_differs(instructions) {
            self.is_approved = false;
            self.organisation.forget_confirmations();
        }
        self.instructions = Some(instructions.clone());
    }

    fn replace_round(&mut self, pairing: &Pairing) -> Result<(), Refused> {
        let before = self.rounds.pop().ok_or(Refused::NoRound(0))?;
        let added = self.add_round(pairing);
        if added.is_err() {
            self.rounds.push(before);
        }
        added
    }

    fn enrol(&mut self, player: &Player) {
        self.participants.push(Participant {
            player: player.rated(),
            left: None,
        });
        // Whoever comes late has the last number, unless his rating gives him another one.
        if !self.order.is_empty() {
            self.order.push(self.last_id());
        }
    }

    fn last_id(&self) -> PlayerId {
        PlayerId(u32::try_from(self.participants.len()).unwrap_or(u32::MAX))
    }

    fn number(&mut self, how: &Numbered, order: &[PlayerId]) -> Result<(), Refused> {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if sorted != self.present().collect::<Vec<_>>() {
            return Err(Refused::OtherNumbers);
        }
        self.order = order.to_vec();
        self.how = Some(how.clone());
        if matches!(how, Numbered::Lots { .. }) {
            self.draws += 1;
        }
        let order = order.iter().copied();
        self.seeds = match how {
            Numbered::Rating => order.map(|player| (player, self.seed(player))).collect(),
            Numbered::Lots { .. } | Numbered::Given { .. } => BTreeMap::new(),
        };
        Ok(())
    }

    fn add_round(&mut self, pairing: &Pairing) -> Result<(), Refused> {
        let known = self.instructions.as_ref().ok_or(Refused::NoInstructions)?;
        let (games, colors) = (known.games_of_meeting(), known.colors());
        let mut seen = BTreeSet::new();
        let boards = pairing.boards.iter();
        let all = boards.flat_map(|(white, black)| [white, black]);
        for player in all.chain(pairing.free.iter().map(|(player, _)| player)) {
            self.participant_mut(*player)?;
            if !seen.insert(*player) {
                return Err(Refused::StandsTwice(*player));
            }
        }
        if self.listed.is_empty() {
            self.listed.clone_from(&self.order);
        }
        let boards = pairing.boards.iter();
        let boards = boards.map(|(white, black)| Board::new(*white, *black, games, colors));
        self.rounds.push(Round::new(
            pairing.of_table,
            boards.collect(),
            pairing.free.clone(),
        ));
        self.draft = pairing.is_draft.then_some(self.last_round());
        self.seat(u32::try_from(self.rounds.len()).unwrap_or(u32::MAX), None);
        self.lose_games_of_those_gone();
        Ok(())
    }

    fn participant_mut(&mut self, player: PlayerId) -> Result<&mut Participant, Refused> {
        let index = (player.0 as usize).checked_sub(1);
        let found = index.and_then(|index| self.participants.get_mut(index));
        found.ok_or(Refused::NoPlayer(player))
    }
}

/// What is known of it.
impl Competition {
    /// Every event, also those that are undone.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// Whether an event is undone, from 1 on.
    pub fn is_undone(&self, event: u32) -> bool {
        self.undone.contains(&event)
    }

    /// The instructions.
    pub const fn instructions(&self) -> Option<&Instructions> {
        self.instructions.as_ref()
    }

    /// The time zone of the event, where one is laid down.
    pub fn zone(&self) -> Option<&Zone> {
        self.instructions.as_ref()?.zone.as_ref()
    }

    /// A moment by the clocks of the event, in universal time where no zone is laid down; none where no calendar has it.
    pub fn local(&self, moment: Moment) -> Option<jiff::Zoned> {
        zone::local_or_universal(moment, self.zone())
    }

    /// Whether they are approved.
    pub const fn is_approved(&self) -> bool {
        self.is_approved
    }

    /// Who was appointed.
    pub fn officials(&self) -> &[Official] {
        &self.officials
    }

    /// Whether somebody judges.
    fn has_judge(&self) -> bool {
        let judges = [Role::Judge, Role::ChiefJudge];
        let mut officials = self.officials.iter();
        officials.any(|official| judges.contains(&official.role))
    }

    /// What the organiser is bound to.
    pub const fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// Everybody who was registered, in this order, from 1 on.
    pub fn participants(&self) -> impl Iterator<Item = (PlayerId, &Participant)> {
        (1..).map(PlayerId).zip(&self.participants)
    }

    /// A participant.
    pub fn participant(&self, player: PlayerId) -> Option<&Participant> {
        self.participants.get((player.0 as usize).checked_sub(1)?)
    }

    /// How somebody left, if he has.
    pub fn how_left(&self, player: PlayerId) -> Option<Leaving> {
        self.participant(player)?.left
    }

    /// What somebody is called.
    pub fn name(&self, player: PlayerId) -> &str {
        let found = self.participant(player);
        found.map_or("?", |found| found.player.name.as_str())
    }

    /// Who has not left, in the order of registration.
    pub fn present(&self) -> impl Iterator<Item = PlayerId> {
        let here = self.participants().filter(|(_, one)| one.left.is_none());
        here.map(|(player, _)| player)
    }

    /// Who stands in the table: everybody but those whose games do not count (`002:§38.3`).
    pub fn in_table(&self) -> impl Iterator<Item = PlayerId> {
        let counted = self
            .participants()
            .filter(|(_, one)| one.left.is_none_or(Leaving::counts));
        counted.map(|(player, _)| player)
    }

    /// Whether registration is closed.
    pub fn is_closed(&self) -> bool {
        self.stage != Stage::Open
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// Why it was ended before all its rounds were played, if it was.
    pub fn ended_early(&self) -> Option<&str> {
        self.ended_early.as_deref()
    }

    /// The urn from which the numbers were drawn, for what is drawn later.
    pub(crate) fn urn(&self) -> Option<Lots> {
        let Some(Numbered::Lots { secret, words, .. }) = &self.how else {
            return None;
        };
        let secret: Secret = secret.parse().ok()?;
        self.lots(&secret, words).ok()
    }

    /// Whether a round is paired by the results of those before it.
    pub fn follows_results(&self) -> bool {
        let known = self.instructions.as_ref();
        known.is_some_and(|known| known.system.follows_results())
    }

    /// How the numbers were found.
    pub const fn numbered(&self) -> Option<&Numbered> {
        self.how.as_ref()
    }

    /// Who has which number: the first one has 1.
    pub fn order(&self) -> &[PlayerId] {
        &self.order
    }

    /// The number of somebody.
    pub fn number_of(&self, player: PlayerId) -> Option<u32> {
        let place = self.order.iter().position(|one| *one == player)?;
        u32::try_from(place + 1).ok()
    }

    /// The rounds that are paired.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// How many rounds there will be, as far as it is known; those that were played, once it is ended early.
    pub fn all_rounds(&self) -> Option<u32> {
        match self.ended_early {
            Some(_) => Some(self.last_round()),
            None => self.rounds_laid_down(),
        }
    }

    /// How many rounds were laid down, as far as it is known.
    pub fn rounds_laid_down(&self) -> Option<u32> {
        match self.instructions.as_ref()?.system {
            System::RoundRobin { cycles } => {
                let table =
                    ::pairing::round_robin::RoundRobin::new(self.players_of_table()?, cycles)
                        .ok()?;
                Some(table.rounds())
            }
            System::Swiss { rounds, .. } => Some(rounds),
            System::Match { games } => Some(games),
            System::Knockout => {
                let players = u32::try_from(self.order.len()).ok().filter(|n| *n > 0)?;
                Some(players.next_power_of_two().ilog2())
            }
        }
    }

    fn players_of_table(&self) -> Option<u32> {
        u32::try_from(self.order.len()).ok().filter(|n| *n > 0)
    }

    /// The penalties that were laid upon somebody.
    pub fn penalties(&self) -> &[(PlayerId, Penalty, String)] {
        &self.penalties
    }

    /// What somebody asked for in a round that is not paired yet.
    pub fn freed(&self, round: u32, player: PlayerId) -> Option<Mark> {
        self.freed.get(&(round, player)).copied()
    }

    /// Whether two must not meet.
    pub fn is_forbidden(&self, one: PlayerId, other: PlayerId) -> bool {
        self.forbidden.contains(&(one.min(other), one.max(other)))
    }

    /// What somebody has in a round: nothing where he has not played yet.
    pub fn points_in(&self, round: &Round, player: PlayerId) -> Points {
        let Some(instructions) = &self.instructions else {
            return Points::ZERO;
        };
        if let Some(rules) = &instructions.teams {
            return self.first_points_in(rules, round, player);
        }
        let scoring = &instructions.scoring;
        match round.board_of(player) {
            Some(board) => board.points(player, scoring, instructions.encounter),
            None => {
                let mark = round.free_mark(player);
                let games = i32::try_from(instructions.encounter.games).unwrap_or(1);
                let times = if instructions.encounter.is_match {
                    1
                } else {
                    games
                };
                let worth = mark.map_or(Points::ZERO, |mark| scoring.points(mark));
                Points(worth.0.saturating_mul(times))
            }
        }
    }

    /// The points of somebody after so many rounds.
    pub fn points_after(&self, rounds: usize, player: PlayerId) -> Points {
        let rounds = self.rounds.iter().take(rounds);
        rounds.map(|round| self.points_in(round, player)).sum()
    }

    /// The points of somebody.
    pub fn points(&self, player: PlayerId) -> Points {
        self.points_after(self.rounds.len(), player)
    }

    /// When something last happened.
    pub fn last(&self) -> Option<Moment> {
        self.log.last().map(|event| event.at)
    }
}
