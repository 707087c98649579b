//! A line as an event.

use jiff::Timestamp;
use rules::Color;

use super::arrange;
use super::fields::Line;
use super::norms;
use super::openings;
use super::team;
use crate::event::{Effect, Event, Happened, Leaving, Moment, Numbered, Pairing, Place};
use crate::instructions::{Encounter, Instructions, LateCorrections};
use crate::norms::{Class, Date};
use crate::person::{Official, Penalty, Player, PlayerId, Role, Sex};
use crate::points::{Mark, Points, Scoring};
use crate::round::Outcome;

pub(super) fn event(mut line: Line<'_>) -> Result<Event, String> {
    let at: Timestamp = line.at.parse().map_err(|_| {
        format!(
            "expected a time as 2026-11-15T10:00:00Z, found {:?}",
            line.at
        )
    })?;
    let by = line.by.to_owned();
    if by.is_empty() {
        return Err("the author is missing".to_owned());
    }
    let what = what(&mut line)?;
    line.end()?;
    Ok(Event {
        at: Moment(at.as_millisecond()),
        by,
        what,
    })
}

fn what(line: &mut Line<'_>) -> Result<Happened, String> {
    Ok(match line.verb {
        "instruct" => Happened::Instructed(Box::new(instructions(line)?)),
        "approve" => Happened::Approved,
        "appoint" => Happened::Appointed(Official {
            name: line.must("name")?,
            role: line.parse(
                "role",
                "organiser, chief-judge, judge or staff",
                Role::from_name,
            )?,
        }),
        "commit" => {
            let read = |text: &str| text.parse().ok();
            Happened::Committed(line.parse("commitment", "64 hexadecimal digits", read)?)
        }
        "commit-openings" => {
            let read = |text: &str| text.parse().ok();
            let commitment = line.parse("commitment", "64 hexadecimal digits", read)?;
            Happened::OpeningsCommitted(commitment)
        }
        "draw-openings" => Happened::OpeningsDrawn(openings::draw(line)?),
        "register" => Happened::Registered(Box::new(player(line)?)),
        "amend" => Happened::Amended {
            player: id(line, "player")?,
            right: Box::new(player(line)?),
        },
        "close" => Happened::Closed,
        "number" => Happened::Numbered {
            how: numbered(line)?,
            order: line.parse("order", "player numbers with commas", |text| {
                list(text, read_id)
            })?,
        },
        "free" => Happened::Freed {
            player: id(line, "player")?,
            round: number(line, "round")?,
            mark: line.parse("mark", "H, F or Z", read_mark)?,
        },
        "forbid" => {
            let read = |text: &str| <[PlayerId; 2]>::try_from(list(text, read_id)?).ok();
            let [one, other] = line.parse("players", "two player numbers", read)?;
            Happened::Forbidden(one, other)
        }
        "pair" => Happened::Paired(pairing(line)?),
        "publish" => Happened::Published {
            round: number(line, "round")?,
        },
        "begin-round" => Happened::RoundBegun {
            round: number(line, "round")?,
        },
        "repair" => Happened::Repaired {
            pairing: pairing(line)?,
            why: line.must("why")?,
        },
        "enter" => Happened::Entered {
            place: place(line)?,
            outcome: outcome(line)?,
        },
        "correct" => Happened::Corrected {
            place: place(line)?,
            outcome: outcome(line)?,
            was: may_outcome(line, "was")?,
            effect: effect(line)?,
            why: line.must("why")?,
        },
        "adjourn" => Happened::Adjourned(place(line)?),
        "postpone" => Happened::Postponed(place(line)?),
        "assume" => Happened::Assumed {
            place: place(line)?,
            outcome: outcome(line)?,
        },
        "adjudicate" => Happened::Adjudicated {
            place: place(line)?,
            outcome: outcome(line)?,
            commission: line.may("commission").unwrap_or_default(),
        },
        "replay" => Happened::Replayed {
            place: place(line)?,
            why: line.must("why")?,
        },
        "add-game" => {
            let board = line.parse("board", "ROUND.BOARD", read_place)?;
            Happened::GameAdded {
                round: board.round,
                board: board.board,
            }
        }
        "leave" => Happened::Left {
            player: id(line, "player")?,
            leaving: line.parse("games", "what becomes of his games", Leaving::from_name)?,
            why: line.must("why")?,
        },
        "penalise" => Happened::Penalised {
            player: id(line, "player")?,
            penalty: line.parse("penalty", "a penalty", Penalty::from_name)?,
            leaving: match line.may("games") {
                None => None,
                Some(text) => Some(
                    Leaving::from_name(&text)
                        .ok_or_else(|| format!("penalise: nothing becomes of games as {text:?}"))?,
                ),
            },
            game: match may_place(line)? {
                None => None,
                Some(place) => Some((place, outcome(line)?)),
            },
            why: line.must("why")?,
        },
        "enlist" | "amend-member" | "board-order" | "line-up" | "forfeit" => {
            Happened::Team(team::act(line)?)
        }
        "note" => Happened::Noted(line.must("text")?),
        "undo" => Happened::Undone {
            event: number(line, "event")?,
            why: line.must("why")?,
        },
        "finish" => Happened::Finished,
        other => match arrange::read(line)? {
            Some(arranged) => Happened::Arranged(arranged),
            None => return Err(format!("nothing is called {other:?}")),
        },
    })
}

