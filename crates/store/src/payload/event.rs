//! What happened, as it is kept.

use conduct::{
    Color, Correction, Decision, Happened, Millis, Misconduct, Moment, PenSlip, Penalty, Reading,
    Receipt, Report, RuleSet, Sealed,
};
use serde::{Deserialize, Serialize};

use super::PayloadError;
use super::end::EndV1;
use super::parts::{CorrectionV1, ReadingV1, ReportV1, SheetV1};
use super::words::{Sides, Word, from_hex, to_hex};

/// One variant for each of [`Happened`], by the same name.
#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum WhatV1 {
    Begun {},
    Arrived {
        side: Word<Color>,
    },
    Left {
        side: Word<Color>,
    },
    Played {
        by: Word<Color>,
        text: String,
        #[serde(default, skip_serializing_if = "is_none")]
        way: u64,
    },
    Touched {
        by: Word<Color>,
        square: String,
    },
    Adjusting {
        side: Word<Color>,
    },
    Adjusted {
        side: Word<Color>,
    },
    DrawOffered {
        side: Word<Color>,
    },
    DrawDeclined {
        side: Word<Color>,
    },
    TakebackAsked {
        side: Word<Color>,
    },
    TakebackDeclined {
        side: Word<Color>,
    },
    Saved {
        side: Word<Color>,
    },
    AdjournmentProposed {
        side: Word<Color>,
    },
    AdjournmentDeclined {
        side: Word<Color>,
    },
    AdjournmentAgreed {},
    ResumptionProposed {
        by: Word<Color>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    ResumptionDeclined {
        side: Word<Color>,
    },
    ResumptionAppointed {
        at: u64,
    },
    SealedChosen {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Word<Color>>,
        text: String,
    },
    TakenBack {
        behind: usize,
    },
    ClaimMade {
        by: Word<Color>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<String>,
    },
    EndConfirmed {},
    ClaimFailed {
        side: Word<Color>,
    },
    ClockCorrected {
        side: Word<Color>,
        correction: CorrectionV1,
        why: String,
    },
    ClockFaultNoted {
        why: String,
    },
    ClockComplaint {
        by: Word<Color>,
        why: String,
    },
    ClocksStopped {
        why: String,
    },
    ClocksStarted {},
    ClocksSet {
        used: Sides<u64>,
        why: String,
    },
    FlagFell {
        side: Word<Color>,
    },
    Reported {
        report: ReportV1,
    },
    Decided {
        incident: usize,
        decision: Word<Decision>,
    },
    MisconductNoted {
        by: Word<Color>,
        what: Word<Misconduct>,
        why: String,
    },
    AccidentNoted {
        why: String,
    },
    Displaced {
        by: Word<Color>,
        why: String,
    },
    Restored {},
    ComplianceDemanded {
        by: Word<Color>,
        why: String,
    },
    Replayed {
        behind: usize,
        why: String,
    },
    Penalised {
        side: Word<Color>,
        penalty: Word<Penalty>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        incident: Option<usize>,
        why: String,
    },
    SessionEnded {},
    AdjournmentAsked {
        side: Word<Color>,
    },
    AdjournmentAllowed {},
    AdjournmentOrdered {
        why: String,
    },
    MoveSealed {
        by: Word<Color>,
        sealed: String,
    },
    AdjournedOpenly {},
    Resumed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        session: Option<u64>,
        present: Sides<bool>,
    },
    EnvelopeOpened {
        receipt: String,
    },
    SealedPlayed {
        by: Word<Color>,
        text: String,
        slip: Word<PenSlip>,
    },
    SealedInDoubt {
        readings: Vec<ReadingV1>,
    },
    SealedRead {
        text: String,
    },
    EnvelopeLost {
        why: String,
    },
    Reconstructed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fen: Option<String>,
        text: String,
        used: Sides<u64>,
    },
    Protested {
        by: Word<Color>,
        why: String,
    },
    ProtestAnswered {
        protest: usize,
        is_upheld: bool,
        why: String,
    },
    Appealed {
        by: Word<Color>,
        decision: usize,
        why: String,
    },
    AppealDecided {
        appeal: usize,
        is_upheld: bool,
        why: String,
    },
    HandedIn {
        by: Word<Color>,
        sheet: SheetV1,
    },
    Signed {
        by: Word<Color>,
        sheet: Word<Color>,
    },
    SheetsAccepted {
        why: String,
    },
    ColoursSwapped {},
    NextRoundBegun {},
    Ended {
        end: EndV1,
    },
}

