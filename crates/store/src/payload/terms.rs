//! What was agreed, as it is kept.

use std::collections::BTreeMap;

use conduct::{Competition, DrawOptions, Duty, Millis, Mode, PersonId, Terms, WinningPosition};
use serde::{Deserialize, Serialize};

use super::PayloadError;
use super::words::{Sides, Word};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TermsV1 {
    rules: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    /// Settings by their names; one that is not named has the value that was the default when version 1 began.
    draws: BTreeMap<String, String>,
    control: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    default_time: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    leave_time: Option<u64>,
    mode: Word<Mode>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    session: Option<u64>,
    form: String,
    has_touch_move: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    score: Option<Word<Duty>>,
    sides: Sides<Vec<u64>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    competition: Option<CompetitionV1>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CompetitionV1 {
    is_last: bool,
    may_analyse_adjourned: bool,
}

impl From<&Terms> for TermsV1 {
    fn from(terms: &Terms) -> TermsV1 {
        let Terms {
            rules,
            fen,
            draws,
            control,
            default_time,
            leave_time,
            mode,
            session,
            form,
            has_touch_move,
            score,
            sides,
            competition,
        } = terms;
        TermsV1 {
            rules: rules.id().to_owned(),
            fen: fen.clone(),
            draws: settings(*draws),
            control: control.to_string(),
            default_time: default_time.map(|time| time.0),
            leave_time: leave_time.map(|time| time.0),
            mode: Word(*mode),
            session: session.map(|time| time.0),
            form: form.to_string(),
            has_touch_move: *has_touch_move,
            score: score.map(Word),
            sides: Sides::of(sides, |side| side.iter().map(|person| person.0).collect()),
            competition: competition.map(CompetitionV1::from),
        }
    }
}

impl TermsV1 {
    pub(super) fn into_terms(self) -> Result<Terms, PayloadError> {
        let people = |side: Vec<u64>| side.into_iter().map(PersonId).collect();
        Ok(Terms {
            rules: parsed("rules", &self.rules)?,
            fen: self.fen,
            draws: draws(&self.draws)?,
            control: parsed("control", &self.control)?,
            default_time: self.default_time.map(Millis),
            leave_time: self.leave_time.map(Millis),
            mode: self.mode.0,
            session: self.session.map(Millis),
            form: parsed("form", &self.form)?,
            has_touch_move: self.has_touch_move,
            score: self.score.map(|duty| duty.0),
            sides: self.sides.into_sides(people),
            competition: self.competition.map(Competition::from),
        })
    }
}

fn parsed<T>(field: &'static str, text: &str) -> Result<T, PayloadError>
where
    T: core::str::FromStr<Err: core::fmt::Display>,
{
    text.parse()
        .map_err(|error: T::Err| PayloadError::value(field, &error))
}

/// Every setting with its value.
fn settings(options: DrawOptions) -> BTreeMap<String, String> {
    let all = DrawOptions::SETTINGS.into_iter();
    let chosen = all.filter_map(|(name, _)| {
        let value = options.value(name)?;
        Some((name.to_owned(), value.to_owned()))
    });
    chosen.collect()
}

fn draws(settings: &BTreeMap<String, String>) -> Result<DrawOptions, PayloadError> {
    let mut options = DrawOptions {
        winning_position: WinningPosition::Narrow,
        ..DrawOptions::default()
    };
    for (name, value) in settings {
        let set = options.set(name, value);
        set.map_err(|error| PayloadError::value("draws", &error))?;
    }
    Ok(options)
}

impl From<Competition> for CompetitionV1 {
    fn from(competition: Competition) -> CompetitionV1 {
        let Competition {
            is_last,
            may_analyse_adjourned,
        } = competition;
        CompetitionV1 {
            is_last,
            may_analyse_adjourned,
        }
    }
}

impl From<CompetitionV1> for Competition {
    fn from(kept: CompetitionV1) -> Competition {
        let CompetitionV1 {
            is_last,
            may_analyse_adjourned,
        } = kept;
        Competition {
            is_last,
            may_analyse_adjourned,
        }
    }
}
