//! The openings of a match.

use std::fs;
use std::io;

use games::{Game, Refusal, RuleSet, SetupRefused, Words, shown};
use rules::VariantId;

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
        text: include_str!("../openings/international-2ply.txt"),
    },
    List {
        name: "international-6ply",
        rules: VariantId::International,
        text: include_str!("../openings/international-6ply.txt"),
    },
    List {
        name: "russian-ballots",
        rules: VariantId::Russian,
        text: include_str!("../openings/russian-ballots.txt"),
    },
    List {
        name: "brazilian-ballots",
        rules: VariantId::Brazilian,
        text: include_str!("../openings/brazilian-ballots.txt"),
    },
];

/// A game from which both engines go on, once with each colour.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The game with its opening moves.
    pub game: Game,
    /// The FEN of a first position other than the usual one.
    pub fen: Option<String>,
}

/// Why openings cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum OpeningsError {
    /// The file cannot be read.
    #[error("openings {name}")]
    Read {
        /// The file.
        name: String,
        /// What the system says.
        source: io::Error,
    },
    /// A line of the file cannot be played.
    #[error("openings {name}")]
    Line {
        /// The file.
        name: String,
        /// The line, and what is wrong with it.
        source: LineError,
    },
    /// A built-in list cannot be played by these rules.
    #[error("openings {name}: a list for {own}, not for {rules}")]
    OtherRules {
        /// The list.
        name: String,
        /// The rule set that it is for.
        own: RuleSet,
        /// The rule set that is played.
        rules: RuleSet,
        /// The first line that cannot be played.
        source: LineError,
    },
    /// There is no opening in the file.
    #[error("openings {0}: no opening in it")]
    None(String),
}

/// A line that is no opening.
#[derive(Debug, thiserror::Error)]
#[error("line {line}")]
pub struct LineError {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub source: OpeningError,
}

/// Why a text is no opening.
#[derive(Debug, thiserror::Error)]
pub enum OpeningError {
    /// Its first position cannot be played.
    #[error("{fen}")]
    Setup {
        /// The position.
        fen: String,
        /// Why not.
        source: SetupRefused,
    },
    /// A move in it is not legal.
    #[error("{text} is not legal")]
    Move {
        /// The move.
        text: String,
        /// Why not.
        refusal: Box<Refusal>,
    },
    /// Nothing is left to play.
    #[error("the game is over after {0:?}")]
    Over(String),
}

impl LineError {
    /// The line, and what is wrong with it in the words given.
    pub fn sentence(&self, words: &Words<'_>) -> String {
        match &self.source {
            OpeningError::Move { text, refusal } => {
                let text = shown(text);
                format!("{self}: {text}: {}", words(&refusal.cited(&text)))
            }
            OpeningError::Setup { source, .. } => format!("{self}: {}: {source}", self.source),
            OpeningError::Over(_) => format!("{self}: {}", self.source),
        }
    }
}

impl Opening {
    /// The openings of a built-in list or a file by its name, or every one of two plies.
    ///
    /// # Errors
    /// When the file cannot be read or a line cannot be played, with its number and the reason.
    pub fn named(rules: RuleSet, name: Option<&str>) -> Result<Vec<Opening>, OpeningsError> {
        let Some(name) = name else {
            return Ok(Opening::two_plies(rules));
        };
        let owned = || name.to_owned();
        let openings = match LISTS.iter().find(|list| list.name == name) {
            // Rule sets of one board share openings, as far as they can be played.
            Some(list) => Opening::read(rules, list.text).map_err(|source| {
                let own = RuleSet::Draughts(list.rules);
                let name = owned();
                OpeningsError::OtherRules {
                    name,
                    own,
                    rules,
                    source,
                }
            })?,
            None => {
                let text = fs::read_to_string(name);
                let text = text.map_err(|source| OpeningsError::Read {
                    name: owned(),
                    source,
                })?;
                Opening::read(rules, &text).map_err(|source| OpeningsError::Line {
                    name: owned(),
                    source,
                })?
            }
        };
        match openings.is_empty() {
            true => Err(OpeningsError::None(owned())),
            false => Ok(openings),
        }
    }

