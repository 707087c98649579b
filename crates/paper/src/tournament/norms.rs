//! The norm report: what a tournament asks for each class, and what everybody has reached (`002:N.13` to `002:N.18`).

pub(super) mod step;

use texts::{Language, Value as Argument};
use tournament::norms::{
    CandidatePolicy, ClassNumbers, Line, NoNorms, Norm, NormPolicy, Outcome, SecondClassAtThree,
    TitleEvent, TournamentNorms, candidate_title, master_title,
};
use tournament::{Class, Competition, Instructions, Mark, PlayerId, Points};

use super::leaf::{Block, Leaf};
use super::people;
use super::table::{Cell, Head, Kind, Table};
use super::titles::is_about_title;
use super::voice::Voice;
use step::{said, verdict};

/// What everybody has reached, with the arithmetic and its articles; or why the tournament has no norms.
pub fn norm_report(competition: &Competition, policy: NormPolicy, language: Language) -> Leaf {
    let voice = Voice(language);
    let blocks = blocks(voice, competition, policy);
    Leaf::new(competition, language, voice.say("norm-report"), blocks)
}

/// One line of a norm report in words: its article, what was done, and whether it is enough.
pub fn norm_line(line: &Line, language: Language) -> String {
    let voice = Voice(language);
    let said = said(voice, &line.step);
    match verdict(voice, &line.step) {
        Some(verdict) => format!("{}: {said} ({verdict})", line.article),
        None => format!("{}: {said}", line.article),
    }
}

/// What the organiser has laid down where the norms leave it open; nothing where he has not.
pub(super) fn numbers(voice: Voice, known: &Instructions) -> String {
    let ClassNumbers {
        master,
        candidate,
        unclassified,
    } = known.norms.numbers;
    let numbers = [
        (Some(Class::Master), master),
        (Some(Class::Candidate), candidate),
        (None, unclassified),
    ];
    let numbers = numbers.into_iter().filter_map(|(class, number)| {
        let number = voice.decimal(number?);
        Some(format!("{} {number}", voice.class(class)))
    });
    let at_three = match known.norms.second_class_at_3 {
        SecondClassAtThree::Text => None,
        SecondClassAtThree::Table => Some(voice.say("class-second-at-three")),
    };
    numbers.chain(at_three).collect::<Vec<_>>().join("; ")
}

/// A participant, and what he has reached.
struct Entrant {
    player: PlayerId,
    held: Option<Class>,
    points: Points,
    outcome: Outcome,
}

pub(super) fn blocks(voice: Voice, competition: &Competition, policy: NormPolicy) -> Vec<Block> {
    if competition.is_for_teams() {
        return vec![Block::Line(voice.say("norm-teams"))];
    }
    let titles = titles(voice, competition, policy).map(Block::Table);
    let games = competition.norm_games();
    let norms = match competition.tournament_norms(policy) {
        Ok(norms) => norms,
        Err(none) => {
            let line = Block::Line(no_norms(voice, none));
            return core::iter::once(line).chain(titles).collect();
        }
    };
    let players = people::by_number(competition);
    let entrants = players.into_iter().map(|player| {
        let points = competition.norm_points(player);
        let held = competition.class_of(player);
        Entrant {
            player,
            held,
            points,
            outcome: norms.outcome(held, points),
        }
    });
    let entrants: Vec<Entrant> = entrants.collect();
    let mut notes = vec![voice.say("norm-points")];
    let mut free = competition.rounds().iter().flat_map(|round| &round.free);
    if free.any(|(_, mark)| mark.is_some_and(|mark| mark != Mark::ZeroBye)) {
        notes.push(voice.say("norm-free"));
    }
    if !competition.is_over() {
        notes.insert(0, voice.say("norm-so-far"));
    }
    let blocks = [
        Block::Table(arithmetic(voice, &norms.lines())),
        Block::Table(reached(voice, competition, &norms, games, &entrants)),
        Block::Notes(notes),
        Block::Table(compared(voice, competition, &entrants)),
    ];
    blocks.into_iter().chain(titles).collect()
}

/// What the competition counts for the titles of master and candidate (`002:N.1` to `002:N.6`); none where it has to do with
/// neither.
fn titles(voice: Voice, competition: &Competition, policy: NormPolicy) -> Option<Table> {
    let date = competition.last_day()?;
    let players = people::by_number(competition).into_iter();
    let rows = players.flat_map(|player| {
        let encounters = competition.encounters(player, policy).into_iter();
        let events = encounters.map(|encounter| TitleEvent { date, encounter });
        let events: Vec<TitleEvent> = events.collect();
        let candidate = candidate_title(&events, CandidatePolicy::AnyTime).lines;
        let lines = [master_title(&events).lines, candidate].concat();
        let lines = lines.into_iter().filter(is_about_title);
        let lines = lines.map(|line| {
            vec![
                Cell::new(people::called(competition, player)),
                Cell::new(line.article),
                Cell::new(said(voice, &line.step)),
                Cell::new(verdict(voice, &line.step).unwrap_or_default()),
            ]
        });
        lines.collect::<Vec<_>>()
    });
    let rows: Vec<Vec<Cell>> = rows.collect();
    let heads = compared_heads(voice);
    (!rows.is_empty()).then(|| Table::new(voice.say("norm-titles"), heads, rows))
}

