//! Which articles the cases of `examples.json` and the scenarios name.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::{Article, EXAMPLES, entries, name_below};

/// Scenarios of what the house grants and no book has.
const HOUSE: &str = "house";

/// Kinds of `examples.json` that belong to no article: endgames, which the tests of `endgame` hold against its tables.
const WITHOUT_ARTICLE: [&str; 1] = ["endgame"];

/// The cases that tests run, each with the article of its id: `000:4.13-majority` is of `000:4.13`.
pub(super) fn cases(examples: &str, articles: &[Article]) -> Result<Vec<(String, String)>> {
    let examples: Value = serde_json::from_str(examples).context(EXAMPLES)?;
    let cases = examples["cases"].as_array().context("cases")?;
    let mut named = Vec::new();
    for case in cases {
        let (Some(id), Some(kind)) = (case["id"].as_str(), case["kind"].as_str()) else {
            bail!("a case without id or kind in {EXAMPLES}");
        };
        if !WITHOUT_ARTICLE.contains(&kind) {
            named.push((article_of(id, articles), format!("examples::{id}")));
        }
    }
    Ok(named)
}

/// The longest article that the id of a case begins with; the id itself where there is none.
fn article_of(case: &str, articles: &[Article]) -> String {
    let mut id = case;
    loop {
        if articles.iter().any(|article| article.id == id) {
            return id.to_owned();
        }
        match id.rsplit_once('-') {
            Some((shorter, _)) => id = shorter,
            None => return case.to_owned(),
        }
    }
}

/// The articles that each scenario names behind `Articles:`.
pub(super) fn scenarios(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut named = Vec::new();
    for book in entries(folder)? {
        if book.ends_with(HOUSE) {
            continue;
        }
        for file in entries(&book)? {
            let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            let name = format!("scenarios/{}", name_below(folder, &file));
            let articles = text.lines().find_map(|line| line.strip_prefix("Articles:"));
            let articles = articles.with_context(|| format!("{name} names no article"))?;
            let ids = articles.split(',').map(|id| id.trim().to_owned());
            named.extend(ids.map(|id| (id, name.clone())));
        }
    }
    Ok(named)
}
