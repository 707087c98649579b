//! Classes and titles over the years (`002:N.1` to `002:N.6`, `002:N.K`).

use texts::{Language, Value as Argument};
use tournament::norms::{
    CandidatePolicy, Career, CareerBook, CareerReport, Class, Date, Held, Hundredths, LeftOut,
    Line, Remark, Step, WhyLeftOut,
};

use super::leaf::{Block, Leaf};
use super::norms::step::{said, verdict};
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;

/// What everybody holds on a day, what has ended, and why. Only those are told of who are asked for.
pub fn titles(
    book: &CareerBook,
    day: Date,
    policy: CandidatePolicy,
    is_asked: impl Fn(&Career) -> bool,
    language: Language,
) -> Leaf {
    let voice = Voice(language);
    let asked = book.careers().filter(|career| is_asked(career));
    let mut blocks: Vec<Block> = asked
        .flat_map(|career| of_career(voice, career, &career.report(day, policy), day))
        .collect();
    if blocks.is_empty() {
        blocks.push(Block::Line(voice.say("titles-nobody")));
    }
    let left_out = book.left_out().iter();
    let left_out: Vec<String> = left_out.map(|one| left_out_line(voice, one)).collect();
    if !left_out.is_empty() {
        blocks.push(Block::Notes(left_out));
    }
    Leaf {
        language,
        over: Vec::new(),
        title: voice.say("titles"),
        blocks,
        is_mixed: false,
    }
}

fn of_career(voice: Voice, career: &Career, report: &CareerReport, day: Date) -> Vec<Block> {
    let person = &career.person;
    let name = match person.birth.is_empty() {
        true => person.name.clone(),
        false => format!("{}, {}", person.name, person.birth),
    };
    let mut blocks = vec![Block::Heading(name)];
    let held: Vec<Held> = report.standing.held().collect();
    blocks.push(match held.is_empty() {
        true => Block::Line(dated(voice, "titles-none", day)),
        false => Block::Table(holding(voice, &held, day)),
    });
    let mut notes: Vec<String> = report
        .standing
        .ended()
        .map(|held| {
            let step = held.as_ended();
            said(voice, &step)
        })
        .collect();
    notes.extend(
        report
            .remarks
            .iter()
            .map(|remark| remark_line(voice, *remark)),
    );
    if !notes.is_empty() {
        blocks.push(Block::Notes(notes));
    }
    blocks.extend(looked_at(voice, report).map(Block::Table));
    blocks
}

fn dated(voice: Voice, key: &str, date: Date) -> String {
    let date = date.to_string();
    voice.with(key, &[("date", Argument::Text(&date))])
}

/// The classes and titles that are held, the best first.
fn holding(voice: Voice, held: &[Held], day: Date) -> Table {
    let heads = vec![
        Head::new(Kind::Words, voice.say("class")),
        Head::new(Kind::Label, voice.say("titles-since")),
        Head::new(Kind::Label, voice.say("titles-until")),
        Head::new(Kind::Label, voice.say("article")),
    ];
    let rows = held.iter().map(|held| {
        let until = held.until.map(|until| until.to_string());
        vec![
            Cell::new(voice.class(Some(held.class))),
            Cell::new(held.since),
            Cell::new(until.unwrap_or_else(|| voice.say("titles-no-end"))),
            Cell::new(held.article()),
        ]
    });
    Table::new(dated(voice, "titles-on", day), heads, rows.collect())
}

fn remark_line(voice: Voice, remark: Remark) -> String {
    let (key, class, date) = match remark {
        Remark::AsRegistered { class, date } => ("titles-registered", class, date),
        Remark::HadEnded { class, date } => ("titles-had-ended", class, date),
        Remark::NoCoefficient { date } => return dated(voice, "titles-no-coefficient", date),
    };
    let (class, date) = (voice.class(Some(class)), date.to_string());
    let arguments = [
        ("class", Argument::Text(&class)),
        ("date", Argument::Text(&date)),
    ];
    voice.with(key, &arguments)
}

fn left_out_line(voice: Voice, one: &LeftOut) -> String {
    let key = match one.why {
        WhyLeftOut::NotFinished => "titles-not-finished",
        WhyLeftOut::NoDate => "titles-no-date",
        WhyLeftOut::OfTeams => "titles-of-teams",
    };
    voice.with(key, &[("event", Argument::Text(&one.event))])
}

/// What was compared with what; none where nothing was.
fn looked_at(voice: Voice, report: &CareerReport) -> Option<Table> {
    let titles = report.master.iter().chain(&report.candidate);
    let titles = titles.filter(|line| is_about_title(line));
    let titles = titles.map(|line| row(voice, line, ""));
    let classes = report.classes.iter();
    let classes = classes.map(|one| row(voice, &one.line, &format!("{} {}", one.date, one.event)));
    let rows: Vec<Vec<Cell>> = titles.chain(classes).collect();
    let heads = vec![
        Head::new(Kind::Label, voice.say("article")),
        Head::new(Kind::Words, voice.say("titles-event")),
        Head::new(Kind::Words, voice.say("what")),
        Head::new(Kind::Label, voice.say("result")),
    ];
    let caption = voice.say("titles-looked-at");
    (!rows.is_empty()).then_some(Table::new(caption, heads, rows))
}

fn row(voice: Voice, line: &Line, event: &str) -> Vec<Cell> {
    vec![
        Cell::new(line.article),
        Cell::new(event.trim_end()),
        Cell::new(said(voice, &line.step)),
        Cell::new(verdict(voice, &line.step).unwrap_or_default()),
    ]
}

/// Whether an event has to do with a title at all: a master takes part, or the players are of the first class.
pub(super) fn is_about_title(line: &Line) -> bool {
    match line.step {
        Step::Masters { masters, .. } => masters > 0,
        Step::Match { opponent, .. } => opponent == Some(Class::Master),
        Step::Against { games, .. } => games > 0,
        Step::FirstClass { coefficient, .. } => coefficient == Some(Hundredths(100)),
        _ => true,
    }
}
