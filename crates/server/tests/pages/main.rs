//! What is printed, and simultaneous displays: over real HTTP and real sockets, on a real database.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

#[path = "../common/mod.rs"]
mod common;
mod printed;
mod simul;
