//! What a match has shown so far.

use std::collections::BTreeMap;
use std::fmt;

use crate::game::{Effort, End};
use crate::plan::GameReport;
use crate::sprt::{Hypotheses, Verdict};
use crate::tally::{Pentanomial, Results};

/// What a match has shown so far: games and pairs by their results, what the engines did, how games ended, and the verdict of a
/// test if there is one.
#[derive(Clone, Debug)]
pub struct Summary {
    names: [String; 2],
    results: Results,
    pairs: Pentanomial,
    /// Half-points of the first game of pairs of which the other is still to come.
    halves: BTreeMap<usize, usize>,
    hypotheses: Option<Hypotheses>,
    verdict: Option<Verdict>,
    ends: BTreeMap<&'static str, u32>,
    failures: Vec<LostByFailure>,
    efforts: [Effort; 2],
    plies: u64,
}

/// A game that something else than play decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LostByFailure {
    /// Which pair, from 0.
    pub pair: usize,
    /// Which of its two games.
    pub which: usize,
    /// The engine that lost it.
    pub name: String,
    /// The length of the game.
    pub plies: usize,
    /// The position that it stands at.
    pub fen: String,
    /// What has failed.
    pub end: End,
}

/// Which game was lost by what.
impl fmt::Display for LostByFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (pair, which) = (self.pair + 1, self.which + 1);
        let LostByFailure {
            name,
            plies,
            fen,
            end,
            ..
        } = self;
        write!(
            f,
            "game {pair}.{which}, {name} at ply {plies} in {fen}: {end}"
        )
    }
}

impl Summary {
    /// Before the first game; the names are those that the engines have until they say theirs.
    pub fn new(names: [String; 2], hypotheses: Option<Hypotheses>) -> Summary {
        Summary {
            names,
            results: Results::default(),
            pairs: Pentanomial::default(),
            halves: BTreeMap::new(),
            verdict: hypotheses.map(|_| Verdict::Open),
            hypotheses,
            ends: BTreeMap::new(),
            failures: Vec::new(),
            efforts: [Effort::default(); 2],
            plies: 0,
        }
    }

    /// Takes a game in.
    pub fn note(&mut self, report: &GameReport) {
        let (played, white) = (&report.played, report.white());
        self.names.clone_from(&report.names);
        self.results.add(report.half_points);
        match self.halves.remove(&report.pair) {
            Some(other) => self.add_pair(report.half_points + other),
            None => {
                self.halves.insert(report.pair, report.half_points);
            }
        }
        *self.ends.entry(played.end.kind()).or_default() += 1;
        self.efforts[white].add(played.effort.white);
        self.efforts[1 - white].add(played.effort.black);
        self.plies += played.game.plies() as u64;
        if played.end.is_failure() {
            self.failures.push(LostByFailure {
                pair: report.pair,
                which: report.which,
                name: report.names[report.loser()].clone(),
                plies: played.game.plies(),
                fen: played.game.fen(),
                end: played.end.clone(),
            });
        }
    }

    /// Adds both games of a pair by the half-points of the first engine; the first verdict stands.
    fn add_pair(&mut self, half_points: usize) {
        self.pairs.add(half_points);
        if let (Some(hypotheses), Some(Verdict::Open)) = (self.hypotheses, self.verdict) {
            self.verdict = Some(hypotheses.verdict(&self.pairs));
        }
    }

    /// The names of the engines.
    pub const fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// Games by their results.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Pairs of games.
    pub const fn pairs(&self) -> &Pentanomial {
        &self.pairs
    }

    /// The logarithm of the likelihood ratio, if there is a test.
    pub fn ratio(&self) -> Option<f64> {
        let hypotheses = self.hypotheses.as_ref();
        hypotheses.map(|hypotheses| hypotheses.ratio(&self.pairs))
    }

    /// What is tested, and what the test says so far.
    pub fn test(&self) -> Option<(Hypotheses, Verdict)> {
        self.hypotheses.zip(self.verdict)
    }

