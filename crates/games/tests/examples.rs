//! The worked examples of the specification through the one door, read from `data/examples.json`.
//!
//! A case is named by its article, `000:4.13-majority`; a failure names the case.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeSet;

use notation::parse_square;
use peatee_games::{Game, RuleSet, Start};
use rules::{Board8, Board10, Direction, DrawReason, Outcome, Square, SquareSet, WinReason};
use serde_json::Value;

const EXAMPLES: &str = include_str!("data/examples.json");

/// The kinds that run here, and how many cases of each there are.
const KINDS: [(&str, usize); 8] = [
    ("moves", 37),
    ("draw", 27),
    ("chess", 20),
    ("position", 6),
    ("game", 2),
    ("count", 1),
    ("edges", 1),
    ("lines", 1),
];

/// The kinds that wait for clocks, adjournment and endgame tables.
const LATER: [(&str, usize); 3] = [("clock", 1), ("sealed", 1), ("endgame", 13)];

#[test]
fn examples_are_all_accounted_for() {
    let data: Value = serde_json::from_str(EXAMPLES).expect("JSON");
    let cases = data["cases"].as_array().expect("a list");
    let of_kind = |kind: &str| cases.iter().filter(|case| case["kind"] == kind).count();
    for (kind, count) in KINDS.into_iter().chain(LATER) {
        assert_eq!(of_kind(kind), count, "{kind}");
    }
    let total = |kinds: &[(&str, usize)]| kinds.iter().map(|(_, count)| count).sum::<usize>();
    assert_eq!(total(&KINDS), 95);
    assert_eq!(total(&KINDS) + total(&LATER), cases.len());
}

/// Runs every case of a kind, and checks that there are as many as there should be.
fn run(kind: &str, check: impl Fn(&Case)) {
    let data: Value = serde_json::from_str(EXAMPLES).expect("JSON");
    let cases = data["cases"].as_array().expect("a list");
    let cases = cases.iter().filter(|case| case["kind"] == kind);
    let ran = cases.map(|case| check(&Case(case))).count();
    assert!(KINDS.contains(&(kind, ran)), "{ran} cases of kind {kind}");
}

struct Case<'a>(&'a Value);

impl Case<'_> {
    fn id(&self) -> &str {
        self.text("id")
    }

    fn text(&self, field: &str) -> &str {
        self.0[field].as_str().expect(field)
    }

    fn list(&self, field: &str) -> Vec<&str> {
        texts(&self.0[field])
    }

    fn set(&self, field: &str) -> BTreeSet<String> {
        self.list(field).into_iter().map(str::to_owned).collect()
    }

    fn number(&self, field: &str) -> usize {
        usize::try_from(self.0[field].as_u64().expect(field)).expect(field)
    }

    fn is(&self, field: &str) -> bool {
        self.0[field].as_bool().expect(field)
    }

    fn rules(&self) -> RuleSet {
        rule_set(self.text("variant"))
    }

    fn game(&self) -> Game {
        let id = self.id();
        Game::from_fen(self.rules(), self.text("fen")).expect(id)
    }
}

fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().expect("a list");
    list.iter()
        .map(|text| text.as_str().expect("a text"))
        .collect()
}

/// The rule set by the name the specification gives it.
fn rule_set(name: &str) -> RuleSet {
    let id = match name {
        "russian1953" => "russian-1953",
        "hundred1953" => "hundred-1953",
        other => other,
    };
    id.parse().expect(name)
}

/// A route as the specification writes it: `x` on 100 squares, `:` on 64.
fn as_printed(game: &Game, path: &[String], is_capture: bool) -> String {
    let sign = match (is_capture, game.rules().board_rows()) {
        (false, _) => "-",
        (true, 10) => "x",
        (true, _) => ":",
    };
    path.join(sign)
}

fn routes(game: &Game) -> BTreeSet<String> {
    let mut routes = BTreeSet::new();
    for m in game.legal_moves() {
        for path in &m.paths {
            routes.insert(as_printed(game, path, !m.captured.is_empty()));
        }
    }
    routes
}

