//! Whether an event file is what was written, and whether lots were drawn as they should; and its repair.

use anyhow::Context;
use clap::Args;
use games::Phrase;
use jiff::Timestamp;
use tournament::file::{self, HeadDigits, Seal, Sign, Tail};
use tournament::{Competition, Drawing, Recomputed};

use serde_json::{Value, json};

use super::answer::Reply;
use super::args::Book;
use super::book::{Log, SKEW, doubtful, shown_moment};
use super::disk::Disk;
use crate::Answer;
use crate::fault;
use crate::speak::Speaker;

/// What is verified.
#[derive(Args, Debug)]
pub(crate) struct Verify {
    #[command(flatten)]
    pub(crate) book: Book,
    /// A head that was printed or published, or its first 16 digits or more: the file must have had it
    #[arg(long, value_name = "HASH")]
    pub(crate) head: Option<HeadDigits>,
}

/// How a file is repaired.
#[derive(Args, Debug)]
pub(crate) struct RepairFile {
    #[command(flatten)]
    pub(crate) book: Book,
    /// The last line of a file of version 1 is right, though its end is missing
    #[arg(long)]
    pub(crate) keep_last: bool,
    /// The last line of a file of version 1 is not whole
    #[arg(long, conflicts_with = "keep_last")]
    pub(crate) drop_last: bool,
}

/// What is to be said of the hashes of a file.
pub(super) fn seal(seal: Seal, bytes: &[u8]) -> Vec<Phrase> {
    let said = |key: &str, line: usize| {
        Phrase::new(format!("tournament-seal-{key}")).number("line", line as u64)
    };
    let Seal::Broken(found) = seal else {
        return vec![match seal {
            Seal::Whole { from } => said("whole", from),
            Seal::None | Seal::Broken(_) => Phrase::new("tournament-seal-none"),
        }];
    };
    let mut all = vec![match found.sign {
        Sign::Hash { at } => said("changed", found.line).number("at", at as u64),
        Sign::OwnHash => said("own-hash", found.line),
        Sign::NoHash => said("no-hash", found.line),
    }];
    if file::unedited(bytes).is_some() {
        all.push(Phrase::new("tournament-seal-editor"));
    }
    all
}

/// Checks the hashes of a file, and draws everything again that was drawn by lot.
pub(super) fn run(asked: &Verify, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let log = match Log::open(&asked.book, &reply.speaker()) {
        Ok(log) => log,
        Err(error) => {
            tell_break(asked, reply)?;
            return Err(error);
        }
    };
    let bytes = log.bytes();
    for phrase in seal(log.seal(), bytes) {
        reply.note(&phrase)?;
    }
    reply.put("seal", || sealed(log.seal()));
    log.put_head(reply);
    let mut is_right = !matches!(log.seal(), Seal::Broken(_));
    let head = Phrase::new("tournament-head").text("head", log.head().to_string());
    reply.line(&reply.speaker().say(&head))?;
    if let Some(wanted) = &asked.head {
        is_right &= compare(wanted, bytes, reply)?;
    }
    tell_moments(&log, reply)?;
    is_right &= draw_again(&log, reply)?;
    Ok(match is_right {
        true => Answer::Yes,
        false => Answer::No,
    })
}

/// Names the first event whose moment is before an earlier one, and the first that lies more than a day ahead. Clocks go
/// wrong, so it does not make the file wrong.
fn tell_moments(log: &Log, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let said = |key: &str, number: u64, at| {
        let phrase = Phrase::new(key).number("number", number);
        phrase.text("at", shown_moment(at))
    };
    let tomorrow = Timestamp::now().as_millisecond().saturating_add(86_400_000);
    let (mut latest, mut is_back, mut is_ahead) = (i64::MIN, false, false);
    for (number, entry) in (1_u64..).zip(log.festival().entries()) {
        let at = entry.event.at;
        if !is_back && at.0 < latest.saturating_sub(SKEW) {
            is_back = true;
            reply.note(&said("tournament-moment-back", number, at))?;
        }
        if !is_ahead && at.0 > tomorrow {
            is_ahead = true;
            reply.note(&said("tournament-moment-ahead", number, at))?;
        }
        latest = latest.max(at.0);
    }
    Ok(())
}

/// Names the first line that is not as it was written, in a file that cannot be read.
fn tell_break(asked: &Verify, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    // What keeps the file from being opened is told by the error itself.
    let Ok((_, bytes)) = Disk::open(asked.book.file.clone()) else {
        return Ok(());
    };
    if let Some(broken) = file::first_break(&bytes) {
        for phrase in seal(Seal::Broken(broken), &bytes) {
            reply.note(&phrase)?;
        }
    }
    Ok(())
}

/// Whether the hashes of a file fit, for programs.
fn sealed(seal: Seal) -> Value {
    match seal {
        Seal::Whole { from } => json!({"state": "whole", "from_line": from}),
        Seal::None => json!({"state": "none"}),
        Seal::Broken(found) => json!({"state": "broken", "line": found.line}),
    }
}

