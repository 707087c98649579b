//! What endgame tables say, as phrases and as JSON.

use endgame::{AnyMismatch, AnyTables, Class, Held, Value};
use games::{GamePhrase as _, Phrase, Words};
use notation::{MoveForm, write_fen, write_move};
use rules::{AnyPosition, Color, Position, Variant, VariantId, with_position};
use serde_json::json;

/// A value in words.
pub fn verdict_phrase(value: Value, turn: Color) -> Phrase {
    match value {
        Value::Draw => Phrase::new("tables-draw"),
        Value::Loss { plies: 0 } => Phrase::new("tables-won").side("winner", !turn),
        Value::Win { .. } => wins(turn, value),
        Value::Loss { .. } => wins(!turn, value),
    }
}

fn wins(winner: Color, value: Value) -> Phrase {
    Phrase::new("tables-wins")
        .side("winner", winner)
        .number("count", value.own_moves().unwrap_or(0))
}

/// A value as JSON.
pub fn verdict_json(value: Value) -> serde_json::Value {
    match value {
        Value::Win { plies } | Value::Loss { plies } => json!({
            "verdict": value.verdict().name(), "plies": plies, "own_moves": value.own_moves(),
        }),
        Value::Draw => json!({ "verdict": value.verdict().name() }),
    }
}

/// What tables say of a position and of each of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Probed {
    /// The rule set.
    pub rules: VariantId,
    /// The position.
    pub fen: String,
    /// The side to move.
    pub turn: Color,
    /// Its value, if a table has it.
    pub value: Option<Value>,
    /// The legal moves with their values, counted from the position itself, so that the best move has its value. Best first.
    pub moves: Vec<(String, Option<Value>)>,
    /// The tables that are not there and would be needed, where some move has no value.
    pub missing: Vec<Class>,
}

impl Probed {
    /// Asks the tables.
    pub fn new<V: Variant>(tables: &AnyTables, position: &Position<V>) -> Probed
    where
        Position<V>: Into<AnyPosition>,
    {
        let mut moves: Vec<(String, Option<Value>)> = Vec::new();
        for m in position.legal_moves() {
            let after = tables.probe(&position.play_unchecked(m).into());
            let text = write_move(position, m, MoveForm::Short);
            moves.push((text, after.map(Value::before)));
        }
        moves.sort_by_key(|(text, value)| (value.map_or(i32::MAX, order), text.clone()));
        let mut missing = tables.missing_for(&(*position).into());
        if moves.iter().all(|(_, value)| value.is_some()) {
            missing.clear();
        }
        Probed {
            rules: V::ID,
            fen: fen_of(position),
            turn: position.turn(),
            value: tables.probe(&(*position).into()),
            moves,
            missing,
        }
    }

    /// All of it, for programs.
    pub fn to_json(&self) -> serde_json::Value {
        let moves = self
            .moves
            .iter()
            .map(|(text, value)| json!({ "move": text, "value": value.map(verdict_json) }));
        json!({
            "rules": self.rules.id(),
            "fen": self.fen,
            "value": self.value.map(verdict_json),
            "moves": moves.collect::<Vec<_>>(),
        })
    }
}

/// What is best for the one who moves comes first.
fn order(value: Value) -> i32 {
    match value {
        Value::Win { plies } => i32::from(plies) - 0x2_0000,
        Value::Draw => 0,
        Value::Loss { plies } => 0x2_0000 - i32::from(plies),
    }
}

/// What tables hold, in a sentence.
pub fn held_phrase(tables: &AnyTables, held: &[Held]) -> Phrase {
    let sum = |part: fn(&Held) -> u64| held.iter().map(part).sum::<u64>();
    let positions = sum(|held| held.positions);
    let verdicts = sum(|held| held.verdict_bytes);
    let bits = verdicts as f64 * 8.0 / positions.max(1) as f64;
    Phrase::new("tables-built")
        .text("rules", tables.rules().id())
        .number("pieces", tables.most_pieces())
        .text("positions", positions.to_string())
        .text("verdicts", size(verdicts))
        .text("bits", format!("{bits:.2}"))
        .text("distances", size(sum(|held| held.distance_bytes)))
}

/// A size with one digit behind the point, of which not all are 0.
fn size(bytes: u64) -> String {
    match bytes {
        0..100_000 => format!("{:.1} kB", bytes as f64 / 1e3),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

/// What tables hold, for programs.
pub fn held_json(held: &[Held]) -> serde_json::Value {
    let classes = held.iter().map(|held| {
        json!({
            "class": held.class.to_string(), "positions": held.positions,
            "verdict_bytes": held.verdict_bytes, "distance_bytes": held.distance_bytes,
        })
    });
    classes.collect()
}

/// The position of a wrong value.
fn mismatch_fen(mistake: &AnyMismatch) -> String {
    with_position!(mistake.position, position => fen_of(&position))
}

/// A wrong value, for programs.
pub fn mismatch_json(mistake: &AnyMismatch) -> serde_json::Value {
    json!({
        "fen": mismatch_fen(mistake), "told": mistake.told.map(verdict_json),
        "found": mistake.found.map(verdict_json),
    })
}

/// A wrong value in a sentence; what was told and found is said in the words given.
pub fn mismatch_phrase(mistake: &AnyMismatch, words: &Words<'_>) -> Phrase {
    let say = |value: Option<Value>| match value {
        Some(value) => {
            let turn = with_position!(mistake.position, position => position.turn());
            let said = words(&verdict_phrase(value, turn).into());
            said.trim_end_matches('.').to_owned()
        }
        None => "–".to_owned(),
    };
    Phrase::new("tables-wrong")
        .text("fen", mismatch_fen(mistake))
        .text("told", say(mistake.told))
        .text("found", say(mistake.found))
}

fn fen_of<V: Variant>(position: &Position<V>) -> String {
    write_fen(&position.to_setup(), V::RULES.writing.naming)
}
