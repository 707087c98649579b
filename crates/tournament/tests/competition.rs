//! Competitions as their articles want them: from registration to the report.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use peatee_tournament::{
    Command, Game, Given, Happened, Leaving, Mark, Outcome, Penalty, Place, PlayerId, Points,
    Refused, Role, System,
};

const ROBIN: System = System::RoundRobin { cycles: 1 };

/// 002:§37.1, 002:§37.2: points, and plus and minus for games that were not played.
#[test]
fn r53_37_2_plus_counts_as_one() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    hall.enter("1.1", "+:-");
    hall.enter("1.2", "½-½");
    let board = hall.board(1, 1);
    assert_eq!(hall.points(board.white), Points::ONE);
    assert_eq!(hall.points(board.black), Points::ZERO);
    let mark = board.marks(board.white).next();
    assert_eq!(mark.map(Mark::letter), Some('+'));
    let board = hall.board(1, 2);
    assert_eq!(hall.points(board.black), Points::HALF);
}

/// 002:§32.12: if nobody comes, both have lost.
#[test]
fn r53_32_12_both_are_absent() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    hall.enter("1.1", "-:-");
    let board = hall.board(1, 1);
    for player in [board.white, board.black] {
        assert_eq!(hall.points(player), Points::ZERO);
    }
}

/// 002:§38.1: with an odd number lots are drawn anew, since the tournament gets shorter.
#[test]
fn r53_38_1_an_odd_number_is_drawn_anew() {
    let mut hall = Hall::drawn(ROBIN, 9);
    assert_eq!(hall.competition.all_rounds(), Some(9));
    let before = hall.competition.order().to_vec();
    assert_eq!(hall.leave(4), Leaving::DrawAnew);
    assert_eq!(
        hall.refused(&Command::Pair { of_table: None }),
        Refused::NoNumbers
    );
    hall.draw();
    assert_eq!(hall.competition.all_rounds(), Some(7));
    let after = hall.competition.order().to_vec();
    let without: Vec<PlayerId> = before.into_iter().filter(|id| id.0 != 4).collect();
    assert_eq!(after.len(), 8);
    assert_ne!(after, without, "the second drawing is one of its own");
}

/// 002:§38.1: a number that is free already counts no more; ten players of whom two leave play seven rounds, not nine.
#[test]
fn found_7_t_examiner_03_a_second_withdrawal_shortens_the_tournament() {
    for (players, rounds) in [(8, 5), (10, 7)] {
        let mut hall = Hall::drawn(ROBIN, players);
        assert_eq!(hall.leave(4), Leaving::NumberFree);
        assert_eq!(hall.leave(2), Leaving::DrawAnew);
        hall.draw();
        assert_eq!(hall.competition.all_rounds(), Some(rounds));
        assert_eq!(hall.competition.order().len() as u32, players - 2);
    }
}

/// 002:§38.1: lots are drawn anew only where that shortens the tournament: never a Swiss, and a knockout of five, which
/// needs a round less with four.
#[test]
fn found_7_t_examiner_04_what_gets_no_shorter_is_not_drawn_anew() {
    let swiss = System::Swiss {
        rounds: 3,
        is_accelerated: false,
    };
    for (system, players) in [swiss, System::Knockout]
        .into_iter()
        .flat_map(|system| (5..=8).map(move |players| (system, players)))
    {
        let mut hall = Hall::drawn(system, players);
        let before = hall.competition.order().to_vec();
        if (system, players) == (System::Knockout, 5) {
            assert_eq!(hall.leave(3), Leaving::DrawAnew);
            continue;
        }
        assert_eq!(hall.leave(3), Leaving::NumberFree, "{system:?} {players}");
        assert_eq!(hall.competition.order(), before);
        hall.pair();
        let round = &hall.competition.rounds()[0];
        assert!(round.board_of(PlayerId(3)).is_none());
        let here = players as usize - 1;
        assert_eq!(round.boards.len() * 2 + round.free.len(), here);
        assert_eq!(hall.competition.standings().len(), here);
    }
}

