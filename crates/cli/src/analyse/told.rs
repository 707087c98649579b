//! An analysed game as JSON.

use rules::Color;
use serde_json::{Value, json};

use super::games_file::Analysed;
use super::sheet::{Sum, numbered};
use super::walk::{Better, Weighed};
use super::worth::Worth;
use crate::tables;

/// Everything that was found, with scores for White.
pub(crate) fn told(analysed: &Analysed) -> Value {
    let moves = analysed.moves.iter().enumerate();
    let moves: Vec<Value> = moves
        .map(|(i, weighed)| one(analysed, i, weighed))
        .collect();
    json!({
        "file": analysed.file,
        "game": analysed.number,
        "rules": analysed.rules.id(),
        "white": analysed.record.tag("White"),
        "black": analysed.record.tag("Black"),
        "result": analysed.record.result().to_string(),
        "moves": moves,
        "summary": {
            "white": sum(&Sum::of(analysed, Color::White)),
            "black": sum(&Sum::of(analysed, Color::Black)),
        },
    })
}

fn one(analysed: &Analysed, i: usize, weighed: &Weighed) -> Value {
    let (number, _) = numbered(analysed, i);
    let mut value = worth(weighed.worth);
    let rest = json!({
        "number": number,
        "side": match weighed.side {
            Color::White => "white",
            Color::Black => "black",
        },
        "move": weighed.text,
        "fen": weighed.fen,
        "only_legal": weighed.is_only_legal,
        "depth": weighed.depth,
        "table": weighed.table.map(tables::as_json),
        "loss": rounded(weighed.loss),
        "judgement": weighed.sign.name(),
        "sign": weighed.sign.mark(analysed.rules).map(|mark| mark.to_string()),
        "better": weighed.better.as_ref().map(better),
    });
    join(&mut value, rest);
    value
}

fn better(better: &Better) -> Value {
    let mut value = worth(better.worth);
    join(
        &mut value,
        json!({ "depth": better.depth, "moves": better.moves }),
    );
    value
}

fn worth(worth: Worth) -> Value {
    json!({
        "white_score": worth.hundredths(),
        "white_win_in": worth.win_in(),
        "black_win_in": worth.reversed().win_in(),
    })
}

fn join(value: &mut Value, other: Value) {
    if let (Some(value), Value::Object(other)) = (value.as_object_mut(), other) {
        value.extend(other);
    }
}

fn sum(sum: &Sum) -> Value {
    json!({
        "moves": sum.moves,
        "doubtful": sum.doubtful,
        "weak": sum.weak,
        "very_weak": sum.very_weak,
        "average_loss": rounded(sum.average()),
    })
}

/// To a ten-thousandth of a point.
fn rounded(loss: f64) -> f64 {
    (loss * 1e4).round() / 1e4
}
