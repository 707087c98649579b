//! People, their sessions and links, and the challenges they make.

use conduct::Color::Black;
use conduct::{Millis, PersonId};
use peatee_store::{
    Challenge, ChallengeId, GameId, Name, NewChallenge, Page, PasswordHash, SeatWish, Session,
    Standing, StoreError, TokenHash,
};

use super::lists::{at_a_board, resigned};
use super::{Bed, lonely_terms, new_game, with_people};
use crate::common::{START, somebody, terms};

pub(crate) async fn people_come_and_go(bed: &Bed) {
    let store = bed.open().await;
    let (ann, bo) = (PersonId(1), PersonId(2));
    store
        .create_person(somebody(1, "Ann", None))
        .await
        .expect("new");
    store
        .create_person(somebody(2, "Bo", Some("$hash$")))
        .await
        .expect("new");
    let again = store.create_person(somebody(1, "Else", None)).await;
    assert_eq!(again, Err(StoreError::IdTaken));
    assert_eq!(store.person(PersonId(3)).await, Ok(None));
    let hash = |text: &str| PasswordHash(text.to_owned());
    let found = store.person(bo).await.expect("an answer").expect("there");
    assert_eq!(
        found.standing,
        Standing::Account {
            password: hash("$hash$")
        }
    );
    assert_eq!((found.name.as_str(), found.language.as_str()), ("Bo", "et"));
    assert_eq!(found.created_at, START);
    // Only accounts have passwords.
    assert_eq!(
        store.change_password(ann, hash("x")).await,
        Err(StoreError::NoPerson)
    );
    let changed = store.change_password(bo, hash("other")).await;
    changed.expect("kept");
    store.set_language(bo, "lv").await.expect("kept");
    store
        .register(ann, name("Ann Õun"), hash("first"))
        .await
        .expect("free");
    let twice = store.register(ann, name("Anna"), hash("second")).await;
    assert_eq!(twice, Err(StoreError::NoPerson));
    let found = store
        .person_by_name(&name("ann õUN"))
        .await
        .expect("an answer");
    assert_eq!(found.map(|person| person.id), Some(ann));
    // Gone: the name can be taken again, the games stay.
    store
        .create_game(new_game(1, terms("russian")), &[])
        .await
        .expect("kept");
    store.begin_session(session(7, bo, 10)).await.expect("new");
    store.put_up_challenge(challenge(1, bo)).await.expect("new");
    store
        .pseudonymise(bo, name("Lahkunud 1"))
        .await
        .expect("there");
    let gone = store.person(bo).await.expect("an answer").expect("there");
    assert_eq!(
        (gone.name.as_str(), &gone.standing),
        ("Lahkunud 1", &Standing::Gone)
    );
    // Whoever signed in at that moment is too late.
    let late = store.begin_session(session(8, bo, 10)).await;
    assert_eq!(late, Err(StoreError::NoPerson));
    assert_eq!(store.person_by_name(&name("bo")).await, Ok(None));
    assert_eq!(store.session(TokenHash([7; 32]), START).await, Ok(None));
    assert!(
        store
            .open_challenges(None, 9)
            .await
            .expect("a list")
            .is_empty()
    );
    assert_eq!(
        store
            .games_of(bo, Page::first(9))
            .await
            .expect("a list")
            .len(),
        1
    );
    let nobody = store.pseudonymise(PersonId(9), name("x")).await;
    assert_eq!(nobody, Err(StoreError::NoPerson));
}

pub(super) fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

pub(crate) async fn names_are_unique(bed: &Bed) {
    let store = bed.open().await;
    store
        .create_person(somebody(1, "Šarūnas", Some("a")))
        .await
        .expect("new");
    let same = store.create_person(somebody(2, "ŠARŪNAS", Some("b"))).await;
    assert_eq!(same, Err(StoreError::NameTaken));
    // Guests may be called as they like.
    store
        .create_person(somebody(3, "Guest", None))
        .await
        .expect("new");
    store
        .create_person(somebody(4, "Guest", None))
        .await
        .expect("new");
    let password = PasswordHash("c".to_owned());
    let taken = store
        .register(PersonId(3), name("s\u{30c}aru\u{304}nas"), password)
        .await;
    assert_eq!(taken, Err(StoreError::NameTaken));
}

