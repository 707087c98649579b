//! What decides between equals, and what it is made of.

use super::Value;
use super::outing::Outing;
use crate::competition::Competition;
use crate::instructions::System;
use crate::person::PlayerId;
use crate::points::{Mark, Points};
use crate::rating::{RatedGame, performance};
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
            | Count::Solkoff
            | Count::Koya
            | Count::Progressive
            | Count::GamePoints
            | Count::MatchPoints
            | Count::BoardBerger
            | Count::Berlin
            | Count::GamesWithBlack => Some(sum()),
            Count::AverageRating => average(&terms()),
            Count::Performance => self.performance(player),
        }
    }

    /// What a value is made of, round by round.
    pub fn terms(&self, tie_break: TieBreak, player: PlayerId) -> Vec<Term> {
        let mut terms = self.all_terms(tie_break.count, player);
        cut(tie_break, &mut terms);
        terms.into_iter().map(|(term, _)| term).collect()
    }

    /// Every part, and whether it is of a round that he did not want to play: those are left out first.
    fn all_terms(&self, count: Count, player: PlayerId) -> Vec<(Term, bool)> {
        let outings = self.outings(player);
        let term = |outing: &Outing, value: Value| {
            let term = Term {
                round: outing.round,
                opponent: outing.opponent,
                value,
                is_cut: false,
            };
            (term, outing.is_voluntary())
        };
        let mut score = Points::ZERO;
        let found = outings.iter().filter_map(|outing| {
            score += outing.points;
            let value = match count {
                Count::DirectEncounter | Count::Lots => return None,
                Count::Wins => Value::whole(i64::from(self.is_won(player, outing))),
                Count::GamesWon => {
                    let is_won = outing.was_played && self.is_won(player, outing);
                    Value::whole(i64::from(is_won))
                }
                Count::SonnebornBerger => {
                    let theirs = self.opposing(player, outing);
                    Value(i64::from(theirs.0) * i64::from(outing.points.0))
                }
                Count::Buchholz => Value::of(self.opposing(player, outing)),
                Count::Solkoff => {
                    let met = outing.opponent.filter(|_| outing.was_played)?;
                    Value::of(self.points(met))
                }
                Count::Koya => {
                    let met = outing.opponent?;
                    let is_good = self.points(met).0 * 2 >= self.most_points().0;
                    Value::of(if is_good { outing.points } else { Points::ZERO })
                }
                Count::Progressive => Value::of(score),
                Count::AverageRating | Count::Performance => {
                    let met = outing.opponent.filter(|_| outing.was_played)?;
                    let rating = self.participant(met)?.player.rating?;
                    Value::whole(i64::from(rating))
                }
                Count::GamePoints => Value::of(self.game_points_in(player, outing)),
                Count::MatchPoints => Value::of(self.match_points_of(player, outing)),
                Count::BoardBerger => {
                    let theirs = self.opposing_in_matches(player, outing);
                    let own = self.game_points_in(player, outing);
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
            Some(term(outing, value))
        });
        found.collect()
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
            _ => self.opposing(player, outing),
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

    /// The points that an opponent counts for. In a round robin all is as it stands; else whoever did not play met
    /// somebody like himself, and rounds that the opponent left out at the end count as drawn.
    fn opposing(&self, player: PlayerId, outing: &Outing) -> Points {
        let is_robin = self
            .instructions()
            .is_some_and(|known| known.system.is_round_robin());
        match outing.opponent {
            Some(opponent) if is_robin => self.points(opponent),
            Some(opponent) if outing.was_played => self.adjusted(opponent),
            Some(opponent) => self.like(player).min(self.adjusted(opponent)),
            None => self.like(player),
        }
    }

    /// Somebody like the player: as many points, but no more than draws throughout would give.
    fn like(&self, player: PlayerId) -> Points {
        let rounds = i32::try_from(self.rounds().len()).unwrap_or(i32::MAX);
        let draws = Points(self.worth(Mark::Draw).0.saturating_mul(rounds));
        self.points(player).min(draws)
    }

    /// The points of somebody, where rounds that he left out at the end count as drawn.
    fn adjusted(&self, player: PlayerId) -> Points {
        let outings = self.outings(player);
        let last_there = outings.iter().rposition(|outing| !outing.is_voluntary());
        let draw = self.worth(Mark::Draw);
        let points = outings.iter().enumerate().map(|(i, outing)| {
            let is_left_out = last_there.is_none_or(|last| i > last);
            if is_left_out { draw } else { outing.points }
        });
        points.sum()
    }

    /// The rating that the result would be usual for.
    fn performance(&self, player: PlayerId) -> Option<Value> {
        let boards = self
            .rounds()
            .iter()
            .filter_map(|round| round.board_of(player));
        let games = boards.flat_map(|board| {
            let met = board.opponent(player).and_then(|met| self.participant(met));
            let rating = met.and_then(|met| i32::try_from(met.player.rating?).ok());
            let marks = board.marks(player);
            marks.filter_map(move |mark| RatedGame::new(rating?, mark))
        });
        let games: Vec<RatedGame> = games.collect();
        let found = performance(&games)?;
        Some(Value::whole(i64::from(found.rating)))
    }
}

/// The average, rounded half up.
fn average(terms: &[Term]) -> Option<Value> {
    let kept: Vec<i64> = terms
        .iter()
        .filter(|term| !term.is_cut)
        .map(|term| term.value.0 / 100)
        .collect();
    let count = i64::try_from(kept.len()).ok().filter(|count| *count > 0)?;
    let sum: i64 = kept.iter().sum();
    Some(Value::whole((sum * 2 + count) / (count * 2)))
}

/// Leaves out what is to be left out.
fn cut(tie_break: TieBreak, terms: &mut [(Term, bool)]) {
    let low = tie_break.cut_low as usize;
    if tie_break.count == Count::Progressive {
        for (term, _) in terms.iter_mut().take(low) {
            term.is_cut = true;
        }
        return;
    }
    let mut order: Vec<usize> = (0..terms.len()).collect();
    order.sort_by_key(|i| {
        let (term, is_voluntary) = &terms[*i];
        (!is_voluntary, term.value)
    });
    for i in order.iter().take(low) {
        terms[*i].0.is_cut = true;
    }
    order.retain(|i| !terms[*i].0.is_cut);
    order.sort_by_key(|i| core::cmp::Reverse(terms[*i].0.value));
    for i in order.into_iter().take(tie_break.cut_high as usize) {
        terms[i].0.is_cut = true;
    }
}
