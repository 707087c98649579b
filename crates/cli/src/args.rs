//! The command line.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use engine::Level;
use games::{Game, RuleSet};
use notation::{Encoding, Score};
use rules::DrawOptions;
use store::Name;
use texts::Language;

use crate::convert::{Date, Numbers};
use crate::matches::Match;
use crate::tables::TablesTask;
use crate::tournament::Tournament;

/// Draughts and chess by the book: legal moves, why a move is not legal, and a game in the terminal.
///
/// Without a command, Peatee opens its house in the browser, as `peatee serve` does.
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
    /// Open the house in the browser: games against the computer, with friends, at one screen
    Serve(Serve),
    /// Look after the accounts of the house: administrators, password links, sessions
    Admin(Admin),
    /// Play in the terminal, against the computer or a person beside you
    Play(Play),
    /// Find the best lines of a position, or the mistakes of whole games
    Analyse(Box<Analyse>),
    /// Be an engine for boards and other programs: speak Hub, DamExchange or, for chess, UCI
    Engine(Engine),
    /// Let two engines play each other: openings, both colours, Elo with its error, SPRT
    Match(Box<Match>),
    /// List every legal move of a position
    Moves(Moves),
    /// Say whether a move is legal, and if not, why and by which article
    Explain(Explain),
    /// Replay the games of PDN and PGN files: are the moves legal, does the result fit?
    Check(Check),
    /// Write games in another notation, in order, merged, split, or only some of them
    Convert(Box<Convert>),
    /// Conduct games as the regulations want them
    #[command(subcommand)]
    Conduct(Conduct),
    /// Run a whole competition without a server; pair, check and make TRF files
    #[command(subcommand)]
    Tournament(Tournament),
    /// Build endgame tables, and ask them who wins
    #[command(subcommand)]
    Tables(TablesTask),
    /// Count the move sequences of a given length
    Perft(Perft),
    /// List the rule sets, or show the table of one
    Rules(Rules),
}

/// Serve pages.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee serve --listen 127.0.0.1:8064 --database sqlite:games.sqlite

Without a database named, one is kept in the user's data directory.")]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, default_value = DEFAULT_LISTEN, value_name = "ADDRESS")]
    pub(crate) listen: SocketAddr,

    #[command(flatten)]
    pub(crate) kept: Kept,

    /// Key of the sealed moves, kept apart from the database and its backups [default: in the user's configuration]
    #[arg(long, value_name = "FILE")]
    pub(crate) key_file: Option<PathBuf>,

    /// Send cookies by https only: for a server behind a proxy that speaks it
    #[arg(long)]
    pub(crate) secure_cookies: bool,

    /// Let one network address open as many connections and games as it likes: for a server behind a proxy, where all
    /// visitors have the proxy's address
    #[arg(long)]
    pub(crate) no_address_limits: bool,

    /// Address or network of a proxy that is believed when it says whom it serves (X-Forwarded-For, -Host, -Proto);
    /// may be repeated
    #[arg(long = "trusted-proxy", value_name = "ADDRESS")]
    pub(crate) trusted_proxies: Vec<server::Network>,
}

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

    /// Rule set, such as international, russian, brazilian, home, chess [default: international, or as the games show]
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
    #[arg(long, visible_alias = "time", value_parser = seconds)]
    pub(crate) seconds: Option<Duration>,

    /// Greatest depth in plies
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100))]
    pub(crate) depth: Option<u8>,

    /// Most positions to look at, for each position analysed
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
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

/// A time in seconds, more than none.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|time| !time.is_zero())
        .ok_or_else(|| "not a time".to_owned())
}

/// Speak a protocol.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  printf 'hub\\ninit\\npos start\\nlevel depth=9\\ngo think\\n' | peatee engine hub
  peatee engine dxp --listen 127.0.0.1:27531
  peatee engine dxp --connect 127.0.0.1:27531 --initiate --games 2 --minutes 5 --tables FOLDER

The dialogues are in docs/hub.md, docs/dxp.md and docs/uci.md.")]
pub(crate) struct Engine {
    /// The protocol
    #[arg(value_enum, default_value = "hub")]
    pub(crate) protocol: Protocol,

    /// Folder of endgame tables to ask, as `peatee tables build` makes it (not for chess)
    #[arg(long, value_name = "FOLDER")]
    pub(crate) tables: Option<PathBuf>,

