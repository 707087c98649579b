//! Any page of a competition, as it is asked for.

use std::borrow::Cow;

use texts::Language;
use tournament::desk::{DeskRefused, NormChanges, RatingBasis};
use tournament::team::TeamRefused;
use tournament::{Competition, Festival, PlayerId, Refused};

use super::leaf::Leaf;

/// What is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sheet {
    /// Who meets whom in a round.
    Pairings,
    /// The results of a round.
    Results,
    /// Everybody against everybody, or round by round.
    Table,
    /// The teams and their players in board order.
    Teams,
    /// The results of single players, board by board.
    Boards,
    /// Who stands where.
    Standings,
    /// Classes reached and kept, with the arithmetic.
    Norms,
    /// What the games do to ratings, with the arithmetic.
    Ratings,
    /// The report.
    Protocol,
    /// What is held when, and which games wait to be continued.
    Schedule,
    /// What participants see before the start.
    Programme,
    /// Who is there, to be ticked and signed.
    CheckIn,
    /// The duties of the judge and the committee, and what is done.
    Duties,
    /// Boards, sets, clocks, forms and envelopes, counted.
    Equipment,
    /// What the judge sees.
    Desk,
    /// Decisions of the judges, and the log of the committee.
    Decisions,
}

/// A page that is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageRequest {
    /// The kind of page.
    pub sheet: Sheet,
    /// Of which round, or as it stood behind it; none is the last one, and as it stands.
    pub round: Option<u32>,
    /// What holds for norms for this once.
    pub norms: NormChanges,
    /// What ratings are computed by.
    pub ratings: RatingBasis,
}

impl PageRequest {
    /// A page of which nothing more is asked.
    pub fn of(sheet: Sheet) -> PageRequest {
        PageRequest {
            sheet,
            round: None,
            norms: NormChanges::default(),
            ratings: RatingBasis::default(),
        }
    }

    /// A page of a round.
    pub fn of_round(sheet: Sheet, round: u32) -> PageRequest {
        PageRequest {
            round: Some(round),
            ..PageRequest::of(sheet)
        }
    }
}

/// Why there is no page of an event.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{refused}")]
pub struct PageRefused {
    /// The section that has none.
    pub section: Option<String>,
    /// Reason there is no page.
    pub refused: Refused,
}

/// A page of a competition.
///
/// # Errors
/// When the round is not paired, or there are no teams.
pub fn page(
    competition: &Competition,
    wanted: &PageRequest,
    language: Language,
) -> Result<Leaf, Refused> {
    let round = wanted.round.unwrap_or_else(|| competition.last_round());
    let policy = wanted.norms.policy(competition);
    let not_paired = || Refused::from(DeskRefused::NotPaired(round));
    // The standings and the table of a round that is asked for; of today, where none is.
    let behind = || match wanted.round {
        None => Ok(Cow::Borrowed(competition)),
        Some(round) => competition
            .behind(round)
            .map(Cow::Owned)
            .ok_or_else(not_paired),
    };
    Ok(match wanted.sheet {
        Sheet::Pairings => super::pairings(competition, round, language).ok_or_else(not_paired)?,
        Sheet::Results => super::results(competition, round, language).ok_or_else(not_paired)?,
        Sheet::Table => super::cross_table(behind()?.as_ref(), language),
        Sheet::Teams | Sheet::Boards if !competition.is_for_teams() => {
            return Err(TeamRefused::NoTeams.into());
        }
        Sheet::Teams => super::teams(competition, language),
        Sheet::Boards => super::boards(competition, language),
        Sheet::Standings => super::standings(behind()?.as_ref(), language),
        Sheet::Norms => super::norm_report(competition, policy, language),
        Sheet::Ratings => {
            let RatingBasis { system, careers } = &wanted.ratings;
            super::rating_report(competition, system, careers, language)
        }
        Sheet::Protocol => super::protocol(competition, Some(policy), language),
        Sheet::Schedule => super::schedule(competition, language),
        Sheet::Programme => super::programme(competition, language),
        Sheet::CheckIn => super::check_in(competition, language),
        Sheet::Duties => super::duties(competition, language),
        Sheet::Equipment => super::equipment(competition, language),
        Sheet::Desk => super::desk(competition, language),
        Sheet::Decisions => super::decision_log(competition, language),
    })
}

/// A page of a whole event: that of each section, one behind the other.
///
/// # Errors
/// When a section has no such page, or none has anything to show yet.
pub fn page_of_all(
    festival: &Festival,
    wanted: &PageRequest,
    language: Language,
) -> Result<Leaf, PageRefused> {
    match wanted.sheet {
        Sheet::Schedule => return Ok(super::schedule_of_all(festival, language)),
        Sheet::Programme => return Ok(super::programme_of_all(festival, language)),
        Sheet::Equipment => return Ok(super::equipment_of_all(festival, language)),
        Sheet::Pairings
        | Sheet::Results
        | Sheet::Table
        | Sheet::Standings
        | Sheet::Norms
        | Sheet::Ratings
        | Sheet::Protocol
        | Sheet::CheckIn
        | Sheet::Duties
        | Sheet::Desk
        | Sheet::Decisions
        | Sheet::Teams
        | Sheet::Boards => {}
    }
    let mut leaves = Vec::new();
    for (name, competition) in festival.sections() {
        // A section that has not come so far has nothing to show.
        let is_of_round = matches!(wanted.sheet, Sheet::Pairings | Sheet::Results);
        if is_of_round && competition.rounds().is_empty() {
            continue;
        }
        let leaf = page(competition, wanted, language).map_err(|refused| PageRefused {
            section: Some(name.to_owned()),
            refused,
        })?;
        leaves.push((name.to_owned(), leaf));
    }
    let leaf = super::joined(festival.whole(), leaves, language);
    leaf.ok_or_else(|| PageRefused {
        section: None,
        refused: DeskRefused::EmptySections.into(),
    })
}

/// Why one player stands before another.
///
/// # Errors
/// When one of them does not stand in the table.
pub fn comparison(
    competition: &Competition,
    [one, other]: [PlayerId; 2],
    language: Language,
) -> Result<Leaf, Refused> {
    let leaf = super::why(competition, one, other, language);
    leaf.ok_or_else(|| DeskRefused::NotInTable.into())
}
