//! Whether an event file is what was written, and whether lots were drawn as they should; and its repair.

use anyhow::Context;
use clap::Args;
use games::Phrase;
use paper::tournament::{doubtful_moment, json, redrawn};
use serde_json::json;
use tournament::file::{self, HeadDigits, Seal, Tail};

use super::answer::Reply;
use super::args::EventFile;
use super::disk::Disk;
use super::file_log::{doubtful, told_seal};
use super::log::{Log, now};
use crate::Answer;

/// What is verified.
#[derive(Args, Debug)]
pub(crate) struct Verify {
    #[command(flatten)]
    pub(crate) event_file: EventFile,
    /// Head that was printed or published (at least its first 16 digits), which the file must have had
    #[arg(long, value_name = "HASH")]
    pub(crate) head: Option<HeadDigits>,
}

/// How a file is repaired.
#[derive(Args, Debug)]
pub(crate) struct RepairFile {
    #[command(flatten)]
    pub(crate) event_file: EventFile,
    /// Keep the last line of a version 1 file, although its line ending is missing
    #[arg(long)]
    pub(crate) keep_last: bool,
    /// Drop the last line of a version 1 file, which is incomplete
    #[arg(long, conflicts_with = "keep_last")]
    pub(crate) drop_last: bool,
}

/// Checks the hashes of a file, and draws everything again that was drawn by lot.
pub(super) fn run(asked: &Verify, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let log = match Log::open(&asked.event_file, &reply.speaker()) {
        Ok(log) => log,
        Err(error) => {
            tell_break(asked, reply)?;
            return Err(error);
        }
    };
    let file = log.file();
    for phrase in file.told_seal() {
        reply.note(&phrase)?;
    }
    reply.put("seal", || json::seal(file.seal()));
    log.put_head(reply);
    let mut is_right = !matches!(file.seal(), Seal::Broken(_));
    let head = Phrase::new("tournament-head").text("head", log.head().to_string());
    reply.line(&reply.speaker().say(&head))?;
    if let Some(wanted) = &asked.head {
        is_right &= compare(wanted, file.bytes(), reply)?;
    }
    tell_moments(&log, reply)?;
    is_right &= draw_again(&log, reply)?;
    Ok(match is_right {
        true => Answer::Yes,
        false => Answer::No,
    })
}

/// Names the moments that cannot be right. Clocks go wrong, so it does not make the file wrong.
fn tell_moments(log: &Log, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    for doubtful in log.festival().doubtful_moments(now()) {
        reply.note(&doubtful_moment(&doubtful))?;
    }
    Ok(())
}

/// Names the first line that is not as it was written, in a file that cannot be read.
fn tell_break(asked: &Verify, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    // What keeps the file from being opened is told by the error itself.
    let Ok((_, bytes)) = Disk::open(asked.event_file.file.clone()) else {
        return Ok(());
    };
    if let Some(broken) = file::first_break(&bytes) {
        for phrase in told_seal(Seal::Broken(broken), &bytes) {
            reply.note(&phrase)?;
        }
    }
    Ok(())
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
    let all = log.festival().recompute(log.section());
    let language = reply.speaker().language();
    reply.put("drawings", || json!([]));
    for (section, one) in &all {
        reply.line(&redrawn(section.as_deref(), one, language))?;
        reply.add("drawings", || json::drawing(section.as_deref(), one));
    }
    if all.is_empty() {
        reply.note(&Phrase::new("tournament-redrawn-none"))?;
    }
    Ok(all.iter().all(|(_, one)| one.is_same == Ok(true)))
}

/// Puts right what can be put right without deciding anything that happened.
pub(super) fn repair(asked: &RepairFile, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let path = asked.event_file.file.display().to_string();
    let (mut disk, bytes) = Disk::open(asked.event_file.file.clone())?;
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
    for phrase in told_seal(opened.seal, &bytes) {
        reply.note(&phrase)?;
    }
    Ok(Answer::No)
}
