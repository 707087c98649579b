//! The search finds what the rules make certain.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use endgame::Shipped;
use notation::{MoveForm, read_fen, write_move};
use peatee_engine::{Engine, Found, Limits, Searchable};
use rules::{
    DrawOptions, Game, Hundred1953, International, Move, Outcome, Russian, SmallEndings, Variant,
};

fn game<V: Variant>(fen: &str) -> Game<V> {
    let position = read_fen(fen).expect("a playable position");
    Game::new(position, DrawOptions::default(), &Shipped)
}

fn search<V: Searchable>(game: &Game<V>, nodes: u64) -> Found<V> {
    let found = Engine::new(1).search(game, Limits::nodes(nodes));
    found.expect("the game goes on")
}

fn best<V: Searchable>(game: &Game<V>, nodes: u64) -> String {
    write_move(game.position(), search(game, nodes).best, MoveForm::Short)
}

#[test]
fn the_last_piece_is_taken() {
    let game = game::<International>("W:WK46,31:B28");
    let found = search(&game, 10_000);
    assert_eq!(found.score.win_in(), Some(1), "{found:?}");
}

/// Longest wins of the specification's endgame solver that a search reaches: king and man, two
/// kings and one king against a king (`examples.json`, kind endgame; own moves to win).
#[test]
fn short_endings_are_won_in_the_solvers_number_of_moves() {
    let own_moves = |plies: u32| plies.div_ceil(2);
    let cases: [(&str, u32); 3] = [
        ("W:WKg7:BKh8", 2),
        ("W:WKb8,Kd8:BKh2", 4),
        ("W:WKd8,a7:BKg1", 5),
    ];
    for (fen, moves) in cases {
        let found = search(&game::<Russian>(fen), 400_000);
        assert_eq!(
            found.score.win_in().map(own_moves),
            Some(moves),
            "{fen}: {found:?}"
        );
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let game = Game::<International>::initial(&Shipped);
    assert_eq!(search(&game, 20_000), search(&game, 20_000));
}

/// Training learns from what searches meet; whoever plays does not notice.
#[test]
fn what_a_search_meets_is_kept_where_it_is_asked_for_and_changes_nothing() {
    let game = Game::<International>::initial(&Shipped);
    let (mut asked, mut plain) = (Engine::new(1), Engine::new(1));
    assert!(asked.take_met().is_empty());
    let limits = Limits::nodes(20_000);
    assert_eq!(asked.search(&game, limits), plain.search(&game, limits));
    let met = asked.take_met();
    assert!(met.len() >= 20, "{}", met.len());
    assert!(met.iter().any(|position| position != game.position()));
    assert!(asked.take_met().is_empty() && plain.take_met().is_empty());
}

/// Who wants a move gets an only one at once; who asks what it is worth is told what comes of it.
#[test]
fn an_only_move_is_searched_for_its_worth_alone() {
    let game = game::<International>("W:W28,46:B22,18,8,9");
    assert_eq!(game.position().legal_moves().len(), 1);
    assert_eq!(search(&game, 5_000).depth, 1);
    let found = Engine::new(1).analyse(&game, Limits::nodes(5_000), 1, |_| ());
    assert!(found[0].depth > 5, "{found:?}");
}

/// Several threads win an ending of the endgame solver as one does, and look at more together.
#[test]
fn threads_win_what_one_wins() {
    let mut engine = Engine::new(4);
    engine.set_threads(3);
    let game = game::<Russian>("W:WKb8,Kd8:BKh2");
    let found = engine.search(&game, Limits::depth(14)).expect("goes on");
    assert!(found.score.win_in().is_some(), "{found:?}");
    let game = Game::<International>::initial(&Shipped);
    let one = search(&game, 30_000).nodes;
    let mut engine = Engine::new(4);
    engine.set_threads(3);
    let found = engine
        .search(&game, Limits::nodes(30_000))
        .expect("goes on");
    assert!(found.nodes > one, "those of all threads are counted");
    // So are they in the lines told on the way: the first thread alone never has so many.
    let counts_all = (0..20).any(|_| {
        engine.forget();
        let mut most = 0;
        engine.search_telling(&game, Limits::nodes(30_000), |found| most = found.nodes);
        most > 30_000
    });
    assert!(counts_all);
    assert!(game.position().legal_moves().contains(&found.best));
}

#[test]
fn a_finished_game_has_no_best_move() {
    let game = game::<Russian>("B:Wf2,g3:Bh4");
    assert!(matches!(game.outcome(), Some(Outcome::Win { .. })));
    assert!(Engine::new(1).search(&game, Limits::nodes(100)).is_none());
}

#[test]
fn a_limit_of_one_node_still_gives_a_legal_move() {
    let game = Game::<Russian>::initial(&Shipped);
    let found = search(&game, 1);
    assert!(game.position().is_legal(found.best));
    assert!(found.nodes <= 2);
}

#[test]
fn more_nodes_beat_fewer() {
    let mut points = 0;
    for opening in ["c3-d4", "c3-b4", "e3-d4", "g3-f4", "e3-f4", "a3-b4"] {
        for strong_is_white in [true, false] {
            let mut game = Game::<Russian>::initial(&Shipped);
            let first = notation::read_move(game.position(), opening)
                .expect("legal")
                .m;
            game.play(first).expect("legal");
            points += play_out(game, strong_is_white);
        }
    }
    assert!(points >= 6, "{points} points above even over 12 games");
}

/// The stronger side's result: 1, 0 or -1.
fn play_out(mut game: Game<Russian>, strong_is_white: bool) -> i32 {
    while game.outcome().is_none() && game.moves().len() < 200 {
        let is_white = game.position().turn() == rules::Color::White;
        let nodes = if is_white == strong_is_white {
            4_000
        } else {
            60
        };
        let m = search(&game, nodes).best;
        game.play(m).expect("legal");
    }
    match game.outcome().and_then(Outcome::winner) {
        Some(winner) if (winner == rules::Color::White) == strong_is_white => 1,
        Some(_) => -1,
        None => 0,
    }
}

/// A capture is compulsory and there is only one: no thinking is needed.
#[test]
fn an_only_move_is_played_at_once() {
    let game = game::<Russian>("W:Wc3,a1:Bd4,h8");
    assert_eq!(best(&game, 1_000_000), "c3:e5");
    assert!(search(&game, 1_000_000).nodes < 100);
}

/// Found in a match: the tenth ply of 000:6.4 takes the lone king, and who cannot move has lost (000:7.2.3). The search held
/// it for a draw, so that one side gave its king away and the other would not have taken it for a win.
#[test]
fn intl_6_4_a_capture_with_the_last_move_of_a_count_wins() {
    let mut game = game::<International>("W:WK14:BK15,22");
    let play = |game: &mut Game<_>, text: &str| {
        let m = notation::read_move(game.position(), text).expect("legal").m;
        game.play(m).expect("the game goes on");
    };
    for text in [
        "14-9", "22-28", "9-3", "28-32", "3-14", "32-38", "14-46", "15-33",
    ] {
        play(&mut game, text);
    }
    let found = search(&game, 10_000);
    let after = game.position().play(found.best).expect("legal");
    assert!(!after.must_capture(), "{found:?}");
    assert_eq!(found.score.hundredths(), 0);
    play(&mut game, "46-28");
    assert_eq!(search(&game, 10_000).score.win_in(), Some(1));
}

/// `002:§16b`, for a hundred squares by `§31.2`: thirty moves without a change of force may be claimed as drawn, and whoever is
/// worse off will claim it. A man too far from the last row is worth nothing then.
#[test]
fn r53_16b_a_draw_that_will_be_claimed_is_foreseen() {
    let mut game = game::<Hundred1953>("W:WK45,36:BK5");
    assert!(search(&game, 10_000).score.hundredths() > 0);
    for text in ["45-50", "5-10", "50-45", "10-5"].iter().cycle().take(58) {
        let m = notation::read_move(game.position(), text).expect("legal").m;
        game.play(m).expect("nobody claims");
    }
    assert_eq!(search(&game, 10_000).score.hundredths(), 0);
}

/// `001:7.2.8`: a position won by the tables is played on after the fifth move; the search sees the win behind it, and
/// that whatever lets it slip is drawn.
#[test]
fn found_7_b1_rus_7_2_8_a_win_behind_the_fifth_move_is_seen() {
    let mut game = game::<Russian>("W:WKb4,Kc5:BKb2");
    for text in "b4-d2 b2-g7 d2-h6 g7-f8 c5-g1 f8-d6 g1-h2 d6-b8 h6-e3".split(' ') {
        let m = notation::read_move(game.position(), text).expect("legal").m;
        game.play(m).expect("the game goes on");
    }
    for m in game.position().legal_moves() {
        let mut answered = game.clone();
        answered.play(m).expect("a legal move");
        let found = search(&answered, 10_000);
        assert!(found.score.win_in().is_some(), "{found:?}");
    }
}

/// `001:7.2.9`: without an increment the search cuts such endings as the game does, unless they are won.
#[test]
fn found_7_b2_rus_7_2_9_the_search_knows_what_is_not_played_out() {
    let options = DrawOptions {
        small_endings: SmallEndings::NotPlayedOut,
        ..DrawOptions::default()
    };
    let scores = ["W:WKa3,Kc1:BKg1,f4", "W:WKd2,Ka3:BKf8"].map(|fen| {
        let position = read_fen::<Russian>(fen).expect("a playable position");
        let game = Game::new(position, options, &Shipped);
        search(&game, 10_000).score
    });
    assert_eq!(
        scores[0].hundredths(),
        0,
        "drawn as soon as the man is gone"
    );
    assert!(scores[1].win_in().is_some(), "White shows the win");
}

/// `000:6.4`: two kings against one are drawn after five moves of each side. At the last of them every quiet move draws, but
/// a judge may let the game go on where nobody claims it: the engine does not give a king away then.
#[test]
fn intl_6_4_the_last_move_of_a_count_gives_nothing_away() {
    let mut tempting = 0;
    for n in 0..100 {
        let [one, two, other] = [7, 13, 29].map(|step| 1 + (n * step + step) % 50);
        let fen = format!("W:WK{one},K{two}:BK{other}");
        let Ok(position) = read_fen::<International>(&fen) else {
            continue;
        };
        let mut game = Game::new(position, DrawOptions::default(), &Shipped);
        while game.outcome().is_none() {
            let moves = game.position().legal_moves();
            let after = |m| game.position().play(m).expect("a legal move");
            let is_safe = |m: &Move<_>| !after(*m).must_capture();
            let ends = |m: &Move<_>| {
                let mut next = game.clone();
                next.play(*m).expect("a legal move");
                matches!(next.outcome(), Some(Outcome::Draw { .. }))
            };
            let Some(quiet) = moves.iter().copied().find(is_safe) else {
                break;
            };
            if moves.iter().all(ends) {
                let found = search(&game, 10_000);
                assert!(is_safe(&found.best), "{fen}: {:?}", found.best);
                assert_eq!(found.score.hundredths(), 0);
                tempting += i32::from(!is_safe(&moves[0]));
            }
            game.play(quiet).expect("a legal move");
        }
    }
    assert!(
        tempting >= 5,
        "{tempting} positions in which the first move loses a king"
    );
}

/// The issue: start, stop, subscribe to lines.
#[test]
fn a_search_is_started_followed_and_stopped() {
    let game = Game::<Russian>::initial(&Shipped);
    let search = Engine::new(1).start(game.clone(), Limits::NONE, 2);
    let mut depths = Vec::new();
    for lines in search.lines() {
        assert_eq!(lines.len(), 2);
        depths.push(lines[0].depth);
        if lines[0].depth == 5 {
            search.stop();
        }
    }
    assert_eq!(depths[..5], [1, 2, 3, 4, 5]);
    let (engine, lines) = search.finish().expect("it ended well");
    assert!(lines[0].depth >= 5 && lines[0].score >= lines[1].score);
    // From another thread, while this one waits for lines.
    let search = engine.start(game.clone(), Limits::NONE, 1);
    let remote = search.remote();
    let button = std::thread::spawn(move || remote.stop());
    assert!(search.lines().all(|lines| lines.len() == 1));
    button.join().expect("no panic");
    let (engine, _) = search.finish().expect("it ended well");
    // What was said to the first searches does not concern the next.
    let again = engine.start(game, Limits::depth(4), 1);
    while !again.has_ended() {
        std::thread::yield_now();
    }
    let latest = again.latest().expect("lines");
    assert_eq!(latest[0].depth, 4);
    assert_eq!(again.latest(), None);
    assert_eq!(again.finish().expect("it ended well").1, latest);
}
