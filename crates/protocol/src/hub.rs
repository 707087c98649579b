//! Hub, version 2: lines of text between a board and an engine.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::Sender;
use std::thread;

use engine::{Limits, Remote};
use rules::VariantId;

use crate::any_engine::{AnyEngine, MOST_MEGABYTES, MOST_THREADS, Settings, any_engine};
use crate::background::{BackgroundSearch, End};
use crate::level::Level;
use crate::line::Line;
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

struct Hub<'scope, 'env> {
    say: Sender<String>,
    settings: Settings,
    /// Without a player before `init`.
    background: BackgroundSearch<'scope, 'env, dyn AnyEngine, Remote>,
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
        say,
        settings,
        background: BackgroundSearch::new(scope, None),
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
                hub.end(true);
                return Ok(());
            }
            Ok(Some(line)) => hub.obey(&line),
            Ok(None) => (),
            Err(fault) => hub.complain(fault.message()),
        }
    }
    // Nothing more is said.
    hub.end(false);
    Ok(())
}

impl Hub<'_, '_> {
    fn obey(&mut self, line: &Line) {
        let command = line.command.as_str();
        match command {
            "ping" => self.tell("pong"),
            "ponder-hit" => self.ponder_hit(),
            "stop" => self.end(true),
            "hub" | "set-param" | "init" | "pos" | "level" | "go" | "new-game" => {
                self.end(true);
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
        self.background.engine = None;
        UNREADY.clone_into(&mut self.unready);
    }

    fn init(&mut self) {
        // Two memories at the same time may be one too many.
        self.background.engine = None;
        match any_engine(&self.settings) {
            Ok(player) => self.background.engine = Some(player),
            Err(message) => {
                self.complain(&message);
                self.unready = format!("init has failed: {message}");
            }
        }
        self.tell("ready");
    }

    fn set_position(&mut self, line: &Line) {
        let Some(player) = &mut self.background.engine else {
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
        let Some(player) = &mut self.background.engine else {
            return self.complain(&self.unready);
        };
        let limits = self.level.limits(pondering);
        let ends_itself = limits != Limits::NONE && !pondering;
        let remote = player.remote();
        let (say, inner) = (self.say.clone(), remote.clone());
        self.background
            .start(remote, pondering, ends_itself, move |player| {
                let mut tell = |line: &str| {
                    // Where nobody reads any more, nobody waits for the answer.
                    if say.send(line.to_owned()).is_err() {
                        inner.stop();
                    }
                };
                player.think(limits, analysing || pondering, &mut tell);
            });
    }

    /// The expected move was made: the clock runs from now.
    fn ponder_hit(&mut self) {
        let search = self.background.search.as_mut();
        let Some(search) = search.filter(|search| search.pondering) else {
            return self.complain("nothing is being pondered");
        };
        search.pondering = false;
        if let Some(time) = self.level.allotted() {
            search.word.stop_after(time);
        }
    }

    /// Ends a search under way, at once or as its limit has it; its answer is written before anything else.
    fn end(&mut self, at_once: bool) {
        let end = self.background.end(at_once, Remote::stop);
        if let End::Failed(_) = end {
            self.complain("the search has failed; init starts anew");
        }
        if let End::Ended(remote) | End::Failed(remote) = end {
            remote.reset();
            self.level = Level::default();
        }
    }

    fn new_game(&mut self) {
        if let Some(player) = &mut self.background.engine {
            player.forget();
        }
    }
}
