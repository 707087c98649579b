//! What is held when, and which games wait to be continued.

use texts::{Language, Value as Argument};
use tournament::organisation::{Matter, Sitting, Warning};
use tournament::{Competition, Game, Place};

use super::heading;
use crate::tournament::leaf::{Block, Leaf};
use crate::tournament::people;
use crate::tournament::table::{Cell, Head, Kind, Table};
use crate::tournament::voice::Voice;

/// The schedule, the games that wait to be continued in their order (`002:§35.11`), and what should be looked at.
pub fn schedule(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let mut blocks = times(voice, competition);
    blocks.extend(waiting(voice, competition));
    blocks.extend(looked_at(voice, competition));
    Leaf::new(competition, language, voice.say("schedule"), blocks)
}

/// What is held when.
pub(super) fn times(voice: Voice, competition: &Competition) -> Vec<Block> {
    let sittings: Vec<&Sitting> = competition.schedule().collect();
    if sittings.is_empty() {
        return vec![Block::Line(voice.say("schedule-none"))];
    }
    let mut heads = vec![
        Head::new(Kind::Label, voice.say("day")),
        Head::new(Kind::Label, voice.say("time")),
        Head::new(Kind::Name, voice.say("held")),
    ];
    let has_rooms = sittings.iter().any(|sitting| !sitting.room.is_empty());
    if has_rooms {
        heads.push(Head::new(Kind::Words, voice.say("room")));
    }
    let mut before = String::new();
    let rows = sittings.into_iter().map(|sitting| {
        let day = voice.day(sitting);
        // A day is named once.
        let shown = if day == before {
            String::new()
        } else {
            day.clone()
        };
        before = day;
        let held = voice.matter(competition, sitting.matter);
        let mut row = vec![
            Cell::new(shown),
            Cell::new(voice.hours(sitting)),
            Cell::new(held),
        ];
        if has_rooms {
            row.push(Cell::new(&sitting.room));
        }
        row
    });
    let rows = rows.collect();
    vec![Block::Table(Table::new(
        voice.say("times-of-place"),
        heads,
        rows,
    ))]
}

/// The games that wait to be continued.
pub(super) fn waiting(voice: Voice, competition: &Competition) -> Vec<Block> {
    let waiting = competition.waiting();
    if waiting.is_empty() {
        return Vec::new();
    }
    let heads = vec![
        Head::new(Kind::Number, voice.say("resumption-order")),
        Head::new(Kind::Label, voice.say("game")),
        Head::new(Kind::Name, voice.side(true)),
        Head::new(Kind::Name, voice.side(false)),
        Head::new(Kind::Label, voice.say("state")),
        Head::new(Kind::Label, voice.say("continued")),
    ];
    let rows = waiting.into_iter();
    let rows = rows.map(|(place, game)| row(voice, competition, place, game));
    let table = Table::new(voice.say("waiting-caption"), heads, rows.collect());
    vec![heading(voice, "waiting"), Block::Table(table)]
}

fn row(voice: Voice, competition: &Competition, place: Place, game: &Game) -> Vec<Cell> {
    let state = match game {
        Game::Postponed => "state-postponed",
        Game::Open
        | Game::Adjourned { .. }
        | Game::Done(_)
        | Game::Adjudicated { .. }
        | Game::Annulled { .. } => "state-adjourned",
    };
    let name = |is_white: bool| {
        let board = competition.board(place.round, place.board);
        let player = board.map(|board| {
            let first_is_white = board.has_white(board.white, place.game as usize - 1);
            if first_is_white == is_white {
                board.white
            } else {
                board.black
            }
        });
        player.map_or_else(Cell::default, |player| people::name(competition, player))
    };
    let when = competition.sitting(Matter::Game(place)).map_or_else(
        || voice.say("no-time"),
        |sitting| format!("{} {}", sitting.start.day(), voice.hours(sitting)),
    );
    let order = competition.order_of_resumption(place);
    vec![
        Cell::new(order.map_or(String::new(), |order| order.to_string())),
        Cell::new(place),
        name(true),
        name(false),
        Cell::new(voice.say(state)),
        Cell::new(when),
    ]
}

/// What should be looked at, each with its article; who is absent or has not confirmed stands in the list of those present.
pub(super) fn looked_at(voice: Voice, competition: &Competition) -> Vec<Block> {
    let warnings = competition
        .warnings()
        .into_iter()
        .filter(|warning| match warning {
            Warning::Length { .. }
            | Warning::ShortRest { .. }
            | Warning::NoTime { .. }
            | Warning::NotContinued { .. }
            | Warning::AtNight { .. } => true,
            Warning::NotConfirmed { .. } | Warning::Absent { .. } => false,
        });
    let notes: Vec<String> = warnings
        .map(|warning| told(voice, competition, &warning))
        .collect();
    match notes.is_empty() {
        true => Vec::new(),
        false => vec![heading(voice, "warnings"), Block::Notes(notes)],
    }
}

/// What should be looked at in a competition, each sentence with its article.
pub fn warnings(competition: &Competition, language: Language) -> Vec<String> {
    let warnings = competition.warnings();
    let warnings = warnings.iter();
    warnings
        .map(|warning| told(Voice(language), competition, warning))
        .collect()
}

fn told(voice: Voice, competition: &Competition, warning: &Warning) -> String {
    let counted = |key: &str, round: u32, minutes: u32| {
        let arguments = [
            ("round", Argument::Number(round.into())),
            ("minutes", Argument::Number(minutes.into())),
        ];
        voice.with(key, &arguments)
    };
    let text = |key: &str, name: &str, text: &str| voice.with(key, &[(name, Argument::Text(text))]);
    let said = match warning {
        Warning::Length { round, minutes } => counted("warning-length", *round, *minutes),
        Warning::ShortRest { round, minutes } => counted("warning-rest", *round, *minutes),
        Warning::NoTime { round } => voice.counted("warning-no-time", "round", *round),
        Warning::NotContinued { place } => {
            text("warning-not-continued", "place", &place.to_string())
        }
        Warning::AtNight { place, start, end } => {
            let (place, when) = (
                place.to_string(),
                format!("{} {}–{}", start.day(), start.time(), end.time()),
            );
            let arguments = [
                ("place", Argument::Text(&place)),
                ("when", Argument::Text(&when)),
            ];
            voice.with("warning-at-night", &arguments)
        }
        Warning::NotConfirmed { player } => {
            let name = people::called(competition, *player);
            text("warning-not-confirmed", "name", &name)
        }
        Warning::Absent { player } => {
            let name = people::called(competition, *player);
            text("warning-absent", "name", &name)
        }
    };
    match warning.article() {
        None => said,
        Some(article) => format!("{said} ({article})"),
    }
}
