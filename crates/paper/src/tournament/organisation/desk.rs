//! What the judge sees (`002:§41e`), and what was decided (`002:§40c`, `002:§41h`).

use texts::Language;
use tournament::{Competition, Happened, Place, Role};

use super::heading;
use super::schedule::{waiting, warnings};
use crate::tournament::events::Teller;
use crate::tournament::leaf::{Block, Leaf};
use crate::tournament::people;
use crate::tournament::round::Sheet;
use crate::tournament::standings;
use crate::tournament::voice::Voice;

/// The boards of the last round, the games that wait, what should be looked at, and the table, on one page.
pub fn desk(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let mut blocks = Vec::new();
    let warnings = warnings(competition, language);
    if !warnings.is_empty() {
        blocks.push(heading(voice, "warnings"));
        blocks.push(Block::Notes(warnings));
    }
    if let Some((number, round)) = (1..).zip(competition.rounds()).last() {
        blocks.extend(Sheet::behind(voice, competition, number, round));
    }
    blocks.extend(left_open(voice, competition));
    blocks.extend(waiting(voice, competition));
    blocks.push(heading(voice, "standings"));
    blocks.push(Block::Table(standings::table(voice, competition)));
    Leaf::new(competition, language, voice.say("desk"), blocks)
}

/// The games of earlier rounds whose sheets nobody has entered.
fn left_open(voice: Voice, competition: &Competition) -> Vec<Block> {
    let called = |place: Place| {
        let board = competition.board(place.round, place.board)?;
        let [one, other] =
            [board.white, board.black].map(|player| people::called(competition, player));
        Some(format!("{place}: {one} – {other}"))
    };
    let open: Vec<String> = competition.left_open().filter_map(called).collect();
    match open.is_empty() {
        true => Vec::new(),
        false => vec![heading(voice, "left-open"), Block::Notes(open)],
    }
}

/// What the judges have decided, and what the committee has solved.
pub fn decision_log(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let teller = Teller { voice, competition };
    let is_committees = |by: &str| {
        let mut officials = competition.officials().iter().filter(|one| one.name == by);
        let is_judge = |role| matches!(role, Role::Judge | Role::ChiefJudge);
        officials.clone().next().is_some() && !officials.any(|one| is_judge(one.role))
    };
    let author = |number: u32| {
        let index = (number as usize).checked_sub(1);
        index.and_then(|index| competition.log().get(index))
    };
    let of = |key: &str, wanted: bool| {
        teller.table(key, |number, what| {
            let stands = !competition.is_undone(number) && is_decision(what);
            stands && author(number).is_some_and(|event| is_committees(&event.by) == wanted)
        })
    };
    let tables = [of("log-judges", false), of("log-committee", true)];
    let mut blocks: Vec<Block> = tables.into_iter().flatten().map(Block::Table).collect();
    if blocks.is_empty() {
        blocks.push(Block::Line(voice.say("nothing-happened")));
    }
    Leaf::new(competition, language, voice.say("decision-log"), blocks)
}

const fn is_decision(what: &Happened) -> bool {
    matches!(
        what,
        Happened::Noted(_)
            | Happened::Arranged(_)
            | Happened::Repaired { .. }
            | Happened::Assumed { .. }
            | Happened::Adjudicated { .. }
            | Happened::Replayed { .. }
            | Happened::Corrected { .. }
            | Happened::Penalised { .. }
            | Happened::Left { .. }
            | Happened::Undone { .. }
    )
}
