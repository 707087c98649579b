//! Rulings, penalties, protests and appeals; score sheets.

use games::{Color, Score};

use super::courtesy::Takeback;
use super::{Decided, Game, Phase, Unfit, ended, one};
use crate::breach::{Penalty, Remedy};
use crate::end::{Annulment, End, Verdict};
use crate::event::{Event, Happened};
use crate::judging::{Plea, Sanction};
use crate::line::ScoreEntry;
use crate::refused::Refused;
use crate::sheet::{Sheet, SheetFault};
use crate::time::Moment;

impl Game {
    pub(super) fn decide_verdict(&self, verdict: Verdict, why: &str, now: Moment) -> Decided {
        let why = why.to_owned();
        match verdict == Verdict::Score(Score::Unknown) {
            true => Err(Refused::NoResult),
            false => ended(now, End::Verdict { verdict, why }),
        }
    }

    /// For the envelope a game is annulled where it is lost (`002:§35.4`).
    pub(super) fn decide_annulment(&self, ground: Annulment, why: &str, now: Moment) -> Decided {
        let why = why.to_owned();
        match ground == Annulment::Envelope && self.phase != Phase::EnvelopeLost {
            true => Err(Refused::EnvelopeNotLost),
            false => ended(now, End::Annulled { ground, why }),
        }
    }

    /// Black's reply settles who has which colour (`002:§12.3`).
    pub(super) fn decide_swap(&self, now: Moment) -> Decided {
        match self.entries().len() < 2 {
            true => one(now, Happened::ColoursSwapped),
            false => Err(Refused::ColoursStay),
        }
    }

    pub(super) fn decide_next_round(&self, now: Moment) -> Decided {
        match (self.end.is_some(), self.judging.is_closed) {
            (true, false) => one(now, Happened::NextRoundBegun),
            (true, true) => Err(Refused::ResultStands),
            (false, _) => Err(Refused::NotOver),
        }
    }

    /// A penalty that costs the game ends it, unless it is over.
    pub(super) fn decide_penalty(
        &self,
        side: Color,
        penalty: Penalty,
        incident: Option<usize>,
        why: &str,
        now: Moment,
    ) -> Decided {
        if let Some(number) = incident {
            self.is_doing_of(side, number)?;
        }
        let why = why.to_owned();
        let ends = penalty.costs_the_game() && self.end.is_none();
        let end = ends.then(|| {
            let (verdict, why) = (Verdict::Discipline { loser: side }, why.clone());
            Happened::Ended(End::Verdict { verdict, why })
        });
        let penalised = Happened::Penalised {
            side,
            penalty,
            incident,
            why,
        };
        let happened = [Some(penalised), end].into_iter().flatten();
        Ok(happened.map(|what| Event { at: now, what }).collect())
    }

    /// Whether an incident is the doing of a player.
    fn is_doing_of(&self, side: Color, incident: usize) -> Result<(), Refused> {
        let known = incident.checked_sub(1).and_then(|i| self.incidents.get(i));
        match known.ok_or(Refused::NoIncident(incident))?.by {
            None => Err(Refused::NobodysFault(incident)),
            Some(by) if by != side => Err(Refused::NotHisDoing { incident, side }),
            Some(_) => Ok(()),
        }
    }

    /// A game is replayed from a breach, during the game or after it, but not once the next round has begun; and a last
    /// game not once it is over, for no round will close it (`002:§12.1`, `002:§12.2`).
    pub(super) fn decide_replay(&self, behind: usize, why: &str, now: Moment) -> Decided {
        self.is_of_wood()?;
        if self.remedy() == Remedy::Opponent {
            return Err(Refused::OnlyOpponent);
        }
        if self.begun.is_none() {
            return Err(Refused::NotBegun);
        }
        let is_last = self.terms.competition.is_some_and(|of| of.is_last);
        if self.judging.is_closed || (is_last && self.end.is_some()) {
            return Err(Refused::ResultStands);
        }
        let entries = self.entries().len();
        let mut line = self.line.clone();
        if !line.cut(behind) {
            return Err(Refused::NoSuchPly { behind, entries });
        }
        let why = why.to_owned();
        let replayed = Happened::Replayed { behind, why };
        Ok(self.with_end(replayed, line.moves().ended(), now))
    }

    pub(super) fn decide_protest(
        &self,
        protest: usize,
        is_upheld: bool,
        why: &str,
        now: Moment,
    ) -> Decided {
        let open = self.judging.open_protest(protest);
        open.ok_or(Refused::NoSuchNumber(protest))?;
        let what = Happened::ProtestAnswered {
            protest,
            is_upheld,
            why: why.to_owned(),
        };
        one(now, what)
    }

    pub(super) fn decide_appealing(
        &self,
        by: Color,
        decision: usize,
        why: &str,
        now: Moment,
    ) -> Decided {
        let why = why.to_owned();
        match (1..=self.judging.decisions.len()).contains(&decision) {
            true => one(now, Happened::Appealed { by, decision, why }),
            false => Err(Refused::NoSuchNumber(decision)),
        }
    }

    pub(super) fn decide_appeal(
        &self,
        appeal: usize,
        is_upheld: bool,
        why: &str,
        now: Moment,
    ) -> Decided {
        let open = self.judging.open_appeal(appeal);
        open.ok_or(Refused::NoSuchNumber(appeal))?;
        let what = Happened::AppealDecided {
            appeal,
            is_upheld,
            why: why.to_owned(),
        };
        one(now, what)
    }

