//! Ratings: the published tables, rules worked by hand, and laws.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use peatee_tournament::Mark;
use peatee_tournament::rating::{
    Birth, DifferenceCap, Expectation, FirstRule, GAME, GameResult, KRule, ListFault, ListProblem,
    NoChange, NoFirstRating, RatedGame, RatedPlayer, RatingSystem, UnknownColumns,
    linear_performance, percentage, performance, read_list,
};
use proptest::prelude::*;

const CURVES: [Expectation; 3] = [
    Expectation::FideTable,
    Expectation::Logistic,
    Expectation::Normal,
];

fn fide() -> RatingSystem {
    RatingSystem::fide(5, Some(1400), Some(2200))
}

fn player(rating: i32) -> RatedPlayer {
    RatedPlayer {
        rating,
        peak: rating,
        games: 100,
        birth_year: None,
    }
}

fn games(opponent: i32, results: &[GameResult]) -> Vec<RatedGame> {
    results
        .iter()
        .map(|result| RatedGame {
            opponent,
            result: *result,
        })
        .collect()
}

/// A result in whole points against players rated 2000.
fn wins(won: usize, all: usize) -> Vec<RatedGame> {
    let result = |index| {
        if index < won {
            GameResult::Win
        } else {
            GameResult::Loss
        }
    };
    games(2000, &(0..all).map(result).collect::<Vec<_>>())
}

/// FIDE Handbook B.02, table 8.1.2, at both ends of each range.
#[test]
fn the_scoring_probabilities_of_fide() {
    let ranges = [
        (0, 3),
        (4, 10),
        (11, 17),
        (18, 25),
        (26, 32),
        (33, 39),
        (40, 46),
        (47, 53),
        (54, 61),
        (62, 68),
        (69, 76),
        (77, 83),
        (84, 91),
        (92, 98),
        (99, 106),
        (107, 113),
        (114, 121),
        (122, 129),
        (130, 137),
        (138, 145),
        (146, 153),
        (154, 162),
        (163, 170),
        (171, 179),
        (180, 188),
        (189, 197),
        (198, 206),
        (207, 215),
        (216, 225),
        (226, 235),
        (236, 245),
        (246, 256),
        (257, 267),
        (268, 278),
        (279, 290),
        (291, 302),
        (303, 315),
        (316, 328),
        (329, 344),
        (345, 357),
        (358, 374),
        (375, 391),
        (392, 411),
        (412, 432),
        (433, 456),
        (457, 484),
        (485, 517),
        (518, 559),
        (560, 619),
        (620, 735),
        (736, 9_999),
    ];
    let mut next = 0;
    for (hundredths, (from, to)) in (50..=100).zip(ranges) {
        assert_eq!(from, next);
        next = to + 1;
        for difference in [from, to] {
            assert_eq!(Expectation::FideTable.of(difference), hundredths * 100);
            if difference > 0 {
                assert_eq!(
                    Expectation::FideTable.of(-difference),
                    (100 - hundredths) * 100
                );
            }
        }
    }
}

/// The table was made from the normal distribution, and lies within a hundredth's rounding of it.
#[test]
fn the_table_follows_the_normal_distribution() {
    for difference in 0..=800 {
        let [table, normal] =
            [Expectation::FideTable, Expectation::Normal].map(|it| it.of(difference));
        assert!(
            table.abs_diff(normal) <= 60,
            "{difference}: {table} and {normal}"
        );
    }
}

/// Against values computed elsewhere in floating point: difference, logistic, normal.
#[test]
fn the_curves_at_known_points() {
    let known = [
        (0, 5000, 5000),
        (1, 5014, 5014),
        (50, 5715, 5695),
        (100, 6401, 6368),
        (150, 7034, 7002),
        (200, 7597, 7580),
        (250, 8083, 8092),
        (300, 8490, 8531),
        (400, 9091, 9192),
        (500, 9468, 9599),
        (600, 9693, 9821),
        (700, 9825, 9929),
        (800, 9901, 9974),
        (1000, 9968, 9998),
        (1500, 9998, 10_000),
        (2000, 10_000, 10_000),
        (i64::MAX, 10_000, 10_000),
    ];
    for (difference, logistic, normal) in known {
        assert_eq!(
            Expectation::Logistic.of(difference),
            logistic,
            "{difference}"
        );
        assert_eq!(Expectation::Normal.of(difference), normal, "{difference}");
    }
}

