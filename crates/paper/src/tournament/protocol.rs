//! The protocol of a competition, which the judge passes to the organising body (`002:§41k`).

use texts::{Language, Value};
use tournament::norms::NormPolicy;
use tournament::team::TeamAct;
use tournament::{Competition, Happened, Instructions, LateCorrections, Role};

use super::events::Teller;
use super::leaf::{Block, Leaf};
use super::round::Sheet;
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;
use super::{cross, lots, norms, openings, people, standings, team, team_boards};
use crate::words;

/// Everything that was laid down, done and decided, with places to sign. Norms stand in it where a policy is given.
pub fn protocol(competition: &Competition, policy: Option<NormPolicy>, language: Language) -> Leaf {
    let voice = Voice(language);
    let mut blocks = vec![
        heading(voice, "standings"),
        Block::Table(standings::table(voice, competition)),
    ];
    if let Some(known) = competition.instructions() {
        blocks.push(Block::Facts(facts(voice, competition, known)));
    }
    blocks.extend(officials(voice, competition));
    blocks.push(heading(voice, "participants"));
    blocks.extend(entered(voice, competition));
    blocks.push(heading(voice, "lots"));
    blocks.extend(lots::blocks(voice, competition));
    blocks.extend(openings::lots(voice, competition));
    blocks.extend(rounds(voice, competition));
    blocks.extend(tables(voice, competition));
    blocks.extend(team_boards::section(voice, competition));
    if let Some(policy) = policy.filter(|_| !competition.is_for_teams()) {
        blocks.push(heading(voice, "norm-report"));
        blocks.extend(norms::blocks(voice, competition, policy));
    }
    blocks.extend(happened(Teller { voice, competition }));
    blocks.push(heading(voice, "signatures"));
    blocks.push(Block::Line(place_and_date(voice, competition)));
    blocks.push(Block::Signatures(signatures(voice, competition)));
    Leaf {
        is_mixed: true,
        ..Leaf::new(competition, language, voice.say("protocol"), blocks)
    }
}

/// Everybody who was registered, with what is known of each.
pub fn participants(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let blocks = entered(voice, competition).into_iter().map(|block| {
        let Block::Table(table) = block else {
            return block;
        };
        Block::Table(team::used(table))
    });
    let title = voice.say("participants");
    Leaf::new(competition, language, title, blocks.collect())
}

fn entered(voice: Voice, competition: &Competition) -> Vec<Block> {
    match competition.is_for_teams() {
        true => team::entered(voice, competition),
        false => vec![Block::Table(participant_table(voice, competition))],
    }
}

fn heading(voice: Voice, key: &str) -> Block {
    Block::Heading(voice.say(key))
}

/// What was laid down (`002:§40a`, `002:§41b`).
pub(super) fn facts(
    voice: Voice,
    competition: &Competition,
    known: &Instructions,
) -> Vec<(String, String)> {
    let is_approved = match competition.is_approved() {
        true => "approved",
        false => "draft",
    };
    let tie_breaks = known.tie_breaks.iter().map(ToString::to_string);
    let tie_breaks = tie_breaks.collect::<Vec<_>>().join(", ");
    let meeting = match (known.encounter.games, known.encounter.is_match) {
        (1, _) => String::new(),
        (games, true) => voice.counted("meeting-match", "count", games),
        (games, false) => voice.counted("meeting-sum", "count", games),
    };
    let [drawn, table] = openings::laid_down(voice, known);
    let zone = known.zone.as_ref().map(|zone| zone.name().to_owned());
    let facts = [
        ("competition", known.name.clone()),
        ("site", known.place.clone()),
        ("dates", known.dates.clone()),
        ("time-zone", zone.unwrap_or_default()),
        ("last-day", last_day(known)),
        ("championship", championship(voice, known)),
        ("rules", rules(voice, &known.rules)),
        ("control", known.control.clone()),
        ("system", voice.system(known.system)),
        ("meeting", meeting),
        ("team-match", team::match_line(voice, known)),
        ("match-scoring", team::match_scoring(voice, known)),
        ("standing-first", team::standing_first(voice, known)),
        ("team-bye", team::bye(voice, known)),
        ("scoring", voice.scoring(&known.scoring)),
        ("tie-breaks", tie_breaks),
        (
            "late",
            voice.counted("late-minutes", "count", known.default_minutes),
        ),
        ("class-numbers", norms::numbers(voice, known)),
        drawn,
        table,
        ("late-corrections", late_corrections(voice, known)),
        ("additions", known.additions.clone()),
        ("instructions", voice.say(is_approved)),
        ("state", state(voice, competition)),
    ];
    let told = facts.into_iter().filter(|(_, value)| !value.is_empty());
    told.map(|(key, value)| (voice.say(key), value)).collect()
}

