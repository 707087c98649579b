//! The task that owns an open event: the single writer of its lines.

use std::sync::Arc;

use conduct::PersonId;
use store::{Appended, CommandId, EventFile, EventId, NewLines, StoreError};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};
use tournament::desk::{ActError, Desk, SectionCommand, SeenGame};
use tournament::file::Seal;
use tournament::{Moment, Refused};

use super::log::{Extent, LogError, StoreLog, listing};
use super::replay::Replayed;
use super::role::{Action, Role, may};
use super::snapshot::Snapshot;
use super::upload::{Beside, compare};
use super::{BOUNDS, EventFault, IDLE, REST};
use crate::service::Service;

/// Maximum messages queued for a task.
const QUEUE: usize = 64;
/// Attempts at a request whose event others have changed meanwhile.
const ATTEMPTS: usize = 4;

/// Handle of the task of an event.
#[derive(Clone, Debug)]
pub(super) struct EventDesk {
    sender: mpsc::Sender<Box<Message>>,
}

/// The task has ended meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Closed;

/// The states of an event, one after the other.
pub(super) type Snapshots = watch::Receiver<Option<Arc<Snapshot>>>;

/// A message to the task of an event.
#[derive(Debug)]
enum Message {
    Subscribe(oneshot::Sender<Result<Snapshots, EventFault>>),
    Act(ActRequest, oneshot::Sender<Result<Answer, EventFault>>),
    GoOn(
        ContinueRequest,
        oneshot::Sender<Result<Continued, EventFault>>,
    ),
    CheckOut {
        author: Author,
        is_out: bool,
        answer: oneshot::Sender<Result<Answer, EventFault>>,
    },
}

/// Who asks for something.
#[derive(Clone, Debug)]
pub(crate) struct Author {
    pub(crate) person: PersonId,
    /// The name that stands in the file.
    pub(crate) name: String,
}

/// What somebody asks of an event.
#[derive(Clone, Debug)]
pub(crate) struct ActRequest {
    pub(crate) author: Author,
    /// What the request is called: sent twice, it is done once.
    pub(crate) id: CommandId,
    /// How many events the page had seen.
    pub(crate) version: u32,
    /// What the game that it is about looked like.
    pub(crate) seen: Option<SeenGame>,
    pub(crate) action: Action,
    pub(crate) commands: Vec<SectionCommand>,
}

/// A file by which somebody goes on with an event.
#[derive(Clone, Debug)]
pub(crate) struct ContinueRequest {
    pub(crate) author: Author,
    pub(crate) id: CommandId,
    pub(crate) file: Arc<Replayed>,
}

/// What became of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It has happened, and is kept; or it had happened before.
    Done,
    /// Whoever asks may not do it.
    Forbidden,
    /// It is refused.
    Refused(Box<Refused>),
    /// What it is about has changed since, by the event of this number.
    Changed { event: u32 },
    /// The event is checked out.
    CheckedOut,
    /// The event, or all of its owner's, would be longer than they may be.
    Full,
    /// The store does not keep it.
    NotKept,
}

/// What became of an uploaded file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Continued {
    /// Its further lines are kept.
    Added {
        /// How many.
        lines: usize,
    },
    /// It is the file that is kept.
    Same,
    /// The kept file has more lines.
    Older {
        /// How many.
        missing: usize,
    },
    /// It parts from the kept one.
    Parts {
        /// The first line that differs, from 1 on.
        line: usize,
    },
    /// Whoever asks may not do it.
    Forbidden,
    /// All of the owner's files together would be longer than they may be.
    Full,
    /// The store does not keep it.
    NotKept,
}

impl EventDesk {
    pub(super) fn is_open(&self) -> bool {
        !self.sender.is_closed()
    }

    /// Asks for something, and waits for the answer.
    async fn ask<T>(&self, what: impl FnOnce(oneshot::Sender<T>) -> Message) -> Result<T, Closed> {
        let (answer, answered) = oneshot::channel();
        let ask = Box::new(what(answer));
        self.sender.send(ask).await.map_err(|_| Closed)?;
        answered.await.map_err(|_| Closed)
    }