/// A difference of more than 400 counts as 400, except for players rated 2650 and more.
#[test]
fn differences_are_capped() {
    let fide = fide();
    assert_eq!(fide.expected(2200, 1000), 9_200);
    assert_eq!(fide.expected(1000, 2200), 800);
    assert_eq!(fide.expected(2649, 1900), 9_200);
    assert_eq!(fide.expected(2650, 1900), 10_000);
    // The exception is of the higher player alone.
    assert_eq!(fide.expected(1900, 2650), 800);
}

/// K = 40 for the first 30 games, 10 once 2400 was reached, 40 for the young below 2300, else 20.
#[test]
fn development_factors_of_fide() {
    let fide = fide();
    let k = |player: RatedPlayer| fide.k(&player, 2026, 9).expect("a factor").0;
    assert_eq!(k(player(2000)), 20);
    assert_eq!(
        k(RatedPlayer {
            games: 29,
            ..player(2000)
        }),
        40
    );
    assert_eq!(
        k(RatedPlayer {
            games: 30,
            ..player(2000)
        }),
        20
    );
    assert_eq!(k(player(2399)), 20);
    assert_eq!(k(player(2400)), 10);
    assert_eq!(
        k(RatedPlayer {
            peak: 2400,
            ..player(2350)
        }),
        10
    );
    let young = |rating, birth| RatedPlayer {
        birth_year: Some(birth),
        ..player(rating)
    };
    assert_eq!(k(young(2299, 2008)), 40);
    assert_eq!(k(young(2299, 2007)), 20);
    assert_eq!(k(young(2300, 2008)), 20);
}

/// If K times the games is more than 700, K is the greatest whole number for which it is not.
#[test]
fn many_games_make_the_factor_less() {
    let fide = fide();
    let k = |games| fide.k(&player(2000), 2026, games);
    assert_eq!(k(35), Ok((20, false)));
    assert_eq!(k(36), Ok((19, true)));
    assert_eq!(k(701), Ok((0, true)));
    assert_eq!(k(0), Ok((20, false)));
}

/// The new rating is the nearest whole number, and a half goes up, also when the rating falls.
#[test]
fn halves_go_up() {
    let fide = fide();
    let rated = |own, opponent| {
        let report = fide.rate(&player(own), 2026, &games(opponent, &[GameResult::Draw]));
        let report = report.expect("a report");
        (report.change, report.after)
    };
    // 10 × (0.5 − 0.55).
    assert_eq!(rated(2440, 2405), (-500_000, 2440));
    assert_eq!(rated(2405, 2440), (500_000, 2406));
    // 20 × (0.5 − 0.64).
    assert_eq!(rated(2000, 1900), (-2_800_000, 1997));
}

/// Every game stands in the report with what went into it.
#[test]
fn a_report_says_how() {
    let results = [GameResult::Win, GameResult::Loss];
    let report = fide()
        .rate(&player(2000), 2026, &games(1500, &results))
        .expect("a report");
    assert_eq!(report.system.0, "FIDE");
    let line = report.games[0];
    assert_eq!(
        (line.difference, line.is_capped, line.expected),
        (400, true, 9_200)
    );
    assert_eq!(line.change, 20 * 100 * 800);
    assert_eq!(
        report.change,
        report.games.iter().map(|line| line.change).sum::<i64>()
    );
    assert_eq!(
        (report.before, report.after, report.is_listed),
        (2000, 1983, true)
    );

    let low = fide()
        .rate(&player(1405), 2026, &games(1405, &[GameResult::Loss]))
        .expect("a report");
    assert_eq!((low.after, low.is_listed), (1395, false));
}

