use std::collections::BTreeMap;

use rules::Article;

use super::{Class, Date, Line, Step, article};

/// How long a class is kept without a new result, in years (`002:N.5`, `002:N.K`).
const YEARS: u16 = 3;

/// How a result counts for a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum How {
    /// Its norm was fulfilled.
    Attained,
    /// It was confirmed by whoever held it.
    Kept,
}

/// A result that counts for a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Achievement {
    /// The last day of the event.
    pub date: Date,
    /// The class.
    pub class: Class,
    /// How it counts.
    pub how: How,
}

/// A class that is held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    /// The class.
    pub class: Class,
    /// When it was attained or last confirmed.
    pub since: Date,
    /// The last day on which it holds without a new result; none if the book sets none.
    pub until: Option<Date>,
}

impl Held {
    /// The article by which it is kept.
    pub const fn article(&self) -> Article {
        article(match self.class {
            Class::Master => "N.5",
            Class::Candidate => "N.6",
            Class::First | Class::Second | Class::Third | Class::Fourth | Class::Fifth => "N.K",
        })
    }

    /// That it holds, as a step of a report.
    pub const fn as_holding(&self) -> Step {
        Step::Holds {
            class: self.class,
            date: self.since,
            until: self.until,
        }
    }

    /// That it has ended, as a step of a report; what has no end holds.
    pub const fn as_ended(&self) -> Step {
        match self.until {
            None => self.as_holding(),
            Some(until) => Step::Ended {
                class: self.class,
                date: self.since,
                until,
            },
        }
    }
}

/// The classes of a player over the years.
///
/// A class holds for three years from the last result that attained or confirmed it, that day of
/// the year included. The book sets candidates no such time. When a class is lost, the next that
/// still holds remains.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    held: BTreeMap<Class, Held>,
    ended: BTreeMap<Class, Held>,
}

impl Standing {
    /// From results in any order, as far as they happened until a day.
    pub fn on(day: Date, achievements: &[Achievement]) -> Standing {
        let mut achievements = achievements.to_vec();
        achievements.retain(|achievement| achievement.date <= day);
        achievements.sort_unstable();
        let mut standing = Standing::default();
        for achievement in achievements {
            standing.count(achievement);
        }
        standing.ended.clone_from(&standing.held);
        standing.ended.retain(|_, held| !holds(held, day));
        standing.held.retain(|_, held| holds(held, day));
        standing
    }

    /// What is not held any more cannot be kept, only attained again.
    fn count(&mut self, Achievement { date, class, how }: Achievement) {
        let is_held = self.held.get(&class).is_some_and(|held| holds(held, date));
        if how == How::Attained || is_held {
            let until = (class != Class::Candidate).then(|| date.plus_years(YEARS));
            let since = date;
            self.held.insert(
                class,
                Held {
                    class,
                    since,
                    until,
                },
            );
        }
    }

    /// The best class that is held.
    pub fn best(&self) -> Option<Held> {
        self.held.last_key_value().map(|(_, held)| *held)
    }

    /// All that are held, the best first.
    pub fn held(&self) -> impl Iterator<Item = Held> {
        self.held.values().rev().copied()
    }

    /// All that were held and have ended, the best first.
    pub fn ended(&self) -> impl Iterator<Item = Held> {
        self.ended.values().rev().copied()
    }

    /// All that are held, the best first, as lines of a report.
    pub fn lines(&self) -> Vec<Line> {
        let lines = self.held().map(|held| Line {
            article: held.article(),
            step: held.as_holding(),
        });
        lines.collect()
    }
}

fn holds(held: &Held, day: Date) -> bool {
    held.until.is_none_or(|until| day <= until)
}
