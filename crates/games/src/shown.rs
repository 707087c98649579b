//! Texts of strangers, made fit to be shown.

/// What somebody typed or wrote, fit to be shown again: without control characters, and not for ever.
pub fn shown(typed: &str) -> String {
    const MOST: usize = 40;
    let plain = |c: char| {
        if c.is_control() {
            char::REPLACEMENT_CHARACTER
        } else {
            c
        }
    };
    let mut text: String = typed.trim().chars().take(MOST).map(plain).collect();
    if typed.trim().chars().count() > MOST {
        text.push('…');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_text_harms_a_terminal() {
        assert_eq!(shown(" 32-28\u{1b}[2J "), "32-28\u{fffd}[2J");
        let long = shown(&"ж".repeat(1000));
        assert_eq!(long.chars().count(), 41);
        assert!(long.ends_with('…'));
    }
}
