//! Tags, and everything that was meant to be one.

use notation::pdn::Fault;

/// The parts of a tag.
pub(super) struct Tag<'a> {
    pub(super) name: &'a [u8],
    pub(super) value: &'a [u8],
    pub(super) length: usize,
    /// What is wrong with it, so that it must be read here.
    pub(super) fault: Option<Fault>,
}

impl<'a> Tag<'a> {
    /// Reads the tag at the front of a line.
    pub(super) fn read(line: &'a [u8]) -> Tag<'a> {
        let part = |from: usize, to: usize| line.get(from..to).unwrap_or_default();
        let blanks = |from: usize| {
            let rest = part(from, line.len()).iter();
            from + rest.take_while(|byte| byte.is_ascii_whitespace()).count()
        };
        let name_end = memchr::memchr2(b'"', b']', line).unwrap_or(line.len());
        let name = part(1, name_end).trim_ascii();
        let odd = |name, value: &'a [u8], length, fault| Tag {
            name,
            value: value.trim_ascii(),
            length,
            fault: Some(fault),
        };
        if line.get(name_end) != Some(&b'"') {
            // `[Round 17]` and `[Empty]`: the first word is the name.
            let first = name.iter().take_while(|b| !b.is_ascii_whitespace()).count();
            let (name, value) = name.split_at(first);
            return odd(name, value, (name_end + 1).min(line.len()), Fault::BadTag);
        }
        let open = name_end + 1;
        let close = string_end(line, open);
        let bracket = close.map(|close| blanks(close + 1));
        if let (Some(close), Some(bracket)) = (close, bracket) {
            let value = part(open, close);
            if line.get(bracket) == Some(&b']') && !name.is_empty() {
                return Tag {
                    name,
                    value,
                    length: bracket + 1,
                    fault: None,
                };
            }
            if bracket == line.len() {
                return odd(name, value, bracket, Fault::BadTag);
            }
        }
        // A quote within the value, or a backslash at its end: the last quote closes it.
        let last = memchr::memrchr(b'"', line).filter(|last| *last >= open);
        let bracket = last.map_or(line.len(), |last| blanks(last + 1));
        if let (Some(last), Some(b']')) = (last, line.get(bracket)) {
            return odd(name, part(open, last), bracket + 1, Fault::BadTag);
        }
        let value = part(open, line.len()).trim_ascii_end();
        let value = value.strip_suffix(b"]").unwrap_or(value);
        odd(name, value, line.len(), Fault::UnclosedQuote)
    }
}

/// Whether a line that begins with `[` is a tag: always a name, and a quote if it is not the first
/// thing in its line.
pub(super) fn is_tag_like(line: &[u8], is_first: bool) -> bool {
    let inside = line.get(1..).unwrap_or_default().trim_ascii_start();
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let name = inside.iter().take_while(is_name).count();
    let behind = inside.get(name..).unwrap_or_default().trim_ascii_start();
    name > 0 && (is_first || behind.starts_with(b"\""))
}

/// Where a string ends in its line; a backslash hides what is behind it.
fn string_end(line: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        match line.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}
