//! TRF column by column: what is read, what is refused and where, and that what is written is read back the same.
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use peatee_pairing::trf::{
    self, Acceleration, Assigned, Byes, Forbidden, Forfeit, LineUp, Note, PlayerRecord, Report,
    RoundEntry, System, Team, TeamByes, Teams,
};
use peatee_pairing::{Date, Mark, Points, Scoring, Sex};
use proptest::prelude::*;
use rules::Color;

/// A player's line: the head in its columns, then the rounds.
fn player(number: u16, name: &str, points: &str, rounds: &[&str]) -> String {
    let head = format!(
        "001 {number:>4} m  g {name:<33} 2100 EST     4500123 1990/01/31 {points:>4} {number:>4}"
    );
    rounds.iter().fold(head, |line, round| line + "  " + round)
}

fn file(lines: &[String]) -> String {
    lines.join("\n")
}

fn faults(text: &str) -> Vec<String> {
    let faults = trf::read(text.as_bytes()).expect_err("a broken file");
    faults.0.iter().map(ToString::to_string).collect()
}

fn pair(first: &str, second: &str, points: (&str, &str)) -> String {
    file(&[
        player(1, "Õnne, Mihkel", points.0, &[first]),
        player(2, "Петрова, Анна", points.1, &[second]),
    ])
}

#[test]
fn names_keep_their_letters_and_columns_are_characters() {
    let report =
        trf::read(pair("   2 w 1", "   1 b 0", ("1.0", "0.0")).as_bytes()).expect("a sound file");
    assert_eq!(report.players[0].name, "Õnne, Mihkel");
    assert_eq!(report.players[1].name, "Петрова, Анна");
    assert_eq!(report.players[1].rating, Some(2100));
    let game = RoundEntry {
        opponent: Some(1),
        color: Some(Color::Black),
        mark: Some(Mark::Loss),
    };
    assert_eq!(report.players[1].rounds, [Some(game)]);
    assert!(trf::write(&report).contains("Петрова, Анна"));
}

#[test]
fn lines_may_end_in_three_ways() {
    let text = pair("   2 w 1", "   1 b 0", ("1.0", "0.0"));
    let expected = trf::read(text.as_bytes());
    assert!(expected.is_ok());
    for end in ["\r\n", "\r"] {
        assert_eq!(trf::read(text.replace('\n', end).as_bytes()), expected);
    }
}

#[test]
fn old_codes_mean_what_the_new_ones_mean() {
    let players = pair("   2 w 1", "   1 b 0", ("2.0", "0.0"));
    let old = format!(
        "XXR 9\nXXC black1\nBBW  2.0\nBBD  1.0\nXXP 1 2\nXXA    1  1.0  1.0  0.5\n{players}"
    );
    let new = format!(
        "142 9\n152 B\n162  W 2.0    D 1.0    L 0.0\nXXP 1 2\n250       1.0   1   2    1    1\n250       0.5   3   3    1    1\n{players}"
    );
    let report = trf::read(old.as_bytes()).expect("old codes");
    assert_eq!(Ok(&report), trf::read(new.as_bytes()).as_ref());
    assert_eq!(report.scoring, Scoring::TWO_ONE_ZERO);
    assert_eq!(report.first_color, Some(Color::Black));
}

#[test]
fn an_older_bye_is_read_by_its_sign() {
    let bye = |sign: &str, points: &str| {
        let text = file(&[player(1, "A", points, &[&format!("0000 - {sign}")])]);
        trf::read(text.as_bytes())
            .map(|report| report.players[0].rounds[0].and_then(|entry| entry.mark))
    };
    assert_eq!(bye("=", "0.5"), Ok(Some(Mark::HalfBye)));
    assert_eq!(bye("+", "1.0"), Ok(Some(Mark::PairingBye)));
    assert_eq!(bye("-", "0.0"), Ok(Some(Mark::ZeroBye)));
    assert!(bye("1", "1.0").is_err());
}

