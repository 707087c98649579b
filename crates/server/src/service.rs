//! The service: its store, its rooms, and what they share.

mod abandoned;
mod clock;
mod envelopes;
mod health;
mod hosts;
mod pauses;
mod reopen;

use core::fmt;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use conduct::{
    Command, EnvelopeKey, Event, Game, KeyId, Moment, PersonId, ReplayError, Terms, TermsFault,
};
use games::{ByColor, Color};
use players::{Level, PlayerFactory};
use store::{GameId, Name, NewGame, NewPerson, Store, StoreError};
use texts::Language;
use tokio::sync::broadcast;

use crate::engines::Engines;
use crate::events::Desks;
use crate::people::known::KnownSessions;
use crate::people::{Ended, names};
use crate::room::{self, Room};
use crate::scheduler::Scheduler;
use crate::tally::Tally;
use crate::time::WallClock;
use crate::view::Glance;
pub use envelopes::KeysNeeded;
pub(crate) use hosts::giver;
pub(crate) use pauses::Pause;
use pauses::Pulse;

/// The service: its store, its rooms, and what they share.
pub struct Service {
    store: Arc<dyn Store>,
    engines: Arc<Engines>,
    key: EnvelopeKey,
    /// Keys that the operator has given up.
    lost_keys: Vec<KeyId>,
    clock: WallClock,
    doubt: clock::Doubt,
    /// Games whose envelopes do not open though the key is at hand.
    damaged_envelopes: Mutex<BTreeSet<GameId>>,
    rooms: Mutex<HashMap<GameId, Room>>,
    /// Open competitions.
    desks: Desks,
    /// Games that cannot be opened as they are kept, and why. The others go on.
    quarantine: Mutex<BTreeMap<GameId, String>>,
    /// What the store said last when it was asked whether it keeps anything.
    checked: tokio::sync::Mutex<Option<health::Checked>>,
    /// How often somebody was called otherwise.
    renamings: AtomicU64,
    searches: Arc<Scheduler>,
    hosts: hosts::Hosts,
    has_secure_cookies: bool,
    known_sessions: Arc<KnownSessions>,
    /// Told when sessions end.
    endings: broadcast::Sender<Ended>,
    /// When the server stood still.
    pulse: Pulse,
    tally: Tally,
}

impl fmt::Debug for Service {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Service").finish_non_exhaustive()
    }
}

