//! The games that equals played with each other.

use core::cmp::Reverse;

use super::count::Term;
use crate::competition::Competition;
use crate::person::PlayerId;
use crate::points::{Mark, Points};

impl Competition {
    /// The points that somebody has from games with some others.
    pub(super) fn points_among(&self, player: PlayerId, group: &[PlayerId]) -> Points {
        let outings = self.outings(player).into_iter();
        let among = outings.filter(|outing| {
            let opponent = outing.opponent;
            opponent.is_some_and(|opponent| opponent != player && group.contains(&opponent))
        });
        among.map(|outing| outing.points).sum()
    }

    /// The games of somebody with some others, each with what it brought.
    pub(super) fn points_among_by_round(&self, player: PlayerId, group: &[PlayerId]) -> Vec<Term> {
        let mut terms = self.points_by_round(player);
        terms.retain(|term| {
            let opponent = term.opponent;
            opponent.is_some_and(|opponent| opponent != player && group.contains(&opponent))
        });
        terms
    }

    /// With how many of some others somebody has no result.
    fn unmet(&self, player: PlayerId, group: &[PlayerId]) -> i32 {
        let outings = self.outings(player);
        let has_met = |other: &PlayerId| outings.iter().any(|one| one.opponent == Some(*other));
        let others = group.iter().filter(|other| **other != player);
        let unmet = others.filter(|other| !has_met(other)).count();
        i32::try_from(unmet).unwrap_or(i32::MAX)
    }

    /// Those of a group in order, as far as their games with each other decide. Where not all have met, one stands first
    /// whom nobody could have reached.
    pub(super) fn by_direct_encounter(&self, group: Vec<PlayerId>) -> Vec<Vec<PlayerId>> {
        if group.len() < 2 {
            return vec![group];
        }
        let points = |player: PlayerId| self.points_among(player, &group);
        if group.iter().any(|player| self.unmet(*player, &group) > 0) {
            return self.first_of(group);
        }
        let mut sorted = group.clone();
        sorted.sort_by_key(|player| Reverse(points(*player)));
        let parts: Vec<Vec<PlayerId>> = sorted
            .chunk_by(|one, other| points(*one) == points(*other))
            .map(<[PlayerId]>::to_vec)
            .collect();
        match parts.len() {
            1 => vec![group],
            _ => parts
                .into_iter()
                .flat_map(|part| self.by_direct_encounter(part))
                .collect(),
        }
    }

    fn first_of(&self, group: Vec<PlayerId>) -> Vec<Vec<PlayerId>> {
        let win = self.worth(Mark::Win);
        let most = |player: PlayerId| {
            let unmet = self.unmet(player, &group);
            self.points_among(player, &group) + Points(win.0.saturating_mul(unmet))
        };
        let stands_first = |player: &&PlayerId| {
            let own = self.points_among(**player, &group);
            let mut others = group.iter().filter(|other| *other != *player);
            others.all(|other| most(*other) < own)
        };
        match group.iter().find(stands_first).copied() {
            None => vec![group],
            Some(first) => {
                let rest: Vec<PlayerId> = group.into_iter().filter(|one| *one != first).collect();
                let mut order = vec![vec![first]];
                order.extend(self.by_direct_encounter(rest));
                order
            }
        }
    }
}
