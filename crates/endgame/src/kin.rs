//! Rule sets that share their tables.

use rules::{Variant, VariantId};

/// The rule set whose tables serve this one: the first in the list with the same board and the same moves and
/// captures. Rule sets that differ only in draws and in writing have one set of tables.
pub fn kin(variant: VariantId) -> VariantId {
    let moves = |variant: VariantId| {
        let rules = variant.rules();
        (
            variant.board_rows(),
            rules.men_capture_backwards,
            rules.king_landing,
            rules.crowning,
            rules.precedence,
        )
    };
    let mut all = VariantId::ALL.iter().copied();
    all.find(|other| moves(*other) == moves(variant))
        .unwrap_or(variant)
}

/// As [`kin`], of a rule set as a type.
pub(crate) fn kin_of<V: Variant>() -> VariantId {
    kin(V::ID)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_sets_of_1953_have_kin() {
        for &variant in VariantId::ALL {
            let expected = match variant {
                VariantId::Russian1953 => VariantId::Russian,
                VariantId::Hundred1953 => VariantId::International,
                VariantId::International
                | VariantId::Russian
                | VariantId::Brazilian
                | VariantId::Home
                | VariantId::HomeNext
                | VariantId::HomeContinue
                | VariantId::HomeNextContinue => variant,
            };
            assert_eq!(kin(variant), expected);
        }
    }
}
