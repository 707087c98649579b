//! The time zone of an event.

use super::{DeskRefused, SectionCommand};
use crate::competition::Competition;
use crate::event::Command;
use crate::festival::Festival;
use crate::instructions::Instructions;
use crate::refused::Refused;
use crate::zone::Zone;

/// What lays a time zone down: for the section that is asked for, or for the event with all of its sections. The rest of the
/// instructions stays as it is.
///
/// # Errors
/// Before there are instructions, and when it is laid down already.
pub fn set_zone(
    festival: &Festival,
    section: Option<&str>,
    zone: &Zone,
) -> Result<Vec<SectionCommand>, Refused> {
    let mut changed = vec![(section.map(str::to_owned), festival.part(section))];
    if festival.is_about_all(section) {
        changed.extend(festival.parts(section));
    }
    let mut request = Vec::new();
    for (section, known) in changed {
        let command = moved(known, zone)?;
        request.extend(command.map(|command| SectionCommand { section, command }));
    }
    match request.is_empty() {
        true => Err(DeskRefused::SameZone(zone.clone()).into()),
        false => Ok(request),
    }
}

/// What lays a zone down; nothing where it is laid down already.
fn moved(known: &Competition, zone: &Zone) -> Result<Option<Command>, Refused> {
    let known = known.instructions().ok_or(Refused::NoInstructions)?;
    let wanted = Instructions {
        zone: Some(zone.clone()),
        ..known.clone()
    };
    Ok((wanted != *known).then(|| Command::Instruct(Box::new(wanted))))
}
