//! UCI, the protocol of chess engines, for whoever knows the rules: this crate does not.

use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use rules::{ByColor, Color};

use crate::background::{BackgroundSearch, End};
use crate::client::{Clock, Pace};
use crate::level::Level;
use crate::spoken::{Heard, converse, heard};

/// A player of chess, as UCI sees it.
pub trait UciPlayer: Send {
    /// Takes a position, the first one if no FEN is given, and the moves made since.
    ///
    /// # Errors
    /// What is wrong; the old position stays.
    fn set(&mut self, fen: Option<&str>, moves: &[&str]) -> Result<(), String>;

    /// The side to move.
    fn turn(&self) -> Color;

    /// Looks for the best move until a limit is reached or it is told to stop, and tells what it finds; none where
    /// there is no legal move.
    fn think(
        &mut self,
        limits: UciLimits,
        stop: &dyn Fn() -> bool,
        tell: &mut dyn FnMut(&UciFound),
    ) -> Option<String>;

    /// A new game begins.
    fn forget(&mut self);
}

/// How far to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UciLimits {
    /// Half-moves.
    pub depth: u8,
    /// Positions.
    pub nodes: u64,
}

/// What was found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UciFound {
    /// Half-moves looked at in full.
    pub depth: u8,
    /// How good the line is.
    pub score: UciScore,
    /// Positions looked at.
    pub nodes: u64,
    /// The line, each move as `e2e4` or `e7e8q`.
    pub line: Vec<String>,
}

/// A judgement for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UciScore {
    /// Hundredths of a pawn.
    Hundredths(i32),
    /// Mate in so many moves; below zero the side to move is mated.
    Mate(i32),
}

/// Speaks UCI until the reader ends or says `quit`.
///
/// # Errors
/// When reading or writing fails.
pub fn serve_uci(
    input: impl BufRead + Send,
    output: impl Write,
    player: Box<dyn UciPlayer>,
) -> io::Result<()> {
    converse(output, move |scope, say| listen(scope, input, say, player))
}

fn listen<'scope>(
    scope: &'scope thread::Scope<'scope, '_>,
    input: impl BufRead,
    say: Sender<String>,
    player: Box<dyn UciPlayer>,
) -> io::Result<()> {
    let mut uci = Uci {
        say,
        background: BackgroundSearch::new(scope, Some(player)),
    };
    for line in heard(input) {
        let Heard::Line(text) = line? else {
            uci.complain(Heard::TOO_LONG);
            continue;
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            [] => (),
            ["quit", ..] => {
                uci.end(true);
                return Ok(());
            }
            [command, rest @ ..] => uci.obey(command, rest),
        }
    }
    // Nothing more is said.
    uci.end(false);
    Ok(())
}

/// What is said to a search under way.
#[derive(Debug, Default)]
struct Word {
    stop: AtomicBool,
    /// When the move was made that is being pondered on.
    hit: OnceLock<Instant>,
}

impl Word {
    fn is_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

struct Uci<'scope, 'env> {
    say: Sender<String>,
    background: BackgroundSearch<'scope, 'env, dyn UciPlayer, Arc<Word>>,
}

impl Uci<'_, '_> {
    fn obey(&mut self, command: &str, rest: &[&str]) {
        match command {
            "uci" => self.introduce(),
            "isready" => self.tell("readyok"),
            "stop" => self.end(true),
            "ponderhit" => self.ponder_hit(),
            "debug" | "register" => (),
            "setoption" => self.set_option(rest),
            "ucinewgame" | "position" | "go" => {
                self.end(true);
                match (command, &mut self.background.engine) {
                    ("ucinewgame", Some(player)) => player.forget(),
                    ("position", Some(player)) => {
                        if let Err(fault) = set_position(player.as_mut(), rest) {
                            self.complain(&fault);
                        }
                    }
                    ("go", Some(_)) => self.go(rest),
                    (_, Some(_) | None) => self.complain("the search has failed"),
                }
            }
            other => self.complain(&format!("command {other:?} is not known")),
        }
    }

    fn tell(&self, line: &str) {
        // Where nobody reads any more, the reader ends as well.
        self.say.send(line.to_owned()).ok();
    }

    /// UCI has no word for errors, only one for texts.
    fn complain(&self, message: &str) {
        self.tell(&format!("info string error: {message}"));
    }

    fn introduce(&self) {
        self.tell(concat!("id name Peatee ", env!("CARGO_PKG_VERSION")));
        self.tell("id author the Peatee authors");
        self.tell("option name Ponder type check default false");
        self.tell("uciok");
    }

