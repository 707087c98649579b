//! The migrations are embedded; a new one is a new program.

#![allow(clippy::print_stdout, reason = "that is how cargo is told")]

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
