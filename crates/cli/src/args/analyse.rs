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

/// Analyse a position, or whole games.
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

    /// Rule set, such as international, russian, brazilian, home, chess; of a file, for games that do not say theirs
    /// [default: international, or as the games show]
    #[arg(long, short, value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: Option<RuleSet>,

    /// Reading of a draw rule, such as small-endings=not-played-out (may be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = setting)]
    options: Vec<Setting>,

    /// Position instead of the first one: W:W31-50:B1-20, kings with K; a chess FEN for chess
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,

    /// Encoding of the file, such as windows-1251 [default: found out]
    #[arg(long, value_name = "NAME", requires = "file", value_parser = encoding)]
    pub(crate) encoding: Option<Encoding>,

    /// How many lines
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u64).range(1..=64))]
    lines: u64,

    /// Longest time for a position, in seconds
    #[arg(long, visible_alias = "time", value_parser = some_seconds, allow_negative_numbers = true)]
    pub(crate) seconds: Option<Duration>,

    /// Greatest depth in plies
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100), allow_negative_numbers = true)]
    pub(crate) depth: Option<u8>,

    /// Most positions to look at, for each position analysed
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), allow_negative_numbers = true)]
    pub(crate) nodes: Option<u64>,

    /// Folder of endgame tables: positions with few pieces get their exact verdict
    #[arg(long, value_name = "FOLDER")]
    pub(crate) tables: Option<PathBuf>,

    /// Threads; chess has one
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,

    /// Memory for positions of draughts, in megabytes
    #[arg(long, default_value = "64", value_parser = clap::value_parser!(u64).range(1..=65536))]
    memory: u64,

    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: AnalyseFormat,

    /// Answer as JSON: the same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

/// How an analysis is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnalyseFormat {
    /// For people
    Text,
    /// The games again, with scores, signs and better moves (PGN for chess)
    Pdn,
    /// One object a line
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
