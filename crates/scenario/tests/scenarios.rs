//! Every scenario in `crates/conduct/scenarios/` goes as it says.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use conduct::{Breach, Misconduct};
use peatee_scenario::Scenario;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => files(&path, found),
            false => found.push(path),
        }
    }
}

/// The page lists every error and misconduct that a scenario may name.
#[test]
fn found_7_t_examiner_14_the_page_names_every_error() {
    let page = include_str!("../../../docs/scenarios.md");
    let errors = Breach::ALL.iter().map(|breach| breach.id());
    let misconduct = Misconduct::ALL.iter().map(|one| one.id());
    for id in errors.chain(misconduct) {
        let is_named = page.contains(&format!("`{id}`")) || page.contains(&format!(" {id} by "));
        assert!(is_named, "{id}");
    }
}

#[test]
fn scenarios_go_as_they_say() {
    let mut found = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conduct/scenarios");
    files(&folder, &mut found);
    found.sort();
    let mut wrong = Vec::new();
    for path in &found {
        let name = path.strip_prefix(&folder).unwrap_or(path).display();
        let text = fs::read_to_string(path).expect("text");
        match text.parse::<Scenario>() {
            Err(error) => wrong.push(format!("{name}: {error}")),
            Ok(scenario) => {
                let first = scenario.articles.first().cloned().unwrap_or_default();
                if !is_named_by(&first, &name.to_string()) {
                    wrong.push(format!("{name}: its first article is {first:?}"));
                }
                let story = scenario.run();
                wrong.extend(story.failure.map(|failure| format!("{name}: {failure}")));
            }
        }
    }
    assert!(!found.is_empty(), "no scenario in {}", folder.display());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether a file is named by an article: `002/34.5.txt` by `002:§34.5`, and so is `002/34.5-refused.txt`. What is not in
/// the books lies in `house/`.
fn is_named_by(article: &str, name: &str) -> bool {
    let stem = name.trim_end_matches(".txt");
    let article = article.replace(':', "/").replace('§', "");
    let rest = stem.strip_prefix(&article);
    stem.starts_with("house/") || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}
