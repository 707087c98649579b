//! Event files of competitions: whatever the bytes, reading does not panic; and what is read is written as it was meant.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tournament::{file, openings::OpeningTable, rating};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = core::str::from_utf8(bytes) else {
        return;
    };
    for line in text.lines() {
        if let Ok(event) = file::read_event(line) {
            assert_eq!(file::read_event(&file::write_event(&event)), Ok(event));
        }
    }
    drop(file::read(text));
    drop(rating::read_list(text, rating::UnknownColumns::Refuse));
    drop(text.parse::<OpeningTable>());
});
