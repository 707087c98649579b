//! Why one stands before another, with the arithmetic.

use texts::{Language, Value as Argument};
use tournament::{Compared, Competition, Count, PlayerId, Points, Row, Step, Term, Value};

use super::leaf::{self, Block, Leaf};
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;
use super::{people, standings};

/// Two players compared, step by step, until something decides. None if one of them stands in no table.
pub fn why(
    competition: &Competition,
    one: PlayerId,
    other: PlayerId,
    language: Language,
) -> Option<Leaf> {
    let voice = Voice(language);
    let rows = competition.standings();
    let row = |player: PlayerId| rows.iter().find(|row| row.player == player);
    let mut both = [row(one)?, row(other)?];
    both.sort_by_key(|row| row.place);
    let places = both.map(|row| place(voice, competition, row)).to_vec();
    let mut blocks = vec![Block::Notes(places)];
    let steps = competition.why(both[0].player, both[1].player);
    for step in &steps {
        blocks.extend(compared(voice, competition, both, step));
    }
    blocks.extend(outcome(voice, competition, both, &steps).map(Block::Line));
    let cut = steps.iter().flat_map(|step| step.terms.iter().flatten());
    if cut.into_iter().any(|term| term.is_cut) {
        blocks.push(Block::Notes(vec![voice.say("why-cut")]));
    }
    let title = match competition.is_for_teams() {
        true => "why-teams",
        false => "why",
    };
    Some(Leaf::new(competition, language, voice.say(title), blocks))
}

/// Why each stands before the next, in the order of the standings: a sentence for each step.
pub(super) fn reasons(voice: Voice, competition: &Competition, rows: &[Row]) -> Vec<Vec<String>> {
    let pairs = rows.windows(2).zip(competition.why_each());
    let reasons = pairs.map(|(pair, steps)| match pair {
        [one, other] => reason(voice, competition, [one, other], &steps),
        _ => Vec::new(),
    });
    reasons.collect()
}

fn reason(voice: Voice, competition: &Competition, both: [&Row; 2], steps: &[Step]) -> Vec<String> {
    let name = people::called(competition, both[1].player);
    let next = voice.with("why-next", &[("name", Argument::Text(&name))]);
    let lines = steps.iter().map(|step| {
        let what = heading(voice, competition, step);
        let [one, other] = step.values.map(|value| shown(voice, step, value));
        let verdict = verdict(voice, competition, both, step);
        if one.is_empty() || other.is_empty() {
            return format!("{what}: {verdict}");
        }
        format!("{what}: {one} – {other}. {verdict}")
    });
    let end = outcome(voice, competition, both, steps);
    let all = core::iter::once(next).chain(lines).chain(end);
    all.map(|line| leaf::seen(&line)).collect()
}

fn place(voice: Voice, competition: &Competition, row: &Row) -> String {
    let name = people::called(competition, row.player);
    let place = standings::place(row);
    let arguments = [
        ("name", Argument::Text(name.as_str())),
        ("place", Argument::Text(place.as_str())),
    ];
    voice.with("why-place", &arguments)
}

/// What is to be said behind all steps, where none of them tells it.
fn outcome(
    voice: Voice,
    competition: &Competition,
    both: [&Row; 2],
    steps: &[Step],
) -> Option<String> {
    if both[0].place == both[1].place {
        return Some(voice.say("why-shared"));
    }
    let is_open = !steps.iter().any(|step| decides(both, step));
    is_open.then(|| {
        let name = people::called(competition, both[0].player);
        voice.with("why-among", &[("name", Argument::Text(&name))])
    })
}

/// Whether a step decides, and for whom stands first: where not all equals have met, or fewer of them are left, their
/// games with each other may have decided otherwise.
fn decides(both: [&Row; 2], step: &Step) -> bool {
    let [first, second] = step.values;
    let is_lot = matches!(step.by, Compared::TieBreak(by) if by.count == Count::Lots);
    let is_first = if is_lot {
        first < second
    } else {
        first > second
    };
    step.decides && is_first && both[0].place < both[1].place
}

/// One step: what was compared, of what it is made, and what came of it.
fn compared(voice: Voice, competition: &Competition, both: [&Row; 2], step: &Step) -> Vec<Block> {
    vec![
        Block::Heading(heading(voice, competition, step)),
        Block::Table(terms(voice, competition, both, step)),
        Block::Line(verdict(voice, competition, both, step)),
    ]
}

/// What was compared.
fn heading(voice: Voice, competition: &Competition, step: &Step) -> String {
    match step.by {
        Compared::Reached => voice.say("round-reached"),
        Compared::Points => {
            let points = standings::points_head(voice, competition);
            points.full.unwrap_or(points.text)
        }
        Compared::TieBreak(tie_break) => {
            let counted = standings::counted(voice, competition, tie_break);
            format!("{tie_break}: {counted}")
        }
    }
}

/// What came of it.
fn verdict(voice: Voice, competition: &Competition, both: [&Row; 2], step: &Step) -> String {
    let [first, second] = step.values;
    match (first, second) {
        (None, _) | (_, None) => voice.say("why-nothing"),
        (Some(first), Some(second)) if first == second => voice.say("why-equal"),
        (Some(_), Some(_)) if decides(both, step) => {
            let name = people::called(competition, both[0].player);
            voice.with("why-decides", &[("name", Argument::Text(&name))])
        }
        (Some(_), Some(_)) => voice.say("why-open"),
    }
}

/// The rounds in which either has something, and below each what it adds and whom he met there.
fn terms(voice: Voice, competition: &Competition, both: [&Row; 2], step: &Step) -> Table {
    let mut rounds: Vec<u32> = step.terms.iter().flatten().map(|term| term.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let name = voice.say(people::kind(competition));
    let mut heads = vec![Head::new(Kind::Name, name)];
    heads.extend(rounds.iter().map(|round| {
        let full = voice.counted("round-number", "number", *round);
        Head::short(Kind::Mark, round.to_string(), full)
    }));
    heads.push(Head::new(Kind::Total, voice.say("total")));
    let rows = (0..2).map(|i| {
        let mut cells = vec![Cell::new(people::called(competition, both[i].player))];
        cells.extend(rounds.iter().map(|round| {
            let mut terms = step.terms[i].iter();
            let found = terms.find(|term| term.round == *round);
            found.map_or_else(Cell::default, |term| added(voice, competition, step, term))
        }));
        cells.push(Cell::new(shown(voice, step, step.values[i])));
        cells
    });
    let caption = match rounds.is_empty() {
        true => voice.say("total"),
        false => voice.say("why-caption"),
    };
    Table::new(caption, heads, rows.collect())
}

/// Points have their halves, other values their decimals.
fn shown(voice: Voice, step: &Step, value: Option<Value>) -> String {
    match (step.by, value) {
        (Compared::Points, Some(Value(hundredths))) => {
            let points = i32::try_from(hundredths / 10).unwrap_or(i32::MAX);
            voice.points(Points(points))
        }
        (Compared::Reached | Compared::TieBreak(_), _) | (Compared::Points, None) => {
            voice.value(value)
        }
    }
}

fn added(voice: Voice, competition: &Competition, step: &Step, term: &Term) -> Cell {
    let value = shown(voice, step, Some(term.value));
    let value = match term.is_cut {
        true => format!("[{value}]"),
        false => value,
    };
    let met = term
        .opponent
        .map(|met| format!("({})", people::number(competition, met)));
    Cell::with(value, met.unwrap_or_default())
}
