//! What is laid down for a competition (`002:§40a`, `002:§41b`).

use core::fmt;
use core::str::FromStr;

use pairing::{Colors, Scoring};

use crate::norms::{Date, NormPolicy};
use crate::openings::OpeningRules;
use crate::team::TeamRules;
use crate::tie_break::TieBreak;
use crate::zone::Zone;

/// How it is decided who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum System {
    /// Everybody meets everybody, so many times.
    RoundRobin {
        /// How many times.
        cycles: u32,
    },
    /// The Swiss system of FIDE, by the Dutch rules.
    Swiss {
        /// How many rounds.
        rounds: u32,
        /// Whether the first rounds are accelerated.
        is_accelerated: bool,
    },
    /// Two players.
    Match {
        /// How many games.
        games: u32,
    },
    /// Whoever loses is out.
    Knockout,
}

impl System {
    /// Maximum rounds of a Swiss and games of a match.
    pub const MOST_ROUNDS: u32 = 400;
    /// Maximum cycles of a round robin.
    pub const MOST_CYCLES: u32 = 20;

    /// Whether everybody meets everybody.
    pub const fn is_round_robin(self) -> bool {
        matches!(self, System::RoundRobin { .. } | System::Match { .. })
    }

    /// Whether everybody meets everybody more than once, so that colours change at the turn of the cycles.
    pub const fn has_cycles(self) -> bool {
        matches!(self, System::RoundRobin { cycles: 2.. })
    }

    /// Whether a round is paired by the results of those before it.
    pub const fn follows_results(self) -> bool {
        matches!(self, System::Swiss { .. } | System::Knockout)
    }
}

/// As it is written: `round-robin`, `round-robin 2`, `swiss 7`, `swiss 9 accelerated`, `match 14`, `knockout`.
impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            System::RoundRobin { cycles: 1 } => f.write_str("round-robin"),
            System::RoundRobin { cycles } => write!(f, "round-robin {cycles}"),
            System::Swiss {
                rounds,
                is_accelerated: false,
            } => write!(f, "swiss {rounds}"),
            System::Swiss { rounds, .. } => write!(f, "swiss {rounds} accelerated"),
            System::Match { games } => write!(f, "match {games}"),
            System::Knockout => f.write_str("knockout"),
        }
    }
}

/// Why a text is not a system.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseSystemError {
    /// No system is written like this.
    #[error(
        "no system {0:?}; known are round-robin, round-robin 2, swiss ROUNDS, swiss ROUNDS accelerated, match GAMES, knockout"
    )]
    Unknown(String),
    /// The number of rounds, games or cycles is out of range.
    #[error("{text:?}: expected 1 to {most} {unit}")]
    OutOfRange {
        /// The text.
        text: String,
        /// The maximum.
        most: u32,
        /// What is counted.
        unit: &'static str,
    },
}

impl FromStr for System {
    type Err = ParseSystemError;

    fn from_str(text: &str) -> Result<System, ParseSystemError> {
        let unknown = || ParseSystemError::Unknown(text.to_owned());
        let number = |digits: &str, most: u32, unit: &'static str| {
            if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
                return Err(unknown());
            }
            let found = digits.parse().ok().filter(|n| (1..=most).contains(n));
            found.ok_or_else(|| ParseSystemError::OutOfRange {
                text: text.to_owned(),
                most,
                unit,
            })
        };
        let swiss = |rounds: &str, is_accelerated: bool| {
            Ok(System::Swiss {
                rounds: number(rounds, System::MOST_ROUNDS, "rounds")?,
                is_accelerated,
            })
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["round-robin"] => Ok(System::RoundRobin { cycles: 1 }),
            ["round-robin", cycles] => Ok(System::RoundRobin {
                cycles: number(cycles, System::MOST_CYCLES, "cycles")?,
            }),
            ["swiss", rounds] => swiss(rounds, false),
            ["swiss", rounds, "accelerated"] => swiss(rounds, true),
            ["match", games] => Ok(System::Match {
                games: number(games, System::MOST_ROUNDS, "games")?,
            }),
            ["knockout"] => Ok(System::Knockout),
            _ => Err(unknown()),
        }
    }
}

/// How the games of one meeting make its result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Encounter {
    /// How many games two players have when they meet, with colours in turn.
    pub games: u32,
    /// Whether whoever has more points of the games has won, as if it were one game; else their points are added.
    pub is_match: bool,
}

