//! The Dutch system: by article, by laws, and on tournaments that an independent checker has accepted.
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::path::Path;

use peatee_pairing::swiss::{
    Entrant, FloatMark, NotPairable, Past, Recipe, Round, Strength, Tournament, Unpairable,
    Warning, baku_records, check, explain, generate, pair, review, suits_baku,
};
use peatee_pairing::trf::{self, Acceleration, Report, System};
use peatee_pairing::{Mark, Points, Scoring};
use proptest::prelude::*;
use rules::Color;

/// A tournament before its first round.
fn new(players: u16, rounds: usize) -> Tournament {
    let entrant = |number| Entrant {
        number,
        past: Vec::new(),
        accelerations: Vec::new(),
        is_away: false,
    };
    Tournament {
        rounds,
        played: 0,
        scoring: Scoring::ONE_HALF_ZERO,
        first_color: Color::White,
        entrants: (1..=players).map(entrant).collect(),
        forbidden: Vec::new(),
    }
}

/// Plays a round: white, black and White's result of each game; all others have what `rest` says.
fn play(tournament: &mut Tournament, games: &[(usize, usize, Mark)], rest: Mark) {
    let other = |mark| match mark {
        Mark::Win => Mark::Loss,
        Mark::Loss => Mark::Win,
        Mark::ForfeitWin => Mark::ForfeitLoss,
        Mark::ForfeitLoss => Mark::ForfeitWin,
        _ => mark,
    };
    let scoring = tournament.scoring;
    for (index, entrant) in tournament.entrants.iter_mut().enumerate() {
        let as_white = games.iter().find(|(white, _, _)| white - 1 == index);
        let as_black = games.iter().find(|(_, black, _)| black - 1 == index);
        entrant.past.push(match (as_white, as_black) {
            (Some((_, black, mark)), _) => Past {
                opponent: Some(black - 1),
                color: Some(Color::White),
                mark: *mark,
                points: scoring.points(*mark),
            },
            (None, Some((white, _, mark))) => Past {
                opponent: Some(white - 1),
                color: Some(Color::Black),
                mark: other(*mark),
                points: scoring.points(other(*mark)),
            },
            (None, None) => Past {
                opponent: None,
                color: None,
                mark: rest,
                points: scoring.points(rest),
            },
        });
    }
    tournament.played += 1;
}

fn boards(tournament: &Tournament) -> Vec<(u16, u16)> {
    pair(tournament).expect("a round").boards
}

/// 1.2, 4.2: the upper half meets the lower half in order. 5.2.5: the first has the drawn colour, the second the other.
#[test]
fn dutch_5_2_5_first_round() {
    let mut tournament = new(6, 3);
    assert_eq!(boards(&tournament), [(1, 4), (5, 2), (3, 6)]);
    tournament.first_color = Color::Black;
    assert_eq!(boards(&tournament), [(4, 1), (2, 5), (6, 3)]);
}

/// 5.2.5 asks for the pairing number among those who have taken part: a late entry gives nobody another colour before.
#[test]
fn dutch_5_2_5_who_has_not_come_has_no_number_yet() {
    let mut tournament = new(5, 3);
    tournament.entrants[0].is_away = true;
    assert_eq!(boards(&tournament), [(2, 4), (5, 3)]);
}

/// C1: two players meet once, but a game that was not played does not count.
#[test]
fn dutch_c1_a_forfeited_game_may_be_paired_again() {
    let mut tournament = new(2, 3);
    play(&mut tournament, &[(1, 2, Mark::ForfeitWin)], Mark::ZeroBye);
    assert_eq!(boards(&tournament), [(1, 2)]);
    play(&mut tournament, &[(1, 2, Mark::Win)], Mark::ZeroBye);
    let refusal = pair(&tournament).expect_err("they have met");
    assert_eq!(
        refusal,
        Unpairable::NoPairing {
            open: vec![1, 2],
            is_odd: false
        }
    );
    assert!(
        refusal
            .to_string()
            .contains("player 1 and player 2 find no opponent"),
        "{refusal}"
    );
}

