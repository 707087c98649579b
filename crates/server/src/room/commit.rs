//! What happens in a room is kept first, then it happens, then it is told.

use conduct::{Command, Event, Form, Millis, Moment, Phase};
use games::Color;
use store::{Appended, CommandId, StoreError};

use super::lag::held;
use super::{REMEMBERED, REST, RoomTask};
use crate::service::{Pause, Service};

/// What a change came to.
pub(super) enum Commit {
    Kept,
    Before { version: u64 },
    Failed,
}

/// What a room has to do before it goes on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Unsettled {
    /// The game has just been read: the server may have been away.
    pub(super) is_new: bool,
    /// Since when the store has kept nothing. Whether it kept the last events is not known.
    pub(super) since: Option<Moment>,
}

impl Unsettled {
    const fn is_settled(&self) -> bool {
        !self.is_new && self.since.is_none()
    }
}

impl RoomTask {
    /// What time it is in this room.
    pub(super) fn now(&self) -> Moment {
        held(self.clock_now(), self.grace(), &self.game)
    }

    /// What the clock on the wall of this room shows: the server's, unless that was set back behind what is on record.
    pub(super) fn clock_now(&self) -> Moment {
        clock_of(&self.service, self.game.form()).plus(self.ahead)
    }

    /// When something came, by the clock on the wall of this room.
    pub(super) fn came(&self, at: Moment) -> Moment {
        let clock = clock_of(&self.service, self.game.form());
        let behind = self.service.now().since(clock).unwrap_or(Millis::ZERO);
        Moment(at.0.saturating_sub(behind.0)).plus(self.ahead)
    }

    /// Sees to what happened while the server or its store was away; whether the game can go on.
    pub(super) async fn settle(&mut self) -> bool {
        if self.unsettled.is_settled() {
            return true;
        }
        let is_settled = match self.unsettled.since {
            Some(since) => self.recover(since).await,
            None => self.wake().await,
        };
        if is_settled {
            self.set_computer_going();
        }
        is_settled
    }

    /// After an outage of the store nobody is charged for it, and whoever came or went meanwhile is on record.
    async fn recover(&mut self, since: Moment) -> bool {
        if tokio::time::Instant::now() < self.rests_until || !self.catch_up().await {
            return false;
        }
        self.unsettled.since = None;
        let from = since.max(self.game.last());
        self.give_time_back("the server could not store anything", from)
            .await;
        if let Some(again) = &mut self.unsettled.since {
            *again = since;
            return false;
        }
        self.attend().await;
        self.unsettled.since.is_none()
    }

    /// After a restart nobody is charged for the time when the server was away; whoever was there has to come again; and
    /// the computer may be to move.
    async fn wake(&mut self) -> bool {
        if self.waits_for_mover() {
            return false;
        }
        self.unsettled.is_new = false;
        let last = self.game.last();
        if self.was_interrupted() {
            self.give_time_back("the server was restarted", last).await;
            if let Some(since) = &mut self.unsettled.since {
                *since = last;
                return false;
            }
            self.attend().await;
        }
        self.unsettled.since.is_none()
    }

    /// Whether the server was away since the last event, or its clock was set back.
    fn was_interrupted(&self) -> bool {
        self.game.last() < self.service.clock().started() || self.ahead > Millis::ZERO
    }

    /// Whether the game waits after a restart for the player to move, whose page has not found back yet: his clock stands
    /// for a while (decision 0017).
    pub(super) fn waits_for_mover(&self) -> bool {
        self.unsettled.is_new
            && tokio::time::Instant::now() < self.back_by
            && self.was_interrupted()
            && self.gives_time_back()
            && !self.is_there(self.game.moves().turn())
    }

    /// The moment that the clocks are shown at.
    pub(super) fn shown_at(&self) -> Moment {
        match self.waits_for_mover() {
            true => self.game.last(),
            false => self.now(),
        }
    }

