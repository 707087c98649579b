//! DamExchange from the side of a match: we are the initiator.

use std::io::{self, ErrorKind};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rules::{AnyGame, Color, with_game};

use super::message::{DxpMessage, VERSION};
use super::table::{hub_text, move_message, to_squares};
use super::wire::{Frame, Frames, send};
use crate::cancel::Cancel;
use crate::client::{Asked, BestMove, Client, Failure, Pace};
use crate::hub_client::full_text;
use crate::process::{Launch, Log, TICK, Wait, dismiss, spawn};

/// Where the other program is met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DxpAddress {
    /// It listens there.
    Connect(SocketAddr),
    /// It connects to us there.
    Listen(SocketAddr),
}

/// To be reached after its start.
const ARRIVAL: Duration = Duration::from_secs(30);
/// To answer a request, or the end of a game.
const REPLY: Duration = Duration::from_secs(20);

/// A program that speaks DamExchange.
#[derive(Debug)]
pub struct DxpClient {
    frames: Frames,
    child: Option<Child>,
    name: String,
    /// Plies that it knows of; none between games.
    known: Option<usize>,
    /// What it said last for people to read.
    chat: Option<String>,
    log: Option<Log>,
}

impl DxpClient {
    /// Starts the program, if a command is given, and meets it.
    ///
    /// # Errors
    /// When it does not start or is not met.
    pub fn start(address: DxpAddress, launch: &Launch) -> Result<DxpClient, Failure> {
        if let Some((name, _)) = launch.settings.first() {
            return Err(Failure::Refused(format!(
                "nothing can be set by DamExchange, so neither can {name}"
            )));
        }
        let mut child = None;
        let met = meet(address, launch, &mut child);
        if met.is_err() {
            child.iter_mut().for_each(dismiss);
        }
        let stream = met?;
        Ok(DxpClient {
            frames: Frames::new(stream),
            child,
            name: "DXP".to_owned(),
            known: None,
            chat: None,
            log: launch.log.clone(),
        })
    }

    fn say(&mut self, message: &DxpMessage) -> Result<(), Failure> {
        if let Some(log) = &self.log {
            log.write(format_args!("[dxp] > {}", text(&message.write())));
        }
        send(self.frames.stream(), message).map_err(|error| gone(&error))
    }

    /// The next message other than chat.
    fn hear(&mut self, wait: Wait, patience: Duration) -> Result<DxpMessage, Failure> {
        self.hear_unless(&Cancel::default(), wait, patience)
    }

    /// The same, unless it is cancelled. A search cannot be ended by this protocol: the program is left.
    fn hear_unless(
        &mut self,
        cancel: &Cancel,
        wait: Wait,
        patience: Duration,
    ) -> Result<DxpMessage, Failure> {
        loop {
            let left = wait.left();
            if left.is_zero() {
                return Err(Failure::Silent(patience));
            }
            let stream = self.frames.stream();
            if cancel.is_cancelled() {
                stream.shutdown(Shutdown::Both).unwrap_or_default();
                return Err(Failure::Cancelled);
            }
            stream
                .set_read_timeout(Some(left.min(TICK)))
                .map_err(|error| gone(&error))?;
            let frame = match self.frames.next() {
                Ok(frame) => frame,
                Err(error) if is_timeout(&error) => continue,
                Err(error) => return Err(gone(&error)),
            };
            let bytes = match frame {
                Frame::Whole(bytes) => bytes,
                Frame::TooLong => {
                    return Err(Failure::Unreadable("a message without an end".to_owned()));
                }
                Frame::Closed => {
                    let said = self.chat.take();
                    let said = said.unwrap_or_else(|| "it has closed the connection".to_owned());
                    return Err(Failure::Gone(said));
                }
            };
            if let Some(log) = &self.log {
                log.write(format_args!("[dxp] < {}", text(&bytes)));
            }
            match DxpMessage::read(&bytes) {
                Ok(DxpMessage::Chat(chat)) => self.chat = Some(chat),
                Ok(message) => return Ok(message),
                Err(fault) => {
                    return Err(Failure::Unreadable(format!("{}: {fault}", text(&bytes))));
                }
            }
        }
    }
}