/// Why something cannot be done in the server.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// The store does not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The terms do not go together.
    #[error(transparent)]
    Terms(#[from] TermsFault),
    /// Sealed moves wait for another key.
    #[error(transparent)]
    Key(#[from] KeysNeeded),
    /// What was kept makes no game.
    #[error("game {game} cannot be replayed: {why}")]
    Broken {
        /// The game that cannot be replayed.
        game: GameId,
        /// The reason why it cannot be replayed.
        why: Box<ReplayError>,
    },
    /// The room of a game does not stay open.
    #[error("the room of game {0} does not stay open")]
    NoRoom(GameId),
}

impl ServiceError {
    /// Whether a game is there and cannot be read: not now, and not later either.
    pub(crate) const fn is_unreadable(&self) -> bool {
        match self {
            ServiceError::Store(error) => matches!(
                error,
                StoreError::Payload(_) | StoreError::Damaged(_) | StoreError::Misfit(_)
            ),
            ServiceError::Terms(_) | ServiceError::Broken { .. } | ServiceError::NoRoom(_) => true,
            ServiceError::Key(_) => false,
        }
    }
}

/// The computer has these ids, by its level; people and competitions have higher ones.
pub(crate) const FIRST_PERSON: u64 = 1 << 20;

/// Endings that a socket may have to hear of at once; beyond them it finds out by itself.
const ENDINGS: usize = 64;

impl Service {
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        players: PlayerFactory,
        key: EnvelopeKey,
        lost_keys: Vec<KeyId>,
        has_secure_cookies: bool,
    ) -> Result<Arc<Service>, ServiceError> {
        let clock = WallClock::new();
        let service = Service {
            store,
            engines: Arc::new(Engines::new(players)),
            key,
            lost_keys,
            pulse: Pulse::new(clock.now()),
            clock,
            doubt: clock::Doubt::default(),
            damaged_envelopes: Mutex::default(),
            rooms: Mutex::new(HashMap::new()),
            desks: Desks::default(),
            quarantine: Mutex::default(),
            checked: tokio::sync::Mutex::default(),
            renamings: AtomicU64::new(0),
            searches: Scheduler::new(),
            hosts: hosts::Hosts::default(),
            has_secure_cookies,
            known_sessions: Arc::default(),
            endings: broadcast::channel(ENDINGS).0,
            tally: Tally::default(),
        };
        service.tell_losses();
        service.look_at_clock().await;
        service.seat_computer().await?;
        service.check_envelopes().await?;
        Ok(Arc::new(service))
    }

    /// The computer is somebody too, at each of its levels.
    async fn seat_computer(&self) -> Result<(), StoreError> {
        for level in Level::all() {
            let name = format!("Peatee {}", level.number()).parse::<Name>();
            let Ok(name) = name else { continue };
            let person = NewPerson {
                id: computer(level),
                name,
                password: None,
                language: "en".to_owned(),
                created_at: self.now(),
            };
            match self.store.create_person(person).await {
                Ok(()) | Err(StoreError::IdTaken) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    pub(crate) fn shared_store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.store)
    }

    pub(crate) const fn desks(&self) -> &Desks {
        &self.desks
    }

    pub(crate) fn engines(&self) -> Arc<Engines> {
        Arc::clone(&self.engines)
    }

    pub(crate) fn searches(&self) -> Arc<Scheduler> {
        Arc::clone(&self.searches)
    }

    pub(crate) const fn key(&self) -> &EnvelopeKey {
        &self.key
    }

    pub(crate) const fn clock(&self) -> WallClock {
        self.clock
    }

    pub(crate) fn now(&self) -> Moment {
        self.clock.now()
    }

    pub(crate) const fn has_secure_cookies(&self) -> bool {
        self.has_secure_cookies
    }

    /// Sessions that were valid lately.
    pub(crate) const fn known_sessions(&self) -> &Arc<KnownSessions> {
        &self.known_sessions
    }

    /// Sessions have ended: whoever came in by one of them is told at once.
    pub(crate) fn session_ended(&self, ended: Ended) {
        // Nobody may be there.
        self.endings.send(ended).unwrap_or_default();
    }

    /// Tells which sessions end from now on.
    pub(crate) fn endings(&self) -> broadcast::Receiver<Ended> {
        self.endings.subscribe()
    }

    /// What was odd about the frames that came.
    pub(crate) const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Makes the game that follows another, unless there is one: which it is.
    pub(crate) async fn create_next(
        &self,
        after: GameId,
        terms: Terms,
    ) -> Result<GameId, ServiceError> {
        let (game, events) = self.prepare(terms)?;
        Ok(self.store.create_next(after, game, &events).await?)
    }

    /// A game to be kept, and what has happened in it: it begins at once if nobody needs to be waited for.
    pub(crate) fn prepare(&self, terms: Terms) -> Result<(NewGame, Vec<Event>), TermsFault> {
        let created_at = self.now();
        let game = Game::new(terms.clone())?;
        let events = match waits(&terms) {
            true => Vec::new(),
            false => game.decide(&Command::Begin, created_at).unwrap_or_default(),
        };
        let game = NewGame {
            id: GameId(random_id()),
            created_at,
            terms,
        };
        Ok((game, events))
    }

    /// The room of a game, opened if nobody is in it.
    pub(crate) async fn room(self: &Arc<Service>, id: GameId) -> Result<Room, ServiceError> {
        if let Some(room) = self.open_room(id) {
            return Ok(room);
        }
        let opened = self.read_room(id).await;
        match &opened {
            Ok(_) => self.release(id),
            Err(error) if error.is_unreadable() => self.quarantine(id, &error.to_string()),
            Err(_) => {}
        }
        opened
    }

    /// Reads a game from the store and opens its room.
    async fn read_room(self: &Arc<Service>, id: GameId) -> Result<Room, ServiceError> {
        let kept = self.store.load(id).await?;
        let renamings = self.renamings.load(Ordering::SeqCst);
        let names = self.names(&kept.meta.sides).await?;
        let replayed = Game::replay(kept.meta.terms, &kept.events);
        let game = replayed.map_err(|error| ServiceError::Broken {
            game: id,
            why: Box::new(error),
        })?;
        let room = self.seat(id, game, &kept.events, &names);
        // Somebody may have got another name while his old one was asked for.
        if renamings != self.renamings.load(Ordering::SeqCst) {
            room.renamed().await;
        }
        Ok(room)
    }

    /// Opens the room of a game, unless somebody else was faster.
    fn seat(
        self: &Arc<Service>,
        id: GameId,
        game: Game,
        events: &[Event],
        names: &ByColor<String>,
    ) -> Room {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(&id).filter(|room| room.is_open()) {
            return room.clone();
        }
        let room = room::open(Arc::clone(self), id, game, events, names);
        rooms.insert(id, room.clone());
        room
    }

    /// Somebody is called otherwise now: the rooms in which he plays tell it before this ends.
    pub(crate) async fn renamed(&self, person: PersonId) {
        self.renamings.fetch_add(1, Ordering::SeqCst);
        for room in self.rooms_of(person) {
            room.renamed().await;
        }
    }

    fn rooms_of(&self, person: PersonId) -> Vec<Room> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let own = rooms.values().filter(|room| room.seats_somebody(person));
        own.cloned().collect()
    }

    /// A game at a glance.
    pub(crate) async fn glance(self: &Arc<Service>, id: GameId) -> Result<Glance, ServiceError> {
        // A room that has just closed is opened anew; one that closes again is broken.
        for _ in 0..2 {
            let room = self.room(id).await?;
            if let Ok(glance) = room.glance().await {
                return Ok(glance);
            }
        }
        Err(ServiceError::NoRoom(id))
    }

    fn open_rooms(&self) -> Vec<Room> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().cloned().collect()
    }

    fn open_room(&self, id: GameId) -> Option<Room> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(&id).filter(|room| room.is_open()).cloned()
    }

    /// Nobody is in a room any more.
    pub(crate) fn close_room(&self, id: GameId) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.get(&id).is_some_and(|room| !room.is_open()) {
            rooms.remove(&id);
        }
    }

    /// What several people are called in the language of a reader, asked for at once.
    pub(crate) async fn called(
        &self,
        persons: &[PersonId],
        language: Language,
    ) -> Result<HashMap<PersonId, String>, StoreError> {
        let found = self.store.persons(persons).await?.into_iter();
        Ok(found
            .map(|person| (person.id, names::shown(person.name.as_str(), language)))
            .collect())
    }

    pub(crate) async fn names(
        &self,
        sides: &ByColor<Vec<PersonId>>,
    ) -> Result<ByColor<String>, StoreError> {
        let mut names = ByColor::default();
        for side in Color::ALL {
            let mut of_side = Vec::new();
            for person in &sides[side] {
                let person = self.store.person(*person).await?;
                of_side.extend(person.map(|person| person.name.as_str().to_owned()));
            }
            names[side] = of_side.join(", ");
        }
        Ok(names)
    }
}

