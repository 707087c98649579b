//! The forms of play, by article.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use games::Color::{Black, White};
use games::{ByColor, Color};
use peatee_conduct::{Boards, Form, FormFault, Millis, ParseFormError, TimeControl};
use proptest::prelude::*;

const FORMS: [&str; 13] = [
    "ordinary",
    "simultaneous:white",
    "simultaneous:black",
    "correspondence",
    "blindfold:white",
    "blindfold:black",
    "blindfold-simultaneous:white",
    "blindfold-simultaneous:black",
    "blind:white",
    "blind:black",
    "blind:both",
    "odds:white",
    "odds:black",
];

fn form(text: &str) -> Form {
    text.parse().expect("a form")
}

fn control(text: &str) -> TimeControl {
    text.parse().expect("a control")
}

/// 000:11.1: the seven forms have names, with a side where there is one.
#[test]
fn intl_11_1_seven_forms() {
    let mut ids = Vec::new();
    for text in FORMS {
        assert_eq!(form(text).to_string(), text);
        ids.push(form(text).id());
    }
    ids.dedup();
    let seven = [
        "ordinary",
        "simultaneous",
        "correspondence",
        "blindfold",
        "blindfold-simultaneous",
        "blind",
        "odds",
    ];
    assert_eq!(ids, seven);
}

/// 000:11.1.1: a game is ordinary unless something else is said; both have a board and a score.
#[test]
fn intl_11_1_1_ordinary_by_default() {
    assert_eq!(Form::default(), Form::Ordinary);
    for side in Color::ALL {
        assert!(Form::Ordinary.sees_board(side) && Form::Ordinary.keeps_score(side));
    }
    for text in ["-", "15/3600", "60+2", "*60"] {
        assert_eq!(Form::Ordinary.fits(&control(text)), Ok(()));
    }
}

/// 000:11.1.2: the giver goes from board to board, past those that do not wait for him, and round again.
#[test]
fn intl_11_1_2_board_by_board() {
    let waiting = [true, false, true, true, false];
    let next = |at| Boards(&waiting).next_after(at);
    assert_eq!(next(None), Some(0));
    assert_eq!(next(Some(0)), Some(2));
    assert_eq!(next(Some(1)), Some(2));
    assert_eq!(next(Some(2)), Some(3));
    assert_eq!(next(Some(3)), Some(0));
    assert_eq!(next(Some(4)), Some(0));
    // The board that he is at comes last; a board that has been taken away does no harm.
    assert_eq!(Boards(&[false, true]).next_after(Some(1)), Some(1));
    assert_eq!(next(Some(usize::MAX)), Some(0));
    assert_eq!(Boards(&[false; 3]).next_after(Some(1)), None);
    assert_eq!(Boards(&[]).next_after(None), None);
}

/// 000:11.1.3: by letter time is counted in days, for each move or each stage, or not at all.
#[test]
fn intl_11_1_3_by_letter_in_days() {
    let fits = |text: &str| Form::Correspondence.fits(&control(text));
    for text in ["-", "*86400", "*259200", "10/864000", "10/864000:86400"] {
        assert_eq!(fits(text), Ok(()), "{text}");
    }
    let too_fast = |seconds| {
        Err(FormFault::TooFast {
            time: Millis::seconds(seconds),
        })
    };
    assert_eq!(fits("*86399"), too_fast(86_399));
    assert_eq!(fits("15/3600"), too_fast(3600));
    assert_eq!(fits("10/864000:3600"), too_fast(3600));
}

/// 000:11.1.3: what is counted in days is played by letter.
#[test]
fn intl_11_1_3_the_time_tells_play_by_letter() {
    for text in ["*86400", "*259200", "10/4320000"] {
        let form = Form::usual_at(&control(text));
        assert_eq!(form, Form::Correspondence, "{text}");
    }
    for text in ["-", "20/3600", "300+3"] {
        assert_eq!(Form::usual_at(&control(text)), Form::Ordinary, "{text}");
    }
}

/// 000:11.1.4: one player has neither board nor score; the opponent has both.
#[test]
fn intl_11_1_4_blindfold_without_board_and_score() {
    for side in Color::ALL {
        let form = Form::Blindfold { side };
        assert!(!form.sees_board(side) && !form.keeps_score(side));
        assert!(form.sees_board(!side) && form.keeps_score(!side));
    }
}

/// 000:11.1.5: so it is when he plays several opponents.
#[test]
fn intl_11_1_5_blindfold_against_several() {
    for side in Color::ALL {
        let form = Form::BlindfoldSimultaneous { side };
        assert!(!form.sees_board(side) && !form.keeps_score(side));
        assert!(form.sees_board(!side) && form.keeps_score(!side));
    }
}

/// 000:11.1.6: one player or both are blind; they have a board to feel, and keep the score.
#[test]
fn intl_11_1_6_one_or_both_are_blind() {
    let one = form("blind:black");
    assert_eq!((one.is_blind(White), one.is_blind(Black)), (false, true));
    let both = form("blind:both");
    for side in Color::ALL {
        assert!(both.is_blind(side) && both.sees_board(side) && both.keeps_score(side));
        assert!(!form("blindfold:white").is_blind(side));
    }
    let sides = ByColor::default();
    let nobody = Form::Blind { sides }.fits(&control("-"));
    assert_eq!(nobody, Err(FormFault::NobodyBlind));
}

#[test]
fn what_is_no_form_is_refused() {
    for text in ["", "Ordinary", "rapid", ":white"] {
        let read = text.parse::<Form>();
        assert!(matches!(read, Err(ParseFormError::Unknown(_))), "{text}");
    }
    for text in [
        "ordinary:white",
        "correspondence:",
        "simultaneous",
        "odds:both",
        "blind",
        "blind:neither",
        "blindfold:White",
        "blindfold:white:",
    ] {
        let read = text.parse::<Form>();
        assert!(matches!(read, Err(ParseFormError::Side { .. })), "{text}");
    }
    let fault = "odds:red"
        .parse::<Form>()
        .map_err(|fault| fault.to_string());
    let said = "expected \":white\" or \":black\" after \"odds\", found \":red\"";
    assert_eq!(fault, Err(said.to_owned()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    /// Whoever waits is next, and none between him and the giver waits; with all waiting every board has its turn.
    #[test]
    fn the_next_board_is_the_nearest(
        waiting in prop::collection::vec(prop::bool::ANY, 1..40),
        at in 0..40usize,
    ) {
        let count = waiting.len();
        let at = at % count;
        let distance = |board: usize| (board + count - at - 1) % count;
        let nearest = (0..count).filter(|board| waiting[*board]).min_by_key(|board| distance(*board));
        prop_assert_eq!(Boards(&waiting).next_after(Some(at)), nearest);
        let all = vec![true; count];
        prop_assert_eq!(Boards(&all).next_after(Some(at)), Some((at + 1) % count));
    }

    /// Any text is read or refused, and what is read is written as it was.
    #[test]
    fn any_text_is_read_or_refused(text in "[a-z:-]{0,30}|(blind|odds|blindfold)(:(white|black|both))?") {
        if let Ok(form) = text.parse::<Form>() {
            prop_assert_eq!(form.to_string(), text);
        }
    }
}

fn cases() -> u32 {
    let asked = std::env::var("PEATEE_CASES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(600)
}
