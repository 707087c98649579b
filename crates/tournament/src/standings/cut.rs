//! What is left out of a sum (FIDE C.07, articles 14 and 16.5).

use core::cmp::Reverse;

use super::Value;
use super::tie_break_values::Term;
use crate::tie_break::{Count, TieBreak};

/// One part of a sum, with what tells how much it signifies.
pub(super) struct Part {
    pub(super) term: Term,
    /// The score of the opponent; the value itself where that is what is added.
    pub(super) weight: Value,
    /// Whether it is of a round that the player did not want to play, or did not come to.
    pub(super) is_voluntary: bool,
}

/// Leaves out what is to be left out.
pub(super) fn cut(tie_break: TieBreak, parts: &mut [Part]) {
    if tie_break.count == Count::Progressive {
        for part in parts.iter_mut().take(tie_break.cut_low as usize) {
            part.term.is_cut = true;
        }
        return;
    }
    for _ in 0..tie_break.cut_low {
        leave_out(parts, least);
    }
    for _ in 0..tie_break.cut_high {
        leave_out(parts, most);
    }
}

fn leave_out(parts: &mut [Part], which: impl Fn(&[&mut Part]) -> Option<usize>) {
    let mut kept: Vec<&mut Part> = parts.iter_mut().filter(|part| !part.term.is_cut).collect();
    if let Some(part) = which(&kept).and_then(|place| kept.get_mut(place)) {
        part.term.is_cut = true;
    }
}

/// The part that a low cut takes. The least significant one is that of the opponent with the lowest score, and of several
/// the lowest (14.1.1). Before it goes the lowest part of a round that the player left out, unless that is worth less
/// (16.5.1); a second cut asks the same of what is left (16.5.2).
fn least(parts: &[&mut Part]) -> Option<usize> {
    let places = || 0..parts.len();
    let least = places().min_by_key(|i| (parts[*i].weight, parts[*i].term.value))?;
    let left_out = places().filter(|i| parts[*i].is_voluntary);
    let lowest = left_out.min_by_key(|i| (parts[*i].term.value, parts[*i].weight));
    let lowest = lowest.filter(|i| parts[*i].term.value >= parts[least].term.value);
    Some(lowest.unwrap_or(least))
}

/// The part that a high cut takes, the mirror of the least significant one (14.3); there is no exception for rounds that
/// were left out.
fn most(parts: &[&mut Part]) -> Option<usize> {
    (0..parts.len()).min_by_key(|i| Reverse((parts[*i].weight, parts[*i].term.value)))
}
