//! Any bytes as a PGN file: it is read to its end, checked, and what is written of it can be read.
#![no_main]

use games::{CheckOptions, Checker, PgnReader};
use libfuzzer_sys::fuzz_target;
use notation::{Builder, Layout, write_record};

fuzz_target!(|bytes: &[u8]| {
    let mut reader = PgnReader::new(bytes);
    let mut builder = Builder::new();
    let mut games = 0;
    while let Ok(true) = reader.read(&mut builder) {
        games += 1;
        assert!(games <= bytes.len() + 1, "more games than bytes");
        let (record, _) = builder.take();
        let text = write_record(&record, Layout::Pdn);
        let mut again = PgnReader::new(text.as_bytes());
        while let Ok(true) = again.read(&mut Builder::new()) {}
    }
    let mut reader = PgnReader::new(bytes);
    let mut checker = Checker::new(CheckOptions {
        is_chess: true,
        ..CheckOptions::default()
    });
    while let Ok(true) = reader.read(&mut checker) {
        let checked = checker.take();
        assert!(checked.plies as usize <= bytes.len());
    }
});
