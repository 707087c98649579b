//! Commands that ask for one thing and say what has happened.

use anyhow::bail;
use paper::tournament::{PageRequest, Sheet, page};
use tournament::desk::enter;
use tournament::{Command, Competition, Effect, Official};

use super::answer::Reply;
use super::args::{Act, EventFile};
use super::log::Log;
use super::{entry, secret, show_round};

/// Does it; a round that is paired anew by it is shown.
pub(super) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let (event_file, commands) = commands(act)?;
    let mut log = Log::open(event_file, &reply.speaker())?;
    let commands = commands(log.competition())?;
    log.act(commands, reply)?;
    let known = log.competition();
    if is_paired_anew(act, known) {
        let pairings = PageRequest::of(Sheet::Pairings);
        let leaf = page(known, &pairings, reply.speaker().language())?;
        show_round(&leaf, known, known.last_round(), reply)?;
    }
    Ok(())
}

/// Whether a corrected result has paired a round anew.
fn is_paired_anew(act: &Act, known: &Competition) -> bool {
    let is_correction = matches!(
        act,
        Act::Result {
            correct: Some(_),
            ..
        }
    );
    let last = known.corrections().pop();
    is_correction && last.is_some_and(|last| last.effect == Effect::RePaired)
}

/// What is to be asked of the competition, once it is read.
type Asked<'a> = Box<dyn Fn(&Competition) -> anyhow::Result<Vec<Command>> + 'a>;

fn commands(act: &Act) -> anyhow::Result<(&EventFile, Asked<'_>)> {
    let plain = |command: Command| -> Asked<'_> { Box::new(move |_| Ok(vec![command.clone()])) };
    Ok(match act {
        Act::New { .. }
        | Act::Instruct { .. }
        | Act::Openings { .. }
        | Act::Verify(_)
        | Act::RepairFile(_)
        | Act::Results(_)
        | Act::Undo { .. }
        | Act::Section { .. }
        | Act::Import { .. }
        | Act::Log(_)
        | Act::Standings { .. }
        | Act::Print { .. }
        | Act::Export { .. }
        | Act::Commit { .. }
        | Act::Organise(_)
        | Act::Repair { .. }
        | Act::Team(_)
        | Act::Rounds(_)
        | Act::Norms(_)
        | Act::Titles(_)
        | Act::TimeZone(_)
        | Act::Ratings(_)
        | Act::Add { .. } => bail!("this is done elsewhere"),
        Act::Approve(event_file) => (event_file, plain(Command::Approve)),
        Act::Appoint {
            event_file,
            name,
            role,
        } => {
            let name = name.clone();
            (
                event_file,
                plain(Command::Appoint(Official { name, role: *role })),
            )
        }
        Act::Amend {
            event_file,
            player,
            right,
        } => (
            event_file,
            Box::new(move |known| {
                let player = known.find(player)?;
                let before = known.participant(player).map(|one| one.player.clone());
                let right = entry::amended(&before.unwrap_or_default(), right)?;
                Ok(vec![Command::Amend { player, right }])
            }),
        ),
        Act::Close(event_file) => (event_file, plain(Command::Close)),
        Act::Lots {
            event_file,
            secret: file,
            words,
        } => {
            let secret = secret::kept(file)?.reveal();
            let words = words.clone();
            (event_file, plain(Command::Draw { secret, words }))
        }
        Act::Rank(event_file) => (event_file, plain(Command::Rank)),
        Act::Bye {
            event_file,
            player,
            round,
            mark,
        } => (
            event_file,
            Box::new(move |known| {
                Ok(vec![Command::Free {
                    player: known.find(player)?,
                    round: *round,
                    mark: *mark,
                }])
            }),
        ),
        Act::Forbid {
            event_file,
            one,
            other,
        } => (
            event_file,
            Box::new(move |known| {
                let one = known.find(one)?;
                Ok(vec![Command::Forbid(one, known.find(other)?)])
            }),
        ),
        Act::Result {
            event_file,
            game,
            outcome: text,
            correct,
            why,
            re_pair,
        } => (
            event_file,
            Box::new(move |known| {
                let (place, outcome) = (*game, known.read_outcome(text)?);
                Ok(match correct.clone() {
                    None => enter(place, outcome, why.as_deref())?,
                    Some(why) => vec![Command::Correct {
                        place,
                        outcome,
                        why,
                        re_pair: *re_pair,
                    }],
                })
            }),
        ),
        Act::Adjourn { event_file, game } => (event_file, plain(Command::Adjourn(*game))),
        Act::Postpone { event_file, game } => (event_file, plain(Command::Postpone(*game))),
        Act::Assume {
            event_file,
            game,
            outcome: text,
        } => (
            event_file,
            Box::new(move |known| {
                Ok(vec![Command::Assume {
                    place: *game,
                    outcome: known.read_outcome(text)?,
                }])
            }),
        ),
        Act::Adjudicate {
            event_file,
            game,
            outcome: text,
            commission,
        } => (
            event_file,
            Box::new(move |known| {
                Ok(vec![Command::Adjudicate {
                    place: *game,
                    outcome: known.read_outcome(text)?,
                    commission: commission.clone(),
                }])
            }),
        ),
        Act::Replay {
            event_file,
            game,
            why,
        } => {
            let (place, why) = (*game, why.clone());
            (event_file, plain(Command::Replay { place, why }))
        }
        Act::More { event_file, board } => {
            let (round, board) = (board.round, board.board);
            (event_file, plain(Command::AddGame { round, board }))
        }
        Act::Withdraw {
            event_file,
            player,
            why,
        } => (
            event_file,
            Box::new(move |known| {
                Ok(vec![Command::Leave {
                    player: known.find(player)?,
                    why: why.clone(),
                }])
            }),
        ),
        Act::Penalise {
            event_file,
            player,
            penalty,
            game,
            why,
        } => (
            event_file,
            Box::new(move |known| {
                Ok(vec![Command::Penalise {
                    player: known.find(player)?,
                    penalty: *penalty,
                    game: *game,
                    why: why.clone(),
                }])
            }),
        ),
        Act::Note { event_file, text } => (event_file, plain(Command::Note(text.clone()))),
        Act::Finish {
            event_file, why, ..
        } => {
            let command = match why.clone() {
                None => Command::Finish,
                Some(why) => Command::FinishEarly { why },
            };
            (event_file, plain(command))
        }
    })
}
