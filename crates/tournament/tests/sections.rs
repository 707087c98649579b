//! An event with several sections: what they share, what each has for itself, and who plays in two of them.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use peatee_tournament::lots::{Secret, commit};
use peatee_tournament::openings::NoOpenings;
use peatee_tournament::organisation::{Arrangement, Duty, Matter, Sitting};
use peatee_tournament::{
    Command, Festival, Happened, Instructions, LogEntry, Moment, NoSection, Official, Outcome,
    Player, PlayerId, Purpose, Refused, Role, Scoring, System, file,
};

const JUDGE: &str = "Mari Tamm";
const SWISS: System = System::Swiss {
    rounds: 3,
    is_accelerated: false,
};

struct House {
    festival: Festival,
    now: i64,
}

impl House {
    /// An event with two sections, Open and Women, and a judge.
    fn new() -> House {
        let mut house = House {
            festival: Festival::new(),
            now: 1_800_000_000_000,
        };
        house.act(None, &instruct("Cup of the lake"));
        house.act(None, &appoint(JUDGE, Role::ChiefJudge));
        house.act(Some("Open"), &instruct("Cup of the lake, Open"));
        house.act(Some("Women"), &instruct("Cup of the lake, Women"));
        house
    }

    /// With four players each, numbered by rating.
    fn ready() -> House {
        let mut house = House::new();
        house.act(None, &Command::Approve);
        for section in ["Open", "Women"] {
            for i in 1..=4 {
                house.act(
                    Some(section),
                    &register(&format!("{section} {i}"), 2000 - 10 * i),
                );
            }
            house.act(Some(section), &Command::Close);
            house.act(Some(section), &Command::Rank);
        }
        house
    }

    /// What must be allowed; the file says the same.
    fn act(&mut self, section: Option<&str>, command: &Command) {
        self.now += 1_000;
        let done = self.festival.act(section, command, Moment(self.now), JUDGE);
        let entries = done.unwrap_or_else(|refused| panic!("{command:?}: {refused}"));
        for entry in entries {
            let line = file::write_entry(&entry);
            assert_eq!(file::read_entry(&line), Ok(entry), "{line}");
        }
    }

    /// What must be refused, and changes nothing.
    fn refused(&self, section: Option<&str>, command: &Command) -> Refused {
        let mut twin = self.festival.clone();
        let refused = twin.act(section, command, Moment(self.now), JUDGE);
        assert_eq!(twin.entries(), self.festival.entries());
        refused.expect_err("it is not allowed")
    }

    fn last(&self) -> u32 {
        u32::try_from(self.festival.entries().len()).expect("few")
    }

    fn event(&self, is_it: impl Fn(&Happened) -> bool) -> u32 {
        let entries = self.festival.entries();
        let found = entries.iter().rposition(|entry| is_it(&entry.event.what));
        u32::try_from(found.expect("it happened") + 1).expect("few")
    }

    fn text(&self) -> String {
        let lines: Vec<String> = self
            .festival
            .entries()
            .iter()
            .map(file::write_entry)
            .collect();
        format!("{}\n{}\n", file::HEADING, lines.join("\n"))
    }
}

fn instruct(name: &str) -> Command {
    Command::Instruct(Box::new(Instructions::new(name, SWISS)))
}

fn appoint(name: &str, role: Role) -> Command {
    let name = name.to_owned();
    Command::Appoint(Official { name, role })
}

fn register(name: &str, rating: u32) -> Command {
    Command::Register(Box::new(Player {
        name: name.to_owned(),
        rating: Some(rating),
        ..Player::default()
    }))
}

fn round(number: u32, at: &str) -> Command {
    Command::Arrange(Arrangement::Scheduled(Sitting {
        matter: Matter::Round(number),
        start: at.parse().expect("a time"),
        minutes: 120,
        room: String::new(),
    }))
}

fn undo(event: u32) -> Command {
    let why = "a slip".to_owned();
    Command::Undo { event, why }
}

/// The issue of tournaments: officials, schedule and approval are shared; pairings and results are each section's own.
#[test]
fn sections_share_officials_and_schedule() {
    let mut house = House::ready();
    house.act(None, &round(1, "2026-12-05T10:00"));
    house.act(Some("Women"), &round(2, "2026-12-05T16:00"));
    house.act(Some("Open"), &Command::Pair { of_table: None });
    let place = "1.1".parse().expect("a game");
    let outcome = Outcome::read("1-0", &Scoring::ONE_HALF_ZERO).expect("an outcome");
    house.act(Some("Open"), &Command::Enter { place, outcome });
    let section = |name| house.festival.section(name).expect("it is there");
    for name in ["Open", "Women"] {
        assert_eq!(section(name).officials().len(), 1);
        assert!(section(name).is_approved());
        assert!(section(name).sitting(Matter::Round(1)).is_some());
    }
    assert!(section("Women").sitting(Matter::Round(2)).is_some());
    assert!(section("Open").sitting(Matter::Round(2)).is_none());
    assert_eq!(section("Open").rounds().len(), 1);
    assert_eq!(section("Women").rounds().len(), 0);
    assert_eq!(house.festival.whole().participants().count(), 0);
    // The file is the event.
    let again = file::read_festival(&house.text()).expect("readable");
    assert_eq!(again.entries(), house.festival.entries());
    for (name, competition) in house.festival.sections() {
        let twin = again.section(name).expect("it is there");
        assert_eq!(twin.standings(), competition.standings());
        assert_eq!(twin.log(), competition.log());
    }
}

