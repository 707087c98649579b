//! Rulings, penalties, protests and appeals; score sheets.

use games::{Color, Score};

use super::{Decided, Game, Unfit, ended, one};
use crate::breach::Remedy;
use crate::command::Command;
use crate::end::{End, Verdict};
use crate::event::{Event, Happened};
use crate::judging::Plea;
use crate::refused::Refused;
use crate::sheet::{Sheet, SheetFault};
use crate::time::Moment;

impl Game {
    pub(super) fn decide_judging(&self, command: &Command, now: Moment) -> Decided {
        match command {
            Command::Rule { verdict, .. } if *verdict == Verdict::Score(Score::Unknown) => {
                Err(Refused::NoResult)
            }
            Command::Rule { verdict, why } => ended(
                now,
                End::Verdict {
                    verdict: *verdict,
                    why: why.clone(),
                },
            ),
            Command::Annul { ground, why } => ended(
                now,
                End::Annulled {
                    ground: *ground,
                    why: why.clone(),
                },
            ),
            Command::NoteMisconduct { by, what, why } => {
                let (by, what, why) = (*by, *what, why.clone());
                one(now, Happened::MisconductNoted { by, what, why })
            }
            Command::Penalise { .. } => self.decide_penalty(command, now),
            Command::ReplayFrom { behind, why } => self.decide_replay(*behind, why, now),
            Command::SwapColours => match self.entries().len() {
                0 | 1 => one(now, Happened::ColoursSwapped),
                _ => Err(Refused::ColoursStay),
            },
            Command::BeginNextRound => match (self.end.is_some(), self.judging.is_closed) {
                (true, false) => one(now, Happened::NextRoundBegun),
                (true, true) => Err(Refused::ResultStands),
                (false, _) => Err(Refused::NotOver),
            },
            Command::HandIn { .. } | Command::Sign { .. } => self.decide_sheet(command, now),
            _ => self.decide_plea(command, now),
        }
    }

    /// A penalty that costs the game ends it, unless it is over.
    fn decide_penalty(&self, command: &Command, now: Moment) -> Decided {
        let Command::Penalise {
            side,
            penalty,
            incident,
            why,
        } = command
        else {
            return Err(Refused::Nothing);
        };
        if let Some(number) = *incident {
            let known = number.checked_sub(1).and_then(|i| self.incidents.get(i));
            match known.ok_or(Refused::NoIncident(number))?.by {
                None => return Err(Refused::NobodysFault(number)),
                Some(by) if by != *side => {
                    return Err(Refused::NotHisDoing {
                        incident: number,
                        side: *side,
                    });
                }
                Some(_) => {}
            }
        }
        let penalised = Happened::Penalised {
            side: *side,
            penalty: *penalty,
            incident: *incident,
            why: why.clone(),
        };
        let ends = penalty.costs_the_game() && self.end.is_none();
        let end = ends.then(|| {
            let verdict = Verdict::Discipline { loser: *side };
            Happened::Ended(End::Verdict {
                verdict,
                why: why.clone(),
            })
        });
        let happened = [Some(penalised), end].into_iter().flatten();
        Ok(happened.map(|what| Event { at: now, what }).collect())
    }

    /// A game is replayed from a breach, during the game or after it, but not once the next round has begun; and a last
    /// game not once it is over, for no round will close it (`002:§12.1`, `002:§12.2`).
    fn decide_replay(&self, behind: usize, why: &str, now: Moment) -> Decided {
        if !self.is_recorded() {
            return Err(Refused::NotRecorded);
        }
        if self.remedy() == Remedy::Opponent {
            return Err(Refused::OnlyOpponent);
        }
        if self.begun.is_none() {
            return Err(Refused::NotBegun);
        }
        let is_last = self.terms.competition.is_some_and(|of| of.is_last);
        if self.judging.is_closed || (is_last && self.end.is_some()) {
            return Err(Refused::ResultStands);
        }
        let entries = self.entries().len();
        match behind <= entries {
            true => {
                let why = why.to_owned();
                one(now, Happened::Replayed { behind, why })
            }
            false => Err(Refused::NoSuchPly { behind, entries }),
        }
    }

    fn decide_plea(&self, command: &Command, now: Moment) -> Decided {
        match command {
            Command::Protest { by, why } => {
                let why = why.clone();
                one(now, Happened::Protested { by: *by, why })
            }
            Command::AnswerProtest {
                protest,
                is_upheld,
                why,
            } => {
                let open = self.judging.open_protest(*protest);
                open.ok_or(Refused::NoSuchNumber(*protest))?;
                let (protest, is_upheld, why) = (*protest, *is_upheld, why.clone());
                let what = Happened::ProtestAnswered {
                    protest,
                    is_upheld,
                    why,
                };
                one(now, what)
            }
            Command::Appeal { by, decision, why } => {
                let made = 1..=self.judging.decisions.len();
                if !made.contains(decision) {
                    return Err(Refused::NoSuchNumber(*decision));
                }
                let (by, decision, why) = (*by, *decision, why.clone());
                one(now, Happened::Appealed { by, decision, why })
            }
            Command::DecideAppeal {
                appeal,
                is_upheld,
                why,
            } => {
                let open = self.judging.open_appeal(*appeal);
                open.ok_or(Refused::NoSuchNumber(*appeal))?;
                let (appeal, is_upheld, why) = (*appeal, *is_upheld, why.clone());
                let what = Happened::AppealDecided {
                    appeal,
                    is_upheld,
                    why,
                };
                one(now, what)
            }
            _ => Err(Refused::Nothing),
        }
    }

