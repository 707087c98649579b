//! Rating systems as text: a line for each thing that a federation decides.

use core::fmt;
use core::str::FromStr;

use super::{DifferenceCap, Expectation, FirstRule, KRule, RatingSystem};

/// What is no development factor.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected a factor and whom it is for, as \"40 games<30\", \"40 age<=18 rating<2300\", \"10 peak>=2400\" or \"20\", found {0:?}"
)]
pub struct ParseKRuleError(pub String);

/// As it is written: `40 games<30`, `40 age<=18 rating<2300`, `10 peak>=2400`, `20`.
impl fmt::Display for KRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.k)?;
        if let Some(games) = self.games_below {
            write!(f, " games<{games}")?;
        }
        if let Some(age) = self.until_age {
            write!(f, " age<={age}")?;
        }
        if let Some(rating) = self.rating_below {
            write!(f, " rating<{rating}")?;
        }
        if let Some(peak) = self.peak_from {
            write!(f, " peak>={peak}")?;
        }
        Ok(())
    }
}

impl FromStr for KRule {
    type Err = ParseKRuleError;

    fn from_str(text: &str) -> Result<KRule, ParseKRuleError> {
        let read = || {
            let mut words = text.split_whitespace();
            let k = number(words.next()?).filter(|k| *k <= 1_000)?;
            let mut rule = KRule::all(k);
            for word in words {
                let is_new = if let Some(games) = word.strip_prefix("games<") {
                    rule.games_below.replace(number(games)?).is_none()
                } else if let Some(age) = word.strip_prefix("age<=") {
                    rule.until_age.replace(number(age)?).is_none()
                } else if let Some(rating) = word.strip_prefix("rating<") {
                    rule.rating_below.replace(number(rating)?).is_none()
                } else {
                    let peak = word.strip_prefix("peak>=")?;
                    rule.peak_from.replace(number(peak)?).is_none()
                };
                is_new.then_some(())?;
            }
            Some(rule)
        };
        read().ok_or_else(|| ParseKRuleError(text.to_owned()))
    }
}

/// A number of a few digits, without a sign.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let is_number = (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

impl Expectation {
    /// Every one with its name in files.
    pub const NAMES: [(Expectation, &'static str); 3] = [
        (Expectation::FideTable, "fide"),
        (Expectation::Logistic, "logistic"),
        (Expectation::Normal, "normal"),
    ];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        let found = Expectation::NAMES.iter().find(|(one, _)| *one == self);
        found.map_or("", |(_, name)| name)
    }

    /// The one of a name.
    pub fn from_name(name: &str) -> Option<Expectation> {
        let found = Expectation::NAMES.iter().find(|(_, known)| *known == name);
        found.map(|(one, _)| *one)
    }
}

/// What is wrong with the text of a system, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct SystemFault {
    /// The line, from 1 on.
    pub line: usize,
    /// What is wrong.
    pub problem: SystemProblem,
}

/// What can be wrong with the text of a system.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SystemProblem {
    /// It does not say where it begins.
    #[error("expected \"system fide\" or \"system fmjd\"")]
    NoBase,
    /// Something has another value than it can have.
    #[error("{key} is {expected}, not {found:?}")]
    Value {
        /// What it is called.
        key: &'static str,
        /// What it can have.
        expected: &'static str,
        /// What it has.
        found: String,
    },
    /// A development factor cannot be read.
    #[error(transparent)]
    Factor(#[from] ParseKRuleError),
    /// Nothing is called so.
    #[error(
        "nothing is called {0:?}; known are name, version, source, curve, k, cap, most-k-times-games, k-percent, win-score, \
         floor, first"
    )]
    UnknownKey(String),
    /// The curve is missing.
    #[error("the curve is missing: fide, logistic or normal")]
    NoCurve,
    /// The development factors are missing.
    #[error("the development factors are missing, as k 20")]
    NoFactors,
}

impl RatingSystem {
    /// FIDE's system with the bounds of first ratings that its public pages have had since 2024: five games, no rating
    /// below 1400, no first one above 2200. At second hand, as [`RatingSystem::fide`] says.
    pub fn usual_fide() -> RatingSystem {
        RatingSystem::fide(5, Some(1400), Some(2200))
    }

    /// Reads a system. The first line says from which one it begins; each other line changes something. Empty lines and
    /// lines that begin with `#` are passed over.
    ///
    /// ```
    /// use peatee_tournament::rating::RatingSystem;
    ///
    /// let text = "system fmjd\nversion 64 squares, 2026\ncurve logistic\ncap 400\nk 20 games<30\nk 10\nfirst games=9\n";
    /// let system = RatingSystem::read(text)?;
    /// assert_eq!(system.development.len(), 2);
    ///
    /// let refused = RatingSystem::read("system fide\nk twenty\n").expect_err("no number");
    /// assert_eq!(refused.line, 2);
    /// # Ok::<(), peatee_tournament::rating::SystemFault>(())
    /// ```
    ///
    /// # Errors
    /// The first line that cannot be read, or what is missing.
    pub fn read(text: &str) -> Result<RatingSystem, SystemFault> {
        let text = text.trim_start_matches('\u{feff}');
        let lines = (1..).zip(text.lines().map(str::trim));
        let mut lines = lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#'));
        let (line, first) = lines.next().unwrap_or((1, ""));
        let mut reading = match first {
            "system fide" => Reading::of(RatingSystem::usual_fide()),
            "system fmjd" => Reading::of_fmjd(),
            _ => {
                let problem = SystemProblem::NoBase;
                return Err(SystemFault { line, problem });
            }
        };
        let mut last = line;
        for (line, text) in lines {
            let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            let read = reading.line(key, value.trim());
            read.map_err(|problem| SystemFault { line, problem })?;
            last = line;
        }
        let done = reading.finish();
        done.map_err(|problem| SystemFault {
            line: last,
            problem,
        })
    }
}

