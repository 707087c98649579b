//! `peatee tournament`: a whole competition on one event file.

mod answer;
mod args;
mod book;
mod cells;
mod disk;
mod entry;
mod export;
mod games;
mod import;
mod list;
mod norms;
mod openings;
mod organise;
mod rating_export;
mod ratings;
mod repair;
mod results;
mod rounds;
mod secret;
mod sections;
mod team;
mod time_zone;
mod titles;
mod verify;

use std::fs::File;
use std::io::Read;
use std::path::Path;

use ::games::{Phrase, RuleSet};
use anyhow::{Context, bail};
use paper::tournament::Leaf;
use rules::VariantId;
use tournament::norms::NormPolicy;
use tournament::organisation::Arrangement;
use tournament::{
    Command, Competition, Effect, Encounter, Federation, Instructions, Official, Outcome, PlayerId,
    Purpose, Refused,
};

use crate::Answer;
use crate::fault::Fault;
use crate::speak::shown;
use crate::tournament::Pair;
pub(crate) use answer::{Reply, usage};
pub(crate) use args::{Act, Book};
use args::{Export, Paper, Sheet, Wanted};
use book::Log;
use export::decimal;
pub(crate) use export::explained_in;

/// Whether a file is an event file, and not a report.
pub(crate) fn is_book(path: &Path) -> anyhow::Result<bool> {
    let mut first = Vec::new();
    let file = File::open(path);
    let file = file
        .map_err(|error| Fault::of_io("file-open", &error))
        .with_context(|| path.display().to_string())?;
    let most = tournament::file::HEADING.len() + 3;
    let read = file.take(most as u64).read_to_end(&mut first);
    read.map_err(|error| Fault::of_io("file-read", &error))
        .with_context(|| path.display().to_string())?;
    Ok(tournament::file::is_event_file(&first))
}

/// Pairs the next round and shows it.
pub(crate) fn pair(pair: &Pair, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let speaker = &reply.speaker();
    let mut log = Log::open(&pair.book, speaker)?;
    if pair.explain {
        export::explain(log.competition(), reply)?;
    }
    let of_table = pair.table_round;
    let command = match (pair.by_lot, pair.draft) {
        (true, _) => Command::PairByLot,
        (false, false) => Command::Pair { of_table },
        (false, true) => Command::PairDraft { of_table },
    };
    match pair.dry_run {
        true => log.suppose(&command)?,
        false => log.act_silently(&[command], reply)?,
    }
    let paper = Paper::of(Sheet::Pairings);
    let leaf = export::page(log.competition(), &paper, speaker)?;
    let leaf = match pair.dry_run {
        true => leaf,
        false => log.sealed(leaf),
    };
    show_round(&leaf, log.competition(), None, reply)?;
    if pair.dry_run {
        reply.note(&Phrase::new("tournament-dry-run"))?;
    }
    if log.competition().absent().is_some() {
        organise::look_at(log.competition(), reply)?;
    }
    Ok(Answer::Yes)
}

/// A page about a round; for programs the round itself.
fn show_round(
    leaf: &Leaf,
    known: &Competition,
    number: Option<u32>,
    reply: &mut Reply<'_>,
) -> std::io::Result<()> {
    let last = u32::try_from(known.rounds().len()).unwrap_or(u32::MAX);
    let number = number.unwrap_or(last);
    let round = || export::round_of(known, number);
    reply.show(&leaf.text(), "round", round)
}

