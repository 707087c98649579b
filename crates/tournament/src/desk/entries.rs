//! Lists of entries, as spreadsheets write them.

use csv::StringRecord;
use pairing::{Date, Federation, Sex};

use crate::csv_rows::{CsvRows, Row, Unreadable, open_quote};
use crate::norms::Class;
use crate::person::Player;
use crate::refused::Refused;

/// Players of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryList {
    /// Everybody, in the order of the list.
    pub entries: Vec<ListedEntry>,
    /// Columns that say nothing known, by their headings.
    pub skipped: Vec<String>,
}

/// A player of a list, and where he stands in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedEntry {
    /// The player.
    pub player: Player,
    /// The line, from 1 on.
    pub line: u64,
}

/// No more faulty lines of a list are told at once.
const MOST_FAULTS: usize = 20;

/// Why a list of entries is not taken; nothing of it is. There is one fault, or the first faulty lines.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct EntryFaults(pub Vec<EntryFault>);

/// What is wrong with a list of entries, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{problem}", line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct EntryFault {
    /// The line, from 1 on; none where it is about the list as a whole.
    pub line: Option<u64>,
    /// What is wrong.
    pub problem: EntryProblem,
}

/// What can be wrong with a list of entries.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryProblem {
    /// The heading has no names of players.
    #[error("no column \"name\" in the heading")]
    NoNames,
    /// A column stands twice, by the heading of the second.
    #[error("the column {0:?} stands twice")]
    ColumnTwice(String),
    /// A row cannot be taken apart.
    #[error("line {line} cannot be taken apart")]
    Unreadable {
        /// The line, from 1 on.
        line: u64,
    },
    /// A quotation mark is opened and not closed.
    #[error("line {line}: a quotation mark is opened and not closed")]
    OpenQuote {
        /// The line, from 1 on.
        line: u64,
    },
    /// A cell stands behind the last heading.
    #[error("{0:?} stands in no column that has a heading")]
    Beyond(String),
    /// Not a class.
    #[error("{0:?} is no class")]
    NoClass(String),
    /// Not a rating.
    #[error("{0:?} is no rating")]
    NoRating(String),
    /// Not a sex.
    #[error("{found:?} is no sex; expected one of {}", words.join(", "))]
    NoSex {
        /// What stands there.
        found: String,
        /// What the heading asks for.
        words: Vec<&'static str>,
    },
    /// A federation or a birth that cannot be.
    #[error(transparent)]
    Implausible(#[from] Refused),
}

impl EntryProblem {
    fn of_list(self) -> EntryFaults {
        EntryFaults(vec![EntryFault {
            line: None,
            problem: self,
        }])
    }
}

/// What stands in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Name,
    Federation,
    Club,
    Birth,
    Class,
    Rating,
    Title,
    Licence,
    Sex,
}

/// The headings of each column, in small letters: English, then Estonian, Russian, Latvian and Lithuanian.
const HEADINGS: [(Column, &[&str]); 9] = [
    (
        Column::Name,
        &[
            "name",
            "nimi",
            "perekonnanimi, eesnimi",
            "имя",
            "фамилия, имя",
            "фамилия и имя",
            "фио",
            "ф.и.о.",
            "vārds",
            "vārds, uzvārds",
            "uzvārds, vārds",
            "vardas",
            "vardas, pavardė",
            "pavardė, vardas",
        ],
    ),
    (
        Column::Federation,
        &[
            "federation",
            "country",
            "riik",
            "страна",
            "valsts",
            "šalis",
            "liit",
            "föderatsioon",
            "федерация",
            "federācija",
            "federacija",
        ],
    ),
    (Column::Club, &["club", "klubi", "клуб", "klubs", "klubas"]),
    (
        Column::Birth,
        &[
            "birth",
            "born",
            "date of birth",
            "year of birth",
            "birth year",
            "sünd",
            "sünniaeg",
            "sünnikuupäev",
            "sünniaasta",
            "sündinud",
            "дата рождения",
            "год рождения",
            "dzimis",
            "dzimšanas datums",
            "dzimšanas gads",
            "gimęs",
            "gimimo data",
            "gimimo metai",
        ],
    ),
    (
        Column::Class,
        &["class", "järk", "klass", "разряд", "klase", "atskyris"],
    ),
    (
        Column::Rating,
        &["rating", "reiting", "рейтинг", "reitings", "reitingas"],
    ),
    (
        Column::Title,
        &["title", "tiitel", "звание", "tituls", "titulas"],
    ),
    (
        Column::Licence,
        &[
            "licence",
            "license",
            "litsents",
            "number liidus",
            "лицензия",
            "номер в федерации",
            "numurs federācijā",
            "licencija",
            "numeris federacijoje",
        ],
    ),
    (
        Column::Sex,
        &["sex", "gender", "sugu", "пол", "dzimums", "lytis"],
    ),
];

