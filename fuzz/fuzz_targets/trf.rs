//! Any bytes as a tournament report: they are refused, or written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pairing::trf;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(report) = trf::read(bytes) {
        let again = trf::read(trf::write(&report).as_bytes()).expect("our own report");
        assert_eq!(again, report);
    }
});
