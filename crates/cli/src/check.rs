//! `peatee check`: replay every game of files and say what is wrong with them.

use std::io::{self, Write};

use games::{Because, CheckOptions, Checked, Checker, Finding, Format, Kind, Phrase};
use notation::Points;
use serde_json::json;

use crate::Answer;
use crate::args::Check;
use crate::fault;
use crate::inputs::{Input, Opener, gather};
use crate::speak::Speaker;

pub(crate) fn run(
    check: &Check,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let mut inputs = Vec::new();
    let mut missing = Vec::new();
    for path in &check.files {
        match gather(std::slice::from_ref(path)) {
            Ok(found) => inputs.extend(found),
            Err(error) => missing.push((Input::File(path.clone()), error)),
        }
    }
    let opener = Opener::new(&inputs, check.encoding);
    let mut desk = Desk {
        check,
        speaker,
        opener,
        sum: Sum::default(),
        out,
    };
    for (input, error) in missing {
        desk.unread(&input, error)?;
    }
    for input in &inputs {
        match desk.file(input) {
            Ok(()) => {}
            Err(Trouble::Input(error)) => desk.unread(input, error)?,
            Err(Trouble::Output(error)) => return Err(error),
        }
    }
    desk.opener.finish();
    desk.summary()?;
    match desk.sum {
        Sum { unread: 1.., .. } => anyhow::bail!(
            "{}",
            speaker.say(&Phrase::new("check-summary-unread").number("count", desk.sum.unread))
        ),
        Sum { wrong: 1.., .. } => Ok(Answer::No),
        Sum { .. } => Ok(Answer::Yes),
    }
}

/// What keeps a file from being reported.
enum Trouble {
    /// It cannot be read; the next one may be.
    Input(anyhow::Error),
    /// Nothing can be said any more.
    Output(anyhow::Error),
}

/// What has been done so far.
#[derive(Debug, Default)]
struct Sum {
    games: u64,
    wrong: u64,
    plies: u64,
    unread: u64,
}

/// Where games are checked and reported.
struct Desk<'a, W: Write> {
    check: &'a Check,
    speaker: &'a Speaker,
    opener: Opener,
    sum: Sum,
    out: &'a mut W,
}