    /// The states of the event from now on.
    pub(super) async fn subscribe(self) -> Result<Result<Snapshots, EventFault>, Closed> {
        self.ask(Message::Subscribe).await
    }

    pub(super) async fn act(
        self,
        request: ActRequest,
    ) -> Result<Result<Answer, EventFault>, Closed> {
        self.ask(|answer| Message::Act(request, answer)).await
    }

    pub(super) async fn go_on(
        self,
        request: ContinueRequest,
    ) -> Result<Result<Continued, EventFault>, Closed> {
        self.ask(|answer| Message::GoOn(request, answer)).await
    }

    pub(super) async fn check_out(
        self,
        author: Author,
        is_out: bool,
    ) -> Result<Result<Answer, EventFault>, Closed> {
        self.ask(|answer| Message::CheckOut {
            author,
            is_out,
            answer,
        })
        .await
    }
}

/// Opens the task of an event; its lines are read when somebody asks for something.
pub(super) fn open(service: Arc<Service>, id: EventId) -> EventDesk {
    let (sender, asked) = mpsc::channel(QUEUE);
    let task = EventTask {
        service,
        id,
        open: None,
        snapshots: watch::Sender::new(None),
        rests_until: Instant::now(),
    };
    tokio::spawn(task.keep(asked));
    EventDesk { sender }
}

/// The task that owns an event.
struct EventTask {
    service: Arc<Service>,
    id: EventId,
    /// None before its lines were read, and again where the store may have kept what is not known here.
    open: Option<OpenEvent>,
    snapshots: watch::Sender<Option<Arc<Snapshot>>>,
    /// The store is left alone until then.
    rests_until: Instant,
}

/// An event whose lines are known.
struct OpenEvent {
    desk: Desk<StoreLog>,
    file: EventFile,
    seal: Seal,
}

impl OpenEvent {
    fn new(service: &Service, file: EventFile, replayed: Replayed) -> OpenEvent {
        let Replayed { text, opened } = replayed;
        let lines = text.split_inclusive('\n').count().saturating_sub(1);
        let entries = opened.festival.entries().len();
        let extent = Extent {
            lines: lines as u64,
            entries: u32::try_from(entries).unwrap_or(u32::MAX),
            bytes: text.len() as u64,
        };
        let log = StoreLog::new(service.shared_store(), &file, opened.chain, &extent);
        OpenEvent {
            desk: Desk::open(opened.festival, log),
            file,
            seal: opened.seal,
        }
    }

    fn snapshot(&self) -> Snapshot {
        let festival = self.desk.festival().clone();
        Snapshot::new(self.file.clone(), festival, self.desk.head(), self.seal)
    }

    /// Whether the store has another state of it, by what it says of the file.
    fn differs_from(&self, file: &EventFile) -> bool {
        self.file.checked_out_at != file.checked_out_at || self.desk.log().bytes() != file.bytes
    }
}

/// What an attempt at a request came to.
enum Attempt<T> {
    Answered(T),
    /// The store has more than was known here: the lines are read, and it is decided again.
    Again,
}

impl EventTask {
    async fn keep(mut self, mut asked: mpsc::Receiver<Box<Message>>) {
        loop {
            let idle = Instant::now() + IDLE;
            let message = tokio::select! {
                biased;
                message = asked.recv() => message,
                () = sleep_until(idle) => match self.snapshots.receiver_count() {
                    0 => None,
                    _ => continue,
                },
            };
            let Some(message) = message else {
                return;
            };
            Box::pin(self.answer(*message)).await;
        }
    }

    async fn answer(&mut self, message: Message) {
        // Whoever asked may have gone.
        match message {
            Message::Subscribe(answer) => {
                let snapshots = self.subscribe().await;
                answer.send(snapshots).unwrap_or_default();
            }
            Message::Act(request, answer) => {
                let done = self.act(&request).await;
                answer.send(done).unwrap_or_default();
            }
            Message::GoOn(request, answer) => {
                let done = self.go_on(&request).await;
                answer.send(done).unwrap_or_default();
            }
            Message::CheckOut {
                author,
                is_out,
                answer,
            } => {
                let done = self.check_out(&author, is_out).await;
                answer.send(done).unwrap_or_default();
            }
        }
    }

