//! Full disks.

use std::process::Command;

/// Runs a program to which a write beyond its limit is an error, and no signal.
pub(crate) const UNHARMED: [&str; 3] = ["sh", "-c", r#"trap "" XFSZ; exec "$0" "$@""#];

/// Lets no file of a process grow beyond so many bytes.
pub(crate) fn limit(process: u32, bytes: &str) {
    let mut prlimit = Command::new("prlimit");
    let limited = prlimit
        .args(["--pid", &process.to_string()])
        .arg(format!("--fsize={bytes}:unlimited"))
        .status();
    assert!(limited.expect("prlimit").success());
}
