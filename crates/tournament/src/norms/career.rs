//! Careers: what a player did over the years, and which class and title that gives (`002:N.1` to `002:N.6`, `002:N.K`).

use pairing::Points;

use super::{
    Achievement, CandidatePolicy, Class, Date, Encounter, Held, How, Line, NormPolicy, Standing,
    TitleEvent, TournamentNorms, candidate_title, master_title,
};
use crate::competition::Competition;
use crate::festival::Festival;
use crate::person::Player;

/// Who somebody is, beyond one event.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The year or the date of birth, where it is known.
    pub birth: String,
    /// The number with the federation, where it is known.
    pub licence: String,
}

impl Person {
    /// Whether an entry can be about somebody: by the licence where both have one, else by the name, unless two births
    /// contradict.
    fn fits(&self, other: &Person) -> bool {
        if !self.licence.is_empty() && !other.licence.is_empty() {
            return self.licence == other.licence;
        }
        self.name.to_lowercase() == other.name.to_lowercase() && self.is_born_as(other)
    }

    /// Whether two births do not contradict. A year fits a date of it.
    fn is_born_as(&self, other: &Person) -> bool {
        let [ours, theirs] = [&self.birth, &other.birth];
        ours.starts_with(theirs.as_str()) || theirs.starts_with(ours.as_str())
    }

    /// Keeps what is known more exactly of both.
    fn join(&mut self, other: &Person) {
        if other.birth.len() > self.birth.len() {
            self.birth.clone_from(&other.birth);
        }
        if self.licence.is_empty() {
            self.licence.clone_from(&other.licence);
        }
    }
}

impl From<&Player> for Person {
    fn from(player: &Player) -> Person {
        Person {
            name: player.name.clone(),
            birth: player.birth.clone(),
            licence: player.licence.clone(),
        }
    }
}

/// What an entry of a career tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An event.
    Played {
        /// What it was; a championship is also a tournament or a match.
        encounters: Vec<Encounter>,
        /// What classes could be attained and the points, where that is known.
        norms: Option<(TournamentNorms, Points)>,
        /// The class at its registration.
        registered: Option<Class>,
    },
    /// A class or title that was attained or kept, as somebody has certified.
    Certified {
        /// The class.
        class: Class,
        /// Whether the class was attained or kept.
        how: How,
    },
}

/// An entry of a career.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CareerEntry {
    /// The last day of the event.
    pub date: Date,
    /// What the event is called; empty where nobody says it.
    pub event: String,
    /// What is told.
    pub deed: Deed,
}

/// What somebody did over the years.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Career {
    /// The person whose career this is.
    pub person: Person,
    entries: Vec<CareerEntry>,
    /// Who the entries say that he is.
    told: Vec<Told>,
}

/// Somebody as an entry names him.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Told {
    person: Person,
    /// The competition in which he took part, by its number in the book; none of an entry of a career file.
    competition: Option<usize>,
}

impl Told {
    fn has_licence_of(&self, other: &Told) -> bool {
        let licence = &self.person.licence;
        !licence.is_empty() && *licence == other.person.licence
    }

    /// Whether they are known to be two people: by their licences, by their births, or since both took part in one
    /// competition.
    fn differs(&self, other: &Told) -> bool {
        if self.has_licence_of(other) {
            return false;
        }
        let [ours, theirs] = [&self.person, &other.person];
        let have_licences = !ours.licence.is_empty() && !theirs.licence.is_empty();
        let met = self.competition.is_some() && self.competition == other.competition;
        have_licences || met || !ours.is_born_as(theirs)
    }

    /// Whether both can be one.
    fn fits(&self, other: &Told) -> bool {
        self.person.fits(&other.person) && !self.differs(other)
    }
}

/// An event that is not counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// What it is called.
    pub event: String,
    /// Reason the event is not counted.
    pub why: WhyLeftOut,
}

