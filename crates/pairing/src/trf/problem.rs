//! What is wrong with a report, told apart so that it can be said in every language.

use core::fmt;

use super::{MOST_ROUNDS, MOST_TEAMS};
use crate::{Colors, Mark, ParseBirthError, ParseFederationError, Points};

/// What a number in a record stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The pairing number of a record 001.
    PairingNumber,
    /// The number of an opponent.
    Opponent,
    /// The number of a player.
    Player,
    /// The number of a team.
    Team,
    /// A rating.
    Rating,
    /// A place in the standings.
    Rank,
    /// The number of rounds in all.
    Rounds,
    /// The number of a round.
    Round,
    /// The strength of a team.
    Strength,
}

impl Field {
    /// Every one.
    pub const ALL: [Field; 9] = [
        Field::PairingNumber,
        Field::Opponent,
        Field::Player,
        Field::Team,
        Field::Rating,
        Field::Rank,
        Field::Rounds,
        Field::Round,
        Field::Strength,
    ];
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::PairingNumber => "a pairing number",
            Field::Opponent => "an opponent's number",
            Field::Player => "a player's number",
            Field::Team => "a team's number",
            Field::Rating => "a rating",
            Field::Rank => "a rank",
            Field::Rounds => "a number of rounds",
            Field::Round => "a round",
            Field::Strength => "a strength",
        })
    }
}

/// What should stand in some columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The code of a record.
    Code,
    /// A blank that separates two fields.
    Blank,
    /// A whole number.
    Number(Field),
    /// A whole number within bounds.
    Within(Field, u16, u16),
    /// Points.
    Points,
    /// Points within bounds.
    PointsWithin(Points, Points),
    /// One of some words.
    OneOf(&'static [&'static str]),
    /// One of some letters, or a blank.
    OneOfOrBlank(&'static [&'static str]),
    /// The letter of a result.
    Result,
    /// The letter of a bye that was asked for.
    Bye,
    /// The colours of the boards.
    Boards,
    /// Dates, from a column on.
    DatesFrom(usize),
    /// The date of a round.
    Day,
}

impl Expected {
    /// The letters of results.
    pub const RESULTS: &str = "1 = 0 W D L + - H F U Z";
    /// The letters of byes that are asked for.
    pub const BYES: &str = "F H Z";
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Code => f.write_str("a code of three characters"),
            Expected::Blank => f.write_str("a blank between fields"),
            Expected::Number(field) => write!(f, "{field}"),
            Expected::Within(field, least, most) => write!(f, "{field} of {least} to {most}"),
            Expected::Points => f.write_str("points as 7.5"),
            Expected::PointsWithin(least, most) => write!(f, "points from {least} to {most}"),
            Expected::OneOf(words) => match words.split_last() {
                Some((last, [])) => f.write_str(last),
                Some((last, words)) => write!(f, "{} or {last}", words.join(", ")),
                None => Ok(()),
            },
            Expected::OneOfOrBlank(words) => write!(f, "{} or a blank", words.join(", ")),
            Expected::Result => write!(f, "a result, one of {}", Expected::RESULTS),
            Expected::Bye => write!(f, "a bye, one of {}", Expected::BYES),
            Expected::Boards => write!(
                f,
                "2 to {} boards as their number or as WBWB, beginning with W",
                Colors::MOST_BOARDS
            ),
            Expected::DatesFrom(column) => write!(f, "dates from column {column} on"),
            Expected::Day => f.write_str("a date as 26/11/15"),
        }
    }
}

