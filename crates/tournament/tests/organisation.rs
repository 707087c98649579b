//! How a competition is organised, article by article: schedule, roll, duties, officials, equipment.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use peatee_tournament::organisation::{
    Arrangement, BoardSize, Duty, HallTime, Matter, NotArranged, Phase, Sitting, Warning, planned,
};
use peatee_tournament::{
    Board, Command, Happened, Instructions, Mark, Outcome, Penalty, Place, PlayerId, Refused, Role,
    System,
};

const ROBIN: System = System::RoundRobin { cycles: 1 };

fn sitting(matter: &str, at: &str, minutes: u32) -> Command {
    Command::Arrange(Arrangement::Scheduled(Sitting {
        matter: matter.parse().expect("a matter"),
        start: time(at),
        minutes,
        room: "Hall \"A\"".to_owned(),
    }))
}

fn time(text: &str) -> HallTime {
    text.parse().expect("a time")
}

fn place(text: &str) -> Place {
    text.parse().expect("a game")
}

fn refused(hall: &Hall, command: &Command) -> NotArranged {
    match hall.refused(command) {
        Refused::NotArranged(why) => why,
        other => panic!("{other}"),
    }
}

fn tick(duty: Duty, round: Option<u32>) -> Command {
    Command::Arrange(Arrangement::Ticked {
        duty,
        round,
        remark: String::new(),
    })
}

/// Two games that one player has adjourned; the player.
fn two_adjourned(hall: &mut Hall) -> (Place, Place, PlayerId) {
    hall.pair();
    let player = hall.board(1, 1).white;
    hall.act(&Command::Adjourn(place("1.1")));
    hall.enter("1.2", "1-0");
    hall.enter("1.3", "1-0");
    hall.pair();
    let (board, _) = hall.place_of(2, player);
    let second = Place::first(2, board);
    hall.act(&Command::Adjourn(second));
    for board in 1..=3 {
        let other = Place::first(2, board);
        if other != second {
            hall.enter(&other.to_string(), "½-½");
        }
    }
    (place("1.1"), second, player)
}

/// 002:§35.7: on the day for adjourned games a player with several rests a quarter of an hour after each.
#[test]
fn r53_35_7_a_player_rests_between_two_games() {
    let mut hall = Hall::drawn(ROBIN, 6);
    let (first, second, player) = two_adjourned(&mut hall);
    hall.act(&sitting(&format!("game-{first}"), "2026-12-07T10:00", 60));
    for at in ["2026-12-07T11:14", "2026-12-07T10:00", "2026-12-07T08:50"] {
        let why = refused(&hall, &sitting(&format!("game-{second}"), at, 60));
        let NotArranged::NoRest {
            player: who,
            matter,
            ..
        } = why
        else {
            panic!("{at}: {why}");
        };
        assert_eq!((who, matter), (player, Matter::Game(first)));
        assert!(why.to_string().contains("002:§35.7"));
    }
    let mut twin = hall.clone();
    twin.act(&sitting(&format!("game-{second}"), "2026-12-07T08:45", 60));
    hall.act(&sitting(&format!("game-{second}"), "2026-12-07T11:15", 60));
    // A round of the same day as well.
    let round = refused(&hall, &sitting("round-3", "2026-12-07T12:20", 240));
    assert!(matches!(round, NotArranged::NoRest { .. }), "{round}");
    hall.act(&sitting("round-3", "2026-12-07T12:30", 240));
}

/// 002:§35.7: whoever plans the games of a day one after the other has the rests in the plan.
#[test]
fn r53_35_7_the_plan_has_the_rests() {
    let [a, b, c, d] = [1, 2, 3, 4].map(PlayerId);
    let games = [
        (place("1.1"), [a, b]),
        (place("2.1"), [c, d]),
        (place("2.2"), [b, c]),
        (place("3.1"), [a, d]),
        (place("3.2"), [a, c]),
    ];
    let plan = planned(&games, time("2026-12-07T10:00"), 60, "");
    let starts: Vec<String> = plan.iter().map(|one| one.start.time()).collect();
    assert_eq!(starts, ["10:00", "10:00", "11:15", "11:15", "12:30"]);
}

