//! Moves and their numbers.

use crate::reads;

/// Seen in many files: numbers missing, wrong, padded, glued, without a dot, at the end of a line.
#[test]
fn numbers() {
    reads(
        "numbers",
        "
Event: Numbers
32-28 19-23 28x19 14x23 33-28 23x32 37x28 10-14 41-37 14-19 46-41 17-22 28x17 11x22
= Unknown
",
    );
}

/// Collections of problems: number, dots and move apart.
#[test]
fn numbers_dots_apart() {
    reads(
        "numbers_dots_apart",
        "
FEN: B:W28:B18,7
7-12 28-22 18x27
= Unknown
",
    );
}

/// PDN 3.0 and seen: dash, x, X, colon, and the dashes and crosses of print.
#[test]
fn moves_with_signs() {
    reads(
        "moves_with_signs",
        "
Event: Signs
32-28 19-23 28x19 14X23 33:28 23×32 37×28 10–14 41—37 14−19 46‑41 17‐22
= Unknown
",
    );
}

/// Files in columns: blanks inside moves, or a blank for the sign.
#[test]
fn moves_with_blanks() {
    reads(
        "moves_with_blanks",
        "
Event: Blanks
32-28 19 23 28x19 14x23 33-28 23x32 37x28 1-6 41 37 14 19
= Unknown
",
    );
}

/// The author: two squares in four digits.
#[test]
fn moves_of_four_digits() {
    reads(
        "moves_of_four_digits",
        "
Event: Digits
32 28 19 23 28x19 06 11
= Unknown
",
    );
}

/// Old games in part lost: a dash or two for a move not known.
#[test]
fn moves_not_known() {
    reads(
        "moves_not_known",
        "
Event: Lost
-- -- -- 19-23 28x19 --
= Unknown
",
    );
}

/// PDN 3.0 and seen: captures with their whole route, with part of it, and without.
#[test]
fn routes() {
    reads(
        "routes",
        "
Event: Routes
47x38x24x13x36 15x33x31 26x10 39:28:17:6 a3xc5xe7 f6:d4:b6
= Unknown
",
    );
}

/// Russian and Czech files: squares by name, small and capital, glued, with a dash for captures.
#[test]
fn moves_by_names() {
    reads(
        "moves_by_names",
        "
Event: Names
GameType: 25
c3-b4 F6-G5 b4c5 d6:b4 a3xc5 b6:d4 E3:C5 h8-g7 C5-D6 a3xc5xe7 c3e5g7
= Unknown
",
    );
}

/// 002:§14.9 and matches of 1998: the file left and the last square, with a colon or none.
#[test]
fn moves_in_short() {
    reads(
        "moves_in_short",
        "
Event: Short
GameType: 25
cb4 fg5 bc5 db4 ac5 bd4 ec5 ed6:f8<!>
= Unknown
",
    );
}

/// A collection of a champion: words glued to a move.
#[test]
fn words_behind_a_move() {
    reads(
        "words_behind_a_move",
        r#"
Event: Words
32-28 19-23
= Unknown
! 3:9 not part of a game: "Redlosesontime"
"#,
    );
}

/// Live tables: squares and numbers with two digits each.
#[test]
fn zero_padded_squares() {
    reads(
        "zero_padded_squares",
        "
Event: Zeros
34-29 18-22 32-28 06-11
= Unknown
",
    );
}
