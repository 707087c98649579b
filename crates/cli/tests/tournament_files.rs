//! Event files on a full disk, cut off, edited, forged, and written by two at once.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use sha2::{Digest, Sha256};
use support::{err, out, run_in as peatee};

const FILE: &str = "cup.peatee";

/// Does what must succeed.
fn done(folder: &Path, arguments: &[&str]) -> String {
    let done = peatee(folder, arguments);
    assert!(done.status.success(), "{arguments:?}: {}", err(&done));
    out(&done)
}

fn note(folder: &Path, text: &str) -> Output {
    peatee(folder, &["tournament", "note", FILE, text])
}

/// A new event of four, numbered and with one round paired.
fn event() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let new = [
        "tournament",
        "new",
        FILE,
        "--name",
        "Cup",
        "--place",
        "Pärnu",
    ];
    done(at, &new);
    fs::write(at.join("list.csv"), "name,rating\nA,4\nB,3\nC,2\nD,1\n").expect("written");
    done(at, &["tournament", "add", FILE, "--from", "list.csv"]);
    let judge = ["appoint", FILE, "Mari Tamm", "--role", "chief-judge"];
    let judge: Vec<&str> = ["tournament"].into_iter().chain(judge).collect();
    done(at, &judge);
    done(at, &["tournament", "approve", FILE]);
    done(at, &["tournament", "close", FILE]);
    done(at, &["tournament", "rank", FILE]);
    done(at, &["tournament", "pair", FILE]);
    folder
}

fn bytes(folder: &Path) -> Vec<u8> {
    fs::read(folder.join(FILE)).expect("the file")
}

