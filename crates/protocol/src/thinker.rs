//! A player that is away while it thinks.

use std::thread::{Scope, ScopedJoinHandle};

/// A player, or the search that it is away for.
pub(crate) struct Thinker<'scope, 'env, P: ?Sized, W> {
    scope: &'scope Scope<'scope, 'env>,
    pub(crate) player: Option<Box<P>>,
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
    /// The player is lost.
    Failed(W),
}

impl<'scope, 'env, P: ?Sized + Send + 'scope, W> Thinker<'scope, 'env, P, W> {
    pub(crate) fn new(scope: &'scope Scope<'scope, 'env>, player: Option<Box<P>>) -> Self {
        Thinker {
            scope,
            player,
            search: None,
        }
    }

    /// Sends the player into a search, if it is at hand.
    pub(crate) fn start(
        &mut self,
        word: W,
        pondering: bool,
        ends_itself: bool,
        think: impl FnOnce(&mut P) + Send + 'scope,
    ) {
        let Some(mut player) = self.player.take() else {
            return;
        };
        let thread = self.scope.spawn(move || {
            think(&mut player);
            player
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
            Ok(player) => {
                self.player = Some(player);
                End::Ended(search.word)
            }
            Err(_) => End::Failed(search.word),
        }
    }
}