/// FIDE Handbook B.02, table 8.1.1, all of it. 28, 57 and 58 per cent are known to come out wrong
/// in floating point.
#[test]
fn the_performance_table_of_fide() {
    let above = [
        0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149,
        158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
        351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
    ];
    for (percent, difference) in (50..=100).zip(above) {
        let found = |won| performance(&wins(won, 100)).expect("games");
        assert_eq!(
            (found(percent).percent, found(percent).difference),
            (percent as u32, difference)
        );
        assert_eq!(found(100 - percent).difference, -difference);
    }
    let difference = |won| performance(&wins(won, 100)).expect("games").difference;
    assert_eq!([28, 57, 58].map(difference), [-166, 50, 57]);
}

/// Four of seven are 57 per cent, seven of twelve 58; halves go up.
#[test]
fn percentages_are_rounded_halves_up() {
    let percent = |won, all| performance(&wins(won, all)).expect("games").percent;
    assert_eq!(
        (percent(4, 7), percent(7, 12), percent(7, 25)),
        (57, 58, 28)
    );
    assert_eq!((percent(1, 8), percent(3, 8), percent(1, 200)), (13, 38, 1));
    assert_eq!(
        (percentage(0, 0), percentage(9, 2), percentage(u64::MAX, 1)),
        (0, 100, 100)
    );
}

#[test]
fn the_average_of_opponents_is_rounded_halves_up() {
    let two = [
        games(2000, &[GameResult::Draw]),
        games(2001, &[GameResult::Draw]),
    ]
    .concat();
    let found = performance(&two).expect("games");
    assert_eq!((found.average, found.rating), (2001, 2001));
    assert_eq!(performance(&[]), None);
    assert_eq!(linear_performance(&[], 500), None);
    assert_eq!(linear_performance(&wins(2, 3), 500), Some(2167));
}

/// Two fictitious opponents of 1800, against whom the new player has drawn.
#[test]
fn first_ratings_of_fide() {
    use GameResult::{Draw, Loss, Win};
    let five: Vec<RatedGame> = [
        (1600, Win),
        (1700, Win),
        (1800, Win),
        (1900, Draw),
        (2000, Loss),
    ]
    .map(|(opponent, result)| RatedGame { opponent, result })
    .to_vec();
    // 4½ of 7 are 64 per cent: 1800 + 102.
    let first = fide().first_rating(&five).expect("a rating");
    assert_eq!(
        (
            first.performance.average,
            first.performance.percent,
            first.rating
        ),
        (1800, 64, 1902)
    );

    let refused = |games: &[RatedGame]| fide().first_rating(games).expect_err("no rating");
    assert_eq!(
        refused(&five[1..]),
        NoFirstRating::TooFewGames { least: 5, found: 4 }
    );
    assert_eq!(
        refused(&games(1800, &[Loss; 9])),
        NoFirstRating::NothingScored
    );
    let mut low = games(1400, &[Loss; 20]);
    low[0].result = Draw;
    // 1½ of 22 are 7 per cent: 1436 − 422.
    assert_eq!(
        refused(&low),
        NoFirstRating::BelowFloor {
            rating: 1014,
            floor: 1400
        }
    );
    assert_eq!(
        fide()
            .first_rating(&games(2500, &[Win; 5]))
            .map(|it| it.rating),
        Ok(2200)
    );
    let without = RatingSystem {
        first: None,
        ..fide()
    };
    assert_eq!(without.first_rating(&five), Err(NoFirstRating::NotGiven));
}

/// The FMJD rates other time controls with half the development factor (Annex 9, 1.2.2.2); all else
/// has to be given.
#[test]
fn half_the_factor_in_the_style_of_the_fmjd() {
    let rules = vec![KRule {
        games_below: Some(50),
        ..KRule::all(15)
    }];
    let cap = Some(DifferenceCap {
        most: 350,
        lifted_from: None,
    });
    let system = RatingSystem::fmjd_style("a trial", Expectation::Logistic, cap, rules, None);
    let new = RatedPlayer {
        games: 0,
        ..player(2000)
    };
    let won = games(2000, &[GameResult::Win]);
    assert_eq!(
        system.rate(&new, 2026, &won).map(|it| it.change),
        Ok(7_500_000)
    );
    let halved = system.clone().halved();
    assert_eq!(
        halved.rate(&new, 2026, &won).map(|it| it.change),
        Ok(3_750_000)
    );
    assert_eq!(system.difference(3000, 2000), 350);

    let refused = NoChange::NoK {
        rating: 2000,
        games: 100,
    };
    assert_eq!(system.rate(&player(2000), 2026, &won), Err(refused));
    assert_eq!(
        refused.to_string(),
        "no development factor is for a player rated 2000 after 100 games"
    );

    // Where ratings are computed from 2, 1 and 0, everything counts twice.
    let twice = RatingSystem {
        win_score: 2,
        ..system
    };
    assert_eq!(
        twice.rate(&new, 2026, &won).map(|it| it.change),
        Ok(15_000_000)
    );
}

