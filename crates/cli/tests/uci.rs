//! Dialogues in UCI: the sample of docs/uci.md, what must not end the engine, and a match.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const PEATEE: &str = env!("CARGO_BIN_EXE_peatee");

/// The engine as a process that is talked to.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Talk {
    fn new() -> Talk {
        let mut child = Command::new(PEATEE)
            .args(["engine", "uci"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped")).lines();
        Talk {
            child,
            input,
            output,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }

    fn hear(&mut self) -> String {
        let line = self.output.next().expect("an answer");
        line.expect("text")
    }

    /// The next line that tells nothing of a search under way.
    fn answer(&mut self) -> String {
        loop {
            let line = self.hear();
            if !line.starts_with("info depth") {
                return line;
            }
        }
    }

    /// Says nothing more, and hears the rest.
    fn rest(self) -> Vec<String> {
        let Talk {
            mut child,
            input,
            output,
        } = self;
        drop(input);
        let rest = output.map(|line| line.expect("text")).collect();
        assert!(child.wait().expect("it ends").success());
        rest
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// A search whose side was told no clock, only the other, ends by that one.
#[test]
fn found_7_e7_go_with_the_other_clock_ends() {
    let mut talk = Talk::new();
    talk.say("position startpos");
    talk.say("go btime 50");
    let mut asked = 0;
    let answer = loop {
        std::thread::sleep(std::time::Duration::from_millis(50));
        talk.say("isready");
        let answer = talk.answer();
        asked += 1;
        if answer != "readyok" || asked == 200 {
            break answer;
        }
    };
    assert!(answer.starts_with("bestmove "), "{answer}");
    talk.quit();
}

/// `docs/uci.md` shows a dialogue: our lines of it are said, and the engine's come in that order. What a search counts
/// is not compared, and of a move only that it is one, unless it mates.
#[test]
fn the_sample_dialogue_is_as_documented() {
    let page = include_str!("../../../docs/uci.md");
    let dialogue = page.split("```text\n").nth(1).expect("a dialogue");
    let dialogue = dialogue.split("```").next().expect("its end");
    let mut talk = Talk::new();
    for line in dialogue.lines() {
        match line.split_once(' ') {
            Some(("GUI", "   quit")) => break,
            Some(("GUI", said)) => talk.say(said.trim()),
            Some(("engine", said)) if said.starts_with("info depth") => {
                let heard = talk.hear();
                assert!(heard.starts_with("info depth 1 score "), "{heard}");
            }
            Some(("engine", said)) if said.starts_with("bestmove") && said != "bestmove a1a8" => {
                let heard = talk.answer();
                assert!(heard.starts_with("bestmove "), "{heard}");
            }
            Some(("engine", said)) => assert_eq!(talk.answer(), said),
            _ => assert_eq!(line, "", "neither side says this"),
        }
    }
    talk.quit();
}

/// The issue's line: bad input on every protocol, an error line, the engine stays alive.
#[test]
fn bad_input_gets_an_error_and_the_engine_lives() {
    let mut talk = Talk::new();
    for bad in [
        "no-such-command",
        "position",
        "position fen",
        "position fen rubbish",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position startpos moves e2e5",
        "position startpos moves e2e4 \u{0}",
        "position nowhere moves e2e4",
        "setoption name Hash value 64",
        "go depth",
        "go depth many",
        "go depth 999",
        "go wtime soon",
        "setoption name Ponder value perhaps",
        "ponderhit",
    ] {
        talk.say(bad);
        let heard = talk.hear();
        assert!(heard.starts_with("info string error: "), "{bad}: {heard}");
    }
    talk.say("position startpos");
    talk.say("go nodes 50");
    assert!(talk.answer().starts_with("bestmove "));
    talk.quit();
}

/// A word that means nothing to us is told of, and the rest counts: a board that got no move would wait for ever.
#[test]
fn unknown_words_of_go_do_not_cost_the_answer() {
    let mut talk = Talk::new();
    talk.say("position startpos");
    talk.say("go searchmoves e2e4 d2d4 depth 2");
    assert_eq!(
        talk.hear(),
        "info string error: go \"searchmoves e2e4 d2d4\" is not known"
    );
    assert!(talk.answer().starts_with("bestmove "));
    talk.quit();
}

#[test]
fn the_end_of_input_lets_a_limited_search_end() {
    let mut talk = Talk::new();
    talk.say("go depth 4");
    let said = talk.rest();
    assert!(
        said.iter().any(|line| line.starts_with("info depth 4 ")),
        "{said:?}"
    );
    assert!(
        said.last()
            .is_some_and(|line| line.starts_with("bestmove ")),
        "{said:?}"
    );
}

#[test]
fn a_search_without_end_stops_when_told() {
    let mut talk = Talk::new();
    talk.say("go infinite");
    talk.say("isready");
    assert_eq!(talk.answer(), "readyok");
    talk.say("stop");
    assert!(talk.answer().starts_with("bestmove "));
    // Mate is found at once, but not told before it is asked for.
    talk.say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    talk.say("go infinite");
    talk.say("isready");
    assert_eq!(talk.answer(), "readyok");
    talk.say("stop");
    assert_eq!(talk.answer(), "bestmove a1a8");
    talk.quit();
}

/// The other side's clock runs while it ponders; its own from the hit on.
#[test]
fn pondering_is_answered_after_the_hit() {
    let mut talk = Talk::new();
    talk.say("setoption name Ponder value true");
    talk.say("position startpos moves e2e4 e7e5");
    talk.say("go ponder depth 3");
    talk.say("isready");
    assert_eq!(talk.answer(), "readyok");
    talk.say("ponderhit");
    let answer = talk.answer();
    assert!(
        answer.starts_with("bestmove ") && answer.contains(" ponder "),
        "{answer}"
    );
    // Mate is found at once, but the expected move may not be made.
    talk.say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    talk.say("go ponder mate 1");
    talk.say("isready");
    assert_eq!(talk.answer(), "readyok");
    talk.say("ponderhit");
    assert_eq!(talk.answer(), "bestmove a1a8");
    talk.quit();
}

#[test]
fn who_is_mated_has_no_move() {
    let mut talk = Talk::new();
    talk.say("position fen R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    talk.say("go depth 2");
    assert_eq!(talk.answer(), "bestmove 0000");
    talk.quit();
}

/// UCI from both sides: the built-in search against itself in a process, and the games can be replayed.
#[test]
fn a_match_of_chess_goes_through_uci() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games.pgn");
    let games = games.to_str().expect("text");
    let engine = format!("uci:'{PEATEE}' engine uci");
    let output = Command::new(PEATEE)
        .args(["match", "builtin", &engine, "--rules", "chess"])
        .args(["--depth", "2", "-n", "4", "--pdn", games, "--json"])
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(told["games"], 4);
    // The same player with the same limit: what one makes of an opening, the other makes of it too.
    assert_eq!(told["pentanomial"], serde_json::json!([0, 0, 2, 0, 0]));
    let checked = Command::new(PEATEE)
        .args(["check", "--faults", games])
        .output()
        .expect("it runs");
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
}
