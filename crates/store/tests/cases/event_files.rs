//! Event files: lines that are added at the end, all of a request or none.

use conduct::{Millis, Moment, PersonId};
use peatee_store::{
    Appended, EventId, EventList, EventListing, EventPlace, NewEventFile, NewLines, OwnerBounds,
    Store, StoreError,
};

use super::{Bed, command};
use crate::common::{START, somebody};

const OWNER: PersonId = PersonId(7);
const BOUNDS: OwnerBounds = OwnerBounds {
    files: 3,
    bytes: 1000,
};

fn lines(from: u64, count: u64) -> Vec<String> {
    let numbers = from..from + count;
    numbers
        .map(|number| format!("line {number} õ \"…\"\\\r\n"))
        .collect()
}

fn listing(title: &str) -> EventListing {
    EventListing {
        title: title.to_owned(),
        place: "Otepää".to_owned(),
        dates: "2026-11-20".to_owned(),
        ended_at: None,
    }
}

fn new_file(id: u64, count: u64) -> NewEventFile {
    NewEventFile {
        id: EventId(id),
        owner: OWNER,
        created_at: START.plus(Millis(id)),
        heading: "\u{feff}peatee tournament 2\r\n".to_owned(),
        lines: lines(0, count),
        listing: listing(&format!("Cup {id}")),
        bounds: BOUNDS,
    }
}

fn more(event: u64, expected: u64, count: u64) -> NewLines {
    NewLines {
        event: EventId(event),
        expected,
        lines: lines(expected, count),
        command: None,
        author: OWNER,
        at: START,
        listing: listing("Cup"),
        checks_in: false,
        bounds: BOUNDS,
    }
}

async fn with_owner(store: &dyn Store) {
    let owner = somebody(OWNER.0, "Mari Tamm", Some("hash"));
    store.create_person(owner).await.expect("new");
    let guest = somebody(8, "Guest", None);
    store.create_person(guest).await.expect("new");
}

pub(crate) async fn event_files_are_kept_line_by_line(bed: &Bed) {
    let store = bed.open().await;
    with_owner(&*store).await;
    let file = new_file(1, 3);
    store.create_event_file(file.clone()).await.expect("kept");
    let again = store.create_event_file(file.clone()).await;
    assert_eq!(again, Err(StoreError::IdTaken));
    let guests = NewEventFile {
        owner: PersonId(8),
        ..new_file(2, 1)
    };
    let refused = store.create_event_file(guests).await;
    assert_eq!(refused, Err(StoreError::NoPerson));
    let kept = store.append_lines(more(1, 3, 2)).await;
    assert_eq!(kept, Ok(Appended::Kept { version: 5 }));
    drop(store);
    let store = bed.open().await;
    let kept = store.load_event_file(EventId(1)).await.expect("there");
    let text = file.heading + &lines(0, 5).concat();
    assert_eq!(kept.text(), text);
    assert_eq!(kept.file.bytes, text.len() as u64);
    assert_eq!(
        (kept.file.owner, kept.file.created_at),
        (OWNER, file.created_at)
    );
    assert_eq!(kept.file.listing, listing("Cup"));
    let since = store.event_lines_since(EventId(1), 4).await;
    assert_eq!(since, Ok(lines(4, 1)));
    let nothing = store.load_event_file(EventId(2)).await.map(|_| ());
    assert_eq!(nothing, Err(StoreError::NoEventFile(EventId(2))));
}

pub(crate) async fn a_request_to_an_event_file_is_done_once(bed: &Bed) {
    let store = bed.open().await;
    with_owner(&*store).await;
    store.create_event_file(new_file(1, 1)).await.expect("kept");
    let first = NewLines {
        command: Some(command("7.a")),
        ..more(1, 1, 2)
    };
    let kept = store.append_lines(first.clone()).await;
    assert_eq!(kept, Ok(Appended::Kept { version: 3 }));
    store.append_lines(more(1, 3, 1)).await.expect("kept");
    // With the version of then, and with that of now.
    for expected in [1, 4] {
        let again = NewLines {
            expected,
            ..first.clone()
        };
        let again = store.append_lines(again).await;
        assert_eq!(again, Ok(Appended::AlreadyDone { version: 3 }));
    }
    let done = store.event_done(EventId(1), &command("7.a")).await;
    assert_eq!(done, Ok(Some(3)));
    let other = store.event_done(EventId(1), &command("7.b")).await;
    assert_eq!(other, Ok(None));
    let kept = store.load_event_file(EventId(1)).await.expect("there");
    assert_eq!(kept.lines, [lines(0, 3), lines(3, 1)].concat());
}

