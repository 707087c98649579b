//! One room for each game: a task that owns it, stores what happens, and tells everybody.

mod acts;
mod commit;
mod computer;
mod lag;
mod seats;

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use conduct::{Event, Game, Millis, Moment, PersonId, Terms};
use games::{ByColor, Color};
use players::Decision;
use store::{CommandId, GameId};
use texts::Language;
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio::time::{Duration, Instant, sleep_until};
use wire::{FromServer, GameView, Refusal, Update};

use crate::blindfold;
use crate::service::{Service, giver, in_address, level_of};
use crate::speech::side_word;
use crate::time::instant_in;
use crate::view::{self, Around, Glance};
use commit::Unsettled;
use computer::ComputerSearches;
use lag::Allowances;
pub(crate) use lag::Lag;
use seats::Seats;

/// Maximum messages queued for a room.
const QUEUE: usize = 64;
/// Maximum frames buffered per subscriber before it must resync (backpressure).
const FRAMES: usize = 16;
/// Number of last command ids kept in memory for deduplication.
const REMEMBERED: usize = 8;
/// Pause after a failure of the store before the next attempt.
const REST: Duration = Duration::from_millis(500);
/// Time after a restart in which the player to move may reconnect before the clock goes on.
const TIME_TO_COME_BACK: Duration = Duration::from_secs(15);
/// Idle timeout of an empty room in which nothing is due.
const IDLE: Duration = Duration::from_secs(60);

/// Queue of a room. Messages are boxed, since the channel keeps room for many and most of it stays empty.
type RoomSender = mpsc::Sender<Box<RoomMessage>>;

/// Handle of a room's task.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    sender: RoomSender,
    /// Who plays there.
    players: Arc<[PersonId]>,
    /// What is agreed.
    terms: Arc<Terms>,
}

/// A message to the task of a room.
#[derive(Debug)]
enum RoomMessage {
    Join {
        person: Option<PersonId>,
        address: IpAddr,
        lag: Lag,
        answer: oneshot::Sender<Joined>,
    },
    /// The whole game once more, for one who is there.
    Again {
        person: Option<PersonId>,
        answer: oneshot::Sender<Joined>,
    },
    Leave {
        person: Option<PersonId>,
        lag: Lag,
    },
    Act(PendingAct),
    View(oneshot::Sender<Box<GameView>>),
    Glance(oneshot::Sender<Glance>),
    Seats {
        person: Option<PersonId>,
        answer: oneshot::Sender<Vec<&'static str>>,
    },
    /// The server stood still.
    Look,
    /// The host of the display has come, or has gone.
    Attend,
    /// Somebody who plays here is called otherwise now.
    Renamed(oneshot::Sender<()>),
    /// What the computer does in a position, by how many events there were when it came about.
    Decision {
        moved_at: u64,
        side: Color,
        decision: Option<Decision>,
    },
    DrawAnswer {
        moved_at: u64,
        side: Color,
        agrees: bool,
    },
}

/// A player's act as it came from a page.
#[derive(Debug)]
pub(crate) struct ActRequest {
    pub(crate) person: PersonId,
    pub(crate) language: Language,
    /// What the page calls it.
    pub(crate) id: String,
    /// How many events the page had seen.
    pub(crate) version: u64,
    pub(crate) act: wire::Act,
    /// When it came.
    pub(crate) at: Moment,
    /// How far away the page is.
    pub(crate) lag: Lag,
    /// Whether another game may be made for him now.
    pub(crate) may_make: bool,
    /// Whether he may ask the opponent for something now.
    pub(crate) may_ask: bool,
}

/// An act and where its answer goes.
#[derive(Debug)]
struct PendingAct {
    request: ActRequest,
    answer: oneshot::Sender<Answer>,
}

/// A subscription to a room: the whole game, and the frames that follow.
#[derive(Debug)]
pub(crate) struct Joined {
    pub(crate) welcome: Utf8Bytes,
    pub(crate) frames: broadcast::Receiver<Utf8Bytes>,
    /// Who is there: only the last word counts, and it waits in no queue.
    pub(crate) presence: watch::Receiver<Utf8Bytes>,
}

impl Joined {
    /// Goes on from a resync.
    pub(crate) fn go_on(&mut self, again: Joined) {
        (self.welcome, self.frames) = (again.welcome, again.frames);
    }
}

