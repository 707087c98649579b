//! The record of a game that was played here.

use notation::{Points, Record, Score, Step};
use rules::ByColor;

use crate::date::PartialDate;
use crate::game::Game;
use crate::tags::rule_set_tags;

/// What is written of a played game besides its moves.
#[derive(Clone, Debug)]
pub struct RecordHeader<'a> {
    /// The event.
    pub event: &'a str,
    /// The day on which it was played.
    pub date: PartialDate,
    /// The round, `-` where there is none.
    pub round: &'a str,
    /// White's and Black's names.
    pub names: ByColor<&'a str>,
    /// Whether a side is several people (`002:§3.1`).
    pub is_consultation: bool,
    /// The FEN of a first position other than the usual one.
    pub first: Option<&'a str>,
    /// The result.
    pub score: Score,
}

impl RecordHeader<'_> {
    /// The tags, and the moves of the game.
    pub fn record(&self, game: &Game) -> Record {
        let mut record = Record {
            score: self.score,
            ..Record::default()
        };
        for (name, value) in [
            ("Event", self.event),
            ("Site", "?"),
            ("Date", &self.date.to_string()),
            ("Round", self.round),
            ("White", self.names.white),
            ("Black", self.names.black),
            ("Result", self.score.text(Points::One)),
        ] {
            record.set_tag(name, value);
        }
        record.tags.extend(rule_set_tags(game.rules(), None));
        if self.is_consultation {
            record.set_tag("Consultation", "yes");
        }
        if let Some(fen) = self.first {
            record.set_tag("SetUp", "1");
            record.set_tag("FEN", fen);
        }
        record.line.steps = game.texts().iter().map(Step::new).collect();
        record
    }
}
