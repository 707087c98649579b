//! The classification requirements by article, with the examples and boundary cases of the
//! specification.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use peatee_tournament::norms::{
    Achievement, CandidatePolicy, Class, ClassNumbers, Date, Encounter, Held, How, Hundredths,
    Line, NoNorms, Norm, NormPolicy, NormSource, PARTS, Score, SecondClassAtThree, Standing, Step,
    TEXT_NORMS, TitleEvent, TournamentNorms, candidate_title, master_title, points_needed,
};
use peatee_tournament::{MOST_PARTICIPANTS, Points};
use proptest::prelude::*;
use serde_json::Value;

fn data() -> Value {
    serde_json::from_str(include_str!("data/norms.json")).expect("JSON")
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().expect("a number")).expect("a small number")
}

fn hundredths(value: &Value) -> Hundredths {
    let text = value.as_str().expect("a text");
    text.parse().expect("two decimals")
}

fn class(value: &Value) -> Class {
    let text = value.as_str().expect("a text");
    text.parse().expect("a class")
}

fn points(value: &Value) -> Points {
    value.to_string().parse().expect("points")
}

fn players(counts: &[(Class, usize)]) -> Vec<Option<Class>> {
    let all = counts
        .iter()
        .map(|(class, count)| vec![Some(*class); *count]);
    all.collect::<Vec<_>>().concat()
}

fn norms_with(players: &[Option<Class>], games: u32, policy: NormPolicy) -> TournamentNorms {
    TournamentNorms::of(players, games, policy).expect("norms")
}

fn norms(counts: &[(Class, usize)], games: u32) -> TournamentNorms {
    norms_with(&players(counts), games, NormPolicy::default())
}

/// A tournament of 100 participants with a coefficient between those of two neighbouring classes,
/// in which everybody has 100 games, so that points are percentages.
fn at(coefficient: u32) -> TournamentNorms {
    let better = [Class::First, Class::Second, Class::Third, Class::Fourth];
    let worse = [Class::Second, Class::Third, Class::Fourth, Class::Fifth];
    let step = ((coefficient - 100) / 100).min(3) as usize;
    let worse_ones = (coefficient - 100) as usize - step * 100;
    norms(
        &[(better[step], 100 - worse_ones), (worse[step], worse_ones)],
        100,
    )
}

/// The classes that can be attained, with their percentages.
fn attainable(norms: &TournamentNorms) -> Vec<(Class, u32)> {
    norms
        .norms()
        .iter()
        .map(|norm| (norm.class, norm.percent))
        .collect()
}

fn norm_of(norms: &TournamentNorms, class: Class) -> Norm {
    let found = norms.norms().iter().find(|norm| norm.class == class);
    *found.expect("attainable")
}

/// The example of the book: two I, five II, three III, six IV.
fn example() -> TournamentNorms {
    let counts = [
        (Class::First, 2),
        (Class::Second, 5),
        (Class::Third, 3),
        (Class::Fourth, 6),
    ];
    norms(&counts, 15)
}

fn articles(lines: &[Line]) -> Vec<&'static str> {
    lines.iter().map(|line| line.article.number).collect()
}

fn day(text: &str) -> Date {
    text.parse().expect("a date")
}

fn score(games: u32, halves: i32) -> Score {
    Score {
        games,
        points: Points(halves * 5),
    }
}

const NONE: Score = Score {
    games: 0,
    points: Points::ZERO,
};

fn championship(date: &str) -> TitleEvent {
    TitleEvent {
        date: day(date),
        encounter: Encounter::Championship,
    }
}

fn masters_tournament(
    masters: u32,
    against_masters: Score,
    against_candidates: Score,
) -> TitleEvent {
    let encounter = Encounter::Tournament {
        participants: 15,
        masters,
        coefficient: None,
        all: score(14, 14),
        against_masters,
        against_candidates,
    };
    TitleEvent {
        date: day("1953-06-01"),
        encounter,
    }
}

fn first_class_tournament(date: &str, coefficient: u32, all: Score) -> TitleEvent {
    let encounter = Encounter::Tournament {
        participants: all.games + 1,
        masters: 0,
        coefficient: Some(Hundredths(coefficient)),
        all,
        against_masters: NONE,
        against_candidates: NONE,
    };
    TitleEvent {
        date: day(date),
        encounter,
    }
}