/// Answer to an act. What happened comes as a frame, to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It has happened, and everybody was told, under the name that it has.
    Told,
    /// It is done, and there is nothing to tell.
    Done {
        /// How many events there were behind it.
        version: u64,
    },
    /// It had been done before.
    Before {
        /// How many events there were behind it.
        version: u64,
    },
    /// It is refused.
    Refused(Box<Refusal>, Fault),
}

/// Whose fault a refusal is, for those who count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Fault {
    /// One without a seat wants to play.
    NoSeat,
    /// The rules or the state of the game forbid it; also a move out of turn.
    Forbidden,
    /// The position has changed since.
    Late,
    /// The store does not keep it.
    NotKept,
}

/// The room has closed meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Closed;

impl Room {
    pub(crate) fn is_open(&self) -> bool {
        !self.sender.is_closed()
    }

    /// Whether somebody plays there.
    pub(crate) fn seats_somebody(&self, person: PersonId) -> bool {
        self.players.contains(&person)
    }

    /// What is agreed.
    pub(crate) fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Asks for something, and waits for the answer.
    async fn ask<T>(
        &self,
        what: impl FnOnce(oneshot::Sender<T>) -> RoomMessage,
    ) -> Result<T, Closed> {
        let (answer, answered) = oneshot::channel();
        let ask = Box::new(what(answer));
        self.sender.send(ask).await.map_err(|_| Closed)?;
        answered.await.map_err(|_| Closed)
    }

    /// Somebody who plays there is called otherwise now; it is told before this ends.
    pub(crate) async fn renamed(&self) {
        // A room that has closed will ask for the names when it opens again.
        self.ask(RoomMessage::Renamed).await.unwrap_or_default();
    }

    /// The server stood still; a room that has something to do sees it by itself.
    pub(crate) fn look(&self) {
        self.sender
            .try_send(Box::new(RoomMessage::Look))
            .unwrap_or_default();
    }

    /// The host of the display has come, or has gone.
    pub(crate) async fn attend(&self) {
        // A room that has closed asks when it opens again.
        let attend = self.sender.send(Box::new(RoomMessage::Attend));
        attend.await.unwrap_or_default();
    }

    /// Somebody comes in, to play or to watch.
    pub(crate) async fn join(
        &self,
        person: Option<PersonId>,
        address: IpAddr,
        lag: Lag,
    ) -> Result<Joined, Closed> {
        self.ask(|answer| RoomMessage::Join {
            person,
            address,
            lag,
            answer,
        })
        .await
    }

    /// The whole game once more.
    pub(crate) async fn again(&self, person: Option<PersonId>) -> Result<Joined, Closed> {
        self.ask(|answer| RoomMessage::Again { person, answer })
            .await
    }

    /// Somebody goes.
    pub(crate) async fn leave(&self, person: Option<PersonId>, lag: Lag) {
        let leave = Box::new(RoomMessage::Leave { person, lag });
        // A room that has closed has nobody in it.
        self.sender.send(leave).await.unwrap_or_default();
    }

    /// A player's act as it came from a page.
    pub(crate) async fn act(&self, request: ActRequest) -> Result<Answer, Closed> {
        self.ask(|answer| RoomMessage::Act(PendingAct { request, answer }))
            .await
    }

    /// The seats of somebody, by their names.
    pub(crate) async fn seats(
        &self,
        person: Option<PersonId>,
    ) -> Result<Vec<&'static str>, Closed> {
        self.ask(|answer| RoomMessage::Seats { person, answer })
            .await
    }

    /// How the game stands.
    pub(crate) async fn view(&self) -> Result<Box<GameView>, Closed> {
        self.ask(RoomMessage::View).await
    }

    /// The game at a glance.
    pub(crate) async fn glance(&self) -> Result<Glance, Closed> {
        self.ask(RoomMessage::Glance).await
    }
}

