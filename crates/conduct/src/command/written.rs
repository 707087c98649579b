//! The texts in a command, each by what it is.

use crate::command::Command;
use crate::incident::Report;

/// A text that somebody wrote into a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Written<'a> {
    pub(crate) role: Role,
    pub(crate) text: &'a str,
}

/// What a text is in its command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// The move that the command names, made or not.
    Move,
    /// A square, a position, another reading: what the game itself checks.
    Detail,
    /// Words that must not be missing.
    Reason,
}

fn named(text: &str) -> Written<'_> {
    let role = Role::Move;
    Written { role, text }
}

fn detail(text: &str) -> Written<'_> {
    let role = Role::Detail;
    Written { role, text }
}

fn reason(text: &str) -> Written<'_> {
    let role = Role::Reason;
    Written { role, text }
}

impl Command {
    /// The move that it names, made or not.
    pub fn named_move(&self) -> Option<&str> {
        let texts = self.texts();
        let named = texts.iter().find(|written| written.role == Role::Move);
        named.map(|written| written.text)
    }

    /// The texts that people wrote. A new command compiles only with a line here.
    pub(crate) fn texts(&self) -> Vec<Written<'_>> {
        match self {
            Command::Play { text, .. } => vec![named(text)],
            Command::ClaimDraw { with, .. } => with.iter().map(|text| named(text)).collect(),
            Command::ReadSealed { meaning } => meaning.iter().map(|text| named(text)).collect(),
            Command::ChooseReading { text, .. } => vec![detail(text)],
            Command::Touch { square, .. } => vec![detail(square)],
            Command::Report(report) => in_report(report),
            Command::Reconstruct { fen, text, .. } => {
                let fen = fen.iter().map(|fen| detail(fen));
                fen.chain([named(text)]).collect()
            }
            Command::CorrectClock { why, .. }
            | Command::NoteClockFault { why }
            | Command::ComplainAboutClock { why, .. }
            | Command::StopClocks { why }
            | Command::SetClocks { why, .. }
            | Command::NoteMisconduct { why, .. }
            | Command::NoteAccident { why }
            | Command::Displace { why, .. }
            | Command::DemandCompliance { why, .. }
            | Command::ReplayFrom { why, .. }
            | Command::Penalise { why, .. }
            | Command::Adjourn { why }
            | Command::LoseEnvelope { why }
            | Command::Rule { why, .. }
            | Command::Annul { why, .. }
            | Command::Protest { why, .. }
            | Command::AnswerProtest { why, .. }
            | Command::Appeal { why, .. }
            | Command::DecideAppeal { why, .. }
            | Command::AcceptSheets { why } => vec![reason(why)],
            Command::Begin
            | Command::Arrive(_)
            | Command::Leave(_)
            | Command::ClaimLeft(_)
            | Command::Abort(_)
            | Command::Abandon
            | Command::Adjust(_)
            | Command::Adjusted(_)
            | Command::Resign(_)
            | Command::OfferDraw(_)
            | Command::AnswerDraw { .. }
            | Command::AskTakeback(_)
            | Command::AnswerTakeback { .. }
            | Command::Save(_)
            | Command::ProposeAdjournment(_)
            | Command::AnswerAdjournment { .. }
            | Command::ProposeResumption { .. }
            | Command::AnswerResumption { .. }
            | Command::AppointResumption { .. }
            | Command::CheckClaim { .. }
            | Command::ConfirmEnd
            | Command::StartClocks
            | Command::DemandCorrection { .. }
            | Command::LetStand { .. }
            | Command::Restore
            | Command::AskToAdjourn(_)
            | Command::AllowAdjournment
            | Command::Seal { .. }
            | Command::Resume { .. }
            | Command::OpenEnvelope(_)
            | Command::HandIn { .. }
            | Command::Sign { .. }
            | Command::SwapColours
            | Command::BeginNextRound
            | Command::Look => Vec::new(),
        }
    }
}

fn in_report(report: &Report) -> Vec<Written<'_>> {
    let Report {
        made,
        proper,
        touched,
        after,
        ..
    } = report;
    let proper = proper.iter().map(|text| named(text));
    let others = [touched, after].into_iter().flatten();
    let others = others.map(|text| detail(text));
    proper.chain(others).chain([reason(made)]).collect()
}
