//! Who stands where, and why.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use peatee_tournament::{Mark, PlayerId, System, TieBreak, Value};

const ROBIN: System = System::RoundRobin { cycles: 1 };

/// A round robin in which the results are given by drawn numbers: `12=` one and two drew, `13+` one beat three.
fn played(players: u32, results: &str, tie_breaks: &str) -> Hall {
    let codes: Vec<TieBreak> = tie_breaks
        .split(',')
        .map(|code| code.parse().expect(code))
        .collect();
    let mut hall = Hall::with(ROBIN, players, |instructions| {
        instructions.tie_breaks.clone_from(&codes);
    });
    let rounds = hall.competition.all_rounds().expect("a table");
    for round in 1..=rounds {
        hall.pair();
        let boards = hall.competition.rounds()[round as usize - 1].boards.clone();
        for (i, board) in (1..).zip(&boards) {
            let number = |player| hall.competition.number_of(player).expect("a number");
            let (white, black) = (number(board.white), number(board.black));
            let of = |one: u32, other: u32| {
                let found = results
                    .split(' ')
                    .find_map(|text| text.strip_prefix(&format!("{one}{other}")));
                found.map(str::to_owned)
            };
            let outcome = match (of(white, black).as_deref(), of(black, white).as_deref()) {
                (Some("+"), _) | (_, Some("-")) => "1-0",
                (Some("-"), _) | (_, Some("+")) => "0-1",
                (Some("="), _) | (_, Some("=")) => "½-½",
                _ => panic!("{white} and {black}"),
            };
            hall.enter(&format!("{round}.{i}"), outcome);
        }
    }
    hall
}

/// The drawn numbers in the order of the standings, with their places.
fn places(hall: &Hall) -> Vec<(u32, u32)> {
    let rows = hall.competition.standings();
    let number = |player| hall.competition.number_of(player).expect("a number");
    rows.iter()
        .map(|row| (row.place, number(row.player)))
        .collect()
}

fn value(hall: &Hall, code: &str, number: usize) -> String {
    let player = hall.competition.order()[number - 1];
    let code: TieBreak = code.parse().expect(code);
    let value = hall.competition.value(code, player);
    value.map_or("-".to_owned(), |value| value.to_string())
}

/// 002:§37.1: points decide; between equals what the instructions say, here counted by hand.
#[test]
fn r53_37_1_points_decide_and_then_the_instructions() {
    let results = "12= 13+ 14- 23= 24+ 34+";
    let hall = played(4, results, "SB");
    assert_eq!(places(&hall), [(1, 2), (2, 1), (3, 3), (4, 4)]);
    // 1 has drawn with 2 (2 points), beaten 3 (1½), lost to 4: 1 + 1½ = 2½. 3 has ½ × 2 + 1 × 1 = 2.
    assert_eq!(value(&hall, "SB", 1), "2.5");
    assert_eq!(value(&hall, "SB", 3), "2");
    assert_eq!(value(&hall, "SB/C1", 1), "2.5");
    // 4 has the fewest points, and 2 the most (C.07 14.1.1, 14.3).
    assert_eq!(value(&hall, "SB/C1", 3), "1");
    assert_eq!(value(&hall, "SB/M1", 1), "1.5");
    // Those with half of three points or more are 1, 2 and 3.
    assert_eq!(value(&hall, "KS", 1), "1.5");
    assert_eq!(value(&hall, "KS", 3), "0.5");
    assert_eq!(value(&hall, "WIN", 1), "1");
    let hall = played(4, results, "DE");
    assert_eq!(places(&hall), [(1, 2), (2, 1), (3, 3), (4, 4)]);
}

