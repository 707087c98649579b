//! `peatee engine`: the engine as a process that speaks a protocol.

use std::io::{BufReader, Write, stdin};

use crate::Answer;
use crate::args::{Engine, Protocol};

/// Speaks until the other side is done.
pub(crate) fn run(engine: &Engine, out: &mut impl Write) -> anyhow::Result<Answer> {
    match engine.protocol {
        Protocol::Hub => protocol::serve_hub(BufReader::new(stdin()), out)?,
    }
    Ok(Answer::Yes)
}
