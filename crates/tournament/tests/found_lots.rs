//! Lots that could be steered once secret and words were known (trial 7, fault 2; decision 0021, `002:J.2`).
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use peatee_tournament::{
    Bound, Command, Competition, Happened, Player, PlayerId, Refused, System, lots,
};

const ROBIN: System = System::RoundRobin { cycles: 1 };

/// An odd number: whoever leaves then has lots drawn anew.
fn drawn() -> Hall {
    Hall::drawn(ROBIN, 5)
}

fn is_number(what: &Happened) -> bool {
    matches!(what, Happened::Numbered { .. })
}

fn undo(hall: &mut Hall, is_it: impl Fn(&Happened) -> bool) {
    let event = hall.event(is_it);
    let why = "a mistake".to_owned();
    hall.act(&Command::Undo { event, why });
}

fn club(player: u32, club: &str) -> Command {
    let right = Player {
        club: club.to_owned(),
        ..Hall::player(player)
    };
    Command::Amend {
        player: PlayerId(player),
        right: Box::new(right),
    }
}

/// Registration is open again, after the numbers were drawn.
fn reopened() -> Hall {
    let mut hall = drawn();
    undo(&mut hall, is_number);
    undo(&mut hall, |what| matches!(what, Happened::Closed));
    hall
}

fn other_secret() -> String {
    "5a".repeat(32)
}

fn commitment(secret: &str) -> Command {
    Command::Commit(lots::commit(&secret.parse().expect("a secret")))
}

fn draw(secret: &str) -> Command {
    Command::Draw {
        secret: secret.to_owned(),
        words: "red  blue".to_owned(),
    }
}

#[test]
fn found_7_t_arbiter_02_the_urn_does_not_change_under_an_opened_secret() {
    let mut hall = reopened();
    let first = hall.event(is_number);
    hall.act(&club(1, "Tartu 17"));
    hall.act(&Command::Close);
    assert_eq!(
        hall.refused(&hall.drawing()),
        Refused::Bound(Bound::UrnChanged(first))
    );
}

#[test]
fn found_7_t_arbiter_02_a_changed_urn_is_drawn_with_a_new_secret() {
    let mut hall = reopened();
    let first = hall.event(is_number);
    hall.act(&club(1, "Tartu 17"));
    // The old one is known.
    assert_eq!(
        hall.refused(&Hall::commitment()),
        Refused::Bound(Bound::SecretOpened(first))
    );
    hall.act(&commitment(&other_secret()));
    assert_eq!(
        hall.refused(&commitment(&"6b".repeat(32))),
        Refused::Committed
    );
    hall.act(&Command::Close);
    assert_eq!(hall.refused(&hall.drawing()), Refused::WrongSecret);
    hall.act(&draw(&other_secret()));
    let drawings = hall.competition.drawings_of_numbers();
    let entries: Vec<&[String]> = drawings.iter().map(|one| &*one.entries).collect();
    assert_eq!(drawings.len(), 2);
    assert_ne!(entries[0], entries[1]);
    assert_ne!(drawings[0].secret, drawings[1].secret);
    let again = hall.competition.recompute();
    assert!(again.iter().all(|one| one.is_same == Ok(true)), "{again:?}");
}

#[test]
fn found_7_t_arbiter_02_a_new_secret_is_bound_before_closing() {
    let mut hall = drawn();
    undo(&mut hall, is_number);
    assert_eq!(
        hall.refused(&commitment(&other_secret())),
        Refused::Committed
    );
}

/// Nobody draws from the same entries with another secret until he likes what he has.
#[test]
fn found_7_t_arbiter_02_the_same_urn_is_drawn_as_before() {
    let mut hall = drawn();
    let before = hall.competition.order().to_vec();
    let first = hall.event(is_number);
    undo(&mut hall, is_number);
    undo(&mut hall, |what| matches!(what, Happened::Closed));
    hall.act(&commitment(&other_secret()));
    hall.act(&Command::Close);
    assert_eq!(
        hall.refused(&draw(&other_secret())),
        Refused::Bound(Bound::DrawnBefore(first))
    );
    undo(&mut hall, |what| matches!(what, Happened::Committed(_)));
    hall.draw();
    assert_eq!(hall.competition.order(), before);
}

/// What a drawing has opened is not taken back, so that it cannot be bound anew.
#[test]
fn found_7_t_arbiter_02_an_opened_commitment_stands() {
    let hall = reopened();
    let event = hall.event(|what| matches!(what, Happened::Committed(_)));
    let why = "a mistake".to_owned();
    let refused = hall.refused(&Command::Undo { event, why });
    assert!(matches!(refused, Refused::RestsOnIt { .. }), "{refused}");
}

/// 002:§38.1: whoever leaves is missing in the second drawing, and nothing else is changed.
#[test]
fn found_7_t_arbiter_02_only_who_left_is_missing_when_lots_are_drawn_anew() {
    let mut hall = drawn();
    let first = hall.event(is_number);
    hall.leave(4);
    let mut respelt = hall.clone();
    hall.draw();
    assert_eq!(hall.competition.order().len(), 4);

    // What is known of somebody may be put right while there are numbers.
    let mut before = drawn();
    before.act(&club(1, "Tartu 17"));
    before.leave(4);
    assert_eq!(
        before.refused(&before.drawing()),
        Refused::Bound(Bound::UrnChanged(first))
    );

    // Another leaver may not be tried.
    respelt.draw();
    let second = respelt.event(is_number);
    undo(&mut respelt, is_number);
    undo(&mut respelt, |what| matches!(what, Happened::Left { .. }));
    respelt.leave(5);
    assert_eq!(
        respelt.refused(&respelt.drawing()),
        Refused::Bound(Bound::UrnChanged(second))
    );
}

/// A file from before in which it was done says so when it is verified.
#[test]
fn found_7_t_arbiter_02_a_steered_file_is_told() {
    let mut hall = reopened();
    let first = hall.event(is_number);
    hall.act(&club(1, "Tartu 17"));
    hall.act(&Command::Close);
    let log = hall.competition.log();
    // As an earlier version decided: by the events that stand.
    let standing = (1..).zip(log).filter(|(number, event)| {
        !hall.competition.is_undone(*number) && !matches!(event.what, Happened::Undone { .. })
    });
    let standing =
        Competition::replay(standing.map(|(_, event)| event.clone())).expect("a competition");
    let mut events = log.to_vec();
    events.extend(
        standing
            .decide(
                &hall.drawing(),
                peatee_tournament::Moment(1_900_000_000_000),
                "Mari Tamm",
            )
            .expect("allowed"),
    );
    let steered = Competition::replay(events).expect("it replays");
    let told: Vec<_> = steered
        .recompute()
        .into_iter()
        .map(|one| one.is_same)
        .collect();
    assert_eq!(told, [Err(Refused::Bound(Bound::UrnChanged(first)))]);
}
