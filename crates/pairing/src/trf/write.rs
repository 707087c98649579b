//! Writing.

use core::fmt::Write;

use rules::Color;

use super::{PlayerRecord, Report, RoundEntry, System, assigned, dates, teams};
use crate::{Mark, Points, Scoring, Sex};

/// Lines end with CRLF, as arbiters' programs on every system expect.
const END: &str = "\r\n";

/// Writes a report with the codes of TRF26. What is too long for its columns is cut; nothing else is lost.
pub fn write(report: &Report) -> String {
    let mut lines: Vec<String> = report
        .notes
        .iter()
        .map(|note| format!("{} {}", note.code, note.text))
        .collect();
    if report.round_days.iter().any(Option::is_some) {
        lines.push(format!("132 {}", dates::write(&report.round_days)));
    }
    lines.extend(report.rounds.map(|rounds| format!("142 {rounds}")));
    lines.extend(
        report
            .first_color
            .map(|color| format!("152 {}", color.letter())),
    );
    lines.extend(scoring(&report.scoring));
    lines.extend(
        report
            .system
            .as_ref()
            .map(|system| format!("192 {}", name(system))),
    );
    if report.ranked_by_line {
        lines.push("XXC rank".to_owned());
    }
    lines.extend(report.players.iter().map(player));
    lines.extend(teams::write(&report.teams));
    lines.extend(report.assigned.iter().map(assigned::write));
    lines.extend(report.byes.iter().map(|byes| {
        format!(
            "240 {} {:>3} {}",
            byes.mark.letter(),
            byes.round,
            list(&byes.players)
        )
    }));
    lines.extend(report.accelerations.iter().map(|record| {
        format!(
            "250 {} {} {:>3} {:>3} {:>4} {:>4}",
            match_points(record.match_points),
            points(record.points),
            record.first_round,
            record.last_round,
            record.first_player,
            record.last_player
        )
    }));
    lines.extend(report.forbidden.iter().map(|group| match group.rounds {
        Some((first, last)) => format!("260 {first:>3} {last:>3} {}", list(&group.players)),
        None => format!("XXP {}", list(&group.players)),
    }));
    lines
        .iter()
        .fold(String::new(), |text, line| text + line.trim_end() + END)
}

fn name(system: &System) -> &str {
    match system {
        System::Dutch => "FIDE_DUTCH_2026",
        System::DutchBaku => "FIDE_DUTCH_2026_BAKU",
        System::Other(name) => name,
    }
}

/// Points as TRF has them, in four columns.
fn points(points: Points) -> String {
    format!(
        "{:>4}",
        format!("{}.{}", points.0.max(0) / 10, points.0.max(0) % 10)
    )
}

/// They stay empty where single players compete.
fn match_points(given: Points) -> String {
    match given {
        Points::ZERO => " ".repeat(4),
        given => points(given),
    }
}

fn list(numbers: &[u16]) -> String {
    let words: Vec<String> = numbers
        .iter()
        .map(|number| format!("{number:>4}"))
        .collect();
    words.join(" ")
}

/// What differs from what a reader assumes is written, and a forfeit apart from absence needs the older code.
fn scoring(scoring: &Scoring) -> Vec<String> {
    let mut line = "162 ".to_owned();
    let mut add = |code, value| line.push_str(&format!(" {code}{}   ", points(value)));
    add('W', scoring.win);
    add('D', scoring.draw);
    add('L', scoring.loss);
    if scoring.pairing_bye != scoring.win {
        add('P', scoring.pairing_bye);
    }
    if scoring.zero_bye != Points::ZERO {
        add('Z', scoring.zero_bye);
    }
    let mut lines = vec![line];
    if scoring.forfeit_loss != scoring.zero_bye {
        lines.push(format!("BBF {}", points(scoring.forfeit_loss)));
    }
    lines
}

fn player(player: &PlayerRecord) -> String {
    let optional = |number: Option<u16>| number.map_or(String::new(), |number| number.to_string());
    let mut line = format!(
        "001 {:>4} {}{:>3} {} {:>4} {} {:>11} {} {} {:>4}",
        player.number,
        player.sex.map_or(' ', Sex::letter),
        cut(&player.title, 3),
        left(&player.name, 33),
        optional(player.rating),
        left(&player.federation, 3),
        cut(&player.id, 11),
        left(&player.birth, 10),
        points(player.points),
        optional(player.rank),
    );
    for entry in &player.rounds {
        line.push_str("  ");
        match entry {
            Some(entry) => round(&mut line, *entry),
            None => line.push_str("        "),
        }
    }
    line
}

fn round(line: &mut String, entry: RoundEntry) {
    let opponent = entry
        .opponent
        .map_or("0000".to_owned(), |number| format!("{number:>4}"));
    let color = match entry.color {
        Some(Color::White) => 'w',
        Some(Color::Black) => 'b',
        None => '-',
    };
    let letter = entry.mark.map_or(' ', Mark::letter);
    if write!(line, "{opponent} {color} {letter}").is_err() {
        line.clear();
    }
}

fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

fn left(text: &str, width: usize) -> String {
    format!("{:<width$}", cut(text, width))
}
