//! Ratings by the method of Elo, as data: which curve, which development factors, which bounds.
//!
//! A [`RatingSystem`] is a value with a name and a version, so that a list can be computed again as
//! it once was. All arithmetic is in whole numbers. [`read_list`] reads rating lists.
//!
//! What is certain of each federation's system, and what is not, stands at its preset.

mod change;
mod event;
mod expectation;
mod given;
mod list;
mod performance;
mod system;
mod tables;
mod text;

pub use change::{GameLine, NoChange, RatingReport};
pub use event::{Careers, Change, PlayedGame, Rated, RatingLine};
pub use expectation::{Expectation, GAME};
pub use given::{Finding, Matching, NoRatings};
pub use list::{
    ListFault, ListFaults, ListProblem, Listed, MOST_RATING, RatingList, UnknownColumns, read_list,
};
pub use performance::{
    FirstRating, NoFirstRating, Performance, linear_performance, percentage, perfect_performance,
    performance,
};
pub use system::{
    DifferenceCap, FirstRule, GameResult, KRule, RatedGame, RatedPlayer, RatingSystem,
};
pub use tables::{PERFORMANCE, SCORING_PROBABILITY};
pub use text::{ParseKRuleError, SystemFault, SystemProblem};
// What a list says of a birth; `pairing` reads it in report files too.
pub use pairing::{Birth, ParseBirthError};

/// A quotient rounded to the nearest whole number, halves up; nothing where there is nothing to
/// divide by.
fn rounded(dividend: i64, divisor: i64) -> i64 {
    if divisor <= 0 {
        return 0;
    }
    let (dividend, divisor) = (i128::from(dividend), i128::from(divisor));
    let quotient = (2 * dividend + divisor).div_euclid(2 * divisor);
    i64::try_from(quotient).unwrap_or(0)
}

/// A rating that fits, from one that does for all sensible input.
fn rating(number: i64) -> i32 {
    let bounded = number.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
    bounded as i32
}
