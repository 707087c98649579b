//! A competition, its pages and its log as JSON. `docs/tournament-json.md` has what each name means; names stay as they are.

mod careers;
mod openings;
mod ratings;
mod report;
mod team;

use games::{Argument, Phrase};
use jiff::Timestamp;
use serde_json::{Map, Value, json};
use texts::Language;
use tournament::desk::FoundRating;
use tournament::file::{self, Seal};
use tournament::norms::{ClassNumbers, Hundredths, SecondClassAtThree};
use tournament::organisation::Sitting;
use tournament::{
    Competition, Concern, Correction, Drawing, Festival, Instructions, Item, LogEntry, Recomputed,
    Refused, Round, Zone,
};

use super::desk_refusal::{found_name, why_not_found};
use super::export::{decimal, state};
use super::leaf::{Leaf, Part};
use super::refusal::{refusal, refusal_phrase};
pub use careers::{career, left_out};
pub use ratings::ratings;
pub use report::{checked_round, paired_round};

/// Everything that is known of a competition.
pub fn competition(competition: &Competition) -> Value {
    let known = competition.instructions();
    let players = competition.participants().map(|(id, one)| {
        json!({
            "id": id.0,
            "number": competition.number_of(id),
            "name": one.player.name,
            "federation": one.player.federation,
            "club": one.player.club,
            "birth": one.player.birth,
            "class": one.player.class.map(|class| class.to_string()),
            "rating": one.player.rating,
            "title": one.player.title,
            "licence": one.player.licence,
            "sex": one.player.sex.map(|sex| sex.to_string()),
            "left": one.left.map(tournament::Leaving::name),
            "is_absent": competition.is_absent(id),
            "has_confirmed": competition.has_confirmed(id),
            "members": team::members(competition, id),
        })
    });
    json!({
        "name": known.map(|known| &known.name),
        "place": known.map(|known| &known.place),
        "time_zone": competition.zone().map(Zone::name),
        "federation": known.map(|known| &known.federation),
        "dates": known.map(|known| &known.dates),
        "rules": known.map(|known| &known.rules),
        "control": known.map(|known| &known.control),
        "system": known.map(|known| known.system.to_string()),
        "tie_breaks": known.map(|known| known.tie_breaks.iter().map(ToString::to_string).collect::<Vec<_>>()),
        "teams": team::rules(competition),
        "norms": known.map(decided),
        "openings": openings::laid_down(competition),
        "is_over": competition.is_over(),
        "ended_early": competition.ended_early(),
        "officials": competition.officials().iter().map(|official| json!({"name": official.name, "role": official.role.name()})).collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
        "rounds": (1..).zip(competition.rounds()).map(|(number, one)| paired(competition, number, one)).collect::<Vec<_>>(),
        "corrections": competition.corrections().iter().map(correction).collect::<Vec<_>>(),
        "board_results": team::board_results(competition),
        "standings": standings(competition),
        "schedule": competition.schedule().map(sitting).collect::<Vec<_>>(),
        "waiting": competition.waiting().iter().map(|(place, game)| json!({"game": place.to_string(), "state": state(game), "order": competition.order_of_resumption(*place)})).collect::<Vec<_>>(),
        "duties": competition.checklist().iter().map(duty).collect::<Vec<_>>(),
    })
}

/// A whole event with its sections.
pub fn event_with_sections(festival: &Festival) -> Value {
    let sections = festival.sections().map(|(name, competition)| {
        let mut all = self::competition(competition);
        all["section"] = json!(name);
        all
    });
    let sections: Vec<Value> = sections.collect();
    let mut whole = competition(festival.whole());
    whole["sections"] = json!(sections);
    whole
}

/// A result that was corrected; `paired` is the last round that was paired then.
fn correction(one: &Correction) -> Value {
    json!({
        "event": one.event,
        "at": Timestamp::from_millisecond(one.at.0).ok().map(|at| at.to_string()),
        "by": one.by,
        "game": one.place.to_string(),
        "was": one.was.map(|was| was.to_string()),
        "outcome": one.outcome.to_string(),
        "effect": one.effect.name().unwrap_or("counts"),
        "paired": one.paired,
        "was_assumed": one.was_assumed,
        "why": one.why,
    })
}

/// What the organiser has decided about norms.
fn decided(known: &Instructions) -> Value {
    let ClassNumbers {
        master,
        candidate,
        unclassified,
    } = known.norms.numbers;
    let text = |number: Option<Hundredths>| number.map(|number| number.to_string());
    json!({
        "master": text(master),
        "candidate": text(candidate),
        "none": text(unclassified),
        "second_at_three": match known.norms.second_class_at_3 {
            SecondClassAtThree::Text => "text",
            SecondClassAtThree::Table => "table",
        },
    })
}

fn sitting(sitting: &Sitting) -> Value {
    json!({
        "what": sitting.matter.to_string(),
        "at": sitting.start.to_string(),
        "minutes": sitting.minutes,
        "room": sitting.room,
    })
}

fn duty(item: &Item<'_>) -> Value {
    json!({
        "duty": item.duty.name(),
        "round": item.round,
        "article": item.duty.article(),
        "done_by": item.done.map(|event| &event.by),
    })
}

