//! The games of a file: read, followed, weighed and written one after the other.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use games::{Format, Game, Phrase, Record, RuleSet, Spelling, Start, respell, tags};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use notation::Builder;
use notation::pdn::Place;
use rules::{Color, with_game};

use super::thinker::{Chess, Draughts};
use super::walk::{Weighed, walk};
use super::{pdn, sheet, told};
use crate::Answer;
use crate::args::{Analyse, AnalyseFormat};
use crate::inputs::{Input, Opener};
use crate::speak::{Speaker, shown};

/// The search of each position takes so long if nothing else limits it.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// A game with every move weighed.
pub(crate) struct Analysed {
    /// The file it stands in.
    pub(crate) file: String,
    /// Its number there.
    pub(crate) number: u64,
    pub(crate) rules: RuleSet,
    /// The game as it is written, moves spelled as the rule set does.
    pub(crate) record: Record,
    /// The moves up to the end of the game; some may be written behind it.
    pub(crate) moves: Vec<Weighed>,
    /// Number of the first move.
    pub(crate) first_number: u32,
}

impl Analysed {
    /// The names of the players as they can be shown.
    pub(crate) fn player(&self, side: Color) -> String {
        let tag = match side {
            Color::White => "White",
            Color::Black => "Black",
        };
        match self.record.tag(tag).map(str::trim) {
            None | Some("") => "?".to_owned(),
            Some(name) => shown(name),
        }
    }
}

/// Analyses the games of a file.
///
/// # Errors
/// When the file cannot be read, has no such game, or a game in it could not be followed.
pub(crate) fn run(
    path: &Path,
    analyse: &Analyse,
    speaker: &Speaker,
    out: &mut impl Write,
) -> Result<Answer> {
    let input = match path == Path::new("-") {
        true => Input::Standard,
        false => Input::File(path.to_owned()),
    };
    let mut desk = Desk {
        analyse,
        speaker,
        out,
        name: input.name(),
        refused: 0,
        written: 0,
    };
    desk.file(&input)?;
    match desk.refused {
        0 => Ok(Answer::Yes),
        count => bail!(
            "{}",
            speaker.say(&Phrase::new("analyse-refused").number("count", count))
        ),
    }
}

/// Where games are analysed.
struct Desk<'a, W: Write> {
    analyse: &'a Analyse,
    speaker: &'a Speaker,
    out: &'a mut W,
    name: String,
    refused: u64,
    written: u64,
}

/// Why a game is not analysed, and where that shows.
struct Refused {
    at: Place,
    sentence: String,
}

