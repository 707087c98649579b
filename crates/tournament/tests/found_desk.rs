//! Faults that the second trials of an arbiter and an examiner found in the acts of a competition.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use pairing::trf;
use peatee_tournament::organisation::NotArranged;
use peatee_tournament::{
    Command, Effect, Given, Happened, Outcome, Pairing, Penalty, Place, Player, PlayerId, Refused,
    Role, Scoring, System, WrongPairing,
};

const ROBIN: System = System::RoundRobin { cycles: 1 };
const SWISS: System = System::Swiss {
    rounds: 5,
    is_accelerated: false,
};
const CHIEF: &str = "Jaan Kask";

fn place(text: &str) -> Place {
    text.parse().expect("a game")
}

fn outcome(text: &str) -> Outcome {
    Outcome::read(text, &Scoring::ONE_HALF_ZERO).expect("an outcome")
}

fn correct(game: &str, text: &str, re_pair: bool) -> Command {
    Command::Correct {
        place: place(game),
        outcome: outcome(text),
        why: "misread".to_owned(),
        re_pair,
    }
}

fn enter(game: &str, text: &str) -> Command {
    let (place, outcome) = (place(game), outcome(text));
    Command::Enter { place, outcome }
}

fn early() -> Command {
    let why = "the hall was needed".to_owned();
    Command::FinishEarly { why }
}

fn undo(event: u32) -> Command {
    let why = "an oversight".to_owned();
    Command::Undo { event, why }
}

/// Rounds in which White wins every game.
fn play(hall: &mut Hall, rounds: usize) {
    for _ in 0..rounds {
        hall.pair();
        let open: Vec<Place> = hall.competition.unfinished().map(|(at, _)| at).collect();
        for place in open {
            hall.enter(&place.to_string(), "1-0");
        }
    }
}

/// Four players of a Swiss of five rounds have all met after three.
fn dead_end() -> Hall {
    let mut hall = Hall::ranked(SWISS, 4);
    play(&mut hall, 3);
    hall
}

/// 002:§41k: the judge closes and reports what was played.
#[test]
fn found_7_t_arbiter2_01_a_swiss_without_a_pairing_is_ended_early() {
    let mut hall = dead_end();
    let none = hall.refused(&Command::Pair { of_table: None });
    assert!(matches!(none, Refused::NoPairing(_)), "{none}");
    assert_eq!(hall.refused(&Command::Finish), Refused::RoundsLeft(2));
    hall.appoint(CHIEF, Role::ChiefJudge);
    let only = Refused::OnlyChiefEnds(CHIEF.to_owned());
    assert_eq!(hall.by("Mari Tamm", &early()), Err(only));
    assert_eq!(hall.by(CHIEF, &early()), Ok(()));
    assert!(hall.competition.is_over());
    assert_eq!(hall.competition.all_rounds(), Some(3));
    assert_eq!(hall.competition.rounds_laid_down(), Some(5));
    // Norms are counted from what was laid down.
    assert_eq!(hall.competition.norm_games(), 5);
    let report = hall.competition.report();
    assert_eq!(report.rounds, Some(3));
    let text = trf::write(&report);
    let note = "### ended after round 3 of 5: the hall was needed";
    assert!(text.contains(note), "{text}");
    let last = u32::try_from(hall.competition.log().len()).expect("few");
    assert_eq!(hall.by(CHIEF, &undo(last)), Ok(()));
    assert!(!hall.competition.is_over());
    assert_eq!(hall.competition.all_rounds(), Some(5));
}

/// A round robin is cut short only between two rounds; what is played to its end is not.
#[test]
fn found_7_t_arbiter2_01_what_may_be_cut_short() {
    let mut hall = Hall::ranked(ROBIN, 4);
    assert_eq!(hall.refused(&early()), Refused::RoundsLeft(3));
    play(&mut hall, 1);
    hall.pair();
    let open = hall.refused(&early());
    assert!(matches!(open, Refused::Unfinished { .. }), "{open}");
    hall.play_all();
    let mut twin = hall.clone();
    twin.act(&early());
    assert_eq!(twin.competition.all_rounds(), Some(2));
    play(&mut hall, 1);
    assert_eq!(hall.refused(&early()), Refused::AllPaired(3));
    let mut knockout = Hall::ranked(System::Knockout, 4);
    play(&mut knockout, 1);
    assert_eq!(knockout.refused(&early()), Refused::RoundsLeft(1));
}

