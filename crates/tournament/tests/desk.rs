//! The desk over a log: requests that happen whole or not at all, and what people write made into commands.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use peatee_tournament::desk::{
    ActError, Decided, Desk, DeskRefused, Details, DoubtfulMoment, EntryProblem, EventLog,
    MemoryLog, MomentDoubt, RatingBase, RatingChoice, RatingChoiceRefused, Registration,
    SectionCommand, WantedInstructions, WrongVersion, commit, enter, enter_all, read_entries,
    set_zone, take_ratings,
};
use peatee_tournament::file::{self, Head, Seal, Tail};
use peatee_tournament::lots::Secret;
use peatee_tournament::norms::{Hundredths, SecondClassAtThree};
use peatee_tournament::openings::NoOpenings;
use peatee_tournament::rating::{Finding, Matching, UnknownColumns, read_list};
use peatee_tournament::{
    Class, Command, Competition, Date, Instructions, Mark, Moment, NoSection, Official, Outcome,
    Place, Player, PlayerId, Purpose, Refused, Role, Sex, System, Zone,
};

const ROBIN: System = System::RoundRobin { cycles: 1 };
const SWISS: System = System::Swiss {
    rounds: 3,
    is_accelerated: false,
};
const NOW: Moment = Moment(1_800_000_000_000);

/// Waits for a future that is ready at once.
fn wait<T>(future: impl Future<Output = T>) -> T {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(future).poll(&mut context) {
        Poll::Ready(done) => done,
        Poll::Pending => panic!("nothing is waited for"),
    }
}

fn today() -> Date {
    "2026-12-05".parse().expect("a date")
}

fn instruct(name: &str, system: System) -> Command {
    Command::Instruct(Box::new(Instructions::new(name, system)))
}

fn register(name: &str) -> Command {
    Command::Register(Box::new(Player {
        name: name.to_owned(),
        ..Player::default()
    }))
}

fn appoint(name: &str, role: Role) -> Command {
    let name = name.to_owned();
    Command::Appoint(Official { name, role })
}

/// Does what must be allowed.
fn act<L: EventLog>(desk: &mut Desk<L>, section: Option<&str>, commands: Vec<Command>) {
    let request = SectionCommand::all(section, commands);
    let done = wait(desk.act(&request, NOW, "Mari Tamm"));
    assert!(done.is_ok(), "{:?}", done.err().map(|_| request));
}

/// Numbered by rating, with a judge.
fn ranked(system: System, names: &[&str]) -> Desk<MemoryLog> {
    let mut desk = Desk::new(MemoryLog::new());
    let mut commands = vec![instruct("Cup", system), appoint("Mari Tamm", Role::Judge)];
    commands.push(Command::Approve);
    commands.extend(names.iter().map(|name| register(name)));
    commands.extend([Command::Close, Command::Rank]);
    act(&mut desk, None, commands);
    desk
}

fn whole(desk: &Desk<MemoryLog>) -> &Competition {
    desk.festival().whole()
}

/// The log of a desk is an event file, byte for byte as the chain says.
#[test]
fn what_is_kept_is_an_event_file() {
    let mut desk = ranked(ROBIN, &["Anna", "Bruno", "Cilla"]);
    let acted = wait(desk.act(
        &SectionCommand::all(None, [Command::Pair { of_table: None }]),
        NOW,
        "Jaan Kask",
    ));
    let acted = acted.expect("paired");
    assert_eq!(acted.first, desk.version());
    assert_eq!(acted.before.whole().rounds().len(), 0);
    assert_eq!(whole(&desk).rounds().len(), 1);
    let opened = file::open(desk.log().text().as_bytes()).expect("an event file");
    assert_eq!(opened.tail, Tail::Clean);
    assert_eq!(opened.seal, Seal::Whole { from: 2 });
    assert_eq!(opened.festival.entries(), desk.festival().entries());
    assert_eq!(opened.chain.head(), desk.head());
    // Lines of one request say that they belong together.
    assert!(
        desk.log().text().contains(" more=7 "),
        "{}",
        desk.log().text()
    );
}

