//! The one classification of commands by when they may be given.

use crate::command::Command;
use crate::refused::Refused;

/// When a command may be given, beside the course of the game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CommandClass {
    /// Whether it may be given before the game has begun.
    may_precede: bool,
    /// Whether it may be given after the end, and how it is refused.
    after: AfterEnd,
}

/// What becomes of a command after the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AfterEnd {
    /// It may be given.
    Allowed,
    /// The game is over.
    Over,
    /// The clock is not touched any more.
    ClockTooLate,
    /// Nor are the dials set.
    SetTooLate,
    /// The result stands with the colours that were played (`002:§12.3`).
    PlayedSo,
}

impl CommandClass {
    /// Given at any time.
    const ALWAYS: CommandClass = CommandClass::new(true, AfterEnd::Allowed);
    /// Given until the game ends.
    const UNTIL_THE_END: CommandClass = CommandClass::new(true, AfterEnd::Over);
    /// Given as long as the game is under way.
    const UNDER_WAY: CommandClass = CommandClass::new(false, AfterEnd::Over);
    /// Given from the beginning on.
    const ONCE_BEGUN: CommandClass = CommandClass::new(false, AfterEnd::Allowed);

    const fn new(may_precede: bool, after: AfterEnd) -> CommandClass {
        CommandClass { may_precede, after }
    }

    /// Whether the command may be given before the game has begun.
    pub(crate) const fn before_the_beginning(self) -> Result<(), Refused> {
        match self.may_precede {
            true => Ok(()),
            false => Err(Refused::NotBegun),
        }
    }

    /// Whether the command may be given once the game is over.
    pub(crate) const fn after_the_end(self) -> Result<(), Refused> {
        match self.after {
            AfterEnd::Allowed => Ok(()),
            AfterEnd::Over => Err(Refused::Over),
            AfterEnd::ClockTooLate => Err(Refused::ClockTooLate),
            AfterEnd::SetTooLate => Err(Refused::SetTooLate),
            AfterEnd::PlayedSo => Err(Refused::PlayedSo),
        }
    }
}

impl Command {
    /// When it may be given. A new command compiles only with a line here.
    pub(crate) const fn class(&self) -> CommandClass {
        match self {
            Command::NoteMisconduct { .. }
            | Command::Penalise { .. }
            | Command::Protest { .. }
            | Command::AnswerProtest { .. }
            | Command::Appeal { .. }
            | Command::DecideAppeal { .. } => CommandClass::ALWAYS,

            Command::Begin
            | Command::Arrive(_)
            | Command::Leave(_)
            | Command::Abort(_)
            | Command::Abandon
            | Command::Rule { .. }
            | Command::Annul { .. } => CommandClass::UNTIL_THE_END,
            Command::SwapColours => CommandClass::new(true, AfterEnd::PlayedSo),

            Command::ReplayFrom { .. }
            | Command::HandIn { .. }
            | Command::Sign { .. }
            | Command::AcceptSheets { .. }
            | Command::BeginNextRound => CommandClass::ONCE_BEGUN,

            Command::CorrectClock { .. }
            | Command::NoteClockFault { .. }
            | Command::ComplainAboutClock { .. } => {
                CommandClass::new(false, AfterEnd::ClockTooLate)
            }
            Command::SetClocks { .. } => CommandClass::new(false, AfterEnd::SetTooLate),

            Command::Play { .. }
            | Command::Touch { .. }
            | Command::Adjust(_)
            | Command::Adjusted(_)
            | Command::Resign(_)
            | Command::OfferDraw(_)
            | Command::AnswerDraw { .. }
            | Command::AskTakeback(_)
            | Command::AnswerTakeback { .. }
            | Command::Save(_)
            | Command::ClaimLeft(_)
            | Command::ClaimDraw { .. }
            | Command::CheckClaim { .. }
            | Command::ConfirmEnd
            | Command::StopClocks { .. }
            | Command::StartClocks
            | Command::Report(_)
            | Command::DemandCorrection { .. }
            | Command::LetStand { .. }
            | Command::NoteAccident { .. }
            | Command::Displace { .. }
            | Command::Restore
            | Command::DemandCompliance { .. }
            | Command::AskToAdjourn(_)
            | Command::AllowAdjournment
            | Command::ProposeAdjournment(_)
            | Command::AnswerAdjournment { .. }
            | Command::ProposeResumption { .. }
            | Command::AnswerResumption { .. }
            | Command::AppointResumption { .. }
            | Command::ChooseReading { .. }
            | Command::Adjourn { .. }
            | Command::Seal { .. }
            | Command::Resume { .. }
            | Command::OpenEnvelope(_)
            | Command::ReadSealed { .. }
            | Command::LoseEnvelope { .. }
            | Command::Reconstruct { .. }
            | Command::Look => CommandClass::UNDER_WAY,
        }
    }
}