fn compare(wanted: &HeadDigits, bytes: &[u8], reply: &mut Reply<'_>) -> anyhow::Result<bool> {
    let found = file::find_head(bytes, wanted);
    let said = match found {
        None => Phrase::new("tournament-head-unknown"),
        Some((line, _)) => {
            let count = bytes.split_inclusive(|byte| *byte == b'\n').count();
            let said = Phrase::new("tournament-head-found").number("line", line as u64);
            said.number("count", count as u64)
        }
    };
    reply.note(&said)?;
    Ok(found.is_some())
}

fn draw_again(log: &Log, reply: &mut Reply<'_>) -> anyhow::Result<bool> {
    let mut all: Vec<(Option<String>, Recomputed)> = Vec::new();
    for (section, competition) in log.parts() {
        let section = section.filter(|_| log.is_about_all());
        let drawn = Competition::recompute(competition).into_iter();
        all.extend(drawn.map(|one| (section.clone(), one)));
    }
    reply.put("drawings", || json!([]));
    for (section, one) in &all {
        reply.line(&told(section.as_deref(), one, &reply.speaker()))?;
        reply.add("drawings", || drawing(section.as_deref(), one));
    }
    if all.is_empty() {
        reply.note(&Phrase::new("tournament-redrawn-none"))?;
    }
    Ok(all.iter().all(|(_, one)| one.is_same == Ok(true)))
}

/// A drawing for programs.
fn drawing(section: Option<&str>, one: &Recomputed) -> Value {
    let (what, round) = match one.what {
        Drawing::Numbers => ("numbers", None),
        Drawing::RoundOfDay(round) => ("round-of-table", Some(round)),
        Drawing::Openings(round) => ("openings", Some(round)),
    };
    json!({
        "event": one.event,
        "section": section,
        "what": what,
        "round": round,
        "same": one.is_same.as_ref().ok(),
        "refused": one.is_same.as_ref().err().map(fault::refused),
    })
}

/// A drawing, and whether the same comes out.
fn told(section: Option<&str>, one: &Recomputed, speaker: &Speaker) -> String {
    let what = match one.what {
        Drawing::Numbers => Phrase::new("tournament-redrawn-numbers"),
        Drawing::RoundOfDay(round) => {
            Phrase::new("tournament-redrawn-round").number("round", round)
        }
        Drawing::Openings(round) => {
            Phrase::new("tournament-redrawn-openings").number("round", round)
        }
    };
    let said = match &one.is_same {
        Ok(true) => speaker.plain("tournament-redrawn-same"),
        Ok(false) => speaker.plain("tournament-redrawn-differ"),
        Err(refused) => paper::tournament::refusal(refused, speaker.language()),
    };
    let line = Phrase::new("tournament-redrawn-line")
        .number("event", one.event)
        .text("what", speaker.say(&what))
        .text("said", said);
    let line = speaker.say(&line);
    match section {
        None => line,
        Some(section) => format!("{section}: {line}"),
    }
}

/// Puts right what can be put right without deciding anything that happened.
pub(super) fn repair(asked: &RepairFile, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let path = asked.book.file.display().to_string();
    let (mut disk, bytes) = Disk::open(asked.book.file.clone())?;
    if let Some(right) = file::unedited(&bytes) {
        let kept = disk.replace(&right).with_context(|| path)?;
        let kept = kept.display().to_string();
        let said = Phrase::new("tournament-file-line-ends").text("file", kept);
        reply.note(&said)?;
        return Ok(Answer::Yes);
    }
    let opened = file::open(&bytes).with_context(|| path.clone())?;
    let mut disk = disk.with_whole(opened.whole);
    let said = match opened.tail {
        Tail::Clean => Phrase::new("tournament-file-nothing"),
        Tail::Doubtful { line } if !asked.keep_last && !asked.drop_last => {
            return Err(doubtful(&bytes, opened.whole, line)).with_context(|| path);
        }
        Tail::Doubtful { .. } | Tail::Torn { .. } if !asked.keep_last => {
            let kept = disk.cut().with_context(|| path)?;
            Phrase::new("tournament-file-cut").text("file", kept.display().to_string())
        }
        Tail::Torn { line } => {
            return Err(doubtful(&bytes, opened.whole, line)).with_context(|| path);
        }
        Tail::Doubtful { .. } | Tail::NoLineEnd => {
            disk.add("\n").with_context(|| path)?;
            Phrase::new("tournament-file-end-added")
        }
    };
    reply.note(&said)?;
    if !matches!(opened.seal, Seal::Broken(_)) {
        return Ok(Answer::Yes);
    }
    for phrase in seal(opened.seal, &bytes) {
        reply.note(&phrase)?;
    }
    Ok(Answer::No)
}
