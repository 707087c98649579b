//! The tables that are part of the program: what `001:7.2.7` to `7.2.9` ask.
//!
//! They answer for two or three pieces, a king among them, against a lone king, and for whatever play from there may
//! reach. `cargo xtask shipped-tables` builds them into `crates/endgame/shipped`.

use std::any::Any;
use std::sync::OnceLock;

use rules::{Brazilian, Color, Position, Russian, Variant, VariantId, WinOracle};

use crate::class::{Class, Force};
use crate::tables::Tables;

/// The rule sets whose draws depend on who wins.
pub const SHIPPED_FOR: [VariantId; 2] = [VariantId::Russian, VariantId::Brazilian];

/// The largest class of `001:7.2.7`: a king and two men against a king. Promotions lead from it to the others.
const LARGEST: Class = Class {
    us: Force { kings: 1, men: 2 },
    them: Force { kings: 1, men: 0 },
};

/// Every class that is shipped.
pub fn shipped_classes() -> Vec<Class> {
    let mut classes = LARGEST.below();
    classes.push(LARGEST);
    classes
}

/// The files of a rule set.
macro_rules! files {
    ($folder:literal: $($class:literal),*) => {
        [$((
            $class,
            include_bytes!(concat!("../shipped/", $folder, "/", $class, ".wdl")).as_slice(),
        )),*]
    };
}

/// A file by the name of its class.
type Named = (&'static str, &'static [u8]);

static RUSSIAN: [Named; 8] =
    files!("russian": "k-k", "k-m", "kk-k", "km-k", "mm-k", "kkk-k", "kkm-k", "kmm-k");
static BRAZILIAN: [Named; 8] =
    files!("brazilian": "k-k", "k-m", "kk-k", "km-k", "mm-k", "kkk-k", "kkm-k", "kmm-k");

/// The tables that are part of the program, opened when they are first asked. They know the endings of `001:7.2.7` to
/// `7.2.9` in the rule sets that have these articles, and nothing else.
///
/// ```
/// use peatee_endgame::Shipped;
/// use rules::{Color, Position, Russian, WinOracle};
///
/// let position: Position<Russian> = notation::read_fen("W:WKd8,a7:BKg1")?;
/// assert_eq!(Shipped.wins(&position, Color::White), Some(true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shipped;

impl<V: Variant> WinOracle<V> for Shipped {
    fn wins(&self, position: &Position<V>, side: Color) -> Option<bool> {
        static OF_RUSSIAN: OnceLock<Tables<Russian>> = OnceLock::new();
        static OF_BRAZILIAN: OnceLock<Tables<Brazilian>> = OnceLock::new();
        let position: &dyn Any = position;
        if let Some(position) = position.downcast_ref() {
            return opened(&OF_RUSSIAN, &RUSSIAN).wins(position, side);
        }
        let position = position.downcast_ref()?;
        opened(&OF_BRAZILIAN, &BRAZILIAN).wins(position, side)
    }
}

fn opened<V: Variant>(
    tables: &'static OnceLock<Tables<V>>,
    files: &'static [Named],
) -> &'static Tables<V> {
    tables.get_or_init(|| {
        let classes = shipped_classes().into_iter();
        let found = classes.filter_map(|class| {
            let named = files.iter().find(|(name, _)| *name == class.to_string());
            named.map(|(_, bytes)| (class, *bytes))
        });
        #[expect(
            clippy::expect_used,
            reason = "the files are part of the program, and a test opens each of them"
        )]
        Tables::in_memory(&found.collect::<Vec<_>>()).expect("whole")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Count, with_variant};

    fn tables<V: Variant>(files: &'static [Named]) -> Tables<V> {
        let classes = shipped_classes();
        assert_eq!(classes.len(), files.len());
        let found = classes.into_iter().map(|class| {
            let named = files.iter().find(|(name, _)| *name == class.to_string());
            (class, named.expect("shipped").1)
        });
        Tables::in_memory(&found.collect::<Vec<_>>()).expect("whole")
    }

    /// 001:7.2.7, 001:7.2.8, 001:7.2.9
    #[test]
    fn rus_7_2_8_whoever_has_the_articles_has_the_tables() {
        for &variant in VariantId::ALL {
            let asks = with_variant!(variant, V => V::RULES.draws.iter().any(|rule| matches!(
                rule.count,
                Count::OwnMovesAgainstMainRoad | Count::OwnMovesWithTwo | Count::NotPlayedOut
            )));
            assert_eq!(asks, SHIPPED_FOR.contains(&variant), "{variant:?}");
        }
    }

    #[test]
    fn every_shipped_file_is_whole_and_nothing_is_missing() {
        assert_eq!(tables::<Russian>(&RUSSIAN).missing(), []);
        assert_eq!(tables::<Brazilian>(&BRAZILIAN).missing(), []);
    }

    #[test]
    fn what_is_not_asked_is_not_known() {
        let more: Position<Russian> = notation::read_fen("W:WKd8,a7:BKg1,h2").unwrap();
        assert_eq!(Shipped.wins(&more, Color::White), None);
        let other: Position<rules::Russian1953> = notation::read_fen("W:WKd8,a7:BKg1").unwrap();
        assert_eq!(Shipped.wins(&other, Color::White), None);
    }
}
