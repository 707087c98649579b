//! Item A.8 of what trials found: report files as the field writes them. The columns are those of TRF26
//! (<https://handbook.fide.com/files/handbook/TRF26.pdf>); the dialects are those of public files.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;
mod league;

use hall::Hall;
use league::{ROBIN, SWISS, forfeit, held, line_up, play, team};
use pairing::swiss;
use pairing::trf::{self, Report};
use peatee_tournament::team::First;
use peatee_tournament::{
    Command, Competition, Date, Federation, Imported, Instructions, Mark, Moment, NoImport, Player,
    PlayerId, Points, Refused, Scoring, Sex, System, TieBreak, file, import,
};

fn read(text: &str) -> Report {
    trf::read(text.as_bytes()).expect("a sound file")
}

fn findings(text: &str) -> Vec<String> {
    let (_, findings) = trf::read_with_findings(text.as_bytes()).expect("a readable file");
    findings.iter().map(ToString::to_string).collect()
}

fn faults(text: &str) -> Vec<String> {
    let faults = trf::read(text.as_bytes()).expect_err("a broken file");
    faults.0.iter().map(ToString::to_string).collect()
}

fn imported(report: &Report) -> Imported {
    // What says nothing of its rounds is asked for them; here they are those that are paired.
    let mut report = report.clone();
    let paired = u16::try_from(report.paired_rounds().max(1)).ok();
    report.rounds = report.rounds.or(paired);
    let found = import(&report, Moment(0), "Mari Tamm").expect("taken over");
    // The events make the same competition again.
    let events = found.competition.log().iter();
    let lines: Vec<String> = events.map(file::write_event).collect();
    let again = file::read(&format!("{}\n{}\n", file::HEADING, lines.join("\n")));
    assert_eq!(again.expect("our own file").log(), found.competition.log());
    found
}

/// A player's line: the head in its columns, then the rounds.
fn player(number: u16, name: &str, points: &str, rounds: &[&str]) -> String {
    let head = format!(
        "001 {number:>4} m  g {name:<33} 2100 EST     4500123 1990/01/31 {points:>4} {number:>4}"
    );
    rounds.iter().fold(head, |line, round| line + "  " + round) + "\n"
}

fn pair() -> String {
    player(1, "One", "1.0", &["   2 w 1"]) + &player(2, "Two", "0.0", &["   1 b 0"])
}

/// The sex of a player and the federation of the event are kept in the event file, and go through a report both ways.
#[test]
fn found_7_a8_sex_and_federation_go_through() {
    let mut known = Instructions::new("Cup", ROBIN);
    known.federation = "LAT".to_owned();
    let mut made = Competition::new();
    let mut act = |command: &Command| made.act(command, Moment(0), "Mari").map(drop);
    act(&Command::Instruct(Box::new(known.clone()))).expect("laid down");
    for (name, sex) in [("A", Some(Sex::Woman)), ("B", Some(Sex::Man)), ("C", None)] {
        let name = name.to_owned();
        let one = Player {
            name,
            sex,
            ..Player::default()
        };
        act(&Command::Register(Box::new(one))).expect("registered");
    }
    known.federation = "LVA".to_owned();
    let refused = act(&Command::Instruct(Box::new(known)));
    assert_eq!(refused, Err(Refused::NoFederation("LVA".to_owned())));
    let text: String = made
        .log()
        .iter()
        .map(|event| file::write_event(event) + "\n")
        .collect();
    assert!(
        text.contains(" federation=LAT ") && text.contains("name=A sex=w"),
        "{text}"
    );
    let again = file::read(&format!("{}\n{text}", file::HEADING)).expect("our own file");
    assert_eq!(again.log(), made.log());
    let written = trf::write(&again.report());
    assert!(written.contains("\r\n032 LAT\r\n"), "{written}");
    assert!(written.contains("\r\n001    1 w    A "), "{written}");
    let back = imported(&read(&written)).competition;
    let federation = back.instructions().map(|known| known.federation.as_str());
    assert_eq!(federation, Some("LAT"));
    let sexes = back.participants().map(|(_, one)| one.player.sex);
    let expected = [Some(Sex::Woman), Some(Sex::Man), None];
    assert_eq!(sexes.collect::<Vec<_>>(), expected);
}

