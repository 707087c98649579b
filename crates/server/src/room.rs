//! One room for each game: a task that owns it, stores what happens, and tells everybody.

mod acts;
mod seats;

use std::collections::VecDeque;
use std::sync::Arc;

use conduct::{Command, Event, Game, PersonId, Phase};
use games::{ByColor, Color};
use store::{Appended, CommandId, GameId};
use texts::Language;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::{Duration, sleep_until};
use wire::{FromServer, GameView, Refusal, Update};

use crate::house::{House, in_address, level_of};
use crate::opponent::Thought;
use crate::view::{self, Around, Glance};
use seats::Seats;

/// So many requests wait at the door of a room.
const QUEUE: usize = 64;
/// So many frames wait for a slow watcher before he gets the whole game again.
const FRAMES: usize = 64;
/// So many of the last commands are known by name.
const REMEMBERED: usize = 32;
/// An empty room closes after so long, if nothing will happen in it.
const IDLE: Duration = Duration::from_secs(60);

/// The door of a room.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    ask: mpsc::Sender<Ask>,
}

/// What may be asked of a room.
#[derive(Debug)]
enum Ask {
    Join {
        person: Option<PersonId>,
        answer: oneshot::Sender<Joined>,
    },
    Leave {
        person: Option<PersonId>,
    },
    Act(Box<Acting>),
    View(oneshot::Sender<Box<GameView>>),
    Glance(oneshot::Sender<Glance>),
    Seats {
        person: Option<PersonId>,
        answer: oneshot::Sender<Vec<&'static str>>,
    },
    Thought {
        version: u64,
        side: Color,
        thought: Option<Thought>,
    },
    DrawAnswer {
        version: u64,
        side: Color,
        agrees: bool,
    },
}

/// Somebody wants to do something.
#[derive(Debug)]
struct Acting {
    person: PersonId,
    language: Language,
    id: String,
    version: u64,
    act: wire::Act,
    answer: oneshot::Sender<Answer>,
}

/// What one who joins gets.
#[derive(Debug)]
pub(crate) struct Joined {
    pub(crate) welcome: String,
    pub(crate) frames: broadcast::Receiver<Arc<str>>,
}

/// What becomes of what somebody wants to do. What has happened comes as a frame, to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It is done.
    Done,
    /// It had been done before.
    Before {
        /// How many events there were behind it.
        version: u64,
    },
    /// It is refused.
    Refused(Box<Refusal>),
}

/// The room has closed meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Closed;

impl Room {
    pub(crate) fn is_open(&self) -> bool {
        !self.ask.is_closed()
    }

    /// Somebody comes in, to play or to watch.
    pub(crate) async fn join(&self, person: Option<PersonId>) -> Result<Joined, Closed> {
        let (answer, joined) = oneshot::channel();
        let join = Ask::Join { person, answer };
        self.ask.send(join).await.map_err(|_| Closed)?;
        joined.await.map_err(|_| Closed)
    }

    /// Somebody goes.
    pub(crate) async fn leave(&self, person: Option<PersonId>) {
        // A room that has closed has nobody in it.
        self.ask
            .send(Ask::Leave { person })
            .await
            .unwrap_or_default();
    }

    /// Somebody wants to do something.
    pub(crate) async fn act(
        &self,
        person: PersonId,
        language: Language,
        id: String,
        version: u64,
        act: wire::Act,
    ) -> Result<Answer, Closed> {
        let (answer, done) = oneshot::channel();
        let acting = Box::new(Acting {
            person,
            language,
            id,
            version,
            act,
            answer,
        });
        self.ask.send(Ask::Act(acting)).await.map_err(|_| Closed)?;
        done.await.map_err(|_| Closed)
    }

    /// The seats of somebody, by their names.
    pub(crate) async fn seats(
        &self,
        person: Option<PersonId>,
    ) -> Result<Vec<&'static str>, Closed> {
        let (answer, seats) = oneshot::channel();
        let ask = Ask::Seats { person, answer };
        self.ask.send(ask).await.map_err(|_| Closed)?;
        seats.await.map_err(|_| Closed)
    }

    /// How the game stands.
    pub(crate) async fn view(&self) -> Result<Box<GameView>, Closed> {
        let (answer, view) = oneshot::channel();
        self.ask.send(Ask::View(answer)).await.map_err(|_| Closed)?;
        view.await.map_err(|_| Closed)
    }
}

