//! The games of a file: read, followed, weighed and written one after the other.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use analysis::{Cancel, NotReviewable, Note, ReadOptions, Review, WrittenGame};
use anyhow::{Context, Result, bail};
use games::{Format, GamePhrase as _, Phrase, Record};
use notation::pdn::Place;
use notation::{Builder, Layout, write_record};
use serde_json::json;

use super::analyser;
use crate::Answer;
use crate::args::{Analyse, AnalyseFormat};
use crate::inputs::{Input, Opener};
use crate::progress::bar;
use crate::speak::Speaker;

/// The search of each position takes so long if nothing else limits it.
const USUAL_TIME: Duration = Duration::from_secs(1);

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
            match self.read(record, number, begins, is_chess)? {
                Ok(written) => {
                    let review = self.review(written, number)?;
                    self.write(&review, number)?;
                }
                Err(refused) => {
                    self.refused += 1;
                    let words = self.speaker.words();
                    self.tell(refused.at, &refused.obstacle.sentence(number, &words))?;
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

    /// A game with its moves followed, or why it is not reviewed.
    fn read(
        &self,
        record: Record,
        number: u64,
        begins: Place,
        is_chess: bool,
    ) -> Result<Result<WrittenGame, NotReviewable>> {
        let options = ReadOptions {
            rules: self.analyse.rules,
            is_chess,
            draws: self.analyse.draws()?,
        };
        let mut notes: Vec<(Place, Note)> = Vec::new();
        let read = WrittenGame::read(record, begins, &options, &mut |at, note| {
            notes.push((at, note));
        });
        for (at, note) in notes {
            let phrase = note.phrase(number, &self.speaker.words());
            self.tell(at, &self.speaker.say(&phrase))?;
        }
        Ok(read)
    }

    fn review(&self, written: WrittenGame, number: u64) -> Result<Review> {
        let mut analyser = analyser(self.analyse, written.game().rules(), USUAL_TIME)?;
        let plies = written.game().plies();
        let bar = bar(Some(plies as u64), "{bar:30} {pos}/{len} {elapsed} {msg}");
        bar.set_message(format!("#{number}"));
        // The last move comes first.
        let mut tell = |ply: usize, _: &_| bar.set_position((plies - ply) as u64);
        let review = analyser.review(written, &Cancel::default(), &mut tell);
        bar.finish_and_clear();
        Ok(review?)
    }

    fn write(&mut self, review: &Review, number: u64) -> Result<()> {
        let text = match self.analyse.format() {
            AnalyseFormat::Text => review.to_text(number, &self.speaker.words()),
            AnalyseFormat::Pdn => write_record(&review.annotated(), Layout::Pdn),
            AnalyseFormat::Json => {
                let mut told = review.to_json();
                told["file"] = json!(self.name);
                told["game"] = json!(number);
                format!("{told}\n")
            }
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
