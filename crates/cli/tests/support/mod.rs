//! What the tests of the program share: calling it, and a folder for its files.

#[allow(dead_code, reason = "not every file of tests acts at a desk")]
pub(crate) mod desk;
#[allow(dead_code, reason = "not every file of tests reads reports")]
pub(crate) mod trf;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The program in English, whatever the environment says.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_peatee"));
    command
        .args(arguments)
        .env("LC_ALL", "C")
        .env_remove("LANGUAGE");
    command
}

/// The program where its files are.
#[allow(dead_code, reason = "not every file of tests has a folder")]
pub(crate) fn run_in(folder: &Path, arguments: &[&str]) -> Output {
    let done = command(arguments).current_dir(folder).output();
    done.expect("the program starts")
}

/// The program with something on its standard input.
#[allow(dead_code, reason = "not every file of tests gives it input")]
pub(crate) fn fed(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    // A program that has refused its input may have closed it.
    let written = stdin.write_all(input);
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert!(written.is_ok() || output.status.code() == Some(2));
    output
}

#[allow(dead_code, reason = "not every file of tests reads it")]
pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

#[allow(dead_code, reason = "not every file of tests reads it")]
pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

/// A folder of its own that goes away with the test.
#[allow(dead_code, reason = "not every file of tests writes files")]
pub(crate) struct Folder(pub(crate) PathBuf);

#[allow(dead_code, reason = "not every file of tests writes files")]
impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let name = format!("peatee-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::remove_dir_all(&path).unwrap_or_default();
        fs::create_dir(&path).expect("a new folder");
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.file(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).expect("a folder");
        }
        fs::write(&path, content).expect("written");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap_or_default();
    }
}
