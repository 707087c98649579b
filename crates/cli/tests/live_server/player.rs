//! One who plays a game at random, and writes down what was acknowledged.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async};

use super::{Chance, Table};

pub(crate) const SIDES: [&str; 2] = ["white", "black"];

/// Where the server is, and whether it is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Play {
    /// Moves are made.
    On(SocketAddr),
    /// What was sent is seen through, and nothing new begun.
    Ending(SocketAddr),
    /// The server is away.
    Away,
    /// Everybody goes.
    Over,
}

/// What is known of a game from outside.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// What was acknowledged: the id of the command, and the move with its place if it was one.
    pub(crate) acknowledged: Vec<(String, Option<(usize, String)>)>,
    /// Commands that were sent and not answered yet, by side.
    pub(crate) open: [Option<String>; 2],
    /// The move that lies in an envelope.
    pub(crate) sealed: Option<String>,
    /// What was sealed, in turn.
    pub(crate) seals: Vec<String>,
    /// How many commands were sent a second time.
    pub(crate) again: usize,
    /// How many commands were refused because they could not be kept.
    pub(crate) not_kept: usize,
    /// What should not have happened.
    pub(crate) faults: Vec<String>,
}

/// One who plays.
pub(crate) struct Player {
    pub(crate) table: Table,
    pub(crate) side: usize,
    /// Whether the players of this game adjourn it.
    pub(crate) adjourns: bool,
    /// What the sealer writes, if not a move.
    pub(crate) scribble: Option<String>,
    pub(crate) ledger: Arc<Mutex<Ledger>>,
    pub(crate) chance: Arc<Chance>,
    pub(crate) play: watch::Receiver<Play>,
    pub(crate) sent: u32,
    pub(crate) open: Option<(String, Value)>,
    pub(crate) state: Value,
    /// How many moves stand.
    pub(crate) plies: usize,
}

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The connection is gone.
struct Gone;

pub(crate) async fn connect(address: SocketAddr, path: &str, cookie: &str) -> Option<Socket> {
    let url = format!("ws://{address}{path}/socket");
    let mut request = url.into_client_request().expect("an address");
    let cookie = cookie.parse().expect("a header");
    request.headers_mut().insert("cookie", cookie);
    let stream = TcpStream::connect(address).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let opening = client_async(request, MaybeTlsStream::Plain(stream));
    let (mut socket, _) = timeout(Duration::from_secs(20), opening).await.ok()?.ok()?;
    let hello = json!({"type": "hello", "protocol": 1});
    let hello = Message::Text(hello.to_string().into());
    socket.send(hello).await.ok()?;
    Some(socket)
}

