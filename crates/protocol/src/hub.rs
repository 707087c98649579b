//! Hub, version 2: lines of text between a board and an engine.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::Sender;
use std::thread::{self, ScopedJoinHandle};

use engine::{Limits, Remote};
use rules::VariantId;

use crate::level::Level;
use crate::line::Line;
use crate::player::{MOST_MEGABYTES, MOST_THREADS, Player, Settings, player};
use crate::spoken::{Heard, converse, heard};

const NAME: &str = "Peatee";
const UNREADY: &str = "init comes first";

/// Speaks Hub until the reader ends or says `quit`. The settings, by the names that Hub has for them, are what an
/// engine has before the other side says anything.
///
/// # Errors
/// When a setting does not fit, or reading or writing fails.
pub fn serve_hub(
    input: impl BufRead + Send,
    output: impl Write,
    settings: &[(String, String)],
) -> io::Result<()> {
    let mut first = Settings::new(VariantId::International);
    for (name, value) in settings {
        let set = first.set(name, value);
        set.map_err(|why| io::Error::new(io::ErrorKind::InvalidInput, why))?;
    }
    converse(output, move |scope, say| listen(scope, input, say, first))
}

/// A search under way, in a thread of its own.
struct Thinking<'scope> {
    thread: ScopedJoinHandle<'scope, Box<dyn Player>>,
    remote: Remote,
    pondering: bool,
    /// Whether a limit ends it if nobody does.
    ends_itself: bool,
}

struct Hub<'scope, 'env> {
    scope: &'scope thread::Scope<'scope, 'env>,
    say: Sender<String>,
    settings: Settings,
    /// Away while it thinks, and before `init`.
    player: Option<Box<dyn Player>>,
    thinking: Option<Thinking<'scope>>,
    level: Level,
    /// Why there is no player to ask.
    unready: String,
}

fn listen<'scope>(
    scope: &'scope thread::Scope<'scope, '_>,
    input: impl BufRead,
    say: Sender<String>,
    settings: Settings,
) -> io::Result<()> {
    let mut hub = Hub {
        scope,
        say,
        settings,
        player: None,
        thinking: None,
        level: Level::default(),
        unready: UNREADY.to_owned(),
    };
    for line in heard(input) {
        let Heard::Line(text) = line? else {
            hub.complain(Heard::TOO_LONG);
            continue;
        };
        match Line::read(&text) {
            Ok(Some(line)) if line.command == "quit" => {
                hub.halt();
                return Ok(());
            }
            Ok(Some(line)) => hub.obey(&line),
            Ok(None) => (),
            Err(fault) => hub.complain(fault.message()),
        }
    }
    hub.come_to_end();
    Ok(())
}

impl Hub<'_, '_> {
    fn obey(&mut self, line: &Line) {
        let command = line.command.as_str();
        match command {
            "ping" => self.tell("pong"),
            "ponder-hit" => self.ponder_hit(),
            "stop" => self.halt(),
            "hub" | "set-param" | "init" | "pos" | "level" | "go" | "new-game" => {
                self.halt();
                match command {
                    "hub" => self.introduce(),
                    "set-param" => self.set_param(line),
                    "init" => self.init(),
                    "pos" => self.set_position(line),
                    "level" => self.set_level(line),
                    "go" => self.go(line),
                    _ => self.new_game(),
                }
            }
            other => self.complain(&format!("command {} is not known", other.replace('"', "'"))),
        }
    }

    fn tell(&self, line: &str) {
        // Where nobody reads any more, the reader ends as well.
        self.say.send(line.to_owned()).ok();
    }

