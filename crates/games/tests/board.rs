//! How the board lies, as those who draw it are told: `000:2.4`, `001:2.1.4`, `002:§1.3`,
//! `002:§17.3`, `004:C02`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use peatee_games::{Cell, Figure, Game, Grid, Part, RuleSet};
use rules::Color;

fn grid(id: &str) -> Grid {
    Game::new(id.parse::<RuleSet>().expect(id)).grid()
}

/// The board as Black sees it: turned by half a circle.
fn turned(grid: &Grid) -> Grid {
    Grid {
        size: grid.size,
        cells: grid.cells.iter().rev().cloned().collect(),
    }
}

fn lower_left(grid: &Grid) -> &Cell {
    &grid.rows().next_back().unwrap()[0]
}

fn lower_right(grid: &Grid) -> &Cell {
    grid.rows().next_back().unwrap().last().unwrap()
}

/// Checks that a board of this size has a dark square at each player's lower left, and that dark
/// and light alternate.
fn lies_properly(id: &str, size: usize) {
    let white = grid(id);
    assert_eq!(white.rows().count(), size, "{id}");
    for view in [&white, &turned(&white)] {
        assert!(lower_left(view).is_dark, "{id}");
        assert!(!lower_right(view).is_dark, "{id}");
        for row in view.rows() {
            assert_eq!(row.len(), size, "{id}");
            assert!(
                row.windows(2)
                    .all(|pair| pair[0].is_dark != pair[1].is_dark)
            );
        }
        let first: Vec<bool> = view.rows().map(|row| row[0].is_dark).collect();
        assert!(first.windows(2).all(|pair| pair[0] != pair[1]), "{id}");
    }
}

/// 000:2.1, 000:2.4
#[test]
fn intl_2_4_dark_at_the_lower_left() {
    lies_properly("international", 10);
    let white = grid("international");
    assert_eq!(lower_left(&white).name, "46");
    assert_eq!(
        lower_left(&turned(&white)).name,
        "5",
        "the main road for Black too"
    );
}

/// 000:2.2, 000:2.8: pieces stand on dark squares only, which alone are named.
#[test]
fn intl_2_2_only_dark_squares_hold_pieces() {
    let cells = grid("international").cells;
    for cell in &cells {
        assert_eq!(cell.name.is_empty(), !cell.is_dark);
        assert!(cell.is_dark || cell.piece.is_none());
    }
    let named: Vec<String> = cells
        .into_iter()
        .filter(|cell| cell.is_dark)
        .map(|cell| cell.name)
        .collect();
    let numbers: Vec<String> = (1..=50).map(|number| number.to_string()).collect();
    assert_eq!(named, numbers, "in reading order");
}

/// 001:2.1.1, 001:2.1.4
#[test]
fn rus_2_1_4_dark_at_the_lower_left() {
    for id in ["russian", "brazilian"] {
        lies_properly(id, 8);
        let white = grid(id);
        assert_eq!(lower_left(&white).name, "a1");
        assert_eq!(lower_left(&turned(&white)).name, "h8");
    }
}

/// 002:§1.3
#[test]
fn r53_1_3_dark_at_the_lower_left() {
    lies_properly("russian-1953", 8);
    let cells = grid("russian-1953").cells;
    assert!(
        cells
            .iter()
            .all(|cell| cell.is_dark || cell.piece.is_none())
    );
    assert_eq!(cells.iter().filter(|cell| cell.piece.is_some()).count(), 24);
}

/// 002:§17.3
#[test]
fn r53_17_3_dark_at_the_lower_left() {
    lies_properly("hundred-1953", 10);
}

/// 003:3
#[test]
fn home_3_pieces_on_the_three_nearest_rows() {
    lies_properly("home", 8);
    let board = grid("home");
    let in_row: Vec<usize> = board
        .rows()
        .map(|row| row.iter().filter(|cell| cell.piece.is_some()).count())
        .collect();
    assert_eq!(in_row, [4, 4, 4, 0, 0, 4, 4, 4]);
    let nearest_white = lower_left(&board).piece;
    assert_eq!(nearest_white, Some((Color::White, Figure::Man)));
}

