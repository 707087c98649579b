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

    /// Who does this, for the log [default: the chief judge]
    #[arg(long, value_name = "NAME")]
    pub(crate) by: Option<String>,

    /// Section of the event, where it has several
    #[arg(long, value_name = "NAME")]
    pub(crate) section: Option<String>,
}

/// What is laid down.
#[derive(Args, Debug)]
pub(crate) struct Wanted {
    /// What it is called
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Who meets whom: round-robin, "round-robin 2", "swiss 7", "swiss 9 accelerated", "match 14", knockout [default: round-robin, or that of the event]
    #[arg(long)]
    pub(crate) system: Option<System>,
    /// Rule set [default: international, or that of the event]
    #[arg(long)]
    pub(crate) rules: Option<games::RuleSet>,
    /// Where
    #[arg(long, default_value = "")]
    pub(crate) place: String,
    /// Time zone in which pages tell moments, by its name in the IANA database, as Europe/Tallinn [default: UTC, or that of the event]
    #[arg(long, value_name = "ZONE")]
    pub(crate) time_zone: Option<String>,
    /// Federation that holds it, by its three letters, as EST
    #[arg(long, value_name = "CODE")]
    pub(crate) federation: Option<Federation>,
    /// When
    #[arg(long, default_value = "")]
    pub(crate) dates: String,
    /// Last day, as 2026-12-06; classes and titles are counted from it
    #[arg(long, value_name = "DATE")]
    pub(crate) last_day: Option<Date>,
    /// A championship in which it counts for the title of master to take part
    #[arg(long)]
    pub(crate) championship: bool,
    /// Time control, as it is announced
    #[arg(long, default_value = "")]
    pub(crate) control: String,
    /// Points for a win, a draw and a loss: 1-½-0, 2-1-0, 3-1-0 [default: 1-½-0, or that of the event]
    #[arg(long)]
    pub(crate) scoring: Option<tournament::Scoring>,
    #[command(flatten)]
    pub(crate) teams: super::team::WantedOfTeams,
    #[command(flatten)]
    pub(crate) openings: super::openings::WantedOpenings,
    /// Games of a meeting, or on each board of teams [default: 1, or that of the event]
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<u32>,
    /// A meeting of several games counts as one result, not by its games
    #[arg(long)]
    pub(crate) as_match: bool,
    /// What decides between equals, with commas: DE,SB,WIN,KS or BH/C1,SB [default: what is usual, or that of the event]
    #[arg(long, value_delimiter = ',')]
    pub(crate) tie_breaks: Option<Vec<TieBreak>>,
    /// Who is so many minutes late has lost [default: 30, or that of the event]
    #[arg(long, value_name = "MINUTES")]
    pub(crate) default_minutes: Option<u32>,
    /// The games are not open to the public
    #[arg(long)]
    pub(crate) closed_doors: bool,
    /// What is added to the regulations for the form of play
    #[arg(long, default_value = "")]
    pub(crate) additions: String,
    /// What a result counts for that is corrected once the next round is finished: ratings, standings [default: ratings, or that of the event]
    #[arg(long, value_name = "WHERE", value_parser = late_corrections)]
    pub(crate) late_corrections: Option<LateCorrections>,
    #[command(flatten)]
    pub(crate) norms: OfNorms,
}

/// Who takes part.
#[derive(Args, Debug)]
pub(crate) struct Entrant {
    /// Name, as it is printed
    #[arg(required_unless_present = "from")]
    pub(crate) name: Option<String>,
    #[command(flatten)]
    pub(crate) details: Details,
    /// Everybody of a list instead: CSV, also with semicolons or tabs, with a heading name,federation,club,birth,class,rating,title,licence,sex in any case or in the words of the other languages; other columns are skipped, and named
    #[arg(long, value_name = "LIST.csv", conflicts_with = "name")]
    pub(crate) from: Option<PathBuf>,
    /// Encoding of the list, such as windows-1257 [default: found out]
    #[arg(long, value_name = "NAME", value_parser = encoding, requires = "from")]
    pub(crate) encoding: Option<Encoding>,
}

/// What is put right of somebody; what is not given stays as it was.
#[derive(Args, Debug)]
pub(crate) struct Amendment {
    /// Name, as it is printed [default: as it was]
    pub(crate) name: Option<String>,
    #[command(flatten)]
    pub(crate) details: Details,
}

