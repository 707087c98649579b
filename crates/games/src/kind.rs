//! Under which rules a written game was played.

use chess::ChessRules;
use notation::{GameType, ParseGameTypeError};
use rules::VariantId;
use texts::Phrase;

use crate::rule_set::{RuleSet, UnknownRules};

/// A rule set, and how it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The rule set.
    pub rules: RuleSet,
    /// How it is known.
    pub because: Because,
}

/// How a rule set is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Because {
    /// The tag `Rules` names it.
    RulesTag,
    /// The tag `GameType` numbers it.
    GameType,
    /// The caller said so.
    Given,
    /// The squares of the moves or of the position fit it best.
    Squares,
    /// The file is a file of chess games.
    Chess,
}

/// Why no rule set of ours fits.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KindRefused {
    /// The tag `Rules` names none of ours.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// The tag `GameType` cannot be read.
    #[error("GameType: {0}")]
    GameType(#[from] ParseGameTypeError),
    /// The tag `GameType` numbers a game that we do not have.
    #[error("game type {number} ({name}) is not one of the rule sets here")]
    NotOurs {
        /// Its number.
        number: u8,
        /// Its name in English.
        name: &'static str,
    },
    /// The tag `Variant` names a game that we do not have.
    #[error("the variant {0:?} is not one of the rule sets here")]
    Variant(String),
    /// The game says nothing, and begins as English draughts does.
    #[error("it begins like English draughts, which is not one of the rule sets here")]
    LooksEnglish,
}

impl KindRefused {
    /// The reason as a sentence still without a language.
    pub fn phrase(&self) -> Phrase {
        match self {
            KindRefused::Rules(UnknownRules(name)) => {
                Phrase::new("games-kind-rules").text("name", name)
            }
            KindRefused::GameType(error) => {
                Phrase::new("games-kind-type").number("at", error.at as u64 + 1)
            }
            KindRefused::NotOurs { number, .. } => {
                Phrase::new("games-kind-other").number("number", *number)
            }
            KindRefused::Variant(name) => Phrase::new("games-kind-variant").text("name", name),
            KindRefused::LooksEnglish => Phrase::new("games-kind-english"),
        }
    }
}

/// What a file says of its rules, directly or not.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evidence<'a> {
    /// The tag `Rules`.
    pub rules: Option<&'a str>,
    /// The tag `GameType`.
    pub game_type: Option<&'a str>,
    /// The tag `Variant`.
    pub variant: Option<&'a str>,
    /// The tag `FEN`.
    pub fen: Option<&'a str>,
    /// The first move.
    pub first_move: Option<&'a str>,
    /// What the caller says of games that say nothing.
    pub given: Option<RuleSet>,
    /// Whether the file is one of chess.
    pub is_chess: bool,
}

/// The rule set of a written game. Its own tags come first, then what the caller says, then what
/// the squares show. A game type that the first move or the position cannot belong to is passed
/// over: such tags are common.
///
/// # Errors
/// When the game says what it is, and it is none of ours.
pub fn kind_of(evidence: &Evidence<'_>) -> Result<Kind, KindRefused> {
    let kind = |rules, because| Ok(Kind { rules, because });
    if let Some(rules) = evidence.rules {
        return kind(rules.parse()?, Because::RulesTag);
    }
    if evidence.is_chess {
        let rules = evidence
            .given
            .filter(|rules| matches!(rules, RuleSet::Chess(_)));
        return kind(
            rules.unwrap_or(RuleSet::Chess(ChessRules::Fide)),
            Because::Chess,
        );
    }
    if let Some(name) = evidence.variant.filter(|name| is_foreign(name)) {
        return Err(KindRefused::Variant(name.chars().take(40).collect()));
    }
    let game_type = evidence
        .game_type
        .filter(|text| !matches!(text.trim(), "" | "?"));
    if let Some(text) = game_type {
        let game_type: GameType = text.parse()?;
        match game_type.variant() {
            Some(variant) if fits(variant, evidence) => {
                return kind(RuleSet::Draughts(variant), Because::GameType);
            }
            Some(_) => {}
            None => {
                return Err(KindRefused::NotOurs {
                    number: game_type.number,
                    name: game_type.name().unwrap_or("unknown"),
                });
            }
        }
    }
    match evidence.given {
        Some(rules) => kind(rules, Because::Given),
        None if looks_english(evidence) => Err(KindRefused::LooksEnglish),
        None => kind(RuleSet::Draughts(by_squares(evidence)), Because::Squares),
    }
}

/// Whether the name of a variant, as game sites write it, is that of a game that we do not have.
fn is_foreign(name: &str) -> bool {
    const FOREIGN: [&str; 14] = [
        "american",
        "english",
        "checkers",
        "frisian",
        "frysk",
        "italian",
        "spanish",
        "portuguese",
        "turkish",
        "thai",
        "canadian",
        "czech",
        "antidraughts",
        "breakthrough",
    ];
    let name = name.to_lowercase();
    FOREIGN.iter().any(|foreign| name.contains(foreign))
}