/// C2: nobody is left over twice, nor after the points of a win without a game. C5: the lowest score is.
#[test]
fn dutch_c2_c5_who_is_left_over() {
    let mut tournament = new(5, 5);
    assert_eq!(pair(&tournament).expect("a round").bye, Some(5));
    play(
        &mut tournament,
        &[(1, 3, Mark::Win), (4, 2, Mark::ForfeitWin)],
        Mark::PairingBye,
    );
    // 2 and 3 have no points; 4 and 5 had a point without a game.
    let bye = pair(&tournament).expect("a round").bye;
    assert_eq!(bye, Some(3));
    play(
        &mut tournament,
        &[(1, 4, Mark::Win), (5, 2, Mark::Win)],
        Mark::PairingBye,
    );
    assert_eq!(pair(&tournament).expect("a round").bye, Some(2));
}

/// C3: who must have White does not meet another who must, until the last round brings topscorers together.
#[test]
fn dutch_c3_topscorers_of_the_last_round_may_meet() {
    let history = |rounds| {
        let mut tournament = new(6, rounds);
        play(
            &mut tournament,
            &[(3, 1, Mark::Loss), (4, 2, Mark::Loss), (5, 6, Mark::Draw)],
            Mark::ZeroBye,
        );
        play(
            &mut tournament,
            &[(5, 1, Mark::Loss), (6, 2, Mark::Loss), (3, 4, Mark::Draw)],
            Mark::ZeroBye,
        );
        tournament
    };
    let meet = |tournament: &Tournament| {
        let boards = boards(tournament);
        boards.contains(&(1, 2)) || boards.contains(&(2, 1))
    };
    assert!(!meet(&history(5)), "both must have White");
    assert!(meet(&history(3)), "both are topscorers of the last round");
}

/// 1.4.3: half a point for a bye is a downfloat, and no points are none. 1.7: preferences.
#[test]
fn dutch_1_4_3_1_7_floats_and_preferences_are_told() {
    let mut tournament = new(5, 5);
    play(
        &mut tournament,
        &[(1, 3, Mark::Win), (4, 2, Mark::Draw)],
        Mark::HalfBye,
    );
    let explanation = explain(&tournament).expect("a round");
    let lines = explanation.groups.iter().flat_map(|group| &group.lines);
    let five = lines
        .clone()
        .find(|line| line.number == 5)
        .expect("player 5");
    assert_eq!(five.floats, [FloatMark::Down, FloatMark::None]);
    assert_eq!(
        (five.wish, five.strength, five.may_have_bye),
        (None, Strength::None, true)
    );
    let one = lines
        .clone()
        .find(|line| line.number == 1)
        .expect("player 1");
    assert_eq!(
        (one.wish, one.strength),
        (Some(Color::Black), Strength::Strong)
    );
    let text = explanation.to_string();
    assert!(text.contains("strong B"), "{text}");
    assert!(text.contains("bracket 1: pairs none; float on 1"), "{text}");
}

/// Forbidden pairs are kept like games.
#[test]
fn forbidden_pairs_do_not_meet() {
    let mut tournament = new(4, 3);
    assert_eq!(boards(&tournament), [(1, 3), (4, 2)]);
    tournament.forbidden = vec![(0, 2)];
    assert_eq!(boards(&tournament), [(1, 4), (3, 2)]);
    tournament.forbidden = vec![(0, 1), (0, 2), (0, 3)];
    assert!(matches!(
        pair(&tournament),
        Err(Unpairable::NoPairing { .. })
    ));
}

/// C.04.5.1: of 10 players, the first 6 begin with a point more: 1 meets 4, and 7 meets 9.
#[test]
fn baku_the_upper_half_is_rounded_up_to_an_even_number() {
    let mut report = generate(&Recipe::new(10, 5, 1)).expect("a tournament");
    report.system = Some(System::DutchBaku);
    for player in &mut report.players {
        player.rounds.clear();
    }
    report.first_color = Some(Color::White);
    let tournament = Tournament::next(&report).expect("a round to pair");
    assert_eq!(
        boards(&tournament),
        [(1, 4), (5, 2), (3, 6), (7, 9), (10, 8)]
    );
    report.scoring = Scoring::of(Points(30), Points(10), Points(0));
    assert_eq!(Tournament::next(&report), Err(NotPairable::NoBaku));
}

#[test]
fn what_is_missing_is_named() {
    let mut report = generate(&Recipe::new(6, 3, 1)).expect("a tournament");
    let tournament = Tournament::next(&report).expect("known");
    assert_eq!(pair(&tournament), Err(Unpairable::NoRoundLeft(3)));
    report.rounds = None;
    assert_eq!(Tournament::next(&report), Err(NotPairable::NoRounds));
    report.rounds = Some(5);
    report.system = Some(System::Other("FIDE_LIM".to_owned()));
    assert!(matches!(
        Tournament::next(&report),
        Err(NotPairable::OtherSystem(_))
    ));
    report.system = None;
    if let Some(Some(entry)) = report.players[2].rounds.get_mut(1) {
        entry.mark = None;
    }
    assert_eq!(
        Tournament::next(&report),
        Err(NotPairable::NoResult {
            round: 2,
            player: 3
        })
    );
    assert_eq!(pair(&new(1, 3)), Err(Unpairable::TooFew(1)));
}

