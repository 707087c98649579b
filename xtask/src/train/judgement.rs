//! By what a player of training games judges positions.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use engine::Weights;
use rules::Variant;

/// By what a player judges. A match or a generation of games must never fall back to force unasked: its figures would look
/// like any others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Judgement {
    /// The weights that come with the engine.
    BuiltIn,
    /// Force alone, for the first generation.
    Force,
    /// The weights in a file.
    File(PathBuf),
}

impl Judgement {
    /// A file, or `none` for force alone.
    pub(crate) fn named(text: &str) -> Judgement {
        match text {
            "none" => Judgement::Force,
            file => Judgement::File(PathBuf::from(file)),
        }
    }

    /// What the engine is to judge by.
    pub(crate) fn weights<V: Variant>(&self) -> Result<Option<Arc<Weights>>> {
        match self {
            Judgement::BuiltIn => {
                let weights = Weights::built_in::<V>();
                weights.context("no weights are built in").map(Some)
            }
            Judgement::Force => Ok(None),
            Judgement::File(path) => read::<V>(path).map(Some),
        }
    }
}

fn read<V: Variant>(path: &Path) -> Result<Arc<Weights>> {
    let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
    let weights = Weights::read::<V>(&bytes).with_context(|| path.display().to_string())?;
    Ok(Arc::new(weights))
}

impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Judgement::BuiltIn => f.write_str("the built-in weights"),
            Judgement::Force => f.write_str("force alone"),
            Judgement::File(path) => path.display().fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

    use super::*;

    #[test]
    fn force_alone_is_judged_by_only_where_it_is_asked_for() {
        assert!(
            Judgement::BuiltIn
                .weights::<rules::Russian>()
                .expect("built in")
                .is_some()
        );
        assert!(
            Judgement::named("none")
                .weights::<rules::Russian>()
                .expect("none")
                .is_none()
        );
        assert!(
            Judgement::named("no-such.weights")
                .weights::<rules::Russian>()
                .is_err()
        );
    }
}