pub(crate) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let speaker = &reply.speaker();
    match act {
        Act::New { book, wanted } => {
            if wanted.name.is_none() {
                return Err(Fault::new("no-name").into());
            }
            let mut log = Log::create(book, speaker);
            let wanted = instructions(wanted, None)?;
            log.act(&[Command::Instruct(Box::new(wanted))], reply)?;
        }
        Act::Section { book, wanted } => {
            let name = book.section.as_deref();
            let name = name.ok_or_else(|| Fault::new("no-section"))?;
            let mut log = Log::open_any(book, speaker)?;
            let command = sections::opening(log.festival(), name, wanted)?;
            log.act(&[command], reply)?;
        }
        Act::Import {
            book,
            from,
            encoding,
        } => import::run(book, from, *encoding, reply)?,
        Act::Log(book) => Log::open(book, speaker)?.list(reply)?,
        Act::Standings { book, why } => {
            let log = Log::open(book, speaker)?;
            match why {
                None if log.is_about_all() => {
                    let paper = Paper::of(Sheet::Standings);
                    let leaf = log.sealed(sections::page(log.festival(), &paper, speaker)?);
                    reply.show(&leaf.text(), "sections", || {
                        sections::standings(log.festival())
                    })?;
                }
                None => {
                    let leaf = paper::tournament::standings(log.competition(), speaker.language());
                    let leaf = log.sealed(leaf);
                    let standings = || export::standings(log.competition());
                    reply.show(&leaf.text(), "standings", standings)?;
                }
                Some(both) => {
                    let leaf = export::why(log.competition(), both, speaker)?;
                    reply.page(&log.sealed(leaf))?;
                }
            }
        }
        Act::Print {
            book,
            paper,
            text,
            out: to,
        } => {
            let log = Log::open(book, speaker)?;
            let leaf = match log.is_about_all() {
                true => sections::page(log.festival(), paper, speaker)?,
                false => export::page(log.competition(), paper, speaker)?,
            };
            let leaf = log.sealed(leaf);
            let is_text = to
                .as_ref()
                .is_some_and(|to| to.extension().is_some_and(|end| end == "txt"));
            let page = if *text || is_text {
                leaf.text()
            } else {
                leaf.document()
            };
            export::write(&page, to.as_deref(), reply, "page", || answer::page(&leaf))?;
        }
        Act::Export {
            book,
            form,
            ratings,
            out: to,
        } => {
            let log = Log::open(book, speaker)?;
            let is_of_ratings = matches!(form, Export::Ratings | Export::RatingsJson);
            let text = match log.is_about_all() {
                _ if is_of_ratings => rating_export::text(&log.parts(), *form, ratings)?,
                true => sections::text(log.festival(), *form)?,
                false => export::text(log.competition(), *form)?,
            };
            export::write(&text, to.as_deref(), reply, "data", || form.data(&text))?;
        }
        Act::Instruct { book, wanted } => {
            let wanted = instructions(wanted, None)?;
            Log::open(book, speaker)?.act(&[Command::Instruct(Box::new(wanted))], reply)?;
        }
        Act::Commit {
            book,
            secret: file,
            openings: true,
        } => openings::commit(book, file, reply)?,
        Act::Openings {
            book,
            secret: file,
            words,
            round,
        } => openings::draw(book, file, words, *round, reply)?,
        Act::Verify(asked) => return verify::run(asked, reply),
        Act::Results(asked) => results::run(asked, reply)?,
        Act::RepairFile(asked) => return verify::repair(asked, reply),
        Act::Commit {
            book,
            secret: file,
            openings: false,
        } => {
            let mut log = Log::open(book, speaker)?;
            let secret = secret::kept_or_new(file)?;
            log.may_bind(&secret, Purpose::Lots)?;
            let commitment = tournament::lots::commit(&secret);
            log.act(&[Command::Commit(commitment)], reply)?;
            let publish =
                Phrase::new("tournament-publish").text("commitment", commitment.to_string());
            reply.note(&publish)?;
        }
        Act::Organise(task) => organise::run(task, reply)?,
        Act::Add {
            book,
            entrant,
            confirmed,
            also,
        } => {
            let mut log = Log::open(book, speaker)?;
            let listed = entry::players(entrant)?;
            entry::tell(&listed, reply)?;
            let players = &listed.players;
            let register = |one: &list::Entry| Command::Register(Box::new(one.player.clone()));
            let mut commands: Vec<Command> = players.iter().map(register).collect();
            if *confirmed {
                let known = log.competition().participants().count();
                let ids =
                    (known + 1..=known + commands.len()).filter_map(|id| u32::try_from(id).ok());
                let confirm = |id| Command::Arrange(Arrangement::Confirmed(PlayerId(id)));
                commands.extend(ids.map(confirm));
            }
            let section = book.section.as_deref();
            let allow = also.iter().flat_map(|why| {
                let allowed = |one: &list::Entry| Arrangement::Allowed {
                    name: one.player.name.clone(),
                    why: why.clone(),
                };
                players.iter().map(allowed).map(Command::Arrange)
            });
            let allow: Vec<Command> = allow.collect();
            // Whether somebody may play twice is decided for the whole event.
            let allow = allow.iter().map(|command| (None, command));
            let before = allow.len();
            let all = allow.chain(commands.iter().map(|command| (section, command)));
            let place = |index: usize| {
                let one = players.get(index.checked_sub(before)?)?;
                one.place.clone()
            };
            log.act_from(&all.collect::<Vec<_>>(), place, reply)?;
        }
        Act::Repair {
            book,
            boards,
            why,
            anyway,
        } => return repair::run(book, boards, why, *anyway, reply),
        Act::Undo { book, event, why } => {
            let mut log = Log::open(book, speaker)?;
            let last = || log.last().ok_or_else(|| Fault::new("nothing-to-undo"));
            let event = event.map_or_else(last, Ok)?;
            let why = why.clone();
            log.act(&[Command::Undo { event, why }], reply)?;
        }
        Act::Team(act) => {
            let mut log = Log::open(act.book(), speaker)?;
            let commands = match act {
                team::Act::Member { team, entrant, .. } => {
                    let listed = entry::players(entrant)?;
                    entry::tell(&listed, reply)?;
                    team::enlisted(log.competition(), team, listed.players)?
                }
                act => team::commands(act, log.competition())?,
            };
            log.act(&commands, reply)?;
        }
        Act::Ratings(act) => ratings::run(act, reply)?,
        Act::Titles(asked) => titles::run(asked, reply)?,
        Act::TimeZone(act) => time_zone::run(act, reply)?,
        Act::Rounds(act) => {
            let mut log = Log::open(act.book(), speaker)?;
            let command = act.command(log.competition());
            log.act(&[command], reply)?;
        }
        Act::Norms(act) => {
            let mut log = Log::open(act.book(), speaker)?;
            let command = act.command(log.competition())?;
            log.act(&[command], reply)?;
        }
        _ => {
            let (book, command) = command(act)?;
            let mut log = Log::open(book, speaker)?;
            log.act_on(command, reply)?;
            if is_paired_anew(act, log.competition()) {
                let leaf = export::page(log.competition(), &Paper::of(Sheet::Pairings), speaker)?;
                show_round(&leaf, log.competition(), None, reply)?;
            }
        }
    }
    Ok(Answer::Yes)
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
type Asked<'a> = Box<dyn Fn(&Competition) -> anyhow::Result<Command> + 'a>;

