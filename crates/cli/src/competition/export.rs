//! What is written of a competition.

use std::borrow::Cow;
use std::fs;
use std::io::Read as _;
use std::path::Path;

use anyhow::{Context, bail};
use jiff::Timestamp;
use pairing::{swiss, trf};
use paper::tournament::Leaf;
use serde_json::{Value, json};
use tournament::norms::{ClassNumbers, Hundredths, SecondClassAtThree};
use tournament::organisation::Sitting;
use tournament::{
    Competition, Correction, Game, Instructions, Item, PlayerId, Refused, Round, Row, System, Zone,
};

use super::answer::{self, Reply};
use super::args::{Book, Export, Paper, Sheet};
use super::cells::inert;
use super::ratings::OfRatings;
use super::{entry, games, norms, openings, team};
use crate::convert::staged::write_whole;
use crate::fault::Fault;
use crate::speak::Speaker;

/// Where a page or a table is written to, and what it is made from.
pub(super) struct Out<'a> {
    to: Option<&'a Path>,
    inputs: Vec<&'a Path>,
}

impl<'a> Out<'a> {
    /// A file, or standard output.
    pub(super) fn of(to: Option<&'a Path>, book: &'a Book, ratings: &'a OfRatings) -> Out<'a> {
        let mut inputs = ratings.files();
        inputs.push(&book.file);
        Out { to, inputs }
    }

    /// Writes a text to a file that is not there yet or is replaced whole, or answers with it, as data where programs ask.
    pub(super) fn write(
        &self,
        text: &str,
        reply: &mut Reply<'_>,
        name: &str,
        data: impl FnOnce() -> Value,
    ) -> anyhow::Result<()> {
        let Some(path) = self.to else {
            return Ok(reply.show(text, name, data)?);
        };
        let shown = || path.display().to_string();
        if self.inputs.iter().any(|input| is_same_file(input, path)) || is_kept(path) {
            return Err(Fault::new("out-kept")).with_context(shown);
        }
        let written = write_whole(path, text.as_bytes());
        written
            .map_err(|error| Fault::of_io("file-begin", &error))
            .with_context(shown)?;
        reply.put("file", || json!(path.display().to_string()));
        Ok(())
    }
}

/// Whether two paths lead to one file, also by links.
fn is_same_file(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let file = |path| fs::metadata(path).map(|file| (file.dev(), file.ino()));
        matches!((file(one), file(other)), (Ok(one), Ok(other)) if one == other)
    }
    #[cfg(not(unix))]
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

/// Whether a file is one that nobody can make again: an event file, a career file or a secret.
fn is_kept(path: &Path) -> bool {
    // A device or a pipe is not read.
    if !fs::metadata(path).is_ok_and(|file| file.is_file()) {
        return false;
    }
    let mut first = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(200).read_to_end(&mut first));
    let text = String::from_utf8_lossy(&first);
    let is_secret = || text.trim().parse::<tournament::lots::Secret>().is_ok();
    let text = text.trim_start_matches('\u{feff}');
    read.is_ok()
        && (tournament::file::is_event_file(&first)
            || text.starts_with("peatee career")
            || is_secret())
}

/// The competition for other programs.
pub(super) fn text(competition: &Competition, form: Export) -> anyhow::Result<String> {
    match form {
        Export::Trf => {
            let known = competition.instructions().ok_or(Refused::NoInstructions)?;
            if known.encounter.games > 1 {
                let games = known.encounter.games;
                return Err(Fault::new("trf-games").number("games", games).into());
            }
            // A drawn meeting of a knockout has additional games.
            let boards = competition.rounds().iter().flat_map(|round| &round.boards);
            let games = boards.map(|board| board.games.len()).max().unwrap_or(0);
            if games > 1 && !competition.is_for_teams() {
                return Err(Fault::new("trf-games").number("games", games as u64).into());
            }
            Ok(trf::write(&match competition.is_for_teams() {
                true => competition.team_report(),
                false => competition.report(),
            }))
        }
        Export::Csv => table(competition),
        Export::Games => games::table(competition),
        Export::Json => Ok(format!("{:#}\n", everything(competition))),
        Export::Ratings | Export::RatingsJson => bail!("this is done elsewhere"),
    }
}

