//! Errors at a wooden board, and what becomes of them.

use games::{Book, ByColor, Color, Ended, Figure};

use super::play::refused;
use super::{Adjourning, Decided, Game, Phase, Unfit, one};
use crate::breach::{Breach, Remedy};
use crate::event::{Event, Happened};
use crate::incident::{Decision, Incident, Matter, Report};
use crate::judging::Sheets;
use crate::line::{Line, ScoreEntry};
use crate::refused::{Refused, WrongPosition};
use crate::time::{Millis, Moment};

impl Game {
    /// Who sees to errors at the board in this game.
    pub fn remedy(&self) -> Remedy {
        Remedy::of(self.terms.rules)
    }

    /// Errors are made at a wooden board only.
    pub(super) fn is_of_wood(&self) -> Result<(), Refused> {
        match self.is_recorded() {
            true => Ok(()),
            false => Err(Refused::NotRecorded),
        }
    }

    pub(super) fn decide_demand(&self, by: Color, incident: usize, now: Moment) -> Decided {
        self.is_of_wood()?;
        let (report, behind) = self.choice_of(by, incident)?;
        self.at_the_board()?;
        let mut corrected = self.line.clone();
        let entry = self.entry(report.by, now, Millis::ZERO);
        if !correct(&mut corrected, report, behind, entry) {
            return Err(Refused::Decided(incident));
        }
        let ends = corrected.moves().ended();
        self.decided(incident, Decision::Corrected, ends, now)
    }

    pub(super) fn decide_consent(&self, by: Color, incident: usize, now: Moment) -> Decided {
        self.is_of_wood()?;
        self.choice_of(by, incident)?;
        let ends = self.moves().ended();
        self.decided(incident, Decision::LetStand, ends, now)
    }

    pub(super) fn decide_accident(&self, why: &str, now: Moment) -> Decided {
        self.is_of_wood()?;
        let why = why.to_owned();
        one(now, Happened::AccidentNoted { why })
    }

    pub(super) fn decide_displacement(&self, by: Color, why: &str, now: Moment) -> Decided {
        self.is_of_wood()?;
        if self.restoring.is_some() {
            return Err(Refused::Restoring);
        }
        // Pieces stand on the board only while it is played on.
        self.is_played()?;
        let why = why.to_owned();
        one(now, Happened::Displaced { by, why })
    }

    pub(super) fn decide_restoration(&self, now: Moment) -> Decided {
        self.is_of_wood()?;
        match self.restoring {
            Some(_) => one(now, Happened::Restored),
            None => Err(Refused::NothingToRestore),
        }
    }

    pub(super) fn decide_compliance(&self, by: Color, why: &str, now: Moment) -> Decided {
        self.is_of_wood()?;
        let why = why.to_owned();
        one(now, Happened::ComplianceDemanded { by, why })
    }

    /// An incident that a player may choose about, and behind how many entries it happened.
    fn choice_of(&self, by: Color, number: usize) -> Result<(&Report, usize), Refused> {
        let incident = number.checked_sub(1).and_then(|i| self.incidents.get(i));
        let incident = incident.ok_or(Refused::NoIncident(number))?;
        let Matter::Breach(report) = &incident.matter else {
            return Err(Refused::Decided(number));
        };
        if self.remedy() == Remedy::Replay {
            return Err(Refused::JudgeReplays);
        }
        if !incident.is_pending() {
            return Err(Refused::Decided(number));
        }
        match report.by == by {
            true => Err(Refused::OnlyOpponent),
            false => Ok((report, incident.behind)),
        }
    }

    /// What became of an incident, and the end of the game if the position that now stands is one.
    fn decided(
        &self,
        incident: usize,
        decision: Decision,
        ends: Option<Ended>,
        now: Moment,
    ) -> Decided {
        let decided = Happened::Decided { incident, decision };
        Ok(self.with_end(decided, ends, now))
    }