/// 004:C01, 004:C02
#[test]
fn chess_c02_light_at_the_lower_right() {
    lies_properly("chess", 8);
    let white = grid("chess");
    assert_eq!(lower_right(&white).name, "h1");
    assert_eq!(lower_right(&turned(&white)).name, "a8");
    let of = |color| {
        let cells = white.cells.iter();
        cells
            .filter(|cell| cell.piece.is_some_and(|(owner, _)| owner == color))
            .count()
    };
    assert_eq!((of(Color::White), of(Color::Black)), (16, 16));
}

/// 000:3.7: kinghood is a property of the game; the drawing only shows it.
#[test]
fn intl_3_7_a_king_is_shown_as_one() {
    let mut game = Game::from_fen("international".parse().unwrap(), "W:W6:B36").unwrap();
    game.play("6-1").unwrap();
    let cell = game
        .grid()
        .cells
        .into_iter()
        .find(|cell| cell.name == "1")
        .unwrap();
    assert_eq!(cell.piece, Some((Color::White, Figure::DraughtsKing)));
}

/// The ends of the lines of a part: `a1–h8`.
fn ends(part: Part, id: &str) -> Vec<String> {
    let grid = grid(id);
    let lines = part.lines(&grid).into_iter();
    lines
        .map(|line| format!("{}-{}", line[0].name, line[line.len() - 1].name))
        .collect()
}

/// 000:2.5, 000:2.5.1, 000:2.5.2, 000:2.5.3, 000:2.5.4: the parts of the board of 100 squares.
#[test]
fn intl_2_5_parts_of_the_board() {
    assert_eq!(ends(Part::Base, "international"), ["46-50", "1-5"]);
    assert_eq!(ends(Part::EdgeVerticals, "international"), ["46-6", "45-5"]);
    let grid = grid("international");
    for part in Part::OF_BOARD {
        for line in part.lines(&grid) {
            assert_eq!(line.len(), 5, "{part:?}");
        }
    }
}

/// 001:2.1.5, 001:2.1.5.1, 001:2.1.5.2, 001:2.1.5.3, 001:2.1.5.4: the parts of the board of 64 squares.
#[test]
fn rus_2_1_5_parts_of_the_board() {
    assert_eq!(ends(Part::Base, "russian"), ["a1-g1", "b8-h8"]);
    assert_eq!(ends(Part::EdgeVerticals, "russian"), ["a1-a7", "h2-h8"]);
    let grid = grid("russian");
    for part in Part::OF_BOARD {
        for line in part.lines(&grid) {
            assert_eq!(line.len(), 4, "{part:?}");
        }
    }
}

/// 002:§13.1, 002:§13.2: the roads of the board of 64 squares.
#[test]
fn r53_13_named_roads() {
    let id = "russian-1953";
    assert_eq!(ends(Part::MainRoad, id), ["a1-h8"]);
    let triple = ["c1-h6", "a3-f8", "a3-c1", "f8-h6"];
    assert_eq!(ends(Part::Triple, id), triple);
    let quadruple = ["e1-h4", "a5-d8", "a5-e1", "d8-h4"];
    assert_eq!(ends(Part::Quadruple, id), quadruple);
    assert_eq!(ends(Part::Double, id), ["g1-a7", "h2-b8"]);
    let grid = grid(id);
    let lengths = Part::Double.lines(&grid);
    assert!(lengths.iter().all(|line| line.len() == 7));
}

/// 000:2.3: the board of 100 squares has the main road, and no other with a name; chess has none.
#[test]
fn intl_2_3_only_the_main_road_has_a_name() {
    assert_eq!(ends(Part::MainRoad, "international"), ["46-5"]);
    for part in [Part::Triple, Part::Quadruple, Part::Double] {
        assert_eq!(ends(part, "international"), [""; 0]);
    }
    for part in Part::ROADS.into_iter().chain(Part::OF_BOARD) {
        assert_eq!(ends(part, "chess"), [""; 0]);
    }
}
