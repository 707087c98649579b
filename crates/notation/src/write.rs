//! Writing moves: short where that says enough, with the whole route where it must be shown.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Attempt, Move, Naming, Position, RouteShown, Square, Variant, Writing};

use crate::name::{file_letter, has_names, square_name};

/// How much of a move is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum MoveForm {
    /// Origin and last square; the squares where it turns only where the rule set wants them shown (`001:8.5.5`,
    /// ambiguities B15).
    #[default]
    Short,
    /// Always every landing square.
    Full,
    /// File of the origin and last square (`002:§14.9`); [`Short`](MoveForm::Short) where two moves
    /// would be written alike, and on boards without letters.
    File,
}

/// A legal move as text, with the signs and square names of the rule set.
///
/// Reading it back in the same position gives the same move.
pub fn write_move<V: Variant>(position: &Position<V>, m: Move<V::Board>, form: MoveForm) -> String {
    write_move_as(position, m, form, V::RULES.writing)
}

/// A legal move as text, with other signs and square names than the rule set has.
pub fn write_move_as<V: Variant>(
    position: &Position<V>,
    m: Move<V::Board>,
    form: MoveForm,
    writing: Writing,
) -> String {
    match form {
        MoveForm::Short => short(position, m, writing),
        MoveForm::Full => route_as::<V>(&full(position, m), m.is_capture(), writing),
        MoveForm::File => {
            from_file(position, m, writing).unwrap_or_else(|| short(position, m, writing))
        }
    }
}

/// Squares as text, joined by the sign of a capture or of a quiet move.
pub fn route_text<V: Variant>(route: &[Square<V::Board>], is_capture: bool) -> String {
    route_as::<V>(route, is_capture, V::RULES.writing)
}

fn route_as<V: Variant>(route: &[Square<V::Board>], is_capture: bool, writing: Writing) -> String {
    let sign = if is_capture {
        writing.capture_sign
    } else {
        '-'
    };
    let mut text = String::new();
    for (i, square) in route.iter().enumerate() {
        if i > 0 {
            text.push(sign);
        }
        text.push_str(&square_name(*square, writing.naming));
    }
    text
}

/// The first of: origin and end; with the squares where it turns; with every landing square.
fn short<V: Variant>(position: &Position<V>, m: Move<V::Board>, writing: Writing) -> String {
    let ends = [m.from(), m.to()];
    if !shows_route(position, m, writing.route) {
        return route_as::<V>(&ends, m.is_capture(), writing);
    }
    let full = full(position, m);
    let turns = turns::<V>(&full);
    let says_it =
        |route: &[Square<V::Board>]| position.explain(&Attempt::Route(route.to_vec())) == Ok(m);
    let route = if says_it(&turns) { turns } else { full };
    route_as::<V>(&route, m.is_capture(), writing)
}

/// Whether a move must be written with its route.
fn shows_route<V: Variant>(position: &Position<V>, m: Move<V::Board>, shown: RouteShown) -> bool {
    m.is_capture()
        && match shown {
            RouteShown::SameEnds => position.move_between(m.from(), m.to()) != Some(m),
            RouteShown::SeveralCaptures => {
                let is_other = |other: &Move<V::Board>| other.from() == m.from() && *other != m;
                position.legal_moves().iter().any(is_other)
            }
        }
}

fn full<V: Variant>(position: &Position<V>, m: Move<V::Board>) -> Vec<Square<V::Board>> {
    let first = position.some_paths(m, 1);
    first
        .into_iter()
        .next()
        .unwrap_or_else(|| [m.from(), m.to()].into())
}

/// The route without the squares where the piece goes straight on.
fn turns<V: Variant>(route: &[Square<V::Board>]) -> Vec<Square<V::Board>> {
    let heading =
        |a: &Square<V::Board>, b: &Square<V::Board>| (a.file() < b.file(), a.rank() < b.rank());
    let kept = |i: usize| {
        let (Some(before), Some(after)) = (
            i.checked_sub(1).and_then(|i| route.get(i)),
            route.get(i + 1),
        ) else {
            return true;
        };
        heading(before, &route[i]) != heading(&route[i], after)
    };
    (0..route.len())
        .filter(|i| kept(*i))
        .map(|i| route[i])
        .collect()
}

fn from_file<V: Variant>(
    position: &Position<V>,
    m: Move<V::Board>,
    writing: Writing,
) -> Option<String> {
    if writing.naming != Naming::Algebraic || !has_names::<V::Board>() {
        return None;
    }
    let alike =
        |other: &&Move<V::Board>| other.from().file() == m.from().file() && other.to() == m.to();
    let is_clear = position.legal_moves().iter().filter(alike).count() == 1;
    is_clear.then(|| {
        format!(
            "{}{}",
            file_letter(m.from().file()),
            square_name(m.to(), Naming::Algebraic)
        )
    })
}