/// Why an event is not counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WhyLeftOut {
    /// It is not finished.
    NotFinished,
    /// Nobody knows when it was.
    NoDate,
    /// Teams compete.
    OfTeams,
}

/// An entry that may be about several people.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{name:?} may be one of {count} people of that name; the date of birth or the licence tells them apart"
)]
pub struct AmbiguousPerson {
    /// The name.
    pub name: String,
    /// How many people have it.
    pub count: usize,
}

/// Careers, collected from events and other entries.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CareerBook {
    careers: Vec<Career>,
    left_out: Vec<LeftOut>,
    /// How many competitions were added.
    competitions: usize,
}

impl CareerBook {
    /// The careers by name.
    pub fn careers(&self) -> impl Iterator<Item = &Career> {
        let mut all: Vec<&Career> = self.careers.iter().collect();
        all.sort_by_key(|one| {
            let Person {
                name,
                birth,
                licence,
            } = &one.person;
            (name.to_lowercase(), birth.clone(), licence.clone())
        });
        all.into_iter()
    }

    /// The events that are not counted.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }

    /// Adds an entry about somebody.
    ///
    /// # Errors
    /// If several people may be meant.
    pub fn add(&mut self, person: &Person, entry: CareerEntry) -> Result<(), AmbiguousPerson> {
        let person = person.clone();
        let competition = None;
        self.enter(
            Told {
                person,
                competition,
            },
            entry,
        )
    }

    /// Everybody whom an entry can be about becomes one, in whatever order the entries come; where two of them are known
    /// to differ, it cannot be told whom the entry is about.
    fn enter(&mut self, told: Told, entry: CareerEntry) -> Result<(), AmbiguousPerson> {
        let is_his = |one: &Career| one.told.iter().any(|known| known.fits(&told));
        let fitting: Vec<usize> = (0..)
            .zip(&self.careers)
            .filter(|(_, one)| is_his(one))
            .map(|(place, _)| place)
            .collect();
        let all = fitting.iter().filter_map(|place| self.careers.get(*place));
        let all: Vec<&Told> = all.flat_map(|one| &one.told).collect();
        // Those of one career are known not to differ.
        let is_about_two = all.iter().any(|known| known.differs(&told))
            || fitting.len() > 1
                && all
                    .iter()
                    .any(|one| all.iter().any(|other| one.differs(other)));
        if is_about_two {
            let count = different(&all, &told);
            let name = told.person.name;
            return Err(AmbiguousPerson { name, count });
        }
        let Some((first, others)) = fitting.split_first() else {
            self.careers.push(Career {
                person: told.person.clone(),
                entries: vec![entry],
                told: vec![told],
            });
            return Ok(());
        };
        // From the last place on, so that the others stay where they are.
        let others = others.iter().rev();
        let others: Vec<Career> = others.map(|place| self.careers.remove(*place)).collect();
        if let Some(one) = self.careers.get_mut(*first) {
            for mut other in others {
                one.person.join(&other.person);
                one.entries.append(&mut other.entries);
                one.told.append(&mut other.told);
            }
            one.person.join(&told.person);
            one.entries.push(entry);
            one.told.push(told);
        }
        Ok(())
    }

    /// Adds what everybody did in an event, in each of its sections.
    ///
    /// # Errors
    /// If several people may be meant with an entry.
    pub fn add_event(
        &mut self,
        event: &Festival,
        policy: impl Fn(&Competition) -> NormPolicy,
    ) -> Result<(), AmbiguousPerson> {
        if !event.has_sections() {
            let day = event.whole().last_day();
            return self.add_competition(event.whole(), day, &policy);
        }
        let shared = event
            .whole()
            .instructions()
            .and_then(|known| known.last_day);
        for (_, section) in event.sections() {
            let own = section.instructions().and_then(|known| known.last_day);
            let day = own.or(shared).or_else(|| section.last_day());
            self.add_competition(section, day, &policy)?;
        }
        Ok(())
    }

