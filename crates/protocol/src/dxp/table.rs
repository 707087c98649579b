//! The engine at a DamExchange table, as follower or as initiator.

use std::io;
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::{Engine, Remote, Searchable, Shipped};
use rules::{Color, DrawOptions, Game, Move, Outcome, Position, Variant, VariantId, with_variant};

use super::message::{DxpMessage, VERSION};
use super::wire::{Frame, Frames, send};
use crate::any_engine::{Settings, engine};
use crate::client::{Clock, Failure, Pace};
use crate::level::Level;
use crate::squares::{read_move, read_position, write_position};

const NAME: &str = concat!("Peatee ", env!("CARGO_PKG_VERSION"));

/// What an initiator asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Initiative {
    /// Games, with colours in turn.
    pub games: u32,
    /// Minutes for each game, or for the moves.
    pub minutes: u16,
    /// Moves to be made in that time, after which the game ends without a result; 0 means the whole game.
    pub moves: u16,
    /// Our side in the first game.
    pub side: Color,
}

/// Plays on a connection until the other side stops or closes it, and tells of every game in a line. Without an
/// initiative it waits to be asked. What cannot be read or played is answered with a chat message that says why.
///
/// # Errors
/// When a setting does not fit, or the connection breaks.
pub fn serve_dxp(
    stream: &TcpStream,
    rules: VariantId,
    settings: &[(String, String)],
    initiative: Option<Initiative>,
    tell: &mut dyn FnMut(&str),
) -> Result<(), Failure> {
    let mut chosen = Settings::new(rules);
    for (name, value) in settings {
        chosen.set(name, value).map_err(Failure::Refused)?;
    }
    let served = with_variant!(chosen.variant, V => {
        let engine = engine::<V>(&chosen).map_err(Failure::Refused)?;
        serve(stream, engine, initiative, tell)
    });
    // The other side may have closed it already; the reader ends in either case.
    stream.shutdown(Shutdown::Both).unwrap_or_default();
    served.map_err(|error| Failure::Gone(error.to_string()))
}

fn serve<V: Searchable>(
    stream: &TcpStream,
    engine: Engine<V>,
    initiative: Option<Initiative>,
    tell: &mut dyn FnMut(&str),
) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let has_ended = Arc::new(AtomicBool::new(false));
    let frames = listen(stream.try_clone()?, engine.remote(), Arc::clone(&has_ended));
    let mut table = Table {
        stream,
        engine,
        initiative,
        asked: 0,
        playing: None,
        awaits_end: false,
        has_ended,
        peer: "?".to_owned(),
        tell,
    };
    table.ask()?;
    for frame in frames {
        if !table.take(frame)? {
            break;
        }
    }
    Ok(())
}

/// Whether a message, if it can be read, ends a game.
fn ends_game(bytes: &[u8]) -> bool {
    bytes.first() == Some(&b'E')
}

/// Reads in a thread of its own, so that the end of a game ends a search.
fn listen(stream: TcpStream, remote: Remote, has_ended: Arc<AtomicBool>) -> Receiver<Frame> {
    let (say, frames) = channel();
    let listen = move |say: Sender<Frame>| {
        let mut frames = Frames::new(stream);
        loop {
            let frame = frames.next().unwrap_or(Frame::Closed);
            let (ends_search, is_last) = match &frame {
                Frame::Whole(bytes) => (ends_game(bytes), false),
                Frame::TooLong | Frame::Closed => (true, true),
            };
            if ends_search {
                has_ended.store(true, Ordering::Relaxed);
                remote.stop();
            }
            if say.send(frame).is_err() || is_last {
                return;
            }
        }
    };
    thread::spawn(move || listen(say));
    frames
}

struct Table<'a, V: Variant> {
    stream: &'a TcpStream,
    engine: Engine<V>,
    initiative: Option<Initiative>,
    /// Games that we asked for.
    asked: u32,
    playing: Option<VariantGame<V>>,
    /// We have said that the game is over, and the other side has not yet.
    awaits_end: bool,
    /// The other side has said that the game is over, or has gone, and it was not yet heard here.
    has_ended: Arc<AtomicBool>,
    peer: String,
    tell: &'a mut dyn FnMut(&str),
}