/// Whether Black begins on the small board, as in English draughts, the commonest game in files
/// that say nothing: no game of ours begins from these squares.
fn looks_english(evidence: &Evidence<'_>) -> bool {
    let mut squares = numbers(evidence.first_move.unwrap_or_default());
    let (from, to) = (squares.next(), squares.next());
    evidence.fen.is_none() && matches!((from, to), (Some(9..=12), Some(13..=16)))
}

/// Whether squares by name stand against a board that has numbers only, or the other way about.
fn fits(variant: VariantId, evidence: &Evidence<'_>) -> bool {
    let is_large = variant.board_rows() == 10;
    !(is_large && names_squares(evidence) || !is_large && highest(evidence) > 32)
}

fn by_squares(evidence: &Evidence<'_>) -> VariantId {
    if names_squares(evidence) {
        return VariantId::Russian;
    }
    // Without a position White begins: from 31 to 35 on the large board, from 21 to 24 on the small.
    let first = numbers(evidence.first_move.unwrap_or_default()).next();
    match (highest(evidence), evidence.fen, first) {
        (1..=32, None, Some(21..=24)) => VariantId::Russian,
        _ => VariantId::International,
    }
}

/// Whether the first move or the position has squares with letters.
fn names_squares(evidence: &Evidence<'_>) -> bool {
    let is_file = |byte: &u8| matches!(byte.to_ascii_lowercase(), b'a'..=b'h');
    let by_name = |text: &str| {
        let bytes = text.as_bytes();
        bytes.windows(2).any(|pair| {
            is_file(&pair[0]) && pair[0].is_ascii_lowercase() && pair[1].is_ascii_digit()
        })
    };
    let first_move = evidence.first_move.unwrap_or_default();
    by_name(&first_move.to_ascii_lowercase()) || by_name(evidence.fen.unwrap_or_default())
}

/// The highest square number of the first move and the position.
fn highest(evidence: &Evidence<'_>) -> u32 {
    // What stands behind the pieces of some files is no square.
    let fen = evidence.fen.unwrap_or_default();
    let pieces = fen.split(":H").next().unwrap_or_default();
    let pieces = pieces.split(":F").next().unwrap_or_default();
    let texts = [evidence.first_move.unwrap_or_default(), pieces];
    texts.into_iter().flat_map(numbers).max().unwrap_or(0)
}

fn numbers(text: &str) -> impl Iterator<Item = u32> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draughts(variant: VariantId, because: Because) -> Result<Kind, KindRefused> {
        Ok(Kind {
            rules: RuleSet::Draughts(variant),
            because,
        })
    }

    #[test]
    fn tags_say_it_first() {
        let evidence = Evidence {
            rules: Some("home"),
            game_type: Some("25"),
            ..Evidence::default()
        };
        assert_eq!(
            kind_of(&evidence),
            draughts(VariantId::Home, Because::RulesTag)
        );
        let evidence = Evidence {
            game_type: Some("26,W,8,8,A0,0"),
            ..Evidence::default()
        };
        assert_eq!(
            kind_of(&evidence),
            draughts(VariantId::Brazilian, Because::GameType)
        );
    }

    /// Seen: game type 20 over moves with letters.
    #[test]
    fn a_type_that_cannot_be_is_passed_over() {
        let evidence = Evidence {
            game_type: Some("20"),
            first_move: Some("e3-d4"),
            ..Evidence::default()
        };
        assert_eq!(
            kind_of(&evidence),
            draughts(VariantId::Russian, Because::Squares)
        );
    }

    #[test]
    fn other_games_are_refused_by_name() {
        let evidence = Evidence {
            game_type: Some("21"),
            ..Evidence::default()
        };
        assert!(matches!(
            kind_of(&evidence),
            Err(KindRefused::NotOurs { number: 21, .. })
        ));
    }

    /// Seen in whole archives without a type: `1. 9-13 22-18`.
    #[test]
    fn english_draughts_is_known_by_its_first_move() {
        let evidence = Evidence {
            first_move: Some("11-15"),
            ..Evidence::default()
        };
        assert_eq!(kind_of(&evidence), Err(KindRefused::LooksEnglish));
    }

    #[test]
    fn squares_tell_the_board() {
        let guess = |first_move, fen| {
            by_squares(&Evidence {
                first_move,
                fen,
                ..Evidence::default()
            })
        };
        assert_eq!(guess(Some("32-28"), None), VariantId::International);
        assert_eq!(guess(Some("22-17"), None), VariantId::Russian);
        assert_eq!(guess(Some("ed4"), None), VariantId::Russian);
        assert_eq!(
            guess(Some("12-8"), Some("W:W12:BK2")),
            VariantId::International
        );
        assert_eq!(guess(Some("22-18"), Some("W:Wc3:Bb8")), VariantId::Russian);
    }
}
