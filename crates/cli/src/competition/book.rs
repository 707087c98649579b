//! The event file: read whole, added to at its end.

use std::io::Write;

use anyhow::Context;
use games::Phrase;
use jiff::Timestamp;
use paper::tournament::Leaf;
use serde_json::json;
use tournament::file::{self, Chain, Head, Seal, Tail};
use tournament::lots::Secret;
use tournament::{Command, Competition, Entry, Festival, Happened, Moment, Purpose, Refused, Role};

use super::answer::{self, Reply};
use super::args::Book;
use super::disk::Disk;
use super::verify;
use crate::fault::Fault;
use crate::speak::{Speaker, shown};

/// Clocks of two computers that write one file differ by no more milliseconds.
pub(super) const SKEW: i64 = 120_000;

/// A moment in universal time, as it stands in the file.
pub(super) fn shown_moment(moment: Moment) -> String {
    let moment = Timestamp::from_millisecond(moment.0);
    moment.map_or_else(|_| "?".to_owned(), |moment| format!("{moment:.0}"))
}

/// An event file that nobody else writes meanwhile.
pub(super) struct Log {
    disk: Disk,
    festival: Festival,
    bytes: Vec<u8>,
    chain: Chain,
    seal: Seal,
    tail: Tail,
    section: Option<String>,
    by: Option<String>,
    speaker: Speaker,
}

impl Log {
    /// A new one; it is not there before something has happened.
    pub(super) fn create(book: &Book, speaker: &Speaker) -> Log {
        Log {
            disk: Disk::new(book.file.clone()),
            festival: Festival::new(),
            bytes: Vec::new(),
            chain: Chain::begin().0,
            seal: Seal::None,
            tail: Tail::Clean,
            section: book.section.clone(),
            by: book.by.clone(),
            speaker: *speaker,
        }
    }

    /// One that is there, with the section that is asked for.
    pub(super) fn open(book: &Book, speaker: &Speaker) -> anyhow::Result<Log> {
        let log = Log::open_any(book, speaker)?;
        let known = log.festival.competition(log.section.as_deref());
        let known = known.map_err(Refused::from);
        known.with_context(|| log.shown())?;
        Ok(log)
    }

    /// One that is there; the section may be a new one.
    pub(super) fn open_any(book: &Book, speaker: &Speaker) -> anyhow::Result<Log> {
        let (disk, bytes) = Disk::open(book.file.clone())?;
        let opened = file::open(&bytes).with_context(|| book.file.display().to_string())?;
        if let Tail::Doubtful { line } = opened.tail {
            return Err(doubtful(&bytes, opened.whole, line))
                .with_context(|| book.file.display().to_string());
        }
        let log = Log {
            disk: disk.with_whole(opened.whole),
            festival: opened.festival,
            bytes,
            chain: opened.chain,
            seal: opened.seal,
            tail: opened.tail,
            section: book.section.clone(),
            by: book.by.clone(),
            speaker: *speaker,
        };
        log.warn();
        Ok(log)
    }

    /// Says on standard error what is wrong with a file that can be used nevertheless.
    fn warn(&self) {
        if let Tail::Torn { line } = self.tail {
            let torn = Phrase::new("tournament-file-torn").number("line", line as u64);
            self.tell_apart(&torn.text("file", self.shown()));
        }
        if matches!(self.seal, Seal::Broken(_)) {
            for phrase in verify::seal(self.seal, &self.bytes) {
                self.tell_apart(&phrase);
            }
        }
    }

    fn tell_apart(&self, phrase: &Phrase) {
        let told = writeln!(std::io::stderr(), "peatee: {}", self.speaker.say(phrase));
        debug_assert!(told.is_ok(), "standard error is gone");
    }

    fn shown(&self) -> String {
        self.disk.path().display().to_string()
    }

