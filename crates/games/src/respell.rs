//! Writing the moves of a record anew: as the rule set writes them, or in another spelling.

use notation::pdn::Place;
use notation::{FenCounters, Line, Record};

use crate::refusal::{Refusal, SetupRefused};
use crate::rule_set::RuleSet;
use crate::spot::{Spelling, Spot};

/// A move that could not be spelled because it is not legal; its line is left as it was from there.
#[derive(Clone, Debug)]
pub struct Misspelled {
    /// Where it stands.
    pub at: Place,
    /// The move as it is written.
    pub text: String,
    /// Why it is not legal, or why the position before it cannot be.
    pub why: Why,
}

/// Why a move has no spelling.
#[derive(Clone, Debug)]
pub enum Why {
    /// It is not legal.
    Illegal(Refusal),
    /// The position set up before it cannot be read or played.
    Setup(SetupRefused),
}

/// Spells every move of a record, variations and all, and the positions it gives as FEN.
///
/// # Errors
/// When the first position cannot be read or played; the record is then unchanged.
pub fn respell(
    record: &mut Record,
    rules: RuleSet,
    spelling: Spelling,
) -> Result<Vec<Misspelled>, SetupRefused> {
    let spot = Spot::new(rules, record.fen())?;
    if let Some(fen) = record.fen() {
        let fen = spelled_fen(&spot, fen, spelling);
        record.set_tag("FEN", fen);
    }
    let mut wrong = Vec::new();
    respell_line(&mut record.line, Some(spot), spelling, &mut wrong);
    Ok(wrong)
}

/// The position of a FEN spelled anew, with the counters that stood behind it.
fn spelled_fen(spot: &Spot, fen: &str, spelling: Spelling) -> String {
    format!("{}{}", spot.fen_as(spelling), FenCounters::of(fen))
}

fn respell_line(
    line: &mut Line,
    mut spot: Option<Spot>,
    spelling: Spelling,
    wrong: &mut Vec<Misspelled>,
) {
    // A position set up in a line whose moves could not be followed puts it right again.
    let mut rules = spot.as_ref().map(Spot::rules);
    for step in &mut line.steps {
        if let (Some(fen), Some(rules)) = (&mut step.setup, rules) {
            match Spot::irregular(rules, fen) {
                Ok(new) => {
                    *fen = spelled_fen(&new, fen, spelling);
                    spot = Some(new);
                }
                Err(refused) => {
                    spot = None;
                    wrong.push(Misspelled {
                        at: step.at,
                        text: fen.clone(),
                        why: Why::Setup(refused),
                    });
                }
            }
        }
        let before = spot.clone();
        if let Some(now) = &mut spot {
            rules = Some(now.rules());
            match now.spell(&step.text, spelling) {
                Ok(stepped) => step.text = stepped.text,
                Err(refusal) => {
                    spot = None;
                    // A move that nobody knows is no fault of its text.
                    if !step.text.starts_with('-') {
                        wrong.push(Misspelled {
                            at: step.at,
                            text: step.text.clone(),
                            why: Why::Illegal(refusal),
                        });
                    }
                }
            }
        }
        for variation in &mut step.variations {
            respell_line(variation, before.clone(), spelling, wrong);
        }
    }
    if let (Some(fen), Some(rules)) = (&mut line.setup, rules)
        && let Ok(new) = Spot::irregular(rules, fen)
    {
        *fen = new.fen_as(spelling);
    }
}
