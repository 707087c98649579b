//! Forms with files: `multipart/form-data` (RFC 7578), read from a body that is in memory and has a bound.

use axum::http::{HeaderMap, header};

/// Maximum parts of a form.
const MOST_PARTS: usize = 16;
/// Maximum bytes of the headers of a part.
const LONGEST_HEAD: usize = 4096;

/// The fields of a form, files too.
#[derive(Debug)]
pub(crate) struct Multipart<'a> {
    parts: Vec<(String, &'a [u8])>,
}

impl<'a> Multipart<'a> {
    /// The fields of a body; none where it is no such form.
    pub(crate) fn read(headers: &HeaderMap, body: &'a [u8]) -> Option<Multipart<'a>> {
        let boundary = boundary(headers)?;
        let delimiter = format!("\r\n--{boundary}");
        // The first delimiter need not have a line before it.
        let mut rest = body.strip_prefix(&delimiter.as_bytes()[2..])?;
        let mut parts = Vec::new();
        loop {
            if rest.starts_with(b"--") {
                return Some(Multipart { parts });
            }
            let part = rest.strip_prefix(b"\r\n")?;
            let end = find(part, delimiter.as_bytes())?;
            let (part, behind) = part.split_at(end);
            if parts.len() == MOST_PARTS {
                return None;
            }
            parts.push(field(part)?);
            rest = behind.get(delimiter.len()..)?;
        }
    }

    /// The bytes of a field.
    pub(crate) fn bytes(&self, name: &str) -> Option<&'a [u8]> {
        let mut parts = self.parts.iter();
        let found = parts.find(|(known, _)| known == name);
        found.map(|(_, bytes)| *bytes)
    }

    /// The text of a field.
    pub(crate) fn text(&self, name: &str) -> Option<&'a str> {
        core::str::from_utf8(self.bytes(name)?).ok()
    }
}

/// The boundary between the parts, as the headers name it (RFC 2046, 5.1.1: at most 70 characters).
fn boundary(headers: &HeaderMap) -> Option<String> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    let mut parameters = kind.split(';').map(str::trim);
    let is_form = parameters
        .next()?
        .eq_ignore_ascii_case("multipart/form-data");
    let named = parameters.find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        name.eq_ignore_ascii_case("boundary").then_some(value)
    });
    let boundary = named?.trim_matches('"');
    let is_bounded = (1..=70).contains(&boundary.len());
    (is_form && is_bounded).then(|| boundary.to_owned())
}

/// The name of a part and its bytes.
fn field(part: &[u8]) -> Option<(String, &[u8])> {
    let end = find(part, b"\r\n\r\n").filter(|end| *end <= LONGEST_HEAD)?;
    let (head, bytes) = part.split_at(end);
    let head = core::str::from_utf8(head).ok()?;
    let is_disposition = |line: &&str| {
        let name = line.split(':').next().unwrap_or_default();
        name.trim().eq_ignore_ascii_case("content-disposition")
    };
    let disposition = head.split("\r\n").find(is_disposition)?;
    let (_, named) = disposition.split_once(" name=\"")?;
    let (name, _) = named.split_once('"')?;
    Some((name.to_owned(), bytes.get(4..)?))
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    let (first, _) = wanted.split_first()?;
    let mut from = 0;
    loop {
        let rest = bytes.get(from..)?;
        let at = from + rest.iter().position(|byte| byte == first)?;
        if bytes.get(at..)?.starts_with(wanted) {
            return Some(at);
        }
        from = at + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(kind: &str) -> HeaderMap {
        let value = kind.parse().expect("a header");
        HeaderMap::from_iter([(header::CONTENT_TYPE, value)])
    }

    const KIND: &str = "multipart/form-data; boundary=----Peatee7";

    /// As browsers write it (RFC 7578, 4).
    #[test]
    fn files_and_fields_are_found_byte_for_byte() {
        let body = b"------Peatee7\r\nContent-Disposition: form-data; name=\"id\"\r\n\r\nabc\r\n\
            ------Peatee7\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a \\\"b\\\".peatee\"\r\n\
            Content-Type: application/octet-stream\r\n\r\none\r\n--two\n\xff\r\n------Peatee7--\r\n";
        let headers = headers(KIND);
        let form = Multipart::read(&headers, body).expect("a form");
        assert_eq!(form.text("id"), Some("abc"));
        assert_eq!(form.bytes("file"), Some(&b"one\r\n--two\n\xff"[..]));
        assert_eq!(form.text("file"), None);
        assert_eq!(form.bytes("other"), None);
    }

    #[test]
    fn what_is_no_form_is_none() {
        let whole = "------Peatee7\r\nContent-Disposition: form-data; name=\"id\"\r\n\r\nabc\r\n------Peatee7--\r\n";
        let good = headers(KIND);
        assert!(Multipart::read(&good, whole.as_bytes()).is_some());
        // Cut anywhere before its last delimiter.
        let last = whole.len() - 4;
        for end in 0..last {
            let cut = &whole.as_bytes()[..end];
            assert!(Multipart::read(&good, cut).is_none(), "{end}");
        }
        for kind in [
            "application/x-www-form-urlencoded",
            "multipart/form-data",
            "multipart/form-data; boundary=",
            "multipart/form-data; boundary=other",
        ] {
            let headers = headers(kind);
            assert!(
                Multipart::read(&headers, whole.as_bytes()).is_none(),
                "{kind}"
            );
        }
        let many =
            "------Peatee7\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n".repeat(17);
        let many = many + "------Peatee7--";
        assert!(Multipart::read(&good, many.as_bytes()).is_none());
    }
}