    /// Setting of the engine: hash, threads, weights, tables (may be repeated; not for chess)
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = crate::matches::pair)]
    pub(crate) settings: Vec<(String, String)>,

    #[command(flatten)]
    pub(crate) dxp: Dxp,
}

/// What DamExchange needs to know before the first word.
#[derive(Args, Debug)]
#[command(next_help_heading = "DamExchange")]
pub(crate) struct Dxp {
    /// Wait for other programs there [default: 127.0.0.1:27531]
    #[arg(long, value_name = "ADDRESS", conflicts_with = "connect")]
    pub(crate) listen: Option<SocketAddr>,

    /// Connect to a program that waits there
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) connect: Option<SocketAddr>,

    /// Ask for games instead of being asked
    #[arg(long)]
    pub(crate) initiate: bool,

    /// Games to ask for, with colours in turn
    #[arg(long, default_value = "1", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,

    /// Minutes for each game
    #[arg(long, default_value = "5", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=999))]
    pub(crate) minutes: u16,

    /// Moves after which a game ends without a result; 0: none
    #[arg(long, default_value = "0", value_name = "N", value_parser = clap::value_parser!(u16).range(0..=999))]
    pub(crate) moves: u16,

    /// Rule set
    #[arg(long, short, default_value = "international", value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: RuleSet,
}

/// A protocol of engines.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Protocol {
    /// Hub, version 2, on standard input and output
    Hub,
    /// DamExchange, over TCP
    Dxp,
    /// UCI for chess, on standard input and output
    Uci,
}

/// Where the house keeps what it keeps.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Kept {
    /// Database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", global = true)]
    pub(crate) database: Option<String>,

    /// Folder of the database, if none is named [default: the user's data directory]
    #[arg(long, value_name = "FOLDER", global = true)]
    pub(crate) data_dir: Option<PathBuf>,
}

/// Look after accounts.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee admin create Kadri --address https://draughts.example

The server need not be stopped.")]
pub(crate) struct Admin {
    #[command(subcommand)]
    pub(crate) task: Task,

    #[command(flatten)]
    pub(crate) kept: Kept,

    /// Address of the house, as its visitors know it, for links
    #[arg(
        long,
        value_name = "URL",
        default_value = "http://127.0.0.1:8064",
        global = true
    )]
    pub(crate) address: String,

    /// Answer as JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// What is to be done with accounts.
#[derive(Subcommand, Debug)]
pub(crate) enum Task {
    /// Make an administrator: a new account with a password link
    Create {
        /// Name of the account
        #[arg(value_parser = name)]
        name: Name,
        /// Take the account of this name that is there, and leave its password as it is
        #[arg(long)]
        promote: bool,
    },
    /// Print a link by which the owner of an account sets a new password, once, within 24 hours
    PasswordLink {
        /// Name of the account
        #[arg(value_parser = name)]
        name: Name,
    },
    /// List the accounts
    List,
    /// End all sessions of an account
    Revoke {
        /// Name of the account
        #[arg(value_parser = name)]
        name: Name,
    },
    /// Delete an account: its games stay under a pseudonym
    Delete {
        /// Name of the account
        #[arg(value_parser = name)]
        name: Name,
    },
}

fn name(text: &str) -> Result<Name, String> {
    text.parse()
        .map_err(|fault: store::NameFault| fault.to_string())
}

const DEFAULT_LISTEN: &str = "127.0.0.1:8064";

impl Default for Serve {
    fn default() -> Serve {
        Serve {
            listen: SocketAddr::from(([127, 0, 0, 1], 8064)),
            kept: Kept::default(),
            key_file: None,
            secure_cookies: false,
            no_address_limits: false,
            trusted_proxies: Vec::new(),
        }
    }
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

/// Conduct games.
#[derive(Subcommand, Debug)]
pub(crate) enum Conduct {
    /// Play written scenarios of official games and tell their stories
    Run(Run),
}

/// Play scenarios.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee conduct run crates/conduct/scenarios/002/34-ex.txt

docs/scenarios.md describes the language.

Exit status: 0 all went as expected, 1 something did not, 2 a file could not be read.")]
pub(crate) struct Run {
    /// Scenarios, or - for standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Tell only the titles, and what was not as expected
    #[arg(long)]
    pub(crate) brief: bool,

    /// Answer as JSON, one object a line, the last of each file with the result
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
        let options = draw_options(&self.options)?;
        // What needs a table that is not there is no fault of the files.
        let rules = RuleSet::Draughts(rules::VariantId::International);
        Game::start(rules, None, options)?;
        Ok(options)
    }
}