/// Connects to the program or lets it connect, while it is there.
fn meet(
    address: DxpAddress,
    launch: &Launch,
    child: &mut Option<Child>,
) -> Result<TcpStream, Failure> {
    let refused = |error: io::Error| match address {
        DxpAddress::Connect(at) => Failure::Refused(format!("cannot connect to {at}: {error}")),
        DxpAddress::Listen(at) => Failure::Refused(format!("cannot listen at {at}: {error}")),
    };
    let listener = match address {
        DxpAddress::Listen(at) => {
            let listener = TcpListener::bind(at).map_err(refused)?;
            listener.set_nonblocking(true).map_err(refused)?;
            Some(listener)
        }
        DxpAddress::Connect(_) => None,
    };
    if !launch.command.is_empty() {
        *child = Some(spawn(launch, Stdio::null)?);
    }
    let until = Instant::now() + ARRIVAL;
    loop {
        let stream = match (&listener, address) {
            (Some(listener), _) => listener.accept().map(|(stream, _)| stream),
            (None, DxpAddress::Connect(at) | DxpAddress::Listen(at)) => TcpStream::connect(at),
        };
        match stream {
            Ok(stream) => {
                stream.set_nonblocking(false).map_err(refused)?;
                stream.set_nodelay(true).map_err(refused)?;
                return Ok(stream);
            }
            // A program that is there already is reached at once.
            Err(error) if listener.is_none() && child.is_none() => return Err(refused(error)),
            Err(error) if Instant::now() >= until => return Err(refused(error)),
            Err(_) => thread::sleep(Duration::from_millis(50)),
        }
        let ended = child.as_mut().and_then(|child| child.try_wait().ok()?);
        if let Some(status) = ended {
            return Err(Failure::Gone(status.to_string()));
        }
    }
}

