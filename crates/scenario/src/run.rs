//! Plays a scenario, and tells what happened.

use conduct::{
    Chance, Command, EnvelopeKey, Event, Game, LONGEST_SEALED, Millis, Moment, Receipt, Refused,
    SealFault, TermsFault, open, seal,
};
use games::{ByColor, Color};

use crate::act::{Act, Deed, When};
use crate::expect::Expectation;
use crate::{Line, Said, Scenario};

/// Scenarios begin here, so that something can be said to be earlier.
const BEGINNING: Moment = Moment(86_400_000_000);

/// The key of every envelope in a scenario: nothing in it is secret from its reader.
const KEY: [u8; 32] = *b"scenarios keep no secrets: 32 b.";

/// What happened in a scenario.
#[derive(Clone, Debug)]
pub struct Story {
    /// What was done, and what came of it.
    pub told: Vec<Told>,
    /// The game at the end of it; none if it could not even be begun.
    pub game: Option<Game>,
    /// Everything that happened.
    pub events: Vec<Event>,
    /// The moment at which it ends; the last event may lie before it.
    pub until: Moment,
    /// Where the scenario was not as expected.
    pub failure: Option<Failure>,
}

/// What one act brought about.
#[derive(Clone, Debug)]
pub struct Told {
    /// The number of its line.
    pub line: usize,
    /// When it was done, since the beginning.
    pub at: Millis,
    /// What was asked for.
    pub command: Command,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of a command.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// This happened.
    Happened(Vec<Event>),
    /// It was refused.
    Refused(Refused),
}

/// Where a scenario was not as expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, \"{text}\": {problem}")]
pub struct Failure {
    /// The number of the line.
    pub line: usize,
    /// The line.
    pub text: String,
    /// What was otherwise.
    pub problem: String,
}

impl Scenario {
    /// Plays it.
    pub fn run(&self) -> Story {
        let mut runner = match Runner::new(self) {
            Ok(runner) => runner,
            Err(fault) => return unplayable(self, &fault),
        };
        let failure = self.lines.iter().enumerate().find_map(|(i, line)| {
            let next = self.lines.get(i + 1);
            let problem = runner.line(line, next).err()?;
            Some(Failure {
                line: line.number,
                text: line.text.clone(),
                problem,
            })
        });
        Story {
            told: runner.told,
            game: Some(runner.game),
            events: runner.events,
            until: runner.now,
            failure,
        }
    }
}

fn unplayable(scenario: &Scenario, fault: &TermsFault) -> Story {
    let first = scenario.lines.first();
    Story {
        told: Vec::new(),
        game: None,
        events: Vec::new(),
        until: BEGINNING,
        failure: Some(Failure {
            line: first.map_or(1, |line| line.number),
            text: first.map(|line| line.text.clone()).unwrap_or_default(),
            problem: fault.to_string(),
        }),
    }
}

struct Runner {
    game: Game,
    /// Who plays, as the settings have it.
    names: ByColor<String>,
    now: Moment,
    key: EnvelopeKey,
    /// How many envelopes were closed.
    envelopes: u8,
    /// Whether what was done last was refused, and seen to be expected.
    refused: Option<Refused>,
    told: Vec<Told>,
    events: Vec<Event>,
}

impl Runner {
    fn new(scenario: &Scenario) -> Result<Runner, TermsFault> {
        Ok(Runner {
            game: Game::new(scenario.terms.clone())?,
            names: scenario.names.clone(),
            now: BEGINNING,
            key: EnvelopeKey::new(KEY),
            envelopes: 0,
            refused: None,
            told: Vec::new(),
            events: Vec::new(),
        })
    }

    fn line(&mut self, line: &Line, next: Option<&Line>) -> Result<(), String> {
        match &line.what {
            Said::Act(act) => {
                self.refused = None;
                self.act(act, line.number)?;
                match &self.refused {
                    Some(refused) if !expects_refusal(next) => Err(told(refused, &self.game)),
                    Some(_) | None => Ok(()),
                }
            }
            Said::Expect(Expectation::Refused(article)) => self.was_refused(article.as_deref()),
            Said::Expect(Expectation::Plays(side, name)) => self.plays(*side, name),
            Said::Expect(expectation) => {
                let checked = expectation.check(&self.game, BEGINNING, self.now);
                checked.map_err(|found| format!("found {found}"))
            }
        }
    }

    fn was_refused(&self, article: Option<&str>) -> Result<(), String> {
        let refused = self.refused.as_ref().ok_or("it was not refused")?;
        let found = refused.article(self.game.terms().rules);
        let found = found.map(|article| article.to_string());
        match (article, found.as_deref()) {
            (Some(expected), found) if found != Some(expected) => Err(told(refused, &self.game)),
            (Some(_), _) | (None, _) => Ok(()),
        }
    }