/// Opens the room of a game.
pub(crate) fn open(
    service: Arc<Service>,
    id: GameId,
    game: Game,
    events: &[Event],
    names: &ByColor<String>,
) -> Room {
    let (sender, asked) = mpsc::channel(QUEUE);
    let (frames, _) = broadcast::channel(FRAMES);
    let blindfold = blindfold::side(game.form()).map(|side| Blindfold {
        side,
        frames: broadcast::channel(FRAMES).0,
    });
    let seats = Seats::new(&game);
    let players = seats.players().collect();
    let terms = Arc::new(game.terms().clone());
    let clock = commit::clock_of(&service, game.form());
    let ahead = game.last().since(clock).unwrap_or(Millis::ZERO);
    let pauses = service.count_pauses();
    let keeper = Box::new(RoomTask {
        service,
        id,
        around: Around {
            id: in_address(id.0),
            players: at_board(&game, names),
            rematch: None,
        },
        game,
        seats,
        frames,
        presence: watch::Sender::new(Utf8Bytes::default()),
        blindfold,
        sender: sender.downgrade(),
        moved_at: commit::moved_at(events),
        searches: ComputerSearches::default(),
        player_address: None,
        done: VecDeque::new(),
        next: None,
        allowances: Allowances::default(),
        ahead,
        unsettled: Unsettled {
            is_new: true,
            since: None,
        },
        rests_until: Instant::now(),
        pauses,
        back_by: Instant::now() + TIME_TO_COME_BACK,
        is_broken: false,
    });
    tokio::spawn(keeper.keep(asked));
    Room {
        sender,
        players,
        terms,
    }
}

fn at_board(game: &Game, names: &ByColor<String>) -> ByColor<wire::Player> {
    ByColor::new_with(|side| {
        let level = game.side(side).first().and_then(|person| level_of(*person));
        wire::Player {
            name: names[side].clone(),
            level,
            present: level.is_some(),
        }
    })
}

/// The side that plays without a board, and what it is told.
#[derive(Clone, Debug)]
struct Blindfold {
    side: Color,
    frames: broadcast::Sender<Utf8Bytes>,
}

/// The task that owns a game: single writer of its events.
struct RoomTask {
    service: Arc<Service>,
    id: GameId,
    game: Game,
    around: Around,
    seats: Seats,
    frames: broadcast::Sender<Utf8Bytes>,
    presence: watch::Sender<Utf8Bytes>,
    blindfold: Option<Blindfold>,
    /// Its own queue, for the results of searches.
    sender: mpsc::WeakSender<Box<RoomMessage>>,
    /// How many events there were when the position last changed.
    moved_at: u64,
    /// What the computer thinks about.
    searches: ComputerSearches,
    /// Where the player who came last is: searches are charged to it.
    player_address: Option<IpAddr>,
    /// What was done last, by whom and by the names that pages gave it, with the version behind it.
    done: VecDeque<(CommandId, u64)>,
    /// The game that follows.
    next: Option<GameId>,
    /// What the players get back for the way of their moves.
    allowances: Allowances,
    /// How far the record was ahead of the server's clock when the room opened: that clock was set back since. The room
    /// goes by its own time then, so that the clock of the player to move does not stand still until the server's is there.
    ahead: Millis,
    unsettled: Unsettled,
    /// The store is left alone until then.
    rests_until: Instant,
    /// How often the server had stood still when the room looked last.
    pauses: usize,
    /// After a restart the clock of a player who is not back stands until then.
    back_by: Instant,
    /// What was kept does not fit the game as it is here.
    is_broken: bool,
}

impl RoomTask {
    /// In a box: a future keeps what it is given, and once more what it works with.
    async fn keep(mut self: Box<Self>, mut asked: mpsc::Receiver<Box<RoomMessage>>) {
        // A room mostly waits: what it needs while it does something is not kept meanwhile.
        Box::pin(self.settle()).await;
        while !self.is_broken {
            let wake = self.wakes_at();
            let idle = Instant::now() + IDLE;
            let ask = tokio::select! {
                // What came before the deadline is heard before it.
                biased;
                ask = asked.recv() => ask,
                () = sleep_until(wake.unwrap_or(idle)), if wake.is_some() => {
                    Box::pin(self.give_pauses_back()).await;
                    Box::pin(self.look()).await;
                    continue;
                }
                () = sleep_until(idle), if wake.is_none() && self.seats.is_empty() => None,
            };
            let Some(ask) = ask else {
                break;
            };
            Box::pin(self.give_pauses_back()).await;
            Box::pin(self.answer(*ask)).await;
        }
        asked.close();
        self.service.close_room(self.id);
    }

