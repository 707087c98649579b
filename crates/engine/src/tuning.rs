//! Parameters of the search, tuned by matches.

/// Margins are hundredths of a man, depths plies.
macro_rules! tuning {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// Pruning margins, reductions and extensions of the search. The defaults won their matches.
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
            /// The names of all parameters.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// A parameter by its name.
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// Sets a parameter by its name; false where there is none of this name.
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
    /// Late move reduction (LMR): hundredths of a ply by which every later move is reduced.
    lmr_base = 96;
    /// LMR: divisor, in hundredths, of the product of the logarithms of depth and move number.
    lmr_divisor = 208;
    /// LMR: least depth at which later moves are reduced.
    lmr_depth = 2;
    /// LMR: least depth that a reduction leaves; 0 leads straight into quiescence.
    lmr_remaining_depth = 0;
    /// LMR: history score that is worth one ply.
    lmr_history_divisor = 5000;
    /// LMR: hundredths of a ply more at an expected cut node.
    lmr_cut_node = 103;
    /// LMR: hundredths of a ply less on the principal variation.
    lmr_pv = 115;
    /// LMR: hundredths of a ply less where the side to move has improved since its last move.
    lmr_improving = 95;
    /// LMR: hundredths of a ply more for a move that the opponent must answer by a capture.
    lmr_offer = -80;
    /// Late move pruning (LMP): greatest depth.
    lmp_depth = 3;
    /// LMP: moves tried at least, besides the square of the depth.
    lmp_base = 5;
    /// Futility pruning of quiet moves that offer nothing: greatest depth.
    futility_depth = 4;
    /// Futility pruning: margin.
    futility_base = 22;
    /// Futility pruning: margin for each ply of depth.
    futility_ply = 28;
    /// Razoring: greatest depth at which a position far below alpha is left to quiescence.
    razoring_depth = 3;
    /// Razoring: margin.
    razoring_base = 51;
    /// Razoring: margin for each ply of depth.
    razoring_ply = 62;
    /// Reverse futility pruning: greatest depth at which a position far above beta is not searched.
    reverse_futility_depth = 4;
    /// Reverse futility pruning: margin.
    reverse_futility_base = 0;
    /// Reverse futility pruning: margin for each ply of depth.
    reverse_futility_ply = 28;
    /// ProbCut: least depth at which a shallow search above beta may cut a node.
    probcut_depth = 4;
    /// ProbCut: margin above beta.
    probcut_base = 10;
    /// ProbCut: margin for each ply of depth.
    probcut_ply = 5;
    /// ProbCut: percentage of the depth that the shallow search has.
    probcut_percent = 38;
    /// ProbCut: how far below beta the evaluation may be.
    probcut_eval_margin = 6;
    /// Singular extension: least depth.
    singular_depth = 7;
    /// Singular extension: margin below the table score.
    singular_base = 4;
    /// Singular extension: margin for each ply of depth.
    singular_ply = 1;
    /// Internal iterative reduction (IIR): least depth at which a node without a table move is searched a ply less.
    iir_depth = 4;
    /// Extension of forced replies, in plies: 0 or 1.
    forced_extension = 1;
    /// History bonus of a quiet move that causes a beta cutoff: factor of the square of the depth.
    history_bonus_square = 12;
    /// History bonus: factor of the depth.
    history_bonus_ply = 38;
    /// History bonus: maximum.
    history_bonus_max = 1750;
    /// Half the width of the first aspiration window.
    aspiration_window = 11;
}

impl Tuning {
    /// History bonus of a quiet move that causes a beta cutoff at this depth.
    #[inline]
    pub(crate) fn history_bonus(&self, depth: i32) -> i32 {
        let bonus = self.history_bonus_square * depth * depth + self.history_bonus_ply * depth;
        bonus.min(self.history_bonus_max)
    }
}
