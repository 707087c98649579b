//! An event as a line.

use jiff::Timestamp;
use pairing::Scoring;
use rules::Color;

use super::arrange;
use super::fields::add;
use super::norms;
use super::openings;
use super::team;
use crate::event::{Event, Happened, Numbered, Pairing, Place};
use crate::instructions::{Instructions, LateCorrections};
use crate::norms::Date;
use crate::person::{Player, PlayerId};
use crate::zone::Zone;

pub(super) fn line(event: &Event) -> String {
    let at = Timestamp::from_millisecond(event.at.0).unwrap_or_default();
    line_at(event, &format!("{at:.3}"))
}

/// The line with its moment by the clocks of a zone.
pub(super) fn local_line(event: &Event, zone: &Zone) -> String {
    let Some(at) = zone.local(event.at) else {
        return line(event);
    };
    let at = at.timestamp().display_with_offset(at.offset());
    line_at(event, &format!("{at:.3}"))
}

fn line_at(event: &Event, at: &str) -> String {
    let mut line = format!("{at} | {} | ", event.by);
    what(&mut line, &event.what);
    line
}

fn what(line: &mut String, what: &Happened) {
    let mut verb = |name: &str| line.push_str(name);
    match what {
        Happened::Instructed(one) => {
            verb("instruct");
            instructions(line, one);
        }
        Happened::Approved => verb("approve"),
        Happened::Appointed(official) => {
            verb("appoint");
            add(line, "name", &official.name);
            add(line, "role", official.role.name());
        }
        Happened::Committed(commitment) => {
            verb("commit");
            add(line, "commitment", &commitment.to_string());
        }
        Happened::OpeningsCommitted(commitment) => {
            verb("commit-openings");
            add(line, "commitment", &commitment.to_string());
        }
        Happened::OpeningsDrawn(draw) => {
            verb("draw-openings");
            openings::write(line, draw);
        }
        Happened::Registered(one) => {
            verb("register");
            player(line, one);
        }
        Happened::Admitted {
            player: one,
            number,
        } => {
            verb("register");
            player(line, one);
            add(line, "number", &number.to_string());
        }
        Happened::Amended { player: who, right } => {
            verb("amend");
            add(line, "player", &who.to_string());
            player(line, right);
        }
        Happened::Closed => verb("close"),
        Happened::Numbered { how, order } => {
            verb("number");
            numbered(line, how);
            let order: Vec<String> = order.iter().map(PlayerId::to_string).collect();
            add(line, "order", &order.join(","));
        }
        Happened::Freed {
            player,
            round,
            mark,
        } => {
            verb("free");
            add(line, "player", &player.to_string());
            add(line, "round", &round.to_string());
            add(line, "mark", &mark.letter().to_string());
        }
        Happened::Forbidden(one, other) => {
            verb("forbid");
            add(line, "players", &format!("{one},{other}"));
        }
        Happened::Paired(paired) => {
            verb("pair");
            pairing(line, paired);
        }
        Happened::Published { round } => {
            verb("publish");
            add(line, "round", &round.to_string());
        }
        Happened::RoundBegun { round } => {
            verb("begin-round");
            add(line, "round", &round.to_string());
        }
        Happened::Repaired {
            pairing: paired,
            why,
        } => {
            verb("repair");
            pairing(line, paired);
            add(line, "why", why);
        }
        Happened::Entered { place, outcome } => {
            verb("enter");
            game(line, *place, &outcome.to_string());
        }
        Happened::Corrected {
            place,
            outcome,
            was,
            effect,
            why,
        } => {
            verb("correct");
            game(line, *place, &outcome.to_string());
            if let Some(was) = was {
                add(line, "was", &was.to_string());
            }
            may(line, "effect", effect.name().unwrap_or_default());
            add(line, "why", why);
        }
        Happened::Adjourned(place) => {
            verb("adjourn");
            add(line, "game", &place.to_string());
        }
        Happened::Postponed(place) => {
            verb("postpone");
            add(line, "game", &place.to_string());
        }
        Happened::Assumed { place, outcome } => {
            verb("assume");
            game(line, *place, &outcome.to_string());
        }
        Happened::Adjudicated {
            place,
            outcome,
            commission,
        } => {
            verb("adjudicate");
            game(line, *place, &outcome.to_string());
            may(line, "commission", commission);
        }
        Happened::Replayed { place, why } => {
            verb("replay");
            add(line, "game", &place.to_string());
            add(line, "why", why);
        }
        Happened::GameAdded { round, board } => {
            verb("add-game");
            add(line, "board", &format!("{round}.{board}"));
        }
        Happened::Left {
            player,
            leaving,
            why,
        } => {
            verb("leave");
            add(line, "player", &player.to_string());
            add(line, "games", leaving.name());
            add(line, "why", why);
        }
        Happened::Penalised {
            player,
            penalty,
            leaving,
            game: lost,
            why,
        } => {
            verb("penalise");
            add(line, "player", &player.to_string());
            add(line, "penalty", penalty.name());
            if let Some(leaving) = leaving {
                add(line, "games", leaving.name());
            }
            if let Some((place, outcome)) = lost {
                game(line, *place, &outcome.to_string());
            }
            add(line, "why", why);
        }
        Happened::Team(act) => team::write(line, act),
        Happened::Noted(text) => {
            verb("note");
            add(line, "text", text);
        }
        Happened::Undone { event, why } => {
            verb("undo");
            add(line, "event", &event.to_string());
            add(line, "why", why);
        }
        // Never in a file.
        Happened::Elsewhere(section) => {
            verb("elsewhere");
            add(line, "section", section);
        }
        Happened::Arranged(arranged) => arrange::write(line, arranged),
        Happened::Finished => verb("finish"),
        Happened::FinishedEarly { why } => {
            verb("finish-early");
            add(line, "why", why);
        }
    }
}

