//! The games that equals played with each other.

use core::cmp::Reverse;

use pairing::{Mark, Points};

use super::outing::Outing;
use super::tie_break_values::Term;
use crate::competition::Competition;
use crate::person::PlayerId;

impl Competition {
    /// Whether a round is a meeting with one of some others. Where everybody meets everybody, a game that was not played
    /// counts like others (C.07 15.2), and else it does not (6.1.1).
    fn is_among(&self, outing: &Outing, group: &[PlayerId]) -> bool {
        let counts = outing.was_played || !self.is_swiss();
        counts && outing.opponent.is_some_and(|met| group.contains(&met))
    }

    /// The points that somebody has from games with some others.
    pub(super) fn points_among(&self, player: PlayerId, group: &[PlayerId]) -> Points {
        let outings = self.outings(player).into_iter();
        let among = outings.filter(|outing| self.is_among(outing, group));
        among.map(|outing| outing.points).sum()
    }

    /// The games of somebody with some others, each with what it brought.
    pub(super) fn points_among_by_round(&self, player: PlayerId, group: &[PlayerId]) -> Vec<Term> {
        let outings = self.outings(player);
        let among = |round| {
            let mut outings = outings.iter().filter(|outing| outing.round == round);
            outings.any(|outing| self.is_among(outing, group))
        };
        let mut terms = self.points_by_round(player);
        terms.retain(|term| among(term.round));
        terms
    }

    /// With how many of some others somebody has no result.
    fn unmet(&self, player: PlayerId, group: &[PlayerId]) -> i32 {
        let outings = self.outings(player);
        let has_met = |other: PlayerId| outings.iter().any(|one| self.is_among(one, &[other]));
        let others = group.iter().filter(|other| **other != player);
        let unmet = others.filter(|other| !has_met(**other)).count();
        i32::try_from(unmet).unwrap_or(i32::MAX)
    }

    /// Those of a group in order, as far as their games with each other decide (C.07 6); whom they do not tell apart is
    /// asked again without the others (6.3).
    pub(super) fn by_direct_encounter(&self, group: Vec<PlayerId>) -> Vec<Vec<PlayerId>> {
        if group.len() < 2 {
            return vec![group];
        }
        let has_gaps = group.iter().any(|player| self.unmet(*player, &group) > 0);
        let parts = match has_gaps {
            true => self.certain_of(&group),
            false => self.by_points_among(&group),
        };
        match parts.len() {
            1 => parts,
            _ => parts
                .into_iter()
                .flat_map(|part| self.by_direct_encounter(part))
                .collect(),
        }
    }

    /// Where all have met: those with as many points together, the most first.
    fn by_points_among(&self, group: &[PlayerId]) -> Vec<Vec<PlayerId>> {
        let points = |player: PlayerId| self.points_among(player, group);
        let mut sorted = group.to_vec();
        sorted.sort_by_cached_key(|player| Reverse(points(*player)));
        let parts = sorted.chunk_by(|one, other| points(*one) == points(*other));
        parts.map(<[PlayerId]>::to_vec).collect()
    }

    /// Where not all have met: one after the other as long as nobody behind could have reached them, whatever the missing
    /// games brought (6.2); the rest together.
    fn certain_of(&self, group: &[PlayerId]) -> Vec<Vec<PlayerId>> {
        let win = self.worth(Mark::Win);
        let mut rest: Vec<(Points, Points, PlayerId)> = group
            .iter()
            .map(|player| {
                let own = self.points_among(*player, group);
                let most = Points(win.0.saturating_mul(self.unmet(*player, group)));
                (own, own + most, *player)
            })
            .collect();
        rest.sort_by_key(|(own, most, _)| Reverse((*own, *most)));
        let mut parts = Vec::new();
        while let [(own, _, first), others @ ..] = &rest[..]
            && !others.is_empty()
            && others.iter().all(|(_, most, _)| most < own)
        {
            parts.push(vec![*first]);
            rest.remove(0);
        }
        let behind: Vec<PlayerId> = group
            .iter()
            .filter(|player| rest.iter().any(|(_, _, other)| other == *player))
            .copied()
            .collect();
        parts.push(behind);
        parts
    }
}