    /// Errors of the other that a reply lets stand (`000:5.7`).
    pub(super) fn consent_by_reply(&self, by: Color) -> Vec<Happened> {
        if self.incidents.is_empty() || self.remedy() == Remedy::Replay {
            return Vec::new();
        }
        let pending = self.incidents.iter().enumerate().filter(|(_, incident)| {
            incident.is_pending() && incident.by.is_some_and(|offender| offender != by)
        });
        pending
            .map(|(i, _)| Happened::Decided {
                incident: i + 1,
                decision: Decision::LetStand,
            })
            .collect()
    }

    /// Whether the position may be another than the one that stands: not while a move is sealed for it, pieces are
    /// being restored, or a claim is being checked.
    fn at_the_board(&self) -> Result<(), Refused> {
        self.is_played()?;
        if self.restoring.is_some() {
            return Err(Refused::Restoring);
        }
        match self.claim.is_some() {
            true => Err(Refused::ClaimPending),
            false => Ok(()),
        }
    }

    pub(super) fn decide_report(&self, report: &Report, now: Moment) -> Decided {
        self.is_of_wood()?;
        self.at_the_board()?;
        if self.clock.running().is_none() {
            return Err(Refused::ClocksStopped);
        }
        let report = &Report {
            proper: self.proper_move(report),
            ..report.clone()
        };
        if let Some(text) = &report.proper {
            if self.moves().turn() != report.by {
                return Err(Refused::NotOnMove(!report.by));
            }
            self.line.tried(text).map_err(refused)?;
            if report.breach == Breach::EarlyRemoval && self.may_be_taken_first(text) {
                return Err(Refused::MayBeTakenFirst);
            }
        }
        let mut next = report.proper.as_ref().map(|_| !report.by);
        if let Some(fen) = &report.after {
            next = Some(self.position_on_board(fen)?.turn());
        }
        // A faulty move is a reply too (`000:5.7`).
        let is_reply = self.moves().turn() == report.by && next == Some(!report.by);
        let mut happened = match is_reply {
            true => self.consent_by_reply(report.by),
            false => Vec::new(),
        };
        let report = Report {
            touched: self.touched_by(report),
            ..report.clone()
        };
        happened.push(Happened::Reported(report));
        let events = happened.into_iter();
        let mut events: Vec<Event> = events.map(|what| Event { at: now, what }).collect();
        if self.is_reply_by(&events) {
            if self.adjourning.must_seal {
                return Err(Refused::MustSeal);
            }
            // A move made openly, if not as it should be (`002:§34.4`).
            if self.phase == Phase::Adjourning {
                let what = Happened::AdjournedOpenly;
                events.push(Event { at: now, what });
            }
        }
        Ok(events)
    }

    /// A position that may stand on this board: neither side has more pieces than the game begins with, or had before
    /// where it began from such a position (`000:2.7`, `001:2.2.1`).
    pub(super) fn position_on_board(&self, fen: &str) -> Result<games::Game, Refused> {
        let position = self.line.game_at(fen);
        let position = position.map_err(WrongPosition::from)?;
        let (first, before) = (games::Game::new(self.terms.rules), self.moves());
        for side in Color::ALL {
            let (count, limit) = (pieces(&position, side), pieces(&first, side));
            let limit = limit.max(pieces(before, side));
            if count > limit {
                return Err(WrongPosition::TooManyPieces { side, count, limit }.into());
            }
        }
        Ok(position)
    }

    /// Whether events pass the move on where it is to be sealed.
    fn is_reply_by(&self, events: &[Event]) -> bool {
        if !self.adjourning.must_seal && self.phase != Phase::Adjourning {
            return false;
        }
        let mut after = self.clone();
        let is_applied = events.iter().all(|event| after.apply(event).is_ok());
        is_applied && after.moves().turn() != self.moves().turn()
    }

    /// The move that it should have been. A king that moves uncrowned moves as a king (`000:3.7`).
    fn proper_move(&self, report: &Report) -> Option<String> {
        let is_kings = report.breach == Breach::MovedUncrowned
            && self.moves().turn() == report.by
            && self.line.tried(&report.made).is_ok();
        let made = || is_kings.then(|| report.made.clone());
        report.proper.clone().or_else(made)
    }