/// What is wrong at a place in a report, or what contradicts another place in it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// It is no text.
    #[error("expected UTF-8, found byte {0:#04x}")]
    NotUtf8(u8),
    /// Something else stands there.
    #[error("expected {expected}, found {}", quoted(found))]
    Unexpected {
        /// What should stand there.
        expected: Expected,
        /// What stands there; empty for blanks.
        found: String,
    },
    /// No federation has this code.
    #[error(transparent)]
    NoFederation(ParseFederationError),
    /// Nobody can be born then.
    #[error(transparent)]
    NoBirth(ParseBirthError),
    /// There are too many rounds.
    #[error("more than {MOST_ROUNDS} rounds")]
    TooManyRounds,
    /// There are too many teams.
    #[error("more than {MOST_TEAMS} teams")]
    TooManyTeams,
    /// Somebody is his own opponent.
    #[error("player {0} cannot meet themselves")]
    MeetsSelf(u16),
    /// Who has no opponent has no colour.
    #[error("a colour without an opponent")]
    ColorAlone,
    /// A game that was played has colours.
    #[error("expected the colour of a game that was played")]
    NoColor,
    /// A bye has no opponent.
    #[error("a bye {0:?} against an opponent")]
    ByeAgainst(char),
    /// A result has an opponent.
    #[error("a result {0:?} without an opponent")]
    ResultAlone(char),
    /// Two rounds stand in the wrong order.
    #[error("the last round comes before the first")]
    RoundsReversed,
    /// Two players stand in the wrong order.
    #[error("the last player comes before the first")]
    PlayersReversed,
    /// There is a second record 132.
    #[error("the days of the rounds stand twice")]
    DaysTwice,
    /// Two players have one number.
    #[error("player {player} is already in line {line}")]
    PlayerTwice {
        /// The number.
        player: u16,
        /// The line of the first.
        line: usize,
    },
    /// Two teams have one number.
    #[error("team {0} stands in the file twice")]
    TeamTwice(u16),
    /// A record names a player who is not there.
    #[error("player {0} is not in the file")]
    NoPlayer(u16),
    /// A record names a team that is not there.
    #[error("team {0} is not in the file")]
    NoTeam(u16),
    /// The opponent has nothing in this round.
    #[error("player {player} has no game in round {round}")]
    NoGame {
        /// The opponent.
        player: u16,
        /// The round, from 1.
        round: usize,
    },
    /// The opponent plays somebody else.
    #[error("player {player} has another opponent in round {round}")]
    OtherOpponent {
        /// The opponent.
        player: u16,
        /// The round, from 1.
        round: usize,
    },
    /// Both have the same colour.
    #[error("player {0} has the same colour")]
    SameColor(u16),
    /// Two results cannot stand in one game.
    #[error("result {:?} against {:?} of player {player}", own.letter(), other.letter())]
    Results {
        /// The player's result.
        own: Mark,
        /// The opponent.
        player: u16,
        /// The opponent's result.
        other: Mark,
    },
    /// Only the opponent has a result.
    #[error("no result, but player {player} has {:?}", other.letter())]
    NoResult {
        /// The opponent.
        player: u16,
        /// The opponent's result.
        other: Mark,
    },
    /// The opponent has no result.
    #[error("result {:?}, but player {player} has none", own.letter())]
    NoResultThere {
        /// The player's result.
        own: Mark,
        /// The opponent.
        player: u16,
    },
    /// The points are not those of the results.
    #[error("{points} points, but the results make {sum}")]
    OtherPoints {
        /// What the file has.
        points: Points,
        /// What the results make.
        sum: Points,
    },
    /// A player stands in two teams.
    #[error("player {player} is already in team {team}")]
    InTeam {
        /// The player.
        player: u16,
        /// The other team.
        team: u16,
    },
    /// A team lines up somebody of another one.
    #[error("player {player} is not in team {team}")]
    NotInTeam {
        /// The player.
        player: u16,
        /// The team.
        team: u16,
    },
    /// A number is left out.
    #[error("expected player {expected} before player {player}, or XXC rank")]
    Gap {
        /// The number that is missing.
        expected: u16,
        /// The one that follows.
        player: u16,
    },
    /// More rounds were played than there are.
    #[error("{rounds} rounds in all, but {played} were played")]
    MorePlayed {
        /// How many there are.
        rounds: u16,
        /// How many were played.
        played: usize,
    },
}

fn quoted(found: &str) -> String {
    match found {
        "" => "nothing".to_owned(),
        found => format!("{found:?}"),
    }
}