impl Player {
    /// Plays until everybody goes; comes back whenever the server does.
    pub(crate) async fn run(mut self) {
        loop {
            let now = *self.play.borrow_and_update();
            let address = match now {
                Play::Over => return,
                Play::On(address) | Play::Ending(address) => address,
                Play::Away => {
                    if self.play.changed().await.is_err() {
                        return;
                    }
                    continue;
                }
            };
            let cookie = self.table.cookies[self.side].clone();
            if let Some(socket) = connect(address, &self.table.path, &cookie).await {
                // Gone, and perhaps back.
                let Gone = self.sit(socket).await;
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    async fn sit(&mut self, mut socket: Socket) -> Gone {
        let mut has_resent = false;
        loop {
            if *self.play.borrow() == Play::Over {
                return Gone;
            }
            let frame = tokio::select! {
                frame = socket.next() => frame,
                changed = self.play.changed() => match changed {
                    Ok(()) => { if self.act(&mut socket).await.is_err() { return Gone; } continue }
                    Err(_) => return Gone,
                },
            };
            let Some(Ok(frame)) = frame else { return Gone };
            let Message::Text(text) = frame else { continue };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            let is_welcome = frame["type"] == "welcome";
            self.hear(&frame);
            if is_welcome && !has_resent {
                has_resent = true;
                if let Some((_, act)) = &self.open {
                    self.ledger.lock().expect("a ledger").again += 1;
                    if say(&mut socket, act).await.is_err() {
                        return Gone;
                    }
                }
            }
            if frame["type"] == "refused" && self.open.is_some() {
                // It could not be kept: once more, under the same name.
                sleep(Duration::from_millis(300)).await;
                let (_, act) = self.open.clone().expect("it is open");
                if say(&mut socket, &act).await.is_err() {
                    return Gone;
                }
                continue;
            }
            if self.act(&mut socket).await.is_err() {
                return Gone;
            }
        }
    }

    fn hear(&mut self, frame: &Value) {
        let shared = Arc::clone(&self.ledger);
        let mut ledger = shared.lock().expect("a ledger");
        let mut answered = None;
        match frame["type"].as_str().expect("a type") {
            "welcome" => {
                self.state = frame["game"]["state"].clone();
                self.plies = frame["game"]["moves"].as_array().expect("moves").len();
            }
            "update" => {
                self.state = frame["state"].clone();
                self.plies = usize::try_from(frame["plies"].as_u64().expect("plies")).expect("few");
                if let Some(id) = frame["id"].as_str() {
                    let text = frame["moves"][0]["text"].as_str();
                    let place = text.map(|text| (self.plies - 1, text.to_owned()));
                    answered = Some((id.to_owned(), place));
                }
            }
            "done" => {
                let id = frame["id"].as_str().expect("an id").to_owned();
                answered = Some((id, None));
            }
            "refused" => self.refused(frame, &mut ledger),
            _ => {}
        }
        let phase = self.state["phase"].as_str().unwrap_or_default();
        if phase == "adjourned" || phase == "closed" {
            // Before it is resumed nobody is told what was sealed.
            if let Some(sealed) = &ledger.sealed
                && is_told(frame, sealed)
            {
                let fault = format!("{sealed} was told before it was opened: {frame}");
                ledger.faults.push(fault);
            }
        }
        if let Some((id, place)) = answered
            && self.open.as_ref().is_some_and(|(open, _)| *open == id)
        {
            ledger.acknowledged.push((id, place));
            ledger.open[self.side] = None;
            self.open = None;
        }
    }

    fn refused(&mut self, frame: &Value, ledger: &mut Ledger) {
        let said = frame["said"].as_str().expect("a sentence");
        if frame["id"].as_str() != self.open.as_ref().map(|(id, _)| id.as_str()) {
            return;
        }
        if said.starts_with("This could not be saved") {
            ledger.not_kept += 1;
            return;
        }
        let (id, act) = self.open.take().expect("it is open");
        ledger.open[self.side] = None;
        // What two of them ask for at once, or what time has overtaken, may be refused; a move in turn may not.
        let is_move = act["act"]["do"] == "play";
        if is_move && self.state["phase"] == "playing" {
            ledger.faults.push(format!("{id} {act}: {said}"));
        }
    }

    /// Does what there is to do.
    async fn act(&mut self, socket: &mut Socket) -> Result<(), Gone> {
        let play = *self.play.borrow();
        if self.open.is_some() || !matches!(play, Play::On(_)) {
            return Ok(());
        }
        let Some(act) = self.choose() else {
            return Ok(());
        };
        // Nobody may say more than five things a second.
        sleep(Duration::from_millis(150 + self.chance.below(350))).await;
        self.sent += 1;
        // No name begins another one.
        let game = self.table.path.rsplit('/').next().expect("a name");
        let id = format!("{game}-{}-{}.", SIDES[self.side], self.sent);
        let frame = json!({"type": "act", "id": id, "version": self.state["version"], "act": act});
        {
            let mut ledger = self.ledger.lock().expect("a ledger");
            ledger.open[self.side] = Some(id.clone());
            // Written down first and looked at again then: who waits for all that was sent misses nothing.
            if !matches!(*self.play.borrow(), Play::On(_)) {
                ledger.open[self.side] = None;
                return Ok(());
            }
            if act["do"] == "seal" {
                ledger.sealed = act["text"].as_str().map(str::to_owned);
                let text = ledger.sealed.clone();
                ledger.seals.extend(text);
            }
            // The answer to the proposal opens the envelope.
            if act["do"] == "resume" && !self.state["resumption"]["by"].is_null() {
                ledger.sealed = None;
            }
        }
        self.open = Some((id, frame.clone()));
        say(socket, &frame).await
    }

    fn choose(&self) -> Option<Value> {
        let state = &self.state;
        let side = SIDES[self.side];
        let is_mine = state["turn"] == side;
        match state["phase"].as_str()? {
            "playing" => {
                let asked = state["adjournment"].as_str();
                match asked {
                    Some(by) if by != side => return Some(json!({"do": "allow-adjournment"})),
                    Some(_) => return None,
                    None => {}
                }
                if !is_mine {
                    return None;
                }
                // The text of the last envelope has to be gone from the list of moves for the next to be told apart.
                let adjourns = self.adjourns && self.plies > 1 && self.chance.below(4) == 0;
                match adjourns {
                    true => Some(json!({"do": "ask-to-adjourn"})),
                    false => Some(json!({"do": "play", "text": self.any()?})),
                }
            }
            "adjourning" if is_mine => {
                let text = self.scribble.clone().or_else(|| self.any())?;
                Some(json!({"do": "seal", "text": text}))
            }
            // Not at once: the server may die with the envelope closed. One side proposes, and the other one agrees.
            "adjourned" if self.scribble.is_none() && self.chance.below(3) == 0 => {
                let is_due = match state["resumption"]["by"].as_str() {
                    Some(by) => by != side,
                    None => is_mine,
                };
                is_due.then(|| json!({"do": "resume"}))
            }
            _ => None,
        }
    }

    fn any(&self) -> Option<String> {
        let legal = self.state["legal"].as_array()?;
        let which = usize::try_from(self.chance.below(legal.len() as u64)).ok()?;
        legal.get(which)?["text"].as_str().map(str::to_owned)
    }
}

/// Whether a frame tells a move. The moves before it are known; and what a move of chess is called may be a square.
fn is_told(frame: &Value, sealed: &str) -> bool {
    let mut frame = frame.clone();
    if frame["type"] == "welcome" {
        frame["game"]["moves"] = Value::Null;
    }
    let text = frame.to_string();
    text.contains(&format!("\"text\":\"{sealed}\"")) || text.contains(&format!(" {sealed}"))
}

async fn say(socket: &mut Socket, frame: &Value) -> Result<(), Gone> {
    let text = Message::Text(frame.to_string().into());
    socket.send(text).await.map_err(|_| Gone)
}
