//! Analyses and reviews as text for people, in the words of the caller.

use games::{Color, Phrase, Words};

use crate::analyser::PositionAnalysis;
use crate::review::{BetterLine, Review, ReviewedMove};
use crate::tables;

/// Maximum characters of a better line beside a move.
const LONGEST_LINE: usize = 36;

impl PositionAnalysis {
    /// The verdict of tables, then each line with its score for the side to move, its depth and its moves.
    pub fn to_text(&self, words: &Words<'_>) -> String {
        let plain = |key: &str| words(&Phrase::new(key).into());
        let mut text = String::new();
        if let Some(value) = self.table {
            let verdict = words(&tables::verdict_phrase(value, self.turn).into());
            text += &format!("{verdict} {}\n", plain("tables-not-counted"));
        }
        for (number, line) in (1..).zip(&self.lines) {
            let depth = line.depth.map(|depth| depth.to_string());
            let depth = depth.unwrap_or_else(|| plain("analyse-by-table"));
            let (score, moves) = (line.evaluation, line.moves.join(" "));
            text += &format!("{number:>2}  {score:>7}  {depth:>3}  {moves}\n");
        }
        // Nothing was looked at where the tables, or the end of the game, answered.
        if self.nodes() > 0 {
            let looked_at = Phrase::new("analyse-looked-at").number("count", self.nodes());
            text += &format!("{}\n", words(&looked_at.into()));
        }
        text
    }
}

impl Review {
    /// The game of a number as a table, a row for each move, and what each side gave away.
    pub fn to_text(&self, number: u64, words: &Words<'_>) -> String {
        let plain = |key: &str| words(&Phrase::new(key).into());
        let players = [Color::White, Color::Black].map(|side| self.player(side));
        let heading = Phrase::new("check-game")
            .number("number", number)
            .number("plies", self.moves.len() as u64)
            .text("players", players.join(" – "))
            .text("rules", self.rules.id());
        let mut text = format!("{}\n\n{}\n", words(&heading.into()), self.move_table(words));
        let by_table = |reviewed: &ReviewedMove| reviewed.table.is_some();
        if self.moves.iter().any(by_table) {
            text += &format!("{}\n", plain("tables-not-counted"));
        }
        for (side, player) in [Color::White, Color::Black].into_iter().zip(players) {
            let phrases = self.summary(side).phrases(side, player);
            let [head, kinds, loss] = phrases.map(|phrase| words(&phrase.into()));
            text += &format!("{head}\n  {kinds}\n  {loss}\n");
        }
        text
    }

    /// A row for each move below their titles.
    fn move_table(&self, words: &Words<'_>) -> String {
        let title = |column: &str| words(&Phrase::new(format!("analyse-column-{column}")).into());
        let [played, score, depth, better] = ["move", "score", "depth", "better"].map(title);
        let titles = [String::new(), played, score, depth, better];
        let rows = self.moves.iter().enumerate();
        let rows = rows.map(|(i, reviewed)| self.row(i, reviewed, words));
        let rows: Vec<[String; 5]> = [titles].into_iter().chain(rows).collect();
        let [n, p, s, d, _] =
            core::array::from_fn(|i| rows.iter().map(|row| width(&row[i])).max().unwrap_or(0));
        let mut text = String::new();
        for [number, played, score, depth, better] in &rows {
            let line = format!("{number:<n$}  {played:<p$}  {score:>s$}  {depth:>d$}  {better}");
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    fn row(&self, i: usize, reviewed: &ReviewedMove, words: &Words<'_>) -> [String; 5] {
        let sign = reviewed.judgement.sign(self.rules);
        let depth = match (reviewed.table, reviewed.depth) {
            (Some(_), _) => words(&Phrase::new("analyse-by-table").into()),
            (None, Some(depth)) => depth.to_string(),
            (None, None) => String::new(),
        };
        let ply = self.ply(i);
        let dots = match ply.side {
            Color::White => ".",
            Color::Black => "...",
        };
        [
            format!("{:>3}{dots}", ply.number),
            format!("{} {sign}", reviewed.text).trim_end().to_owned(),
            reviewed.score(),
            depth,
            reviewed.better.as_ref().map(shortened).unwrap_or_default(),
        ]
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// A better line with its score, as far as there is room.
fn shortened(better: &BetterLine) -> String {
    let mut text = String::new();
    for m in &better.moves {
        if !text.is_empty() && width(&text) + 1 + width(m) > LONGEST_LINE {
            break;
        }
        text.push(' ');
        text.push_str(m);
    }
    format!("{}{text}", better.evaluation)
}
