//! The organisation of a competition: schedule, roll, confirmations, duties.

use clap::Subcommand;
use serde_json::json;
use tournament::organisation::{Arrangement, Duty, HallTime, Matter, Sitting, planned};
use tournament::{Command, Competition, Happened, Place, PlayerId, Refused};

use super::answer::Reply;
use super::args::{Book, named};
use super::book::Log;
use super::entry;
use crate::fault::Fault;
use crate::speak::shown;

/// What is arranged.
#[derive(Subcommand, Debug)]
pub(crate) enum Organise {
    /// Put something on the schedule, or move it
    #[command(after_help = "Examples:
  peatee tournament schedule cup.peatee round-1 2026-12-05 10:00 --minutes 240
  peatee tournament schedule cup.peatee rest-day 2026-12-06
  peatee tournament schedule cup.peatee game-1.2 2026-12-07 10:00 --minutes 60

What breaks an article is refused, what should be looked at is said; `print schedule` has both in five languages.")]
    Schedule {
        #[command(flatten)]
        book: Book,
        /// What: round-3, game-2.1, registration, opening, meeting, adjourned, rest-day, closing
        what: Matter,
        /// Day, as 2026-12-05
        day: String,
        /// Time of the place, as 10:00
        #[arg(default_value = "00:00")]
        time: String,
        /// How long it lasts [default: the whole day for a rest day, 240 for a round by the regulations of 1953, else 60]
        #[arg(long)]
        minutes: Option<u32>,
        /// Where, if it is not the place of the competition
        #[arg(long, default_value = "")]
        room: String,
    },
    /// Fix the order in which unfinished games are continued, and put them on one after the other
    Resume {
        #[command(flatten)]
        book: Book,
        /// Games, the first one first
        #[arg(required = true)]
        games: Vec<Place>,
        /// Day on which they are continued, as 2026-12-07
        #[arg(long, requires = "time")]
        day: Option<String>,
        /// When the first ones begin; each player rests 15 minutes between two games
        #[arg(long, requires = "day")]
        time: Option<String>,
        /// How long each is played
        #[arg(long, default_value_t = 60)]
        minutes: u32,
        /// Where
        #[arg(long, default_value = "")]
        room: String,
    },
    /// Call the roll: whoever is not checked in then is not paired in the Swiss
    CallRoll {
        #[command(flatten)]
        book: Book,
        /// Also where somebody is checked in already, and no round was paired since: everybody checks in once more
        #[arg(long)]
        anew: bool,
    },
    /// Note that players are there
    CheckIn {
        #[command(flatten)]
        book: Book,
        /// Players
        #[arg(required = true)]
        players: Vec<String>,
    },
    /// Note that players have confirmed the instructions
    Confirm {
        #[command(flatten)]
        book: Book,
        /// Players
        #[arg(required_unless_present = "all")]
        players: Vec<String>,
        /// Everybody who has not yet
        #[arg(long, conflicts_with = "players")]
        all: bool,
    },
    /// Tick off a duty of the judge or the committee; `print duties` lists them
    Tick {
        #[command(flatten)]
        book: Book,
        /// Duty: instructions, preparation, committee, timetable, room, boards, staff, meeting, lots; ready, course, results,
        /// resumption with --round; disputes, questions, closing, report
        #[arg(value_parser = duty)]
        duty: Duty,
        /// For which round, where it comes with each
        #[arg(long)]
        round: Option<u32>,
        /// What is to be said of it
        #[arg(long, default_value = "")]
        remark: String,
    },
}

fn duty(text: &str) -> Result<Duty, String> {
    named(text, &Duty::NAMES)
}

pub(super) fn run(task: &Organise, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let (book, commands) = asked(task)?;
    let mut log = Log::open(book, &reply.speaker())?;
    let commands = commands(log.competition())?;
    log.act(&commands, reply)?;
    if matches!(task, Organise::Schedule { .. } | Organise::Resume { .. }) {
        look_at_all(&log, reply)?;
    }
    Ok(())
}

/// What is to be asked of the competition, once it is read.
type Asked<'a> = Box<dyn Fn(&Competition) -> anyhow::Result<Vec<Command>> + 'a>;

