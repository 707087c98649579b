//! The sequential probability ratio test on pairs of games.

use std::str::FromStr;

use crate::tally::Pentanomial;

/// The two strengths between which the test decides, and how often it may be wrong.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hypotheses {
    /// Elo that is not enough.
    pub elo0: f64,
    /// Elo that is hoped for.
    pub elo1: f64,
    /// Chance of accepting what is not enough.
    pub alpha: f64,
    /// Chance of refusing what is good.
    pub beta: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A is stronger by `elo1`.
    Accepted,
    /// A is not even stronger by more than `elo0`.
    Rejected,
    /// More games are needed.
    Open,
}

impl Verdict {
    /// Its name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
            Verdict::Open => "open",
        }
    }
}

/// Why a text names no two strengths.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseHypothesesError {
    /// Neither two numbers nor four.
    #[error("{0:?} is not ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA")]
    Numbers(String),
    /// The strengths are not in order, or too far away.
    #[error("ELO0 must be less than ELO1, and both within a thousand")]
    Order,
    /// The chances are no chances of an error.
    #[error("ALPHA and BETA lie between 0 and 0.5")]
    Chances,
}

impl FromStr for Hypotheses {
    type Err = ParseHypothesesError;

    fn from_str(text: &str) -> Result<Hypotheses, ParseHypothesesError> {
        let numbers: Option<Vec<f64>> = text
            .split(',')
            .map(|number| number.trim().parse().ok())
            .collect();
        let numbers = numbers.unwrap_or_default();
        let (elo0, elo1, alpha, beta) = match numbers.as_slice() {
            [elo0, elo1] => (*elo0, *elo1, 0.05, 0.05),
            [elo0, elo1, alpha, beta] => (*elo0, *elo1, *alpha, *beta),
            _ => return Err(ParseHypothesesError::Numbers(text.to_owned())),
        };
        let is_chance = |chance: f64| chance > 0.0 && chance < 0.5;
        if !(elo0 < elo1 && elo0.abs() <= 1000.0 && elo1.abs() <= 1000.0) {
            return Err(ParseHypothesesError::Order);
        }
        if !(is_chance(alpha) && is_chance(beta)) {
            return Err(ParseHypothesesError::Chances);
        }
        Ok(Hypotheses {
            elo0,
            elo1,
            alpha,
            beta,
        })
    }
}

impl Hypotheses {
    /// The ratios at which the test ends: lower and upper.
    pub fn bounds(&self) -> (f64, f64) {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        (lower, upper)
    }

    /// The logarithm of the likelihood ratio of `elo1` against `elo0`, each at its best fit to the pairs that were
    /// played (the generalised test).
    pub fn ratio(&self, pairs: &Pentanomial) -> f64 {
        let played: f64 = pairs.0.iter().map(|count| f64::from(*count)).sum();
        if played == 0.0 {
            return 0.0;
        }
        // A result that has not come yet is rare, not impossible.
        let counts = pairs.0.map(|count| f64::from(count).max(1e-3));
        let sum: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / sum);
        let (near, far) = (
            fitted(&shares, expected(self.elo0)),
            fitted(&shares, expected(self.elo1)),
        );
        let ratios = shares.iter().zip(near.iter().zip(&far));
        sum * ratios
            .map(|(share, (near, far))| share * (far / near).ln())
            .sum::<f64>()
    }

    /// What the test says of these pairs.
    pub fn verdict(&self, pairs: &Pentanomial) -> Verdict {
        let (lower, upper) = self.bounds();
        let ratio = self.ratio(pairs);
        if ratio >= upper {
            Verdict::Accepted
        } else if ratio <= lower {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

/// The share of points that an advantage in Elo brings.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The likeliest distribution whose mean is as given: each share divided by `1 + t (value - mean)`, with the `t` that
/// makes it so.
fn fitted(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let deviations = Pentanomial::SCORES.map(|score| score - mean);
    let slope = |t: f64| -> f64 {
        let terms = shares.iter().zip(&deviations);
        terms
            .map(|(share, deviation)| share * deviation / (1.0 + t * deviation))
            .sum()
    };
    // Between these every share stays positive, and the slope falls.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = f64::midpoint(low, high);
    let mut fitted = [0.0; 5];
    for (fit, (share, deviation)) in fitted.iter_mut().zip(shares.iter().zip(&deviations)) {
        *fit = share / (1.0 + t * deviation);
    }
    fitted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(elo0: f64, elo1: f64) -> Hypotheses {
        Hypotheses {
            elo0,
            elo1,
            alpha: 0.05,
            beta: 0.05,
        }
    }

    /// Wald's bounds: the logarithm of 19 for one error in twenty.
    #[test]
    fn the_bounds_are_those_of_wald() {
        let (lower, upper) = test(0.0, 5.0).bounds();
        assert!((upper - 19_f64.ln()).abs() < 1e-12);
        assert!((lower + upper).abs() < 1e-12);
    }

    #[test]
    fn an_even_match_says_nothing_between_equal_and_opposite() {
        let pairs = Pentanomial([10, 40, 100, 40, 10]);
        assert!(test(-5.0, 5.0).ratio(&pairs).abs() < 1e-9);
        assert_eq!(test(-5.0, 5.0).ratio(&Pentanomial::default()), 0.0);
    }

    #[test]
    fn results_turned_round_turn_the_ratio_round() {
        let pairs = Pentanomial([3, 20, 100, 45, 9]);
        let mut turned = pairs;
        turned.0.reverse();
        let (one, other) = (
            test(-2.0, 7.0).ratio(&pairs),
            test(-7.0, 2.0).ratio(&turned),
        );
        assert!((one + other).abs() < 1e-9, "{one} {other}");
    }

    #[test]
    fn the_fit_has_the_mean_asked_for() {
        let shares = [0.05, 0.2, 0.5, 0.2, 0.05];
        for mean in [0.4, 0.5, 0.53] {
            let fit = fitted(&shares, mean);
            let sum: f64 = fit.iter().sum();
            let found: f64 = fit
                .iter()
                .zip(Pentanomial::SCORES)
                .map(|(p, s)| p * s)
                .sum();
            assert!(
                (sum - 1.0).abs() < 1e-9 && (found - mean).abs() < 1e-9,
                "{fit:?}"
            );
        }
    }

    /// With many pairs the ratio is that of two normal distributions with the measured spread.
    #[test]
    fn many_pairs_come_near_the_normal_distribution() {
        let pairs = Pentanomial([200, 2000, 6000, 2300, 250]);
        let count = f64::from(pairs.pairs());
        let (mean, spread) = (pairs.mean(), pairs.variance());
        let (s0, s1) = (expected(0.0), expected(5.0));
        let normal = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * spread);
        let ratio = test(0.0, 5.0).ratio(&pairs);
        assert!(
            (ratio - normal).abs() < 0.02 * normal.abs(),
            "{ratio} {normal}"
        );
        assert_eq!(test(0.0, 5.0).verdict(&pairs), Verdict::Accepted);
        assert_eq!(test(20.0, 25.0).verdict(&pairs), Verdict::Rejected);
    }

    #[test]
    fn hypotheses_are_read() {
        assert_eq!("0,5".parse(), Ok(test(0.0, 5.0)));
        assert_eq!("-3, 1, 0.05, 0.05".parse(), Ok(test(-3.0, 1.0)));
        for bad in [
            "",
            "5",
            "5,0",
            "0,x",
            "0,5,0.6,0.05",
            "0,5,0.05",
            "0,9999",
            "nan,5",
        ] {
            assert!(bad.parse::<Hypotheses>().is_err(), "{bad}");
        }
    }
}