    /// Whether the test knows enough.
    pub fn is_decided(&self) -> bool {
        self.verdict.is_some_and(|verdict| verdict != Verdict::Open)
    }

    /// How many games ended how.
    pub const fn ends(&self) -> &BTreeMap<&'static str, u32> {
        &self.ends
    }

    /// Games that were lost by a failure.
    pub fn failures(&self) -> &[LostByFailure] {
        &self.failures
    }

    /// What each engine did.
    pub const fn efforts(&self) -> &[Effort; 2] {
        &self.efforts
    }

    /// The length of all games together.
    pub const fn plies(&self) -> u64 {
        self.plies
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Game;
    use protocol::Failure;
    use rules::{ByColor, Color};

    use crate::game::Played;

    /// A game in which the first engine made so many half-points.
    fn report(pair: usize, which: usize, half_points: usize, end: End) -> GameReport {
        let first_has = Color::ALL[which];
        GameReport {
            pair,
            which,
            names: ["one".to_owned(), "other".to_owned()],
            half_points,
            played: Played {
                game: Game::new("russian".parse().expect("a rule set")),
                fen: None,
                comments: Vec::new(),
                winner: match half_points {
                    0 => Some(!first_has),
                    1 => None,
                    _ => Some(first_has),
                },
                end,
                effort: ByColor {
                    white: Effort {
                        moves: 1,
                        ..Effort::default()
                    },
                    black: Effort {
                        moves: 10,
                        ..Effort::default()
                    },
                },
            },
        }
    }

    fn names() -> [String; 2] {
        ["A", "B"].map(str::to_owned)
    }

    /// Workers tell of their games in any order; a pair counts when both of its games are there.
    #[test]
    fn pairs_are_put_together_in_any_order() {
        let mut summary = Summary::new(names(), None);
        let games = [(1, 0, 2), (0, 0, 1), (1, 1, 1), (2, 0, 0), (0, 1, 1)];
        for (pair, which, half_points) in games {
            summary.note(&report(pair, which, half_points, End::Length));
        }
        assert_eq!(summary.pairs().0, [0, 0, 1, 1, 0]);
        let results = summary.results();
        assert_eq!((results.wins, results.draws, results.losses), (1, 3, 1));
        // Three games with White, two with Black.
        assert_eq!(summary.efforts().map(|effort| effort.moves), [23, 32]);
        assert_eq!(summary.ends()["too long"], 5);
        assert_eq!(summary.names()[1], "other");
    }

    #[test]
    fn the_one_who_failed_is_named() {
        let mut summary = Summary::new(names(), None);
        let illegal = || End::Failure(Failure::Illegal("a1-b2".to_owned()));
        summary.note(&report(0, 0, 0, illegal()));
        summary.note(&report(0, 1, 2, illegal()));
        summary.note(&report(1, 1, 0, illegal()));
        let lost = summary.failures().iter().map(|lost| lost.name.as_str());
        assert_eq!(lost.collect::<Vec<_>>(), ["one", "other", "one"]);
    }

    #[test]
    fn the_first_verdict_stands() {
        let hypotheses = "0,100".parse().ok();
        let mut summary = Summary::new(names(), hypotheses);
        let mut pair = 0;
        let mut play = |summary: &mut Summary, half_points| {
            for which in 0..2 {
                summary.note(&report(pair, which, half_points, End::Length));
            }
            pair += 1;
        };
        assert!(!summary.is_decided());
        while !summary.is_decided() {
            play(&mut summary, 2);
        }
        let verdict = |summary: &Summary| summary.test().map(|(_, verdict)| verdict);
        assert_eq!(verdict(&summary), Some(Verdict::Accepted));
        for _ in 0..100 {
            play(&mut summary, 0);
        }
        assert_eq!(verdict(&summary), Some(Verdict::Accepted));
        assert!(summary.ratio() < Some(0.0), "though it is not so any more");
    }
}
