//! The endgame tables that are part of the program: built anew, or compared with a new build.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, bail};
use endgame::{Class, Means, SHIPPED_FOR, build_class, folder_of, shipped_classes};
use rules::{Variant, with_variant};

use crate::run::root;

/// What is done with a new build.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Use {
    /// It replaces the shipped files.
    Replace,
    /// It must equal them.
    Compare,
}

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let purpose = match arguments {
        [] => Use::Replace,
        [flag] if flag == "--check" => Use::Compare,
        _ => bail!("usage: cargo xtask shipped-tables [--check]"),
    };
    println!("xtask shipped-tables: {}", build(purpose)?);
    Ok(())
}

/// Builds the tables of every rule set that ships some; the line of what came of it.
pub(crate) fn build(purpose: Use) -> Result<String> {
    let folder = root().join("target/shipped-tables");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    }
    let (mut files, mut bytes) = (0, 0);
    for variant in SHIPPED_FOR {
        let sizes = with_variant!(variant, V => of_rules::<V>(&folder, purpose)?);
        files += sizes.len();
        bytes += sizes.iter().sum::<u64>();
    }
    let done = match purpose {
        Use::Replace => "written",
        Use::Compare => "equal to a new build",
    };
    Ok(format!("{files} files of {bytes} bytes {done}"))
}

/// The sizes of the files of a rule set.
fn of_rules<V: Variant>(folder: &Path, purpose: Use) -> Result<Vec<u64>> {
    let means = Means::threads(thread::available_parallelism().map_or(1, usize::from));
    let classes = shipped_classes();
    for class in &classes {
        build_class::<V>(folder, *class, means, &mut |_| {})?;
    }
    let file = |class: &Class| {
        let name = format!("{class}.wdl");
        let built = folder_of::<V>(folder).join(&name);
        let shipped = shipped_folder().join(V::ID.id()).join(&name);
        put(&built, &shipped, purpose)
    };
    classes.iter().map(file).collect()
}

fn put(built: &Path, shipped: &Path, purpose: Use) -> Result<u64> {
    let bytes = fs::read(built).with_context(|| format!("{}", built.display()))?;
    match purpose {
        Use::Replace => {
            fs::write(shipped, &bytes).with_context(|| format!("{}", shipped.display()))?;
        }
        Use::Compare => {
            let kept = fs::read(shipped).with_context(|| format!("{}", shipped.display()))?;
            if kept != bytes {
                bail!("{} differs from a new build", shipped.display());
            }
        }
    }
    Ok(bytes.len() as u64)
}

fn shipped_folder() -> PathBuf {
    root().join("crates/endgame/shipped")
}