/// Decision 0028: the correction and the new pairing are decided together.
#[test]
fn found_7_t_arbiter2_07_one_undo_takes_back_correction_and_pairing() {
    let mut hall = Hall::ranked(SWISS, 8);
    play(&mut hall, 1);
    hall.pair();
    let before = hall.competition.rounds().to_vec();
    hall.act(&correct("1.1", "0-1", true));
    assert_ne!(hall.competition.rounds(), before);
    let repair = hall.event(|what| matches!(what, Happened::Repaired { .. }));
    for event in [repair, repair - 1] {
        let mut twin = hall.clone();
        twin.act(&undo(event));
        assert_eq!(twin.competition.rounds(), before);
        assert!(twin.competition.corrections().is_empty());
        for event in [repair, repair - 1] {
            assert_eq!(twin.refused(&undo(event)), Refused::Undone(event));
        }
    }
    hall.enter("2.1", "1-0");
    let rests = hall.refused(&undo(repair));
    assert!(matches!(rests, Refused::RestsOnIt { .. }), "{rests}");
}

/// 002:§41.2, decision 0028: behind a pairing the chief judge corrects, whatever the system.
#[test]
fn found_7_t_arbiter2_12_in_a_round_robin_too() {
    let mut hall = Hall::ranked(ROBIN, 4);
    play(&mut hall, 1);
    hall.appoint(CHIEF, Role::ChiefJudge);
    let wrong = correct("1.1", "0-1", false);
    let mut twin = hall.clone();
    assert_eq!(twin.by("Helper", &wrong), Ok(()), "nothing is paired yet");
    hall.pair();
    let only = Refused::OnlyChief(CHIEF.to_owned());
    assert_eq!(hall.by("Helper", &wrong), Err(only));
    assert_eq!(hall.by(CHIEF, &wrong), Ok(()));
}

/// Decision 0028: a draft is published before it is played.
#[test]
fn found_7_t_arbiter2_15_a_result_does_not_publish_a_draft() {
    let mut hall = Hall::ranked(SWISS, 4);
    hall.act(&Command::PairDraft { of_table: None });
    for command in [
        enter("1.1", "1-0"),
        Command::Adjourn(place("1.1")),
        Command::Postpone(place("1.1")),
        Command::BeginRound { round: 1 },
    ] {
        assert_eq!(hall.refused(&command), Refused::Draft(1), "{command:?}");
    }
    hall.act(&Command::Publish { round: 1 });
    hall.act(&enter("1.1", "1-0"));
}

/// 002:§41e, f, g, i: what the judge decides nobody decides who plays himself, unless he is appointed a judge.
#[test]
fn found_7_t_examiner2_06_a_participant_is_no_judge() {
    let mut hall = Hall::ranked(ROBIN, 4);
    hall.pair();
    hall.enter("1.2", "1-0");
    hall.act(&Command::Adjourn(place("1.1")));
    let player = hall.competition.name(PlayerId(1)).to_owned();
    let why = || "x".to_owned();
    let adjudicate = Command::Adjudicate {
        place: place("1.1"),
        outcome: outcome("0-1"),
        commission: String::new(),
    };
    let penalise = Command::Penalise {
        player: PlayerId(2),
        penalty: Penalty::Warning,
        game: None,
        why: why(),
    };
    let leave = |player| {
        let player = PlayerId(player);
        Command::Leave { player, why: why() }
    };
    let judges = [
        adjudicate,
        penalise,
        leave(2),
        correct("1.2", "0-1", false),
        undo(hall.event(|what| matches!(what, Happened::Adjourned(_)))),
    ];
    for command in &judges {
        for name in [player.clone(), player.to_uppercase()] {
            let mut twin = hall.clone();
            let refused = twin.by(&name, command).expect_err("he plays");
            let is_it = matches!(refused, Refused::NotArranged(NotArranged::TakesPart { .. }));
            assert!(is_it, "{command:?}: {refused}");
        }
        let mut twin = hall.clone();
        twin.appoint(&player, Role::Judge);
        assert_eq!(twin.by(&player, command), Ok(()), "{command:?}");
    }
    assert_eq!(hall.by(&player, &enter("1.1", "0-1")), Ok(()));
    let entered = hall.event(|what| matches!(what, Happened::Entered { .. }));
    assert_eq!(hall.by(&player, &undo(entered)), Ok(()), "his own entry");
    let mut twin = hall.clone();
    assert_eq!(twin.by(&player, &leave(1)), Ok(()), "he leaves himself");
}

