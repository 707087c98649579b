//! The command line of a competition.

use std::path::PathBuf;

use super::norms::OfNorms;
use super::organise::Organise;
use super::ratings::OfRatings;
use crate::args::encoding;
use clap::{Args, Subcommand, ValueEnum};
use notation::Encoding;
use paper::tournament::{self as page, PageRequest};
use tournament::desk::RatingBasis;
use tournament::{
    Class, Date, Federation, LateCorrections, Mark, Penalty, Place, Role, Sex, System, TieBreak,
};

/// An event file, and who acts.
#[derive(Args, Debug)]
pub(crate) struct EventFile {
    /// Event file of the competition
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// Name of the person acting, for the log [default: the chief judge]
    #[arg(long, value_name = "NAME")]
    pub(crate) by: Option<String>,

    /// Section of the event, if it has several
    #[arg(long, value_name = "NAME")]
    pub(crate) section: Option<String>,
}

/// What is laid down.
#[derive(Args, Debug)]
pub(crate) struct Wanted {
    /// Name of the competition
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Pairing system: round-robin, "round-robin 2", "swiss 7", "swiss 9 accelerated", "match 14", knockout [default: round-robin, or that of the event]
    #[arg(long)]
    pub(crate) system: Option<System>,
    /// Rule set [default: international, or that of the event]
    #[arg(long)]
    pub(crate) rules: Option<games::RuleSet>,
    /// Venue
    #[arg(long, default_value = "")]
    pub(crate) place: String,
    /// Time zone of the printed times, by its IANA name, such as Europe/Tallinn [default: UTC, or that of the event]
    #[arg(long, value_name = "ZONE")]
    pub(crate) time_zone: Option<String>,
    /// Organising federation, as a three-letter code such as EST
    #[arg(long, value_name = "CODE")]
    pub(crate) federation: Option<Federation>,
    /// Dates, as announced
    #[arg(long, default_value = "")]
    pub(crate) dates: String,
    /// Last day, such as 2026-12-06, from which classes and titles are counted
    #[arg(long, value_name = "DATE")]
    pub(crate) last_day: Option<Date>,
    /// A championship: taking part counts towards the title of master
    #[arg(long)]
    pub(crate) championship: bool,
    /// Time control, as announced
    #[arg(long, default_value = "")]
    pub(crate) control: String,
    /// Points for a win, a draw and a loss: 1-½-0, 2-1-0, 3-1-0 [default: 1-½-0, or that of the event]
    #[arg(long)]
    pub(crate) scoring: Option<tournament::Scoring>,
    #[command(flatten)]
    pub(crate) teams: super::team::WantedOfTeams,
    #[command(flatten)]
    pub(crate) openings: super::openings::WantedOpenings,
    /// Games per encounter, or on each board of a team match [default: 1, or that of the event]
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<u32>,
    /// Count an encounter of several games as one result, not by its games
    #[arg(long)]
    pub(crate) as_match: bool,
    /// Tie-breaks, separated by commas: DE,SB,WIN,KS or BH/C1,SB [default: the usual ones, or those of the event]
    #[arg(long, value_delimiter = ',')]
    pub(crate) tie_breaks: Option<Vec<TieBreak>>,
    /// Default time in minutes: a player who arrives later loses [default: 30, or that of the event]
    #[arg(long, value_name = "MINUTES")]
    pub(crate) default_minutes: Option<u32>,
    /// The games are not open to the public
    #[arg(long)]
    pub(crate) closed_doors: bool,
    /// Additions to the regulations
    #[arg(long, default_value = "")]
    pub(crate) additions: String,
    /// What a late correction counts for, once the next round is finished: ratings, standings [default: ratings, or that of the event]
    #[arg(long, value_name = "WHERE", value_parser = late_corrections)]
    pub(crate) late_corrections: Option<LateCorrections>,
    #[command(flatten)]
    pub(crate) norms: OfNorms,
}