fn match_of(opponent: Option<Class>, score: Score) -> TitleEvent {
    TitleEvent {
        date: day("1953-06-01"),
        encounter: Encounter::Match { opponent, score },
    }
}

fn makes_a_master(events: &[TitleEvent]) -> bool {
    !master_title(events).attained.is_empty()
}

/// 002:N.1: twice within three years in the championship.
#[test]
fn r53_n_1_two_championships() {
    let first = championship("1950-06-10");
    assert!(makes_a_master(&[first, championship("1953-06-10")]));
    assert!(!makes_a_master(&[first, championship("1953-06-11")]));
    assert!(!makes_a_master(&[first]));

    // Whichever two; the title dates from the second, and the order of telling does not matter.
    let events = [
        championship("1955-01-01"),
        first,
        championship("1954-01-01"),
    ];
    let report = master_title(&events);
    let dates: Vec<Date> = report.attained.iter().map(|it| it.date).collect();
    assert_eq!(dates, [day("1955-01-01")]);
    assert_eq!(articles(&report.lines), ["N.1", "N.1"]);
}

/// 002:N.2: at least two thirds of the participants are masters.
#[test]
fn r53_n_2_two_thirds_masters() {
    let half = score(10, 10);
    assert!(makes_a_master(&[masters_tournament(10, half, NONE)]));
    assert!(!makes_a_master(&[masters_tournament(9, half, NONE)]));
}

/// 002:N.3: a match of fourteen games against a master is won.
#[test]
fn r53_n_3_a_match_against_a_master() {
    let master = Some(Class::Master);
    assert!(makes_a_master(&[match_of(master, score(14, 15))]));
    assert!(!makes_a_master(&[match_of(master, score(14, 14))]));
    assert!(!makes_a_master(&[match_of(master, score(12, 24))]));
    assert!(!makes_a_master(&[match_of(
        Some(Class::Candidate),
        score(14, 28)
    )]));
    assert!(!makes_a_master(&[match_of(None, score(14, 28))]));
}

/// 002:N.4: half the points against masters, or seventy per cent against candidates.
#[test]
fn r53_n_4_either_percentage() {
    let is_met =
        |masters, candidates| makes_a_master(&[masters_tournament(10, masters, candidates)]);
    assert!(is_met(score(9, 9), NONE));
    assert!(!is_met(score(9, 8), NONE));
    assert!(is_met(score(9, 0), score(5, 7)));
    assert!(!is_met(score(9, 8), score(5, 6)));
    // 2 of 3 are less than 70 per cent, and nothing of nothing is no norm.
    assert!(!is_met(NONE, score(3, 4)));
    assert!(!is_met(NONE, NONE));

    let lines = master_title(&[masters_tournament(10, score(9, 8), score(5, 7))]).lines;
    let against = lines.iter().filter_map(|line| match line.step {
        Step::Against {
            class,
            percent,
            is_met,
            ..
        } => Some((class, percent, is_met)),
        _ => None,
    });
    let expected = [(Class::Master, 50, false), (Class::Candidate, 70, true)];
    assert_eq!(against.collect::<Vec<_>>(), expected);
}

/// 002:N.5: the title is kept by the same result within three years.
#[test]
fn r53_n_5_the_title_of_master_expires() {
    let events = [
        championship("1950-01-05"),
        championship("1951-01-05"),
        championship("1954-01-05"),
    ];
    let attained = master_title(&events).attained;
    assert_eq!(attained.len(), 2);
    let best = |date: &str| Standing::on(day(date), &attained).best();
    assert_eq!(best("1951-01-04"), None);
    let held = best("1954-01-04").expect("a master");
    assert_eq!(
        (held.since, held.until),
        (day("1951-01-05"), Some(day("1954-01-05")))
    );
    let kept = best("1957-01-05").expect("a master");
    assert_eq!((kept.class, kept.since), (Class::Master, day("1954-01-05")));
    assert_eq!(best("1957-01-06"), None);
}