struct Reading {
    system: RatingSystem,
    /// Whether the curve is known, and the factors are those of the text.
    has_curve: bool,
    has_factors: bool,
}

impl Reading {
    const fn of(system: RatingSystem) -> Reading {
        Reading {
            system,
            has_curve: true,
            has_factors: false,
        }
    }

    /// Of this one little is known: the text has to say the rest.
    fn of_fmjd() -> Reading {
        let curve = Expectation::Logistic;
        let system = RatingSystem::fmjd_style("", curve, None, Vec::new(), None);
        Reading {
            has_curve: false,
            ..Reading::of(system)
        }
    }

    fn line(&mut self, key: &str, value: &str) -> Result<(), SystemProblem> {
        let wrong = |key, expected| SystemProblem::Value {
            key,
            expected,
            found: value.to_owned(),
        };
        let is_named = matches!(key, "name" | "version" | "source");
        if !is_named && self.system.source == RatingSystem::FIDE_SOURCE {
            RatingSystem::CHANGED_SOURCE.clone_into(&mut self.system.source);
        }
        match key {
            "name" => value.clone_into(&mut self.system.name),
            "version" => value.clone_into(&mut self.system.version),
            "source" => value.clone_into(&mut self.system.source),
            "curve" => {
                let curve = Expectation::from_name(value);
                self.system.expectation =
                    curve.ok_or_else(|| wrong("curve", "fide, logistic or normal"))?;
                self.has_curve = true;
            }
            "k" => {
                let rule: KRule = value.parse()?;
                if !self.has_factors {
                    self.system.development.clear();
                }
                self.has_factors = true;
                self.system.development.push(rule);
            }
            "cap" => {
                let what = "400, 400 below 2650, or none";
                self.system.cap = cap(value).ok_or_else(|| wrong("cap", what))?;
            }
            "most-k-times-games" => {
                let most = may(value);
                self.system.most_k_times_games =
                    most.ok_or_else(|| wrong("most-k-times-games", "a number, or none"))?;
            }
            "k-percent" => {
                let percent = number(value).filter(|percent| (1..=100).contains(percent));
                self.system.k_percent =
                    percent.ok_or_else(|| wrong("k-percent", "from 1 to 100"))?;
            }
            "win-score" => {
                let score = number(value).filter(|score| (1..=2).contains(score));
                self.system.win_score = score.ok_or_else(|| wrong("win-score", "1 or 2"))?;
            }
            "floor" => {
                let floor = may(value);
                self.system.floor = floor.ok_or_else(|| wrong("floor", "a rating, or none"))?;
            }
            "first" => {
                let what = "games=5 fictitious=2 at=1800 floor=1400 most=2200, or none";
                self.system.first = first(value).ok_or_else(|| wrong("first", what))?;
            }
            _ => return Err(SystemProblem::UnknownKey(key.to_owned())),
        }
        Ok(())
    }

    fn finish(self) -> Result<RatingSystem, SystemProblem> {
        if !self.has_curve {
            return Err(SystemProblem::NoCurve);
        }
        match self.system.development.is_empty() {
            true => Err(SystemProblem::NoFactors),
            false => Ok(self.system),
        }
    }
}

/// A number, or none.
fn may<T: FromStr>(text: &str) -> Option<Option<T>> {
    match text {
        "none" => Some(None),
        text => number(text).map(Some),
    }
}

fn cap(text: &str) -> Option<Option<DifferenceCap>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (most, lifted_from) = match words[..] {
        ["none"] => return Some(None),
        [most] => (number(most)?, None),
        [most, "below", from] => (number(most)?, Some(number(from)?)),
        _ => return None,
    };
    Some(Some(DifferenceCap { most, lifted_from }))
}

fn first(text: &str) -> Option<Option<FirstRule>> {
    if text == "none" {
        return Some(None);
    }
    let mut rule = FirstRule {
        fictitious: 0,
        fictitious_rating: 0,
        least_games: 1,
        floor: None,
        most: None,
    };
    let mut words = text.split_whitespace().peekable();
    words.peek()?;
    for word in words {
        let (key, value) = word.split_once('=')?;
        match key {
            "games" => rule.least_games = number(value)?,
            "fictitious" => rule.fictitious = number(value).filter(|n| *n <= 20)?,
            "at" => rule.fictitious_rating = number(value)?,
            "floor" => rule.floor = Some(number(value)?),
            "most" => rule.most = Some(number(value)?),
            _ => return None,
        }
    }
    Some(Some(rule))
}