/// Files of before have neither.
#[test]
fn found_7_a8_lines_without_sex_are_read() {
    let line = "2026-11-15T10:02:10.000Z | Mari | register name=A federation=EST";
    let event = file::read_event(line).expect("an event of before");
    assert_eq!(file::write_event(&event), line);
    let wrong = file::read_event(&format!("{line} sex=x")).expect_err("no sex");
    assert_eq!(wrong.to_string(), "register: sex is m or w, not \"x\"");
}

/// Record 132, columns 92 to 99 and every ten columns on: two digits of the year, next to the first day.
#[test]
fn found_7_a8_days_of_rounds_are_read() {
    let days = |began: &str, days: &str| format!("{began}132 {:87}{days}\n{}", "", pair());
    let report = read(&days("042 2026/11/14\n", "26/11/14            26/11/16"));
    let day = |text: &str| text.parse::<Date>().ok();
    let expected = [day("2026-11-14"), None, day("2026-11-16")];
    assert_eq!(report.round_days, expected);
    assert_eq!(read(&trf::write(&report)), report);
    let old = read(&days("042 1953/05/31\n", "53/05/31"));
    assert_eq!(old.round_days, [day("1953-05-31")]);
    // They stay with the competition, and go out again.
    let made = imported(&report);
    assert!(!made.left_out.contains(&"132".to_owned()));
    assert_eq!(made.competition.report().round_days, expected[..1]);
    // Programs write them one column to the right; the year of the first day has four digits in every form of it.
    let beside = read(&days("042 31. 05. 1953\n", " 53/05/31            53/06/02"));
    assert_eq!(
        beside.round_days,
        [day("1953-05-31"), None, day("1953-06-02")]
    );
    // What is no date is told, and stays as it stands.
    let text = days("", "26/13/01");
    assert_eq!(
        findings(&text),
        ["line 1, column 92: expected a date as 26/11/15, found \"26/13/01\""]
    );
    assert!(trf::write(&read(&text)).contains("26/13/01"));
    let twice = days("", "26/11/14") + &format!("132 {:87}26/11/15\n", "");
    assert_eq!(findings(&twice).len(), 2);
    assert_eq!(read(&trf::write(&read(&twice))), read(&twice));
    let text = "132 2026/03/01\n".to_owned() + &pair();
    assert_eq!(
        findings(&text),
        ["line 1, column 5: expected dates from column 92 on, found \"2026/03/01\""]
    );
}

/// What the field has wrong often is told with its place, and hinders nothing; `00` is a day that nobody knows.
#[test]
fn found_7_a8_codes_and_dates_are_findings() {
    assert_eq!(findings(&pair()), [""; 0]);
    let year = pair().replace("1990/01/31", "1990/00/00");
    assert_eq!(findings(&year), [""; 0]);
    let made = imported(&read(&year)).competition;
    assert_eq!(
        made.participants()
            .next()
            .map(|(_, one)| one.player.birth.as_str()),
        Some("1990")
    );
    let wrong = "032 Latvia\n042 14.11.2026\n".to_owned()
        + &pair()
            .replacen("EST", "XQX", 1)
            .replacen("1990/01/31", "1990/02/30", 1);
    assert_eq!(
        findings(&wrong),
        [
            "line 1, column 5: no federation has the code \"Latvia\"; a code has three letters, as EST or NED",
            "line 3, column 54: no federation has the code \"XQX\"; a code has three letters, as EST or NED",
            "line 3, column 70: expected a year or a date of birth as 1953-05-31, found \"1990/02/30\"",
        ]
    );
    // A report is taken over as it stands; the event has no place for words that are no code.
    let made = imported(&read(&wrong));
    assert_eq!(made.left_out, ["032"]);
    let first = made.competition.participant(PlayerId(1)).expect("there");
    assert_eq!(
        (
            first.player.federation.as_str(),
            first.player.birth.as_str()
        ),
        ("XQX", "1990-02-30")
    );
}