/// Who takes part.
#[derive(Args, Debug)]
pub(crate) struct Entrant {
    /// Name, as printed
    #[arg(required_unless_present = "from")]
    pub(crate) name: Option<String>,
    #[command(flatten)]
    pub(crate) details: Details,
    /// Register everybody in a list: CSV, also with semicolons or tabs, with a heading name,federation,club,birth,class,rating,title,licence,sex in upper or lower case or in the other languages; other columns are skipped and reported
    #[arg(long, value_name = "LIST.csv", conflicts_with = "name")]
    pub(crate) from: Option<PathBuf>,
    /// Encoding of the list, such as windows-1257 [default: detected]
    #[arg(long, value_name = "NAME", value_parser = encoding, requires = "from")]
    pub(crate) encoding: Option<Encoding>,
}

/// What is put right of somebody; what is not given stays as it was.
#[derive(Args, Debug)]
pub(crate) struct Amendment {
    /// Name, as printed [default: unchanged]
    pub(crate) name: Option<String>,
    #[command(flatten)]
    pub(crate) details: Details,
}

/// What is known of a player beside the name.
#[derive(Args, Debug)]
pub(crate) struct Details {
    /// Federation, as a three-letter code such as EST
    #[arg(long, value_name = "CODE")]
    pub(crate) federation: Option<Federation>,
    /// Club
    #[arg(long, default_value = "")]
    pub(crate) club: String,
    /// Year or date of birth
    #[arg(long, default_value = "")]
    pub(crate) birth: String,
    /// Class: master, candidate, I, II, III, IV, V
    #[arg(long, value_parser = class)]
    pub(crate) class: Option<Class>,
    /// Rating
    #[arg(long)]
    pub(crate) rating: Option<u32>,
    /// Title
    #[arg(long, default_value = "")]
    pub(crate) title: String,
    /// Federation number
    #[arg(long, default_value = "")]
    pub(crate) licence: String,
    /// Sex: m, w
    #[arg(long)]
    pub(crate) sex: Option<Sex>,
}

fn late_corrections(text: &str) -> Result<LateCorrections, String> {
    named(text, &LateCorrections::NAMES)
}

fn class(text: &str) -> Result<Class, tournament::norms::ParseClassError> {
    Class::from_words(text).ok_or_else(|| tournament::norms::ParseClassError(text.to_owned()))
}

fn role(text: &str) -> Result<Role, String> {
    named(text, &Role::NAMES)
}

fn penalty(text: &str) -> Result<Penalty, String> {
    named(text, &Penalty::NAMES)
}

pub(super) fn named<T: Copy>(text: &str, names: &[(T, &str)]) -> Result<T, String> {
    let found = names.iter().find(|(_, name)| *name == text);
    let known = || names.iter().map(|(_, name)| *name).collect::<Vec<_>>();
    found
        .map(|(one, _)| *one)
        .ok_or_else(|| format!("known are {}", known().join(", ")))
}

fn free(text: &str) -> Result<Mark, String> {
    match text {
        "H" | "half" => Ok(Mark::HalfBye),
        "F" | "full" => Ok(Mark::FullBye),
        "Z" | "zero" => Ok(Mark::ZeroBye),
        _ => Err("known are half, full, zero".to_owned()),
    }
}

/// What is printed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Sheet {
    /// Pairings of a round
    Pairings,
    /// Results of a round
    Results,
    /// Crosstable, or results round by round
    Table,
    /// Teams and their players in board order
    Teams,
    /// Results of individual players, board by board
    Boards,
    /// Standings
    Standings,
    /// Classes attained and confirmed, with the calculation
    Norms,
    /// Rating changes, with the calculation
    Ratings,
    /// Competition report
    Protocol,
    /// Schedule, and games waiting to be resumed
    Schedule,
    /// Information for participants: instructions, officials, schedule, discipline
    Programme,
    /// Attendance list, to be ticked and signed
    CheckIn,
    /// Duties of the judge and the committee, and their status
    Duties,
    /// Equipment needed: boards, sets, clocks, forms and envelopes
    Equipment,
    /// Judge's desk: the last round, waiting games, warnings, the table
    Desk,
    /// Decisions of the judges and log of the committee
    Decisions,
}

/// Which paper is printed, and what it asks.
#[derive(Args, Debug)]
pub(crate) struct Paper {
    /// Page to print
    pub(crate) sheet: Sheet,
    /// Round [default: the last one]
    #[arg(long)]
    pub(crate) round: Option<u32>,
    #[command(flatten)]
    pub(crate) norms: OfNorms,
    #[command(flatten)]
    pub(crate) ratings: OfRatings,
}

