//! What decides between equals, and what it is made of.

use pairing::{Mark, Points};

use super::Value;
use super::cut::{Part, cut};
use super::outing::{Last, Outing};
use crate::competition::Competition;
use crate::instructions::System;
use crate::person::PlayerId;
use crate::rating::{RatedGame, perfect_performance, performance};
use crate::team::First;
use crate::tie_break::{Count, TieBreak};

/// One part of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// The round that it comes from.
    pub round: u32,
    /// The opponent that it comes from.
    pub opponent: Option<PlayerId>,
    /// What it adds.
    pub value: Value,
    /// Whether it is left out as one of the lowest or highest.
    pub is_cut: bool,
}

impl Competition {
    /// What a tie-break counts for somebody; none where it compares equals only, or nothing is known.
    pub fn value(&self, tie_break: TieBreak, player: PlayerId) -> Option<Value> {
        let terms = || self.terms(tie_break, player);
        let sum = || {
            let counted = terms().into_iter().filter(|term| !term.is_cut);
            Value(counted.map(|term| term.value.0).sum())
        };
        match tie_break.count {
            Count::DirectEncounter | Count::Lots => None,
            Count::Wins
            | Count::GamesWon
            | Count::SonnebornBerger
            | Count::Buchholz
            | Count::ForeBuchholz
            | Count::Solkoff
            | Count::Koya
            | Count::Progressive
            | Count::GamePoints
            | Count::MatchPoints
            | Count::BoardBerger
            | Count::Berlin
            | Count::GamesWithBlack => Some(sum()),
            Count::AverageRating => average(&terms(), 100),
            Count::AverageBuchholz => average(&terms(), 1),
            Count::Performance => {
                let found = performance(&self.rated_games(tie_break, player))?;
                Some(Value::whole(i64::from(found.rating)))
            }
            Count::PerfectPerformance => {
                let found = perfect_performance(&self.rated_games(tie_break, player))?;
                Some(Value::whole(i64::from(found)))
            }
        }
    }

    /// What a value is made of, round by round.
    pub fn terms(&self, tie_break: TieBreak, player: PlayerId) -> Vec<Term> {
        let mut parts = self.parts(tie_break, player);
        cut(tie_break, &mut parts);
        parts.into_iter().map(|part| part.term).collect()
    }

    /// Every part, still with all of them counted.
    fn parts(&self, tie_break: TieBreak, player: PlayerId) -> Vec<Part> {
        let last = match tie_break.count {
            Count::ForeBuchholz => Last::Drawn,
            _ => Last::AsItIs,
        };
        if tie_break.count == Count::Progressive {
            return self.progress(player);
        }
        let outings = self.outings_with(last, player);
        let found = outings.iter().filter_map(|outing| {
            let mut weight = None;
            let value = match tie_break.count {
                Count::DirectEncounter | Count::Lots | Count::Progressive => return None,
                Count::Wins => Value::whole(i64::from(self.is_won(player, outing))),
                Count::GamesWon => {
                    let is_won = outing.was_played && self.is_won(player, outing);
                    Value::whole(i64::from(is_won))
                }
                Count::SonnebornBerger => {
                    let theirs = self.opposing(last, player, outing);
                    weight = Some(Value::of(theirs));
                    Value(i64::from(theirs.0) * i64::from(outing.points.0))
                }
                Count::Buchholz | Count::ForeBuchholz => {
                    Value::of(self.opposing(last, player, outing))
                }
                Count::AverageBuchholz => {
                    let met = outing.opponent.filter(|_| outing.was_played)?;
                    self.value(TieBreak::whole(Count::Buchholz), met)?
                }
                Count::Solkoff => {
                    let met = outing.opponent.filter(|_| outing.was_played)?;
                    Value::of(self.points(met))
                }
                Count::Koya => {
                    let met = outing.opponent?;
                    let is_good = self.points(met).0 * 2 >= self.most_points().0;
                    Value::of(if is_good { outing.points } else { Points::ZERO })
                }
                Count::AverageRating | Count::Performance | Count::PerfectPerformance => {
                    let met = outing.opponent.filter(|_| outing.was_played)?;
                    Value::whole(i64::from(self.rating_against(tie_break, met)?))
                }
                Count::GamePoints => Value::of(self.game_points_in(player, outing)),
                Count::MatchPoints => Value::of(self.match_points_of(player, outing)),
                Count::BoardBerger => {
                    let theirs = self.opposing_in_matches(player, outing);
                    let own = self.game_points_in(player, outing);
                    weight = Some(Value::of(theirs));
                    Value(i64::from(theirs.0) * i64::from(own.0))
                }
                Count::Berlin => {
                    let round = self.rounds().get(outing.round as usize - 1)?;
                    Value::of(self.weighted_points_in(round, player))
                }
                Count::GamesWithBlack => {
                    Value::whole(i64::from(outing.was_played && !outing.is_white))
                }
            };
            Some(Part {
                term: Term {
                    round: outing.round,
                    opponent: outing.opponent,
                    value,
                    is_cut: false,
                },
                weight: weight.unwrap_or(value),
                is_voluntary: outing.is_voluntary(),
            })
        });
        found.collect()
    }

