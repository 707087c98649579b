//! What we link, and under which licence.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::deps::metadata;

/// Licences that may be linked into anything here.
const PERMISSIVE: [&str; 9] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];
/// The licence of what links shakmaty.
const COPYLEFT: &str = "GPL-3.0-or-later";

/// Fails if something is linked under a licence not listed, or a permissive crate of ours reaches a
/// copyleft one.
pub(crate) fn run() -> Result<()> {
    let metadata = metadata()?;
    let packages = packages(&metadata)?;
    for (name, licence) in packages.values() {
        if !is_permissive(licence) && licence != COPYLEFT {
            bail!("{name} is under {licence:?}, which docs/dependencies.md does not allow");
        }
    }
    let links = links(&metadata)?;
    for (id, (name, licence)) in &packages {
        if !is_ours(id, &metadata) || !is_permissive(licence) {
            continue;
        }
        let copyleft = reached(id, &links)
            .into_iter()
            .find(|id| packages.get(id).is_some_and(|(_, l)| l == COPYLEFT));
        if let Some((other, _)) = copyleft.and_then(|id| packages.get(&id)) {
            bail!("{name} is {licence} and links {other}, which is {COPYLEFT}");
        }
    }
    println!("xtask licences: {} packages, all allowed", packages.len());
    Ok(())
}

/// Whether one of the alternatives of an SPDX expression is made of permissive licences alone.
fn is_permissive(expression: &str) -> bool {
    let plain = expression.replace(['(', ')'], "").replace('/', " OR ");
    let parts = |text: &str, by: &str| {
        text.split(by)
            .map(|part| part.trim().to_owned())
            .collect::<Vec<_>>()
    };
    let all_listed = |alternative: &String| {
        parts(alternative, " AND ")
            .iter()
            .all(|one| PERMISSIVE.contains(&one.as_str()))
    };
    // `(A OR B) AND C` reads here as `A`, or `B AND C`: stricter than it is for lists of ours.
    parts(&plain, " OR ").iter().any(all_listed)
}

fn is_ours(id: &str, metadata: &Value) -> bool {
    let members = metadata["workspace_members"].as_array();
    members.into_iter().flatten().any(|member| member == id)
}

/// Name and licence of every package, by id.
fn packages(metadata: &Value) -> Result<BTreeMap<String, (String, String)>> {
    let packages = metadata["packages"].as_array().context("no packages")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    Ok(packages
        .iter()
        .map(|package| {
            (
                text(&package["id"]),
                (text(&package["name"]), text(&package["license"])),
            )
        })
        .collect())
}

/// What each package links, dev-dependencies left out.
fn links(metadata: &Value) -> Result<BTreeMap<String, Vec<String>>> {
    let nodes = metadata["resolve"]["nodes"]
        .as_array()
        .context("nothing resolved")?;
    let mut links = BTreeMap::new();
    for node in nodes {
        let linked = node["deps"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|dependency| {
                let kinds = dependency["dep_kinds"].as_array();
                kinds
                    .into_iter()
                    .flatten()
                    .any(|kind| kind["kind"] != "dev")
            });
        let ids = linked
            .filter_map(|dependency| dependency["pkg"].as_str().map(str::to_owned))
            .collect();
        links.insert(node["id"].as_str().unwrap_or_default().to_owned(), ids);
    }
    Ok(links)
}

fn reached(id: &str, links: &BTreeMap<String, Vec<String>>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut ahead = vec![id.to_owned()];
    while let Some(id) = ahead.pop() {
        for next in links.get(&id).into_iter().flatten() {
            if seen.insert(next.clone()) {
                ahead.push(next.clone());
            }
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read() {
        assert!(is_permissive("MIT OR Apache-2.0"));
        assert!(is_permissive("MIT/Apache-2.0"));
        assert!(is_permissive("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(!is_permissive("GPL-3.0-or-later"));
        assert!(!is_permissive("MPL-2.0"));
        assert!(!is_permissive("MIT AND GPL-3.0-or-later"));
        assert!(!is_permissive(""));
    }
}
