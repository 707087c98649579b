//! A claim of a draw as files tell it, in a comment: the move that it names is not made (`002:§16.2`), so that nothing
//! else in a file shows what the claim rests on.

use rules::{Article, Book, Color};

const CLAIMS: &str = " claims a draw";
const WITH: &str = " with ";

/// What a file says of a claim.
pub fn claim_note(by: Color, with: Option<&str>) -> String {
    let article = |number| Article::new(Book::Regulations1953, number);
    match with {
        None => format!("{by}{CLAIMS}, {}", article("§16.1")),
        Some(text) => format!("{by}{CLAIMS}{WITH}{text}, {}", article("§16.2")),
    }
}

/// The move that a claim in a comment names, however its lines are broken.
pub(crate) fn claimed_with(comment: &str) -> Option<String> {
    let words: Vec<&str> = comment.split_whitespace().collect();
    let comment = words.join(" ");
    let (_, behind) = comment.split_once(CLAIMS)?;
    let text = behind.strip_prefix(WITH)?;
    let (text, _) = text.split_once(',')?;
    Some(text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let note = claim_note(Color::Black, Some("c7-b8"));
        assert_eq!(claimed_with(&note).as_deref(), Some("c7-b8"));
        let broken = note.replace(" c7", "\nc7");
        assert_eq!(claimed_with(&broken).as_deref(), Some("c7-b8"));
        assert_eq!(claimed_with(&claim_note(Color::Black, None)), None);
        assert_eq!(claimed_with("a game"), None);
    }
}