    fn complain(&self, message: &str) {
        self.tell(&format!("error message=\"{}\"", message.replace('"', "'")));
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        self.tell(&format!(
            "id name={NAME} version={version} author=\"the {NAME} authors\" country=Estonia"
        ));
        let Settings {
            variant,
            megabytes,
            threads,
            weights,
            tables,
        } = &self.settings;
        let names: Vec<&str> = VariantId::ALL.iter().map(|variant| variant.id()).collect();
        self.tell(&format!(
            "param name=variant value={} type=enum values=\"{}\"",
            variant.id(),
            names.join(" ")
        ));
        self.tell(&format!(
            "param name=hash value={megabytes} type=int min=1 max={MOST_MEGABYTES}"
        ));
        self.tell(&format!(
            "param name=threads value={threads} type=int min=1 max={MOST_THREADS}"
        ));
        let file = weights.as_deref().unwrap_or_default();
        self.tell(&format!("param name=weights value=\"{file}\" type=string"));
        let folder = tables.as_deref().unwrap_or_default();
        self.tell(&format!("param name=tables value=\"{folder}\" type=string"));
        self.tell("wait");
    }

    fn set_param(&mut self, line: &Line) {
        let (Some(name), Some(value)) = (line.value("name"), line.value("value")) else {
            return self.complain("set-param wants a name and a value");
        };
        if let Err(message) = self.settings.set(name, value) {
            return self.complain(&message);
        }
        // What was set counts from the next `init`.
        self.player = None;
        UNREADY.clone_into(&mut self.unready);
    }

    fn init(&mut self) {
        // Two memories at the same time may be one too many.
        self.player = None;
        match player(&self.settings) {
            Ok(player) => self.player = Some(player),
            Err(message) => {
                self.complain(&message);
                self.unready = format!("init has failed: {message}");
            }
        }
        self.tell("ready");
    }

    fn set_position(&mut self, line: &Line) {
        let Some(player) = &mut self.player else {
            return self.complain(&self.unready);
        };
        self.level = Level::default();
        let moves = line.value("moves").unwrap_or_default();
        let fits = match line.value("pos") {
            Some(position) => player.set(position, moves),
            None if line.has("start") => {
                player.set_start();
                Ok(())
            }
            None => Err("pos wants a position".to_owned()),
        };
        if let Err(message) = fits {
            self.complain(&message);
        }
    }

    fn set_level(&mut self, line: &Line) {
        if let Err(name) = self.level.read(line) {
            self.complain(&format!("{name} is no number that fits"));
        }
    }

    fn go(&mut self, line: &Line) {
        let pondering = line.has("ponder");
        let analysing = line.has("analyze") || line.has("analyse");
        if !(pondering || analysing || line.has("think")) {
            return self.complain("go wants think, ponder or analyze");
        }
        let Some(mut player) = self.player.take() else {
            return self.complain(&self.unready);
        };
        let limits = self.level.limits(pondering);
        let say = self.say.clone();
        let remote = player.remote();
        let inner = remote.clone();
        let thread = self.scope.spawn(move || {
            let mut tell = |line: &str| {
                // Where nobody reads any more, nobody waits for the answer.
                if say.send(line.to_owned()).is_err() {
                    inner.stop();
                }
            };
            player.think(limits, analysing || pondering, &mut tell);
            player
        });
        self.thinking = Some(Thinking {
            thread,
            remote,
            pondering,
            ends_itself: limits != Limits::NONE && !pondering,
        });
    }

    /// The expected move was made: the clock runs from now.
    fn ponder_hit(&mut self) {
        let Some(thinking) = &mut self.thinking else {
            return self.complain("nothing is being pondered");
        };
        if !thinking.pondering {
            return self.complain("nothing is being pondered");
        }
        thinking.pondering = false;
        if let Some(time) = self.level.allotted() {
            thinking.remote.stop_after(time);
        }
    }

    /// Nothing more is said: a search that a limit ends may come to its end.
    fn come_to_end(&mut self) {
        if let Some(thinking) = self.thinking.take_if(|thinking| thinking.ends_itself) {
            self.join(thinking);
        }
        self.halt();
    }

    /// Ends a search under way; its answer is written before anything else.
    fn halt(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.remote.stop();
            self.join(thinking);
        }
    }

    fn join(&mut self, thinking: Thinking<'_>) {
        let ended = thinking.thread.join();
        thinking.remote.reset();
        match ended {
            Ok(player) => self.player = Some(player),
            Err(_) => self.complain("the search has failed; init starts anew"),
        }
        self.level = Level::default();
    }

    fn new_game(&mut self) {
        if let Some(player) = &mut self.player {
            player.forget();
        }
    }
}
