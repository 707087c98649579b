//! Rounds of report files (TRF).

use pairing::swiss::{Checked, Round};
use serde_json::{Value, json};

/// A round that was paired.
pub fn paired_round(round: &Round) -> Value {
    json!({"boards": round.boards, "free": round.bye})
}

/// A round that was paired again.
pub fn checked_round(checked: &Checked) -> Value {
    match &checked.difference {
        None => json!({"round": checked.round, "same": true}),
        Some(difference) => json!({
            "round": checked.round,
            "same": false,
            "in_file": paired_round(&difference.report),
            "expected": difference.expected.as_ref().ok().map(paired_round),
        }),
    }
}