/// 002:§35.11: the judge fixes the order in which adjourned games are continued.
#[test]
fn r53_35_11_the_judge_fixes_the_order() {
    let mut hall = Hall::drawn(ROBIN, 6);
    let (first, second, _) = two_adjourned(&mut hall);
    let order = |places: &[Place]| Command::Arrange(Arrangement::Ordered(places.to_vec()));
    let waiting = |hall: &Hall| -> Vec<Place> {
        let waiting = hall.competition.waiting();
        waiting.into_iter().map(|(place, _)| place).collect()
    };
    assert_eq!(waiting(&hall), [first, second]);
    hall.act(&order(&[second, first]));
    assert_eq!(waiting(&hall), [second, first]);
    assert_eq!(hall.competition.order_of_resumption(first), Some(2));
    let twice = refused(&hall, &order(&[first, first]));
    assert_eq!(twice, NotArranged::Twice(first));
    let over = refused(&hall, &order(&[place("1.2")]));
    assert_eq!(over, NotArranged::NotWaiting(place("1.2")));
    assert_eq!(
        hall.refused(&order(&[place("5.1")])),
        Refused::NoGame(place("5.1"))
    );
    hall.appoint("Peeter", Role::Staff);
    let staff = hall.by("Peeter", &order(&[first]));
    assert!(staff.is_err_and(|why| why.to_string().contains("002:§35.11")));
    hall.enter(&second.to_string(), "1-0");
    assert_eq!(waiting(&hall), [first]);
}

/// 002:§35.9: a game is put on for continuation only with an hour of play.
#[test]
fn r53_35_9_one_hour_is_needed() {
    let mut hall = Hall::drawn(ROBIN, 6);
    let (first, ..) = two_adjourned(&mut hall);
    let game = format!("game-{first}");
    let why = refused(&hall, &sitting(&game, "2026-12-07T10:00", 59));
    assert_eq!(why, NotArranged::LessThanAnHour);
    hall.act(&sitting(&game, "2026-12-07T10:00", 60));
}

/// 002:§35.12: what is adjourned has its time before the last round.
#[test]
fn r53_35_12_adjourned_games_are_put_on_before_the_last_round() {
    let mut hall = Hall::drawn(ROBIN, 6);
    let (first, second, _) = two_adjourned(&mut hall);
    hall.act(&sitting("round-5", "2026-12-08T10:00", 240));
    let game = format!("game-{first}");
    for at in ["2026-12-08T09:30", "2026-12-09T10:00"] {
        let why = refused(&hall, &sitting(&game, at, 60));
        assert!(matches!(
            why,
            NotArranged::AfterTheLast {
                matter: Matter::Round(5),
                ..
            }
        ));
    }
    hall.act(&sitting(&game, "2026-12-08T08:00", 60));
    let why = refused(&hall, &sitting("round-5", "2026-12-08T08:30", 240));
    assert!(matches!(why, NotArranged::AfterTheLast { .. }), "{why}");
    let open = Warning::NotContinued { place: second };
    assert!(hall.competition.warnings().contains(&open));
    assert_eq!(open.article(), Some("002:§35.12"));
    // Once it is over, it has no time any more.
    hall.enter(&first.to_string(), "0-1");
    assert_eq!(hall.competition.sitting(Matter::Game(first)), None);
}

