//! Lists of players: what is skipped, and what is refused.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;

use support::trf::{LANGUAGES, done, peatee};
use support::{Folder, err, out};

/// A code that no federation has and a birth that cannot be are refused with the line of the list, in the reader's language.
#[test]
fn found_7_a8_codes_and_births_are_refused() {
    let folder = Folder::new("tournament-codes");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let begun = peatee(&["tournament", "new", event, "--name", "Cup", "--boards", "2"]);
    assert_eq!(begun.status.code(), Some(0), "{}", err(&begun));
    let refused = |arguments: &[&str], why: &str| {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_ne!(output.status.code(), Some(0), "{}", out(&output));
        assert!(err(&output).contains(why), "{}", err(&output));
    };
    refused(
        &["add", event, "A", "--federation", "LVA"],
        "no federation has the code \"LVA\"",
    );
    refused(
        &["add", event, "A", "--birth", "1990-02-30"],
        "“1990-02-30” is not a date of birth",
    );
    refused(
        &["add", event, "A", "--birth", "3000"],
        "“3000” is in the future",
    );
    refused(
        &["add", event, "A", "--sex", "x"],
        "expected m or w, found \"x\"",
    );
    refused(
        &["new", "other.peatee", "--name", "B", "--federation", "XQX"],
        "no federation has the code \"XQX\"",
    );
    for (rows, why) in [
        (
            "A,EST,1990\nB,LVA,1990\n",
            "list.csv:3: No federation has the code “LVA”.",
        ),
        (
            "A,EST,1990-13-01\n",
            "list.csv:2: “1990-13-01” is not a date of birth.",
        ),
    ] {
        let list = folder.write("list.csv", format!("name,federation,birth\n{rows}"));
        let list = list.to_str().expect("plain");
        refused(&["add", event, "--from", list], why);
        let kept = fs::read_to_string(event).expect("an event");
        assert!(!kept.contains("| register "), "{kept}");
    }
    let list = folder.write("list.csv", "name,federation\nB,LVA\n");
    let list = list.to_str().expect("plain");
    refused(
        &["--lang", "et", "add", event, "--from", list],
        "list.csv:2: Liitu koodiga „LVA“ ei ole.",
    );
}

/// The list of a team's players names the columns that it skips, as every list does.
#[test]
fn found_7_a8_a_list_of_members_names_what_it_skips() {
    let folder = Folder::new("tournament-members");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let list = folder.write("list.csv", "name;shoe;hat\nA1;43;\nA2;44;\n");
    let list = list.to_str().expect("plain");
    for arguments in [
        &["new", event, "--name", "Cup", "--boards", "2"][..],
        &["appoint", event, "Mari Tamm", "--role", "chief-judge"],
        &["approve", event],
        &["add", event, "Alpha"],
    ] {
        done(arguments);
    }
    let output = peatee(&["tournament", "member", event, "Alpha", "--from", list]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(
        out(&output).contains("unknown and were skipped: shoe, hat"),
        "{}",
        out(&output)
    );
}

/// Item D.2 of what trials found: a refused list of players, and one of a team's players, in every language.
#[test]
fn found_7_d2_a_refused_list_is_told_in_every_language() {
    let folder = Folder::new("tournament-d2-list");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let list = folder.write("list.csv", "name,rating\nAnna,2100\nBruno,2x\n");
    let list = list.to_str().expect("plain");
    for arguments in [
        &["new", event, "--name", "Cup", "--boards", "2"][..],
        &["appoint", event, "Mari Tamm", "--role", "chief-judge"],
        &["approve", event],
        &["add", event, "Alpha"],
    ] {
        done(arguments);
    }
    for (language, expected) in LANGUAGES.into_iter().zip([
        "a rating must be a whole number, not “2x”",
        "reiting on täisarv, mitte „2x“",
        "рейтинг — целое число, а не «2x»",
        "reitings ir vesels skaitlis, nevis „2x”",
        "reitingas yra sveikasis skaičius, o ne „2x“",
    ]) {
        for task in [
            &["add", event, "--from", list][..],
            &["member", event, "Alpha", "--from", list],
        ] {
            let output = peatee(&[&["--lang", language, "tournament"], task].concat());
            assert_eq!(output.status.code(), Some(2), "{task:?}");
            let said = err(&output);
            assert_eq!(said, format!("peatee: {list}:3: {expected}\n"), "{task:?}");
        }
    }
}