fn paired(competition: &Competition, number: u32, round: &Round) -> Value {
    let boards = round.boards.iter().map(|board| {
        let games = board.games.iter().map(|game| {
            json!({
                "state": state(game),
                "outcome": game.outcome().map(|outcome| outcome.to_string()),
            })
        });
        let mut meeting = json!({
            "white": board.white.0,
            "black": board.black.0,
            "games": games.collect::<Vec<_>>(),
        });
        if competition.is_for_teams() {
            // By the places in the board order.
            let line_up = |team| competition.line_up(number, team);
            meeting["line_ups"] = json!([line_up(board.white), line_up(board.black)]);
        }
        meeting
    });
    let free = round.free.iter().map(|(player, mark)| {
        json!({"player": player.0, "mark": mark.map(|mark| mark.letter().to_string())})
    });
    json!({
        "of_table": round.of_table,
        "openings": openings::drawn(competition, number),
        "boards": boards.collect::<Vec<_>>(),
        "free": free.collect::<Vec<_>>(),
    })
}

/// Who stands where.
pub fn standings(competition: &Competition) -> Value {
    let standings = competition.standings();
    let rows = standings.iter().map(|row| {
        json!({
            "place": row.place,
            "shared_to": row.to,
            "player": row.player.0,
            "name": competition.name(row.player),
            "points": decimal(row.points),
            "team_points": team::points(competition, row.player),
            "tie_breaks": row.values.iter().map(|value| value.map(|value| value.to_string())).collect::<Vec<_>>(),
        })
    });
    rows.collect()
}

/// Who stands where in each section.
pub fn standings_of_sections(festival: &Festival) -> Value {
    let sections = festival.sections();
    let sections = sections
        .map(|(name, competition)| json!({"section": name, "standings": standings(competition)}));
    sections.collect()
}

/// A round with its number and the names of those who play; null where it is not paired.
pub fn round(competition: &Competition, number: u32) -> Value {
    let index = (number as usize).checked_sub(1);
    let Some(found) = index.and_then(|index| competition.rounds().get(index)) else {
        return Value::Null;
    };
    let players = found.boards.iter();
    let players = players.flat_map(|board| [board.white, board.black]);
    let players = players.chain(found.free.iter().map(|(player, _)| *player));
    let names = players.map(|player| {
        json!({
            "id": player.0,
            "number": competition.number_of(player),
            "name": competition.name(player),
        })
    });
    let mut value = paired(competition, number, found);
    value["number"] = json!(number);
    value["players"] = names.collect();
    value
}

/// An entry of the log with its number in the file and its sentence: `kind` and `fields` are those of its line.
pub fn event(number: u32, entry: &LogEntry, sentence: &str) -> Value {
    let told = file::told_fields(entry);
    json!({
        "event": number,
        "at": told.at,
        "by": told.by,
        "section": entry.section,
        "kind": told.kind,
        "fields": told.fields,
        "sentence": sentence,
    })
}

/// A page: what stands on it, one below the other.
pub fn page(leaf: &Leaf) -> Value {
    let parts = leaf.parts().into_iter().map(|part| match part {
        Part::Heading(text) => json!({"heading": text}),
        Part::Line(text) => json!({"line": text}),
        Part::Facts(facts) => json!({"facts": facts}),
        Part::Notes(notes) => json!({"notes": notes}),
        Part::Table {
            caption,
            heads,
            rows,
        } => json!({"table": {"caption": caption, "heads": heads, "rows": rows}}),
        Part::Openings(lines) => json!({"openings": lines}),
        Part::Signatures(names) => json!({"signatures": names}),
    });
    json!({"title": leaf.title(), "parts": parts.collect::<Vec<_>>()})
}

/// Whether the hashes of a file fit.
pub fn seal(seal: Seal) -> Value {
    match seal {
        Seal::Whole { from } => json!({"state": "whole", "from_line": from}),
        Seal::None => json!({"state": "none"}),
        Seal::Broken(found) => json!({"state": "broken", "line": found.line}),
    }
}

/// A drawing, and whether the same came out when it was drawn again.
pub fn drawing(section: Option<&str>, one: &Recomputed) -> Value {
    let (what, round) = match one.what {
        Drawing::Numbers => ("numbers", None),
        Drawing::RoundOfDay(round) => ("round-of-table", Some(round)),
        Drawing::Openings(round) => ("openings", Some(round)),
    };
    json!({
        "event": one.event,
        "section": section,
        "what": what,
        "round": round,
        "same": one.is_same.as_ref().ok(),
        "refused": one.is_same.as_ref().err().map(refused),
    })
}

/// A refusal, with its English sentence.
pub fn refused(refused: &Refused) -> Value {
    let phrase = refusal_phrase(refused, Language::English);
    coded(&phrase, &refusal(refused, Language::English))
}

/// A sentence with its stable name and what is inserted.
pub fn coded(phrase: &Phrase, said: &str) -> Value {
    let arguments = phrase.arguments.iter().map(|(name, argument)| {
        let value = match argument {
            Argument::Number(number) => json!(number),
            Argument::Text(text) => json!(text),
        };
        ((*name).to_owned(), value)
    });
    json!({
        "code": code(phrase),
        "arguments": arguments.collect::<Map<String, Value>>(),
        "sentence": said,
    })
}

/// The stable name of a sentence: the end of its key.
fn code(phrase: &Phrase) -> String {
    let key = phrase.key.as_str();
    let key = key.strip_prefix("tournament-").unwrap_or(key);
    key.strip_prefix("refused-").unwrap_or(key).to_owned()
}

/// A concern about a round that is paired otherwise, with its sentence.
pub fn concern(concern: &Concern, said: &str) -> Value {
    json!({"absolute": concern.is_absolute(), "sentence": said})
}

/// Somebody for whom a rating list has no rating, and why; nothing for anybody else.
pub fn not_found(found: &FoundRating) -> Option<Value> {
    let why = why_not_found(found.finding)?;
    Some(json!({"name": found_name(found), "why": why}))
}
