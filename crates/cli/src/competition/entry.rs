//! Players, as they are named on the command line and in lists.

use std::fs;
use std::path::Path;

use anyhow::Context;
use games::Phrase;
use notation::Encoding;
use tournament::desk::{
    Details, EntryFault, EntryFaults, EntryProblem, Registration, read_entries,
};
use tournament::{Date, Player};

use super::Reply;
use super::args::{self, Amendment, Entrant, EventFile};
use super::log::Log;
use crate::fault::{Fault, Several};
use crate::speak::shown;

/// Whom the command line names.
pub(super) struct Listed {
    pub(super) players: Vec<Player>,
    /// Where each stands in a list, as `list.csv:4`; none for one who was named on the command line.
    places: Vec<String>,
    /// Columns that say nothing known.
    skipped: Vec<String>,
    /// The file and its encoding, where it is not UTF-8.
    encoding: Option<(String, Encoding)>,
}

impl Listed {
    /// One, or everybody of a list.
    pub(super) fn of(entrant: &Entrant) -> anyhow::Result<Listed> {
        let Some(path) = &entrant.from else {
            let details = entrant.details.with(entrant.name.clone());
            return Ok(Listed {
                players: vec![details.entered(today()?)?],
                places: Vec::new(),
                skipped: Vec::new(),
                encoding: None,
            });
        };
        Listed::read(path, entrant.encoding)
    }

    fn read(path: &Path, encoding: Option<Encoding>) -> anyhow::Result<Listed> {
        let name = path.display().to_string();
        let bytes = fs::read(path).map_err(|error| Fault::of_io("file-read", &error));
        let bytes = bytes.with_context(|| name.clone())?;
        let encoding = encoding.unwrap_or_else(|| Encoding::guess_list(&bytes));
        let text = encoding.decode(&bytes);
        if text.contains('\u{fffd}') {
            let fault = Fault::new("list-encoding").text("encoding", encoding.name());
            return Err(anyhow::Error::from(fault).context(name));
        }
        let list = read_entries(&text, today()?).map_err(|faults| all_placed(faults, &name))?;
        let places = list.entries.iter();
        let places = places.map(|entry| format!("{name}:{}", entry.line));
        let skipped = list.skipped.iter();
        Ok(Listed {
            places: places.collect(),
            skipped: skipped.map(|name| shown(name)).collect(),
            encoding: (encoding != Encoding::UTF_8).then_some((name, encoding)),
            players: list.entries.into_iter().map(|entry| entry.player).collect(),
        })
    }

    /// Says what is remarkable about a list: its encoding, and columns that are not read.
    pub(super) fn tell(&self, reply: &mut Reply<'_>) -> anyhow::Result<()> {
        if let Some((file, encoding)) = &self.encoding {
            let told = Phrase::new("check-encoding").text("file", file);
            reply.note(&told.text("encoding", encoding.name()))?;
        }
        if !self.skipped.is_empty() {
            let skipped = self.skipped.join(", ");
            reply.note(&Phrase::new("tournament-list-skipped").text("what", skipped))?;
        }
        Ok(())
    }
}

fn all_placed(faults: EntryFaults, file: &str) -> anyhow::Error {
    let faults = faults.0.into_iter();
    Several::of(faults.map(|fault| placed(fault, file)).collect())
}

/// What is wrong with a list, behind the file and the line.
fn placed(fault: EntryFault, file: &str) -> anyhow::Error {
    let place = match fault.line {
        Some(line) => format!("{file}:{line}"),
        None => file.to_owned(),
    };
    let error = match fault.problem {
        EntryProblem::Implausible(refused) => anyhow::Error::from(refused),
        problem => anyhow::Error::from(problem),
    };
    error.context(place)
}

/// Registers one, or everybody of a list.
pub(super) fn add(
    event_file: &EventFile,
    entrant: &Entrant,
    is_confirmed: bool,
    also: Option<String>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let mut log = Log::open(event_file, &reply.speaker())?;
    let listed = Listed::of(entrant)?;
    listed.tell(reply)?;
    let entries = Registration {
        players: listed.players,
        is_confirmed,
        allowed_twice: also,
    };
    let request = entries.request(log.festival(), log.section());
    let place = |index| listed.places.get(entries.player_of(index)?).cloned();
    log.act_from(&request, place, reply)
}

/// What is known of a player once it is put right.
pub(super) fn amended(before: &Player, right: &Amendment) -> anyhow::Result<Box<Player>> {
    let details = right.details.with(right.name.clone());
    Ok(Box::new(details.amended(before, today()?)?))
}

impl args::Details {
    /// What is given, with a name.
    fn with(&self, name: Option<String>) -> Details {
        Details {
            name,
            federation: self.federation,
            club: self.club.clone(),
            birth: self.birth.clone(),
            class: self.class,
            rating: self.rating,
            title: self.title.clone(),
            licence: self.licence.clone(),
            sex: self.sex,
        }
    }
}

/// The day where this machine is: nobody is born later.
fn today() -> anyhow::Result<Date> {
    let today = jiff::Zoned::now().date().to_string();
    Ok(today.parse::<Date>()?)
}