    /// The states of the event. Where the store does not answer, the last one that is known is shown.
    async fn subscribe(&mut self) -> Result<Snapshots, EventFault> {
        self.look_for_others().await;
        let settled = self.settle().await.map(|_| ());
        match settled {
            Err(EventFault::Unavailable) if self.snapshots.borrow().is_some() => {}
            Err(fault) => return Err(fault),
            Ok(()) => {}
        }
        Ok(self.snapshots.subscribe())
    }

    /// Sees whether another server has added lines.
    async fn look_for_others(&mut self) {
        let Some(open) = &self.open else { return };
        // Where the store fails, what is known is shown.
        if let Ok(file) = self.service.store().event_file(self.id).await
            && open.differs_from(&file)
        {
            self.open = None;
        }
    }

    /// The event with all its lines, read from the store where they are not known.
    async fn settle(&mut self) -> Result<&mut OpenEvent, EventFault> {
        let open = match self.open.take() {
            Some(open) => open,
            None => self.read().await?,
        };
        Ok(self.open.insert(open))
    }

    async fn read(&mut self) -> Result<OpenEvent, EventFault> {
        if Instant::now() < self.rests_until {
            return Err(EventFault::Unavailable);
        }
        let kept = self.service.store().load_event_file(self.id).await;
        let kept = kept.map_err(|error| {
            tracing::warn!(event = self.id.0, %error, "the lines of an event are not read");
            self.rests_until = Instant::now() + REST;
            EventFault::from(error)
        })?;
        let replays = self.service.desks().replays().clone();
        let replayed = replays.of_kept(kept.text()).await;
        let replayed = replayed.map_err(|why| {
            tracing::error!(
                event = self.id.0,
                ?why,
                "the lines of an event make no event"
            );
            EventFault::Unreadable
        })?;
        let open = OpenEvent::new(&self.service, kept.file, replayed);
        self.snapshots.send_replace(Some(Arc::new(open.snapshot())));
        Ok(open)
    }

    /// Tells everybody how the event stands now.
    fn publish(&mut self) {
        if let Some(open) = &self.open {
            self.snapshots.send_replace(Some(Arc::new(open.snapshot())));
        }
    }

    async fn act(&mut self, request: &ActRequest) -> Result<Answer, EventFault> {
        for _ in 0..ATTEMPTS {
            match self.try_to_act(request).await? {
                Attempt::Answered(answer) => return Ok(answer),
                Attempt::Again => self.open = None,
            }
        }
        Ok(Answer::NotKept)
    }

    async fn try_to_act(&mut self, request: &ActRequest) -> Result<Attempt<Answer>, EventFault> {
        let now = Moment(i64::try_from(self.service.now().0).unwrap_or(i64::MAX));
        let service = Arc::clone(&self.service);
        let open = self.settle().await?;
        let ActRequest { author, id, .. } = request;
        if !may(Role::of(Some(author.person), &open.file), request.action) {
            return Ok(Attempt::Answered(Answer::Forbidden));
        }
        match service.store().event_done(open.file.id, id).await {
            Ok(Some(_)) => return Ok(Attempt::Answered(Answer::Done)),
            Ok(None) => {}
            Err(error) => return Ok(Attempt::Answered(not_kept(open.file.id, &error))),
        }
        if open.file.checked_out_at.is_some() {
            return Ok(Attempt::Answered(Answer::CheckedOut));
        }
        if let Some(event) = changed(&open.desk, request) {
            return Ok(Attempt::Answered(Answer::Changed { event }));
        }
        open.desk.log_mut().is_asked_by(author.person, id.clone());
        let acted = open.desk.act(&request.commands, now, &author.name).await;
        let answer = match acted {
            Ok(_) => {
                open.file.bytes = open.desk.log().bytes();
                self.publish();
                Answer::Done
            }
            Err(ActError::Refused(refused)) => Answer::Refused(Box::new(refused.refused)),
            Err(ActError::Log(LogError::Full)) => Answer::Full,
            Err(ActError::Log(LogError::AlreadyDone)) => {
                self.open = None;
                Answer::Done
            }
            Err(ActError::Log(LogError::Store(StoreError::Conflict { .. }))) => {
                return Ok(Attempt::Again);
            }
            Err(ActError::Log(LogError::Store(error))) => {
                // It may have been kept all the same.
                self.open = None;
                match error {
                    StoreError::CheckedOut(_) => Answer::CheckedOut,
                    error => not_kept(self.id, &error),
                }
            }
        };
        Ok(Attempt::Answered(answer))
    }

