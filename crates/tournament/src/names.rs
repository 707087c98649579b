//! Names of people as they are compared, and what nobody sees of them: one rule for entries here and for accounts.

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// A text as it is compared: in small letters, in whatever way its accents are encoded.
pub fn fold_case(text: &str) -> String {
    let capitals = text.nfkc().flat_map(char::to_uppercase);
    capitals.flat_map(char::to_lowercase).nfkc().collect()
}

/// Whether a character leaves no mark of its own: marks of format, fillers, and signs that choose a shape. By such a character two
/// names could look the same.
pub fn is_invisible(c: char) -> bool {
    let is_filler = matches!(
        c,
        '\u{34f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{ffa0}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    let category = c.general_category();
    is_filler
        || matches!(
            category,
            GeneralCategory::Format | GeneralCategory::PrivateUse
        )
}

/// The same with one blank between its words.
pub(crate) fn folded(text: &str) -> String {
    let small = fold_case(text);
    let words: Vec<&str> = small.split_whitespace().collect();
    words.join(" ")
}

/// Whether everything in a name is seen, with no blanks around it and no line end in it.
pub(crate) fn is_seen(name: &str) -> bool {
    let ends_line = |c: char| {
        matches!(
            c.general_category(),
            GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator
        )
    };
    name.trim() == name && !name.chars().any(|c| is_invisible(c) || ends_line(c))
}