    /// A sheet may be handed in as long as nobody has signed it. In play the program keeps the score, so that there is
    /// always one to sign.
    fn decide_sheet(&self, command: &Command, now: Moment) -> Decided {
        match command {
            Command::HandIn { by, sheet } => {
                if !self.is_recorded() {
                    return Err(Refused::NotRecorded);
                }
                let is_signed =
                    |sheet: &Sheet| Color::ALL.iter().any(|side| sheet.is_signed_by(*side));
                let handed_in = self.sheets.0[*by].as_ref();
                if is_signed(sheet) || handed_in.is_some_and(is_signed) {
                    return Err(Refused::Signed);
                }
                let (by, sheet) = (*by, sheet.clone());
                one(now, Happened::HandedIn { by, sheet })
            }
            Command::Sign { by, sheet } => {
                if self.end.is_none() {
                    return Err(Refused::NotOver);
                }
                match self.sheet(*sheet) {
                    None => Err(Refused::NoSheet(*sheet)),
                    Some(signed) if signed.is_signed_by(*by) => Err(Refused::Signed),
                    Some(_) => one(
                        now,
                        Happened::Signed {
                            by: *by,
                            sheet: *sheet,
                        },
                    ),
                }
            }
            _ => Err(Refused::Nothing),
        }
    }

    /// The score sheet of a player: what he handed in, or what the program kept for him.
    pub fn sheet(&self, side: Color) -> Option<Sheet> {
        match &self.sheets.0[side] {
            Some(sheet) => Some(sheet.clone()),
            None if self.is_recorded() => None,
            None => self.kept_sheet().ok(),
        }
    }

    /// The score as the program has it.
    fn kept_sheet(&self) -> Result<Sheet, SheetFault> {
        let mut sheet = Sheet::new(self.first_turn());
        for text in self
            .entries()
            .iter()
            .filter_map(|entry| entry.text.as_ref())
        {
            sheet.write(text)?;
        }
        Ok(sheet)
    }

    /// Who made the first move.
    fn first_turn(&self) -> Color {
        let first = self.entries().first();
        first.map_or_else(|| self.moves().turn(), |entry| entry.by)
    }

    pub(super) fn apply_judging(&mut self, what: &Happened) -> Result<(), Unfit> {
        match what {
            Happened::Penalised {
                side,
                penalty,
                incident,
                ..
            } => {
                self.judging.penalties.push((*side, *penalty));
                let number = incident.and_then(|number| number.checked_sub(1));
                if let Some(incident) = number.and_then(|i| self.incidents.get_mut(i)) {
                    incident.penalties.push(*penalty);
                }
            }
            Happened::Protested { by, why } => self.judging.protests.push(Plea {
                by: *by,
                decision: None,
                why: why.clone(),
                answer: None,
            }),
            Happened::Appealed { by, decision, why } => self.judging.appeals.push(Plea {
                by: *by,
                decision: Some(*decision),
                why: why.clone(),
                answer: None,
            }),
            Happened::ProtestAnswered {
                protest,
                is_upheld,
                why,
            } => answer(&mut self.judging.protests, *protest, *is_upheld, why)?,
            Happened::AppealDecided {
                appeal,
                is_upheld,
                why,
            } => answer(&mut self.judging.appeals, *appeal, *is_upheld, why)?,
            Happened::HandedIn { by, sheet } => self.sheets.0[*by] = Some(sheet.clone()),
            Happened::Signed { by, sheet } => {
                let mut signed = self
                    .sheet(*sheet)
                    .ok_or_else(|| Unfit("no sheet".to_owned()))?;
                signed.sign(*by);
                self.sheets.0[*sheet] = Some(signed);
            }
            Happened::ColoursSwapped => {
                let sides = &mut self.terms.sides;
                core::mem::swap(&mut sides.white, &mut sides.black);
                let is_there = &mut self.is_there;
                core::mem::swap(&mut is_there.white, &mut is_there.black);
            }
            Happened::NextRoundBegun => self.judging.is_closed = true,
            _ => {}
        }
        Ok(())
    }
}

fn answer(pleas: &mut [Plea], number: usize, is_upheld: bool, why: &str) -> Result<(), Unfit> {
    let plea = number.checked_sub(1).and_then(|i| pleas.get_mut(i));
    let plea = plea.ok_or_else(|| Unfit(format!("no number {number}")))?;
    plea.answer = Some((is_upheld, why.to_owned()));
    Ok(())
}