/// Nothing of a request happens where one command is refused; the index says which, and players have the numbers of the
/// sheets.
#[test]
fn a_request_happens_whole_or_not_at_all() {
    let mut desk = Desk::new(MemoryLog::new());
    let mut commands = vec![instruct("Cup", SWISS), Command::Approve];
    let rated = |name: &str, rating| {
        Command::Register(Box::new(Player {
            name: name.to_owned(),
            rating: Some(rating),
            ..Player::default()
        }))
    };
    commands.extend([rated("Low", 1500), rated("High", 2000), rated("Mid", 1800)]);
    commands.extend([
        appoint("Mari Tamm", Role::Judge),
        Command::Close,
        Command::Rank,
    ]);
    act(&mut desk, None, commands);
    let (text, version) = (desk.log().text().to_owned(), desk.version());
    let leave = || Command::Leave {
        player: PlayerId(1),
        why: "ill".to_owned(),
    };
    let request = SectionCommand::all(None, [Command::Note("late".to_owned()), leave(), leave()]);
    let decided = desk.decide(&request, NOW, "Mari Tamm");
    let refused = wait(desk.act(&request, NOW, "Mari Tamm")).expect_err("twice");
    let ActError::Refused(refused) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(refused.index, 2);
    assert_eq!(refused.refused, Refused::HasLeft(PlayerId(3)));
    assert_eq!(decided.expect_err("twice"), refused);
    assert_eq!((desk.log().text(), desk.version()), (&*text, version));
    // To decide changes nothing either.
    let decided = desk.decide(&request[..2], NOW, "Mari Tamm").expect("both");
    assert_eq!(decided.entries.len(), 2);
    assert_eq!(decided.festival.entries().len(), version as usize + 2);
    assert_eq!(desk.version(), version);
}

/// A log that is full.
struct FullLog;

impl EventLog for FullLog {
    type Error = &'static str;

    async fn append(&mut self, _: u32, _: &Decided) -> Result<(), &'static str> {
        Err("full")
    }

    fn head(&self) -> Head {
        file::Chain::begin().0.head()
    }
}

#[test]
fn what_is_not_kept_has_not_happened() {
    let mut desk = Desk::new(FullLog);
    let request = SectionCommand::all(None, [instruct("Cup", ROBIN)]);
    let refused = wait(desk.act(&request, NOW, "Mari Tamm")).expect_err("full");
    assert_eq!(refused, ActError::Log("full"));
    assert_eq!(desk.version(), 0);
    assert!(desk.festival().whole().instructions().is_none());
}

#[test]
fn a_log_is_appended_to_at_its_end_only() {
    let mut desk = ranked(ROBIN, &["Anna", "Bruno", "Cilla"]);
    let mut behind = Desk::new(desk.log().clone());
    let request = SectionCommand::all(None, [instruct("Other", ROBIN)]);
    let refused = wait(behind.act(&request, NOW, "Mari Tamm")).expect_err("behind");
    let wrong = WrongVersion {
        version: desk.version(),
        expected: 0,
    };
    assert_eq!(refused, ActError::Log(wrong));
    act(&mut desk, None, vec![Command::Note("on".to_owned())]);
}

#[test]
fn an_imported_competition_begins_a_log() {
    let made = ranked(ROBIN, &["Anna", "Bruno", "Cilla"]);
    let mut desk = Desk::new(MemoryLog::new());
    let acted = wait(desk.take_over(whole(&made))).expect("taken over");
    assert_eq!(acted.entries.len(), made.festival().entries().len());
    assert_eq!(desk.festival().entries(), made.festival().entries());
    assert!(wait(desk.take_over(whole(&made))).is_err());
}

