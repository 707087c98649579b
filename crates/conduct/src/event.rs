//! What happened in a game.

mod class;

use games::{ByColor, Color};

use crate::breach::{Misconduct, Penalty};
use crate::clock::Correction;
use crate::end::End;
use crate::incident::{Decision, Report};
use crate::seal::{Receipt, Sealed};
use crate::sheet::Sheet;
use crate::slips::{PenSlip, Reading};
use crate::time::{Millis, Moment};
pub use class::EventClass;

/// Something that happened, at a moment. The state of a game is what its events make of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The moment at which it happened.
    pub at: Moment,
    /// The thing that happened.
    pub what: Happened,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// The game began.
    Begun,
    /// A player came, or came back.
    Arrived(Color),
    /// A player is not there any more.
    Left(Color),
    /// A move was made.
    Played {
        /// By whom.
        by: Color,
        /// The move as the rule set writes it.
        text: String,
        /// How long it was on its way: nobody's clock ran then.
        way: Millis,
    },
    /// A piece was touched, and must move.
    Touched {
        /// By whom.
        by: Color,
        /// Where it stands.
        square: String,
    },
    /// A player said that he adjusts pieces.
    Adjusting(Color),
    /// He has done so.
    Adjusted(Color),
    /// A draw was offered.
    DrawOffered(Color),
    /// The offer was declined in words.
    DrawDeclined(Color),
    /// A player asked to take his last move back.
    TakebackAsked(Color),
    /// The other did not agree.
    TakebackDeclined(Color),
    /// A player saved a game in which nobody else waits.
    Saved(Color),
    /// The players agreed, and the last moves do not stand any more.
    TakenBack {
        /// Behind how many entries of the score the game goes on.
        behind: usize,
    },
    /// A draw was claimed; the judge checks it on the claimant's time (`002:§16.5`).
    ClaimMade {
        /// By whom.
        by: Color,
        /// With which move.
        with: Option<String>,
    },
    /// The judge confirmed a draw that the position on a wooden board brings about.
    EndConfirmed,
    /// A claim was found wrong; it cost the time it took.
    ClaimFailed(Color),
    /// A dial was put right.
    ClockCorrected {
        /// Whose.
        side: Color,
        /// The direction in which the dial was moved, and the time by which.
        correction: Correction,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// A fault of the clock was noted; the times are as they were.
    ClockFaultNoted {
        /// What was found.
        why: String,
    },
    /// A player complained about the clock.
    ClockComplaint {
        /// The side that complained.
        by: Color,
        /// Of what.
        why: String,
    },
    /// Both clocks were stopped.
    ClocksStopped {
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// The clock of the player to move runs again.
    ClocksStarted,
    /// Both dials were set.
    ClocksSet {
        /// What they show.
        used: ByColor<Millis>,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// A flag fell.
    FlagFell(Color),

    /// An error at the board was reported.
    Reported(Report),
    /// What became of an incident.
    Decided {
        /// Which, from 1.
        incident: usize,
        /// What became of it.
        decision: Decision,
    },
    /// How a player behaved was noted.
    MisconductNoted {
        /// The side whose behaviour was noted.
        by: Color,
        /// The kind of misconduct.
        what: Misconduct,
        /// In more words.
        why: String,
    },
    /// The board was upset, and restored.
    AccidentNoted {
        /// What upset the board, in words for the protocol.
        why: String,
    },
    /// A player displaced pieces; his clock runs.
    Displaced {
        /// The side that displaced the pieces.
        by: Color,
        /// What was displaced, in words for the protocol.
        why: String,
    },
    /// The pieces stand again as they should.
    Restored,
    /// A player demanded that his opponent follow the rules.
    ComplianceDemanded {
        /// Who demanded it.
        by: Color,
        /// What of.
        why: String,
    },
    /// The game is replayed.
    Replayed {
        /// Behind how many entries of the score.
        behind: usize,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// A player was penalised.
    Penalised {
        /// The side that was penalised.
        side: Color,
        /// The penalty imposed.
        penalty: Penalty,
        /// For which incident, from 1.
        incident: Option<usize>,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },

    /// The time for play has passed; the game is to be adjourned.
    SessionEnded,
    /// A player wants to adjourn early.
    AdjournmentAsked(Color),
    /// The judge consented; whoever seals takes the rest of the session on himself.
    AdjournmentAllowed,
    /// The judge adjourns the game.
    AdjournmentOrdered {
        /// The reason, in words for the protocol.
        why: String,
    },
    /// A player proposed to adjourn, where no judge decides it.
    AdjournmentProposed(Color),
    /// The other did not agree to adjourn.
    AdjournmentDeclined(Color),
    /// The players agreed to adjourn.
    AdjournmentAgreed,
    /// A player proposed when to resume.
    ResumptionProposed {
        /// The side that proposed the time.
        by: Color,
        /// The time; without one, at once.
        at: Option<Moment>,
    },
    /// The other did not agree to that time.
    ResumptionDeclined(Color),
    /// The time of resumption is settled: by the players, or by the judge.
    ResumptionAppointed {
        /// The time.
        at: Moment,
    },
    /// A move was sealed.
    MoveSealed {
        /// By whom.
        by: Color,
        /// The move, unreadable.
        sealed: Box<Sealed>,
    },
    /// The game was adjourned after a move made openly.
    AdjournedOpenly,
    /// The game was resumed.
    Resumed {
        /// How much time for play there is.
        session: Option<Millis>,
        /// Who is there.
        present: ByColor<bool>,
    },
    /// The envelope was opened, and this stood in it.
    EnvelopeOpened(Receipt),
    /// The sealed move was made on the board.
    SealedPlayed {
        /// Who sealed it.
        by: Color,
        /// The move as the rule set writes it.
        text: String,
        /// The slip of the pen in it.
        slip: PenSlip,
    },
    /// Nobody can say for certain what was sealed; the judge decides.
    SealedInDoubt {
        /// What it may mean.
        readings: Vec<Reading>,
    },
    /// The judge said what a sealed move in doubt means.
    SealedRead {
        /// The move as the rule set writes it.
        text: String,
    },
    /// It was settled without a judge what a sealed move in doubt stands for.
    SealedChosen {
        /// Who chose; nobody where he let the time to choose pass.
        by: Option<Color>,
        /// The move as the rule set writes it.
        text: String,
    },
    /// The envelope was lost.
    EnvelopeLost {
        /// How the envelope was lost, in words for the protocol.
        why: String,
    },
    /// The game was reconstructed without its envelope.
    Reconstructed {
        /// The position, if it is not the one on record.
        fen: Option<String>,
        /// The sealed move.
        text: String,
        /// What the dials show.
        used: ByColor<Millis>,
    },

    /// A player protested.
    Protested {
        /// The side that protested.
        by: Color,
        /// Against what.
        why: String,
    },
    /// The judge answered a protest.
    ProtestAnswered {
        /// Which, from 1.
        protest: usize,
        /// Whether it was upheld.
        is_upheld: bool,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// A player appealed against a decision.
    Appealed {
        /// The side that appealed.
        by: Color,
        /// Against which decision, from 1.
        decision: usize,
        /// The grounds of the appeal, in the player's words.
        why: String,
    },
    /// The organiser decided an appeal.
    AppealDecided {
        /// Which, from 1.
        appeal: usize,
        /// Whether it was upheld.
        is_upheld: bool,
        /// The reason in the organiser's words, for the protocol.
        why: String,
    },
    /// A score sheet was handed in.
    HandedIn {
        /// By whom.
        by: Color,
        /// What he wrote.
        sheet: Sheet,
    },
    /// A sheet was signed.
    Signed {
        /// By whom.
        by: Color,
        /// Whose sheet.
        sheet: Color,
    },
    /// The judge took the score sheets although a signature is missing.
    SheetsAccepted {
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// The players took each other's colour.
    ColoursSwapped,
    /// The next round began.
    NextRoundBegun,
    /// The game is over.
    Ended(End),
}
