//! Results at the desk: corrected late, played again, lost as a penalty.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use support::desk::Desk;

/// A desk with the event file `e.peatee`: four players by rating, two rounds of a Swiss tournament paired.
fn begun(more: &[&str]) -> Desk {
    let desk = Desk::of("e.peatee");
    let players = "name,rating\nAnna,2200\nBruno,2100\nCilla,2000\nDaan,1900\n";
    desk.write("players.csv", players);
    let new = ["new", "e.peatee", "--name", "Open", "--system", "swiss 3"];
    desk.done(&[&new[..], more].concat());
    desk.done(&["appoint", "e.peatee", "Mari Tamm", "--role", "chief-judge"]);
    desk.done(&["appoint", "e.peatee", "Juri Lepp"]);
    desk.done(&["approve", "e.peatee"]);
    desk.done(&["add", "e.peatee", "--from", "players.csv"]);
    desk.done(&["close", "e.peatee"]);
    desk.done(&["rank", "e.peatee"]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["result", "e.peatee", "1.1", "1-0"]);
    desk.done(&["result", "e.peatee", "1.2", "½-½"]);
    desk
}

const WRONG: [&str; 6] = [
    "result",
    "e.peatee",
    "1.2",
    "0-1",
    "--correct",
    "entered wrongly",
];

/// Console 5: the pairing stands, with reason and author, in the log, the table, the protocol, TRF and JSON.
#[test]
fn found_7_a3_a_result_is_corrected_behind_a_pairing() {
    let desk = begun(&[]);
    desk.done(&["pair", "e.peatee"]);
    desk.refused(
        &[&WRONG[..], &["--by", "Juri Lepp"]].concat(),
        "only by the chief judge, Mari Tamm",
    );
    desk.done(&WRONG);
    let log = desk.done(&["log", "e.peatee"]);
    let line = "| Mari Tamm | correct game=1.2 outcome=0-1 was=½-½ effect=pairing-stands why=\"entered wrongly\"";
    assert!(log.contains(line), "{log}");
    for sheet in ["table", "protocol"] {
        let text = desk.done(&["print", "e.peatee", sheet, "--text"]);
        assert!(
            text.contains("† 1.2: ½:½ → 0:1, “entered wrongly”; Mari Tamm"),
            "{text}"
        );
        assert!(text.contains("The pairing of round 2 stands."), "{text}");
    }
    let trf = desk.done(&["export", "e.peatee", "trf"]);
    assert!(trf.contains("### correction 1.2: ½-½ -> 0-1"), "{trf}");
    let json = desk.done(&["export", "e.peatee", "json"]);
    assert!(json.contains("\"effect\": \"pairing-stands\""), "{json}");
    // Once the clocks run the round is not paired anew, and the earlier game is not played again.
    desk.done(&["begin", "e.peatee"]);
    desk.refused(&[&WRONG[..], &["--re-pair"]].concat(), "Round 2 has begun");
    let replay = ["replay", "e.peatee", "1.1", "--why", "an illegal move"];
    desk.refused(&replay, "002:§12.2");
}

/// Console 5: the chief judge asks, and the next round is paired anew; a draft is paired anew by itself.
#[test]
fn found_7_a3_the_next_round_is_paired_anew() {
    let desk = begun(&[]);
    let first = desk.done(&["pair", "e.peatee"]);
    let told = desk.done(&[&WRONG[..], &["--re-pair"]].concat());
    assert!(
        told.contains("pairing no. 2 of the round"),
        "{first} {told}"
    );

    let desk = begun(&[]);
    let told = desk.done(&["pair", "e.peatee", "--draft"]);
    assert!(told.contains("Draft: not published yet."), "{told}");
    let told = desk.done(&WRONG);
    assert!(told.contains("Round 2 is paired again."), "{told}");
    desk.done(&["publish", "e.peatee"]);
    desk.refused(&["publish", "e.peatee"], "is already published");
}

/// Console 5: once the next round is finished, for ratings only, unless the instructions say otherwise.
#[test]
fn found_7_a3_late_corrections_count_where_the_instructions_say() {
    let cases = [
        (&[][..], "It counts only for ratings."),
        (
            &["--late-corrections", "standings"],
            "The pairing of round 2 stands.",
        ),
    ];
    for (more, effect) in cases {
        let desk = begun(more);
        desk.done(&["pair", "e.peatee"]);
        desk.done(&["result", "e.peatee", "2.1", "1-0"]);
        desk.done(&["result", "e.peatee", "2.2", "1-0"]);
        let told = desk.done(&WRONG);
        assert!(told.contains(effect), "{told}");
    }
}

/// 002:§39.4, 002:§41i: the penalty names a game and sets its result.
#[test]
fn r53_41i_found_7_a4_a_penalty_of_loss_names_a_game() {
    let desk = begun(&[]);
    let penalty = [
        "penalise",
        "e.peatee",
        "1",
        "loss-of-game",
        "--why",
        "advice",
    ];
    desk.refused(&penalty, "Say which game");
    let told = desk.done(&[&penalty[..], &["--game", "1.1"]].concat());
    assert!(
        told.contains("loss of game 1.1 as a penalty, result 0:1"),
        "{told}"
    );
    let win = ["result", "e.peatee", "1.1", "1-0", "--correct", "he won"];
    desk.refused(&win, "has lost game 1.1 as a penalty");
    let log = desk.done(&["log", "e.peatee"]);
    let number = log.lines().count().to_string();
    desk.done(&["undo", "e.peatee", &number, "--why", "an error"]);
    desk.done(&[
        "result",
        "e.peatee",
        "1.1",
        "½-½",
        "--correct",
        "by the sheets",
    ]);
}
