//! `peatee play`: a game in the terminal.

mod board;
mod game_file;
mod session;

use std::io::{self, BufRead, IsTerminal, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use players::{CasualGame, Computer, Guest, Seat};
use rules::{ByColor, Color};

use crate::Answer;
use crate::args::{Play, PlaySide, When};
use crate::speak::Speaker;
use board::Style;
use game_file::GameFile;
use session::Session;

pub(crate) fn run(play: &Play, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = play.position.game()?;
    let computer = Computer::new(play.level, play.seed.unwrap_or_else(seed_from_time));
    let start = |engine: &String| {
        let guest = Guest::start(engine, &play.set, game.rules(), play.move_time, play.level);
        guest.context("--engine")
    };
    let guest = play.engine.as_ref().map(start).transpose()?;
    let style = Style::new(play.ascii, wants_color(play.color), play.kings);
    // The file is made before the first move, so that a bad name does not cost a game.
    let file = match &play.save {
        Some(path) => Some(
            GameFile::create(path).with_context(|| format!("cannot save to {}", path.display()))?,
        ),
        None => None,
    };
    let seats = seats(play.side);
    let names = names(play, seats)?;
    let game = CasualGame::new(game, seats, computer);
    let game = game.named(names).against(guest);
    let mut session = Session::new(game, *speaker, style, file);
    session.run(typed_lines(), out)?;
    Ok(Answer::Yes)
}

/// The lines typed. What is no UTF-8 is shown as such and refused like any other nonsense.
fn typed_lines() -> impl Iterator<Item = io::Result<String>> {
    let lines = io::stdin().lock().split(b'\n');
    lines.map(|line| Ok(String::from_utf8_lossy(&line?).into_owned()))
}

fn seats(side: PlaySide) -> ByColor<Seat> {
    let (white, black) = match side {
        PlaySide::White => (Seat::Person, Seat::Computer),
        PlaySide::Black => (Seat::Computer, Seat::Person),
        PlaySide::Both => (Seat::Person, Seat::Person),
        PlaySide::None => (Seat::Computer, Seat::Computer),
    };
    ByColor { white, black }
}

/// Who plays either side. Only people are named.
fn names(play: &Play, seats: ByColor<Seat>) -> anyhow::Result<ByColor<Vec<String>>> {
    let names = ByColor {
        white: play.white.clone(),
        black: play.black.clone(),
    };
    for (side, option) in [(Color::White, "--white"), (Color::Black, "--black")] {
        if seats[side] == Seat::Computer && !names[side].is_empty() {
            bail!("{option} names somebody, but the computer plays that side: see --side");
        }
    }
    Ok(names)
}

fn wants_color(when: When) -> bool {
    match when {
        When::Always => true,
        When::Never => false,
        When::Auto if std::env::var_os("TERM").is_some_and(|term| term == "dumb") => false,
        When::Auto => {
            io::stdout().is_terminal()
                && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        }
    }
}

fn seed_from_time() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(1, |since| since.as_nanos() as u64)
}
