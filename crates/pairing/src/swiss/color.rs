//! Colours (Article 5) and the order of boards.

use rules::Color;

use super::card::{Card, Want};

/// The colour of the first of two who meet (5.2).
pub(super) fn color(first_color: Color, one: &Card, other: &Card) -> Color {
    both_wishes(one, other)
        .or_else(|| stronger_wish(one, other))
        .or_else(|| last_difference(one, other))
        .unwrap_or_else(|| higher_ranked(first_color, one, other))
}

/// 5.2.1: both preferences are granted, where they can be.
fn both_wishes(one: &Card, other: &Card) -> Option<Color> {
    match (one.wish, other.wish) {
        (Some(color), None) => Some(color),
        (None, Some(color)) => Some(!color),
        (Some(color), Some(wish)) if color != wish => Some(color),
        (Some(_), Some(_)) | (None, None) => None,
    }
}

/// 5.2.2: the stronger preference is granted; of two absolute ones, that with the wider difference.
fn stronger_wish(one: &Card, other: &Card) -> Option<Color> {
    let strength = |card: &Card| match card.want {
        Want::Absolute => (card.want, card.difference.abs()),
        Want::None | Want::Mild | Want::Strong => (card.want, 0),
    };
    match strength(one).cmp(&strength(other)) {
        core::cmp::Ordering::Greater => one.wish,
        core::cmp::Ordering::Less => other.wish.map(|color| !color),
        core::cmp::Ordering::Equal => None,
    }
}

/// 5.2.3: colours alternate from the last time when one had White and the other Black.
fn last_difference(one: &Card, other: &Card) -> Option<Color> {
    let pairs = one.colors.iter().zip(&other.colors);
    pairs
        .into_iter()
        .find(|(own, their)| own != their)
        .map(|(_, their)| *their)
}

/// 5.2.4: the wish of the higher ranked; 5.2.5: without one, the drawn colour for odd pairing numbers.
fn higher_ranked(first_color: Color, one: &Card, other: &Card) -> Color {
    let is_higher = (-one.score.0, one.rank) < (-other.score.0, other.rank);
    let higher = if is_higher { one } else { other };
    let drawn = if higher.rank % 2 == 0 {
        first_color
    } else {
        !first_color
    };
    let color = higher.wish.unwrap_or(drawn);
    if is_higher { color } else { !color }
}

/// The place of a board in the list: by the higher score, the lower score, and the rank of the higher player. Points
/// added for pairing do not count.
pub(super) fn board_order(one: &Card, other: &Card) -> (i32, i32, usize) {
    let key = |card: &Card| (-card.own_score.0, card.rank);
    let (higher, lower) = if key(one) < key(other) {
        (one, other)
    } else {
        (other, one)
    };
    (-higher.own_score.0, -lower.own_score.0, higher.rank)
}