impl<W: Write> Desk<'_, W> {
    fn file(&mut self, input: &Input) -> Result<(), Trouble> {
        let mut file = self.opener.open(input).map_err(Trouble::Input)?;
        let mut checker = Checker::new(CheckOptions {
            rules: self.check.rules,
            chosen: self.check.chosen(),
            is_chess: file.format() == Format::Pgn,
            ..CheckOptions::default()
        });
        let name = input.name();
        let mut number = 0;
        let mut is_said = false;
        loop {
            let read = file.read(&mut checker);
            if let (Some(encoding), false) = (file.encoding(), is_said) {
                is_said = true;
                let said = self.say_encoding(&name, encoding.name());
                said.map_err(Trouble::Output)?;
            }
            if !read.map_err(|error| Trouble::Input(error.into()))? {
                break;
            }
            number += 1;
            let checked = checker.take();
            self.count(&checked);
            let told = self.report(&name, number, &checked);
            told.map_err(Trouble::Output)?;
        }
        if number == 0 {
            let empty = Phrase::new("check-no-games").text("file", name.clone());
            let empty = anyhow::anyhow!(self.speaker.say(&empty));
            return Err(Trouble::Input(empty));
        }
        Ok(())
    }

    /// An encoding that is not what files should have is worth a word.
    fn say_encoding(&mut self, file: &str, encoding: &str) -> anyhow::Result<()> {
        if encoding == "UTF-8" {
            return Ok(());
        }
        if self.check.json {
            return self.line(&json!({ "file": file, "encoding": encoding }).to_string());
        }
        let phrase = Phrase::new("check-encoding").text("file", file);
        let said = self.speaker.say(&phrase.text("encoding", encoding));
        self.line(&said)
    }

    fn count(&mut self, checked: &Checked) {
        self.sum.games += 1;
        self.sum.wrong += u64::from(!checked.is_right());
        self.sum.plies += u64::from(checked.plies) + u64::from(checked.variation_plies);
        if self.sum.games.is_multiple_of(256) {
            self.opener.tell(self.totals());
        }
    }

    fn totals(&self) -> String {
        let games = Phrase::new("check-summary-games").number("games", self.sum.games);
        let wrong = Phrase::new("check-summary-wrong").number("count", self.sum.wrong);
        format!("{}, {}", self.speaker.say(&games), self.speaker.say(&wrong))
    }

    fn report(&mut self, file: &str, number: u64, checked: &Checked) -> anyhow::Result<()> {
        if self.check.faults && checked.is_right() {
            return Ok(());
        }
        if self.check.json {
            let mut answer = checked.to_json();
            answer["file"] = json!(file);
            answer["game"] = json!(number);
            return self.line(&answer.to_string());
        }
        let heading = self.heading(file, number, checked);
        self.line(&heading)?;
        for finding in &checked.findings {
            if self.check.faults && !finding.what.is_fault() {
                continue;
            }
            let said = self.said(finding);
            self.line(&format!("  {file}:{}: {said}", finding.at))?;
        }
        Ok(())
    }

    fn line(&mut self, text: &str) -> anyhow::Result<()> {
        let out = &mut *self.out;
        self.opener.aside(|| writeln!(out, "{text}"))?;
        Ok(())
    }

    /// The line of a game: where, who, by which rules, how long, with which result, and whether it
    /// is right.
    fn heading(&self, file: &str, number: u64, checked: &Checked) -> String {
        let players = checked.heading.players();
        let game = match checked.kind {
            Some(kind) => Phrase::new("check-game")
                .number("plies", checked.plies)
                .text("rules", self.rules(kind)),
            None => Phrase::new("check-game-foreign"),
        };
        let game = game.number("number", number).text("players", players);
        let result = match checked.stated {
            Some(score) => Phrase::new("check-stated").text("score", score.text(Points::One)),
            None => Phrase::new("check-no-result"),
        };
        let faults = checked
            .findings
            .iter()
            .filter(|f| f.what.is_fault())
            .count() as u64;
        let verdict = match faults {
            0 => Phrase::new("check-right"),
            count => Phrase::new("check-faults").number("count", count),
        };
        format!(
            "{file}:{}: {}, {}: {}",
            checked.at.line,
            self.speaker.say(&game),
            self.speaker.say(&result),
            self.speaker.say(&verdict)
        )
    }

    fn rules(&self, kind: Kind) -> String {
        let because = match kind.because {
            Because::RulesTag | Because::GameType | Because::Chess => {
                return kind.rules.id().into();
            }
            Because::Given => "check-because-given",
            Because::Squares => "check-because-squares",
        };
        format!("{} ({})", kind.rules.id(), self.speaker.plain(because))
    }

    /// A finding in the reader's language, its move number first.
    fn said(&self, finding: &Finding) -> String {
        let words = self.speaker.words();
        let sentence = words(&finding.phrase(&words));
        match finding.ply {
            Some(ply) => format!("{ply} {sentence}"),
            None => sentence,
        }
    }

    /// A file that cannot be read, or not to its end: said at once, and the next one follows.
    fn unread(&mut self, input: &Input, error: anyhow::Error) -> anyhow::Result<()> {
        self.sum.unread += 1;
        let name = input.name();
        let named = |why: String| match why.contains(&name) {
            true => why,
            false => format!("{name}: {why}"),
        };
        if self.check.json {
            let english = named(fault::in_english(&error));
            self.line(&json!({ "file": name, "error": english }).to_string())?;
        }
        let why = named(format!("{:#}", fault::said(error, self.speaker)));
        self.opener
            .aside(|| writeln!(io::stderr(), "peatee: {why}"))?;
        Ok(())
    }

    fn summary(&mut self) -> anyhow::Result<()> {
        let Sum {
            games,
            wrong,
            plies,
            unread,
        } = self.sum;
        if self.check.json {
            let summary = json!({ "summary": {
                "games": games,
                "right": games - wrong,
                "wrong": wrong,
                "moves": plies,
                "unread_files": unread,
            }});
            return self.line(&summary.to_string());
        }
        let parts = [
            Phrase::new("check-summary-games").number("games", games),
            Phrase::new("check-summary-right").number("count", games - wrong),
            Phrase::new("check-summary-wrong").number("count", wrong),
            Phrase::new("check-summary-moves").number("plies", plies),
        ];
        let parts: Vec<String> = parts.iter().map(|part| self.speaker.say(part)).collect();
        self.line(&parts.join(", "))
    }
}