impl Room {
    /// The game at a glance.
    pub(crate) async fn glance(&self) -> Result<Glance, Closed> {
        let (answer, glance) = oneshot::channel();
        self.ask
            .send(Ask::Glance(answer))
            .await
            .map_err(|_| Closed)?;
        glance.await.map_err(|_| Closed)
    }
}

/// Opens the room of a game.
pub(crate) fn open(house: Arc<House>, id: GameId, game: Game, names: &ByColor<String>) -> Room {
    let (ask, asked) = mpsc::channel(QUEUE);
    let (frames, _) = broadcast::channel(FRAMES);
    let seats = Seats::new(&game);
    let keeper = Keeper {
        house,
        id,
        around: Around {
            id: in_address(id.0),
            players: players(&game, names),
            rematch: None,
            adjournment: None,
        },
        game,
        seats,
        frames,
        ask: ask.downgrade(),
        moved_at: 0,
        done: VecDeque::new(),
        next: None,
    };
    tokio::spawn(keeper.keep(asked));
    Room { ask }
}

fn players(game: &Game, names: &ByColor<String>) -> ByColor<wire::Player> {
    ByColor::new_with(|side| {
        let level = game.side(side).first().and_then(|person| level_of(*person));
        wire::Player {
            name: names[side].clone(),
            level,
            present: level.is_some(),
        }
    })
}

/// The task of a room.
struct Keeper {
    house: Arc<House>,
    id: GameId,
    game: Game,
    around: Around,
    seats: Seats,
    frames: broadcast::Sender<Arc<str>>,
    /// The own door, for what the computer thinks.
    ask: mpsc::WeakSender<Ask>,
    /// How many events there were when the position last changed.
    moved_at: u64,
    /// What was done last, by the names that pages gave it, with the version behind it.
    done: VecDeque<(String, u64)>,
    /// The game that follows.
    next: Option<GameId>,
}

/// What a change came to.
enum Commit {
    Kept,
    Before { version: u64 },
    Failed,
}

impl Keeper {
    async fn keep(mut self, mut asked: mpsc::Receiver<Ask>) {
        self.wake().await;
        loop {
            let deadline = self.game.next_deadline();
            let wake = deadline.map(|deadline| self.house.clock().instant(deadline));
            let idle = tokio::time::Instant::now() + IDLE;
            let ask = tokio::select! {
                ask = asked.recv() => ask,
                () = sleep_until(wake.unwrap_or(idle)), if wake.is_some() => {
                    self.look().await;
                    continue;
                }
                () = sleep_until(idle), if wake.is_none() && self.seats.is_empty() => None,
            };
            let Some(ask) = ask else {
                break;
            };
            self.answer(ask).await;
        }
        asked.close();
        self.house.close_room(self.id);
    }

    /// After a restart nobody is charged for the time when the server was away; and the computer may be to move.
    async fn wake(&mut self) {
        let was_running = self.game.clock().running().is_some() && self.game.phase() != Phase::Over;
        let counts_days = self.game.terms().form == conduct::Form::Correspondence;
        if was_running && !counts_days && self.game.clock().control().is_timed() {
            let why = "the server was restarted".to_owned();
            let last = self.game.last();
            if let Ok(stop) = self.game.decide(&Command::StopClocks { why }, last)
                && self
                    .house
                    .now()
                    .since(last)
                    .is_some_and(|away| away.0 > 2000)
            {
                self.commit(stop, None).await;
                self.ask_game(&Command::StartClocks).await;
            }
        }
        self.set_computer_going();
    }

    /// Time may have brought something about.
    async fn look(&mut self) {
        self.ask_game(&Command::Look).await;
    }

