//! Why what an operator has written cannot be asked for, said in five languages.

use games::{Phrase, shown};
use texts::Language;
use tournament::desk::{DeskRefused, EntryProblem, FoundRating, RatingChoiceRefused};
use tournament::rating::{Finding, ListFault, ListFaults, ListProblem, NoRatings};

use super::refusal::refusal_phrase;
use crate::words;

/// A refusal by the end of its key.
fn refused(key: &str) -> Phrase {
    Phrase::new(format!("tournament-refused-{key}"))
}

pub(super) fn phrase(why: &DeskRefused) -> Phrase {
    match why {
        DeskRefused::UnknownName(name) => refused("unknown-name").text("name", shown(name)),
        DeskRefused::WhichName { name, all } => refused("which-name")
            .text("name", shown(name))
            .text("all", all.join(", ")),
        DeskRefused::UnknownMember { team, name } => refused("unknown-member")
            .text("team", team)
            .text("name", shown(name)),
        DeskRefused::UnknownMatch { round, board } => {
            refused("unknown-match").text("place", format!("{round}.{board}"))
        }
        DeskRefused::MatchResults { boards, found } => refused("match-results")
            .number("boards", *boards as u64)
            .number("number", *found as u64),
        DeskRefused::NoOutcomeText(text) => refused("outcome-text").text("text", shown(text)),
        DeskRefused::NotPaired(round) => refused("not-paired").number("number", *round),
        DeskRefused::NeedsReason(outcome) => {
            refused("outcome-why").text("text", outcome.to_string())
        }
        DeskRefused::NotInTable => refused("not-in-table"),
        DeskRefused::OnlySwiss => refused("only-swiss"),
        DeskRefused::TrfGames(games) => refused("trf-games").number("games", *games),
        DeskRefused::NoZone(none) => refused("no-zone").text("text", shown(&none.0)),
        DeskRefused::SameZone(zone) => refused("same-zone").text("zone", zone.name()),
        DeskRefused::NoHallTime(none) => refused("hall-time").text("text", shown(&none.0)),
        DeskRefused::HallGap { time, zone } => refused("hall-gap")
            .text("text", time.to_string().replace('T', " "))
            .text("zone", zone.name()),
        DeskRefused::RollCalled(here) => refused("roll-called").number("number", *here),
        DeskRefused::SectionKnown(name) => refused("section-known").text("section", shown(name)),
        DeskRefused::NothingToUndo => refused("nothing-to-undo"),
        DeskRefused::NothingToAmend => refused("nothing-to-amend"),
        DeskRefused::NoResults => refused("no-results"),
        DeskRefused::ResultLine { line, text } => refused("result-line")
            .number("line", *line)
            .text("text", shown(text)),
        DeskRefused::ResultTwice { line, place } => refused("result-twice")
            .number("line", *line)
            .text("game", place.to_string()),
        DeskRefused::EmptySections => refused("sections-empty"),
    }
}

/// What is wrong in a list of entries: the key of the sentence, and what is inserted in this language.
pub fn entry_problem(problem: &EntryProblem, language: Language) -> Phrase {
    let of = |key: &str, text: &str| refused(key).text("text", shown(text));
    match problem {
        EntryProblem::NoNames => refused("no-name-column"),
        EntryProblem::ColumnTwice(name) => refused("column-twice").text("name", shown(name)),
        EntryProblem::Unreadable { line } => refused("list-csv").number("line", *line),
        EntryProblem::OpenQuote { line } => refused("list-quote").number("line", *line),
        EntryProblem::Beyond(text) => of("list-beyond", text),
        EntryProblem::NoClass(text) => of("list-class", text),
        EntryProblem::NoRating(text) => of("list-rating", text),
        EntryProblem::NoSex { found, words } => {
            of("list-sex", found).text("words", words.join(", "))
        }
        EntryProblem::Implausible(why) => refusal_phrase(why, language),
    }
}

/// Why no rating system is chosen.
pub fn rating_choice_refusal(why: &RatingChoiceRefused) -> Phrase {
    match why {
        RatingChoiceRefused::Fmjd => refused("rating-system-fmjd"),
        RatingChoiceRefused::Text(fault) => {
            refused("rating-system").number("line", fault.line as u64)
        }
    }
}