/// 002:§41b: days of play are laid down, and a schedule that cannot be held is refused.
#[test]
fn r53_41b_the_days_of_play() {
    let mut hall = Hall::drawn(ROBIN, 6);
    hall.act(&sitting("meeting", "2026-12-05T09:00", 60));
    hall.act(&sitting("round-1", "2026-12-05T10:00", 240));
    hall.act(&sitting("rest-day", "2026-12-06", 1440));
    hall.act(&sitting("round-3", "2026-12-08T10:00", 240));
    let why = |matter: &str, at: &str, minutes: u32| refused(&hall, &sitting(matter, at, minutes));
    assert!(matches!(
        why("round-2", "2026-12-05T13:59", 240),
        NotArranged::RoundsOutOfOrder {
            matter: Matter::Round(1),
            ..
        }
    ));
    assert!(matches!(
        why("round-2", "2026-12-08T15:00", 240),
        NotArranged::RoundsOutOfOrder {
            matter: Matter::Round(3),
            ..
        }
    ));
    assert_eq!(
        why("round-2", "2026-12-06T10:00", 240),
        NotArranged::RestDay("2026-12-06".to_owned())
    );
    assert!(matches!(
        why("rest-day", "2026-12-08", 1440),
        NotArranged::Played {
            matter: Matter::Round(3),
            ..
        }
    ));
    assert!(matches!(
        why("adjourned", "2026-12-08T12:00", 240),
        NotArranged::AtOnce { .. }
    ));
    assert_eq!(why("round-2", "2026-12-07T10:00", 0), NotArranged::Length);
    let beyond = hall.refused(&sitting("round-6", "2026-12-09T10:00", 240));
    assert_eq!(beyond, Refused::NoRound(6));
    // A round is moved, and what was moved can be taken back.
    hall.act(&sitting("round-3", "2026-12-09T10:00", 240));
    let day = |hall: &Hall| {
        let round = hall.competition.sitting(Matter::Round(3));
        round.map(|round| round.start.day())
    };
    assert_eq!(day(&hall).as_deref(), Some("2026-12-09"));
    let event = hall.event(|what| matches!(what, Happened::Arranged(_)));
    let why = "the hall is taken".to_owned();
    hall.act(&Command::Undo { event, why });
    assert_eq!(day(&hall).as_deref(), Some("2026-12-08"));
    let times: Vec<String> = hall
        .competition
        .schedule()
        .map(|one| one.matter.to_string())
        .collect();
    assert_eq!(times, ["meeting", "round-1", "rest-day", "round-3"]);
    let open: Vec<Warning> = hall.competition.warnings();
    assert_eq!(open, [2, 4, 5].map(|round| Warning::NoTime { round }));
}

/// 002:§32.5: each game is given 4 to 6 hours; a shorter or longer session is warned about.
#[test]
fn r53_32_5_a_session_has_four_to_six_hours() {
    let lengths = |rules: &str, minutes: u32| {
        let mut hall = Hall::with(ROBIN, 4, |known: &mut Instructions| {
            known.rules = rules.to_owned()
        });
        hall.act(&sitting("round-1", "2026-12-05T10:00", minutes));
        let warnings = hall.competition.warnings();
        let is_length = |one: &Warning| matches!(one, Warning::Length { round: 1, .. });
        warnings.iter().any(is_length)
    };
    assert!(lengths("russian-1953", 239) && lengths("hundred-1953", 361));
    assert!(!lengths("russian-1953", 240) && !lengths("hundred-1953", 360));
    assert!(
        !lengths("international", 30),
        "the other books say nothing of it"
    );
}

/// Trial of an examiner, 12: a round that is put on without a length has the least that 002:§32.5 gives a game.
#[test]
fn found_7_t_examiner_12_the_usual_length_of_a_round() {
    for (rules, minutes) in [
        ("russian-1953", 240),
        ("hundred-1953", 240),
        ("international", 60),
    ] {
        let hall = Hall::with(ROBIN, 4, |known: &mut Instructions| {
            known.rules = rules.to_owned()
        });
        let usual = |matter| hall.competition.usual_minutes(matter);
        assert_eq!(usual(Matter::Round(1)), minutes, "{rules}");
        assert_eq!(usual(Matter::Meeting), 60);
        assert_eq!(usual(Matter::RestDay), 24 * 60);
    }
}

/// 002:§35.7: two rounds without a rest between are warned about.
#[test]
fn r53_35_7_two_rounds_without_a_rest() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.act(&sitting("round-1", "2026-12-05T10:00", 60));
    hall.act(&sitting("round-2", "2026-12-05T11:10", 60));
    let rest = Warning::ShortRest {
        round: 2,
        minutes: 10,
    };
    assert!(hall.competition.warnings().contains(&rest));
}

