//! Why a round of a Swiss is paired as it is, said in five languages.

use games::Color;
use pairing::swiss::{BracketStory, Explanation, FloatMark, Line, Strength};
use texts::{Language, Value as Argument};

use super::leaf::{Block, Leaf};
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;
use crate::words;

/// The score groups with colours and floats, then what became of each bracket.
pub fn explanation(explained: &Explanation, language: Language) -> Leaf {
    let voice = Voice(language);
    let groups = explained.groups.iter().map(|group| {
        let score = voice.points(group.score);
        let caption = said(voice, "group", "score", &score);
        let rows = group.lines.iter().map(|line| row(voice, line)).collect();
        Block::Table(Table::new(caption, heads(voice), rows))
    });
    let mut blocks: Vec<Block> = groups.collect();
    let brackets = explained.brackets.iter().map(|one| bracket(voice, one));
    blocks.push(Block::Notes(brackets.collect()));
    Leaf {
        language,
        over: Vec::new(),
        title: plain(voice, "title"),
        blocks,
        is_mixed: false,
    }
}

fn plain(voice: Voice, key: &str) -> String {
    words::plain(voice.0, &format!("explain-{key}"))
}

fn said(voice: Voice, key: &str, name: &str, text: &str) -> String {
    let arguments = [(name, Argument::Text(text))];
    words::with(voice.0, &format!("explain-{key}"), &arguments)
}

fn heads(voice: Voice) -> Vec<Head> {
    let kinds = [
        (Kind::Number, "number"),
        (Kind::Number, "points"),
        (Kind::Label, "colors"),
        (Kind::Label, "wants"),
        (Kind::Label, "bye"),
        (Kind::Label, "floats"),
        (Kind::Label, "game"),
    ];
    let heads = kinds.map(|(kind, key)| Head::new(kind, plain(voice, key)));
    heads.to_vec()
}

fn side(voice: Voice, color: Color) -> String {
    plain(
        voice,
        match color {
            Color::White => "white",
            Color::Black => "black",
        },
    )
}

fn row(voice: Voice, line: &Line) -> Vec<Cell> {
    let colors = line.colors.iter().map(|color| side(voice, *color));
    let wish = line.wish.map_or(String::new(), |color| side(voice, color));
    let wants = |key: &str| said(voice, key, "side", &wish);
    let wants = match line.strength {
        Strength::None => plain(voice, "any"),
        Strength::Mild => wants("mild"),
        Strength::Strong => wants("strong"),
        Strength::Absolute => wants("absolute"),
    };
    let floats = line.floats.map(|float| match float {
        FloatMark::None => "–".to_owned(),
        FloatMark::Up => plain(voice, "up"),
        FloatMark::Down => plain(voice, "down"),
    });
    let bye = if line.may_have_bye { "yes" } else { "no" };
    let game = match line.game {
        Some((opponent, color)) => format!("{opponent} {}", side(voice, color)),
        None => plain(voice, "left-over"),
    };
    vec![
        Cell::new(line.number),
        Cell::new(voice.points(line.points)),
        Cell::new(colors.collect::<String>()),
        Cell::new(wants),
        Cell::new(plain(voice, bye)),
        Cell::new(floats.join(" ")),
        Cell::new(game),
    ]
}

fn bracket(voice: Voice, story: &BracketStory) -> String {
    let list = |numbers: &[u16]| {
        let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
        numbers.join(", ")
    };
    let pairs = story.pairs.iter();
    let pairs: Vec<String> = pairs.map(|(one, other)| format!("{one}–{other}")).collect();
    let pairs = match pairs.is_empty() {
        true => "–".to_owned(),
        false => pairs.join(", "),
    };
    let mut parts = Vec::new();
    if !story.moved.is_empty() {
        parts.push(said(voice, "moved", "numbers", &list(&story.moved)));
    }
    parts.push(said(voice, "pairs", "pairs", &pairs));
    if !story.floats.is_empty() {
        parts.push(said(voice, "float-on", "numbers", &list(&story.floats)));
    }
    if let Some(free) = story.bye {
        parts.push(said(voice, "free", "number", &free.to_string()));
    }
    let score = said(voice, "bracket", "score", &voice.points(story.score));
    format!("{score}: {}", parts.join("; "))
}