    fn add_competition(
        &mut self,
        competition: &Competition,
        day: Option<Date>,
        policy: &impl Fn(&Competition) -> NormPolicy,
    ) -> Result<(), AmbiguousPerson> {
        let name = competition.instructions();
        let name = name.map(|known| known.name.clone()).unwrap_or_default();
        let why = match day {
            _ if competition.is_for_teams() => Some(WhyLeftOut::OfTeams),
            _ if !competition.is_over() => Some(WhyLeftOut::NotFinished),
            None => Some(WhyLeftOut::NoDate),
            Some(_) => None,
        };
        let date = match (why, day) {
            (None, Some(date)) => date,
            (why, _) => {
                let why = why.unwrap_or(WhyLeftOut::NoDate);
                self.left_out.push(LeftOut { event: name, why });
                return Ok(());
            }
        };
        let policy = policy(competition);
        self.competitions += 1;
        let number = self.competitions;
        let norms = competition.tournament_norms(policy).ok();
        let is_match = competition
            .instructions()
            .is_some_and(|known| matches!(known.system, crate::System::Match { .. }));
        for (id, one) in competition.participants() {
            let encounters = competition.encounters(id, policy);
            if encounters.is_empty() {
                continue;
            }
            let points = competition.norm_points(id);
            let norms = norms.clone().filter(|_| !is_match);
            let deed = Deed::Played {
                encounters,
                norms: norms.map(|norms| (norms, points)),
                registered: one.player.class,
            };
            let event = name.clone();
            let told = Told {
                person: Person::from(&one.player),
                competition: Some(number),
            };
            self.enter(told, CareerEntry { date, event, deed })?;
        }
        Ok(())
    }
}

/// How many people they are at least, of whom some are known to differ.
fn different(all: &[&Told], told: &Told) -> usize {
    let mut apart: Vec<&Told> = Vec::new();
    for one in all.iter().copied().chain([told]) {
        if apart.iter().all(|known| known.differs(one)) {
            apart.push(one);
        }
    }
    apart.len().max(2)
}

/// What a career says that the reader should know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Remark {
    /// A class is known by registration only: since when it is held is not known, it is counted from that day.
    AsRegistered {
        /// The class.
        class: Class,
        /// The day of the event.
        date: Date,
    },
    /// Somebody was registered with a class that had ended by what is known.
    HadEnded {
        /// The class.
        class: Class,
        /// The day of the event.
        date: Date,
    },
    /// The coefficient of a tournament is not known, so it gives no class (`002:N.12`).
    NoCoefficient {
        /// The day of the event.
        date: Date,
    },
}

/// A line about an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CareerLine {
    /// The last day of the event.
    pub date: Date,
    /// What it is called.
    pub event: String,
    /// What was found.
    pub line: Line,
}

/// Which classes and titles a career gives on a day.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CareerReport {
    /// What was attained and kept, in order.
    pub achievements: Vec<Achievement>,
    /// What was looked at for the title of master (`002:N.1` to `002:N.5`).
    pub master: Vec<Line>,
    /// What was looked at for the title of candidate (`002:N.6`).
    pub candidate: Vec<Line>,
    /// What was looked at for classes, event by event.
    pub classes: Vec<CareerLine>,
    /// What holds on the day, and what has ended.
    pub standing: Standing,
    /// What the reader should know.
    pub remarks: Vec<Remark>,
}

impl Career {
    /// What was done, in order of time.
    pub fn entries(&self) -> Vec<&CareerEntry> {
        let mut entries: Vec<&CareerEntry> = self.entries.iter().collect();
        entries.sort_by_key(|entry| entry.date);
        entries
    }

