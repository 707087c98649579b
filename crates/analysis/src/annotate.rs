//! A reviewed game as a record again.

use notation::{Line, Mark, Record, Step};

use crate::evaluation::Evaluation;
use crate::review::Review;

impl Review {
    /// The record with what was found: scores as comments, signs, and better lines as variations. Its own comments and
    /// variations stay; signs of praise and blame give way.
    pub fn annotated(&self) -> Record {
        let mut record = self.record.clone();
        for (step, reviewed) in record.line.steps.iter_mut().zip(&self.moves) {
            step.marks.retain(|mark| !is_judgement(*mark));
            step.marks.splice(..0, reviewed.judgement.mark(self.rules));
            step.comments.retain(|comment| !is_score(comment));
            let by_table = reviewed.table.is_some();
            let comment = score(reviewed.evaluation, reviewed.depth, by_table);
            step.comments.splice(..0, comment);
            let Some(better) = &reviewed.better else {
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
                let comment = score(better.evaluation, better.depth, by_table);
                step.comments.extend(comment);
            }
            step.variations.push(line);
        }
        record
    }
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
fn score(evaluation: Evaluation, depth: Option<u32>, by_table: bool) -> Option<String> {
    match (depth, by_table) {
        (_, true) => Some(format!("{evaluation}/{BY_TABLE}")),
        (Some(depth), false) => Some(format!("{evaluation}/{depth}")),
        (None, false) => match evaluation {
            Evaluation::Win(0) | Evaluation::Loss(0) => None,
            Evaluation::Judged(_)
            | Evaluation::Win(_)
            | Evaluation::Drawn
            | Evaluation::Loss(_) => Some(evaluation.to_string()),
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
        let evaluations = [
            Evaluation::Judged(12),
            Evaluation::Judged(-1034),
            Evaluation::Win(7),
            Evaluation::Loss(12),
            Evaluation::Drawn,
        ];
        for evaluation in evaluations {
            for comment in [
                score(evaluation, Some(14), false),
                score(evaluation, None, true),
            ] {
                assert!(comment.is_some_and(|it| is_score(&it)), "{evaluation}");
            }
        }
        for evaluation in [Evaluation::Win(7), Evaluation::Drawn] {
            let comment = score(evaluation, None, false);
            assert!(comment.is_some_and(|it| is_score(&it)), "{evaluation}");
        }
        assert_eq!(score(Evaluation::Win(0), None, false), None);
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