fn sha256(bytes: &[u8]) -> String {
    let sum = Sha256::digest(bytes);
    sum.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The program where no file can grow beyond so many bytes: as on a full disk, a write is cut short and then refused.
fn on_full_disk(folder: &Path, most: usize, arguments: &[&str]) -> Output {
    let unharmed = r#"trap "" XFSZ; exec "$0" "$@""#;
    let mut command = Command::new("sh");
    command.args(["-c", unharmed, "prlimit"]);
    command.arg(format!("--fsize={most}:{most}"));
    command.arg(env!("CARGO_BIN_EXE_peatee")).args(arguments);
    command.env("LC_ALL", "C").env_remove("LANGUAGE");
    command.current_dir(folder).output().expect("it starts")
}

/// Issue 21, D.1: on a full disk nothing is written, wherever the line would be cut; and all goes on when there is room.
#[test]
fn found_7_d1_a_full_disk_leaves_the_event_file_as_it_was() {
    let folder = event();
    let at = folder.path();
    let before = bytes(at);
    let arguments = [
        "tournament",
        "note",
        FILE,
        "The clock of board 1 was changed",
    ];
    for room in [0, 1, 25, 60, 100] {
        let failed = on_full_disk(at, before.len() + room, &arguments);
        assert_eq!(failed.status.code(), Some(2), "{}", err(&failed));
        assert!(
            err(&failed).contains("nothing was written"),
            "{}",
            err(&failed)
        );
        assert_eq!(bytes(at), before, "room for {room} bytes");
    }
    let list = ["tournament", "add", "new.peatee", "--from", "list.csv"];
    let new = ["tournament", "new", "new.peatee", "--name", "Other"];
    assert_eq!(on_full_disk(at, 30, &new).status.code(), Some(2));
    assert!(!at.join("new.peatee").exists(), "nothing is left behind");
    done(at, &new);
    let empty = fs::read(at.join("new.peatee")).expect("the file");
    // Two of four lines would have room.
    assert_eq!(
        on_full_disk(at, empty.len() + 300, &list).status.code(),
        Some(2)
    );
    assert_eq!(fs::read(at.join("new.peatee")).expect("the file"), empty);
    done(at, &list);
    done(at, &arguments);
    done(at, &["tournament", "verify", FILE]);
}

/// Issue 21, D.1: a line that was torn is left out with a message, and removed by the next change; its bytes are kept.
#[test]
fn found_7_d1_a_torn_last_line_is_recovered() {
    let folder = event();
    let at = folder.path();
    let before = bytes(at);
    note(at, "x");
    let whole = bytes(at);
    let torn = &whole[..whole.len() - 30];
    fs::write(at.join(FILE), torn).expect("written");
    let seen = peatee(at, &["tournament", "standings", FILE]);
    assert!(seen.status.success());
    let count = before.iter().filter(|byte| **byte == b'\n').count();
    let told = format!("Line {} of cup.peatee is incomplete", count + 1);
    assert!(err(&seen).contains(&told), "{}", err(&seen));
    assert_eq!(bytes(at), torn, "who only reads changes nothing");
    let again = note(at, "again");
    assert!(again.status.success());
    assert!(
        err(&again).contains("saved in cup.peatee.torn"),
        "{}",
        err(&again)
    );
    assert!(bytes(at).starts_with(&before));
    assert!(
        String::from_utf8(bytes(at))
            .expect("UTF-8")
            .contains("note text=again")
    );
    let kept = fs::read(at.join("cup.peatee.torn")).expect("kept");
    assert_eq!(kept.trim_ascii_end(), &torn[before.len()..]);
    assert_eq!(err(&peatee(at, &["tournament", "verify", FILE])), "");
    // The same by its own command; and in the reader's language.
    fs::write(at.join(FILE), torn).expect("written");
    let warned = peatee(at, &["--lang", "et", "tournament", "standings", FILE]);
    assert!(
        err(&warned).contains("jäi lõpuni kirjutamata"),
        "{}",
        err(&warned)
    );
    done(at, &["tournament", "repair-file", FILE]);
    assert_eq!(bytes(at), before);
    assert!(done(at, &["tournament", "repair-file", FILE]).contains("nothing to repair"));
    // A line that lacks only its end is whole.
    fs::write(at.join(FILE), &whole[..whole.len() - 1]).expect("written");
    assert!(done(at, &["tournament", "log", FILE]).contains("note"));
    note(at, "more");
    assert!(bytes(at).starts_with(&whole));
    done(at, &["tournament", "verify", FILE]);
}

/// Issue 21, D.1: of several lines of one command none is there if the last is missing.
#[test]
fn found_7_d1_a_command_of_several_lines_is_there_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(at, &["tournament", "new", FILE, "--name", "Cup"]);
    let before = bytes(at);
    fs::write(at.join("list.csv"), "name\nA\nB\nC\n").expect("written");
    done(at, &["tournament", "add", FILE, "--from", "list.csv"]);
    let text = String::from_utf8(bytes(at)).expect("UTF-8");
    let two: String = text.split_inclusive('\n').take(4).collect();
    assert!(two.contains("register name=B") && !two.contains("register name=C"));
    fs::write(at.join(FILE), two).expect("written");
    let seen = peatee(at, &["tournament", "repair-file", FILE]);
    assert!(seen.status.success(), "{}", err(&seen));
    assert_eq!(bytes(at), before);
}

