//! An event with several sections: shared people, officials, schedule and place; own instructions, pairings, standings and
//! protocol (`docs/decisions/0022-sections.md`).

use rules::{Article, Book};

use crate::competition::{Competition, Misfit, visible};
use crate::event::{Command, Event, Happened, Moment};
use crate::lots::{self, Chain, Commitment, Secret};
use crate::openings::NoOpenings;
use crate::organisation::{Arrangement, HallTime, Matter, Sitting};
use crate::person::{Player, PlayerId};
use crate::refused::{Given, Refused, WrongPairing};

/// No event has more sections.
pub const MOST_SECTIONS: usize = 40;

/// Something that happened, and in which section; none where it is about the whole event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// Which section.
    pub section: Option<String>,
    /// What, when and by whom.
    pub event: Event,
}

/// Why something is refused in an event with sections.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSection {
    /// There is no such section.
    #[error("there is no section {0:?}; known are: {1}")]
    Unknown(String, String),
    /// The event has sections, and this is done in one of them.
    #[error("the event has sections; say in which this is: {0}")]
    Which(String),
    /// People take part in the event itself.
    #[error("people are registered without a section: sections are made before")]
    TooLate,
    /// There is no event yet.
    #[error("the event itself has no instructions yet")]
    NoEvent,
    /// There are too many.
    #[error("an event has at most {MOST_SECTIONS} sections")]
    TooMany,
    /// What was undone belongs elsewhere.
    #[error("event {event} belongs to {}", section.as_deref().unwrap_or("the whole event"))]
    Elsewhere {
        /// Which event.
        event: u32,
        /// Where it belongs; none is the whole event.
        section: Option<String>,
    },
    /// Somebody would play in two sections.
    #[error("{name:?} plays in the section {section:?}; allow it with a reason, if it is wanted")]
    Twice {
        /// Name of the player.
        name: String,
        /// Where he plays.
        section: String,
    },
    /// A secret would bind two sections.
    #[error("the section {0:?} is bound by this secret: once it has drawn, everybody knows it")]
    SameSecret(String),
    /// Somebody would play in two sections at once, or without a rest.
    #[error(
        "{name:?} has {matter} of the section {section:?} at {start}; between two games a player rests 15 minutes (002:§35.7)"
    )]
    NoRest {
        /// Name of the player.
        name: String,
        /// What else he has.
        matter: Matter,
        /// In which section.
        section: String,
        /// When that other matter begins, by the clock of the hall.
        start: HallTime,
    },
}

impl NoSection {
    /// The article that asks for it.
    pub const fn article(&self) -> Option<Article> {
        match self {
            NoSection::NoRest { .. } => Some(Article::new(Book::Regulations1953, "§35.7")),
            NoSection::Unknown(..)
            | NoSection::Which(_)
            | NoSection::TooLate
            | NoSection::NoEvent
            | NoSection::TooMany
            | NoSection::Elsewhere { .. }
            | NoSection::SameSecret(_)
            | NoSection::Twice { .. } => None,
        }
    }
}

/// What a secret is committed to for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The lots of an event.
    Lots,
    /// The keys of its openings, round by round.
    Openings,
}

/// An event: a competition, or several in its sections.
#[derive(Clone, Debug, Default)]
pub struct Festival {
    entries: Vec<LogEntry>,
    whole: Competition,
    sections: Vec<(String, Competition)>,
}

impl Festival {
    /// An event of which nothing is known yet.
    pub const fn new() -> Festival {
        Festival {
            entries: Vec::new(),
            whole: Competition::new(),
            sections: Vec::new(),
        }
    }

    /// The event as a whole: its name, place, officials and schedule. Without sections it is the competition.
    pub const fn whole(&self) -> &Competition {
        &self.whole
    }

    /// Its sections, in the order in which they were made.
    pub fn sections(&self) -> impl Iterator<Item = (&str, &Competition)> {
        let named = self.sections.iter();
        let named = named.map(|(name, competition)| (name.as_str(), competition));
        // What opened a section may have been undone.
        named.filter(|(_, competition)| competition.instructions().is_some())
    }