/// What a person says is refused: a code that nobody has, a day that was not, a birth that is still to come.
#[test]
fn found_7_a8_codes_and_dates_are_refused() {
    let today = Date::new(2026, 11, 18);
    let one = |federation: &str, birth: &str| Player {
        name: "A".to_owned(),
        federation: federation.to_owned(),
        birth: birth.to_owned(),
        ..Player::default()
    };
    for (federation, birth) in [
        ("", ""),
        ("EST", "1953"),
        ("URS", "1931-05-31"),
        ("NED", "1931/05/31"),
    ] {
        assert_eq!(one(federation, birth).is_plausible(today), Ok(()));
    }
    let no_birth = |text: &str| Err(Refused::NoBirth(text.to_owned()));
    for text in [
        "53",
        "0000",
        "1953-02-29",
        "1953-13-01",
        "31.05.1953",
        "1953-05-00x",
        "õ",
    ] {
        assert_eq!(one("", text).is_plausible(today), no_birth(text));
    }
    for text in ["2027", "2026-11-19"] {
        let refused = one("", text).is_plausible(today);
        assert_eq!(refused, Err(Refused::NotBornYet(text.to_owned())));
        assert_eq!(one("", text).is_plausible(None), Ok(()));
    }
    let mut hall = Hall::registered(ROBIN, 3, |_| {});
    let unknown = Refused::NoFederation("QQQ".to_owned());
    let register = Command::Register(Box::new(one("QQQ", "")));
    assert_eq!(hall.refused(&register), unknown);
    // What stood in a file of before may stay when something else is put right.
    assert!("QQQ".parse::<Federation>().is_err());
    let before = one("QQQ", "31.05.1953");
    let right = Player {
        club: "Club".to_owned(),
        ..before.clone()
    };
    assert_eq!(right.is_plausible_beside(&before, today), Ok(()));
    hall.act(&Command::Register(Box::new(one("est", "1953"))));
}

/// What a table says of each team, by its name.
fn table(known: &Competition) -> Vec<(u32, String, Points, Vec<String>)> {
    let rows = known.standings();
    let mut rows: Vec<_> = rows
        .iter()
        .map(|row| {
            let values = row.values.iter();
            let values = values.map(|value| value.map_or(String::new(), |value| value.to_string()));
            (
                row.place,
                known.name(row.player).to_owned(),
                row.points,
                values.collect(),
            )
        })
        .collect();
    rows.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
    rows
}

/// A competition of teams comes back from its own report with the same standings, results of single players, and line-ups.
fn comes_back(known: &Competition) -> Competition {
    let text = trf::write(&known.team_report());
    let made = imported(&read(&text));
    assert_eq!(made.left_out, [""; 0], "{text}");
    let made = made.competition;
    assert_eq!(table(&made), table(known), "{text}");
    let own = |known: &Competition| {
        let mut all: Vec<_> = known
            .board_results()
            .into_iter()
            .map(|one| {
                let name = known
                    .member(one.team, one.member)
                    .map(|member| member.name.clone());
                (one.board, name, one.games, one.points, one.unplayed)
            })
            .collect();
        all.sort();
        all
    };
    assert_eq!(own(&made), own(known), "{text}");
    assert_eq!(made.team_rules(), known.team_rules());
    assert_eq!(made.team_report().teams, read(&text).teams);
    made
}

/// The round trip of teams: our own export is read back to equal standings.
#[test]
fn found_7_a8_our_team_report_reads_back() {
    for first in [First::MatchPoints, First::BoardPoints] {
        let mut hall = held(SWISS, 5, "WBBW", 5, |known| {
            known.teams.as_mut().expect("teams").first = first;
            known.tie_breaks = TieBreak::usual_for_teams(known.system, first);
        });
        hall.act(&line_up(team(1), 1, &[1, 2, 4, 5]));
        hall.act(&line_up(team(2), 1, &[2, 3]));
        for round in 1..=3 {
            hall.pair();
            if round == 2 {
                hall.act(&forfeit(2, 2, "-:+"));
            }
            hall.play_all();
            comes_back(&hall.competition);
        }
    }
    for teams in [3, 4, 6] {
        let mut hall = held(ROBIN, teams, "3", 4, |_| {});
        for round in 1..=hall.competition.all_rounds().expect("a table") {
            hall.act(&line_up(team(1), round, &[2, 3, 4]));
            hall.pair();
            let boards = hall
                .competition
                .rounds()
                .last()
                .map_or(0, |round| round.boards.len());
            for board in (1..).take(boards) {
                let results = ["+=-", "++-", "-=="][(round + board) as usize % 3];
                play(&mut hall, round, board, results);
            }
        }
        let back = comes_back(&hall.competition);
        assert_eq!(back.instructions().map(|known| known.system), Some(ROBIN));
    }
}

