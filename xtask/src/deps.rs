//! Who may use whom: the arrows of docs/ARCHITECTURE.md, and what the command line may name.

mod cli;

use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::run::{output, root};

/// Each room and the rooms it may use; `peatee` (the binary) may use any of them.
const ARROWS: [(&str, &[&str]); 19] = [
    ("rules", &[]),
    ("texts", &[]),
    ("wire", &[]),
    ("notation", &["rules"]),
    ("endgame", &["rules"]),
    ("engine", &["rules", "endgame"]),
    ("protocol", &["rules", "notation", "engine"]),
    ("chess", &["rules"]),
    ("games", &["rules", "notation", "chess", "endgame", "texts"]),
    (
        "players",
        &[
            "rules", "notation", "engine", "endgame", "protocol", "chess", "games",
        ],
    ),
    (
        "analysis",
        &[
            "rules", "notation", "engine", "endgame", "chess", "games", "players",
        ],
    ),
    (
        "matches",
        &["rules", "endgame", "protocol", "games", "players"],
    ),
    ("conduct", &["games"]),
    ("scenario", &["conduct", "games"]),
    ("pairing", &["rules"]),
    ("tournament", &["rules", "pairing"]),
    ("store", &["conduct", "tournament"]),
    (
        "paper",
        &["texts", "games", "conduct", "pairing", "tournament"],
    ),
    (
        "server",
        &[
            "wire",
            "store",
            "conduct",
            "tournament",
            "games",
            "players",
            "analysis",
            "texts",
            "paper",
        ],
    ),
];

/// One use of a room by another.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Edge {
    user: String,
    used: String,
}

/// Fails on any arrow that the picture does not have, and on modules of the command line that reach past the libraries.
pub(crate) fn run() -> Result<()> {
    let edges = edges(&metadata()?)?;
    let forbidden: Vec<&Edge> = edges.iter().filter(|edge| !is_allowed(edge)).collect();
    if let Some(Edge { user, used }) = forbidden.first() {
        bail!(
            "{user} uses {used}, and docs/ARCHITECTURE.md has no such arrow ({} in all)",
            forbidden.len()
        );
    }
    cli::check()?;
    println!("xtask deps: {} arrows, all in the picture", edges.len());
    Ok(())
}

/// What cargo knows of the workspace and all it depends on.
pub(crate) fn metadata() -> Result<Value> {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root());
    serde_json::from_str(&output(&mut command)?).context("cargo metadata is not JSON")
}

fn is_allowed(edge: &Edge) -> bool {
    let allowed = ARROWS
        .iter()
        .find(|(room, _)| *room == edge.user)
        .map(|(_, used)| *used);
    match allowed {
        Some(used) => used.contains(&edge.used.as_str()),
        None => ["peatee", "xtask"].contains(&edge.user.as_str()),
    }
}

/// Every normal or build dependency of one of our packages on another.
fn edges(metadata: &Value) -> Result<Vec<Edge>> {
    let packages = metadata["packages"].as_array().context("no packages")?;
    let ours = packages
        .iter()
        .filter(|package| package["source"].is_null());
    let mut edges = Vec::new();
    for package in ours {
        let user = room(package["name"].as_str().unwrap_or_default());
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let is_ours = !dependency["path"].is_null();
            let is_dev = dependency["kind"] == "dev";
            if is_ours && !is_dev {
                let used = room(dependency["name"].as_str().unwrap_or_default());
                edges.push(Edge {
                    user: user.clone(),
                    used,
                });
            }
        }
    }
    Ok(edges)
}

fn room(package: &str) -> String {
    package
        .strip_prefix("peatee-")
        .unwrap_or(package)
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(user: &str, used: &str) -> Edge {
        Edge {
            user: user.to_owned(),
            used: used.to_owned(),
        }
    }

    #[test]
    fn arrows_of_the_picture_are_allowed_and_others_not() {
        assert!(is_allowed(&edge("games", "chess")));
        assert!(is_allowed(&edge("peatee", "engine")));
        assert!(!is_allowed(&edge("rules", "notation")));
        assert!(!is_allowed(&edge("texts", "games")));
        assert!(!is_allowed(&edge("unheard-of", "rules")));
    }

    #[test]
    fn dev_dependencies_are_exempt() {
        let metadata = serde_json::json!({ "packages": [{
            "name": "peatee-rules", "source": null,
            "dependencies": [
                { "name": "peatee-notation", "path": "x", "kind": "dev" },
                { "name": "smallvec", "path": null, "kind": null },
                { "name": "peatee-texts", "path": "x", "kind": null },
            ],
        }]});
        assert_eq!(edges(&metadata).unwrap(), [edge("rules", "texts")]);
    }
}