/// Everything that is wrong in a rating list, a sentence on each line.
pub fn list_faults(faults: &ListFaults, language: Language) -> String {
    let lines = faults.0.iter();
    let lines = lines.map(|fault| words::say(language, &list_fault(fault, language)));
    lines.collect::<Vec<_>>().join("\n")
}

/// What is wrong in a rating list, with its place: the key of the sentence, and what is inserted in this language.
pub fn list_fault(fault: &ListFault, language: Language) -> Phrase {
    let phrase = |key: &str| Phrase::new(format!("rating-list-{key}"));
    let why = match &fault.problem {
        ListProblem::NoHeading => phrase("no-heading"),
        ListProblem::NoNames => phrase("no-names"),
        ListProblem::UnknownColumn => phrase("unknown-column"),
        ListProblem::ColumnTwice => phrase("column-twice"),
        ListProblem::Fields { expected, found } => phrase("fields")
            .number("expected", *expected as u64)
            .number("found", *found as u64),
        ListProblem::NoName => phrase("no-name"),
        ListProblem::Control => phrase("control"),
        ListProblem::NoRating(found) => phrase("no-rating").text("found", shown(found)),
        ListProblem::NoGames(found) => phrase("no-games").text("found", shown(found)),
        ListProblem::NoBirth(found) => phrase("no-birth").text("found", shown(found)),
        ListProblem::Unreadable(_) => phrase("unreadable"),
        ListProblem::IdTwice { first } => phrase("id-twice").number("first", *first),
    };
    let phrase = match &fault.column {
        None => phrase("line"),
        Some(column) => phrase("column").text("name", shown(column)),
    };
    let phrase = phrase.number("line", fault.line);
    phrase.text("why", words::say(language, &why))
}

/// Why a list has not the ratings that are asked for.
pub fn no_ratings(none: &NoRatings) -> Phrase {
    match none {
        NoRatings::None => Phrase::new("rating-list-empty"),
        NoRatings::Which(all) => Phrase::new("rating-list-which").text("all", all.join(", ")),
        NoRatings::NoSuch { wanted, known } => Phrase::new("rating-list-not-there")
            .text("name", shown(wanted))
            .text("all", known.join(", ")),
    }
}

/// What a rating list says of somebody, on one line; nothing where it says what is known.
pub fn found_rating(found: &FoundRating, language: Language) -> Option<String> {
    let name = found_name(found);
    match (found.finding, why_not_found(found.finding)) {
        (Finding::New { before, rating }, _) => {
            let before = before.map_or("–".to_owned(), |before| before.to_string());
            Some(format!("{name}: {before} → {rating}"))
        }
        (_, None) => None,
        (_, Some(why)) => {
            let said = words::plain(language, &format!("tournament-ratings-{why}"));
            Some(format!("{name}: {said}"))
        }
    }
}

/// How many ratings were taken from a list, how many were known, and how many are missing.
pub fn taken_ratings(found: &[FoundRating]) -> Phrase {
    let [mut changed, mut same, mut missing] = [0_u64; 3];
    for one in found {
        match one.finding {
            Finding::New { .. } => changed += 1,
            Finding::Same(_) => same += 1,
            Finding::NoId
            | Finding::NotListed
            | Finding::Several
            | Finding::NotRated
            | Finding::Left => missing += 1,
        }
    }
    Phrase::new("tournament-ratings-taken")
        .number("changed", changed)
        .number("same", same)
        .number("missing", missing)
}

/// Who was looked for in a rating list, with the section.
pub(super) fn found_name(found: &FoundRating) -> String {
    match &found.section {
        Some(section) => format!("{section}: {}", found.name),
        None => found.name.clone(),
    }
}

/// Why a rating list has no rating for somebody, as programs read it.
pub(super) const fn why_not_found(finding: Finding) -> Option<&'static str> {
    match finding {
        Finding::New { .. } | Finding::Same(_) => None,
        Finding::NoId => Some("no-id"),
        Finding::NotListed => Some("not-listed"),
        Finding::Several => Some("several"),
        Finding::NotRated => Some("not-rated"),
        Finding::Left => Some("left"),
    }
}
