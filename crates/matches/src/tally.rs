//! What a match has shown: games, pairs of games, and the difference in strength.

use std::fmt;

/// Pairs of games of one opening by the points that the first engine made in both: 0, ½, 1, 1½, 2.
///
/// ```
/// use peatee_matches::Pentanomial;
///
/// let mut pairs = Pentanomial::default();
/// for half_points in [2, 3, 2, 4, 1, 2, 3] {
///     pairs.add(half_points);
/// }
/// let elo = pairs.elo().unwrap();
/// assert!(elo.low < 0.0 && elo.value > 0.0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentanomial(pub [u32; 5]);

impl Pentanomial {
    /// The share of points of each kind of pair.
    pub const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

    /// Adds a pair by the half-points that the first engine made.
    pub fn add(&mut self, half_points: usize) {
        if let Some(count) = self.0.get_mut(half_points) {
            *count += 1;
        }
    }

    /// How many pairs.
    pub fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The share of points of the first engine.
    pub fn mean(&self) -> f64 {
        self.sum_of(|score| score) / f64::from(self.pairs())
    }

    /// How far the pairs lie from the mean, squared.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        self.sum_of(|score| (score - mean).powi(2)) / f64::from(self.pairs())
    }

    fn sum_of(&self, value: impl Fn(f64) -> f64) -> f64 {
        let counted = self.0.iter().zip(Pentanomial::SCORES);
        counted
            .map(|(count, score)| f64::from(*count) * value(score))
            .sum()
    }

    /// The difference in strength with its 95 % interval; none without two pairs that differ. Pairs are counted, not
    /// games, for an opening is as good for one as for the other.
    pub fn elo(&self) -> Option<Elo> {
        let pairs = f64::from(self.pairs());
        if pairs < 2.0 || self.variance() == 0.0 {
            return None;
        }
        // Of few pairs the spread is larger than it looks.
        let error = (self.variance() / (pairs - 1.0)).sqrt();
        let mean = self.mean();
        let bound = |share: f64| elo_of(share.clamp(LEAST_SHARE, 1.0 - LEAST_SHARE));
        Some(Elo {
            value: bound(mean),
            low: bound(mean - NORMAL_95 * error),
            high: bound(mean + NORMAL_95 * error),
        })
    }
}

/// Nineteen of twenty values lie so many standard deviations round the mean.
const NORMAL_95: f64 = 1.959_964;

/// Who makes a smaller share of the points than this is weaker by more than Elo can say.
const LEAST_SHARE: f64 = 1e-6;

/// A difference in strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The likeliest.
    pub value: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// An end of the interval beyond what can be said is left open.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = |elo: f64| match elo {
            _ if elo <= elo_of(LEAST_SHARE) => "less".to_owned(),
            _ if elo >= elo_of(1.0 - LEAST_SHARE) => "more".to_owned(),
            _ => format!("{elo:+.1}"),
        };
        write!(
            f,
            "Elo {:+.1} [{}, {}]",
            self.value,
            end(self.low),
            end(self.high)
        )
    }
}

/// The difference in strength that brings a share of points.
fn elo_of(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// Games by their results for the first engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// Games that the first engine won.
    pub wins: u32,
    /// Games that were drawn.
    pub draws: u32,
    /// Games that it lost.
    pub losses: u32,
}

impl Results {
    /// Adds a game by the half-points of the first engine.
    pub fn add(&mut self, half_points: usize) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    /// How many games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of points of the first engine, if a game was played.
    pub fn share(&self) -> Option<f64> {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Elo's formula: three points of four are 400 times the logarithm of three.
    #[test]
    fn three_points_of_four_are_191_elo() {
        assert!((elo_of(0.75) - 400.0 * 3_f64.log10()).abs() < 1e-9);
        assert!(elo_of(0.5).abs() < 1e-12);
    }

    #[test]
    fn the_interval_lies_round_the_value_and_narrows_with_games() {
        let few = Pentanomial([1, 3, 10, 6, 2])
            .elo()
            .expect("pairs that differ");
        let many = Pentanomial([10, 30, 100, 60, 20])
            .elo()
            .expect("pairs that differ");
        assert!(few.low < few.value && few.value < few.high);
        assert!((few.value - many.value).abs() < 1e-9);
        assert!(many.high - many.low < few.high - few.low);
        // Ten times as many: the error is about a third.
        let narrower = (few.high - few.low) / (many.high - many.low);
        assert!((narrower - 10_f64.sqrt()).abs() < 0.2, "{narrower}");
    }

    /// Two engines that each win with White split every pair: the games differ, the pairs do not, and nothing is known
    /// of an error.
    #[test]
    fn pairs_that_are_all_alike_have_no_error() {
        assert_eq!(Pentanomial([0, 0, 50, 0, 0]).elo(), None);
        assert_eq!(Pentanomial::default().elo(), None);
    }

    /// A bug: the bound of the shares, 2400 Elo, was told as if it were found.
    #[test]
    fn an_interval_beyond_all_points_is_open() {
        let elo = |pairs| Pentanomial(pairs).elo().expect("pairs that differ");
        let (better, worse) = (elo([0, 0, 0, 1, 9]), elo([9, 1, 0, 0, 0]));
        assert!(better.to_string().ends_with(", more]"), "{better}");
        assert!(worse.to_string().contains("[less, -"), "{worse}");
        let even = elo([1, 3, 10, 3, 1]).to_string();
        assert!(
            even.starts_with("Elo +0.0 [-") && !even.contains("more"),
            "{even}"
        );
    }

    #[test]
    fn half_points_are_counted() {
        let (mut results, mut pairs) = (Results::default(), Pentanomial::default());
        for half_points in [2, 1, 0, 2] {
            results.add(half_points);
        }
        pairs.add(3);
        pairs.add(2);
        assert_eq!((results.wins, results.draws, results.losses), (2, 1, 1));
        assert_eq!(results.share(), Some(0.625));
        assert_eq!(pairs.mean(), 0.625);
    }
}