    async fn go_on(&mut self, request: &ContinueRequest) -> Result<Continued, EventFault> {
        for _ in 0..ATTEMPTS {
            match self.try_to_go_on(request).await? {
                Attempt::Answered(answer) => return Ok(answer),
                Attempt::Again => self.open = None,
            }
        }
        Ok(Continued::NotKept)
    }

    async fn try_to_go_on(
        &mut self,
        request: &ContinueRequest,
    ) -> Result<Attempt<Continued>, EventFault> {
        let service = Arc::clone(&self.service);
        let file = self.settle().await?.file.clone();
        let ContinueRequest {
            author,
            id,
            file: uploaded,
        } = request;
        if !may(Role::of(Some(author.person), &file), Action::Upload) {
            return Ok(Attempt::Answered(Continued::Forbidden));
        }
        let kept = service.store().load_event_file(file.id).await?;
        let rest = match compare(&kept.text(), &uploaded.text) {
            Beside::Continues(rest) => rest,
            Beside::Same => {
                let back = service.store().check_out(file.id, None).await;
                self.open = None;
                back?;
                return Ok(Attempt::Answered(Continued::Same));
            }
            Beside::Older { missing } => {
                return Ok(Attempt::Answered(Continued::Older { missing }));
            }
            Beside::Parts { line } => return Ok(Attempt::Answered(Continued::Parts { line })),
        };
        let lines: Vec<String> = rest.split_inclusive('\n').map(str::to_owned).collect();
        let added = lines.len();
        let appended = service.store().append_lines(NewLines {
            event: file.id,
            expected: kept.lines.len() as u64,
            lines,
            command: Some(id.clone()),
            author: author.person,
            at: service.now(),
            listing: listing(&uploaded.opened.festival, file.listing.ended_at),
            checks_in: true,
            bounds: BOUNDS,
        });
        // Whatever becomes of it, the lines are read again.
        let appended = appended.await;
        self.open = None;
        Ok(match appended {
            Ok(Appended::Kept { .. }) => Attempt::Answered(Continued::Added { lines: added }),
            Ok(Appended::AlreadyDone { .. }) => Attempt::Answered(Continued::Same),
            Err(StoreError::Conflict { .. }) => Attempt::Again,
            Err(StoreError::EventsFull) => Attempt::Answered(Continued::Full),
            Err(error) => {
                tracing::warn!(event = file.id.0, %error, "an upload is not kept");
                Attempt::Answered(Continued::NotKept)
            }
        })
    }

    async fn check_out(&mut self, author: &Author, is_out: bool) -> Result<Answer, EventFault> {
        let service = Arc::clone(&self.service);
        let file = &self.settle().await?.file;
        if !may(Role::of(Some(author.person), file), Action::CheckOut) {
            return Ok(Answer::Forbidden);
        }
        let since = is_out.then(|| service.now());
        let done = service.store().check_out(file.id, since).await;
        self.open = None;
        Ok(match done {
            Ok(()) => Answer::Done,
            Err(error) => not_kept(self.id, &error),
        })
    }
}

/// The event that has changed what a request is about, if any has since it was seen.
fn changed(desk: &Desk<StoreLog>, request: &ActRequest) -> Option<u32> {
    let seen = request.seen.as_ref()?;
    let section = request.commands.first()?.section.as_deref();
    desk.festival()
        .changed_since(section, seen, request.version)
}

fn not_kept(event: EventId, error: &StoreError) -> Answer {
    tracing::warn!(event = event.0, %error, "a request is not kept");
    Answer::NotKept
}