    /// Whether a move is the capture of one man by a man, which international draughts lets be shown in either order
    /// (`000:4.16`).
    fn may_be_taken_first(&self, text: &str) -> bool {
        let Ok(m) = self.moves().explain(text) else {
            return false;
        };
        let grid = self.moves().grid();
        let is_man = |square: &str| {
            let mut cells = grid.cells.iter();
            let cell = cells.find(|cell| cell.name == square);
            cell.is_some_and(|cell| matches!(cell.piece, Some((_, Figure::Man))))
        };
        self.terms.rules.book() == Book::International
            && is_man(&m.from)
            && matches!(&m.captured[..], [only] if is_man(only))
    }

    /// The piece that must move once the error is corrected, if it can: the one that was named, the one that he had
    /// touched before, or the one that made the illegal move (`000:3.11`, `000:5.4.3`).
    fn touched_by(&self, report: &Report) -> Option<String> {
        let is_on_move = self.moves().turn() == report.by;
        let moved = || {
            let first = report
                .made
                .split(|c: char| !c.is_ascii_alphanumeric() || matches!(c, 'x' | 'X'))
                .next();
            let binds = matches!(
                report.breach,
                Breach::IllegalMove
                    | Breach::MissedCapture
                    | Breach::WrongCaptureCount
                    | Breach::StoppedCapture
                    | Breach::EarlyRemoval
            );
            first.filter(|_| binds).map(str::to_owned)
        };
        let named = report.touched.as_ref().or(self.touched.as_ref()).cloned();
        let named = named.or_else(moved)?;
        self.can_move(&named).filter(|_| is_on_move)
    }

    pub(super) fn apply_displacement(
        &mut self,
        by: Color,
        why: &str,
        at: Moment,
    ) -> Result<(), Unfit> {
        self.note(Matter::Displaced, Some(by), why, at);
        self.restoring = Some(by);
        self.hand_to(by, at)
    }

    pub(super) fn apply_restoration(&mut self, at: Moment) -> Result<(), Unfit> {
        self.restoring = None;
        self.hand_to(self.moves().turn(), at)
    }

    pub(super) fn note(&mut self, matter: Matter, by: Option<Color>, note: &str, at: Moment) {
        let decision = match matter {
            Matter::Breach(_) => Decision::Pending,
            Matter::Misconduct(_) | Matter::Accident | Matter::Displaced | Matter::Refusal => {
                Decision::Noted
            }
        };
        self.incidents.push(Incident {
            matter,
            by,
            at,
            note: note.to_owned(),
            behind: self.line.entries().len(),
            before: self.moves().fen(),
            decision,
            penalties: Vec::new(),
        });
    }

    fn hand_to(&mut self, side: Color, at: Moment) -> Result<(), Unfit> {
        match self.clock.running() {
            Some(_) => Ok(self.clock.hand_to(side, at)?),
            None => Ok(()),
        }
    }

    pub(super) fn apply_report(&mut self, report: &Report, at: Moment) -> Result<(), Unfit> {
        let matter = Matter::Breach(report.clone());
        self.note(matter, Some(report.by), &report.made, at);
        let turn = self.moves().turn();
        let entry = self.entry(report.by, at, Millis::ZERO);
        // An uncrowned king is a king, whatever stands on the board (`000:3.7`).
        let is_king = matches!(report.breach, Breach::NotCrowned | Breach::MovedUncrowned);
        match (&report.after, &report.proper) {
            (_, Some(text)) if is_king => self.line.play(text, entry)?,
            (Some(fen), _) => {
                let fen = &match is_king {
                    true => games::Game::crowned(self.terms.rules, fen, report.by)?,
                    false => fen.clone(),
                };
                let next = self.line.game_at(fen)?.turn();
                // Whoever passes the move on has made one.
                let is_move = next != report.by && turn == report.by;
                let text = is_move.then_some(report.made.as_str());
                self.line.stand(fen, entry.with_text(text))?;
                // On another board another piece stands there, or none.
                self.touched = None;
            }
            (None, Some(text)) => self.line.play(text, entry)?,
            (None, None) => {}
        }
        if self.moves().turn() != turn {
            self.after_move(report.by, at);
        }
        self.clock_follows(at)
    }

