//! What stands between the moves: comments, marks, variations, positions, clocks.

use crate::reads;

/// PDN 3.0: a whole game as the standard writes it.
#[test]
fn standard() {
    reads(
        "standard",
        "
Event: Harbour Cup
Site: Quayside
Date: 2031.05.04
Round: 1
White: Ash, Ida
Black: Birch, Ole
Result: 2-0
GameType: 20,W,10,10,N2,0
32-28 19-23 28x19 14x23 33-28 23x32 37x28
= Unknown
",
    );
}

/// PDN 3.0, comments: between all parts, over lines, two in a row; the inner brace is text.
#[test]
fn comments() {
    reads("comments", "
Event: Harbour Cup
Site: Quayside
{Before all} {Between tags} {Before the moves} {behind the number} 32-28 {first} {second over two lines} 19-23 {a { brace} 28x19 14x23 {after it}
= Win(White)
");
}

/// PGN and PDN 1.0: from a semicolon to the end of the line is a comment.
#[test]
fn comment_of_a_line() {
    reads(
        "comment_of_a_line",
        "
Event: Harbour Cup
{a header} 32-28 {the (first) {move)} 19-23
= Unknown
",
    );
}

/// PDN 3.0, escapes: from a percent sign to the end of the line is for programs.
#[test]
fn percent_lines() {
    reads(
        "percent_lines",
        "
Event: Harbour Cup
32-28 19-23
= Unknown
",
    );
}

/// 000:9.1.3 to 000:9.1.14: every mark of the books, glued and apart.
#[test]
fn marks() {
    reads("marks", "
Event: Marks
32-28<!> 19-23<!!> 28x19<?> 14x23<??> 33-28<?!> 23x32<!?> 37x28<*> 10-14<+> 41-37<=> 14-19<+2> 46-41<-1> 17-22<a.l.> 28x17<!> 11x22<+> 37-32<=>
= Unknown
");
}

/// 000:9.1.13, 001:9.1.10: pieces lost right behind a capture, and the cross of a won game; a cross
/// between squares is the sign of a capture.
#[test]
fn found_7_t_examiner_07_marks_glued_to_captures() {
    reads(
        "marks_glued_to_captures",
        "
Event: Lost
32-28 19-23 28x19<-2> 14x23<-1> 33-28<+> 23x32<+> 37x28<+> 16-21 31-26<+> 20x10X5
= Unknown
Event: Won
c3-b4 f6-g5 c3:e5<+> d6:f4<+> g3:e5<-12> h6:f4<+> e5:g7
= Unknown
! 6:58 not part of a game: \"X5\"
Event: Crosses
28x19x10 32X28 27X18X9 c3Xe5Xg7<+> {won}
= Unknown
",
    );
}

/// PDN 3.0, strength: in round brackets and in long runs.
#[test]
fn marks_in_brackets() {
    reads(
        "marks_in_brackets",
        "
Event: Marks
32-28<?> 19-23<!?> 28x19<??> 14x23<!>
= Unknown
",
    );
}

/// PDN 3.0: numbers stand for remarks, $7 for a forced move; $5 and $6 keep the sense of chess.
#[test]
fn marks_by_number() {
    reads(
        "marks_by_number",
        "
Event: Numbers
32-28<!> 19-23<?> 28x19<!!> 14x23<??><$14> 33-28<*> 23x32<$5> 37x28<$6> 17-22<$902>
= Unknown
",
    );
}

/// Seen in files made for tests: a mark before the first move.
#[test]
fn mark_before_a_move() {
    reads(
        "mark_before_a_move",
        "
Event: Marks
32-28 19-23 ( 18-23 )
= Unknown
! 3:4 a mark before any move
! 3:19 a mark before any move
",
    );
}

/// PDN 3.0, variations: instead of the move before, one in another, two side by side.
#[test]
fn variations() {
    reads(
        "variations",
        "
Event: Variations
32-28 ( 33-28 18-22 ( 17-22 {so} ) 38-33 ) ( {or} 31-27 ) 19-23 28x19 14x23
= Unknown
",
    );
}

/// Seen in files made for tests: two brackets around one variation.
#[test]
fn variation_in_two_brackets() {
    reads(
        "variation_in_two_brackets",
        "
Event: Variations
32-28 ( {why} 33-28 ) 19-23 ( 17-22 ) ( 18-23 )
= Unknown
",
    );
}

/// The author: a variation with nothing to replace; its comments are kept.
#[test]
fn variation_before_any_move() {
    reads(
        "variation_before_any_move",
        "
Event: Variations
{wide} 32-28
= Unknown
! 3:1 a variation before any move
",
    );
}

/// The author: a result inside a variation does not end the game.
#[test]
fn variation_with_result() {
    reads(
        "variation_with_result",
        "
Event: Variations
32-28 19-23 ( 17-22 ) 28x19
= Unknown
",
    );
}

/// The author: a variation without its end, then the next game.
#[test]
fn variation_not_closed() {
    reads(
        "variation_not_closed",
        "
Event: First
32-28 ( 33-28 19-23 )
= Unknown
! 4:1 the variation is not closed
Event: Second
31-27 17-21
= Unknown
! 5:10 ')' closes nothing
",
    );
}

/// Files of a computer championship: remarks in round brackets, also such as begin with a move.
#[test]
fn prose_in_brackets() {
    reads(
        "prose_in_brackets",
        r#"
Event: Programs
32-28 {the (old) move} 19-23 {18-23 seems better here} 28x19 14x23 {"quoted"}
= Unknown
"#,
    );
}

/// PDN 3.0, setup: another position from here on, also before the end and in a variation.
#[test]
fn setup_in_mid_game() {
    reads(
        "setup_in_mid_game",
        "
Event: Analysis
32-28 /W:W31:B20/ 31-27 ( 31-26 /B:WK5:B30/ 30-35 ) /B:W27:B20/
= Unknown
Event: Chess
a2-a3 /8/8/8/8/8/8/8/K1k5 w - - 0 1/
= Unknown
",
    );
}

/// The author: a position in mid-game that is empty, not named or not ended.
#[test]
fn setup_broken() {
    reads(
        "setup_broken",
        r#"
Event: Analysis
32-28 19-23 28x19 14x23
= Unknown
! 3:10 expected a position like /FEN "W:W31:B20"/
! 3:25 expected a position like /FEN "W:W31:B20"/
! 3:39 expected a position like /FEN "W:W31:B20"/
"#,
    );
}

/// PDN 3.0, commands in comments: the clocks are kept as they are written.
#[test]
fn clocks() {
    reads("clocks", "
Event: Clocks
32-28 {[%clk 1:19:58]} 19-23 {[%emt 0:00:07]} 28x19 {[%clock w0:09:57 B0:09:58]} 14x23 {quick [%egt 0:0:9.56] [%inbook] move}
= Unknown
");
}
