//! The time zone of an event, on the command line.

use clap::Subcommand;
use games::Phrase;
use tournament::desk::set_zone;

use super::answer::Reply;
use super::args::EventFile;
use super::instructions::zone;
use super::log::Log;

/// What is done about the time zone.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Set the time zone of printed times and days, at any time and for all sections; UTC by default
    #[command(after_help = "Example:
  peatee tournament time-zone cup.peatee Europe/Tallinn

The rest of the instructions stays as it is, and stays approved. `new`, `instruct` and `section` take the same with --time-zone. Event file and JSON keep universal time.")]
    TimeZone {
        #[command(flatten)]
        event_file: EventFile,
        /// IANA name, such as Europe/Tallinn
        #[arg(value_name = "ZONE")]
        zone: String,
    },
}

/// Lays the zone down; for the sections too, where none is named.
pub(super) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let Act::TimeZone {
        event_file,
        zone: name,
    } = act;
    let mut log = Log::open(event_file, &reply.speaker())?;
    let zone = zone(name)?;
    let request = set_zone(log.festival(), log.section(), &zone)?;
    log.record(&request, reply)?;
    reply.note(&Phrase::new("tournament-zone-set").text("zone", zone.name()))?;
    Ok(())
}
