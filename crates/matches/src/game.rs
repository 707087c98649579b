//! One game of a match, from its opening to its end.

use std::fmt;
use std::thread;
use std::time::{Duration, Instant};

use games::{Ended, Game};
use players::Contestant;
use protocol::{BestMove, Cancel, Failure};
use rules::{ByColor, Color, DrawReason, Outcome};

use crate::limits::{Clocks, Limits};
use crate::openings::Opening;
use crate::solved::Solved;
use crate::umpire::Umpire;

/// What all games of a match have in common.
#[derive(Debug)]
pub struct Terms {
    /// Time by which an answer may be late before the game is lost.
    pub margin: Duration,
    /// Longer games count as drawn.
    pub max_plies: usize,
    /// Who ends games that are decided.
    pub umpire: Umpire,
    /// Tables that end a game, if there are any.
    pub solved: Option<Solved>,
    /// What breaks games off.
    pub cancel: Cancel,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game, from its opening on.
    pub game: Game,
    /// The FEN of a first position other than the usual one.
    pub fen: Option<String>,
    /// What was said of each move, from the first of the opening on.
    pub comments: Vec<Option<String>>,
    /// Who won; none where it was drawn.
    pub winner: Option<Color>,
    /// Why it is over.
    pub end: End,
    /// What each engine did.
    pub effort: ByColor<Effort>,
}

/// Why a game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules.
    Rules(Ended),
    /// A draw that may be claimed.
    Claim(DrawReason),
    /// By endgame tables.
    Tables,
    /// By the scores that both engines showed.
    Scores,
    /// Too many moves.
    Length,
    /// No answer in time: by so much too late.
    Time(Duration),
    /// The engine of the side to move gave the game up.
    GaveUp,
    /// It made an illegal move, ended, was silent, or called a game drawn that its opponent did not give.
    Failure(Failure),
}

/// What it means for a game that no move came.
impl From<Failure> for End {
    fn from(failure: Failure) -> End {
        match failure {
            Failure::GaveUp => End::GaveUp,
            Failure::Refused(_)
            | Failure::Gone(_)
            | Failure::Silent(_)
            | Failure::Complaint(_)
            | Failure::Unreadable(_)
            | Failure::Illegal(_)
            | Failure::SaysDrawn
            | Failure::Cancelled => End::Failure(failure),
        }
    }
}

impl End {
    /// Whether something else than play decided.
    pub const fn is_failure(&self) -> bool {
        match self {
            End::Time(_) | End::Failure(_) => true,
            End::Rules(_)
            | End::Claim(_)
            | End::Tables
            | End::Scores
            | End::Length
            | End::GaveUp => false,
        }
    }

    /// Whether an engine must be started anew before the next game.
    pub const fn is_fatal(&self) -> bool {
        match self {
            End::Failure(failure) => failure.is_fatal(),
            End::Rules(_)
            | End::Claim(_)
            | End::Tables
            | End::Scores
            | End::Length
            | End::Time(_)
            | End::GaveUp => false,
        }
    }

    /// In one word or two, to count by.
    pub fn kind(&self) -> &'static str {
        match self {
            End::Rules(ended) => match ended.outcome {
                Outcome::Win { .. } => "won by the rules",
                Outcome::Draw { by } => draw_name(by),
            },
            End::Claim(by) => draw_name(*by),
            End::Tables => "adjudicated by tables",
            End::Scores => "adjudicated by scores",
            End::Length => "too long",
            End::Time(_) => "time",
            End::GaveUp | End::Failure(Failure::GaveUp) => "given up",
            End::Failure(Failure::Illegal(_)) => "illegal move",
            End::Failure(
                Failure::Refused(_)
                | Failure::Gone(_)
                | Failure::Silent(_)
                | Failure::Complaint(_)
                | Failure::Unreadable(_)
                | Failure::SaysDrawn
                | Failure::Cancelled,
            ) => "engine failure",
        }
    }
}

