//! What is said of a competition in words.

use texts::{Language, Value as Argument};
use tournament::{
    Class, Competition, Count, Leaving, Moment, Penalty, Points, Role, Scoring, System, TieBreak,
    Value, Zone,
};

use crate::words;

/// Who says it: one of five languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Voice(pub(super) Language);

impl Voice {
    /// A sentence or a label without arguments, by the end of its key.
    pub(super) fn say(self, key: &str) -> String {
        words::plain(self.0, &format!("tournament-{key}"))
    }

    pub(super) fn with(self, key: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        words::with(self.0, &format!("tournament-{key}"), arguments)
    }

    /// A label with one number in it.
    pub(super) fn counted(self, key: &str, name: &str, number: u32) -> String {
        self.with(key, &[(name, Argument::Number(number.into()))])
    }

    /// White or Black.
    pub(super) fn side(self, is_white: bool) -> String {
        let key = if is_white { "side-white" } else { "side-black" };
        words::plain(self.0, key)
    }

    /// A number with its decimals as the language writes them.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "numbers and texts are given as they come"
    )]
    pub(super) fn decimal(self, number: impl ToString) -> String {
        let number = number.to_string();
        match self.0 {
            Language::English => number,
            Language::Estonian | Language::Russian | Language::Latvian | Language::Lithuanian => {
                number.replace('.', ",")
            }
        }
    }

    pub(super) fn points(self, points: Points) -> String {
        self.decimal(points).replace('-', "−")
    }

    pub(super) fn value(self, value: Option<Value>) -> String {
        value.map_or(String::new(), |value| self.decimal(value).replace('-', "−"))
    }

    pub(super) fn class(self, class: Option<Class>) -> String {
        self.say(match class {
            Some(Class::Master) => "class-master",
            Some(Class::Candidate) => "class-candidate",
            Some(Class::First) => "class-first",
            Some(Class::Second) => "class-second",
            Some(Class::Third) => "class-third",
            Some(Class::Fourth) => "class-fourth",
            Some(Class::Fifth) => "class-fifth",
            None => "class-none",
        })
    }

    pub(super) fn role(self, role: Role) -> String {
        self.say(match role {
            Role::Organiser => "role-organiser",
            Role::ChiefJudge => "role-chief-judge",
            Role::Judge => "role-judge",
            Role::Staff => "role-staff",
        })
    }

    pub(super) fn penalty(self, penalty: Penalty) -> String {
        self.say(match penalty {
            Penalty::Warning => "penalty-warning",
            Penalty::Reprimand => "penalty-reprimand",
            Penalty::LossOfGame => "penalty-loss",
            Penalty::Exclusion => "penalty-exclusion",
        })
    }

    pub(super) fn leaving(self, leaving: Leaving) -> String {
        self.say(match leaving {
            Leaving::NotNumbered => "leaving-not-numbered",
            Leaving::DrawAnew => "leaving-draw-anew",
            Leaving::NumberFree => "leaving-number-free",
            Leaving::RestIsLost => "leaving-rest-is-lost",
            Leaving::AllIsAnnulled => "leaving-all-is-annulled",
            Leaving::NotPaired => "leaving-not-paired",
            Leaving::MatchLost => "leaving-match-lost",
        })
    }

    pub(super) fn system(self, system: System) -> String {
        match system {
            System::RoundRobin { cycles: 1 } => self.say("system-round-robin"),
            System::RoundRobin { cycles } => self.counted("system-cycles", "count", cycles),
            System::Swiss {
                rounds,
                is_accelerated: false,
            } => self.counted("system-swiss", "count", rounds),
            System::Swiss { rounds, .. } => self.counted("system-accelerated", "count", rounds),
            System::Match { games } => self.counted("system-match", "count", games),
            System::Knockout => self.say("system-knockout"),
        }
    }

    pub(super) fn scoring(self, scoring: &Scoring) -> String {
        let [win, draw, loss] =
            [scoring.win, scoring.draw, scoring.loss].map(|points| self.points(points));
        let arguments = [
            ("win", Argument::Text(&win)),
            ("draw", Argument::Text(&draw)),
            ("loss", Argument::Text(&loss)),
        ];
        self.with("scoring-line", &arguments)
    }

    /// What decides between equals, in words.
    pub(super) fn tie_break(self, tie_break: TieBreak) -> String {
        let mut what = self.say(match tie_break.count {
            Count::DirectEncounter => "count-direct",
            Count::Wins => "count-wins",
            Count::GamesWon => "count-games-won",
            Count::SonnebornBerger => "count-berger",
            Count::Buchholz => "count-buchholz",
            Count::ForeBuchholz => "count-fore-buchholz",
            Count::AverageBuchholz => "count-average-buchholz",
            Count::Solkoff => "count-solkoff",
            Count::Koya => "count-koya",
            Count::Progressive => "count-progressive",
            Count::AverageRating => "count-average",
            Count::Performance => "count-performance",
            Count::PerfectPerformance => "count-perfect-performance",
            Count::GamePoints => "count-game-points",
            Count::MatchPoints => "count-match-points",
            Count::BoardBerger => "count-board-berger",
            Count::Berlin => "count-berlin",
            Count::GamesWithBlack => "count-black",
            Count::Lots => "count-lots",
        });
        let is_progressive = tie_break.count == Count::Progressive;
        let low = if is_progressive {
            "cut-first"
        } else {
            "cut-low"
        };
        for (key, count) in [(low, tie_break.cut_low), ("cut-high", tie_break.cut_high)] {
            if count > 0 {
                let count = Argument::Number(count.into());
                what = self.with(key, &[("what", Argument::Text(&what)), ("count", count)]);
            }
        }
        if let Some(rating) = tie_break.unrated {
            // Ratings are written without separators.
            let rating = rating.to_string();
            let arguments = [
                ("what", Argument::Text(&what)),
                ("rating", Argument::Text(&rating)),
            ];
            what = self.with("count-unrated-as", &arguments);
        }
        what
    }

    /// The head of a column of moments, with their time zone.
    pub(super) fn when(self, competition: &Competition) -> String {
        let zone = competition.zone().map_or("UTC", Zone::name);
        self.with("when", &[("zone", Argument::Text(zone))])
    }

    /// A moment by the clocks of the event, with their distance from universal time: in autumn an hour comes twice. In
    /// universal time where no zone is laid down.
    pub(super) fn moment(self, competition: &Competition, moment: Moment) -> String {
        let Some(local) = competition.local(moment) else {
            return moment.0.to_string();
        };
        let shown = local.strftime("%Y-%m-%d %H:%M").to_string();
        match competition.zone() {
            None => shown,
            Some(_) => format!("{shown} {}", distance(local.offset())),
        }
    }
}

/// How far clocks are from universal time: `UTC+2`, `UTC−2:30`. Names as EET are not known to everybody, and not of one zone.
fn distance(offset: jiff::tz::Offset) -> String {
    let minutes = offset.seconds() / 60;
    let sign = if minutes < 0 { '−' } else { '+' };
    let (hours, rest) = (minutes.abs() / 60, minutes.abs() % 60);
    match (hours, rest) {
        (0, 0) => "UTC".to_owned(),
        (_, 0) => format!("UTC{sign}{hours}"),
        _ => format!("UTC{sign}{hours}:{rest:02}"),
    }
}
