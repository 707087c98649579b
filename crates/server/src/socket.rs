//! The sockets of a game: frames in, frames out.

mod quotas;
mod round_trip;
mod windows;

use std::future::ready;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Extension, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use conduct::PersonId;
use futures_util::SinkExt;
use futures_util::stream::{SplitSink, SplitStream, StreamExt};
use store::GameId;
use texts::Language;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::watch;
use tokio::time::{
    Duration, Instant, MissedTickBehavior, interval, sleep_until, timeout, timeout_at,
};
use wire::{FromClient, FromServer, LONGEST_FRAME, LONGEST_TEXT, PROTOCOL};

use crate::api_error::ApiError;
use crate::bucket::{Bucket, ByAddress, Rate};
use crate::guard::{BySession, is_same_origin};
use crate::listen::{Brake, Newcomer};
use crate::occupancy::Place;
use crate::people::{self, Ended, Visitor};
use crate::room::{ActRequest, Answer, Closed, Fault, Joined, Lag, Room, frame};
use crate::serve::AppState;
use crate::service::{Service, from_address, random_id};
use crate::tally::Odd;
pub(crate) use quotas::Quotas;
use quotas::{Counted, asks};
use round_trip::{Answered, RoundTrip};
use windows::Window;

/// Rate limit of frames of one connection: twenty at once, then five a second.
const RATE: Rate = Rate {
    most: 20,
    every: 200,
};
/// Rate limit of ping frames of one connection. Browsers send none, other programs one in a while.
const PINGS: Rate = Rate {
    most: 10,
    every: 1000,
};
/// Rate limit of resyncs: how often a subscriber that fell behind gets the whole game again before it is closed
/// (backpressure).
const RESYNCS: Rate = Rate {
    most: 5,
    every: 2000,
};
/// Maximum malformed frames before a connection is closed.
const MOST_FAULTS: u32 = 20;
/// A page that says nothing for so long is gone: it pings every 8 s, and answers every ping of ours.
const SILENCE: Duration = Duration::from_secs(20);
/// Time in which a client must take a frame.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a session that was looked up counts as valid.
const KNOWN: Duration = Duration::from_secs(1);
/// Who is there is told no more often: hundreds may come and go at once.
const PRESENCE: Duration = Duration::from_secs(1);
/// Interval of the pings that measure the round-trip time.
const MEASURED: Duration = Duration::from_secs(5);
/// Bytes buffered by a connection each way: a frame.
const BUFFER: usize = 4 * 1024;
/// Maximum bytes of a frame before reading stops.
const UNREAD: usize = 4 * LONGEST_FRAME;
/// Time for a page that is closed to read the reason.
const FAREWELL: Duration = Duration::from_secs(2);
/// Maximum frames read and dropped from a page that is being closed.
const MOST_FORGOTTEN: usize = 1000;
/// Time until the first frame.
const GREETING: Duration = Duration::from_secs(10);

/// What the listener and the guard say of a request: by what it is counted, and of its connection.
type Marks = (
    Option<Extension<BySession>>,
    Option<Extension<Newcomer>>,
    Option<Extension<Brake>>,
);

/// `GET /games/ID/socket`.
pub(crate) async fn socket(
    State(app): State<AppState>,
    Path(id): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    (by_session, newcomer, brake): Marks,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if !is_same_origin(&headers) {
        return Err(ApiError::CrossOrigin);
    }
    let is_by_session = by_session.is_some();
    if !is_by_session && !app.connections.take(peer.ip(), app.service.now()) {
        return Err(ApiError::TooManySockets);
    }
    let Some(id) = from_address(&id).map(GameId) else {
        return Err(ApiError::NotFound);
    };
    let visitor = people::visitor(&app.service, &headers).await;
    let visitor = visitor.map_err(|_| ApiError::Unavailable)?;
    let room = app.service.room(id).await?;
    let player = visitor
        .map(|visitor| visitor.person)
        .filter(|person| room.seats_somebody(*person));
    // One who has no seat is a stranger like any other.
    if is_by_session && player.is_none() && !app.connections.take(peer.ip(), app.service.now()) {
        return Err(ApiError::TooManySockets);
    }
    // An address that has all its connections has some more for its players.
    if newcomer.is_some_and(|newcomer| player.is_none() || !newcomer.sit()) {
        return Err(ApiError::TooManyConnections);
    }
    let Some(places) = app.quotas.places(id, peer.ip(), player.is_none()) else {
        return Err(ApiError::TooManySockets);
    };
    let connection = Connection {
        service: app.service,
        window: player.map(|player| app.quotas.open(id, player)),
        quotas: app.quotas,
        _places: places,
        game: id,
        room,
        makings: app.makings,
        address: peer.ip(),
        visitor,
        person: visitor.map(|visitor| visitor.person),
        language: people::language(&headers),
        lag: Lag::default(),
    };
    if let Some(brake) = brake {
        brake.pull();
    }
    let upgraded = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(UNREAD)
        .max_frame_size(UNREAD)
        .on_upgrade(move |socket| connection.run(socket));
    Ok(upgraded)
}

