//! The score sheet as HTML. The page around it, and its style, are the caller's.

use askama::Template;
use conduct::Millis;
use texts::{Language, Value};

use crate::sheet::{Row, ScoreSheet, Written};
use crate::words::{plain, say, with};

/// Minimum and maximum of moves in one of the two halves of a page.
const LEAST_ROWS: usize = 20;
const MOST_ROWS: usize = 30;

#[derive(Template)]
#[template(path = "sheet.html")]
struct SheetPage<'a> {
    words: Words,
    rules: String,
    heads: Vec<(String, String)>,
    names: [(String, &'a str); 2],
    start: Option<String>,
    is_timed: bool,
    blocks: Vec<Vec<Row>>,
    legend: Vec<String>,
    remarks: Vec<(String, String)>,
    score: String,
    end: String,
    article: Option<String>,
    times: Option<String>,
}

#[derive(Clone, Copy)]
struct Words(Language);

impl Words {
    fn say(self, key: &str) -> String {
        plain(self.0, key)
    }
}

impl ScoreSheet {
    /// The sheet as an HTML element, everything in it escaped.
    pub fn html(&self, language: Language) -> String {
        let article = self
            .game
            .end()
            .and_then(|end| end.article(self.game.moves()));
        let page = SheetPage {
            words: Words(language),
            rules: self.rules(language),
            heads: self.heads(language),
            names: self.names(language),
            start: self.start(language),
            is_timed: self.is_timed(),
            blocks: blocks(&self.rows),
            legend: self.legend(language),
            remarks: self.told(language),
            score: self.game.score().to_string(),
            end: self.end(language),
            article: article.map(|article| article.to_string()),
            times: self.times(language),
        };
        // Nothing here can fail but a template that does not compile.
        page.render().unwrap_or_default()
    }

    /// What stands above the moves, with its name.
    pub(crate) fn heads(&self, language: Language) -> Vec<(String, String)> {
        let heading = &self.head.heading;
        let heads = [
            ("sheet-competition", heading.event.as_str()),
            ("sheet-place", &heading.site),
            ("sheet-date", &heading.date),
            ("sheet-round", &heading.round),
            ("sheet-board", &self.head.board),
            ("sheet-time", &self.head.control),
        ];
        let heads = heads.map(|(key, value)| (plain(language, key), value.to_owned()));
        let terms = self.game.terms();
        // 002:§3.1
        let label = terms.is_consultation().then(|| {
            let kind = plain(language, "sheet-kind");
            (kind, plain(language, "terms-consultation"))
        });
        heads.into_iter().chain(label).collect()
    }

    pub(crate) fn names(&self, language: Language) -> [(String, &str); 2] {
        let names = &self.head.heading.names;
        [
            (plain(language, "side-white"), names.white.as_str()),
            (plain(language, "side-black"), names.black.as_str()),
        ]
    }

    /// The position at the start, where it is not the usual one.
    pub(crate) fn start(&self, language: Language) -> Option<String> {
        let fen = self.game.terms().fen.as_deref()?;
        Some(with(language, "sheet-start", &[("fen", Value::Text(fen))]))
    }

    /// What the marks mean that are on this sheet.
    pub(crate) fn legend(&self, language: Language) -> Vec<String> {
        let marks = [
            ("sheet-legend-offer", self.has(|one| one.has_offer)),
            ("sheet-legend-sealed", self.has(|one| one.is_sealed)),
            ("sheet-legend-control", self.has(|one| one.is_control)),
        ];
        let used = marks.into_iter().filter(|(_, is_used)| *is_used);
        used.map(|(key, _)| plain(language, key)).collect()
    }

    /// The remarks: behind which move, and what.
    pub(crate) fn told(&self, language: Language) -> Vec<(String, String)> {
        let remarks = self.remarks.iter().map(|remark| {
            let behind = match &remark.behind {
                Some(name) => with(language, "sheet-after", &[("move", Value::Text(name))]),
                None => plain(language, "sheet-before"),
            };
            (behind, say(language, &remark.what))
        });
        remarks.collect()
    }

    /// How it ended, or that it has not.
    pub(crate) fn end(&self, language: Language) -> String {
        match self.game.end() {
            Some(end) => say(language, &end.phrase()),
            None => plain(language, "sheet-under-way"),
        }
    }

    pub(crate) fn times(&self, language: Language) -> Option<String> {
        let used = self.used();
        let (white, black) = (dial(used.white), dial(used.black));
        let times = [
            ("white", Value::Text(&white)),
            ("black", Value::Text(&black)),
        ];
        self.is_timed()
            .then(|| with(language, "sheet-times", &times))
    }

    pub(crate) fn rules(&self, language: Language) -> String {
        plain(language, &format!("rules-{}", self.game.terms().rules.id()))
    }
}

/// A column that is not filled is there all the same, for whoever writes on by hand.
fn blocks(rows: &[Row]) -> Vec<Vec<Row>> {
    let length = rows.len().div_ceil(2).clamp(LEAST_ROWS, MOST_ROWS);
    let count = rows.len().div_ceil(length).max(2);
    let numbers = 1..=u32::try_from(count * length).unwrap_or(u32::MAX);
    let all: Vec<Row> = numbers
        .zip(rows.iter().map(Some).chain(core::iter::repeat(None)))
        .map(|(number, row)| {
            let empty = || Row {
                number,
                ..Row::default()
            };
            row.cloned().unwrap_or_else(empty)
        })
        .collect();
    all.chunks(length).map(<[Row]>::to_vec).collect()
}

/// What a dial shows, in whole seconds.
pub(crate) fn dial(time: Millis) -> String {
    Millis(time.0 / 1000 * 1000).to_string()
}

impl Row {
    /// White's move and Black's.
    const fn sides(&self) -> [Option<&Written>; 2] {
        [self.white.as_ref(), self.black.as_ref()]
    }

    /// Whether both have come to a time control with it.
    fn is_control(&self) -> bool {
        self.black.as_ref().is_some_and(|black| black.is_control)
    }
}

impl Written {
    /// What the dial showed; nothing without a clock.
    fn dial(&self) -> String {
        self.used.map(dial).unwrap_or_default()
    }

    /// The marks behind a move.
    pub(crate) fn marks(&self) -> String {
        let marks = [
            (self.has_offer, "(=)"),
            (self.is_sealed && self.text.is_some(), "(s)"),
            (self.is_control, "(c)"),
        ];
        let used = marks.into_iter().filter(|(is_used, _)| *is_used);
        used.map(|(_, mark)| mark).collect::<Vec<_>>().join(" ")
    }
}
