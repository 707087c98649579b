//! The rule sets, each stated where it differs from its base, and the one list of them all.

use core::fmt::Debug;

use crate::board::{Board, Board8, Board10};
use crate::table::{
    Articles, Count, Crowning, DrawRule, KingLanding, Naming, Precedence, RouteShown, Rules,
    Writing, home, intl, r53, rus,
};
use crate::{DrawReason, Ending};

/// A rule set as a type, so that the generator is compiled for it.
pub trait Variant: 'static + Copy + Clone + Debug + PartialEq + Eq + Send + Sync {
    /// The board it is played on.
    type Board: Board;
    /// Its table.
    const RULES: Rules;
    /// Its name in the list.
    const ID: VariantId;
}

/// Makes the types, the identifiers and the doors from one list.
macro_rules! variants {
    ($d:tt $($(#[$doc:meta])* $name:ident: $board:ident = $rules:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub struct $name;

            impl Variant for $name {
                type Board = $board;
                const RULES: Rules = $rules;
                const ID: VariantId = VariantId::$name;
            }
        )*

        /// The name of a draughts rule set.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum VariantId {
            $($(#[$doc])* $name,)*
        }

        impl VariantId {
            /// Every draughts rule set.
            pub const ALL: &'static [VariantId] = &[$(VariantId::$name),*];

            /// The table of this rule set.
            pub const fn rules(self) -> &'static Rules {
                match self {
                    $(VariantId::$name => const { &$name::RULES },)*
                }
            }

            /// Rows of the board it is played on: 8 or 10.
            pub const fn board_rows(self) -> u8 {
                match self {
                    $(VariantId::$name => <$name as Variant>::Board::ROWS,)*
                }
            }
        }

        /// A position of any draughts rule set.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AnyPosition {
            $($(#[$doc])* $name($crate::Position<$name>),)*
        }

        /// A game of any draughts rule set.
        #[derive(Clone, Debug)]
        pub enum AnyGame {
            $($(#[$doc])* $name($crate::Game<$name>),)*
        }

        $(
            impl From<$crate::Position<$name>> for AnyPosition {
                fn from(position: $crate::Position<$name>) -> Self {
                    AnyPosition::$name(position)
                }
            }

            impl From<$crate::Game<$name>> for AnyGame {
                fn from(game: $crate::Game<$name>) -> Self {
                    AnyGame::$name(game)
                }
            }
        )*

        /// Calls a macro with the names of the types of all rule sets: for crates that compile something for each of them.
        #[macro_export]
        macro_rules! for_variants {
            ($d callback:ident) => {
                $d callback! { $($name),* }
            };
        }

        /// Runs the body with the position inside an [`AnyPosition`], whatever its rule set.
        #[macro_export]
        macro_rules! with_position {
            ($d any:expr, $d position:ident => $d body:expr) => {
                match $d any {
                    $($d crate::AnyPosition::$name($d position) => $d body,)*
                }
            };
        }

        /// Runs the body with the game inside an [`AnyGame`], whatever its rule set.
        #[macro_export]
        macro_rules! with_game {
            ($d any:expr, $d game:ident => $d body:expr) => {
                match $d any {
                    $($d crate::AnyGame::$name($d game) => $d body,)*
                }
            };
        }

        /// Runs the body with the given type alias standing for the rule set of a [`VariantId`].
        #[macro_export]
        macro_rules! with_variant {
            ($d id:expr, $d variant:ident => $d body:expr) => {
                match $d id {
                    $($d crate::VariantId::$name => {
                        type $d variant = $d crate::$name;
                        $d body
                    })*
                }
            };
        }
    };
}

variants! { $
    /// International draughts on 100 squares (book `000`).
    International: Board10 = INTERNATIONAL;
    /// Russian draughts (book `001`).
    Russian: Board8 = RUSSIAN;
    /// Brazilian draughts (`001:4.16`).
    Brazilian: Board8 = BRAZILIAN;
    /// Russian draughts by the regulations of 1953 (book `002`, chapter 1).
    Russian1953: Board8 = RUSSIAN_1953;
    /// Hundred-square draughts by the regulations of 1953 (book `002`, chapter 2).
    Hundred1953: Board10 = HUNDRED_1953;
    /// The boxed home game (book `003`).
    Home: Board8 = HOME;
    /// The home game in which a king lands only on the next square (ambiguities C2).
    HomeNext: Board8 = HOME_NEXT;
    /// The home game in which a man crowned while capturing goes on as a king (ambiguities C3).
    HomeContinue: Board8 = HOME_CONTINUE;
    /// Both options of the home game.
    HomeNextContinue: Board8 = HOME_NEXT_CONTINUE;
}

impl VariantId {
    /// The name on the command line and in files.
    pub const fn id(self) -> &'static str {
        self.rules().id
    }

    /// The rule set with this name.
    pub fn from_id(id: &str) -> Option<VariantId> {
        VariantId::ALL
            .iter()
            .copied()
            .find(|variant| variant.id() == id)
    }
}

const INTERNATIONAL: Rules = Rules {
    id: "international",
    rows_of_men: 4,                     // 000:2.8
    men_capture_backwards: true,        // 000:4.1
    king_landing: KingLanding::Any,     // 000:4.3, 000:4.6
    crowning: Crowning::WhenItStops,    // 000:4.15
    precedence: Precedence::MostPieces, // 000:4.13, 000:4.14
    draws: &INTERNATIONAL_DRAWS,        // 000:6
    writing: Writing {
        naming: Naming::Numeric,     // 000:2.6, 000:8.1
        capture_sign: 'x',           // 000:8.2.3
        route: RouteShown::SameEnds, // 000:8.2.1, 002:§29.6
    },
    articles: Articles {
        a_move: intl("3.2"),
        own_pieces_in_turn: intl("3.3"),
        dark_squares: intl("2.2"),
        square_names: Some(intl("2.6")),
        man_move: intl("3.4"),
        king_move: intl("3.9"),
        compulsory: intl("4.2"),
        man_capture: intl("4.2"),
        king_capture: intl("4.3"),
        man_goes_on: intl("4.5"),
        king_goes_on: intl("4.6"),
        landing: intl("4.6"),
        own_not_jumped: intl("4.7"),
        not_twice: intl("4.8"),
        crowned_capturing: intl("4.15"),
        precedence: Some(intl("4.13")),
        move_text: Some(intl("8.2")),
        full_route: Some(intl("8.2.1")),
        ended: intl("7.1"),
        no_pieces: intl("7.2.3"),
        no_move: intl("7.2.2"),
        resignation: Some(intl("7.2.1")),
        agreement: intl("7.3.1"),
    },
};

const RUSSIAN: Rules = Rules {
    id: "russian",
    rows_of_men: 3,                 // 001:2.2.2
    men_capture_backwards: true,    // 001:4.1
    king_landing: KingLanding::Any, // 001:4.3
    crowning: Crowning::AtOnce,     // 001:4.14
    precedence: Precedence::Free,   // 001:4.13
    draws: &RUSSIAN_DRAWS,          // 001:7.2
    writing: Writing {
        naming: Naming::Algebraic,          // 001:8.3
        capture_sign: ':',                  // 001:8.5.3
        route: RouteShown::SeveralCaptures, // 001:8.5.4, 001:8.5.5; 002:§14.6
    },
    articles: Articles {
        a_move: rus("3.2"),
        own_pieces_in_turn: rus("3.3"),
        dark_squares: rus("2.1.2"),
        square_names: Some(rus("8.3")),
        man_move: rus("3.5"),
        king_move: rus("3.8"),
        compulsory: rus("4.2"),
        man_capture: rus("4.2"),
        king_capture: rus("4.3"),
        man_goes_on: rus("4.5"),
        king_goes_on: rus("4.6"),
        landing: rus("4.6"),
        own_not_jumped: rus("4.7"),
        not_twice: rus("4.8"),
        crowned_capturing: rus("4.14"),
        precedence: None,
        move_text: Some(rus("8.5")),
        full_route: Some(rus("8.5.5")),
        ended: rus("6"),
        no_pieces: rus("6.1.3"),
        no_move: rus("6.1.2"),
        resignation: Some(rus("6.1.1")),
        agreement: rus("6.2.1"),
    },
};

const BRAZILIAN: Rules = Rules {
    id: "brazilian",
    crowning: Crowning::WhenItStops,    // 001:4.16.2
    precedence: Precedence::MostPieces, // 001:4.16.1
    articles: Articles {
        crowned_capturing: rus("4.16.3"),
        precedence: Some(rus("4.16.1")),
        ..RUSSIAN.articles
    },
    ..RUSSIAN
};

const RUSSIAN_1953: Rules = Rules {
    id: "russian-1953",
    draws: &RUSSIAN_1953_DRAWS, // 002:§16
    articles: Articles {
        a_move: r53("§4.1"),
        own_pieces_in_turn: r53("§5.1"),
        dark_squares: r53("§1.3"),
        square_names: Some(r53("§14.3")),
        man_move: r53("§6.1"),
        king_move: r53("§7.1"),
        compulsory: r53("§8.1"),
        man_capture: r53("§8.1"),
        king_capture: r53("§9.1"),
        man_goes_on: r53("§8.2"),
        king_goes_on: r53("§9.1"),
        landing: r53("§9.2"),
        own_not_jumped: r53("§7.1"),
        not_twice: r53("§8.6"),
        crowned_capturing: r53("§9.4"),
        precedence: None,
        move_text: Some(r53("§14.5")),
        full_route: Some(r53("§14.6")),
        ended: r53("§3.2"),
        no_pieces: r53("§15a"),
        no_move: r53("§15a"),
        resignation: Some(r53("§15b")),
        agreement: r53("§16a"),
    },
    ..RUSSIAN
};

const HUNDRED_1953: Rules = Rules {
    id: "hundred-1953",
    draws: &HUNDRED_1953_DRAWS, // 002:§31
    writing: Writing {
        naming: Naming::Numeric,     // 002:§29.1
        capture_sign: ':',           // 002:§29.4
        route: RouteShown::SameEnds, // 002:§29.6
    },
    articles: Articles {
        a_move: r53("§20"),
        own_pieces_in_turn: r53("§21"),
        dark_squares: r53("§17.2"),
        square_names: Some(r53("§29.1")),
        man_move: r53("§22.1"),
        king_move: r53("§23"),
        compulsory: r53("§24.2"),
        man_capture: r53("§24.2"),
        king_capture: r53("§25.1"),
        man_goes_on: r53("§24.2"),
        king_goes_on: r53("§25.1"),
        landing: r53("§25.1"),
        own_not_jumped: r53("§23"),
        not_twice: r53("§24.2"),
        crowned_capturing: r53("§25.4"),
        precedence: Some(r53("§25.2")),
        move_text: Some(r53("§29.3")),
        full_route: Some(r53("§29.6")),
        ended: r53("§19"),
        no_pieces: r53("§30"),
        no_move: r53("§30"),
        resignation: Some(r53("§30")),
        agreement: r53("§31.2"),
    },
    ..INTERNATIONAL
};

const HOME: Rules = Rules {
    id: "home",
    rows_of_men: 3,                     // 003:3
    men_capture_backwards: false,       // 003:6
    king_landing: KingLanding::Any,     // 003:8, ambiguities C2
    crowning: Crowning::EndsTheCapture, // 003:12, ambiguities C3
    precedence: Precedence::KingFirst,  // 003:14
    draws: &HOME_DRAWS,                 // 003:18, 003:19, 003:20
    writing: RUSSIAN.writing,
    articles: Articles {
        a_move: home("5"),
        own_pieces_in_turn: home("5"),
        dark_squares: home("3"),
        square_names: None,
        man_move: home("5"),
        king_move: home("13"),
        compulsory: home("6"),
        man_capture: home("8"),
        king_capture: home("15"),
        man_goes_on: home("9"),
        king_goes_on: home("9"),
        landing: home("8"),
        own_not_jumped: home("6"),
        not_twice: home("10"),
        crowned_capturing: home("12"),
        precedence: Some(home("14")),
        move_text: None,
        full_route: None,
        ended: home("16"),
        no_pieces: home("16"),
        no_move: home("17"),
        resignation: None,
        agreement: home("18"),
    },
};

const HOME_NEXT: Rules = Rules {
    id: "home-next",
    king_landing: KingLanding::Next, // 003:8, ambiguities C2
    ..HOME
};

const HOME_CONTINUE: Rules = Rules {
    id: "home-continue",
    crowning: Crowning::AtOnce, // 003:12, ambiguities C3
    ..HOME
};

const HOME_NEXT_CONTINUE: Rules = Rules {
    id: "home-next-continue",
    king_landing: KingLanding::Next,
    ..HOME_CONTINUE
};

const fn automatic(
    reason: DrawReason,
    count: Count,
    limit: u16,
    article: crate::Article,
) -> DrawRule {
    DrawRule {
        reason,
        count,
        limit,
        ending: Ending::Automatic,
        article,
    }
}

const fn claim(reason: DrawReason, count: Count, limit: u16, article: crate::Article) -> DrawRule {
    DrawRule {
        ending: Ending::OnClaim,
        ..automatic(reason, count, limit, article)
    }
}

static INTERNATIONAL_DRAWS: [DrawRule; 4] = [
    automatic(DrawReason::Repetition, Count::Occurrences, 3, intl("6.1")),
    automatic(DrawReason::KingMovesOnly, Count::KingMoves, 50, intl("6.2")),
    automatic(
        DrawReason::TwoAgainstKing,
        Count::SinceTwoAgainstKing,
        10,
        intl("6.4"),
    ),
    automatic(
        DrawReason::ThreeAgainstKing,
        Count::SinceThreeAgainstKing,
        32,
        intl("6.3"),
    ),
];

static RUSSIAN_DRAWS: [DrawRule; 8] = [
    automatic(DrawReason::Repetition, Count::Occurrences, 3, rus("7.2.3")),
    automatic(
        DrawReason::NotPlayedOut,
        Count::NotPlayedOut,
        0,
        rus("7.2.9"),
    ),
    automatic(
        DrawReason::TwoAgainstKing,
        Count::OwnMovesWithTwo,
        5,
        rus("7.2.8"),
    ),
    automatic(
        DrawReason::MainRoadHeld,
        Count::OwnMovesAgainstMainRoad,
        5,
        rus("7.2.7"),
    ),
    automatic(
        DrawReason::KingsAgainstKing,
        Count::OwnMovesWithKings { least: 3, most: 12 },
        15,
        rus("7.2.4"),
    ),
    automatic(
        DrawReason::KingMovesOnly,
        Count::KingMoves,
        30,
        rus("7.2.5"),
    ),
    automatic(
        DrawReason::UnchangedForce,
        Count::Unchanged {
            pieces: Some((4, 5)),
        },
        60,
        rus("7.2.6"),
    ),
    automatic(
        DrawReason::UnchangedForce,
        Count::Unchanged {
            pieces: Some((6, 7)),
        },
        120,
        rus("7.2.6"),
    ),
];

/// Three or more occurrences, on claim (§16d; §31.2 for a hundred squares).
const REPETITION_ON_CLAIM: DrawRule =
    claim(DrawReason::Repetition, Count::Occurrences, 3, r53("§16d"));

/// Thirty moves without a change of force, on claim (§16b; §31.2 for a hundred squares).
const UNCHANGED_ON_CLAIM: DrawRule = claim(
    DrawReason::UnchangedForce,
    Count::Unchanged { pieces: None },
    60,
    r53("§16b"),
);

/// Draw of several kings against one that is not caught by the eighteenth move.
const fn eighteen_moves(kings: u8, article: crate::Article) -> DrawRule {
    let count = Count::OwnMovesWithKings {
        least: kings,
        most: kings,
    };
    automatic(DrawReason::KingsAgainstKing, count, 18, article)
}

static RUSSIAN_1953_DRAWS: [DrawRule; 3] = [
    eighteen_moves(3, r53("§16c")),
    REPETITION_ON_CLAIM,
    UNCHANGED_ON_CLAIM,
];

static HUNDRED_1953_DRAWS: [DrawRule; 3] = [
    eighteen_moves(4, r53("§31.1")),
    REPETITION_ON_CLAIM,
    UNCHANGED_ON_CLAIM,
];

static HOME_DRAWS: [DrawRule; 2] = [
    automatic(DrawReason::Repetition, Count::Occurrences, 3, home("20")),
    automatic(DrawReason::NoCapture, Count::WithoutCapture, 30, home("19")),
];
