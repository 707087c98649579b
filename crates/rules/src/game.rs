//! A game: the position, how it came about, and whether it has ended.

use alloc::vec::Vec;
use core::fmt;

use crate::counters::{
    Counters, against_lone_king, kings_against_lone_king, two_against_lone_king,
};
use crate::explain::{Attempt, Illegal, Reason};
use crate::moves::Move;
use crate::options::{DrawOptions, HomeCounts, KingsOnlyRule, SmallEndings};
use crate::position::{NotLegal, Position};
use crate::table::{Count, DrawRule};
use crate::variants::Variant;
use crate::winning::{WinOracle, Winning};
use crate::{Article, Counter, DrawReason, Ending, Outcome, WinReason};

/// A game under rule set `V`: legal moves from a first position, with the draw counts running.
///
/// ```
/// use endgame::Shipped;
/// use peatee_rules::{Game, International};
///
/// let mut game = Game::<International>::initial(&Shipped);
/// let first = game.position().legal_moves()[0];
/// game.play(first)?;
/// assert_eq!(game.moves().len(), 1);
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Game<V: Variant> {
    options: DrawOptions,
    oracle: &'static dyn WinOracle<V>,
    first: Position<V>,
    moves: Vec<Move<V::Board>>,
    /// The positions before this one that may stand again, the last one last; the one before the last move always.
    recent: Vec<Position<V>>,
    now: (Position<V>, Counters),
    outcome: Option<Outcome>,
}

impl<V: Variant> Game<V> {
    /// A game from the first position, with the default options.
    pub fn initial(oracle: &'static dyn WinOracle<V>) -> Game<V> {
        Game::new(Position::initial(), DrawOptions::default(), oracle)
    }

    /// A game from a position. The oracle is asked where the rule set has an article that depends on who wins, and
    /// the options read it exactly (`001:7.2.7` to `7.2.9`).
    pub fn new(
        position: Position<V>,
        options: DrawOptions,
        oracle: &'static dyn WinOracle<V>,
    ) -> Game<V> {
        let mut game = Game {
            options,
            oracle,
            first: position,
            moves: Vec::new(),
            recent: Vec::new(),
            now: (position, Counters::new(&position)),
            outcome: None,
        };
        game.outcome = game.judge();
        game
    }

    /// The position now.
    pub fn position(&self) -> &Position<V> {
        &self.now.0
    }

    /// The position at the start of the game.
    pub fn first_position(&self) -> &Position<V> {
        &self.first
    }

    /// The moves made so far.
    pub fn moves(&self) -> &[Move<V::Board>] {
        &self.moves
    }

    /// The positions that the game has gone through, with the present one last.
    pub fn positions(&self) -> impl Iterator<Item = Position<V>> {
        let behind = self.moves.iter().scan(self.first, |position, m| {
            *position = position.play_unchecked(*m);
            Some(*position)
        });
        core::iter::once(self.first).chain(behind)
    }

    /// The options it is played with.
    pub fn options(&self) -> DrawOptions {
        self.options
    }

    /// How this game tells what is won where a draw rule asks for it.
    pub fn winning(&self) -> Winning<V> {
        Winning::new(self.options.winning_position, self.oracle)
    }

    /// The running counts.
    pub fn counts(&self) -> Counters {
        self.now.1
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Makes a move.
    ///
    /// # Errors
    /// When the move is not legal or the game has ended; the game is unchanged.
    pub fn play(&mut self, m: Move<V::Board>) -> Result<(), NotLegal> {
        if self.outcome.is_some() {
            return Err(NotLegal);
        }
        let (before, counters) = self.now;
        let after = before.play(m)?;
        let counters = counters.after(&before, m, &after);
        if counters.king_moves == 0 {
            self.recent.clear();
        }
        self.recent.push(before);
        self.moves.push(m);
        self.now = (after, counters);
        self.outcome = self.judge();
        Ok(())
    }

    /// Takes the last move back; false where there is none. The moves before it are made anew.
    pub fn undo(&mut self) -> bool {
        if self.moves.pop().is_none() {
            return false;
        }
        let moves = core::mem::take(&mut self.moves);
        *self = Game::new(self.first, self.options, self.oracle);
        // What was made once can be made again.
        moves.into_iter().all(|m| self.play(m).is_ok())
    }

    /// The legal move that an attempt means, or why there is none.
    ///
    /// # Errors
    /// The reason with its article; [`Reason::GameOver`] once the game has ended.
    pub fn explain(
        &self,
        attempt: &Attempt<V::Board>,
    ) -> Result<Move<V::Board>, Illegal<V::Board>> {
        if self.outcome.is_some() {
            return Err(Illegal {
                reason: Reason::GameOver,
                article: Some(V::RULES.articles.ended),
                squares: Vec::new(),
                instead: Vec::new(),
            });
        }
        self.position().explain(attempt)
    }

    /// The draws that the player to move may claim now (`002:§16.1`).
    pub fn claims(&self) -> Vec<DrawReason> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        self.standing(Ending::OnClaim)
            .map(|rule| rule.reason)
            .collect()
    }

    /// The draws that the player to move may claim with a move he has not made (`002:§16.2`).
    pub fn claims_with(&self, m: Move<V::Board>) -> Vec<DrawReason> {
        let mut after = self.clone();
        match after.play(m) {
            Ok(()) => after.claims(),
            Err(NotLegal) => Vec::new(),
        }
    }