/// What is known of a player beside the name.
#[derive(Args, Debug)]
pub(crate) struct Details {
    /// Federation, by its three letters, as EST
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
    /// Number with the federation
    #[arg(long, default_value = "")]
    pub(crate) licence: String,
    /// Man or woman: m, w
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
    /// Who meets whom in a round
    Pairings,
    /// The results of a round
    Results,
    /// Everybody against everybody, or round by round
    Table,
    /// The teams and their players in board order
    Teams,
    /// The results of single players, board by board
    Boards,
    /// Who stands where
    Standings,
    /// Classes reached and kept, with the arithmetic
    Norms,
    /// What the games do to ratings, with the arithmetic
    Ratings,
    /// The report
    Protocol,
    /// What is held when, and which games wait to be continued
    Schedule,
    /// What participants see before the start: instructions, officials, schedule, discipline
    Programme,
    /// Who is there, to be ticked and signed
    CheckIn,
    /// The duties of the judge and the committee, and what is done
    Duties,
    /// Boards, sets, clocks, forms and envelopes, counted
    Equipment,
    /// What the judge sees: the last round, what waits, what should be looked at, the table
    Desk,
    /// Decisions of the judges, and the log of the committee
    Decisions,
}

/// Which paper is printed, and what it asks.
#[derive(Args, Debug)]
pub(crate) struct Paper {
    /// What
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
    /// FIDE's report file
    Trf,
    /// The standings as a table
    Csv,
    /// Every game as a table
    Games,
    /// All that is known
    Json,
    /// What the games do to ratings, as a table
    Ratings,
    /// The same with every game
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
    /// Begin an event file with the instructions of a competition
    New {
        #[command(flatten)]
        event_file: EventFile,
        #[command(flatten)]
        wanted: Wanted,
    },
    /// Begin an event file with the competition of a TRF file: players, rounds, results, byes
    Import {
        #[command(flatten)]
        event_file: EventFile,
        /// The report of another program
        #[arg(value_name = "REPORT.trf")]
        from: PathBuf,
        /// Encoding of the report, such as windows-1251 [default: found out]
        #[arg(long, value_name = "NAME", value_parser = encoding)]
        encoding: Option<Encoding>,
        /// Rounds of a Swiss in all, instead of those that the report says (record 142); needed where it does not
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=400))]
        rounds: Option<u16>,
    },
    /// Lay the instructions down anew, before there are numbers
    Instruct {
        #[command(flatten)]
        event_file: EventFile,
        #[command(flatten)]
        wanted: Wanted,
    },
    /// Open the section that --section names; what is not given, but for --championship, is that of the event
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
        /// What the official does: organiser, chief-judge, judge, staff
        #[arg(long, default_value = "judge", value_parser = role)]
        role: Role,
    },
    /// Register a player, or everybody of a list
    Add {
        #[command(flatten)]
        event_file: EventFile,
        #[command(flatten)]
        entrant: Box<Entrant>,
        /// They confirm that they have read the instructions
        #[arg(long)]
        confirmed: bool,
        /// They may play here though they play in another section, and why
        #[arg(long, value_name = "WHY")]
        also: Option<String>,
    },
    /// Put right what is known of a player; what is not given stays as it was
    Amend {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by a part of the name, or by the number on the sheets (of registration, before there are numbers)
        player: String,
        #[command(flatten)]
        right: Box<Amendment>,
    },
    /// Bind yourself to a secret before registration closes, so that nobody can steer the lots
    Commit {
        #[command(flatten)]
        event_file: EventFile,
        /// Where the secret is kept until the lots are drawn; made if it is not there
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
        /// For the openings, which are drawn round by round, before the first round is paired
        #[arg(long)]
        openings: bool,
    },
    /// Close registration
    Close(EventFile),
    /// Draw lots for the numbers
    Lots {
        #[command(flatten)]
        event_file: EventFile,
        /// Where the secret is kept
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
        /// Words given in public after registration closed
        #[arg(long)]
        words: String,
    },
    /// Draw the openings of a round that is paired
    Openings {
        #[command(flatten)]
        event_file: EventFile,
        /// Where the secret of the openings is kept; only the key of this round is published
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
        /// Words given in public after the round was paired
        #[arg(long)]
        words: String,
        /// Round [default: the first one behind those that are drawn]
        #[arg(long)]
        round: Option<u32>,
    },
    /// Check the hashes of the file, and draw everything again that was drawn by lot; ends with 1 where something differs
    Verify(super::verify::Verify),
    /// Repair a file whose last line was not written to its end, or whose line ends an editor has changed
    RepairFile(super::verify::RepairFile),
    /// Give the numbers by rating
    Rank(EventFile),
    /// Note that a player will be free in a round
    Bye {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by a part of the name or the number on the sheets
        player: String,
        /// Round
        round: u32,
        /// What is given for it: half, full, zero
        #[arg(value_parser = free)]
        mark: Mark,
    },
    /// Two players must not meet
    Forbid {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by a part of the name or the number on the sheets
        one: String,
        /// Player, by a part of the name or the number on the sheets
        other: String,
    },
    /// Pair boards of the last round otherwise: WHITE-BLACK a board, a number alone for who is free; other boards stay; says what that breaks
    Repair {
        #[command(flatten)]
        event_file: EventFile,
        /// Boards that change, by the numbers on the sheets: 3-1 4-2 5
        #[arg(required = true)]
        boards: Vec<String>,
        /// Why
        #[arg(long)]
        why: String,
        /// Also where it breaks what may not be broken
        #[arg(long)]
        anyway: bool,
    },
    /// Enter the results of a whole round, from a list or one after the other: all of them or none
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
        /// The result that stands is wrong, and why
        #[arg(long, value_name = "WHY")]
        correct: Option<String>,
        /// Why a player who was at the board has no points for it, with 0-0, ½-0 and 0-½
        #[arg(long, conflicts_with = "correct")]
        why: Option<String>,
        /// With --correct: pair the next round anew, which was paired by the wrong result and has not begun
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
    /// Put a game off to another day
    Postpone {
        #[command(flatten)]
        event_file: EventFile,
        /// Game
        game: Place,
    },
    /// Pair on as if an adjourned game had ended so: 1-0, ½-½ or 0-1; a postponed game is waited for
    Assume {
        #[command(flatten)]
        event_file: EventFile,
        /// Game
        game: Place,
        /// Result
        #[arg(allow_hyphen_values = true)]
        outcome: String,
    },
    /// Decide an adjourned game from its position
    Adjudicate {
        #[command(flatten)]
        event_file: EventFile,
        /// Game
        game: Place,
        /// Result
        #[arg(allow_hyphen_values = true)]
        outcome: String,
        /// With whom
        #[arg(long, default_value = "")]
        commission: String,
    },
    /// Annul a game, and have it played once more
    Replay {
        #[command(flatten)]
        event_file: EventFile,
        /// Game
        game: Place,
        /// Why
        #[arg(long)]
        why: String,
    },
    /// One game more for two who are equal
    More {
        #[command(flatten)]
        event_file: EventFile,
        /// Board, as ROUND.BOARD
        board: Place,
    },
    /// A player leaves
    Withdraw {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by a part of the name or the number on the sheets
        player: String,
        /// Why
        #[arg(long)]
        why: String,
    },
    /// Penalise a player: warning, reprimand, loss-of-game, exclusion
    Penalise {
        #[command(flatten)]
        event_file: EventFile,
        /// Player, by a part of the name or the number on the sheets
        player: String,
        /// Penalty
        #[arg(value_parser = penalty)]
        penalty: Penalty,
        /// Game that is lost, with loss-of-game: ROUND.BOARD or ROUND.BOARD.GAME
        #[arg(long)]
        game: Option<Place>,
        /// Why
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
    /// Tell which classes and titles players hold, from several event files and a career file
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
    /// Write a decision or a remark into the log
    Note {
        #[command(flatten)]
        event_file: EventFile,
        /// What
        text: String,
    },
    /// Take back the last thing that happened, or another by its number in the log
    Undo {
        #[command(flatten)]
        event_file: EventFile,
        /// Number in the log [default: the last one that stands; in an event with sections that of --section]
        event: Option<u32>,
        /// Why
        #[arg(long)]
        why: String,
    },
    /// End the competition; with --early before its last round
    #[command(
        after_help = "A Swiss or a round robin that cannot be paired to its end, or is cut short, is ended by the chief judge:
  peatee tournament finish cup.peatee --early --why \"no pairing is possible\"
What was played stands; norms are counted from all the games that were laid down."
    )]
    Finish {
        #[command(flatten)]
        event_file: EventFile,
        /// Though rounds are left to be played; every game of the rounds that are paired is over
        #[arg(long, requires = "why")]
        early: bool,
        /// Why it is ended early
        #[arg(long, requires = "early")]
        why: Option<String>,
    },
    /// List what has happened
    Log(EventFile),
    /// Show who stands where, or why one stands before another
    Standings {
        #[command(flatten)]
        event_file: EventFile,
        /// Why does the first stand before the second?
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
        /// As plain text, as FILE.txt is
        #[arg(long)]
        text: bool,
        /// Where to [default: standard output]
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Write the competition for other programs
    Export {
        #[command(flatten)]
        event_file: EventFile,
        /// As what
        form: Export,
        #[command(flatten)]
        ratings: Box<OfRatings>,
        /// Where to [default: standard output]
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}
