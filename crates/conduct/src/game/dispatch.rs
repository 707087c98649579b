//! One table of commands and one of events: which part of the game each belongs to.

use super::{AGREED, Decided, Game, Unfit, ended, one};
use crate::command::Command;
use crate::end::End;
use crate::event::Happened;
use crate::incident::Matter;
use crate::refused::Refused;
use crate::time::Moment;

impl Game {
    /// What a command brings about, unless time has come before it.
    pub(super) fn decide_command(&self, command: &Command, now: Moment) -> Decided {
        if self.end.is_some() {
            // What was upheld takes effect by a new verdict (`002:§39.7`).
            let is_new_verdict =
                matches!(command, Command::Rule { .. }) && self.judging.is_reopened;
            if !is_new_verdict {
                command.class().after_the_end()?;
            }
        } else if self.begun.is_none() {
            command.class().before_the_beginning()?;
        }
        match command {
            Command::Begin => self.decide_beginning(now),
            Command::Arrive(side) => self.decide_arrival(*side, now),
            Command::Leave(side) => self.decide_leaving(*side, now),
            Command::ClaimLeft(by) => self.decide_claim_of_left(*by, now),
            Command::Abandon => self.decide_abandonment(now),
            Command::Abort(by) => self.decide_breaking_off(*by, now),
            Command::Play { by, text } => self.decide_move(*by, text, now),
            Command::Touch { by, square } => self.decide_touch(*by, square, now),
            Command::Adjust(by) => self.decide_adjusting(*by, now),
            Command::Adjusted(by) => self.decide_adjusted(*by, now),
            Command::Resign(loser) => ended(now, End::Resignation { loser: *loser }),
            Command::OfferDraw(by) => self.decide_offer(*by, now),
            Command::AnswerDraw { by, agrees } => self.decide_answer(*by, *agrees, now),
            Command::AskTakeback(by) => self.decide_asking_back(*by, now),
            Command::AnswerTakeback { by, agrees } => self.decide_takeback(*by, *agrees, now),
            Command::Save(by) => self.decide_saving(*by, now),
            Command::ClaimDraw { by, with } => self.decide_claim(*by, with.as_deref(), now),
            Command::CheckClaim { is_right } => self.decide_check(*is_right, now),
            Command::ConfirmEnd => self.decide_confirmation(now),

            Command::CorrectClock {
                side,
                correction,
                why,
            } => self.decide_correction(*side, *correction, why, now),
            Command::NoteClockFault { why } => {
                one(now, Happened::ClockFaultNoted { why: why.clone() })
            }
            Command::ComplainAboutClock { by, why } => self.decide_complaint(*by, why, now),
            Command::StopClocks { why } => self.decide_stop(why, now),
            Command::StartClocks => self.decide_start(now),
            Command::SetClocks { used, why } => self.decide_setting(*used, why, now),

            Command::Report(report) => self.decide_report(report, now),
            Command::DemandCorrection { by, incident } => self.decide_demand(*by, *incident, now),
            Command::LetStand { by, incident } => self.decide_consent(*by, *incident, now),
            Command::NoteMisconduct { by, what, why } => {
                let (by, what, why) = (*by, *what, why.clone());
                one(now, Happened::MisconductNoted { by, what, why })
            }
            Command::NoteAccident { why } => self.decide_accident(why, now),
            Command::Displace { by, why } => self.decide_displacement(*by, why, now),
            Command::Restore => self.decide_restoration(now),
            Command::DemandCompliance { by, why } => self.decide_compliance(*by, why, now),
            Command::ReplayFrom { behind, why } => self.decide_replay(*behind, why, now),
            Command::Penalise {
                side,
                penalty,
                incident,
                why,
            } => self.decide_penalty(*side, *penalty, *incident, why, now),

            Command::AskToAdjourn(by) => self.decide_ask(*by, now),
            Command::AllowAdjournment => self.decide_permission(now),
            Command::ProposeAdjournment(by) => self.decide_proposal(*by, now),
            Command::AnswerAdjournment { by, agrees } => self.decide_proposed(*by, *agrees, now),
            Command::ProposeResumption { by, at } => self.decide_proposed_time(*by, *at, now),
            Command::AnswerResumption { by, agrees } => {
                self.decide_answered_time(*by, *agrees, now)
            }
            Command::AppointResumption { at } => self.decide_appointment(*at, now),
            Command::ChooseReading { by, text } => self.decide_choice(*by, text, now),
            Command::Adjourn { why } => self.decide_adjournment(why, now),
            Command::Seal { by, sealed } => self.decide_seal(*by, sealed, now),
            Command::Resume { session, present } => self.decide_resumption(*session, *present, now),
            Command::OpenEnvelope(receipt) => self.decide_opening(receipt, now),
            Command::ReadSealed { meaning } => self.decide_reading(meaning.as_deref(), now),
            Command::LoseEnvelope { why } => self.decide_loss(why, now),
            Command::Reconstruct { fen, text, used } => {
                self.decide_reconstruction(fen.as_deref(), text, *used, now)
            }

            Command::Rule { verdict, why } => self.decide_verdict(*verdict, why, now),
            Command::Annul { ground, why } => self.decide_annulment(*ground, why, now),
            Command::Protest { by, why } => {
                let (by, why) = (*by, why.clone());
                one(now, Happened::Protested { by, why })
            }
            Command::AnswerProtest {
                protest,
                is_upheld,
                why,
            } => self.decide_protest(*protest, *is_upheld, why, now),
            Command::Appeal { by, decision, why } => {
                self.decide_appealing(*by, *decision, why, now)
            }
            Command::DecideAppeal {
                appeal,
                is_upheld,
                why,
            } => self.decide_appeal(*appeal, *is_upheld, why, now),
            Command::HandIn { by, sheet } => self.decide_sheet(*by, sheet, now),
            Command::Sign { by, sheet } => self.decide_signature(*by, *sheet, now),
            Command::AcceptSheets { why } => self.decide_acceptance(why, now),
            Command::SwapColours => self.decide_swap(now),
            Command::BeginNextRound => self.decide_next_round(now),
            Command::Look => Err(Refused::Nothing),
        }
    }

