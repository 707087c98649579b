//! What everybody sees of an event, said in one language.

use paper::tournament::{
    Leaf, RoundOnPage, StandingsOnPage, cross_table, participants, programme_in_short,
    round_on_page, round_time, schedule_of_all, standings_on_page, summary,
};
use texts::Language;
use tournament::desk::SeenGame;
use tournament::{Competition, Festival, Game, System};

/// Which part of an event is shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Shown {
    /// The section; none is the event itself.
    pub(crate) section: Option<String>,
    /// The round; none is the last one.
    pub(crate) round: Option<u32>,
    /// The language of the reader.
    pub(crate) language: Language,
}

/// What everybody sees of an event, or of a section of it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Rendered {
    /// When, where, who and how.
    pub(crate) summary: Vec<String>,
    /// Whether it is over.
    pub(crate) is_over: bool,
    /// The rounds on their road.
    pub(crate) stops: Vec<Stop>,
    /// The round that is shown.
    pub(crate) round: Option<ShownRound>,
    pub(crate) standings: Option<StandingsOnPage>,
    /// Everybody against everybody.
    pub(crate) cross_table: Option<Embedded>,
    pub(crate) players: Option<Embedded>,
    pub(crate) programme: Option<Embedded>,
    /// The sections of an event that has some, and none is shown.
    pub(crate) sections: Vec<SectionLine>,
}

/// A part of the page with its title.
#[derive(Clone, Debug)]
pub(crate) struct Embedded {
    pub(crate) title: String,
    /// HTML for an element of class `leaf`.
    pub(crate) html: String,
}

impl Embedded {
    fn of(leaf: &Leaf) -> Embedded {
        Embedded {
            title: leaf.heading(),
            html: leaf.fragment(3),
        }
    }
}

/// A section of an event, as a line that leads to it.
#[derive(Clone, Debug)]
pub(crate) struct SectionLine {
    pub(crate) name: String,
    pub(crate) summary: Vec<String>,
}

/// A round on the road of all rounds.
#[derive(Clone, Debug)]
pub(crate) struct Stop {
    /// From 1 on.
    pub(crate) number: u32,
    pub(crate) state: StopState,
    /// When it begins, if that is laid down.
    pub(crate) time: Option<String>,
}

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StopState {
    /// Every game is over.
    Past,
    /// It is paired, and games of it are to be played.
    Now,
    /// Games of it are adjourned or postponed, and all others over.
    Waiting,
    /// It is not paired.
    Ahead,
}

impl Stop {
    pub(crate) const fn is_paired(&self) -> bool {
        !matches!(self.state, StopState::Ahead)
    }

    /// The key of how it stands, as an event does.
    pub(crate) const fn key(&self) -> &'static str {
        match self.state {
            StopState::Past => "events-over",
            StopState::Now => "events-in-play",
            StopState::Waiting => "tournament-state-adjourned",
            StopState::Ahead => "events-ahead",
        }
    }

    /// Its class.
    pub(crate) const fn class(&self) -> &'static str {
        match self.state {
            StopState::Past => "past",
            StopState::Now => "now",
            StopState::Waiting => "waiting",
            StopState::Ahead => "ahead",
        }
    }
}

/// The round that is shown.
#[derive(Clone, Debug)]
pub(crate) struct ShownRound {
    /// From 1 on.
    pub(crate) number: u32,
    pub(crate) time: Option<String>,
    /// How many games are neither over nor adjourned.
    pub(crate) open: u64,
    pub(crate) page: RoundOnPage,
    /// The games whose results can be entered.
    pub(crate) games: Vec<OpenGame>,
}

/// A game whose result can be entered.
#[derive(Clone, Debug)]
pub(crate) struct OpenGame {
    /// How it is seen now.
    pub(crate) seen: SeenGame,
    /// Who has White and who Black.
    pub(crate) names: [String; 2],
}

impl Rendered {
    /// What everybody sees; the festival is that for everybody.
    pub(super) fn of(public: &Festival, shown: &Shown) -> Rendered {
        let language = shown.language;
        let competition = public.part(shown.section.as_deref());
        if public.is_about_all(shown.section.as_deref()) {
            return of_sections(public, language);
        }
        let has_rounds = competition.last_round() > 0;
        let known = competition.instructions();
        let is_robin = known.is_some_and(|known| match known.system {
            System::RoundRobin { .. } | System::Match { .. } => true,
            System::Swiss { .. } | System::Knockout => false,
        });
        let cross = (has_rounds && is_robin).then(|| cross_table(competition, language));
        let has_players = competition.participants().next().is_some();
        let players = has_players.then(|| participants(competition, language));
        let programme = programme_in_short(competition, language);
        Rendered {
            summary: summary(competition, language),
            is_over: competition.is_over(),
            stops: stops(competition, language),
            round: round(competition, shown),
            standings: has_rounds.then(|| standings_on_page(competition, language)),
            cross_table: cross.as_ref().map(Embedded::of),
            players: players.as_ref().map(Embedded::of),
            programme: Some(Embedded::of(&programme)),
            sections: Vec::new(),
        }
    }
}

/// An event with sections: where each leads, and what is held when.
fn of_sections(public: &Festival, language: Language) -> Rendered {
    let whole = public.whole().instructions();
    let head = whole.map(|known| [known.dates.clone(), known.place.clone()]);
    let head = head.into_iter().flatten().filter(|text| !text.is_empty());
    let sections = public.sections().map(|(name, one)| SectionLine {
        name: name.to_owned(),
        // Dates and place are those of the event.
        summary: summary(one, language)
            .into_iter()
            .filter(|part| {
                let own = one.instructions();
                own.is_none_or(|own| *part != own.dates && *part != own.place)
            })
            .collect(),
    });
    Rendered {
        summary: head.collect(),
        is_over: public.sections().all(|(_, one)| one.is_over()),
        programme: Some(Embedded::of(&schedule_of_all(public, language))),
        sections: sections.collect(),
        ..Rendered::default()
    }
}

/// No road has more stops.
const MOST_STOPS: u32 = 400;

fn stops(competition: &Competition, language: Language) -> Vec<Stop> {
    let last = competition.last_round();
    let all = competition.all_rounds().unwrap_or(0).max(last);
    let stops = (1..=all.min(MOST_STOPS)).map(|number| {
        let index = number as usize - 1;
        let state = match competition.rounds().get(index) {
            Some(round) if round.is_over() => StopState::Past,
            Some(_) if competition.open_games(number).is_empty() => StopState::Waiting,
            Some(_) => StopState::Now,
            None => StopState::Ahead,
        };
        Stop {
            number,
            state,
            time: round_time(competition, number, language),
        }
    });
    stops.collect()
}

fn round(competition: &Competition, shown: &Shown) -> Option<ShownRound> {
    let number = shown.round.unwrap_or_else(|| competition.last_round());
    let page = round_on_page(competition, number, shown.language)?;
    let games = competition.places().filter(|(place, game)| {
        place.round == number && game.outcome().is_none() && !game.is_over()
    });
    let games: Vec<_> = games.collect();
    let open = games.iter().filter(|(_, game)| matches!(game, Game::Open));
    let open = open.count() as u64;
    let games = games.into_iter().filter_map(|(place, _)| {
        Some(OpenGame {
            seen: competition.seen_game(place)?,
            names: competition.seats(place)?,
        })
    });
    Some(ShownRound {
        number,
        time: round_time(competition, number, shown.language),
        open,
        page,
        games: games.collect(),
    })
}