/// One connection.
struct Connection {
    service: Arc<Service>,
    game: GameId,
    room: Room,
    /// How many games are made from which address.
    makings: Arc<ByAddress>,
    address: IpAddr,
    /// By which session somebody was let in.
    visitor: Option<Visitor>,
    person: Option<PersonId>,
    language: Language,
    /// How far away the page is, as this side measures it.
    lag: Lag,
    quotas: Arc<Quotas>,
    /// Of a player.
    window: Option<Window>,
    _places: Vec<Place<Counted>>,
}

type Out = SplitSink<WebSocket, Message>;
type In = SplitStream<WebSocket>;

impl Connection {
    async fn run(mut self, socket: WebSocket) {
        let (mut out, mut frames) = socket.split();
        // The first word says which language the page speaks.
        let first = timeout(GREETING, frames.next()).await;
        let hello = match first {
            Ok(Some(Ok(Message::Text(text)))) if text.len() <= LONGEST_FRAME => {
                serde_json::from_str(&text).ok()
            }
            Ok(Some(Ok(_))) => None,
            Ok(Some(Err(_)) | None) | Err(_) => return,
        };
        match hello {
            Some(FromClient::Hello { protocol }) if protocol == PROTOCOL => {}
            Some(_) | None => {
                self.service.tally().count(Odd::NoGreeting);
                return close(&mut out, &mut frames, CloseReason::Outdated).await;
            }
        }
        let Some(mut joined) = self.join().await else {
            return close(&mut out, &mut frames, CloseReason::Restart).await;
        };
        if send(&mut out, joined.welcome.clone()).await {
            let why = self.exchange(&mut out, &mut frames, &mut joined).await;
            if let Some(why) = why {
                close(&mut out, &mut frames, why).await;
            }
        }
        self.room.leave(self.person, self.lag.clone()).await;
    }

    /// Comes in; a room that has just closed is opened again.
    async fn join(&mut self) -> Option<Joined> {
        if let Ok(joined) = self
            .room
            .join(self.person, self.address, self.lag.clone())
            .await
        {
            return Some(joined);
        }
        self.room = self.service.room(self.game).await.ok()?;
        self.room
            .join(self.person, self.address, self.lag.clone())
            .await
            .ok()
    }