    /// Whether it has sections.
    pub fn has_sections(&self) -> bool {
        self.sections().next().is_some()
    }

    /// A section.
    pub fn section(&self, name: &str) -> Option<&Competition> {
        let mut sections = self.sections();
        let found = sections.find(|(known, _)| *known == name);
        found.map(|(_, competition)| competition)
    }

    /// The competition that is meant by a section, or by none.
    ///
    /// # Errors
    /// When there is no such section.
    pub fn competition(&self, section: Option<&str>) -> Result<&Competition, NoSection> {
        match section {
            None => Ok(&self.whole),
            Some(name) => self.section(name).ok_or_else(|| self.unknown(name)),
        }
    }

    /// The event as everybody may see it, section by section ([`Competition::for_public`]).
    #[must_use]
    pub fn for_public(&self) -> Festival {
        let sections = self.sections.iter();
        let sections = sections.map(|(name, one)| (name.clone(), one.for_public()));
        Festival {
            entries: Vec::new(),
            whole: self.whole.for_public(),
            sections: sections.collect(),
        }
    }

    /// How much room it takes in memory: its events, counted once more for each section that ever was, since each sees all of
    /// them.
    pub fn weight(&self) -> usize {
        let parts = self.sections.len().saturating_add(1);
        self.entries.len().saturating_mul(parts)
    }

    /// Everything that happened, with its section.
    pub fn entries(&self) -> &[LogEntry] {
        &self.entries
    }

    fn unknown(&self, name: &str) -> NoSection {
        NoSection::Unknown(name.to_owned(), self.names())
    }

    fn names(&self) -> String {
        let names: Vec<&str> = self.sections().map(|(name, _)| name).collect();
        names.join(", ")
    }

    /// What would happen, if this were asked for.
    ///
    /// # Errors
    /// Why it is refused; nothing has happened either way.
    pub fn decide(
        &self,
        section: Option<&str>,
        command: &Command,
        at: Moment,
        by: &str,
    ) -> Result<Vec<LogEntry>, Refused> {
        // What is taken back is taken back where it happened.
        let section = match command {
            Command::Undo { event, .. } => self.section_of(*event, section)?,
            _ => section.map(str::to_owned),
        };
        let events = match &section {
            None => self.decide_whole(command, at, by)?,
            Some(name) => self.decide_in(name, command, at, by)?,
        };
        let entry = |event| LogEntry {
            section: section.clone(),
            event,
        };
        let entries: Vec<LogEntry> = events.into_iter().map(entry).collect();
        self.bring_no_clash(command, &entries)?;
        Ok(entries)
    }

    /// Nobody who plays in two sections is put on twice at once, or without a rest (`002:§35.7`).
    fn bring_no_clash(&self, command: &Command, entries: &[LogEntry]) -> Result<(), Refused> {
        let may_clash = matches!(
            command,
            Command::Register(_)
                | Command::Amend { .. }
                | Command::Arrange(Arrangement::Scheduled(_))
        );
        if !may_clash || !self.has_sections() {
            return Ok(());
        }
        let mut next = self.clone();
        for entry in entries {
            let done = next.apply(entry.clone());
            done.map_err(|misfit| WrongPairing::Misfit(misfit.why))?;
        }
        // What clashes already does not keep anybody from moving it.
        let before = self.clashes();
        let mut after = next.clashes().into_iter();
        match after.find(|clash| !before.contains(clash)) {
            None => Ok(()),
            Some(clash) => Err(clash.into()),
        }
    }

    /// Everybody who has to play in two sections without a rest between.
    fn clashes(&self) -> Vec<NoSection> {
        let sections: Vec<(&str, &Competition)> = self.sections().collect();
        let mut clashes = Vec::new();
        for (i, (_, here)) in sections.iter().enumerate() {
            for (section, other) in sections.iter().skip(i + 1) {
                for (player, one) in here.participants() {
                    let twin = find(other, &one.player).filter(|_| one.left.is_none());
                    clashes.extend(twin.and_then(|twin| clash(here, player, section, other, twin)));
                }
            }
        }
        clashes
    }

