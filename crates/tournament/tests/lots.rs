//! The drawing of lots by article, against the independent recipe of `docs/lots.md`, and its laws.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};

use pairing::round_robin::RoundRobin;
use peatee_tournament::lots::{
    self, Commitment, LEAST_SECRET, Lots, MOST_SECRET, NoDraw, NoSecret, Purpose, Secret,
};
use proptest::prelude::*;
use sha2::{Digest, Sha256};

const PLAYERS: [&str; 5] = ["Tamm T.", "Kask J.", "Ilves B.", "Mägi M.", "Ilves A."];

/// What the Python of `docs/lots.md` prints, line by line.
const COMMITMENT: &str = "a7057c723b78d8555389c94184b8a5f108c381da914ee1fa2678a3020423591d";
const SEED: &str = "f10523d8306308d4d77fe90149af581b71b2416fcbd0c028e4b2b909a9d91b75";
const FIRST: [&str; 5] = ["Ilves B.", "Ilves A.", "Mägi M.", "Kask J.", "Tamm T."];
const SECOND: [&str; 5] = ["Ilves B.", "Kask J.", "Mägi M.", "Tamm T.", "Ilves A."];
const ROUND_OF_DAY_1: &str = "4";
const ORDER_OF_200: &str = "20e964d69c4782561aa260256929b9959be7146b8a791c3d2cd5688c732b5bab";

fn secret() -> Secret {
    let bytes: Vec<u8> = (0..16).collect();
    Secret::new(&bytes).expect("sixteen bytes")
}

fn urn() -> Lots {
    Lots::new(&secret(), "Pärnu 1953", "rain before noon").expect("an urn")
}

fn names<'a>(entries: &[&'a str], order: &[usize]) -> Vec<&'a str> {
    order.iter().map(|index| entries[*index]).collect()
}

fn digits(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// 002:J.2: the participants draw numbers from one to their number; the recipe of `docs/lots.md`,
/// written in another language, draws the same.
#[test]
fn r53_j_2_numbers_by_lot() {
    let order = urn().draw(&Purpose::Numbers, 1, &PLAYERS).expect("a draw");
    assert_eq!(names(&PLAYERS, &order), FIRST);

    let text = urn().seed_text(&Purpose::Numbers, 1, &PLAYERS);
    assert_eq!(digits(&text.expect("a text")), SEED);

    let players: Vec<String> = (1..=200).map(|number| format!("player {number}")).collect();
    let order = urn().draw(&Purpose::Numbers, 1, &players).expect("a draw");
    let fields = order.iter().map(|index| {
        let name = &players[*index];
        format!("{}:{name},", name.len())
    });
    let text: String = std::iter::once("5:order,".to_owned())
        .chain(fields)
        .collect();
    assert_eq!(digits(&text), ORDER_OF_200);
}

/// 002:J.5: the round of the day is drawn among those left.
#[test]
fn r53_j_5_the_round_of_the_day_by_lot() {
    let all = RoundRobin::new(12, 1).expect("a table");
    let mut played = Vec::new();
    for day in 1..=all.rounds() {
        let left = all.to_draw_from(&played).expect("an order");
        let entries: Vec<String> = left.iter().map(ToString::to_string).collect();
        let drawn = urn()
            .draw_one_of(&Purpose::RoundOfDay(day), 1, &entries)
            .expect("a draw");
        if day == 1 {
            assert_eq!(entries[drawn], ROUND_OF_DAY_1);
        }
        played.push(left[drawn]);
    }
    assert!(all.in_order(&played).is_ok());
}

/// 002:§38.1: lots can be drawn anew, and then give another order.
#[test]
fn r53_38_1_a_second_draw() {
    let order = urn().draw(&Purpose::Numbers, 2, &PLAYERS).expect("a draw");
    assert_eq!(names(&PLAYERS, &order), SECOND);
}

/// 002:§41c: what is recorded of a draw lets anyone repeat it.
#[test]
fn r53_41c_the_secret_fits_what_was_published() {
    let published = lots::commit(&secret());
    assert_eq!(published.to_string(), COMMITMENT);
    assert_eq!(COMMITMENT.parse(), Ok(published));

    let revealed: Secret = secret().reveal().parse().expect("a secret");
    assert!(lots::verify(&published, &revealed));
    let other = Secret::new(&[0; 16]).expect("sixteen bytes");
    assert!(!lots::verify(&published, &other));
}

#[test]
fn the_page_prints_what_is_tested() {
    let page = include_str!("../../../docs/lots.md");
    let (_, printed) = page.split_once("It prints").expect("the output");
    let python =
        |names: &[&str; 5]| format!("[{}]", names.map(|name| format!("'{name}'")).join(", "));
    let expected = [
        COMMITMENT.to_owned(),
        format!("('{SEED}', {})", python(&FIRST)),
        python(&SECOND),
        ROUND_OF_DAY_1.to_owned(),
        ORDER_OF_200.to_owned(),
    ];
    let lines: Vec<&str> = printed.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines[1..6], expected);
    // The commands of the page hash the same texts.
    let text = urn()
        .seed_text(&Purpose::Numbers, 1, &PLAYERS)
        .expect("a text");
    assert!(page.contains(&format!("printf '%s' '{text}' | sha256sum")));
    assert!(page.contains(&format!(
        "printf '%s' '19:peatee lots 1 block,64:{SEED},1:0,' | sha256sum"
    )));
}

