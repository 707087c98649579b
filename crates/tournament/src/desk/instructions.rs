//! Instructions as they are wanted: what is not given is usual, or that of the event.

use super::NormChanges;
use crate::colors::Colors;
use crate::federation::Federation;
use crate::festival::Festival;
use crate::instructions::{Encounter, Instructions, LateCorrections, System};
use crate::norms::{Date, NormPolicy};
use crate::openings::OpeningRules;
use crate::points::{Points, Scoring};
use crate::team::{First, TeamRules};
use crate::tie_break::TieBreak;
use crate::zone::Zone;

/// What is wanted for teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WantedTeams {
    /// Boards of a match, with the colours of the team that is named first.
    pub colors: Colors,
    /// What a match is worth.
    pub match_points: Scoring,
    /// Which points come first.
    pub first: First,
    /// Board points of a team that is left over; a draw on every board, where nothing is said.
    pub bye: Option<Points>,
}

/// What is wanted of instructions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WantedInstructions {
    /// What it is called.
    pub name: Option<String>,
    /// Who meets whom.
    pub system: System,
    /// The rule set, by its name.
    pub rules: Option<String>,
    /// Where it is held.
    pub place: String,
    /// The time zone.
    pub zone: Option<Zone>,
    /// The federation that holds it.
    pub federation: Option<Federation>,
    /// When, as it is announced.
    pub dates: String,
    /// The last day.
    pub last_day: Option<Date>,
    /// Whether it is a championship.
    pub is_championship: bool,
    /// The time control.
    pub control: String,
    /// What a result is worth.
    pub scoring: Scoring,
    /// What holds for teams.
    pub teams: Option<WantedTeams>,
    /// How openings are drawn.
    pub openings: Option<OpeningRules>,
    /// How many games a meeting has.
    pub encounter: Encounter,
    /// What decides between equals.
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// Who is so many minutes late has lost.
    pub default_minutes: u32,
    /// Whether the public may follow the games.
    pub is_open: bool,
    /// What is added to the regulations.
    pub additions: String,
    /// What becomes of results that are corrected late.
    pub late_corrections: LateCorrections,
    /// What the organiser decides about norms.
    pub norms: NormChanges,
}

impl WantedInstructions {
    /// The rule set where none is wanted and the event has none.
    pub const USUAL_RULES: &str = "international";

    /// The instructions of an event: what is not given is usual.
    pub fn of_event(&self) -> Instructions {
        let federation = self.federation.map_or("", Federation::code);
        Instructions {
            name: self.name.clone().unwrap_or_default(),
            place: self.place.clone(),
            zone: self.zone.clone(),
            federation: federation.to_owned(),
            dates: self.dates.clone(),
            round_days: Vec::new(),
            last_day: self.last_day,
            is_championship: self.is_championship,
            rules: self.rules_in(None).to_owned(),
            control: self.control.clone(),
            system: self.system,
            scoring: self.scoring,
            encounter: self.encounter,
            teams: self.teams.map(|teams| teams.rules(&self.scoring)),
            openings: self.openings.clone(),
            tie_breaks: self.tie_breaks.clone().unwrap_or_else(|| self.usual()),
            default_minutes: self.default_minutes,
            is_open: self.is_open,
            additions: self.additions.clone(),
            late_corrections: self.late_corrections,
            norms: self.norms.over(NormPolicy::default()),
            swaps_last_rounds: self.system.has_cycles(),
        }
    }

    /// The instructions of a section: place, federation, dates, control, rule set, norms, last day and time zone are those
    /// of the event where none are given; its name is that of the event with its own behind it.
    pub fn of_section(&self, festival: &Festival, section: &str) -> Instructions {
        let mut made = self.of_event();
        let whole = festival.whole().instructions();
        if made.name.is_empty() {
            let name = whole.map_or("", |whole| whole.name.as_str());
            made.name = format!("{name}, {section}");
        }
        let Some(whole) = whole else {
            return made;
        };
        let usual = [
            (&mut made.place, &whole.place),
            (&mut made.federation, &whole.federation),
            (&mut made.dates, &whole.dates),
            (&mut made.control, &whole.control),
        ];
        for (own, shared) in usual {
            if own.is_empty() {
                own.clone_from(shared);
            }
        }
        self.rules_in(Some(whole)).clone_into(&mut made.rules);
        made.norms = self.norms.over(whole.norms);
        made.last_day = made.last_day.or(whole.last_day);
        made.zone = made.zone.or_else(|| whole.zone.clone());
        made
    }

    /// The rule set, by its name: the one that is wanted, that of the event, or the usual one.
    pub fn rules_in<'a>(&'a self, event: Option<&'a Instructions>) -> &'a str {
        let of_event = event.map(|event| event.rules.as_str());
        let rules = self.rules.as_deref().or(of_event);
        rules.unwrap_or(WantedInstructions::USUAL_RULES)
    }

    fn usual(&self) -> Vec<TieBreak> {
        match self.teams {
            Some(teams) => TieBreak::usual_for_teams(self.system, teams.first),
            None => TieBreak::usual(self.system),
        }
    }
}

impl WantedTeams {
    fn rules(self, scoring: &Scoring) -> TeamRules {
        let usual = TeamRules::new(self.colors, scoring);
        TeamRules {
            match_points: self.match_points,
            first: self.first,
            bye: self.bye.unwrap_or(usual.bye),
            ..usual
        }
    }
}
