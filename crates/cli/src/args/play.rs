//! A game in the terminal.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use games::RuleSet;
use matches::some_seconds;
use players::{Level, setting};

use super::position::Position;

/// A game in the terminal.
#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  peatee play --rules russian --level 3 --side black\n  peatee play --rules chess --engine stockfish"
)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) position: Position,

    /// Playing strength of the computer, 1 (beginner) to 10 (docs/levels.md)
    #[arg(long, short, default_value = "4", value_parser = clap::value_parser!(Level))]
    pub(crate) level: Level,

    /// Play against this engine: a command that speaks Hub, or UCI for chess, as for `peatee match`; hints still come from the computer
    #[arg(long, value_name = "COMMAND")]
    pub(crate) engine: Option<String>,

    /// Parameter of the engine (may be repeated)
    #[arg(long, value_name = "NAME=VALUE", value_parser = setting, requires = "engine")]
    pub(crate) set: Vec<(String, String)>,

    /// Time per move of the engine, in seconds
    #[arg(
        long, value_name = "SECONDS", value_parser = some_seconds, allow_negative_numbers = true, default_value = "1",
        requires = "engine"
    )]
    pub(crate) move_time: Duration,

    /// Your side; both: two people share the terminal; none: watch the computer play itself
    #[arg(long, short, value_enum, default_value = "white")]
    pub(crate) side: PlaySide,

    /// Name of the person playing White (may be repeated: several people on one side play a consultation game)
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub(crate) white: Vec<String>,

    /// Name of the person playing Black (may be repeated)
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub(crate) black: Vec<String>,

    /// Draw the board with plain letters
    #[arg(long)]
    pub(crate) ascii: bool,

    /// How draughts kings are drawn
    #[arg(long, value_enum, default_value = "crowned")]
    pub(crate) kings: Kings,

    /// When to use colours
    #[arg(long, value_enum, default_value = "auto")]
    pub(crate) color: When,

    /// Random seed of the computer; the same seed plays the same game
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,

    /// Save the game to this new file, rewritten whenever the game changes
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

impl Default for Play {
    fn default() -> Self {
        Play {
            position: Position {
                rules: RuleSet::Draughts(rules::VariantId::International),
                options: Vec::new(),
                fen: None,
            },
            level: DEFAULT_LEVEL,
            engine: None,
            set: Vec::new(),
            move_time: Duration::from_secs(1),
            side: PlaySide::White,
            white: Vec::new(),
            black: Vec::new(),
            ascii: false,
            kings: Kings::Crowned,
            color: When::Auto,
            seed: None,
            save: None,
        }
    }
}

/// The level of the newcomer's game.
const DEFAULT_LEVEL: Level = match Level::new(4) {
    Some(level) => level,
    None => Level::LOWEST,
};

/// Who sits at the terminal.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlaySide {
    /// You play White
    White,
    /// You play Black
    Black,
    /// Two people share the terminal
    Both,
    /// The computer plays itself
    None,
}

/// How draughts kings are drawn (`000:3.6`, `001:3.7`).
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kings {
    /// A second piece lies on the first
    Crowned,
    /// The piece is turned over
    TurnedOver,
}

/// When to use colours.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// The name of a person, as it may stand in a file.
fn name(text: &str) -> Result<String, String> {
    let name = text.parse::<store::Name>();
    let name = name.map_err(|fault| format!("{text:?} is no name: {fault}"))?;
    match name.as_str().contains(',') {
        true => Err("one name each: repeat the option for several people".to_owned()),
        false => Ok(name.as_str().to_owned()),
    }
}
