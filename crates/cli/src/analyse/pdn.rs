//! An analysed game as a file: scores as comments, signs, and better lines as variations.

use notation::{Layout, Line, Mark, Record, Step, write_record};

use super::games_file::Analysed;
use super::worth::Worth;

/// The game as PDN, or PGN for chess.
pub(crate) fn text(analysed: &Analysed) -> String {
    write_record(&signed(analysed), Layout::Pdn)
}

/// The record with what was found. Its own comments and variations stay; signs of praise and blame give way.
fn signed(analysed: &Analysed) -> Record {
    let mut record = analysed.record.clone();
    for (step, weighed) in record.line.steps.iter_mut().zip(&analysed.moves) {
        step.marks.retain(|mark| !is_judgement(*mark));
        step.marks.splice(..0, weighed.sign.mark(analysed.rules));
        step.comments.retain(|comment| !is_score(comment));
        let comment = score(weighed.worth, weighed.depth, weighed.table.is_some());
        step.comments.splice(..0, comment);
        let Some(better) = &weighed.better else {
            continue;
        };
        let first = better.moves.first().map(String::as_str);
        let is_there = |line: &Line| line.steps.first().map(|step| &*step.text) == first;
        if step.variations.iter().any(is_there) {
            continue;
        }
        let mut line = Line {
            steps: better.moves.iter().map(Step::new).collect(),
            ..Line::default()
        };
        if let Some(step) = line.steps.first_mut() {
            let by_table = better.depth.is_none();
            step.comments
                .extend(score(better.worth, better.depth, by_table));
        }
        step.variations.push(line);
    }
    record
}

/// Whether a mark is an opinion of the move.
fn is_judgement(mark: Mark) -> bool {
    /// Numbers of PGN from 1 to 9 are opinions of a move.
    const LAST_OPINION: u16 = 9;
    match mark {
        Mark::Strong
        | Mark::VeryStrong
        | Mark::Weak
        | Mark::VeryWeak
        | Mark::LooksWeak
        | Mark::LooksStrong
        | Mark::Forced => true,
        Mark::Nag(nag) => (1..=LAST_OPINION).contains(&nag),
        Mark::Won | Mark::Drawn | Mark::Gained(_) | Mark::Lost(_) | Mark::AdLibitum => false,
    }
}

/// The word that stands in place of a depth.
const BY_TABLE: &str = "table";

/// A score and its depth as a comment, `+0.12/14`; without a depth where the end is in sight, and none where it is there.
fn score(worth: Worth, depth: Option<u32>, by_table: bool) -> Option<String> {
    match (depth, by_table) {
        (_, true) => Some(format!("{worth}/{BY_TABLE}")),
        (Some(depth), false) => Some(format!("{worth}/{depth}")),
        (None, false) => match worth {
            Worth::Win(0) | Worth::Loss(0) => None,
            Worth::Judged(_) | Worth::Win(_) | Worth::Drawn | Worth::Loss(_) => {
                Some(worth.to_string())
            }
        },
    }
}

/// Whether a comment is a score as we write it, so that it is not kept beside a new one.
fn is_score(comment: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (score, depth) = match comment.split_once('/') {
        Some((score, depth)) => (score, Some(depth)),
        None => (comment, None),
    };
    let unsigned = score.strip_prefix(['+', '-']);
    let is_judged = unsigned
        .and_then(|score| score.split_once('.'))
        .is_some_and(|(men, parts)| digits(men) && parts.len() == 2 && digits(parts));
    let plies = unsigned.unwrap_or(score).strip_prefix('#');
    let is_known = score == "=" || plies.is_some_and(digits);
    match depth {
        Some(depth) => (is_judged || is_known) && (depth == BY_TABLE || digits(depth)),
        None => is_known,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_known_again_and_other_comments_are_not() {
        let worths = [
            Worth::Judged(12),
            Worth::Judged(-1034),
            Worth::Win(7),
            Worth::Loss(12),
            Worth::Drawn,
        ];
        for worth in worths {
            for comment in [score(worth, Some(14), false), score(worth, None, true)] {
                assert!(comment.is_some_and(|it| is_score(&it)), "{worth}");
            }
        }
        for worth in [Worth::Win(7), Worth::Drawn] {
            let comment = score(worth, None, false);
            assert!(comment.is_some_and(|it| is_score(&it)), "{worth}");
        }
        assert_eq!(score(Worth::Win(0), None, false), None);
        for other in [
            "+0.12/14 0.050s",
            "1/2",
            "a/b",
            "",
            "good",
            "+0.1/3",
            "#/3",
            "-",
        ] {
            assert!(!is_score(other), "{other}");
        }
    }
}
