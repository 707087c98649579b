//! Files of all kinds, one a quirk, and exactly what is read in each.
//!
//! Each file of `fixtures/` tells its story in its first line, unless that would spoil it. The games
//! and the people in them are invented.
//!
//! How the expectations are written: tags as `Name: value`, then the moves on one line, marks in
//! `<>`, comments in `{}`, variations in `()`, positions between strokes; then the score, then the
//! faults with line and column.

mod moves;
mod remarks;
mod results;
mod tags;
mod text;

use notation::pdn::Reader;
use notation::{Builder, Layout, Line, Record, write_record};
use peatee_notation as notation;

/// Fails unless this is read of a file, and what is read is read back when written.
#[track_caller]
fn reads(file: &str, expected: &str) {
    assert_eq!(told(file), expected.trim_start_matches('\n'));
}

fn told(file: &str) -> String {
    let path = format!("{}/tests/fixtures/{file}.pdn", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut reader = Reader::new(&bytes[..]);
    let mut builder = Builder::new();
    let mut out = String::new();
    loop {
        match reader.read(&mut builder) {
            Ok(true) => {
                let (record, faults) = builder.take();
                rereads(&record);
                show(&record, &mut out);
                for (fault, at) in faults {
                    out += &format!("! {at} {fault}\n");
                }
            }
            Ok(false) => break,
            Err(error) => {
                out += &format!("refused: {error}\n");
                break;
            }
        }
    }
    for (fault, at) in builder.take().1 {
        out += &format!("! {at} {fault}, behind all\n");
    }
    out
}

fn show(record: &Record, out: &mut String) {
    for tag in &record.tags {
        let tag = format!("{}: {}", tag.name, tag.value);
        *out += &format!("{}\n", tag.trim_end());
    }
    let mut line = String::new();
    show_line(&record.line, &mut line);
    *out += &format!("{}\n= {:?}\n", line.trim_end(), record.score);
}

fn show_line(line: &Line, out: &mut String) {
    let comments = |comments: &[String], out: &mut String| {
        for comment in comments {
            *out += &format!("{{{comment}}} ");
        }
    };
    comments(&line.comments, out);
    for step in &line.steps {
        if let Some(fen) = &step.setup {
            *out += &format!("/{fen}/ ");
        }
        out.push_str(&step.text);
        for mark in &step.marks {
            *out += &format!("<{mark}>");
        }
        out.push(' ');
        comments(&step.comments, out);
        for variation in &step.variations {
            out.push_str("( ");
            show_line(variation, out);
            out.push_str(") ");
        }
    }
    if let Some(fen) = &line.setup {
        *out += &format!("/{fen}/ ");
    }
}

fn rereads(record: &Record) {
    for layout in [Layout::Pdn, Layout::Columns] {
        let text = write_record(record, layout);
        let mut builder = Builder::new();
        assert_eq!(Reader::new(text.as_bytes()).read(&mut builder), Ok(true));
        assert_eq!(builder.take(), (record.clone(), Vec::new()), "{text}");
    }
}
