//! A reviewed game for people: a row for each move, and what each side gave away.

use analysis::{BetterLine, Review, ReviewedMove};
use games::Phrase;
use rules::Color;

use crate::speak::Speaker;

/// A better line is shown as far as it goes into so many characters.
const LONGEST_LINE: usize = 36;

/// The game of a number as a table with its sums.
pub(crate) fn text(review: &Review, number: u64, speaker: &Speaker) -> String {
    let players = [Color::White, Color::Black].map(|side| review.player(side));
    let heading = Phrase::new("check-game")
        .number("number", number)
        .number("plies", review.moves.len() as u64)
        .text("players", players.join(" – "))
        .text("rules", review.rules.id());
    let mut text = format!("{}\n\n", speaker.say(&heading));
    let titles = ["number", "move", "score", "depth", "better"];
    let titles = titles.map(|title| match title {
        "number" => String::new(),
        title => speaker.plain(&format!("analyse-column-{title}")),
    });
    let rows = review.moves.iter().enumerate();
    let rows = rows.map(|(i, reviewed)| row(review, i, reviewed, speaker));
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
    let by_table = |reviewed: &ReviewedMove| reviewed.table.is_some();
    if review.moves.iter().any(by_table) {
        text.push_str(&speaker.plain("tables-not-counted"));
        text.push('\n');
    }
    for (side, player) in [Color::White, Color::Black].into_iter().zip(players) {
        let phrases = review.summary(side).phrases(side, player);
        let [head, kinds, loss] = phrases.map(|phrase| speaker.say(&phrase));
        text.push_str(&format!("{head}\n  {kinds}\n  {loss}\n"));
    }
    text
}

fn width(text: &str) -> usize {
    text.chars().count()
}

fn row(review: &Review, i: usize, reviewed: &ReviewedMove, speaker: &Speaker) -> [String; 5] {
    let ply = review.ply(i);
    let dots = match ply.side {
        Color::White => ".",
        Color::Black => "...",
    };
    let sign = reviewed.judgement.sign(review.rules);
    let depth = match (reviewed.table, reviewed.depth) {
        (Some(_), _) => speaker.plain("analyse-by-table"),
        (None, Some(depth)) => depth.to_string(),
        (None, None) => String::new(),
    };
    [
        format!("{:>3}{dots}", ply.number),
        format!("{} {sign}", reviewed.text).trim_end().to_owned(),
        reviewed.score(),
        depth,
        reviewed.better.as_ref().map(line).unwrap_or_default(),
    ]
}

/// A better line with its score, as far as there is room.
fn line(better: &BetterLine) -> String {
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
