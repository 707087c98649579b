//! Results that were entered wrongly, games that are played again, and games that are lost as a penalty.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use pairing::trf;
use peatee_tournament::{
    Command, Competition, Effect, Game, Happened, LateCorrections, Mark, Outcome, Pairing, Penalty,
    Place, PlayerId, Points, Refused, Rests, Role, Round, Scoring, System, file, rating,
};

const ROBIN: System = System::RoundRobin { cycles: 1 };
const SWISS: System = System::Swiss {
    rounds: 4,
    is_accelerated: false,
};

fn outcome(text: &str) -> Outcome {
    Outcome::read(text, &Scoring::ONE_HALF_ZERO).expect("an outcome")
}

fn place(text: &str) -> Place {
    text.parse().expect("a game")
}

fn correct(game: &str, text: &str) -> Command {
    Command::Correct {
        place: place(game),
        outcome: outcome(text),
        why: "entered wrongly".to_owned(),
        re_pair: false,
    }
}

fn correct_and_pair(game: &str, text: &str) -> Command {
    Command::Correct {
        place: place(game),
        outcome: outcome(text),
        why: "entered wrongly".to_owned(),
        re_pair: true,
    }
}

fn replay(game: &str) -> Command {
    Command::Replay {
        place: place(game),
        why: "an illegal move".to_owned(),
    }
}

fn undo(event: u32) -> Command {
    let why = "it was another game".to_owned();
    Command::Undo { event, why }
}

/// Every game of the last round is won by White.
fn white_wins(hall: &mut Hall) {
    let open: Vec<Place> = hall.competition.unfinished().map(|(one, _)| one).collect();
    for one in open {
        hall.enter(&one.to_string(), "1-0");
    }
}

/// Eight players by rating, the first round won by White throughout, the second paired.
fn second_round_paired(system: System) -> Hall {
    let mut hall = Hall::ranked(system, 8);
    hall.pair();
    white_wins(&mut hall);
    hall.pair();
    hall
}

fn effects(competition: &Competition) -> Vec<Effect> {
    let all = competition.corrections().into_iter();
    all.map(|one| one.effect).collect()
}

fn pairs(round: &Round) -> Vec<(PlayerId, PlayerId)> {
    let boards = round.boards.iter();
    boards.map(|board| (board.white, board.black)).collect()
}

/// The file of a competition, and what it makes.
fn read_again(competition: &Competition) -> Competition {
    let lines = competition.log().iter().map(file::write_event);
    let lines: Vec<String> = [file::HEADING.to_owned()]
        .into_iter()
        .chain(lines)
        .collect();
    file::read(&(lines.join("\n") + "\n")).expect("it is read")
}

/// Console 5, "not paired": a result is corrected, and nothing else is to be said of it.
#[test]
fn found_7_a3_before_the_next_pairing_a_correction_simply_counts() {
    let mut hall = Hall::ranked(SWISS, 8);
    hall.pair();
    white_wins(&mut hall);
    hall.act(&correct("1.1", "0-1"));
    assert_eq!(effects(&hall.competition), [Effect::Counts]);
    assert!(!hall.competition.corrections()[0].is_late());
    let refused = hall.refused(&correct_and_pair("1.1", "1-0"));
    assert_eq!(refused, Refused::NotPairedBy(place("1.1")));
}