    /// The counts that may end the game as drawn, as players count them: "9 of 16". A count that goes on behind its
    /// limit, as in a won ending (`001:7.2.7`, `7.2.8`), stands at it.
    pub fn counters(&self) -> Vec<Counter> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        V::RULES
            .draws
            .iter()
            .filter_map(|rule| self.counter(rule))
            .collect()
    }

    fn counter(&self, rule: &DrawRule) -> Option<Counter> {
        let done = self.count(rule)?;
        let is_first_occurrence = rule.count == Count::Occurrences && done < 2;
        let unit = self.unit(rule);
        if done < unit || is_first_occurrence || self.is_displaced(rule) {
            return None;
        }
        let limit = self.limit(rule) / unit;
        Some(Counter {
            reason: rule.reason,
            done: (done / unit).min(limit),
            limit,
            ending: rule.ending,
            article: rule.article,
        })
    }

    /// How the game ends by the rules alone, terminal positions before any draw (ambiguities A6).
    fn judge(&self) -> Option<Outcome> {
        let terminal = self.position().terminal();
        terminal.or_else(|| {
            let rule = self.standing(Ending::Automatic).next()?;
            Some(Outcome::Draw { by: rule.reason })
        })
    }

    /// The draw rules of this ending that stand fulfilled, in the order of the table.
    fn standing(&self, ending: Ending) -> impl Iterator<Item = &'static DrawRule> {
        V::RULES
            .draws
            .iter()
            .filter(move |rule| rule.ending == ending && self.stands(rule))
    }

    fn stands(&self, rule: &DrawRule) -> bool {
        if rule.count == Count::NotPlayedOut {
            return self.options.small_endings == SmallEndings::NotPlayedOut
                && self.winning().is_not_played_out(self.position());
        }
        let reached = self
            .count(rule)
            .is_some_and(|count| count >= self.limit(rule));
        reached
            && !self.is_displaced(rule)
            && self.is_asked_now(rule)
            && !self.winning().averts(rule, self.position())
    }

    fn count(&self, rule: &DrawRule) -> Option<u16> {
        let (position, counters) = &self.now;
        match rule.count {
            Count::Occurrences => Some(self.occurrences()),
            Count::KingMoves
            | Count::Unchanged { .. }
            | Count::WithoutCapture
            | Count::SinceThreeAgainstKing
            | Count::SinceTwoAgainstKing
            | Count::OwnMovesWithKings { .. }
            | Count::OwnMovesAgainstMainRoad
            | Count::OwnMovesWithTwo
            | Count::NotPlayedOut => counters.count(rule.count, position),
        }
    }

    fn limit(&self, rule: &DrawRule) -> u16 {
        if self.counts_plies(rule) {
            rule.limit / 2
        } else {
            rule.limit
        }
    }

    /// How many of what is counted make one move.
    fn unit(&self, rule: &DrawRule) -> u16 {
        if self.counts_plies(rule) {
            1
        } else {
            rule.count.units_per_move()
        }
    }

    /// Ambiguities C5: the moves of both sides together.
    fn counts_plies(&self, rule: &DrawRule) -> bool {
        rule.count == Count::WithoutCapture && self.options.home_counts == HomeCounts::Plies
    }

    /// How often the position has stood, this time included (`000:6.1`, `002:§16.4`). It can only
    /// have stood since the last capture or move of a man.
    fn occurrences(&self) -> u16 {
        let (now, counters) = &self.now;
        let reach = usize::from(counters.king_moves).min(self.recent.len());
        let recent = &self.recent[self.recent.len() - reach..];
        let before = recent.iter().filter(|position| *position == now).count();
        u16::try_from(before).map_or(u16::MAX, |count| count.saturating_add(1))
    }

    /// Ambiguities B5: the rule of small endings in place of the king-moves rule.
    fn is_displaced(&self, rule: &DrawRule) -> bool {
        let option = self.options.kings_only_rule == KingsOnlyRule::NotInSmallEndings;
        let has_special = |other: &DrawRule| {
            matches!(other.count, Count::Unchanged { pieces: Some(_) })
                && self.now.1.count(other.count, self.position()).is_some()
        };
        rule.count == Count::KingMoves && option && V::RULES.draws.iter().any(has_special)
    }

    /// Own-move counts are looked at when the stronger side has moved.
    fn is_asked_now(&self, rule: &DrawRule) -> bool {
        let mover = !self.position().turn();
        let Some(before) = self.recent.last() else {
            return false;
        };
        match rule.count {
            Count::OwnMovesWithKings { .. } => kings_against_lone_king(before) == Some(mover),
            Count::OwnMovesAgainstMainRoad => against_lone_king(before, 3) == Some(mover),
            Count::OwnMovesWithTwo => {
                two_against_lone_king(self.position()).is_some_and(|two| two.has(mover))
            }
            Count::Occurrences
            | Count::KingMoves
            | Count::Unchanged { .. }
            | Count::WithoutCapture
            | Count::SinceThreeAgainstKing
            | Count::SinceTwoAgainstKing
            | Count::NotPlayedOut => true,
        }
    }
}

impl<V: Variant> fmt::Debug for Game<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("options", &self.options)
            .field("position", self.position())
            .field("moves", &self.moves)
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

impl crate::VariantId {
    /// Where the reason of an outcome is written in this rule set; none for a reason that it does
    /// not know.
    pub fn article_of(self, outcome: Outcome) -> Option<Article> {
        let rules = self.rules();
        match outcome {
            Outcome::Win { by, .. } => match by {
                WinReason::NoPieces => Some(rules.articles.no_pieces),
                WinReason::NoMove => Some(rules.articles.no_move),
                WinReason::Resignation => rules.articles.resignation,
                WinReason::Checkmate => None,
            },
            Outcome::Draw {
                by: DrawReason::Agreement,
            } => Some(rules.articles.agreement),
            Outcome::Draw { by } => rules.draw(by).map(|rule| rule.article),
        }
    }
}
