//! TRF, the tournament report file of FIDE: what other programs read and write.
//!
//! The reader knows TRF16, TRF26 and the older `XX…` and `BB…` lines; lines end with LF, CRLF or CR, text is UTF-8, and
//! a column is a character, not a byte. The writer uses the codes of TRF26, CRLF, and keeps every letter of a name.

mod agree;
mod assigned;
mod dates;
mod line;
mod player;
mod problem;
mod read;
mod records;
mod teams;
mod write;

use core::fmt;

use rules::Color;

pub use self::assigned::Assigned;
pub use self::problem::{Expected, Field, Problem};
pub use self::read::{read, read_with_findings};
pub use self::teams::{Forfeit, LineUp, MOST_TEAMS, Team, TeamByes, Teams};
pub use self::write::write;
use crate::{Date, Mark, Points, Scoring, Sex};

/// The highest pairing number that four columns hold.
pub const MOST_PLAYERS: u16 = 9999;
/// More rounds than any tournament has; a file that names more is broken.
pub const MOST_ROUNDS: u16 = 999;

/// What a file says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Rounds in all (`142`, `XXR`).
    pub rounds: Option<u16>,
    /// The colour drawn for the first player (`152`, `XXC white1`).
    pub first_color: Option<Color>,
    /// What a result is worth (`162`, `BBW` and its like).
    pub scoring: Scoring,
    /// The pairing system (`192`).
    pub system: Option<System>,
    /// Whether players rank by the order of their lines, not by their numbers (`XXC rank`).
    pub ranked_by_line: bool,
    /// The players, in the order of their lines (`001`).
    pub players: Vec<PlayerRecord>,
    /// Byes that were asked for (`240`).
    pub byes: Vec<Byes>,
    /// Points that are assigned beside the scoring (`299`).
    pub assigned: Vec<Assigned>,
    /// Points added for pairing only (`250`, `XXA`).
    pub accelerations: Vec<Acceleration>,
    /// Those who must not meet (`260`, `XXP`).
    pub forbidden: Vec<Forbidden>,
    /// The teams, where teams compete (`310`, `013` and those that go with them).
    pub teams: Teams,
    /// The day of each round, from the first on (`132`).
    pub round_days: Vec<Option<Date>>,
    /// Every other record, as it stands: name, place, dates, arbiters.
    pub notes: Vec<Note>,
}

impl Default for Report {
    fn default() -> Report {
        Report {
            rounds: None,
            first_color: None,
            scoring: Scoring::ONE_HALF_ZERO,
            system: None,
            ranked_by_line: false,
            players: Vec::new(),
            byes: Vec::new(),
            assigned: Vec::new(),
            accelerations: Vec::new(),
            forbidden: Vec::new(),
            teams: Teams::default(),
            round_days: Vec::new(),
            notes: Vec::new(),
        }
    }
}

/// A pairing system, as `192` names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum System {
    /// FIDE Dutch.
    Dutch,
    /// FIDE Dutch with the acceleration of Baku.
    DutchBaku,
    /// Any other, by its name.
    Other(String),
}

/// One player and their rounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerRecord {
    /// Pairing number, 1 to 9999.
    pub number: u16,
    /// Man or woman.
    pub sex: Option<Sex>,
    /// Title, at most three characters.
    pub title: String,
    /// Name, at most 33 characters.
    pub name: String,
    /// Rating.
    pub rating: Option<u16>,
    /// Federation, at most three characters.
    pub federation: String,
    /// Number in the rating list, at most eleven characters.
    pub id: String,
    /// Date of birth, at most ten characters.
    pub birth: String,
    /// Points as the file has them.
    pub points: Points,
    /// Place.
    pub rank: Option<u16>,
    /// The rounds; the last one is not empty.
    pub rounds: Vec<Option<RoundEntry>>,
}

/// What one player has in one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundEntry {
    /// The opponent's pairing number.
    pub opponent: Option<u16>,
    /// The colour.
    pub color: Option<Color>,
    /// The result; none when a game has no result yet.
    pub mark: Option<Mark>,
}

impl RoundEntry {
    /// A round without an opponent.
    pub const fn bye(mark: Mark) -> RoundEntry {
        RoundEntry {
            opponent: None,
            color: None,
            mark: Some(mark),
        }
    }
}

/// Byes of one kind in one round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Byes {
    /// Full, half or zero.
    pub mark: Mark,
    /// The round, from 1.
    pub round: u16,
    /// Those who have them.
    pub players: Vec<u16>,
}

/// Points added for pairing to players `first_player..=last_player` in rounds `first_round..=last_round`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acceleration {
    /// How many.
    pub points: Points,
    /// How many match points, where teams compete.
    pub match_points: Points,
    /// From this round.
    pub first_round: u16,
    /// Up to this round.
    pub last_round: u16,
    /// From this player.
    pub first_player: u16,
    /// Up to this player.
    pub last_player: u16,
}

/// Players of whom no two may meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// First and last round; none means every round.
    pub rounds: Option<(u16, u16)>,
    /// The players.
    pub players: Vec<u16>,
}

/// A record that pairing does not need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Three characters.
    pub code: String,
    /// What follows the code and its blank.
    pub text: String,
}

/// One thing wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, counted in characters.
    pub column: usize,
    /// What and why.
    pub what: Problem,
}

/// Everything wrong with a file; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Faults {}

impl Report {
    /// The number of rounds that were paired. Byes alone in the last column are requested for the next round.
    pub fn paired_rounds(&self) -> usize {
        let rounds = self.players.iter().map(PlayerRecord::paired_rounds);
        rounds.max().unwrap_or(0)
    }

    /// The number of rounds that have begun: the last in which somebody was paired or left over.
    pub fn played_rounds(&self) -> usize {
        let rounds = self.players.iter().map(|player| {
            // A bye asked for a later round says that those before it are over.
            let before_bye = player.rounds.len().saturating_sub(1);
            player.paired_rounds().max(before_bye)
        });
        rounds.max().unwrap_or(0)
    }
}

impl Report {
    /// Whether teams compete.
    pub const fn is_for_teams(&self) -> bool {
        !self.teams.teams.is_empty()
    }
}

impl PlayerRecord {
    /// The last round in which the player was paired or left over; 0 before the first.
    fn paired_rounds(&self) -> usize {
        let mut rounds = self.rounds.iter();
        let last = rounds.rposition(|entry| entry.is_some_and(RoundEntry::was_in_pairing));
        last.map_or(0, |last| last + 1)
    }
}

impl RoundEntry {
    /// Whether the player was paired, or left over when the round was paired.
    pub fn was_in_pairing(self) -> bool {
        self.opponent.is_some() || self.mark == Some(Mark::PairingBye)
    }
}
