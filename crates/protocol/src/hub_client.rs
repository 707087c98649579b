//! Hub, version 2, from the side of the board.

use std::time::Duration;

use notation::MoveForm;
use rules::{AnyGame, Color, Game, Position, Variant, VariantId, with_game};

use crate::cancel::Cancel;
use crate::client::{Asked, BestMove, Client, Failure, Pace};
use crate::line::Line;
use crate::process::{Launch, Process, Wait};
use crate::squares::{read_move, write_move, write_position};

/// To say who it is.
const GREETING: Duration = Duration::from_secs(30);
/// To read books and tables.
const PREPARATION: Duration = Duration::from_secs(300);
/// To forget the last game.
const CLEARING: Duration = Duration::from_secs(10);
/// To end a search that is cancelled.
const STOPPING: Duration = Duration::from_secs(5);

/// An engine that speaks Hub.
#[derive(Debug)]
pub struct HubClient {
    process: Process,
    name: String,
}

impl HubClient {
    /// Starts an engine for a rule set.
    ///
    /// # Errors
    /// When it does not start, does not speak Hub, or does not know the rule set or a setting.
    pub fn start(launch: &Launch, rules: VariantId) -> Result<HubClient, Failure> {
        let mut process = Process::start(launch)?;
        process.say("hub")?;
        let mut client = HubClient {
            name: launch.command.first().cloned().unwrap_or_default(),
            process,
        };
        let parameters = client.introduction()?;
        let variant = variant_setting(&parameters, rules)?;
        for (name, value) in variant.iter().chain(&launch.settings) {
            if !parameters.iter().any(|known| known.name == *name) {
                return Err(unknown(name, &parameters));
            }
            let line = format!("set-param name={name} value={}", quoted(value)?);
            client.process.say(&line)?;
        }
        client.process.say("init")?;
        client.wait_for("ready", PREPARATION)?;
        Ok(client)
    }

    /// Reads who the engine is and what can be set.
    fn introduction(&mut self) -> Result<Vec<Parameter>, Failure> {
        let wait = Wait::new(GREETING);
        let mut parameters = Vec::new();
        loop {
            let text = self.process.hear(wait)?;
            let Some(line) = said(&text)? else { continue };
            let value = |name| line.value(name).unwrap_or_default();
            match line.command.as_str() {
                "id" => {
                    let name = format!("{} {}", value("name"), value("version"));
                    name.trim().clone_into(&mut self.name);
                }
                "param" => parameters.push(Parameter {
                    name: value("name").to_owned(),
                    values: line.value("values").map(str::to_owned),
                }),
                "wait" => return Ok(parameters),
                _ => (),
            }
        }
    }

    /// Passes over everything until a command comes.
    fn wait_for(&mut self, command: &str, patience: Duration) -> Result<(), Failure> {
        let wait = Wait::new(patience);
        loop {
            let text = self.process.hear(wait)?;
            if said(&text)?.is_some_and(|line| line.command == command) {
                return Ok(());
            }
        }
    }
}

/// Something that can be set before play.
struct Parameter {
    name: String,
    /// Of what may be chosen from.
    values: Option<String>,
}

/// How the rule set is asked for, if the engine knows more than one.
fn variant_setting(
    parameters: &[Parameter],
    rules: VariantId,
) -> Result<Option<(String, String)>, Failure> {
    // Whoever has no such parameter plays what is put before it.
    let Some(parameter) = parameters.iter().find(|known| known.name == "variant") else {
        return Ok(None);
    };
    let is_known = |id: &str| {
        let values = parameter.values.as_deref();
        values.is_none_or(|values| values.split_whitespace().any(|known| known == id))
    };
    // Other programs call the game on a hundred squares normal.
    let names: &[&str] = if rules == VariantId::International {
        &["international", "normal"]
    } else {
        &[rules.id()]
    };
    match names.iter().find(|id| is_known(id)) {
        Some(id) => Ok(Some(("variant".to_owned(), (*id).to_owned()))),
        None => Err(Failure::Refused(format!(
            "it does not play {}; it knows {}",
            rules.id(),
            parameter.values.as_deref().unwrap_or_default()
        ))),
    }
}

fn unknown(name: &str, parameters: &[Parameter]) -> Failure {
    let known: Vec<&str> = parameters
        .iter()
        .map(|parameter| parameter.name.as_str())
        .collect();
    Failure::Refused(format!(
        "it has no parameter {name}; it has {}",
        known.join(", ")
    ))
}

/// A value as it stands in a line. There is no way to write a quote.
fn quoted(value: &str) -> Result<String, Failure> {
    let is_plain = !value.is_empty() && !value.contains([' ', '=']);
    match value {
        _ if value.contains(['"', '\n']) => Err(Failure::Refused(format!(
            "a value with a quote cannot be said in Hub: {value:?}"
        ))),
        _ if is_plain => Ok(value.to_owned()),
        _ => Ok(format!("\"{value}\"")),
    }
}

/// What a line says; an error of the engine is a complaint.
fn said(text: &str) -> Result<Option<Line>, Failure> {
    let line = Line::read(text).map_err(|_| Failure::Unreadable(text.to_owned()))?;
    match &line {
        Some(line) if line.command == "error" => Err(Failure::Complaint(
            line.value("message").unwrap_or(text).to_owned(),
        )),
        Some(_) | None => Ok(line),
    }
}

