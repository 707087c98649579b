//! A conversation by lines: one thread listens, one place writes.

use std::io::{self, Write};
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

fn write_all(mut output: impl Write, said: &Receiver<String>) -> io::Result<()> {
    for line in said {
        writeln!(output, "{line}")?;
        output.flush()?;
    }
    Ok(())
}
