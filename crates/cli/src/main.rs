//! Peatee, the draughts house in one binary.

mod admin;
mod analyse;
mod args;
mod check;
mod competition;
mod conduct;
mod convert;
mod engine_process;
mod explain;
mod fault;
mod inputs;
mod matches;
mod moves;
mod perft;
mod play;
mod progress;
mod rule_sets;
mod serve;
mod speak;
mod staged;
mod tables;
mod tournament;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::args::{Arguments, Command};
use crate::speak::Speaker;

/// What a command answers: exit status 0, 1 or 130. Bad usage or input is an error, exit status 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Yes,
    /// Illegal, not drawn, a mismatch.
    No,
    /// Stopped by Ctrl-C, and told so far.
    Interrupted,
}

fn main() -> ExitCode {
    let arguments = Arguments::try_parse().unwrap_or_else(|error| {
        tournament::refuse_usage(&error);
        error.exit()
    });
    let speaker = Speaker::new(arguments.language());
    let mut out = io::stdout().lock();
    let answer = run(&arguments, &speaker, &mut out).and_then(|answer| {
        out.flush()?;
        Ok(answer)
    });
    let answer = answer.map_err(|error| fault::said(error, &speaker));
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Ok(Answer::Interrupted) => ExitCode::from(130),
        // The reader of our output has gone; nobody is left to tell.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let told = writeln!(io::stderr(), "peatee: {error:#}");
            debug_assert!(told.is_ok(), "standard error is gone");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<Answer> {
    match &arguments.command {
        None => serve::run(&args::Serve::default(), speaker, out),
        Some(Command::Admin(admin)) => admin::run(admin, speaker, out),
        Some(Command::Serve(serve)) => serve::run(serve, speaker, out),
        Some(Command::Play(play)) => play::run(play, speaker, out),
        Some(Command::Analyse(analyse)) => analyse::run(analyse, speaker, out),
        Some(Command::Engine(engine)) => engine_process::run(engine, out),
        Some(Command::Match(task)) => matches::run(task, speaker, out),
        Some(Command::Moves(moves)) => moves::run(moves, speaker, out),
        Some(Command::Explain(explain)) => explain::run(explain, speaker, out),
        Some(Command::Check(check)) => check::run(check, speaker, out),
        Some(Command::Convert(convert)) => convert::run(convert, speaker, out),
        Some(Command::Conduct(conduct)) => conduct::run(conduct, speaker, out),
        Some(Command::Tournament(task)) => tournament::run(task, speaker, out),
        Some(Command::Tables(task)) => tables::run(task, speaker, out),
        Some(Command::Perft(perft)) => perft::run(perft, out),
        Some(Command::Rules(rules)) => rule_sets::run(rules, speaker, out),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