/// The issue of tournaments: what is done in a section says in which, and nothing happens in one that is not there.
#[test]
fn a_section_is_named() {
    let house = House::ready();
    for command in [
        Command::Pair { of_table: None },
        register("Anna", 1900),
        Command::Finish,
        Command::Close,
    ] {
        let refused = house.refused(None, &command);
        assert_eq!(refused, NoSection::Which("Open, Women".to_owned()).into());
        let refused = house.refused(Some("Juniors"), &command);
        assert!(matches!(refused, Refused::Section(NoSection::Unknown(..))));
    }
    for name in ["", " Open", "a\u{202e}b"] {
        assert!(matches!(
            house.refused(Some(name), &instruct("x")),
            Refused::Missing(_) | Refused::Unreadable(_)
        ));
    }
    let mut plain = House {
        festival: Festival::new(),
        now: 0,
    };
    let none = plain.refused(Some("Open"), &instruct("x"));
    assert_eq!(none, NoSection::NoEvent.into());
    plain.act(None, &instruct("x"));
    plain.act(None, &register("Anna", 1900));
    let late = plain.refused(Some("Open"), &instruct("x"));
    assert_eq!(late, NoSection::TooLate.into());
}

/// The issue of tournaments: a person in two sections is refused unless it is allowed, with a reason.
#[test]
fn nobody_plays_in_two_sections_unless_allowed() {
    let mut house = House::new();
    house.act(Some("Women"), &register("Anna", 1900));
    let twice = house.refused(Some("Open"), &register("Anna", 1900));
    assert!(
        matches!(twice, Refused::Section(NoSection::Twice { section, .. }) if section == "Women")
    );
    house.act(
        None,
        &Command::Arrange(Arrangement::Allowed {
            name: "Anna".to_owned(),
            why: "asked by the club".to_owned(),
        }),
    );
    house.act(Some("Open"), &register("Anna", 1900));
}

/// 002:§35.7: who plays in two sections is never put on twice at once, nor without the rest of a quarter of an hour.
#[test]
fn r53_35_7_nobody_is_put_on_twice_at_once() {
    let mut house = House::new();
    let allow = Command::Arrange(Arrangement::Allowed {
        name: "Anna".to_owned(),
        why: "asked by the club".to_owned(),
    });
    house.act(None, &allow);
    house.act(Some("Women"), &register("Anna", 1900));
    house.act(Some("Women"), &round(1, "2026-12-05T10:00"));
    house.act(Some("Open"), &round(1, "2026-12-05T12:10"));
    let no_rest = |refused: &Refused| {
        matches!(refused, Refused::Section(NoSection::NoRest { .. }))
            && refused.to_string().contains("002:§35.7")
    };
    // She comes to both: ten minutes are no rest.
    assert!(no_rest(
        &house.refused(Some("Open"), &register("Anna", 1900))
    ));
    house.act(Some("Open"), &round(1, "2026-12-05T12:15"));
    house.act(Some("Open"), &register("Anna", 1900));
    assert!(no_rest(
        &house.refused(Some("Women"), &round(1, "2026-12-05T13:00"))
    ));
    assert!(
        no_rest(&house.refused(None, &round(2, "2026-12-06T10:00"))),
        "both at once"
    );
    house.act(Some("Open"), &round(2, "2026-12-06T10:00"));
    assert!(no_rest(
        &house.refused(Some("Women"), &round(2, "2026-12-06T11:00"))
    ));
}

/// The issue of tournaments: every event is undone where it happened, by its number in the file.
#[test]
fn what_happened_in_a_section_is_undone_there() {
    let mut house = House::ready();
    house.act(Some("Open"), &Command::Pair { of_table: None });
    let paired = house.last();
    house.act(Some("Women"), &Command::Pair { of_table: None });
    let elsewhere = house.refused(Some("Women"), &undo(paired));
    assert!(matches!(
        elsewhere,
        Refused::Section(NoSection::Elsewhere { .. })
    ));
    house.act(None, &undo(paired));
    let last = house.festival.entries().last().expect("an event");
    assert_eq!(last.section.as_deref(), Some("Open"));
    assert!(house.festival.is_undone(paired));
    assert_eq!(
        house
            .festival
            .section("Open")
            .expect("there")
            .rounds()
            .len(),
        0
    );
    assert_eq!(
        house
            .festival
            .section("Women")
            .expect("there")
            .rounds()
            .len(),
        1
    );
    // What is shared is undone everywhere.
    house.act(None, &appoint("Jaan", Role::Judge));
    let appointed = house.last();
    house.act(None, &undo(appointed));
    for (_, competition) in house.festival.sections() {
        assert_eq!(competition.officials().len(), 1);
    }
    let again = file::read_festival(&house.text()).expect("readable");
    assert_eq!(again.entries(), house.festival.entries());
}

