//! The openings of a match, refused in the reader's language.

use anyhow::{Error, Result, anyhow};
use games::RuleSet;
use matches::{LineError, Opening, OpeningError, OpeningsError};

use crate::speak::{Speaker, shown};

/// The openings of a list, a file, or every one of two plies.
///
/// # Errors
/// When the file cannot be read or a line cannot be played, with its number and the reason.
pub(crate) fn openings(
    rules: RuleSet,
    name: Option<&str>,
    speaker: &Speaker,
) -> Result<Vec<Opening>> {
    Opening::named(rules, name).map_err(|error| refused(error, speaker))
}

fn refused(error: OpeningsError, speaker: &Speaker) -> Error {
    let place = error.to_string();
    match error {
        OpeningsError::Line { source, .. } => of_line(source, speaker).context(place),
        OpeningsError::OtherRules {
            name,
            own,
            rules,
            source,
        } => of_line(source, speaker).context(format!(
            "openings {name}: a list for --rules {own}, not for {rules}"
        )),
        OpeningsError::Read { .. } | OpeningsError::None(_) => error.into(),
    }
}

fn of_line(error: LineError, speaker: &Speaker) -> Error {
    let place = error.to_string();
    let why = match error.source {
        OpeningError::Move { text, refusal } => {
            let text = shown(&text);
            anyhow!("{text}: {}", speaker.refusal(&refusal, &text))
        }
        other @ (OpeningError::Setup { .. } | OpeningError::Over(_)) => other.into(),
    };
    why.context(place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::VariantId;
    use texts::Language;

    const INTERNATIONAL: RuleSet = RuleSet::Draughts(VariantId::International);

    fn english() -> Speaker {
        Speaker::new(Language::English)
    }

    fn read(rules: RuleSet, text: &str, speaker: &Speaker) -> Result<Vec<Opening>> {
        Opening::read(rules, text).map_err(|error| of_line(error, speaker))
    }

    #[test]
    fn a_line_that_cannot_be_played_is_named() {
        for bad in [
            "32-28\n32-28 1-2\n",
            "32-28\nW:W99:B1\n",
            "32-28\n32-28 so\n",
        ] {
            let refused = read(INTERNATIONAL, bad, &english()).expect_err("refused");
            let refused = format!("{refused:#}");
            assert!(refused.starts_with("line 2: "), "{refused}");
        }
    }

    /// A bug: the key of the sentence was shown, such as `reason-empty-square`.
    #[test]
    fn a_move_that_cannot_be_played_is_refused_in_words() {
        let refused = |rules: &str, text: &str, language| {
            let rules = rules.parse().expect("ours");
            let refused = read(rules, text, &Speaker::new(language)).expect_err("refused");
            format!("{refused:#}")
        };
        let said = refused("international", "22-18", Language::English);
        let why = "There is no piece on square 22. (000:3.3)";
        assert_eq!(said, format!("line 1: 22-18: {why}"));
        for (rules, text) in [("international", "foo"), ("chess", "31-26")] {
            for language in Language::ALL {
                let said = refused(rules, text, language);
                let keys = ["reason-", "unreadable"];
                assert!(!keys.iter().any(|key| said.contains(key)), "{said}");
                assert!(said.starts_with(&format!("line 1: {text}: ")), "{said}");
            }
        }
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
