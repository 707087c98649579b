//! Classes and titles over the years, from event files and a career file (`002:N.1` to `002:N.6`, `002:N.K`).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod season;

use peatee_tournament::file::{read_career, read_festival};
use peatee_tournament::norms::{
    CandidatePolicy, Career, CareerBook, CareerEntry, CareerReport, Class, Date, Deed, Held, How,
    Hundredths, NormPolicy, Person, Remark, SecondClassAtThree, Step, TournamentNorms, WhyLeftOut,
};
use season::Season;

fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

fn book(events: &[Season]) -> CareerBook {
    let mut book = CareerBook::default();
    for event in events {
        let event = read_festival(&event.text()).expect("an event file");
        let added = book.add_event(&event, |_| NormPolicy::default());
        added.expect("everybody is told apart");
    }
    book
}

fn career<'a>(book: &'a CareerBook, name: &str) -> &'a Career {
    let mut all = book.careers();
    all.find(|one| one.person.name == name).expect("a career")
}

fn on(book: &CareerBook, day: &str) -> CareerReport {
    career(book, "Kask").report(date(day), CandidatePolicy::AnyTime)
}

fn held(report: &CareerReport) -> Vec<Class> {
    report.standing.held().map(|held| held.class).collect()
}

/// Three tournaments of first-class players at 70, 72 and 75 per cent.
fn three_of_first_class() -> [Season; 3] {
    [
        Season::robin("Spring", "2020-05-10", 2, 6).scored(7),
        Season::robin("Summer", "2021-05-09", 5, 6).scored(18),
        Season::robin("Autumn", "2022-05-08", 2, 5).scored(6),
    ]
}

/// 002:N.6, journey 12: the third of them makes a candidate.
#[test]
fn r53_n_6_found_7_a7_three_tournaments_make_a_candidate() {
    let book = book(&three_of_first_class());
    assert_eq!(held(&on(&book, "2022-05-07")), [Class::First]);
    let report = on(&book, "2022-05-08");
    assert_eq!(held(&report), [Class::Candidate, Class::First]);
    // The book sets candidates no end; the class below is kept by half the points (002:N.K).
    assert_eq!(
        held(&on(&book, "2025-05-08")),
        [Class::Candidate, Class::First]
    );
    assert_eq!(held(&on(&book, "2025-05-09")), [Class::Candidate]);
    let scores = report.candidate.iter().filter_map(|line| match line.step {
        Step::FirstClass { points, games, .. } => Some(format!("{points}/{games}")),
        _ => None,
    });
    assert_eq!(scores.collect::<Vec<_>>(), ["7/10", "18/25", "6/8"]);
    // In time, if the federation sets one.
    let strict = career(&book, "Kask").report(date("2022-05-08"), CandidatePolicy::WithinYears(1));
    assert_eq!(held(&strict), [Class::First]);
}

/// 002:N.K, journey 12: a class without 50 per cent for three years ends.
#[test]
fn r53_n_k_found_7_a7_a_class_ends_after_three_years() {
    let one = Season::robin("Spring", "2020-05-10", 2, 6).scored(4);
    let kept = Season::robin("Summer", "2022-05-10", 2, 6).scored(5);
    let missed = Season::robin("Autumn", "2022-05-10", 2, 6).scored(4);
    let events = [one, kept, missed];
    let [one, kept, missed] = &events;
    let first = book(core::slice::from_ref(one));
    let report = on(&first, "2023-05-10");
    assert_eq!(held(&report), [Class::First, Class::Second]);
    let class = Class::First;
    let since = date("2020-05-10");
    let remark = Remark::AsRegistered { class, date: since };
    assert_eq!(report.remarks, [remark]);
    let report = on(&first, "2023-05-11");
    assert!(
        held(&report).is_empty(),
        "what was fulfilled then ends with it"
    );
    let until = Some(date("2023-05-10"));
    let ended: Vec<Held> = report.standing.ended().collect();
    let first = Held {
        class,
        since,
        until,
    };
    assert_eq!(ended.first(), Some(&first));
    assert_eq!(
        held(&on(&book(&[one.clone(), kept.clone()]), "2025-05-10")),
        [class, Class::Second]
    );
    // 40 per cent are the norm of the class below, which remains.
    let missed = book(&[one.clone(), missed.clone()]);
    assert_eq!(held(&on(&missed, "2023-05-10")), [class, Class::Second]);
    assert_eq!(held(&on(&missed, "2023-05-11")), [Class::Second]);
    // Whoever is registered with a class that has ended is told so, and does not have it by that.
    let again = Season::robin("Winter", "2024-01-01", 2, 6).scored(4);
    let report = on(&book(&[one.clone(), again]), "2024-01-01");
    assert_eq!(held(&report), [Class::Second]);
    let date = date("2024-01-01");
    assert!(report.remarks.contains(&Remark::HadEnded { class, date }));
}

