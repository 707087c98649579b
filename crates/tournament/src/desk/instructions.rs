//! Instructions as they are wanted: what is not given is usual, or that of the event.

use pairing::{Colors, Date, Federation, Points, Scoring};

use super::{DeskRefused, NormChanges};
use crate::festival::Festival;
use crate::instructions::{Encounter, Instructions, LateCorrections, System};
use crate::openings::OpeningRules;
use crate::refused::Refused;
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
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct WantedInstructions {
    /// What it is called.
    pub name: Option<String>,
    /// Who meets whom.
    pub system: Option<System>,
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
    pub scoring: Option<Scoring>,
    /// What holds for teams.
    pub teams: Option<WantedTeams>,
    /// How openings are drawn.
    pub openings: Option<OpeningRules>,
    /// How many games a meeting has.
    pub games: Option<u32>,
    /// Whether a meeting of several games counts as one result.
    pub is_match: bool,
    /// What decides between equals.
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// Who is so many minutes late has lost.
    pub default_minutes: Option<u32>,
    /// Whether the public may not follow the games.
    pub is_closed: bool,
    /// What is added to the regulations.
    pub additions: String,
    /// What becomes of results that are corrected late.
    pub late_corrections: Option<LateCorrections>,
    /// What the organiser decides about norms.
    pub norms: NormChanges,
}

impl WantedInstructions {
    /// The rule set where none is wanted and the event has none.
    pub const USUAL_RULES: &str = "international";

    /// The instructions of an event: what is not given is usual.
    pub fn of_event(&self) -> Instructions {
        self.over(None)
    }

    /// The instructions of a section that is opened: what is not given, but for whether it is a championship, is that of the
    /// event; its name is that of the event with its own behind it.
    ///
    /// # Errors
    /// When there is such a section.
    pub fn of_section(&self, festival: &Festival, section: &str) -> Result<Instructions, Refused> {
        if festival.section(section).is_some() {
            return Err(DeskRefused::SectionKnown(section.to_owned()).into());
        }
        let whole = festival.whole().instructions();
        let mut made = self.over(whole);
        if made.name.is_empty() {
            let name = whole.map_or("", |whole| whole.name.as_str());
            made.name = format!("{name}, {section}");
        }
        Ok(made)
    }

    fn over(&self, event: Option<&Instructions>) -> Instructions {
        let usual = Instructions::new("", System::RoundRobin { cycles: 1 });
        let shared = event.unwrap_or(&usual);
        let system = self.system.unwrap_or(shared.system);
        let scoring = self.scoring.unwrap_or(shared.scoring);
        let games = self.games_in(event);
        let rules = self.rules_in(event);
        let teams = self.teams.map(|teams| teams.rules(&scoring));
        let teams = teams.or(shared.teams);
        // A table of openings is one of positions of a rule set, and of so many games.
        let is_as_shared = rules == shared.rules && games == shared.encounter.games;
        let shared_openings = || shared.openings.clone().filter(|_| is_as_shared);
        let tie_breaks = || match event {
            Some(event) if event.system == system && event.teams == teams => {
                event.tie_breaks.clone()
            }
            _ => usual_tie_breaks(system, teams),
        };
        let text = |own: &str, shared: &str| if own.is_empty() { shared } else { own }.to_owned();
        let federation = self.federation.map_or("", Federation::code);
        Instructions {
            name: self.name.clone().unwrap_or_default(),
            place: text(&self.place, &shared.place),
            zone: self.zone.clone().or_else(|| shared.zone.clone()),
            federation: text(federation, &shared.federation),
            dates: text(&self.dates, &shared.dates),
            round_days: Vec::new(),
            last_day: self.last_day.or(shared.last_day),
            is_championship: self.is_championship,
            rules: rules.to_owned(),
            control: text(&self.control, &shared.control),
            system,
            scoring,
            encounter: Encounter {
                games,
                is_match: self.is_match || shared.encounter.is_match,
            },
            teams,
            openings: self.openings.clone().or_else(shared_openings),
            tie_breaks: self.tie_breaks.clone().unwrap_or_else(tie_breaks),
            default_minutes: self.default_minutes.unwrap_or(shared.default_minutes),
            is_open: shared.is_open && !self.is_closed,
            additions: text(&self.additions, &shared.additions),
            late_corrections: self.late_corrections.unwrap_or(shared.late_corrections),
            norms: self.norms.over(shared.norms),
            swaps_last_rounds: system.has_cycles(),
        }
    }

    /// How many games a meeting has: as many as are wanted, as in the event, or one.
    pub fn games_in(&self, event: Option<&Instructions>) -> u32 {
        let of_event = event.map(|event| event.encounter.games);
        self.games.or(of_event).unwrap_or(Encounter::SINGLE.games)
    }

    /// The rule set, by its name: the one that is wanted, that of the event, or the usual one.
    pub fn rules_in<'a>(&'a self, event: Option<&'a Instructions>) -> &'a str {
        let of_event = event.map(|event| event.rules.as_str());
        let rules = self.rules.as_deref().or(of_event);
        rules.unwrap_or(WantedInstructions::USUAL_RULES)
    }
}

fn usual_tie_breaks(system: System, teams: Option<TeamRules>) -> Vec<TieBreak> {
    match teams {
        Some(teams) => TieBreak::usual_for_teams(system, teams.first),
        None => TieBreak::usual(system),
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