/// Names that look the same are one name, and everything in a name is seen.
#[test]
fn found_7_t_attacker2_09_names_are_seen() {
    let hall = {
        let mut hall = Hall::registered(SWISS, 2, |_| {});
        let name = "\u{c9}lie".to_owned();
        let player = Player {
            name,
            ..Player::default()
        };
        hall.act(&Command::Register(Box::new(player)));
        hall
    };
    let register = |name: &str| {
        let name = name.to_owned();
        Command::Register(Box::new(Player {
            name,
            ..Player::default()
        }))
    };
    for unseen in [
        "\u{3164}",
        "\u{2800}",
        "A\u{200b}nn",
        "A\u{feff}nn",
        "A\u{ad}nn",
        "A\u{200c}nn",
        "A\u{200d}nn",
        "A\u{34f}nn",
        "Ann\u{e0041}",
        "Ann\u{2028}Oak",
        "\u{a0}Ann",
        "Ann ",
    ] {
        let refused = hall.refused(&register(unseen));
        assert_eq!(refused, Refused::Unreadable(Given::Name), "{unseen:?}");
    }
    for twin in ["E\u{301}lie", "\u{c9}LIE", "\u{ff25}\u{301}lie"] {
        let refused = hall.refused(&register(twin));
        assert_eq!(refused, Refused::SameName(twin.to_owned()), "{twin}");
    }
}

/// What is so already is told to be so.
#[test]
fn found_7_t_arbiter2_23_nothing_new_is_refused() {
    let mut hall = Hall::ranked(SWISS, 4);
    let (one, other) = (PlayerId(1), PlayerId(2));
    let himself = hall.refused(&Command::Forbid(one, one));
    assert_eq!(himself, WrongPairing::Himself.into());
    hall.act(&Command::Forbid(one, other));
    for command in [Command::Forbid(one, other), Command::Forbid(other, one)] {
        assert_eq!(hall.refused(&command), Refused::NothingNew);
    }
    hall.pair();
    let board = |board| {
        let board = hall.board(1, board);
        (board.white, board.black)
    };
    let pairing = Pairing {
        boards: vec![board(1), board(2)],
        ..Pairing::default()
    };
    let why = "anew".to_owned();
    let repair = Command::Repair { pairing, why };
    assert_eq!(hall.refused(&repair), Refused::NothingNew);
    hall.act(&Command::Postpone(place("1.1")));
    let again = Command::Postpone(place("1.1"));
    assert_eq!(hall.refused(&again), Refused::NothingNew);
}

/// Five players of a knockout have three rounds, also before they have numbers.
#[test]
fn found_7_t_arbiter2_23_rounds_of_a_knockout_before_the_first() {
    let hall = Hall::registered(System::Knockout, 5, |_| {});
    assert_eq!(hall.refused(&Command::Finish), Refused::RoundsLeft(3));
}

/// A correction without a new pairing is undone alone.
#[test]
fn found_7_t_arbiter2_07_a_correction_alone() {
    let mut hall = Hall::ranked(SWISS, 8);
    play(&mut hall, 1);
    hall.pair();
    hall.act(&correct("1.1", "0-1", false));
    let found = &hall.competition.corrections()[0];
    assert_eq!(found.effect, Effect::PairingStands);
    hall.act(&undo(found.event));
    assert_eq!(hall.competition.rounds().len(), 2);
    assert!(hall.competition.corrections().is_empty());
}
