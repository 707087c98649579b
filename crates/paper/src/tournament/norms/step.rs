//! What a line of a norm report did, in words.

use texts::Value as Argument;
use tournament::norms::{Hundredths, Step};

use super::super::voice::Voice;

/// Texts by the names that sentences have for them.
struct Said<'a> {
    voice: Voice,
    texts: Vec<(&'a str, String)>,
}

impl<'a> Said<'a> {
    const fn new(voice: Voice) -> Said<'a> {
        let texts = Vec::new();
        Said { voice, texts }
    }

    #[expect(
        clippy::needless_pass_by_value,
        reason = "numbers and texts are given as they come"
    )]
    fn and(mut self, name: &'a str, text: impl ToString) -> Said<'a> {
        self.texts.push((name, text.to_string()));
        self
    }

    fn decimal(self, name: &'a str, number: impl ToString) -> Said<'a> {
        let number = self.voice.decimal(number);
        self.and(name, number)
    }

    fn say(self, key: &str) -> String {
        let texts = self.texts.iter();
        let texts = texts.map(|(name, text)| (*name, Argument::Text(text)));
        self.voice.with(key, &texts.collect::<Vec<_>>())
    }
}

/// The sentence of a step, without whether it is enough.
pub(in crate::tournament) fn said(voice: Voice, step: &Step) -> String {
    let said = Said::new(voice);
    match *step {
        Step::Product {
            class,
            count,
            number,
            product,
        } => said
            .and("class", voice.class(class))
            .and("count", count)
            .decimal("number", number)
            .decimal("product", product)
            .say("norm-product"),
        Step::Quotient {
            sum,
            participants,
            thousandths,
        } => said
            .decimal("sum", sum)
            .and("count", participants)
            .decimal("quotient", thousands(thousandths))
            .say("norm-quotient"),
        Step::Coefficient(coefficient) => said
            .decimal("coefficient", coefficient)
            .say("norm-coefficient"),
        Step::Beginners { participants } => said.and("count", participants).say("norm-beginners"),
        Step::OutsideTable(coefficient) => {
            said.decimal("coefficient", coefficient).say("norm-outside")
        }
        Step::InRow { part, from, to } => said
            .and("part", part)
            .decimal("from", from)
            .decimal("to", to)
            .say("norm-row"),
        Step::Percent {
            class,
            percent,
            named_for,
        } => {
            let said = said
                .and("class", voice.class(Some(class)))
                .and("percent", percent);
            match named_for {
                None => said.say("norm-percent"),
                Some(_) => said
                    .and("other", voice.class(named_for))
                    .say("norm-percent-named"),
            }
        }
        Step::Needed {
            class,
            games,
            percent,
            exact,
            points,
        } => said
            .and("class", voice.class(Some(class)))
            .and("games", games)
            .and("percent", percent)
            .decimal("exact", Hundredths(exact))
            .and("points", voice.points(points))
            .say("norm-needed"),
        Step::Scored {
            class,
            needed,
            points,
            is_met,
        } => {
            let key = if is_met { "norm-scored" } else { "norm-short" };
            said.and("class", voice.class(Some(class)))
                .and("points", voice.points(points))
                .and("needed", voice.points(needed))
                .say(key)
        }
        Step::NotGiven {
            class,
            named_for,
            held,
        } => said
            .and("class", voice.class(Some(class)))
            .and("other", voice.class(Some(named_for)))
            .and("held", voice.class(held))
            .say("norm-not-given"),
        Step::Below { class, held } => said
            .and("class", voice.class(Some(class)))
            .and("held", voice.class(Some(held)))
            .say("norm-below"),
        Step::OwnClass {
            class,
            games,
            points,
            is_met: _,
        } => said
            .and("class", voice.class(Some(class)))
            .and("games", games)
            .and("points", voice.points(points))
            .say("norm-own-class"),
        Step::Participations {
            first,
            second,
            until,
            is_met: _,
        } => said
            .and("first", first)
            .and("second", second)
            .and("until", until)
            .say("norm-participations"),
        Step::Masters {
            date,
            masters,
            participants,
            is_met: _,
        } => said
            .and("date", date)
            .and("masters", masters)
            .and("count", participants)
            .say("norm-masters"),
        Step::Against {
            date,
            class,
            games,
            points,
            percent,
            is_met: _,
        } => said
            .and("date", date)
            .and("class", voice.class(Some(class)))
            .and("games", games)
            .and("points", voice.points(points))
            .and("percent", percent)
            .say("norm-against"),
        Step::Match {
            date,
            opponent,
            games,
            points,
            is_met: _,
        } => said
            .and("date", date)
            .and("class", voice.class(opponent))
            .and("games", games)
            .and("points", voice.points(points))
            .say("norm-match"),
        Step::FirstClass {
            date,
            coefficient,
            games,
            points,
            percent,
            is_met: _,
        } => {
            let coefficient = coefficient.map_or("–".to_owned(), |found| found.to_string());
            said.and("date", date)
                .decimal("coefficient", coefficient)
                .and("games", games)
                .and("points", voice.points(points))
                .and("percent", percent)
                .say("norm-first-class")
        }
        Step::Counted {
            count,
            needed,
            is_met: _,
        } => said
            .and("count", count)
            .and("needed", needed)
            .say("norm-counted"),
        Step::Ended { class, date, until } => said
            .and("class", voice.class(Some(class)))
            .and("date", date)
            .and("until", until)
            .say("norm-ended"),
        Step::Holds { class, date, until } => {
            let said = said
                .and("class", voice.class(Some(class)))
                .and("date", date);
            match until {
                Some(until) => said.and("until", until).say("norm-holds"),
                None => said.say("norm-holds-always"),
            }
        }
    }
}

/// Whether it is enough, where a step asks that.
pub(in crate::tournament) fn verdict(voice: Voice, step: &Step) -> Option<String> {
    let is_met = match *step {
        Step::Scored { is_met, .. }
        | Step::OwnClass { is_met, .. }
        | Step::Participations { is_met, .. }
        | Step::Masters { is_met, .. }
        | Step::Against { is_met, .. }
        | Step::Match { is_met, .. }
        | Step::FirstClass { is_met, .. }
        | Step::Counted { is_met, .. } => is_met,
        Step::NotGiven { .. } => false,
        Step::Product { .. }
        | Step::Quotient { .. }
        | Step::Coefficient(_)
        | Step::Beginners { .. }
        | Step::OutsideTable(_)
        | Step::InRow { .. }
        | Step::Percent { .. }
        | Step::Needed { .. }
        | Step::Below { .. }
        | Step::Ended { .. }
        | Step::Holds { .. } => return None,
    };
    Some(voice.say(if is_met { "norm-met" } else { "norm-missed" }))
}

fn thousands(thousandths: u32) -> String {
    format!("{}.{:03}", thousandths / 1000, thousandths % 1000)
}