/// Issue 21, D.1: `verify` names the first line that was changed, and a recomputed chain is found by a printed head.
#[test]
fn found_7_d1_verify_names_the_changed_line_and_knows_the_head() {
    let folder = event();
    let at = folder.path();
    let head = sha256(&bytes(at));
    for sheet in [
        "pairings",
        "results",
        "table",
        "standings",
        "protocol",
        "programme",
        "desk",
        "norms",
    ] {
        let text = done(at, &["tournament", "print", FILE, sheet, "--text"]);
        assert!(text.contains(&head), "{sheet}: {text}");
    }
    assert!(done(at, &["tournament", "standings", FILE]).contains(&head));
    assert!(done(at, &["tournament", "print", FILE, "protocol"]).contains(&head));
    let lines = bytes(at).iter().filter(|byte| **byte == b'\n').count();
    note(at, "later");
    let said = done(at, &["tournament", "verify", FILE, "--head", &head]);
    assert!(
        said.contains(&format!("after line {lines} (of {})", lines + 1)),
        "{said}"
    );
    assert!(said.contains(&sha256(&bytes(at))), "{said}");
    done(
        at,
        &[
            "tournament",
            "verify",
            FILE,
            "--head",
            &head[..16].to_uppercase(),
        ],
    );
    let short = peatee(at, &["tournament", "verify", FILE, "--head", &head[..15]]);
    assert_eq!(short.status.code(), Some(2));
    // Somebody gets another rating in line 4.
    let text = String::from_utf8(bytes(at)).expect("UTF-8");
    let forged = text.replacen("name=B rating=3", "name=B rating=9", 1);
    assert_ne!(forged, text);
    fs::write(at.join(FILE), &forged).expect("written");
    let told = peatee(at, &["tournament", "verify", FILE]);
    assert_eq!(told.status.code(), Some(1));
    assert!(out(&told).contains("Line 4 was changed"), "{}", out(&told));
    assert!(out(&told).contains("the hash in line 5"), "{}", out(&told));
    for (language, word) in [
        ("et", "Rida 4"),
        ("ru", "Строка 4"),
        ("lv", "4. rinda"),
        ("lt", "4 eilutė"),
    ] {
        let told = peatee(at, &["--lang", language, "tournament", "verify", FILE]);
        assert!(out(&told).contains(word), "{}", out(&told));
    }
    // It can be gone on with; every document says that the file was changed.
    let page = peatee(at, &["tournament", "print", FILE, "standings", "--text"]);
    assert!(
        out(&page).contains("Line 4 of the event file"),
        "{}",
        out(&page)
    );
    assert!(err(&page).contains("Line 4 was changed"));
    // Who computes all hashes anew is found by the head on paper.
    let mut again = String::new();
    for line in forged.split_inclusive('\n') {
        let line = match line.rsplit_once(" after=") {
            Some((front, _)) => format!("{front} after={}\n", sha256(again.as_bytes())),
            None => line.to_owned(),
        };
        again.push_str(&line);
    }
    fs::write(at.join(FILE), &again).expect("written");
    done(at, &["tournament", "verify", FILE]);
    let told = peatee(at, &["tournament", "verify", FILE, "--head", &head]);
    assert_eq!(told.status.code(), Some(1));
    assert!(out(&told).contains("never had this head"), "{}", out(&told));
}

/// A file as the program wrote it before there were hashes.
fn version_1() -> String {
    let line = |second: u32, what: &str| {
        format!("2026-11-15T10:00:{second:02}.000Z | Mari Tamm | {what}\n")
    };
    let instruct = "instruct name=\"Cup of the lake\" rules=russian system=round-robin scoring=1,½,0,0,1,0 games=1 meeting=sum tie-breaks=DE,SB default-minutes=30 public=yes";
    ["peatee tournament 1\n".to_owned()]
        .into_iter()
        .chain([
            line(0, instruct),
            line(1, "register name=\"Jaan Kask\" class=II"),
            line(2, "register name=\"Ilze Kalniņa\" rating=1500"),
        ])
        .collect()
}

/// Issue 21, D.1: a file of version 1 goes on, its bytes unchanged; its first new line hashes all of them.
#[test]
fn found_7_d1_a_version_1_file_stays_byte_equal() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let old = version_1();
    fs::write(at.join(FILE), &old).expect("written");
    let said = done(at, &["tournament", "verify", FILE]);
    assert!(said.contains("version 1"), "{said}");
    assert_eq!(bytes(at), old.as_bytes());
    note(at, "new");
    let text = String::from_utf8(bytes(at)).expect("UTF-8");
    let added = text.strip_prefix(&old).expect("byte for byte");
    assert!(
        added.ends_with(&format!(" after={}\n", sha256(old.as_bytes()))),
        "{added}"
    );
    assert!(done(at, &["tournament", "verify", FILE]).contains("from line 5 on"));
    // Its last line without an end may have been longer: the judge decides.
    let cut = &old[..old.len() - 2];
    for (choice, left) in [
        ("--keep-last", format!("{cut}\n")),
        (
            "--drop-last",
            old.lines()
                .take(3)
                .map(|line| format!("{line}\n"))
                .collect(),
        ),
    ] {
        fs::write(at.join(FILE), cut).expect("written");
        let told = peatee(at, &["tournament", "standings", FILE]);
        assert_eq!(told.status.code(), Some(2));
        assert!(
            err(&told).contains("line 4 has no line end"),
            "{}",
            err(&told)
        );
        assert_eq!(
            peatee(at, &["tournament", "repair-file", FILE])
                .status
                .code(),
            Some(2)
        );
        assert_eq!(bytes(at), cut.as_bytes());
        done(at, &["tournament", "repair-file", FILE, choice]);
        assert_eq!(bytes(at), left.as_bytes());
    }
}

