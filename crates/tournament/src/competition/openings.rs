//! Openings that are drawn for a round.

use std::collections::BTreeMap;

use super::Competition;
use crate::event::{Happened, Place};
use crate::instructions::Instructions;
use crate::lots::{self, Commitment, LONGEST_CHAIN, Secret};
use crate::openings::{NoOpening, NoOpenings, Opening, OpeningDraw, OpeningRules, Scope};
use crate::refused::Refused;
use crate::round::{Game, Round};

/// What was drawn, and what the organiser is bound to.
#[derive(Clone, Debug)]
pub(super) struct Openings {
    pub(super) commitment: Option<Commitment>,
    /// By rounds.
    drawn: BTreeMap<u32, OpeningDraw>,
}

impl Openings {
    pub(super) const NONE: Openings = Openings {
        commitment: None,
        drawn: BTreeMap::new(),
    };
}

/// What is known of openings.
impl Competition {
    /// What the organiser is bound to for the openings.
    pub const fn openings_commitment(&self) -> Option<Commitment> {
        self.openings.commitment
    }

    /// What was drawn for a round.
    pub fn openings_of(&self, round: u32) -> Option<&OpeningDraw> {
        self.openings.drawn.get(&round)
    }

    /// Every drawing of openings, round by round.
    pub fn openings_drawn(&self) -> impl Iterator<Item = &OpeningDraw> {
        self.openings.drawn.values()
    }

    /// The round whose openings are drawn next: the first one behind those that are drawn.
    pub fn next_openings(&self) -> u32 {
        let last = self.openings.drawn.last_key_value();
        last.map_or(0, |(round, _)| *round).saturating_add(1)
    }

    /// The opening of a game; none where none was drawn. In a game that was added, the last one is played again.
    pub fn opening(&self, place: Place) -> Option<&Opening> {
        let known = self.instructions.as_ref()?;
        let rules = known.openings.as_ref()?;
        let draw = self.openings_of(place.round)?;
        let game = (place.game as usize).checked_sub(1)?;
        let colors = known.colors();
        let board = match (rules.scope, known.teams.is_some()) {
            (Scope::Round, _) => 0,
            (Scope::Board, true) => colors.board_of(game),
            (Scope::Board, false) => (place.board as usize).checked_sub(1)?,
        };
        let each = rules.each(known.encounter) as usize;
        // Those of teams go from the first board to the last, and then again.
        let turn = game / colors.boards() as usize;
        let turn = (turn / rules.games.max(1) as usize).min(each - 1);
        let number = draw.numbers.get(board * each + turn)?;
        rules.table.get(*number)
    }
}

impl Competition {
    pub(super) fn commit_openings(&self, commitment: Commitment) -> Result<Happened, Refused> {
        self.rules_of_openings()?;
        if self.openings.commitment.is_some() {
            return Err(Refused::Committed);
        }
        match self.rounds.is_empty() && self.ever_drawn().next().is_none() {
            true => Ok(Happened::OpeningsCommitted(commitment)),
            false => Err(NoOpenings::TooLateToCommit.into()),
        }
    }

    pub(super) fn draw_openings(
        &self,
        round: u32,
        secret: &str,
        words: &str,
    ) -> Result<OpeningDraw, Refused> {
        let (known, rules) = self.rules_of_openings()?;
        let commitment = self.openings.commitment.ok_or(NoOpenings::NotCommitted)?;
        let paired = self.may_draw_openings(round)?;
        let secret: Secret = secret.parse()?;
        if !lots::is_key(&commitment, round, &secret) {
            return Err(Refused::WrongSecret);
        }
        self.words_stand(round, words)?;
        let lots = self.lots(&secret, words)?;
        let boards = boards_of(known, rules, paired);
        let each = rules.each(known.encounter);
        let before: Vec<u32> = self
            .openings_drawn()
            .flat_map(|draw| draw.numbers.iter().copied())
            .collect();
        let drawn = rules.table.draw_round(&lots, round, boards, each, &before);
        let drawn = drawn.map_err(|none| match none {
            // What was drawn is of this table: the instructions stand since there are numbers.
            NoOpening::Unknown(_) => Refused::Openings(NoOpenings::NoTable),
            NoOpening::NoDraw(why) => why.into(),
        })?;
        Ok(OpeningDraw {
            round,
            secret: secret.reveal(),
            words: words.to_owned(),
            numbers: drawn.iter().map(|opening| opening.number).collect(),
        })
    }