/// 002:N.6: seventy per cent in each of three tournaments of first-class players.
#[test]
fn r53_n_6_candidate_master() {
    let good = score(10, 14);
    let dates = ["1951-03-01", "1952-03-01", "1955-03-01"];
    let events = dates.map(|date| first_class_tournament(date, 100, good));
    let when = |events: &[TitleEvent], policy| {
        let attained = candidate_title(events, policy).attained;
        attained.first().map(|achievement| achievement.date)
    };
    assert_eq!(
        when(&events, CandidatePolicy::AnyTime),
        Some(day("1955-03-01"))
    );
    assert_eq!(when(&events[..2], CandidatePolicy::AnyTime), None);
    assert_eq!(
        when(&events, CandidatePolicy::WithinYears(4)),
        Some(day("1955-03-01"))
    );
    assert_eq!(when(&events, CandidatePolicy::WithinYears(3)), None);

    for wrong in [
        first_class_tournament("1954-03-01", 100, score(10, 13)),
        first_class_tournament("1954-03-01", 101, good),
        match_of(Some(Class::First), score(14, 28)),
    ] {
        let events = [events[0], events[1], wrong];
        assert_eq!(when(&events, CandidatePolicy::AnyTime), None, "{wrong:?}");
    }

    // The book lets nobody lose it.
    let attained = candidate_title(&events, CandidatePolicy::AnyTime).attained;
    let held = Standing::on(day("1999-01-01"), &attained).best();
    let since = day("1955-03-01");
    assert_eq!(
        held,
        Some(Held {
            class: Class::Candidate,
            since,
            until: None
        })
    );
}

/// What the text says of a class at its coefficient.
fn by_text(coefficient: u32, class: Class, percent: u32, named_for: Class) {
    let found = norm_of(&at(coefficient), class);
    assert_eq!(
        (found.percent, found.source),
        (percent, NormSource::Text { named_for })
    );
    let percentage = Points(percent as i32 * 10);
    let outcome = |points: Points| at(coefficient).outcome(Some(named_for), points).attained;
    assert_eq!(outcome(percentage), Some(class));
    assert_eq!(outcome(percentage - Points::HALF), None);
}

/// 002:N.7: first class at seventy per cent, coefficient 2.
#[test]
fn r53_n_7_first_class() {
    by_text(200, Class::First, 70, Class::Second);
}

/// 002:N.8: second class at seventy-five per cent, coefficient 3; the table has 73, for fractional
/// coefficients.
#[test]
fn r53_n_8_second_class() {
    by_text(300, Class::Second, 75, Class::Third);
    assert_eq!(norm_of(&at(299), Class::Second).percent, 73);

    let by_table = NormPolicy {
        second_class_at_3: SecondClassAtThree::Table,
        ..NormPolicy::default()
    };
    let third = players(&[(Class::Third, 16)]);
    let found = norm_of(&norms_with(&third, 15, by_table), Class::Second);
    // The percentage is that of the table; it is the text still that says to whose players.
    let named_for = Class::Third;
    assert_eq!(
        (found.percent, found.source, found.article.number),
        (73, NormSource::Text { named_for }, "N.T2")
    );
    let found = norm_of(
        &norms_with(&third, 15, NormPolicy::default()),
        Class::Second,
    );
    assert_eq!((found.percent, found.points), (75, points_needed(15, 75)));
}

/// 002:N.9: third class at seventy per cent, coefficient 4.
#[test]
fn r53_n_9_third_class() {
    by_text(400, Class::Third, 70, Class::Fourth);
}

/// 002:N.10: fourth class at sixty-seven per cent, coefficient 5.
#[test]
fn r53_n_10_fourth_class() {
    by_text(500, Class::Fourth, 67, Class::Fifth);
}

/// 002:N.11: fifth class at half the points in a beginners' tournament, which has no coefficient.
#[test]
fn r53_n_11_fifth_class() {
    let beginners = norms_with(&[None; 8], 7, NormPolicy::default());
    assert_eq!(beginners.coefficient(), None);
    assert_eq!(attainable(&beginners), [(Class::Fifth, 50)]);
    assert_eq!(
        beginners.outcome(None, Points(35)).attained,
        Some(Class::Fifth)
    );
    assert_eq!(beginners.outcome(None, Points(30)).attained, None);
    assert_eq!(articles(&beginners.lines()), ["N.11", "N.11", "N.16"]);
}