fn column(heading: &str) -> Option<Column> {
    let words: Vec<String> = heading.split_whitespace().map(str::to_lowercase).collect();
    let heading = words.join(" ");
    let is_it = |(_, names): &&(Column, &[&str])| names.contains(&heading.as_str());
    HEADINGS.iter().find(is_it).map(|(column, _)| *column)
}

/// How a column writes man and woman, in small letters.
#[derive(Clone, Copy)]
struct Sexes {
    men: &'static [&'static str],
    women: &'static [&'static str],
}

impl Sexes {
    const ENGLISH: Sexes = Sexes {
        men: &["m", "man", "male"],
        women: &["w", "f", "woman", "female"],
    };

    /// Those of the language of a heading. In Lithuanian m is a woman (moteris), so that no other letters stand beside it.
    fn of(heading: &str) -> Sexes {
        match heading.trim().to_lowercase().as_str() {
            "sugu" => Sexes {
                men: &["m", "mees"],
                women: &["n", "naine", "w", "f"],
            },
            "пол" => Sexes {
                men: &["м", "муж", "муж.", "мужской", "m"],
                women: &["ж", "жен", "жен.", "женский", "w", "f"],
            },
            "dzimums" => Sexes {
                men: &["v", "vīr.", "vīrietis", "m"],
                women: &["s", "siev.", "sieviete", "w", "f"],
            },
            "lytis" => Sexes {
                men: &["v", "vyr.", "vyras"],
                women: &["m", "mot.", "moteris"],
            },
            _ => Sexes::ENGLISH,
        }
    }

    fn read(self, text: &str) -> Option<Sex> {
        let text = text.to_lowercase();
        let is_in = |words: &[&str]| words.contains(&text.as_str());
        match (is_in(self.men), is_in(self.women)) {
            (true, _) => Some(Sex::Man),
            (_, true) => Some(Sex::Woman),
            (false, false) => None,
        }
    }

    fn wrong(self, found: String) -> EntryProblem {
        let words = [self.men, self.women].concat();
        EntryProblem::NoSex { found, words }
    }
}

