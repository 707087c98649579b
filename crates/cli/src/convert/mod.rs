//! `peatee convert`: games in another notation, in order, or only some of them.

mod target;

use std::io::{self, Write};

use anyhow::{Context, Result, bail};
use games::{Converted, Converter, Phrase, ReadGame, Remark};
use notation::Builder;
use notation::pdn::Place;

use self::target::{Guard, Target};
use crate::Answer;
use crate::args::Convert;
use crate::inputs::{Input, Opener, gather};
use crate::speak::Speaker;

pub(crate) fn run(convert: &Convert, speaker: &Speaker, out: &mut impl Write) -> Result<Answer> {
    let inputs = gather(&convert.inputs)?;
    let standard = inputs.iter().filter(|input| **input == Input::Standard);
    if standard.count() > 1 {
        bail!("{}", speaker.plain("convert-standard-twice"));
    }
    let guard = Guard::new(convert.force, &inputs, speaker);
    let target = Target::open(&convert.out, convert.split, guard, out)?;
    let opener = Opener::new(&inputs, convert.encoding);
    let mut conversion = Conversion {
        speaker,
        converter: Converter::new(convert.options()),
        target,
        opener: &opener,
        has_faults: false,
    };
    let read = conversion.files(&inputs);
    let Conversion {
        target,
        converter,
        has_faults,
        ..
    } = conversion;
    let finished = read.and_then(|()| target.finish());
    opener.finish();
    finished?;
    tell(&speaker.say(&converter.phrase()));
    Ok(match has_faults {
        false => Answer::Yes,
        true => Answer::No,
    })
}

/// Says something beside the answer. Where nobody listens, the answer is no worse for it.
fn tell(sentence: &str) {
    writeln!(io::stderr(), "{sentence}").unwrap_or_default();
}

struct Conversion<'a> {
    speaker: &'a Speaker,
    converter: Converter,
    target: Target<'a>,
    opener: &'a Opener,
    /// Whether something was told of a game.
    has_faults: bool,
}

impl Conversion<'_> {
    fn files(&mut self, inputs: &[Input]) -> Result<()> {
        for input in inputs {
            if self.converter.is_over() {
                break;
            }
            self.file(input)?;
        }
        Ok(())
    }

    fn file(&mut self, input: &Input) -> Result<()> {
        let name = input.name();
        let mut file = self.opener.open(input)?;
        let mut builder = Builder::new();
        let before = self.converter.read();
        while !self.converter.is_over() {
            let has_game = file.read(&mut builder).with_context(|| name.clone())?;
            let begins = builder.begins();
            let (record, faults) = builder.take();
            if !has_game {
                for (fault, at) in faults {
                    self.remark(&name, at, &Remark::Fault(fault));
                }
                if self.converter.read() == before {
                    let empty = Phrase::new("check-no-games").text("file", name);
                    bail!("{}", self.speaker.say(&empty));
                }
                break;
            }
            let game = ReadGame {
                record,
                faults,
                begins,
                format: file.format(),
            };
            self.game(&name, game)?;
            if self.converter.read().is_multiple_of(256) {
                let told = self.speaker.say(&self.converter.phrase());
                self.opener.tell(told);
            }
        }
        Ok(())
    }

    fn game(&mut self, file: &str, game: ReadGame) -> Result<()> {
        let begins = game.begins;
        let mut remarks = Vec::new();
        let converted = self
            .converter
            .convert(game, &mut |at, remark| remarks.push((at, remark)));
        for (at, remark) in remarks {
            self.remark(file, at, &remark);
        }
        match converted {
            Some(converted) if self.target.takes(converted.format) => self.write(&converted),
            Some(_) => {
                self.remark(file, begins, &Remark::OtherKind);
                Ok(())
            }
            None => Ok(()),
        }
    }

    fn write(&mut self, game: &Converted) -> Result<()> {
        let text = game.text(&self.speaker.words());
        if self.target.is_stream() {
            let target = &mut self.target;
            self.opener.aside(|| target.write(game, &text))?;
        } else {
            self.target.write(game, &text)?;
        }
        self.converter.written += 1;
        Ok(())
    }

    fn remark(&mut self, file: &str, at: Place, remark: &Remark) {
        self.has_faults = true;
        let sentence = remark.sentence(self.converter.read(), &self.speaker.words());
        self.opener
            .aside(|| tell(&format!("{file}:{at}: {sentence}")));
    }
}
