#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod articles;
mod board;
mod check;
mod check_report;
mod cited;
mod claim;
mod convert;
mod date;
mod draughts;
mod explanation;
mod files;
mod filter;
mod finding;
mod game;
mod kind;
mod lists;
mod odds;
mod opening;
mod parts;
mod pgn;
mod phrase;
mod record;
mod refusal;
mod respell;
mod rule_set;
mod rule_table;
mod shown;
mod spot;
mod still;
mod strip;
mod synthetic;
pub mod tags;

pub use articles::{article_key, articles, book_key};
pub use board::{Cell, Figure, Grid};
pub use check::{CheckOptions, Checked, Checker, Finding, Heading, Ply, What};
pub use check_report::CheckTotals;
pub use chess::PieceKind;
pub use cited::{Cited, Words};
pub use claim::claim_note;
pub use convert::{ConvertOptions, Converted, Converter, NoNotation, Notation, ReadGame, Remark};
pub use date::{ParseDateError, PartialDate};
pub use files::{Format, GameFile, Input, ReadFileError};
pub use filter::{Filter, Numbers, ParseNumbersError};
pub use game::{Ended, Game, LegalMove, Played, Start, Tried};
pub use kind::{Because, Evidence, Kind, KindRefused, kind_of};
pub use lists::{fen_of_lists, lists_phrase};
pub use odds::{OddsFault, odds};
pub use opening::{OpeningRefused, opening_game};
pub use parts::Part;
pub use pgn::{PgnReader, ReadPgnError, looks_like_pgn};
pub use phrase::GamePhrase;
pub use record::RecordHeader;
pub use refusal::{Refusal, RefusalReason, SetupRefused};
pub use respell::{Misspelled, Why, respell};
pub use texts::{Argument, Phrase};
// The words that all games share, and how they are written down.
pub use notation::{
    Builder, ClockNote, ClockTime, Encoding, FenCounters, Layout, Line, Points, Record, Score,
    Step, Tag, write_record,
};
pub use rule_set::{RuleSet, UnknownRules};
pub use rules::{
    Article, Book, ByColor, Color, Counter, DrawOptions, DrawReason, Outcome, Reason,
    UnknownSetting, WinReason, WinningPosition,
};
pub use shown::{shown, shown_within};
pub use spot::{Spelling, Spot, Stepped};
pub use still::Still;
pub use strip::{Strip, unknown_move};
pub use synthetic::{SyntheticOptions, synthetic, synthetic_file};
pub use tags::name_rules;

/// The example of the README at the root of the repository, as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct RootReadme;
