//! Leaf nodes a second, one thread, the last ply counted in bulk: the positions of
//! `docs/performance.md`.
//!
//! `cargo bench -p peatee-rules --bench perft` runs all; `-- NAME` one; `-- --count NAME` a smaller
//! depth, for a program that counts instructions. `cargo xtask bench` runs it beside a peer.

#![allow(clippy::expect_used, reason = "the positions of the list are ours")]
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::time::Instant;

use notation::read_fen;
use peatee_rules::{
    Brazilian, Home, Hundred1953, International, Position, Russian, Russian1953, Variant, VariantId,
};

struct Bench {
    name: &'static str,
    rules: VariantId,
    fen: &'static str,
    depth: u32,
    /// The depth under an instruction counter.
    small: u32,
}

const INTERNATIONAL_START: &str = "W:W31-50:B1-20";
const SMALL_START: &str = "W:W21-32:B1-12";

const BENCHES: [Bench; 8] = [
    bench(
        "start",
        VariantId::International,
        INTERNATIONAL_START,
        10,
        8,
    ),
    bench(
        "4m3k",
        VariantId::International,
        "W:WK39,K45,K48,19,25,37,38:BK10,K40,K49,4,21,26,41",
        9,
        7,
    ),
    bench(
        "woldouby",
        VariantId::International,
        "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
        14,
        11,
    ),
    bench(
        "hundred-1953",
        VariantId::Hundred1953,
        INTERNATIONAL_START,
        10,
        8,
    ),
    bench("russian", VariantId::Russian, SMALL_START, 11, 8),
    bench("brazilian", VariantId::Brazilian, SMALL_START, 11, 8),
    bench("russian-1953", VariantId::Russian1953, SMALL_START, 11, 8),
    bench("home", VariantId::Home, SMALL_START, 11, 8),
];

const fn bench(
    name: &'static str,
    rules: VariantId,
    fen: &'static str,
    depth: u32,
    small: u32,
) -> Bench {
    Bench {
        name,
        rules,
        fen,
        depth,
        small,
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
        .collect();
    let counts = arguments.iter().any(|argument| argument == "--count");
    let names: Vec<&String> = arguments
        .iter()
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    for bench in &BENCHES {
        if names.is_empty() || names.iter().any(|name| *name == bench.name) {
            let depth = if counts { bench.small } else { bench.depth };
            run(bench, depth);
        }
    }
}

fn run(bench: &Bench, depth: u32) {
    let count = match bench.rules {
        VariantId::International => count::<International>,
        VariantId::Hundred1953 => count::<Hundred1953>,
        VariantId::Russian => count::<Russian>,
        VariantId::Russian1953 => count::<Russian1953>,
        VariantId::Brazilian => count::<Brazilian>,
        VariantId::Home
        | VariantId::HomeNext
        | VariantId::HomeContinue
        | VariantId::HomeNextContinue => count::<Home>,
    };
    let begun = Instant::now();
    let nodes = count(bench.fen, depth);
    let seconds = begun.elapsed().as_secs_f64();
    let rate = nodes as f64 / seconds / 1e6;
    println!(
        "{:14} depth {depth:2} nodes {nodes:10} seconds {seconds:7.3} M/s {rate:7.1}",
        bench.name
    );
}

fn count<V: Variant>(fen: &str, depth: u32) -> u64 {
    let position: Position<V> = read_fen(fen).expect("the positions of the list are playable");
    position.perft(depth)
}
