//! Tags, and everything that was meant to be one.

use crate::pdn::Fault;

/// Where the parts of a tag lie, from its opening bracket on.
pub(crate) struct Tag {
    pub(crate) name: (usize, usize),
    pub(crate) value: (usize, usize),
    pub(crate) length: usize,
    pub(crate) fault: Option<Fault>,
}

impl Tag {
    /// Reads a tag whose name begins at a byte, or behind the blanks and brackets there.
    pub(crate) fn read(bytes: &[u8], start: usize) -> Tag {
        let rest = bytes.get(start..).unwrap_or_default();
        let is_before = |b: &&u8| b.is_ascii_whitespace() || **b == b'[';
        let before = rest.iter().take_while(is_before);
        let brackets = before.clone().filter(|b| **b == b'[').count();
        let from = start + before.count();
        let name_end = from + find(bytes, from, |b| matches!(b, b'"' | b']' | b'\n'));
        let name = bytes.get(from..name_end).unwrap_or_default();
        let name = name.trim_ascii_end();
        let tag = Tag {
            name: (from, from + name.len()),
            value: (name_end, name_end),
            length: name_end,
            fault: (brackets > 0 || start == 0).then_some(Fault::BadTag),
        };
        match bytes.get(name_end) {
            Some(b'"') => tag.quoted(bytes),
            _ => tag.bare(bytes),
        }
    }

    /// `[Round 17]` and `[Empty]`: the first word is the name.
    fn bare(mut self, bytes: &[u8]) -> Tag {
        let (from, end) = self.name;
        let name = bytes.get(from..end).unwrap_or_default();
        let first = name.iter().take_while(|b| !b.is_ascii_whitespace()).count();
        self.value = (blanks(bytes, from + first).min(end), end);
        self.name.1 = from + first;
        self.fault = Some(Fault::BadTag);
        self.length += usize::from(bytes.get(self.length) == Some(&b']'));
        self
    }

    /// `[Name "value"]`.
    fn quoted(mut self, bytes: &[u8]) -> Tag {
        let open = self.length + 1;
        let Some(first) = string_end(bytes, open) else {
            return self.unclosed(bytes, open);
        };
        let behind = blanks(bytes, first + 1);
        if bytes.get(behind) == Some(&b']') {
            self.value = (open, first);
            self.length = behind + 1;
            return self;
        }
        // Quotes within the value, or the bracket is missing.
        self.fault = Some(Fault::BadTag);
        let (end, length) = later_end(bytes, first).unwrap_or((first, first + 1));
        self.value = (open, end);
        self.length = length;
        self
    }

    /// `[Round "11.1]`: the value ends with its line.
    fn unclosed(mut self, bytes: &[u8], open: usize) -> Tag {
        let end = open + find(bytes, open, |b| b == b'\n');
        let value = bytes.get(open..end).unwrap_or_default().trim_ascii_end();
        let value = value.strip_suffix(b"]").unwrap_or(value);
        self.value = (open, open + value.len());
        self.length = end;
        self.fault = Some(Fault::UnclosedQuote);
        self
    }
}

/// Whether a line begins like a tag that has lost its opening bracket: `Event "name"]`.
pub(crate) fn is_without_bracket(bytes: &[u8]) -> bool {
    let line = &bytes[..find(bytes, 0, |b| b == b'\n')];
    let name = line.iter().take_while(|b| b.is_ascii_alphabetic()).count();
    let behind = line[name..].trim_ascii();
    name > 1 && behind.starts_with(b"\"") && behind.ends_with(b"\"]") && behind.len() > 2
}

/// How far the first byte of a kind is from a place, or the end.
fn find(bytes: &[u8], from: usize, is_wanted: impl Fn(u8) -> bool) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    rest.iter().take_while(|byte| !is_wanted(**byte)).count()
}

fn blanks(bytes: &[u8], from: usize) -> usize {
    from + find(bytes, from, |byte| !byte.is_ascii_whitespace())
}

/// Where a string ends, if it ends in its line. A backslash hides a quote, unless that quote is the
/// last of the line: then the backslash is part of a path.
fn string_end(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        at += memchr::memchr3(b'"', b'\\', b'\n', bytes.get(at..)?)?;
        match (bytes[at], bytes.get(at + 1)) {
            (b'"', _) => return Some(at),
            (b'\\', Some(b'"')) => {
                let behind = bytes.get(at + 2..).unwrap_or_default();
                let next = memchr::memchr2(b'"', b'\n', behind);
                if next.is_none_or(|next| behind[next] == b'\n') {
                    return Some(at + 1);
                }
                at += 2;
            }
            (b'\\', Some(b'\\')) => at += 2,
            (b'\\', _) => at += 1,
            _ => return None,
        }
    }
}

/// The last quote of the line with a bracket behind it, before another bracket opens, and where
/// the tag ends then.
fn later_end(bytes: &[u8], from: usize) -> Option<(usize, usize)> {
    let length = find(bytes, from, |byte| matches!(byte, b'[' | b'\n'));
    let part = bytes.get(from..from + length)?.trim_ascii_end();
    let inside = part.strip_suffix(b"]")?.trim_ascii_end();
    let end = inside.strip_suffix(b"\"")?.len();
    (end > 0).then_some((from + end, from + part.len()))
}