/// The issue of tournaments: postponed games have their place in the schedule, also before their round.
#[test]
fn a_postponed_game_has_its_time() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.act(&sitting("round-1", "2026-12-05T10:00", 240));
    hall.pair();
    let why = refused(&hall, &sitting("game-1.1", "2026-12-04T10:00", 240));
    assert_eq!(why, NotArranged::NotWaiting(place("1.1")));
    hall.act(&Command::Postpone(place("1.1")));
    hall.act(&sitting("game-1.1", "2026-12-04T10:00", 240));
    let postponed = hall.event(|what| matches!(what, Happened::Postponed(_)));
    let undo = Command::Undo {
        event: postponed,
        why: "he comes".to_owned(),
    };
    assert!(
        matches!(hall.refused(&undo), Refused::RestsOnIt { .. }),
        "its time rests on it"
    );
    // An adjourned one is continued behind its round.
    hall.act(&Command::Adjourn(place("1.2")));
    let why = refused(&hall, &sitting("game-1.2", "2026-12-05T13:00", 60));
    assert!(
        matches!(why, NotArranged::BeforeItsRound { round: 1, .. }),
        "{why}"
    );
    hall.act(&sitting("game-1.2", "2026-12-05T14:15", 60));
}

/// The issue of tournaments: whoever is not checked in is not paired in the Swiss; who comes late is paired next.
#[test]
fn who_is_not_checked_in_is_not_paired() {
    let mut hall = Hall::ranked(
        System::Swiss {
            rounds: 3,
            is_accelerated: false,
        },
        6,
    );
    let check = |player| Command::Arrange(Arrangement::CheckedIn(PlayerId(player)));
    assert_eq!(refused(&hall, &check(1)), NotArranged::NoRoll);
    hall.act(&Command::Arrange(Arrangement::RollCalled));
    for player in [1, 2, 3, 4, 6] {
        hall.act(&check(player));
    }
    assert_eq!(refused(&hall, &check(1)), NotArranged::IsHere(PlayerId(1)));
    assert_eq!(hall.refused(&check(9)), Refused::NoPlayer(PlayerId(9)));
    let absent: Vec<PlayerId> = hall.competition.absent().expect("called").collect();
    assert_eq!(absent, [PlayerId(5)]);
    assert!(hall.competition.warnings().contains(&Warning::Absent {
        player: PlayerId(5)
    }));
    hall.pair();
    let round = &hall.competition.rounds()[0];
    assert!(round.board_of(PlayerId(5)).is_none());
    assert!(round.free.contains(&(PlayerId(5), Some(Mark::ZeroBye))));
    // He comes late, and nobody else has to be there anew.
    hall.act(&check(5));
    let event = hall.event(|what| *what == Happened::Arranged(Arrangement::CheckedIn(PlayerId(1))));
    let undo = Command::Undo {
        event,
        why: "it was another one".to_owned(),
    };
    assert!(matches!(hall.refused(&undo), Refused::RestsOnIt { .. }));
    hall.play_all();
    hall.pair();
    assert!(hall.competition.rounds()[1].board_of(PlayerId(5)).is_some());
}

/// The issue of tournaments: in a round robin the table stands, and the judge sees who is missing.
#[test]
fn the_roll_does_not_change_the_table() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.act(&Command::Arrange(Arrangement::RollCalled));
    hall.pair();
    assert_eq!(hall.competition.rounds()[0].boards.len(), 2);
    assert_eq!(hall.competition.absent().expect("called").count(), 4);
}

