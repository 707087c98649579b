//! Event files that are chained by hashes: what was changed is named, and what was not written to its end is left out whole.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use peatee_tournament::file::{self, Break, Chain, HeadDigits, Seal, Sign, Tail};
use peatee_tournament::{LogEntry, System};

/// Everything that happened in a small round robin.
fn entries() -> Vec<LogEntry> {
    let mut hall = Hall::drawn(System::RoundRobin { cycles: 1 }, 4);
    hall.pair_and_play();
    let events = hall.competition.log().iter().cloned();
    let entry = |event| LogEntry {
        section: None,
        event,
    };
    events.map(entry).collect()
}

/// A file of version 2: the first four events by one command, then one each.
fn chained() -> String {
    let entries = entries();
    let (mut chain, mut text) = Chain::begin();
    let (first, rest) = entries.split_at(4);
    text.push_str(&chain.add(first));
    for one in rest.chunks(1) {
        text.push_str(&chain.add(one));
    }
    text
}

/// A file of version 1, as it was written before there were hashes.
fn unchained(entries: &[LogEntry]) -> String {
    let lines: Vec<String> = entries.iter().map(file::write_entry).collect();
    format!("{}\n{}\n", file::HEADING_1, lines.join("\n"))
}

fn seal(text: &str) -> Seal {
    file::open(text.as_bytes()).expect("readable").seal
}

fn changed(line: usize, at: usize) -> Seal {
    let sign = Sign::Hash { at };
    Seal::Broken(Break { line, sign })
}

/// Line `number`, from 1 on, replaced by something else.
fn with_line(text: &str, number: usize, change: impl Fn(&str) -> String) -> String {
    let lines = (1..).zip(text.split_inclusive('\n'));
    lines
        .map(|(i, line)| match i == number {
            true => change(line),
            false => line.to_owned(),
        })
        .collect()
}

/// Issue 21, D.1: each line carries the hash of all bytes before it, and the head is that of the whole file.
#[test]
fn found_7_d1_each_line_carries_the_hash_of_all_before_it() {
    let text = chained();
    assert!(text.starts_with("peatee tournament 2\n"));
    let mut before = Chain::default();
    for line in text.split_inclusive('\n') {
        if line.contains(" | ") {
            assert!(line.ends_with(&format!(" after={}\n", before.head())));
        }
        before.take(line.as_bytes());
    }
    let opened = file::open(text.as_bytes()).expect("readable");
    assert_eq!(opened.seal, Seal::Whole { from: 2 });
    assert_eq!(opened.chain.head(), before.head());
    assert_eq!(opened.festival.entries(), entries());
    assert_eq!(opened.whole, text.len());
}

/// SHA-256 of nothing and of a heading, by another program (`sha256sum`).
#[test]
fn found_7_d1_the_head_is_what_sha256sum_prints() {
    let nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    assert_eq!(Chain::default().head().to_string(), nothing);
    let heading = "4e0cd56dbbe65695541cdd76a7f7edf05cb0e44630154cce14ef211779cdc7be";
    assert_eq!(Chain::begin().0.head().to_string(), heading);
}

/// Issue 21, D.1: the first line that was changed is named, whichever it is.
#[test]
fn found_7_d1_the_first_changed_line_is_named() {
    let text = chained();
    let count = text.lines().count();
    for number in 2..count {
        let other = with_line(&text, number, |line| line.replacen("| M", "| N", 1));
        let other = match other == text {
            true => with_line(&text, number, |line| line.replacen("Z | ", "Z |  ", 1)),
            false => other,
        };
        assert_ne!(other, text, "line {number}");
        assert_eq!(seal(&other), changed(number, number + 1));
    }
    // The last line is covered by the head alone.
    let last = with_line(&text, count, |line| line.replacen("Z | ", "Z |  ", 1));
    assert_eq!(seal(&last), Seal::Whole { from: 2 });
    let [before, after] = [&text, &last].map(|text| {
        let opened = file::open(text.as_bytes()).expect("readable");
        opened.chain.head()
    });
    assert_ne!(before, after);
}