fn command(act: &Act) -> anyhow::Result<(&args::Book, Asked<'_>)> {
    let plain = |command: Command| -> Asked<'_> { Box::new(move |_| Ok(command.clone())) };
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
        Act::Approve(book) => (book, plain(Command::Approve)),
        Act::Appoint { book, name, role } => {
            let name = name.clone();
            (
                book,
                plain(Command::Appoint(Official { name, role: *role })),
            )
        }
        Act::Amend {
            book,
            player,
            right,
        } => (
            book,
            Box::new(move |known| {
                let player = entry::find(known, player)?;
                let before = known.participant(player).map(|one| one.player.clone());
                let right = entry::amended(&before.unwrap_or_default(), right)?;
                let right = Box::new(right);
                Ok(Command::Amend { player, right })
            }),
        ),
        Act::Close(book) => (book, plain(Command::Close)),
        Act::Lots {
            book,
            secret: file,
            words,
        } => {
            let secret = secret::kept(file)?.reveal();
            let words = words.clone();
            (book, plain(Command::Draw { secret, words }))
        }
        Act::Rank(book) => (book, plain(Command::Rank)),
        Act::Bye {
            book,
            player,
            round,
            mark,
        } => (
            book,
            Box::new(move |known| {
                Ok(Command::Free {
                    player: entry::find(known, player)?,
                    round: *round,
                    mark: *mark,
                })
            }),
        ),
        Act::Forbid { book, one, other } => (
            book,
            Box::new(move |known| {
                let one = entry::find(known, one)?;
                Ok(Command::Forbid(one, entry::find(known, other)?))
            }),
        ),
        Act::Result {
            book,
            game,
            outcome: text,
            correct,
            re_pair,
        } => (
            book,
            Box::new(move |known| {
                let (place, outcome) = (*game, outcome(known, text)?);
                Ok(match correct.clone() {
                    None => Command::Enter { place, outcome },
                    Some(why) => Command::Correct {
                        place,
                        outcome,
                        why,
                        re_pair: *re_pair,
                    },
                })
            }),
        ),
        Act::Adjourn { book, game } => (book, plain(Command::Adjourn(*game))),
        Act::Postpone { book, game } => (book, plain(Command::Postpone(*game))),
        Act::Assume {
            book,
            game,
            outcome: text,
        } => (
            book,
            Box::new(move |known| {
                Ok(Command::Assume {
                    place: *game,
                    outcome: outcome(known, text)?,
                })
            }),
        ),
        Act::Adjudicate {
            book,
            game,
            outcome: text,
            commission,
        } => (
            book,
            Box::new(move |known| {
                Ok(Command::Adjudicate {
                    place: *game,
                    outcome: outcome(known, text)?,
                    commission: commission.clone(),
                })
            }),
        ),
        Act::Replay { book, game, why } => {
            let (place, why) = (*game, why.clone());
            (book, plain(Command::Replay { place, why }))
        }
        Act::More { book, board } => {
            let (round, board) = (board.round, board.board);
            (book, plain(Command::AddGame { round, board }))
        }
        Act::Withdraw { book, player, why } => (
            book,
            Box::new(move |known| {
                Ok(Command::Leave {
                    player: entry::find(known, player)?,
                    why: why.clone(),
                })
            }),
        ),
        Act::Penalise {
            book,
            player,
            penalty,
            game,
            why,
        } => (
            book,
            Box::new(move |known| {
                Ok(Command::Penalise {
                    player: entry::find(known, player)?,
                    penalty: *penalty,
                    game: *game,
                    why: why.clone(),
                })
            }),
        ),
        Act::Note { book, text } => (book, plain(Command::Note(text.clone()))),
        Act::Finish(book) => (book, plain(Command::Finish)),
    })
}