    /// Whether a clock runs whose time is given back. Days are not.
    fn gives_time_back(&self) -> bool {
        let runs = self.game.clock().running().is_some() && self.game.phase() != Phase::Over;
        let counts_days = self.game.terms().form == Form::Correspondence;
        runs && !counts_days && self.game.clock().control().is_timed()
    }

    /// Records who is at the board and who is not, and what follows from it: the game begins, or the envelope is opened.
    /// Does nothing before the game is settled.
    pub(super) async fn attend(&mut self) {
        if self.game.end().is_some() {
            return;
        }
        for side in Color::ALL {
            let (on_record, is_there) = (self.game.is_there(side), self.is_there(side));
            if on_record && !is_there {
                self.decide_and_commit(&Command::Leave(side)).await;
            } else if !on_record && (self.seats.is_connected(side) || self.is_hosting(side)) {
                self.decide_and_commit(&Command::Arrive(side)).await;
            }
        }
        if self.game.phase() == Phase::Waiting && self.seats.are_all_there() {
            self.decide_and_commit(&Command::Begin).await;
        }
        self.give_envelope_up().await;
        self.open_envelope().await;
        self.grant_takeback().await;
    }

    /// Nobody is charged for the time when the server stood still.
    pub(super) async fn give_pauses_back(&mut self) {
        let count = self.service.count_pauses();
        if count == self.pauses {
            return;
        }
        let pauses = self.service.pauses_since(self.pauses);
        self.pauses = count;
        // What is not settled gives all of the time back.
        if !self.unsettled.is_settled() {
            return;
        }
        for Pause { from, until } in pauses {
            let from = from.plus(self.ahead).max(self.game.last());
            let until = until.plus(self.ahead);
            if from < until {
                self.give_back("the server stood still", from, until).await;
            }
            if let Some(since) = &mut self.unsettled.since {
                *since = from;
                return;
            }
        }
    }

    /// Gives the time back from a moment until now.
    async fn give_time_back(&mut self, why: &str, from: Moment) {
        self.give_back(why, from, self.now()).await;
    }

    /// Stops the clocks as of a moment, and starts them again as of another. Days are not given back.
    async fn give_back(&mut self, why: &str, from: Moment, until: Moment) {
        if !self.gives_time_back() {
            return;
        }
        let why = why.to_owned();
        let Ok(mut events) = self.game.decide(&Command::StopClocks { why }, from) else {
            return;
        };
        // Both at once: nothing may leave the clocks standing.
        let mut stopped = self.game.clone();
        if events.iter().all(|event| stopped.apply(event).is_ok())
            && let Ok(start) = stopped.decide(&Command::StartClocks, until)
        {
            events.extend(start);
            self.commit(events, None).await;
        }
    }

    /// Reads what the store may have kept without saying so.
    async fn catch_up(&mut self) -> bool {
        let store = self.service.shared_store();
        match store.events_since(self.id, self.game.version()).await {
            Ok(events) if events.is_empty() => true,
            Ok(events) => self.apply_and_broadcast(&events, None),
            Err(error) => {
                tracing::warn!(game = self.id.0, %error, "the store does not answer");
                self.rests_until = tokio::time::Instant::now() + REST;
                false
            }
        }
    }

    /// Whether the room knows what the store has kept up to a version. What it does not know it reads and tells, so that
    /// nobody hears that something is done before he sees it.
    pub(super) async fn knows(&mut self, version: u64) -> bool {
        if version <= self.game.version() {
            return true;
        }
        let now = self.now();
        self.unsettled.since.get_or_insert(now);
        // It has just answered.
        self.rests_until = tokio::time::Instant::now();
        self.settle().await
    }

    /// Time may have brought something about.
    pub(super) async fn look(&mut self) {
        if self.settle().await {
            self.ask_game(&Command::Look).await;
            // The time of resumption may have come.
            self.open_envelope().await;
        }
    }

