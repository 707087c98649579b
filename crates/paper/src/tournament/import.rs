//! What was taken over from a report, and why none is, said in five languages.

use games::Phrase;
use pairing::trf::Report;
use texts::Language;
use tournament::{Colors, Imported, NoImport};

use super::refusal::{refusal, refusal_phrase};
use crate::words;

/// What was taken over from a report, and what an event file has no place for.
pub fn told_import(imported: &Imported, report: &Report) -> Vec<Phrase> {
    let made = &imported.competition;
    let participants = made.participants().count() as u64;
    let told = match report.is_for_teams() {
        true => Phrase::new("tournament-imported-teams")
            .number("teams", participants)
            .number("players", report.players.len() as u64),
        false => Phrase::new("tournament-imported").number("players", participants),
    };
    let mut all = vec![told.number("rounds", made.last_round())];
    if let Some(rounds) = imported.assumed {
        all.push(Phrase::new("tournament-imported-assumed").number("count", rounds));
    }
    if !imported.left_out.is_empty() {
        let left = Phrase::new("tournament-imported-without");
        all.push(left.text("what", imported.left_out.join(", ")));
    }
    all
}

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
        NoImport::NotMatch => plain("not-match"),
        NoImport::Assigned => plain("assigned"),
        NoImport::NoMatch { round, teams } => {
            let [one, other] = *teams;
            of_round("no-match", *round as usize, one).number("other", other)
        }
        NoImport::Refused(refused) => refusal_phrase(refused, language),
    }
}
