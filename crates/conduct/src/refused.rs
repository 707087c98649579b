//! Why a command is refused.

use games::{Article, Book, Color, Refusal, RuleSet, SetupRefused};

use crate::clock::ClockFault;
use crate::time::Millis;

/// Why a position cannot stand on the board of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongPosition {
    /// It gives no game.
    #[error(transparent)]
    Setup(#[from] SetupRefused),
    /// A side has more pieces than the game can have brought about.
    #[error("{side} has {count} pieces, at most {limit} are allowed")]
    TooManyPieces {
        /// Which side.
        side: Color,
        /// How many it has.
        count: usize,
        /// How many it may have.
        limit: usize,
    },
}

/// Why a command is refused. Nothing has happened then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game has begun already.
    #[error("the game has begun already")]
    Begun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// It is the other player's move.
    #[error("it is {0}'s move")]
    NotOnMove(Color),
    /// The clocks are stopped: nobody moves.
    #[error("the clocks are stopped")]
    ClocksStopped,
    /// The judge has not stopped the clocks, so that he cannot start them again.
    #[error("the judge has not stopped the clocks")]
    NotStopped,
    /// The move is not legal.
    #[error("the move is not legal: {0}")]
    Move(Box<Refusal>),
    /// The player has offered a draw, and the other has not since (`002:§16.8`).
    #[error("a draw may be offered again only after the opponent has offered one")]
    NotAgain,
    /// Only the player on move offers a draw (`002:§16.7`).
    #[error("a draw is offered by the player on move, {0}")]
    OfferOutOfTurn(Color),
    /// There is no offer to answer.
    #[error("there is no draw offer to answer")]
    NoOffer,
    /// There is no claim to check.
    #[error("there is no claim to check")]
    NoClaim,
    /// Nothing that stands on the score makes the claim right (`002:§16.5`).
    #[error("nothing on the score makes the claim right")]
    ClaimNotShown,
    /// A claim is being checked: nobody moves.
    #[error("a claim is being checked")]
    ClaimPending,
    /// Nothing on the board ends the game.
    #[error("nothing on the board ends the game")]
    NoEnd,
    /// A verdict says how the game ended; an open result is none.
    #[error("a verdict needs a result")]
    NoResult,
    /// The player is there already.
    #[error("{0} is there already")]
    IsThere(Color),
    /// The clock does not allow it.
    #[error(transparent)]
    Clock(#[from] ClockFault),
    /// A complaint about the clock comes too late (`002:§32.14`, `002:§35.6`).
    #[error("a complaint about the clock comes too late")]
    ClockTooLate,
    /// The dials are set only where they were set before: when a game is resumed (`002:§35.6`).
    #[error("the dials are set only after a game was resumed")]
    NotResumed,
    /// The game is over: nobody may say any more that the dials were set wrongly (`002:§35.6`).
    #[error("the dials are not set any more once the game is over")]
    SetTooLate,
    /// The moment lies before one that was there already.
    #[error("time runs backwards by {0}")]
    Backwards(Millis),
    /// The command was meant for an earlier state of the game.
    #[error("the command was for version {asked}, the game is at {now}")]
    Stale {
        /// The version it was for.
        asked: u64,
        /// The version there is.
        now: u64,
    },
    /// Nothing has happened by now.
    #[error("nothing has happened")]
    Nothing,
    /// A text is longer than anybody would write.
    #[error("a text of {length} bytes; at most {most} are taken")]
    TooLong {
        /// How long.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// A reason must be given.
    #[error("a reason must be given")]
    NoReason,

    /// Touching binds nobody in this game.
    #[error("touching binds nobody in this game")]
    NoTouchMove,
    /// Touching this square obliges to nothing (`000:3.11`).
    #[error("there is no piece of his on {0:?} that could move")]
    NoDuty(String),
    /// Another piece was touched, and must move (`000:3.11`).
    #[error("the piece on {0} was touched and must move")]
    TouchedOther(String),
    /// Pieces are not touched on the other's move (`000:3.14`, `001:3.13`).
    #[error("pieces are not touched on {0}'s move")]
    TouchedOutOfTurn(Color),
    /// What he touches while he adjusts pieces obliges to nothing (`000:3.13`, `002:§11.2`).
    #[error("{0} is adjusting pieces, which obliges to nothing")]
    Adjusts(Color),
    /// He is not adjusting anything.
    #[error("{0} is not adjusting pieces")]
    NotAdjusting(Color),

    /// The program is the board: nothing irregular can happen on it.
    #[error("the program is the board; this is for games recorded from a wooden one")]
    NotRecorded,
    /// A man that a man captures alone may be taken off first (`000:4.16`).
    #[error("a man that a man captures alone may be taken off first")]
    MayBeTakenFirst,
    /// A position cannot stand on this board.
    #[error("the position cannot stand: {0}")]
    Position(#[from] WrongPosition),
    /// There is no such incident.
    #[error("there is no incident {0}")]
    NoIncident(usize),
    /// Nobody is to blame for an accident (`000:5.5`, `001:5.5`).
    #[error("nobody is to blame for incident {0}")]
    NobodysFault(usize),
    /// The incident is the other player's doing.
    #[error("incident {incident} is not {side}'s doing")]
    NotHisDoing {
        /// The number of the incident, from 1.
        incident: usize,
        /// Who was to be penalised.
        side: Color,
    },
    /// The incident was decided, or nothing is to be decided about it (`000:5.7`).
    #[error("nothing is to be decided about incident {0} any more")]
    Decided(usize),
    /// Only the opponent may choose what becomes of it (`000:5.4`).
    #[error("only the opponent may demand its correction or let it stand")]
    OnlyOpponent,
    /// Under these rules the game is replayed, and nobody chooses (`002:§12`).
    #[error("under these rules the judge has the game replayed")]
    JudgeReplays,
    /// There is no such place on the score.
    #[error("the score has {entries} entries; none is behind {behind}")]
    NoSuchPly {
        /// What was asked for.
        behind: usize,
        /// What there is.
        entries: usize,
    },
    /// The result stands (`002:§12.2`).
    #[error("it is too late: the result stands")]
    ResultStands,
    /// Pieces are being restored: nobody moves (`001:5.3`).
    #[error("pieces are being restored")]
    Restoring,
    /// No piece is displaced.
    #[error("nothing is to be restored")]
    NothingToRestore,
    /// Black has replied: the colours stay (`002:§12.3`).
    #[error("black has replied: the colours stay")]
    ColoursStay,
    /// The game is over: the result stands with the colours that were played (`002:§12.3`).
    #[error("the game is over: the result stands with these colours")]
    PlayedSo,

    /// Both must have made the control number of moves (`002:§34.5`).
    #[error("the control number of {moves} moves has not been made")]
    ControlNotReached {
        /// How many.
        moves: u32,
    },
    /// No session was agreed on, so that there is no rest of it to take (`002:§34.5`).
    #[error("no length of a session was agreed on")]
    NoSession,
    /// The rest of the session is as long as his time to the control, or longer (`002:§34.5`).
    #[error("the rest of the session is more than his time to the control")]
    RestTooLong,
    /// Nobody has asked to adjourn.
    #[error("nobody has asked to adjourn")]
    NotAsked,
    /// The game is not being adjourned: there is nothing to seal.
    #[error("the game is not being adjourned")]
    NotAdjourning,
    /// The game is being adjourned already, or is.
    #[error("the game is being adjourned")]
    Adjourned,
    /// The game is not adjourned.
    #[error("the game is not adjourned")]
    NotAdjourned,
    /// Less than an hour is left to play (`002:§35.9`).
    #[error("a game is resumed only with at least an hour to play")]
    TooShort,
    /// The envelope is closed: nobody moves before it is opened.
    #[error("the sealed move has not been opened")]
    EnvelopeClosed,
    /// The envelope is opened when the game is resumed (`002:§35.1`).
    #[error("the game has not been resumed")]
    NotYetResumed,
    /// The envelope is lost: the game must be reconstructed or annulled first (`002:§35.4`, `002:§35.5`).
    #[error("the envelope is lost")]
    EnvelopeLost,
    /// The envelope is not lost (`002:§35.4`, `002:§35.5`).
    #[error("the envelope is not lost")]
    EnvelopeNotLost,
    /// There is no closed envelope.
    #[error("there is no closed envelope")]
    NoEnvelope,
    /// The envelope is opened in the presence of the player who must answer (`002:§35.1`).
    #[error("{0}, who must answer, is not there")]
    AnswererAbsent(Color),
    /// This is not what was sealed: the commitment says otherwise.
    #[error("this is not what was sealed")]
    NotWhatWasSealed,
    /// The opponent is absent: the reply is sealed (`002:§35.3`).
    #[error("the opponent is absent: the reply is to be sealed")]
    MustSeal,
    /// A move that is to be sealed is only written down: a touch would give it away (`002:§34.2`).
    #[error("a move is to be sealed: no piece is touched")]
    TouchedToSeal,
    /// The sealed move is in doubt: the judge decides first.
    #[error("the sealed move is in doubt")]
    InDoubt,
    /// The sealed move is not in doubt.
    #[error("no sealed move is in doubt")]
    NotInDoubt,

    /// He has proposed it in this position, or the other waits for an answer.
    #[error("it is proposed once in a position")]
    AskedBefore,
    /// The other has proposed no time of resumption.
    #[error("no time of resumption is proposed")]
    NothingProposed,
    /// A game is resumed in the future, and within a year.
    #[error("a game is resumed in the future, and within a year")]
    ResumptionTime,
    /// This is none of the moves that the sealed one may stand for.
    #[error("the sealed move does not stand for this one")]
    NotAReading,

    /// Courtesies have no place in a competition.
    #[error("this is not for competitions")]
    NotInCompetition,
    /// The board is of wood: what happens on it is recorded, not granted.
    #[error("the board is of wood; this is for games that are played here")]
    Recorded,
    /// The player has made no move.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// The player has asked for it in this position.
    #[error("a move is asked back only once in a position")]
    NotBackAgain,
    /// The other has asked to take back, and waits for an answer.
    #[error("the opponent has asked to take back, and waits for an answer")]
    TakebackPending,
    /// Nobody has asked to take back.
    #[error("nobody has asked to take back")]
    NoTakeback,
    /// A draw was offered, and is to be answered first.
    #[error("a draw offer is to be answered first")]
    OfferPending,
    /// Without the time that the moves to be taken back brought, a flag would fall.
    #[error("{0} would have no time left")]
    NoTimeToGoBack(Color),
    /// Both have moved: the game cannot be broken off any more.
    #[error("both have moved: the game cannot be broken off")]
    TooLateToAbort,
    /// No time was agreed on after which a game that was left may be claimed.
    #[error("no time to wait for a player who has left was agreed on")]
    NoLeaveTime,
    /// A clock runs: who is away pays with the time on it.
    #[error("the clock decides: absence costs the time on it and nothing more")]
    ClockDecides,
    /// The game was adjourned: nobody loses it for being away.
    #[error("the game was adjourned: nobody loses it by absence")]
    WasAdjourned,
    /// A game in which not both have moved is broken off, not claimed.
    #[error("not both have moved: the game can be broken off")]
    BreakOffInstead,
    /// The player is not there.
    #[error("{0} is not there")]
    IsAway(Color),
    /// The opponent is there.
    #[error("the opponent is there")]
    OpponentIsThere,
    /// The opponent has not come, and so has not left: lateness is another matter.
    #[error("{0} has not come, and so has not left")]
    HasNotCome(Color),
    /// The opponent may still come back.
    #[error("the opponent may still come back for {left}")]
    NotLongEnough {
        /// For how long.
        left: Millis,
    },

    /// There is no such protest, appeal or decision, or it has been answered.
    #[error("there is nothing number {0} to answer or appeal against")]
    NoSuchNumber(usize),
    /// The player has handed in no sheet.
    #[error("{0} has handed in no sheet")]
    NoSheet(Color),
    /// The result is official already.
    #[error("the result is official already")]
    Official,
    /// He has signed it already, or it is signed and stays as it is.
    #[error("the sheet has been signed")]
    Signed,
}

impl Refused {
    /// Where it is written, in the book of the rule set or in the regulations that all games here are conducted by.
    pub fn article(&self, rules: RuleSet) -> Option<Article> {
        let r53 = |number| Some(Article::new(Book::Regulations1953, number));
        match self {
            Refused::NotBegun | Refused::Begun => r53("§32.1"),
            Refused::NotOnMove(_) => Some(rules.in_turn()),
            Refused::ClocksStopped | Refused::NotStopped => r53("§33.3"),
            Refused::Move(refusal) => refusal.article,
            Refused::NotAgain => r53("§16.8"),
            // Other books leave the procedure open.
            Refused::OfferOutOfTurn(_) if rules.book() != Book::Regulations1953 => {
                Some(rules.in_turn())
            }
            Refused::OfferOutOfTurn(_) | Refused::NoOffer => r53("§16.7"),
            Refused::NoClaim | Refused::ClaimNotShown | Refused::ClaimPending => r53("§16.5"),
            Refused::Clock(fault) => match fault {
                ClockFault::TooLittleLeft { .. } => r53("§32.6"),
                ClockFault::Flag(_) => r53("§32.13"),
                ClockFault::Untimed
                | ClockFault::Stopped
                | ClockFault::Running
                | ClockFault::BeyondControl(_)
                | ClockFault::Backwards(_) => None,
            },
            Refused::ClockTooLate => r53("§32.14"),
            Refused::NotResumed | Refused::SetTooLate => r53("§35.6"),
            Refused::TouchedOther(_) => by_book(rules.book(), "3.11", "3.10", "§11.1"),
            Refused::NoDuty(_) => by_book(rules.book(), "3.11", "3.10", "§11.2"),
            Refused::TouchedOutOfTurn(_) => {
                modern(rules.book(), "3.14", "3.13").or(Some(rules.in_turn()))
            }
            Refused::Adjusts(_) | Refused::NotAdjusting(_) => by_book(rules.book(), "3.13", "3.12", "§11.2"),
            Refused::MayBeTakenFirst => Some(Article::new(Book::International, "4.16")),
            Refused::NobodysFault(_) => modern(rules.book(), "5.5", "5.5"),
            Refused::Decided(_) => by_book(rules.book(), "5.7", "5.7", "§12.1"),
            Refused::OnlyOpponent => by_book(rules.book(), "5.4", "5.4", "§12.1"),
            Refused::JudgeReplays => r53("§12.1"),
            Refused::ResultStands => r53("§12.2"),
            // Other books leave it open.
            Refused::Restoring | Refused::NothingToRestore => {
                (rules.book() == Book::Russian).then(|| Article::new(Book::Russian, "5.3"))
            }
            Refused::ColoursStay | Refused::PlayedSo => r53("§12.3"),
            Refused::ControlNotReached { .. } => r53("§34.6"),
            Refused::NoSession | Refused::RestTooLong | Refused::NotAsked => r53("§34.5"),
            Refused::NotAdjourning | Refused::Adjourned => r53("§34.1"),
            Refused::NotAdjourned
            | Refused::EnvelopeClosed
            | Refused::NotYetResumed
            | Refused::AnswererAbsent(_) => r53("§35.1"),
            Refused::EnvelopeLost | Refused::EnvelopeNotLost => r53("§35.5"),
            Refused::TooShort => r53("§35.9"),
            Refused::NoEnvelope | Refused::NotWhatWasSealed | Refused::TouchedToSeal => {
                r53("§34.2")
            }
            Refused::MustSeal => r53("§35.3"),
            Refused::InDoubt | Refused::NotInDoubt => r53("§36.1"),
            Refused::NotAReading => r53("§36.2"),
            Refused::NoSheet(_) | Refused::Official | Refused::Signed => r53("§33.2"),
            Refused::NoSuchNumber(_) => r53("§39.7"),
            Refused::Over
            | Refused::NotOver
            | Refused::NoEnd
            | Refused::NoResult
            | Refused::IsThere(_)
            | Refused::Backwards(_)
            | Refused::Stale { .. }
            | Refused::Nothing
            | Refused::TooLong { .. }
            | Refused::NoReason
            // The terms of the game say so; the books say the contrary.
            | Refused::NoTouchMove
            | Refused::NotRecorded
            | Refused::Position(_)
            | Refused::NoIncident(_)
            | Refused::NotHisDoing { .. }
            | Refused::NoSuchPly { .. }
            | Refused::AskedBefore
            | Refused::NothingProposed
            | Refused::ResumptionTime
            | Refused::NotInCompetition
            | Refused::Recorded
            | Refused::NothingToTakeBack
            | Refused::NotBackAgain
            | Refused::TakebackPending
            | Refused::NoTakeback
            | Refused::OfferPending
            | Refused::NoTimeToGoBack(_)
            | Refused::TooLateToAbort
            | Refused::NoLeaveTime
            | Refused::ClockDecides
            | Refused::WasAdjourned
            | Refused::BreakOffInstead
            | Refused::IsAway(_)
            | Refused::OpponentIsThere
            | Refused::HasNotCome(_)
            | Refused::NotLongEnough { .. } => None,
        }
    }
}

/// The article in the book of today's rules that the game is played by; none in the other books.
fn modern(book: Book, international: &'static str, russian: &'static str) -> Option<Article> {
    match book {
        Book::International => Some(Article::new(book, international)),
        Book::Russian => Some(Article::new(book, russian)),
        Book::Regulations1953 | Book::Home | Book::ChessLeaflet | Book::Fide => None,
    }
}

/// The article in whichever book the game is played by.
fn by_book(
    book: Book,
    international: &'static str,
    russian: &'static str,
    r53: &'static str,
) -> Option<Article> {
    let number = match book {
        Book::International => international,
        Book::Russian => russian,
        Book::Regulations1953 => r53,
        Book::Home | Book::ChessLeaflet | Book::Fide => return None,
    };
    Some(Article::new(book, number))
}
