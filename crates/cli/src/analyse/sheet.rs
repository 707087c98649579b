//! An analysed game for people: a row for each move, and what each side gave away.

use games::{GamePhrase, Phrase, RuleSet};
use rules::Color;

use super::games_file::Analysed;
use super::sign::Sign;
use super::walk::{Better, Weighed};
use super::worth::Worth;
use crate::speak::Speaker;

/// A better line is shown as far as it goes into so many characters.
const LONGEST_LINE: usize = 36;

/// The moves of one side that were weighed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Sum {
    /// Moves with a choice.
    pub(crate) moves: u64,
    pub(crate) doubtful: u64,
    pub(crate) weak: u64,
    pub(crate) very_weak: u64,
    loss: f64,
}

impl Sum {
    pub(crate) fn of(analysed: &Analysed, side: Color) -> Sum {
        let mut sum = Sum::default();
        let own = |weighed: &&Weighed| weighed.side == side && !weighed.is_only_legal;
        for weighed in analysed.moves.iter().filter(own) {
            sum.moves += 1;
            sum.loss += weighed.loss;
            match weighed.sign {
                Sign::Doubtful => sum.doubtful += 1,
                Sign::Weak => sum.weak += 1,
                Sign::VeryWeak => sum.very_weak += 1,
                Sign::None | Sign::Strong | Sign::Only => {}
            }
        }
        sum
    }

    /// The share of a point that a move gave away.
    pub(crate) fn average(&self) -> f64 {
        self.loss / (self.moves.max(1) as f64)
    }

    /// How many moves, what they gave away, and of what kind they were.
    fn phrases(&self, side: Color, player: String) -> [Phrase; 3] {
        let loss = format!("{:.1}", self.average() * 100.0);
        [
            Phrase::new("analyse-side")
                .side("side", side)
                .text("player", player)
                .text("weighed", self.moves.to_string()),
            Phrase::new("analyse-kinds")
                .text("doubtful", self.doubtful.to_string())
                .text("weak", self.weak.to_string())
                .text("worse", self.very_weak.to_string()),
            Phrase::new("analyse-loss").text("loss", loss),
        ]
    }
}

/// The number of a move, and how it stands on a sheet.
pub(crate) fn numbered(analysed: &Analysed, i: usize) -> (u64, String) {
    let begins = analysed.moves.first().map(|weighed| weighed.side);
    let offset = u64::from(begins == Some(Color::Black));
    let plies = i as u64 + offset;
    let number = u64::from(analysed.first_number) + plies / 2;
    match plies.is_multiple_of(2) {
        true => (number, format!("{number:>3}.")),
        false => (number, format!("{number:>3}...")),
    }
}

/// The game as a table with its sums.
pub(crate) fn text(analysed: &Analysed, speaker: &Speaker) -> String {
    let players = [Color::White, Color::Black].map(|side| analysed.player(side));
    let heading = Phrase::new("check-game")
        .number("number", analysed.number)
        .number("plies", analysed.moves.len() as u64)
        .text("players", players.join(" – "))
        .text("rules", analysed.rules.id());
    let mut text = format!("{}\n\n", speaker.say(&heading));
    let titles = ["number", "move", "score", "depth", "better"];
    let titles = titles.map(|title| match title {
        "number" => String::new(),
        title => speaker.plain(&format!("analyse-column-{title}")),
    });
    let rows = analysed.moves.iter().enumerate();
    let rows = rows.map(|(i, weighed)| row(analysed, i, weighed, speaker));
    let rows: Vec<[String; 5]> = [titles].into_iter().chain(rows).collect();
    let widths: [usize; 5] =
        core::array::from_fn(|i| rows.iter().map(|row| width(&row[i])).max().unwrap_or(0));
    for row in &rows {
        let [number, played, score, depth, better] = row;
        let [n, p, s, d, _] = widths;
        let line = format!("{number:<n$}  {played:<p$}  {score:>s$}  {depth:>d$}  {better}");
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.push('\n');
    let by_table = |weighed: &Weighed| weighed.table.is_some();
    if analysed.moves.iter().any(by_table) {
        text.push_str(&speaker.plain("tables-not-counted"));
        text.push('\n');
    }
    for (side, player) in [Color::White, Color::Black].into_iter().zip(players) {
        let sum = Sum::of(analysed, side).phrases(side, player);
        let [head, kinds, loss] = sum.map(|phrase| speaker.say(&phrase));
        text.push_str(&format!("{head}\n  {kinds}\n  {loss}\n"));
    }
    text
}

fn width(text: &str) -> usize {
    text.chars().count()
}

fn row(analysed: &Analysed, i: usize, weighed: &Weighed, speaker: &Speaker) -> [String; 5] {
    let (_, number) = numbered(analysed, i);
    let sign = shown(weighed.sign, analysed.rules);
    let depth = match (weighed.table, weighed.depth) {
        (Some(_), _) => speaker.plain("analyse-by-table"),
        (None, Some(depth)) => depth.to_string(),
        (None, None) => String::new(),
    };
    [
        number,
        format!("{} {sign}", weighed.text).trim_end().to_owned(),
        score(weighed.worth),
        depth,
        weighed.better.as_ref().map(line).unwrap_or_default(),
    ]
}

/// A sign as it stands behind a move.
fn shown(sign: Sign, rules: RuleSet) -> String {
    match (sign, rules) {
        // Chess writes this sign for a number of PGN.
        (Sign::Doubtful, RuleSet::Chess(_)) => "?!".to_owned(),
        _ => sign
            .mark(rules)
            .map(|mark| mark.to_string())
            .unwrap_or_default(),
    }
}

/// A worth for White; a game that has ended has its result.
fn score(worth: Worth) -> String {
    match worth {
        Worth::Win(0) => "1-0".to_owned(),
        Worth::Loss(0) => "0-1".to_owned(),
        Worth::Judged(_) | Worth::Win(_) | Worth::Drawn | Worth::Loss(_) => worth.to_string(),
    }
}

/// A better line with its score, as far as there is room.
fn line(better: &Better) -> String {
    let mut text = String::new();
    for m in &better.moves {
        if !text.is_empty() && width(&text) + 1 + width(m) > LONGEST_LINE {
            break;
        }
        text.push(' ');
        text.push_str(m);
    }
    format!("{}{text}", better.worth)
}
