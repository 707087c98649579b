//! Files as text: where games begin and end, line ends, encodings, and what is no game at all.

use crate::reads;

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
