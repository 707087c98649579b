//! Ratings: by which system they are computed, and taken from a list.

use super::SectionCommand;
use crate::competition::Competition;
use crate::festival::Festival;
use crate::rating::{
    Careers, Expectation, Finding, KRule, Matching, NoRatings, Rated, RatingList, RatingSystem,
    SystemFault,
};

/// What ratings are computed by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingBasis {
    /// The system.
    pub system: RatingSystem,
    /// What is known of the players beyond the competition.
    pub careers: Careers,
}

impl Default for RatingBasis {
    /// FIDE's system, and nothing known beyond the competition.
    fn default() -> RatingBasis {
        RatingBasis {
            system: RatingSystem::usual_fide(),
            careers: Careers::default(),
        }
    }
}

/// Where a choice of a rating system begins.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum RatingBase {
    /// FIDE's system.
    #[default]
    Fide,
    /// That of the FMJD, of which curve and factors have to be given.
    Fmjd,
    /// A text that describes one ([`RatingSystem::read`]).
    Text(String),
}

/// A rating system as it is chosen bit by bit.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RatingChoice {
    /// Where it begins.
    pub base: RatingBase,
    /// The curve, where another one is wanted.
    pub curve: Option<Expectation>,
    /// The development factors, where others are wanted.
    pub factors: Vec<KRule>,
    /// Whether half of the factor counts.
    pub is_halved: bool,
}

/// Why a choice gives no rating system.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RatingChoiceRefused {
    /// The system of the FMJD is not known without a curve and factors.
    #[error("the rating system of the FMJD needs a curve and factors")]
    Fmjd,
    /// The text does not describe one.
    #[error(transparent)]
    Text(#[from] SystemFault),
}

impl RatingChoice {
    /// The system that is chosen.
    ///
    /// # Errors
    /// What is missing, or cannot be read.
    pub fn system(&self) -> Result<RatingSystem, RatingChoiceRefused> {
        let mut text = match &self.base {
            RatingBase::Fide => "system fide\n".to_owned(),
            RatingBase::Fmjd => "system fmjd\n".to_owned(),
            RatingBase::Text(text) => format!("{text}\n"),
        };
        if let Some(curve) = self.curve {
            text.push_str(&format!("curve {}\n", curve.name()));
        }
        for factor in &self.factors {
            text.push_str(&format!("k {factor}\n"));
        }
        let system = RatingSystem::read(&text);
        let mut system = system.map_err(|fault| match self.base {
            RatingBase::Fmjd => RatingChoiceRefused::Fmjd,
            RatingBase::Fide | RatingBase::Text(_) => fault.into(),
        })?;
        if !self.factors.is_empty() {
            // Those of the text, if it had some, stand before them.
            system.development.clone_from(&self.factors);
        }
        Ok(match self.is_halved {
            true => system.halved(),
            false => system,
        })
    }
}

/// What a rating list says of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundRating {
    /// The section.
    pub section: Option<String>,
    /// The name, of a member of a team with the team in brackets.
    pub name: String,
    /// What the list says.
    pub finding: Finding,
}

/// The ratings of a list for those who take part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenRatings {
    /// What gives everybody the rating of the list; empty where nobody has another one.
    pub request: Vec<SectionCommand>,
    /// What the list says of each.
    pub found: Vec<FoundRating>,
}

/// Takes the ratings of a list for a section, or for the event with all of its sections.
///
/// # Errors
/// When it is not clear which ratings of the list are meant.
pub fn take_ratings(
    festival: &Festival,
    section: Option<&str>,
    list: &RatingList,
    discipline: Option<&str>,
    how: Matching,
) -> Result<TakenRatings, NoRatings> {
    let mut taken = TakenRatings {
        request: Vec::new(),
        found: Vec::new(),
    };
    for (section, known) in festival.parts(section) {
        let rules = known.instructions();
        let rules = rules.map_or("", |known| known.rules.as_str());
        let wanted = list.discipline(discipline, rules)?;
        for (who, finding) in list.given(known, &wanted, how) {
            if let Finding::New { rating, .. } = finding {
                let command = known.new_rating(who, rating);
                let command = command.map(|command| SectionCommand {
                    section: section.clone(),
                    command,
                });
                taken.request.extend(command);
            }
            taken.found.push(FoundRating {
                section: section.clone(),
                name: called(known, who),
                finding,
            });
        }
    }
    Ok(taken)
}

/// The name of somebody, with the team.
fn called(known: &Competition, who: Rated) -> String {
    let name = known.rated_player(who).map_or("?", |player| &player.name);
    match who.member {
        None => name.to_owned(),
        Some(_) => format!("{name} ({})", known.name(who.participant)),
    }
}