/// 002:§38.1: with an even number nothing gets shorter: the number is free.
#[test]
fn r53_38_1_an_even_number_keeps_its_numbers() {
    let mut hall = Hall::drawn(ROBIN, 10);
    let before = hall.competition.order().to_vec();
    assert_eq!(hall.leave(4), Leaving::NumberFree);
    assert_eq!(hall.competition.order(), before);
    assert_eq!(hall.competition.all_rounds(), Some(9));
    for round in 1..=9 {
        hall.pair_and_play();
        let round = &hall.competition.rounds()[round - 1];
        assert_eq!((round.boards.len(), round.free.len()), (4, 1));
        assert!(round.board_of(PlayerId(4)).is_none());
    }
    assert_eq!(hall.competition.standings().len(), 9);
}

/// 002:§38.2: who has finished half or more, 6 of 11, loses the rest, and his opponents have a plus.
#[test]
fn r53_38_2_after_half_the_rest_is_won_for_the_others() {
    let mut hall = Hall::drawn(ROBIN, 12);
    for _ in 0..6 {
        hall.pair_and_play();
    }
    let before = hall.points(PlayerId(5));
    assert_eq!(hall.leave(5), Leaving::RestIsLost);
    for _ in 6..11 {
        hall.pair_and_play();
    }
    assert_eq!(hall.points(PlayerId(5)), before);
    let outings = hall.competition.outings(PlayerId(5));
    let marks: Vec<Option<Mark>> = outings.iter().map(|outing| outing.mark).collect();
    assert_eq!(marks.len(), 11);
    assert!(
        marks[6..]
            .iter()
            .all(|mark| *mark == Some(Mark::ForfeitLoss))
    );
    assert_eq!(hall.competition.standings().len(), 12);
}

/// 002:§38.3: who has played less than half is taken out of the table, and his games are kept in the archive.
#[test]
fn r53_38_3_before_half_all_is_annulled() {
    let mut hall = Hall::drawn(ROBIN, 12);
    for _ in 0..5 {
        hall.pair_and_play();
    }
    assert_eq!(hall.leave(5), Leaving::AllIsAnnulled);
    assert!(hall.competition.outings(PlayerId(5)).is_empty());
    assert_eq!(hall.competition.standings().len(), 11);
    for round in hall.competition.rounds() {
        let board = round.board_of(PlayerId(5)).expect("he played");
        let Game::Annulled { was } = &board.games[0] else {
            panic!("it counts");
        };
        assert!(matches!(**was, Game::Done(_)));
        let other = board.opponent(PlayerId(5)).expect("somebody");
        let met = hall.competition.outings(other);
        assert!(
            met.iter()
                .all(|outing| outing.opponent != Some(PlayerId(5)))
        );
    }
    hall.pair_and_play();
    let round = &hall.competition.rounds()[5];
    assert_eq!((round.boards.len(), round.free.len()), (5, 1));
}

/// 002:§38.2, 002:§38.3: the half, for every number of games: 6 of 11, 7 of 13, 8 of 15, and half of an even number.
#[test]
fn r53_38_2_half_is_half() {
    for (players, played, leaving) in [
        (12, 5, Leaving::AllIsAnnulled),
        (12, 6, Leaving::RestIsLost),
        (14, 6, Leaving::AllIsAnnulled),
        (14, 7, Leaving::RestIsLost),
        (16, 7, Leaving::AllIsAnnulled),
        (16, 8, Leaving::RestIsLost),
    ] {
        let mut hall = Hall::drawn(ROBIN, players);
        for _ in 0..played {
            hall.pair_and_play();
        }
        assert_eq!(hall.leave(1), leaving, "{played} of {}", players - 1);
    }
    // Ten games of eleven players: whoever has had his free round has played one less.
    let mut hall = Hall::drawn(ROBIN, 11);
    for _ in 0..5 {
        hall.pair_and_play();
    }
    let rounds = hall.competition.rounds();
    let free = rounds[0].free[0].0;
    let other = hall.competition.order().iter().find(|player| {
        let mut rounds = rounds.iter();
        rounds.all(|round| round.board_of(**player).is_some())
    });
    let other = *other.expect("most played five times");
    let mut twin = hall.clone();
    assert_eq!(hall.leave(free.0), Leaving::AllIsAnnulled);
    assert_eq!(twin.leave(other.0), Leaving::RestIsLost);
}

