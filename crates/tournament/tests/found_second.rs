//! What the second trials found in reports, careers, norms and ratings, each by the number in its report.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;
mod league;

use hall::Hall;
use league::{ROBIN, held, team};
use pairing::trf::{self, Report};
use peatee_tournament::file::{read_career, read_festival};
use peatee_tournament::norms::{
    AmbiguousPerson, Career, CareerBook, Class, Date, NormPolicy, Remark, Score, points_needed,
};
use peatee_tournament::team::TeamAct;
use peatee_tournament::{
    Command, Competition, Imported, Instructions, Leaving, Mark, Moment, NoImport, Official,
    Penalty, Place, Player, PlayerId, Points, Role, System, TieBreak, file, import,
};

fn swiss(rounds: u32, is_accelerated: bool) -> System {
    System::Swiss {
        rounds,
        is_accelerated,
    }
}

/// As a file and back, and taken over.
fn taken_over(report: &Report) -> Imported {
    let report = trf::read(trf::write(report).as_bytes()).expect("our own report");
    let found = import(&report, Moment(0), "Mari Tamm").expect("taken over");
    let events = found.competition.log().iter();
    let lines: Vec<String> = events.map(file::write_event).collect();
    let again = file::read(&format!("{}\n{}\n", file::HEADING, lines.join("\n")));
    assert_eq!(again.expect("our own file").log(), found.competition.log());
    found
}

/// The numbers of those who meet in the last round, White first.
fn last_round(competition: &Competition) -> Vec<(Option<u32>, Option<u32>)> {
    let last = competition.rounds().last().expect("a round");
    let number = |player| competition.number_of(player);
    let boards = last.boards.iter();
    let mut boards: Vec<_> = boards
        .map(|board| (number(board.white), number(board.black)))
        .collect();
    boards.sort_unstable();
    boards
}

fn notes(report: &Report, code: &str) -> Vec<String> {
    let notes = report.notes.iter().filter(|note| note.code == code);
    notes.map(|note| note.text.clone()).collect()
}

/// C.04.5.1, article 3.2, and decision 0036: whom the records 250 accelerate is accelerated in the event file too.
#[test]
fn found_7_t_arbiter2_02_an_import_keeps_who_is_accelerated() {
    let mut hall = Hall::ranked(swiss(5, true), 10);
    hall.pair();
    for board in 1..=5 {
        hall.enter(&format!("1.{board}"), "1-0");
    }
    for (name, rating) in [("Top", 2500), ("Mid", 2345)] {
        hall.act(&Command::Register(Box::new(Player {
            name: name.to_owned(),
            rating: Some(rating),
            ..Player::default()
        })));
    }
    let report = hall.competition.report();
    let last: Vec<u16> = report
        .accelerations
        .iter()
        .map(|one| one.last_player)
        .collect();
    assert_eq!(last, [8, 8], "six, and the two before them");
    let found = taken_over(&report);
    assert!(found.left_out.is_empty(), "{:?}", found.left_out);
    let mut made = found.competition;
    assert_eq!(made.report().accelerations, report.accelerations);
    hall.pair();
    made.act(&Command::Pair { of_table: None }, Moment(1), "Mari Tamm")
        .expect("paired");
    assert_eq!(last_round(&made), last_round(&hall.competition));
    // Points that are not those of Baku have no place, and that is told.
    let mut other = report;
    other.accelerations[0].points = Points(5);
    assert_eq!(taken_over(&other).left_out, ["250"]);
}

fn person(name: &str, birth: &str, licence: &str) -> Player {
    Player {
        name: name.to_owned(),
        birth: birth.to_owned(),
        licence: licence.to_owned(),
        class: Some(Class::Second),
        ..Player::default()
    }
}

