//! Where games are kept: so far, events and terms as JSON.

#![warn(missing_docs)]

mod payload;

pub use payload::{
    PayloadError, read_event, read_terms, words as payload_words, write_event, write_terms,
};