/// 002:§38.4, 002:§41g: a game that he adjourned counts as played, and the judge decides it with a commission.
#[test]
fn r53_38_4_an_adjourned_game_counts_as_played() {
    let mut hall = Hall::drawn(ROBIN, 12);
    for _ in 0..5 {
        hall.pair_and_play();
    }
    hall.pair();
    let (board, _) = hall.place_of(6, PlayerId(5));
    let place = Place::first(6, board);
    hall.act(&Command::Adjourn(place));
    assert_eq!(hall.leave(5), Leaving::RestIsLost);
    let game = hall.competition.game(place);
    assert_eq!(game, Some(&Game::Adjourned { assumed: None }));
    let outcome = Outcome::of(Mark::Draw, Mark::Draw);
    let commission = "A. Tamm, B. Saar".to_owned();
    hall.act(&Command::Adjudicate {
        place,
        outcome,
        commission,
    });
    let game = hall.competition.game(place).and_then(Game::outcome);
    assert_eq!(game, Some(outcome));
    // 002:§41g: with a commission only what is unfinished.
    let again = Command::Adjudicate {
        place,
        outcome,
        commission: String::new(),
    };
    assert_eq!(hall.refused(&again), Refused::NotAdjourned(place));
}

/// 002:§38.5: whoever gives up a match has lost it.
#[test]
fn r53_38_5_a_match_is_lost() {
    let mut hall = Hall::drawn(System::Match { games: 14 }, 2);
    hall.pair();
    hall.enter("1.1", "1-0");
    assert_eq!(hall.leave(1), Leaving::MatchLost);
    let next = hall.refused(&Command::Pair { of_table: None });
    assert_eq!(next, Refused::HasLeft(PlayerId(1)));
}

/// 002:§35.12: earlier games are finished before the last round; in a match before each new game.
#[test]
fn r53_35_12_earlier_games_are_finished_before_the_last_round() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair_and_play();
    hall.pair();
    hall.enter("2.1", "1-0");
    let place: Place = "2.2".parse().expect("a game");
    hall.act(&Command::Adjourn(place));
    let refused = hall.refused(&Command::Pair { of_table: None });
    assert!(matches!(refused, Refused::Unfinished { place: open, count: 1, .. } if open == place));
    hall.enter("2.2", "0-1");
    hall.pair();

    let mut hall = Hall::drawn(System::Match { games: 3 }, 2);
    hall.pair();
    let refused = hall.refused(&Command::Pair { of_table: None });
    assert!(matches!(refused, Refused::Unfinished { .. }));
    let first = hall.board(1, 1).white;
    hall.enter("1.1", "½-½");
    hall.pair();
    assert_eq!(hall.board(2, 1).black, first, "colours in turn");
}

/// 002:§35.4: a game that cannot be reconstructed is annulled and played once more.
#[test]
fn r53_35_4_annulled_and_played_once_more() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    let place = Place::first(1, 1);
    hall.act(&Command::Adjourn(place));
    let why = "the envelope is lost".to_owned();
    hall.act(&Command::Replay { place, why });
    assert_eq!(hall.competition.game(place), Some(&Game::Open));
    hall.enter("1.1", "0-1");
}

/// 002:§40a, 002:§41.1, 002:§41c: instructions approved, a judge appointed, then lots are drawn.
#[test]
fn r53_41c_the_judge_draws_lots() {
    let mut hall = Hall::new(ROBIN, 4);
    assert_eq!(hall.refused(&hall.drawing()), Refused::NotApproved);
    hall.act(&Command::Approve);
    assert_eq!(hall.refused(&hall.drawing()), Refused::NotClosed);
    hall.act(&Command::Close);
    hall.draw();
    assert_eq!(
        hall.refused(&Command::Pair { of_table: None }),
        Refused::NoJudge
    );
    hall.appoint("Mari Tamm", Role::ChiefJudge);
    hall.pair();
}

