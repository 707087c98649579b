//! Pairing a finished tournament again.

use super::{NotPairable, Round, Tournament, Unpairable, pair};
use crate::trf::Report;

/// One round, paired again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The round, from 1.
    pub round: usize,
    /// Where it differs; none when it does not.
    pub difference: Option<Difference>,
}

/// Both pairings of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// As the report has it, in the order of the first numbers.
    pub report: Round,
    /// As it should be, or why it cannot be paired.
    pub expected: Result<Round, Unpairable>,
}

/// Pairs every round of a report again.
///
/// # Errors
///
/// When the report says too little.
pub fn check(report: &Report) -> Result<Vec<Checked>, NotPairable> {
    let paired = report.paired_rounds();
    let rounds = report.rounds.map_or(paired, usize::from).max(paired);
    (1..=paired)
        .map(|round| {
            let tournament = Tournament::before(report, round, rounds)?;
            let expected = pair(&tournament);
            let found = found(report, round);
            let is_same = expected
                .as_ref()
                .is_ok_and(|expected| sorted(expected) == sorted(&found));
            Ok(Checked {
                round,
                difference: (!is_same).then_some(Difference {
                    report: found,
                    expected,
                }),
            })
        })
        .collect()
}

fn sorted(round: &Round) -> Round {
    let mut round = round.clone();
    round.boards.sort_unstable();
    round
}

/// The round as the report has it. A forfeited game without colours counts for the lower number as White.
fn found(report: &Report, round: usize) -> Round {
    let mut found = Round {
        boards: Vec::new(),
        bye: None,
    };
    for player in &report.players {
        let Some(entry) = player.rounds.get(round - 1).copied().flatten() else {
            continue;
        };
        match entry.opponent {
            Some(opponent) => {
                let is_white = match entry.color {
                    Some(color) => color == rules::Color::White,
                    None => player.number < opponent,
                };
                if is_white {
                    found.boards.push((player.number, opponent));
                }
            }
            None if entry.was_in_pairing() => found.bye = Some(player.number),
            None => {}
        }
    }
    found.boards.sort_unstable();
    found
}