    /// Asks for something that nobody has to be told a refusal of.
    pub(super) async fn ask_game(&mut self, command: &Command) -> bool {
        self.settle().await && self.decide_and_commit(command).await
    }

    /// As [`ask_game`](RoomTask::ask_game), for what belongs to settling itself.
    pub(super) async fn decide_and_commit(&mut self, command: &Command) -> bool {
        match self.game.decide(command, self.now()) {
            Ok(events) => matches!(self.commit(events, None).await, Commit::Kept),
            Err(_) => false,
        }
    }

    /// Stores what happens, and only then lets it happen and tells it. Stores nothing before the game is settled: an
    /// event behind an outage would hide how long it lasted.
    pub(super) async fn commit(
        &mut self,
        events: Vec<Event>,
        command: Option<(&CommandId, &str)>,
    ) -> Commit {
        if !self.unsettled.is_settled() {
            return Commit::Failed;
        }
        let expected = self.game.version();
        let store = self.service.shared_store();
        let id = command.map(|(id, _)| id);
        let appended = store.append(self.id, expected, &events, id).await;
        match appended {
            Ok(Appended::Kept { .. }) => {}
            Ok(Appended::AlreadyDone { version }) => return Commit::Before { version },
            Err(error) => {
                tracing::warn!(game = self.id.0, %error, "nothing was kept");
                // A store may take seconds to fail: what counts is when it was asked.
                let asked = events.first().map(|event| event.at);
                self.unsettled.since = Some(asked.unwrap_or_else(|| self.now()));
                self.rests_until = tokio::time::Instant::now() + REST;
                return Commit::Failed;
            }
        }
        match self.apply_and_broadcast(&events, command) {
            true => Commit::Kept,
            false => Commit::Failed,
        }
    }

    /// Lets happen what is kept, and tells it.
    fn apply_and_broadcast(
        &mut self,
        events: &[Event],
        command: Option<(&CommandId, &str)>,
    ) -> bool {
        let before = self.plies();
        for event in events {
            if let Err(misfit) = self.game.apply(event) {
                // What was decided on this very game fits it; else the room closes, and the game is read anew.
                tracing::error!(game = self.id.0, %misfit, "an event does not fit");
                self.is_broken = true;
                return false;
            }
        }
        if events
            .iter()
            .any(|event| !event.what.class().keeps_position)
        {
            self.moved_at = self.game.version();
            self.allowances.asked(self.clock_now());
        }
        if let Some((id, _)) = command {
            self.done.truncate(REMEMBERED - 1);
            self.done.push_front((id.clone(), self.game.version()));
        }
        self.tell_update(events, before, command.map(|(_, name)| name));
        self.set_computer_going();
        true
    }

    /// How a command was done that the room does not remember, if it was: before a restart, or long ago.
    pub(super) async fn done_before(
        &self,
        id: &CommandId,
        name: &str,
    ) -> Result<Option<u64>, StoreError> {
        let store = self.service.shared_store();
        if let Some(version) = store.done(self.id, id).await? {
            return Ok(Some(version));
        }
        // Earlier versions kept the name alone.
        match name.parse() {
            Ok(name) => store.done(self.id, &name).await,
            Err(_) => Ok(None),
        }
    }
}

/// The clock that a game goes by. Days are not given back after a restart: where the server's clock is doubted, a game by
/// letter goes on from the last moment on record.
pub(super) fn clock_of(service: &Service, form: Form) -> Moment {
    match form {
        Form::Correspondence => service.expires_by(),
        Form::Ordinary
        | Form::Odds { .. }
        | Form::Simultaneous { .. }
        | Form::Blindfold { .. }
        | Form::BlindfoldSimultaneous { .. }
        | Form::Blind { .. } => service.now(),
    }
}

/// How many events there were when the position last changed, or may have.
pub(super) fn moved_at(events: &[Event]) -> u64 {
    let last = events
        .iter()
        .rposition(|event| !event.what.class().keeps_position);
    last.map_or(0, |last| last as u64 + 1)
}
