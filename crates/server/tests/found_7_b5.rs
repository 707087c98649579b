//! Item B.5 of part 7: what was out of reach becomes a choice in the browser.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod common;

use common::TestServer;

const LINE: &str = "Moves with kings only (001:7.2.5): not counted with four to seven pieces";

/// `001:7.2.5`: chosen in the form, seen in the challenge, kept in the game and its file.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_readings_are_chosen_shown_and_kept() {
    let site = TestServer::fresh().await;
    let form = "opponent=friend&rules=russian&control=300%2B3&side=white&kings_only_rule=not-in-small-endings";
    let made = site.post("/games", "", form).await;
    assert_eq!(made.status(), 303, "{}", made.body());
    assert!(site.get(&made.location(), "").await.contains(LINE));
    let accepted = site.post(&made.location(), "", "name=Mari").await;
    assert_eq!(accepted.status(), 303, "{}", accepted.body());
    let game = accepted.location();
    assert!(site.get(&game, "").await.contains(LINE));
    let file = site.get(&format!("{game}/pdn"), "").await;
    assert!(
        file.contains("[Draws \"kings-only-rule=not-in-small-endings\"]"),
        "{file}"
    );
    site.close().await;
}

/// `001:7.2.9` follows the time control unless somebody chooses; `003:19` is a setting of the home game alone.
#[tokio::test(flavor = "multi_thread")]
async fn found_7_b5_readings_belong_to_their_rule_sets() {
    let site = TestServer::fresh().await;
    for (form, line) in [
        (
            "rules=russian&control=300&small_endings=played-out",
            "(001:7.2.9): played out",
        ),
        (
            "rules=home&control=-&home_counts=plies",
            "(003:19): by both players together",
        ),
    ] {
        let form = format!("opponent=screen&side=white&{form}");
        let made = site.post("/games", "", &form).await;
        let page = site.get(&made.location(), "").await;
        assert!(page.contains(line), "{form}: {page}");
    }
    // The usual reading is not mentioned, nor one of another rule set.
    for form in [
        "rules=russian&control=300",
        "rules=international&control=-&home_counts=plies",
    ] {
        let form = format!("opponent=screen&side=white&{form}");
        let made = site.post("/games", "", &form).await;
        let page = site.get(&made.location(), "").await;
        assert!(
            !page.contains("(001:7.2.9)") && !page.contains("(003:19)"),
            "{form}"
        );
    }
    let form = "opponent=screen&side=white&rules=russian&control=-&kings_only_rule=perhaps";
    let refused = site.post("/games", "", form).await;
    assert_eq!(refused.status(), 400);
    assert!(refused.body().contains("There is no such option."));
    site.close().await;
}
