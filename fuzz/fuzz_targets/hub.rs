//! Whatever is said in Hub is answered or refused; the engine lives until the end of input.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::serve_hub;

/// What would make every run slow, or the machine full.
const DEAR: [&[u8]; 4] = [b"init", b"hash", b"threads", b"weights"];

fuzz_target!(|bytes: &[u8]| {
    let has = |word: &[u8]| bytes.windows(word.len()).any(|part| part == word);
    if DEAR.into_iter().any(has) {
        return;
    }
    let rules = if bytes.len() % 2 == 0 { "russian" } else { "international" };
    let begin = format!("set-param name=variant value={rules}\nset-param name=hash value=1\ninit\n");
    // A search that is left alone at the end of input takes all the time that it was given.
    let script = [begin.as_bytes(), bytes, b"\nstop\nping\n"].concat();
    let mut said = Vec::new();
    serve_hub(script.as_slice(), &mut said, &[]).expect("bytes can be read and written");
    let quits = bytes
        .split(|byte| *byte == b'\n')
        .any(|line| line.trim_ascii_start().starts_with(b"quit"));
    let lives = said.split(|byte| *byte == b'\n').any(|line| line == b"pong");
    assert!(quits || lives);
});