    /// Asks for something that nobody has to be told a refusal of.
    async fn ask_game(&mut self, command: &Command) -> bool {
        let now = self.house.now();
        match self.game.decide(command, now) {
            Ok(events) => matches!(self.commit(events, None).await, Commit::Kept),
            Err(_) => false,
        }
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Join { person, answer } => self.join(person, answer).await,
            Ask::Leave { person } => self.leave(person).await,
            Ask::Act(acting) => self.acting(*acting).await,
            Ask::View(answer) => {
                let view = view::whole(&self.game, &self.around, self.house.now());
                // Whoever asked may have gone.
                answer.send(Box::new(view)).unwrap_or_default();
            }
            Ask::Glance(answer) => {
                let glance = view::glance(&self.game, self.house.now());
                // Whoever asked may have gone.
                answer.send(glance).unwrap_or_default();
            }
            Ask::Seats { person, answer } => {
                let names = |side: Color| match side {
                    Color::White => "white",
                    Color::Black => "black",
                };
                let seats = self.seats.of(person).into_iter().map(names).collect();
                // Whoever asked may have gone.
                answer.send(seats).unwrap_or_default();
            }
            Ask::Thought {
                version,
                side,
                thought,
            } => {
                if version == self.game.version() {
                    self.computer_acts(side, thought).await;
                }
            }
            Ask::DrawAnswer {
                version,
                side,
                agrees,
            } => {
                if version == self.game.version() {
                    let command = Command::AnswerDraw { by: side, agrees };
                    self.ask_game(&command).await;
                }
            }
        }
    }

    async fn join(&mut self, person: Option<PersonId>, answer: oneshot::Sender<Joined>) {
        let came = self.seats.join(person);
        for side in came {
            if !self.game.is_there(side) && self.game.end().is_none() {
                self.ask_game(&Command::Arrive(side)).await;
            }
        }
        if self.game.phase() == Phase::Waiting && self.seats.are_all_there() {
            self.ask_game(&Command::Begin).await;
        }
        self.open_envelope().await;
        self.tell_presence();
        let frames = self.frames.subscribe();
        let now = self.house.now();
        let welcome = FromServer::Welcome {
            protocol: wire::PROTOCOL,
            seats: view::two(|side| self.seats.has(person, side)),
            game: Box::new(view::whole(&self.game, &self.around, now)),
            now: now.0,
        };
        let welcome = frame(&welcome).to_string();
        // Whoever asked may have gone.
        answer.send(Joined { welcome, frames }).unwrap_or_default();
    }

    async fn leave(&mut self, person: Option<PersonId>) {
        for side in self.seats.leave(person) {
            if self.game.end().is_none() {
                self.ask_game(&Command::Leave(side)).await;
            }
        }
        self.tell_presence();
    }

    fn tell_presence(&mut self) {
        for side in Color::ALL {
            self.around.players[side].present = self.seats.is_there(side);
        }
        self.tell(&FromServer::Presence {
            present: view::two(|side| self.seats.is_there(side)),
            watchers: self.seats.watchers(),
        });
    }

    fn tell(&self, said: &FromServer) {
        // Nobody may be listening.
        self.frames.send(frame(said)).unwrap_or_default();
    }

    /// Stores what happens, and only then lets it happen and tells it.
    async fn commit(&mut self, events: Vec<Event>, command: Option<(&CommandId, &str)>) -> Commit {
        let expected = self.game.version();
        let store = self.house.shared_store();
        let id = command.map(|(id, _)| id);
        let appended = store.append(self.id, expected, &events, id).await;
        match appended {
            Ok(Appended::Kept { .. }) => {}
            Ok(Appended::AlreadyDone { version }) => return Commit::Before { version },
            Err(error) => {
                tracing::warn!(game = self.id.0, %error, "nothing was kept");
                return Commit::Failed;
            }
        }
        let before = self.plies();
        let position = self.game.moves().fen();
        for event in &events {
            if let Err(misfit) = self.game.apply(event) {
                // What was decided on this very game fits it; else the game is read anew from the store.
                tracing::error!(game = self.id.0, %misfit, "an event does not fit");
                return Commit::Failed;
            }
        }
        if self.game.moves().fen() != position {
            self.moved_at = self.game.version();
            self.around.adjournment = None;
        }
        if let Some((_, name)) = command {
            self.done.truncate(REMEMBERED - 1);
            self.done.push_front((name.to_owned(), self.game.version()));
        }
        self.tell_update(&events, before, command.map(|(_, name)| name));
        self.set_computer_going();
        Commit::Kept
    }

    fn plies(&self) -> usize {
        let entries = self.game.entries().iter();
        entries.filter(|entry| entry.text.is_some()).count()
    }

    fn tell_update(&self, events: &[Event], before: usize, id: Option<&str>) {
        let plies = self.plies();
        let update = Update {
            id: id.map(str::to_owned),
            said: view::said(events),
            plies: u32::try_from(plies).unwrap_or(u32::MAX),
            moves: view::moves(&self.game, before.min(plies)),
            state: view::state(&self.game, &self.around, self.house.now()),
        };
        self.tell(&FromServer::Update(Box::new(update)));
    }

    /// Lets the computer think, where it is to do something.
    fn set_computer_going(&self) {
        let Some(ask) = self.ask.upgrade() else {
            return;
        };
        let is_playing = self.game.phase() == Phase::Playing;
        let (turn, version) = (self.game.moves().turn(), self.game.version());
        let level = |side: Color| self.around.players[side].level.filter(|_| is_playing);
        let offered_to = self.game.offer().map(|by| !by);
        if let Some((side, level)) = offered_to.and_then(|side| Some((side, level(side)?))) {
            self.think(ask.clone(), side, move |opponent, game, _| {
                Ask::DrawAnswer {
                    version,
                    side,
                    agrees: opponent.accepts_draw(game, level),
                }
            });
        }
        if let Some(level) = level(turn) {
            self.think(ask, turn, move |opponent, game, seed| Ask::Thought {
                version,
                side: turn,
                thought: opponent.think(game, level, seed),
            });
        }
    }

    /// Thinks where waiting harms nobody, and asks the room then.
    fn think<F>(&self, ask: mpsc::Sender<Ask>, side: Color, think: F)
    where
        F: FnOnce(&dyn crate::Opponent, &games::Game, u64) -> Ask + Send + 'static,
    {
        let opponent = self.house.opponent();
        let thinking = self.house.thinking();
        let game = self.game.moves().clone();
        let version = self.game.version();
        let seed = self.id.0 ^ version.rotate_left(17) ^ u64::from(side == Color::White);
        tokio::spawn(async move {
            let Ok(permit) = thinking.acquire_owned().await else {
                return;
            };
            // A person sees that somebody thought about it.
            let pause = tokio::time::sleep(Duration::from_millis(350));
            let thought = tokio::task::spawn_blocking(move || {
                let thought = think(&*opponent, &game, seed);
                drop(permit);
                thought
            });
            let (thought, ()) = tokio::join!(thought, pause);
            if let Ok(thought) = thought {
                // The room may have closed.
                ask.send(thought).await.unwrap_or_default();
            }
        });
    }

    async fn computer_acts(&mut self, side: Color, thought: Option<Thought>) {
        match thought {
            Some(Thought::Play { text, offers_draw }) => {
                if offers_draw && self.game.may_offer(side) {
                    self.ask_game(&Command::OfferDraw(side)).await;
                }
                self.ask_game(&Command::Play { by: side, text }).await;
            }
            Some(Thought::Claim) => {
                let with = None;
                self.ask_game(&Command::ClaimDraw { by: side, with }).await;
            }
            Some(Thought::Resign) => {
                self.ask_game(&Command::Resign(side)).await;
            }
            None => {}
        }
    }

    /// Opens the sealed move of a resumed game, if whoever must answer is there.
    async fn open_envelope(&mut self) {
        if self.game.phase() != Phase::Closed {
            return;
        }
        let about = self.game.seal_subject(&self.id.0.to_be_bytes());
        let Some(envelope) = self.game.envelope() else {
            return;
        };
        let answers = !envelope.by;
        let opened = envelope
            .sealed()
            .map(|sealed| conduct::open(sealed, self.house.key(), &about));
        match opened {
            Some(Ok(receipt)) if self.game.is_there(answers) => {
                self.ask_game(&Command::OpenEnvelope(receipt)).await;
                if self.game.phase() == Phase::InDoubt {
                    // There is no judge here: what nobody can read is lost (`002:§36.1`).
                    self.ask_game(&Command::ReadSealed { meaning: None }).await;
                }
            }
            Some(Err(fault)) => {
                tracing::error!(game = self.id.0, %fault, "an envelope does not open");
            }
            Some(Ok(_)) | None => {}
        }
    }

    /// Whether a move was made since a version.
    fn has_moved_since(&self, version: u64) -> bool {
        version < self.moved_at
    }
}

/// A frame as it goes over the wire.
pub(crate) fn frame(said: &FromServer) -> Arc<str> {
    // Plain data with text keys always has a JSON form.
    let text = serde_json::to_string(said).unwrap_or_default();
    Arc::from(text)
}
