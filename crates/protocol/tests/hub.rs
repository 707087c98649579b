//! Dialogues in Hub: the sample of docs/hub.md, and what must not end the engine.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::io::{self, BufReader, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use peatee_protocol::serve_hub;

const START: &str = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

/// What the engine answers to these lines, in order.
fn answers(script: &str) -> Vec<String> {
    let mut said = Vec::new();
    serve_hub(script.as_bytes(), &mut said, &[]).expect("a string can be read and written");
    let said = String::from_utf8(said).expect("text");
    said.lines().map(str::to_owned).collect()
}

fn errors(script: &str) -> Vec<String> {
    let is_error = |line: &String| line.starts_with("error message=\"");
    answers(script).into_iter().filter(is_error).collect()
}

fn done(answers: &[String]) -> Vec<&str> {
    let done = answers.iter().filter_map(|line| line.strip_prefix("done"));
    done.map(str::trim).collect()
}

/// The same without what the engine expects in reply.
fn moved(answers: &[String]) -> Vec<&str> {
    let done = done(answers).into_iter();
    done.filter_map(|done| done.split_whitespace().next())
        .collect()
}

/// `docs/hub.md` shows a dialogue: our lines of it are said, and the engine's come in that order. What a search
/// counts is left out of the comparison, for it changes with the engine.
#[test]
fn the_sample_dialogue_is_as_documented() {
    let page = include_str!("../../../docs/hub.md");
    let dialogue = page.split("```text\n").nth(1).expect("a dialogue");
    let dialogue = dialogue.split("```").next().expect("its end");
    let (mut script, mut expected) = (String::new(), Vec::new());
    for line in dialogue.lines() {
        match line.split_once(' ') {
            Some(("GUI", said)) => script.push_str(&format!("{}\n", said.trim())),
            Some(("engine", said)) => expected.push(said.trim().to_owned()),
            _ => assert_eq!(line, "", "neither side says this"),
        }
    }
    let first_words = |lines: &[String]| -> Vec<String> {
        let is_told = |line: &&String| !line.starts_with("info");
        let words = |line: &String| match line.split_once(' ') {
            Some(("done", _)) => "done".to_owned(),
            _ => line.clone(),
        };
        lines.iter().filter(is_told).map(words).collect()
    };
    assert_eq!(first_words(&answers(&script)), first_words(&expected));
}

#[test]
fn a_capture_names_every_captured_square() {
    // 28 takes 22 and 11 and ends on 6; nothing else is legal.
    let mut squares = ['e'; 50];
    squares[27] = 'w';
    squares[21] = 'b';
    squares[10] = 'b';
    squares[38] = 'b';
    let position: String = squares.into_iter().collect();
    let said = answers(&format!(
        "init\npos pos=W{position}\nlevel depth=3\ngo think\nquit\n"
    ));
    assert_eq!(done(&said), ["move=28x6x11x22"], "{said:?}");
}

#[test]
fn moves_since_the_position_are_played() {
    let said = answers(&format!(
        "init\npos pos={START} moves=\"32-28 19-23\"\nlevel depth=1\ngo think\nquit\n"
    ));
    // 28x19 is the only capture, and so the only move.
    assert_eq!(moved(&said), ["move=28x19x23"], "{said:?}");
}

#[test]
fn a_search_without_end_stops_when_told() {
    let said = answers(&format!(
        "init\npos pos={START}\nlevel infinite\ngo analyze\nping\nstop\nping\nquit\n"
    ));
    assert_eq!(done(&said).len(), 1);
    let pongs = said.iter().filter(|line| *line == "pong").count();
    assert_eq!(pongs, 2);
    assert_eq!(said.last().map(String::as_str), Some("pong"), "{said:?}");
}

#[test]
fn the_end_of_input_ends_a_search() {
    let said = answers(&format!(
        "init\npos pos={START}\nlevel infinite\ngo think\n"
    ));
    assert_eq!(done(&said).len(), 1);
}

/// What `peatee engine --help` shows: lines from a pipe, which ends before the search does.
#[test]
fn the_end_of_input_lets_a_limited_search_end() {
    let said = answers("init\npos start\nlevel depth=9\ngo think\n");
    let last = said.iter().rfind(|line| line.starts_with("info "));
    assert!(
        last.is_some_and(|line| line.starts_with("info depth=9 ")),
        "{said:?}"
    );
    assert_eq!(done(&said).len(), 1);
}

