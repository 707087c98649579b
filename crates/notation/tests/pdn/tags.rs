//! Tags: as the standard writes them, and as files have them.

use crate::reads;

/// PDN 3.0, strings: a backslash hides a quote; before anything else it is one itself.
#[test]
fn tag_escapes() {
    reads(
        "tag_escapes",
        r#"
Event: The "Old" Mill
Site: C:\games\new
Annotator: a \ b
Source: C:\games\
White: O]Neil [the] Elder {x} ; %
32-28
= Unknown
"#,
    );
}

/// PDN 3.0, GameType: the number alone, all fields, and gaps; one game each.
#[test]
fn game_types() {
    reads(
        "game_types",
        "
GameType: 20
32-28
= Unknown
GameType: 25,W,8,8,A0,0
c3-b4
= Unknown
GameType: 20,W,0,0,N,0
32-28
= Unknown
GameType: 21
11-15
= Unknown
",
    );
}

/// Polish team matches: all tags and the moves on one line.
#[test]
fn headers_on_one_line() {
    reads(
        "headers_on_one_line",
        "
Event: Team
Site: Quay
Round: 3
33-29 19-23
= Unknown
Event: Next
32-28
= Unknown
",
    );
}

/// Files of positions: games without moves, with a result, a star, or nothing.
#[test]
fn header_only() {
    reads(
        "header_only",
        "
FEN: W:W13,11:BK14,3.

= Win(Black)
FEN: B:W19,23:B4,3

= Unknown
Event: Third

= Unknown
Event: Fourth
Site: Quay
Event: Fifth name of the fourth

= Unknown
",
    );
}

/// An engine's games: an empty line amid the tags, no empty line behind them.
#[test]
fn header_with_blank_lines() {
    reads(
        "header_with_blank_lines",
        "
Event: Gap
Result: 0-1
Site: Quay
31-26
= Win(Black)
",
    );
}

/// Seen in many files: the next header ends the game, and so does the end of the file.
#[test]
fn no_terminator() {
    reads(
        "no_terminator",
        "
Event: First
34-29 19-23
= Unknown
Event: Second
32-28 19-23 28x19
= Unknown
",
    );
}

/// Collections of Russian games: values without quotes, tags without value.
#[test]
fn tags_without_quotes() {
    reads(
        "tags_without_quotes",
        r#"
Event: Plain
Round: 17
Game: # 612
Empty:
c3-b4
= Unknown
! 3:1 expected a tag like [Event "name"]
! 4:1 expected a tag like [Event "name"]
! 5:1 expected a tag like [Event "name"]
! 6:1 expected a tag like [Event "name"]
"#,
    );
}

/// Matches of 1998: a value without its second quote; a tag without its bracket.
#[test]
fn tags_without_closing() {
    reads(
        "tags_without_closing",
        r#"
Event: Match
Round: 11.1
Site: Quay
White: Ash
c3-b4
= Unknown
! 3:1 the quote is not closed on its line
! 4:1 expected a tag like [Event "name"]
! 5:1 the quote is not closed on its line
"#,
    );
}

/// A championship of 2025: the opening bracket is missing.
#[test]
fn tags_without_opening() {
    reads(
        "tags_without_opening",
        r#"
Event: Lost bracket
Site: Quay
32-28
= Unknown
! 2:1 expected a tag like [Event "name"]
Event: Lost again
33-28
= Unknown
! 6:1 expected a tag like [Event "name"]
"#,
    );
}

/// A team championship: two opening brackets, or one on a line of its own.
#[test]
fn tags_with_two_brackets() {
    reads(
        "tags_with_two_brackets",
        r#"
Event: Twice
Site: Quay
32-28
= Unknown
! 2:1 expected a tag like [Event "name"]
"#,
    );
}

/// The author: quotes inside a value that nothing hides.
#[test]
fn tags_with_quotes_inside() {
    reads(
        "tags_with_quotes_inside",
        r#"
Event: The "big" one
Site: Quay
32-28
= Unknown
! 2:1 expected a tag like [Event "name"]
"#,
    );
}

/// A page translated by machine: names of several words, and in other letters.
#[test]
fn tags_of_other_languages() {
    reads(
        "tags_of_other_languages",
        "
Type de jeu: 20
Événement: Finale
Чёрные: 高文龙
a: a
32-28
= Unknown
",
    );
}

/// The sample of PDN 1.0: one tag twice in a header.
#[test]
fn double_tags() {
    reads(
        "double_tags",
        "
Event: Outer
Event: Inner
32-28
= Unknown
",
    );
}

/// PDN 3.0: games need no tags, and several may share a line.
#[test]
fn without_tags() {
    reads(
        "without_tags",
        "
32-28
= Draw
33-28 18-22
= Win(White)
31-27 17-21
= Unknown
",
    );
}