#[test]
fn weak_secrets_are_refused() {
    for length in [0, LEAST_SECRET - 1, MOST_SECRET + 1] {
        assert_eq!(Secret::new(&vec![1; length]), Err(NoSecret::Length(length)));
    }
    let wrong = |text: &str| text.parse::<Secret>();
    assert_eq!(wrong("0g"), Err(NoSecret::NoDigits(1)));
    assert_eq!(wrong("000"), Err(NoSecret::NoDigits(3)));
    assert_eq!(wrong("0ä"), Err(NoSecret::NoDigits(1)));
    for text in ["", "a7", "+f", &COMMITMENT[1..]] {
        assert!(text.parse::<Commitment>().is_err(), "{text}");
    }
    assert_eq!(format!("{:?}", secret()), "Secret(..)");
    assert!(!format!("{:?}", urn()).contains("0001"));
}

#[test]
fn what_cannot_be_drawn() {
    let draw = |entries: &[&str]| urn().draw(&Purpose::Numbers, 1, entries);
    assert_eq!(draw(&[]), Err(NoDraw::NoEntries));
    let twice = NoDraw::Twice {
        first: 0,
        second: 2,
        text: "a".to_owned(),
    };
    assert_eq!(draw(&["a", "b", "a"]), Err(twice));
    for entry in ["", " ", " b", "b "] {
        assert_eq!(
            draw(&["a", entry]),
            Err(NoDraw::Blank { index: 1 }),
            "{entry:?}"
        );
    }
    let control = |text: &str| {
        Err(NoDraw::Control {
            text: text.to_owned(),
        })
    };
    assert_eq!(draw(&["a\u{7}b"]), control("a\u{7}b"));
    let other = Purpose::Other("a\nb".to_owned());
    assert_eq!(urn().draw(&other, 1, &["a"]), control("other: a\nb"));
    let no_words = Lots::new(&secret(), "x", " \n\t ").map(|_| ());
    assert_eq!(no_words, Err(NoDraw::NoWords));
    assert!(Lots::new(&secret(), "x\ny", "rain").is_err());
}

/// The same numbers for two purposes would let one foretell the other.
#[test]
fn no_two_draws_share_a_stream() {
    let purposes = [
        Purpose::Numbers,
        Purpose::RoundOfDay(1),
        Purpose::RoundOfDay(2),
        Purpose::FirstColour,
        Purpose::Tie { place: 1 },
        Purpose::Opening {
            round: 1,
            board: 11,
        },
        Purpose::Opening {
            round: 11,
            board: 1,
        },
        Purpose::Other("numbers".to_owned()),
    ];
    let mut texts = BTreeSet::new();
    for purpose in &purposes {
        for serial in [1, 2, 12] {
            for entries in [&["1", "2"][..], &["12"], &["1", "2,1:3"], &["1", "2", "3"]] {
                texts.insert(urn().seed_text(purpose, serial, entries).expect("a text"));
            }
        }
    }
    assert_eq!(texts.len(), purposes.len() * 3 * 4);
}