fn asked(task: &Organise) -> anyhow::Result<(&Book, Asked<'_>)> {
    let arrange = |arrangement| Command::Arrange(arrangement);
    Ok(match task {
        Organise::Schedule {
            book,
            what,
            day,
            time,
            minutes,
            room,
        } => {
            let start = at(day, time)?;
            (
                book,
                Box::new(move |known| {
                    is_shown(known, start)?;
                    let sitting = Sitting {
                        matter: *what,
                        start,
                        minutes: minutes.unwrap_or_else(|| known.usual_minutes(*what)),
                        room: room.clone(),
                    };
                    Ok(vec![arrange(Arrangement::Scheduled(sitting))])
                }),
            )
        }
        Organise::Resume {
            book,
            games,
            day,
            time,
            minutes,
            room,
        } => {
            let start = match (day, time) {
                (Some(day), Some(time)) => Some(at(day, time)?),
                _ => None,
            };
            (
                book,
                Box::new(move |known| resumed(known, games, start, *minutes, room)),
            )
        }
        Organise::CallRoll { book, anew } => (
            book,
            Box::new(move |known| match checked_in(known) {
                0 => Ok(vec![arrange(Arrangement::RollCalled)]),
                _ if *anew => Ok(vec![arrange(Arrangement::RollCalled)]),
                here => Err(Fault::new("roll-called").number("number", here).into()),
            }),
        ),
        Organise::CheckIn { book, players } => (
            book,
            Box::new(move |known| each(known, players, Arrangement::CheckedIn)),
        ),
        Organise::Confirm { book, players, all } => (
            book,
            Box::new(move |known| match all {
                false => each(known, players, Arrangement::Confirmed),
                true => {
                    let open = known
                        .present()
                        .filter(|player| !known.has_confirmed(*player));
                    Ok(open
                        .map(|player| arrange(Arrangement::Confirmed(player)))
                        .collect())
                }
            }),
        ),
        Organise::Tick {
            book,
            duty,
            round,
            remark,
        } => {
            let command = arrange(Arrangement::Ticked {
                duty: *duty,
                round: *round,
                remark: remark.clone(),
            });
            let (duty, round) = (*duty, *round);
            (
                book,
                Box::new(move |known| match round {
                    Some(round) if is_before_its_round(known, duty, round) => {
                        Err(Fault::new("not-paired").number("number", round).into())
                    }
                    _ => Ok(vec![command.clone()]),
                }),
            )
        }
    })
}

/// How many are checked in since the roll was called for the round that is not paired yet.
fn checked_in(known: &Competition) -> u64 {
    let log = (1..).zip(known.log());
    let stands = log.filter(|(number, _)| !known.is_undone(*number));
    stands.fold(0, |here, (_, event)| match &event.what {
        Happened::Paired(_) | Happened::Arranged(Arrangement::RollCalled) => 0,
        Happened::Arranged(Arrangement::CheckedIn(_)) => here + 1,
        _ => here,
    })
}

/// Whether a duty that comes with the games of a round is told of one that is not paired. The whole of an event with
/// sections has no rounds of its own.
fn is_before_its_round(known: &Competition, duty: Duty, round: u32) -> bool {
    let comes_with_games = matches!(duty, Duty::Course | Duty::Results | Duty::Resumption);
    let is_of_games = known.participants().next().is_some();
    comes_with_games && is_of_games && round as usize > known.rounds().len()
}

fn at(day: &str, time: &str) -> anyhow::Result<HallTime> {
    let time = format!("{day}T{time}");
    let read = time.parse();
    Ok(read.map_err(|_| Fault::new("hall-time").text("text", shown(&time)))?)
}

/// Whether the clocks of the event show such a time.
fn is_shown(known: &Competition, time: HallTime) -> Result<(), Fault> {
    match known.zone() {
        Some(zone) if !zone.shows(time) => {
            let fault = Fault::new("hall-gap").text("text", time.to_string().replace('T', " "));
            Err(fault.text("zone", zone.name()))
        }
        _ => Ok(()),
    }
}

fn each(
    known: &Competition,
    players: &[String],
    arrangement: fn(PlayerId) -> Arrangement,
) -> anyhow::Result<Vec<Command>> {
    let players = players.iter();
    let commands = players.map(|player| {
        let player = entry::find(known, player)?;
        Ok(Command::Arrange(arrangement(player)))
    });
    commands.collect()
}

fn resumed(
    known: &Competition,
    games: &[Place],
    start: Option<HallTime>,
    minutes: u32,
    room: &str,
) -> anyhow::Result<Vec<Command>> {
    let mut commands = vec![Command::Arrange(Arrangement::Ordered(games.to_vec()))];
    if let Some(start) = start {
        let mut with_players = Vec::new();
        for place in games {
            let Some(board) = known.board(place.round, place.board) else {
                return Err(Refused::NoGame(*place).into());
            };
            with_players.push((*place, [board.white, board.black]));
        }
        let plan = planned(&with_players, start, minutes, room);
        let plan = plan.into_iter().map(Arrangement::Scheduled);
        commands.extend(plan.map(Command::Arrange));
    }
    Ok(commands)
}

/// Says what should be looked at; of an event with sections in each, which may have other rules.
fn look_at_all(log: &Log, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    if !log.is_about_all() {
        return look_at(log.competition(), reply);
    }
    let language = reply.speaker().language();
    for (section, known) in log.parts() {
        let section = section.unwrap_or_default();
        for warning in paper::tournament::warnings(known, language) {
            let warning = format!("{section}: {warning}");
            reply.line(&format!("! {warning}"))?;
            reply.add("warnings", || json!(warning));
        }
    }
    Ok(())
}

/// Says what should be looked at.
pub(super) fn look_at(known: &Competition, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    for warning in paper::tournament::warnings(known, reply.speaker().language()) {
        reply.line(&format!("! {warning}"))?;
        reply.add("warnings", || json!(warning));
    }
    Ok(())
}
