//! What is asked for, and what has happened.

use core::fmt;
use core::str::FromStr;

use pairing::Mark;
use rules::Color;

use crate::instructions::Instructions;
use crate::lots::Commitment;
use crate::openings::OpeningDraw;
use crate::organisation::Arrangement;
use crate::person::{Official, Penalty, Player, PlayerId};
use crate::round::Outcome;
use crate::team::TeamAct;

/// A moment: milliseconds since the year 1970 began, in universal time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Moment(pub i64);

/// A game of a competition. All count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The game of the meeting.
    pub game: u32,
}

impl Place {
    /// The first game of a board.
    pub const fn first(round: u32, board: u32) -> Place {
        Place {
            round,
            board,
            game: 1,
        }
    }
}

/// As it is written: `3.2`, and `3.2.1` where a meeting has several games.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game {
            1 => write!(f, "{}.{}", self.round, self.board),
            game => write!(f, "{}.{}.{game}", self.round, self.board),
        }
    }
}

/// What is no game of a competition.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a game as ROUND.BOARD or ROUND.BOARD.GAME, found {0:?}")]
pub struct ParsePlaceError(pub String);

impl FromStr for Place {
    type Err = ParsePlaceError;

    fn from_str(text: &str) -> Result<Place, ParsePlaceError> {
        let numbers = text.split('.').map(|part| {
            let number = part.parse::<u32>().ok();
            number.filter(|number| *number > 0)
        });
        let numbers: Option<Vec<u32>> = numbers.collect();
        match numbers.as_deref() {
            Some([round, board]) => Ok(Place::first(*round, *board)),
            Some([round, board, game]) => Ok(Place {
                round: *round,
                board: *board,
                game: *game,
            }),
            _ => Err(ParsePlaceError(text.to_owned())),
        }
    }
}

/// How the numbers of the participants were found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Numbered {
    /// By the drawing of lots (`002:J.2`).
    Lots {
        /// The secret, in hexadecimal digits, as it is published then.
        secret: String,
        /// The words given in public.
        words: String,
        /// Which drawing it was: 1, and 2 if lots were drawn anew (`002:§38.1`).
        serial: u32,
    },
    /// By rating, the highest first.
    Rating,
    /// As another program had given them, and whom it had given White first.
    Given {
        /// The colour of the first number in the first round.
        first_color: Color,
        /// The last one whom the other program accelerates; none where that is whom the law names (C.04.5.1).
        last_accelerated: Option<PlayerId>,
    },
}

/// A pairing: who meets whom, White first, and who is free.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pairing {
    /// Which round of the table it is, in a round robin.
    pub of_table: Option<u32>,
    /// Whether lots decided which round of the table it is (`002:J.5`).
    pub by_lot: bool,
    /// Whether it is a draft: nobody but the officials has seen it until it is published.
    pub is_draft: bool,
    /// The boards, White first.
    pub boards: Vec<(PlayerId, PlayerId)>,
    /// Who is free, and what he has for it.
    pub free: Vec<(PlayerId, Option<Mark>)>,
}

/// What becomes of the games of somebody who leaves (`002:§38`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaving {
    /// Before there were numbers.
    NotNumbered,
    /// Before the start, and lots are drawn anew (`002:§38.1`).
    DrawAnew,
    /// Before the start, and his number is free (`002:§38.1`).
    NumberFree,
    /// Half or more was played: the rest is won for his opponents (`002:§38.2`).
    RestIsLost,
    /// Less than half was played: all is annulled (`002:§38.3`).
    AllIsAnnulled,
    /// He is not paired any more.
    NotPaired,
    /// He has lost the match (`002:§38.5`).
    MatchLost,
}

impl Leaving {
    /// Every one with its name in files.
    pub const NAMES: [(Leaving, &'static str); 7] = [
        (Leaving::NotNumbered, "not-numbered"),
        (Leaving::DrawAnew, "draw-anew"),
        (Leaving::NumberFree, "number-free"),
        (Leaving::RestIsLost, "rest-is-lost"),
        (Leaving::AllIsAnnulled, "all-is-annulled"),
        (Leaving::NotPaired, "not-paired"),
        (Leaving::MatchLost, "match-lost"),
    ];

    /// Whether he still stands in the table, with what he played (`002:§38.3`).
    pub const fn counts(self) -> bool {
        match self {
            Leaving::RestIsLost | Leaving::NotPaired | Leaving::MatchLost => true,
            Leaving::NotNumbered
            | Leaving::DrawAnew
            | Leaving::NumberFree
            | Leaving::AllIsAnnulled => false,
        }
    }

    /// Its name in files.
    pub fn name(self) -> &'static str {
        let found = Leaving::NAMES.iter().find(|(leaving, _)| *leaving == self);
        found.map_or("", |(_, name)| name)
    }