/// Whether it is over, and why before its last round.
pub(super) fn state(voice: Voice, competition: &Competition) -> String {
    let Some(why) = competition.ended_early() else {
        return voice.say(match competition.is_over() {
            true => "over",
            false => "open",
        });
    };
    let played = Value::Number(competition.rounds().len() as u64);
    let all = competition.rounds_laid_down().unwrap_or_default();
    let arguments = [
        ("number", played),
        ("all", Value::Number(all.into())),
        ("why", Value::Text(why)),
    ];
    voice.with("over-early", &arguments)
}

/// The last day, where the instructions name it beside the dates.
fn last_day(known: &Instructions) -> String {
    let day = known.last_day.map(|day| day.to_string());
    day.filter(|day| !known.dates.contains(day))
        .unwrap_or_default()
}

fn championship(voice: Voice, known: &Instructions) -> String {
    match known.is_championship {
        true => voice.say("championship-yes"),
        false => String::new(),
    }
}

/// What becomes of late corrections, where it is not the usual.
fn late_corrections(voice: Voice, known: &Instructions) -> String {
    match known.late_corrections {
        LateCorrections::Ratings => String::new(),
        LateCorrections::Standings => voice.say("late-corrections-standings"),
    }
}

/// The rule set in words, or as it was written where there is none of that name.
pub(super) fn rules(voice: Voice, rules: &str) -> String {
    match rules.parse::<games::RuleSet>() {
        Ok(found) => words::plain(voice.0, &format!("rules-{}", found.id())),
        Err(_) => rules.to_owned(),
    }
}

/// Who was appointed (`002:§40.1`, `002:§41.1`).
pub(super) fn officials(voice: Voice, competition: &Competition) -> Vec<Block> {
    let facts: Vec<(String, String)> = competition
        .officials()
        .iter()
        .map(|official| (voice.role(official.role), official.name.clone()))
        .collect();
    match facts.is_empty() {
        true => Vec::new(),
        false => vec![heading(voice, "officials"), Block::Facts(facts)],
    }
}

/// Everybody who was registered, also who has left.
fn participant_table(voice: Voice, competition: &Competition) -> Table {
    let mut heads = vec![
        Head::new(Kind::Number, voice.say("number")),
        Head::new(Kind::Name, voice.say("name")),
    ];
    let words = [
        (Kind::Label, "federation"),
        (Kind::Words, "club"),
        (Kind::Label, "born"),
        (Kind::Label, "class"),
    ];
    heads.extend(words.map(|(kind, key)| Head::new(kind, voice.say(key))));
    heads.push(Head::new(Kind::Number, voice.say("rating")));
    let mut players: Vec<_> = competition.participants().collect();
    players
        .sort_by_key(|(player, _)| (competition.number_of(*player).unwrap_or(u32::MAX), *player));
    let rows = players.into_iter().map(|(id, one)| {
        let player = &one.player;
        let class = player.class.map(|class| voice.class(Some(class)));
        let rating = player.rating.map(|rating| rating.to_string());
        vec![
            Cell::new(people::number(competition, id)),
            Cell::with(&player.name, player.title.clone()),
            Cell::new(&player.federation),
            Cell::new(&player.club),
            Cell::new(&player.birth),
            Cell::new(class.unwrap_or_default()),
            Cell::new(rating.unwrap_or_default()),
        ]
    });
    Table::new(voice.say("participants-caption"), heads, rows.collect())
}

