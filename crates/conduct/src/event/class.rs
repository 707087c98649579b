//! The one classification of events, read by whoever keeps, lists, shows or prints them.

use crate::event::Happened;

/// How an event counts with those who keep, list, show and print a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EventClass {
    /// Whether it is a decision of the judge, against which one may appeal (`002:§39.7`).
    pub is_decision: bool,
    /// Whether it changes what lists say of a game: its end, its result, who has which colour.
    pub is_listed: bool,
    /// Whether it surely leaves the position as it was.
    pub keeps_position: bool,
    /// Whether it only says that somebody came or went, or that clocks were stopped or started.
    pub is_passing: bool,
    /// Whether the score sheet notes it beside the moves.
    pub is_on_sheet: bool,
    /// Whether the protocol tells it in a comment of its own; what the moves, the incidents or the result tell by
    /// themselves has none.
    pub is_in_protocol: bool,
}

impl EventClass {
    /// An event that only the moves or the incidents tell.
    const PLAIN: EventClass = EventClass {
        is_decision: false,
        is_listed: false,
        keeps_position: false,
        is_passing: false,
        is_on_sheet: false,
        is_in_protocol: false,
    };

    const fn decision(self) -> EventClass {
        self.decision_if(true)
    }

    const fn decision_if(mut self, is_decision: bool) -> EventClass {
        self.is_decision = is_decision;
        self
    }

    const fn listed(mut self) -> EventClass {
        self.is_listed = true;
        self
    }

    const fn keeping_position(mut self) -> EventClass {
        self.keeps_position = true;
        self
    }

    const fn passing(mut self) -> EventClass {
        self.is_passing = true;
        self
    }

    const fn on_sheet(mut self) -> EventClass {
        self.is_on_sheet = true;
        self
    }

    const fn in_protocol(mut self) -> EventClass {
        self.is_in_protocol = true;
        self
    }

    /// On the score sheet and in the protocol.
    const fn on_record(self) -> EventClass {
        self.on_sheet().in_protocol()
    }
}

impl Happened {
    /// How it counts with those who keep, list, show and print the game. A new event compiles only with a line here.
    pub const fn class(&self) -> EventClass {
        const PLAIN: EventClass = EventClass::PLAIN;
        match self {
            Happened::Begun
            | Happened::Played { .. }
            | Happened::Displaced { .. }
            | Happened::Restored
            | Happened::HandedIn { .. }
            | Happened::NextRoundBegun => PLAIN,

            // presence
            Happened::Arrived(_) | Happened::Left(_) => PLAIN.keeping_position().passing(),

            // at the board
            Happened::Touched { .. } | Happened::Adjusting(_) | Happened::Adjusted(_) => {
                PLAIN.keeping_position()
            }
            Happened::Reported(_)
            | Happened::Decided { .. }
            | Happened::ComplianceDemanded { .. } => PLAIN.on_sheet(),
            Happened::MisconductNoted { .. } | Happened::AccidentNoted { .. } => {
                PLAIN.on_sheet().decision()
            }
            Happened::Replayed { .. } | Happened::ColoursSwapped => {
                PLAIN.on_record().decision().listed()
            }

            // proposals and claims
            Happened::DrawOffered(_)
            | Happened::DrawDeclined(_)
            | Happened::TakebackAsked(_)
            | Happened::TakebackDeclined(_)
            | Happened::AdjournmentProposed(_)
            | Happened::AdjournmentDeclined(_)
            | Happened::ResumptionProposed { .. }
            | Happened::ResumptionDeclined(_) => PLAIN.in_protocol().keeping_position(),
            Happened::TakenBack { .. } | Happened::ClaimMade { .. } => PLAIN.on_record(),
            Happened::EndConfirmed | Happened::ClaimFailed(_) => PLAIN.on_record().decision(),

            // clocks
            Happened::ClocksStopped { .. } => {
                PLAIN.on_record().decision().keeping_position().passing()
            }
            Happened::ClocksStarted => PLAIN.in_protocol().keeping_position().passing(),
            Happened::ClockComplaint { .. } => PLAIN.on_record(),
            Happened::ClockCorrected { .. }
            | Happened::ClockFaultNoted { .. }
            | Happened::ClocksSet { .. } => PLAIN.on_record().decision(),
            Happened::FlagFell(_) => PLAIN.on_sheet(),

            // adjournment
            Happened::Saved(_)
            | Happened::SessionEnded
            | Happened::AdjournmentAsked(_)
            | Happened::SealedPlayed { .. } => PLAIN.in_protocol(),
            Happened::AdjournmentAgreed
            | Happened::MoveSealed { .. }
            | Happened::AdjournedOpenly
            | Happened::EnvelopeOpened(_)
            | Happened::SealedInDoubt { .. }
            | Happened::SealedChosen { .. } => PLAIN.on_record(),
            Happened::ResumptionAppointed { .. } => PLAIN.on_record().keeping_position(),
            Happened::AdjournmentAllowed
            | Happened::AdjournmentOrdered { .. }
            | Happened::Resumed { .. }
            | Happened::SealedRead { .. }
            | Happened::EnvelopeLost { .. }
            | Happened::Reconstructed { .. } => PLAIN.on_record().decision(),

            // the judge
            Happened::Protested { .. }
            | Happened::Appealed { .. }
            | Happened::AppealDecided { .. } => PLAIN.on_record(),
            Happened::Penalised { .. }
            | Happened::ProtestAnswered { .. }
            | Happened::SheetsAccepted { .. } => PLAIN.on_record().decision(),
            Happened::Signed { .. } => PLAIN.in_protocol(),
            Happened::Ended(end) => PLAIN.in_protocol().listed().decision_if(end.is_decision()),
        }
    }
}