    fn rules_of_openings(&self) -> Result<(&Instructions, &OpeningRules), Refused> {
        let known = self.known()?;
        let rules = known.openings.as_ref().ok_or(NoOpenings::NoTable)?;
        Ok((known, rules))
    }

    /// The round, if it is its turn: nobody has begun to play it, and no later key is known.
    fn may_draw_openings(&self, round: u32) -> Result<&Round, Refused> {
        if round > LONGEST_CHAIN {
            return Err(NoOpenings::TooManyRounds.into());
        }
        let index = (round as usize).checked_sub(1);
        let paired = index.and_then(|index| self.rounds.get(index));
        let paired = paired.ok_or(NoOpenings::NotPaired(round))?;
        if self.openings_of(round).is_some() {
            return Err(NoOpenings::Drawn(round).into());
        }
        let stands = self.openings_drawn().map(|draw| draw.round);
        let is_new = self.ever_drawn().all(|draw| draw.round != round);
        // A key that was published stays so when its drawing is undone.
        let known = self.ever_drawn().filter(|_| is_new).map(|draw| draw.round);
        if let Some(later) = stands.chain(known).find(|other| *other > round) {
            return Err(NoOpenings::Later(later).into());
        }
        match self.has_begun(round) {
            true => Err(NoOpenings::Begun(round).into()),
            false => Ok(paired),
        }
    }

    /// Whether a game of a round has begun.
    pub(super) fn has_begun(&self, round: u32) -> bool {
        let index = (round as usize).checked_sub(1);
        let paired = index.and_then(|index| self.rounds.get(index));
        let boards = paired.into_iter().flat_map(|round| &round.boards);
        let mut games = boards.flat_map(|board| &board.games);
        games.any(Game::has_begun)
    }

    /// Every drawing, also those that are undone.
    pub(super) fn ever_drawn(&self) -> impl Iterator<Item = &OpeningDraw> {
        self.log.iter().filter_map(|event| match &event.what {
            Happened::OpeningsDrawn(draw) => Some(draw),
            _ => None,
        })
    }

    /// Whether the words are those with which the round was drawn before, if it was.
    fn words_stand(&self, round: u32, words: &str) -> Result<(), Refused> {
        let mut before = self.ever_drawn().filter(|draw| draw.round == round);
        let is_other = |draw: &&OpeningDraw| {
            let [was, is] = [draw.words.as_str(), words].map(str::split_whitespace);
            !was.eq(is)
        };
        match before.find(is_other) {
            None => Ok(()),
            Some(draw) => Err(NoOpenings::OtherWords {
                round,
                words: draw.words.clone(),
            }
            .into()),
        }
    }

    pub(super) fn add_openings(&mut self, draw: &OpeningDraw) -> Result<(), Refused> {
        let known = self.instructions.as_ref().ok_or(Refused::NoInstructions)?;
        let rules = known.openings.as_ref();
        let rules = rules.ok_or(NoOpenings::NoTable)?;
        let index = (draw.round as usize).checked_sub(1);
        let paired = index.and_then(|index| self.rounds.get(index));
        let paired = paired.ok_or(Refused::NoRound(draw.round))?;
        if self.openings.drawn.contains_key(&draw.round) {
            return Err(NoOpenings::Drawn(draw.round).into());
        }
        let boards = boards_of(known, rules, paired).count();
        let wanted = boards * rules.each(known.encounter) as usize;
        if draw.numbers.len() != wanted {
            let found = draw.numbers.len();
            return Err(NoOpenings::Count {
                round: draw.round,
                wanted,
                found,
            }
            .into());
        }
        let mut numbers = draw.numbers.iter();
        if let Some(unknown) = numbers.find(|number| rules.table.get(**number).is_none()) {
            return Err(NoOpenings::NoOpening(*unknown).into());
        }
        self.openings.drawn.insert(draw.round, draw.clone());
        Ok(())
    }
}

/// The boards for which openings are drawn: 0 for the whole round.
fn boards_of(
    known: &Instructions,
    rules: &OpeningRules,
    round: &Round,
) -> core::ops::RangeInclusive<u32> {
    match (rules.scope, &known.teams) {
        (Scope::Round, _) => 0..=0,
        (Scope::Board, Some(teams)) => 1..=teams.boards(),
        (Scope::Board, None) => 1..=u32::try_from(round.boards.len()).unwrap_or(u32::MAX),
    }
}
