//! Any bytes as a message of DamExchange: they are refused, or written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::DxpMessage;

fuzz_target!(|bytes: &[u8]| {
    // A zero byte ends a message and is never in it.
    if bytes.contains(&0) {
        return;
    }
    if let Ok(message) = DxpMessage::read(bytes) {
        assert_eq!(DxpMessage::read(&message.write()), Ok(message));
    }
});
