//! What participants see before the start (`002:§39.3`).

use texts::Language;
use tournament::Competition;

use super::{heading, schedule};
use crate::tournament::leaf::{Block, Leaf};
use crate::tournament::protocol;
use crate::tournament::table::{Cell, Head, Kind, Table};
use crate::tournament::voice::Voice;
use crate::words;

/// The articles on discipline whose texts stand in the book of articles.
const DISCIPLINE: [&str; 9] = [
    "39.2", "39a", "39b", "39c", "39d", "39e", "39.4", "39.5", "39.7",
];

/// The instructions, the officials, the schedule, and what every participant keeps to.
pub fn programme(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let mut leaf = programme_in_short(competition, language);
    leaf.blocks.push(heading(voice, "discipline"));
    leaf.blocks.push(Block::Table(discipline(voice)));
    leaf
}

/// The programme without what is the same in every competition.
pub fn programme_in_short(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let mut blocks = laid_down(voice, competition);
    blocks.extend(protocol::officials(voice, competition));
    blocks.push(heading(voice, "schedule"));
    blocks.extend(schedule::times(voice, competition));
    Leaf::new(competition, language, voice.say("programme"), blocks)
}

/// What is laid down, and whether the public may follow the games.
pub(super) fn laid_down(voice: Voice, competition: &Competition) -> Vec<Block> {
    let Some(known) = competition.instructions() else {
        return Vec::new();
    };
    let mut facts = protocol::facts(voice, competition, known);
    let is_open = match known.is_open {
        true => "spectators-yes",
        false => "spectators-no",
    };
    facts.push((voice.say("spectators"), voice.say(is_open)));
    vec![Block::Facts(facts)]
}

pub(super) fn discipline(voice: Voice) -> Table {
    let heads = vec![
        Head::new(Kind::Label, voice.say("article")),
        Head::new(Kind::Words, voice.say("duty")),
    ];
    let own = |article: &str, key: &str| (article.to_owned(), voice.say(key));
    let kept = DISCIPLINE.iter().map(|article| {
        let key = format!("article-002-{}-text", article.replace('.', "-"));
        (format!("002:§{article}"), words::plain(voice.0, &key))
    });
    let mut all = vec![
        own("002:§39.1", "discipline-finish"),
        own("002:§39.3", "discipline-programme"),
        own("002:§39.6", "discipline-ignorance"),
    ];
    all.extend(kept);
    all.sort_by(|(one, _), (other, _)| order(one).cmp(&order(other)));
    let rows = all.into_iter();
    let rows = rows.map(|(article, text)| vec![Cell::new(article), Cell::new(text)]);
    Table::new("002:§39".to_owned(), heads, rows.collect())
}

/// The articles as the book has them: 39.1 to 39.3, the letters, 39.4 to 39.7.
fn order(article: &str) -> (u8, &str) {
    let rest = article.trim_start_matches("002:§39");
    match rest {
        ".1" | ".2" | ".3" => (0, rest),
        _ if rest.starts_with('.') => (2, rest),
        _ => (1, rest),
    }
}
