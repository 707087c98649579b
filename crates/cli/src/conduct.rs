//! `peatee conduct run`: plays written scenarios of official games and tells their stories.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, bail};
use conduct::{Event, Game, Millis, Refused};
use games::Phrase;
use rules::{Article, Book, Color};
use scenario::{LONGEST_SCENARIO, Outcome, Scenario, Story, Told};
use serde_json::{Value, json};

use crate::Answer;
use crate::args::{Conduct, Run};
use crate::speak::{Speaker, shown};

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
            tell_json(&name(path), &scenario, &story, speaker, out)?;
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
    if !scenario.title.is_empty() {
        writeln!(out, "{}", scenario.title)?;
    }
    writeln!(out, "{}", heading(scenario, speaker))?;
    if let Some(warning) = warning(scenario, speaker) {
        writeln!(out, "! {warning}")?;
    }
    writeln!(out)?;
    for told in &story.told {
        for line in sentences(told, scenario, story, speaker) {
            writeln!(out, "{line}")?;
        }
    }
    if let Some(game) = &story.game {
        writeln!(out, "\n{}", closing(game, story, speaker))?;
    }
    writeln!(out, "{}", verdict(story, speaker))?;
    Ok(())
}

fn tell_brief(
    file: &str,
    scenario: &Scenario,
    story: &Story,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let title = &scenario.title;
    match &story.failure {
        None => writeln!(out, "{file}: {title}")?,
        Some(_) => writeln!(out, "{file}: {title}\n    {}", verdict(story, speaker))?,
    }
    Ok(())
}

/// Who plays, by which rules, in what time.
fn heading(scenario: &Scenario, speaker: &Speaker) -> String {
    let terms = &scenario.terms;
    let names = [&scenario.names.white, &scenario.names.black];
    let mut parts = Vec::new();
    if names.iter().any(|name| !name.is_empty()) {
        let known = |name: &String| {
            if name.is_empty() {
                "?".to_owned()
            } else {
                name.clone()
            }
        };
        parts.push(names.map(known).join(" – "));
    }
    if terms.is_consultation() {
        parts.push(speaker.say(&Phrase::new("scenario-consultation")));
    }
    parts.push(terms.rules.to_string());
    if terms.control.is_timed() {
        parts.push(terms.control.to_string());
    }
    if let Some(session) = terms.session {
        let session = Phrase::new("scenario-session").text("time", session.to_string());
        parts.push(speaker.say(&session));
    }
    if !scenario.articles.is_empty() {
        parts.push(scenario.articles.join(", "));
    }
    parts.join(" · ")
}

/// What the regulations ask for otherwise, though the scenario may be played.
fn warning(scenario: &Scenario, speaker: &Speaker) -> Option<String> {
    let session = scenario.terms.unusual_session()?;
    let phrase = Phrase::new("scenario-unusual-session").text("time", session.to_string());
    let article = Article::new(Book::Regulations1953, "§32.5");
    Some(speaker.cited(&phrase, Some(article)))
}

/// What came of an act, a sentence for each event.
fn sentences(told: &Told, scenario: &Scenario, story: &Story, speaker: &Speaker) -> Vec<String> {
    let at = |at: Millis, sign: &str, text: &str| format!("{:>11} {sign} {text}", at.to_string());
    match &told.outcome {
        Outcome::Happened(events) => {
            let said = events.iter().map(|event| {
                let since = since_beginning(told, event, story);
                at(since, " ", &sentence(event, story, speaker))
            });
            said.collect()
        }
        Outcome::Refused(refused) => {
            let asked = Phrase::new("scenario-refused")
                .text("asked", shown(&asked(told, scenario)))
                .text("why", refusal(refused, told, scenario, speaker));
            vec![at(told.at, "×", &speaker.say(&asked))]
        }
    }
}

