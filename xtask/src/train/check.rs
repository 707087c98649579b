//! How well an evaluation foretells the results of games.

use anyhow::{Context, Result};
use engine::{Engine, Searchable};

use super::{Plan, record};

/// Hundredths of a man that may make one logit.
const SCALES: [f64; 9] = [40.0, 60.0, 80.0, 100.0, 120.0, 160.0, 220.0, 300.0, 500.0];

/// Prints the mean loss of the evaluation against the results, at the scale that fits best; and that of the scores
/// which the games themselves had.
pub(crate) fn check<V: Searchable>(plan: &Plan) -> Result<()> {
    let engine = Engine::<V>::with_weights(1, plan.weights.weights::<V>()?);
    let bytes = std::fs::read(&plan.out).with_context(|| plan.out.display().to_string())?;
    let positions: Vec<(i32, i32, i32)> = bytes
        .as_chunks::<24>()
        .0
        .iter()
        .filter_map(|bytes| {
            let (position, score, result) = record::read::<V>(bytes)?;
            // What a search has met has no result.
            (result <= 2).then_some(())?;
            Some((engine.judge(&position).hundredths(), score, result))
        })
        .collect();
    let loss = |of: fn(&(i32, i32, i32)) -> i32| {
        let at = |scale: f64| {
            let sum: f64 = positions
                .iter()
                .map(|p| cross(f64::from(of(p)) / scale, p.2))
                .sum();
            (sum / positions.len() as f64, scale)
        };
        SCALES
            .map(at)
            .into_iter()
            .min_by(|a, b| a.0.total_cmp(&b.0))
    };
    println!(
        "{} positions; evaluation {:?}, search {:?} (loss, scale)",
        positions.len(),
        loss(|p| p.0),
        loss(|p| p.1)
    );
    Ok(())
}

/// The cross entropy of a logit against a result in half points.
fn cross(logit: f64, halves: i32) -> f64 {
    let won = f64::from(halves) / 2.0;
    (1.0 + (-logit.abs()).exp()).ln() + logit.max(0.0) - won * logit
}