/// Console 5, "published, not begun": the standings change, the pairing stands; who did it and why is kept.
#[test]
fn found_7_a3_a_result_is_corrected_behind_the_next_pairing() {
    let mut hall = second_round_paired(SWISS);
    let (before, board) = (pairs(&hall.competition.rounds()[1]), hall.board(1, 1));
    hall.act(&correct("1.1", "0-1"));
    assert_eq!(hall.points(board.white), Points::ZERO);
    assert_eq!(hall.points(board.black), Points::ONE);
    assert_eq!(pairs(&hall.competition.rounds()[1]), before);
    let corrections = hall.competition.corrections();
    let [one] = &corrections[..] else {
        panic!("one correction, not {corrections:?}");
    };
    assert_eq!(one.effect, Effect::PairingStands);
    assert_eq!(
        (one.was, one.outcome),
        (Some(outcome("1-0")), outcome("0-1"))
    );
    assert_eq!(
        (one.by.as_str(), one.why.as_str()),
        ("Mari Tamm", "entered wrongly")
    );
    assert_eq!((one.is_late(), one.paired), (true, 2));
    // The next round is paired by what is right, and the sheet of the second keeps its scores.
    white_wins(&mut hall);
    hall.pair();
    let then = hall.competition.as_paired(2).expect("it is paired");
    assert_eq!(then.points_after(1, board.white), Points::ONE);
    let again = read_again(&hall.competition);
    assert_eq!(again.corrections(), corrections);
    assert_eq!(again.standings(), hall.competition.standings());
}

/// Console 5: the report file lists corrections as comments, and is read back.
#[test]
fn found_7_a3_the_report_file_lists_corrections() {
    let mut hall = second_round_paired(SWISS);
    hall.act(&correct("1.1", "0-1"));
    let text = trf::write(&hall.competition.report());
    let mut lines = text.lines().filter(|line| line.starts_with("###"));
    let line = lines.next().expect("a comment");
    assert!(line.starts_with(
        "### correction 1.1: 1-0 -> 0-1, entered wrongly; pairing of round 2 stands; Mari Tamm, "
    ));
    let report = trf::read(text.as_bytes()).expect("it is read");
    assert_eq!(trf::write(&report), text);
}

/// Console 5: re-paired only before a game of the later round has begun, and where it is asked for.
#[test]
fn found_7_a3_a_round_that_has_not_begun_is_paired_anew_where_it_is_asked_for() {
    let mut hall = second_round_paired(SWISS);
    let before = pairs(&hall.competition.rounds()[1]);
    hall.act(&correct_and_pair("1.1", "0-1"));
    let mut twin = Hall::ranked(SWISS, 8);
    twin.pair();
    twin.enter("1.1", "0-1");
    white_wins(&mut twin);
    twin.pair();
    let after = pairs(&hall.competition.rounds()[1]);
    assert_ne!(after, before);
    assert_eq!(after, pairs(&twin.competition.rounds()[1]));
    assert_eq!(hall.competition.paired_at(2).len(), 2, "a second pairing");
    assert_eq!(effects(&hall.competition), [Effect::RePaired]);
    assert_eq!(
        pairs(&read_again(&hall.competition).rounds()[1]),
        after,
        "in one step, also from the file"
    );
    hall.enter("2.1", "1-0");
    let refused = hall.refused(&correct_and_pair("1.2", "0-1"));
    assert_eq!(refused, Refused::RoundBegun(2));
}

/// Console 5, "begun": a judge says that the clocks run before there is any result.
#[test]
fn found_7_a3_a_round_that_has_begun_is_not_paired_anew() {
    let mut hall = second_round_paired(SWISS);
    hall.act(&Command::BeginRound { round: 2 });
    let refused = hall.refused(&correct_and_pair("1.1", "0-1"));
    assert_eq!(refused, Refused::RoundBegun(2));
    let round = &hall.competition.rounds()[1];
    let pairing = Pairing {
        boards: pairs(round),
        ..Pairing::default()
    };
    let why = "x".to_owned();
    let refused = hall.refused(&Command::Repair { pairing, why });
    assert_eq!(refused, Refused::RoundBegun(2));
    let paired = hall.event(|what| matches!(what, Happened::Paired(_)));
    let refused = hall.refused(&undo(paired));
    assert!(matches!(
        refused,
        Refused::RestsOnIt {
            why: Rests::Marked,
            ..
        }
    ));
    hall.act(&correct("1.1", "0-1"));
    assert_eq!(effects(&hall.competition), [Effect::PairingStands]);
    assert_eq!(
        hall.refused(&Command::BeginRound { round: 2 }),
        Refused::RoundBegun(2)
    );
    assert_eq!(
        hall.refused(&Command::BeginRound { round: 3 }),
        Refused::NoRound(3)
    );
}

