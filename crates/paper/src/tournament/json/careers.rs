//! Classes and titles over the years as JSON.

use serde_json::{Value, json};
use texts::Language;
use tournament::norms::{Career, CareerBook, CareerReport, Held, How, Line, Remark, WhyLeftOut};

use super::super::norm_line;

/// What somebody holds, and why.
pub fn career(career: &Career, report: &CareerReport) -> Value {
    let achievements = report.achievements.iter().map(|one| {
        let how = match one.how {
            How::Attained => "attained",
            How::Kept => "kept",
        };
        json!({"date": one.date.to_string(), "class": one.class.to_string(), "how": how})
    });
    let titles = report.master.iter().chain(&report.candidate);
    let titles = titles.map(|line| told(line, None));
    let classes = report.classes.iter();
    let classes = classes.map(|one| told(&one.line, Some(&one.event)));
    json!({
        "name": career.person.name,
        "birth": career.person.birth,
        "licence": career.person.licence,
        "held": report.standing.held().map(|held| holding(&held)).collect::<Vec<_>>(),
        "ended": report.standing.ended().map(|held| holding(&held)).collect::<Vec<_>>(),
        "achievements": achievements.collect::<Vec<_>>(),
        "remarks": report.remarks.iter().map(|one| remark(*one)).collect::<Vec<_>>(),
        "lines": titles.chain(classes).collect::<Vec<_>>(),
    })
}

fn holding(held: &Held) -> Value {
    json!({
        "class": held.class.to_string(),
        "since": held.since.to_string(),
        "until": held.until.map(|until| until.to_string()),
        "article": held.article().to_string(),
    })
}

fn remark(remark: Remark) -> Value {
    let (what, class, date) = match remark {
        Remark::AsRegistered { class, date } => ("as-registered", Some(class), date),
        Remark::HadEnded { class, date } => ("had-ended", Some(class), date),
        Remark::NoCoefficient { date } => ("no-coefficient", None, date),
    };
    let class = class.map(|class| class.to_string());
    json!({"what": what, "class": class, "date": date.to_string()})
}

fn told(line: &Line, event: Option<&str>) -> Value {
    json!({
        "article": line.article.to_string(),
        "event": event,
        "text": norm_line(line, Language::English),
    })
}

/// Which events were not looked at, and why.
pub fn left_out(book: &CareerBook) -> Vec<Value> {
    let all = book.left_out().iter().map(|one| {
        let why = match one.why {
            WhyLeftOut::NotFinished => "not-finished",
            WhyLeftOut::NoDate => "no-date",
            WhyLeftOut::OfTeams => "of-teams",
        };
        json!({"event": one.event, "why": why})
    });
    all.collect()
}