    /// What an event changes.
    pub(super) fn apply_what(&mut self, what: &Happened, at: Moment) -> Result<(), Unfit> {
        match what {
            Happened::Begun => self.apply_beginning(at)?,
            Happened::Arrived(side) => self.apply_arrival(*side, at),
            Happened::Left(side) => self.apply_leaving(*side, at),
            Happened::Played { by, text, way } => self.apply_move(*by, text, *way, at)?,
            Happened::Touched { square, .. } => self.touched = Some(square.clone()),
            Happened::Adjusting(_) => self.is_adjusting = true,
            Happened::Adjusted(_) => self.is_adjusting = false,
            Happened::DrawOffered(by) => self.apply_offer(*by),
            Happened::DrawDeclined(_) => self.offer = None,
            Happened::TakebackAsked(by) => self.apply_asking_back(*by),
            Happened::TakebackDeclined(_) => self.takeback.asked = None,
            Happened::Saved(_) => self.apply_saving(at)?,
            Happened::TakenBack { behind } => self.apply_takeback(*behind, at)?,
            Happened::ClaimMade { by, with } => self.apply_claim(*by, with.clone()),
            Happened::ClaimFailed(_) => self.claim = None,

            Happened::ClockCorrected {
                side, correction, ..
            } => self.clock.correct(*side, *correction, at)?,
            Happened::ClocksStopped { .. } => self.apply_stop(at)?,
            Happened::ClocksStarted => self.apply_start(at)?,
            Happened::ClocksSet { used, .. } => self.apply_setting(*used, at)?,
            Happened::FlagFell(_) => {
                self.clock.look(at)?;
            }

            Happened::Reported(report) => self.apply_report(report, at)?,
            Happened::Decided { incident, decision } => {
                self.apply_decision(*incident, *decision, at)?;
            }
            Happened::MisconductNoted { by, what, why } => {
                self.note(Matter::Misconduct(*what), Some(*by), why, at);
            }
            Happened::AccidentNoted { why } => self.note(Matter::Accident, None, why, at),
            Happened::Displaced { by, why } => self.apply_displacement(*by, why, at)?,
            Happened::Restored => self.apply_restoration(at)?,
            Happened::ComplianceDemanded { by, why } => {
                self.note(Matter::Refusal, Some(!*by), why, at);
            }
            Happened::Replayed { behind, .. } => self.apply_replay(*behind, at)?,
            Happened::Penalised {
                side,
                penalty,
                incident,
                ..
            } => self.apply_penalty(*side, *penalty, *incident),

            Happened::SessionEnded => self.apply_adjourning(at)?,
            Happened::AdjournmentOrdered { why } => {
                self.adjourning.is_agreed = why == AGREED;
                self.apply_adjourning(at)?;
            }
            Happened::AdjournmentProposed(by) => self.apply_proposal(*by),
            Happened::AdjournmentDeclined(_) => self.adjourning.proposed = None,
            Happened::AdjournmentAgreed => self.apply_agreement(at)?,
            Happened::ResumptionProposed { by, at } => self.apply_proposed_time(*by, *at),
            Happened::ResumptionDeclined(_) => self.apply_declined_time(),
            Happened::ResumptionAppointed { at } => self.apply_appointment(*at),
            Happened::AdjournmentAsked(by) => self.adjourning.asked = Some(*by),
            Happened::AdjournmentAllowed => self.apply_permission(),
            Happened::MoveSealed { by, sealed } => self.apply_seal(*by, sealed, at)?,
            Happened::AdjournedOpenly => self.apply_adjournment(at)?,
            Happened::Resumed { session, present } => {
                self.apply_resumption(*session, *present, at)?;
            }
            Happened::EnvelopeOpened(_) => self.apply_opening(at)?,
            Happened::SealedPlayed { by, text, .. } => self.apply_sealed_move(*by, text, at)?,
            Happened::SealedInDoubt { readings } => self.apply_doubt(readings, at)?,
            Happened::EnvelopeLost { .. } => self.apply_loss(at)?,
            Happened::Reconstructed { fen, text, used } => {
                self.apply_reconstruction(fen.as_deref(), text, *used, at)?;
            }

            Happened::Protested { by, why } => self.apply_protest(*by, why),
            Happened::ProtestAnswered {
                protest,
                is_upheld,
                why,
            } => self.apply_protest_answer(*protest, *is_upheld, why)?,
            Happened::Appealed { by, decision, why } => self.apply_appeal(*by, *decision, why),
            Happened::AppealDecided {
                appeal,
                is_upheld,
                why,
            } => self.apply_appeal_answer(*appeal, *is_upheld, why)?,
            Happened::HandedIn { by, sheet } => self.sheets.by[*by] = Some(sheet.clone()),
            Happened::Signed { by, sheet } => self.apply_signature(*by, *sheet)?,
            Happened::SheetsAccepted { .. } => self.sheets.are_accepted = true,
            Happened::ColoursSwapped => self.apply_swap(),
            Happened::NextRoundBegun => self.judging.is_closed = true,
            Happened::Ended(end) => self.apply_end(end, at)?,

            // On record, and nothing more.
            Happened::EndConfirmed
            | Happened::ClockFaultNoted { .. }
            | Happened::ClockComplaint { .. }
            | Happened::SealedRead { .. }
            | Happened::SealedChosen { .. } => {}
        }
        Ok(())
    }
}