/// Console 5, "paired, unpublished": un-pair, correct, pair again in one step.
#[test]
fn found_7_a3_a_draft_is_paired_anew_by_itself() {
    let mut hall = Hall::ranked(SWISS, 8);
    hall.pair();
    white_wins(&mut hall);
    hall.act(&Command::PairDraft { of_table: None });
    assert!(hall.competition.is_draft(2));
    hall.act(&correct("1.1", "0-1"));
    assert_eq!(effects(&hall.competition), [Effect::RePaired]);
    assert!(hall.competition.is_draft(2), "it is a draft still");
    assert!(read_again(&hall.competition).is_draft(2));
    hall.act(&Command::Publish { round: 2 });
    assert_eq!(
        hall.refused(&Command::Publish { round: 2 }),
        Refused::Published(2)
    );
    hall.act(&correct("1.1", "1-0"));
    assert_eq!(
        effects(&hall.competition),
        [Effect::RePaired, Effect::PairingStands]
    );
}

/// Console 5, "finished": for ratings only, unless the instructions say otherwise.
#[test]
fn found_7_a3_once_the_next_round_is_finished_a_correction_is_for_ratings_only() {
    let play = |hall: &mut Hall| {
        hall.pair();
        white_wins(hall);
        hall.pair();
        white_wins(hall);
    };
    let mut hall = Hall::ranked(SWISS, 8);
    play(&mut hall);
    let (standings, board) = (hall.competition.standings(), hall.board(1, 1));
    let refused = hall.refused(&correct_and_pair("1.1", "0-1"));
    assert_eq!(refused, Refused::RoundBegun(2));
    hall.act(&correct("1.1", "0-1"));
    assert_eq!(effects(&hall.competition), [Effect::RatingOnly]);
    assert_eq!(hall.competition.standings(), standings);
    assert_eq!(
        hall.competition.game(place("1.1")),
        Some(&Game::Done(outcome("1-0")))
    );
    let system = rating::RatingSystem::usual_fide();
    let report = hall
        .competition
        .rating_report(&system, &rating::Careers::default());
    let line = report
        .iter()
        .find(|line| line.who.participant == board.black);
    let first = &line.expect("he is rated").games[0];
    assert_eq!(
        (first.place, first.result),
        (place("1.1"), rating::GameResult::Win)
    );
    // It is undone even when more rounds are paired: nothing rests on it.
    hall.pair();
    hall.act(&undo(
        hall.event(|what| matches!(what, Happened::Corrected { .. })),
    ));
    assert_eq!(hall.competition.rating_correction(place("1.1")), None);

    let mut hall = Hall::registered(SWISS, 8, |known| {
        known.late_corrections = LateCorrections::Standings;
    });
    hall.opened();
    hall.act(&Command::Rank);
    play(&mut hall);
    let board = hall.board(1, 1);
    let points = hall.points(board.black);
    hall.act(&correct("1.1", "0-1"));
    assert_eq!(effects(&hall.competition), [Effect::PairingStands]);
    assert_eq!(hall.points(board.black), points + Points::ONE);
}

/// Console 5, round robin: a correction counts until the end; one behind a paired round is marked.
#[test]
fn found_7_a3_a_round_robin_is_corrected_until_the_end() {
    let mut hall = Hall::drawn(ROBIN, 4);
    for _ in 0..3 {
        hall.pair_and_play();
    }
    hall.act(&correct("1.1", "1-0"));
    assert_eq!(effects(&hall.competition), [Effect::Counts]);
    assert!(hall.competition.corrections()[0].is_late());
    hall.act(&Command::Finish);
    assert_eq!(hall.refused(&correct("1.1", "0-1")), Refused::Over);
}

