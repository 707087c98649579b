//! The summary of a proof, written step by step: one that was cut short goes on where it was.

use std::fs::{OpenOptions, create_dir_all, read_to_string, remove_file, write};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::run::{output, root};

/// The steps of a proof that have ended without a fault.
pub(super) struct Evidence {
    part: &'static str,
    commit: String,
    steps: Steps,
}

impl Evidence {
    /// Begins a proof, or goes on with one of the same commit if nothing was changed since.
    pub(super) fn new(part: &'static str) -> Result<Evidence> {
        let commit = git(&["rev-parse", "--short", "HEAD"])?;
        let is_changed = !git(&["status", "--porcelain", "--untracked-files=no"])?.is_empty();
        let folder = root().join("target/prove");
        create_dir_all(&folder)?;
        let path = folder.join(format!("{part}-{commit}.steps"));
        if is_changed && path.exists() {
            remove_file(&path)?;
        }
        let steps = Steps::open(&path)?;
        Ok(Evidence {
            part,
            commit: if is_changed {
                format!("{commit} with changes")
            } else {
                commit
            },
            steps,
        })
    }

    pub(super) fn step(&mut self, name: &str, step: impl FnOnce() -> Result<()>) -> Result<()> {
        self.counted(name, || step().map(|()| String::new()))
    }

    /// A step that says what it counted.
    pub(super) fn counted(
        &mut self,
        name: &str,
        step: impl FnOnce() -> Result<String>,
    ) -> Result<()> {
        println!("\n== {name}");
        if let Some(done) = self.steps.of(name) {
            println!("done before {done}");
            return Ok(());
        }
        let begun = Instant::now();
        let counts = step()?;
        println!("{counts}");
        self.steps.keep(name, &counts, begun.elapsed().as_secs())
    }

    /// Writes the summary of all steps into `docs/evidence`.
    pub(super) fn keep(self) -> Result<()> {
        let Evidence {
            part,
            commit,
            steps,
        } = self;
        let mut text = format!(
            "# Proof of {part}\n\n`cargo xtask prove {part}`; every step below ended without a fault.\n\n"
        );
        for line in &steps.lines {
            text += &format!("- {line}\n");
        }
        text += &format!("\nCommit {commit}.\n");
        let folder = root().join("docs/evidence");
        create_dir_all(&folder)?;
        let path = folder.join(format!("{part}.md"));
        write(&path, text)?;
        remove_file(&steps.path)?;
        println!("kept in {}", path.display());
        Ok(())
    }
}

fn git(arguments: &[&str]) -> Result<String> {
    let said = output(Command::new("git").args(arguments).current_dir(root()))?;
    Ok(said.trim().to_owned())
}

/// Steps with what they counted, a line each, also in a file.
struct Steps {
    path: PathBuf,
    lines: Vec<String>,
}

impl Steps {
    fn open(path: &Path) -> Result<Steps> {
        let lines = if path.exists() {
            read_to_string(path).with_context(|| path.display().to_string())?
        } else {
            write(path, "").with_context(|| path.display().to_string())?;
            String::new()
        };
        Ok(Steps {
            path: path.to_owned(),
            lines: lines.lines().map(str::to_owned).collect(),
        })
    }

    /// What a step counted, and how long it took.
    fn of(&self, name: &str) -> Option<&str> {
        let mut lines = self.lines.iter();
        lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    fn keep(&mut self, name: &str, counts: &str, seconds: u64) -> Result<()> {
        let counts = counts.trim().replace('\n', "; ");
        let line = match counts.as_str() {
            "" => format!("{name}: {seconds} s"),
            _ => format!("{name}: {counts}; {seconds} s"),
        };
        let mut file = OpenOptions::new().append(true).open(&self.path)?;
        writeln!(file, "{line}")?;
        self.lines.push(line);
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;

    /// An hour of games was lost when a later step failed: what is done stays done.
    #[test]
    fn a_proof_that_was_cut_short_goes_on_where_it_was() {
        let path = std::env::temp_dir().join(format!("peatee-steps-{}", std::process::id()));
        let mut steps = Steps::open(&path).expect("a new file");
        assert_eq!(steps.of("games"), None);
        steps.keep("games", "1000, 0 failures", 7).expect("kept");
        steps.keep("fuzz", "", 60).expect("kept");
        let again = Steps::open(&path).expect("the same file");
        assert_eq!(again.of("games"), Some("1000, 0 failures; 7 s"));
        assert_eq!(again.of("fuzz"), Some("60 s"));
        assert_eq!(again.of("game"), None);
        remove_file(&path).expect("cleaned");
    }
}