    /// When there is something to see to: at the next deadline, or once the store may answer again.
    fn wakes_at(&self) -> Option<Instant> {
        if self.unsettled.since.is_some() {
            return Some(self.rests_until);
        }
        if self.waits_for_mover() {
            return Some(self.back_by);
        }
        let deadline = self.game.next_deadline()?.plus(self.grace());
        let wait = deadline.since(self.clock_now());
        Some(instant_in(wait.unwrap_or(Millis::ZERO)))
    }

    async fn answer(&mut self, ask: RoomMessage) {
        match ask {
            RoomMessage::Join {
                person,
                address,
                lag,
                answer,
            } => {
                self.seen_at(person, address);
                self.join(person, lag, answer).await;
            }
            RoomMessage::Again { person, answer } => {
                // Whoever asked may have gone.
                answer.send(self.joined(person)).unwrap_or_default();
            }
            RoomMessage::Leave { person, lag } => self.leave(person, &lag).await,
            RoomMessage::Attend => {
                if self.settle().await {
                    self.attend().await;
                }
                self.tell_presence();
            }
            RoomMessage::Act(acting) => self.acting(acting).await,
            RoomMessage::View(answer) => {
                let view = view::whole(&self.game, &self.around, self.now());
                // Whoever asked may have gone.
                answer.send(Box::new(view)).unwrap_or_default();
            }
            RoomMessage::Glance(answer) => {
                let glance = view::glance(&self.game, self.clock_now());
                // Whoever asked may have gone.
                answer.send(glance).unwrap_or_default();
            }
            RoomMessage::Seats { person, answer } => {
                let seats = self.seats.of(person).into_iter().map(side_word).collect();
                // Whoever asked may have gone.
                answer.send(seats).unwrap_or_default();
            }
            // The pause was given back before.
            RoomMessage::Look => {}
            RoomMessage::Renamed(answer) => {
                self.rename().await;
                // Whoever asked may have gone.
                answer.send(()).unwrap_or_default();
            }
            RoomMessage::Decision {
                moved_at,
                side,
                decision,
            } => self.has_decided(moved_at, side, decision).await,
            RoomMessage::DrawAnswer {
                moved_at,
                side,
                agrees,
            } => self.has_weighed(moved_at, side, agrees).await,
        }
    }

    async fn join(&mut self, person: Option<PersonId>, lag: Lag, answer: oneshot::Sender<Joined>) {
        let came = self.seats.join(person);
        if let Some(host) = self.host(&came) {
            self.service.host_seen(host, true);
        }
        self.allowances.join(&came, &lag);
        if self.settle().await {
            self.attend().await;
        }
        self.tell_presence();
        // Whoever asked may have gone.
        answer.send(self.joined(person)).unwrap_or_default();
    }

    /// The whole game, and what happens from now on.
    fn joined(&self, person: Option<PersonId>) -> Joined {
        let seats = self.seats.of(person);
        let blindfold = self.blindfold_of(&seats);
        let frames = blindfold.map_or(&self.frames, |blindfold| &blindfold.frames);
        Joined {
            welcome: self.welcome(&seats),
            frames: frames.subscribe(),
            presence: self.presence.subscribe(),
        }
    }

    fn welcome(&self, seats: &[Color]) -> Utf8Bytes {
        let now = self.now();
        let mut whole = view::whole(&self.game, &self.around, self.shown_at());
        if let Some(clocks) = whole
            .state
            .clocks
            .as_mut()
            .filter(|_| self.waits_for_mover())
        {
            clocks.running = None;
        }
        let shown = match self.is_hidden_from(seats) {
            true => blindfold::game(whole),
            false => whole,
        };
        frame(&FromServer::Welcome {
            protocol: wire::PROTOCOL,
            seats: view::two(|side| seats.contains(&side)),
            game: Box::new(shown),
            now: now.0,
        })
    }

    /// What is told to whoever has these seats and no other, if that is the one who plays without a board.
    fn blindfold_of(&self, seats: &[Color]) -> Option<&Blindfold> {
        let blindfold = self.blindfold.as_ref();
        blindfold.filter(|blindfold| seats == [blindfold.side])
    }

