//! The analysis of positions and games.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use games::RuleSet;
use matches::some_seconds;
use notation::Encoding;
use rules::DrawOptions;

use super::files::encoding;
use super::position::{Position, Setting, draw_options, rule_set, setting};

/// Analyse a position, or the games of a file.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  peatee analyse --rules international --fen \"W:W28,32,33,38:B9,17,18,19\" --lines 3 --seconds 2
  peatee analyse games.pdn --game 3 --seconds 0.5
  peatee analyse --format pdn --nodes 100000 - < games.pdn > signed.pdn

A line is its number, its score in men for the side to move (#5: a win in five plies, -#5: a loss, =: a draw by table), the depth in
plies, and the moves. Without a limit the search takes 3 seconds. Exit status 1 where there is nothing to play.

Of a file, every position of every game is searched, from the last to the first, for 1 second each if there is no other limit. Scores
are then for White, and weak moves have the signs of article 000:9; docs/analyse.md says when. Exit status 2 where a game
cannot be followed; the others are analysed.")]
pub(crate) struct Analyse {
    /// PDN or PGN file of games, or - for standard input; without it a position is analysed
    #[arg(value_name = "FILE", conflicts_with_all = ["fen", "lines"])]
    pub(crate) file: Option<PathBuf>,

    /// Only the game with this number
    #[arg(long, value_name = "N", requires = "file", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) game: Option<u64>,

    /// Rule set, such as international, russian, brazilian, home, chess; with a file, for games that do not state theirs
    /// [default: international, or as the games show]
    #[arg(long, short, value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: Option<RuleSet>,

    /// Interpretation of a draw rule, such as small-endings=not-played-out (may be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = setting)]
    options: Vec<Setting>,

    /// Start from this position: W:W31-50:B1-20, kings with K; for chess, a chess FEN
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,

    /// Encoding of the file, such as windows-1251 [default: detected]
    #[arg(long, value_name = "NAME", requires = "file", value_parser = encoding)]
    pub(crate) encoding: Option<Encoding>,

    /// Number of lines
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u64).range(1..=64))]
    lines: u64,

    /// Maximum time per position, in seconds
    #[arg(long, visible_alias = "time", value_parser = some_seconds, allow_negative_numbers = true)]
    pub(crate) seconds: Option<Duration>,

    /// Maximum depth, in plies
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100), allow_negative_numbers = true)]
    pub(crate) depth: Option<u8>,

    /// Maximum nodes to search per position
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), allow_negative_numbers = true)]
    pub(crate) nodes: Option<u64>,

    /// Folder of endgame tables, which give exact verdicts for positions with few pieces
    #[arg(long, value_name = "FOLDER")]
    pub(crate) tables: Option<PathBuf>,

    /// Number of threads; chess uses one
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,

    /// Hash memory for draughts, in megabytes
    #[arg(long, default_value = "64", value_parser = clap::value_parser!(u64).range(1..=65536))]
    memory: u64,

    /// Output format
    #[arg(long, value_enum, default_value = "text")]
    format: AnalyseFormat,

    /// Print JSON: the same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

/// How an analysis is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnalyseFormat {
    /// Plain text
    Text,
    /// The annotated games, with scores, marks and better moves (PGN for chess)
    Pdn,
    /// JSON, one object per line
    Json,
}

impl Analyse {
    pub(crate) fn lines(&self) -> usize {
        self.lines as usize
    }

    pub(crate) fn threads(&self) -> usize {
        self.threads as usize
    }

    pub(crate) fn megabytes(&self) -> usize {
        self.memory as usize
    }

    pub(crate) fn format(&self) -> AnalyseFormat {
        match self.json {
            true => AnalyseFormat::Json,
            false => self.format,
        }
    }

    /// The readings of the draw rules.
    pub(crate) fn draws(&self) -> anyhow::Result<DrawOptions> {
        draw_options(&self.options)
    }

    /// The position, where no file is given.
    pub(crate) fn position(&self) -> Position {
        let usual = RuleSet::Draughts(rules::VariantId::International);
        Position {
            rules: self.rules.unwrap_or(usual),
            options: self.options.clone(),
            fen: self.fen.clone(),
        }
    }
}
