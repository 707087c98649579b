//! Reviews of finished games: asked for by readers, made one at a time below every search of live games, and kept in the
//! store. The numbers are in `docs/limits.md`.

mod queue;
mod worker;

use std::sync::{Mutex, MutexGuard, PoisonError};

use analysis::{Budget, ENGINE, Limits, NotReviewable, Obstacle, ReadOptions, Review, WrittenGame};
use conduct::{Game, Heading, ReplayError};
use games::RuleSet;
use store::{GameId, Kept, Store, StoreError};
use tokio::sync::Notify;

use queue::Queue;
pub(crate) use queue::{Asker, QueueFull, State};
pub(crate) use worker::run_worker;

/// Memory for positions, in megabytes.
const MEGABYTES: usize = 16;
/// Positions looked at before each move, of draughts and of chess, whose search is slower: a third to half a second of a
/// core.
const NODES_OF_DRAUGHTS: u64 = 4_000_000;
const NODES_OF_CHESS: u64 = 1_000_000;
/// A longer game shares the nodes of a game of this many plies between its positions.
const PLIES_IN_FULL: usize = 150;
/// Maximum plies of a game that is reviewed.
const MOST_PLIES: usize = 1000;

/// What the review of a game may use. With one thread and no limit of time it finds the same again.
fn budget(rules: RuleSet, plies: usize) -> Budget {
    let nodes = match rules {
        RuleSet::Draughts(_) => NODES_OF_DRAUGHTS,
        RuleSet::Chess(_) => NODES_OF_CHESS,
    };
    let longer = plies.max(PLIES_IN_FULL);
    Budget {
        threads: 1,
        megabytes: MEGABYTES,
        limits: Limits::nodes(nodes * PLIES_IN_FULL as u64 / longer as u64),
    }
}

/// A budget as it is kept with a review.
fn written_budget(budget: &Budget) -> String {
    let Budget {
        threads,
        megabytes,
        limits,
    } = budget;
    let nodes = limits.nodes;
    format!("{threads} thread, {megabytes} MB, {nodes} nodes a position")
}

/// Why a game cannot be reviewed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotReviewed {
    /// It is not over.
    #[error("the game is not over")]
    UnderWay,
    /// It has no moves.
    #[error("the game has no moves")]
    NoMoves,
    /// It has more moves than are reviewed.
    #[error("the game has {0} plies")]
    TooLong(usize),
    /// Its moves do not follow from its first position by the rules alone.
    #[error("the game cannot be followed from its first position")]
    NotFollowed,
    /// What was kept makes no game.
    #[error(transparent)]
    Broken(#[from] ReplayError),
}

impl From<NotReviewable> for NotReviewed {
    fn from(refused: NotReviewable) -> NotReviewed {
        match *refused.obstacle {
            Obstacle::NoMoves => NotReviewed::NoMoves,
            Obstacle::UnknownRules(_)
            | Obstacle::Setup(_)
            | Obstacle::SetupBetween
            | Obstacle::Illegal { .. } => NotReviewed::NotFollowed,
        }
    }
}

/// A finished game as its protocol has it, to be reviewed.
///
/// # Errors
/// Why it is not.
pub(crate) fn written(kept: &Kept, heading: &Heading) -> Result<WrittenGame, NotReviewed> {
    let terms = &kept.meta.terms;
    let game = Game::replay(terms.clone(), &kept.events)?;
    if game.end().is_none() {
        return Err(NotReviewed::UnderWay);
    }
    let plies = game.entries().iter().filter(|entry| entry.text().is_some());
    let plies = plies.count();
    if plies > MOST_PLIES {
        return Err(NotReviewed::TooLong(plies));
    }
    let record = game.protocol(heading, &kept.events)?;
    let options = ReadOptions {
        rules: Some(terms.rules),
        is_chess: matches!(terms.rules, RuleSet::Chess(_)),
        draws: terms.draws,
    };
    let written = WrittenGame::read(record, Default::default(), &options, &mut |_, _| ())?;
    match written.game().plies() == plies {
        true => Ok(written),
        // It went on behind its end, or from a position that a file cannot set up.
        false => Err(NotReviewed::NotFollowed),
    }
}

/// A review from the store.
#[derive(Debug)]
pub(crate) struct StoredReview {
    pub(crate) review: Review,
    /// Whether this version of the engine made it, within the present budget.
    pub(crate) is_current: bool,
}

/// The stored review of a game. One that cannot be read counts as none: it can be made again.
pub(crate) async fn stored(
    store: &dyn Store,
    game: GameId,
    written: WrittenGame,
) -> Result<Option<StoredReview>, StoreError> {
    let Some(kept) = store.review(game).await? else {
        return Ok(None);
    };
    let budget = budget(written.game().rules(), written.game().plies());
    let is_current = kept.engine == ENGINE && kept.budget == written_budget(&budget);
    match Review::from_json(&kept.review, written) {
        Ok(review) => Ok(Some(StoredReview { review, is_current })),
        Err(error) => {
            tracing::warn!(%game, %error, "a kept review cannot be read");
            Ok(None)
        }
    }
}