    /// Whether a side is played by whom a name belongs to. Persons are numbered in the order of their names, White's
    /// first, so that the smaller number is that of the first White.
    fn plays(&self, side: Color, name: &str) -> Result<(), String> {
        let first = |side: Color| self.game.side(side).first();
        let is_swapped = first(Color::White) > first(Color::Black);
        let found = match is_swapped {
            true => &self.names[!side],
            false => &self.names[side],
        };
        match found == name {
            true => Ok(()),
            false => Err(format!("found {found:?}")),
        }
    }

    fn act(&mut self, act: &Act, line: usize) -> Result<(), String> {
        let now = match act.when {
            When::After(time) => self.now.plus(time),
            When::At(time) => BEGINNING.plus(time),
        };
        match &act.deed {
            Deed::Command(command) => self.ask(command.clone(), now, line),
            Deed::Both { moves, each } => {
                for text in moves {
                    let by = self.game.moves().turn();
                    let now = self.now.plus(each[by]);
                    let text = text.clone();
                    self.ask(
                        Command::Play {
                            by,
                            text: text.clone(),
                        },
                        now,
                        line,
                    )?;
                    if let Some(refused) = &self.refused {
                        return Err(format!("{text}: {}", told(refused, &self.game)));
                    }
                }
                Ok(())
            }
            Deed::Seal { by, text } => self.seal(*by, text, now, line),
            Deed::Open => self.open(now, line),
            Deed::CorrectLast(by) => {
                let incident = self.game.incidents().len();
                let by = *by;
                self.ask(Command::DemandCorrection { by, incident }, now, line)
            }
            Deed::LetLastStand(by) => {
                let incident = self.game.incidents().len();
                let by = *by;
                self.ask(Command::LetStand { by, incident }, now, line)
            }
        }
    }

    /// Decides and applies.
    fn ask(&mut self, command: Command, now: Moment, line: usize) -> Result<(), String> {
        let decided = self.game.decide(&command, now);
        if decided == Err(Refused::Nothing) && command == Command::Look {
            self.now = self.now.max(now);
            return Ok(());
        }
        let outcome = match decided {
            Ok(events) => {
                for event in &events {
                    self.game
                        .apply(event)
                        .map_err(|misfit| misfit.to_string())?;
                }
                self.events.extend(events.iter().cloned());
                Outcome::Happened(events)
            }
            Err(refused) => {
                self.refused = Some(refused.clone());
                Outcome::Refused(refused)
            }
        };
        // Time that ran backwards did not.
        self.now = self.now.max(now);
        self.told.push(Told {
            line,
            at: now.since(BEGINNING).unwrap_or(Millis::ZERO),
            command,
            outcome,
        });
        Ok(())
    }

    fn seal(&mut self, by: Color, text: &str, now: Moment, line: usize) -> Result<(), String> {
        self.envelopes = self.envelopes.wrapping_add(1);
        let chance = Chance::new([self.envelopes; Chance::LENGTH]);
        let about = self.game.seal_subject(b"scenario");
        match seal(text, chance, &self.key, &about) {
            Ok((sealed, _)) => {
                let sealed = Box::new(sealed);
                self.ask(Command::Seal { by, sealed }, now, line)
            }
            // No envelope takes it: nothing was asked of the game.
            Err(SealFault::TooLong(length)) => {
                let most = LONGEST_SEALED;
                self.refused = Some(Refused::TooLong { length, most });
                self.now = self.now.max(now);
                Ok(())
            }
            Err(fault @ (SealFault::Blank | SealFault::Control { .. } | SealFault::Cipher)) => {
                Err(fault.to_string())
            }
        }
    }

    fn open(&mut self, now: Moment, line: usize) -> Result<(), String> {
        let about = self.game.seal_subject(b"scenario");
        let sealed = self.game.envelope().and_then(|envelope| envelope.sealed());
        let receipt = match sealed {
            Some(sealed) => open(sealed, &self.key, &about).map_err(|fault| fault.to_string())?,
            None => self.receipt_of_nothing()?,
        };
        self.ask(Command::OpenEnvelope(receipt), now, line)
    }

    /// What a judge holds who wants to open an envelope that is not there.
    fn receipt_of_nothing(&self) -> Result<Receipt, String> {
        let sealed = seal("?", Chance::new([0; Chance::LENGTH]), &self.key, b"nothing");
        let (_, receipt) = sealed.map_err(|fault| fault.to_string())?;
        Ok(receipt)
    }
}

fn expects_refusal(next: Option<&Line>) -> bool {
    let said = next.map(|line| &line.what);
    matches!(said, Some(Said::Expect(Expectation::Refused(_))))
}

/// A refusal with its article.
fn told(refused: &Refused, game: &Game) -> String {
    match refused.article(game.terms().rules) {
        Some(article) => format!("refused, {article}: {refused}"),
        None => format!("refused: {refused}"),
    }
}
