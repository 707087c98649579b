//! What is said of checked games: a line for each, its findings, and the totals.

use notation::Points;
use serde_json::{Value, json};
use texts::Phrase;

use crate::check::{Checked, Finding};
use crate::cited::Words;
use crate::kind::{Because, Kind};

impl Checked {
    /// The line of a game by its number in the file: who played, by which rules, how long, with which result, and whether it is
    /// right.
    pub fn line(&self, number: u64, words: &Words<'_>) -> String {
        let game = match self.kind {
            Some(kind) => Phrase::new("check-game")
                .number("plies", self.plies)
                .text("rules", rules(kind, words)),
            None => Phrase::new("check-game-foreign"),
        };
        let game = game.number("number", number);
        let game = game.text("players", self.heading.players());
        let result = match self.stated {
            Some(score) => Phrase::new("check-stated").text("score", score.text(Points::One)),
            None => Phrase::new("check-no-result"),
        };
        let faults = self.findings.iter().filter(|one| one.what.is_fault());
        let verdict = match faults.count() as u64 {
            0 => Phrase::new("check-right"),
            count => Phrase::new("check-faults").number("count", count),
        };
        let [game, result, verdict] = [game, result, verdict].map(|phrase| words(&phrase.into()));
        format!("{game}, {result}: {verdict}")
    }
}

/// The rule set, and how it is known where the file does not say.
fn rules(kind: Kind, words: &Words<'_>) -> String {
    let because = match kind.because {
        Because::RulesTag | Because::GameType | Because::Chess => {
            return kind.rules.id().to_owned();
        }
        Because::Given => "check-because-given",
        Because::Squares => "check-because-squares",
    };
    let because = words(&Phrase::new(because).into());
    format!("{} ({because})", kind.rules.id())
}

impl Finding {
    /// The whole sentence, the number of the move first.
    pub fn sentence(&self, words: &Words<'_>) -> String {
        let sentence = words(&self.phrase(words));
        match self.ply {
            Some(ply) => format!("{ply} {sentence}"),
            None => sentence,
        }
    }
}

/// Totals of a check of many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CheckTotals {
    /// Games that were read.
    pub games: u64,
    /// Games with a fault.
    pub wrong: u64,
    /// Legal moves, those of variations too.
    pub plies: u64,
    /// Files that could not be read.
    pub unread: u64,
}

impl CheckTotals {
    /// Counts a game.
    pub fn note(&mut self, checked: &Checked) {
        self.games += 1;
        self.wrong += u64::from(!checked.is_right());
        self.plies += u64::from(checked.plies) + u64::from(checked.variation_plies);
    }

    fn games_phrase(self) -> Phrase {
        Phrase::new("check-summary-games").number("games", self.games)
    }

    fn wrong_phrase(self) -> Phrase {
        Phrase::new("check-summary-wrong").number("count", self.wrong)
    }

    /// Games, and those with faults: how far a check has come.
    pub fn progress(self, words: &Words<'_>) -> String {
        joined([self.games_phrase(), self.wrong_phrase()], words)
    }

    /// Games, those without and with faults, and moves.
    pub fn line(self, words: &Words<'_>) -> String {
        let right = Phrase::new("check-summary-right").number("count", self.games - self.wrong);
        let moves = Phrase::new("check-summary-moves").number("plies", self.plies);
        joined(
            [self.games_phrase(), right, self.wrong_phrase(), moves],
            words,
        )
    }

    /// How many files could not be read.
    pub fn unread_phrase(self) -> Phrase {
        Phrase::new("check-summary-unread").number("count", self.unread)
    }

    /// All of it, for programs.
    pub fn to_json(self) -> Value {
        json!({
            "games": self.games,
            "right": self.games - self.wrong,
            "wrong": self.wrong,
            "moves": self.plies,
            "unread_files": self.unread,
        })
    }
}

fn joined<const N: usize>(parts: [Phrase; N], words: &Words<'_>) -> String {
    parts.map(|part| words(&part.into())).join(", ")
}
