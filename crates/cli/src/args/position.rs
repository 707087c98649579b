//! A rule set and a position, as many commands ask for them.

use clap::Args;
use games::{Game, RuleSet, fen_of_lists};
use rules::DrawOptions;

/// A rule set and a position.
#[derive(Args, Clone, Debug)]
pub(crate) struct Position {
    /// Rule set, such as international, russian, brazilian, home, chess (`peatee rules` lists all)
    #[arg(long, short, default_value = "international", value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: RuleSet,

    /// Interpretation of a draw rule, such as kings-only-rule=not-in-small-endings, small-endings=not-played-out or home-counts=plies (docs/rulebooks.md; may be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = setting)]
    pub(crate) options: Vec<Setting>,

    /// Start from this position: W:W31-50:B1-20, kings with K; two lists of squares as the rulebooks print them, with White to move: "White a1, Kb2 (2); Black h8 (1)"; one letter per square as in Hub; for chess, a chess FEN
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub(crate) fen: Option<String>,
}

impl Position {
    /// A game from the position.
    pub(crate) fn game(&self) -> anyhow::Result<Game> {
        let options = draw_options(&self.options)?;
        let lists = self
            .fen
            .as_deref()
            .map(|text| fen_of_lists(self.rules, text));
        let lists = lists.transpose().map_err(|error| {
            let text = self.fen.as_deref().unwrap_or_default();
            anyhow::anyhow!("--fen {text:?} for {}: {error}", self.rules)
        })?;
        let fen = lists.flatten().or_else(|| self.fen.clone());
        let fen = fen.as_deref();
        Game::start(self.rules, fen, options).map_err(|refused| match fen {
            Some(fen) => anyhow::anyhow!("--fen {fen:?} for {}: {refused}", self.rules),
            None => anyhow::anyhow!("{}: {refused}", self.rules),
        })
    }
}

/// A setting of the draw rules, known to exist.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    name: String,
    value: String,
}

pub(super) fn draw_options(settings: &[Setting]) -> anyhow::Result<DrawOptions> {
    let mut options = DrawOptions::default();
    for Setting { name, value } in settings {
        options.set(name, value)?;
    }
    Ok(options)
}

/// The value of each setting of the draw rules that was chosen.
pub(super) fn chosen(settings: &[Setting]) -> [Option<&'static str>; DrawOptions::SETTINGS.len()] {
    DrawOptions::SETTINGS.map(|(name, values)| {
        let mut chosen = settings.iter().rev();
        let chosen = chosen.find(|setting| setting.name == name)?;
        values.into_iter().find(|value| *value == chosen.value)
    })
}

pub(crate) fn rule_set(id: &str) -> Result<RuleSet, String> {
    id.parse()
        .map_err(|unknown: games::UnknownRules| unknown.to_string())
}

pub(super) fn setting(text: &str) -> Result<Setting, String> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let known = DrawOptions::default().set(name, value);
    known.map_err(|unknown| unknown.to_string())?;
    Ok(Setting {
        name: name.to_owned(),
        value: value.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Item B.5 of part 7: every reading of a draw rule can be chosen, in both values.
    #[test]
    fn found_7_b5_every_reading_can_be_chosen() {
        for (name, values) in DrawOptions::SETTINGS {
            for value in values {
                let chosen = setting(&format!("{name}={value}")).expect("a reading");
                let mut expected = DrawOptions::default();
                expected.set(name, value).expect("a reading");
                assert_eq!(draw_options(&[chosen]).expect("readings"), expected);
            }
            assert!(setting(&format!("{name}=perhaps")).is_err());
        }
    }
}