fn table(competition: &Competition) -> anyhow::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let known = competition.instructions().ok_or(Refused::NoInstructions)?;
    let codes: Vec<String> = known.tie_breaks.iter().map(ToString::to_string).collect();
    let heading = [
        "place",
        "number",
        "name",
        "federation",
        "club",
        "class",
        "rating",
        "points",
    ];
    let both: &[&str] = match competition.is_for_teams() {
        true => &["match_points", "board_points"],
        false => &[],
    };
    writer.write_record(
        heading
            .iter()
            .copied()
            .chain(both.iter().copied())
            .chain(codes.iter().map(String::as_str)),
    )?;
    for row in competition.standings() {
        writer.write_record(cells(competition, &row).iter().map(|cell| inert(cell)))?;
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}

fn cells(competition: &Competition, row: &Row) -> Vec<String> {
    let participant = competition.participant(row.player);
    let player = participant
        .map(|one| one.player.clone())
        .unwrap_or_default();
    let number = competition.number_of(row.player);
    let strength = competition.strength(row.player);
    let text = |value: Option<String>| value.unwrap_or_default();
    let mut cells = vec![
        row.place.to_string(),
        text(number.map(|number| number.to_string())),
        player.name,
        player.federation,
        player.club,
        text(player.class.map(|class| class.to_string())),
        text(strength.map(|rating| rating.to_string())),
        decimal(row.points),
    ];
    if competition.is_for_teams() {
        cells.push(decimal(competition.match_points(row.player)));
        cells.push(decimal(competition.board_points(row.player)));
    }
    let values = row.values.iter();
    cells.extend(values.map(|value| text(value.map(|value| value.to_string()))));
    cells
}

/// Points as programs read them.
pub(super) fn decimal(points: tournament::Points) -> String {
    let text = points.to_string();
    match text.strip_suffix('½') {
        Some("") => "0.5".to_owned(),
        Some("-") => "-0.5".to_owned(),
        Some(whole) => format!("{whole}.5"),
        None => text,
    }
}

pub(super) fn everything(competition: &Competition) -> Value {
    let known = competition.instructions();
    let players = competition.participants().map(|(id, one)| {
        json!({
            "id": id.0,
            "number": competition.number_of(id),
            "name": one.player.name,
            "federation": one.player.federation,
            "club": one.player.club,
            "birth": one.player.birth,
            "class": one.player.class.map(|class| class.to_string()),
            "rating": one.player.rating,
            "title": one.player.title,
            "licence": one.player.licence,
            "sex": one.player.sex.map(|sex| sex.to_string()),
            "left": one.left.map(tournament::Leaving::name),
            "is_absent": competition.is_absent(id),
            "has_confirmed": competition.has_confirmed(id),
            "members": team::members(competition, id),
        })
    });
    json!({
        "name": known.map(|known| &known.name),
        "place": known.map(|known| &known.place),
        "time_zone": competition.zone().map(Zone::name),
        "federation": known.map(|known| &known.federation),
        "dates": known.map(|known| &known.dates),
        "rules": known.map(|known| &known.rules),
        "control": known.map(|known| &known.control),
        "system": known.map(|known| known.system.to_string()),
        "tie_breaks": known.map(|known| known.tie_breaks.iter().map(ToString::to_string).collect::<Vec<_>>()),
        "teams": team::rules(competition),
        "norms": known.map(decided),
        "openings": openings::laid_down(competition),
        "is_over": competition.is_over(),
        "ended_early": competition.ended_early(),
        "officials": competition.officials().iter().map(|official| json!({"name": official.name, "role": official.role.name()})).collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "rounds": (1..).zip(competition.rounds()).map(|(number, one)| round(competition, number, one)).collect::<Vec<_>>(),
        "corrections": competition.corrections().iter().map(correction).collect::<Vec<_>>(),
        "board_results": team::board_results(competition),
        "standings": standings(competition),
        "schedule": competition.schedule().map(sitting).collect::<Vec<_>>(),
        "waiting": competition.waiting().iter().map(|(place, game)| json!({"game": place.to_string(), "state": state(game), "order": competition.order_of_resumption(*place)})).collect::<Vec<_>>(),
        "duties": competition.checklist().iter().map(duty).collect::<Vec<_>>(),
    })
}