/// 002:N.K: half the points in a tournament of one's own class, within three years.
#[test]
fn r53_n_k_keeping_a_class() {
    let own = norms(&[(Class::Fifth, 10)], 9);
    let outcome = own.outcome(Some(Class::Fifth), Points(45));
    assert_eq!((outcome.attained, outcome.kept), (None, Some(Class::Fifth)));
    let line = outcome.lines.last().expect("lines");
    let (class, games, points, is_met) = (Class::Fifth, 9, Points(45), true);
    assert_eq!(
        (line.article.number, line.step),
        (
            "N.K",
            Step::OwnClass {
                class,
                games,
                points,
                is_met
            }
        )
    );

    let second = norms(&[(Class::Second, 12)], 11);
    let kept = |points| second.outcome(Some(Class::Second), Points(points)).kept;
    assert_eq!((kept(55), kept(50)), (Some(Class::Second), None));
    // Who fulfils the norm of his class elsewhere confirms it too.
    assert_eq!(
        example().outcome(Some(Class::Third), Points(70)).kept,
        Some(Class::Third)
    );
    assert_eq!(example().outcome(Some(Class::Third), Points(65)).kept, None);

    let at = |date: &str, class, how| Achievement {
        date: day(date),
        class,
        how,
    };
    let results = [
        at("1950-05-01", Class::Third, How::Attained),
        at("1951-05-01", Class::Second, How::Attained),
        at("1953-04-30", Class::Third, How::Kept),
        at("1954-05-02", Class::Second, How::Kept),
    ];
    let class = |date: &str| {
        Standing::on(day(date), &results)
            .best()
            .map(|held| held.class)
    };
    assert_eq!(class("1950-04-30"), None);
    assert_eq!(class("1951-04-30"), Some(Class::Third));
    assert_eq!(class("1954-05-01"), Some(Class::Second));
    // A day too late to keep second class; third still holds, and then nothing.
    assert_eq!(class("1954-05-02"), Some(Class::Third));
    assert_eq!(class("1956-04-30"), Some(Class::Third));
    assert_eq!(class("1956-05-01"), None);
    let lines = Standing::on(day("1954-05-01"), &results).lines();
    assert_eq!(articles(&lines), ["N.K", "N.K"]);
}

/// 002:N.K: half in a tournament of class V, though the table gives class V at 5.00 for 40 per cent.
#[test]
fn r53_n_k_found_7_t_examiner_09_class_v_needs_half() {
    let own = norms(&[(Class::Fifth, 11)], 10);
    assert_eq!(own.coefficient(), Some(Hundredths(500)));
    let kept = |points| own.outcome(Some(Class::Fifth), Points(points)).kept;
    assert_eq!((kept(40), kept(45)), (None, None));
    assert_eq!(kept(50), Some(Class::Fifth));
    // The right-hand column of part four gives it to those who do not have it.
    assert_eq!(own.outcome(None, Points(40)).attained, Some(Class::Fifth));
}

/// 002:N.7 to 002:N.10: at a whole coefficient the text gives a class to players of the next class below only.
#[test]
fn r53_n_7_found_7_t_examiner_06_given_to_the_next_class_below() {
    for (coefficient, class, below, lower) in [
        (200, Class::First, Class::Second, Some(Class::Third)),
        (300, Class::Second, Class::Third, Some(Class::Fourth)),
        (400, Class::Third, Class::Fourth, Some(Class::Fifth)),
        (500, Class::Fourth, Class::Fifth, None),
    ] {
        let norms = at(coefficient);
        let all = Points(1000);
        assert_eq!(norms.outcome(Some(below), all).attained, Some(class));
        // What the table gives remains.
        let outcome = norms.outcome(lower, all);
        assert_eq!(outcome.attained, Some(below));
        let not_given = Step::NotGiven {
            class,
            named_for: below,
            held: lower,
        };
        assert!(outcome.lines.iter().any(|line| line.step == not_given));
    }
    // The table names no class (002:N.12).
    let fractional = at(199).outcome(Some(Class::Third), Points(1000));
    assert_eq!(fractional.attained, Some(Class::First));
}

/// 002:N.18: the norm of a class below one's own is named, and is not called kept or attained.
#[test]
fn r53_n_18_found_7_t_examiner_05_a_norm_below_the_own_class() {
    let outcome = example().outcome(Some(Class::Second), Points(50));
    let reached = (outcome.attained, outcome.kept, outcome.below);
    assert_eq!(reached, (None, None, Some(Class::Fourth)));
    let line = outcome.lines.last().expect("lines");
    let (class, held) = (Class::Fourth, Class::Second);
    assert_eq!(
        (line.article.number, line.step),
        ("N.18", Step::Below { class, held })
    );
    // Whoever keeps his class needs none below.
    let kept = example().outcome(Some(Class::Third), Points(70));
    assert_eq!((kept.kept, kept.below), (Some(Class::Third), None));
}

