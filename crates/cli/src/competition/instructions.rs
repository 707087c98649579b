//! Instructions on the command line.

use games::RuleSet;
use rules::VariantId;
use tournament::desk::{DeskRefused, NormChanges, WantedInstructions, WantedTeams};
use tournament::norms::SecondClassAtThree;
use tournament::{Command, Festival, Instructions, Refused, Zone};

use super::args::Wanted;
use super::norms::OfNorms;

impl Wanted {
    /// What lays them down for an event.
    pub(super) fn of_event(&self) -> anyhow::Result<Command> {
        let wanted = self.read(None)?.of_event();
        Ok(Command::Instruct(Box::new(wanted)))
    }

    /// What opens a section: what is not given is that of the event.
    pub(super) fn of_section(&self, festival: &Festival, name: &str) -> anyhow::Result<Command> {
        let wanted = self.read(festival.whole().instructions())?;
        let wanted = wanted.of_section(festival, name)?;
        Ok(Command::Instruct(Box::new(wanted)))
    }

    fn read(&self, event: Option<&Instructions>) -> anyhow::Result<WantedInstructions> {
        let zone = self.time_zone.as_deref().map(zone).transpose()?;
        let mut wanted = WantedInstructions {
            name: self.name.clone(),
            system: self.system,
            rules: self.rules.map(|rules| rules.id().to_owned()),
            place: self.place.clone(),
            zone,
            federation: self.federation,
            dates: self.dates.clone(),
            last_day: self.last_day,
            is_championship: self.championship,
            control: self.control.clone(),
            scoring: self.scoring,
            teams: self.teams.boards.map(|colors| WantedTeams {
                colors,
                match_points: self.teams.match_points,
                first: self.teams.first,
                bye: self.teams.bye_boards,
            }),
            openings: None,
            games: self.games,
            is_match: self.as_match,
            tie_breaks: self.tie_breaks.clone(),
            default_minutes: self.default_minutes,
            is_closed: self.closed_doors,
            additions: self.additions.clone(),
            late_corrections: self.late_corrections,
            norms: self.norms.changes(),
        };
        let international = RuleSet::Draughts(VariantId::International);
        let rules = wanted.rules_in(event).parse().unwrap_or(international);
        wanted.openings = self.openings.rules(rules, wanted.games_in(event))?;
        Ok(wanted)
    }
}

impl OfNorms {
    /// What is given of the norms.
    pub(super) fn changes(&self) -> NormChanges {
        let at_three = self.table_at_three.then_some(SecondClassAtThree::Table);
        super::norms::changes(&self.numbers, at_three)
    }
}

/// The zone of a name.
pub(super) fn zone(text: &str) -> Result<Zone, Refused> {
    Ok(text.parse().map_err(DeskRefused::NoZone)?)
}