#[test]
fn who_acts_where_nobody_says_who() {
    let mut desk = Desk::new(MemoryLog::new());
    assert_eq!(whole(&desk).usual_author(), "organiser");
    act(&mut desk, None, vec![instruct("Cup", ROBIN)]);
    for (name, role, author) in [
        ("Staff", Role::Staff, "organiser"),
        ("Olga", Role::Organiser, "Olga"),
        ("Juri", Role::Judge, "Juri"),
        ("Mari", Role::ChiefJudge, "Mari"),
        ("Jaan", Role::Judge, "Mari"),
    ] {
        act(&mut desk, None, vec![appoint(name, role)]);
        assert_eq!(whole(&desk).usual_author(), author);
    }
}

#[test]
fn players_are_found_by_number_name_and_part_of_it() {
    let desk = ranked(ROBIN, &["Anna", "Annabel", "Bruno"]);
    let find = |text: &str| whole(&desk).find(text);
    assert_eq!(find("anna"), Ok(PlayerId(1)));
    assert_eq!(find("BRU"), Ok(PlayerId(3)));
    assert_eq!(find("9"), Err(Refused::NoPlayer(PlayerId(9))));
    let unknown = DeskRefused::UnknownName("Cilla".to_owned());
    assert_eq!(find("Cilla"), Err(unknown.into()));
    let which = DeskRefused::WhichName {
        name: "ann".to_owned(),
        all: vec!["1 Anna".to_owned(), "2 Annabel".to_owned()],
    };
    assert_eq!(find("ann"), Err(which.into()));
}

#[test]
fn details_are_given_bit_by_bit() {
    let details = Details {
        name: Some("Jaan Kask".to_owned()),
        federation: "est".parse().ok(),
        birth: "1953".to_owned(),
        rating: Some(1900),
        ..Details::default()
    };
    let before = details.entered(today()).expect("a player");
    assert_eq!(
        (before.federation.as_str(), before.rating),
        ("EST", Some(1900))
    );
    let club = Details {
        club: "Pärnu".to_owned(),
        ..Details::default()
    };
    let after = club.amended(&before, today()).expect("amended");
    assert_eq!(
        (after.club.as_str(), after.name.as_str()),
        ("Pärnu", "Jaan Kask")
    );
    let nothing = club.amended(&after, today());
    assert_eq!(nothing, Err(DeskRefused::NothingToAmend.into()));
    let born = Details {
        birth: "2027".to_owned(),
        ..Details::default()
    };
    let unborn = Refused::NotBornYet("2027".to_owned());
    assert_eq!(born.entered(today()), Err(unborn));
}

#[test]
fn entries_are_read_in_five_languages() {
    for (heading, woman) in [
        ("name;class;sex", "f"),
        ("NIMI;Järk;Sugu", "N"),
        ("Имя;разряд;пол", "ж"),
        ("Vārds;klase;dzimums", "s"),
        ("vardas;atskyris;lytis", "m"),
    ] {
        let text = format!("\u{feff}{heading}\r\n\r\n;;\r\nAnna;ii;{woman}\r\n");
        let list = read_entries(&text, today()).expect("a list");
        let [anna] = &list.entries[..] else {
            panic!("{list:?}");
        };
        assert_eq!((anna.line, anna.player.class), (4, Some(Class::Second)));
        assert_eq!(anna.player.sex, Some(Sex::Woman));
        assert!(list.skipped.is_empty());
    }
    let problem = |text: &str| {
        let faults = read_entries(text, today()).expect_err("a fault").0;
        let [fault] = &faults[..] else {
            panic!("{faults:?}");
        };
        (fault.line, fault.problem.clone())
    };
    let text = str::to_owned;
    for (list, expected) in [
        ("", (None, EntryProblem::NoNames)),
        ("club\nx\n", (None, EntryProblem::NoNames)),
        (
            "name,nimi\n",
            (None, EntryProblem::ColumnTwice(text("nimi"))),
        ),
        ("name\nAnna,x\n", (Some(2), EntryProblem::Beyond(text("x")))),
        (
            "name,class\nAnna,x\n",
            (Some(2), EntryProblem::NoClass(text("x"))),
        ),
        (
            "name,rating\n\nAnna,x\n",
            (Some(3), EntryProblem::NoRating(text("x"))),
        ),
        (
            "name,sex\nAnna,x\n",
            (
                Some(2),
                EntryProblem::NoSex {
                    found: text("x"),
                    words: vec!["m", "man", "male", "w", "f", "woman", "female"],
                },
            ),
        ),
        (
            "name\nAnna\n\"Bruno\n",
            (None, EntryProblem::OpenQuote { line: 3 }),
        ),
        (
            "name,federation\nAnna,XYZ\n",
            (
                Some(2),
                EntryProblem::Implausible(Refused::NoFederation(text("XYZ"))),
            ),
        ),
    ] {
        assert_eq!(problem(list), expected, "{list}");
    }
}