impl From<&Happened> for WhatV1 {
    fn from(what: &Happened) -> WhatV1 {
        match what {
            Happened::Begun => WhatV1::Begun {},
            Happened::Arrived(side) => WhatV1::Arrived { side: Word(*side) },
            Happened::Left(side) => WhatV1::Left { side: Word(*side) },
            Happened::TakebackAsked(side) => WhatV1::TakebackAsked { side: Word(*side) },
            Happened::TakebackDeclined(side) => WhatV1::TakebackDeclined { side: Word(*side) },
            Happened::Saved(side) => WhatV1::Saved { side: Word(*side) },
            Happened::AdjournmentProposed(side) => {
                WhatV1::AdjournmentProposed { side: Word(*side) }
            }
            Happened::AdjournmentDeclined(side) => {
                WhatV1::AdjournmentDeclined { side: Word(*side) }
            }
            Happened::AdjournmentAgreed => WhatV1::AdjournmentAgreed {},
            Happened::ResumptionProposed { by, at } => WhatV1::ResumptionProposed {
                by: Word(*by),
                at: at.map(|at| at.0),
            },
            Happened::ResumptionDeclined(side) => WhatV1::ResumptionDeclined { side: Word(*side) },
            Happened::ResumptionAppointed { at } => WhatV1::ResumptionAppointed { at: at.0 },
            Happened::SealedChosen { by, text } => WhatV1::SealedChosen {
                by: by.map(Word),
                text: text.clone(),
            },
            Happened::TakenBack { behind } => WhatV1::TakenBack { behind: *behind },
            Happened::EndConfirmed => WhatV1::EndConfirmed {},
            Happened::SealedRead { text } => WhatV1::SealedRead { text: text.clone() },
            Happened::SheetsAccepted { why } => WhatV1::SheetsAccepted { why: why.clone() },
            Happened::Played { by, text, way } => WhatV1::Played {
                by: Word(*by),
                text: text.clone(),
                way: way.0,
            },
            Happened::Touched { by, square } => WhatV1::Touched {
                by: Word(*by),
                square: square.clone(),
            },
            Happened::Adjusting(side) => WhatV1::Adjusting { side: Word(*side) },
            Happened::Adjusted(side) => WhatV1::Adjusted { side: Word(*side) },
            Happened::DrawOffered(side) => WhatV1::DrawOffered { side: Word(*side) },
            Happened::DrawDeclined(side) => WhatV1::DrawDeclined { side: Word(*side) },
            Happened::ClaimMade { by, with } => WhatV1::ClaimMade {
                by: Word(*by),
                with: with.clone(),
            },
            Happened::ClaimFailed(side) => WhatV1::ClaimFailed { side: Word(*side) },
            Happened::ClockCorrected {
                side,
                correction,
                why,
            } => WhatV1::ClockCorrected {
                side: Word(*side),
                correction: CorrectionV1::from(*correction),
                why: why.clone(),
            },
            Happened::ClockFaultNoted { why } => WhatV1::ClockFaultNoted { why: why.clone() },
            Happened::ClockComplaint { by, why } => WhatV1::ClockComplaint {
                by: Word(*by),
                why: why.clone(),
            },
            Happened::ClocksStopped { why } => WhatV1::ClocksStopped { why: why.clone() },
            Happened::ClocksStarted => WhatV1::ClocksStarted {},
            Happened::ClocksSet { used, why } => WhatV1::ClocksSet {
                used: Sides::of(used, |time| time.0),
                why: why.clone(),
            },
            Happened::FlagFell(side) => WhatV1::FlagFell { side: Word(*side) },
            Happened::Reported(report) => WhatV1::Reported {
                report: ReportV1::from(report),
            },
            Happened::Decided { incident, decision } => WhatV1::Decided {
                incident: *incident,
                decision: Word(*decision),
            },
            Happened::MisconductNoted { by, what, why } => WhatV1::MisconductNoted {
                by: Word(*by),
                what: Word(*what),
                why: why.clone(),
            },
            Happened::AccidentNoted { why } => WhatV1::AccidentNoted { why: why.clone() },
            Happened::Displaced { by, why } => WhatV1::Displaced {
                by: Word(*by),
                why: why.clone(),
            },
            Happened::Restored => WhatV1::Restored {},
            Happened::ComplianceDemanded { by, why } => WhatV1::ComplianceDemanded {
                by: Word(*by),
                why: why.clone(),
            },
            Happened::Replayed { behind, why } => WhatV1::Replayed {
                behind: *behind,
                why: why.clone(),
            },
            Happened::Penalised {
                side,
                penalty,
                incident,
                why,
            } => WhatV1::Penalised {
                side: Word(*side),
                penalty: Word(*penalty),
                incident: *incident,
                why: why.clone(),
            },
            Happened::SessionEnded => WhatV1::SessionEnded {},
            Happened::AdjournmentAsked(side) => WhatV1::AdjournmentAsked { side: Word(*side) },
            Happened::AdjournmentAllowed => WhatV1::AdjournmentAllowed {},
            Happened::AdjournmentOrdered { why } => WhatV1::AdjournmentOrdered { why: why.clone() },
            Happened::MoveSealed { by, sealed } => WhatV1::MoveSealed {
                by: Word(*by),
                sealed: to_hex(&sealed.to_bytes()),
            },
            Happened::AdjournedOpenly => WhatV1::AdjournedOpenly {},
            Happened::Resumed { session, present } => WhatV1::Resumed {
                session: session.map(|time| time.0),
                present: Sides::of(present, |is_there| is_there),
            },
            Happened::EnvelopeOpened(receipt) => WhatV1::EnvelopeOpened {
                receipt: receipt.to_string(),
            },
            Happened::SealedPlayed { by, text, slip } => WhatV1::SealedPlayed {
                by: Word(*by),
                text: text.clone(),
                slip: Word(*slip),
            },
            Happened::SealedInDoubt { readings } => WhatV1::SealedInDoubt {
                readings: readings.iter().map(ReadingV1::from).collect(),
            },
            Happened::EnvelopeLost { why } => WhatV1::EnvelopeLost { why: why.clone() },
            Happened::Reconstructed { fen, text, used } => WhatV1::Reconstructed {
                fen: fen.clone(),
                text: text.clone(),
                used: Sides::of(used, |time| time.0),
            },
            Happened::Protested { by, why } => WhatV1::Protested {
                by: Word(*by),
                why: why.clone(),
            },
            Happened::ProtestAnswered {
                protest,
                is_upheld,
                why,
            } => WhatV1::ProtestAnswered {
                protest: *protest,
                is_upheld: *is_upheld,
                why: why.clone(),
            },
            Happened::Appealed { by, decision, why } => WhatV1::Appealed {
                by: Word(*by),
                decision: *decision,
                why: why.clone(),
            },
            Happened::AppealDecided {
                appeal,
                is_upheld,
                why,
            } => WhatV1::AppealDecided {
                appeal: *appeal,
                is_upheld: *is_upheld,
                why: why.clone(),
            },
            Happened::HandedIn { by, sheet } => WhatV1::HandedIn {
                by: Word(*by),
                sheet: SheetV1::from(sheet),
            },
            Happened::Signed { by, sheet } => WhatV1::Signed {
                by: Word(*by),
                sheet: Word(*sheet),
            },
            Happened::ColoursSwapped => WhatV1::ColoursSwapped {},
            Happened::NextRoundBegun => WhatV1::NextRoundBegun {},
            Happened::Ended(end) => WhatV1::Ended {
                end: EndV1::from(end),
            },
        }
    }
}