/// The issue of tournaments: a section that is opened late has what the event had before.
#[test]
fn a_late_section_has_what_is_shared() {
    let mut house = House::ready();
    house.act(None, &round(1, "2026-12-05T10:00"));
    house.act(
        None,
        &Command::Arrange(Arrangement::Ticked {
            duty: Duty::Room,
            round: None,
            remark: String::new(),
        }),
    );
    house.act(Some("Juniors"), &instruct("Cup of the lake, Juniors"));
    let juniors = house.festival.section("Juniors").expect("it is there");
    assert_eq!(juniors.officials().len(), 1);
    assert!(juniors.sitting(Matter::Round(1)).is_some());
    assert!(!juniors.is_approved(), "its own instructions are a draft");
    assert_eq!(juniors.log().len(), house.festival.entries().len());
    let room = |item: &peatee_tournament::Item<'_>| item.duty == Duty::Room && item.done.is_some();
    assert!(juniors.checklist().iter().any(room));
}

/// The event file: one that was written before there were sections is an event with one.
#[test]
fn an_old_file_is_an_event_of_one_section() {
    let old = "peatee tournament 1\n\
        2026-11-15T10:00:00.000Z | Mari Tamm | instruct name=\"Cup of the lake\" rules=russian system=round-robin scoring=1,½,0,0,1,0 games=1 meeting=sum tie-breaks=DE,SB default-minutes=30 public=yes\n\
        2026-11-15T10:01:00.000Z | Mari Tamm | register name=\"Jaan Kask\" class=II\n";
    let festival = file::read_festival(old).expect("readable");
    assert!(!festival.has_sections());
    assert_eq!(festival.whole().name(PlayerId(1)), "Jaan Kask");
    let lines: Vec<String> = festival.entries().iter().map(file::write_entry).collect();
    let written = format!("{}\n{}\n", file::HEADING_1, lines.join("\n"));
    assert_eq!(written, old);
}

/// The event file: what does not fit in a section is named with its line, and nothing has happened.
#[test]
fn what_does_not_fit_a_section_is_named() {
    let house = House::ready();
    let mut text = house.text();
    let count = text.lines().count();
    text.push_str("2027-01-15T08:00:00.000Z | M | close section=Juniors\n");
    let fault = file::read_festival(&text).expect_err("no such section");
    assert_eq!(fault.line, count + 1);
    assert!(fault.why.to_string().contains("Juniors"), "{fault}");
    // The approval stands in a section whose numbers rest on it: nothing is undone anywhere.
    let approved = house.event(|what| *what == Happened::Approved);
    assert!(matches!(
        house.refused(None, &undo(approved)),
        Refused::RestsOnIt { .. }
    ));
    let mut twin = house.festival.clone();
    let event = house.festival.entries()[0].event.clone();
    let what = Happened::Undone {
        event: approved,
        why: "x".to_owned(),
    };
    let entry = LogEntry {
        section: None,
        event: peatee_tournament::Event { what, ..event },
    };
    twin.apply(entry).expect_err("a section cannot follow");
    assert_eq!(twin.entries(), house.festival.entries());
    assert!(twin.whole().is_approved() && !twin.is_undone(approved));
    assert_eq!(
        twin.section("Open").map(|one| one.log()),
        house.festival.section("Open").map(|one| one.log())
    );
}

/// A secret that has drawn in one section is public; whoever gives the words of another could choose what comes out.
#[test]
fn found_7_t_arbiter_a_secret_binds_one_section() {
    let mut house = House::new();
    let secret: Secret = "000102030405060708090a0b0c0d0e0f".parse().expect("hex");
    let other: Secret = "ff0102030405060708090a0b0c0d0e0f".parse().expect("hex");
    house.act(Some("Open"), &Command::Commit(commit(&secret)));
    let same = |section: &str| Refused::Section(NoSection::SameSecret(section.to_owned()));
    let refused = house.refused(Some("Women"), &Command::Commit(commit(&secret)));
    assert_eq!(refused, same("Open"));
    // The chain of openings begins with the secret, which only its owner can tell.
    let may = |section, secret, purpose| house.festival.may_bind(Some(section), secret, purpose);
    assert_eq!(may("Women", &secret, Purpose::Lots), Err(same("Open")));
    assert_eq!(may("Women", &secret, Purpose::Openings), Err(same("Open")));
    assert_eq!(
        may("Open", &secret, Purpose::Openings),
        Err(Refused::Openings(NoOpenings::SameSecret))
    );
    assert_eq!(may("Women", &other, Purpose::Lots), Ok(()));
    house.act(Some("Women"), &Command::Commit(commit(&other)));
}
