//! The computer's engines: one for each side of a game, kept while the game is live and there is room.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use players::{Level, Player, PlayerFactory};

/// The most megabytes of positions that the engine of one game remembers (`docs/limits.md`).
pub const ENGINE_MEGABYTES: usize = 8;
/// Megabytes that the engines of all games keep together between their moves.
const MOST_MEGABYTES: usize = 256;

/// Where the engine of one side of a game is kept between its moves: in the room, so that it goes with it.
#[derive(Debug, Default)]
pub(crate) struct EngineSlot(Mutex<Option<Box<dyn Player>>>);

impl EngineSlot {
    fn lock(&self) -> MutexGuard<'_, Option<Box<dyn Player>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn megabytes(&self) -> usize {
        self.lock().as_ref().map_or(0, |player| player.megabytes())
    }
}

/// Makes engines and bounds their memory: beyond it, whoever has not moved for longest loses its engine, and gets a new one with
/// the same seed for its next move.
#[derive(Debug)]
pub(crate) struct Engines {
    factory: PlayerFactory,
    most_megabytes: usize,
    /// The slots with an engine, the one used last at the end.
    kept: Mutex<Vec<Weak<EngineSlot>>>,
}

impl Engines {
    pub(crate) fn new(factory: PlayerFactory) -> Engines {
        Engines::within(factory, MOST_MEGABYTES)
    }

    fn within(factory: PlayerFactory, most_megabytes: usize) -> Engines {
        Engines {
            factory,
            most_megabytes,
            kept: Mutex::default(),
        }
    }

    /// An engine for a moment.
    pub(crate) fn player(&self, level: Level, seed: u64) -> Box<dyn Player> {
        self.factory.player(level, seed)
    }

    /// The engine of a slot, or a new one.
    pub(crate) fn take(&self, slot: &EngineSlot, level: Level, seed: u64) -> Box<dyn Player> {
        let kept = slot.lock().take();
        kept.unwrap_or_else(|| self.player(level, seed))
    }

    /// Keeps an engine for the next move, unless the room has gone.
    pub(crate) fn keep(&self, slot: &Weak<EngineSlot>, player: Box<dyn Player>) {
        let Some(own) = slot.upgrade() else {
            return;
        };
        *own.lock() = Some(player);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|other| other.strong_count() > 0 && !other.ptr_eq(slot));
        kept.push(slot.clone());
        let slots: Vec<Arc<EngineSlot>> = kept.iter().filter_map(Weak::upgrade).collect();
        let mut megabytes: usize = slots.iter().map(|slot| slot.megabytes()).sum();
        for slot in &slots {
            if megabytes <= self.most_megabytes {
                break;
            }
            megabytes -= slot.megabytes();
            *slot.lock() = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use games::{Color, Game};
    use players::{Cancel, Decision, Failure};

    /// Remembers ten megabytes.
    #[derive(Debug)]
    struct Ten;

    impl Player for Ten {
        fn decide(&mut self, _: &Game, _: &Cancel) -> Result<Decision, Failure> {
            Ok(Decision::Resign)
        }

        fn accepts_draw(&mut self, _: &Game, _: Color, _: &Cancel) -> Result<bool, Failure> {
            Ok(false)
        }

        fn megabytes(&self) -> usize {
            10
        }
    }

    /// With so much room, and how many engines were made.
    fn engines(most_megabytes: usize) -> (Engines, Arc<AtomicUsize>) {
        let made = Arc::<AtomicUsize>::default();
        let counted = Arc::clone(&made);
        let factory = PlayerFactory::new(move |_, _| {
            counted.fetch_add(1, Ordering::Relaxed);
            Box::new(Ten)
        });
        (Engines::within(factory, most_megabytes), made)
    }

    fn moves(engines: &Engines, slot: &Arc<EngineSlot>) {
        let player = engines.take(slot, Level::LOWEST, 1);
        engines.keep(&Arc::downgrade(slot), player);
    }

    fn has_engine(slot: &EngineSlot) -> bool {
        slot.lock().is_some()
    }

    #[test]
    fn an_engine_is_kept_from_move_to_move() {
        let ((engines, made), slot) = (engines(100), Arc::<EngineSlot>::default());
        assert!(!has_engine(&slot), "before its first move it needs none");
        for _ in 0..3 {
            moves(&engines, &slot);
            assert!(has_engine(&slot));
        }
        assert_eq!(made.load(Ordering::Relaxed), 1);
        let _player = engines.take(&slot, Level::LOWEST, 1);
        assert!(!has_engine(&slot), "away while it thinks");
    }

    #[test]
    fn whoever_has_not_moved_for_longest_gives_way() {
        let (engines, _) = engines(30);
        let slots: [Arc<EngineSlot>; 4] = std::array::from_fn(|_| Arc::default());
        for slot in &slots[..3] {
            moves(&engines, slot);
        }
        moves(&engines, &slots[0]);
        moves(&engines, &slots[3]);
        let kept = slots.each_ref().map(|slot| has_engine(slot));
        assert_eq!(kept, [true, false, true, true]);
    }

    #[test]
    fn an_engine_goes_with_its_room() {
        let ((engines, _), slot) = (engines(10), Arc::<EngineSlot>::default());
        moves(&engines, &slot);
        let player = engines.take(&slot, Level::LOWEST, 1);
        let weak = Arc::downgrade(&slot);
        drop(slot);
        engines.keep(&weak, player);
        let other = Arc::default();
        moves(&engines, &other);
        assert!(has_engine(&other), "what has gone needs no room");
        assert_eq!(engines.kept.lock().expect("nobody panicked").len(), 1);
    }
}