    fn decide_whole(&self, command: &Command, at: Moment, by: &str) -> Result<Vec<Event>, Refused> {
        if !self.has_sections() {
            return self.whole.decide(command, at, by);
        }
        if !is_for_all(command) {
            return Err(NoSection::Which(self.names()).into());
        }
        let events = self.whole.decide(command, at, by)?;
        let must_follow = events
            .iter()
            .any(|event| is_shared(&event.what, &self.entries) && !is_tick(&event.what));
        for (_, competition) in self.sections() {
            // Each section must be able to follow, where it has such a round at all.
            match competition.decide(command, at, by) {
                Err(refused) if must_follow && !matches!(refused, Refused::NoRound(_)) => {
                    return Err(refused);
                }
                _ => {}
            }
        }
        Ok(events)
    }

    fn decide_in(
        &self,
        name: &str,
        command: &Command,
        at: Moment,
        by: &str,
    ) -> Result<Vec<Event>, Refused> {
        let known = self.section(name);
        match (known, command) {
            (None, Command::Instruct(_)) => self.may_open(name)?,
            (None, _) => return Err(self.unknown(name).into()),
            (Some(_), Command::Register(player)) => self.plays_once(name, player)?,
            (Some(_), Command::Commit(commitment) | Command::CommitOpenings(commitment)) => {
                self.binds_no_other(name, &[*commitment])?;
            }
            (Some(_), _) => {}
        }
        match known {
            Some(competition) => competition.decide(command, at, by),
            None => self.opened(name).decide(command, at, by),
        }
    }

    fn may_open(&self, name: &str) -> Result<(), Refused> {
        visible(Given::Section, name, true)?;
        if name.trim() != name {
            return Err(Refused::Unreadable(Given::Section));
        }
        if self.whole.instructions().is_none() {
            return Err(NoSection::NoEvent.into());
        }
        if self.whole.participants().next().is_some() {
            return Err(NoSection::TooLate.into());
        }
        match self.sections().count() < MOST_SECTIONS {
            true => Ok(()),
            false => Err(NoSection::TooMany.into()),
        }
    }

    /// Where an event happened, if that is where it is looked for.
    fn section_of(&self, event: u32, asked: Option<&str>) -> Result<Option<String>, Refused> {
        let index = (event as usize).checked_sub(1);
        let entry = index.and_then(|index| self.entries.get(index));
        let entry = entry.ok_or(Refused::NoEvent(event))?;
        match (&entry.section, asked) {
            (found, None) => Ok(found.clone()),
            (Some(found), Some(asked)) if found == asked => Ok(Some(found.clone())),
            (found, Some(_)) => {
                let section = found.clone();
                Err(NoSection::Elsewhere { event, section }.into())
            }
        }
    }

    /// Whoever plays in another section may play here only if it was allowed.
    fn plays_once(&self, name: &str, player: &Player) -> Result<(), Refused> {
        for (other, competition) in self.sections().filter(|(other, _)| *other != name) {
            let mut others = competition.participants();
            let may_be = others.any(|(_, one)| one.left.is_none() && one.player.may_be(player));
            let is_there = may_be || find(competition, player).is_some();
            if is_there && !self.whole.is_allowed_twice(&player.name) {
                return Err(NoSection::Twice {
                    name: player.name.clone(),
                    section: other.to_owned(),
                }
                .into());
            }
        }
        Ok(())
    }

