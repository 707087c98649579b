//! How a conducted game ends.

use crate::time::Millis;
use games::{Article, Book, Color, DrawReason, Ended, Outcome, RuleSet, Score, WinReason};

/// A casual game without a clock in which nothing has happened for so long may be given up as abandoned.
pub const LONGEST_UNTOUCHED: Millis = Millis::days(90);

/// How a conducted game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the position or by a draw rule that needs no claim.
    Rules(Ended),
    /// A player resigned (`000:7.2.1`, `001:6.1.1`, `002:§15b`).
    Resignation {
        /// Who lost.
        loser: Color,
    },
    /// The players agreed on a draw (`000:7.3.1`, `001:6.2.1`, `002:§16a`).
    Agreement,
    /// A draw was claimed rightly.
    Claim(DrawReason),
    /// The judge found a claim right that the score cannot show, since its counts were restarted.
    ClaimUpheld,
    /// A flag fell (`002:§32.10`, FIDE 6.9).
    Time {
        /// Who lost.
        loser: Color,
    },
    /// A flag fell, and the opponent could not checkmate any more: the game is drawn (FIDE 6.9).
    TimeDraw {
        /// Whose flag fell.
        fallen: Color,
    },
    /// A player did not come (`002:§32.11`).
    Absence {
        /// Who lost.
        loser: Color,
    },
    /// Nobody came (`002:§32.12`).
    BothAbsent,
    /// A player left a casual game, and the other did not wait for him any longer.
    Left {
        /// Who lost.
        loser: Color,
    },
    /// A player broke a casual game off before both had moved: it has no result.
    Aborted {
        /// The side that broke the game off.
        by: Color,
    },
    /// Nobody played a casual game without a clock for [`LONGEST_UNTOUCHED`]: it has no result.
    Abandoned,
    /// The sealed move could not be understood (`002:§36.1`).
    SealedMove {
        /// Who lost.
        loser: Color,
    },
    /// The judge decided.
    Verdict {
        /// The judge's decision.
        verdict: Verdict,
        /// The reason in the judge's words, for the protocol.
        why: String,
    },
    /// The game does not count, and is played again.
    Annulled {
        /// On what ground.
        ground: Annulment,
        /// In more words.
        why: String,
    },
}

/// What a judge decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A player refuses to follow the rules or the judge (`000:7.2.4`, `001:6.1.4`).
    Refusal {
        /// Who lost.
        loser: Color,
    },
    /// A player broke the discipline of the competition (`002:§39.4`).
    Discipline {
        /// Who lost.
        loser: Color,
    },
    /// Neither player is able to win (`001:7.2.2`).
    NeitherCanWin,
    /// A result for another reason.
    Score(Score),
}

/// Why a game does not count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Annulment {
    /// The board was placed wrongly (`000:5.1`, `001:5.1`, `002:§12a`).
    Board,
    /// The envelope is lost, and the game cannot be reconstructed (`002:§35.4`).
    Envelope,
    /// Something else.
    Other,
}

impl End {
    /// How a game ends whose flag fell.
    pub(crate) fn of_flag(fallen: Color, moves: &games::Game) -> End {
        match moves.can_win(!fallen) {
            true => End::Time { loser: fallen },
            false => End::TimeDraw { fallen },
        }
    }

    /// Whether it is a decision of the judge, against which one may appeal (`002:§39.7`).
    pub(crate) const fn is_decision(&self) -> bool {
        match self {
            End::Verdict { .. }
            | End::Annulled { .. }
            | End::SealedMove { .. }
            | End::Claim(_)
            | End::ClaimUpheld => true,
            End::Rules(_)
            | End::Resignation { .. }
            | End::Agreement
            | End::Time { .. }
            | End::TimeDraw { .. }
            | End::Absence { .. }
            | End::BothAbsent
            | End::Left { .. }
            | End::Aborted { .. }
            | End::Abandoned => false,
        }
    }