/// Issue 21, D.1: a hash that was changed, a line that was taken out, one that was put in, and a remark.
#[test]
fn found_7_d1_other_changes_are_named_too() {
    let text = chained();
    let count = text.lines().count();
    let swap = |line: &str| {
        let (front, hash) = line.rsplit_once("after=").expect("a hash");
        let (first, rest) = hash.split_at(1);
        let other = if first == "0" { "1" } else { "0" };
        format!("{front}after={other}{rest}")
    };
    for number in 2..count {
        let own = Seal::Broken(Break {
            line: number,
            sign: Sign::OwnHash,
        });
        assert_eq!(seal(&with_line(&text, number, swap)), own);
    }
    // A result that was taken out: the line before it is the last that is as it was.
    let gone = with_line(&text, count - 1, |_| String::new());
    assert_eq!(seal(&gone), changed(count - 2, count - 1));
    let note = "2027-01-15T08:00:00.000Z | M | note text=x\n";
    let added = with_line(&text, count, |line| format!("{line}{note}"));
    let no_hash = Seal::Broken(Break {
        line: count + 1,
        sign: Sign::NoHash,
    });
    assert_eq!(seal(&added), no_hash);
    let remark = with_line(&text, 6, |line| format!("{line}# a remark\n"));
    assert_eq!(seal(&remark), changed(6, 8));
}

/// Issue 21, D.1: a chain that was recomputed after a change fits, and the head that was printed finds it.
#[test]
fn found_7_d1_a_recomputed_chain_is_found_by_a_printed_head() {
    let text = chained();
    let printed = file::open(text.as_bytes()).expect("readable").chain.head();
    let printed: HeadDigits = printed.to_string().parse().expect("digits");
    let count = text.lines().count();
    let found = file::find_head(text.as_bytes(), &printed);
    assert_eq!(found.map(|(line, _)| line), Some(count));
    let mut forged = entries();
    forged[2].event.by = "Somebody else".to_owned();
    let (mut chain, mut other) = Chain::begin();
    other.push_str(&chain.add(&forged));
    assert_eq!(seal(&other), Seal::Whole { from: 2 });
    assert_eq!(file::find_head(other.as_bytes(), &printed), None);
    // A head of an earlier day is found again, from its first digits in groups too.
    let first_lines: String = text.split_inclusive('\n').take(5).collect();
    let mut chain = Chain::default();
    chain.take(first_lines.as_bytes());
    let digits = chain.head().to_string().to_uppercase();
    let groups = format!("{} {}", &digits[..8], &digits[8..16]);
    let early = file::find_head(text.as_bytes(), &groups.parse().expect("digits"));
    assert_eq!(early.map(|(line, _)| line), Some(5));
    assert!("0123456789abcde".parse::<HeadDigits>().is_err());
    assert!("0123456789abcdeg".parse::<HeadDigits>().is_err());
}

/// Issue 21, D.1: a file of version 1 stays as it is, and its first new line hashes all bytes before it.
#[test]
fn found_7_d1_version_1_goes_on_unchanged() {
    let entries = entries();
    let (old, new) = entries.split_at(entries.len() - 2);
    let before = unchained(old);
    let mut opened = file::open(before.as_bytes()).expect("readable");
    assert_eq!((opened.seal, opened.tail), (Seal::None, Tail::Clean));
    let text = format!("{before}{}", opened.chain.add(new));
    assert!(text.starts_with(&before));
    let count = before.lines().count();
    assert_eq!(seal(&text), Seal::Whole { from: count + 1 });
    let again = file::open(text.as_bytes()).expect("readable");
    assert_eq!(again.festival.entries(), entries);
    let forged = with_line(&text, 3, |line| line.replacen("Z | ", "Z |  ", 1));
    assert_eq!(seal(&forged), changed(count, count + 1));
}