    /// Whether a secret may bind a section, or the event itself, for a purpose. One that binds anything else already must
    /// not: once it is published there, it tells what is drawn here.
    ///
    /// # Errors
    /// What it binds.
    pub fn may_bind(
        &self,
        section: Option<&str>,
        secret: &Secret,
        purpose: Purpose,
    ) -> Result<(), Refused> {
        let lots = lots::commit(secret);
        let openings = Chain::new(secret.clone()).commitment();
        let own = self.competition(section)?;
        let is_same = match purpose {
            Purpose::Lots => own.openings_commitment() == Some(openings),
            Purpose::Openings => own.commitment() == Some(lots),
        };
        if is_same {
            return Err(NoOpenings::SameSecret.into());
        }
        section.map_or(Ok(()), |name| self.binds_no_other(name, &[lots, openings]))
    }

    /// No section but this one has one of these commitments.
    fn binds_no_other(&self, name: &str, commitments: &[Commitment]) -> Result<(), Refused> {
        for (other, competition) in self.sections().filter(|(other, _)| *other != name) {
            let bound = [competition.commitment(), competition.openings_commitment()];
            if bound
                .into_iter()
                .flatten()
                .any(|one| commitments.contains(&one))
            {
                return Err(NoSection::SameSecret(other.to_owned()).into());
            }
        }
        Ok(())
    }

    /// Lets happen what is asked for.
    ///
    /// # Errors
    /// Why it is refused; nothing has happened then.
    pub fn act(
        &mut self,
        section: Option<&str>,
        command: &Command,
        at: Moment,
        by: &str,
    ) -> Result<Vec<LogEntry>, Refused> {
        let entries = self.decide(section, command, at, by)?;
        let before = (entries.len() > 1).then(|| self.clone());
        for entry in &entries {
            if let Err(misfit) = self.apply(entry.clone()) {
                *self = before.unwrap_or_else(|| self.clone());
                return Err(WrongPairing::Misfit(misfit.why).into());
            }
        }
        Ok(entries)
    }

    /// Lets something happen that was decided.
    ///
    /// # Errors
    /// When it does not fit; nothing has happened then.
    pub fn apply(&mut self, entry: LogEntry) -> Result<(), Misfit> {
        let number = u32::try_from(self.entries.len())
            .unwrap_or(u32::MAX)
            .saturating_add(1);
        let misfit = |why: Refused| Misfit {
            number,
            why: Box::new(why),
        };
        if let Happened::Undone { event, .. } = entry.event.what {
            let section = self.section_of(event, entry.section.as_deref());
            let section = section.map_err(misfit)?;
            if section != entry.section {
                return Err(misfit(NoSection::Elsewhere { event, section }.into()));
            }
        }
        if let Err(misfit) = self.spread(&entry) {
            // A part of it may have happened: what stood before is made again.
            let mut before = Festival::new();
            for entry in self.entries.drain(..) {
                drop(before.apply(entry));
            }
            *self = before;
            return Err(misfit);
        }
        self.entries.push(entry);
        Ok(())
    }

    fn spread(&mut self, entry: &LogEntry) -> Result<(), Misfit> {
        let number = u32::try_from(self.entries.len() + 1).unwrap_or(u32::MAX);
        let misfit = |why: Refused| Misfit {
            number,
            why: Box::new(why),
        };
        if let Some(name) = &entry.section
            && !self.sections.iter().any(|(known, _)| known == name)
        {
            if !matches!(entry.event.what, Happened::Instructed(_)) {
                return Err(misfit(self.unknown(name).into()));
            }
            let may = self.may_open(name);
            may.map_err(misfit)?;
            self.sections.push((name.clone(), self.opened(name)));
        }
        let Festival {
            entries,
            whole,
            sections,
        } = self;
        whole.apply(seen_from(entry, None, entries))?;
        for (name, competition) in sections {
            competition.apply(seen_from(entry, Some(name), entries))?;
        }
        Ok(())
    }

    /// Whether an event is undone, from 1 on.
    pub fn is_undone(&self, event: u32) -> bool {
        let all = self.sections.iter().map(|(_, competition)| competition);
        let mut all = all.chain([&self.whole]);
        all.any(|competition| competition.is_undone(event))
    }

