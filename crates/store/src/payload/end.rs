//! How a game ended, as it is kept.

use conduct::{
    Annulment, Color, DrawReason, End, Ended, Game, GameOutcome, RuleSet, Score, Terms, Verdict,
    WinReason,
};
use serde::{Deserialize, Serialize};

use super::PayloadError;
use super::words::Word;

#[derive(Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum EndV1 {
    Rules {
        outcome: OutcomeV1,
    },
    Resignation {
        loser: Word<Color>,
    },
    Agreement {},
    Claim {
        reason: Word<DrawReason>,
    },
    Time {
        loser: Word<Color>,
    },
    TimeDraw {
        fallen: Word<Color>,
    },
    Absence {
        loser: Word<Color>,
    },
    BothAbsent {},
    Abandoned {},
    Left {
        loser: Word<Color>,
    },
    Aborted {
        player: Word<Color>,
    },
    ClaimUpheld {},
    SealedMove {
        loser: Word<Color>,
    },
    Verdict {
        verdict: VerdictV1,
        why: String,
    },
    Annulled {
        ground: Word<Annulment>,
        why: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum OutcomeV1 {
    Win {
        winner: Word<Color>,
        reason: Word<WinReason>,
    },
    Draw {
        reason: Word<DrawReason>,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum VerdictV1 {
    Refusal { loser: Word<Color> },
    Discipline { loser: Word<Color> },
    NeitherCanWin {},
    Score { score: Word<Score> },
}

impl From<&End> for EndV1 {
    fn from(end: &End) -> EndV1 {
        match end {
            // The article follows from the rule set.
            End::Rules(Ended {
                outcome,
                article: _,
            }) => EndV1::Rules {
                outcome: OutcomeV1::from(*outcome),
            },
            End::Resignation { loser } => EndV1::Resignation {
                loser: Word(*loser),
            },
            End::Agreement => EndV1::Agreement {},
            End::Claim(reason) => EndV1::Claim {
                reason: Word(*reason),
            },
            End::Time { loser } => EndV1::Time {
                loser: Word(*loser),
            },
            End::TimeDraw { fallen } => EndV1::TimeDraw {
                fallen: Word(*fallen),
            },
            End::Absence { loser } => EndV1::Absence {
                loser: Word(*loser),
            },
            End::Abandoned => EndV1::Abandoned {},
            End::BothAbsent => EndV1::BothAbsent {},
            End::Left { loser } => EndV1::Left {
                loser: Word(*loser),
            },
            End::Aborted { by } => EndV1::Aborted { player: Word(*by) },
            End::ClaimUpheld => EndV1::ClaimUpheld {},
            End::SealedMove { loser } => EndV1::SealedMove {
                loser: Word(*loser),
            },
            End::Verdict { verdict, why } => EndV1::Verdict {
                verdict: VerdictV1::from(*verdict),
                why: why.clone(),
            },
            End::Annulled { ground, why } => EndV1::Annulled {
                ground: Word(*ground),
                why: why.clone(),
            },
        }
    }
}

impl EndV1 {
    pub(super) fn into_end(self, rules: RuleSet) -> Result<End, PayloadError> {
        Ok(match self {
            EndV1::Rules { outcome } => End::Rules(ended(outcome.into_outcome(), rules)?),
            EndV1::Resignation { loser } => End::Resignation { loser: loser.0 },
            EndV1::Agreement {} => End::Agreement,
            EndV1::Claim { reason } => End::Claim(reason.0),
            EndV1::Time { loser } => End::Time { loser: loser.0 },
            EndV1::TimeDraw { fallen } => End::TimeDraw { fallen: fallen.0 },
            EndV1::Absence { loser } => End::Absence { loser: loser.0 },
            EndV1::Abandoned {} => End::Abandoned,
            EndV1::BothAbsent {} => End::BothAbsent,
            EndV1::Left { loser } => End::Left { loser: loser.0 },
            EndV1::Aborted { player } => End::Aborted { by: player.0 },
            EndV1::ClaimUpheld {} => End::ClaimUpheld,
            EndV1::SealedMove { loser } => End::SealedMove { loser: loser.0 },
            EndV1::Verdict { verdict, why } => End::Verdict {
                verdict: verdict.into_verdict(),
                why,
            },
            EndV1::Annulled { ground, why } => End::Annulled {
                ground: ground.0,
                why,
            },
        })
    }
}

/// An outcome with its article in a rule set.
fn ended(outcome: GameOutcome, rules: RuleSet) -> Result<Ended, PayloadError> {
    let game = Game::new(Terms::new(rules));
    let game = game.map_err(|fault| PayloadError::value("outcome", &fault))?;
    Ok(game.moves().ended_by(outcome))
}

impl From<GameOutcome> for OutcomeV1 {
    fn from(outcome: GameOutcome) -> OutcomeV1 {
        match outcome {
            GameOutcome::Win { winner, by } => OutcomeV1::Win {
                winner: Word(winner),
                reason: Word(by),
            },
            GameOutcome::Draw { by } => OutcomeV1::Draw { reason: Word(by) },
        }
    }
}

impl OutcomeV1 {
    fn into_outcome(self) -> GameOutcome {
        match self {
            OutcomeV1::Win { winner, reason } => GameOutcome::Win {
                winner: winner.0,
                by: reason.0,
            },
            OutcomeV1::Draw { reason } => GameOutcome::Draw { by: reason.0 },
        }
    }
}

impl From<Verdict> for VerdictV1 {
    fn from(verdict: Verdict) -> VerdictV1 {
        match verdict {
            Verdict::Refusal { loser } => VerdictV1::Refusal { loser: Word(loser) },
            Verdict::Discipline { loser } => VerdictV1::Discipline { loser: Word(loser) },
            Verdict::NeitherCanWin => VerdictV1::NeitherCanWin {},
            Verdict::Score(score) => VerdictV1::Score { score: Word(score) },
        }
    }
}

impl VerdictV1 {
    fn into_verdict(self) -> Verdict {
        match self {
            VerdictV1::Refusal { loser } => Verdict::Refusal { loser: loser.0 },
            VerdictV1::Discipline { loser } => Verdict::Discipline { loser: loser.0 },
            VerdictV1::NeitherCanWin {} => Verdict::NeitherCanWin,
            VerdictV1::Score { score } => Verdict::Score(score.0),
        }
    }
}
