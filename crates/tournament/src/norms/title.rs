use core::fmt;

use super::{Achievement, Class, Date, How, Hundredths, Line, Step, article};
use crate::Points;

const MASTER_YEARS: u16 = 3;
const MATCH_GAMES: u32 = 14;
const FIRST_CLASS_TOURNAMENTS: u32 = 3;
const FIRST_CLASS_PERCENT: u32 = 70;

/// Games and the points of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// How many games.
    pub games: u32,
    /// What was scored, at 1, ½ and 0.
    pub points: Points,
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.points, self.games)
    }
}

impl Score {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Score) -> Score {
        Score {
            games: self.games.saturating_add(other.games),
            points: self.points + other.points,
        }
    }

    /// Whether it can be part of a whole: neither more games, nor more points, nor more points lost.
    pub fn is_part_of(self, all: Score) -> bool {
        let lost = |score: Score| i64::from(score.games) * 10 - i64::from(score.points.0);
        self.games <= all.games && self.points <= all.points && lost(self) <= lost(all)
    }

    /// Whether the points are a percentage of the games or more. Of no games they are not.
    ///
    /// Titles are compared exactly; only the points of classes are rounded (`002:N.16`).
    pub fn is_at_least(self, percent: u32) -> bool {
        let scored = i64::from(self.points.0) * 10;
        self.games > 0 && scored >= i64::from(self.games) * i64::from(percent)
    }
}

/// What a player did in an event, as far as titles ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TitleEvent {
    /// The last day of the event.
    pub date: Date,
    /// What it was.
    pub encounter: Encounter,
}

/// The events that count for titles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encounter {
    /// A championship in which it is enough to take part (`002:N.1`). The book names that of the
    /// USSR; which one stands in its place is for the federation to say.
    Championship,
    /// A tournament.
    Tournament {
        /// How many take part, the player among them.
        participants: u32,
        /// How many of them are masters.
        masters: u32,
        /// The coefficient, if it has one.
        coefficient: Option<Hundredths>,
        /// All games of the player.
        all: Score,
        /// His games against masters.
        against_masters: Score,
        /// His games against candidates.
        against_candidates: Score,
    },
    /// A match.
    Match {
        /// The class of the opponent.
        opponent: Option<Class>,
        /// The number of games that was agreed, and what the player scored.
        score: Score,
    },
}

/// Whether and when a title was attained, with the lines that say why.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TitleReport {
    /// Each time that the title was attained, in order; the later ones keep it (`002:N.5`).
    pub attained: Vec<Achievement>,
    /// What was looked at.
    pub lines: Vec<Line>,
}

impl TitleReport {
    fn attain(&mut self, class: Class, date: Date) {
        let how = How::Attained;
        self.attained.push(Achievement { date, class, how });
    }

    fn line(&mut self, number: &'static str, step: Step) {
        let article = article(number);
        self.lines.push(Line { article, step });
    }
}

/// Whether the events make a master: by participation (`002:N.1`), by the norm in a tournament of
/// masters (`002:N.2`, `002:N.4`) or by a match (`002:N.3`); any of them is enough.
///
/// Ask [`Standing`](super::Standing) whether the title still holds.
pub fn master_title(events: &[TitleEvent]) -> TitleReport {
    let mut report = TitleReport::default();
    let mut last_championship = None;
    for TitleEvent { date, encounter } in in_order(events) {
        let is_met = match encounter {
            Encounter::Championship => {
                let first = last_championship.replace(date);
                first.is_some_and(|first| is_second(&mut report, first, date))
            }
            Encounter::Tournament {
                participants,
                masters,
                against_masters,
                against_candidates,
                coefficient: _,
                all: _,
            } => {
                is_among_masters(&mut report, date, masters, participants)
                    && is_master_norm(&mut report, date, against_masters, against_candidates)
            }
            Encounter::Match { opponent, score } => {
                is_won_match(&mut report, date, opponent, score)
            }
        };
        if is_met {
            report.attain(Class::Master, date);
        }
    }
    report
}

fn in_order(events: &[TitleEvent]) -> Vec<TitleEvent> {
    let mut events = events.to_vec();
    events.sort_by_key(|event| event.date);
    events
}

/// 002:N.1.
fn is_second(report: &mut TitleReport, first: Date, second: Date) -> bool {
    let until = first.plus_years(MASTER_YEARS);
    let is_met = second <= until;
    report.line(
        "N.1",
        Step::Participations {
            first,
            second,
            until,
            is_met,
        },
    );
    is_met
}

/// 002:N.2.
fn is_among_masters(report: &mut TitleReport, date: Date, masters: u32, participants: u32) -> bool {
    let is_met = participants > 0 && u64::from(masters) * 3 >= u64::from(participants) * 2;
    report.line(
        "N.2",
        Step::Masters {
            date,
            masters,
            participants,
            is_met,
        },
    );
    is_met
}

/// 002:N.4: either percentage suffices.
fn is_master_norm(report: &mut TitleReport, date: Date, masters: Score, candidates: Score) -> bool {
    let asked = [
        (Class::Master, masters, 50),
        (Class::Candidate, candidates, 70),
    ];
    let mut is_any_met = false;
    for (class, score, percent) in asked {
        let Score { games, points } = score;
        let is_met = score.is_at_least(percent);
        report.line(
            "N.4",
            Step::Against {
                date,
                class,
                games,
                points,
                percent,
                is_met,
            },
        );
        is_any_met |= is_met;
    }
    is_any_met
}

/// 002:N.3.
fn is_won_match(
    report: &mut TitleReport,
    date: Date,
    opponent: Option<Class>,
    score: Score,
) -> bool {
    let Score { games, points } = score;
    let is_won = i64::from(points.0) * 2 > i64::from(games) * 10;
    let is_met = games == MATCH_GAMES && opponent == Some(Class::Master) && is_won;
    report.line(
        "N.3",
        Step::Match {
            date,
            opponent,
            games,
            points,
            is_met,
        },
    );
    is_met
}

/// In what time the three tournaments of a candidate must lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum CandidatePolicy {
    /// In any: the book sets none.
    #[default]
    AnyTime,
    /// In so many years.
    WithinYears(u16),
}

/// Whether the events make a candidate master: seventy per cent in each of three tournaments of
/// first-class players, which are those of coefficient 1 (`002:N.6`).
pub fn candidate_title(events: &[TitleEvent], policy: CandidatePolicy) -> TitleReport {
    let mut report = TitleReport::default();
    let mut counted: Vec<Date> = Vec::new();
    for TitleEvent { date, encounter } in in_order(events) {
        let Encounter::Tournament {
            coefficient, all, ..
        } = encounter
        else {
            continue;
        };
        let Score { games, points } = all;
        let percent = FIRST_CLASS_PERCENT;
        let is_of_first = coefficient.is_some() && coefficient == Class::First.number();
        let is_met = is_of_first && all.is_at_least(percent);
        report.line(
            "N.6",
            Step::FirstClass {
                date,
                coefficient,
                games,
                points,
                percent,
                is_met,
            },
        );
        if !is_met {
            continue;
        }
        counted.push(date);
        if let CandidatePolicy::WithinYears(years) = policy {
            counted.retain(|earlier| date <= earlier.plus_years(years));
        }
        let needed = FIRST_CLASS_TOURNAMENTS;
        let count = u32::try_from(counted.len()).unwrap_or(u32::MAX);
        let is_met = count >= needed;
        report.line(
            "N.6",
            Step::Counted {
                count,
                needed,
                is_met,
            },
        );
        if is_met {
            report.attain(Class::Candidate, date);
        }
    }
    report
}
