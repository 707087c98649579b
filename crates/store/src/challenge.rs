//! Challenges in the lobby as they are kept.

use conduct::{Color, Moment, PersonId, Terms};

use crate::ids::{ChallengeId, GameId};

/// A challenge to put up.
#[derive(Clone, Debug)]
pub struct NewChallenge {
    /// What it is called.
    pub id: ChallengeId,
    /// On what terms; who plays is not yet known. Their sides name those who consult with whoever puts it up
    /// (`002:§3.1`), all on one side.
    pub terms: Terms,
    /// Whose it is.
    pub by: PersonId,
    /// Which side he wants.
    pub wish: SeatWish,
    /// Whether anybody may find it in the lobby; otherwise only who has its address.
    pub is_open: bool,
    /// When it was put up.
    pub created_at: Moment,
}

/// A challenge.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// What was put up.
    pub offer: NewChallenge,
    /// The game that came of it; none as long as it is open.
    pub game: Option<GameId>,
}

/// Which side somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatWish {
    /// This one.
    Side(Color),
    /// Whatever the lot gives.
    Lot,
}

impl SeatWish {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            SeatWish::Side(Color::White) => "white",
            SeatWish::Side(Color::Black) => "black",
            SeatWish::Lot => "lot",
        }
    }

    /// The tables allow no other word.
    pub(crate) fn of(word: &str) -> SeatWish {
        match word {
            "white" => SeatWish::Side(Color::White),
            "black" => SeatWish::Side(Color::Black),
            _ => SeatWish::Lot,
        }
    }
}
