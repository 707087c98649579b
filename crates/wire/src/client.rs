//! What a browser says.

use serde::{Deserialize, Serialize};

/// A frame from a browser. Unknown fields are refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// The first word on a connection.
    Hello {
        /// The version of the language.
        protocol: u32,
    },
    /// Something is to be done.
    Act {
        /// A name that the page chose for it: a second one of the same name is not done again.
        id: String,
        /// How many events the page had seen.
        version: u64,
        /// The thing to be done.
        act: Act,
    },
    /// Is the server there? What is sent comes back.
    Ping {
        /// A number of the page.
        sent: u64,
        /// How long the last answer took, in milliseconds. For the page's own use: the server believes only what it has
        /// measured itself.
        lag: Option<u32>,
    },
}

/// What a player may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Move.
    Play {
        /// In any spelling.
        text: String,
    },
    /// Touch a piece.
    Touch {
        /// Where it stands.
        square: String,
    },
    /// Pick a piece up that has no legal move, to hear why: it is refused with the reason, and nobody else hears of it.
    Lift {
        /// Where it stands.
        square: String,
    },
    /// Say "I adjust".
    Adjust {},
    /// The pieces are adjusted.
    Adjusted {},
    /// Resign.
    Resign {},
    /// Offer a draw.
    OfferDraw {},
    /// Agree to a draw, or do not.
    AnswerDraw {
        /// Whether.
        agrees: bool,
    },
    /// Claim a draw.
    ClaimDraw {
        /// With a move that is not made.
        with: Option<String>,
    },
    /// Ask to adjourn.
    AskToAdjourn {},
    /// Agree to an adjournment.
    AllowAdjournment {},
    /// Save a game in which nobody else waits for a move.
    Save {},
    /// Seal a move.
    Seal {
        /// What is written.
        text: String,
        /// Whether it is to be refused if it is no legal move as it is written: the sealer may still mean it.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        check: bool,
    },
    /// Do not agree to an adjournment.
    DeclineAdjournment {},
    /// Resume an adjourned game now, or propose it where somebody else plays.
    Resume {},
    /// Prove what was sealed, where the envelope is lost.
    ShowReceipt {
        /// The line that the sealer was given.
        receipt: String,
    },
    /// Propose when an adjourned game is to be resumed.
    ProposeResumption {
        /// The clock of the server then, in milliseconds.
        at: u64,
    },
    /// Agree to the time that the opponent proposes, or do not.
    AnswerResumption {
        /// Whether.
        agrees: bool,
    },
    /// Choose what the opponent's doubtful sealed move stands for.
    ChooseReading {
        /// One of the readings.
        text: String,
    },
    /// Ask to take the last move back.
    AskTakeback {},
    /// Agree to that, or do not.
    AnswerTakeback {
        /// Whether.
        agrees: bool,
    },
    /// Break a game off that has hardly begun.
    Abort {},
    /// Claim the game because the opponent has left.
    ClaimLeft {},
    /// Ask for, or agree to, another game.
    Rematch {},
}