/// Console 5, knockout: a changed winner is refused once the next round has begun; before, it is paired anew.
#[test]
fn found_7_a3_a_knockout_keeps_who_went_on() {
    let mut hall = second_round_paired(System::Knockout);
    let refused = hall.refused(&correct("1.1", "0-1"));
    let other = Refused::OtherWinner {
        place: place("1.1"),
        round: 2,
    };
    assert_eq!(refused, other);
    let mut twin = hall.clone();
    twin.act(&correct_and_pair("1.1", "0-1"));
    let black = twin.board(1, 1).black;
    assert!(twin.competition.rounds()[1].board_of(black).is_some());
    hall.enter("2.1", "1-0");
    assert_eq!(hall.refused(&correct("1.1", "0-1")), other);
    assert_eq!(hall.refused(&correct("1.1", "½-½")), other);
    hall.act(&correct("1.1", "+:-"));
    assert_eq!(effects(&hall.competition), [Effect::PairingStands]);
}

/// 002:§41.2: behind a paired round only the head of the judges corrects.
#[test]
fn found_7_a3_behind_a_paired_round_the_chief_judge_corrects() {
    let mut hall = second_round_paired(SWISS);
    hall.appoint("Jaan Kask", Role::ChiefJudge);
    let only = Err(Refused::OnlyChief("Jaan Kask".to_owned()));
    for name in ["Mari Tamm", "somebody"] {
        assert_eq!(hall.by(name, &correct("1.1", "0-1")), only);
        assert_eq!(hall.by(name, &correct_and_pair("1.1", "0-1")), only);
    }
    assert_eq!(hall.by("Jaan Kask", &correct("1.1", "0-1")), Ok(()));
}

/// A correction is undone as long as no round is paired by it; the pairing that stood can still be undone.
#[test]
fn found_7_a3_a_correction_is_undone() {
    let mut hall = second_round_paired(SWISS);
    let paired = hall.event(|what| matches!(what, Happened::Paired(_)));
    let board = hall.board(1, 1);
    hall.act(&correct("1.1", "0-1"));
    let corrected = hall.event(|what| matches!(what, Happened::Corrected { .. }));
    let mut twin = hall.clone();
    twin.act(&undo(paired));
    assert_eq!(twin.competition.rounds().len(), 1);
    let mut twin = hall.clone();
    twin.act(&undo(corrected));
    assert_eq!(twin.points(board.white), Points::ONE);
    white_wins(&mut hall);
    hall.pair();
    let refused = hall.refused(&undo(corrected));
    assert!(matches!(
        refused,
        Refused::RestsOnIt {
            why: Rests::PairedBy,
            ..
        }
    ));
}

/// 002:§12.2: once the next round has begun the result stands, in a round robin too.
#[test]
fn r53_12_2_found_7_a3_no_replay_once_the_next_round_has_begun() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair_and_play();
    hall.pair();
    let mut twin = hall.clone();
    twin.act(&replay("1.1"));
    assert_eq!(twin.competition.game(place("1.1")), Some(&Game::Open));
    let stands = Refused::ResultStands {
        place: place("1.1"),
        round: 2,
    };
    let mut twin = hall.clone();
    twin.act(&Command::BeginRound { round: 2 });
    assert_eq!(twin.refused(&replay("1.1")), stands);
    hall.enter("2.1", "½-½");
    assert_eq!(hall.refused(&replay("1.1")), stands);
    let article = stands.article().map(|article| article.to_string());
    assert_eq!(article.as_deref(), Some("002:§12.2"));
}

/// 002:§12.2: games of the last round, and the last one of a match, are not played again, in any system.
#[test]
fn r53_12_2_found_7_a3_no_replay_in_the_last_round() {
    let systems = [
        (ROBIN, 4),
        (SWISS, 8),
        (System::Knockout, 4),
        (System::Match { games: 2 }, 2),
    ];
    for (system, players) in systems {
        let mut hall = Hall::drawn(system, players);
        let last = hall.competition.all_rounds().expect("known");
        for _ in 0..last {
            hall.pair_and_play();
        }
        let game = Place::first(last, 1);
        let refused = hall.refused(&replay(&game.to_string()));
        assert_eq!(refused, Refused::LastGame(game), "{system}");
    }
}