/// 002:§39.6: a participant confirms that he has read the instructions; if they change, he confirms anew.
#[test]
fn r53_39_6_participants_confirm_the_instructions() {
    let mut hall = Hall::new(ROBIN, 4);
    let confirm = |player| Command::Arrange(Arrangement::Confirmed(PlayerId(player)));
    assert_eq!(
        hall.refused(&confirm(1)),
        Refused::NotApproved,
        "a draft may change"
    );
    hall.act(&Command::Approve);
    hall.act(&confirm(1));
    hall.act(&confirm(3));
    assert_eq!(
        refused(&hall, &confirm(1)),
        NotArranged::HasConfirmed(PlayerId(1))
    );
    let open = |player| Warning::NotConfirmed {
        player: PlayerId(player),
    };
    assert_eq!(hall.competition.warnings(), [open(2), open(4)]);
    let other = Instructions::new("Cup of the river", ROBIN);
    hall.act(&Command::Instruct(Box::new(other)));
    assert!(!hall.competition.has_confirmed(PlayerId(1)));
}

/// 000:11.2: what a form of play needs is added to the instructions as a text.
#[test]
fn intl_11_2_additions_for_the_form_of_play() {
    let additions = "Blindfold: the board stands in the next room.";
    let hall = Hall::with(ROBIN, 4, |known| known.additions = additions.to_owned());
    let known = hall.competition.instructions().expect("laid down");
    assert_eq!(known.additions, additions);
}

/// 002:§40.1, 002:§40.2: the organising body appoints a committee of any number.
#[test]
fn r53_40_1_a_committee_of_any_number() {
    let mut hall = Hall::new(ROBIN, 4);
    for member in 1..=12 {
        hall.appoint(&format!("Member {member}"), Role::Organiser);
    }
    assert_eq!(hall.competition.officials().len(), 12);
    let again = Command::Appoint(peatee_tournament::Official {
        name: "Member 3".to_owned(),
        role: Role::Organiser,
    });
    assert_eq!(
        refused(&hall, &again),
        NotArranged::Appointed("Member 3".to_owned())
    );
}

/// 002:§41.2: a college of judges has one head.
#[test]
fn r53_41_2_a_college_has_one_chief() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.appoint("Anna", Role::ChiefJudge);
    hall.appoint("Bruno", Role::Judge);
    hall.appoint("Cilla", Role::Judge);
    let chief = Command::Appoint(peatee_tournament::Official {
        name: "Daan".to_owned(),
        role: Role::ChiefJudge,
    });
    assert_eq!(
        refused(&hall, &chief),
        NotArranged::OneChief("Anna".to_owned())
    );
}

/// What only a judge does, what the committee does too, and what anybody does.
fn tasks() -> [Vec<Command>; 3] {
    let outcome = Outcome::of(Mark::Win, Mark::Loss);
    let why = || "x".to_owned();
    let judge = vec![
        Command::Pair { of_table: None },
        Command::Enter {
            place: place("1.1"),
            outcome,
        },
        Command::Leave {
            player: PlayerId(1),
            why: why(),
        },
        Command::Penalise {
            player: PlayerId(1),
            penalty: Penalty::Warning,
            game: None,
            why: why(),
        },
        tick(Duty::Room, None),
    ];
    let committee = vec![
        sitting("round-1", "2026-12-05T10:00", 240),
        tick(Duty::Preparation, None),
        Command::Appoint(peatee_tournament::Official {
            name: "E".to_owned(),
            role: Role::Staff,
        }),
    ];
    let all = vec![
        Command::Note("the lamp was mended".to_owned()),
        Command::Arrange(Arrangement::RollCalled),
    ];
    [judge, committee, all]
}

/// 002:§41a: the judge takes part in the committee: whatever the committee may do, a judge may.
#[test]
fn r53_41a_a_judge_may_what_the_committee_may() {
    for (name, role, may) in [
        ("Anna", Role::ChiefJudge, [true, true, true]),
        ("Bruno", Role::Judge, [true, true, true]),
        ("Olga", Role::Organiser, [false, true, true]),
        ("Peeter", Role::Staff, [false, false, true]),
    ] {
        for (commands, may) in tasks().into_iter().zip(may) {
            for command in commands {
                let mut hall = Hall::drawn(ROBIN, 4);
                hall.pair();
                hall.appoint(name, role);
                let done = hall.by(name, &command);
                let is_not_his = |why: &Refused| {
                    matches!(why, Refused::NotArranged(NotArranged::NotHisTask { .. }))
                };
                assert_eq!(
                    !done.as_ref().is_err_and(is_not_his),
                    may,
                    "{name}: {command:?}"
                );
            }
        }
    }
}