/// 002:J.2: nobody can steer the lots: the secret is bound before registration closes, and it must be that one.
#[test]
fn r53_j_2_the_secret_is_bound_before_registration_closes() {
    let mut hall = Hall::new(ROBIN, 5);
    hall.act(&Command::Approve);
    hall.act(&Command::Close);
    let other = Command::Draw {
        secret: "ff".repeat(16),
        words: "red blue".to_owned(),
    };
    assert_eq!(hall.refused(&other), Refused::WrongSecret);
    hall.draw();
    let twin = {
        let mut hall = Hall::new(ROBIN, 5);
        hall.act(&Command::Approve);
        hall.act(&Command::Close);
        hall.draw();
        hall.competition.order().to_vec()
    };
    assert_eq!(hall.competition.order(), twin, "anyone can recompute it");

    let mut late = Hall::unbound(ROBIN, 4);
    late.act(&Command::Approve);
    late.act(&Command::Close);
    assert_eq!(late.refused(&late.drawing()), Refused::NotCommitted);
    assert_eq!(late.refused(&Hall::commitment()), Refused::TooLateToCommit);
}

/// 002:J.2: once the secret is known, nobody draws with other words until he likes what he has.
#[test]
fn r53_j_2_numbers_are_drawn_again_with_the_same_words() {
    let mut hall = Hall::drawn(ROBIN, 6);
    let before = hall.competition.order().to_vec();
    let drawn = hall.event(|what| matches!(what, Happened::Numbered { .. }));
    hall.act(&Command::Undo {
        event: drawn,
        why: "a guest came in".to_owned(),
    });
    let Command::Draw { secret, words } = hall.drawing() else {
        panic!("a drawing");
    };
    let other = Command::Draw {
        secret,
        words: "words to my liking".to_owned(),
    };
    assert_eq!(hall.refused(&other), Refused::OtherWords(words));
    hall.draw();
    assert_eq!(hall.competition.order(), before);
}

/// 002:J.5: the round of the day is drawn among those that are left, and each is played once.
#[test]
fn r53_j_5_the_round_of_the_day_is_drawn() {
    let mut hall = Hall::drawn(ROBIN, 8);
    let mut seen = Vec::new();
    for day in 0..7 {
        hall.act(&Command::PairByLot);
        hall.play_all();
        seen.extend(hall.competition.rounds()[day].of_table);
    }
    let mut sorted = seen.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [1, 2, 3, 4, 5, 6, 7]);
    assert_ne!(seen, sorted, "in the order of the lots");
    assert_eq!(hall.refused(&Command::PairByLot), Refused::AllPaired(7));
    let swiss = System::Swiss {
        rounds: 3,
        is_accelerated: false,
    };
    let hall = Hall::drawn(swiss, 6);
    let none = Refused::NoTableToDrawFrom;
    assert_eq!(hall.refused(&Command::PairByLot), none);
}

/// 002:J.1, 002:J.3, 002:J.4: the table says who meets whom, and who is free.
#[test]
fn r53_j_1_everybody_meets_everybody() {
    for players in [3, 4, 7, 10] {
        let mut hall = Hall::drawn(System::RoundRobin { cycles: 2 }, players);
        let all = hall.competition.all_rounds().expect("a table");
        for _ in 0..all {
            hall.pair_and_play();
        }
        for one in hall.competition.present() {
            for other in hall.competition.present().filter(|other| *other != one) {
                let outings = hall.competition.outings(one);
                let met: Vec<bool> = outings
                    .iter()
                    .filter(|outing| outing.opponent == Some(other))
                    .map(|outing| outing.is_white)
                    .collect();
                assert!(met == [true, false] || met == [false, true]);
            }
        }
    }
}

/// 002:§41f, 002:§41i: exclusion is a penalty by which somebody leaves.
#[test]
fn r53_41i_penalties_up_to_exclusion() {
    let mut hall = Hall::drawn(ROBIN, 6);
    hall.pair_and_play();
    for penalty in [Penalty::Warning, Penalty::Reprimand] {
        hall.penalise(3, penalty);
        assert_eq!(hall.participant(3).left, None);
    }
    hall.penalise(3, Penalty::Exclusion);
    assert_eq!(hall.participant(3).left, Some(Leaving::AllIsAnnulled));
    assert_eq!(hall.competition.penalties().len(), 3);
}

