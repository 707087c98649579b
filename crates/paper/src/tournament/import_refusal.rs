//! Why a report is not taken over, said in five languages.

use games::Phrase;
use texts::Language;
use tournament::{Colors, NoImport};

use super::refusal::{refusal, refusal_phrase};
use crate::words;

/// Why a report is not taken over, with the article that asks for it.
pub fn import_refusal(none: &NoImport, language: Language) -> String {
    match none {
        NoImport::Refused(refused) => refusal(refused, language),
        none => words::say(language, &import_refusal_phrase(none, language)),
    }
}

/// Why a report is not taken over: the key of the sentence, and what is inserted in this language.
pub fn import_refusal_phrase(none: &NoImport, language: Language) -> Phrase {
    let plain = |key: &str| Phrase::new(format!("tournament-refused-import-{key}"));
    let of_round = |key: &str, round: usize, number: u16| {
        plain(key)
            .number("round", round as u64)
            .number("number", number)
    };
    match none {
        NoImport::Nobody => plain("nobody"),
        NoImport::Game { round, player } => of_round("game", *round, *player),
        NoImport::Outcome { round, player } => of_round("outcome", *round, *player),
        NoImport::Match { round, team } => of_round("match", *round, *team),
        NoImport::Colors { round, team } => of_round("colors", *round, *team),
        NoImport::Gap { round, team } => of_round("gap", *round, *team),
        NoImport::NoRounds => plain("no-rounds"),
        NoImport::FewRounds { rounds, paired } => plain("few-rounds")
            .number("rounds", *rounds)
            .number("paired", *paired as u64),
        NoImport::Knockout => plain("knockout"),
        NoImport::Boards => plain("boards").number("most", Colors::MOST_BOARDS),
        NoImport::Assigned => plain("assigned"),
        NoImport::NoMatch { round, teams } => {
            let [one, other] = *teams;
            of_round("no-match", *round as usize, one).number("other", other)
        }
        NoImport::Refused(refused) => refusal_phrase(refused, language),
    }
}
