//! Lists of players, as spreadsheets write them.

use std::fs;
use std::path::Path;

use anyhow::Context;
use notation::Encoding;
use tournament::norms::Class;
use tournament::{Federation, Player, Sex, rating};

use super::entry::today;
use crate::fault::{Fault, Several};
use crate::speak::shown;

/// No more faulty lines of a list are told at once.
const MOST_FAULTS: usize = 20;

/// Players of a list.
pub(super) struct Listed {
    pub(super) players: Vec<Entry>,
    /// Columns that say nothing known.
    pub(super) skipped: Vec<String>,
    /// The file and its encoding, where it is not UTF-8.
    pub(super) encoding: Option<(String, Encoding)>,
}

/// A player, and where he stands in the list.
#[derive(Clone)]
pub(super) struct Entry {
    pub(super) player: Player,
    /// `list.csv:4`; none for one who was named on the command line.
    pub(super) place: Option<String>,
}

/// Everybody of a list.
pub(super) fn read(path: &Path, encoding: Option<Encoding>) -> anyhow::Result<Listed> {
    let name = path.display().to_string();
    let bytes = fs::read(path).map_err(|error| Fault::of_io("file-read", &error));
    let bytes = bytes.with_context(|| name.clone())?;
    let encoding = encoding.unwrap_or_else(|| guessed(&bytes));
    let text = encoding.decode(&bytes);
    if text.contains('\u{fffd}') {
        let fault = Fault::new("list-encoding").text("encoding", encoding.name());
        return Err(anyhow::Error::from(fault).context(name));
    }
    let listed = listed(&text, &name)?;
    Ok(Listed {
        encoding: (encoding != Encoding::UTF_8).then_some((name, encoding)),
        ..listed
    })
}