fn is_timeout(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

fn gone(error: &io::Error) -> Failure {
    Failure::Gone(error.to_string())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn draughts(asked: Asked<'_>) -> Result<&AnyGame, Failure> {
    match asked {
        Asked::Draughts(game) => Ok(game),
        Asked::Chess { .. } => Err(Failure::Refused("DamExchange has no chess".to_owned())),
    }
}

/// The whole minutes of a game and the moves that they are for, 0 for all of them: more cannot be said.
///
/// # Errors
/// When the side has other limits, or minutes and moves beyond three digits.
pub fn dxp_terms(pace: &Pace, side: Color) -> Result<(u16, u16), Failure> {
    let only_clock = pace.depth.is_none() && pace.nodes.is_none() && pace.move_time.is_none();
    let terms = pace
        .clock
        .filter(|clock| only_clock && clock.increment.is_zero())
        .and_then(|clock| {
            let time = clock.left[side];
            let seconds = time.as_secs();
            let minutes = u16::try_from(seconds / 60).ok()?;
            let moves = clock
                .moves
                .map_or(Some(0), |moves| u16::try_from(moves).ok())?;
            let is_whole = seconds.is_multiple_of(60) && time.subsec_nanos() == 0;
            let can_be_said = is_whole && (1..=999).contains(&minutes) && moves <= 999;
            can_be_said.then_some((minutes, moves))
        });
    terms.ok_or_else(|| {
        Failure::Refused(
            "DamExchange can only say whole minutes for a game or for up to 999 moves, as with --clock 60 or 75/60".to_owned(),
        )
    })
}

impl Client for DxpClient {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, asked: Asked<'_>, side: Color, pace: &Pace) -> Result<(), Failure> {
        let game = draughts(asked)?;
        let position = with_game!(game, game => {
            let is_first = game.moves().is_empty() && *game.position() == rules::Position::initial();
            (!is_first).then(|| (game.position().turn(), to_squares(game.position())))
        });
        let (minutes, moves) = dxp_terms(pace, side)?;
        self.say(&DxpMessage::Request {
            version: VERSION,
            name: concat!("Peatee ", env!("CARGO_PKG_VERSION")).to_owned(),
            follower: side,
            minutes,
            moves,
            position,
        })?;
        let wait = Wait::new(REPLY);
        loop {
            match self.hear(wait, REPLY)? {
                DxpMessage::Answer { name, code: 0 } => {
                    self.name = name;
                    self.known = Some(with_game!(game, game => game.moves().len()));
                    return Ok(());
                }
                DxpMessage::Answer { code, .. } => {
                    return Err(Failure::Refused(format!("it declines the game: {code}")));
                }
                // What still belongs to the last game.
                DxpMessage::End { .. } | DxpMessage::BackAnswer(_) => (),
                other @ (DxpMessage::Request { .. }
                | DxpMessage::Move { .. }
                | DxpMessage::Chat(_)
                | DxpMessage::BackRequest { .. }) => {
                    return Err(Failure::Unreadable(text(&other.write())));
                }
            }
        }
    }

    fn think(
        &mut self,
        asked: Asked<'_>,
        pace: &Pace,
        cancel: &Cancel,
    ) -> Result<BestMove, Failure> {
        let game = draughts(asked)?;
        let known = self
            .known
            .ok_or_else(|| Failure::Refused("no game was begun".to_owned()))?;
        let news: Vec<DxpMessage> = with_game!(game, game => {
            let moves = game.moves().iter().skip(known);
            moves.map(|m| move_message(*m, Duration::ZERO)).collect()
        });
        for message in &news {
            self.say(message)?;
        }
        let wait = Wait::new(pace.patience);
        loop {
            match self.hear_unless(cancel, wait, pace.patience)? {
                DxpMessage::Move {
                    from, to, captured, ..
                } => {
                    self.known = Some(known + news.len() + 1);
                    let hub = hub_text(from, to, &captured);
                    return Ok(BestMove {
                        text: with_game!(game, game => full_text(game.position(), &hub))?,
                        ..BestMove::default()
                    });
                }
                DxpMessage::End {
                    reason: reason @ (1 | 2),
                    ..
                } => {
                    self.known = None;
                    self.say(&DxpMessage::End {
                        reason: 0,
                        stops: false,
                    })?;
                    return Err(match reason {
                        1 => Failure::GaveUp,
                        _ => Failure::SaysDrawn,
                    });
                }
                DxpMessage::End { reason, .. } => {
                    self.known = None;
                    return Err(Failure::Complaint(format!("the game is over: {reason}")));
                }
                DxpMessage::BackRequest { .. } => self.say(&DxpMessage::BackAnswer(2))?,
                DxpMessage::BackAnswer(_) | DxpMessage::Chat(_) | DxpMessage::Answer { .. } => (),
                DxpMessage::Request { .. } => {
                    let name = "Peatee".to_owned();
                    self.say(&DxpMessage::Answer { name, code: 2 })?;
                }
            }
        }
    }

    fn end(&mut self, asked: Asked<'_>, winner: Option<Color>) -> Result<(), Failure> {
        let game = draughts(asked)?;
        let Some(known) = self.known.take() else {
            return Ok(());
        };
        // The last move is news to it where it is the loser's or the drawer's turn.
        let news: Vec<DxpMessage> = with_game!(game, game => {
            let moves = game.moves().iter().skip(known);
            moves.map(|m| move_message(*m, Duration::ZERO)).collect()
        });
        for message in &news {
            self.say(message)?;
        }
        let reason = match winner {
            None => 2,
            Some(_) => 0,
        };
        self.say(&DxpMessage::End {
            reason,
            stops: false,
        })?;
        let wait = Wait::new(REPLY);
        loop {
            match self.hear(wait, REPLY)? {
                DxpMessage::End { .. } => return Ok(()),
                DxpMessage::Request { .. }
                | DxpMessage::Answer { .. }
                | DxpMessage::Move { .. }
                | DxpMessage::Chat(_)
                | DxpMessage::BackRequest { .. }
                | DxpMessage::BackAnswer(_) => (),
            }
        }
    }
}

impl Drop for DxpClient {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // A program of ours is not needed any more; it may have gone already.
            let stop = DxpMessage::End {
                reason: 0,
                stops: true,
            };
            send(self.frames.stream(), &stop).unwrap_or_default();
            self.frames
                .stream()
                .shutdown(Shutdown::Both)
                .unwrap_or_default();
            dismiss(child);
        }
    }
}