/// 002:§41k: the report has every result.
#[test]
fn r53_41k_the_report_has_every_result() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    assert!(matches!(
        hall.refused(&Command::Finish),
        Refused::Unfinished { count: 2, .. }
    ));
    hall.play_all();
    hall.pair_and_play();
    hall.pair_and_play();
    hall.act(&Command::Finish);
    assert!(hall.competition.is_over());
    let note = hall.refused(&Command::Approve);
    assert_eq!(note, Refused::Over);
}

/// The issue of tournaments: what is wrong is refused, with what and why, and nothing has changed.
#[test]
fn what_cannot_be_is_refused() {
    let mut hall = Hall::drawn(ROBIN, 4);
    let outcome = Outcome::of(Mark::Win, Mark::Loss);
    let enter = |place| Command::Enter { place, outcome };
    let nowhere = Place::first(1, 1);
    assert_eq!(hall.refused(&enter(nowhere)), Refused::NoGame(nowhere));
    hall.pair();
    let beyond = Place::first(1, 3);
    assert_eq!(hall.refused(&enter(beyond)), Refused::NoGame(beyond));
    hall.enter("1.1", "1-0");
    assert_eq!(hall.refused(&enter(nowhere)), Refused::HasResult(nowhere));
    let leave = Command::Leave {
        player: PlayerId(9),
        why: "ill".to_owned(),
    };
    assert_eq!(hall.refused(&leave), Refused::NoPlayer(PlayerId(9)));
    let register = Command::Register(Box::new(Hall::player(1)));
    assert_eq!(hall.refused(&register), Refused::Closed);
    let pair = Command::Pair { of_table: Some(1) };
    assert_eq!(hall.refused(&pair), Refused::Paired(1));
    let pair = Command::Pair { of_table: Some(8) };
    assert_eq!(hall.refused(&pair), Refused::NoRound(8));
    for by in ["", " ", "A | B", " A", "A\n"] {
        let now = peatee_tournament::Moment(0);
        assert!(hall.competition.decide(&Command::Approve, now, by).is_err());
    }
}

/// The issue of tournaments: every event is undone by another one, with its reason and author, unless others rest on it.
#[test]
fn what_happened_is_undone_by_another_event() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    hall.enter("1.1", "1-0");
    let entered = u32::try_from(hall.competition.log().len()).expect("few");
    let before = hall.competition.clone();
    let undo = |event| Command::Undo {
        event,
        why: "the wrong board".to_owned(),
    };
    hall.act(&undo(entered));
    assert_eq!(hall.competition.game(Place::first(1, 1)), Some(&Game::Open));
    assert!(hall.competition.is_undone(entered));
    assert_eq!(hall.competition.log().len(), before.log().len() + 1);
    assert_eq!(hall.refused(&undo(entered)), Refused::Undone(entered));
    assert_eq!(hall.refused(&undo(99)), Refused::NoEvent(99));
    // The pairing may go once it has no results; the numbers only then.
    let numbered = hall.event(|what| matches!(what, Happened::Numbered { .. }));
    assert!(matches!(
        hall.refused(&undo(numbered)),
        Refused::RestsOnIt { .. }
    ));
    let paired = hall.event(|what| matches!(what, Happened::Paired(_)));
    hall.act(&undo(paired));
    assert!(hall.competition.rounds().is_empty());
    hall.act(&undo(numbered));
    assert!(hall.competition.order().is_empty());
    // The drawing is the same once more: undoing does not steer it.
    let order = before.order().to_vec();
    hall.draw();
    assert_eq!(hall.competition.order(), order);
}

/// The issue of tournaments: a meeting of two games with colours in turn, counted as one result or by its games.
#[test]
fn a_meeting_may_have_two_games() {
    for (is_match, points) in [(false, Points(15)), (true, Points::ONE)] {
        let mut hall = Hall::with(ROBIN, 4, |instructions| {
            instructions.encounter.games = 2;
            instructions.encounter.is_match = is_match;
        });
        hall.pair();
        let board = hall.board(1, 1);
        hall.enter("1.1.1", "1-0");
        hall.enter("1.1.2", "½-½");
        assert_eq!(hall.points(board.white), points);
        let other = hall.points(board.black);
        assert_eq!(other, if is_match { Points::ZERO } else { Points::HALF });
        assert!(!hall.board(1, 1).has_white(board.white, 1));
    }
}

