//! From a report to what is known when a round is paired.

use std::collections::BTreeMap;

use rules::Color;

use super::{Entrant, Past, Tournament};
use crate::trf::{Acceleration, PlayerRecord, Report, RoundEntry, System};
use crate::{Mark, Points, Scoring};

/// Why a report says too little to pair a round.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotPairable {
    /// The number of rounds is not known.
    #[error("the number of rounds is missing (record 142)")]
    NoRounds,
    /// Nothing says who begins with White.
    #[error("the first colour is missing (record 152), and no round shows it")]
    NoFirstColor,
    /// A game has no result.
    #[error("round {round}: the game of player {player} has no result")]
    NoResult {
        /// The round, from 1.
        round: usize,
        /// A player of the game.
        player: u16,
    },
    /// Another system.
    #[error("the pairing system is {0} (record 192), not FIDE Dutch")]
    OtherSystem(String),
    /// Teams compete.
    #[error("teams compete (record 310 or 013): import the file to pair it")]
    Teams,
    /// The acceleration of Baku needs whole and half points.
    #[error("the acceleration of Baku needs a draw worth half a win and a loss worth nothing")]
    NoBaku,
}

impl Tournament {
    /// What was known before a round, from 1, was paired: the rounds before it, and the byes asked for it.
    ///
    /// # Errors
    ///
    /// When the report says too little.
    pub fn before(report: &Report, round: usize, rounds: usize) -> Result<Tournament, NotPairable> {
        if report.is_for_teams() {
            return Err(NotPairable::Teams);
        }
        if let Some(System::Other(name)) = &report.system {
            return Err(NotPairable::OtherSystem(name.clone()));
        }
        let mut players: Vec<&PlayerRecord> = report.players.iter().collect();
        if !report.ranked_by_line {
            players.sort_by_key(|player| player.number);
        }
        let places: BTreeMap<u16, usize> = players
            .iter()
            .enumerate()
            .map(|(place, player)| (player.number, place))
            .collect();
        let played = round.saturating_sub(1);
        let mut entrants = Vec::new();
        for player in &players {
            entrants.push(entrant(report, player, played, &places)?);
        }
        accelerate(report, &mut entrants, rounds)?;
        let first_color = report
            .first_color
            .or_else(|| drawn(&players))
            .ok_or(NotPairable::NoFirstColor)?;
        Ok(Tournament {
            rounds,
            played,
            scoring: report.scoring,
            first_color,
            entrants,
            forbidden: forbidden(report, round, &places),
        })
    }

    /// What is known before the next round. Byes that stand in the last column, or in records 240, are those asked for.
    ///
    /// # Errors
    ///
    /// When the report says too little.
    pub fn next(report: &Report) -> Result<Tournament, NotPairable> {
        let rounds = usize::from(report.rounds.ok_or(NotPairable::NoRounds)?);
        let played = report.played_rounds();
        // A column in which everybody has a bye is a round that is over.
        let is_over = !report.players.is_empty()
            && report
                .players
                .iter()
                .all(|player| player.rounds.len() > played);
        Tournament::before(report, played + 1 + usize::from(is_over), rounds)
    }
}

fn entrant(
    report: &Report,
    player: &PlayerRecord,
    played: usize,
    places: &BTreeMap<u16, usize>,
) -> Result<Entrant, NotPairable> {
    let mut past = Vec::new();
    for round in 0..played {
        let entry = player
            .rounds
            .get(round)
            .copied()
            .flatten()
            .unwrap_or(RoundEntry::bye(Mark::ZeroBye));
        let mark = entry.mark.ok_or(NotPairable::NoResult {
            round: round + 1,
            player: player.number,
        })?;
        past.push(Past {
            opponent: entry
                .opponent
                .and_then(|number| places.get(&number).copied()),
            color: entry.color,
            mark,
            points: report.points_in(round, player.number, Some(entry)),
        });
    }
    let asked = player
        .rounds
        .get(played)
        .copied()
        .flatten()
        .is_some_and(|entry| !entry.was_in_pairing());
    let named = report
        .byes
        .iter()
        .any(|byes| usize::from(byes.round) == played + 1 && byes.players.contains(&player.number));
    Ok(Entrant {
        number: player.number,
        past,
        accelerations: Vec::new(),
        is_away: asked || named,
    })
}