/// 002:§41j: who works under the judge checks participants in, and does not enter results.
#[test]
fn r53_41j_the_staff_work_under_the_judge() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.appoint("Peeter", Role::Staff);
    hall.pair();
    hall.by("Peeter", &Command::Arrange(Arrangement::RollCalled))
        .expect("allowed");
    let check = Command::Arrange(Arrangement::CheckedIn(PlayerId(2)));
    hall.by("Peeter", &check).expect("allowed");
    let outcome = Outcome::of(Mark::Win, Mark::Loss);
    let enter = Command::Enter {
        place: place("1.1"),
        outcome,
    };
    let why = hall.by("Peeter", &enter).expect_err("not his");
    assert!(
        why.to_string().contains("staff") && why.to_string().contains("002:§41e"),
        "{why}"
    );
    // What he did himself he may take back.
    let event = hall.event(|what| matches!(what, Happened::Arranged(Arrangement::CheckedIn(_))));
    let why = "the wrong name".to_owned();
    hall.by("Peeter", &Command::Undo { event, why })
        .expect("his own");
    let is_staff = |item: &peatee_tournament::Item<'_>| item.duty == Duty::Staff;
    assert!(
        hall.competition.checklist().iter().any(is_staff),
        "the judge directs them"
    );
}

/// 002:§40b: the preparation is a list that is ticked off, with who did it and when; nothing is ticked twice.
#[test]
fn r53_40b_the_preparation_is_ticked_off() {
    let mut hall = Hall::new(ROBIN, 4);
    hall.appoint("Olga", Role::Organiser);
    let done = |hall: &Hall, duty: Duty| {
        let list = hall.competition.checklist();
        let item = list
            .iter()
            .find(|item| item.duty == duty)
            .expect("it comes");
        item.done.map(|event| event.by.clone())
    };
    assert_eq!(done(&hall, Duty::Preparation), None);
    hall.by("Olga", &tick(Duty::Preparation, None))
        .expect("hers");
    assert_eq!(done(&hall, Duty::Preparation).as_deref(), Some("Olga"));
    assert_eq!(
        refused(&hall, &tick(Duty::Preparation, None)),
        NotArranged::IsTicked
    );
    let event = hall.event(|what| matches!(what, Happened::Arranged(_)));
    let why = "the hall was not booked".to_owned();
    hall.act(&Command::Undo { event, why });
    assert_eq!(done(&hall, Duty::Preparation), None);
    // What the log shows by itself needs no tick (002:§40a).
    assert_eq!(done(&hall, Duty::Instructions), None);
    hall.act(&Command::Approve);
    assert!(done(&hall, Duty::Instructions).is_some());
}

/// Trial of an examiner, 13: 002:§41c is done by drawing lots, and by nothing else. Where rounds follow results, numbers by
/// rating leave nothing to draw.
#[test]
fn found_7_t_examiner_13_lots_are_ticked_when_they_are_drawn() {
    let lots = |hall: &Hall| {
        let list = hall.competition.checklist();
        let mut list = list.into_iter();
        let item = list.find(|item| item.duty == Duty::Lots)?;
        Some(item.done.is_some())
    };
    let swiss = System::Swiss {
        rounds: 3,
        is_accelerated: false,
    };
    for system in [ROBIN, swiss] {
        assert_eq!(lots(&Hall::new(system, 4)), Some(false), "{system}");
        assert_eq!(lots(&Hall::drawn(system, 4)), Some(true), "{system}");
    }
    let mut ranked = Hall::ranked(ROBIN, 4);
    assert_eq!(lots(&ranked), Some(false));
    assert_eq!(lots(&Hall::ranked(swiss, 4)), None);
    assert_eq!(lots(&Hall::ranked(System::Knockout, 4)), None);
    // Lots that were drawn by hand are ticked off by hand.
    ranked.act(&tick(Duty::Lots, None));
    assert_eq!(lots(&ranked), Some(true));
    // Drawn, taken back, and given by rating.
    let mut twice = Hall::drawn(ROBIN, 4);
    let event = twice.event(|what| matches!(what, Happened::Numbered { .. }));
    let why = "by rating".to_owned();
    twice.act(&Command::Undo { event, why });
    twice.act(&Command::Rank);
    assert_eq!(lots(&twice), Some(false));
    // Drawn, one has left, and the rest is given by rating (002:§38.1).
    let mut left = Hall::drawn(ROBIN, 5);
    left.leave(5);
    assert_eq!(lots(&left), Some(false));
    left.act(&Command::Rank);
    assert_eq!(lots(&left), Some(false));
}