pub(super) fn may(line: &mut String, key: &str, value: &str) {
    if !value.is_empty() {
        add(line, key, value);
    }
}

fn game(line: &mut String, place: Place, outcome: &str) {
    add(line, "game", &place.to_string());
    add(line, "outcome", outcome);
}

fn instructions(line: &mut String, one: &Instructions) {
    add(line, "name", &one.name);
    may(line, "place", &one.place);
    if let Some(zone) = &one.zone {
        add(line, "zone", zone.name());
    }
    may(line, "federation", &one.federation);
    may(line, "dates", &one.dates);
    let day = |day: &Option<Date>| day.map_or_else(String::new, |day| day.to_string());
    let days: Vec<String> = one.round_days.iter().map(day).collect();
    may(line, "round-days", &days.join(","));
    if let Some(day) = one.last_day {
        add(line, "last-day", &day.to_string());
    }
    if one.is_championship {
        add(line, "championship", "yes");
    }
    add(line, "rules", &one.rules);
    may(line, "control", &one.control);
    add(line, "system", &one.system.to_string());
    add(line, "scoring", &scoring(&one.scoring));
    add(line, "games", &one.encounter.games.to_string());
    add(
        line,
        "meeting",
        if one.encounter.is_match {
            "match"
        } else {
            "sum"
        },
    );
    if let Some(rules) = &one.teams {
        team::write_rules(line, rules);
    }
    let tie_breaks: Vec<String> = one.tie_breaks.iter().map(ToString::to_string).collect();
    may(line, "tie-breaks", &tie_breaks.join(","));
    add(line, "default-minutes", &one.default_minutes.to_string());
    add(line, "public", if one.is_open { "yes" } else { "no" });
    may(line, "additions", &one.additions);
    match one.late_corrections {
        LateCorrections::Ratings => {}
        LateCorrections::Standings => add(line, "late-corrections", one.late_corrections.name()),
    }
    norms::write(line, one.norms);
    if one.swaps_last_rounds {
        add(line, "last-rounds", "swapped");
    }
    if let Some(rules) = &one.openings {
        openings::write_rules(line, rules);
    }
}

/// Win, draw and loss; loss by absence, bye, absence.
pub(super) fn scoring(one: &Scoring) -> String {
    let Scoring {
        win,
        draw,
        loss,
        forfeit_loss,
        pairing_bye,
        zero_bye,
    } = *one;
    let all = [win, draw, loss, forfeit_loss, pairing_bye, zero_bye];
    all.map(|points| points.to_string()).join(",")
}

pub(super) fn player(line: &mut String, one: &Player) {
    add(line, "name", &one.name);
    may(line, "federation", &one.federation);
    may(line, "club", &one.club);
    may(line, "birth", &one.birth);
    if let Some(class) = one.class {
        add(line, "class", &class.to_string());
    }
    if let Some(rating) = one.rating {
        add(line, "rating", &rating.to_string());
    }
    may(line, "title", &one.title);
    may(line, "licence", &one.licence);
    if let Some(sex) = one.sex {
        add(line, "sex", &sex.to_string());
    }
}

fn numbered(line: &mut String, how: &Numbered) {
    match how {
        Numbered::Lots {
            secret,
            words,
            serial,
        } => {
            add(line, "by", "lots");
            add(line, "secret", secret);
            add(line, "words", words);
            add(line, "serial", &serial.to_string());
        }
        Numbered::Rating => add(line, "by", "rating"),
        Numbered::Given {
            first_color,
            last_accelerated,
        } => {
            add(line, "by", "given");
            let color = match first_color {
                Color::White => "white",
                Color::Black => "black",
            };
            add(line, "first", color);
            if let Some(last) = last_accelerated {
                add(line, "accelerated-to", &last.to_string());
            }
        }
    }
}

fn pairing(line: &mut String, paired: &Pairing) {
    if let Some(round) = paired.of_table {
        add(line, "table", &round.to_string());
    }
    if paired.by_lot {
        add(line, "by", "lots");
    }
    if paired.is_draft {
        add(line, "draft", "yes");
    }
    let boards = paired.boards.iter();
    let boards: Vec<String> = boards
        .map(|(white, black)| format!("{white}-{black}"))
        .collect();
    may(line, "boards", &boards.join(","));
    let free = paired.free.iter().map(|(player, mark)| match mark {
        Some(mark) => format!("{player}:{}", mark.letter()),
        None => player.to_string(),
    });
    may(line, "free", &free.collect::<Vec<_>>().join(","));
}