/// A result that was corrected; `paired` is the last round that was paired then.
fn correction(one: &Correction) -> Value {
    json!({
        "event": one.event,
        "at": Timestamp::from_millisecond(one.at.0).ok().map(|at| at.to_string()),
        "by": one.by,
        "game": one.place.to_string(),
        "was": one.was.map(|was| was.to_string()),
        "outcome": one.outcome.to_string(),
        "effect": one.effect.name().unwrap_or("counts"),
        "paired": one.paired,
        "was_assumed": one.was_assumed,
        "why": one.why,
    })
}

/// What the organiser has decided about norms.
fn decided(known: &Instructions) -> Value {
    let ClassNumbers {
        master,
        candidate,
        unclassified,
    } = known.norms.numbers;
    let text = |number: Option<Hundredths>| number.map(|number| number.to_string());
    json!({
        "master": text(master),
        "candidate": text(candidate),
        "none": text(unclassified),
        "second_at_three": match known.norms.second_class_at_3 {
            SecondClassAtThree::Text => "text",
            SecondClassAtThree::Table => "table",
        },
    })
}

fn sitting(sitting: &Sitting) -> Value {
    json!({
        "what": sitting.matter.to_string(),
        "at": sitting.start.to_string(),
        "minutes": sitting.minutes,
        "room": sitting.room,
    })
}

fn duty(item: &Item<'_>) -> Value {
    json!({
        "duty": item.duty.name(),
        "round": item.round,
        "article": item.duty.article(),
        "done_by": item.done.map(|event| &event.by),
    })
}

fn round(competition: &Competition, number: u32, round: &Round) -> Value {
    let boards = round.boards.iter().map(|board| {
        let games = board.games.iter().map(|game| {
            json!({
                "state": state(game),
                "outcome": game.outcome().map(|outcome| outcome.to_string()),
            })
        });
        let mut meeting = json!({
            "white": board.white.0,
            "black": board.black.0,
            "games": games.collect::<Vec<_>>(),
        });
        if competition.is_for_teams() {
            // By the places in the board order.
            let line_up = |team| competition.line_up(number, team);
            meeting["line_ups"] = json!([line_up(board.white), line_up(board.black)]);
        }
        meeting
    });
    let free = round.free.iter().map(|(player, mark)| {
        json!({"player": player.0, "mark": mark.map(|mark| mark.letter().to_string())})
    });
    json!({
        "of_table": round.of_table,
        "openings": openings::drawn(competition, number),
        "boards": boards.collect::<Vec<_>>(),
        "free": free.collect::<Vec<_>>(),
    })
}

pub(super) const fn state(game: &Game) -> &'static str {
    match game {
        Game::Open => "open",
        Game::Postponed => "postponed",
        Game::Adjourned { .. } => "adjourned",
        Game::Done(_) => "done",
        Game::Adjudicated { .. } => "adjudicated",
        Game::Annulled { .. } => "annulled",
    }
}

/// Who stands where, for other programs.
pub(super) fn standings(competition: &Competition) -> Value {
    let standings = competition.standings();
    let rows = standings.iter().map(|row| {
        json!({
            "place": row.place,
            "shared_to": row.to,
            "player": row.player.0,
            "name": competition.name(row.player),
            "points": decimal(row.points),
            "team_points": team::points(competition, row.player),
            "tie_breaks": row.values.iter().map(|value| value.map(|value| value.to_string())).collect::<Vec<_>>(),
        })
    });
    rows.collect()
}

/// Why one stands before another.
pub(super) fn why(
    competition: &Competition,
    both: &[String],
    speaker: &Speaker,
) -> anyhow::Result<Leaf> {
    let find = |player: &String| entry::find(competition, player);
    let players: Result<Vec<PlayerId>, _> = both.iter().map(find).collect();
    let [one, other] = players?[..] else {
        bail!("two players are compared");
    };
    let leaf = paper::tournament::why(competition, one, other, speaker.language());
    Ok(leaf.ok_or_else(|| Fault::new("not-in-table"))?)
}