    /// Until one of them goes; why, if it is us.
    async fn exchange(
        &self,
        out: &mut Out,
        frames: &mut In,
        joined: &mut Joined,
    ) -> Option<CloseReason> {
        let start = self.service.now();
        let (mut bucket, mut pings) = (Bucket::new(RATE, start), Bucket::new(PINGS, start));
        let mut resyncs = Bucket::new(RESYNCS, start);
        let mut endings = self.service.endings();
        let mut faults = 0;
        let mut presence_due = Instant::now();
        let mut round_trip = RoundTrip::default();
        let mut measure = interval(MEASURED);
        measure.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut heard, mut known) = (Instant::now(), Instant::now());
        loop {
            tokio::select! {
                said = joined.frames.recv() => match said {
                    Ok(said) => if !send(out, said).await { return None; },
                    Err(RecvError::Lagged(_)) => {
                        if !resyncs.take(RESYNCS, self.service.now()) { return Some(CloseReason::Slow); }
                        if !self.resync(out, joined).await { return None; }
                    }
                    Err(RecvError::Closed) => return Some(CloseReason::Restart),
                },
                said = who_is_there(&mut joined.presence, presence_due) => {
                    presence_due = Instant::now() + PRESENCE;
                    if !send(out, said).await { return None; }
                }
                () = self.may_have_ended(&mut endings) => {
                    if !self.has_session().await { return Some(CloseReason::SignedOut); }
                }
                () = self.replaced() => return Some(CloseReason::Elsewhere),
                _ = measure.tick() => {
                    if !self.is_known(&mut known).await { return Some(CloseReason::SignedOut); }
                    let ping = round_trip.begin(random_id(), Instant::now());
                    if !give(out, Message::Ping(ping)).await { return None; }
                }
                // Counted from the last word, whatever else happens meanwhile.
                said = timeout_at(heard + SILENCE, frames.next()) => {
                    heard = Instant::now();
                    let odd = match said {
                        Err(_) => return Some(CloseReason::Slow),
                        Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => return None,
                        Ok(Some(Ok(Message::Text(text)))) => {
                            if !bucket.take(RATE, self.service.now()) {
                                self.service.tally().count(Odd::TooFast);
                                return Some(CloseReason::Flood);
                            }
                            match self.hear(out, joined, &text, &mut known).await {
                                FrameOutcome::Fine => continue,
                                FrameOutcome::Gone => return None,
                                FrameOutcome::SignedOut => return Some(CloseReason::SignedOut),
                                FrameOutcome::Slow => return Some(CloseReason::Slow),
                                FrameOutcome::Odd(Odd::TooFast) => {
                                    self.service.tally().count(Odd::TooFast);
                                    return Some(CloseReason::Flood);
                                }
                                FrameOutcome::Odd(odd) => odd,
                            }
                        }
                        Ok(Some(Ok(Message::Ping(_)))) => {
                            if pings.take(PINGS, self.service.now()) { continue; }
                            self.service.tally().count(Odd::TooFast);
                            return Some(CloseReason::Flood);
                        }
                        Ok(Some(Ok(Message::Pong(nonce)))) => {
                            match round_trip.end(&nonce, Instant::now()) {
                                Answered::Now(measured) => { self.lag.set(measured); continue; }
                                Answered::Late => continue,
                                Answered::Never => Odd::ForeignPong,
                            }
                        }
                        Ok(Some(Ok(Message::Binary(_)))) => Odd::Binary,
                    };
                    self.service.tally().count(odd);
                    faults += 1;
                    if faults >= MOST_FAULTS || odd.is_final() {
                        return Some(CloseReason::Malformed);
                    }
                }
            }
        }
    }

    /// Until a newer window of the same player takes the place of this one.
    async fn replaced(&self) {
        match &self.window {
            Some(window) => window.replaced().await,
            None => std::future::pending().await,
        }
    }

    /// Tells the whole game to a page that was too slow for all that happened. It asks again for what it has no answer to.
    async fn resync(&self, out: &mut Out, joined: &mut Joined) -> bool {
        let Ok(again) = self.room.again(self.person).await else {
            return false;
        };
        joined.go_on(again);
        send(out, joined.welcome.clone()).await
    }

    /// Until a session has ended that may be the one by which somebody was let in.
    async fn may_have_ended(&self, endings: &mut Receiver<Ended>) {
        let Some(visitor) = self.visitor else {
            return std::future::pending().await;
        };
        loop {
            match endings.recv().await {
                Ok(ended) if ended.concerns(visitor) => return,
                // What is missed is found out with the next ping.
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return std::future::pending().await,
            }
        }
    }

    /// Whether the session still is, by which somebody was let in: it may have ended elsewhere, in another program too.
    /// It is not asked too often.
    async fn is_known(&self, since: &mut Instant) -> bool {
        if self.visitor.is_none() || since.elapsed() < KNOWN {
            return true;
        }
        *since = Instant::now();
        self.has_session().await
    }

    async fn has_session(&self) -> bool {
        let Some(visitor) = self.visitor else {
            return true;
        };
        let session = self
            .service
            .store()
            .session(visitor.session, self.service.expires_by());
        match session.await {
            Ok(session) => session.is_some_and(|session| session.person == visitor.person),
            // Nobody is sent away because the store is.
            Err(_) => true,
        }
    }

    async fn hear(
        &self,
        out: &mut Out,
        joined: &mut Joined,
        text: &str,
        known: &mut Instant,
    ) -> FrameOutcome {
        let at = self.service.now();
        if text.len() > LONGEST_FRAME {
            return FrameOutcome::Odd(Odd::TooLong);
        }
        let Ok(said) = serde_json::from_str::<FromClient>(text) else {
            return FrameOutcome::Odd(Odd::Malformed);
        };
        let answer = match said {
            // The page has lost its way in what it was told.
            FromClient::Hello { .. } => {
                let Ok(again) = self.room.again(self.person).await else {
                    return FrameOutcome::Gone;
                };
                return said_before(out, joined, Some(again.welcome)).await;
            }
            FromClient::Ping { sent, .. } => FromServer::Pong { sent, now: at.0 },
            FromClient::Act { id, version, act } => {
                if id.len() > LONGEST_TEXT || longest(&act) > LONGEST_TEXT {
                    return FrameOutcome::Odd(Odd::TooLong);
                }
                if !self.is_known(known).await {
                    return FrameOutcome::SignedOut;
                }
                // It counts as a game that is made from a page does.
                let may_make = match act {
                    wire::Act::Rematch {} => self.makings.take(self.address, at),
                    _ => true,
                };
                // One who is nobody cannot have a seat.
                let person = self.person.unwrap_or(PersonId(u64::MAX));
                let key = (self.game, person);
                let is_player = self.window.is_some();
                if is_player && !self.quotas.may_act(key, at) {
                    return FrameOutcome::Odd(Odd::TooFast);
                }
                let request = ActRequest {
                    may_make,
                    may_ask: !is_player || !asks(&act) || self.quotas.may_ask(key, at),
                    person,
                    language: self.language,
                    id,
                    version,
                    act,
                    at,
                    lag: self.lag.clone(),
                };
                let Ok(answer) = self.act(request).await else {
                    return FrameOutcome::Gone;
                };
                let answer = answer.map(|answer| frame(&answer));
                return said_before(out, joined, answer).await;
            }
        };
        match send(out, frame(&answer)).await {
            true => FrameOutcome::Fine,
            false => FrameOutcome::Gone,
        }
    }

    /// Asks the room for something; the answer, unless it is told to everybody.
    async fn act(&self, request: ActRequest) -> Result<Option<FromServer>, Closed> {
        let id = request.id.clone();
        let (answer, odd) = match self.room.act(request).await? {
            Answer::Told => return Ok(None),
            Answer::Done { version } => (FromServer::Done { id, version }, None),
            Answer::Before { version } => (FromServer::Done { id, version }, Some(Odd::Again)),
            Answer::Refused(refusal, fault) => (FromServer::Refused(*refusal), Some(odd(fault))),
        };
        if let Some(odd) = odd {
            self.service.tally().count(odd);
        }
        Ok(Some(answer))
    }
}