/// Ratings are computed from what was played at the board and counts.
#[test]
fn forfeits_are_not_rated() {
    for (mark, _) in Mark::LETTERS {
        let is_rated = matches!(mark, Mark::Win | Mark::Draw | Mark::Loss);
        assert_eq!(RatedGame::new(2000, mark).is_some(), is_rated, "{mark:?}");
    }
}

fn faults(text: &str) -> Vec<(u64, Option<String>, ListProblem)> {
    let faults = read_list(text, UnknownColumns::Refuse)
        .expect_err("faults")
        .0;
    let parts = |fault: ListFault| (fault.line, fault.column, fault.problem);
    faults.into_iter().map(parts).collect()
}

#[test]
fn lists_are_read() {
    let text = "\u{feff}ID,Name,Federation,Club,Birth,Rating 64,Rating:100,rating\r\n\
        7,\"Kask, Jaan \"\"Juku\"\"\",EST,Kalev,1953-05-31,2010,2105,\r\n\
        ,Иванова Ōžė,,,1990,,,1800\r\n";
    let list = read_list(text, UnknownColumns::Refuse).expect("a list");
    let [kask, other] = &list.players[..] else {
        panic!("two players")
    };
    assert_eq!(kask.name, "Kask, Jaan \"Juku\"");
    assert_eq!(
        (kask.line, kask.federation.as_deref(), kask.club.as_deref()),
        (2, Some("EST"), Some("Kalev"))
    );
    assert_eq!(kask.birth.map(Birth::year), Some(1953));
    let ratings: Vec<(&str, i32)> = kask
        .ratings
        .iter()
        .map(|(name, it)| (name.as_str(), *it))
        .collect();
    assert_eq!(ratings, [("100", 2105), ("64", 2010)]);
    assert_eq!(
        (other.name.as_str(), other.birth),
        ("Иванова Ōžė", Some(Birth::Year(1990)))
    );
    assert_eq!(other.ratings.get(""), Some(&1800));
    assert_eq!(list.by_id("7"), Some(kask));

    for text in ["name;rating\nA, B;1\n", "name\trating\nA, B\t1\n"] {
        let list = read_list(text, UnknownColumns::Refuse).expect("a list");
        assert_eq!(list.players[0].name, "A, B");
    }
    let text = "name,title,title\nA,g,x\n";
    assert!(read_list(text, UnknownColumns::Ignore).is_ok());
}