/// The issue of tournaments: knockout, with free places for the first numbers and a game more where two are equal.
#[test]
fn whoever_loses_is_out() {
    let mut hall = Hall::ranked(System::Knockout, 6);
    assert_eq!(hall.competition.all_rounds(), Some(3));
    hall.pair();
    let round = &hall.competition.rounds()[0];
    let order = hall.competition.order().to_vec();
    let free: Vec<PlayerId> = round.free.iter().map(|(player, _)| *player).collect();
    assert_eq!(free, order[..2]);
    hall.enter("1.1", "½-½");
    hall.enter("1.2", "1-0");
    let pair = Command::Pair { of_table: None };
    assert!(matches!(hall.refused(&pair), Refused::Pairing(_)));
    hall.act(&Command::AddGame { round: 1, board: 1 });
    hall.enter("1.1.2", "0-1");
    hall.pair_and_play();
    hall.pair_and_play();
    assert_eq!(hall.competition.rounds()[2].boards.len(), 1);
    assert!(matches!(hall.refused(&pair), Refused::AllPaired(3)));
}

/// 002:J.2: once registration is closed nothing in the urn can be changed: neither a club nor the name of the event.
#[test]
fn r53_j_2_nothing_in_the_urn_is_changed_once_words_may_be_known() {
    let mut hall = Hall::new(ROBIN, 5);
    hall.act(&Command::Approve);
    let right = |club: &str| {
        let club = club.to_owned();
        Command::Amend {
            player: PlayerId(1),
            right: Box::new(peatee_tournament::Player {
                club,
                ..Hall::player(1)
            }),
        }
    };
    hall.act(&right("Tartu"));
    hall.act(&Command::Close);
    assert_eq!(hall.refused(&right("Narva")), Refused::InUrn);
    let instructions = hall.competition.instructions().expect("them").clone();
    let again = Command::Instruct(Box::new(instructions));
    assert_eq!(hall.refused(&again), Refused::InstructionsStand);
    hall.draw();
    hall.act(&right("Narva"));
}

/// 002:§38.5: whoever gives a match up has lost it, whatever the points.
#[test]
fn r53_38_5_the_leader_who_leaves_is_last() {
    let mut hall = Hall::drawn(System::Match { games: 6 }, 2);
    hall.pair();
    hall.enter("1.1", "1-0");
    let leader = hall.board(1, 1).white;
    hall.leave(leader.0);
    let rows = hall.competition.standings();
    assert_eq!(rows[1].player, leader);
    hall.act(&Command::Finish);
}

/// A round robin is not over before its last round; and once it is over, it is opened again before anything is undone.
#[test]
fn it_is_over_when_it_is_over() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair_and_play();
    assert_eq!(hall.refused(&Command::Finish), Refused::RoundsLeft(2));
    hall.pair_and_play();
    hall.pair_and_play();
    hall.act(&Command::Finish);
    let undo = |event| Command::Undo {
        event,
        why: "a wrong result".to_owned(),
    };
    let entered = hall.event(|what| matches!(what, Happened::Entered { .. }));
    assert_eq!(hall.refused(&undo(entered)), Refused::Over);
    let finished = hall.event(|what| matches!(what, Happened::Finished));
    hall.act(&undo(finished));
    hall.act(&undo(entered));
    assert!(matches!(
        hall.refused(&Command::Finish),
        Refused::Unfinished { .. }
    ));
}