fn compared_heads(voice: Voice) -> Vec<Head> {
    let mut heads = vec![Head::new(Kind::Name, voice.say("name"))];
    heads.extend(line_heads(voice));
    heads.push(Head::new(Kind::Label, voice.say("result")));
    heads
}

fn no_norms(voice: Voice, none: NoNorms) -> String {
    match none {
        NoNorms::Participants(count) => {
            let count = u64::try_from(count).unwrap_or(u64::MAX);
            voice.with(
                "norm-no-participants",
                &[("count", Argument::Number(count))],
            )
        }
        NoNorms::Games(games) => voice.counted("norm-no-games", "games", games),
        NoNorms::NoNumber { class, count } => {
            let class = voice.class(class);
            let count = ("count", Argument::Number(count.into()));
            let class = ("class", Argument::Text(&class));
            voice.with("norm-no-number", &[class, count])
        }
    }
}

fn line_heads(voice: Voice) -> Vec<Head> {
    vec![
        Head::new(Kind::Label, voice.say("article")),
        Head::new(Kind::Words, voice.say("what")),
    ]
}

/// How the coefficient and the points were found.
fn arithmetic(voice: Voice, lines: &[Line]) -> Table {
    let rows = lines.iter().map(|line| {
        let said = said(voice, &line.step);
        vec![Cell::new(line.article), Cell::new(said)]
    });
    Table::new(
        voice.say("norm-arithmetic"),
        line_heads(voice),
        rows.collect(),
    )
}

/// Who has reached or kept which class.
fn reached(
    voice: Voice,
    competition: &Competition,
    norms: &TournamentNorms,
    games: u32,
    entrants: &[Entrant],
) -> Table {
    let mut heads = vec![
        Head::new(Kind::Number, voice.say("number")),
        Head::new(Kind::Name, voice.say("name")),
        Head::new(Kind::Label, voice.say("class")),
        Head::new(Kind::Total, voice.say("points")),
        Head::new(Kind::Number, voice.say("percent")),
    ];
    heads.extend(norms.norms().iter().map(|norm| needed_head(voice, norm)));
    heads.push(Head::new(Kind::Label, voice.say("norm-attained")));
    heads.push(Head::new(Kind::Label, voice.say("norm-kept")));
    let rows = entrants.iter().map(|entrant| {
        let class = |class: Option<Class>| match class {
            Some(_) => Cell::new(voice.class(class)),
            None => Cell::new("–"),
        };
        let mut cells = vec![
            Cell::new(people::number(competition, entrant.player)),
            people::name(competition, entrant.player),
            class(entrant.held),
            Cell::new(voice.points(entrant.points)),
            Cell::new(voice.decimal(percent(entrant.points, games))),
        ];
        cells.extend(norms.norms().iter().map(|norm| {
            let is_met = norm.is_met(entrant.held, entrant.points);
            Cell::new(if is_met { "✓" } else { "–" })
        }));
        cells.push(class(entrant.outcome.attained));
        cells.push(class(entrant.outcome.kept));
        cells
    });
    Table::new(voice.say("norm-reached"), heads, rows.collect())
}

fn needed_head(voice: Voice, norm: &Norm) -> Head {
    let class = voice.class(Some(norm.class));
    let points = voice.points(norm.points);
    let arguments = [
        ("class", Argument::Text(class.as_str())),
        ("points", Argument::Text(points.as_str())),
    ];
    let full = voice.with("norm-column", &arguments);
    Head::short(Kind::Label, format!("{class} ≥ {points}"), full)
}

/// Points of so many games in per cent, with one decimal, rounded half up.
fn percent(points: Points, games: u32) -> String {
    let games = i64::from(games).max(1);
    let tenths = (i64::from(points.0) * 200 + games) / (games * 2);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Everybody's points against what is needed, line by line.
fn compared(voice: Voice, competition: &Competition, entrants: &[Entrant]) -> Table {
    let heads = compared_heads(voice);
    let rows = entrants.iter().flat_map(|entrant| {
        entrant.outcome.lines.iter().map(|line| {
            vec![
                Cell::new(people::called(competition, entrant.player)),
                Cell::new(line.article),
                Cell::new(said(voice, &line.step)),
                Cell::new(verdict(voice, &line.step).unwrap_or_default()),
            ]
        })
    });
    Table::new(voice.say("norm-compared"), heads, rows.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn per_cent_are_rounded_half_up() {
        let of = |tenths, games| percent(Points(tenths), games);
        assert_eq!(of(105, 15), "70.0");
        assert_eq!(of(5, 11), "4.5"); // 4.54…
        assert_eq!(of(10, 16), "6.3"); // 6.25
        assert_eq!(of(0, 0), "0.0");
    }
}
