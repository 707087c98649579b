//! The challenges that stand in the lobby: whose they are, where they came from, and when their owners were last seen.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use conduct::{Millis, Moment, PersonId};
use store::{Challenge, ChallengeId, NewChallenge, Store, StoreError};

use crate::proxy::counted;

/// A challenge stands so long after its owner's page was last seen. Browsers let a page in the background ask once a minute.
const WAITS: Millis = Millis::minutes(3);
/// A challenge to play by letter stands so long, whoever looks.
const WAITS_BY_LETTER: Millis = Millis::days(14);
/// Open challenges of one person.
const MOST_OF_PERSON: usize = 5;
/// Open challenges from one address. The reasons for the numbers are in `docs/limits.md`.
const MOST_OF_ADDRESS: usize = 40;
/// Open challenges in all.
const MOST: usize = 5000;
/// Challenges that are asked for at once when all are looked through.
const AT_ONCE: u32 = 200;

/// What is known of open challenges. It is forgotten when the server stops; then all have as long again to come back.
#[derive(Debug)]
pub(crate) struct Lobby {
    opened_at: Moment,
    counts_addresses: bool,
    standing: Mutex<HashMap<ChallengeId, Standing>>,
}

#[derive(Clone, Copy, Debug)]
struct Standing {
    by: PersonId,
    /// None of one that was put up before the server started.
    from: Option<IpAddr>,
    seen: Option<Moment>,
}

/// Why no other challenge may be put up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LobbyFull {
    /// The person has as many as one may have.
    OfPerson,
    /// The address has.
    OfAddress,
    /// All together have.
    InAll,
}

impl Lobby {
    pub(crate) fn new(opened_at: Moment, counts_addresses: bool) -> Lobby {
        Lobby {
            opened_at,
            counts_addresses,
            standing: Mutex::default(),
        }
    }

    fn standing(&self) -> MutexGuard<'_, HashMap<ChallengeId, Standing>> {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place for a new challenge; [`forget`](Lobby::forget) gives it back.
    pub(crate) fn put_up(
        &self,
        challenge: ChallengeId,
        by: PersonId,
        from: IpAddr,
        now: Moment,
    ) -> Result<(), LobbyFull> {
        let from = self.counts_addresses.then(|| counted(from));
        let mut standing = self.standing();
        let of_person = standing.values().filter(|one| one.by == by);
        if of_person.count() >= MOST_OF_PERSON {
            return Err(LobbyFull::OfPerson);
        }
        let of_address = standing.values().filter(|one| one.from == from);
        if from.is_some() && of_address.count() >= MOST_OF_ADDRESS {
            return Err(LobbyFull::OfAddress);
        }
        if standing.len() >= MOST {
            return Err(LobbyFull::InAll);
        }
        let seen = Some(now);
        standing.insert(challenge, Standing { by, from, seen });
        Ok(())
    }

    /// The owner of an open challenge is here.
    pub(crate) fn saw(&self, challenge: ChallengeId, by: PersonId, now: Moment) {
        let mut standing = self.standing();
        let known = standing.entry(challenge).or_insert(Standing {
            by,
            from: None,
            seen: None,
        });
        known.seen = Some(now);
    }

    pub(crate) fn forget(&self, challenge: ChallengeId) {
        self.standing().remove(&challenge);
    }

    /// The open challenges of somebody, in no order.
    pub(super) fn of(&self, person: PersonId) -> Vec<ChallengeId> {
        let standing = self.standing();
        let own = standing.iter().filter(|(_, one)| one.by == person);
        own.map(|(id, _)| *id).collect()
    }

    /// Whether a challenge still stands.
    pub(super) fn is_waiting(&self, offer: &NewChallenge, now: Moment) -> bool {
        let seen = self.standing().get(&offer.id).and_then(|one| one.seen);
        let (since, waits) = match offer.terms.is_by_letter() {
            true => (offer.created_at, WAITS_BY_LETTER),
            false => (seen.unwrap_or(offer.created_at.max(self.opened_at)), WAITS),
        };
        now.since(since).is_none_or(|passed| passed <= waits)
    }

