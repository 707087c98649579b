//! The rating report: what the games of a competition do to everybody's rating.

mod arithmetic;
mod system;

use texts::Language;
use tournament::rating::{Careers, Change, Rated, RatingLine, RatingSystem};
use tournament::{Competition, Points};

use super::leaf::{Block, Leaf};
use super::people;
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;

/// What everybody's rating was, what it becomes, and how that was reckoned. In a competition of teams single players have
/// ratings, and the games of the boards count.
pub fn rating_report(
    competition: &Competition,
    system: &RatingSystem,
    careers: &Careers,
    language: Language,
) -> Leaf {
    let voice = Voice(language);
    let lines = competition.rating_report(system, careers);
    let mut blocks = vec![
        Block::Facts(system::facts(voice, system)),
        Block::Table(changes(voice, competition, &lines)),
        Block::Notes(notes(voice, competition, careers)),
    ];
    let page = arithmetic::Page {
        voice,
        competition,
        system,
    };
    let played = lines.iter().filter(|line| !line.games.is_empty());
    let played: Vec<Block> = played.flat_map(|line| page.blocks(line)).collect();
    if !played.is_empty() {
        blocks.push(Block::Heading(voice.say("rating-arithmetic")));
        blocks.extend(played);
    }
    let title = voice.say("rating-report");
    Leaf::new(competition, language, title, blocks)
}

fn notes(voice: Voice, competition: &Competition, careers: &Careers) -> Vec<String> {
    let mut notes = vec![voice.say("rating-legend"), voice.say("rating-counts")];
    if careers.is_empty() {
        notes.push(voice.say("rating-no-careers"));
    }
    if !competition.is_over() {
        notes.insert(0, voice.say("rating-so-far"));
    }
    notes
}

fn changes(voice: Voice, competition: &Competition, lines: &[RatingLine]) -> Table {
    let short = |kind: Kind, text: &str, key: &str| Head::short(kind, text, voice.say(key));
    let mut heads = vec![
        Head::new(Kind::Number, voice.say("number")),
        Head::new(Kind::Name, voice.say("name")),
    ];
    if competition.is_for_teams() {
        heads.push(Head::new(Kind::Words, voice.say("team")));
    }
    heads.extend([
        Head::new(Kind::Number, voice.say("rating-before")),
        Head::new(Kind::Number, voice.say("rating-change")),
        Head::new(Kind::Total, voice.say("rating-after")),
        Head::new(Kind::Number, voice.say("games")),
        short(Kind::Number, "W", "rating-scored"),
        short(Kind::Number, "We", "rating-expected"),
        short(Kind::Number, "K", "rating-factor"),
        short(Kind::Number, "Ra", "count-average"),
        short(Kind::Number, "Rp", "count-performance"),
    ]);
    let rows = lines.iter().map(|line| row(voice, competition, line));
    Table::new(voice.say("rating-changes"), heads, rows.collect())
}

fn row(voice: Voice, competition: &Competition, line: &RatingLine) -> Vec<Cell> {
    let none = || "–".to_owned();
    let text = |number: Option<i32>| number.map_or_else(none, |number| number.to_string());
    let counted = line.counted().count();
    let scored = match counted {
        0 => none(),
        _ => voice.points(halves(line.halves())),
    };
    let (expected, k, change) = match &line.change {
        Change::Rated(report) => {
            let expected = report.games.iter().map(|game| u64::from(game.expected));
            (
                voice.decimal(parts(expected.sum(), 4)),
                report.k.to_string(),
                signed(voice, report.change),
            )
        }
        Change::Nothing | Change::First(_) | Change::NoFirst(_) | Change::NoChange(_) => {
            (none(), none(), none())
        }
    };
    let after = match &line.change {
        Change::First(first) => Cell::with(first.rating, voice.say("rating-is-first")),
        Change::Rated(_) | Change::Nothing | Change::NoFirst(_) | Change::NoChange(_) => {
            Cell::new(text(line.after()))
        }
    };
    let mut cells = vec![
        Cell::new(number(competition, line.who)),
        named(competition, line.who),
    ];
    if competition.is_for_teams() {
        cells.push(Cell::new(people::called(competition, line.who.participant)));
    }
    cells.extend([
        Cell::new(text(line.before)),
        Cell::new(change),
        after,
        Cell::new(counted),
        Cell::new(scored),
        Cell::new(expected),
        Cell::new(k),
        Cell::new(text(line.performance.map(|found| found.average))),
        Cell::new(text(line.performance.map(|found| found.rating))),
    ]);
    cells
}

/// The number of a participant, or the place of a player in the board order.
fn number(competition: &Competition, who: Rated) -> String {
    match who.member {
        Some(member) => member.to_string(),
        None => people::number(competition, who.participant),
    }
}

fn named(competition: &Competition, who: Rated) -> Cell {
    match who.member {
        None => people::name(competition, who.participant),
        Some(_) => Cell::new(called(competition, who)),
    }
}

/// The name of somebody, without a number.
fn called(competition: &Competition, who: Rated) -> String {
    let player = competition.rated_player(who);
    player.map_or("?", |player| player.name.as_str()).to_owned()
}

fn halves(halves: u32) -> Points {
    Points(i32::try_from(halves).unwrap_or(i32::MAX).saturating_mul(5))
}

/// A number of so many decimals: two of them at least, and no zeros behind those.
fn parts(number: u64, decimals: u32) -> String {
    let whole = 10_u64.pow(decimals);
    let behind = format!("{:0>1$}", number % whole, decimals as usize);
    let kept = behind.trim_end_matches('0').len().max(2);
    let behind: String = behind.chars().take(kept).collect();
    format!("{}.{behind}", number / whole)
}

/// Millionths with their sign.
fn signed(voice: Voice, millionths: i64) -> String {
    let sign = match millionths {
        0 => "",
        ..0 => "−",
        1.. => "+",
    };
    let number = parts(millionths.unsigned_abs(), 6);
    format!("{sign}{}", voice.decimal(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_two_at_least() {
        let of = |millionths| signed(Voice(Language::English), millionths);
        assert_eq!(of(11_600_000), "+11.60");
        assert_eq!(of(-7_198_000), "−7.198");
        assert_eq!(of(0), "0.00");
        assert_eq!(parts(19_201, 4), "1.9201");
    }
}
