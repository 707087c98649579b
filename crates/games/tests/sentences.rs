//! Every reason, outcome and count that games give is said in every language.

use notation::{MoveFault, ParseMoveError};
use peatee_games::{Argument, Cited, Game, GamePhrase, Phrase, Refusal, RefusalReason, RuleSet};
use rules::{Article, Book, Color, Counter, DrawReason, Ending, Outcome, WinReason};
use texts::{Language, Value};

fn value_of(argument: &Argument) -> Value<'_> {
    match argument {
        Argument::Number(number) => Value::Number(*number),
        Argument::Text(text) => Value::Text(text),
    }
}

/// Says a phrase in every language; each must be there and leave nothing open.
fn is_said(phrase: &Phrase) {
    for language in Language::ALL {
        let arguments: Vec<(&str, Value<'_>)> = phrase
            .arguments
            .iter()
            .map(|(name, value)| (*name, value_of(value)))
            .collect();
        let sentence = texts::say(language, &phrase.key, &arguments);
        let sentence =
            sentence.unwrap_or_else(|| panic!("{} is not said in {language:?}", phrase.key));
        assert!(!sentence.trim().is_empty(), "{}", phrase.key);
        assert!(
            !sentence.contains(['{', '}', '$']),
            "{language:?}: {sentence}"
        );
    }
}

fn refusal(reason: RefusalReason) -> Refusal {
    Refusal {
        reason,
        article: Some(Article::new(Book::International, "4.2")),
        squares: vec!["c3".to_owned(), "d4".to_owned()],
        instead: vec!["c3:e5".to_owned()],
    }
}

#[test]
fn every_draughts_reason_is_said_in_every_language() {
    for reason in rules::Reason::ALL {
        is_said(&refusal(RefusalReason::Draughts(reason)).phrase("cd4"));
    }
}

#[test]
fn every_fault_of_a_text_is_said_in_every_language() {
    let faults = [
        MoveFault::ExpectedSquare,
        MoveFault::ExpectedSign,
        MoveFault::MixedSigns,
        MoveFault::TooManySquares,
        MoveFault::NoSuchSquare,
        MoveFault::LightSquare,
    ];
    for fault in faults {
        let error = ParseMoveError {
            at: 2,
            fault,
            found: "a2".to_owned(),
        };
        is_said(&refusal(RefusalReason::Text(error)).phrase("a2-a3"));
    }
}

#[test]
fn every_chess_reason_is_said_in_every_language() {
    for reason in chess::Reason::ALL {
        is_said(&refusal(RefusalReason::Chess(reason)).phrase("Nf3"));
    }
}

#[test]
fn every_outcome_is_said_in_every_language() {
    for winner in Color::ALL {
        for by in WinReason::ALL {
            is_said(&Phrase::of_outcome(Outcome::Win { winner, by }));
        }
    }
    for by in DrawReason::ALL {
        is_said(&Phrase::of_outcome(Outcome::Draw { by }));
    }
}

/// 001:7.2.10
#[test]
fn rus_7_2_10_small_endings_are_compulsory_draws() {
    let compulsory = [
        DrawReason::TwoAgainstKing,
        DrawReason::MainRoadHeld,
        DrawReason::NotPlayedOut,
    ];
    let russian = Game::new(RuleSet::Draughts(rules::VariantId::Russian));
    let said_of = |game: &Game, by| {
        let ended = game.ended_by(Outcome::Draw { by });
        Cited::from(ended).say(Language::Estonian)
    };
    for by in compulsory {
        is_said(&russian.ended_by(Outcome::Draw { by }).phrase());
        let said = said_of(&russian, by);
        assert!(said.to_lowercase().contains("sundviik"), "{said}");
    }
    let international = Game::new(RuleSet::Draughts(rules::VariantId::International));
    let said = said_of(&international, DrawReason::TwoAgainstKing);
    assert!(!said.to_lowercase().contains("sundviik"), "{said}");
}

/// Every rule that counts, or that is claimed, in the tables of the rule sets and in chess.
#[test]
fn every_counter_and_claim_is_said_in_every_language() {
    let chess = [
        DrawReason::Repetition,
        DrawReason::FivefoldRepetition,
        DrawReason::FiftyMoves,
        DrawReason::SeventyFiveMoves,
    ];
    let draughts = rules::VariantId::ALL
        .iter()
        .flat_map(|variant| variant.rules().draws);
    let counted = draughts.clone().map(|rule| rule.reason).chain(chess);
    for reason in counted {
        for done in [1, 2, 5, 11, 21] {
            is_said(&Phrase::of_counter(Counter {
                reason,
                done,
                limit: 30,
                ending: Ending::Automatic,
                article: Article::new(Book::Russian, "7.2"),
            }));
        }
    }
    let claimed = draughts
        .filter(|rule| rule.ending == Ending::OnClaim)
        .map(|rule| rule.reason);
    for reason in claimed.chain([DrawReason::Repetition, DrawReason::FiftyMoves]) {
        is_said(&Phrase::of_claim(reason));
    }
}

#[test]
fn every_rule_set_has_a_name_in_every_language() {
    for rules in RuleSet::all() {
        is_said(&rules.name_phrase());
    }
}

#[test]
fn an_article_stands_beside_its_sentence() {
    let refusal = refusal(RefusalReason::Draughts(rules::Reason::GameOver));
    let said = refusal.cited("c3-d4").say(Language::English);
    assert!(said.ends_with("(000:4.2)"), "{said}");
}
