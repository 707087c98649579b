//! Why something is refused.

mod cause;

use pairing::swiss::{NotPairable, Unpairable};
use rules::{Article, Book};

pub use self::cause::{Awaited, Given, Rests, WrongInstructions, WrongPairing, WrongPlayer};
use crate::competition::Bound;
use crate::desk::DeskRefused;
use crate::event::Place;
use crate::festival::NoSection;
use crate::lots::{NoDraw, NoSecret};
use crate::openings::NoOpenings;
use crate::organisation::NotArranged;
use crate::person::PlayerId;
use crate::team::TeamRefused;
use crate::tie_break::Unsuited;

/// Why something is refused. Nothing has happened then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// There are no instructions yet.
    #[error("there are no instructions yet")]
    NoInstructions,
    /// The instructions stand once numbers are given.
    #[error("the instructions cannot be changed once the participants have numbers")]
    InstructionsStand,
    /// The instructions are a draft.
    #[error("the instructions are not approved yet (002:§40a)")]
    NotApproved,
    /// They cannot be held to.
    #[error("the instructions: {0}")]
    Instructions(WrongInstructions),
    /// A tie-break does not suit the system.
    #[error(transparent)]
    Unsuited(#[from] Unsuited),
    /// Something about a team.
    #[error(transparent)]
    Team(#[from] TeamRefused),
    /// Nobody judges.
    #[error("no judge is appointed (002:§41.1)")]
    NoJudge,
    /// A text is missing.
    #[error("{0} is missing")]
    Missing(Given),
    /// A text is too long, or has characters that cannot stand in the file.
    #[error("{0} is longer than {most} bytes, has control characters, or a bar or spaces around a name", most = crate::competition::LONGEST_TEXT)]
    Unreadable(Given),
    /// The organiser has bound himself.
    #[error("the organiser is bound to a secret already")]
    Committed,
    /// The organiser has not bound himself before registration closed.
    #[error("the organiser must publish the commitment to a secret before registration closes")]
    NotCommitted,
    /// It is too late to commit.
    #[error("registration is closed: a secret chosen now could steer the lots")]
    TooLateToCommit,
    /// A code that no federation has.
    #[error("no federation has the code {0:?}; a code has three letters, as EST or NED")]
    NoFederation(String),
    /// What is no year and no date.
    #[error("nobody is born on {0:?}: expected a year, or a date as 1953-05-31")]
    NoBirth(String),
    /// A birth in the future.
    #[error("the birth on {0:?} lies in the future")]
    NotBornYet(String),
    /// Somebody of that name takes part.
    #[error("{0:?} is registered already; add the club or the year of birth to tell them apart")]
    SameName(String),
    /// Something is wrong with the entry of a player.
    #[error(transparent)]
    Player(#[from] WrongPlayer),
    /// Registration is closed.
    #[error("registration is closed")]
    Closed,
    /// Registration is open.
    #[error("registration is open still")]
    NotClosed,
    /// There are too few.
    #[error("{0} take part; at least {1} are needed")]
    TooFew(usize, usize),
    /// There are too many.
    #[error("{0} take part; at most {1} can")]
    TooMany(usize, usize),
    /// There is no such player.
    #[error("there is no player {0}")]
    NoPlayer(PlayerId),
    /// He is not there any more.
    #[error("player {0} has left")]
    HasLeft(PlayerId),
    /// The participants have their numbers.
    #[error("the participants have their numbers")]
    HaveNumbers,
    /// Numbers are given to others than take part.
    #[error("the numbers are not those of the participants")]
    OtherNumbers,
    /// Somebody has two places in a round.
    #[error("player {0} stands twice in the round")]
    StandsTwice(PlayerId),
    /// The participants have no numbers.
    #[error("the participants have no numbers yet: draw lots, or rank by rating")]
    NoNumbers,
    /// The secret is wrong.
    #[error(transparent)]
    Secret(#[from] NoSecret),
    /// The secret is not the one that was committed to.
    #[error("the secret does not fit the commitment")]
    WrongSecret,
    /// Numbers drawn once are drawn again with the same words.
    #[error(
        "the numbers were drawn with the words {0:?}; they are drawn again with the same words"
    )]
    OtherWords(String),
    /// An earlier drawing binds.
    #[error(transparent)]
    Bound(#[from] Bound),
    /// Lots cannot be drawn.
    #[error(transparent)]
    Lots(#[from] NoDraw),
    /// Lots were not drawn here.
    #[error("the numbers were not drawn by lot, so no round can be")]
    NotByLot,
    /// There is no table of which a round could be drawn.
    #[error("only a round robin has a table whose rounds can be drawn by lot")]
    NoTableToDrawFrom,
    /// Something about openings.
    #[error(transparent)]
    Openings(#[from] NoOpenings),
    /// There is no such round.
    #[error("there is no round {0}")]
    NoRound(u32),
    /// It is paired already.
    #[error("round {0} is paired already")]
    Paired(u32),
    /// All rounds are paired.
    #[error("all {0} rounds are paired")]
    AllPaired(u32),
    /// Games of earlier rounds are open.
    #[error("{} is not finished{}: {before}{}", .place, if *.count > 1 { format!(", nor are {} more", .count - 1) } else { String::new() }, cited(before.article()))]
    Unfinished {
        /// The first of them.
        place: Place,
        /// How many there are.
        count: usize,
        /// What has to wait for them.
        before: Awaited,
    },
    /// There is no such game.
    #[error("there is no game {0}")]
    NoGame(Place),
    /// There is a result already.
    #[error("game {0} has its result; correct it and say why")]
    HasResult(Place),
    /// There is no result.
    #[error("game {0} has no result")]
    NoResult(Place),
    /// The game is not adjourned.
    #[error("game {0} is not adjourned")]
    NotAdjourned(Place),
    /// The game was annulled.
    #[error("game {0} is annulled")]
    Annulled(Place),
    /// A later round was paired by it.
    #[error("round {0} was paired by it; what has been played cannot be paired anew")]
    PairedBy(u32),
    /// No round was paired by a result.
    #[error("no round was paired by game {0}: there is nothing to pair anew")]
    NotPairedBy(Place),
    /// A round has begun.
    #[error("round {0} has begun")]
    RoundBegun(u32),
    /// A game that was adjourned has begun.
    #[error(
        "game {0} was adjourned, so it has begun, and plus and minus are for a game that did not take place (002:§37.2): enter 1-0, ½-½ or 0-1, or adjudicate it"
    )]
    HadBegun(Place),
    /// Nothing would be corrected.
    #[error("game {0} has that result already")]
    SameResult(Place),
    /// Somebody leaves before the start, and a round is paired.
    #[error(
        "no game has begun: whoever leaves now leaves before the start (002:§38.1), so take the pairing back first (undo {event}); if the round is being played, say so with begin"
    )]
    BeforeTheStart {
        /// The event by which the first round was paired.
        event: u32,
    },
    /// Whether half of the games were played depends on one without a result.
    #[error(
        "game {place} of player {player} has no result, and whether half of the games were played depends on it (002:§38.2): enter its result first, with plus and minus if it was not played, or postpone it if it was to be played later"
    )]
    DecidesHalf {
        /// Who leaves.
        player: PlayerId,
        /// The first such game.
        place: Place,
    },
    /// A round is no draft.
    #[error("the pairing of round {0} is published")]
    Published(u32),
    /// Another player would have gone on.
    #[error(
        "game {place}: with that result somebody else has won the meeting, and round {round} is paired with the winner; it can be paired anew only before it has begun"
    )]
    OtherWinner {
        /// Which game.
        place: Place,
        /// The round for which the winner is paired.
        round: u32,
    },
    /// Only the chief judge may.
    #[error("the next round is paired: only the chief judge, {0}, puts right what is behind it")]
    OnlyChief(String),
    /// Only the chief judge ends it early.
    #[error("only the chief judge, {0}, ends the competition before its last round")]
    OnlyChiefEnds(String),
    /// The pairing of a round is not published.
    #[error("the pairing of round {0} is a draft: publish it first (publish)")]
    Draft(u32),
    /// It is so already.
    #[error("it is so already: nothing would change")]
    NothingNew,
    /// A breach is found too late.
    #[error("round {round} has begun: the result of game {place} stands")]
    ResultStands {
        /// Which game.
        place: Place,
        /// The round that has begun.
        round: u32,
    },
    /// Games of the last round are not replayed.
    #[error("game {0} is of the last round, or the last of a match: it is not played again")]
    LastGame(Place),
    /// The loss of a game needs a game.
    #[error("say which game player {0} loses as a penalty")]
    WhichGame(PlayerId),
    /// Another penalty than the loss of a game does not lose one.
    #[error("game {0} is named, but only the loss of a game names one")]
    NotLost(Place),
    /// Somebody does not play in a game.
    #[error("player {player} does not play in game {place}")]
    NotInGame {
        /// The participant who does not play in the game.
        player: PlayerId,
        /// Which game.
        place: Place,
    },
    /// Nobody played the game.
    #[error("game {0} was not played: nobody can lose it as a penalty")]
    NotPlayed(Place),
    /// Somebody has lost it as a penalty.
    #[error("player {player} has lost game {place} as a penalty")]
    LostByPenalty {
        /// The participant who has lost the game.
        player: PlayerId,
        /// Which game.
        place: Place,
    },
    /// A mark that is none for a free round.
    #[error("a free round is given as H, F or Z")]
    NotFree,
    /// A pairing that cannot be.
    #[error("the pairing: {0}")]
    Pairing(#[from] WrongPairing),
    /// There is no pairing at all.
    #[error("no pairing is possible: {0}")]
    NoPairing(#[from] Unpairable),
    /// Too little is known to pair a round.
    #[error("no round can be paired: {0}")]
    NotPairable(#[from] NotPairable),
    /// Two who are not equal need no more games.
    #[error("the meeting on board {0} is decided or not over: no game is added")]
    NotEqual(u32),
    /// What stands in the urn stays as it is.
    #[error("lots are to be drawn: names, clubs and years of birth stand in the urn as they are")]
    InUrn,
    /// No game can end so.
    #[error("no game ends so")]
    NoOutcome,
    /// Rounds are left.
    #[error("{0} more rounds are to be played")]
    RoundsLeft(u32),
    /// There is no such event.
    #[error("there is no event {0}")]
    NoEvent(u32),
    /// It is undone already.
    #[error("event {0} is undone already")]
    Undone(u32),
    /// Others rest on it.
    #[error("event {event} cannot be undone, since event {rests} rests on it: {why}")]
    RestsOnIt {
        /// What was to be undone.
        event: u32,
        /// What rests on it.
        rests: u32,
        /// Reason the event cannot be undone.
        why: Rests,
    },
    /// It cannot be arranged so.
    #[error(transparent)]
    NotArranged(#[from] NotArranged),
    /// It is not so with sections.
    #[error(transparent)]
    Section(#[from] NoSection),
    /// What was written cannot be asked for.
    #[error(transparent)]
    Desk(#[from] DeskRefused),
    /// The competition is over.
    #[error("the competition is over")]
    Over,
}

impl Refused {
    /// The article that asks for it.
    pub const fn article(&self) -> Option<Article> {
        match self {
            Refused::NotApproved => Some(Article::new(Book::Regulations1953, "§40a")),
            Refused::NoJudge => Some(Article::new(Book::Regulations1953, "§41.1")),
            Refused::Unfinished { before, .. } => before.article(),
            Refused::HadBegun(_) => Some(Article::new(Book::Regulations1953, "§37.2")),
            Refused::BeforeTheStart { .. } => Some(Article::new(Book::Regulations1953, "§38.1")),
            Refused::DecidesHalf { .. } => Some(Article::new(Book::Regulations1953, "§38.2")),
            Refused::OnlyChief(_) | Refused::OnlyChiefEnds(_) => {
                Some(Article::new(Book::Regulations1953, "§41.2"))
            }
            Refused::ResultStands { .. } | Refused::LastGame(_) => {
                Some(Article::new(Book::Regulations1953, "§12.2"))
            }
            Refused::WhichGame(_) | Refused::NotLost(_) | Refused::LostByPenalty { .. } => {
                Some(Article::new(Book::Regulations1953, "§41i"))
            }
            Refused::NotArranged(why) => why.article(),
            Refused::Section(why) => why.article(),
            Refused::Desk(DeskRefused::NeedsReason(_)) => {
                Some(Article::new(Book::Regulations1953, "§41i"))
            }
            _ => None,
        }
    }

    /// The same for a reader who has the sheets before him: whom it is about by his number, not by that of registration.
    #[must_use]
    pub fn with_numbers(mut self, number_of: impl Fn(PlayerId) -> Option<u32>) -> Refused {
        if let Some(whom) = self.whom()
            && let Some(number) = number_of(*whom)
        {
            *whom = PlayerId(number);
        }
        self
    }

    fn whom(&mut self) -> Option<&mut PlayerId> {
        match self {
            Refused::NoPlayer(player)
            | Refused::HasLeft(player)
            | Refused::StandsTwice(player)
            | Refused::WhichGame(player)
            | Refused::NotInGame { player, .. }
            | Refused::DecidesHalf { player, .. }
            | Refused::LostByPenalty { player, .. } => Some(player),
            Refused::NotArranged(
                NotArranged::IsHere(player)
                | NotArranged::HasConfirmed(player)
                | NotArranged::NoRest { player, .. },
            ) => Some(player),
            Refused::Team(
                TeamRefused::HasMembers(team)
                | TeamRefused::NobodyEnlisted(team)
                | TeamRefused::Full { team, .. }
                | TeamRefused::NoMember { team, .. }
                | TeamRefused::OrderStands { team, .. }
                | TeamRefused::LinedUp { team, .. }
                | TeamRefused::NoMatch { team, .. },
            ) => Some(team),
            _ => None,
        }
    }
}

fn cited(article: Option<Article>) -> String {
    article.map_or(String::new(), |article| format!(" ({article})"))
}
