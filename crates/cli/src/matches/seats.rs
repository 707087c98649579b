//! The engines of a match: how they are named on the command line, and how they are asked for moves.

use std::fmt;
use std::fs;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::str::FromStr;

use chess::ChessRules;
use engine::Level;
use games::{Game, RuleSet, Start};
use protocol::{
    Asked, Builtin, Client, DxpAddress, DxpClient, Failure, HubClient, Launch, Log, Pace, Thought,
    UciClient,
};
use rules::Color;

use super::args::pair;
use crate::chess_player::ChessPlayer;
use crate::play::Computer;

/// An engine as it was named on the command line.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    kind: Kind,
    pub(crate) name: Option<String>,
    folder: Option<PathBuf>,
    settings: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// The engine of this program.
    Builtin,
    /// The opponent of `peatee play`.
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

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let (kind, settings) = match text.split_once(':') {
            None if text == "builtin" => (Kind::Builtin, Vec::new()),
            Some(("builtin", settings)) => builtin(settings)?,
            Some(("hub", command)) => (Kind::Hub(words(command)?), Vec::new()),
            Some(("dxp", rest)) => (dxp(DxpAddress::Connect, rest)?, Vec::new()),
            Some(("dxp-listen", rest)) => (dxp(DxpAddress::Listen, rest)?, Vec::new()),
            Some(("uci", command)) => (Kind::Uci(words(command)?), Vec::new()),
            Some(_) | None => (Kind::Usual(words(text)?), Vec::new()),
        };
        Ok(Spec {
            kind,
            name: None,
            folder: None,
            settings,
        })
    }
}

/// The settings behind `builtin:`.
fn builtin(text: &str) -> Result<(Kind, Vec<(String, String)>), String> {
    let mut settings: Vec<_> = text.split(',').map(pair).collect::<Result<_, _>>()?;
    let Some(place) = settings.iter().position(|(name, _)| name == "level") else {
        return Ok((Kind::Builtin, settings));
    };
    let (_, number) = settings.remove(place);
    let level = crate::args::level(&number)?;
    match settings.first() {
        Some((name, _)) => Err(no_setting(name)),
        None => Ok((Kind::Level(level), settings)),
    }
}

fn no_setting(name: &str) -> String {
    format!("a level has no setting {name}")
}

/// An address, and the command line behind it.
fn dxp(meet: fn(SocketAddr) -> DxpAddress, text: &str) -> Result<Kind, String> {
    let (address, command) = text.split_once(' ').unwrap_or((text, ""));
    let places = address.to_socket_addrs();
    let place = places.ok().and_then(|mut places| places.next());
    let place = place.ok_or_else(|| format!("{address:?} is no HOST:PORT"))?;
    let command = match command.trim() {
        "" => Vec::new(),
        command => words(command)?,
    };
    Ok(Kind::Dxp(meet(place), command))
}

/// A command line as a shell would split it: blanks, and quotes round what has blanks.
fn words(text: &str) -> Result<Vec<String>, String> {
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
                        None => return Err(format!("a quote is not closed in {text:?}")),
                    }
                }
            }
            _ if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    match words.is_empty() {
        true => Err("no engine is named".to_owned()),
        false => Ok(words),
    }
}

impl Spec {
    /// With what other options say of it.
    pub(crate) fn with(
        self,
        name: Option<&String>,
        folder: Option<&PathBuf>,
        settings: &[(String, String)],
    ) -> Spec {
        Spec {
            name: name.cloned(),
            folder: folder.cloned(),
            settings: [self.settings.as_slice(), settings].concat(),
            ..self
        }
    }

    /// Whether it is met at one address.
    pub(crate) fn has_one_place(&self) -> bool {
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
            (Kind::Level(_), None, Some((name, _))) => no_setting(name),
            _ => return Ok(()),
        };
        Err(Failure::Refused(refused))
    }

    /// Starts the engine.
    pub(crate) fn start(&self, rules: RuleSet, log: Option<&Log>) -> Result<Seat, Failure> {
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
        let player = match (&self.kind, rules) {
            (Kind::Builtin, RuleSet::Draughts(variant)) => {
                Player::Client(Box::new(Builtin::new(variant, &self.settings)?))
            }
            (Kind::Level(level), _) => Player::Level(Computer::new(*level, 1)),
            (Kind::Builtin, RuleSet::Chess(chess)) => match self.settings.first() {
                Some((name, _)) => {
                    let refused = format!("there is no parameter {name} in chess");
                    return Err(Failure::Refused(refused));
                }
                None => Player::Client(Box::new(ChessPlayer::new(chess))),
            },
            (Kind::Usual(command) | Kind::Hub(command), RuleSet::Draughts(variant)) => {
                Player::Client(Box::new(HubClient::start(&launch(command)?, variant)?))
            }
            (Kind::Dxp(address, command), RuleSet::Draughts(_)) => {
                Player::Client(Box::new(DxpClient::start(*address, &launch(command)?)?))
            }
            (Kind::Usual(command) | Kind::Uci(command), RuleSet::Chess(ChessRules::Fide)) => {
                Player::Client(Box::new(UciClient::start(&launch(command)?)?))
            }
            (Kind::Usual(_) | Kind::Hub(_) | Kind::Uci(_) | Kind::Dxp(..), _) => {
                let refused = format!("its protocol has no {}", rules.id());
                return Err(Failure::Refused(refused));
            }
        };
        Ok(Seat {
            name: self.name.clone(),
            player,
        })
    }
}

/// An engine at the board.
pub(crate) struct Seat {
    name: Option<String>,
    player: Player,
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seat")
            .field("name", &self.name())
            .finish_non_exhaustive()
    }
}

enum Player {
    Client(Box<dyn Client>),
    Level(Computer),
}

impl Seat {
    /// The name it was given, or what it calls itself; some say that only when a game begins.
    pub(crate) fn name(&self) -> String {
        let own = || match &self.player {
            Player::Client(client) => client.name().to_owned(),
            Player::Level(computer) => format!("Peatee level {}", computer.level().number()),
        };
        self.name.clone().unwrap_or_else(own)
    }

    /// A game begins.
    pub(crate) fn begin(&mut self, game: &Game, side: Color, pace: &Pace) -> Result<(), Failure> {
        match &mut self.player {
            Player::Client(client) => ask(game, |asked| client.begin(asked, side, pace)),
            Player::Level(_) => Ok(()),
        }
    }

    /// Its move.
    pub(crate) fn think(&mut self, game: &Game, pace: &Pace) -> Result<Thought, Failure> {
        match &mut self.player {
            Player::Client(client) => ask(game, |asked| client.think(asked, pace)),
            Player::Level(computer) => {
                let thought = computer.think(game)?;
                Ok(Thought {
                    text: thought.text,
                    score: Some(thought.score),
                    ..Thought::default()
                })
            }
        }
    }

    /// The game is over.
    pub(crate) fn end(&mut self, game: &Game, winner: Option<Color>) -> Result<(), Failure> {
        match &mut self.player {
            Player::Client(client) => ask(game, |asked| client.end(asked, winner)),
            Player::Level(_) => Ok(()),
        }
    }
}

/// Puts a game before a client.
fn ask<T>(game: &Game, question: impl FnOnce(Asked<'_>) -> T) -> T {
    match game.family() {
        Start::Draughts(game) => question(Asked::Draughts(game)),
        Start::Chess(game) => {
            let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
            question(Asked::Chess {
                first: &game.begun().fen(),
                moves: &moves,
                turn: game.turn(),
            })
        }
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
        let kind = |text: &str| text.parse::<Spec>().map(|spec| spec.kind);
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