/// 002:N.12: fractional coefficients are looked up in the table, which is that of the
/// specification.
#[test]
fn r53_n_12_the_table_is_that_of_the_specification() {
    let data = data();
    let parts = list(&data["parts"]);
    assert_eq!(parts.len(), PARTS.len());
    for (part, expected) in PARTS.iter().zip(parts) {
        assert_eq!(part.number, number(&expected["part"]));
        assert_eq!(part.higher, class(&expected["higher_class"]));
        assert_eq!(part.lower, class(&expected["lower_class"]));
        let lowest = &expected["lowest_class"];
        assert_eq!(part.lowest, lowest.as_str().map(|_| class(lowest)));
        if part.lowest.is_some() {
            assert_eq!(part.minimum(), number(&expected["lowest_class_percent"]));
        }
        let rows = list(&expected["rows"]);
        assert_eq!(rows.len(), part.rows.len());
        for (row, expected) in part.rows.iter().zip(rows) {
            assert_eq!(row.from, hundredths(&expected["coef_from"]));
            assert_eq!(row.to, hundredths(&expected["coef_to"]));
            assert_eq!(row.higher, number(&expected["higher"]));
            assert_eq!(row.lower, number(&expected["lower"]));
        }
    }
}

/// 002:N.12: so are the norms of the text and the numbers of the classes.
#[test]
fn r53_n_12_the_text_is_that_of_the_specification() {
    let data = data();
    let texts = list(&data["text_norms"]);
    for (norm, expected) in TEXT_NORMS.iter().zip(texts) {
        assert_eq!(norm.to, class(&expected["to"]));
        assert_eq!(norm.named_for, class(&expected["from"]));
        assert_eq!(norm.coefficient, hundredths(&expected["coefficient"]));
        assert_eq!(norm.percent, number(&expected["percent"]));
    }
    assert_eq!(texts.len(), TEXT_NORMS.len() + 1);
    let names = list(&data["classes"]).iter().map(class);
    assert!(names.eq(Class::NAMES.map(|(class, _)| class)));
    for (class, _) in Class::NAMES {
        let expected = data["class_number"][class.to_string()].as_u64();
        let found = class.number().map(|number| u64::from(number.0) / 100);
        assert_eq!(found, expected);
    }
}

/// 002:N.13: class numbers added and divided by the participants; the example of the book.
#[test]
fn r53_n_13_the_coefficient_of_the_example() {
    let data = data();
    let example = &data["worked_example"];
    let counts = example["participants"].as_object().expect("counts");
    let counts: Vec<(Class, usize)> = counts
        .iter()
        .map(|(name, count)| (name.parse().expect("a class"), number(count) as usize))
        .collect();
    let norms = norms(&counts, number(&example["games"]));
    assert_eq!(
        norms.coefficient(),
        Some(hundredths(&example["coefficient"]))
    );

    let steps: Vec<Step> = norms.lines().iter().map(|line| line.step).collect();
    let product = |class, count: u32, number: u32| Step::Product {
        class: Some(class),
        count,
        number: Hundredths(number * 100),
        product: Hundredths(count * number * 100),
    };
    let expected = [
        product(Class::First, 2, 1),
        product(Class::Second, 5, 2),
        product(Class::Third, 3, 3),
        product(Class::Fourth, 6, 4),
        Step::Quotient {
            sum: Hundredths(4500),
            participants: 16,
            thousandths: 2812,
        },
        Step::Coefficient(Hundredths(281)),
        Step::InRow {
            part: 2,
            from: Hundredths(281),
            to: Hundredths(290),
        },
    ];
    assert_eq!(steps[..7], expected);
}