impl<W: Write> Desk<'_, W> {
    fn file(&mut self, input: &Input) -> Result<()> {
        let opener = Opener::new(&[], self.analyse.encoding);
        // How far the file is read is not how far the work is done.
        opener.finish();
        let mut file = opener.open(input)?;
        let mut builder = Builder::new();
        let mut number = 0;
        while file.read(&mut builder).with_context(|| self.name.clone())? {
            let begins = builder.begins();
            let (record, faults) = builder.take();
            if record == Record::default() {
                continue;
            }
            number += 1;
            if self.analyse.game.is_some_and(|wanted| wanted != number) {
                continue;
            }
            for (fault, at) in &faults {
                self.tell(*at, &self.speaker.say(&Phrase::of_fault(fault)))?;
            }
            let is_chess = file.format() == Format::Pgn;
            match self.game(record, number, begins, is_chess)? {
                Ok(analysed) => self.write(&analysed)?,
                Err(Refused { at, sentence }) => {
                    self.refused += 1;
                    self.tell(at, &sentence)?;
                }
            }
            if self.analyse.game == Some(number) {
                return Ok(());
            }
        }
        match (self.analyse.game, number) {
            (_, 0) => {
                let none = Phrase::new("check-no-games").text("file", self.name.clone());
                bail!("{}", self.speaker.say(&none))
            }
            (Some(wanted), count) => {
                let none = Phrase::new("analyse-no-such-game")
                    .text("file", self.name.clone())
                    .text("wanted", wanted.to_string())
                    .number("games", count);
                bail!("{}", self.speaker.say(&none))
            }
            (None, _) => Ok(()),
        }
    }

    /// Says something beside the answer, with its place.
    fn tell(&self, at: Place, sentence: &str) -> io::Result<()> {
        writeln!(io::stderr(), "{}:{at}: {sentence}", self.name)
    }

    fn game(
        &self,
        mut record: Record,
        number: u64,
        begins: Place,
        is_chess: bool,
    ) -> Result<Result<Analysed, Refused>> {
        let options = self.analyse.draws()?;
        let refused = |at, phrase: Phrase| {
            let sentence = self.speaker.say(&phrase);
            Ok(Err(Refused { at, sentence }))
        };
        let phrase = |key: &str| Phrase::new(key).number("game", number);
        let rules = match tags::kind(&record, self.analyse.rules, is_chess) {
            Ok(kind) => kind.rules,
            Err(unknown) => {
                let phrase = phrase("convert-unknown-rules");
                return refused(begins, phrase.text("error", unknown.to_string()));
            }
        };
        if let Some(asked) = self.analyse.rules.filter(|asked| *asked != rules) {
            let other = phrase("analyse-other-rules")
                .text("said", rules.id())
                .text("asked", asked.id());
            self.tell(begins, &self.speaker.say(&other))?;
        }
        let mut game = match Game::start(rules, first_fen(&record), options) {
            Ok(game) => game,
            Err(error) => {
                let phrase = phrase("convert-setup");
                return refused(begins, phrase.text("error", error.to_string()));
            }
        };
        if record.line.steps.is_empty() {
            return refused(begins, phrase("analyse-no-moves"));
        }
        if let Err(stopped) = self.follow(&mut game, &record, number)? {
            return Ok(Err(stopped));
        }
        let first_number = first_number(&record);
        // The position was read just now; what the line holds was played.
        if respell(&mut record, rules, Spelling::default()).is_ok() {
            tags::keep_kind(&mut record, rules, None);
        }
        let moves = self.weighed(&game, number)?;
        Ok(Ok(Analysed {
            file: self.name.clone(),
            number,
            rules,
            record,
            moves,
            first_number,
        }))
    }

    /// Plays the moves of a record, up to the end of the game.
    fn follow(&self, game: &mut Game, record: &Record, number: u64) -> Result<Result<(), Refused>> {
        for (i, step) in record.line.steps.iter().enumerate() {
            let phrase = |key: &str| Phrase::new(key).number("game", number);
            if i > 0 && step.setup.is_some() {
                let sentence = self.speaker.say(&phrase("analyse-setup"));
                return Ok(Err(Refused {
                    at: step.at,
                    sentence,
                }));
            }
            if let Some(ended) = game.ended() {
                let how = self.speaker.ended(ended);
                let over = Phrase::new("check-after-end").text("how", how);
                self.tell(step.at, &self.speaker.say(&over))?;
                break;
            }
            if let Err(refusal) = game.play(&step.text) {
                let text = shown(&step.text);
                let illegal = phrase("convert-illegal").text("move", text.clone());
                let why = self.speaker.refusal(&refusal, &text);
                return Ok(Err(Refused {
                    at: step.at,
                    sentence: format!("{} {why}", self.speaker.say(&illegal)),
                }));
            }
        }
        Ok(Ok(()))
    }

    fn weighed(&self, game: &Game, number: u64) -> Result<Vec<Weighed>> {
        let bar = bar(game.plies(), number);
        let mut tell = |done: usize| bar.set_position(done as u64);
        let weighed = match game.family() {
            Start::Draughts(any) => with_game!(any, game => {
                walk(&mut Draughts::new(self.analyse, USUAL_TIME)?, game, &mut tell)
            }),
            Start::Chess(game) => walk(&mut Chess::new(self.analyse, USUAL_TIME)?, game, &mut tell),
        };
        bar.finish_and_clear();
        Ok(weighed)
    }

    fn write(&mut self, analysed: &Analysed) -> Result<()> {
        let text = match self.analyse.format() {
            AnalyseFormat::Text => sheet::text(analysed, self.speaker),
            AnalyseFormat::Pdn => pdn::text(analysed),
            AnalyseFormat::Json => format!("{}\n", told::told(analysed)),
        };
        let between = match (self.written, self.analyse.format()) {
            (0, _) | (_, AnalyseFormat::Json) => "",
            (_, AnalyseFormat::Text | AnalyseFormat::Pdn) => "\n",
        };
        self.written += 1;
        write!(self.out, "{between}{text}")?;
        self.out.flush()?;
        Ok(())
    }
}

/// The position that a game begins from, where it is not the usual one.
fn first_fen(record: &Record) -> Option<&str> {
    let first = record.line.steps.first();
    let setup = first.and_then(|step| step.setup.as_deref());
    setup.or(record.fen())
}

/// A FEN of chess ends with the number of the move.
fn first_number(record: &Record) -> u32 {
    let fen = first_fen(record).filter(|fen| !fen.contains(':'));
    let number = fen.and_then(|fen| fen.split_whitespace().nth(5));
    number.and_then(|number| number.parse().ok()).unwrap_or(1)
}

/// A bar on the terminal; nothing where nobody watches.
fn bar(plies: usize, number: u64) -> ProgressBar {
    let target = match io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr_with_hz(5),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(plies as u64), target);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} {msg}") {
        bar.set_style(style);
    }
    bar.set_message(format!("#{number}"));
    bar
}
