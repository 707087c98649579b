//! The review of a game, from its last position to its first.

use endgame::Value;
use games::{Game, LegalMove, Ply, Record, RuleSet, shown};
use players::Cancel;
use rules::{Color, Outcome};

use crate::analyser::ReviewError;
use crate::evaluation::Evaluation;
use crate::judgement::Judgement;
use crate::line::Line;
use crate::searcher::{Searcher, odds_scale};

/// A written game with every move reviewed.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Its rule set.
    pub rules: RuleSet,
    /// The game as it is written, moves spelled as the rule set does.
    pub record: Record,
    /// The moves up to the end of the game; some may be written behind it.
    pub moves: Vec<ReviewedMove>,
    /// Number of the first move.
    pub first_number: u32,
}

impl Review {
    /// The number of a move, which is counted from 0.
    pub fn ply(&self, i: usize) -> Ply {
        let begins = self.moves.first().map(|reviewed| reviewed.side);
        let plies = i + usize::from(begins == Some(Color::Black));
        let whole = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Ply {
            count: whole(i).saturating_add(1),
            number: self.first_number.saturating_add(whole(plies / 2)),
            side: match plies.is_multiple_of(2) {
                true => Color::White,
                false => Color::Black,
            },
        }
    }

    /// The name of a player as it can be shown, `?` where it is not known.
    pub fn player(&self, side: Color) -> String {
        let tag = match side {
            Color::White => "White",
            Color::Black => "Black",
        };
        match self.record.tag(tag).map(str::trim) {
            None | Some("") => "?".to_owned(),
            Some(name) => shown(name),
        }
    }
}

/// A move of a game, reviewed. Evaluations are White's.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMove {
    /// Who made it.
    pub side: Color,
    /// The move.
    pub text: String,
    /// The position before it.
    pub fen: String,
    /// Whether nothing else could be played.
    pub is_only_legal: bool,
    /// What the position after it is worth.
    pub evaluation: Evaluation,
    /// Plies of the search after it; none where a table or the rules know.
    pub depth: Option<u32>,
    /// What a table says of the position after it, to the side then to move.
    pub table: Option<Value>,
    /// The share of a point that it gives away.
    pub loss: f64,
    /// What it deserves.
    pub judgement: Judgement,
    /// What should have been played, where the difference matters.
    pub better: Option<BetterLine>,
}

impl ReviewedMove {
    /// The evaluation as it stands on a sheet; a game that has ended has its result.
    pub fn score(&self) -> String {
        match self.evaluation {
            Evaluation::Win(0) => "1-0".to_owned(),
            Evaluation::Loss(0) => "0-1".to_owned(),
            evaluation @ (Evaluation::Judged(_)
            | Evaluation::Win(_)
            | Evaluation::Drawn
            | Evaluation::Loss(_)) => evaluation.to_string(),
        }
    }
}

/// A better line than what was played.
#[derive(Clone, PartialEq, Debug)]
pub struct BetterLine {
    /// What it is worth to White.
    pub evaluation: Evaluation,
    /// Plies of the search; none where a table knows.
    pub depth: Option<u32>,
    /// The line.
    pub moves: Vec<String>,
}

/// A position's evaluation for the side to move, and how deep it was searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Searched {
    evaluation: Evaluation,
    /// Plies; none where a table or the rules know.
    depth: Option<u32>,
}

impl Searched {
    /// What a table or the rules know.
    const fn known(evaluation: Evaluation) -> Searched {
        Searched {
            evaluation,
            depth: None,
        }
    }

    /// The position a ply earlier, from which a move leads here.
    fn before(self) -> Searched {
        Searched {
            evaluation: self.evaluation.before(),
            depth: self.depth.map(|depth| depth + 1),
        }
    }
}

impl From<&Line> for Searched {
    fn from(line: &Line) -> Searched {
        Searched {
            evaluation: line.evaluation,
            depth: line.depth,
        }
    }
}

/// The review of a game under way, a position at a time, from the last to the first.
///
/// It begins at the end: what the search remembers of a later position then helps it to judge the earlier one, and the
/// move played is compared with what came of it, not with a guess.
#[derive(Debug)]
pub struct Reviewing {
    searcher: Box<dyn Searcher>,
    /// The game without the moves that were reviewed.
    game: Game,
    /// The moves to review.
    texts: Vec<String>,
    /// What the position is worth that the game stands at, once it was searched.
    after: Option<Searched>,
    /// The moves reviewed so far, the last of the game first.
    reviewed: Vec<ReviewedMove>,
    total: usize,
}

impl Reviewing {
    pub(crate) fn new(searcher: Box<dyn Searcher>, game: Game) -> Reviewing {
        let texts = game.texts();
        Reviewing {
            searcher,
            game,
            reviewed: Vec::with_capacity(texts.len()),
            total: texts.len(),
            texts,
            after: None,
        }
    }

    /// Moves of the game.
    pub const fn total(&self) -> usize {
        self.total
    }

    /// Moves reviewed so far.
    pub const fn done(&self) -> usize {
        self.reviewed.len()
    }

    /// Whether every move is reviewed.
    pub const fn is_done(&self) -> bool {
        self.texts.is_empty()
    }

