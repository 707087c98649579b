use core::fmt;
use std::collections::BTreeMap;

use csv::StringRecord;
use pairing::{Birth, ParseBirthError};

use crate::csv_rows::{CsvRows, Row, Unreadable};

/// The greatest rating that is read: ratings have four digits.
pub const MOST_RATING: i32 = 9_999;

/// One player of a rating list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The line in the file.
    pub line: u64,
    /// The name.
    pub name: String,
    /// The number in the list of a federation.
    pub id: Option<String>,
    /// The federation.
    pub federation: Option<String>,
    /// The club.
    pub club: Option<String>,
    /// The birth.
    pub birth: Option<Birth>,
    /// The rating in each discipline: `64`, `100`; where the list names none, the empty text.
    pub ratings: BTreeMap<String, i32>,
    /// How many rated games were played before.
    pub games: Option<u32>,
    /// The highest rating that was ever published.
    pub peak: Option<i32>,
}

/// A rating list.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RatingList {
    /// Its players in the order of the file.
    pub players: Vec<Listed>,
}

impl RatingList {
    /// The player with a number.
    pub fn by_id(&self, id: &str) -> Option<&Listed> {
        self.players
            .iter()
            .find(|player| player.id.as_deref() == Some(id))
    }
}

/// What to do with columns that are not known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum UnknownColumns {
    /// Refuse the list.
    #[default]
    Refuse,
    /// Leave them out.
    Ignore,
}

/// One thing that is wrong with a list, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}{}: {problem}", shown(column.as_deref()))]
pub struct ListFault {
    /// The line, from 1.
    pub line: u64,
    /// The name of the column, if it is of one.
    pub column: Option<String>,
    /// What is wrong.
    pub problem: ListProblem,
}

fn shown(column: Option<&str>) -> String {
    column
        .map(|column| format!(", column {column:?}"))
        .unwrap_or_default()
}

/// What can be wrong with a list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListProblem {
    /// There is not even a heading.
    #[error("expected a heading with the names of the columns")]
    NoHeading,
    /// The heading has no names of players.
    #[error("no column \"name\" in the heading")]
    NoNames,
    /// A column that is not known.
    #[error(
        "expected name, id, federation, club, birth, games, peak, rating, or rating with a discipline"
    )]
    UnknownColumn,
    /// A column stands twice.
    #[error("the column stands twice in the heading")]
    ColumnTwice,
    /// A row has more or fewer fields than the heading.
    #[error("expected {expected} fields, found {found}")]
    Fields {
        /// As many as the heading.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The name is blank.
    #[error("the name is blank")]
    NoName,
    /// A field with characters that nobody sees, a line end among them: a quotation mark is
    /// missing.
    #[error("control characters, or a quotation mark without its other")]
    Control,
    /// Not a rating.
    #[error("expected a rating from 0 to {MOST_RATING}, found {0:?}")]
    NoRating(String),
    /// Not a number of games.
    #[error("expected a number of games, found {0:?}")]
    NoGames(String),
    /// Not a birth.
    #[error("expected a year or a date as 1953-05-31, found {0:?}")]
    NoBirth(String),
    /// The row cannot be taken apart.
    #[error("{0}")]
    Unreadable(String),
    /// Two players have one number.
    #[error("the same id as on line {first}")]
    IdTwice {
        /// The line of the other.
        first: u64,
    },
}

/// Everything that is wrong with a list; nothing of it is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListFaults(pub Vec<ListFault>);

impl fmt::Display for ListFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join("; "))
    }
}

impl core::error::Error for ListFaults {}

/// What a column holds.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Column {
    Name,
    Id,
    Federation,
    Club,
    Birth,
    Rating(String),
    Games,
    Peak,
    Ignored,
}

/// Reads a rating list: values separated by commas, semicolons or tabs (whichever the heading has
/// most of), with a heading.
///
/// The columns are `name`, which must be there, `id`, `federation`, `club`, `birth`, and `rating`
/// or, for a discipline, `rating 64`; `games` and `peak` are the rated games before and the highest
/// rating ever; capitals do not matter, nor does their order. Blank fields
/// are what is not known.
///
/// ```
/// use peatee_tournament::rating::{UnknownColumns, read_list};
///
/// let text = "name;id;birth;rating 64;rating 100\nKask, Jaan;12;1953;2010;\n";
/// let list = read_list(text, UnknownColumns::Refuse)?;
/// let kask = list.by_id("12").expect("listed");
/// assert_eq!((kask.name.as_str(), kask.ratings.get("64")), ("Kask, Jaan", Some(&2010)));
///
/// let refused = read_list("name,rating\nKask,12x\n", UnknownColumns::Refuse).expect_err("12x");
/// let text = "line 2, column \"rating\": expected a rating from 0 to 9999, found \"12x\"";
/// assert_eq!(refused.to_string(), text);
/// # Ok::<(), peatee_tournament::rating::ListFaults>(())
/// ```
///
/// # Errors
///
/// Every fault with its line and column.
pub fn read_list(text: &str, unknown: UnknownColumns) -> Result<RatingList, ListFaults> {
    let mut reading = Reading::default();
    let mut heading: Option<(Vec<String>, Vec<Column>)> = None;
    for row in CsvRows::of(text) {
        let Row { line, cells } = match row {
            Ok(row) => row,
            Err(Unreadable { line, why }) => {
                reading.fault(line, None, ListProblem::Unreadable(why));
                continue;
            }
        };
        match &heading {
            None => heading = Some(reading.heading(line, &cells, unknown)),
            Some((names, columns)) => reading.row(line, &cells, names, columns),
        }
    }
    if heading.is_none() {
        reading.fault(1, None, ListProblem::NoHeading);
    }
    reading.finish()
}

