//! What all sockets share: how much players may say, and how many sockets there may be. The reasons for the numbers are in
//! `docs/limits.md`.

use std::net::IpAddr;
use std::sync::Arc;

use conduct::{Moment, PersonId};
use store::GameId;

use super::windows::{Window, Windows};
use crate::bucket::{Buckets, Rate};
use crate::occupancy::{Occupancy, Place};
use crate::proxy::counted;

/// Acts of one player in one game, through all of his windows.
const ACTS: Rate = Rate {
    most: 60,
    every: 100,
};
/// Requests to the opponent by one player in one game.
const ASKS: Rate = Rate {
    most: 6,
    every: 10_000,
};
/// Sockets of one address that watch.
const MOST_OF_ADDRESS: usize = 256;
/// Sockets of one address that watch one game.
const MOST_WATCHING: usize = 64;

/// What all sockets share: who may say how much, and who is there how often.
#[derive(Debug)]
pub(crate) struct Quotas {
    acts: Buckets<(GameId, PersonId)>,
    asks: Buckets<(GameId, PersonId)>,
    windows: Arc<Windows>,
    /// None where addresses are not counted.
    by_address: Option<Arc<Occupancy<Counted>>>,
}

/// What sockets are counted by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Counted {
    Address(IpAddr),
    Watching(GameId, IpAddr),
}

impl Quotas {
    pub(crate) fn new(counts_addresses: bool) -> Quotas {
        Quotas {
            acts: Buckets::new(ACTS),
            asks: Buckets::new(ASKS),
            windows: Arc::default(),
            by_address: counts_addresses.then(Arc::default),
        }
    }

    /// Whether a player may do something in a game now.
    pub(super) fn may_act(&self, who: (GameId, PersonId), now: Moment) -> bool {
        self.acts.take(who, now)
    }

    /// Whether a player may ask the opponent for something now.
    pub(super) fn may_ask(&self, who: (GameId, PersonId), now: Moment) -> bool {
        self.asks.take(who, now)
    }

    /// A new window of a player.
    pub(super) fn open(&self, game: GameId, player: PersonId) -> Window {
        self.windows.open(game, player)
    }

    /// The places of a new socket, unless its address has too many. A player's is counted by his windows.
    pub(super) fn places(
        &self,
        game: GameId,
        address: IpAddr,
        watches: bool,
    ) -> Option<Vec<Place<Counted>>> {
        let Some(by_address) = self.by_address.as_ref().filter(|_| watches) else {
            return Some(Vec::new());
        };
        let address = counted(address);
        let watching = Counted::Watching(game, address);
        Some(vec![
            by_address.enter(Counted::Address(address), MOST_OF_ADDRESS)?,
            by_address.enter(watching, MOST_WATCHING)?,
        ])
    }
}

/// Whether an act asks the opponent for something, or disturbs him.
pub(super) const fn asks(act: &wire::Act) -> bool {
    match act {
        wire::Act::Adjust {}
        | wire::Act::OfferDraw {}
        | wire::Act::AskToAdjourn {}
        | wire::Act::ProposeResumption { .. }
        | wire::Act::AskTakeback {}
        | wire::Act::Rematch {} => true,
        wire::Act::Play { .. }
        | wire::Act::Seal { .. }
        | wire::Act::Touch { .. }
        | wire::Act::Lift { .. }
        | wire::Act::ShowReceipt { .. }
        | wire::Act::Save {}
        | wire::Act::ClaimDraw { .. }
        | wire::Act::Adjusted {}
        | wire::Act::Resign {}
        | wire::Act::AnswerDraw { .. }
        | wire::Act::AllowAdjournment {}
        | wire::Act::DeclineAdjournment {}
        | wire::Act::AnswerResumption { .. }
        | wire::Act::ChooseReading { .. }
        | wire::Act::Resume {}
        | wire::Act::AnswerTakeback { .. }
        | wire::Act::Abort {}
        | wire::Act::ClaimLeft {} => false,
    }
}
