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

    /// Every sentence that the scripts say, as JSON: what is put in stands in braces.
    pub(super) fn of_scripts(self) -> String {
        let names = [
            "move", "square", "side", "piece", "count", "name", "time", "score", "article",
            "number", "done", "limit", "why", "level", "seconds", "text", "from", "to",
        ];
        let braces: Vec<String> = names.iter().map(|name| format!("{{{name}}}")).collect();
        let arguments: Vec<(&str, Value<'_>)> = names
            .iter()
            .zip(&braces)
            .map(|(name, value)| (*name, Value::Text(value)))
            .collect();
        let said = texts::keys()
            .filter(|key| key.starts_with("web-"))
            .filter_map(|key| Some((key, texts::say(self.0, key, &arguments)?)));
        let table: std::collections::BTreeMap<&str, String> = said.collect();
        // No tag can end inside a script of data.
        let json = serde_json::to_string(&table).unwrap_or_default();
        json.replace('<', "\\u003c")
    }
}