#[test]
fn entries_are_confirmed_and_allowed_together() {
    let mut desk = Desk::new(MemoryLog::new());
    act(&mut desk, None, vec![instruct("Cup", ROBIN)]);
    for section in ["Open", "Women"] {
        act(&mut desk, Some(section), vec![instruct(section, ROBIN)]);
    }
    act(&mut desk, None, vec![Command::Approve]);
    act(&mut desk, Some("Open"), vec![register("Anna")]);
    let named = |name: &str| Player {
        name: name.to_owned(),
        ..Player::default()
    };
    let mut entries = Registration {
        players: vec![named("Eva"), named("Anna")],
        is_confirmed: true,
        allowed_twice: None,
    };
    let request = entries.request(desk.festival(), Some("Women"));
    let refused = desk.decide(&request, NOW, "Mari Tamm").expect_err("twice");
    assert_eq!(entries.player_of(refused.index), Some(1));
    assert!(matches!(
        refused.refused,
        Refused::Section(NoSection::Twice { .. })
    ));
    entries.allowed_twice = Some("she asked".to_owned());
    let request = entries.request(desk.festival(), Some("Women"));
    assert_eq!(request.len(), 6);
    let players = (0..6).map(|index| entries.player_of(index));
    let expected = [None, None, Some(0), Some(1), None, None];
    assert!(players.eq(expected));
    wait(desk.act(&request, NOW, "Mari Tamm")).expect("allowed");
    let women = desk.festival().part(Some("Women"));
    assert!(women.has_confirmed(PlayerId(2)));
}

fn wanted() -> WantedInstructions {
    WantedInstructions {
        system: Some(SWISS),
        ..WantedInstructions::default()
    }
}

#[test]
fn a_section_inherits_what_is_not_given() {
    let zone: Zone = "Europe/Tallinn".parse().expect("a zone");
    let mut event = WantedInstructions {
        name: Some("Cup of the lake".to_owned()),
        rules: Some("russian".to_owned()),
        place: "Pärnu".to_owned(),
        zone: Some(zone.clone()),
        federation: "EST".parse().ok(),
        last_day: Some(today()),
        ..wanted()
    };
    event.norms.numbers.master = Some(Hundredths(100));
    event.norms.second_class_at_3 = Some(SecondClassAtThree::Table);
    let usual = Instructions::new("Cup of the lake", SWISS);
    assert_eq!(event.of_event().tie_breaks, usual.tie_breaks);
    let mut desk = Desk::new(MemoryLog::new());
    act(
        &mut desk,
        None,
        vec![Command::Instruct(Box::new(event.of_event()))],
    );
    let mut own = WantedInstructions {
        place: "Tartu".to_owned(),
        ..wanted()
    };
    own.norms.numbers.candidate = Some(Hundredths(150));
    let made = own.of_section(desk.festival(), "Women").expect("a new one");
    assert_eq!(made.name, "Cup of the lake, Women");
    assert_eq!(
        (made.place.as_str(), made.federation.as_str()),
        ("Tartu", "EST")
    );
    assert_eq!(
        (made.rules.as_str(), made.zone, made.last_day),
        ("russian", Some(zone), Some(today()))
    );
    let numbers = made.norms.numbers;
    assert_eq!(
        (numbers.master, numbers.candidate),
        (Some(Hundredths(100)), Some(Hundredths(150)))
    );
    assert_eq!(made.norms.second_class_at_3, SecondClassAtThree::Table);
    assert_eq!((made.system, made.default_minutes), (SWISS, 30));
    let women = vec![instruct("Women", ROBIN)];
    act(&mut desk, Some("Women"), women);
    let again = wanted().of_section(desk.festival(), "Women");
    let known = DeskRefused::SectionKnown("Women".to_owned());
    assert_eq!(again, Err(known.into()));
    // Without an event nothing is inherited.
    let alone = wanted().of_section(&peatee_tournament::Festival::new(), "Women");
    let alone = alone.expect("a new one");
    assert_eq!(
        (alone.name.as_str(), alone.rules.as_str()),
        (", Women", "international")
    );
}

