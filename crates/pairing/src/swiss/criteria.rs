//! The criteria of the pairing, one function each, under the names the law gives them (C.04.3, C1 to C21). A criterion
//! says whether, or by how much, a pair, a player who floats or the player left over offends it; the engine makes the
//! offence least, in this order. C4, that the round can be completed, is kept by how far the engine looks.

use super::Tournament;
use super::card::{Card, Float, Want};
use super::graph::Role;
use crate::Points;

/// C1: two players meet once. A game that was not played does not count; forbidden pairs are kept like games. Gives for
/// each entrant those whom they must not meet.
pub(super) fn c1_must_not_meet(tournament: &Tournament) -> Vec<Vec<usize>> {
    let mut lists: Vec<Vec<usize>> = vec![Vec::new(); tournament.entrants.len()];
    for (list, entrant) in lists.iter_mut().zip(&tournament.entrants) {
        let played = entrant.past.iter().filter(|past| past.mark.was_played());
        list.extend(played.filter_map(|past| past.opponent));
    }
    for (one, other) in &tournament.forbidden {
        if let Some(list) = lists.get_mut(*one) {
            list.push(*other);
        }
        if let Some(list) = lists.get_mut(*other) {
            list.push(*one);
        }
    }
    lists
}

/// C2: who had a bye of the pairing, or the points of a win without playing, is not left over.
pub(super) fn c2_may_not_be_left_over(card: &Card) -> bool {
    !card.may_have_bye
}

/// C3: players with the same absolute preference do not meet, unless one of them is a topscorer.
pub(super) fn c3_same_absolute_preference(one: &Card, other: &Card) -> bool {
    are_both_absolute(one, other) && !one.is_top && !other.is_top
}

/// C5: the score of the player left over.
pub(super) fn c5_score_of_bye(card: &Card) -> Points {
    card.score
}

/// C6: a player of the bracket leaves it unpaired.
pub(super) fn c6_leaves_bracket(role: Role) -> bool {
    matches!(role, Role::Moved | Role::Resident)
}

/// C7: the score of one who leaves, higher ones first. All residents have the lowest, so they need not be told apart.
pub(super) fn c7_score_leaving(role: Role, card: &Card) -> Option<Points> {
    (role == Role::Moved).then_some(card.score)
}

/// C8: a player leaves the next bracket unpaired.
pub(super) fn c8_leaves_next_bracket(role: Role) -> bool {
    matches!(role, Role::Moved | Role::Resident | Role::Next)
}

/// C8: the score of one who leaves the next bracket, higher ones first. Its own residents have the lowest.
pub(super) fn c8_score_leaving(role: Role, card: &Card) -> Option<Points> {
    matches!(role, Role::Moved | Role::Resident).then_some(card.score)
}

/// C9: unplayed games of the player left over.
pub(super) fn c9_unplayed_of_bye(card: &Card, played: usize) -> usize {
    played.saturating_sub(card.games)
}

/// C10: a topscorer, or the opponent of one, gets a colour difference beyond two.
pub(super) fn c10_wide_difference(one: &Card, other: &Card) -> bool {
    have_same_wish(one, other) && one.difference.abs() > 1 && other.difference.abs() > 1
}

/// C11: a topscorer, or the opponent of one, gets the same colour three times running. The wider difference
/// keeps its colour, so the other one repeats.
pub(super) fn c11_third_time(one: &Card, other: &Card) -> bool {
    if !are_both_absolute(one, other) {
        return false;
    }
    let repeats = |card: &Card| card.repeated.is_some() && card.repeated != card.wish;
    match one.difference.abs().cmp(&other.difference.abs()) {
        core::cmp::Ordering::Equal => repeats(one) && repeats(other),
        core::cmp::Ordering::Greater => repeats(other),
        core::cmp::Ordering::Less => repeats(one),
    }
}

/// C12: a player does not get the colour of their preference.
pub(super) fn c12_preference(one: &Card, other: &Card) -> bool {
    have_same_wish(one, other)
}

/// C13: a player does not get the colour of their strong preference.
pub(super) fn c13_strong_preference(one: &Card, other: &Card) -> bool {
    let is_strong = |card: &Card| card.want >= Want::Strong;
    have_same_wish(one, other)
        && is_strong(one)
        && is_strong(other)
        && !are_both_absolute(one, other)
}

/// C14: a resident floats down who floated down in the last round.
pub(super) fn c14_resident_floated_down(card: &Card) -> bool {
    card.floats[0] == Float::Down
}

/// C15: one moved down meets somebody who floated up in the last round.
pub(super) fn c15_opponent_floated_up(opponent: &Card) -> bool {
    opponent.floats[0] == Float::Up
}

/// C16: a resident floats down who floated down two rounds ago.
pub(super) fn c16_resident_floated_down_before(card: &Card) -> bool {
    card.floats[1] == Float::Down
}

/// C17: one moved down meets somebody who floated up two rounds ago.
pub(super) fn c17_opponent_floated_up_before(opponent: &Card) -> bool {
    opponent.floats[1] == Float::Up
}

/// C18: one moved down floats on who floated down in the last round; higher scores count first.
pub(super) fn c18_moved_floated_down(card: &Card) -> bool {
    card.floats[0] == Float::Down
}

/// C19: as C15, the higher scores of those moved down first.
pub(super) fn c19_opponent_floated_up_by_score(opponent: &Card) -> bool {
    c15_opponent_floated_up(opponent)
}

/// C20: one moved down floats on who floated down two rounds ago; higher scores count first.
pub(super) fn c20_moved_floated_down_before(card: &Card) -> bool {
    card.floats[1] == Float::Down
}

/// C21: as C17, the higher scores of those moved down first.
pub(super) fn c21_opponent_floated_up_before_by_score(opponent: &Card) -> bool {
    c17_opponent_floated_up_before(opponent)
}

fn have_same_wish(one: &Card, other: &Card) -> bool {
    one.wish.is_some() && one.wish == other.wish
}

fn are_both_absolute(one: &Card, other: &Card) -> bool {
    have_same_wish(one, other) && one.want == Want::Absolute && other.want == Want::Absolute
}