/// A finished round robin of these.
fn event(day: &str, players: &[Player]) -> String {
    let mut made = Competition::new();
    let mut act = |command: &Command| {
        let done = made.act(command, Moment(1_800_000_000_000), "Mari Tamm");
        done.expect("it is allowed");
        made.unfinished()
            .map(|(place, _)| place)
            .collect::<Vec<_>>()
    };
    let mut known = Instructions::new("Cup", ROBIN);
    known.last_day = day.parse().ok();
    act(&Command::Instruct(Box::new(known)));
    for one in players {
        act(&Command::Register(Box::new(one.clone())));
    }
    act(&Command::Approve);
    act(&Command::Appoint(Official {
        name: "Mari Tamm".to_owned(),
        role: Role::ChiefJudge,
    }));
    act(&Command::Close);
    act(&Command::Rank);
    let count = players.len();
    for _ in 0..count - usize::from(count.is_multiple_of(2)) {
        for place in act(&Command::Pair { of_table: None }) {
            let outcome = peatee_tournament::Outcome::of(Mark::Win, Mark::Loss);
            act(&Command::Enter { place, outcome });
        }
    }
    act(&Command::Finish);
    let lines = made.log().iter().map(file::write_event);
    let lines = core::iter::once(file::HEADING.to_owned()).chain(lines);
    lines.map(|line| line + "\n").collect()
}

fn book(events: &[&String]) -> Result<CareerBook, AmbiguousPerson> {
    let mut book = CareerBook::default();
    for text in events {
        let event = read_festival(text).expect("an event file");
        book.add_event(&event, |_| NormPolicy::default())?;
    }
    Ok(book)
}

fn kasks(book: &CareerBook) -> Vec<&Career> {
    let all = book.careers();
    all.filter(|one| one.person.name == "Jaan Kask").collect()
}

/// Decision 0028: two people of one event are two, however little is known of each.
#[test]
fn found_7_t_arbiter2_03_two_of_one_event_are_two_people() {
    let two = event(
        "2026-10-06",
        &[
            person("Jaan Kask", "", "1"),
            person("Jaan Kask", "1999", ""),
            person("Eha", "", ""),
        ],
    );
    let mut known = book(&[&two]).expect("told apart");
    assert_eq!(kasks(&known).len(), 2);
    let line = "peatee career 1\n2025-02-01 | Jaan Kask | attained class=I\n";
    let refused = read_career(line, &mut known).expect_err("of whom?");
    assert!(refused.to_string().contains("one of 2 people"), "{refused}");
    // Who is known by his licence is the same person in another event.
    let later = event(
        "2026-11-06",
        &[
            person("Kask, Jaan", "1980", "1"),
            person("Eha", "", ""),
            person("Mart", "", ""),
        ],
    );
    for events in [[&two, &later], [&later, &two]] {
        let known = book(&events).expect("told apart");
        let all: Vec<usize> = known.careers().map(|one| one.entries().len()).collect();
        assert_eq!(all.iter().sum::<usize>(), 6);
        assert_eq!(all.len(), 4, "two Kasks, Eha and Mart");
    }
}

/// Decision 0028: an entry that fits two people is refused, in whatever order the files are read.
#[test]
fn found_7_t_arbiter2_04_namesakes_are_refused_in_either_order() {
    let both = event(
        "2026-10-01",
        &[
            person("Jaan Kask", "1980", ""),
            person("Jaan Kask", "1999", ""),
            person("Eha", "1990", ""),
        ],
    );
    let one = event(
        "2026-10-05",
        &[
            person("Jaan Kask", "", ""),
            person("Eha", "", ""),
            person("Mart", "", ""),
        ],
    );
    for events in [[&both, &one], [&one, &both]] {
        let refused = book(&events).expect_err("of whom?");
        assert_eq!(refused.count, 2);
        assert_eq!(refused.name, "Jaan Kask");
    }
    let line = "peatee career 1\n2025-02-01 | Jaan Kask | attained class=I\n";
    let mut first = CareerBook::default();
    read_career(line, &mut first).expect("nobody else yet");
    let event = read_festival(&both).expect("an event file");
    let refused = first.add_event(&event, |_| NormPolicy::default());
    assert!(refused.is_err(), "the line may be of either");
    let line = line.replace("class=I", "class=I birth=1999");
    let mut known = CareerBook::default();
    read_career(&line, &mut known).expect("read");
    known
        .add_event(&event, |_| NormPolicy::default())
        .expect("told apart");
    assert_eq!(kasks(&known).len(), 2);
}

