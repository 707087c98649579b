//! Engines as they are named, for example on a command line.

use std::fmt;
use std::fs;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::str::FromStr;

use chess::ChessRules;
use engine::{Level, ParseLevelError};
use games::RuleSet;
use protocol::{Builtin, DxpAddress, DxpClient, Failure, HubClient, Launch, Log, UciClient};

use crate::chess_engine::ChessEngine;
use crate::computer::Computer;
use crate::contestant::{Contestant, Seated};

/// An engine as it is named in a text: `builtin[:NAME=VALUE,…]`, a command line that speaks Hub (or UCI for chess), or one of
/// `hub:COMMAND`, `uci:COMMAND`, `dxp:HOST:PORT` or `dxp-listen:HOST:PORT`, with a command behind a blank if it is to be started.
///
/// ```
/// use games::{Game, RuleSet};
/// use peatee_players::EngineSpec;
///
/// let spec: EngineSpec = "builtin:level=3".parse().unwrap();
/// let engine = spec.start("brazilian".parse().unwrap(), None).unwrap();
/// assert_eq!(engine.name(), "Peatee level 3");
/// ```
#[derive(Clone, Debug)]
pub struct EngineSpec {
    kind: Kind,
    name: Option<String>,
    folder: Option<PathBuf>,
    settings: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// The engine of this project, in this process.
    Builtin,
    /// The computer at a level.
    Level(Level),
    /// A process that speaks what engines of its game speak.
    Usual(Vec<String>),
    /// A process that speaks Hub.
    Hub(Vec<String>),
    /// A process that speaks UCI.
    Uci(Vec<String>),
    /// A program that speaks DamExchange, and how it is started if it is not there.
    Dxp(DxpAddress, Vec<String>),
}

/// A text that is not `NAME=VALUE`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not NAME=VALUE")]
pub struct NotASetting(pub String);

/// Why a text names no engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseEngineError {
    /// What is set is not written as it should be.
    #[error(transparent)]
    Setting(#[from] NotASetting),
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] ParseLevelError),
    /// The computer at a level has no settings.
    #[error("a level has no setting {0}")]
    LevelSetting(String),
    /// No place where a program can be met.
    #[error("{0:?} is no HOST:PORT")]
    Address(String),
    /// A command line whose quotes do not go together.
    #[error("a quote is not closed in {0:?}")]
    OpenQuote(String),
    /// An empty command line.
    #[error("no engine is named")]
    NoCommand,
}

/// A name and a value, as in `hash=64`.
///
/// # Errors
/// When there is no `=`.
pub fn setting(text: &str) -> Result<(String, String), NotASetting> {
    let pair = text.split_once('=');
    let (name, value) = pair.ok_or_else(|| NotASetting(text.to_owned()))?;
    Ok((name.to_owned(), value.to_owned()))
}

impl FromStr for EngineSpec {
    type Err = ParseEngineError;

    fn from_str(text: &str) -> Result<EngineSpec, ParseEngineError> {
        let (kind, settings) = match text.split_once(':') {
            None if text == "builtin" => (Kind::Builtin, Vec::new()),
            Some(("builtin", settings)) => builtin(settings)?,
            Some(("hub", command)) => (Kind::Hub(words(command)?), Vec::new()),
            Some(("dxp", rest)) => (dxp(DxpAddress::Connect, rest)?, Vec::new()),
            Some(("dxp-listen", rest)) => (dxp(DxpAddress::Listen, rest)?, Vec::new()),
            Some(("uci", command)) => (Kind::Uci(words(command)?), Vec::new()),
            Some(_) | None => (Kind::Usual(words(text)?), Vec::new()),
        };
        Ok(EngineSpec {
            kind,
            name: None,
            folder: None,
            settings,
        })
    }
}

/// The settings behind `builtin:`.
fn builtin(text: &str) -> Result<(Kind, Vec<(String, String)>), ParseEngineError> {
    let mut settings: Vec<_> = text.split(',').map(setting).collect::<Result<_, _>>()?;
    let Some(place) = settings.iter().position(|(name, _)| name == "level") else {
        return Ok((Kind::Builtin, settings));
    };
    let (_, number) = settings.remove(place);
    let level = number.parse()?;
    match settings.first() {
        Some((name, _)) => Err(ParseEngineError::LevelSetting(name.clone())),
        None => Ok((Kind::Level(level), settings)),
    }
}

/// An address, and the command line behind it.
fn dxp(meet: fn(SocketAddr) -> DxpAddress, text: &str) -> Result<Kind, ParseEngineError> {
    let (address, command) = text.split_once(' ').unwrap_or((text, ""));
    let places = address.to_socket_addrs();
    let place = places.ok().and_then(|mut places| places.next());
    let place = place.ok_or_else(|| ParseEngineError::Address(address.to_owned()))?;
    let command = match command.trim() {
        "" => Vec::new(),
        command => words(command)?,
    };
    Ok(Kind::Dxp(meet(place), command))
}

/// A command line as a shell would split it: blanks, and quotes round what has blanks.
fn words(text: &str) -> Result<Vec<String>, ParseEngineError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' | '\'' => {
                let word = word.get_or_insert_default();
                loop {
                    match letters.next() {
                        Some(next) if next == letter => break,
                        Some(next) => word.push(next),
                        None => return Err(ParseEngineError::OpenQuote(text.to_owned())),
                    }
                }
            }
            _ if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    match words.is_empty() {
        true => Err(ParseEngineError::NoCommand),
        false => Ok(words),
    }
}