/// Explicit points for pairing; without any, those of Baku where the system says so.
fn accelerate(report: &Report, entrants: &mut [Entrant], rounds: usize) -> Result<(), NotPairable> {
    if report.accelerations.is_empty() {
        return match report.system {
            Some(System::DutchBaku) => baku(report, entrants, rounds),
            Some(System::Dutch | System::Other(_)) | None => Ok(()),
        };
    }
    for entrant in entrants {
        let records = report.accelerations.iter();
        for record in records
            .filter(|record| (record.first_player..=record.last_player).contains(&entrant.number))
        {
            let (first, last) = (
                usize::from(record.first_round),
                usize::from(record.last_round),
            );
            let length = entrant.accelerations.len().max(last);
            entrant.accelerations.resize(length, Points::ZERO);
            let rounds = entrant.accelerations.get_mut(first.saturating_sub(1)..last);
            if let Some(rounds) = rounds {
                rounds.fill(record.points);
            }
        }
    }
    Ok(())
}

/// C.04.5.1: the upper half has a point more in the first quarter of the rounds and half a point in the second.
fn baku(report: &Report, entrants: &mut [Entrant], rounds: usize) -> Result<(), NotPairable> {
    let scoring = &report.scoring;
    if !suits_baku(scoring) {
        return Err(NotPairable::NoBaku);
    }
    let plan = Baku::new(entrants.len(), rounds);
    for entrant in entrants.iter_mut().take(plan.upper) {
        let round = |round| {
            if round < plan.full {
                scoring.win
            } else {
                scoring.draw
            }
        };
        entrant.accelerations = (0..plan.rounds).map(round).collect();
    }
    Ok(())
}

/// Whether a scoring suits the acceleration of Baku: it is for one point and a half, or as many times that (C.04.5.1,
/// article 1).
pub fn suits_baku(scoring: &Scoring) -> bool {
    scoring.loss == Points::ZERO && scoring.draw + scoring.draw == scoring.win
}

/// Who is accelerated in the acceleration of Baku, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Baku {
    /// The first half of the players, rounded up to an even number.
    pub(super) upper: usize,
    /// Rounds with the points of a win: half of the accelerated ones, rounded up.
    pub(super) full: usize,
    /// Accelerated rounds: half of all, rounded up.
    pub(super) rounds: usize,
}

/// The points added by the acceleration of Baku (C.04.5.1), as records of a report, so that no reader has to know it.
pub fn baku_records(players: usize, rounds: usize, scoring: &Scoring) -> Vec<Acceleration> {
    let plan = Baku::new(players, rounds);
    let small = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    let record = |points, first: usize, last: usize| Acceleration {
        points,
        match_points: Points::ZERO,
        first_round: small(first),
        last_round: small(last),
        first_player: 1,
        last_player: small(plan.upper),
    };
    let full = record(scoring.win, 1, plan.full);
    let half = record(scoring.draw, plan.full + 1, plan.rounds);
    let has_half = plan.rounds > plan.full;
    [Some(full), has_half.then_some(half)]
        .into_iter()
        .flatten()
        .collect()
}

impl Baku {
    pub(super) fn new(players: usize, rounds: usize) -> Baku {
        let rounds = rounds.div_ceil(2);
        Baku {
            upper: (players.div_ceil(4) * 2).min(players),
            full: rounds.div_ceil(2),
            rounds,
        }
    }
}

/// Pairs that must not be in a round, from 1.
fn forbidden(report: &Report, round: usize, places: &BTreeMap<u16, usize>) -> Vec<(usize, usize)> {
    let holds = |rounds: Option<(u16, u16)>| {
        rounds.is_none_or(|(first, last)| (usize::from(first)..=usize::from(last)).contains(&round))
    };
    let mut pairs = Vec::new();
    for group in report.forbidden.iter().filter(|group| holds(group.rounds)) {
        let members: Vec<usize> = group
            .players
            .iter()
            .filter_map(|number| places.get(number).copied())
            .collect();
        for (index, one) in members.iter().enumerate() {
            pairs.extend(
                members[index + 1..]
                    .iter()
                    .filter(|other| *other != one)
                    .map(|other| (*one, *other)),
            );
        }
    }
    pairs
}

/// The first colour as the first round with colours shows it: that of the first player who was paired by then, or the
/// other one for the second, and so on.
fn drawn(players: &[&PlayerRecord]) -> Option<Color> {
    let color_at = |player: &PlayerRecord, round: usize| {
        player
            .rounds
            .get(round)
            .copied()
            .flatten()
            .and_then(|entry| entry.color)
    };
    let most = players
        .iter()
        .map(|player| player.rounds.len())
        .max()
        .unwrap_or(0);
    let round = (0..most).find(|round| {
        players
            .iter()
            .any(|player| color_at(player, *round).is_some())
    })?;
    let was_paired = |player: &&&PlayerRecord| {
        let rounds = player.rounds.iter().take(round + 1);
        rounds.flatten().any(|entry| entry.was_in_pairing())
    };
    let mut paired = players.iter().filter(was_paired).enumerate();
    paired.find_map(|(place, player)| {
        let color = color_at(player, round)?;
        Some(if place % 2 == 0 { color } else { !color })
    })
}
