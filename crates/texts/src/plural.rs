//! Which form of a word goes with a number.

use crate::Language;

/// The plural category of a whole number, in the words of CLDR.
pub(crate) const fn plural(language: Language, number: u64) -> &'static str {
    match (language, number % 10, number % 100) {
        (Language::English | Language::Estonian, ..) if number == 1 => "one",
        (Language::English | Language::Estonian, ..) => "other",

        (Language::Russian, _, 11..=14) => "many",
        (Language::Russian, 1, _) => "one",
        (Language::Russian, 2..=4, _) => "few",
        (Language::Russian, ..) => "many",

        (Language::Latvian, _, 11..=19) | (Language::Latvian, 0, _) => "zero",
        (Language::Latvian, 1, _) => "one",
        (Language::Latvian, ..) => "other",

        (Language::Lithuanian, _, 11..=19) | (Language::Lithuanian, 0, _) => "other",
        (Language::Lithuanian, 1, _) => "one",
        (Language::Lithuanian, ..) => "few",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use icu_plurals::{PluralCategory, PluralRules, PluralRulesOptions};

    fn name(category: PluralCategory) -> &'static str {
        match category {
            PluralCategory::Zero => "zero",
            PluralCategory::One => "one",
            PluralCategory::Two => "two",
            PluralCategory::Few => "few",
            PluralCategory::Many => "many",
            PluralCategory::Other => "other",
        }
    }

    #[test]
    fn the_categories_are_those_of_icu() {
        for language in Language::ALL {
            let locale: icu_locale_core::Locale = language.tag().parse().unwrap();
            let rules = PluralRules::try_new(locale.into(), PluralRulesOptions::default()).unwrap();
            for number in 0..2000_u64 {
                let expected = name(rules.category_for(number));
                assert_eq!(plural(language, number), expected, "{language:?} {number}");
            }
        }
    }
}