impl Paper {
    /// The page that is asked for; what ratings are computed by is read where it is needed.
    pub(super) fn request(&self) -> anyhow::Result<PageRequest> {
        let ratings = match self.sheet == Sheet::Ratings {
            true => self.ratings.basis()?,
            false => RatingBasis::default(),
        };
        Ok(PageRequest {
            sheet: self.sheet.page(),
            round: self.round,
            norms: self.norms.changes(),
            ratings,
        })
    }
}

impl Sheet {
    const fn page(self) -> page::Sheet {
        match self {
            Sheet::Pairings => page::Sheet::Pairings,
            Sheet::Results => page::Sheet::Results,
            Sheet::Table => page::Sheet::Table,
            Sheet::Teams => page::Sheet::Teams,
            Sheet::Boards => page::Sheet::Boards,
            Sheet::Standings => page::Sheet::Standings,
            Sheet::Norms => page::Sheet::Norms,
            Sheet::Ratings => page::Sheet::Ratings,
            Sheet::Protocol => page::Sheet::Protocol,
            Sheet::Schedule => page::Sheet::Schedule,
            Sheet::Programme => page::Sheet::Programme,
            Sheet::CheckIn => page::Sheet::CheckIn,
            Sheet::Duties => page::Sheet::Duties,
            Sheet::Equipment => page::Sheet::Equipment,
            Sheet::Desk => page::Sheet::Desk,
            Sheet::Decisions => page::Sheet::Decisions,
        }
    }
}

/// What is exported.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(crate) enum Export {
    /// FIDE report file (TRF)
    Trf,
    /// The standings as a table
    Csv,
    /// Every game as a table
    Games,
    /// The whole competition as JSON
    Json,
    /// Rating changes as a table
    Ratings,
    /// Rating changes with every game, as JSON
    RatingsJson,
}

impl Export {
    pub(super) const fn form(self) -> page::Export {
        match self {
            Export::Trf => page::Export::Trf,
            Export::Csv => page::Export::Csv,
            Export::Games => page::Export::Games,
            Export::Json => page::Export::Json,
            Export::Ratings => page::Export::Ratings,
            Export::RatingsJson => page::Export::RatingsJson,
        }
    }
}

