//! `peatee match`: what it counts, and who loses when an engine fails.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

const PEATEE: &str = env!("CARGO_BIN_EXE_peatee");

fn play(arguments: &[&str]) -> Output {
    let mut command = Command::new(PEATEE);
    command.arg("match").args(arguments);
    command.output().expect("it runs")
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// An engine written as a shell script that answers `done` with what is given.
fn puppet(done: &str) -> String {
    let script = format!(
        "while read -r word rest; do case $word in hub) echo id name=Puppet version=1; echo wait;; \
         init) echo ready;; ping) echo pong;; go) {done};; quit) exit;; esac; done"
    );
    format!("sh -c '{script}'")
}

/// The moves of a game of a PDN file, without tags and comments.
fn moves(game: &str) -> String {
    let text: Vec<&str> = game.lines().filter(|line| !line.starts_with('[')).collect();
    let text = text.join(" ");
    let outside = text
        .split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    outside.flat_map(str::split_whitespace).collect()
}

/// A law: what is between an engine and the board changes nothing. What Hub was not told of the game so far cost
/// strength: 15 Elo in hundred-1953 while the last capture was kept back and only moves were not looked at.
#[test]
fn an_engine_plays_through_hub_as_without() {
    let folder = tempfile::tempdir().expect("a folder");
    let hub = format!("{PEATEE} engine hub");
    for rules in ["hundred-1953", "home-next", "russian"] {
        let pdn = folder.path().join(rules);
        let pdn = pdn.to_str().expect("text");
        let output = play(&[
            "builtin:hash=1",
            &hub,
            "--set2",
            "hash=1",
            "--nodes",
            "400",
            "--rules",
            rules,
            "--games",
            "6",
            "--pdn",
            pdn,
        ]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let games = fs::read_to_string(pdn).expect("written");
        let games: Vec<String> = games.split("[Event ").skip(1).map(moves).collect();
        assert_eq!(games.len(), 6);
        for pair in games.chunks(2) {
            assert!(pair[0].len() > 200, "{}", pair[0]);
            assert_eq!(pair[0], pair[1], "{rules}: the colours do not matter");
        }
    }
}

/// The line: opening lists, both colours, PDN out, Elo from pairs.
#[test]
fn two_built_in_engines_play_both_colours_of_every_opening() {
    let folder = tempfile::tempdir().expect("a folder");
    let openings = folder.path().join("openings.txt");
    let pdn = folder.path().join("games.pdn");
    fs::write(
        &openings,
        "c3-d4 d6-c5 # one\nW:Wa3,c3,e3,g3,d2:Bb6,d6,f6,h6,e7\n",
    )
    .expect("written");
    let (openings, pdn) = (
        openings.to_str().expect("text"),
        pdn.to_str().expect("text"),
    );
    let output = play(&[
        "builtin:hash=1",
        "builtin:hash=1",
        "--name2",
        "Twin",
        "--limit2",
        "nodes=300",
        "--nodes",
        "300",
        "--rules",
        "russian",
        "--openings",
        openings,
        "--pdn",
        pdn,
        "--json",
        "--concurrency",
        "2",
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "silent where nobody watches");
    let told = json(&output);
    assert_eq!(told["games"], 4);
    assert_eq!(told["failures"], serde_json::json!([]));
    // The same engine with the same limits plays the same game with either colour.
    assert_eq!(told["pentanomial"], serde_json::json!([0, 0, 2, 0, 0]));
    assert_eq!(told["engines"][1]["name"], "Twin");
    let games = fs::read_to_string(pdn).expect("written");
    assert_eq!(games.matches("[White \"Twin\"]").count(), 2);
    assert_eq!(games.matches("[GameType \"25\"]").count(), 4);
    assert_eq!(games.matches("[FEN ").count(), 2);
    let checked = Command::new(PEATEE)
        .args(["check", "--faults", pdn])
        .output()
        .expect("it runs");
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
}

/// The help says whose scores stand in the file: White is ahead here, so the signs alternate.
#[test]
fn scores_in_the_file_are_as_the_mover_sees_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let (openings, pdn) = (folder.path().join("o.txt"), folder.path().join("g.pdn"));
    fs::write(&openings, "W:W28,32,33,34,38,39:B1,2\n").expect("written");
    let output = play(&[
        "builtin:hash=1",
        "builtin:hash=1",
        "--depth",
        "3",
        "-n",
        "1",
        "--openings",
        openings.to_str().expect("text"),
        "--pdn",
        pdn.to_str().expect("text"),
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let game = fs::read_to_string(pdn).expect("written");
    let signs: Vec<&str> = game.split('{').skip(1).map(|said| &said[..1]).collect();
    assert_eq!(signs[..4], ["+", "-", "+", "-"], "{game}");
    let help = play(&["--help"]);
    let help = String::from_utf8_lossy(&help.stdout);
    assert!(help.contains("scores as the mover sees them"), "{help}");
}

#[test]
fn hub_is_spoken_with_an_engine_in_a_process() {
    let engine = format!("'{PEATEE}' engine hub");
    let output = play(&[
        &engine,
        "builtin",
        "--set1",
        "hash=1",
        "--depth",
        "2",
        "-n",
        "2",
        "--rules",
        "brazilian",
        "--json",
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let told = json(&output);
    assert_eq!(told["games"], 2);
    assert!(told["engines"][0]["nodes"].as_u64().expect("a number") > 0);
}

/// DamExchange in both directions, with an engine that is started for it; time is told in whole minutes, for the game or for
/// so many moves.
#[test]
fn dxp_is_spoken_with_an_engine_at_an_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let openings = folder.path().join("openings.txt");
    // Few pieces: a minute is long for a test.
    fs::write(&openings, "W:W28,32:B1,2,3,4,5,6,7,23\n").expect("written");
    let openings = openings.to_str().expect("text");
    for (direction, option, clock) in [
        ("dxp", "--listen", "60"),
        ("dxp-listen", "--connect", "600/60"),
    ] {
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let place = free.local_addr().expect("bound");
        drop(free);
        let engine = format!("{direction}:{place} '{PEATEE}' engine dxp {option} {place}");
        let task = [
            "builtin:hash=1",
            &engine,
            "--limit1",
            "depth=3",
            "--openings",
            openings,
            "--json",
        ];
        let output = play(&[&task[..], &["--clock", clock]].concat());
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let told = json(&output);
        assert_eq!(told["games"], 2, "{told}");
        let name = told["engines"][1]["name"].as_str().expect("a name");
        assert!(name.starts_with("Peatee "), "{name}");
    }
}

/// A bug: who could not be told its limits lost the game. The address is nobody's, so that a game cannot begin.
#[test]
fn limits_that_dxp_cannot_say_are_refused_before_the_first_game() {
    for (engines, limits, instead) in [
        (["builtin", "dxp:127.0.0.1:9"], &[][..], "--limit2 clock=60"),
        (
            ["builtin", "dxp:127.0.0.1:9"],
            &["--move-time", "0.1"],
            "--clock 60",
        ),
        (
            ["builtin", "dxp-listen:127.0.0.1:9"],
            &["--nodes", "100"],
            "--clock 60",
        ),
        (
            ["dxp:127.0.0.1:9", "builtin"],
            &["--clock", "60+1"],
            "--limit1 clock=60",
        ),
        (
            ["dxp:127.0.0.1:9", "builtin"],
            &["--clock", "60", "--limit1", "depth=3"],
            "engine A: DamExchange can only be told whole minutes",
        ),
    ] {
        let output = play(&[&engines[..], limits, &["-n", "1"]].concat());
        assert_eq!(output.status.code(), Some(2), "{limits:?}: {output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains(instead), "{limits:?}: {told}");
    }
}

/// A program at an address that takes part in one game and answers the first move with the words that the game is drawn.
fn says_drawn() -> (String, thread::JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let place = listener.local_addr().expect("bound");
    let program = thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("somebody");
        let reader = BufReader::new(stream.try_clone().expect("the same"));
        for message in reader.split(0) {
            let Ok(message) = message else { break };
            let answer = match message.first() {
                Some(b'R') => format!("A{:32}0\0", "Drawer"),
                Some(b'M') => "E20\0".to_owned(),
                _ => continue,
            };
            stream.write_all(answer.as_bytes()).expect("it listens");
        }
    });
    (format!("dxp:{place}"), program)
}

/// DamExchange, E: the game is over, 2 for drawn. Whoever is better does not agree.
#[test]
fn who_says_that_the_game_is_drawn_offers_a_draw() {
    let folder = tempfile::tempdir().expect("a folder");
    for (position, count, end) in [
        ("W:WK28:BK1", "draws", "draw agreed"),
        ("W:W28,32,33,34:B1,2", "wins", "engine failure"),
    ] {
        let openings = folder.path().join("openings.txt");
        fs::write(&openings, format!("{position}\n")).expect("written");
        let (address, program) = says_drawn();
        let output = play(&[
            "builtin:hash=1",
            &address,
            "--limit1",
            "depth=3",
            "--clock",
            "60",
            "-n",
            "1",
            "--openings",
            openings.to_str().expect("text"),
            "--json",
        ]);
        let told = json(&output);
        assert_eq!(told[count], 1, "{position}: {told}");
        assert_eq!(told["ends"][end], 1, "{position}: {told}");
        program.join().expect("it ends");
    }
}

/// Illegal moves, crashes and silence lose the game, with the reason; after too many the match is stopped.
#[test]
fn who_fails_loses_and_the_reason_is_told() {
    for (done, end, reason) in [
        ("echo done move=1-2", "illegal move", "illegal move \"1-2\""),
        ("exit 3", "engine failure", "exit status: 3"),
        (
            "echo error message=oh",
            "engine failure",
            "the engine says: oh",
        ),
        ("echo =x", "engine failure", "cannot be read"),
        ("sleep 0.2; echo done move=32-28", "time", "too late"),
    ] {
        let output = play(&[
            &puppet(done),
            "builtin:hash=1",
            "--limit2",
            "nodes=50",
            "--move-time",
            "0.02",
            "--max-failures",
            "0",
            "-n",
            "1",
            "--json",
        ]);
        assert_eq!(output.status.code(), Some(1), "{done}: {output:?}");
        let told = json(&output);
        assert_eq!(told["losses"], 1, "{done}: {told}");
        assert_eq!(told["void"], true);
        assert_eq!(told["ends"][end], 1, "{done}: {told}");
        let failure = told["failures"][0].as_str().expect("a sentence");
        assert!(failure.contains(reason), "{done}: {failure}");
        assert!(failure.contains("Puppet 1"), "{failure}");
    }
}

#[test]
fn an_engine_that_gives_no_move_gives_the_game_up() {
    let output = play(&[
        &puppet("echo done"),
        "builtin:hash=1",
        "--depth",
        "1",
        "-n",
        "2",
        "--json",
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let told = json(&output);
    assert_eq!(
        (&told["losses"], &told["ends"]["given up"]),
        (&2.into(), &2.into())
    );
}

/// A match under way, with its engines in a group of its own as a shell would have it.
fn begun(arguments: &[&str]) -> Child {
    let mut command = Command::new(PEATEE);
    command.arg("match").args(arguments).process_group(0);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("it runs")
}

/// What Ctrl-C does: the whole group hears it.
fn interrupted(child: Child) -> Output {
    let group = format!("-{}", child.id());
    let kill = Command::new("kill").args(["-INT", "--", &group]).status();
    assert!(kill.expect("kill").success());
    child.wait_with_output().expect("it ends")
}

/// A bug: nothing was told of the games that were played. An engine that Ctrl-C reaches first has not failed.
#[test]
fn who_interrupts_a_match_is_told_of_the_games_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let hub = format!("{PEATEE} engine hub");
    for (name, json) in [("text.pdn", &[][..]), ("json.pdn", &["--json"])] {
        let pdn = folder.path().join(name);
        let task = [&hub, "builtin:hash=1", "--set1", "hash=1", "--depth", "1"];
        let rest = ["-n", "100000", "--pdn", pdn.to_str().expect("text")];
        let child = begun(&[&task[..], &rest, json].concat());
        let games = || fs::read_to_string(&pdn).unwrap_or_default();
        while games().matches("[Event ").count() < 2 {
            thread::sleep(Duration::from_millis(10));
        }
        let output = interrupted(child);
        assert_eq!(output.status.code(), Some(130), "{output:?}");
        let games = games().matches("[Event ").count();
        if json.is_empty() {
            let told = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(told.contains(&format!("{games} games, ")), "{told}");
            assert!(told.contains("interrupted: "), "{told}");
            assert!(!told.contains("lost by a failure"), "{told}");
        } else {
            let told = self::json(&output);
            assert_eq!(told["games"], games, "{told}");
            assert_eq!(told["interrupted"], true, "{told}");
            assert_eq!(told["failures"], serde_json::json!([]), "{told}");
        }
    }
}

/// Who thinks for ever is not waited for.
#[test]
fn a_long_thought_is_interrupted() {
    let child = begun(&["builtin:hash=1", "builtin:hash=1", "--depth", "99"]);
    thread::sleep(Duration::from_millis(500));
    let begin = Instant::now();
    let output = interrupted(child);
    assert!(begin.elapsed() < Duration::from_secs(30), "{output:?}");
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("0 games, 0 pairs"), "{told}");
}

/// A bug: nothing was to be seen before the first game had ended. `script` gives the program a terminal.
#[test]
fn a_terminal_shows_at_once_how_many_games_there_will_be() {
    let task = format!("{PEATEE} match builtin:hash=1 builtin:hash=1 --depth 1 -n 2");
    let shown = Command::new("script")
        .args(["-qec", &task, "/dev/null"])
        .stdin(Stdio::null())
        .output()
        .expect("script");
    let shown = String::from_utf8_lossy(&shown.stdout);
    assert!(shown.contains("0 of 2 games"), "{shown}");
}

/// A test of the hypothesis stops early, and its answer is the exit status.
#[test]
fn sprt_stops_when_it_knows() {
    for (limits, status, verdict) in [
        (["depth=6", "depth=1"], 0, "accepted"),
        (["depth=1", "depth=6"], 1, "rejected"),
    ] {
        let output = play(&[
            "builtin:hash=1",
            "builtin:hash=1",
            "--limit1",
            limits[0],
            "--limit2",
            limits[1],
            "--rules",
            "russian",
            "--sprt",
            "0,100",
            "--json",
        ]);
        assert_eq!(output.status.code(), Some(status), "{output:?}");
        let told = json(&output);
        assert_eq!(told["sprt"]["verdict"], verdict);
        assert!(told["games"].as_u64().expect("a number") < 98, "{told}");
    }
}

#[test]
fn bad_usage_says_what_and_where() {
    let missing = play(&["builtin", "./no-such-engine hub"]);
    for (output, reason) in [
        (missing, "engine B: ./no-such-engine"),
        (
            play(&["builtin:speed=3", "builtin"]),
            "engine A: there is no parameter speed",
        ),
        (
            play(&["builtin", &puppet("echo"), "--set2", "book=false"]),
            "engine B: it has no parameter book",
        ),
        (
            play(&["builtin", "builtin", "--openings", "nowhere.txt"]),
            "openings nowhere.txt",
        ),
        (play(&["builtin", "builtin", "--clock", "soon"]), "--clock"),
        (
            play(&["cat", "builtin", "--dir1", "/nowhere"]),
            "engine A: folder /nowhere: No such file",
        ),
        (
            play(&["cat", "builtin", "--dir1", "/dev/null"]),
            "engine A: folder /dev/null: this is no folder",
        ),
        (
            play(&["builtin", "builtin", "--dir2", "/tmp"]),
            "engine B: folder /tmp: the engine of this program runs in none",
        ),
        (
            play(&["builtin:level=3", "builtin", "--set1", "hash=8"]),
            "engine A: a level has no setting hash",
        ),
        (
            play(&["builtin", "builtin", "--openings", "russian-ballots"]),
            "a list for --rules russian, not for international: line 2: ",
        ),
        (
            play(&["builtin", "builtin", "--move-time", "-1"]),
            "more than 0",
        ),
        (
            play(&["builtin", "builtin", "--move-time", "0"]),
            "more than 0",
        ),
        (
            play(&["builtin", "builtin", "--margin", "-1"]),
            "a time in seconds is wanted",
        ),
        (
            play(&["builtin", "'open", "--depth", "1"]),
            "a quote is not closed",
        ),
    ] {
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains(reason), "{told}");
    }
}

/// The line: adjudication by tables. King and man win against a king; king against king at a distance is drawn.
#[test]
fn games_are_ended_by_endgame_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = folder.path().to_str().expect("text");
    let built = Command::new(PEATEE)
        .args(["tables", "build", "--rules", "russian", "--pieces", "3"])
        .args(["--folder", tables])
        .output()
        .expect("it runs");
    assert_eq!(built.status.code(), Some(0), "{built:?}");
    let (openings, pdn) = (
        folder.path().join("openings.txt"),
        folder.path().join("games.pdn"),
    );
    // The second begins with a capture, after which three pieces are left.
    fs::write(
        &openings,
        "W:WKd8,a7:BKg1\nW:WKa1,c1:Bb2,h4\nW:WKa1,Ka3:BKh2\n",
    )
    .expect("written");
    let (openings, pdn) = (
        openings.to_str().expect("text"),
        pdn.to_str().expect("text"),
    );
    let task = ["builtin:hash=1", "builtin:hash=1", "--rules", "russian"];
    let rest = ["--nodes", "200", "--openings", openings, "--json"];
    let output = play(&[&task[..], &rest, &["--tables", tables, "--pdn", pdn]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let told = json(&output);
    assert_eq!(told["games"], 6);
    assert_eq!(told["ends"]["adjudicated by tables"], 6, "{told}");
    let games = fs::read_to_string(pdn).expect("written");
    let by_tables = "[Termination \"adjudicated by tables\"]";
    assert_eq!(games.matches(by_tables).count(), 6);
    assert_eq!(games.matches("[Result \"1-0\"]").count(), 4, "{games}");

    let none = [&task[..], &rest, &["--tables", "/nowhere"]].concat();
    let refused = play(&none);
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(
        said.contains("--tables") && said.contains("/nowhere"),
        "{said}"
    );
    let chess = ["builtin", "builtin", "--rules", "chess", "--tables", tables];
    assert_eq!(play(&chess).status.code(), Some(2));
}