/// Each of the six orders of three, and each of seven, about equally often.
#[test]
fn orders_are_equally_likely() {
    let mut orders = BTreeMap::new();
    let mut firsts = BTreeMap::new();
    let seven = ["a", "b", "c", "d", "e", "f", "g"];
    for serial in 0..4_200 {
        let order = urn()
            .draw(&Purpose::Numbers, serial, &["a", "b", "c"])
            .expect("a draw");
        *orders.entry(order).or_insert(0) += 1;
        let first = urn()
            .draw_one_of(&Purpose::FirstColour, serial, &seven)
            .expect("a draw");
        *firsts.entry(first).or_insert(0) += 1;
    }
    assert_eq!((orders.len(), firsts.len()), (6, 7));
    // Five standard deviations; the draws are fixed, so that the test cannot fail by chance.
    assert!(
        orders.values().all(|count| (580..820).contains(count)),
        "{orders:?}"
    );
    assert!(
        firsts.values().all(|count| (490..710).contains(count)),
        "{firsts:?}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A draw is a permutation, and the order in which the entries are given changes nothing; nor
    /// do the blanks between the words.
    #[test]
    fn the_order_of_registration_changes_nothing(
        names in prop::collection::btree_set("[A-Zäöü][a-z .]{0,8}[a-z]", 1..40),
        bytes in prop::collection::vec(any::<u8>(), 16..=64),
        turn in 0_usize..40,
    ) {
        let secret = Secret::new(&bytes).expect("enough bytes");
        prop_assert_eq!(secret.reveal().parse::<Secret>(), Ok(secret.clone()));
        let entries: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut turned = entries.clone();
        turned.rotate_left(turn % entries.len());
        let one = Lots::new(&secret, "x", "one two").expect("an urn");
        let other = Lots::new(&secret, "x", "\n one \t two").expect("an urn");
        let order = one.draw(&Purpose::Numbers, 1, &entries).expect("a draw");
        let again = other.draw(&Purpose::Numbers, 1, &turned).expect("a draw");
        let drawn: Vec<&str> = order.iter().map(|index| entries[*index]).collect();
        let drawn_again: Vec<&str> = again.iter().map(|index| turned[*index]).collect();
        prop_assert_eq!(&drawn, &drawn_again);
        let all: BTreeSet<usize> = order.iter().copied().collect();
        prop_assert_eq!(all.len(), entries.len());
    }
}

/// Issue 21, D.4: the page is enough to recompute the numbers of an event file: its example is what the program draws.
#[test]
fn found_7_d4_the_event_file_of_the_page_is_drawn_as_it_says() {
    let page = include_str!("../../../docs/lots.md");
    let begin = page.find("peatee tournament 1\n").expect("the file");
    let file = page[begin..].split("```").next().expect("its end");
    let competition = peatee_tournament::file::read(file).expect("readable");
    let drawn = competition.recompute();
    assert_eq!(drawn.len(), 1);
    assert!(drawn.iter().all(|one| one.is_same == Ok(true)), "{drawn:?}");
    let (_, printed) = page.rsplit_once("```text\n").expect("the output");
    let lines: Vec<&str> = printed.lines().take(3).collect();
    let order = competition.order().iter();
    let entries: Vec<String> = order
        .clone()
        .map(|player| competition.entry(*player))
        .collect();
    let urn = Lots::new(&secret(), "Cup of the lake", "snow on the lake").expect("an urn");
    let text = urn
        .seed_text(&Purpose::Numbers, 1, &entries)
        .expect("a text");
    let seed = digits(&text);
    let named: Vec<String> = entries.iter().map(|entry| format!("'{entry}'")).collect();
    let numbers: Vec<String> = order.map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [seed, format!("[{}]", named.join(", ")), numbers.join(",")]
    );
}
