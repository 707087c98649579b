//! `peatee convert`: games in another notation, in order, or only some of them.

pub(crate) mod staged;
mod target;

use std::io::{self, Write};

use anyhow::{Context, Result, bail};
use games::{
    Filter, Format, GamePhrase as _, KindRefused, Misspelled, Phrase, RuleSet, Spelling, Why,
    respell, tags, unknown_move,
};
use notation::pdn::{Fault, Place};
use notation::{Builder, Layout, MoveForm, Points, Record};
use rules::Naming;

use self::target::{Guard, Sheet, Target};
use crate::Answer;
use crate::args::{Convert, Flavour, Form, PointStyle};
use crate::inputs::{Input, Opener, gather};
use crate::speak::{Speaker, shown};

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
        convert,
        speaker,
        filter: convert.filter(),
        target,
        opener: &opener,
        counts: Counts::default(),
    };
    let read = conversion.files(&inputs);
    let Conversion { target, counts, .. } = conversion;
    let finished = read.and_then(|()| target.finish());
    opener.finish();
    finished?;
    tell(&speaker.say(&counts.phrase()));
    Ok(match counts.has_faults {
        false => Answer::Yes,
        true => Answer::No,
    })
}

/// Says something beside the answer. Where nobody listens, the answer is no worse for it.
fn tell(sentence: &str) {
    writeln!(io::stderr(), "{sentence}").unwrap_or_default();
}

/// What has been done so far.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    read: u64,
    written: u64,
    illegal: u64,
    has_faults: bool,
}

impl Counts {
    fn phrase(self) -> Phrase {
        Phrase::new("convert-summary")
            .number("read", self.read)
            .number("written", self.written)
            .number("illegal", self.illegal)
    }
}

/// Where a game comes from.
#[derive(Clone, Copy, Debug)]
struct Origin<'a> {
    file: &'a str,
    /// Its number among all that are read, from 1.
    number: u64,
    begins: Place,
    format: Format,
}

impl Origin<'_> {
    fn phrase(&self, key: &str) -> Phrase {
        Phrase::new(key).number("game", self.number)
    }
}

struct Conversion<'a> {
    convert: &'a Convert,
    speaker: &'a Speaker,
    filter: Filter,
    target: Target<'a>,
    opener: &'a Opener,
    counts: Counts,
}

