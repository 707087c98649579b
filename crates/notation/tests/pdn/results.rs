//! Results: in the tag, behind the moves, and in all the ways of leagues.

use crate::reads;

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

= BothForfeit
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