/// Whom nothing tells apart shares places; lots tell everybody apart, and anyone can recompute them.
#[test]
fn whom_nothing_tells_apart_shares_places() {
    let results = "12+ 23+ 31+ 14+ 24+ 34+";
    let hall = played(4, results, "DE,SB,WIN,KS");
    let shared: Vec<u32> = places(&hall).iter().map(|(place, _)| *place).collect();
    assert_eq!(shared, [1, 1, 1, 4]);
    assert_eq!(hall.competition.standings()[0].to, 3);
    let drawn = played(4, results, "DE,SB,LOT");
    let order = places(&drawn);
    assert_eq!(
        order.iter().map(|(place, _)| *place).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    assert_eq!(order, places(&played(4, results, "DE,SB,LOT")));
}

/// "Why is A before B": the steps end with the one that decides, and its parts add up to its value.
#[test]
fn why_one_stands_before_another() {
    let hall = played(4, "12= 13+ 14- 23= 24+ 34+", "WIN,SB");
    let player = |number: usize| hall.competition.order()[number - 1];
    let steps = hall.competition.why(player(1), player(3));
    let said: Vec<(Option<String>, bool)> = steps
        .iter()
        .map(|step| (step.by.tie_break().map(|by| by.to_string()), step.decides))
        .collect();
    let wins = (Some("WIN".to_owned()), false);
    assert_eq!(said, [(None, false), wins, (Some("SB".to_owned()), true)]);
    for step in &steps {
        for (value, terms) in step.values.iter().zip(&step.terms) {
            let counted = terms.iter().filter(|term| !term.is_cut);
            let sum = counted.map(|term| term.value.0).sum();
            assert_eq!(*value, Some(Value(sum)));
        }
    }
    let steps = hall.competition.why(player(2), player(1));
    assert_eq!(steps.len(), 1);
}

/// The law of a round robin: the points are as many as the games, and Sonneborn-Berger in all is what each has against
/// each.
#[test]
fn points_are_as_many_as_games() {
    for players in [5, 8] {
        let mut hall = Hall::drawn(ROBIN, players);
        for _ in 0..hall.competition.all_rounds().expect("a table") {
            hall.pair_and_play();
        }
        let games = players * (players - 1) / 2;
        let rows = hall.competition.standings();
        let sum: i32 = rows.iter().map(|row| row.points.0).sum();
        assert_eq!(sum, i32::try_from(games).expect("few") * 10);
        let mut last = None;
        for row in &rows {
            assert!(last.is_none_or(|last| last >= row.points));
            last = Some(row.points);
        }
    }
}

/// FIDE C.07: whoever did not play met somebody like himself, and a free round may be left out first.
#[test]
fn who_did_not_play_met_somebody_like_himself() {
    let swiss = "swiss 3".parse().expect("a system");
    let mut hall = Hall::ranked(swiss, 5);
    for _ in 0..3 {
        hall.pair_and_play();
    }
    let rounds = hall.competition.rounds();
    let free: Vec<PlayerId> = rounds
        .iter()
        .flat_map(|round| &round.free)
        .map(|(player, _)| *player)
        .collect();
    assert_eq!(free.len(), 3, "one is left over in each round");
    for player in free {
        let outings = hall.competition.outings(player);
        let bye = outings
            .iter()
            .find(|outing| outing.opponent.is_none())
            .expect("a bye");
        assert_eq!(bye.mark, Some(Mark::PairingBye));
        let terms = hall
            .competition
            .terms("BH".parse().expect("a code"), player);
        let own = hall.competition.points(player).0.min(15);
        let term = terms
            .iter()
            .find(|term| term.round == bye.round)
            .expect("a term");
        assert_eq!(term.value, Value(i64::from(own) * 10));
        let met = hall
            .competition
            .terms("SOL".parse().expect("a code"), player);
        assert!(met.iter().all(|term| term.round != bye.round));
    }
}

/// The law of the explanation: its last step decides just where the two have different places.
#[test]
fn the_last_step_decides_where_places_differ() {
    for players in 4..12 {
        let mut hall = Hall::with(ROBIN, players, |instructions| {
            instructions.tie_breaks = ["DE", "SB", "WIN", "TPR"]
                .map(|code| code.parse().expect(code))
                .to_vec();
        });
        for _ in 0..hall.competition.all_rounds().expect("a table") {
            hall.pair_and_play();
        }
        let rows = hall.competition.standings();
        for pair in rows.windows(2) {
            let steps = hall.competition.why(pair[0].player, pair[1].player);
            let decides = steps.last().expect("a step").decides;
            assert_eq!(decides, pair[0].place != pair[1].place);
            assert!(steps.iter().rev().skip(1).all(|step| !step.decides));
        }
    }
}

/// The issue of tournaments: standings explained line by line. The games that the equals played with each other are shown.
#[test]
fn the_direct_encounter_shows_its_games() {
    // One and two have two points each; three is not among the equals.
    let hall = played(4, "12+ 13- 14+ 23+ 24+ 34=", "DE");
    let player = |number: usize| hall.competition.order()[number - 1];
    let steps = hall.competition.why(player(1), player(2));
    let step = steps.last().expect("a step");
    assert!(step.by.tie_break().is_some() && step.decides);
    let games = step.terms.clone().map(|terms| {
        let games = terms.iter().map(|term| (term.opponent, term.value));
        games.collect::<Vec<_>>()
    });
    let expected = [
        vec![(Some(player(2)), Value(100))],
        vec![(Some(player(1)), Value(0))],
    ];
    assert_eq!(games, expected);
}
