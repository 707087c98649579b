//! Whatever is said in UCI is answered or passed over; the engine lives until the end of input.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{UciFound, UciLimits, UciPlayer, serve_uci};
use rules::Color;

/// Knows any position and never has a move.
struct Dummy;

impl UciPlayer for Dummy {
    fn set(&mut self, _: Option<&str>, moves: &[&str]) -> Result<(), String> {
        match moves {
            ["illegal", ..] => Err("illegal".to_owned()),
            _ => Ok(()),
        }
    }

    fn turn(&self) -> Color {
        Color::White
    }

    fn think(&mut self, _: UciLimits, stop: &dyn Fn() -> bool, _: &mut dyn FnMut(&UciFound)) -> Option<String> {
        stop().then(|| "a1a8".to_owned())
    }

    fn forget(&mut self) {}
}

fuzz_target!(|bytes: &[u8]| {
    let mut said = Vec::new();
    let script = [bytes, b"\nisready\n"].concat();
    serve_uci(script.as_slice(), &mut said, Box::new(Dummy)).expect("bytes can be read and written");
    let said = String::from_utf8(said).expect("text");
    let quits = String::from_utf8_lossy(bytes).lines().any(|line| line.trim_start().starts_with("quit"));
    assert!(quits || said.lines().any(|line| line == "readyok"));
});