    /// The result by its cause: plus and minus are for non-appearance alone, however many moves were made
    /// (`002:§37.2`).
    pub fn score(&self) -> Score {
        match self {
            End::Rules(Ended { outcome, .. }) => Score::from(*outcome),
            End::Resignation { loser }
            | End::Time { loser }
            | End::Left { loser }
            | End::SealedMove { loser } => Score::Win(!*loser),
            End::Absence { loser } => Score::Forfeit(!*loser),
            End::BothAbsent => Score::BothForfeit,
            End::Agreement | End::Claim(_) | End::ClaimUpheld | End::TimeDraw { .. } => Score::Draw,
            End::Verdict { verdict, .. } => match verdict {
                Verdict::Refusal { loser } | Verdict::Discipline { loser } => Score::Win(!*loser),
                Verdict::NeitherCanWin => Score::Draw,
                Verdict::Score(score) => *score,
            },
            End::Annulled { .. } | End::Aborted { .. } | End::Abandoned => Score::Unknown,
        }
    }

    /// The outcome in the words of the rules, where they have one.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            End::Rules(ended) => Some(ended.outcome),
            End::Resignation { loser } => Some(Outcome::Win {
                winner: !*loser,
                by: WinReason::Resignation,
            }),
            End::Agreement => Some(Outcome::Draw {
                by: DrawReason::Agreement,
            }),
            End::Claim(reason) => Some(Outcome::Draw { by: *reason }),
            End::Time { .. }
            | End::TimeDraw { .. }
            | End::Absence { .. }
            | End::BothAbsent
            | End::Left { .. }
            | End::Aborted { .. }
            | End::Abandoned
            | End::SealedMove { .. }
            | End::ClaimUpheld
            | End::Verdict { .. }
            | End::Annulled { .. } => None,
        }
    }

    /// Where it is written.
    pub fn article(&self, moves: &games::Game) -> Option<Article> {
        let r53 = |number| Some(Article::new(Book::Regulations1953, number));
        match self {
            End::Rules(ended) => ended.article,
            End::Resignation { .. } | End::Agreement | End::Claim(_) => {
                moves.ended_by(self.outcome()?).article
            }
            End::ClaimUpheld => None,
            End::Time { .. } | End::TimeDraw { .. } => moves.time_article(),
            End::Absence { .. } => r53("§32.11"),
            End::BothAbsent => r53("§32.12"),
            // The books know no such end.
            End::Left { .. } | End::Aborted { .. } | End::Abandoned => None,
            End::SealedMove { .. } => r53("§36.1"),
            End::Verdict { verdict, .. } => verdict.article(moves.rules()),
            End::Annulled { ground, .. } => ground.article(moves.rules()),
        }
    }
}

impl Verdict {
    /// Where it is written.
    pub fn article(self, rules: RuleSet) -> Option<Article> {
        let book = rules.book();
        let number = match (self, book) {
            (Verdict::Refusal { .. }, Book::International) => "7.2.4",
            (Verdict::Refusal { .. }, Book::Russian) => "6.1.4",
            (Verdict::NeitherCanWin, Book::International) => "7.3",
            (Verdict::NeitherCanWin, Book::Russian) => "7.2.2",
            (Verdict::Refusal { .. }, _) => {
                return Some(Article::new(Book::Regulations1953, "§39.2"));
            }
            (Verdict::Discipline { .. }, _) => {
                return Some(Article::new(Book::Regulations1953, "§39.4"));
            }
            (Verdict::NeitherCanWin | Verdict::Score(_), _) => return None,
        };
        Some(Article::new(book, number))
    }
}

impl Annulment {
    /// Where it is written.
    pub fn article(self, rules: RuleSet) -> Option<Article> {
        let book = rules.book();
        let number = match (self, book) {
            (Annulment::Board, Book::International | Book::Russian) => "5.1",
            (Annulment::Board, Book::Regulations1953) => "§12a",
            (Annulment::Envelope, _) => {
                return Some(Article::new(Book::Regulations1953, "§35.4"));
            }
            (Annulment::Board | Annulment::Other, _) => return None,
        };
        Some(Article::new(book, number))
    }
}