/// It goes on from the report: what is open stays open, and the next round is paired.
#[test]
fn found_7_a8_teams_go_on_from_a_report() {
    let mut hall = held(SWISS, 4, "2", 3, |_| {});
    hall.pair();
    play(&mut hall, 1, 1, "+=");
    let text = trf::write(&hall.competition.team_report());
    let mut made = imported(&read(&text)).competition;
    assert_eq!(made.unfinished().count(), 2);
    let places: Vec<_> = made.unfinished().map(|(place, _)| place).collect();
    let outcome = peatee_tournament::Outcome::read("1-0", &Scoring::ONE_HALF_ZERO).expect("one");
    for place in places {
        made.act(&Command::Enter { place, outcome }, Moment(1), "Mari Tamm")
            .expect("entered");
    }
    made.act(&Command::Pair { of_table: None }, Moment(2), "Mari Tamm")
        .expect("paired");
    assert_eq!(made.rounds().len(), 2);
}

/// Two teams of two; the second board of team 2 stays empty in round 2, and team 3 is left over.
fn three_teams(records: &str) -> String {
    player(1, "A1", "2.0", &["   3 w 1", "   5 b 1"])
        + &player(2, "A2", "1.5", &["   4 b =", "0000 - +"])
        + &player(3, "B1", "0.0", &["   1 b 0", "0000 - U"])
        + &player(4, "B2", "0.5", &["   2 w =", "0000 - U"])
        + &player(5, "C1", "0.0", &["0000 - U", "   1 w 0"])
        + &player(6, "C2", "0.0", &["0000 - U", "0000 - -"])
        + records
}

const OLD: &str = "\
013 Alpha                              1    2
013 Beta                               3    4
013 Gamma                              5    6
";

/// The older record 013: names in columns 5 to 36, players from column 37 on; boards and colours are found from the games.
#[test]
fn found_7_a8_the_older_record_of_teams_is_read() {
    let columns = OLD
        .replace("   1    2", " 1    2")
        .replace("   3    4", " 3    4")
        .replace("   5    6", " 5    6");
    let report = read(&three_teams(&columns));
    let names: Vec<&str> = report
        .teams
        .teams
        .iter()
        .map(|team| team.name.as_str())
        .collect();
    assert_eq!(names, ["Alpha", "Beta", "Gamma"]);
    assert_eq!(report.teams.teams[1].players, [3, 4]);
    assert_eq!(read(&trf::write(&report)), report);
    let made = imported(&report).competition;
    let rules = made.team_rules().expect("teams");
    assert_eq!(rules.colors.to_string(), "WB");
    // By hand: Alpha 1½:½ and 2:0, Beta ½ and left over with a draw on every board, Gamma left over and 0:2.
    let points = |team| {
        (
            made.match_points(PlayerId(team)),
            made.board_points(PlayerId(team)),
        )
    };
    assert_eq!(points(1), (Points(40), Points(35)));
    assert_eq!(points(2), (Points(20), Points(15)));
    assert_eq!(points(3), (Points(20), Points(10)));
}

