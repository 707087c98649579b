//! Numbers of the search that are found by matches, not by thought.

/// Margins are hundredths of a man, depths plies.
macro_rules! tuning {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// How the search prunes, reduces and extends. The defaults are what won its matches.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Tuning {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Default for Tuning {
            fn default() -> Self {
                Tuning { $($name: $value,)* }
            }
        }

        impl Tuning {
            /// The names of all numbers.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// Sets a number by its name; false where there is none of this name.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

tuning! {
    /// Hundredths of a ply by which every later move is reduced.
    reduce_base = 110;
    /// Hundredths by which the product of the logarithms is divided.
    reduce_by = 210;
    /// Depth from which later moves are reduced.
    reduce_from = 2;
    /// Depth that a reduction leaves at least: 0 leads straight into quiescence.
    reduce_least = 0;
    /// What a move of good repute needs for one ply more.
    reduce_history = 5000;
    /// Depth up to which a hopeless position is only looked at quietly.
    hopeless_depth = 3;
    /// How far behind it must be there, and for each ply.
    hopeless_base = 60;
    /// The part for each ply.
    hopeless_ply = 60;
    /// Depth up to which a position far ahead is not searched.
    ahead_depth = 4;
    /// How far ahead it must be, and for each ply.
    ahead_base = 0;
    /// The part for each ply.
    ahead_ply = 30;
    /// Depth from which a shallow look above the window may end a node.
    probe_depth = 4;
    /// How far above the window, and for each ply.
    probe_base = 10;
    /// The part for each ply.
    probe_ply = 4;
    /// Tenths of the depth that the shallow look has.
    probe_part = 4;
    /// How far below the window the evaluation may be for a shallow look.
    probe_below = 20;
    /// Depth from which a move much better than all others is extended.
    single_depth = 7;
    /// How much better, besides the depth.
    single_base = 8;
    /// The part for each ply.
    single_ply = 1;
    /// Depth from which a node without a remembered move is searched a ply less.
    blind_depth = 4;
    /// Plies that forced replies may add, at most, to each ply of depth: 0 for none, 1 for all.
    forced = 1;
}
