//! What the organiser decides about norms, as it is given bit by bit.

use crate::competition::Competition;
use crate::event::Command;
use crate::norms::{ClassNumbers, Hundredths, NormPolicy, SecondClassAtThree};
use crate::refused::Refused;

/// What is given of a [`NormPolicy`]; the rest stays as it was.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NormChanges {
    /// Numbers of those who have none in the book.
    pub numbers: ClassNumbers,
    /// Second class at coefficient 3.00.
    pub second_class_at_3: Option<SecondClassAtThree>,
}

impl NormChanges {
    /// What is decided, with what was decided before where nothing is given.
    pub fn over(&self, before: NormPolicy) -> NormPolicy {
        let either = |new: Option<Hundredths>, old: Option<Hundredths>| new.or(old);
        let (new, old) = (self.numbers, before.numbers);
        NormPolicy {
            numbers: ClassNumbers {
                master: either(new.master, old.master),
                candidate: either(new.candidate, old.candidate),
                unclassified: either(new.unclassified, old.unclassified),
            },
            second_class_at_3: self.second_class_at_3.unwrap_or(before.second_class_at_3),
        }
    }

    /// What holds for a competition: what its instructions say, unless something is given for this once.
    pub fn policy(&self, known: &Competition) -> NormPolicy {
        let laid_down = known.instructions().map(|known| known.norms);
        self.over(laid_down.unwrap_or_default())
    }

    /// What lays them down: the instructions as they are, but for what norms ask.
    ///
    /// # Errors
    /// Before there are instructions.
    pub fn command(&self, known: &Competition) -> Result<Command, Refused> {
        let known = known.instructions().ok_or(Refused::NoInstructions)?;
        let mut wanted = known.clone();
        wanted.norms = self.over(known.norms);
        Ok(Command::Instruct(Box::new(wanted)))
    }
}
