//! The way that a game went, with what was cut off on it.

use games::{ClockNote, ClockTime, Line, Outcome, RuleSet, Score, Step};

use super::words;
use crate::clock::Clock;
use crate::event::Event;
use crate::game::{Game, ReplayError};
use crate::line::ScoreEntry;
use crate::terms::Terms;
use crate::time::Millis;

/// Moves one after the other, and what was said between them.
#[derive(Debug)]
pub(super) struct Path {
    made: Vec<Made>,
    /// Before the first move and behind each.
    places: Vec<Place>,
}

/// What stands on the score, or stood on it.
#[derive(Debug)]
pub(super) struct Made {
    pub(super) entry: ScoreEntry,
    /// What its maker then had left.
    left: Option<Millis>,
}

/// What happened between two moves.
#[derive(Debug, Default)]
struct Place {
    notes: Vec<Note>,
    /// What followed here and does not stand any more.
    cuts: Vec<Path>,
}

#[derive(Debug)]
enum Note {
    /// An incident, by its number from 0: what became of it is told with it.
    Incident(usize),
    Words(String),
}

/// The game that events have made, and the way it went.
pub(super) fn follow(terms: Terms, events: &[Event]) -> Result<(Game, Path), ReplayError> {
    let mut game = Game::new(terms)?;
    let mut path = Path {
        made: Vec::new(),
        places: vec![Place::default()],
    };
    for event in events {
        let (incidents, cuts) = (game.incidents().len(), game.cuts().len());
        game.apply(event)?;
        for cut in game.cuts().iter().skip(cuts) {
            path.cut(cut.behind);
        }
        for entry in game.entries().iter().skip(path.made.len()) {
            path.go(entry, left(game.clock(), entry));
        }
        for (i, incident) in game.incidents().iter().enumerate().skip(incidents) {
            path.note(incident.behind, Note::Incident(i));
        }
        if let Some(words) = words::of(&event.what, &game) {
            path.note(path.made.len(), Note::Words(words));
        }
    }
    Ok((game, path))
}

fn is_drawn(game: &Game) -> bool {
    let ended = game.moves().ended();
    ended.is_some_and(|ended| matches!(ended.outcome, Outcome::Draw { .. }))
}

/// What the player had left behind his move; none without a clock, or with a time for each move.
fn left(clock: &Clock, entry: &ScoreEntry) -> Option<Millis> {
    let is_saved = clock.control().for_each_move().is_none();
    let left = clock.left(entry.by, entry.at);
    left.filter(|_| is_saved)
}

impl Path {
    fn go(&mut self, entry: &ScoreEntry, left: Option<Millis>) {
        self.made.push(Made {
            entry: entry.clone(),
            left,
        });
        self.places.push(Place::default());
    }

    fn cut(&mut self, behind: usize) {
        if behind >= self.made.len() {
            return;
        }
        let made = self.made.split_off(behind);
        let mut places = vec![Place::default()];
        places.extend(self.places.split_off(behind + 1));
        let cut = Path { made, places };
        if let Some(place) = self.places.last_mut() {
            place.cuts.push(cut);
        }
    }

    fn note(&mut self, behind: usize, note: Note) {
        if let Some(place) = self.places.get_mut(behind) {
            place.notes.push(note);
        }
    }

    /// Whether another path begins with these very moves.
    fn is_repeated_by(&self, other: &[Made]) -> bool {
        let is_same = |(one, other): (&Made, &Made)| {
            let (one, other) = (&one.entry, &other.entry);
            one.text() == other.text() && one.after().is_none() && other.after().is_none()
        };
        self.made.len() <= other.len() && self.made.iter().zip(other).all(is_same)
    }
}

/// The moves as they stand, with all that was said of them.
pub(super) fn line(game: &Game, path: &Path) -> Line {
    let writer = Writer {
        game,
        may_set_up: matches!(game.terms().rules, RuleSet::Draughts(_)),
    };
    let mut line = writer.line(path, true);
    let is_otherwise = !matches!(game.score(), Score::Draw | Score::Unknown);
    if writer.may_set_up && is_otherwise && is_drawn(game) {
        // The moves make a draw that nobody confirmed, and the game ended otherwise.
        line.setup = Some(game.moves().fen());
    }
    line
}