impl Encounter {
    /// One game.
    pub const SINGLE: Encounter = Encounter {
        games: 1,
        is_match: false,
    };
    /// No meeting has more games.
    pub const MOST_GAMES: u32 = 30;
}

/// What becomes of a result that is corrected once the next round is finished, where rounds are paired by results.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum LateCorrections {
    /// It counts for ratings only.
    #[default]
    Ratings,
    /// It counts in the standings and in later pairings too.
    Standings,
}

impl LateCorrections {
    /// Every one with its name in files.
    pub const NAMES: [(LateCorrections, &'static str); 2] = [
        (LateCorrections::Ratings, "ratings"),
        (LateCorrections::Standings, "standings"),
    ];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        let found = LateCorrections::NAMES.iter().find(|(one, _)| *one == self);
        found.map_or("", |(_, name)| name)
    }

    /// The one of a name.
    pub fn from_name(name: &str) -> Option<LateCorrections> {
        let mut names = LateCorrections::NAMES.iter();
        names.find(|(_, known)| *known == name).map(|(one, _)| *one)
    }
}

/// What is laid down for a competition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instructions {
    /// What it is called.
    pub name: String,
    /// Where it is held.
    pub place: String,
    /// The time zone in which moments are printed and days are counted; universal time where there is none.
    pub zone: Option<Zone>,
    /// The federation that holds it, by its three letters; empty where it is not known.
    pub federation: String,
    /// When, as it is announced.
    pub dates: String,
    /// The day of each round, from the first on, where a report of another program gave them; the schedule goes before.
    pub round_days: Vec<Option<Date>>,
    /// The last day, from which classes and titles are counted (`002:N.5`, `002:N.K`).
    pub last_day: Option<Date>,
    /// Whether it is the championship in which it counts for the title of master to take part (`002:N.1`).
    pub is_championship: bool,
    /// The rule set, by its name.
    pub rules: String,
    /// The time control (`002:§32.2`).
    pub control: String,
    /// Who meets whom.
    pub system: System,
    /// What a result is worth (`002:§37.1`).
    pub scoring: Scoring,
    /// How many games a meeting has.
    pub encounter: Encounter,
    /// What holds for teams; none where single players compete.
    pub teams: Option<TeamRules>,
    /// How openings are drawn; none where nobody draws them.
    pub openings: Option<OpeningRules>,
    /// What decides between equals, the first one first.
    pub tie_breaks: Vec<TieBreak>,
    /// Who is so many minutes late has lost (`002:§32.11`).
    pub default_minutes: u32,
    /// Whether the public may follow the games.
    pub is_open: bool,
    /// What is added to the regulations for the form of play (`000:11.2`).
    pub additions: String,
    /// What becomes of results that are corrected late.
    pub late_corrections: LateCorrections,
    /// What the organiser decides where the norms leave it open (`002:N.13`).
    pub norms: NormPolicy,
    /// Whether the last two rounds of each cycle but the last change places (FIDE C.05, annex 1); never in files from
    /// before.
    pub swaps_last_rounds: bool,
}

impl Instructions {
    /// What is usual, under a name.
    pub fn new(name: &str, system: System) -> Instructions {
        Instructions {
            name: name.to_owned(),
            place: String::new(),
            zone: None,
            federation: String::new(),
            dates: String::new(),
            round_days: Vec::new(),
            last_day: None,
            is_championship: false,
            rules: "international".to_owned(),
            control: String::new(),
            system,
            scoring: Scoring::ONE_HALF_ZERO,
            encounter: Encounter::SINGLE,
            teams: None,
            openings: None,
            tie_breaks: TieBreak::usual(system),
            default_minutes: 30,
            is_open: true,
            additions: String::new(),
            late_corrections: LateCorrections::default(),
            norms: NormPolicy::default(),
            swaps_last_rounds: system.has_cycles(),
        }
    }

    /// How many games a meeting has: those of two players, on each board of a team.
    pub fn games_of_meeting(&self) -> u32 {
        let boards = self.teams.map_or(1, |teams| teams.boards());
        self.encounter.games.saturating_mul(boards)
    }

    /// Who has White in which game of a meeting.
    pub fn colors(&self) -> Colors {
        self.teams.map_or(Colors::SINGLE, |teams| teams.colors)
    }
}