    /// Searches the next position: the last one first, which reviews no move, then the one before each move. Gives the
    /// move that was reviewed.
    ///
    /// # Errors
    /// When it is cancelled. The review cannot go on then: what the search remembers depends on when that was.
    pub fn step(&mut self, cancel: &Cancel) -> Result<Option<&ReviewedMove>, ReviewError> {
        let Some(after) = self.after else {
            let last = settled(&mut *self.searcher, &self.game, cancel, LONGEST_FORCED);
            self.after = Some(last);
            return match cancel.is_cancelled() {
                true => Err(ReviewError::Cancelled),
                false => Ok(None),
            };
        };
        let Some(text) = self.texts.pop() else {
            return Ok(None);
        };
        let table = self.searcher.probe(&self.game);
        self.game.undo();
        let compared = Compared::new(&mut *self.searcher, &self.game, &text, after, cancel);
        if cancel.is_cancelled() {
            return Err(ReviewError::Cancelled);
        }
        let known = self.searcher.probe(&self.game);
        self.after = Some(known.map_or(compared.before, |value| Searched::known(value.into())));
        self.reviewed.push(ReviewedMove {
            side: self.game.turn(),
            text,
            fen: self.game.fen(),
            is_only_legal: compared.is_only_legal,
            evaluation: after.evaluation.for_white(!self.game.turn()),
            depth: after.depth,
            table,
            loss: compared.loss,
            judgement: compared.judgement,
            better: compared.better,
        });
        Ok(self.reviewed.last())
    }

    /// The moves reviewed so far, in the order of the game.
    pub fn finish(mut self) -> Vec<ReviewedMove> {
        self.reviewed.reverse();
        self.reviewed
    }
}

/// The most moves in a row, each the only legal one, that are played before the last position is searched.
const LONGEST_FORCED: u32 = 40;

/// What the position is worth that a game stands at, or has ended with.
fn settled(searcher: &mut dyn Searcher, game: &Game, cancel: &Cancel, forced: u32) -> Searched {
    let outcome = game.ended().map(|ended| ended.outcome);
    match (outcome, searcher.probe(game)) {
        (Some(Outcome::Win { winner, .. }), _) if winner == game.turn() => {
            Searched::known(Evaluation::Win(0))
        }
        (Some(Outcome::Win { .. }), _) => Searched::known(Evaluation::Loss(0)),
        // A table does not count moves: whoever let a win slip did so before the count was full.
        (_, Some(value)) => Searched::known(value.into()),
        (Some(Outcome::Draw { .. }), None) => Searched::known(Evaluation::Drawn),
        (None, None) => {
            let mut next = game.clone();
            if forced > 0
                && let [only] = &game.legal_moves()[..]
                && next.play(&only.full).is_ok()
            {
                return settled(searcher, &next, cancel, forced - 1).before();
            }
            let lines = searcher.search(game, 1, cancel, &mut |_| ());
            let best = lines.first().map(Searched::from);
            best.unwrap_or(Searched::known(Evaluation::Drawn))
        }
    }
}

/// A move beside the best one.
struct Compared {
    is_only_legal: bool,
    loss: f64,
    judgement: Judgement,
    better: Option<BetterLine>,
    /// What the position before it is worth.
    before: Searched,
}

impl Compared {
    /// Compares a move of the position that a game stands at with the best one.
    fn new(
        searcher: &mut dyn Searcher,
        game: &Game,
        text: &str,
        after: Searched,
        cancel: &Cancel,
    ) -> Compared {
        let played = after.before();
        let blameless = |before: Searched, judgement, is_only_legal| Compared {
            is_only_legal,
            loss: 0.0,
            judgement,
            better: None,
            before,
        };
        let legal = game.legal_moves();
        if legal.len() == 1 {
            return blameless(played, Judgement::None, true);
        }
        let lines = searcher.search(game, 2, cancel, &mut |_| ());
        let Some(best) = lines.first() else {
            return blameless(played, Judgement::None, false);
        };
        let scale = odds_scale(game.rules());
        let expected = |evaluation: Evaluation| evaluation.expected(scale);
        let is_best = best.moves.first().is_some_and(|first| first == text);
        if is_best || !best.evaluation.exceeds(played.evaluation) {
            let second = lines.get(1).filter(|_| is_best);
            let second = second.filter(|_| !is_capture(&legal, text));
            let second = second.map(|second| expected(second.evaluation));
            let judgement = Judgement::of_best(expected(played.evaluation), second);
            // It was compared with the other moves no further than this.
            let depth = played.depth.and(best.depth).or(played.depth);
            return blameless(Searched { depth, ..played }, judgement, false);
        }
        let loss = expected(best.evaluation) - expected(played.evaluation);
        let judgement = Judgement::of_loss(loss);
        let better = (judgement != Judgement::None).then(|| BetterLine {
            evaluation: best.evaluation.for_white(game.turn()),
            depth: best.depth,
            moves: best.moves.clone(),
        });
        Compared {
            is_only_legal: false,
            loss,
            judgement,
            better,
            before: best.into(),
        }
    }
}

fn is_capture(legal: &[LegalMove], text: &str) -> bool {
    let m = legal.iter().find(|m| m.text == text);
    m.is_some_and(|m| !m.captured.is_empty())
}
