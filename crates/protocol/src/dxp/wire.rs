//! Messages on a connection, each ended by a zero byte.

use std::io::{self, Read, Write};
use std::net::TcpStream;

use super::message::DxpMessage;

/// Longer messages are not read: chat included, nobody needs them.
const LONGEST: usize = 4096;

/// Cuts what comes into messages.
#[derive(Debug)]
pub(crate) struct Frames {
    stream: TcpStream,
    bytes: Vec<u8>,
}

/// What came.
#[derive(Debug)]
pub(crate) enum Frame {
    /// The bytes of a message.
    Whole(Vec<u8>),
    /// Too many bytes without an end.
    TooLong,
    /// The other side has closed the connection.
    Closed,
}

impl Frames {
    pub(crate) fn new(stream: TcpStream) -> Frames {
        Frames {
            stream,
            bytes: Vec::new(),
        }
    }

    /// The stream, to set its timeouts.
    pub(crate) fn stream(&self) -> &TcpStream {
        &self.stream
    }

    /// The next message.
    ///
    /// # Errors
    /// When reading fails or takes too long; what was read is kept.
    pub(crate) fn next(&mut self) -> io::Result<Frame> {
        loop {
            if let Some(end) = self.bytes.iter().position(|byte| *byte == 0) {
                let rest = self.bytes.split_off(end + 1);
                let mut message = std::mem::replace(&mut self.bytes, rest);
                message.pop();
                return Ok(Frame::Whole(message));
            }
            if self.bytes.len() > LONGEST {
                return Ok(Frame::TooLong);
            }
            let mut buffer = [0; 1024];
            match self.stream.read(&mut buffer) {
                Ok(0) => return Ok(Frame::Closed),
                Ok(count) => self.bytes.extend_from_slice(&buffer[..count]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
                Err(error) => return Err(error),
            }
        }
    }
}

/// Sends a message.
pub(crate) fn send(mut stream: &TcpStream, message: &DxpMessage) -> io::Result<()> {
    let mut bytes = message.write();
    bytes.push(0);
    stream.write_all(&bytes)?;
    stream.flush()
}
