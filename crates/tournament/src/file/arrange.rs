//! Lines of what is arranged.

use super::fields::{Line, add};
use super::read::{id, list, may_number, read_place};
use super::write::may;
use super::wrong::{Expected, WrongLine};
use crate::organisation::{Arrangement, Duty, HallTime, Matter, Sitting};

/// What a line arranges; none where its verb is another one.
pub(super) fn read(line: &mut Line<'_>) -> Result<Option<Arrangement>, WrongLine> {
    Ok(Some(match line.verb {
        "schedule" => Arrangement::Scheduled(Sitting {
            matter: line.parse("what", Expected::Like("round-3"), |text| {
                text.parse::<Matter>().ok()
            })?,
            start: line.parse("at", Expected::Like("2026-12-05T10:00"), |text| {
                text.parse::<HallTime>().ok()
            })?,
            minutes: line.parse("minutes", Expected::Within(1, Sitting::LONGEST), |text| {
                let minutes = text.parse().ok();
                minutes.filter(|minutes| (1..=Sitting::LONGEST).contains(minutes))
            })?,
            room: line.may("room").unwrap_or_default(),
        }),
        "order" => {
            Arrangement::Ordered(line.parse("games", Expected::Like("1.3,1.4"), |text| {
                list(text, read_place)
            })?)
        }
        "call-roll" => Arrangement::RollCalled,
        "check-in" => Arrangement::CheckedIn(id(line, "player")?),
        "confirm" => Arrangement::Confirmed(id(line, "player")?),
        "tick" => Arrangement::Ticked {
            duty: line.parse("duty", Expected::named(&Duty::NAMES), Duty::from_name)?,
            round: may_number(line, "round")?,
            remark: line.may("remark").unwrap_or_default(),
        },
        "allow" => Arrangement::Allowed {
            name: line.must("name")?,
            why: line.must("why")?,
        },
        _ => return Ok(None),
    }))
}

pub(super) fn write(line: &mut String, what: &Arrangement) {
    let mut verb = |name: &str| line.push_str(name);
    match what {
        Arrangement::Scheduled(sitting) => {
            verb("schedule");
            add(line, "what", &sitting.matter.to_string());
            add(line, "at", &sitting.start.to_string());
            add(line, "minutes", &sitting.minutes.to_string());
            may(line, "room", &sitting.room);
        }
        Arrangement::Ordered(places) => {
            verb("order");
            let places: Vec<String> = places.iter().map(ToString::to_string).collect();
            add(line, "games", &places.join(","));
        }
        Arrangement::RollCalled => verb("call-roll"),
        Arrangement::CheckedIn(player) => {
            verb("check-in");
            add(line, "player", &player.to_string());
        }
        Arrangement::Confirmed(player) => {
            verb("confirm");
            add(line, "player", &player.to_string());
        }
        Arrangement::Ticked {
            duty,
            round,
            remark,
        } => {
            verb("tick");
            add(line, "duty", duty.name());
            if let Some(round) = round {
                add(line, "round", &round.to_string());
            }
            may(line, "remark", remark);
        }
        Arrangement::Allowed { name, why } => {
            verb("allow");
            add(line, "name", name);
            add(line, "why", why);
        }
    }
}