/// 002:N.13: who has no number in the book needs one from the organiser.
#[test]
fn r53_n_13_numbers_that_the_book_leaves_open() {
    let mut field = players(&[(Class::First, 3), (Class::Candidate, 2)]);
    field.extend([None, None, None]);
    let with = |numbers: ClassNumbers| {
        let policy = NormPolicy {
            numbers,
            ..NormPolicy::default()
        };
        TournamentNorms::of(&field, 7, policy).map(|norms| norms.coefficient())
    };
    let mut numbers = ClassNumbers::default();
    let refused = with(numbers).expect_err("candidates have no number");
    assert_eq!(
        refused,
        NoNorms::NoNumber {
            class: Some(Class::Candidate),
            count: 2
        }
    );
    let text = "2 candidate masters take part, and 002:N.13 gives them no number: the organiser has to set one";
    assert_eq!(refused.to_string(), text);
    numbers.candidate = Some(Hundredths(50));
    assert_eq!(
        with(numbers),
        Err(NoNorms::NoNumber {
            class: None,
            count: 3
        })
    );
    numbers.unclassified = Some(Hundredths(600));
    // 3 + 1 + 18 = 22; 22 : 8 = 2.75.
    assert_eq!(with(numbers), Ok(Some(Hundredths(275))));
    let master = players(&[(Class::Master, 1)]);
    let refused = TournamentNorms::of(&master, 1, NormPolicy::default());
    assert_eq!(
        refused,
        Err(NoNorms::NoNumber {
            class: Some(Class::Master),
            count: 1
        })
    );
}

/// 002:N.14: two decimals, raised if the third is five or more; all boundary cases.
#[test]
fn r53_n_14_rounding_of_the_coefficient() {
    let data = data();
    let cases = list(&data["boundary_cases"]["coefficient"]);
    assert_eq!(cases.len(), 13);
    for case in cases {
        let (sum, count) = (
            number(&case["sum"]) as usize,
            number(&case["participants"]) as usize,
        );
        // So many of two neighbouring classes that their numbers add up to the sum.
        let classes = [
            Class::First,
            Class::Second,
            Class::Third,
            Class::Fourth,
            Class::Fifth,
        ];
        let (low, more) = (sum / count, sum % count);
        let counts = [(classes[low - 1], count - more), (classes[low], more)];
        let found = norms(&counts, 15).coefficient();
        assert_eq!(found, Some(hundredths(&case["coefficient"])), "{case}");
    }
}

/// 002:N.15: II, III and IV class can be attained in the example; where two parts overlap, all
/// their classes.
#[test]
fn r53_n_15_attainable_classes() {
    use Class::{Fifth, First, Fourth, Second, Third};
    let classes = |norms: &TournamentNorms| {
        attainable(norms)
            .into_iter()
            .map(|(class, _)| class)
            .collect::<Vec<_>>()
    };
    assert_eq!(classes(&example()), [Second, Third, Fourth]);
    assert_eq!(classes(&at(190)), [First, Second, Third]);
    assert_eq!(classes(&at(191)), [First, Second, Third, Fourth]);
    assert_eq!(classes(&at(200)), [First, Second, Third, Fourth]);
    assert_eq!(classes(&at(201)), [Second, Third, Fourth]);
    assert_eq!(classes(&at(291)), [Second, Third, Fourth, Fifth]);
    assert_eq!(classes(&at(400)), [Third, Fourth, Fifth]);
    assert_eq!(classes(&at(401)), [Fourth, Fifth]);

    let outside = |number: u32| {
        let numbers = ClassNumbers {
            master: Some(Hundredths(number)),
            ..ClassNumbers::default()
        };
        let policy = NormPolicy {
            numbers,
            ..NormPolicy::default()
        };
        norms_with(&players(&[(Class::Master, 3)]), 2, policy)
    };
    for number in [0, 90, 501, 9_999] {
        let norms = outside(number);
        assert_eq!(attainable(&norms), []);
        let last = norms.lines().last().expect("lines").step;
        assert_eq!(last, Step::OutsideTable(Hundredths(number)));
    }
    assert_eq!(classes(&outside(91)), [First, Second, Third]);
}

/// 002:N.15: where two parts overlap they agree on every class that both have.
#[test]
fn r53_n_15_overlapping_parts_agree() {
    for coefficient in (91..=500).map(Hundredths) {
        let mut found: Vec<(Class, u32)> = Vec::new();
        for part in &PARTS {
            let Some(row) = part.row(coefficient) else {
                continue;
            };
            found.extend([(part.higher, row.higher), (part.lower, row.lower)]);
            found.extend(part.lowest.map(|class| (class, part.minimum())));
        }
        found.sort_unstable();
        found.dedup();
        let classes: Vec<Class> = found.iter().map(|(class, _)| *class).collect();
        let mut distinct = classes.clone();
        distinct.dedup();
        assert_eq!(classes, distinct, "{coefficient}");
    }
}

