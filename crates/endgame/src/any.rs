//! The tables of a rule set that is known at run time alone.

use std::any::Any;
use std::fmt::Debug;
use std::path::Path;

use rules::{AnyPosition, Position, Variant, VariantId, with_position, with_variant};

use crate::class::Class;
use crate::file::TableError;
use crate::tables::{Held, Tables};
use crate::value::Value;
use crate::verify::{Extent, verify};

/// The endgame tables of any draughts rule set.
///
/// A position of another rule set is one that no table has.
///
/// ```
/// # use rules as peatee_rules;
/// use peatee_endgame::{AnyTables, Means, Value, build};
/// use peatee_rules::{AnyPosition, Russian, VariantId};
///
/// # let temporary = tempfile::tempdir()?;
/// # let folder = temporary.path();
/// build::<Russian>(folder, 2, Means::threads(1), &mut |_progress| {})?;
/// let tables = AnyTables::open(VariantId::Russian, folder)?;
/// let position: AnyPosition = notation::read_fen::<Russian>("W:WKg7:BKh8")?.into();
/// assert_eq!(tables.probe(&position), Some(Value::Win { plies: 3 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct AnyTables(Box<dyn Open>);

/// A position whose value is wrong.
#[derive(Clone, Copy, Debug)]
pub struct AnyMismatch {
    /// The position.
    pub position: AnyPosition,
    /// What the tables say; none if they do not answer.
    pub told: Option<Value>,
    /// What it is by the moves or by the search; none if a move leads to where the tables do not answer.
    pub found: Option<Value>,
}

impl AnyTables {
    /// Opens the tables of a rule set in a folder, as [`Tables::open`] does.
    ///
    /// # Errors
    /// When there are none, or one of them is damaged or belongs to other rules.
    pub fn open(rules: VariantId, folder: &Path) -> Result<AnyTables, TableError> {
        Ok(with_variant!(rules, V => AnyTables(Box::new(Tables::<V>::open(folder)?))))
    }

    /// The rule set.
    pub fn rules(&self) -> VariantId {
        self.0.rules()
    }

    /// The most pieces that any of the tables has.
    pub fn most_pieces(&self) -> u8 {
        self.0.most_pieces()
    }

    /// What the tables hold, class by class.
    pub fn held(&self) -> Vec<Held> {
        self.0.held()
    }

    /// Classes that have no table, though play from those that have one may reach them.
    pub fn missing(&self) -> Vec<Class> {
        self.0.missing()
    }

    /// Classes that have no table and that a position may come to, as [`Tables::missing_for`] has them.
    pub fn missing_for(&self, position: &AnyPosition) -> Vec<Class> {
        self.0.missing_for(position)
    }

    /// Who wins and how soon, or none if no table has the position.
    pub fn probe(&self, position: &AnyPosition) -> Option<Value> {
        self.0.probe(position)
    }

    /// Checks the tables, as [`verify`](crate::verify()) does.
    ///
    /// # Errors
    /// The first position whose value is wrong.
    pub fn verify(
        &self,
        extent: Extent,
        watch: &mut dyn FnMut(u64),
    ) -> Result<u64, Box<AnyMismatch>> {
        self.0.verify(extent, watch)
    }
}

/// Tables of some rule set.
trait Open: Debug + Send + Sync {
    fn rules(&self) -> VariantId;
    fn most_pieces(&self) -> u8;
    fn held(&self) -> Vec<Held>;
    fn missing(&self) -> Vec<Class>;
    fn missing_for(&self, position: &AnyPosition) -> Vec<Class>;
    fn probe(&self, position: &AnyPosition) -> Option<Value>;
    fn verify(&self, extent: Extent, watch: &mut dyn FnMut(u64)) -> Result<u64, Box<AnyMismatch>>;
}

impl<V: Variant> Open for Tables<V>
where
    Position<V>: Into<AnyPosition>,
{
    fn rules(&self) -> VariantId {
        V::ID
    }

    fn most_pieces(&self) -> u8 {
        Tables::most_pieces(self)
    }

    fn held(&self) -> Vec<Held> {
        Tables::held(self).collect()
    }

    fn missing(&self) -> Vec<Class> {
        Tables::missing(self)
    }

    fn missing_for(&self, position: &AnyPosition) -> Vec<Class> {
        of_variant(position).map_or_else(Vec::new, |position| Tables::missing_for(self, position))
    }

    fn probe(&self, position: &AnyPosition) -> Option<Value> {
        Tables::probe(self, of_variant(position)?)
    }

    fn verify(&self, extent: Extent, watch: &mut dyn FnMut(u64)) -> Result<u64, Box<AnyMismatch>> {
        verify(self, extent, watch).map_err(|mismatch| {
            Box::new(AnyMismatch {
                position: mismatch.position.into(),
                told: mismatch.told,
                found: mismatch.found,
            })
        })
    }
}

/// The position inside, if it is of this rule set.
fn of_variant<V: Variant>(position: &AnyPosition) -> Option<&Position<V>> {
    with_position!(position, position => (position as &dyn Any).downcast_ref())
}