    /// A section as it begins: what is shared has happened to it, and the rest elsewhere. The numbers are those of the file.
    fn opened(&self, name: &str) -> Competition {
        let mut competition = Competition::new();
        for (i, entry) in self.entries.iter().enumerate() {
            let seen = seen_from(entry, Some(name), self.entries.get(..i).unwrap_or_default());
            // Whatever was shared asks for nothing that a section does not have.
            if competition.apply(seen.clone()).is_err() {
                let elsewhere = Event {
                    what: Happened::Elsewhere(String::new()),
                    ..seen
                };
                drop(competition.apply(elsewhere));
            }
        }
        competition
    }
}

/// An entry as a section sees it, or the event as a whole.
fn seen_from(entry: &LogEntry, section: Option<&str>, before: &[LogEntry]) -> Event {
    let is_own = entry.section.as_deref() == section;
    if is_own || (entry.section.is_none() && is_shared(&entry.event.what, before)) {
        return entry.event.clone();
    }
    Event {
        what: Happened::Elsewhere(entry.section.clone().unwrap_or_default()),
        ..entry.event.clone()
    }
}

/// Whether something that happens to the whole event happens to its sections.
fn is_shared(what: &Happened, before: &[LogEntry]) -> bool {
    match what {
        Happened::Appointed(_) | Happened::Approved => true,
        Happened::Arranged(what) => match what {
            Arrangement::Scheduled(_) | Arrangement::RollCalled | Arrangement::Ticked { .. } => {
                true
            }
            Arrangement::Ordered(_)
            | Arrangement::CheckedIn(_)
            | Arrangement::Confirmed(_)
            | Arrangement::Allowed { .. } => false,
        },
        // What is taken back everywhere had happened everywhere; nothing that was taken back is so again.
        Happened::Undone { event, .. } => {
            let index = (*event as usize).checked_sub(1);
            let undone = index.and_then(|index| before.get(index));
            undone.is_some_and(|undone| is_shared(&undone.event.what, &[]))
        }
        _ => false,
    }
}

/// A duty may be ticked off for the event and for a section.
const fn is_tick(what: &Happened) -> bool {
    matches!(what, Happened::Arranged(Arrangement::Ticked { .. }))
}

/// Whether something can be asked of an event that has sections.
fn is_for_all(command: &Command) -> bool {
    match command {
        Command::Instruct(_)
        | Command::Approve
        | Command::Appoint(_)
        | Command::Note(_)
        | Command::Undo { .. } => true,
        Command::Arrange(what) => match what {
            Arrangement::Scheduled(_)
            | Arrangement::RollCalled
            | Arrangement::Ticked { .. }
            | Arrangement::Allowed { .. } => true,
            Arrangement::Ordered(_) | Arrangement::CheckedIn(_) | Arrangement::Confirmed(_) => {
                false
            }
        },
        _ => false,
    }
}

/// The participant who is the same person: by his licence, or by name, club and birth.
fn find(competition: &Competition, player: &Player) -> Option<PlayerId> {
    let is_same = |other: &Player| {
        let has_licence = !player.licence.is_empty() && player.licence == other.licence;
        has_licence || other.is_namesake(player)
    };
    let mut here = competition.participants();
    let found = here.find(|(_, one)| one.left.is_none() && is_same(&one.player));
    found.map(|(id, _)| id)
}

/// What of another section leaves somebody no rest beside what he plays here.
fn clash(
    here: &Competition,
    player: PlayerId,
    section: &str,
    other: &Competition,
    twin: PlayerId,
) -> Option<NoSection> {
    let own: Vec<&Sitting> = here
        .schedule()
        .filter(|sitting| here.who_plays(sitting).contains(&player))
        .collect();
    let theirs = other
        .schedule()
        .filter(|sitting| other.who_plays(sitting).contains(&twin));
    let mut clashing = theirs.filter(|sitting| own.iter().any(|one| !one.leaves_rest(sitting)));
    clashing.next().map(|sitting| NoSection::NoRest {
        name: here.name(player).to_owned(),
        matter: sitting.matter,
        section: section.to_owned(),
        start: sitting.start,
    })
}