/// Time alone brings things about before it is asked.
fn since_beginning(told: &Told, event: &Event, story: &Story) -> Millis {
    let first = story.events.first();
    let begun = first.map_or(event.at, |first| first.at);
    let offset = story.told.first().map_or(Millis::ZERO, |first| first.at);
    event
        .at
        .since(begun)
        .map_or(told.at, |since| since.plus(offset))
}

fn sentence(event: &Event, story: &Story, speaker: &Speaker) -> String {
    let phrase = event.what.phrase();
    speaker.cited(&phrase, article(event, story))
}

/// Where the end of a game is written.
fn article(event: &Event, story: &Story) -> Option<Article> {
    let conduct::Happened::Ended(end) = &event.what else {
        return None;
    };
    end.article(story.game.as_ref()?.moves())
}

/// What was asked for, as the scenario has it.
fn asked(told: &Told, scenario: &Scenario) -> String {
    let line = scenario.lines.iter().find(|line| line.number == told.line);
    line.map(|line| line.text.clone()).unwrap_or_default()
}

fn refusal(refused: &Refused, told: &Told, scenario: &Scenario, speaker: &Speaker) -> String {
    let text = told.command.named_move().unwrap_or_default();
    speaker.cited(&refused.phrase(text), refused.article(scenario.terms.rules))
}

/// How the game stands at the end of the story.
fn closing(game: &Game, story: &Story, speaker: &Speaker) -> String {
    let result = match game.end() {
        Some(_) => Phrase::new("scenario-result").text("score", game.score().to_string()),
        None => Phrase::new("scenario-unfinished"),
    };
    let mut said = vec![speaker.say(&result)];
    if game.clock().control().is_timed() {
        let used = |side: Color| game.clock().used(side, story.until).to_string();
        let clocks = Phrase::new("scenario-clocks")
            .text("white", used(Color::White))
            .text("black", used(Color::Black));
        said.push(speaker.say(&clocks));
    }
    said.join(" ")
}

fn verdict(story: &Story, speaker: &Speaker) -> String {
    match &story.failure {
        None => speaker.plain("scenario-as-expected"),
        Some(failure) => speaker.say(
            &Phrase::new("scenario-not-as-expected")
                .number("line", u64::try_from(failure.line).unwrap_or(u64::MAX))
                .text("text", shown(&failure.text))
                .text("problem", failure.problem.to_string()),
        ),
    }
}

/// One object for each event or refusal, the last with the result.
fn tell_json(
    file: &str,
    scenario: &Scenario,
    story: &Story,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    for told in &story.told {
        for value in told_json(told, scenario, story, speaker) {
            writeln!(out, "{value}")?;
        }
    }
    let failure = story.failure.as_ref();
    let score = story.game.as_ref().map(|game| game.score().to_string());
    let sum = json!({
        "file": file,
        "title": scenario.title,
        "articles": scenario.articles,
        "warnings": warning(scenario, speaker).into_iter().collect::<Vec<_>>(),
        "score": score,
        "as_expected": failure.is_none(),
        "failure": failure.map(|failure| json!({
            "line": failure.line,
            "text": failure.text,
            "problem": failure.problem.to_string(),
        })),
    });
    writeln!(out, "{sum}")?;
    Ok(())
}

fn told_json(told: &Told, scenario: &Scenario, story: &Story, speaker: &Speaker) -> Vec<Value> {
    let line = told.line;
    match &told.outcome {
        Outcome::Happened(events) => {
            let value = |event: &Event| {
                json!({
                    "line": line,
                    "at_ms": since_beginning(told, event, story).0,
                    "event": event.what.phrase().key,
                    "text": speaker.say(&event.what.phrase()),
                    "article": article(event, story).map(|article| article.to_string()),
                })
            };
            events.iter().map(value).collect()
        }
        Outcome::Refused(refused) => {
            let article = refused.article(scenario.terms.rules);
            vec![json!({
                "line": line,
                "at_ms": told.at.0,
                "refused": refused.phrase("").key,
                "text": refusal(refused, told, scenario, speaker),
                "article": article.map(|article| article.to_string()),
            })]
        }
    }
}