/// 002:§35.4 is another matter: an adjourned game without its envelope has no result that could stand.
#[test]
fn r53_35_4_an_adjourned_game_of_the_last_round_is_played_again() {
    let mut hall = Hall::drawn(System::Match { games: 1 }, 2);
    hall.pair();
    hall.act(&Command::Adjourn(place("1.1")));
    hall.act(&replay("1.1"));
    assert_eq!(hall.competition.game(place("1.1")), Some(&Game::Open));
}

fn loss(player: PlayerId, game: &str) -> Command {
    Command::Penalise {
        player,
        penalty: Penalty::LossOfGame,
        game: Some(place(game)),
        why: "took advice".to_owned(),
    }
}

/// Games of a draft are not played yet, so none of them is lost as a penalty.
#[test]
fn found_7_t_arbiter_15_a_game_of_a_draft_is_not_lost_as_a_penalty() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.act(&Command::PairDraft { of_table: None });
    let player = hall.board(1, 1).black;
    assert_eq!(hall.refused(&loss(player, "1.1")), Refused::Draft(1));
    hall.act(&Command::Publish { round: 1 });
    hall.act(&loss(player, "1.1"));
}

/// 002:§39.4, 002:§41i: a penalty of loss names a game, sets its result and refuses a contrary one.
#[test]
fn r53_39_4_found_7_a4_a_penalty_of_loss_loses_a_game() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    let board = hall.board(1, 1);
    let (game, player) = (place("1.1"), board.black);
    let none = Command::Penalise {
        player,
        penalty: Penalty::LossOfGame,
        game: None,
        why: "took advice".to_owned(),
    };
    assert_eq!(hall.refused(&none), Refused::WhichGame(player));
    let refused = hall.refused(&loss(player, "1.2"));
    let elsewhere = place("1.2");
    assert_eq!(
        refused,
        Refused::NotInGame {
            player,
            place: elsewhere
        }
    );
    assert_eq!(
        hall.refused(&loss(player, "7.1")),
        Refused::NoGame(place("7.1"))
    );
    let warning = Command::Penalise {
        player,
        penalty: Penalty::Warning,
        game: Some(game),
        why: "spoke".to_owned(),
    };
    assert_eq!(hall.refused(&warning), Refused::NotLost(game));
    // Both are present: it is one to nothing (002:§37), not plus and minus.
    hall.act(&loss(player, "1.1"));
    assert_eq!(
        hall.competition.game(game),
        Some(&Game::Done(outcome("1-0")))
    );
    assert_eq!(hall.points(board.white), Points::ONE);
    let entered = Command::Enter {
        place: game,
        outcome: outcome("0-1"),
    };
    assert_eq!(hall.refused(&entered), Refused::HasResult(game));
    let lost = Refused::LostByPenalty {
        player,
        place: game,
    };
    for other in ["0-1", "½-½", "+:-", "-:+"] {
        assert_eq!(hall.refused(&correct("1.1", other)), lost, "{other}");
    }
    assert_eq!(hall.refused(&replay("1.1")), lost);
    assert_eq!(hall.refused(&loss(player, "1.1")), lost);
    let again = read_again(&hall.competition);
    assert_eq!(again.lost_by_penalty(game).collect::<Vec<_>>(), [player]);
    // The other may lose it too (002:§41i).
    hall.act(&loss(board.white, "1.1"));
    let both = Outcome::of(Mark::Loss, Mark::Loss);
    assert_eq!(hall.competition.game(game), Some(&Game::Done(both)));
    let mut log = (1..).zip(hall.competition.log());
    let first = log.find(|(_, event)| matches!(event.what, Happened::Penalised { .. }));
    let (first, _) = first.expect("the first penalty");
    let second = hall.event(|what| matches!(what, Happened::Penalised { .. }));
    let refused = hall.refused(&undo(first));
    assert!(matches!(
        refused,
        Refused::RestsOnIt {
            why: Rests::BothPenalised,
            ..
        }
    ));
    hall.act(&undo(second));
    assert_eq!(
        hall.competition.game(game),
        Some(&Game::Done(outcome("1-0")))
    );
    hall.act(&undo(first));
    assert_eq!(hall.competition.game(game), Some(&Game::Open));
}