/// Issue 21, D.1: an editor that changes the ends of lines; a file of a newer program; what is no event file.
#[test]
fn found_7_d1_edited_newer_and_other_files() {
    let folder = event();
    let at = folder.path();
    let right = bytes(at);
    let text = String::from_utf8(right.clone()).expect("UTF-8");
    fs::write(at.join(FILE), text.replace('\n', "\r\n")).expect("written");
    let told = peatee(at, &["tournament", "verify", FILE]);
    assert_eq!(told.status.code(), Some(1));
    assert!(
        out(&told).contains("Only the line endings"),
        "{}",
        out(&told)
    );
    done(at, &["tournament", "repair-file", FILE]);
    assert_eq!(bytes(at), right);
    assert!(at.join("cup.peatee.edited").exists());
    fs::write(
        at.join(FILE),
        text.replacen("tournament 2", "tournament 3", 1),
    )
    .expect("written");
    let told = peatee(at, &["--lang", "ru", "tournament", "pair", FILE]);
    assert_eq!(told.status.code(), Some(2));
    assert!(
        err(&told).contains("более новой программой"),
        "{}",
        err(&told)
    );
    fs::write(at.join(FILE), "name,rating\n").expect("written");
    let told = peatee(at, &["--lang", "lv", "tournament", "standings", FILE]);
    assert!(err(&told).contains("nav sacensību fails"), "{}", err(&told));
    let told = peatee(
        at,
        &["--lang", "lt", "tournament", "standings", "none.peatee"],
    );
    assert!(err(&told).contains("nepavyksta atverti"), "{}", err(&told));
}

/// Issue 21, D.1: several processes write one file, one after the other.
#[test]
fn found_7_d1_two_at_once_wait_for_each_other() {
    let folder = event();
    let at = folder.path();
    let before = bytes(at).iter().filter(|byte| **byte == b'\n').count();
    let start = |i: usize| {
        let mut command = support::command(&["tournament", "note", FILE, &format!("note {i}")]);
        command.current_dir(at).spawn().expect("it starts")
    };
    let all: Vec<_> = (0..8).map(start).collect();
    for mut one in all {
        assert!(one.wait().expect("it ends").success());
    }
    let after = bytes(at).iter().filter(|byte| **byte == b'\n').count();
    assert_eq!(after, before + 8);
    done(at, &["tournament", "verify", FILE]);
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names
        .map(|name| name.into_string().expect("a name"))
        .collect();
    names.sort();
    names
}

/// Trial 7, fault 14: a full disk leaves the page that was there, and nothing half written.
#[test]
fn found_7_t_arbiter_14_a_full_disk_leaves_what_was_there() {
    let folder = event();
    let at = folder.path();
    for (arguments, file) in [
        (["print", FILE, "protocol", "--out"], "page.html"),
        (["export", FILE, "trf", "--out"], "cup.trf"),
        (["export", FILE, "json", "--out"], "cup.json"),
    ] {
        let words: Vec<&str> = ["tournament"]
            .into_iter()
            .chain(arguments)
            .chain([file])
            .collect();
        done(at, &words);
        let good = fs::read(at.join(file)).expect("written");
        let before = names(at);
        let failed = on_full_disk(at, 100, &words);
        assert_eq!(failed.status.code(), Some(2), "{}", err(&failed));
        assert_eq!(fs::read(at.join(file)).expect("there"), good, "{file}");
        assert_eq!(names(at), before, "nothing is left beside it");
        done(at, &words);
    }
}

/// Trial 7, fault 14: a secret is there whole or not at all.
#[test]
fn found_7_t_arbiter_14_a_full_disk_leaves_no_empty_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(at, &["tournament", "new", FILE, "--name", "Cup"]);
    let before = names(at);
    let commit = ["tournament", "commit", FILE, "--secret", "cup.secret"];
    let failed = on_full_disk(at, 0, &commit);
    assert_eq!(failed.status.code(), Some(2), "{}", err(&failed));
    assert_eq!(names(at), before);
    done(at, &commit);
    assert_eq!(fs::read(at.join("cup.secret")).expect("a secret").len(), 65);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(at.join("cup.secret")).expect("a secret");
        assert_eq!(mode.permissions().mode() & 0o777, 0o600);
    }
    assert_eq!(names(at), ["cup.peatee", "cup.secret"]);
}

