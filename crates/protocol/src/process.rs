//! An engine as a process that reads and writes lines.

use std::fmt;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::cancel::Cancel;
use crate::client::Failure;
use crate::spoken::{Heard, heard};

/// How an engine is started.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// The folder it runs in, if not ours.
    pub folder: Option<PathBuf>,
    /// What is set before play: names and values.
    pub settings: Vec<(String, String)>,
    /// Where every line of both sides is written to.
    pub log: Option<Log>,
}

/// A file that many dialogues are written to.
#[derive(Clone, Debug)]
pub struct Log(Arc<Mutex<File>>);

impl Log {
    /// Writes into this file from now on.
    pub fn new(file: File) -> Log {
        Log(Arc::new(Mutex::new(file)))
    }

    /// A line of one engine; what cannot be logged is lost, the game goes on.
    pub(crate) fn write(&self, line: fmt::Arguments<'_>) {
        if let Ok(mut file) = self.0.lock() {
            writeln!(file, "{line}").unwrap_or_default();
        }
    }
}

/// How long an engine may take to end when asked to.
const FAREWELL: Duration = Duration::from_secs(2);

/// How often it is looked for while an engine thinks whether the search is cancelled.
pub(crate) const TICK: Duration = Duration::from_millis(20);

/// A running engine.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    log: Option<Log>,
}

impl Process {
    /// Starts the engine. What it writes to standard error is nobody's business.
    pub(crate) fn start(launch: &Launch) -> Result<Process, Failure> {
        let mut child = spawn(launch, Stdio::piped)?;
        let input = child.stdin.take();
        let (tell, lines) = channel();
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                // Who writes a line without end is not listened to any more.
                for line in heard(BufReader::new(output)) {
                    let Ok(Heard::Line(line)) = line else { break };
                    if tell.send(line).is_err() {
                        break;
                    }
                }
            });
        }
        Ok(Process {
            child,
            input,
            lines,
            log: launch.log.clone(),
        })
    }

    /// Tells the engine a line.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Failure> {
        if let Some(log) = &self.log {
            log.write(format_args!("[{}] > {line}", self.child.id()));
        }
        let input = self.input.as_mut();
        let told = input.map(|input| {
            input
                .write_all(format!("{line}\n").as_bytes())
                .and_then(|()| input.flush())
        });
        match told {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(self.gone()),
        }
    }

    /// The next line of the engine.
    pub(crate) fn hear(&mut self, wait: Wait) -> Result<String, Failure> {
        let line = self.hear_for(wait.left())?;
        line.ok_or(Failure::Silent(wait.patience))
    }

    /// The next line of the engine, or none as soon as its search is cancelled.
    pub(crate) fn hear_unless(
        &mut self,
        cancel: &Cancel,
        wait: Wait,
    ) -> Result<Option<String>, Failure> {
        loop {
            if cancel.is_cancelled() {
                return Ok(None);
            }
            let left = wait.left();
            match self.hear_for(left.min(TICK))? {
                Some(line) => return Ok(Some(line)),
                None if left.is_zero() => return Err(Failure::Silent(wait.patience)),
                None => {}
            }
        }
    }

    /// The next line, if it comes in this time.
    fn hear_for(&mut self, time: Duration) -> Result<Option<String>, Failure> {
        match self.lines.recv_timeout(time) {
            Ok(line) => {
                if let Some(log) = &self.log {
                    log.write(format_args!("[{}] < {line}", self.child.id()));
                }
                Ok(Some(line))
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
        }
    }

    fn gone(&mut self) -> Failure {
        let ended = wait_for(&mut self.child, Duration::from_millis(200));
        Failure::Gone(ended.unwrap_or_else(|| "it reads and writes no more".to_owned()))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have gone already.
        self.say("quit").unwrap_or_default();
        self.input = None;
        dismiss(&mut self.child);
    }
}

/// Until when something is waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wait {
    until: Instant,
    patience: Duration,
}

impl Wait {
    /// From now on.
    pub(crate) fn new(patience: Duration) -> Wait {
        Wait {
            until: Instant::now() + patience,
            patience,
        }
    }

    /// How long it is still waited for.
    pub(crate) fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }
}

/// Starts a program with such pipes to its standard input and output.
pub(crate) fn spawn(launch: &Launch, pipe: fn() -> Stdio) -> Result<Child, Failure> {
    let Some((program, arguments)) = launch.command.split_first() else {
        return Err(Failure::Refused("no program is named".to_owned()));
    };
    let mut command = Command::new(program);
    command.args(arguments).stderr(Stdio::null());
    if let Some(folder) = &launch.folder {
        command.current_dir(folder);
    }
    command.stdin(pipe()).stdout(pipe());
    command
        .spawn()
        .map_err(|error| Failure::Refused(format!("{program}: {error}")))
}

/// Lets a program end by itself, and ends it where it does not.
pub(crate) fn dismiss(child: &mut Child) {
    if wait_for(child, FAREWELL).is_none() {
        // What cannot be ended has ended.
        child.kill().unwrap_or_default();
        child.wait().map(drop).unwrap_or_default();
    }
}

/// How a program ended, if it does so in time.
fn wait_for(child: &mut Child, time: Duration) -> Option<String> {
    let until = Instant::now() + time;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.to_string()),
            Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
            Ok(None) | Err(_) => return None,
        }
    }
}
