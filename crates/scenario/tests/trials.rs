//! What the second trials found, each as the scenario that showed it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use conduct::Terms;
use peatee_scenario::Scenario;

/// Settings and acts that go as they say.
fn goes(settings: &str, acts: &str) {
    let text = format!("Title: t\n{settings}\n\n{acts}");
    let scenario: Scenario = text.parse().expect("a scenario");
    let story = scenario.run();
    assert!(story.failure.is_none(), "{:?}\n{text}", story.failure);
}

/// 002:§11.1: a piece that was touched before the adjournment must move; the other who sealed another move is not told
/// before the envelope is opened.
#[test]
fn found_7_t_examiner2_02_a_touched_piece_moves_after_an_adjournment_too() {
    let settings = "Rules: russian-1953\nTouch-move: yes";
    goes(
        settings,
        "Judge begins\n\
         White touches c3\n\
         Judge adjourns because it is late\n\
         White seals e3-d4\n\
         expect phase adjourned\n\
         Judge resumes with both\n\
         Judge opens the envelope\n\
         expect phase in-doubt\n\
         expect readings c3-b4 c3-d4\n\
         Judge reads e3-d4\n\
         expect refused 002:§11.1\n\
         Judge reads c3-b4\n\
         expect moves c3-b4\n\
         expect phase playing\n",
    );
    // The piece that he touched.
    goes(
        settings,
        "Judge begins\n\
         White touches c3\n\
         Judge adjourns because it is late\n\
         White seals c3-d4\n\
         Judge resumes with both\n\
         Judge opens the envelope\n\
         expect moves c3-d4\n\
         expect touched nothing\n",
    );
    // Where the envelope is lost, the same holds for the reconstruction.
    goes(
        settings,
        "Judge begins\n\
         White touches c3\n\
         Judge adjourns because it is late\n\
         White seals c3-d4\n\
         Judge finds the envelope lost after 1 d because of a fire\n\
         Judge reconstructs e3-d4 with 1:00 and 1:00\n\
         expect refused 002:§11.1\n",
    );
    // At the end of a session, where the piece has one move.
    goes(
        "Rules: russian-1953\nTouch-move: yes\nTime: 2/60\nSession: 1:40\nPosition: W:WKh2,a3:BKa7,h6",
        "Judge begins\n\
         Both 2 times h2-g1 a7-b8 g1-h2 b8-a7 each 0:10\n\
         White touches a3 after 0:05\n\
         Time passes at 0:01:40\n\
         expect phase adjourning\n\
         White seals h2-g1\n\
         Judge resumes for 1:00:00 with both\n\
         Judge opens the envelope\n\
         expect moves h2-g1 a7-b8 g1-h2 b8-a7 h2-g1 a7-b8 g1-h2 b8-a7 a3-b4\n",
    );
}

/// 002:§16.2: a draw is claimed with a move that the player himself may make.
#[test]
fn found_7_t_examiner2_03_no_draw_with_a_move_that_touching_forbids() {
    let settings = "Rules: russian-1953\nTouch-move: yes\nPosition: W:WKh2,a3:BKa7,h6";
    let moves = "Judge begins\n\
        Both h2-g1 a7-b8 g1-h2 b8-a7 h2-g1 a7-b8 g1-h2 b8-a7 h2-g1 a7-b8\n";
    let touched = format!(
        "{moves}White touches a3\n\
         White claims a draw with g1-h2\n\
         expect refused 002:§11.1\n\
         expect touched a3\n\
         expect phase playing\n"
    );
    goes(settings, &touched);
    let free = format!("{moves}White claims a draw with g1-h2\nexpect score 1/2-1/2\n");
    goes(settings, &free);
}

/// 002:§34.1, 002:§34.6: a game is adjourned at the end of a session once the control number is made, or the judge
/// consents; a control that lies behind half the session has its number too.
#[test]
fn found_7_t_examiner2_04_no_adjournment_before_the_first_control() {
    goes(
        "Rules: russian-1953\nTime: 40/9000\nSession: 4:00:00\nPosition: W:WKh2:BKa7",
        "Judge begins\n\
         Both 6 times h2-g1 a7-b8 g1-h2 b8-a7 each 9:30 and 10:00\n\
         White asks to adjourn\n\
         expect refused 002:§34.6\n\
         White h2-g1 after 5:00\n\
         Time passes 1:00\n\
         expect phase playing\n\
         Judge adjourns because it is late\n\
         expect phase adjourning\n",
    );
    // The game goes on until the number is made, and is adjourned then.
    goes(
        "Rules: russian-1953\nTime: 4/120\nSession: 2:00\nPosition: W:WKh2:BKa7",
        "Judge begins\n\
         Both h2-g1 a7-b8 g1-h2 b8-a7 h2-g1 a7-b8 each 0:25\n\
         expect phase playing\n\
         White g1-h2 after 0:10\n\
         expect phase playing\n\
         Black b8-a7 after 0:10\n\
         expect phase adjourning\n",
    );
}

