//! `peatee tables`: builds endgame tables, asks them and sees whether they are right.

use std::cell::RefCell;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use analysis::tables::{self, Probed};
use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use endgame::{AnyTables, Class, Extent, MOST_PIECES, Means, Progress};
use games::{Phrase, RuleSet};
use notation::read_fen;
use rules::{AnyPosition, Position, Variant, VariantId, with_variant};
use serde_json::json;

use crate::Answer;
use crate::progress::bar;
use crate::serve;
use crate::speak::Speaker;

/// What is done with endgame tables.
#[derive(Subcommand, Debug)]
pub(crate) enum TablesTask {
    /// Build tables; what is there already stays, so a build that was stopped goes on
    Build(Build),
    /// Say who wins a position and in how many moves, and what each move leads to
    Probe(Probe),
    /// See whether the tables are right: by the moves of their positions and by a search without them
    Verify(Verify),
}

/// Which tables.
#[derive(Args, Debug)]
pub(crate) struct Which {
    /// Draughts rule set, such as international, russian, brazilian, home (`peatee rules` lists all)
    #[arg(long, short, default_value = "international", value_name = "RULES", value_parser = draughts)]
    rules: VariantId,

    /// Folder of the tables [default: tables in the user's data directory]
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,

    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Build tables.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee tables build --rules russian --pieces 4

Four pieces take a minute on 100 squares and some seconds on 64, five on 64 squares some minutes; docs/tables.md has the figures.")]
pub(crate) struct Build {
    #[command(flatten)]
    which: Which,

    /// The most pieces of both sides together
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=i64::from(MOST_PIECES)))]
    pieces: u8,

    /// Threads to build with [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,

    /// Memory that may be used, in megabytes [default: what the machine can spare]
    #[arg(long, value_name = "MB")]
    memory: Option<usize>,
}

/// Ask tables.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee tables probe --rules russian --fen \"W:WKd8,a7:BKg1\"

Exit status 1: no table has the position.")]
pub(crate) struct Probe {
    #[command(flatten)]
    which: Which,

    /// The position: W:W31-50:B1-20, kings with K
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: String,
}

/// Verify tables.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee tables verify --rules russian --samples 100000

Exit status 1: a value is wrong; 2: a table is missing or damaged.")]
pub(crate) struct Verify {
    #[command(flatten)]
    which: Which,

    /// How many positions to look at
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    samples: u64,

    /// Seed by which they are drawn
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Look at every position instead, by its moves
    #[arg(long, conflicts_with_all = ["samples", "seed"])]
    all: bool,
}

fn draughts(id: &str) -> Result<VariantId, String> {
    let rules: RuleSet = id
        .parse()
        .map_err(|unknown: games::UnknownRules| unknown.to_string())?;
    match rules {
        RuleSet::Draughts(variant) => Ok(variant),
        RuleSet::Chess(_) => Err("endgame tables are for draughts only".to_owned()),
    }
}

pub(crate) fn run(
    task: &TablesTask,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    match task {
        TablesTask::Build(build) => build_tables(build, speaker, out),
        TablesTask::Probe(probe) => {
            with_variant!(probe.which.rules, V => ask::<V>(probe, speaker, out))
        }
        TablesTask::Verify(verify) => look_over(verify, speaker, out),
    }
}

impl Which {
    fn folder(&self) -> anyhow::Result<PathBuf> {
        match &self.folder {
            Some(folder) => Ok(folder.clone()),
            None => Ok(serve::data_folder()?.join("tables")),
        }
    }

    fn open(&self) -> anyhow::Result<AnyTables> {
        Ok(AnyTables::open(self.rules, &self.folder()?)?)
    }
}

