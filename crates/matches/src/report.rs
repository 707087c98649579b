//! The report of a match, for people and for programs.

use games::RuleSet;
use serde_json::{Value, json};

use crate::game::Effort;
use crate::limits::Limits;
use crate::sprt::Verdict;
use crate::summary::{LostByFailure, Summary};
use crate::tally::{Pentanomial, Results};

/// The match so far, as it is told.
#[derive(Clone, Debug)]
pub struct MatchReport {
    /// The rule set that is played.
    pub rules: RuleSet,
    /// The limits of each engine.
    pub limits: [Limits; 2],
    /// What the games have shown.
    pub summary: Summary,
    /// Whether it was stopped because too many games were lost by failures.
    pub is_void: bool,
    /// Whether it was stopped from outside.
    pub is_interrupted: bool,
}

impl MatchReport {
    /// The result in a line.
    pub fn line(&self) -> String {
        let Results {
            wins,
            draws,
            losses,
        } = self.summary.results();
        let mut line = format!("+{wins} ={draws} -{losses}");
        if let Some(share) = self.summary.results().share() {
            line.push_str(&format!(", {:.1} %", 100.0 * share));
        }
        if let Some(elo) = self.summary.pairs().elo() {
            line.push_str(&format!(", {elo}"));
        }
        if let Some(ratio) = self.summary.ratio() {
            line.push_str(&format!(", ratio {ratio:+.2}"));
        }
        line
    }

    /// All of it, line by line.
    pub fn text(&self) -> String {
        let summary = &self.summary;
        let ([one, other], pairs) = (summary.names(), summary.pairs());
        let games = u64::from(summary.results().games());
        let mut lines = vec![
            format!(
                "{one} against {other}, {}: {}",
                self.rules.id(),
                self.line()
            ),
            format!(
                "{}, {} by points of A 0, ½, 1, 1½, 2: {:?}; {}",
                counted(games, "game"),
                counted(pairs.pairs().into(), "pair"),
                pairs.0,
                elo_legend(pairs)
            ),
        ];
        if let Some((hypotheses, verdict)) = summary.test() {
            let (lower, upper) = hypotheses.bounds();
            lines.push(format!(
                "SPRT of {:+} against {:+} Elo, ratio between {lower:.2} and {upper:.2}: {}",
                hypotheses.elo0,
                hypotheses.elo1,
                verdict.name()
            ));
        }
        if games > 0 {
            lines.push(self.ends_line(games));
            let efforts = summary.names().iter().zip(summary.efforts());
            lines.extend(efforts.map(|(name, effort)| format!("{name}: {}", effort_line(effort))));
        }
        let failures = summary.failures().iter();
        lines.extend(failures.map(|lost| format!("lost by a failure: {lost}")));
        if self.is_void {
            lines.push("stopped: too many games were lost by failures".to_owned());
        }
        if self.is_interrupted {
            lines.push("interrupted: games that were under way are left out".to_owned());
        }
        lines.into_iter().map(|line| line + "\n").collect()
    }

    /// How the games ended, and their mean length.
    fn ends_line(&self, games: u64) -> String {
        let ends = self.summary.ends().iter();
        let ends: Vec<String> = ends.map(|(end, count)| format!("{end} {count}")).collect();
        let length = plies(self.summary.plies() / games);
        format!("ends: {}; mean length {length}", ends.join(", "))
    }

