//! Stub.
use notation::Encoding;
use notation::pdn::Visitor;
use std::io;
/// Stub.
#[derive(Debug)]
pub struct PgnReader<R>(R);
/// Stub.
#[derive(Debug, thiserror::Error)]
#[error("stub")]
pub struct ReadPgnError;
impl<R: io::Read> PgnReader<R> {
    /// Stub.
    pub fn new(r: R) -> Self {
        PgnReader(r)
    }
    /// Stub.
    pub fn encoding(&self) -> Option<Encoding> {
        None
    }
    /// Stub.
    pub fn read(&mut self, _: &mut impl Visitor) -> Result<bool, ReadPgnError> {
        Ok(false)
    }
}
/// Stub.
pub fn looks_like_pgn(_: &[u8]) -> bool {
    false
}