    /// The file as it was read.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(super) const fn seal(&self) -> Seal {
        self.seal
    }

    /// Head of the file as it stands.
    pub(super) fn head(&self) -> Head {
        self.chain.head()
    }

    /// A page with the head of the file that it was made from.
    pub(super) fn sealed(&self, leaf: Leaf) -> Leaf {
        leaf.with_head(self.head(), self.seal)
    }

    /// The section that is asked for, or the event as a whole.
    pub(super) fn competition(&self) -> &Competition {
        let found = self.festival.competition(self.section.as_deref());
        found.unwrap_or(self.festival.whole())
    }

    pub(super) const fn festival(&self) -> &Festival {
        &self.festival
    }

    /// Whether a secret may be committed to here.
    pub(super) fn may_bind(&self, secret: &Secret, purpose: Purpose) -> anyhow::Result<()> {
        let may = self
            .festival
            .may_bind(self.section.as_deref(), secret, purpose);
        may.with_context(|| self.shown())
    }

    /// Whether it is about all sections at once.
    pub(super) fn is_about_all(&self) -> bool {
        self.section.is_none() && self.festival.has_sections()
    }

    /// The competitions that it is about: that of the section or of the event, or those of all sections.
    pub(super) fn parts(&self) -> Vec<(Option<String>, &Competition)> {
        match self.is_about_all() {
            false => vec![(self.section.clone(), self.competition())],
            true => {
                let sections = self.festival.sections();
                let named = sections.map(|(name, known)| (Some(name.to_owned()), known));
                named.collect()
            }
        }
    }

    /// Does all that is asked, or nothing; says what has happened.
    pub(super) fn act(
        &mut self,
        commands: &[Command],
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<()> {
        let section = self.section.clone();
        let commands = commands.iter().map(|command| (section.as_deref(), command));
        self.act_in(&commands.collect::<Vec<_>>(), reply)
    }

    /// The same where something else is shown than what has happened.
    pub(super) fn act_silently(
        &mut self,
        commands: &[Command],
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<()> {
        let section = self.section.clone();
        let commands = commands.iter().map(|command| (section.as_deref(), command));
        self.record(&commands.collect::<Vec<_>>(), reply)?;
        Ok(())
    }

    /// Does all that is asked, each in its section, or nothing.
    pub(super) fn act_in(
        &mut self,
        commands: &[(Option<&str>, &Command)],
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<()> {
        self.act_from(commands, |_| None, reply)
    }

    /// The same for commands that come from a list: a refusal says which line of it is refused.
    pub(super) fn act_from(
        &mut self,
        commands: &[(Option<&str>, &Command)],
        place: impl Fn(usize) -> Option<String>,
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<()> {
        let (entries, before) = self.record_from(commands, place, reply)?;
        for entry in &entries {
            reply.tell(entry, [&before, &self.festival])?;
        }
        Ok(())
    }

    /// Writes what is asked for; gives it, and the event as it was before.
    pub(super) fn record(
        &mut self,
        commands: &[(Option<&str>, &Command)],
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<(Vec<Entry>, Festival)> {
        self.record_from(commands, |_| None, reply)
    }

    fn record_from(
        &mut self,
        commands: &[(Option<&str>, &Command)],
        place: impl Fn(usize) -> Option<String>,
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<(Vec<Entry>, Festival)> {
        let mut next = self.festival.clone();
        let by = self.author();
        let mut events = Vec::new();
        for (index, (section, command)) in commands.iter().enumerate() {
            let at = Moment(Timestamp::now().as_millisecond());
            let known = self.festival.competition(*section).ok();
            let number_of = |player| known.and_then(|known| known.number_of(player));
            let happened = next.act(*section, command, at, &by);
            let happened = happened.map_err(|refused| refused.with_numbers(number_of));
            let shown = || place(index).unwrap_or_else(|| self.shown());
            events.extend(happened.with_context(shown)?);
        }
        self.look_at_clock();
        self.add(&events)?;
        // Who leaves may lose his number by it; he is told by the one on the sheets.
        let before = core::mem::replace(&mut self.festival, next);
        let first = u32::try_from(before.entries().len()).unwrap_or(u32::MAX);
        let known = [&before, &self.festival];
        reply.recorded(first.saturating_add(1), &events, known);
        self.put_head(reply);
        Ok((events, before))
    }

    /// Says on standard error that the clock of this computer is behind the last line.
    fn look_at_clock(&self) {
        let now = Timestamp::now();
        let last = self.festival.entries().iter().map(|entry| entry.event.at);
        let Some(last) = last
            .max()
            .filter(|last| last.0 > now.as_millisecond() + SKEW)
        else {
            return;
        };
        let back = Phrase::new("tournament-clock-back").text("last", shown_moment(last));
        self.tell_apart(&back.text("now", format!("{now:.0}")));
    }

    /// The head of the file, for programs.
    pub(super) fn put_head(&self, reply: &mut Reply<'_>) {
        reply.put("head", || json!(self.head().to_string()));
    }

    /// The last event that stands, in the section that is asked for, from 1 on.
    pub(super) fn last(&self) -> Option<u32> {
        let entries = (1..).zip(self.festival.entries());
        let stands = entries.filter(|(number, entry)| {
            let is_asked = self.section.is_none() || self.section == entry.section;
            let is_undo = matches!(entry.event.what, Happened::Undone { .. });
            is_asked && !is_undo && !self.festival.is_undone(*number)
        });
        stands.last().map(|(number, _)| number)
    }

    /// What would be, if this were done: nothing is written.
    pub(super) fn suppose(&mut self, command: &Command) -> anyhow::Result<()> {
        let at = Moment(Timestamp::now().as_millisecond());
        let by = self.author();
        let section = self.section.clone();
        let supposed = self.festival.act(section.as_deref(), command, at, &by);
        supposed.with_context(|| self.shown())?;
        Ok(())
    }

    /// Begins the file with all that has happened in a competition.
    pub(super) fn begin(mut self, made: &Competition, reply: &mut Reply<'_>) -> anyhow::Result<()> {
        let entry = |event: &tournament::Event| Entry {
            section: None,
            event: event.clone(),
        };
        let entries: Vec<Entry> = made.log().iter().map(entry).collect();
        self.add(&entries)?;
        let mut after = Festival::new();
        for entry in &entries {
            let applied = after.apply(entry.clone());
            applied.with_context(|| self.shown())?;
        }
        reply.recorded(1, &entries, [&Festival::new(), &after]);
        self.put_head(reply);
        Ok(())
    }

    pub(super) fn act_on(
        &mut self,
        command: impl Fn(&Competition) -> anyhow::Result<Command>,
        reply: &mut Reply<'_>,
    ) -> anyhow::Result<()> {
        let command = command(self.competition())?;
        self.act(&[command], reply)
    }

    /// Who acts: whoever says so, or the chief judge, or a judge, or the organiser.
    fn author(&self) -> String {
        let officials = self.competition().officials();
        let of = |role: Role| officials.iter().find(|official| official.role == role);
        let first = of(Role::ChiefJudge)
            .or(of(Role::Judge))
            .or(of(Role::Organiser));
        let otherwise = || first.map_or("organiser".to_owned(), |first| first.name.clone());
        self.by.clone().unwrap_or_else(otherwise)
    }

    /// What was added is on the disk before anybody is told; what cannot be written whole is not there at all.
    fn add(&mut self, entries: &[Entry]) -> anyhow::Result<()> {
        self.restore_line_ends()?;
        if let Tail::Torn { .. } = self.tail {
            let kept = self.disk.cut().with_context(|| self.shown())?;
            let kept = kept.display().to_string();
            self.tell_apart(&Phrase::new("tournament-file-cut").text("file", kept));
        }
        let before = match (self.disk.is_new(), self.tail) {
            (true, _) => Chain::begin().1,
            (false, Tail::NoLineEnd) => "\n".to_owned(),
            (false, Tail::Clean | Tail::Torn { .. } | Tail::Doubtful { .. }) => String::new(),
        };
        self.tail = Tail::Clean;
        let mut chain = self.chain.clone();
        let text = before + &chain.add(entries);
        self.disk.add(&text).with_context(|| self.shown())?;
        self.chain = chain;
        Ok(())
    }

    /// Takes back what an editor has done to the line ends: behind a new line nobody could any more.
    fn restore_line_ends(&mut self) -> anyhow::Result<()> {
        if !matches!(self.seal, Seal::Broken(_)) {
            return Ok(());
        }
        let Some(right) = file::unedited(&self.bytes) else {
            return Ok(());
        };
        let opened = file::open(&right).with_context(|| self.shown())?;
        let kept = self.disk.replace(&right).with_context(|| self.shown())?;
        let kept = kept.display().to_string();
        self.tell_apart(&Phrase::new("tournament-file-line-ends").text("file", kept));
        self.disk.keep_whole(opened.whole);
        self.chain = opened.chain;
        self.seal = opened.seal;
        self.tail = opened.tail;
        self.bytes = right;
        Ok(())
    }

    /// Every event with its number.
    pub(super) fn list(&self, reply: &mut Reply<'_>) -> anyhow::Result<()> {
        self.put_head(reply);
        reply.put("events", || json!([]));
        for (number, entry) in (1..).zip(self.festival.entries()) {
            let is_asked = self.section.is_none() || self.section == entry.section;
            if !is_asked {
                continue;
            }
            let is_undone = self.festival.is_undone(number);
            let mark = if is_undone { "x" } else { " " };
            let part = self.festival.competition(entry.section.as_deref());
            let zone = part.ok().and_then(Competition::zone);
            let line = file::told_entry(entry, zone);
            reply.line(&format!("{number:4}{mark} {line}"))?;
            let known = [&self.festival, &self.festival];
            reply.add("events", || {
                let said = answer::sentence(entry, known, &self.speaker);
                let mut event = answer::event(number, entry, &said);
                event["undone"] = json!(is_undone);
                event
            });
        }
        Ok(())
    }
}

/// A last line of which nobody knows whether it is whole.
pub(super) fn doubtful(bytes: &[u8], whole: usize, line: usize) -> Fault {
    let text = String::from_utf8_lossy(bytes.get(whole..).unwrap_or_default());
    let fault = Fault::new("file-doubtful").number("line", line as u64);
    fault.text("text", shown(&text))
}