/// docs/tie-breaks.md: opponents without a rating are left out, and a rating of 0 is none; what was recorded so is read so.
#[test]
fn found_7_t_arbiter2_05_a_rating_of_0_is_none() {
    let ratings = [2000, 1900, 0, 0];
    let robin = ROBIN;
    let mut hall = Hall::registered(robin, 0, |_| {});
    for (name, rating) in ["A", "B", "C", "D"].into_iter().zip(ratings) {
        hall.act(&Command::Register(Box::new(Player {
            name: name.to_owned(),
            rating: Some(rating),
            ..Player::default()
        })));
    }
    let made = &hall.competition;
    assert_eq!(
        made.participant(PlayerId(3)).expect("C").player.rating,
        None
    );
    let lines: Vec<String> = made.log().iter().map(file::write_event).collect();
    assert!(!lines.iter().any(|line| line.contains("rating=0")));
    hall.opened();
    hall.act(&Command::Rank);
    hall.pair_and_play();
    hall.pair_and_play();
    hall.pair_and_play();
    let average: TieBreak = "ARO".parse().expect("a tie-break");
    let value = hall.competition.value(average, PlayerId(1));
    assert_eq!(
        value.map(|value| value.to_string()).as_deref(),
        Some("1900")
    );
    let report = hall.competition.report();
    assert_eq!(notes(&report, "072"), ["2"]);
    // A file from before.
    let lines = hall.competition.log().iter().map(file::write_event);
    let text: String = core::iter::once(file::HEADING.to_owned())
        .chain(lines)
        .map(|line| line.replace("name=C", "name=C rating=0") + "\n")
        .collect();
    let before = file::read(&text).expect("an event file");
    assert_eq!(before.value(average, PlayerId(1)), value);
    assert_eq!(notes(&before.report(), "072"), ["2"]);
    // A report with a 0 in its columns.
    let mut zero = report;
    for player in &mut zero.players {
        player.rating = player.rating.or(Some(0));
    }
    let back = taken_over(&zero).competition;
    assert_eq!(back.value(average, PlayerId(1)), value);
    assert_eq!(notes(&back.report(), "072"), ["2"]);
}

/// 002:§38.3: who has left with all his games annulled stays away when the report is taken over.
#[test]
fn found_7_t_arbiter2_06_who_has_left_stays_away() {
    let mut hall = Hall::ranked(ROBIN, 6);
    hall.pair_and_play();
    assert_eq!(hall.leave(1), Leaving::AllIsAnnulled);
    hall.pair();
    let report = hall.competition.report();
    assert_eq!(notes(&report, "###"), ["left 1: all-is-annulled"]);
    let found = taken_over(&report);
    assert!(found.left_out.is_empty(), "{:?}", found.left_out);
    let mut made = found.competition;
    assert_eq!(made.how_left(PlayerId(1)), Some(Leaving::AllIsAnnulled));
    assert_eq!(made.report(), report);
    for _ in 3..=4 {
        made.act(&Command::Pair { of_table: None }, Moment(1), "Mari Tamm")
            .expect("paired");
        let last = made.rounds().last().expect("a round");
        assert!(last.board_of(PlayerId(1)).is_none());
    }
    // In a Swiss he is not paired any more.
    let mut hall = Hall::ranked(swiss(5, false), 7);
    hall.pair_and_play();
    hall.leave(2);
    hall.pair_and_play();
    let made = taken_over(&hall.competition.report()).competition;
    assert_eq!(made.how_left(PlayerId(2)), Some(Leaving::NotPaired));
}

const THREE: &str = "\
152 W
192 FIDE_DUTCH
001    1      A                                                                  1.0    1     2 w 1
001    2      B                                                                  0.0    2     1 b 0
001    3      C                                                                  1.0    1  0000 - U
";

fn refused(text: &str) -> Option<NoImport> {
    let report = trf::read(text.as_bytes()).expect("a report");
    import(&report, Moment(0), "x").err()
}

/// docs/trf.md: a report that does not say how many rounds there are is not taken for a finished one.
#[test]
fn found_7_t_arbiter2_09_the_number_of_rounds_is_asked_for() {
    assert_eq!(refused(THREE), Some(NoImport::NoRounds));
    let rounds = |text: &str| {
        let report = trf::read(text.as_bytes()).expect("a report");
        let made = taken_over(&report).competition;
        made.instructions().map(|known| known.system)
    };
    assert_eq!(rounds(&format!("142 3\n{THREE}")), Some(swiss(3, false)));
    assert_eq!(
        rounds(&format!("092 swiss 5\n{THREE}")),
        Some(swiss(5, false))
    );
    let mut report = trf::read(THREE.as_bytes()).expect("a report");
    for player in &mut report.players {
        player
            .rounds
            .push(Some(trf::RoundEntry::bye(Mark::PairingBye)));
    }
    report.rounds = Some(1);
    let few = NoImport::FewRounds {
        rounds: 1,
        paired: 2,
    };
    assert_eq!(import(&report, Moment(0), "x").err(), Some(few));
    // What is assumed is told.
    let text = format!("142 3\n{THREE}").replace("192 FIDE_DUTCH\n", "");
    let report = trf::read(text.as_bytes()).expect("a report");
    let found = import(&report, Moment(0), "x").expect("taken over");
    assert_eq!(found.assumed, Some(3));
}