    /// Which classes and titles it gives on a day, from what happened until then.
    pub fn report(&self, day: Date, policy: CandidatePolicy) -> CareerReport {
        let entries = self.entries().into_iter();
        let entries: Vec<&CareerEntry> = entries.filter(|entry| entry.date <= day).collect();
        let events = title_events(&entries);
        let (master, candidate) = (master_title(&events), candidate_title(&events, policy));
        let mut report = CareerReport {
            achievements: [master.attained, candidate.attained].concat(),
            master: master.lines,
            candidate: candidate.lines,
            ..CareerReport::default()
        };
        for entry in entries {
            report.count(entry);
        }
        report.achievements.sort_unstable();
        report.standing = Standing::on(day, &report.achievements);
        report
    }
}

/// Whether it is a tournament of nobody knows which class; one of masters is looked at for titles (`002:N.2`).
fn is_of_unknown_class(encounter: &Encounter) -> bool {
    match encounter {
        Encounter::Tournament {
            participants,
            masters,
            coefficient: None,
            ..
        } => u64::from(*masters) * 3 < u64::from(*participants) * 2,
        Encounter::Tournament { .. } | Encounter::Match { .. } | Encounter::Championship => false,
    }
}

fn title_events(entries: &[&CareerEntry]) -> Vec<TitleEvent> {
    let events = entries.iter().flat_map(|entry| {
        let encounters: &[Encounter] = match &entry.deed {
            Deed::Played { encounters, .. } => encounters,
            Deed::Certified { .. } => &[],
        };
        let date = entry.date;
        let event = move |encounter: &Encounter| TitleEvent {
            date,
            encounter: *encounter,
        };
        encounters.iter().map(event)
    });
    events.collect()
}

impl CareerReport {
    fn count(&mut self, entry: &CareerEntry) {
        let date = entry.date;
        match &entry.deed {
            Deed::Certified { class, how } => self.achievements.push(Achievement {
                date,
                class: *class,
                how: *how,
            }),
            Deed::Played {
                encounters,
                norms,
                registered,
            } => {
                if let Some(class) = *registered {
                    self.registered(class, date);
                }
                match norms {
                    Some((norms, points)) => self.by_norms(entry, norms, *points),
                    None if encounters.iter().any(is_of_unknown_class) => {
                        self.remarks.push(Remark::NoCoefficient { date });
                    }
                    None => {}
                }
            }
        }
    }

    /// What is held when an event ends, by what happened before it or is known at its registration.
    fn held(&self, date: Date) -> Vec<Held> {
        Standing::on(date, &self.achievements).held().collect()
    }

    fn registered(&mut self, class: Class, date: Date) {
        let is_held = self.held(date).iter().any(|held| held.class == class);
        let mut before = self.achievements.iter();
        let was_held = before.any(|one| one.class == class && one.date <= date);
        if is_held {
            return;
        }
        if was_held {
            self.remarks.push(Remark::HadEnded { class, date });
            return;
        }
        let how = How::Attained;
        self.achievements.push(Achievement { date, class, how });
        self.remarks.push(Remark::AsRegistered { class, date });
    }

    /// Norms fulfilled in a tournament whose participants are known.
    fn by_norms(&mut self, entry: &CareerEntry, norms: &TournamentNorms, points: Points) {
        let (date, held) = (entry.date, self.held(entry.date));
        let best = held.first().map(|held| held.class);
        let outcome = norms.outcome(best, points);
        for line in outcome.lines {
            self.line(entry, line);
        }
        let is_new = |class: &Class| held.iter().all(|held| held.class != *class);
        if let Some(class) = outcome.attained.or(outcome.below).filter(is_new) {
            let how = How::Attained;
            self.achievements.push(Achievement { date, class, how });
        }
        for class in held.into_iter().map(|held| held.class) {
            if norms.outcome(Some(class), points).kept.is_some() {
                let how = How::Kept;
                self.achievements.push(Achievement { date, class, how });
            }
        }
    }

    fn line(&mut self, entry: &CareerEntry, line: Line) {
        self.classes.push(CareerLine {
            date: entry.date,
            event: entry.event.clone(),
            line,
        });
    }
}