/// Reads a list of entries: values separated by commas, semicolons or tabs, with a heading. The columns are `name`, which must be
/// there, `federation`, `club`, `birth`, `class`, `rating`, `title`, `licence` and `sex`, in any case and order, or in the
/// words of Estonian, Russian, Latvian and Lithuanian; sexes are read in the language of their heading. Other columns are skipped. Nobody is born behind `today`.
///
/// ```
/// use peatee_tournament::desk::read_entries;
///
/// let list = read_entries("Nimi;Klubi;tuba\nJaan Kask;Pärnu;12\n", "2026-12-05".parse()?)?;
/// let kask = &list.entries[0];
/// assert_eq!((kask.player.club.as_str(), kask.line), ("Pärnu", 2));
/// assert_eq!(list.skipped, ["tuba"]);
///
/// let refused = read_entries("name,rating\nKask,12x\n", "2026-12-05".parse()?).expect_err("12x");
/// assert_eq!(refused.to_string(), "line 2: \"12x\" is no rating");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What is wrong with the list as a whole, or its first faulty lines.
pub fn read_entries(text: &str, today: Date) -> Result<EntryList, EntryFaults> {
    let mut rows = CsvRows::of(text);
    let heads = match rows.next().transpose().map_err(|row| unreadable(&row))? {
        Some(row) => row.cells,
        None => StringRecord::new(),
    };
    let columns = columns(&heads).map_err(EntryProblem::of_list)?;
    let unknown = heads.iter().zip(&columns);
    let unknown = unknown.filter(|(name, column)| !name.is_empty() && column.is_none());
    let skipped = unknown.map(|(name, _)| name.to_owned()).collect();
    if let Some(line) = open_quote(text) {
        return Err(EntryProblem::OpenQuote { line }.of_list());
    }
    let mut of_sex = heads.iter().zip(&columns);
    let of_sex = of_sex.find(|(_, column)| **column == Some(Column::Sex));
    let sexes = of_sex.map_or(Sexes::ENGLISH, |(heading, _)| Sexes::of(heading));
    let mut entries = Vec::new();
    let mut faults = Vec::new();
    for row in rows {
        let Row { line, cells } = row.map_err(|row| unreadable(&row))?;
        // Spreadsheets leave rows of nothing but separators.
        if cells.iter().all(str::is_empty) {
            continue;
        }
        match player(&columns, sexes, &cells, today) {
            Ok(player) => entries.push(ListedEntry { player, line }),
            Err(_) if faults.len() >= MOST_FAULTS => {}
            Err(problem) => faults.push(EntryFault {
                line: Some(line),
                problem,
            }),
        }
    }
    match faults.is_empty() {
        true => Ok(EntryList { entries, skipped }),
        false => Err(EntryFaults(faults)),
    }
}

fn unreadable(row: &Unreadable) -> EntryFaults {
    EntryProblem::Unreadable { line: row.line }.of_list()
}

fn columns(heads: &StringRecord) -> Result<Vec<Option<Column>>, EntryProblem> {
    let columns: Vec<Option<Column>> = heads.iter().map(column).collect();
    if !columns.contains(&Some(Column::Name)) {
        return Err(EntryProblem::NoNames);
    }
    for (place, (one, name)) in columns.iter().zip(heads).enumerate() {
        let before = columns.get(..place).unwrap_or_default();
        if one.is_some() && before.contains(one) {
            return Err(EntryProblem::ColumnTwice(name.to_owned()));
        }
    }
    Ok(columns)
}

fn player(
    columns: &[Option<Column>],
    sexes: Sexes,
    record: &StringRecord,
    today: Date,
) -> Result<Player, EntryProblem> {
    let mut beyond = record.iter().skip(columns.len());
    if let Some(cell) = beyond.find(|cell| !cell.is_empty()) {
        return Err(EntryProblem::Beyond(cell.to_owned()));
    }
    let cell = |wanted: Column| {
        let place = columns.iter().position(|column| *column == Some(wanted));
        let cell = place.and_then(|place| record.get(place));
        cell.unwrap_or_default().to_owned()
    };
    // Codes are read in small letters too; what is no code is refused as it stands.
    let federation = cell(Column::Federation);
    let federation = match federation.parse::<Federation>() {
        Ok(known) => known.code().to_owned(),
        Err(_) => federation,
    };
    let player = Player {
        name: cell(Column::Name),
        federation,
        club: cell(Column::Club),
        birth: cell(Column::Birth),
        class: known(
            cell(Column::Class),
            Class::from_words,
            EntryProblem::NoClass,
        )?,
        rating: known(
            cell(Column::Rating),
            |text| text.parse().ok(),
            EntryProblem::NoRating,
        )?,
        title: cell(Column::Title),
        licence: cell(Column::Licence),
        sex: known(
            cell(Column::Sex),
            |text| sexes.read(text),
            |found| sexes.wrong(found),
        )?,
    };
    player.is_plausible(Some(today))?;
    Ok(player)
}

/// What a cell says, where it says anything.
fn known<T>(
    cell: String,
    read: impl Fn(&str) -> Option<T>,
    wrong: impl Fn(String) -> EntryProblem,
) -> Result<Option<T>, EntryProblem> {
    if cell.is_empty() {
        return Ok(None);
    }
    let found = read(&cell);
    found.map(Some).ok_or_else(|| wrong(cell))
}