fn instructions(line: &mut Line<'_>) -> Result<Instructions, String> {
    let system = line.must("system")?;
    let system = system
        .parse()
        .map_err(|error| format!("instruct: {error}"))?;
    let yes_or_no = |yes: &'static str, no: &'static str| {
        move |text: &str| match text {
            text if text == yes => Some(true),
            text if text == no => Some(false),
            _ => None,
        }
    };
    let tie_breaks = line.may("tie-breaks").unwrap_or_default();
    let tie_breaks = tie_breaks.split(',').filter(|code| !code.is_empty());
    let tie_breaks =
        tie_breaks.map(|code| code.parse().map_err(|error| format!("instruct: {error}")));
    Ok(Instructions {
        name: line.must("name")?,
        place: line.may("place").unwrap_or_default(),
        federation: line.may("federation").unwrap_or_default(),
        dates: line.may("dates").unwrap_or_default(),
        round_days: round_days(line)?,
        last_day: may_date(line, "last-day")?,
        is_championship: match line.may("championship").as_deref() {
            None => false,
            Some("yes") => true,
            Some(other) => return Err(format!("instruct: championship is yes, not {other:?}")),
        },
        rules: line.must("rules")?,
        control: line.may("control").unwrap_or_default(),
        system,
        scoring: line.parse("scoring", "six values with commas", scoring)?,
        encounter: Encounter {
            games: line.parse("games", "a number from 1 to 30", |text| {
                let games = text.parse().ok();
                games.filter(|games| (1..=Encounter::MOST_GAMES).contains(games))
            })?,
            is_match: line.parse("meeting", "match or sum", yes_or_no("match", "sum"))?,
        },
        teams: team::rules(line)?,
        openings: openings::rules(line)?,
        tie_breaks: tie_breaks.collect::<Result<_, _>>()?,
        default_minutes: number(line, "default-minutes")?,
        is_open: line.parse("public", "yes or no", yes_or_no("yes", "no"))?,
        additions: line.may("additions").unwrap_or_default(),
        late_corrections: late_corrections(line)?,
        norms: norms::read(line)?,
        swaps_last_rounds: match line.may("last-rounds").as_deref() {
            None => false,
            Some("swapped") => true,
            Some(other) => return Err(format!("instruct: last-rounds is swapped, not {other:?}")),
        },
    })
}

fn may_date(line: &mut Line<'_>, key: &str) -> Result<Option<Date>, String> {
    let verb = line.verb;
    let found = line.may(key).map(|text| {
        let date = text.parse::<Date>();
        date.map_err(|error| format!("{verb}: {key}: {error}"))
    });
    found.transpose()
}

/// Days with commas; nothing stands for a round whose day is not known.
fn round_days(line: &mut Line<'_>) -> Result<Vec<Option<Date>>, String> {
    let verb = line.verb;
    let Some(days) = line.may("round-days") else {
        return Ok(Vec::new());
    };
    let day = |text: &str| match text {
        "" => Ok(None),
        text => text.parse::<Date>().map(Some),
    };
    let days: Result<_, _> = days.split(',').map(day).collect();
    days.map_err(|error| format!("{verb}: round-days: {error}"))
}

fn late_corrections(line: &mut Line<'_>) -> Result<LateCorrections, String> {
    let verb = line.verb;
    line.may("late-corrections")
        .map_or(Ok(LateCorrections::default()), |text| {
            let why = || format!("{verb}: late-corrections is ratings or standings, not {text:?}");
            LateCorrections::from_name(&text).ok_or_else(why)
        })
}

pub(super) fn scoring(text: &str) -> Option<Scoring> {
    let all: Vec<Points> = list(text, |one| one.parse().ok())?;
    let [win, draw, loss, forfeit_loss, pairing_bye, zero_bye] = all[..] else {
        return None;
    };
    Some(Scoring {
        win,
        draw,
        loss,
        forfeit_loss,
        pairing_bye,
        zero_bye,
    })
}

pub(super) fn player(line: &mut Line<'_>) -> Result<Player, String> {
    let verb = line.verb;
    let class = line.may("class").map(|text| {
        let class = text.parse::<Class>();
        class.map_err(|error| format!("{verb}: {error}"))
    });
    let rating = line.may("rating").map(|text| {
        let rating = text.parse::<u32>().ok();
        rating.ok_or_else(|| format!("{verb}: rating is a number, not {text:?}"))
    });
    let sex = line.may("sex").map(|text| {
        let sex = text.parse::<Sex>();
        sex.map_err(|error| format!("{verb}: sex: {error}"))
    });
    Ok(Player {
        name: line.must("name")?,
        federation: line.may("federation").unwrap_or_default(),
        club: line.may("club").unwrap_or_default(),
        birth: line.may("birth").unwrap_or_default(),
        class: class.transpose()?,
        rating: rating.transpose()?,
        title: line.may("title").unwrap_or_default(),
        licence: line.may("licence").unwrap_or_default(),
        sex: sex.transpose()?,
    })
}