/// A game under way.
struct VariantGame<V: Variant> {
    game: Game<V>,
    ours: Color,
    time: Duration,
    used: Duration,
    /// To be made in that time.
    moves: u32,
    made: u32,
}

impl<V: Searchable> Table<'_, V> {
    fn say(&self, message: &DxpMessage) -> io::Result<()> {
        send(self.stream, message)
    }

    /// Takes what the other side sent; false when there is nothing more to say.
    fn take(&mut self, frame: Frame) -> io::Result<bool> {
        match frame {
            Frame::Whole(bytes) => {
                if ends_game(&bytes) {
                    // Whoever read it has stopped the search; the next game is to have one of its own.
                    self.has_ended.store(false, Ordering::Relaxed);
                    self.engine.remote().reset();
                }
                match DxpMessage::read(&bytes) {
                    Ok(message) => self.hear(message),
                    Err(fault) => self.complain(&fault.to_string()),
                }
            }
            Frame::TooLong => {
                self.complain("a message without an end")?;
                Ok(false)
            }
            Frame::Closed => Ok(false),
        }
    }

    /// Says what is wrong; the game, if there is one, stays as it is.
    fn complain(&mut self, message: &str) -> io::Result<bool> {
        self.say(&DxpMessage::Chat(format!("error: {message}")))?;
        Ok(true)
    }

    /// As initiator, asks for the next game.
    fn ask(&mut self) -> io::Result<()> {
        let Some(initiative) = self.initiative else {
            return Ok(());
        };
        self.asked += 1;
        self.say(&DxpMessage::Request {
            version: VERSION,
            name: NAME.to_owned(),
            follower: !self.side(&initiative),
            minutes: initiative.minutes,
            moves: initiative.moves,
            position: None,
        })
    }

    /// Our side in the game that we asked for last.
    fn side(&self, initiative: &Initiative) -> Color {
        match self.asked % 2 {
            0 => !initiative.side,
            _ => initiative.side,
        }
    }

    /// Takes a message; false when there is nothing more to say.
    fn hear(&mut self, message: DxpMessage) -> io::Result<bool> {
        match message {
            DxpMessage::Request { .. } => self.requested(message),
            DxpMessage::Answer { name, code } => self.answered(&name, code),
            DxpMessage::Move {
                from, to, captured, ..
            } => self.moved(from, to, &captured),
            DxpMessage::End { reason, stops } => self.ended(reason, stops),
            DxpMessage::Chat(text) => {
                (self.tell)(&format!("{} says: {}", self.peer, printable(&text)));
                Ok(true)
            }
            DxpMessage::BackRequest { number, turn } => self.back(number, turn),
            DxpMessage::BackAnswer(_) => Ok(true),
        }
    }

    fn requested(&mut self, message: DxpMessage) -> io::Result<bool> {
        let DxpMessage::Request {
            version,
            name,
            follower,
            minutes,
            moves,
            position,
        } = message
        else {
            return Ok(true);
        };
        let answer = |code| DxpMessage::Answer {
            name: NAME.to_owned(),
            code,
        };
        if version != VERSION {
            self.say(&answer(1))?;
            return self.complain(&format!("version {version} of the protocol is not known"));
        }
        if self.initiative.is_some() || self.playing.is_some() {
            self.say(&answer(2))?;
            return self.complain("a game is being played");
        }
        let position = match position {
            None => Ok(Position::initial()),
            Some((turn, squares)) => from_squares::<V>(turn, &squares),
        };
        match position {
            Err(fault) => {
                self.say(&answer(2))?;
                self.complain(&fault)
            }
            Ok(position) => {
                self.say(&answer(0))?;
                self.peer = printable(&name);
                self.begin(position, follower, minutes, moves)
            }
        }
    }

    fn answered(&mut self, name: &str, code: u8) -> io::Result<bool> {
        let Some(initiative) = self.initiative.filter(|_| self.playing.is_none()) else {
            return self.complain("nothing was asked");
        };
        self.peer = printable(name);
        if code != 0 {
            (self.tell)(&format!("{} declines the game: {code}", self.peer));
            return Ok(false);
        }
        let side = self.side(&initiative);
        self.begin(
            Position::initial(),
            side,
            initiative.minutes,
            initiative.moves,
        )
    }

    fn begin(
        &mut self,
        position: Position<V>,
        ours: Color,
        minutes: u16,
        moves: u16,
    ) -> io::Result<bool> {
        let game = Game::new(position, DrawOptions::default(), &Shipped);
        self.engine.forget();
        self.awaits_end = false;
        self.playing = Some(VariantGame {
            game,
            ours,
            time: Duration::from_secs(60 * u64::from(minutes)),
            used: Duration::ZERO,
            moves: u32::from(moves),
            made: 0,
        });
        self.go_on()
    }

    fn moved(&mut self, from: u8, to: u8, captured: &[u8]) -> io::Result<bool> {
        let Some(playing) = &mut self.playing else {
            return self.without_game();
        };
        if playing.game.position().turn() == playing.ours {
            return self.complain("it is not your turn");
        }
        let text = hub_text(from, to, captured);
        let found = read_move(playing.game.position(), &text);
        match found.map(|m| playing.game.play(m)) {
            Some(Ok(())) => self.go_on(),
            Some(Err(_)) | None => self.complain(&format!("move {text} is not legal")),
        }
    }

    /// What was said while our end of the game was on its way concerns a game that is over; else there is none.
    fn without_game(&mut self) -> io::Result<bool> {
        if self.awaits_end {
            return Ok(true);
        }
        self.complain("no game is being played")
    }

    /// The game is over for the other side. Each says so once.
    fn ended(&mut self, reason: u8, stops: bool) -> io::Result<bool> {
        self.awaits_end = false;
        if self.playing.is_some() {
            let said = match reason {
                1 => "won",
                2 => "drawn",
                3 => "lost",
                _ => "over",
            };
            self.say(&DxpMessage::End {
                reason: 0,
                stops: self.is_last(),
            })?;
            self.record(&format!("{said}, as the other side says"));
        }
        if stops || self.is_last() {
            return Ok(false);
        }
        self.ask()?;
        Ok(true)
    }

    /// Whether no other game will be asked for.
    fn is_last(&self) -> bool {
        self.initiative
            .is_some_and(|initiative| self.asked >= initiative.games)
    }

    fn record(&mut self, result: &str) {
        if let Some(playing) = self.playing.take() {
            (self.tell)(&format!(
                "{} against {} with {}: {} plies, {result}",
                NAME,
                self.peer,
                playing.ours,
                playing.game.moves().len()
            ));
        }
    }

    /// Goes back to an earlier move.
    fn back(&mut self, number: u16, turn: Color) -> io::Result<bool> {
        let Some(playing) = &mut self.playing else {
            return self.without_game();
        };
        let first = playing.game.first_position().turn();
        let ply = |number: usize, turn| 2 * number + usize::from(turn == Color::Black);
        let wanted = ply(usize::from(number), turn).checked_sub(ply(1, first));
        let Some(wanted) = wanted.filter(|wanted| *wanted <= playing.game.moves().len()) else {
            return self.say(&DxpMessage::BackAnswer(2)).map(|()| true);
        };
        while playing.game.moves().len() > wanted && playing.game.undo() {}
        self.say(&DxpMessage::BackAnswer(0))?;
        self.go_on()
    }

    /// Says that the game is over, or makes our move if it is our turn.
    fn go_on(&mut self) -> io::Result<bool> {
        loop {
            let Some(playing) = &mut self.playing else {
                return Ok(true);
            };
            if let Some((reason, result)) = over(playing) {
                let stops = self.is_last();
                self.say(&DxpMessage::End { reason, stops })?;
                self.awaits_end = true;
                self.record(result);
                return Ok(true);
            }
            if playing.game.position().turn() != playing.ours {
                return Ok(true);
            }
            let begin = Instant::now();
            let limits = Level::of(&playing.pace(), playing.ours).limits(false);
            let Some(found) = self.engine.search(&playing.game, limits) else {
                return Ok(true);
            };
            if self.has_ended.load(Ordering::Relaxed) {
                // A move made now would meet a game that is over.
                return Ok(true);
            }
            let used = begin.elapsed();
            playing.used += used;
            playing.made += 1;
            // The engine gives legal moves.
            if playing.game.play(found.best).is_err() {
                return Ok(true);
            }
            self.say(&move_message(found.best, used))?;
        }
    }
}

