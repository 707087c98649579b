//! The sockets of a game: frames in, frames out.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use conduct::PersonId;
use futures_util::SinkExt;
use futures_util::stream::{SplitSink, StreamExt};
use store::{GameId, StoreError};
use texts::Language;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Duration, timeout};
use wire::{FromClient, FromServer, LONGEST_FRAME, LONGEST_TEXT, PROTOCOL};

use crate::bucket::{Bucket, Rate};
use crate::guard::is_same_origin;
use crate::house::{House, HouseError, from_address};
use crate::people;
use crate::room::{Answer, Joined, Room, frame};
use crate::serve::Doors;

/// What one connection may say: twenty frames at once, then five a second.
const RATE: Rate = Rate {
    most: 20,
    every: 200,
};
/// A connection that says so much too often is closed.
const MOST_FAULTS: u32 = 20;
/// A page that says nothing for so long is gone; it pings.
const SILENCE: Duration = Duration::from_secs(60);
/// The first word comes within this.
const GREETING: Duration = Duration::from_secs(10);

/// `GET /games/ID/socket`.
pub(crate) async fn socket(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_same_origin(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    if !doors.connections.take(peer.ip(), doors.house.now()) {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    }
    let Some(id) = from_address(&id).map(GameId) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let visitor = match people::visitor(&doors.house, &headers).await {
        Ok(visitor) => visitor,
        Err(_) => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
    };
    let room = match doors.house.room(id).await {
        Ok(room) => room,
        Err(HouseError::Store(StoreError::NoGame(_))) => {
            return StatusCode::NOT_FOUND.into_response();
        }
        Err(_) => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
    };
    let talk = Talk {
        house: doors.house,
        game: id,
        room,
        person: visitor.map(|visitor| visitor.person),
        language: people::language(&headers),
    };
    upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .on_upgrade(move |socket| talk.run(socket))
}

/// One connection.
struct Talk {
    house: Arc<House>,
    game: GameId,
    room: Room,
    person: Option<PersonId>,
    language: Language,
}

type Out = SplitSink<WebSocket, Message>;

impl Talk {
    async fn run(mut self, socket: WebSocket) {
        let (mut out, mut frames) = socket.split();
        // The first word says which language the page speaks.
        let first = timeout(GREETING, frames.next()).await;
        let hello = match first {
            Ok(Some(Ok(Message::Text(text)))) => serde_json::from_str(&text),
            _ => return,
        };
        match hello {
            Ok(FromClient::Hello { protocol, .. }) if protocol == PROTOCOL => {}
            _ => return bye(&mut out, "protocol").await,
        }
        let Some(mut joined) = self.join().await else {
            return bye(&mut out, "unavailable").await;
        };
        if send(&mut out, &joined.welcome).await {
            let why = self.talk(&mut out, &mut frames, &mut joined).await;
            if let Some(why) = why {
                bye(&mut out, why).await;
            }
        }
        self.room.leave(self.person).await;
    }

    /// Comes in; a room that has just closed is opened again.
    async fn join(&mut self) -> Option<Joined> {
        if let Ok(joined) = self.room.join(self.person).await {
            return Some(joined);
        }
        self.room = self.house.room(self.game).await.ok()?;
        self.room.join(self.person).await.ok()
    }

    /// Until one of them goes; why, if it is us.
    async fn talk(
        &self,
        out: &mut Out,
        frames: &mut futures_util::stream::SplitStream<WebSocket>,
        joined: &mut Joined,
    ) -> Option<&'static str> {
        let mut bucket = Bucket::new(RATE, self.house.now());
        let mut faults = 0;
        loop {
            tokio::select! {
                said = joined.frames.recv() => match said {
                    Ok(said) => if !send(out, &said).await { return None; },
                    // Too slow: the page is told to come in again.
                    Err(RecvError::Lagged(_)) => return Some("slow"),
                    Err(RecvError::Closed) => return Some("closed"),
                },
                said = timeout(SILENCE, frames.next()) => {
                    let text = match said {
                        Err(_) => return Some("silent"),
                        Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => return None,
                        Ok(Some(Ok(Message::Text(text)))) => text,
                        Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => continue,
                        Ok(Some(Ok(Message::Binary(_)))) => return Some("unreadable"),
                    };
                    if !bucket.take(RATE, self.house.now()) {
                        return Some("too-fast");
                    }
                    match self.hear(out, &text).await {
                        Heard::Fine => {}
                        Heard::Gone => return None,
                        Heard::Fault => {
                            faults += 1;
                            if faults >= MOST_FAULTS {
                                return Some("unreadable");
                            }
                        }
                    }
                }
            }
        }
    }

    async fn hear(&self, out: &mut Out, text: &str) -> Heard {
        let Ok(said) = serde_json::from_str::<FromClient>(text) else {
            tracing::debug!(game = self.game.0, "an unreadable frame");
            return Heard::Fault;
        };
        let answer = match said {
            FromClient::Hello { .. } => return Heard::Fault,
            FromClient::Ping { sent, .. } => FromServer::Pong {
                sent,
                now: self.house.now().0,
            },
            FromClient::Act { id, version, act } => {
                if id.len() > LONGEST_TEXT || longest(&act) > LONGEST_TEXT {
                    return Heard::Fault;
                }
                let Some(answer) = self.act(id, version, act).await else {
                    return Heard::Gone;
                };
                answer
            }
        };
        match send(out, &frame(&answer)).await {
            true => Heard::Fine,
            false => Heard::Gone,
        }
    }

    async fn act(&self, id: String, version: u64, act: wire::Act) -> Option<FromServer> {
        // One who is nobody cannot have a seat.
        let person = self.person.unwrap_or(PersonId(u64::MAX));
        let asked = self
            .room
            .act(person, self.language, id.clone(), version, act)
            .await;
        Some(match asked.ok()? {
            Answer::Done => FromServer::Done { id, version },
            Answer::Before { version } => FromServer::Done { id, version },
            Answer::Refused(refusal) => FromServer::Refused(*refusal),
        })
    }
}

enum Heard {
    Fine,
    Fault,
    Gone,
}

/// The longest text of an act.
fn longest(act: &wire::Act) -> usize {
    match act {
        wire::Act::Play { text } | wire::Act::Seal { text } => text.len(),
        wire::Act::Touch { square } => square.len(),
        wire::Act::ClaimDraw { with } => with.as_ref().map_or(0, String::len),
        wire::Act::Adjust {}
        | wire::Act::Adjusted {}
        | wire::Act::Resign {}
        | wire::Act::OfferDraw {}
        | wire::Act::AnswerDraw { .. }
        | wire::Act::AskToAdjourn {}
        | wire::Act::AllowAdjournment {}
        | wire::Act::Resume {}
        | wire::Act::AskTakeback {}
        | wire::Act::AnswerTakeback { .. }
        | wire::Act::Abort {}
        | wire::Act::ClaimLeft {}
        | wire::Act::Rematch {} => 0,
    }
}

async fn send(out: &mut Out, text: &str) -> bool {
    out.send(Message::Text(text.into())).await.is_ok()
}

/// Closes the connection, and says why.
async fn bye(out: &mut Out, why: &str) {
    let said = frame(&FromServer::Bye {
        why: why.to_owned(),
    });
    if send(out, &said).await {
        let close = CloseFrame {
            code: axum::extract::ws::close_code::POLICY,
            reason: why.to_owned().into(),
        };
        out.send(Message::Close(Some(close)))
            .await
            .unwrap_or_default();
    }
}