/// What is laid down, with the rule set of the event where none is given.
fn instructions(wanted: &Wanted, of_event: Option<RuleSet>) -> anyhow::Result<Instructions> {
    let usual = || wanted.teams.usual(wanted.system);
    let international = RuleSet::Draughts(VariantId::International);
    let rules = wanted.rules.or(of_event).unwrap_or(international);
    let openings = wanted.openings.rules(rules, wanted.games)?;
    let zone = wanted.time_zone.as_deref().map(time_zone::zone);
    Ok(Instructions {
        name: wanted.name.clone().unwrap_or_default(),
        place: wanted.place.clone(),
        zone: zone.transpose()?,
        federation: wanted.federation.map_or("", Federation::code).to_owned(),
        dates: wanted.dates.clone(),
        round_days: Vec::new(),
        last_day: wanted.last_day,
        is_championship: wanted.championship,
        rules: rules.id().to_owned(),
        control: wanted.control.clone(),
        system: wanted.system,
        scoring: wanted.scoring,
        encounter: Encounter {
            games: wanted.games,
            is_match: wanted.as_match,
        },
        teams: wanted.teams.rules(&wanted.scoring),
        tie_breaks: wanted.tie_breaks.clone().unwrap_or_else(usual),
        default_minutes: wanted.default_minutes,
        is_open: !wanted.closed_doors,
        additions: wanted.additions.clone(),
        late_corrections: wanted.late_corrections,
        norms: wanted.norms.over(NormPolicy::default()),
        swaps_last_rounds: wanted.system.has_cycles(),
        openings,
    })
}

fn outcome(known: &Competition, text: &str) -> anyhow::Result<Outcome> {
    let scoring = known.instructions().map(|known| known.scoring);
    let scoring = scoring.ok_or(Refused::NoInstructions)?;
    let outcome = Outcome::read(text, &scoring);
    Ok(outcome.ok_or_else(|| Fault::new("outcome-text").text("text", shown(text)))?)
}