/// 002:N.16: 71 per cent of 15 games are 10.65, so 10½ points; what is above the last half point is
/// judged; all boundary cases.
#[test]
fn r53_n_16_percentage_to_points() {
    let second = norm_of(&example(), Class::Second);
    assert_eq!(
        (second.percent, second.points.to_string().as_str()),
        (71, "10½")
    );
    let line = example()
        .lines()
        .into_iter()
        .find(|line| line.article.number == "N.16");
    let (class, games, percent, exact, points) = (Class::Second, 15, 71, 1065, Points(105));
    let expected = Step::Needed {
        class,
        games,
        percent,
        exact,
        points,
    };
    assert_eq!(line.map(|line| line.step), Some(expected));

    let data = data();
    let cases = list(&data["boundary_cases"]["points"]);
    assert_eq!(cases.len(), 20);
    for case in cases {
        let needed = points_needed(number(&case["games"]), number(&case["percent"]));
        assert_eq!(needed, self::points(&case["points"]), "{case}");
    }
    // A quarter goes up, less is dropped, on both sides of a half point.
    let a_quarter = |games: u32| points_needed(games, 25).to_string();
    assert_eq!([1, 2, 3, 4].map(a_quarter), ["½", "½", "1", "1"]);
    assert_eq!(points_needed(1, 24).to_string(), "0");
    assert_eq!(points_needed(1, 74).to_string(), "½");
}

/// 002:N.17: third class in the example: 48 per cent of 15 games are 7.2, so 7 points.
#[test]
fn r53_n_17_third_class_in_the_example() {
    let third = norm_of(&example(), Class::Third);
    assert_eq!((third.percent, third.points), (48, Points(70)));
    assert_eq!(
        example().outcome(None, Points(70)).attained,
        Some(Class::Third)
    );
    assert_eq!(
        example().outcome(Some(Class::Fourth), Points(65)).attained,
        None
    );
}

/// 002:N.18: the lower class has the least norm of the part: 30 per cent are 4½ points.
#[test]
fn r53_n_18_the_lower_class() {
    let fourth = norm_of(&example(), Class::Fourth);
    assert_eq!((fourth.percent, fourth.points), (30, Points(45)));
    assert_eq!(fourth.source, NormSource::Minimum { part: 2 });
    assert_eq!(
        example().outcome(Some(Class::Fourth), Points(45)).kept,
        Some(Class::Fourth)
    );
    assert!(PARTS.iter().all(|part| part.minimum() == 30));
}

/// 002:N.16, 002:N.17, 002:N.18: all norms of the worked example.
#[test]
fn r53_n_16_the_worked_example() {
    let data = data();
    let expected = list(&data["worked_example"]["norms"]);
    let found = example();
    assert_eq!(found.norms().len(), expected.len());
    for (norm, expected) in found.norms().iter().zip(expected) {
        assert_eq!(norm.class, class(&expected["cls"]));
        assert_eq!(norm.percent, number(&expected["percent"]));
        assert_eq!(norm.points, points(&expected["points"]));
    }
}

/// The rows of a part through whole tournaments: at both ends of each row.
fn part_is_used(part: usize) {
    let part = PARTS[part];
    for row in part.rows.iter().filter(|row| row.from.0 >= 100) {
        for coefficient in [row.from, row.to] {
            let norms = at(coefficient.0);
            assert_eq!(norms.coefficient(), Some(coefficient));
            // The text contradicts the table here (`002:N.8`).
            let is_disputed = part.higher == Class::Second && coefficient == Hundredths(300);
            let percent = if is_disputed { 75 } else { row.higher };
            assert_eq!(
                norm_of(&norms, part.higher).percent,
                percent,
                "{coefficient}"
            );
            assert_eq!(
                norm_of(&norms, part.lower).percent,
                row.lower,
                "{coefficient}"
            );
        }
    }
}

/// 002:N.T1: coefficients 0.91 to 2.00, first and second class.
#[test]
fn r53_n_t1_part_one() {
    part_is_used(0);
    assert_eq!(
        attainable(&at(100)),
        [(Class::First, 50), (Class::Second, 30), (Class::Third, 30)]
    );
}