/// What is done with a competition.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Create an event file with the instructions of a competition
    New {
        #[command(flatten)]
        event_file: EventFile,
        #[command(flatten)]
        wanted: Wanted,
    },
    /// Create an event file from a TRF file: players, rounds, results, byes
    Import {
        #[command(flatten)]
        event_file: EventFile,
        /// Report written by another program
        #[arg(value_name = "REPORT.trf")]
        from: PathBuf,
        /// Encoding of the report, such as windows-1251 [default: detected]
        #[arg(long, value_name = "NAME", value_parser = encoding)]
        encoding: Option<Encoding>,
        /// Total number of rounds, instead of that in the report (record 142); required if the report has none
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=400))]
        rounds: Option<u16>,
    },
    /// Replace the instructions, before numbers are given
    Instruct {
        #[command(flatten)]
        event_file: EventFile,
        #[command(flatten)]
        wanted: Wanted,
    },
    /// Open the section named by --section; options not given, except --championship, are those of the event
    Section {
        #[command(flatten)]
        event_file: EventFile,
        #[command(flatten)]
        wanted: Wanted,
    },
    /// Approve the instructions
    Approve(EventFile),
    /// Appoint an official
    Appoint {
        #[command(flatten)]
        event_file: EventFile,
        /// Name
        name: String,
        /// Role: organiser, chief-judge, judge, staff
        #[arg(long, default_value = "judge", value_parser = role)]
        role: Role,
    },
    /// Register a player, or everybody in a list
    Add {
        #[command(flatten)]
        event_file: EventFile,
        #[command(flatten)]
        entrant: Box<Entrant>,
        /// The player confirms having read the instructions
        #[arg(long)]
        confirmed: bool,
        /// Reason why a player of another section may also play here
        #[arg(long, value_name = "WHY")]
        also: Option<String>,
    },
    /// Correct a player's details; those not given stay unchanged
    Amend {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by part of the name or by number (of registration, before numbers are given)
        player: String,
        #[command(flatten)]
        right: Box<Amendment>,
    },
    /// Commit to a secret before registration closes, so that nobody can steer the lots
    Commit {
        #[command(flatten)]
        event_file: EventFile,
        /// File of the secret until the lots are drawn; created if missing
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
        /// Commit for the openings, which are drawn round by round, before the first round is paired
        #[arg(long)]
        openings: bool,
    },
    /// Close registration
    Close(EventFile),
    /// Draw lots for the numbers
    Lots {
        #[command(flatten)]
        event_file: EventFile,
        /// File of the secret
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
        /// Words spoken in public after registration closed
        #[arg(long)]
        words: String,
    },
    /// Draw the openings of a paired round
    Openings {
        #[command(flatten)]
        event_file: EventFile,
        /// File of the openings' secret; only the key of this round is published
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
        /// Words spoken in public after the round was paired
        #[arg(long)]
        words: String,
        /// Round [default: the first one not drawn yet]
        #[arg(long)]
        round: Option<u32>,
    },
    /// Check the hashes of the file and redraw everything that was drawn by lot; exits with 1 if anything differs
    Verify(super::verify::Verify),
    /// Repair a file whose last line is incomplete, or whose line endings were changed by an editor
    RepairFile(super::verify::RepairFile),
    /// Give numbers by rating
    Rank(EventFile),
    /// Give a player a bye in a round
    Bye {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by part of the name or by number
        player: String,
        /// Round
        round: u32,
        /// Points for the bye: half, full, zero
        #[arg(value_parser = free)]
        mark: Mark,
    },
    /// Forbid pairing two players with each other
    Forbid {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by part of the name or by number
        one: String,
        /// Player, by part of the name or by number
        other: String,
    },
    /// Change the pairing of boards in the last round: WHITE-BLACK per board, a single number for a bye; other boards stay; reports which rules this breaks
    Repair {
        #[command(flatten)]
        event_file: EventFile,
        /// Changed boards, by the players' numbers: 3-1 4-2 5
        #[arg(required = true)]
        boards: Vec<String>,
        /// Reason
        #[arg(long)]
        why: String,
        /// Make the change even if it breaks an absolute rule
        #[arg(long)]
        anyway: bool,
    },
    /// Enter the results of a whole round, from a list or one by one: all of them or none
    Results(super::results::Results),
    /// Enter a result: 1-0, ½-½ (or 1/2 or =), 0-1, +:-, -:+, -:-; with --why also 0-0, ½-0, 0-½
    Result {
        #[command(flatten)]
        event_file: EventFile,
        /// Game, as ROUND.BOARD or ROUND.BOARD.GAME
        game: Place,
        /// Result
        #[arg(allow_hyphen_values = true)]
        outcome: String,
        /// Correct the recorded result, giving the reason
        #[arg(long, value_name = "WHY")]
        correct: Option<String>,
        /// Reason for 0-0, ½-0 or 0-½, which take points from a player who was at the board
        #[arg(long, conflicts_with = "correct")]
        why: Option<String>,
        /// With --correct: pair the next round again, if it was paired by the wrong result and has not begun
        #[arg(long, requires = "correct")]
        re_pair: bool,
    },
    /// Adjourn a game
    Adjourn {
        #[command(flatten)]
        event_file: EventFile,
        /// Game
        game: Place,
    },
    /// Postpone a game to another day
    Postpone {
        #[command(flatten)]
        event_file: EventFile,
        /// Game
        game: Place,
    },
    /// Assume the result of an adjourned game for pairing: 1-0, ½-½ or 0-1; postponed games must be played first
    Assume {
        #[command(flatten)]
        event_file: EventFile,
        /// Game
        game: Place,
        /// Result
        #[arg(allow_hyphen_values = true)]
        outcome: String,
    },
    /// Adjudicate an adjourned game
    Adjudicate {
        #[command(flatten)]
        event_file: EventFile,
        /// Game
        game: Place,
        /// Result
        #[arg(allow_hyphen_values = true)]
        outcome: String,
        /// Members of the commission
        #[arg(long, default_value = "")]
        commission: String,
    },
    /// Annul a game and have it replayed
    Replay {
        #[command(flatten)]
        event_file: EventFile,
        /// Game
        game: Place,
        /// Reason
        #[arg(long)]
        why: String,
    },
    /// Add a game to a drawn encounter
    More {
        #[command(flatten)]
        event_file: EventFile,
        /// Board, as ROUND.BOARD
        board: Place,
    },
    /// Withdraw a player
    Withdraw {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by part of the name or by number
        player: String,
        /// Reason
        #[arg(long)]
        why: String,
    },
    /// Penalise a player: warning, reprimand, loss-of-game, exclusion
    Penalise {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by part of the name or by number
        player: String,
        /// Penalty
        #[arg(value_parser = penalty)]
        penalty: Penalty,
        /// Game that is lost, with loss-of-game: ROUND.BOARD or ROUND.BOARD.GAME
        #[arg(long)]
        game: Option<Place>,
        /// Reason
        #[arg(long)]
        why: String,
    },
    #[command(flatten)]
    Team(super::team::Act),
    #[command(flatten)]
    Rounds(super::rounds::Act),
    #[command(flatten)]
    Norms(super::norms::Act),
    #[command(flatten)]
    TimeZone(super::time_zone::Act),
    /// Report which classes and titles players hold, from several event files and a career file
    #[command(after_help = "Example:
  peatee tournament titles 2024.peatee 2025.peatee 2026.peatee --career before.txt --on 2026-12-31

