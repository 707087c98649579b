//! Plays a scenario, and tells what happened.

use conduct::{
    Chance, Command, EnvelopeKey, Event, Game, LONGEST_SEALED, Millis, Misfit, Moment, OpenFault,
    Receipt, Refused, SealFault, TermsFault, open, seal,
};
use games::{Article, ByColor, Color};

use crate::act::{Act, Deed, When};
use crate::expect::{Expectation, Mismatch};
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
    pub problem: Problem,
}

/// What was otherwise than a line of a scenario has it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The game cannot be begun.
    #[error(transparent)]
    Terms(#[from] TermsFault),
    /// The game is not as expected.
    #[error("found {0}")]
    Mismatch(#[from] Mismatch),
    /// Somebody else plays.
    #[error("found {0:?}")]
    Plays(String),
    /// What should have been refused was not.
    #[error("it was not refused")]
    NotRefused,
    /// What was asked for was refused, or by another article.
    #[error(transparent)]
    Refused(#[from] CitedRefusal),
    /// One of several moves was refused.
    #[error("{text}: {refusal}")]
    Move {
        /// The move.
        text: String,
        /// The reason why the move was refused.
        refusal: CitedRefusal,
    },
    /// An event does not fit the game that has brought it about.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// A move cannot be sealed.
    #[error(transparent)]
    Seal(#[from] SealFault),
    /// An envelope cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenFault),
}

/// A refusal with its article.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("refused{}: {refused}", .article.map(|article| format!(", {article}")).unwrap_or_default())]
pub struct CitedRefusal {
    /// Why the command was refused.
    pub refused: Box<Refused>,
    /// By which article, where there is one.
    pub article: Option<Article>,
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
            problem: fault.clone().into(),
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

    fn line(&mut self, line: &Line, next: Option<&Line>) -> Result<(), Problem> {
        match &line.what {
            Said::Act(act) => {
                self.refused = None;
                self.act(act, line.number)?;
                match &self.refused {
                    Some(refused) if !expects_refusal(next) => {
                        Err(cited(refused, &self.game).into())
                    }
                    Some(_) | None => Ok(()),
                }
            }
            Said::Expect(Expectation::Refused(article)) => self.was_refused(article.as_deref()),
            Said::Expect(Expectation::Plays(side, name)) => self.plays(*side, name),
            Said::Expect(expectation) => {
                let checked = expectation.check(&self.game, BEGINNING, self.now);
                checked.map_err(Problem::from)
            }
        }
    }

    fn was_refused(&self, article: Option<&str>) -> Result<(), Problem> {
        let refused = self.refused.as_ref().ok_or(Problem::NotRefused)?;
        let found = refused.article(self.game.terms().rules);
        let found = found.map(|article| article.to_string());
        match (article, found.as_deref()) {
            (Some(expected), found) if found != Some(expected) => {
                Err(cited(refused, &self.game).into())
            }
            (Some(_), _) | (None, _) => Ok(()),
        }
    }

    /// Whether a side is played by whom a name belongs to. Persons are numbered in the order of their names, White's
    /// first, so that the smaller number is that of the first White.
    fn plays(&self, side: Color, name: &str) -> Result<(), Problem> {
        let first = |side: Color| self.game.side(side).first();
        let is_swapped = first(Color::White) > first(Color::Black);
        let found = match is_swapped {
            true => &self.names[!side],
            false => &self.names[side],
        };
        match found == name {
            true => Ok(()),
            false => Err(Problem::Plays(found.clone())),
        }
    }

    fn act(&mut self, act: &Act, line: usize) -> Result<(), Problem> {
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
                        let refusal = cited(refused, &self.game);
                        return Err(Problem::Move { text, refusal });
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
    fn ask(&mut self, command: Command, now: Moment, line: usize) -> Result<(), Problem> {
        let decided = self.game.decide(&command, now);
        if decided == Err(Refused::Nothing) && command == Command::Look {
            self.now = self.now.max(now);
            return Ok(());
        }
        let outcome = match decided {
            Ok(events) => {
                for event in &events {
                    self.game.apply(event)?;
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

    fn seal(&mut self, by: Color, text: &str, now: Moment, line: usize) -> Result<(), Problem> {
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
                Err(fault.into())
            }
        }
    }

    fn open(&mut self, now: Moment, line: usize) -> Result<(), Problem> {
        let about = self.game.seal_subject(b"scenario");
        let sealed = self.game.envelope().and_then(|envelope| envelope.sealed());
        let receipt = match sealed {
            Some(sealed) => open(sealed, &self.key, &about)?,
            None => self.receipt_of_nothing()?,
        };
        self.ask(Command::OpenEnvelope(receipt), now, line)
    }

    /// What a judge holds who wants to open an envelope that is not there.
    fn receipt_of_nothing(&self) -> Result<Receipt, Problem> {
        let sealed = seal("?", Chance::new([0; Chance::LENGTH]), &self.key, b"nothing");
        let (_, receipt) = sealed?;
        Ok(receipt)
    }
}

fn expects_refusal(next: Option<&Line>) -> bool {
    let said = next.map(|line| &line.what);
    matches!(said, Some(Said::Expect(Expectation::Refused(_))))
}

/// A refusal with its article.
fn cited(refused: &Refused, game: &Game) -> CitedRefusal {
    CitedRefusal {
        article: refused.article(game.terms().rules),
        refused: Box::new(refused.clone()),
    }
}
