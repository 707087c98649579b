//! The rule sets that the search is compiled for.

use rules::{Game, Position, Variant, for_variants};

use crate::score::Score;
use crate::search::{Engine, Found, Limits, Purpose};

/// A rule set that the search is compiled for, which is every one.
///
/// The search is large, and most of the time that the program takes to compile. It is compiled in this crate, once for each
/// rule set; a crate that is generic over rule sets asks for this trait and compiles calls alone.
pub trait Searchable: Compiled {}

/// The compiled search of a rule set.
pub trait Compiled: Variant {
    /// As [`Engine::analyse`].
    fn deepen(
        engine: &mut Engine<Self>,
        game: &Game<Self>,
        limits: Limits,
        lines: usize,
        purpose: Purpose,
        tell: &mut dyn FnMut(&[Found<Self>]),
    ) -> Vec<Found<Self>>;

    /// As [`Engine::judge`].
    fn judge(engine: &Engine<Self>, position: &Position<Self>) -> Score;
}

/// What is inlined into other crates would be compiled there.
macro_rules! compiled {
    ($($name:ident),*) => {$(
        impl Compiled for rules::$name {
            #[inline(never)]
            fn deepen(
                engine: &mut Engine<Self>,
                game: &Game<Self>,
                limits: Limits,
                lines: usize,
                purpose: Purpose,
                tell: &mut dyn FnMut(&[Found<Self>]),
            ) -> Vec<Found<Self>> {
                engine.deepened(game, limits, lines, purpose, tell)
            }

            #[inline(never)]
            fn judge(engine: &Engine<Self>, position: &Position<Self>) -> Score {
                engine.judged(position)
            }
        }

        impl Searchable for rules::$name {}
    )*};
}

for_variants!(compiled);