    /// Whether the other side lets us ponder changes nothing here: it says so each time.
    fn set_option(&self, words: &[&str]) {
        let name = words.iter().skip_while(|word| **word == "name");
        let name: Vec<&str> = name.take_while(|word| **word != "value").copied().collect();
        let name = name.join(" ");
        let value = words.iter().skip_while(|word| **word != "value").nth(1);
        match (name.to_ascii_lowercase().as_str(), value) {
            ("ponder", Some(&"true" | &"false")) => (),
            ("ponder", _) => self.complain("option Ponder is true or false"),
            _ => self.complain(&format!("there is no option {name:?}")),
        }
    }

    /// The expected move was made: the clock runs from now.
    fn ponder_hit(&mut self) {
        match &self.background.search {
            Some(search) if search.pondering => {
                // Said twice, the first counts.
                search.word.hit.get_or_init(Instant::now);
            }
            Some(_) | None => self.complain("nothing is being pondered"),
        }
    }

    fn go(&mut self, words: &[&str]) {
        let order = match Order::read(words) {
            Ok(order) => order,
            Err(fault) => return self.complain(&fault),
        };
        if !order.unknown.is_empty() {
            self.complain(&format!("go {:?} is not known", order.unknown.join(" ")));
        }
        let word = Arc::new(Word::default());
        let (said, heard) = (self.say.clone(), Arc::clone(&word));
        let (pondering, ends_itself) = (order.is_pondering, order.ends_itself());
        self.background
            .start(word, pondering, ends_itself, move |player| {
                think(player, &order, &heard, &said);
            });
    }