/// 000:10.2.2, 001:10.2.2, 002:§33.1: with moves in a time, and in a competition by the regulations of 1953, every move
/// is written down whatever the organiser says.
#[test]
fn found_7_t_examiner2_05_the_score_is_not_waived_where_the_book_wants_it() {
    for (settings, article) in [
        ("Rules: russian\nTime: 40/7200", "001:10.2.2"),
        ("Rules: brazilian\nTime: 40/7200", "001:10.2.2"),
        ("Rules: international\nTime: 40/7200", "000:10.2.2"),
        (
            "Rules: russian-1953\nTime: 15/3600\nCompetition: yes",
            "002:§33.1",
        ),
        (
            "Rules: hundred-1953\nTime: 3600\nCompetition: yes",
            "002:§33.1",
        ),
    ] {
        let text = format!("Title: t\n{settings}\nScore: free\nMode: record\n\nJudge begins\n");
        let error = text.parse::<Scenario>().expect_err("it cannot be waived");
        assert!(error.to_string().contains(article), "{error}");
    }
    goes(
        "Rules: russian-1953\nMode: record\nTime: 3600\nCompetition: yes",
        "White comes\n\
         Black comes\n\
         Judge begins\n\
         expect score compulsory\n\
         Both c3-d4 f6-g5 each 1:00 and 0:30\n\
         White resigns\n\
         expect not official\n",
    );
    // Where it is for the organiser to say, he says it.
    for settings in [
        "Rules: russian\nTime: 3600",
        "Rules: russian-1953\nTime: 15/3600",
    ] {
        let settings = format!("{settings}\nScore: free\nMode: record");
        goes(&settings, "Judge begins\nexpect score optional\n");
    }
    // Terms that were made elsewhere say the same.
    let rules = "russian".parse().expect("a rule set");
    let control = "40/7200".parse().expect("a control");
    let terms = Terms {
        score: Some(conduct::Duty::Need),
        ..Terms::timed(rules, control)
    };
    assert!(terms.is_score_compulsory());
}

/// 002:§39.7: a penalty that the organisers do not uphold is none; others stand.
#[test]
fn found_7_t_examiner2_12_an_upheld_appeal_lifts_the_penalty() {
    goes(
        "Rules: russian-1953\nMode: record\nCompetition: yes",
        "White comes\n\
         Black comes\n\
         Judge begins\n\
         Judge warns White because he talks\n\
         Judge warns White because he talks again\n\
         Judge reprimands White because he does not stop\n\
         White appeals against decision 1 because he did not\n\
         expect White penalised by warning warning reprimand\n\
         White appeals against decision 3 because he did not\n\
         Organiser rejects appeal 1 because of the witnesses\n\
         expect White penalised by warning warning reprimand\n\
         Organiser upholds appeal 2 because he was not heard\n\
         expect White penalised by warning warning\n\
         White appeals against decision 2 because he did not\n\
         Organiser upholds appeal 3 because it was another\n\
         expect White penalised by warning\n",
    );
}

/// 000:2.7, 001:2.2.1: no side has more pieces on the board than the game begins with.
#[test]
fn found_7_t_examiner2_17_nobody_lets_a_piece_too_many_stand() {
    let black = (1..=20)
        .map(|n| n.to_string())
        .collect::<Vec<_>>()
        .join(",");
    let white = (31..=50)
        .map(|n| n.to_string())
        .collect::<Vec<_>>()
        .join(",");
    let acts = format!(
        "Judge begins\n\
         White commits on-light-square: x; leaving B:W21,{white}:B{black}\n\
         expect refused\n\
         expect incidents 0\n\
         expect White to move\n"
    );
    goes("Rules: international\nMode: record", &acts);
    goes(
        "Rules: international\nMode: record\nPosition: W:W31,38:B7,14",
        "Judge begins\n\
         White commits on-light-square: x; leaving B:W31,36,38:B7,14\n\
         Black lets it stand\n\
         expect position B:W31,36,38:B7,14\n",
    );
}