#[test]
fn a_zone_is_set_for_all_sections_once() {
    let zone: Zone = "Europe/Riga".parse().expect("a zone");
    let mut desk = Desk::new(MemoryLog::new());
    let none = set_zone(desk.festival(), None, &zone);
    assert_eq!(none, Err(Refused::NoInstructions));
    act(&mut desk, None, vec![instruct("Cup", ROBIN)]);
    for section in ["Open", "Women"] {
        act(&mut desk, Some(section), vec![instruct(section, ROBIN)]);
    }
    let one = set_zone(desk.festival(), Some("Open"), &zone).expect("one");
    wait(desk.act(&one, NOW, "Mari Tamm")).expect("set");
    let rest = set_zone(desk.festival(), None, &zone).expect("the rest");
    let sections: Vec<_> = rest.iter().map(|one| one.section.as_deref()).collect();
    assert_eq!(sections, [None, Some("Women")]);
    wait(desk.act(&rest, NOW, "Mari Tamm")).expect("set");
    let same = set_zone(desk.festival(), None, &zone);
    assert_eq!(same, Err(DeskRefused::SameZone(zone).into()));
}

/// A secret that binds two drawings would tell the second once the first is published.
#[test]
fn a_secret_binds_once() {
    let mut desk = Desk::new(MemoryLog::new());
    act(&mut desk, None, vec![instruct("Cup", ROBIN)]);
    let secret = Secret::new(&[7; 32]).expect("a secret");
    let lots = commit(desk.festival(), None, &secret, Purpose::Lots).expect("a commitment");
    act(&mut desk, None, vec![Purpose::Lots.command(lots)]);
    let again = commit(desk.festival(), None, &secret, Purpose::Openings);
    assert_eq!(again, Err(NoOpenings::SameSecret.into()));
    let other = Secret::new(&[8; 32]).expect("a secret");
    let other = commit(desk.festival(), None, &other, Purpose::Openings).expect("another");
    assert!(matches!(
        Purpose::Openings.command(other),
        Command::CommitOpenings(_)
    ));
    let mut desk = Desk::new(MemoryLog::new());
    act(&mut desk, None, vec![instruct("Cup", ROBIN)]);
    for section in ["Open", "Women"] {
        act(&mut desk, Some(section), vec![instruct(section, ROBIN)]);
    }
    act(&mut desk, Some("Open"), vec![Purpose::Lots.command(lots)]);
    let again = commit(desk.festival(), Some("Women"), &secret, Purpose::Openings);
    let bound = NoSection::SameSecret("Open".to_owned());
    assert_eq!(again, Err(bound.into()));
}

