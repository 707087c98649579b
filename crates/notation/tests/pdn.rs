//! Files of all kinds, one a quirk, and exactly what is read in each.
//!
//! Each file of `fixtures/` tells its story in its first line, unless that would spoil it. The games
//! and the people in them are invented.
//!
//! How the expectations are written: tags as `Name: value`, then the moves on one line, marks in
//! `<>`, comments in `{}`, variations in `()`, positions between strokes; then the score, then the
//! faults with line and column.

use notation::pdn::Reader;
use notation::{Builder, Layout, Line, Record, write_record};
use peatee_notation as notation;

/// Fails unless this is read of a file, and what is read is read back when written.
#[track_caller]
fn reads(file: &str, expected: &str) {
    assert_eq!(told(file), expected.trim_start_matches('\n'));
}

fn told(file: &str) -> String {
    let path = format!("{}/tests/fixtures/{file}.pdn", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut reader = Reader::new(&bytes[..]);
    let mut builder = Builder::new();
    let mut out = String::new();
    loop {
        match reader.read(&mut builder) {
            Ok(true) => {
                let (record, faults) = builder.take();
                rereads(&record);
                show(&record, &mut out);
                for (fault, at) in faults {
                    out += &format!("! {at} {fault}\n");
                }
            }
            Ok(false) => break,
            Err(error) => {
                out += &format!("refused: {error}\n");
                break;
            }
        }
    }
    for (fault, at) in builder.take().1 {
        out += &format!("! {at} {fault}, behind all\n");
    }
    out
}

fn show(record: &Record, out: &mut String) {
    for tag in &record.tags {
        let tag = format!("{}: {}", tag.name, tag.value);
        *out += &format!("{}\n", tag.trim_end());
    }
    let mut line = String::new();
    show_line(&record.line, &mut line);
    *out += &format!("{}\n= {:?}\n", line.trim_end(), record.score);
}

fn show_line(line: &Line, out: &mut String) {
    let comments = |comments: &[String], out: &mut String| {
        for comment in comments {
            *out += &format!("{{{comment}}} ");
        }
    };
    comments(&line.comments, out);
    for step in &line.steps {
        if let Some(fen) = &step.setup {
            *out += &format!("/{fen}/ ");
        }
        out.push_str(&step.text);
        for mark in &step.marks {
            *out += &format!("<{mark}>");
        }
        out.push(' ');
        comments(&step.comments, out);
        for variation in &step.variations {
            out.push_str("( ");
            show_line(variation, out);
            out.push_str(") ");
        }
    }
    if let Some(fen) = &line.setup {
        *out += &format!("/{fen}/ ");
    }
}

fn rereads(record: &Record) {
    for layout in [Layout::Pdn, Layout::Columns] {
        let text = write_record(record, layout);
        let mut builder = Builder::new();
        assert_eq!(Reader::new(text.as_bytes()).read(&mut builder), Ok(true));
        assert_eq!(builder.take(), (record.clone(), Vec::new()), "{text}");
    }
}

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

/// PDN 3.0, results: points to one.
#[test]
fn results_to_one() {
    reads(
        "results_to_one",
        "
32-28
= Win(White)
32-28
= Win(Black)
32-28
= Draw
32-28
= Unknown
",
    );
}

/// PDN 3.0, results: points to two, and both lost.
#[test]
fn results_to_two() {
    reads(
        "results_to_two",
        "
32-28
= Win(White)
32-28
= Win(Black)
32-28
= Draw
32-28
= BothLost
",
    );
}

/// Lists of tournaments: won or lost without play.
#[test]
fn results_of_forfeits() {
    reads(
        "results_of_forfeits",
        "
White: Ash

= Forfeit(White)
White: Birch

= Forfeit(Black)
White: Cedar
32-28
= Forfeit(White)
White: Doum

= BothLost
",
    );
}

/// Files of Russian matches: the colon in results, and blanks around the dash.
#[test]
fn results_with_colon() {
    reads(
        "results_with_colon",
        "
Result: 1/2:1/2
c3-b4
= Draw
c3-b4
= Win(White)
c3-b4
= Win(Black)
c3-b4
= Draw
c3-b4
= Draw
32-28 19-23
= Draw
",
    );
}

/// Files of team matches: a dash for a result not known, in the tag and behind the moves.
#[test]
fn result_of_a_dash() {
    reads(
        "result_of_a_dash",
        "
Result: -
32-28 19-23
= Unknown
Result: -
33-28
= Unknown
",
    );
}

/// Files with ten points a game: the same text in the tag ends the moves, even where it looks like one.
#[test]
fn result_in_points() {
    reads(
        "result_in_points",
        "
Result: 4-6
32-28 19-23
= Unknown
Result: 1-9
33-28 18-22
= Unknown
",
    );
}

/// Text of an encyclopaedia: the result, a comment, the result again.
#[test]
fn result_twice() {
    reads(
        "result_twice",
        "
Event: Harbour Cup
32-28 19-23 {a quiet end}
= Draw
Event: Second
33-28
= Win(White)
",
    );
}

/// Files of Czech leagues: a game that was not played has a number and a result.
#[test]
fn result_alone() {
    reads(
        "result_alone",
        "
Event: League
PlyCount: 1

= Win(White)
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
32-28<!> 19-23<?> 28x19<!!> 14x23<??><$14> 33-28<*> 23x32<$5> 37x28<$6>
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

/// 000:9.1.9: a star glued to a move is a mark, a star apart ends the game.
#[test]
fn star_forced_or_end() {
    reads(
        "star_forced_or_end",
        "
Event: Stars
32-28<*> 19-23
= Unknown
33-28
= Unknown
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

/// PDN 3.0, commands in comments: the clocks are kept as they are written.
#[test]
fn clocks() {
    reads("clocks", "
Event: Clocks
32-28 {[%clk 1:19:58]} 19-23 {[%emt 0:00:07]} 28x19 {[%clock w0:09:57 B0:09:58]} 14x23 {quick [%egt 0:0:9.56] [%inbook] move}
= Unknown
");
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

/// A program that wrote the two characters for a line end: they are blanks.
#[test]
fn literal_line_ends() {
    reads(
        "literal_line_ends",
        "
Site: Quay
32-28 19-23 28x19 14x23
= Unknown
",
    );
}

/// PDN 2.0: lines end with two characters, or with one of them.
#[test]
fn line_ends_of_windows() {
    reads(
        "line_ends_of_windows",
        "
Event: Ends
32-28 19-23 {two lines} 28x19
= Unknown
Event: Next
33-28
= Unknown
",
    );
}

/// The author: a comment without its end ends with its line if the next game follows.
#[test]
fn unclosed_comment() {
    reads(
        "unclosed_comment",
        "
Event: First
32-28 {the plan} 19-23 28x19
= Unknown
! 3:10 the comment is not closed
Event: Second
33-28 {closed}
= Unknown
Event: Third
31-27 {the end} 17-21
= Unknown
! 9:10 the comment is not closed
",
    );
}

/// Files made for tests: closing brackets that close nothing.
#[test]
fn stray_brackets() {
    reads(
        "stray_brackets",
        "
Event: Stray
32-28 {nested {comment} 19-23 28x19 14x23
= Unknown
! 3:28 '}' closes nothing
! 3:36 ')' closes nothing
! 3:47 ']' closes nothing
",
    );
}

/// Seen in several files: words and numbers before the first game and between two.
#[test]
fn text_before_and_between() {
    reads(
        "text_before_and_between",
        r#"
Event: First
32-28
= Unknown
! 2:1 not part of a game: "3"
Event: Second
33-28
= Unknown
! 7:1 not part of a game: "and"
"#,
    );
}

/// Forums: games between brackets of the forum.
#[test]
fn forum_brackets() {
    reads(
        "forum_brackets",
        "
Event: Forum
32-28 19-23
= Unknown
33-28
= Unknown
",
    );
}

/// Copied from web pages: blanks that do not break, marks of no width, dots in one character.
#[test]
fn invisible_characters() {
    reads(
        "invisible_characters",
        "
Event: Web
32-28 19-23 28x19
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

/// The author: a file cut off within a comment.
#[test]
fn truncated() {
    reads(
        "truncated",
        "
Event: Cut
32-28 19-23 28x19 {and now Bla}
= Unknown
! 3:25 the comment is not closed
",
    );
}

/// The author: a file cut off within a tag.
#[test]
fn truncated_tag() {
    reads(
        "truncated_tag",
        "
Event: Cut
32-28
= Unknown
Event: Cu

= Unknown
! 4:1 the quote is not closed on its line
",
    );
}

/// The author: words among the moves are told and passed over.
#[test]
fn unknown_words() {
    reads(
        "unknown_words",
        r##"
Event: Words
32-28 19-23 28x19
= Unknown
! 3:10 not part of a game: "resigns?"
! 3:25 not part of a game: "Nf3"
! 3:29 not part of a game: "#!"
"##,
    );
}

/// PDN 3.0 is UTF-8; editors put a mark in front.
#[test]
fn utf_8_marked() {
    reads(
        "utf_8_marked",
        "
Event: Кубок порта
32-28 {Début}
= Unknown
",
    );
}

/// PDN 3.0 is UTF-8; columns count characters.
#[test]
fn utf_8() {
    reads(
        "utf_8",
        "
Event: Кубок порта
32-28 {Überraschung} 19-23
= Unknown
! 4:31 ']' closes nothing
",
    );
}

/// PDN 2.0 was Latin-1.
#[test]
fn latin_1() {
    reads(
        "latin_1",
        "
Event: Coupe de la Forêt
White: Gérard Berçot
Black: Zoë Müller
32-28 {très bien joué}
= Unknown
! 6:27 ']' closes nothing
",
    );
}

/// Files of Russian programs.
#[test]
fn windows_1251() {
    reads(
        "windows_1251",
        "
Event: Кубок порта
White: Ясенев Иван
Black: Берёзов Олег
c3-b4 {хороший ход, но белые проигрывают}
= Unknown
! 6:46 ']' closes nothing
",
    );
}

/// Files of Baltic programs.
#[test]
fn windows_1257() {
    reads(
        "windows_1257",
        "
Event: Rīgas čempionāts
White: Jānis Bērziņš
Black: Kārlis Ozoliņš
c3-b4 {ļoti labs gājiens}
= Unknown
",
    );
}

/// Files of the nineties: the dash of print in windows-1252.
#[test]
fn dashes_of_windows() {
    reads(
        "dashes_of_windows",
        "
Event: Hôtel de la Forêt, à côté
32-28 19-23
= Unknown
",
    );
}

/// A disk that failed: zeros behind the games.
#[test]
fn zeros_at_the_end() {
    reads(
        "zeros_at_the_end",
        r#"
Event: Whole
32-28 19-23
= Unknown
! 6:1 not part of a game: "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", behind all
"#,
    );
}

/// An empty file has no games.
#[test]
fn empty() {
    reads("empty", "");
}

/// A file of blanks has none either.
#[test]
fn blank() {
    reads("blank", "");
}

/// A file with zeros is none of text.
#[test]
fn binary() {
    reads(
        "binary",
        "
refused: this is no text file (byte 7 is zero)
",
    );
}

/// A letter is no file of games.
#[test]
fn prose() {
    reads(
        "prose",
        r#"
refused: this is no file of games: no tag and no move in its first lines
! 1:1 not part of a game: "Dear", behind all
"#,
    );
}

/// A file that holds the name of another.
#[test]
fn a_word() {
    reads(
        "a_word",
        r#"
refused: this is no file of games: no tag and no move in its first lines
! 1:1 not part of a game: "club.pdn", behind all
"#,
    );
}

/// A web page is none.
#[test]
fn html() {
    reads(
        "html",
        "
refused: this is no file of games: no tag and no move in its first lines
",
    );
}

/// Two bytes a character, with a mark.
#[test]
fn utf_16() {
    reads(
        "utf_16",
        "
refused: this file is in UTF-16LE; save it as UTF-8
",
    );
}

/// Two bytes a character, without a mark.
#[test]
fn utf_16_unmarked() {
    reads(
        "utf_16_unmarked",
        "
refused: this file is in UTF-16BE; save it as UTF-8
",
    );
}