/// 002:N.1, 002:N.5, journey 12: two championships 35 months apart make a master, for three years.
#[test]
fn r53_n_1_found_7_a7_two_championships_make_a_master() {
    let of = |day: &str| {
        Season::robin("Championship", day, 1, 4)
            .scored(0)
            .championship()
    };
    let near = book(&[of("2020-01-31"), of("2022-12-31")]);
    assert_eq!(
        held(&on(&near, "2022-12-31")),
        [Class::Master, Class::First]
    );
    assert_eq!(held(&on(&near, "2025-12-31"))[0], Class::Master);
    let report = on(&near, "2026-01-01");
    assert!(!held(&report).contains(&Class::Master));
    let mut ended = report.standing.ended();
    assert!(ended.any(|held| held.class == Class::Master));
    let far = book(&[of("2020-01-31"), of("2023-02-01")]);
    assert!(!held(&on(&far, "2023-02-01")).contains(&Class::Master));
}

/// 002:N.2, 002:N.4: every point against three masters is the norm of a master.
#[test]
fn r53_n_2_found_7_a7_all_points_against_three_masters() {
    let event = Season::robin("Masters", "2020-05-10", 1, 4).scored(3);
    let book = book(&[event.against(Class::Master)]);
    assert_eq!(held(&on(&book, "2020-05-10"))[0], Class::Master);
}

/// 002:N.3: a match of fourteen games against a master, and certificates, from a career file beside event files.
#[test]
fn r53_n_3_found_7_a7_a_career_file_is_added() {
    let file = "peatee career 1\n# what is in no event file\n\
        2018-02-01 | Kask | attained class=I event=\"Cup of the lake\"\n\
        2020-02-01 | Kask | tournament participants=10 coefficient=1.00 score=4½/9\n\
        2021-03-01 | Kask | match opponent=master score=7½/14\n\
        2021-04-01 | Lepp | match opponent=master score=7/14\n";
    let mut book = CareerBook::default();
    read_career(file, &mut book).expect("a career file");
    assert_eq!(held(&on(&book, "2021-02-28")), [Class::First]);
    assert_eq!(
        held(&on(&book, "2021-03-01")),
        [Class::Master, Class::First]
    );
    assert_eq!(
        held(&on(&book, "2023-02-02")),
        [Class::Master],
        "kept in 2020"
    );
    let lepp = career(&book, "Lepp").report(date("2022-01-01"), CandidatePolicy::AnyTime);
    assert!(held(&lepp).is_empty());
    let event = Season::robin("Spring", "2022-05-10", 2, 6).scored(5);
    let event = read_festival(&event.text()).expect("an event file");
    let added = book.add_event(&event, |_| NormPolicy::default());
    added.expect("everybody is told apart");
    let report = on(&book, "2025-01-01");
    assert!(held(&report).contains(&Class::First), "kept in 2022");
}

fn kask(file: &str, day: &str) -> CareerReport {
    let mut book = CareerBook::default();
    read_career(&format!("peatee career 1\n{file}"), &mut book).expect("a career file");
    on(&book, day)
}

/// 002:N.7: a line of a career file attains a class as an event file does.
#[test]
fn r53_n_7_found_7_t_examiner_08_a_career_line_attains_a_class() {
    let with = |class: &str, score: &str| {
        let line = format!(
            "1956-09-02 | Kask | tournament participants=16 coefficient=2.00 {class} score={score}\n"
        );
        held(&kask(&line, "1956-12-31"))
    };
    assert_eq!(with("class=II", "10½/15"), [Class::First, Class::Second]);
    assert_eq!(with("class=II", "10/15"), [Class::Second]);
    assert_eq!(with("class=III", "15/15"), [Class::Second, Class::Third]);
    assert_eq!(with("", "7½/15"), [Class::Second]);
    assert_eq!(with("", "4½/15"), [Class::Third]);
    assert_eq!(with("", "4/15"), []);
}

