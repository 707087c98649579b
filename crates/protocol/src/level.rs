//! How long a move may take, as a `level` line says it.

use std::time::Duration;

use engine::Limits;
use rules::Color;

use crate::client::Pace;
use crate::line::Line;

/// What `level` lines have said since the last search.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Level {
    depth: Option<u8>,
    nodes: Option<u64>,
    move_time: Option<Duration>,
    time: Option<Duration>,
    increment: Duration,
    moves: Option<u32>,
    infinite: bool,
}

/// Kept back from every time limit: the way of the answer through two programs.
const MARGIN: Duration = Duration::from_micros(1500);
/// Moves to reckon with where a clock names none.
const MOVES_TO_GO: u32 = 32;

impl Level {
    /// The same said by one who asks for a move.
    pub(crate) fn of(pace: &Pace, turn: Color) -> Level {
        Level {
            depth: pace.depth,
            nodes: pace.nodes,
            move_time: pace.move_time,
            time: pace.clock.map(|clock| clock.left[turn]),
            increment: pace.clock.map_or(Duration::ZERO, |clock| clock.increment),
            moves: pace.clock.and_then(|clock| clock.moves),
            infinite: false,
        }
    }

    /// Takes over what a line says. The name of the value that is no number is the error.
    pub(crate) fn read(&mut self, line: &Line) -> Result<(), &'static str> {
        let mut next = *self;
        if let Some(depth) = line.value("depth") {
            next.depth = Some(depth.parse().map_err(|_| "depth")?);
        }
        if let Some(nodes) = line.value("nodes") {
            next.nodes = Some(nodes.parse().map_err(|_| "nodes")?);
        }
        if let Some(moves) = line.value("moves") {
            next.moves = Some(moves.parse().map_err(|_| "moves")?);
        }
        if let Some(seconds) = line.value("move-time") {
            next.move_time = Some(duration(seconds).ok_or("move-time")?);
        }
        if let Some(seconds) = line.value("time") {
            next.time = Some(duration(seconds).ok_or("time")?);
        }
        if let Some(seconds) = line.value("inc") {
            next.increment = duration(seconds).ok_or("inc")?;
        }
        next.infinite |= line.has("infinite");
        *self = next;
        Ok(())
    }

    /// The time for the next move; none where it is not limited.
    pub(crate) fn allotted(&self) -> Option<Duration> {
        if self.infinite {
            return None;
        }
        let fixed = self.move_time.map(|time| time.saturating_sub(MARGIN));
        let by_clock = self.time.map(|time| {
            let left = (time + self.increment).saturating_sub(MARGIN);
            let share = time / self.moves.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO);
            (share + self.increment * 4 / 5).min(left * 9 / 10)
        });
        match (fixed, by_clock) {
            (Some(fixed), Some(by_clock)) => Some(fixed.min(by_clock)),
            (fixed, by_clock) => fixed.or(by_clock),
        }
    }

    /// The limits of a search; while pondering the clock does not run.
    pub(crate) fn limits(&self, pondering: bool) -> Limits {
        Limits {
            depth: self.depth.unwrap_or(Limits::NONE.depth).max(1),
            nodes: self.nodes.unwrap_or(u64::MAX).max(1),
            time: if pondering { None } else { self.allotted() },
        }
    }
}

/// Thirty years; what is longer is as good as this, and sums do not overflow.
const LONGEST: Duration = Duration::from_secs(1_000_000_000);

fn duration(seconds: &str) -> Option<Duration> {
    let seconds: f64 = seconds.parse().ok()?;
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    Some(time.min(LONGEST))
}
