//! The organisation of a competition: schedule, roll, confirmations, duties.

use clap::Subcommand;
use serde_json::json;
use tournament::desk::DeskRefused;
use tournament::organisation::{Arrangement, Duty, HallTime, Matter};
use tournament::{Command, Competition, Place, Refused};

use super::answer::Reply;
use super::args::{EventFile, named};
use super::log::Log;

/// What is arranged.
#[derive(Subcommand, Debug)]
pub(crate) enum Organise {
    /// Add something to the schedule, or move it
    #[command(after_help = "Examples:
  peatee tournament schedule cup.peatee round-1 2026-12-05 10:00 --minutes 240
  peatee tournament schedule cup.peatee rest-day 2026-12-06
  peatee tournament schedule cup.peatee game-1.2 2026-12-07 10:00 --minutes 60

What breaks an article is refused, what should be looked at is said; `print schedule` has both in five languages.")]
    Schedule {
        #[command(flatten)]
        event_file: EventFile,
        /// Activity: round-3, game-2.1, registration, opening, meeting, adjourned, rest-day, closing
        what: Matter,
        /// Day, such as 2026-12-05
        day: String,
        /// Local time, such as 10:00
        #[arg(default_value = "00:00")]
        time: String,
        /// Duration in minutes [default: the whole day for a rest day, 240 for a round under the regulations of 1953, otherwise 60]
        #[arg(long)]
        minutes: Option<u32>,
        /// Room, if not the venue of the competition
        #[arg(long, default_value = "")]
        room: String,
    },
    /// Set the order in which unfinished games are resumed, and schedule them one after another
    Resume {
        #[command(flatten)]
        event_file: EventFile,
        /// Games, in order
        #[arg(required = true)]
        games: Vec<Place>,
        /// Day of resumption, such as 2026-12-07
        #[arg(long, requires = "time")]
        day: Option<String>,
        /// Time when the first game begins; each player rests 15 minutes between two games
        #[arg(long, requires = "day")]
        time: Option<String>,
        /// Minutes of play for each game
        #[arg(long, default_value_t = 60)]
        minutes: u32,
        /// Room
        #[arg(long, default_value = "")]
        room: String,
    },
    /// Call the roll: players not checked in are not paired in a Swiss
    CallRoll {
        #[command(flatten)]
        event_file: EventFile,
        /// Call it again although players are checked in: everybody checks in once more
        #[arg(long)]
        anew: bool,
    },
    /// Check in players
    CheckIn {
        #[command(flatten)]
        event_file: EventFile,
        /// Players
        #[arg(required = true)]
        players: Vec<String>,
    },
    /// Record that players have confirmed the instructions
    Confirm {
        #[command(flatten)]
        event_file: EventFile,
        /// Players
        #[arg(required_unless_present = "all")]
        players: Vec<String>,
        /// Everybody who has not confirmed yet
        #[arg(long, conflicts_with = "players")]
        all: bool,
    },
    /// Tick off a duty of the judge or the committee; `print duties` lists them
    Tick {
        #[command(flatten)]
        event_file: EventFile,
        /// Duty: instructions, preparation, committee, timetable, room, boards, staff, meeting, lots; ready, course, results,
        /// resumption with --round; disputes, questions, closing, report
        #[arg(value_parser = duty)]
        duty: Duty,
        /// Round, for a duty that recurs in every round
        #[arg(long)]
        round: Option<u32>,
        /// Remark
        #[arg(long, default_value = "")]
        remark: String,
    },
}

fn duty(text: &str) -> Result<Duty, String> {
    named(text, &Duty::NAMES)
}

pub(super) fn run(task: &Organise, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let (event_file, commands) = asked(task)?;
    let mut log = Log::open(event_file, &reply.speaker())?;
    let commands = commands(log.competition())?;
    log.act(commands, reply)?;
    if matches!(task, Organise::Schedule { .. } | Organise::Resume { .. }) {
        look_at_all(&log, reply)?;
    }
    Ok(())
}

/// What is to be asked of the competition, once it is read.
type Asked<'a> = Box<dyn Fn(&Competition) -> Result<Vec<Command>, Refused> + 'a>;

fn asked(task: &Organise) -> anyhow::Result<(&EventFile, Asked<'_>)> {
    Ok(match task {
        Organise::Schedule {
            event_file,
            what,
            day,
            time,
            minutes,
            room,
        } => {
            let start = at(day, time)?;
            (
                event_file,
                Box::new(move |known| Ok(vec![known.scheduling(*what, start, *minutes, room)?])),
            )
        }
        Organise::Resume {
            event_file,
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
                event_file,
                Box::new(move |known| known.resumption(games, start, *minutes, room)),
            )
        }
        Organise::CallRoll { event_file, anew } => (
            event_file,
            Box::new(move |known| Ok(vec![known.calling_roll(*anew)?])),
        ),
        Organise::CheckIn {
            event_file,
            players,
        } => (
            event_file,
            Box::new(move |known| known.arrange_each(players, Arrangement::CheckedIn)),
        ),
        Organise::Confirm {
            event_file,
            players,
            all,
        } => (
            event_file,
            Box::new(move |known| match all {
                false => known.arrange_each(players, Arrangement::Confirmed),
                true => Ok(known.confirmation_of_all()),
            }),
        ),
        Organise::Tick {
            event_file,
            duty,
            round,
            remark,
        } => (
            event_file,
            Box::new(move |known| Ok(vec![known.ticking(*duty, *round, remark)?])),
        ),
    })
}

fn at(day: &str, time: &str) -> Result<HallTime, Refused> {
    let read = format!("{day}T{time}").parse();
    Ok(read.map_err(DeskRefused::NoHallTime)?)
}

/// Says what should be looked at; of an event with sections in each, which may have other rules.
fn look_at_all(log: &Log, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    if !log.is_about_all() {
        return look_at(log.competition(), reply);
    }
    let language = reply.speaker().language();
    for (section, known) in log.festival().parts(log.section()) {
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