/// 002:§40c, 002:§41h: what the committee solves and the judge decides stands in the log with its author, also behind the end.
#[test]
fn r53_41h_decisions_stand_in_the_log() {
    let mut hall = Hall::drawn(System::Match { games: 1 }, 2);
    hall.appoint("Olga", Role::Organiser);
    let decision = "1.1: the clock was stopped for 5 minutes, the game goes on";
    hall.act(&Command::Note(decision.to_owned()));
    hall.by("Olga", &Command::Note("buses go at six".to_owned()))
        .expect("hers");
    hall.pair_and_play();
    hall.act(&Command::Finish);
    hall.act(&tick(Duty::Disputes, None));
    hall.act(&tick(Duty::Report, None));
    let notes: Vec<(&str, &str)> = hall
        .competition
        .log()
        .iter()
        .filter_map(|event| match &event.what {
            Happened::Noted(text) => Some((event.by.as_str(), text.as_str())),
            _ => None,
        })
        .collect();
    assert_eq!(
        notes,
        [("Mari Tamm", decision), ("Olga", "buses go at six")]
    );
    let list = hall.competition.checklist();
    let is_done = |duty| {
        list.iter()
            .any(|item| item.duty == duty && item.done.is_some())
    };
    assert!(is_done(Duty::Disputes) && is_done(Duty::Report));
}

/// 002:§41d, 002:§2.3, 002:§18.3: boards of the right size, clocks and forms are counted for those who take part.
#[test]
fn r53_41d_the_equipment_is_counted() {
    let hall = |rules: &str, players| {
        Hall::with(ROBIN, players, |known: &mut Instructions| {
            known.rules = rules.to_owned()
        })
    };
    let small = hall("russian-1953", 9).competition.equipment();
    assert_eq!(
        (small.boards, small.forms_a_round, small.forms),
        (4, 8, Some(72))
    );
    let size = small.size.expect("of 64 squares");
    assert_eq!(
        (size.squares, size.men, size.shortest, size.longest),
        (64, 12, 30, 50)
    );
    assert_eq!(size.article, "002:§2.3");
    let large = hall("hundred-1953", 4).competition.equipment();
    let size = large.size.expect("of 100 squares");
    assert_eq!(
        (size.squares, size.men, size.shortest, size.longest),
        (100, 20, 35, 55)
    );
    assert_eq!(size.article, "002:§18.3");
    assert_eq!(BoardSize::of("chess"), None);
    let duties: Vec<Duty> = hall("chess", 4)
        .competition
        .checklist()
        .iter()
        .map(|item| item.duty)
        .collect();
    assert!(duties.contains(&Duty::Room) && !duties.contains(&Duty::Boards));
}