/// The queue of reviews, shared by the pages and the worker.
#[derive(Debug)]
pub(crate) struct Reviews {
    queue: Mutex<Queue>,
    /// Something was asked for.
    asked: Notify,
}

impl Reviews {
    /// None are asked for yet. Where addresses are not counted, strangers are not either.
    pub(crate) fn new(counts_addresses: bool) -> Reviews {
        Reviews {
            queue: Mutex::new(Queue::new(counts_addresses)),
            asked: Notify::new(),
        }
    }

    /// Asks for the review of a finished game of so many plies; whoever asks for one that was asked for joins it.
    ///
    /// # Errors
    /// When too many wait.
    pub(crate) fn ask(&self, game: GameId, plies: usize, asker: Asker) -> Result<(), QueueFull> {
        self.queue().ask(game, plies, asker)?;
        self.asked.notify_one();
        Ok(())
    }

    /// How far the review of a game is; none if nobody has asked for it, or it is kept.
    pub(crate) fn state(&self, game: GameId) -> Option<State> {
        self.queue().state(game)
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conduct::{Command, Event, Moment, Terms};
    use games::Color;
    use store::GameMeta;

    const NOW: Moment = Moment(1_800_000_000_000);

    /// A game that commands go on with.
    struct Played {
        game: Game,
        events: Vec<Event>,
    }

    impl Played {
        fn new(terms: Terms, events: Vec<Event>) -> Played {
            let game = Game::replay(terms, &events).expect("a game");
            Played { game, events }
        }

        fn does(&mut self, command: &Command) {
            let events = self.game.decide(command, NOW).expect("allowed");
            for event in events {
                self.game.apply(&event).expect("decided");
                self.events.push(event);
            }
        }

        /// Plays the first legal move so many times.
        fn plays(&mut self, plies: usize) {
            for _ in 0..plies {
                let by = self.game.moves().turn();
                let text = self.game.moves().legal_moves()[0].full.clone();
                self.does(&Command::Play { by, text });
            }
        }

        fn written(&self) -> Result<WrittenGame, NotReviewed> {
            let terms = self.game.terms().clone();
            let kept = Kept {
                meta: GameMeta {
                    id: GameId(1),
                    created_at: NOW,
                    sides: terms.sides.clone(),
                    terms,
                    ended: None,
                },
                events: self.events.clone(),
            };
            written(&kept, &Heading::default())
        }
    }

    /// Part 11: every rule set and chess.
    #[test]
    fn a_game_of_every_rule_set_can_be_reviewed_once_it_is_over() {
        for rules in RuleSet::all() {
            let mut played = Played::new(Terms::new(rules), Vec::new());
            played.does(&Command::Begin);
            played.plays(5);
            assert!(matches!(played.written(), Err(NotReviewed::UnderWay)));
            played.does(&Command::Resign(Color::White));
            let written = played.written().expect("over");
            assert_eq!(written.game().rules(), rules);
            assert_eq!(written.game().texts(), played.game.moves().texts());
            assert_eq!(written.result().to_string(), "0-1", "{rules}");
        }
    }

    #[test]
    fn a_game_without_moves_is_not_reviewed() {
        let mut played = Played::new(Terms::new(RuleSet::all().next().expect("one")), Vec::new());
        played.does(&Command::Begin);
        played.does(&Command::Resign(Color::Black));
        assert!(matches!(played.written(), Err(NotReviewed::NoMoves)));
    }

    /// 000:5.4.14: an own piece was removed and the error let stand; the next position does not follow from the move.
    #[test]
    fn intl_5_4_14_a_game_that_went_on_from_an_error_is_not_reviewed() {
        let fixture = include_str!("../../store/tests/fixtures/v1/games/000-5.4.14.jsonl");
        let mut lines = fixture.lines();
        let terms = store::read_terms(lines.next().expect("terms")).expect("readable");
        let events = lines
            .filter(|line| line.starts_with('{'))
            .map(|line| store::read_event(line, terms.rules).expect("readable"));
        let events = events.collect();
        let mut played = Played::new(terms, events);
        played.does(&Command::Resign(Color::White));
        let refused = played.written().map(|written| written.game().texts());
        assert!(
            matches!(refused, Err(NotReviewed::NotFollowed)),
            "{refused:?}"
        );
    }

    #[test]
    fn a_long_game_gets_no_more_than_one_of_150_plies() {
        let nodes = |rules: &str, plies| {
            let rules = rules.parse().expect("a rule set");
            budget(rules, plies).limits.nodes
        };
        assert_eq!(nodes("international", 1), 4_000_000);
        assert_eq!(nodes("international", 150), 4_000_000);
        assert_eq!(nodes("russian", 600), 1_000_000);
        assert_eq!(nodes("chess", 60), 1_000_000);
        assert_eq!(nodes("chess", MOST_PLIES), 150_000);
    }
}
