//! The openings of a match.

use std::fs;

use anyhow::{Context, Result, anyhow, bail};
use games::{Game, RuleSet};
use rules::VariantId;

use crate::speak::{Speaker, shown};

/// A list that is built in; its first line says where it comes from.
struct List {
    name: &'static str,
    rules: VariantId,
    text: &'static str,
}

const LISTS: [List; 4] = [
    List {
        name: "international-2ply",
        rules: VariantId::International,
        text: include_str!("../../openings/international-2ply.txt"),
    },
    List {
        name: "international-6ply",
        rules: VariantId::International,
        text: include_str!("../../openings/international-6ply.txt"),
    },
    List {
        name: "russian-ballots",
        rules: VariantId::Russian,
        text: include_str!("../../openings/russian-ballots.txt"),
    },
    List {
        name: "brazilian-ballots",
        rules: VariantId::Brazilian,
        text: include_str!("../../openings/brazilian-ballots.txt"),
    },
];

/// A game from which both engines go on, once with each colour.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    /// The game with its opening moves.
    pub(crate) game: Game,
    /// The FEN of a first position other than the usual one.
    pub(crate) fen: Option<String>,
}

/// The openings of a list, a file, or every one of two plies.
///
/// # Errors
/// When the file cannot be read or a line cannot be played, with its number and the reason.
pub(crate) fn openings(
    rules: RuleSet,
    name: Option<&str>,
    speaker: &Speaker,
) -> Result<Vec<Opening>> {
    let Some(name) = name else {
        return Ok(two_plies(rules));
    };
    let openings = match LISTS.iter().find(|list| list.name == name) {
        // Rule sets of one board share openings, as far as they can be played.
        Some(list) => read(rules, list.text, speaker).with_context(|| {
            let own = list.rules.id();
            format!("openings {name}: a list for --rules {own}, not for {rules}")
        })?,
        None => fs::read_to_string(name)
            .map_err(anyhow::Error::from)
            .and_then(|text| read(rules, &text, speaker))
            .with_context(|| format!("openings {name}"))?,
    };
    if openings.is_empty() {
        bail!("openings {name}: no opening in it");
    }
    Ok(openings)
}

/// Every line is an opening: moves from the first position, or a FEN and moves from there.
fn read(rules: RuleSet, text: &str, speaker: &Speaker) -> Result<Vec<Opening>> {
    let lines = text.lines().enumerate().map(|(i, line)| {
        let line = line.split('#').next().unwrap_or_default().trim();
        (i + 1, line)
    });
    let lines = lines.filter(|(_, line)| !line.is_empty());
    lines
        .map(|(number, line)| {
            opening(rules, line, speaker).with_context(|| format!("line {number}"))
        })
        .collect()
}

fn opening(rules: RuleSet, line: &str, speaker: &Speaker) -> Result<Opening> {
    let (fen, moves) = match rules {
        RuleSet::Draughts(_) => match line.split_once(' ') {
            Some((fen, moves)) if fen.contains(':') && is_fen(fen) => (Some(fen), moves),
            None if is_fen(line) => (Some(line), ""),
            Some(_) | None => (None, line),
        },
        RuleSet::Chess(_) if line.contains('/') => match line.split_once(';') {
            Some((fen, moves)) => (Some(fen.trim()), moves),
            None => (Some(line), ""),
        },
        RuleSet::Chess(_) => (None, line),
    };
    let mut game = match fen {
        Some(fen) => Game::from_fen(rules, fen).with_context(|| fen.to_owned())?,
        None => Game::new(rules),
    };
    let is_number = |text: &&str| text.ends_with('.');
    for text in moves.split_whitespace().filter(|text| !is_number(text)) {
        game.play(text).map_err(|refusal| {
            let text = shown(text);
            anyhow!("{text}: {}", speaker.refusal(&refusal, &text))
        })?;
    }
    if game.ended().is_some() {
        bail!("the game is over after {line:?}");
    }
    Ok(Opening {
        game,
        fen: fen.map(str::to_owned),
    })
}

/// `W:…` or `B:…`; a capture such as `b4:d6` is none.
fn is_fen(text: &str) -> bool {
    text.starts_with("W:") || text.starts_with("B:")
}

/// Every first move with every reply.
fn two_plies(rules: RuleSet) -> Vec<Opening> {
    let first = Game::new(rules);
    let after = |game: &Game| -> Vec<Game> {
        let moves = game.legal_moves().into_iter();
        moves
            .filter_map(|m| {
                let mut next = game.clone();
                next.play(&m.full).ok().map(|_| next)
            })
            .collect()
    };
    let games = after(&first).into_iter().flat_map(|game| after(&game));
    games
        .filter(|game| game.ended().is_none())
        .map(|game| Opening { game, fen: None })
        .collect()
}

