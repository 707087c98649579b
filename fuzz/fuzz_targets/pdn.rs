//! Any bytes as a PDN file: every game is written and read back the same, and the work is bounded.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::pdn::{Fault, Place, Reader, Text, Visitor, Wish};
use notation::{Builder, Layout, Mark, Record, Score, write_record};

fuzz_target!(|bytes: &[u8]| {
    let mut reader = Reader::new(bytes);
    let mut counter = Counter::default();
    let most = 4 * bytes.len() + 100;
    while let Ok(true) = reader.read(&mut counter) {
        let (record, _) = counter.builder.take();
        for layout in [Layout::Pdn, Layout::Columns] {
            reread(&record, layout);
        }
        assert!(counter.calls <= most, "{} calls", counter.calls);
    }
});

fn reread(record: &Record, layout: Layout) {
    let text = write_record(record, layout);
    let mut reader = Reader::new(text.as_bytes());
    let mut builder = Builder::new();
    assert_eq!(reader.read(&mut builder), Ok(true), "{text}");
    assert_eq!(builder.take(), (record.clone(), Vec::new()), "{text}");
    assert_eq!(reader.read(&mut builder), Ok(false), "{text}");
}

/// Builds, and counts what it is told.
#[derive(Default)]
struct Counter {
    builder: Builder,
    calls: usize,
}

impl Visitor for Counter {
    fn begin(&mut self, at: Place) {
        self.calls += 1;
        self.builder.begin(at);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: Place) {
        self.calls += 1;
        self.builder.tag(name, value, at);
    }

    fn moves(&mut self) -> Wish {
        self.calls += 1;
        self.builder.moves()
    }

    fn number(&mut self, number: u32, dots: u32, at: Place) {
        self.calls += 1;
        self.builder.number(number, dots, at);
    }

    fn played(&mut self, text: &str, at: Place) {
        self.calls += 1;
        self.builder.played(text, at);
    }

    fn mark(&mut self, mark: Mark, at: Place) {
        self.calls += 1;
        self.builder.mark(mark, at);
    }

    fn comment(&mut self, text: Text<'_>, at: Place) {
        self.calls += 1;
        self.builder.comment(text, at);
    }

    fn setup(&mut self, fen: Text<'_>, at: Place) {
        self.calls += 1;
        self.builder.setup(fen, at);
    }

    fn open_variation(&mut self, at: Place) {
        self.calls += 1;
        self.builder.open_variation(at);
    }

    fn close_variation(&mut self) {
        self.calls += 1;
        self.builder.close_variation();
    }

    fn fault(&mut self, fault: Fault, at: Place) {
        self.calls += 1;
        self.builder.fault(fault, at);
    }

    fn end(&mut self, score: Option<Score>, at: Place) {
        self.calls += 1;
        self.builder.end(score, at);
    }
}
