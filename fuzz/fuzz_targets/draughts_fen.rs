//! Any text as a draughts FEN: it is refused, or written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::{parse_fen, write_fen};
use rules::{Board, Board8, Board10, Naming};

fuzz_target!(|text: &str| {
    round_trip::<Board8>(text, &[Naming::Numeric, Naming::Algebraic]);
    round_trip::<Board10>(text, &[Naming::Numeric]);
});

fn round_trip<B: Board>(text: &str, namings: &[Naming]) {
    match parse_fen::<B>(text) {
        Ok(setup) => {
            for naming in namings {
                assert_eq!(parse_fen(&write_fen(&setup, *naming)), Ok(setup));
            }
        }
        Err(error) => assert!(error.at <= text.len()),
    }
}