/// Issue 21, D.1: wherever writing stopped, whole commands stand, and nothing of the one that was cut off.
#[test]
fn found_7_d1_a_file_torn_anywhere_opens_with_whole_commands() {
    let text = chained();
    let ends: Vec<usize> = text.match_indices('\n').map(|(i, _)| i + 1).collect();
    let lines = text.split_inclusive('\n');
    let is_last: Vec<bool> = lines.map(|line| !line.contains(" more=")).collect();
    let all = entries();
    for cut in ends[0]..=text.len() {
        let opened = file::open(&text.as_bytes()[..cut]).expect("readable");
        // A line that lacks only its end is there.
        let mut whole = (0..ends.len()).filter(|i| is_last[*i] && ends[*i] <= cut + 1);
        let last = whole.next_back().expect("the heading");
        assert_eq!(opened.festival.entries(), &all[..last], "cut at {cut}");
        match cut {
            cut if cut == ends[last] => assert_eq!(opened.tail, Tail::Clean),
            cut if cut + 1 == ends[last] => assert_eq!(opened.tail, Tail::NoLineEnd),
            _ => assert_eq!(opened.tail, Tail::Torn { line: last + 2 }),
        }
        assert_eq!(opened.whole, cut.min(ends[last]));
        // What is added then fits.
        let mut mended = text[..ends[last]].to_owned();
        let mut chain = opened.chain;
        mended.push_str(&chain.add(&all[last..]));
        assert_eq!(seal(&mended), Seal::Whole { from: 2 });
    }
}

/// Issue 21, D.1: of a torn line of version 1 it is not known whether it was longer, if it can be read.
#[test]
fn found_7_d1_a_torn_line_of_version_1() {
    let text = unchained(&entries());
    let lines = text.lines().count();
    let start = text.trim_end().rfind('\n').expect("lines") + 1;
    let mut seen = [false; 2];
    for cut in start + 1..text.len() {
        let opened = file::open(&text.as_bytes()[..cut]).expect("readable");
        let line = text.get(start..cut);
        let is_read = line.is_some_and(|line| file::read_entry(line).is_ok());
        seen[usize::from(is_read)] = true;
        let tail = match is_read {
            true => Tail::Doubtful { line: lines },
            false => Tail::Torn { line: lines },
        };
        assert_eq!(opened.tail, tail, "cut at {cut}");
        assert_eq!(opened.whole, start);
    }
    assert_eq!(seen, [true, true]);
    // Half a letter, and zeros that a stopped computer leaves.
    for tail in [&b"2027-01-15T08:00:00.000Z | M\xc3"[..], &[0; 50]] {
        let torn = [text.as_bytes(), tail].concat();
        let opened = file::open(&torn).expect("readable");
        let line = lines + 1;
        assert_eq!(opened.tail, Tail::Torn { line });
    }
}

/// Issue 21, D.1: an editor that changes the ends of lines breaks every hash; what was written is found again.
#[test]
fn found_7_d1_ends_of_lines_that_an_editor_changed() {
    let text = chained();
    let windows = text.replace('\n', "\r\n");
    assert_eq!(seal(&windows), changed(1, 2));
    assert_eq!(
        file::unedited(windows.as_bytes()).as_deref(),
        Some(text.as_bytes())
    );
    let marked = format!("\u{feff}{text}");
    assert_eq!(
        file::unedited(marked.as_bytes()).as_deref(),
        Some(text.as_bytes())
    );
    assert_eq!(file::unedited(text.as_bytes()), None);
    let forged = with_line(&windows, 3, |line| line.replacen("Z | ", "Z |  ", 1));
    assert_eq!(file::unedited(forged.as_bytes()), None);
}

/// Issue 21, D.1: a file of a later program is refused, and says so.
#[test]
fn found_7_d1_a_newer_file_is_refused() {
    let newer = chained().replacen("tournament 2", "tournament 3", 1);
    let fault = file::open(newer.as_bytes()).expect_err("version 3");
    assert_eq!(fault.line, 1);
    assert!(fault.why.to_string().contains("newer program"), "{fault}");
    assert!(file::is_event_file(newer.as_bytes()));
}