/// Write games anew: PDN for draughts, PGN for chess, always in UTF-8.
#[derive(Args, Debug)]
#[command(after_help = CONVERT_EXAMPLES)]
pub(crate) struct Convert {
    /// Files of games; folders with .pdn and .pgn files; - for standard input
    #[arg(value_name = "IN", required = true, num_args = 1..)]
    pub(crate) inputs: Vec<PathBuf>,

    /// File to write, - for standard output, or with --split a folder
    #[arg(value_name = "OUT", required = true)]
    pub(crate) out: PathBuf,

    /// Notation to write
    #[arg(long, value_enum, default_value = "pdn", value_name = "NOTATION")]
    pub(crate) to: Flavour,

    /// How much of a move is written
    #[arg(long, value_enum, default_value = "short")]
    pub(crate) form: Form,

    /// How results are written; chess games keep theirs
    #[arg(long, value_enum, default_value = "keep")]
    pub(crate) points: PointStyle,

    /// Put tags, dates, results and the game type into their standard form and order
    #[arg(long, visible_alias = "normalize")]
    pub(crate) normalise: bool,

    /// Leave out comments, clock times included
    #[arg(long)]
    pub(crate) no_comments: bool,

    /// Leave out variations
    #[arg(long)]
    pub(crate) no_variations: bool,

    /// Leave out marks such as ! and ?
    #[arg(long)]
    pub(crate) no_marks: bool,

    /// Leave out games with an illegal move, or whose moves cannot be followed
    #[arg(long)]
    pub(crate) legal_only: bool,

    /// Only games of this player, with either colour; a part of the name will do
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
    pub(crate) from: Option<Date>,

    /// Only games that may have been played on this day or earlier
    #[arg(long, value_name = "DATE", help_heading = CHOICE)]
    pub(crate) until: Option<Date>,

    /// Only games of this rule set
    #[arg(long, value_name = "RULES", value_parser = rule_set, help_heading = CHOICE)]
    pub(crate) only: Option<RuleSet>,

    /// Only games with this result: 1-0, 0-1, 1/2-1/2, * (may be repeated)
    #[arg(long, value_parser = score, allow_hyphen_values = true, help_heading = CHOICE)]
    pub(crate) result: Vec<Score>,

    /// Only games with these numbers, counted through all inputs: 1-10,25,100-
    #[arg(long, value_name = "NUMBERS", help_heading = CHOICE)]
    pub(crate) games: Option<Numbers>,

    /// Rule set of games that do not say theirs (`peatee rules` lists all)
    #[arg(long, short, value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: Option<RuleSet>,

    /// Encoding of the inputs, such as windows-1251 [default: found out]
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub(crate) encoding: Option<Encoding>,

    /// One file a game into the folder OUT, or N games a file
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
          default_missing_value = "1", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) split: Option<u64>,

    /// Write over files that are there already, but never over an input
    #[arg(long)]
    pub(crate) force: bool,
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
    /// Moves as the rule set writes them
    Pdn,
    /// The same; chess games are always PGN
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
    /// Its name on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Flavour::Pdn => "pdn",
            Flavour::Pgn => "pgn",
            Flavour::Numeric => "numeric",
            Flavour::Algebraic => "algebraic",
            Flavour::Columns => "columns",
            Flavour::Plain => "plain",
        }
    }
}

/// How much of a draughts move is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// First and last square, more where that is not clear
    Short,
    /// Every square of a capture
    Full,
    /// File letter and last square, more where that is not clear: ed4
    File,
}

/// How results are written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PointStyle {
    /// 1-0, 1/2-1/2, 0-1
    One,
    /// 2-0, 1-1, 0-2
    Two,
    /// As they are
    Keep,
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

    /// How hard the computer plays, 1 (a beginner) to 10 (docs/levels.md)
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

    /// What the computer overlooks and prefers; the same number plays the same
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

pub(crate) fn rule_set(id: &str) -> Result<RuleSet, String> {
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

fn score(text: &str) -> Result<Score, String> {
    Score::parse(text)
        .ok_or_else(|| "a result is one of 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+, *".to_owned())
}

fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| "known are en, et, ru, lv, lt".to_owned())
}

pub(crate) fn level(number: &str) -> Result<Level, String> {
    let level = number.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "a level is a number from 1 to 10".to_owned())
}
