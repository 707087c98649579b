//! Dialogues in DamExchange: the sample of docs/dxp.md, games between two of us, and what must not end the engine.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use peatee_protocol::{DxpMessage, Initiative, serve_dxp};
use rules::{Color, VariantId};

/// Two ends of a connection.
fn connection() -> (TcpStream, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let one = TcpStream::connect(listener.local_addr().expect("bound")).expect("connected");
    let (other, _) = listener.accept().expect("accepted");
    let time = Some(Duration::from_secs(60));
    one.set_read_timeout(time).expect("set");
    (one, other)
}

/// An engine that waits to be asked, and the other end of its connection.
fn follower(rules: VariantId) -> (Talk, thread::JoinHandle<Vec<String>>) {
    let (ours, theirs) = connection();
    let engine = thread::spawn(move || {
        let mut told = Vec::new();
        let settings = [("hash".to_owned(), "1".to_owned())];
        serve_dxp(&theirs, rules, &settings, None, &mut |line| {
            told.push(line.to_owned());
        })
        .expect("the connection holds");
        told
    });
    (Talk(ours), engine)
}

/// Our end.
struct Talk(TcpStream);

impl Talk {
    fn say(&mut self, text: &str) {
        let bytes = [text.as_bytes(), &[0]].concat();
        self.0.write_all(&bytes).expect("sent");
    }

    /// The next message, or none when the connection is closed.
    fn hear(&mut self) -> Option<String> {
        let mut text = String::new();
        let mut byte = [0];
        loop {
            match self.0.read(&mut byte).expect("in time") {
                0 => return None,
                _ if byte[0] == 0 => return Some(text),
                _ => text.push(char::from(byte[0])),
            }
        }
    }
}

/// `docs/dxp.md` shows a dialogue: the initiator's lines of it are said, and the engine's come in that order. Which
/// move it makes is not compared, for it changes with the engine.
#[test]
fn the_sample_dialogue_is_as_documented() {
    let page = include_str!("../../../docs/dxp.md");
    let dialogue = page.split("```text\n").nth(1).expect("a dialogue");
    let dialogue = dialogue.split("```").next().expect("its end");
    let (mut talk, engine) = follower(VariantId::International);
    for line in dialogue.lines() {
        match line.split_once(' ') {
            Some(("initiator", said)) => talk.say(said.trim()),
            Some(("engine", said)) => {
                let heard = talk.hear().expect("an answer");
                let is_move = |text: &str| text.starts_with('M');
                match is_move(said.trim()) {
                    true => assert!(is_move(&heard), "{heard}"),
                    false => assert_eq!(heard, said.trim()),
                }
            }
            _ => assert_eq!(line, "", "neither side says this"),
        }
    }
    talk.0.shutdown(Shutdown::Both).expect("closed");
    let told = engine.join().expect("no panic");
    assert!(
        told.iter().any(|line| line.contains("good luck")),
        "{told:?}"
    );
}

/// Two of us play two games, on boards of both sizes: one asks, one follows, and both end by themselves.
#[test]
fn initiator_and_follower_play_with_each_other() {
    for rules in [
        VariantId::International,
        VariantId::Russian,
        VariantId::Home,
    ] {
        let (ours, theirs) = connection();
        let settings = [("hash".to_owned(), "1".to_owned())];
        let (say, told) = channel();
        let follow = thread::spawn({
            let (settings, say) = (settings.clone(), say.clone());
            move || {
                serve_dxp(&theirs, rules, &settings, None, &mut |line| {
                    say.send(line.to_owned()).expect("heard");
                })
            }
        });
        // With no time at all each move is made at once.
        let initiative = Initiative {
            games: 2,
            minutes: 0,
            moves: 300,
            side: Color::White,
        };
        serve_dxp(&ours, rules, &settings, Some(initiative), &mut |line| {
            say.send(line.to_owned()).expect("heard");
        })
        .expect("played");
        follow.join().expect("no panic").expect("played");
        drop(say);
        let told: Vec<String> = told.iter().collect();
        let with = |side: &str| told.iter().filter(|line| line.contains(side)).count();
        assert_eq!(
            (told.len(), with("with White"), with("with Black")),
            (4, 2, 2),
            "{told:?}"
        );
    }
}