/// A round changed by hand is possible; what it offends is said.
#[test]
fn a_round_changed_by_hand_is_reviewed() {
    let mut tournament = new(5, 5);
    play(
        &mut tournament,
        &[(1, 3, Mark::Win), (4, 2, Mark::Win)],
        Mark::PairingBye,
    );
    play(
        &mut tournament,
        &[(1, 4, Mark::Win), (5, 2, Mark::Win)],
        Mark::PairingBye,
    );
    tournament.forbidden = vec![(3, 4)];
    let round = pair(&tournament).expect("a round");
    assert_eq!(review(&tournament, &round), []);
    let changed = Round {
        boards: vec![(1, 3), (4, 5), (9, 4)],
        bye: Some(5),
    };
    let warnings = review(&tournament, &changed);
    for expected in [
        Warning::Unknown(9),
        Warning::Twice(4),
        Warning::Twice(5),
        Warning::Missing(2),
        Warning::HaveMet(1, 3),
        Warning::ThirdTime(1, Color::White),
        Warning::WideDifference(1, 3),
        Warning::Forbidden(4, 5),
        Warning::SecondBye(5),
        Warning::Differs,
    ] {
        assert!(warnings.contains(&expected), "{expected}: {warnings:?}");
    }
}

/// C.04.5.1, articles 1 to 4: 82 of 161 players have a point in the first half of the accelerated rounds and half a point in
/// the second.
#[test]
fn baku_accelerates_the_upper_half_in_the_first_half() {
    assert!(suits_baku(&Scoring::ONE_HALF_ZERO) && suits_baku(&Scoring::TWO_ONE_ZERO));
    let three = Scoring::of(Points(30), Points::ONE, Points::ZERO);
    assert!(!suits_baku(&three));
    let record = |points, first_round, last_round| Acceleration {
        points,
        match_points: Points::ZERO,
        first_round,
        last_round,
        first_player: 1,
        last_player: 82,
    };
    assert_eq!(
        baku_records(161, 9, &Scoring::ONE_HALF_ZERO),
        [record(Points::ONE, 1, 3), record(Points::HALF, 4, 5)]
    );
}

/// A report that a program put together has no line that could be refused: what says nothing changes nothing.
#[test]
fn accelerations_without_rounds_change_nothing() {
    let mut report = generate(&Recipe::new(8, 3, 1)).expect("paired");
    report.rounds = Some(4);
    let plain = pair(&Tournament::next(&report).expect("known"));
    for (first_round, last_round) in [(0, 0), (3, 1)] {
        report.accelerations = vec![Acceleration {
            points: Points::ONE,
            match_points: Points::ZERO,
            first_round,
            last_round,
            first_player: 1,
            last_player: 4,
        }];
        assert_eq!(pair(&Tournament::next(&report).expect("known")), plain);
    }
}

/// Reports of `tests/swiss`, made by our generator; the checker of bbpPairings 6.0.0 accepted every round of each.
fn recorded() -> Vec<(String, Report)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/swiss");
    let files = std::fs::read_dir(folder).expect("the folder of reports");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let report = |path: &std::path::PathBuf| {
        let bytes = std::fs::read(path).expect("a report");
        (
            path.display().to_string(),
            trf::read(&bytes).expect("a sound report"),
        )
    };
    paths.iter().map(report).collect()
}

#[test]
fn recorded_tournaments_are_paired_as_recorded() {
    let reports = recorded();
    assert!(reports.len() >= 30, "{}", reports.len());
    for (name, report) in reports {
        for checked in check(&report).expect("a whole report") {
            assert_eq!(checked.difference, None, "{name}, round {}", checked.round);
        }
    }
}

