//! A engine that is away while it thinks.

use std::thread::{Scope, ScopedJoinHandle};

/// A engine, or the search that it is away for.
pub(crate) struct BackgroundSearch<'scope, 'env, P: ?Sized, W> {
    scope: &'scope Scope<'scope, 'env>,
    pub(crate) engine: Option<Box<P>>,
    pub(crate) search: Option<Search<'scope, P, W>>,
}

/// A search under way, in a thread of its own, and what is said to it.
pub(crate) struct Search<'scope, P: ?Sized, W> {
    thread: ScopedJoinHandle<'scope, Box<P>>,
    pub(crate) word: W,
    pub(crate) pondering: bool,
    /// Whether a limit ends it if nobody does.
    ends_itself: bool,
}

/// What became of a search, with the word that was said to it.
pub(crate) enum End<W> {
    /// None was under way.
    Idle,
    Ended(W),
    /// The engine is lost.
    Failed(W),
}

impl<'scope, 'env, P: ?Sized + Send + 'scope, W> BackgroundSearch<'scope, 'env, P, W> {
    pub(crate) fn new(scope: &'scope Scope<'scope, 'env>, engine: Option<Box<P>>) -> Self {
        BackgroundSearch {
            scope,
            engine,
            search: None,
        }
    }

    /// Sends the engine into a search, if it is at hand.
    pub(crate) fn start(
        &mut self,
        word: W,
        pondering: bool,
        ends_itself: bool,
        think: impl FnOnce(&mut P) + Send + 'scope,
    ) {
        let Some(mut engine) = self.engine.take() else {
            return;
        };
        let thread = self.scope.spawn(move || {
            think(&mut engine);
            engine
        });
        self.search = Some(Search {
            thread,
            word,
            pondering,
            ends_itself,
        });
    }

    /// Ends a search under way by the word to stop; unless at once, one that a limit ends may come to its end.
    pub(crate) fn end(&mut self, at_once: bool, stop: impl FnOnce(&W)) -> End<W> {
        let Some(search) = self.search.take() else {
            return End::Idle;
        };
        if at_once || !search.ends_itself {
            stop(&search.word);
        }
        match search.thread.join() {
            Ok(engine) => {
                self.engine = Some(engine);
                End::Ended(search.word)
            }
            Err(_) => End::Failed(search.word),
        }
    }
}