    /// All of it, for programs.
    pub fn to_json(&self) -> Value {
        let (summary, pairs) = (&self.summary, self.summary.pairs());
        let (results, elo) = (summary.results(), pairs.elo());
        let sprt = summary.test().map(|(hypotheses, verdict)| {
            let (lower, upper) = hypotheses.bounds();
            json!({
                "elo0": hypotheses.elo0, "elo1": hypotheses.elo1,
                "alpha": hypotheses.alpha, "beta": hypotheses.beta,
                "ratio": hypotheses.ratio(pairs), "lower": lower, "upper": upper,
                "verdict": verdict.name(),
            })
        });
        let engines = (0..2).map(|i| {
            let effort = &summary.efforts()[i];
            let limits = &self.limits[i];
            let seconds = |time: std::time::Duration| time.as_secs_f64();
            json!({
                "name": summary.names()[i],
                "limits": {
                    "move_time": limits.move_time.map(seconds), "nodes": limits.nodes, "depth": limits.depth,
                    "clock": limits.clock.map(|clock| json!({
                        "base": seconds(clock.base), "increment": seconds(clock.increment), "moves": clock.moves,
                    })),
                },
                "moves": effort.moves, "seconds": seconds(effort.time), "nodes": effort.nodes,
                "mean_depth": mean(effort.depth, effort.moves), "latest_ms": seconds(effort.latest) * 1000.0,
            })
        });
        json!({
            "rules": self.rules.id(),
            "engines": engines.collect::<Vec<_>>(),
            "games": results.games(),
            "wins": results.wins, "draws": results.draws, "losses": results.losses,
            "score": results.share(),
            "pentanomial": pairs.0,
            "elo": elo.map(|elo| json!({"value": elo.value, "low": elo.low, "high": elo.high})),
            "sprt": sprt,
            "ends": summary.ends(),
            "plies": summary.plies(),
            "failures": summary.failures().iter().map(LostByFailure::to_string).collect::<Vec<_>>(),
            "void": self.is_void,
            "interrupted": self.is_interrupted,
        })
    }

    /// Whether it is as hoped: the test says so, or without one nothing failed.
    pub fn is_good(&self) -> bool {
        match self.summary.test() {
            Some((_, Verdict::Accepted)) => !self.is_void,
            Some((_, Verdict::Rejected | Verdict::Open)) => false,
            None => self.summary.failures().is_empty(),
        }
    }
}

fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}

/// A number with its noun, in English.
fn counted(count: u64, noun: &str) -> String {
    match count {
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}

fn plies(count: u64) -> String {
    match count {
        1 => "1 ply".to_owned(),
        _ => format!("{count} plies"),
    }
}

/// What is said of Elo, or why nothing is.
fn elo_legend(pairs: &Pentanomial) -> &'static str {
    match (pairs.elo(), pairs.pairs()) {
        (Some(_), _) => "Elo with its 95 % interval from the pairs",
        (None, 0 | 1) => "too few pairs for Elo",
        (None, _) => "all pairs alike, so that no interval of Elo can be given",
    }
}

/// What an engine did on average; what it tells nothing of is left out.
fn effort_line(effort: &Effort) -> String {
    let seconds = effort.time.as_secs_f64();
    let mut line = format!("{:.4} s a move", seconds / effort.moves.max(1) as f64);
    if effort.depth > 0 {
        line += &format!(", depth {:.1}", mean(effort.depth, effort.moves));
    }
    if effort.nodes > 0 {
        line += &format!(
            ", {:.0} nodes a move, {:.2} million a second",
            mean(effort.nodes, effort.moves),
            effort.nodes as f64 / seconds.max(1e-9) / 1e6
        );
    }
    let latest = effort.latest.as_secs_f64() * 1000.0;
    format!("{line}; latest answer {latest:.1} ms over its time")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// A bug: `1 games, 0 pairs`.
    #[test]
    fn one_is_not_several() {
        assert_eq!(counted(1, "game"), "1 game");
        assert_eq!(counted(0, "pair"), "0 pairs");
        assert_eq!((plies(1), plies(62)), ("1 ply".into(), "62 plies".into()));
    }

    /// A bug: Elo with its interval was announced where there was none.
    #[test]
    fn elo_is_announced_only_where_it_is() {
        let legend = |pairs| elo_legend(&Pentanomial(pairs));
        assert!(legend([0, 0, 0, 0, 10]).starts_with("all pairs alike"));
        assert!(legend([0, 0, 10, 0, 0]).starts_with("all pairs alike"));
        assert!(legend([0, 0, 1, 0, 0]).starts_with("too few pairs"));
        assert!(legend([0, 0, 1, 1, 0]).starts_with("Elo with"));
    }

    /// A bug: `depth 0.0, 0 nodes a move` for engines that tell neither.
    #[test]
    fn what_an_engine_does_not_tell_is_left_out() {
        let silent = Effort {
            moves: 4,
            time: Duration::from_secs(1),
            ..Effort::default()
        };
        let line = "0.2500 s a move; latest answer 0.0 ms over its time";
        assert_eq!(effort_line(&silent), line);
        let frank = Effort {
            depth: 40,
            nodes: 2_000_000,
            ..silent
        };
        let line = effort_line(&frank);
        let told = "depth 10.0, 500000 nodes a move, 2.00 million a second";
        assert!(line.contains(told), "{line}");
    }
}
