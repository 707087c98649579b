//! A search in a thread of its own, for programs that have other things to do meanwhile.

use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rules::{Game, Variant};

use crate::compiled::Searchable;
use crate::search::{Engine, Found, Limits};
use crate::signals::Remote;

/// What comes back from the thread: the engine with its memory, and the best lines.
type Ended<V> = (Engine<V>, Vec<Found<V>>);

/// A search under way. Its lines are told as they come; dropped, it ends.
#[derive(Debug)]
pub struct Running<V: Variant> {
    remote: Remote,
    lines: Receiver<Vec<Found<V>>>,
    /// Away when it was waited for.
    thread: Option<JoinHandle<Ended<V>>>,
}

impl<V: Searchable> Engine<V> {
    /// Begins to analyse in a thread of its own, as [`Engine::analyse`] does; the engine comes back with
    /// [`Running::finish`].
    pub fn start(mut self, game: Game<V>, limits: Limits, lines: usize) -> Running<V> {
        let remote = self.remote();
        let (tell, told) = channel();
        let thread = thread::spawn(move || {
            let found = self.analyse(&game, limits, lines, |found| {
                // Where nobody listens any more, the search is about to be stopped.
                tell.send(found.to_vec()).ok();
            });
            (self, found)
        });
        Running {
            remote,
            lines: told,
            thread: Some(thread),
        }
    }
}

impl<V: Variant> Running<V> {
    /// What is found after every iteration, best first, as it comes; ends with the search.
    pub fn lines(&self) -> impl Iterator<Item = Vec<Found<V>>> {
        self.lines.iter()
    }

    /// The last of what was found since this was asked before; none where there is nothing new. It does not wait.
    pub fn latest(&self) -> Option<Vec<Found<V>>> {
        self.lines.try_iter().last()
    }

    /// Whether the search has ended.
    pub fn has_ended(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Ends the search at once with what it has found.
    pub fn stop(&self) {
        self.remote.stop();
    }

    /// Ends the search when so much time has gone by from now.
    pub fn stop_after(&self, time: Duration) {
        self.remote.stop_after(time);
    }

    /// What ends it from another thread, such as one that waits for a button while this one waits for lines.
    pub fn remote(&self) -> Remote {
        self.remote.clone()
    }

    /// Waits for the end; gives the engine back with its memory, and the best lines. None where the search failed.
    pub fn finish(mut self) -> Option<(Engine<V>, Vec<Found<V>>)> {
        self.thread.take()?.join().ok()
    }
}

impl<V: Variant> Drop for Running<V> {
    fn drop(&mut self) {
        // One that was waited for has ended; its engine may be searching again.
        if self.thread.is_some() {
            self.remote.stop();
        }
    }
}