fn draw_name(by: DrawReason) -> &'static str {
    match by {
        DrawReason::Agreement => "draw agreed",
        DrawReason::Repetition | DrawReason::FivefoldRepetition => "repetition",
        DrawReason::KingMovesOnly => "king moves only",
        DrawReason::ThreeAgainstKing => "three against a king",
        DrawReason::TwoAgainstKing => "two against a king",
        DrawReason::KingsAgainstKing => "kings against a king",
        DrawReason::MainRoadHeld => "main road held",
        DrawReason::NotPlayedOut => "not played out",
        DrawReason::UnchangedForce => "unchanged force",
        DrawReason::NoCapture => "no capture",
        DrawReason::Stalemate => "stalemate",
        DrawReason::FiftyMoves | DrawReason::SeventyFiveMoves => "fifty moves",
        DrawReason::DeadPosition => "dead position",
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Rules(Ended {
                article: Some(article),
                ..
            }) => write!(f, "{}, {article}", self.kind()),
            End::Time(late) => write!(f, "time: {:.1} ms too late", late.as_secs_f64() * 1000.0),
            End::Failure(failure) => write!(f, "{failure}"),
            End::Rules(_)
            | End::Claim(_)
            | End::Tables
            | End::Scores
            | End::Length
            | End::GaveUp => f.write_str(self.kind()),
        }
    }
}

/// What an engine did in a game, or in many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Moves that it made.
    pub moves: u64,
    /// Time that it used.
    pub time: Duration,
    /// Positions that it says it has looked at.
    pub nodes: u64,
    /// Plies that it says it has searched, of all moves together.
    pub depth: u64,
    /// The most by which an answer came after its time.
    pub latest: Duration,
}

impl Effort {
    fn note(&mut self, thought: &BestMove, used: Duration, late: Duration) {
        self.moves += 1;
        self.time += used;
        // An engine may say what it likes.
        self.nodes = self.nodes.saturating_add(thought.nodes.unwrap_or_default());
        self.depth += u64::from(thought.depth.unwrap_or_default());
        self.latest = self.latest.max(late);
    }

    /// Adds what it did elsewhere.
    pub fn add(&mut self, other: Effort) {
        self.moves += other.moves;
        self.time += other.time;
        self.nodes = self.nodes.saturating_add(other.nodes);
        self.depth += other.depth;
        self.latest = self.latest.max(other.latest);
    }
}

/// Plays a game to its end; none is there to tell of if it was broken off.
pub(crate) fn play(
    opening: &Opening,
    mut seats: ByColor<&mut Contestant>,
    limits: ByColor<Limits>,
    terms: &Terms,
) -> Option<Played> {
    let mut clocks = Clocks::new(limits);
    let mut umpire = terms.umpire;
    let mut played = Played {
        game: opening.game.clone(),
        fen: opening.fen.clone(),
        comments: vec![None; opening.game.plies()],
        winner: None,
        end: End::Length,
        effort: ByColor::default(),
    };
    for side in Color::ALL {
        let pace = clocks.pace(side);
        if let Err(failure) = seats[side].begin(&played.game, side, &pace) {
            (played.winner, played.end) = (Some(!side), End::from(failure));
            return stands(played, &terms.cancel);
        }
    }
    loop {
        if terms.cancel.is_cancelled() {
            return None;
        }
        let over = over(&played.game, terms)
            .or_else(|| turn(&mut played, &mut seats, &mut clocks, &mut umpire, terms));
        if let Some((winner, end)) = over {
            (played.winner, played.end) = (winner, end);
            break;
        }
    }
    let played = stands(played, &terms.cancel)?;
    for side in Color::ALL {
        // Who has gone by now is found out when the next game begins.
        seats[side]
            .end(&played.game, played.winner)
            .unwrap_or_default();
    }
    Some(played)
}

