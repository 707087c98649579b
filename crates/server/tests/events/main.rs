//! Competitions over HTTP: files that go up and come down, results, and what everybody sees.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

#[path = "../common/mod.rs"]
mod common;
mod made;
#[allow(dead_code, reason = "each test uses a part of it")]
#[path = "../../../store/tests/common/postgres.rs"]
mod postgres;
mod public;
mod results;
mod shared;
mod travel;
