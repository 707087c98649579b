//! The start page: a board that is ready, and the form beside it.

use askama::Template;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use games::{Color, DrawOptions, Game, RuleSet};
use players::Level;
use serde::Serialize;

use super::control::{absence_said, named};
use super::create::{Fault, GameOptions, LEAVE_TIME, usual_side};
use super::words::Words;
use super::{Frame, rendered, still};
use crate::api_error::ApiError;
use crate::serve::AppState;
use crate::view;

/// Time controls to choose from: none, fast, slow, by the regulations (`002:§32`), by letter.
pub(super) const CONTROLS: [&str; 12] = [
    "-",
    "180+2",
    "300+3",
    "600+5",
    "900",
    "1800+30",
    "15/3600",
    "20/3600",
    "25/3600",
    "40/7200:20/3600:1800",
    "*86400",
    "*259200",
];

#[derive(Template)]
#[template(path = "start.html")]
struct Start {
    frame: Frame,
    options: GameOptions,
    /// The rule sets, each with its name, the colour of one who does not choose, and its settings of the draw rules.
    rules: Vec<(&'static str, String, &'static str, String)>,
    readings: Vec<ReadingRow>,
    controls: Vec<(&'static str, String)>,
    /// What becomes of a game without a clock whose player is away.
    absence: String,
    levels: Vec<(String, String)>,
    stages: Vec<StageRow>,
    faults: Vec<(&'static str, String)>,
    /// The first position of the chosen rules, drawn.
    board: String,
    size: u8,
    /// The same for the scripts.
    position: String,
    texts: String,
}

/// A stage of a time control in the form.
struct StageRow {
    number: usize,
    label: String,
    moves: String,
    minutes: String,
}

/// A reading of a draw rule in the form.
struct ReadingRow {
    field: &'static str,
    setting: &'static str,
    label: String,
    /// Value, words, whether it is chosen; the usual one is empty.
    choices: Vec<(&'static str, String, bool)>,
}

impl ReadingRow {
    fn all(options: &GameOptions, words: Words) -> Vec<ReadingRow> {
        let settings = options.readings().into_iter().zip(DrawOptions::SETTINGS);
        let rows = settings.map(|((field, setting, chosen), (_, [first, second]))| {
            let said = |value: &str| words.say(&format!("start-reading-{setting}-{value}"));
            // 001:7.2.9 follows the time control, unless somebody chooses.
            let choices = match setting {
                "small-endings" => vec![("", "usual"), (first, first), (second, second)],
                _ => vec![("", first), (second, second)],
            };
            let choices = choices.into_iter();
            ReadingRow {
                field,
                setting,
                label: words.say(&format!("start-reading-{setting}")),
                choices: choices
                    .map(|(value, key)| (value, said(key), value == chosen))
                    .collect(),
            }
        });
        rows.collect()
    }
}

/// A position as the scripts show it.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Shown {
    fen: String,
    size: u8,
    squares: Vec<String>,
    pieces: Vec<wire::Piece>,
    turn: wire::Side,
    legal: Vec<wire::LegalMove>,
}

impl Shown {
    pub(super) fn of(game: &Game) -> Shown {
        let grid = game.grid();
        Shown {
            fen: game.fen(),
            size: grid.size,
            squares: grid.cells.iter().map(|cell| cell.name.clone()).collect(),
            pieces: view::pieces(game),
            turn: view::side(game.turn()),
            legal: view::legal(game),
        }
    }

    /// The pieces of a position that cannot be played.
    pub(super) fn without_moves(game: &Game) -> Shown {
        Shown {
            legal: Vec::new(),
            ..Shown::of(game)
        }
    }
}

impl Start {
    fn new(app: &AppState, frame: Frame, options: GameOptions, faults: &[Fault]) -> Start {
        let words = frame.words;
        let options = options.usual();
        let rules = RuleSet::all().map(|rules| {
            let id = rules.id();
            let settings = rules.draw_settings().join(" ");
            (
                id,
                words.say(&format!("rules-{id}")),
                usual_side(rules),
                settings,
            )
        });
        let control = |text: &'static str| {
            let control: conduct::TimeControl = text.parse().ok()?;
            Some((text, named(&control, words)))
        };
        let game = shown_game(&options);
        let grid = game.grid();
        let below = match options.side.as_str() {
            "black" => Color::Black,
            _ => Color::White,
        };
        let stages = options.stages().into_iter().enumerate();
        let stages = stages.map(|(i, (moves, minutes))| StageRow {
            number: i + 1,
            label: words.with("start-stage", "number", &(i + 1).to_string()),
            moves: moves.to_owned(),
            minutes: minutes.to_owned(),
        });
        let levels = Level::all().map(|level| {
            let word = words.say(&format!("start-strength-{}", strength(level)));
            let level = level.number();
            (level.to_string(), format!("{level} – {word}"))
        });
        Start {
            rules: rules.collect(),
            controls: CONTROLS.into_iter().filter_map(control).collect(),
            absence: absence_said(LEAVE_TIME, words),
            levels: levels.collect(),
            stages: stages.collect(),
            readings: ReadingRow::all(&options, words),
            faults: faults
                .iter()
                .map(|fault| (fault.field, words.phrase(&fault.phrase)))
                .collect(),
            board: still::drawn(&grid, below, &words.say("start-board")),
            size: grid.size,
            position: json(&Shown::of(&game)),
            texts: super::game::scripts(app, words),
            options,
            frame,
        }
    }

    /// What is wrong with a field.
    fn fault(&self, field: &str) -> String {
        let of_field = self.faults.iter().filter(|(of, _)| *of == field);
        let said: Vec<&str> = of_field.map(|(_, said)| said.as_str()).collect();
        said.join(" ")
    }

    /// The attributes of a field that has a fault; the first one gets the focus.
    fn marks(&self, field: &str) -> String {
        let Some((first, _)) = self.faults.first() else {
            return String::new();
        };
        let is_wrong = self.faults.iter().any(|(of, _)| *of == field);
        let focus = if *first == field { " autofocus" } else { "" };
        match is_wrong {
            true => format!(" aria-invalid=\"true\" aria-describedby=\"wrong-{field}\"{focus}"),
            false => String::new(),
        }
    }

    /// Whether the finer choices must be seen: something there is chosen or wrong.
    fn is_fine(&self) -> bool {
        let fields = [
            "form",
            "form_side",
            "without",
            "name",
            "consult",
            "consult_other",
        ];
        let is_wrong = fields.iter().any(|field| !self.fault(field).is_empty());
        let is_chosen = [&self.options.touch_move, &self.options.consult]
            .into_iter()
            .any(|value| !value.is_empty());
        is_wrong || is_chosen || self.options.form != "ordinary"
    }

    /// Whether a reading of the draw rules is chosen, or wrong.
    fn has_reading(&self) -> bool {
        let mut readings = self.options.readings().into_iter();
        readings.any(|(_, _, value)| !value.is_empty())
    }

    /// Whether the chosen time is none of the list, and not the reader's own either.
    fn other_control(&self) -> Option<String> {
        let chosen = &self.options.control;
        let is_listed = self.controls.iter().any(|(control, _)| control == chosen);
        (!is_listed && chosen != "custom")
            .then(|| chosen.parse::<conduct::TimeControl>().ok())
            .flatten()
            .map(|control| named(&control, self.frame.words))
    }
}

/// How strong a level is among all: 1 to 5.
fn strength(level: Level) -> u8 {
    (level.number() - 1) * 5 / Level::HIGHEST.number() + 1
}

/// The game that a form would begin, or as much of it as can be shown.
fn shown_game(options: &GameOptions) -> Game {
    let rules = options.rule_set().ok().or_else(|| RuleSet::all().next());
    let first = || Game::new(rules.unwrap_or_else(|| unreachable!("there are rule sets")));
    options.terms().map_or_else(|_| first(), |(_, game)| game)
}

/// Data for the scripts, in which no tag can end.
fn json(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).unwrap_or_default();
    json.replace('<', "\\u003c")
}

/// `GET /`: what the address says is chosen already.
pub(crate) async fn start(
    State(app): State<AppState>,
    headers: HeaderMap,
    options: Result<Query<GameOptions>, QueryRejection>,
) -> Response {
    let frame = Frame::new(&app, &headers, "/").await;
    let options = options.map(|Query(options)| options).unwrap_or_default();
    rendered(&Start::new(&app, frame, options, &[]))
}

/// The form once more, with what is wrong.
pub(super) fn again(
    app: &AppState,
    frame: Frame,
    options: GameOptions,
    faults: &[Fault],
) -> Response {
    let start = Start::new(app, frame, options, faults);
    ApiError::Form.with_body(rendered(&start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strength_grows_with_the_level() {
        let words: Vec<u8> = Level::all().map(strength).collect();
        assert_eq!(words, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    }
}