/// Says what everybody was told before, then the answer: whoever asked sees things in the order in which they happened.
async fn said_before(
    out: &mut Out,
    joined: &mut Joined,
    answer: Option<Utf8Bytes>,
) -> FrameOutcome {
    loop {
        match joined.frames.try_recv() {
            Ok(said) => {
                if !send(out, said).await {
                    return FrameOutcome::Gone;
                }
            }
            Err(TryRecvError::Empty | TryRecvError::Closed) => break,
            // It is said once, and what was missed does not come again.
            Err(TryRecvError::Lagged(_)) => return FrameOutcome::Slow,
        }
    }
    let is_said = match answer {
        Some(answer) => send(out, answer).await,
        None => true,
    };
    match is_said {
        true => FrameOutcome::Fine,
        false => FrameOutcome::Gone,
    }
}

/// Who is there, once it has changed and may be told.
async fn who_is_there(presence: &mut watch::Receiver<Utf8Bytes>, due: Instant) -> Utf8Bytes {
    sleep_until(due).await;
    match presence.changed().await {
        Ok(()) => presence.borrow_and_update().clone(),
        // The frames say that the room has closed.
        Err(_) => std::future::pending().await,
    }
}

/// How a refusal is counted.
const fn odd(fault: Fault) -> Odd {
    match fault {
        Fault::NoSeat => Odd::NoSeat,
        Fault::Forbidden => Odd::Forbidden,
        Fault::Late => Odd::Late,
        Fault::NotKept => Odd::NotKept,
    }
}