    /// The points after each round that is over for somebody, a free one, too (C.07 7.5).
    fn progress(&self, player: PlayerId) -> Vec<Part> {
        let outings = self.outings(player);
        let mut score = Points::ZERO;
        let mut parts = Vec::new();
        for (number, round) in (1..).zip(self.rounds()) {
            let outing = outings.iter().find(|outing| outing.round == number);
            let board = round.board_of(player);
            if outing.is_none() && board.is_some_and(|board| !board.is_annulled()) {
                continue;
            }
            score += outing.map_or(Points::ZERO, |outing| outing.points);
            let value = Value::of(score);
            parts.push(Part {
                term: Term {
                    round: number,
                    opponent: outing.and_then(|outing| outing.opponent),
                    value,
                    is_cut: false,
                },
                weight: value,
                is_voluntary: false,
            });
        }
        parts
    }

    /// The rating that somebody counts for; without one that of the unrated, where the instructions name it.
    fn rating_against(&self, tie_break: TieBreak, player: PlayerId) -> Option<u32> {
        let rating = self.participant(player)?.player.rating;
        rating.or(tie_break.unrated)
    }

    /// The points of each round.
    pub(super) fn points_by_round(&self, player: PlayerId) -> Vec<Term> {
        let outings = self.outings(player).into_iter();
        let term = |outing: Outing| Term {
            round: outing.round,
            opponent: outing.opponent,
            value: Value::of(outing.points),
            is_cut: false,
        };
        outings.map(term).collect()
    }

    fn game_points_in(&self, player: PlayerId, outing: &Outing) -> Points {
        let round = self.rounds().get(outing.round as usize - 1);
        if let Some(round) = round.filter(|_| self.is_for_teams()) {
            return self.board_points_in(round, player);
        }
        let board = round.and_then(|round| round.board_of(player));
        board.map_or(outing.points, |board| {
            board.game_points(player, &self.scoring())
        })
    }

    fn match_points_of(&self, player: PlayerId, outing: &Outing) -> Points {
        let round = self.rounds().get(outing.round as usize - 1);
        round.map_or(Points::ZERO, |round| self.match_points_in(round, player))
    }

    /// Whether a round has the points of a win; of teams, of a match won.
    fn is_won(&self, player: PlayerId, outing: &Outing) -> bool {
        match self.team_rules() {
            Some(rules) => self.match_points_of(player, outing) >= rules.match_points.win,
            None => outing.points >= self.worth(Mark::Win),
        }
    }

    /// The match points that an opponent counts for.
    fn opposing_in_matches(&self, player: PlayerId, outing: &Outing) -> Points {
        match (self.team_rules(), outing.opponent) {
            (Some(rules), Some(opponent)) if rules.first == First::BoardPoints => {
                self.match_points(opponent)
            }
            (Some(rules), None) if rules.first == First::BoardPoints => Points::ZERO,
            _ => self.opposing(Last::AsItIs, player, outing),
        }
    }

    /// The most that could be had in the rounds that were paired.
    fn most_points(&self) -> Points {
        let opponents = self.in_table().count().saturating_sub(1);
        let cycles = match self.instructions().map(|known| known.system) {
            Some(System::RoundRobin { cycles }) => cycles as usize,
            Some(System::Match { .. } | System::Swiss { .. } | System::Knockout) | None => 1,
        };
        let games = i32::try_from(opponents * cycles).unwrap_or(i32::MAX);
        Points(self.worth(Mark::Win).0.saturating_mul(games))
    }

    /// The games at the board with somebody whose rating is known.
    fn rated_games(&self, tie_break: TieBreak, player: PlayerId) -> Vec<RatedGame> {
        let boards = self
            .rounds()
            .iter()
            .filter_map(|round| round.board_of(player));
        let games = boards.flat_map(|board| {
            let met = board.opponent(player);
            let rating =
                met.and_then(|met| i32::try_from(self.rating_against(tie_break, met)?).ok());
            let marks = board.marks(player);
            marks.filter_map(move |mark| RatedGame::new(rating?, mark))
        });
        games.collect()
    }
}

/// The average, rounded half up to so many hundredths.
fn average(terms: &[Term], unit: i64) -> Option<Value> {
    let kept: Vec<i64> = terms
        .iter()
        .filter(|term| !term.is_cut)
        .map(|term| term.value.0)
        .collect();
    let count = i64::try_from(kept.len()).ok().filter(|count| *count > 0)?;
    let sum: i64 = kept.iter().sum();
    let units = count * unit;
    Some(Value((sum * 2 + units).div_euclid(units * 2) * unit))
}