/// The computer at a level.
pub(crate) fn computer(level: Level) -> PersonId {
    PersonId(level.number().into())
}

/// The level of the computer, if it is the computer.
pub(crate) fn level_of(person: PersonId) -> Option<u8> {
    let level = u8::try_from(person.0).ok()?;
    (person.0 < FIRST_PERSON && level > 0).then_some(level)
}

/// Whether a game waits until everybody is there: with a clock that runs out. Nobody's time passes while his page loads.
fn waits(terms: &Terms) -> bool {
    // The giver of a display cannot be at all boards at once.
    let waits_for_all = match terms.form {
        conduct::Form::Correspondence
        | conduct::Form::Simultaneous { .. }
        | conduct::Form::BlindfoldSimultaneous { .. } => false,
        conduct::Form::Ordinary
        | conduct::Form::Blindfold { .. }
        | conduct::Form::Blind { .. }
        | conduct::Form::Odds { .. } => true,
    };
    terms.control.is_timed() && waits_for_all
}

/// A number that nobody has had: 48 random bits, above those of the computer.
pub(crate) fn random_id() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    let number = u64::from_be_bytes(bytes) >> 16;
    number | FIRST_PERSON
}

/// What a cookie or a link holds: 256 random bits as hex.
pub(crate) fn random_token() -> String {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn fill(bytes: &mut [u8]) {
    // Without randomness nothing here is safe.
    if let Err(error) = getrandom::fill(bytes) {
        tracing::error!(%error, "no randomness");
        std::process::abort();
    }
}

/// The random bytes of one sealing.
pub(crate) fn chance() -> conduct::Chance {
    let mut bytes = [0; conduct::Chance::LENGTH];
    fill(&mut bytes);
    conduct::Chance::new(bytes)
}

const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";

/// What a number is called in addresses.
pub(crate) fn in_address(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        let digit = usize::try_from(number % 36).unwrap_or_default();
        digits.push(char::from(DIGITS[digit]));
        number /= 36;
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

/// The number of an address.
pub(crate) fn from_address(text: &str) -> Option<u64> {
    let is_plain = text
        .bytes()
        .all(|b| b.is_ascii_digit() || b.is_ascii_lowercase());
    (is_plain && text.len() <= 12).then(|| u64::from_str_radix(text, 36).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        for number in [0, 35, 36, 123_456_789, (1 << 48) - 1] {
            assert_eq!(from_address(&in_address(number)), Some(number));
        }
        for text in ["", "A", "-1", "zzzzzzzzzzzzz", "a b"] {
            assert_eq!(from_address(text), None, "{text}");
        }
    }
}