/// Gives two players of black pieces each other's games.
fn mutate(report: &mut Report, round: usize) -> bool {
    let whites: Vec<usize> = (0..report.players.len())
        .filter(|index| {
            let entry = report.players[*index].rounds.get(round).copied().flatten();
            entry.is_some_and(|entry| entry.color == Some(Color::White) && entry.opponent.is_some())
        })
        .take(2)
        .collect();
    let [one, other] = whites[..] else {
        return false;
    };
    let black = |report: &Report, index: usize| {
        report.players[index].rounds[round].and_then(|entry| entry.opponent)
    };
    let (Some(first), Some(second)) = (black(report, one), black(report, other)) else {
        return false;
    };
    let place = |number: u16| usize::from(number) - 1;
    let (first_entry, second_entry) = (
        report.players[place(first)].rounds[round],
        report.players[place(second)].rounds[round],
    );
    report.players[place(first)].rounds[round] = second_entry;
    report.players[place(second)].rounds[round] = first_entry;
    for (index, number) in [(one, second), (other, first)] {
        if let Some(entry) = &mut report.players[index].rounds[round] {
            entry.opponent = Some(number);
        }
    }
    true
}

#[test]
fn a_changed_round_is_named() {
    for (name, report) in recorded() {
        let round = report.players[0].rounds.len() / 2;
        let mut changed = report.clone();
        assert!(mutate(&mut changed, round), "{name}");
        let checked = check(&changed).expect("a whole report");
        assert!(checked[round].difference.is_some(), "{name}");
        assert!(
            checked[..round]
                .iter()
                .all(|checked| checked.difference.is_none()),
            "{name}"
        );
    }
}

/// A law of every round: each who is there once, nobody twice with the same opponent, the bye never twice.
fn keeps_the_law(report: &Report) {
    let count = report.players.len();
    let mut met = BTreeSet::new();
    let mut byes = BTreeSet::new();
    let rounds = report
        .players
        .iter()
        .map(|player| player.rounds.len())
        .max()
        .unwrap_or(0);
    for round in 0..rounds {
        let mut seen = 0;
        for player in &report.players {
            let Some(entry) = player.rounds[round] else {
                panic!(
                    "player {} has nothing in round {}",
                    player.number,
                    round + 1
                );
            };
            seen += 1;
            let is_game = entry.mark.is_some_and(Mark::was_played);
            if let Some(opponent) = entry.opponent.filter(|_| is_game) {
                assert!(met.insert((player.number, opponent)), "met twice");
            }
            if entry.mark == Some(Mark::PairingBye) {
                assert!(byes.insert(player.number), "left over twice");
            }
        }
        assert_eq!(seen, count);
    }
}

fn arb_recipe() -> impl Strategy<Value = Recipe> {
    (
        4..40_u16,
        3..8_u16,
        any::<u64>(),
        0..600_u16,
        0..120_u16,
        0..120_u16,
        any::<bool>(),
    )
        .prop_map(
            |(players, rounds, seed, draws, forfeits, byes, is_accelerated)| Recipe {
                draws,
                forfeits,
                byes,
                is_accelerated,
                ..Recipe::new(players, rounds, seed)
            },
        )
}

fn rounds(report: &Report) -> Vec<Round> {
    let count = report.players[0].rounds.len();
    let before = |round| Tournament::before(report, round, count).expect("a whole report");
    (1..=count)
        .map(|round| pair(&before(round)).expect("was paired before"))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn a_generated_tournament_keeps_the_law(recipe in arb_recipe()) {
        let Ok(report) = generate(&recipe) else { return Ok(()) };
        keeps_the_law(&report);
        let written = trf::write(&report);
        let read = trf::read(written.as_bytes());
        prop_assert_eq!(read.as_ref(), Ok(&report));
        let checked = check(&report).expect("a whole report");
        prop_assert!(checked.iter().all(|checked| checked.difference.is_none()));
        prop_assert_eq!(generate(&recipe), Ok(report));
    }

    /// Points twice as many, or lines in another order, change nothing.
    #[test]
    fn scale_and_order_of_lines_change_nothing(recipe in arb_recipe(), turn in 1..40_usize) {
        let Ok(report) = generate(&Recipe { is_accelerated: false, ..recipe }) else { return Ok(()) };
        let expected = rounds(&report);
        let mut other = report.clone();
        other.scoring = Scoring::TWO_ONE_ZERO;
        let count = other.players.len();
        other.players.rotate_left(turn % count);
        prop_assert_eq!(rounds(&other), expected);
    }
}

/// `PEATEE_CASES` has more of them for `cargo xtask prove`.
fn cases() -> u32 {
    std::env::var("PEATEE_CASES")
        .ok()
        .and_then(|cases| cases.parse().ok())
        .unwrap_or(48)
}
