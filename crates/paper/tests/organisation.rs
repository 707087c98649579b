//! What is printed for the organisation of a competition, by the articles that ask for it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::{Hall, robin};
use peatee_paper::tournament::{
    Leaf, check_in, decision_log, desk, duties, equipment, programme, schedule, warnings,
};
use texts::Language;
use tournament::organisation::{Arrangement, Duty, Sitting};
use tournament::{Command, Competition, Official, PlayerId, Role};

const EN: Language = Language::English;
const ALL: [Language; 5] = [
    Language::English,
    Language::Estonian,
    Language::Russian,
    Language::Latvian,
    Language::Lithuanian,
];

fn held(matter: &str, at: &str, minutes: u32) -> Command {
    Command::Arrange(Arrangement::Scheduled(Sitting {
        matter: matter.parse().expect("a matter"),
        start: at.parse().expect("a time"),
        minutes,
        room: String::new(),
    }))
}

/// Four players, a schedule, a game that is adjourned, and a list on which one is missing.
fn organised() -> Hall {
    let mut hall = Hall::robin(4);
    hall.act(&held("meeting", "2026-12-05T09:00", 60));
    hall.act(&held("round-1", "2026-12-05T10:00", 240));
    hall.act(&held("rest-day", "2026-12-06", 1440));
    hall.act(&Command::Arrange(Arrangement::RollCalled));
    for player in [1, 2, 4] {
        hall.act(&Command::Arrange(Arrangement::CheckedIn(PlayerId(player))));
    }
    hall.act(&Command::Arrange(Arrangement::Confirmed(PlayerId(1))));
    hall.pair();
    hall.act(&Command::Adjourn("1.1".parse().expect("a game")));
    hall
}

/// 002:§39.3, 002:§39.1, 002:§39.6: before the start participants see the instructions, the schedule, and that they have to
/// finish, to know the programme and to keep the rules, in every language.
#[test]
fn r53_39_3_participants_see_the_programme() {
    let hall = organised();
    for language in ALL {
        let text = programme(&hall.competition, language).text();
        for article in [
            "002:§39.1 ",
            "002:§39.3 ",
            "002:§39.6 ",
            "002:§39a ",
            "002:§39.7 ",
        ] {
            assert!(text.contains(article), "{article} {text}");
        }
        for seen in ["2026-12-05", "10:00–14:00"] {
            assert!(text.contains(seen), "{seen} {text}");
        }
        assert!(!text.contains("tournament-"), "{text}");
        assert!(!text.contains("article-002"), "{text}");
    }
    let text = programme(&hall.competition, EN).text();
    assert!(
        text.contains("must play the competition to the end"),
        "{text}"
    );
}

/// 000:11.2: the additions for the form of play stand in the programme.
#[test]
fn intl_11_2_the_programme_has_the_additions() {
    let mut known = robin(1);
    known.additions = "By letter: three days a move.".to_owned();
    let mut competition = Competition::new();
    let now = tournament::Moment(0);
    let laid = competition.act(&Command::Instruct(Box::new(known)), now, "M");
    laid.expect("laid down");
    let text = programme(&competition, EN).text();
    assert!(text.contains("Additions to the regulations") && text.contains("three days a move"));
}

/// 002:§35.11, 002:§41b: the schedule has its days, the rest day, and the games that wait in their order.
#[test]
fn r53_41b_the_schedule_is_printed() {
    let mut hall = organised();
    let text = schedule(&hall.competition, EN).text();
    for seen in [
        "2026-12-05, Saturday",
        "Rest day",
        "no time yet",
        "(002:§35.12)",
        "(002:§41b)",
    ] {
        assert!(text.contains(seen), "{seen} {text}");
    }
    let game = "1.1".parse().expect("a game");
    hall.act(&Command::Arrange(Arrangement::Ordered(vec![game])));
    hall.act(&held("game-1.1", "2026-12-07T10:00", 60));
    let text = schedule(&hall.competition, EN).text();
    assert!(text.contains("2026-12-07 10:00–11:00"), "{text}");
    assert!(!text.contains("(002:§35.12)"), "{text}");
}

/// The issue of tournaments: who is there and who has confirmed stands on a list, on paper and among the warnings.
#[test]
fn the_list_of_those_present() {
    let hall = organised();
    let text = check_in(&hall.competition, EN).text();
    assert!(text.contains("Present: 3; not checked in: 1."), "{text}");
    assert_eq!(
        text.matches('✓').count(),
        1 + 3 + 1,
        "the caption, three there, one confirmed"
    );
    let told = warnings(&hall.competition, EN);
    assert!(
        told.iter().any(|one| one.contains("is not checked in")),
        "{told:?}"
    );
}

/// 002:§41d, 002:§18.3: the equipment is a list with the size of the boards.
#[test]
fn r53_41d_the_equipment_is_printed() {
    let text = equipment(&organised().competition, EN).text();
    assert!(text.contains("side 35–55 cm (002:§18.3)"), "{text}");
    assert!(text.contains("men per side: 20"), "{text}");
}

/// 002:§41e: the judge sees the boards of the round, what waits and the table on one page.
#[test]
fn r53_41e_the_desk_of_the_judge() {
    let text = desk(&organised().competition, EN).text();
    for seen in [
        "Results of round 1",
        "adjourned",
        "Standings",
        "Needs attention",
    ] {
        assert!(text.contains(seen), "{seen} {text}");
    }
}

/// 002:§40c, 002:§41h: the judges' decisions and the committee's log stand apart.
#[test]
fn r53_40c_the_log_of_the_committee() {
    let mut hall = organised();
    let name = "Olga".to_owned();
    let role = Role::Organiser;
    hall.act(&Command::Appoint(Official { name, role }));
    hall.act(&Command::Note(
        "the clock of board 2 was changed".to_owned(),
    ));
    let now = hall.competition.last().expect("something");
    let note = Command::Note("buses go at six".to_owned());
    hall.competition.act(&note, now, "Olga").expect("hers");
    let text = decision_log(&hall.competition, EN).text();
    let at = |what: &str| text.find(what).expect(what);
    assert!(at("Decisions of the judges") < at("board 2 was changed"));
    assert!(at("board 2 was changed") < at("Log of the organising committee"));
    assert!(at("Log of the organising committee") < at("buses go at six"));
}

/// 002:§40b, 002:§41a: each duty with its article, whose it is, and by whom it was done, in every language.
#[test]
fn r53_40b_the_duties_are_printed() {
    let mut hall = organised();
    hall.act(&Command::Arrange(Arrangement::Ticked {
        duty: Duty::Room,
        round: None,
        remark: String::new(),
    }));
    for language in ALL {
        let leaf: Leaf = duties(&hall.competition, language);
        let text = leaf.text();
        assert!(!text.contains("tournament-"), "{text}");
        let line = text
            .lines()
            .find(|line| line.contains("002:§41d"))
            .expect("the room");
        assert!(line.starts_with('✓') || line.contains(" ✓"), "{line}");
        assert!(text.contains("002:§40b") && text.contains('☐'), "{text}");
        assert!(leaf.document().contains("<table>"));
    }
}
