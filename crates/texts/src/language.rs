//! The languages, and how a person's choice of one is read.

use fluent_templates::{LanguageIdentifier, langid};

/// A language in which every sentence is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// Estonian.
    Estonian,
    /// Russian.
    Russian,
    /// Latvian.
    Latvian,
    /// Lithuanian.
    Lithuanian,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::Estonian,
        Language::Russian,
        Language::Latvian,
        Language::Lithuanian,
    ];

    /// The two letters of the language: `en`, `et`, `ru`, `lv`, `lt`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Estonian => "et",
            Language::Russian => "ru",
            Language::Latvian => "lv",
            Language::Lithuanian => "lt",
        }
    }

    /// The language that a tag or the name of a locale means: `et`, `et-EE`, `et_EE.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let language = tag.split(['-', '_', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|known| known.tag().eq_ignore_ascii_case(language))
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Estonian => "eesti",
            Language::Russian => "русский",
            Language::Latvian => "latviešu",
            Language::Lithuanian => "lietuvių",
        }
    }

    /// The language that the environment asks for, else English.
    ///
    /// As gettext does: the locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty. Unless
    /// it is `C` or `POSIX`, the first known language of the list in `LANGUAGE` goes before it.
    ///
    /// ```
    /// use peatee_texts::Language;
    ///
    /// let language = Language::from_environment(|name| std::env::var(name).ok());
    /// assert!(Language::ALL.contains(&language));
    /// ```
    pub fn from_environment(get: impl Fn(&str) -> Option<String>) -> Language {
        let named = |name: &str| get(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(named);
        let Some(locale) = locale.filter(|locale| !is_plain(locale)) else {
            return Language::English;
        };
        let list = named("LANGUAGE").unwrap_or_default();
        list.split(':')
            .find_map(Language::from_tag)
            .or_else(|| Language::from_tag(&locale))
            .unwrap_or(Language::English)
    }

    pub(crate) const fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::Estonian => langid!("et"),
            Language::Russian => langid!("ru"),
            Language::Latvian => langid!("lv"),
            Language::Lithuanian => langid!("lt"),
        }
    }
}

/// Whether this is the locale of no language: `C` or `POSIX`, with or without a character set.
fn is_plain(locale: &str) -> bool {
    let name = locale.split('.').next();
    matches!(name, Some("C" | "POSIX"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(variables: &[(&str, &str)]) -> Language {
        Language::from_environment(|name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_tag_is_read_with_or_without_country_and_character_set() {
        for tag in [
            "et",
            "ET",
            "et-EE",
            "et_EE",
            "et_EE.UTF-8",
            "et.UTF-8",
            "et@euro",
        ] {
            assert_eq!(Language::from_tag(tag), Some(Language::Estonian), "{tag}");
        }
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }

    #[test]
    fn other_tags_mean_no_language() {
        for tag in ["", "C", "POSIX", "fi", "est", "e", "eesti", " et", "_EE"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_is_the_locale() {
        assert_eq!(from(&[("LANG", "lv_LV.UTF-8")]), Language::Latvian);
        let messages = [("LC_MESSAGES", "lt_LT"), ("LANG", "lv_LV.UTF-8")];
        assert_eq!(from(&messages), Language::Lithuanian);
        let all = [("LC_ALL", "ru_RU.UTF-8"), ("LC_MESSAGES", "lt_LT")];
        assert_eq!(from(&all), Language::Russian);
        assert_eq!(
            from(&[("LC_ALL", ""), ("LANG", "et_EE")]),
            Language::Estonian
        );
    }

    #[test]
    fn without_a_known_language_it_is_english() {
        assert_eq!(from(&[]), Language::English);
        for locale in ["C", "POSIX", "C.UTF-8", "fi_FI.UTF-8", "en_GB"] {
            assert_eq!(from(&[("LANG", locale)]), Language::English, "{locale}");
        }
        assert_eq!(
            from(&[("LC_ALL", "C"), ("LANG", "et_EE")]),
            Language::English
        );
    }

    #[test]
    fn the_language_list_goes_before_the_locale() {
        let listed = [("LANGUAGE", "fi:et:ru"), ("LANG", "lv_LV")];
        assert_eq!(from(&listed), Language::Estonian);
        let unknown = [("LANGUAGE", "fi:sv"), ("LANG", "lv_LV")];
        assert_eq!(from(&unknown), Language::Latvian);
        let empty = [("LANGUAGE", ""), ("LANG", "lv_LV")];
        assert_eq!(from(&empty), Language::Latvian);
        let foreign = [("LANGUAGE", "et_EE"), ("LANG", "fi_FI.UTF-8")];
        assert_eq!(from(&foreign), Language::Estonian);
    }

    #[test]
    fn the_language_list_is_ignored_in_the_plain_locale() {
        assert_eq!(
            from(&[("LANGUAGE", "et"), ("LC_ALL", "C")]),
            Language::English
        );
        assert_eq!(from(&[("LANGUAGE", "et")]), Language::English);
    }
}
