//! A competition for other programs: report files, tables, JSON.

mod cells;
mod games;
mod ratings;
mod standings;

use pairing::trf;
use serde_json::Value;
use tournament::desk::{DeskRefused, RatingBasis};
use tournament::{Competition, Festival, Game, NoSection, Points, Refused};

use super::json;
use cells::inert;
pub(super) use games::position;
pub(super) use ratings::{RatingCells, fraction};

/// What is exported.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Export {
    /// FIDE's report file.
    Trf,
    /// The standings as a table.
    Csv,
    /// Every game as a table.
    Games,
    /// All that is known.
    Json,
    /// What the games do to ratings, as a table.
    Ratings,
    /// The same with every game.
    RatingsJson,
}

impl Export {
    /// What was exported, inside of a larger JSON value.
    pub fn as_json(self, text: &str) -> Value {
        match self {
            Export::Json | Export::RatingsJson => {
                serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
            }
            Export::Trf | Export::Csv | Export::Games | Export::Ratings => Value::from(text),
        }
    }
}

/// A section, the event as a whole, or all sections where none is named, for another program. Ratings are computed by a
/// basis.
///
/// # Errors
/// Before there are instructions, where a report file has no place for meetings of several games, and where all sections are
/// asked for in a form that has one.
pub fn export(
    festival: &Festival,
    section: Option<&str>,
    form: Export,
    ratings: &RatingBasis,
) -> Result<String, Refused> {
    let competition = festival.part(section);
    let is_about_all = festival.is_about_all(section);
    match form {
        Export::Ratings => Ok(ratings::table(&festival.parts(section), ratings)),
        Export::RatingsJson => Ok(written(&json::ratings(&festival.parts(section), ratings))),
        Export::Json if is_about_all => Ok(written(&json::event_with_sections(festival))),
        Export::Trf | Export::Csv | Export::Games if is_about_all => {
            let names: Vec<&str> = festival.sections().map(|(name, _)| name).collect();
            Err(NoSection::Which(names.join(", ")).into())
        }
        Export::Json => Ok(written(&json::competition(competition))),
        Export::Trf => report_file(competition),
        Export::Csv => standings::table(competition),
        Export::Games => Ok(games::table(competition)),
    }
}

fn written(value: &Value) -> String {
    format!("{value:#}\n")
}

fn report_file(competition: &Competition) -> Result<String, Refused> {
    let known = competition.instructions().ok_or(Refused::NoInstructions)?;
    let games = known.encounter.games;
    if games > 1 {
        return Err(DeskRefused::TrfGames(games).into());
    }
    // A drawn meeting of a knockout has additional games.
    let boards = competition.rounds().iter().flat_map(|round| &round.boards);
    let games = boards.map(|board| board.games.len()).max().unwrap_or(0);
    if games > 1 && !competition.is_for_teams() {
        let games = u32::try_from(games).unwrap_or(u32::MAX);
        return Err(DeskRefused::TrfGames(games).into());
    }
    Ok(trf::write(&match competition.is_for_teams() {
        true => competition.team_report(),
        false => competition.report(),
    }))
}

/// A CSV table in which no cell is taken for a formula.
#[expect(
    clippy::expect_used,
    reason = "memory takes every record, and what was UTF-8 stays so"
)]
fn csv_table(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut writer = csv::WriterBuilder::new()
        .flexible(true)
        .from_writer(Vec::new());
    for row in rows {
        let row = row.iter().map(|cell| inert(cell));
        writer.write_record(row).expect("memory takes every record");
    }
    let bytes = writer.into_inner().expect("memory takes every record");
    String::from_utf8(bytes).expect("every cell is UTF-8")
}

fn texts(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| (*cell).to_owned()).collect()
}

/// Points as programs read them.
pub(super) fn decimal(points: Points) -> String {
    let text = points.to_string();
    match text.strip_suffix('½') {
        Some("") => "0.5".to_owned(),
        Some("-") => "-0.5".to_owned(),
        Some(whole) => format!("{whole}.5"),
        None => text,
    }
}

/// Where a game stands, as programs read it.
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
