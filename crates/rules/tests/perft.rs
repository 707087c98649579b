//! Published and cross-checked node counts.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use notation::read_fen;
use peatee_rules::{
    Brazilian, Hundred1953, International, Position, Russian, Russian1953, Variant,
};

const COUNTS: &str = include_str!("perft/perft.tsv");
/// Rows up to this many nodes run by default; the rest in `cargo xtask prove rules`.
const QUICK: u64 = 20_000_000;

struct Row<'a> {
    rules: &'a str,
    fen: &'a str,
    depth: u32,
    nodes: u64,
}

fn rows() -> impl Iterator<Item = Row<'static>> {
    let lines = COUNTS.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines.map(|line| {
        let [rules, fen, depth, nodes, _sources] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not five columns: {line}");
        };
        Row {
            rules,
            fen,
            depth: depth.parse().expect("a depth"),
            nodes: nodes.parse().expect("a count"),
        }
    })
}

fn check(row: &Row<'_>) {
    match row.rules {
        "international" => {
            check_as::<International>(row);
            if row.nodes < QUICK / 10 {
                check_as::<Hundred1953>(row);
            }
        }
        "russian" => {
            check_as::<Russian>(row);
            if row.nodes < QUICK / 10 {
                check_as::<Russian1953>(row);
            }
        }
        "brazilian" => check_as::<Brazilian>(row),
        other => panic!("no such rule set: {other}"),
    }
}

fn check_as<V: Variant>(row: &Row<'_>) {
    let position: Position<V> = read_fen(row.fen).expect("a playable position");
    let nodes = position.perft(row.depth);
    assert_eq!(
        nodes,
        row.nodes,
        "{} {} depth {}",
        V::RULES.id,
        row.fen,
        row.depth
    );
}

#[test]
fn quick_counts_are_exact() {
    let quick: Vec<Row<'_>> = rows().filter(|row| row.nodes <= QUICK).collect();
    assert!(quick.len() > 150, "only {} rows", quick.len());
    quick.iter().for_each(check);
}

#[test]
#[ignore = "minutes; run by cargo xtask prove rules"]
fn long_counts_are_exact() {
    let long: Vec<Row<'_>> = rows().filter(|row| row.nodes > QUICK).collect();
    assert!(long.len() > 20, "only {} rows", long.len());
    long.iter().for_each(check);
}

/// A man that crowns in mid-capture goes on as a king and is one afterwards (`001:4.14`): a peer
/// leaves it a man here.
#[test]
fn rus_4_14_crowned_in_mid_capture_stays_king() {
    let position: Position<Russian> =
        read_fen("B:WK8,15,17,26,27,29,K30:B1,9,11,12,K16,22,28").expect("a playable position");
    let crowning: Vec<_> = position
        .legal_moves()
        .into_iter()
        .filter(|m| position.promotes(*m) && m.to().row() != 7)
        .collect();
    assert!(!crowning.is_empty());
    for m in crowning {
        let after = position.play(m).expect("legal");
        assert!(after.kings(position.turn()).contains(m.to()));
    }
}

/// The home game has no published count: these are of the specification's reference generator.
#[test]
fn home_start_counts_are_those_of_the_specification() {
    let counts = [7, 49, 302, 1469, 7361, 36768, 179_740, 845_931];
    let start = Position::<peatee_rules::Home>::initial();
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(start.perft(depth), count);
    }
}
