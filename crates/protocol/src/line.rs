//! A line of Hub: a command and named values.

/// `command name=value flag …`; a value with blanks stands in double quotes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) command: String,
    pairs: Vec<(String, String)>,
}

/// Why a line cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unreadable {
    OpenQuote,
    NoName,
}

impl Unreadable {
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Unreadable::OpenQuote => "a quote is not closed",
            Unreadable::NoName => "a value has no name",
        }
    }
}

impl Line {
    /// Reads a line; none where it is blank.
    pub(crate) fn read(text: &str) -> Result<Option<Line>, Unreadable> {
        let mut rest = text.trim();
        let mut parts = Vec::new();
        while !rest.is_empty() {
            let end = rest
                .find(|c: char| c.is_whitespace() || c == '=')
                .unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            let after_blank = after.trim_start();
            match after_blank.strip_prefix('=') {
                Some(_) if name.is_empty() => return Err(Unreadable::NoName),
                Some(value) => {
                    let (value, next) = value_of(value.trim_start())?;
                    parts.push((name.to_owned(), value.to_owned()));
                    rest = next.trim_start();
                }
                None => {
                    parts.push((name.to_owned(), String::new()));
                    rest = after_blank;
                }
            }
        }
        let mut parts = parts.into_iter();
        Ok(parts.next().map(|(command, _)| Line {
            command,
            pairs: parts.collect(),
        }))
    }

    /// The value with this name; a flag has an empty one.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let pair = self.pairs.iter().find(|(found, _)| found == name);
        pair.map(|(_, value)| value.as_str())
    }

    /// Whether a name stands there, with a value or without.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }
}

/// A value and what follows it.
fn value_of(text: &str) -> Result<(&str, &str), Unreadable> {
    match text.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').ok_or(Unreadable::OpenQuote),
        None => Ok(text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_values_flags_and_quotes_are_read() {
        let line = Line::read("  level  moves=30 time = 12.5 infinite pv=\"32-28 19-23\" ");
        let line = line.ok().flatten();
        let line = line.as_ref();
        assert_eq!(line.map(|line| line.command.as_str()), Some("level"));
        let value = |name| line.and_then(|line| line.value(name));
        assert_eq!(value("moves"), Some("30"));
        assert_eq!(value("time"), Some("12.5"));
        assert_eq!(value("infinite"), Some(""));
        assert_eq!(value("pv"), Some("32-28 19-23"));
        assert_eq!(value("depth"), None);
    }

    #[test]
    fn an_open_quote_and_a_nameless_value_are_refused() {
        assert_eq!(Line::read("pos pos=\"W"), Err(Unreadable::OpenQuote));
        assert_eq!(Line::read("=3"), Err(Unreadable::NoName));
        assert_eq!(Line::read("   "), Ok(None));
    }
}
