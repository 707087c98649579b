//! How large tables are and how long they take: run by `cargo xtask prove tables`, never as a matter of course.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "the figures are what it is for")]

use std::hint::black_box;
use std::time::Instant;

use peatee_endgame::{Class, Extent, Force, Means, Tables, build, build_class, verify};
use rules::{Position, Variant, VariantId, with_variant};

/// Builds, samples and times the tables of a rule set: up to so many pieces, or of a class such as `kkk-kk` and all that
/// comes of it.
fn figures<V: Variant>(asked: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let begun = Instant::now();
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    match asked.parse() {
        Ok(pieces) => build::<V>(folder.path(), pieces, Means::threads(threads), &mut |_| {}),
        Err(_) => build_class::<V>(
            folder.path(),
            class(asked),
            Means::threads(threads),
            &mut |_| {},
        ),
    }
    .expect("built");
    let built = begun.elapsed().as_secs_f64();
    let begun = Instant::now();
    let tables = Tables::<V>::open(folder.path()).expect("opened");
    let opened = begun.elapsed().as_millis();
    let held: Vec<_> = tables.held().collect();
    let positions: u64 = held.iter().map(|held| held.positions).sum();
    let verdicts: u64 = held.iter().map(|held| held.verdict_bytes).sum();
    let distances: u64 = held.iter().map(|held| held.distance_bytes).sum();
    let bits = |bytes: u64| bytes as f64 * 8.0 / positions as f64;
    let samples = Extent::Samples {
        count: 20_000,
        seed: 7,
    };
    let samples = verify(&tables, samples, &mut |_| {}).expect("no mistake");
    println!(
        "counted: {} {asked}: {positions} positions in {built:.1} s on {threads} threads; verdicts {verdicts} \
         bytes, {:.3} bits a position; distances {distances} bytes, {:.3} bits; opened in {opened} ms; {samples} \
         samples hold; a cached probe {:.0} ns",
        V::ID.id(),
        bits(verdicts),
        bits(distances),
        probe_nanoseconds(&tables),
    );
}

/// The class with this name.
fn class(name: &str) -> Class {
    let (us, them) = name.split_once('-').expect("two sides");
    let force = |letters: &str| Force {
        kings: letters.matches('k').count() as u8,
        men: letters.matches('m').count() as u8,
    };
    Class {
        us: force(us),
        them: force(them),
    }
}

/// How long a verdict takes whose block is in memory: the quickest of several rounds over the same positions.
fn probe_nanoseconds<V: Variant>(tables: &Tables<V>) -> f64 {
    let mut position = Position::<V>::initial();
    let mut asked = Vec::new();
    let mut dice = 1_u64;
    while asked.len() < 10_000 {
        let moves = position.legal_moves();
        let m = moves.get((dice >> 33) as usize % moves.len().max(1));
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        position = m.map_or(Position::initial(), |m| position.play_unchecked(*m));
        if tables.verdict(&position).is_some() {
            asked.push(position);
        }
        if dice.is_multiple_of(1 << 9) {
            position = Position::initial();
        }
    }
    let round = || {
        let begun = Instant::now();
        for position in &asked {
            black_box(tables.verdict(black_box(position)));
        }
        begun.elapsed().as_nanos()
    };
    let quickest = (0..20).map(|_| round()).min().unwrap_or(0);
    quickest as f64 / asked.len() as f64
}

/// `PEATEE_TABLES`, such as `russian:5 home:kkk-k`, says which; four pieces on 100 squares and five on 64 unless told otherwise.
#[test]
#[ignore = "takes minutes"]
fn figures_of_the_tables() {
    let asked = std::env::var("PEATEE_TABLES").unwrap_or("international:4 russian:5".to_owned());
    for one in asked.split_whitespace() {
        let (id, extent) = one.split_once(':').expect("RULES:PIECES");
        let variant = VariantId::from_id(id).expect("a rule set");
        with_variant!(variant, V => figures::<V>(extent));
    }
}
