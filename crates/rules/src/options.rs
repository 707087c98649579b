//! The readings of the draw rules that a player or organiser may choose.

use alloc::string::{String, ToString};

/// What `001:7.2.7` and `7.2.8` mean by a winning position (ambiguities B2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum WinningPosition {
    /// Endgame tables say that the position is won, counted draws ignored.
    #[default]
    Exact,
    /// Whatever the lone king answers, it is captured or blocked at once.
    Narrow,
}

/// How `001:7.2.5` and `7.2.6` go together (ambiguities B5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum KingsOnlyRule {
    /// Both apply; the first met ends the game.
    #[default]
    Literal,
    /// In endings of four to seven pieces `7.2.6` replaces `7.2.5`.
    NotInSmallEndings,
}

/// Whether endings of `001:7.2.7` and `7.2.8` are played out (`7.2.9`): set from the time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SmallEndings {
    /// They are played out: there is an increment, or no clock.
    #[default]
    PlayedOut,
    /// They are drawn at once unless the position is won: the control has no increment.
    NotPlayedOut,
}

/// Whose moves the fifteen of `003:19` are (ambiguities C5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum HomeCounts {
    /// Fifteen by each player.
    #[default]
    PerPlayer,
    /// Fifteen in all.
    Plies,
}

/// The readings of the draw rules that a player or organiser may choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DrawOptions {
    /// `winning-position`
    pub winning_position: WinningPosition,
    /// `kings-only-rule`
    pub kings_only_rule: KingsOnlyRule,
    /// `small-endings`
    pub small_endings: SmallEndings,
    /// `home-counts`
    pub home_counts: HomeCounts,
}

impl DrawOptions {
    /// Each setting with its values, the default first.
    pub const SETTINGS: [(&str, [&str; 2]); 4] = [
        ("winning-position", ["exact", "narrow"]),
        ("kings-only-rule", ["literal", "not-in-small-endings"]),
        ("small-endings", ["played-out", "not-played-out"]),
        ("home-counts", ["per-player", "plies"]),
    ];

    /// Chooses a setting by its name and value.
    ///
    /// ```
    /// use peatee_rules::{DrawOptions, SmallEndings};
    ///
    /// let mut options = DrawOptions::default();
    /// options.set("small-endings", "not-played-out")?;
    /// assert_eq!(options.small_endings, SmallEndings::NotPlayedOut);
    /// assert!(options.set("small-endings", "perhaps").is_err());
    /// # Ok::<(), peatee_rules::UnknownSetting>(())
    /// ```
    ///
    /// # Errors
    /// When there is no such setting or value; nothing is changed.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), UnknownSetting> {
        match (name, value) {
            ("winning-position", "narrow") => self.winning_position = WinningPosition::Narrow,
            ("winning-position", "exact") => self.winning_position = WinningPosition::Exact,
            ("kings-only-rule", "literal") => self.kings_only_rule = KingsOnlyRule::Literal,
            ("kings-only-rule", "not-in-small-endings") => {
                self.kings_only_rule = KingsOnlyRule::NotInSmallEndings
            }
            ("small-endings", "played-out") => self.small_endings = SmallEndings::PlayedOut,
            ("small-endings", "not-played-out") => self.small_endings = SmallEndings::NotPlayedOut,
            ("home-counts", "per-player") => self.home_counts = HomeCounts::PerPlayer,
            ("home-counts", "plies") => self.home_counts = HomeCounts::Plies,
            _ => return Err(UnknownSetting(name.to_string() + "=" + value)),
        }
        Ok(())
    }

    /// The value of a setting; none where there is no such setting.
    pub fn value(self, name: &str) -> Option<&'static str> {
        let (_, values) = Self::SETTINGS
            .into_iter()
            .find(|(known, _)| *known == name)?;
        values.into_iter().find(|value| {
            let mut same = self;
            same.set(name, value).is_ok() && same == self
        })
    }
}

/// There is no such setting or value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "no setting {0:?}; known are winning-position=exact|narrow, kings-only-rule=literal|not-in-small-endings, \
     small-endings=played-out|not-played-out, home-counts=per-player|plies"
)]
pub struct UnknownSetting(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_can_be_chosen_and_the_first_value_is_the_default() {
        for (name, [first, second]) in DrawOptions::SETTINGS {
            let mut options = DrawOptions::default();
            options.set(name, first).unwrap();
            assert_eq!(options, DrawOptions::default(), "{name}");
            options.set(name, second).unwrap();
            assert_ne!(options, DrawOptions::default(), "{name}");
            assert_eq!(options.value(name), Some(second));
            let told = UnknownSetting(String::new()).to_string();
            assert!(
                told.contains(&alloc::format!("{name}={first}|{second}")),
                "{told}"
            );
        }
    }
}