impl Conversion<'_> {
    fn files(&mut self, inputs: &[Input]) -> Result<()> {
        for input in inputs {
            if self.filter.is_over(self.counts.read) {
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
        let before = self.counts.read;
        while !self.filter.is_over(self.counts.read) {
            let has_game = file.read(&mut builder).with_context(|| name.clone())?;
            let begins = builder.begins();
            let (record, faults) = builder.take();
            if !has_game {
                faults.iter().for_each(|fault| self.fault(&name, fault));
                if self.counts.read == before {
                    let empty = Phrase::new("check-no-games").text("file", name);
                    bail!("{}", self.speaker.say(&empty));
                }
                break;
            }
            self.counts.read += 1;
            let origin = Origin {
                file: &name,
                number: self.counts.read,
                begins,
                format: file.format(),
            };
            self.game(record, &faults, origin)?;
            if self.counts.read.is_multiple_of(256) {
                let told = self.speaker.say(&self.counts.phrase());
                self.opener.tell(told);
            }
        }
        Ok(())
    }

    fn game(
        &mut self,
        mut record: Record,
        faults: &[(Fault, Place)],
        origin: Origin<'_>,
    ) -> Result<()> {
        if record == Record::default() {
            // A number on its own, say: nothing of a game that could be written.
            faults.iter().for_each(|it| self.fault(origin.file, it));
            return Ok(());
        }
        if !self.filter.takes_number(origin.number) || !self.filter.takes(&record) {
            return Ok(());
        }
        let is_chess = origin.format == Format::Pgn;
        let kind = tags::kind(&record, self.convert.rules, is_chess);
        let rules = kind.map(|kind| kind.rules);
        let is_other = |only: RuleSet| rules.as_ref() != Ok(&only);
        if self.convert.only.is_some_and(is_other) {
            return Ok(());
        }
        for fault in faults {
            self.fault(origin.file, fault);
        }
        self.convert.strip().apply(&mut record.line);
        let is_kept = match &rules {
            Ok(rules) => self.spell(&mut record, *rules, origin),
            Err(refused) => self.keeps_unknown(refused, origin),
        };
        if !is_kept {
            self.warn(origin, &origin.phrase("convert-left-out"));
            return Ok(());
        }
        let known = rules.as_ref().ok().copied();
        self.set_tags(&mut record, known, origin);
        let format = match (self.convert.to, rules) {
            (Flavour::Plain, _) => None,
            (_, Ok(RuleSet::Chess(_))) => Some(Format::Pgn),
            (_, Ok(RuleSet::Draughts(_))) => Some(Format::Pdn),
            (_, Err(_)) => Some(origin.format),
        };
        if !self.target.takes(format) {
            self.warn(origin, &origin.phrase("convert-other-kind"));
            return Ok(());
        }
        self.write(&record, known, format)
    }

    /// The record as text. On a page for people the position stands as two lists of squares (`001:8.4`, `002:§14.4`).
    fn text(&self, record: &Record, rules: Option<RuleSet>) -> String {
        let text = notation::write_record(record, self.layout());
        let fen = record.fen().filter(|_| self.layout() == Layout::Plain);
        let lists = fen.zip(rules).and_then(|(fen, rules)| {
            let phrase = games::lists_phrase(rules, fen)?;
            Some((fen, self.speaker.say(&phrase)))
        });
        match lists {
            Some((fen, lists)) => text.replacen(&format!("{fen}\n"), &format!("{lists}\n"), 1),
            None => text,
        }
    }

    fn write(
        &mut self,
        record: &Record,
        rules: Option<RuleSet>,
        format: Option<Format>,
    ) -> Result<()> {
        let player = |tag: &str| record.tag(tag).unwrap_or_default().to_owned();
        let sheet = Sheet {
            text: self.text(record, rules),
            format,
            players: ["White", "Black"].map(player),
        };
        if self.target.is_stream() {
            let target = &mut self.target;
            self.opener.aside(|| target.write(&sheet))?;
        } else {
            self.target.write(&sheet)?;
        }
        self.counts.written += 1;
        Ok(())
    }

    /// Spells the moves; false where the game is not to be written.
    fn spell(&mut self, record: &mut Record, rules: RuleSet, origin: Origin<'_>) -> bool {
        if let Some(key) = self.cannot_be(rules) {
            let phrase = origin.phrase(key).text("to", self.convert.to.name());
            self.warn(origin, &phrase);
            return false;
        }
        let spelling = self.spelling();
        match respell(record, rules, spelling) {
            Ok(wrong) => {
                tags::keep_kind(record, rules, spelling.naming);
                self.counts.illegal += u64::from(!wrong.is_empty());
                for misspelled in &wrong {
                    self.misspelled(misspelled, origin);
                }
                if let Some(at) = unknown_move(&record.line) {
                    let sentence = self.speaker.plain("check-unknown-move");
                    self.tell_at(origin.file, at, &sentence);
                }
                wrong.is_empty() || !self.convert.legal_only
            }
            Err(refused) => {
                let phrase = origin.phrase("convert-setup");
                self.warn(origin, &phrase.text("error", refused.to_string()));
                self.keeps_unspelled()
            }
        }
    }

    /// Why a game of this rule set has no such notation.
    fn cannot_be(&self, rules: RuleSet) -> Option<&'static str> {
        match (self.convert.to, rules) {
            (Flavour::Numeric | Flavour::Algebraic | Flavour::Columns, RuleSet::Chess(_)) => {
                Some("convert-no-chess")
            }
            (Flavour::Algebraic, RuleSet::Draughts(variant)) if variant.board_rows() > 8 => {
                Some("convert-no-letters")
            }
            _ => None,
        }
    }

    fn keeps_unknown(&mut self, refused: &KindRefused, origin: Origin<'_>) -> bool {
        let phrase = origin.phrase("convert-unknown-rules");
        self.warn(origin, &phrase.text("error", refused.to_string()));
        self.keeps_unspelled()
    }

    /// Whether a game whose moves cannot be followed is written as it was.
    fn keeps_unspelled(&self) -> bool {
        match self.convert.to {
            Flavour::Pdn | Flavour::Pgn | Flavour::Plain => !self.convert.legal_only,
            Flavour::Numeric | Flavour::Algebraic | Flavour::Columns => false,
        }
    }

    fn set_tags(&mut self, record: &mut Record, rules: Option<RuleSet>, origin: Origin<'_>) {
        if self.convert.normalise {
            if let Some((tag, end)) = tags::two_results(record) {
                let phrase = origin.phrase("convert-two-results");
                let phrase = phrase.text("tag", tag.to_string());
                self.warn(origin, &phrase.text("end", end.to_string()));
            }
            tags::normalise(record, rules, self.spelling().naming);
        }
        tags::close_result(record);
        let points = match self.convert.points {
            PointStyle::One => Points::One,
            PointStyle::Two => Points::Two,
            PointStyle::Keep => return,
        };
        // Chess knows one way to write a result.
        if !matches!(rules, Some(RuleSet::Chess(_))) {
            tags::set_points(record, points);
        }
    }

    fn spelling(&self) -> Spelling {
        let (naming, capture_sign) = match self.convert.to {
            Flavour::Numeric => (Some(Naming::Numeric), None),
            Flavour::Algebraic => (Some(Naming::Algebraic), None),
            Flavour::Columns => (None, Some(':')), // 002:§14.5, §29.4
            Flavour::Plain | Flavour::Pdn | Flavour::Pgn => (None, None),
        };
        let form = match self.convert.form {
            Form::Short => MoveForm::Short,
            Form::Full => MoveForm::Full,
            Form::File => MoveForm::File,
        };
        Spelling {
            naming,
            capture_sign,
            form,
        }
    }

    fn layout(&self) -> Layout {
        match self.convert.to {
            Flavour::Columns => Layout::Columns,
            Flavour::Plain => Layout::Plain,
            Flavour::Numeric | Flavour::Algebraic | Flavour::Pdn | Flavour::Pgn => Layout::Pdn,
        }
    }

    /// Tells of a move that stays as it was written.
    fn misspelled(&mut self, misspelled: &Misspelled, origin: Origin<'_>) {
        let text = shown(&misspelled.text);
        let sentence = match &misspelled.why {
            Why::Illegal(refusal) => {
                let phrase = origin.phrase("convert-illegal").text("move", text.clone());
                let why = self.speaker.refusal(refusal, &text);
                format!("{} {why}", self.speaker.say(&phrase))
            }
            Why::Setup(refused) => {
                let phrase = origin.phrase("convert-setup");
                self.speaker.say(&phrase.text("error", refused.to_string()))
            }
        };
        self.tell_at(origin.file, misspelled.at, &sentence);
    }

    /// Tells of something in a file that is not carried over as it stands.
    fn fault(&mut self, file: &str, (fault, at): &(Fault, Place)) {
        let sentence = self.speaker.say(&Phrase::of_fault(fault));
        self.tell_at(file, *at, &sentence);
    }

    /// Tells of a game as a whole.
    fn warn(&mut self, origin: Origin<'_>, phrase: &Phrase) {
        let sentence = self.speaker.say(phrase);
        self.tell_at(origin.file, origin.begins, &sentence);
    }

    fn tell_at(&mut self, file: &str, at: Place, sentence: &str) {
        self.counts.has_faults = true;
        self.opener
            .aside(|| tell(&format!("{file}:{at}: {sentence}")));
    }
}
