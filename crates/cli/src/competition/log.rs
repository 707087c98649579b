//! The desk of an event file, as a command asks for it: with a section, and who acts.

use std::pin::pin;
use std::task::{self, Poll, Waker};

use anyhow::Context;
use jiff::Timestamp;
use paper::tournament::{Leaf, clock_back, json, told_entry};
use serde_json::json;
use tournament::desk::{ActError, Acted, Desk, RequestRefused, SectionCommand};
use tournament::file::{self, Head};
use tournament::{Command, Competition, Festival, Moment, Refused};

use super::answer::Reply;
use super::args::EventFile;
use super::file_log::FileLog;
use crate::speak::Speaker;

/// An event file, the section of it that is asked for, and who acts.
pub(super) struct Log {
    desk: Desk<FileLog>,
    section: Option<String>,
    by: Option<String>,
}

impl Log {
    /// A new one; it is not there before something has happened.
    pub(super) fn create(event_file: &EventFile, speaker: &Speaker) -> Log {
        Log::of(FileLog::create(event_file, speaker), event_file)
    }

    /// One that is there, with the section that is asked for.
    pub(super) fn open(event_file: &EventFile, speaker: &Speaker) -> anyhow::Result<Log> {
        let log = Log::open_any(event_file, speaker)?;
        let known = log.festival().competition(log.section());
        let known = known.map_err(Refused::from);
        known.with_context(|| log.shown())?;
        Ok(log)
    }

    /// One that is there; the section may be a new one.
    pub(super) fn open_any(event_file: &EventFile, speaker: &Speaker) -> anyhow::Result<Log> {
        Ok(Log::of(FileLog::open(event_file, speaker)?, event_file))
    }

    fn of(desk: Desk<FileLog>, event_file: &EventFile) -> Log {
        Log {
            desk,
            section: event_file.section.clone(),
            by: event_file.by.clone(),
        }
    }

    /// The file.
    pub(super) const fn file(&self) -> &FileLog {
        self.desk.log()
    }

    /// The path of the file, as it is shown.
    pub(super) fn shown(&self) -> String {
        self.file().shown()
    }

    /// Head of the file as it stands.
    pub(super) fn head(&self) -> Head {
        self.desk.head()
    }

    /// A page with the head of the file that it was made from.
    pub(super) fn sealed(&self, leaf: Leaf) -> Leaf {
        leaf.with_head(self.head(), self.file().seal())
    }

    /// The section that is asked for.
    pub(super) fn section(&self) -> Option<&str> {
        self.section.as_deref()
    }

    /// The section that is asked for, or the event as a whole.
    pub(super) fn competition(&self) -> &Competition {
        self.festival().part(self.section())
    }

    pub(super) const fn festival(&self) -> &Festival {
        self.desk.festival()
    }

    /// Whether it is about all sections at once.
    pub(super) fn is_about_all(&self) -> bool {
        self.festival().is_about_all(self.section())
    }

    /// Does all that is asked, or nothing; says what has happened.
    pub(super) fn act(
        &mut self,
        commands: impl IntoIterator<Item = Command>,
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<()> {
        let request = SectionCommand::all(self.section(), commands);
        self.act_from(&request, |_| None, reply)
    }

    /// The same where something else is shown than what has happened.
    pub(super) fn act_silently(
        &mut self,
        commands: impl IntoIterator<Item = Command>,
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<()> {
        let request = SectionCommand::all(self.section(), commands);
        self.record(&request, reply)
    }

    /// Does all that is asked, each in its section, or nothing; a refusal says which line of a list is refused.
    pub(super) fn act_from(
        &mut self,
        request: &[SectionCommand],
        place: impl Fn(usize) -> Option<String>,
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<()> {
        let acted = self.record_from(request, place, reply)?;
        for entry in &acted.entries {
            reply.tell(entry, [&acted.before, self.festival()])?;
        }
        Ok(())
    }

    /// Writes what is asked for, each in its section, and says nothing.
    pub(super) fn record(
        &mut self,
        request: &[SectionCommand],
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<()> {
        self.record_from(request, |_| None, reply)?;
        Ok(())
    }

    fn record_from(
        &mut self,
        request: &[SectionCommand],
        place: impl Fn(usize) -> Option<String>,
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<Acted> {
        let by = self.author();
        let now = now();
        let done = at_once(self.desk.act(request, now, &by));
        let acted = self.recorded(done, place, reply)?;
        if let Some(last) = acted.before.clock_back(now) {
            self.file().tell_apart(&clock_back(last, now));
        }
        Ok(acted)
    }

    /// Begins the file with all that has happened in a competition.
    pub(super) fn begin(mut self, made: &Competition, reply: &mut Reply<'_>) -> anyhow::Result<()> {
        let done = at_once(self.desk.take_over(made));
        self.recorded(done, |_| None, reply)?;
        Ok(())
    }

    fn recorded(
        &self,
        done: Result<Acted, ActError<anyhow::Error>>,
        place: impl Fn(usize) -> Option<String>,
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<Acted> {
        let acted = match done {
            Ok(acted) => acted,
            Err(ActError::Log(error)) => return Err(error),
            Err(ActError::Refused(RequestRefused { index, refused })) => {
                let shown = place(index).unwrap_or_else(|| self.shown());
                return Err(anyhow::Error::from(refused).context(shown));
            }
        };
        reply.recorded(
            acted.first,
            &acted.entries,
            [&acted.before, self.festival()],
        );
        self.put_head(reply);
        Ok(acted)
    }

    /// The head of the file, for programs.
    pub(super) fn put_head(&self, reply: &mut Reply<'_>) {
        reply.put("head", || json!(self.head().to_string()));
    }

    /// The event as it would be, if this were done: nothing is written.
    pub(super) fn suppose(&self, command: Command) -> anyhow::Result<Festival> {
        let request = [SectionCommand::new(self.section(), command)];
        let decided = self.desk.decide(&request, now(), &self.author());
        let decided = decided.map_err(|refused| refused.refused);
        Ok(decided.with_context(|| self.shown())?.festival)
    }

    /// Who acts: whoever says so, or who usually does.
    fn author(&self) -> String {
        let usual = || self.competition().usual_author().to_owned();
        self.by.clone().unwrap_or_else(usual)
    }

    /// Every event with its number.
    pub(super) fn list(&self, reply: &mut Reply<'_>) -> anyhow::Result<()> {
        self.put_head(reply);
        reply.put("events", || json!([]));
        let festival = self.festival();
        for (number, entry) in (1..).zip(festival.entries()) {
            let is_asked = self.section.is_none() || self.section == entry.section;
            if !is_asked {
                continue;
            }
            let is_undone = festival.is_undone(number);
            let mark = if is_undone { "x" } else { " " };
            let part = festival.competition(entry.section.as_deref());
            let zone = part.ok().and_then(Competition::zone);
            let line = file::told_entry(entry, zone);
            reply.line(&format!("{number:4}{mark} {line}"))?;
            let language = reply.speaker().language();
            reply.add("events", || {
                let said = told_entry(entry, [festival, festival], language);
                let mut event = json::event(number, entry, &said);
                event["undone"] = json!(is_undone);
                event
            });
        }
        Ok(())
    }
}

pub(super) fn now() -> Moment {
    Moment(Timestamp::now().as_millisecond())
}

/// What a future gives that never waits, as those of a file do.
fn at_once<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    let mut context = task::Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(done) = future.as_mut().poll(&mut context) {
            return done;
        }
    }
}