impl<V: Variant> VariantGame<V> {
    fn pace(&self) -> Pace {
        let left = self.time.saturating_sub(self.used);
        let clock = Clock {
            left: rules::ByColor::new_with(|_| left),
            increment: Duration::ZERO,
            moves: (self.moves > 0).then(|| self.moves.saturating_sub(self.made).max(1)),
        };
        Pace {
            depth: None,
            nodes: None,
            move_time: None,
            clock: Some(clock),
            patience: left,
        }
    }
}

/// How a game is over, for us: the reason as the protocol numbers it, and in a word.
fn over<V: Variant>(playing: &VariantGame<V>) -> Option<(u8, &'static str)> {
    let game = &playing.game;
    match game.outcome() {
        Some(Outcome::Win { winner, .. }) if winner == playing.ours => Some((3, "won")),
        Some(Outcome::Win { .. }) => Some((1, "lost")),
        Some(Outcome::Draw { .. }) => Some((2, "drawn")),
        None if !game.claims().is_empty() => Some((2, "drawn")),
        None if playing.moves > 0 && playing.made >= playing.moves => {
            let is_ours = game.position().turn() == playing.ours;
            is_ours.then_some((0, "all moves made, not finished"))
        }
        None => None,
    }
}

/// A move as the protocol says it.
pub(super) fn move_message<B: rules::Board>(m: Move<B>, used: Duration) -> DxpMessage {
    DxpMessage::Move {
        seconds: u16::try_from(used.as_secs()).unwrap_or(u16::MAX),
        from: m.from().number(),
        to: m.to().number(),
        captured: m
            .captured()
            .into_iter()
            .map(|square| square.number())
            .collect(),
    }
}

