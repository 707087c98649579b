//! The words of a page.

use texts::{Language, Value};

use crate::speech::plain;

/// Says things in the language of a page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words(pub(super) Language);

impl Words {
    pub(super) fn say(self, key: &str) -> String {
        plain(self.0, key)
    }

    pub(super) const fn tag(self) -> &'static str {
        self.0.tag()
    }

    /// A sentence with one thing in it.
    pub(super) fn with(self, key: &str, name: &str, value: &str) -> String {
        let said = texts::say(self.0, key, &[(name, Value::Text(value))]);
        said.unwrap_or_else(|| key.to_owned())
    }

    /// A sentence with a count in it.
    pub(super) fn count(self, key: &str, count: u64) -> String {
        let said = texts::say(self.0, key, &[("count", Value::Number(count))]);
        said.unwrap_or_else(|| key.to_owned())
    }

    /// A phrase with whatever is put in.
    pub(super) fn phrase(self, phrase: &games::Phrase) -> String {
        crate::speech::say(self.0, phrase)
    }

    /// Every sentence that the scripts say, as JSON: what is put in stands in braces.
    pub(super) fn of_scripts(self) -> String {
        let said = texts::keys()
            .filter(|key| key.starts_with("web-"))
            .filter_map(|key| Some((key, self.in_braces(key)?)));
        let table: std::collections::BTreeMap<&str, String> = said.collect();
        // No tag can end inside a script of data.
        let json = serde_json::to_string(&table).unwrap_or_default();
        json.replace('<', "\\u003c")
    }

    /// A sentence with the names of what is put in.
    fn in_braces(self, key: &str) -> Option<String> {
        let named = texts::arguments(key).map(|name| (name, format!("{{{name}}}")));
        let named: Vec<(&str, String)> = named.collect();
        let arguments: Vec<(&str, Value<'_>)> = named
            .iter()
            .map(|(name, braces)| (*name, Value::Text(braces)))
            .collect();
        texts::say(self.0, key, &arguments)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sentence_of_the_scripts_is_missing() {
        let all: Vec<&str> = texts::keys()
            .filter(|key| key.starts_with("web-"))
            .collect();
        for language in Language::ALL {
            let json = Words(language).of_scripts();
            let table: serde_json::Value = serde_json::from_str(&json).expect("JSON");
            for key in &all {
                assert!(table[key].is_string(), "{language:?} {key}");
            }
        }
    }
}
