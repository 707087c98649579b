//! Texts of strangers, made fit to be shown.

/// What somebody typed or wrote, fit to be shown again: without control characters, and not for ever.
pub fn shown(typed: &str) -> String {
    const MOST: usize = 40;
    shown_within(typed.trim(), MOST)
}

/// The same with a maximum of characters, blanks around it and all.
pub fn shown_within(text: &str, most: usize) -> String {
    let plain = |c: char| match c.is_control() {
        true => char::REPLACEMENT_CHARACTER,
        false => c,
    };
    let mut shown: String = text.chars().take(most).map(plain).collect();
    if text.chars().count() > most {
        shown.push('…');
    }
    shown
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