/// 002:§41e: for each round the judge sees to the boards, the course of play, the results and the order of resumption.
#[test]
fn r53_41e_each_round_has_its_duties() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    let open = |hall: &Hall, round| -> Vec<Duty> {
        let list = hall.competition.checklist();
        let open = list
            .iter()
            .filter(|item| item.round == Some(round) && item.done.is_none());
        open.map(|item| item.duty).collect()
    };
    assert_eq!(open(&hall, 1), [Duty::Ready, Duty::Course, Duty::Results]);
    hall.act(&tick(Duty::Ready, Some(1)));
    hall.act(&tick(Duty::Course, Some(1)));
    hall.act(&Command::Adjourn(place("1.1")));
    hall.enter("1.2", "1-0");
    assert_eq!(open(&hall, 1), [Duty::Results, Duty::Resumption]);
    hall.act(&Command::Arrange(Arrangement::Ordered(vec![place("1.1")])));
    assert_eq!(open(&hall, 1), [Duty::Results]);
    hall.enter("1.1", "0-1");
    assert_eq!(open(&hall, 1), []);
    assert_eq!(open(&hall, 2), [Duty::Ready, Duty::Course, Duty::Results]);
    assert_eq!(
        refused(&hall, &tick(Duty::Ready, None)),
        NotArranged::WhichRound
    );
    assert_eq!(
        refused(&hall, &tick(Duty::Room, Some(1))),
        NotArranged::NoRound
    );
    assert_eq!(
        hall.refused(&tick(Duty::Ready, Some(4))),
        Refused::NoRound(4)
    );
}

/// The duties of 002:§40 are the committee's, those of 002:§41 the judge's.
#[test]
fn every_duty_has_its_article() {
    for (duty, name) in Duty::NAMES {
        assert_eq!(Duty::from_name(name), Some(duty));
        let is_committees = duty.article().starts_with("002:§40");
        assert_eq!(duty.role() == Role::Organiser, is_committees, "{name}");
        assert!(Phase::ALL.contains(&duty.phase()));
    }
}

fn colours(hall: &Hall) -> Vec<(PlayerId, PlayerId)> {
    let rounds = hall.competition.rounds().iter();
    let boards = rounds.flat_map(|round| round.boards.iter());
    boards
        .map(|Board { white, black, .. }| (*white, *black))
        .collect()
}

/// 002:§5.2: who has White first is drawn by lot before the competition, and anyone can recompute it.
#[test]
fn r53_5_2_the_colours_are_drawn() {
    let drawn = |name: &str| {
        let mut hall = Hall::with(System::Match { games: 2 }, 2, |known| {
            known.name = name.to_owned()
        });
        hall.pair();
        let numbered = hall.event(|what| matches!(what, Happened::Numbered { .. }));
        let paired = hall.event(|what| matches!(what, Happened::Paired(_)));
        assert!(numbered < paired);
        let first = colours(&hall)[0].0;
        assert_eq!(
            hall.competition.number_of(first),
            Some(1),
            "number 1 begins with White"
        );
        first
    };
    assert_eq!(drawn("Match"), drawn("Match"));
    let names: Vec<String> = (0..20).map(|i| format!("Match {i}")).collect();
    let firsts: Vec<PlayerId> = names.iter().map(|name| drawn(name)).collect();
    assert!(
        firsts.contains(&PlayerId(1)) && firsts.contains(&PlayerId(2)),
        "not by registration"
    );
}

/// 002:§5.3: in a match of two each plays White and Black in turn.
#[test]
fn r53_5_3_colours_in_turn() {
    let mut hall = Hall::drawn(System::Match { games: 6 }, 2);
    for _ in 0..6 {
        hall.pair_and_play();
    }
    for pair in colours(&hall).windows(2) {
        assert_eq!(pair[0], (pair[1].1, pair[1].0));
    }
}

/// 002:§5.4: in a tournament the table gives the colours.
#[test]
fn r53_5_4_the_table_gives_the_colours() {
    let mut hall = Hall::drawn(ROBIN, 6);
    hall.pair_and_play();
    let numbers: Vec<(u32, u32)> = colours(&hall)
        .into_iter()
        .map(|(white, black)| {
            let number = |player| hall.competition.number_of(player).expect("drawn");
            (number(white), number(black))
        })
        .collect();
    assert_eq!(numbers, [(1, 6), (2, 5), (3, 4)]);
}
