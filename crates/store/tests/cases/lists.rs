//! Lists of games: over, under way, of a person, page after page.

use conduct::Color::{Black, White};
use conduct::{Command, Event, Game, Happened, Millis, Moment, PersonId, Score, Terms};
use peatee_store::{GameId, NewGame, Page, StoreError};

use super::{Bed, append_each, kept_game, new_game, with_people};
use crate::common::{START, act, terms};

/// A game at a wooden board: a judge may have it replayed.
pub(super) fn at_a_board() -> Terms {
    Terms {
        mode: conduct::Mode::Record,
        ..terms("russian-1953")
    }
}

/// A game that White resigns, and the judge has replayed.
pub(super) fn resigned(at: Moment) -> (Vec<Event>, Vec<Event>) {
    let mut game = Game::new(at_a_board()).expect("playable");
    let mut events = act(&mut game, &Command::Begin, at);
    let text = "c3-d4".to_owned();
    events.extend(act(&mut game, &Command::Play { by: White, text }, at));
    events.extend(act(&mut game, &Command::Resign(White), at));
    let (behind, why) = (1, "viga".to_owned());
    let replayed = act(&mut game, &Command::ReplayFrom { behind, why }, at);
    (events, replayed)
}

pub(crate) async fn games_that_are_over_are_listed(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let at = START.plus(Millis::hours(1));
    let (events, replayed) = resigned(at);
    store
        .create_game(new_game(1, at_a_board()), &[])
        .await
        .expect("kept");
    store
        .create_game(new_game(2, at_a_board()), &events)
        .await
        .expect("kept");
    assert_eq!(store.unfinished().await, Ok(vec![GameId(1)]));
    store
        .append(GameId(1), 0, &events, None)
        .await
        .expect("kept");
    assert_eq!(store.unfinished().await, Ok(Vec::new()));
    let recent = store.list_recent(Page::first(10)).await.expect("a list");
    let results: Vec<_> = recent.iter().map(|meta| (meta.id.0, meta.ended)).collect();
    let lost = Some((at, Score::Win(Black)));
    assert_eq!(results, [(2, lost), (1, lost)]);
    // What the judge has replayed is not over.
    store
        .append(GameId(1), events.len() as u64, &replayed, None)
        .await
        .expect("kept");
    assert_eq!(store.unfinished().await, Ok(vec![GameId(1)]));
    let live = store.list_live(Page::first(10)).await.expect("a list");
    assert_eq!(
        live.iter()
            .map(|meta| (meta.id.0, meta.ended))
            .collect::<Vec<_>>(),
        [(1, None)]
    );
}

pub(crate) async fn lists_have_pages(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let (events, _) = resigned(START);
    for id in 0..7 {
        let game = NewGame {
            created_at: START,
            ..new_game(id, at_a_board())
        };
        store
            .create_game(game, if id < 3 { &[] } else { &events })
            .await
            .expect("kept");
    }
    let mut page = Page::first(2);
    let mut found = Vec::new();
    loop {
        let games = store.games_of(PersonId(2), page).await.expect("a list");
        let Some(last) = games.last() else { break };
        page.before = Some(last.place());
        found.extend(games.iter().map(|meta| meta.id.0));
    }
    assert_eq!(found, [6, 5, 4, 3, 2, 1, 0]);
    let first = store.list_recent(Page::first(3)).await.expect("a list");
    let before = first.last().and_then(|meta| meta.ended_place());
    let rest = store
        .list_recent(Page { limit: 3, before })
        .await
        .expect("a list");
    let ids: Vec<_> = first.iter().chain(&rest).map(|meta| meta.id.0).collect();
    assert_eq!(ids, [6, 5, 4, 3]);
    let nobody = store.games_of(PersonId(3), Page::first(9)).await;
    assert!(nobody.expect("a list").is_empty());
}

pub(crate) async fn colours_are_exchanged(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let mut game = Game::new(terms("russian")).expect("playable");
    let mut events = act(&mut game, &Command::Begin, START);
    events.extend(act(&mut game, &Command::SwapColours, START));
    store
        .create_game(new_game(1, terms("russian")), &[])
        .await
        .expect("kept");
    store
        .append(GameId(1), 0, &events, None)
        .await
        .expect("kept");
    let meta = store.load(GameId(1)).await.expect("there").meta;
    assert_eq!(meta.sides.white, [PersonId(2)]);
    assert_eq!(meta.terms.sides.white, [PersonId(1)]);
}

/// The end of a game is kept only if the game can be played over; what others ask at that time is not harmed.
pub(crate) async fn what_makes_no_game_is_not_ended(bed: &Bed) {
    let store = bed.open().await;
    let (game, events) = kept_game(&*store, GameId(1)).await;
    let (other, _) = kept_game(&*store, GameId(2)).await;
    let absurd = [
        Happened::Played {
            by: White,
            text: "1-50".to_owned(),
            way: conduct::Millis::ZERO,
        },
        Happened::Ended(conduct::End::Agreement),
    ];
    let absurd = absurd.map(|what| Event { at: START, what });
    let (refused, kept) = tokio::join!(
        store.append(game, 0, &absurd, None),
        append_each(&*store, other, 0, &events),
    );
    assert!(matches!(refused, Err(StoreError::Misfit(_))), "{refused:?}");
    assert_eq!(kept, (events.len() as u64, None));
    assert!(store.load(game).await.expect("there").events.is_empty());
}
