//! What the door says of texts it cannot read or find: the articles on squares and on writing
//! moves, rule set by rule set.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use peatee_games::{Game, Refusal, RuleSet};
use rules::VariantId;

fn refusal(variant: VariantId, text: &str) -> Refusal {
    let game = Game::new(RuleSet::Draughts(variant));
    game.explain(text).expect_err(text)
}

fn article(refusal: &Refusal) -> Option<String> {
    refusal.article.map(|article| article.to_string())
}

/// 000:8.2, 001:8.5, 002:§14.5, 002:§29.3: what cannot be read cites how moves are written.
#[test]
fn intl_8_2_what_cannot_be_read() {
    for variant in VariantId::ALL {
        let refusal = refusal(*variant, "hello");
        assert!(!refusal.reason.is_readable());
        assert_eq!(refusal.reason.key(), "reason-unreadable");
        let expected = variant.rules().articles.move_text;
        assert_eq!(refusal.article, expected, "{variant:?}");
    }
    let cited = |variant| article(&refusal(variant, "?"));
    assert_eq!(cited(VariantId::International).as_deref(), Some("000:8.2"));
    assert_eq!(cited(VariantId::Russian).as_deref(), Some("001:8.5"));
    assert_eq!(cited(VariantId::Russian1953).as_deref(), Some("002:§14.5"));
    assert_eq!(cited(VariantId::Hundred1953).as_deref(), Some("002:§29.3"));
    assert_eq!(cited(VariantId::Home), None, "the leaflet does not say");
}

/// 000:2.6, 001:8.3, 002:§14.3, 002:§29.1: a square that the board does not have.
#[test]
fn intl_2_6_no_such_square() {
    let no_such = |variant, text, square: &str| {
        let refusal = refusal(variant, text);
        assert!(refusal.reason.is_readable());
        assert_eq!(refusal.reason.key(), "reason-no-such-square");
        assert_eq!(refusal.squares, [square]);
        article(&refusal)
    };
    let cited = no_such(VariantId::International, "51-46", "51");
    assert_eq!(cited.as_deref(), Some("000:2.6"));
    let cited = no_such(VariantId::Russian, "c3-k4", "k4");
    assert_eq!(cited.as_deref(), Some("001:8.3"));
    let cited = no_such(VariantId::Russian1953, "c3-d9", "d9");
    assert_eq!(cited.as_deref(), Some("002:§14.3"));
    let cited = no_such(VariantId::Hundred1953, "0-5", "0");
    assert_eq!(cited.as_deref(), Some("002:§29.1"));
    assert_eq!(no_such(VariantId::Home, "c3-k4", "k4"), None);
}

/// 001:2.1.2, 002:§1.3, 003:3: a light square.
#[test]
fn rus_2_1_2_light_squares_are_not_played_on() {
    let light = |variant| {
        let refusal = refusal(variant, "c3-c4");
        assert_eq!(refusal.reason.key(), "reason-light-square");
        assert_eq!(refusal.squares, ["c4"]);
        article(&refusal)
    };
    assert_eq!(light(VariantId::Russian).as_deref(), Some("001:2.1.2"));
    assert_eq!(light(VariantId::Brazilian).as_deref(), Some("001:2.1.2"));
    assert_eq!(light(VariantId::Russian1953).as_deref(), Some("002:§1.3"));
    assert_eq!(light(VariantId::Home).as_deref(), Some("003:3"));
}

/// 000:8.1: the door keeps the score, and a game is rebuilt from it.
#[test]
fn intl_8_1_the_door_keeps_the_score() {
    let mut game = Game::new("international".parse().unwrap());
    for text in ["32 - 28", "19-23", "28:19", "14x23"] {
        game.play(text).expect(text);
    }
    assert_eq!(game.texts(), ["32-28", "19-23", "28x19", "14x23"]);
    let mut again = Game::new(game.rules());
    for text in game.texts() {
        again.play(&text).expect(&text);
    }
    assert_eq!(again.fen(), game.fen());
    assert!(again.undo());
    assert_eq!(again.plies(), 3);
}

/// 000:8.1: the score alone makes the game; whatever is taken back, all that is counted stands as it stood.
#[test]
fn intl_8_1_what_is_taken_back_was_never_made() {
    let stands = |game: &Game| {
        let counted = (game.counters(), game.claims(), game.ended());
        (game.fen(), game.texts(), game.last_squares(), counted)
    };
    for rules in peatee_games::RuleSet::all() {
        let mut dice = 7_u64;
        let mut game = Game::new(rules);
        let mut before = Vec::new();
        while game.ended().is_none() && game.plies() < 300 {
            let legal = game.legal_moves();
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            before.push(stands(&game));
            let text = &legal[(dice >> 33) as usize % legal.len()].text;
            game.play(text).expect(text);
        }
        let played = before.len();
        while let Some(before) = before.pop() {
            assert!(game.undo(), "{rules}");
            assert_eq!(stands(&game), before, "{rules}");
        }
        assert!(played > 20 && !game.undo(), "{rules}");
    }
}