fn session(token: u8, person: PersonId, minutes: u64) -> Session {
    Session {
        token: TokenHash([token; 32]),
        person,
        created_at: START,
        seen_at: START,
        expires_at: START.plus(Millis::minutes(minutes)),
    }
}

pub(crate) async fn sessions_end(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let ann = PersonId(1);
    let nobody = store.begin_session(session(1, PersonId(9), 10)).await;
    assert_eq!(nobody, Err(StoreError::NoPerson));
    for token in 1..=4 {
        store
            .begin_session(session(token, ann, 10 * u64::from(token)))
            .await
            .expect("new");
    }
    let at = |minutes| START.plus(Millis::minutes(minutes));
    let token = |token| TokenHash([token; 32]);
    assert_eq!(
        store.session(token(1), at(9)).await,
        Ok(Some(session(1, ann, 10)))
    );
    assert_eq!(store.session(token(1), at(10)).await, Ok(None));
    store
        .renew_session(token(1), at(9), at(60))
        .await
        .expect("kept");
    let renewed = store
        .session(token(1), at(50))
        .await
        .expect("an answer")
        .expect("there");
    assert_eq!((renewed.seen_at, renewed.expires_at), (at(9), at(60)));
    store.revoke_session(token(2)).await.expect("ended");
    store.revoke_session(token(2)).await.expect("ended already");
    assert_eq!(store.session(token(2), START).await, Ok(None));
    assert_eq!(store.sweep_sessions(at(30)).await, Ok(1));
    assert_eq!(store.revoke_sessions(ann).await, Ok(2));
    assert_eq!(store.session(token(1), START).await, Ok(None));
}

fn challenge(id: u64, by: PersonId) -> NewChallenge {
    NewChallenge {
        id: ChallengeId(id),
        terms: lonely_terms(),
        by,
        wish: SeatWish::Side(Black),
        is_open: true,
        created_at: START.plus(Millis(id)),
    }
}

pub(crate) async fn challenges_are_taken_once(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let ann = PersonId(1);
    for id in 1..=3 {
        store
            .put_up_challenge(challenge(id, ann))
            .await
            .expect("new");
    }
    let again = store.put_up_challenge(challenge(1, ann)).await;
    assert_eq!(again, Err(StoreError::IdTaken));
    let ids = |open: &[Challenge]| open.iter().map(|one| one.offer.id.0).collect::<Vec<_>>();
    let open = store.open_challenges(None, 2).await.expect("a list");
    assert_eq!(ids(&open), [3, 2]);
    let behind = open.last().map(|one| (one.offer.created_at, one.offer.id));
    let rest = store.open_challenges(behind, 2).await.expect("a list");
    assert_eq!(ids(&rest), [1]);
    // What is sent to a friend stands in no list.
    let by_link = NewChallenge {
        is_open: false,
        ..challenge(4, ann)
    };
    store.put_up_challenge(by_link).await.expect("new");
    let found = store.challenge(ChallengeId(4)).await.expect("an answer");
    assert!(found.is_some_and(|found| !found.offer.is_open));
    assert_eq!(
        store.open_challenges(None, 9).await.expect("a list").len(),
        3
    );
    let taken = ChallengeId(1);
    let accept = |id| store.accept_challenge(taken, new_game(id, terms("russian")), &[]);
    let (one, other) = tokio::join!(accept(1), accept(2));
    let won = if one.is_ok() { 1 } else { 2 };
    let lost = if one.is_ok() { other } else { one };
    assert_eq!(lost, Err(StoreError::NoChallenge(taken)));
    assert_eq!(store.unfinished().await, Ok(vec![GameId(won)]));
    let found = store
        .challenge(taken)
        .await
        .expect("an answer")
        .expect("there");
    assert_eq!(
        (found.game, found.offer.wish),
        (Some(GameId(won)), SeatWish::Side(Black))
    );
    store
        .withdraw_challenge(ChallengeId(2))
        .await
        .expect("open");
    for id in [1, 2, 9].map(ChallengeId) {
        let gone = store.withdraw_challenge(id).await;
        assert_eq!(gone, Err(StoreError::NoChallenge(id)));
    }
    assert_eq!(
        store.open_challenges(None, 9).await.expect("a list").len(),
        1
    );
}