#[test]
fn faults_have_line_and_column() {
    let column = |name: &str| Some(name.to_owned());
    assert_eq!(faults(""), [(1, None, ListProblem::NoHeading)]);
    assert_eq!(faults("id\n"), [(1, None, ListProblem::NoNames)]);
    assert_eq!(
        faults("name,title\n"),
        [(1, column("title"), ListProblem::UnknownColumn)]
    );
    assert_eq!(
        faults("name,ratings\n"),
        [(1, column("ratings"), ListProblem::UnknownColumn)]
    );
    assert_eq!(
        faults("name,Name\n"),
        [(1, column("Name"), ListProblem::ColumnTwice)]
    );
    let problem = ListProblem::Fields {
        expected: 2,
        found: 3,
    };
    assert_eq!(faults("name,id\nA,1,2\n"), [(2, None, problem)]);

    let text = "name,id,birth,rating 64\n\
        A,1,1953-02-30,12345\n\
        \n\
        ,1,19,-5\n";
    let expected = [
        (
            2,
            column("birth"),
            ListProblem::NoBirth("1953-02-30".to_owned()),
        ),
        (
            2,
            column("rating 64"),
            ListProblem::NoRating("12345".to_owned()),
        ),
        (4, column("name"), ListProblem::NoName),
        (4, column("id"), ListProblem::IdTwice { first: 2 }),
        (4, column("birth"), ListProblem::NoBirth("19".to_owned())),
        (
            4,
            column("rating 64"),
            ListProblem::NoRating("-5".to_owned()),
        ),
    ];
    assert_eq!(faults(text), expected);
    // Lines are counted whatever ends them.
    for end in ["\n", "\r\n", "\r"] {
        let text = format!("{end}name,id{end}A,1{end}{end}B,1{end}");
        let problem = ListProblem::IdTwice { first: 3 };
        assert_eq!(faults(&text), [(5, column("id"), problem)], "{end:?}");
    }
    // A quotation mark without its other swallows the rest of the file.
    let text = "name,club\nA,\"B\nC,D\n";
    assert_eq!(faults(text), [(2, column("club"), ListProblem::Control)]);
    let all = read_list("name,id\n,1\n,1\n", UnknownColumns::Refuse).expect_err("faults");
    let shown = "line 2, column \"name\": the name is blank; line 3, column \"name\": the name is blank; \
        line 3, column \"id\": the same id as on line 2";
    assert_eq!(all.to_string(), shown);
}

proptest! {
    /// Two players expect one game between them, and who is rated higher expects no less.
    #[test]
    fn expectations_add_up(difference in -5_000_i64..5_000) {
        for curve in CURVES {
            if difference != 0 {
                prop_assert_eq!(curve.of(difference) + curve.of(-difference), GAME);
            }
            prop_assert!(curve.of(difference) <= curve.of(difference + 1));
        }
    }

    /// What one wins with the same factor the other loses, where no cap is lifted.
    #[test]
    fn ratings_are_exchanged(one in 1000_i32..2600, other in 1000_i32..2600) {
        let system = RatingSystem { development: vec![KRule::all(20)], ..fide() };
        let change = |own, opponent, result| {
            let report = system.rate(&player(own), 2026, &games(opponent, &[result]));
            report.expect("a report").change
        };
        let won = change(one, other, GameResult::Win);
        prop_assert_eq!(won, -change(other, one, GameResult::Loss));
        prop_assert!(won >= 0);
    }

    /// Nothing overflows, whatever the numbers.
    #[test]
    fn any_numbers_are_borne(
        ratings in prop::collection::vec(any::<i32>(), 0..8),
        own in any::<i32>(),
        k in any::<u32>(),
        fictitious in any::<u32>(),
        percent in any::<u32>(),
    ) {
        let games: Vec<RatedGame> = ratings
            .iter()
            .map(|rating| RatedGame { opponent: *rating, result: GameResult::Win })
            .collect();
        let first = FirstRule { fictitious, fictitious_rating: own, least_games: 0, floor: None, most: None };
        let system = RatingSystem {
            cap: None,
            development: vec![KRule::all(k)],
            most_k_times_games: None,
            k_percent: percent,
            win_score: percent,
            floor: None,
            first: Some(first),
            ..fide()
        };
        prop_assert!(system.rate(&player(own), u16::MAX, &games).is_ok());
        prop_assert_eq!(system.first_rating(&games).is_ok(), !games.is_empty());
        prop_assert_eq!(performance(&games).is_some(), !games.is_empty());
        prop_assert_eq!(linear_performance(&games, k).is_some(), !games.is_empty());
    }

    /// Any text is read or refused, and what is refused has its line.
    #[test]
    fn any_text_is_borne(text in "(name|id|rating|birth|[,;\t\"\r\n]|[a-z0-9é ]|\\PC){0,60}") {
        for unknown in [UnknownColumns::Refuse, UnknownColumns::Ignore] {
            match read_list(&text, unknown) {
                Ok(list) => prop_assert!(list.players.iter().all(|it| !it.name.is_empty())),
                Err(faults) => prop_assert!(faults.0.iter().all(|fault| fault.line > 0)),
            }
        }
    }
}
