//! A conversation by lines: one thread listens, one place writes.

use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, Scope};

/// Lets somebody listen in a thread of its own, who says lines and may start further threads; writes every line at
/// once until nobody has anything to say.
///
/// # Errors
/// When listening or writing fails.
pub(crate) fn converse(
    output: impl Write,
    listen: impl for<'scope, 'env> FnOnce(&'scope Scope<'scope, 'env>, Sender<String>) -> io::Result<()>
    + Send,
) -> io::Result<()> {
    let (say, said) = channel();
    thread::scope(|scope| {
        let listener = scope.spawn(move || listen(scope, say));
        let written = write_all(output, &said);
        let listened = listener
            .join()
            .unwrap_or_else(|_| Err(io::ErrorKind::Other.into()));
        listened.and(written)
    })
}

/// The most bytes of a line: hundreds of times what the longest game needs.
const LONGEST: u64 = 1 << 20;

/// What is said, line by line.
pub(crate) fn heard(input: impl BufRead) -> impl Iterator<Item = io::Result<Heard>> {
    let mut input = input;
    std::iter::from_fn(move || next(&mut input).transpose())
}

/// A line, or that it was too long to be kept.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    Line(String),
    TooLong,
}

impl Heard {
    pub(crate) const TOO_LONG: &str = "a line has more than 1048576 bytes";
}

fn next(input: &mut impl BufRead) -> io::Result<Option<Heard>> {
    let mut bytes = Vec::new();
    input
        .by_ref()
        .take(LONGEST + 1)
        .read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 > LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Heard::TooLong));
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(Heard::Line(text.trim_end().to_owned())))
}

fn write_all(mut output: impl Write, said: &Receiver<String>) -> io::Result<()> {
    for line in said {
        writeln!(output, "{line}")?;
        output.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

    use super::*;

    #[test]
    fn a_line_without_end_is_not_kept_and_the_next_one_is_heard() {
        let most = LONGEST as usize;
        let said = [
            &b"a\r\n\n"[..],
            &vec![b'x'; most + 1],
            b"\nb\n",
            &vec![b'y'; most],
            b"\nc",
        ]
        .concat();
        let heard: io::Result<Vec<Heard>> = heard(&said[..]).collect();
        let line = |text: &str| Heard::Line(text.to_owned());
        let expected = [
            line("a"),
            line(""),
            Heard::TooLong,
            line("b"),
            line(&"y".repeat(most)),
            line("c"),
        ];
        assert!(heard.expect("read") == expected);
    }
}
