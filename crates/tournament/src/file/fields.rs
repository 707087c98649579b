//! A line: when, who, what, and its fields.

use core::fmt::Write as _;
use std::collections::BTreeMap;

use super::wrong::{Expected, WrongLine};

/// A line as it is read.
pub(super) struct Line<'a> {
    pub(super) at: &'a str,
    pub(super) by: &'a str,
    pub(super) verb: &'a str,
    fields: BTreeMap<&'a str, String>,
}

impl<'a> Line<'a> {
    pub(super) fn new(line: &'a str) -> Result<Line<'a>, WrongLine> {
        let mut parts = line.splitn(3, " | ");
        let (Some(at), Some(by), Some(rest)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(WrongLine::NoParts);
        };
        let rest = rest.trim();
        let (verb, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        Ok(Line {
            at: at.trim(),
            by: by.trim(),
            verb,
            fields: read(rest)?,
        })
    }

    /// A field that may be missing.
    pub(super) fn may(&mut self, key: &str) -> Option<String> {
        self.fields.remove(key)
    }

    /// A field that must be there.
    pub(super) fn must(&mut self, key: &str) -> Result<String, WrongLine> {
        let verb = self.verb;
        self.may(key).ok_or_else(|| WrongLine::Missing {
            verb: verb.to_owned(),
            key: key.to_owned(),
        })
    }

    /// A field that may be missing, and is something else than a text.
    pub(super) fn may_parse<T>(
        &mut self,
        key: &str,
        expected: Expected,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, WrongLine> {
        let verb = self.verb;
        let Some(text) = self.may(key) else {
            return Ok(None);
        };
        match read(&text) {
            Some(found) => Ok(Some(found)),
            None => Err(WrongLine::value(verb, key, expected, &text)),
        }
    }

    /// A field that is something else than a text.
    pub(super) fn parse<T>(
        &mut self,
        key: &str,
        expected: Expected,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, WrongLine> {
        let text = self.must(key)?;
        read(&text).ok_or_else(|| WrongLine::value(self.verb, key, expected, &text))
    }

    /// Every field by its name.
    pub(super) fn into_fields(self) -> BTreeMap<String, String> {
        let fields = self.fields.into_iter();
        fields.map(|(key, value)| (key.to_owned(), value)).collect()
    }

    /// Nothing is left over.
    pub(super) fn end(self) -> Result<(), WrongLine> {
        match self.fields.keys().next() {
            None => Ok(()),
            Some(key) => Err(WrongLine::Surplus {
                verb: self.verb.to_owned(),
                key: (*key).to_owned(),
            }),
        }
    }
}

fn read(text: &str) -> Result<BTreeMap<&str, String>, WrongLine> {
    let mut fields = BTreeMap::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (key, after) = rest
            .split_once('=')
            .ok_or_else(|| WrongLine::NoField(rest.to_owned()))?;
        let is_key = |c: char| c.is_ascii_lowercase() || c == '-';
        if key.is_empty() || !key.chars().all(is_key) {
            return Err(WrongLine::NoField(key.to_owned()));
        }
        let (value, after) = match after.strip_prefix('"') {
            Some(quoted) => unquoted(quoted).ok_or_else(|| WrongLine::Unclosed(key.to_owned()))?,
            None => {
                let end = after.find(' ').unwrap_or(after.len());
                let (value, after) = after.split_at(end);
                (value.to_owned(), after)
            }
        };
        if fields.insert(key, value).is_some() {
            return Err(WrongLine::Twice(key.to_owned()));
        }
        if !after.is_empty() && !after.starts_with(' ') {
            return Err(WrongLine::NoSpace(key.to_owned()));
        }
        rest = after.trim_start();
    }
    Ok(fields)
}

/// A text up to its closing quotation mark, and what follows.
fn unquoted(text: &str) -> Option<(String, &str)> {
    let mut found = String::new();
    let mut chars = text.char_indices();
    while let Some((i, c)) = chars.next() {
        match c {
            '"' => return text.get(i + 1..).map(|rest| (found, rest)),
            '\\' => found.push(match chars.next()?.1 {
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                sign => sign,
            }),
            c => found.push(c),
        }
    }
    None
}

/// Adds a field to a line.
pub(super) fn add(line: &mut String, key: &str, value: &str) {
    let is_plain = |c: char| c.is_alphanumeric() || "+-:.,/½".contains(c);
    let quoted = match !value.is_empty() && value.chars().all(is_plain) {
        true => value.to_owned(),
        false => format!("\"{}\"", quoted(value)),
    };
    // Writing to a text cannot fail.
    write!(line, " {key}={quoted}").unwrap_or_default();
}

/// What stands between quotation marks.
fn quoted(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for sign in value.chars() {
        match sign {
            '\\' | '"' => text.extend(['\\', sign]),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            sign => text.push(sign),
        }
    }
    text
}
