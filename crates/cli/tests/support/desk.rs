//! A desk with an event file on it, at which a test acts by the command line.

use std::fs;
use std::path::Path;
use std::process::Output;

use tempfile::TempDir;

use super::{err, out, run_in};

/// A folder for an event file of a name.
pub(crate) struct Desk {
    folder: TempDir,
    event: &'static str,
}

impl Desk {
    /// One on which nothing lies yet.
    pub(crate) fn of(event: &'static str) -> Desk {
        Desk {
            folder: tempfile::tempdir().expect("a folder"),
            event,
        }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.path().join(name), text).expect("written");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path().join(name)).expect(name)
    }

    /// What `peatee tournament` does with these words.
    pub(crate) fn run(&self, words: &[&str]) -> Output {
        run_in(self.path(), &[&["tournament"], words].concat())
    }

    /// What it answers, and how.
    pub(crate) fn asked(&self, words: &[&str]) -> (Option<i32>, String) {
        let done = self.run(words);
        (done.status.code(), out(&done) + &err(&done))
    }

    /// What it answers to what must succeed.
    pub(crate) fn done(&self, words: &[&str]) -> String {
        let (code, told) = self.asked(words);
        assert_eq!(code, Some(0), "{words:?}: {told}");
        told
    }

    /// It is refused with a reason, and the event file is as before.
    pub(crate) fn refused(&self, words: &[&str], why: &str) {
        let before = self.read(self.event);
        let (code, told) = self.asked(words);
        assert_eq!(code, Some(2), "{words:?}: {told}");
        assert!(told.contains(why), "{words:?}: {told}");
        assert_eq!(self.read(self.event), before);
    }
}