/// A search that is cut short may play another move than the last whole iteration found; its line is told as well.
#[test]
fn the_move_made_begins_the_last_line_told() {
    for nodes in (3_000..6_000).step_by(137) {
        let said = answers(&format!("init\npos start\nlevel nodes={nodes}\ngo think\n"));
        let last = said.iter().rfind(|line| line.starts_with("info "));
        let line = last.and_then(|line| line.split_once("pv=\""));
        let first = line.and_then(|(_, line)| line.split([' ', '"']).next());
        let made = moved(&said)[0].strip_prefix("move=");
        assert_eq!(first, made, "{nodes} nodes");
    }
}

/// Says its lines, then waits until the engine is done before the input ends: the end must not have stopped the search.
struct Patient<'a> {
    lines: Option<&'a str>,
    said: Said,
    is_done: Arc<AtomicBool>,
}

#[derive(Clone, Default)]
struct Said(Arc<Mutex<Vec<u8>>>);

impl Said {
    fn text(&self) -> String {
        let said = self.0.lock().expect("nobody failed");
        String::from_utf8(said.clone()).expect("text")
    }

    fn is_done(&self) -> bool {
        self.text().lines().any(|line| line.starts_with("done"))
    }
}

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody failed").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Read for Patient<'_> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        if let Some(lines) = self.lines.take() {
            room[..lines.len()].copy_from_slice(lines.as_bytes());
            return Ok(lines.len());
        }
        let patience = Instant::now() + Duration::from_secs(20);
        while !self.said.is_done() && Instant::now() < patience {
            thread::sleep(Duration::from_millis(2));
        }
        self.is_done.store(self.said.is_done(), Ordering::Relaxed);
        Ok(0)
    }
}

/// What the engine answers to these lines when nobody stops it.
fn answers_in_peace(script: &str) -> Vec<String> {
    let said = Said::default();
    let is_done = Arc::new(AtomicBool::new(false));
    let patient = Patient {
        lines: Some(script),
        said: said.clone(),
        is_done: Arc::clone(&is_done),
    };
    serve_hub(BufReader::new(patient), said.clone(), &[]).expect("read and written");
    assert!(is_done.load(Ordering::Relaxed), "{}", said.text());
    said.text().lines().map(str::to_owned).collect()
}

#[test]
fn a_pondered_move_is_answered_in_time_after_the_hit() {
    let said = answers_in_peace("init\npos start\nlevel move-time=0.01\ngo ponder\nponder-hit\n");
    let done = done(&said);
    assert!(done.len() == 1 && done[0].contains("ponder="), "{said:?}");
}

