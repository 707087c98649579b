//! The engine alone, speaking Hub on standard input and output: `cargo run --release --example hub`.

use std::io::{self, BufReader};

fn main() -> io::Result<()> {
    peatee_protocol::serve_hub(BufReader::new(io::stdin()), io::stdout(), &[])
}