    /// Lets the clock of the player to move run, and counts the moves that stand.
    fn clock_follows(&mut self, at: Moment) -> Result<(), Unfit> {
        let turn = self.moves().turn();
        match self.clock.running() {
            Some(side) if side != turn => {
                self.clock.press(at)?;
            }
            Some(_) | None => {}
        }
        for side in Color::ALL {
            self.clock.recount(side, self.line.made(side));
        }
        Ok(())
    }

    pub(super) fn apply_decision(
        &mut self,
        number: usize,
        decision: Decision,
        at: Moment,
    ) -> Result<(), Unfit> {
        let unknown = || Unfit::NoIncident(number);
        let i = number.checked_sub(1).ok_or_else(unknown)?;
        let incident = self.incidents.get_mut(i).ok_or_else(unknown)?;
        incident.decision = decision;
        let behind = incident.behind;
        let Matter::Breach(report) = incident.matter.clone() else {
            return Err(Unfit::NothingToDecide(number));
        };
        if decision != Decision::Corrected {
            return Ok(());
        }
        // What happened on the way that is cut off is put right with it (`000:5.8`).
        for later in self.incidents.iter_mut().skip(i) {
            if later.is_pending() {
                later.decision = Decision::Corrected;
            }
        }
        let entry = self.entry(report.by, at, Millis::ZERO);
        if !correct(&mut self.line, &report, behind, entry) {
            return Err(Unfit::NotCorrectable(number));
        }
        let is_his_move = self.moves().turn() == report.by;
        self.touched = report.touched.filter(|_| is_his_move);
        let turn = self.moves().turn();
        self.hand_to(turn, at)?;
        self.clock_follows(at)
    }

    /// Puts the game back, and the dials to what they showed then, with what the judge has corrected since
    /// (`002:§12.1`).
    pub(super) fn apply_replay(&mut self, behind: usize, at: Moment) -> Result<(), Unfit> {
        let then = match behind.checked_sub(1) {
            Some(last) => self.line.entries().get(last).map(ScoreEntry::clock),
            None => Some(ByColor::default()),
        };
        let then = then.ok_or(Unfit::NoEntry(behind))?;
        if !self.line.cut(behind) {
            return Err(Unfit::NoCut(behind));
        }
        for incident in &mut self.incidents {
            if incident.behind >= behind && incident.is_pending() {
                incident.decision = Decision::Replayed;
            }
        }
        let made = ByColor::new_with(|side| self.line.made(side));
        let before = self.clock.used_together(at);
        self.clock.put_back(then, made, at)?;
        self.move_session(before, at);
        let was_over = self.end.take().is_some();
        self.phase = Phase::Playing;
        self.touched = None;
        self.offer = None;
        self.claim = None;
        self.envelope = None;
        self.restoring = None;
        self.is_adjusting = false;
        self.adjourning = Adjourning {
            was_resumed: self.adjourning.was_resumed,
            ..Adjourning::default()
        };
        if was_over {
            // What was signed was another game.
            self.sheets = Sheets::default();
            // Nobody plays a game again who is not there (`002:§32.11`).
            self.appear(ByColor::new_with(|_| true), at);
        }
        // The judge starts the clocks of a game that was over.
        self.is_stopped |= was_over || self.clock.running().is_none();
        let turn = self.moves().turn();
        self.hand_to(turn, at)
    }
}

/// How many pieces a side has.
fn pieces(game: &games::Game, side: Color) -> usize {
    let cells = game.grid().cells.into_iter();
    cells
        .filter(|cell| cell.piece.is_some_and(|(color, _)| color == side))
        .count()
}

/// Puts a line back to where an error was made; and makes the move that it should have been, where that is plain. Never
/// a part of it (`000:5.8`). False where the line does not allow it.
fn correct(line: &mut Line, report: &Report, behind: usize, entry: ScoreEntry) -> bool {
    let is_cut = line.cut(behind);
    is_cut
        && report
            .proper
            .as_ref()
            .is_none_or(|text| line.play(text, entry).is_ok())
}