#[test]
fn the_last_event_that_stands_is_undone() {
    let mut desk = Desk::new(MemoryLog::new());
    let last = |desk: &Desk<MemoryLog>, section| desk.festival().last_standing(section);
    assert_eq!(last(&desk, None), Err(DeskRefused::NothingToUndo.into()));
    act(
        &mut desk,
        None,
        vec![instruct("Cup", ROBIN), register("Anna"), register("Bruno")],
    );
    assert_eq!(last(&desk, None), Ok(3));
    let undo = |event| Command::Undo {
        event,
        why: "wrong".to_owned(),
    };
    act(&mut desk, None, vec![undo(3)]);
    assert_eq!(last(&desk, None), Ok(2));
    let elsewhere = last(&desk, Some("Open"));
    assert_eq!(elsewhere, Err(DeskRefused::NothingToUndo.into()));
    // Of several sections one is named.
    let mut desk = Desk::new(MemoryLog::new());
    act(&mut desk, None, vec![instruct("Cup", ROBIN)]);
    act(&mut desk, Some("Open"), vec![instruct("Open", ROBIN)]);
    let which = NoSection::Which("Open".to_owned());
    assert_eq!(last(&desk, None), Err(which.into()));
    assert_eq!(last(&desk, Some("Open")), Ok(2));
}

#[test]
fn up_to_twenty_faulty_lines_are_told_at_once() {
    let text = format!("name,rating\n{}", "Anna,x\n".repeat(30));
    let faults = read_entries(&text, today()).expect_err("faults").0;
    let lines: Vec<_> = faults.iter().filter_map(|fault| fault.line).collect();
    assert!(lines.iter().copied().eq(2..=21), "{lines:?}");
}

#[test]
fn points_are_taken_away_only_for_a_reason() {
    let place = Place::first(1, 1);
    let [none, win] = [
        Outcome::of(Mark::Loss, Mark::Loss),
        Outcome::of(Mark::Win, Mark::Loss),
    ];
    let refused = DeskRefused::NeedsReason(none);
    assert_eq!(enter(place, none, None), Err(refused.clone().into()));
    let enter_it = |outcome| Command::Enter { place, outcome };
    assert_eq!(enter(place, win, None), Ok(vec![enter_it(win)]));
    let note = Command::Note(format!("1.1 {none}: telephones"));
    let why = enter(place, none, Some("telephones"));
    assert_eq!(why, Ok(vec![note, enter_it(none)]));
    let desk = ranked(ROBIN, &["A", "B", "C", "D"]);
    let list = whole(&desk).read_results("1 0-0\n", 1);
    assert_eq!(list, Err(refused.into()));
}

#[test]
fn moments_that_cannot_be_right_are_told() {
    let mut desk = Desk::new(MemoryLog::new());
    let at = |hours: i64| Moment(NOW.0 + hours * 3_600_000);
    for (hours, command) in [
        (0, instruct("Cup", ROBIN)),
        (30, register("Anna")),
        (29, register("Bruno")),
    ] {
        let request = SectionCommand::all(None, [command]);
        wait(desk.act(&request, at(hours), "Mari Tamm")).expect("allowed");
    }
    let doubtful = desk.festival().doubtful_moments(at(0));
    let doubt = |number, hours, doubt| DoubtfulMoment {
        number,
        at: at(hours),
        doubt,
    };
    let [ahead, back] = [
        doubt(2, 30, MomentDoubt::Ahead),
        doubt(3, 29, MomentDoubt::Back),
    ];
    assert_eq!(doubtful, [ahead, back]);
    assert_eq!(desk.festival().doubtful_moments(at(30)), [back]);
    assert_eq!(desk.festival().clock_back(at(29)), Some(at(30)));
    assert_eq!(desk.festival().clock_back(at(30)), None);
}

