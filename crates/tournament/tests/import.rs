//! Competitions that another program began: a report becomes an event file, and the report of that says the same.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use pairing::swiss::{self, Recipe};
use pairing::trf::{self, Report, RoundEntry};
use peatee_tournament::{
    Command, Competition, Mark, Moment, NoImport, PlayerId, Scoring, System, TieBreak, file, import,
};

fn imported(report: &Report) -> Competition {
    let found = import(report, Moment(0), "Mari Tamm").expect("taken over");
    // The events make the same competition again.
    let lines = found.competition.log().iter();
    let lines: String = lines.map(|event| file::write_event(event) + "\n").collect();
    let read = file::read(&format!("{}\n{lines}", file::HEADING)).expect("our own file");
    assert_eq!(read.report(), found.competition.report());
    read
}

/// A report without what an event file says otherwise, or not at all: a round in which somebody was not there is a round
/// without points, a game that nobody played has no colours, places are computed, other records are not kept.
fn meaning(mut report: Report, rounds: usize) -> Report {
    report.notes.clear();
    for player in &mut report.players {
        player.rank = None;
        player.rounds.resize(rounds, None);
        for entry in &mut player.rounds {
            let entry = entry.get_or_insert(RoundEntry::bye(Mark::ZeroBye));
            if entry.mark.is_some_and(|mark| !mark.was_played()) {
                entry.color = None;
            }
        }
    }
    report
}

/// The issue of tournaments: TRF in and out, with forfeits and byes; the checker agrees with what was taken over.
#[test]
fn a_report_taken_over_says_the_same() {
    for seed in 1..=12 {
        let recipe = Recipe {
            forfeits: 60,
            byes: 60,
            is_accelerated: seed % 3 == 0,
            ..Recipe::new(21 + seed as u16, 7, seed)
        };
        let report = swiss::generate(&recipe).expect("paired");
        let made = imported(&report);
        let again = made.report();
        assert_eq!(meaning(again.clone(), 7), meaning(report, 7), "seed {seed}");
        let checked = swiss::check(&again).expect("checked");
        let differs = checked.iter().any(|round| round.difference.is_some());
        assert!(!differs, "seed {seed}");
        let written = trf::read(trf::write(&again).as_bytes()).expect("our own report");
        assert_eq!(meaning(written, 7), meaning(again, 7));
    }
}

/// The issue of tournaments: TRF in and out. Whoever came late or left has left out rounds (C.07): the standings of the
/// competition and those of its own report are the same.
#[test]
fn late_and_gone_count_alike_in_the_report() {
    let rounds = 5;
    let is_accelerated = false;
    let swiss = System::Swiss {
        rounds,
        is_accelerated,
    };
    let mut hall = Hall::ranked(swiss, 11);
    hall.pair_and_play();
    hall.act(&Command::Register(Box::new(Hall::player(12))));
    hall.pair_and_play();
    hall.leave(3);
    for _ in 2..rounds {
        hall.pair_and_play();
    }
    let known = &hall.competition;
    let made = imported(&known.report());
    for code in ["BH", "BH/C1", "SB", "PS"] {
        let code: TieBreak = code.parse().expect(code);
        for (number, player) in (1..).zip(known.order()) {
            let again = made.order()[number - 1];
            let values = [known.value(code, *player), made.value(code, again)];
            assert_eq!(values[0], values[1], "{code} of number {number}");
        }
    }
    // The rounds that he left out at the end count as drawn for those who met him.
    let gone = PlayerId(3);
    let mark = |round| {
        let outings = known.outings(gone);
        outings
            .iter()
            .find(|one| one.round == round)
            .map(|one| one.mark)
    };
    assert_eq!(mark(5), Some(Some(Mark::ZeroBye)));
}

const LETTERS: &str = "\
012 Järve karikas
022 Võru
042 2026/11/14
102 Māra Bērziņa
142 3
152 B
192 FIDE_DUTCH
001    1      Žukauskaitė, Ąžuolė               2100 LTU          12 1999/01/02  1.5    1     2 b 1  0000 - H
001    2      Õunapuu, Ülo                      2000 EST                         0.0    4     1 w 0     4 b
001    3      Смирнова, Ольга                   1900                             2.0    2     4 w +  0000 - U
001    4      Bērziņš, Jānis                    1800 LAT                         0.0    3     3 b -     2 w
";

/// The issue of tournaments: UTF-8 names kept; games without a result stay open, and the first colour stays drawn.
#[test]
fn names_keep_every_letter_and_open_games_stay_open() {
    let report = trf::read(LETTERS.as_bytes()).expect("a report");
    let mut made = imported(&report);
    assert_eq!(made.name(PlayerId(1)), "Žukauskaitė, Ąžuolė");
    assert_eq!(made.name(PlayerId(3)), "Смирнова, Ольга");
    let known = made.instructions().expect("instructions");
    assert_eq!(
        (known.name.as_str(), known.place.as_str()),
        ("Järve karikas", "Võru")
    );
    assert_eq!(made.unfinished().count(), 1);
    assert_eq!(made.report().first_color, report.first_color);
    // It goes on from here.
    let place = "2.1".parse().expect("a place");
    let outcome = peatee_tournament::Outcome::read("1-0", &Scoring::ONE_HALF_ZERO).expect("one");
    made.act(
        &Command::Enter { place, outcome },
        Moment(1),
        "Māra Bērziņa",
    )
    .expect("entered");
    made.act(&Command::Pair { of_table: None }, Moment(2), "Māra Bērziņa")
        .expect("paired by the judge of the report");
    assert_eq!(made.rounds().len(), 3);
}