fn build_tables(build: &Build, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<Answer> {
    let rules = build.which.rules;
    let folder = build.which.folder()?;
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let megabytes = build.memory.or_else(engine::spare_megabytes);
    let means = Means {
        threads: build.threads.map_or_else(cores, NonZero::get),
        memory: megabytes.map_or(u64::MAX, |megabytes| {
            (megabytes as u64).saturating_mul(1 << 20)
        }),
    };
    let bar = bar(Some(0), "{bar:30} {human_pos}/{human_len} {elapsed} {msg}");
    let mut plies = 0;
    let broken = RefCell::new(Vec::new());
    let mut watch = |progress| match progress {
        Progress::Begun { positions } => bar.set_length(positions),
        Progress::Broken(class) => broken.borrow_mut().push(class),
        Progress::Class(class) => {
            plies = 0;
            bar.set_message(class.to_string());
        }
        Progress::Ply(class) => {
            plies += 1;
            bar.set_message(format!("{class} {plies}"));
        }
        Progress::Kept { positions, .. } => bar.inc(positions),
    };
    with_variant!(rules, V => endgame::build::<V>(&folder, build.pieces, means, &mut watch))?;
    bar.finish_and_clear();
    let broken = broken.into_inner();
    let opened = build.which.open()?;
    let held = opened.held();
    if build.which.json {
        let broken: Vec<String> = broken.iter().map(ToString::to_string).collect();
        let answer = json!({
            "rules": rules.id(), "tables": endgame::kin(rules).id(), "folder": shown(&folder),
            "pieces": opened.most_pieces(), "mended": broken, "classes": tables::held_json(&held),
        });
        writeln!(out, "{answer}")?;
        return Ok(Answer::Yes);
    }
    for class in broken {
        let mended = Phrase::new("tables-mended").text("class", class.to_string());
        writeln!(out, "{}", speaker.say(&mended))?;
    }
    writeln!(out, "{}", speaker.say(&tables::held_phrase(&opened, &held)))?;
    Ok(Answer::Yes)
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Which tables are missing, and the command that makes them.
fn missing(classes: &[Class], which: &Which, tables: &AnyTables) -> Phrase {
    let names: Vec<String> = classes.iter().map(ToString::to_string).collect();
    let (rules, pieces) = (which.rules.id(), tables.most_pieces());
    let mut command = format!("peatee tables build --rules {rules} --pieces {pieces}");
    if let Some(folder) = &which.folder {
        command += &format!(" --folder {}", shown(folder));
    }
    Phrase::new("tables-missing")
        .text("classes", names.join(", "))
        .text("command", command)
}

fn ask<V: Variant>(probe: &Probe, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<Answer>
where
    Position<V>: Into<AnyPosition>,
{
    let position: Position<V> = read_fen(&probe.fen)
        .with_context(|| format!("--fen {:?} for {}", probe.fen, V::ID.id()))?;
    let opened = probe.which.open()?;
    let probed = Probed::new(&opened, &position);
    let answer = match probed.value {
        Some(_) => Answer::Yes,
        None => Answer::No,
    };
    if probe.which.json {
        writeln!(out, "{}", probed.to_json())?;
        return Ok(answer);
    }
    let is_open = !probed.missing.is_empty();
    let lacking = is_open.then(|| missing(&probed.missing, &probe.which, &opened));
    let Some(value) = probed.value else {
        let most = opened.most_pieces();
        let none = || Phrase::new("tables-none").number("pieces", most);
        writeln!(out, "{}", speaker.say(&lacking.unwrap_or_else(none)))?;
        return Ok(answer);
    };
    let say = |value| speaker.say(&tables::verdict_phrase(value, probed.turn));
    writeln!(out, "{}", say(value))?;
    let moves = &probed.moves;
    let width = moves.iter().map(|(text, _)| text.len()).max().unwrap_or(0);
    for (text, value) in moves {
        let said = value.map_or_else(|| speaker.plain("tables-unknown"), say);
        writeln!(out, "  {text:width$}  {said}")?;
    }
    if let Some(lacking) = lacking {
        writeln!(out, "{}", speaker.say(&lacking))?;
    }
    writeln!(out, "{}", speaker.plain("tables-not-counted"))?;
    Ok(answer)
}

fn look_over(verify: &Verify, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<Answer> {
    let opened = verify.which.open()?;
    let lacking = opened.missing();
    if !lacking.is_empty() {
        let missing = missing(&lacking, &verify.which, &opened);
        bail!("{}", speaker.say(&missing));
    }
    let (extent, total) = match verify.all {
        true => {
            let positions = opened.held().iter().map(|held| held.positions).sum();
            (Extent::All, positions)
        }
        false => {
            let (count, seed) = (verify.samples, verify.seed);
            (Extent::Samples { count, seed }, count)
        }
    };
    let bar = bar(Some(total), "{bar:30} {human_pos}/{human_len} {elapsed}");
    let seen = opened.verify(extent, &mut |done| bar.set_position(done));
    bar.finish_and_clear();
    if verify.which.json {
        let mistake = seen.as_ref().err();
        let mistake = mistake.map(|mistake| tables::mismatch_json(mistake));
        let answer = json!({
            "rules": verify.which.rules.id(), "positions": seen.as_ref().ok(), "mistake": mistake,
        });
        writeln!(out, "{answer}")?;
    } else {
        let verified = match &seen {
            Ok(count) => Phrase::new("tables-right").number("count", *count),
            Err(mistake) => tables::mismatch_phrase(mistake, &speaker.words()),
        };
        writeln!(out, "{}", speaker.say(&verified))?;
    }
    Ok(match seen {
        Ok(_) => Answer::Yes,
        Err(_) => Answer::No,
    })
}
