use rules::Article;

use super::{Class, Date, Hundredths};
use crate::Points;

/// One line of a norm report: what was computed or found, and the article that says so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The article.
    pub article: Article,
    /// What was done.
    pub step: Step,
}

/// What a line of a norm report does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The participants of a class times its number.
    Product {
        /// The class.
        class: Option<Class>,
        /// How many have it.
        count: u32,
        /// Its number.
        number: Hundredths,
        /// Both multiplied.
        product: Hundredths,
    },
    /// The sum of the products divided by the number of participants, cut after the third decimal.
    Quotient {
        /// The sum.
        sum: Hundredths,
        /// How many take part.
        participants: u32,
        /// The quotient in thousandths.
        thousandths: u32,
    },
    /// The coefficient: raised if the third decimal is five or more.
    Coefficient(Hundredths),
    /// A tournament of players without a class has no coefficient.
    Beginners {
        /// How many take part.
        participants: u32,
    },
    /// The coefficient lies in no part of the table: no class can be attained.
    OutsideTable(Hundredths),
    /// The coefficient lies in a row of the table.
    InRow {
        /// The part.
        part: u32,
        /// The least coefficient of the row.
        from: Hundredths,
        /// The greatest coefficient of the row.
        to: Hundredths,
    },
    /// What a class needs, in per cent.
    Percent {
        /// The class.
        class: Class,
        /// The percentage.
        percent: u32,
        /// The class whose players the text names, where it is not the table that says so.
        named_for: Option<Class>,
    },
    /// That percentage of the games, exactly and as points.
    Needed {
        /// The class.
        class: Class,
        /// How many games a participant has.
        games: u32,
        /// The percentage.
        percent: u32,
        /// Games times percentage, in hundredths of a point.
        exact: u32,
        /// The points that are needed.
        points: Points,
    },
    /// What a player scored against what a class needs.
    Scored {
        /// The class.
        class: Class,
        /// What is needed.
        needed: Points,
        /// What was scored.
        points: Points,
        /// Whether it is enough.
        is_met: bool,
    },
    /// The points are enough, but the text gives the class to players of another class (`002:N.7` to `002:N.10`).
    NotGiven {
        /// The class.
        class: Class,
        /// To whose players it is given.
        named_for: Class,
        /// The class of the player, if he has one.
        held: Option<Class>,
    },
    /// The norm of a class below the player's own is fulfilled: it remains when his own ends.
    Below {
        /// The class.
        class: Class,
        /// His own.
        held: Class,
    },
    /// A player's points in a tournament of his own class.
    OwnClass {
        /// The class.
        class: Class,
        /// How many games.
        games: u32,
        /// What was scored.
        points: Points,
        /// Whether it is half or more.
        is_met: bool,
    },
    /// Two participations in the championship.
    Participations {
        /// The first.
        first: Date,
        /// The second.
        second: Date,
        /// The last day on which it would have counted.
        until: Date,
        /// Whether both lie within three years.
        is_met: bool,
    },
    /// How many of the participants of a tournament are masters.
    Masters {
        /// The last day of the tournament.
        date: Date,
        /// The masters.
        masters: u32,
        /// All participants.
        participants: u32,
        /// Whether they are two thirds or more.
        is_met: bool,
    },
    /// The points in games against masters, or against candidates.
    Against {
        /// The last day of the tournament.
        date: Date,
        /// Against whom.
        class: Class,
        /// How many games.
        games: u32,
        /// What was scored.
        points: Points,
        /// What is needed, in per cent.
        percent: u32,
        /// Whether it is enough.
        is_met: bool,
    },
    /// A match against a master.
    Match {
        /// Its last day.
        date: Date,
        /// The class of the opponent.
        opponent: Option<Class>,
        /// How many games were agreed.
        games: u32,
        /// What was scored.
        points: Points,
        /// Whether a match of fourteen games against a master was won.
        is_met: bool,
    },
    /// A tournament of first-class players.
    FirstClass {
        /// Its last day.
        date: Date,
        /// Its coefficient, if it has one.
        coefficient: Option<Hundredths>,
        /// How many games.
        games: u32,
        /// What was scored.
        points: Points,
        /// What is needed, in per cent.
        percent: u32,
        /// Whether it counts.
        is_met: bool,
    },
    /// How many tournaments count, of those that are needed.
    Counted {
        /// Those that count.
        count: u32,
        /// How many are needed.
        needed: u32,
        /// Whether they are enough.
        is_met: bool,
    },
    /// A class or title has ended, since it was not confirmed in time.
    Ended {
        /// The class.
        class: Class,
        /// Since when, or when it was last confirmed.
        date: Date,
        /// The last day on which it held.
        until: Date,
    },
    /// A class or title was attained or kept, and until when it holds without a new result.
    Holds {
        /// The class.
        class: Class,
        /// Since when, or when it was last confirmed.
        date: Date,
        /// The last day; none if the book sets none.
        until: Option<Date>,
    },
}