impl WhatV1 {
    pub(super) fn into_happened(self, rules: RuleSet) -> Result<Happened, PayloadError> {
        Ok(match self {
            WhatV1::Begun {} => Happened::Begun,
            WhatV1::Arrived { side } => Happened::Arrived(side.0),
            WhatV1::Left { side } => Happened::Left(side.0),
            WhatV1::TakebackAsked { side } => Happened::TakebackAsked(side.0),
            WhatV1::TakebackDeclined { side } => Happened::TakebackDeclined(side.0),
            WhatV1::Saved { side } => Happened::Saved(side.0),
            WhatV1::AdjournmentProposed { side } => Happened::AdjournmentProposed(side.0),
            WhatV1::AdjournmentDeclined { side } => Happened::AdjournmentDeclined(side.0),
            WhatV1::AdjournmentAgreed {} => Happened::AdjournmentAgreed,
            WhatV1::ResumptionProposed { by, at } => Happened::ResumptionProposed {
                by: by.0,
                at: at.map(Moment),
            },
            WhatV1::ResumptionDeclined { side } => Happened::ResumptionDeclined(side.0),
            WhatV1::ResumptionAppointed { at } => Happened::ResumptionAppointed { at: Moment(at) },
            WhatV1::SealedChosen { by, text } => Happened::SealedChosen {
                by: by.map(|by| by.0),
                text,
            },
            WhatV1::TakenBack { behind } => Happened::TakenBack { behind },
            WhatV1::EndConfirmed {} => Happened::EndConfirmed,
            WhatV1::SealedRead { text } => Happened::SealedRead { text },
            WhatV1::SheetsAccepted { why } => Happened::SheetsAccepted { why },
            WhatV1::Played { by, text, way } => Happened::Played {
                by: by.0,
                text,
                way: Millis(way),
            },
            WhatV1::Touched { by, square } => Happened::Touched { by: by.0, square },
            WhatV1::Adjusting { side } => Happened::Adjusting(side.0),
            WhatV1::Adjusted { side } => Happened::Adjusted(side.0),
            WhatV1::DrawOffered { side } => Happened::DrawOffered(side.0),
            WhatV1::DrawDeclined { side } => Happened::DrawDeclined(side.0),
            WhatV1::ClaimMade { by, with } => Happened::ClaimMade { by: by.0, with },
            WhatV1::ClaimFailed { side } => Happened::ClaimFailed(side.0),
            WhatV1::ClockCorrected {
                side,
                correction,
                why,
            } => Happened::ClockCorrected {
                side: side.0,
                correction: Correction::from(correction),
                why,
            },
            WhatV1::ClockFaultNoted { why } => Happened::ClockFaultNoted { why },
            WhatV1::ClockComplaint { by, why } => Happened::ClockComplaint { by: by.0, why },
            WhatV1::ClocksStopped { why } => Happened::ClocksStopped { why },
            WhatV1::ClocksStarted {} => Happened::ClocksStarted,
            WhatV1::ClocksSet { used, why } => Happened::ClocksSet {
                used: used.into_sides(Millis),
                why,
            },
            WhatV1::FlagFell { side } => Happened::FlagFell(side.0),
            WhatV1::Reported { report } => Happened::Reported(Report::from(report)),
            WhatV1::Decided { incident, decision } => Happened::Decided {
                incident,
                decision: decision.0,
            },
            WhatV1::MisconductNoted { by, what, why } => Happened::MisconductNoted {
                by: by.0,
                what: what.0,
                why,
            },
            WhatV1::AccidentNoted { why } => Happened::AccidentNoted { why },
            WhatV1::Displaced { by, why } => Happened::Displaced { by: by.0, why },
            WhatV1::Restored {} => Happened::Restored,
            WhatV1::ComplianceDemanded { by, why } => {
                Happened::ComplianceDemanded { by: by.0, why }
            }
            WhatV1::Replayed { behind, why } => Happened::Replayed { behind, why },
            WhatV1::Penalised {
                side,
                penalty,
                incident,
                why,
            } => Happened::Penalised {
                side: side.0,
                penalty: penalty.0,
                incident,
                why,
            },
            WhatV1::SessionEnded {} => Happened::SessionEnded,
            WhatV1::AdjournmentAsked { side } => Happened::AdjournmentAsked(side.0),
            WhatV1::AdjournmentAllowed {} => Happened::AdjournmentAllowed,
            WhatV1::AdjournmentOrdered { why } => Happened::AdjournmentOrdered { why },
            WhatV1::MoveSealed { by, sealed } => Happened::MoveSealed {
                by: by.0,
                sealed: Box::new(unsealed(&sealed)?),
            },
            WhatV1::AdjournedOpenly {} => Happened::AdjournedOpenly,
            WhatV1::Resumed { session, present } => Happened::Resumed {
                session: session.map(Millis),
                present: present.into_sides(|is_there| is_there),
            },
            WhatV1::EnvelopeOpened { receipt } => Happened::EnvelopeOpened(opened(&receipt)?),
            WhatV1::SealedPlayed { by, text, slip } => Happened::SealedPlayed {
                by: by.0,
                text,
                slip: slip.0,
            },
            WhatV1::SealedInDoubt { readings } => Happened::SealedInDoubt {
                readings: readings.into_iter().map(Reading::from).collect(),
            },
            WhatV1::EnvelopeLost { why } => Happened::EnvelopeLost { why },
            WhatV1::Reconstructed { fen, text, used } => Happened::Reconstructed {
                fen,
                text,
                used: used.into_sides(Millis),
            },
            WhatV1::Protested { by, why } => Happened::Protested { by: by.0, why },
            WhatV1::ProtestAnswered {
                protest,
                is_upheld,
                why,
            } => Happened::ProtestAnswered {
                protest,
                is_upheld,
                why,
            },
            WhatV1::Appealed { by, decision, why } => Happened::Appealed {
                by: by.0,
                decision,
                why,
            },
            WhatV1::AppealDecided {
                appeal,
                is_upheld,
                why,
            } => Happened::AppealDecided {
                appeal,
                is_upheld,
                why,
            },
            WhatV1::HandedIn { by, sheet } => Happened::HandedIn {
                by: by.0,
                sheet: sheet.into_sheet()?,
            },
            WhatV1::Signed { by, sheet } => Happened::Signed {
                by: by.0,
                sheet: sheet.0,
            },
            WhatV1::ColoursSwapped {} => Happened::ColoursSwapped,
            WhatV1::NextRoundBegun {} => Happened::NextRoundBegun,
            WhatV1::Ended { end } => Happened::Ended(end.into_end(rules)?),
        })
    }
}

fn unsealed(hex: &str) -> Result<Sealed, PayloadError> {
    let bytes = from_hex(hex).ok_or_else(|| PayloadError::value("sealed", &"no hex digits"))?;
    Sealed::from_bytes(&bytes).map_err(|error| PayloadError::value("sealed", &error))
}

fn opened(line: &str) -> Result<Receipt, PayloadError> {
    let receipt = line.parse();
    receipt.map_err(|error: conduct::ParseReceiptError| PayloadError::value("receipt", &error))
}

/// Whether a time is none, and need not be written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "this is how it is asked")]
const fn is_none(time: &u64) -> bool {
    *time == 0
}
