//! Simultaneous displays (`000:11.1.2`).

use conduct::Color::{Black, White};
use conduct::{ByColor, Form, Moment, PersonId, Terms};
use peatee_store::{GameId, HostSide, NewSimul, SimulGame, SimulId, SimulSeat, Store, StoreError};

use super::people::name;
use super::{Bed, new_game};
use crate::common::{START, somebody, terms};

const HOST: PersonId = PersonId(1);

async fn with_crowd(store: &dyn Store, most: u64) {
    for id in 1..=most {
        let person = somebody(id, &format!("P{id}"), None);
        store.create_person(person).await.expect("new");
    }
}

fn display(id: u64, side: HostSide, places: u16) -> NewSimul {
    let mut terms = terms("russian");
    terms.sides = ByColor::default();
    NewSimul {
        id: SimulId(id),
        host: HOST,
        terms,
        side,
        places,
        created_at: START,
    }
}

/// The game of somebody with the host.
fn game(id: u64, person: PersonId) -> SimulGame {
    let terms = Terms {
        form: Form::Simultaneous { giver: White },
        sides: ByColor {
            white: vec![HOST],
            black: vec![person],
        },
        ..terms("russian")
    };
    SimulGame {
        person,
        game: new_game(id, terms),
        events: Vec::new(),
    }
}

fn persons(seats: &[SimulSeat]) -> Vec<u64> {
    seats.iter().map(|seat| seat.person.0).collect()
}

pub(crate) async fn a_display_has_so_many_places(bed: &Bed) {
    let store = bed.open().await;
    with_crowd(&*store, 30).await;
    let simul = SimulId(7);
    let open = display(7, HostSide::ByTurns, 10);
    store.open_simul(open.clone()).await.expect("new");
    assert_eq!(store.open_simul(open).await, Err(StoreError::IdTaken));
    let stranger = NewSimul {
        host: PersonId(99),
        ..display(8, HostSide::ByTurns, 3)
    };
    assert_eq!(store.open_simul(stranger).await, Err(StoreError::NoPerson));

    // All at once, and twice: ten get a board each.
    let crowd: Vec<PersonId> = (2..=30).map(PersonId).collect();
    let all = crowd.iter().chain(&crowd);
    let joins = all.map(|person| store.join_simul(simul, *person));
    let mut joined = 0;
    for join in futures_of(joins).await {
        match join {
            Ok(()) => joined += 1,
            Err(error) => assert_eq!(error, StoreError::NoSimul(simul)),
        }
    }
    assert_eq!(joined, 20);
    let found = store.simul(simul).await.expect("an answer").expect("there");
    let mut seated = persons(&found.seats);
    assert_eq!((seated.len(), found.offer.places), (10, 10));
    seated.sort_unstable();
    seated.dedup();
    assert_eq!(seated.len(), 10);
    assert_eq!(found.offer.side, HostSide::ByTurns);
    assert_eq!(
        [0, 1, 2].map(|board| found.offer.side.on(board)),
        [White, Black, White]
    );

    // Whoever gives it has it among his own, and whoever takes part.
    store
        .open_simul(display(6, HostSide::ByTurns, 3))
        .await
        .expect("new");
    let own = store.simuls_of(HOST, None, 9).await;
    assert_eq!(own, Ok(vec![SimulId(6), simul]));
    let behind = store.simuls_of(HOST, Some(SimulId(6)), 9).await;
    assert_eq!(behind, Ok(vec![simul]));
    let taken = store.simuls_of(found.seats[3].person, None, 9).await;
    assert_eq!(taken, Ok(vec![simul]));

    // Whoever leaves makes room.
    let leaver = found.seats[3].person;
    store.leave_simul(simul, leaver).await.expect("an answer");
    let late = crowd.iter().find(|person| !seated.contains(&person.0));
    let late = *late.expect("somebody");
    store.join_simul(simul, late).await.expect("room");
    let unknown = store.join_simul(SimulId(1), late).await;
    assert_eq!(unknown, Err(StoreError::NoSimul(SimulId(1))));
    // One who goes for ever leaves his board; a host takes his display with him.
    store.pseudonymise(late, name("x")).await.expect("there");
    let found = store.simul(simul).await.expect("an answer").expect("there");
    assert_eq!(found.seats.len(), 9);
    store.pseudonymise(HOST, name("y")).await.expect("there");
    assert!(store.simul(simul).await.expect("an answer").is_none());
}

/// All of them under way together.
async fn futures_of<T>(all: impl Iterator<Item = impl Future<Output = T>>) -> Vec<T> {
    let mut waiting: Vec<_> = all.map(|one| (Box::pin(one), None)).collect();
    std::future::poll_fn(|context| {
        let mut is_done = true;
        for (one, answer) in &mut waiting {
            if answer.is_none() {
                match one.as_mut().poll(context) {
                    std::task::Poll::Ready(found) => *answer = Some(found),
                    std::task::Poll::Pending => is_done = false,
                }
            }
        }
        match is_done {
            true => std::task::Poll::Ready(()),
            false => std::task::Poll::Pending,
        }
    })
    .await;
    waiting
        .into_iter()
        .filter_map(|(_, answer)| answer)
        .collect()
}

pub(crate) async fn displays_begin_once_with_all_their_games(bed: &Bed) {
    let store = bed.open().await;
    with_crowd(&*store, 6).await;
    let simul = SimulId(u64::MAX);
    let open = display(u64::MAX, HostSide::Always(White), 9);
    store.open_simul(open).await.expect("new");
    for person in 2..=5 {
        store
            .join_simul(simul, PersonId(person))
            .await
            .expect("room");
    }
    let games = |from: u64| {
        let three = (2..=4).map(|person| game(from + person, PersonId(person)));
        three.collect::<Vec<_>>()
    };
    // A game of somebody who has no board: nothing is begun.
    let mut wrong = games(10);
    wrong.push(game(19, PersonId(6)));
    let refused = store.start_simul(simul, START, wrong).await;
    assert_eq!(refused, Err(StoreError::NoPerson));
    assert_eq!(store.unfinished().await, Ok(Vec::new()));

    let (one, other) = tokio::join!(
        store.start_simul(simul, START, games(20)),
        store.start_simul(simul, START, games(30)),
    );
    let first = if one.is_ok() { 20 } else { 30 };
    let lost = if one.is_ok() { other } else { one };
    assert_eq!(lost, Err(StoreError::NoSimul(simul)));
    let late = store.join_simul(simul, PersonId(6)).await;
    assert_eq!(late, Err(StoreError::NoSimul(simul)));
    store
        .leave_simul(simul, PersonId(2))
        .await
        .expect("too late");

    // It is there again after a restart, without the fifth, who was not taken along.
    store.close().await.expect("closed");
    let store = bed.open().await;
    let found = store.simul(simul).await.expect("an answer").expect("there");
    assert_eq!(found.started_at, Some(Moment(START.0)));
    assert_eq!(persons(&found.seats), [2, 3, 4]);
    for (seat, person) in found.seats.iter().zip(2..) {
        let id = GameId(first + person);
        assert_eq!(seat.game, Some(id));
        assert_eq!(store.simul_of(id).await, Ok(Some(simul)));
        let kept = store.load(id).await.expect("there");
        assert_eq!(kept.meta.terms.form, Form::Simultaneous { giver: White });
    }
    assert_eq!(store.simul_of(GameId(1)).await, Ok(None));
    assert_eq!(store.unfinished().await.expect("a list").len(), 3);
}
