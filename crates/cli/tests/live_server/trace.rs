//! What the server asked of the kernel, in which order: nothing is acknowledged before it is on disk.

use std::collections::{HashMap, HashSet};

/// What strace has to watch.
pub(crate) const CALLS: &str =
    "trace=fsync,fdatasync,pwrite64,pwritev,write,writev,sendto,sendmsg,recvfrom,read";

/// What was seen in a trace without a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seen {
    /// Commands that were acknowledged.
    pub(crate) acknowledged: usize,
    /// Times when the log was brought to disk.
    pub(crate) synced: usize,
}

/// A call as it begins, and the result as it ends. What runs meanwhile stands between them.
enum Line<'a> {
    Begin {
        thread: &'a str,
        call: &'a str,
        rest: &'a str,
        result: Option<&'a str>,
    },
    End {
        thread: &'a str,
        result: &'a str,
    },
}

fn read(line: &str) -> Option<Line<'_>> {
    let (thread, rest) = line.split_once(' ')?;
    let (_, rest) = rest.trim_start().split_once(' ')?;
    let result = |rest: &'_ str| rest.rfind(") = ").map(|at| at + 4);
    if let Some(resumed) = rest.strip_prefix("<... ") {
        let at = result(resumed)?;
        let result = &resumed[at..];
        return Some(Line::End { thread, result });
    }
    let (call, rest) = rest.split_once('(')?;
    let result = match rest.ends_with("<unfinished ...>") {
        true => None,
        false => Some(&rest[result(rest)?..]),
    };
    Some(Line::Begin {
        thread,
        call,
        rest,
        result,
    })
}

/// Checks a trace: a frame that acknowledges a command is sent only after the log was brought to disk, by a call that
/// began when the command was written to the log and had ended well before the frame was sent.
pub(crate) fn check(trace: &str, commands: &HashSet<String>) -> Result<Seen, String> {
    let mut order = Order {
        commands,
        running: HashMap::new(),
        written: HashSet::new(),
        durable: HashSet::new(),
        acknowledged: HashSet::new(),
        synced: 0,
    };
    for line in trace.lines() {
        match read(line) {
            Some(Line::Begin {
                thread,
                call,
                rest,
                result,
            }) => {
                order.begin(thread, call, rest)?;
                if let Some(result) = result {
                    order.end(thread, result);
                }
            }
            Some(Line::End { thread, result }) => order.end(thread, result),
            None => {}
        }
    }
    Ok(Seen {
        acknowledged: order.acknowledged.len(),
        synced: order.synced,
    })
}

/// A call under way.
enum Call<'a> {
    /// These commands are written to the log.
    Write(Vec<&'a str>),
    /// What was written to the log when it began is brought to disk.
    Sync(Vec<&'a str>),
}

struct Order<'a> {
    commands: &'a HashSet<String>,
    running: HashMap<String, Call<'a>>,
    written: HashSet<&'a str>,
    durable: HashSet<&'a str>,
    acknowledged: HashSet<&'a str>,
    synced: usize,
}

impl<'a> Order<'a> {
    fn begin(&mut self, thread: &str, call: &str, rest: &str) -> Result<(), String> {
        let is_log = rest
            .split(',')
            .next()
            .is_some_and(|fd| fd.contains("-wal>"))
            || rest.contains("-wal>)");
        let begun = match call {
            "pwrite64" | "pwritev" | "write" if is_log => Call::Write(self.named(rest)),
            "fsync" | "fdatasync" if is_log => {
                let written = self.written.difference(&self.durable);
                Call::Sync(written.copied().collect())
            }
            "sendto" | "sendmsg" | "write" | "writev" => return self.send(rest),
            _ => return Ok(()),
        };
        self.running.insert(thread.to_owned(), begun);
        Ok(())
    }

    fn end(&mut self, thread: &str, result: &str) {
        match self.running.remove(thread) {
            Some(Call::Write(commands)) if !result.starts_with('-') => {
                self.written.extend(commands);
            }
            Some(Call::Sync(commands)) if result.starts_with('0') => {
                self.durable.extend(commands);
                self.synced += 1;
            }
            Some(Call::Write(_) | Call::Sync(_)) | None => {}
        }
    }

    /// The commands whose names stand in what is written.
    fn named(&self, rest: &str) -> Vec<&'a str> {
        let named = self.commands.iter().filter(|name| rest.contains(*name));
        named.map(String::as_str).collect()
    }

    fn send(&mut self, rest: &str) -> Result<(), String> {
        for kind in ["update", "done"] {
            let mark = format!(r#"{{\"type\":\"{kind}\",\"id\":\""#);
            for (at, _) in rest.match_indices(&mark) {
                let name = rest[at + mark.len()..].split('\\').next();
                let known = name.and_then(|name| self.commands.get(name));
                let Some(name) = known else { continue };
                if !self.durable.contains(name.as_str()) {
                    return Err(format!("{name} was acknowledged before it was on disk"));
                }
                self.acknowledged.insert(name);
            }
        }
        Ok(())
    }
}
