//! The openings of a round, what is laid down for them, and how they were drawn.

use games::{Article, GamePhrase, OpeningRefused, Phrase, RuleSet, opening_game};

use texts::{Language, Value as Argument};
use tournament::openings::{LONGEST_TABLE, MOST_NUMBER};
use tournament::openings::{Opening, OpeningFaults, OpeningProblem, OpeningRules, Scope, Start};
use tournament::{Competition, Instructions};

use super::leaf::Block;
use super::round::{Sheet, Stage};
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;
use crate::diagram::{Diagram, Look};
use crate::pieces::Kings;
use crate::words;

/// Maximum faults of a table that are named.
const FAULTS_NAMED: usize = 5;

/// An opening as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Shown {
    /// Where it is played.
    pub(super) place: String,
    /// Its number.
    pub(super) title: String,
    /// What it is called.
    pub(super) name: String,
    /// The moves, or the position.
    pub(super) moves: String,
    /// Who moves then.
    pub(super) turn: String,
    /// The position as a drawing; empty where it cannot be played.
    pub(super) drawing: String,
}

impl Shown {
    /// The moves, each with the number before it: what stands on one line.
    pub(super) fn together(&self) -> Vec<String> {
        let mut parts: Vec<String> = Vec::new();
        for word in self.moves.split(' ') {
            match parts.last_mut() {
                Some(last) if last.ends_with('.') => {
                    last.push(' ');
                    last.push_str(word);
                }
                _ => parts.push(word.to_owned()),
            }
        }
        parts
    }

    /// All of it on one line.
    pub(super) fn line(&self) -> String {
        let name = match self.name.as_str() {
            "" => String::new(),
            name => format!(" ({name})"),
        };
        format!(
            "{}: {}{name}: {} {}",
            self.place, self.title, self.moves, self.turn
        )
        .trim_end()
        .to_owned()
    }
}

/// Why an opening cannot be played, in words, with the article.
pub fn opening_refusal(refused: &OpeningRefused, language: Language) -> String {
    let say = |phrase: &Phrase, article: Option<Article>| {
        let said = words::say(language, phrase);
        article.map_or(said.clone(), |article| format!("{said} ({article})"))
    };
    match refused {
        OpeningRefused::Setup(refused) => {
            let said = refused.phrases();
            let said: Vec<String> = said.iter().map(|phrase| say(phrase, None)).collect();
            said.join(" ")
        }
        OpeningRefused::Move { played, refusal } => {
            let why = say(&refusal.phrase(played), refusal.article);
            format!("{played}: {why}")
        }
        OpeningRefused::Over(ended) => say(&ended.phrase(), ended.article),
    }
}

/// What is wrong with a table of openings, in words: the first faults with their lines.
pub fn opening_faults(faults: &OpeningFaults<OpeningRefused>, language: Language) -> String {
    faults_said(faults, language, |refused| {
        opening_refusal(refused, language)
    })
}

/// The same of a table that was only read.
pub(super) fn table_faults(faults: &OpeningFaults, language: Language) -> String {
    faults_said(faults, language, |never| match *never {})
}

fn faults_said<E>(
    faults: &OpeningFaults<E>,
    language: Language,
    not_legal: impl Fn(&E) -> String,
) -> String {
    let voice = Voice(language);
    let named = faults.0.iter().take(FAULTS_NAMED).map(|fault| {
        let why = problem(voice, &fault.problem, &not_legal);
        let arguments = [
            ("line", Argument::Number(fault.line as u64)),
            ("why", Argument::Text(&why)),
        ];
        voice.with("opening-line", &arguments)
    });
    let mut said: Vec<String> = named.collect();
    let more = faults.0.len().saturating_sub(FAULTS_NAMED);
    if more > 0 {
        let more = Argument::Number(more as u64);
        said.push(voice.with("opening-more", &[("number", more)]));
    }
    said.join("\n")
}

fn problem<E>(
    voice: Voice,
    problem: &OpeningProblem<E>,
    not_legal: impl Fn(&E) -> String,
) -> String {
    let text = |key: &str, found: &str| voice.with(key, &[("text", Argument::Text(found))]);
    let first = |line: usize| ("first", Argument::Number(line as u64));
    match problem {
        OpeningProblem::Empty => voice.say("opening-empty"),
        OpeningProblem::NoStart => voice.say("opening-no-start"),
        OpeningProblem::NoNumber(found) => {
            let most = ("most", Argument::Number(MOST_NUMBER.into()));
            voice.with(
                "opening-no-number",
                &[("text", Argument::Text(found)), most],
            )
        }
        OpeningProblem::NumberTwice {
            number,
            first: line,
        } => {
            let number = ("number", Argument::Number((*number).into()));
            voice.with("opening-number-twice", &[number, first(*line)])
        }
        OpeningProblem::Twice { first: line } => voice.with("opening-twice", &[first(*line)]),
        OpeningProblem::MoveNumber { expected, found } => {
            let expected = ("number", Argument::Number(*expected as u64));
            let found = ("text", Argument::Text(found));
            voice.with("opening-move-number", &[expected, found])
        }
        OpeningProblem::AfterFen(found) => text("opening-after-fen", found),
        OpeningProblem::AmongMoves(found) => text("opening-among-moves", found),
        OpeningProblem::Control => voice.say("opening-control"),
        OpeningProblem::TooLong => {
            let most = Argument::Number(LONGEST_TABLE as u64);
            voice.with("opening-too-long", &[("number", most)])
        }
        OpeningProblem::NotLegal(why) => not_legal(why),
    }
}