struct Writer<'a> {
    game: &'a Game,
    /// Whether a file of this rule set can give a position on the way.
    may_set_up: bool,
}

impl Writer<'_> {
    fn line(&self, path: &Path, is_main: bool) -> Line {
        let may_set_up = is_main && self.may_set_up;
        let mut line = Line::default();
        for (i, (made, place)) in path.made.iter().zip(&path.places).enumerate() {
            self.note(&mut line, place);
            // Draws are not counted in variations.
            let goes_on = made.entry.went_on().filter(|_| is_main);
            let is_legal = made.entry.after().is_none() && (goes_on.is_none() || may_set_up);
            if !is_legal {
                self.tell_cuts(&mut line, place);
            }
            match (made.entry.text(), is_legal) {
                (Some(text), true) => {
                    let mut step = step(text, made);
                    step.setup = line.setup.take().or_else(|| goes_on.map(str::to_owned));
                    let rest = path.made.get(i..).unwrap_or_default();
                    self.vary(&mut step, place, rest);
                    line.steps.push(step);
                }
                (Some(_), false) | (None, _) if may_set_up => {
                    line.setup = made.entry.after().map(str::to_owned);
                }
                (Some(_), false) | (None, _) => {
                    let is_cut = !is_main && i == 0;
                    self.tell(&mut line, path, i, is_cut);
                    return line;
                }
            }
        }
        if let Some(last) = path.places.last() {
            self.note(&mut line, last);
            self.tell_cuts(&mut line, last);
        }
        line
    }

    fn note(&self, line: &mut Line, place: &Place) {
        for note in &place.notes {
            comment(line, &self.words(note));
        }
    }

    fn words(&self, note: &Note) -> String {
        match note {
            Note::Words(words) => words.clone(),
            Note::Incident(i) => words::incident(self.game, *i),
        }
    }

    /// What was cut off, as variations of the move that took its place.
    fn vary(&self, step: &mut Step, place: &Place, rest: &[Made]) {
        for cut in &place.cuts {
            if cut.is_repeated_by(rest) {
                let notes = cut.places.iter().flat_map(|place| &place.notes);
                step.comments
                    .extend(notes.map(|note| clean(&self.words(note))));
                continue;
            }
            let mut variation = self.line(cut, false);
            if variation.steps.is_empty() {
                step.comments.append(&mut variation.comments);
                continue;
            }
            variation.comments.insert(0, words::CUT.to_owned());
            step.variations.push(variation);
        }
    }

    /// What was cut off where no move took its place.
    fn tell_cuts(&self, line: &mut Line, place: &Place) {
        for cut in &place.cuts {
            self.tell(line, cut, 0, true);
        }
    }

    /// Moves that cannot stand as such, and what was said behind them.
    fn tell(&self, line: &mut Line, path: &Path, from: usize, is_cut: bool) {
        let made = path.made.get(from..).unwrap_or_default();
        let what = if is_cut { words::CUT } else { words::FURTHER };
        comment(line, &format!("{what}: {}", words::told(made)));
        for place in path.places.iter().skip(from + 1) {
            self.note(line, place);
            self.tell_cuts(line, place);
        }
    }
}

/// A move with its time.
fn step(text: &str, made: &Made) -> Step {
    let mut step = Step::new(text);
    let time = |length: Millis| ClockTime::from_millis(length.0);
    let took = made.entry.took;
    let note = match made.left {
        Some(left) => Some(ClockNote::Remaining(time(left))),
        None if took > Millis::ZERO => Some(ClockNote::MoveTime(time(took))),
        None => None,
    };
    step.comments.extend(note.map(|note| note.to_string()));
    step
}

/// Says something behind the last move.
fn comment(line: &mut Line, words: &str) {
    let words = clean(words);
    match line.steps.last_mut() {
        Some(step) => step.comments.push(words),
        None => line.comments.push(words),
    }
}

/// A text as it can stand in a comment: nothing in it ends the comment or is taken for a command.
fn clean(words: &str) -> String {
    let plain = |c: char| match c {
        '{' | '[' => '(',
        '}' | ']' => ')',
        c => c,
    };
    // A byte order mark is nothing that is seen.
    let is_blank = |c: char| c.is_whitespace() || c.is_control() || c == '\u{feff}';
    let words = words.split(is_blank).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    words.join(" ").chars().map(plain).collect()
}