/// A number of rounds, games or cycles that is out of range is refused with its limit.
#[test]
fn found_7_t_arbiter_23_systems_are_refused_with_their_limits() {
    let refused = |text: &str| text.parse::<System>().expect_err(text).to_string();
    for (text, limit) in [
        ("swiss 9999", "1 to 400 rounds"),
        ("swiss 0", "1 to 400 rounds"),
        ("swiss 99999999999 accelerated", "1 to 400 rounds"),
        ("match 401", "1 to 400 games"),
        ("round-robin 21", "1 to 20 cycles"),
    ] {
        assert_eq!(refused(text), format!("{text:?}: expected {limit}"));
    }
    assert!(refused("swiss many").starts_with("no system \"swiss many\"; known are "));
    assert_eq!("swiss 400".parse(), Ok(swiss(400, false)));
}

/// docs/trf.md: a knockout is not taken over as something else.
#[test]
fn found_7_t_arbiter2_10_a_knockout_is_not_taken_over() {
    let mut hall = Hall::drawn(System::Knockout, 5);
    hall.pair_and_play();
    let text = trf::write(&hall.competition.report());
    assert_eq!(refused(&text), Some(NoImport::Knockout));
    let text = format!("142 3\n{THREE}").replace("FIDE_DUTCH", "OTHER_KNOCKOUT");
    assert_eq!(refused(&text), Some(NoImport::Knockout));
}

/// docs/trf.md, record 192: a match is taken over as a match, whoever had White first, and goes on with the colours changed.
#[test]
fn found_7_t_arbiter2_10_other_match_is_taken_over_as_a_match() {
    let system = System::Match { games: 4 };
    let mut hall = Hall::ranked(system, 2);
    hall.pair_and_play();
    let report = hall.competition.report();
    assert!(trf::write(&report).contains("192 OTHER_MATCH"));
    let mut beginning_with_two = report.clone();
    for player in &mut beginning_with_two.players {
        for entry in player.rounds.iter_mut().flatten() {
            entry.color = entry.color.map(|color| !color);
        }
    }
    for (report, second_white) in [(report, 2), (beginning_with_two, 1)] {
        let found = import(&report, Moment(0), "x").expect("taken over");
        assert_eq!(found.assumed, None);
        let mut made = found.competition;
        assert_eq!(made.instructions().map(|known| known.system), Some(system));
        made.act(&Command::Pair { of_table: None }, Moment(1), "Mari Tamm")
            .expect("paired");
        let board = made.board(2, 1).expect("a game");
        assert_eq!(board.white, PlayerId(second_white));
    }
    // Three players, or a round without a game, are no match.
    let text = format!("142 3\n{THREE}").replace("FIDE_DUTCH", "OTHER_MATCH");
    assert_eq!(refused(&text), Some(NoImport::NotMatch));
}

/// 002:N.16 and 002:§37.2: per cents are of games; a plus counts, a round without an opponent does not.
#[test]
fn found_7_t_arbiter2_11_byes_bring_no_points_to_a_norm() {
    let mut hall = Hall::registered(swiss(5, false), 0, |_| {});
    for i in 1..=9 {
        hall.act(&Command::Register(Box::new(Player {
            name: format!("P{i}"),
            class: Some(Class::Second),
            rating: Some(2000 - i),
            ..Player::default()
        })));
    }
    hall.opened();
    hall.act(&Command::Rank);
    hall.act(&Command::Free {
        player: PlayerId(1),
        round: 2,
        mark: Mark::FullBye,
    });
    hall.pair();
    let last = PlayerId(9);
    assert_eq!(
        hall.points(last),
        Points(10),
        "left over in the first round"
    );
    assert_eq!(hall.competition.norm_points(last), Points::ZERO);
    hall.enter("1.1", "+:-");
    for board in 2..=4 {
        hall.enter(&format!("1.{board}"), "1-0");
    }
    let winner = hall.board(1, 1).white;
    assert_eq!(hall.competition.norm_points(winner), Points(10), "a plus");
    hall.pair();
    let first = PlayerId(1);
    let points = hall.points(first);
    assert_eq!(hall.competition.norm_points(first), points - Points(10));
    assert_eq!(hall.competition.norm_games(), 5);
}

