//! The modules of the command line that may name `store` or `engine`: what a page needs of them lies in a library.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::run::root;

/// The rooms that few modules of `cli` may name, and these modules, below `crates/cli/src`.
const NAMED_IN: [(&str, &[&str]); 2] = [
    // Accounts, and the names of people.
    ("store", &["admin.rs", "args/play.rs", "args/serve.rs"]),
    // How much memory the machine can spare.
    ("engine", &["tables.rs"]),
];

/// Fails where a module names a room that is not for it, or a list names a module that does not need it.
pub(super) fn check() -> Result<()> {
    let folder = root().join("crates/cli/src");
    let mut modules = Vec::new();
    read(&folder, &folder, &mut modules)?;
    let faults = faults(&modules);
    if let Some(first) = faults.first() {
        bail!("{first} (xtask/src/deps/cli.rs; {} in all)", faults.len());
    }
    Ok(())
}

/// A module by its path below the folder of sources, with its text.
type Module = (String, String);

fn read(folder: &Path, base: &Path, modules: &mut Vec<Module>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            read(&path, base, modules)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path.strip_prefix(base).unwrap_or(&path);
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            modules.push((name.display().to_string(), text));
        }
    }
    Ok(())
}

fn faults(modules: &[Module]) -> Vec<String> {
    let mut faults = Vec::new();
    for (room, listed) in NAMED_IN {
        for (module, text) in modules {
            match (names(text, room), listed.contains(&module.as_str())) {
                (true, false) => faults.push(format!("cli/src/{module} names {room}")),
                (false, true) => faults.push(format!("cli/src/{module} need not name {room}")),
                (true, true) | (false, false) => {}
            }
        }
        let is_gone = |name: &&&str| !modules.iter().any(|(module, _)| module == *name);
        let gone = listed.iter().filter(is_gone);
        faults.extend(gone.map(|name| format!("there is no cli/src/{name}")));
    }
    faults
}

/// Whether a source names a crate by a path or an import, outside of comments.
fn names(source: &str, room: &str) -> bool {
    source.lines().any(|line| {
        let code = line.split("//").next().unwrap_or_default();
        let mut places = code.match_indices(room);
        places.any(|(at, _)| is_crate(&code[..at], &code[at + room.len()..]))
    })
}

/// Whether a word is the name of a crate, by what stands before and behind it.
fn is_crate(before: &str, behind: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let is_whole = !before.ends_with(is_name);
    // In `self::engine` it is a module of this one.
    let is_first = match before.strip_suffix("::") {
        Some(path) => !path.ends_with(is_name),
        None => true,
    };
    let is_imported = before.trim_end().ends_with("use") && behind.starts_with([';', ' ']);
    is_whole && is_first && (behind.starts_with("::") || is_imported)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_named_by_paths_and_imports() {
        for source in [
            "use store::Name;",
            "use store;",
            "use store as kept;",
            "let store = store::open(at);",
            "f(::store::Name::LONGEST)",
            "use {rules::Color, store::Name};",
        ] {
            assert!(names(source, "store"), "{source}");
        }
        for source in [
            "// store::Name is another thing",
            "use self::store::Name;",
            "use crate::store::Name;",
            "mod store;",
            "let store = open(at);",
            "restore::Name",
            "store_kept::Name",
            "store.open()",
        ] {
            assert!(!names(source, "store"), "{source}");
        }
    }

    #[test]
    fn the_list_is_whole_and_not_too_long() {
        let module = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let mut modules = vec![
            module("admin.rs", "use store::Name;"),
            module("args/play.rs", "store::Name"),
            module("args/serve.rs", "use store::Name;"),
            module("tables.rs", "engine::spare_megabytes"),
            module("main.rs", "mod admin;"),
        ];
        assert_eq!(faults(&modules), [""; 0]);
        modules.push(module("serve.rs", "use engine::Level;"));
        assert_eq!(faults(&modules), ["cli/src/serve.rs names engine"]);
        modules.truncate(3);
        assert_eq!(faults(&modules), ["there is no cli/src/tables.rs"]);
        modules[0].1.clear();
        assert_eq!(faults(&modules)[0], "cli/src/admin.rs need not name store");
    }
}
