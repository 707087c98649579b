//! Hub, version 2: lines of text between a board and an engine.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::Sender;
use std::thread::{self, ScopedJoinHandle};

use engine::Remote;
use rules::VariantId;

use crate::level::Level;
use crate::line::Line;
use crate::player::{MOST_MEGABYTES, MOST_THREADS, Player, Settings, player};
use crate::spoken::{Heard, converse, heard};

const NAME: &str = "Peatee";

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
}

struct Hub<'scope, 'env> {
    scope: &'scope thread::Scope<'scope, 'env>,
    say: Sender<String>,
    settings: Settings,
    /// Away while it thinks, and before `init`.
    player: Option<Box<dyn Player>>,
    thinking: Option<Thinking<'scope>>,
    level: Level,
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
    };
    for line in heard(input) {
        let Heard::Line(text) = line? else {
            hub.complain(Heard::TOO_LONG);
            continue;
        };
        match Line::read(&text) {
            Ok(Some(line)) if line.command == "quit" => break,
            Ok(Some(line)) => hub.obey(&line),
            Ok(None) => (),
            Err(fault) => hub.complain(fault.message()),
        }
    }
    hub.halt();
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
    }

    fn init(&mut self) {
        // Two memories at the same time may be one too many.
        self.player = None;
        match player(&self.settings) {
            Ok(player) => self.player = Some(player),
            Err(message) => self.complain(&message),
        }
        self.tell("ready");
    }

    fn set_position(&mut self, line: &Line) {
        let Some(player) = &mut self.player else {
            return self.complain("init comes first");
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
            return self.complain("init comes first");
        };
        let limits = self.level.limits(pondering);
        let say = self.say.clone();
        let remote = player.remote();
        let thread = self.scope.spawn(move || {
            let mut tell = |line: &str| {
                say.send(line.to_owned()).ok();
            };
            player.think(limits, analysing || pondering, &mut tell);
            player
        });
        self.thinking = Some(Thinking {
            thread,
            remote,
            pondering,
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

    /// Ends a search under way; its answer is written before anything else.
    fn halt(&mut self) {
        let Some(thinking) = self.thinking.take() else {
            return;
        };
        thinking.remote.stop();
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