A career file begins with `peatee career 1`; each line is DATE | NAME | WHAT:
  2018-02-01 | Jaan Kask | attained class=I birth=1990
  2019-03-14 | Jaan Kask | championship
  2020-02-20 | Jaan Kask | tournament participants=12 masters=8 coefficient=1.00 score=6/11 against-masters=4/8
  2021-04-01 | Jaan Kask | match opponent=master score=7½/14")]
    Titles(Box<super::titles::Titles>),
    #[command(flatten)]
    Ratings(super::ratings::Act),
    /// Record a decision or a remark in the log
    Note {
        #[command(flatten)]
        event_file: EventFile,
        /// Text of the note
        text: String,
    },
    /// Undo the last entry of the log, or another by its number
    Undo {
        #[command(flatten)]
        event_file: EventFile,
        /// Number of the entry [default: the last one in effect; in an event with sections, that of --section]
        event: Option<u32>,
        /// Reason
        #[arg(long)]
        why: String,
    },
    /// End the competition; with --early, before its last round
    #[command(
        after_help = "A Swiss or a round robin that cannot be paired to its end, or is cut short, is ended by the chief judge:
  peatee tournament finish cup.peatee --early --why \"no pairing is possible\"
What was played stands; norms are counted from all the games that were laid down."
    )]
    Finish {
        #[command(flatten)]
        event_file: EventFile,
        /// End before all rounds are played; every game of the paired rounds must be over
        #[arg(long, requires = "why")]
        early: bool,
        /// Reason for ending early
        #[arg(long, requires = "early")]
        why: Option<String>,
    },
    /// List the entries of the log
    Log(EventFile),
    /// Show the standings, or why one player is ranked above another
    Standings {
        #[command(flatten)]
        event_file: EventFile,
        /// Explain why the first player is ranked above the second
        #[arg(long, num_args = 2, value_names = ["PLAYER", "PLAYER"])]
        why: Option<Vec<String>>,
    },
    #[command(flatten)]
    Organise(Box<Organise>),
    /// Print pairings, results, the table, norms or the report as a page
    Print {
        #[command(flatten)]
        event_file: EventFile,
        #[command(flatten)]
        paper: Box<Paper>,
        /// Print plain text, as for FILE.txt
        #[arg(long)]
        text: bool,
        /// Output file [default: standard output]
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Export the competition for other programs
    Export {
        #[command(flatten)]
        event_file: EventFile,
        /// Format
        form: Export,
        #[command(flatten)]
        ratings: Box<OfRatings>,
        /// Output file [default: standard output]
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}