/// Trial 7, fault 14: a link to a page stays one.
#[cfg(unix)]
#[test]
fn found_7_t_arbiter_14_a_link_stays_one() {
    let folder = event();
    let at = folder.path();
    fs::create_dir(at.join("web")).expect("a folder");
    fs::write(at.join("web/page.html"), "old").expect("written");
    std::os::unix::fs::symlink("web/page.html", at.join("page.html")).expect("a link");
    let print = [
        "tournament",
        "print",
        FILE,
        "standings",
        "--out",
        "page.html",
    ];
    done(at, &print);
    let page = fs::read_to_string(at.join("web/page.html")).expect("there");
    assert!(page.contains("<html"), "{page}");
    assert!(at.join("page.html").is_symlink());
}

/// Trial 7, fault 11: who goes on after an editor has changed the line ends gets them back, and a printed head is found.
#[test]
fn found_7_t_arbiter_11_line_ends_are_restored_before_a_line_is_added() {
    let folder = event();
    let at = folder.path();
    let right = bytes(at);
    let head = sha256(&right);
    for (round, kept) in ["cup.peatee.edited", "cup.peatee.edited-2"]
        .iter()
        .enumerate()
    {
        let edited = String::from_utf8(bytes(at))
            .expect("UTF-8")
            .replace('\n', "\r\n");
        fs::write(at.join(FILE), &edited).expect("written");
        let seen = peatee(at, &["tournament", "standings", FILE]);
        assert!(seen.status.success());
        assert_eq!(
            bytes(at),
            edited.as_bytes(),
            "who only reads changes nothing"
        );
        let noted = note(at, &format!("note {round}"));
        assert!(noted.status.success(), "{}", err(&noted));
        assert!(
            err(&noted).contains(&format!("kept as {kept}")),
            "{}",
            err(&noted)
        );
        assert_eq!(fs::read(at.join(kept)).expect("kept"), edited.as_bytes());
        assert!(bytes(at).starts_with(&right));
        assert!(!bytes(at).contains(&b'\r'));
    }
    done(at, &["tournament", "verify", FILE, "--head", &head]);
}

/// Trial 7, fault 12: of a file that was cut off nothing is promised; the head on paper shows what is missing.
#[test]
fn found_7_t_arbiter_12_a_cut_file_promises_nothing() {
    let folder = event();
    let at = folder.path();
    note(at, "first");
    note(at, "second");
    let whole = bytes(at);
    let head = sha256(&whole);
    fs::write(at.join(FILE), &whole[..whole.len() - 150]).expect("written");
    let told = peatee(at, &["tournament", "verify", FILE]);
    assert!(
        !err(&told).contains("Nothing that was reported"),
        "{}",
        err(&told)
    );
    assert!(err(&told).contains("verify --head"), "{}", err(&told));
    let told = peatee(at, &["tournament", "verify", FILE, "--head", &head]);
    assert_eq!(told.status.code(), Some(1));
}

/// Trial 7, fault 13: a line was taken out, so that the events behind it do not fit: `verify` names where the hashes break.
#[test]
fn found_7_t_arbiter_13_a_deleted_line_is_named() {
    let folder = event();
    let at = folder.path();
    done(at, &["tournament", "undo", FILE, "--why", "too early"]);
    let text = String::from_utf8(bytes(at)).expect("UTF-8");
    let rest = text.split_inclusive('\n').enumerate();
    let rest: String = rest
        .filter(|(i, _)| *i != 8)
        .map(|(_, line)| line)
        .collect();
    fs::write(at.join(FILE), rest).expect("written");
    let told = peatee(at, &["tournament", "verify", FILE]);
    assert_eq!(told.status.code(), Some(2), "{}", out(&told));
    assert!(
        err(&told).contains("There is no entry 10"),
        "{}",
        err(&told)
    );
    let said = "Line 8 was changed, or lines after it were added or removed: the hash in line 9 does not match";
    assert!(out(&told).contains(said), "{}", out(&told));
}
