//! The lobby: who waits for an opponent.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use conduct::{Millis, Moment, PersonId};
use games::Color;
use store::{Challenge, ChallengeId, NewChallenge, SeatWish, StoreError};

use super::control::agreed;
use super::{Frame, rendered, unavailable};
use crate::house::in_address;
use crate::serve::Doors;

/// A challenge stands so long after its owner's page was last seen. Browsers let a page in the background ask once a minute.
const WAITS: Millis = Millis::minutes(3);
/// A challenge to play by letter stands so long, whoever looks.
const WAITS_BY_LETTER: Millis = Millis::days(14);
/// No more challenges than these are shown.
const LISTED: u32 = 100;

/// Who was seen waiting. It is forgotten when the server stops; then all have as long again to come back.
#[derive(Debug)]
pub(crate) struct Lobby {
    opened_at: Moment,
    seen: Mutex<HashMap<ChallengeId, Moment>>,
}

impl Lobby {
    pub(crate) fn new(opened_at: Moment) -> Lobby {
        Lobby {
            opened_at,
            seen: Mutex::default(),
        }
    }

    /// The owner of a challenge is here.
    pub(crate) fn saw(&self, challenge: ChallengeId, now: Moment) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if !seen.contains_key(&challenge) {
            // Whoever was seen as long ago as that does not wait any more.
            seen.retain(|_, at| now.since(*at).is_none_or(|passed| passed <= WAITS));
        }
        seen.insert(challenge, now);
    }

    pub(crate) fn forget(&self, challenge: ChallengeId) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.remove(&challenge);
    }

    /// Whether a challenge still stands.
    fn is_waiting(&self, offer: &NewChallenge, now: Moment) -> bool {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = seen.get(&offer.id).copied();
        let (since, waits) = match offer.terms.is_by_letter() {
            true => (offer.created_at, WAITS_BY_LETTER),
            false => (seen.unwrap_or(offer.created_at.max(self.opened_at)), WAITS),
        };
        now.since(since).is_none_or(|passed| passed <= waits)
    }
}

/// The challenges whose owners are there. The others are taken down.
pub(super) async fn listed(doors: &Doors) -> Result<Vec<Challenge>, StoreError> {
    let store = doors.house.store();
    let now = doors.house.now();
    let open = store.open_challenges(LISTED).await?;
    let (waiting, left): (Vec<Challenge>, Vec<Challenge>) = open
        .into_iter()
        .partition(|one| doors.lobby.is_waiting(&one.offer, now));
    for Challenge { offer, .. } in left {
        doors.lobby.forget(offer.id);
        match store.withdraw_challenge(offer.id).await {
            // It may just have been accepted.
            Ok(()) | Err(StoreError::NoChallenge(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(waiting)
}

#[derive(Template)]
#[template(path = "lobby.html")]
struct LobbyPage {
    frame: Frame,
    list: String,
    texts: String,
}

#[derive(Template)]
#[template(path = "lobby_list.html")]
struct LobbyList {
    frame: Frame,
    own: Vec<Row>,
    others: Vec<Row>,
}

/// A challenge in the list.
struct Row {
    id: String,
    name: String,
    /// Rules, time, and what else is agreed.
    terms: Vec<String>,
    /// The key of the colour that whoever accepts would play.
    colour: &'static str,
}

async fn list(doors: &Doors, frame: &Frame) -> Result<String, StoreError> {
    let me = frame.person.as_ref().map(|person| person.id);
    let (mut own, mut others) = (Vec::new(), Vec::new());
    let listed = listed(doors).await?;
    let persons: Vec<PersonId> = listed.iter().map(|one| one.offer.by).collect();
    let names = doors.house.called(&persons, frame.words.0).await?;
    for Challenge { offer, .. } in listed {
        let is_own = me == Some(offer.by);
        let row =
            Row {
                id: in_address(offer.id.0),
                name: names.get(&offer.by).cloned().unwrap_or_default(),
                terms: agreed(&offer.terms, frame.words),
                colour: match (offer.wish, is_own) {
                    (SeatWish::Lot, _) => "page-side-lot",
                    (SeatWish::Side(Color::White), true)
                    | (SeatWish::Side(Color::Black), false) => "page-side-white",
                    (SeatWish::Side(Color::Black), true)
                    | (SeatWish::Side(Color::White), false) => "page-side-black",
                },
            };
        match is_own {
            true => {
                doors.lobby.saw(offer.id, doors.house.now());
                own.push(row);
            }
            false => others.push(row),
        }
    }
    let list = LobbyList {
        frame: frame.clone(),
        own,
        others,
    };
    Ok(list.render().unwrap_or_default())
}

/// `GET /lobby`.
pub(crate) async fn lobby(State(doors): State<Doors>, headers: HeaderMap) -> Response {
    let frame = Frame::new(&doors, &headers, "/lobby").await;
    match list(&doors, &frame).await {
        Ok(list) => rendered(&LobbyPage {
            list,
            texts: super::game::scripts(&doors, frame.words),
            frame,
        }),
        Err(_) => unavailable(frame),
    }
}

/// `GET /lobby/list`: the list alone, for the page that looks again every few seconds.
pub(crate) async fn lobby_list(State(doors): State<Doors>, headers: HeaderMap) -> Response {
    let frame = Frame::new(&doors, &headers, "/lobby").await;
    let fresh = [(header::CACHE_CONTROL, "no-store")];
    match list(&doors, &frame).await {
        Ok(list) => (fresh, axum::response::Html(list)).into_response(),
        Err(_) => unavailable(frame),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conduct::{Terms, TimeControl};

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
            by: PersonId(1 << 21),
            wish: SeatWish::Lot,
            is_open: true,
            created_at: Moment(0),
        })
    }

    #[test]
    fn a_challenge_stands_while_its_owner_is_seen() {
        let lobby = Lobby::new(Moment(0));
        let live = offer("300+3").expect("an offer");
        let later = Moment(0).plus(WAITS).plus(Millis(1));
        assert!(lobby.is_waiting(&live, Moment(0).plus(WAITS)));
        assert!(!lobby.is_waiting(&live, later));
        lobby.saw(live.id, later);
        assert!(lobby.is_waiting(&live, later.plus(WAITS)));
        let by_letter = offer("*259200").expect("an offer");
        assert!(lobby.is_waiting(&by_letter, Moment(0).plus(Millis::days(14))));
        assert!(!lobby.is_waiting(&by_letter, Moment(0).plus(Millis::days(15))));
        // Whoever has gone is not remembered.
        lobby.saw(ChallengeId(2), later.plus(WAITS).plus(Millis(1)));
        let seen = lobby.seen.lock().unwrap_or_else(PoisonError::into_inner);
        assert!(seen.keys().eq([&ChallengeId(2)]));
        // Who waited when the server stopped has time to come back.
        let anew = Lobby::new(later);
        assert!(anew.is_waiting(&live, later.plus(WAITS)));
    }
}