/// TRF26: record 062 counts the players, record 072 those who have a rating; teams have a record of their own.
#[test]
fn found_7_t_arbiter2_13_rated_players_of_teams_are_counted() {
    let mut hall = held(ROBIN, 4, "4", 5, |_| {});
    for (of, rating) in [(1, 2000), (1, 1900), (2, 1800), (3, 0)] {
        let place = if rating == 1900 { 2 } else { 1 };
        let mut right = hall
            .competition
            .member(team(of), place)
            .expect("one")
            .clone();
        right.rating = Some(rating);
        hall.act(&Command::Team(TeamAct::Amend {
            team: team(of),
            member: place,
            right: Box::new(right),
        }));
    }
    let report = hall.competition.team_report();
    assert_eq!(notes(&report, "062"), ["20"]);
    assert_eq!(notes(&report, "072"), ["3"], "0 is no rating");
    assert_eq!(notes(&report, "082"), ["4"]);
}

/// docs/decisions/0028: whoever looks why a round is paired so finds a game lost as a penalty behind the pairing.
#[test]
fn found_7_t_arbiter2_16_a_penalty_behind_a_pairing_is_told() {
    let mut hall = Hall::ranked(swiss(5, false), 8);
    hall.pair();
    for board in 1..=4 {
        hall.enter(&format!("1.{board}"), "1-0");
    }
    let lose = |hall: &mut Hall, place: &str| {
        let place: Place = place.parse().expect("a game");
        let player = hall.board(place.round, place.board).white;
        hall.act(&Command::Penalise {
            player,
            penalty: Penalty::LossOfGame,
            game: Some(place),
            why: "phone".to_owned(),
        });
    };
    lose(&mut hall, "1.1");
    assert!(notes(&hall.competition.report(), "###").is_empty());
    hall.pair();
    lose(&mut hall, "1.3");
    let told = notes(&hall.competition.report(), "###");
    assert_eq!(told.len(), 1);
    assert!(
        told[0].starts_with("penalty 1.3: 0-1, phone; pairing of round 2 stands; Mari Tamm, "),
        "{told:?}"
    );
}

/// 002:N.16 stands under the table of fractional coefficients and turns its per cents into points; what master and
/// candidate need stands in no table and is compared as it is (D6).
#[test]
fn found_7_t_examiner2_08_only_per_cents_of_the_table_are_rounded() {
    let score = |games, points: &str| Score {
        games,
        points: points.parse().expect("points"),
    };
    assert_eq!(points_needed(10, 67).to_string(), "6½");
    assert!(!score(11, "7½").is_at_least(70));
    assert!(score(10, "7").is_at_least(70));
}

/// 002:N.11: a tournament of beginners, which has no coefficient, gives class V for half the points.
#[test]
fn found_7_t_examiner2_13_beginners_stand_in_a_career_file() {
    let held = |line: &str| {
        let mut book = CareerBook::default();
        let text = format!("peatee career 1\n2020-02-20 | K | tournament {line}\n");
        read_career(&text, &mut book).expect("a career file");
        let day: Date = "2020-12-31".parse().expect("a date");
        let report = book
            .careers()
            .next()
            .expect("K")
            .report(day, Default::default());
        let held: Vec<Class> = report.standing.held().map(|one| one.class).collect();
        (held, report.classes.len(), report.remarks)
    };
    let (attained, lines, remarks) = held("participants=11 coefficient=none score=5/10");
    assert_eq!(attained, [Class::Fifth]);
    assert!(lines > 0);
    assert_eq!(remarks, []);
    assert_eq!(held("participants=11 coefficient=none score=4½/10").0, []);
    let date: Date = "2020-02-20".parse().expect("a date");
    let unknown = vec![Remark::NoCoefficient { date }];
    assert_eq!(held("participants=11 score=5/10"), (Vec::new(), 0, unknown));
    let wrong =
        "peatee career 1\n2020-02-20 | K | tournament participants=11 coefficient=no score=5/10\n";
    let refused = read_career(wrong, &mut CareerBook::default()).expect_err("no number");
    assert!(refused.to_string().contains("coefficient"), "{refused}");
}