/// 002:§41i: the penalty is taken back, and the game is what it was.
#[test]
fn r53_41i_found_7_a4_a_penalty_of_loss_is_undone() {
    let mut hall = Hall::drawn(ROBIN, 4);
    hall.pair();
    let board = hall.board(1, 1);
    hall.enter("1.1", "0-1");
    hall.act(&loss(board.black, "1.1"));
    assert_eq!(hall.points(board.white), Points::ONE);
    let penalty = hall.event(|what| matches!(what, Happened::Penalised { .. }));
    hall.act(&undo(penalty));
    assert_eq!(hall.points(board.black), Points::ONE);
    assert!(hall.competition.penalties().is_empty());
    hall.act(&correct("1.1", "½-½"));
}

/// Behind a Swiss pairing a penalty of loss counts and the pairing stands; nobody loses a game that was not played.
#[test]
fn r53_41i_found_7_a4_a_penalty_of_loss_behind_a_pairing() {
    let mut hall = second_round_paired(SWISS);
    let (board, before) = (hall.board(1, 1), pairs(&hall.competition.rounds()[1]));
    hall.act(&loss(board.white, "1.1"));
    assert_eq!(hall.points(board.black), Points::ONE);
    assert_eq!(pairs(&hall.competition.rounds()[1]), before);
    let penalty = hall.event(|what| matches!(what, Happened::Penalised { .. }));
    hall.enter("2.1", "+:-");
    let absent = hall.board(2, 1);
    assert_eq!(
        hall.refused(&loss(absent.white, "2.1")),
        Refused::NotPlayed(place("2.1"))
    );
    white_wins(&mut hall);
    assert_eq!(
        hall.refused(&loss(board.black, "1.1")),
        Refused::PairedBy(2)
    );
    hall.pair();
    assert!(matches!(
        hall.refused(&undo(penalty)),
        Refused::RestsOnIt {
            why: Rests::PairedBy,
            ..
        }
    ));
}

/// Lines of version 1 say neither what stood nor what it does, and a penalty of loss without a game stays a line.
#[test]
fn lines_of_version_1_are_read_and_written_as_they_were() {
    let lines = [
        "2026-11-15T10:00:00.000Z | Mari Tamm | correct game=1.1 outcome=1-0 why=\"a slip\"",
        "2026-11-15T10:00:00.000Z | Mari Tamm | penalise player=3 penalty=loss-of-game why=advice",
        "2026-11-15T10:00:00.000Z | Mari Tamm | pair boards=1-2,3-4",
    ];
    for line in lines {
        let event = file::read_event(line).expect("it is read");
        assert_eq!(file::write_event(&event), line);
    }
    let wrong = [
        ("correct game=1.1 outcome=1-0 was=2 why=x", "was"),
        ("correct game=1.1 outcome=1-0 effect=none why=x", "effect"),
        (
            "penalise player=3 penalty=loss-of-game game=x why=x",
            "game",
        ),
        ("pair draft=no boards=1-2", "draft"),
        ("begin-round round=x", "round"),
    ];
    for (what, key) in wrong {
        let line = format!("2026-11-15T10:00:00.000Z | Mari Tamm | {what}");
        let why = file::read_event(&line).expect_err(what);
        assert!(why.to_string().contains(key), "{why}");
    }
}
