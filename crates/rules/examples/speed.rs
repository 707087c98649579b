use peatee_rules::*;
use std::time::Instant;
fn parse<V: Variant>(fen: &str) -> Position<V> {
    let mut parts = fen.split(':');
    let turn = if parts.next().unwrap() == "W" {
        Color::White
    } else {
        Color::Black
    };
    let mut s = Setup::<V::Board>::empty(turn);
    for p in parts {
        let c = if p.starts_with('W') {
            Color::White
        } else {
            Color::Black
        };
        for it in p[1..].split(',').filter(|x| !x.is_empty()) {
            let (k, n) = it.strip_prefix('K').map_or((false, it), |n| (true, n));
            let sq = Square::new(n.parse().unwrap()).unwrap();
            if k {
                s.kings[c].insert(sq)
            } else {
                s.men[c].insert(sq)
            }
        }
    }
    s.validate().unwrap()
}
fn run<V: Variant>(name: &str, fen: Option<&str>, depth: u32) {
    let p = fen.map_or_else(Position::<V>::initial, parse::<V>);
    let t = Instant::now();
    let n = p.perft(depth);
    let s = t.elapsed().as_secs_f64();
    println!(
        "{name:14} d{depth} {n:12} {:7.3}s {:7.1} M/s",
        s,
        n as f64 / s / 1e6
    );
}
fn main() {
    let small = std::env::args().nth(1).is_some();
    let d = |n: u32, m: u32| if small { m } else { n };
    let only = std::env::args().nth(2).unwrap_or_default();
    let want = |n: &str| only.is_empty() || only == n;
    if want("start") {
        run::<International>("start", None, d(10, 8));
    }
    if want("4m3k") {
        run::<International>(
            "4m3k",
            Some("W:WK39,K45,K48,19,25,37,38:BK10,K40,K49,4,21,26,41"),
            d(9, 7),
        );
    }
    if want("wold") {
        run::<International>(
            "woldouby",
            Some("W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"),
            d(14, 11),
        );
    }
    if want("rus") {
        run::<Russian>("russian", None, d(11, 8));
    }
    if want("bra") {
        run::<Brazilian>("brazilian", None, d(11, 8));
    }
    if want("home") {
        run::<Home>("home", None, d(11, 8));
    }
}
