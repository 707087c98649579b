//! The envelope of an adjourned game (`002:§34.3`).

use games::{ByColor, Color};

use crate::seal::Sealed;
use crate::slips::Reading;
use crate::time::Millis;

/// What an envelope says, and the sealed move in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// Who sealed, or made the last move openly.
    pub by: Color,
    /// The number of his move.
    pub number: u32,
    /// The position at adjournment as FEN.
    pub fen: String,
    /// What the dials showed.
    pub used: ByColor<Millis>,
    /// The sealed move; none where it was made openly (`002:§34.4`).
    pub sealed: Option<Box<Sealed>>,
    /// The square of the piece that the sealer had touched, and which his move must be of (`002:§11.1`).
    pub touched: Option<String>,
    /// What the move may mean, once it is opened and in doubt (`002:§36`).
    pub readings: Vec<Reading>,
}