/// 002:N.T2: coefficients 1.91 to 3.00, second and third class.
#[test]
fn r53_n_t2_part_two() {
    part_is_used(1);
    let expected = [(Class::Second, 71), (Class::Third, 48), (Class::Fourth, 30)];
    assert_eq!(attainable(&at(281)), expected);
}

/// 002:N.T3: coefficients 2.91 to 4.00, third and fourth class.
#[test]
fn r53_n_t3_part_three() {
    part_is_used(2);
    let expected = [(Class::Third, 52), (Class::Fourth, 32), (Class::Fifth, 30)];
    assert_eq!(attainable(&at(301)), expected);
}

/// 002:N.T4: coefficients 3.91 to 5.00, fourth and fifth class, and no class below.
#[test]
fn r53_n_t4_part_four() {
    part_is_used(3);
    assert_eq!(
        attainable(&at(500)),
        [(Class::Fourth, 67), (Class::Fifth, 40)]
    );
}

#[test]
fn what_is_no_tournament() {
    let of = |players: &[Option<Class>], games| {
        TournamentNorms::of(players, games, NormPolicy::default())
    };
    assert_eq!(of(&[], 3), Err(NoNorms::Participants(0)));
    let many = vec![None; MOST_PARTICIPANTS as usize + 1];
    assert_eq!(of(&many, 3), Err(NoNorms::Participants(many.len())));
    for games in [0, 10_001, u32::MAX] {
        assert_eq!(of(&[None], games), Err(NoNorms::Games(games)));
    }
}

#[test]
fn dates_and_numbers_are_read_as_they_are_shown() {
    for text in [
        "1953-05-31",
        "1952-02-29",
        "2000-02-29",
        "0001-01-01",
        "9999-12-31",
    ] {
        assert_eq!(day(text).to_string(), text);
    }
    assert_eq!("1953/05/31".parse::<Date>(), "1953.05.31".parse::<Date>());
    for text in [
        "1953-02-29",
        "1900-02-29",
        "1953-13-01",
        "1953-00-01",
        "1953-01-00",
        "0000-01-01",
        "1953-5-31",
        "1953-05.31",
        "1953-05-311",
        "+953-05-31",
        "195é-05-3",
        "",
        "1953",
    ] {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
    assert_eq!(day("1952-02-29").plus_years(3), day("1955-02-28"));
    assert_eq!(day("1952-02-29").plus_years(u16::MAX), day("9999-02-28"));

    assert_eq!("2,81".parse(), Ok(Hundredths(281)));
    assert_eq!("2.5".parse(), Ok(Hundredths(250)));
    assert_eq!("6".parse(), Ok(Hundredths(600)));
    for text in ["", ".", "2.", ".5", "2.813", "-1", "+1", "12345", "2.x"] {
        assert!(text.parse::<Hundredths>().is_err(), "{text}");
    }
    assert!("VI".parse::<Class>().is_err());
}

proptest! {
    /// The points needed are the percentage to within a quarter, and more per cent never need less.
    #[test]
    fn needed_points_are_near_the_percentage(games in 1_u32..=10_000, percent in 0_u32..100) {
        let needed = i64::from(points_needed(games, percent).0) * 10;
        let exact = i64::from(games * percent);
        prop_assert!(needed - exact <= 25 && exact - needed < 25);
        prop_assert!(points_needed(games, percent) <= points_needed(games, percent + 1));
    }

    /// No field of participants makes it panic, and a better class never needs fewer points.
    #[test]
    fn better_classes_need_more(counts in prop::collection::vec(0_usize..12, 8), games in 1_u32..40) {
        let classes = Class::NAMES.iter().map(|(class, _)| Some(*class)).chain([None]);
        let field: Vec<Option<Class>> =
            classes.zip(counts).flat_map(|(class, count)| vec![class; count]).collect();
        let numbers = ClassNumbers {
            master: Some(Hundredths(0)),
            candidate: Some(Hundredths(50)),
            unclassified: Some(Hundredths(600)),
        };
        let policy = NormPolicy { numbers, ..NormPolicy::default() };
        if let Ok(norms) = TournamentNorms::of(&field, games, policy) {
            for pair in norms.norms().windows(2) {
                prop_assert!(pair[0].class > pair[1].class);
                prop_assert!(pair[0].points >= pair[1].points);
            }
        }
    }
}
