//! What stands where a fault is, in words.

use core::fmt;

/// The text found at a fault; empty at the end of what was read.
pub(crate) struct Found<'a>(pub(crate) &'a str);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            "" => f.write_str(", found the end"),
            found => write!(f, ", found {found:?}"),
        }
    }
}