/// A round robin of ours comes back as one.
#[test]
fn a_round_robin_stays_one() {
    let text = "012 Cup\n092 round-robin\n192 FIDE_ROUNDROBIN\n142 3\n\
        001    1      A                                                                  1.0    1     2 w 1\n\
        001    2      B                                                                  0.0    2     1 b 0\n\
        001    3      C                                                                  0.0    3\n";
    let made = imported(&trf::read(text.as_bytes()).expect("a report"));
    let system = made.instructions().map(|known| known.system);
    assert_eq!(system, Some(System::RoundRobin { cycles: 1 }));
    assert!(made.rounds()[0].of_table.is_some());
}

/// What nobody takes part in is refused.
#[test]
fn an_empty_report_is_refused() {
    let refused = import(&Report::default(), Moment(0), "x").err();
    assert_eq!(refused, Some(NoImport::Nobody));
}

/// C.04.5.1, article 3.2: the last one who is accelerated stays the same when others come late.
#[test]
fn baku_late_entries_change_nobody_who_is_accelerated() {
    let recipe = Recipe {
        is_accelerated: true,
        ..Recipe::new(16, 7, 1)
    };
    let mut report = swiss::generate(&recipe).expect("paired");
    for player in &mut report.players {
        player.rounds.truncate(1);
        let marks = player
            .rounds
            .iter()
            .flatten()
            .filter_map(|entry| entry.mark);
        player.points = marks.map(|mark| Scoring::ONE_HALF_ZERO.points(mark)).sum();
    }
    let mut made = imported(&report);
    for name in ["late", "later"] {
        let player = peatee_tournament::Player {
            name: name.to_owned(),
            ..Default::default()
        };
        made.act(&Command::Register(Box::new(player)), Moment(1), "x")
            .expect("registered");
    }
    let last = |report: Report| report.accelerations.first().map(|one| one.last_player);
    assert_eq!(last(made.report()), Some(8), "half of 16, not of 18");
}

/// Item A.8 of what trials found: the first and the last day are records of their own.
#[test]
fn found_7_a8_first_and_last_day_go_through() {
    for (before, first, last) in [
        (
            "042 2026/11/14\n052 2026/11/16\n",
            "2026/11/14",
            "2026/11/16",
        ),
        ("042 14.11.2026\n", "2026/11/14", "2026/11/14"),
    ] {
        let text = LETTERS.replace("042 2026/11/14\n", before);
        let made = imported(&trf::read(text.as_bytes()).expect("a report"));
        let report = made.report();
        let note = |code: &str| {
            let found = report.notes.iter().find(|note| note.code == code);
            found.map(|note| note.text.as_str())
        };
        assert_eq!((note("042"), note("052")), (Some(first), Some(last)));
    }
    let text = LETTERS.replace("042 2026/11/14", "042 the first week of spring");
    let report = imported(&trf::read(text.as_bytes()).expect("a report")).report();
    let note = report.notes.iter().find(|note| note.code == "042");
    assert_eq!(
        note.map(|note| note.text.as_str()),
        Some("the first week of spring")
    );
}

/// Trial 7, fault 10: byes asked for beyond the next round are in the report, and the next round is paired without them.
#[test]
fn found_7_t_arbiter_10_byes_of_later_rounds_are_reported() {
    let swiss = System::Swiss {
        rounds: 5,
        is_accelerated: false,
    };
    let mut hall = Hall::ranked(swiss, 8);
    hall.pair_and_play();
    for (player, round, mark) in [
        (3, 2, Mark::ZeroBye),
        (5, 4, Mark::HalfBye),
        (6, 4, Mark::HalfBye),
        (6, 5, Mark::ZeroBye),
    ] {
        let player = PlayerId(player);
        hall.act(&Command::Free {
            player,
            round,
            mark,
        });
    }
    let text = trf::write(&hall.competition.report());
    let byes: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("240"))
        .collect();
    assert_eq!(
        byes,
        ["240 Z   2    3", "240 H   4    5    6", "240 Z   5    6"]
    );
    let mut made = imported(&trf::read(text.as_bytes()).expect("our own report"));
    assert_eq!(made.freed(5, PlayerId(6)), Some(Mark::ZeroBye));
    let pair = Command::Pair { of_table: None };
    made.act(&pair, Moment(0), "Mari Tamm").expect("paired");
    let free: Vec<PlayerId> = made.rounds()[1]
        .free
        .iter()
        .map(|(player, _)| *player)
        .collect();
    assert!(
        free.contains(&PlayerId(3)) && !free.contains(&PlayerId(6)),
        "{free:?}"
    );
}

/// Trial 7, fault 18: the first and the last day come back as two records, however another program wrote them.
#[test]
fn found_7_t_arbiter_18_days_come_back_as_days() {
    let swiss = System::Swiss {
        rounds: 3,
        is_accelerated: false,
    };
    for (first, last) in [
        ("28. 07. 2005", "31. 07. 2005"),
        ("July 28, 2005", "Jul 31, 2005"),
        ("28 July 2005", "31 July 2005"),
        ("28/07/2005", "31/07/2005"),
        ("2005/07/28", "2005/07/31"),
    ] {
        let plain = trf::write(&Hall::ranked(swiss, 4).competition.report());
        let text = format!("042 {first}\r\n052 {last}\r\n{plain}");
        let made = imported(&trf::read(text.as_bytes()).expect("a report"));
        let again = trf::write(&made.report());
        let days: Vec<&str> = again
            .lines()
            .filter(|line| line.starts_with("042") || line.starts_with("052"))
            .collect();
        assert_eq!(days, ["042 2005/07/28", "052 2005/07/31"], "{first}");
    }
}
