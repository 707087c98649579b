//! The career file: results of events that are in no event file, a line for each.
//!
//! ```text
//! peatee career 1
//! 1953-05-31 | Jaan Kask | attained class=I birth=1931 event="Cup of Tallinn"
//! 1954-03-14 | Jaan Kask | championship event="Championship of the republic"
//! 1955-02-20 | Jaan Kask | tournament participants=12 masters=8 score=6/11 against-masters=4/8 against-candidates=2/3
//! 1956-04-01 | Jaan Kask | match opponent=master score=7½/14
//! 1956-09-02 | Jaan Kask | tournament participants=16 coefficient=2.00 class=II score=11/15
//! 1952-09-07 | Jaan Kask | tournament participants=11 coefficient=none score=5/10
//! ```
//!
//! The date is the last day of the event. `birth` and `licence` tell namesakes apart. `class` is the class
//! at the registration, where no line before says it. `coefficient=none` is a tournament of beginners (`002:N.11`);
//! without `coefficient` it is not known, and the line gives no class. Empty lines and lines that begin with
//! `#` are passed over.

use pairing::Points;

use super::fields::Line;
use super::read::{may_class, may_number};
use super::wrong::{Expected, WrongLine};
use super::{FileFault, lines_behind};
use crate::MOST_PARTICIPANTS;
use crate::norms::{
    CareerBook, CareerEntry, Class, Date, Deed, Encounter, How, Hundredths, NormPolicy, Person,
    Score, SecondClassAtThree, TournamentNorms,
};

/// How a career file begins.
pub const CAREER_HEADING: &str = "peatee career 1";

/// Adds every line of a career file.
///
/// # Errors
/// The first line that cannot be read, or may be about several people.
pub fn read_career(text: &str, book: &mut CareerBook) -> Result<(), FileFault> {
    lines_behind(CAREER_HEADING, text, |line| {
        let (person, entry) = entry(Line::new(line)?)?;
        Ok(book.add(&person, entry)?)
    })
}

fn entry(mut line: Line<'_>) -> Result<(Person, CareerEntry), WrongLine> {
    let date: Result<Date, _> = line.at.parse();
    let date = date.map_err(|_| WrongLine::NoDate(line.at.to_owned()))?;
    if line.by.is_empty() {
        return Err(WrongLine::NoName);
    }
    let person = Person {
        name: line.by.to_owned(),
        birth: line.may("birth").unwrap_or_default(),
        licence: line.may("licence").unwrap_or_default(),
    };
    let event = line.may("event").unwrap_or_default();
    let deed = match line.verb {
        "attained" => certified(&mut line, How::Attained)?,
        "kept" => certified(&mut line, How::Kept)?,
        "championship" => played(Encounter::Championship),
        "tournament" => tournament(&mut line)?,
        "match" => played(Encounter::Match {
            opponent: opponent(&mut line)?,
            score: line.parse("score", Expected::Like("7½/14"), score)?,
        }),
        other => {
            let known = ["attained", "kept", "championship", "tournament", "match"];
            return Err(WrongLine::NotOneOf {
                expected: Expected::OneOf(known.to_vec()),
                found: other.to_owned(),
            });
        }
    };
    line.end()?;
    Ok((person, CareerEntry { date, event, deed }))
}

fn played(encounter: Encounter) -> Deed {
    Deed::Played {
        encounters: vec![encounter],
        norms: None,
        registered: None,
    }
}

fn certified(line: &mut Line<'_>, how: How) -> Result<Deed, WrongLine> {
    let read = |text: &str| text.parse::<Class>().ok();
    let class = line.parse("class", Expected::named(&Class::NAMES), read)?;
    Ok(Deed::Certified { class, how })
}

fn opponent(line: &mut Line<'_>) -> Result<Option<Class>, WrongLine> {
    may_class(line, "opponent")
}

fn tournament(line: &mut Line<'_>) -> Result<Deed, WrongLine> {
    let coefficient = line.may_parse("coefficient", Expected::Like("1.25"), |text| match text {
        "none" => Some(Coefficient::Beginners),
        known => known.parse().ok().map(Coefficient::Known),
    })?;
    let none = Score {
        games: 0,
        points: Points::ZERO,
    };
    let most = Expected::Within(2, MOST_PARTICIPANTS);
    let participants = line.parse("participants", most, |text| {
        let number: Option<u32> = text.parse().ok();
        number.filter(|number| (2..=MOST_PARTICIPANTS).contains(number))
    })?;
    let masters = may_number(line, "masters")?.unwrap_or(0);
    if masters > participants {
        return Err(WrongLine::Masters {
            masters,
            participants,
        });
    }
    let all = line.parse("score", Expected::Like("7½/11"), |text| {
        score(text).filter(|score| score.games > 0)
    })?;
    let against_masters = may_score(line, "against-masters")?.unwrap_or(none);
    let against_candidates = may_score(line, "against-candidates")?.unwrap_or(none);
    let parts = against_masters.and(against_candidates);
    if !parts.is_part_of(all) {
        return Err(WrongLine::Parts { parts, all });
    }
    if masters == 0 && against_masters.games > 0 {
        return Err(WrongLine::NoMasters(against_masters.games));
    }
    let at_3 = SecondClassAtThree::default();
    let (norms, coefficient) = match coefficient {
        None => (None, None),
        Some(Coefficient::Known(known)) => (
            TournamentNorms::with_coefficient(known, participants, all.games, at_3).ok(),
            Some(known),
        ),
        Some(Coefficient::Beginners) => {
            let nobody = vec![None; participants as usize];
            let policy = NormPolicy::default();
            (TournamentNorms::of(&nobody, all.games, policy).ok(), None)
        }
    };
    Ok(Deed::Played {
        encounters: vec![Encounter::Tournament {
            participants,
            masters,
            coefficient,
            all,
            against_masters,
            against_candidates,
        }],
        norms: norms.map(|norms| (norms, all.points)),
        registered: may_class(line, "class")?,
    })
}

/// What a line says of the coefficient of a tournament.
enum Coefficient {
    /// It is known.
    Known(Hundredths),
    /// There is none: it was a tournament of beginners (`002:N.11`).
    Beginners,
}

fn may_score(line: &mut Line<'_>, key: &str) -> Result<Option<Score>, WrongLine> {
    line.may_parse(key, Expected::Like("4½/8"), score)
}

/// Points of so many games; not more than a point a game.
fn score(text: &str) -> Option<Score> {
    let (points, games) = text.split_once('/')?;
    let points: Points = points.parse().ok()?;
    let games: u32 = games.parse().ok().filter(|games| *games <= 10_000)?;
    let most = i64::from(games) * 10;
    let is_possible = (0..=most).contains(&i64::from(points.0)) && points.0 % 5 == 0;
    is_possible.then_some(Score { games, points })
}
