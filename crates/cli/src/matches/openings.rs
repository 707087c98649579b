//! The openings of a match, refused in the reader's language.

use anyhow::{Result, anyhow};
use games::RuleSet;
use matches::{Opening, OpeningsError};

use crate::speak::Speaker;

/// The openings of a list, a file, or every one of two plies.
///
/// # Errors
/// When the file cannot be read or a line cannot be played, with its number and the reason.
pub(crate) fn openings(
    rules: RuleSet,
    name: Option<&str>,
    speaker: &Speaker,
) -> Result<Vec<Opening>> {
    let words = speaker.words();
    Opening::named(rules, name).map_err(|error| match &error {
        OpeningsError::Line { source, .. } => {
            anyhow!(source.sentence(&words)).context(error.to_string())
        }
        OpeningsError::OtherRules {
            name,
            own,
            rules,
            source,
        } => anyhow!(source.sentence(&words)).context(format!(
            "openings {name}: a list for --rules {own}, not for {rules}"
        )),
        OpeningsError::Read { .. } | OpeningsError::None(_) => error.into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Language;

    fn english() -> Speaker {
        Speaker::new(Language::English)
    }

    /// A bug: it was not said that the list belongs to another rule set. Those of the same board play what they can.
    #[test]
    fn a_list_of_another_rule_set_says_for_which_it_is() {
        let made = |rules: &str| {
            let rules = rules.parse().expect("ours");
            openings(rules, Some("russian-ballots"), &english())
        };
        for rules in ["international", "chess"] {
            let refused = format!("{:#}", made(rules).expect_err("another board"));
            let for_which = format!("a list for --rules russian, not for {rules}: line 2: ");
            assert!(refused.contains(&for_which), "{refused}");
        }
        assert_eq!(made("russian-1953").expect("the same moves").len(), 149);
    }
}