pub(crate) async fn accounts_are_listed_and_looked_after(bed: &Bed) {
    let store = bed.open().await;
    for (id, called, password) in [
        (1, "Õun", Some("a")),
        (2, "bo", Some("b")),
        (3, "Ann", Some("c")),
        (4, "Guest", None),
    ] {
        let person = somebody(id, called, password);
        store.create_person(person).await.expect("new");
    }
    let names = |people: Vec<peatee_store::Person>| -> Vec<String> {
        people.iter().map(|one| one.name.to_string()).collect()
    };
    let first = store.accounts(None, 2).await.expect("a list");
    assert_eq!(names(first), ["Ann", "bo"]);
    let rest = store.accounts(Some(&name("BO")), 9).await.expect("a list");
    assert_eq!(names(rest), ["Õun"]);
    // The role.
    let is_one = async |id| {
        let found = store.person(PersonId(id)).await.expect("an answer");
        found.expect("there").is_administrator
    };
    assert!(!is_one(3).await);
    store
        .set_administrator(PersonId(3), true)
        .await
        .expect("an account");
    assert!(is_one(3).await);
    let guest = store.set_administrator(PersonId(4), true).await;
    assert_eq!(guest, Err(StoreError::NoPerson));
    // Who has left has no role.
    store
        .pseudonymise(PersonId(3), name("Gone 1"))
        .await
        .expect("there");
    assert!(!is_one(3).await);
    assert_eq!(
        names(store.accounts(None, 9).await.expect("a list")),
        ["bo", "Õun"]
    );
}

pub(crate) async fn links_are_used_once(bed: &Bed) {
    let store = bed.open().await;
    let (ann, guest) = (PersonId(1), PersonId(2));
    let person = somebody(1, "Ann", Some("old"));
    store.create_person(person).await.expect("new");
    store
        .create_person(somebody(2, "Bo", None))
        .await
        .expect("new");
    let at = |minutes| START.plus(Millis::minutes(minutes));
    let link = |token: u8, person| peatee_store::PasswordLink {
        token: TokenHash([token; 32]),
        person,
        expires_at: at(10),
    };
    let hash = || PasswordHash("new".to_owned());
    for nobody in [guest, PersonId(9)] {
        let refused = store.put_up_link(link(1, nobody)).await;
        assert_eq!(refused, Err(StoreError::NoPerson));
    }
    // The newer link takes the place of the older.
    store.put_up_link(link(1, ann)).await.expect("kept");
    store.put_up_link(link(2, ann)).await.expect("kept");
    let (older, token) = (TokenHash([1; 32]), TokenHash([2; 32]));
    assert_eq!(store.link(older, START).await, Ok(None));
    assert_eq!(store.link(token, at(9)).await, Ok(Some(link(2, ann))));
    assert_eq!(store.link(token, at(10)).await, Ok(None));
    let late = store.use_link(token, at(10), hash()).await;
    assert_eq!(late, Err(StoreError::NoLink));
    store.begin_session(session(7, ann, 60)).await.expect("new");
    assert_eq!(store.use_link(token, at(9), hash()).await, Ok(ann));
    let again = store.use_link(token, at(9), hash()).await;
    assert_eq!(again, Err(StoreError::NoLink));
    let found = store.person(ann).await.expect("an answer").expect("there");
    assert_eq!(found.standing, Standing::Account { password: hash() });
    assert_eq!(store.session(TokenHash([7; 32]), START).await, Ok(None));
    // Neither a session nor a link outlives the password that it was made for.
    store.put_up_link(link(4, ann)).await.expect("kept");
    store.begin_session(session(8, ann, 60)).await.expect("new");
    store.change_password(ann, hash()).await.expect("kept");
    assert_eq!(store.link(TokenHash([4; 32]), START).await, Ok(None));
    assert_eq!(store.session(TokenHash([8; 32]), START).await, Ok(None));
    // An administrator comes with his link, or not at all.
    let kadri = |id| somebody(id, "Kadri", Some("locked"));
    let own = link(5, PersonId(5));
    store
        .create_administrator(kadri(5), own)
        .await
        .expect("new");
    let found = store.person(own.person).await.expect("an answer");
    assert!(found.expect("there").is_administrator);
    assert_eq!(store.link(own.token, START).await, Ok(Some(own)));
    let taken = store
        .create_administrator(kadri(6), link(6, PersonId(6)))
        .await;
    assert_eq!(taken, Err(StoreError::NameTaken));
    let olav = somebody(6, "Olav", Some("locked"));
    let same = link(5, PersonId(6));
    let torn = store.create_administrator(olav, same).await;
    assert_eq!(torn, Err(StoreError::IdTaken));
    assert_eq!(store.person(PersonId(6)).await, Ok(None));
    // A link goes with its owner.
    store.put_up_link(link(3, ann)).await.expect("kept");
    store
        .pseudonymise(ann, name("Gone 1"))
        .await
        .expect("there");
    assert_eq!(store.link(TokenHash([3; 32]), START).await, Ok(None));
    // Those that have expired are forgotten, once; the administrator's is among them.
    let person = somebody(3, "Cas", Some("old"));
    store.create_person(person).await.expect("new");
    store.put_up_link(link(4, PersonId(3))).await.expect("kept");
    assert_eq!(store.sweep_links(at(9)).await, Ok(0));
    assert_eq!(store.sweep_links(at(10)).await, Ok(2));
    assert_eq!(store.sweep_links(at(10)).await, Ok(0));
    assert_eq!(store.link(TokenHash([4; 32]), START).await, Ok(None));
}

