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

            /// A number by its name.
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

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
    reduce_base = 96;
    /// Hundredths by which the product of the logarithms is divided.
    reduce_by = 208;
    /// Depth from which later moves are reduced.
    reduce_from = 2;
    /// Depth that a reduction leaves at least: 0 leads straight into quiescence.
    reduce_least = 0;
    /// What a move of good repute needs for one ply more.
    reduce_history = 5000;
    /// Hundredths of a ply more where the node is expected to be cut off.
    reduce_cut = 103;
    /// Hundredths less on the best line.
    reduce_line = 115;
    /// Hundredths less where the side to move is better off than before its last move.
    reduce_improving = 95;
    /// Hundredths more for a move that the opponent must answer by a capture.
    reduce_offer = -80;
    /// Depth up to which the last moves of a node are not tried.
    skip_depth = 3;
    /// How many are tried at least, besides the square of the depth.
    skip_after = 5;
    /// Depth up to which moves that offer nothing are not tried where the position is behind.
    weak_depth = 4;
    /// How far behind it must be there, and for each ply.
    weak_base = 22;
    /// The part for each ply.
    weak_ply = 28;
    /// Depth up to which a hopeless position is only looked at quietly.
    hopeless_depth = 3;
    /// How far behind it must be there, and for each ply.
    hopeless_base = 51;
    /// The part for each ply.
    hopeless_ply = 62;
    /// Depth up to which a position far ahead is not searched.
    ahead_depth = 4;
    /// How far ahead it must be, and for each ply.
    ahead_base = 0;
    /// The part for each ply.
    ahead_ply = 28;
    /// Depth from which a shallow look above the window may end a node.
    probe_depth = 4;
    /// How far above the window, and for each ply.
    probe_base = 10;
    /// The part for each ply.
    probe_ply = 5;
    /// Hundredths of the depth that the shallow look has.
    probe_part = 38;
    /// How far below the window the evaluation may be for a shallow look.
    probe_below = 6;
    /// Depth from which a move much better than all others is extended.
    single_depth = 7;
    /// How much better, besides the depth.
    single_base = 4;
    /// The part for each ply.
    single_ply = 1;
    /// Depth from which a node without a remembered move is searched a ply less.
    blind_depth = 4;
    /// Plies that forced replies may add, at most, to each ply of depth: 0 for none, 1 for all.
    forced = 1;
    /// What a quiet move that refutes another earns, for the square of the depth.
    praise_square = 12;
    /// For the depth.
    praise_ply = 38;
    /// At most.
    praise_most = 1750;
    /// How far from the last iteration's score the next one is expected.
    near = 11;
}

impl Tuning {
    /// What a quiet move earns that refutes another in a search of this depth.
    #[inline]
    pub(crate) fn praise(&self, depth: i32) -> i32 {
        let earned = self.praise_square * depth * depth + self.praise_ply * depth;
        earned.min(self.praise_most)
    }
}