    /// Whether the position is hidden from whoever has these seats: until the game is over.
    fn is_hidden_from(&self, seats: &[Color]) -> bool {
        self.game.end().is_none() && self.blindfold_of(seats).is_some()
    }

    async fn leave(&mut self, person: Option<PersonId>, lag: &Lag) {
        self.allowances.leave(lag);
        self.seats.leave(person);
        if let Some(host) = self.host(&self.seats.of(person)) {
            self.service.host_leaves(host);
        }
        if self.settle().await {
            self.attend().await;
        }
        self.tell_presence();
    }

    /// Whoever gives the display that this game belongs to, if he has one of these seats.
    fn host(&self, seats: &[Color]) -> Option<PersonId> {
        let giver = giver(self.game.form()).filter(|giver| seats.contains(giver))?;
        self.game.side(giver).first().copied()
    }

    /// Whether whoever gives the display sits on this side, and is at one of its boards.
    fn is_hosting(&self, side: Color) -> bool {
        self.host(&[side])
            .is_some_and(|host| self.service.has_host(host))
    }

    /// Whether somebody is there to play a side.
    fn is_there(&self, side: Color) -> bool {
        self.seats.is_there(side) || self.is_hosting(side)
    }

    /// Asks what the players are called, and tells everybody.
    async fn rename(&mut self) {
        let sides = ByColor::new_with(|side| self.game.side(side).to_vec());
        match self.service.names(&sides).await {
            Ok(names) => {
                self.tell(&FromServer::Names {
                    names: view::two(|side| names[side].clone()),
                });
                for side in Color::ALL {
                    self.around.players[side].name.clone_from(&names[side]);
                }
            }
            Err(error) => tracing::warn!(game = self.id.0, %error, "an old name is shown"),
        }
    }

    fn tell_presence(&mut self) {
        for side in Color::ALL {
            self.around.players[side].present = self.is_there(side);
        }
        let said = frame(&FromServer::Presence {
            present: view::two(|side| self.is_there(side)),
            watchers: self.seats.watchers(),
        });
        self.presence.send_if_modified(|last| {
            let is_new = *last != said;
            *last = said;
            is_new
        });
    }

    fn tell(&self, said: &FromServer) {
        let said = frame(said);
        if let Some(blindfold) = &self.blindfold {
            send(&blindfold.frames, said.clone());
        }
        send(&self.frames, said);
    }

    fn plies(&self) -> usize {
        let entries = self.game.entries().iter();
        entries.filter(|entry| entry.text().is_some()).count()
    }

    fn tell_update(&self, events: &[Event], before: usize, id: Option<&str>) {
        let plies = self.plies();
        let update = Update {
            id: id.map(str::to_owned),
            said: view::said(events, &self.game),
            passing: view::is_passing(events),
            plies: u32::try_from(plies).unwrap_or(u32::MAX),
            moves: view::moves(&self.game, before.min(plies)),
            state: view::state(&self.game, &self.around, self.now()),
        };
        if let Some(blindfold) = &self.blindfold {
            send(&blindfold.frames, self.hidden_update(&update));
            // Nothing is hidden behind the end: he gets the whole game.
            if self.game.end().is_some() {
                send(&blindfold.frames, self.welcome(&[blindfold.side]));
            }
        }
        send(&self.frames, frame(&FromServer::Update(Box::new(update))));
    }

    /// What happened, as whoever plays without a board is told.
    fn hidden_update(&self, update: &Update) -> Utf8Bytes {
        let update = update.clone();
        frame(&FromServer::Update(Box::new(match self.game.end() {
            Some(_) => update,
            None => Update {
                state: blindfold::state(update.state),
                ..update
            },
        })))
    }

    /// Whether a move was made since a version.
    fn has_moved_since(&self, version: u64) -> bool {
        version < self.moved_at
    }
}

fn send(frames: &broadcast::Sender<Utf8Bytes>, said: Utf8Bytes) {
    // Nobody may be listening.
    frames.send(said).unwrap_or_default();
}

/// A frame as it goes over the wire.
pub(crate) fn frame(said: &FromServer) -> Utf8Bytes {
    // Plain data with text keys always has a JSON form.
    let text = serde_json::to_string(said).unwrap_or_default();
    Utf8Bytes::from(text)
}
