//! Analyses and reviews as JSON.

use rules::Color;
use serde_json::{Value, json};

use crate::analyser::PositionAnalysis;
use crate::evaluation::Evaluation;
use crate::review::{BetterLine, Review, ReviewedMove};
use crate::summary::Summary;
use crate::tables;

impl PositionAnalysis {
    /// Everything that was found, with scores for the side to move.
    pub fn to_json(&self) -> Value {
        let lines = self.lines.iter().map(|line| {
            json!({
                "score": line.evaluation.hundredths(),
                "win_in": line.evaluation.win_in(),
                "loss_in": line.evaluation.reversed().win_in(),
                "depth": line.depth,
                "moves": line.moves,
            })
        });
        json!({
            "rules": self.rules.id(),
            "fen": self.fen,
            "table": self.table.map(tables::verdict_json),
            "lines": lines.collect::<Vec<_>>(),
            "nodes": self.nodes(),
            "seconds": self.time.as_secs_f64(),
        })
    }
}

impl Review {
    /// Everything that was found, with scores for White.
    pub fn to_json(&self) -> Value {
        let moves = self.moves.iter().enumerate();
        let moves: Vec<Value> = moves.map(|(i, reviewed)| one(self, i, reviewed)).collect();
        json!({
            "rules": self.rules.id(),
            "white": self.record.tag("White"),
            "black": self.record.tag("Black"),
            "result": self.record.result().to_string(),
            "moves": moves,
            "summary": {
                "white": summary(&self.summary(Color::White)),
                "black": summary(&self.summary(Color::Black)),
            },
        })
    }
}

fn one(review: &Review, i: usize, reviewed: &ReviewedMove) -> Value {
    let mut value = evaluation(reviewed.evaluation);
    let rest = json!({
        "number": review.ply(i).number,
        "side": match reviewed.side {
            Color::White => "white",
            Color::Black => "black",
        },
        "move": reviewed.text,
        "fen": reviewed.fen,
        "only_legal": reviewed.is_only_legal,
        "depth": reviewed.depth,
        "table": reviewed.table.map(tables::verdict_json),
        "loss": rounded(reviewed.loss),
        "judgement": reviewed.judgement.name(),
        "sign": reviewed.judgement.mark(review.rules).map(|mark| mark.to_string()),
        "better": reviewed.better.as_ref().map(better),
    });
    join(&mut value, rest);
    value
}

fn better(better: &BetterLine) -> Value {
    let mut value = evaluation(better.evaluation);
    join(
        &mut value,
        json!({ "depth": better.depth, "moves": better.moves }),
    );
    value
}

fn evaluation(evaluation: Evaluation) -> Value {
    json!({
        "white_score": evaluation.hundredths(),
        "white_win_in": evaluation.win_in(),
        "black_win_in": evaluation.reversed().win_in(),
    })
}

fn join(value: &mut Value, other: Value) {
    if let (Some(value), Value::Object(other)) = (value.as_object_mut(), other) {
        value.extend(other);
    }
}

fn summary(summary: &Summary) -> Value {
    json!({
        "moves": summary.moves,
        "doubtful": summary.doubtful,
        "weak": summary.weak,
        "very_weak": summary.very_weak,
        "average_loss": rounded(summary.average_loss()),
        "accuracy": summary.accuracy().map(|accuracy| (accuracy * 10.0).round() / 10.0),
    })
}

/// To a ten-thousandth of a point.
fn rounded(loss: f64) -> f64 {
    (loss * 1e4).round() / 1e4
}