    /// Every line of a text is an opening: moves from the first position, or a FEN and moves from there. What follows `#` is a
    /// comment.
    ///
    /// # Errors
    /// The first line that cannot be played.
    pub fn read(rules: RuleSet, text: &str) -> Result<Vec<Opening>, LineError> {
        let lines = text.lines().enumerate().map(|(i, line)| {
            let line = line.split('#').next().unwrap_or_default().trim();
            (i + 1, line)
        });
        let lines = lines.filter(|(_, line)| !line.is_empty());
        lines
            .map(|(line, text)| {
                let opening = Opening::of_line(rules, text);
                opening.map_err(|source| LineError { line, source })
            })
            .collect()
    }

    fn of_line(rules: RuleSet, line: &str) -> Result<Opening, OpeningError> {
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
            Some(fen) => Game::from_fen(rules, fen).map_err(|source| OpeningError::Setup {
                fen: fen.to_owned(),
                source,
            })?,
            None => Game::new(rules),
        };
        let is_number = |text: &&str| text.ends_with('.');
        for text in moves.split_whitespace().filter(|text| !is_number(text)) {
            game.play(text).map_err(|refusal| OpeningError::Move {
                text: text.to_owned(),
                refusal: Box::new(refusal),
            })?;
        }
        if game.ended().is_some() {
            return Err(OpeningError::Over(line.to_owned()));
        }
        Ok(Opening {
            game,
            fen: fen.map(str::to_owned),
        })
    }

    /// Every first move with every reply.
    pub fn two_plies(rules: RuleSet) -> Vec<Opening> {
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
}

/// `W:…` or `B:…`; a capture such as `b4:d6` is none.
fn is_fen(text: &str) -> bool {
    text.starts_with("W:") || text.starts_with("B:")
}

/// Puts openings into an order that a number decides (Fisher and Yates, with the generator splitmix64).
pub fn shuffle(openings: &mut [Opening], seed: u64) {
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
            let found = Opening::named(rules, Some(name)).expect("readable");
            assert_eq!(found.len(), expected, "{name}");
        }
    }

    /// The published counts of two plies: 81 on a hundred squares, 49 on sixty-four, 400 in chess.
    #[test]
    fn every_opening_of_two_plies() {
        for (rules, expected) in [("international", 81), ("russian", 49), ("chess", 400)] {
            let rules = rules.parse().expect("ours");
            let found = Opening::named(rules, None).expect("made");
            assert_eq!(found.len(), expected);
        }
    }

    #[test]
    fn positions_comments_and_numbers_are_read() {
        let text = "# a comment\n\n1. 32-28 19-23  # more\nW:W31-50:B1-20 32-27\nB:W28:B1-20\n";
        let found = Opening::read(INTERNATIONAL, text).expect("readable");
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
            let refused = Opening::read(INTERNATIONAL, bad).expect_err("refused");
            assert_eq!(refused.line, 2, "{bad}");
        }
    }

    /// A bug: the key of the sentence was shown, such as `reason-empty-square`.
    #[test]
    fn a_move_that_cannot_be_played_is_refused_in_words() {
        let refused = |rules: &str, text: &str, language: Language| {
            let rules = rules.parse().expect("ours");
            let refused = Opening::read(rules, text).expect_err("refused");
            refused.sentence(&|cited| cited.say(language))
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

    /// Those of the same board play what they can.
    #[test]
    fn a_list_of_another_rule_set_says_so() {
        let made = |rules: &str| {
            let rules = rules.parse().expect("ours");
            Opening::named(rules, Some("russian-ballots"))
        };
        for rules in ["international", "chess"] {
            let refused = made(rules).expect_err("another board");
            let OpeningsError::OtherRules { own, source, .. } = refused else {
                panic!("{rules}: {refused:?}");
            };
            assert_eq!((own.id(), source.line), ("russian", 2), "{rules}");
        }
        assert_eq!(made("russian-1953").expect("the same moves").len(), 149);
    }

    #[test]
    fn the_same_number_gives_the_same_order() {
        let fens = |seed| {
            let mut found = Opening::named(INTERNATIONAL, None).expect("made");
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
