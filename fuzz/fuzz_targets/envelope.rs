//! Any bytes as what conduct reads besides: time controls, forms, keys, receipts, envelopes. What is read is written the
//! same and read again.
#![no_main]

use core::fmt::{Debug, Display};
use core::str::FromStr;

use conduct::{Commitment, EnvelopeKey, Form, Receipt, Sealed, TimeControl};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(sealed) = Sealed::from_bytes(bytes) {
        assert_eq!(sealed.to_bytes(), bytes);
    }
    let Ok(text) = core::str::from_utf8(bytes) else {
        return;
    };
    again::<TimeControl>(text);
    again::<Form>(text);
    again::<Receipt>(text);
    again::<Commitment>(text);
    if let Ok(key) = text.parse::<EnvelopeKey>() {
        let again: EnvelopeKey = key.to_file_text().parse().expect("as it was written");
        assert_eq!(again.id(), key.id());
    }
});

fn again<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        assert_eq!(
            read.to_string().parse::<T>().expect("as it was written"),
            read
        );
    }
}