enum FrameOutcome {
    Fine,
    Odd(Odd),
    Gone,
    SignedOut,
    /// He has missed something that everybody was told.
    Slow,
}

/// The salt in hex digits and a blank, before the text of a receipt.
const SALT_OF_RECEIPT: usize = 65;

/// The longest text of an act.
fn longest(act: &wire::Act) -> usize {
    match act {
        wire::Act::Play { text }
        | wire::Act::Seal { text, .. }
        | wire::Act::ChooseReading { text } => text.len(),
        wire::Act::Touch { square } | wire::Act::Lift { square } => square.len(),
        wire::Act::ClaimDraw { with } => with.as_ref().map_or(0, String::len),
        wire::Act::ShowReceipt { receipt } => receipt.len().saturating_sub(SALT_OF_RECEIPT),
        wire::Act::Adjust {}
        | wire::Act::Adjusted {}
        | wire::Act::Resign {}
        | wire::Act::OfferDraw {}
        | wire::Act::AnswerDraw { .. }
        | wire::Act::AskToAdjourn {}
        | wire::Act::AllowAdjournment {}
        | wire::Act::Resume {}
        | wire::Act::DeclineAdjournment {}
        | wire::Act::ProposeResumption { .. }
        | wire::Act::AnswerResumption { .. }
        | wire::Act::Save {}
        | wire::Act::AskTakeback {}
        | wire::Act::AnswerTakeback { .. }
        | wire::Act::Abort {}
        | wire::Act::ClaimLeft {}
        | wire::Act::Rematch {} => 0,
    }
}

async fn send(out: &mut Out, text: Utf8Bytes) -> bool {
    give(out, Message::Text(text)).await
}

/// Whether a message was taken; one who takes nothing does not hold us up for ever.
async fn give(out: &mut Out, message: Message) -> bool {
    matches!(timeout(PATIENCE, out.send(message)).await, Ok(Ok(())))
}

/// Why a connection is closed from here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CloseReason {
    /// The page speaks another version of the protocol.
    Outdated,
    /// The room is not open.
    Restart,
    /// The page hears too slowly, or is not there any more.
    Slow,
    /// The page says too much.
    Flood,
    /// The page says what is not understood.
    Malformed,
    /// The session has ended by which the page was let in.
    SignedOut,
    /// The same player has opened the game in too many other windows.
    Elsewhere,
}

impl CloseReason {
    /// Its sentence in the page's texts.
    const fn key(self) -> &'static str {
        match self {
            CloseReason::Outdated => "web-say-bye-outdated",
            CloseReason::Restart => "web-say-bye-restart",
            CloseReason::Slow => "web-say-bye-slow",
            CloseReason::Flood => "web-say-bye-flood",
            CloseReason::Malformed => "web-say-bye-malformed",
            CloseReason::SignedOut => "web-say-bye-signed-out",
            CloseReason::Elsewhere => "web-say-bye-elsewhere",
        }
    }
}

/// Closes the connection, and says why.
///
/// A connection that is dropped while something in it is unread is reset, and the reset overtakes the reason: what the page
/// still says is read until it has closed too.
async fn close(out: &mut Out, frames: &mut In, why: CloseReason) {
    let why = why.key();
    let said = frame(&FromServer::Bye {
        why: why.to_owned(),
    });
    let close = CloseFrame {
        code: axum::extract::ws::close_code::POLICY,
        reason: why.to_owned().into(),
    };
    if send(out, said).await && give(out, Message::Close(Some(close))).await {
        let rest = frames.take(MOST_FORGOTTEN).for_each(|_| ready(()));
        // One who goes on speaking is not heard out.
        drop(timeout(FAREWELL, rest).await);
    }
}