/// Records 310 go before 013; 300 says who sat where, 320 who was left over.
#[test]
fn found_7_a8_the_new_records_of_teams_are_read() {
    let team = |number: u16, name: &str, members: [u16; 2]| {
        let [one, other] = members;
        format!(
            "310 {number:>3} {name:<32} {:<5} {:>6} {:>6} {:>6} {number:>3}  {one:>4} {other:>4}\n",
            "", "", "2.0", "1.0"
        )
    };
    let records = "013 Nobody                          9999\n".to_owned()
        + &team(1, "Alpha", [2, 1])
        + &team(2, "Beta", [3, 4])
        + &team(3, "Gamma", [5, 6])
        + "320  3.0  2.0   3   2\n352 WB\n362 TW 3     TD 1     TL 0\n\
           300   1   1   2    1    2\n300   2   1   3    1    2\n300   2   3   1    5 0000\n";
    let report = read(&three_teams(&records));
    assert_eq!(read(&trf::write(&report)), report);
    let made = imported(&report).competition;
    let points = |team| {
        (
            made.match_points(PlayerId(team)),
            made.board_points(PlayerId(team)),
        )
    };
    assert_eq!(points(1), (Points(60), Points(35)));
    assert_eq!(points(3), (Points(30), Points(20)));
    assert_eq!(made.line_up(1, PlayerId(1)), [2, 1]);
    assert_eq!(made.line_up(2, PlayerId(3)), [1]);
    // Who is lined up without standing in the team plays for it.
    let guest = three_teams(&records.replace("   2    1\n", "   2\n"));
    let made = imported(&read(&guest)).competition;
    let names = made
        .members(PlayerId(1))
        .iter()
        .map(|member| member.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["A2", "A1"]);
    // Single players are not paired by a report of teams.
    let refused = swiss::Tournament::next(&Report {
        rounds: Some(5),
        ..report
    })
    .err();
    assert_eq!(refused, Some(swiss::NotPairable::Teams));
}

/// What contradicts itself is told with its place.
#[test]
fn found_7_a8_teams_that_cannot_be_are_told() {
    let team = |members: &str| OLD.replace("   1    2", members);
    for (records, expected) in [
        (
            team(" 1    7"),
            "line 7, column 74: player 7 is not in the file",
        ),
        (
            team(" 1    3"),
            "line 8, column 74: player 3 is already in team 1",
        ),
        (
            team(" 1    2") + "330 +- 001   8   2\n",
            "line 10, column 12: team 8 is not in the file",
        ),
        (
            team(" 1    2") + "320  2.0  1.0   4\n",
            "line 10, column 15: team 4 is not in the file",
        ),
        (
            team(" 1    2") + "300   1   1   2    1    3\n",
            "line 10, column 17: player 3 is not in team 1",
        ),
        (
            "352 BW\n".to_owned(),
            "line 7, column 5: expected 2 to 30 boards as their number or as WBWB, beginning with W, found \"BW\"",
        ),
        (
            "362 TX 2.0\n".to_owned(),
            "line 7, column 5: expected TW, TD or TL, found \"TX\"",
        ),
    ] {
        let records = records
            .replace("   3    4", " 3    4")
            .replace("   5    6", " 5    6");
        let found = faults(&three_teams(&records));
        assert_eq!(
            found.first().map(String::as_str),
            Some(expected),
            "{records}"
        );
    }
    let gap = three_teams(
        "310   1 A                                                                          1    2\n\
        310   2 B                                                                          3    4\n\
        310   3 C                                                                          5    6\n\
        300   2   1   3    2    1\n\
        300   2   3   1 0000    5\n",
    );
    let refused = import(&read(&gap), Moment(0), "x").err();
    assert_eq!(refused, Some(NoImport::Gap { round: 2, team: 3 }));
}