/// What is laid down: for what openings are drawn, and the hash of the table.
pub(super) fn laid_down(voice: Voice, known: &Instructions) -> [(&'static str, String); 2] {
    let Some(rules) = &known.openings else {
        return [
            ("openings", String::new()),
            ("opening-table", String::new()),
        ];
    };
    let key = match rules.scope {
        Scope::Round => "openings-for-round",
        Scope::Board => "openings-for-board",
    };
    let count = u32::try_from(rules.table.openings().len()).unwrap_or(u32::MAX);
    let mut said = voice.counted(key, "count", count);
    if known.encounter.games > 1 {
        said.push_str("; ");
        said.push_str(&match rules.games {
            1 => voice.say("openings-own"),
            games => voice.counted("openings-played", "count", games),
        });
    }
    [("openings", said), ("opening-table", rules.table.hash())]
}

/// The openings of a round: with their positions before it is played, in words behind it.
pub(super) fn of_round(sheet: &Sheet<'_>) -> Vec<Block> {
    let known = sheet.competition.instructions();
    let Some((known, rules)) = known.and_then(|known| Some((known, known.openings.as_ref()?)))
    else {
        return Vec::new();
    };
    let Some(draw) = sheet.competition.openings_of(sheet.number) else {
        return match sheet.stage {
            Stage::Before => vec![Block::Line(sheet.voice.say("openings-not-drawn"))],
            Stage::Behind => Vec::new(),
        };
    };
    let each = rules.each(known.encounter);
    let places = (0..).zip(&draw.numbers);
    let shown = places.filter_map(|(index, number): (u32, _)| {
        let opening = rules.table.get(*number)?;
        let place = place(sheet.voice, known, rules, (index / each, index % each));
        Some(shown(sheet.voice, known, opening, place))
    });
    let shown: Vec<Shown> = shown.collect();
    match sheet.stage {
        Stage::Before => vec![
            Block::Heading(sheet.voice.say("openings")),
            Block::Openings(shown),
        ],
        Stage::Behind => vec![Block::Notes(shown.iter().map(Shown::line).collect())],
    }
}

/// Where an opening is played: the board, and the games of a meeting where it has several openings. Both count from 0.
fn place(
    voice: Voice,
    known: &Instructions,
    rules: &OpeningRules,
    (board, turn): (u32, u32),
) -> String {
    let place = match rules.scope {
        Scope::Round => voice.say("openings-all-boards"),
        Scope::Board => voice.counted("openings-board", "number", board + 1),
    };
    if rules.each(known.encounter) == 1 {
        return place;
    }
    let first = turn * rules.games + 1;
    let last = first + rules.games - 1;
    let games = match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    };
    let games = voice.with("openings-games", &[("games", Argument::Text(&games))]);
    format!("{place}, {games}")
}

fn shown(voice: Voice, known: &Instructions, opening: &Opening, place: String) -> Shown {
    let rules = known.rules.parse::<RuleSet>().ok();
    let start = &opening.start;
    let game = rules.and_then(|rules| opening_game(rules, start.fen(), start.moves()).ok());
    let moves = match (&opening.start, &game) {
        (Start::Moves(_), Some(game)) => numbered(&game.texts()),
        (Start::Moves(moves), None) => numbered(moves),
        (Start::Fen(fen), _) => fen.clone(),
    };
    let title = voice.counted("opening-number", "number", opening.number);
    let turn = game.as_ref().map(|game| {
        let phrase = Phrase::new("to-move").side("side", game.turn());
        words::say(voice.0, &phrase)
    });
    let drawing = game.map(|game| {
        let diagram = Diagram {
            grid: &game.grid(),
            is_flipped: false,
            look: Look::Screen,
            kings: Kings::Stacked,
        };
        diagram.svg(&title)
    });
    Shown {
        place,
        title,
        name: opening.name.clone(),
        moves,
        turn: turn.unwrap_or_default(),
        drawing: drawing.unwrap_or_default(),
    }
}

/// Moves with their numbers: `1. c3-d4 d6-c5 2. e3-f4`.
fn numbered(moves: &[String]) -> String {
    let pairs = (1..).zip(moves.chunks(2));
    let pairs = pairs.map(|(number, pair): (u32, _)| format!("{number}. {}", pair.join(" ")));
    pairs.collect::<Vec<_>>().join(" ")
}

/// How the openings were drawn, with all that is needed to recompute it; nothing where none are.
pub(super) fn lots(voice: Voice, competition: &Competition) -> Vec<Block> {
    let has_table = competition
        .instructions()
        .is_some_and(|known| known.openings.is_some());
    if !has_table {
        return Vec::new();
    }
    let mut blocks = vec![Block::Line(voice.say("openings-how"))];
    if let Some(commitment) = competition.openings_commitment() {
        let fact = (voice.say("openings-commitment"), commitment.to_string());
        blocks.push(Block::Facts(vec![fact]));
    }
    let heads = vec![
        Head::new(Kind::Number, voice.say("openings-round")),
        Head::new(Kind::Words, voice.say("openings")),
        Head::new(Kind::Words, voice.say("lots-words")),
        Head::new(Kind::Words, voice.say("openings-key")),
    ];
    let rows = competition.openings_drawn().map(|draw| {
        let numbers: Vec<String> = draw.numbers.iter().map(u32::to_string).collect();
        vec![
            Cell::new(draw.round),
            Cell::new(numbers.join(", ")),
            Cell::new(&draw.words),
            Cell::new(&draw.secret),
        ]
    });
    let rows: Vec<Vec<Cell>> = rows.collect();
    if !rows.is_empty() {
        blocks.push(Block::Table(Table::new(voice.say("openings"), heads, rows)));
    }
    blocks
}
