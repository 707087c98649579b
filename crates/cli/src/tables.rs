//! `peatee tables`: builds endgame tables, asks them and sees whether they are right.

use std::cell::RefCell;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use endgame::{AnyMismatch, AnyTables, Class, Extent, Held, MOST_PIECES, Means, Progress, Value};
use games::{GamePhrase, Phrase, RuleSet};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use notation::{MoveForm, read_fen, write_fen, write_move};
use rules::{AnyPosition, Color, Position, Variant, VariantId, with_position, with_variant};
use serde_json::json;

use crate::Answer;
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
    let bar = bar("{bar:30} {human_pos}/{human_len} {elapsed} {msg}");
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
    let tables = build.which.open()?;
    let held = tables.held();
    if build.which.json {
        let broken: Vec<String> = broken.iter().map(ToString::to_string).collect();
        let classes = held.iter().map(|held| {
            json!({
                "class": held.class.to_string(), "positions": held.positions,
                "verdict_bytes": held.verdict_bytes, "distance_bytes": held.distance_bytes,
            })
        });
        let answer = json!({
            "rules": rules.id(), "tables": endgame::kin(rules).id(), "folder": shown(&folder),
            "pieces": tables.most_pieces(), "mended": broken, "classes": classes.collect::<Vec<_>>(),
        });
        writeln!(out, "{answer}")?;
        return Ok(Answer::Yes);
    }
    for class in broken {
        let mended = Phrase::new("tables-mended").text("class", class.to_string());
        writeln!(out, "{}", speaker.say(&mended))?;
    }
    writeln!(out, "{}", speaker.say(&summary(&tables, &held)))?;
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

/// What is there now.
fn summary(tables: &AnyTables, held: &[Held]) -> Phrase {
    let sum = |part: fn(&Held) -> u64| held.iter().map(part).sum::<u64>();
    let positions = sum(|held| held.positions);
    let verdicts = sum(|held| held.verdict_bytes);
    let bits = verdicts as f64 * 8.0 / positions.max(1) as f64;
    Phrase::new("tables-built")
        .text("rules", tables.rules().id())
        .number("pieces", tables.most_pieces())
        .text("positions", positions.to_string())
        .text("verdicts", size(verdicts))
        .text("bits", format!("{bits:.2}"))
        .text("distances", size(sum(|held| held.distance_bytes)))
}