/// Record 299 as TRF26 defines it: a type replaces what such a result is worth, no type adds; the file's points hold it.
#[test]
fn found_7_a8_assigned_points_are_read() {
    let four = |record: &str, points: [&str; 4]| {
        let line = |number, points, round| player(number, "N", points, &[round]);
        format!("142 3\n152 W\n{record}\n")
            + &line(1, points[0], "   2 w 1")
            + &line(2, points[1], "   1 b 0")
            + &line(3, points[2], "   4 w =")
            + &line(4, points[3], "   3 b =")
    };
    for (record, points) in [
        // A bonus in round 1, as tests of the public bbpPairings fork have it.
        ("299           2.0    1    4", ["1.0", "0.0", "0.5", "2.5"]),
        ("299           2.0  001    4", ["1.0", "0.0", "0.5", "2.5"]),
        // A penalty in every round.
        ("299          -0.5  000    1", ["0.5", "0.0", "0.5", "0.5"]),
        // Who loses has half a point; but player 2 has a whole one, in round 1.
        ("299 L         0.5", ["1.0", "0.5", "0.5", "0.5"]),
        (
            "299 L         0.5\n299 L         1.0    1    2",
            ["1.0", "1.0", "0.5", "0.5"],
        ),
        (
            "299 L         1.0    1    2\n299 L         0.5",
            ["1.0", "1.0", "0.5", "0.5"],
        ),
        // A round that was not played, a type that nobody has.
        (
            "299           2.0    2    4\n299 F         3.0",
            ["1.0", "0.0", "0.5", "0.5"],
        ),
        // Two columns further to the left, as other programs write it.
        (
            "299            2.0 001    4"
                .replacen("            2.0 001    4", "        2.0 001    4", 1)
                .as_str(),
            ["1.0", "0.0", "0.5", "2.5"],
        ),
    ] {
        let text = four(record, points);
        let report = read(&text);
        assert_eq!(read(&trf::write(&report)), report, "{record}");
        let next = swiss::Tournament::next(&report).expect("enough is known");
        let tenths = |text: &str| text.parse::<Points>().expect("points");
        for (entrant, points) in next.entrants.iter().zip(points) {
            let sum: Points = entrant.past.iter().map(|past| past.points).sum();
            assert_eq!(sum, tenths(points), "{record}");
        }
        let refused = import(&report, Moment(0), "x").err();
        assert_eq!(refused, Some(NoImport::Assigned));
    }
    let wrong = four("299           2.0    1    4", ["1.0", "0.0", "0.5", "0.5"]);
    assert_eq!(
        faults(&wrong),
        ["line 7, column 81: ½ points, but the results make 2½"]
    );
    let unknown = four("299 Q         2.0", ["1.0", "0.0", "0.5", "0.5"]);
    assert_eq!(
        faults(&unknown),
        ["line 3, column 5: expected W, D, L, F, H, Z, +, - or a blank, found \"Q\""]
    );
    let nobody = four("299           2.0    1    9", ["1.0", "0.0", "0.5", "0.5"]);
    assert!(faults(&nobody).contains(&"line 3, column 24: player 9 is not in the file".to_owned()));
}

/// Lines that count the columns for the eye stand in public files between the records.
#[test]
fn found_7_a8_rulers_are_passed_over() {
    let text = "         1         2         3\n123456789012345678901234567890\n\
        DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF\n"
        .to_owned()
        + &pair();
    assert_eq!(read(&text), read(&pair()));
    assert!(trf::read(b"1234567890 not only digits").is_err());
}

/// JaVaFo's list of those who are absent in the round to be paired.
#[test]
fn found_7_a8_the_absent_are_not_paired() {
    let text = "142 3\n152 W\nXXZ 2 3\n".to_owned()
        + &pair()
        + &player(3, "Three", "0.0", &["0000 - Z"])
        + &player(4, "Four", "0.0", &["0000 - Z"]);
    let report = read(&text);
    assert_eq!(report.byes.len(), 1);
    assert_eq!(
        (report.byes[0].mark, report.byes[0].round),
        (Mark::ZeroBye, 2)
    );
    let next = swiss::Tournament::next(&report).expect("enough is known");
    let away = next.entrants.iter().map(|entrant| entrant.is_away);
    assert_eq!(away.collect::<Vec<_>>(), [false, true, true, false]);
    let system = System::Swiss {
        rounds: 3,
        is_accelerated: false,
    };
    assert_eq!(
        imported(&report)
            .competition
            .instructions()
            .map(|known| known.system),
        Some(system)
    );
}

/// A game without a result is written `*` by some programs.
#[test]
fn found_7_a8_a_star_is_no_result() {
    let text = player(1, "One", "0.0", &["   2 w *", "0000 - *"])
        + &player(2, "Two", "0.0", &["   1 b *"]);
    let report = read(&text);
    assert_eq!(report.players[0].rounds.len(), 1);
    assert_eq!(
        report.players[0].rounds[0].map(|entry| entry.mark),
        Some(None)
    );
}

/// Fuzzing found that ten match points and more were written so that they could not be read: nothing stands between code and
/// number then.
#[test]
fn found_7_a8_match_points_from_ten_on_are_read_back() {
    let records = "362 TW11.0   TD 99.9   TL 0.0\n";
    let report = read(&(player(1, "A1", "0.0", &[]) + records));
    let points = report.teams.match_points.expect("they are said");
    assert_eq!(points, [Points(110), Points(999), Points::ZERO]);
    assert_eq!(read(&trf::write(&report)), report);
}
