//! `peatee conduct run`: plays written scenarios of official games and tells their stories.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, bail};
use scenario::{LONGEST_SCENARIO, Scenario, Story};

use crate::Answer;
use crate::args::{Conduct, Run};
use crate::speak::Speaker;

pub(crate) fn run(
    conduct: &Conduct,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    match conduct {
        Conduct::Run(run) => run_files(run, speaker, out),
    }
}

fn run_files(run: &Run, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<Answer> {
    let mut failures = 0_u64;
    for (i, path) in run.files.iter().enumerate() {
        let text = read(path)?;
        let scenario: Scenario = text.parse().with_context(|| name(path))?;
        let story = scenario.run();
        failures += u64::from(story.failure.is_some());
        if run.json {
            for value in story.to_json(&name(path), &scenario, &speaker.words()) {
                writeln!(out, "{value}")?;
            }
        } else if run.brief {
            tell_brief(&name(path), &scenario, &story, speaker, out)?;
        } else {
            if i > 0 {
                writeln!(out)?;
            }
            tell(&scenario, &story, speaker, out)?;
        }
    }
    Ok(match failures {
        0 => Answer::Yes,
        _ => Answer::No,
    })
}

fn name(path: &Path) -> String {
    match path.to_str() {
        Some("-") => "<stdin>".to_owned(),
        _ => path.display().to_string(),
    }
}

fn read(path: &Path) -> anyhow::Result<String> {
    let whole = || name(path);
    let mut bytes = Vec::new();
    // One byte more shows that there is too much.
    let most = u64::try_from(LONGEST_SCENARIO + 1).unwrap_or(u64::MAX);
    if path.to_str() == Some("-") {
        let stdin = io::stdin().lock();
        stdin
            .take(most)
            .read_to_end(&mut bytes)
            .with_context(whole)?;
    } else {
        let file = File::open(path).with_context(whole)?;
        file.take(most)
            .read_to_end(&mut bytes)
            .with_context(whole)?;
    }
    if bytes.len() > LONGEST_SCENARIO {
        bail!("{}: longer than {LONGEST_SCENARIO} bytes", whole());
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        anyhow::anyhow!("{}: not UTF-8 at byte {at}", whole())
    })
}

/// The whole story.
fn tell(
    scenario: &Scenario,
    story: &Story,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let words = speaker.words();
    if !scenario.title.is_empty() {
        writeln!(out, "{}", scenario.title)?;
    }
    writeln!(out, "{}", scenario.heading(&words))?;
    if let Some(warning) = scenario.warning() {
        writeln!(out, "! {}", words(&warning))?;
    }
    writeln!(out)?;
    for line in story.lines(scenario, &words) {
        writeln!(out, "{line}")?;
    }
    if let Some(closing) = story.closing(&words) {
        writeln!(out, "\n{closing}")?;
    }
    writeln!(out, "{}", speaker.say(&story.verdict()))?;
    Ok(())
}

fn tell_brief(
    file: &str,
    scenario: &Scenario,
    story: &Story,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    writeln!(out, "{file}: {}", scenario.title)?;
    if story.failure.is_some() {
        writeln!(out, "    {}", speaker.say(&story.verdict()))?;
    }
    Ok(())
}