/// 002:N.18: what a tournament gives stands alike in its norm report and in a career, for every class and result.
#[test]
fn r53_n_18_found_7_t_examiner_05_careers_agree_with_norm_reports() {
    let day = date("1956-09-02");
    let classes = Class::NAMES.iter().map(|(class, _)| Some(*class));
    for (held, halves) in classes
        .chain([None])
        .flat_map(|held| (0..=30).map(move |halves| (held, halves)))
    {
        for coefficient in [100, 137, 200, 281, 300, 350, 400, 450, 500] {
            let points = peatee_tournament::Points(halves * 5);
            let coefficient = Hundredths(coefficient);
            let norms = TournamentNorms::with_coefficient(
                coefficient,
                16,
                15,
                SecondClassAtThree::default(),
            );
            let norms = norms.expect("norms");
            let mut book = CareerBook::default();
            let person = Person {
                name: "Kask".to_owned(),
                ..Person::default()
            };
            let mut add = |date, deed| {
                let event = String::new();
                let entry = CareerEntry { date, event, deed };
                book.add(&person, entry).expect("one person");
            };
            if let Some(class) = held {
                let how = How::Attained;
                add(date("1956-01-01"), Deed::Certified { class, how });
            }
            let deed = Deed::Played {
                encounters: Vec::new(),
                norms: Some((norms.clone(), points)),
                registered: held,
            };
            add(day, deed);
            let outcome = norms.outcome(held, points);
            let standing = on(&book, "1956-12-31").standing;
            let won: Vec<Class> = standing
                .held()
                .filter(|one| one.since == day)
                .map(|one| one.class)
                .collect();
            let told = [outcome.attained, outcome.kept, outcome.below];
            let mut told: Vec<Class> = told.into_iter().flatten().collect();
            told.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(won, told, "{held:?} {points} at {coefficient}");
        }
    }
}

/// What cannot be read is refused with its line, and namesakes are told apart.
#[test]
fn a_career_file_is_refused_with_its_line() {
    let wrong = [
        ("", "expected \"peatee career 1\""),
        ("peatee tournament 1\n", "expected \"peatee career 1\""),
        (
            "peatee career 1\n2020-02-30 | Kask | championship\n",
            "line 2: expected a date",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | won\n",
            "line 2: expected attained",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | attained class=VI\n",
            "class",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | match score=15/14\n",
            "score",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | match score=¼/14\n",
            "score",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | tournament participants=3 masters=4 score=1/2\n",
            "4 masters of 3",
        ),
        // found_7_t_examiner_08
        (
            "peatee career 1\n2020-02-01 | Kask | tournament participants=12 masters=8 score=6/11 \
             against-masters=4/8 against-candidates=2/10\n",
            "6/18 against masters and candidates cannot be part of 6/11",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | tournament participants=12 masters=8 score=6/11 \
             against-masters=4/8 against-candidates=2½/3\n",
            "6½/11 against masters and candidates cannot be part of 6/11",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | tournament participants=12 masters=8 score=9/11 \
             against-masters=4/8\n",
            "4/8 against masters and candidates cannot be part of 9/11",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | tournament participants=12 score=6/11 against-masters=4/8\n",
            "8 games against masters, but no masters",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | tournament participants=1 score=6/11\n",
            "participants",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | tournament participants=12 score=0/0\n",
            "score",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | championship place=1\n",
            "has no place",
        ),
        (
            "peatee career 1\n2020-02-01 | Kask | championship birth=1990\n\
             2020-02-01 | Kask | championship birth=1995\n2021-02-01 | Kask | championship\n",
            "line 4: \"Kask\" may be one of 2 people",
        ),
    ];
    for (text, why) in wrong {
        let refused = read_career(text, &mut CareerBook::default()).expect_err(text);
        assert!(refused.to_string().contains(why), "{refused}");
    }
}

/// An event that is not finished is named and not counted.
#[test]
fn what_is_not_finished_is_left_out() {
    let book = book(&[Season::robin("Spring", "2020-05-10", 2, 6).scored(7).open()]);
    assert_eq!(book.careers().count(), 0);
    let left_out: Vec<_> = book.left_out().iter().map(|one| one.why).collect();
    assert_eq!(left_out, [WhyLeftOut::NotFinished]);
}
