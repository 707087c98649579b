//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use engine::Level;
use games::{Game, RuleSet};
use notation::Encoding;
use rules::DrawOptions;
use texts::Language;

/// Draughts and chess by the book: legal moves, why a move is not legal, and a game in the terminal.
///
/// Without a command, Peatee plays international draughts with you in the terminal.
#[derive(Parser, Debug)]
#[command(name = "peatee", version, disable_help_subcommand = true, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Language of what people read: en, et, ru, lv, lt [default: from the environment]
    #[arg(long, global = true, value_parser = language)]
    lang: Option<Language>,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXAMPLES: &str = "Examples:
  peatee play --rules russian --level 3
  peatee explain --rules international --fen \"W:W31,45:B27,17,40\" 45x34
  peatee perft --rules brazilian --depth 8

Exit status: 0 yes, 1 a negative answer (the move is not legal), 2 bad usage or input.";

impl Arguments {
    /// The language asked for, or that of the environment.
    pub(crate) fn language(&self) -> Language {
        let from_environment = || Language::from_environment(|name| std::env::var(name).ok());
        self.lang.unwrap_or_else(from_environment)
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play in the terminal, against the computer or a person beside you
    Play(Play),
    /// List every legal move of a position
    Moves(Moves),
    /// Say whether a move is legal, and if not, why and by which article
    Explain(Explain),
    /// Replay the games of PDN and PGN files: are the moves legal, does the result fit?
    Check(Check),
    /// Count the move sequences of a given length
    Perft(Perft),
    /// List the rule sets, or show the table of one
    Rules(Rules),
}

/// A rule set and a position.
#[derive(Args, Clone, Debug)]
pub(crate) struct Position {
    /// Rule set, such as international, russian, brazilian, home, chess (`peatee rules` lists all)
    #[arg(long, short, default_value = "international", value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: RuleSet,

    /// Reading of a draw rule, such as small-endings=not-played-out (may be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = setting)]
    pub(crate) options: Vec<Setting>,

    /// Position instead of the first one: W:W31-50:B1-20, kings with K; a chess FEN for chess
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub(crate) fen: Option<String>,
}

impl Position {
    /// A game from the position.
    pub(crate) fn game(&self) -> anyhow::Result<Game> {
        let options = draw_options(&self.options)?;
        let fen = self.fen.as_deref();
        Game::start(self.rules, fen, options).map_err(|refused| match fen {
            Some(fen) => anyhow::anyhow!("--fen {fen:?} for {}: {refused}", self.rules),
            None => anyhow::anyhow!("{}: {refused}", self.rules),
        })
    }
}

/// A setting of the draw rules, known to exist.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    name: String,
    value: String,
}

fn draw_options(settings: &[Setting]) -> anyhow::Result<DrawOptions> {
    let mut options = DrawOptions::default();
    for Setting { name, value } in settings {
        options.set(name, value)?;
    }
    Ok(options)
}

/// List every legal move, one a line.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peatee moves --rules russian --fen \"W:Wc3,a1:Bd4,h8\"")]
pub(crate) struct Moves {
    #[command(flatten)]
    pub(crate) position: Position,

    /// Write every landing square of a capture
    #[arg(long)]
    pub(crate) full: bool,

    /// Answer as JSON, with squares
    #[arg(long)]
    pub(crate) json: bool,
}

/// Explain one move.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  peatee explain --rules international --fen \"W:W31,45:B27,17,40\" 45x34"
)]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) position: Position,

    /// The move: 32-28, 27x18, b4:d6, d2:g5:e7, ed4; for chess Nf3, e2e4, O-O
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    pub(crate) text: String,

    /// Answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Check files of games.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  peatee check games.pdn
  peatee check --faults --rules russian archive/
  peatee check --json - < games.pdn

Exit status: 0 every game is right, 1 some game has a fault, 2 some file could not be read.")]
pub(crate) struct Check {
    /// PDN or PGN files, folders of them, or - for standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Rule set of games that do not say theirs (found by their squares if not given)
    #[arg(long, short, value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: Option<RuleSet>,

    /// Reading of a draw rule, such as small-endings=not-played-out (may be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = setting)]
    options: Vec<Setting>,

    /// Encoding of the files, such as windows-1251 (found by their letters if not given)
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub(crate) encoding: Option<Encoding>,

    /// Show only games with faults, and of those only the faults
    #[arg(long)]
    pub(crate) faults: bool,

    /// Answer as JSON, one object a line, the last with the sums
    #[arg(long)]
    pub(crate) json: bool,
}

impl Check {
    /// The readings of the draw rules.
    pub(crate) fn draws(&self) -> anyhow::Result<DrawOptions> {
        draw_options(&self.options)
    }
}

/// Count move sequences.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peatee perft --rules international --depth 7 --divide")]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) position: Position,

    /// Length of the sequences, in plies
    #[arg(long, short, value_parser = clap::value_parser!(u32).range(0..=99))]
    pub(crate) depth: u32,

    /// Count for each first move apart
    #[arg(long)]
    pub(crate) divide: bool,

    /// Answer as JSON
    #[arg(long, conflicts_with = "divide")]
    pub(crate) json: bool,
}

/// Rule sets.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peatee rules brazilian")]
pub(crate) struct Rules {
    /// Show the table of this rule set
    #[arg(value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: Option<RuleSet>,

    /// Answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// A game in the terminal.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Example:\n  peatee play --rules russian --level 3 --side black")]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) position: Position,

    /// How hard the computer plays, 1 to 9
    #[arg(long, short, default_value = "4", value_parser = level)]
    pub(crate) level: Level,

    /// Your side; both: two people at one terminal; none: watch the computer play itself
    #[arg(long, short, value_enum, default_value = "white")]
    pub(crate) side: PlaySide,

    /// Draw the board with plain letters
    #[arg(long)]
    pub(crate) ascii: bool,

    /// When to use colours
    #[arg(long, value_enum, default_value = "auto")]
    pub(crate) color: When,

    /// Start of the computer's choice among equal moves; the same number plays the same
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,

    /// Save the game to this file when it ends
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
            side: PlaySide::White,
            ascii: false,
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
    /// You have the white pieces
    White,
    /// You have the black pieces
    Black,
    /// Two people share the terminal
    Both,
    /// The computer plays itself
    None,
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

fn rule_set(id: &str) -> Result<RuleSet, String> {
    id.parse()
        .map_err(|unknown: games::UnknownRules| unknown.to_string())
}

fn setting(text: &str) -> Result<Setting, String> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let known = DrawOptions::default().set(name, value);
    known.map_err(|unknown| unknown.to_string())?;
    Ok(Setting {
        name: name.to_owned(),
        value: value.to_owned(),
    })
}

fn encoding(name: &str) -> Result<Encoding, String> {
    let encoding = Encoding::by_name(name).filter(|encoding| encoding.keeps_ascii());
    encoding
        .ok_or_else(|| "known are utf-8, latin1, windows-1251, windows-1257 and the like".into())
}

fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| "known are en, et, ru, lv, lt".to_owned())
}

fn level(number: &str) -> Result<Level, String> {
    let level = number.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "a level is a number from 1 to 9".to_owned())
}