fn played(game: &Game, text: &str) -> Game {
    let mut after = game.clone();
    match after.play(text) {
        Ok(_) => after,
        Err(refusal) => panic!("{text} is refused: {refusal}"),
    }
}

#[test]
fn examples_moves() {
    run("moves", |case| {
        for name in [vec![case.text("variant")], case.list("also_variants")].concat() {
            check_moves(case, rule_set(name));
        }
    });
}

fn check_moves(case: &Case, rules: RuleSet) {
    let id = case.id();
    let game = Game::from_fen(rules, case.text("fen")).expect(id);
    let legal = routes(&game);
    assert_eq!(legal, case.set("all_legal"), "{id} {rules}");
    if case.is("asserted_is_complete") {
        assert_eq!(legal, case.set("asserted"), "{id} {rules}");
    }
    for text in case.list("asserted") {
        check_successor(case, &game, text);
    }
    for text in case.list("asserted_not") {
        let refusal = game.explain(text).expect_err(text);
        assert!(refusal.reason.is_readable(), "{id} {rules}: {text}");
        assert!(refusal.article.is_some(), "{id} {rules}: {text}");
        assert!(!refusal.instead.is_empty(), "{id} {rules}: {text}");
    }
}

fn check_successor(case: &Case, game: &Game, text: &str) {
    let id = case.id();
    let found = game.explain(text).expect(text);
    let route = |path: &Vec<String>| as_printed(game, path, !found.captured.is_empty());
    assert!(found.paths.iter().any(|path| route(path) == text), "{id}");
    let mut after = played(game, text);
    assert_eq!(
        Some(after.fen().as_str()),
        case.0["after"][text].as_str(),
        "{id}: {text}"
    );
    for reply in case.list("then") {
        after = played(&after, reply);
    }
}

#[test]
fn examples_draw() {
    run("draw", |case| {
        let id = case.id();
        let mut game = case.game();
        let moves = case.list("moves");
        assert_eq!(moves.len(), case.number("expect_ply"), "{id}");
        for (i, text) in moves.iter().enumerate() {
            assert_eq!(game.ended(), None, "{id}: before ply {}", i + 1);
            assert_eq!(game.claims(), [], "{id}: before ply {}", i + 1);
            game = played(&game, text);
        }
        let rule = case.text("expect_rule");
        if rule == "win" {
            let ended = game.ended().expect(id);
            assert!(ended.outcome.winner().is_some(), "{id}");
        } else if case.is("automatic") {
            let ended = game.ended().expect(id);
            assert!(matches!(ended.outcome, Outcome::Draw { .. }), "{id}");
            assert_eq!(ended.article.expect(id).to_string(), rule, "{id}");
        } else {
            assert_eq!(game.ended(), None, "{id}");
            assert_eq!(claimed_articles(&game), [rule], "{id}");
        }
    });
}

fn claimed_articles(game: &Game) -> Vec<String> {
    let claims = game.claims().into_iter();
    claims
        .map(|by| game.ended_by(Outcome::Draw { by }).article.expect("cited"))
        .map(|article| article.to_string())
        .collect()
}

#[test]
fn examples_chess() {
    run("chess", |case| {
        let id = case.id();
        let game = case.game();
        assert_eq!(uci(&game), case.set("all_legal"), "{id}");
        assert_eq!(
            game.legal_moves().len(),
            case.list("all_legal").len(),
            "{id}"
        );
        for text in case.list("asserted") {
            let found = game.explain(text).expect(id);
            assert!(text.starts_with(&(found.from + &found.to)), "{id}: {text}");
        }
        for text in case.list("asserted_not") {
            let refusal = game.explain(text).expect_err(text);
            assert!(refusal.article.is_some(), "{id}: {text}");
        }
        assert_eq!(status(&game), case.0["expect_status"].as_str(), "{id}");
    });
}

fn uci(game: &Game) -> BTreeSet<String> {
    match game.family() {
        Start::Chess(game) => game.legal_moves().iter().map(ToString::to_string).collect(),
        Start::Draughts(_) => panic!("a chess case"),
    }
}