/// A size with one digit behind the point, of which not all are 0.
fn size(bytes: u64) -> String {
    match bytes {
        0..100_000 => format!("{:.1} kB", bytes as f64 / 1e3),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

fn ask<V: Variant>(probe: &Probe, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<Answer>
where
    Position<V>: Into<AnyPosition>,
{
    let position: Position<V> = read_fen(&probe.fen)
        .with_context(|| format!("--fen {:?} for {}", probe.fen, V::ID.id()))?;
    let tables = probe.which.open()?;
    let value = tables.probe(&position.into());
    // Counted from here, so that the best move has the value of the position.
    let mut moves: Vec<(String, Option<Value>)> = Vec::new();
    for m in position.legal_moves() {
        let after = tables.probe(&position.play_unchecked(m).into());
        let text = write_move(&position, m, MoveForm::Short);
        moves.push((text, after.map(Value::before)));
    }
    moves.sort_by_key(|(text, value)| (value.map_or(i32::MAX, order), text.clone()));
    let answer = match value {
        Some(_) => Answer::Yes,
        None => Answer::No,
    };
    if probe.which.json {
        let moves = moves
            .iter()
            .map(|(text, value)| json!({ "move": text, "value": value.map(as_json) }));
        let said = json!({
            "rules": V::ID.id(),
            "fen": fen_of(&position),
            "value": value.map(as_json),
            "moves": moves.collect::<Vec<_>>(),
        });
        writeln!(out, "{said}")?;
        return Ok(answer);
    }
    let lacking = tables.missing_for(&position.into());
    let is_open = !lacking.is_empty() && moves.iter().any(|(_, value)| value.is_none());
    let lacking = is_open.then(|| missing(&lacking, &probe.which, &tables));
    let Some(value) = value else {
        let most = tables.most_pieces();
        let none = || Phrase::new("tables-none").number("pieces", most);
        writeln!(out, "{}", speaker.say(&lacking.unwrap_or_else(none)))?;
        return Ok(answer);
    };
    let turn = position.turn();
    writeln!(out, "{}", speaker.say(&sentence(value, turn)))?;
    let width = moves.iter().map(|(text, _)| text.len()).max().unwrap_or(0);
    for (text, value) in &moves {
        let unknown = || Phrase::new("tables-unknown");
        let said = speaker.say(&value.map_or_else(unknown, |value| sentence(value, turn)));
        writeln!(out, "  {text:width$}  {said}")?;
    }
    if let Some(lacking) = lacking {
        writeln!(out, "{}", speaker.say(&lacking))?;
    }
    writeln!(out, "{}", speaker.plain("tables-not-counted"))?;
    Ok(answer)
}

/// What is best for the one who moves comes first.
fn order(value: Value) -> i32 {
    match value {
        Value::Win { plies } => i32::from(plies) - 0x2_0000,
        Value::Draw => 0,
        Value::Loss { plies } => 0x2_0000 - i32::from(plies),
    }
}

/// A value as JSON.
pub(crate) fn as_json(value: Value) -> serde_json::Value {
    match value {
        Value::Win { plies } | Value::Loss { plies } => json!({
            "verdict": value.verdict().name(), "plies": plies, "own_moves": value.own_moves(),
        }),
        Value::Draw => json!({ "verdict": value.verdict().name() }),
    }
}

/// A value in words.
pub(crate) fn sentence(value: Value, turn: Color) -> Phrase {
    match value {
        Value::Draw => Phrase::new("tables-draw"),
        Value::Loss { plies: 0 } => Phrase::new("tables-won").side("winner", !turn),
        Value::Win { .. } => wins(turn, value),
        Value::Loss { .. } => wins(!turn, value),
    }
}

fn wins(winner: Color, value: Value) -> Phrase {
    Phrase::new("tables-wins")
        .side("winner", winner)
        .number("count", value.own_moves().unwrap_or(0))
}

fn look_over(verify: &Verify, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<Answer> {
    let tables = verify.which.open()?;
    let lacking = tables.missing();
    if !lacking.is_empty() {
        let missing = missing(&lacking, &verify.which, &tables);
        bail!("{}", speaker.say(&missing));
    }
    let (extent, total) = match verify.all {
        true => {
            let positions = tables.held().iter().map(|held| held.positions).sum();
            (Extent::All, positions)
        }
        false => {
            let (count, seed) = (verify.samples, verify.seed);
            (Extent::Samples { count, seed }, count)
        }
    };
    let bar = bar("{bar:30} {human_pos}/{human_len} {elapsed}");
    bar.set_length(total);
    let seen = tables.verify(extent, &mut |done| bar.set_position(done));
    bar.finish_and_clear();
    if verify.which.json {
        let mistake = seen.as_ref().err().map(|mistake| {
            json!({
                "fen": fen(mistake), "told": mistake.told.map(as_json),
                "found": mistake.found.map(as_json),
            })
        });
        let answer = json!({
            "rules": verify.which.rules.id(), "positions": seen.as_ref().ok(), "mistake": mistake,
        });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{}", verified(&seen, speaker))?;
    }
    Ok(match seen {
        Ok(_) => Answer::Yes,
        Err(_) => Answer::No,
    })
}

fn fen(mistake: &AnyMismatch) -> String {
    with_position!(mistake.position, position => fen_of(&position))
}

fn fen_of<V: Variant>(position: &Position<V>) -> String {
    write_fen(&position.to_setup(), V::RULES.writing.naming)
}

/// How many positions hold, or the one that does not.
fn verified(seen: &Result<u64, Box<AnyMismatch>>, speaker: &Speaker) -> String {
    let mistake = match seen {
        Ok(count) => return speaker.say(&Phrase::new("tables-right").number("count", *count)),
        Err(mistake) => mistake,
    };
    let say = |value: Option<Value>| match value {
        Some(value) => {
            let turn = with_position!(mistake.position, position => position.turn());
            let said = speaker.say(&sentence(value, turn));
            said.trim_end_matches('.').to_owned()
        }
        None => "–".to_owned(),
    };
    let phrase = Phrase::new("tables-wrong")
        .text("fen", fen(mistake))
        .text("told", say(mistake.told))
        .text("found", say(mistake.found));
    speaker.say(&phrase)
}

/// A bar on the terminal; nothing where nobody watches.
fn bar(style: &str) -> ProgressBar {
    let target = match io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr_with_hz(5),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(0), target);
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar
}
