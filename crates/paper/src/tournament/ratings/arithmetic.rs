//! How somebody's rating was reckoned, game by game.

use texts::Value as Argument;
use tournament::rating::{
    Change, FirstRating, GameLine, GameResult, NoChange, NoFirstRating, PlayedGame, RatingLine,
    RatingReport, RatingSystem,
};
use tournament::{Competition, Place};

use super::super::leaf::Block;
use super::super::table::{Cell, Head, Kind, Table};
use super::super::voice::Voice;
use super::system::rated;
use super::{called, halves, number, parts, signed};

/// What everybody's arithmetic shares.
pub(super) struct Page<'a> {
    pub(super) voice: Voice,
    pub(super) competition: &'a Competition,
    pub(super) system: &'a RatingSystem,
}

impl Page<'_> {
    /// The games of somebody, and what comes of them.
    pub(super) fn blocks(&self, line: &RatingLine) -> Vec<Block> {
        let mut said = self.outcome(line);
        if let Some(found) = line.performance {
            said.push(self.said(
                "rating-performance",
                &[
                    ("average", found.average.to_string()),
                    ("percent", found.percent.to_string()),
                    ("difference", term(found.difference.into())),
                    ("rating", found.rating.to_string()),
                ],
            ));
        }
        let mut blocks = vec![Block::Table(self.games(line))];
        // What comes of it stands in large letters, the rest below it.
        let rest = said.split_off(said.len().min(1));
        blocks.extend(said.into_iter().map(Block::Line));
        if !rest.is_empty() {
            blocks.push(Block::Notes(rest));
        }
        blocks
    }

    fn games(&self, line: &RatingLine) -> Table {
        let voice = self.voice;
        let is_rated = matches!(line.change, Change::Rated(_));
        let mut heads = vec![
            Head::new(Kind::Number, voice.say("rating-round")),
            Head::new(Kind::Name, voice.say("rating-opponent")),
            Head::new(Kind::Number, voice.say("rating")),
            Head::short(Kind::Number, "W", voice.say("rating-scored")),
        ];
        if is_rated {
            heads.extend([
                Head::short(Kind::Number, "D", voice.say("rating-difference")),
                Head::short(Kind::Number, "We", voice.say("rating-expected")),
                Head::new(Kind::Total, voice.say("rating-change")),
            ]);
        }
        let mut lines = match &line.change {
            Change::Rated(report) => report.games.iter(),
            Change::Nothing | Change::First(_) | Change::NoFirst(_) | Change::NoChange(_) => {
                [].iter()
            }
        };
        let rows = line.games.iter().map(|game| {
            let counted = game.rating.and_then(|_| lines.next());
            self.row(game, is_rated, counted)
        });
        let number = number(self.competition, line.who);
        let name = called(self.competition, line.who);
        let rating = line
            .before
            .map_or("–".to_owned(), |rating| rating.to_string());
        let team = line
            .who
            .member
            .map(|_| self.competition.name(line.who.participant));
        let team = team.map_or(String::new(), |team| format!("{team}: "));
        let caption = format!("{team}{number} {name}, {rating}");
        Table::new(caption.trim_start().to_owned(), heads, rows.collect())
    }

    fn row(&self, game: &PlayedGame, is_rated: bool, counted: Option<&GameLine>) -> Vec<Cell> {
        let voice = self.voice;
        let Place { round, .. } = game.place;
        let small = match (game.rating, game.opponent.member) {
            (None, _) => voice.say("rating-uncounted"),
            (Some(_), Some(_)) => self.competition.name(game.opponent.participant).to_owned(),
            (Some(_), None) => String::new(),
        };
        let rating = game.rating.map(|rating| rating.to_string());
        let difference = counted.map(|line| {
            let star = if line.is_capped { "*" } else { "" };
            format!("{}{star}", whole(line.difference))
        });
        let expected = counted.map(|line| voice.decimal(parts(line.expected.into(), 4)));
        let result = match game.result {
            GameResult::Win => "1",
            GameResult::Draw => "½",
            GameResult::Loss => "0",
        };
        let change = counted.map(|line| signed(voice, line.change));
        let mut cells = vec![
            Cell::new(round),
            Cell::with(called(self.competition, game.opponent), small),
            Cell::new(rating.unwrap_or_else(|| "–".to_owned())),
            Cell::new(result),
        ];
        if is_rated {
            let reckoned = [difference, expected, change];
            cells.extend(reckoned.map(|text| Cell::new(text.unwrap_or_default())));
        }
        cells
    }

    fn outcome(&self, line: &RatingLine) -> Vec<String> {
        let voice = self.voice;
        match &line.change {
            Change::Nothing => vec![voice.say("rating-nothing")],
            Change::Rated(report) => self.rated(line, report),
            Change::First(first) => vec![self.first(line, first)],
            Change::NoFirst(none) => vec![self.no_first(*none)],
            Change::NoChange(NoChange::NoK { .. }) => vec![voice.say("rating-no-factor")],
        }
    }

    fn rated(&self, line: &RatingLine, report: &RatingReport) -> Vec<String> {
        let voice = self.voice;
        let expected = report.games.iter().map(|game| u64::from(game.expected));
        let RatingSystem {
            k_percent,
            win_score,
            ..
        } = self.system;
        let mut factor = report.k.to_string();
        if *k_percent != 100 {
            factor = format!("{factor} × {k_percent} %");
        }
        if *win_score != 1 {
            factor = format!("{factor} × {win_score}");
        }
        let difference = i64::from(report.after) - i64::from(report.before);
        let mut said = vec![self.said(
            "rating-sum",
            &[
                ("factor", factor),
                ("scored", voice.points(halves(line.halves()))),
                ("expected", voice.decimal(parts(expected.sum(), 4))),
                ("change", signed(voice, report.change)),
                ("before", report.before.to_string()),
                ("difference", term(difference)),
                ("after", report.after.to_string()),
            ],
        )];
        if let (true, Some(most)) = (report.is_k_reduced, self.system.most_k_times_games) {
            let games = report.games.len().to_string();
            let most = most.to_string();
            said.push(self.said("rating-reduced", &[("games", games), ("most", most)]));
        }
        if report.games.iter().any(|game| game.is_capped) {
            said.push(voice.say("rating-capped"));
        }
        if let (false, Some(floor)) = (report.is_listed, self.system.floor) {
            said.push(rated(voice, "rating-unlisted", floor));
        }
        said
    }

    fn first(&self, line: &RatingLine, first: &FirstRating) -> String {
        let found = first.performance;
        let rule = self.system.first;
        let fictitious = rule.map_or(0, |rule| rule.fictitious);
        let count = u32::try_from(line.counted().count()).unwrap_or(u32::MAX);
        self.said(
            "rating-new",
            &[
                ("games", count.saturating_add(fictitious).to_string()),
                ("fictitious", fictitious.to_string()),
                ("average", found.average.to_string()),
                (
                    "points",
                    self.voice.points(halves(line.halves() + fictitious)),
                ),
                ("percent", found.percent.to_string()),
                ("difference", term(found.difference.into())),
                ("sum", found.rating.to_string()),
                ("rating", first.rating.to_string()),
            ],
        )
    }

    fn no_first(&self, none: NoFirstRating) -> String {
        match none {
            NoFirstRating::NotGiven => self.voice.say("rating-no-first"),
            NoFirstRating::TooFewGames { least, found } => self.said(
                "rating-few-games",
                &[("least", least.to_string()), ("found", found.to_string())],
            ),
            NoFirstRating::NothingScored => self.voice.say("rating-nothing-scored"),
            NoFirstRating::BelowFloor { rating, floor } => self.said(
                "rating-below-floor",
                &[("rating", rating.to_string()), ("floor", floor.to_string())],
            ),
        }
    }

    fn said(&self, key: &str, texts: &[(&str, String)]) -> String {
        let texts = texts.iter();
        let texts = texts.map(|(name, text)| (*name, Argument::Text(text)));
        self.voice.with(key, &texts.collect::<Vec<_>>())
    }
}

/// A whole number that is added or taken away.
fn term(number: i64) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    format!("{sign} {}", number.unsigned_abs())
}

/// A whole number with its sign.
fn whole(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        ..0 => format!("−{}", number.unsigned_abs()),
        1.. => format!("+{number}"),
    }
}