fn status(game: &Game) -> Option<&'static str> {
    match game.ended()?.outcome {
        Outcome::Win {
            by: WinReason::Checkmate,
            ..
        } => Some("checkmate"),
        Outcome::Draw {
            by: DrawReason::Stalemate,
        } => Some("stalemate"),
        Outcome::Win { .. } | Outcome::Draw { .. } => Some("other"),
    }
}

#[test]
fn examples_position() {
    run("position", |case| {
        let (id, game) = (case.id(), case.game());
        let start = Game::new(case.rules());
        assert_eq!(game.fen(), start.fen(), "{id}");
        assert_eq!(game.grid(), start.grid(), "{id}");
        assert_eq!(game.legal_moves().len(), case.number("legal_count"), "{id}");
    });
}

#[test]
fn examples_game() {
    run("game", |case| {
        let id = case.id();
        let mut game = Game::new(case.rules());
        let (moves, full) = (case.list("moves"), case.list("full_routes"));
        assert_eq!(moves.len(), full.len(), "{id}");
        for (text, full) in moves.into_iter().zip(full) {
            let found = game.explain(text).expect(text);
            let written = as_printed(&game, &found.paths[0], !found.captured.is_empty());
            assert_eq!(written, full, "{id}: {text}");
            game = played(&game, text);
        }
        assert_eq!(game.fen(), case.text("final_fen"), "{id}");
    });
}

/// How many diagonals of two or more playing squares the board has.
fn diagonals() -> usize {
    let begins = |square: &Square<Board10>, way: Direction| {
        square.step(way.reverse()).is_none() && square.step(way).is_some()
    };
    [Direction::UpRight, Direction::UpLeft]
        .into_iter()
        .map(|way| Square::all().filter(|square| begins(square, way)).count())
        .sum()
}

#[test]
fn examples_count() {
    run("count", |case| {
        assert_eq!(diagonals(), case.number("expect"), "{}", case.id());
    });
}

#[test]
fn examples_edges() {
    run("edges", |case| {
        let numbers = |wanted: &dyn Fn(&Square<Board10>) -> bool| -> Vec<u64> {
            let found = Square::all().filter(|square| wanted(square));
            found.map(|square| u64::from(square.number())).collect()
        };
        let listed = |field: &str| -> Vec<u64> {
            let list = case.0[field].as_array().expect(field);
            list.iter()
                .map(|number| number.as_u64().expect(field))
                .collect()
        };
        assert_eq!(numbers(&|square| square.file() == 0), listed("left"));
        assert_eq!(numbers(&|square| square.file() == 9), listed("right"));
        assert_eq!(numbers(&|square| square.row() == 0), listed("top"));
        assert_eq!(numbers(&|square| square.rank() == 0), listed("bottom"));
        let mut road = numbers(&|square| SquareSet::main_road().contains(*square));
        road.reverse();
        assert_eq!(road, listed("road"));
    });
}

/// The squares from one to another along a diagonal, both counted.
fn line(ends: &str) -> Vec<Square<Board8>> {
    let (from, to) = ends.split_once('-').expect(ends);
    let [from, to] = [from, to].map(|name| parse_square::<Board8>(name).expect(name));
    let walk = |way| {
        let squares: Vec<_> =
            std::iter::successors(Some(from), |square: &Square<Board8>| square.step(way)).collect();
        let end = squares.iter().position(|square| *square == to)?;
        Some(squares[..=end].to_vec())
    };
    let mut ways = Direction::ALL.into_iter().filter_map(walk);
    ways.next().expect("one diagonal")
}

#[test]
fn examples_lines() {
    run("lines", |case| {
        let named = case.0["lines"].as_object().expect("roads");
        assert_eq!(named.len(), 4, "{}", case.id());
        for (name, lines) in named {
            let lengths: Vec<Value> = texts(lines)
                .into_iter()
                .map(|ends| line(ends).len().into())
                .collect();
            assert_eq!(Value::from(lengths), case.0["lengths"][name], "{name}");
        }
        let road: SquareSet<Board8> = line("a1-h8").into_iter().collect();
        assert_eq!(road, SquareSet::main_road());
    });
}