/// A round with its number and the names of those who play, for other programs.
pub(super) fn round_of(competition: &Competition, number: u32) -> Value {
    let index = (number as usize).checked_sub(1);
    let Some(found) = index.and_then(|index| competition.rounds().get(index)) else {
        return Value::Null;
    };
    let players = found.boards.iter();
    let players = players.flat_map(|board| [board.white, board.black]);
    let players = players.chain(found.free.iter().map(|(player, _)| *player));
    let names = players.map(|player| {
        json!({
            "id": player.0,
            "number": competition.number_of(player),
            "name": competition.name(player),
        })
    });
    let mut value = round(competition, number, found);
    value["number"] = json!(number);
    value["players"] = names.collect();
    value
}

/// A page to print.
pub(super) fn page(
    competition: &Competition,
    wanted: &Paper,
    speaker: &Speaker,
) -> anyhow::Result<Leaf> {
    let language = speaker.language();
    let last = u32::try_from(competition.rounds().len()).unwrap_or(u32::MAX);
    let round = wanted.round.unwrap_or(last);
    let policy = norms::policy(competition, &wanted.norms);
    let not_paired = || Fault::new("not-paired").number("number", round);
    // The standings and the table of a round that is asked for; of today, where none is.
    let behind = || match wanted.round {
        None => Ok(Cow::Borrowed(competition)),
        Some(round) => competition
            .behind(round)
            .map(Cow::Owned)
            .ok_or_else(not_paired),
    };
    Ok(match wanted.sheet {
        Sheet::Pairings => {
            let leaf = paper::tournament::pairings(competition, round, language);
            leaf.ok_or_else(not_paired)?
        }
        Sheet::Results => {
            let leaf = paper::tournament::results(competition, round, language);
            leaf.ok_or_else(not_paired)?
        }
        Sheet::Table => paper::tournament::cross_table(behind()?.as_ref(), language),
        Sheet::Teams | Sheet::Boards if !competition.is_for_teams() => {
            return Err(Fault::new("team-none").into());
        }
        Sheet::Teams => paper::tournament::teams(competition, language),
        Sheet::Boards => paper::tournament::boards(competition, language),
        Sheet::Standings => paper::tournament::standings(behind()?.as_ref(), language),
        Sheet::Norms => paper::tournament::norm_report(competition, policy, language),
        Sheet::Ratings => {
            let asked = &wanted.ratings;
            let (system, careers) = (asked.system()?, asked.careers()?);
            paper::tournament::rating_report(competition, &system, &careers, language)
        }
        Sheet::Protocol => paper::tournament::protocol(competition, Some(policy), language),
        Sheet::Schedule => paper::tournament::schedule(competition, language),
        Sheet::Programme => paper::tournament::programme(competition, language),
        Sheet::CheckIn => paper::tournament::check_in(competition, language),
        Sheet::Duties => paper::tournament::duties(competition, language),
        Sheet::Equipment => paper::tournament::equipment(competition, language),
        Sheet::Desk => paper::tournament::desk(competition, language),
        Sheet::Decisions => paper::tournament::decision_log(competition, language),
    })
}

/// Why a round is paired so.
pub(crate) fn explained_in(
    explained: &swiss::Explanation,
    reply: &mut Reply<'_>,
) -> std::io::Result<()> {
    let leaf = paper::tournament::explanation(explained, reply.speaker().language());
    reply.show(&leaf.text(), "explanation", || answer::page(&leaf))
}

/// Why the next round is paired as it will be.
pub(super) fn explain(competition: &Competition, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let known = competition.instructions().ok_or(Refused::NoInstructions)?;
    if !matches!(known.system, System::Swiss { .. }) {
        return Err(Fault::new("only-swiss").into());
    }
    let next = competition.swiss()?;
    let explained = swiss::explain(&next)?;
    explained_in(&explained, reply)?;
    reply.line("")?;
    Ok(())
}
