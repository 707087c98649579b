//! What players and judges ask for.

mod class;
mod written;

use games::{ByColor, Color};

use crate::breach::{Misconduct, Penalty};
use crate::clock::Correction;
use crate::end::{Annulment, Verdict};
use crate::incident::Report;
use crate::seal::{Receipt, Sealed};
use crate::sheet::Sheet;
use crate::time::{Millis, Moment};
pub(crate) use written::{Role, Written};

/// Something a player or a judge asks for. Who may ask is for the caller to see to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The judge begins the game: White's clock is started (`002:§32.1`).
    Begin,
    /// A player is there, or is back.
    Arrive(Color),
    /// A player is not there any more: his connection is gone. His clock runs on.
    Leave(Color),
    /// A player who stayed claims the game that his opponent left, once he has waited for the time agreed on
    /// ([`Terms::leave_time`](crate::Terms::leave_time)). A courtesy of casual games.
    ClaimLeft(Color),
    /// Nothing has happened in a casual game without a clock for [`LONGEST_UNTOUCHED`](crate::LONGEST_UNTOUCHED): it ends
    /// without a result.
    Abandon,
    /// A player breaks the game off before both have moved. A courtesy of casual games.
    Abort(Color),
    /// A player moves, and presses the clock with it.
    Play {
        /// The side that moves.
        by: Color,
        /// The move, in any spelling.
        text: String,
    },
    /// The player to move touches a piece (`000:3.11`).
    Touch {
        /// The side that touches the piece.
        by: Color,
        /// On which square.
        square: String,
    },
    /// The player to move says "kohendan": he only adjusts pieces (`000:3.13`).
    Adjust(Color),
    /// He has adjusted them.
    Adjusted(Color),
    /// A player resigns, on his move or not.
    Resign(Color),
    /// The player to move offers a draw.
    OfferDraw(Color),
    /// The other agrees, or does not.
    AnswerDraw {
        /// The side that answers.
        by: Color,
        /// Whether he agrees.
        agrees: bool,
    },
    /// A player asks to take his last move back, on his move or not. A courtesy of casual games.
    AskTakeback(Color),
    /// The other agrees, or does not.
    AnswerTakeback {
        /// The side that answers.
        by: Color,
        /// Whether he agrees.
        agrees: bool,
    },
    /// Propose to adjourn, where no judge decides it.
    ProposeAdjournment(Color),
    /// Agree to adjourn, or do not.
    AnswerAdjournment {
        /// Who answers.
        by: Color,
        /// Whether he agrees.
        agrees: bool,
    },
    /// Propose when an adjourned game is to be resumed.
    ProposeResumption {
        /// Who proposes.
        by: Color,
        /// The time; without one, at once.
        at: Option<Moment>,
    },
    /// Agree to the proposed time, or do not.
    AnswerResumption {
        /// Who answers.
        by: Color,
        /// Whether he agrees.
        agrees: bool,
    },
    /// The judge sets the time at which an adjourned game is resumed.
    AppointResumption {
        /// The time.
        at: Moment,
    },
    /// Choose what the opponent's doubtful sealed move stands for, where no judge reads it.
    ChooseReading {
        /// Who chooses.
        by: Color,
        /// One of the readings.
        text: String,
    },
    /// Save a game in which nobody else waits, and stop its clock until it is resumed. Whether somebody does is for the
    /// caller to know.
    Save(Color),
    /// The player to move claims a draw, with a move that he has not made or without one.
    ClaimDraw {
        /// The side that claims.
        by: Color,
        /// The move that would bring the draw about (`002:§16.2`).
        with: Option<String>,
    },
    /// The judge has checked a claim at a wooden board (`002:§16.5`).
    CheckClaim {
        /// Whether it was right.
        is_right: bool,
    },
    /// The judge confirms a draw that the position on a wooden board brings about by itself.
    ConfirmEnd,

    /// The judge puts a dial right (`002:§32.6`).
    CorrectClock {
        /// Whose.
        side: Color,
        /// The direction in which the dial is moved, and the time by which.
        correction: Correction,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// The judge notes a fault of the clock of which nobody can say on which side it arose (`002:§32.7`).
    NoteClockFault {
        /// What was found.
        why: String,
    },
    /// A player complains about the clock or its flag (`002:§32.14`).
    ComplainAboutClock {
        /// The side that complains.
        by: Color,
        /// Of what.
        why: String,
    },
    /// The judge stops both clocks (`002:§33.3`).
    StopClocks {
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// The judge lets them run again.
    StartClocks,
    /// The judge sets both dials, which were set wrongly when the game was resumed (`002:§35.6`).
    SetClocks {
        /// What they show.
        used: ByColor<Millis>,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },

    /// An error at a wooden board is reported.
    Report(Report),
    /// The opponent demands that an error be corrected (`000:5.4`).
    DemandCorrection {
        /// The side that demands the correction.
        by: Color,
        /// Which incident, from 1.
        incident: usize,
    },
    /// The opponent lets an error stand.
    LetStand {
        /// The side that lets the error stand.
        by: Color,
        /// Which incident, from 1.
        incident: usize,
    },
    /// The judge notes how a player behaved.
    NoteMisconduct {
        /// The side whose behaviour is noted.
        by: Color,
        /// The kind of misconduct.
        what: Misconduct,
        /// In more words.
        why: String,
    },
    /// Something upset the board that nobody is to blame for; the position is restored (`000:5.5`).
    NoteAccident {
        /// What upset the board, in words for the protocol.
        why: String,
    },
    /// A player has displaced pieces, and restores them on his own time (`001:5.3`).
    Displace {
        /// The side that displaced the pieces.
        by: Color,
        /// What was displaced, in words for the protocol.
        why: String,
    },
    /// The pieces stand again as they should.
    Restore,
    /// A player demands that his opponent follow the rules (`000:5.6`).
    DemandCompliance {
        /// Who demands it.
        by: Color,
        /// What of.
        why: String,
    },
    /// The judge has the game replayed (`002:§12.1`).
    ReplayFrom {
        /// Behind how many entries of the score.
        behind: usize,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// The judge penalises a player (`001:5.9`, `002:§39.4`).
    Penalise {
        /// The side that is penalised.
        side: Color,
        /// The penalty imposed.
        penalty: Penalty,
        /// For which incident, from 1.
        incident: Option<usize>,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },

    /// The player to move wants to adjourn before the session is over (`002:§34.5`).
    AskToAdjourn(Color),
    /// The judge consents.
    AllowAdjournment,
    /// The judge adjourns the game, whatever number of moves was made (`002:§34.6`).
    Adjourn {
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// The player to move seals his move (`002:§34.2`).
    Seal {
        /// The side that seals its move.
        by: Color,
        /// The move, unreadable.
        sealed: Box<Sealed>,
    },
    /// The judge resumes the game (`002:§35.1`).
    Resume {
        /// How much time for play there is; none: no end is set.
        session: Option<Millis>,
        /// Who is there.
        present: ByColor<bool>,
    },
    /// The judge opens the envelope.
    OpenEnvelope(Receipt),
    /// The judge says what a sealed move in doubt means; none: nobody can say (`002:§36.1`).
    ReadSealed {
        /// The move.
        meaning: Option<String>,
    },
    /// The judge finds that the envelope is lost.
    LoseEnvelope {
        /// How the envelope was lost, in words for the protocol.
        why: String,
    },
    /// The judge has the game reconstructed (`002:§35.5`).
    Reconstruct {
        /// The position, if it is not the one on record.
        fen: Option<String>,
        /// The sealed move.
        text: String,
        /// What the dials are to show.
        used: ByColor<Millis>,
    },

    /// The judge ends the game; or says how it ended after all, where a protest or an appeal was upheld since
    /// (`002:§39.7`).
    Rule {
        /// The judge's decision on how the game ends.
        verdict: Verdict,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// The judge annuls the game; it is played again.
    Annul {
        /// On what ground.
        ground: Annulment,
        /// In more words.
        why: String,
    },
    /// A player protests.
    Protest {
        /// The side that protests.
        by: Color,
        /// Against what.
        why: String,
    },
    /// The judge answers a protest.
    AnswerProtest {
        /// Which, from 1.
        protest: usize,
        /// Whether it is upheld.
        is_upheld: bool,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// A player appeals against a decision of the judge, which stays in force meanwhile (`002:§39.7`).
    Appeal {
        /// The side that appeals.
        by: Color,
        /// Against which decision, from 1.
        decision: usize,
        /// The grounds of the appeal, in the player's words.
        why: String,
    },
    /// The organiser decides an appeal.
    DecideAppeal {
        /// Which, from 1.
        appeal: usize,
        /// Whether it is upheld.
        is_upheld: bool,
        /// The reason in the organiser's words, for the protocol.
        why: String,
    },
    /// A player hands in his score sheet (`002:§33.2`).
    HandIn {
        /// The side that hands in its sheet.
        by: Color,
        /// What he wrote.
        sheet: Sheet,
    },
    /// A player signs a sheet (`002:§33.2`).
    Sign {
        /// The side that signs.
        by: Color,
        /// Whose sheet.
        sheet: Color,
    },
    /// The judge takes the score sheets although a signature is missing (`002:§33.2`).
    AcceptSheets {
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// The judge gives each player the other colour (`002:§12.3`).
    SwapColours,
    /// The next round has begun: what this game ended with stands (`002:§12.2`).
    BeginNextRound,
    /// Nobody asks for anything, but time passes.
    Look,
}