    /// Looks through all open challenges: takes down those whose owners have gone, and forgets those that are not there
    /// any more. How many were taken down.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) async fn sweep(&self, store: &dyn Store, now: Moment) -> Result<usize, StoreError> {
        let (mut behind, mut open, mut down) = (None, HashSet::new(), 0);
        loop {
            let some = store.open_challenges(behind, AT_ONCE).await?;
            let Some(last) = some.last() else { break };
            behind = Some((last.offer.created_at, last.offer.id));
            for Challenge { offer, .. } in some {
                if self.is_waiting(&offer, now) {
                    self.know(&offer);
                    open.insert(offer.id);
                    continue;
                }
                match store.withdraw_challenge(offer.id).await {
                    Ok(()) => down += 1,
                    // It may just have been accepted.
                    Err(StoreError::NoChallenge(_)) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        // What was put up in the meantime stays.
        let is_new = |one: &Standing| one.seen.is_some_and(|seen| seen >= now);
        self.standing()
            .retain(|id, one| open.contains(id) || is_new(one));
        Ok(down)
    }

    /// A challenge is there, perhaps from before the server started.
    fn know(&self, offer: &NewChallenge) {
        self.standing().entry(offer.id).or_insert(Standing {
            by: offer.by,
            from: None,
            seen: None,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conduct::{Terms, TimeControl};
    use std::net::Ipv4Addr;
    use store::SeatWish;

    const SOMEBODY: PersonId = PersonId(1 << 21);
    const SOMEWHERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));

    fn offer(control: &str) -> Option<NewChallenge> {
        let control: TimeControl = control.parse().ok()?;
        let rules = "russian".parse().ok()?;
        let mut terms = Terms::timed(rules, control);
        if terms.control.to_string().starts_with('*') {
            terms.form = conduct::Form::Correspondence;
        }
        Some(NewChallenge {
            id: ChallengeId(1),
            terms,
            by: SOMEBODY,
            wish: SeatWish::Lot,
            is_open: true,
            created_at: Moment(0),
        })
    }

    #[test]
    fn a_challenge_stands_while_its_owner_is_seen() {
        let lobby = Lobby::new(Moment(0), true);
        let live = offer("300+3").expect("an offer");
        let later = Moment(0).plus(WAITS).plus(Millis(1));
        assert!(lobby.is_waiting(&live, Moment(0).plus(WAITS)));
        assert!(!lobby.is_waiting(&live, later));
        lobby.saw(live.id, live.by, later);
        assert!(lobby.is_waiting(&live, later.plus(WAITS)));
        let by_letter = offer("*259200").expect("an offer");
        assert!(lobby.is_waiting(&by_letter, Moment(0).plus(Millis::days(14))));
        assert!(!lobby.is_waiting(&by_letter, Moment(0).plus(Millis::days(15))));
        // Who waited when the server stopped has time to come back.
        let anew = Lobby::new(later, true);
        assert!(anew.is_waiting(&live, later.plus(WAITS)));
    }

    #[test]
    fn found_7_e6_places_are_counted_by_person_address_and_in_all() {
        let lobby = Lobby::new(Moment(0), true);
        let put_up = |id: u64, person: u64, from| {
            lobby.put_up(ChallengeId(id), PersonId(person), from, Moment(0))
        };
        for id in 0..5 {
            assert_eq!(put_up(id, 1, SOMEWHERE), Ok(()));
        }
        assert_eq!(put_up(5, 1, SOMEWHERE), Err(LobbyFull::OfPerson));
        // Somebody new with every challenge is still at one address.
        for id in 5..40 {
            assert_eq!(put_up(id, 100 + id, SOMEWHERE), Ok(()));
        }
        assert_eq!(put_up(40, 200, SOMEWHERE), Err(LobbyFull::OfAddress));
        lobby.forget(ChallengeId(7));
        assert_eq!(put_up(40, 200, SOMEWHERE), Ok(()));
        for id in 41..5001 {
            let address = Ipv4Addr::from_bits(u32::try_from(id).expect("small"));
            assert_eq!(put_up(id, 1000 + id, address.into()), Ok(()));
        }
        assert_eq!(
            put_up(9999, 2, Ipv4Addr::LOCALHOST.into()),
            Err(LobbyFull::InAll)
        );
    }
}
