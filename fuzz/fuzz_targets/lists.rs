//! Any text as a list of entries and as a list of results: refused, or players who can be, and results that read back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tournament::desk::read_entries;
use tournament::{Competition, Date};

fuzz_target!(|text: &str| {
    let today: Date = "2026-12-05".parse().expect("a day");
    if let Ok(list) = read_entries(text, today) {
        for entry in list.entries {
            assert_eq!(entry.player.is_plausible(Some(today)), Ok(()));
        }
    }
    let known = Competition::default();
    if let Ok(results) = known.read_results(text, 1) {
        let lines = results.iter().map(|(place, outcome)| format!("{place} {outcome}\n"));
        assert_eq!(known.read_results(&lines.collect::<String>(), 1), Ok(results));
    }
});