#[test]
fn every_fault_has_its_place_and_reason() {
    let sound = |extra: &str| format!("{}\n{extra}", pair("   2 w 1", "   1 b 0", ("1.0", "0.0")));
    for (text, expected) in [
        (
            pair("   2 w 1", "   1 b 1", ("1.0", "1.0")),
            "line 1, column 99: result '1' against '1' of player 2",
        ),
        (
            pair("   2 w 1", "   1 w 0", ("1.0", "0.0")),
            "line 1, column 97: player 2 has the same colour",
        ),
        (
            pair("   3 w 1", "   1 b 0", ("1.0", "0.0")),
            "line 1, column 92: player 3 is not in the file",
        ),
        (
            pair("   2 w 1", "0000 - Z", ("1.0", "0.0")),
            "line 1, column 92: player 2 has another opponent in round 1",
        ),
        (
            pair("   2 w 1", "", ("1.0", "0.0")),
            "line 1, column 92: player 2 has no game in round 1",
        ),
        (
            pair("   1 w 1", "   1 b 0", ("1.0", "0.0")),
            "line 1, column 92: player 1 cannot meet themselves",
        ),
        (
            pair("   2 w 1", "   1 b 0", ("1.5", "0.0")),
            "line 1, column 81: 1½ points, but the results make 1",
        ),
        (
            pair("   2 x 1", "   1 b 0", ("1.0", "0.0")),
            "line 1, column 97: expected w, b, - or a blank, found \"x\"",
        ),
        (
            pair("   2 w ?", "   1 b 0", ("1.0", "0.0")),
            "line 1, column 99: expected a result, one of 1 = 0 W D L + - H F U Z, found \"?\"",
        ),
        (
            pair("   2 - 1", "   1 b 0", ("1.0", "0.0")),
            "line 1, column 97: expected the colour of a game that was played",
        ),
        (
            pair("   2 w U", "   1 b 0", ("1.0", "0.0")),
            "line 1, column 99: a bye 'U' against an opponent",
        ),
        (pair("  2  w 1", "   1 b 0", ("1.0", "0.0")), ""),
        (
            pair("   2w 1 ", "   1 b 0", ("1.0", "0.0")),
            "line 1, column 96: expected a blank between fields, found \"w\"",
        ),
        (
            sound("142 0"),
            "line 3, column 4: expected a number of rounds of 1 to 999, found \"0\"",
        ),
        (
            sound("152 R"),
            "line 3, column 5: expected W or B, found \"R\"",
        ),
        (
            sound("162  X 1.0"),
            "line 3, column 5: expected W, D, L, P, A or Z, found \"X\"",
        ),
        (
            sound("240 Q   1    1"),
            "line 3, column 5: expected a bye, one of F H Z, found \"Q\"",
        ),
        (
            sound("240 H   1    7"),
            "line 3, column 11: player 7 is not in the file",
        ),
        (
            sound("260   5   1    1    2"),
            "line 3, column 5: the last round comes before the first",
        ),
        (
            sound("299 W"),
            "line 3, column 6: expected points as 7.5, found nothing",
        ),
        (
            sound("XXC purple"),
            "line 3, column 5: expected rank, white1 or black1, found \"purple\"",
        ),
        (
            sound("1"),
            "line 3, column 1: expected a code of three characters, found \"1\"",
        ),
        (
            sound(&player(2, "B", "0.0", &[])),
            "line 3, column 5: player 2 is already in line 2",
        ),
        (
            sound(&player(4, "B", "0.0", &[])),
            "line 3, column 5: expected player 3 before player 4, or XXC rank",
        ),
    ] {
        match expected {
            "" => assert!(trf::read(text.as_bytes()).is_ok(), "{text}"),
            expected => assert_eq!(
                faults(&text).first().map(String::as_str),
                Some(expected),
                "{text}"
            ),
        }
    }
}

#[test]
fn bytes_that_are_not_utf_8_are_refused_with_their_place() {
    let faults = trf::read(b"012 Cup\r\n022 P\xf5lva").expect_err("Latin-1");
    assert_eq!(
        faults.to_string(),
        "line 2, column 6: expected UTF-8, found byte 0xf5"
    );
}