/// The issue's line: bad input on every protocol, an answer, the engine stays alive.
#[test]
fn bad_input_is_answered_and_the_engine_lives() {
    let name = " ".repeat(32);
    let squares = "e".repeat(50);
    for (bad, answer) in [
        ("X".to_owned(), "Cerror: no such message at byte 0"),
        (String::new(), "Cerror: the message is too short at byte 0"),
        (
            "M00".to_owned(),
            "Cerror: the message is too short at byte 3",
        ),
        ("M0000322800".to_owned(), "Cerror: no game is being played"),
        ("B001W".to_owned(), "Cerror: no game is being played"),
        (format!("A{name}0"), "Cerror: nothing was asked"),
        (
            format!("R01{name}Q001000A"),
            "Cerror: neither W nor Z at byte 35",
        ),
        (format!("R07{name}W001000A"), "A"),
        (format!("R01{name}W001000BW{squares}"), "A"),
        (format!("R01{name}W001000BWzzz"), "A"),
    ] {
        let (mut talk, engine) = follower(VariantId::International);
        talk.say(&bad);
        let heard = talk.hear().expect("an answer");
        assert!(heard.starts_with(answer), "{bad}: {heard}");
        if answer == "A" {
            assert!(!heard.ends_with('0'), "{bad}: {heard}");
            let why = talk.hear().expect("a reason");
            assert!(why.starts_with("Cerror: "), "{bad}: {why}");
        }
        // It still plays.
        talk.say(&format!("R01{name}Z000000A"));
        assert!(talk.hear().expect("an answer").ends_with('0'), "{bad}");
        talk.say("M0000322800");
        assert!(talk.hear().expect("a move").starts_with('M'), "{bad}");
        talk.say("E01");
        assert_eq!(talk.hear().as_deref(), Some("E00"), "{bad}");
        assert_eq!(talk.hear(), None, "{bad}: it closes when told to stop");
        engine.join().expect("no panic");
    }
}

#[test]
fn a_message_without_an_end_closes_the_connection() {
    let (mut talk, engine) = follower(VariantId::International);
    talk.0.write_all(&[b'C'; 6000]).expect("sent");
    let heard = talk.hear().expect("an answer");
    assert!(heard.contains("without an end"), "{heard}");
    engine.join().expect("no panic");
}

#[test]
fn a_closed_connection_ends_a_search() {
    let (mut talk, engine) = follower(VariantId::International);
    // White has an hour for one move.
    talk.say(&format!("R01{}W060001A", " ".repeat(32)));
    assert!(talk.hear().expect("an answer").ends_with('0'));
    talk.0.shutdown(Shutdown::Both).expect("closed");
    engine.join().expect("it does not think on");
}

#[test]
fn a_game_is_won_by_who_takes_the_last_piece() {
    let (mut talk, engine) = follower(VariantId::International);
    let mut squares = ['e'; 50];
    squares[27] = 'w';
    squares[22] = 'z';
    let squares: String = squares.into_iter().collect();
    talk.say(&format!("R01{}W001000BW{squares}", " ".repeat(32)));
    assert!(talk.hear().expect("an answer").ends_with('0'));
    let capture = DxpMessage::Move {
        seconds: 0,
        from: 28,
        to: 19,
        captured: vec![23],
    };
    let capture = String::from_utf8(capture.write()).expect("text");
    assert_eq!(talk.hear(), Some(capture));
    assert_eq!(talk.hear().as_deref(), Some("E30"));
    talk.say("E11");
    engine.join().expect("it stops");
}

/// A game against Scan: its move crossed our end of the game and was answered by an error, as if there had been no game.
#[test]
fn a_move_that_crosses_the_end_of_the_game_is_passed_over() {
    let (mut talk, engine) = follower(VariantId::International);
    let name = " ".repeat(32);
    let mut squares = ['e'; 50];
    squares[27] = 'w';
    squares[22] = 'z';
    let squares: String = squares.into_iter().collect();
    talk.say(&format!("R01{name}W001000BW{squares}"));
    assert!(talk.hear().expect("an answer").ends_with('0'));
    assert!(talk.hear().expect("a move").starts_with('M'));
    assert_eq!(talk.hear().as_deref(), Some("E30"));
    talk.say("M0000232800");
    talk.say("B001W");
    talk.say("E10");
    talk.say(&format!("R01{name}Z001000A"));
    let heard = talk.hear().expect("an answer");
    assert!(heard.starts_with('A') && heard.ends_with('0'), "{heard}");
    talk.say("E01");
    assert_eq!(talk.hear().as_deref(), Some("E00"));
    engine.join().expect("it stops");
}

/// Who has ended the game gets no move of it any more, even if one was being looked for.
#[test]
fn a_search_that_the_end_of_the_game_stops_makes_no_move() {
    let (mut talk, engine) = follower(VariantId::International);
    // White has an hour for one move.
    talk.say(&format!("R01{}W060001A", " ".repeat(32)));
    assert!(talk.hear().expect("an answer").ends_with('0'));
    talk.say("E01");
    assert_eq!(talk.hear().as_deref(), Some("E00"));
    assert_eq!(talk.hear(), None);
    engine.join().expect("it stops");
}