    /// A sheet may be handed in as long as nobody has signed it.
    pub(super) fn decide_sheet(&self, by: Color, sheet: &Sheet, now: Moment) -> Decided {
        self.is_of_wood()?;
        let is_signed = |sheet: &Sheet| Color::ALL.iter().any(|side| sheet.is_signed_by(*side));
        let handed_in = self.sheets.by[by].as_ref();
        if is_signed(sheet) || handed_in.is_some_and(is_signed) {
            return Err(Refused::Signed);
        }
        let sheet = sheet.clone();
        one(now, Happened::HandedIn { by, sheet })
    }

    /// In play the program keeps the score, so that there is always a sheet to sign.
    pub(super) fn decide_signature(&self, by: Color, sheet: Color, now: Moment) -> Decided {
        if self.end.is_none() {
            return Err(Refused::NotOver);
        }
        match self.sheet(sheet) {
            None => Err(Refused::NoSheet(sheet)),
            Some(signed) if signed.is_signed_by(by) => Err(Refused::Signed),
            Some(_) => one(now, Happened::Signed { by, sheet }),
        }
    }

    /// A player who refuses to sign does not keep the result from being official.
    pub(super) fn decide_acceptance(&self, why: &str, now: Moment) -> Decided {
        let why = why.to_owned();
        match (self.end.is_some(), self.is_official()) {
            (false, _) => Err(Refused::NotOver),
            (true, true) => Err(Refused::Official),
            (true, false) => one(now, Happened::SheetsAccepted { why }),
        }
    }

    /// The score sheet of a player: what he handed in, or what the program kept for him.
    pub fn sheet(&self, side: Color) -> Option<Sheet> {
        match &self.sheets.by[side] {
            Some(sheet) => Some(sheet.clone()),
            None if self.is_recorded() => None,
            None => self.kept_sheet().ok(),
        }
    }

    /// The score as the program has it.
    fn kept_sheet(&self) -> Result<Sheet, SheetFault> {
        let mut sheet = Sheet::new(self.first_turn());
        for text in self.entries().iter().filter_map(ScoreEntry::text) {
            sheet.write(text)?;
        }
        Ok(sheet)
    }

    /// Who made the first move.
    fn first_turn(&self) -> Color {
        let first = self.entries().first();
        first.map_or_else(|| self.moves().turn(), |entry| entry.by)
    }

    pub(super) fn apply_penalty(&mut self, side: Color, penalty: Penalty, incident: Option<usize>) {
        self.judging.penalties.push(Sanction {
            side,
            penalty,
            incident,
            decision: self.judging.decisions.len(),
        });
        let number = incident.and_then(|number| number.checked_sub(1));
        if let Some(incident) = number.and_then(|i| self.incidents.get_mut(i)) {
            incident.penalties.push(penalty);
        }
    }

    pub(super) fn apply_protest(&mut self, by: Color, why: &str) {
        self.judging.protests.push(plea(by, None, why));
    }

    pub(super) fn apply_appeal(&mut self, by: Color, decision: usize, why: &str) {
        self.judging.appeals.push(plea(by, Some(decision), why));
    }

    pub(super) fn apply_protest_answer(
        &mut self,
        protest: usize,
        is_upheld: bool,
        why: &str,
    ) -> Result<(), Unfit> {
        self.judging.is_reopened |= is_upheld && self.end.is_some();
        answer(&mut self.judging.protests, protest, is_upheld, why)
    }

    pub(super) fn apply_appeal_answer(
        &mut self,
        appeal: usize,
        is_upheld: bool,
        why: &str,
    ) -> Result<(), Unfit> {
        self.judging.is_reopened |= is_upheld && self.end.is_some();
        let plea = appeal
            .checked_sub(1)
            .and_then(|i| self.judging.appeals.get(i));
        if let Some(decision) = plea.and_then(|plea| plea.decision).filter(|_| is_upheld) {
            self.lift_penalty(decision);
        }
        answer(&mut self.judging.appeals, appeal, is_upheld, why)
    }

    /// A penalty falls with the decision that it was (`002:§39.7`). What it ended is for a new verdict.
    fn lift_penalty(&mut self, decision: usize) {
        let penalties = &mut self.judging.penalties;
        let Some(at) = penalties.iter().position(|one| one.decision == decision) else {
            return;
        };
        let lifted = penalties.remove(at);
        let number = lifted.incident.and_then(|number| number.checked_sub(1));
        if let Some(incident) = number.and_then(|i| self.incidents.get_mut(i)) {
            let mut his = incident.penalties.iter();
            if let Some(at) = his.position(|penalty| *penalty == lifted.penalty) {
                incident.penalties.remove(at);
            }
        }
    }

    pub(super) fn apply_signature(&mut self, by: Color, sheet: Color) -> Result<(), Unfit> {
        let signed = self.sheet(sheet);
        let mut signed = signed.ok_or(Unfit::NoSheet)?;
        signed.sign(by);
        self.sheets.by[sheet] = Some(signed);
        Ok(())
    }

    pub(super) fn apply_swap(&mut self) {
        self.is_swapped = !self.is_swapped;
        let presence = &mut self.presence;
        core::mem::swap(&mut presence.white, &mut presence.black);
        // Who asked to take back has another colour now.
        self.takeback = Takeback::default();
    }
}

fn plea(by: Color, decision: Option<usize>, why: &str) -> Plea {
    Plea {
        by,
        decision,
        why: why.to_owned(),
        answer: None,
    }
}

fn answer(pleas: &mut [Plea], number: usize, is_upheld: bool, why: &str) -> Result<(), Unfit> {
    let plea = number.checked_sub(1).and_then(|i| pleas.get_mut(i));
    let plea = plea.ok_or(Unfit::NoSuchNumber(number))?;
    plea.answer = Some((is_upheld, why.to_owned()));
    Ok(())
}
