//! Parts of events, as they are kept.

use conduct::{Breach, Color, Correction, Millis, PenSlip, Reading, Report, Sheet};
use serde::{Deserialize, Serialize};

use super::PayloadError;
use super::words::{Sides, Word};

#[derive(Serialize, Deserialize)]
#[serde(tag = "way", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum CorrectionV1 {
    Forward { by: u64 },
    Back { by: u64 },
}

impl From<Correction> for CorrectionV1 {
    fn from(correction: Correction) -> CorrectionV1 {
        match correction {
            Correction::Forward(by) => CorrectionV1::Forward { by: by.0 },
            Correction::Back(by) => CorrectionV1::Back { by: by.0 },
        }
    }
}

impl From<CorrectionV1> for Correction {
    fn from(kept: CorrectionV1) -> Correction {
        match kept {
            CorrectionV1::Forward { by } => Correction::Forward(Millis(by)),
            CorrectionV1::Back { by } => Correction::Back(Millis(by)),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReadingV1 {
    text: String,
    slip: Word<PenSlip>,
}

impl From<&Reading> for ReadingV1 {
    fn from(reading: &Reading) -> ReadingV1 {
        let Reading { text, slip } = reading;
        ReadingV1 {
            text: text.clone(),
            slip: Word(*slip),
        }
    }
}

impl From<ReadingV1> for Reading {
    fn from(kept: ReadingV1) -> Reading {
        let ReadingV1 { text, slip } = kept;
        Reading { text, slip: slip.0 }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReportV1 {
    by: Word<Color>,
    breach: Word<Breach>,
    made: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proper: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    touched: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<String>,
}

impl From<&Report> for ReportV1 {
    fn from(report: &Report) -> ReportV1 {
        let Report {
            by,
            breach,
            made,
            proper,
            touched,
            after,
        } = report.clone();
        ReportV1 {
            by: Word(by),
            breach: Word(breach),
            made,
            proper,
            touched,
            after,
        }
    }
}

impl From<ReportV1> for Report {
    fn from(kept: ReportV1) -> Report {
        let ReportV1 {
            by,
            breach,
            made,
            proper,
            touched,
            after,
        } = kept;
        Report {
            by: by.0,
            breach: breach.0,
            made,
            proper,
            touched,
            after,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SheetV1 {
    first: Word<Color>,
    entries: Vec<String>,
    signed: Sides<bool>,
}

impl From<&Sheet> for SheetV1 {
    fn from(sheet: &Sheet) -> SheetV1 {
        let signed = conduct::ByColor::new_with(|side| sheet.is_signed_by(side));
        SheetV1 {
            first: Word(sheet.first()),
            entries: sheet.entries().to_vec(),
            signed: Sides::of(&signed, |is_signed| is_signed),
        }
    }
}

impl SheetV1 {
    pub(super) fn into_sheet(self) -> Result<Sheet, PayloadError> {
        let mut sheet = Sheet::new(self.first.0);
        for entry in &self.entries {
            let written = sheet.write(entry);
            written.map_err(|fault| PayloadError::value("sheet", &fault))?;
        }
        let signed = self.signed.into_sides(|is_signed| is_signed);
        for side in Color::ALL.into_iter().filter(|side| signed[*side]) {
            sheet.sign(side);
        }
        Ok(sheet)
    }
}