/// How long it is waited for, after a failure, whether somebody has cancelled.
const HEARSAY: Duration = Duration::from_millis(100);
/// How often it is looked for meanwhile.
pub(crate) const TICK: Duration = Duration::from_millis(20);

/// A game that is over counts, unless it was cancelled, or lost by an engine that was stopped as we were.
fn stands(played: Played, cancel: &Cancel) -> Option<Played> {
    let is_cut = played.end == End::Failure(Failure::Cancelled);
    let is_stopped = is_cut || played.end.is_fatal() && is_behind_failure(cancel);
    (!is_stopped).then_some(played)
}

/// Whether a failure just now may come of cancelling: Ctrl-C reaches engines in processes of their own as well as us, and they
/// may end before we have heard of it.
pub(crate) fn is_behind_failure(cancel: &Cancel) -> bool {
    let until = Instant::now() + HEARSAY;
    while !cancel.is_cancelled() && Instant::now() < until {
        thread::sleep(TICK);
    }
    cancel.is_cancelled()
}

/// Whether the game is over before the next move.
fn over(game: &Game, terms: &Terms) -> Option<(Option<Color>, End)> {
    if let Some(ended) = game.ended() {
        return Some((ended.outcome.winner(), End::Rules(ended)));
    }
    if let Some(claim) = game.claims().first() {
        return Some((None, End::Claim(*claim)));
    }
    if let Some(winner) = terms.solved.as_ref().and_then(|solved| solved.judge(game)) {
        return Some((winner, End::Tables));
    }
    (game.plies() >= terms.max_plies).then_some((None, End::Length))
}

/// One move; how the game ended by it, apart from the rules.
fn turn(
    played: &mut Played,
    seats: &mut ByColor<&mut Contestant>,
    clocks: &mut Clocks,
    umpire: &mut Umpire,
    terms: &Terms,
) -> Option<(Option<Color>, End)> {
    let side = played.game.turn();
    let begin = Instant::now();
    let thought = seats[side].think(&played.game, &clocks.pace(side), &terms.cancel);
    let used = begin.elapsed();
    let lost = |end| Some((Some(!side), end));
    let thought = match thought {
        Ok(thought) => thought,
        Err(Failure::SaysDrawn) if umpire.is_content(!side, played.game.plies()) => {
            return Some((None, End::Claim(DrawReason::Agreement)));
        }
        Err(failure) => return lost(End::from(failure)),
    };
    let late = clocks
        .allowed(side)
        .map_or(Duration::ZERO, |allowed| used.saturating_sub(allowed));
    played.effort[side].note(&thought, used, late);
    if played.game.play(&thought.text).is_err() {
        return lost(End::Failure(Failure::Illegal(thought.text)));
    }
    played.comments.push(Some(comment(&thought, used)));
    if late > terms.margin {
        return lost(End::Time(late));
    }
    clocks.press(side, used);
    umpire
        .judge(side, thought.score, played.game.plies())
        .map(|winner| (winner, End::Scores))
}

/// Score, depth and time of a move.
fn comment(thought: &BestMove, used: Duration) -> String {
    let mut text = String::new();
    if let Some(score) = thought.score {
        text.push_str(&format!("{:+.2}", f64::from(score) / 100.0));
    }
    if let Some(depth) = thought.depth {
        text.push_str(&format!("/{depth}"));
    }
    format!("{text} {:.3}s", used.as_secs_f64())
        .trim()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who gives a game up has not failed, whenever it does so.
    #[test]
    fn giving_up_is_no_failure() {
        let end = End::from(Failure::GaveUp);
        assert_eq!((&end, end.kind()), (&End::GaveUp, "given up"));
        assert!(!end.is_failure() && !end.is_fatal());
        let end = End::from(Failure::SaysDrawn);
        assert_eq!(end.kind(), "engine failure");
        assert!(end.is_failure() && !end.is_fatal());
    }
}
