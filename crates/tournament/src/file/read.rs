//! A line as an event.

use jiff::Timestamp;
use pairing::{Mark, Points, Scoring};
use rules::Color;

use super::arrange;
use super::fields::Line;
use super::norms;
use super::openings;
use super::team;
use super::wrong::{Expected, WrongLine};
use crate::event::{Effect, Event, Happened, Leaving, Moment, Numbered, Pairing, Place};
use crate::instructions::{Encounter, Instructions, LateCorrections};
use crate::norms::{Class, Date};
use crate::person::{Official, Penalty, Player, PlayerId, Role};
use crate::round::Outcome;

pub(super) fn event(mut line: Line<'_>) -> Result<Event, WrongLine> {
    let at: Result<Timestamp, _> = line.at.parse();
    let at = at.map_err(|_| WrongLine::NoTime(line.at.to_owned()))?;
    let by = line.by.to_owned();
    if by.is_empty() {
        return Err(WrongLine::NoName);
    }
    let what = what(&mut line)?;
    line.end()?;
    Ok(Event {
        at: Moment(at.as_millisecond()),
        by,
        what,
    })
}

fn what(line: &mut Line<'_>) -> Result<Happened, WrongLine> {
    Ok(match line.verb {
        "instruct" => Happened::Instructed(Box::new(instructions(line)?)),
        "approve" => Happened::Approved,
        "appoint" => Happened::Appointed(Official {
            name: line.must("name")?,
            role: line.parse("role", Expected::named(&Role::NAMES), Role::from_name)?,
        }),
        "commit" => {
            let read = |text: &str| text.parse().ok();
            Happened::Committed(line.parse("commitment", Expected::Digits(64), read)?)
        }
        "commit-openings" => {
            let read = |text: &str| text.parse().ok();
            let commitment = line.parse("commitment", Expected::Digits(64), read)?;
            Happened::OpeningsCommitted(commitment)
        }
        "draw-openings" => Happened::OpeningsDrawn(openings::draw(line)?),
        "register" => {
            let player = Box::new(player(line)?);
            match may_number(line, "number")? {
                None => Happened::Registered(player),
                Some(number) => Happened::Admitted { player, number },
            }
        }
        "amend" => Happened::Amended {
            player: id(line, "player")?,
            right: Box::new(player(line)?),
        },
        "close" => Happened::Closed,
        "number" => Happened::Numbered {
            how: numbered(line)?,
            order: line.parse("order", Expected::Like("3,1,2"), |text| list(text, read_id))?,
        },
        "free" => Happened::Freed {
            player: id(line, "player")?,
            round: number(line, "round")?,
            mark: line.parse("mark", Expected::OneOf(vec!["H", "F", "Z"]), read_mark)?,
        },
        "forbid" => {
            let read = |text: &str| <[PlayerId; 2]>::try_from(list(text, read_id)?).ok();
            let [one, other] = line.parse("players", Expected::Like("1,2"), read)?;
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
            let board = line.parse("board", Expected::Like("2.1"), read_place)?;
            Happened::GameAdded {
                round: board.round,
                board: board.board,
            }
        }
        "leave" => Happened::Left {
            player: id(line, "player")?,
            leaving: line.parse(
                "games",
                Expected::named(&Leaving::NAMES),
                Leaving::from_name,
            )?,
            why: line.must("why")?,
        },
        "penalise" => Happened::Penalised {
            player: id(line, "player")?,
            penalty: line.parse(
                "penalty",
                Expected::named(&Penalty::NAMES),
                Penalty::from_name,
            )?,
            leaving: line.may_parse(
                "games",
                Expected::named(&Leaving::NAMES),
                Leaving::from_name,
            )?,
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
        "finish-early" => Happened::FinishedEarly {
            why: line.must("why")?,
        },
        other => match arrange::read(line)? {
            Some(arranged) => Happened::Arranged(arranged),
            None => return Err(WrongLine::NoKind(other.to_owned())),
        },
    })
}

fn instructions(line: &mut Line<'_>) -> Result<Instructions, WrongLine> {
    let system = line.parse("system", Expected::Like("swiss 7"), |text| {
        text.parse().ok()
    })?;
    let yes_or_no = |yes: &'static str, no: &'static str| {
        move |text: &str| match text {
            text if text == yes => Some(true),
            text if text == no => Some(false),
            _ => None,
        }
    };
    let tie_breaks = line.may_parse("tie-breaks", Expected::Like("DE,BH/C1,SB"), |text| {
        let codes = text.split(',').filter(|code| !code.is_empty());
        let codes = codes.map(|code| code.parse().ok());
        codes.collect::<Option<Vec<_>>>()
    })?;
    Ok(Instructions {
        name: line.must("name")?,
        place: line.may("place").unwrap_or_default(),
        zone: line.may_parse("zone", Expected::Like("Europe/Tallinn"), |text| {
            text.parse().ok()
        })?,
        federation: line.may("federation").unwrap_or_default(),
        dates: line.may("dates").unwrap_or_default(),
        round_days: round_days(line)?,
        last_day: may_date(line, "last-day")?,
        is_championship: may_mark(line, "championship", "yes")?,
        rules: line.must("rules")?,
        control: line.may("control").unwrap_or_default(),
        system,
        scoring: line.parse("scoring", Expected::Like("1,½,0,0,1,0"), scoring)?,
        encounter: Encounter {
            games: line.parse(
                "games",
                Expected::Within(1, Encounter::MOST_GAMES),
                |text| {
                    let games = text.parse().ok();
                    games.filter(|games| (1..=Encounter::MOST_GAMES).contains(games))
                },
            )?,
            is_match: line.parse(
                "meeting",
                Expected::OneOf(vec!["match", "sum"]),
                yes_or_no("match", "sum"),
            )?,
        },
        teams: team::rules(line)?,
        openings: openings::rules(line)?,
        tie_breaks: tie_breaks.unwrap_or_default(),
        default_minutes: number(line, "default-minutes")?,
        is_open: line.parse(
            "public",
            Expected::OneOf(vec!["yes", "no"]),
            yes_or_no("yes", "no"),
        )?,
        additions: line.may("additions").unwrap_or_default(),
        late_corrections: late_corrections(line)?,
        norms: norms::read(line)?,
        swaps_last_rounds: may_mark(line, "last-rounds", "swapped")?,
    })
}

fn may_date(line: &mut Line<'_>, key: &str) -> Result<Option<Date>, WrongLine> {
    line.may_parse(key, Expected::Like("2026-12-06"), |text| text.parse().ok())
}

/// Days with commas; nothing stands for a round whose day is not known.
fn round_days(line: &mut Line<'_>) -> Result<Vec<Option<Date>>, WrongLine> {
    let day = |text: &str| match text {
        "" => Some(None),
        text => text.parse::<Date>().ok().map(Some),
    };
    let expected = Expected::Like("2026-12-05,,2026-12-06");
    let days = line.may_parse("round-days", expected, |text| list(text, day))?;
    Ok(days.unwrap_or_default())
}

/// A word that may stand there, or nothing.
fn may_mark(line: &mut Line<'_>, key: &str, word: &'static str) -> Result<bool, WrongLine> {
    let expected = Expected::OneOf(vec![word]);
    let found = line.may_parse(key, expected, |text| (text == word).then_some(()))?;
    Ok(found.is_some())
}

fn late_corrections(line: &mut Line<'_>) -> Result<LateCorrections, WrongLine> {
    let expected = Expected::named(&LateCorrections::NAMES);
    let found = line.may_parse("late-corrections", expected, LateCorrections::from_name)?;
    Ok(found.unwrap_or_default())
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

pub(super) fn player(line: &mut Line<'_>) -> Result<Player, WrongLine> {
    Ok(Player {
        name: line.must("name")?,
        federation: line.may("federation").unwrap_or_default(),
        club: line.may("club").unwrap_or_default(),
        birth: line.may("birth").unwrap_or_default(),
        class: may_class(line, "class")?,
        rating: may_number(line, "rating")?,
        title: line.may("title").unwrap_or_default(),
        licence: line.may("licence").unwrap_or_default(),
        sex: line.may_parse("sex", Expected::OneOf(vec!["m", "w"]), |text| {
            text.parse().ok()
        })?,
    })
}

/// A class that may be missing.
pub(super) fn may_class(line: &mut Line<'_>, key: &str) -> Result<Option<Class>, WrongLine> {
    line.may_parse(key, Expected::named(&Class::NAMES), |text| {
        text.parse().ok()
    })
}

fn numbered(line: &mut Line<'_>) -> Result<Numbered, WrongLine> {
    let by = line.must("by")?;
    match by.as_str() {
        "rating" => Ok(Numbered::Rating),
        "given" => Ok(Numbered::Given {
            first_color: line.parse("first", Expected::OneOf(vec!["white", "black"]), |text| {
                match text {
                    "white" => Some(Color::White),
                    "black" => Some(Color::Black),
                    _ => None,
                }
            })?,
            last_accelerated: line.may_parse("accelerated-to", Expected::Like("8"), read_id)?,
        }),
        "lots" => Ok(Numbered::Lots {
            secret: line.must("secret")?,
            words: line.must("words")?,
            serial: number(line, "serial")?,
        }),
        other => {
            let expected = Expected::OneOf(vec!["lots", "rating", "given"]);
            Err(WrongLine::value(line.verb, "by", expected, other))
        }
    }
}

fn pairing(line: &mut Line<'_>) -> Result<Pairing, WrongLine> {
    let of_table = may_number(line, "table")?;
    let by_lot = may_mark(line, "by", "lots")?;
    let is_draft = may_mark(line, "draft", "yes")?;
    let pair = |text: &str| {
        let (white, black) = text.split_once('-')?;
        Some((read_id(white)?, read_id(black)?))
    };
    let one = |text: &str| match text.split_once(':') {
        None => Some((read_id(text)?, None)),
        Some((player, mark)) => Some((read_id(player)?, Some(read_mark(mark)?))),
    };
    let boards = line.may_parse("boards", Expected::Like("3-1,4-2"), |text| list(text, pair))?;
    let free = line.may_parse("free", Expected::Like("5,6:H"), |text| list(text, one))?;
    Ok(Pairing {
        of_table,
        by_lot,
        is_draft,
        boards: boards.unwrap_or_default(),
        free: free.unwrap_or_default(),
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

pub(super) fn id(line: &mut Line<'_>, key: &str) -> Result<PlayerId, WrongLine> {
    line.parse(key, Expected::Number, read_id)
}

/// A number that may be missing.
pub(super) fn may_number(line: &mut Line<'_>, key: &str) -> Result<Option<u32>, WrongLine> {
    line.may_parse(key, Expected::Number, |text| text.parse().ok())
}

pub(super) fn number(line: &mut Line<'_>, key: &str) -> Result<u32, WrongLine> {
    line.parse(key, Expected::Number, |text| text.parse().ok())
}

fn place(line: &mut Line<'_>) -> Result<Place, WrongLine> {
    line.parse("game", Expected::Like("2.1"), read_place)
}

fn may_place(line: &mut Line<'_>) -> Result<Option<Place>, WrongLine> {
    line.may_parse("game", Expected::Like("2.1"), read_place)
}

fn effect(line: &mut Line<'_>) -> Result<Effect, WrongLine> {
    let expected = Expected::named(&Effect::NAMES);
    let found = line.may_parse("effect", expected, Effect::from_name)?;
    Ok(found.unwrap_or_default())
}

pub(super) fn outcome(line: &mut Line<'_>) -> Result<Outcome, WrongLine> {
    line.parse("outcome", Expected::Like("1-0"), read_outcome)
}

fn may_outcome(line: &mut Line<'_>, key: &str) -> Result<Option<Outcome>, WrongLine> {
    line.may_parse(key, Expected::Like("1-0"), read_outcome)
}

fn read_outcome(text: &str) -> Option<Outcome> {
    let known = Outcome::TEXTS.iter().find(|(_, known)| *known == text);
    known.map(|(outcome, _)| *outcome)
}