/// Puts openings into an order that a number decides (Fisher and Yates, with the generator splitmix64).
pub(crate) fn shuffle(openings: &mut [Opening], seed: u64) {
    let mut state = seed;
    let mut roll = || {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    };
    for i in (1..openings.len()).rev() {
        let other = roll() % (i as u64 + 1);
        openings.swap(i, other as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Language;

    const INTERNATIONAL: RuleSet = RuleSet::Draughts(VariantId::International);

    fn english() -> Speaker {
        Speaker::new(Language::English)
    }

    #[test]
    fn the_built_in_lists_can_be_played() {
        for (name, expected) in [
            ("international-2ply", 79),
            ("international-6ply", 200),
            ("russian-ballots", 149),
            ("brazilian-ballots", 149),
        ] {
            let rules = name.split('-').next().expect("a rule set");
            let rules = rules.parse().expect("ours");
            let found = openings(rules, Some(name), &english()).expect("readable");
            assert_eq!(found.len(), expected, "{name}");
        }
    }

    /// The published counts of two plies: 81 on a hundred squares, 49 on sixty-four, 400 in chess.
    #[test]
    fn every_opening_of_two_plies() {
        for (rules, expected) in [("international", 81), ("russian", 49), ("chess", 400)] {
            let rules = rules.parse().expect("ours");
            let found = openings(rules, None, &english()).expect("made");
            assert_eq!(found.len(), expected);
        }
    }

    #[test]
    fn positions_comments_and_numbers_are_read() {
        let text = "# a comment\n\n1. 32-28 19-23  # more\nW:W31-50:B1-20 32-27\nB:W28:B1-20\n";
        let found = read(INTERNATIONAL, text, &english()).expect("readable");
        let plies: Vec<usize> = found.iter().map(|opening| opening.game.plies()).collect();
        assert_eq!(plies, [2, 1, 0]);
        assert_eq!(found[2].fen.as_deref(), Some("B:W28:B1-20"));
    }

    #[test]
    fn a_line_that_cannot_be_played_is_named() {
        for bad in [
            "32-28\n32-28 1-2\n",
            "32-28\nW:W99:B1\n",
            "32-28\n32-28 so\n",
        ] {
            let refused = read(INTERNATIONAL, bad, &english()).expect_err("refused");
            let refused = format!("{refused:#}");
            assert!(refused.starts_with("line 2: "), "{refused}");
        }
    }

    /// A bug: the key of the sentence was shown, such as `reason-empty-square`.
    #[test]
    fn a_move_that_cannot_be_played_is_refused_in_words() {
        let refused = |rules: &str, text: &str, language| {
            let rules = rules.parse().expect("ours");
            let refused = read(rules, text, &Speaker::new(language)).expect_err("refused");
            format!("{refused:#}")
        };
        let said = refused("international", "22-18", Language::English);
        let why = "There is no piece on square 22. (000:3.3)";
        assert_eq!(said, format!("line 1: 22-18: {why}"));
        for (rules, text) in [("international", "foo"), ("chess", "31-26")] {
            for language in Language::ALL {
                let said = refused(rules, text, language);
                let keys = ["reason-", "unreadable"];
                assert!(!keys.iter().any(|key| said.contains(key)), "{said}");
                assert!(said.starts_with(&format!("line 1: {text}: ")), "{said}");
            }
        }
    }

    /// A bug: it was not said that the list belongs to another rule set. Those of the same board play what they can.
    #[test]
    fn a_list_of_another_rule_set_says_for_which_it_is() {
        let made = |rules: &str| {
            let rules = rules.parse().expect("ours");
            openings(rules, Some("russian-ballots"), &english())
        };
        for rules in ["international", "chess"] {
            let refused = format!("{:#}", made(rules).expect_err("another board"));
            let for_which = format!("a list for --rules russian, not for {rules}: line 2: ");
            assert!(refused.contains(&for_which), "{refused}");
        }
        assert_eq!(made("russian-1953").expect("the same moves").len(), 149);
    }

    #[test]
    fn the_same_number_gives_the_same_order() {
        let fens = |seed| {
            let mut found = openings(INTERNATIONAL, None, &english()).expect("made");
            shuffle(&mut found, seed);
            let fens = found.iter().map(|opening| opening.game.fen());
            fens.collect::<Vec<_>>()
        };
        assert_eq!(fens(7), fens(7));
        assert_ne!(fens(7), fens(8));
        let (mut one, mut other) = (fens(7), fens(8));
        one.sort();
        other.sort();
        assert_eq!(one, other, "none is lost");
    }
}