fn numbered(line: &mut Line<'_>) -> Result<Numbered, String> {
    match line.must("by")?.as_str() {
        "rating" => Ok(Numbered::Rating),
        "given" => Ok(Numbered::Given {
            first_color: line.parse("first", "white or black", |text| match text {
                "white" => Some(Color::White),
                "black" => Some(Color::Black),
                _ => None,
            })?,
        }),
        "lots" => Ok(Numbered::Lots {
            secret: line.must("secret")?,
            words: line.must("words")?,
            serial: number(line, "serial")?,
        }),
        other => Err(format!(
            "number: by is lots, rating or given, not {other:?}"
        )),
    }
}

fn pairing(line: &mut Line<'_>) -> Result<Pairing, String> {
    let verb = line.verb;
    let of_table = line.may("table").map(|text| {
        let round = text.parse::<u32>().ok();
        round.ok_or_else(|| format!("{verb}: table is a number, not {text:?}"))
    });
    let by_lot = match line.may("by").as_deref() {
        None => false,
        Some("lots") => true,
        Some(other) => return Err(format!("{verb}: by is lots, not {other:?}")),
    };
    let is_draft = match line.may("draft").as_deref() {
        None => false,
        Some("yes") => true,
        Some(other) => return Err(format!("{verb}: draft is yes, not {other:?}")),
    };
    let boards = line.may("boards").unwrap_or_default();
    let pair = |text: &str| {
        let (white, black) = text.split_once('-')?;
        Some((read_id(white)?, read_id(black)?))
    };
    let free = line.may("free").unwrap_or_default();
    let one = |text: &str| match text.split_once(':') {
        None => Some((read_id(text)?, None)),
        Some((player, mark)) => Some((read_id(player)?, Some(read_mark(mark)?))),
    };
    Ok(Pairing {
        of_table: of_table.transpose()?,
        by_lot,
        is_draft,
        boards: list(&boards, pair).ok_or_else(|| format!("{verb}: boards are as 3-1,4-2"))?,
        free: list(&free, one).ok_or_else(|| format!("{verb}: free is as 5,6:H"))?,
    })
}

pub(super) fn list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    match text.is_empty() {
        true => Some(Vec::new()),
        false => text.split(',').map(read).collect(),
    }
}

fn read_id(text: &str) -> Option<PlayerId> {
    let number = text.parse::<u32>().ok().filter(|number| *number > 0);
    number.map(PlayerId)
}

fn read_mark(text: &str) -> Option<Mark> {
    let mut chars = text.chars();
    let mark = Mark::from_letter(chars.next()?)?;
    chars.next().is_none().then_some(mark)
}

pub(super) fn read_place(text: &str) -> Option<Place> {
    text.parse().ok()
}

pub(super) fn id(line: &mut Line<'_>, key: &str) -> Result<PlayerId, String> {
    line.parse(key, "the number of a player", read_id)
}

/// A number that may be missing.
pub(super) fn may_number(line: &mut Line<'_>, key: &str) -> Result<Option<u32>, String> {
    let verb = line.verb;
    let found = line.may(key).map(|text| {
        let number = text.parse::<u32>().ok();
        number.ok_or_else(|| format!("{verb}: {key} is a number, not {text:?}"))
    });
    found.transpose()
}

pub(super) fn number(line: &mut Line<'_>, key: &str) -> Result<u32, String> {
    line.parse(key, "a number", |text| text.parse().ok())
}

fn place(line: &mut Line<'_>) -> Result<Place, String> {
    line.parse("game", "ROUND.BOARD or ROUND.BOARD.GAME", read_place)
}

fn may_place(line: &mut Line<'_>) -> Result<Option<Place>, String> {
    let verb = line.verb;
    let found = line.may("game").map(|text| {
        let why = || format!("{verb}: game is ROUND.BOARD or ROUND.BOARD.GAME, not {text:?}");
        read_place(&text).ok_or_else(why)
    });
    found.transpose()
}

fn effect(line: &mut Line<'_>) -> Result<Effect, String> {
    let verb = line.verb;
    line.may("effect").map_or(Ok(Effect::default()), |text| {
        let names = "pairing-stands, re-paired or rating-only";
        let why = || format!("{verb}: effect is {names}, not {text:?}");
        Effect::from_name(&text).ok_or_else(why)
    })
}

pub(super) fn outcome(line: &mut Line<'_>) -> Result<Outcome, String> {
    line.parse("outcome", "a result as 1-0", read_outcome)
}

fn may_outcome(line: &mut Line<'_>, key: &str) -> Result<Option<Outcome>, String> {
    let verb = line.verb;
    let found = line.may(key).map(|text| {
        let why = || format!("{verb}: {key} is a result as 1-0, not {text:?}");
        read_outcome(&text).ok_or_else(why)
    });
    found.transpose()
}

fn read_outcome(text: &str) -> Option<Outcome> {
    let known = Outcome::TEXTS.iter().find(|(_, known)| *known == text);
    known.map(|(outcome, _)| *outcome)
}