fn arb_report() -> impl Strategy<Value = Report> {
    let people = proptest::collection::vec(
        (
            "[a-zA-ZõäöüЖя,]{0,20}",
            any::<Option<bool>>(),
            0..3000_u16,
            "[A-Z]{0,3}",
        ),
        2..12,
    );
    let head = (
        any::<Option<bool>>(),
        1..20_u16,
        0..3_u8,
        any::<bool>(),
        "[a-z]{1,10}",
        0..4_u8,
    );
    (people, head, proptest::collection::vec(0..7_u8, 0..8)).prop_map(|(people, head, results)| {
        let (color, rounds, system, ranked_by_line, name, scoring) = head;
        let mut report = Report {
            rounds: Some(rounds + 8),
            first_color: color.map(|white| if white { Color::White } else { Color::Black }),
            scoring: [
                Scoring::ONE_HALF_ZERO,
                Scoring::TWO_ONE_ZERO,
                Scoring::of(Points(30), Points(10), Points(0)),
                Scoring {
                    pairing_bye: Points(5),
                    forfeit_loss: Points(1),
                    ..Scoring::ONE_HALF_ZERO
                },
            ][usize::from(scoring)],
            system: [None, Some(System::Dutch), Some(System::Other(name.clone()))]
                [usize::from(system)]
            .clone(),
            ranked_by_line,
            notes: vec![Note {
                code: "012".to_owned(),
                text: name,
            }],
            ..Report::default()
        };
        for (number, (name, sex, rating, federation)) in (1..).zip(people) {
            report.players.push(PlayerRecord {
                number,
                sex: sex.map(|is_man| if is_man { Sex::Man } else { Sex::Woman }),
                name,
                rating: (rating > 0).then_some(rating),
                federation,
                ..PlayerRecord::default()
            });
        }
        add_games(&mut report, &results);
        report.byes.push(Byes {
            mark: Mark::HalfBye,
            round: 20,
            players: vec![1, 2],
        });
        report.forbidden.push(Forbidden {
            rounds: Some((1, 3)),
            players: vec![1, 2],
        });
        if rounds % 2 == 0 {
            add_teams(&mut report);
        }
        report.round_days = vec![Date::new(2026, 11, 14), None, Date::new(2026, 11, 16)];
        report.assigned.push(Assigned {
            kind: (rounds % 3 == 0).then_some(Mark::ForfeitLoss),
            match_points: None,
            points: Some(Points(-5)),
            round: Some(20),
            players: vec![1],
        });
        report.accelerations.push(Acceleration {
            points: Points::ONE,
            match_points: Points::ZERO,
            first_round: 20,
            last_round: 21,
            first_player: 1,
            last_player: 2,
        });
        report
    })
}

/// Two teams, and one record of each kind.
fn add_teams(report: &mut Report) {
    let half = report.players.len() / 2;
    let numbers: Vec<u16> = report.players.iter().map(|player| player.number).collect();
    let team = |number, players: &[u16]| Team {
        number,
        name: format!("Team {number}"),
        nickname: "Õ".to_owned(),
        strength: Some(2100),
        match_points: Points(40),
        game_points: Points(1235),
        rank: Some(number),
        players: players.to_vec(),
    };
    report.teams = Teams {
        colors: "WBBW".parse().ok(),
        match_points: Some([Points(30), Points(10), Points(0)]),
        teams: vec![team(1, &numbers[..half]), team(2, &numbers[half..])],
        byes: Some(TeamByes {
            match_points: Points(20),
            game_points: Points(40),
            teams: vec![None, Some(2)],
        }),
        forfeits: vec![Forfeit {
            has_come: [true, false],
            round: 3,
            teams: [1, 2],
        }],
        line_ups: vec![LineUp {
            round: 1,
            team: 1,
            opponent: Some(2),
            players: vec![Some(1), None],
        }],
    };
}

/// Neighbours play in every round, each round with one kind of result.
fn add_games(report: &mut Report, results: &[u8]) {
    let kinds = [
        (Mark::Win, Mark::Loss),
        (Mark::Draw, Mark::Draw),
        (Mark::UnratedWin, Mark::UnratedLoss),
        (Mark::ForfeitWin, Mark::ForfeitLoss),
        (Mark::ForfeitLoss, Mark::ForfeitLoss),
        (Mark::Loss, Mark::Loss),
        (Mark::UnratedDraw, Mark::UnratedLoss),
    ];
    let byes = [
        Mark::FullBye,
        Mark::PairingBye,
        Mark::HalfBye,
        Mark::ZeroBye,
    ];
    for (round, result) in results.iter().enumerate() {
        let (own, other) = kinds[usize::from(*result)];
        let count = report.players.len();
        for (index, player) in report.players.iter_mut().enumerate() {
            let (mark, opponent, color) = match index % 2 {
                0 if index + 1 < count => (own, Some(player.number + 1), Some(Color::White)),
                0 => (byes[round % 4], None, None),
                _ => (other, Some(player.number - 1), Some(Color::Black)),
            };
            player.points += report.scoring.points(mark);
            player.rounds.push(Some(RoundEntry {
                opponent,
                color,
                mark: Some(mark),
            }));
        }
    }
}

