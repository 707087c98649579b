use super::expectation::{Expectation, GAME};
use super::{FirstRule, PERFORMANCE, RatedGame, RatingSystem, rating, rounded};

/// A performance: the rating at which the result would have been expected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Performance {
    /// The average rating of the opponents, to the nearest whole number, halves up.
    pub average: i32,
    /// The percentage of the points, to the nearest whole number, halves up.
    pub percent: u32,
    /// The difference that the table has for that percentage.
    pub difference: i32,
    /// Average and difference.
    pub rating: i32,
}

/// The percentage that half points of games are, to the nearest whole number, halves up. Of no
/// games it is nothing.
pub fn percentage(halves: u64, games: u64) -> u32 {
    let whole = |number: u64| i64::try_from(number.min(1 << 40)).unwrap_or(0);
    let percent = rounded(whole(halves) * 50, whole(games));
    u32::try_from(percent.clamp(0, 100)).unwrap_or(0)
}

/// The performance of some games by the table of FIDE. None of no games.
///
/// ```
/// use peatee_tournament::Mark;
/// use peatee_tournament::rating::{RatedGame, performance};
///
/// let marks = [Mark::Win, Mark::Win, Mark::Win, Mark::Win, Mark::Loss, Mark::Loss, Mark::Loss];
/// let games: Vec<RatedGame> =
///     marks.iter().filter_map(|mark| RatedGame::new(2000, *mark)).collect();
/// let found = performance(&games).expect("games");
/// // Four of seven are 57 per cent, for which the table has 50.
/// assert_eq!((found.percent, found.difference, found.rating), (57, 50, 2050));
/// ```
pub fn performance(games: &[RatedGame]) -> Option<Performance> {
    of(average(games)?, halves(games), games.len() as u64)
}

fn of(average: i32, halves: u64, games: u64) -> Option<Performance> {
    let percent = percentage(halves, games);
    let difference = match percent.checked_sub(50) {
        Some(above) => *PERFORMANCE.get(above as usize)?,
        None => -*PERFORMANCE.get(50 - percent as usize)?,
    };
    Some(Performance {
        average,
        percent,
        difference,
        rating: average.saturating_add(difference),
    })
}

/// The perfect performance (FIDE C.07 10.3): the lowest rating whose expected score, by the whole table, is no less than
/// the score; of no score it lies 800 below the lowest opponent. None of no games.
///
/// ```
/// use peatee_tournament::Mark;
/// use peatee_tournament::rating::{RatedGame, perfect_performance};
///
/// let game = |mark| RatedGame::new(2000, mark);
/// let games: Vec<RatedGame> = [Mark::Win, Mark::Draw].into_iter().filter_map(game).collect();
/// // 1½ of 2 are 75 per cent, which the table has from a difference of 189 on.
/// assert_eq!(perfect_performance(&games), Some(2189));
/// ```
pub fn perfect_performance(games: &[RatedGame]) -> Option<i32> {
    const WIDEST: i64 = 800;
    let opponents = || games.iter().map(|game| i64::from(game.opponent));
    let lowest = opponents().min()? - WIDEST;
    let scored = halves(games);
    if scored == 0 {
        return Some(rating(lowest));
    }
    let is_enough = |own: i64| {
        let expected = opponents().map(|other| Expectation::FideTable.of(own - other));
        expected.map(u64::from).sum::<u64>() * 2 >= scored * u64::from(GAME)
    };
    // At the lowest nothing is expected, at the highest everything.
    let (mut below, mut enough) = (lowest, opponents().max()? + WIDEST);
    while enough - below > 1 {
        let middle = below + (enough - below) / 2;
        if is_enough(middle) {
            enough = middle;
        } else {
            below = middle;
        }
    }
    Some(rating(enough))
}

/// The performance by a straight line: the average of the opponents' ratings, each with so much
/// more for a win and less for a loss, to the nearest whole number, halves up. None of no games.
pub fn linear_performance(games: &[RatedGame], step: u32) -> Option<i32> {
    let each = games.iter().map(|game| {
        let wins = i64::from(game.result.halves()) - 1;
        i64::from(game.opponent) + wins * i64::from(step)
    });
    let count = i64::try_from(games.len()).ok()?;
    (count > 0).then(|| rating(rounded(each.sum(), count)))
}

fn average(games: &[RatedGame]) -> Option<i32> {
    linear_performance(games, 0)
}

fn halves(games: &[RatedGame]) -> u64 {
    games
        .iter()
        .map(|game| u64::from(game.result.halves()))
        .sum()
}

/// A first rating, with what went into it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FirstRating {
    /// The performance, fictitious opponents among the others.
    pub performance: Performance,
    /// The rating within its bounds.
    pub rating: i32,
}

/// Why there is no first rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NoFirstRating {
    /// The system gives none.
    #[error("the rating system gives no first ratings")]
    NotGiven,
    /// Too few games against rated opponents.
    #[error("a first rating needs {least} games against rated opponents, not {found}")]
    TooFewGames {
        /// How many are needed.
        least: u32,
        /// How many there are.
        found: u32,
    },
    /// Neither a win nor a draw.
    #[error("who has scored nothing gets no rating")]
    NothingScored,
    /// The result lies below the floor of the list.
    #[error("{rating} is below the floor of {floor}")]
    BelowFloor {
        /// What came out.
        rating: i32,
        /// The floor.
        floor: i32,
    },
}

impl RatingSystem {
    /// The first rating of a player from games against rated opponents.
    ///
    /// # Errors
    ///
    /// If the system gives none for these games.
    pub fn first_rating(&self, games: &[RatedGame]) -> Result<FirstRating, NoFirstRating> {
        let rule = self.first.ok_or(NoFirstRating::NotGiven)?;
        let found = u32::try_from(games.len()).unwrap_or(u32::MAX);
        // No games, no rating, whatever the system says.
        let least = rule.least_games.max(1);
        if found < least {
            return Err(NoFirstRating::TooFewGames { least, found });
        }
        let scored = halves(games);
        if scored == 0 {
            return Err(NoFirstRating::NothingScored);
        }
        let count = u64::from(found) + u64::from(rule.fictitious);
        let halves = scored + u64::from(rule.fictitious);
        let performance = of(average_with(games, &rule), halves, count);
        let performance = performance.ok_or(NoFirstRating::NothingScored)?;
        let rating = performance.rating;
        if let Some(floor) = rule.floor.filter(|floor| rating < *floor) {
            return Err(NoFirstRating::BelowFloor { rating, floor });
        }
        let rating = rule.most.map_or(rating, |most| rating.min(most));
        Ok(FirstRating {
            performance,
            rating,
        })
    }
}

/// The average of the opponents with the fictitious ones among them.
fn average_with(games: &[RatedGame], rule: &FirstRule) -> i32 {
    let (sum, count) = games.iter().fold((0_i64, 0_i64), |(sum, count), game| {
        (sum + i64::from(game.opponent), count + 1)
    });
    let fictitious = i64::from(rule.fictitious);
    let theirs = fictitious.saturating_mul(i64::from(rule.fictitious_rating));
    let sum = sum.saturating_add(theirs);
    rating(rounded(sum, count + fictitious))
}