/// A move as Hub writes it, which names the same squares.
pub(super) fn hub_text(from: u8, to: u8, captured: &[u8]) -> String {
    if captured.is_empty() {
        return format!("{from}-{to}");
    }
    let captured: String = captured.iter().map(|square| format!("x{square}")).collect();
    format!("{from}x{to}{captured}")
}

/// The letters of the protocol for a position, without the side to move.
pub(super) fn to_squares<V: Variant>(position: &Position<V>) -> String {
    let text = write_position(position);
    let squares = text.chars().skip(1).map(|letter| match letter {
        'b' => 'z',
        'B' => 'Z',
        other => other,
    });
    squares.collect()
}

fn from_squares<V: Variant>(turn: Color, squares: &str) -> Result<Position<V>, String> {
    let squares = squares.chars().map(|letter| match letter {
        'z' => 'b',
        'Z' => 'B',
        // Else a letter of Hub would be taken for one of ours.
        'b' | 'B' => '?',
        other => other,
    });
    let text: String = std::iter::once(turn.letter()).chain(squares).collect();
    read_position(&text)
}

/// A text of the other side, fit for a terminal.
fn printable(text: &str) -> String {
    let letters = text.chars().filter(|letter| !letter.is_control());
    letters.take(200).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

    use std::net::TcpListener;

    use engine::Limits;
    use rules::International;

    use super::*;

    /// The end of a game stops a search under way. Where none was, the word once stayed and ended the first search of the
    /// next game after a few hundred positions.
    #[test]
    fn the_end_of_a_game_does_not_stop_the_next() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("bound");
        let stream = TcpStream::connect(address).expect("connected");
        let mut table = Table {
            stream: &stream,
            engine: Engine::<International>::new(1),
            initiative: None,
            asked: 0,
            playing: None,
            awaits_end: false,
            has_ended: Arc::default(),
            peer: "?".to_owned(),
            tell: &mut |_| (),
        };
        for end in [&b"E00"[..], b"E", b"Ewhat"] {
            // As the reader does before it hands the message over.
            assert!(ends_game(end));
            table.engine.remote().stop();
            assert!(table.take(Frame::Whole(end.to_vec())).expect("written"));
            let found = table
                .engine
                .search(&Game::initial(&Shipped), Limits::nodes(5_000));
            assert!(found.expect("the game goes on").nodes > 4_000, "{end:?}");
        }
    }
}