pub(crate) async fn what_belongs_to_somebody_is_listed(bed: &Bed) {
    let store = bed.open().await;
    with_people(&*store).await;
    let (ann, bo) = (PersonId(1), PersonId(2));
    for (token, minutes) in [(1, 10), (2, 30), (3, 40)] {
        let new = session(token, ann, minutes);
        store.begin_session(new).await.expect("new");
    }
    store.begin_session(session(4, bo, 40)).await.expect("new");
    let at = |minutes| START.plus(Millis::minutes(minutes));
    store
        .renew_session(TokenHash([3; 32]), at(5), at(60))
        .await
        .expect("kept");
    let tokens = async |person, minutes| -> Vec<u8> {
        let listed = store.sessions_of(person, at(minutes)).await;
        let listed = listed.expect("a list").into_iter();
        listed.map(|session| session.token.0[0]).collect()
    };
    assert_eq!(tokens(ann, 9).await, [3, 1, 2]);
    assert_eq!(tokens(ann, 10).await, [3, 2]);
    let kept = TokenHash([2; 32]);
    assert_eq!(store.revoke_other_sessions(ann, kept).await, Ok(2));
    assert_eq!(tokens(ann, 9).await, [2]);
    assert_eq!(tokens(bo, 9).await, [4]);
    // Challenges, those of others not among them.
    for (id, by) in [(1, ann), (2, bo), (3, ann)] {
        let new = challenge(id, by);
        store.put_up_challenge(new).await.expect("new");
    }
    let listed = store.challenges_of(ann, None, 9).await.expect("a list");
    let ids: Vec<u64> = listed.iter().map(|one| one.offer.id.0).collect();
    assert_eq!(ids, [3, 1]);
    let first = &listed[0].offer;
    let behind = Some((first.created_at, first.id));
    let rest = store.challenges_of(ann, behind, 9).await.expect("a list");
    let ids: Vec<u64> = rest.iter().map(|one| one.offer.id.0).collect();
    assert_eq!(ids, [1]);
    // Several at once, and whoever is not known is left out.
    let asked = [bo, PersonId(9), PersonId(u64::MAX), bo];
    let mut persons = store.persons(&asked).await.expect("a list");
    persons.sort_by_key(|person| person.id);
    let persons: Vec<&str> = persons.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(persons, ["Bo", "Ce"]);
    // Games under way with their version; one that is over is none.
    let (events, _) = resigned(at(60));
    let (game, version) = (GameId(1), events.len() as u64 - 1);
    let new = new_game(game.0, at_a_board());
    store.create_game(new, &[]).await.expect("kept");
    let versions = async |person| -> Vec<u64> {
        let live = store.live_games_of(person, 9).await.expect("a list");
        live.iter().map(|one| one.version).collect()
    };
    assert_eq!(versions(ann).await, [0]);
    let (last, first) = events.split_last().expect("some");
    store.append(game, 0, first, None).await.expect("kept");
    assert_eq!(versions(ann).await, [version]);
    assert!(versions(PersonId(9)).await.is_empty());
    let last = std::slice::from_ref(last);
    store.append(game, version, last, None).await.expect("kept");
    assert!(versions(ann).await.is_empty());
}