impl EngineSpec {
    /// With a name, a folder that it runs in, and further settings.
    #[must_use]
    pub fn with(
        self,
        name: Option<&String>,
        folder: Option<&PathBuf>,
        settings: &[(String, String)],
    ) -> EngineSpec {
        EngineSpec {
            name: name.cloned(),
            folder: folder.cloned(),
            settings: [self.settings.as_slice(), settings].concat(),
            ..self
        }
    }

    /// Whether it is met at one address, where it plays one game at a time.
    pub fn has_one_place(&self) -> bool {
        matches!(self.kind, Kind::Dxp(..))
    }

    /// Sees whether the folder that it runs in is there; the program would be blamed otherwise.
    fn see_folder(&self) -> Result<(), Failure> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        let refused = |why: &dyn fmt::Display| {
            Failure::Refused(format!("folder {}: {why}", folder.display()))
        };
        match fs::metadata(folder) {
            Ok(kind) if kind.is_dir() => Ok(()),
            Ok(_) => Err(refused(&"this is no folder")),
            Err(error) => Err(refused(&error)),
        }
    }

    /// Refuses what would be passed over: the engine of this program runs in no folder, and a level is all that its
    /// opponent knows.
    fn see_needless(&self) -> Result<(), Failure> {
        let refused = match (&self.kind, &self.folder, self.settings.first()) {
            (Kind::Builtin | Kind::Level(_), Some(folder), _) => {
                let folder = folder.display();
                format!("folder {folder}: the engine of this program runs in none")
            }
            (Kind::Level(_), None, Some((name, _))) => {
                ParseEngineError::LevelSetting(name.clone()).to_string()
            }
            _ => return Ok(()),
        };
        Err(Failure::Refused(refused))
    }

    /// Starts the engine for a rule set; every line that is said goes to the log.
    ///
    /// # Errors
    /// When it does not start, or does not play these rules.
    pub fn start(&self, rules: RuleSet, log: Option<&Log>) -> Result<Contestant, Failure> {
        let launch = |command: &Vec<String>| {
            self.see_folder()?;
            Ok(Launch {
                command: command.clone(),
                folder: self.folder.clone(),
                settings: self.settings.clone(),
                log: log.cloned(),
            })
        };
        self.see_needless()?;
        let seated = match (&self.kind, rules) {
            (Kind::Builtin, RuleSet::Draughts(variant)) => {
                Seated::Client(Box::new(Builtin::new(variant, &self.settings)?))
            }
            (Kind::Level(level), _) => Seated::Level(Computer::new(*level, 1)),
            (Kind::Builtin, RuleSet::Chess(chess)) => match self.settings.first() {
                Some((name, _)) => {
                    let refused = format!("there is no parameter {name} in chess");
                    return Err(Failure::Refused(refused));
                }
                None => Seated::Client(Box::new(ChessEngine::new(chess))),
            },
            (Kind::Usual(command) | Kind::Hub(command), RuleSet::Draughts(variant)) => {
                Seated::Client(Box::new(HubClient::start(&launch(command)?, variant)?))
            }
            (Kind::Dxp(address, command), RuleSet::Draughts(_)) => {
                Seated::Client(Box::new(DxpClient::start(*address, &launch(command)?)?))
            }
            (Kind::Usual(command) | Kind::Uci(command), RuleSet::Chess(ChessRules::Fide)) => {
                Seated::Client(Box::new(UciClient::start(&launch(command)?)?))
            }
            (Kind::Usual(_) | Kind::Hub(_) | Kind::Uci(_) | Kind::Dxp(..), _) => {
                let refused = format!("its protocol has no {}", rules.id());
                return Err(Failure::Refused(refused));
            }
        };
        Ok(Contestant::new(self.name.clone(), seated))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_split_as_a_shell_does() {
        let split = |text| words(text).expect("words");
        assert_eq!(split("./scan hub"), ["./scan", "hub"]);
        assert_eq!(split("'my engine' \"a b\"c  ''"), ["my engine", "a bc", ""]);
        assert!(words("'open").is_err());
        assert!(words("  ").is_err());
    }

    #[test]
    fn engines_are_read() {
        let kind = |text: &str| text.parse::<EngineSpec>().map(|spec| spec.kind);
        assert_eq!(kind("builtin"), Ok(Kind::Builtin));
        assert_eq!(kind("builtin:threads=2,hash=16"), Ok(Kind::Builtin));
        assert_eq!(
            kind("builtin:level=3"),
            Ok(Kind::Level(Level::new(3).expect("a level")))
        );
        let command = || vec!["./scan".to_owned(), "hub".to_owned()];
        assert_eq!(kind("hub:./scan hub"), Ok(Kind::Hub(command())));
        assert_eq!(kind("uci:./scan hub"), Ok(Kind::Uci(command())));
        assert_eq!(kind("./scan hub"), Ok(Kind::Usual(command())));
        for bad in [
            "",
            "builtin:",
            "builtin:threads",
            "builtin:level=0",
            "builtin:level=3,hash=4",
            "dxp:",
            "dxp:27531",
            "dxp-listen:nowhere",
        ] {
            assert!(kind(bad).is_err(), "{bad}");
        }
    }
}