    /// Ends a search under way, at once or as its limit has it; its answer is written before anything else.
    fn end(&mut self, at_once: bool) {
        let stop = |word: &Arc<Word>| word.stop.store(true, Ordering::Relaxed);
        if let End::Failed(_) = self.background.end(at_once, stop) {
            self.complain("the search has failed");
        }
    }
}

/// Searches as ordered and answers.
fn think(player: &mut dyn UciPlayer, order: &Order, word: &Word, say: &Sender<String>) {
    let begin = Instant::now();
    let (limits, time) = order.limits(player.turn());
    // While it ponders, the clock of the other side runs.
    let clock_since = || match order.is_pondering {
        true => word.hit.get().copied(),
        false => Some(begin),
    };
    let is_over = || {
        let used = clock_since().map(|since| since.elapsed());
        word.is_stop() || matches!((used, time), (Some(used), Some(time)) if used >= time)
    };
    let mut line = Vec::new();
    let mut tell = |found: &UciFound| {
        line.clone_from(&found.line);
        // Where nobody reads any more, nobody waits for the answer.
        if say.send(info(found, begin.elapsed())).is_err() {
            word.stop.store(true, Ordering::Relaxed);
        }
    };
    let best = player.think(limits, &is_over, &mut tell);
    // The answer is not to come before it is asked for.
    while (order.is_endless || clock_since().is_none()) && !word.is_stop() {
        thread::sleep(Duration::from_millis(2));
    }
    let mut answer = format!("bestmove {}", best.as_deref().unwrap_or("0000"));
    if let [first, expected, ..] = line.as_slice()
        && best.as_ref() == Some(first)
    {
        answer.push_str(&format!(" ponder {expected}"));
    }
    say.send(answer).ok();
}

fn info(found: &UciFound, time: Duration) -> String {
    let score = match found.score {
        UciScore::Hundredths(hundredths) => format!("cp {hundredths}"),
        UciScore::Mate(moves) => format!("mate {moves}"),
    };
    let rate = found.nodes as f64 / time.as_secs_f64().max(1e-6);
    format!(
        "info depth {} score {score} nodes {} nps {rate:.0} time {} pv {}",
        found.depth,
        found.nodes,
        time.as_millis(),
        found.line.join(" ")
    )
}

/// `startpos` or `fen …`, and `moves …`.
fn set_position(player: &mut dyn UciPlayer, words: &[&str]) -> Result<(), String> {
    let place = words.iter().position(|word| *word == "moves");
    let (place, moves) = match place {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    match place {
        ["startpos"] => player.set(None, moves),
        ["fen", fields @ ..] if !fields.is_empty() => player.set(Some(&fields.join(" ")), moves),
        _ => Err("position wants startpos or fen".to_owned()),
    }
}

/// What `go` says.
#[derive(Clone, Debug, Default)]
struct Order {
    depth: Option<u8>,
    nodes: Option<u64>,
    move_time: Option<Duration>,
    left: ByColor<Option<Duration>>,
    increment: ByColor<Duration>,
    moves: Option<u32>,
    /// Until told to stop.
    is_endless: bool,
    /// The move that is expected is already made in the position; its limits count once it was made indeed.
    is_pondering: bool,
    /// Words that mean nothing to us; the others count.
    unknown: Vec<String>,
}

impl Order {
    /// What a number follows.
    const NUMBERS: [&str; 9] = [
        "mate",
        "depth",
        "nodes",
        "movestogo",
        "movetime",
        "wtime",
        "btime",
        "winc",
        "binc",
    ];

    /// Whether a limit ends the search if nobody does.
    fn ends_itself(&self) -> bool {
        let is_limited = self.depth.is_some()
            || self.nodes.is_some()
            || self.move_time.is_some()
            || Color::ALL.iter().any(|color| self.left[*color].is_some());
        is_limited && !self.is_endless && !self.is_pondering
    }

    fn read(words: &[&str]) -> Result<Order, String> {
        let mut order = Order::default();
        let mut words = words.iter().copied();
        while let Some(name) = words.next() {
            let flag = match name {
                "infinite" => Some(&mut order.is_endless),
                "ponder" => Some(&mut order.is_pondering),
                _ => None,
            };
            if let Some(flag) = flag {
                *flag = true;
                continue;
            }
            if !Order::NUMBERS.contains(&name) {
                order.unknown.push(name.to_owned());
                continue;
            }
            let value = words.next().unwrap_or_default();
            let fault = || format!("go {name}: {value:?} is no number that fits");
            // A clock that has run out may be told below zero.
            let time = || {
                let milliseconds: i64 = value.parse().map_err(|_| fault())?;
                Ok::<_, String>(Duration::from_millis(milliseconds.max(0).unsigned_abs()))
            };
            match name {
                "mate" => {
                    let moves: u8 = value.parse().map_err(|_| fault())?;
                    order.depth = Some(moves.saturating_mul(2));
                }
                "depth" => order.depth = Some(value.parse().map_err(|_| fault())?),
                "nodes" => order.nodes = Some(value.parse().map_err(|_| fault())?),
                "movestogo" => order.moves = Some(value.parse().map_err(|_| fault())?),
                "movetime" => order.move_time = Some(time()?),
                "wtime" => order.left.white = Some(time()?),
                "btime" => order.left.black = Some(time()?),
                "winc" => order.increment.white = time()?,
                _ => order.increment.black = time()?,
            }
        }
        Ok(order)
    }

    /// How far and how long to look. Without any limit it is looked until told to stop.
    fn limits(&self, turn: Color) -> (UciLimits, Option<Duration>) {
        // A clock that is told for one side only is the best guess for the other.
        let side = match self.left[turn] {
            Some(_) => turn,
            None => !turn,
        };
        let left = self.left[side];
        let clock = left.map(|left| Clock {
            left: ByColor::new_with(|_| left),
            increment: self.increment[side],
            moves: self.moves,
        });
        let pace = Pace {
            depth: self.depth,
            nodes: self.nodes,
            move_time: self.move_time,
            clock,
            patience: Duration::ZERO,
        };
        let level = Level::of(&pace, turn);
        let limits = level.limits(self.is_endless);
        // The increment comes after the move: no more than what is left can be used.
        let most = left.map_or(Duration::MAX, |left| left * 9 / 10);
        let time = limits.time.map(|time| time.min(most));
        let limits = UciLimits {
            depth: limits.depth,
            nodes: limits.nodes,
        };
        (limits, time)
    }
}

/// What a pace asks of a search, and the time that it may take.
pub fn pace_limits(pace: &Pace, turn: Color) -> (UciLimits, Option<Duration>) {
    let limits = Level::of(pace, turn).limits(false);
    let how_far = UciLimits {
        depth: limits.depth,
        nodes: limits.nodes,
    };
    (how_far, limits.time)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

    use super::*;

    /// What ends by itself has a limit, whoever is to move.
    #[test]
    fn found_7_e7_one_clock_limits_either_side() {
        for words in [["btime", "50"], ["wtime", "50"]] {
            let order = Order::read(&words).expect("numbers");
            assert!(order.ends_itself());
            for turn in Color::ALL {
                let (_, time) = order.limits(turn);
                let time = time.expect("a limit");
                assert!(time < Duration::from_millis(50), "{words:?}: {time:?}");
            }
        }
        let both = Order::read(&["wtime", "60000", "btime", "50"]).expect("numbers");
        let [white, black] = Color::ALL.map(|turn| both.limits(turn).1);
        assert!(white > black, "one's own clock comes first");
    }
}
