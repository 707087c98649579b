//! The modest chess search of this project behind the traits of `protocol`, which knows no chess.

use std::time::Instant;

use chess::{ChessRules, Found, Game, Limits};
use protocol::{
    Asked, BestMove, Cancel, Client, Failure, Pace, UciFound, UciLimits, UciPlayer, UciScore,
    pace_limits,
};
use rules::Color;

/// A game of chess and the search: the engine that `peatee engine uci` is, and a client of matches.
#[derive(Clone, Debug)]
pub struct ChessEngine {
    game: Game,
}

impl ChessEngine {
    /// An engine for a rule set of chess.
    pub fn new(rules: ChessRules) -> ChessEngine {
        ChessEngine {
            game: Game::new(rules),
        }
    }
}

impl UciPlayer for ChessEngine {
    fn set(&mut self, fen: Option<&str>, moves: &[&str]) -> Result<(), String> {
        let rules = self.game.rules();
        let mut game = match fen {
            Some(fen) => Game::from_fen(rules, fen).map_err(|fault| fault.to_string())?,
            None => Game::new(rules),
        };
        for text in moves {
            // Whether the game is drawn is for the one who asks to say.
            if game.outcome().is_some() {
                game = game.fork();
            }
            let m = game.find(text);
            let m = m.map_err(|_| format!("move {text} is not legal"))?;
            game.play(m).map_err(|fault| fault.to_string())?;
        }
        self.game = game;
        Ok(())
    }

    fn turn(&self) -> Color {
        self.game.turn()
    }

    fn think(
        &mut self,
        limits: UciLimits,
        stop: &dyn Fn() -> bool,
        tell: &mut dyn FnMut(&UciFound),
    ) -> Option<String> {
        if self.game.outcome().is_some() {
            self.game = self.game.fork();
        }
        let limits = Limits {
            depth: limits.depth,
            nodes: limits.nodes,
        };
        let found = chess::search_until(&self.game, limits, stop, &mut |found| tell(&told(found)))?;
        Some(found.best.to_string())
    }

    fn forget(&mut self) {}
}

fn told(found: &Found) -> UciFound {
    // In moves, not half-moves.
    let moves = |plies: u32| i32::try_from(plies.div_ceil(2)).unwrap_or(i32::MAX);
    let score = match (found.score.win_in(), found.score.loss_in()) {
        (Some(plies), _) => UciScore::Mate(moves(plies)),
        (_, Some(plies)) => UciScore::Mate(-moves(plies)),
        (None, None) => UciScore::Hundredths(found.score.hundredths()),
    };
    UciFound {
        depth: found.depth,
        score,
        nodes: found.nodes,
        line: found.line.iter().map(ToString::to_string).collect(),
    }
}

impl Client for ChessEngine {
    fn name(&self) -> &str {
        concat!("Peatee ", env!("CARGO_PKG_VERSION"))
    }

    fn begin(&mut self, _: Asked<'_>, _: Color, _: &Pace) -> Result<(), Failure> {
        Ok(())
    }

    fn think(
        &mut self,
        asked: Asked<'_>,
        pace: &Pace,
        cancel: &Cancel,
    ) -> Result<BestMove, Failure> {
        let Asked::Chess { first, moves, turn } = asked else {
            return Err(Failure::Refused("it plays chess".to_owned()));
        };
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        self.set(Some(first), &moves).map_err(Failure::Complaint)?;
        let begin = Instant::now();
        let (limits, time) = pace_limits(pace, turn);
        let stop = || cancel.is_cancelled() || time.is_some_and(|time| begin.elapsed() >= time);
        let limits = Limits {
            depth: limits.depth,
            nodes: limits.nodes,
        };
        let found = chess::search_until(&self.game, limits, &stop, &mut |_| ());
        if cancel.is_cancelled() {
            return Err(Failure::Cancelled);
        }
        let found = found.ok_or(Failure::GaveUp)?;
        Ok(BestMove {
            text: found.best.to_string(),
            score: Some(found.score.hundredths()),
            depth: Some(u32::from(found.depth)),
            nodes: Some(found.nodes),
        })
    }

    fn end(&mut self, _: Asked<'_>, _: Option<Color>) -> Result<(), Failure> {
        Ok(())
    }
}
