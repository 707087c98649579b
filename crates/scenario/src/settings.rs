//! What stands before the first act: names, rules, times.

use conduct::{Competition, Duty, Form, Millis, Mode, PersonId, Terms, TimeControl};
use games::{ByColor, Color, RuleSet, odds};

use crate::fault::LineFault;
use crate::words::{Words, short};
use crate::{Line, Scenario, ScenarioError};

/// Every setting, for the message that there is no such one.
pub(crate) const NAMES: [&str; 16] = [
    "Title",
    "Articles",
    "White",
    "Black",
    "Rules",
    "Time",
    "Session",
    "Late",
    "Leave",
    "Mode",
    "Position",
    "Odds",
    "Form",
    "Touch-move",
    "Draws",
    "Score",
];

/// `Name: value`, where the colon follows the first word.
pub(crate) fn setting(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once(':')?;
    let is_name = name.chars().all(|c| c.is_ascii_alphabetic() || c == '-');
    (is_name && !name.is_empty()).then(|| (name, value.trim()))
}

/// The settings as far as they were read.
#[derive(Debug, Default)]
pub(crate) struct Settings {
    title: String,
    articles: Vec<String>,
    persons: ByColor<Vec<String>>,
    rules: Option<RuleSet>,
    control: Option<TimeControl>,
    session: Option<Millis>,
    late: Option<Millis>,
    leave: Option<Millis>,
    mode: Mode,
    fen: Option<String>,
    odds: Option<(Color, Vec<String>)>,
    form: Form,
    has_touch_move: Option<bool>,
    draws: Vec<(String, String)>,
    score: Option<Duty>,
    competition: Option<Competition>,
}

impl Settings {
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), LineFault> {
        if value.is_empty() {
            return Err(LineFault::EmptySetting(name.to_owned()));
        }
        match name {
            "Title" => self.title = value.to_owned(),
            "Articles" | "Article" => self.articles = list(value),
            "White" => self.persons.white = list(value),
            "Black" => self.persons.black = list(value),
            "Rules" => self.rules = Some(value.parse()?),
            "Time" => self.control = Some(value.parse()?),
            "Session" => self.session = Some(time(value)?),
            "Late" => self.late = Some(time(value)?),
            "Leave" => self.leave = Some(time(value)?),
            "Mode" => self.mode = mode(value)?,
            "Position" => self.fen = Some(value.to_owned()),
            "Odds" => {
                let mut words = Words::new(value);
                let giver = words.side()?;
                words.expect("without")?;
                self.odds = Some((giver, list(words.rest())));
            }
            "Form" => self.form = value.parse()?,
            "Touch-move" => self.has_touch_move = Some(yes_or_no(value)?),
            "Draws" => self.draws = pairs(value)?,
            "Score" => {
                self.score = Some(match value {
                    "compulsory" => Duty::Must,
                    "free" => Duty::Need,
                    _ => {
                        let known = "compulsory or free";
                        return Err(wrong("Score", known, value));
                    }
                });
            }
            "Competition" => self.competition = Some(competition(value)?),
            _ => return Err(LineFault::NoSetting(short(name))),
        }
        Ok(())
    }

    pub(crate) fn finish(self, lines: Vec<Line>) -> Result<Scenario, ScenarioError> {
        let line = lines.first().map_or(1, |line| line.number);
        let names = ByColor::new_with(|side| self.persons[side].join(", "));
        let (title, articles) = (self.title.clone(), self.articles.clone());
        let terms = self
            .terms()
            .map_err(|problem| ScenarioError { line, problem })?;
        Ok(Scenario {
            title,
            articles,
            names,
            terms,
            lines,
        })
    }

    fn terms(self) -> Result<Terms, LineFault> {
        let rules = self.rules.ok_or(LineFault::NoRules)?;
        let mut terms = match self.control {
            Some(control) => Terms::timed(rules, control),
            None => Terms::new(rules),
        };
        for (name, value) in &self.draws {
            terms.draws.set(name, value)?;
        }
        terms.fen = self.fen;
        terms.form = self.form;
        if let Some((giver, without)) = &self.odds {
            let without: Vec<&str> = without.iter().map(String::as_str).collect();
            terms.fen = Some(odds(rules, *giver, &without)?);
            terms.form = Form::Odds { giver: *giver };
        }
        let mut id = 0;
        terms.sides = ByColor::new_with(|side| {
            let persons = self.persons[side].iter();
            let number = |_| {
                id += 1;
                PersonId(id)
            };
            persons.map(number).collect()
        });
        terms.session = self.session;
        terms.default_time = self.late;
        terms.leave_time = self.leave;
        terms.mode = self.mode;
        let is_official = self.mode == Mode::Record && self.competition.is_some();
        terms.has_touch_move = self.has_touch_move.unwrap_or(is_official);
        terms.score = self.score;
        if let Some(competition) = self.competition {
            terms = terms.in_competition(competition);
        }
        match terms.score_demanded_by() {
            Some(article) if self.score == Some(Duty::Need) => {
                Err(LineFault::ScoreNotFree(article))
            }
            Some(_) | None => Ok(terms),
        }
    }
}

fn wrong(name: &'static str, known: &'static str, found: &str) -> LineFault {
    let found = short(found);
    LineFault::WrongSetting { name, known, found }
}

fn list(value: &str) -> Vec<String> {
    let parts = value.split(',').map(str::trim);
    parts
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

fn time(value: &str) -> Result<Millis, LineFault> {
    let mut words = Words::new(value);
    let time = words.time()?;
    words.end()?;
    Ok(time)
}

fn mode(value: &str) -> Result<Mode, LineFault> {
    match value {
        "play" => Ok(Mode::Play),
        "record" => Ok(Mode::Record),
        _ => Err(wrong("Mode", "play or record", value)),
    }
}

fn yes_or_no(value: &str) -> Result<bool, LineFault> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(LineFault::unexpected("yes or no", value)),
    }
}

fn pairs(value: &str) -> Result<Vec<(String, String)>, LineFault> {
    let pair = |text: &str| {
        let (name, value) = text.split_once('=')?;
        Some((name.trim().to_owned(), value.trim().to_owned()))
    };
    let pairs: Option<Vec<_>> = value.split(',').map(pair).collect();
    pairs.ok_or_else(|| LineFault::unexpected("name=value", value))
}

/// `yes`, `last`, `adjourned games may be analysed`, with commas between.
fn competition(value: &str) -> Result<Competition, LineFault> {
    let mut competition = Competition::default();
    for part in list(value) {
        match part.as_str() {
            "yes" => {}
            "last" => competition.is_last = true,
            "adjourned games may be analysed" => competition.may_analyse_adjourned = true,
            _ => {
                let known = "yes, last or \"adjourned games may be analysed\"";
                return Err(wrong("Competition", known, &part));
            }
        }
    }
    Ok(competition)
}