#[test]
fn results_are_read_line_by_line() {
    let mut desk = ranked(ROBIN, &["A", "B", "C", "D"]);
    assert_eq!(
        whole(&desk).paired_round(None),
        Err(DeskRefused::NotPaired(0).into())
    );
    act(&mut desk, None, vec![Command::Pair { of_table: None }]);
    let known = whole(&desk);
    assert_eq!(known.paired_round(None), Ok(1));
    assert_eq!(
        known.paired_round(Some(2)),
        Err(DeskRefused::NotPaired(2).into())
    );
    let [first, second] = [Place::first(1, 1), Place::first(1, 2)];
    assert_eq!(known.open_games(1), [first, second]);
    let win = Outcome::of(Mark::Win, Mark::Loss);
    let draw = Outcome::of(Mark::Draw, Mark::Draw);
    let list = "\u{feff}# Round 1\n\n1 1-0 # quick\n1.2;1/2\n";
    let results = known.read_results(list, 1).expect("results");
    assert_eq!(results, [(first, win), (second, draw)]);
    assert_eq!(enter_all(&[]), Err(DeskRefused::NoResults.into()));
    let request = SectionCommand::all(None, enter_all(&results).expect("two"));
    let wrong = |text: &str| known.read_results(text, 1);
    let twice = DeskRefused::ResultTwice {
        line: 2,
        place: first,
    };
    assert_eq!(wrong("1 1\n1.1 0\n"), Err(twice.into()));
    let line = DeskRefused::ResultLine {
        line: 1,
        text: "1 won".to_owned(),
    };
    assert_eq!(wrong("1 won\n"), Err(line.into()));
    // Boards count from 1, also where the round is not written.
    for text in ["0 1-0", "1.0 1-0"] {
        let line = DeskRefused::ResultLine {
            line: 1,
            text: text.to_owned(),
        };
        assert_eq!(wrong(text), Err(line.into()));
    }
    wait(desk.act(&request, NOW, "Mari Tamm")).expect("entered");
    assert_eq!(whole(&desk).open_games(1), []);
}

#[test]
fn a_round_is_repaired_board_by_board() {
    let mut desk = ranked(SWISS, &["A", "B", "C", "D", "E"]);
    act(&mut desk, None, vec![Command::Pair { of_table: None }]);
    let known = whole(&desk);
    let before: Vec<_> = known.rounds()[0]
        .boards
        .iter()
        .map(|one| (one.white, one.black))
        .collect();
    let text = |(white, black): (PlayerId, PlayerId)| format!("{black}-{white}");
    let repair = known.repair(&[text(before[0])]).expect("colours");
    let (white, black) = before[0];
    assert_eq!(repair.pairing.boards, [(black, white), before[1]]);
    assert_eq!(repair.pairing.free, known.rounds()[0].free);
    let nobody = known.repair(&["9-1".to_owned()]);
    assert_eq!(nobody, Err(Refused::NoPlayer(PlayerId(9))));
    assert!(known.explain_next().is_err());
    let robin = ranked(ROBIN, &["A", "B", "C"]);
    let why = whole(&robin).explain_next();
    assert_eq!(why, Err(DeskRefused::OnlySwiss.into()));
}

#[test]
fn a_rating_system_is_chosen_bit_by_bit() {
    let fide = RatingChoice::default().system().expect("a system");
    assert_eq!(fide, peatee_tournament::rating::RatingSystem::usual_fide());
    let mut choice = RatingChoice {
        base: RatingBase::Fmjd,
        ..RatingChoice::default()
    };
    assert_eq!(choice.system(), Err(RatingChoiceRefused::Fmjd));
    choice.curve = peatee_tournament::rating::Expectation::from_name("logistic");
    choice.factors = vec!["20".parse().expect("a factor")];
    assert_eq!(
        choice.system().expect("a system").development,
        choice.factors
    );
    choice.base = RatingBase::Text("system fide\nk twenty".to_owned());
    let fault = choice.system();
    assert!(matches!(fault, Err(RatingChoiceRefused::Text(fault)) if fault.line == 2));
}

