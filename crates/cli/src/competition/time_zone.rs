//! The time zone of an event, on the command line.

use clap::Subcommand;
use games::Phrase;
use tournament::{Command, Competition, Instructions, Refused, Zone};

use super::answer::Reply;
use super::args::Book;
use super::book::Log;
use crate::fault::Fault;
use crate::speak::shown;

/// What is done about the time zone.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Lay down in which time zone pages tell moments and days are counted, at any time and for all sections; UTC without it
    #[command(after_help = "Example:
  peatee tournament time-zone cup.peatee Europe/Tallinn

The rest of the instructions stays as it is, and stays approved. `new`, `instruct` and `section` take the same with --time-zone. Event file and JSON keep universal time.")]
    TimeZone {
        #[command(flatten)]
        book: Book,
        /// Name in the IANA database, as Europe/Tallinn
        #[arg(value_name = "ZONE")]
        zone: String,
    },
}

/// The zone of a name.
pub(super) fn zone(text: &str) -> anyhow::Result<Zone> {
    let unknown = |_| Fault::new("no-zone").text("text", shown(text));
    Ok(text.parse().map_err(unknown)?)
}

/// The instructions as they are, but for the time zone; those of the sections too, where none is named.
pub(super) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let Act::TimeZone { book, zone: name } = act;
    let mut log = Log::open(book, &reply.speaker())?;
    let zone = zone(name)?;
    let mut changed = vec![(book.section.clone(), moved(log.competition(), &zone)?)];
    if log.is_about_all() {
        for (section, known) in log.parts() {
            changed.push((section, moved(known, &zone)?));
        }
    }
    let changed = changed.iter().filter_map(|(section, command)| {
        let command = command.as_ref()?;
        Some((section.as_deref(), command))
    });
    let changed: Vec<(Option<&str>, &Command)> = changed.collect();
    if changed.is_empty() {
        return Err(Fault::new("same-zone").text("zone", zone.name()).into());
    }
    log.record(&changed, reply)?;
    reply.note(&Phrase::new("tournament-zone-set").text("zone", zone.name()))?;
    Ok(())
}

/// What lays a zone down; nothing where it is laid down already.
fn moved(known: &Competition, zone: &Zone) -> anyhow::Result<Option<Command>> {
    let known = known.instructions().ok_or(Refused::NoInstructions)?;
    let wanted = Instructions {
        zone: Some(zone.clone()),
        ..known.clone()
    };
    Ok((wanted != *known).then(|| Command::Instruct(Box::new(wanted))))
}