#[derive(Default)]
struct Reading {
    players: Vec<Listed>,
    /// The line of each number.
    ids: BTreeMap<String, u64>,
    faults: Vec<ListFault>,
}

impl Reading {
    fn fault(&mut self, line: u64, column: Option<&str>, problem: ListProblem) {
        let column = column.map(str::to_owned);
        self.faults.push(ListFault {
            line,
            column,
            problem,
        });
    }

    fn heading(
        &mut self,
        line: u64,
        record: &StringRecord,
        unknown: UnknownColumns,
    ) -> (Vec<String>, Vec<Column>) {
        let mut columns: Vec<Column> = Vec::new();
        let names: Vec<String> = record.iter().map(str::to_owned).collect();
        for name in &names {
            let column = column(name).unwrap_or_else(|| {
                if unknown == UnknownColumns::Refuse {
                    self.fault(line, Some(name), ListProblem::UnknownColumn);
                }
                Column::Ignored
            });
            if column != Column::Ignored && columns.contains(&column) {
                self.fault(line, Some(name), ListProblem::ColumnTwice);
            }
            columns.push(column);
        }
        if !columns.contains(&Column::Name) {
            self.fault(line, None, ListProblem::NoNames);
        }
        (names, columns)
    }

    fn row(&mut self, line: u64, record: &StringRecord, names: &[String], columns: &[Column]) {
        if record.len() != columns.len() {
            let (expected, found) = (columns.len(), record.len());
            return self.fault(line, None, ListProblem::Fields { expected, found });
        }
        let mut player = Listed {
            line,
            name: String::new(),
            id: None,
            federation: None,
            club: None,
            birth: None,
            ratings: BTreeMap::new(),
            games: None,
            peak: None,
        };
        for ((column, name), field) in columns.iter().zip(names).zip(record) {
            if let Err(problem) = self.field(&mut player, column, field) {
                self.fault(line, Some(name), problem);
            }
        }
        self.players.push(player);
    }

    fn field(
        &mut self,
        player: &mut Listed,
        column: &Column,
        field: &str,
    ) -> Result<(), ListProblem> {
        if field.chars().any(char::is_control) {
            return Err(ListProblem::Control);
        }
        let known = (!field.is_empty()).then(|| field.to_owned());
        match column {
            Column::Name => player.name = known.ok_or(ListProblem::NoName)?,
            Column::Id => player.id = self.id(player.line, known)?,
            Column::Federation => player.federation = known,
            Column::Club => player.club = known,
            Column::Birth => player.birth = known.as_deref().map(birth).transpose()?,
            Column::Rating(discipline) => {
                let rating = known.map(rating).transpose()?;
                let rating = rating.map(|rating| (discipline.clone(), rating));
                player.ratings.extend(rating);
            }
            Column::Games => player.games = known.map(games).transpose()?,
            Column::Peak => player.peak = known.map(rating).transpose()?,
            Column::Ignored => {}
        }
        Ok(())
    }

    /// A number that nobody else has.
    fn id(&mut self, line: u64, id: Option<String>) -> Result<Option<String>, ListProblem> {
        if let Some(id) = &id {
            if let Some(first) = self.ids.get(id) {
                return Err(ListProblem::IdTwice { first: *first });
            }
            self.ids.insert(id.clone(), line);
        }
        Ok(id)
    }

    fn finish(self) -> Result<RatingList, ListFaults> {
        if self.faults.is_empty() {
            return Ok(RatingList {
                players: self.players,
            });
        }
        Err(ListFaults(self.faults))
    }
}

fn column(name: &str) -> Option<Column> {
    let name = name.to_lowercase();
    if let Some(discipline) = name.strip_prefix("rating") {
        let is_apart = discipline.is_empty() || discipline.starts_with([' ', ':', '_', '-']);
        let discipline = discipline.trim_start_matches([' ', ':', '_', '-']);
        return is_apart.then(|| Column::Rating(discipline.to_owned()));
    }
    match name.as_str() {
        "name" => Some(Column::Name),
        "id" => Some(Column::Id),
        "federation" => Some(Column::Federation),
        "club" => Some(Column::Club),
        "birth" => Some(Column::Birth),
        "games" => Some(Column::Games),
        "peak" => Some(Column::Peak),
        _ => None,
    }
}

fn rating(field: String) -> Result<i32, ListProblem> {
    let is_number = field.len() <= 4 && field.bytes().all(|byte| byte.is_ascii_digit());
    let rating = is_number.then(|| field.parse().ok()).flatten();
    rating.ok_or(ListProblem::NoRating(field))
}

fn games(field: String) -> Result<u32, ListProblem> {
    let is_number = field.len() <= 6 && field.bytes().all(|byte| byte.is_ascii_digit());
    let games = is_number.then(|| field.parse().ok()).flatten();
    games.ok_or(ListProblem::NoGames(field))
}

fn birth(field: &str) -> Result<Birth, ListProblem> {
    let birth = field.parse::<Birth>();
    birth.map_err(|ParseBirthError(field)| ListProblem::NoBirth(field))
}