/// Who has left does not come back once a round was paired without him; exclusion is one event with its penalty.
#[test]
fn who_has_left_stays_away_once_a_round_is_paired() {
    let mut hall = Hall::drawn(ROBIN, 6);
    hall.pair_and_play();
    hall.penalise(3, Penalty::Exclusion);
    let undo = Command::Undo {
        event: hall.event(|what| matches!(what, Happened::Penalised { .. })),
        why: "an error".to_owned(),
    };
    let mut twin = hall.clone();
    twin.act(&undo);
    assert_eq!(twin.participant(3).left, None);
    assert!(twin.competition.penalties().is_empty());
    hall.pair();
    assert!(matches!(hall.refused(&undo), Refused::RestsOnIt { .. }));
}

/// A round is paired anew only while nothing has happened in it, and as the same round of the table.
#[test]
fn a_round_is_paired_anew_only_while_nothing_has_happened() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    let round = hall.competition.rounds()[0].clone();
    let boards: Vec<(PlayerId, PlayerId)> = round
        .boards
        .iter()
        .map(|board| (board.black, board.white))
        .collect();
    let repair = |of_table| Command::Repair {
        pairing: peatee_tournament::Pairing {
            of_table,
            by_lot: false,
            is_draft: false,
            boards: boards.clone(),
            free: Vec::new(),
        },
        why: "the colours were announced so".to_owned(),
    };
    assert!(matches!(
        hall.refused(&repair(Some(3))),
        Refused::Pairing(_)
    ));
    let mut adjourned = hall.clone();
    adjourned.act(&Command::Adjourn(Place::first(1, 2)));
    let refused = adjourned.refused(&repair(round.of_table));
    assert_eq!(refused, Refused::HasResult(Place::first(1, 2)));
    hall.act(&repair(round.of_table));
    assert_eq!(hall.board(1, 1).white, round.boards[0].black);
}

/// Neither came: in a knockout both are out, and the next one is free.
#[test]
fn neither_came_in_a_knockout() {
    let mut hall = Hall::ranked(System::Knockout, 4);
    hall.pair();
    hall.enter("1.1", "-:-");
    hall.enter("1.2", "1-0");
    let refused = hall.refused(&Command::Pair { of_table: None });
    assert_eq!(refused, Refused::AllPaired(2), "one is left");
}

/// What no game can have is no result, and what is not adjourned is not assumed.
#[test]
fn what_is_no_result_is_refused() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    let place = Place::first(1, 1);
    let outcome = Outcome::of(Mark::PairingBye, Mark::ZeroBye);
    assert_eq!(
        hall.refused(&Command::Enter { place, outcome }),
        Refused::NoOutcome
    );
    let outcome = Outcome::of(Mark::Draw, Mark::Draw);
    let assume = Command::Assume { place, outcome };
    assert_eq!(hall.refused(&assume), Refused::NotAdjourned(place));
    let forbid = Command::Forbid(PlayerId(1), PlayerId(2));
    assert!(matches!(hall.refused(&forbid), Refused::Pairing(_)));
    let name = "A\u{202e}B".to_owned();
    let right = Box::new(peatee_tournament::Player {
        name,
        ..Hall::player(1)
    });
    let player = PlayerId(1);
    let amend = Command::Amend { player, right };
    assert_eq!(hall.refused(&amend), Refused::Unreadable(Given::Name));
}

/// By hand: where a meeting has two games, a Swiss is paired by the points of both, not by the first one.
#[test]
fn a_swiss_of_two_games_is_paired_by_both() {
    let swiss = System::Swiss {
        rounds: 2,
        is_accelerated: false,
    };
    let mut hall = Hall::registered(swiss, 4, |known| known.encounter.games = 2);
    hall.opened();
    hall.act(&Command::Rank);
    hall.pair();
    // 1 and 3 win one each; 2 beats 4 twice, the first time with Black.
    for (place, outcome) in [
        ("1.1.1", "1-0"),
        ("1.1.2", "1-0"),
        ("1.2.1", "0-1"),
        ("1.2.2", "1-0"),
    ] {
        hall.enter(place, outcome);
    }
    let known = hall.competition.swiss().expect("a Swiss");
    let points: Vec<Points> = known
        .entrants
        .iter()
        .map(|one| one.past[0].points)
        .collect();
    assert_eq!(points, [10, 20, 10, 0].map(Points));
    assert_eq!(points, [1, 2, 3, 4].map(|i| hall.points(PlayerId(i))));
}
