//! Games written anew.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use games::{ConvertOptions, Filter, Notation, Numbers, PartialDate, RuleSet, Strip};
use notation::{Encoding, MoveForm, Points, Score};

use super::files::encoding;
use super::position::rule_set;

/// Convert games: PDN for draughts, PGN for chess, always in UTF-8.
#[derive(Args, Debug)]
#[command(after_help = CONVERT_EXAMPLES)]
pub(crate) struct Convert {
    /// Files of games, folders with .pdn and .pgn files, or - for standard input
    #[arg(value_name = "IN", required = true, num_args = 1..)]
    pub(crate) inputs: Vec<PathBuf>,

    /// Output file, - for standard output, or a folder with --split
    #[arg(value_name = "OUT", required = true)]
    pub(crate) out: PathBuf,

    /// Notation to write
    #[arg(long, value_enum, default_value = "pdn", value_name = "NOTATION")]
    pub(crate) to: Flavour,

    /// Form of the moves
    #[arg(long, value_enum, default_value = "short")]
    pub(crate) form: Form,

    /// Form of the results; chess games keep theirs
    #[arg(long, value_enum, default_value = "keep")]
    pub(crate) points: PointStyle,

    /// Put tags, dates, results and the game type into their standard form and order
    #[arg(long, visible_alias = "normalize")]
    pub(crate) normalise: bool,

    /// Leave out comments, including clock times
    #[arg(long)]
    pub(crate) no_comments: bool,

    /// Leave out variations
    #[arg(long)]
    pub(crate) no_variations: bool,

    /// Leave out marks such as ! and ?
    #[arg(long)]
    pub(crate) no_marks: bool,

    /// Leave out games with illegal or unreadable moves
    #[arg(long)]
    pub(crate) legal_only: bool,

    /// Only games of this player, with either colour; part of the name is enough
    #[arg(long, value_name = "NAME", help_heading = CHOICE)]
    pub(crate) player: Option<String>,

    /// Only games in which this player has White
    #[arg(long, value_name = "NAME", help_heading = CHOICE)]
    pub(crate) white: Option<String>,

    /// Only games in which this player has Black
    #[arg(long, value_name = "NAME", help_heading = CHOICE)]
    pub(crate) black: Option<String>,

    /// Only games of this event
    #[arg(long, value_name = "NAME", help_heading = CHOICE)]
    pub(crate) event: Option<String>,

    /// Only games played at this place
    #[arg(long, value_name = "NAME", help_heading = CHOICE)]
    pub(crate) site: Option<String>,

    /// Only games that may have been played on this day or later: 1996, 1996.05 or 1996.05.19
    #[arg(long, value_name = "DATE", help_heading = CHOICE)]
    pub(crate) from: Option<PartialDate>,

    /// Only games that may have been played on this day or earlier
    #[arg(long, value_name = "DATE", help_heading = CHOICE)]
    pub(crate) until: Option<PartialDate>,

    /// Only games of this rule set
    #[arg(long, value_name = "RULES", value_parser = rule_set, help_heading = CHOICE)]
    pub(crate) only: Option<RuleSet>,

    /// Only games with this result: 1-0, 0-1, 1/2-1/2, * (may be repeated)
    #[arg(long, value_parser = score, allow_hyphen_values = true, help_heading = CHOICE)]
    pub(crate) result: Vec<Score>,

    /// Only games with these numbers, counted through all inputs: 1-10,25,100-
    #[arg(long, value_name = "NUMBERS", help_heading = CHOICE)]
    pub(crate) games: Option<Numbers>,

    /// Rule set of games that do not state theirs (`peatee rules` lists all)
    #[arg(long, short, value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: Option<RuleSet>,

    /// Encoding of the inputs, such as windows-1251 [default: detected]
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub(crate) encoding: Option<Encoding>,

    /// Write one game, or N games, per file into the folder OUT
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
          default_missing_value = "1", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) split: Option<u64>,

    /// Overwrite existing files, but never an input
    #[arg(long)]
    pub(crate) force: bool,
}

impl Convert {
    /// Which games are asked for, and how they are written.
    pub(crate) fn options(&self) -> ConvertOptions {
        ConvertOptions {
            to: self.to.notation(),
            form: match self.form {
                Form::Short => MoveForm::Short,
                Form::Full => MoveForm::Full,
                Form::File => MoveForm::File,
            },
            points: match self.points {
                PointStyle::One => Some(Points::One),
                PointStyle::Two => Some(Points::Two),
                PointStyle::Keep => None,
            },
            normalise: self.normalise,
            legal_only: self.legal_only,
            rules: self.rules,
            only: self.only,
            filter: self.filter(),
            strip: Strip {
                comments: self.no_comments,
                variations: self.no_variations,
                marks: self.no_marks,
            },
        }
    }

    fn filter(&self) -> Filter {
        Filter {
            numbers: self.games.clone(),
            player: self.player.clone(),
            white: self.white.clone(),
            black: self.black.clone(),
            event: self.event.clone(),
            site: self.site.clone(),
            from: self.from,
            until: self.until,
            results: self.result.clone(),
        }
    }
}

const CHOICE: &str = "Which games";

const CONVERT_EXAMPLES: &str = "Examples:
  peatee convert --normalise old.pdn new.pdn
  peatee convert --to columns --games 12 champions.pdn -
  peatee convert --player ivanov --from 1953 --until 1960 archive/ ivanov.pdn
  peatee convert --split all.pdn games/

An illegal move is kept as it is written, with all that follows it in its line, and told on
standard error with its place. If an input cannot be read, no file is left behind.

Exit status: 0 all converted, 1 some game had faults, 2 bad usage or input.";

/// The notation that games are written in.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flavour {
    /// Moves in the usual notation of the rule set
    Pdn,
    /// The same as pdn; chess games are always PGN
    Pgn,
    /// Squares by number
    Numeric,
    /// Squares by letter and digit, on boards of 8 by 8
    Algebraic,
    /// White's moves on the left, Black's on the right, as in 1953
    Columns,
    /// A page to print, without tags
    Plain,
}

impl Flavour {
    const fn notation(self) -> Notation {
        match self {
            Flavour::Pdn => Notation::Pdn,
            Flavour::Pgn => Notation::Pgn,
            Flavour::Numeric => Notation::Numeric,
            Flavour::Algebraic => Notation::Algebraic,
            Flavour::Columns => Notation::Columns,
            Flavour::Plain => Notation::Plain,
        }
    }
}

/// How much of a draughts move is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// First and last square, and more where that is ambiguous
    Short,
    /// Every square of a capture
    Full,
    /// File letter and last square, and more where that is ambiguous: ed4
    File,
}

/// How results are written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PointStyle {
    /// 1-0, 1/2-1/2, 0-1
    One,
    /// 2-0, 1-1, 0-2
    Two,
    /// As in the input
    Keep,
}

fn score(text: &str) -> Result<Score, String> {
    Score::parse(text)
        .ok_or_else(|| "a result is one of 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+, -/-, *".to_owned())
}