    /// The one of a name.
    pub fn from_name(name: &str) -> Option<Leaving> {
        let found = Leaving::NAMES.iter().find(|(_, known)| *known == name);
        found.map(|(leaving, _)| *leaving)
    }
}

/// What a corrected result does. It depends on how far the next round is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Effect {
    /// It counts, and no later round was paired by the wrong result.
    #[default]
    Counts,
    /// It counts in the standings and in later pairings; the rounds that are paired stay as they are.
    PairingStands,
    /// It counts, and the last round is paired anew.
    RePaired,
    /// It counts for ratings only: the next round is finished.
    RatingOnly,
}

impl Effect {
    /// Every one with its name in files; what simply counts has none there.
    pub const NAMES: [(Effect, &'static str); 3] = [
        (Effect::PairingStands, "pairing-stands"),
        (Effect::RePaired, "re-paired"),
        (Effect::RatingOnly, "rating-only"),
    ];

    /// Its name in files.
    pub fn name(self) -> Option<&'static str> {
        let found = Effect::NAMES.iter().find(|(effect, _)| *effect == self);
        found.map(|(_, name)| *name)
    }

    /// The effect of a name.
    pub fn from_name(name: &str) -> Option<Effect> {
        let found = Effect::NAMES.iter().find(|(_, known)| *known == name);
        found.map(|(effect, _)| *effect)
    }
}

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A competition is to be held, by these instructions; or the instructions are changed.
    Instruct(Box<Instructions>),
    /// The instructions are approved (`002:§40a`).
    Approve,
    /// Somebody is appointed (`002:§40.1`, `002:§41.1`).
    Appoint(Official),
    /// The organiser binds himself to a secret.
    Commit(Commitment),
    /// The organiser binds himself to the keys by which openings are drawn.
    CommitOpenings(Commitment),
    /// The openings of a round are drawn.
    DrawOpenings {
        /// The round.
        round: u32,
        /// Its key, in hexadecimal digits.
        secret: String,
        /// The words given in public.
        words: String,
    },
    /// Somebody takes part.
    Register(Box<Player>),
    /// What is known of a participant is put right.
    Amend {
        /// Whom it is about.
        player: PlayerId,
        /// What is right.
        right: Box<Player>,
    },
    /// Nobody else takes part.
    Close,
    /// Lots are drawn for the numbers (`002:§41c`).
    Draw {
        /// The secret, in hexadecimal digits.
        secret: String,
        /// The words given in public.
        words: String,
    },
    /// The numbers go by rating.
    Rank,
    /// Somebody will be free in a round.
    Free {
        /// The participant who will be free.
        player: PlayerId,
        /// The round, from 1 on.
        round: u32,
        /// What he has for it.
        mark: Mark,
    },
    /// Two must not meet.
    Forbid(PlayerId, PlayerId),
    /// The next round is paired.
    Pair {
        /// Which round of the table, where it is not the next one (`002:J.5`).
        of_table: Option<u32>,
    },
    /// The round of the table that is played next is drawn by lot, and paired (`002:J.5`).
    PairByLot,
    /// The next round is paired as a draft, which is published later.
    PairDraft {
        /// Which round of the table, where it is not the next one (`002:J.5`).
        of_table: Option<u32>,
    },
    /// A draft is published.
    Publish {
        /// The round.
        round: u32,
    },
    /// The clocks of a round are started.
    BeginRound {
        /// The round.
        round: u32,
    },
    /// The judge pairs the last round otherwise.
    Repair {
        /// Who meets whom.
        pairing: Pairing,
        /// Reason given for the new pairing.
        why: String,
    },
    /// A game has ended.
    Enter {
        /// The game that has ended.
        place: Place,
        /// The result of the game.
        outcome: Outcome,
    },
    /// A result was entered wrongly.
    Correct {
        /// Of which game.
        place: Place,
        /// What is right.
        outcome: Outcome,
        /// Reason given for the correction.
        why: String,
        /// Whether a round that was paired by the wrong result and has not begun is paired anew.
        re_pair: bool,
    },
    /// A game is adjourned (`002:§34.1`).
    Adjourn(Place),
    /// A game is played on another day.
    Postpone(Place),
    /// The next round is paired as if an unfinished game had ended so.
    Assume {
        /// Which game.
        place: Place,
        /// The result that is assumed for the pairing.
        outcome: Outcome,
    },
    /// The judge decides an unfinished game from its position (`002:§38.4`, `002:§35.10`).
    Adjudicate {
        /// Which game.
        place: Place,
        /// The result that the judge awards.
        outcome: Outcome,
        /// With whom.
        commission: String,
    },
    /// A game is annulled, and played once more (`002:§35.4`).
    Replay {
        /// The game that is annulled.
        place: Place,
        /// Reason given for the replay.
        why: String,
    },
    /// Two who are equal play one game more.
    AddGame {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// Somebody leaves (`002:§38`, `002:§41f`).
    Leave {
        /// The participant who leaves.
        player: PlayerId,
        /// Reason given for leaving.
        why: String,
    },
    /// The judge penalises somebody (`002:§41i`); exclusion lets him leave.
    Penalise {
        /// Whom.
        player: PlayerId,
        /// With what.
        penalty: Penalty,
        /// The game that is lost; named with the loss of a game only (`002:§39.4`).
        game: Option<Place>,
        /// Reason given for the penalty.
        why: String,
    },
    /// Something about a team.
    Team(TeamAct),
    /// A decision or a remark goes into the log (`002:§41h`, `002:§40c`).
    Note(String),
    /// Something that happened is taken back.
    Undo {
        /// Which event, from 1 on.
        event: u32,
        /// Reason given for undoing the event.
        why: String,
    },
    /// Something is arranged beside the games (`002:§39`–`002:§41`).
    Arrange(Arrangement),
    /// The competition is over (`002:§41k`).
    Finish,
    /// The competition is over though rounds are left to be played.
    FinishEarly {
        /// Reason given for finishing early.
        why: String,
    },
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// See [`Command::Instruct`].
    Instructed(Box<Instructions>),
    /// See [`Command::Approve`].
    Approved,
    /// See [`Command::Appoint`].
    Appointed(Official),
    /// See [`Command::Commit`].
    Committed(Commitment),
    /// See [`Command::CommitOpenings`].
    OpeningsCommitted(Commitment),
    /// See [`Command::DrawOpenings`].
    OpeningsDrawn(OpeningDraw),
    /// See [`Command::Register`]. Where there are numbers already, he has the last one.
    Registered(Box<Player>),
    /// Somebody is registered late and has the number that his rating gives him; whoever had it, or a higher one, has one more
    /// (FIDE C.04.2, 2.5).
    Admitted {
        /// The player who is registered late.
        player: Box<Player>,
        /// His number, from 1 on.
        number: u32,
    },
    /// See [`Command::Amend`].
    Amended {
        /// Whom it is about.
        player: PlayerId,
        /// What is right.
        right: Box<Player>,
    },
    /// See [`Command::Close`].
    Closed,
    /// The participants have their numbers.
    Numbered {
        /// How they were found.
        how: Numbered,
        /// Number 1 first.
        order: Vec<PlayerId>,
    },
    /// See [`Command::Free`].
    Freed {
        /// The participant who will be free.
        player: PlayerId,
        /// The round, from 1 on.
        round: u32,
        /// What he has for it.
        mark: Mark,
    },
    /// See [`Command::Forbid`].
    Forbidden(PlayerId, PlayerId),
    /// A round is paired.
    Paired(Pairing),
    /// See [`Command::Publish`].
    Published {
        /// The round.
        round: u32,
    },
    /// See [`Command::BeginRound`].
    RoundBegun {
        /// The round.
        round: u32,
    },
    /// See [`Command::Repair`].
    Repaired {
        /// Who meets whom.
        pairing: Pairing,
        /// Reason given for the new pairing.
        why: String,
    },
    /// See [`Command::Enter`].
    Entered {
        /// Which game.
        place: Place,
        /// How it ended.
        outcome: Outcome,
    },
    /// See [`Command::Correct`].
    Corrected {
        /// Of which game.
        place: Place,
        /// What is right.
        outcome: Outcome,
        /// What stood before; none in files that do not say it.
        was: Option<Outcome>,
        /// What it does.
        effect: Effect,
        /// Reason given for the correction.
        why: String,
    },
    /// See [`Command::Adjourn`].
    Adjourned(Place),
    /// See [`Command::Postpone`].
    Postponed(Place),
    /// See [`Command::Assume`].
    Assumed {
        /// Which game.
        place: Place,
        /// The result that is assumed for the pairing.
        outcome: Outcome,
    },
    /// See [`Command::Adjudicate`].
    Adjudicated {
        /// Which game.
        place: Place,
        /// The result that the judge awards.
        outcome: Outcome,
        /// With whom.
        commission: String,
    },
    /// See [`Command::Replay`].
    Replayed {
        /// Which game.
        place: Place,
        /// Reason given for the replay.
        why: String,
    },
    /// See [`Command::AddGame`].
    GameAdded {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// Somebody has left.
    Left {
        /// The participant who has left.
        player: PlayerId,
        /// What becomes of his games.
        leaving: Leaving,
        /// Reason given for leaving.
        why: String,
    },
    /// See [`Command::Penalise`].
    Penalised {
        /// Whom.
        player: PlayerId,
        /// With what.
        penalty: Penalty,
        /// What becomes of his games, where he is excluded.
        leaving: Option<Leaving>,
        /// The game that is lost by it, and its result.
        game: Option<(Place, Outcome)>,
        /// Reason given for the penalty.
        why: String,
    },
    /// See [`Command::Team`].
    Team(TeamAct),
    /// See [`Command::Note`].
    Noted(String),
    /// See [`Command::Undo`].
    Undone {
        /// Which event, from 1 on.
        event: u32,
        /// Reason given for undoing the event.
        why: String,
    },
    /// See [`Command::Arrange`].
    Arranged(Arrangement),
    /// Something happened in another section; it is there for the numbers only, and stands in no file.
    Elsewhere(String),
    /// See [`Command::Finish`].
    Finished,
    /// See [`Command::FinishEarly`].
    FinishedEarly {
        /// Reason given for finishing early.
        why: String,
    },
}

impl Happened {
    /// Who is registered by it.
    pub fn registered(&self) -> Option<&Player> {
        match self {
            Happened::Registered(player) | Happened::Admitted { player, .. } => Some(player),
            _ => None,
        }
    }

    /// Whether a round is paired by it.
    pub(crate) const fn is_pairing(&self) -> bool {
        matches!(self, Happened::Paired(_) | Happened::Repaired { .. })
    }

    /// The game to which it gives a result, or another state; of a whole meeting the first.
    pub(crate) const fn changed_game(&self) -> Option<Place> {
        match self {
            Happened::Entered { place, .. }
            | Happened::Corrected { place, .. }
            | Happened::Adjourned(place)
            | Happened::Postponed(place)
            | Happened::Assumed { place, .. }
            | Happened::Adjudicated { place, .. }
            | Happened::Replayed { place, .. }
            | Happened::Penalised {
                game: Some((place, _)),
                ..
            } => Some(*place),
            Happened::GameAdded { round, board }
            | Happened::Team(TeamAct::Forfeit { round, board, .. }) => {
                Some(Place::first(*round, *board))
            }
            _ => None,
        }
    }

    /// Who has left by it, of himself or excluded; what becomes of his games, and why.
    pub fn departure(&self) -> Option<(PlayerId, Leaving, &str)> {
        match self {
            Happened::Left {
                player,
                leaving,
                why,
            }
            | Happened::Penalised {
                player,
                leaving: Some(leaving),
                why,
                ..
            } => Some((*player, *leaving, why)),
            _ => None,
        }
    }
}

/// Something that happened, when and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Moment of the event, in milliseconds since 1970 (UTC).
    pub at: Moment,
    /// By whom.
    pub by: String,
    /// What has happened.
    pub what: Happened,
}
