//! Why something about a team is refused.

use pairing::Colors;

use crate::event::Place;
use crate::person::PlayerId;

/// Why something about a team is refused. Nothing has happened then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TeamRefused {
    /// Single players compete here.
    #[error("the instructions name no teams: single players take part")]
    NoTeams,
    /// A match has too many games.
    #[error("a match has at most {most} games: boards times games on each", most = Colors::MOST_BOARDS)]
    TooManyGames,
    /// A bye has points that no match could give.
    #[error("the board points of a bye lie between nothing and a win on every board")]
    Bye,
    /// Players are named for a team.
    #[error(
        "players are named for team {0}: the instructions must say how many boards a match has"
    )]
    HasMembers(PlayerId),
    /// Nobody plays for a team.
    #[error("team {0} has no players yet: name them in their board order")]
    NobodyEnlisted(PlayerId),
    /// A team has too many.
    #[error("team {team} has {most} players already")]
    Full {
        /// The team.
        team: PlayerId,
        /// The maximum.
        most: usize,
    },
    /// Nobody has that place in the board order.
    #[error("team {team} has no player {member}: its board order goes to {last}")]
    NoMember {
        /// The team.
        team: PlayerId,
        /// The place that was asked for.
        member: u32,
        /// The last place.
        last: usize,
    },
    /// The board order stands.
    #[error("the board order of team {team} stands since round {round} was paired")]
    OrderStands {
        /// The team.
        team: PlayerId,
        /// Its first round.
        round: u32,
    },
    /// The board order stands, for a line-up was made by it.
    #[error(
        "the board order of team {team} stands since its line-up for round {round} was handed in"
    )]
    LinedUp {
        /// The team.
        team: PlayerId,
        /// The round of the line-up.
        round: u32,
    },
    /// An order that does not name everybody once.
    #[error("the order must name each of the {0} players of the team once")]
    NotEverybody(usize),
    /// Nobody is in the line-up.
    #[error("the line-up is empty: a team that does not come forfeits its match")]
    EmptyLineUp,
    /// There are more players than boards.
    #[error("the line-up has {named} players, and a match has {boards} boards")]
    TooManyNamed {
        /// How many were named.
        named: usize,
        /// How many boards there are.
        boards: u32,
    },
    /// A line-up breaks the board order.
    #[error(
        "the line-up breaks the board order: {name}, number {member} of the team, cannot sit at board {board} below number \
         {above}"
    )]
    OutOfOrder {
        /// The board.
        board: u32,
        /// Who would sit there, by his place in the board order.
        member: u32,
        /// What he is called.
        name: String,
        /// Who sits one board higher.
        above: u32,
    },
    /// A line-up names somebody twice.
    #[error("the line-up names {name}, number {member} of the team, twice")]
    Twice {
        /// His place in the board order.
        member: u32,
        /// What he is called.
        name: String,
    },
    /// A team has no match in a round.
    #[error("team {team} has no match in round {round}")]
    NoMatch {
        /// The team.
        team: PlayerId,
        /// The round.
        round: u32,
    },
    /// The round is not the next one to be played.
    #[error("round {0} has been played: its line-ups stand")]
    RoundOver(u32),
    /// A match has begun.
    #[error("the match has begun: game {0} has its result, or is adjourned")]
    Begun(Place),
    /// Somebody is missing at a board.
    #[error("nobody sits at board {0} for one of the teams: the game was not played")]
    Vacant(Place),
    /// A match is not forfeited so.
    #[error("a match is forfeited as +:-, -:+ or -:-")]
    NoForfeit,
}