fn rounds(voice: Voice, competition: &Competition) -> Vec<Block> {
    let rounds = (1..).zip(competition.rounds());
    let blocks =
        rounds.flat_map(|(number, round)| Sheet::behind(voice, competition, number, round));
    blocks.collect()
}

fn tables(voice: Voice, competition: &Competition) -> Vec<Block> {
    let key = match competition.follows_results() {
        true => "progress",
        false => "cross-table",
    };
    let mut blocks = vec![heading(voice, key)];
    blocks.extend(cross::blocks(voice, competition));
    blocks
}

/// Penalties, who left, decisions and notes, and what was corrected or taken back.
fn happened(teller: Teller<'_>) -> Vec<Block> {
    let stands = |number: u32| !teller.competition.is_undone(number);
    let corrections = teller.competition.corrections().into_iter();
    let assumed = corrections.filter(|one| one.was_assumed);
    let assumed: Vec<u32> = assumed.map(|one| one.event).collect();
    let tables = [
        teller.table("penalties", |number, what| {
            stands(number) && matches!(what, Happened::Penalised { .. })
        }),
        teller.table("leavers", |number, what| {
            stands(number) && matches!(what, Happened::Left { .. })
        }),
        teller.table("decisions", |number, what| {
            stands(number) && is_decision(what)
        }),
        teller.table("corrections", |number, what| {
            stands(number) && (is_correction(what) || assumed.contains(&number))
        }),
    ];
    let mut blocks = vec![heading(teller.voice, "happened")];
    blocks.extend(tables.into_iter().flatten().map(Block::Table));
    let last = match blocks.len() {
        1 => Block::Line(teller.voice.say("nothing-happened")),
        _ => {
            let legend = match teller.competition.is_for_teams() {
                true => "legend-place-teams",
                false => "legend-place",
            };
            Block::Notes(vec![teller.voice.say(legend)])
        }
    };
    blocks.push(last);
    blocks
}

const fn is_decision(what: &Happened) -> bool {
    matches!(
        what,
        Happened::Noted(_)
            | Happened::Repaired { .. }
            | Happened::Assumed { .. }
            | Happened::Adjudicated { .. }
            | Happened::Replayed { .. }
            | Happened::GameAdded { .. }
            | Happened::Forbidden(..)
            | Happened::Freed { .. }
            | Happened::Adjourned(_)
            | Happened::Postponed(_)
            | Happened::Team(TeamAct::LineUp { .. } | TeamAct::Forfeit { .. })
            | Happened::FinishedEarly { .. }
    )
}

const fn is_correction(what: &Happened) -> bool {
    matches!(
        what,
        Happened::Corrected { .. }
            | Happened::Amended { .. }
            | Happened::Undone { .. }
            | Happened::Team(TeamAct::Amend { .. } | TeamAct::Order { .. })
    )
}

/// Where it is signed, and room for the date.
fn place_and_date(voice: Voice, competition: &Competition) -> String {
    let known = competition.instructions();
    let place = known.map_or("", |known| known.place.as_str());
    let room = match place {
        "" => format!("{BLANK} {BLANK}"),
        place => format!("{place}, {BLANK}"),
    };
    voice.with("place-and-date", &[("place", Value::Text(&room))])
}

/// Room to write something by hand.
const BLANK: &str = "____________________";

/// The judges and the committee, and room for a name where nobody is appointed.
fn signatures(voice: Voice, competition: &Competition) -> Vec<String> {
    let signs = [Role::ChiefJudge, Role::Judge, Role::Organiser];
    let mut lines = Vec::new();
    for role in signs {
        let officials = competition.officials().iter();
        let of_role = officials.filter(|official| official.role == role);
        lines.extend(of_role.map(|one| format!("{}, {}", one.name, voice.role(role))));
    }
    if lines.is_empty() {
        lines.push(voice.role(Role::ChiefJudge));
    }
    lines
}
