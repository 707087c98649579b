//! The course of a game as a graph: the share of a point that White could expect behind each move.

use core::fmt::{self, Write};

use crate::judgement::Judgement;
use crate::review::Review;
use crate::searcher::odds_scale;

/// The drawing, in units of its own: it is as wide as the page lets it be.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 150.0;
const EVEN: f64 = HEIGHT / 2.0;
/// Left free above and below, for marks at the edge.
const MARGIN: f64 = 8.0;

impl Review {
    /// A graph of the game as SVG: White's expectation upwards, even in the middle, with the moves marked that are listed
    /// by their number, counted from 0. It says nothing to those who do not see it; that is for the page.
    ///
    /// Its parts have the classes `ground`, `white`, `black` (where either side is better), `even`, `course` and `mark`
    /// (with `worst` for a very weak move), and without a style sheet the colour of the text.
    pub fn graph(&self, marked: &[usize]) -> String {
        let mut svg = String::new();
        // Writing to a string does not fail.
        self.draw(&mut svg, marked).unwrap_or_default();
        svg
    }

    fn draw(&self, svg: &mut String, marked: &[usize]) -> fmt::Result {
        write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" aria-hidden=\"true\" \
             focusable=\"false\"><rect class=\"ground\" width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"none\"/>"
        )?;
        let points = self.points();
        let turns = with_crossings(&points);
        for (class, opacity, nearer) in [
            ("white", 0.1, f64::min as fn(f64, f64) -> f64),
            ("black", 0.6, f64::max),
        ] {
            write!(
                svg,
                "<path class=\"{class}\" fill=\"currentColor\" fill-opacity=\"{opacity}\" d=\"M0 {EVEN}"
            )?;
            for (x, y) in &turns {
                write!(svg, "L{x:.1} {:.1}", nearer(*y, EVEN))?;
            }
            write!(svg, "L{WIDTH} {EVEN}Z\"/>")?;
        }
        write!(
            svg,
            "<path class=\"even\" fill=\"none\" stroke=\"currentColor\" stroke-dasharray=\"4 4\" \
             d=\"M0 {EVEN}H{WIDTH}\"/>"
        )?;
        svg.push_str("<polyline class=\"course\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" points=\"");
        for (x, y) in &points {
            write!(svg, "{x:.1},{y:.1} ")?;
        }
        svg.push_str("\"/>");
        for ply in marked {
            // The first point is the position before any move.
            let (Some(reviewed), Some((x, y))) = (self.moves.get(*ply), points.get(ply + 1)) else {
                continue;
            };
            let class = match reviewed.judgement {
                Judgement::VeryWeak => "mark worst",
                _ => "mark",
            };
            write!(
                svg,
                "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\"/>"
            )?;
        }
        svg.push_str("</svg>");
        Ok(())
    }

    /// Where the course passes: even before the first move, then behind each.
    fn points(&self) -> Vec<(f64, f64)> {
        let scale = odds_scale(self.rules);
        let expected = self.moves.iter().map(|m| m.evaluation.expected(scale));
        let step = WIDTH / self.moves.len().max(1) as f64;
        let height = HEIGHT - 2.0 * MARGIN;
        let place = |(i, share): (usize, f64)| (i as f64 * step, MARGIN + (1.0 - share) * height);
        core::iter::once(0.5)
            .chain(expected)
            .enumerate()
            .map(place)
            .collect()
    }
}

/// The points of a course, with those at which it crosses the middle.
fn with_crossings(points: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let mut turns: Vec<(f64, f64)> = Vec::with_capacity(points.len());
    for (x, y) in points.iter().copied() {
        let before = turns.last().copied();
        if let Some((from, height)) = before
            && (height - EVEN) * (y - EVEN) < 0.0
        {
            let share = (height - EVEN) / (height - y);
            turns.push((from + share * (x - from), EVEN));
        }
        turns.push((x, y));
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_crossed_where_the_line_crosses_it() {
        let (above, below) = (EVEN - 10.0, EVEN + 30.0);
        let turns = with_crossings(&[(0.0, EVEN), (10.0, above), (20.0, below)]);
        let expected = [(0.0, EVEN), (10.0, above), (12.5, EVEN), (20.0, below)];
        assert_eq!(turns, expected);
    }
}