#[test]
fn ratings_of_a_list_become_a_request() {
    let mut desk = Desk::new(MemoryLog::new());
    act(
        &mut desk,
        None,
        vec![instruct("Cup", ROBIN), register("Anna"), register("Bruno")],
    );
    let list = read_list("name,rating\nBruno,1900\n", UnknownColumns::Refuse).expect("a list");
    let taken = take_ratings(desk.festival(), None, &list, None, Matching::ByIdOrName);
    let taken = taken.expect("ratings");
    let found: Vec<_> = taken
        .found
        .iter()
        .map(|one| (one.name.as_str(), one.finding))
        .collect();
    let new = Finding::New {
        before: None,
        rating: 1900,
    };
    assert_eq!(found, [("Anna", Finding::NotListed), ("Bruno", new)]);
    wait(desk.act(&taken.request, NOW, "Mari Tamm")).expect("taken");
    let bruno = whole(&desk).participant(PlayerId(2)).expect("Bruno");
    assert_eq!(bruno.player.rating, Some(1900));
}

/// Console specification, 1 *Two judges*: whoever acts on what has changed since is told by what.
#[test]
fn what_has_changed_since_it_was_seen_is_named() {
    let mut desk = ranked(ROBIN, &["Anna", "Bruno", "Cilla", "Doris"]);
    act(&mut desk, None, vec![Command::Pair { of_table: None }]);
    let place = Place::first(1, 1);
    let seen = whole(&desk).seen_game(place).expect("a game");
    let version = desk.version();
    assert_eq!(desk.festival().changed_since(None, &seen, version), None);
    // Elsewhere.
    let outcome = Outcome::of(Mark::Win, Mark::Loss);
    let enter = |place| Command::Enter { place, outcome };
    act(&mut desk, None, vec![enter(Place::first(1, 2))]);
    assert_eq!(desk.festival().changed_since(None, &seen, version), None);
    act(
        &mut desk,
        None,
        vec![enter(place), Command::Note("late".to_owned())],
    );
    let entered = version + 2;
    let changed = desk.festival().changed_since(None, &seen, version);
    assert_eq!(changed, Some(entered));
    let now = whole(&desk).seen_game(place).expect("a game");
    assert_eq!(now.outcome, Some(outcome));
    // Taken back: it is as it was, whatever came between.
    let why = "wrong board".to_owned();
    act(
        &mut desk,
        None,
        vec![Command::Undo {
            event: entered,
            why,
        }],
    );
    assert_eq!(desk.festival().changed_since(None, &seen, version), None);
    let changed = desk.festival().changed_since(None, &now, entered);
    assert_eq!(changed, Some(desk.version()), "the undoing");
    assert!(whole(&desk).seen_game(Place::first(9, 1)).is_none());
}

/// A log goes on behind a file that was read.
#[test]
fn a_log_of_a_file_goes_on_behind_its_last_line() {
    let desk = ranked(ROBIN, &["Anna", "Bruno", "Cilla"]);
    let text = desk.log().text();
    for file in [text, text.trim_end()] {
        let opened = file::open(file.as_bytes()).expect("whole");
        let log = MemoryLog::of(file, &opened);
        assert_eq!(log.text(), text);
        let mut again = Desk::open(opened.festival, log);
        act(&mut again, None, vec![Command::Note("late".to_owned())]);
        let opened = file::open(again.log().text().as_bytes()).expect("whole");
        assert!(matches!(opened.seal, Seal::Whole { from: 2 }));
        assert_eq!(
            opened.festival.entries().len(),
            desk.festival().entries().len() + 1
        );
    }
}

/// Whoever has limits stops before a line, with what has been read so far.
#[test]
fn reading_a_file_can_be_stopped() {
    let desk = ranked(ROBIN, &["Anna", "Bruno", "Cilla"]);
    let text = desk.log().text().as_bytes();
    let stopped = file::open_while(text, |festival| festival.entries().len() < 2);
    assert!(
        matches!(stopped, Err(file::NotOpened::Stopped { line: 4 })),
        "{stopped:?}"
    );
    let whole = file::open_while(text, |_| true).expect("whole");
    assert_eq!(
        whole.festival.entries().len(),
        desk.festival().entries().len()
    );
    let fault = file::open_while(b"peatee tournament 2\nnonsense\n", |_| true);
    assert!(matches!(fault, Err(file::NotOpened::Fault(_))), "{fault:?}");
}