pub(crate) async fn lines_are_added_at_the_end_only(bed: &Bed) {
    let store = bed.open().await;
    with_owner(&*store).await;
    store.create_event_file(new_file(1, 2)).await.expect("kept");
    for expected in [0, 1, 3, u64::MAX] {
        let refused = store
            .append_lines(NewLines {
                expected,
                ..more(1, 2, 1)
            })
            .await;
        assert_eq!(refused, Err(StoreError::Conflict { expected, found: 2 }));
    }
    let nowhere = store.append_lines(more(9, 0, 1)).await;
    assert_eq!(nowhere, Err(StoreError::NoEventFile(EventId(9))));
    // Of two at once one is kept.
    let (one, other) = tokio::join!(
        store.append_lines(more(1, 2, 2)),
        store.append_lines(more(1, 2, 2))
    );
    let kept = Ok(Appended::Kept { version: 4 });
    assert_ne!(one == kept, other == kept, "{one:?} {other:?}");
    let zero = NewLines {
        lines: vec!["a\0b\n".to_owned()],
        ..more(1, 4, 1)
    };
    let zero = store.append_lines(zero).await;
    assert!(matches!(zero, Err(StoreError::Payload(_))), "{zero:?}");
    let file = store.load_event_file(EventId(1)).await.expect("there");
    assert_eq!(file.lines, lines(0, 4));
    let bytes = file.text().len() as u64;
    assert_eq!(file.file.bytes, bytes, "what is refused is not counted");
}

pub(crate) async fn event_files_are_listed(bed: &Bed) {
    let store = bed.open().await;
    with_owner(&*store).await;
    for id in 1..=3 {
        store
            .create_event_file(new_file(id, 1))
            .await
            .expect("kept");
    }
    let ended = NewLines {
        listing: EventListing {
            ended_at: Some(START.plus(Millis(50))),
            ..listing("Cup 2")
        },
        ..more(2, 1, 1)
    };
    store.append_lines(ended).await.expect("kept");
    let ids = async |list, behind, limit| {
        let files = store.list_event_files(list, behind, limit).await;
        let files = files.expect("a list").into_iter();
        files.map(|file| file.id.0).collect::<Vec<u64>>()
    };
    assert_eq!(ids(EventList::Running, None, 9).await, [3, 1]);
    assert_eq!(ids(EventList::Ended, None, 9).await, [2]);
    assert_eq!(ids(EventList::Of(OWNER), None, 2).await, [3, 2]);
    let file = store.event_file(EventId(2)).await.expect("there");
    assert_eq!(file.listing.title, "Cup 2");
    let at = START.plus(Millis(50));
    let place = EventPlace { at, event: file.id };
    assert_eq!(file.place_in(EventList::Ended), place);
    let behind = Some(file.place_in(EventList::Of(OWNER)));
    assert_eq!(ids(EventList::Of(OWNER), behind, 9).await, [1]);
    assert_eq!(ids(EventList::Of(PersonId(8)), None, 9).await, [0_u64; 0]);
}

pub(crate) async fn an_account_keeps_so_many_event_files(bed: &Bed) {
    let store = bed.open().await;
    with_owner(&*store).await;
    for id in 1..=3 {
        store
            .create_event_file(new_file(id, 1))
            .await
            .expect("kept");
    }
    let fourth = store.create_event_file(new_file(4, 1)).await;
    assert_eq!(fourth, Err(StoreError::EventsFull));
    let gone = store.event_file(EventId(4)).await.map(|_| ());
    assert_eq!(gone, Err(StoreError::NoEventFile(EventId(4))));
    let long = store.append_lines(more(1, 1, 60)).await;
    assert_eq!(long, Err(StoreError::EventsFull));
    let file = store.load_event_file(EventId(1)).await.expect("there");
    assert_eq!(file.lines, lines(0, 1));
}

pub(crate) async fn a_file_that_is_checked_out_takes_no_lines(bed: &Bed) {
    let store = bed.open().await;
    with_owner(&*store).await;
    store.create_event_file(new_file(1, 1)).await.expect("kept");
    let event = EventId(1);
    let since = async || {
        store
            .event_file(event)
            .await
            .map(|file| file.checked_out_at)
    };
    let later = Moment(START.0 + 9);
    store.check_out(event, Some(START)).await.expect("out");
    store.check_out(event, Some(later)).await.expect("out");
    assert_eq!(since().await, Ok(Some(START)));
    let refused = store.append_lines(more(1, 1, 1)).await;
    assert_eq!(refused, Err(StoreError::CheckedOut(event)));
    let back = NewLines {
        checks_in: true,
        ..more(1, 1, 1)
    };
    let kept = store.append_lines(back).await;
    assert_eq!(kept, Ok(Appended::Kept { version: 2 }));
    assert_eq!(since().await, Ok(None));
    store.check_out(event, Some(later)).await.expect("out");
    store.check_out(event, None).await.expect("back");
    store.append_lines(more(1, 2, 1)).await.expect("kept");
    let nowhere = store.check_out(EventId(2), None).await;
    assert_eq!(nowhere, Err(StoreError::NoEventFile(EventId(2))));
}
