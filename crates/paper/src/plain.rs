//! The score sheet as plain text.

use texts::Language;

use crate::page::dial;
use crate::sheet::{ScoreSheet, Written};
use crate::words::plain;

impl ScoreSheet {
    /// The sheet as plain text, in columns.
    pub fn text(&self, language: Language) -> String {
        let mut lines = vec![plain(language, "sheet-title"), self.rules(language)];
        lines.push(String::new());
        lines.extend(self.head_lines(language));
        lines.extend(self.start(language));
        lines.push(String::new());
        lines.extend(self.move_lines(language));
        lines.push(String::new());
        lines.extend(self.legend(language));
        for (behind, what) in self.told(language) {
            lines.push(format!("{behind} {what}"));
        }
        lines.push(self.result_line(language));
        lines.extend(self.times(language));
        lines.push(String::new());
        for key in [
            "sheet-signature-white",
            "sheet-signature-black",
            "sheet-signature-judge",
        ] {
            lines.push(format!("____________________  {}", plain(language, key)));
        }
        let lines = lines.iter().map(|line| line.trim_end());
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }

    fn head_lines(&self, language: Language) -> Vec<String> {
        let names = self.names(language).into_iter();
        let names = names.map(|(side, name)| (side, name.to_owned()));
        let heads: Vec<(String, String)> = names.chain(self.heads(language)).collect();
        let width = heads.iter().map(|(name, _)| length(name)).max();
        let width = width.unwrap_or_default();
        let line = |(name, value): &(String, String)| {
            let value = if value.is_empty() { "________" } else { value };
            format!("{}  {value}", padded(name, width))
        };
        heads.iter().map(line).collect()
    }

    fn move_lines(&self, language: Language) -> Vec<String> {
        let cell = |written: Option<&Written>| self.cell(written, language);
        let rows: Vec<(u32, String, String)> = self
            .rows
            .iter()
            .map(|row| {
                // Black began, or White has just not moved yet.
                let white = row.white.as_ref().map_or("…".into(), |one| cell(Some(one)));
                (row.number, white, cell(row.black.as_ref()))
            })
            .collect();
        let heads = ["side-white", "side-black"].map(|key| plain(language, key));
        let width = rows.iter().map(|(_, white, _)| length(white));
        let width = width.chain([length(&heads[0])]).max().unwrap_or_default();
        let first = format!("      {}  {}", padded(&heads[0], width), heads[1]);
        let line = |(number, white, black): &(u32, String, String)| {
            format!("{number:>4}. {}  {black}", padded(white, width))
        };
        core::iter::once(first)
            .chain(rows.iter().map(line))
            .collect()
    }

    fn cell(&self, written: Option<&Written>, language: Language) -> String {
        let Some(written) = written else {
            return String::new();
        };
        let sealed = || plain(language, "sheet-sealed");
        let text = written.text.clone().unwrap_or_else(sealed);
        let used = written.used.map(dial).unwrap_or_default();
        let parts = [text, written.marks(), used];
        let parts = parts.iter().filter(|part| !part.is_empty());
        parts.cloned().collect::<Vec<_>>().join(" ")
    }

    fn result_line(&self, language: Language) -> String {
        let article = self
            .game
            .end()
            .and_then(|end| end.article(self.game.moves()));
        let article = article.map(|article| format!(" ({article})"));
        format!(
            "{}: {} {}{}",
            plain(language, "sheet-result"),
            self.game.score(),
            self.end(language),
            article.unwrap_or_default()
        )
    }
}

/// Letters, not bytes.
fn length(text: &str) -> usize {
    text.chars().count()
}

fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(length(text));
    format!("{text}{}", " ".repeat(missing))
}