proptest! {
    /// What is written is read back the same.
    #[test]
    fn a_report_is_read_as_it_was_written(report in arb_report()) {
        let text = trf::write(&report);
        prop_assert_eq!(trf::read(text.as_bytes()), Ok(report));
    }

    /// Whatever comes, there is an answer; what is accepted is written and read back the same.
    #[test]
    fn nothing_makes_the_reader_panic(report in arb_report(), places in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        let mut bytes = trf::write(&report).into_bytes();
        for (place, byte) in places {
            let index = place.index(bytes.len());
            bytes[index] = byte;
        }
        if let Ok(report) = trf::read(&bytes) {
            prop_assert_eq!(trf::read(trf::write(&report).as_bytes()), Ok(report));
        }
    }
}

/// Item A.8 of what trials found: files as other programs write them.
#[test]
fn found_7_a8_a_woman_is_w_or_f() {
    let text = pair("   2 w 1", "   1 b 0", ("1.0", "0.0")).replace("   2 m", "   2 f");
    let report = trf::read(text.as_bytes()).expect("a sound file");
    assert_eq!(report.players[0].sex, Some(Sex::Man));
    assert_eq!(report.players[1].sex, Some(Sex::Woman));
}

#[test]
fn found_7_a8_comments_need_no_blank() {
    let text = pair("   2 w 1", "   1 b 0", ("1.0", "0.0")) + "\n###by hand\n### by hand\n###";
    let report = trf::read(text.as_bytes()).expect("a sound file");
    let comments: Vec<&str> = report.notes.iter().map(|note| note.text.as_str()).collect();
    assert_eq!(comments, ["by hand", "by hand", ""]);
    let again = trf::read(trf::write(&report).as_bytes()).expect("what was written");
    assert_eq!(again.notes, report.notes);
}

/// The handbook's list of encoded types has 2026; 2025 was the code of the draft.
#[test]
fn found_7_a8_the_system_is_written_with_the_year_of_the_handbook() {
    for (name, written) in [
        ("FIDE_DUTCH", "192 FIDE_DUTCH_2026\r\n"),
        ("FIDE_DUTCH_2025", "192 FIDE_DUTCH_2026\r\n"),
        ("FIDE_DUTCH_2025_BAKU", "192 FIDE_DUTCH_2026_BAKU\r\n"),
        ("FIDE_DUTCH_2026_BAKU", "192 FIDE_DUTCH_2026_BAKU\r\n"),
    ] {
        let text = pair("   2 w 1", "   1 b 0", ("1.0", "0.0")) + "\n192 " + name;
        let report = trf::read(text.as_bytes()).expect("a sound file");
        assert!(trf::write(&report).contains(written), "{name}");
    }
}

/// A last column with byes alone holds the requests for the next round, and is not paired again.
#[test]
fn found_7_a8_requested_byes_of_the_next_round_are_no_difference() {
    let text = file(&[
        "142 3".to_owned(),
        "152 W".to_owned(),
        "192 FIDE_DUTCH_2026".to_owned(),
        player(1, "One", "1.0", &["   3 w 1", "0000 - H"]),
        player(2, "Two", "0.0", &["   4 b 0"]),
        player(3, "Three", "0.0", &["   1 b 0"]),
        player(4, "Four", "1.0", &["   2 w 1"]),
    ]);
    let report = trf::read(text.as_bytes()).expect("a sound file");
    assert_eq!(report.paired_rounds(), 1);
    let checked = peatee_pairing::swiss::check(&report).expect("enough is known");
    assert_eq!(checked.len(), 1);
    assert_eq!(checked[0].difference, None);
}