/// An only move gets no more than a glance when it is to be played; an analysis wants to know what comes of it.
#[test]
fn an_only_move_is_analysed_like_any_other() {
    let depths = |go: &str| -> Vec<u32> {
        let said = answers_in_peace(&format!(
            "init\npos pos={START} moves=\"32-28 19-23\"\nlevel depth=6\ngo {go}\n"
        ));
        let depth = |line: &String| line.split_once("depth=")?.1.split(' ').next()?.parse().ok();
        said.iter().filter_map(depth).collect()
    };
    assert_eq!(depths("think"), [1]);
    assert_eq!(depths("analyze"), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn a_memory_beyond_the_machine_is_refused() {
    let script = "set-param name=hash value=65536\ninit\nset-param name=hash value=1\ninit\npos start\nlevel depth=1\ngo think\n";
    // Where there is so much memory, there is nothing to refuse.
    let refused = errors(script);
    assert!(
        refused
            .iter()
            .all(|line| line.contains("hash cannot be 65536")),
        "{refused:?}"
    );
    assert_eq!(done(&answers(script)).len(), 1);
}

/// Who reads only the last answer is to know why there is no engine.
#[test]
fn what_failed_at_init_is_said_again() {
    let script = "set-param name=weights value=no-such-file\ninit\npos start\n";
    let refused = errors(script);
    assert_eq!(refused.len(), 2, "{refused:?}");
    assert!(
        refused[1].contains("init has failed: no-such-file: "),
        "{refused:?}"
    );
}

#[test]
fn a_side_without_moves_gets_no_move() {
    let mut squares = ['e'; 50];
    squares[38] = 'b';
    let position: String = squares.into_iter().collect();
    let said = answers(&format!(
        "init\npos pos=W{position}\nlevel depth=2\ngo think\nquit\n"
    ));
    assert_eq!(done(&said), [""]);
}

#[test]
fn every_rule_set_answers() {
    for variant in rules::VariantId::ALL {
        let said = answers(&format!(
            "set-param name=variant value={}\ninit\npos start\nlevel depth=3\ngo think\nquit\n",
            variant.id()
        ));
        let done = done(&said);
        assert!(
            done.len() == 1 && done[0].starts_with("move="),
            "{variant:?}: {said:?}"
        );
    }
}

/// The issue's line: bad input on every protocol, an error line, the engine stays alive.
#[test]
fn bad_input_gets_an_error_and_the_engine_lives() {
    let bad = [
        "no-such-command",
        "pos",
        "pos pos=Q",
        "pos pos=Wbbb",
        "pos pos=Xbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
        "pos pos=\"Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
        "pos pos=Wzbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
        "pos pos=Wwbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
        "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-27 1-2\"",
        "level depth=many",
        "level move-time=-1",
        "level time=NaN",
        "go",
        "go away",
        "set-param",
        "set-param name=colour value=red",
        "set-param name=hash value=0",
        "set-param name=variant value=halma",
        "ponder-hit",
        "=",
        "\u{0}\u{7f}",
    ];
    for line in bad {
        let script =
            format!("init\n{line}\ninit\npos start\nlevel depth=1\ngo think\nping\nquit\n");
        assert_eq!(errors(&script).len(), 1, "{line}");
        let said = answers(&script);
        assert!(said.iter().any(|line| line == "pong"), "{line}: {said:?}");
        assert_eq!(done(&said).len(), 1, "{line}");
    }
}

/// A clock beyond all measure once overflowed, and ended the engine.
#[test]
fn a_clock_of_ages_does_no_harm() {
    let said = answers("init\npos start\nlevel time=1e19 inc=1e19 depth=1\ngo think\nping\nquit\n");
    assert_eq!(done(&said).len(), 1, "{said:?}");
    assert!(said.iter().any(|line| line == "pong"), "{said:?}");
}

#[test]
fn a_position_that_cannot_be_read_leaves_the_old_one() {
    let said = answers(&format!(
        "init\npos pos={START} moves=\"32-28 19-23\"\npos pos=Wx\nlevel depth=1\ngo think\nquit\n"
    ));
    assert_eq!(moved(&said), ["move=28x19x23"], "{said:?}");
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let mut script = b"init\n".to_vec();
    script.extend([0xFF, 0xFE, b' ', 0x80, b'\n']);
    script.extend(b"ping\nquit\n");
    let mut said = Vec::new();
    serve_hub(script.as_slice(), &mut said, &[]).expect("it goes on");
    assert!(said.ends_with(b"pong\n"));
}

/// `docs/hub.md`, `tables`: king and man against king, won in five moves, told after a handful of positions.
#[test]
fn endgame_tables_are_asked_where_they_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    endgame::build::<rules::Russian>(folder.path(), 3, endgame::Means::threads(2), &mut |_| ())
        .expect("built");
    let script = |tables: &str| {
        format!(
            "set-param name=variant value=russian\nset-param name=tables value=\"{tables}\"\ninit\n\
             pos pos=WeWeew{}B\nlevel nodes=50\ngo think\nping\n",
            "e".repeat(26)
        )
    };
    let known = answers(&script(folder.path().to_str().expect("text")));
    assert!(
        known.iter().any(|line| line.contains("score=99.91")),
        "{known:?}"
    );
    let unknown = answers(&script(""));
    assert!(
        !unknown.iter().any(|line| line.contains("score=99.91")),
        "{unknown:?}"
    );
    let missing = script("/nowhere/at all");
    let said = errors(&missing);
    assert!(said[0].contains("/nowhere/at all"), "{said:?}");
    assert!(answers(&missing).contains(&"pong".to_owned()));
}