/// The encoding that a list is likely to have. Some programs write UTF-16 without a mark: every second byte is 0 then.
fn guessed(bytes: &[u8]) -> Encoding {
    let zeros = |odd: usize| {
        let places = bytes.iter().skip(odd).step_by(2);
        places.filter(|byte| **byte == 0).count()
    };
    let is_marked = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let label = match (zeros(0), zeros(1)) {
        _ if is_marked => None,
        (0, 0) => None,
        (even, odd) if odd > even => Some("utf-16le"),
        _ => Some("utf-16be"),
    };
    let unmarked = label.and_then(Encoding::by_name);
    unmarked.unwrap_or_else(|| Encoding::guess(bytes))
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

fn listed(text: &str, file: &str) -> anyhow::Result<Listed> {
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .flexible(true)
        .delimiter(rating::delimiter(text))
        .from_reader(text.as_bytes());
    let heads = reader.headers().with_context(|| file.to_owned())?.clone();
    let columns: Vec<Option<Column>> = heads.iter().map(column).collect();
    let in_heading = |fault: Fault| Err(anyhow::Error::from(fault).context(file.to_owned()));
    if !columns.contains(&Some(Column::Name)) {
        return in_heading(Fault::new("no-name-column"));
    }
    for (place, one) in columns.iter().enumerate() {
        let before = columns.get(..place).unwrap_or_default();
        if one.is_some() && before.contains(one) {
            let name = heads.get(place).unwrap_or_default();
            return in_heading(Fault::new("column-twice").text("name", shown(name)));
        }
    }
    let unknown = heads.iter().zip(&columns);
    let unknown = unknown.filter(|(name, column)| !name.is_empty() && column.is_none());
    let skipped = unknown.map(|(name, _)| shown(name)).collect();
    if let Some(line) = open_quote(text, rating::delimiter(text)) {
        return in_heading(Fault::new("list-quote").number("line", line));
    }
    let sexes = heads.iter().zip(&columns);
    let sexes = sexes.filter(|(_, column)| **column == Some(Column::Sex));
    let sexes = sexes.map(|(heading, _)| Sexes::of(heading)).next();
    let sexes = sexes.unwrap_or(Sexes::ENGLISH);
    let today = today()?;
    let mut players = Vec::new();
    let mut faults = Vec::new();
    for record in reader.records() {
        let record = record.with_context(|| file.to_owned())?;
        // Spreadsheets leave rows of nothing but separators.
        if record.iter().all(str::is_empty) {
            continue;
        }
        let line = record
            .position()
            .map_or(0, |position| line_of(text, position));
        let place = format!("{file}:{line}");
        let read = player(&columns, sexes, &record).map_err(anyhow::Error::from);
        let read = read.and_then(|player| {
            player.is_plausible(Some(today))?;
            Ok(player)
        });
        match read.with_context(|| place.clone()) {
            Ok(player) => {
                let place = Some(place);
                players.push(Entry { player, place });
            }
            Err(_) if faults.len() >= MOST_FAULTS => {}
            Err(fault) => faults.push(fault),
        }
    }
    if !faults.is_empty() {
        return Err(Several::of(faults));
    }
    Ok(Listed {
        players,
        skipped,
        encoding: None,
    })
}

/// The line of a record; its position is behind the record before it, so that empty lines are still to be counted.
fn line_of(text: &str, position: &csv::Position) -> u64 {
    let start = usize::try_from(position.byte()).unwrap_or(usize::MAX);
    let rest = text.as_bytes().get(start..).unwrap_or_default();
    let ends = rest.iter().take_while(|byte| matches!(byte, b'\r' | b'\n'));
    position.line() + ends.filter(|byte| **byte == b'\n').count() as u64
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
}

/// The line of a quotation mark that is not closed. One that begins a cell encloses it; two within are one.
fn open_quote(text: &str, delimiter: u8) -> Option<u64> {
    let (mut line, mut begins, mut opened) = (1, true, None);
    let mut bytes = text.bytes().peekable();
    while let Some(byte) = bytes.next() {
        match (byte, opened) {
            (b'"', None) if begins => opened = Some(line),
            (b'"', Some(_)) if bytes.peek() == Some(&b'"') => drop(bytes.next()),
            (b'"', Some(_)) => opened = None,
            _ => {}
        }
        line += u64::from(byte == b'\n');
        begins = byte == delimiter || matches!(byte, b'\r' | b'\n');
    }
    opened
}

fn player(
    columns: &[Option<Column>],
    sexes: Sexes,
    record: &csv::StringRecord,
) -> Result<Player, Fault> {
    let mut beyond = record.iter().skip(columns.len());
    if let Some(cell) = beyond.find(|cell| !cell.is_empty()) {
        return Err(Fault::new("list-beyond").text("text", shown(cell)));
    }
    let cell = |wanted: Column| {
        let place = columns.iter().position(|column| *column == Some(wanted));
        let cell = place.and_then(|place| record.get(place));
        cell.unwrap_or_default().to_owned()
    };
    let class = match cell(Column::Class) {
        text if text.is_empty() => None,
        text => {
            let fault = || Fault::new("list-class").text("text", shown(&text));
            Some(Class::from_words(&text).ok_or_else(fault)?)
        }
    };
    let rating = match cell(Column::Rating) {
        text if text.is_empty() => None,
        text => {
            let fault = |_| Fault::new("list-rating").text("text", shown(&text));
            Some(text.parse().map_err(fault)?)
        }
    };
    let sex = match cell(Column::Sex) {
        text if text.is_empty() => None,
        text => {
            let words = [sexes.men, sexes.women].concat().join(", ");
            let fault = || Fault::new("list-sex").text("text", shown(&text));
            let fault = || fault().text("words", words);
            Some(sexes.read(&text).ok_or_else(fault)?)
        }
    };
    // Codes are read in small letters too; what is no code is refused as it stands.
    let federation = cell(Column::Federation);
    let federation = match federation.parse::<Federation>() {
        Ok(known) => known.code().to_owned(),
        Err(_) => federation,
    };
    Ok(Player {
        name: cell(Column::Name),
        federation,
        club: cell(Column::Club),
        birth: cell(Column::Birth),
        class,
        rating,
        title: cell(Column::Title),
        licence: cell(Column::Licence),
        sex,
    })
}