impl Client for HubClient {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, _: Asked<'_>, _: Color, _: &Pace) -> Result<(), Failure> {
        self.process.say("new-game")?;
        // Clearing its memory is not to cost it time on the clock.
        self.process.say("ping")?;
        self.wait_for("pong", CLEARING)
    }

    fn think(
        &mut self,
        asked: Asked<'_>,
        pace: &Pace,
        cancel: &Cancel,
    ) -> Result<BestMove, Failure> {
        let Asked::Draughts(game) = asked else {
            return Err(Failure::Refused("Hub has no chess".to_owned()));
        };
        let turn = with_game!(game, game => game.position().turn());
        self.process.say(&position_line(game))?;
        self.process.say(&level_line(pace, turn))?;
        self.process.say("go think")?;
        let wait = Wait::new(pace.patience);
        let mut thought = BestMove::default();
        loop {
            let Some(text) = self.process.hear_unless(cancel, wait)? else {
                self.process.say("stop")?;
                self.wait_for("done", STOPPING)?;
                return Err(Failure::Cancelled);
            };
            let Some(line) = said(&text)? else { continue };
            match line.command.as_str() {
                "info" => note(&mut thought, &line),
                "done" => {
                    let text = line.value("move").ok_or(Failure::GaveUp)?;
                    thought.text = with_game!(game, game => full_text(game.position(), text))?;
                    return Ok(thought);
                }
                _ => (),
            }
        }
    }

    fn end(&mut self, _: Asked<'_>, _: Option<Color>) -> Result<(), Failure> {
        Ok(())
    }
}

/// Takes over what an `info` line says.
fn note(thought: &mut BestMove, line: &Line) {
    let real = |name| line.value(name).and_then(|value| value.parse::<f64>().ok());
    if let Some(score) = real("score") {
        thought.note_score(score * 100.0);
    }
    let number = |name: &str| line.value(name).and_then(|value| value.parse::<u64>().ok());
    thought.nodes = number("nodes").or(thought.nodes);
    let depth = number("depth").and_then(|depth| u32::try_from(depth).ok());
    thought.depth = depth.or(thought.depth);
}

/// The legal move that a text of Hub means, with every landing square.
pub(crate) fn full_text<V: Variant>(position: &Position<V>, text: &str) -> Result<String, Failure> {
    let m = read_move(position, text).ok_or_else(|| Failure::Illegal(text.to_owned()))?;
    Ok(notation::write_move(position, m, MoveForm::Full))
}

/// The position before the last capture, and the moves from there: all that repetition and the draw counts need. The
/// capture is told as well, for an engine may look first at what answers the last move.
fn position_line(game: &AnyGame) -> String {
    with_game!(game, game => {
        let (position, moves) = from_capture(game);
        let mut line = format!("pos pos={}", write_position(&position));
        if !moves.is_empty() {
            line.push_str(&format!(" moves=\"{}\"", moves.join(" ")));
        }
        line
    })
}

/// A count may begin with a capture or a promotion and go on when men move.
fn from_capture<V: Variant>(game: &Game<V>) -> (Position<V>, Vec<String>) {
    let mut base = *game.first_position();
    let mut since = Vec::new();
    for (before, m) in game.positions().zip(game.moves()) {
        if m.is_capture() {
            base = before;
            since.clear();
        }
        since.push(write_move(*m));
    }
    (base, since)
}

fn level_line(pace: &Pace, turn: Color) -> String {
    let mut line = "level".to_owned();
    if let Some(depth) = pace.depth {
        line.push_str(&format!(" depth={depth}"));
    }
    if let Some(nodes) = pace.nodes {
        line.push_str(&format!(" nodes={nodes}"));
    }
    if let Some(time) = pace.move_time {
        line.push_str(&format!(" move-time={}", time.as_secs_f64()));
    }
    if let Some(clock) = pace.clock {
        if let Some(moves) = clock.moves {
            line.push_str(&format!(" moves={moves}"));
        }
        line.push_str(&format!(" time={:.3}", clock.left[turn].as_secs_f64()));
        if !clock.increment.is_zero() {
            line.push_str(&format!(" inc={}", clock.increment.as_secs_f64()));
        }
    }
    if line == "level" {
        line.push_str(" infinite");
    }
    line
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

    use rules::International;

    use super::*;

    fn after(moves: &[&str]) -> Game<International> {
        let mut game = Game::initial(&engine::Shipped);
        for text in moves {
            let m = read_move(game.position(), text).expect("legal");
            game.play(m).expect("goes on");
        }
        game
    }

    /// home:19 counts moves since the last capture, 000:6.3 since one side has a lone king: men may move meanwhile.
    #[test]
    fn the_moves_from_the_last_capture_are_told() {
        let quiet = after(&["32-28", "18-23", "38-32"]);
        let (base, moves) = from_capture(&quiet);
        assert_eq!(base, *quiet.first_position());
        assert_eq!(moves, ["32-28", "18-23", "38-32"]);
        let taken = after(&["32-28", "19-23", "28x19x23", "14x23x19", "37-32"]);
        let (base, moves) = from_capture(&taken);
        assert_eq!(moves, ["14x23x19", "37-32"]);
        let mut told = Game::new(base, rules::DrawOptions::default(), &engine::Shipped);
        for text in moves {
            let m = read_move(told.position(), &text).expect("legal");
            told.play(m).expect("goes on");
        }
        assert_eq!(told.position(), taken.position());
        assert_eq!(told.counts(), taken.counts());
    }
}
